"""The Crown as the board shows it: its cards, its cubes, the chart of this phase with what of it is done, and why it
did what it did last. Facedown AI cards show the back of the uppermost, no more.
"""

from __future__ import annotations

from typing import Any

from .. import targets
from ..components.crown import CLIMATES
from ..components.crown_figures import AiCard
from ..state import G, printed
from . import cards
from .family import chart, crown, level_of, price, supply_of

View = dict[str, Any]
COLOUR = 18
"""So many pieces have one colour; those of the first are used up before the second is begun."""


def shown(game: G) -> View:
    mine = crown(game)
    return {
        "id": targets.FAMILY[mine.seat],
        "seat": mine.seat,
        "level": level_of(game),
        "circle": list(mine.circle),
        "colours": colours(game),
        "climate": mine.climate,
        "climates": list(CLIMATES),
        "cubes": list(mine.cubes),
        "button": mine.button,
        "gone": list(mine.gone),
        "deck": len(mine.deck),
        "used": list(mine.used),
        "card": _card(cards.face(game)) if mine.card else None,
        "back": _back(cards.back(game)) if mine.deck else None,
        "order": cards.presidencies(game) if mine.card else [],
        "way": cards.way(game) if mine.card else "",
        "steps": steps(game),
        "favours": favours(game),
        "deeds": [
            {"code": "deed", "why": [deed.row, deed.figures], "rule": deed.rule, "asked": deed.asked}
            for deed in mine.deeds
        ],
    }


def colours(game: G) -> list[int]:
    """How many pieces of its first and of its second colour are out."""
    mine = crown(game)
    out = supply_of(game, mine.seat) - game.state.families[mine.seat].supply
    return [min(COLOUR, out), max(0, out - COLOUR)]


def _card(card: AiCard) -> View:
    return {
        "card": card.id,
        "shaded": card.shaded,
        "finger": card.finger,
        "rank": list(card.rank),
        "regions": list(card.regions),
        "metric": card.metric,
        "chart": [{"climate": row.climate, "least": row.least, "most": row.most, "deregulated": row.deregulated}
                  for row in card.chart],
    }  # fmt: skip


def _back(card: AiCard) -> View:
    """What is printed on the back: the card itself stays unknown."""
    return {"slots": list(card.slots), "ways": list(card.ways)}


# --- the chart of this phase ----------------------------------------------------------------------------------
def _step(code: str, done: bool, **params: Any) -> View:
    return {"code": f"step.{code}", "done": done, **params}


SEASON = ("before", "during", "after", "prestige")
SEASON_STEPS = ("pound_dear", "retire", "pound", "card")


def steps(game: G) -> list[View]:
    """The numbered steps of the handbook for this phase, in an office those of the office that acts."""
    row, phase = chart(game), game.state.turn.phase
    match phase:
        case "london":
            now = SEASON.index(crown(game).season) if crown(game).season else len(SEASON)
            return [_step(code, place < now) for place, code in enumerate(SEASON_STEPS)]
        case "family":
            return [
                _step("act", _past(game, "family", n), action=f"family.{action}") for n, action in enumerate(row.family)
            ]
        case "firms":
            return [_step("invests" if row.invests else "invests_not", False)]
        case "hiring":
            return [_step(code, False) for code in ("elect", "hire_own", "hire_kind", "hire_card")]
        case "operations":
            return _office(game, str(game.place.get("acting", "")))
        case "revenue":
            return [_step("dividend", game.state.turn.revenue.paid, n=row.reserve)]
        case "parliament" | "session":
            return _parliament(game)
    return []


def _past(game: G, of: str, entry: int) -> bool:
    mine = crown(game).duty
    return mine.of == of and mine.turn == game.state.turn.number and mine.entry > entry


def _office(game: G, office: str) -> list[View]:
    row = chart(game)
    match office:
        case "chairman":
            paid = [_step("pay", _past(game, "chairman", n), n=one.pounds, to=f"payee.{one.to}")
                    for n, one in enumerate(row.allocate)]  # fmt: skip
            turned = crown(game).turned == game.state.turn.number
            return [_step("climate", turned), _step("debt", False, by=f"debt.{row.debt}"), *paid, _step("rest", False)]
        case "director_of_trade":
            moves = [_step("move", _past(game, "transfer", n), piece=f"move.{one.piece}", origin=f"place.{one.origin}",
                           goal=f"place.{one.goal}") for n, one in enumerate(row.transfers)]  # fmt: skip
            return [_step("envoy", bool(moves) and crown(game).duty.of == "transfer", n=row.envoy), *moves]
        case "governor_general":
            return [_step("govern", False, n=row.govern), _step("result", False, result=f"result.{row.result}")]
        case "manager_of_shipping":
            return [_step("fit", False), _step("buy", False, n=row.buys), _step("lease", False),
                    *[_step("berth", False, where=f"berth.{one}") for one in row.place]]  # fmt: skip
        case "military_affairs":
            moved = _step("march", False, origin=f"camp.{row.army_origin}", goal=f"camp.{row.army_goal}")
            return [moved, *[_step("assign", False, wish=f"assign.{one}") for one in row.assign]]
        case "superintendent_of_trade_in_china":
            return [_step("china", False, n=row.china)]
    return [
        _step("governors", False, n=row.administer), _alliance(row.alliance, row.alliance_strength),
        *[_step("target", False, what=f"target.{one}") for one in row.targets],
        _step("dice", False, n=row.conquest, own=row.pacify), _step("again" if row.again else "once", False),
        _step("trade", False, n=row.trade),
    ]  # fmt: skip


def _alliance(which: str, strength: int) -> View:
    return _step("alliance", False, which=f"alliance.{which}", n=strength)


def _parliament(game: G) -> list[View]:
    mine, ballot = crown(game), game.state.parliament.ballot
    drawn = bool(ballot.law)
    own = game.state.parliament.prime_minister == mine.seat
    first = [_step("draw", drawn, n=cards.face(game).shaded + 1), _step("policy", ballot.stop >= 0)] if own else []
    shift = _step("shift", drawn and (own or mine.voted))
    return [*([shift] if own else []), *first, *([] if own else [shift]), _step("vote", mine.voted)]


OF_PHASE: dict[str, tuple[str, ...]] = {
    "london": ("london",),
    "firms": ("firms", "shares", "basic"),
    "hiring": ("hiring", "shares", "basic"),
    "operations": (
        "chairman", "dot", "gg", "shipping", "military", "presidency", "governor", "commander", "president", "china",
        "basic",
    ),
    "bonuses": ("basic",),
    "revenue": ("revenue", "basic"),
    "parliament": ("parliament",),
    "upkeep": ("upkeep",),
}  # fmt: skip
"""Which favours the handbook and the Crown's board list for a phase, by how their names begin."""


def favours(game: G) -> list[View]:
    """With their prices in this climate; below zero what they bring."""
    parts = OF_PHASE.get(game.state.turn.phase, ())
    return [
        {"code": "favour", "favour": f"favour.{name}", "price": price(game, name), "each": row.each}
        for name, row in printed(game).crown.favours.items()
        if row.part in parts and price(game, name) is not None
    ]
