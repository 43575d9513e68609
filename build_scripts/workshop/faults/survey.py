"""A survey: draws faults, plants them, and tells what survived."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from workshop.faults import equivalent
from workshop.faults.draw import NO_FAULT, Fault, Mentions, draw
from workshop.faults.seen import SHELF, Concern, Seen, Timed, ask, request
from workshop.faults.tree import Tree
from workshop.problems import Problem

SECONDS = 30.0
"""So long the tests of one fault may take, by their usual times: what survived that long is told with its tests."""
PATIENCE_S = 5.0
TURN_S = 0.4
"""Files of tests take turns, each with some quick ones: what one does not notice another may."""


@dataclass(frozen=True)
class Row:
    """A fault, and the tests that decide."""

    fault: Fault
    tests: list[Timed]
    of: int
    """How many tests run it."""


@dataclass
class Outcome:
    """What became of one fault."""

    fault: Fault
    verdict: str
    """`killed`, `endless`, `survived`, or `unseen`: no test runs it."""
    by: str = ""
    """The test that failed."""
    tried: int = 0
    """How many tests it met at most, of how many that run it."""
    of: int = 0
    reason: str = ""
    """Why it is taken for equivalent."""

    @property
    def killed(self) -> bool:
        return self.verdict in ("killed", "endless")


@dataclass
class Survey:
    """The faults of one run, and what is wrong with the list of equivalents."""

    outcomes: list[Outcome] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)

    def of(self, folder: str) -> list[Outcome]:
        return [one for one in self.outcomes if one.fault.folder == folder]

    @property
    def survivors(self) -> list[Outcome]:
        return [one for one in self.outcomes if not one.killed and not one.reason]

    @property
    def equivalents(self) -> list[Outcome]:
        return [one for one in self.outcomes if not one.killed and one.reason]

    def share(self, folder: str) -> float:
        """The killed among those that somebody could notice."""
        counted = [one for one in self.of(folder) if one.killed or not one.reason]
        return sum(one.killed for one in counted) / len(counted) if counted else 1.0


def survey(
    tree: Tree, folders: list[str], faults: int, seed: str, listed: Path, *,
    shelf: Path = SHELF, at_once: int = 1, seconds: float = SECONDS, patience: float = PATIENCE_S,
    say: Callable[[str], None] = lambda text: None,
) -> Survey:  # fmt: skip
    """Plants so many faults, spread evenly over the folders."""
    entries = equivalent.read(listed)
    done = Survey(complaints=equivalent.complaints(tree, entries))
    seen = Seen(tree, shelf)
    say("Watching which test runs what ...")
    say(f"{seen.watch()} files of tests were watched, {len(seen.files)} are known.")
    if failed := seen.failed():
        raise Problem(f"{len(failed)} tests fail without any fault, {failed[0]} first.", "Mend them first.")
    shares = [faults // len(folders) + (index < faults % len(folders)) for index in range(len(folders))]
    drawn = [fault for folder, most in zip(folders, shares, strict=True) for fault in draw(tree, folder, most, seed)]
    reasons = {entry.key: entry.reason for entry in entries}
    bench = Bench(seen, at_once, seconds, patience)
    for outcome in planted(bench, drawn):
        outcome.reason = reasons.get(outcome.fault.key, "")
        done.outcomes.append(outcome)
        say(f"{len(done.outcomes):4} of {len(drawn)}  {outcome.verdict:9} {outcome.fault.as_text()}")
        if outcome.killed and outcome.reason:
            done.complaints.append(f"was noticed by {outcome.by or 'the time limit'}: {outcome.fault.as_text()}")
    bench.check_killers(done.outcomes)
    if len(done.equivalents) > equivalent.MOST * len(done.outcomes):
        done.complaints.append(f"more than a tenth are taken for equivalent: {len(done.equivalents)}")
    return done


@dataclass(frozen=True)
class Bench:
    """Where faults are planted: which tests there are, how many at a time, how patiently."""

    seen: Seen
    at_once: int
    seconds: float
    patience: float

    def ask(self, orders: list[dict[str, Any]], collected: bool) -> Iterator[dict[str, Any]]:
        files = sorted({name.partition("::")[0] for order in orders for name, _ in order["tests"]})
        rows = [{**order, "patience": self.patience} for order in orders]
        wanted = {"orders": rows, "collected": collected, "files": files, "at_once": self.at_once}
        for line in ask("workshop.faults.plant", {**request(self.seen.tree), **wanted}) if orders else ():
            yield json.loads(line)

    def run(self, rows: list[Row], *, collected: bool) -> Iterator[tuple[Outcome, Row]]:
        """Plants in place where all is collected, else from the start."""
        orders: list[dict[str, Any]] = [
            {
                "number": number,
                "module": row.fault.module,
                "place": row.fault.place,
                "tests": [(test.name, test.seconds) for test in row.tests],
            }
            for number, row in enumerate(rows)
        ]
        for told in self.ask(orders, collected):
            row = rows[told["number"]]
            if told["verdict"] == "broken":
                raise Problem(f"The tests could not be run with {row.fault.as_text()}: {told['by']}")
            yield Outcome(row.fault, told["verdict"], told["by"], len(row.tests), row.of), row

    def check_killers(self, outcomes: list[Outcome]) -> None:
        """The tests that failed must pass where no fault is planted, in an order and a process like theirs."""
        killers = sorted({one.by for one in outcomes if one.verdict == "killed" and "::" in one.by})
        if not killers:
            return
        order = {"number": 0, "module": "", "place": NO_FAULT, "tests": [(name, 60.0) for name in killers]}
        for told in self.ask([order], collected=True):
            if told["verdict"] != "survived":
                raise Problem(f"Without any fault a test fails as well: {told['by']}", "It must not depend on others.")


def in_order(tests: list[Timed], seconds: float) -> list[Timed]:
    """The tests as they are tried, as many as there is time for: those that are near have the first half of it."""
    near = in_turns([test for test in tests if test.near], seconds / 2)
    taken = set(near)
    rest = in_turns([test for test in tests if test not in taken], seconds - sum(test.seconds for test in near))
    return near + rest


def in_turns(tests: list[Timed], seconds: float) -> list[Timed]:
    """Some tests of each file, then again; as many as there is time for, and at least one."""
    files: dict[str, list[Timed]] = {}
    for test in tests:
        files.setdefault(test.name.partition("::")[0], []).append(test)
    chosen: list[Timed] = []
    left = seconds
    while files:
        for name in list(files):
            turn = TURN_S
            while files[name] and turn > 0 and (left > 0 or not chosen):
                test = files[name].pop(0)
                chosen.append(test)
                turn -= test.seconds
                left -= test.seconds
            if not files[name] or left <= 0:
                del files[name]
    return chosen


def runs_early(tree: Tree, fault: Fault, collected: bytes) -> bool:
    """Whether a call while tests were imported and collected ran the statement: its result may be kept."""
    return fault.change.number is not None and bool(collected[tree.first[fault.module] + fault.change.number])


def concerned(tree: Tree, fault: Fault, mentions: Mentions, collected: bytes) -> Concern:
    """The tests that may notice a fault."""
    number = fault.change.number
    near = {*fault.module.split(".")[1:], *fault.change.within.split(".")} - {"", "games"}
    if number is None:
        return replace(mentions.of_statement(fault), near=near)
    itself = tree.first[fault.module] + number
    if not runs_early(tree, fault, collected):
        return Concern({itself}, near=near)
    wide = mentions.of_names({fault.change.within.rpartition(".")[2]})
    return Concern({itself} | wide.numbers, wide.names, near)


def planted(bench: Bench, drawn: list[Fault]) -> Iterator[Outcome]:
    """In place where a call runs the statement; from the start where the import did, or where that is in doubt."""
    tree, mentions = bench.seen.tree, Mentions(bench.seen.tree)
    collected = bench.seen.collected()
    found = bench.seen.tests_of([concerned(tree, fault, mentions, collected) for fault in drawn])
    in_place: list[Row] = []
    from_start: list[Row] = []
    for fault, tests in zip(drawn, found, strict=True):
        if not tests:
            yield Outcome(fault, "unseen")
        else:
            row = Row(fault, in_order(tests, bench.seconds), len(tests))
            (in_place if fault.change.number is not None else from_start).append(row)
    for outcome, row in bench.run(in_place, collected=True):
        doubtful = outcome.verdict == "survived" and runs_early(tree, outcome.fault, collected)
        if doubtful or outcome.verdict == "unplanted":
            from_start.append(row)
        else:
            yield outcome
    for outcome, _ in bench.run(from_start, collected=False):
        yield outcome
