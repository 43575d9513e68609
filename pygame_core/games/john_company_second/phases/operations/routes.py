"""Where a Presidency can trade: chains of open, empty orders from its home port.

Orders are bits of a number here; a chain is a connected set of them with the home port in it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from ... import firms, india
from ...components import HOME_PORT, ORDERS, PRESIDENCIES
from ...components.figures import Printed
from ...ids import OrderId, PresidencyId, RegionId
from ...state import G, printed

NAMES = tuple(ORDERS)
BIT = {order: 1 << place for place, order in enumerate(NAMES)}


class Route(NamedTuple):
    """A set of regions that can be declared."""

    regions: tuple[RegionId, ...]
    """Home first."""
    orders: int
    """How many orders a success fills there."""
    value: int
    """What they are worth at most."""


def usable(game: G, presidency: PresidencyId) -> frozenset[OrderId]:
    """Open, empty orders outside the home regions of others."""
    filled = game.state.india.filled
    return frozenset(
        order
        for order, row in ORDERS.items()
        if india.is_open(game, order)
        and order not in filled
        and (row.region == presidency or row.region not in PRESIDENCIES)
    )


def grown(presidency: PresidencyId, orders: frozenset[OrderId], chain: list[OrderId]) -> list[OrderId]:
    """The orders that can be filled next: first the home port, then what is linked to what was filled."""
    if not chain:
        port = HOME_PORT[presidency]
        return [port] if port in orders else []
    linked = {link for order in chain for link in ORDERS[order].links}
    return [order for order in NAMES if order in linked and order in orders and order not in chain]


def reachable(presidency: PresidencyId, orders: frozenset[OrderId], chain: list[OrderId]) -> int:
    """How many more orders enough ships could fill."""
    grows = list(chain)
    while more := grown(presidency, orders, grows):
        grows += more
    return len(grows) - len(chain)


def halved(game: G) -> frozenset[OrderId]:
    """The orders that pay the Company half, as firms have filled them."""
    return firms.filled_by_firms(game) if game.state.firms else NONE


NONE: Final[frozenset[OrderId]] = frozenset()


@lru_cache(maxsize=256)
def routes(
    figures: Printed, presidency: PresidencyId, orders: frozenset[OrderId], ships: int,
    halves: frozenset[OrderId] = NONE,
) -> tuple[Route, ...]:  # fmt: skip
    """The regions that can be declared together: so many ships reach an order in each of them."""
    values = {order: row.filled if order in halves else row.value for order, row in figures.orders.items()}
    best = _chains(values, presidency, orders, ships)
    found = []
    for regions in best:
        inside = frozenset(order for order in orders if ORDERS[order].region in regions)
        most = min(ships, reachable(presidency, inside, []))
        value = max(by_size.get(most, 0) for other, by_size in best.items() if other <= regions)
        order: list[RegionId] = sorted(regions, key=lambda region: (region != presidency, region))
        found.append(Route(tuple(order), most, value))
    return tuple(sorted(found, key=lambda route: (len(route.regions), route.regions)))


def routes_now(game: G, presidency: PresidencyId, ships: int) -> tuple[Route, ...]:
    """The same as things stand."""
    return routes(printed(game), presidency, usable(game, presidency), ships, halved(game))


def _chains(
    values: dict[OrderId, int], presidency: PresidencyId, orders: frozenset[OrderId], ships: int
) -> dict[frozenset[RegionId], dict[int, int]]:
    """For each set of regions that some chain touches: the most that a chain of each length is worth there."""
    links = {BIT[order]: sum(BIT[link] for link in ORDERS[order].links if link in orders) for order in orders}
    best: dict[frozenset[RegionId], dict[int, int]] = {}
    port = BIT[HOME_PORT[presidency]]
    chains = {port} & links.keys() if ships else set()
    for size in range(1, ships + 1):
        longer: set[int] = set()
        for chain in chains:
            members = [order for order in orders if BIT[order] & chain]
            touched = frozenset(ORDERS[order].region for order in members)
            sizes = best.setdefault(touched, {})
            sizes[size] = max(sizes.get(size, 0), sum(values[order] for order in members))
            around = 0
            for order in members:
                around |= links[BIT[order]]
            longer |= {chain | bit for bit in links if bit & around & ~chain}
        if not longer:
            break
        chains = longer
    return best
