"""Private firms and the special session on the board of John Company, second edition."""

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.board_steps import DESK, PHONE, TABLET_SIZE, Play, accessible_in_all_themes, clipped, fits_across, fits_down
from e2e.scripts import script
from e2e.shell_steps import at
from e2e.table_steps import click, settled

STAGES = {
    "firms.invest": "firms",
    "firms.strategy": "firms",
    "firms.dividends": "firms",
    "firms.fill": "india",
    "operations.shipping": "india",
}
MANNERS = script("plays/john_company_second_firms")
PLAY = Play(
    game="john_company_second", seed="firms", stages=STAGES, lot=3, manners=MANNERS, scenario="1813"
)  # fmt: skip
SESSION = Play(
    game="john_company_second", seed="session", stages={"session.call": "parliament", "parliament.vote": "parliament"},
    lot=3, manners=MANNERS, scenario="1758",
)  # fmt: skip

WORDS = ".jc2-books :is(h2, h3, b, small, p, footer, .note, .cell, .fig, td, th)"
PARTS = ".pcard, .pick, .places, .values li, .cells, tr, .laid"
SHIPS = "({ now }) => now.board.firms.find((one) => one.manager === now.decision.seat).ships.length > 0"
CAN_BUY = "({ now }, { open }) => open(now.decision.options).some((one) => one.params.deed === 'buy_back')"
FIRMS = "(session) => session.view.board.firms"


@pytest.fixture
def table(booted_page: Page) -> Page:
    PLAY.lay(booted_page)
    return booted_page


@pytest.fixture
def parliament(booted_page: Page) -> Page:
    SESSION.lay(booted_page)
    return booted_page


def firms(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = at(page, FIRMS)
    return found


# ── every stage ───────────────────────────────────────────────────────────────────────────────────────────────────
QUESTIONS = [("firms.invest", CAN_BUY), ("firms.strategy", SHIPS)]


@pytest.mark.browser_context_args(**DESK)
@pytest.mark.parametrize(("code", "holds"), QUESTIONS)
def test_the_firms_fit_their_place_and_are_accessible(
    table: Page, accessibility: Callable[..., list[str]], code: str, holds: str
) -> None:
    PLAY.to(table, code, test=holds)
    assert clipped(table, WORDS, PARTS) == []
    assert fits_down(table)
    expect(table.locator("#stage .is-option").first).to_be_visible()
    accessible_in_all_themes(table, accessibility)
    table.set_viewport_size(TABLET_SIZE)
    assert clipped(table, WORDS, PARTS) == []
    assert fits_across(table)


@pytest.mark.browser_context_args(**PHONE)
def test_the_phone_begins_with_the_strategies(table: Page, accessibility: Callable[..., list[str]]) -> None:
    PLAY.to(table, "firms.strategy", test=SHIPS)
    strategies = table.locator("#stage .strategies").bounding_box()
    charter = table.locator("#stage .charter").first.bounding_box()
    assert strategies and charter
    assert strategies["y"] < charter["y"]
    assert clipped(table, WORDS, PARTS) == []
    assert fits_across(table)
    assert accessibility(table) == []


@pytest.mark.browser_context_args(**DESK)
@pytest.mark.parametrize("scenario", ["1758", "1813", "long_1710"])
def test_a_scenario_opens_and_every_part_of_it_can_be_looked_at(booted_page: Page, scenario: str) -> None:
    replace(PLAY, scenario=scenario, others="steady").lay(booted_page)
    settled(booted_page)
    looks = booted_page.locator("#stage .look")
    expect(looks).to_have_count(6 if scenario == "1813" else 5)
    for look in [str(one.get_attribute("data-value")) for one in looks.all()]:
        click(booted_page, f'#stage .look[data-value="{look}"]')
        booted_page.wait_for_selector(f".panels.on-{look}")
        assert clipped(booted_page, WORDS, PARTS) == [], look


# ── true figures, and answers ─────────────────────────────────────────────────────────────────────────────────────
@pytest.mark.browser_context_args(**DESK)
def test_a_charter_tells_what_a_firm_has(table: Page) -> None:
    PLAY.to(table, "firms.strategy", test=SHIPS)
    charters = table.locator("#stage .charter")
    expect(charters).to_have_count(len(firms(table)))
    for charter, firm in zip(charters.all(), firms(table), strict=True):
        expect(charter.locator(".place .arms")).to_have_count(sum(firm["shares"]))
        expect(charter.locator(".cell b").first).to_have_text(f"£{firm['london']}")
        expect(charter.locator(".values .at")).to_have_text(re.compile(f"^{firm['value']}"))
        expect(charter.locator(".fleet .hull")).to_have_count(len(firm["ships"]))
        expect(charter).to_contain_text(f"Expenses £{firm['due']}:")
    stakes = at(table, "(session) => session.view.board.stakes")
    points = [f"−{-n}" if n < 0 else str(n) for n in stakes["points"]]
    first = at(table, "(session) => session.view.board.parliament.prime_minister")
    expect(table.locator("#stage .stakes tbody td:last-child")).to_have_text([*points[first:], *points[:first]])


@pytest.mark.browser_context_args(**DESK)
def test_a_ship_is_bought_among_the_firms(table: Page) -> None:
    seat = PLAY.to(table, "firms.invest", test=CAN_BUY)
    buys = table.locator("#stage .deeds-of .pick", has_text="Buy ")
    click(table, buys.first)
    expect(table.locator("#stage .deeds-of .pick.is-chosen")).to_have_count(1)
    own = table.locator("#stage .charter", has_text="you manage it")
    expect(own).to_have_attribute("data-for", f"firm-{seat}")


@pytest.mark.browser_context_args(**DESK)
def test_a_strategy_is_laid_down_and_lies_face_down_for_others(table: Page) -> None:
    seat = PLAY.to(table, "firms.strategy", test=SHIPS)
    (own,) = [firm for firm in firms(table) if firm["manager"] == seat]
    card = table.locator("#stage .strategy").first
    click(table, card.locator(".bid").last)
    expect(card.locator(".bid.is-chosen")).to_have_text(re.compile(f"^£{own['london']}"))
    others = [firm["manager"] for firm in firms(table) if firm["manager"] != seat]
    assert others
    expect(table.locator("#stage .laid.free")).to_have_count(len(others) + 1)
    click(table, "#confirm")
    PLAY.run(table, "operations.chairman")
    assert [firm["bid"] for firm in firms(table) if firm["manager"] == seat] == [own["london"]]
    click(table, '#stage .look[data-value="firms"]')
    viewer = at(table, "(session) => session.viewer")
    hidden = [firm for firm in firms(table) if firm["laid"] and not firm["shown"] and firm["manager"] != viewer]
    expect(table.locator("#stage .laid.dark")).to_have_count(len(hidden))


@pytest.mark.browser_context_args(**DESK)
def test_an_order_that_a_firm_has_filled_tells_what_the_company_would_receive(table: Page) -> None:
    halved = "({ now }) => now.board.regions.some(({ orders }) => orders.some((one) => one.now < one.value))"
    PLAY.run(table, "firms.dividends", halved)
    regions = at(table, "(session) => session.view.board.regions")
    orders = [one for region in regions for one in region["orders"] if one["now"] < one["value"]]
    click(table, '#stage .look[data-value="india"]')
    for one in orders:
        shown = table.locator(f'#stage .order.halved[data-target="{one["id"]}"]')
        expect(shown).to_have_attribute("aria-label", re.compile(f"the Company would earn £{one['now']}$"))


# ── the special session ───────────────────────────────────────────────────────────────────────────────────────────
@pytest.mark.browser_context_args(**DESK)
def test_the_session_tells_both_outcomes(parliament: Page, accessibility: Callable[..., list[str]]) -> None:
    SESSION.to(parliament, "session.call")
    expect(parliament.locator('#stage .look[data-value="firms"]')).to_have_count(0)
    view = at(parliament, "(session) => session.view.board")
    then, company = view["parliament"]["session"], view["company"]
    shown = parliament.locator("#stage .outcomes")
    expect(shown.locator(".ledger").first.locator(".amt").first).to_have_text(
        re.compile(rf"^{company['debt']}\s*{then['debt']}$")
    )
    expect(shown.locator(".ledger").last.locator(".amt").first).to_have_text(
        re.compile(rf"^{company['share_value']}\s*{then['share_value']}$")
    )
    card = parliament.locator('#stage .pcard[data-target="law-deregulation"]')
    expect(card).to_have_class(re.compile("is-option"))
    assert clipped(parliament, WORDS, PARTS) == []
    accessible_in_all_themes(parliament, accessibility)
    SESSION.to(parliament, "parliament.vote")
    expect(parliament.locator("#stage .outcomes")).to_be_visible()
    expect(parliament.locator("#stage .pcard.sel .name")).to_have_text("Deregulation")
