"""The administration spaces: what events lock, and which markers are locked in."""

from __future__ import annotations

from ...kernel.reasons import OPEN, Closed, Reason
from .ids import MarkerId
from .state import Company, G, has_tile, printed, runs


def locked_two(game: G, company: Company, place: int) -> bool:
    """Bureaucracy locks the cheapest space, but for whoever has an Administrator."""
    return game.state.bureaucracy and place == 0 and not has_tile(company, "administrator")


def locked_ten(game: G, seat: int, place: int) -> bool:
    """The Hamburg crisis locks the dearest space until its owner pays to open it."""
    if place < len(printed(game).spaces) - 1:
        return False
    running = runs(game, "hamburg")
    return running is not None and seat not in running.used


def not_locked_in(game: G, company: Company, marker: MarkerId) -> Reason:
    """A marker on a space that has been locked since is of no use in this decade, not to an Investor either."""
    if marker in company.spaces and locked_two(game, company, company.spaces.index(marker)):
        return Closed("ark.tile.administrator.lost")
    return OPEN
