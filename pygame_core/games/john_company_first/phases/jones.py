"""E4: the Jones Family, whose cubes dice place. Every one of its acts says why it is so."""

from __future__ import annotations

from ....kernel.game import Step
from .. import works
from ..ids import BoxId
from ..state import CHAIRMAN, NOBODY, G, holder, is_john_and_co, jones, printed, steps
from . import auction
from .operations import allocate


@steps("jones.action")
def act(game: G) -> None:
    """It rolls after all players; each die puts a cube in its box."""
    count = printed(game).setup.jones_dice[game.seats]
    dice = game.chance.dice(count)
    boxes = [printed(game).setup.faces[die - 1] for die in dice]
    rule = "jc1.family.jones.two" if game.seats == 2 else "jc1.family.jones.three"
    game.log("jones.rolled", rule, seat=jones(game), dice=dice, boxes=boxes)
    for box in boxes:
        game.next(put, box=box)


@steps("jones.put")
def put(game: G, box: BoxId) -> Step:
    owner, world = jones(game), game.state
    if is_john_and_co(game) and box in ("court_of_directors", "officer"):
        game.log("jones.nothing", "jc1.scenario.jc.jones", seat=owner, box=box)
    elif box == "shipyard":
        _shipyard(game, owner)
    elif box == "factory":
        _factory(game, owner)
    elif box == "court_of_directors":
        yield from _share(game, owner)
    elif box == "captain" and world.deregulated:
        yield from auction.jones_ship(game)
    else:
        people = {"officer": world.boxes.officers, "captain": world.boxes.captains, "manor": world.boxes.manors}
        people[box][owner] += 1
        rule = "jc1.family.jones.place" if box == "manor" else "jc1.family.jones.no_bonus"
        game.log("jones.placed", rule, seat=owner, box=box)


def _shipyard(game: G, owner: int) -> None:
    """The leftmost 6, else the leftmost 5."""
    column = works.leftmost_column(game)
    if column == NOBODY:
        game.log("jones.full", "jc1.family.jones.factory", seat=owner, box="shipyard")
        return
    rule = "jc1.family.jones.shipyard_five" if game.state.works.yards[column] else "jc1.family.jones.shipyard"
    game.state.works.yards[column].append(owner)
    game.log("jones.shipyard", rule, seat=owner, column=column + 1)


def _factory(game: G, owner: int) -> None:
    squares = works.free_squares(game)
    if not squares:
        game.log("jones.full", "jc1.family.jones.factory", seat=owner, box="factory")
        return
    game.state.works.factories[squares[0]] = owner
    game.log("jones.placed", "jc1.family.jones.factory", seat=owner, box="factory")


def _share(game: G, owner: int) -> Step:
    """The bank gives the Chairman the share price to allocate, or it waits for one."""
    price = printed(game).london.prices[game.state.company.price]
    game.state.company.court[owner] += 1
    game.log("jones.share", "jc1.family.jones.share", seat=owner, n=price)
    if holder(game, CHAIRMAN) == NOBODY:
        game.state.company.waiting += price
        game.state.bank -= price
        return
    yield from allocate(game, holder(game, CHAIRMAN), price, "jc1.family.jones.share")
