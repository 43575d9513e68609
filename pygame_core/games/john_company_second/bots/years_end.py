"""Revenue: what a Chairman pays the shareholders, and whether the King's protection is spent."""

from __future__ import annotations

from ....kernel.decisions import Pick
from ....parts.hints import Hint
from ..pieces import shares
from .family import RIVALRY
from .stakes import COIN, Stakes

RETAINED = 0.8
"""What a pound that stays in the Balance does for the Company next year, of what a pound of trade does."""


def protection(s: Stakes, d: Pick) -> list[Hint]:
    """The law helps once. Rather late than never; and at once, where loans cost two steps or the Company."""
    loans = next(option.params for option in d.options if option.value == "loans")
    grave = loans["lost"] >= 2 or s.world.company.standing - loans["lost"] <= 1
    worth = 1.5 if grave else 0.5 if loans["n"] > 1 or s.left <= 1 else -0.2
    return [Hint(answer, worth if answer == "protection" else 0.0) for answer in d.answers()]


def dividends(s: Stakes, d: Pick) -> list[Hint]:
    """Shareholders want money; who has many shares wants the Company to live as well."""
    rivals = sum(shares(s.game, seat) for seat in s.seats) - shares(s.game, d.seat)
    mine = shares(s.game, d.seat)
    pound, step = (s.pound(d.seat), s.standing(d.seat)) if s.left else (0.0, 0.0)
    found = []
    for option in d.options:
        row = option.params
        worth = s.coin(d.seat) * row["own"] - RIVALRY * COIN * row["n"] * rivals / max(1, len(s.seats) - 1)
        worth += RETAINED * pound * row["balance"] + step * row["standing"]
        worth += 0.2 * mine * row["standing"] * bool(s.left)
        found.append(Hint(option.value, worth))
    return found
