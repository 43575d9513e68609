"""How bots deal: an offer is worth what it gains the seat, less half of what it gains whoever gains most by it."""

from __future__ import annotations

from typing import Any

from ..kernel.chance import Chance
from ..kernel.deals import Clause, Offer
from ..kernel.reasons import Refused
from ..kernel.table import Table
from .bot import Line, Move, Why, points
from .chair import Chair, waits_for
from .mind import Mind

SAMPLES = 3
MOST_PROPOSALS = 16
ENVY = 0.5
WORTH_ACCEPTING = 0.05
WORTH_PROPOSING = 1 / 16
"""Of what is a clear lead in the game: less is not worth the others' attention."""


def reply(mind: Mind, chair: Chair, offer: Offer, chance: Chance) -> Move:
    """Accept what is worth it; else counter a first offer with a better one, or say no and why."""
    try:
        gains = carried_out(mind, chair, offer, chance)
    except Refused as refused:
        return _say("reject", offer, "kernel.bot.why.deal_impossible", why=refused.reason.describe())
    worth = net(gains, chair.seat)
    if worth >= WORTH_ACCEPTING:
        return _say("accept", offer, "kernel.bot.why.deal_good", gain=points(gains[chair.seat]))
    if not offer["counters"]:
        better = best_proposal(mind, chair, chair.imagine(chance), chance, set(offer["parties"]))
        if better is not None and better[0] != offer["clauses"]:
            clauses, mine = better
            return Move(
                ["deal", "counter", offer["id"], clauses], Why("kernel.bot.why.deal_counter", {"gain": points(mine)})
            )
    if gains[chair.seat] > 0:
        helped = max((seat for seat in range(len(gains)) if seat != chair.seat), key=lambda seat: gains[seat])
        return _say("reject", offer, "kernel.bot.why.deal_helps", other=helped, gain=points(gains[helped]))
    return _say("reject", offer, "kernel.bot.why.deal_bad", gain=points(gains[chair.seat]))


def propose(mind: Mind, chair: Chair, dream: Table, chance: Chance) -> Move | None:
    """An offer that gains the seat something and that every other party should like, or None."""
    if mind.proposals is None or not chair.may_propose:
        return None
    best = best_proposal(mind, chair, dream, chance, None)
    if best is None:
        return None
    clauses, gain = best
    line = Line(["deal", "propose", clauses], gain, SAMPLES)
    return Move(["deal", "propose", clauses], Why("kernel.bot.why.deal_proposed", {"gain": points(gain)}, (line,)))


def best_proposal(
    mind: Mind, chair: Chair, dream: Table, chance: Chance, among: set[int] | None
) -> tuple[list[Clause], float] | None:
    """The best of the game's proposals (between these parties only, if named) and the seat's own gain by it."""
    if mind.proposals is None:
        return None
    best: tuple[float, list[Clause], float] | None = None
    for clauses in mind.proposals(dream.game, chair.seat)[:MOST_PROPOSALS]:
        parties = {clause[end] for clause in clauses for end in ("from", "to")}
        if among is not None and parties != among:
            continue
        try:
            gains = _mean([_after(mind, chair.imagine(chance), chair.seat, clauses) for _ in range(SAMPLES)])
        except Refused:
            continue
        worth = net(gains, chair.seat)
        pleases = all(net(gains, party) >= WORTH_ACCEPTING for party in parties if party != chair.seat)
        if pleases and worth >= WORTH_PROPOSING * mind.scale and (best is None or worth > best[0]):
            best = worth, clauses, gains[chair.seat]
    return None if best is None else best[1:]


def carried_out(mind: Mind, chair: Chair, offer: Offer, chance: Chance) -> list[float]:
    """What each seat gains if the offer is made, on average over some imagined games."""
    return _mean([_agreed(mind, chair.imagine(chance), offer["id"]) for _ in range(SAMPLES)])


def net(gains: list[float], seat: int) -> float:
    others = [gain for other, gain in enumerate(gains) if other != seat]
    return gains[seat] - ENVY * max([0.0, *others])


def _after(mind: Mind, dream: Table, seat: int, clauses: list[Clause]) -> list[float]:
    dream.deal(seat, "propose", clauses)
    return _agreed(mind, dream, dream.game.deals["open"][-1]["id"])


def _agreed(mind: Mind, dream: Table, number: int) -> list[float]:
    """Every seat's gain when all who have not agreed yet do."""
    before = mind.values(dream.game)
    offer = next(offer for offer in dream.game.deals["open"] if offer["id"] == number)
    for party in list(offer["parties"]):
        if waits_for(offer, party):
            dream.deal(party, "accept", number)
    return [after - old for after, old in zip(mind.values(dream.game), before, strict=True)]


def _mean(rows: list[list[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def _say(word: str, offer: Offer, code: str, /, **params: Any) -> Move:
    return Move(["deal", word, offer["id"]], Why(code, params))
