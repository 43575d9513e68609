"""What a family could do if others lent it money.

Money changes hands beside a question. So who lacks nothing but money for something of its turn is asked about it all
the same, as long as the others have enough: the question stands for the deals that can be made beside it.
"""

from __future__ import annotations

from typing import Any, Final

from ...kernel.entries import BESIDE
from .crown.family import persons
from .state import G

SINCE: Final = 5
"""The version of the rules that brought these questions."""
WINDOW: Final = "if_lent"
IF_LENT: Final[dict[str, Any]] = {"window": WINDOW, BESIDE: True}
"""The parameters of a question that stands for a loan."""


def can_borrow(game: G, seat: int, cost: int) -> bool:
    """Whether the family cannot pay so much by itself, but others have what is missing."""
    if game.rules < SINCE:
        return False
    families = game.state.families
    missing = cost - families[seat].cash
    return 0 < missing <= sum(families[other].cash for other in persons(game) if other != seat)
