"""What a family's word is worth to those who get it, what it costs to keep one, and which could be offered."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel.deals import Clause
from ..pledged import ANY_OFFICE
from . import bonds, hiring, words
from .stakes import Stakes
from .words import Word


def balance(s: Stakes, seat: int) -> float:
    """What the words of others are worth to a family, less what it costs to keep the own ones."""
    total = 0.0
    for word in words.standing(s):
        cost, gain = terms(s, word)
        if word["from"] == seat:
            total -= cost
        elif word["whose"] == seat:
            total += words.trust(s, word["from"]) * gain
    return total


def terms(s: Stakes, word: Word) -> tuple[float, float]:
    """What it costs to keep a word, and what that brings the family that it is about."""
    return _hires(s, word) if word["kind"] == "hire" else _consents(s, word)


def _hires(s: Stakes, word: Word) -> tuple[float, float]:
    """By the first hire that would keep it: nothing where that family is hired in any case, or cannot be."""
    for office, by, pool in s.hires:
        theirs = [candidate for candidate in pool if candidate.seat == word["whose"]]
        if by != word["from"] or not theirs or word["office"] not in (ANY_OFFICE, office):
            continue
        worths = {candidate: hiring.naming(s, by, office, candidate, pool) for candidate in pool}
        for other in {candidate.seat for candidate in pool} - {word["whose"]}:
            bound = words.owed(s, by, office, other)
            worths |= {candidate: worths[candidate] + bound for candidate in pool if candidate.seat == other}
        named = max(theirs, key=lambda candidate: worths[candidate])
        cost = max(worths.values()) - worths[named]
        return cost, max(0.0, hiring.gain(s, office, named)) if cost > 0 else 0.0
    return 0.0, 0.0


def _consents(s: Stakes, word: Word) -> tuple[float, float]:
    """By the hire that the family would refuse most."""
    giver, hirer, cost = word["from"], word["whose"], 0.0
    for office, by, pool in s.hires:
        if by == hirer and {giver, hirer} <= {candidate.seat for candidate in pool}:
            cost = max(cost, hiring.refusing(s, giver, office, hirer, pool) - hiring.GOODWILL)
    return cost, bonds.worth_of_consent(s, hirer, giver) if cost > 0 else 0.0


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
        found.append({"kind": "consent", **given, "what": words.NEPOTISM})
    for clause in found:
        if words.priced(s, clause):
            cost, gain = terms(s, clause)
            if gain > 0:
                yield clause, cost, words.trust(s, giver) * gain
