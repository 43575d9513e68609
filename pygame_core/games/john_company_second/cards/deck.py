"""The deck of prestige and blackmail cards, its display, and who knows which facedown card.

A blackmail card that lies facedown on the table, in the display or before a family, has a number on its back: by
it everybody can follow the card when it changes hands, and only those who have seen its face know which it is.
"""

from __future__ import annotations

from typing import TypeGuard

from ....kernel.decisions import Target
from .. import targets
from ..components import CARDS
from ..ids import BlackmailId, CardId, PrestigeId
from ..refs import BACK, Back
from ..state import G, printed


def is_blackmail(card: CardId) -> TypeGuard[BlackmailId]:
    return CARDS[card].kind == "blackmail"


def is_prestige(card: CardId) -> TypeGuard[PrestigeId]:
    return not is_blackmail(card)


def lay_face_down(game: G, card: BlackmailId) -> None:
    back = game.state.london.back
    back[card] = len(back) + 1


def draw_display(game: G, rule: str) -> None:
    """As many new cards as a display has, or as remain; blackmail lies facedown."""
    london = game.state.london
    for _ in range(min(printed(game).card_numbers.display, len(london.deck))):
        card = london.deck.pop()
        if is_blackmail(card):
            lay_face_down(game, card)
        london.display.append(card)
    game.reveal()
    game.log("london.dealt", rule, cards=[face(game, card) for card in london.display], n=len(london.display))


def face(game: G, card: CardId) -> str:
    """What everybody sees of a card on the table: its name, or its back."""
    return BACK.text(Back(game.state.london.back[card])) if is_blackmail(card) else card


def place(game: G, card: CardId) -> Target:
    """Where a card of the display lies."""
    return targets.card_back(game.state.london.back[card]) if is_blackmail(card) else targets.CARD[card]


def knows(game: G, seat: int, card: CardId) -> bool:
    return card in game.state.families[seat].blackmail or card in game.state.london.known[seat]


def show(game: G, seat: int, card: BlackmailId) -> None:
    """A facedown card is seen by a seat."""
    if not knows(game, seat, card):
        game.state.london.known[seat].append(card)


def turn_up(game: G, card: CardId) -> None:
    """A facedown card is public from now on."""
    for known in game.state.london.known:
        if card in known:
            known.remove(card)
    game.reveal()


def discard(game: G, card: CardId) -> None:
    """Discards lie open."""
    turn_up(game, card)
    game.state.london.discards.append(card)


def gone(game: G, card: CardId) -> bool:
    """Whether everybody can see that nobody can hold this card facedown."""
    world = game.state
    return card in world.london.discards or any(card in family.played for family in world.families)
