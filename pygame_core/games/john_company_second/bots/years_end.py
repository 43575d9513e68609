"""Revenue: what a Chairman pays the shareholders, and whether the King's protection is spent."""

from __future__ import annotations

from typing import NamedTuple

from ....kernel.decisions import Pick
from ....parts.hints import Hint
from ..pieces import shares
from . import words
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


class Payment(NamedTuple):
    """So many dividends: what they bring the Chairman, what stays in the Balance, and by how much Standing rises."""

    n: int
    own: int
    balance: int
    standing: int


def paying(s: Stakes, seat: int, paid: Payment) -> float:
    """Shareholders want money; who has many shares wants the Company to live as well."""
    mine = shares(s.game, seat)
    rivals = sum(shares(s.game, other) for other in s.seats) - mine
    pound, step = (s.pound(seat), s.standing(seat)) if s.left else (0.0, 0.0)
    worth = s.coin(seat) * paid.own - RIVALRY * COIN * paid.n * rivals / max(1, len(s.seats) - 1)
    worth += RETAINED * pound * paid.balance + step * paid.standing
    return worth + 0.2 * mine * paid.standing * bool(s.left)


def dividends(s: Stakes, d: Pick) -> list[Hint]:
    """What was promised is paid, or as much of it as there is."""
    rows = [(option.value, option.params) for option in d.options]
    promised = min(words.dividends(s, d.seat), max(row["n"] for _, row in rows))
    return [
        Hint(answer, paying(s, d.seat, Payment(row["n"], row["own"], row["balance"], row["standing"]))
             + words.BOUND * (0 < promised <= row["n"]))
        for answer, row in rows
    ]  # fmt: skip
