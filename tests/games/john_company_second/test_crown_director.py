"""The Crown as Director of Trade: its special envoys and transfers, and what persons do for it there."""

from __future__ import annotations

from typing import Any

from tests.games.john_company_second.board import A
from tests.games.john_company_second.crown import CLIMATES, Beside, moved, solo
from tests.games.john_company_second.test_crown_cards import rule


# --- special envoys -------------------------------------------------------------------------------------------
def directing(climate: str, pounds: int, *, cubes: int = 0, script: list[Any] | None = None, card: int = 2) -> Beside:
    board = Beside(climate, card=card).cubes(cubes).treasury(director=pounds)
    board.ships()
    board.office(1, "director_of_trade")
    board.open_only("bombay_3", "madras_1", "bengal_2")
    return board


def send(board: Beside, *dice: Any) -> Beside:
    return board.run("operations", "operations.director_of_trade", script=list(dice))


@rule("jc2.solo.crown.director.envoy", "jc2.crown.director.envoy_goes_on", "jc2.solo.crown.director.no_china")
def test_envoys_for_exactly_so_much() -> None:
    board = send(directing("lion", 7), 3, 3, 3, 4, 4, 4)
    assert [told["cost"] for told in board.told("operations.envoy")] == [3, 3] and board.purses == {"director": 1}
    assert not send(directing("peacock", 4)).told("operations.envoy")
    costs = {climate: directing(climate, 9).game.components.crown.charts[climate].envoy for climate in CLIMATES}
    assert costs == {"bull": 3, "stag": 3, "lion": 3, "bear": 4, "peacock": 5}
    lost = send(directing("lion", 9), 1, 1, 1, 6, 6, 6)
    assert len(lost.told("india.opened")) == 1 and lost.purses == {"director": 3}
    assert lost.state.offices["director_of_trade"].where == "vacant" and "transfer_none" not in lost.rows()
    assert not lost.state.india.china


@rule("jc2.solo.crown.director.target")
def test_the_northernmost_closed_order_of_the_first_region() -> None:
    board = directing("lion", 3, card=9)
    board.state.india.closed[:] = ["delhi_3", "delhi_2", "bengal_1"]
    assert [told["order"] for told in send(board, 1, 1, 1).told("india.opened")] == ["delhi_2"]
    board = directing("lion", 3, card=9)
    board.state.india.closed[:] = ["delhi_2", "bengal_1"]
    board.conquer("delhi", "bengal")
    assert [told["order"] for told in send(board, 1, 1, 1).told("india.opened")] == ["bengal_1"]


@rule("jc2.crown.director.no_target")
def test_no_envoy_without_a_closed_order_outside() -> None:
    board = directing("lion", 9)
    board.state.india.closed[:] = ["madras_2"]
    board.conquer("madras", "madras")
    send(board)
    assert not board.told("operations.envoy") and board.rows()[0] == "envoy_no_target"


@rule("jc2.solo.favour.dot.crown_spend", "jc2.solo.favour.dot.crown_target", "jc2.solo.favour.dot.crown_china")
def test_envoys_as_persons_pay_for() -> None:
    for climate, price in (("bull", 2), ("stag", 2), ("lion", 1), ("bear", 1), ("peacock", 1)):
        assert "dot.crown_spend" not in send(directing(climate, 6, cubes=price - 1), *[4] * 6).offered()
        board = send(directing(climate, 6, cubes=price), 4, 4)
        board.buy("dot.crown_spend", 2, "end")
        assert [told["cost"] for told in board.told("operations.envoy")] == [2] and board.crown.cubes == [0, 12]
        none = send(directing(climate, 6, cubes=price)).buy("dot.crown_spend", "none")
        assert not none.told("operations.envoy")
    board = directing("lion", 3, cubes=1)
    send(board, 1, 1, 1).buy("dot.crown_target", "punjab_1")
    assert [told["order"] for told in board.told("india.opened")] == ["punjab_1"] and board.crown.cubes == [0, 12]
    assert "dot.crown_target" not in send(directing("lion", 3), 4, 4, 4).offered()
    board = directing("lion", 3, cubes=3)
    send(board, 1, 1, 1).buy("dot.crown_china")
    assert board.state.india.china and board.crown.cubes == [0, 12]
    assert "dot.crown_china" not in send(directing("lion", 3, cubes=2)).offered()


@rule("jc2.crown.director.no_target", "jc2.solo.favour.dot.crown_china")
def test_without_a_target_only_china_can_be_paid_for() -> None:
    """Another sum for an attempt that does not take place would open China for less."""

    def closed_inside(cubes: int) -> Beside:
        board = directing("lion", 3, cubes=cubes)
        board.state.india.closed[:] = ["madras_2"]
        board.conquer("madras", "madras")
        return send(board, 1, 1, 1)

    assert not closed_inside(2).offered() and not closed_inside(2).told("operations.envoy")
    board = closed_inside(4)
    assert board.offered() == {"dot.crown_china"}
    board.buy("dot.crown_china")
    assert board.offered() == {"dot.crown_spend"}, "now there is an attempt"
    board.answer("pass")
    assert board.state.india.china and board.crown.cubes == [1, 11]


@rule("jc2.solo.favour.dot.open_home_order")
def test_an_order_opened_for_the_crown() -> None:
    def opened(climate: str, writer: bool = True) -> list[int]:
        board = solo(climate).treasury(director=1)
        board.office(A, "director_of_trade")
        board.office(1, "president_of_madras")
        if writer:
            board.writers(1, "madras")
        board.state.india.china = True
        board.state.india.closed[:] = ["madras_2", "delhi_1"]
        board.run("operations", "operations.director_of_trade", script=[1]).answer(1, "madras_2")
        return board.crown.cubes

    assert [opened(climate)[0] for climate in CLIMATES] == [1, 1, 1, 0, 0] and opened("bull", False) == [0, 12]


@rule("jc2.solo.favour.dot.balanced")
def test_balance_is_rewarded() -> None:
    def cubes(climate: str, ships: tuple[int, int, int], writers: tuple[int, int, int] = (3, 2, 2)) -> int:
        board = solo(climate).ships(*ships)
        board.office(A, "director_of_trade")
        for home, n in zip(("bombay", "madras", "bengal"), writers, strict=True):
            board.writers(1, home, n)
        return board.run("operations", ("operations.balanced", {"by": A})).crown.cubes[A]

    assert [cubes(climate, (2, 1, 1)) for climate in CLIMATES] == [1, 1, 1, 0, 0]
    assert cubes("lion", (3, 1, 1)) == 0 and cubes("lion", (1, 1, 1), (3, 1, 1)) == 0
    assert cubes("lion", (0, 0, 0), (0, 0, 0)) == 1


# --- transfers ------------------------------------------------------------------------------------------------
def moving(climate: str, *, cubes: int = 0, card: int = 2, back: int = 1, seats: int = 1) -> Beside:
    board = Beside(climate, seats, card=card, back=back).cubes(*[cubes, *[0] * (seats - 1)]).ships()
    board.office(board.own, "director_of_trade")
    return board


def transfer(board: Beside) -> list[tuple[str, str, str]]:
    board.run("operations", ("operations.transfer", {"left": 2})).pass_all()
    return moved(board)


@rule("jc2.crown.director.transfers.bull", "jc2.solo.crown.director.transfers")
def test_transfers_of_the_bull() -> None:
    board = moving("bull").routes(1, 3, 2).ships(1)
    board.writers(1, "bombay")
    board.writers(A, "madras")
    assert transfer(board) == [("writer", "bombay", "madras"), ("company", "west_indian", "south_indian")]
    board = moving("bull").routes(1, 3, 2).ships(1)
    board.writers(A, "madras")
    assert transfer(board) == [("company", "west_indian", "south_indian"), ("writer", "madras", "bombay")]


@rule("jc2.crown.director.transfers.stag")
def test_transfers_of_the_stag() -> None:
    board = moving("stag").routes(1, 3, 2).ships(0, 1, 2)
    board.writers(1, "bombay")
    board.writers(A, "madras")
    assert transfer(board) == [("writer", "bombay", "bengal"), ("writer", "madras", "bombay")]


@rule("jc2.crown.director.transfers.lion", "jc2.crown.director.to_china")
def test_transfers_of_the_lion() -> None:
    board = moving("lion").ships(2, 0, 1)
    board.writers(1, "madras", 2)
    board.writers(1, "bengal")
    assert transfer(board) == [("company", "west_indian", "south_indian"), ("writer", "madras", "bombay")]
    board = moving("lion").ships(2, 0, 0)
    assert transfer(board) == [], "no writers of the Crown, and China is closed"
    board = moving("lion").ships(2, 0, 0)
    board.state.india.china = True
    assert transfer(board) == [("company", "west_indian", "china")]


@rule("jc2.crown.director.transfers.bear")
def test_transfers_of_the_bear() -> None:
    board = moving("bear").ships(1)
    board.office(A, "president_of_bombay")
    board.office(1, "president_of_madras")
    assert transfer(board)[0] == ("company", "west_indian", "south_indian")


@rule("jc2.crown.director.transfers.peacock", "jc2.crown.director.recount")
def test_transfers_of_the_peacock() -> None:
    board = moving("peacock").ships(1, 1)
    board.office(A, "president_of_bombay")
    board.office(1, "president_of_madras")
    board.writers(1, "bengal", 2)
    assert transfer(board) == [("company", "west_indian", "east_indian"), ("company", "south_indian", "east_indian")]


@rule("jc2.crown.director.origin")
def test_origins_must_hold_such_a_piece() -> None:
    board = moving("bull").routes(1, 1, 2)
    board.writers(1, "madras")
    assert transfer(board)[0] == ("writer", "madras", "bengal")
    board = moving("bull").routes(1, 2, 3)
    board.writers(1, "madras")
    assert transfer(board) == []


@rule("jc2.solo.crown.director.ship", "jc2.crown.director.ship_filters")
def test_which_ship_is_moved() -> None:
    def ship(company: bool, *yards: tuple[int, bool]) -> str:
        board = moving("bull").routes(1, 1, 2).ships(int(company))
        for owner, tired in yards:
            board.yard(owner, "west_indian", fatigued=tired)
        board.run("operations", ("operations.transfer", {"left": 1}))
        told = board.told("operations.transferred")[0]
        return str(next((n for n, yard in enumerate(board.state.yards) if yard.at == "east_indian"), told["piece"]))

    assert ship(True, (1, False)) == "piece.company"
    assert ship(False, (1, True), (A, False)) == "1"
    assert ship(False, (A, False), (1, False)) == "1"


@rule("jc2.solo.favour.dot.crown_prevent_transfer", "jc2.solo.favour.dot.crown_make_transfer")
def test_transfers_prevented_and_bought() -> None:
    def board(cubes: int) -> Beside:
        board = moving("bull", cubes=cubes).routes(1, 3, 2).ships(1)
        board.writers(1, "bombay")
        board.writers(A, "madras")
        return board.run("operations", ("operations.transfer", {"left": 2}))

    prevented = board(1)
    assert prevented.offered() == {"dot.crown_prevent_transfer"}
    prevented.buy("dot.crown_prevent_transfer").pass_all()
    assert moved(prevented) == [("company", "west_indian", "south_indian")], "it counts as one of the two"
    made = board(2).buy("dot.crown_make_transfer", "writer/madras/0", "bengal").pass_all()
    assert moved(made) == [("writer", "madras", "bengal"), ("writer", "bombay", "madras")]
    assert board(0).stopped
    back = board(4).buy("dot.crown_make_transfer", "writer/madras/0", "bengal")
    values = [option.value for option in back.ask.options]  # type: ignore[attr-defined]
    assert ["dot.crown_make_transfer", "writer/bengal/0", "madras"] not in values, "a transfer is not undone"
