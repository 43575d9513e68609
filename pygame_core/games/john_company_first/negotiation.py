"""Negotiation: what families may give each other at any time. A deal is carried out at once; words bind nobody.

What is not listed cannot change hands: the Company's money, offices, shares, shipyards, factories, manors, prizes.
"""

from __future__ import annotations

from typing import Any, Final

from ...kernel.deals import Clause, ClauseKind, Piece, Stays, Trade
from ...kernel.reasons import OPEN, Closed, Reason, RuleBug
from ...parts.money import hand_over
from .company import PORTS
from .firms import firm_of, owners, ready_goods, ready_ships, set_share, tenths
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


# --- after the monopoly -----------------------------------------------------------------------------------------
def _has_fleet(game: G, clause: Clause, ready: int) -> Reason:
    if not game.state.deregulated:
        return Closed("jc1.general.deal.goods")
    return _enough(clause["n"], ready, "jc1.general.deal.ships")


def _has_ships(game: G, clause: Clause) -> Reason:
    return _has_fleet(game, clause, ready_ships(game.state.families[clause["from"]].fleet))


def _give_ships(game: G, clause: Clause) -> None:
    for seat, n in ((clause["from"], -clause["n"]), (clause["to"], clause["n"])):
        game.state.families[seat].fleet.ships += n


def _has_goods(game: G, clause: Clause) -> Reason:
    return _has_fleet(game, clause, ready_goods(game.state.families[clause["from"]].fleet))


def _give_goods(game: G, clause: Clause) -> None:
    for seat, n in ((clause["from"], -clause["n"]), (clause["to"], clause["n"])):
        game.state.families[seat].fleet.goods += n


def _has_part(game: G, clause: Clause) -> Reason:
    """A tenth of a firm: the owner sells of his rest, others of what they have. A cube of the buyer marks it."""
    of, taker = clause["of"], clause["to"]
    if of not in owners(game) or not tenths(game, of, clause["from"]):
        return Closed("jc1.general.deal.firm_shares")
    if taker == of or firm_of(game, of).shares[taker]:
        return OPEN
    return OPEN if game.state.families[taker].stock else Closed("jc1.dereg.invest.cube")


def _give_part(game: G, clause: Clause) -> None:
    firm, of = firm_of(game, clause["of"]), clause["of"]
    for seat, more in ((clause["from"], -1), (clause["to"], 1)):
        if seat != of:
            set_share(game, of, seat, firm.shares[seat] + more)


def _has_base(game: G, clause: Clause) -> Reason:
    """Bases go from firm to firm."""
    base = next((region for region in game.state.bases if region == clause["base"]), None)
    if base is None or game.state.bases[base] != clause["from"] or clause["to"] not in owners(game):
        return Closed("jc1.scenario.jc.base_trade")
    return OPEN


def _give_base(game: G, clause: Clause) -> None:
    game.state.bases[clause["base"]] = clause["to"]


def _has_for_firm(game: G, clause: Clause) -> Reason:
    if clause["to"] not in owners(game):
        return Closed("jc1.dereg.invest.to_firm")
    turn = game.state.turn
    if turn.number == turn.last:
        return Closed("jc1.dereg.payout.top_up_last")
    return _has_cash(game, clause)


def _give_to_firm(game: G, clause: Clause) -> None:
    hand_over(game.state.families[clause["from"]], firm_of(game, clause["to"]), clause["n"])


# --- the table of all that ------------------------------------------------------------------------------------
def gives(game: G, seat: int) -> list[dict[str, Any]]:
    if is_militant(game):
        return []
    family = game.state.families[seat]
    places = [
        place for place in (*PORTS, HOLD) if (captains := _captains_at(game, place)) is not None and captains[seat]
    ]
    free = game.state.deregulated
    return [
        {"kind": "cash", "field": "n", "most": family.cash},
        {"kind": "ships", "field": "n", "most": ready_ships(family.fleet) if free else 0},
        {"kind": "goods", "field": "n", "most": ready_goods(family.fleet) if free else 0},
        {"kind": "firm_part", "field": "of", "values": [of for of in owners(game) if tenths(game, of, seat)]},
        {"kind": "base", "field": "base", "values": [base for base, of in game.state.bases.items() if of == seat]},
        {"kind": "firm_cash", "field": "n", "most": family.cash if owners(game) else 0},
        {"kind": "ship", "field": "place", "values": places},
        {"kind": "promises", "field": "n", "most": family.stock},
        {"kind": "held", "field": "of", "values": [of for of, n in enumerate(family.promises) if n]},
    ]


def piece(game: G, seat: int, kind: str, value: Any) -> Piece:
    if kind in ("cash", "firm_cash"):
        return Piece("pound")
    if kind == "base":
        return Piece("territory", "base.in", {"place": value})
    if kind == "firm_part":
        return Piece("share", "firm.of", {"other": value})
    if kind in ("ships", "goods"):
        return Piece("ship" if kind == "ships" else "crate")
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
        "ships": ClauseKind({"n": int}, _has_ships, _give_ships),
        "goods": ClauseKind({"n": int}, _has_goods, _give_goods),
        "firm_part": ClauseKind({"of": int}, _has_part, _give_part),
        "base": ClauseKind({"base": str}, _has_base, _give_base),
        "firm_cash": ClauseKind({"n": int}, _has_for_firm, _give_to_firm),
        "promises": ClauseKind({"n": int}, _needs_stock, _give_promises),
        "held": ClauseKind({"of": int}, _holds, _pass_on),
    },
    gives=gives,
    piece=piece,
    stays=stays,
    money="cash",
    rule="jc1.general.deal.free",
)
