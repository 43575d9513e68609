"""The project's own virtual environment: made when missing, filled from the extras of pyproject.toml."""

import importlib.util
import os
import shutil
import sys
import tomllib
import venv
from pathlib import Path

from workshop.paths import ROOT, VENV
from workshop.problems import Problem, run, say
from workshop.stamps import digest_of_bytes


def python() -> Path:
    """The environment's Python."""
    return VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def requirements(*extras: str) -> list[str]:
    """What the given extras ask for, in order and without doubles."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        declared: dict[str, list[str]] = tomllib.load(file)["project"]["optional-dependencies"]
    return list(dict.fromkeys(name for extra in extras for name in declared[extra]))


def become_root_install(*packages: str) -> bool:
    """Installs Debian packages when we may; tells whether it did."""
    if not shutil.which("apt-get") or os.name == "nt" or os.geteuid() != 0:
        return False
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    run(["apt-get", "update", "-qq"], env=environment)
    run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages], env=environment)
    return True


def make_venv() -> None:
    """Makes `.venv`; Debian keeps the module that puts pip into it in a package of its own."""
    say("Making the virtual environment .venv ...")
    if importlib.util.find_spec("ensurepip") is None:
        version = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"
        if not become_root_install(version):
            raise Problem(
                "This Python cannot make virtual environments (its `ensurepip` module is missing).",
                f"On Debian or Ubuntu: sudo apt-get install {version}",
            )
        # ensurepip has arrived after this interpreter looked for it: let a fresh one make the environment
        run([sys.executable, "-m", "venv", "--clear", VENV])
        return
    venv.EnvBuilder(with_pip=True, clear=True, symlinks=os.name != "nt").create(VENV)


def works() -> bool:
    """Is there a whole environment, and does its Python still run? (A system upgrade can take either away.)"""
    if not python().exists():
        return False
    try:
        run([python(), "-c", "import sys, pip; assert sys.version_info >= (3, 11)"])
    except Problem:
        return False
    return True


def ensure(*extras: str) -> Path:
    """The environment's Python, with the given extras installed."""
    wanted = requirements(*extras)
    stamp = VENV / "installed.txt"
    seen = stamp.read_text(encoding="utf-8").splitlines() if stamp.exists() else []
    if not works():
        make_venv()
        seen = []
    if all(name in seen for name in wanted):
        return python()
    missing = [name for name in wanted if name not in seen]
    if missing:
        say(f"Installing {', '.join(missing)} ...")
        run([python(), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *missing])
    stamp.write_text("\n".join(dict.fromkeys([*seen, *missing])) + "\n", encoding="utf-8")
    return python()


def link_sources() -> None:
    """Makes `pygame_core` importable in the environment, for the processes that simulations start."""
    where = run([python(), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]).strip()
    link = Path(where) / f"leadenhall-{digest_of_bytes(str(ROOT).encode())[:8]}.pth"
    if not link.exists():
        link.write_text(f"{ROOT}\n", encoding="utf-8")
