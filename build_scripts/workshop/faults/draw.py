"""Draws faults by a seed: a statement evenly among those of a folder, then one of the faults that it could have."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path

from workshop.faults.operators import Change, find
from workshop.faults.seen import Concern
from workshop.faults.tree import Tree, is_docstring, numbered, parsed
from workshop.problems import Problem

Key = tuple[str, ...]
NO_FAULT = -1
"""The place of a change that is none: the tests must pass then."""


@dataclass(frozen=True)
class Fault:
    """One change to one statement, and where it is found again."""

    folder: str
    module: str
    file: str
    place: int
    """Which of the changes of its module it is."""
    change: Change

    @property
    def key(self) -> Key:
        """What it is, wherever in its file it stands."""
        return self.file, *self.change.key

    def as_text(self) -> str:
        return f"{self.file}:{self.change.line}  {self.change.before} -> {self.change.after}"


def changed(tree: ast.Module, place: int) -> ast.Module:
    """The tree with one of its changes planted."""
    for number, change in enumerate(find(tree)):
        if number == place:
            change.plant()
            return ast.fix_missing_locations(tree)
    raise IndexError(place)


def matters(path: Path, place: int) -> bool:
    """Whether the compiled module is another one with it."""
    planted = compile(changed(parsed(path), place), str(path), "exec", dont_inherit=True)
    return planted != compile(parsed(path), str(path), "exec", dont_inherit=True)


def all_of(tree: Tree, folder: str) -> list[Fault]:
    names = {path: name for name, path in tree.modules.items()}
    paths = tree.files_of(folder)
    if not paths:
        raise Problem(f"No sources of {tree.package} go by {folder!r}.", f"Known are {', '.join(tree.folders)}.")
    return [
        Fault(folder, names[path], tree.name(path), place, change)
        for path in paths
        for place, change in enumerate(find(parsed(path)))
    ]


def draw(tree: Tree, folder: str, most: int, seed: str) -> list[Fault]:
    """At most so many faults of a folder: the same for the same sources and seed."""
    chance = random.Random(f"{seed}/{folder}")
    by_statement: dict[tuple[str, str, int, str], list[Fault]] = {}
    for fault in all_of(tree, folder):
        change = fault.change
        by_statement.setdefault((fault.file, change.within, change.line, change.statement), []).append(fault)
    drawn: list[Fault] = []
    while by_statement and len(drawn) < most:
        for statement in chance.sample(sorted(by_statement), len(by_statement)):
            rows = by_statement[statement]
            fault = rows.pop(chance.randrange(len(rows)))
            if not rows:
                del by_statement[statement]
            if matters(tree.root / fault.file, fault.place):
                drawn.append(fault)
            if len(drawn) == most:
                break
    return drawn


class Mentions:
    """Which statements of functions name what: whom a value that is made at import concerns."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree

    @cached_property
    def users(self) -> dict[str, set[int]]:
        """A name -> the statements and lambdas in functions that mention it."""
        found: dict[str, set[int]] = {}
        for module, path in self.tree.modules.items():
            parts = parsed(path)
            functions = [one for one in ast.walk(parts) if isinstance(one, ast.FunctionDef)]
            inner = {part for one in functions for part in ast.walk(one) if part is not one}
            for number, node in enumerate(numbered(parts), self.tree.first[module]):
                if node in inner or isinstance(node, ast.Lambda):
                    for name in names_in(node):
                        found.setdefault(name, set()).add(number)
        return found

    @cached_property
    def makers(self) -> list[tuple[set[str], set[str]]]:
        """Of each statement outside functions: the names that it mentions, and those that it makes. A function is made
        of its defaults and decorators."""
        rows = []
        for path in self.tree.modules.values():
            for node in outside(parsed(path)):
                if isinstance(node, ast.FunctionDef):
                    used = [*node.args.defaults, *node.args.kw_defaults, *node.decorator_list]
                    rows.append((set().union(*(names_in(one) for one in used if one is not None)), {node.name}))
                else:
                    rows.append((names_in(node), set(made_by(node))))
        return rows

    def of_statement(self, fault: Fault) -> Concern:
        """The statements whose tests may notice what a statement does at import."""
        statement = fault.change.at_import
        assert statement is not None
        if isinstance(statement, ast.FunctionDef):
            return Concern(self.body_of(fault))
        wide = self.of_names(set(made_by(statement)) | set(fault.change.within.split(".")))
        first = self.tree.first[fault.module]
        own = range(first, first + sum(1 for _ in numbered(parsed(self.tree.root / fault.file))))
        return replace(wide, numbers=wide.numbers | set(own))

    def of_names(self, names: set[str]) -> Concern:
        """Who uses what goes by the names, or by names that are made of them; anybody if nobody can be found."""
        names = names - {""}
        while True:
            more = {name for used, made in self.makers if used & names for name in made} - names
            if not more:
                break
            names |= more
        found = {number for name in names for number in self.users.get(name, ())}
        return Concern(found or set(range(self.tree.size)), names)

    def body_of(self, fault: Fault) -> set[int]:
        """The first statement of the function whose default it is."""
        parts = parsed(self.tree.root / fault.file)
        numbers = {node: self.tree.first[fault.module] + n for n, node in enumerate(numbered(parts))}
        [function] = [
            node for node in numbers
            if isinstance(node, ast.FunctionDef) and node.lineno == fault.change.line
        ]  # fmt: skip
        return {numbers[next(node for node in function.body if not is_docstring(node))]}


def names_in(node: ast.AST) -> set[str]:
    named = {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}
    return named | {part.attr for part in ast.walk(node) if isinstance(part, ast.Attribute)}


def outside(node: ast.AST) -> Iterator[ast.stmt]:
    """The statements of a module and its classes that stand in no function."""
    for part in ast.iter_child_nodes(node):
        if isinstance(part, ast.stmt):
            if isinstance(part, ast.ClassDef):
                yield from outside(part)
            else:
                yield part


def made_by(statement: ast.stmt) -> Iterator[str]:
    if isinstance(statement, ast.Assign | ast.AnnAssign | ast.AugAssign):
        for target in statement.targets if isinstance(statement, ast.Assign) else [statement.target]:
            yield from (part.id for part in ast.walk(target) if isinstance(part, ast.Name))
