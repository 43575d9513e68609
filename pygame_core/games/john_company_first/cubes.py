"""Cubes of a family that must be placed: from its stock, and when that is empty from its prizes and manors."""

from __future__ import annotations

from ...kernel.decisions import Decision, Option, Pick
from ...kernel.game import Step
from ...kernel.reasons import OPEN
from . import targets
from .prizes import cubes
from .state import G

MANOR = "manor"


def reusable(game: G, seat: int) -> int:
    """Cubes on prizes and manors."""
    return cubes(game, seat) + game.state.boxes.manors[seat]


def placeable(game: G, seat: int) -> int:
    """How many cubes can be placed: those of the stock, and only if there is none those that lie elsewhere."""
    return game.state.families[seat].stock or reusable(game, seat)


def sources(game: G, seat: int) -> list[Option]:
    found = [
        Option(prize, OPEN, targets.PRIZE[prize], prize)
        for prize, claims in game.state.prizes.items() if claims.fresh[seat] + claims.used[seat]
    ]  # fmt: skip
    if game.state.boxes.manors[seat]:
        found.append(Option(MANOR, OPEN, targets.BOX["manor"], "box.manor"))
    return found


def take(game: G, seat: int) -> Step:
    """One cube leaves the stock, or the prize or manor that its family gives up for it. The caller places it; False if
    a deal has left the family none."""
    yield from free_cube(game, seat)
    if not game.state.families[seat].stock:
        return False
    game.state.families[seat].stock -= 1
    return True


def free_cube(game: G, seat: int) -> Step:
    """A cube for the stock, if there is none: from the prize or manor that its family gives up."""

    def ask() -> Decision | None:
        found = sources(game, seat)
        if game.state.families[seat].stock or not found:
            return None
        return Pick(seat, "cubes.source", found, "jc1.family.cubes.reuse_choice")

    if ask() is None:
        return
    source = yield ask
    if source is None:
        return
    if source == MANOR:
        game.state.boxes.manors[seat] -= 1
    else:
        claims = game.state.prizes[source]
        side = claims.used if claims.used[seat] else claims.fresh
        side[seat] -= 1
    game.state.families[seat].stock += 1
    game.log("cubes.reused", "jc1.family.cubes.reuse", seat=seat, source=source)
