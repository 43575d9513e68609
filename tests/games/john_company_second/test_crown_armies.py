"""The Crown in Military Affairs: transfers, trainees, who is Commander."""

from __future__ import annotations

from typing import Any

from tests.games.john_company_second.board import A, B
from tests.games.john_company_second.crown import Beside, moved, solo
from tests.games.john_company_second.test_crown_cards import rule


def affairs(climate: str, *, cubes: int = 0, seats: int = 1, card: int = 2, back: int = 1) -> Beside:
    board = Beside(climate, seats, card=card, back=back).cubes(*[cubes, *[0] * (seats - 1)])
    board.bare().ships()
    board.office(board.own, "military_affairs")
    return board


def transfer(board: Beside, left: int = 2) -> list[tuple[str, str, str]]:
    board.run("operations", ("operations.army_transfer", {"left": left})).pass_all()
    return moved(board)


# --- transfers ------------------------------------------------------------------------------------------------
@rule("jc2.solo.crown.military.transfers", "jc2.crown.military.never_commander")
def test_transfers_between_armies() -> None:
    board = affairs("bear")
    board.commander(A, "bombay")
    board.commander(1, "madras")
    board.state.india.armies["bombay"].regiments = 1
    assert transfer(board) == [("regiment", "bombay", "madras")], "a Commander alone stays"
    board = affairs("stag")
    board.office(A, "president_of_bombay")
    board.office(1, "president_of_madras")
    board.officers(1, "bombay")
    board.officers(A, "bombay")
    assert transfer(board) == [("officer", "bombay", "madras")] * 2
    assert board.state.india.armies["madras"].active == [1, 1]
    board = affairs("lion").ships(2, 1, 0)
    board.state.india.armies["bengal"].regiments = 1
    assert transfer(board) == [("regiment", "bengal", "bombay")]


@rule("jc2.crown.military.kinds_first")
def test_a_regiment_anywhere_goes_before_an_officer() -> None:
    board = affairs("bull")
    for home, seat in (("bombay", A), ("bengal", A), ("madras", 1)):
        board.office(seat, f"president_of_{home}")
    board.state.india.armies["bengal"].regiments = 1
    board.officers(1, "bombay")
    assert transfer(board) == [("regiment", "bengal", "madras"), ("officer", "bombay", "madras")]


@rule("jc2.solo.crown.military.no_undo")
def test_no_transfer_undoes_another() -> None:
    board = affairs("lion").ships(1, 1, 1)
    board.state.india.armies["bombay"].regiments = 1
    assert transfer(board) == [("regiment", "bombay", "madras"), ("regiment", "madras", "bengal")]
    back = affairs("stag")
    back.office(A, "president_of_bombay")
    back.office(1, "president_of_madras")
    back.state.india.armies["bombay"].regiments = 1
    assert transfer(back) == [("regiment", "bombay", "madras")]


@rule("jc2.solo.favour.military.crown_transfer", "jc2.solo.favour.military.crown_prevent")
def test_transfers_of_armies_for_cubes() -> None:
    def board(cubes: int) -> Beside:
        board = affairs("bull", cubes=cubes)
        board.office(A, "president_of_bombay")
        board.office(1, "president_of_madras")
        board.state.india.armies["bombay"].regiments = 1
        board.officers(1, "bombay")
        return board.run("operations", ("operations.army_transfer", {"left": 2}))

    prevented = board(1)
    assert prevented.offered() == {"military.crown_transfer", "military.crown_prevent"}
    prevented.buy("military.crown_prevent").pass_all()
    assert moved(prevented) == [("officer", "bombay", "madras")] and prevented.crown.cubes == [0, 12]
    made = board(1).buy("military.crown_transfer", "officer/bombay/1", "bengal").pass_all()
    assert moved(made) == [("officer", "bombay", "bengal"), ("regiment", "bombay", "madras")]
    assert board(0).stopped
    back = board(2).buy("military.crown_transfer", "regiment/bombay/-", "bengal")
    back.buy("military.crown_transfer", "regiment/bengal/-", "bombay")
    assert moved(back)[-1] == ("regiment", "bengal", "bombay"), "what is paid for may undo one"


# --- trainees -------------------------------------------------------------------------------------------------
def assigned(board: Beside, *trainees: int) -> list[tuple[int, str]]:
    for seat in trainees:
        board.training(seat)
    board.run("operations", "operations.assign_one").pass_all()
    return [(told["seat"], told["army"]) for told in board.told("operations.assigned")]


@rule("jc2.solo.crown.military.assign")
def test_trainees_of_persons_come_first() -> None:
    assert assigned(affairs("lion"), A, 1) == [(A, "bombay"), (1, "madras")]
    assert assigned(affairs("lion", card=4, back=1), 1) == [(1, "bengal")]
    board = affairs("lion", seats=2)
    assert [seat for seat, _ in assigned(board, A, A, B, 2)] == [A, B, A, 2]


@rule("jc2.crown.military.assign.company")
def test_where_bull_stag_and_lion_send_a_trainee() -> None:
    for climate in ("bull", "stag", "lion"):
        board = affairs(climate).ships(1, 3, 2)
        board.office(1, "president_of_bombay")
        board.office(1, "president_of_bengal")
        assert assigned(board, 1) == [(1, "bengal")]
    board = affairs("lion")
    board.conquer("madras", "madras")
    board.office(1, "governor_of_madras")
    assert assigned(board, 1) == [(1, "madras")]
    figures = affairs("lion").game.components.crown.charts
    assert figures["bull"].assign == figures["stag"].assign == figures["lion"].assign == (
        "crown_presidency", "most_ships", "crown_governor", "new_majority", "tie", "keeps_majority", "crown_commander",
    )  # fmt: skip


def armies(climate: str, **pieces: tuple[int, int]) -> Beside:
    board = affairs(climate)
    for home, (own, theirs) in pieces.items():
        board.officers(1, home, own)
        board.officers(A, home, theirs)
    return board


@rule("jc2.crown.military.assign.army")
def test_where_bear_and_peacock_send_a_trainee() -> None:
    for climate in ("bear", "peacock"):
        assert assigned(armies(climate, bombay=(1, 1), madras=(0, 1), bengal=(2, 0)), 1) == [(1, "bombay")]
    assert assigned(armies("bear", bombay=(0, 3), madras=(0, 1), bengal=(2, 0)), 1) == [(1, "madras")], "a tie"
    assert assigned(armies("bear", bombay=(0, 3), madras=(0, 3), bengal=(2, 0)), 1) == [(1, "bengal")], "kept"
    board = affairs("bear")
    for home in ("bombay", "madras", "bengal"):
        board.officers(A, home, 3)
    board.conquer("bengal", "bengal")
    board.office(1, "governor_of_bengal")
    assert assigned(board, 1) == [(1, "bengal")]
    board = affairs("peacock")
    for home in ("bombay", "madras", "bengal"):
        board.officers(A, home, 4)
    board.commander(1, "madras")
    assert assigned(board, 1) == [(1, "madras")]


@rule("jc2.crown.military.assign.yours")
def test_a_trainee_of_yours_by_the_same_list() -> None:
    assert assigned(armies("bear", bombay=(1, 0), madras=(3, 1)), A) == [(A, "madras")]


@rule("jc2.crown.military.filters")
def test_a_wish_that_fits_nowhere_is_passed_over() -> None:
    board = affairs("bull").ships(2, 2, 0)
    board.conquer("madras", "madras")
    board.office(1, "governor_of_madras")
    assert assigned(board, 1) == [(1, "madras")]


@rule("jc2.solo.favour.military.crown_assign")
def test_a_trainee_sent_elsewhere() -> None:
    board = affairs("lion", cubes=1)
    board.training(A)
    board.run("operations", "operations.assign_one")
    assert board.offered() == {"military.crown_assign"}
    board.buy("military.crown_assign", "bengal")
    assert board.state.india.armies["bengal"].active == [1, 0] and board.crown.cubes == [0, 12]
    assert assigned(affairs("lion"), A) == [(A, "bombay")]


# --- Commanders -----------------------------------------------------------------------------------------------
@rule("jc2.solo.crown.military.commander", "jc2.crown.military.two_humans")
def test_it_makes_its_own_officer_commander() -> None:
    board = affairs("lion")
    board.officers(A, "madras", 2)
    board.officers(1, "madras", 2)
    board.run("operations", ("operations.appoint", {"army": "madras"}))
    assert board.state.india.armies["madras"].commander == 1
    board = affairs("lion", seats=2)
    board.officers(A, "madras")
    board.officers(B, "madras")
    board.crown.button = B
    board.run("operations", ("operations.appoint", {"army": "madras"}))
    assert board.state.india.armies["madras"].commander == B and board.crown.button == A


@rule("jc2.solo.favour.military.crown_commander")
def test_a_person_must_make_the_crown_commander() -> None:
    def appointing(own: int, crown: int, **options: Any) -> Beside:
        board = solo(**options)
        board.office(A, "military_affairs")
        board.officers(A, "madras", own)
        board.officers(1, "madras", crown)
        return board.run("operations", ("operations.appoint", {"army": "madras"}))

    for board in (appointing(2, 2), appointing(1, 2), appointing(0, 1)):
        assert board.state.india.armies["madras"].commander == 1 and board.crown.cubes == [1, 11]
    soft = appointing(2, 2, soft_command=True)
    assert soft.ask.code == "operations.appoint"
    assert soft.answer(A).crown.cubes == [0, 12]
    assert appointing(2, 2, soft_command=True).answer(1).crown.cubes == [1, 11]
