"""The toy game, played through the table: by mouse, by keyboard, by finger, and by several people at one screen."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.board_steps import PHONE, fits_across
from e2e.scripts import script
from e2e.shell_steps import KEEPING, to_lobby
from e2e.table_steps import (
    ALONE,
    POSITION,
    TOGETHER,
    click,
    compose,
    confirm,
    enter,
    kind,
    lay,
    lift,
    painted,
    people_bidding,
    play_on,
    press,
    session,
    settled,
    tap,
    until,
    word,
)

EVERY_KIND = {"pick_many", "arrange", "amount", "allocate", "pick"}
# What a finger must be able to hit: everything on the phone that can be pressed and does not stand in a sentence.
TOO_SMALL = script("table_play/too_small")


@pytest.mark.browser_context_args(**KEEPING)
def test_a_whole_game_by_mouse(clean_page: Page, screenshot: Callable[..., Any]) -> None:
    lay(clean_page)
    screenshot(clean_page, "table-start")
    met = play_on(clean_page)
    assert set(met) == EVERY_KIND
    assert session(clean_page, "(session) => session.now.over.order.length") == 3
    expect(clean_page.locator(".res h1")).to_have_text(session(clean_page, "(s) => s.now.over.text"))
    screenshot(clean_page, "table-end")


def by_keys(page: Page) -> None:
    """Digits choose, Enter confirms; the focus stands on the question."""
    asked = kind(page)
    if asked == "amount":
        most = int(page.locator(".number").get_attribute("aria-valuemax") or 0)
        page.keyboard.press(str(min(4, most)))
        expect(page.locator(".number")).to_have_value(str(min(4, most)))
    elif asked == "arrange":
        page.locator('[data-do="answer-drag"]').first.focus()
        press(page, "ArrowRight")
    else:
        for digit in "1234":
            if page.locator('#confirm[aria-disabled="true"]').count():
                press(page, digit)
    enter(page)
    settled(page)


@pytest.mark.browser_context_args(**KEEPING)
def test_a_whole_game_by_keyboard_only(clean_page: Page) -> None:
    lay(clean_page)
    met = set()
    while not clean_page.locator(".table.on-end").count():
        met.add(kind(clean_page))
        assert clean_page.evaluate("document.activeElement !== document.body"), "the focus was lost"
        by_keys(clean_page)
    assert met == EVERY_KIND


@pytest.mark.browser_context_args(**PHONE, **KEEPING)
def test_a_whole_game_on_a_phone_by_touch(clean_page: Page, screenshot: Callable[..., Any]) -> None:
    lay(clean_page)
    screenshot(clean_page, "table-phone")
    assert clean_page.evaluate(TOO_SMALL) == []
    assert fits_across(clean_page)
    for tab in ("players", "log", "deals", "stage"):
        tap(clean_page, f'.nav [data-tab="{tab}"]')
        screenshot(clean_page, f"table-phone-{tab}")
        assert clean_page.evaluate(TOO_SMALL) == []
    assert set(play_on(clean_page, tap)) == EVERY_KIND
    assert fits_across(clean_page)
    screenshot(clean_page, "table-phone-end")


@pytest.mark.browser_context_args(**PHONE)
def test_the_sheet_of_a_phone_is_raised_and_keeps_its_confirm_button(booted_page: Page) -> None:
    lay(booted_page)
    options = [{"value": name, "text": name, "params": {}} for name in NAMES]
    until(booted_page, "pick")
    ask(booted_page, options=options)
    sheet, answers, board = (
        booted_page.locator(".decision"),
        booted_page.locator(".decision .opt"),
        booted_page.locator("#stage"),
    )
    assert_stands(sheet, top=480, height=304)
    before = board.bounding_box()
    expect(answers).to_have_count(3)
    tap(booted_page, ".decision .more")
    assert_stands(sheet, top=110, height=674)
    expect(answers).to_have_count(len(NAMES))
    tap(booted_page, answers.last)
    expect(booted_page.locator("#confirm")).to_be_in_viewport(ratio=1)
    assert board.bounding_box() == before, "the board lies still under the raised sheet"
    tap(booted_page, ".decision .raise")
    assert_stands(sheet, top=480, height=304)
    expect(answers.last).to_have_text(re.compile(NAMES[-1]))
    expect(answers.last).to_have_attribute("aria-pressed", "true")


def assert_stands(sheet: Locator, top: float, height: float) -> None:
    box = sheet.bounding_box()
    assert box
    assert (box["y"], box["height"]) == (top, height)


def screens_of_a_phone(page: Page) -> Iterator[str]:
    """What lies behind the menu and in dialogs, each as it opens."""
    tap(page, '.masthead [data-do="rules-open"]')
    yield "rules"
    tap(page, '.drawer [data-do="close"]')
    for entry, shown in (("saves", "dialog .ledger"), ("settings", "dialog"), ("hint", "dialog .hintbody")):
        if not page.locator(".menu").count():
            tap(page, '[data-do="menu"]')
        yield f"menu to {entry}"
        page.locator(f'.menu [data-do="{entry}"]').tap()
        page.wait_for_selector(shown)
        yield entry
        painted(page, lambda: page.keyboard.press("Escape"))
    tap(page, '.nav [data-tab="deals"]')
    tap(page, ".propose")
    yield "offer"
    painted(page, lambda: page.keyboard.press("Escape"))
    tap(page, '.nav [data-tab="players"]')
    tap(page, ".player .whole")
    yield "holding"
    painted(page, lambda: page.keyboard.press("Escape"))
    for screen in ("past", "economy"):
        if not page.locator(".menu").count():
            tap(page, '[data-do="menu"]')
        tap(page, f'.menu [data-screen="{screen}"]')
        yield screen


@pytest.mark.browser_context_args(**PHONE)
def test_whatever_opens_on_a_phone_can_be_touched(booted_page: Page, screenshot: Callable[..., Any]) -> None:
    lay(booted_page)
    until(booted_page, "amount")
    wrong = {}
    for screen in screens_of_a_phone(booted_page):
        screenshot(booted_page, f"table-phone-{screen}")
        if found := booted_page.evaluate(TOO_SMALL):
            wrong[screen] = found
        if not fits_across(booted_page):
            wrong[f"{screen}, across"] = True
    assert wrong == {}


TAUGHT = script("table_play/taught")


def held(page: Page, selector: str) -> None:
    """A finger rests on it until something is told."""
    box = page.locator(selector).first.bounding_box()
    assert box
    client = page.context.new_cdp_session(page)
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    client.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    page.wait_for_selector(".tip:popover-open")
    client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.browser_context_args(**PHONE)
def test_a_finger_learns_what_a_mouse_learns_by_resting(booted_page: Page, accessibility: Callable[..., Any]) -> None:
    lay(booted_page)
    until(booted_page, "amount")
    tap(booted_page, '.nav [data-tab="log"]')
    fact = booted_page.locator(".log span[title]:visible").first
    fact.tap()
    booted_page.wait_for_selector(".tip:popover-open")
    assert booted_page.evaluate(TAUGHT) == {"text": fact.get_attribute("title"), "inside": True}
    assert accessibility(booted_page) == []
    fact.tap()
    assert booted_page.evaluate(TAUGHT) is None, "a second tap only closes"
    undo = booted_page.locator('.masthead [data-do="undo"]:visible')
    undo.evaluate("(one) => { one.ariaDisabled = 'true'; }")
    undo.tap(force=True)
    booted_page.wait_for_selector(".tip:popover-open")
    assert booted_page.evaluate(TAUGHT) == {"text": undo.get_attribute("title"), "inside": True}
    booted_page.locator(".loggroup h3:visible").first.tap()
    assert booted_page.evaluate(TAUGHT) is None
    field = booted_page.locator(".number")
    before = field.input_value()
    more = '[data-do="answer-set"][aria-pressed="false"]'
    booted_page.locator(more).first.evaluate("(one) => { one.title = '<b>One more</b>'; }")
    held(booted_page, more)
    assert booted_page.evaluate(TAUGHT) == {"text": "<b>One more</b>", "inside": True}
    assert field.input_value() == before, "a long press told something and acted as well"
    painted(booted_page, lambda: booted_page.locator(more).first.evaluate("(one) => one.click()"))
    assert field.input_value() != before, "what is not a touch is no part of a long press"
    before = field.input_value()
    tap(booted_page, more)
    assert booted_page.evaluate(TAUGHT) is None
    assert field.input_value() != before


def test_the_board_answers_as_the_bar_does(booted_page: Page) -> None:
    lay(booted_page)
    until(booted_page, "pick")
    option = booted_page.locator(".opts .opt[data-for]").first
    target = option.get_attribute("data-for")
    part = booted_page.locator(f'#stage [data-target="{target}"]')
    expect(part).to_contain_class("is-option")
    option.hover()
    expect(part).to_contain_class("lit")
    booted_page.mouse.move(0, 0)
    click(booted_page, part)
    expect(option).to_have_attribute("aria-pressed", "true")
    expect(part).to_contain_class("is-chosen")
    part.focus()
    press(booted_page, "Enter")
    settled(booted_page)
    assert session(booted_page, "(s) => s.nowLog.some((line) => line.code === 'market.sold' && line.seat === 0)")


def test_closed_options_give_their_reason_and_rule(booted_page: Page) -> None:
    lay(booted_page)
    until(booted_page, "pick")
    closed = booted_page.locator(".opt.closed")
    reasons = session(
        booted_page, "(s) => s.view.decision.options.filter((one) => one.closed).map((one) => one.closed.text)"
    )
    assert reasons
    for number, reason in enumerate(reasons):
        expect(closed.nth(number)).to_contain_text(reason)
    click(booted_page, closed.locator(".refs"))
    expect(booted_page.locator(".drawer .short")).to_be_visible()


def test_items_are_ordered_by_dragging(booted_page: Page) -> None:
    lay(booted_page)
    until(booted_page, "arrange")
    before = session(booted_page, "(s) => s.ui.draft.value")
    first, last = (booted_page.locator(".order .opt").nth(at).bounding_box() for at in (0, 2))
    assert first and last
    booted_page.mouse.move(first["x"] + 20, first["y"] + 20)
    booted_page.mouse.down()
    booted_page.mouse.move(last["x"] + 30, last["y"] + 20, steps=6)
    booted_page.mouse.up()
    assert session(booted_page, "(s) => s.ui.draft.value") == [*before[1:], before[0]]


def test_a_number_can_be_typed_stepped_and_taken_back(booted_page: Page) -> None:
    lay(booted_page)
    until(booted_page, "amount")
    field = booted_page.locator(".number")
    painted(booted_page, lambda: field.fill("5"))
    expect(booted_page.locator("#confirm")).to_contain_text("5")
    click(booted_page, '[data-do="answer-step"][data-by="-1"]')
    expect(field).to_have_value("4")
    painted(booted_page, lambda: field.fill("9999"))
    most = session(booted_page, "(s) => s.view.decision.hi")
    assert session(booted_page, "(s) => s.ui.draft.value") == most
    booted_page.locator("#ask").focus()
    press(booted_page, "z")
    expect(field).to_have_value("4")
    assert session(booted_page, "(s) => s.view.decision.kind") == "amount"


ASKED = script("table_play/asked")
NAMES = ["Tea", "Silk", "China", "Indigo", "Pepper", "Cloves", "Mace", "Nutmeg", "Cotton", "Saltpetre", "Opium"]


# What the table is told from now on, instead of telling the rules.
GIVEN = script("table_play/given")


def ask(page: Page, **decision: Any) -> None:
    """Another decision in the view than the rules ask, to see what the bar makes of it."""
    painted(page, lambda: session(page, ASKED, decision))


NARROWED = script("table_play/narrowed")


THREE = [{"value": n, "least": 0, "cap": 3} for n in range(3)]
# A decision, what of it narrows, what is composed then, and what of that stays.
NARROWER: list[tuple[dict[str, Any], dict[str, int], Any, Any]] = [
    ({"kind": "amount", "lo": 0, "hi": 20, "step": 5}, {"hi": 12}, 20, 10),
    ({"kind": "allocate", "slots": THREE, "total": 6}, {"total": 4}, [2, 3, 1], [2, 2, 0]),
    ({"kind": "allocate", "slots": THREE, "total": 6}, {"total": 1}, [2, 3, 1], [1, 0, 0]),
    ({"kind": "pick_many", "options": THREE, "least": 0, "most": 3}, {"most": 1}, ["1", "0"], ["1"]),
]


def test_what_is_composed_follows_narrower_limits(booted_page: Page) -> None:
    to_lobby(booted_page)
    for decision, narrowed, value, left in NARROWER:
        assert booted_page.evaluate(NARROWED, [decision, narrowed, value]) == left, decision["kind"]


def test_of_many_choices_the_last_place_hangs_up_the_rest(booted_page: Page) -> None:
    lay(booted_page)
    options = [{"value": name, "text": name, "params": {}} for name in NAMES]
    options[0]["closed"] = {"rule": "toy.market.sell", "text": "There is no tea."}
    ask(booted_page, options=options)
    shown, more = booted_page.locator(".opts .opt"), booted_page.locator(".decision .more")
    expect(shown).to_have_count(7)
    expect(more).to_contain_text(word("table.options.more", n=len(NAMES) - 7))
    press(booted_page, "m")
    everything = booted_page.locator(".drop.whole .opt")
    expect(everything).to_have_count(len(NAMES))
    expect(everything.last).to_contain_text("There is no tea.")
    expect(booted_page.locator('[data-do="answer-search"]')).to_have_count(0)
    press(booted_page, "q")
    expect(shown.last).to_have_attribute("aria-pressed", "true")
    expect(shown.last).to_contain_text("Opium")
    expect(booted_page.locator("#confirm")).to_have_text("Opium!")
    press(booted_page, "Escape")
    expect(everything).to_have_count(0)
    expect(shown.last).to_contain_text("Opium")
    click(booted_page, more)
    expect(everything).to_have_count(len(NAMES))
    painted(booted_page, lambda: booted_page.mouse.click(20, 700))
    expect(everything).to_have_count(0)


def test_from_twenty_five_on_the_whole_list_is_searched(booted_page: Page) -> None:
    lay(booted_page)
    options = [
        {"value": n, "text": f"{name} {n}", "params": {}} for n, name in enumerate([*NAMES, *NAMES, "Wax", "Ink"])
    ]
    ask(booted_page, options=options)
    click(booted_page, ".decision .more")
    expect(booted_page.locator('[data-do="answer-search"]')).to_have_count(0)
    ask(booted_page, options=[*options, {"value": "pens", "text": "Pens", "params": {}}])
    click(booted_page, ".decision .more")
    search = booted_page.locator('[data-do="answer-search"]')
    listed = booted_page.locator(".drop.whole .opt")
    painted(booted_page, lambda: search.fill("PEP"))
    expect(listed).to_have_text([re.compile("Pepper 4"), re.compile("Pepper 15")])
    painted(booted_page, lambda: search.fill("PEN"))
    painted(booted_page, lambda: search.press("Enter"))
    expect(booted_page.locator("#confirm")).to_have_text("Pens!")
    painted(booted_page, lambda: search.press("Escape"))
    expect(listed).to_have_count(25)


def test_the_odds_are_told_before_the_dice_are_rolled(booted_page: Page) -> None:
    lay(booted_page)
    lines = [
        {"text": "success", "permille": 873},
        {"text": "failure", "permille": 125},
        {"text": "disgrace", "permille": 2},
    ]
    options = [
        {"value": "roll", "text": "Roll", "params": {}, "odds": {"dice": 5, "lost": 1, "lines": lines}},
        {"value": "leave", "text": "Leave", "params": {}},
    ]
    ask(booted_page, options=options)
    expect(booted_page.locator(".chances")).to_have_count(0)
    press(booted_page, "1")
    told = booted_page.locator(".chances").inner_text()
    assert f"{word('table.odds.percent', n=87)} success" in told
    assert f"{word('table.odds.under')} disgrace" in told
    expect(booted_page.locator(".dicerow > .icon")).to_have_count(5)
    press(booted_page, "2")
    expect(booted_page.locator(".chances")).to_have_count(0)


def test_the_odds_of_an_amount_follow_its_number_and_it_can_be_left(booted_page: Page) -> None:
    lay(booted_page)
    by = [{"dice": n - 2, "lost": 2, "lines": [{"text": "success", "permille": 100 * n}]} for n in range(3, 7)]
    odds = {"from": 3, "by": by}
    ask(booted_page, kind="amount", lo=3, hi=6, step=1, odds=odds, out={"value": "none", "text": "Spend nothing"})
    chances = booted_page.locator(".chances")
    expect(chances).to_contain_text(word("table.odds.percent", n=30))
    rung = booted_page.locator('.ladder [role="radio"]')
    expect(rung).to_have_count(4)
    click(booted_page, rung.nth(1))
    expect(chances).to_contain_text(word("table.odds.percent", n=40))
    expect(booted_page.locator(".dicerow > .icon")).to_have_count(2)
    out = booted_page.locator('[data-do="answer-out"]')
    expect(out).to_have_text("Spend nothing")
    given = session(booted_page, GIVEN)
    out.click()
    assert given == [] and session(booted_page, "() => globalThis.given") == ["none"]


def test_a_way_out_is_a_button_of_its_own_and_the_key_0_goes_there(booted_page: Page) -> None:
    lay(booted_page)
    keep = {"value": "none", "text": "Keep all", "params": {}, "quiet": True}
    sell = {"value": "sell", "text": "Sell", "params": {}}
    ask(booted_page, options=[sell, keep])
    out = booted_page.locator('[data-do="answer-out"]')
    expect(booted_page.locator('[data-do="answer-choose"]')).to_have_text(re.compile("Sell"))
    booted_page.keyboard.press("0")
    expect(out).to_be_focused()
    session(booted_page, GIVEN)
    booted_page.keyboard.press("Enter")
    assert session(booted_page, "() => globalThis.given") == ["none"]
    ask(booted_page, options=[{**sell, "closed": {"rule": "toy.market.sell", "text": "There is no tea."}}, keep])
    expect(out).to_have_count(0)
    expect(booted_page.locator("#confirm")).to_have_text("Keep all!")


def test_people_at_one_screen_are_parted_by_the_curtain(booted_page: Page, screenshot: Callable[..., Any]) -> None:
    lay(booted_page, TOGETHER)
    names = session(booted_page, "(s) => s.now.seats.map((one) => one.name)")
    for name in names:
        expect(booted_page.locator(".curtain h1")).to_have_text(word("table.curtain.pass", name=name))
        assert booted_page.locator(".table, .decision, #stage").count() == 0, "something lies beside the curtain"
        screenshot(booted_page, "table-curtain")
        lift(booted_page)
        expect(booted_page.locator(".decision .caps").first).to_have_text(name)
        compose(booted_page)
        confirm(booted_page)
    assert session(booted_page, "(s) => s.now.meta.position") == 3


SHORT_PRESS = script("table_play/short_press")


def test_a_short_press_does_not_lift_the_curtain(clean_page: Page) -> None:
    clean_page.clock.install()
    lay(clean_page, TOGETHER)
    clean_page.locator("#curtain-hold").evaluate(SHORT_PRESS)
    clean_page.clock.run_for(2000)
    expect(clean_page.locator(".curtain")).to_be_visible()


def test_a_key_held_at_the_curtain_does_not_answer(booted_page: Page) -> None:
    page = booted_page
    people_bidding(page)
    before = session(page, POSITION)
    painted(page, lambda: session(page, "(s) => { s.raise(s.viewer); s.repaint(); }"))
    page.keyboard.down("Enter")
    page.wait_for_selector(".decision #confirm")
    for _ in range(3):  # as a key that is held repeats
        page.keyboard.down("Enter")
    assert session(page, POSITION) == before
    page.keyboard.up("Enter")
    enter(page)
    assert session(page, POSITION) == before + 1, "pressed anew it does"


def test_bots_can_be_paused_and_skipped(booted_page: Page) -> None:
    lay(booted_page)
    session(booted_page, "(s) => s.pauseBots(true)")
    while kind(booted_page):
        compose(booted_page)
        click(booted_page, "#confirm")
    expect(booted_page.locator(".decision.waiting .dots")).to_be_visible()
    for name in session(booted_page, "(s) => s.view.waiting.map((one) => one.name)"):
        expect(booted_page.locator("#ask")).to_contain_text(name)
    expect(booted_page.locator(".lately li")).to_have_text(
        [re.compile(re.escape(line)) for line in session(booted_page, "(s) => s.log.slice(-3).map(({ text }) => text)")]
    )
    before = session(booted_page, "(s) => s.now.meta.position")
    click(booted_page, '[data-do="bots-pause"]')
    settled(booted_page)
    assert session(booted_page, "(s) => s.now.meta.position") > before


def test_a_screen_reader_hears_one_sentence(booted_page: Page) -> None:
    lay(booted_page)
    expect(booted_page.locator("#say")).to_have_text(
        word("table.say.yours", ask=session(booted_page, "(s) => s.view.decision.text"))
    )
    until(booted_page, "amount")
    compose(booted_page)
    confirm(booted_page)
    last = session(booted_page, "(s) => s.nowLog.at(-1).text")
    expect(booted_page.locator("#say")).to_contain_text(last)
    assert booted_page.locator(".table [aria-live]:not([aria-live=off])").count() == 1


def test_zoomed_to_twice_the_size_nothing_is_lost(booted_page: Page) -> None:
    booted_page.set_viewport_size({"width": 720, "height": 450})
    lay(booted_page, ALONE)
    assert fits_across(booted_page)
    compose(booted_page)
    confirm(booted_page)
    assert session(booted_page, "(s) => s.now.meta.position") >= 1
