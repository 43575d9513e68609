"""Several answers that are one decision: composed in one bar, tried on a copy, sent together, taken back together."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.board_steps import DESK, PHONE, Play
from e2e.scripts import script
from e2e.shell_steps import at
from e2e.table_steps import POSITION, click, press, tap, word

SMALL_TABLET = {"viewport": {"width": 768, "height": 1024}, "has_touch": True}
JC2 = Play(
    game="john_company_second",
    seed="board",
    stages={"operations.ship": "india", "operations.position": "india", "operations.chairman": "india"},
    lot=11,
    manners=script("plays/john_company_second"),
)
EIC = Play(
    game="east_india_companies",
    seed="board",
    stages={"loading.ship": "loading", "agents.which": "agents", "navigation.zone": "navigation"},
    others="random",
    lot=7,
    manners=script("plays/east_india_companies"),
)
SEVERAL = "({ now }) => now.decision.bar.rows.some((row) => row.next.length > 1)"
# What would be sent of the decision that is composed.
COMPOSED = "(s) => (s.composition?.steps ?? []).map(({ value }) => value)"
# The screen may have changed hands.
TAKE_BACK = "(s, seat) => s.do({ do: 'undo', seat })"
TAKE = '[data-do="compose-take"]:enabled'
CONFIRM = "#confirm"
FOR_OPEN = (
    "({ now }) => now.decision.options.some(({ value, closed, params }) => value === 'for' && !closed && params.n > 2)"
)
# Places of the foot whose words are cut off.
CUT = script("table_composing/cut")


def composed(page: Page) -> list[Any]:
    found: list[Any] = at(page, COMPOSED)
    return found


@pytest.fixture
def ships(booted_page: Page) -> Iterator[Page]:
    """Before the Manager of Shipping, who can pay for several ships."""
    JC2.lay(booted_page)
    JC2.run(booted_page, "operations.ship", SEVERAL, JC2.lot)
    booted_page.wait_for_selector(".matrix, .hung")
    yield booted_page


@pytest.fixture
def goods(booted_page: Page) -> Iterator[Page]:
    """Before a ship in the Indies that can load several cubes."""
    EIC.lay(booted_page)
    EIC.run(booted_page, "loading.ship", SEVERAL, EIC.lot)
    booted_page.wait_for_selector(".runs")
    yield booted_page


@pytest.mark.browser_context_args(**DESK)
def test_ships_are_placed_in_one_bar_and_taken_back_at_once(
    ships: Page, accessibility: Callable[..., list[Any]], screenshot: Callable[..., Any]
) -> None:
    before, seat = at(ships, POSITION), at(ships, "(s) => s.viewer")
    expect(ships.locator(CONFIRM)).to_have_attribute("aria-disabled", "true")
    while ships.locator(TAKE).count():
        click(ships, ships.locator(TAKE).last)
    screenshot(ships, "composing-ships")
    expect(ships.locator(".decision .draft-mark")).to_have_text(word("table.compose.draft"))
    assert accessibility(ships) == []
    assert at(ships, POSITION) == before, "nothing is sent yet"
    told = composed(ships)
    assert len(told) >= 4 and len(told) % 2 == 0
    click(ships, '[data-do="compose-back"]:enabled')
    assert len(composed(ships)) == len(told) - 2
    click(ships, TAKE)
    expect(ships.locator(CONFIRM)).not_to_have_attribute("aria-disabled", "true")
    click(ships, CONFIRM)
    assert at(ships, POSITION) >= before + len(told)
    at(ships, TAKE_BACK, seat)
    assert at(ships, POSITION) == before


@pytest.mark.browser_context_args(**DESK)
def test_what_is_composed_is_cleared_or_taken_back_step_by_step(ships: Page) -> None:
    click(ships, ships.locator(TAKE).last)
    first = composed(ships)
    click(ships, ships.locator(TAKE).last)
    press(ships, "z")
    assert composed(ships) == first
    click(ships, '[data-do="compose-clear"]')
    assert composed(ships) == []
    expect(ships.locator(".decision .draft-mark")).to_have_count(0)
    press(ships, "z")
    assert composed(ships) == first


@pytest.mark.browser_context_args(**DESK)
def test_a_button_that_is_held_goes_on(ships: Page) -> None:
    cell = ships.locator(".matrix .numf").last
    box = cell.locator(TAKE).bounding_box()
    assert box
    ships.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    ships.mouse.down()
    expect(cell.locator("output")).to_have_text("2")
    ships.mouse.up()
    assert len(composed(ships)) >= 4


@pytest.mark.browser_context_args(**PHONE)
def test_on_a_phone_the_sheet_is_raised_for_the_matrix_and_keeps_its_button(
    ships: Page, screenshot: Callable[..., Any]
) -> None:
    expect(ships.locator('.table[data-sheet="raised"]')).to_have_count(1)
    tap(ships, TAKE)
    screenshot(ships, "composing-ships-phone")
    expect(ships.locator(CONFIRM)).to_be_in_viewport(ratio=1)
    expect(ships.locator(".matrix .has")).to_have_count(1)


@pytest.mark.browser_context_args(**SMALL_TABLET)
def test_on_a_tablet_the_matrix_hangs_from_the_bar(ships: Page, screenshot: Callable[..., Any]) -> None:
    tap(ships, TAKE)
    screenshot(ships, "composing-ships-tablet")
    expect(ships.locator(".things-drop .has")).to_have_count(1)
    expect(ships.locator(".sum .big")).to_be_visible()
    tap(ships, ".hung")
    expect(ships.locator(".things-drop")).to_have_count(0)
    expect(ships.locator(".sum .big")).to_be_visible()


@pytest.mark.browser_context_args(**DESK)
def test_a_click_on_the_second_cube_buys_two(
    goods: Page, accessibility: Callable[..., list[Any]], screenshot: Callable[..., Any]
) -> None:
    before = at(goods, POSITION)
    run = goods.locator(".run").filter(has=goods.locator('.thing[data-n="2"]:enabled')).first
    click(goods, run.locator('.thing[data-n="2"]'))
    screenshot(goods, "composing-goods")
    expect(run.locator('.thing[aria-pressed="true"]')).to_have_count(2)
    assert accessibility(goods) == []
    assert len(composed(goods)) == 2 and at(goods, POSITION) == before
    click(goods, run.locator('.thing[data-n="2"]'))
    expect(run.locator('.thing[aria-pressed="true"]')).to_have_count(1)
    click(goods, CONFIRM)
    lines = at(goods, "(s) => s.nowLog.filter(({ at }) => at >= s.nowLog.at(-1).at - 3).map(({ code }) => code)")
    assert "loading.bought" in lines
    press(goods, "z")
    assert at(goods, POSITION) == before


@pytest.mark.browser_context_args(**DESK)
def test_a_cube_is_taken_on_the_board_as_well(goods: Page) -> None:
    click(goods, goods.locator("#stage .indies .is-option").first)
    expect(goods.locator('.thing[aria-pressed="true"]')).to_have_count(1)
    expect(goods.locator(".decision .draft-mark")).to_be_visible()


@pytest.mark.browser_context_args(**DESK)
def test_a_question_that_leads_on_brings_up_the_next_and_can_be_gone_back_to(booted_page: Page) -> None:
    EIC.lay(booted_page)
    EIC.run(booted_page, "navigation.zone", "() => true", EIC.lot)
    before = at(booted_page, POSITION)
    asked = booted_page.locator("#ask").inner_text()
    click(booted_page, '.opt[data-do="answer-choose"] >> nth=0')
    expect(booted_page.locator("#ask")).not_to_have_text(asked)
    click(booted_page, '.gone-past [data-do="compose-ask"]')
    expect(booted_page.locator("#ask")).to_have_text(asked)
    assert at(booted_page, POSITION) == before


@pytest.mark.browser_context_args(**DESK)
def test_the_question_that_was_opened_is_answered_otherwise_on_the_spot(booted_page: Page) -> None:
    EIC.lay(booted_page)
    EIC.run(booted_page, "agents.which", "() => true", EIC.lot)
    other = booted_page.locator('.gone-past [role="radio"][aria-checked="false"]')
    name = other.first.inner_text()
    click(booted_page, other)
    expect(booted_page.locator('.gone-past [aria-checked="true"]')).to_have_text(name)
    assert len(composed(booted_page)) == 1


@pytest.mark.browser_context_args(**DESK)
def test_a_ladder_is_climbed_by_click_arrows_and_digits(
    booted_page: Page, accessibility: Callable[..., list[Any]], screenshot: Callable[..., Any]
) -> None:
    JC2.lay(booted_page)
    JC2.run(booted_page, "operations.position", "() => true", JC2.lot)
    click(booted_page, '.opt[data-do="answer-choose"] >> nth=0')
    screenshot(booted_page, "composing-ladder")
    assert accessibility(booted_page) == []
    chosen = booted_page.locator('.ladder [aria-checked="true"]')
    most = booted_page.locator(".ladder [role=radio]").last.get_attribute("data-to")
    assert most
    expect(chosen).to_have_attribute("data-to", most)
    chosen.focus()
    press(booted_page, "ArrowLeft")
    expect(chosen).to_have_attribute("data-to", str(int(most) - 1))
    expect(chosen).to_be_focused()
    click(booted_page, booted_page.locator(".ladder [role=radio]").first)
    press(booted_page, most)
    expect(chosen).to_have_attribute("data-to", most)
    before = at(booted_page, POSITION)
    expect(booted_page.locator(".foot .again")).to_have_text(word("table.risk.sent.dice"))
    click(booted_page, CONFIRM)
    assert at(booted_page, POSITION) > before


@pytest.mark.browser_context_args(**PHONE)
def test_a_phone_says_that_dice_roll_before_it_is_sent(booted_page: Page, screenshot: Callable[..., Any]) -> None:
    JC2.lay(booted_page)
    JC2.run(booted_page, "operations.position", "() => true", JC2.lot)
    tap(booted_page, '.opt[data-do="answer-choose"] >> nth=0')
    screenshot(booted_page, "composing-dice-phone")
    expect(booted_page.locator(".foot .again")).to_be_in_viewport(ratio=1)
    assert booted_page.evaluate(CUT) == []


DEBT = ".deciding .out[data-do='compose-again']"


@pytest.mark.browser_context_args(**DESK)
def test_debt_is_raised_step_by_step_while_the_balance_is_allocated(
    booted_page: Page, screenshot: Callable[..., Any]
) -> None:
    JC2.lay(booted_page)
    JC2.run(booted_page, "operations.chairman", "({ now }) => now.decision.params.cash > 3", JC2.lot)
    total = "(s) => s.view.decision.total"
    before, seat, first = at(booted_page, POSITION), at(booted_page, "(s) => s.viewer"), at(booted_page, total)
    debt = at(booted_page, "(s) => s.composition.steps[0].decision.params.debt")
    click(booted_page, DEBT)
    second = at(booted_page, total)
    click(booted_page, DEBT)
    assert first < second < at(booted_page, total)
    assert composed(booted_page) == ["advance", "advance", "allocate"]
    expect(booted_page.locator(".gone-past li")).to_have_count(2)
    assert at(booted_page, POSITION) == before
    click(booted_page, booted_page.locator('[data-do="answer-preset"][data-id="equal"]'))
    screenshot(booted_page, "composing-debt")
    click(booted_page, CONFIRM)
    assert at(booted_page, "(s) => s.now.board.company.debt") == debt + 2
    at(booted_page, TAKE_BACK, seat)
    assert at(booted_page, POSITION) == before


@pytest.mark.browser_context_args(**DESK)
def test_money_goes_where_open_orders_pay(booted_page: Page) -> None:
    JC2.lay(booted_page)
    JC2.run(booted_page, "operations.chairman", "({ now }) => now.decision.params.cash > 3", JC2.lot)
    pays = at(booted_page, "(s) => s.view.decision.slots.map(({ params }) => params.pays)")
    assert any(pays)
    click(booted_page, booted_page.locator('[data-do="answer-preset"][data-id="orders"]'))
    values = [int(one.input_value()) for one in booted_page.locator(".slot input").all()]
    assert [n > 0 for n in values] == [pay > 0 for pay in pays]
    assert sum(values) == at(booted_page, "(s) => s.view.decision.total")


@pytest.mark.browser_context_args(**DESK)
def test_votes_are_cast_in_one_go_with_their_sum(booted_page: Page, screenshot: Callable[..., Any]) -> None:
    JC2.lay(booted_page)
    JC2.run(booted_page, "parliament.vote", FOR_OPEN, JC2.lot)
    before, seat = at(booted_page, POSITION), at(booted_page, "(s) => s.viewer")
    stands = at(booted_page, "(s) => s.view.decision.params.n")
    click(booted_page, booted_page.locator('.opt[data-do="answer-choose"]').first)
    each = at(booted_page, "(s) => s.view.decision.slots[0].params.each")
    click(booted_page, '.slot [data-do="answer-allot"][data-by="1"]:enabled')
    screenshot(booted_page, "composing-votes")
    after = stands + each
    expect(booted_page.locator(".sum .big")).to_contain_text(
        f"the law at {'+' if after > 0 else ''}{after}".replace("-", "−")
    )
    click(booted_page, CONFIRM)
    waiting = at(booted_page, "(s) => s.now.waiting.map((one) => one.seat)")
    assert waiting != [seat], "nothing more is asked of the voter"
    at(booted_page, TAKE_BACK, seat)
    assert at(booted_page, POSITION) == before


@pytest.mark.browser_context_args(**DESK)
def test_money_is_allocated_by_typing_and_the_rest_by_a_key(
    booted_page: Page, accessibility: Callable[..., list[Any]], screenshot: Callable[..., Any]
) -> None:
    JC2.lay(booted_page)
    JC2.run(booted_page, "operations.chairman", "({ now }) => now.decision.params.cash > 3", JC2.lot)
    fields = booted_page.locator(".slot input")
    fields.nth(0).focus()
    press(booted_page, "1")
    booted_page.keyboard.press("Tab")
    expect(fields.nth(1)).to_be_focused()
    expect(booted_page.locator("#confirm.seal")).to_have_count(0)
    press(booted_page, "*")
    screenshot(booted_page, "composing-allocate")
    assert accessibility(booted_page) == []
    expect(fields.nth(0)).to_have_value("1")
    assert int(fields.nth(1).input_value()) > 1
    expect(booted_page.locator("#confirm.seal")).to_have_count(1)
    click(booted_page, booted_page.locator('[data-do="answer-preset"][data-id="equal"]'))
    values = [int(one.input_value()) for one in fields.all()]
    assert max(values) - min(values) <= 1
    before, seat = at(booted_page, POSITION), at(booted_page, "(s) => s.viewer")
    click(booted_page, CONFIRM)
    assert at(booted_page, POSITION) > before
    at(booted_page, TAKE_BACK, seat)
    assert at(booted_page, POSITION) == before
