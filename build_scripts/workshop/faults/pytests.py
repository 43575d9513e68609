"""How the tests are run where faults are sought: quietly, by their own process, with nothing kept."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from workshop.faults.tree import Tree

OFF = ("cacheprovider", "xdist", "rerunfailures", "timeout", "playwright")
"""Plugins that would keep something, or run the tests in an order or in processes of their own."""


def pytest_words(tree: Tree, folder: Path) -> list[str]:
    """The command line of pytest; tests write into the folder."""
    words = [f"--rootdir={tree.root}", f"--basetemp={folder}", "--import-mode=importlib", "--capture=sys", "-q"]
    return [*words, "-o", "addopts=", "--no-header", "--no-summary", *[f"-pno:{name}" for name in OFF]]


@contextmanager
def answers() -> Iterator[TextIO]:
    """The standard output, kept for answers: what else is printed goes to standard error."""
    sys.stdout.flush()
    own = os.dup(1)
    os.dup2(2, 1)
    with os.fdopen(own, "w", encoding="utf-8") as out:
        yield out
