"""Random games to the end in every mode, the sums looked at after each answer; and what stays secret."""

from __future__ import annotations

import pytest

from pygame_core.games.arkwright import RULESET
from pygame_core.games.arkwright.ids import GOODS
from pygame_core.kernel.chance import Chance
from pygame_core.kernel.ruleset import Mode
from pygame_core.kernel.table import Table
from tests.games.arkwright.board import Board
from tests.games.random_games import codes, played

MODES = list(RULESET.modes())
SOAK_GAMES = 5000


def play(mode: Mode, seed: str) -> Table:
    table = played(RULESET, mode, seed)
    sums = RULESET.conserved(table.game)
    assert sums["lines"] == sums["track"] == 0
    return table


@pytest.mark.parametrize("mode", MODES, ids=map(str, MODES))
def test_random_games_end_and_conserve(mode: Mode) -> None:
    seen: set[str] = set()
    for seed in range(2):
        table = play(mode, f"{seed}")
        assert all(company.cash >= 0 and 0 <= company.shares <= 30 for company in table.game.state.companies)
        seen |= codes(table)
    wanted = {"emergency.sold", "machines.placed", "worker.hired", "event.turned", "close.harbor", "rise.rose"}
    wanted |= {"company.moved"} if mode.options["eitc"] else set()
    wanted |= {"contract.placed"} if mode.scenario == "waterframe" else {"founding.sold"}
    assert wanted <= seen


@pytest.mark.soak
@pytest.mark.parametrize("mode", MODES, ids=map(str, MODES))
def test_many_random_games(mode: Mode) -> None:
    for seed in range(-(-SOAK_GAMES // len(MODES))):
        play(mode, f"soak/{seed}")


def test_the_sums_see_what_must_not_be() -> None:
    for line, workers, machines in ((0, 3, 0), (0, 0, 2), (1, 1, 1)):
        board = Board()
        factory = board.factory(0, "food", full=1)
        factory.lines[line].workers, factory.lines[line].machines = workers, machines
        assert RULESET.conserved(board.game)["lines"] == (line == 0)
    low = Board()
    low[0].space = 0
    assert RULESET.conserved(low.game)["track"] == 1


# --- secrets ----------------------------------------------------------------------------------------------------
def dealt_afresh(board: Board, seed: str) -> tuple[list[str], str, list[str]]:
    RULESET.resample(board.game, 0, Chance(seed))
    return list(board.state.events), board.state.reserve, list(board.state.boxed)


def test_events_dealt_afresh_keep_what_everybody_knows() -> None:
    where, dropped = set(), set()
    for seed in range(40):
        board = Board(4, setup="free", seed=3, bare=False)
        events, reserve, boxed = dealt_afresh(board, f"{seed}")
        assert events[4] == "end_of_game" and events[3] != "bureaucracy" and boxed[0] != "bureaucracy"
        assert {*events[:4], reserve, *boxed} == {*board.state.seen, "bureaucracy"}
        where.add([*events[:3], reserve].index("bureaucracy"))
        dropped.add(boxed[0])
    assert where == {0, 1, 2, 3} and len(dropped) == 5


def test_what_was_turned_over_stays() -> None:
    board = Board(4, setup="free", seed=3, bare=False)
    state = board.state
    state.decade, state.cycle, state.shown, state.revealed = 2, 1, 2, 2
    shown = [list(state.economy[good])[: 3 if number < 2 else 2] for number, good in enumerate(GOODS)]
    events = state.events[:2]
    for seed in range(10):
        dealt_afresh(board, f"{seed}")
        assert [list(state.economy[good])[: 3 if number < 2 else 2] for number, good in enumerate(GOODS)] == shown
        assert state.events[:2] == events


def test_the_predefined_events_are_known() -> None:
    board = Board(4, bare=False)
    events = list(board.state.events)
    economy = {good: list(markers) for good, markers in board.state.economy.items()}
    dealt_afresh(board, "x")
    assert board.state.events == events and board.state.economy != economy
    shown = board.table.view(None)["decade"]["events"]
    assert [marker["event"] for marker in shown] == [f"event.{event}" for event in events]
    shuffled = Board(4, setup="shuffled", bare=False).table.view(None)["decade"]
    assert not any(marker["event"] or marker["id"] for marker in shuffled["events"]) and len(shuffled["among"]) == 4
