"""How the bots of John Company deal: they offer what they can give, take what gains them something, and say why."""

from __future__ import annotations

from collections import Counter

from pygame_core.bots import Driver, make
from pygame_core.games.john_company_second import RULESET, bots
from pygame_core.games.john_company_second.bots import bonds
from pygame_core.games.john_company_second.bots.stakes import Stakes
from pygame_core.games.john_company_second.negotiation import TRADE
from pygame_core.kernel import deals
from pygame_core.kernel.table import Player, Table
from tests.games.john_company_second.board import A, B, Board, clause
from tests.games.john_company_second.positions import rivals
from tests.games.john_company_second.test_bots import match, walk

GAME = "john_company_second"


def reply(board: Board, *clauses: dict[str, object]) -> tuple[str, str]:
    """What a steady player on seat B says to an offer of A's, and why."""
    board.table.players[B] = Player("Bot", "steady")
    board.table.deal(A, "propose", list(clauses))
    played = Driver(board.table, {B: make(GAME, "steady")}).play_one()
    assert played is not None and not played.failed
    return played.move.move[1], played.move.why.code.rpartition(".")[2]


def beside(cash: tuple[int, int] = (10, 10), luxuries: tuple[int, int] = (0, 0)) -> Board:
    """Two families in a Family phase: A is asked, B looks on."""
    board = Board()
    board.cash(*cash)
    board.shares(1, 1)
    for seat, n in enumerate(luxuries):
        board.luxuries(seat, n)
    return board.run("family", ("family.action", {"seat": A}))


# --- what they answer -----------------------------------------------------------------------------------------------
def test_a_gift_is_taken() -> None:
    assert reply(beside(), clause("cash", A, B, n=4)) == ("accept", "deal_good")


def test_nothing_is_given_away() -> None:
    said, why = reply(beside(), clause("cash", B, A, n=5))
    assert said == "reject" and why == "deal_bad"


def test_a_fair_price_is_taken_and_a_poor_one_is_not() -> None:
    price = clause("luxuries", B, A, n=1)
    board = beside((10, 1), (0, 1))
    assert reply(board, price, clause("cash", A, B, n=9)) == ("accept", "deal_good")
    assert board[A].luxuries == 1 and board[B].cash == 10
    board = beside((10, 1), (0, 1))
    assert reply(board, price, clause("cash", A, B, n=2))[0] != "accept"
    assert board[B].luxuries == 1


def test_an_offer_that_helps_the_other_far_more_is_declined() -> None:
    board = beside((0, 20), (2, 0))
    dear = [clause("cash", B, A, n=20), clause("luxuries", A, B, n=1), clause("shares", A, B, n=1)]
    assert reply(board, *dear) == ("counter", "deal_counter")
    counter = board.game.deals["open"][0]["clauses"]
    assert sum(row.get("n", 0) for row in counter if row["kind"] == "cash" and row["from"] == B) < 20


def test_the_last_price_divides_the_gain() -> None:
    """A has money to spare and would pay much: for the least that B takes, B gains about as much as A."""
    for n in range(1, 10):
        board = beside((20, 1), (0, 1))
        offer = [clause("luxuries", B, A, n=1), clause("cash", A, B, n=n)]
        before = [bots.evaluate(board.game, seat) for seat in (A, B)]
        if reply(board, *offer)[0] == "accept":
            break
    gained = [bots.evaluate(board.game, seat) - was for seat, was in zip((A, B), before, strict=True)]
    assert gained[A] > 0.3 and bots.FAIR * gained[A] < gained[B]


# --- what they offer --------------------------------------------------------------------------------------------------
def test_nobody_offers_what_he_does_not_have() -> None:
    kinds: Counter[str] = Counter()
    for seats in (3, 4, 5):
        for count, table in enumerate(walk(seats, f"offers/{seats}")):
            if count % 3:
                continue
            for seat in range(seats):
                for clauses in bots.proposals(table.game, seat):
                    assert deals.read_clauses(table.game, TRADE, clauses) == (clauses, False)
                    assert seat in {end for row in clauses for end in (row["from"], row["to"])}
                    kinds.update(row["kind"] for row in clauses)
    assert kinds["cash"] and len(kinds) > 2, kinds


def test_no_deals_while_nothing_can_come_of_them() -> None:
    board = beside()
    board.state.turn.phase = "end"
    assert not bots.proposals(board.game, A)


def test_a_consent_is_worth_most_to_whoever_hires_just_now() -> None:
    board = rivals("director_of_trade", A, B)
    board.run("hiring", ("family.action", {"seat": A}))
    stakes = Stakes(board.game)
    now = bonds.worth(stakes, A, B, "consent_to_nepotism")
    assert now > bonds.worth(stakes, B, A, "consent_to_nepotism")
    assert bonds.worth(stakes, B, A, "hire_my_kin") > bonds.worth(stakes, A, B, "hire_my_kin")


def test_only_promises_that_can_be_called_soon_are_offered() -> None:
    board = rivals("director_of_trade", A, B)
    board.run("hiring", ("family.action", {"seat": A}))
    stakes = Stakes(board.game)
    assert bonds.useful(stakes, A, B, "consent_to_nepotism") and not bonds.useful(stakes, B, A, "consent_to_nepotism")
    assert bonds.useful(stakes, B, A, "hire_my_kin") and not bonds.useful(stakes, A, B, "hire_my_kin")
    for promise in ("vote_with_my_enterprises", "support_with_my_shares", "pay_two"):
        assert not bonds.useful(stakes, A, B, promise)


def test_promises_are_owed_as_well_as_held() -> None:
    board = Board()
    board.promise(A, B, "vote_with_my_enterprises")
    board.workshops(B, 2)
    board.run("family", ("family.action", {"seat": A}))
    stakes = Stakes(board.game)
    assert bonds.balance(stakes, A) > 0 > bonds.balance(stakes, B)


def test_deals_are_made_among_bots_but_not_too_many() -> None:
    proposed, made, turns = 0, 0, 0
    for number in range(4):
        table = match(["steady"] * 4, f"market/{number}")
        codes = Counter(event.code for event in table.log(None))
        proposed += codes["kernel.deal.proposed"]
        made += codes["kernel.deal.made"]
        turns += table.game.state.turn.number
    assert 0 < made <= proposed <= 4 * turns


def test_a_table_without_bots_is_left_alone() -> None:
    table = Table(RULESET, RULESET.mode(3, None, {}), "people")
    assert Driver(table, {}).play_one() is None
