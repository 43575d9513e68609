"""The neutral company's turn in phase A: an Agent card with two effects and three Agents."""

from __future__ import annotations

from collections.abc import Callable

from ....parts.automa import follow
from ..ids import BoxId, EffectId
from ..neutral import FASTEST, LARGEST, NEUTRAL, ShipPlans
from ..state import G, free_docks, neutral_company, printed, receive, steps
from . import abilities


@steps("neutral.agents")
def play(game: G) -> None:
    """Draw one card, apply its two effects, then place its three Agents. The card leaves the game."""
    world = game.state
    drawn = world.agent_cards.pop()
    world.placing.card = drawn
    game.reveal()
    card = printed(game).agent_cards[drawn]
    game.log(
        "neutral.card", "eic.two.agents.card", card=card.id, effects=[f"effect.{effect}" for effect in card.effects]
    )
    for effect in card.effects:
        EFFECTS[effect](game)
    for index, box in enumerate(card.boxes):
        place_agent(game, index, box)


def take_ship(game: G, plans: ShipPlans) -> None:
    """A ship of its stack, for free; it takes the first free dock, or that of a ship that goes."""
    figures = printed(game)
    company = neutral_company(game)
    own = game.state.companies[company]
    chosen = follow(game, abilities.ship_question(game, company), plans.take)
    tile = chosen.answer
    if tile == "none":
        game.log("neutral.no_ship", chosen.rule, seat=company)
        return
    docks = free_docks(own, figures.docks[own.level])
    if not docks:
        gone = follow(game, abilities.discard_question(game, company, tile), plans.discard)
        docks = [abilities.discard(game, company, gone.answer)]
    abilities.dock_new(own, tile, docks[0])
    game.log("neutral.ship", chosen.rule, seat=company, ship=figures.tiles[tile].id)


def take_post(game: G, number: int) -> None:
    """A Trading Post in the zone, if the rules for posts allow one."""
    company = neutral_company(game)
    zone = next(zone for zone in printed(game).zones if zone.number == number)
    question = abilities.post_question(game, company, zone.id)
    if question.possible() and game.state.companies[company].posts:
        abilities.set_post(game, company, NEUTRAL.decide(game, question).answer)
    else:
        game.log("neutral.no_post", "eic.two.effect.post_blocked", seat=company, zone=zone.id)


EFFECTS: dict[EffectId, Callable[[G], None]] = {
    "ship_sail": lambda game: take_ship(game, FASTEST),
    "ship_crate": lambda game: take_ship(game, LARGEST),
    "dock_extension": lambda game: abilities.extend(game, neutral_company(game)),
    "trading_post_1": lambda game: take_post(game, 1),
    "trading_post_2": lambda game: take_post(game, 2),
    "trading_post_3": lambda game: take_post(game, 3),
}
"""What the effects of Agent cards do."""


def place_agent(game: G, index: int, box: BoxId) -> None:
    """No ability, no cost; each player already there gets the entry fee from the bank."""
    world = game.state
    company = neutral_company(game)
    fee = printed(game).fee
    for other in world.boxes[box]:
        receive(game, other, fee)
        game.log("neutral.fee", "eic.two.place.bank_pays", seat=other, n=fee)
    world.boxes[box].append(company)
    world.companies[company].agents[index].at = box
    game.log("neutral.placed", "eic.two.place.three", seat=company, box=box)
