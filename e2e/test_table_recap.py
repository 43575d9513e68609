"""Recaps: short above the log, in full over the table, since one last decided; and the log, which shows its end."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.scripts import script
from e2e.shell_steps import kept, to_lobby
from e2e.shell_steps import word as shell_word
from e2e.table_steps import (
    POSITION,
    click,
    compose,
    confirm,
    lay,
    past,
    press,
    session,
    settled,
    tap,
    to_bids,
    until,
    word,
)

WORDS_FOLDER = Path(__file__).parents[1] / "web/words/en"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
TABLET = {"viewport": {"width": 768, "height": 1024}, "has_touch": True}
RECAP_WORDS = json.loads((WORDS_FOLDER / "recap.json").read_text(encoding="utf-8"))
DOCKED = ".rail .recap.docked"
WHOLE = ".recap.whole"
AT_END = script("table_recap/at_end")
SCROLLS = "document.getElementById('log').scrollHeight > document.getElementById('log').clientHeight"
ADDS_UP = script("table_recap/adds_up")


def lay_with_recaps(page: Page) -> None:
    """A table at which recaps come by themselves."""
    lay(page, recap="shown")


def answer(page: Page, by: Callable[[Page, str], None] = click) -> None:
    compose(page, by)
    confirm(page, by)


def to_the_end_of_a_phase(page: Page) -> None:
    """Answers until a phase has ended and something is asked again: the short recap stands."""
    until(page, "allocate")


def test_a_short_recap_stands_until_the_next_answer(booted_page: Page, screenshot: Callable[..., Any]) -> None:
    page = booted_page
    lay_with_recaps(page)
    to_the_end_of_a_phase(page)
    recap = page.locator(DOCKED)
    recap.wait_for()
    expect(recap.locator(".recaplines li")).to_have_count(3)
    expect(recap.locator("h2")).to_have_text(session(page, "(s) => s.ui.recap.title") or word("table.log.since"))
    expect(recap.locator(".next")).to_contain_text(session(page, "(s) => s.now.decision.text"))
    expect(recap.locator(".moneybar")).to_be_visible()
    expect(page.locator("#log")).to_be_visible()
    gained = session(page, "(s) => s.ui.recap.found.accounts.map(({ gained }) => Object.keys(gained).length)")
    for seat, chips in enumerate(gained):
        expect(page.locator(f'.player[data-seat="{seat}"] .gained')).to_have_count(chips)
    screenshot(page, "table-recap-docked")
    answer(page)
    expect(page.locator(f'{DOCKED} h2:text-is("{word("table.log.since")}")')).to_have_count(0)


def test_the_short_recap_folds_away_and_leads_to_the_whole(booted_page: Page) -> None:
    page = booted_page
    lay_with_recaps(page)
    to_the_end_of_a_phase(page)
    page.locator(DOCKED).wait_for()
    click(page, f'{DOCKED} [data-do="recap-whole"]')
    page.locator(WHOLE).wait_for()
    expect(page.locator("#recap-title")).to_be_focused()
    press(page, "Escape")
    expect(page.locator(WHOLE)).to_have_count(0)
    click(page, f'{DOCKED} [data-do="recap-fold"]')
    expect(page.locator(DOCKED)).to_have_count(0)


def test_e_opens_a_recap_whose_accounts_add_up(
    booted_page: Page, screenshot: Callable[..., Any], accessibility: Callable[..., Any]
) -> None:
    page = booted_page
    lay(page)
    to_the_end_of_a_phase(page)
    page.keyboard.press("e")
    page.locator(WHOLE).wait_for()
    expect(page.locator(f"{WHOLE} .famc")).to_have_count(3)
    expect(page.locator(f"{WHOLE} .flow")).to_be_visible()
    page.select_option(f"{WHOLE} select", label=RECAP_WORDS["recap.all"])
    page.locator(f"{WHOLE} .famc .xl tr:not(.sum)").first.wait_for()
    assert session(page, ADDS_UP) == []
    causes = session(page, "(s) => s.ui.recapOpen.found.lines.flatMap(({ why }) => why ?? [])")
    assert causes
    for sentence in causes:
        expect(page.locator(f"{WHOLE} .recaplines")).to_contain_text(sentence)
    assert accessibility(page) == []
    screenshot(page, "table-recap-whole")
    asked = session(page, POSITION)
    press(page, "Enter")
    expect(page.locator(WHOLE)).to_have_count(0)
    assert session(page, POSITION) == asked, "going on from a recap answered the question under it"


def test_the_end_of_a_turn_is_read_in_full(booted_page: Page, screenshot: Callable[..., Any]) -> None:
    page = booted_page
    lay_with_recaps(page)
    until(page, "allocate")
    turn = session(page, "(s) => s.now.place.turnText")
    while session(page, "(s) => s.now.place.turnText") == turn:
        answer(page)
    page.locator(WHOLE).wait_for()
    expect(page.locator("#recap-title")).to_have_text(word("table.recap.over", what=turn))
    screenshot(page, "table-recap-turn")
    click(page, f'{WHOLE} [data-do="recap-close"]')
    answer(page)
    expect(page.locator(WHOLE)).to_have_count(0)


def test_a_turn_is_compared_and_timed(booted_page: Page, screenshot: Callable[..., Any]) -> None:
    """How long it took is kept with the game; the turn before stands below the sums."""
    page = booted_page
    lay(page)
    until(page, "allocate")
    first = session(page, "(s) => s.now.place.turnText")
    while session(page, "(s) => s.now.place.turnText") == first:
        answer(page)
    answer(page)
    session(page, "(s) => { s.keeper.hours.seconds[s.now.meta.position - 1] = 34 * 60; }")
    answer(page)
    page.reload()
    settled(page)
    page.keyboard.press("e")
    whole = page.locator(WHOLE)
    whole.wait_for()
    expect(whole.locator("header").first).to_contain_text("34 minutes")
    expect(whole.locator(".earlier")).to_have_count(3)
    expect(whole.locator(".earlier").first).to_contain_text(first)
    expect(whole.locator(".recapflow")).to_contain_text(first)
    screenshot(page, "table-recap-compared")
    page.select_option(f"{WHOLE} select", label=first)
    expect(whole.locator(".earlier")).to_have_count(0)


def test_a_line_of_a_recap_leads_to_its_moment(booted_page: Page) -> None:
    page = booted_page
    lay(page)
    to_the_end_of_a_phase(page)
    page.keyboard.press("e")
    line = page.locator(f"{WHOLE} .recaplines .line").first
    at = line.get_attribute("data-position")
    click(page, line)
    page.locator(".rbar").wait_for()
    assert str(session(page, "(s) => s.past")) == at


def test_the_past_sums_up_what_happened_since(booted_page: Page) -> None:
    page = booted_page
    lay(page)
    until(page, "allocate")
    answer(page)
    past(page)
    page.locator(".since .recaplines").wait_for()
    lines = page.locator(".since details .line")
    expect(lines.first).to_be_hidden()
    page.click(".since summary")
    expect(lines.first).to_be_visible()


def test_a_heading_of_the_log_leads_to_its_recap(booted_page: Page) -> None:
    page = booted_page
    lay(page)
    to_the_end_of_a_phase(page)
    click(page, "#log .again >> nth=-1")
    page.locator(WHOLE).wait_for()


# ── the log ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_log_ends_at_its_end_wherever_the_pointer_rests(booted_page: Page) -> None:
    page = booted_page
    to_bids(page)
    for _ in range(3):
        page.hover("#log")
        compose(page)
        press(page, "Enter")
        settled(page)
        assert page.evaluate(AT_END)


def test_who_scrolled_back_in_the_log_is_told_what_is_new(booted_page: Page) -> None:
    page = booted_page
    to_bids(page)
    for _ in range(4):
        answer(page)
    page.hover("#log")
    page.mouse.wheel(0, -400)
    page.wait_for_selector("#log", state="attached")
    expect(page.locator(".newlines")).to_have_count(0)
    answer(page)
    expect(page.locator(".newlines")).to_be_visible()
    assert not page.evaluate(AT_END)
    click(page, ".newlines")
    expect(page.locator(".newlines")).to_have_count(0)
    assert page.evaluate(AT_END)


def test_the_log_ends_at_its_end_after_a_reload_and_from_a_file(booted_page: Page, tmp_path: Path) -> None:
    page = booted_page
    to_bids(page)
    for _ in range(4):
        answer(page)
    page.reload()
    settled(page)
    assert page.evaluate(AT_END)
    kept(page)
    text = session(page, "(s) => s.save()")
    file = tmp_path / "again.leadenhall.json"
    file.write_text(text, encoding="utf-8")
    to_lobby(page)
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name=shell_word("ledger.import")).click()
    chooser.value.set_files(file)
    settled(page)
    assert page.evaluate(SCROLLS) and page.evaluate(AT_END)


@pytest.mark.browser_context_args(**PHONE)
def test_a_moment_of_the_log_shows_the_board_on_a_phone(booted_page: Page) -> None:
    page = booted_page
    to_bids(page)
    tap(page, '.nav [data-tab="log"]')
    assert page.evaluate(AT_END)
    tap(page, "#log .look >> nth=-1")
    page.locator(".rbar").wait_for()
    expect(page.locator("#stage")).to_be_visible()


# ── narrow windows ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.browser_context_args(**PHONE)
def test_on_a_phone_the_recap_comes_as_a_sheet_and_goes_on_tap(
    booted_page: Page, accessibility: Callable[..., list[str]], screenshot: Callable[..., Any]
) -> None:
    page = booted_page
    lay_with_recaps(page)
    answer(page, tap)
    # nobody has gained or lost anything yet
    page.wait_for_function(script("table_recap/waits"))
    expect(page.locator(".recap")).to_have_count(0)
    to_the_end_of_a_phase(page)
    sheet = page.locator(".table > .recap")
    sheet.wait_for()
    on = sheet.locator("footer .btn").last
    expect(on).to_be_in_viewport(ratio=1)
    expect(sheet).to_be_in_viewport(ratio=1)
    assert accessibility(page) == []
    screenshot(page, "table-recap-phone")
    box, nav = sheet.bounding_box(), page.locator(".nav").bounding_box()
    assert box and nav and box["y"] + box["height"] <= nav["y"] + 1
    on.tap()
    expect(page.locator(".recap")).to_have_count(0)
    expect(page.locator("#confirm")).to_be_in_viewport(ratio=1)
    tap(page, '.nav [data-tab="log"]')
    tap(page, '.filters [data-do="recap-since"]')
    sheet.wait_for()
    tap(page, '.nav [data-tab="stage"] >> nth=0')
    expect(page.locator(".recap")).to_have_count(0)


@pytest.mark.browser_context_args(**TABLET)
def test_on_a_tablet_the_recap_lies_over_the_table(booted_page: Page, screenshot: Callable[..., Any]) -> None:
    page = booted_page
    lay_with_recaps(page)
    to_the_end_of_a_phase(page)
    sheet = page.locator(".table > .recap.docked")
    sheet.wait_for()
    screenshot(page, "table-recap-tablet")
    box, confirm_button = sheet.bounding_box(), page.locator("#confirm").bounding_box()
    assert box and confirm_button and box["y"] >= confirm_button["y"] + confirm_button["height"]
    press(page, "Escape")
    expect(sheet).to_have_count(0)
    press(page, "e")
    sheet.wait_for()
