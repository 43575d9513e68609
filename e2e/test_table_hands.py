"""What hands do at the table counts once, for the question they see; focus and figures stay where they belong."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.board_steps import PHONE
from e2e.scripts import script
from e2e.shell_steps import BOOT_MS, LOBBY, TABLE, at, open_table, to_lobby
from e2e.table_steps import (
    NO_SECRETS,
    POSITION,
    TOGETHER,
    choose,
    click,
    compose,
    confirm,
    enter,
    kind,
    lay,
    lift_any,
    painted,
    people_bidding,
    people_without_curtain,
    play_until,
    press,
    propose,
    session,
    settled,
    to_bids,
    until,
    word,
)

FOCUS = "document.activeElement.id"


def test_an_offer_is_answered_by_whom_it_concerns_and_the_screen_comes_back(booted_page: Page) -> None:
    page = booted_page
    people_without_curtain(page)
    play_until(page, "pick")
    viewer = "(s) => s.viewer"
    mine = session(page, viewer)
    partner = (mine + 1) % 3
    name = session(page, "(s, seat) => s.now.seats[seat].name", partner)
    propose(page, partner, 0, "Shall we?")
    position = session(page, POSITION)
    click(page, page.get_by_role("button", name=word("table.screen.give", name=name)))
    assert session(page, viewer) == partner
    page.set_viewport_size({"width": 1000, "height": 800})
    expect(page.locator(".withcount .count")).to_contain_text("1")
    page.set_viewport_size({"width": 1280, "height": 720})
    # a dialog that is closed again does not take the screen away
    click(page, '.offer.pending [data-do="deal-open"]')
    press(page, "Escape")
    assert session(page, viewer) == partner
    click(page, '.offer [data-move="accept"]')
    assert session(page, POSITION) == position + 1
    assert session(page, viewer) == mine
    # and without having done anything, from the panel of a player and from the bar
    click(page, f'.player .whole[data-seat="{partner}"]')
    click(page, "dialog [data-do=give-screen]")
    assert session(page, viewer) == partner
    click(page, ".decision [data-do=give-screen]")
    assert session(page, viewer) == mine


def bidding_together(page: Page) -> int:
    """Three people at one screen, each to name a sum, without a curtain; returns the position."""
    people_bidding(page)
    session(page, NO_SECRETS)
    before: int = session(page, POSITION)
    return before


def test_the_second_click_of_a_double_one_does_not_answer_the_next_question(booted_page: Page) -> None:
    page = booted_page
    before = bidding_together(page)
    painted(page, lambda: page.locator("#confirm").dblclick())
    assert session(page, POSITION) == before + 1


# Two quick clicks on the confirming button, the second when the next question has stood for so long.
CLICKING = script("table_hands/clicking")


def test_who_goes_on_clicking_answers_each_question_in_turn(booted_page: Page) -> None:
    page = booted_page
    before = bidding_together(page)
    assert session(page, CLICKING, 0) == before + 1
    settled(page)
    play_until(page, "amount")
    before = session(page, POSITION)
    assert session(page, CLICKING, 400) == before + 2


# A finger that was lifted at once, of which a busy page hears only when it takes the press for a long one.
LATE = script("table_hands/late")


@pytest.mark.browser_context_args(**PHONE)
def test_a_short_press_acts_however_late_the_page_hears_of_its_end(booted_page: Page) -> None:
    lay(booted_page)
    until(booted_page, "amount")
    field = booted_page.locator(".number")
    before = field.input_value()
    most = booted_page.locator('[data-do="answer-set"]').last
    painted(booted_page, lambda: check_told(most))
    assert field.input_value() != before
    assert booted_page.locator(".tip:popover-open").count() == 0


def check_told(button: Locator) -> None:
    assert button.evaluate(LATE), "the press was taken for a long one"


def test_the_focus_comes_back_to_the_question(booted_page: Page) -> None:
    page = booted_page
    to_bids(page)
    session(page, "(s) => s.pauseBots(true)")
    while kind(page):
        enter(page)
    expect(page.locator(".decision.waiting")).to_be_visible()
    assert page.evaluate(FOCUS) == "ask"
    painted(page, lambda: session(page, "(s) => s.pauseBots(false)"))
    settled(page)
    page.locator(".decision[data-kind]").wait_for()
    assert page.evaluate(FOCUS) == "ask"
    press(page, "r")
    press(page, "Escape")
    assert page.evaluate(FOCUS) == "ask"
    to_screen = "(s, screen) => { s.ui.screen = screen; s.repaint(); }"
    for screen in ("past", "economy"):
        painted(page, lambda screen=screen: session(page, to_screen, screen))
        assert page.evaluate(FOCUS) == "ask"


def test_a_button_that_has_come_to_its_end_hands_the_focus_on(booted_page: Page) -> None:
    page = booted_page
    to_bids(page)
    more, less = (page.locator(f'.decision [data-do="answer-step"][data-by="{by}"]') for by in (1, -1))
    painted(page, lambda: page.locator(".decision .number").fill("1"))
    less.focus()
    painted(page, lambda: page.keyboard.press("Enter"))
    expect(less).to_be_disabled()
    expect(more.or_(page.locator(".decision .number")).and_(page.locator(":focus"))).to_have_count(1)


def test_a_number_is_typed_anew_however_its_field_was_reached(booted_page: Page) -> None:
    page = booted_page
    to_bids(page)
    field = page.locator(".decision .number")
    painted(page, lambda: field.fill("1"))
    page.locator("#stage").focus()
    field.focus()
    painted(page, lambda: page.keyboard.press("2"))
    expect(field).to_have_value("2")


HELD_THOUGHTS = script("table_hands/held_thoughts")
THOUGHT = "(n) => window.thoughts[n]({ move: ['answer', ['no such commission']] })"


def thoughts(page: Page, count: int) -> None:
    page.wait_for_selector(f'html[data-asked="{count}"]', state="attached")


def test_a_thought_about_a_table_that_has_changed_is_worth_nothing(clean_page: Page) -> None:
    page = clean_page
    choose(page)
    to_lobby(page)
    page.evaluate(HELD_THOUGHTS)
    open_table(page, ["human", "strong", "easy"])
    thoughts(page, 1)
    compose(page)
    painted(page, lambda: page.click("#confirm"))
    page.evaluate(THOUGHT, 0)
    thoughts(page, 2)
    position = session(page, POSITION)
    # taken back and answered otherwise: the position is the same again
    painted(page, lambda: session(page, "(s) => s.do({ do: 'undo', seat: 0 })"))
    compose(page)
    painted(page, lambda: page.click("#confirm"))
    assert session(page, POSITION) == position
    page.evaluate(THOUGHT, 1)
    thoughts(page, 3)
    assert session(page, POSITION) == position
    expect(page.locator(".notice")).to_have_count(0)


def test_undo_in_a_lesson_is_its_way_back(booted_page: Page) -> None:
    page = booted_page
    choose(page)
    page.goto("./#/lesson/auction_house")
    page.wait_for_selector("#callout", timeout=BOOT_MS)
    while not session(page, "(s) => s.ui.lesson.steps[s.ui.lesson.at].entry"):
        click(page, "#callout .seal")
    place = "(s) => [s.ui.lesson.at, JSON.stringify(s.now.decision)]"
    before, position = session(page, place), session(page, POSITION)
    click(page, "#callout .seal")
    assert session(page, POSITION) > position
    while session(page, "(s) => s.ui.draft?.past.length ?? 0"):
        press(page, "z")
    press(page, "z")
    assert session(page, place) == before


ASKED_FOR_ECONOMY = script("table_hands/asked_for_economy")


def test_figures_of_what_was_taken_back_are_forgotten(booted_page: Page) -> None:
    page = booted_page
    lay(page, TOGETHER)
    lift_any(page)
    compose(page)
    painted(page, lambda: page.click("#confirm"))
    assert page.evaluate(ASKED_FOR_ECONOMY) == 1
    assert page.evaluate(ASKED_FOR_ECONOMY) == 0
    painted(page, lambda: session(page, "(s) => s.do({ do: 'undo', seat: 0 })"))
    lift_any(page)
    compose(page)
    painted(page, lambda: page.click("#confirm"))
    assert page.evaluate(ASKED_FOR_ECONOMY) == 1


RENAMED = script("table_hands/renamed")


def test_a_part_of_the_board_keeps_the_name_that_the_board_gives_it(booted_page: Page) -> None:
    to_lobby(booted_page)
    assert booted_page.evaluate(RENAMED) == ["button", None, "filled"]


def test_what_happened_is_spoken_when_the_screen_goes_on_to_another(booted_page: Page) -> None:
    page = booted_page
    people_without_curtain(page)
    heard = False
    while not heard:
        viewer, lines = session(page, "(s) => [s.viewer, s.nowLog.length]")
        compose(page)
        confirm(page)
        if session(page, "(s) => s.viewer") != viewer and session(page, "(s) => s.nowLog.length") > lines:
            last = session(page, "(s) => s.nowLog.at(-1).text")
            expect(page.locator("#say")).to_contain_text(last)
            heard = True


def test_a_count_that_is_overtaken_leaves_the_last_figure(booted_page: Page) -> None:
    page = booted_page
    to_bids(page)
    figure = page.locator('[data-figure="0.cash"]').first
    change = script("table_hands/change")
    page.evaluate(
        "async () => (await import(new URL('app/settings.js', document.baseURI))).settings.choose('motion', 'full')"
    )
    for value in (40, 55):
        painted(page, lambda value=value: session(page, change, value))
    # the chip beside a figure outlasts every count
    expect(page.locator('.chg.flies[data-of="0.cash"]')).to_have_count(1)
    expect(page.locator('.chg.flies[data-of="0.cash"]')).to_have_count(0)
    expect(figure).to_have_text("£55")


def test_a_browser_that_does_not_tell_when_it_is_idle(clean_page: Page) -> None:
    page = clean_page
    page.add_init_script("delete window.requestIdleCallback;")
    lay(page, ("human", "easy", "strong"))
    page.wait_for_selector(".decision .refs")
    compose(page)
    confirm(page)
    assert kind(page) or page.locator(".table.on-end").count()
    assert session(page, "(s) => s.keeper.kept > 0 || s.keeper.planned || Boolean(s.keeper.writing)")


def test_a_table_that_cannot_be_drawn_says_so(clean_page: Page, watch: Any) -> None:
    watch.expect("reading|undefined|null")
    page = clean_page
    lay(page)
    session(page, "(s) => { s.now = { ...s.now, seats: null }; s.repaint(); }")
    dialog = page.locator('dialog[data-dialog="trouble"]')
    expect(dialog).to_be_visible()
    page.locator("dialog [data-do=go-on-from-record]").click()
    page.wait_for_selector(TABLE, state="attached", timeout=BOOT_MS)
    expect(page.locator(".decision[data-kind]")).to_be_visible()
    page.goto("./#/")
    page.wait_for_selector(LOBBY, state="attached")
    assert at(page, "(s) => s") is None
