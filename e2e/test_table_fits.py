"""Long names, long units and long references find their place: nothing is cut where it can be read, nothing spills."""

import pytest
from playwright.sync_api import Page, expect

from e2e.board_steps import fits_across
from e2e.scripts import script
from e2e.shell_steps import LOBBY, TABLE, at, open_table, to_lobby
from e2e.table_steps import DRAWN, ENDED, choose, click, compose, confirm, lay, settled, to_bids

NAME = "Wilhelmina van Oldenbarneveldt"
FOUR = ["human", "human", "human", "human"]

# Every seat gets a score whose unit is of several words, as a game may have it.
UNIT = script("table_fits/unit")

# What leaves the panel or strip of its player, and lines that were broken.
SPILLED = script("table_fits/spilled")

# Parts of the log that reach beyond it, to the right or under its bar.
BEYOND = script("table_fits/beyond")

# Until the log holds lines of every kind of place.
PLAY = script("table_fits/play")


def company(page: Page) -> None:
    """East India Companies for four people, the first with a long name."""
    choose(page)
    to_lobby(page)
    game = page.locator('.game[data-game="east_india_companies"]')
    game.click()
    expect(game.locator(".setup")).to_have_attribute("aria-pressed", "true")
    seats = page.locator(".seats li")
    for count in range(seats.count() + 1, len(FOUR) + 1):
        page.locator(f'[data-do="draft-seats"][data-count="{count}"]').click()
        expect(seats).to_have_count(count)
    page.locator('[data-do="draft-name"]').first.fill(NAME)
    open_table(page, FOUR)
    at(page, "(session) => session.lift()")
    settled(page)


@pytest.mark.parametrize("size", [(390, 844), (820, 1100), (1280, 720), (1440, 900)], ids=str)
def test_long_names_and_units_stay_in_their_panels(booted_page: Page, size: tuple[int, int]) -> None:
    booted_page.set_viewport_size({"width": size[0], "height": size[1]})
    company(booted_page)
    at(booted_page, UNIT)
    expect(booted_page.locator(".vp").first).to_have_attribute("title", "118 GP of wealth")
    assert booted_page.evaluate(SPILLED) == []
    numbers = booted_page.locator(".vp > span")
    for index in range(len(FOUR)):
        expect(numbers.nth(index)).to_be_in_viewport(ratio=1)


def test_the_log_keeps_to_its_rail(booted_page: Page) -> None:
    company(booted_page)
    assert at(booted_page, PLAY) >= 20
    booted_page.wait_for_selector("#log .refs")
    for width, height in ((1440, 900), (1280, 720)):
        booted_page.set_viewport_size({"width": width, "height": height})
        assert booted_page.evaluate(BEYOND) == [0, []], f"{width} x {height}"


# Words that have no room: broken over more lines than they need, or cut off where they end.
CRAMPED = script("table_fits/cramped")
# How much of the window the question takes.
BAR = """() => document.querySelector(".decision").getBoundingClientRect().height / innerHeight"""

# Chips of changes: how many, which of them stand far from their number, and which lie on a number or a name.
CHANGES = script("table_fits/changes")


def test_what_has_changed_stands_in_a_free_place_beside_its_number(booted_page: Page) -> None:
    """On a desk, with four figures a player and points."""
    page = booted_page
    page.set_viewport_size({"width": 1440, "height": 900})
    lay(page)
    changes = 0
    while not page.locator(".table.on-end").count():
        shown, *misplaced = page.evaluate(CHANGES)
        assert misplaced == [[], []]
        changes += shown
        compose(page)
        confirm(page)
    assert changes


@pytest.mark.parametrize("size", [(768, 1024), (900, 1100)], ids=str)
def test_a_tablet_held_upright_has_room_for_words(booted_page: Page, size: tuple[int, int]) -> None:
    page = booted_page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    lay(page)
    changes = 0
    while not page.locator(".table.on-end").count():
        shown, *misplaced = page.evaluate(CHANGES)
        assert misplaced == [[], []]
        changes += shown
        assert page.evaluate(BAR) < 0.3
        assert page.evaluate(CRAMPED, {"words": ".masthead .phases .full", "lines": 1}) == []
        compose(page)
        confirm(page)
    assert changes
    page.wait_for_selector(ENDED)
    assert page.evaluate(CRAMPED, {"words": ".res h1, .pl b", "lines": 1}) == []
    click(page, '.res [data-screen="past"]')
    assert page.evaluate(CRAMPED, {"words": ".rbar h1", "lines": 1}) == []
    assert page.evaluate(CRAMPED, {"words": ".rbar .sub", "lines": 2}) == []
    assert fits_across(page)


SCROLLED = "() => { scrollTo(0, 9999); return scrollY; }"


def test_every_screen_begins_at_its_top(booted_page: Page) -> None:
    page = booted_page
    page.set_viewport_size({"width": 768, "height": 600})
    to_bids(page)
    for way in (".masthead .past", '[data-do="past-leave"]', "#bank"):
        assert page.evaluate(SCROLLED) > 0
        click(page, way)
        assert page.evaluate("scrollY") == 0, way
    page.wait_for_selector(LOBBY, state="attached")
    assert page.evaluate(SCROLLED) > 0
    page.locator('[data-do="open-kept"]').first.evaluate("(one) => one.click()")
    page.wait_for_selector(TABLE, state="attached")
    page.evaluate(DRAWN)
    assert page.evaluate("scrollY") == 0, "the table"
