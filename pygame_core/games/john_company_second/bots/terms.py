"""What it costs a family to keep its word, and what that brings the family that it is about: by kind of word."""

from __future__ import annotations

from collections.abc import Callable

from ..army import can_target
from ..cards.blackmail import SCANDALS, scandal_targets
from ..phases.election import needed, share_counts
from ..phases.revenue import dividend_cost, enthusiasm
from ..pieces import holder, shares, treasurer
from ..pledged import ANY_OFFICE, FOR
from . import army, bonds, company, hiring, words
from .family import RIVALRY
from .occasions import Word, armies_for, left_of
from .odds import success
from .parliament import interest
from .schemes import disgraced
from .stakes import COIN, Stakes
from .treasuries import Treasuries
from .years_end import Payment, paying

LOOTED = 0.5
"""How often a Commander takes loot in a year."""
SCANDAL_LIKELY = 0.4
"""How often a scandal that could be made is made, and not cancelled."""
Terms = tuple[float, float]
NOTHING: Terms = (0.0, 0.0)
"""What would be done in any case is worth nothing, and so is what cannot be done."""
A_VOTE = 0.12
"""How much likelier a vote makes it that a law passes or fails."""
ELECTED, BACKED = 0.5, 0.2
"""How much likelier a family is elected Chairman by the shares of another, if these are enough, and if not."""
ARREARS = 0.4
"""What it is worth to be rid of a debt: a family pays when it can."""
DEARER = 1.3
"""How much dearer a pound is that must first be found."""


def terms(s: Stakes, word: Word) -> Terms:
    """What it costs to keep a word, and what that brings the family that it is about."""
    return BY_KIND[word["kind"]](s, word) if words.priced(s, word) else NOTHING


# --- Hiring ---------------------------------------------------------------------------------------------------
def hires(s: Stakes, word: Word) -> Terms:
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
    return NOTHING


def consents(s: Stakes, word: Word) -> Terms:
    """By the hire that the family would refuse most."""
    giver, hirer, cost = word["from"], word["whose"], 0.0
    for office, by, pool in s.hires:
        if by == hirer and {giver, hirer} <= {candidate.seat for candidate in pool}:
            cost = max(cost, hiring.refusing(s, giver, office, hirer, pool) - hiring.GOODWILL)
    return cost, bonds.worth_of_consent(s, hirer, giver) if cost > 0 else 0.0


def supports(s: Stakes, word: Word) -> Terms:
    """The own hope of the chair, and what a rival has of it, against what the shares do for another."""
    giver, other = word["from"], word["whose"]
    counts, majority = share_counts(s.game), needed(s.game)
    if giver == other or not counts[giver] or not counts[other]:
        return NOTHING
    likelier = ELECTED if counts[giver] + counts[other] >= majority else BACKED
    gain = likelier * max(0.0, hiring.chair(s, other))
    hope = counts[giver] / sum(counts) * max(0.0, hiring.chair(s, giver))
    return hope + RIVALRY * gain, gain


# --- Parliament -----------------------------------------------------------------------------------------------
def votes(s: Stakes, word: Word) -> Terms:
    """What the law is worth to both, by how much likelier its fate is; and the money that the votes take."""
    giver, way = interest(s, word["from"]), 1 if word["side"] == FOR else -1
    left = left_of(word)
    usual = giver.free if giver.stake * way > 0 else -giver.free if giver.stake * way < 0 else 0
    turned = max(0.0, left - usual)
    likelier = min(1.0, A_VOTE * turned)
    cost = giver.cost(left) - giver.stake * way * likelier
    if not turned or cost <= 0:
        return NOTHING
    return cost, max(0.0, interest(s, word["to"]).stake * way * likelier)


# --- the Company's money --------------------------------------------------------------------------------------
def allocates(s: Stakes, word: Word) -> Terms:
    """What the Company loses by money that would do more elsewhere; and what an officeholder makes of it."""
    giver, office, left = word["from"], word["office"], left_of(word)
    balance, held = s.world.company.balance, s.world.company.treasuries[office]
    free = Treasuries(s, giver)
    given, done = free.plan(balance)
    if given[office] >= left:
        return NOTHING
    cost = max(0.0, done - Treasuries(s, giver, {office: left}).plan(balance)[1]) * max(0.1, s.pound(giver))
    treasure = treasurer(s.game, office)
    if holder(s.game, treasure) != word["to"]:
        return cost, 0.0
    likelier = success(s.check, held + left) - success(s.check, held + given[office])
    return cost, s.yearly(treasure) * likelier


def pays(s: Stakes, word: Word) -> Terms:
    """What better use the Balance has, by what should be left in it; and the other's dividends."""
    giver, each = word["from"], dividend_cost(s.game)
    left = s.prospect.left
    cash = int(max(0.0, s.world.company.balance if left is None else left))
    most = min(word["n"], cash // each)
    standing = s.world.company.standing
    worths = []
    for n in range(cash // each + 1):
        own = n * s.printed.revenue.dividend * shares(s.game, giver)
        worths.append(paying(s, giver, Payment(n, own, cash - n * each, enthusiasm(s.game, standing, n * each))))
    usual = worths.index(max(worths))
    if usual >= most:
        return NOTHING
    gain = COIN * (most - usual) * s.printed.revenue.dividend * shares(s.game, word["to"])
    return worths[usual] - max(worths[most:]), gain


# --- between families -----------------------------------------------------------------------------------------
def lends(s: Stakes, word: Word) -> Terms:
    """Money that is to be paid back: it is worth what it will buy then, to both."""
    giver, taker, left = word["from"], word["to"], left_of(word)
    here, there = (s.world.families[seat].cash for seat in (giver, taker))
    missing = max(0, left - here)
    cost = s.purse(giver, here) - s.purse(giver, here + missing - left) + DEARER * COIN * missing + ARREARS
    return cost, s.purse(taker, there + left) - s.purse(taker, there)


def loots(s: Stakes, word: Word) -> Terms:
    """As likely as there is loot, if it has not been taken yet."""
    giver, taker, left = word["from"], word["to"], left_of(word)
    here, there = (s.world.families[seat].cash for seat in (giver, taker))
    likely = 1.0 if word.get("able") else LOOTED
    cost = s.purse(giver, here + left) - s.purse(giver, here) + ARREARS
    return likely * cost, likely * (s.purse(taker, there + left) - s.purse(taker, there))


def spares(s: Stakes, word: Word) -> Terms:
    """The scandals that the family could make with what it holds, by how much better they would hit this one."""
    giver, other = word["from"], word["to"]
    cards = [card for card in s.world.families[giver].blackmail if card in SCANDALS]
    theirs = [(disgraced(s, giver, office), office) for card in cards for office in scandal_targets(s.game, card)
              if s.world.offices[office].holder == other]  # fmt: skip
    worst, office = max(theirs, default=(0.0, None))
    if office is None or worst <= 0:
        return NOTHING
    return SCANDAL_LIKELY * worst, SCANDAL_LIKELY * s.office(office, s.world.offices[office].fatigue)


# --- India --------------------------------------------------------------------------------------------------------
def fits(s: Stakes, word: Word) -> Terms:
    """What the own ships would bring instead, and that a rival's ship is paid every year."""
    giver, other = word["from"], word["whose"]
    owners = [yard.owner for yard in s.world.yards if yard.at == "yard"]
    added = company.best_ship(s)
    n, here = min(left_of(word), owners.count(other)), company.fitted(s, giver, other, added)
    better = max(0.0, company.fitted(s, giver, giver, added) if giver in owners else 0.0)
    if not n or better <= here:
        return NOTHING
    return n * (better - here), n * (s.yard(True) - s.yard(False))


def deploys(s: Stakes, word: Word) -> Terms:
    """What another campaign would be worth, or none; and the share of the loot of those who go along."""
    giver, region = word["from"], word["region"]
    found: list[Terms] = []
    for name in armies_for(s, giver, region):
        here = army.Campaign(s, giver, name, region)
        others = [other for other in s.world.india.regions if other != region and can_target(s.game, name, other)]
        best = max([0.0, *(army.Campaign(s, giver, name, other).best() for other in others)])
        likely = success(s.check, max(0, here.ready - here.defence))
        along = min(here.loot, s.world.india.armies[name].active[word["to"]])
        found.append((best - here.best(), COIN * along * likely))
    cost, gain = min(found, default=NOTHING)
    return (cost, gain) if cost > 0 else NOTHING


BY_KIND: dict[str, Callable[[Stakes, Word], Terms]] = {
    "hire": hires,
    "consent": consents,
    "support": supports,
    "vote": votes,
    "allocate": allocates,
    "dividend": pays,
    "lend": lends,
    "loot": loots,
    "spare": spares,
    "fit": fits,
    "deploy": deploys,
}
