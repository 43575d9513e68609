"""The runner: steps in their order, questions made afresh, acts on top, simultaneous secrets, the end at any moment."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import pytest

from pygame_core.kernel.agenda import Runner
from pygame_core.kernel.chance import Chance
from pygame_core.kernel.decisions import Amount, Decision, Option, Pick
from pygame_core.kernel.game import Game, Steps, act
from pygame_core.kernel.reasons import OPEN, Closed, Refused, RuleBug
from pygame_core.kernel.table import Table
from tests.kernel.tiny import G, codes, finish, new_desk, note, notes, planned, rules, table

Asking = Generator[Any, Any, None]


def yes_or_no(seat: int, code: str = "ask") -> Pick:
    return Pick(seat, code, [Option("yes"), Option("no")])


def say_it(game: G, text: str) -> None:
    note(game, text)


def ask_it(game: G, seat: int) -> Asking:
    said = yield lambda: yes_or_no(seat)
    note(game, f"{seat} {said}")


class Common(Steps):
    """Steps that most of these games have."""

    def __init__(self) -> None:
        super().__init__()
        self.say = self("say")(say_it)
        self.ask = self("ask")(ask_it)
        self.end = self("end")(finish)


def test_steps_run_in_order_and_new_ones_come_before_those_that_wait() -> None:
    steps = Common()

    @steps("split")
    def split(game: G) -> None:
        game.next(steps.say, text="a")
        game.next(twice)
        game.next(steps.say, text="d")
        game.later(steps.say, text="last")
        game.later(steps.end)
        note(game, "split")

    @steps("twice")
    def twice(game: G) -> None:
        game.next(steps.say, text="b")
        game.next(steps.say, text="c")

    one = table(rules(steps, [planned(split), planned(steps.say, text="e")]))
    assert notes(one) == ["split", "a", "b", "c", "d", "e", "last"]
    assert one.result is not None
    assert one.pending == []


def test_a_step_may_add_steps_between_its_questions() -> None:
    steps = Common()

    @steps("two")
    def two(game: G) -> Asking:
        game.next(steps.say, text="added first")
        yield lambda: yes_or_no(0, "one")
        game.next(steps.say, text="added second")
        yield lambda: yes_or_no(1, "two")

    one = table(rules(steps, [planned(two), planned(steps.end)]))
    one.answer(0, "yes")
    middle = one.fork()
    assert middle.digest() == one.digest()
    one.answer(1, "no")
    middle.answer(1, "no")
    assert notes(one) == notes(middle) == ["added first", "added second"]


def test_a_question_yielded_as_it_is_needs_no_acts() -> None:
    steps = Common()

    @steps("plain")
    def plain(game: G) -> Asking:
        note(game, (yield yes_or_no(0)))

    agenda = [planned(plain), planned(steps.end)]
    one = table(rules(steps, agenda))
    one.answer(0, "no")
    assert notes(one) == ["no"]
    with pytest.raises(RuleBug, match="must yield functions"):
        _ = table(rules(steps, agenda, acts=lambda game, seat: [])).pending


@pytest.mark.parametrize(
    ("step", "complaint"),
    [
        ("nowhere", "no step is called 'nowhere'"),
        ("impossible", "leaves nothing to answer"),
        ("empty", "cannot be empty"),
        ("stop", "the agenda is empty"),
    ],
)
def test_defects_of_a_game_are_named(step: str, complaint: str) -> None:
    steps = Common()

    @steps("impossible")
    def impossible(game: G) -> Asking:
        yield lambda: Pick(0, "none", [Option("a", Closed("tiny.no"))])

    @steps("empty")
    def empty(game: G) -> Asking:
        yield list

    @steps("stop")
    def stop(game: G) -> None:
        note(game, "stopped")

    @Steps()("nowhere")
    def nowhere(game: G) -> None:
        note(game, "a step of another game")

    broken = {one.name: one for one in (impossible, empty, stop, nowhere)}
    with pytest.raises(RuleBug, match=complaint):
        _ = table(rules(steps, [planned(broken[step])])).pending


def test_two_steps_cannot_have_one_name() -> None:
    steps = Common()
    with pytest.raises(RuleBug, match="two steps"):
        steps("say")(finish)


def test_a_step_is_called_like_its_function_and_says_its_name() -> None:
    steps = Common()
    one = table(rules(steps, [planned(steps.ask, seat=0)]))
    steps.say(one.game, "by place")
    steps.say(one.game, text="by name")
    assert notes(one) == ["by place", "by name"]
    assert next(iter(steps.ask(one.game, 2)))().seat == 2
    assert (repr(steps.say), steps.say.name) == ("<step say>", "say")


def test_steps_of_the_agenda_take_their_arguments_by_name() -> None:
    """Saves keep the names; by place the arguments would be kept without them."""
    steps = Common()
    game: G = Game(new_desk(2, "", {}), Chance("x"), 2, "", {})
    for put in (game.next, game.later):
        with pytest.raises(TypeError, match="positional arguments"):
            put(steps.say, "by place")
    assert game.agenda == game.added == []


def test_saves_keep_steps_by_their_names() -> None:
    steps = Common()
    game: G = Game(new_desk(2, "", {}), Chance("x"), 2, "", {})
    game.next(steps.say, text="soon")
    game.later(steps.ask, seat=1)
    assert (game.added, game.agenda) == ([["say", {"text": "soon"}]], [["ask", {"seat": 1}]])
    assert set(steps.by_name) == {"say", "ask", "end"}


def test_a_key_error_inside_a_step_is_not_taken_for_an_unknown_step() -> None:
    steps = Common()

    @steps("lost")
    def lost(game: G) -> None:
        _ = game.place["key"]

    with pytest.raises(KeyError, match="key"):
        table(rules(steps, [planned(lost)]))


# --- simultaneous questions -------------------------------------------------------------------------------------
def sealed() -> Table:
    steps = Common()

    @steps("sealed")
    def bids(game: G) -> Asking:
        def ask() -> list[Decision]:
            return [Amount(seat, "bid", 0, game.state.purses[seat]) for seat in range(game.seats)]

        given = yield ask
        note(game, f"bids {given}")

    @steps("lose")
    def lose(game: G, seat: int, n: int) -> None:
        game.state.purses[seat] -= n

    def acts(game: G, seat: int) -> list[Option]:
        return [Option(["lose", 8])]

    return table(rules(steps, [planned(bids), planned(steps.ask, seat=0), planned(steps.end)], acts=acts))


def test_simultaneous_answers_are_secret_until_all_are_in() -> None:
    one = sealed()
    assert [decision.seat for decision in one.pending] == [0, 1, 2]
    before = [one.view(seat) for seat in range(3)]
    one.answer(2, 7)
    assert [decision.seat for decision in one.pending] == [0, 1]
    assert [one.view(seat) for seat in range(3)] == before
    assert codes(one) == []
    with pytest.raises(Refused):
        one.answer(2, 3)
    one.answer(0, 1)
    assert not any(one.flags)
    one.answer(1, 2)
    assert notes(one) == ["bids [1, 2, 7]"]
    assert one.flags == [False, False, True], "once they are shown, undo must stop"


def test_a_secret_answer_can_be_taken_back_while_others_think() -> None:
    one = sealed()
    one.answer(2, 7)
    one.undo(2)
    one.answer(2, 5)
    one.answer(0, 1)
    with pytest.raises(Refused) as caught:
        one.undo(2)
    assert caught.value.reason.rule == "kernel.undo.other"
    one.answer(1, 2)
    assert notes(one) == ["bids [1, 2, 5]"]


def test_a_secret_answer_that_became_illegal_is_asked_again() -> None:
    one = sealed()
    one.answer(0, 9)
    one.answer(1, 1)
    one.act(0, ["lose", 8])
    assert [decision.seat for decision in one.pending] == [0, 2]
    one.answer(2, 0)
    assert notes(one) == []
    one.answer(0, 2)
    assert notes(one) == ["bids [2, 1, 0]"]
    assert one.branch(3).digest() == one.branch().branch(3).digest()
    assert one.fork().digest() == one.digest()


def test_a_secret_answer_that_stays_legal_stays() -> None:
    one = sealed()
    one.answer(0, 2)
    one.act(0, ["lose", 8])
    assert [decision.seat for decision in one.pending] == [1, 2]


def test_simultaneous_questions_can_dissolve_one_by_one() -> None:
    """If the seats still asked drop out, the answers that are in count, and they show."""
    steps = Common()

    @steps("rich")
    def rich(game: G) -> Asking:
        def ask() -> list[Decision]:
            return [Amount(seat, "bid", 0, 5) for seat, coins in enumerate(game.state.purses) if coins > 5]

        given = yield ask
        note(game, f"rich {given}")

    @steps("lose")
    def lose(game: G, seat: int) -> None:
        game.state.purses[seat] = 0

    agenda = [planned(rich), planned(steps.ask, seat=0), planned(steps.end)]
    one = table(rules(steps, agenda, acts=lambda game, seat: [Option(["lose"])]))
    one.answer(0, 3)
    one.act(1, ["lose"])
    assert [decision.seat for decision in one.pending] == [2]
    one.act(2, ["lose"])
    assert notes(one) == ["rich [3]"]
    assert one.flags[-1], "what was secret has shown"


# --- acts beside ------------------------------------------------------------------------------------------------
def busy() -> Table:
    """A question that depends on the table, and acts that change it: at once, by asking, or by ending the game."""
    steps = Common()

    @steps("spend")
    def spend(game: G, seat: int) -> Asking:
        def ask() -> Amount | None:
            purse = game.state.purses[seat]
            return Amount(seat, "spend", 0, purse) if purse else None

        spent = yield ask
        note(game, f"{seat} spent {spent}")

    @steps("burn")
    def burn(game: G, seat: int, n: int) -> None:
        game.state.purses[seat] -= n
        note(game, f"{seat} burnt {n}")

    @steps("choose")
    def choose(game: G, seat: int) -> Asking:
        n = yield lambda: Amount(seat, "burn", 1, game.state.purses[seat])
        sure = yield lambda: yes_or_no((seat + 1) % game.seats, "sure")
        if sure == "yes":
            game.state.purses[seat] -= n
        note(game, f"{seat} chose {n} {sure}")

    @steps("stop")
    def stop(game: G, seat: int) -> None:
        finish(game)

    @steps("nothing")
    def nothing(game: G, seat: int) -> Asking:
        note(game, "nothing asked")
        return
        yield

    def acts(game: G, seat: int) -> list[Option]:
        purse = game.state.purses[seat]
        why = OPEN if purse >= 4 else Closed("tiny.burn", purse=purse)
        return [Option(["burn", 4], why), Option(["choose"]), Option(["stop"]), Option(["nothing"])]

    agenda = [planned(spend, seat=0), planned(steps.say, text="after"), planned(steps.ask, seat=2), planned(steps.end)]
    return table(rules(steps, agenda, acts=acts))


def test_an_act_changes_the_question_that_waits() -> None:
    one = busy()
    one.act(0, ["burn", 4])
    decision = one.decision(0)
    assert isinstance(decision, Amount) and decision.hi == 6
    with pytest.raises(Refused):
        one.answer(0, 7)
    one.answer(0, 6)
    assert notes(one) == ["0 burnt 4", "0 spent 6", "after"]


def test_a_closed_act_says_why() -> None:
    one = busy()
    one.act(0, ["burn", 4])
    one.act(0, ["burn", 4])
    with pytest.raises(Refused) as caught:
        one.act(0, ["burn", 4])
    assert caught.value.reason == Closed("tiny.burn", purse=2)


def test_an_act_may_ask_and_nobody_acts_meanwhile() -> None:
    one = busy()
    one.act(1, ["choose"])
    assert [(decision.seat, decision.code) for decision in one.pending] == [(1, "burn")]
    assert one.acts(0) == []
    with pytest.raises(Refused):
        one.act(0, ["burn", 4])
    one.answer(1, 3)
    middle = one.fork()
    assert middle.digest() == one.digest()
    assert [decision.seat for decision in one.pending] == [2]
    one.answer(2, "yes")
    assert [(decision.seat, decision.code) for decision in one.pending] == [(0, "spend")]
    assert one.game.state.purses == [10, 7, 10]
    one.undo(2)
    assert one.digest() == middle.digest()


def test_an_act_of_the_asked_seat_stands_on_its_own_question() -> None:
    one = busy()
    one.act(0, ["choose"])
    one.answer(0, 10)
    one.answer(1, "yes")
    assert notes(one) == ["0 chose 10 yes", "0 spent None", "after"], "with nothing to spend it dissolves"
    assert [decision.seat for decision in one.pending] == [2]


def test_the_game_can_end_in_the_middle_of_an_act() -> None:
    one = busy()
    one.act(2, ["stop"])
    assert one.result is not None
    assert one.pending == [] and one.acts(0) == []
    assert one.game.agenda == []
    assert one.branch(0).result is None
    assert one.branch().result == one.result
    with pytest.raises(Refused) as caught:
        one.answer(0, 1)
    assert caught.value.reason.rule == "kernel.answer.over"


def test_an_act_that_asks_nothing_goes_back_to_the_question() -> None:
    one = busy()
    one.act(1, ["nothing"])
    assert [decision.code for decision in one.pending] == ["spend"]
    assert notes(one) == ["nothing asked"]


def test_lines_of_the_log_name_the_step_that_wrote_them() -> None:
    one = busy()
    one.act(0, ["burn", 4])
    one.act(0, ["nothing"])
    one.answer(0, 1)
    assert [event.step for event in one.log(0)] == ["burn", "nothing", "spend", "say"]


# --- the end ----------------------------------------------------------------------------------------------------
def test_the_end_of_the_game_drops_what_was_still_to_come() -> None:
    steps = Common()

    @steps("early")
    def early(game: G) -> Asking:
        if (yield lambda: yes_or_no(0)) == "yes":
            game.next(steps.say, text="never")
            finish(game)

    agenda = [planned(early), planned(steps.say, text="on"), planned(steps.ask, seat=0), planned(steps.end)]
    one = table(rules(steps, agenda))
    other = one.branch()
    one.answer(0, "yes")
    assert notes(one) == [] and one.result is not None
    assert one.game.agenda == [] and one.game.added == []
    other.answer(0, "no")
    assert notes(other) == ["on"] and other.result is None


def test_a_step_that_breaks_leaves_everything_as_it_was() -> None:
    steps = Common()

    @steps("break")
    def breaks(game: G) -> Asking:
        said = yield lambda: yes_or_no(0)
        game.state.purses[0] = 99
        game.next(steps.say, text="half")
        game.at(turn=7)
        game.chance.die()
        note(game, "half done")
        if said == "yes":
            raise ZeroDivisionError

    one = table(rules(steps, [planned(breaks), planned(steps.ask, seat=1), planned(steps.end)]))
    before = one.digest()
    with pytest.raises(ZeroDivisionError):
        one.answer(0, "yes")
    assert one.digest() == before
    assert (one.record, one.flags, one.game.events, one.position) == ([], [], [], 0)
    one.answer(0, "no")
    assert notes(one) == ["half done", "half"]


def test_lists_given_by_an_answer_are_the_rules_own() -> None:
    """A step may keep the list it was given in the state and change it: the record must not change with it."""
    from pygame_core.kernel.decisions import Arrange

    steps = Common()

    @steps("keep")
    def keep(game: G) -> Asking:
        game.state.deck = yield lambda: Arrange(0, "order", [Option(card) for card in ("x", "y", "z")])
        game.state.deck.pop()

    one = table(rules(steps, [planned(keep), planned(steps.ask, seat=0), planned(steps.end)]))
    given = ["z", "x", "y"]
    one.answer(0, given)
    given.append("later")
    assert one.record == [["a", 0, ["z", "x", "y"]]]
    fork = one.fork()
    assert fork.game.state.deck == one.game.state.deck == ["z", "x"]
    assert one.record == [["a", 0, ["z", "x", "y"]]]


def test_an_agenda_that_goes_round_is_told() -> None:
    steps = Steps()

    @steps("round")
    def again(game: Game[Any]) -> None:
        game.next(again)

    game: Game[Any] = Game(None, Chance("x"), 2, "", {})
    game.later(again)
    with pytest.raises(RuleBug, match="goes round, last through 'round'"):
        Runner(game, steps, False).advance()


def test_an_act_is_its_step_and_the_arguments_after_the_seat() -> None:
    steps = Common()

    @steps("lend")
    def lend(game: G, seat: int, other: int, n: int) -> None:
        note(game, f"{seat} lends {n} to {other}")

    assert act(lend, 2, 5) == ["lend", 2, 5]
    with pytest.raises(RuleBug, match="by position"):
        act(lend, other=2, n=5)
