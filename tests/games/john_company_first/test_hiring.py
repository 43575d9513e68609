"""F3: the election of the Chairman, promotions, nepotism."""

from __future__ import annotations

import pytest

from tests.games.john_company_first.board import A, B, Board, C, D

rule = pytest.mark.rule
JONES = 3


def filling(office: str, board: Board) -> Board:
    """Only this office is vacant."""
    return board.run("company", ("hiring.next", {"done": [name for name in board.state.offices if name != office]}))


# --- the election ---------------------------------------------------------------------------------------------
@rule(
    "jc1.company.election.when", "jc1.company.election.first_nomination", "jc1.company.election.nominee",
    "jc1.company.election.self", "jc1.company.vacancy.chairman_first",
)  # fmt: skip
def test_the_former_chairman_nominates_first() -> None:
    board = Board().shares(2, 1, 0, 1)
    board.state.offices["chairman"].former = B
    board.run("company", "hiring.begin")
    assert board.asked == (B, "election.nominate")
    assert board.open() == [A, B, D]
    seated = Board().held(chairman=A).shares(2, 1, 1, 1).run("company", "hiring.begin")
    assert seated.stopped


@rule(
    "jc1.company.election.vote_order", "jc1.company.election.all_cubes", "jc1.company.election.weight",
    "jc1.company.election.majority", "jc1.company.election.move_cube", "jc1.company.nepotism.chairman_exempt",
)  # fmt: skip
def test_more_than_half_of_the_court_elects() -> None:
    board = Board().shares(3, 2, 1, 0)
    board.run("company", "hiring.election").answer(B)
    assert board.asked == (B, "election.support") and board.open() == ["yes", "no"]
    board.answer("no")
    assert board.ask.seat == C
    board.answer("yes", "yes")
    assert board.told("election.counted") == [{"other": B, "n": 4, "total": 6}]
    assert board.state.offices["chairman"].holder == B
    assert board.state.company.court == [3, 1, 1, 0]
    assert not any(family.promises != [0] * 4 for family in board.state.families)


@rule("jc1.company.election.half", "jc1.company.election.decline", "jc1.company.election.next")
def test_half_is_not_enough_and_the_next_to_the_left_nominates() -> None:
    board = Board().shares(3, 2, 1, 0).run("company", "hiring.election")
    board.answer(A, "yes", "no", "no")
    assert board.told("election.counted")[0]["n"] == 3
    assert board.asked == (B, "election.nominate")


@rule("jc1.company.election.deadlock", "jc1.company.election.all_nominate")
def test_in_a_deadlock_the_former_chairman_picks_a_failed_nominee() -> None:
    board = Board().shares(2, 2, 2, 0).run("company", "hiring.election")
    for nominee in (B, C, B, C):
        board.answer(nominee, "no", "no", "no")
    assert board.asked == (A, "election.deadlock") and board.open() == [B, C]
    board.answer(C)
    assert board.state.offices["chairman"].holder == C


@rule("jc1.company.election.nobody", "jc1.company.vacancy.no_filler")
def test_an_empty_court_elects_nobody_and_nobody_is_hired() -> None:
    board = Board().put("writers", B).run("company", "hiring.begin")
    assert board.stopped and board.told("election.nobody")
    assert all(told["office"] != "chairman" for told in board.told("hiring.skipped"))
    assert board.state.offices["director_of_trade"].post == "vacant"


@rule("jc1.company.election.waiting_money")
def test_the_new_chairman_allocates_what_waits() -> None:
    board = Board().shares(1, 0, 0, 0)
    board.state.company.waiting = 8
    board.state.bank -= 8
    board.run("company", "hiring.election").answer("yes")
    assert board.asked == (A, "money.allocate") and board.ask.total == 8
    board.answer([8, 0, 0, 0, 0, 0])
    assert (board.state.company.waiting, board.state.offices["president_bombay"].cash) == (0, 13)


@rule("jc1.company.jones.no_vote", "jc1.company.jones.no_nominee", "jc1.company.jones.majority")
def test_jones_neither_votes_nor_counts() -> None:
    board = Board(3).shares(2, 1, 0, 4).run("company", "hiring.election")
    assert board.open() == [A, B]
    board.answer(A, "yes", "no")
    assert board.told("election.counted") == [{"other": A, "n": 2, "total": 3}]
    assert board.state.offices["chairman"].holder == A


# --- who is hired by whom ---------------------------------------------------------------------------------------
@rule("jc1.company.hire.executive", "jc1.company.hire.anyone", "jc1.company.vacancy.chain")
def test_executives_come_from_senior_offices() -> None:
    board = Board().held(chairman=A, ship_purchasing=B, goods_purchasing=C, military_affairs=D).put("writers", B)
    board.province("bengal", "bengal", holder=C).state.offices["president_bengal"].post = "held"
    board.held(president_bengal=A)
    filling("president_bombay", board)
    assert board.asked == (A, "hiring.choose")
    assert board.open() == [
        "senior/province_bengal/2", "senior/ship_purchasing/1", "senior/goods_purchasing/2",
        "senior/military_affairs/3",
    ]  # fmt: skip
    board.answer("senior/ship_purchasing/1")
    assert board.state.offices["president_bombay"].holder == B
    assert board.state.offices["ship_purchasing"].post == "vacant"


@rule("jc1.company.hire.executive_writer")
def test_without_seniors_a_writer_may_be_lifted() -> None:
    board = Board().held(chairman=A).put("writers", B).put("writers", C)
    assert filling("president_bombay", board).open() == ["writer/1", "writer/2"]
    board.held(ship_purchasing=D)
    filling("president_bombay", board)
    assert board.stopped and board.state.offices["president_bombay"].holder == D


@rule("jc1.company.hire.purchasing", "jc1.company.hire.china")
@pytest.mark.parametrize("office, hirer", [("military_affairs", B), ("china", A)])
def test_purchasing_offices_and_china_take_writers(office: str, hirer: int) -> None:
    board = Board().held(chairman=A, director_of_trade=B, ship_purchasing=D).put("writers", C).put("writers", D)
    board.state.offices["china"].post = "vacant"
    filling(office, board)
    assert board.asked == (hirer, "hiring.choose") and board.open() == ["writer/2", "writer/3"]


@rule("jc1.company.hire.provincial", "jc1.company.jones.no_promotion")
def test_provinces_take_writers_and_officers_of_any_army() -> None:
    board = Board(3).held(president_bengal=A).province("bengal", "bengal").put("writers", B)
    board.officers("bombay", C).officers("bengal", JONES)
    board.state.hold.officers[C] += 1
    board[C].stock -= 1
    filling("province_bengal", board)
    assert board.open() == ["writer/1", "officer/bombay/2"]
    board.answer("officer/bombay/2")
    assert board.state.armies["bombay"].officers[C] == 0
    assert board.state.offices["province_bengal"].holder == C


# --- in which order -------------------------------------------------------------------------------------------
@rule("jc1.company.vacancy.all", "jc1.company.vacancy.ribbon", "jc1.company.vacancy.provincial")
def test_vacancies_are_filled_along_the_ribbon() -> None:
    board = Board().held(chairman=A, president_bombay=A, president_bengal=A).put("writers", B, 8)
    board.province("bengal", "bengal").run("company", "hiring.begin")
    assert [told["office"] for told in board.told("hiring.hired")] == [
        "director_of_trade", "president_madras", "province_bengal", "ship_purchasing", "goods_purchasing",
        "military_affairs",
    ]  # fmt: skip
    assert board.stopped


@rule("jc1.company.vacancy.chain")
def test_an_office_emptied_behind_the_ribbon_is_filled_at_the_end() -> None:
    board = Board().held(chairman=A, director_of_trade=A, president_bombay=A, president_bengal=A).put("writers", B, 5)
    board.province("bombay", "bombay", holder=C)
    board.run("company", "hiring.begin")
    hired = [(told["office"], told["seat"]) for told in board.told("hiring.hired")]
    assert hired[0] == ("president_madras", C) and hired[-1] == ("province_bombay", B)


@rule("jc1.company.vacancy.none")
def test_without_candidates_a_vacancy_stays() -> None:
    board = filling("military_affairs", Board().held(chairman=A, director_of_trade=B))
    assert board.told("hiring.skipped") == [{"office": "military_affairs"}]


# --- nepotism -------------------------------------------------------------------------------------------------
@rule("jc1.company.nepotism.trigger", "jc1.company.nepotism.promise")
def test_ones_own_cube_over_others_costs_a_promise_to_each() -> None:
    board = Board().held(director_of_trade=A).put("writers", A).put("writers", B, 2).put("writers", C)
    filling("military_affairs", board).answer("writer/0")
    assert [family.promises[A] for family in board.state.families] == [0, 1, 1, 0]
    alone = Board().held(director_of_trade=A).put("writers", A)
    filling("military_affairs", alone)
    assert alone.state.offices["military_affairs"].holder == A and not alone.told("promise.given")


@rule("jc1.company.nepotism.others_free")
def test_others_over_others_cost_nothing() -> None:
    board = Board().held(director_of_trade=A).put("writers", B).put("writers", C)
    filling("military_affairs", board).answer("writer/1")
    assert not board.told("promise.given")


@rule("jc1.company.nepotism.jones_two")
def test_two_promises_where_jones_plays() -> None:
    board = Board(3).held(director_of_trade=A).put("writers", A).put("writers", B)
    filling("military_affairs", board).answer("writer/0")
    assert board[B].promises[A] == 2


@rule("jc1.company.nepotism.example")
def test_cole_promotes_himself_past_chas() -> None:
    cole, chas = A, B
    board = Board().held(chairman=cole, ship_purchasing=cole, goods_purchasing=chas, military_affairs=chas)
    filling("president_madras", board).answer("senior/ship_purchasing/0")
    assert [family.promises[cole] for family in board.state.families] == [0, 1, 0, 0]
    assert board.state.offices["ship_purchasing"].post == "vacant"


@rule("jc1.company.nepotism.unpayable")
def test_who_cannot_pay_promotes_somebody_else() -> None:
    board = Board().held(director_of_trade=A).put("writers", A).put("writers", B).put("writers", C)
    board.put("captains", A, board[A].stock)
    filling("military_affairs", board)
    assert board.why("writer/0") == "jc1.company.nepotism.unpayable"
    board.put("captains", A, -2)
    assert "writer/0" in filling("military_affairs", board).open()


@rule("jc1.card.prize.gentlemens_club", "jc1.post.prize.one_time")
def test_the_club_hires_once_without_promises() -> None:
    board = Board().held(director_of_trade=A).prize("gentlemens_club", A).put("writers", A, 2).put("writers", B)
    filling("military_affairs", board).answer("writer/0", "yes")
    assert board[B].promises[A] == 0
    assert (board.state.prizes["gentlemens_club"].fresh[A], board.state.prizes["gentlemens_club"].used[A]) == (0, 1)
    filling("goods_purchasing", board).answer("writer/0")
    assert board[B].promises[A] == 1


# --- promises worked off ----------------------------------------------------------------------------------------
@rule("jc1.general.promise.hiring")
def test_a_preferred_holder_returns_a_promise() -> None:
    board = Board().held(director_of_trade=A).put("writers", B).put("writers", C).promise(B, of=A, n=2)
    filling("military_affairs", board).answer("writer/1")
    assert board[B].promises[A] == 1


@rule("jc1.general.promise.hiring_self")
def test_passing_over_oneself_counts() -> None:
    board = Board(2).held(director_of_trade=A).put("writers", A).put("writers", B).promise(B, of=A)
    filling("military_affairs", board).answer("writer/1")
    assert board[B].promises[A] == 0
    alone = Board(2).held(director_of_trade=A).put("writers", B).promise(B, of=A)
    filling("military_affairs", alone)
    assert alone[B].promises[A] == 1


@rule("jc1.general.promise.cancel")
def test_promises_cancel_pairwise() -> None:
    board = Board().held(director_of_trade=A).put("writers", A).put("writers", B).promise(A, of=B)
    filling("military_affairs", board).answer("writer/0")
    assert (board[A].promises[B], board[B].promises[A]) == (0, 0)
