"""What a family's word is worth to those who get it, what it costs to keep one, and which could be offered."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel.deals import Clause
from ..pledged import AGAINST, FOR, MOST_VOTES
from . import words
from .occasions import NEPOTISM
from .parliament import free_votes, interest
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
    ends: Clause = {"from": giver, "to": taker, "turn": s.world.turn.number}
    about = {**ends, "whose": taker}
    found = [
        {"kind": "hire", **about, "office": office}
        for office, by, pool in s.hires
        if by == giver and any(candidate.seat == taker for candidate in pool)
    ]
    if any(by == taker and {candidate.seat for candidate in pool} == {giver, taker} for _, by, pool in s.hires):
        found.append({"kind": "consent", **about, "what": NEPOTISM})
    found.append({"kind": "support", **about})
    found += _votes(s, ends)
    for clause in found:
        if words.priced(s, clause):
            cost, gain = terms(s, clause)
            if gain > 0:
                yield clause, cost, words.trust(s, giver) * gain


def _votes(s: Stakes, ends: Clause) -> Iterator[Clause]:
    """All that a family can vote with for nothing, on the side that the other is on."""
    if s.world.turn.phase != "parliament" or not (n := min(MOST_VOTES, free_votes(s, ends["from"]))):
        return
    for side in (FOR, AGAINST):
        clause = {"kind": "vote", **ends, "side": side, "n": n}
        if words.priced(s, clause) and (interest(s, ends["to"]).stake > 0) == (side == FOR):
            yield clause
