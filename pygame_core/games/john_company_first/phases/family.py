"""E: the Family Phase. From the Chairman on each family places cubes in one resource box; then the Jones Family."""

from __future__ import annotations

from typing import NamedTuple, get_args

from ....kernel.decisions import Amount, Decision, Option, Pick
from ....kernel.game import Step
from ....kernel.reasons import OPEN, Closed, Reason, all_of
from ....parts.money import affordable, pay
from ....parts.order import clockwise
from .. import targets, works
from ..company import chairman
from ..cubes import placeable, take
from ..firms import family_power
from ..ids import ResourceId
from ..state import CHAIRMAN, JONES_SEATS, NOBODY, G, holder, jones, printed, steps
from . import jones as automa
from .draft import choose_column, put_factory, put_shipyard
from .operations import allocate

BOXES: tuple[ResourceId, ...] = get_args(ResourceId)
CAREERS: tuple[ResourceId, ...] = ("writer", "officer", "captain")
SHARE: ResourceId = "court_of_directors"


@steps("family.begin")
def begin(game: G) -> None:
    for seat in clockwise(range(game.seats), chairman(game)):
        game.next(act, seat=seat)
    if jones(game) != NOBODY:
        game.next(automa.act)


# --- what it costs, how many ----------------------------------------------------------------------------------
class Price(NamedTuple):
    """What cubes of a box cost: the first few of an action may be cheaper."""

    few: int
    cheap: int
    each: int

    def of(self, n: int) -> int:
        cheaper = min(n, self.few)
        return cheaper * self.cheap + (n - cheaper) * self.each

    def bought(self, cash: int, limit: int) -> int:
        """How many the money is enough for, up to the limit."""
        if self.of(limit) <= cash:
            return limit
        dear = cash - self.few * self.cheap
        return self.few + dear // self.each if dear >= 0 else cash // self.cheap


def price_of(game: G, seat: int, box: ResourceId) -> Price:
    figures, family = printed(game), game.state.families[seat]
    if box == SHARE:
        each = figures.london.prices[game.state.company.price]
        return Price(
            0, 0, max(0, each - (figures.families["benyon"].parameter if family_power(family, "benyon") else 0))
        )
    each = figures.london.costs[box]
    if box == "shipyard" and family_power(family, "larkins"):
        larkins = figures.families["larkins"]
        return Price(larkins.limit, max(0, each - larkins.parameter), each)
    return Price(0, 0, each)


def cost(game: G, seat: int, box: ResourceId, n: int) -> int:
    """What a family pays for so many cubes of one box."""
    return price_of(game, seat, box).of(n)


def room(game: G, box: ResourceId) -> int:
    """How many cubes the box takes in one action."""
    if box in CAREERS:
        return printed(game).london.careers[game.seats in JONES_SEATS]
    if box == "manor":
        return printed(game).london.manors
    if box == "shipyard":
        yards = game.state.works.yards
        return works.yard_slots(game) * len(yards) - sum(map(len, yards))
    return len(works.free_squares(game)) if box == "factory" else LIMITLESS


LIMITLESS = 99


def most(game: G, seat: int, box: ResourceId) -> int:
    """How many cubes a family can place in a box: by its cubes, the box and its money."""
    limit = min(placeable(game, seat), room(game, box))
    return price_of(game, seat, box).bought(game.state.families[seat].cash, limit)


def box_option(game: G, seat: int, box: ResourceId) -> Option:
    """A box with the price of its next cube and how many of them the family can place."""
    price, free, cash = price_of(game, seat, box), room(game, box), game.state.families[seat].cash
    first = price.of(1)
    full: Reason = OPEN if free else Closed("jc1.family.shipyard.slot")
    why = all_of(full, affordable(cash, first, "jc1.family.action.afford"))
    limit = min(placeable(game, seat), free)
    return Option(box, why, targets.BOX[box], f"box.{box}", n=first, most=price.bought(cash, limit))


# --- the action -----------------------------------------------------------------------------------------------
@steps("family.action")
def act(game: G, seat: int) -> Step:
    if not placeable(game, seat):
        game.log("family.excused", "jc1.family.cubes.excused", seat=seat)
        return

    def which() -> Decision:
        options = [box_option(game, seat, box) for box in BOXES]
        return Pick(seat, "family.box", options, "jc1.family.action.must", cash=game.state.families[seat].cash)

    box: ResourceId = yield which
    yield from place(game, seat, box)


def place(game: G, seat: int, box: ResourceId) -> Step:
    """So many cubes as the family likes in one box, paid and taken from where it has them."""
    n = yield from _number(game, seat, box)
    placed = 0
    while placed < n and (yield from _add(game, seat, box, placed)):
        placed += 1
    game.log(
        "family.placed", "jc1.family.action.cost", seat=seat, box=box, n=placed, cost=cost(game, seat, box, placed)
    )  # fmt: skip
    if box == SHARE:
        yield from share_money(game, placed * printed(game).london.prices[game.state.company.price])


def _add(game: G, seat: int, box: ResourceId, placed: int) -> Step:
    """One cube more, paid when it is placed: deals may have taken cubes or money while something was asked."""
    column = (yield from choose_column(game, seat)) if box == "shipyard" else NOBODY
    family, paid = game.state.families[seat], price_of(game, seat, box)
    price = paid.of(placed + 1) - paid.of(placed)
    if not placeable(game, seat) or not (yield from take(game, seat)):
        return False
    if family.cash < price:
        family.stock += 1
        return False
    pay(game.state, family, price)
    _place(game, seat, box, column)
    return True


def _number(game: G, seat: int, box: ResourceId) -> Step:
    """How many, asked while it stands: a deal may change what the family can pay."""

    def ask() -> Decision | None:
        limit = most(game, seat, box)
        if not limit:
            return None
        return Amount(seat, "family.number", 1, limit, rule="jc1.family.action.number", box=box,
                      n=cost(game, seat, box, 1), opens=1 if box == SHARE else limit)  # fmt: skip

    limit = most(game, seat, box)
    if limit <= 1:
        return limit
    n = yield ask
    return n or 0


def _place(game: G, seat: int, box: ResourceId, column: int) -> None:
    world = game.state
    if box == "shipyard":
        put_shipyard(game, seat, column)
    elif box == "factory":
        put_factory(game, seat)
    elif box == SHARE:
        world.company.court[seat] += 1
    else:
        people = {
            "writer": world.boxes.writers, "officer": world.boxes.officers, "captain": world.boxes.captains,
            "manor": world.boxes.manors,
        }  # fmt: skip
        people[box][seat] += 1


def share_money(game: G, amount: int) -> Step:
    """What shares bring is the Company's at once, or waits for a Chairman."""
    if holder(game, CHAIRMAN) == NOBODY:
        game.state.company.waiting += amount
        game.state.bank -= amount
        game.log("family.waiting", "jc1.family.share.vacant", n=amount)
    else:
        yield from allocate(game, holder(game, CHAIRMAN), amount, "jc1.family.share.allocate")
