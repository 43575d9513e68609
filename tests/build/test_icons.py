"""Icons of one game lie with that game; what the page itself shows is in the sprite of every visit."""

import json
import re
from pathlib import Path

import pytest

from pygame_core.games.registry import ruleset
from pygame_core.kernel.book import Book
from pygame_core.kernel.chance import Chance
from pygame_core.kernel.table import Table
from pygame_core.present import Presenter

pytestmark = pytest.mark.native

WEB = Path(__file__).parents[2] / "web"
LISTED = json.loads((WEB / "boards/index.json").read_text(encoding="utf-8"))
GAMES = sorted(game for game, board in LISTED.items() if "icons" in board)
DRAWN = re.compile(r'<symbol id="([^"]+)"')
MOST = 600
"""So many answers of a game are enough to see every row."""
GOODS = 4
ASKED_FOR = re.compile(r'\bicon\("([\w-]+)"')


def drawn(path: str) -> set[str]:
    return set(DRAWN.findall((WEB / path).read_text(encoding="utf-8")))


def asked_for(*places: str) -> set[str]:
    """The icons that scripts name outright."""
    files = [path for place in places for path in [WEB / place, *(WEB / place).rglob("*.js")] if path.is_file()]
    return {f"i-{name}" for path in files for name in ASKED_FOR.findall(path.read_text(encoding="utf-8"))}


def own(game: str) -> set[str]:
    return drawn(f"boards/{LISTED[game]['icons']}")


def test_the_page_draws_with_the_icons_of_every_visit() -> None:
    wanted = asked_for("app", "boards/generic.js", "boards/kit")
    assert {"i-ledger", "i-close"} <= wanted
    assert wanted - drawn("style/icons.svg") == set()


@pytest.mark.parametrize("game", GAMES)
def test_a_board_draws_with_these_and_its_own(game: str) -> None:
    wanted = asked_for(f"boards/{game}.js", f"boards/{game}")
    assert wanted
    assert wanted - drawn("style/icons.svg") - own(game) == set()
    assert own(game) - wanted != own(game), "none of its icons is used"


def named_by_rules(game: str) -> set[str]:
    """The icons that rows of the bar name, in a random game."""
    rules = ruleset(game)
    table, chance = Table(rules, next(rules.modes()), "icons"), Chance("icons")
    found = set()
    while table.result is None and table.position < MOST:
        for asked in table.pending:
            bar = Presenter(Book(table)).decision(asked).get("bar")
            found |= {f"i-{row['icon']}" for row in bar["rows"] if row["icon"]} if bar else set()
        asked = table.pending[0]
        table.answer(asked.seat, asked.sample(chance))
    return found


def test_what_the_rules_name_is_drawn() -> None:
    wanted = {game: named_by_rules(game) for game in GAMES if any(one.bar for one in ruleset(game).chains.values())}
    assert len(wanted["east_india_companies"]) == GOODS
    for game, names in wanted.items():
        assert names - drawn("style/icons.svg") - own(game) == set(), game


def test_nothing_is_drawn_twice() -> None:
    sprites = [drawn("style/icons.svg"), *map(own, GAMES)]
    assert len(GAMES) > 1
    assert sum(map(len, sprites)) == len(set().union(*sprites))
