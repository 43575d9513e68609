"""The command line: play in a terminal, simulate, check and replay files, look up rules."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from ..games.registry import GAMES
from ..kernel.reasons import Refused
from ..kernel.saves import SaveError
from .plain import plain_output
from .words import complaint, say

Command = Callable[[argparse.Namespace], int]

BAD_INPUT = 2
DEFECT = 3
"""Ours, not that of what was typed."""
COMMAND = "leadenhall"


def _called() -> str:
    """How this command line was called: by its own name, or through Python."""
    return COMMAND if Path(sys.argv[0]).stem == COMMAND else "python -m pygame_core"


def parser() -> argparse.ArgumentParser:
    found = argparse.ArgumentParser(prog=_called(), description=say("about"))
    commands = found.add_subparsers(dest="command", required=True, metavar=say("command"))

    def add(name: str, *, game: bool = False) -> argparse.ArgumentParser:
        command = commands.add_parser(name, help=say(f"help.{name}"), description=say(f"help.{name}"))
        if game:
            command.add_argument("game", help=say("arg.game", known=list(GAMES)))
        return command

    add("games")
    _add_play(add("play", game=True))
    _add_simulate(add("simulate", game=True))
    _add_report(add("report", game=True))
    _add_tables(add("tables", game=True))
    replay = add("replay")
    replay.add_argument("file", help=say("arg.file"))
    check = add("check")
    check.add_argument("file", help=say("arg.file"))
    check.add_argument("--recover", metavar="OUT", help=say("arg.recover"))
    components = add("components", game=True)
    components.add_argument("--values", metavar="FILE", help=say("arg.values"))
    rules = add("rules", game=True)
    rules.add_argument("search", nargs="*", help=say("arg.search"))
    return found


def _add_play(command: argparse.ArgumentParser) -> None:
    command.add_argument("--seats", default="", help=say("arg.play_seats"))
    command.add_argument("--scenario", help=say("arg.scenario"))
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=say("arg.option"))
    command.add_argument("--seed", default="", help=say("arg.seed"))
    command.add_argument("--load", metavar="FILE", help=say("arg.load"))


def _add_simulate(command: argparse.ArgumentParser) -> None:
    command.add_argument("--games", type=int, default=100, help=say("arg.games"))
    command.add_argument("--seats", default="", help=say("arg.seats"))
    command.add_argument("--scenario", help=say("arg.scenario"))
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=say("arg.option"))
    command.add_argument("--seed", default="0", help=say("arg.seed"))
    command.add_argument("--out", required=True, help=say("arg.out"))
    command.add_argument("--workers", type=int, help=say("arg.workers"))
    command.add_argument("--scheduler", help=say("arg.scheduler"))


def _add_report(command: argparse.ArgumentParser) -> None:
    command.add_argument("--games", type=int, default=200, help=say("arg.report_games"))
    command.add_argument("--bot", help=say("arg.bot"))
    command.add_argument("--scenario", help=say("arg.scenario"))
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=say("arg.option"))
    command.add_argument("--seed", default="0", help=say("arg.seed"))
    command.add_argument("--out", required=True, help=say("arg.report_out"))
    command.add_argument("--workers", type=int, help=say("arg.workers"))


def _add_tables(command: argparse.ArgumentParser) -> None:
    command.add_argument("--games", type=int, help=say("arg.tables_games"))
    command.add_argument("--values", metavar="FILE", help=say("arg.tables_values"))
    command.add_argument("--seed", default="0", help=say("arg.seed"))
    command.add_argument("--out", action="append", default=[], metavar="FILE", help=say("arg.tables_out"))
    command.add_argument("--workers", type=int, help=say("arg.workers"))


def _command(name: str) -> Command:
    """The function of a command; its module is imported only when it is wanted."""
    if name == "play":
        from .play import run
    elif name == "tables":
        from .tables import run
    elif name in ("simulate", "report"):
        from . import many

        return many.simulated if name == "simulate" else many.reported
    elif name in ("replay", "check"):
        from . import files

        return files.replay_file if name == "replay" else files.check_file
    else:
        from . import lists

        return {"games": lists.list_games, "rules": lists.list_rules, "components": lists.list_components}[name]
    return run


def main(arguments: Sequence[str]) -> int:
    """Run one command; what is wrong is said in one line on standard error, and nothing printed controls a terminal."""
    with plain_output():
        return _run(arguments)


def _run(arguments: Sequence[str]) -> int:
    parsed = parser().parse_args(arguments)
    try:
        return _command(parsed.command)(parsed)
    except (Refused, SaveError) as error:
        print(complaint(error, getattr(parsed, "game", "")), file=sys.stderr)
        return BAD_INPUT
    except BrokenPipeError:
        # Whoever read our output has gone; writing more, even at exit, would only complain again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except Exception as defect:
        print(say("defect", why=f"{type(defect).__name__}: {defect}"[:200]), file=sys.stderr)
        return DEFECT
