"""The wheels: the rules core's own, and the pinned ones taken from PyPI."""

import os
import shutil
from pathlib import Path

from workshop import environment
from workshop.paths import CORE, PINS, ROOT
from workshop.problems import Problem, run, say
from workshop.stamps import cached, digest_of, files_under

PYODIDE_PYTHON = "3.14"
# A fixed date in every archive: the same sources give the same bytes.
REPRODUCIBLE = {**os.environ, "SOURCE_DATE_EPOCH": "315532800"}


def download(pins: str) -> list[Path]:
    """The wheels of a pin file, for Pyodide's Python; pip checks each against its hash."""
    listed = PINS / f"{pins}.txt"

    def fetch(folder: Path) -> None:
        say(f"Getting the wheels of {listed.name} from PyPI ...")
        python = environment.ensure("build")
        pip: list[str | Path] = [python, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
        which = ["--only-binary", ":all:", "--python-version", PYODIDE_PYTHON, "--platform", "any"]
        run([*pip, *which, "--no-deps", "--require-hashes", "--dest", folder, "-r", listed])

    return sorted(cached(f"wheels-{pins}", digest_of([listed]), fetch).glob("*.whl"))


def core_sources() -> list[Path]:
    """All that goes into the core's wheel."""
    if not (CORE / "__init__.py").exists():
        raise Problem("There is no pygame_core/__init__.py to build.", "Run this inside a complete checkout.")
    named = [ROOT / name for name in ("pyproject.toml", "LICENSE", "README.md")]
    return files_under(CORE, *(path for path in named if path.exists()))


def build_core() -> Path:
    """`leadenhall-<version>-py3-none-any.whl`, built from the sources as they are."""

    def build(folder: Path) -> None:
        say("Building the wheel of leadenhall ...")
        python = environment.ensure("build")
        outcome = folder / "dist"
        build_wheel: list[str | Path] = [python, "-m", "build", "--wheel", "--no-isolation"]
        run([*build_wheel, "--outdir", outcome, ROOT], env=REPRODUCIBLE)
        for wheel in outcome.glob("*.whl"):
            shutil.move(wheel, folder / wheel.name)
        outcome.rmdir()

    [wheel] = cached("core", digest_of(core_sources()), build).glob("*.whl")
    return wheel
