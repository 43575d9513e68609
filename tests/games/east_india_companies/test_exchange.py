"""B. Stock Exchange: buying, passing, and selling shares beside one's own actions; mortgages."""

from __future__ import annotations

import pytest

from pygame_core.games.east_india_companies.state import Tile
from pygame_core.kernel.reasons import OPEN
from tests.games.east_india_companies.board import A, B, Board, C, D

rule = pytest.mark.rule


def exchange(board: Board) -> Board:
    return board.run("exchange", ("exchange.turn", {"turn": 0}))


def rich(seats: int = 4, **kinds: object) -> Board:
    board = Board(seats, **kinds)  # type: ignore[arg-type]
    board.cash(*[30] * seats)
    return board


# --- buying ---------------------------------------------------------------------------------------------------
@rule("eic.stock.turn.choice", "eic.stock.cost.cash")
def test_what_a_turn_offers() -> None:
    board = rich()
    board.value(B, 7)
    board.cash(6, 30, 30, 30)
    exchange(board)
    assert board.open() == ["french", "swedish", "dutch", "pass"]
    assert board.refused("english") == "eic.stock.cost.cash"


@rule("eic.stock.turn.one", "eic.stock.round.again", "eic.stock.turn.any_company")
def test_one_share_a_turn() -> None:
    board = exchange(rich(3))
    board.answer("french")
    assert board.ask.seat == B, "only one share"
    board.answer("pass", "english")
    assert board.ask.seat == A, "a new round"
    assert board[A].shares == [1, 0, 0] and board[C].shares == [0, 1, 0]


@rule("eic.stock.end.passes")
def test_passes_are_counted_across_rounds() -> None:
    board = exchange(rich())
    board.answer("french", "pass", "pass", "pass")
    assert board.ask.seat == A
    board.answer("pass")
    assert board.stopped


@rule("eic.stock.end.passes")
def test_a_purchase_starts_the_count_of_passes_again() -> None:
    board = exchange(rich(3))
    board.answer("pass", "french", "pass", "pass")
    assert board.ask.seat == B and not board.stopped
    board.answer("pass")
    assert board.stopped


@rule("eic.stock.pass.return")
def test_who_passed_may_buy_later() -> None:
    board = exchange(rich(3))
    board.answer("pass", "french", "pass", "french")
    assert board[A].shares[A] == 1 and board.ask.seat == B


@rule("eic.stock.buy.only_b")
def test_shares_are_bought_in_b_only() -> None:
    for phase, step in (
        ("agents", ("agents.turn", {"seat": A})),
        ("navigation", ("navigation.turn", {"seat": A})),
    ):
        board = rich()
        board.hold(A, B, 1)
        board.run(phase, step)
        assert not {"french", "english"} & set(board.options())
        assert all(option.value[0] == "shares.sell" for option in board.table.acts(A))


@rule("eic.stock.cost.value", "eic.stock.cost.bank")
def test_the_price_goes_to_the_bank() -> None:
    board = Board()
    board.cash(10, 10, 10, 10)
    board.value(B, 7)
    exchange(board)
    bank = board.state.bank
    board.answer("english")
    assert (board[A].cash, board[B].cash, board.state.bank) == (3, 10, bank + 7)


@rule("eic.stock.value.up", "eic.stock.take.tile")
def test_each_purchase_raises_the_value() -> None:
    board = rich()
    board.value(B, 5)
    exchange(board)
    assert board.options()["english"].params["cost"] == 5
    board.answer("english")
    assert board[B].left == 6 and board[A].shares[B] == 1
    assert board.options()["english"].params["cost"] == 6


@rule("eic.stock.none_left")
def test_no_share_left() -> None:
    board = rich()
    board.hold(D, A, 7)
    exchange(board)
    for _ in range(4):
        assert board.refused("french") == "eic.stock.none_left"
        board.answer("pass")


@rule("eic.stock.track.steps", "eic.endperiod.dividend.table")
def test_the_share_track() -> None:
    figures = Board().figures
    assert figures.values == tuple(range(4, 26))
    dividend = dict(zip(figures.values, figures.dividends, strict=True))
    expected = {**dict.fromkeys((4, 5), 0), **dict.fromkeys(range(6, 10), 1), **dict.fromkeys(range(10, 15), 2)}
    expected |= {**dict.fromkeys(range(15, 20), 3), **dict.fromkeys(range(20, 26), 4)}
    assert dividend == expected


@rule("eic.stock.track.top")
def test_the_top_of_the_track() -> None:
    board = rich()
    board.value(B, 25)
    exchange(board).answer("english")
    assert board[A].cash == 5 and board.figures.values[board[B].value] == 25


@rule("eic.stock.example.french")
def test_example_a_french_share() -> None:
    board = Board()
    board.cash(0, 12, 12, 12)
    board.value(A, 5)
    exchange(board)
    assert board.ask.seat == B
    assert board.options()["french"].params == {
        "company": "french", "cost": 5, "cash": 7, "value": 6, "dividend": 1, "left": 6, "held": 1,
    }  # fmt: skip
    board.answer("french")
    assert board[B].cash == 7 and board[B].shares[A] == 1
    assert board.options()["french"].params["cost"] == 6


@rule("eic.period5.buy.allowed")
def test_shares_are_bought_in_the_last_period_too() -> None:
    board = exchange(rich(period=5))
    board.answer("english")
    assert board[A].shares[B] == 1


# --- selling beside an action ---------------------------------------------------------------------------------
@rule("eic.stock.sale.own_action")
def test_a_sale_can_pay_for_the_action() -> None:
    board = Board()
    board.cash(2, 0, 0, 0)
    board.value(B, 6)
    board.hold(A, B, 1)
    board.run("agents", ("agents.turn", {"seat": A}))
    assert "governor.trading_post" not in board.open()
    board.act(A, "shares.sell", B, 1)
    assert board[A].cash == 8
    board.answer("governor.trading_post")
    assert board[A].cash == 5


@rule("eic.stock.sale.own_action")
def test_a_sale_before_buying_goods() -> None:
    board = Board()
    board.no_ships()
    (galleon,) = board.fleet(A, "galleon")
    board.sail(A, "china", galleon)
    board.value(B, 6)
    board.hold(A, B, 1)
    board.run("loading", ("loading.arrive", {"zone": "china"}), "loading.next")
    assert board.open() == ["home"]
    board.act(A, "shares.sell", B, 1)
    board.answer("silk")
    assert board[A].cash == 2


@rule("eic.stock.sale.own_action")
def test_without_a_turn_there_is_no_sale() -> None:
    board = Board()
    board.no_ships()
    board.fleet(B, "galleon")
    board.cash(0, 5, 0, 0)
    board.hold(A, B, 1)
    board.run("navigation", "navigation.round")
    assert board.ask.seat == B
    assert board.act_refused(A, "shares.sell", B, 1) == "eic.stock.sale.not_others"
    board.answer("china")
    assert board.stopped, "A has no ship and gets no turn"


@rule("eic.stock.sale.not_others")
def test_no_sale_in_the_action_of_another() -> None:
    board = rich()
    board.hold(A, B, 1)
    board.run("agents", ("agents.turn", {"seat": B}))
    assert board.act_refused(A, "shares.sell", B, 1) == "eic.stock.sale.not_others"
    assert board.acts(B) == {}


@rule("eic.stock.sale.not_in_b")
def test_no_sale_in_b() -> None:
    board = rich()
    board.hold(A, B, 2)
    exchange(board)
    assert board.act_refused(A, "shares.sell", B, 1) == "eic.stock.sale.not_in_b"


@rule("eic.stock.sale.period5", "eic.period5.sale.none")
def test_sales_in_the_last_period() -> None:
    for phase, step, refusal in (
        ("agents", ("agents.turn", {"seat": A}), None),
        ("navigation", ("navigation.turn", {"seat": A}), "eic.stock.sale.period5"),
        ("loading", "loading.next", "eic.stock.sale.period5"),
        ("selling", ("selling.ship", {"seat": A, "speed": 1}), "eic.stock.sale.period5"),
    ):
        board = rich(period=5)
        board.hold(A, B, 1)
        galleon, other = board.fleet(A, "galleon", "galleon")
        board[A].level = 1
        board.load(other, tea=1)
        if phase == "loading":
            board.loads("china")
            board.state.loading.waiting.append(Tile(company=A, number=galleon.tile))
            galleon.where, galleon.zone = "left", "china"
        board.run(phase, step)
        assert board.ask.seat == A and not board.stopped
        if refusal is None:
            board.act(A, "shares.sell", B, 1)
            assert board[A].cash == 34
        else:
            assert board.act_refused(A, "shares.sell", B, 1) == refusal
    due = Board(4, period=5)
    due.cash(4, 0, 0, 0)
    due.value(A, 10)
    due.hold(B, A, 3)
    due.hold(A, C, 2)
    due.run("close", ("close.dividend", {"company": A}))
    assert due.stopped and (due[A].cash, due[B].cash, due[A].shares[C]) == (0, 4, 2)


@rule("eic.stock.sale.any_number")
def test_any_number_of_the_shares_held() -> None:
    board = rich()
    board.hold(A, B, 4)
    board.run("agents", ("agents.turn", {"seat": A}))
    assert list(board.acts(A)) == [f"shares.sell {B} {n}" for n in (1, 2, 3, 4)]
    assert board.act_refused(A, "shares.sell", B, 5) == "kernel.act.not_offered"


@rule("eic.stock.sale.price", "eic.stock.sale.batch", "eic.stock.sale.down", "eic.stock.sale.return")
@pytest.mark.parametrize(("n", "earned", "value"), [(1, 9, 8), (3, 27, 6)])
def test_a_batch_is_sold_at_one_price(n: int, earned: int, value: int) -> None:
    board = Board()
    board.value(B, 9)
    board.hold(A, B, 4)
    board.run("agents", ("agents.turn", {"seat": A}))
    offered = board.acts(A)[f"shares.sell {B} {n}"]
    assert (offered.params["earns"], offered.params["value"], offered.target) == (earned, value, "share-english")
    board.act(A, "shares.sell", B, n)
    assert (board[A].cash, board.figures.values[board[B].value]) == (earned, value)
    assert (board[A].shares[B], board[B].left) == (4 - n, 3 + n)
    board.run("exchange", ("exchange.turn", {"turn": 0}))
    assert board.ask.seat == A and "english" in board.open()


@rule("eic.stock.sale.treasury")
def test_the_money_goes_to_the_treasury_in_e_too() -> None:
    board = Board()
    board.value(B, 8)
    board.hold(A, B, 2)
    (ship,) = board.fleet(A, "galleon")
    board.load(ship, tea=1)
    board.run("selling", ("selling.ship", {"seat": A, "speed": 1}))
    board.act(A, "shares.sell", B, 2)
    assert (board[A].cash, board[A].sales) == (16, 0)


@rule("eic.stock.sale.bottom")
def test_the_bottom_of_the_track() -> None:
    board = Board()
    board.value(B, 5)
    board.hold(A, B, 3)
    board.run("agents", ("agents.turn", {"seat": A}))
    board.act(A, "shares.sell", B, 3)
    assert board[A].cash == 15 and board.figures.values[board[B].value] == 4


@rule("eic.stock.sale.presidency")
def test_presidency_shares_are_not_for_sale() -> None:
    board = rich()
    board.run("agents", ("agents.turn", {"seat": A}))
    assert board.acts(A) == {}
    assert board.act_refused(A, "shares.sell", A, 1) == "kernel.act.not_offered"


# --- mortgage -------------------------------------------------------------------------------------------------
@rule("eic.mortgage.option.switch")
def test_mortgages_are_off_by_default() -> None:
    board = rich()
    board[A].mortgaged, board[A].presidency = 0, 2
    board.run("agents", ("agents.turn", {"seat": A}))
    assert board.act_refused(A, "mortgage.take") == "kernel.act.not_offered"
    exchange(board)
    assert "redeem" not in board.options() and board.acts(A) == {}


@rule("eic.mortgage.take.any_time", "eic.mortgage.take.keeps_turn")
def test_a_mortgage_beside_the_turn() -> None:
    board = Board(mortgage=True)
    board.value(A, 9)
    exchange(board)
    assert board.open() == ["pass"]
    board.act(A, "mortgage.take")
    assert board.ask.seat == A and "english" in board.open()
    board.answer("english")
    assert board[A].shares[B] == 1 and board[A].cash == 0
    for phase, step in (("agents", "agents.turn"), ("navigation", "navigation.turn")):
        other = Board(mortgage=True)
        other.run(phase, (step, {"seat": A}))
        assert other.acts(A)["mortgage.take"].why is OPEN
        assert other.act_refused(B, "mortgage.take") == "eic.mortgage.take.any_time"


@rule("eic.mortgage.take.half", "eic.mortgage.take.treasury", "eic.mortgage.take.value_stays")
@pytest.mark.parametrize(("value", "paid"), [(9, 4), (10, 5)])
def test_a_mortgage_pays_half(value: int, paid: int) -> None:
    board = Board(mortgage=True)
    board.cash(2, 0, 0, 0)
    board.value(A, value)
    exchange(board).act(A, "mortgage.take")
    assert board[A].cash == 2 + paid
    assert (board[A].presidency, board[A].mortgaged) == (1, 1)
    assert board.figures.values[board[A].value] == value


@rule("eic.mortgage.take.once")
def test_a_share_is_mortgaged_once() -> None:
    board = exchange(Board(mortgage=True))
    board.act(A, "mortgage.take").act(A, "mortgage.take")
    assert board.act_refused(A, "mortgage.take") == "eic.mortgage.take.once"


@rule("eic.mortgage.take.period5")
def test_a_mortgage_in_the_last_period() -> None:
    board = Board(mortgage=True, period=5)
    board.no_ships()
    (yacht,) = board.fleet(A, "yacht")
    board.sail(A, "china", yacht)
    board.hold(A, B, 1)
    board.value(A, 9)
    board.run("loading", ("loading.arrive", {"zone": "china"}), "loading.next")
    assert board.act_refused(A, "shares.sell", B, 1) == "eic.stock.sale.period5"
    board.act(A, "mortgage.take")
    assert "silk" in board.open()


@rule("eic.mortgage.take.dividend")
def test_a_mortgage_before_a_dividend_lapses() -> None:
    board = Board(mortgage=True, period=5)
    board.cash(2, 0, 0, 0)
    board.value(A, 15)
    board.hold(B, A, 2)
    board.run("close", ("close.dividend", {"company": A}))
    assert (board[A].cash, board[B].cash, board[A].mortgaged) == (3, 6, 1)
    choice = Board(mortgage=True, period=3)
    choice.cash(2, 0, 0, 0)
    choice.value(A, 15)
    choice.hold(B, A, 2)
    choice.hold(A, C, 1)
    choice.run("close", ("close.dividend", {"company": A}))
    assert choice.open() == [["sell", C, 1], ["mortgage"]]
    assert choice.act_refused(A, "mortgage.take") == "eic.mortgage.take.dividend"
    choice.answer(["mortgage"])
    assert choice.stopped and choice[A].cash == 3


@rule("eic.mortgage.redeem.cost", "eic.mortgage.redeem.turn", "eic.mortgage.take.value_stays")
def test_redeeming() -> None:
    board = Board(mortgage=True)
    board[A].presidency, board[A].mortgaged = 1, 1
    board.cash(12, 5, 5, 5)
    board.value(A, 12)
    exchange(board)
    assert board.options()["redeem"].params == {"cost": 12, "cash": 0}
    board.answer("redeem")
    assert (board[A].cash, board[A].presidency, board[A].mortgaged) == (0, 2, 0)
    assert board.figures.values[board[A].value] == 12
    assert board.ask.seat == B, "in place of buying a share"
    poor = Board(mortgage=True)
    poor[A].presidency, poor[A].mortgaged = 1, 1
    poor.cash(11, 5, 5, 5)
    poor.value(A, 12)
    assert exchange(poor).refused("redeem") == "eic.mortgage.redeem.cost"
    poor.run("agents", ("agents.turn", {"seat": A}))
    assert "redeem" not in poor.options()


@rule("eic.mortgage.redeem.not_pass")
def test_redeeming_is_no_pass() -> None:
    board = Board(mortgage=True)
    board[A].presidency, board[A].mortgaged = 1, 1
    board.cash(30, 5, 5, 5)
    exchange(board).answer("redeem", "pass", "pass", "pass")
    assert board.ask.seat == A and not board.stopped


@rule("eic.mortgage.redeem.own")
def test_mortgaged_shares_of_others_are_not_for_sale() -> None:
    board = Board(mortgage=True)
    board[B].presidency, board[B].mortgaged = 0, 2
    board.cash(30, 0, 0, 0)
    exchange(board)
    assert "redeem" not in board.options()
    assert board.refused("redeem") == "kernel.answer.not_offered"
    assert board[B].left == 7


@rule("eic.mortgage.score.none")
def test_a_mortgaged_share_counts_nothing() -> None:
    board = Board(mortgage=True)
    board.value(A, 15)
    board[A].presidency, board[A].mortgaged = 1, 1
    board.run("close", "end.score")
    assert board.table.result is not None
    assert board.table.result["lines"][0] == {"seat": A, "code": "score.presidency", "n": 15}


def test_a_poor_player_passes_without_a_question() -> None:
    board = exchange(Board(3))
    assert board.stopped and [told["seat"] for told in board.told("exchange.passed")] == [A, B, C]
