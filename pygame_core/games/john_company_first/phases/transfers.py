"""Transfers between presidencies: guns by Military Affairs, ships and goods by the Director of Trade, once a turn each
and with the consent of the President who owns them."""

from __future__ import annotations

from collections.abc import Callable

from ....kernel.decisions import NOWHERE, Allocate, Amount, Decision, Option, Pick, Slot
from ....kernel.game import Step
from ....kernel.reasons import OPEN, Closed, Reason
from .. import targets
from ..company import office_of, ports, presidencies, ready_guns, ships_in
from ..ids import OfficeId, PortId
from ..refs import TRANSFER, Done, Move
from ..state import DIRECTOR, MILITARY, NOBODY, G, holder, is_militant

DONE = TRANSFER.text(Done())


def _moves(game: G, places: list[PortId], has: Callable[[PortId], int], rule: str) -> list[Option]:
    def why(giver: PortId) -> Reason:
        return OPEN if holder(game, office_of(giver)) != NOBODY else Closed(rule, place=giver)

    return [
        Option(TRANSFER.text(Move(giver, taker)), why(giver), targets.PORT[giver], "transfer.move", giver=giver,
               taker=taker)
        for giver in places if has(giver) for taker in places if taker != giver
    ]  # fmt: skip


def _which(
    game: G, office: OfficeId, code: str, rule: str, places: list[PortId], has: Callable[[PortId], int], consent: str
) -> Step:
    """From where to where, or None."""
    if not any(option.why for option in _moves(game, places, has, consent)):
        return None

    def ask() -> Decision:
        options = [*_moves(game, places, has, consent), Option(DONE, OPEN, NOWHERE, "transfer.none", quiet=True)]
        return Pick(holder(game, office), code, options, rule)

    chosen = TRANSFER.read((yield ask))
    return chosen if isinstance(chosen, Move) else None


def _agreed(game: G, office: OfficeId, move: Move, rule: str, **pieces: int) -> Step:
    """The President of the giving presidency must agree; nobody asks himself."""
    seat, owner = holder(game, office), holder(game, office_of(move.giver))
    if is_militant(game) or seat == owner:
        return True
    said = yield lambda: Pick(
        owner, "transfer.consent", [Option("yes"), Option("no")], rule, by=seat, giver=move.giver, taker=move.taker,
        **pieces,
    )  # fmt: skip
    game.log("transfer.agreed" if said == "yes" else "transfer.refused", rule, seat=owner, by=seat)
    return said == "yes"


# --- guns -----------------------------------------------------------------------------------------------------
def move_guns(game: G) -> Step:
    armies = game.state.armies
    places: list[PortId] = [*presidencies(game)]

    def guns(place: PortId) -> int:
        return 0 if place == "china" else ready_guns(armies[place])

    move = yield from _which(
        game, MILITARY, "transfer.guns", "jc1.company.military.transfer", places, guns,
        "jc1.company.military.transfer_consent",
    )  # fmt: skip
    if move is None or game.state.operations.guns_moved:
        return
    seat = holder(game, MILITARY)
    n = 1
    if guns(move.giver) > 1:
        n = yield lambda: Amount(
            seat, "transfer.how_many_guns", 1, guns(move.giver), rule="jc1.company.military.transfer", giver=move.giver,
            taker=move.taker,
        )  # fmt: skip
    if (yield from _agreed(game, MILITARY, move, "jc1.company.military.transfer_consent", guns=n)):
        game.state.operations.guns_moved = True
        armies[move.giver].guns -= n
        armies[move.taker].guns += n
        game.log("transfer.guns", "jc1.company.military.transfer", seat=seat, n=n, giver=move.giver, taker=move.taker)


# --- ships and goods --------------------------------------------------------------------------------------------
def _cargo(game: G, place: PortId) -> list[Slot]:
    """What a port has that is not exhausted: plain ships, goods, and ships with a captain of each family."""
    port, mark = game.state.ports[place], targets.PORT[place]
    slots = [
        Slot("ships", port.ships, 0, OPEN, mark, "cargo.ships"),
        Slot("goods", port.goods, 0, OPEN, mark, "cargo.goods"),
    ]
    return slots + [
        Slot(f"captain/{owner}", n, 0, OPEN, mark, "cargo.captains", seat=owner)
        for owner, n in enumerate(port.captains) if n
    ]  # fmt: skip


def move_cargo(game: G) -> Step:
    """No ship sails before the Director acts, so that all are ready."""

    def has(place: PortId) -> int:
        return ships_in(game.state.ports[place]) + game.state.ports[place].goods

    move = yield from _which(
        game, DIRECTOR, "transfer.cargo", "jc1.company.director.transfer", ports(game), has,
        "jc1.company.director.transfer_consent",
    )  # fmt: skip
    if move is None or game.state.operations.cargo_moved:
        return

    def ask() -> Decision:
        slots = _cargo(game, move.giver)
        return Allocate(
            holder(game, DIRECTOR), "transfer.how_much", sum(slot.cap for slot in slots), slots, least=1,
            rule="jc1.company.director.transfer", giver=move.giver, taker=move.taker,
        )  # fmt: skip

    ships, goods, *captained = yield ask
    captains = [owner for owner, n in enumerate(game.state.ports[move.giver].captains) if n]
    pieces = {"ships": ships + sum(captained), "goods": goods}
    if not (yield from _agreed(game, DIRECTOR, move, "jc1.company.director.transfer_consent", **pieces)):
        return
    game.state.operations.cargo_moved = True
    giver, taker = game.state.ports[move.giver], game.state.ports[move.taker]
    giver.ships, taker.ships = giver.ships - ships, taker.ships + ships
    giver.goods, taker.goods = giver.goods - goods, taker.goods + goods
    for owner, n in zip(captains, captained, strict=True):
        still = min(n, giver.captains[owner])  # a family may have sold its ship while the President was asked
        giver.captains[owner] -= still
        taker.captains[owner] += still
    game.log(
        "transfer.cargo", "jc1.company.director.transfer", seat=holder(game, DIRECTOR), giver=move.giver,
        taker=move.taker, **pieces,
    )  # fmt: skip
