"""Positions that contradict themselves, to see that the sums of a game notice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.games.laid_out import LaidOut

Tamper = Callable[[Any], None]


def set_of(path: str, value: object) -> Tamper:
    """Put a value at a place such as `company.balance` or `families.0.vp`."""

    def change(world: Any) -> None:
        *way, last = path.split(".")
        at = world
        for name in way:
            at = at[int(name)] if type(at) is list else at[name] if type(at) is dict else getattr(at, name)
        if type(at) is list:
            at[int(last)] = value
        elif type(at) is dict:
            at[last] = value
        else:
            setattr(at, last, value)

    return change


def noticed(board: LaidOut, tamper: Tamper) -> set[str]:
    """The sums that are others afterwards."""
    conserved = board.table.ruleset.conserved
    before = conserved(board.game)
    tamper(board.game.state)
    after = conserved(board.game)
    return {name for name in before if before[name] != after[name]}
