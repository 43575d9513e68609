"""C3: before the first turn the families take the offices one by one and roll for the cubes that are left."""

from __future__ import annotations

from ....kernel.decisions import Decision, Option, Pick
from ....kernel.game import Step
from ....kernel.reasons import OPEN, Closed, Reason
from ....parts.order import clockwise
from .. import targets, works
from ..company import appoint, ribbon
from ..ids import BoxId, OfficeId
from ..prizes import rank_of
from ..state import CHAIRMAN, NOBODY, G, holder, printed, steps
from .operations import allocate

RIBBON = "ribbon_draft"


def vacancies(game: G) -> list[OfficeId]:
    return [office for office in ribbon(game) if game.state.offices[office].post == "vacant"]


@steps("draft.open")
def open_draft(game: G) -> None:
    """A random player begins; each further round runs the other way."""
    first = game.chance.below(game.seats, "first")
    order = clockwise(range(game.seats), first)
    game.at(phase="setup")
    game.log("draft.begun", "jc1.setup.draft.order", seat=first)
    places = len(vacancies(game))
    snake = [order, order[::-1]]
    seats = [seat for turn in range(places) for seat in snake[turn % 2]][:places]
    for seat in seats:
        game.next(place, seat=seat)
    game.next(roll_in_turn)


def takes_why(game: G, seat: int, office: OfficeId) -> Reason:
    """An executive office needs a second cube, for the Court."""
    needed, held = cubes_for(game, office), game.state.families[seat].starting
    return OPEN if needed <= held else Closed("jc1.setup.draft.executive_share", n=needed, held=held)


def cubes_for(game: G, office: OfficeId) -> int:
    return 2 if rank_of(game, office) == "executive" else 1


@steps("draft.place")
def place(game: G, seat: int) -> Step:
    def ask() -> Decision:
        options = [
            Option(office, takes_why(game, seat, office), targets.OFFICE[office], office)
            for office in vacancies(game)
        ]  # fmt: skip
        return Pick(seat, "draft.office", options, "jc1.setup.draft.choice")

    open_ones = [office for office in vacancies(game) if takes_why(game, seat, office)]
    office = open_ones[0]
    if len(open_ones) > 1 and not game.options.get(RIBBON):
        office = yield ask
    game.state.families[seat].starting -= cubes_for(game, office)
    appoint(game, office, seat)
    if cubes_for(game, office) > 1:
        game.state.company.court[seat] += 1
    game.log("draft.placed", "jc1.setup.draft.choice", seat=seat, office=office)


# --- the cubes that are left ------------------------------------------------------------------------------------
@steps("draft.rolls")
def roll_in_turn(game: G) -> None:
    for seat in clockwise(range(game.seats), holder(game, CHAIRMAN)):
        game.next(roll, seat=seat)


@steps("draft.roll")
def roll(game: G, seat: int) -> None:
    """All of a family's dice at once, in the order in which they fall."""
    family = game.state.families[seat]
    if not family.starting:
        return
    dice = game.chance.dice(family.starting)
    boxes = [printed(game).setup.faces[die - 1] for die in dice]
    game.log("draft.rolled", "jc1.setup.roll.dice", seat=seat, dice=dice, boxes=boxes)
    for box in boxes:
        game.next(put, seat=seat, box=box)


@steps("draft.put")
def put(game: G, seat: int, box: BoxId) -> Step:
    """One starting cube into the box of its die, at no cost. For a full box it goes to the stock."""
    world, figures = game.state, printed(game).setup
    family = world.families[seat]
    column = (yield from choose_column(game, seat)) if box == "shipyard" else NOBODY
    family.starting -= 1
    if box == "shipyard":
        put_shipyard(game, seat, column)
    elif box == "factory":
        put_factory(game, seat)
    elif box == "manor":
        world.boxes.manors[seat] += 1
    elif box == "captain" and world.deregulated:
        family.fleet.ships += 1
        family.stock += 1
        game.log("draft.ship", "jc1.scenario.post.six", seat=seat)
    elif box == "court_of_directors":
        world.company.court[seat] += 1
        yield from allocate(game, holder(game, CHAIRMAN), figures.court_money, "jc1.setup.roll.court_money")
    else:
        people = world.boxes.officers if box == "officer" else world.boxes.captains
        people[seat] += 1
        bonus = min(figures.bonus_writers, family.stock)
        family.stock -= bonus
        world.boxes.writers[seat] += bonus
        rule = "jc1.setup.roll.officer_bonus" if box == "officer" else "jc1.setup.roll.captain_bonus"
        game.log("draft.bonus", rule, seat=seat, n=bonus, box=box)


def choose_column(game: G, seat: int) -> Step:
    """In which column a shipyard goes; NOBODY if all slots are full."""

    def ask() -> Decision:
        options = [
            Option(column, OPEN, targets.YARD[column], "family.column", column=column + 1,
                   owners=list(game.state.works.yards[column]))
            for column in works.free_columns(game)
        ]  # fmt: skip
        return Pick(seat, "family.column", options, "jc1.family.shipyard.column")

    columns = works.free_columns(game)
    if len(columns) < 2:
        return columns[0] if columns else NOBODY
    column = yield ask
    return column


def put_shipyard(game: G, seat: int, column: int) -> None:
    """The highest empty slot of the column; without one the cube goes to the stock."""
    if column == NOBODY:
        game.state.families[seat].stock += 1
        return
    game.state.works.yards[column].append(seat)
    game.log("family.shipyard", "jc1.family.shipyard.column", seat=seat, column=column + 1)


def put_factory(game: G, seat: int) -> None:
    """Any free square: they differ in nothing, so the first one."""
    squares = works.free_squares(game)
    if squares:
        game.state.works.factories[squares[0]] = seat
        game.log("family.factory", "jc1.family.shipyard.slot", seat=seat)
    else:
        game.state.families[seat].stock += 1
