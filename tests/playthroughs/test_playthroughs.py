"""A game of each kind as a text that can be read beside the opaque digests of `tests/conformance`.

Bots play by seeds; what is asked, closed, answered and told stands in the files here. A change of a rule, a word or a
bot shows as lines of text. Where it is meant: `pytest tests/playthroughs --write-playthroughs`, and read what changed.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from pygame_core.games.registry import GAMES
from tests.playthroughs.telling import text_of

FOLDER = Path(__file__).parent

PLAYED: dict[str, dict[str, Any]] = tomllib.loads((FOLDER / "played.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", PLAYED)
def test_the_game_reads_as_it_did(name: str, pytestconfig: pytest.Config) -> None:
    path = FOLDER / f"{name}.txt"
    made = text_of(**PLAYED[name])
    if pytestconfig.getoption("--write-playthroughs"):
        path.write_text(made, encoding="utf-8")
    kept, now = path.read_text(encoding="utf-8").splitlines(), made.splitlines()
    parted = next((n for n, pair in enumerate(zip(kept, now, strict=False), 1) if pair[0] != pair[1]), None)
    assert parted is None, f"{path.name}:{parted}\n- {kept[parted - 1]}\n+ {now[parted - 1]}"
    assert len(kept) == len(now)


def test_every_game_is_told_and_no_text_is_of_none() -> None:
    assert {row["game"] for row in PLAYED.values()} == set(GAMES)
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(PLAYED)
