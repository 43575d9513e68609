"""What lies where before the first cycle."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core.games.arkwright import RULESET
from pygame_core.games.arkwright.ids import GOODS
from pygame_core.kernel.reasons import Refused
from pygame_core.kernel.table import Table
from tests.games.arkwright.board import A, B, Board


def start(seats: int, **how: Any) -> Board:
    return Board(seats, bare=False, **how)


@pytest.mark.rule("ark.def.players.count")
def test_two_to_four_play() -> None:
    for seats in (2, 3, 4):
        assert RULESET.mode(seats, None, None).seats == seats
    for seats in (1, 5):
        with pytest.raises(Refused):
            RULESET.mode(seats, None, None)


@pytest.mark.rule("ark.setup.mode.choice", "ark.setup.mode.predefined-waterframe-only")
def test_the_set_up_is_a_choice_of_the_full_game() -> None:
    assert RULESET.mode(4, "waterframe", {"setup": "free"}).options["setup"] == "free"
    with pytest.raises(Refused):
        RULESET.mode(4, "spinning-mule", {"setup": "shuffled"})
    assert start(4).ask.code == "turn.marker"
    assert start(4, setup="free").ask.code == start(4, game="spinning-mule").ask.code == "founding.factory"


# --- events -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("ark.setup.events.predefined", "ark.setup.events.predefined-1790-pair",
                  "ark.setup.events.end-of-game-last")  # fmt: skip
def test_the_predefined_events() -> None:
    state = start(4).state
    assert state.events == ["lobby", "continental_war", "bureaucracy", "worlds_fair", "end_of_game"]
    assert state.reserve == "crown_jubilee"


@pytest.mark.rule("ark.setup.events.predefined-shuffle-later")
def test_shuffled_predefined_events() -> None:
    for seed in range(12):
        state = start(4, setup="shuffled", seed=seed).state
        assert state.events[4] == "end_of_game" and state.events[3] != "bureaucracy"
        laid = {*state.events[:4], state.reserve}
        assert laid == {"lobby", "continental_war", "crown_jubilee", "worlds_fair", "bureaucracy"}
    assert len({tuple(start(4, setup="shuffled", seed=seed).state.events) for seed in range(12)}) > 3


@pytest.mark.rule("ark.setup.events.reveal-five", "ark.setup.events.drop-one", "ark.setup.events.place-1800",
                  "ark.setup.events.mix-bureaucracy", "ark.setup.events.rest-unseen")  # fmt: skip
def test_events_of_the_free_set_up() -> None:
    where = set()
    for seed in range(30):
        state = start(4, setup="free", seed=seed).state
        assert len(state.seen) == 5 and "bureaucracy" not in state.seen and "end_of_game" not in state.seen
        assert len(state.boxed) == 1 and state.boxed[0] in state.seen
        assert state.events[4] == "end_of_game" and state.events[3] in state.seen
        first = [*state.events[:3], state.reserve]
        assert "bureaucracy" in first and {*first, state.events[3], *state.boxed} == {*state.seen, "bureaucracy"}
        where.add(first.index("bureaucracy"))
    assert where == {0, 1, 2, 3}


@pytest.mark.rule("ark.setup.events.two-player-removal")
def test_events_that_two_players_do_without() -> None:
    gone = {"navigation_acts", "economic_crisis", "hamburg", "opium_war"}
    seen = {event for seed in range(40) for event in start(2, setup="free", seed=seed).state.seen}
    assert not seen & gone and len(seen) == 10
    assert gone <= {event for seed in range(40) for event in start(3, setup="free", seed=seed).state.seen}


@pytest.mark.rule("ark.setup.events.face-down", "ark.setup.economy.stacks", "ark.def.info.open")
def test_markers_face_down_are_the_only_secret() -> None:
    board = start(4, setup="free", seed=3)
    view = board.table.view(None)
    assert view == board.table.view(A) == board.table.view(B)
    assert not any(marker["event"] or marker["id"] for marker in view["decade"]["events"])
    assert view["decade"]["reserve"]["event"] == "" and view["decade"]["economy"] is None
    assert len(view["decade"]["among"]) == 5
    after = start(4)
    assert after.table.view(None)["decade"]["economy"]["good"] == "food"
    assert str(after.state.economy["lamps"][0]) not in str(after.table.view(None)["decade"]["economy"])
    assert {"cash", "shares", "tiles", "factories", "stores", "contracts"} <= set(after.table.view(B)["companies"][A])


@pytest.mark.rule("ark.setup.economy.separate-shuffle", "ark.setup.economy.rest-removed")
def test_economy_markers_are_shuffled_for_each_good() -> None:
    state = start(4).state
    for good in GOODS:
        assert sorted(state.economy[good]) == sorted(RULESET.components({}).economy)
    assert len({tuple(state.economy[good]) for good in GOODS}) > 1
    assert len({tuple(start(4, seed=seed).state.economy["food"]) for seed in range(6)}) > 3


# --- boards -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("ark.setup.importers.start-zero")
def test_importers_begin_at_nothing() -> None:
    for seats in (2, 3, 4):
        assert set(start(seats, setup="free").state.importers.values()) == {0}


@pytest.mark.rule("ark.setup.market.fill-from-bottom", "ark.setup.market.four-players",
                  "ark.setup.market.three-players", "ark.setup.market.two-players")  # fmt: skip
@pytest.mark.parametrize(("seats", "market", "fired", "gone"), [(4, 76, 8, 0), (3, 72, 8, 4), (2, 68, 4, 12)])
def test_workers_of_the_labor_market(seats: int, market: int, fired: int, gone: int) -> None:
    labor = start(seats, setup="free").state.labor
    assert (labor.end - labor.front, labor.fired, labor.gone) == (market, fired, gone)
    assert labor.end == 80 and market + fired + gone == 84


@pytest.mark.rule("ark.def.supply.limited")
def test_nobody_is_hired_whom_the_game_has_not() -> None:
    board = Board()
    board.factory(A, "food", full=1)
    board.labor(79, fired=1)
    board.step("worker.work", seat=A)
    while board.ask.code == "worker.fire":
        board.answer([0])
    assert sum(slot.cap for slot in board.options().values()) >= 1  # type: ignore[attr-defined]
    board.refused([3, 0])
    none = Board()
    none.factory(A, "food", full=1)
    none.labor(80)
    assert none.step("worker.work", seat=A).pass_by().workers(A, "food") == [2, 0, 0, 0]
    tiles = Board()
    tiles.boxed_tiles()
    assert not [value for value in tiles.step("special.take", seat=A, additional=True, due=True, barred="").open()
                if value.startswith("tile")]  # fmt: skip


@pytest.mark.rule("ark.setup.ships.four-players", "ark.setup.ships.three-players", "ark.setup.ships.two-players")
@pytest.mark.parametrize(("seats", "ships"), [(4, [4, 4, 4, 2, 2]), (3, [3, 3, 3, 2, 1]), (2, [4, 2, 0, 0, 0])])
def test_ships_on_the_board(seats: int, ships: list[int]) -> None:
    assert start(seats).state.ships == ships


@pytest.mark.rule("ark.setup.markers.predefined", "ark.setup.markers.row-size")
def test_predefined_markers() -> None:
    assert start(2).state.gray == [
        ["light_quality", "light_marketing"], ["light_production", "investor"],
        ["dark_machines", "dark_quality"], ["dark_quality", "dark_machines"],
    ]  # fmt: skip
    for seats, size in ((2, 2), (3, 3), (4, 5)):
        assert [len(row) for row in start(seats).state.gray] == [size] * 4
        assert [len(row) for row in start(seats, setup="free").state.gray] == [size] * 4


@pytest.mark.rule("ark.setup.markers.light-rows", "ark.setup.markers.dark-rows",
                  "ark.setup.markers.three-player-removal", "ark.setup.markers.two-player-removal",
                  "ark.extra.marker.investor-light")  # fmt: skip
@pytest.mark.parametrize(("seats", "most", "investors", "light", "dark"), [
    (4, 3, 3, 4, 3), (3, 2, 2, 3, 2), (2, 2, 1, 2, 1),
])  # fmt: skip
def test_free_markers(seats: int, most: int, investors: int, light: int, dark: int) -> None:
    seen: dict[str, int] = {}
    for seed in range(60):
        rows = start(seats, setup="free", seed=seed).state.gray
        assert all(marker.startswith("light") or marker == "investor" for row in rows[:2] for marker in row)
        assert all(marker.startswith("dark") for row in rows[2:] for marker in row)
        for marker in {marker for row in rows for marker in row}:
            n = sum(row.count(marker) for row in rows)
            seen[marker] = max(seen.get(marker, 0), n)
    assert seen == {
        **{f"{gray}_{action}": most for gray in ("light", "dark") for action in ("machines", "quality", "marketing")},
        "investor": investors, "light_production": light, "dark_production": dark,
    }  # fmt: skip


@pytest.mark.rule("ark.setup.tiles.always-three", "ark.setup.tiles.total", "ark.setup.tiles.fewer-than-players",
                  "ark.setup.tiles.patrons-distinct")  # fmt: skip
@pytest.mark.parametrize(("seats", "total"), [(2, 14), (3, 21), (4, 28)])
def test_free_development_tiles(seats: int, total: int) -> None:
    patrons = 0
    for seed in range(8):
        tiles = start(seats, setup="free", seed=seed).state.tiles
        assert sum(tiles.values()) == total and max(tiles.values()) < seats
        assert tiles["charisma"] == tiles["press_attache"] == 1 and tiles["inventor"] >= 1
        patrons = max(patrons, sum(count for tile, count in tiles.items() if tile.startswith("patron")))
    assert patrons > 1, "patrons of different goods are different tiles"


@pytest.mark.rule("ark.setup.tiles.predefined-list", "ark.setup.tiles.predefined-start-extra")
def test_predefined_development_tiles() -> None:
    for seats, total in ((2, 14), (3, 20), (4, 26)):
        state = start(seats).state
        assert sum(state.tiles.values()) == total
        assert state.tiles["charisma"] == state.tiles["press_attache"] == 1
        owned = [tile.id for company in state.companies for tile in company.tiles]
        assert state.tiles["office"] == 0 and "office" in owned
    assert start(4).state.tiles["inventor"] == 2 and start(4).state.tiles["patron_food"] == 1
    assert start(3).state.tiles["patron_food"] == 0


# --- players ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("ark.setup.player.stock-ten", "ark.def.shares.thirty", "ark.setup.player.contract-markers",
                  "ark.setup.player.regular-side", "ark.comp.own-action-markers", "ark.action.space.five")  # fmt: skip
def test_what_everybody_has() -> None:
    board = start(4)
    for row in board.table.view(None)["exchange"]["shares"]:
        assert row["space"] == 10 and row["value"] == 10 and row["held"] + row["bank"] == 30
    for company in board.state.companies:
        assert not company.contracts and company.limit == 0 and not company.gray
        assert all(factory.kind == "regular" for factory in company.factories.values())
    board.step("turn.take", seat=A)
    assert board.open() == ["factory", "worker", "machines", "quality", "marketing", "exchange"]
    assert board.figures.spaces == (2, 4, 6, 8, 10)


@pytest.mark.rule("ark.setup.player.contract-limit-two")
def test_two_players_begin_with_a_limit() -> None:
    assert [company.limit for company in start(2).state.companies] == [6, 6]
    assert [company.limit for company in start(3).state.companies] == [0, 0, 0]


PREDEFINED = {
    4: [
        ({"clothing": (6, 3), "cutlery": (6, 4)}, 9, 41, "patent"),
        ({"food": (7, 1), "cutlery": (7, 3)}, 10, 32, "office"),
        ({"clothing": (5, 4), "lamps": (8, 3)}, 9, 40, "engineer"),
        ({"food": (5, 3), "lamps": (9, 2)}, 10, 31, "foreman"),
    ],
    3: [
        ({"food": (7, 1), "clothing": (8, 1)}, 10, 33, "office"),
        ({"food": (6, 2), "cutlery": (8, 2)}, 9, 42, "engineer"),
        ({"food": (5, 3), "lamps": (9, 2)}, 9, 41, "patent"),
    ],
    2: [
        ({"food": (5, 3), "cutlery": (8, 2)}, 8, 52, "patent"),
        ({"food": (7, 1), "clothing": (8, 1)}, 7, 63, "office"),
    ],
}  # fmt: skip


@pytest.mark.rule(
    "ark.setup.found.predefined-4p-blue", "ark.setup.found.predefined-4p-red", "ark.setup.found.predefined-4p-green",
    "ark.setup.found.predefined-4p-yellow", "ark.setup.found.predefined-3p-blue", "ark.setup.found.predefined-3p-red",
    "ark.setup.found.predefined-3p-green", "ark.setup.found.predefined-2p-blue", "ark.setup.found.predefined-2p-red",
    "ark.setup.player.predefined-seating", "ark.def.appeal.formula",
)  # fmt: skip
@pytest.mark.parametrize("seats", [4, 3, 2])
def test_predefined_starts(seats: int) -> None:
    board = start(seats)
    assert board.state.starting == A == board.ask.seat
    for seat, (factories, shares, cash, tile) in enumerate(PREDEFINED[seats]):
        company = board[seat]
        found = {good: (factory.price, board.appeal(seat, good)) for good, factory in company.factories.items()}
        assert found == factories
        assert (company.shares, company.cash, board.held(seat)) == (shares, cash, [tile])
    if seats == 4:
        assert board[3].tiles[0].at == "food"


@pytest.mark.rule("ark.setup.found.predefined-two-lines", "ark.def.line.places-by-good",
                  "ark.example.founding-staff-fig9")  # fmt: skip
def test_predefined_factories_have_two_full_lines() -> None:
    board = start(4)
    needed = {"food": 4, "clothing": 4, "cutlery": 5, "lamps": 6}
    for seat in range(4):
        for good, factory in board[seat].factories.items():
            assert factory.level == 1 and sum(line.workers for line in factory.lines) == needed[good]
            assert [line.workers for line in factory.lines[2:]] == [0, 0] and board.makes(seat, good) == 3
    returned = board.told("economy.returned")[0]["count"]
    assert board.state.labor.front == 4 + sum((9, 9, 10, 10)) - returned


@pytest.mark.rule("ark.example.predefined-blue-cash", "ark.def.factory.level-one-costs", "ark.example.founding-costs")
def test_how_the_predefined_cash_comes_about() -> None:
    board = start(4)
    cost = {good: board.figures.factory["regular"][good][0].cost for good in GOODS}
    assert cost == {"food": 8, "clothing": 9, "cutlery": 10, "lamps": 11}
    assert board[A].cash == 6 * 10 - cost["clothing"] - cost["cutlery"] == 41 and board[A].shares == 15 - 6
    for seats in (2, 3, 4):
        table = start(seats)
        for seat in range(seats):
            paid = sum(cost[good] for good in table[seat].factories)
            assert table[seat].cash == (15 - table[seat].shares) * 10 - paid


# --- the free set-up --------------------------------------------------------------------------------------------
def found(board: Board, *choices: tuple[str, int]) -> Board:
    for good, price in choices:
        board.answer(f"build/{good}/1/regular/full", price)
    return board


@pytest.mark.rule(
    "ark.setup.found.first-clockwise", "ark.setup.found.second-counterclockwise", "ark.setup.found.level-one",
    "ark.setup.found.different-good", "ark.setup.found.same-good-others", "ark.setup.found.two-lines-workers",
    "ark.setup.found.price-at-once", "ark.setup.found.pay-later", "ark.setup.found.sale-order",
    "ark.setup.found.sale-price", "ark.setup.found.sale-enough", "ark.setup.found.sale-any",
    "ark.setup.found.sale-pays", "ark.setup.found.first-special", "ark.setup.player.shares-fifteen",
    "ark.example.founding-sale", "ark.example.founding-price-fig10", "ark.setup.player.starting-player",
    "ark.setup.found.advice-five", "ark.setup.found.start-1770",
)  # fmt: skip
def test_founding() -> None:
    board = start(3, setup="free", seed=2)
    first = board.state.starting
    order = [first, (first + 1) % 3, (first + 2) % 3]
    assert [company.shares for company in board.state.companies] == [15, 15, 15]
    asked = []
    for good in ("clothing", "food", "food"):
        asked.append(board.ask.seat)
        assert all(value.split("/")[2] == "1" for value in board.options())
        found(board, (good, 5))
    assert asked == order and board.appeal(order[1], "food") == 3 and board.makes(order[1], "food") == 3
    assert board.workers(order[1], "food") == [2, 2, 0, 0]
    asked = []
    assert board.why("build/food/1/regular/full") == "ark.setup.found.different-good"
    for good in ("lamps", "lamps", "lamps"):
        asked.append(board.ask.seat)
        found(board, (good, 8))
    assert asked == order[::-1]
    assert [company.cash for company in board.state.companies] == [0, 0, 0], "nothing has been paid yet"
    last = board.ask.seat
    assert last == order[2] and board.ask.code == "founding.shares" and (board.ask.lo, board.ask.hi) == (2, 15)  # type: ignore[attr-defined]
    board.answer(15)
    assert board[last].cash == 150 - 19 and board[last].shares == 0 and board[last].space == 10
    assert (board.ask.seat, board.ask.code) == (last, "special.take")
    board.answer("none").answer(2, "none")
    assert (board.ask.seat, board.ask.code) == (order[0], "founding.shares")
    board.answer(7)
    assert board[order[0]].cash == 70 - 9 - 11 == 50 and board[order[0]].shares == 8
    board.answer("none")
    assert board.state.phase == "actions" and board.state.starting == first == board.ask.seat
    assert board.table.view(None)["decade"]["year"] == 1770 and board.told("cycle.began")[0]["good"] == "food"


def at_first_special(board: Board, sold: int = 6) -> Board:
    while board.ask.code != "founding.shares":
        board.answer(next(iter(board.ask.answers())))
    return board.answer(sold)


@pytest.mark.rule("ark.setup.found.first-special-choice", "ark.setup.found.first-ship-row-one")
def test_the_first_special_marker() -> None:
    board = at_first_special(start(4, setup="free", seed=5))
    open_ones = board.open()
    assert any(value.startswith("tile/") for value in open_ones)
    assert {value for value in open_ones if value.startswith("ship/")} == {"ship/2/0/level"}
    rows = {value.split("/")[1] for value in open_ones if value.startswith("marker/")}
    assert rows == {"1"}
    assert not any(value.startswith("broker") for value in board.options())


@pytest.mark.rule("ark.setup.found.inventor-cost")
def test_an_inventor_of_1760_needs_the_money_in_hand() -> None:
    board = at_first_special(start(4, setup="free", seed=5), sold=2)
    seat = board.ask.seat
    assert board[seat].cash < 5 and board.why("tile/inventor") == "ark.setup.found.inventor-cost"
    rich = at_first_special(start(4, setup="free", seed=5), sold=6)
    seat, cash = rich.ask.seat, rich[rich.ask.seat].cash
    rich.answer("tile/inventor")
    assert rich[seat].cash == cash - 5 and rich.held(seat) == ["inventor"]


@pytest.mark.rule("ark.def.market.setup-never-fired-space")
def test_founders_take_workers_of_the_market_only() -> None:
    board = at_first_special(start(4, setup="free", seed=5))
    labor = board.state.labor
    in_factories = sum(line.workers for company in board.state.companies for factory in company.factories.values()
                       for line in factory.lines)  # fmt: skip
    assert labor.fired == 8 and labor.front == 4 + in_factories


def test_a_table_can_be_made_for_every_mode() -> None:
    for mode in RULESET.modes():
        assert Table(RULESET, mode, "x").pending
