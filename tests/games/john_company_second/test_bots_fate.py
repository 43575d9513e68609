"""The Company's fate as the bots see it: one estimate for all phases, and what threatens its regions."""

from __future__ import annotations

from itertools import pairwise

import pytest

from pygame_core.bots import Driver, make
from pygame_core.games.john_company_second import RULESET
from pygame_core.games.john_company_second.bots import crown, fate
from pygame_core.games.john_company_second.bots.books import Books
from pygame_core.games.john_company_second.bots.fate import SPREAD, Prospect
from pygame_core.games.john_company_second.bots.stakes import Stakes
from pygame_core.games.john_company_second.bots.threats import Threats, stack
from pygame_core.kernel.table import Player, Table
from tests.games.john_company_second.board import A, Board
from tests.games.john_company_second.figures import PRINTED
from tests.games.john_company_second.test_bots import GAME

USUAL = 6.0
BOT = "steady"


def ahead(years: int, left: float = USUAL, more: float = 0.0) -> tuple[float, ...]:
    return fate.ahead(PRINTED, years, left, more)


# --- year after year ----------------------------------------------------------------------------------------------
def test_without_years_to_come_only_a_failed_company_has_failed() -> None:
    assert set(ahead(0)[1:]) == {0.0} and ahead(0)[0] == 1.0


def test_higher_standing_and_more_money_are_safer_and_years_are_not() -> None:
    for years in (1, 2, 4):
        chances = ahead(years)
        assert all(lower >= higher for lower, higher in pairwise(chances))
        assert all(0 <= chance <= 1 for chance in chances)
        assert ahead(years, USUAL + 8)[3] < chances[3] < ahead(years + 1)[3]


def test_what_lies_between_two_pounds_is_between_their_chances() -> None:
    low, middle, high = (ahead(2, left)[3] for left in (5.0, 5.5, 6.0))
    assert low > middle > high and middle == pytest.approx((low + high) / 2)


def test_a_year_without_revenue_or_events_changes_nothing() -> None:
    then = ahead(2)
    assert fate.year(PRINTED, Prospect(None, 0.0, None), then) == then
    lost = fate.year(PRINTED, Prospect(None, 0.0, 1.0), then)
    paid = fate.year(PRINTED, Prospect(-12.0, SPREAD, None), then)
    assert lost[3] > then[3] and paid[3] > then[3]


def test_where_nothing_is_known_years_of_ruin_are_likelier() -> None:
    """The same number of losses is foreseen: from high Standing only ruin brings the Company down."""
    then = ahead(0)
    risk = {known: fate.year(PRINTED, Prospect(None, 0.0, 0.6, known), then) for known in (False, True)}
    assert risk[False][3] > risk[True][3] > 0
    assert risk[False][1] < risk[True][1]
    for chances in risk.values():
        assert all(0 <= chance <= 1 for chance in chances)


@pytest.mark.parametrize("losses", [0.0, 0.3, 0.8, 1.5, 4.0])
def test_no_more_regions_are_lost_than_foreseen(losses: float) -> None:
    """As many spaces of Standing, counted one for the first and two for the second region, as there are losses."""
    then = tuple(float(-at) for at in range(len(PRINTED.tracks.standing)))
    lost = fate.year(PRINTED, Prospect(None, 0.0, losses), then)[5] + 5
    assert min(1.5, losses) <= lost + 1e-9 and lost <= 1.5 * min(1.5, losses) + 1e-9


# --- in a position ------------------------------------------------------------------------------------------------
def test_the_next_phase_finds_the_same_fate() -> None:
    """Nothing has happened between the phases but that the question is another one: up to the Company Operation
    the estimate is the very same."""
    board = Board()
    found = [Books(board.run(phase).game).risk for phase in ("london", "family", "hiring")]
    assert found[0] == found[1] == found[2]


def test_the_estimate_does_not_jump_between_the_phases_of_a_game() -> None:
    steps = []
    for number in range(3):
        path = played(number)
        steps += [risk - was for (before, was), (after, risk) in pairwise(path) if before[0] == after[0]]
    assert abs(sum(steps)) / len(steps) < 0.05


def begun(seats: int) -> float:
    """How likely the Company seems to fail in a game that begins."""
    return Books(Table(RULESET, RULESET.mode(seats, None, {}), "fate/begun").game).risk


def test_the_crown_is_a_poor_partner_and_few_families_are_no_rich_ones() -> None:
    """Of games that steady bots begin so about 0.9, 0.8, 0.4, 0.4, and 0.75 are lost."""
    assert begun(1) > 0.85 and 0.7 < begun(2) < begun(1)
    assert 0.35 < begun(3) < 0.55 and 0.35 < begun(4) < 0.55
    assert begun(4) < begun(5) < begun(6) < 0.9


def test_cubes_of_the_crown_are_worth_little_when_the_company_is_near_its_end() -> None:
    worth = []
    for standing in (1, 6):
        board = Board()
        board.state.company.standing = standing
        worth.append(crown.cube(Stakes(board.run("hiring").game)))
    assert 0 < worth[0] < 0.8 * worth[1] < crown.CUBE


def played(number: int) -> list[tuple[tuple[int, str], float]]:
    """What the Company's fate looks like when each phase of a game of steady bots begins."""
    table = Table(RULESET, RULESET.mode(3, None, {}), f"fate/{number}", [Player(BOT, BOT) for _ in range(3)])
    found: list[tuple[tuple[int, str], float]] = []
    for _ in Driver(table, {seat: make(GAME, BOT) for seat in range(3)}, number).play():
        turn = table.game.state.turn
        moment = turn.number, turn.phase
        if table.result is None and turn.phase not in ("", "end") and (not found or found[-1][0] != moment):
            found.append((moment, Books(table.game).risk))
    return found


def test_a_pound_and_a_step_of_standing_are_worth_more_to_whom_the_company_matters() -> None:
    board = Board()
    board.shares(3, 0)
    stakes = Stakes(board.run("family").game)
    assert stakes.pound(A) > stakes.pound(1) > 0
    assert stakes.standing(A) > stakes.standing(1) > 0


# --- what threatens -----------------------------------------------------------------------------------------------
def test_where_the_elephant_looks_the_next_attack_is_likeliest() -> None:
    board = Board().bare()
    board.conquer("madras", "madras")
    board.elephant("mysore", "madras")
    looked = Threats(board.run("operations").game).attacked("madras")
    board.elephant("punjab", "delhi")
    assert looked > 2 * Threats(board.game).attacked("madras") > 0


def test_more_men_lose_less_and_unrest_makes_it_worse() -> None:
    board = Board().bare()
    board.conquer("madras", "madras")
    board.elephant("mysore", "madras")
    threats = Threats(board.run("operations").game)
    lost = [threats.lost("madras", ready) for ready in range(8)]
    assert lost == sorted(lost, reverse=True) and lost[0] > 0 == lost[-1]
    board.state.india.regions["madras"].unrest = 2
    assert Threats(board.game).lost("madras", 3) > lost[3]


def test_the_tiles_that_are_gone_are_not_feared() -> None:
    tiles = tuple(PRINTED.events.tiles)
    crises = [tile for tile in tiles if PRINTED.events.tiles[tile].type == "crisis"]
    others = tuple(tile for tile in tiles if tile not in crises)
    assert stack(PRINTED, tiles).first > 0 == stack(PRINTED, others).first
    assert stack(PRINTED, others).crises == ()
