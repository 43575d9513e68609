"""Icons of one game lie with that game; what the page itself shows is in the sprite of every visit."""

import json
import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.native

WEB = Path(__file__).parents[2] / "web"
LISTED = json.loads((WEB / "boards/index.json").read_text(encoding="utf-8"))
GAMES = sorted(game for game, board in LISTED.items() if "icons" in board)
DRAWN = re.compile(r'<symbol id="([^"]+)"')
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


def test_nothing_is_drawn_twice() -> None:
    sprites = [drawn("style/icons.svg"), *map(own, GAMES)]
    assert len(GAMES) > 1
    assert sum(map(len, sprites)) == len(set().union(*sprites))
