"""The scenarios beside 1710: what lies where at the start, and how long they last."""

from __future__ import annotations

import pytest

from pygame_core.games.john_company_second import RULESET
from pygame_core.games.john_company_second.components import TABLES, promise_ids
from pygame_core.games.john_company_second.laws import calico_loss
from pygame_core.games.john_company_second.phases.parliament import session
from pygame_core.games.john_company_second.pieces import held_by
from pygame_core.games.john_company_second.promises import card_of
from pygame_core.games.john_company_second.scoring import court_points
from pygame_core.games.john_company_second.setup import new_state
from pygame_core.games.john_company_second.state import World
from pygame_core.kernel.state import to_json
from pygame_core.kernel.table import Table
from tests.games.john_company_second.board import A, Board
from tests.games.john_company_second.positions import investing, market

rule = pytest.mark.rule
SEATS = (3, 4, 5, 6)
BASIC = ["president_of_bombay", "president_of_madras", "president_of_bengal", "chairman", "director_of_trade",
         "manager_of_shipping", "military_affairs"]  # fmt: skip


def begin(scenario: str, seats: int = 4, *, draft: bool = False, seed: int = 1) -> Table:
    return Table(RULESET, RULESET.mode(seats, scenario, {"draft": draft}), seed)


def world(table: Table) -> World:
    state: World = table.game.state
    return state


def held(state: World) -> set[str]:
    return {office for office, post in state.offices.items() if post.where == "held"}


def controlled(state: World) -> dict[str, str]:
    return {region: at.control for region, at in state.india.regions.items() if at.control}


# --- 1758 -----------------------------------------------------------------------------------------------------
@rule("jc2.setup.1758.values", "jc2.setup.1758.start")
@pytest.mark.parametrize("seats", SEATS)
def test_1758_begins_with_debt_a_ship_and_the_monopoly(seats: int) -> None:
    state = world(begin("1758", seats))
    company, india = state.company, state.india
    assert (state.turn.number, company.debt, company.standing, company.balance) == (3, 2, 4, 5)
    assert set(company.treasuries.values()) == {3}
    assert {name: army.regiments for name, army in india.armies.items()} == {"bombay": 1, "madras": 1, "bengal": 2}
    assert {zone: n for zone, n in company.company_ships.items() if n} == {"east_indian": 1}
    assert (company.deregulated, state.firms, state.parliament.passed) == (False, [], [])
    assert state.parliament.dial == 6 and company.share_value == 1


@rule("jc2.setup.1758.map", "jc2.setup.1758.bengal")
def test_the_map_of_1758() -> None:
    state = new_state(4, "1758", {})
    india = state.india
    assert set(india.closed) == {"punjab_1", "delhi_3", "bombay_2", "maratha_2", "hyderabad_1", "mysore_1", "madras_1"}
    assert (india.tail, india.head) == ("delhi", "bengal")
    flagged = {region: at.capital for region, at in india.regions.items() if at.flag >= 0}
    assert flagged == {"delhi": True, "punjab": False}
    assert controlled(state) == {"bengal": "bengal"}
    assert not india.regions["bengal"].loot_up and not india.regions["bengal"].dome


@rule("jc2.setup.1758.office_cards")
@pytest.mark.parametrize("seats", SEATS)
def test_no_office_of_1758_is_vacant(seats: int) -> None:
    state = world(begin("1758", seats))
    assert held(state) == {*BASIC, "governor_of_bengal"}
    assert not any(post.where == "vacant" for post in state.offices.values())
    assert all(army.commander >= 0 for army in state.india.armies.values())
    assert sum(state.company.court) >= 5


@rule("jc2.end.1758")
@pytest.mark.parametrize(("scenario", "first", "last"), [("1758", 3, 7), ("1813", 5, 8), ("long_1710", 1, 8)])
def test_from_which_turn_to_which_it_is_played(scenario: str, first: int, last: int) -> None:
    turn = new_state(3, scenario, {}).turn
    assert (turn.number, turn.first, turn.last) == (first, first, last)


@rule("jc2.end.1758", "jc2.end.1813", "jc2.end.long1710")
@pytest.mark.parametrize(("scenario", "last"), [("1758", 7), ("1813", 8), ("long_1710", 8)])
def test_the_last_turn_is_followed_by_final_scoring(scenario: str, last: int) -> None:
    for number, scored in ((last - 1, False), (last, True)):
        board = Board(turn=number, scenario=scenario)
        board.run("upkeep", "turn.end")
        while board.asked and board.ask.code == "upkeep.last_moment":
            board.answer("done")
        assert bool(board.told("end.began")) == scored


# --- 1813 -----------------------------------------------------------------------------------------------------
@rule("jc2.setup.1813.values")
@pytest.mark.parametrize("seats", SEATS)
def test_1813_begins_with_debt_armies_and_ships(seats: int) -> None:
    state = world(begin("1813", seats))
    company, india = state.company, state.india
    assert (state.turn.number, company.debt, company.standing, company.balance) == (5, 3, 4, 5)
    assert set(company.treasuries.values()) == {3}
    assert [army.regiments for army in india.armies.values()] == [2, 2, 2]
    assert company.company_ships == {"west_indian": 1, "south_indian": 1, "east_indian": 1, "china": 0}
    assert state.parliament.dial == 10


@rule("jc2.setup.1813.map", "jc2.setup.1813.home_regions")
def test_the_map_of_1813() -> None:
    state = new_state(4, "1813", {})
    india = state.india
    closed = {"bengal_1", "bengal_2", "punjab_1", "delhi_2", "delhi_3", "maratha_2", "mysore_1"}
    assert set(india.closed) == closed and (india.tail, india.head) == ("mysore", "madras")
    assert all(at.flag < 0 for at in india.regions.values())
    assert controlled(state) == {"bombay": "bombay", "madras": "madras", "bengal": "bengal"}
    assert not any(india.regions[region].loot_up for region in controlled(state))


@rule("jc2.setup.1813.office_cards")
@pytest.mark.parametrize("seats", SEATS)
def test_three_governors_hold_office_in_1813(seats: int) -> None:
    state = world(begin("1813", seats))
    assert held(state) == {*BASIC, "governor_of_bombay", "governor_of_madras", "governor_of_bengal"}
    assert state.offices["governor_general"].where == "out"
    assert state.offices["superintendent_of_trade_in_china"].where == "out"


@rule("jc2.setup.1813.share_value")
def test_shares_of_1813_are_worth_two() -> None:
    board = Board(scenario="1813")
    board.shares(2)
    assert court_points(board.game, A) == 4


@rule("jc2.setup.1813.start", "jc2.firms.in_play")
def test_firms_may_be_formed_in_the_first_turn_of_1813_and_before_the_vote_in_no_other() -> None:
    board = market(turn=5)
    board.workshops(A)
    assert "found/workshop" in investing(board).open()
    for scenario in ("1758", "long_1710"):
        before = Board(scenario=scenario)
        before.game.state.turn.first = before.game.state.turn.number
        RULESET.steps.by_name["turn.phases"](before.game)
        assert "firms.open" not in [step for step, _ in before.game.added]


@rule("jc2.setup.1813.deregulation_card")
def test_nobody_has_a_token_for_deregulation_and_no_session_is_held() -> None:
    board = Board(scenario="1813")
    assert board.state.parliament.passed == ["deregulation"] and not any(f.laws for f in board.state.families)
    board.state.company.standing = 1
    RULESET.steps.by_name["turn.begin"](board.game)
    assert "session.open" not in [step for step, _ in board.game.added]
    assert session.marks(board.game) == {"star", "plain"}


@rule("jc2.setup.1813.calico")
def test_calico_acts_cost_nothing_and_the_subsidy_stays_in_1813() -> None:
    board = Board(scenario="1813")
    board.law("calico_acts", "industry_subsidy")
    board.state.company.balance = 21
    assert calico_loss(board.game) == 0
    board.run("firms", "turn.phases")
    assert "industry_subsidy" in board.state.parliament.passed


# --- Long 1710 ------------------------------------------------------------------------------------------------
@rule("jc2.setup.long1710_same_start")
@pytest.mark.parametrize("seats", SEATS)
def test_long_1710_begins_like_1710(seats: int) -> None:
    long, short = (to_json(new_state(seats, scenario, {})) for scenario in ("long_1710", "1710"))
    assert (long["turn"].pop("last"), short["turn"].pop("last")) == (8, 5)
    assert long == short
    dealt = [world(begin(scenario, seats)).drafted for scenario in ("long_1710", "1710")]
    assert dealt[0] == dealt[1]


# --- all of them ----------------------------------------------------------------------------------------------
@rule("jc2.setup.draft.pick", "jc2.setup.draft.same_counts")
@pytest.mark.parametrize("scenario", ["1758", "1813", "long_1710"])
@pytest.mark.parametrize(("seats", "each"), [(3, 4), (4, 3), (5, 3), (6, 3)])
def test_every_scenario_can_be_drafted(scenario: str, seats: int, each: int) -> None:
    table = begin(scenario, seats, draft=True)
    assert [len(hand) for hand in world(table).hands] == [each] * seats
    while table.pending[0].code == "setup.draft":
        decision = table.pending[0]
        table.answer(decision.seat, next(iter(decision.answers())))
    assert [len(cards) for cards in world(table).drafted] == [each] * seats
    assert all(held_by(table.game, seat) or world(table).families[seat].supply < 18 for seat in range(seats))


@rule("jc2.promise.sixth")
def test_the_sixth_promise_card_comes_with_deregulation() -> None:
    for scenario, n in (("1758", 5), ("long_1710", 5), ("1813", 6)):
        state = new_state(4, scenario, {})
        assert [len(family.promises) for family in state.families] == [n] * 4
    assert card_of(A, promise_ids(True)[-1]) in new_state(4, "1813", {}).families[A].promises


@rule("jc2.components.firm_pieces")
def test_four_strategy_cards() -> None:
    assert TABLES["firm"]["strategies"] == ["west_indian", "south_indian", "east_indian", "hobnob"]
    assert TABLES["counts"]["firm_cubes_per_family"] == 2
    assert TABLES["counts"]["strategy_cards_per_family"] == len(TABLES["firm"]["strategies"])


@pytest.mark.parametrize(
    ("scenario", "names"),
    [
        ("1710", set()),
        ("1758", {"deregulation"}),
        ("1813", {"deregulation"}),
        ("long_1710", {"long1710", "deregulation"}),
    ],
)
def test_what_the_ledger_calls_a_scenario(scenario: str, names: set[str]) -> None:
    """So that the help knows which entries hold at a table."""
    mode = RULESET.mode(4, scenario, {"draft": True})
    assert RULESET.names(mode) == {"all", scenario, "4p", "draft"} | names


@pytest.mark.parametrize(
    ("scenario", "deregulated", "shown"),
    [("1710", False, set()), ("1758", False, {"session"}), ("1758", True, {"firms"}), ("1813", True, {"firms"})],
)
def test_which_phases_a_table_is_shown(scenario: str, deregulated: bool, shown: set[str]) -> None:
    board = Board(scenario=scenario)
    board.state.company.deregulated = deregulated
    assert set(RULESET.phases_of(board.game)) & {"session", "firms"} == shown
