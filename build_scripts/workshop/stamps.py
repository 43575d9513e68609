"""What is stale? Every built thing is kept under a digest of all it was made from."""

import hashlib
import json
import os
import shutil
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path

from workshop.paths import CACHE, ROOT

IGNORED = {"__pycache__", ".mypy_cache", ".ruff_cache", ".pytest_cache", "node_modules"}
KEPT_VERSIONS = 3


def files_under(*places: Path) -> list[Path]:
    """All files in the given folders (or the given files), sorted, without caches."""
    found: list[Path] = []
    for place in places:
        if place.is_file():
            found.append(place)
        found += [p for p in place.rglob("*") if p.is_file() and not IGNORED & set(p.parts)]
    return sorted(found)


def digest_of_bytes(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def digest_of_file(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def digest_of(paths: Iterable[Path], *words: object) -> str:
    """One digest for the names and contents of files, and for further words (versions, options)."""
    rows = [(os.path.relpath(path, ROOT), digest_of_file(path)) for path in paths]
    return digest_of_bytes(json.dumps([rows, [str(word) for word in words]]).encode())[:20]


def cached(kind: str, digest: str, make: Callable[[Path], None]) -> Path:
    """The folder made by `make(folder)` for this digest; made only when it is not there yet.

    It appears under its name only when complete, so an interrupted build leaves nothing half made.
    """
    shelf = CACHE / kind
    target = shelf / digest
    if target.is_dir():
        return target
    shelf.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=shelf, prefix="making-") as workplace:
        fresh = Path(workplace) / "out"
        fresh.mkdir()
        make(fresh)
        try:
            fresh.rename(target)
        except OSError:
            # another build, at work at the same time, was quicker: its result is as good
            if not target.is_dir():
                raise
    forget_old(shelf)
    return target


def forget_old(shelf: Path) -> None:
    """Keeps the last few versions of a kind, so that the cache does not grow with every edit."""
    versions = [p for p in shelf.iterdir() if p.is_dir() and not p.name.startswith("making-")]
    versions.sort(key=lambda path: path.stat().st_ctime, reverse=True)
    for old in versions[KEPT_VERSIONS:]:
        shutil.rmtree(old, ignore_errors=True)
