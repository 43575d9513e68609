"""The table holds still: over the questions of a turn the bar keeps its height, and the board its place."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.board_steps import DESK, PHONE, Play
from e2e.scripts import script
from e2e.shell_steps import at
from pygame_core.games.registry import GAMES, ruleset
from pygame_core.kernel.book import Book
from pygame_core.kernel.table import Player, Table
from pygame_core.present import Presenter
from pygame_core.waiting import waiting
from tests.conformance.play import Walker

PLAY = Play(
    game="john_company_second",
    seed="board",
    stages={},
    lot=11,
    manners=script("plays/john_company_second"),
)
# Questions of several kinds, with few answers and with many.
ASKED = ["family.action", "hiring.choose", "operations.allocate", "operations.trade"]
UPRIGHT = {"viewport": {"width": 768, "height": 1024}, "has_touch": True}
SHEET = {"standing": (480, 304), "raised": (110, 674)}


def box(page: Page, part: str) -> dict[str, float]:
    found = page.locator(part).bounding_box()
    assert found, part
    return {side: found[side] for side in ("x", "y", "width", "height")}  # type: ignore[literal-required]


def questions(page: Page) -> Iterator[str]:
    """Part of a game, as far as it asks these."""
    PLAY.lay(page)
    for code in ASKED:
        PLAY.run(page, code, "() => true", PLAY.lot)
        yield code


@pytest.mark.browser_context_args(**DESK)
def test_on_a_desk_the_bar_is_136_high(booted_page: Page) -> None:
    for code in questions(booted_page):
        assert (box(booted_page, ".decision")["y"], box(booted_page, ".decision")["height"]) == (58, 136), code
        assert box(booted_page, "#stage")["y"] == 202, code


@pytest.mark.browser_context_args(**UPRIGHT)
def test_on_a_tablet_the_bar_is_168_high(booted_page: Page) -> None:
    for code in questions(booted_page):
        booted_page.evaluate("() => scrollTo(0, 0)")
        assert (box(booted_page, ".decision")["y"], box(booted_page, ".decision")["height"]) == (58, 168), code
        expect(booted_page.locator("#confirm")).to_be_in_viewport(ratio=1)


@pytest.mark.browser_context_args(**PHONE)
def test_on_a_phone_the_sheet_stands_or_is_raised_over_a_board_that_keeps_its_place(booted_page: Page) -> None:
    boards = []
    for code in questions(booted_page):
        sheet = box(booted_page, ".decision")
        state = booted_page.locator(".table").get_attribute("data-sheet") or ""
        assert (sheet["y"], sheet["height"]) == SHEET[state], code
        confirm = box(booted_page, "#confirm")
        assert confirm["y"] + confirm["height"] <= box(booted_page, ".nav")["y"], code
        boards.append(box(booted_page, "#stage"))
    assert boards == boards[:1] * len(boards)


LINES = script("table_still/lines")
SHORT = 24
"""A question of no more letters needs no second line anywhere."""


def questions_of(game: str) -> list[str]:
    """What is asked in a game, of people with long names."""
    rules = ruleset(game)
    mode = next(rules.modes())
    people = [Player(f"Marlborough Bly {seat}", "human") for seat in range(mode.seats)]
    table = Table(rules, mode, "questions", people)
    presenter, walker = Presenter(Book(table)), Walker(table, "questions")
    found = set()
    while table.result is None:
        found |= {row["text"] for row in waiting(presenter, table.pending, None)}
        walker.move()
    return sorted(question for question in found if len(question) > SHORT)


@pytest.mark.parametrize(
    "screen", [DESK, {"viewport": {"width": 1280, "height": 800}}, PHONE], ids=["desk", "laptop", "phone"]
)
def test_every_question_has_two_lines(booted_page: Page, screen: dict[str, Any]) -> None:
    booted_page.set_viewport_size(screen["viewport"])
    PLAY.lay(booted_page)
    PLAY.run(booted_page, ASKED[0], "() => true", PLAY.lot)
    cut = [question for game in GAMES for question in questions_of(game) if at(booted_page, LINES, question) > 2]
    assert cut == []
