"""The Crown as Manager of Shipping, and what persons do for it in this office."""

from __future__ import annotations

import pytest

from tests.games.john_company_second.board import A, B
from tests.games.john_company_second.crown import CLIMATES, Beside, solo, two
from tests.games.john_company_second.test_crown_cards import rule


# --- ships ----------------------------------------------------------------------------------------------------
def shipping(climate: str, pounds: int, *, cubes: int = 0, seats: int = 1) -> Beside:
    board = Beside(climate, seats).cubes(*[cubes, *[0] * (seats - 1)]).treasury(shipping=pounds).ships()
    board.office(board.own, "manager_of_shipping")
    return board


def manage(board: Beside) -> Beside:
    return board.run("operations", "operations.manager_of_shipping").pass_all()


def bought(board: Beside) -> tuple[int, int, int]:
    return tuple(len(board.told(f"operations.ship_{kind}")) for kind in ("fit", "buy", "lease"))  # type: ignore[return-value]


@rule("jc2.solo.crown.shipping.fit", "jc2.solo.favour.shipping.crown_fits_yours")
def test_its_own_ships_are_fitted_before_yours() -> None:
    board = shipping("bull", 7, cubes=2)
    theirs, own = board.yard(A), board.yard(1)
    board.run("operations", "operations.manager_of_shipping")
    assert board.offered() >= {"shipping.crown_fit_specific"}
    board.pass_all()
    assert [told["ship"] for told in board.told("operations.ship_fit")] == [f"yard.{own}", f"yard.{theirs}"]
    assert board.crown.cubes == [1, 11] and board.purses == {"shipping": 1}
    free = shipping("bull", 3)
    free.yard(A)
    assert bought(manage(free)) == (1, 0, 0) and free.crown.cubes == [0, 12]


@rule("jc2.solo.crown.shipping.buy", "jc2.solo.crown.shipping.lease")
def test_company_ships_by_climate_and_extra_ships_for_the_rest() -> None:
    assert {climate: bought(manage(shipping(climate, 11))) for climate in CLIMATES} == {
        "bull": (0, 0, 5), "stag": (0, 1, 3), "lion": (0, 2, 0), "bear": (0, 1, 3), "peacock": (0, 0, 5),
    }  # fmt: skip
    board = shipping("lion", 5)
    board.yard(A)
    assert bought(manage(board)) == (1, 0, 1)
    assert bought(manage(shipping("bull", 5))) == (0, 0, 2)


@rule("jc2.solo.crown.shipping.place", "jc2.crown.shipping.one_moment", "jc2.crown.shipping.lion_none")
def test_where_ships_are_placed() -> None:
    def placed(board: Beside) -> set[str]:
        manage(board)
        return {told["zone"] for kind in ("fit", "buy", "lease") for told in board.told(f"operations.ship_{kind}")}

    board = shipping("bear", 12)
    board.yard(1)
    board.writers(1, "bengal", 2)
    board.writers(1, "madras")
    assert placed(board) == {"east_indian"} and bought(board) == (1, 1, 2)
    china = shipping("peacock", 4)
    china.state.india.china = True
    assert placed(china) == {"china"}
    shut = shipping("peacock", 4)
    shut.writers(1, "madras")
    assert placed(shut) == {"south_indian"}
    lion = shipping("lion", 2)
    for home, n in (("bombay", 1), ("madras", 3), ("bengal", 2)):
        lion.writers(A, home, n)
    assert placed(lion) == {"south_indian"}
    lion = shipping("lion", 2)
    lion.writers(A, "madras", 3)
    lion.office(1, "president_of_bengal")
    assert placed(lion) == {"east_indian"}
    bull = shipping("bull", 2).routes(1, 2, 2)
    bull.office(1, "president_of_bengal")
    assert placed(bull) == {"east_indian"}
    stag = shipping("stag", 2).routes(1, 2, 2)
    stag.writers(1, "bengal")
    assert placed(stag) == {"east_indian"}


@rule("jc2.crown.shipping.two_owners")
def test_between_ships_of_two_persons_the_button_passes() -> None:
    board = shipping("bull", 6, seats=2)
    for seat in (A, A, B, B):
        board.yard(seat)
    manage(board)
    assert [
        board.state.yards[int(told["ship"].removeprefix("yard."))].owner for told in board.told("operations.ship_fit")
    ] == [A, B]
    assert board.crown.button == A


@rule("jc2.solo.favour.shipping.crown_fit_specific")
def test_the_ship_that_is_named_is_fitted() -> None:
    board = shipping("bull", 3, cubes=1)
    board.yard(1)
    named = board.yard(1)
    board.run("operations", "operations.manager_of_shipping")
    assert board.offered() == {"shipping.crown_fit_specific"}
    board.buy("shipping.crown_fit_specific", f"fit/{named}").pass_all()
    assert board.told("operations.ship_fit")[0]["ship"] == f"yard.{named}" and board.crown.cubes == [0, 12]
    short = shipping("bull", 3)
    short.yard(1)
    short.yard(1)
    assert short.run("operations", "operations.manager_of_shipping").stopped


@rule("jc2.solo.favour.basic.shipyard_unfitted.take", "jc2.solo.crown.shipping.fit")
def test_what_is_done_beside_the_question_changes_its_plan() -> None:
    """Asked for a favour, the person takes the shipyard whose ship the Crown was to fit."""
    board = shipping("bull", 3, cubes=5)
    board.state.turn.phase = "operations"
    first, own = board.yard(A), board.yard(1)
    board.run("operations", "operations.manager_of_shipping")
    assert board.offered() == {"shipping.crown_fit_specific"}
    board.act(A, "crown.favour", "basic.shipyard_unfitted.take", f"yard.{own}").pass_all()
    assert [told["ship"] for told in board.told("operations.ship_fit")] == [f"yard.{first}"]
    assert board.crown.cubes == [0, 12], "four for the shipyard, one as the owner"


@rule("jc2.solo.favour.shipping.crown_buy_change")
@pytest.mark.parametrize(
    ("climate", "price", "wanted", "result"),
    [("bull", 1, 1, 1), ("stag", 2, 0, 0), ("lion", 3, 1, 1), ("bear", 1, 0, 0), ("peacock", 2, 1, 1)],
)
def test_company_ships_otherwise(climate: str, price: int, wanted: int, result: int) -> None:
    board = shipping(climate, 11, cubes=price).run("operations", "operations.manager_of_shipping")
    assert "shipping.crown_buy_change" in board.offered()
    board.buy("shipping.crown_buy_change", wanted).pass_all()
    assert bought(board)[1] == result and board.crown.cubes == [0, 12]
    short = shipping(climate, 11, cubes=price - 1).run("operations", "operations.manager_of_shipping")
    assert "shipping.crown_buy_change" not in short.offered()


@rule("jc2.solo.favour.shipping.crown_buy_another")
def test_one_company_ship_more() -> None:
    for climate, price, result in (("bull", 1, 1), ("stag", 1, 2), ("bear", 2, 2), ("peacock", 2, 1)):
        board = shipping(climate, 11, cubes=price).run("operations", "operations.manager_of_shipping")
        board.buy("shipping.crown_buy_another").pass_all()
        assert bought(board)[1] == result and board.crown.cubes == [0, 12]
        short = shipping(climate, 11, cubes=price - 1).run("operations", "operations.manager_of_shipping")
        assert "shipping.crown_buy_another" not in short.offered()
    lion = shipping("lion", 11, cubes=6).run("operations", "operations.manager_of_shipping")
    assert "shipping.crown_buy_another" not in lion.offered()


@rule("jc2.solo.favour.shipping.crown_buy_change", "jc2.solo.favour.shipping.crown_buy_another")
def test_its_habit_is_turned_round_before_it_has_bought() -> None:
    """Afterwards there is nothing left to overturn; a further ship comes on top of whatever it buys."""
    board = shipping("stag", 12, cubes=6).run("operations", "operations.manager_of_shipping")
    assert {"shipping.crown_buy_change", "shipping.crown_buy_another"} <= board.offered()
    board.answer("pass", "pass")
    assert bought(board)[1] == 1 and "shipping.crown_buy_another" in board.offered()
    assert "shipping.crown_buy_change" not in board.offered()
    more = shipping("bull", 12, cubes=6).run("operations", "operations.manager_of_shipping")
    assert "shipping.crown_buy_change" not in more.buy("shipping.crown_buy_another").offered()
    fleet = shipping("lion", 16, cubes=6).run("operations", "operations.manager_of_shipping")
    fleet.answer("pass", "pass")
    assert bought(fleet)[1] == 1 and "shipping.crown_buy_change" in fleet.offered(), "its ships are still coming"


@rule("jc2.solo.favour.shipping.crown_leave_two")
def test_two_pounds_stay_unspent() -> None:
    for pounds, left in ((4, 2), (5, 3)):
        board = shipping("bull", pounds, cubes=1).run("operations", "operations.manager_of_shipping")
        while "shipping.crown_leave_two" not in board.offered():
            board.answer("pass")
        board.buy("shipping.crown_leave_two").pass_all()
        assert board.purses == {"shipping": left} and board.crown.cubes == [0, 12]
    assert shipping("bull", 4).run("operations", "operations.manager_of_shipping").stopped


@rule("jc2.solo.favour.shipping.crown_place")
def test_the_ship_goes_where_a_person_wants() -> None:
    board = shipping("bear", 2, cubes=1).run("operations", "operations.manager_of_shipping")
    while board.offered() != {"shipping.crown_place"}:
        board.answer("pass")
    board.buy("shipping.crown_place", "south_indian")
    assert board.told("operations.ship_lease")[0]["zone"] == "south_indian" and board.crown.cubes == [0, 12]


@rule("jc2.solo.favour.shipping.fit_crown", "jc2.solo.favour.shipping.place_for_crown", "jc2.solo.favour.repeat")
def test_ships_that_serve_the_crown_are_rewarded() -> None:
    board = solo().treasury(shipping=9).ships()
    board.office(A, "manager_of_shipping")
    for _ in range(3):
        board.yard(1)
    board.run("operations", "operations.manager_of_shipping")
    for number in range(3):
        board.answer(f"fit/{number}", "west_indian")
    assert board.crown.cubes == [3, 9]
    board = solo().treasury(shipping=2).ships()
    board.office(A, "manager_of_shipping")
    board.office(1, "president_of_madras")
    board.run("operations", "operations.manager_of_shipping").answer("lease", "south_indian")
    assert board.crown.cubes == [1, 11]
    china = solo().treasury(shipping=2).ships()
    china.state.india.china = True
    china.office(A, "manager_of_shipping")
    china.office(1, "superintendent_of_trade_in_china")
    china.run("operations", "operations.manager_of_shipping").answer("lease", "china")
    assert china.crown.cubes == [1, 11]


def test_two_persons_are_asked_at_once_and_the_button_goes_first() -> None:
    board = two("lion").cubes(1, 1).treasury(director=3)
    board.office(2, "director_of_trade")
    board.open_only("bombay_3")
    board.crown.button = B
    board.run("operations", "operations.director_of_trade", script=[1, 1, 1])
    assert [decision.code for decision in board.table.pending] == ["crown.favours"] * 2
    board.table.answer(A, ["dot.crown_target", "punjab_1"])
    board.table.answer(B, ["dot.crown_target", "delhi_1"])
    assert board.crown.cubes == [1, 0, 11] and board.crown.button == A and board.crown.duty.named == "delhi_1"
