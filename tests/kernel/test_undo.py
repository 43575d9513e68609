"""Undo, barriers, redo, going back, branches, reseeding, notes, and who may read which line of the log."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import pytest

from pygame_core.kernel.chance import Chance, ScriptedChance
from pygame_core.kernel.decisions import Amount, Decision, Option, Pick
from pygame_core.kernel.entries import NOTES
from pygame_core.kernel.game import Steps
from pygame_core.kernel.reasons import Refused, RuleBug
from pygame_core.kernel.table import CHECKPOINT_EVERY, DIGEST_EVERY, Player, Table
from tests.kernel.tiny import G, codes, finish, note, notes, planned, rules, table

CHOICES = ("quiet", "roll", "peek", "whisper", "end")


def turns(seats: int = 2, kinds: str = "", chance: Chance | None = None, seed: str = "tiny") -> Table:
    """Seats answer in turn; what they say decides what shows."""
    steps = Steps()

    @steps("turn")
    def turn(game: G, seat: int) -> Generator[Any, Any, None]:
        said = yield lambda: Pick(seat, "turn", [Option(word) for word in CHOICES])
        if said == "roll":
            game.roll("rolled", 1, seat=seat)
        elif said == "peek":
            game.state.hands[seat].append(game.state.deck.pop())
            game.reveal()
        elif said == "whisper":
            game.log("whispered", to=(seat + 1) % game.seats, seat=seat)
        elif said == "end":
            finish(game)
            return
        note(game, f"{seat} {said}")
        game.next(turn, seat=(seat + 1) % game.seats)

    return table(rules(steps, [planned(turn, seat=0)]), seats, kinds, chance, seed)


def say(one: Table, *words: str) -> None:
    for word in words:
        one.answer(one.pending[0].seat, word)


def why_not(one: Table, seat: int | None = None) -> str:
    with pytest.raises(Refused) as caught:
        one.undo(seat)
    return caught.value.reason.rule


# --- undo and its barriers --------------------------------------------------------------------------------------
def test_undo_takes_back_the_last_answer() -> None:
    one = turns(1)
    start = one.digest()
    say(one, "quiet", "quiet")
    middle = one.branch(1).digest()
    one.undo(0)
    assert one.digest() == middle
    one.undo(0)
    assert one.digest() == start
    assert one.game.events == [] and one.record == [] and one.flags == []
    assert why_not(one) == "kernel.undo.nothing"


@pytest.mark.parametrize("word", ["roll", "peek", "whisper"])
def test_what_showed_something_cannot_be_taken_back(word: str) -> None:
    one = turns(1)
    say(one, "quiet", word)
    assert why_not(one, 0) == "kernel.undo.revealed"
    assert notes(one) == ["0 quiet", f"0 {word}"]
    say(one, "quiet")
    one.undo(0)
    assert why_not(one, 0) == "kernel.undo.revealed"


def test_another_human_answered_since() -> None:
    one = turns(2)
    say(one, "quiet", "quiet")
    assert why_not(one, 0) == "kernel.undo.other"
    one.undo(1)
    one.undo(0)
    assert one.position == 0


def test_undo_without_a_seat_takes_back_whoevers_it_was() -> None:
    one = turns(2)
    say(one, "quiet", "quiet")
    one.undo()
    one.undo()
    assert one.position == 0


def test_what_bots_answered_since_goes_too() -> None:
    one = turns(3, "hbb")
    say(one, "quiet", "quiet", "quiet")
    one.undo(0)
    assert one.position == 0
    one.redo()
    assert one.position == 3
    assert notes(one) == ["0 quiet", "1 quiet", "2 quiet"]


def test_a_bots_dice_are_a_barrier_too() -> None:
    one = turns(2, "hb")
    say(one, "quiet", "roll")
    assert why_not(one, 0) == "kernel.undo.revealed"


def test_among_bots_alone_anything_can_be_taken_back() -> None:
    one = turns(2, "bb")
    say(one, "quiet", "quiet")
    one.undo()
    assert one.position == 1


def test_the_end_of_the_game_can_be_taken_back() -> None:
    one = turns(1)
    say(one, "quiet")
    before = one.digest()
    say(one, "end")
    assert one.result is not None
    one.undo(0)
    assert one.result is None and one.digest() == before


# --- redo -------------------------------------------------------------------------------------------------------
def test_redo_gives_the_same_answers_again() -> None:
    one = turns(1)
    trail = [one.digest()]
    for _ in range(3):
        say(one, "quiet")
        trail.append(one.digest())
    for _ in range(3):
        one.undo(0)
    for digest in trail[1:]:
        one.redo()
        assert one.digest() == digest
    with pytest.raises(Refused):
        one.redo()


def test_another_answer_ends_what_could_be_redone() -> None:
    one = turns(1)
    say(one, "quiet", "quiet")
    one.undo(0)
    one.undo(0)
    say(one, "whisper")
    with pytest.raises(Refused) as caught:
        one.redo()
    assert caught.value.reason.rule == "kernel.redo.nothing"


def test_the_same_answer_is_as_good_as_a_redo() -> None:
    one = turns(1)
    say(one, "quiet", "quiet")
    one.undo(0)
    one.undo(0)
    say(one, "quiet")
    one.redo()
    assert one.position == 2


def test_a_refused_answer_keeps_what_can_be_redone() -> None:
    one = turns(1)
    say(one, "quiet")
    one.undo(0)
    with pytest.raises(Refused):
        one.answer(0, "nonsense")
    one.redo()
    assert notes(one) == ["0 quiet"]


# --- going back, branches ---------------------------------------------------------------------------------------
def test_the_table_can_agree_to_go_back_anywhere() -> None:
    one = turns(2)
    trail = [one.digest()]
    for word in ("quiet", "roll", "peek", "quiet"):
        say(one, word)
        trail.append(one.digest())
    one.back_to(1)
    assert notes(one) == ["0 quiet"]
    assert one.record == [["a", 0, "quiet"], ["n", -1, "kernel.back", {"old": 4, "new": 1}]]
    assert codes(one) == ["noted", "kernel.back"]
    assert one.branch(1).digest() == trail[1]
    with pytest.raises(Refused):
        one.redo()
    say(one, "roll")
    assert one.branch().digest() == one.digest()


def test_after_going_back_undo_steps_over_the_note() -> None:
    one = turns(1)
    say(one, "quiet", "quiet", "quiet")
    one.back_to(2)
    one.undo(0)
    assert notes(one) == ["0 quiet"]
    one.redo()
    assert notes(one) == ["0 quiet", "0 quiet"]


@pytest.mark.parametrize("position", [-1, 3, 99, True, None, "1", 1.0])
def test_there_is_no_such_point(position: Any) -> None:
    one = turns(1)
    say(one, "quiet", "quiet", "quiet")
    before = one.digest()
    with pytest.raises(Refused) as caught:
        one.back_to(position)
    assert caught.value.reason.rule == "kernel.back.where"
    assert one.digest() == before


@pytest.mark.parametrize("position", [-1, 4, True, "1", 1.0])
def test_there_is_no_such_branch(position: Any) -> None:
    one = turns(1)
    say(one, "quiet", "quiet", "quiet")
    with pytest.raises(Refused):
        one.branch(position)


def test_a_branch_has_its_past_and_its_own_future() -> None:
    one = turns(2)
    say(one, "quiet", "roll", "quiet")
    before = one.digest()
    other = one.branch(2)
    assert codes(other) == codes(one)[:3]
    say(other, "whisper")
    other.back_to(0)
    say(other, "peek")
    assert one.digest() == before
    assert notes(one) == ["0 quiet", "1 roll", "0 quiet"]


def test_every_point_can_be_reached_across_checkpoints() -> None:
    one = turns(2)
    trail = [one.digest()]
    words = ["quiet", "roll", "quiet", "whisper", "quiet", "quiet", "roll"] * 9
    for word in words:
        say(one, word)
        trail.append(one.digest())
    assert len(one.points) > 4
    assert one.digests == trail[DIGEST_EVERY::DIGEST_EVERY]
    for position in (63, 40, 39, 2 * CHECKPOINT_EVERY, CHECKPOINT_EVERY, 11, 1, 0):
        assert one.branch(position).digest() == trail[position]
        events = [event for event in one.game.events if event[0] <= position]
        assert one.branch(position).game.events == events
    for position in (50, 48, 30, 12, 3):
        one.back_to(position)
        assert one.branch(position).digest() == trail[position]
        assert one.digests == trail[DIGEST_EVERY : position + 1 : DIGEST_EVERY]


def test_a_fork_remembers_only_the_last_few_entries() -> None:
    one = turns(2)
    for _ in range(3 * CHECKPOINT_EVERY):
        say(one, "quiet")
    say(one, "quiet")
    fork = one.fork()
    assert fork.skip > 0
    assert fork.position == one.position
    assert fork.game.events == []
    with pytest.raises(Refused):
        fork.branch(0)
    say(fork, "quiet")
    fork.undo()
    assert fork.digest() == one.digest()


# --- chance -----------------------------------------------------------------------------------------------------
def test_the_same_seed_rolls_the_same_dice_on_every_line() -> None:
    one, other = turns(2, seed="5"), turns(2, seed="5")
    say(one, "quiet", "roll", "roll")
    say(other, "quiet", "roll")
    fork = other.fork()
    say(other, "roll")
    say(fork, "roll")
    assert one.digest() == other.digest() == fork.digest()
    assert turns(2, seed="6").digest() != turns(2, seed="5").digest()


def test_scripted_chance_goes_with_forks_and_branches() -> None:
    one = turns(1, chance=ScriptedChance([3, 5, 1]))
    say(one, "roll")
    fork, branch = one.fork(), one.branch()
    for other in (one, fork, branch):
        say(other, "roll")
        assert other.game.chance.script == [1]  # type: ignore[attr-defined]
    back = one.branch(0)
    say(back, "roll")
    assert [event.params["dice"] for event in back.log(0) if event.code == "rolled"] == [[3]]
    assert back.digest() == one.branch(1).digest()


def test_a_seed_called_scripted_is_a_seed_like_any_other() -> None:
    one = turns(1, seed="scripted")
    say(one, "roll", "quiet")
    one.undo()
    say(one, "roll")
    assert one.branch().digest() == one.digest()


def test_reseeding_changes_the_dice_to_come_and_stands_in_the_record() -> None:
    one = turns(1)
    other = one.branch()
    other.reseed("another future")
    dice = []
    for line in (one, other):
        say(line, *["roll"] * 8)
        dice.append([event.params["dice"] for event in line.log(0) if event.code == "rolled"])
    assert dice[0] != dice[1]
    assert other.branch().digest() == other.digest()


def test_no_undo_goes_back_to_before_a_reseeding() -> None:
    """What a what-if line must not learn is what the dice of the real game will be."""
    one = turns(1)
    say(one, "quiet")
    one.reseed("another future")
    assert why_not(one) == "kernel.undo.nothing"
    say(one, "quiet")
    one.undo()
    assert why_not(one) == "kernel.undo.nothing"


# --- what is imagined -------------------------------------------------------------------------------------------
def sealed(seats: int = 3) -> Table:
    steps = Steps()

    @steps("sealed")
    def bids(game: G) -> Generator[Any, Any, None]:
        def ask() -> list[Decision]:
            return [Amount(seat, "bid", 0, 9) for seat in range(game.seats)]

        note(game, f"bids {(yield ask)}")
        game.next(bids)

    return table(rules(steps, [planned(bids)], acts=lambda game, seat: []), seats)


def test_imagining_deals_afresh_what_a_seat_cannot_know() -> None:
    one = turns(3)
    say(one, "peek", "peek", "peek", "quiet")
    before = one.digest()
    hands = set()
    for seed in range(12):
        imagined = one.imagine(0, Chance(str(seed)))
        hands.add(str(imagined.game.state.hands))
        assert imagined.game.state.hands[0] == one.game.state.hands[0]
        assert imagined.view(0) == one.view(0)
    assert len(hands) > 3
    assert one.digest() == before


def test_imagined_dice_are_not_the_real_ones() -> None:
    one = turns(1)
    real = one.branch()
    imagined = [one.imagine(0, Chance(str(seed))) for seed in range(6)]
    rolls = set()
    for line in [real, *imagined]:
        line.game.quiet = False
        say(line, *["roll"] * 6)
        rolls.add(str([event.params["dice"] for event in line.log(0) if event.code == "rolled"]))
    assert len(rolls) == 7


def test_secret_answers_of_others_are_taken_back_ones_own_stay() -> None:
    one = sealed()
    one.answer(0, 4)
    one.answer(1, 7)
    for_0, for_1, for_2 = (one.imagine(seat, Chance("i")) for seat in range(3))
    assert [decision.seat for decision in for_0.pending] == [1, 2]
    assert [decision.seat for decision in for_1.pending] == [0, 2]
    assert [decision.seat for decision in for_2.pending] == [0, 1, 2]
    for_0.answer(1, 0)
    for_0.answer(2, 0)
    assert notes(for_0) == ["bids [4, 0, 0]"]
    assert [decision.seat for decision in one.pending] == [2]


def test_answers_that_have_been_shown_stay_in_what_is_imagined() -> None:
    one = sealed(2)
    one.answer(0, 4)
    one.answer(1, 7)
    one.answer(0, 5)
    imagined = one.imagine(1, Chance("i"))
    assert notes(imagined) == ["bids [4, 7]"]
    assert [decision.seat for decision in imagined.pending] == [0, 1]


def test_an_imagined_table_can_be_forked_and_gone_back_in() -> None:
    one = turns(2)
    say(one, "peek", "quiet")
    imagined = one.imagine(1, Chance("i"))
    start = imagined.digest()
    say(imagined, "quiet", "roll")
    assert imagined.fork().digest() == imagined.digest()
    with pytest.raises(Refused):
        imagined.answer(0, "nonsense")
    assert imagined.branch(2).digest() == start


# --- notes and the log ------------------------------------------------------------------------------------------
def test_who_may_read_which_line() -> None:
    one = turns(3)
    say(one, "whisper", "quiet")
    assert codes(one, 0) == ["noted", "noted"]
    assert codes(one, 1) == ["whispered", "noted", "noted"]
    assert codes(one, None) == ["noted", "noted"]
    assert [event.code for event in one.log(1, since=2)] == ["noted"]


def test_notes_are_part_of_the_record() -> None:
    one = turns(2, "hb")
    one.note(1, "kernel.bot.failed", bot="strong", why="no time")
    say(one, "quiet")
    assert codes(one) == ["kernel.bot.failed", "noted"]
    again = one.branch(0)
    for entry in one.record:
        again.enter(entry)
    assert again.digest() == one.digest() and again.game.events == one.game.events


@pytest.mark.parametrize("code", [*NOTES, "no.such.note"])
def test_only_known_notes_with_their_parameters_are_taken(code: str) -> None:
    one = turns(1)
    with pytest.raises(RuleBug):
        one.note(0, code, stranger=1)
    with pytest.raises(Refused):
        one.enter(["n", 0, code, {"stranger": 1}])
    assert one.position == 0


# --- sitting down -----------------------------------------------------------------------------------------------
def test_as_many_players_as_seats() -> None:
    ruleset = turns(2).ruleset
    with pytest.raises(Refused) as caught:
        Table(ruleset, ruleset.mode(2, None, None), players=[Player("only one")])
    assert caught.value.reason.rule == "kernel.setup.players"


@pytest.mark.parametrize(
    ("seats", "scenario", "options", "rule"),
    [
        (9, None, None, "kernel.setup.seats"),
        (0, None, None, "kernel.setup.seats"),
        (2, "two", None, "kernel.setup.scenario"),
        (2, "one", {"colour": 1}, "kernel.setup.option"),
    ],
)
def test_setups_are_checked(seats: int, scenario: str | None, options: dict[str, Any] | None, rule: str) -> None:
    with pytest.raises(Refused) as caught:
        turns(2).ruleset.mode(seats, scenario, options)
    assert caught.value.reason.rule == rule
