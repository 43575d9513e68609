"""`python -m pygame_core simulate`: plays, writes each result as it comes, and sums up."""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict

from ..bots import levels
from ..games.registry import ruleset
from ..kernel.words import catalogue
from .files import kind_of, open_for_writing
from .one_game import Result
from .progress import Progress
from .run import simulate

PACKAGE = "pygame_core.cli"


def run(arguments: argparse.Namespace) -> int:
    """`game, games, seats, scenario, options, seed, workers, scheduler, out`: all as simulate takes them, but seats
    stand in one text with commas between."""
    kind = kind_of(arguments.out)
    seats = seats_from(arguments.game, arguments.seats, arguments.scenario)
    results = simulate(
        arguments.game, arguments.games, seats, arguments.scenario, arguments.options, arguments.seed,
        arguments.workers, arguments.scheduler,
    )  # fmt: skip
    progress = Progress(arguments.games, sys.stderr)
    summary = Summary()
    with open_for_writing(arguments.out) as file:
        write = kind(file, len(seats))
        try:
            for result in results:
                write(result)
                summary.add(result)
                progress.step()
        finally:
            progress.end()
    print(summary.text(arguments.out))
    return 0


def seats_from(game: str, text: str, scenario: str | None) -> list[str]:
    """The bots named; if none are, the best quick one on every seat."""
    named = [name.strip() for name in text.split(",") if name.strip()]
    if named:
        return named
    quick = [name for name, level in levels(game).items() if not level.search]
    return [quick[-1]] * ruleset(game).scenario(scenario).seats[0]


class Summary:
    """How each bot has fared over all games."""

    def __init__(self) -> None:
        self.games = 0
        self.failed = 0
        self.seats: dict[str, list[tuple[int, float]]] = defaultdict(list)

    def add(self, result: Result) -> None:
        self.games += 1
        self.failed += result.failed
        for seat, bot in enumerate(result.seats):
            won = 1 / len(result.winners) if seat in result.winners else 0.0
            self.seats[bot].append((result.scores[seat], won))

    def text(self, out: str) -> str:
        words = catalogue(PACKAGE)
        lines = [words.say("cli", "simulate.done", {"n": self.games, "file": out})]
        for bot, rows in self.seats.items():
            mean = round(sum(score for score, _ in rows) / len(rows), 1)
            wins = round(100 * sum(won for _, won in rows) / len(rows), 1)
            said = {"bot": bot, "n": len(rows), "mean": mean, "wins": wins}
            lines.append("  " + words.say("cli", "simulate.bot", said))
        if self.failed:
            lines.append(words.say("cli", "simulate.failed", {"n": self.failed}))
        return "\n".join(lines)
