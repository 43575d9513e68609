"""Finds where Python takes a text apart.

An id, a target, an option's value is made in one place and read nowhere: who has one asks for what it needs as data. So
each place that splits a text is either in a codec, or reads prose (words, file names, languages, what people type),
and then stands in `prose.py` with its reason; whatever is left takes an id apart.
"""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path

from workshop import node
from workshop.paths import PAGE_TOOLS, ROOT
from workshop.prose import PROSE

TAKING_APART = frozenset(
    "split rsplit partition rpartition splitlines removeprefix removesuffix startswith endswith".split()
)
WITH_A_TEXT = frozenset("find rfind lstrip rstrip strip replace".split())
"""Methods that other things have, too, or that only tidy up: counted where they are given a text."""
SEPARATORS = frozenset("/-.:_#|,")
REGULAR = frozenset("match fullmatch search split findall finditer sub compile".split())
ANSWERS = frozenset("value answer act option".split())
"""What an answer is called: the value of an option, or one that somebody gave."""
IDS = frozenset("id ids target value code mark label key thing reference name word token".split())


@dataclass(frozen=True, order=True)
class Place:
    """Where a text is taken apart: the file, the function (or "" at the top), and the words of the source."""

    file: str
    function: str
    line: int
    source: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.function}: {self.source}"


def _text(node: ast.expr | None) -> bool:
    """Whether an expression is a text that stands there (or an f-string)."""
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def _called(node: ast.Call) -> bool:
    if not isinstance(node.func, ast.Attribute):
        return False
    method, owner = node.func.attr, node.func.value
    if isinstance(owner, ast.Name) and owner.id == "re":
        return method in REGULAR
    if _text(owner):  # a list of words, written as one text
        return False
    return method in TAKING_APART or (method in WITH_A_TEXT and any(map(_text, node.args)))


def _sliced(node: ast.Subscript) -> bool:
    """`value[len(PREFIX):]`, and slices and letters of what is called an id."""
    if not isinstance(node.slice, ast.Slice):
        return False
    bounds = [bound for bound in (node.slice.lower, node.slice.upper) if bound is not None]
    if any(
        isinstance(bound, ast.Call) and ast.unparse(bound.func) == "len" and _prefix(bound.args[0]) for bound in bounds
    ):
        return True
    # what is only cut short, `value[:20]`, stays whole to whoever reads it
    return node.slice.lower is not None and _named_as_id(node.value)


def _prefix(node: ast.expr) -> bool:
    """A text, or a constant of the module (written in capitals)."""
    return _text(node) or (isinstance(node, ast.Name) and node.id.isupper())


def _named_as_id(node: ast.expr) -> bool:
    name = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
    return name in IDS


def _compared(node: ast.Compare) -> bool:
    """`"/" in value`."""
    left = node.left
    letter = isinstance(left, ast.Constant) and isinstance(left.value, str) and left.value in SEPARATORS and left.value
    return bool(letter) and isinstance(node.ops[0], ast.In | ast.NotIn) and not _text(node.comparators[0])


def _answer(node: ast.expr | None) -> bool:
    """`option.value`, `answer`: the form in which an answer is recorded."""
    if isinstance(node, ast.Attribute):
        return node.attr == "value"
    return isinstance(node, ast.Name) and node.id in ANSWERS


def _indexed(node: ast.Subscript) -> bool:
    """`option.value[0]`, `answer[-1]`."""
    place = node.slice.operand if isinstance(node.slice, ast.UnaryOp) else node.slice
    return _answer(node.value) and isinstance(place, ast.Constant) and type(place.value) is int


def _unpacked(node: ast.AST) -> Iterator[ast.expr]:
    """`what, *rest = answer`, `for what, card in ...` over answers, `case [what, card]`: what is taken apart there."""
    if isinstance(node, ast.Assign) and any(isinstance(target, ast.Tuple | ast.List) for target in node.targets):
        if _answer(node.value) or isinstance(node.value, ast.Yield):
            yield node.value
    elif isinstance(node, ast.Match) and _answer(node.subject):
        if any(isinstance(inner, ast.MatchSequence) for case in node.cases for inner in ast.walk(case.pattern)):
            yield node.subject
    elif isinstance(node, ast.For | ast.comprehension) and _answer(node.iter) and isinstance(node.iter, ast.Attribute):
        yield node.iter
    elif isinstance(node, ast.Call):
        yield from (arg.value for arg in node.args if isinstance(arg, ast.Starred) and _answer(arg.value))


def takes_apart(node: ast.expr) -> bool:
    return (
        (isinstance(node, ast.Call) and _called(node))
        or (isinstance(node, ast.Subscript) and (_sliced(node) or _indexed(node)))
        or (isinstance(node, ast.Compare) and _compared(node))
    )


def places(source: str, file: str) -> Iterator[Place]:
    """Every place of a module that takes a text apart."""

    def walk(node: ast.AST, function: str) -> Iterator[Place]:
        for child in ast.iter_child_nodes(node):
            inner = function
            if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                inner = f"{function}.{child.name}".strip(".")
            if isinstance(child, ast.expr) and takes_apart(child):
                yield Place(file, inner, child.lineno, ast.unparse(child)[:100])
            for answer in _unpacked(child):
                yield Place(file, inner, answer.lineno, f"unpacked: {ast.unparse(answer)}"[:100])
            yield from walk(child, inner)

    yield from walk(ast.parse(source), "")


def in_python(root: Path = ROOT, package: str = "pygame_core") -> list[Place]:
    """All places of the package."""
    found: list[Place] = []
    for path in sorted((root / package).rglob("*.py")):
        found += places(path.read_text(encoding="utf-8"), path.relative_to(root).as_posix())
    return found


def in_script(files: list[Path], root: Path = ROOT) -> list[Place]:
    """All places of some JavaScript files, read by TypeScript's parser."""
    machine = node.find()
    modules = node.modules(machine, PAGE_TOOLS)
    rows = json.loads(machine.run(PAGE_TOOLS / "parsed.mjs", modules, *files))
    return [Place(Path(row.pop("file")).relative_to(root).as_posix(), **row) for row in rows]


def in_page(root: Path = ROOT) -> list[Place]:
    files = [path for folder in ("web/app", "web/boards") for path in sorted((root / folder).rglob("*.js"))]
    return in_script(files, root)


def reason_for(place: Place, prose: dict[str, str] = PROSE) -> str:
    """The entry of the list that this place falls under, or ""."""
    if not place.function:
        return place.file if place.file in prose else ""
    functions = accumulate(place.function.split("."), "{}.{}".format)
    return next((entry for function in functions if (entry := f"{place.file} {function}") in prose), "")


def taken_apart(found: list[Place], prose: dict[str, str] = PROSE) -> list[Place]:
    """The places without a reason: there an id is taken apart."""
    return [place for place in found if not reason_for(place, prose)]


def left_over(found: list[Place], prose: dict[str, str] = PROSE) -> list[str]:
    """Entries of the list for which there is no place any more."""
    used = {reason_for(place, prose) for place in found}
    return [entry for entry in prose if entry not in used]


if __name__ == "__main__":
    for place in taken_apart([*in_python(), *in_page()]):
        print(place)
