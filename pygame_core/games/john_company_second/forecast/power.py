"""A line of what somebody can do, with the reason why not."""

from __future__ import annotations

from typing import Any

from ....kernel.reasons import OPEN, Closed, Reason
from .. import checks
from ..state import G

Power = dict[str, Any]


def power(code: str, why: Reason = OPEN, **params: Any) -> Power:
    told: Power = {"code": f"power.{code}", **params}
    return told | {"closed": why.describe()} if isinstance(why, Closed) else told


def dice(game: G, n: int) -> dict[str, int]:
    """So many dice at most, and what they promise."""
    success = checks.odds(game, n)["lines"][0]["permille"]
    return {"dice": max(0, n), "permille": success, "percent": round(success / 10)}
