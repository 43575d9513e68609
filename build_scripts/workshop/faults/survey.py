"""A survey: draws faults, plants them, and tells what survived."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from workshop.faults import equivalent
from workshop.faults.draw import NO_FAULT, Fault, Mentions, draw
from workshop.faults.seen import SHELF, Seen, Test, ask, request
from workshop.faults.tree import Tree
from workshop.problems import Problem

Row = tuple[Fault, list[Test]]


@dataclass
class Outcome:
    """What became of one fault."""

    fault: Fault
    verdict: str
    """`killed`, `endless`, `survived`, or `unseen`: no test runs it."""
    by: str = ""
    """The test that failed."""
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
    shelf: Path = SHELF, at_once: int = 1, say: Callable[[str], None] = lambda text: None,
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
    for outcome in planted(seen, drawn, at_once):
        outcome.reason = reasons.get(outcome.fault.key, "")
        done.outcomes.append(outcome)
        say(f"{len(done.outcomes):4} of {len(drawn)}  {outcome.verdict:9} {outcome.fault.as_text()}")
        if outcome.killed and outcome.reason:
            done.complaints.append(f"was noticed by {outcome.by or 'the time limit'}: {outcome.fault.as_text()}")
    check_killers(seen, done.outcomes)
    if len(done.equivalents) > equivalent.MOST * len(done.outcomes):
        done.complaints.append(f"more than a tenth are taken for equivalent: {len(done.equivalents)}")
    return done


def planted(seen: Seen, drawn: list[Fault], at_once: int) -> Iterator[Outcome]:
    """In place where a call runs the statement; from the start where the import did, or where that is in doubt."""
    tree, mentions = seen.tree, Mentions(seen.tree)
    numbers = [
        {tree.first[fault.module] + fault.change.number} if fault.change.number is not None else mentions.of(fault)
        for fault in drawn
    ]
    found, collected = seen.tests_of(list(numbers))
    in_place: list[Row] = []
    from_start: list[Row] = []
    for fault, tests in zip(drawn, found, strict=True):
        if not tests:
            yield Outcome(fault, "unseen")
        else:
            (in_place if fault.change.number is not None else from_start).append((fault, tests))
    for outcome, row in run(seen, in_place, True, at_once):
        number = tree.first[outcome.fault.module] + (outcome.fault.change.number or 0)
        if outcome.verdict == "unplanted" or (outcome.verdict == "survived" and collected[number]):
            from_start.append(row)
        else:
            yield outcome
    for outcome, _ in run(seen, from_start, False, at_once):
        yield outcome


def check_killers(seen: Seen, outcomes: list[Outcome]) -> None:
    """The tests that failed must pass where no fault is planted, in an order and a process like theirs."""
    killers = sorted({one.by for one in outcomes if one.verdict == "killed" and "::" in one.by})
    order = {"number": 0, "module": "", "place": NO_FAULT, "tests": [(name, 60.0) for name in killers]}
    files = sorted({name.partition("::")[0] for name in killers})
    wanted = {**request(seen.tree), "orders": [order], "collected": True, "files": files, "at_once": 1}
    for line in ask("workshop.faults.plant", wanted) if killers else []:
        told = json.loads(line)
        if told["verdict"] != "survived":
            raise Problem(f"Without any fault a test fails as well: {told['by']}", "It must not depend on others.")


def run(seen: Seen, rows: list[Row], collected: bool, at_once: int) -> Iterator[tuple[Outcome, Row]]:
    if not rows:
        return
    orders: list[dict[str, Any]] = [
        {
            "number": number,
            "module": fault.module,
            "place": fault.place,
            "tests": [(test.name, test.seconds) for test in tests],
        }
        for number, (fault, tests) in enumerate(rows)
    ]
    files = sorted({test.name.partition("::")[0] for _, tests in rows for test in tests})
    wanted = {**request(seen.tree), "orders": orders, "collected": collected, "files": files, "at_once": at_once}
    for line in ask("workshop.faults.plant", wanted):
        told = json.loads(line)
        row = rows[told["number"]]
        if told["verdict"] == "broken":
            raise Problem(f"The tests could not be run with {row[0].as_text()}: {told['by']}")
        yield Outcome(row[0], told["verdict"], told["by"]), row
