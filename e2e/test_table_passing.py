"""What is passed for a person, what is asked again, and one click."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.board_steps import PHONE
from e2e.scripts import handed, script
from e2e.shell_steps import LOBBY, kept, open_table, to_setup
from e2e.table_steps import (
    POSITION,
    choose,
    click,
    kind,
    lay,
    lift_any,
    painted,
    play_on,
    press,
    session,
    settled,
    tap,
    word,
)

ADVISED = script("table_passing/advised")
RESTED = script("table_passing/rested")
TARGET = 44
"""Pixels that a finger needs."""
SEATS = 3
PAUSE_SEEN = 1100
"""Milliseconds of the rest, less the frames before somebody can have looked."""


def table(page: Page, game: str, people: int = 1, **chosen: str) -> None:
    """A game with computers, at once and without motion, up to the first question."""
    choose(page, **chosen)
    kinds = ["human"] * people + ["easy"] * (SEATS - people)
    to_setup(page, game=game, seed="passing", seats=[{"name": "", "kind": kind} for kind in kinds])
    open_table(page)
    settled(page)


def on_until(page: Page, holds: str) -> None:
    """On as advised, until this holds of the session."""
    while not session(page, holds):
        assert not session(page, "(s) => s.now.over"), holds
        session(page, ADVISED)


PASSED = "(s) => Boolean(s.view.decision) && s.view.passed.some((one) => one.open)"
LAST = "(s) => s.view.passed.findLast((one) => one.open)"


def test_what_was_passed_is_asked_again(booted_page: Page) -> None:
    page = booted_page
    table(page, "east_india_companies")
    on_until(page, PASSED)
    last = session(page, LAST)
    for way in ("foot", "key", "menu"):
        expect(page.locator(".foot .passed")).to_contain_text(last["answer"])
        if way == "foot":
            click(page, ".foot > .back")
        elif way == "key":
            press(page, "z")
        else:
            click(page, ".foot .passed > button")
            click(page, f'.foot .passed .menu [data-position="{last["position"]}"]')
        assert session(page, POSITION) == last["position"]
        expect(page.locator("#ask")).to_have_text(last["text"])
        expect(page.locator('[data-do="answer-choose"]')).to_have_count(1)
        press(page, "Shift+Z")


def test_a_question_taken_back_is_still_asked_after_a_reload(booted_page: Page) -> None:
    page = booted_page
    table(page, "east_india_companies")
    on_until(page, PASSED)
    click(page, ".foot > .back")
    before = session(page, POSITION)
    session(page, "(s) => s.keeper.flush()")
    kept(page)
    page.reload()
    settled(page)
    assert session(page, POSITION) == before


def test_a_kind_of_window_is_asked_as_its_person_wishes(booted_page: Page) -> None:
    page = booted_page
    table(page, "john_company_second", windows="always")
    on_until(page, "(s) => Boolean(s.view.decision?.window)")
    window = session(page, "(s) => s.view.decision.window")
    place = page.locator(".foot .passed")
    expect(place).to_contain_text(window["text"])
    click(page, ".foot .passed > button")
    wishes = place.locator(f'input[name="wish-{window["kind"]}"]')
    expect(wishes.nth(2)).to_be_checked()
    before = session(page, POSITION)
    painted(page, place.locator(".seg label").nth(1).click)
    settled(page)
    # it has been passed, which the log says to whom it concerns
    entry = session(
        page, "(s, at) => s.nowLog.find((line) => line.at === at + 1 && line.code === 'kernel.passed')", before
    )
    assert entry["params"]["window"] == window["kind"]
    assert session(page, "(s, kind) => s.view.windows.find((one) => one.kind === kind).wish", window["kind"]) == "pass"


def test_among_people_the_table_rests_whether_or_not_something_was_asked(booted_page: Page) -> None:
    page = booted_page
    table(page, "east_india_companies", people=2)
    lift_any(page)
    handle = page.evaluate_handle(handed(ADVISED))
    rested: float = session(page, RESTED, handle)
    assert rested >= PAUSE_SEEN


# ── one click ──────────────────────────────────────────────────────────────────────────────────────────────────────


def by_click(page: Page) -> None:
    table(page, "east_india_companies", click="once")
    on_until(page, "(s) => s.view.decision?.code === 'exchange.turn'")


def test_a_click_answers_and_is_taken_back(booted_page: Page) -> None:
    page = booted_page
    by_click(page)
    before = session(page, POSITION)
    asked = session(page, "(s) => s.view.decision.text")
    expect(page.locator("#ask")).to_have_text(asked)
    expect(page.locator("#confirm")).to_have_count(0)
    click(page, ".opt.go")
    assert session(page, POSITION) > before
    settled(page)
    if session(page, "(s) => s.view.undo.can"):
        press(page, "z")
        while session(page, POSITION) > before:
            press(page, "z")
        assert session(page, POSITION) == before
        expect(page.locator("#ask")).to_have_text(asked)


def test_a_digit_chooses_and_enter_confirms_with_one_click_on(booted_page: Page) -> None:
    page = booted_page
    by_click(page)
    before = session(page, POSITION)
    press(page, "1")
    assert session(page, POSITION) == before
    expect(page.locator("#confirm")).to_be_visible()
    press(page, "Enter")
    assert session(page, POSITION) > before


def test_what_shows_a_card_is_confirmed_and_the_foot_says_so(booted_page: Page) -> None:
    page = booted_page
    table(page, "east_india_companies", click="once")
    on_until(page, "(s) => s.view.decision?.code === 'navigation.card'")
    before = session(page, POSITION)
    expect(page.locator(".foot .again")).to_have_text(word("table.risk.secret"))
    expect(page.locator(".opt.go")).to_have_count(0)
    click(page, '[data-do="answer-choose"]')
    assert session(page, POSITION) == before
    click(page, "#confirm")
    assert session(page, POSITION) > before


def test_an_act_that_gives_property_away_is_asked_once_more(booted_page: Page) -> None:
    page = booted_page
    table(page, "east_india_companies")
    on_until(
        page,
        "(s) => Boolean(s.view.decision) && s.view.acts.some((act) => act.value[0] === 'shares.sell' && !act.closed)",
    )
    before = session(page, POSITION)
    click(page, '.foot [data-name="acts"]')
    click(page, '.drop [data-do="act"]')
    assert session(page, POSITION) == before
    expect(page.locator(".drop .armed")).to_contain_text(word("table.risk.act.property"))
    click(page, '.drop [data-do="act-leave"]')
    expect(page.locator(".drop .armed")).to_have_count(0)
    click(page, '.drop [data-do="act"]')
    click(page, "#act-again")
    assert session(page, POSITION) == before + 1
    assert session(page, "(s) => s.nowLog.at(-1).code") == "shares.sold"


@pytest.mark.browser_context_args(**PHONE)
def test_on_a_phone_one_click_is_switched_beside_the_pace(booted_page: Page, screenshot: Callable[..., Any]) -> None:
    page = booted_page
    table(page, "east_india_companies")
    tap(page, '.foot [data-name="pace"]')
    switch = page.locator('.pace .menu-drop [data-do="one-click"]')
    expect(switch).to_have_attribute("aria-checked", "false")
    box = switch.bounding_box()
    assert box and box["height"] >= TARGET
    tap(page, switch)
    screenshot(page, "one-click-phone")
    expect(switch).to_have_attribute("aria-checked", "true")
    assert json.loads(page.evaluate("localStorage['leadenhall/settings']"))["click"] == "once"


def test_the_switch_is_offered_after_the_first_game_and_kept(booted_page: Page) -> None:
    page = booted_page
    lay(page)
    play_on(page)
    offer = page.locator(".notice", has_text=word("table.click.offer"))
    expect(offer).to_have_count(1)
    click(page, offer.get_by_text(word("table.click.take")))
    expect(offer).to_have_count(0)
    assert json.loads(page.evaluate("localStorage['leadenhall/settings']"))["click"] == "once"
    page.reload()
    page.wait_for_selector(".table")
    expect(page.locator(".notice")).to_have_count(0)


def test_the_offer_goes_with_its_table(booted_page: Page) -> None:
    page = booted_page
    lay(page)
    play_on(page)
    expect(page.locator(".notice", has_text=word("table.click.offer"))).to_have_count(1)
    page.evaluate("() => { location.hash = '#/'; }")
    page.wait_for_selector(LOBBY, state="attached")
    expect(page.locator(".notice")).to_have_count(0)


# ── the board, and all keys ────────────────────────────────────────────────────────────────────────────────────────


SHARES = script("table_passing/shares")


def test_a_double_click_on_the_board_chooses_and_confirms(booted_page: Page) -> None:
    page = booted_page
    table(page, "east_india_companies")
    while not session(page, SHARES):
        session(page, ADVISED)
    target = session(page, "(s) => s.view.decision.options.find((one) => one.target && !one.closed).target")
    before = session(page, POSITION)
    painted(page, lambda: page.locator(f'[data-target="{target}"]:visible').first.dblclick())
    settled(page)
    assert session(page, POSITION) > before


TWO_HERE = script("table_passing/two_here")


def test_where_a_place_stands_for_two_a_double_click_confirms_what_stood_there(booted_page: Page) -> None:
    page = booted_page
    table(page, "east_india_companies")
    while session(page, SHARES) < 2:
        session(page, ADVISED)
    names: list[str] = []
    painted(page, lambda: names.append(session(page, TWO_HERE)))
    spot = page.locator(f'[data-target="{names[0]}"]:visible').first
    before = session(page, POSITION)
    painted(page, spot.dblclick)
    # nobody had seen what the place stands for: both were looked at, none was sent
    assert session(page, POSITION) == before
    wanted = json.loads(session(page, "(s) => s.ui.draft.value"))
    painted(page, spot.dblclick)
    assert session(page, "(s, at) => s.now.meta.position > at", before)
    bought = session(page, "(s) => s.nowLog.map(({ params }) => params.company)")
    assert wanted in bought


def test_all_keys_are_shown(booted_page: Page) -> None:
    page = booted_page
    table(page, "east_india_companies")
    press(page, "?")
    dialog = page.locator('dialog[data-dialog="keys"]')
    for key in ("1", "Q", "Enter", "Tab", "M", "A", "D", "Z", "Shift Space", "O", "?", "H", "R", "L", "Esc"):
        expect(dialog.locator("kbd", has_text=key).first).to_be_visible()
    press(page, "Escape")
    expect(dialog).to_have_count(0)
    assert kind(page)
