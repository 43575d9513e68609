"""What the bots answer to each kind of question, at positions where one answer is plainly better."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core.games.arkwright.bots import hints, trading, weighty
from pygame_core.games.arkwright.bots.gains import (
    cargo_gain,
    contract_for,
    curves,
    gain,
    machine_gains,
    paying,
    raising,
    ship_gain,
    standing,
    surplus,
    warehouse_gain,
)
from pygame_core.games.arkwright.bots.worth import (
    carried,
    changed,
    last_value,
    profit,
    served,
    step_worth,
)
from pygame_core.games.arkwright.ids import GOODS, Good
from pygame_core.games.arkwright.phases.close import dismiss_options
from pygame_core.kernel.decisions import PickMany
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
def with_surplus(*ships: int, demand: int = 4, full: int = 3) -> Board:
    board = Board(year=1780)
    board[A].shares = board[A].cash = 0
    board.wanted("lamps", demand)
    board.factory(A, "lamps", level=2, full=full, price=9)
    board.ships(A, *ships)
    return board.step("exchange.work", seat=A).answer(0)


def test_a_contract_is_taken_for_what_is_worth_more_overseas() -> None:
    board = with_surplus(4)
    gained, number = contract_for(board.game, A, "lamps")
    assert number == 2 and gained > 0
    assert answer(board) == "contract/lamps/2"
    assert contract_for(board.game, A, "food") == (0, 0), "no factory"
    board[A].contracts = {"lamps": 2}
    assert contract_for(board.game, A, "lamps") == (0, 0), "there is one"
    assert answer(with_surplus()) == "done", "no ship"


def test_goods_in_store_make_a_larger_contract_sure() -> None:
    board = with_surplus(4)
    board[A].goods = {"lamps": 4}
    assert contract_for(board.game, A, "lamps")[1] == 4


def test_whoever_produces_next_is_bound_to_the_price() -> None:
    board = with_surplus(4, demand=12)
    board[A].factories["lamps"].price = 5
    assert contract_for(board.game, A, "lamps")[1] == 2, "there is time for another price"
    board.state.cycle = 3
    assert surplus(board.game, A, "lamps") == 0 and contract_for(board.game, A, "lamps")[1] == 0


def test_what_a_contract_brings_is_surer_with_goods_to_spare() -> None:
    brought = served((4,), 14, 5.0, 2, -10.0)
    assert brought == sorted(brought) and brought[0] == -10 and brought[1] < brought[2] < brought[3] < 2 * 14 - 5
    assert served((4,), 14, 5.0, 6, -10.0) == [-10.0], "no ship carries so much"
    assert carried((4, 2), 10, 3.0)[4:] == [37, 44, 54], "two ships cost two spaces"


def test_a_contract_that_is_not_served_costs_more_in_the_end_than_before() -> None:
    def lost(year: int) -> float:
        board = Board(year=year)
        board.factory(A, "food", full=2)
        free = profit(board.game, A, "food", board[A].factories["food"], 5)
        board[A].contracts, board[A].ships = {"food": 10}, []
        board.ships(A, 2)
        without = profit(board.game, A, "food", board[A].factories["food"], 5)
        return (free - without) / step_worth(board.game, A)

    assert lost(1780) == pytest.approx(2) and lost(1810) == pytest.approx(10 + 2)


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
    assert ship_gain(board.game, A) == pytest.approx(4 * (8 - 4) - 4 - step_worth(board.game, A))
    assert cargo_gain(board.game, A, 2) == 0, "too little for the ship of 4"
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


def test_warehouse_workers_go_when_no_ship_needs_them_and_ships_stay() -> None:
    for ships, gone in (((), ["food", "row_1"]), ((2,), [])):
        board = Board()
        board[A].posts = ["food", "row_1"]
        board.ships(A, *ships)
        found = trading.dismiss_hints(board.game, PickMany(A, "close.dismiss", list(dismiss_options(board.game, A))))
        assert best(found).answer == gone


def test_somebody_is_hired_for_the_warehouse_where_goods_would_be_lost() -> None:
    def board(*ships: int) -> Board:
        made = Board(year=1780)
        made.wanted("lamps", 2)
        made.factory(A, "lamps", level=2, full=4, price=12)
        made.ships(A, *ships)
        return made.step("worker.work", seat=A).answer([0])

    assert warehouse_gain(board().game, A) == 0 < warehouse_gain(board(4).game, A)
    assert answer(board())[-1] == 0
    found = board(4)
    assert answer(found)[-1] == 1
    found.answer([0, 2])
    assert answer(found) == ["row_1", "row_2"], "all goods find room there"


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


def taking(board: Board) -> dict[Any, float]:
    board.step("special.take", seat=A, additional=True, due=True, barred="")
    return worths(board)


def test_a_patron_is_for_whoever_makes_the_good() -> None:
    board = Board(year=1780)
    board.factory(A, "food", full=2)
    found = taking(board)
    assert found["tile/patron_food"] > found["tile/agent"] > 0 == found["tile/patron_lamps"]
    late = Board(year=1800)
    late.factory(A, "food", full=2)
    assert 0 < taking(late)["tile/patron_food"] < found["tile/patron_food"]


def test_tiles_are_worth_what_they_save() -> None:
    board = Board(year=1770)
    board.wages(4)
    board.factory(A, "food", full=2)
    board.display(foreman=1, workshop=1, developer=1, broker=1, accountant=1, office=1)
    found = taking(board)
    assert found["tile/foreman"] == pytest.approx(2 * 4 * 5), "four workers, £2 each, in five productions"
    assert found["tile/office"] == 0, "no ship"
    assert found["tile/developer"] > 10 and found["tile/accountant"] > 20
    assert found["tile/broker"] == pytest.approx(0.8 * 10)
    board.ships(A, 2)
    assert taking(board)["tile/office"] > 0
    last = Board(year=1810, good="lamps")
    last.factory(A, "food", full=2)
    last.display(foreman=1, developer=1, broker=1, accountant=1)
    assert all(worth == 0 for value, worth in taking(last).items() if value.startswith("tile")), "too late"


def test_the_developer_is_worth_nothing_where_all_is_built_as_high_as_it_goes() -> None:
    done = Board(year=1800)
    for good in GOODS:
        done.factory(A, good, level=3, full=1)
    done.display(developer=1)
    assert taking(done)["tile/developer"] == 0
    done[A].factories["food"].level = 2
    assert taking(done)["tile/developer"] > 0


def test_a_broker_is_given_back_for_shares_when_they_gain_more() -> None:
    board = Board(year=1800)
    board.factory(A, "food", full=2, price=5)
    board.tiles(A, "broker")
    found = taking(board)
    assert found["broker/2"] > found["broker/1"]


def advanced(game: str, *markers: str, tiles: tuple[str, ...] = ()) -> dict[str, float]:
    board = Board(game=game, year=1770)
    board.factory(A, "food", full=2)
    board.tiles(A, *tiles)  # type: ignore[arg-type]
    board[A].gray = [markers[0]] if len(markers) > 1 else []  # type: ignore[list-item]
    board.state.gray[0] = [markers[-1]]  # type: ignore[list-item]
    return taking(board)


def test_an_advanced_quality_marker_is_worth_more_in_a_long_game() -> None:
    light = "marker/1/light_quality/level"
    long, short = (advanced(game, "light_quality")[light] for game in ("waterframe", "spinning-mule"))
    assert long > 2 * short >= 0


def test_quality_and_marketing_serve_the_same_end() -> None:
    """Who has the one has less need of the other; an Engineer makes the one stronger."""
    light = "marker/1/light_quality/level"
    alone = advanced("waterframe", "light_quality")[light]
    assert advanced("waterframe", "light_marketing", "light_quality")[light] < alone
    assert advanced("waterframe", "light_marketing")["marker/1/light_marketing/level"] > 0
    assert advanced("waterframe", "light_quality", tiles=("engineer",))[light] > 0


def test_ships_are_worth_what_full_factories_could_send() -> None:
    board = Board(year=1780)
    board.factory(A, "lamps", level=2, full=2)
    found = taking(board)
    assert found["ship/4/0/level"] > found["ship/2/0/level"] > 0
    board[A].factories = {}
    assert taking(board)["ship/4/0/level"] < 0, "only wages for the crew"


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
    free = taking(board)["tile/patron_food"]
    board.tiles(A, "foreman", "accountant", "developer", "charisma")
    assert taking(board)["tile/patron_food"] < free
    board.answer("tile/patron_food")
    assert board.ask.code == "special.return" and answer(board) == "charisma"


# --- windows ----------------------------------------------------------------------------------------------------
def test_a_patron_waits_while_a_contract_needs_the_goods() -> None:
    for contract, said in ((2, "none"), (0, "patron")):
        board = Board()
        board.wanted("food", 0)
        board.tiles(A, "patron_food")
        board.factory(A, "food", full=1, price=5)
        board.ships(A, 2)
        board[A].contracts = {"food": contract} if contract else {}
        board.produce()
        assert board.ask.code == "production.beside" and answer(board) == said


def test_both_parts_of_an_investor_are_used() -> None:
    board = Board(year=1780)
    board.wanted("lamps", 9)
    board.factory(A, "lamps", level=2, full=1, price=9)
    board[A].gray = ["investor"]
    board.take_turn(A, "investor", 2)
    first = answer(board)
    assert first != "done"
    board.answer(first)
    assert board.ask.code != "investor.part"


def test_no_more_is_paid_than_does_something() -> None:
    board = Board(year=1780)
    board.factory(A, "food", full=2)
    board.tiles(A, "accountant")
    board.step("turn.take", seat=A).answer("worker", 2)
    assert board.ask.code == "turn.cost" and answer(board) == 4
    engineer = Board(year=1770)
    engineer.factory(A, "food", full=2, price=5)
    engineer.tiles(A, "engineer")
    engineer.step("turn.take", seat=A).answer("quality", 0)
    assert answer(engineer) in (6, 12)


def test_lines_are_run_for_the_store_when_ships_wait() -> None:
    board = Board(year=1800)
    board.wanted("lamps", 4)
    board.factory(A, "lamps", level=3, price=10, workers=(1, 1), machines=(2, 2))
    board.tiles(A, "small_warehouse")
    board.ships(A, 6)
    board[A].contracts = {"lamps": 6}
    board[A].gray = ["light_production"]
    board.take_turn(A, "light_production", 2)
    assert answer(board) == "produce/lamps/2"
    board[A].contracts, board[A].ships = {}, []
    board.take_turn(A, "light_production", 4)
    assert answer(board) == "done"


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


def test_a_factory_that_makes_nothing_can_be_weighed_for_the_store() -> None:
    board = Board()
    board.factory(A, "food")
    board[A].gray = ["light_production"]
    board[A].posts = ["food"]
    board.step("turn.take", seat=A)
    assert board.makes(A, "food") == 0 and "light_production" in worths(board)
