"""Imports a package with its syntax trees changed on the way."""

from __future__ import annotations

import ast
import importlib.abc
import importlib.util
import sys
from collections.abc import Callable, Sequence
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from types import CodeType, ModuleType
from typing import Any

Change = Callable[[str, ast.Module], ast.Module]
"""Of a module's name and tree, the tree to import."""


class Loader(SourceFileLoader):
    """Compiles the changed tree; what was compiled before is neither used nor kept."""

    def __init__(self, name: str, path: str, change: Change, names: dict[str, Any]) -> None:
        super().__init__(name, path)
        self.change = change
        self.names = names

    def get_code(self, fullname: str) -> CodeType:
        path = self.get_filename(fullname)
        tree = self.change(fullname, ast.parse(self.get_data(path), path))
        return compile(tree, path, "exec", dont_inherit=True)

    def exec_module(self, module: ModuleType) -> None:
        vars(module).update(self.names)
        super().exec_module(module)


class Finder(importlib.abc.MetaPathFinder):
    def __init__(self, package: str, change: Change, names: dict[str, Any]) -> None:
        self.package = package
        self.change = change
        self.names = names

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name.partition(".")[0] != self.package:
            return None
        spec = PathFinder.find_spec(name, path, target)
        if spec is not None and isinstance(spec.loader, SourceFileLoader):
            spec.loader = Loader(name, spec.loader.path, self.change, self.names)
        return spec


def install(package: str, change: Change, **names: Any) -> None:
    """From now on the package is imported so; modules find `names` in their globals."""
    loaded = [name for name in sys.modules if name.partition(".")[0] == package]
    if loaded:
        raise RuntimeError(f"{loaded[0]} is imported already")
    sys.meta_path.insert(0, Finder(package, change, names))
