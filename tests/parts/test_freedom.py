"""Who may import whom: the kernel nobody, parts the kernel, games the kernel and parts but never each other."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import pygame_core
from pygame_core.games.registry import GAMES

pytestmark = pytest.mark.native

HOME = Path(pygame_core.__file__).parent


def imported(source: str, package: str) -> Iterator[str]:
    """Every module that a text imports, from anywhere in it, under its full name."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) + 1 - node.level] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            yield from (f"{base}.{alias.name}" for alias in node.names)


def imports_of(folder: str) -> Iterator[tuple[str, str]]:
    """All that the modules of a folder import of our own: which module, and what."""
    for path in sorted((HOME / folder).rglob("*.py")):
        package = ".".join(path.relative_to(HOME.parent).parent.parts)
        for name in imported(path.read_text(encoding="utf-8"), package):
            if name.startswith("pygame_core."):
                yield path.relative_to(HOME).as_posix(), name


def strays(folder: str, *allowed: str) -> list[tuple[str, str]]:
    homes = tuple(f"pygame_core.{place}." for place in (folder.replace("/", "."), *allowed))
    return [(module, name) for module, name in imports_of(folder) if not f"{name}.".startswith(homes)]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("import pygame_core.games.toy", "pygame_core.games.toy"),
        ("from ..games import toy", "pygame_core.games.toy"),
        ("from . import order", "pygame_core.parts.order"),
        ("from .order import clockwise", "pygame_core.parts.order.clockwise"),
        ("def f():\n    from ..games.toy.rules import bid", "pygame_core.games.toy.rules.bid"),
    ],
)
def test_imports_are_found(text: str, found: str) -> None:
    assert list(imported(text, "pygame_core.parts")) == [found]


def test_parts_import_the_kernel_only() -> None:
    assert any(imports_of("parts"))
    assert strays("parts", "kernel") == []


def test_the_kernel_imports_the_kernel_only() -> None:
    assert any(imports_of("kernel"))
    assert strays("kernel") == []


@pytest.mark.parametrize("game", GAMES)
def test_a_game_imports_what_is_shared_and_no_other_game(game: str) -> None:
    assert strays(f"games/{game}", "kernel", "parts", "bots", "report") == []
