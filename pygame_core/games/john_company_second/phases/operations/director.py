"""The Director of Trade: special envoys first, then up to two transfers.

What a transfer moves is named by what and where it is: `writer/bombay/2`, `yard/west_indian/7`,
`company/china/-`, `extra/south_indian/-`.
"""

from __future__ import annotations

from typing import Final

from .....kernel.decisions import Decision, Option, Pick
from .....kernel.game import Step
from .....kernel.reasons import OPEN, Closed, Reason
from ... import india, targets
from ...checks import CATASTROPHE, SUCCESS, roll_check
from ...components import ORDERS, PRESIDENCIES
from ...ids import OrderId
from ...pieces import player_ships, spend_treasury, zones
from ...state import NOBODY, G, printed, steps
from . import china
from .common import acting, rollable, ruin, spending, treasury

DIRECTOR: Final = "director_of_trade"


# --- the special envoy ----------------------------------------------------------------------------------------
def openable(game: G) -> list[OrderId]:
    """Closed orders outside the Company's regions."""
    return [
        order
        for order, row in ORDERS.items()
        if not india.is_open(game, order) and not india.company_controlled(game, row.region)
    ]


def can_send_envoy(game: G) -> Reason:
    if not openable(game) and game.state.india.china:
        return Closed("jc2.operations.no_dead_actions")
    return rollable(treasury(game, DIRECTOR))


@steps("operations.director_of_trade")
def director(game: G) -> Step | None:
    seat = acting(game, DIRECTOR)
    if seat == NOBODY:
        return None
    if can_send_envoy(game):
        return _envoy(game, seat)
    game.next(transfer, left=printed(game).transfers[DIRECTOR])
    return None


def _envoy(game: G, seat: int) -> Step:
    amount = yield lambda: spending(game, seat, "operations.envoy", DIRECTOR, "jc2.operations.director.envoy.dice")
    if amount == "none":
        game.next(transfer, left=printed(game).transfers[DIRECTOR])
        return
    spend_treasury(game, DIRECTOR, amount)
    found = roll_check(game, "operations.envoy", amount, "jc2.operations.director.envoy.dice", seat, cost=amount)
    if found == CATASTROPHE:
        ruin(game, DIRECTOR)
        return
    if found == SUCCESS:
        game.next(envoy_success)
    game.next(director)


@steps("operations.envoy")
def envoy_success(game: G) -> Step:
    seat = acting(game, DIRECTOR)
    options = [
        Option(order, OPEN, targets.ORDER[order], "operations.open_order", region=ORDERS[order].region,
               n=printed(game).orders[order].value)
        for order in openable(game)
    ]  # fmt: skip
    if not game.state.india.china:
        options.append(Option("china", OPEN, targets.ZONE["china"], "operations.open_china"))
    chosen = options[0].value
    if len(options) > 1:
        chosen = yield lambda: Pick(
            seat, "operations.envoy_choice", options, "jc2.operations.director.envoy.one_choice"
        )
    if chosen == "china":
        yield from china.open_trade(game, "jc2.operations.director.envoy.china")
    else:
        india.reopen(game, chosen, "jc2.operations.director.envoy.open_order")


# --- transfers ------------------------------------------------------------------------------------------------
def movable(game: G) -> list[str]:
    """Writers in the boxes and ships at sea, whoever owns them; a partly built ship is none."""
    company, boxes = game.state.company, game.state.india.writers
    found = [f"writer/{box}/{seat}" for box, counts in boxes.items() for seat, count in enumerate(counts) if count]
    for zone in zones(game):
        found += [f"yard/{zone}/{number}" for number in player_ships(game, zone)]
        if company.company_ships[zone]:
            found.append(f"company/{zone}/-")
        if company.extra_ships[zone]:
            found.append(f"extra/{zone}/-")
    return found


@steps("operations.transfer")
def transfer(game: G, left: int) -> Step | None:
    return _transfer(game, acting(game, DIRECTOR), left) if movable(game) else None


def _transfer(game: G, seat: int, left: int) -> Step:
    piece = yield lambda: _piece_question(game, seat, left)
    if piece == "none":
        return
    kind, where, which = piece.split("/")
    places = [place for place in (PRESIDENCIES if kind == "writer" else zones(game)) if place != where]
    target = targets.WRITERS if kind == "writer" else targets.ZONE
    to = yield lambda: Pick(seat, "operations.transfer_to", [
        Option(place, OPEN, target[place], "place") for place in places
    ], "jc2.operations.director.transfers.two", piece=f"piece.{kind}", where=where)  # fmt: skip
    _move(game, kind, where, which, to)
    rule = "jc2.operations.director.transfers.writer" if kind == "writer" else "jc2.operations.director.transfers.ship"
    game.log("operations.transferred", rule, seat=seat, piece=f"piece.{kind}", where=where, to_place=to)
    if left > 1:
        game.next(transfer, left=left - 1)


def _piece_question(game: G, seat: int, left: int) -> Decision:
    options = []
    for piece in movable(game):
        kind, where, which = piece.split("/")
        match kind:
            case "writer":
                option = Option(piece, OPEN, targets.WRITERS[where], "move.writer", where=where, holder=int(which))
            case "yard":
                owner = game.state.yards[int(which)].owner
                code = "move.orphan" if owner == NOBODY else "move.yard"
                option = Option(
                    piece, OPEN, targets.YARD[int(which)], code, where=where, holder=owner, ship=f"yard.{which}"
                )
            case _:
                option = Option(piece, OPEN, targets.ZONE[where], f"move.{kind}", where=where)
        options.append(option)
    options.append(Option("none", quiet=True))
    return Pick(seat, "operations.transfer", options, "jc2.operations.director.transfers.two", n=left)


def _move(game: G, kind: str, where: str, which: str, to: str) -> None:
    world = game.state
    match kind:
        case "writer":
            world.india.writers[where][int(which)] -= 1
            world.india.writers[to][int(which)] += 1
        case "yard":
            world.yards[int(which)].at = to
        case "company":
            world.company.company_ships[where] -= 1
            world.company.company_ships[to] += 1
        case _:
            world.company.extra_ships[where] -= 1
            world.company.extra_ships[to] += 1
