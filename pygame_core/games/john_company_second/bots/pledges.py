"""What a family's word is worth to those who get it, what it costs to keep one, and which could be offered."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel.deals import Clause
from . import words
from .occasions import NEPOTISM
from .stakes import Stakes
from .terms import terms


def balance(s: Stakes, seat: int) -> float:
    """What the words of others are worth to a family, less what it costs to keep the own ones."""
    total = 0.0
    for word in words.standing(s):
        cost, gain = terms(s, word)
        if word["from"] == seat:
            total -= cost
        elif word.get("whose", word["to"]) == seat:
            total += words.trust(s, word["from"]) * gain
    return total


def offered(s: Stakes, giver: int, taker: int) -> Iterator[tuple[Clause, float, float]]:
    """Words that a family could give another: the clause, what keeping it costs, what the other gains."""
    turn = s.world.turn.number
    given: Clause = {"from": giver, "to": taker, "whose": taker, "turn": turn}
    found = [
        {"kind": "hire", **given, "office": office}
        for office, by, pool in s.hires
        if by == giver and any(candidate.seat == taker for candidate in pool)
    ]
    if any(by == taker and {candidate.seat for candidate in pool} == {giver, taker} for _, by, pool in s.hires):
        found.append({"kind": "consent", **given, "what": NEPOTISM})
    for clause in found:
        if words.priced(s, clause):
            cost, gain = terms(s, clause)
            if gain > 0:
                yield clause, cost, words.trust(s, giver) * gain
