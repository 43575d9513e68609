"""Words that a family has given: which it can price, whose count, and what it is worth to keep one.

A family keeps its word even where another answer would be better by now: who breaks one gets little for the next.
"""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel.deals import Clause
from ....kernel.pledges import STANDING, is_word
from ..ids import OfficeId, RegionId, Side, TreasuryId
from ..phases.parliament import voting
from ..pledged import AGAINST, ANY_OFFICE, FOR
from ..state import NOBODY
from .occasions import KNOWABLE, Word, left_of
from .stakes import Stakes

BOUND = 6.0
"""How much better another answer must be before a family breaks its word: nothing is, as a rule."""
KNOWN, DOUBT, SCARS = 2.0, 0.3, 4.0
"""So many words kept is everybody believed to have behind him, with so many broken; and how much more a broken word
counts than one that was kept."""


def priced(s: Stakes, clause: Clause) -> bool:
    """Whether a family knows what it costs to keep such a word: one of which the occasion is near enough."""
    known = KNOWABLE.get(clause["kind"])
    return known is not None and known(s, clause)


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


def sides(s: Stakes, seat: int) -> set[Side]:
    """For which sides a family has promised votes in this turn, also if they have been cast: it does not turn round."""
    turn = s.world.turn.number
    said = [word for word in s.game.deals["words"] if word.get("outcome") == STANDING and word["kind"] == "vote"]
    return {voting.FOR if word["side"] == FOR else voting.AGAINST for word in said
            if (word["from"], word["turn"]) == (seat, turn)}  # fmt: skip


def allocations(s: Stakes, seat: int) -> dict[TreasuryId, int]:
    """What a Chairman still owes the offices."""
    found: dict[TreasuryId, int] = {}
    for word in given(s, seat, "allocate"):
        found[word["office"]] = max(found.get(word["office"], 0), left_of(word))
    return found


def dividends(s: Stakes, seat: int) -> int:
    """How many a Chairman has promised."""
    return max((int(word["n"]) for word in given(s, seat, "dividend")), default=0)


def fitting(s: Stakes, seat: int) -> set[int]:
    """The families of which a Manager of Shipping has promised to fit ships."""
    return {int(word["whose"]) for word in given(s, seat, "fit") if left_of(word)}


def marching(s: Stakes, seat: int) -> set[RegionId]:
    """Where a Commander has promised to march."""
    return {word["region"] for word in given(s, seat, "deploy")}


def spared(s: Stakes, seat: int, other: int) -> float:
    """What it costs a family to make a scandal of one whom it has promised to spare."""
    return BOUND if any(word["to"] == other for word in given(s, seat, "spare")) else 0.0
