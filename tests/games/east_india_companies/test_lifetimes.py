"""What lives for a phase is clean when the phase begins, whatever the last one left, and old saves bring theirs."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core.games.east_india_companies import RULESET
from pygame_core.games.east_india_companies.state import NOBODY, Exchange, Loading, Phase, Placing, Sailing, Tile, World
from pygame_core.games.east_india_companies.upgrades import phases_own_what_lives_for_them
from pygame_core.kernel.state import from_json, to_json
from tests.games.east_india_companies.board import ALL_PHASES, A, B, Board, N


def used() -> Board:
    """A table on which every phase has left something behind."""
    board = Board(2)
    board.no_ships()
    state = board.state
    state.placing = Placing(moved=True, card="agent_3")
    state.exchange.passes = 2
    state.sailing.drawn.append("destination_1")
    state.loading.zone = "india"
    return board


@pytest.mark.parametrize(
    ("phase", "record", "clean"),
    [
        ("agents", "placing", Placing(moved=False, card="")),
        ("exchange", "exchange", Exchange(passes=0)),
        ("navigation", "sailing", Sailing(drawn=[])),
        ("loading", "loading", Loading(track=[[], [], [], [], []], waiting=[], zone="")),
    ],
)
def test_a_phase_begins_with_a_clean_record(phase: str, record: str, clean: Any) -> None:
    board = used()
    before = {name: getattr(board.state, name) for name in ("placing", "exchange", "sailing", "loading")}
    before_it = {name: to_json(kept) for name, kept in before.items() if name != record}
    if phase == "loading":
        board.card("indies", "indies_01")
    RULESET.steps.by_name[f"{phase}.open"](board.game)
    assert getattr(board.state, record) == clean
    assert {name: to_json(getattr(board.state, name)) for name in before_it} == before_it


@pytest.mark.parametrize("phase", ALL_PHASES)
def test_nobody_acts_when_a_phase_begins(phase: str) -> None:
    board = used()
    board.state.phase = Phase(name="selling", active=B)
    RULESET.steps.by_name[f"{phase}.open"](board.game)
    assert board.state.phase == Phase(name=phase, active=NOBODY)  # type: ignore[arg-type]


def test_the_passes_of_one_period_do_not_count_in_the_next() -> None:
    board = Board(2, period=2)
    board.cash(20, 20)
    board.state.exchange.passes = 2
    board.run("exchange", "exchange.open")
    assert (board.ask.code, board.ask.seat) == ("exchange.turn", A)


def test_the_agent_card_lies_open_until_the_next_period() -> None:
    board = Board(2)
    board.run("agents", "neutral.agents")
    drawn = board.state.placing.card
    assert board.table.view(A)["neutral"]["card"]["id"] == drawn
    RULESET.steps.by_name["agents.open"](board.game)
    assert board.table.view(A)["neutral"]["card"] is None


def as_version_1(state: dict[str, Any]) -> dict[str, Any]:
    """The same table as the first rules wrote it."""
    phase, placing, loading = state.pop("phase"), state.pop("placing"), state.pop("loading")
    old = state | {"house": "", "phase": phase["name"], "active": phase["active"]}
    old |= {"moved": placing["moved"], "agent_card": placing["card"], "passes": old.pop("exchange")["passes"]}
    old |= {"sailed": old.pop("sailing")["drawn"], "loading": loading["zone"]}

    def pairs(tiles: list[dict[str, int]]) -> list[list[int]]:
        return [[tile["company"], tile["number"]] for tile in tiles]

    old |= {"waiting": pairs(loading["waiting"]), "track": [pairs(section) for section in loading["track"]]}
    for name in ("stacks", "left"):
        old[name] = {zone: pairs(tiles) for zone, tiles in old[name].items()}
    return old


def test_a_table_of_the_first_version_comes_over_whole() -> None:
    board = used()
    state = board.state
    (yacht,) = board.fleet(A, "yacht")
    fluyt, frigate = board.fleet(N, "fluyt", "frigate")
    board.sail(A, "china", yacht)
    board.leave(N, "india", fluyt)
    state.loading.track[1].append(Tile(company=N, number=frigate.tile))
    state.loading.waiting.append(Tile(company=B, number=3))
    state.phase = Phase(name="loading", active=B)
    today = to_json(state)
    old = {"at": 7, "state": as_version_1(to_json(state))}
    new = phases_own_what_lives_for_them(old)
    assert new == {"at": 7, "state": today}
    assert from_json(World, new["state"]) == state
    assert old["state"]["phase"] == "loading", "the document stays as it was read"
