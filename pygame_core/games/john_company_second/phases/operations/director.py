"""The Director of Trade: special envoys first, then up to two transfers."""

from __future__ import annotations

from typing import Final

from .....kernel.decisions import Decision, Option, Pick
from .....kernel.game import Step
from .....kernel.reasons import OPEN, Closed, Reason
from ... import india, targets
from ...checks import CATASTROPHE, SUCCESS, roll_check, rollable
from ...components import ORDERS, PRESIDENCIES, SEA_ZONES
from ...crown.family import automated, presides, reward, seat_of
from ...ids import OrderId, PresidencyId, ZoneId
from ...pieces import holder, player_ships, ships_in, spend_treasury, zones
from ...refs import DEEDS, MOVED, CompanyShip, ExtraShip, FamilyShip, Moved, Writer, YardCard
from ...state import NOBODY, G, printed, steps
from . import china
from .common import acting, declined, ruin, spending, treasury

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
    game.next(transfer, left=printed(game).offices.transfers[DIRECTOR])
    return None


def _envoy(game: G, seat: int) -> Step:
    amount = yield lambda: spending(game, seat, "operations.envoy", DIRECTOR, "jc2.operations.director.envoy.dice")
    if amount == "none":
        declined(game, seat, "left.envoy", "jc2.operations.director.envoy.dice")
        game.next(transfer, left=printed(game).offices.transfers[DIRECTOR])
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
        _reward_order(game, seat, chosen)


def _reward_order(game: G, seat: int, order: OrderId) -> None:
    """An order at home of a Presidency that a President and a writer of the Crown serve."""
    home = ORDERS[order].region
    if any(home == presidency and presides(game, home) and india.serves(game, presidency, seat_of(game))
           for presidency in PRESIDENCIES):  # fmt: skip
        reward(game, seat, "dot.open_home_order")


@steps("operations.balanced")
def balanced(game: G, by: int) -> None:
    """At the end of the office: no Presidency is two or more ahead of another in ships or writers of all families."""
    if by == NOBODY or automated(game, by) or holder(game, DIRECTOR) != by:
        return
    for counts in ([ships_in(game, zone) for zone in SEA_ZONES], [sum(n) for n in game.state.india.writers.values()]):
        if max(counts) - min(counts) >= UNEVEN:
            return
    reward(game, by, "dot.balanced")


UNEVEN = 2
"""So many ships or writers more are no balance."""


# --- transfers ------------------------------------------------------------------------------------------------
def movable(game: G) -> list[Moved]:
    """Writers in the boxes and ships at sea, whoever owns them; a partly built ship is none."""
    company, boxes = game.state.company, game.state.india.writers
    found: list[Moved] = [
        Writer(box, seat) for box, counts in boxes.items() for seat, count in enumerate(counts) if count
    ]
    for zone in zones(game):
        found += [FamilyShip(zone, number) for number in player_ships(game, zone)]
        if company.company_ships[zone]:
            found.append(CompanyShip(zone))
        if company.extra_ships[zone]:
            found.append(ExtraShip(zone))
    return found


@steps("operations.transfer")
def transfer(game: G, left: int) -> Step | None:
    return _transfer(game, acting(game, DIRECTOR), left) if movable(game) else None


def _transfer(game: G, seat: int, left: int) -> Step:
    answer = yield lambda: _piece_question(game, seat, left)
    if answer == "none":
        declined(game, seat, "left.transfer", "jc2.operations.director.transfers.two")
        return
    piece = MOVED.read(answer)
    to = yield lambda: _place_question(game, seat, piece)
    if isinstance(piece, Writer):
        _reassign(game, piece, to)
        rule = "writer"
    else:
        _sail(game, piece, to)
        rule = "ship"
    game.log("operations.transferred", f"jc2.operations.director.transfers.{rule}", seat=seat, piece=_word(piece),
             where=piece.where, to_place=to)  # fmt: skip
    if left > 1:
        game.next(transfer, left=left - 1)


def _word(piece: Moved) -> str:
    return f"piece.{MOVED.name(piece)}"


def _piece_question(game: G, seat: int, left: int) -> Decision:
    options = []
    for piece in movable(game):
        value = MOVED.text(piece)
        match piece:
            case Writer(where, family):
                option = Option(value, OPEN, targets.WRITERS[where], "move.writer", where=where, holder=family)
            case FamilyShip(where, number):
                owner = game.state.yards[number].owner
                code = "move.orphan" if owner == NOBODY else "move.yard"
                option = Option(value, OPEN, targets.YARD[number], code, where=where, holder=owner,
                                ship=DEEDS.text(YardCard(number)))  # fmt: skip
            case _:
                option = Option(value, OPEN, targets.ZONE[piece.where], f"move.{MOVED.name(piece)}", where=piece.where)
        options.append(option)
    options.append(Option("none", quiet=True))
    return Pick(seat, "operations.transfer", options, "jc2.operations.director.transfers.two", n=left, ends="none")


def _place_question(game: G, seat: int, piece: Moved) -> Decision:
    if isinstance(piece, Writer):
        options = [Option(box, OPEN, targets.WRITERS[box], "place") for box in PRESIDENCIES if box != piece.where]
    else:
        options = [Option(zone, OPEN, targets.ZONE[zone], "place") for zone in zones(game) if zone != piece.where]
    return Pick(seat, "operations.transfer_to", options, "jc2.operations.director.transfers.two", piece=_word(piece),
                kind=MOVED.name(piece), where=piece.where)  # fmt: skip


def _reassign(game: G, writer: Writer, to: PresidencyId) -> None:
    boxes = game.state.india.writers
    boxes[writer.where][writer.seat] -= 1
    boxes[to][writer.seat] += 1


def _sail(game: G, ship: FamilyShip | CompanyShip | ExtraShip, to: ZoneId) -> None:
    company = game.state.company
    match ship:
        case FamilyShip(_, number):
            game.state.yards[number].at = to
        case CompanyShip(where):
            company.company_ships[where] -= 1
            company.company_ships[to] += 1
        case ExtraShip(where):
            company.extra_ships[where] -= 1
            company.extra_ships[to] += 1
