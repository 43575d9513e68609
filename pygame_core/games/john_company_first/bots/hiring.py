"""Who is hired and elected: one's own people, if promises do not cost more; else those who owe, or who trail."""

from __future__ import annotations

from ....kernel.decisions import Pick
from ....parts.hints import Hint
from ..phases.hiring import each_promise
from ..scoring import standing
from ..state import CHAIRMAN
from .worth import ENVY, LASTING, Worth

RIVAL = 0.35
"""How much of what an office brings somebody else counts against hiring him."""
AHEAD = 0.05


def choose(w: Worth, asked: Pick) -> list[Hint]:
    office = asked.params["office"]
    brings = w.office(office)
    others = {option.params["holder"] for option in asked.options} - {w.seat}
    found = []
    for option in asked.options:
        if not option.why:
            continue
        owner = option.params["holder"]
        if owner == w.seat:
            worth = brings - w.owing(option.params["promise"], each_promise(w.game)) - _left(w, option.params["place"])
        elif owner >= w.game.seats:
            worth = 0.0
        else:
            worth = -ENVY * RIVAL * brings - AHEAD * standing(w.game, owner)
            if w.world.families[owner].promises[w.seat] and others - {owner}:
                worth += w.promise()
        found.append(Hint(option.value, worth))
    return found


def _left(w: Worth, place: str) -> float:
    """What the cube leaves behind: a writer or officer little, an office what it brought."""
    if place == "box.writer":
        return 0.25
    return w.office(place) if place in w.world.offices else w.officer()


def nominate(w: Worth, asked: Pick) -> list[Hint]:
    """Oneself, unless the share is missed more; else whoever is furthest behind."""
    return [Hint(option.value, leader(w, option.value)) for option in asked.options]


def leader(w: Worth, seat: int) -> float:
    """What it is worth to the family that somebody becomes Chairman, for a share of his: of a Company that fails a
    Chairman has nothing."""
    exposed = shields(w, seat)
    lost = w.saved() if exposed else 0.0
    if seat != w.seat:
        return -AHEAD * standing(w.game, seat) - lost
    lasts = 1 - w.bailout_near() * exposed
    return w.office(CHAIRMAN) * lasts - w.share() - lost


def shields(w: Worth, seat: int) -> bool:
    """Whether the Company outlives a Bailout by the shares of this family alone, and not if it gives one away."""
    court = w.world.company.court[: w.game.seats]
    return court[seat] == LASTING and sum(shares >= LASTING for shares in court) == 1


def support(w: Worth, asked: Pick) -> list[Hint]:
    """For oneself; for another only if that saves the Company a leader who is further ahead."""
    other = asked.params["other"]
    if other == w.seat:
        return [Hint("yes", leader(w, other)), Hint("no", 0.0)]
    mine = w.world.company.court[w.seat]
    most = max(w.world.company.court[: w.game.seats])
    hopeless = mine < most and standing(w.game, other) < standing(w.game, w.seat)
    return [Hint("yes", 0.3 if hopeless and not shields(w, other) else -0.3), Hint("no", 0.0)]


def club(w: Worth, asked: Pick) -> list[Hint]:
    """The club spares promises."""
    saved = w.owing(asked.params["others"], each_promise(w.game))
    return [Hint("yes", saved), Hint("no", 1.0)]
