"""What the kernel costs: a fork, a checkpoint, an answer, an undo, a load, a full replay; on the toy game.

Each is the processor time of the best of several tries, for whatever else the machine does can only add to it.
"""

from collections.abc import Iterator

from pygame_core.games.registry import ruleset
from pygame_core.kernel import saves
from pygame_core.kernel.book import Book
from pygame_core.kernel.chance import Chance
from pygame_core.kernel.history import verify
from pygame_core.kernel.table import Table
from workshop.figure import Figure, Provider
from workshop.playing import best

LONG = 150
"""Rounds of a game of more than 2,000 answers."""


def toy(rounds: int, seed: str) -> Table:
    rules = ruleset("auction_house")
    return Table(rules, rules.mode(3, "season", {"rounds": rounds}), seed)


def play(table: Table, chance: Chance, most: int = 1 << 30) -> Table:
    """Random play of everybody's questions."""
    while table.result is None and table.position < most:
        for decision in table.pending:
            table.answer(decision.seat, decision.sample(chance))
    return table


def forks() -> Iterator[Figure]:
    """A fork ten answers after the last checkpoint."""
    table, chance = toy(LONG, "forks"), Chance("forks")
    while table.position - table.points[-1][0] != 10:
        decision = table.pending[0]
        table.answer(decision.seat, decision.sample(chance))
    yield Figure("kernel.fork_us", 1e6 * best(400, table.fork), "us", at_most=150)


def checkpoints() -> Iterator[Figure]:
    """The packing of a state of 4 KB, most of it in objects of its own."""
    table = play(toy(5, "checkpoints"), Chance("checkpoints"), 40)
    houses = table.game.state.houses
    while len(table._pack()) < 4096:
        houses.append(houses[len(houses) % 3])
    yield Figure("kernel.checkpoint_us", 1e6 * best(400, table._pack), "us", at_most=40)


def decisions() -> Iterator[Figure]:
    """Random play of whole games, with all reasons and events; of each game the best of several tries."""
    answers, seconds = 0, 0.0
    for number in range(40):
        games: list[Table] = []
        seconds += best(12, lambda: games.append(play(toy(5, f"{number}"), Chance(f"{number}"))))  # noqa: B023
        answers += games[0].position
    yield Figure("kernel.decisions_per_s", answers / seconds, "answers/s", at_least=80_000)


def going_back() -> Iterator[Figure]:
    """Undo at any depth of a long game, its load, and its full replay."""
    table = play(toy(LONG, "a long game"), Chance("long"))
    length = table.position
    slowest = 0.0
    for depth in range(1, length, 29):
        branches = [table.branch() for _ in range(3)]
        slowest = max(slowest, best(3, lambda: branches.pop().back_to(length - depth)))  # noqa: B023
    text = saves.dumps(Book(table))
    yield Figure("kernel.answers_of_the_long_game", length, "answers", at_least=2000)
    yield Figure("kernel.undo_ms", 1e3 * slowest, "ms", at_most=5)
    yield Figure("kernel.load_ms", 1e3 * best(9, lambda: saves.loads(text)), "ms", at_most=100)
    yield Figure("kernel.verify_s", best(3, lambda: verify(table)), "s", at_most=3)


FIGURES: dict[str, Provider] = {
    "kernel.fork_us": forks,
    "kernel.checkpoint_us": checkpoints,
    "kernel.decisions_per_s": decisions,
    "kernel.answers_of": going_back,
    "kernel.undo_ms": going_back,
    "kernel.load_ms": going_back,
    "kernel.verify_s": going_back,
}
