"""The Crown as Chairman, and what persons do for it in this office."""

from __future__ import annotations

from pygame_core.games.john_company_second import bots
from tests.games.john_company_second.board import A
from tests.games.john_company_second.crown import CLIMATES, Beside, solo
from tests.games.john_company_second.test_crown_cards import rule


# --- the Chairman ---------------------------------------------------------------------------------------------
def chaired(climate: str, balance: int = 0, *, cubes: int = 0, seats: int = 1) -> Beside:
    """The Crown is Chairman; everything of the scenario is out of the way."""
    board = Beside(climate, seats).cubes(*[cubes, *[0] * (seats - 1)])
    board.bare().ships(3, 3, 3)
    board.routes(0, 0, 0)
    board.office(board.own, "chairman")
    board.state.company.balance = balance
    return board


def chair(board: Beside) -> Beside:
    return board.run("operations", "operations.chairman").pass_all()


@rule("jc2.solo.crown.chairman.climate_crown")
def test_a_crown_chairman_turns_the_card_first() -> None:
    board = chaired("peacock", 6).ships(0, 3, 3)
    board.turn_up(8)
    board.run("operations", "operations.open")
    codes = [event.code for event in board.table.log(None)]
    assert codes.index("crown.climate") < codes.index("operations.advanced") and board.crown.climate == "lion"
    assert board.state.company.debt == 1 and board.purses == {"shipping": 8, "director": 3}


@rule("jc2.solo.crown.chairman.climate_human", "jc2.solo.favour.chairman.duty", "jc2.solo.favour.mandatory")
def test_a_human_chairman_pays_first_and_turns_the_card_after() -> None:
    board = Beside("bull").cubes(4)
    board.bare().office(A, "chairman")
    board.state.company.balance = 3
    board.turn_up(9)
    board.run("operations", "operations.open")
    assert board.crown.cubes == [3, 9] and board.crown.climate == "bull"
    board.answer("advance")
    assert board.crown.cubes == [3, 9], "once a turn"
    board.answer("allocate", [0, 8, 0, 0, 0], "done")
    assert board.crown.climate == "peacock"
    none = solo("bull")
    none.bare().office(A, "chairman")
    none.run("operations", "operations.open")
    assert none.crown.cubes == [0, 12]


@rule("jc2.solo.crown.chairman.debt", "jc2.crown.chairman.army_majority")
def test_how_much_debt_each_climate_takes() -> None:
    def taken(climate: str) -> int:
        board = chaired(climate).ships(0, 1, 3)
        board.routes(1, 1, 0)
        board.officers(1, "madras", 2)
        board.officers(A, "madras", 1)
        board.state.india.armies["madras"].regiments = 3
        board.officers(1, "bengal", 2)
        board.officers(A, "bengal", 2)
        board.commander(1, "bombay")
        board.officers(A, "bombay", 5)
        return chair(board).state.company.debt

    assert {climate: taken(climate) for climate in CLIMATES} == {
        "bull": 2,
        "stag": 2,
        "lion": 2,
        "bear": 2,
        "peacock": 0,
    }
    assert chair(chaired("lion").ships(0, 1, 3)).purses == {"shipping": 10}


@rule("jc2.crown.chairman.extra_debt", "jc2.solo.favour.chairman.crown_more_debt")
def test_more_debt_for_cubes() -> None:
    board = chaired("bull", cubes=1)
    board.shares(3, 3)
    board.routes(1, 1, 1)
    board.run("operations", "operations.chairman")
    assert "chairman.crown_more_debt" in board.offered()
    board.buy("chairman.crown_more_debt").pass_all()
    assert board.state.company.debt == 4, "four of seven shares are its own"
    prices = {}
    for climate, price in (("bull", 1), ("stag", 1), ("lion", 2), ("bear", 2), ("peacock", 3)):
        for cubes in (price - 1, price):
            board = chaired(climate, cubes=cubes)
            board.run("operations", "operations.chairman")
            prices[climate, cubes] = "chairman.crown_more_debt" in board.offered()
        assert not prices[climate, price - 1] and prices[climate, price]
        board.buy("chairman.crown_more_debt").pass_all()
        assert board.state.company.debt == 1 and board.crown.cubes == [0, 12]


@rule("jc2.solo.favour.chairman.crown_less_debt")
def test_less_debt_for_cubes() -> None:
    for climate, price in (("bull", 2), ("stag", 2), ("lion", 2), ("bear", 1)):
        for cubes in (price - 1, price):
            board = chaired(climate, cubes=cubes).ships(0, 3, 3)
            board.routes(1, 0, 0)
            board.commander(1, "bombay")
            board.run("operations", "operations.chairman")
            assert ("chairman.crown_less_debt" in board.offered()) == (cubes == price)
        board.buy("chairman.crown_less_debt").pass_all()
        assert board.state.company.debt == 0 and board.crown.cubes == [0, 12]
    board = chaired("peacock", cubes=6)
    board.run("operations", "operations.chairman")
    assert "chairman.crown_less_debt" not in board.offered()


@rule("jc2.solo.crown.chairman.allocate", "jc2.crown.chairman.allocate.bull", "jc2.crown.chairman.vacant_offices",
      "jc2.crown.chairman.all_spent")  # fmt: skip
def test_the_list_of_the_bull() -> None:
    def given(balance: int) -> dict[str, int]:
        board = chaired("bull", balance - 10)
        board.routes(1, 1, 0)
        return chair(board).purses

    assert given(15) == {"bombay": 4, "madras": 4, "director": 5, "shipping": 2}
    assert given(11) == {"bombay": 4, "madras": 4, "director": 3}
    board = chaired("bull", 6)
    board.state.company.debt = board.game.components.tracks.debt
    board.routes(1, 1, 0)
    assert chair(board).purses == {"bombay": 4, "madras": 2} and board.state.company.balance == 0


@rule("jc2.crown.chairman.allocate.stag")
def test_the_list_of_the_stag() -> None:
    board = chaired("stag", 5)
    board.routes(0, 1, 0)
    board.office(1, "president_of_madras")
    board.writers(1, "madras")
    board.writers(1, "bengal")
    assert chair(board).purses == {"madras": 5, "bengal": 1, "director": 3, "shipping": 1}


@rule("jc2.crown.chairman.allocate.lion", "jc2.crown.chairman.most_ships")
def test_the_list_of_the_lion() -> None:
    board = chaired("lion", 6).ships(0, 1, 3)
    board.office(1, "president_of_bengal")
    board.writers(1, "bengal")
    assert chair(board).purses == {"shipping": 10, "bengal": 4, "director": 2}
    rich = chaired("lion", 4).ships(1, 2, 4)
    for home, seat in (("bombay", 1), ("madras", 1), ("bengal", A)):
        rich.office(seat, f"president_of_{home}")
    assert chair(rich).purses == {"shipping": 5, "madras": 4}


@rule("jc2.crown.chairman.allocate.bear")
def test_the_list_of_the_bear() -> None:
    board = chaired("bear", 4)
    board.officers(1, "madras", 2)
    for region in ("madras", "mysore"):
        board.conquer(region, "madras")
        board.office(1, f"governor_of_{region}")
    board.writers(1, "bombay")
    assert chair(board).purses == {"madras": 6, "bombay": 2, "shipping": 1}


def test_a_bot_weighs_each_favour_that_it_is_asked_about_by_its_cubes() -> None:
    board = chaired("bull", cubes=6).ships(0, 3, 3)
    board.routes(1, 0, 0)
    board.commander(1, "bombay")
    board.run("operations", "operations.chairman")
    found = {str(hint.answer): hint.worth for hint in bots.hints(board.game, board.ask)}
    assert len(found) == len(board.options()) > 1 and found["pass"] == 0
    assert all(worth < 0 for answer, worth in found.items() if answer != "pass" and "debt_first" not in answer)


@rule("jc2.crown.chairman.allocate.peacock", "jc2.crown.chairman.officer_majority")
def test_the_list_of_the_peacock() -> None:
    board = chaired("peacock", 9)
    board.commander(1, "bengal")
    board.conquer("bengal", "bengal")
    board.office(1, "governor_of_bengal")
    assert chair(board).purses == {"bengal": 7, "shipping": 2}
    board = chaired("peacock", 6)
    board.commander(A, "madras")
    board.officers(A, "madras", 1)
    board.officers(1, "madras", 2)
    assert chair(board).purses == {"madras": 5, "shipping": 1}


@rule("jc2.solo.favour.chairman.crown_fund_office")
def test_up_to_three_pounds_go_where_a_person_wants() -> None:
    board = chaired("bull", 9, cubes=1)
    board.run("operations", "operations.chairman")
    while board.offered() != {"chairman.crown_fund_office"}:
        board.answer("pass")
    assert ["chairman.crown_fund_office", "president_of_bengal", 3] in board.table.decision(A).listed(99)
    board.buy("chairman.crown_fund_office", "president_of_bengal", 3).pass_all()
    assert board.purses == {"bengal": 3, "director": 5, "shipping": 1} and board.crown.cubes == [0, 12]


@rule("jc2.solo.favour.chairman.fund_crown_office")
def test_money_for_offices_of_the_crown_is_rewarded() -> None:
    def funded(climate: str, amount: int) -> list[int]:
        board = solo(climate)
        board.bare().office(A, "chairman")
        board.office(1, "president_of_bombay")
        board.state.company.balance = amount
        board.run("operations", "operations.open")
        board.answer("allocate", [0, 0, amount, 0, 0], "done")
        return board.crown.cubes

    assert funded("bull", 7) == [2, 10] and funded("peacock", 7) == [1, 11]
    assert [funded(climate, 4)[0] for climate in ("stag", "lion", "bear")] == [1, 1, 1]
    board = solo("bull")
    board.bare().office(A, "chairman")
    board.office(1, "president_of_bombay")
    board.office(1, "president_of_madras")
    board.state.company.balance = 4
    board.run("operations", "operations.open").answer("allocate", [0, 0, 2, 2, 0], "done")
    assert board.crown.cubes == [0, 12], "counted by the office"


@rule("jc2.solo.favour.chairman.debt_first_extra", "jc2.solo.favour.chairman.debt_more_extra")
def test_consent_to_more_debt_of_a_person() -> None:
    def fourth(climate: str, cubes: int, advanced: int = 3, own: int = 1) -> Beside:
        board = Beside(climate).cubes(cubes)
        board.bare().office(A, "chairman")
        board.shares(own, 3)
        board.state.turn.operations.debt_advanced = advanced
        return board.run("operations", "operations.chairman").answer("advance")

    for climate, price in (("bull", 1), ("stag", 2), ("lion", 3), ("bear", 4), ("peacock", 6)):
        board = fourth(climate, price)
        assert board.offered() == {"chairman.debt_first_extra"}
        board.buy("chairman.debt_first_extra", "yes")
        assert board.state.company.debt == 1 and board.crown.cubes == [0, 12]
        assert fourth(climate, price - 1).state.company.debt == 0
        more = fourth(climate, 1, 4)
        assert more.offered() == {"chairman.debt_more_extra"}
        more.buy("chairman.debt_more_extra", "yes")
        assert more.crown.cubes == [0, 12] and fourth(climate, 0, 4).state.company.debt == 0
    free = fourth("bull", 6, own=4)
    assert free.state.company.debt == 1 and free.crown.cubes == [6, 6], (
        "more than half of the shares are the Chairman's"
    )
