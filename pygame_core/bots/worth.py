"""What the sides of an offer are worth to a seat, as a computer player in its place would reckon: an estimate, from
what the seat may know. Words weigh nothing in it."""

from __future__ import annotations

from typing import NamedTuple

from ..kernel.chance import Chance
from ..kernel.deals import Clause, Trade, attempt
from .bargain import SAMPLES
from .chair import Chair
from .mind import Mind


class Worth(NamedTuple):
    """What the seat would lose by all that it gives, and gain by all that it gets; None where nothing stands on that
    side, or it could not be given by itself. In money if `money`, else in points that it may expect in the end."""

    gives: float | None
    gets: float | None
    money: bool


def worth(mind: Mind, chair: Chair, trade: Trade, clauses: list[Clause], chance: Chance) -> Worth:
    seat = chair.seat
    things = [clause for clause in clauses if clause["kind"] in trade.kinds]
    rate = _of_one(mind, chair, trade, chance)
    sides = ([clause for clause in things if clause[end] == seat] for end in ("from", "to"))
    gives, gets = (_side(mind, chair, trade, side, rate, chance) for side in sides)
    return Worth(gives, gets, rate is not None)


def _side(
    mind: Mind, chair: Chair, trade: Trade, side: list[Clause], rate: float | None, chance: Chance
) -> float | None:
    """Money is worth itself; all else as much as it changes what the seat may expect, in money if that has a `rate`."""
    if not side:
        return None
    coins = [clause for clause in side if rate and clause["kind"] == trade.money]
    others = [clause for clause in side if clause not in coins]
    sum_of = sum(clause[name] for clause in coins for name in trade.kinds[trade.money].fields)
    gained = _gained(mind, chair, trade, others, chance) if others else 0.0
    return None if gained is None else sum_of + gained / (rate or 1)


def _of_one(mind: Mind, chair: Chair, trade: Trade, chance: Chance) -> float | None:
    """What the least of money is worth, where there is money: as much as the seat would gain, or lose, by it."""
    if not trade.money:
        return None
    (name,) = trade.kinds[trade.money].fields
    seats = range(len(chair.imagine(chance).players))
    others = [seat for seat in seats if seat != chair.seat]
    if not others:
        return None
    for giver, taker in [(chair.seat, others[0]), *((other, chair.seat) for other in others)]:
        gained = _gained(mind, chair, trade, [{"kind": trade.money, "from": giver, "to": taker, name: 1}], chance)
        if gained:
            return gained
    return None


def _gained(mind: Mind, chair: Chair, trade: Trade, clauses: list[Clause], chance: Chance) -> float | None:
    """What the seat gains by what it gets, or loses by what it gives, on average over some imagined games."""
    gains: list[float] = []
    for _ in range(SAMPLES):
        dream = chair.imagine(chance)
        end = attempt(dream.game, trade, clauses)
        if end.why is not None:
            return None
        gains.append(mind.evaluate(end.game, chair.seat) - mind.evaluate(dream.game, chair.seat))
    mean = sum(gains) / len(gains)
    gives = clauses[0]["from"] == chair.seat
    return -mean if gives else mean
