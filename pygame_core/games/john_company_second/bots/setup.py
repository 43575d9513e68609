"""The draft of the setup cards: what a family begins with is the first thing that it weighs."""

from __future__ import annotations

from ....kernel.decisions import Pick
from ....parts.hints import Hint
from ..components.start import Item
from ..crown.family import plays
from .stakes import COIN, SCHEMES, Stakes

OFFICES = {
    "chairman": 4.0, "director_of_trade": 3.0, "manager_of_shipping": 2.4, "military_affairs": 2.6,
    "president_of_bombay": 3.2, "president_of_madras": 3.2, "president_of_bengal": 3.8,
}  # fmt: skip
PIECES = {
    "share": 1.4, "writer": 1.6, "commander": 3.2, "officer_in_training": 1.2, "prime_minister": 4.0, "workshop": 3.6,
    "luxury": 2.6, "blackmail": sum(SCHEMES.values()) / len(SCHEMES) + 0.6,
}  # fmt: skip
"""What these are worth before the first turn."""
SHIPYARD, UNFITTED = 2.6, 1.5
TO_RULE = {
    "chairman": 7.0, "director_of_trade": 4.0, "manager_of_shipping": 3.5, "military_affairs": 1.0,
    "president_of_bombay": 5.0, "president_of_madras": 5.0, "president_of_bengal": 5.5,
}  # fmt: skip
TO_VOTE, TO_MARCH = 2.5, 1.5
"""Offices, shares and commands beside the Crown, which has whatever a person leaves. By its charts it pays out all
money in one year and has none to trade with in the next: the Company lives longer under a person."""


def draft(s: Stakes, d: Pick) -> list[Hint]:
    scenario, crown = s.printed.scenarios[s.game.scenario], plays(s.game)
    return [Hint(number, sum(_item(item, crown) for item in scenario.items(number))) for number in d.answers()]


def _item(item: Item, crown: bool) -> float:
    match item.kind:
        case "cash":
            return COIN * item.n
        case "office":
            return (TO_RULE if crown else OFFICES).get(item.at, 2.0)
        case "shipyard":
            return UNFITTED if item.at == "unfitted" else SHIPYARD
        case "share" if crown:
            return TO_VOTE
        case "commander" if crown:
            return TO_MARCH
    return PIECES[item.kind]
