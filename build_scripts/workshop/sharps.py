"""Sharps: a quick bot with one habit, put into the seat of a plain one, to see whether a trick beats sound play.

A habit is given the hints of the game's mind and gives them back with its own worth; questions without hints it
leaves alone. Each game that the sharp plays is played by the plain bot in its seat as well: what it gains is its own
doing, and not that of the seat or the draw. `LEADENHALL_GAMES=400` in the environment lets every sharp play so many
games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

from pygame_core.bots import Bot, Driver, Mind, make
from pygame_core.bots.greedy import Greedy
from pygame_core.bots.mind import of
from pygame_core.games.registry import ruleset
from pygame_core.kernel.decisions import Decision
from pygame_core.kernel.ruleset import Mode
from pygame_core.kernel.table import Player, Table
from pygame_core.parts.hints import Hint
from workshop.figure import Figure, Provider
from workshop.playing import games_wanted

Habit = Callable[[Any, Decision, list[Hint]], list[Hint]]
"""Given an imagined game, the question and its hints: the hints as the sharp sees them."""
PLAIN = "steady"
GAMES = 40
WANTED = 1000.0
"""What a habit is worth to a sharp: more than anything else."""


def sharp(game: str, habit: Habit) -> Bot:
    """The quick player with a habit."""
    plain = of(game)

    def hints(position: Any, asked: Decision) -> list[Hint] | None:
        found = plain.hints(position, asked)
        return habit(position, asked, found) if found else found

    return Greedy(Mind(SimpleNamespace(LEVELS=plain.levels, evaluate=plain.evaluate, hints=hints, SCALE=plain.scale)))


def wanting(code: str, wanted: Callable[[Any, Decision, Hint], bool]) -> Habit:
    """The habit to take certain answers to one kind of question, wherever they are offered."""

    def habit(position: Any, asked: Decision, found: list[Hint]) -> list[Hint]:
        if asked.code != code:
            return found
        return [Hint(hint.answer, hint.worth + WANTED * wanted(position, asked, hint)) for hint in found]

    return habit


def both(*habits: Habit) -> Habit:
    """All habits of one sharp."""

    def habit(position: Any, asked: Decision, found: list[Hint]) -> list[Hint]:
        for each in habits:
            found = each(position, asked, found)
        return found

    return habit


def won(game: str, mode: Mode, number: int, habit: Habit | None) -> float:
    """What of a game the seat wins whose turn it is: with a habit, or None for the plain bot there."""
    seat = number % mode.seats
    table = Table(ruleset(game), mode, f"sharp/{number}", [Player(PLAIN, PLAIN) for _ in range(mode.seats)])
    bots = {each: make(game, PLAIN) for each in range(mode.seats)}
    if habit is not None:
        bots[seat] = sharp(game, habit)
    for played in Driver(table, bots, number).play():
        if played.failed:
            raise RuntimeError(f"a sharp of {game} had no answer in the game {number}")
    winners = table.result["winners"] if table.result else []
    return 1 / len(winners) if seat in winners else 0.0


def gains(game: str, mode: Mode, games: int, habits: dict[str, Habit]) -> dict[str, float]:
    """By how much each sharp wins more often than the plain bot in the same seats of the same games."""

    def share(habit: Habit | None) -> float:
        return sum(won(game, mode, number, habit) for number in range(games)) / games

    plain = share(None)
    return {name: share(habit) - plain for name, habit in habits.items()}


def figures(
    name: str, game: str, seats: int, habits: dict[str, Habit], scenario: str | None = None
) -> dict[str, Provider]:
    """What each sharp of a game gains, and what the one that gains most does."""

    def measured() -> Iterator[Figure]:
        games = games_wanted(GAMES)
        found = gains(game, ruleset(game).mode(seats, scenario, None), games, habits)
        for habit, gain in found.items():
            yield Figure(f"{name}.sharp.{habit}", gain, f"of {games} games")
        yield Figure(f"{name}.sharp_gain", max(found.values()), f"of {games} games")

    return {f"{name}.sharp.": measured, f"{name}.sharp_gain": measured}
