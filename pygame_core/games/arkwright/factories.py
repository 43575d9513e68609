"""What a factory is and makes: appeal, quantity, who stands on its lines, and what they cost."""

from __future__ import annotations

from typing import NamedTuple

from . import labor
from .components import Printed
from .ids import FactoryKind, Good
from .state import Company, Factory, G, Line, printed, tile_of

ALL_LINES = 4
LUXURY_LINES = 2
"""So many first lines of a luxury factory make goods only together."""


# --- quality and appeal ---------------------------------------------------------------------------------------
def base_quality(figures: Printed, good: Good, factory: Factory) -> int:
    """What its marker cost; also what each shipped good brings."""
    return figures.factory[factory.kind][good][factory.level - 1].cost


def quality(figures: Printed, good: Good, factory: Factory) -> int:
    """Without marketing: this breaks ties on the market."""
    return base_quality(figures, good, factory) + factory.quality


def attraction(figures: Printed, good: Good, factory: Factory) -> int:
    """The appeal at a price of nothing: the highest price that may be set."""
    return base_quality(figures, good, factory) + factory.quality + factory.marketing


def appeal(figures: Printed, good: Good, factory: Factory) -> int:
    return base_quality(figures, good, factory) + factory.quality + factory.marketing - factory.price


# --- lines ----------------------------------------------------------------------------------------------------
def is_full(figures: Printed, good: Good, factory: Factory, number: int) -> bool:
    """Whether the line of this number, from 1, is ready to produce."""
    line = factory.lines[number - 1]
    return line.workers + line.machines == figures.lines[good][number - 1].slots


def full_lines(figures: Printed, good: Good, factory: Factory) -> int:
    return sum(is_full(figures, good, factory, number) for number in range(1, ALL_LINES + 1))


def quantity(figures: Printed, good: Good, factory: Factory, shut: int = 0, upto: int = ALL_LINES) -> int:
    """What its full lines make, but for one that is shut; of luxury factories the first two only together."""
    output, places = figures.factory[factory.kind][good][factory.level - 1].output, figures.lines[good]
    together = LUXURY_LINES if factory.kind == "luxury" else 0
    if upto < together:
        return 0
    made = 0
    for number, line in enumerate(factory.lines[:upto], 1):
        if line.workers + line.machines == places[number - 1].slots and number != shut:
            made += output[number - 1]
        elif number <= together:
            return 0
    return made


def free_places(figures: Printed, good: Good, factory: Factory) -> int:
    return sum([
        places.slots - line.workers - line.machines
        for places, line in zip(figures.lines[good], factory.lines, strict=True)
    ])  # fmt: skip


def workers_in(factory: Factory) -> int:
    return sum([line.workers for line in factory.lines])


def machines_in(factory: Factory) -> int:
    return sum([line.machines for line in factory.lines])


def last_occupied(factory: Factory) -> int:
    """The number of the highest line with a worker, 0 if there is none."""
    return max((number for number, line in enumerate(factory.lines, 1) if line.workers), default=0)


def fill(figures: Printed, good: Good, factory: Factory, count: int) -> None:
    """So many workers go to the free places, the lowest lines first."""
    for places, line in zip(figures.lines[good], factory.lines, strict=True):
        placed = min(count, places.slots - line.workers - line.machines)
        line.workers += placed
        count -= placed


def arrange(figures: Printed, good: Good, factory: Factory) -> None:
    """Workers and machines move to the lowest places that suit them, machines first."""
    machines, workers = machines_in(factory), workers_in(factory)
    for places, line in zip(figures.lines[good], factory.lines, strict=True):
        line.machines = min(machines, places.machines)
        line.workers = min(workers, places.slots - line.machines)
        machines -= line.machines
        workers -= line.workers


def can_be_fired(figures: Printed, good: Good, factory: Factory) -> int:
    """How many workers can go while line 1 stays complete."""
    first = figures.lines[good][0]
    needed = first.slots - min(first.machines, machines_in(factory))
    return max(0, workers_in(factory) - needed)


def fire_from(figures: Printed, good: Good, factory: Factory, count: int) -> None:
    """So many workers go, from the highest line first, after all have moved to the places that suit them."""
    arrange(figures, good, factory)
    for line in reversed(factory.lines):
        gone = min(count, line.workers)
        line.workers -= gone
        count -= gone


def open_factory(kind: FactoryKind, level: int, price: int, marketing: int) -> Factory:
    return Factory(
        kind=kind, level=level, price=price, quality=0, marketing=marketing,
        lines=[Line(workers=0, machines=0) for _ in range(ALL_LINES)],
    )  # fmt: skip


def staff(game: G, good: Good, factory: Factory, lines: int) -> None:
    """A new factory takes workers for its first lines."""
    figures = printed(game)
    count = staff_needed(figures, good, lines)
    labor.hire(game, count)
    fill(figures, good, factory, count)


def staff_needed(figures: Printed, good: Good, lines: int) -> int:
    return sum([places.slots for places in figures.lines[good][:lines]])


# --- wages ----------------------------------------------------------------------------------------------------
class Costs(NamedTuple):
    """What a production costs, in its parts."""

    workers: int
    wages: int
    machines: int
    maintenance: int

    @property
    def sum(self) -> int:
        return self.wages + self.maintenance


def costs(
    game: G, company: Company, good: Good, shut: int = 0, upto: int = ALL_LINES, wage: int | None = None
) -> Costs:
    """Wages and maintenance of the lines used, idle ones included, but for one that is shut; a wage can be assumed."""
    figures, factory = printed(game), company.factories[good]
    used = [line for number, line in enumerate(factory.lines[:upto], 1) if number != shut]
    workers, machines = sum([line.workers for line in used]), sum([line.machines for line in used])
    wage = labor.wage(game) if wage is None else wage
    cheap = 0
    foreman, workshop = tile_of(company, "foreman"), tile_of(company, "workshop")
    if foreman is not None and foreman.at == good:
        cheap = min(workers, figures.tile.foreman_workers)
    low = min(wage, max(figures.tile.foreman_least_wage, wage - figures.tile.foreman_saves))
    maintenance = machines
    if workshop is not None and workshop.at == good:
        maintenance = min(machines, figures.tile.workshop_maintenance)
    return Costs(workers, cheap * low + (workers - cheap) * wage, machines, maintenance)
