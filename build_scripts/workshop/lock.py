"""Pyodide's lock file, cut down to what the site hosts."""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from workshop.problems import Problem
from workshop.stamps import digest_of_file


@dataclass(frozen=True)
class Hosted:
    """A wheel of the site; `file_name` is where it lies, seen from Pyodide's folder."""

    name: str
    wheel: Path
    file_name: str
    imports: tuple[str, ...]

    @property
    def version(self) -> str:
        return self.wheel.name.split("-")[1]

    def entry(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "version": self.version,
            "file_name": self.file_name,
            "install_dir": "site",
            # PyPI's wheels are not byte for byte those that Pyodide's own lock lists: hash what is hosted
            "sha256": digest_of_file(self.wheel),
            "package_type": "package",
            "imports": list(self.imports),
            "depends": [],
            "unvendored_tests": False,
        }


def cut_down(stock: str, hosted: Iterable[Hosted]) -> dict[str, Any]:
    """The stock lock's `info` with only the hosted packages; no file name may lead off the site."""
    packages = {package.name: package.entry() for package in hosted}
    for name, entry in packages.items():
        if "://" in entry["file_name"] or entry["file_name"].startswith("/"):
            raise Problem(f"The lock entry of {name} must be relative, not {entry['file_name']}.")
    return {"info": json.loads(stock)["info"], "packages": packages}
