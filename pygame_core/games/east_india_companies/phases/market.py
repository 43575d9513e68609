"""The two markets: the dice of the period, the face-down cards with their Influence, supply and demand."""

from __future__ import annotations

from ....kernel.decisions import Option, Pick
from ....kernel.game import Step
from ....kernel.reasons import OPEN, RuleBug
from .. import targets
from ..ids import MARKETS, BoxId, CardId, Good, MarketId
from ..state import G, Market, is_neutral, printed, steps

INFLUENCE: dict[MarketId, BoxId] = {"indies": "governor.influence_indies", "europe": "investor.influence_europe"}
CHOOSE_RULE: dict[MarketId, str] = {
    "indies": "eic.navigation.influence.indies_choose",
    "europe": "eic.navigation.influence.europe_choose",
}
WORDS: dict[MarketId, str] = {"indies": "market.indies", "europe": "market.europe"}
"""What messages call each market."""


def market_of(game: G, market: MarketId) -> Market:
    return game.state.indies if market == "indies" else game.state.europe


@steps("market.estimate")
def estimate(game: G) -> None:
    """The four Indies dice, then the four Europe dice, for everybody to see."""
    figures = printed(game)
    first = game.state.initiative[0]
    for name in MARKETS:
        faces = [figures.faces[die] for die in (game.chance.below(len(figures.faces), "dice") for _ in figures.goods)]
        market_of(game, name).dice = dict(zip(figures.goods, faces, strict=True))
        game.log(
            "market.rolled",
            "eic.agents.estimate.roll",
            seat=first,
            market=WORDS[name],
            dice=faces,
            **market_of(game, name).dice,
        )


@steps("market.draw")
def draw_card(game: G, market: MarketId) -> Step:
    """Set the card of the period face down: chosen by the first on the Influence box, else drawn at random."""
    world = game.state
    entered = world.boxes[INFLUENCE[market]]
    pile = market_of(game, market).piles[printed(game).pile[world.period - 1]]
    side = market_of(game, market)
    side.seen = []
    side.open = False
    if entered and not is_neutral(world, entered[0]):
        world.phase.active = seat = entered[0]
        card: CardId = yield lambda: Pick(
            seat, "navigation.card", card_options(game, market, pile), CHOOSE_RULE[market],
            market=WORDS[market], side=market,
        )  # fmt: skip
        pile.remove(card)
        game.log("market.chosen", CHOOSE_RULE[market], seat=seat, market=WORDS[market])
    else:
        game.chance.shuffle(pile, "cards")
        card = pile.pop()
        game.log("market.drawn", "eic.navigation.cards.random", market=WORDS[market])
    side.card = card
    side.seen = [seat for seat in entered if not is_neutral(world, seat)]
    values = printed(game).cards[game.seats][card]
    for seat in side.seen:
        rule = "eic.navigation.influence.peek"
        game.log("market.looked", rule, to=seat, seat=seat, market=WORDS[market], **values)


def card_options(game: G, market: MarketId, pile: list[CardId]) -> list[Option]:
    """The cards of the pile with what each means together with the dice."""
    worth = printed(game).cards[game.seats]
    dice = market_of(game, market).dice
    return [
        Option(
            card, OPEN, targets.CARD[card], "navigation.card", **worth[card],
            **{f"{good}_all": n + dice[good] for good, n in worth[card].items()},
        )
        for card in sorted(pile)
    ]  # fmt: skip


def laid_card(market: Market) -> CardId:
    """The card of the period, once it has been set."""
    if not market.card:
        raise RuleBug("no card of the period has been set")
    return market.card


def turn_up(game: G, market: MarketId, rule: str) -> dict[Good, int]:
    """Reveal the card of the period; gives die + card for each good."""
    side = market_of(game, market)
    side.open = True
    game.reveal()
    worth = printed(game).cards[game.seats][laid_card(side)]
    game.log("market.turned", rule, market=WORDS[market], **worth)
    return {good: side.dice[good] + n for good, n in worth.items()}


@steps("market.supply")
def supply(game: G) -> None:
    """New cubes reach the Indies, from the dearest empty slot down, as far as slots and reserve go."""
    world = game.state
    rows = world.indies.rows
    board = printed(game).indies[game.seats]
    for good, wanted in turn_up(game, "indies", "eic.loading.supply.reveal").items():
        placed = min(wanted, len(board[good].slots) - rows[good], world.reserve[good])
        rows[good] += placed
        world.reserve[good] -= placed
        rule = "eic.loading.supply.sum" if placed == wanted else "eic.loading.supply.overflow"
        game.log("market.supplied", rule, good=good, n=placed, wanted=wanted, lying=rows[good])


@steps("market.demand")
def demand(game: G) -> None:
    """Europe uses up cubes, from the cheapest slot up."""
    world = game.state
    rows = world.europe.rows
    for good, wanted in turn_up(game, "europe", "eic.selling.demand.reveal").items():
        taken = min(wanted, rows[good])
        rows[good] -= taken
        world.reserve[good] += taken
        rule = "eic.selling.demand.sum" if taken == wanted else "eic.selling.demand.excess"
        game.log("market.demanded", rule, good=good, n=taken, wanted=wanted, lying=rows[good])
