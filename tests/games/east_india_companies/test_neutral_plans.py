"""What the neutral company answers to a player's questions, and by which rule; it changes nothing by thinking."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core.games.east_india_companies.neutral import FASTEST, LARGEST, NEUTRAL, ShipPlans
from pygame_core.games.east_india_companies.phases import abilities, agent_card, loading, navigation, selling
from pygame_core.kernel.decisions import Decision
from pygame_core.kernel.reasons import RuleBug
from pygame_core.parts.automa import Choice, Plan, follow
from tests.games.east_india_companies.board import A, Board, N

rule = pytest.mark.rule


def decided(board: Board, asked: Decision, plan: Plan[Any] | None = None) -> tuple[Any, str]:
    """The answer and the reason; thinking leaves the table as it was."""
    before = board.table.digest()
    chosen = follow(board.game, asked, plan) if plan else NEUTRAL.decide(board.game, asked)
    assert board.table.digest() == before
    return chosen.answer, chosen.rule


def test_the_neutral_company_is_held_by_nobody() -> None:
    board = Board(2)
    assert [NEUTRAL.plays(board.game, company) for company in range(3)] == [False, False, True]
    assert not any(NEUTRAL.plays(Board(4).game, company) for company in range(4))


def test_every_effect_of_a_card_has_its_law() -> None:
    effects = {effect for card in Board(2).figures.agent_cards.values() for effect in card.effects}
    assert effects == set(agent_card.EFFECTS)


# --- A. -----------------------------------------------------------------------------------------------------------
@rule("eic.two.effect.sail", "eic.two.effect.crate", "eic.two.effect.ship_fallback")
@pytest.mark.parametrize(
    ("plan", "period", "gone", "ship", "reason"),
    [
        (FASTEST, 1, (), "yacht", "eic.two.effect.sail"),
        (LARGEST, 1, (), "fluyt", "eic.two.effect.crate"),
        (FASTEST, 2, ("frigate",), "east_indiaman", "eic.two.effect.sail"),
        (FASTEST, 2, ("frigate", "east_indiaman"), "yacht", "eic.two.effect.sail"),
        (LARGEST, 1, ("yacht", "fluyt"), None, "eic.two.effect.ship_fallback"),
    ],
)
def test_which_ship_is_taken(
    plan: ShipPlans, period: int, gone: tuple[str, ...], ship: str | None, reason: str
) -> None:
    board = Board(2, period=period)
    for kind in gone:
        board[N].stack.remove(board.tile(kind))
    answer = "none" if ship is None else board.tile(ship)
    assert decided(board, abilities.ship_question(board.game, N), plan.take) == (answer, reason)


@rule("eic.two.effect.sail")
def test_ships_cost_the_neutral_company_nothing_and_players_their_price() -> None:
    board = Board(2)
    assert board[N].cash == board[A].cash == 0
    theirs, ours = (abilities.ship_question(board.game, company) for company in (N, A))
    assert {option.params["cost"] for option in theirs.options[:2]} == {0}
    assert list(theirs.answers()) == [board.tile("yacht"), board.tile("fluyt"), "none"]
    assert list(ours.answers()) == ["none"]


@rule("eic.two.effect.ship_oldest", "eic.two.effect.ship_oldest_tie")
@pytest.mark.parametrize(
    ("plan", "fleet", "gone"),
    [
        (FASTEST, ("yacht", "galleon"), "galleon"),
        (FASTEST, ("frigate", "yacht"), "yacht"),
        (FASTEST, ("fluyt", "yacht"), "yacht"),
        (LARGEST, ("yacht", "fluyt"), "fluyt"),
    ],
)
def test_which_ship_goes(plan: ShipPlans, fleet: tuple[str, ...], gone: str) -> None:
    board = Board(2, period=2)
    board.fleet(N, *fleet)
    asked = abilities.discard_question(board.game, N, board.tile("clipper"))
    assert decided(board, asked, plan.discard) == (board.tile(gone), "eic.two.effect.ship_oldest")


@rule("eic.two.effect.post")
def test_the_first_free_seal_of_the_zone() -> None:
    board = Board(2)
    board.posts(A, "madras")
    asked = abilities.post_question(board.game, N, "india")
    assert [option.value for option in asked.options] == ["bombay", "madras", "calcutta"]
    assert decided(board, asked) == ("calcutta", "eic.two.effect.post")


# --- C. -----------------------------------------------------------------------------------------------------------
@rule("eic.two.navigation.single", "eic.two.navigation.posts", "eic.two.navigation.free")
@pytest.mark.parametrize(
    ("card", "zone", "reason"),
    [
        ("destination_2", "east_indies", "eic.two.navigation.single"),
        ("destination_4", "china", "eic.two.navigation.posts"),
        ("destination_9", "east_indies", "eic.two.navigation.posts"),
    ],
)
def test_the_card_says_where_a_ship_goes(card: Any, zone: str, reason: str) -> None:
    board = Board(2)
    board.posts(N, "batavia", "canton")
    board.state.sailing.drawn.append(card)
    asked = navigation.zone_question(board.game, N)
    assert {option.params["cost"] for option in asked.options} == {0}
    assert decided(board, asked) == (zone, reason)


@rule("eic.two.navigation.leftmost")
def test_the_ship_in_the_leftmost_dock_sails() -> None:
    board = Board(2)
    board.fleet(N, "yacht", "fluyt", "galleon")
    board[N].ships[0].where = "sea"
    asked = navigation.ship_question(board.game, N, "china")
    assert decided(board, asked) == (board.tile("fluyt"), "eic.two.navigation.leftmost")


# --- D. and E. ----------------------------------------------------------------------------------------------------
@rule("eic.two.loading.primary", "eic.two.loading.tea", "eic.two.loading.free")
@pytest.mark.parametrize(
    ("rows", "answer", "reason"),
    [
        ({"silk": 2, "tea": 2}, "silk", "eic.two.loading.primary"),
        ({"silk": 0, "tea": 2}, "tea", "eic.two.loading.tea"),
        ({"silk": 0, "tea": 0, "spices": 4}, "home", "eic.two.loading.full"),
    ],
)
def test_what_is_loaded_next(rows: dict[str, int], answer: str, reason: str) -> None:
    board = Board(2)
    (ship,) = board.fleet(N, "fluyt")
    board.rows("indies", **rows)
    board.loads("china")
    asked = loading.ship_question(board.game, N, ship, board.figures.zone["china"], 0)
    assert decided(board, asked) == (answer, reason)


@rule("eic.two.selling.warehouse_all")
def test_all_that_is_stored_is_sold() -> None:
    board = Board(2)
    board[N].level = 2
    board.store(N, tea=2, silk=1)
    asked = selling.warehouse_question(board.game, N)
    assert decided(board, asked) == ([2, 1], "eic.two.selling.warehouse_all")


@rule("eic.two.selling.leftmost")
def test_the_leftmost_of_equal_ships_unloads() -> None:
    board = Board(2)
    first, second = board.fleet(N, "galleon", "fluyt")
    board.load(first, tea=1)
    board.load(second, tea=1)
    first.dock, second.dock = 1, 0
    asked = selling.which_question(board.game, N, 1)
    assert decided(board, asked) == (second.tile, "eic.two.selling.leftmost")


@rule("eic.two.selling.ship_all", "eic.two.selling.store_full", "eic.two.selling.store_none")
@pytest.mark.parametrize(("level", "sold"), [(2, [1, 0]), (1, [1, 1]), (0, [2, 2])])
def test_cubes_are_stored_only_when_their_row_is_full(level: int, sold: list[int]) -> None:
    """One slot is free for tea and none for silk; with room for three, two or no cubes in the warehouses."""
    board = Board(2)
    board[N].level = level
    (ship,) = board.fleet(N, "steamship")
    rows = {good: len(row.slots) for good, row in board.figures.europe[2].items()}
    board.rows("europe", tea=rows["tea"] - 1, silk=rows["silk"])
    board.load(ship, tea=2, silk=2)
    asked = selling.ship_question(board.game, N, ship)
    assert decided(board, asked) == (sold, "eic.two.selling.ship_all")


def test_a_plan_against_the_rules_is_a_defect() -> None:
    board = Board(2)
    asked = abilities.ship_question(board.game, N)
    steamship = board.tile("steamship")
    with pytest.raises(RuleBug, match=r"agents\.ship: the plan answers"):
        follow(board.game, asked, lambda game, question: Choice(steamship, "eic.two.effect.sail"))


def test_the_neutral_company_has_plans_for_its_questions_only() -> None:
    board = Board(2)
    with pytest.raises(RuleBug, match=r"the neutral company has no plan for 'exchange\.turn'"):
        NEUTRAL.decide(board.game, board_question(board))


def board_question(board: Board) -> Decision:
    board.cash(20, 20)
    return board.run("exchange", ("exchange.turn", {"turn": 0})).ask
