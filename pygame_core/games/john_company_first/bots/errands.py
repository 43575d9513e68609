"""Acts beside a question that deserve a thought: promises bought back, a loan for the Company, money for one's firm."""

from __future__ import annotations

from ....kernel.decisions import Option
from ..company import PRESIDENT
from ..firms import firm_of
from ..state import CHAIRMAN, NOBODY, G, holder
from .worth import DICE

USEFUL = ("promise.buy_back", "promise.recall", "debt.take", "firm.fund")
"""Acts that may gain something."""


def errands(game: G, seat: int, acts: list[Option]) -> list[Option]:
    found = []
    for option in acts:
        if option.code == "debt.take" and not _needs_loan(game):
            continue
        if option.code == "firm.fund" and (option.params["other"] != seat or not _needs_money(game, seat)):
            continue
        if option.code in USEFUL and option.why:
            found.append(option)
    return found


def _needs_loan(game: G) -> bool:
    """Nobody could pay for a Sail."""
    cash = sum(game.state.offices[office].cash for office in PRESIDENT.values())
    return holder(game, CHAIRMAN) != NOBODY and cash < DICE and game.state.turn.number > 1


def _needs_money(game: G, seat: int) -> bool:
    one, turn = game.state.families[seat], game.state.turn
    if one.firm is None or turn.phase != "family" or turn.number == turn.last:
        return False
    return firm_of(game, seat).cash <= DICE and one.fleet.ships > 0
