"""Temperaments: what a family likes beside what it is worth. Traders, soldiers and courtiers go different ways."""

from __future__ import annotations

from functools import cache

from ....parts.tempers import Temper
from ..components.start import Scenario
from ..state import G, printed

TRADER = Temper("trader", {
    "enlist_writer": 0.6, "seek_share": 1.0, "purchase_shipyard": 0.7, "enlist_officer": -0.9, "purchase_luxury": -0.5,
    "trade": 0.4, "deploy": -0.3, "office/company": 0.6, "office/army": -0.6,
})  # fmt: skip
SOLDIER = Temper("soldier", {
    "enlist_officer": 0.8, "enlist_writer": -0.4, "seek_share": -0.4, "purchase_luxury": -0.5, "deploy": 0.6,
    "office/army": 0.8, "office/company": -0.3, "trophy": 0.3,
})  # fmt: skip
COURTIER = Temper("courtier", {
    "purchase_luxury": 0.7, "purchase_workshop": 0.6, "enlist_officer": -0.8, "enlist_writer": -0.2, "deploy": -0.2,
    "law": 0.5, "prize": 0.4, "card": 0.4,
})  # fmt: skip
TEMPERS = {temper.name: temper for temper in (TRADER, SOLDIER, COURTIER)}

LEANING: dict[str, dict[str, int]] = {
    "writer": {"trader": 2},
    "share": {"trader": 1, "courtier": 1},
    "shipyard": {"trader": 2},
    "commander": {"soldier": 5},
    "officer_in_training": {"soldier": 2},
    "prime_minister": {"courtier": 4},
    "blackmail": {"courtier": 2},
    "luxury": {"courtier": 3},
    "workshop": {"courtier": 2},
    "chairman": {"trader": 1, "courtier": 2},
    "manager_of_shipping": {"trader": 1, "courtier": 2},
    "military_affairs": {"soldier": 4},
    "director_of_trade": {"trader": 3},
}
"""What the pieces of the setup cards make of a family; the offices not named make traders."""


def tempers(game: G) -> tuple[Temper, ...]:
    """The temper of each family, by how it began: no temper comes again before each has been given."""
    drafted = tuple(map(tuple, game.state.drafted))
    return _tempers(printed(game).scenarios[game.scenario], drafted, len(game.state.families))


@cache
def _tempers(scenario: Scenario, drafted: tuple[tuple[int, ...], ...], seats: int) -> tuple[Temper, ...]:
    leanings = [_leaning(scenario, drafted[seat] if drafted else (), seat) for seat in range(seats)]
    ranked = sorted((-leaning[name], seat, name) for seat, leaning in enumerate(leanings) for name in TEMPERS)
    most = -(-seats // len(TEMPERS))
    given: dict[int, str] = {}
    for _, seat, name in ranked:
        if seat not in given and list(given.values()).count(name) < most:
            given[seat] = name
    return tuple(TEMPERS[given[seat]] for seat in range(seats))


def _leaning(scenario: Scenario, cards: tuple[int, ...], seat: int) -> dict[str, int]:
    """Before there are setup cards, the seats alone make the difference."""
    total = {name: int(place == seat % len(TEMPERS)) for place, name in enumerate(TEMPERS)}
    for item in (item for number in cards for item in scenario.items(number)):
        kind = item.at if item.kind == "office" else item.kind
        for name, n in LEANING.get(kind, {"trader": 2} if item.kind == "office" else {}).items():
            total[name] += 3 * n
    return total
