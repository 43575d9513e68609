"""A puzzle: made at a table, solved inside another page, which hears of each answer."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.scripts import script
from e2e.shell_steps import BOOT_MS, at, open_table, to_setup
from e2e.test_shell_embed import POSTER, TABLE, heard, host, inner, say, times

CHOSEN = script("shell_puzzle/chosen")
SOLVE = script("shell_puzzle/solve")
GOAL = "Keep <b>two</b> commissions that serve you in the first sale."
RIGHT = "They pay <i>early</i>."
SIZES = [("desk", 1440, 900), ("phone", 390, 844)]


def to_maker(page: Page) -> list[Any]:
    """A new table where two things are to be chosen, and the form open; what can be chosen."""
    seats = [{"name": "", "kind": kind} for kind in ("human", "easy", "easy")]
    to_setup(page, game="auction_house", seed="7", seats=seats)
    open_table(page)
    at(page, "(session) => session.curtain && session.lift()")
    page.wait_for_selector(".decision[data-kind=pick_many]")
    values: list[Any] = at(page, CHOSEN)
    page.locator('.masthead [data-do="saves"]').click()
    page.locator('[data-do="puzzle-make"]').click()
    return values


def fill(page: Page) -> str:
    """The form filled in; the code of the puzzle."""
    dialog = page.locator('dialog[data-dialog="puzzle"]')
    expect(dialog.locator('[data-do="puzzle-try"]')).to_have_attribute("aria-disabled", "true")
    dialog.locator("#puzzle-goal").fill(GOAL)
    # what is typed is seen at once as it will be read, beside the board
    expect(dialog.locator(".preview .goal")).to_have_text(GOAL)
    expect(dialog.locator(".preview .cut [data-part]").first).to_be_attached()
    dialog.locator('[data-do="puzzle-say"][data-of="right"]').fill(RIGHT)
    dialog.locator('[data-do="puzzle-say"][data-of="wrong"]').fill("Count what they pay.")
    dialog.locator('[data-do="puzzle-rule"][data-of="onward"]').check()
    link = dialog.locator("#puzzle-link")
    expect(link).to_have_value(re.compile(r"embed\.html#/puzzle/[\w-]+$"))
    expect(dialog.locator("#puzzle-snippet")).to_have_value(re.compile(r'<leadenhall-table puzzle="[\w-]+">'))
    return link.input_value().rpartition("/")[2]


def seen(page: Page, screenshot: Callable[..., Path], name: str) -> None:
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        for size, width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            screenshot(page, f"{name}-{size}-{theme}")


@pytest.fixture
def puzzle(
    booted_page: Page, accessibility: Callable[..., list[str]], screenshot: Callable[..., Path]
) -> tuple[str, list[Any]]:
    """The code of a puzzle that was made by hand, and the answers that it can be given."""
    values = to_maker(booted_page)
    code = fill(booted_page)
    assert accessibility(booted_page) == []
    seen(booted_page, screenshot, "puzzle-maker")
    return code, values


def test_a_puzzle_is_made_at_a_table_and_solved_inside_another_page(
    puzzle: tuple[str, list[Any]], clean_page: Page, other_origin: Any, base_url: str,
    accessibility: Callable[..., list[str]], screenshot: Callable[..., Path],
) -> None:  # fmt: skip
    code, values = puzzle
    page = clean_page
    page.goto(host(other_origin, base_url, other_origin.address))
    heard(page, "ready")
    say(page, base_url, type="open", link=code)
    frame = inner(page)
    frame.wait_for_selector(POSTER, state="attached")
    expect(frame.locator("#poster-state")).to_have_text(GOAL)
    frame.locator("#poster-open").click()
    frame.wait_for_selector(TABLE, state="attached", timeout=BOOT_MS)
    expect(frame.locator("#ask")).to_have_text(GOAL)
    assert heard(page, "height")["height"] > 360
    position = at(frame, "(session) => session.now.meta.position")
    assert at(frame, SOLVE, [values[0], values[-1]])
    assert heard(page, "puzzle")["right"] is False
    expect(frame.locator(".decision.wrong blockquote")).to_contain_text("Count what they pay.")
    frame.locator('[data-do="puzzle-again"]').click()
    # what is chosen together has no order
    assert at(frame, SOLVE, [values[1], values[0]])
    times(page, "puzzle", 2)
    last = page.evaluate("window.heard.findLast(({ type }) => type === 'puzzle')")
    assert (last["right"], last["try"], last["answer"]) == (True, 2, [values[1], values[0]])
    expect(frame.locator(".decision.right blockquote")).to_contain_text(RIGHT)
    assert at(frame, "(session) => session.now.meta.position") == position, "nothing of the game goes on"
    say(page, base_url, type="reset")
    expect(frame.locator("#confirm")).to_have_attribute("aria-disabled", "true")
    expect(frame.locator('[data-do="hint"], [data-do="undo"], .rail, .players')).to_have_count(0)


def test_a_puzzle_by_itself_is_accessible_on_every_screen(
    puzzle: tuple[str, list[Any]], clean_page: Page, accessibility: Callable[..., list[str]],
    screenshot: Callable[..., Path],
) -> None:  # fmt: skip
    code, values = puzzle
    page = clean_page
    page.goto(f"./#/puzzle/{code}")
    page.wait_for_url("**/embed.html#/puzzle/*")
    page.locator("#poster-open").click()
    page.wait_for_selector(TABLE, state="attached", timeout=BOOT_MS)
    seen(page, screenshot, "puzzle-asked")
    assert accessibility(page) == []
    page.set_viewport_size({"width": 640, "height": 520})
    screenshot(page, "puzzle-asked-blog")
    for name, answer in (("wrong", [values[0], values[-1]]), ("right", values[:2])):
        assert at(page, SOLVE, answer)
        expect(page.locator(f".decision.{name}")).to_be_visible()
        seen(page, screenshot, f"puzzle-{name}")
        assert accessibility(page) == []
        page.locator('.tools [data-do="puzzle-reset"]').click()
