"""VIII. Parliament Meets: rounds of voting, what gives votes, the opposition and its coalitions, promises."""

from __future__ import annotations

import pytest

from pygame_core.games.john_company_second.laws import starting_support
from pygame_core.games.john_company_second.phases.parliament.drawing import select
from pygame_core.games.john_company_second.phases.parliament.voting import ballots, card_votes, enterprises, total
from pygame_core.games.john_company_second.state import NOBODY, Coalition, Turned
from tests.games.john_company_second.board import A, B, C, D, clause
from tests.games.john_company_second.spoken import SpokenBoard

rule = pytest.mark.rule
VOTE = "vote_with_my_enterprises"


def motion(*cash: int, law: str = "tenure_limits", stop: int = 4, minister: int = A) -> SpokenBoard:
    """A law that starts at 0 comes to the vote with a policy that costs nobody anything. Nobody counts on loans."""
    board = SpokenBoard()
    board.cash(*cash)
    parliament = board.state.parliament
    parliament.deck.remove(law)
    parliament.revealed.append(law)
    select(board.game, law)
    parliament.ballot.stop, parliament.prime_minister = stop, minister
    parliament.ballot.prompted = [True] * 4
    return board


def begin(board: SpokenBoard) -> SpokenBoard:
    return board.run("parliament", "parliament.begin")  # type: ignore[return-value]


def votes(board: SpokenBoard) -> int:
    return board.state.parliament.ballot.votes


# --- start and rounds -----------------------------------------------------------------------------------------
@rule("jc2.parliament.vote.start")
@pytest.mark.parametrize(("law", "n"), [("calico_acts", 1), ("army_spending", -4), ("military_oversight", 5)])
def test_the_vote_begins_at_the_printed_support(law: str, n: int) -> None:
    board = begin(motion(1, law=law))
    assert votes(board) == n and board.told("parliament.support") == [{"law": law, "n": n}]


@rule("jc2.law.writer_privileges")
def test_writer_privileges_favour_deregulation() -> None:
    board = SpokenBoard()
    assert starting_support(board.game, "deregulation") == 0
    board.law("writer_privileges")
    assert starting_support(board.game, "deregulation") == 5
    assert starting_support(board.game, "army_spending") == -4


@rule("jc2.parliament.vote.order", "jc2.parliament.vote.abstain", "jc2.parliament.opposition.pm_abstain")
@rule("jc2.parliament.vote.round_empty", "jc2.sequence.prime_minister_order")
def test_players_vote_in_turn_and_an_empty_round_ends_it() -> None:
    board = begin(motion(1, 1, 1, 1, minister=C))
    order = []
    while board.ask.code == "parliament.vote":
        order.append(board.ask.seat)
        board.answer("done")
    assert order == [C, D, A, B] and board.stopped
    assert len(board.told("parliament.abstained")) == 4 and "tenure_limits" in board.state.parliament.passed


@rule("jc2.parliament.vote.round")
def test_the_prime_minister_decides_on_another_round() -> None:
    board = begin(motion(5, 1))
    board.answer("for", [1], "done", "done")
    assert board.asked == [(A, "parliament.more")]
    board.answer("more")
    assert board.asked == [(A, "parliament.vote")]
    board.answer("for", [1], "done", "done", "end")
    assert board.stopped and board.told("parliament.over") == [{"n": 2}]


@rule("jc2.parliament.vote.round_empty")
def test_an_empty_second_round_resolves_the_vote() -> None:
    board = begin(motion(5, 1))
    board.answer("for", [1], "done", "done", "more", "done", "done")
    assert board.stopped and board.told("parliament.over") == [{"n": 1}]


@rule("jc2.parliament.vote.round")
def test_the_prime_minister_may_close_against_the_others_wish() -> None:
    board = begin(motion(1, 0, 9))
    board.answer("for", [1], "done", "end")
    assert "tenure_limits" in board.state.parliament.passed and board[C].cash == 9


@rule("jc2.parliament.vote.debate")
def test_deals_bind_while_the_vote_goes_on() -> None:
    board = begin(motion(3, 2))
    board.deal(A, B, clause("cash", A, B, n=3))
    assert board.asked == [(B, "parliament.vote")], "nothing is left to the Prime Minister to vote with"
    board.answer("for", [5])
    assert votes(board) == 5


@rule("jc2.parliament.vote.cash", "jc2.negotiation.any_time")
def test_money_lent_away_while_ballots_are_counted_is_no_vote() -> None:
    board = begin(motion(0, 2))
    board.answer("for")
    assert board.ask.code == "parliament.cast_for"
    board.deal(B, C, clause("cash", B, C, n=2))
    assert board.asked == [(C, "parliament.vote")] and votes(board) == 0


# --- what gives votes -----------------------------------------------------------------------------------------
@rule("jc2.parliament.vote.cash", "jc2.parliament.vote.cash_lost", "jc2.parliament.vote.direction")
def test_each_pound_is_a_vote() -> None:
    board = begin(motion(0, 5))
    board.answer("against", B, [5])
    assert (votes(board), board[B].cash) == (-5, 0)
    assert board.asked == [(A, "parliament.more")]
    board.answer("end")
    assert board.ask.code == "parliament.shift" and board[B].cash == 0


@rule("jc2.parliament.vote.no_limit", "jc2.parliament.vote.off_track", "jc2.parliament.vote.direction")
def test_votes_go_beyond_the_track_and_back() -> None:
    board = begin(motion(20, 24))
    board.answer("for", [20])
    assert votes(board) == 20
    board.answer("against", B, [22])
    assert votes(board) == -2
    board.answer("against", B, [1])
    assert votes(board) == -3


@rule("jc2.family.workshop.votes", "jc2.family.shipyard.vote", "jc2.parliament.vote.cards")
@rule("jc2.parliament.vote.cards_whole")
def test_workshops_give_two_votes_and_shipyards_one() -> None:
    board = motion()
    board.workshops(A, 2)
    for _ in range(3):
        board.yard(A)
    assert total(board.game, ballots(board.game, A)) == 7
    begin(board)
    assert board.options()["for"].params == {"n": 7, "votes": 7}
    board.answer("for")
    assert [slot.params["each"] for slot in board.options().values()] == [2, 1]
    board.answer([1, 2])
    assert votes(board) == 4
    assert board.state.parliament.ballot.turned[A] == Turned(workshops=1, yards=[0, 1])


@rule("jc2.parliament.vote.cards_once", "jc2.parliament.vote.cards_ready")
def test_a_turned_card_votes_once_in_a_session() -> None:
    board = motion(2)
    board.workshops(A, 1)
    begin(board).answer("for", [0, 1])
    board.answer("for")
    assert board.open() == ["cash"]
    board.answer([2])
    assert board.asked == [(A, "parliament.more")], "there is nothing left to vote with"
    board.answer("end")
    assert board.state.parliament.ballot.turned == [Turned()] * 4
    assert enterprises(board.game, A) == {"workshops": 1}


@rule("jc2.parliament.vote.cards_once")
def test_workshops_are_turned_one_after_the_other() -> None:
    board = motion()
    board.workshops(A, 3)
    begin(board).answer("for", [1], "for", [1])
    assert votes(board) == 4 and board.state.parliament.ballot.turned[A] == Turned(workshops=2)
    board.answer("for")
    assert board.options()["workshops"].params["n"] == 1


@rule("jc2.negotiation.no_double_vote")
def test_a_sold_workshop_that_is_turned_brings_no_vote() -> None:
    board = motion(0, 1)
    board.workshops(A, 1)
    board.yard(A)
    begin(board).answer("for", [1, 0])
    board.deal(A, B, clause("workshops", A, B, n=1), clause("shipyard", A, B, yard="yard.0"))
    assert ballots(board.game, B) == {"cash": 1, "shipyards": 1}


@rule("jc2.prestige.labour_newspaper", "jc2.prestige.social_magazine")
@pytest.mark.parametrize(
    ("stop", "newspaper", "magazine"), [(10, 4, 0), (8, 4, 0), (7, 0, 4), (1, 0, 4)],
    ids=["manufacturing", "shipping", "social", "share"],
)  # fmt: skip
def test_papers_vote_where_the_policy_touches_their_readers(stop: int, newspaper: int, magazine: int) -> None:
    board = motion(stop=stop)
    board.card(A, "labour_newspaper", "social_magazine", "foundry", "scottish_castle")
    assert card_votes(board.game, "labour_newspaper") == newspaper
    assert card_votes(board.game, "social_magazine") == magazine
    assert total(board.game, enterprises(board.game, A)) == 4, "the others have no votes"


@rule("jc2.prestige.rotten_borough", "jc2.law.masses_demand_franchise")
def test_rotten_boroughs_and_the_masses() -> None:
    board = motion(5)
    board.card(A, "rotten_borough_1", "rotten_borough_3")
    assert total(board.game, enterprises(board.game, A)) == 6
    board.law("masses_demand_franchise")
    assert total(board.game, enterprises(board.game, A)) == 2
    begin(board).answer("for")
    assert board.options()["cash"].params == {"n": 2, "each": 1, "price": 2, "cost": 2}
    board.answer([2, 1, 0])
    assert (votes(board), board[A].cash) == (3, 1)
    assert board.state.parliament.ballot.turned[A] == Turned(cards=["rotten_borough_1"])


@rule("jc2.prestige.lady_newcome")
def test_lady_newcomes_family_has_no_voice_but_its_money() -> None:
    board = motion(1, 1)
    board.card(A, "lady_newcome", "rotten_borough_1")
    board.workshops(A, 2)
    board.yard(A)
    assert ballots(board.game, A) == {"cash": 1}
    begin(board)
    board.deal(A, B, clause("workshops", A, B, n=1), clause("shipyard", A, B, yard="yard.0"),
               clause("prestige", A, B, card="rotten_borough_1"))  # fmt: skip
    assert ballots(board.game, B) == {"cash": 1}, "what is passed on stays silent"


# --- the opposition -------------------------------------------------------------------------------------------
@rule("jc2.parliament.opposition.member", "jc2.parliament.opposition.no_return", "jc2.parliament.opposition.leader")
def test_one_vote_against_makes_a_member_for_good() -> None:
    board = begin(motion(1, 2))
    board.answer("done", "against", B, [1])
    assert board.state.parliament.ballot.opposed == [False, True, False, False]
    assert board.state.parliament.opposition == B
    assert board.why("for") == "jc2.parliament.opposition.no_return"
    assert board.refused("for") == "jc2.parliament.opposition.no_return"
    board.answer("done", "more", "done")
    assert board.asked == [(B, "parliament.vote")] and board.open() == ["against", "done"]


@rule("jc2.parliament.opposition.may_join", "jc2.parliament.opposition.leader_count")
def test_who_voted_for_may_join_the_opposition() -> None:
    board = begin(motion(1, 5))
    board.answer("done", "for", [2], "done", "more", "done", "against", B, [3])
    parliament = board.state.parliament
    assert (parliament.ballot.votes, parliament.ballot.against, parliament.opposition) == (-1, [0, 3, 0, 0], B)


@rule("jc2.parliament.opposition.leader", "jc2.parliament.opposition.leader_tie", "jc2.parliament.opposition.start")
def test_only_more_votes_take_the_marker() -> None:
    board = motion(1, 3, 4)
    assert board.state.parliament.opposition == NOBODY
    begin(board).answer("done", "against", B, [3])
    assert board.state.parliament.opposition == B
    board.answer("against", C, [3])
    assert board.state.parliament.opposition == B, "a tie leaves the marker where it is"
    board.answer("against", C, [1])
    assert board.state.parliament.opposition == C


@rule("jc2.parliament.opposition.leader_stays", "jc2.parliament.opposition.leader_tie")
def test_the_marker_of_an_earlier_turn_is_lost_to_the_first_vote() -> None:
    board = motion(1, 3)
    board.state.parliament.opposition = D
    begin(board).answer("done", "against", B, [1])
    assert board.state.parliament.opposition == B


@rule("jc2.parliament.opposition.pm")
def test_the_prime_minister_does_not_vote_against() -> None:
    board = begin(motion(3, 3))
    assert board.why("against") == "jc2.parliament.opposition.pm"
    board.answer("done", "against")
    assert board.why(A) == "jc2.parliament.opposition.pm"


# --- coalitions -----------------------------------------------------------------------------------------------
@rule("jc2.parliament.opposition.coalition", "jc2.parliament.opposition.coalition_credit")
@rule("jc2.parliament.opposition.coalition_joins")
def test_votes_may_be_cast_in_anothers_name() -> None:
    board = begin(motion(1, 3, 3))
    board.answer("done", "against", B, [1], "done", "against", B)
    assert board.asked == [(B, "parliament.coalition")]
    board.answer("yes", [2])
    parliament = board.state.parliament
    assert (parliament.ballot.votes, parliament.ballot.against, parliament.opposition) == (-3, [0, 3, 0, 0], B)
    assert board.why("for") == "jc2.parliament.opposition.no_return"
    assert board.told("parliament.voted_in_name") == [{"seat": C, "n": 2, "votes": -3, "credit": B}]


@rule("jc2.parliament.opposition.coalition")
def test_without_consent_no_votes_are_cast() -> None:
    board = begin(motion(1, 3, 3))
    board.answer("done", "against", B, [1], "done", "against", B, "no")
    assert board.asked == [(C, "parliament.vote")] and votes(board) == -1 and board[C].cash == 3
    assert "for" in board.open()
    board.answer("against")
    assert board.why(B) == "jc2.parliament.opposition.coalition"
    board.deal(C, B, clause("cash", C, B, n=1)).answer(B, "yes", [2])
    assert board.state.parliament.ballot.against == [0, 3, 0, 0], "a deal lets the question be put again"


@rule("jc2.parliament.opposition.coalition", "jc2.parliament.opposition.pm")
def test_where_nobody_can_be_credited_nothing_is_asked() -> None:
    board = SpokenBoard(3)
    board.cash(1, 3, 3)
    parliament = board.state.parliament
    parliament.deck.remove("tenure_limits")
    parliament.ballot.law, parliament.ballot.stop = "tenure_limits", 4
    parliament.ballot.refused.append(Coalition(by=C, credit=B))
    begin(board).answer("done", "for", [1], "done", "against")
    assert board.ask.code == "parliament.cast_against"
    board.answer([2])
    assert board.state.parliament.ballot.against == [0, 0, 2]


@rule("jc2.parliament.opposition.coalition_who", "jc2.parliament.opposition.may_join")
def test_who_only_voted_for_the_law_commits_itself_to_vote_against() -> None:
    board = begin(motion(1, 3, 3))
    board.answer("done", "for", [1], "done", "against")
    assert board.open() == [C, B, D]
    board.answer(B)
    assert board.asked == [(B, "parliament.coalition")] and board.ask.params["commits"] == 1
    board.answer("yes", [2])
    ballot = board.state.parliament.ballot
    assert (ballot.against, ballot.opposed, ballot.committed) == ([0, 2, 0, 0], [False, True, True, False],
                                                                  [False, True, False, False])  # fmt: skip
    board.answer("done", "more")
    while board.ask.seat != B:
        board.answer("done")
    assert board.open() == ["against"] and board.refused("done") == "jc2.parliament.opposition.coalition_who"
    board.answer("against", B, [1])
    assert not any(board.state.parliament.ballot.committed) and "done" in board.open()


@rule("jc2.parliament.opposition.coalition_who")
def test_who_has_nothing_to_vote_with_keeps_to_the_coalition_by_not_voting() -> None:
    board = begin(motion(1, 0, 3))
    board.answer("done", "against", B, "yes", [2])
    assert board.state.parliament.ballot.committed[B]
    board.state.parliament.ballot.prompted[B] = False
    board.answer("done", "more", "done")
    assert board.asked == [(B, "parliament.vote")], "others could lend"
    assert board.open() == ["done"] and board.ask.params["window"] == "if_lent"
    board.deal(A, B, clause("cash", A, B, n=1))
    assert board.open() == ["against"] and "window" not in board.ask.params


@rule("jc2.negotiation.any_time", "jc2.parliament.vote.cash")
def test_a_vote_that_others_could_lend_money_for_is_asked_about() -> None:
    board = motion(1, 0, 3)
    board.state.parliament.ballot.prompted[B] = False
    begin(board).answer("done")
    assert board.asked == [(B, "parliament.vote")]
    assert board.why("for") == "jc2.parliament.vote.cards_once" and board.open() == ["done"]
    board.deal(C, B, clause("cash", C, B, n=2)).answer("for", [2])
    assert votes(board) == 2 and board.asked == [(C, "parliament.vote")]
    board.answer("done", "more", "done")
    assert board.asked == [(C, "parliament.vote")], "once about each law"


@rule("jc2.negotiation.any_time")
def test_nobody_is_asked_about_a_vote_that_nobody_could_pay_for() -> None:
    board = motion(0, 0, 0, 0)
    board.state.parliament.ballot.prompted = [False] * 4
    begin(board)
    assert board.asked[0][1] != "parliament.vote"


# --- promises -------------------------------------------------------------------------------------------------
@rule("jc2.promise.card.vote_with_my_enterprises", "jc2.promise.return", "jc2.parliament.opposition.pm_promise")
def test_the_promise_turns_even_the_prime_ministers_workshops_against_the_law() -> None:
    board = motion(1)
    board.workshops(A, 2)
    board.promise(B, A, VOTE)
    begin(board).answer("done")
    assert board.asked == [(B, "parliament.vote")]
    assert board.options()["call_against_0"].params == {"other": A, "n": 4, "votes": -4}
    board.answer("call_against_0", B)
    parliament = board.state.parliament
    assert (parliament.ballot.votes, parliament.opposition, parliament.ballot.opposed[A]) == (-4, B, False)
    assert parliament.ballot.turned[A] == Turned(workshops=2) and board.holds(A, A, VOTE)


@rule("jc2.promise.card.vote_with_my_enterprises")
def test_the_promise_works_for_the_law_too() -> None:
    board = motion(0, 0)
    board.yard(C)
    board.promise(B, C, VOTE)
    begin(board).answer("call_for_2")
    assert votes(board) == 1 and board.state.parliament.ballot.turned[C] == Turned(yards=[0])


@rule("jc2.promise.if_able", "jc2.promise.card.vote_with_my_enterprises")
def test_without_unused_enterprises_the_promise_does_not_bind() -> None:
    board = motion(1)
    board.promise(A, C, VOTE)
    begin(board)
    assert board.why("call_for_2") == "jc2.promise.if_able"
    board.answer("done")
    assert board.stopped and board.holds(A, C, VOTE)


@rule("jc2.parliament.opposition.pm")
def test_the_prime_minister_calls_no_promise_against_the_own_law() -> None:
    board = motion(1)
    board.yard(C)
    board.promise(A, C, VOTE)
    begin(board)
    assert board.why("call_against_2") == "jc2.parliament.opposition.pm" and "call_for_2" in board.open()


@rule("jc2.parliament.opposition.coalition", "jc2.promise.card.vote_with_my_enterprises")
def test_a_promise_stays_with_its_holder_if_the_coalition_is_refused() -> None:
    board = motion(0, 0, 1)
    board.yard(D)
    board.promise(B, D, VOTE)
    begin(board).answer("call_against_3", C, "no")
    assert board.asked == [(B, "parliament.vote")] and votes(board) == 0
    assert board.holds(B, D, VOTE) and board.state.parliament.ballot.turned[D] == Turned()


@rule("jc2.parliament.opposition.coalition", "jc2.promise.card.vote_with_my_enterprises")
def test_promised_votes_can_be_credited_too() -> None:
    board = motion(0, 0, 1)
    board.yard(D)
    board.promise(B, D, VOTE)
    begin(board).answer("call_against_3", C, "yes")
    parliament = board.state.parliament
    assert parliament.ballot.against == [0, 0, 1, 0] and parliament.ballot.opposed == [False, True, True, False]
