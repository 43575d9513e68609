"""A Sail that has succeeded: orders are filled with ships and goods, and the Company's revenue rises."""

from __future__ import annotations

from ....kernel.decisions import NOWHERE, Decision, Option, Pick
from ....kernel.game import Step
from ....kernel.reasons import OPEN, Closed, Reason
from .. import targets
from ..company import PRESIDED, order_revenue, orders_of, ready_ships
from ..ids import OfficeId, PortId, RegionId
from ..india import of_presidency
from ..refs import FILLED, Done, Fill, FillChina
from ..state import CHINA, Filling, G, Port, holder

DONE = FILLED.text(Done())


def port_of(office: OfficeId) -> PortId:
    return CHINA if office == CHINA else PRESIDED[office]


def places(game: G, office: OfficeId) -> list[RegionId | PortId]:
    """Where the office has orders: the regions of its presidency, or China."""
    if office == CHINA:
        return [CHINA]
    return [*of_presidency(game.state.india.regions, PRESIDED[office])]


def fillings(game: G, place: RegionId | PortId) -> list[Filling]:
    return game.state.ports[CHINA].orders if place == CHINA else game.state.india.regions[place].orders


def fills_why(port: Port, demand: int, goods: int) -> Reason:
    """Ships and goods as many as the order's demand; never more goods exhausted than ships."""
    ships = demand - goods
    if ships > ready_ships(port) or goods > port.goods - port.tired_goods:
        return Closed("jc1.company.sail.fill", ships=ships, goods=goods)
    if port.tired_goods + goods > port.tired + ships:
        return Closed("jc1.company.sail.goods_limit", ships=port.tired + ships, goods=port.tired_goods + goods)
    return OPEN


def options(game: G, office: OfficeId) -> list[Option]:
    """Every order that nobody has filled, in each way it could be filled."""
    port = game.state.ports[port_of(office)]
    found = []
    for place in places(game, office):
        for number, (order, filling) in enumerate(zip(orders_of(game, place), fillings(game, place), strict=True)):
            if filling.by:
                continue
            for goods in range(min(order.demand, port.goods - port.tired_goods) + 1):
                value = FillChina(number, goods) if place == CHINA else Fill(place, number, goods)
                found.append(
                    Option(
                        FILLED.text(value), fills_why(port, order.demand, goods), targets.order(place, number),
                        "sail.order", place=place, number=number + 1, ships=order.demand - goods, goods=goods,
                        n=order_revenue(game, place, number, goods),
                    )
                )  # fmt: skip
    return found


def fill_orders(game: G, office: OfficeId) -> Step:
    def ask() -> Decision:
        done = Option(DONE, OPEN, NOWHERE, "sail.done", quiet=True)
        return Pick(holder(game, office), "sail.order", [*options(game, office), done], "jc1.company.sail.orders",
                    office=office, ends=DONE)  # fmt: skip

    while any(option.why for option in options(game, office)):
        chosen = FILLED.read((yield ask))
        if isinstance(chosen, Done):
            return
        place: RegionId | PortId = CHINA if isinstance(chosen, FillChina) else chosen.place
        fill(game, office, place, chosen.number, chosen.goods)


def fill(game: G, office: OfficeId, place: RegionId | PortId, number: int, goods: int) -> None:
    port = game.state.ports[port_of(office)]
    ships = orders_of(game, place)[number].demand - goods
    port.tired += ships
    port.tired_goods += goods
    fillings(game, place)[number].by = port_of(office)
    revenue = order_revenue(game, place, number, goods)
    game.state.company.revenue += revenue
    game.log("sail.filled", "jc1.company.sail.revenue", seat=holder(game, office), place=place, number=number + 1,
             ships=ships, goods=goods, n=revenue)  # fmt: skip
