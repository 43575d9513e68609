"""Whether a trick beats sound play at Arkwright: the largest gain of winning share that a scripted sharp has in the
seat of a steady bot, among others of the kind. With three players the one printed light Quality marker is raced for."""

from typing import Any

from pygame_core.games.arkwright.refs import CONTRACT, TAKEN, Contract, TakeMarker, TakeShip, TakeTile
from pygame_core.kernel.decisions import Decision, Pick
from pygame_core.kernel.reasons import OPEN
from pygame_core.parts.hints import Hint
from workshop.sharps import WANTED, Habit, both, figures, wanting

GAME = "arkwright"
SEATS = (4, 3)
RICH = 45
"""Cash with which the buyer of shares goes to the exchange."""
OPENING = ("quality", "factory", "marketing", "machines")
"""The first turns of one who always begins alike."""
EARLY = 2
"""Decades in which quality and marketing are worth most."""


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
        return [Hint(hint.answer, hint.worth + WANTED * size(TAKEN.read(hint.answer))) for hint in found]

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


def first(wanted: str, kind: str) -> Habit:
    """A marker of the first row before anything else, by whatever action lets one take it; then it is used in every
    turn of the first two decades."""
    take, use = takes(TakeMarker, wanted), marker(kind)

    def habit(position: Any, asked: Decision, found: list[Hint]) -> list[Hint]:
        world = position.state
        owned = wanted in world.companies[asked.seat].gray
        if not owned and any(wanted in row for row in world.gray[:1]):
            return both(marker("machines", "worker"), take)(position, asked, found)
        return use(position, asked, found) if owned and world.decade < EARLY else found

    return habit


def promises(position: Any, asked: Decision, found: list[Hint]) -> list[Hint]:
    """The largest contract of every good that a ship could carry."""
    if asked.code != "exchange.contract" or not isinstance(asked, Pick):
        return found
    room = sum(ship.capacity for ship in position.state.companies[asked.seat].ships)
    made = [CONTRACT.read(option.value) for option in asked.options if option.why is OPEN]
    able = [one for one in made if isinstance(one, Contract) and one.space <= room]
    return [*found, *(Hint(CONTRACT.text(one), WANTED + one.space) for one in able)]


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
    "light_quality_first": first("light_quality", "quality"),
    "light_marketing_first": first("light_marketing", "marketing"),
    "contracts": both(takes(TakeShip), promises),
    "dumping": wanting("price.set", lambda position, asked, hint: hint.answer == asked.listed(1)[0]),
}


FIGURES = figures("ark", GAME, SEATS, SHARPS)
