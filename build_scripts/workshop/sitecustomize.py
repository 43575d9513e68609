"""The first module that the page's Python runs; the build puts it into its standard library.

Most of a start is importing some 150 modules out of one zip. Two things make that slower than it must be: the
interpreter reads and unpacks every module twice, the first time only to say what its file is called; and it opens the
archive anew each time. And some modules are imported at the start although nothing there uses them.
"""

import sys
import zipimport
import zlib
from importlib.machinery import ModuleSpec, PathFinder
from importlib.util import LazyLoader
from typing import Any, ClassVar

LOCAL_HEADER = 30
STORED = 0

_unhurried = zipimport._get_data  # type: ignore[attr-defined]
_library: list[memoryview] = []


def file_name(importer: Any, module: str) -> str:
    """Where a module lies, told from the list of the archive alone."""
    path = zipimport._get_module_path(importer, module)  # type: ignore[attr-defined]
    listed = importer._get_files()
    for suffix, _, _ in zipimport._zip_searchorder:  # type: ignore[attr-defined]
        if entry := listed.get(path + suffix):
            return str(entry[0])
    raise zipimport.ZipImportError(f"can't find module {module!r}", name=module)


def content(archive: str, entry: tuple[Any, ...]) -> bytes:
    """A file of the standard library, which is read once and for all; of another archive, as ever."""
    _, compression, size, _, offset, *_ = entry
    if archive != __spec__.loader.archive:  # type: ignore[union-attr]
        return bytes(_unhurried(archive, entry))
    if not _library:
        with open(archive, "rb") as file:
            _library.append(memoryview(file.read()))
    [library] = _library
    names = int.from_bytes(library[offset + 26 : offset + 28], "little")
    extra = int.from_bytes(library[offset + 28 : offset + 30], "little")
    start = offset + LOCAL_HEADER + names + extra
    packed = library[start : start + size]
    return bytes(packed) if compression == STORED else zlib.decompress(packed, -zlib.MAX_WBITS)


class WhenUsed:
    """Finds modules that are run when somebody first asks them for something, not when they are imported.

    The colours of tracebacks, asyncio's sockets, and PyScript's own package, which it imports before it runs anything.
    """

    left: ClassVar = {*"_colorize asyncio.sslproto asyncio.staggered asyncio.trsock compression.zstd pyscript".split()}

    @classmethod
    def find_spec(cls, name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        if name not in cls.left:
            return None
        spec = PathFinder.find_spec(name, path, target)
        if spec and spec.loader:
            cls.left.discard(name)
            spec.loader = LazyLoader(spec.loader)
        return spec


zipimport.zipimporter.get_filename = file_name  # type: ignore[method-assign, assignment]
zipimport._get_data = content  # type: ignore[attr-defined]
sys.meta_path.insert(0, WhenUsed)
