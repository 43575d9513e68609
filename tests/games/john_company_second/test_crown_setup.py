"""The Crown at the table: modes, cubes, setup cards, where it sits, levels."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core.games.john_company_second import RULESET
from pygame_core.games.john_company_second.crown.shown import colours, shown
from pygame_core.games.john_company_second.view import view
from pygame_core.kernel.reasons import Refused
from pygame_core.kernel.table import Table
from tests.games.john_company_second.board import A, B, clause
from tests.games.john_company_second.crown import Beside, solo, two

rule = pytest.mark.rule
SCENARIOS = ("1710", "1758", "1813", "long_1710")


def new(seats: int = 1, scenario: str = "1710", seed: int = 1, **options: Any) -> Table:
    return Table(RULESET, RULESET.mode(seats, scenario, options), seed)


def set_up(table: Table) -> Table:
    """Somebody has taken the first cards that came."""
    while table.pending[0].code in ("crown.keep", "crown.give"):
        table.answer(table.pending[0].seat, next(iter(table.pending[0].answers())))
    return table


def state(table: Table) -> Any:
    return table.game.state


# --- modes ----------------------------------------------------------------------------------------------------
@rule("jc2.crown.setup.any_scenario", "jc2.crown.difficulty.two_levels")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_scenario_is_played_beside_the_crown(scenario: str) -> None:
    for seats in (1, 2):
        table = set_up(new(seats, scenario))
        assert len(state(table).families) == seats + 1
        assert state(table).company.deregulated == (scenario == "1813")
    with pytest.raises(Refused):
        RULESET.mode(2, scenario, {"level_two": "legendary"})
    assert RULESET.mode(1, scenario, {"level": "legendary"}).options["level"] == "legendary"


def test_options_of_other_numbers_of_seats_are_no_part_of_a_setup() -> None:
    assert str(RULESET.mode(3, "1710", {})) == "3p-1710-draft=False"
    assert "draft" not in RULESET.mode(1, "1710", {}).options
    with pytest.raises(Refused) as caught:
        RULESET.mode(1, "1710", {"draft": True})
    assert caught.value.reason.rule == "kernel.setup.not_here"


def test_the_ledger_calls_the_new_numbers_of_seats_by_their_names() -> None:
    one, two, three = (RULESET.names(RULESET.mode(seats, "1758", {})) for seats in (1, 2, 3))
    assert "solo" in one and "two-player" in two and not {"solo", "two-player"} & three


# --- cubes and levels -----------------------------------------------------------------------------------------
@rule("jc2.solo.cubes", "jc2.solo.cubes_two", "jc2.solo.difficulty", "jc2.solo.difficulty.legendary")
def test_the_cubes_of_each_level() -> None:
    alone = {level: state(new(level=level)).crown.cubes for level in ("easy", "normal", "hard", "expert", "legendary")}
    assert alone == {"easy": [6, 6], "normal": [6, 6], "hard": [2, 10], "expert": [2, 10], "legendary": [0, 12]}
    both = {level: state(new(2, level_two=level)).crown.cubes for level in ("easy", "normal", "hard", "expert")}
    assert both == {"easy": [4, 4, 4], "normal": [4, 4, 4], "hard": [2, 2, 8], "expert": [2, 2, 8]}


@rule("jc2.solo.setup_cards", "jc2.crown.setup.basic_only")
def test_one_person_keeps_a_card_of_three_four_times() -> None:
    table = new(level="hard")
    for _ in range(4):
        (asked,) = table.pending
        drawn = [option.value for option in asked.options]  # type: ignore[attr-defined]
        assert asked.code == "crown.keep" and len(drawn) == 3
        table.answer(0, drawn[1])
        assert drawn[1] in state(table).drafted[0] and {drawn[0], drawn[2]} <= {*state(table).drafted[1]}
    assert [len(cards) for cards in state(table).drafted] == [4, 8]
    assert sorted(card for cards in state(table).drafted for card in cards) == list(range(1, 13))


@rule("jc2.solo.setup_cards_random")
def test_the_cards_can_be_dealt_instead() -> None:
    table = new(dealt=True)
    assert table.pending[0].code not in ("crown.keep", "crown.give")
    assert [len(cards) for cards in state(table).drafted] == [4, 8]
    assert sorted(card for cards in state(table).drafted for card in cards) == list(range(1, 13))
    assert state(new(dealt=True, seed=2)).drafted != state(table).drafted


@rule("jc2.solo.setup_cards_two", "jc2.solo.two_as_three")
def test_two_persons_each_give_a_card_of_three_twice() -> None:
    table = new(2)
    for _ in range(2):
        assert [asked.code for asked in table.pending] == ["crown.give"] * 2
        given = [next(iter(asked.answers())) for asked in table.pending]
        for seat, number in enumerate(given):
            table.answer(seat, number)
        assert {*given} <= {*state(table).drafted[2]}
    assert [len(cards) for cards in state(table).drafted] == [4, 4, 4]
    assert sorted(card for cards in state(table).drafted for card in cards) == list(range(1, 13))


@rule("jc2.crown.setup.extra_cards")
def test_the_extra_cards_of_the_crown_are_drawn_at_random() -> None:
    table = set_up(new(level="expert"))
    assert [len(cards) for cards in state(table).drafted] == [4, 11]
    extra = {number for number in state(table).drafted[1] if number > 12}
    assert len(extra) == 3
    assert any(
        {n for n in state(set_up(new(level="expert", seed=seed))).drafted[1] if n > 12} != extra for seed in (2, 3, 4)
    )
    assert [len(cards) for cards in state(set_up(new(level="legendary"))).drafted] == [4, 14]
    assert [len(cards) for cards in state(set_up(new(2, level_two="expert"))).drafted] == [4, 4, 7]


@rule("jc2.solo.no_promise_cards", "jc2.crown.promise_cards_two")
def test_who_has_promise_cards() -> None:
    assert [len(family.promises) for family in state(new()).families] == [0, 0]
    assert [len(family.promises) for family in state(new(level="easy")).families] == [5, 0]
    assert [len(family.promises) for family in state(new(2)).families] == [5, 5, 0]
    board = two()
    board.run("bonuses")
    board.deal(A, B, clause("promise", A, B, promise="benyon.pay_two"))
    assert "benyon.pay_two" in board[B].promises
    board.run("bonuses", ("crown.window", {"moment": "basic"}))
    assert "basic.promise_card" not in board.offered()


# --- the table ------------------------------------------------------------------------------------------------
@rule("jc2.solo.crown_pieces")
def test_the_crown_has_the_pieces_of_two_families() -> None:
    board = solo()
    assert (board[A].supply, board[board.own].supply) == (18, 36)
    board.shares(0, 17)
    assert colours(board.game) == [17, 0]
    board.writers(board.own, "bombay", 3)
    assert colours(board.game) == [18, 2]


@rule("jc2.solo.climate_start", "jc2.crown.setup.climate_moment")
def test_the_first_card_sets_the_climate_on_the_finished_setup() -> None:
    table = set_up(new())
    mine = state(table).crown
    assert len(mine.deck) == 9 and mine.card and not mine.used
    board = solo()
    board.crown.card, board.crown.deck = 0, [1, 2, 3, 4, 5, 6, 8, 9, 10, 7]
    board.cash(0, 9)
    board.run("", "crown.setup.seat", script=[[1, 2, 3, 4, 5, 6, 8, 9, 10, 7]])
    assert (board.crown.card, board.crown.climate) == (7, "peacock")


def seated(chairman: int, **offices: int) -> Beside:
    board = two()
    board.office(chairman, "chairman")
    for name, seat in offices.items():
        board.office(seat, name)
    board.crown.card, board.crown.deck = 0, list(range(1, 11))
    board.run("", "crown.setup.seat", script=[[2, 3, 4, 5, 6, 7, 8, 9, 10, 1]])
    return board


@rule("jc2.solo.seat", "jc2.crown.setup.seat_crown_chairman")
def test_where_the_crown_sits() -> None:
    assert seated(0).crown.circle == [0, 1, 2] and seated(1).crown.circle == [1, 0, 2]
    board = seated(2, director_of_trade=1, manager_of_shipping=0)
    assert board.crown.circle == [2, 1, 0]
    assert seated(2, director_of_trade=0, manager_of_shipping=1).crown.circle == [2, 0, 1]
    alone = solo()
    alone.office(A, "chairman")
    alone.crown.card, alone.crown.deck = 0, list(range(1, 11))
    alone.run("", "crown.setup.seat", script=[[2, 3, 4, 5, 6, 7, 8, 9, 10, 1]])
    assert alone.crown.circle == [0, 1]


@rule("jc2.solo.button_start")
def test_who_begins_with_the_button() -> None:
    """The finger of card 1 points at the first way on the back of card 10, that of card 10 at the second of card 9."""
    board = seated(0)
    assert board.crown.card == 1 and board.crown.button == board.crown.circle[1]
    board = two()
    board.office(0, "chairman")
    board.crown.card, board.crown.deck = 0, list(range(1, 11))
    board.run("", "crown.setup.seat", script=[[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]])
    assert board.crown.card == 10 and board.crown.button == board.crown.circle[0]


@rule("jc2.solo.standard_rules")
def test_the_crown_counts_as_a_player() -> None:
    board = solo()
    board.office(A, "chairman")
    board.vacant("manager_of_shipping")
    board.writers(A, "bombay")
    board.writers(board.own, "bombay")
    board.run("hiring", "hiring.open")
    assert {option.params["holder"] for option in board.ask.options} == {A, board.own}  # type: ignore[attr-defined]
    board.answer("writer/bombay/0")
    assert board.told("consent.refused") == [{"seat": board.own, "by": A, "what": "hiring.nepotism"}]


@rule("jc2.crown.negotiation.none")
def test_nothing_is_given_to_the_crown_but_by_favours() -> None:
    board = two()
    board.cash(5, 5, 5)
    with pytest.raises(Refused):
        board.table.deal(A, "propose", [clause("cash", A, board.own, n=2)])
    board.workshops(A)
    board.state.parliament.ballot.law = "ship_subsidy"
    board.state.parliament.prime_minister = B
    board.run("parliament", ("parliament.vote", {"seat": A}))
    board.answer("against")
    assert board.ask.code == "parliament.cast_against"


@rule("jc2.solo.button_trade")
def test_the_button_and_cubes_are_traded_between_persons() -> None:
    board = two().cubes(4, 4)
    board.run("bonuses")
    board.deal(A, B, clause("button", A, B, n=1), clause("cubes", B, A, n=2))
    assert board.crown.button == B and board.crown.cubes == [6, 2, 4]
    assert board.deal_refused(A, clause("button", A, B, n=1)) == "jc2.solo.button_trade"
    assert board.deal_refused(A, clause("cubes", B, A, n=3)) == "jc2.solo.button_trade"


# --- what a person sees ---------------------------------------------------------------------------------------
def test_of_the_next_ai_card_only_the_back_is_seen() -> None:
    board = solo(card=4, back=5)
    seen = shown(board.game)
    assert seen["card"]["card"] == 4 and seen["back"] == {
        "slots": ["madras", "bengal", "bombay"], "ways": ["clockwise", "counterclockwise"],
    }  # fmt: skip
    other = solo(card=4, back=7)
    assert view(board.game, A)["crown"] == view(other.game, A)["crown"]
    assert view(board.game, A)["families"][1]["family"] == "crown"


def test_the_checklist_ticks_off_what_is_done() -> None:
    board = solo("bull")
    board.bare().office(board.own, "chairman")
    board.state.company.balance = 8
    board.routes(1, 1, 0).cubes(1)
    board.turn_up(4)
    board.state.company.standing = 4
    board.run("operations", "operations.open")
    steps = {step["code"]: step["done"] for step in shown(board.game)["steps"]}
    assert steps["step.climate"] and not steps["step.pay"]
