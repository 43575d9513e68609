"""What needs the packages of the project's own environment hands over to its Python, once."""

import os
import subprocess
import sys
from collections.abc import Callable

from workshop import environment
from workshop.paths import ROOT

INSIDE = "LEADENHALL_INSIDE"


def inside(script: str, words: list[str], work: Callable[[list[str]], int], *extras: str) -> int:
    """Does the work if this is the environment's Python; else starts the script again with it."""
    if os.environ.get(INSIDE):
        return work(words)
    python = environment.ensure(*extras)
    environment.link_sources()
    os.chdir(ROOT)
    sys.stdout.flush()
    path = str(ROOT / "build_scripts" / script)
    variables = {**os.environ, INSIDE: "1"}
    if os.name == "nt":  # where a program cannot be replaced by another
        return subprocess.run([str(python), path, *words], env=variables, check=False).returncode
    os.execve(python, [str(python), path, *words], variables)
