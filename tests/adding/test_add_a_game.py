"""The checklist "Add a game" of CONTRIBUTING.md is complete: following it to the letter adds a game.

A minimal game is added to a copy of the tree. What the steps name, and nothing else, is put where they say; then their
commands are run there, the conformance suite last. A step without its file, a file without its step, and a command that
fails are told with the step.
"""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

pytestmark = pytest.mark.native

ROOT = Path(__file__).parents[2]
FILES = Path(__file__).with_name("files")
GAME = "lantern_fair"
COPIED = ("pygame_core", "tests", "web", "build_scripts", "pyproject.toml", "README.md", "CONTRIBUTING.md", "LICENSE")
REGISTRY = "pygame_core/games/registry.py"
FOR_THE_PAGE = ("web/boards/GAME.js", "web/boards/index.json")
"""What the last step leaves to whoever wants it: the generic board serves."""


@dataclass(frozen=True)
class CheckStep:
    """One step of the checklist: the files that it names, and the commands of its checkpoint."""

    title: str
    files: list[str]
    commands: list[str]


def checklist() -> list[CheckStep]:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    section = text[text.index("\n## Add a game\n") :]
    section = section[: section.index("\n## ", 5)]
    steps = []
    for body in re.split(r"^\d+\. ", section, flags=re.MULTILINE)[1:]:
        title = re.match(r"\*\*(.*?)\*\*", body)
        assert title, body
        files = [name for name in re.findall(r"`([\w./]+/[\w./]+\.\w+)`", body) if name not in FOR_THE_PAGE]
        commands = re.findall(r"^ {7}(python .*)$", body, re.MULTILINE)
        steps.append(CheckStep(title[1], [named(file) for file in files], [named(command) for command in commands]))
    return steps


def named(text: str) -> str:
    return text.replace("GAME", GAME)


def given() -> set[str]:
    """The files of the game that is added."""
    return {path.relative_to(FILES).as_posix() for path in FILES.rglob("*.*") if path.suffix != ".pyc"}


def put(tree: Path, file: str) -> None:
    """A file where a step wants it: a new one, or what is added to one that all games share."""
    target = tree / file
    if file == REGISTRY:
        before, end, after = target.read_text(encoding="utf-8").partition(")  # fmt: skip")
        assert end
        target.write_text(f'{before}    "{GAME}",\n{end}{after}', encoding="utf-8")
        return
    target.parent.mkdir(parents=True, exist_ok=True)
    old = target.read_text(encoding="utf-8") if target.exists() else ""
    target.write_text(old + (FILES / file).read_text(encoding="utf-8"), encoding="utf-8")


def run(tree: Path, command: str) -> None:
    words = shlex.split(command)
    assert words[0] == "python"
    done = subprocess.run([sys.executable, *words[1:]], cwd=tree, capture_output=True, text=True, check=False)
    assert not done.returncode, f"{command}\n{done.stdout[-4000:]}\n{done.stderr[-2000:]}"
    assert done.stdout.strip(), command


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    hidden = shutil.ignore_patterns("__pycache__", "node_modules", "adding", ".*")
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, tmp_path / name, ignore=hidden)
        else:
            shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def test_the_steps_name_every_file_that_a_game_needs() -> None:
    wanted = [file for step in checklist() for file in step.files]
    assert len(set(wanted)) == len(wanted)
    assert set(wanted) == given() | {REGISTRY}


def test_following_the_checklist_adds_a_game(tree: Path) -> None:
    steps = checklist()
    assert sum(bool(step.commands) for step in steps) >= 6
    for step in steps:
        for file in step.files:
            put(tree, file)
        for command in step.commands:
            run(tree, command)
    told = (tree / "tests/playthroughs" / f"{GAME}-2.txt").read_text(encoding="utf-8")
    assert "Over: " in told
    assert GAME in (tree / "tests/conformance/digests.json").read_text(encoding="utf-8")


def test_a_forgotten_file_fails_its_own_checkpoint(tree: Path) -> None:
    """The checkpoint of the rules, without the line in the registry."""
    rules = next(step for step in checklist() if step.title == "Rules.")
    for step in checklist()[:2]:
        for file in step.files:
            if file != REGISTRY:
                put(tree, file)
    with pytest.raises(AssertionError, match=re.escape("kernel.setup.game")):
        run(tree, rules.commands[0])
