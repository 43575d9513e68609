"""The Crown as the board shows it: its cards, its cubes, the chart of this phase with what of it is done, and why it
did what it did last. Facedown AI cards show the back of the uppermost, no more.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from .. import targets
from ..components import PRESIDED
from ..components.crown import CLIMATES
from ..components.crown_figures import AiCard, Favour
from ..phases.operations.governors import governors_of
from ..pieces import holder
from ..state import NOBODY, G, printed
from . import cards, checklist
from .beside import BASIC
from .family import automated, crown, level_of, price, supply_of

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
        "turn": checklist.turn(game),
        "rows": list(checklist.rows(game)),
        "steps": checklist.steps(game),
        "favours": favours(game),
        "deeds": [
            {"code": "deed", "why": [deed.row, deepcopy(deed.figures)], "rule": deed.rule, "asked": deed.asked}
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


# --- favours ---------------------------------------------------------------------------------------------------
OF_PHASE: dict[str, tuple[str, ...]] = {
    "london": ("london",),
    "firms": ("firms", "shares"),
    "hiring": ("hiring", "shares"),
    "revenue": ("revenue",),
    "parliament": ("parliament",),
    "upkeep": ("upkeep",),
}
"""Which favours the handbook lists for a phase, by how their names begin."""
OF_OFFICE: dict[str, tuple[str, ...]] = {
    "chairman": ("chairman",),
    "director_of_trade": ("dot",),
    "governor_general": ("gg",),
    "manager_of_shipping": ("shipping",),
    "military_affairs": ("military",),
    "superintendent_of_trade_in_china": ("china",),
}
"""And for an office that acts."""
OF_PRESIDENCY = ("presidency", "governor", "commander", "president")
OF_CROWN = ("president.place_mine", "commander.consent_to_crown")
"""What is about an office of the Crown, although it is not."""


def _listed(game: G, name: str, row: Favour) -> bool:
    """Whether a favour belongs to this phase; in an office only if a family of its kind holds it."""
    phase, acting, part = game.state.turn.phase, str(game.place.get("acting", "")), row.part
    if part == "basic":
        return phase in BASIC
    if phase != "operations":
        return part in OF_PHASE.get(phase, ())
    if part not in (OF_PRESIDENCY if acting in PRESIDED else OF_OFFICE.get(acting, ())):
        return False
    return (row.crowned or name in OF_CROWN) in _held(game, part, acting)


def _held(game: G, part: str, acting: str) -> set[bool]:
    """Whether the Crown, or a person, holds the office, or serves under the President, of whom a favour speaks."""
    seats = [holder(game, acting)]  # type: ignore[arg-type]
    if acting in PRESIDED and part in ("governor", "commander"):
        home = PRESIDED[acting]
        governors = [holder(game, office) for office in governors_of(game, home)]
        seats = governors if part == "governor" else [game.state.india.armies[home].commander]
    return {automated(game, seat) for seat in seats if seat != NOBODY}


def favours(game: G) -> list[View]:
    """With their prices in this climate; below zero what they bring. `basic`: at any time to the end of Revenue."""
    return [
        {"code": "favour", "favour": f"favour.{name}", "price": price(game, name), "each": row.each,
         "basic": row.part == "basic"}
        for name, row in printed(game).crown.favours.items()
        if price(game, name) is not None and _listed(game, name, row)
    ]  # fmt: skip
