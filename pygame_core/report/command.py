"""`python -m pygame_core report GAME`: plays, counts, writes the file."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from ..bots import levels
from ..games.registry import ruleset
from ..kernel.reasons import Refused
from ..kernel.words import catalogue
from ..simulate.one_game import check_order
from ..simulate.progress import Progress
from ..simulate.run import play_order
from .census import Census, counts_of
from .figures import Field, Summary
from .page import KINDS, Part

PACKAGE = __package__


def run(arguments: argparse.Namespace) -> int:
    """`game, games, out, seed, scenario, options, bot, workers`: so many games with each number of players, all seats
    played by the same bot (the best quick one, if none is named)."""
    suffix = Path(arguments.out).suffix.lower()
    if suffix not in KINDS:
        raise Refused("simulate.extension", file=arguments.out[-80:], known=list(KINDS))
    rules = ruleset(arguments.game)
    own, words = catalogue(PACKAGE), catalogue(rules.package)
    scenario = rules.scenario(arguments.scenario)
    bot = arguments.bot or best_quick(arguments.game)
    parts = []
    for seats in sorted(scenario.seats):
        played = play(arguments, bot, seats)
        summary = Summary(played, own, words, counts_of(arguments.game))
        answers = round(sum(result.answers for result in played.results) / len(played.results))
        text = own.say("report", "played", {"n": len(played.results), "bot": bot, "answers": answers})
        parts.append(Part(own.say("report", "players", {"n": seats}), text, summary.blocks()))
    title = own.say("report", "title", {"game": words.say("game", "title", {})})
    page = KINDS[suffix](title, own.say("report", "about", {"seed": arguments.seed}), parts)
    try:
        Path(arguments.out).write_text(page, encoding="utf-8")
    except OSError as error:
        raise Refused("simulate.file", file=arguments.out[-80:], why=error.strerror or "") from None
    print(own.say("report", "done", {"file": arguments.out}))
    return 0


def best_quick(game: str) -> str:
    return [name for name, level in levels(game).items() if not level.search][-1]


def play(arguments: argparse.Namespace, bot: str, seats: int) -> Field:
    """The games of one number of players, counted as they come."""
    checked = check_order(
        arguments.game, [bot] * seats, arguments.scenario, arguments.options, f"{arguments.seed}/{seats}"
    )
    order = Census(checked.game, checked.bots, checked.scenario, checked.options, checked.seed)
    progress = Progress(arguments.games, sys.stderr)
    played = Field(seats)
    try:
        for result in play_order(order, arguments.games, arguments.workers):
            played.take([result])
            progress.step()
    finally:
        progress.end()
    return played
