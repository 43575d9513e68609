"""What the bots answer to each kind of question, at positions where one answer is plainly better."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core.games.arkwright.bots import hints, weighty
from pygame_core.games.arkwright.bots.planning import (
    contract_for,
    curves,
    gain,
    machine_gains,
    paying,
    raising,
    ship_gain,
    standing,
    surplus,
)
from pygame_core.games.arkwright.bots.worth import changed, last_value, profit, step_worth
from pygame_core.games.arkwright.ids import Good
from pygame_core.parts.hints import best, ranked
from tests.games.arkwright.board import A, Board, C


def answer(board: Board) -> Any:
    found = hints(board.game, board.ask)
    assert found
    return best(found).answer


def worths(board: Board) -> dict[Any, float]:
    return {str(hint.answer): hint.worth for hint in hints(board.game, board.ask) or []}


# --- money and shares -------------------------------------------------------------------------------------------
def test_a_payment_that_forces_a_sale_costs_more_than_its_sum() -> None:
    board = Board()
    board.factory(A, "food", full=2)
    board[A].cash = 20
    assert paying(board.game, A, 0) == 0 and paying(board.game, A, 20) == 20
    one, two = paying(board.game, A, 21), paying(board.game, A, 31)
    lost = last_value(board.game, A) - 10 + step_worth(board.game, A)
    assert one == pytest.approx(21 + lost) and two == pytest.approx(31 + 2 * lost)
    board[A].shares = 0
    assert paying(board.game, A, 21) == pytest.approx(21 + step_worth(board.game, A) + 15)


def test_loans_are_repaid_and_no_share_is_sold_for_cash() -> None:
    board = Board()
    board[A].loans, board[A].cash = 3, 30
    board.step("exchange.work", seat=A)
    assert answer(board) == 2
    board.answer(2)
    assert board.ask.code == "exchange.sell" and answer(board) == 0


def test_goods_without_a_factory_are_sold_and_in_the_end_all() -> None:
    board = Board()
    board.factory(A, "food", full=1)
    board[A].goods = {"food": 3, "clothing": 2}
    board.step("exchange.work", seat=A)
    assert answer(board) == [0, 2]
    last = Board(2, year=1810, good="lamps")
    last.factory(A, "food", full=1)
    last[A].goods = {"food": 3, "clothing": 2}
    last.run(("close.exchange", {"seat": A}), phase="close")
    assert answer(last) == [3, 2]


def test_a_share_is_given_up_before_the_price_of_all() -> None:
    board = Board()
    board.run(("event.carry_out", {"event": "recession"}), phase="close")
    assert answer(board) == "share"
    board[A].shares = 1
    board.run(("event.carry_out", {"event": "recession"}), phase="close")
    assert answer(board) == "fall", "nobody gives the last share for two spaces of one company"


def test_machines_are_bought_free_while_they_save_wages() -> None:
    board = Board()
    board.factory(A, "food", machines=(1,), workers=(1,))
    board.run(("event.carry_out", {"event": "luddites"}), phase="close")
    assert answer(board) == "pay"
    late = Board(year=1810, good="lamps")
    late.factory(A, "food", machines=(1,), workers=(1,))
    late.run(("event.carry_out", {"event": "luddites"}), phase="close")
    assert answer(late) == 1, "no food is made any more"


# --- contracts, ships and goods ---------------------------------------------------------------------------------
def with_surplus(*ships: int) -> Board:
    board = Board(year=1780)
    board[A].shares = board[A].cash = 0
    board.wanted("lamps", 4)
    board.factory(A, "lamps", full=3, price=9)
    board.ships(A, *ships)
    return board.step("exchange.work", seat=A).answer(0)


def test_a_contract_is_taken_for_what_cannot_be_sold() -> None:
    board = with_surplus(4)
    assert surplus(board.game, A, "lamps") == 2 == contract_for(board.game, A, "lamps")
    assert answer(board) == "contract/lamps/2"
    assert contract_for(board.game, A, "food") == 0, "no factory"
    board.state.cycle, board[A].contracts = 0, {"lamps": 2}
    assert contract_for(board.game, A, "lamps") == 0, "there is one"
    assert answer(with_surplus()) == "done", "no ship"


def test_what_a_rival_could_leave_room_for_is_promised_only_when_it_is_made_next() -> None:
    board = Board(year=1780)
    board.wanted("lamps", 2)
    board.factory(A, "lamps", full=3, price=7)
    board.ships(A, 4)
    assert board.makes(A, "lamps") == 4 == board.appeal(A, "lamps")
    assert surplus(board.game, A, "lamps") == 0 == contract_for(board.game, A, "lamps")
    board.state.cycle = 3
    assert surplus(board.game, A, "lamps") == 2 == contract_for(board.game, A, "lamps")


def test_a_contract_that_is_not_served_costs_more_in_the_end_than_before() -> None:
    def lost(year: int) -> float:
        board = Board(year=year)
        board.factory(A, "food", full=2)
        free = profit(board.game, A, "food", board[A].factories["food"], 5)
        board[A].contracts, board[A].ships = {"food": 10}, []
        board.ships(A, 2)
        without = profit(board.game, A, "food", board[A].factories["food"], 5)
        return (free - without) / step_worth(board.game, A)

    assert lost(1780) == pytest.approx(2) and lost(1810) == pytest.approx(10)


def test_the_limit_of_contracts_stays() -> None:
    board = Board()
    board[A].shares = board[A].cash = 0
    board[A].limit = 4
    board.step("exchange.work", seat=A)
    assert board.ask.code == "exchange.limit" and answer(board) == 4


def test_the_smallest_ship_that_serves_the_contract_sails() -> None:
    board = Board()
    board.factory(A, "food", full=1)
    board[A].goods, board[A].contracts = {"food": 4}, {"food": 4}
    assert ship_gain(board.game, A) == 0
    board.ships(A, 4, 6)
    assert ship_gain(board.game, A) > 8 * 4
    board.step("ship.work", seat=A, paid=10)
    assert answer(board) == 1
    board.answer(1)
    assert answer(board) == "deliver/food/4"


def test_the_dearest_goods_go_on_board_and_stay_in_store() -> None:
    board = Board(game="spinning-mule")
    for good in ("food", "lamps"):
        board.factory(A, good, full=1)
    board[A].goods = {"food": 3, "lamps": 3}
    board.ships(A, 4)
    board.step("ship.work", seat=A, paid=10).answer(1)
    assert answer(board) == [1, 3]
    store = Board()
    store.tiles(A, "small_warehouse")
    store[A].goods = {"food": 4, "lamps": 4}
    store.step("store.settle", seat=A)
    assert answer(store) == [1, 4]


def test_warehouse_workers_go_when_they_guard_nothing_and_ships_stay() -> None:
    for goods, gone in (({}, ["food", "row_1"]), ({"food": 1}, [])):
        board = Board()
        board[A].posts, board[A].goods = ["food", "row_1"], goods  # type: ignore[assignment]
        board.ships(A, 2)
        board.step("close.dismiss", seat=A)
        assert answer(board) == gone


def test_stored_goods_are_offered_as_far_as_they_sell() -> None:
    for demand, offered in ((4, 2), (2, 0)):
        board = Board()
        board.wanted("food", demand)
        board.factory(A, "food", full=1, price=2)
        board[A].goods = {"food": 3}
        board.produce()
        assert board.ask.code == "production.offer" and answer(board) == offered


# --- lines, workers, machines -----------------------------------------------------------------------------------
def test_a_line_is_shut_when_nobody_buys_what_it_makes() -> None:
    for demand, said in ((9, "work"), (0, "shut")):
        board = Board()
        board.wanted("food", demand)
        board.tiles(A, "school")
        board.factory(A, "food", full=2, price=8, quality=4)
        board.produce()
        assert board.ask.code == "production.shut" and answer(board) == said


def test_workers_of_a_line_that_costs_more_than_it_brings_are_fired() -> None:
    board = Board()
    board.wages(5)
    board.factory(A, "food", full=3, price=7)
    board.step("worker.work", seat=A)
    assert board.ask.code == "worker.fire" and answer(board) == [2]
    rich = Board()
    rich.wanted("lamps", 6)
    rich.factory(A, "lamps", full=2, price=12, quality=4)
    rich.step("worker.work", seat=A)
    assert answer(rich) == [0]


def test_machines_go_where_the_good_is_made_more_often() -> None:
    board = Board(year=1800, good="cutlery")
    for good in ("food", "lamps"):
        board.factory(A, good, full=2)
    found = machine_gains(board.game, A)
    assert found == sorted(found, reverse=True) and found[0] == 2 * found[-1] > 0
    board.step("machines.work", seat=A, marker="machines", paid=6)
    assert answer(board) == [0, 0, 2, 0]


def test_more_is_paid_only_for_more() -> None:
    board = Board(year=1780)
    board.wanted("food", 6)
    board.factory(A, "food", full=1, price=4)
    board.step("turn.take", seat=A).answer("machines")
    effects = {value: option.params["effect"] for value, option in board.options().items()}
    assert answer(board) == min(value for value, effect in effects.items() if effect == 1)
    gains = curves(board.game, A)("machines")
    assert gains(0) == 0 < gains(4) == gains(99), "there is room for one machine"


# --- building and taking ----------------------------------------------------------------------------------------
def test_a_second_factory_is_worth_more_than_anything_else_early_on() -> None:
    board = Board(year=1780)
    for good in ("food", "clothing"):
        board.wanted(good, 6)
    board.factory(A, "food", full=1, price=4)
    board.step("turn.take", seat=A)
    assert answer(board) == "factory" and weighty(board.game, board.ask)
    board.answer("factory", 0)
    assert board.ask.code == "factory.work" and answer(board).startswith("build/")


def test_nothing_is_built_that_is_never_made_again() -> None:
    board = Board(year=1810, good="lamps")
    board.run(("factory.work", {"seat": A, "done": 0}), phase="actions")
    able: list[Good] = ["food", "clothing", "cutlery"]
    found = worths(board)
    assert all(worth < 0 for value, worth in found.items() for good in able if value.startswith(f"build/{good}/"))


def test_founders_begin_with_what_pays_in_their_market() -> None:
    board = Board(4, setup="free", bare=False)
    found = hints(board.game, board.ask)
    assert found and ranked(found)[0].answer == "build/food/1/regular/full"
    crowd = worths(board)["build/food/1/regular/full"]
    board[C].factories = {"food": board.factory(C, "food", full=1)}
    assert worths(board)["build/food/1/regular/full"] < crowd


def test_a_patron_is_for_whoever_makes_the_good() -> None:
    board = Board(year=1780)
    board.factory(A, "food", full=2)
    board.step("special.take", seat=A, additional=True, due=True, barred="")
    found = worths(board)
    assert found["tile/patron_food"] > found["tile/agent"] == 0 == found["tile/patron_lamps"]
    assert found["ship/4/0/level"] == 2 * found["ship/2/0/level"] > found["tile/patron_food"]
    early = found["tile/patron_food"]
    late = Board(year=1800)
    late.factory(A, "food", full=2)
    late.step("special.take", seat=A, additional=True, due=True, barred="")
    assert 0 < worths(late)["tile/patron_food"] < early


def test_an_advanced_quality_marker_is_wanted_first_and_less_in_the_short_game() -> None:
    def wanted(game: str) -> dict[Any, float]:
        board = Board(game=game, year=1770)
        board.factory(A, "food", full=2)
        board.state.gray[0] = ["light_quality", "light_machines"]
        board.step("special.take", seat=A, additional=True, due=True, barred="")
        return worths(board)

    long, short = wanted("waterframe"), wanted("spinning-mule")
    assert max(long, key=lambda one: long[one]) == "marker/1/light_quality/level"
    assert long["marker/1/light_quality/level"] > 2 * long["marker/1/light_machines/level"]
    assert short["marker/1/light_quality/level"] < 2 * short["marker/1/light_machines/level"]


def test_a_better_factory_counts_with_the_workers_that_it_makes_worth_their_wages() -> None:
    board = Board(year=1780)
    board.wanted("food", 9)
    board.factory(A, "food", full=1, price=5)
    now = standing(board.game, A)
    better = changed(board[A].factories["food"], level=1)
    alone = gain(board.game, A, "food", better, now)
    assert raising(board.game, A, "food", now) > alone > 0


def test_a_fifth_tile_must_be_worth_the_one_that_goes() -> None:
    board = Board(year=1780)
    board.factory(A, "food", full=2)
    board.step("special.take", seat=A, additional=True, due=True, barred="")
    free = worths(board)["tile/patron_food"]
    board.tiles(A, "agent", "office", "charisma", "school")
    board.step("special.take", seat=A, additional=True, due=True, barred="")
    assert worths(board)["tile/patron_food"] < free


# --- windows ----------------------------------------------------------------------------------------------------
def test_what_costs_nothing_is_used_and_what_is_worth_keeping_is_kept() -> None:
    board = Board()
    board.running("crown_jubilee")
    board.wanted("food", 0)
    board.factory(A, "food", full=2, price=5)
    board.produce()
    assert board.ask.code == "production.beside" and answer(board) == "jubilee"
    shifts = Board()
    shifts.tiles(A, "extra_shifts")
    shifts.factory(A, "food", full=2, price=5)
    shifts.produce()
    assert answer(shifts) == "use"
    broker = Board()
    broker.tiles(A, "broker")
    broker.run("broker.all", phase="close")
    assert answer(broker) == "none"


def test_the_chooser_begins_the_next_decade() -> None:
    board = Board()
    board[C].shares = 0
    board.run("close.starting", phase="close")
    assert board.ask.seat == C and answer(board) == C


def test_a_price_that_sells_nothing_is_mended() -> None:
    board = Board()
    board.wanted("food", 4)
    board.factory(A, "food", full=1, price=20)
    board.step("price.adjust", seat=A)
    assert answer(board) == "adjust"
    board.answer("adjust")
    assert answer(board) == 6
