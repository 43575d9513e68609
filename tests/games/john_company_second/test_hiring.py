"""III. Hiring."""

from __future__ import annotations

import pytest

from pygame_core.games.john_company_second import targets
from pygame_core.games.john_company_second.state import NOBODY, Post
from tests.games.john_company_second.board import A, B, Board, C, D, clause
from tests.games.john_company_second.positions import chaired, hiring, holders, rivals

rule = pytest.mark.rule


# --- the general rules ----------------------------------------------------------------------------------------
@rule("jc2.hiring.all_vacant", "jc2.hiring.order", "jc2.hiring.hirer", "jc2.hiring.move", "jc2.hiring.no_fatigue_new")
def test_offices_are_filled_by_their_numbers() -> None:
    board = chaired("director_of_trade", "manager_of_shipping", "president_of_bombay", seat=B)
    board.writers(C, "bombay", 4)
    hiring(board)
    assert board.stopped
    assert [told["office"] for told in board.told("hiring.hired")] == [
        "director_of_trade",
        "manager_of_shipping",
        "president_of_bombay",
    ]
    assert board.state.india.writers["bombay"][C] == 1
    assert board.state.offices["president_of_bombay"] == Post(where="held", holder=C)


@rule("jc2.hiring.pool", "jc2.hiring.choose_piece", "jc2.hiring.shipping.pool", "jc2.hiring.no_consent_of_hired")
def test_the_hirer_names_the_very_piece() -> None:
    board = chaired("manager_of_shipping")
    board.writers(B, "bombay")
    board.writers(B, "madras")
    board.writers(C, "bengal")
    board.officers(D, "bengal")
    hiring(board)
    assert board.asked == [(A, "hiring.choose")]
    assert board.open() == ["writer/bombay/1", "writer/madras/1", "writer/bengal/2"]
    board.answer("writer/madras/1")
    assert board.stopped and holders(board)["manager_of_shipping"] == B
    assert board.state.india.writers["madras"][B] == 0 and board.state.india.writers["bombay"][B] == 1


@rule("jc2.hiring.no_candidate")
def test_an_office_without_candidates_stays_vacant() -> None:
    board = chaired("manager_of_shipping")
    hiring(board)
    assert board.stopped and board.state.offices["manager_of_shipping"].where == "vacant"
    assert board.told("hiring.skipped") == [{"office": "manager_of_shipping"}]


@rule("jc2.hiring.no_hirer", "jc2.hiring.no_candidate")
def test_a_vacant_office_hires_nobody() -> None:
    board = chaired("director_of_trade", "president_of_bombay", "governor_of_mysore")
    board.conquer("mysore", "madras")
    board.state.offices["president_of_madras"] = Post(where="vacant")
    board.officers(B, "madras")
    hiring(board)
    assert board.stopped and holders(board) == {"chairman": A}


# --- nepotism -------------------------------------------------------------------------------------------------
def nepotism(board: Board, *answers: str) -> Board:
    """Seat A wants its own Bombay writer to manage shipping."""
    hiring(board).answer("writer/bombay/0")
    return board.answer(*answers)


@rule("jc2.hiring.nepotism", "jc2.hiring.nepotism.not_in_pool")
def test_an_own_candidate_needs_the_consent_of_all_others_in_the_pool() -> None:
    board = rivals("manager_of_shipping", A, B, C)
    hiring(board).answer("writer/bombay/0")
    assert board.asked == [(B, "hiring.nepotism"), (C, "hiring.nepotism")]
    board.answer("yes", "yes")
    assert board.stopped and holders(board)["manager_of_shipping"] == A


@rule("jc2.hiring.nepotism.refused")
def test_refused_consent_sends_the_hirer_to_another_family() -> None:
    board = nepotism(rivals("manager_of_shipping", A, B, C), "no", "yes")
    assert board.asked == [(A, "hiring.choose")]
    assert board.why("writer/bombay/0") == "jc2.hiring.nepotism.refused"
    board.answer("writer/bombay/2")
    assert board.stopped and holders(board)["manager_of_shipping"] == C


@rule("jc2.hiring.nepotism.refused", "jc2.negotiation.any_time", "jc2.hiring.nepotism")
def test_a_deal_may_change_a_mind() -> None:
    board = chaired("manager_of_shipping")
    board.cash(1)
    for seat in (A, B):
        board.writers(seat, "bombay")
    nepotism(board, "no")
    assert board.asked == [(A, "hiring.choose")] and board.open() == ["writer/bombay/1"], "time to bargain"
    board.deal(A, B, clause("cash", A, B, n=1))
    board.answer("writer/bombay/0")
    assert board.asked == [(B, "hiring.nepotism")]
    board.answer("yes")
    assert board.stopped and holders(board)["manager_of_shipping"] == A


@rule("jc2.hiring.nepotism.refused", "jc2.negotiation.non_binding")
def test_words_alone_may_change_a_mind_once_more() -> None:
    board = nepotism(rivals("manager_of_shipping", A, B, C), "no", "no")
    assert board.why("writer/bombay/0") == "jc2.hiring.nepotism.refused"
    board.table.deal(A, "propose", [clause("words", A, B, text="please")])
    board.answer("writer/bombay/0")
    assert {seat for seat, code in board.asked if code == "hiring.nepotism"} == {B, C}
    board.answer("no", "no")
    assert board.why("writer/bombay/0") == "jc2.hiring.nepotism.refused", "until somebody says something again"


@rule("jc2.hiring.nepotism.alone")
def test_alone_in_the_pool_nobody_is_asked() -> None:
    board = chaired("manager_of_shipping")
    board.writers(A, "bombay")
    board.writers(A, "madras")
    hiring(board).answer("writer/madras/0")
    assert board.stopped and holders(board)["manager_of_shipping"] == A


@rule("jc2.hiring.nepotism.superintendent", "jc2.hiring.superintendent.pool", "jc2.hiring.superintendent.order")
def test_the_superintendent_is_hired_among_all_writers_with_nepotism() -> None:
    board = chaired("superintendent_of_trade_in_china", "president_of_bombay", "director_of_trade", seat=A)
    board.conquer("bombay", "bombay")
    board.office(D, "director_of_trade")
    board.writers(B, "bombay", 2)
    board.writers(B, "bengal")
    board.writers(A, "madras")
    hiring(board)
    assert [told["office"] for told in board.told("hiring.hired")] == ["president_of_bombay"]
    assert board.open() == ["writer/bombay/1", "writer/madras/0", "writer/bengal/1"]
    board.answer("writer/madras/0")
    assert board.asked == [(B, "hiring.nepotism")]
    board.answer("no", "writer/bengal/1")
    assert [told["office"] for told in board.told("hiring.hired")] == [
        "president_of_bombay",
        "superintendent_of_trade_in_china",
        "governor_of_bombay",
    ]


@rule("jc2.promise.card.consent_to_nepotism", "jc2.promise.call", "jc2.promise.return")
def test_a_promise_takes_the_place_of_consent() -> None:
    board = rivals("manager_of_shipping", A, B, C)
    board.promise(A, B, "consent_to_nepotism")
    nepotism(board, "no", "yes")
    assert board.asked == [(A, "hiring.refused")]
    assert board.open() == ["give_way", "promise"]
    board.answer("promise")
    assert board.stopped and holders(board)["manager_of_shipping"] == A
    assert board.holds(B, B, "consent_to_nepotism")
    assert board.told("promise.called") == [{"seat": A, "other": B, "promise": "consent_to_nepotism"}]


@rule("jc2.promise.card.consent_to_nepotism", "jc2.hiring.nepotism.refused")
def test_a_promise_may_be_kept_for_later() -> None:
    board = rivals("manager_of_shipping", A, B, C)
    board.promise(A, B, "consent_to_nepotism")
    nepotism(board, "no", "yes").answer("give_way", "writer/bombay/2")
    assert board.stopped and holders(board)["manager_of_shipping"] == C
    assert board.holds(A, B, "consent_to_nepotism")


@rule("jc2.promise.card.consent_to_nepotism")
def test_a_promise_of_one_does_not_bind_another() -> None:
    board = rivals("manager_of_shipping", A, B, C)
    board.promise(A, B, "consent_to_nepotism")
    nepotism(board, "no", "no")
    assert board.asked == [(A, "hiring.choose")]
    assert board.holds(A, B, "consent_to_nepotism")


@rule("jc2.blackmail.hiring_preference")
def test_hiring_preference_lets_the_hirer_ignore_nepotism() -> None:
    board = rivals("manager_of_shipping", A, B, C)
    board.blackmail(A, "hiring_preference")
    nepotism(board, "no", "no").answer("blackmail")
    assert board.stopped and holders(board)["manager_of_shipping"] == A
    assert board[A].played == ["hiring_preference"]


@rule("jc2.blackmail.hiring_preference", "jc2.general.information.public")
def test_hiring_preference_forces_the_hirers_choice() -> None:
    board = rivals("manager_of_shipping", A, B, C)
    board.blackmail(B, "hiring_preference")
    board.blackmail(C, "company_fraud")
    board.blackmail(D, "prime_ministers_ear")
    hiring(board)
    assert board.asked == [(B, "hiring.claim"), (C, "hiring.claim")], "whoever may hold it is asked"
    assert board.open(C) == ["none"]
    board.answer("blackmail", "none")
    assert board.asked == [(C, "blackmail.cancel"), (D, "blackmail.cancel")]
    board.answer("let", "let")
    assert board.stopped and holders(board)["manager_of_shipping"] == B


@rule("jc2.promise.card.hire_my_kin", "jc2.promise.call")
def test_hire_my_kin_makes_the_guarantor_choose_the_holders_candidate() -> None:
    board = rivals("manager_of_shipping", A, B, C)
    board.promise(C, A, "hire_my_kin")
    board.writers(C, "bengal")
    hiring(board)
    assert board.asked == [(C, "hiring.claim")]
    board.answer("promise")
    assert board.open() == ["writer/bombay/2", "writer/bengal/2"]
    board.answer("writer/bengal/2")
    assert holders(board)["manager_of_shipping"] == C
    assert board.holds(A, A, "hire_my_kin")


# --- promotions -----------------------------------------------------------------------------------------------
@rule("jc2.hiring.promotion.vacates", "jc2.hiring.promotion.refill", "jc2.hiring.promotion.fatigue",
      "jc2.components.orange_cubes")  # fmt: skip
def test_a_promoted_officeholder_takes_the_fatigue_along() -> None:
    board = chaired("director_of_trade", "manager_of_shipping")
    board.office(B, "manager_of_shipping", fatigue=1)
    board.writers(C, "bengal")
    hiring(board)
    assert board.stopped
    assert board.state.offices["director_of_trade"] == Post(where="held", holder=B, fatigue=1)
    assert board.state.offices["manager_of_shipping"] == Post(where="held", holder=C)


def test_a_candidate_is_shown_where_it_stands() -> None:
    board = chaired("director_of_trade")
    board.office(B, "manager_of_shipping")
    board.office(C, "military_affairs")
    hiring(board)
    assert {key: option.target for key, option in board.options().items()} == {
        "office/manager_of_shipping/1": targets.OFFICE["manager_of_shipping"],
        "office/military_affairs/2": targets.OFFICE["military_affairs"],
    }  # fmt: skip


@rule("jc2.hiring.director.pool", "jc2.hiring.director.no_commander")
def test_the_director_comes_from_the_officeholders() -> None:
    board = chaired("director_of_trade", "superintendent_of_trade_in_china")
    board.conquer("mysore", "madras")
    board.office(B, "governor_of_mysore")
    board.commander(C, "bengal")
    for seat, office in ((B, "manager_of_shipping"), (C, "military_affairs"), (D, "president_of_madras"),
                         (C, "superintendent_of_trade_in_china")):  # fmt: skip
        board.office(seat, office)
    hiring(board)
    assert board.open() == [
        "office/manager_of_shipping/1",
        "office/military_affairs/2",
        "office/president_of_madras/3",
        "office/superintendent_of_trade_in_china/2",
    ]


@rule("jc2.hiring.director.no_officeholder")
def test_without_officeholders_the_director_is_a_writer() -> None:
    board = chaired("director_of_trade")
    board.conquer("mysore", "madras")
    board.office(B, "governor_of_mysore")
    board.writers(C, "bombay")
    board.writers(D, "madras")
    hiring(board)
    assert board.open() == ["writer/bombay/2", "writer/madras/3"]


@rule("jc2.hiring.military.pool_commanders", "jc2.hiring.military.leaves_command")
def test_military_affairs_comes_from_the_commanders() -> None:
    board = chaired("military_affairs")
    board.commander(B, "bombay")
    board.commander(C, "madras")
    board.officers(D, "madras")
    hiring(board)
    assert board.open() == ["commander/bombay/1", "commander/madras/2"]
    board.answer("commander/madras/2")
    assert board.state.india.armies["madras"].commander == NOBODY


@rule("jc2.hiring.military.pool_officers", "jc2.hiring.military.pool_training")
def test_without_commanders_it_is_an_officer_then_one_in_training() -> None:
    board = chaired("military_affairs")
    board.officers(B, "bombay")
    board.officers(C, "madras", n=0, tired=1)
    board.training(D, 2)
    hiring(board)
    assert board.open() == ["officer/bombay/1", "tired/madras/2"]
    board.answer("tired/madras/2")
    assert holders(board)["military_affairs"] == C
    board = chaired("military_affairs")
    board.training(C)
    board.training(D)
    hiring(board)
    assert board.open() == ["training/-/2", "training/-/3"]
    assert {option.target for option in board.options().values()} == {"training"}
    board = chaired("military_affairs")
    board.training(D, 2)
    hiring(board)
    assert board.stopped and holders(board)["military_affairs"] == D and board.state.india.training[D] == 1


@rule("jc2.hiring.president.pool", "jc2.hiring.president.governor_leaves")
def test_a_president_comes_from_the_presidencys_writers_and_governors() -> None:
    board = chaired("president_of_madras", "director_of_trade")
    board.office(D, "director_of_trade")
    board.conquer("mysore", "madras")
    board.conquer("bombay", "bombay")
    board.office(B, "governor_of_mysore")
    board.office(C, "governor_of_bombay")
    board.writers(C, "madras")
    board.writers(C, "bombay")
    hiring(board)
    assert board.open() == ["writer/madras/2", "office/governor_of_mysore/1"]
    board.answer("office/governor_of_mysore/1")
    assert board.state.offices["president_of_madras"].holder == B
    assert board.state.india.regions["mysore"].control == "madras"
    assert board.state.offices["governor_of_mysore"].holder == C, "filled again by a Madras writer"


@rule("jc2.hiring.governor.pool", "jc2.hiring.governor.no_commander")
def test_a_governor_comes_from_the_presidencys_writers_and_officers() -> None:
    board = chaired("president_of_madras")
    board.office(D, "president_of_madras")
    board.conquer("mysore", "madras")
    board.writers(B, "madras")
    board.officers(C, "madras")
    board.commander(C, "madras")
    board.writers(B, "bombay")
    hiring(board)
    assert board.asked == [(D, "hiring.choose")]
    assert board.open() == ["writer/madras/1", "officer/madras/2"]


@rule("jc2.hiring.governor.no_president")
def test_without_a_president_no_governor() -> None:
    board = chaired("president_of_madras")
    board.conquer("mysore", "madras")
    board.writers(B, "madras")
    hiring(board)
    assert board.state.offices["governor_of_mysore"].where == "vacant"


def governed() -> Board:
    """With a Governor General: no Director of Trade, no Governors."""
    board = chaired("governor_general")
    return board


@rule("jc2.hiring.gg.pool", "jc2.hiring.governor.gg")
def test_the_governor_general_is_hired_like_the_director() -> None:
    board = governed()
    board.office(B, "manager_of_shipping")
    board.writers(C, "bombay")
    hiring(board)
    assert board.state.offices["governor_general"].holder == B
    assert board.state.offices["manager_of_shipping"].holder == C
    board = governed()
    board.writers(C, "bombay")
    hiring(board)
    assert board.state.offices["governor_general"].holder == C
    governors = [post for office, post in board.state.offices.items() if office.startswith("governor_of")]
    assert {post.where for post in governors} == {"out"}


@rule("jc2.hiring.gg.hires_presidents")
def test_the_governor_general_hires_presidents() -> None:
    board = chaired("president_of_bombay")
    board.office(B, "governor_general")
    board.writers(C, "bombay")
    board.writers(D, "bombay")
    hiring(board)
    assert board.asked == [(B, "hiring.choose")]


# --- examples -------------------------------------------------------------------------------------------------
@rule("jc2.example.general_hiring")
def test_the_director_of_trade_with_a_veto() -> None:
    pink, blue, yellow = A, B, C
    board = chaired("director_of_trade", "president_of_madras", seat=pink)
    board.office(pink, "military_affairs")
    board.office(blue, "manager_of_shipping", fatigue=1)
    board.office(yellow, "president_of_madras")
    board.writers(D, "bengal")
    board.cash(0, 1, 1)
    hiring(board).answer("office/military_affairs/0", "no", "no")
    assert board.why("office/military_affairs/0") == "jc2.hiring.nepotism.refused"
    consent = clause("promise", blue, pink, promise="hastings.consent_to_nepotism")
    board.deal(blue, pink, clause("cash", blue, pink, n=1), consent)
    board.answer("office/manager_of_shipping/1")
    assert board.state.offices["director_of_trade"] == Post(where="held", holder=blue, fatigue=1)
    assert board.state.offices["manager_of_shipping"] == Post(where="held", holder=D), "filled later in the phase"
    assert board[pink].cash == 1 and board.holds(pink, blue, "consent_to_nepotism")
