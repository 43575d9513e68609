"""A firm that passes may Set Sail to open regions, and then must resolve its Trade Missions.

While a question stands the firm may change hands: then it has dissolved, and the Sail is over.
"""

from __future__ import annotations

from ....kernel.decisions import NOWHERE, Amount, Decision, Option, Pick, PickMany
from ....kernel.game import Step
from ....kernel.reasons import OPEN, Closed, Reason
from ....parts.money import pay
from .. import targets
from ..company import chairman, go_home, orders_of, presidencies
from ..components.figures import FAILURE, SUCCESS
from ..firms import earn, firm_of, owners, ready_goods, ready_ships, send_home, tidy_missions
from ..ids import RegionId
from ..india import empire, side
from ..refs import FILLED, Done, Fill
from ..state import Fleet, G, is_john_and_co, printed, steps
from .bases import sail_why

DONE = FILLED.text(Done())
SURE = "sure"


# --- Set Sail ---------------------------------------------------------------------------------------------------
@steps("firm.sail")
def set_sail(game: G, seat: int) -> Step:
    """As often as the firm likes and can pay; a failed Check ends it. Next turn's chance is another one."""
    while _may_go_on(game, seat) and (yield from _sail_once(game, seat)):
        pass


def _may_go_on(game: G, seat: int) -> bool:
    """Whether the seat still has its firm, and no Check of its Sail has failed."""
    return seat in owners(game) and not firm_of(game, seat).idle


def _open_regions(game: G) -> list[RegionId]:
    return [name for name, region in game.state.india.regions.items() if region.open]


def _can_sail(game: G, seat: int) -> bool:
    family = game.state.families[seat]
    return firm_of(game, seat).cash > 0 and ready_ships(family.fleet) > 0 and family.stock > 0


def _sail_once(game: G, seat: int) -> Step:
    """One Sail: the regions are chosen first, then the strength; False when the firm stays in port."""
    if not _can_sail(game, seat) or not _open_regions(game):
        return False

    def where() -> Decision | None:
        if not _may_go_on(game, seat):
            return None
        options = [Option(name, sail_why(game, seat, name), targets.REGION[name], name) for name in _open_regions(game)]
        most = firm_of(game, seat).cash
        return PickMany(seat, "firm.regions", options, 0, most, "jc1.dereg.sail.regions", cash=firm_of(game, seat).cash)

    regions = yield where
    if not regions:
        return False
    if not (yield from _sail_check(game, seat, len(regions) - 1)):
        return _may_go_on(game, seat)
    yield from _fill_orders(game, seat, regions)
    return True


def _sail_check(game: G, seat: int, penalty: int) -> Step:
    """Paid from the firm's treasury; on the last turn a fixed price makes it sure."""
    turn = game.state.turn
    sure = printed(game).firm.sure + penalty
    last = turn.number == turn.last

    def ask() -> Decision | None:
        if not _may_go_on(game, seat):
            return None
        firm, out = firm_of(game, seat), None
        if last and firm.cash >= sure:
            out = Option(SURE, OPEN, NOWHERE, "firm.sure", n=sure)
        odds = printed(game).check.by_number(penalty + 1, firm.cash, -penalty)
        return Amount(
            seat, "firm.strength", penalty + 1, firm.cash, out=out, rule="jc1.dereg.sail.paid", penalty=penalty,
            odds=odds,
        )  # fmt: skip

    strength = yield ask
    if strength is None:
        return False
    firm = firm_of(game, seat)
    if strength == SURE:
        pay(game.state, firm, sure)
        game.log("firm.sure", "jc1.dereg.final.auto", seat=seat, n=sure)
        return True
    pay(game.state, firm, strength)
    dice = game.chance.dice(strength - penalty)
    outcome = printed(game).check.outcome(dice)
    firm.idle = outcome == FAILURE
    game.log("firm.checked", "jc1.dereg.sail.penalty", seat=seat, dice=dice, outcome=outcome, penalty=penalty)
    return outcome == SUCCESS


def fills_why(fleet: Fleet, demand: int, goods: int) -> Reason:
    ships = demand - goods
    if ships > ready_ships(fleet) or goods > ready_goods(fleet):
        return Closed("jc1.company.sail.fill", ships=ships, goods=goods)
    if fleet.tired_goods + goods > fleet.tired + ships:
        return Closed("jc1.dereg.sail.goods_limit", ships=fleet.tired + ships, goods=fleet.tired_goods + goods)
    return OPEN


def orders(game: G, seat: int, regions: list[RegionId]) -> list[Option]:
    """Every unfilled order of the chosen regions, in each way it could be filled."""
    fleet, found = game.state.families[seat].fleet, []
    for region in regions:
        at = game.state.india.regions[region]
        for number, (order, filling) in enumerate(zip(orders_of(game, region), at.orders, strict=True)):
            for goods in range(min(order.demand, ready_goods(fleet)) + 1) if not filling.by else ():
                found.append(
                    Option(
                        FILLED.text(Fill(region, number, goods)), fills_why(fleet, order.demand, goods),
                        targets.order(region, number), "sail.order", place=region, number=number + 1,
                        ships=order.demand - goods, goods=goods, n=order.revenue,
                    )
                )  # fmt: skip
    return found


def _fill_orders(game: G, seat: int, regions: list[RegionId]) -> Step:
    family = game.state.families[seat]

    def ask() -> Decision | None:
        if not _may_go_on(game, seat) or not family.stock:
            return None
        done = Option(DONE, OPEN, NOWHERE, "sail.done", quiet=True)
        options = [*orders(game, seat, regions), done]
        return Pick(seat, "firm.order", options, "jc1.dereg.sail.regions", ends=DONE)

    while family.stock > 0 and any(option.why for option in orders(game, seat, regions)):
        answer = yield ask
        if answer is None:
            return
        chosen = FILLED.read(answer)
        if not isinstance(chosen, Fill):
            return
        _fill(game, seat, chosen)


def _fill(game: G, seat: int, chosen: Fill) -> None:
    """A cube of the stock marks the order; all revenue is the firm's."""
    family, firm = game.state.families[seat], firm_of(game, seat)
    order = orders_of(game, chosen.place)[chosen.number]
    family.fleet.tired += order.demand - chosen.goods
    family.fleet.tired_goods += chosen.goods
    family.stock -= 1
    filling = game.state.india.regions[chosen.place].orders[chosen.number]
    filling.by, filling.seat = "firm", seat
    firm.sailed += order.revenue
    earn(game, seat, order.revenue)
    game.log("firm.filled", "jc1.dereg.sail.revenue", seat=seat, place=chosen.place, number=chosen.number + 1,
             ships=order.demand - chosen.goods, goods=chosen.goods, n=order.revenue)  # fmt: skip


# --- Trade Missions -----------------------------------------------------------------------------------------------
@steps("firm.resolve")
def resolve(game: G, seat: int) -> Step:
    """A Check for every region where the passing firm has a ship, with all ships that are there."""
    for region in [name for name, ships in game.state.missions.items() if ships[seat]]:
        if not game.state.missions[region][seat]:
            continue  # a merger has taken the ships while the Chairman was asked about another region
        at = game.state.india.regions[region]
        if at.open or at.ruler:
            game.log("mission.stale", "jc1.dereg.resolve.stale", seat=seat, region=region)
            send_home(game, region)
        else:
            yield from _mission(game, seat, region)


def _mission(game: G, seat: int, region: RegionId) -> Step:
    ships = game.state.missions[region]
    dice = game.chance.dice(sum(ships))
    outcome = printed(game).check.outcome(dice)
    game.log("mission.checked", "jc1.dereg.resolve.strength", seat=seat, region=region, dice=dice, outcome=outcome)
    if outcome == SUCCESS:
        yield from _open(game, region)
    elif outcome == FAILURE:
        for owner, n in enumerate(ships):
            go_home(game, owner, n)
            ships[owner] = 0
        tidy_missions(game)
        game.log("mission.lost", "jc1.dereg.resolve.failure", region=region)


def _open(game: G, region: RegionId) -> Step:
    """The Chairman says in which presidency; every ship earns its firm the plunder and goes home."""
    places = presidencies(game)
    port = places[0] if len(places) == 1 else ""
    if len(places) > 1:
        port = yield lambda: Pick(
            chairman(game), "mission.presidency", [Option(one, OPEN, targets.PORT[one], one) for one in places],
            "jc1.dereg.resolve.opens", region=region,
        )  # fmt: skip
    regions = game.state.india.regions
    for member in empire(regions, region):
        regions[member].open, regions[member].presidency = True, port
    each = side(printed(game), regions, region).plunder
    for owner, n in enumerate(game.state.missions[region]):
        if n:
            earn(game, owner, n * each)
            game.log("mission.plunder", "jc1.dereg.resolve.plunder", seat=owner, n=n * each)
    send_home(game, region)
    rule = "jc1.scenario.jc.opened" if is_john_and_co(game) else "jc1.dereg.resolve.opens"
    game.log("mission.won", rule, region=region, port=port)
