"""The searching bot: its caps, what it says, and that thinking pays."""

from __future__ import annotations

from itertools import count

from pygame_core.bots import Deadline, Driver, make, mind
from pygame_core.bots.chair import Chair
from pygame_core.bots.search import Edge, Race, Search
from pygame_core.games.registry import ruleset
from pygame_core.kernel.chance import Chance
from pygame_core.kernel.table import Player, Table

TOY = "auction_house"


def toy(seed: str, rounds: int = 5) -> Table:
    rules = ruleset(TOY)
    return Table(rules, rules.mode(3, "season", {"rounds": rounds}), seed)


def chair(table: Table) -> Chair:
    return Chair(table, 0, table.decision(0))


def test_without_a_deadline_only_the_cap_ends_it_and_all_is_determined() -> None:
    table = toy("1")
    moves = [Search(mind.of(TOY), 30, 12).move(chair(table), Chance("c"), Deadline()) for _ in range(2)]
    assert moves[0] == moves[1]
    assert moves[0].why.params["games"] == 30 == sum(line.games for line in moves[0].why.lines)


def test_the_deadline_ends_it() -> None:
    ticks = count()
    deadline = Deadline(10, lambda: next(ticks))
    move = Search(mind.of(TOY), 1000, 12).move(chair(toy("1")), Chance("c"), deadline)
    assert move.why.params["games"] == 10


def test_thinking_touches_nothing() -> None:
    table = toy("1")
    before = table.digest()
    Search(mind.of(TOY), 10, 12).move(chair(table), Chance("c"), Deadline())
    assert (table.digest(), table.position, table.record) == (before, 0, [])


def test_a_lone_answer_needs_no_thought() -> None:
    """A house without a coin can only bid nothing."""
    table = toy("1")
    game = table.unpack(*table.points[0])
    game.state.houses[0].cash = 0
    table = Table.resume(table.ruleset, table.mode, "1", table.players, game, 0, [], [])
    for seat, answer in ((0, [0, 1]), (1, [0, 1]), (2, [0, 1]), (0, [0, 1, 2])):
        table.answer(seat, answer)
    move = Search(mind.of(TOY), 1_000_000, 12).move(chair(table), Chance("c"), Deadline())
    assert (move.move, move.why.code) == (["answer", 0], "kernel.bot.why.only")


# --- the race at the root ----------------------------------------------------------------------------------------
def race(caution: float, worths: dict[str, list[float]], games: int) -> Race:
    """Answers that get these worths, one after the other in each imagined game; the first named is the favourite."""
    found = Race([Edge(name, 1.0) for name in worths], caution)
    for _ in range(games):
        if found.decided:
            break
        edge, world = found.next()
        edge.visits += 1
        edge.total += worths[edge.answer][world]
        edge.worths.append(worths[edge.answer][world])
        found.judge()
    return found


def test_who_falls_behind_the_favourite_ends_the_race() -> None:
    run = race(1.0, {"a": [0.6, 0.5, 0.7, 0.6], "b": [0.4, 0.4, 0.5, 0.3]}, 48)
    assert run.decided and run.world == 4
    assert [edge.answer for edge in run.ranked()] == ["a", "b"]


def test_who_clearly_beats_the_favourite_ends_the_race() -> None:
    run = race(1.0, {"a": [0.4, 0.4, 0.5, 0.3], "b": [0.6, 0.5, 0.7, 0.6]}, 48)
    assert run.decided and run.world == 4
    assert run.ranked()[0].answer == "b"


def test_a_close_race_goes_on_and_the_favourite_keeps_the_benefit_of_the_doubt() -> None:
    luck = [0.5, 0.6] * 8
    run = race(1.0, {"a": luck, "b": [luck[-1 - n] + 0.001 for n in range(16)]}, 32)
    assert not run.decided and run.world == 16
    assert [edge.answer for edge in run.ranked()] == ["a", "b"]


def test_without_caution_every_game_is_played_and_the_best_mean_wins() -> None:
    luck = [0.5, 0.6] * 8
    run = race(0.0, {"a": luck, "b": [luck[-1 - n] + 0.001 for n in range(16)]}, 32)
    assert not run.decided
    assert run.ranked()[0].answer == "b"


def test_of_many_answers_half_drop_out_but_never_the_favourite() -> None:
    run = race(0.0, {name: [0.1 * n] * 8 for n, name in enumerate("abcdef")}, 24)
    assert {edge.answer for edge in run.running} == {"f", "e", "a"}
    assert [edge.answer for edge in run.out] == ["d", "c", "b"]


def wins(ours: str, theirs: str, games: int, rounds: int) -> int:
    won = 0
    for number in range(games):
        seats = [theirs] * 3
        seats[number % 3] = ours
        rules = ruleset(TOY)
        table = Table(rules, rules.mode(3, "season", {"rounds": rounds}), f"w{number}", [Player(b, b) for b in seats])
        for _ in Driver(table, {seat: make(TOY, bot) for seat, bot in enumerate(seats)}, number).play():
            pass
        assert table.result is not None
        won += number % 3 in table.result["winners"]
    return won


def test_weighing_beats_chance() -> None:
    assert wins("steady", "random", 12, 5) >= 11


def test_searching_beats_weighing() -> None:
    """A handful of seeded games, the same each time; the figure `bots.search_vs_greedy` plays hundreds."""
    assert wins("strong", "steady", 8, 3) >= 5
