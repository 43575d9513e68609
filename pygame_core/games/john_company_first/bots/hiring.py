"""Who is hired and elected: one's own people, if promises do not cost more; else those who owe, or who trail."""

from __future__ import annotations

from ....kernel.decisions import Pick
from ....parts.hints import Hint
from ..phases.hiring import each_promise
from ..scoring import standing
from ..state import CHAIRMAN
from .worth import ENVY, Worth

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
    """Oneself, else whoever is furthest behind."""
    return [
        Hint(option.value, 9.0 if option.value == w.seat else -AHEAD * standing(w.game, option.value))
        for option in asked.options
    ]  # fmt: skip


def support(w: Worth, asked: Pick) -> list[Hint]:
    """For oneself; for another only if that saves the Company a leader who is further ahead."""
    other = asked.params["other"]
    if other == w.seat:
        return [Hint("yes", w.office(CHAIRMAN)), Hint("no", 0.0)]
    mine = w.world.company.court[w.seat]
    most = max(w.world.company.court[: w.game.seats])
    hopeless = mine < most and standing(w.game, other) < standing(w.game, w.seat)
    return [Hint("yes", 0.3 if hopeless else -0.3), Hint("no", 0.0)]


def club(w: Worth, asked: Pick) -> list[Hint]:
    """The club spares promises."""
    saved = w.owing(asked.params["others"], each_promise(w.game))
    return [Hint("yes", saved), Hint("no", 1.0)]
