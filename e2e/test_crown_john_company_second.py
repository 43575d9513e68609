"""The Crown on the board of John Company, second edition: alone and for two."""

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.board_steps import DESK, PHONE, TABLET_SIZE, Play, accessible_in_all_themes, clipped, fits_across, fits_down
from e2e.scripts import script
from e2e.shell_steps import at, to_setup
from e2e.table_steps import choose, click

STAGES = {
    "crown.keep": "family",
    "crown.give": "family",
    "crown.favours": "crown",
    "crown.window": "crown",
}
PLAY = Play(
    game="john_company_second", seed="crown", stages=STAGES, manners=script("plays/john_company_second_firms"),
    others="steady", lot=3,
)  # fmt: skip

WORDS = ".jc2-books :is(h2, h3, b, small, p, li, .note)"
PARTS = ".pick, .section, li"
CROWN = "(session) => session.view.board.crown"
NAMES = ("Ravi", "Marianne")


def laid(page: Page, seats: int, scenario: str = "1710") -> Play:
    """A table for so many beside the Crown."""
    choose(page)
    kinds = ["human", "steady"]
    people = [{"name": name, "kind": kind} for name, kind in zip(NAMES, kinds, strict=True)][:seats]
    to_setup(page, game=PLAY.game, seed=PLAY.seed, scenario=scenario, seats=people)
    expect(page.locator(".seats select")).to_have_count(seats)
    play = replace(PLAY, scenario=scenario)
    play.open(page)
    return play


def crown(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = at(page, CROWN)
    return found


def look_at_the_crown(page: Page) -> None:
    click(page, '#stage .look[data-value="crown"]')
    page.wait_for_selector(".panels.on-crown")


# ── every size and theme ──────────────────────────────────────────────────────────────────────────────────────────
@pytest.mark.browser_context_args(**DESK)
@pytest.mark.parametrize(("seats", "scenario"), [(1, "1710"), (2, "1813")])
def test_the_crown_fits_its_place_and_is_accessible(
    booted_page: Page, accessibility: Callable[..., list[str]], seats: int, scenario: str
) -> None:
    play = laid(booted_page, seats, scenario)
    play.to(booted_page, "crown.favours", test="({ now }, { offered }) => offered(now.decision).length > 1")
    assert clipped(booted_page, WORDS, PARTS) == []
    assert fits_down(booted_page)
    expect(booted_page.locator("#crown-asked .pick.is-option").first).to_be_visible()
    accessible_in_all_themes(booted_page, accessibility)
    booted_page.set_viewport_size(TABLET_SIZE)
    assert clipped(booted_page, WORDS, PARTS) == []
    assert fits_across(booted_page)


@pytest.mark.browser_context_args(**PHONE)
def test_the_phone_begins_with_what_the_crown_may_be_asked(
    booted_page: Page, accessibility: Callable[..., list[str]]
) -> None:
    laid(booted_page, 2).to(booted_page, "crown.window")
    asked = booted_page.locator("#crown-asked").bounding_box()
    plan = booted_page.locator("#crown-plan").bounding_box()
    climate = booted_page.locator("#climate").bounding_box()
    assert asked and plan and climate
    assert asked["y"] < plan["y"] < climate["y"]
    assert clipped(booted_page, WORDS, PARTS) == []
    assert fits_across(booted_page)
    assert accessibility(booted_page) == []


# ── true figures, and answers ─────────────────────────────────────────────────────────────────────────────────────
@pytest.mark.browser_context_args(**DESK)
@pytest.mark.parametrize(("seats", "code"), [(1, "crown.keep"), (2, "crown.give")])
def test_setup_cards_are_shared_with_the_crown(booted_page: Page, seats: int, code: str) -> None:
    laid(booted_page, seats).to(booted_page, code)
    cards = booted_page.locator("#stage .six .action.is-option")
    expect(cards).to_have_count(3)
    click(booted_page, cards.first)
    expect(booted_page.locator("#stage .six .action.is-chosen")).to_have_count(1)
    look_at_the_crown(booted_page)
    expect(booted_page.locator("#ai-card")).to_contain_text("turned once everything is set up")


@pytest.mark.browser_context_args(**DESK)
@pytest.mark.parametrize("seats", [1, 2])
def test_the_crown_tells_what_it_goes_by_and_why(booted_page: Page, seats: int) -> None:
    laid(booted_page, seats).to(booted_page, "crown.favours")
    shown = crown(booted_page)
    stage = booted_page.locator("#stage")
    climates = stage.locator("#climate .by-climate th[scope=col]")
    expect(climates).to_have_count(len(shown["climates"]))
    expect(stage.locator("#climate [aria-current=true] b")).to_have_text(shown["climate"].capitalize())
    expect(stage.locator("#ai-card h3")).to_have_text(f"AI card {shown['card']['card']}")
    expect(stage.locator("#ai-card .metric li")).to_have_count(len(shown["card"]["chart"]))
    expect(stage.locator("#promise-cubes .held-cubes > b")).to_have_text([str(n) for n in shown["cubes"]])
    expect(stage.locator("#level")).to_contain_text("Normal")
    expect(stage.locator("#player-button")).to_have_count(seats - 1)
    if seats > 1:
        expect(stage.locator("#player-button")).to_contain_text(NAMES[shown["button"]])
    steps = stage.locator("#crown-plan .steps li")
    expect(steps).to_have_count(len(shown["steps"]))
    expect(stage.locator("#crown-plan .steps .done")).to_have_count(sum(one["done"] for one in shown["steps"]))
    expect(stage.locator("#crown-plan .planned")).to_contain_text(re.compile(r"^The Crown "))
    expect(stage.locator(".by-climate tbody tr")).to_have_count(max(1, len(shown["rows"])))
    expect(stage.locator(".turn-of-crown .now")).to_have_count(1)
    expect(stage.locator(".reasons li")).to_have_count(len(shown["deeds"]))
    expect(stage.locator("#favours .prices li")).to_have_count(len(shown["favours"]))
    expect(stage.locator("#favours .prices b").first).to_have_text(re.compile(r"^[−+±]\d"))


@pytest.mark.browser_context_args(**DESK)
def test_a_favour_is_chosen_among_the_prices_and_paid(booted_page: Page) -> None:
    laid(booted_page, 1).to(booted_page, "crown.favours")
    before = crown(booted_page)["cubes"]
    chosen = booted_page.locator("#crown-asked .pick.is-option").first
    click(booted_page, chosen)
    expect(booted_page.locator("#crown-asked .pick.is-chosen")).to_have_count(1)
    click(booted_page, "#confirm")
    after = crown(booted_page)["cubes"]
    assert after[0] < before[0]
    assert sum(after) == sum(before)
