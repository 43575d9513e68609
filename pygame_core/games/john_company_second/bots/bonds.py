"""Promise cards: what each is worth to its holder just now, and what it costs its guarantor."""

from __future__ import annotations

from .. import promises
from ..calendar import PHASES
from ..ids import PromiseId
from ..phases.election import needed, share_counts
from ..phases.parliament import voting
from ..pieces import holder
from ..state import NOBODY
from .hiring import CONSENTED, gain
from .stakes import VOTE, Stakes

OWED = 0.6
"""What a promise costs its guarantor, of what it is worth to its holder."""
KEPT = 0.35
"""What a promise is worth that may be of use in a later year, for each such year up to two."""
SELDOM = 0.15
"""How often it comes to be used, if it is one of votes or of support: of ten such promises one or two are called."""


def worth(s: Stakes, holds: int, guarantor: int, promise: PromiseId) -> float:
    """What a family's promise is worth to its holder: what it would do now, or the hope of a later chance."""
    later = KEPT * min(2, s.left) * s.alive[1]
    match promise:
        case promises.PAY:
            paid = min(s.printed.card_numbers.promised, s.world.families[guarantor].cash)
            return s.purse(holds, s.world.families[holds].cash + paid) - s.purse(holds, s.world.families[holds].cash)
        case promises.VOTE:
            votes = voting.total(s.game, voting.enterprises(s.game, guarantor))
            return SELDOM * (later + 2 * VOTE * votes * min(1.0, s.years("parliament")))
        case promises.SUPPORT:
            return SELDOM * later + _support(s, holds, guarantor)
    if promise == promises.FIRM:
        return s.word(promise)
    if s.at > PHASES.index("hiring"):
        return later
    now = worth_of_consent(s, holds, guarantor) if promise == promises.CONSENT else _kin(s, holds, guarantor)
    return max(later, now + 0.4 * later)


def useful(s: Stakes, holds: int, guarantor: int, promise: PromiseId) -> bool:
    """Whether a promise could be called soon, so that it deserves an offer; money is promised by money, and who wants
    the chair tries it with what he has."""
    match promise:
        case promises.VOTE:
            return s.world.turn.phase == "parliament"
        case promises.CONSENT:
            return worth_of_consent(s, holds, guarantor) > 0
        case promises.KIN:
            return _kin(s, holds, guarantor) > 0
    return promise == promises.FIRM


def worth_of_consent(s: Stakes, hirer: int, guarantor: int) -> float:
    """An own candidate who could be hired with it: the more others must consent as well, the less it helps."""
    best = 0.0
    for office, by, pool in s.hires:
        others = {candidate.seat for candidate in pool} - {hirer}
        if by == hirer and guarantor in others:
            mine = [gain(s, office, own) for own in pool if own.seat == hirer]
            best = max(best, (1 - CONSENTED * 0.5) * max([0.0, *mine]) / len(others))
    return best


def _kin(s: Stakes, candidate: int, hirer: int) -> float:
    best = 0.0
    for office, by, pool in s.hires:
        if by == hirer and len({candidate.seat for candidate in pool}) > 1:
            mine = [gain(s, office, own) for own in pool if own.seat == candidate]
            best = max(best, 0.7 * max([0.0, *mine]))
    return best


def _support(s: Stakes, candidate: int, guarantor: int) -> float:
    """The chair, while it is vacant and these shares are enough for it."""
    counts = share_counts(s.game)
    if holder(s.game, "chairman") != NOBODY or s.at > PHASES.index("hiring") or not counts[candidate]:
        return 0.0
    if counts[guarantor] < needed(s.game) - counts[candidate]:
        return 0.0
    return 0.5 * s.office("chairman")


def balance(s: Stakes, seat: int) -> float:
    """What the promises of others in hand are worth, less the own ones in other hands."""
    total = 0.0
    for holds, family in enumerate(s.world.families):
        for held in family.promises:
            card = promises.CARDS[held]
            if holds == seat != card.guarantor:
                total += worth(s, holds, card.guarantor, card.promise)
            elif card.guarantor == seat != holds:
                total -= OWED * worth(s, holds, seat, card.promise)
    return total
