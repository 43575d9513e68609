"""How bots deal: an offer is worth what it gains the seat, less a part of what it gains whoever gains most by it."""

from __future__ import annotations

from typing import Any

from ..kernel.chance import Chance
from ..kernel.deals import Clause, Offer
from ..kernel.reasons import Refused
from ..kernel.table import Table
from ..parts.hints import best
from .bot import Line, Move, Why, points
from .chair import Chair, waits_for
from .mind import Mind

SAMPLES = 3
MOST_PROPOSALS = 16
MOST_WANTED = 6
"""So many things of a kind are thought of in place of an offer."""
PATIENCE = 3
"""So many offers of one seat are declined in a phase with a thought; then it is no at once, until something changes."""


def reply(mind: Mind, chair: Chair, offer: Offer, chance: Chance) -> Move:
    """Accept what is worth it; else counter a first offer with a better one, or say no and why. Words are
    given only where the game's mind can price them: a bot would not know how to keep others. What was declined is
    remembered."""
    known = remembered(chair, offer)
    if known is not None:
        return known
    plain = without_words(mind, chair, offer, chance)
    if len(plain) < len(offer["clauses"]):
        wants = plain if _gains_something(plain, offer["by"]) and _taken(mind, chair, plain, chance) else []
        return _saying(_say("reject", offer, "kernel.bot.why.deal_word"), "kernel.deal.why.word", wants)
    try:
        gains = carried_out(mind, chair, offer, chance)
    except Refused as refused:
        why = _say("reject", offer, "kernel.bot.why.deal_impossible", why=refused.reason.describe())
        return _saying(why, "kernel.deal.why.impossible", [])
    dear = mind.overpaid(chair.imagine(chance).game, chair.seat, offer["clauses"])
    if content(mind, gains, chair.seat, offer["clauses"]) and not dear:
        return _say("accept", offer, "kernel.bot.why.deal_good", gain=points(gains[chair.seat]))
    if not offer["counters"]:
        better = best_proposal(mind, chair, chair.imagine(chance), chance, set(offer["parties"]))
        if better is not None and better[0] != offer["clauses"]:
            clauses, mine = better
            return Move(
                ["deal", "counter", offer["id"], clauses], Why("kernel.bot.why.deal_counter", {"gain": points(mine)})
            )
    wants = wanted(mind, chair, offer, Chance(f"wants/{offer['id']}"))
    if gains[chair.seat] > 0 and not dear:
        helped = max((seat for seat in range(len(gains)) if seat != chair.seat), key=lambda seat: gains[seat])
        why = _say("reject", offer, "kernel.bot.why.deal_helps", other=helped, gain=points(gains[helped]))
        return _saying(why, "kernel.deal.why.helps", wants, other=helped)
    why = _say("reject", offer, "kernel.bot.why.deal_bad", gain=points(gains[chair.seat]))
    return _saying(why, "kernel.deal.why.bad", wants)


# --- memory ---------------------------------------------------------------------------------------------------
def remembered(chair: Chair, offer: Offer) -> Move | None:
    """No at once, without another thought: to what was declined in this phase already, in the same words, and to
    whoever has tried too often. What the seat has named itself, and gifts, it looks at nevertheless. None if it must
    think."""
    declined = [row for row in chair.declined() if row.seat == chair.seat]
    for row in declined:
        if same(row.clauses, offer["clauses"]):
            again = _say("reject", offer, "kernel.bot.why.deal_again")
            if row.said is None:
                return again
            wants = row.said["wants"] if chair.can_be_kept(row.said["wants"]) else []
            return Move([*again.move, {**row.said, "wants": wants}], again.why)
    tried = sum(row.by == offer["by"] for row in declined)
    named = any(row.said is not None and same(row.said["wants"], offer["clauses"]) for row in declined)
    gives = any(clause["from"] == chair.seat for clause in offer["clauses"])
    if tried < PATIENCE or named or not gives:
        return None
    return _saying(_say("reject", offer, "kernel.bot.why.deal_enough", other=offer["by"]), "kernel.deal.why.later", [])


def same(some: list[Clause], others: list[Clause]) -> bool:
    """Whether two offers come to the same, in whatever order they say it."""
    return sorted(some, key=repr) == sorted(others, key=repr)


# --- words ----------------------------------------------------------------------------------------------------
def without_words(mind: Mind, chair: Chair, offer: Offer, chance: Chance) -> list[Clause]:
    """The offer without the words that the seat is asked to give and cannot price."""
    asked = [c for c in offer["clauses"] if c["from"] == chair.seat and c["kind"] in chair.pledges]
    game = chair.imagine(chance).game if asked else None
    unknown = [clause for clause in asked if game is not None and not mind.can_promise(game, clause)]
    return [clause for clause in offer["clauses"] if clause not in unknown]


# --- what would be taken instead ------------------------------------------------------------------------------
def wanted(mind: Mind, chair: Chair, offer: Offer, chance: Chance) -> list[Clause]:
    """The offer with the least more in it that the seat would take: money, else one more thing that whoever made it
    could give; nothing if neither is enough. Its chance is its own, so that asking changes no move."""
    maker = offer["by"]
    dream = chair.imagine(chance)
    trade = dream.ruleset.trade
    assert trade is not None
    gives = trade.gives(dream.game, maker)
    for given in gives:
        if "most" in given and (found := _cheapest(mind, chair, offer, given, chance)):
            return found
    for given in gives:
        for value in given.get("values", [])[:MOST_WANTED]:
            clauses = _with(offer, chair.seat, given, value)
            if clauses is not None and _gains_something(clauses, maker) and _taken(mind, chair, clauses, chance):
                return clauses
    return []


def _cheapest(mind: Mind, chair: Chair, offer: Offer, given: dict[str, Any], chance: Chance) -> list[Clause] | None:
    """The least of something countable that makes the offer good, found by halves; None if all of it does not."""
    least, most = 1, given["most"] + _counted(offer, given, chair.seat, offer["by"])
    enough = None
    while least <= most:
        n = (least + most) // 2
        clauses = _with_more(offer, chair.seat, given, n)
        if not _gains_something(clauses, offer["by"]):
            most = n - 1
        elif _taken(mind, chair, clauses, chance):
            enough, most = clauses, n - 1
        else:
            least = n + 1
    return enough


def _counted(offer: Offer, given: dict[str, Any], giver: int, taker: int) -> int:
    """How many of a countable thing go from one to the other in the offer."""
    rows = [c for c in offer["clauses"] if (c["kind"], c["from"], c["to"]) == (given["kind"], giver, taker)]
    return sum(clause[given["field"]] for clause in rows)


def _with_more(offer: Offer, seat: int, given: dict[str, Any], n: int) -> list[Clause]:
    """The clauses with so much more of a countable thing for the seat: what it was to give becomes less first."""
    kind, maker = given["kind"], offer["by"]
    more = n + _counted(offer, given, maker, seat) - _counted(offer, given, seat, maker)
    ends = [(maker, seat), (seat, maker)]
    others = [c for c in offer["clauses"] if c["kind"] != kind or (c["from"], c["to"]) not in ends]
    giver, taker = ends[more < 0]
    new = {"kind": kind, "from": giver, "to": taker, given["field"]: abs(more)}
    return [*others, new] if more else others


def _with(offer: Offer, seat: int, given: dict[str, Any], value: Any) -> list[Clause] | None:
    """The clauses with one thing more from whoever made the offer to the seat; None if it is in the offer already."""
    new = {"kind": given["kind"], "from": offer["by"], "to": seat, given["field"]: value}
    return None if new in offer["clauses"] else [*offer["clauses"], new]


def _gains_something(clauses: list[Clause], maker: int) -> bool:
    """Whether whoever made the offer still gets something by it: nobody is asked for a gift."""
    return any(clause["to"] == maker for clause in clauses)


def _taken(mind: Mind, chair: Chair, clauses: list[Clause], chance: Chance) -> bool:
    """Whether the seat would agree to these, and they could be kept."""
    dream = chair.imagine(chance)
    if mind.overpaid(dream.game, chair.seat, clauses):
        return False
    try:
        gains = _after(mind, dream, chair.seat, clauses)
    except Refused:
        return False
    return content(mind, gains, chair.seat, clauses)


def propose(mind: Mind, chair: Chair, dream: Table, chance: Chance) -> Move | None:
    """An offer that gains the seat something and that every other party should like, or None."""
    if mind.proposals is None or not chair.free_to_propose(mind.offers):
        return None
    found = best_proposal(mind, chair, dream, chance, None)
    if found is None:
        return None
    clauses, gain = found
    line = Line(["deal", "propose", clauses], gain, SAMPLES)
    return Move(["deal", "propose", clauses], Why("kernel.bot.why.deal_proposed", {"gain": points(gain)}, (line,)))


def best_proposal(
    mind: Mind, chair: Chair, dream: Table, chance: Chance, among: set[int] | None
) -> tuple[list[Clause], float] | None:
    """The best of the game's proposals (between these parties only, if named) and the seat's own gain by it."""
    if mind.proposals is None:
        return None
    top: tuple[float, list[Clause], float] | None = None
    found = mind.proposals(dream.game, chair.seat)[:MOST_PROPOSALS]
    declined = chair.declined(whole_turn=True) if found else []
    dreams: list[tuple[Table, list[float]]] = []
    for clauses in found:
        if any(same(row.clauses, clauses) for row in declined):
            continue
        parties = {clause[end] for clause in clauses for end in ("from", "to")}
        if among is not None and parties != among:
            continue
        dreams = dreams or _dreamt(mind, chair, chance)
        gains = _tried(mind, chair.seat, clauses, dreams)
        if gains is not None and (top is None or net(gains, chair.seat, mind.rivalry) > top[0]):
            top = net(gains, chair.seat, mind.rivalry), clauses, gains[chair.seat]
    return None if top is None else top[1:]


def _dreamt(mind: Mind, chair: Chair, chance: Chance) -> list[tuple[Table, list[float]]]:
    """Imagined games in which every proposal is tried, and what they are worth to every seat without it."""
    dreams = [chair.imagine(chance) for _ in range(SAMPLES)]
    return [(dream, standing(mind, dream)) for dream in dreams]


def _tried(mind: Mind, seat: int, clauses: list[Clause], dreams: list[tuple[Table, list[float]]]) -> list[float] | None:
    """What every seat gains by a proposal, on average; None as soon as somebody does not like what he sees of it."""
    parties = {clause[end] for clause in clauses for end in ("from", "to")} - {seat}
    rows: list[list[float]] = []
    for dream, before in dreams:
        try:
            rows.append(_after(mind, dream.fork(), seat, clauses, before))
        except Refused:
            return None
        gains = _mean(rows)
        if net(gains, seat, mind.rivalry) < mind.pitch:
            return None
        if not all(content(mind, gains, party, clauses) for party in parties):
            return None
    return gains


def carried_out(mind: Mind, chair: Chair, offer: Offer, chance: Chance) -> list[float]:
    """What each seat gains if the offer is made, on average over some imagined games."""
    return _mean([_agreed(mind, chair.imagine(chance), offer["id"]) for _ in range(SAMPLES)])


def content(mind: Mind, gains: list[float], seat: int, clauses: list[Clause]) -> bool:
    """Whether a seat that is asked should agree. Whoever only gives in a deal is not envied for what good that does
    him: a debt may be paid."""
    giving = {clause["from"] for clause in clauses} - {clause["to"] for clause in clauses}
    envied = [min(0.0, gain) if other in giving else gain for other, gain in enumerate(gains)]
    worth = net(envied, seat, mind.fair)
    return worth >= mind.spread if any(clause["from"] == seat for clause in clauses) else worth > 0


def net(gains: list[float], seat: int, rivalry: float) -> float:
    others = [gain for other, gain in enumerate(gains) if other != seat]
    return gains[seat] - rivalry * max([0.0, *others])


def _after(
    mind: Mind, dream: Table, seat: int, clauses: list[Clause], before: list[float] | None = None
) -> list[float]:
    dream.deal(seat, "propose", clauses)
    return _agreed(mind, dream, dream.game.deals["open"][-1]["id"], before)


def _agreed(mind: Mind, dream: Table, number: int, before: list[float] | None = None) -> list[float]:
    """Every seat's gain when all who have not agreed yet do; `before`, if it is known, is what they have now."""
    before = before or standing(mind, dream)
    offer = next(offer for offer in dream.game.deals["open"] if offer["id"] == number)
    for party in list(offer["parties"]):
        if waits_for(offer, party):
            dream.deal(party, "accept", number)
    return [after - old for after, old in zip(standing(mind, dream), before, strict=True)]


def standing(mind: Mind, dream: Table) -> list[float]:
    """What the position is worth to every seat, its purchase included."""
    values = mind.values(dream.game)
    return [value + purchase(mind, dream, seat) for seat, value in enumerate(values)] if mind.purchases else values


def purchase(mind: Mind, dream: Table, seat: int) -> float:
    """What the best answer to its question brings a seat, where that is a purchase which money puts within reach."""
    if not mind.purchases:
        return 0.0
    decision = next((asked for asked in dream.pending if asked.seat == seat and asked.code in mind.purchases), None)
    hints = mind.hints(dream.game, decision) if decision else None
    return max(0.0, best(hints).worth) if hints else 0.0


def _mean(rows: list[list[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def _say(word: str, offer: Offer, code: str, /, **params: Any) -> Move:
    return Move(["deal", word, offer["id"]], Why(code, params))


def _saying(move: Move, code: str, wants: list[Clause], /, **params: Any) -> Move:
    """A refusal with its reason, as the table hears it: what the seat thinks it gains stays its own."""
    return Move([*move.move, {"code": code, "params": params, "wants": wants}], move.why)
