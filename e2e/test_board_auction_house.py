"""The board of the Auction House, the example for other boards; and the board for games that have none of their own."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from e2e.board_steps import DESK, PHONE, Play, accessible_in_all_themes, clipped, fits_across, fits_down
from e2e.scripts import script
from e2e.shell_steps import at
from e2e.table_steps import click, lay, painted, settled

WORDS = "h2, h3, b, small, .sort, footer, .track li"
PARTS = ".lot, .pcard, .row, td, th"

PLAY = Play(game="auction_house", seed="table tests", stages={}, manners=script("plays/auction_house"))
BID_MOST = script("board_auction_house/bid_most")
WON = script("board_auction_house/won")
QUESTIONS = ("commissions.keep", "sale.arrange", "sale.bid", "storm.guard", "market.sell")


def to(page: Page, code: str) -> None:
    if at(page, "(session) => session.now.decision?.code") != code:
        PLAY.run(page, code)


def unlisted(page: Page) -> None:
    """The page is told of no board for the toy, so that it gets the one for any game."""

    def without(route: Route) -> None:
        boards = route.fetch().json()
        del boards["auction_house"]
        route.fulfill(body=json.dumps(boards), content_type="application/json")

    page.route("**/boards/index.json", without)


@pytest.mark.browser_context_args(**DESK)
def test_every_question_fits_and_is_accessible(
    booted_page: Page, accessibility: Callable[..., list[Any]], screenshot: Callable[..., Any]
) -> None:
    lay(booted_page)
    for code in QUESTIONS:
        to(booted_page, code)
        assert clipped(booted_page, WORDS, PARTS) == [], code
        assert fits_down(booted_page), code
        screenshot(booted_page, f"toy-{code}")
    accessible_in_all_themes(booted_page, accessibility)


@pytest.mark.browser_context_args(**PHONE)
def test_on_a_phone_nothing_is_scrolled_sideways(booted_page: Page) -> None:
    lay(booted_page)
    to(booted_page, "market.sell")
    assert fits_across(booted_page)
    assert clipped(booted_page, WORDS) == []


@pytest.mark.browser_context_args(**DESK)
def test_a_click_on_the_market_shows_what_a_sale_would_bring(booted_page: Page) -> None:
    lay(booted_page)
    to(booted_page, "market.sell")
    row = booted_page.locator("#stage .market .is-option, #stage .market .is-chosen").first
    if row.get_attribute("aria-pressed") != "true":
        click(booted_page, row)
    chosen = at(booted_page, "(s) => s.view.decision.options.find((o) => JSON.stringify(o.value) === s.ui.draft.value)")
    shown = booted_page.locator(f'#stage [data-target="{chosen["target"]}"]')
    expect(shown.locator(".next")).to_have_text(str(chosen["params"]["after"]))
    expect(shown.locator(".gain")).to_have_text(f"+£{chosen['params']['gain']}")


@pytest.mark.browser_context_args(**DESK)
def test_guards_stand_by_the_crates_before_they_are_posted(booted_page: Page) -> None:
    lay(booted_page)
    to(booted_page, "storm.guard")
    expect(booted_page.locator("#stage .store .fig")).to_have_count(0)
    click(booted_page, '[data-do="answer-allot"][data-by="1"]:not(:disabled)')
    expect(booted_page.locator("#stage .you .store .fig")).to_have_count(1)


@pytest.mark.browser_context_args(**DESK)
def test_a_crate_that_is_won_comes_from_the_block(booted_page: Page) -> None:
    lay(booted_page)
    to(booted_page, "sale.bid")
    painted(booted_page, lambda: at(booted_page, BID_MOST))
    settled(booted_page)
    to(booted_page, "sale.bid")
    assert at(booted_page, WON) == 1


@pytest.mark.browser_context_args(**DESK)
def test_a_game_without_a_board_is_drawn_from_its_sections(
    clean_page: Page, accessibility: Callable[..., list[Any]]
) -> None:
    unlisted(clean_page)
    lay(clean_page)
    to(clean_page, "storm.guard")
    expect(clean_page.locator("#stage .you .count-of.is-option").first).to_be_visible()
    to(clean_page, "market.sell")
    expect(clean_page.locator("#stage .anyboard > [data-section]")).to_have_count(5)
    expect(clean_page.locator("#stage .is-option, #stage .is-chosen").first).to_be_visible()
    assert fits_across(clean_page)
    accessible_in_all_themes(clean_page, accessibility)
