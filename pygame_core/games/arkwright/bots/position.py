"""What a position is worth: shares, cash, and what factories and tools should still bring.

How much of each comes true is measured: what steady players had at the beginning of each cycle, in some fifty games of
either length, against who was ahead by how much in the end.
"""

from __future__ import annotations

from .. import labor, stock
from ..ids import Good
from ..phases import influence
from ..scoring import standing
from ..state import G
from . import tools, worth

CONTRACT_SPACE = 0.5
"""An open contract is feared for half of what it would cost in the end."""
LOAN = 16.0
"""What a loan costs in the end."""
RISING = 0.3
"""So much of the rise that is to be expected comes true for shares that are held now."""
EARNED = 0.7
"""So much of the profit that a factory makes at its best price, since others change theirs."""
STAFFED = 0.4
"""So much of what it would make more with somebody on every place."""
LEVEL, FACTORY = 10.0, 14.0
"""Beside that each level brings something in a production, and each factory costs something: turns and cash."""
TOOLS = 0.2
"""Others have tools, too: so much of what they should bring is a lead."""


def evaluate(game: G, seat: int) -> float:
    """The points a seat may expect in the end."""
    if game.result is not None:
        return float(game.result["scores"][seat])
    company, value = game.state.companies[seat], stock.value(game, seat)
    rising = RISING * (worth.last_value(game, seat) - value)
    found = company.shares * (value + rising) + company.cash - LOAN * company.loans
    found += sum(prospect(game, seat, good) for good in company.factories)
    room = sum(ship.capacity for ship in company.ships)
    doubtful = sum(number for number in company.contracts.values() if number > room)
    found -= CONTRACT_SPACE * worth.step_worth(game, seat) * doubtful
    found += TOOLS * tools.equipment(game, seat, company, tools.outlook(game, seat))
    if game.options["eitc"]:
        found += influence.worth(game, seat)
    return max(found, float(standing(game, seat)) / 2)


def prospect(game: G, seat: int, good: Good) -> float:
    """What a factory should bring in all the productions that are left."""
    factory, left = game.state.companies[seat].factories[good], worth.cycles_left(game, good)
    if not left:
        return 0.0
    best = worth.best_price(game, seat, good, factory)[0]
    full = worth.best_price(game, seat, good, worth.staffed(game, good, factory, labor.to_be_had(game)))[0]
    return left * (EARNED * best + STAFFED * (full - best) + LEVEL * factory.level - FACTORY)
