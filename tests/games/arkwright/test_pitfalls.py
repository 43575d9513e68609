"""What those who put this game into a program get wrong most easily: ten places, each with the case that shows it."""

from __future__ import annotations

from pygame_core.games.arkwright import labor, stock
from pygame_core.games.arkwright.market import Seller, rows, share_out
from tests.games.arkwright.board import A, B, Board


def test_1_sales_run_row_by_row_and_row_nothing_never_sells() -> None:
    assert share_out(9, [Seller(1, 3, 8), Seller(0, 2, 9)], 0) == ([1, 0], 0)
    assert [row.row for row in rows(9, [Seller(3, 2, 8)], 1)] == [3, 2, 1]
    # In the last row appeal comes first, then players before the importer, then quality; who is equal in all sells.
    assert share_out(2, [Seller(4, 2, 8), Seller(3, 1, 9)], 3) == ([2, 0], 0), "the appeal of 4 goes before the quality"
    assert share_out(1, [Seller(3, 1, 8)], 3) == ([1], 0), "players before the importer"
    assert share_out(1, [Seller(3, 1, 8), Seller(3, 1, 9)], 3) == ([0, 1], 0), "then quality"
    assert share_out(1, [Seller(3, 1, 9), Seller(3, 1, 9), Seller(2, 1, 9)], 3) == ([1, 1, 0], 0), "over the demand"


def test_2_wages_fall_due_before_the_money_of_ships_comes_in() -> None:
    board = Board()
    board.wages(4)
    board.factory(A, "food", full=2, price=8)
    board.ships(A, 2)
    board[A].posts, board[A].cash, board[A].contracts = ["row_1"], 0, {"food": 2}
    board.produce().answer(1, "deliver/food/2")
    codes = [event.code for event in board.table.log(None)]
    order = ["production.sold", "emergency.sold", "production.paid", "voyage.shipped"]
    assert [codes.index(code) for code in order] == sorted(codes.index(code) for code in order)
    assert board[A].shares == 8 and board[A].cash == 2 * 10 - 16 + 2 * 8, "two shares, though £16 were on their way"
    risen = Board()
    risen.wages(4)
    risen.wanted("food", 9)
    risen.factory(A, "food", full=1, price=2)
    risen[A].cash, risen[A].space = 0, 10
    risen.produce()
    sold = risen.told("emergency.sold")[0]
    assert sold["n"] == 12 and sold["lost"] == 1, "at the price after the rise to space 14"


def test_3_an_emergency_sells_the_fewest_shares_at_one_price() -> None:
    board = Board()
    board[A].space, board[A].shares, board[A].cash = 28, 3, 0
    stock.pay(board.game, A, 70)
    # Three shares at £19 each and the tens of 28 for each, read once: 28 - 6; then loans read the space that follows.
    assert board.told("emergency.sold")[0]["n"] == 57 and board.told("emergency.sold")[0]["lost"] == 6
    assert board.told("loan.taken")[0] | {"count": 2, "lost": 4} == board.told("loan.taken")[0]
    assert (board[A].space, board[A].shares, board[A].loans, board[A].cash) == (18, 0, 2, 7)
    enough = Board()
    enough[A].space, enough[A].cash = 28, 0
    stock.pay(enough.game, A, 38)
    assert enough[A].shares == 8 and enough[A].cash == 0, "no share more than needed"


def test_4_cost_fee_and_effect_are_three_things() -> None:
    def again(*tiles: str, cost: int = 6) -> Board:
        board = Board()
        board.factory(A, "lamps", full=3)
        board.tiles(A, *tiles)  # type: ignore[arg-type]
        board.place(A, "machines", 4)
        return board.take_turn(A, "machines", cost)

    plain, drops, shop = again(), again("administrator"), again("workshop", cost=10)
    assert plain[A].cash == 92 and plain.ask.params["n"] == 2, "£6 and the fee of £2, which counts for nothing"
    assert drops[A].cash == 94 and drops.ask.params["n"] == 2, "an Administrator drops the fee"
    assert shop[A].cash == 88 and shop.ask.params["n"] == 3, "a Workshop adds to what counts, not to what is paid"
    accountant = again("accountant").answer(8)
    assert accountant[A].cash == 90 and accountant.ask.params["n"] == 2, "an Accountant changes what is paid"
    marketing = Board()
    marketing.factory(A, "food", full=1)
    marketing.tiles(A, "patent")
    marketing[A].gray = ["light_marketing"]
    marketing.take_turn(A, "light_marketing", 8).answer("add")
    assert marketing[A].cash == 92 and marketing.ask.params["points"] == 7 + 2, "a Patent adds after the limit"
    engineer = Board()
    engineer.factory(A, "food", full=1)
    engineer.tiles(A, "engineer")
    assert engineer.take_turn(A, "quality", 2).answer(12).ask.params["n"] == 2, "an Engineer pays what he likes"


def test_5_an_investor_copies_a_marker_wherever_it_lies() -> None:
    board = Board()
    board.factory(A, "lamps", full=3)
    board[A].gray = ["investor", "light_machines"]
    board.place(A, "light_machines", 10)
    board.take_turn(A, "investor", 4).answer("use/light_machines")
    assert board[A].cash == 96 and board.ask.params["n"] == 1, "no fee, and the Investor's £4 count"
    board.answer([1, 0, 0], "done")
    assert board.stopped, "no additional action"
    assert board[A].spaces == ["", "investor", "", "", "light_machines"]


def test_6_a_ship_needs_a_free_space_and_leaves_it_free() -> None:
    board = Board()
    board.factory(A, "food", full=1)
    board.ships(A, 4, 2)
    board[A].goods, board[A].contracts = {"food": 6}, {"food": 6}
    board[A].posts = ["food", "row_1"]
    board.step("turn.take", seat=A).answer("ship")
    assert board.open() == [2, 3, 4], "6 goods need the capacity of both"
    board.answer(2, 3, "deliver/food/6")
    assert board[A].cash == 100 - 6 + 6 * 8 and not any(board[A].spaces) and board[A].space == 10 - 2
    full = Board()
    full.factory(A, "food", full=1)
    full.ships(A, 2)
    full[A].goods, full[A].contracts = {"food": 2}, {"food": 2}
    full[A].spaces = ["worker", "factory", "machines", "quality", "marketing"]
    assert full.step("turn.take", seat=A).why("ship") == "ark.ship.needs-free-space"


def test_7_contracts_rise_after_the_chance_to_ship_and_count_after_the_last_shares() -> None:
    board = Board()
    board.factory(A, "food", full=2, price=8)
    board.ships(A, 4)
    board[A].contracts = {"food": 2}
    assert board.produce().answer(1, "deliver/food/2")[A].contracts == {}, "served, so it does not rise"
    for number, limit, then, space in ((4, 0, 6, 10), (10, 0, 10, 8), (4, 4, 4, 8)):
        late = Board()
        late[A].contracts, late[A].limit = {"food": number}, limit
        late.produce()
        assert (late[A].contracts["food"], late[A].space) == (then, space)
    last = Board(2, year=1810, good="lamps")
    last[A].space, last[A].shares, last[A].cash, last[A].contracts = 41, 16, 84, {"lamps": 6}
    last[B].cash = 0
    last.run("close.event", phase="close").answer(3)
    assert last.table.result is not None and last.table.result["scores"][A] == 19 * 22, "bought at 24, counted at 22"


def test_8_bureaucracy_brings_the_reserve_event_in_1790_at_the_latest() -> None:
    board = Board(3, year=1770, good="lamps")
    board.state.events[0], board.state.reserve = "bureaucracy", "social_unrest"
    board.run("close.event", phase="close")
    told = [params["event"] for params in board.told("event.turned")]
    assert told == ["event.bureaucracy", "event.social_unrest"] and board.state.reserve == ""
    late = Board(3, year=1790, good="lamps")
    late.state.events[2], late.state.reserve = "worlds_fair", "bureaucracy"
    late.run("close.event", phase="close")
    told = [params["event"] for params in late.told("event.turned")]
    assert told == ["event.worlds_fair", "event.bureaucracy"] and late.state.bureaucracy


def test_9_the_labor_market_is_one_interval_in_reading_order() -> None:
    board = Board(year=1760 + 20, good="food")
    board.labor(40, fired=2)
    labor.hire(board.game, 3)
    assert board.state.labor.front == 43
    labor.come_back(board.game, 3)
    assert (board.state.labor.front, board.state.labor.fired) == (41, 0), "the one that is lacking lapses"
    board.factory(A, "food", workers=(1,), machines=(1,))
    board.step("machines.work", seat=A, marker="machines", paid=10)
    assert board.told("turn.nothing"), "a machine goes only where a worker stands"
    built = Board()
    built.run(("factory.work", {"seat": A, "done": 0})).answer("build/lamps/1/regular/full", 5, "done")
    assert built.workers(A, "lamps") == [3, 0, 0, 0]
    founded = Board(4, setup="free", bare=False)
    founded.answer("build/lamps/1/regular/full", 5)
    assert founded.workers(founded.state.starting, "lamps") == [3, 3, 0, 0], "two lines in 1760"
    last = Board(year=1810, good="clothing")
    last.factory(A, "food", full=1)
    last.factory(A, "lamps", full=1)
    last.labor(20, fired=4)
    assert last.step("worker.work", seat=A).why("food") == "ark.worker.lastdecade.no-hire"
    last.tiles(A, "school")
    last.step("machines.work", seat=A, marker="machines", paid=3).answer([0, 1])
    assert last.ask.code == "machines.retrain" and last.why("food") == "ark.worker.lastdecade.no-hire"


def test_10_marketing_that_fades_may_push_the_appeal_below_nothing() -> None:
    board = Board()
    board.factory(A, "food", full=2, price=9, marketing=1)
    board.run("cleanup.open", phase="cleanup")
    assert board.appeal(A, "food") == -1
    board.tiles(A, "patron_food")
    board.produce()
    assert board.sale(A).sold == 0 and board.held(A) == [], "the Patron has left"
    board.step("price.adjust", seat=A)
    assert board.ask.code == "price.mend"
    board.answer("adjust")
    assert board.ask.code == "price.set" and board.ask.hi == 8  # type: ignore[attr-defined]
