"""Positions for the tests: lay out a table by hand, run some steps, see what is asked, answered and told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

import pytest

from pygame_core.games.east_india_companies import RULESET
from pygame_core.games.east_india_companies.ids import ZoneId
from pygame_core.games.east_india_companies.state import LEFT, NOBODY, PORT, SEA, Company, Phase, Ship, Tile, steps
from pygame_core.kernel.decisions import Option, Pick
from pygame_core.kernel.game import Game, Step
from pygame_core.kernel.reasons import OPEN, Refused
from pygame_core.kernel.table import Table
from tests.games.laid_out import STOP, LaidOut

A, B, C, D = range(4)
N = 2
"""The neutral company of the 2-player game."""
GOODS = ("tea", "spices", "coffee", "silk")
ALL_PHASES = ["agents", "exchange", "navigation", "loading", "selling", "close"]


@steps(STOP)
def stop(game: Game[Any]) -> Step:
    """A question of its own after the steps under test, so that the table stands still there."""
    yield lambda: Pick(0, STOP, [Option("on")])


class Board(LaidOut):
    """A table whose state a test sets as it likes before `run`."""

    def __init__(
        self, seats: int = 4, *, period: int = 1, mortgage: bool = False, house: Any = None, seed: int = 1
    ) -> None:
        options: dict[str, Any] = {"mortgage": mortgage}
        if house:
            options["components"] = house
        super().__init__(Table(RULESET, RULESET.mode(seats, None, options), seed))
        self.state = self.game.state
        self.figures = self.game.components
        self.state.period = period
        self.state.initiative = list(range(len(self.state.companies)))
        for company in self.state.companies:
            company.cash = 0

    # --- laying out -------------------------------------------------------------------------------------------
    def __getitem__(self, company: int) -> Company:
        return self.state.companies[company]

    def cash(self, *amounts: int) -> None:
        for company, amount in enumerate(amounts):
            self[company].cash = amount

    def sales(self, *amounts: int) -> None:
        for company, amount in enumerate(amounts):
            self[company].sales = amount

    def value(self, company: int, gp: int) -> None:
        self[company].value = self.figures.values.index(gp)

    def hold(self, holder: int, company: int, n: int) -> None:
        """Shares of a company for a holder, taken from the Stock Exchange."""
        self[holder].shares[company] += n
        self[company].left -= n

    def tile(self, kind: str, nth: int = 0) -> int:
        return [i for i, ship in enumerate(self.figures.tiles) if ship.id == kind][nth]

    def fleet(self, company: int, *kinds: str) -> list[Ship]:
        """The company's fleet anew: docked ships from the left, all else in its stack or out of the game."""
        owner = self[company]
        owner.ships = []
        owner.stack = [i for i, ship in enumerate(self.figures.tiles) if ship.purchasable]
        owner.box = [i for i, ship in enumerate(self.figures.tiles) if not ship.purchasable]
        for dock, kind in enumerate(kinds):
            tile = next(i for i in [*owner.stack, *owner.box] if self.figures.tiles[i].id == kind)
            for pile in (owner.stack, owner.box):
                if tile in pile:
                    pile.remove(tile)
            owner.ships.append(Ship(tile=tile, dock=dock, where=PORT, zone="", cargo={}))
        while len(owner.ships) > self.figures.docks[owner.level]:
            owner.level += 1
        return owner.ships

    def kinds(self, company: int) -> list[str]:
        """What ships the company has."""
        return [self.figures.tiles[ship.tile].id for ship in self[company].ships]

    def no_ships(self) -> None:
        for company in range(len(self.state.companies)):
            self.fleet(company)

    def sail(self, company: int, zone: str, ship: Ship) -> None:
        ship.where = SEA
        self.state.stacks[zone].append(Tile(company=company, number=ship.tile))

    def leave(self, company: int, zone: str, ship: Ship) -> None:
        ship.where, ship.zone = LEFT, zone
        self.state.left[zone].append(Tile(company=company, number=ship.tile))

    def stack(self, zone: ZoneId) -> list[list[int]]:
        """The face-down ships of a zone, bottom to top: company and tile."""
        return [[tile.company, tile.number] for tile in self.state.stacks[zone]]

    def left_in(self, zone: ZoneId) -> list[list[int]]:
        """The ships left in a zone, first to load first: company and tile."""
        return [[tile.company, tile.number] for tile in self.state.left[zone]]

    def loads(self, zone: ZoneId) -> None:
        """Ships load in this zone now."""
        self.state.loading.zone = zone

    def load(self, ship: Ship, **cubes: int) -> None:
        for good, n in cubes.items():
            ship.cargo[good] = n
            self.state.reserve[good] -= n

    def store(self, company: int, **cubes: int) -> None:
        for good, n in cubes.items():
            self[company].store[good] = n
            self.state.reserve[good] -= n

    def rows(self, market: str, **cubes: int) -> None:
        """So many cubes in the rows; the reserve makes up for it."""
        rows = self.market(market).rows
        for good, n in cubes.items():
            self.state.reserve[good] += rows[good] - n
            rows[good] = n

    def market(self, name: str) -> Any:
        return self.state.indies if name == "indies" else self.state.europe

    def card(self, market: str, card: str, **dice: int) -> None:
        """The card of the period lies face down, beside these dice (1 where nothing is said)."""
        side = self.market(market)
        for pile in side.piles.values():
            if card in pile:
                pile.remove(card)
        side.card = card
        side.dice = {good: dice.get(good, 1) for good in GOODS}

    def stand_on(self, box: str, *companies: int) -> None:
        for company in companies:
            agent = next(agent for agent in self[company].agents if agent.at == "")
            agent.at = box
            self.state.boxes[box].append(company)

    def stand_at(self, company: int, *characters: str) -> None:
        """The Agents of a company start the period at these Characters."""
        for agent, character in zip(self[company].agents, characters, strict=False):
            agent.start = character

    def posts(self, company: int, *seals: str) -> None:
        for seal in seals:
            assert self.state.seals[seal] == NOBODY
            self.state.seals[seal] = company
            self[company].posts -= 1

    # --- running ----------------------------------------------------------------------------------------------
    def run(self, phase: str, *agenda: str | tuple[str, dict[str, Any]], script: Sequence[Any] | None = None) -> Self:
        """Work off these steps in a phase, until somebody is asked or the last one has been done."""
        self.settle()
        self.state.phase = Phase(name=phase)
        self.game.at(turn=self.state.period, phase=phase)
        return self.work_off(agenda, script)

    def settle(self) -> None:
        """Positions are laid out with money from nowhere: the bank makes up for it."""
        spent = sum(company.cash + company.sales for company in self.state.companies)
        self.state.bank = self.figures.coins - spent

    # --- what is asked ----------------------------------------------------------------------------------------
    def open(self, seat: int | None = None) -> list[Any]:
        """As the answers are given."""
        decision = self.ask if seat is None else self.table.decision(seat)
        assert isinstance(decision, Pick)
        return [option.value for option in decision.options if option.why is OPEN]

    # --- acts and what was told -------------------------------------------------------------------------------
    def act_refused(self, seat: int, *value: Any) -> str:
        with pytest.raises(Refused) as caught:
            self.table.act(seat, list(value))
        return caught.value.reason.rule

    def told(self, code: str, seat: int | None = 0) -> list[dict[str, Any]]:
        """As the first player hears it."""
        return super().told(code, seat)

    def codes(self) -> list[str]:
        return [event.code for event in self.table.log(0)]


def initiative(board: Board, *order: int) -> None:
    board.state.initiative = list(order)


def play_on(board: Board, most: int = 4000) -> None:
    """Answer with the first open answer until the table stops or the game ends."""
    for _ in range(most):
        if board.table.result is not None or board.stopped:
            return
        board.answer(next(iter(board.ask.answers())))
    raise AssertionError("no end")
