"""Transfers between presidencies: guns by Military Affairs, ships and goods by the Director of Trade, once a turn each
and with the consent of the President who owns them."""

from __future__ import annotations

from collections.abc import Callable

from ....kernel.decisions import NOWHERE, Allocate, Amount, Decision, Option, Pick, Slot
from ....kernel.game import Step
from ....kernel.reasons import OPEN, Closed, Reason
from .. import targets
from ..company import office_of, ports, presidencies, ready_guns
from ..ids import OfficeId, PortId
from ..refs import CARGO, TRANSFER, Captained, Cargo, Done, Goods, Move, Ships
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
    givers = [place for place in places if has(place) and holder(game, office_of(place)) != NOBODY]
    if not givers or len(places) < 2:
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
def _cargo(game: G, place: PortId) -> dict[Cargo, int]:
    """What a port has: no ship sails before the Director acts, so that all is ready."""
    port = game.state.ports[place]
    found: dict[Cargo, int] = {Ships(): port.ships, Goods(): port.goods}
    return found | {Captained(owner): n for owner, n in enumerate(port.captains) if n}


def _slot(cargo: Cargo, n: int, place: PortId) -> Slot:
    seat = cargo.owner if isinstance(cargo, Captained) else NOBODY
    return Slot(CARGO.text(cargo), n, 0, OPEN, targets.PORT[place], f"cargo.{CARGO.name(cargo)}", seat=seat)


def _shift(game: G, move: Move, cargo: Cargo, n: int) -> None:
    """Carry so much over, as far as it is still there: a family may sell its ship while the President is asked."""
    giver, taker = game.state.ports[move.giver], game.state.ports[move.taker]
    n = min(n, _cargo(game, move.giver).get(cargo, 0))
    if isinstance(cargo, Captained):
        giver.captains[cargo.owner] -= n
        taker.captains[cargo.owner] += n
    elif isinstance(cargo, Goods):
        giver.goods, taker.goods = giver.goods - n, taker.goods + n
    else:
        giver.ships, taker.ships = giver.ships - n, taker.ships + n


def move_cargo(game: G) -> Step:
    def has(place: PortId) -> int:
        return sum(_cargo(game, place).values())

    move = yield from _which(
        game, DIRECTOR, "transfer.cargo", "jc1.company.director.transfer", ports(game), has,
        "jc1.company.director.transfer_consent",
    )  # fmt: skip
    if move is None or game.state.operations.cargo_moved:
        return

    def ask() -> Decision:
        slots = [_slot(cargo, n, move.giver) for cargo, n in _cargo(game, move.giver).items()]
        return Allocate(
            holder(game, DIRECTOR), "transfer.how_much", sum(slot.cap for slot in slots), slots, least=1,
            rule="jc1.company.director.transfer", giver=move.giver, taker=move.taker,
        )  # fmt: skip

    amounts = yield ask
    wanted = dict(zip(_cargo(game, move.giver), amounts, strict=True))
    goods = wanted[Goods()]
    pieces = {"ships": sum(amounts) - goods, "goods": goods}
    if not (yield from _agreed(game, DIRECTOR, move, "jc1.company.director.transfer_consent", **pieces)):
        return
    game.state.operations.cargo_moved = True
    for cargo, n in wanted.items():
        _shift(game, move, cargo, n)
    game.log(
        "transfer.cargo", "jc1.company.director.transfer", seat=holder(game, DIRECTOR), giver=move.giver,
        taker=move.taker, **pieces,
    )  # fmt: skip
