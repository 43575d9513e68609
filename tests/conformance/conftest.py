"""Every check of this folder runs for every game and every mode that its ruleset names."""

from __future__ import annotations

import sys
from collections import Counter

import pytest

from pygame_core.games.registry import ruleset
from pygame_core.kernel.ruleset import Mode
from tests.conformance.play import Played, every_mode, played

MODES = every_mode()
POSITIONS = 32 if sys.platform == "emscripten" else 64
"""How many positions of a game a check looks at in a quick run, over all its modes together."""
FEWEST = 4


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", MODES, ids=[f"{game}-{mode}" for game, mode in MODES], scope="session")


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
