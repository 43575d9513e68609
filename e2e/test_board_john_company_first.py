"""The board of John Company, first edition: its stages, the map of India, and what is told before anybody decides."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from e2e.board_steps import (
    DESK,
    PHONE,
    TABLET,
    Play,
    accessible_in_all_themes,
    clipped,
    fits_across,
    fits_down,
    table_of,
)
from e2e.hands.course import link_code
from e2e.hands.making import Maker
from e2e.scripts import script
from e2e.shell_steps import TABLE, at, to_lobby
from e2e.table_steps import choose, click, press, tap
from pygame_core.games.registry import ruleset
from pygame_core.kernel.table import Player, Table

GAME = "john_company_first"
# One decision of every stage.
STAGES = {
    "draft.office": "family",
    "family.box": "family",
    "director.ships": "company",
    "office.action": "india",
    "sail.order": "india",
    "vote.side": "post",
}
# A promotion, which comes with the second turn only.
HIRING = ("early_company", 4, "hiring.choose", "s")
ON_THE_MAP = ("office.action", "sail.order")
PLAY = Play(game=GAME, seed="board", stages=STAGES, manners=script("plays/john_company_first"), lot=5)
table = table_of(PLAY)

WORDS = ".jc1-ribbon .office, .look span, h2, .box b, .sale b, .pcard .name, .jc1-events td, .whose"
MISSING = script("board_arkwright/missing")
IN_SIGHT = script("board_john_company_second/in_sight")
MAP_OF_THE_VIEW = script("board_john_company_first/map_of_the_view")
MAP_OF_THE_BOARD = script("board_john_company_first/map_of_the_board")


def laid(scenario: str, seats: int, code: str, seed: str = "board") -> Table:
    """A game that computer players have played until something is asked."""
    rules = ruleset(GAME)
    mode = next(one for one in rules.modes() if (one.scenario, one.seats) == (scenario, seats))
    made = Table(rules, mode, seed, [Player(f"Person {seat}") for seat in range(seats)])
    maker = Maker(made, seed, "steady")
    while maker.first is not None or not any(asked.code == code for asked in made.pending):
        maker.entry()
    return made


def by_link(page: Page, made: Table) -> None:
    """The page opens at a table that somebody has sent."""
    choose(page)
    to_lobby(page)
    page.evaluate("(code) => { location.hash = `#/table/${code}`; }", link_code(made, "Sent"))
    page.wait_for_selector(TABLE, state="attached")


@pytest.mark.browser_context_args(**DESK)
@pytest.mark.parametrize("code", STAGES)
def test_the_stage_follows_what_is_asked_and_is_accessible(
    table: Page, accessibility: Callable[..., list[str]], code: str
) -> None:
    PLAY.to(table, code)
    expect(table.locator("#stage .look.asked")).to_have_attribute("aria-pressed", "true")
    assert fits_down(table)
    assert clipped(table, WORDS) == []
    assert at(table, MISSING) == []
    accessible_in_all_themes(table, accessibility)


@pytest.mark.browser_context_args(**DESK)
def test_candidates_say_what_becomes_of_promises(booted_page: Page, accessibility: Callable[..., list[str]]) -> None:
    by_link(booted_page, laid(*HIRING))
    options = at(booted_page, "(s) => s.view.decision.options.length")
    expect(booted_page.locator("#stage .candidate small")).to_have_count(options)
    assert at(booted_page, MISSING) == []
    click(booted_page, booted_page.locator("#stage .candidate").first)
    expect(booted_page.locator("#confirm")).not_to_have_attribute("aria-disabled", "true")
    accessible_in_all_themes(booted_page, accessibility)


@pytest.mark.browser_context_args(**DESK)
def test_the_map_shows_what_the_view_says(table: Page) -> None:
    PLAY.to(table, "sail.order")
    shown: dict[str, Any] = table.evaluate(MAP_OF_THE_BOARD)
    assert shown == at(table, MAP_OF_THE_VIEW)
    assert shown["closed"] and shown["values"]


@pytest.mark.browser_context_args(**DESK)
@pytest.mark.parametrize(
    ("code", "part"),
    [("office.action", ".region"), ("sail.order", ".order"), ("family.box", ".box"), ("draft.office", ".cell")],
)
def test_a_click_on_the_board_chooses(table: Page, code: str, part: str) -> None:
    PLAY.to(table, code)
    spot = table.locator(f"#stage {part}.is-option").last
    target = spot.get_attribute("data-target")
    click(table, spot)
    # it stands as chosen, or has led on to the next question of the same decision
    chosen = table.locator(f'#stage [data-target="{target}"].is-chosen')
    expect(chosen.or_(table.locator('.decision:not([data-composed="[]"])')).first).to_be_visible()
    expect(table.locator("#confirm")).not_to_have_attribute("aria-disabled", "true")


@pytest.mark.browser_context_args(**DESK)
def test_ships_are_sent_by_clicks_on_the_ports(table: Page) -> None:
    PLAY.to(table, "director.ships")
    port = table.locator("#stage .hold.is-option").first
    target = port.get_attribute("data-target")
    click(table, port)
    expect(table.locator(f'#stage [data-target="{target}"] .more')).to_have_text(re.compile(r"^\+\d"))


@pytest.mark.browser_context_args(**DESK)
def test_the_acting_office_says_what_it_can_do_and_why_not(table: Page) -> None:
    PLAY.to(table, "office.action")
    now = table.locator("#stage .jc1-ribbon .now")
    expect(now).to_have_attribute("aria-current", "step")
    told = at(table, "(s) => s.view.board.forecast.offices.find((one) => one.office === s.view.decision.params.office)")
    rows = table.locator("#stage .jc1-powers li")
    expect(rows).to_have_count(len(told["powers"]))
    shut = [one["closed"]["text"] for one in told["powers"] if "closed" in one]
    expect(table.locator("#stage .jc1-powers .shut small")).to_have_text(shut)
    assert now.get_attribute("title") == table.locator("#stage .jc1-ribbon .now").get_attribute("title")
    assert told["powers"][0]["text"] in (now.get_attribute("title") or "")


@pytest.mark.browser_context_args(**DESK)
def test_another_regions_events_are_looked_at(table: Page) -> None:
    PLAY.to(table, "office.action")
    click(table, '#stage .pickers [data-value="mysore"]')
    expect(table.locator("#stage .jc1-ahead h3")).to_contain_text("Mysore")
    expect(table.locator("#stage .jc1-ahead tbody tr")).to_have_count(6)


@pytest.mark.browser_context_args(**DESK)
def test_a_vote_says_where_it_would_bring_the_support(table: Page) -> None:
    PLAY.to(table, "vote.side")
    support = at(table, "(s) => s.view.decision.params.support")
    power = at(table, "(s) => s.view.decision.params.power")
    click(table, '.decision [data-do="answer-choose"][data-index="0"]')
    goal = support + power
    next_space = table.locator("#stage .support .next")
    expect(next_space).to_have_text(str(min(10, goal)))


@pytest.mark.browser_context_args(**DESK)
def test_fitted_figures_say_so(table: Page) -> None:
    table.locator("#stage .fitted summary").click()
    expect(table.locator("#stage .fitted p")).to_be_visible()


@pytest.mark.browser_context_args(**DESK)
def test_the_keyboard_walks_the_regions(table: Page) -> None:
    PLAY.to(table, "office.action")
    press(table, "m")
    first = table.evaluate("() => document.activeElement.dataset.target")
    table.keyboard.press("ArrowDown")
    second = table.evaluate("() => document.activeElement.dataset.target")
    assert first and second and first != second


@pytest.mark.browser_context_args(**DESK)
@pytest.mark.parametrize(
    ("scenario", "seats", "code", "part"),
    [
        ("militant", 1, "office.action", ".jc1-goal"),
        ("post_monopoly", 4, "family.deed", ".jc1-deeds"),
        ("john_and_co", 4, "family.deed", ".jc1-boxes"),
        ("early_company", 3, "family.box", ".jc1-jones"),
    ],
)
def test_every_scenario_has_its_parts(booted_page: Page, scenario: str, seats: int, code: str, part: str) -> None:
    by_link(booted_page, laid(scenario, seats, code))
    expect(booted_page.locator(f"#stage {part}")).to_be_visible()
    assert fits_down(booted_page)
    assert at(booted_page, MISSING) == []


@pytest.mark.browser_context_args(**DESK)
def test_firms_have_books(booted_page: Page) -> None:
    by_link(booted_page, laid("post_monopoly", 4, "family.deed"))
    click(booted_page, '#stage .look[data-value="firms"]')
    expect(booted_page.locator("#stage .firm")).to_have_count(4)
    expect(booted_page.locator("#stage .expects .prices li")).to_have_count(8)


@pytest.mark.browser_context_args(**DESK)
def test_without_its_board_a_save_opens_by_its_link(clean_page: Page) -> None:
    """The board for any game names a field by its heading: one of the same name as a word with a blank is none."""

    def without(route: Route) -> None:
        boards = route.fetch().json()
        del boards[GAME]
        route.fulfill(body=json.dumps(boards), content_type="application/json")

    clean_page.route("**/boards/index.json", without)
    by_link(clean_page, laid("early_company", 2, "family.box"))
    expect(clean_page.locator("#stage .anyboard > [data-section]").first).to_be_visible()


@pytest.mark.browser_context_args(**TABLET)
def test_the_chart_can_be_read_on_a_tablet(table: Page) -> None:
    PLAY.to(table, "office.action")
    box = table.locator("#stage .india-sheet").bounding_box()
    assert box
    assert box["width"] >= 580
    assert fits_across(table)


@pytest.mark.browser_context_args(**PHONE)
@pytest.mark.parametrize("code", ON_THE_MAP)
def test_the_phone_opens_on_what_can_be_chosen(table: Page, code: str) -> None:
    PLAY.to(table, code)
    assert table.evaluate(IN_SIGHT)["seen"] > 0
    tap(table, "#stage .zoom")
    tap(table, '.nav button[data-view="more"]')
    expect(table.locator("#stage .jc1-ports")).to_be_visible()
    expect(table.locator("#stage .jc1-map")).to_be_hidden()
    assert fits_across(table)


@pytest.mark.browser_context_args(**PHONE)
def test_the_map_on_the_phone_is_accessible(table: Page, accessibility: Callable[..., list[str]]) -> None:
    PLAY.to(table, "office.action")
    assert accessibility(table) == []


@pytest.mark.browser_context_args(**DESK)
def test_the_board_stands_when_the_game_is_over(table: Page) -> None:
    PLAY.to_end(table)
    table.wait_for_selector(".table.on-end")
    press(table, "Escape")
    expect(table.locator("#stage .jc1-prizes")).to_be_visible()
    expect(table.locator("#stage .is-option")).to_have_count(0)
