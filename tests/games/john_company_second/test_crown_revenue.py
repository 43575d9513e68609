"""The Crown in Revenue, Royal Privilege and upkeep."""

from __future__ import annotations

from pygame_core.games.john_company_second.state import Filled
from tests.games.john_company_second.board import A
from tests.games.john_company_second.crown import CLIMATES, Beside, ready, solo
from tests.games.john_company_second.test_crown_cards import rule


# --- Revenue --------------------------------------------------------------------------------------------------
def paying(climate: str, balance: int, shares: int = 5, cubes: int = 0) -> Beside:
    board = Beside(climate).cubes(cubes)
    board.bare()
    board.office(1, "chairman")
    board.shares(0, shares - 1)
    board.state.company.balance = balance
    return board.run("revenue", "revenue.dividends")


def dividends(board: Beside) -> int:
    return sum(told["n"] for told in board.told("revenue.dividends"))


@rule("jc2.solo.crown.revenue.dividends")
def test_one_dividend_and_more_while_the_reserve_stays() -> None:
    assert dividends(paying("lion", 14)) == 2
    assert {climate: dividends(paying(climate, 15)) for climate in CLIMATES} == {
        "bull": 3, "stag": 2, "lion": 2, "bear": 1, "peacock": 1,
    }  # fmt: skip
    assert dividends(paying("peacock", 5)) == 1 and dividends(paying("bull", 4)) == 0


@rule("jc2.solo.favour.revenue.fewer_dividends", "jc2.solo.favour.revenue.more_dividends")
def test_dividends_as_persons_pay_for() -> None:
    for climate, price in (("bull", 2), ("stag", 2), ("lion", 1), ("bear", 1), ("peacock", 1)):
        board = paying(climate, 8, cubes=price)
        assert "revenue.fewer_dividends" in board.offered()
        board.buy("revenue.fewer_dividends").pass_all()
        assert dividends(board) == 0 and board.crown.cubes == [0, 12]
        assert "revenue.fewer_dividends" not in paying(climate, 8, cubes=price - 1).offered()
    for climate, price in (("stag", 1), ("lion", 2), ("bear", 2), ("peacock", 2)):
        board = paying(climate, 11, cubes=price)
        board.buy("revenue.more_dividends").pass_all()
        assert dividends(board) == 2 and board.crown.cubes == [0, 12]
        assert "revenue.more_dividends" not in paying(climate, 11, cubes=price - 1).offered()
    assert "revenue.more_dividends" not in paying("bull", 9, cubes=6).offered(), "the Balance must cover it"


@rule("jc2.solo.crown.revenue.protection")
def test_royal_protection_before_loans() -> None:
    board = solo()
    board.bare().office(1, "chairman")
    assert "royal_protection" in board.state.parliament.passed
    board.state.company.debt, board.state.company.balance = 3, 1
    board.run("revenue", "revenue.expenses")
    assert "royal_protection" not in board.state.parliament.passed and not board.told("revenue.loans")


# --- Royal Privilege ------------------------------------------------------------------------------------------
@rule("jc2.solo.crown.royal_privilege", "jc2.solo.crown.upkeep", "jc2.crown.royal_privilege.scope")
def test_what_the_crown_cannot_pay_the_company_pays() -> None:
    board = ready()
    board.yard(1)
    board.yard(1)
    board.yard(1)
    board.cash(0, 1)
    standing = board.state.company.standing
    each = board.game.components.parliament.tax
    board.run("parliament", ("policy.tax", {"seat": 1, "kind": "shipping"}))
    assert len([yard for yard in board.state.yards if yard.owner == 1]) == 3 and board[1].cash == 0
    assert (board.state.company.debt, board.state.company.balance) == (1, 5 - (3 * each - 1))
    assert board.state.company.standing == standing - 1
    upkeep = ready()
    upkeep.prize(1, "prize_2", 2)
    upkeep[1].vp += 4
    upkeep.state.company.balance = 5
    upkeep.run("upkeep", ("upkeep.pay", {"seat": 1}))
    assert upkeep.state.company.balance == 3 and upkeep.state.london.prizes["prize_2"][1] == 2
    windows = ready()
    windows.luxuries(1)
    windows.state.company.balance = 5
    windows.run("parliament", ("policy.window", {"seat": 1}))
    assert windows.state.company.balance == 4 and windows[1].luxuries == 1
    poor = solo("bull")
    poor.vacant()
    poor.state.company.balance = 20
    poor.run("family", "family.crown")
    assert poor.state.company.balance == 20 and not poor.told("family.share")


@rule("jc2.solo.crown.royal_privilege.protection")
def test_a_crown_chairman_discards_royal_protection() -> None:
    board = ready()
    board.office(1, "chairman")
    board.yard(1)
    board.run("parliament", ("policy.tax", {"seat": 1, "kind": "shipping"}))
    assert board.state.company.debt == 0 and "royal_protection" not in board.state.parliament.passed
    assert board.state.yards[0].owner == 1


@rule("jc2.solo.crown.royal_privilege.failure")
def test_the_step_in_hand_is_finished_first() -> None:
    board = ready()
    board.prize(1, "prize_2")
    board[1].vp += 2
    board.prize(A, "prize_2")
    board[A].vp += 2
    board.cash(1, 0)
    board.state.company.standing = 1
    board.run("upkeep", "upkeep.open")
    codes = [event.code for event in board.table.log(None)]
    assert codes.index("company.failed") < codes.index("end.began") and "upkeep.paid" in codes
    assert "upkeep.refreshed" not in codes and codes.index("upkeep.paid") < codes.index("end.began")


# --- upkeep ---------------------------------------------------------------------------------------------------
@rule("jc2.solo.favour.upkeep.idle_writers", "jc2.crown.upkeep.idle_last_turn")
def test_idle_writers_are_consoled() -> None:
    def refreshed(*, out: bool = False, last: bool = False, seats: int = 1) -> int:
        board = Beside("lion", seats).poor()
        board.office(board.own, "president_of_bombay")
        board.writers(A, "bombay", 2)
        if out:
            board.state.india.writers["bombay"][A] -= 1
            board.state.india.closed.remove("bombay_2") if "bombay_2" in board.state.india.closed else None
            board.state.india.filled["bombay_2"] = Filled(by="bombay", seat=A)
        if last:
            board.state.turn.number = board.state.turn.last
        return board.run("upkeep", "upkeep.refresh").crown.cubes[A]

    assert [refreshed(), refreshed(out=True), refreshed(last=True), refreshed(seats=2)] == [1, 0, 0, 0]
