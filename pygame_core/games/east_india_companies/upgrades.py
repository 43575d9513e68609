"""Checkpoints of earlier versions of these rules, brought to the next one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Checkpoint = dict[str, Any]


def _tiles(pile: list[list[int]]) -> list[dict[str, int]]:
    return [{"company": company, "number": number} for company, number in pile]


def phases_own_what_lives_for_them(checkpoint: Checkpoint) -> Checkpoint:
    """Version 1 kept everything in the world itself, a ship tile as a pair of numbers, and the house values of the
    setup once more."""
    state = dict(checkpoint["state"])
    del state["house"]
    state["phase"] = {"name": state["phase"], "active": state.pop("active")}
    state["placing"] = {"moved": state.pop("moved"), "card": state.pop("agent_card")}
    state["exchange"] = {"passes": state.pop("passes")}
    state["sailing"] = {"drawn": state.pop("sailed")}
    state["loading"] = {
        "track": [_tiles(section) for section in state.pop("track")],
        "waiting": _tiles(state.pop("waiting")),
        "zone": state["loading"],
    }
    for name in ("stacks", "left"):
        state[name] = {zone: _tiles(pile) for zone, pile in state[name].items()}
    return checkpoint | {"state": state}


UPGRADES: dict[int, Callable[[Checkpoint], Checkpoint]] = {1: phases_own_what_lives_for_them}
"""By the version that wrote the checkpoint."""
