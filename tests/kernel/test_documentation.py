"""The examples in the documentation of the kernel and of the parts run."""

from __future__ import annotations

import doctest
from importlib import import_module
from pkgutil import iter_modules

import pytest

from pygame_core import kernel, parts

MODULES = sorted(
    f"{package.__name__}.{module.name}" for package in (kernel, parts) for module in iter_modules(package.__path__)
)
PARTS = [name for name in MODULES if name.startswith(parts.__name__)]


@pytest.mark.parametrize("name", MODULES)
def test_examples_run(name: str) -> None:
    assert doctest.testmod(import_module(name)).failed == 0


def examples(name: str) -> int:
    finder = doctest.DocTestFinder(exclude_empty=True)
    return sum(len(test.examples) for test in finder.find(import_module(name)))


def test_there_are_examples() -> None:
    assert sum(map(examples, MODULES)) > 5


@pytest.mark.parametrize("name", PARTS)
def test_each_part_shows_how_it_is_used(name: str) -> None:
    assert examples(name) > 1
