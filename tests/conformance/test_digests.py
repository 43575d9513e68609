"""The same seed and answers give the same positions on every Python.

`digests.json` holds digests of one seeded random game a mode: of its positions, of all lines of its log, and of what
was asked on the way, with every option, its reason and its figures; CPython and the browser's Python are both compared
with it. After a change of rules: `pytest tests/conformance/test_digests.py --write-digests` (under CPython), and
look at which games changed.
"""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from pygame_core.games.registry import GAMES
from tests.conformance.play import Played, as_json, every_mode, played

FILE = Path(__file__).with_name("digests.json")
KEPT = 6
"""How many digests on the way are kept of each game."""


def fingerprint(done: Played) -> dict[str, Any]:
    """How long the game was, its last digest, and some on the way to tell where it went another way."""
    positions = sorted(done.digests)[:-1]
    some = positions[:: max(1, len(positions) // KEPT)]
    return {
        "entries": done.table.position,
        "way": {f"at {position}": done.digests[position] for position in some},
        "end": done.digests[done.table.position],
        "log": short(sha256(as_json(done.table.game.events).encode()).hexdigest()),
        "questions": short(done.questions.hexdigest()),
    }


def short(digest: str) -> str:
    return digest[:16]


def read() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    return found


@pytest.fixture(scope="module", autouse=True)
def written(pytestconfig: pytest.Config) -> None:
    if not pytestconfig.getoption("--write-digests"):
        return
    if sys.platform == "emscripten":
        pytest.fail("digests are written by CPython and checked in the browser's Python")
    made: dict[str, dict[str, Any]] = {game: {} for game in GAMES}
    for game, mode in every_mode():
        made[game][str(mode)] = fingerprint(played(game, str(mode)))
    FILE.write_text(json.dumps(made, indent=1) + "\n", encoding="utf-8")


def test_the_game_went_the_way_it_always_goes(game: Played) -> None:
    expected = read().get(game.rules.id, {}).get(str(game.mode))
    assert expected is not None, "a new mode: write its digests with --write-digests"
    made = fingerprint(game)
    parted = [at for at, digest in expected["way"].items() if made["way"].get(at) != digest]
    assert not parted, f"another game from {parted[0]} on; if the rules were meant to change: --write-digests"
    assert made["end"] == expected["end"] and made["entries"] == expected["entries"]


@pytest.mark.parametrize("part", ["log", "questions"])
def test_it_says_what_it_always_says(game: Played, part: str) -> None:
    expected = read().get(game.rules.id, {}).get(str(game.mode), {})
    now = fingerprint(game)[part]
    assert now == expected.get(part), f"other {part}; if that is meant: --write-digests"


def test_no_digest_is_of_a_mode_that_is_no_more() -> None:
    assert {(game, mode) for game, modes in read().items() for mode in modes} == {
        (game, str(mode)) for game, mode in every_mode()
    }
