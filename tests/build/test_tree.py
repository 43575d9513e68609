"""The top level of the tree holds what it should, and no leftovers."""

from __future__ import annotations

import subprocess
from collections.abc import Iterable
from pathlib import Path

import pytest

pytestmark = pytest.mark.native

ROOT = Path(__file__).parents[2]
TOP = frozenset(
    "pyproject.toml pygame_core web build_scripts e2e tests README.md ARCHITECTURE.md CONTRIBUTING.md LICENSE".split()
)


def leftovers(paths: Iterable[str]) -> set[str]:
    """What stands at the top and belongs to nothing; hidden files and folders are the tools' own."""
    top = {Path(path).parts[0] for path in paths}
    return {name for name in top - TOP if not name.startswith(".")}


def test_a_leftover_is_found() -> None:
    assert leftovers(["shot.png", ".gitignore", ".ci/run", "web/shot.png", "notes/a.md"]) == {"shot.png", "notes"}


def test_the_top_level_holds_only_what_is_allowed() -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("not a clone")
    tracked = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout.decode()
    paths = tracked.rstrip("\0").split("\0")
    assert "pyproject.toml" in paths
    assert leftovers(paths) == set()
