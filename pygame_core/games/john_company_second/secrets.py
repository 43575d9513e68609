"""What must stay hidden, dealt afresh for search."""

from __future__ import annotations

from typing import Any

from ...kernel.chance import Chance
from . import india
from .cards.deck import is_blackmail, knows
from .state import G, printed


def resample(game: G, seat: int, chance: Chance) -> None:
    """Deal afresh, in place, what the seat cannot know: the decks, facedown blackmail, the order of the events."""
    _resample_cards(game, seat, chance)
    deck = game.state.parliament.deck
    deck.sort()
    chance.shuffle(deck, "imagine")
    _resample_tiles(game, chance)
    _resample_ai_deck(game, chance)
    if game.state.firms:
        _resample_strategies(game, seat, chance)


def _resample_ai_deck(game: G, chance: Chance) -> None:
    """Of the facedown AI cards the back of the uppermost is seen: it may be any that has such a back."""
    if game.state.crown is None or not game.state.crown.deck:
        return
    mine, rows = game.state.crown, printed(game).crown.cards
    back = rows[mine.deck[-1]].slots, rows[mine.deck[-1]].ways
    cards = sorted(mine.deck)
    chance.shuffle(cards, "imagine")
    top = next(card for card in cards if (rows[card].slots, rows[card].ways) == back)
    cards.remove(top)
    mine.deck = [*cards, top]


def _resample_strategies(game: G, seat: int, chance: Chance) -> None:
    """Cards of other managers that lie facedown may be any that they can have laid."""
    from .phases.firms import strategy

    for firm in game.state.firms:
        if firm.manager != seat and firm.venture and not firm.venture.shown:
            firm.venture.strategy = chance.choice(strategy.possible(game, firm), "imagine")


def _resample_cards(game: G, seat: int, chance: Chance) -> None:
    """Unknown facedown cards change places with each other and with those in the deck; the numbers on the backs
    stay where they are. Who was shown such a card has, in that other world, been shown the other one."""
    world = game.state
    london = world.london
    places: list[Any] = [
        london.display,
        *(family.blackmail for other, family in enumerate(world.families) if other != seat),
    ]
    hidden = [
        (pile, index)
        for pile in places
        for index, card in enumerate(pile)
        if is_blackmail(card) and not knows(game, seat, card)
    ]
    backs = [london.back[pile[index]] for pile, index in hidden]
    witnesses = [[other for other, known in enumerate(london.known) if pile[index] in known] for pile, index in hidden]
    pool = sorted(london.deck + [pile[index] for pile, index in hidden])
    for pile, index in hidden:
        card = pile[index]
        del london.back[card]
        for known in london.known:
            if card in known:
                known.remove(card)
    blackmail = [card for card in pool if is_blackmail(card)]
    chance.shuffle(blackmail, "imagine")
    for (pile, index), back, saw in zip(hidden, backs, witnesses, strict=True):
        card = pile[index] = blackmail.pop()
        london.back[card] = back
        for other in saw:
            london.known[other].append(card)
        pool.remove(card)
    chance.shuffle(pool, "imagine")
    london.deck = pool


def _resample_tiles(game: G, chance: Chance) -> None:
    """The back of the top tile lies open, and after a Shuffle the former discards are known to lie above the rest."""
    top = india.may_lie_on_top(game)
    stack = []
    for part in india.unordered(game):
        part.sort()
        chance.shuffle(part, "imagine")
        stack += part
    if top:
        first = next(tile for tile in reversed(stack) if tile in top)
        stack.remove(first)
        stack.append(first)
    game.state.india.tiles = stack
