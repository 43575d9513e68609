"""The printed numbers that the page speaks of: in what a law, a card or an action does, and in notes of the board."""

from __future__ import annotations

from dataclasses import asdict

from .components.figures import Printed

Spoken = dict[str, int | list[int]]


def spoken(figures: Printed) -> Spoken:
    """By the names that the templates of `[does]` and the board have for them."""
    of_the_board: Spoken = {
        "opium": figures.offices.opium,
        "tires_from": figures.attrition.tires_from,
        "retires_from": figures.attrition.retires_from,
        "repeats": figures.actions.repeats,
        "passes_at": figures.parliament.passes_at,
        "drawn": figures.parliament.drawn,
        "tax": figures.parliament.tax,
        "bonus": figures.parliament.bonus,
        "window": figures.parliament.window,
    }
    return _of_cards(figures) | _of_enterprises(figures) | of_the_board


def _of_cards(figures: Printed) -> Spoken:
    laws, cards = figures.law_numbers, figures.card_numbers
    *prizes, highest = figures.highgate_prizes or [0]
    not_in_words: Spoken = {
        "highgate_prizes": prizes,
        "highgate_highest": highest,
        "other_sepoy_unrest": _unless(2, laws.sepoy_unrest),
        "other_fraud": _unless(2, cards.fraud),
        "other_trade_divisor": _unless(2, cards.trade_divisor),
        "other_deploy_divisor": _unless(2, cards.deploy_divisor),
    }
    return asdict(laws) | asdict(cards) | not_in_words


def _of_enterprises(figures: Printed) -> Spoken:
    yard, workshop, luxury = figures.enterprises.shipyard, figures.enterprises.workshop, figures.enterprises.luxury
    return {
        "shipyard_votes": yard.votes,
        "shipyard_income": yard.income,
        "workshop_votes": workshop.votes,
        "workshop_income": workshop.income,
        "workshop_points": workshop.points,
        "luxury_vp": luxury.vp,
        "luxury_windows": luxury.windows,
    }


def _unless(said: int, n: int) -> int:
    """0 for the number that a sentence has a word of its own for: double, half."""
    return 0 if n == said else n
