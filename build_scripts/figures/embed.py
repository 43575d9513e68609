"""What a puzzle weighs: its code is all of it, in a link and in the lines that are pasted into a page.

Of each game of the shelf a puzzle is made of a question in the middle of a game, with a goal and words of their full
length, packed as the page does it. The heaviest counts.
"""

import base64
import json
import zlib
from collections.abc import Iterator

from pygame_core.games.registry import GAMES, ruleset
from pygame_core.kernel.chance import Chance
from pygame_core.kernel.saves import light
from pygame_core.kernel.table import Table
from workshop.figure import Figure, Provider
from workshop.playing import at_random, new_table

ENTRIES = (120, 30)
"""A third of a game or more; a small game is over before that."""
GOAL = 140
SAID = 300
WORDS = 6
"""Answers with words of their own."""


def position(game: str) -> Table:
    """A table in the middle of a game of four, or of as many as can play."""
    seats = ruleset(game).scenario(None).seats
    for entries in ENTRIES:
        table = new_table(game, 4 if 4 in seats else seats[0], "embed/puzzle")
        for _ in at_random(table, Chance("embed/puzzle")):
            if table.position >= entries:
                return table
    raise RuntimeError(f"{game} is over after {table.position} entries")


def prose(length: int, number: int) -> str:
    """Words that do not repeat each other, as a teacher's would not."""
    chance, letters = Chance(f"prose/{number}"), "etaoin shrdlu cmfwyp "
    return "".join(chance.choice(letters) for _ in range(length))


def puzzle(game: str) -> bytes:
    """The code of a puzzle, as bytes."""
    table = position(game)
    asked = table.pending[0]
    answers = asked.listed(WORDS)
    content = {
        "v": 1, "kind": "puzzle", "title": "Measured", "save": light(table), "seat": asked.seat,
        "goal": prose(GOAL, 0), "right": answers[:1], "show": True, "onward": True,
        "say": {
            "right": prose(SAID, 1), "wrong": prose(SAID, 2),
            "each": [[answer, prose(SAID, 3 + at)] for at, answer in enumerate(answers[1:])],
        },
        "card": {"game": game, "place": "Turn 3 of 5"},
    }  # fmt: skip
    squeezed = zlib.compressobj(6, zlib.DEFLATED, -15)
    packed = squeezed.compress(json.dumps(content, separators=(",", ":")).encode()) + squeezed.flush()
    return base64.urlsafe_b64encode(packed).rstrip(b"=")


def weight() -> Iterator[Figure]:
    yield Figure("embed.puzzle_kb", max(len(puzzle(game)) for game in GAMES) / 1000, "kB", at_most=8)


FIGURES: dict[str, Provider] = {"embed.puzzle": weight}
