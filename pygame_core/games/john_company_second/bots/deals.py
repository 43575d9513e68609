"""Deals: what a family offers to another, for a price that both should like."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel.deals import Clause
from .. import promises
from ..calendar import PHASES
from ..cards.prestige import may_own
from ..components import CARDS
from ..ids import PropertyKind
from ..phases.family import action_cost
from ..phases.operations.shipping import fit_cost
from ..pieces import fitted, yards_of
from ..refs import DEEDS, YardCard
from ..state import G
from . import bonds, pledges, words
from .occasions import left_of
from .stakes import PANE, Stakes

WHEN = ("family", "hiring", "parliament", "upkeep")
"""The phases in which money changes its worth, or consents and votes are wanted."""
SPREAD = 0.07
"""What a deal must gain a family: between what it gives for a thing and what it takes for it."""
RIVALRY = 0.25
"""What a point of the one who gains most by a deal costs the others: he is one rival of some."""
FAIR = 0.6
"""The same where another has made the offer. Whoever asks for a last price gets one that divides the gain: a family
that was content with less would be asked for it by whoever wants to live by deals."""
PITCH = 0.07
"""What an offer must gain whoever makes it."""
OFFERS = 4
BEST = 3
"""So many offers are looked at closely."""
MOST_PAID = 9
SURE = 0.03
"""An offer should please the other side a little more than it must."""


def proposals(game: G, seat: int) -> list[list[Clause]]:
    """The most promising purchases and sales, each for the price that serves the family best and still pleases."""
    if game.state.turn.phase not in WHEN:
        return []
    s = Stakes(game)
    found: list[tuple[float, list[Clause]]] = []
    found += [(words.BOUND, clauses) for clauses in repayments(s, seat)]
    for other in s.seats:
        if other == seat:
            continue
        for giver, taker in ((seat, other), (other, seat)):
            for clause, loss, gain in goods(s, giver, taker):
                offer = priced(s, seat, clause, loss, gain)
                if offer is not None:
                    found.append(offer)
    found.sort(key=lambda offer: -offer[0])
    return [clauses for _, clauses in found[:BEST]]


def repayments(s: Stakes, seat: int) -> Iterator[list[Clause]]:
    """What a family has borrowed it pays back in the turn for which it gave its word, when its purchases are made; and
    loot it shares when it has been taken."""
    if s.at < PHASES.index("hiring"):
        return
    for word in [*words.given(s, seat, "lend"), *words.given(s, seat, "loot")]:
        left = left_of(word)
        due = word["turn"] == s.world.turn.number and (word["kind"] == "lend" or word["able"])
        if due and 0 < left <= s.world.families[seat].cash:
            yield [{"kind": "cash", "from": seat, "to": word["to"], "n": left}]


def priced(s: Stakes, seat: int, clause: Clause, loss: float, gain: float) -> tuple[float, list[Clause]] | None:
    """The best price for one thing, and what the family gains by it as bargains are judged; None if there is none."""
    giver, taker = clause["from"], clause["to"]
    purses = s.world.families[giver].cash, s.world.families[taker].cash
    before = s.purse(giver, purses[0]), s.purse(taker, purses[1])
    best: tuple[float, list[Clause]] | None = None
    bank = bank_price(s, taker, clause)
    most = MOST_PAID if bank is None else bank
    for price in range(1, min(most, purses[1]) + 1):
        sold = s.purse(giver, purses[0] + price) - before[0] - loss
        bought = gain - (before[1] - s.purse(taker, purses[1] - price))
        mine, theirs = (sold, bought) if seat == giver else (bought, sold)
        pleased = theirs - FAIR * max(0.0, mine) >= SPREAD + SURE
        worth = mine - RIVALRY * max(0.0, theirs)
        if pleased and worth >= PITCH and (best is None or worth > best[0]):
            best = worth, [clause, {"kind": "cash", "from": taker, "to": giver, "n": price}]
    return best


def bank_price(s: Stakes, seat: int, clause: Clause) -> int | None:
    """What a thing costs in the next Family phase; None if it cannot be bought there, or there is none."""
    if not s.can_invest:
        return None
    n: int = clause.get("n", 1)
    match clause["kind"]:
        case "luxuries":
            return n * action_cost(s.game, seat, "purchase_luxury", False)
        case "workshops":
            return n * action_cost(s.game, seat, "purchase_workshop", False)
        case "shipyard":
            return action_cost(s.game, seat, "purchase_shipyard", False) + fit_cost(s.game)
    return None


def overpaid(game: G, seat: int, clauses: list[Clause]) -> bool:
    """Whether a family would pay more for enterprises than they cost, getting nothing else and giving only money."""
    gets = [clause for clause in clauses if clause["to"] == seat]
    gives = [clause for clause in clauses if clause["from"] == seat]
    if not gets or any(clause["kind"] != "cash" for clause in gives):
        return False
    s = Stakes(game)
    prices = [bank_price(s, seat, clause) for clause in gets]
    return None not in prices and sum(clause["n"] for clause in gives) > sum(price or 0 for price in prices)


def can_promise(game: G, clause: Clause) -> bool:
    """Whether a word is one that a family can price."""
    return words.priced(Stakes(game), clause)


def goods(s: Stakes, giver: int, taker: int) -> Iterator[tuple[Clause, float, float]]:
    """What the giver could part with: the clause, what it loses by it, what the taker gains."""
    family = s.world.families[giver]
    ends = {"from": giver, "to": taker}
    for held in family.promises:
        guarantor, promise = promises.CARDS[held]
        if guarantor == taker or not bonds.useful(s, taker, guarantor, promise):
            continue
        gain = bonds.worth(s, taker, guarantor, promise)
        loss = bonds.OWED * gain if guarantor == giver else bonds.worth(s, giver, guarantor, promise)
        yield {"kind": "promise", "promise": held, **ends}, loss, gain
    yield from pledges.offered(s, giver, taker)
    if family.luxuries:
        plain = s.printed.enterprises.luxury.vp - PANE * s.years("parliament")
        yield {"kind": "luxuries", "n": 1, **ends}, *powers(s, giver, taker, "social", plain)
    if family.workshops and may_own(s.game, taker, "workshop"):
        yield {"kind": "workshops", "n": 1, **ends}, *powers(s, giver, taker, "manufacturing", s.workshop())
    if s.world.company.court[giver] and s.world.families[taker].supply and may_own(s.game, taker, "share"):
        yield {"kind": "shares", "n": 1, **ends}, *powers(s, giver, taker, "company_share", s.share)
    if (yards := yards_of(s.game, giver)) and may_own(s.game, taker, "shipyard"):
        plain = s.yard(fitted(s.world.yards[yards[0]]))
        clause = {"kind": "shipyard", "yard": DEEDS.text(YardCard(yards[0])), **ends}
        yield clause, *powers(s, giver, taker, "shipping", plain)
    for card in family.prestige:
        if CARDS[card].kind == "enterprise":
            clause = {"kind": "prestige", "card": card, **ends}
            row = s.printed.cards[card]
            yield clause, *powers(s, giver, taker, row.counts_as, s.prestige(card), row.power)


def powers(s: Stakes, giver: int, taker: int, kind: PropertyKind, plain: float, more: int = 0) -> tuple[float, float]:
    """What a thing is worth to both, with its power."""
    power = s.kind_power(kind) + more
    lost = -s.stronger(giver, -power)
    return plain + lost, plain + s.stronger(taker, power)
