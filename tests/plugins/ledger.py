"""Rule ledgers in pytest: `@pytest.mark.rule("toy.sale.bid", ...)` says which ledger entries a test shows.

A mark with an id that no ledger has stops the collection and says where it stands. At the end the run prints how
many entries of each game are covered (shown by at least one test, and by none that failed) and writes the others to
`.cache/uncovered.txt`. `--rules-strict GAME` makes uncovered entries of that game a failure.

A game that is being written may declare in its ledger what is finished; only those entries are then counted:

    [ledger]
    finished = ["waterframe", "2p", "3p"]                            # "all" always is
    groups = [["waterframe", "spinning-mule"], ["2p", "3p", "4p"]]   # names of one group are alternatives

An entry counts if of every group it names something is finished.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

UNCOVERED = ".cache/uncovered.txt"
RULES = "rules"
"""The property of a test's report that holds the ids of its marks."""


class LedgerError(Exception):
    """A ledger is not what it should be."""


@dataclass(slots=True)
class Ledger:
    """One game's ledger as the tests see it."""

    game: str
    rules: dict[str, str]
    """Id -> the rule's text, of every entry."""
    counted: set[str]
    """The ids of finished modes."""
    shown: set[str] = field(default_factory=set)
    failed: set[str] = field(default_factory=set)
    marked: bool = False
    """Whether any collected test names one of the rules."""

    @property
    def covered(self) -> set[str]:
        return (self.shown - self.failed) & self.counted

    @property
    def uncovered(self) -> list[str]:
        return [rule for rule in self.rules if rule in self.counted and rule not in self.covered]


def finished(modes: list[str], declared: list[str] | None, groups: list[list[str]]) -> bool:
    """Whether an entry with these modes belongs to what the game has finished."""
    if declared is None:
        return True
    done = {"all", *declared}
    alternatives = [[mode for mode in modes if mode in group] for group in groups]
    grouped = {mode for group in groups for mode in group}
    alternatives += [[mode] for mode in modes if mode not in grouped]
    return all(any(mode in done for mode in some) for some in alternatives if some)


def read(game: str, text: str) -> Ledger:
    """A ledger from its TOML, checked."""
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise LedgerError(f"the ledger of {game} is no TOML: {error}") from None
    head = found.get("ledger", {})
    if head.get("game") != game:
        raise LedgerError(f"the ledger of {game} says that it is of {head.get('game')!r}")
    rules: dict[str, str] = {}
    counted = set()
    for number, row in enumerate(found.get("rule", []), 1):
        _check_row(game, number, row, rules)
        rules[row["id"]] = row["text"]
        if finished(row["modes"], head.get("finished"), head.get("groups", [])):
            counted.add(row["id"])
    return Ledger(game, rules, counted)


def _check_row(game: str, number: int, row: dict[str, Any], known: dict[str, str]) -> None:
    for key in ("id", "ref", "kind", "text", "check"):
        if not isinstance(row.get(key), str) or not row[key].strip():
            raise LedgerError(f"rule {number} ({row.get('id')}) of {game} lacks {key!r}")
    if not isinstance(row.get("modes"), list) or not row["modes"]:
        raise LedgerError(f"{row['id']} lacks modes")
    if row["id"] in known:
        raise LedgerError(f"{row['id']} stands twice in the ledger of {game}")


def read_all() -> dict[str, Ledger]:
    """The ledgers of all games, also of those that are not registered yet."""
    found = {}
    for folder in sorted(files("pygame_core.games").iterdir(), key=lambda entry: entry.name):
        ledger = folder.joinpath("rules.toml")
        if ledger.is_file():
            found[folder.name] = read(folder.name, ledger.read_text(encoding="utf-8"))
    return found


class LedgerPlugin:
    """Collects the marks, watches the outcomes, reports."""

    def __init__(self, ledgers: dict[str, Ledger], strict: list[str], root: Path) -> None:
        self.ledgers = ledgers
        self.strict = strict
        self.file = root / UNCOVERED
        self.owner = {rule: ledger for ledger in ledgers.values() for rule in ledger.rules}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        unknown = []
        for item in items:
            ids = [rule for mark in item.iter_markers("rule") for rule in mark.args]
            for rule in ids:
                if rule in self.owner:
                    self.owner[rule].marked = True
                else:
                    path, line, _ = item.location
                    unknown.append(f"{path}:{(line or 0) + 1}: no ledger has the rule {rule!r}")
            if ids:
                # the report carries them: where tests run in several processes, the one that reports collects nothing
                item.user_properties.append((RULES, ids))
        if unknown:
            raise pytest.UsageError(*dict.fromkeys(unknown))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        for rule in [rule for name, ids in report.user_properties if name == RULES for rule in ids]:
            self.owner[rule].marked = True
            if report.failed:
                self.owner[rule].failed.add(rule)
            elif report.when == "call" and report.passed:
                self.owner[rule].shown.add(rule)

    def _lacking(self) -> Iterator[Ledger]:
        return (ledger for game, ledger in self.ledgers.items() if game in self.strict and ledger.uncovered)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if session.exitstatus == pytest.ExitCode.OK and any(self._lacking()):
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        told = [ledger for game, ledger in self.ledgers.items() if ledger.marked or game in self.strict]
        if not told:
            return
        terminalreporter.section("rule ledgers")
        for ledger in told:
            line = f"{ledger.game}: {len(ledger.covered)} of {len(ledger.counted)} rules covered"
            if ledger.game in self.strict and ledger.uncovered:
                terminalreporter.write_line(f"{line}; all are asked for. Uncovered:", red=True)
                for rule in ledger.uncovered:
                    terminalreporter.write_line(f"  {rule}: {ledger.rules[rule]}")
            else:
                terminalreporter.write_line(line)
        if sys.platform != "emscripten":
            self.write_uncovered(told)
            terminalreporter.write_line(f"The others are listed in {UNCOVERED}.")

    def write_uncovered(self, told: list[Ledger]) -> None:
        """What the games that this run is about still lack."""
        lines = []
        for ledger in told:
            lines.append(f"# {ledger.game}: {len(ledger.uncovered)} of {len(ledger.counted)} uncovered")
            lines += [f"{rule}\t{ledger.rules[rule]}" for rule in ledger.uncovered]
        self.file.parent.mkdir(exist_ok=True)
        self.file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.getgroup("leadenhall").addoption(
        "--rules-strict", action="append", default=[], metavar="GAME",
        help="fail if a finished rule of this game's ledger is not covered by a passing test",
    )  # fmt: skip


def pytest_configure(config: pytest.Config) -> None:
    strict = config.getoption("--rules-strict")
    try:
        ledgers = read_all()
    except LedgerError as error:
        raise pytest.UsageError(str(error)) from None
    for game in strict:
        if game not in ledgers:
            raise pytest.UsageError(f"--rules-strict: no game {game!r} with a ledger; there are {', '.join(ledgers)}")
    config.pluginmanager.register(LedgerPlugin(ledgers, strict, config.rootpath), "rule-ledgers")
