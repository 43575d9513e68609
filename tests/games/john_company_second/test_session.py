"""The special session: when Deregulation is voted on, how, and what comes of it."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core.games.john_company_second import RULESET
from pygame_core.games.john_company_second.calendar import phases
from pygame_core.games.john_company_second.laws import calico_loss
from pygame_core.games.john_company_second.phases.family import workshop_cost
from pygame_core.games.john_company_second.state import NOBODY
from tests.games.john_company_second.board import A, B, C, D
from tests.games.john_company_second.spoken import SpokenBoard

rule = pytest.mark.rule
pytestmark = pytest.mark.usefixtures("nobody_lends")
AGENDA = ("session.open", "turn.phases")


def ready(standing: int = 4, debt: int = 0, *, scenario: str = "1758", minister: int = A, turn: int = 4) -> SpokenBoard:
    """A turn is about to begin; nobody holds an office or owns anything."""
    board = SpokenBoard(turn=turn, scenario=scenario)
    board.state.company.standing, board.state.company.debt = standing, debt
    board.state.parliament.prime_minister = minister
    return board


def begin(board: SpokenBoard, script: list[Any] | None = None) -> SpokenBoard:
    return board.run("session", "session.open", script=script)


def forced(**how: Any) -> SpokenBoard:
    """Standing is on a star."""
    return ready(1, **how)


# --- when -----------------------------------------------------------------------------------------------------
@rule("jc2.parliament.deregulation.may", "jc2.parliament.deregulation.when")
@pytest.mark.parametrize(("standing", "debt", "offered"), [(3, 1, True), (2, 0, True), (4, 4, True), (4, 3, False)])
def test_a_line_allows_the_session_at_the_start_of_a_turn(standing: int, debt: int, offered: bool) -> None:
    board = begin(ready(standing, debt))
    assert board.asked == ([(A, "session.call")] if offered else [(0, "test.stop")])
    if offered:
        board.answer("no")
        assert board.stopped and not board.told("parliament.support")
    started = ready(3)
    RULESET.steps.by_name["turn.begin"](started.game)
    assert [step for step, _ in started.game.added] == ["session.open", "turn.phases"]


@rule("jc2.parliament.deregulation.must", "jc2.parliament.deregulation.star_is_lined")
@pytest.mark.parametrize(("standing", "debt"), [(1, 0), (4, 8), (1, 8), (7, 8)])
def test_a_star_forces_it(standing: int, debt: int) -> None:
    board = ready(standing, debt)
    board.cash(1)
    begin(board)
    assert board.told("session.forced") and board.asked == [(A, "parliament.vote")]
    assert board.ask.params["law"] == "deregulation"


@rule("jc2.parliament.deregulation.first_turn")
def test_it_may_be_held_in_the_first_turn() -> None:
    board = ready(3, turn=3)
    board.run("", "turn.begin")
    assert board.asked == [(A, "session.call")]
    board.answer("no")
    assert board.state.turn.phase == "family"


@rule("jc2.parliament.deregulation.once_per_turn", "jc2.parliament.deregulation.fail.card_stays")
def test_once_in_a_turn_and_again_in_a_later_one() -> None:
    board = forced()
    board.cash(0, 1)
    board.run("", "turn.begin").answer("against", B, [1], "end")
    assert board.told("session.failed") and board.state.turn.phase == "family"
    assert not [step for step, _ in board.game.agenda if step.startswith("session")]
    assert "deregulation" not in board.state.parliament.discards + board.state.parliament.passed
    board.state.turn.number += 1
    RULESET.steps.by_name["turn.begin"](board.game)
    assert "session.open" in [step for step, _ in board.game.added]


def test_the_view_tells_beforehand_what_either_outcome_comes_to() -> None:
    passing, failing = ready(3, 5), forced(debt=5)
    then = passing.table.view(A)["parliament"]["session"]
    assert not then["must"] and failing.table.view(A)["parliament"]["session"]["must"]
    begin(passing).answer("call")
    company = passing.table.view(A)["company"]
    assert (company["debt"], company["standing"]) == (then["debt"], then["standing"])
    assert company["expectations"][company["standing"]] == then["expectations"]
    assert "session" not in passing.table.view(A)["parliament"]
    failing.cash(0, 1)
    begin(failing).answer("against", B, [1]).answer("end")
    assert failing.state.company.share_value == then["share_value"]


@rule("jc2.parliament.deregulation.not_after_pass", "jc2.parliament.deregulation.pass.rules", "jc2.sequence.firms_slot")
def test_after_a_pass_there_are_firms_and_no_more_sessions() -> None:
    board = begin(forced())
    assert board.stopped and board.state.company.deregulated
    found = phases(board.game)
    assert "session" not in found and found[found.index("family") + 1] == "firms"
    assert found[found.index("firms") + 1] == "hiring"
    board.state.company.standing = 1
    board.game.added.clear()
    RULESET.steps.by_name["turn.begin"](board.game)
    steps = [step for step, _ in board.game.added]
    assert "session.open" not in steps and "firms.open" in steps


# --- the vote -------------------------------------------------------------------------------------------------
@rule("jc2.parliament.deregulation.support_value", "jc2.parliament.deregulation.vote_rules",
      "jc2.parliament.deregulation.start_support")  # fmt: skip
def test_without_a_vote_it_passes_at_nothing() -> None:
    board = begin(forced())
    assert board.told("parliament.support")[0]["n"] == 0 and board.state.company.deregulated
    against = forced()
    against.cash(0, 1)
    begin(against).answer("against", B, [1]).answer("end")
    assert against.told("session.failed")[0]["n"] == -1 and not against.state.company.deregulated


@rule("jc2.parliament.deregulation.start_support")
def test_writer_privileges_help_it() -> None:
    board = forced()
    board.law("writer_privileges")
    begin(board)
    assert board.told("parliament.support")[0]["n"] == 5


@rule("jc2.parliament.deregulation.order")
def test_rounds_from_the_prime_minister_on() -> None:
    board = forced(minister=C)
    board.cash(1, 1, 1, 1)
    begin(board)
    asked = []
    for answers in (("for", [1]), ("done",), ("done",), ("done",)):
        asked += [seat for seat, _ in board.asked]
        board.answer(*answers)
    assert asked == [C, D, A, B]
    assert board.asked == [(C, "parliament.more")]
    board.answer("more")
    assert board.asked == [(D, "parliament.vote")], "who has no votes left is passed over"
    board.answer("done", "done", "done")
    assert board.stopped and board.state.company.deregulated, "a round without votes ends it"


@rule("jc2.parliament.deregulation.no_policy", "jc2.parliament.deregulation.newspapers")
def test_no_policy_and_no_newspapers() -> None:
    board = forced()
    board.card(B, "labour_newspaper", "tax_collectors")
    board.workshops(B, 2)
    dial = board.state.parliament.dial
    begin(board)
    assert board.asked == [(B, "parliament.vote")]
    assert board.options()["for"].params["n"] == 4
    board.answer("done")
    assert board.stopped and board.state.parliament.dial == dial
    assert not board.told("policy.enacted") and not board.told("parliament.window")


@rule("jc2.parliament.deregulation.cards_ready")
def test_cards_are_ready_for_the_law_of_the_same_turn() -> None:
    board = forced()
    board.workshops(B)
    begin(board).answer("for", [1], "end")
    assert board.stopped and board.state.parliament.ballot.turned[B].workshops == 0


@rule("jc2.parliament.deregulation.pm_against", "jc2.parliament.deregulation.opposition_marker",
      "jc2.parliament.deregulation.fail.dial_stays")  # fmt: skip
def test_the_prime_minister_may_oppose_it_and_keeps_the_dial() -> None:
    board = forced()
    board.cash(2, 1)
    begin(board)
    assert "against" in board.open()
    board.answer("against", A, [2], "done")
    board.answer("end")
    parliament = board.state.parliament
    assert (parliament.prime_minister, parliament.opposition) == (A, A)
    assert board.told("session.failed") and not board.told("parliament.minister")


@rule("jc2.parliament.deregulation.opposition_marker", "jc2.parliament.deregulation.fail.dial_stays")
def test_the_marker_changes_hands_and_the_dial_does_not() -> None:
    board = forced()
    board.cash(0, 2)
    board.state.parliament.opposition = D
    begin(board).answer("against", B, [2], "end")
    assert (board.state.parliament.prime_minister, board.state.parliament.opposition) == (A, B)


# --- a pass ---------------------------------------------------------------------------------------------------
@rule("jc2.parliament.deregulation.pass.debt", "jc2.parliament.deregulation.pass.shares_usable",
      "jc2.parliament.deregulation.s_space", "jc2.parliament.deregulation.pass.standing")  # fmt: skip
@pytest.mark.parametrize(
    ("debt", "after", "usable"), [(5, 3, True), (8, 4, False), (7, 4, False), (6, 3, True), (1, 1, True)]
)
def test_debt_falls_and_standing_is_set(debt: int, after: int, usable: bool) -> None:
    board = forced()
    board.state.company.debt = debt
    board.shares(0, 1)
    begin(board)
    company = board.state.company
    assert (company.debt, company.standing) == (after, 4)
    board.run("firms", "firms.round")
    assert ("found/share" in board.open() if not board.stopped else False) == usable
    if not usable:
        assert board.stopped, "nobody could do anything"


@rule("jc2.parliament.deregulation.pass.token")
def test_the_prime_minister_takes_a_token() -> None:
    board = begin(forced(minister=C))
    assert [family.laws for family in board.state.families] == [0, 0, 1, 0]
    assert board.state.parliament.passed[-1] == "deregulation"


@rule("jc2.parliament.deregulation.pass.laws")
def test_two_laws_lose_their_force() -> None:
    board = forced()
    board.law("calico_acts", "industry_subsidy", "ship_subsidy")
    board.state.company.balance = 15
    assert calico_loss(board.game) == 2
    begin(board)
    assert calico_loss(board.game) == 0
    assert board.state.parliament.passed == ["calico_acts", "ship_subsidy", "deregulation"]
    assert "industry_subsidy" in board.state.parliament.discards
    assert workshop_cost(board.game, A, False, False) == 5


@rule("jc2.promise.sixth")
def test_everybody_gets_the_sixth_promise_card() -> None:
    board = begin(forced())
    assert all(len(family.promises) == 6 for family in board.state.families)
    assert all(board.holds(seat, seat, "consent_of_my_firm") for seat in range(4))


# --- a failure ------------------------------------------------------------------------------------------------
@rule("jc2.parliament.deregulation.fail.share_value", "jc2.parliament.deregulation.fail.cap")
@pytest.mark.parametrize(("before", "after"), [(1, 2), (2, 3), (3, 3)])
def test_shares_are_worth_more_up_to_three(before: int, after: int) -> None:
    board = forced()
    board.state.company.share_value = before
    board.cash(0, 1)
    begin(board).answer("against", B, [1], "end")
    assert board.state.company.share_value == after


def test_the_forecast_of_the_vote_names_no_policy() -> None:
    board = forced()
    board.cash(0, 1)
    begin(board)
    told = board.table.view(None)["forecast"]["vote"]
    assert (told["law"], told["policy"], told["code"]) == ("deregulation", None, "vote.deregulates")
    assert board.state.parliament.ballot.stop == NOBODY
    board.answer("against", B, [1])
    assert board.table.view(None)["forecast"]["vote"]["code"] == "vote.upholds"
