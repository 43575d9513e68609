"""The codes that a game's source names, found without running it."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

QUESTIONS = ("Pick", "PickMany", "Amount", "Allocate", "Arrange")
HOLE = "\0"
"""Stands in a code for what is only known when the game runs."""


@dataclass(slots=True)
class Codes:
    """What the source names; a code made with an f-string is a pattern with holes."""

    prompts: set[str] = field(default_factory=set)
    events: set[str] = field(default_factory=set)
    reasons: set[str] = field(default_factory=set)
    options: set[str] = field(default_factory=set)
    texts: set[str] = field(default_factory=set)
    """Every string of the source and of the component data, and the parts of those that are put together by `/`."""


def literal(node: ast.AST) -> Iterator[str]:
    """The strings that an expression may be, as far as they stand there."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        yield "".join(str(part.value) if isinstance(part, ast.Constant) else HOLE for part in node.values)
    elif isinstance(node, ast.IfExp):
        yield from literal(node.body)
        yield from literal(node.orelse)


def strings(tree: ast.Module) -> Iterator[str]:
    """The strings that stand in a module; what is between the holes of an f-string is not one of its own."""
    pieces = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
    for node in ast.walk(tree):
        if id(node) not in pieces:
            for text in literal(node):
                yield text
                yield from (part for part in text.split("/") if HOLE not in part)


def called(node: ast.Call) -> str:
    if isinstance(node.func, ast.Attribute):
        return node.func.attr
    return node.func.id if isinstance(node.func, ast.Name) else ""


def _spellings(node: ast.Call) -> Iterator[str]:
    """How a codec writes references: the name of each kind, and what is only known when the game runs behind it."""
    between = next((key.value for key in node.keywords if key.arg == "between"), ast.Constant("/"))
    kinds = node.args[0]
    if isinstance(kinds, ast.Dict) and isinstance(between, ast.Constant):
        yield from (f"{kind}{between.value}{HOLE}" for key in kinds.keys if key for kind in literal(key))


def _read_call(node: ast.Call, codes: Codes) -> None:
    name, args = called(node), node.args
    if name in QUESTIONS and len(args) > 1:
        codes.prompts.update(literal(args[1]))
    elif name in ("log", "roll") and args and isinstance(node.func, ast.Attribute):
        codes.events.update(literal(args[0]))
    elif name in ("Closed", "Refused") and args:
        codes.reasons.update(literal(args[0]))
    elif name == "affordable" and len(args) > 2:
        codes.reasons.update(literal(args[2]))
    elif name == "Codec":
        codes.texts.update(_spellings(node))
    elif name in ("Option", "Slot"):
        place = 3 if name == "Option" else 5
        if len(args) > place:
            codes.options.update(literal(args[place]))


def _toml_strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, item in value.items():
            yield key
            yield from _toml_strings(item)
    elif isinstance(value, list):
        for item in value:
            yield from _toml_strings(item)


def _files(folder: Traversable) -> Iterator[tuple[str, Traversable]]:
    for entry in folder.iterdir():
        if entry.is_dir() and entry.name not in ("messages", "__pycache__"):
            yield from _files(entry)
        elif entry.is_file():
            yield entry.name, entry


def scan(package: str) -> Codes:
    codes = Codes()
    for name, file in _files(files(package)):
        if name.endswith(".py"):
            tree = ast.parse(file.read_text(encoding="utf-8"))
            codes.texts.update(strings(tree))
            for node in ast.walk(tree):
                if isinstance(node, ast.Call):
                    _read_call(node, codes)
        elif name.endswith(".toml") and name != "rules.toml":
            codes.texts.update(_toml_strings(tomllib.loads(file.read_text(encoding="utf-8"))))
    return codes


def fits(code: str, known: set[str]) -> bool:
    """Whether a code, or some filling of its holes, is among the known ones."""
    if HOLE not in code:
        return code in known
    pattern = re.compile(".+".join(map(re.escape, code.split(HOLE))))
    return any(pattern.fullmatch(other) for other in known)


def named(key: str, texts: set[str], patterns: list[re.Pattern[str]]) -> bool:
    """Whether a message's key can come from the source: as it stands, by a pattern, or put together of two names."""
    if key in texts:
        return True
    for pattern in patterns:
        found = pattern.fullmatch(key)
        if found and all(filling in texts or filling.isdigit() for filling in found.groups()):
            return True
    parts = key.split(".")
    return any(
        named(".".join(parts[:cut]), texts, patterns) and (parts[cut:] == ["*"] or ".".join(parts[cut:]) in texts)
        for cut in range(1, len(parts))
    )


def patterns_of(texts: set[str]) -> list[re.Pattern[str]]:
    """Codes with holes, as patterns; what is all hole would fit everything."""
    return [
        re.compile("(.+)".join(map(re.escape, text.split(HOLE))))
        for text in texts
        if HOLE in text and re.search(r"[a-z_][._]\0|\0[._][a-z_]", text)
    ]
