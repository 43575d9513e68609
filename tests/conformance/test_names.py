"""What all games share names none of them: adding a game touches no shared file but the registry."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pygame_core.games.registry import GAMES, ruleset
from pygame_core.kernel.words import catalogue
from pygame_core.lobby import games

pytestmark = pytest.mark.native

ROOT = Path(__file__).parents[2]
PLACES = {"pygame_core/kernel": "*.py", "pygame_core/bots": "*.py", "pygame_core": "*.py", "web/app": "*.js"}
"""Folders (searched to the bottom) and the files in them; of `pygame_core` itself only what lies at the top."""

TEMPLATE = "auction_house"
EXAMPLES = ("pygame_core/__init__.py", "pygame_core/door.py")
"""Their documentation opens a table, and so must name a game: the template."""


def shared_files() -> list[Path]:
    found = [*(ROOT / "pygame_core").glob("*.py"), *(ROOT / "pygame_core/kernel/messages").glob("*.toml")]
    for folder, ending in PLACES.items():
        if folder != "pygame_core":
            found += (ROOT / folder).rglob(ending)
    return found


def forbidden() -> dict[str, re.Pattern[str]]:
    """The names of each game: its id and its title."""
    return {
        game["id"]: re.compile("|".join(map(re.escape, (game["id"], game["title"]))), re.IGNORECASE) for game in games()
    }


def allowed(path: Path, game: str) -> bool:
    return game == TEMPLATE and path.relative_to(ROOT).as_posix() in EXAMPLES


def test_shared_files_name_no_game() -> None:
    files = shared_files()
    assert len(files) > 20
    named = [
        f"{path.relative_to(ROOT)}: {game}"
        for path in files
        for game, names in forbidden().items()
        if names.search(path.read_text(encoding="utf-8")) and not allowed(path, game)
    ]
    assert not named, named


def test_games_do_not_import_each_other() -> None:
    for game in GAMES:
        others = [other for other in GAMES if other != game]
        for path in (ROOT / "pygame_core/games" / game).rglob("*.py"):
            text = path.read_text(encoding="utf-8")
            assert not [other for other in others if re.search(rf"import.*\b{other}\b|from.*\b{other}\b", text)], path


def test_the_registry_is_all_that_a_new_game_needs() -> None:
    for game in GAMES:
        rules = ruleset(game)
        assert rules.id == game
        assert rules.package.endswith(f".{game}")
        assert catalogue(rules.package).sections["game"]["title"]
