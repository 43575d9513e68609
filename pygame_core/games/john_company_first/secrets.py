"""What must stay hidden, dealt afresh for search, and what must never change in sum."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel.chance import Chance
from .state import COMPANY, G, is_militant, printed


def resample(game: G, seat: int, chance: Chance) -> None:
    """Nobody knows the order of the deck; all else lies open. Where the deck was stacked in piles, each is shuffled by
    itself, as everybody knows which pile a card is in."""
    deck = game.state.news.deck
    start = 0
    for size in game.state.news.piles:
        part = sorted(deck[start : start + size])
        chance.shuffle(part, "imagine")
        deck[start : start + size] = part
        start += size


def conserved(game: G) -> dict[str, int]:
    """Sums that never change. The bank is a counter; ships, goods and guns are not limited."""
    world = game.state
    purses: list[int] = [family.cash + (family.firm.cash if family.firm else 0) for family in world.families] + [
        office.cash for office in world.offices.values()
    ]
    totals = {"money": world.bank + world.company.waiting + sum(purses)}
    if not is_militant(game):
        totals |= {f"cubes.{seat}": cubes(game, seat) for seat in range(game.seats)}
    totals["provinces"] = _misplaced(game)
    totals["exhausted"] = _overtired(game)
    totals["below_zero"] = sum(n < 0 for n in _counts(game))
    totals["doubles"] = len(world.news.deck + world.news.discard) - len({*world.news.deck, *world.news.discard})
    return totals


def _counts(game: G) -> Iterator[int]:
    """All amounts that cannot be less than nothing."""
    world = game.state
    company, hold = world.company, world.hold
    yield from (company.debt, company.waiting, *company.court, hold.ships, hold.goods, hold.guns, *hold.captained)
    yield from (*hold.captains, *hold.officers)
    for office in world.offices.values():
        yield office.cash
    for army in world.armies.values():
        yield from (army.guns, army.tired_guns, army.tired_officers, *army.officers)
    for port in world.ports.values():
        yield from (port.ships, port.tired, port.goods, port.tired_goods, *port.captains)
    for family in world.families:
        yield from (family.cash, family.starting, family.stock, *family.promises)
        yield from (family.fleet.ships, family.fleet.tired, family.fleet.goods, family.fleet.tired_goods)
        if family.firm:
            yield from (family.firm.cash, *family.firm.shares)


def cubes(game: G, seat: int) -> int:
    """All cubes of a family, wherever they are."""
    world, family = game.state, game.state.families[seat]
    boxes, hold = world.boxes, world.hold
    lying = [boxes.writers, boxes.officers, boxes.captains, boxes.manors, world.company.court, hold.captained]
    lying += [hold.captains, hold.officers, *(army.officers for army in world.armies.values())]
    lying += [port.captains for port in world.ports.values()]
    lying += [cubes for claims in world.prizes.values() for cubes in (claims.fresh, claims.used)]
    lying += [other.promises for other in world.families]
    lying += [
        *world.missions.values(),
        *([int(n > 0) for n in other.firm.shares] for other in world.families if other.firm),
    ]
    sailed = sum(
        order.by == "firm" and order.seat == seat for at in world.india.regions.values() for order in at.orders
    )
    held = sum(office.holder == seat for office in world.offices.values())
    built = sum(column.count(seat) for column in world.works.yards) + world.works.factories.count(seat)
    return family.starting + family.stock + sailed + held + built + sum(cubes[seat] for cubes in lying)


def _misplaced(game: G) -> int:
    """Provinces of the Company without their office, and unmarked offices without their province: always 0."""
    world = game.state
    held = {name for name, region in world.india.regions.items() if region.ruler == COMPANY and name not in world.bases}
    formed = {
        name for name, office in printed(game).provinces.items()
        if office in world.india.formed and not world.offices[office].marked
    }  # fmt: skip
    return len(held ^ formed)


def _overtired(game: G) -> int:
    """Ports and armies with more exhausted pieces than pieces: always 0."""
    world = game.state
    ports = sum(
        port.tired > port.ships + sum(port.captains) or port.tired_goods > port.goods for port in world.ports.values()
    )
    fleets = sum(
        family.fleet.tired > family.fleet.ships or family.fleet.tired_goods > family.fleet.goods
        for family in world.families
    )
    armies = sum(
        army.tired_guns > army.guns or army.tired_officers > sum(army.officers) for army in world.armies.values()
    )
    return ports + fleets + armies
