"""Positions for the tests of a game: laid out by hand; then some steps are run, asked and answered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

import pytest

from pygame_core.kernel.chance import ScriptedChance
from pygame_core.kernel.decisions import Allocate, Decision, Option, Pick
from pygame_core.kernel.game import Game
from pygame_core.kernel.reasons import OPEN, Closed, Refused
from pygame_core.kernel.table import Table

STOP = "test.stop"
"""The question of a step after those under test, so that the table stands still there; each game registers its own."""


class LaidOut:
    """A table whose state a test sets as it likes before steps are run."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.sums: dict[str, int] = {}

    @property
    def game(self) -> Game[Any]:
        """The table makes a new one when it goes back, after a refused deal for one."""
        return self.table.game

    # --- running ----------------------------------------------------------------------------------------------
    def work_off(self, agenda: Sequence[str | tuple[str, dict[str, Any]]], script: Sequence[Any] | None) -> Self:
        """Work off these steps until somebody is asked; after the last one the table stops by itself."""
        if script is not None:
            self.game.chance = ScriptedChance(script)
        for frame in self.table.runner.frames:
            frame.work.close()
        self.table.runner.frames.clear()
        self.game.events.clear()
        todo = [(step, {}) if isinstance(step, str) else step for step in agenda]
        self.game.agenda[:] = [[name, params] for name, params in todo] + [[STOP, {}]]
        self.game.added.clear()
        self.table.points[:] = [(self.table.position, self.table._pack())]
        self.sums = self.table.ruleset.conserved(self.game)
        self.table.runner.advance()
        return self

    def look(self) -> None:
        """Nothing comes from nowhere."""
        assert self.table.ruleset.conserved(self.game) == self.sums

    # --- what is asked ----------------------------------------------------------------------------------------
    @property
    def ask(self) -> Decision:
        return self.table.pending[0]

    @property
    def stopped(self) -> bool:
        return self.ask.code == STOP

    def options(self, seat: int | None = None) -> dict[Any, Option]:
        """By value; a list stands as its items, joined."""
        decision = self.ask if seat is None else self.table.decision(seat)
        found = (
            decision.options if isinstance(decision, Pick) else decision.slots if isinstance(decision, Allocate) else []
        )
        return {_key(option.value): option for option in found}

    def open(self, seat: int | None = None) -> list[Any]:
        return [key for key, option in self.options(seat).items() if option.why is OPEN]

    def why(self, value: Any, seat: int | None = None) -> str:
        """The rule that closes an offered option."""
        why = self.options(seat)[_key(value)].why
        assert isinstance(why, Closed)
        return why.rule

    def answer(self, *values: Any) -> Self:
        """Answer the pending questions one after the other, whoever is asked."""
        for value in values:
            self.table.answer(self.ask.seat, value)
            self.look()
        return self

    def refused(self, value: Any) -> str:
        with pytest.raises(Refused) as caught:
            self.table.answer(self.ask.seat, value)
        return caught.value.reason.rule

    # --- acts beside ------------------------------------------------------------------------------------------
    def acts(self, seat: int) -> dict[str, Option]:
        return {_key(option.value): option for option in self.table.acts(seat)}

    def act(self, seat: int, *value: Any) -> Self:
        self.table.act(seat, list(value))
        self.look()
        return self

    # --- deals ------------------------------------------------------------------------------------------------
    def deal(self, seat: int, other: int, *clauses: dict[str, Any]) -> Self:
        """An offer of `seat` that `other` accepts."""
        self.table.deal(seat, "propose", list(clauses))
        self.table.deal(other, "accept", self.game.deals["open"][-1]["id"])
        self.look()
        return self

    def deal_refused(self, seat: int, *clauses: dict[str, Any]) -> str:
        with pytest.raises(Refused) as caught:
            self.table.deal(seat, "propose", list(clauses))
        return caught.value.reason.rule

    # --- what was told ----------------------------------------------------------------------------------------
    def told(self, code: str, seat: int | None = None) -> list[dict[str, Any]]:
        return [event.params for event in self.table.log(seat) if event.code == code]


def clause(kind: str, giver: int, taker: int, **what: Any) -> dict[str, Any]:
    """What of an offer goes from one seat to the other."""
    return {"kind": kind, "from": giver, "to": taker, **what}


def _key(value: Any) -> Any:
    return " ".join(map(str, value)) if isinstance(value, list) else value
