"""How the Crown votes, who leads the opposition, and the special session on deregulation."""

from __future__ import annotations

from pygame_core.games.john_company_second.crown.plans.parliament import holds
from pygame_core.games.john_company_second.state import Filled
from tests.games.john_company_second.board import A, B
from tests.games.john_company_second.crown import CLIMATES, Beside, ready
from tests.games.john_company_second.test_crown_cards import rule


# --- votes ----------------------------------------------------------------------------------------------------
def voting(board: Beside, law: str, stop: int = 2, votes: int = 0) -> Beside:
    if law in board.state.parliament.deck:
        board.state.parliament.deck.remove(law)
    ballot = board.state.parliament.ballot
    ballot.law, ballot.stop, ballot.votes = law, stop, votes
    return board.run("parliament", "parliament.crown_vote")


def side(board: Beside, law: str, stop: int = 2) -> str:
    board[board.own].cash = 4
    voting(board, law, stop)
    return "for" if board.told("parliament.voted_for") else "against"


@rule("jc2.solo.crown.vote.plan", "jc2.crown.vote.plan.climate_bull_stag", "jc2.crown.vote.plan.climate_bear_peacock")
def test_the_voting_plan_by_climate() -> None:
    plan = {
        "debt_restructure": "bull stag", "treasure_reform": "bull stag", "ship_subsidy": "bull stag lion",
        "writer_graft_reform": "bull", "army_spending": "bear peacock", "company_aids_government": "bear peacock",
        "trade_regulations": "bear peacock", "envoy_to_china": "lion bear peacock",
        "industry_subsidy": "lion bear peacock", "sepoy_recruitment": "lion bear peacock",
        "window_tax_repeal": "peacock",
    }  # fmt: skip
    for law, climates in plan.items():
        assert [climate for climate in CLIMATES if side(ready(climate), law) == "for"] == climates.split()


@rule("jc2.crown.vote.plan.office")
def test_the_voting_plan_by_office() -> None:
    ministers = ("board_of_control", "military_oversight", "public_demands_impeachment", "war_against_france")
    for law in ministers:
        assert side(ready(), law) == "against" and side(ready(minister=1), law) == "for"
    assert side(ready(), "governor_general") == "against" and side(ready(), "tenure_limits") == "for"
    director = ready()
    director.office(1, "director_of_trade")
    assert side(director, "governor_general") == "for"
    chairman = ready()
    chairman.office(1, "chairman")
    assert side(chairman, "tenure_limits") == "against"


@rule("jc2.crown.vote.plan.most", "jc2.crown.vote.plan.counted", "jc2.crown.vote.famine")
def test_the_voting_plan_by_who_has_most() -> None:
    def owning(own: int, theirs: int, law: str) -> bool:
        board = ready()
        for seat, n in ((1, own), (A, theirs)):
            if n:
                if law == "calico_acts":
                    board.workshops(seat, n)
                elif law == "inclosure_acts":
                    board.prize(seat, "prize_0", n)
                elif law == "royal_protection":
                    board.luxuries(seat, n)
                elif law == "zamindar_taxes":
                    for region in ("madras", "mysore")[:n] if seat else ("bombay", "delhi", "bengal")[:n]:
                        board.conquer(region, "bengal")
                        board.office(seat, f"governor_of_{region}")
                else:
                    for order in ("madras_1", "madras_2")[:n] if seat else ("bombay_1", "bombay_2", "bombay_3")[:n]:
                        board.state.india.filled[order] = Filled(by="madras", seat=seat)
        return holds(board.game, law)  # type: ignore[arg-type]

    for law in ("calico_acts", "inclosure_acts", "royal_protection", "writer_privileges", "zamindar_taxes"):
        assert owning(2, 2, law) and not owning(0, 0, law) and not owning(1, 2, law)
    invested = ready()
    invested.workshops(1)
    invested[1].invested = 1
    invested.state.london.workshops -= 1
    invested.workshops(A)
    invested.card(A, "foundry")
    assert holds(invested.game, "calico_acts")
    assert side(ready(), "masses_demand_franchise") == "for"
    borough = ready()
    borough.card(1, "rotten_borough_1")
    assert side(borough, "masses_demand_franchise") == "against"
    famine = ready()
    stop = [(row.consequence, row.target) for row in famine.game.components.dial].index(("tax", "shipping"))
    for owner in (1, 1, A, A):
        famine.yard(owner)
    assert side(famine, "relief_demanded_for_indian_famine", stop) == "against"
    assert side(ready(), "relief_demanded_for_indian_famine", stop) == "for"


@rule("jc2.crown.vote.old_ideas")
def test_old_ideas_are_drawn_by_lot_and_voted_on_by_their_row() -> None:
    votes = {}
    for seed in range(12):
        board = ready("bull", minister=1, seed=seed)
        board.workshops(1)
        for law in ("ship_subsidy", "trade_regulations"):
            board.state.parliament.deck.remove(law)
            board.state.parliament.discards.append(law)
        board.state.parliament.deck.remove("old_ideas_made_new")
        board.state.parliament.revealed.append("old_ideas_made_new")
        board.run("parliament", "parliament.old_ideas")
        law = board.told("parliament.selected")[0]["law"]
        votes[law] = "for" if board.told("parliament.voted_for") else "against"
    assert votes == {"ship_subsidy": "for", "trade_regulations": "against"}


@rule("jc2.solo.crown.vote.cards", "jc2.solo.crown.vote.free", "jc2.crown.prestige.newspapers",
      "jc2.crown.vote.bonus_moment")  # fmt: skip
def test_all_votes_of_its_cards_and_treasury() -> None:
    def votes(*, cash: int = 0, cards: tuple[str, ...] = (), workshops: int = 0, yards: int = 0, stop: int = 2) -> int:
        board = ready("bull")
        board.workshops(1, workshops)
        for _ in range(yards):
            board.yard(1)
        board.card(1, *cards)
        board.cash(0, cash)
        voting(board, "ship_subsidy", stop)
        assert board[1].cash == cash
        return board.state.parliament.ballot.votes

    assert votes(workshops=2, yards=1) == 5
    assert [votes(cash=n) for n in (3, 4, 7, 8, 11, 15, 40)] == [0, 1, 2, 2, 3, 4, 4]
    assert votes(cards=("rotten_borough_1",)) == 3
    assert votes(cards=("labour_newspaper",)) == 4, "power on shipping"
    assert votes(workshops=1, cards=("lady_newcome",)) == 2
    board = ready("bull")
    board.cash(0, 4)
    voting(board, "ship_subsidy")
    board[1].cash = 15
    board.run("parliament", "parliament.crown_vote")
    assert board.state.parliament.ballot.votes == 1, "once in a session"


@rule("jc2.solo.crown.vote.first", "jc2.crown.vote.further_round")
def test_the_crown_votes_first_and_once() -> None:
    board = ready("bull", minister=1)
    board.workshops(1)
    board.cash(9, 0)
    board.state.parliament.ballot.law, board.state.parliament.ballot.stop = "ship_subsidy", 2
    board.state.parliament.deck.remove("ship_subsidy")
    board.run("parliament", "parliament.round")
    assert board.told("parliament.voted_for")[0]["seat"] == 1 and board.ask.seat == A
    board.answer("against", [1], "done")
    assert board.ask.code == "parliament.more" and board.ask.seat == A, "a person decides on a further round"
    board.answer("more")
    assert len(board.told("parliament.voted_for")) == 1


# --- who leads the opposition ---------------------------------------------------------------------------------
def failing(board: Beside, against: list[int], leader: int = -1) -> Beside:
    ballot = board.state.parliament.ballot
    board.state.parliament.deck.remove("ship_subsidy")
    ballot.law, ballot.stop, ballot.votes = "ship_subsidy", 2, -1
    ballot.against = against
    ballot.opposed = [n > 0 for n in against]
    board.state.parliament.opposition = leader
    return board.run("parliament", "parliament.resolve")


@rule("jc2.crown.parliament.dial_to_crown", "jc2.solo.crown.vote.leader")
def test_a_failed_law_of_a_person_alone_gives_the_dial_to_the_crown() -> None:
    assert failing(ready(), [0, 0]).state.parliament.prime_minister == 1
    board = ready("peacock")
    board.workshops(1, 2)
    voting(board, "ship_subsidy")
    assert board.state.parliament.opposition == 1
    assert failing(ready(), [0, 4], 1).state.parliament.prime_minister == 1


@rule("jc2.solo.crown.vote.own_law", "jc2.solo.crown.vote.leader_tie")
def test_a_crown_prime_minister_may_oppose_its_own_law() -> None:
    board = ready("peacock", minister=1)
    board.workshops(1, 2)
    voting(board, "ship_subsidy")
    assert board.state.parliament.ballot.against == [0, 4]
    assert failing(ready(minister=1), [3, 4]).state.parliament.prime_minister == 1
    assert failing(ready(minister=1), [3, 3], A).state.parliament.prime_minister == A
    assert failing(ready(minister=1), [4, 3]).state.parliament.prime_minister == A
    assert failing(ready(minister=1), [0, 0]).state.parliament.prime_minister == 1


@rule("jc2.crown.parliament.two_leader")
def test_beside_two_persons_the_usual_rules_on_opposition() -> None:
    board = ready("peacock", seats=2)
    board.workshops(2, 2)
    board.workshops(B, 3)
    board.state.parliament.ballot.law, board.state.parliament.ballot.stop = "ship_subsidy", 2
    board.state.parliament.deck.remove("ship_subsidy")
    board.run("parliament", "parliament.crown_vote", ("parliament.vote", {"seat": B}))
    assert board.state.parliament.opposition == 2
    board.answer("against")
    assert board.ask.code == "parliament.cast_against", "nothing is voted in the Crown's name"
    board.answer([3])
    assert board.state.parliament.opposition == B
    board.state.parliament.ballot.votes = -1
    board.run("parliament", "parliament.resolve")
    assert board.state.parliament.prime_minister == B


# --- the special session --------------------------------------------------------------------------------------
def session(climate: str, votes: int, *, cash: int, workshops: int = 0, laws: tuple[str, ...] = ()) -> Beside:
    board = Beside(climate, scenario="1758", turn=4).poor()
    board.state.parliament.passed.clear()
    for law in laws:
        board.law(law)
    board.state.parliament.ballot.law = "deregulation"
    board.state.parliament.ballot.votes = votes
    board.workshops(1, workshops)
    board.cash(0, cash)
    return board.run("session", "parliament.crown_vote")


@rule("jc2.solo.crown.deregulation.spends", "jc2.crown.deregulation.first_round")
def test_it_buys_votes_only_if_that_sinks_the_law() -> None:
    bull = session("bull", 6, cash=6)
    assert bull.state.parliament.ballot.votes == -1 and bull[1].cash == 0, "one free vote, then six bought"
    dear = session("bull", 7, cash=6)
    assert dear.state.parliament.ballot.votes == 6 and dear[1].cash == 6
    cards = session("bull", 3, cash=0, workshops=2)
    assert cards.state.parliament.ballot.votes == -1 and cards[1].cash == 0
    limits = {}
    for climate, most in zip(CLIMATES, (6, 5, 4, 3, 2), strict=True):
        limits[climate] = [session(climate, n - 1 + 4, cash=20).state.parliament.ballot.votes for n in (most, most + 1)]
    assert limits == {climate: [-1, most] for climate, most in zip(CLIMATES, (6, 5, 4, 3, 2), strict=True)}
    board = session("bull", 6, cash=12)
    board.state.parliament.ballot.votes = 2
    board.run("session", "parliament.crown_vote")
    assert board.state.parliament.ballot.votes == 2, "once in a session"


@rule("jc2.crown.deregulation.price")
def test_dearer_votes_inside_the_same_limit() -> None:
    board = session("bull", 4, cash=7, laws=("masses_demand_franchise",))
    assert board.state.parliament.ballot.votes == -1 and board[1].cash == 1
    board = session("bull", 5, cash=7, laws=("masses_demand_franchise",))
    assert board.state.parliament.ballot.votes == 3 and board[1].cash == 7


@rule("jc2.solo.crown.deregulation.votes", "jc2.crown.deregulation.no_shift", "jc2.crown.deregulation.dial_stays")
def test_in_the_session_it_votes_last_and_the_dial_stays() -> None:
    board = Beside("bull", scenario="1758", turn=4).poor()
    board.state.parliament.ballot.law = "deregulation"
    board.state.parliament.ballot.votes = 1
    board.workshops(1, 2)
    board.cash(5, 0)
    board.run("session", "parliament.begin")
    assert board.ask.seat == A and not board.told("parliament.voted_against")
    board.answer("done")
    if board.ask.code == "parliament.more":
        board.answer("end")
    assert board.told("parliament.voted_against")[0]["seat"] == 1
    assert not board.told("crown.shift") and board.told("session.failed")
    assert board.state.parliament.prime_minister == A


@rule("jc2.solo.crown.deregulation.not_by_choice")
def test_it_calls_no_session_that_is_not_forced() -> None:
    board = Beside("bull", scenario="1758", turn=4).poor()
    board.state.parliament.prime_minister = 1
    tracks = board.game.components.tracks
    board.state.company.standing = next(n for n, row in enumerate(tracks.standing) if row.mark == "lined")
    board.state.company.debt = next(n for n, mark in enumerate(tracks.debt_marks) if mark != "star")
    board.run("session", "session.open")
    assert board.told("session.waived") and not board.told("session.called")
    star = Beside("bull", scenario="1758", turn=4).poor()
    star.state.parliament.prime_minister = 1
    star.state.company.standing = next(n for n, row in enumerate(tracks.standing) if row.mark == "star")
    star.run("session", "session.open")
    assert star.told("session.forced")
