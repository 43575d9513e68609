"""When a word can be priced: its occasion is near enough that a family knows what it costs to keep it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..army import can_target
from ..calendar import PHASES
from ..components import OFFICES
from ..crown.family import automated
from ..ids import PhaseId, PresidencyId, RegionId, Side
from ..phases.operations.shipping import MANAGER
from ..phases.parliament import voting
from ..pieces import holder, prime_minister_order
from ..pledged import CHAIRMAN, CONSENTS, FOR, SCANDAL
from ..state import NOBODY
from .stakes import Stakes

NEPOTISM = CONSENTS["hiring.nepotism"]
VOTE, TALLY = "parliament.vote", "parliament.tally"
"""Steps of a vote under way: who has yet to vote, and the end of the round."""
Word = dict[str, Any]


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


def _fits(s: Stakes, word: Word) -> bool:
    """A Manager of Shipping, before his turn is over."""
    if not _soon(s, word, "operations") or holder(s.game, MANAGER) != word["from"]:
        return False
    acting = s.game.place.get("acting")
    begun = s.at == PHASES.index("operations")
    return not begun or (acting in OFFICES and OFFICES[acting].number <= OFFICES[MANAGER].number)


def _deploys(s: Stakes, word: Word) -> bool:
    """A Commander, whose Army has yet to march and may march there."""
    return _soon(s, word, "operations") and bool(armies_for(s, word["from"], word["region"]))


def armies_for(s: Stakes, seat: int, region: RegionId) -> list[PresidencyId]:
    """The Armies of a family that may still march to a region in this turn."""
    return [
        army
        for army in s.to_operate
        if s.world.india.armies[army].commander == seat and can_target(s.game, army, region)
    ]


def _loots(s: Stakes, word: Word) -> bool:
    """A Commander, in the year of his campaign: what has been taken is shared until the turn is over."""
    seat, armies = word["from"], s.world.india.armies
    coming = any(armies[army].commander == seat for army in s.to_operate) and s.at <= PHASES.index("operations")
    return bool(word["turn"] == s.world.turn.number) and (coming or bool(word.get("able")))


def _spares(s: Stakes, word: Word) -> bool:
    return bool(word["what"] == SCANDAL) and _lends(s, word)


KNOWABLE: dict[str, Callable[[Stakes, Word], bool]] = {
    "hire": _hires,
    "consent": _consents,
    "support": _supports,
    "vote": _votes,
    "allocate": _allocates,
    "dividend": _pays,
    "lend": _lends,
    "fit": _fits,
    "deploy": _deploys,
    "loot": _loots,
    "spare": _spares,
}
