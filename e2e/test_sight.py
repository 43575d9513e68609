"""Nothing is cut off, covered, empty or out of reach: every view of every game, on a phone, a tablet and small desks.

`LEADENHALL_WALK=whole` walks whole games and stops at every kind of question; the suite stops at a few of each game.
"""

import os
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Page

from e2e.board_steps import PHONE
from e2e.scripts import script
from e2e.sight import BLANK, CLASH, CONFIRM, CUT, FINGER, REACHED, Walk
from e2e.table_steps import lay, until

WHOLE = os.environ.get("LEADENHALL_WALK") == "whole"
HELD = {"phone": (390, 844), "tablet": (768, 1024)}
DESKS = {"desk 1024": (1024, 768), "desk 1280": (1280, 720)}


@dataclass(frozen=True)
class Game:
    """A game to walk through: how a script plays it, and where the suite stops."""

    id: str
    manners: str
    stops: tuple[str, ...]


GAMES = [
    Game(
        "john_company_second",
        "plays/john_company_second",
        ("family.action", "operations.envoy_choice", "hiring.nepotism", "parliament.vote"),
    ),
    Game(
        "john_company_first",
        "plays/john_company_first",
        ("draft.office", "family.box", "office.action", "vote.side"),
    ),
    Game("east_india_companies", "plays/east_india_companies", ("agents.where", "loading.ship", "selling.which")),
    Game("arkwright", "plays/arkwright", ("turn.space", "special.take", "price.set", "exchange.contract", "rise.ties")),
    Game("auction_house", "plays/auction_house", ("sale.arrange", "sale.bid", "storm.guard", "market.sell")),
]


def walked(walk: Walk, game: Game) -> None:
    """Through the game, or its first stops."""
    walk.lay(game.id, "sight", game.manners, "human" if WHOLE else "easy")
    seen: list[str] = []
    while (code := walk.on(seen, None if WHOLE else list(game.stops))) != "over":
        seen.append(code)
        walk.question(code)
        if len(seen) == 1:
            walk.beside()
        if len(seen) in (2, 12):
            walk.past([0, 0.5, 1] if WHOLE else [0.5])
        if not WHOLE and len(seen) == len(game.stops):
            return
    walk.end()


@pytest.mark.browser_context_args(**PHONE)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_view_is_whole_under_a_finger(booted_page: Page, screenshot: Callable[..., Any], game: Game) -> None:
    walk = Walk(booted_page, HELD, screenshot, FINGER)
    walked(walk, game)
    assert not walk.found, walk.told()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_view_is_whole_on_a_small_desk(booted_page: Page, screenshot: Callable[..., Any], game: Game) -> None:
    walk = Walk(booted_page, DESKS, screenshot)
    walked(walk, game)
    assert not walk.found, walk.told()


# What each check is to find: a fault, planted by a script, and a word of what is told of it.
FAULTS = {
    "cut": (CUT, ".table", "is cut by"),
    "wide": (CUT, ".table", "is cut by the window"),
    "clash": (CLASH, ".table", "lie over each other"),
    "blank": (BLANK, "#stage", "is empty"),
    "flat": (BLANK, "#stage", "x 0"),
    "covered": (REACHED, {"scope": ".table", "least": 0}, "lies under"),
    "away": (REACHED, {"scope": ".table", "least": 0}, "is out of reach"),
    "small": (REACHED, {"scope": ".table", "least": FINGER}, "is 20 x 20"),
    "low": (CONFIRM, None, "confirm lies at"),
}
PLANT = script("sight/plant")


@pytest.mark.browser_context_args(**PHONE)
def test_the_checks_find_what_is_planted(booted_page: Page) -> None:
    lay(booted_page)
    until(booted_page, "amount")
    for name, (check, given, told) in FAULTS.items():
        assert not any(told in one for one in booted_page.evaluate(check, given)), f"before {name}"
        booted_page.evaluate(PLANT, [name, True])
        found = booted_page.evaluate(check, given)
        assert any("planted" in one and told in one for one in found) or (name in ("flat", "low") and found), name
        booted_page.evaluate(PLANT, [name, False])
