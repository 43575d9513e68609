"""What the steady bots of John Company, second edition, think of the Company's fate, and what they make of it.

`LEADENHALL_GAMES=400` in the environment makes every series so many games long.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from pygame_core.bots import Driver, make
from pygame_core.games.john_company_second.bots.books import Books
from pygame_core.games.registry import ruleset
from pygame_core.kernel.table import Player, Table
from workshop.figure import Figure, Provider
from workshop.playing import games_wanted

GAME = "john_company_second"
BOT = "steady"
FAMILIES = 4
GAMES = 60
SEATS = {3: (0.4, 0.7, 0.15), 4: (0.4, 0.7, 0.15), 5: (0.4, 0.7, 0.15), 6: (0.0, 0.85, 0.2)}
"""By families: how often the Company should fail at least and at most, and at most in the first three turns."""
EARLY = 3
CERTAIN = 1
"""So many dice make an attack that is won by nothing but luck."""
Moment = tuple[int, str]
"""A turn and a phase."""


def played(seats: int, number: int) -> tuple[Table, list[tuple[Moment, float]]]:
    """A game of steady bots, and what they think of the Company's fate when each phase begins."""
    rules, seed = ruleset(GAME), f"fate/{number}"
    table = Table(rules, rules.mode(seats, None, None), seed, [Player(BOT, BOT) for _ in range(seats)])
    driver = Driver(table, {seat: make(GAME, BOT) for seat in range(seats)}, seed)
    found: list[tuple[Moment, float]] = []
    for move in driver.play():
        if move.failed:
            raise RuntimeError(f"a bot had no answer in the game {number}")
        turn = table.game.state.turn
        moment = turn.number, turn.phase
        if table.result is None and turn.phase not in ("", "end") and (not found or found[-1][0] != moment):
            found.append((moment, Books(table.game).risk))
    return table, found


def estimates() -> Iterator[Figure]:
    """How far the mean estimate moves from one phase of a turn to the next, and how good it is in the first
    Parliament."""
    games = games_wanted(GAMES)
    steps: dict[tuple[Moment, Moment], list[float]] = defaultdict(list)
    errors = []
    for number in range(games):
        table, path = played(FAMILIES, number)
        failed = float(table.game.state.company.failed)
        errors += [(risk - failed) ** 2 for moment, risk in path if moment == (1, "parliament")]
        for (before, was), (after, risk) in pairwise(path):
            if before[0] == after[0]:
                steps[before, after].append(risk - was)
    moved = sum(abs(sum(row)) for row in steps.values()) / sum(len(row) for row in steps.values())
    yield Figure("jc2.risk_jump", moved, f"of {games} games", at_most=0.05)
    yield Figure("jc2.risk_brier", sum(errors) / len(errors), f"of {games} games", at_most=0.2)


def by_seats() -> Iterator[Figure]:
    """How often the Company fails by the number of families, and how often early."""
    games = games_wanted(GAMES)
    for seats, (least, most, early) in SEATS.items():
        worlds: list[Any] = [played(seats, number)[0].game.state for number in range(games)]
        failed = [world.turn.number for world in worlds if world.company.failed]
        soon = sum(turn <= EARLY for turn in failed) / games
        yield Figure(f"jc2.company_fails.{seats}", len(failed) / games, f"of {games} games", most, least or None)
        yield Figure(f"jc2.company_fails.{seats}.by_turn_{EARLY}", soon, f"of {games} games", early)


def follies() -> Iterator[Figure]:
    """Of all deployments those with a single die, and of the good years those without dividends."""
    games = games_wanted(GAMES)
    done: Counter[str] = Counter()
    for number in range(games):
        for event in played(FAMILIES, number)[0].log(None):
            done[event.code] += 1
            done["one_die"] += event.code == "operations.deploy" and len(event.params["dice"]) <= CERTAIN
    deployed, years = done["operations.deploy"], done["revenue.kept"] + done["revenue.dividends"]
    yield Figure("jc2.one_die_attacks", done["one_die"] / deployed, f"of {deployed} attacks", at_most=0.1)
    yield Figure("jc2.dividends_kept", done["revenue.kept"] / years, f"of {years} years")


FIGURES: dict[str, Provider] = {
    "jc2.risk_jump": estimates,
    "jc2.risk_brier": estimates,
    "jc2.company_fails.": by_seats,
    "jc2.one_die_attacks": follies,
    "jc2.dividends_kept": follies,
}
