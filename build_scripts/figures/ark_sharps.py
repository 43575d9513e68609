"""Whether a trick beats sound play at Arkwright: the largest gain of winning share that a scripted sharp has in the
seat of a steady bot, among three others."""

from typing import Any

from pygame_core.games.arkwright.refs import TAKEN, TakeMarker, TakeShip, TakeTile
from pygame_core.kernel.decisions import Decision
from pygame_core.parts.hints import Hint
from workshop.sharps import Habit, both, figures, wanting

GAME = "arkwright"
SEATS = 4
RICH = 45
"""Cash with which the buyer of shares goes to the exchange."""
OPENING = ("quality", "factory", "marketing", "machines")
"""The first turns of one who always begins alike."""


def marker(*kinds: str) -> Habit:
    """Always this action, as long as it brings anything at all."""

    def wanted(position: Any, asked: Decision, hint: Hint) -> bool:
        return hint.worth > -10 and position.components.marker.get(hint.answer, None) in [
            one for one in position.components.marker.values() if one.kind in kinds
        ]

    return wanting("turn.marker", wanted)


def takes(kind: type, *names: str) -> Habit:
    """Always such a special marker; of ships the largest."""

    def habit(position: Any, asked: Decision, found: list[Hint]) -> list[Hint]:
        if asked.code != "special.take":
            return found
        return [Hint(hint.answer, hint.worth + 100 * size(TAKEN.read(hint.answer))) for hint in found]

    def size(taken: Any) -> int:
        if not isinstance(taken, kind):
            return 0
        if isinstance(taken, TakeShip):
            return taken.capacity
        return int((taken.marker if isinstance(taken, TakeMarker) else taken.tile) in names)

    return habit


def buys(position: Any, asked: Decision, found: list[Hint]) -> list[Hint]:
    """To the exchange whenever there is money, and all of it for shares."""
    if asked.code == "exchange.buy":
        return [Hint(asked.listed(1000)[-1], 1.0)]
    rich = position.state.companies[asked.seat].cash >= RICH
    return marker("exchange")(position, asked, found) if rich else found


def hoards(position: Any, asked: Decision, found: list[Hint]) -> list[Hint]:
    """No share before the last exchange."""
    over = position.state.phase == "close"
    return found if asked.code != "exchange.buy" or over else [Hint(0, 1.0)]


def opens(position: Any, asked: Decision, found: list[Hint]) -> list[Hint]:
    """The same first turns in every game."""
    world = position.state
    return found if world.decade else marker(OPENING[world.cycle])(position, asked, found)


SHARPS: dict[str, Habit] = {
    "machines": both(
        marker("machines"), takes(TakeTile, "workshop"), takes(TakeMarker, "light_machines", "dark_machines")
    ),
    "quality": both(marker("quality"), takes(TakeMarker, "light_quality", "dark_quality")),
    "marketing": both(marker("marketing"), takes(TakeTile, "patent"), takes(TakeMarker, "light_marketing")),
    "factories": marker("factory"),
    "workers": marker("worker"),
    "ships": takes(TakeShip),
    "shares": buys,
    "hoard": hoards,
    "opening": opens,
    "dumping": wanting("price.set", lambda position, asked, hint: hint.answer == asked.listed(1)[0]),
}


FIGURES = figures("ark", GAME, SEATS, SHARPS)
