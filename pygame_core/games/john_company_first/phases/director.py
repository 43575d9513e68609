"""F6: the Director of Trade offers each captain a ship, then sends goods and ships to the presidencies and to China."""

from __future__ import annotations

from ....kernel.decisions import NOWHERE, Allocate, Decision, Option, Pick, Slot, Target
from ....kernel.game import Step
from ....kernel.reasons import OPEN
from ....parts.money import affordable
from .. import targets, works
from ..company import go_home, ports
from ..ids import OfficeId
from ..state import DIRECTOR, G, holder, jones
from .transfers import move_cargo

DECLINE = "decline"


def act(game: G, office: OfficeId) -> Step:
    yield from offer_ships(game)
    yield from assign(game)
    yield from move_cargo(game)


# --- captains -------------------------------------------------------------------------------------------------
def offer_ships(game: G) -> Step:
    """In an order that the Director chooses. A captain who gets no ship goes home."""
    waiting = game.state.hold.captains
    while any(waiting):
        owners = [owner for owner, n in enumerate(waiting) if n]
        owner = owners[0]
        if len(owners) > 1:
            owner = yield lambda: Pick(
                holder(game, DIRECTOR), "director.captain",
                [Option(one, OPEN, targets.FAMILY[one], "captain.of", seat=one, n=waiting[one])
                 for one, n in enumerate(waiting) if n],
                "jc1.company.director.captain_offer",
            )  # fmt: skip
        if owner == jones(game):
            _jones_buys(game, owner)
        else:
            yield from _captain_buys(game, owner)


def _jones_buys(game: G, owner: int) -> None:
    """The leftmost ship, with money from the bank; without a ship the cube is nobody's."""
    columns = works.ships_for_sale(game)
    game.state.hold.captains[owner] -= 1
    if not columns:
        game.log("captain.no_ship", "jc1.company.director.captain_no_ship", seat=owner)
        return
    price = works.sell_ship(game, columns[0], None)
    game.state.hold.captained[owner] += 1
    game.log("captain.bought", "jc1.family.jones.captain_left", seat=owner, n=price, column=columns[0] + 1)


def _captain_buys(game: G, owner: int) -> Step:
    waiting = game.state.hold.captains
    if not works.ships_for_sale(game):
        waiting[owner] -= 1
        go_home(game, owner)
        game.log("captain.no_ship", "jc1.company.director.captain_no_ship", seat=owner)
        return

    def ask() -> Decision:
        cash = game.state.families[owner].cash
        options = [
            Option(column, affordable(cash, works.ship_price(game, column), "jc1.company.director.captain_pays"),
                   targets.YARD[column], "purchase.ship", column=column + 1, n=works.ship_price(game, column),
                   owners=list(game.state.works.yards[column]))
            for column in works.ships_for_sale(game)
        ]  # fmt: skip
        decline = Option(DECLINE, OPEN, NOWHERE, "captain.decline", quiet=True)
        return Pick(owner, "captain.ship", [*options, decline], "jc1.company.director.captain_any")

    column = yield ask
    waiting[owner] -= 1
    if column == DECLINE:
        go_home(game, owner)
        game.log("captain.declined", "jc1.company.director.captain_decline", seat=owner)
        return
    price = works.sell_ship(game, column, game.state.families[owner])
    game.state.hold.captained[owner] += 1
    game.log("captain.bought", "jc1.company.director.captain_ship", seat=owner, n=price, column=column + 1)


# --- assigning ------------------------------------------------------------------------------------------------
def assign(game: G) -> Step:
    """Everything must go; where no port is left it waits."""
    hold, places = game.state.hold, ports(game)
    if not places:
        return
    ships = yield from _spread(game, "director.ships", hold.ships)
    for place, n in zip(places, ships, strict=True):
        game.state.ports[place].ships += n
    hold.ships = 0
    goods = yield from _spread(game, "director.goods", hold.goods)
    for place, n in zip(places, goods, strict=True):
        game.state.ports[place].goods += n
    hold.goods = 0
    while any(hold.captained):
        owner = next(owner for owner, n in enumerate(hold.captained) if n)
        yield from _assign_captain(game, owner)
    for place, n, m in zip(places, ships, goods, strict=True):
        if n or m:
            game.log("director.assigned", "jc1.company.director.assign_all", seat=holder(game, DIRECTOR), port=place,
                     ships=n, goods=m)  # fmt: skip


def _spread(game: G, code: str, n: int) -> Step:
    places = ports(game)
    if not n or len(places) == 1:
        return [n] + [0] * (len(places) - 1)
    given = yield lambda: Allocate(
        holder(game, DIRECTOR), code, n, [Slot(place, n, 0, OPEN, _mark(place), place) for place in places],
        rule="jc1.company.director.assign_all",
    )  # fmt: skip
    return given


def _mark(place: str) -> Target:
    return targets.PORT[place]  # type: ignore[index]


def _assign_captain(game: G, owner: int) -> Step:
    """A ship with a captain is one piece. Its family may sell it while the question stands."""
    places = ports(game)

    def ask() -> Decision | None:
        if not game.state.hold.captained[owner]:
            return None
        options = [Option(place, OPEN, _mark(place), place) for place in places]
        return Pick(holder(game, DIRECTOR), "director.captained", options, "jc1.company.captain.unit", of=owner)

    place = places[0] if len(places) == 1 else (yield ask)
    if place is None:
        return
    game.state.hold.captained[owner] -= 1
    game.state.ports[place].captains[owner] += 1
    game.log("director.captained", "jc1.company.captain.unit", seat=holder(game, DIRECTOR), of=owner, port=place)
