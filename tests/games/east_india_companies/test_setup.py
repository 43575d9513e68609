"""Goal, materials and set-up, for 4, 3 and 2 players."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from pygame_core.games.east_india_companies import RULESET
from pygame_core.kernel.chance import Chance
from pygame_core.kernel.reasons import Refused
from pygame_core.kernel.rulebook import ledger
from pygame_core.kernel.table import Table
from tests.games.east_india_companies.board import ALL_PHASES, GOODS, A, B, Board, C, D, initiative

rule = pytest.mark.rule


def new(seats: int, seed: Any = 1, **options: Any) -> Table:
    return Table(RULESET, RULESET.mode(seats, None, options), seed)


def play(table: Table, until: str | None = None, seed: str = "play") -> list[str]:
    """Play at random; gives the phases in the order they were entered."""
    chance = Chance(seed)
    phases: list[str] = []
    while table.result is None:
        phase = table.game.state.phase.name
        if not phases or phases[-1] != phase:
            phases.append(phase)
        if phase == until:
            break
        decision = table.pending[0]
        table.answer(decision.seat, decision.sample(chance))
    return phases


@rule("eic.general.players.count")
def test_two_to_four_players() -> None:
    for seats in (2, 3, 4):
        assert new(seats).result is None
    for seats in (1, 5):
        with pytest.raises(Refused):
            new(seats)


@rule("eic.general.periods.five", "eic.period.phases.order", "eic.period5.final", "eic.endperiod.prep.not_five")
def test_a_game_is_five_periods_of_six_phases() -> None:
    table = new(4)
    play(table)
    places = [event.place for event in table.log(None) if event.place.get("phase") in ALL_PHASES]
    order = list(dict.fromkeys((place["turn"], place["phase"]) for place in places))
    assert order == [(period, phase) for period in range(1, 6) for phase in ALL_PHASES]
    last = [event.code for event in table.log(None)][-6:]
    assert last[0] in ("close.dividend", "close.transferred", "close.lapsed")
    assert last[1:] == ["end.wealth"] * 4 + ["end.won"]
    assert table.result is not None and table.game.state.phase.name == "end"


@rule("eic.period.phases.everyone")
def test_everybody_takes_part_in_every_phase() -> None:
    table = new(4)
    play(table)
    for phase in ALL_PHASES[:-2]:
        told = [event for event in table.log(None) if event.place.get("phase") == phase and event.place["turn"] == 1]
        assert {event.params.get("seat") for event in told} >= {A, B, C, D}, phase
    marked = [
        event.params["seat"] for event in table.log(None) if event.code == "close.ranked" and event.place["turn"] == 1
    ]
    assert sorted(marked) == [A, B, C, D]


@rule("eic.general.treasury.spend", "eic.selling.money.locked")
def test_only_the_treasury_can_be_spent() -> None:
    board = Board()
    board.cash(2, 0, 0, 0)
    board.sales(30, 0, 0, 0)
    board.run("agents", ("agents.turn", {"seat": A}))
    assert board.why("governor.trading_post") == "eic.agents.fee.unaffordable"
    assert board.refused("governor.trading_post") == "eic.agents.fee.unaffordable"


@rule("eic.general.sales_tile.holds", "eic.selling.money.sales_tile", "eic.selling.example.six")
def test_sales_lie_apart() -> None:
    board = Board()
    (ship,) = board.fleet(A, "yacht")
    board.load(ship, coffee=1)
    board.rows("europe", coffee=5)
    board.cash(5, 0, 0, 0)
    board.run("selling", ("selling.ship", {"seat": A, "speed": 2}))
    assert board[A].cash == 5 and board[A].sales == 6


@rule("eic.general.bank.unlimited")
def test_the_bank_never_runs_dry() -> None:
    board = Board()
    (ship,) = board.fleet(A, "yacht")
    board.load(ship, coffee=1)
    board.rows("europe", coffee=5)
    board.cash(771, 0, 0, 0)
    board.run("selling", ("selling.ship", {"seat": A, "speed": 2}))
    assert board[A].sales == 6 and board.state.bank == -6


@rule("eic.general.goods.cubes")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_cubes_are_always_114(seats: int) -> None:
    table = new(seats)
    supply = {"tea": 33, "spices": 30, "coffee": 28, "silk": 23}
    assert sum(supply.values()) == 114
    chance = Chance("cubes")
    while table.result is None:
        state = table.game.state
        for good, total in supply.items():
            ships = sum(ship.cargo.get(good, 0) for owner in state.companies for ship in owner.ships)
            stored = sum(owner.store.get(good, 0) for owner in state.companies)
            lying = state.reserve[good] + state.indies.rows[good] + state.europe.rows[good]
            assert lying + ships + stored == total
        decision = table.pending[0]
        table.answer(decision.seat, decision.sample(chance))


@rule("eic.general.dice.one_per_good")
def test_the_dice() -> None:
    table = new(4)
    assert table.game.state.indies.dice.keys() == table.game.state.europe.dice.keys() == set(GOODS)
    faces = Counter()
    for seed in range(200):
        state = new(4, seed).game.state
        faces.update([*state.indies.dice.values(), *state.europe.dice.values()])
    assert set(faces) == {1, 2, 3, 4}
    assert Board().figures.faces == (1, 2, 2, 3, 3, 4)
    assert faces[2] + faces[3] > 1.5 * (faces[1] + faces[4])


@rule("eic.general.public.open")
def test_what_is_open_and_what_is_hidden() -> None:
    board = Board()
    board.cash(7, 8, 9, 10)
    board.sales(1, 2, 3, 4)
    board.fleet(B, "yacht", "galleon")
    board.fleet(A, "galleon", "galleon")
    board.hold(B, C, 2)
    board.run(
        "navigation",
        ("market.draw", {"market": "indies"}),
        "navigation.round",
        script=[["indies_02", "indies_03", "indies_04", "indies_01"]],
    )
    view = board.table.view(A)
    other = view["companies"][B]
    assert (other["cash"], other["sales"], other["docks"]) == (8, 2, 2)
    assert other["shares"][C] == {"company": "swedish", "n": 2}
    assert [ship["ship"] for ship in other["ships"]] == ["yacht", "galleon"]
    assert view["indies"]["card"] == {"open": False, "known": False, "seen": []}
    assert {ship["where"] for ship in other["ships"]} == {"secret"}
    assert {ship["where"] for ship in view["companies"][A]["ships"]} == {"port"}


@rule("eic.general.initiative.order")
def test_initiative_is_the_order_of_acting() -> None:
    board = Board(3)
    initiative(board, C, A, B)
    board.cash(9, 9, 9)
    board.run("navigation", "navigation.round")
    for seat in (C, A, B, C, A, B):
        assert board.ask.seat == seat
        board.answer("india")
    assert board.stopped


@rule("eic.general.initiative.ties")
def test_ties_go_to_the_higher_initiative() -> None:
    board = Board(3)
    initiative(board, C, A, B)
    board.sales(30, 30, 10)
    board.run("close", "close.ranking")
    assert board.state.ranking == [A, B, C]


# --- 4 players ------------------------------------------------------------------------------------------------
@rule("eic.setup.markers.start")
def test_the_first_period_begins_with_the_agents() -> None:
    state = new(4).game.state
    assert (state.period, state.phase.name) == (1, "agents")


@rule(
    "eic.setup.market.side_4p",
    "eic.setup.market.light_slots",
    "eic.setup.market.dark_slots",
    "eic.setup.market.reserve",
)
def test_markets_with_four() -> None:
    board = Board()
    indies, europe = board.figures.indies[4], board.figures.europe[4]
    assert (len(indies["silk"].slots), len(europe["silk"].slots)) == (11, 12)
    assert board.state.indies.rows == {"tea": 8, "spices": 7, "coffee": 7, "silk": 5}
    assert board.state.europe.rows == {"tea": 8, "spices": 7, "coffee": 7, "silk": 6}
    assert sum(board.state.indies.rows.values()) + sum(board.state.europe.rows.values()) == 55
    assert len(indies["tea"].slots) == 16
    row = board.table.view(None)["indies"]["rows"][0]
    assert row["good"] == "tea" and row["slots"][: row["lying"]] == [4, 4, 4, 4, 3, 3, 3, 3]
    assert board.state.reserve == {"tea": 17, "spices": 16, "coffee": 14, "silk": 12}


@rule("eic.setup.cards.piles")
def test_card_piles() -> None:
    table = new(4)
    for market in ("indies", "europe"):
        side = table.view(A)[market]
        assert side["piles"] == {"A": 4, "B": 8, "C": 8}
        assert side["card"] is None and "indies_0" not in str(side) and "europe_0" not in str(side)
    orders = {tuple(new(4, seed).game.state.indies.piles["B"]) for seed in range(8)}
    assert len(orders) > 4


@rule("eic.setup.shares.exchange", "eic.setup.shares.start_value", "eic.setup.shares.presidency")
def test_shares_with_four() -> None:
    board = Board()
    assert [company.left for company in board.state.companies] == [7, 7, 7, 7]
    for company in range(4):
        assert board.figures.values[board[company].value] == 4
        assert (board[company].presidency, board[company].mortgaged, board[company].shares) == (2, 0, [0, 0, 0, 0])


@rule("eic.setup.initiative.random")
def test_the_first_initiative_is_random() -> None:
    first = Counter(new(4, seed).game.state.initiative[0] for seed in range(1000))
    assert all(190 < first[seat] < 310 for seat in range(4))


@rule("eic.setup.cash.four", "eic.setup.cash.treasury")
def test_starting_cash_with_four() -> None:
    for seed in range(6):
        state = new(4, seed).game.state
        assert [state.companies[seat].cash for seat in state.initiative] == [10, 10, 11, 12]
        assert all(company.sales == 0 for company in state.companies)


@rule("eic.setup.port.docks", "eic.setup.port.galleons", "eic.setup.sales_marker.start", "eic.setup.pieces.player")
@rule("eic.setup.ships.stack", "eic.setup.extensions.none")
def test_what_each_player_begins_with() -> None:
    board = Board()
    for company in board.state.companies:
        assert board.figures.docks[company.level] == 2 and board.figures.stores[company.level] == 0
        assert [(board.figures.tiles[ship.tile].id, ship.dock, ship.where) for ship in company.ships] == [
            ("galleon", 0, "port"),
            ("galleon", 1, "port"),
        ]
        assert board.figures.sales_track[company.marker] == 0
        assert len(company.agents) == 3 and company.posts == 2
        assert all(agent.at == agent.start == "" for agent in company.agents)
        assert sorted(board.figures.tiles[tile].period for tile in company.stack) == [1, 1, 2, 2, 3, 3, 4, 4]
        assert company.level == 0
    assert set(board.state.seals.values()) == {-1}


@rule("eic.setup.ship.table")
def test_the_ship_table_is_as_the_ledger_says() -> None:
    figures = Board().figures
    told = ledger(RULESET.package)["eic.setup.ship.table"].text.partition(": ")[2].rstrip(".").split(", ")
    shown = [
        f"{ship.id.replace('_', ' ').title()} {ship.period}/{ship.cost or '-'}/{ship.speed}/{ship.tonnage}"
        for ship in figures.ship.values()
    ]
    assert shown == told
    speeds = {ship.id: (ship.period, ship.speed, ship.tonnage) for ship in figures.tiles}
    assert speeds["clipper"] == (4, 5, 3) and speeds["galleon"] == (1, 1, 2) and speeds["steamship"] == (4, 3, 6)
    assert len(figures.tiles) == 10 and sum(ship.id == "galleon" for ship in figures.tiles) == 2


@rule("eic.setup.ship.galleon_not_sold")
def test_galleons_are_never_for_sale() -> None:
    board = Board(period=5)
    board.no_ships()
    board.cash(50, 0, 0, 0)
    board.run("agents", ("agents.ship", {"seat": A}))
    assert board.options() and "galleon" not in {option.params.get("ship") for option in board.options().values()}


@rule("eic.setup.ship.speed")
def test_speed_orders_loading_and_selling() -> None:
    board = Board()
    board.no_ships()
    (slow,), (fast,) = board.fleet(A, "yacht"), board.fleet(B, "frigate")
    board.sail(A, "china", slow)
    board.sail(B, "china", fast)
    board.cash(20, 20, 0, 0)
    board.run("loading", ("loading.arrive", {"zone": "china"}), "loading.next", "selling.round")
    assert board.ask.seat == B
    board.answer("tea", "home")
    assert board.ask.seat == A
    board.answer("tea", "home")
    assert [told["seat"] for told in board.told("selling.sold")] == [B, A]


@rule("eic.setup.ship.tonnage")
def test_tonnage_is_the_most_a_ship_carries() -> None:
    board = Board()
    board.no_ships()
    (yacht,) = board.fleet(A, "yacht")
    board.sail(A, "china", yacht)
    board.cash(50, 0, 0, 0)
    board.run("loading", ("loading.arrive", {"zone": "china"}), "loading.next")
    board.answer("silk", "silk")
    assert board.stopped and yacht.cargo == {"silk": 2} and yacht.where == "port"


@rule("eic.setup.ship.mixed", "eic.loading.buy.mixed")
def test_a_cargo_may_be_mixed() -> None:
    board = Board()
    board.no_ships()
    (fluyt,) = board.fleet(A, "fluyt")
    board.sail(A, "china", fluyt)
    board.cash(50, 0, 0, 0)
    board.run("loading", ("loading.arrive", {"zone": "china"}), "loading.next")
    board.answer("silk", "tea", "silk")
    assert fluyt.cargo == {"silk": 2, "tea": 1}


# --- 3 players ------------------------------------------------------------------------------------------------
@rule("eic.three.market.side", "eic.three.market.start")
@pytest.mark.parametrize("seats", [2, 3])
def test_markets_with_fewer(seats: int) -> None:
    board = Board(seats)
    indies, europe = board.figures.indies[seats], board.figures.europe[seats]
    assert [len(indies[good].slots) for good in GOODS] == [12, 11, 10, 8]
    assert [len(europe[good].slots) for good in GOODS] == [13, 11, 10, 9]
    assert [board.state.indies.rows[good] for good in GOODS] == [6, 5, 5, 4]
    assert [board.state.europe.rows[good] for good in GOODS] == [6, 6, 5, 5]
    assert sum(board.state.indies.rows.values()) + sum(board.state.europe.rows.values()) == 42


@rule("eic.three.posts.closed")
@pytest.mark.parametrize("seats", [2, 3])
def test_closed_seals(seats: int) -> None:
    board = Board(seats)
    board.cash(9, 9, 9)
    board.run("agents", ("agents.post", {"seat": A}))
    assert board.why("bombay") == board.why("formosa") == "eic.three.posts.closed"
    assert Counter(board.figures.space[seal].zone for seal in board.open()) == {
        "india": 2,
        "east_indies": 2,
        "china": 2,
    }


@rule("eic.three.shares.six", "eic.three.shares.colours")
@pytest.mark.parametrize("seats", [2, 3])
def test_shares_with_fewer(seats: int) -> None:
    board = Board(seats)
    assert [company.left for company in board.state.companies] == [6, 6, 6]
    board.cash(9, 9, 9)
    board.run("exchange", ("exchange.turn", {"turn": 0}))
    assert list(board.options()) == ["french", "english", "swedish", "pass"]
    assert board.refused("dutch") == "kernel.answer.not_offered"


@rule("eic.three.cash")
def test_starting_cash_with_three() -> None:
    for seed in range(6):
        state = new(3, seed).game.state
        assert [state.companies[seat].cash for seat in state.initiative] == [10, 11, 12]


@rule("eic.three.end_tile", "eic.endperiod.rank.third")
def test_the_last_of_three_loses_nothing() -> None:
    board = Board(3)
    board.sales(43, 31, 20)
    board.run("close", "close.ranking")
    assert [told["n"] for told in board.told("close.ranked")] == [2, 1, 0]
    assert [board.figures.values[company.value] for company in board.state.companies] == [6, 5, 4]


@rule("eic.three.cards.block4")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_block_of_four_is_ignored(seats: int) -> None:
    board = Board(seats)
    board.card("indies", "indies_01")
    board.run("loading", "market.supply")
    (told,) = board.told("market.turned")
    assert [told[good] for good in GOODS] == [2, 1, 1, 0]


@rule("eic.loading.supply.block4")
def test_the_block_counts_with_four() -> None:
    board = Board(4)
    board.card("indies", "indies_01")
    board.run("loading", "market.supply")
    (told,) = board.told("market.turned")
    assert [told[good] for good in GOODS] == [3, 1, 2, 0]
