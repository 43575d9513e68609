"""Votes on laws: what each law takes from a family or gives it."""

from __future__ import annotations

from ....kernel.decisions import Amount, Pick
from ....parts.hints import Hint
from .. import works
from ..company import PRESIDED, captains
from ..ids import LawId
from ..prizes import rank_of
from ..state import CHAIRMAN
from .worth import Worth

MOST_SPENT = 3


def law(w: Worth, name: LawId) -> float:
    """What it is worth to the family that the law passes."""
    pound, seat, turns = w.pound(), w.seat, max(1, w.turns)
    held = [office for office, place in w.world.offices.items() if place.holder == seat]
    executives = sum(rank_of(w.game, office) == "executive" for office in held)
    presidents = sum(office in PRESIDED for office in held)
    ships, factories = captains(w.game, seat), works.factories_of(w.game, seat)
    court = w.world.company.court
    mine = court[seat] - sum(court) / max(1, w.game.seats)
    worths: dict[LawId, float] = {
        "governor_general": -1.2 * presidents,
        "tenure_limitations": 0.15 * executives - 0.4 * (CHAIRMAN in held),
        "board_of_control": -1.0 * executives * pound * 2,
        "calico_acts": factories * turns * pound - 0.3,
        "revoke_monopoly": 0.4 * ships - 0.5 * executives - 0.3 * mine,
        "dividend_act": -0.3 * mine,
        "tea_act": 0.1 + 0.1 * court[seat],
        "regulating_act": -0.8 * presidents * turns * pound,
        "navigation_acts": 0.6 * works.yards_of(w.game, seat) * turns * pound,
        "recruitment_act": 0.1,
        "private_trade_ban": 0.3 - ships * turns * pound,
        "permanent_settlement": 0.5 * sum(office in w.world.india.formed for office in held) * turns * pound,
        "officers_pension_act": 0.3 * sum(army.officers[seat] for army in w.world.armies.values()),
    }
    return worths[name]


def side(w: Worth, asked: Pick) -> list[Hint]:
    """By interest; where there is none, for what passes anyway."""
    worth = law(w, asked.params["law"])
    return [Hint("for", worth + 0.01), Hint("against", -worth)]


def money(w: Worth, asked: Amount) -> list[Hint]:
    """Just enough to turn the vote, where it is worth that."""
    params = asked.params
    stake = abs(law(w, params["law"]))
    reached = params["support"] + (params["power"] if params["side"] == "for" else -params["power"])
    missing = max(0, 1 - reached) if params["side"] == "for" else max(0, reached)
    pays = 0 < missing <= min(asked.hi, MOST_SPENT) and stake > missing * w.pound() * 2
    return [Hint(missing if pays else 0, 1.0)]


def newspaper(w: Worth, asked: Amount) -> list[Hint]:
    """Kept, unless much is at stake."""
    worth = law(w, asked.params["law"])
    return [Hint("none", 0.8), Hint(asked.hi, worth), Hint(asked.lo, -worth)]
