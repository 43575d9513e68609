"""Several answers that are one decision: tried out on a copy, given in a row, taken back whole."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from pygame_core.composing import LONGEST, attempt, give
from pygame_core.games.registry import ruleset
from pygame_core.kernel.decisions import Option, Pick
from pygame_core.kernel.game import Step, Steps
from pygame_core.kernel.reasons import OPEN, Closed, Refused
from pygame_core.kernel.ruleset import Chain
from pygame_core.kernel.table import Table
from tests.facade.desk import Page
from tests.kernel.tiny import G, finish, note, notes, planned, rules, table

WORDS = ("buy", "roll", "done")


def shop(same: tuple[str, ...] = ()) -> Table:
    """Seat 0 buys for up to three coins, then seat 1 is asked the same; `roll` throws a die."""
    steps = Steps()

    @steps("shop")
    def shopping(game: G, seat: int, stall: int) -> Step:
        spent = game.state.notes.count(f"{seat} buy")
        said = yield lambda: Pick(seat, "shop", [
            Option(word, Closed("tiny.purse") if word == "buy" and spent == 3 else OPEN) for word in WORDS
        ], stall=stall)  # fmt: skip
        if said == "roll":
            game.roll("rolled", 1, seat=seat)
        note(game, f"{seat} {said}")
        if said == "done" and seat == 1:
            finish(game)
        elif said == "done":
            game.next(shopping, seat=1, stall=stall)
        else:
            game.next(shopping, seat=seat, stall=stall + (said == "roll"))

    made = replace(rules(steps, [planned(shopping, seat=0, stall=1)]), chains={"shop": Chain(("shop",), same)})
    return table(made, 2)


def refusal(*answers: Any, on: Table | None = None) -> str:
    with pytest.raises(Refused) as caught:
        attempt(on or shop(), 0, list(answers))
    return caught.value.reason.rule


# --- trying out -------------------------------------------------------------------------------------------------
def test_a_trial_gives_the_next_question_and_changes_nothing() -> None:
    one = shop()
    before = one.digest()
    trial = attempt(one, 0, ["buy", "buy", "buy"])
    assert trial.following is not None and not trial.shows
    assert [bool(option.why) for option in trial.following.options] == [False, True, True]  # type: ignore[attr-defined]
    assert notes(trial.table) == ["0 buy"] * 3
    assert one.digest() == before and one.record == []


def test_a_decision_is_whole_when_somebody_else_is_asked() -> None:
    trial = attempt(shop(), 0, ["buy", "done"])
    assert trial.following is None and not trial.shows and notes(trial.table) == ["0 buy", "0 done"]


def test_what_would_show_dice_is_not_carried_out() -> None:
    trial = attempt(shop(), 0, ["buy", "roll"])
    assert trial.shows and trial.following is None
    assert notes(trial.table) == ["0 buy"]


def test_a_trial_ends_where_dice_fall_or_another_decides() -> None:
    assert refusal("roll", "buy") == "kernel.compose.shows"
    assert refusal("done", "buy") == "kernel.compose.parted"


def test_an_answer_that_is_not_legal_there_is_refused_with_its_reason() -> None:
    assert refusal("buy", "buy", "buy", "buy") == "tiny.purse"
    assert refusal("steal") == "kernel.answer.not_offered"


@pytest.mark.parametrize("answers", [[], "buy", None, ["buy"] * (LONGEST + 1)])
def test_answers_are_a_list_of_a_sensible_length(answers: Any) -> None:
    for door in (attempt, give):
        with pytest.raises(Refused) as caught:
            door(shop(), 0, answers)
        assert caught.value.reason.rule == "kernel.compose.answers"


def test_a_chain_can_hold_only_for_the_same_thing() -> None:
    one = shop(("stall",))
    one.answer(0, "roll")
    assert attempt(one, 0, ["buy"]).following is not None
    assert give(one, 0, ["roll", "buy"]) == 1


# --- giving -----------------------------------------------------------------------------------------------------
def test_what_was_composed_is_given_in_a_row_and_taken_back_whole() -> None:
    one = shop()
    before = one.digest()
    assert give(one, 0, ["buy", "buy", "done"]) == 3
    assert [entry[2:] for entry in one.record] == [["buy"], ["buy", "more"], ["done", "more"]]
    one.undo(0)
    assert one.digest() == before


def test_giving_stops_where_something_shows_and_keeps_what_came_before() -> None:
    one = shop()
    assert give(one, 0, ["buy", "roll", "buy"]) == 2
    assert notes(one) == ["0 buy", "0 roll"]


def test_giving_stops_at_what_is_not_legal_any_more() -> None:
    one = shop()
    assert give(one, 0, ["buy", "buy", "buy", "buy", "done"]) == 3
    with pytest.raises(Refused):
        give(one, 0, ["buy", "done"])
    assert notes(one) == ["0 buy"] * 3


# --- through the facade -----------------------------------------------------------------------------------------
def test_a_preview_shows_the_board_as_it_would_be_and_sends_nothing() -> None:
    page = Page("east_india_companies", 3, seed=3)
    question = page.until("agents.where", "agents.which")
    first = next(option["value"] for option in question["options"] if "closed" not in option)
    position = page.view["meta"]["position"]
    tried = page.ask("preview", seat=question["seat"], answers=[first])
    assert "meta" not in tried["set"] and tried["set"]
    assert page.ask("view")["set"]["meta"]["position"] == position
    sent = page.ask("compose", seat=question["seat"], answers=[first])
    assert sent["given"] == 1 and sent["set"]["meta"]["position"] > position


@pytest.mark.parametrize("game", ["east_india_companies", "john_company_second"])
def test_chains_name_questions_that_the_game_asks(game: str) -> None:
    """A code that no catalogue has words for would be a slip of the pen."""
    made = ruleset(game)
    words = Page(game, made.scenarios[0].seats[0]).ask("words", game=game)["words"]["prompt"]
    codes = set(made.chains) | {code for chain in made.chains.values() for code in chain.codes}
    assert codes <= set(words)
