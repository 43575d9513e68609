"""The data files that lie beside a package's modules.

Tables are written as TOML. For a page the build packs them as JSON under the same name, which the browser's Python
reads in a hundredth of the time (and without the parser of TOML, which takes its time to be imported).

`importlib.resources` would do the same for packages inside archives too, but in a browser importing it takes a tenth
of the time that the rules need to start; the core is always unpacked.
"""

from __future__ import annotations

import json
import os
from importlib import import_module
from typing import Any


def path_of(package: str, *names: str) -> str:
    """Where a file or folder of a package is, or would be."""
    return os.path.join(import_module(package).__path__[0], *names)


def text_of(package: str, *names: str) -> str:
    with open(path_of(package, *names), encoding="utf-8") as source:
        return source.read()


def _packed_or_written(package: str, *names: str) -> tuple[str, str]:
    path = path_of(package, *names)
    return f"{path}.json", f"{path}.toml"


def has_tables(package: str, *names: str) -> bool:
    """Is there such a file of tables? Its name has no ending."""
    return any(map(os.path.isfile, _packed_or_written(package, *names)))


def tables_of(package: str, *names: str) -> dict[str, Any]:
    """The tables of a file, named without its ending."""
    packed, written = _packed_or_written(package, *names)
    if os.path.isfile(packed):
        with open(packed, encoding="utf-8") as text:
            made: dict[str, Any] = json.load(text)
        return made
    import tomllib  # a page, which has no TOML, need not import its parser

    with open(written, "rb") as source:
        return tomllib.load(source)
