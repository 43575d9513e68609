"""What families decide for themselves: the draft, cubes, prizes, ships of their own."""

from __future__ import annotations

from ....kernel.decisions import Amount, Pick
from ....parts.hints import Hint
from ..ids import ResourceId
from ..prizes import HOME, surcharge
from ..refs import POSTING, Deploy
from ..works import yard_slots
from .stock import missed
from .worth import LASTING, Worth

OFTEN = 0.3
"""A free writer more or less in the box, beside others of the same action."""
MOST_AT_ONCE = 4
"""Cubes that are bought in one action."""


def draft(w: Worth, asked: Pick) -> list[Hint]:
    return [Hint(option.value, w.office(option.value)) for option in asked.options if option.why]


def box(w: Worth, asked: Pick) -> list[Hint]:
    """The best action of the turn: what so many cubes bring, less what they cost."""
    return [
        Hint(option.value, gains(w, option.value, option.params["n"], 1, max(1, option.params["most"]))[0][0])
        for option in asked.options if option.why
    ]  # fmt: skip


def gains(w: Worth, what: ResourceId, price: int, least: int, most: int) -> list[tuple[float, int]]:
    """What each number of cubes in a box brings at the price of the first, the best number first; of people as many as
    may be, of the rest a few at once."""
    each, cost = w.cube(what), price * w.pound()
    found = []
    for n in range(least, max(least, min(most, MOST_AT_ONCE)) + 1):
        worth = _worth_of(each, cost, n, what) - missed(w.game, w.seat, n, w.turns)
        found.append((worth + (_safety(w, n) if what == "court_of_directors" else 0.0), n))
    return sorted(found, reverse=True)


def _safety(w: Worth, n: int) -> float:
    """Two shares of one player outlive a Bailout: then the Company does not fail, and its executives are not blamed."""
    court = w.world.company.court
    if court[w.seat] + n < LASTING or max(court[: w.game.seats]) >= LASTING:
        return 0.0
    return w.saved()


def _worth_of(each: float, price: float, n: int, what: str) -> float:
    gain = each - price
    if what in ("writer", "officer", "captain"):
        return gain * (1 + OFTEN * (n - 1))
    if what == "factory":
        return sum(max(0.0, gain - 0.25 * k) for k in range(n)) if gain > 0 else gain
    return gain * n if gain > 0 else gain


def number(w: Worth, asked: Amount) -> list[Hint]:
    """All that pays; what people cost is only the cubes."""
    return [Hint(n, worth) for worth, n in gains(w, asked.params["box"], asked.params["n"], asked.lo, asked.hi)]


def column(w: Worth, asked: Pick) -> list[Hint]:
    """Where ships are cheapest they are bought first."""
    owners = {option.value: option.params["owners"] for option in asked.options}
    return [Hint(value, len(there) + 0.2 * (len(there) < yard_slots(w.game))) for value, there in owners.items()]


def prize(w: Worth, asked: Pick) -> list[Hint]:
    w.leaves(asked.params["office"])
    found = []
    for option in asked.options:
        if option.why:
            worth = 0.0 if option.value == HOME else w.prize(option.value, option.params["n"]) + 0.01
            found.append(Hint(option.value, worth))
    return found


def source(w: Worth, asked: Pick) -> list[Hint]:
    """The cube that is missed least."""
    prizes = w.figures.prizes
    return [
        Hint(option.value, -w.manor() if option.value == "manor" else -float(prizes[option.value].vp))
        for option in asked.options
    ]  # fmt: skip


def ship(w: Worth, asked: Pick) -> list[Hint]:
    """A ship of one's own earns in every turn that comes."""
    earns = w.figures.money.interloper * w.incomes * w.pound()
    return [
        Hint(option.value, earns - option.params["n"] * w.pound() if "n" in option.params else 0.0)
        for option in asked.options if option.why
    ]  # fmt: skip


def favour(w: Worth, asked: Pick) -> list[Hint]:
    """To stay in office, unless the family has the money for a prize now."""
    office = asked.params["office"]
    extra, rank = surcharge(w.game, office, bailout=False), w.figures.offices[office].rank
    cash = w.world.families[w.seat].cash
    now = max(
        [0.0, *(w.prize(name, cost) for name in w.world.prizes
                if (cost := w.figures.prizes[name].cost[rank] + extra) <= cash)]
    )  # fmt: skip
    return [Hint("yes", w.office(office)), Hint("no", now)]


def posting(w: Worth, asked: Pick) -> list[Hint]:
    """Own officers go first, where the guns are; the others replace those of rivals."""
    found = []
    for option in asked.options:
        chosen = POSTING.read(option.value)
        worth = 0.1 * w.world.armies[chosen.army].guns + (0.5 if chosen.owner == w.seat else 0.0)
        if not isinstance(chosen, Deploy):
            worth += -1.0 if chosen.old == w.seat else 0.2
        found.append(Hint(option.value, worth))
    return found


def captain(w: Worth, asked: Pick) -> list[Hint]:
    """Own captains choose first; of lost ships others' come first."""
    sign = 1.0 if asked.code == "director.captain" else -1.0
    return [Hint(option.value, sign if option.value == w.seat else 0.0) for option in asked.options]
