"""Words that a family has given: which it can price, whose count, and what it is worth to keep one.

A family keeps its word even where another answer would be better by now: who breaks one gets little for the next.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ....kernel.deals import Clause
from ....kernel.pledges import STANDING, is_word
from ..calendar import PHASES
from ..crown.family import automated
from ..ids import OfficeId, PhaseId, Side, TreasuryId
from ..phases.parliament import voting
from ..pieces import holder, prime_minister_order
from ..pledged import AGAINST, ANY_OFFICE, CHAIRMAN, CONSENTS, FOR
from ..state import NOBODY
from .stakes import Stakes

BOUND = 6.0
"""How much better another answer must be before a family breaks its word: nothing is, as a rule."""
KNOWN, DOUBT, SCARS = 2.0, 0.3, 4.0
"""So many words kept is everybody believed to have behind him, with so many broken; and how much more a broken word
counts than one that was kept."""
NEPOTISM = CONSENTS["hiring.nepotism"]
VOTE, TALLY = "parliament.vote", "parliament.tally"
"""Steps of a vote under way: who has yet to vote, and the end of the round."""
Word = dict[str, Any]


def priced(s: Stakes, clause: Clause) -> bool:
    """Whether a family knows what it costs to keep such a word: one of which the occasion is near enough."""
    known = KNOWABLE.get(clause["kind"])
    return known is not None and known(s, clause)


def left_of(word: Word) -> int:
    """How much of a word is still to be done."""
    return max(0, int(word["n"]) - int(word.get("done", 0)))


def _soon(s: Stakes, word: Word, phase: PhaseId) -> bool:
    return bool(word["turn"] == s.world.turn.number) and s.at <= PHASES.index(phase)


def _hires(s: Stakes, word: Word) -> bool:
    return _soon(s, word, "hiring")


def _consents(s: Stakes, word: Word) -> bool:
    return _hires(s, word) and bool(word["what"] == NEPOTISM)


def _supports(s: Stakes, word: Word) -> bool:
    """While the chair is vacant, and the family's shares are not promised away."""
    seat, bound = word["from"], s.world.company.election.bound
    free = not (bound and bound[seat])
    return _hires(s, word) and holder(s.game, CHAIRMAN) == NOBODY and free and bool(s.world.company.court[seat])


def _votes(s: Stakes, word: Word) -> bool:
    """While the family has yet to vote on the law, may vote on that side, and has so many votes."""
    steps = [step for step, _ in s.game.agenda]
    if not _soon(s, word, "parliament") or TALLY not in steps:
        return False
    seat = word["from"]
    side: Side = voting.FOR if word["side"] == FOR else voting.AGAINST
    order = [other for other in prime_minister_order(s.game) if not automated(s.game, other)]
    coming = order[max(0, len(order) - steps.count(VOTE) - 1) :]
    enough = voting.total(s.game, voting.ballots(s.game, seat)) >= left_of(word)
    return seat in coming and enough and bool(voting.side_open(s.game, seat, side))


def _allocates(s: Stakes, word: Word) -> bool:
    """A Chairman, before all is given out."""
    if not _soon(s, word, "operations") or holder(s.game, CHAIRMAN) != word["from"]:
        return False
    begun = s.at == PHASES.index("operations")
    return s.world.company.balance >= left_of(word) and (not begun or s.game.place.get("acting") == CHAIRMAN)


def _pays(s: Stakes, word: Word) -> bool:
    return _soon(s, word, "revenue") and holder(s.game, CHAIRMAN) == word["from"]


def _lends(s: Stakes, word: Word) -> bool:
    return bool(s.world.turn.number <= word["turn"] <= s.world.turn.last)


KNOWABLE: dict[str, Callable[[Stakes, Word], bool]] = {
    "hire": _hires,
    "consent": _consents,
    "support": _supports,
    "vote": _votes,
    "allocate": _allocates,
    "dividend": _pays,
    "lend": _lends,
}


def trust(s: Stakes, seat: int) -> float:
    """How far the word of a family counts, by what became of those that it has given."""
    came = [word["outcome"] for word in s.game.deals["words"] if is_word(word) and word["from"] == seat]
    kept = KNOWN + came.count("kept")
    return kept / (kept + DOUBT + SCARS * came.count("broken"))


def standing(s: Stakes) -> Iterator[Word]:
    """The words that somebody has yet to keep in this turn."""
    for word in s.game.deals["words"]:
        if word.get("outcome") == STANDING and priced(s, word):
            yield word


def owed(s: Stakes, hirer: int, office: OfficeId, seat: int) -> float:
    """What it is worth to keep the word that somebody of this family is hired."""
    for word in standing(s):
        about = word["kind"] == "hire" and (word["from"], word["whose"]) == (hirer, seat)
        if about and word["office"] in (ANY_OFFICE, office):
            return BOUND
    return 0.0


def consented(s: Stakes, seat: int, hirer: int) -> float:
    """What it is worth to keep the word that this hirer may take its own kin."""
    return BOUND if any(word["whose"] == hirer for word in given(s, seat, "consent")) else 0.0


def given(s: Stakes, seat: int, kind: str) -> list[Word]:
    """The words of a kind that a family has yet to keep."""
    return [word for word in standing(s) if word["kind"] == kind and word["from"] == seat]


def backed(s: Stakes, seat: int) -> int:
    """Whom a family has promised its support as Chairman."""
    return next((int(word["whose"]) for word in given(s, seat, "support")), NOBODY)


def ballots(s: Stakes, seat: int, side: Side) -> int:
    """How many votes a family still owes a side."""
    about = FOR if side == voting.FOR else AGAINST
    return max((left_of(word) for word in given(s, seat, "vote") if word["side"] == about), default=0)


def allocations(s: Stakes, seat: int) -> dict[TreasuryId, int]:
    """What a Chairman still owes the offices."""
    found: dict[TreasuryId, int] = {}
    for word in given(s, seat, "allocate"):
        found[word["office"]] = max(found.get(word["office"], 0), left_of(word))
    return found


def dividends(s: Stakes, seat: int) -> int:
    """How many a Chairman has promised."""
    return max((int(word["n"]) for word in given(s, seat, "dividend")), default=0)
