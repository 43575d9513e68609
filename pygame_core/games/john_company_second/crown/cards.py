"""The AI cards: what the faceup card and the back of the next one say."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..components import SEA_ZONES
from ..components.crown_figures import AiCard, Metric
from ..ids import ClimateId, PresidencyId, RegionId, Way
from ..pieces import all_shares, ships_in
from ..state import G, printed
from .family import crown, seat_of


def shuffle_deck(game: G) -> None:
    """At setup: all ten facedown, then the first one up."""
    mine = crown(game)
    mine.deck = list(printed(game).crown.cards)
    game.chance.shuffle(mine.deck, "crown")
    _turn(game)


def _turn(game: G) -> None:
    """The next card comes faceup. When none is left facedown the others are shuffled at once: a back always lies there
    to be read."""
    mine = crown(game)
    if mine.card:
        mine.used.append(mine.card)
    mine.card = mine.deck.pop()
    if not mine.deck:
        mine.deck, mine.used = mine.used, []
        game.chance.shuffle(mine.deck, "crown")
        game.log("crown.reshuffled", "jc2.solo.ai.deck_out", n=len(mine.deck))
    mine.turned = game.state.turn.number
    game.reveal()
    game.log("crown.card", "jc2.solo.ai.climate_chart", card=mine.card)


def turn_card(game: G, rule: str) -> None:
    """A new card, and at once the climate that its chart gives."""
    _turn(game)
    set_climate(game, rule)


def set_climate(game: G, rule: str) -> None:
    mine = crown(game)
    mine.climate = climate_of(game, face(game))
    game.log("crown.climate", rule, climate=f"climate.{mine.climate}", card=mine.card)


def face(game: G) -> AiCard:
    return printed(game).crown.cards[crown(game).card]


def back(game: G) -> AiCard:
    """The card on top of the facedown ones: only its back may be read."""
    return printed(game).crown.cards[crown(game).deck[-1]]


# --- the climate ----------------------------------------------------------------------------------------------
def climate_of(game: G, card: AiCard) -> ClimateId:
    """The first row of the chart that fits."""
    n = measured(game, card.metric)
    for row in card.chart:
        if row.least <= n <= row.most and (not row.deregulated or game.state.company.deregulated):
            return row.climate
    return card.chart[-1].climate


def measured(game: G, metric: Metric) -> int:
    """What a chart goes by. Places of Standing count from the one above failure."""
    company = game.state.company
    match metric:
        case "standing_place":
            return company.standing
        case "presidencies_with_region":
            return len({at.control for at in game.state.india.regions.values()} - {""})
        case "debt":
            return company.debt
        case "sea_zones_two_ships":
            return len([zone for zone in SEA_ZONES if ships_in(game, zone) >= 2])
        case "company_shares":
            return all_shares(game)
        case "crown_treasury":
            return game.state.families[seat_of(game)].cash
    return 0


# --- ties -----------------------------------------------------------------------------------------------------
def presidencies(game: G) -> list[PresidencyId]:
    """In the order of the black arrow, the white arrow and what is left."""
    ranked = sorted(zip(face(game).rank, back(game).slots, strict=True))
    return [slot for _, slot in ranked]


def by_arrows(game: G, some: Iterable[str]) -> list[PresidencyId]:
    """Some of the Presidencies in that order."""
    found = set(some)
    return [presidency for presidency in presidencies(game) if presidency in found]


def way(game: G) -> Way:
    """Where the finger points."""
    return back(game).ways[face(game).finger]


def by_regions(game: G, some: Iterable[str]) -> list[RegionId]:
    """Some regions in the order of the list at the bottom of the card."""
    found = set(some)
    return [region for region in face(game).regions if region in found]


def from_splay(splay: Sequence[str], left: Iterable[str], shaded: int) -> str:
    """Which of three cards is taken: the one in the shaded place, else the next to the right, from the right end on
    the left.

    >>> from_splay(["a", "b", "c"], ["a", "b"], 2)
    'a'
    """
    still = set(left)
    turned = [*splay[shaded:], *splay[:shaded]]
    return next(card for card in turned if card in still)
