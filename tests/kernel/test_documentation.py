"""The examples in the kernel's documentation run."""

from __future__ import annotations

import doctest
from importlib import import_module
from pkgutil import iter_modules

import pytest

from pygame_core import kernel

MODULES = sorted(f"pygame_core.kernel.{module.name}" for module in iter_modules(kernel.__path__))


@pytest.mark.parametrize("name", MODULES)
def test_examples_run(name: str) -> None:
    assert doctest.testmod(import_module(name)).failed == 0


def test_there_are_examples() -> None:
    finder = doctest.DocTestFinder(exclude_empty=True)
    assert sum(len(test.examples) for name in MODULES for test in finder.find(import_module(name))) > 5
