"""Positions for the tests: lay out a table by hand, run some steps, see what is asked, answered and told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from pygame_core.games.arkwright import RULESET
from pygame_core.games.arkwright import factories as works
from pygame_core.games.arkwright.ids import GOODS, EventId, FactoryKind, Good, MarkerId, TileId
from pygame_core.games.arkwright.state import Company, Factory, Line, Running, Sale, Ship, Tile, Turn, steps
from pygame_core.kernel.decisions import Option, Pick
from pygame_core.kernel.game import Game, Step
from pygame_core.kernel.table import Table
from tests.games.laid_out import STOP, LaidOut

A, B, C, D = range(4)
YEARS = {"waterframe": (1770, 1780, 1790, 1800, 1810), "spinning-mule": (1770, 1790, 1810)}


@steps(STOP)
def stop(game: Game[Any]) -> Step:
    """A question of its own after the steps under test, so that the table stands still there."""
    yield lambda: Pick(0, STOP, [Option("on")])


class Board(LaidOut):
    """A table whose state a test sets as it likes before `run`: nobody owns anything but shares and some cash."""

    def __init__(
        self, seats: int = 4, *, game: str = "waterframe", setup: str = "standard", eitc: bool = False,
        asymmetric: bool = False, year: int = 1770, good: Good = "food", seed: int | str = 1, house: Any = None,
        bare: bool = True,
    ) -> None:  # fmt: skip
        options: dict[str, Any] = {"setup": setup, "eitc": eitc, "asymmetric": asymmetric}
        if house:
            options["components"] = house
        super().__init__(Table(RULESET, RULESET.mode(seats, game, options), seed))
        self.state = self.game.state
        self.figures = self.game.components
        if bare:
            self.state.decade = YEARS[game].index(year)
            self.state.cycle = GOODS.index(good)
            self.state.starting = 0
            self.clear()
        self.sums = RULESET.conserved(self.game)

    # --- laying out -------------------------------------------------------------------------------------------
    def clear(self) -> None:
        for seat, company in enumerate(self.state.companies):
            company.cash, company.shares, company.space, company.loans = 100, 10, 10, 0
            company.factories, company.goods, company.posts, company.ships = {}, {}, [], []
            company.contracts, company.limit, company.tiles, company.gray = {}, 0, [], []
            company.spaces = [""] * 5
            self.state.turn = Turn(seat=seat)
        for good in GOODS:
            self.state.importers[good] = 0
        self.state.running = None

    def __getitem__(self, seat: int) -> Company:
        return self.state.companies[seat]

    def factory(
        self, seat: int, good: Good, *, level: int = 1, price: int | None = None, workers: Sequence[int] = (),
        machines: Sequence[int] = (), full: int = 0, quality: int = 0, marketing: int = 0,
        kind: FactoryKind = "regular",
    ) -> Factory:  # fmt: skip
        """A factory with these workers and machines on its lines, or with its first lines full of workers."""
        places = self.figures.lines[good]
        hands = [*workers] or [places[number].slots for number in range(full)]
        lines = [
            Line(workers=hands[n] if n < len(hands) else 0, machines=machines[n] if n < len(machines) else 0)
            for n in range(4)
        ]
        base = self.figures.factory[kind][good][level - 1].cost
        made = Factory(
            kind=kind, level=level, price=base if price is None else price, quality=quality, marketing=marketing,
            lines=lines,
        )  # fmt: skip
        owned = {**self[seat].factories, good: made}
        self[seat].factories = {one: owned[one] for one in GOODS if one in owned}
        return made

    def tiles(self, seat: int, *names: TileId, at: Good | None = None) -> list[Tile]:
        """Development tiles of a player; those for one factory stand `at` it."""
        for name in names:
            self[seat].tiles.append(Tile(id=name, at=at or "", uses=0, turned=False))
        self.state.turn.spare = [tile.id for tile in self[seat].tiles]
        return self[seat].tiles

    def held(self, seat: int) -> list[str]:
        return [tile.id for tile in self[seat].tiles]

    def ships(self, seat: int, *capacities: int, active: bool = True) -> None:
        self[seat].ships = [Ship(capacity=capacity, active=active) for capacity in capacities]

    def sizes(self, seat: int) -> list[int]:
        return [ship.capacity for ship in self[seat].ships]

    def labor(self, front: int, *, end: int = 80, fired: int = 0) -> None:
        """So many places in reading order are empty."""
        self.state.labor.front, self.state.labor.end, self.state.labor.fired = front, end, fired

    def wanted(self, good: Good, demand: int) -> None:
        """The labour market has just so many empty places that this is the demand."""
        self.labor(self.figures.demand[good].index(demand))

    def wages(self, wage: int, fired: int = 0) -> None:
        """The labour market has just so many empty places that this is the wage."""
        self.labor(len(self.figures.wage) - 1 - self.figures.wage[::-1].index(wage), fired=fired)

    def place(self, seat: int, marker: MarkerId, cost: int) -> None:
        """A marker lies on the space of this cost."""
        self[seat].spaces[self.figures.spaces.index(cost)] = marker

    def running(self, event: EventId) -> Running:
        self.state.running = Running(event=event, used=[])
        return self.state.running

    def boxed_tiles(self) -> None:
        """An empty display."""
        for tile in self.state.tiles:
            self.state.tiles[tile] = 0

    def display(self, **counts: int) -> None:
        self.boxed_tiles()
        for tile, count in counts.items():
            self.state.tiles[tile] = count  # type: ignore[index]

    # --- figures ----------------------------------------------------------------------------------------------
    def appeal(self, seat: int, good: Good) -> int:
        return works.appeal(self.figures, good, self[seat].factories[good])

    def makes(self, seat: int, good: Good) -> int:
        return works.quantity(self.figures, good, self[seat].factories[good])

    def workers(self, seat: int, good: Good) -> list[int]:
        return [line.workers for line in self[seat].factories[good].lines]

    def machines(self, seat: int, good: Good) -> list[int]:
        return [line.machines for line in self[seat].factories[good].lines]

    def sale(self, seat: int) -> Sale:
        return next(sale for sale in self.state.production.sales if sale.seat == seat)

    # --- running ----------------------------------------------------------------------------------------------
    def run(self, *agenda: str | tuple[str, dict[str, Any]], phase: str = "actions") -> Self:
        """Work off these steps in a phase, until somebody is asked or the last one has been done."""
        self.state.phase = phase  # type: ignore[assignment]
        self.game.at(turn=1770, phase=phase)
        return self.work_off(agenda, None)

    def step(self, name: str, **params: Any) -> Self:
        return self.run((name, params))

    def take_turn(self, seat: int, marker: str, cost: int) -> Self:
        """A turn up to the action: the marker and the space of this cost."""
        self.step("turn.take", seat=seat)
        return self.answer(marker, self.figures.spaces.index(cost))

    def produce(self, good: Good = "food") -> Self:
        self.state.cycle = GOODS.index(good)
        return self.run("production.open", phase="production")

    def pass_by(self) -> Self:
        """Take the quiet way past, or change nothing, until the table stands still."""
        for _ in range(60):
            if self.stopped or self.table.result is not None:
                return self
            self.answer(_quiet(self.ask))
        raise AssertionError("no end")

    def told_of(self, code: str, seat: int) -> list[dict[str, Any]]:
        return [params for params in self.told(code) if params.get("seat") == seat]


def _quiet(asked: Any) -> Any:
    if asked.kind == "amount":
        return asked.params.get("now", asked.lo)
    if asked.kind == "allocate":
        return next(iter(asked.answers()))
    if asked.kind == "pick_many":
        return next(iter(asked.answers()))
    quiet = [option.value for option in asked.options if option.params.get("quiet") and option.why]
    return quiet[0] if quiet else next(iter(asked.answers()))
