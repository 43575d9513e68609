"""What a position is worth: shares at their last value, cash, and what factories and tools should still bring."""

from __future__ import annotations

from ..phases import influence
from ..scoring import standing
from ..state import G
from . import tools, worth

CONTRACT_SPACE = 0.5
"""An open contract is feared for half of what it would cost in the end."""
LOAN = 16.0
"""What a loan costs in the end."""


def evaluate(game: G, seat: int) -> float:
    """The points a seat may expect in the end."""
    if game.result is not None:
        return float(game.result["scores"][seat])
    company = game.state.companies[seat]
    found = company.shares * worth.last_value(game, seat) + company.cash - LOAN * company.loans
    for good, factory in company.factories.items():
        now = worth.profit(game, seat, good, factory, factory.price)
        best = worth.best_price(game, seat, good, factory)[0]
        found += worth.cycles_left(game, good) * (now + best) / 2
    room = sum(ship.capacity for ship in company.ships)
    doubtful = sum(number for number in company.contracts.values() if number > room)
    found -= CONTRACT_SPACE * worth.step_worth(game, seat) * doubtful
    found += tools.equipment(game, seat, company, tools.outlook(game, seat))
    if game.options["eitc"]:
        found += influence.worth(game, seat)
    return max(found, float(standing(game, seat)) / 2)
