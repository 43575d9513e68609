"""Questions that are answered by themselves, what a person wishes to be asked, and taking a passed question back."""

from __future__ import annotations

import json
from typing import Any

import pytest

from pygame_core.desk import Session
from pygame_core.facade import call, desk
from pygame_core.kernel.book import Book
from pygame_core.kernel.decisions import Allocate, Amount, Arrange, Decision, Option, Pick, PickMany, Slot
from pygame_core.kernel.entries import PASSED, chosen
from pygame_core.kernel.game import Step, Steps
from pygame_core.kernel.reasons import OPEN, Closed, Refused
from pygame_core.kernel.table import Table
from pygame_core.passing import Given, Passing, single_answer
from tests.facade.desk import Page
from tests.kernel.tiny import G, finish, note, notes, planned, rules, table

SHUT = Closed("tiny.late")


def ask_about(*questions: Any, kinds: str = "h") -> Table:
    """Seat 0 is asked these questions one after the other; each is a function of the game."""
    steps = Steps()

    @steps("asks")
    def asking(game: G, number: int) -> Step:
        said = yield lambda: questions[number](game)
        note(game, f"{number} {said}")
        if said == "roll":
            game.roll("rolled", 1)
        if number + 1 == len(questions):
            finish(game)
        else:
            game.next(asking, number=number + 1)

    return table(rules(steps, [planned(asking, number=0)]), len(kinds), kinds)


def free(game: G) -> Decision:
    return Pick(0, "free", [Option("left"), Option("right")])


def forced(game: G) -> Decision:
    return Pick(0, "forced", [Option("only"), Option("never", SHUT)])


def window(usable: bool) -> Any:
    def asked(game: G) -> Decision:
        card = Option("card", OPEN if usable else SHUT)
        return Pick(0, "window", [card, Option("none", quiet=True)], window="cards")

    return asked


def settling() -> Passing:
    passing = Passing(1)
    passing.on = True
    return passing


def settled(one: Table) -> int:
    return settling().settle(one, 0)


# --- which questions have one answer ----------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("question", "answer"),
    [
        (Pick(0, "q", [Option("a"), Option("b", SHUT)]), Given("a")),
        (Pick(0, "q", [Option("a"), Option("b")]), None),
        (PickMany(0, "q", [Option("a"), Option("b")], 2, 2), Given(["a", "b"])),
        (PickMany(0, "q", [Option("a"), Option("b")], 0, 2), None),
        (Amount(0, "q", 3, 3), Given(3)),
        (Amount(0, "q", 3, 3, out=Option("no")), None),
        (Allocate(0, "q", 4, [Slot("x", 2), Slot("y", 2)]), Given([2, 2])),
        (Allocate(0, "q", 3, [Slot("x", 2), Slot("y", 2)]), None),
        (Arrange(0, "q", [Option("a")]), Given(["a"])),
        (Arrange(0, "q", [Option("a"), Option("b")]), None),
    ],
)
def test_a_question_has_one_answer_or_more(question: Decision, answer: Given | None) -> None:
    assert single_answer(question) == answer


# --- passing ----------------------------------------------------------------------------------------------------
def test_a_single_answer_is_given_and_said_to_the_one_concerned() -> None:
    one = ask_about(free, forced, forced, free, kinds="hh")
    passing = Passing(2)
    passing.on = True
    one.answer(0, "left")
    assert passing.settle(one, 0) == 2
    assert notes(one) == ["0 left", "1 only", "2 only"]
    assert one.record[1] == ["a", 0, "only", PASSED]
    lines = [event for event in one.log(0) if event.code == "kernel.passed"]
    assert [line.params["prompt"] for line in lines] == ["forced", "forced"]
    assert not [event for event in one.log(1) if event.code == "kernel.passed"]


def test_one_undo_goes_back_to_the_decision_before() -> None:
    one = ask_about(free, forced, free)
    one.answer(0, "left")
    settled(one)
    one.undo(0)
    assert one.position == 0


def test_bots_answer_for_themselves() -> None:
    one = ask_about(forced, kinds="b")
    assert settled(one) == 0 and one.record == []


def test_nothing_is_passed_while_it_is_off() -> None:
    one = ask_about(forced, free)
    passing = Passing(1)
    assert passing.settle(one, 0) == 0


def test_the_game_can_end_with_a_passed_question() -> None:
    one = ask_about(free, forced)
    one.answer(0, "left")
    settled(one)
    assert one.result is not None


# --- windows ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("wish", "usable", "asked"),
    [
        ("usable", False, False),
        ("usable", True, True),
        ("pass", False, False),
        ("pass", True, False),
        ("always", False, True),
        ("always", True, True),
    ],
)
def test_windows_follow_the_wish(wish: str, usable: bool, asked: bool) -> None:
    one = ask_about(window(usable), free)
    passing = settling()
    passing.wishes_of(0).set("cards", wish)
    assert passing.settle(one, 0) == (0 if asked else 1)
    assert notes(one) == ([] if asked else ["0 none"])


def test_a_wish_is_for_its_kind_only() -> None:
    one = ask_about(window(True), free)
    passing = settling()
    passing.wishes_of(0).set("letters", "pass")
    assert passing.settle(one, 0) == 0


def test_wishes_are_those_of_a_seat() -> None:
    with pytest.raises(Refused):
        Passing(2).wishes_of(2)


# --- what others at the table would learn -------------------------------------------------------------------------
def together(*usable: bool) -> Any:
    """Each seat is asked at the same time whether it plays its card."""

    def asked(game: G) -> list[Decision]:
        return [
            Pick(seat, "window", [Option("card", OPEN if can else SHUT), Option("none", quiet=True)], window="cards")
            for seat, can in enumerate(usable)
        ]

    return asked


def at_one_screen(people: str) -> tuple[Table, Passing]:
    passing = Passing(len(people))
    passing.on = True
    return ask_about(together(*[False] * len(people)), free, kinds=people), passing


def test_among_people_a_hidden_window_stands_until_its_person_has_the_screen() -> None:
    one, passing = at_one_screen("hh")
    assert passing.settle(one, 0) == 1, "who has the screen is not asked"
    assert [decision.seat for decision in one.pending] == [1]
    assert passing.settle(one, 0) == 0 and passing.settle(one, None) == 0
    assert passing.settle(one, 1) == 1
    assert [entry[3] for entry in one.record] == [PASSED, PASSED]


def test_alone_among_computers_nothing_waits() -> None:
    one, passing = at_one_screen("hb")
    assert passing.settle(one, None) == 1


def test_what_is_passed_in_any_case_tells_nothing() -> None:
    one, passing = at_one_screen("hh")
    passing.wishes_of(1).set("cards", "pass")
    assert passing.settle(one, None) == 1
    assert [decision.seat for decision in one.pending] == [0]


def test_answers_that_depend_on_a_hand_wait_as_well() -> None:
    def asked(game: G) -> Decision:
        return Pick(1, "hand", [Option("only")], hand=True)

    one = ask_about(asked, free, kinds="hh")
    passing = Passing(2)
    passing.on = True
    assert passing.settle(one, 0) == 0
    assert passing.settle(one, 1) == 1


def test_the_only_one_asked_in_secret_can_take_it_back() -> None:
    """Nobody else had sealed an answer, so none was opened."""
    one = ask_about(free, together(False), free)
    one.answer(0, "left")
    settled(one)
    assert one.passed(0) == [1]


# --- kept with the table ----------------------------------------------------------------------------------------
def test_wishes_are_kept_beside_the_save() -> None:
    page = Page("john_company_second", 3)
    page.ask("settle", passing={"usual": "always"})
    page.ask("wish", seat=0, window="before_phase", wish="pass")
    kept = page.ask("save")
    assert kept["passing"] == {"usual": "always", "wishes": [{"before_phase": "pass"}, {}, {}], "held": []}
    again = page.send("load", save=kept["save"], passing=kept["passing"])
    wishes = {row["kind"]: row["wish"] for row in again["set"]["windows"]}
    assert (wishes["before_phase"], wishes["hiring_preference"]) == ("pass", "always")


def test_a_question_taken_back_is_asked_again_after_loading() -> None:
    page = Page("east_india_companies", 3, seed=2, passing={})
    while not page.view["passed"]:
        assert page.on()
    page.ask("take_back", seat=0, position=page.view["passed"][-1]["position"])
    kept = page.ask("save")
    for passing, asked in ((kept["passing"], True), ({}, False)):
        again = page.send("load", save=kept["save"], passing=passing)["set"]
        assert (again["meta"]["position"] == page.view["meta"]["position"]) is asked


def test_what_was_passed_is_listed_until_the_next_decision_even_behind_a_barrier() -> None:
    """Dice have fallen since: it cannot be asked again, and the mark says what it was."""
    page = Page("john_company_second", 4, seed=3, passing={})
    while not any(not row["open"] for row in page.view["passed"]):
        assert page.on()
    position = page.view["passed"][-1]["position"]
    while not page.view["decision"]:
        page.on()
    page.hinted()
    assert position not in [row["position"] for row in page.view["passed"]]


# --- taking back ------------------------------------------------------------------------------------------------
def test_a_passed_question_is_asked_again_and_stays_asked() -> None:
    one = ask_about(free, forced, window(False), free)
    passing = settling()
    one.answer(0, "left")
    passing.settle(one, 0)
    assert one.passed(0) == [1, 2]
    passing.take_back(one, 0, 2)
    assert passing.settle(one, 0) == 0
    assert one.decision(0).code == "window"
    one.answer(0, "none")
    assert one.passed(0) == [1], "what was answered by hand is passed no more"


def test_only_what_was_passed_can_be_asked_again() -> None:
    one = ask_about(free, forced, free, free)
    passing = settling()
    one.answer(0, "left")
    passing.settle(one, 0)
    with pytest.raises(Refused) as caught:
        passing.take_back(one, 0, 0)
    assert caught.value.reason.rule == "kernel.undo.not_passed"
    one.answer(0, "left")
    assert one.passed(0) == [1], "until a barrier it can be asked again, with what was decided since"
    passing.take_back(one, 0, 1)
    assert one.position == 1 and len(one.undone) == 2


def test_behind_a_barrier_nothing_is_asked_again() -> None:
    def rolling(game: G) -> Decision:
        return Pick(0, "rolling", [Option("roll"), Option("stop")])

    one = ask_about(free, forced, rolling, free)
    one.answer(0, "left")
    settled(one)
    assert one.passed(0) == [1]
    one.answer(0, "roll")
    assert one.passed(0) == []


def test_a_session_says_what_was_passed() -> None:
    one = ask_about(free, forced, free)
    one.answer(0, "left")
    session = Session("t1", Book(one), "en")
    session.passing.on = True
    session.patch(0)
    [passed] = session.presenter.passed(0)
    assert (passed["position"], passed["window"]) == (1, "")
    assert session.presenter.passed(0)[0]["answer"]


# --- through the facade -----------------------------------------------------------------------------------------
@pytest.mark.parametrize(("game", "seats"), [("east_india_companies", 3), ("john_company_second", 4)])
def test_nobody_is_asked_what_has_one_answer(game: str, seats: int) -> None:
    page = Page(game, seats, seed=2)
    page.ask("settle")
    passed = 0
    while page.on():
        decision = page.view["decision"]
        if decision and decision["kind"] == "pick":
            able = len([option for option in decision["options"] if "closed" not in option])
            assert able > 1 or decision["params"].get("beside"), decision["code"]
        passed += sum(line["code"] == "kernel.passed" for line in page.log)
        page.log.clear()
    assert passed > 0
    assert page.ask("verify")["whole"]


def test_a_passed_question_is_taken_back_through_the_facade() -> None:
    page = Page("east_india_companies", 3, seed=2)
    page.ask("settle")
    while not page.view["passed"]:
        assert page.on()
    passed = page.view["passed"][-1]
    page.ask("take_back", seat=0, position=passed["position"])
    assert page.view["meta"]["position"] == passed["position"]
    assert page.view["decision"]["text"] == passed["text"] and page.view["redo"]


def test_everything_is_asked_until_somebody_wants_it_otherwise() -> None:
    opened = json.loads(call(json.dumps({"do": "lesson", "game": "auction_house"})))
    session = desk.find(opened["table"])
    assert not session.passing.on
    call(json.dumps({"do": "settle", "table": opened["table"], "viewer": opened["learner"]}))
    assert session.passing.on


@pytest.mark.parametrize(
    ("keys", "code"),
    [
        ({"do": "wish", "seat": 0, "window": "blackmail", "wish": "maybe"}, "kernel.form.one_of"),
        ({"do": "wish", "seat": 9, "window": "blackmail", "wish": "pass"}, "kernel.seat"),
        ({"do": "take_back", "seat": 0, "position": 4000}, "kernel.undo.not_passed"),
        ({"do": "settle", "passing": {"usual": "never"}}, "kernel.form.one_of"),
        ({"do": "settle", "passing": {"wishes": {"0": "pass"}}}, "kernel.form.list"),
        ({"do": "settle", "passing": {"held": ["4"]}}, "kernel.form.whole"),
        ({"do": "settle", "passing": ["usual"]}, "kernel.form.fields"),
    ],
)
def test_bad_wishes_are_refused(keys: dict[str, Any], code: str) -> None:
    answer = Page("john_company_second", 3).send(**keys)
    assert not answer["ok"] and answer["error"]["code"] == code


def test_what_an_allotment_that_was_passed_gave_is_said_by_its_places() -> None:
    places = [Slot("x", 2), Slot("y", 0), Slot("z", 1)]
    asked = Allocate(0, "spread", 3, places).describe()
    assert [(row["value"], row["n"]) for row in chosen(asked, [2, 0, 1])] == [("x", 2), ("z", 1)]
    session = Session("t1", Book(ask_about(lambda game: Allocate(0, "spread", 3, places), free)), "en")
    settling().settle(session.book.table, 0)
    assert [row["answer"] for row in session.presenter.passed(0)] == ["[option.spread.*] 2, [option.spread.*] 1"]
