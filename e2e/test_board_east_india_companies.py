"""The board of East India Companies: each phase has its stage, options answer, and nothing is clipped or betrayed."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.board_steps import (
    DESK,
    PHONE,
    Play,
    accessible_in_all_themes,
    asks_nothing_of_the_past,
    fits_down,
    shows_what_is_asked_first,
    table_of,
)
from e2e.hands.course import answers_of, beginning, link_code
from e2e.hands.making import made
from e2e.scripts import script
from e2e.shell_steps import at, to_lobby
from e2e.table_steps import choose, click, lift_any, painted, press
from pygame_core.games.registry import ruleset
from pygame_core.kernel.table import Table

# One decision of every stage.
STAGES = {
    "agents.where": "agents",
    "agents.ship": "building",
    "exchange.turn": "exchange",
    "navigation.zone": "navigation",
    "loading.ship": "loading",
    "selling.ship": "selling",
}
CODES = [*STAGES]

WORDS = "h2, h3, b, small, footer, .what, .bx-words, .zone-name, .card-line, .ahead, .tags"
PARTS = ".ship, .chr, .bx, .zone-card, .good, .strk li, .lship, .tile, .share-card p, .mcard"

PLAY = Play(
    game="east_india_companies",
    seed="board",
    stages=STAGES,
    others="random",
    lot=7,
    manners=script("plays/east_india_companies"),
    words=WORDS,
    parts=PARTS,
)
table = table_of(PLAY)

# Until somebody else has a ship under way.
SAIL_ON = script("board_east_india_companies/sail_on")

# What has been answered on the copy.
FIRST_COMPOSED = "(session) => session.composition.steps[0].value"

# What the first cube of the chosen goods brings.
FIRST_PRICE = script("board_east_india_companies/first_price")


@pytest.mark.browser_context_args(**DESK)
@pytest.mark.parametrize("code", CODES)
def test_a_stage_shows_everything_and_is_accessible(
    table: Page, accessibility: Callable[..., list[str]], code: str
) -> None:
    PLAY.to(table, code)
    assert PLAY.cut_off(table) == []
    assert fits_down(table)
    for part in (".eic-market.europe", ".eic-exchange", ".eic-port"):
        expect(table.locator(f"#stage {part}")).to_be_visible()
    # the forecast of share values is there before anybody chooses
    expect(table.locator("#stage :not(.mk) > .token.ghost")).to_have_count(0)
    accessible_in_all_themes(table, accessibility)


@pytest.mark.browser_context_args(**DESK)
@pytest.mark.parametrize("code", ["agents.where", "exchange.turn"])
def test_a_click_on_the_board_chooses_and_shows_before_and_after(table: Page, code: str) -> None:
    PLAY.to(table, code)
    spot = table.locator("#stage :is(.eic-ring, .eic-shares, .eic-chart, .indies) .is-option").last
    target = spot.get_attribute("data-target")
    click(table, spot)
    expect(table.locator(f'#stage [data-target="{target}"].is-chosen').first).to_be_visible()
    expect(table.locator('.opt[aria-pressed="true"]')).to_have_count(1)
    expect(table.locator("#stage .token.ghost")).to_have_count(1)


@pytest.mark.browser_context_args(**DESK)
def test_cubes_to_be_sold_lie_in_europe_before_they_are_sold(table: Page) -> None:
    PLAY.to(table, "selling.ship", test=script("board_east_india_companies/all_can_be_kept"))
    rows = table.locator('#stage .europe [data-do="answer-target"]')
    expect(table.locator("#stage .europe .c.next").first).to_be_visible()
    for target in {row.get_attribute("data-target") for row in rows.all()}:
        # the question opens with everything sold; a click on a full row takes its cubes back
        click(table, f'#stage .europe [data-target="{target}"]')
    expect(table.locator("#stage .europe .c.next")).to_have_count(0)
    row = rows.first
    click(table, row)
    expect(table.locator("#stage .europe .c.next")).to_have_count(1)
    expect(table.locator("#stage .ship .cube.gone")).to_have_count(1)
    price = int(table.locator("#stage .europe .gp:has(.c.next) .gp-price").text_content() or "0")
    paid = at(table, FIRST_PRICE)
    assert paid >= price
    expect(table.locator("#stage .profit tr").last).to_contain_text(f"+{paid}")


@pytest.mark.browser_context_args(**DESK)
def test_the_keyboard_walks_the_options_of_the_board(table: Page) -> None:
    PLAY.to(table, "navigation.zone")
    press(table, "m")
    first = table.evaluate("() => document.activeElement.dataset.target")
    table.keyboard.press("ArrowLeft")
    second = table.evaluate("() => document.activeElement.dataset.target")
    assert first != second
    assert {first, second} < {"zone-china", "zone-east_indies", "zone-india"}
    press(table, "Enter")
    assert f"zone-{at(table, FIRST_COMPOSED)}" == second


@pytest.mark.browser_context_args(**DESK)
def test_ships_of_others_lie_face_down(table: Page) -> None:
    PLAY.to(table, "navigation.zone")
    at(table, SAIL_ON)
    theirs = table.locator("#stage .tile.down:not(.own)")
    expect(theirs.first).to_be_visible()
    expect(theirs.first).to_have_attribute("title", re.compile("face down"))
    assert theirs.locator("b").count() == 0


@pytest.mark.browser_context_args(**DESK)
def test_the_port_of_another_company_can_be_looked_at(table: Page) -> None:
    PLAY.to(table, "exchange.turn")
    click(table, '#stage .who-tab[data-value="english"]')
    expect(table.locator('#stage .who-tab[data-value="english"]')).to_have_attribute("aria-pressed", "true")
    click(table, "#stage .tab:nth-of-type(3)")
    expect(table.locator("#stage .agents-list section")).to_have_count(5)


@pytest.mark.browser_context_args(**DESK)
def test_a_long_list_of_cargoes_is_scrolled_by_keys(table: Page, accessibility: Callable[..., list[str]]) -> None:
    PLAY.to(table, "selling.ship")
    cargoes = table.locator("#stage .un")
    cargoes.evaluate("(list) => { for (let n = 0; n < 12; n++) list.append(list.lastElementChild.cloneNode(true)); }")
    assert cargoes.evaluate("(list) => list.scrollHeight > list.clientHeight + 20")
    assert accessibility(table) == []
    cargoes.focus()
    table.keyboard.press("End")
    table.wait_for_function("(list) => list.scrollTop > 0", arg=cargoes.element_handle())


def mortgaged() -> Table:
    """Somebody with a mortgage is asked what to do in the exchange, and may redeem it."""
    mode = next(mode for mode in ruleset(PLAY.game).modes() if mode.options["mortgage"])
    whole = made(PLAY.game, mode, "port", most=40)
    table = beginning(whole)
    for entry in answers_of(whole):
        if table.pending[0].code == "exchange.turn":
            break
        table.enter(entry)
    seat = table.pending[0].seat
    table.enter(["x", seat, next(act.value for act in table.acts(seat) if act.why)])
    return table


@pytest.mark.browser_context_args(**DESK)
def test_a_click_anywhere_on_a_port_is_one_on_its_name(
    booted_page: Page, accessibility: Callable[..., list[str]]
) -> None:
    page = booted_page
    choose(page)
    to_lobby(page)
    page.evaluate("(code) => { location.hash = `#/table/${code}`; }", link_code(mortgaged(), "port"))
    page.wait_for_selector(".curtain")
    lift_any(page)
    name = page.locator("#stage .eic-port .whole-by")
    expect(name).to_have_class(re.compile("is-option"))
    assert accessibility(page) == []
    yard = page.locator("#stage .port-tabs .tab").nth(1)
    click(page, yard)
    expect(yard).to_have_attribute("aria-pressed", "true")
    expect(name).to_have_class(re.compile("is-option"))
    painted(page, lambda: page.locator("#stage .eic-port").click(position={"x": 5, "y": 60}))
    expect(name).to_have_class(re.compile("is-chosen"))


@pytest.mark.browser_context_args(**DESK)
def test_the_past_is_drawn_without_a_question(table: Page) -> None:
    PLAY.to(table, "loading.ship")
    asks_nothing_of_the_past(table)


@pytest.mark.browser_context_args(**PHONE)
@pytest.mark.parametrize("code", CODES)
def test_the_phone_shows_the_phase_first_and_the_rest_behind_it(table: Page, code: str) -> None:
    PLAY.to(table, code)
    shows_what_is_asked_first(table, PLAY.cut_off)
