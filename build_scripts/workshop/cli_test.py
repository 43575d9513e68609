"""`test.py`: runs the stages, and says at the end how each went."""

import argparse
import time

from workshop.problems import Problem, guarded, say
from workshop.stages import STAGES, Choice, prepare


def options(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="test.py", description="Run the checks of Leadenhall.")
    parser.add_argument("--only", nargs="+", choices=list(STAGES), metavar="STAGE", help=", ".join(STAGES))
    parser.add_argument("--soak", action="store_true", help="also the tests that play for minutes")
    parser.add_argument("--times", type=int, default=1, help="the browser tests so many times over, until one fails")
    parser.add_argument("--paths", nargs="+", default=[], help="only these test files (with --only core/pyodide/e2e)")
    chosen = parser.parse_args(arguments)
    if chosen.times < 1:
        parser.error("--times: at least once")
    return chosen


def run_stage(name: str, choice: Choice) -> tuple[bool, float]:
    """Did it pass, and how many seconds did it take?"""
    say(f"\n=== {name}")
    start = time.monotonic()
    try:
        STAGES[name](choice)
        passed = True
    except Problem as problem:
        say(str(problem))
        passed = False
    return passed, time.monotonic() - start


def test(arguments: list[str]) -> int:
    chosen = options(arguments)
    prepare()
    choice = Choice(chosen.soak, chosen.times, tuple(chosen.paths))
    outcomes = {name: run_stage(name, choice) for name in STAGES if name in (chosen.only or STAGES)}
    say("")
    for name, (passed, seconds) in outcomes.items():
        say(f"{'passed' if passed else 'FAILED':7} {name:10} {seconds:6.1f} s")
    return 0 if all(passed for passed, _ in outcomes.values()) else 1


def main(arguments: list[str]) -> int:
    return guarded(test, arguments)
