"""Several answers that are one decision: tried out on a copy, given in a row, taken back whole."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from pygame_core.composing import LONGEST, attempt, give
from pygame_core.games.registry import GAMES, ruleset
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


def stopped(*answers: Any) -> tuple[int, str]:
    """How many of the answers a trial takes, and why not the next."""
    trial = attempt(shop(), 0, list(answers))
    return trial.stood, trial.why.rule if trial.why is not None else ""


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
    assert stopped("roll", "buy") == (1, "kernel.compose.shows")
    assert stopped("done", "buy") == (1, "kernel.compose.parted")


def test_a_trial_stops_at_an_answer_that_is_not_legal_there_and_says_why() -> None:
    assert stopped("buy", "buy", "buy", "buy") == (3, "tiny.purse")
    assert stopped("steal") == (0, "kernel.answer.not_offered")
    trial = attempt(shop(), 0, ["buy", "buy", "buy", "buy"])
    assert notes(trial.table) == ["0 buy"] * 3 and trial.following is not None


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
    assert give(one, 0, ["roll", "buy"]).stood == 1


# --- giving -----------------------------------------------------------------------------------------------------
def test_what_was_composed_is_given_in_a_row_and_taken_back_whole() -> None:
    one = shop()
    before = one.digest()
    assert give(one, 0, ["buy", "buy", "done"]) == (3, None)
    assert [entry[2:] for entry in one.record] == [["buy"], ["buy", "more"], ["done", "more"]]
    one.undo(0)
    assert one.digest() == before


def test_giving_stops_where_something_shows_and_keeps_what_came_before() -> None:
    one = shop()
    assert give(one, 0, ["buy", "roll", "buy"]) == (2, Closed("kernel.compose.shows"))
    assert notes(one) == ["0 buy", "0 roll"]


def test_giving_stops_at_what_is_not_legal_any_more() -> None:
    one = shop()
    given = give(one, 0, ["buy", "buy", "buy", "buy", "done"])
    assert given.stood == 3 and given.why == Closed("tiny.purse")
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


@pytest.mark.parametrize("game", [game for game in GAMES if ruleset(game).chains])
def test_chains_name_questions_that_the_game_asks(game: str) -> None:
    """A code that no catalogue has words for would be a slip of the pen."""
    made = ruleset(game)
    words = Page(game, made.scenarios[0].seats[0]).ask("words", game=game)["words"]["prompt"]
    codes = set(made.chains) | {code for chain in made.chains.values() for code in chain.codes}
    assert codes <= set(words)


@pytest.mark.parametrize(
    ("game", "code"), [("east_india_companies", "loading.ship"), ("john_company_second", "operations.ship")]
)
def test_a_bar_says_what_can_be_taken_and_its_words_are_there(game: str, code: str) -> None:
    page = Page(game, 4, seed=2)
    bar = page.until(code)["bar"]
    words = page.ask("words", game=game)["words"]["bar"]
    assert {f"{bar['code']}.{part}" for part in ("sum", "of", "confirm")} <= set(words)
    assert bar["rows"] and all(row["text"] and set(row["next"]) <= set(row["values"]) for row in bar["rows"])
    for row in bar["rows"]:
        assert sum(row["prices"][: len(row["next"])]) <= bar["have"] or not row["next"]
        assert ("closed" in row) == (not row["next"])


def test_what_is_passed_within_a_composed_answer_is_passed_in_its_preview_too() -> None:
    """A preview and the answers themselves ask the same questions."""
    page = Page("john_company_second", 3, seed=2)
    page.ask("settle")
    question = page.until("family.action")
    for option in question["options"]:
        if "closed" in option or option.get("quiet"):
            continue
        tried = page.ask("preview", seat=0, answers=[option["value"]])
        asked = tried["set"].get("decision")
        assert tried["whole"] or len([one for one in asked["options"] if "closed" not in one]) > 1
