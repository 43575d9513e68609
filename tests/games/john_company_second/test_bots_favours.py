"""Words between bots and others beside the hirings: support, votes, the Company's money, dividends, loans, ships,
campaigns, loot and scandals. Each is sold for what keeping it costs, and kept."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core.bots import Driver, make
from pygame_core.games.john_company_second import RULESET
from pygame_core.games.john_company_second.bots import deals, schemes, terms, words
from pygame_core.games.john_company_second.bots import hiring as hiring_of_bots
from pygame_core.games.john_company_second.bots.parliament import Vote
from pygame_core.games.john_company_second.bots.stakes import Stakes
from pygame_core.games.john_company_second.ids import Side
from pygame_core.games.john_company_second.phases.parliament.voting import AGAINST, FOR
from pygame_core.kernel.deals import read_clauses
from pygame_core.kernel.table import Player
from tests.games.john_company_second.board import A, B, Board, C, clause
from tests.games.john_company_second.positions import hiring
from tests.games.john_company_second.test_bots import GAME, best, worths
from tests.games.john_company_second.test_bots_words import asked, money
from tests.games.john_company_second.test_election import elect
from tests.games.john_company_second.test_operations_london import chair, seated
from tests.games.john_company_second.test_voting import begin, motion

TURN = 2
SCANDAL = "scandal_on_leadenhall_street"


def price(board: Board, word: dict[str, Any]) -> int:
    """The least money for which B gives this word to A; 0 if for none."""
    for n in range(1, board[A].cash + 1):
        trial = board.table.fork()
        trial.players[B] = Player("Bot", "steady")
        trial.deal(A, "propose", [word, money(A, B, n)])
        played = Driver(trial, {B: make(GAME, "steady")}).play_one()
        assert played is not None and not played.failed
        if played.move.move[1] == "accept":
            return n
    return 0


def sold(board: Board, word: dict[str, Any]) -> Board:
    board.table.deal(A, "propose", [word, money(A, B, 1)])
    board.table.deal(B, "accept", board.game.deals["open"][-1]["id"])
    board.look()
    return board


def outcome(board: Board) -> str:
    return str(board.game.deals["words"][-1]["outcome"])


# --- support ------------------------------------------------------------------------------------------------------
def courting() -> Board:
    """B's shares are enough to make A Chairman, and B is asked."""
    board = elect(2, 2, 1, former=B)
    board.cash(12, 4, 4)
    hiring(board)
    assert board.asked == [(B, "hiring.support")] and best(board) == B
    return board


SUPPORT = clause("support", B, A, whose=A, turn=TURN)


def test_support_is_sold_and_given() -> None:
    board = courting()
    assert 1 < price(board, SUPPORT) <= 10
    sold(board, SUPPORT)
    assert best(board) == A
    with pytest.MonkeyPatch().context() as patched:
        patched.setattr(hiring_of_bots, "chair", lambda s, seat: 3 * words.BOUND)
        assert best(board) == A, "however much the own hope is worth"
    board.answer(A)
    while board.ask.code == "hiring.support" and board.ask.seat != A:
        board.answer("none")
    board.answer(A)
    assert outcome(board) == "kept" and board.state.offices["chairman"].holder == A


def test_support_costs_nothing_for_oneself_and_cannot_be_sold_twice() -> None:
    board = courting()
    assert terms.terms(Stakes(board.game), SUPPORT | {"whose": B}) == terms.NOTHING
    board.state.company.election.bound[B] = True
    assert not words.priced(Stakes(board.game), SUPPORT)


# --- votes --------------------------------------------------------------------------------------------------------
def opposed() -> Board:
    """B is against the law of A, has two workshops to vote with, and is asked."""
    board = motion(12, 6, law="calico_acts")
    board.workshops(B, 2)
    begin(board)
    board.answer("done")
    assert board.asked == [(B, "parliament.vote")]
    return board


def vote(n: int, side: str = "word.for") -> dict[str, Any]:
    return clause("vote", B, A, side=side, n=n, turn=TURN)


def test_votes_are_sold_and_cast() -> None:
    board = opposed()
    s = Stakes(board.game)
    side = "word.for" if Vote(s, B).stake < 0 else "word.against"
    way: Side = FOR if side == "word.for" else AGAINST
    assert best(board) != way
    assert price(board, vote(2, side)) > 0
    sold(board, vote(2, side))
    assert best(board) == way
    board.answer(way)
    if board.ask.code == "parliament.credit":
        board.answer(best(board))
    given = best(board)
    assert board.ask.code == f"parliament.cast_{way}" and sum(given) >= 1
    board.answer(given)
    assert words.ballots(Stakes(board.game), B, way) == 0
    if board.asked == [(B, "parliament.vote")]:
        assert best(board) != (AGAINST if way == FOR else FOR), "nobody turns round who has cast what was promised"
    while not board.stopped:
        board.answer("end" if board.ask.code == "parliament.more" else "done")
    assert outcome(board) == "kept"


def test_who_has_cast_the_votes_that_were_promised_does_not_turn_round() -> None:
    board = opposed()
    s = Stakes(board.game)
    side, way, other = ("word.for", FOR, AGAINST) if Vote(s, B).stake < 0 else ("word.against", AGAINST, FOR)
    sold(board, vote(1, side))
    board.answer(way, [0, 1])
    assert board.asked == [(B, "parliament.vote")] and other in board.open()
    assert worths(board)[other] < -3 and best(board) == "done"


def test_more_votes_cost_more_and_those_that_nobody_has_are_not_sold() -> None:
    board = opposed()
    s = Stakes(board.game)
    side = "word.for" if Vote(s, B).stake < 0 else "word.against"
    costs = [terms.terms(s, vote(n, side))[0] for n in (1, 3, 6)]
    assert costs == sorted(costs) and costs[0] > 0
    assert not words.priced(s, vote(14, side)) and not words.priced(s, vote(2, side) | {"turn": TURN + 1})
    board.answer("done")
    assert not words.priced(Stakes(board.game), vote(2, side)), "B has had its turn in this round"


def test_votes_that_would_be_cast_in_any_case_are_worth_nothing() -> None:
    board = opposed()
    s = Stakes(board.game)
    side = "word.against" if Vote(s, B).stake < 0 else "word.for"
    assert terms.terms(s, vote(1, side)) == terms.NOTHING


def test_support_and_votes_are_asked_for_and_offered() -> None:
    for board, kind in ((courting(), "support"), (opposed(), "vote")):
        for seat in (A, B):
            for clauses in deals.proposals(board.game, seat):
                assert RULESET.trade is not None
                read_clauses(board.game, RULESET.trade, clauses)
        found = [row for seat in (A, B) for clauses in deals.proposals(board.game, seat) for row in clauses]
        assert any(row["kind"] == kind and (row["from"], row["to"]) == (B, A) for row in found), kind


# --- the Company's money ------------------------------------------------------------------------------------------
def bursar() -> Board:
    """B is Chairman with a Balance to give out; C, President of Bombay, would do more with it than A in Madras."""
    board = chair(0, 8, 1, 1)
    board.office(B, "chairman")
    board.office(A, "president_of_madras")
    board.office(C, "president_of_bombay")
    board.cash(12, 4, 4)
    board.state.company.extra_ships["west_indian"] = 2
    board.state.company.extra_ships["south_indian"] = 1
    return board.run("operations", "operations.open")


def test_money_is_promised_for_a_price_and_given() -> None:
    board = bursar()
    office = "president_of_madras"
    usual = given(board)[office]
    word = clause("allocate", B, A, n=usual + 2, office=office, turn=TURN)
    cost, gain = terms.terms(Stakes(board.game), word)
    assert cost > 0 and gain > 0
    more, _ = terms.terms(Stakes(board.game), word | {"n": usual + 4})
    assert more > cost
    if usual:
        assert terms.terms(Stakes(board.game), word | {"n": usual}) == terms.NOTHING
    sold(board, word)
    assert given(board)[office] >= usual + 2
    finish_allocating(board)
    assert outcome(board) == "kept"


def given(board: Board) -> dict[str, int]:
    """What the Chairman would give each office."""
    trial = Board.__new__(Board)
    trial.__dict__.update(board.__dict__)
    trial.table = board.table.fork()
    trial.look()
    if trial.ask.code == "operations.chairman":
        trial.answer("allocate")
    return dict(zip(board.state.company.treasuries, best(trial), strict=True))


def finish_allocating(board: Board) -> None:
    if board.ask.code == "operations.chairman":
        board.answer("allocate")
    board.answer(best(board))


def test_money_that_is_not_there_is_not_promised() -> None:
    board = bursar()
    word = clause("allocate", B, A, n=9, office="president_of_madras", turn=TURN)
    assert not words.priced(Stakes(board.game), word)
    assert words.priced(Stakes(board.game), word | {"n": 8})
    assert not words.priced(Stakes(board.game), word | {"n": 8, "from": A, "to": B}), "A is not Chairman"


# --- dividends ----------------------------------------------------------------------------------------------------
def paying(balance: int = 12) -> Board:
    """B is Chairman and has no share beside the Chairman's, A has many."""
    board = chair(0, balance, 4, 0)
    board.office(B, "chairman")
    board.cash(12, 4)
    return board.run("revenue", "revenue.dividends")


def dividend(n: int) -> dict[str, Any]:
    return clause("dividend", B, A, n=n, turn=TURN)


def test_dividends_are_sold_and_paid() -> None:
    board = paying()
    assert board.asked == [(B, "revenue.dividends")]
    usual, most = best(board), max(board.open())
    assert usual < most
    assert terms.terms(Stakes(board.game), dividend(most))[0] > 0
    assert asked(board, A, dividend(most), money(A, B, 12))[0] == "accept"
    board.look()
    assert best(board) == most
    board.answer(most)
    assert outcome(board) == "kept"


def test_what_is_paid_in_any_case_costs_nothing_and_others_cannot_promise_it() -> None:
    board = paying()
    s = Stakes(board.game)
    if usual := best(board):
        assert terms.terms(s, dividend(usual)) == terms.NOTHING
    assert not words.priced(s, clause("dividend", A, B, n=1, turn=TURN))
    assert not words.priced(s, dividend(1) | {"turn": TURN + 1})


# --- loans --------------------------------------------------------------------------------------------------------
def lending(*words_before: dict[str, Any]) -> Board:
    board = Board()
    board.game.deals["words"] += words_before
    board.cash(12, 8)
    board.shares(1, 1)
    return board.run("hiring", ("family.action", {"seat": A}))


def debt(giver: int, taker: int, n: int, turn: int = TURN) -> dict[str, Any]:
    return clause("lend", giver, taker, n=n, turn=turn)


def test_a_bot_lends_if_it_gains_by_it() -> None:
    for n, answer in ((2, "reject"), (3, "reject"), (7, "accept")):
        said = asked(lending(), A, money(B, A, 3), debt(A, B, n))[0]
        assert (said == "accept") == (answer == "accept"), n


def test_whoever_did_not_pay_back_is_lent_nothing() -> None:
    broken = {**debt(A, B, 4), "at": 0, "done": 0, "able": True, "outcome": "broken"}
    assert asked(lending(broken, broken), A, money(B, A, 3), debt(A, B, 7))[0] != "accept"


def test_what_was_borrowed_is_paid_back_in_its_turn() -> None:
    board = lending()
    board.table.deal(A, "propose", [money(A, B, 3), debt(B, A, 4)])
    board.table.deal(B, "accept", 1)
    assert board[B].cash == 11
    assert deals.proposals(board.game, B)[0] == [money(B, A, 4)]
    assert [money(A, B, 4)] not in deals.proposals(board.game, A)
    board.table.deal(B, "propose", [money(B, A, 4)])
    board.table.players[A] = Player("Bot", "steady")
    played = Driver(board.table, {A: make(GAME, "steady")}).play_one()
    assert played is not None and played.move.move[1] == "accept"
    assert outcome(board) == "kept" and not words.given(Stakes(board.game), B, "lend")


def test_a_debt_of_a_later_turn_can_wait() -> None:
    board = lending()
    board.table.deal(A, "propose", [money(A, B, 3), debt(B, A, 4, TURN + 1)])
    board.table.deal(B, "accept", 1)
    assert [money(B, A, 4)] not in deals.proposals(board.game, B)


# --- India --------------------------------------------------------------------------------------------------------
def shipping() -> Board:
    """B is Manager of Shipping with money for one ship; it has a ship in the yards itself, and so has A."""
    board = seated("manager_of_shipping", 3, B)
    board.cash(12, 4)
    board.yard(B)
    board.yard(A)
    return board.run("operations", "operations.manager_of_shipping")


def test_a_ship_is_fitted_for_a_price() -> None:
    board = shipping()
    word = clause("fit", B, A, n=1, whose=A, turn=TURN)
    own = best(board)
    cost, gain = terms.terms(Stakes(board.game), word)
    assert cost > 0 and gain > 0
    assert terms.terms(Stakes(board.game), word | {"whose": C}) == terms.NOTHING, "C has no ship"
    sold(board, word)
    assert best(board) != own
    board.answer(best(board))
    while board.ask.code != "operations.ship" and not board.stopped:
        board.answer(best(board))
    assert outcome(board) == "kept"


def marching() -> Board:
    """B commands the Army of Bengal, which could march to two regions, and is asked."""
    board = Board().bare()
    board.conquer("bengal", "bengal")
    board.cash(12, 4)
    board.commander(B, "bengal")
    board.officers(A, "bengal", 2)
    board.state.india.armies["bengal"].regiments = 5
    return board.run("operations", ("operations.commander", {"army": "bengal"}))


def test_an_army_marches_for_a_price() -> None:
    board = marching()
    targets = sorted(value for value in board.open() if str(value).startswith("deploy/"))
    assert len(targets) > 1
    usual = best(board)
    other = next(value for value in targets if value != usual)
    word = clause("deploy", B, A, region=other.rpartition("/")[2], turn=TURN)
    cost, gain = terms.terms(Stakes(board.game), word)
    assert cost > 0 and gain > 0
    if usual in targets:
        assert terms.terms(Stakes(board.game), word | {"region": usual.rpartition("/")[2]}) == terms.NOTHING
    sold(board, word)
    assert best(board) == other


def test_loot_is_shared_when_there_is_some() -> None:
    board = marching()
    word = clause("loot", B, A, n=2, turn=TURN)
    before = terms.terms(Stakes(board.game), word)
    sold(board, word)
    assert [money(B, A, 2)] not in deals.proposals(board.game, B)
    taken = {**board.game.deals["words"][0], "able": True}
    assert terms.terms(Stakes(board.game), taken) == pytest.approx(tuple(each / terms.LOOTED for each in before))
    board.game.deals["words"][0]["able"] = True
    board.state.turn.phase = "parliament"
    assert deals.proposals(board.game, B)[0] == [money(B, A, 2)]
    board.table.deal(B, "propose", [money(B, A, 2)])
    board.table.deal(A, "accept", board.game.deals["open"][-1]["id"])
    assert not words.given(Stakes(board.game), B, "loot")


# --- blackmail ----------------------------------------------------------------------------------------------------
def test_who_is_spared_is_not_hit_by_a_scandal() -> None:
    board = chair(0, 8, 1, 1)
    board.office(A, "manager_of_shipping")
    board.office(C, "director_of_trade")
    board.blackmail(B, SCANDAL)
    board.cash(12, 4)
    board.run("hiring", ("family.action", {"seat": A}))
    word = clause("spare", B, A, what="spare.scandal", turn=TURN)
    s = Stakes(board.game)
    cost, gain = terms.terms(s, word)
    assert 0 < cost < gain and terms.terms(s, word | {"from": C}) == terms.NOTHING
    assert schemes.scandal(s, B, "chairman") > 0
    sold(board, word)
    s = Stakes(board.game)
    assert schemes.scandal(s, B, "chairman") < 0 < schemes.scandal(s, B, "director_of_trade")
    assert terms.terms(s, board.game.deals["words"][0])[0] > 0.8 * cost, "the word that stands costs what it cost"
    assert not words.priced(s, word | {"what": "spare.promises"})


def test_every_word_that_can_be_priced_has_its_terms() -> None:
    assert set(terms.BY_KIND) == set(words.KNOWABLE)
