"""What stands inside a paragraph: plain text, emphasis, references to the ledger, figures that are vouched for."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from markdown_it.tree import SyntaxTreeNode

from workshop.books.figures import Figures, Unknown, number_of
from workshop.books.marked import BRACE

Run = str | dict[str, Any]


class Runs(list[Run]):
    """What stands in one place, piece after piece."""


PARTS = {"book": "rules", "room": "room", "aids": "aids"}
"""What a link calls the parts of a game's books."""
LEDGER = "ledger"
LITERALLY = "~"
EQUALS = " = "
WRAPPED = {"strong": "b", "em": "i"}


@dataclass(frozen=True)
class Link:
    """A way to a chapter of a part, or to an entry of the ledger; anywhere else a book does not lead."""

    written: str
    part: str = ""
    chapter: str = ""
    rule: str = ""

    @classmethod
    def of(cls, written: str) -> Link:
        kind, _, name = written.partition(":")
        if kind == LEDGER:
            return cls(written, rule=name)
        return cls(written, part=PARTS[kind], chapter=name) if kind in PARTS else cls(written)


@dataclass
class Reading:
    """What a block says and rests on, gathered while it is read."""

    figures: Figures
    ledger: frozenset[str]
    refs: list[str] = field(default_factory=list)
    """Entries of the ledger that it names."""
    vouched: set[float] = field(default_factory=set)
    """Numbers that were held against the components, or need not be."""
    links: list[Link] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    def brace(self, content: str) -> list[Run]:
        """What stands in braces: a figure and where it comes from, a number that is no figure, or rules."""
        if content.startswith(LITERALLY):
            said = content[len(LITERALLY) :].strip()
            self._vouch(said)
            return [said]
        if EQUALS in content:
            said, _, path = content.partition(EQUALS)
            self._compare(said.strip(), path.strip())
            return [said.strip()]
        ids = [name.strip() for name in content.split(",")]
        self.faults += [f"no entry of the ledger is called {name}" for name in ids if name not in self.ledger]
        self.refs += ids
        return [{"ref": ids}]

    def _vouch(self, said: str) -> None:
        number = number_of(said)
        if number is not None:
            self.vouched.add(number)

    def _compare(self, said: str, path: str) -> None:
        try:
            value = self.figures.value(path)
        except Unknown as unknown:
            self.faults.append(f"no such figure: {unknown}")
            return
        if number_of(said) != value:
            self.faults.append(f"it says {said}, but {path} is {value:g}")
        self._vouch(said)


def _joined(runs: list[Run]) -> Runs:
    """Texts that follow one another are one."""
    out = Runs()
    for run in runs:
        if isinstance(run, str) and out and isinstance(out[-1], str):
            out[-1] += run
        elif run != "":
            out.append(run)
    # the mark of a reference follows its sentence without a gap
    for at, run in enumerate(out[1:], 1):
        before = out[at - 1]
        if isinstance(run, dict) and "ref" in run and isinstance(before, str):
            out[at - 1] = before.rstrip()
    return out


def _one(node: SyntaxTreeNode, reading: Reading) -> list[Run]:
    if node.type == "text":
        return [node.content]
    if node.type in ("softbreak", "hardbreak"):
        return [" "]
    if node.type == BRACE:
        return reading.brace(node.content)
    if node.type in WRAPPED:
        return [{WRAPPED[node.type]: runs(node, reading)}]
    if node.type == "link":
        link = Link.of(str(node.attrs["href"]))
        reading.links.append(link)
        way = {"rule": link.rule} if link.rule else {"part": link.part, "chapter": link.chapter}
        return [{**way, "t": runs(node, reading)}]
    raise ValueError(f"{node.type} has no place in a book")


def runs(node: SyntaxTreeNode, reading: Reading) -> Runs:
    """What stands in a node, as the page draws it."""
    return _joined([run for child in node.children for run in _one(child, reading)])


def plain(some: list[Run]) -> str:
    """The text of runs, without its references."""
    out = ""
    for run in some:
        if isinstance(run, str):
            out += run
        else:
            inner = run.get("b") or run.get("i") or run.get("t") or []
            out += plain(inner)
    return out
