"""Positions for the tests: an Early Company table laid out by hand; then some steps are run, asked and answered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from pygame_core.games.john_company_first import RULESET
from pygame_core.games.john_company_first.components import COMPONENTS
from pygame_core.games.john_company_first.setup import new_state
from pygame_core.games.john_company_first.state import NOBODY, Claims, Family, World, steps
from pygame_core.kernel.decisions import Option, Pick
from pygame_core.kernel.game import Game, Step
from pygame_core.kernel.table import Table
from tests.games.laid_out import STOP, LaidOut
from tests.games.laid_out import clause as clause

A, B, C, D = range(4)
PRINTED = COMPONENTS.of("")
ORDER, EQUILIBRIUM, CHAOS = range(3)


@steps(STOP)
def stop(game: Game[Any]) -> Step:
    """A question of its own after the steps under test, so that the table stands still there."""
    yield lambda: Pick(0, STOP, [Option("on")])


class Board(LaidOut):
    """A table on which no office is held; every family is Paxton, whose power only shows in the Trade Phase."""

    def __init__(self, seats: int = 4, scenario: str = "early_company", **options: Any) -> None:
        mode = RULESET.mode(seats, scenario, options)
        super().__init__(Table(RULESET, mode, 1))
        self.game.state = new_state(seats, scenario, mode.options)
        for family in self.state.families:
            family.name = "paxton"
            family.stock += family.starting
            family.starting = 0
        for office in self.state.offices.values():
            office.former = A if scenario == "militant" else NOBODY
        self.state.offices["chairman"].former = A

    @property
    def state(self) -> World:
        return self.game.state

    def __getitem__(self, seat: int) -> Family:
        return self.state.families[seat]

    # --- laying out -------------------------------------------------------------------------------------------
    def held(self, **offices: int) -> Self:
        """Offices with their holders; in the solo game the cube is nobody's."""
        for name, seat in offices.items():
            office = self.state.offices[name]
            office.post, office.holder, office.former = "held", seat, seat
            if self.state.families:
                self[seat].stock -= 1
        return self

    def purse(self, **offices: int) -> Self:
        for name, cash in offices.items():
            self.state.offices[name].cash = cash
        return self

    def poor(self) -> Self:
        for office in self.state.offices.values():
            office.cash = 0
        return self

    def cash(self, *amounts: int) -> Self:
        for seat, amount in enumerate(amounts):
            self[seat].cash = amount
        return self

    def named(self, seat: int, name: str) -> Self:
        self[seat].name = name
        return self

    def shares(self, *counts: int) -> Self:
        for owner, n in enumerate(counts):
            self.state.company.court[owner] += n
            if owner < self.game.seats:
                self[owner].stock -= n
        return self

    def put(self, box: str, seat: int, n: int = 1) -> Self:
        """Cubes in a box: writers, officers, captains, manors."""
        getattr(self.state.boxes, box)[seat] += n
        if seat < self.game.seats:
            self[seat].stock -= n
        return self

    def officers(self, army: str, seat: int, n: int = 1) -> Self:
        self.state.armies[army].officers[seat] += n
        if seat < self.game.seats:
            self[seat].stock -= n
        return self

    def guns(self, army: str, n: int) -> Self:
        self.state.armies[army].guns += n
        return self

    def ships(self, port: str, n: int, goods: int = 0) -> Self:
        self.state.ports[port].ships = n
        self.state.ports[port].goods = goods
        return self

    def captain(self, port: str, seat: int, n: int = 1) -> Self:
        self.state.ports[port].captains[seat] += n
        if seat < self.game.seats:
            self[seat].stock -= n
        return self

    def yard(self, column: int, *owners: int) -> Self:
        for owner in owners:
            self.state.works.yards[column].append(owner)
            if owner < self.game.seats:
                self[owner].stock -= 1
        return self

    def factory(self, *owners: int) -> Self:
        """The first squares."""
        for square, owner in enumerate(owners):
            self.state.works.factories[square] = owner
            if 0 <= owner < self.game.seats:
                self[owner].stock -= 1
        return self

    def prize(self, name: str, *cubes: int) -> Self:
        """A prize on offer, with cubes of these seats on it."""
        claims = self.state.prizes.setdefault(
            name, Claims(fresh=[0] * self.game.seats, used=[0] * self.game.seats)
        )  # fmt: skip
        for seat in cubes:
            claims.fresh[seat] += 1
            self[seat].stock -= 1
        return self

    def promise(self, holder: int, of: int, n: int = 1) -> Self:
        self[holder].promises[of] += n
        self[of].stock -= n
        return self

    def law(self, *laws: str) -> Self:
        self.state.news.laws += laws
        return self

    def deck(self, *cards: str) -> Self:
        """Cards from the top."""
        self.state.news.deck = [*reversed(cards)]
        self.state.news.piles = [len(cards)]
        return self

    def discard(self, *cards: str) -> Self:
        self.state.news.discard += cards
        return self

    # --- India ------------------------------------------------------------------------------------------------
    def region(self, name: str, side: str = "", ruler: str | None = None, port: str | None = None) -> Self:
        """A region's side, who dominates it, and its presidency ("" closes it)."""
        at = self.state.india.regions[name]
        if side:
            at.side = side
        if ruler is not None:
            at.ruler = ruler
        if port is not None:
            at.presidency, at.open = port, bool(port)
        return self

    def province(self, name: str, port: str, side: str = "", holder: int = NOBODY) -> Self:
        """A region of the Company with its provincial office."""
        self.region(name, side, "company", port)
        province = PRINTED.provinces[name]
        self.state.india.formed.append(province)
        self.state.offices[province].post = "vacant"
        if holder != NOBODY:
            self.held(**{province: holder})
        return self

    def filled(self, name: str, number: int, by: str) -> Self:
        self.state.india.regions[name].orders[number].by = by
        return self

    def status(self, name: str) -> tuple[str, str, bool, str]:
        """Side, ruler, whether it is open, presidency."""
        at = self.state.india.regions[name]
        return at.side, at.ruler, at.open, at.presidency

    # --- running ----------------------------------------------------------------------------------------------
    def run(self, phase: str, *agenda: str | tuple[str, dict[str, Any]], script: Sequence[Any] | None = None) -> Self:
        """Work off these steps until somebody is asked; after the last one the table stops by itself."""
        self.state.turn.phase = phase
        self.game.at(turn=self.state.turn.number, phase=phase)
        self.work_off(agenda, script)
        self.look()
        return self

    def event(self, region: str, *dice: int, after: Sequence[Any] = ()) -> Self:
        """The Elephant comes to a region and these dice fall."""
        self.state.india.sent = region
        return self.run("evening_post", "post.event", script=[*dice, *after])

    def look(self) -> None:
        """Nor does any purse or stock fall below zero."""
        super().look()
        assert all(family.cash >= 0 and family.stock >= 0 for family in self.state.families)
        assert all(office.cash >= 0 for office in self.state.offices.values())

    @property
    def asked(self) -> tuple[int, str]:
        return self.ask.seat, self.ask.code
