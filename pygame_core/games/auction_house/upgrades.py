"""Checkpoints of earlier versions of these rules, brought to the next one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Checkpoint = dict[str, Any]


def rounds_own_lots_and_guards(checkpoint: Checkpoint) -> Checkpoint:
    """Version 1 kept the lots beside the number of the round, and each house its guards."""
    state = dict(checkpoint["state"])
    houses = state["houses"]
    state["round"] = {
        "number": state["round"],
        "lots": state.pop("lots"),
        "guards": [house["guards"] for house in houses],
    }
    state["houses"] = [{name: value for name, value in house.items() if name != "guards"} for house in houses]
    return checkpoint | {"state": state}


UPGRADES: dict[int, Callable[[Checkpoint], Checkpoint]] = {1: rounds_own_lots_and_guards}
"""By the version that wrote the checkpoint."""
