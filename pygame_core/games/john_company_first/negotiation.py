"""Negotiation: what families may give each other at any time. A deal is carried out at once; words bind nobody.

What is not listed cannot change hands: the Company's money, offices, shares, shipyards, factories, manors, prizes.
"""

from __future__ import annotations

from typing import Any, Final

from ...kernel.deals import Clause, ClauseKind, Piece, Stays, Trade
from ...kernel.reasons import OPEN, Closed, Reason, RuleBug
from ...parts.money import hand_over
from .company import PORTS
from .promises import cancelled, go_back
from .state import G, is_militant

RULE: Final = "jc1.general.deal.nothing_else"
HOLD: Final = "hold"


def window(game: G, seat: int) -> Reason:
    if is_militant(game) or game.state.turn.phase == "end":
        return Closed("jc1.general.deal.free")
    return OPEN


def _enough(n: int, held: int, rule: str) -> Reason:
    return OPEN if 0 < n <= held else Closed(rule, n=n, held=held)


# --- money ----------------------------------------------------------------------------------------------------
def _has_cash(game: G, clause: Clause) -> Reason:
    return _enough(clause["n"], game.state.families[clause["from"]].cash, "jc1.general.deal.money")


def _give_cash(game: G, clause: Clause) -> None:
    families = game.state.families
    hand_over(families[clause["from"]], families[clause["to"]], clause["n"])


# --- ships with a captain ---------------------------------------------------------------------------------------
def _captains_at(game: G, place: str) -> list[int] | None:
    """Captained ships by family in a port, or waiting at the Director of Trade."""
    if place == HOLD:
        return game.state.hold.captained
    return next((game.state.ports[port].captains for port in PORTS if port == place), None)


def _has_ship(game: G, clause: Clause) -> Reason:
    captains = _captains_at(game, clause["place"])
    if captains is None or not captains[clause["from"]]:
        return Closed("jc1.general.deal.ships", n=1, held=0)
    return _enough(1, game.state.families[clause["to"]].stock, "jc1.company.captain.sold")


def _give_ship(game: G, clause: Clause) -> None:
    """A cube of the new owner's stock replaces the captain."""
    captains, families = _captains_at(game, clause["place"]), game.state.families
    if captains is None:
        raise RuleBug(f"no ships lie at {clause['place']!r}")
    for seat, n in ((clause["from"], -1), (clause["to"], 1)):
        captains[seat] += n
        families[seat].stock -= n


# --- promises -------------------------------------------------------------------------------------------------
def _needs_stock(game: G, clause: Clause) -> Reason:
    n = clause["n"]
    if n <= 0:
        return Closed("jc1.general.deal.promise_cubes", n=n, held=0)
    new = n - cancelled(game, clause["from"], clause["to"], n)
    held = game.state.families[clause["from"]].stock
    return OPEN if new <= held else Closed("jc1.general.deal.promise_cubes", n=new, held=held)


def _give_promises(game: G, clause: Clause) -> None:
    giver, taker, n = clause["from"], clause["to"], clause["n"]
    home = cancelled(game, giver, taker, n)
    if home:
        go_back(game, taker, giver, home, "jc1.general.promise.cancel")
    game.state.families[giver].stock -= n - home
    game.state.families[taker].promises[giver] += n - home


def _holds(game: G, clause: Clause) -> Reason:
    of = clause["of"]
    held = game.state.families[clause["from"]].promises[of] if 0 <= of < game.seats else 0
    return _enough(1, held, "jc1.general.deal.held_promises")


def _pass_on(game: G, clause: Clause) -> None:
    """A promise of a third family; two families never hold each other's, and nobody holds an own one."""
    giver, taker, of = clause["from"], clause["to"], clause["of"]
    families = game.state.families
    if of == taker:
        go_back(game, of, giver, 1, "jc1.general.promise.gift_back")
    elif families[of].promises[taker]:
        go_back(game, of, giver, 1, "jc1.general.promise.cancel")
        go_back(game, taker, of, 1, "jc1.general.promise.cancel")
    else:
        families[giver].promises[of] -= 1
        families[taker].promises[of] += 1


# --- the table of all that ------------------------------------------------------------------------------------
def gives(game: G, seat: int) -> list[dict[str, Any]]:
    if is_militant(game):
        return []
    family = game.state.families[seat]
    places = [
        place for place in (*PORTS, HOLD) if (captains := _captains_at(game, place)) is not None and captains[seat]
    ]
    return [
        {"kind": "cash", "field": "n", "most": family.cash},
        {"kind": "ship", "field": "place", "values": places},
        {"kind": "promises", "field": "n", "most": family.stock},
        {"kind": "held", "field": "of", "values": [of for of, n in enumerate(family.promises) if n]},
    ]


def piece(game: G, seat: int, kind: str, value: Any) -> Piece:
    if kind == "cash":
        return Piece("pound")
    if kind == "ship":
        return Piece("ship", "ship.at", {"place": value})
    if kind == "held":
        return Piece("promise", "promise.of", {"other": value}, face="promise")
    return Piece("promise", "promise.own", face="promise")


def stays(game: G, seat: int) -> list[Stays]:
    """What a family has and cannot give away."""
    world = game.state
    if is_militant(game):
        return []
    found: list[tuple[str, str, bool]] = [
        ("offices", "human", any(office.holder == seat for office in world.offices.values())),
        ("shares", "share", world.company.court[seat] > 0),
        ("manors", "house", world.boxes.manors[seat] > 0),
    ]
    return [Stays(kind, icon, RULE) for kind, icon, has in found if has]


TRADE = Trade(
    window=window,
    kinds={
        "cash": ClauseKind({"n": int}, _has_cash, _give_cash),
        "ship": ClauseKind({"place": str}, _has_ship, _give_ship),
        "promises": ClauseKind({"n": int}, _needs_stock, _give_promises),
        "held": ClauseKind({"of": int}, _holds, _pass_on),
    },
    gives=gives,
    piece=piece,
    stays=stays,
    money="cash",
    rule="jc1.general.deal.free",
)
