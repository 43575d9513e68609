"""What it costs a family to keep its word, and what that brings the family that it is about: by kind of word."""

from __future__ import annotations

from collections.abc import Callable

from ..phases.election import needed, share_counts
from ..phases.revenue import dividend_cost, enthusiasm
from ..pieces import holder, shares, treasurer
from ..pledged import ANY_OFFICE, FOR
from . import bonds, hiring, words
from .family import RIVALRY
from .odds import success
from .parliament import Vote
from .stakes import COIN, Stakes
from .treasuries import Treasuries
from .words import Word
from .years_end import Payment, paying

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
    giver, way = Vote(s, word["from"]), 1 if word["side"] == FOR else -1
    left = words.left_of(word)
    usual = giver.free if giver.stake * way > 0 else -giver.free if giver.stake * way < 0 else 0
    turned = max(0.0, left - usual)
    likelier = min(1.0, A_VOTE * turned)
    cost = giver.cost(left) - giver.stake * way * likelier
    if not turned or cost <= 0:
        return NOTHING
    return cost, max(0.0, Vote(s, word["to"]).stake * way * likelier)


# --- the Company's money --------------------------------------------------------------------------------------
def allocates(s: Stakes, word: Word) -> Terms:
    """What the Company loses by money that would do more elsewhere; and what an officeholder makes of it."""
    giver, office, left = word["from"], word["office"], words.left_of(word)
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
    giver, taker, left = word["from"], word["to"], words.left_of(word)
    here, there = (s.world.families[seat].cash for seat in (giver, taker))
    missing = max(0, left - here)
    cost = s.purse(giver, here) - s.purse(giver, here + missing - left) + DEARER * COIN * missing + ARREARS
    return cost, s.purse(taker, there + left) - s.purse(taker, there)


BY_KIND: dict[str, Callable[[Stakes, Word], Terms]] = {
    "hire": hires,
    "consent": consents,
    "support": supports,
    "vote": votes,
    "allocate": allocates,
    "dividend": pays,
    "lend": lends,
}
