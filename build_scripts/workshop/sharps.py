"""Sharps: a quick bot with one habit, put into the seat of a plain one, to see whether a trick beats sound play.

A habit is given the hints of the game's mind and gives them back with its own worth; questions without hints it
leaves alone. Each game that the sharp plays is played by the plain bot in its seat as well: what it gains is its own
doing, and not that of the seat or the draw. `LEADENHALL_GAMES=400` in the environment lets every sharp play so many
games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
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
MOST = 0.05
"""What no sharp should gain more than."""
WANTED = 1000.0
"""What a habit is worth to a sharp: more than anything else."""


def sharp(game: str, habit: Habit) -> Bot:
    """The quick player with a habit."""
    plain = of(game)

    def hints(position: Any, asked: Decision) -> list[Hint] | None:
        found = plain.hints(position, asked)
        return habit(position, asked, found) if found else found

    return Greedy(Mind(SimpleNamespace(evaluate=plain.evaluate, hints=hints, SCALE=plain.scale)))


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


Make = Callable[[], Bot]
"""Seats a sharp that is more than a habit."""


def won(game: str, mode: Mode, number: int, habit: Habit | None, made: Make | None = None) -> float:
    """What of a game the seat wins whose turn it is: with a habit, as another bot, or as the plain one there."""
    seat = number % mode.seats
    table = Table(ruleset(game), mode, f"sharp/{number}", [Player(PLAIN, PLAIN) for _ in range(mode.seats)])
    bots = {each: make(game, PLAIN) for each in range(mode.seats)}
    if made is not None:
        bots[seat] = made()
    elif habit is not None:
        bots[seat] = sharp(game, habit)
    for played in Driver(table, bots, number).play():
        if played.failed:
            raise RuntimeError(f"a sharp of {game} had no answer in the game {number}") from played.error
    winners = table.result["winners"] if table.result else []
    return 1 / len(winners) if seat in winners else 0.0


def gains(
    game: str, mode: Mode, games: int, habits: dict[str, Habit], others: dict[str, Make] | None = None
) -> dict[str, float]:
    """By how much each sharp (a habit, or another bot) wins more often than the plain bot in the same seats of the same
    games."""

    def share(habit: Habit | None, made: Make | None = None) -> float:
        return sum(won(game, mode, number, habit, made) for number in range(games)) / games

    plain = share(None)
    found = {name: share(habit) - plain for name, habit in habits.items()}
    return found | {name: share(None, made) - plain for name, made in (others or {}).items()}


def figures(
    name: str, game: str, tables: Sequence[int], habits: dict[str, Habit], scenario: str | None = None,
    others: dict[str, Make] | None = None,
) -> dict[str, Provider]:  # fmt: skip
    """What each sharp of a game gains at tables of so many seats, and what the one that gains most does; `others` play
    its usual scenario and, if another one is named, that as well."""

    def measured() -> Iterator[Figure]:
        games, most = games_wanted(GAMES), -1.0
        for seats in tables:
            found = gains(game, ruleset(game).mode(seats, scenario, None), games, habits)
            for where in dict.fromkeys((None, scenario)) if others else ():
                tricks = {f"{other}.{where}" if where else other: made for other, made in (others or {}).items()}
                found |= gains(game, ruleset(game).mode(seats, where, None), games, {}, tricks)
            for habit, gain in found.items():
                yield Figure(f"{name}.sharp.{seats}.{habit}", gain, f"of {games} games")
            most = max(most, *found.values())
        yield Figure(f"{name}.sharp_gain", most, f"of {games} games", at_most=MOST)

    return {f"{name}.sharp.": measured, f"{name}.sharp_gain": measured}
