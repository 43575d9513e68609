"""Words that a family has given: which it can price, whose count, and what it is worth to keep one.

A family keeps its word even where another answer would be better by now: who breaks one gets little for the next.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ....kernel.deals import Clause
from ....kernel.pledges import STANDING, is_word
from ..calendar import PHASES
from ..ids import OfficeId
from ..pledged import ANY_OFFICE, CONSENTS
from .stakes import Stakes

BOUND = 6.0
"""How much better another answer must be before a family breaks its word: nothing is, as a rule."""
KNOWN, DOUBT, SCARS = 2.0, 0.3, 4.0
"""So many words kept is everybody believed to have behind him, with so many broken; and how much more a broken word
counts than one that was kept."""
NEPOTISM = CONSENTS["hiring.nepotism"]
Word = dict[str, Any]


def priced(s: Stakes, clause: Clause) -> bool:
    """Whether a family knows what it costs to keep such a word: one about the hirings of this turn."""
    if clause["kind"] not in ("hire", "consent"):
        return False
    if clause["turn"] != s.world.turn.number or s.at > PHASES.index("hiring"):
        return False
    return clause["kind"] == "hire" or bool(clause["what"] == NEPOTISM)


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
        about = (word["kind"], word["from"], word["whose"]) == ("hire", hirer, seat)
        if about and word["office"] in (ANY_OFFICE, office):
            return BOUND
    return 0.0


def consented(s: Stakes, seat: int, hirer: int) -> float:
    """What it is worth to keep the word that this hirer may take its own kin."""
    given = any((word["kind"], word["from"], word["whose"]) == ("consent", seat, hirer) for word in standing(s))
    return BOUND if given else 0.0
