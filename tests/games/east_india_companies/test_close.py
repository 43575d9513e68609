"""F. End of Period, the special rules of period 5, and final scoring."""

from __future__ import annotations

import pytest

from tests.games.east_india_companies.board import A, B, Board, C, D, initiative

rule = pytest.mark.rule


def values(board: Board) -> list[int]:
    return [board.figures.values[company.value] for company in board.state.companies]


def settled(board: Board) -> Board:
    """All Agents stand on boxes, so that a period can end."""
    for seat in range(board.game.seats):
        for box in ("captain.cartography", "trader.trading_silk", "investor.ship"):
            board.stand_on(box, seat)
    return board


def dividends(board: Board, *payers: int) -> Board:
    return board.run("close", *[("close.dividend", {"company": payer}) for payer in payers])


# --- steps, ranking, initiative -------------------------------------------------------------------------------
@rule("eic.endperiod.order.steps")
def test_the_six_steps() -> None:
    board = settled(Board())
    board.no_ships()
    board.sales(43, 40, 31, 20)
    board.hold(B, A, 1)
    board.value(A, 8)
    board.run("close", "close.open", script=[0] * 8)
    codes = [code for code in dict.fromkeys(board.codes()) if code.startswith("close")]
    assert codes == [
        "close.ranked", "close.initiative", "close.marker", "close.transferred", "close.dividend", "close.prepared",
    ]  # fmt: skip


@rule("eic.endperiod.rank.compare", "eic.endperiod.rank.first", "eic.endperiod.rank.second")
@rule("eic.endperiod.rank.last", "eic.endperiod.rank.third")
def test_example_ranking_of_four() -> None:
    board = Board()
    board.sales(20, 43, 31, 40)
    for company in range(4):
        board.value(company, 6)
    board.run("close", "close.ranking")
    assert board.state.ranking == [B, D, C, A]
    assert values(board) == [5, 8, 6, 7]


@rule("eic.endperiod.rank.tie", "eic.endperiod.initiative.tie")
@pytest.mark.parametrize("sales", [(30, 30, 10, 10), (0, 0, 0, 0)])
def test_example_ties(sales: tuple[int, ...]) -> None:
    board = Board()
    board.sales(*sales)
    for company in range(4):
        board.value(company, 6)
    board.run("close", "close.ranking", "close.initiative")
    assert values(board) == [8, 7, 6, 5]
    assert board.state.initiative == [D, C, B, A]


@rule("eic.endperiod.initiative.reverse")
def test_the_new_initiative() -> None:
    board = Board()
    initiative(board, C, D, A, B)
    board.sales(43, 40, 31, 20)
    board.run("close", "close.ranking", "close.initiative")
    assert board.state.initiative == [D, C, B, A]


# --- Sales markers --------------------------------------------------------------------------------------------
@rule("eic.endperiod.marker.floor")
def test_sales_are_rounded_down_to_tens() -> None:
    board = Board()
    board.sales(43, 9, 10, 0)
    board.run("close", "close.markers")
    assert [board.figures.sales_track[company.marker] for company in board.state.companies] == [40, 0, 10, 0]


@rule("eic.endperiod.marker.share", "eic.endperiod.example.marker")
@pytest.mark.parametrize(("marker", "sales", "moved"), [(20, 43, 2), (40, 27, -2), (20, 29, 0)])
def test_the_share_value_follows_the_marker(marker: int, sales: int, moved: int) -> None:
    board = Board()
    board[A].marker = board.figures.sales_track.index(marker)
    board.sales(sales, 0, 0, 0)
    board.value(A, 8)
    board.run("close", "close.markers")
    assert values(board)[A] == 8 + moved
    assert board.figures.sales_track[board[A].marker] == sales // 10 * 10


@rule("eic.endperiod.marker.added", "eic.period5.phase_f")
@pytest.mark.parametrize("period", [3, 5])
def test_ranking_and_marker_add_up(period: int) -> None:
    board = Board(period=period)
    board.sales(25, 0, 0, 0)
    board.value(A, 6)
    board.run("close", "close.ranking", "close.initiative", "close.markers")
    assert values(board)[A] == 10 and board.state.initiative == [D, C, B, A]


@rule("eic.endperiod.marker.top")
def test_the_sales_track_ends_at_a_hundred() -> None:
    board = Board()
    board.sales(116, 0, 0, 0)
    board.run("close", "close.markers")
    assert board.figures.sales_track[board[A].marker] == 100 == board.figures.sales_track[-1]


@rule("eic.endperiod.track.clamp")
def test_each_move_is_cut_off_by_itself() -> None:
    board = Board()
    board.value(A, 24)
    board[A].marker = board.figures.sales_track.index(50)
    board.sales(40, 30, 20, 0)
    board.run("close", "close.ranking", "close.markers")
    assert values(board)[A] == 24
    assert values(board)[D] == 4


# --- dividends ------------------------------------------------------------------------------------------------
@rule("eic.endperiod.transfer")
def test_sales_move_to_the_treasury() -> None:
    board = Board()
    board.cash(3, 0, 0, 0)
    board.sales(43, 0, 0, 0)
    board.run("close", "close.transfer")
    assert (board[A].cash, board[A].sales) == (46, 0)


@rule("eic.endperiod.dividend.order")
def test_dividends_are_paid_in_the_new_order() -> None:
    board = Board()
    board.sales(43, 40, 31, 20)
    for company in range(4):
        board.value(company, 10)
        board.hold((company + 1) % 4, company, 1)
    board.state.period = 5
    board.run("close", "close.open")
    assert [told["seat"] for told in board.told("close.dividend")] == [D, C, B, A]


@rule("eic.endperiod.dividend.amount", "eic.endperiod.dividend.treasury")
def test_example_dividend_of_three_shares() -> None:
    board = Board()
    board.cash(20, 5, 0, 0)
    board.value(A, 11)
    board.hold(B, A, 3)
    dividends(board, A)
    assert (board[A].cash, board[B].cash) == (14, 11)


@rule("eic.endperiod.dividend.value")
def test_the_dividend_is_read_when_it_is_paid() -> None:
    board = settled(Board(period=3))
    board.no_ships()
    board.sales(25, 0, 0, 0)
    board.value(A, 9)
    board[A].marker = board.figures.sales_track.index(20)
    board.hold(B, A, 1)
    board.run(
        "close",
        "close.ranking",
        "close.initiative",
        "close.markers",
        "close.transfer",
        ("close.dividend", {"company": A}),
    )
    assert values(board)[A] == 11 and board[B].cash == 2
    forced = Board(period=3)
    forced.cash(20, 0, 0, 0)
    forced.value(A, 10)
    forced.value(B, 6)
    forced.hold(B, A, 2)
    forced.hold(C, B, 1)
    dividends(forced, B, A)
    assert forced.told("shares.sold") == [{"seat": B, "of": 0, "company": "french", "count": 1, "n": 10, "value": 9}]
    assert forced[B].cash == 10 - 1 + 1, "one share of the first company is left, and pays 1"


@rule("eic.endperiod.dividend.own")
def test_own_shares_pay_nothing() -> None:
    board = Board()
    board.cash(9, 0, 0, 0)
    board.value(A, 15)
    board.hold(A, A, 2)
    dividends(board, A)
    assert board[A].cash == 9 and not board.told("close.dividend")


@rule("eic.endperiod.dividend.raise")
def test_who_is_short_must_sell() -> None:
    board = Board(period=3)
    board.cash(2, 0, 0, 0)
    board.value(A, 10)
    board.value(C, 9)
    board.hold(B, A, 3)
    board.hold(A, C, 1)
    dividends(board, A)
    assert board.stopped, "there is one way only"
    assert (board[A].cash, board[A].shares[C], board[B].cash) == (5, 0, 6)
    enough = Board(period=3)
    enough.cash(6, 0, 0, 0)
    enough.value(A, 10)
    enough.hold(B, A, 3)
    enough.hold(A, C, 1)
    dividends(enough, A)
    assert enough.stopped and enough[A].shares[C] == 1


@rule("eic.endperiod.dividend.raise_choice", "eic.stock.sale.own_action")
def test_what_is_sold_is_the_payers_choice() -> None:
    board = Board(period=3)
    board.value(A, 20)
    board.hold(B, A, 3)
    board.cash(2, 0, 0, 0)
    board.value(C, 6)
    board.value(D, 12)
    board.hold(A, C, 3)
    board.hold(A, D, 1)
    dividends(board, A)
    assert board.ask.params == {"due": 12, "gap": 10}
    assert board.open() == [["sell", C, 1], ["sell", C, 2], ["sell", D, 1]]
    assert board.refused(["sell", C, 3]) == "eic.endperiod.dividend.raise_choice"
    assert board.act_refused(A, "shares.sell", C, 1) == "eic.stock.sale.own_action"
    board.answer(["sell", C, 1])
    assert board.ask.params == {"due": 12, "gap": 4}
    board.answer(["sell", D, 1])
    assert board.stopped and (board[A].cash, board[B].cash) == (8, 12)


@rule("eic.endperiod.dividend.raise_choice")
def test_an_even_gap_needs_no_share_more() -> None:
    board = Board(period=3)
    board.value(A, 20)
    board.hold(B, A, 3)
    board.value(C, 6)
    board.hold(A, C, 3)
    dividends(board, A)
    assert board.open() == [["sell", C, 1], ["sell", C, 2]]
    assert board.refused(["sell", C, 3]) == "eic.endperiod.dividend.raise_choice"


@rule("eic.endperiod.dividend.amount_fixed")
def test_the_amounts_are_fixed_beforehand() -> None:
    board = Board(period=3)
    board.value(A, 10)
    board.hold(B, A, 3)
    board.hold(A, A, 1)
    dividends(board, A)
    assert (board[A].cash, board[B].cash, values(board)[A]) == (4, 6, 9)


@rule("eic.endperiod.dividend.short")
def test_what_cannot_be_paid_lapses() -> None:
    board = Board(period=3)
    initiative(board, D, C, B, A)
    board.cash(0, 0, 0, 5)
    board.value(D, 6)
    board.hold(C, D, 4)
    board.hold(B, D, 3)
    dividends(board, D)
    assert [company.cash for company in board.state.companies] == [0, 1, 4, 0]
    assert board.told("close.lapsed") == [{"seat": D, "to_seat": B, "n": 2}]


@rule("eic.endperiod.dividend.no_credit")
def test_later_dividends_do_not_count() -> None:
    board = Board(period=5)
    initiative(board, D, C, B, A)
    board.cash(0, 0, 9, 0)
    board.value(D, 10)
    board.value(C, 6)
    board.hold(C, D, 1)
    board.hold(D, C, 3)
    dividends(board, D, C)
    assert (board[C].cash, board[D].cash) == (6, 3)
    assert board.told("close.lapsed") == [{"seat": D, "to_seat": C, "n": 2}]


@rule("eic.endperiod.prep.period")
def test_the_next_period_begins() -> None:
    board = settled(Board(period=2))
    board.no_ships()
    board.run("close", "close.open", script=[0] * 8)
    assert board.state.period == 3 and board.state.phase.name == "agents"
    assert board.told("period.began")[0]["period"] == 3


# --- period 5 -------------------------------------------------------------------------------------------------
@rule("eic.period5.galleons.discard", "eic.period5.galleons.free_docks")
def test_galleons_leave_the_game() -> None:
    board = Board(2, period=5)
    docked, left = board.fleet(A, "galleon", "galleon")
    board.leave(A, "east_indies", left)
    board.fleet(B, "galleon", "yacht")
    board.fleet(C, "galleon", "galleon")
    board.cash(30, 30)
    board.run("agents", "period.open")
    fleets = [[board.figures.tiles[ship.tile].id for ship in board[company].ships] for company in (A, B)]
    assert fleets == [[], ["yacht"]]
    assert not any(board.figures.tiles[ship.tile].id == "galleon" for ship in board[C].ships)
    assert board.left_in("east_indies") == [] and {docked.tile, left.tile} <= set(board[A].box)
    codes = board.codes()
    assert codes.index("period.galleons") < codes.index("market.rolled")
    board.answer("shipowner.ship", board.tile("clipper"))
    assert [(board.figures.tiles[ship.tile].id, ship.dock) for ship in board[A].ships] == [("clipper", 0)]
    early = Board(period=4)
    early.run("agents", "period.open")
    assert len(early[A].ships) == 2


@rule("eic.period5.galleons.free_docks")
def test_without_ships_there_is_nothing_to_do_at_sea() -> None:
    board = Board(period=5)
    board.no_ships()
    board.cash(9, 9, 9, 9)
    board.card("indies", "indies_20")
    board.run("navigation", "navigation.round", "loading.open")
    assert board.stopped


# --- final scoring --------------------------------------------------------------------------------------------
def final(board: Board) -> dict[str, list[int]]:
    board.run("close", "end.score")
    assert board.table.result is not None
    return board.table.result


@rule("eic.scoring.presidency", "eic.scoring.company", "eic.scoring.treasury")
def test_what_counts() -> None:
    board = Board()
    board.value(A, 15)
    board.value(B, 12)
    board.hold(A, B, 2)
    board.hold(A, A, 1)
    board.cash(40, 0, 0, 0)
    result = final(board)
    assert result["lines"][:3] == [
        {"seat": A, "code": "score.presidency", "n": 30},
        {"seat": A, "code": "score.shares", "n": 39},
        {"seat": A, "code": "score.treasury", "n": 40},
    ]
    assert result["scores"][A] == 109


@rule("eic.scoring.sum")
def test_example_wealth_of_79() -> None:
    board = Board(mortgage=True)
    board.value(A, 15)
    board.value(B, 12)
    board[A].presidency, board[A].mortgaged = 1, 1
    board.hold(A, B, 2)
    board.cash(40, 0, 0, 0)
    assert final(board)["scores"][A] == 79


@rule("eic.scoring.nothing_else")
def test_nothing_else_counts() -> None:
    board = Board()
    board[A].level = 2
    board.store(A, silk=3)
    board.posts(A, "canton", "batavia")
    board.fleet(A, "clipper", "steamship")
    assert final(board)["scores"] == [8, 8, 8, 8]


@rule("eic.scoring.winner")
def test_the_richest_wins() -> None:
    board = Board(3)
    board.cash(149, 150, 20)
    result = final(board)
    assert result["order"] == [B, A, C] and result["winners"] == [B]


@rule("eic.scoring.tie.value")
def test_first_tie_break_own_share_value() -> None:
    board = Board(3)
    board.value(A, 14)
    board.value(B, 16)
    board.cash(122, 118, 0)
    result = final(board)
    assert result["scores"][:2] == [150, 150] and result["winners"] == [B]


@rule("eic.scoring.tie.treasury")
def test_second_tie_break_treasury() -> None:
    board = Board(3)
    board.value(A, 16)
    board.value(B, 16)
    board.value(C, 12)
    board.hold(A, C, 1)
    board.cash(40, 52, 0)
    result = final(board)
    assert result["scores"][:2] == [84, 84] and result["winners"] == [B]


@rule("eic.scoring.tie.initiative")
def test_last_tie_break_initiative() -> None:
    board = Board(3)
    initiative(board, C, A, B)
    assert final(board)["order"] == [C, A, B]
