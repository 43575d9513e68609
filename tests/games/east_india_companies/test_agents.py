"""A. Agent Placement: turns, reach, fees, the centre."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.east_india_companies.board import A, B, Board, C, D, initiative, play_on

rule = pytest.mark.rule

EXTENSION = "shipowner.dock_extension"
CARTOGRAPHY = "captain.cartography"
INDIES = "governor.influence_indies"
POST = "governor.trading_post"
EXPERTISE = "captain.expertise"
TRADER = ["trader.trading_spices", "trader.trading_coffee", "trader.trading_silk"]
NEAR_GOVERNOR = {INDIES, POST, "shipowner.ship", EXTENSION, EXPERTISE, CARTOGRAPHY}


def turn(board: Board, seat: int = A) -> Board:
    return board.run("agents", ("agents.turn", {"seat": seat}))


def at_governor(*, cash: int = 10) -> Board:
    """Period 2: A has one Agent to place, on the Governor, the others are spent."""
    board = Board(period=2)
    board.cash(cash, 10, 10, 10)
    board.stand_at(A, "governor", "captain", "captain")
    for agent in board[A].agents[1:]:
        agent.at = "elsewhere"
    return board


# --- market estimate ------------------------------------------------------------------------------------------
@rule("eic.agents.estimate.roll", "eic.agents.estimate.before")
def test_the_dice_are_rolled_first() -> None:
    board = Board()
    initiative(board, C, A, B, D)
    board.run("agents", "agents.open", script=[0, 1, 2, 5, 3, 4, 0, 5])
    rolled = board.told("market.rolled")
    assert [(told["market"], told["seat"], told["dice"]) for told in rolled] == [
        ("market.indies", C, [1, 2, 2, 4]),
        ("market.europe", C, [3, 3, 1, 4]),
    ]
    assert board.ask.seat == C and board.ask.code == "agents.where"
    for seat in (None, A, B, C, D):
        rows = board.table.view(seat)["indies"]["rows"]
        assert [row["die"] for row in rows] == [1, 2, 2, 4]
    assert not board.told("agents.placed")


@rule("eic.agents.estimate.kept")
def test_the_dice_stay_for_the_period() -> None:
    board = Board()
    board.card("indies", "indies_04", silk=3)
    board.rows("indies", silk=2)
    board.run("loading", "market.supply")
    assert board.state.indies.dice["silk"] == 3
    assert board.state.indies.rows["silk"] == 2 + 3 + 2


# --- turns ----------------------------------------------------------------------------------------------------
@rule("eic.agents.turn.order", "eic.agents.end.all_on_boxes")
def test_three_rounds_in_initiative_order() -> None:
    board = Board(3)
    board.cash(9, 9, 9)
    initiative(board, B, A, C)
    board.run("agents", ("agents.round", {"first": True}))
    free = {
        A: [EXTENSION, CARTOGRAPHY, TRADER[0]],
        B: [INDIES, TRADER[1], TRADER[2]],
        C: [EXPERTISE, "investor.influence_europe", POST],
    }
    asked = []
    while board.ask.code == "agents.where":
        asked.append(board.ask.seat)
        board.answer(free[board.ask.seat].pop(0))
        if board.ask.code == "agents.post":
            board.answer("canton")
    assert asked == [B, A, C] * 3
    assert board.stopped


@rule("eic.agents.turn.no_pass")
def test_nobody_may_pass() -> None:
    board = turn(Board())
    assert "skip" not in board.options() and "pass" not in board.options()
    assert board.refused("skip") == "kernel.answer.not_offered"


@rule("eic.agents.turn.which", "eic.agents.turn.fixed", "eic.agents.centre.unplaced")
def test_which_agents_can_be_placed() -> None:
    board = Board(period=2)
    board.stand_at(A, "captain", "trader", "governor")
    board[A].agents[2].at = "centre"
    turn(board)
    assert board.ask.code == "agents.which"
    assert {option.params["at"] for option in board.options().values()} == {"at.captain", "at.trader", "at.centre"}
    placed = Board(period=2)
    placed.stand_at(A, "captain", "trader", "governor")
    placed.stand_on("shipowner.ship", A)
    turn(placed)
    assert list(placed.options()) == [1, 2], "the Agent on the Ship box stays there"


@rule("eic.agents.turn.skip")
def test_who_has_placed_all_is_skipped() -> None:
    board = Board(period=2)
    board.no_ships()
    for seat in (A, C, D):
        board.stand_on(CARTOGRAPHY, seat)
        board.stand_on("shipowner.ship", seat)
        board.stand_on(EXTENSION, seat)
    board.stand_on(TRADER[0], B)
    board.stand_on(TRADER[1], B)
    board[B].agents[2].at = "centre"
    board.run("agents", ("agents.round", {"first": True}))
    assert board.ask.seat == B
    board.answer(TRADER[2])
    assert board.stopped
    assert [told["seat"] for told in board.told("agents.placed")] == [B]


@rule("eic.agents.turn.sequence")
def test_a_box_remembers_who_came_first() -> None:
    board = Board()
    board.cash(9, 9, 9, 9)
    board.run("agents", ("agents.turn", {"seat": B}), ("agents.turn", {"seat": A}))
    board.answer(INDIES, INDIES)
    assert board.state.boxes[INDIES] == [B, A]
    ring = board.table.view(None)["characters"]["ring"]
    boxes = {box["box"]: box["entered"] for character in ring for box in character["boxes"]}
    assert boxes[INDIES] == ["english", "french"]


# --- reach ----------------------------------------------------------------------------------------------------
@rule("eic.agents.reach.period1")
def test_in_the_first_period_agents_go_anywhere() -> None:
    board = Board()
    board.cash(9, 0, 0, 0)
    turn(board)
    assert board.ask.code == "agents.where"
    assert len(board.open()) == 12


@rule("eic.agents.reach.start", "eic.endperiod.prep.agents")
def test_agents_start_where_they_stood() -> None:
    board = Board(period=1)
    for seat in range(4):
        board.stand_on(CARTOGRAPHY, seat)
        board.stand_on(EXPERTISE, seat)
        board.stand_on(TRADER[0], seat)
    board.run("close", "close.prepare")
    assert board.state.period == 2
    assert [agent.start for agent in board[A].agents] == ["captain", "captain", "trader"]
    assert all(agent.at == "" for agent in board[A].agents)
    assert not any(board.state.boxes.values())


@rule("eic.agents.reach.same", "eic.agents.reach.adjacent", "eic.agents.reach.far", "eic.agents.reach.ring")
@pytest.mark.parametrize(
    ("start", "near", "far"),
    [
        ("captain", ("captain", "governor", "investor"), ("shipowner", "trader")),
        ("trader", ("trader", "investor", "shipowner"), ("governor", "captain")),
        ("investor", ("investor", "captain", "trader"), ("shipowner", "governor")),
        ("shipowner", ("shipowner", "trader", "governor"), ("captain", "investor")),
    ],
)
def test_reach_on_the_ring(start: str, near: tuple[str, ...], far: tuple[str, ...]) -> None:
    board = at_governor()
    board[A].agents[0].start = start
    turn(board)
    able = {board.figures.box[box].character for box in board.open() if box != "centre"}
    assert able == set(near)
    for box in board.figures.boxes:
        if box.character in far:
            assert board.why(box.id) == "eic.agents.reach.far"
            assert board.refused(box.id) == "eic.agents.reach.far"
    assert board.figures.ring == ("trader", "shipowner", "governor", "captain", "investor")


@rule("eic.agents.example.reach", "eic.agents.example.far")
def test_example_an_agent_on_the_governor() -> None:
    board = turn(at_governor())
    assert set(board.open()) == NEAR_GOVERNOR | {"centre"}
    for box in ["investor.ship", "investor.influence_europe", *TRADER]:
        assert board.refused(box) == "eic.agents.reach.far"


# --- sharing a box --------------------------------------------------------------------------------------------
@rule("eic.agents.box.shared", "eic.agents.example.fee", "eic.agents.fee.immediate")
def test_example_joining_a_red_agent() -> None:
    board = at_governor()
    board.stand_on(EXTENSION, B)
    turn(board)
    assert board.options()[EXTENSION].params["cost"] == 1
    board.answer(EXTENSION)
    assert (board[A].cash, board[B].cash, board[A].level) == (9, 11, 1)


@rule("eic.agents.box.own", "eic.agents.example.own")
def test_no_second_own_agent() -> None:
    board = at_governor()
    board.state.boxes[INDIES].append(A)
    board[A].agents[1].at = INDIES
    turn(board)
    assert board.why(INDIES) == "eic.agents.box.own"
    assert board.refused(INDIES) == "eic.agents.box.own"


@rule("eic.agents.fee.each")
def test_everybody_there_is_paid() -> None:
    board = at_governor()
    board.stand_on(EXTENSION, B, C)
    turn(board).answer(EXTENSION)
    assert [company.cash for company in board.state.companies] == [8, 11, 11, 10]


@rule("eic.agents.fee.none", "eic.ability.cost.free", "eic.ability.dock.free")
def test_the_first_on_a_box_pays_nothing() -> None:
    board = at_governor(cash=0)
    turn(board).answer(EXTENSION)
    assert board[A].cash == 0 and board[A].level == 1
    other = at_governor(cash=3)
    turn(other).answer(CARTOGRAPHY)
    assert other[A].cash == 3


@rule("eic.agents.fee.before")
def test_the_fee_is_paid_before_the_ability() -> None:
    yacht = Board().figures.ship["yacht"].cost
    board = at_governor(cash=yacht)
    board.stand_on("shipowner.ship", B)
    turn(board).answer("shipowner.ship")
    assert board[A].cash == yacht - 1
    assert board.why(board.tile("yacht")) == "eic.ability.ship.pay"
    assert board.tile("fluyt") in board.open()


@rule("eic.agents.fee.unaffordable")
def test_fee_and_cost_must_both_be_paid() -> None:
    board = at_governor(cash=3)
    board.stand_on(POST, B)
    turn(board)
    assert board.why(POST) == "eic.agents.fee.unaffordable"
    assert board.options()[POST].why.params == {"need": 4, "cash": 3}  # type: ignore[union-attr]
    assert POST in turn(at_governor(cash=3)).open()


# --- the centre -----------------------------------------------------------------------------------------------
@rule("eic.agents.centre.may", "eic.agents.centre.nothing")
def test_the_centre_is_always_open_and_free() -> None:
    board = at_governor()
    board[B].agents[0].at = board[C].agents[0].at = "centre"
    turn(board)
    assert "centre" in board.open()
    board.answer("centre")
    assert [company.cash for company in board.state.companies] == [10, 10, 10, 10]
    assert board[A].agents[0].at == "centre" and board.stopped


@rule("eic.agents.centre.onward", "eic.agents.example.centre", "eic.agents.centre.turn")
def test_example_two_steps_by_the_centre() -> None:
    board = at_governor()
    board.run("agents", ("agents.turn", {"seat": A}), ("agents.turn", {"seat": A}), ("agents.turn", {"seat": B}))
    assert "trader.trading_silk" not in board.open()
    board.answer("centre")
    assert {"trader.trading_silk", TRADER[0], "investor.ship"} <= set(board.open())
    board.answer(TRADER[0])
    assert board.state.boxes[TRADER[0]] == [A]
    assert board.ask.seat == B


@rule("eic.agents.centre.own")
def test_own_boxes_are_closed_from_the_centre_too() -> None:
    board = at_governor()
    board[A].agents[0].at = "centre"
    board.state.boxes[CARTOGRAPHY].append(A)
    turn(board)
    assert board.refused(CARTOGRAPHY) == "eic.agents.box.own"


@rule("eic.agents.centre.fee")
def test_fees_are_due_from_the_centre_too() -> None:
    board = at_governor()
    board[A].agents[0].at = "centre"
    board.stand_on(EXTENSION, B)
    turn(board).answer(EXTENSION)
    assert (board[A].cash, board[B].cash) == (9, 11)


@rule("eic.agents.centre.once")
def test_the_centre_is_entered_once() -> None:
    board = at_governor()
    board[A].agents[0].at = "centre"
    turn(board)
    assert board.refused("centre") == "eic.agents.centre.once"


def stranded(*, shares: bool = False) -> Board:
    """A has nothing and one Agent in the centre; every box is own, or holds somebody to be paid."""
    board = Board(3, period=2)
    board.no_ships()
    board.stand_on(CARTOGRAPHY, A)
    board.stand_on(INDIES, A)
    board[A].agents[2].at = "centre"
    for box in board.figures.boxes:
        if box.id not in (CARTOGRAPHY, INDIES, EXPERTISE, POST):
            board.state.boxes[box.id].append(B)
    for agent in board[B].agents:
        agent.at = "investor.ship"
    board.stand_on(TRADER[0], C)
    board.stand_on(TRADER[1], C)
    board.cash(0, 5, 5)
    if shares:
        board.hold(A, B, 1)
    return board


@rule("eic.agents.centre.stuck")
def test_an_agent_stuck_in_the_centre() -> None:
    alone = stranded()
    alone.stand_on(TRADER[2], C)
    alone.run("agents", ("agents.round", {"first": False}))
    assert alone.stopped, "nobody can place any more: the phase ends"
    assert alone.told("agents.skipped") == [{"seat": A}] and alone.told("agents.stranded") == [{"seat": A}]
    assert alone[A].agents[2].at == "centre"
    alone.run("close", "close.prepare")
    assert alone[A].agents[2].start == "" and alone[A].agents[2].at == ""
    stuck = {"id": "agent-french-2", "company": "french", "agent": 2}
    assert stuck in alone.table.view(None)["characters"]["centre"]["standing"]
    alone.run("agents", ("agents.turn", {"seat": A}))
    assert alone.options()[2].params["at"] == "at.centre"
    alone.answer(2)
    assert {alone.figures.box[box].character for box in alone.open() if box != "centre"} >= {"shipowner", "investor"}


@rule("eic.agents.centre.stuck")
def test_a_fee_sets_a_stuck_agent_free() -> None:
    paid = stranded()
    paid.run("agents", ("agents.round", {"first": False}))
    assert paid.ask.seat == C
    paid.answer(CARTOGRAPHY)
    assert paid[A].cash == 1
    assert paid.ask.seat == A and EXTENSION in paid.open(), "the next round asks A again"


@rule("eic.agents.centre.stuck", "eic.stock.sale.own_action")
def test_a_stuck_player_may_sell_a_share() -> None:
    board = stranded(shares=True)
    board.run("agents", ("agents.turn", {"seat": A}))
    assert board.open() == ["skip"]
    board.act(A, "shares.sell", B, 1)
    assert "skip" not in board.options() and EXTENSION in board.open()
    board.answer(EXTENSION)
    assert board[A].level == 1 and board[A].cash == 3


def test_random_placements_end() -> None:
    board = Board(2)
    board.cash(4, 4)
    board.run("agents", "agents.open")
    play_on(board)
    assert board.stopped


def options_with_figures(board: Board) -> dict[Any, dict[str, Any]]:
    return {value: option.params for value, option in board.options().items()}


def test_what_if_figures_of_boxes() -> None:
    board = at_governor(cash=6)
    board.stand_on(EXPERTISE, B)
    turn(board)
    told = options_with_figures(board)[EXPERTISE]
    assert told == {"cost": 3, "fee": 1, "bank": 0, "price": 2, "cash": 3, "place": 2, "docks": 2}
    assert board.options()[EXPERTISE].target == "box-captain.expertise"
