"""Games that are played to be measured; the figures of every game are taken alike."""

import os
from collections.abc import Callable, Iterator
from statistics import mean
from time import process_time
from typing import Any

from pygame_core.bots import Chair, Deadline, Driver, make
from pygame_core.games.registry import ruleset
from pygame_core.kernel.chance import Chance
from pygame_core.kernel.decisions import Decision, Pick
from pygame_core.kernel.reasons import OPEN
from pygame_core.kernel.table import Player, Table
from pygame_core.simulate import simulate

ROUNDS = 5

FORKED_GAMES = 4
TRIES = 5


def best(tries: int, work: Callable[[], Any]) -> float:
    """Processor seconds of the quickest try: whatever else the machine does can only add to it."""
    times = []
    for _ in range(tries):
        start = process_time()
        work()
        times.append(process_time() - start)
    return min(times)


def is_choice(decision: Decision) -> bool:
    """Whether there are at least two answers."""
    if type(decision) is Pick:
        return len([option for option in decision.options if option.why is OPEN]) > 1
    return decision.choices() > 1


def new_table(game: str, seats: int, seed: int | str, bot: str = "", scenario: str | None = None) -> Table:
    """A table of a scenario, the game's usual one if none is named; with a bot's name, that bot sits on all seats."""
    rules = ruleset(game)
    players = [Player(bot, bot) for _ in range(seats)] if bot else None
    return Table(rules, rules.mode(seats, scenario, None), seed, players)


def at_random(table: Table, chance: Chance) -> Iterator[Decision]:
    """Plays to the end by lot; each decision comes before its answer."""
    while table.result is None:
        decision = table.pending[0]
        yield decision
        table.answer(decision.seat, decision.sample(chance))


def choices_per_s(game: str, seats: int, games: int, scenario: str | None = None) -> float:
    """Choices a second of processor time in random games, the setting up of the tables included; of several rounds
    the one that was disturbed least."""
    choices = 0

    def play() -> None:
        nonlocal choices
        choices, chance = 0, Chance("figures")
        for seed in range(games):
            choices += sum(map(is_choice, at_random(new_table(game, seats, seed, scenario=scenario), chance)))

    seconds = best(ROUNDS, play)
    return choices / seconds


def bot_games(game: str, seats: int, bot: str, games: int) -> tuple[list[float], list[float]]:
    """Processor seconds of whole games of one kind of bot, and of their single answers."""
    lasted, answers = [], []
    for number in range(games):
        table = new_table(game, seats, f"speed/{number}", bot)
        driver = Driver(table, {seat: make(game, bot) for seat in range(seats)}, number)
        began = last = process_time()
        for _ in driver.play():
            now = process_time()
            answers.append(now - last)
            last = now
        lasted.append(last - began)
    return lasted, answers


def games_wanted(usual: int) -> int:
    """How many games a match has: `LEADENHALL_GAMES` in the environment, else the usual number."""
    return int(os.environ.get("LEADENHALL_GAMES", usual))


def share_of_wins(
    game: str, one: str, others: list[str], games: int, seed: str = "match", scenario: str | None = None
) -> float:
    """What one bot wins among others, seats moving on from game to game; a shared win counts as its part."""
    won = 0.0
    for result in simulate(game, games, [one, *others], scenario, seed=seed):
        seat = result.seats.index(one)
        won += (seat in result.winners) / len(result.winners)
        if result.failed:
            raise RuntimeError(f"a bot had no answer in the game {result.seed}")
    return won / games


def fork_us(game: str, seats: int) -> float:
    """What a fork takes, on average over all positions of some random games."""
    chance, times = Chance("forks"), []
    for seed in range(FORKED_GAMES):
        table = new_table(game, seats, seed)
        times += [best(TRIES, table.fork) for _ in at_random(table, chance)]
    return 1e6 * mean(times)


def thoughts(game: str, seats: int, apart: int) -> Iterator[float]:
    """What single answers of a strong bot take, one in so many all over a game of steady ones."""
    table = new_table(game, seats, "thoughts", "steady")
    driver = Driver(table, {seat: make(game, "steady") for seat in range(seats)}, 0)
    thinker = make(game, "strong")
    for number, _ in enumerate(driver.play()):
        if table.result is None and not number % apart:
            chair = Chair(table, table.pending[0].seat, table.pending[0])
            began = process_time()
            thinker.move(chair, Chance(f"thought/{number}"), Deadline())
            yield process_time() - began
