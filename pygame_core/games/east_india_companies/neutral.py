"""What the neutral company of the 2-player game decides, and by which rule.

It is asked the questions of a player, made by the phases themselves. A plan is a pure function from the position and
the question to an answer with its reason; cards it goes by lie open in the position.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ...kernel.decisions import Allocate, Decision
from ...parts.automa import Automa, Choice, Plan
from .components.figures import ShipType
from .state import G, World, has_post, is_neutral, loading_zone, printed, row_room, ship_of


# --- A. the effects of Agent cards --------------------------------------------------------------------------------
class ShipPlans(NamedTuple):
    """Which ship a ship effect takes, and which one goes when there is no free dock."""

    take: Plan[World]
    discard: Plan[World]


def _ship_plans(merit: Callable[[ShipType], int], rule: str) -> ShipPlans:
    def take(game: G, asked: Decision) -> Choice:
        """The best unused ship of the period, else the best older one, of equals the later."""
        tiles = printed(game).tiles
        built = [tile for tile in asked.answers() if tile != "none"]
        known = [tile for tile in built if tiles[tile].period == game.state.period] or built
        if not known:
            return Choice("none", "eic.two.effect.ship_fallback")
        return Choice(max(known, key=lambda tile: (merit(tiles[tile]), tiles[tile].period)), rule)

    def discard(game: G, asked: Decision) -> Choice:
        """The oldest ship; those that cannot be bought (the Galleons) are older than all others. Of two equally old
        ones the better goes."""
        tiles = printed(game).tiles

        def age(tile: int) -> tuple[bool, int, int]:
            ship = tiles[tile]
            return ship.purchasable, ship.period, -merit(ship)

        return Choice(min(asked.answers(), key=age), "eic.two.effect.ship_oldest")

    return ShipPlans(take, discard)


FASTEST = _ship_plans(lambda ship: ship.speed, "eic.two.effect.sail")
LARGEST = _ship_plans(lambda ship: ship.tonnage, "eic.two.effect.crate")


def first_seal(game: G, asked: Decision) -> Choice:
    """Of the seals of the effect's zone, which alone are in question, the first free one."""
    return Choice(next(asked.answers()), "eic.two.effect.post")


# --- C. ---------------------------------------------------------------------------------------------------------
def zone_of_card(game: G, asked: Decision) -> Choice:
    """The zone of the Destination card that has just been drawn; of a list the first with a neutral post, else the
    first."""
    card = printed(game).destination_cards[game.state.sailing.drawn[-1]]
    with_post = [zone for zone in card.zones if card.by_posts and has_post(game, asked.seat, zone)]
    rule = "eic.two.navigation.posts" if card.by_posts else "eic.two.navigation.single"
    return Choice((with_post or card.zones)[0], rule)


def _leftmost(rule: str) -> Plan[World]:
    def plan(game: G, asked: Decision) -> Choice:
        own = game.state.companies[asked.seat]
        return Choice(min(asked.answers(), key=lambda tile: ship_of(own, tile).dock), rule)

    return plan


# --- D. and E. ----------------------------------------------------------------------------------------------------
def next_cube(game: G, asked: Decision) -> Choice:
    """The zone's primary good while there is any, then tea, then home."""
    able = list(asked.answers())
    primary, other = loading_zone(game).goods
    if primary in able:
        return Choice(primary, "eic.two.loading.primary")
    return Choice(other, "eic.two.loading.tea") if other in able else Choice("home", "eic.two.loading.full")


def sell_all(game: G, asked: Decision) -> Choice:
    assert isinstance(asked, Allocate)
    return Choice([slot.cap for slot in asked.slots], "eic.two.selling.warehouse_all")


def sell_while_there_is_room(game: G, asked: Decision) -> Choice:
    """Everything is sold while its row has room, then stored, then sold at the price of a full row."""
    assert isinstance(asked, Allocate)
    free = asked.params["room"]
    counts = []
    for slot in asked.slots:
        stored = min(free, max(0, slot.cap - row_room(game, slot.value)))
        free -= stored
        counts.append(slot.cap - stored)
    return Choice(counts, "eic.two.selling.ship_all")


NEUTRAL: Automa[World] = Automa(
    "the neutral company",
    lambda game, company: is_neutral(game.state, company),
    {
        "agents.post": first_seal,
        "navigation.zone": zone_of_card,
        "navigation.ship": _leftmost("eic.two.navigation.leftmost"),
        "loading.ship": next_cube,
        "selling.warehouse": sell_all,
        "selling.which": _leftmost("eic.two.selling.leftmost"),
        "selling.ship": sell_while_there_is_room,
    },
)
