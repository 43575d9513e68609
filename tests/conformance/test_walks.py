"""Hypothesis walks at random through everything one can do to a table, and looks for a way to break it.

The model: the record of entries determines the position. However a record came about (by moves, undo, redo, going
back, branching), a table with the same record has the same digest, and playing it afresh gives that digest too.
"""

from __future__ import annotations

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from pygame_core.games.registry import GAMES, ruleset
from pygame_core.kernel.book import Book
from pygame_core.kernel.history import replay
from pygame_core.kernel.reasons import Refused
from pygame_core.kernel.saves import dumps, loads
from pygame_core.kernel.table import Player, Table
from tests.conformance.clean import assert_clean
from tests.conformance.play import Walker, as_json

SEEDS = st.integers(0, 1 << 16).map(str)
KINDS = st.sampled_from(["human", "human", "random"])


class Walks(RuleBasedStateMachine):
    """One table of one game; subclasses say which."""

    game = ""

    @initialize(data=st.data(), seed=SEEDS)
    def sit_down(self, data: st.DataObject, seed: str) -> None:
        self.ruleset = ruleset(self.game)
        mode = data.draw(st.sampled_from(list(self.ruleset.modes())))
        players = [Player(f"P{seat}", data.draw(KINDS)) for seat in range(mode.seats)]
        self.table = Table(self.ruleset, mode, seed, players)
        self.kept = self.ruleset.conserved(self.table.game)
        self.known: dict[str, str] = {}

    def over(self) -> bool:
        return self.table.result is not None

    def walker(self, seed: str) -> Walker:
        return Walker(self.table, seed)

    @precondition(lambda self: not self.over())
    @rule(seed=SEEDS)
    def answer(self, seed: str) -> None:
        self.walker(seed).answer()

    @precondition(lambda self: not self.over())
    @rule(seed=SEEDS, count=st.integers(2, 40))
    def play_on(self, seed: str, count: int) -> None:
        walker = self.walker(seed)
        for _ in range(count):
            if not self.over():
                walker.move()

    @precondition(lambda self: not self.over())
    @rule(seed=SEEDS)
    def act(self, seed: str) -> None:
        self.walker(seed).act()

    @precondition(lambda self: not self.over())
    @rule(seed=SEEDS)
    def deal(self, seed: str) -> None:
        self.walker(seed).deal()

    @rule(seat=st.none() | st.integers(0, 5))
    def undo(self, seat: int | None) -> None:
        before = self.table.position
        try:
            to = self.table.undoable(seat)
        except Refused:
            return
        barriers = self.table.flags[to - self.table.skip :]
        self.table.undo(seat)
        assert self.table.position == to < before
        assert not any(barriers)

    @rule()
    def redo(self) -> None:
        top, could = self.table.position, bool(self.table.undone)
        try:
            self.table.redo()
        except Refused:
            assert not could
        else:
            assert self.table.position > top

    @precondition(lambda self: self.table.position > 0)
    @rule(share=st.integers(0, 99))
    def back(self, share: int) -> None:
        self.table.back_to(self.table.position * share // 100)

    @rule(share=st.integers(0, 100))
    def take_a_branch(self, share: int) -> None:
        self.table = self.table.branch(self.table.position * share // 100)

    @rule()
    def save_and_load(self) -> None:
        digest = self.table.digest()
        undone, events = self.table.undone, as_json(self.table.game.events)
        book = loads(dumps(Book(self.table)))
        assert book.table.digest() == digest
        again = replay(self.ruleset, self.table.mode, self.table.seed, self.table.players, self.table.record, [])
        assert again.whole, again.why
        assert as_json(again.table.game.events) == events
        again.table.undone = undone
        self.table = again.table

    @rule(seed=SEEDS)
    def look_ahead(self, seed: str) -> None:
        digest = self.table.digest()
        fork = self.table.fork()
        assert fork.digest() == digest
        walker = Walker(fork, seed)
        for _ in range(10):
            if fork.result is None:
                walker.answer()
        assert self.table.digest() == digest

    @invariant()
    def the_record_is_the_position(self) -> None:
        digest = self.table.digest()
        assert self.known.setdefault(as_json(self.table.record), digest) == digest
        assert (
            self.table.position == self.table.skip + len(self.table.record) == self.table.skip + len(self.table.flags)
        )

    @invariant()
    def sums_are_kept(self) -> None:
        assert self.ruleset.conserved(self.table.game) == self.kept

    @invariant()
    def somebody_is_asked_or_the_game_is_over(self) -> None:
        assert bool(self.table.pending) != self.over()

    @invariant()
    def events_stand_in_order(self) -> None:
        positions = [event[0] for event in self.table.game.events]
        assert positions == sorted(positions)
        assert not positions or positions[-1] <= self.table.position

    def teardown(self) -> None:
        if not hasattr(self, "known"):
            return
        assert_clean(self.table.record, "record")
        again = replay(self.ruleset, self.table.mode, self.table.seed, self.table.players, self.table.record, [])
        assert again.whole, (again.parted, again.why)
        assert again.table.digest() == self.table.digest()
        assert again.table.digests == self.table.digests


@pytest.mark.parametrize("game", GAMES)
def test_random_walks(game: str, pytestconfig: pytest.Config) -> None:
    machine = type(f"Walks_{game}", (Walks,), {"game": game}).TestCase  # type: ignore[attr-defined]
    if not pytestconfig.getoption("--soak"):
        machine.settings = settings(settings.default, max_examples=max(6, 40 // len(GAMES)), stateful_step_count=25)
    machine("runTest").runTest()
