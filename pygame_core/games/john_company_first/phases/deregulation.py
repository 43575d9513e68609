"""I: the monopoly is lost. Families act as often as they like until all have passed; some become firms."""

from __future__ import annotations

from typing import get_args

from ....kernel.decisions import NOWHERE, Amount, Decision, Option, Pick, Target
from ....kernel.game import Step
from ....kernel.reasons import OPEN, Closed, Reason, all_of
from ....parts.money import affordable, pay, receive
from ....parts.order import clockwise
from .. import targets, works
from ..company import chairman, go_home
from ..cubes import placeable
from ..firms import ready_ships
from ..ids import RegionId, ResourceId
from ..refs import FAMILY_DEED, BaseCampaign, BaseInvest, Box, BuyGoods, BuyShips, Establish, FamilyDeed, Mission, Pass
from ..state import JONES_SEATS, NOBODY, Firm, G, Rounds, is_john_and_co, jones, printed, scenario, steps
from . import bases, family, voyages
from . import jones as automa
from .auction import means, settle

BOXES: tuple[ResourceId, ...] = get_args(ResourceId)
COMPANY_LESS: tuple[ResourceId, ...] = ("shipyard", "factory", "manor")
"""The boxes of John & Co."""
ONCE = ("writer", "officer", "manor")
"""Boxes that are used once a turn: two cost nothing, of manors there is one a turn."""
MISSION = "mission"
ENOUGH = "enough"


# --- the monopoly is lost ---------------------------------------------------------------------------------------
def deregulate(game: G, rule: str) -> None:
    """Ships with a captain go to his family, all captains home; the captain box is closed."""
    world = game.state
    if world.deregulated:
        return
    world.deregulated = True
    game.log("dereg.begun", rule)
    for port in world.ports.values():
        port.captains = _release(game, port.captains, ships=True)
        port.tired = min(port.tired, port.ships)
    world.hold.captained = _release(game, world.hold.captained, ships=True)
    world.hold.captains = _release(game, world.hold.captains, ships=False)
    world.boxes.captains = _release(game, world.boxes.captains, ships=False)


def _release(game: G, cubes: list[int], ships: bool) -> list[int]:
    for owner, n in enumerate(cubes):
        go_home(game, owner, n)
        if ships and n and owner < game.seats:
            game.state.families[owner].fleet.ships += n
            game.log("dereg.ships", "jc1.dereg.ship.to_owner", seat=owner, n=n)
    return [0] * len(cubes)


# --- rounds -----------------------------------------------------------------------------------------------------
@steps("dereg.begin")
def begin(game: G) -> None:
    game.state.rounds = Rounds(passed=[False] * game.seats, taken=[[] for _ in range(game.seats)])
    game.next(next_family, first=chairman(game))


@steps("dereg.next")
def next_family(game: G, first: int) -> None:
    """Round and round, one action each, until all have passed."""
    passed = game.state.rounds.passed
    seat = next((one for one in clockwise(range(game.seats), first) if not passed[one]), NOBODY)
    if seat != NOBODY:
        game.next(act, seat=seat)
        game.next(next_family, first=(seat + 1) % game.seats)
    elif jones(game) != NOBODY:
        game.next(automa.act)


def _taken(game: G, seat: int, what: str) -> Reason:
    taken = game.state.rounds.taken[seat]
    return Closed("jc1.dereg.family.free_once") if what in taken else OPEN


def box_why(game: G, seat: int, box: ResourceId) -> Reason:
    if box == "captain":
        return Closed("jc1.dereg.captain.closed")
    cubes: Reason = OPEN if placeable(game, seat) else Closed("jc1.components.limit.cubes")
    return all_of(cubes, _taken(game, seat, box), family.box_option(game, seat, box).why)


def buy_why(game: G, seat: int, prices: list[int], rule: str) -> Reason:
    if not prices:
        return Closed(rule)
    return affordable(means(game, seat), min(prices), "jc1.dereg.buy.purse")


def establish_why(game: G, seat: int) -> Reason:
    one = game.state.families[seat]
    if one.firm is not None:
        return Closed("jc1.dereg.firm.one")
    return affordable(one.cash, printed(game).firm.establish, "jc1.dereg.firm.establish")


def mission_why(game: G, seat: int, region: RegionId) -> Reason:
    one, at, turn = game.state.families[seat], game.state.india.regions[region], game.state.turn
    if one.firm is None:
        return Closed("jc1.dereg.mission.who")
    if turn.number == turn.last:
        return Closed("jc1.dereg.mission.last_turn")
    if at.open or at.ruler:
        return Closed("jc1.dereg.mission.target", region=region)
    ships = min(ready_ships(one.fleet), one.stock)
    return all_of(_taken(game, seat, MISSION), OPEN if ships else Closed("jc1.dereg.mission.cube"))


def _ship_prices(game: G) -> list[int]:
    return [works.ship_price(game, column) for column in works.ships_for_sale(game)]


def _good_prices(game: G) -> list[int]:
    return [works.good_price(game, square) for square in works.goods_for_sale(game)]


def deeds(game: G, seat: int) -> list[Option]:
    def option(deed: FamilyDeed, why: Reason, target: Target, code: str, **params: int | str) -> Option:
        return Option(FAMILY_DEED.text(deed), why, target, code, **params)

    found = [
        option(Box(box), box_why(game, seat, box), targets.BOX[box], f"box.{box}", n=family.cost(game, seat, box, 1))
        for box in (COMPANY_LESS if is_john_and_co(game) else BOXES)
    ]  # fmt: skip
    ships = buy_why(game, seat, _ship_prices(game), "jc1.company.ships.supply")
    goods = buy_why(game, seat, _good_prices(game), "jc1.company.goods.supply")
    cost = printed(game).firm.establish
    found += [
        option(BuyShips(), ships, NOWHERE, "deed.ships"),
        option(BuyGoods(), goods, NOWHERE, "deed.goods"),
        option(Establish(), establish_why(game, seat), targets.FAMILY[seat], "deed.firm", n=cost),
    ]
    found += [
        option(Mission(region), mission_why(game, seat, region), targets.REGION[region], "deed.mission", region=region)
        for region, at in game.state.india.regions.items() if not at.open
    ]  # fmt: skip
    for base, owner in game.state.bases.items():
        if owner == seat:
            found += _base_deeds(game, seat, base)
    return [*found, Option(FAMILY_DEED.text(Pass()), OPEN, NOWHERE, "deed.pass", quiet=True)]


def _base_deeds(game: G, seat: int, base: RegionId) -> list[Option]:
    """What stands on the base's card."""
    card = printed(game).offices[printed(game).provinces[base]]
    found = [
        Option(
            FAMILY_DEED.text(BaseInvest(base)), bases.invest_why(game, seat, base), targets.REGION[base], "base.invest",
            region=base,
        )
    ]  # fmt: skip
    return found + [
        Option(
            FAMILY_DEED.text(BaseCampaign(base, target)), bases.campaign_why(game, seat, base, target),
            targets.REGION[target], "base.campaign", region=base, target=target,
        )
        for target in card.campaign
    ]  # fmt: skip


@steps("dereg.action")
def act(game: G, seat: int) -> Step:
    deed = FAMILY_DEED.read((yield lambda: Pick(seat, "family.deed", deeds(game, seat), "jc1.dereg.family.many")))
    taken = game.state.rounds.taken[seat]
    if isinstance(deed, Box):
        if deed.box in ONCE:
            taken.append(deed.box)
        yield from family.place(game, seat, deed.box)
    elif isinstance(deed, BuyShips):
        yield from _buy(game, seat, "ship")
    elif isinstance(deed, BuyGoods):
        yield from _buy(game, seat, "good")
    elif isinstance(deed, Establish):
        establish(game, seat)
    elif isinstance(deed, Mission):
        taken.append(MISSION)
        yield from _send(game, seat, deed.region)
    elif isinstance(deed, BaseInvest):
        yield from bases.invest(game, seat, deed.region)
    elif isinstance(deed, BaseCampaign):
        yield from bases.campaign(game, seat, deed.region, deed.target)
    else:
        game.state.rounds.passed[seat] = True
        game.log("family.passed", "jc1.dereg.pass.final", seat=seat)
        if game.state.families[seat].firm is not None:
            game.next(voyages.set_sail, seat=seat)
            game.next(voyages.resolve, seat=seat)
        elif scenario(game).income:
            receive(game.state, game.state.families[seat], scenario(game).income)
            game.log("family.income", "jc1.scenario.jc.income", seat=seat, n=scenario(game).income)


def establish(game: G, seat: int) -> None:
    one, cost = game.state.families[seat], printed(game).firm.establish
    pay(game.state, one, cost)
    one.firm = Firm(cash=0, shares=[0] * game.seats)
    game.log("firm.founded", "jc1.dereg.firm.establish", seat=seat, n=cost)


# --- buying -----------------------------------------------------------------------------------------------------
def _buy(game: G, seat: int, what: str) -> Step:
    """One to two (or three) pieces, at any price that can be paid."""
    for number in range(printed(game).firm.buys[game.seats in JONES_SEATS]):
        chosen = yield from _chosen(game, seat, what, number)
        if chosen is None or chosen == ENOUGH or not (yield from _pay_for(game, seat, what, chosen)):
            return


def _chosen(game: G, seat: int, what: str, number: int) -> Step:
    def ask() -> Decision | None:
        options = _pieces(game, seat, what)
        if not any(option.why for option in options):
            return None
        more = [Option(ENOUGH, OPEN, NOWHERE, "buy.enough", quiet=True)] if number else []
        return Pick(seat, f"buy.{what}", [*options, *more], "jc1.dereg.buy.any_price", ends=ENOUGH if more else None)

    if ask() is None:
        return None
    chosen = yield ask
    return chosen


def _pieces(game: G, seat: int, what: str) -> list[Option]:
    cash = means(game, seat)
    if what == "ship":
        return [
            Option(column, affordable(cash, works.ship_price(game, column), "jc1.dereg.buy.purse"),
                   targets.YARD[column], "purchase.ship", column=column + 1, n=works.ship_price(game, column))
            for column in works.ships_for_sale(game)
        ]  # fmt: skip
    return [
        Option(square, affordable(cash, works.good_price(game, square), "jc1.dereg.buy.purse"),
               targets.FACTORY[square],
               "purchase.good" if game.state.works.factories[square] != NOBODY else "purchase.plain_good",
               n=works.good_price(game, square), owner=game.state.works.factories[square])
        for square in works.goods_for_sale(game)
    ]  # fmt: skip


def _pay_for(game: G, seat: int, what: str, place: int) -> Step:
    price = works.ship_price(game, place) if what == "ship" else works.good_price(game, place)
    if not (yield from settle(game, seat, price)):
        return False
    # looked up now: while the purse was asked a merger may have taken what the family had
    fleet = game.state.families[seat].fleet
    if what == "ship":
        works.sell_ship(game, place, None)
        fleet.ships += 1
        game.log("buy.ship", "jc1.dereg.buy.owner", seat=seat, n=price, column=place + 1)
    else:
        works.give_good(game, place, price)
        fleet.goods += 1
        game.log("buy.good", "jc1.dereg.buy.owner", seat=seat, n=price)
    return True


# --- missions ---------------------------------------------------------------------------------------------------
def _send(game: G, seat: int, region: RegionId) -> Step:
    """Any number of ready ships, each with a cube of the stock."""
    one = game.state.families[seat]

    def ask() -> Decision | None:
        most = min(ready_ships(one.fleet), one.stock)
        if one.firm is None or not most:
            return None
        return Amount(seat, "mission.ships", 1, most, rule="jc1.dereg.mission.ships", region=region)

    n = min(ready_ships(one.fleet), one.stock)
    if n > 1:
        n = yield ask
    if n is None:
        return
    one.fleet.ships -= n
    one.stock -= n
    ships = game.state.missions.setdefault(region, [0] * game.seats)
    ships[seat] += n
    game.log("mission.sent", "jc1.dereg.mission.cube", seat=seat, region=region, n=n)
