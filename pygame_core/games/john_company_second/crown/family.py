"""Which family the Crown is, its promise cubes, and who chooses where its charts leave something open."""

from __future__ import annotations

from typing import Any, Final, Literal

from ....kernel.reasons import RuleBug
from ..components import rule_of
from ..components.crown import CLIMATES
from ..components.crown_figures import Chart, Favour, Level
from ..components.figures import Printed
from ..ids import ClimateId
from ..pieces import held_by, holder
from ..state import NOBODY, G, families, printed
from ..state_crown import Crown, Deed, Duty, Presiding

ALONE = 2
"""So many persons at most have the Crown beside them."""
WINDOW: Final = "favour"
"""The kind of all questions what the Crown shall do for cubes."""
Moment = Literal["before", "after", "prestige", "basic"]
"""When persons are asked: round the London Season, or for the basic favours."""
LAST_DEEDS = 8
"""So many of its decisions the board shows with their reasons."""


def crown(game: G) -> Crown:
    found = game.state.crown
    if found is None:
        raise RuleBug("no Crown plays")
    return found


def plays(game: G) -> bool:
    return game.state.crown is not None


def automated(game: G, seat: int) -> bool:
    """Whether nobody holds this family."""
    found = game.state.crown
    return found is not None and found.seat == seat


def seat_of(game: G) -> int:
    """The Crown's family, NOBODY where none plays."""
    found = game.state.crown
    return NOBODY if found is None else found.seat


def persons(game: G) -> list[int]:
    crowned = seat_of(game)
    return [seat for seat in families(game) if seat != crowned]


def solo(game: G) -> bool:
    return plays(game) and game.seats == 1


def level_of(game: G) -> str:
    level: str = game.options["level" if game.seats == 1 else "level_two"]
    return level


def level_figures(seats: int, figures: Printed, options: dict[str, Any]) -> Level:
    """What the level of a game says."""
    return figures.crown.levels[options["level" if seats == 1 else "level_two"]]


def has_promises(seats: int, figures: Printed, options: dict[str, Any]) -> bool:
    """Two persons have promise cards for each other; one alone has them only to exchange them."""
    return seats != 1 or level_figures(seats, figures, options).promises


def with_promises(game: G) -> list[int]:
    """The families that began with promise cards."""
    if not plays(game):
        return list(families(game))
    return persons(game) if has_promises(game.seats, printed(game), game.options) else []


def chart(game: G) -> Chart:
    """What its climate says."""
    return printed(game).crown.charts[crown(game).climate]


def moved(climate: ClimateId, by: int) -> ClimateId:
    """A climate so many steps to the right, with a minus to the left; there is nothing beyond the ends."""
    return CLIMATES[max(0, min(len(CLIMATES) - 1, CLIMATES.index(climate) + by))]


def supply_of(game: G, seat: int) -> int:
    """How many pieces a family has in all."""
    return printed(game).crown.members if automated(game, seat) else printed(game).pieces.members


# --- who chooses ----------------------------------------------------------------------------------------------
def chooser(game: G) -> int:
    """Who decides what the charts leave open: the soloist, or the holder of the Button."""
    return 0 if solo(game) else crown(game).button


def pass_button(game: G) -> None:
    """After a choice between the persons the Button goes to the other one."""
    if not solo(game):
        mine = crown(game)
        mine.button = next(seat for seat in persons(game) if seat != mine.button)
        game.log("crown.button", "jc2.solo.button_use", seat=mine.button)


def between(game: G, seats: list[int]) -> int:
    """Which of some persons the Crown takes: the holder of the Button, who passes it on; of one alone, that one."""
    if len(seats) == 1:
        return seats[0]
    taken = crown(game).button
    pass_button(game)
    return taken


def ask_for_favours(game: G, moment: Moment) -> None:
    """Where the Crown plays, persons are asked next what it shall do or take."""
    if plays(game):
        from .beside import window

        game.next(window, moment=moment)


# --- promise cubes --------------------------------------------------------------------------------------------
def favour(game: G, name: str) -> Favour:
    return printed(game).crown.favours[name]


def cubes(game: G, name: str, each: int = 1) -> int | None:
    """What a favour brings a person in cubes, or with a minus costs, in this climate; None if there is none in it."""
    row = favour(game, name)
    if row.deregulated and game.state.company.deregulated:
        return row.deregulated
    n = row.cubes.get(crown(game).climate)
    return None if n is None else n * each if row.each else n


def price(game: G, name: str, each: int = 1) -> int | None:
    """What must be paid for a favour; None if it is not on offer."""
    n = cubes(game, name, each)
    return None if n is None else -n


def can_pay(game: G, seat: int, amount: int) -> bool:
    return crown(game).cubes[seat] >= amount


def rule_of_favour(name: str) -> str:
    return rule_of("solo.favour", name)


def charge(game: G, seat: int, name: str, amount: int) -> None:
    """A person pays for a favour."""
    mine = crown(game)
    if mine.cubes[seat] < amount:
        raise RuleBug(f"seat {seat} has {mine.cubes[seat]} cubes, not {amount}")
    mine.cubes[seat] -= amount
    mine.cubes[mine.seat] += amount
    game.log("crown.paid", rule_of_favour(name), seat=seat, favour=f"favour.{name}", n=amount)


def reward(game: G, seat: int, name: str, times: int = 1, once: str = "") -> None:
    """The Crown pays a person for what was done for it, as far as it has cubes. `once`: for what in this turn it is
    paid but once. Nothing happens where no Crown plays, for what it does itself, or in a climate without the favour."""
    if not plays(game) or automated(game, seat) or times <= 0:
        return
    mine = crown(game)
    n = cubes(game, name, times)
    if n is None or (once and once in mine.rewarded):
        return
    if once:
        mine.rewarded.append(once)
    n = min(n if favour(game, name).each else n * times, mine.cubes[mine.seat])
    if n:
        mine.cubes[mine.seat] -= n
        mine.cubes[seat] += n
        game.log("crown.rewarded", rule_of_favour(name), seat=seat, favour=f"favour.{name}", n=n)


# --- what it has ----------------------------------------------------------------------------------------------
def presides(game: G, presidency: str) -> bool:
    """Whether a President of the Crown leads this Presidency."""
    office = "_".join(("president", "of", presidency))
    return plays(game) and holder(game, office) == seat_of(game)  # type: ignore[arg-type]


def offices(game: G) -> int:
    return len(held_by(game, seat_of(game)))


# --- what it is about -----------------------------------------------------------------------------------------
def duty(game: G, of: str, where: str) -> Duty:
    """What it has done in this office or search so far; a new record when it begins with it."""
    mine, turn = crown(game), game.state.turn.number
    if (mine.duty.of, mine.duty.where, mine.duty.turn) != (of, where, turn):
        mine.duty = Duty(of=of, where=where, turn=turn)
    return mine.duty


def presiding(game: G, home: str) -> Presiding:
    """The same for a Presidency that it leads, whoever acts in between."""
    mine, turn = crown(game), game.state.turn.number
    if (mine.presiding.home, mine.presiding.turn) != (home, turn):
        mine.presiding = Presiding(home=home, turn=turn)
    return mine.presiding


def told(game: G, why: list[Any], rule: str, asked: str) -> None:
    """What the board shows of its last decisions."""
    mine, (row, figures) = crown(game), why
    mine.deeds = [*mine.deeds, Deed(row=row, figures=figures, rule=rule, asked=asked)][-LAST_DEEDS:]
