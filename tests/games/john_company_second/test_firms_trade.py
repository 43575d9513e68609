"""Firms: strategies, the roll, initiative, and orders filled beside the Company."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core.games.john_company_second import firms
from pygame_core.games.john_company_second.components import SEA_ZONE
from pygame_core.games.john_company_second.phases.events import storm
from pygame_core.games.john_company_second.phases.firms.strategy import possible
from pygame_core.games.john_company_second.phases.operations.routes import usable
from pygame_core.games.john_company_second.phases.operations.ventures import initiative
from pygame_core.games.john_company_second.secrets import resample
from pygame_core.games.john_company_second.state import NOBODY, Filled
from pygame_core.kernel.chance import Chance, ScriptedChance
from tests.games.john_company_second.board import A, B, C, D
from tests.games.john_company_second.positions import market
from tests.games.john_company_second.spoken import SpokenBoard as Board

rule = pytest.mark.rule
SOUTH = "south_indian"


# --- strategies -----------------------------------------------------------------------------------------------
def choosing(**how: Any) -> Board:
    """Seats A and B manage firms with a ship each."""
    board = market()
    board.firm(A, 1, ships=(A,), **({"london": 7} | how))
    board.firm(B, 0, 1, ships=(B,), london=2)
    return board.run("firms", "firms.strategies")


@rule(
    "jc2.firms.strategy.must", "jc2.firms.strategy.reveal_cash", "jc2.firms.public", "jc2.firms.strategy.hobnob_hidden"
)
def test_cards_are_secret_and_the_money_is_not() -> None:
    board = choosing()
    assert board.asked == [(A, "firms.strategy"), (B, "firms.strategy")]
    board.table.answer(A, "trade/south_indian/4")
    assert not board.told("firms.laid") and board.table.view(B)["firms"][0]["london"] == 7
    board.table.answer(B, "trade/south_indian/0")
    assert [row["n"] for row in board.told("firms.laid")] == [4, 0]
    for seat, known in ((A, (SOUTH, "")), (B, ("", SOUTH)), (C, ("", "")), (None, ("", ""))):
        assert tuple(firm["strategy"] for firm in board.table.view(seat)["firms"]) == known
    assert [firm["bid"] for firm in board.table.view(C)["firms"]] == [4, 0]


@rule("jc2.firms.strategy.options", "jc2.firms.strategy.cash", "jc2.firms.strategy.hobnob_cash")
def test_a_zone_and_any_amount_or_hobnob() -> None:
    board = choosing()
    bids = [f"trade/{zone}/{n}" for zone in SEA_ZONE.values() for n in range(8)]
    assert sorted(board.open(A)) == sorted([*bids, "hobnob"])
    assert board.refused("trade/hobnob/1") == "kernel.answer.not_offered"


@rule("jc2.firms.strategy.needs_ship")
def test_without_a_ship_there_is_only_hobnob() -> None:
    board = market()
    board.firm(A, 1, london=5)
    board.run("firms", "firms.strategies")
    assert board.open() == ["hobnob"] and board.why("trade/west_indian/0") == "jc2.firms.strategy.needs_ship"


@rule("jc2.firms.strategy.closed_port")
def test_a_closed_port_may_be_chosen() -> None:
    board = market()
    board.state.india.closed = ["madras_1"]
    board.firm(A, 1, ships=(A,), london=1)
    board.run("firms", "firms.strategies").answer("trade/south_indian/1")
    assert board.managed(A).venture.strategy == SOUTH  # type: ignore[union-attr]


@rule("jc2.firms.strategy.cash_left")
def test_money_on_the_card_is_gone_from_london() -> None:
    board = choosing()
    board.answer("trade/south_indian/4", "hobnob")
    assert (board.managed(A).london, board.managed(A).venture.bid) == (3, 4)  # type: ignore[union-attr]


@rule("jc2.firms.strategy.must", "jc2.firms.strategy.hobnob_hidden")
def test_imagined_worlds_have_other_cards() -> None:
    board = choosing()
    board.answer("trade/south_indian/4", "trade/south_indian/0")
    own, other = board.managed(A).venture, board.managed(B).venture
    assert own and other
    seen = set()
    for seed in range(40):
        resample(board.game, A, Chance(str(seed)))
        seen.add(other.strategy)
        assert own.strategy == SOUTH
    assert seen == {"west_indian", SOUTH, "east_indian", "hobnob"}
    assert "hobnob" not in possible(board.game, board.managed(A)), "money lies on it"
    board.state.turn.operations.opened = ["bombay", "madras"]
    assert possible(board.game, board.managed(A)) == ["east_indian"]


# --- the roll -------------------------------------------------------------------------------------------------
def trading(
    presidency: str = "madras", *, ships: int = 1, bid: int = 2, president: int = NOBODY, cash: int = 6
) -> Board:
    """Seat A's firm is bound for a Presidency, perhaps with a President who has a ship and money."""
    board = market()
    board.firm(A, 1, ships=(A,) * ships, london=5)
    board.venture(A, SEA_ZONE[presidency], bid)
    board.office(D, "chairman")
    if president != NOBODY:
        board.office(president, f"president_of_{presidency}")
        board.state.company.treasuries[f"president_of_{presidency}"] = cash
        board.state.company.company_ships[SEA_ZONE[presidency]] = 1
    return board


def operate(board: Board, script: list[Any], presidency: str = "madras") -> Board:
    return board.run("operations", ("operations.presidency", {"presidency": presidency}), script=script)


def filled(board: Board, manager: int = A) -> list[str]:
    venture = board.managed(manager).venture
    return list(venture.filled) if venture else []


@rule("jc2.firms.trade.reveal", "jc2.firms.trade.dice")
def test_cards_are_shown_and_dice_rolled_before_anybody_acts() -> None:
    board = trading(bid=4)
    board.commander(B, "madras")
    board.officers(B, "madras", 2)
    operate(board, [5, 5, 6, 3])
    assert board.told("firms.shown") and board.told("firms.rolled")[0]["dice"] == [5, 5, 6, 3]
    assert board.asked == [(B, "operations.commander")]
    assert board.managed(A).venture.bid == 0  # type: ignore[union-attr]


def test_a_card_that_stays_facedown_is_known_to_be_another() -> None:
    """So what was done before cannot be taken back."""
    board = trading()
    board.game.revealed = False
    operate(board, [], presidency="bombay")
    assert board.game.revealed and not board.told("firms.shown")
    board.managed(A).venture = None
    board.game.revealed = False
    operate(board, [], presidency="bengal")
    assert not board.game.revealed


@rule("jc2.firms.trade.success", "jc2.firms.trade.first_port", "jc2.firms.trade.count", "jc2.firms.trade.tokens",
      "jc2.firms.india_treasury")  # fmt: skip
def test_one_success_is_enough() -> None:
    board = trading(bid=4)
    board.writers(B, "madras", 2)
    operate(board, [2, 6, 6, 6])
    board.answer("madras_2")
    assert filled(board) == ["madras_1", "madras_2"], "its one ship and one more"
    assert (board.managed(A).india, board.managed(A).london) == (9, 5)
    assert board.state.india.filled == {} and board.state.india.writers["madras"][B] == 2
    assert not board.told("operations.earned")


@rule("jc2.firms.trade.no_catastrophe", "jc2.firms.strategy.single_attempt")
def test_without_success_it_does_not_trade() -> None:
    board = operate(trading(bid=2), [5, 6])
    assert board.stopped and filled(board) == [] and board.managed(A).manager == A
    assert board.managed(A).london == 5, "nothing is added, nothing rolled again"


@rule("jc2.blackmail.mercantile_connection")
def test_mercantile_connection_rolls_again_for_a_firm() -> None:
    board = trading(bid=4)
    board.blackmail(B, "mercantile_connection")
    operate(board, [1, 2, 6, 6, 5, 5])
    assert board.asked == [(B, "blackmail.reroll")]
    board.answer("play")
    assert board.stopped and filled(board) == []


@rule("jc2.firms.trade.initiative", "jc2.firms.ships.fatigued")
def test_initiative_is_ships_less_successes() -> None:
    board = trading(ships=2)
    for yard in board.state.yards[:1]:
        yard.fatigued = True
    board.venture(A, SOUTH, 0, 3)
    assert initiative(board.game, board.managed(A)) == -1


@rule("jc2.firms.ships.fatigued")
def test_a_fatigued_ship_of_a_firm_carries_an_order_and_costs_a_pound() -> None:
    board = trading(ships=2)
    own = firms.ships(board.game, board.managed(A))
    board.state.yards[own[0]].fatigued = True
    operate(board, [1, 6])
    while not board.stopped:
        board.answer(board.open()[0])
    assert len(filled(board)) == 3, "two ships and one order more"
    board.managed(A).value = 0
    assert firms.due(board.game, board.managed(A)) == 2 + 1, "a pound a ship, and one for its one share"


# --- who fills first ------------------------------------------------------------------------------------------
@rule("jc2.firms.trade.when", "jc2.firms.trade.initiative_company")
def test_successes_of_the_president_put_the_company_before_a_firm() -> None:
    def first(*president: int) -> str:
        board = trading(bid=1, president=C)
        board.state.company.company_ships[SOUTH] = 2
        board.state.india.closed = ["hyderabad_1", "mysore_1", "mysore_2"]
        operate(board, [1, *president])
        board.answer("trade", 3)
        codes = [event.code for event in board.table.log(None)]
        return next(code for code in codes if code in ("operations.filled", "firms.filled"))

    assert first(1, 1, 1) == "operations.filled", "2 ships less 3 come before 1 less 1"
    assert first(1, 3, 3) == "firms.filled", "2 less 1 come after 1 less 1"


@rule("jc2.firms.trade.when", "jc2.firms.trade.initiative_company", "jc2.firms.trade.company_half",
      "jc2.firms.trade.company_must", "jc2.firms.trade.company_income_full")  # fmt: skip
def test_the_lower_initiative_fills_first_and_the_company_gets_half() -> None:
    board = trading(bid=3, president=C)
    board.writers(C, "madras", 2)
    board.state.company.company_ships[SOUTH] = 2
    board.state.india.closed = ["hyderabad_1", "mysore_1", "mysore_2"]
    operate(board, [1, 1, 2, 1, 1, 3])
    board.answer("trade", 3)
    assert board.told("firms.rolled")[0]["n"] == 3
    assert filled(board) == ["madras_1", "madras_2"], "initiative -2 before 0"
    assert board.state.company.balance == 2 + 2, "both orders of 5 and 4 for half"
    assert board[C].cash == 2 + 2, "President and writers earn in full"
    assert board.managed(A).india == 9
    told = [order for region in board.table.view(C)["regions"] for order in region["orders"]]
    assert [(one["order"], one["now"]) for one in told if one["now"] < one["value"]] == [
        ("madras_1", 2), ("madras_2", 2)
    ], "the view tells what the Company receives"  # fmt: skip


@rule("jc2.firms.trade.half")
def test_a_firm_gets_half_where_the_company_was_first() -> None:
    board = trading(bid=1, president=C)
    operate(board, [1, 1, 1, 1])
    board.answer("trade", 3)
    assert board.told("operations.filled")[0]["n"] == 5, "the Company's initiative is 1 less 3"
    board.answer("madras_2")
    assert filled(board) == ["madras_1", "madras_2"] and board.managed(A).india == 2 + 4


@rule("jc2.firms.trade.half")
def test_a_firm_gets_half_where_another_firm_was_first() -> None:
    board = trading(bid=2)
    board.firm(B, 0, 1, ships=(B,))
    board.venture(B, SOUTH, 1)
    board.state.india.closed = ["hyderabad_1", "mysore_1", "mysore_2"]
    operate(board, [1, 1, 1])
    assert board.managed(A).india == 9 and board.managed(B).india == 4


@rule("jc2.firms.trade.tie_president")
def test_the_president_decides_a_tie() -> None:
    board = trading(bid=1, president=C)
    operate(board, [1, 1, 3, 3]).answer("trade", 3)
    assert board.asked == [(C, "firms.tie")] and board.ask.rule == "jc2.firms.trade.tie_president"
    board.answer([-1, A])
    assert board.told("operations.filled")[0]["n"] == 5


@rule("jc2.firms.trade.no_president_trade", "jc2.firms.trade.tie_chairman")
def test_without_a_president_firms_wait_for_the_commander() -> None:
    board = trading(bid=1)
    board.firm(B, 0, 1, ships=(B,))
    board.venture(B, SOUTH, 1)
    board.state.india.closed = ["madras_1"]
    board.commander(B, "madras")
    board.officers(B, "madras", 3)
    operate(board, [1, 1, *[1] * 9]).answer("deploy/madras", [0, 3, 0, 0, 0])
    while board.ask.code == "operations.commander":
        board.answer("done")
    assert board.asked == [(D, "firms.tie")] and board.ask.rule == "jc2.firms.trade.tie_chairman"
    board.answer([B, A])
    while not board.stopped:
        board.answer(next(iter(board.ask.answers())))
    assert filled(board)[0] == "madras_1", "the order that the Deploy has opened"
    assert board.told("firms.traded")[0]["seat"] == B


@rule("jc2.firms.trade.president_ruined")
def test_a_ruined_president_counts_as_not_trading() -> None:
    board = trading(bid=1, president=C)
    board.state.india.closed = ["madras_2"]
    board.commander(B, "madras")
    board.officers(B, "madras", 3)
    operate(board, [1, 5, 5, 5, *[1] * 6]).answer("trade", 3)
    assert board.told("operations.ruined") and filled(board) == []
    assert board.asked == [(B, "operations.commander")]
    board.answer("deploy/madras", [0, 3, 0, 0, 0])
    while board.ask.code == "operations.commander":
        board.answer("done")
    assert "madras_2" in board.options() or "madras_2" in filled(board)


@rule("jc2.firms.trade.at_once")
def test_a_successful_trade_settles_firms_before_the_commander_acts() -> None:
    board = trading(bid=1, president=C)
    board.state.india.closed = ["madras_2", "hyderabad_1", "mysore_1", "mysore_2"]
    board.commander(B, "madras")
    board.officers(B, "madras", 3)
    operate(board, [1, 1, 1, 3, *[1] * 6]).answer("trade", 3)
    assert filled(board) == ["madras_1"]
    board.answer("deploy/madras", [0, 3, 0, 0, 0])
    while not board.stopped:
        board.answer("done")
    assert filled(board) == ["madras_1"], "what the Deploy opened comes too late"


# --- which orders ---------------------------------------------------------------------------------------------
@rule("jc2.firms.trade.closed_port")
def test_behind_a_closed_port_nothing_is_filled() -> None:
    board = trading(bid=1)
    board.state.india.closed = ["madras_1"]
    operate(board, [1])
    assert filled(board) == [] and board.told("firms.port_closed") and board.managed(A).india == 0


@rule("jc2.firms.trade.path", "jc2.firms.trade.each_once")
def test_each_order_hangs_on_one_that_the_firm_has_filled() -> None:
    board = trading(bid=1, ships=2)
    operate(board, [1])
    assert "mysore_2" not in board.open()
    board.answer("hyderabad_1")
    assert "madras_1" not in board.open()
    assert "mysore_2" in board.open() or "mysore_1" in board.open()


@rule("jc2.firms.trade.regions_free")
def test_a_firm_goes_into_other_home_regions() -> None:
    board = trading(bid=1, ships=9)
    board.office(B, "president_of_bombay")
    operate(board, [1])
    while not board.stopped:
        fresh = [order for order in board.open() if order.startswith(("mysore", "bombay"))]
        board.answer((fresh or board.open())[0])
    assert any(order.startswith("bombay") for order in filled(board))


@rule("jc2.firms.trade.company_path")
def test_tokens_of_firms_connect_nothing_for_the_company() -> None:
    board = trading(president=C)
    board.venture(A, SOUTH, 0, 1, "hyderabad_1", "mysore_2").settled = True
    board.state.india.closed = ["madras_1"]
    operate(board, [])
    assert board.stopped, "the port is closed, and nothing else begins a chain"


@rule("jc2.firms.trade.company_not_company")
def test_presidencies_still_do_not_share_orders() -> None:
    board = trading("bengal", president=C)
    board.state.india.filled["maratha_1"] = Filled(by="bombay", seat=NOBODY)
    board.state.company.company_ships["east_indian"] = 9
    operate(board, [6, 6, 1, 1, 1, 1, 1, 1], "bengal")
    assert "maratha_1" not in usable(board.game, "bengal")


# --- value ----------------------------------------------------------------------------------------------------
@rule("jc2.firms.trade.value", "jc2.firms.trade.value_marker", "jc2.firms.trade.value_cap")
@pytest.mark.parametrize(("value", "after"), [(0, 2), (9, 10), (10, 10)])
def test_the_value_rises_with_the_income(value: int, after: int) -> None:
    board = trading(bid=1, ships=2)
    board.managed(A).value = value
    operate(board, [1]).answer("madras_2", "hyderabad_1")
    assert board.managed(A).india == 5 + 4 + 7 and board.managed(A).value == after


@rule("jc2.firms.trade.value_marker")
def test_five_pounds_do_not_move_it() -> None:
    board = trading(bid=1)
    board.state.india.closed = ["madras_2", "hyderabad_1", "mysore_1", "mysore_2"]
    operate(board, [1])
    assert board.managed(A).india == 5 and board.managed(A).value == 0


@rule("jc2.example.firm_trading")
def test_the_example_of_firm_trading() -> None:
    """Pink presides over Madras, Green (here seat A) has a firm in the south."""
    board = trading(bid=4, ships=2, president=C, cash=7)
    board.state.company.company_ships[SOUTH] = 4
    board.writers(B, "madras", 2)
    board.writers(C, "madras", 1)
    board.state.india.closed = ["mysore_1", "mysore_2"]
    operate(board, [1, 2, 1, 6, 1, 2, 6, 6, 6])
    assert board.told("firms.rolled")[0]["n"] == 3
    board.answer("trade", ["madras", "hyderabad", "maratha"], 7)
    assert len(board.told("operations.trade")[0]["dice"]) == 5
    board.answer("madras_2")
    assert (board.managed(A).india, board.managed(A).value) == (16, 2)
    while not board.stopped:
        code = board.ask.code
        if code == "operations.fill_writer":
            board.answer(B if board.state.india.writers["madras"][B] else C)
        elif code == "operations.fill":
            board.answer(next(order for order in ("madras_2", "hyderabad_1", "maratha_3") if order in board.open()))
        else:
            board.answer("done")
    assert board.state.company.balance == 2 + 2 + 3 + 2
    assert (board[B].cash, board[C].cash) == (2, 4 + 1)


# --- storms ---------------------------------------------------------------------------------------------------
@rule("jc2.events.storm.firms", "jc2.firms.strategy.end")
def test_ships_of_a_firm_lie_under_the_storms_of_its_zone() -> None:
    board = market()
    board.firm(A, 1, ships=(A, B))
    board.venture(A, SOUTH)
    yards = [number for number, yard in enumerate(board.state.yards) if yard.charter == A]
    board.game.chance = ScriptedChance([3, 6])
    storm.blow(board.game, SOUTH)
    assert board.state.yards[yards[0]].fatigued and board.state.yards[yards[0]].at == "firm"
    assert (board.state.yards[yards[1]].at, board.state.yards[yards[1]].charter) == ("yard", NOBODY)
    board.run("upkeep", "upkeep.refresh")
    assert board.managed(A).venture is None


@rule("jc2.events.storm.firms_hobnob")
def test_ships_of_a_hobnobbing_firm_are_safe() -> None:
    board = market()
    board.firm(A, 1, ships=(A,))
    board.venture(A, "hobnob")
    board.game.chance = ScriptedChance([])
    for zone in SEA_ZONE.values():
        storm.blow(board.game, zone)
    assert not any(yard.fatigued for yard in board.state.yards)
