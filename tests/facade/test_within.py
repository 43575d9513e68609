"""The table within a move: as it stood when something of it had happened and the rest had not."""

from __future__ import annotations

from typing import Any

import pytest

from tests.facade.desk import Page

SEED = 3
"""A game in which events of India follow one another within a single move."""


@pytest.fixture(scope="module")
def events() -> tuple[Page, list[dict[str, Any]]]:
    """John Company up to a move with two event tiles, and what it led to, line by line."""
    page = Page("john_company_second", 4, seed=SEED)
    while True:
        before = len(page.log)
        assert page.on()
        at = page.view["meta"]["position"]
        lines = [line for line in page.log[before:] if line["at"] == at]
        if sum(line["code"] == "events.tile" for line in lines) > 1:
            return page, lines


def within(page: Page, lines: list[dict[str, Any]], told: int) -> dict[str, Any]:
    found: dict[str, Any] = page.ask("at", position=lines[0]["at"], lines=told)["set"]
    return found


def test_an_event_that_is_still_to_come_has_changed_nothing(events: tuple[Page, list[dict[str, Any]]]) -> None:
    page, lines = events
    tiles = [at for at, line in enumerate(lines) if line["code"] == "events.tile"]
    steps = [within(page, lines, at)["board/events"]["stack"] for at in (*tiles, len(lines))]
    assert steps == [steps[0], steps[0] - 1, steps[0] - 2]


def test_with_all_its_lines_the_move_is_over(events: tuple[Page, list[dict[str, Any]]]) -> None:
    page, lines = events
    last = within(page, lines, len(lines) + 1)
    assert last["board/regions"] == page.view["board/regions"]
    assert last["seats"] == page.view["seats"]


def test_nothing_is_asked_and_nothing_changes(events: tuple[Page, list[dict[str, Any]]]) -> None:
    page, lines = events
    save = page.ask("save")["save"]
    assert within(page, lines, 1)["decision"] is None
    assert page.ask("save")["save"] == save


@pytest.mark.parametrize("position", [0, 9999])
def test_there_is_no_move_there(events: tuple[Page, list[dict[str, Any]]], position: int) -> None:
    page, _ = events
    assert page.send("at", position=position, lines=1)["error"]["code"] == "kernel.back.where"
