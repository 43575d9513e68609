"""Every check of this folder runs for every game and every mode that its ruleset names."""

from __future__ import annotations

import sys
from collections import Counter

import pytest

from pygame_core.games.registry import ruleset
from pygame_core.kernel.ruleset import Mode
from tests.conformance.play import Played, every_mode, played

MODES = every_mode()
IN_THE_BROWSERS_PYTHON = sys.platform == "emscripten"
POSITIONS = 32 if IN_THE_BROWSERS_PYTHON else 64
"""How many positions of a game a check looks at in a quick run, over all its modes together."""
FEWEST = 4
MODES_THERE = 8
"""How many modes of a game the browser's Python checks, which takes twice as long; digests it compares in all."""


def spread(modes: list[tuple[str, Mode]]) -> list[tuple[str, Mode]]:
    """So many modes of each game, from the first to the last."""
    of_game: dict[str, list[tuple[str, Mode]]] = {}
    for case in modes:
        of_game.setdefault(case[0], []).append(case)
    return [case for cases in of_game.values() for case in cases[:: -(-len(cases) // MODES_THERE)]]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        sampled = IN_THE_BROWSERS_PYTHON and metafunc.module.__name__.rpartition(".")[2] != "test_digests"
        modes = spread(MODES) if sampled else MODES
        metafunc.parametrize("case", modes, ids=[f"{game}-{mode}" for game, mode in modes], scope="session")


@pytest.fixture(scope="session")
def game(case: tuple[str, Mode]) -> Played:
    """The mode's random game."""
    return played(case[0], str(case[1]))


@pytest.fixture(scope="session")
def budget(case: tuple[str, Mode], pytestconfig: pytest.Config) -> int:
    """How many positions to look at: all that are worth it in a long run, else fewer the more modes a game has."""
    if pytestconfig.getoption("--soak"):
        return 400
    counts = Counter(game for game, _ in MODES)
    return max(FEWEST, POSITIONS // counts[ruleset(case[0]).id])
