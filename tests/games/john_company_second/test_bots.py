"""The bots of John Company: they know every question, answer by worth, and their tempers differ. (That they play whole
games, peep at nothing and answer only what is legal, the tests of `tests/bots` and `tests/conformance` show too.)"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import isfinite

import pytest

from pygame_core.bots import Driver, Level, Mind, make
from pygame_core.games.john_company_second import RULESET, bots
from pygame_core.games.john_company_second.bots import temper
from pygame_core.games.john_company_second.bots.books import Books
from pygame_core.games.john_company_second.bots.checks import spending
from pygame_core.games.john_company_second.bots.odds import last_prizes
from pygame_core.games.john_company_second.bots.stakes import Stakes
from pygame_core.games.john_company_second.bots.treasuries import Treasuries
from pygame_core.games.john_company_second.bots.whole import possessions
from pygame_core.games.john_company_second.components import ORDERS
from pygame_core.games.john_company_second.levels import LEVELS
from pygame_core.kernel.chance import Chance
from pygame_core.kernel.decisions import Answer
from pygame_core.kernel.table import Player, Table
from pygame_core.kernel.words import catalogue
from tests.games.john_company_second.board import A, B, Board
from tests.games.john_company_second.figures import PRINTED
from tests.games.john_company_second.positions import hiring, rivals

GAME = "john_company_second"
MIND = Mind(bots)


def table_of(seats: int, seed: str, **options: bool) -> Table:
    return Table(RULESET, RULESET.mode(seats, None, options), seed)


def walk(seats: int, seed: str, lot: int = 4) -> Iterator[Table]:
    """A game in which every so-manieth answer is drawn by lot, so that it comes to odd places; at each question."""
    table = table_of(seats, seed, draft=seats > 4)
    chance = Chance(f"walk/{seed}")
    while table.result is None:
        yield table
        decision = table.pending[0]
        by_lot = not chance.below(lot)
        table.answer(decision.seat, decision.sample(chance) if by_lot else MIND.policy(table.game, decision, chance))


def match(kinds: list[str], seed: str) -> Table:
    table = Table(RULESET, RULESET.mode(len(kinds), None, {}), seed, [Player(kind, kind) for kind in kinds])
    driver = Driver(table, {seat: make(GAME, kind) for seat, kind in enumerate(kinds)}, seed)
    assert not [played.error for played in driver.play() if played.failed]
    return table


def best(board: Board) -> Answer:
    return MIND.policy(board.game, board.ask, Chance("best"))


def worths(board: Board) -> dict[str, float]:
    return {str(hint.answer): hint.worth for hint in bots.hints(board.game, board.ask)}


# --- every question -----------------------------------------------------------------------------------------------
def test_every_question_of_the_game_has_its_hints() -> None:
    asked = {code for code in catalogue(RULESET.package).sections["prompt"] if not code.startswith("kernel.")}
    assert asked - OF_THE_CROWN == set(bots.known(crown=True, firms=True))


OF_THE_CROWN = {"firms.crown_invest", "operations.assign_one", "parliament.crown_vote"}
"""No person is ever asked these."""


def test_hints_are_legal_and_worth_something_wherever_a_game_may_be() -> None:
    seen: Counter[str] = Counter()
    for seats in (3, 4, 6):
        for table in walk(seats, f"legal/{seats}"):
            decision = table.pending[0]
            found = bots.hints(table.game, decision)
            assert found, decision.code
            for hint in found:
                assert decision.check(hint.answer) is not None
                assert isfinite(hint.worth), decision.code
            seen[decision.code] += 1
    assert len(seen) > 35, seen


def test_looking_changes_nothing() -> None:
    for count, table in enumerate(walk(4, "looking")):
        if count % 5 == 0:
            before = table.digest()
            bots.hints(table.game, table.pending[0])
            bots.evaluate(table.game, 0)
            bots.proposals(table.game, 1)
            bots.errands(table.game, 2, [option for option in table.acts(2) if option.why])
            assert table.digest() == before


def test_at_the_end_the_worth_is_the_score() -> None:
    table = match(["steady", "easy", "random"], "end")
    assert table.result is not None
    assert [bots.evaluate(table.game, seat) for seat in range(3)] == [float(n) for n in table.result["scores"]]


# --- the levels -----------------------------------------------------------------------------------------------------
def test_levels_from_random_to_strong() -> None:
    assert list(LEVELS) == ["random", "easy", "trader", "soldier", "courtier", "steady", "strong"]
    assert LEVELS["strong"].search
    assert {level.manner for level in LEVELS.values()} == {"", *temper.TEMPERS} == {"", *bots.MANNERS}
    assert LEVELS["steady"] == Level("greedy")


def test_steady_is_ahead_of_random_players() -> None:
    """A few games only; the measurements count the wins of many."""
    ahead = 0.0
    for number in range(12):
        me = number % 4
        table = match(["steady" if seat == me else "random" for seat in range(4)], f"beat/{number}")
        assert table.result
        scores = table.result["scores"]
        ahead += scores[me] - (sum(scores) - scores[me]) / 3
    assert ahead / 12 > 1.5


# --- temperaments ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_table_of_steady_players_has_all_tempers(seats: int) -> None:
    game = table_of(seats, "tempers").game
    names = Counter(each.name for each in temper.tempers(game))
    assert set(names) == set(temper.TEMPERS)
    assert max(names.values()) == -(-seats // 3)
    assert temper.tempers(game) == temper.tempers(table_of(seats, "tempers").game)


def test_a_family_that_begins_with_a_command_makes_soldiers() -> None:
    """Setup cards 8, 9 and 10 are Commanders, 6 is the Prime Minister with blackmail."""
    game = table_of(4, "begin").game
    game.state.drafted = [[1, 2, 3], [8, 9, 10], [6, 7, 11], [4, 5, 12]]
    names = [each.name for each in temper.tempers(game)]
    assert names[1] == "soldier" and names[2] == "courtier"


def test_tempers_go_different_ways() -> None:
    """Three families at one table, each beginning once with everything."""
    deeds: dict[str, Counter[str]] = {name: Counter() for name in temper.TEMPERS}
    for turn in range(3):
        kinds = [list(temper.TEMPERS)[(turn + seat) % 3] for seat in range(3)]
        for event in match(kinds, "deeds").log(None):
            if event.params.get("seat", -1) >= 0:
                done = deeds[kinds[event.params["seat"]]]
                done[event.code] += 1
                done[str(event.params.get("action"))] += 1
    trader, soldier, courtier = (deeds[name] for name in ("trader", "soldier", "courtier"))
    assert soldier["family.officer"] > 2 * max(trader["family.officer"], courtier["family.officer"])
    luxuries = [each["bought.purchase_luxury"] for each in (courtier, trader, soldier)]
    assert luxuries[0] > max(luxuries[1:])
    trading = [each["family.writer"] + each["family.share"] for each in (trader, soldier, courtier)]
    assert trading[0] > max(trading[1:])


# --- what is worth what -----------------------------------------------------------------------------------------------
def test_nobody_spends_more_on_a_check_than_it_can_bring() -> None:
    assert (
        max(spending(PRINTED.check, 6, 0, win=0.2, ruin=3.0, keep=0.2).items(), key=lambda item: item[1])[0] == "none"
    )
    rich = spending(PRINTED.check, 6, 0, win=6.0, ruin=1.0, keep=0.1)
    assert max(rich, key=lambda amount: rich[amount]) in (2, 3, 4)


def test_the_last_money_goes_into_the_best_prizes() -> None:
    assert last_prizes(PRINTED, 1, 21) == (12, ("prize_12",))
    assert last_prizes(PRINTED, 2, 22)[0] == 12
    assert last_prizes(PRINTED, 3, 12)[0] == 6


def test_the_last_pensioner_takes_the_best_prize_he_can_pay() -> None:
    board = Board()
    board.cash(15)
    board.pensioners(1)
    board.run("end", ("london.retire", {"seat": A, "final": True}))
    assert best(board) == "prize_8" and PRINTED.prizes["prize_8"].cost <= 15


def test_a_company_near_ruin_is_known_to_be_so() -> None:
    board = Board()
    board.run("family")
    found = []
    for standing in (1, 2, 4, 7):
        board.state.company.standing = standing
        found.append(Books(board.game).risk)
    assert found == sorted(found, reverse=True) and found[0] > 1.5 * found[-1]


def test_a_share_is_worth_less_where_the_company_fails() -> None:
    board = Board()
    board.shares(2, 2)
    board.run("family")
    safe = Stakes(board.game).share
    board.state.company.standing = 1
    assert Stakes(board.game).share < safe


def test_a_prestige_card_is_worth_something() -> None:
    board = Board()
    board.run("family")
    before = possessions(Stakes(board.game), A)
    board.card(A, "rotten_borough_1")
    stakes = Stakes(board.game)
    assert possessions(stakes, A) == pytest.approx(before + stakes.prestige("rotten_borough_1")) and before >= 0
    assert stakes.prestige("rotten_borough_1") > 0


def test_what_spread_money_does_is_the_sum_of_what_it_does_in_each_treasury() -> None:
    board = Board().bare()
    for seat, office in ((A, "chairman"), (B, "president_of_bombay"), (B, "president_of_bengal")):
        board.office(seat, office)
    board.state.company.extra_ships["east_indian"] = 2
    board.run("operations")
    plan = Treasuries(Stakes(board.game), A)
    given, done = plan._spread(8, {})
    held = board.state.company.treasuries
    assert sum(given.values()) == 8
    assert done == pytest.approx(sum(plan.use(office, held[office] + n) - plan.use(office, held[office])
                                     for office, n in given.items()))  # fmt: skip


def test_the_chairman_gives_money_where_ships_wait_for_it() -> None:
    board = Board().bare()
    for seat, office in ((A, "chairman"), (B, "president_of_bombay"), (B, "president_of_bengal")):
        board.office(seat, office)
    board.state.company.extra_ships["east_indian"] = 2
    board.run("operations")
    given, _ = Treasuries(Stakes(board.game), A).plan(8)
    assert given["president_of_bengal"] >= 4 and given["president_of_bombay"] <= 2


def test_a_president_keeps_his_money_where_there_is_nothing_to_win() -> None:
    board = Board().bare()
    board.office(A, "president_of_bengal")
    board.state.company.treasuries["president_of_bengal"] = 4
    board.state.company.company_ships["east_indian"] = 2
    board.run("operations", ("operations.next_position", {"presidency": "bengal", "done": []}))
    assert best(board) == "trade"
    board.answer("trade")
    spent = best(board)
    assert 2 <= spent <= 4


def test_own_kin_comes_first() -> None:
    board = hiring(rivals("manager_of_shipping", A, B))
    assert board.ask.code == "hiring.choose" and best(board) == f"writer/bombay/{A}"


def test_enterprises_vote_before_money_does() -> None:
    """The law of the Prime Minister fails by one vote; two workshops would save it."""
    board = Board()
    board.workshops(A, 2)
    board.cash(9)
    parliament = board.state.parliament
    parliament.ballot.law, parliament.ballot.stop, parliament.ballot.votes = "tenure_limits", 0, -1
    parliament.deck.remove("tenure_limits")
    board.run("parliament", ("parliament.vote", {"seat": A}))
    assert best(board) == "for"
    board.answer("for")
    by_ballot = dict(zip(board.options(), best(board), strict=True))
    assert by_ballot == {"cash": 0, "workshops": 1}


def test_the_last_pounds_are_not_spent_on_a_vote_that_is_lost() -> None:
    board = Board()
    board.cash(1, 9)
    parliament = board.state.parliament
    parliament.ballot.law, parliament.ballot.stop, parliament.ballot.votes = "tenure_limits", 0, -6
    parliament.deck.remove("tenure_limits")
    board.run("parliament", ("parliament.vote", {"seat": A}))
    assert best(board) == "done"


def test_promised_money_is_called_in_while_it_is_there() -> None:
    board = Board()
    board.promise(A, B, "pay_two")
    board.cash(0, 5)
    board.run("family", ("family.action", {"seat": A}))
    acts = list(board.acts(A).values())
    assert [act.value for act in bots.errands(board.game, A, acts)] == [["promise.pay", B]]
    board.cash(0, 1)
    assert not bots.errands(board.game, A, acts)


def test_an_envoy_to_the_mughals_is_sent_where_it_pays() -> None:
    board = Board().bare()
    board.blackmail(A, "envoy_to_the_mughals")
    board.cash(2, 2, 2, 2)
    board.run("family", ("blackmail.window", {"before": "family"}))
    assert best(board) == "envoy_to_the_mughals"
    board.state.india.closed = list(ORDERS)
    assert worths(board)["envoy_to_the_mughals"] < 0


def test_regiments_fall_before_officers_and_others_before_the_own() -> None:
    board = Board().bare()
    board.conquer("madras", "madras")
    board.commander(A, "madras")
    board.officers(A, "madras", 1)
    board.officers(B, "madras", 1)
    board.state.india.armies["madras"].regiments = 1
    board.run("events", ("events.pieces", {"army": "madras", "count": 2}))
    used = dict(zip(board.options(), best(board), strict=True))
    assert used == {"regiments": 1, f"officers_{A}": 0, f"officers_{B}": 1}
