"""What must stay hidden, dealt afresh for search, and what must never change in sum."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel.chance import Chance
from .ids import Pile
from .state import LEFT, PORT, SEA, G, Market, is_neutral, printed


def resample(game: G, seat: int, chance: Chance) -> None:
    """Deal afresh, in place, what the seat cannot know: piles, face-down cards, the ships of others."""
    world = game.state
    pile = printed(game).pile[world.period - 1]
    for market in (world.indies, world.europe):
        _resample_market(market, pile, seat, chance)
    for company in range(len(world.companies)):
        if company != seat and not is_neutral(world, company):
            _resample_ships(game, company, chance)
    world.agent_cards.sort()
    chance.shuffle(world.agent_cards, "imagine")
    world.destinations.sort()
    chance.shuffle(world.destinations, "imagine")


def _resample_market(market: Market, current: Pile, seat: int, chance: Chance) -> None:
    """Piles are shuffled whenever a card is drawn: to put them in order is enough to forget how they lay."""
    hidden = market.card if not market.open and seat not in market.seen else ""
    if hidden:
        market.piles[current].append(hidden)
    for cards in market.piles.values():
        cards.sort()
    if hidden:
        pile = market.piles[current]
        market.card = pile.pop(chance.below(len(pile), "imagine"))


def _resample_ships(game: G, company: int, chance: Chance) -> None:
    """The company's face-down ships, and in Navigation those still in hand, change places among themselves."""
    world = game.state
    lying = [entry for stack in world.stacks.values() for entry in stack if entry.company == company]
    if not lying:
        return
    owner = world.companies[company]
    tiles = [entry.number for entry in lying]
    if world.phase.name == "navigation":
        tiles += [ship.tile for ship in owner.ships if ship.where == PORT]
    tiles.sort()
    chance.shuffle(tiles, "imagine")
    for entry, tile in zip(lying, tiles, strict=False):
        entry.number = tile
    at_sea = set(tiles[: len(lying)])
    for ship in owner.ships:
        if ship.tile in tiles:
            ship.where = SEA if ship.tile in at_sea else PORT


def conserved(game: G) -> dict[str, int]:
    """Sums that never change. The bank is a counter that may fall below zero."""
    world = game.state
    figures = printed(game)
    everybody = world.companies
    totals = {"money": world.bank + sum(owner.cash + owner.sales for owner in everybody)}
    for good in figures.goods:
        aboard = sum(ship.cargo.get(good, 0) for owner in everybody for ship in owner.ships)
        stored = sum(owner.store.get(good, 0) for owner in everybody)
        lying = world.indies.rows[good] + world.europe.rows[good]
        totals[good] = world.reserve[good] + lying + aboard + stored
    for company, owner in enumerate(everybody):
        name = figures.companies[company]
        totals[f"shares.{name}"] = owner.left + sum(other.shares[company] for other in everybody)
        totals[f"presidency.{name}"] = owner.presidency + owner.mortgaged
        totals[f"posts.{name}"] = owner.posts + list(world.seals.values()).count(company)
        totals[f"agents.{name}"] = len(owner.agents)
        totals[f"boxes.{name}"] = _misplaced(game, company)
        totals[f"ships.{name}"] = len({ship.tile for ship in owner.ships} | {*owner.stack} | {*owner.box})
        totals[f"adrift.{name}"] = _adrift(game, company)
    tiles = [[*(ship.tile for ship in owner.ships), *owner.stack, *owner.box] for owner in everybody]
    totals["doubles"] = sum(len(one) - len({*one}) for one in tiles)
    totals["below_zero"] = sum(n < 0 for n in _counts(game))
    return totals


def _counts(game: G) -> Iterator[int]:
    """All amounts that cannot be less than nothing."""
    world = game.state
    for amounts in (world.reserve, world.indies.rows, world.europe.rows):
        yield from amounts.values()
    for owner in world.companies:
        yield from (owner.cash, owner.sales, owner.left, owner.presidency, owner.mortgaged, owner.level, owner.posts)
        yield from owner.shares
        for cargo in (owner.store, *(ship.cargo for ship in owner.ships)):
            yield from cargo.values()


def _misplaced(game: G, company: int) -> int:
    """Agents whose box does not know them, and the reverse: always 0."""
    world = game.state
    at = sorted(agent.at for agent in world.companies[company].agents if agent.at in world.boxes)
    return int(at != sorted(box for box, entered in world.boxes.items() if company in entered))


def _adrift(game: G, company: int) -> int:
    """Whether a ship is not where it says it is: always 0."""
    world = game.state
    away = [*world.stacks.values(), *world.loading.track]
    left = [*world.left.values(), world.loading.waiting]
    lying = [tile.number for pile in away + left for tile in pile if tile.company == company]
    where = {
        place: [ship.tile for ship in world.companies[company].ships if ship.where == place] for place in (SEA, LEFT)
    }
    return int(sorted(lying) != sorted(where[SEA] + where[LEFT]))
