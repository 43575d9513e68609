"""`mutate.py`: plants faults in the rules core and prints what no test noticed."""

import argparse
import json
import os
import sys

from workshop.faults import ours
from workshop.faults.equivalent import as_toml
from workshop.faults.survey import SECONDS, Survey, survey
from workshop.inside import inside
from workshop.problems import Problem, guarded, say


def options(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="mutate.py", description="Plant faults; tell which of them no test notices.")
    parser.add_argument("--folders", nargs="+", metavar="FOLDER", default=[],
                        help="folders by name (workshop/faults/ours.py), or places below the root")  # fmt: skip
    parser.add_argument("--faults", type=int, metavar="N", default=ours.FAULTS, help="how many, over all folders")
    parser.add_argument("--seed", metavar="S", default=ours.SEED, help="other seeds draw other faults")
    parser.add_argument("--at-once", type=int, metavar="N", default=1, help="so many at a time")
    parser.add_argument("--seconds", type=float, metavar="S", default=SECONDS,
                        help="so long the tests of one fault may take, by their usual times")  # fmt: skip
    parser.add_argument("--json", action="store_true", help="a JSON object a fault")
    chosen = parser.parse_args(arguments)
    if chosen.faults < 1 or chosen.at_once < 1:
        raise Problem("There is nothing to plant: --faults and --at-once are at least 1.")
    return chosen


def mutate(arguments: list[str]) -> int:
    chosen = options(arguments)
    folders = chosen.folders or list(ours.FOLDERS)
    done = survey(
        ours.TREE, folders, chosen.faults, chosen.seed, ours.LISTED, at_once=chosen.at_once, seconds=chosen.seconds,
        say=(lambda text: None) if chosen.json else say,
    )  # fmt: skip
    if chosen.json:
        for one in done.outcomes:
            row = {"folder": one.fault.folder, "file": one.fault.file, "line": one.fault.change.line}
            row |= {"before": one.fault.change.before, "after": one.fault.change.after}
            say(json.dumps({**row, "verdict": one.verdict, "by": one.by, "equivalent": one.reason}))
    else:
        tell(done, folders)
    for complaint in done.complaints:
        print(f"{ours.LISTED.name}: {complaint}", file=sys.stderr)
    return 1 if done.complaints else 0


def tell(done: "Survey", folders: list[str]) -> None:
    say("\nSurvived:")
    for one in done.survivors:
        met = f"{one.tried} of {one.of} tests" if one.of else "no test runs it"
        say(f"  {one.fault.as_text()}  ({met})")
    say("\nTaken for equivalent:")
    for one in done.equivalents:
        say(f"  {one.fault.as_text()}\n      {one.reason}")
    say("\nKilled, without equivalents:")
    for folder in folders:
        say(f"  {folder:24} {done.share(folder):6.1%} of {len(done.of(folder))}")
    if done.survivors:
        say("\nAn entry for one that nobody could notice looks like this:\n\n" + as_toml(done.survivors[0].fault.key))


def main(arguments: list[str]) -> int:
    """The tests need the environment's packages."""

    def start(words: list[str]) -> int:
        if not hasattr(os, "fork"):
            raise Problem("Faults are planted in forks, which this system has not.", "Run it on Linux or a Mac.")
        options(words)
        return inside("mutate.py", words, mutate, "build", "test")

    return guarded(start, arguments)
