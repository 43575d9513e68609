"""Python's standard library as the page gets it: without what a game table never imports, and compiled.

Compiling some 190 modules from source is most of what a stock Pyodide does when it starts.
"""

import ast
import gzip
import json
import re
import sys
import tomllib
import zipfile
from collections.abc import Callable
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from workshop import games, lean, wheels
from workshop.node import Node
from workshop.paths import NODE_SCRIPTS
from workshop.problems import say
from workshop.stamps import cached, digest_of, files_under

FULL, SMALL = "full", "small"
# What the small one runs first.
AT_THE_START = Path(__file__).with_name("sitecustomize.py")
KEPT_ENCODINGS = frozenset(
    """
    __init__ aliases ascii base64_codec charmap cp1252 cp437 hex_codec idna latin_1 punycode
    raw_unicode_escape undefined unicode_escape utf_16 utf_32 utf_8 utf_8_sig
    """.split()
)
# Kept although no rule needs them: html (PyScript), email, http and urllib (micropip, importlib.metadata),
# tarfile (Pyodide's package loader).
DROPPED = frozenset(
    """
    _aix_support _android_support _apple_support _ios_support _osx_support __phello__ _pydatetime _pydecimal
    _pyio _pyrepl antigravity bdb cProfile cgi cgitb cmd colorsys compileall ctypes curses dbm doctest ensurepip
    filecmp fileinput ftplib getopt idlelib imaplib lib2to3 mailbox modulefinder multiprocessing netrc
    nntplib nturl2path optparse pdb pickletools plistlib poplib profile profiling pstats pty pyclbr pydoc
    pydoc_data rlcompleter sched shelve smtplib sqlite3 symtable tabnanny telnetlib this timeit tkinter
    trace tracemalloc tty turtle turtledemo unittest venv wave webbrowser wsgiref xml xmlrpc zipapp
    """.split()
)
# Parts of packages that stay: other systems, servers, other processes, and what runs from a command line.
DROPPED_PARTS = frozenset(
    """
    asyncio/__main__ asyncio/proactor_events asyncio/tools asyncio/windows_events asyncio/windows_utils
    concurrent/futures/interpreter concurrent/futures/process concurrent/interpreters
    http/cookiejar http/cookies http/server json/__main__ json/tool logging/config logging/handlers
    sysconfig/__main__ urllib/robotparser zipfile/__main__
    """.split()
)

# What the page, PyScript and micropip import, and what a rules core may reach for.
LEANED_ON = """
argparse array ast asyncio base64 bisect collections concurrent.futures contextlib copy csv dataclasses
datetime decimal difflib enum fractions functools graphlib gzip hashlib heapq hmac html html.parser
http.client importlib.metadata importlib.resources inspect io itertools json locale logging math operator os
pathlib pickle pprint random re secrets shutil statistics string struct tarfile tempfile textwrap tomllib
traceback types typing unicodedata urllib.parse urllib.request uuid warnings weakref zipfile zlib
compression.zstd micropip pyodide.code pyodide.ffi pyodide.http pyodide.webloop
"""


def dropped(name: str) -> bool:
    """Is this member of the library's zip left out of the small one?"""
    top, _, rest = name.partition("/")
    if top == "encodings":
        return rest.removesuffix(".py") not in KEPT_ENCODINGS
    plain = name.removesuffix(".py")
    parts = {plain, plain.rpartition("/")[0]}
    return top.removesuffix(".py") in DROPPED or bool(parts & DROPPED_PARTS) or name.endswith("/")


# Parts of the core that only a terminal or a program of one's own reaches.
TERMINAL_ONLY = ("__main__.py", "door.py", "kernel/glance.py", "cli/", "learning/", "report/", "simulate/")
# Types, which nothing asks for while playing.
TYPES_ONLY = ("contract/",)
# What is told of a game beside its rules: to bots' makers, and to readers of the sources.
FOR_MAKERS = ("/balance.py", "/NOTES.md", "/py.typed")
# Modules that one kind of request needs, which names their pack: the page fetches it when it first asks for that.
ON_REQUEST = {
    "recap": ("recap", "parts/recap"),
    "ending": ("kernel/ending", "ending"),
    "doubts": ("judging",),
    "survey": ("kernel/survey", "survey/__init__", "survey/compared", "survey/files", "survey/request"),
}
# Files of a game that one kind of request needs: their pack is `<game>.<request>`.
OF_A_GAME_ON_REQUEST = {
    "rules": ("rules.toml",),
    "bots": ("bots.pyc", "bots/*"),
    "survey": ("statistics.pyc",),
    "ending": ("ending.pyc", "messages/*/ending.json"),
    "lesson": ("lesson.json", "lesson_*.json", "messages/*/lesson.json", "messages/*/lesson_*.json"),
}


def not_for_the_page(name: str) -> bool:
    """Is this member of the core's wheel of no use in the page?"""
    return name.removeprefix("pygame_core/").startswith(TERMINAL_ONLY + TYPES_ONLY) or name.endswith(FOR_MAKERS)


# What the ledger of a game keeps for whoever checks the rules, on lines of their own; no page shows it.
FOR_CHECKING = re.compile(rb"(?m)^(?:(?:check|given|then|scope) = .*|#.*)?\n")


def for_the_page(name: str, content: bytes) -> tuple[str, bytes]:
    """A file of the core as the page needs it: a ledger without what is for checking, other tables as JSON, modules
    without what only a reader needs."""
    if name.endswith(".py"):
        return name, lean.leaned(content)
    if name.endswith("/rules.toml"):
        return name, FOR_CHECKING.sub(b"", content)
    if name.endswith(".toml"):
        tables = tomllib.loads(content.decode("utf-8"))
        packed = json.dumps(tables, ensure_ascii=False, separators=(",", ":"))
        return f"{name.removesuffix('.toml')}.json", packed.encode()
    return name, content


def unchanged(name: str, content: bytes) -> tuple[str, bytes]:
    return name, content


def strip(
    source: Path,
    target: Path,
    dropped: Callable[[str], bool],
    recast: Callable[[str, bytes], tuple[str, bytes]] = unchanged,
) -> None:
    """A copy of a zip without what is dropped, the files that stay as they are to be called and to read."""
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as new:
        for member in sorted(old.infolist(), key=lambda member: member.filename):
            if not dropped(member.filename):
                name, content = recast(member.filename, old.read(member))
                new.writestr(zipfile.ZipInfo(name), content)


def compiled(node: Node, archive: Path, pyodide: Path, kind: str, *options: str) -> Path:
    """A wheel or zip with its modules compiled to the bytecode of Pyodide's own Python.

    With `--pack`, the same lies in packs beside it: one of the core, one a game, and what comes on request.
    """
    script = NODE_SCRIPTS / "compile.mjs"
    tools = wheels.download("compiler")

    def compile_it(folder: Path) -> None:
        say(f"Compiling {archive.name} for the browser's Python ...")
        node.run(script, pyodide, tools[0].parent, archive, folder, *options)

    inputs = [archive, script, pyodide / "package.json", *tools]
    folder = cached(kind, digest_of(inputs, *options), compile_it)
    [made] = (path for path in folder.iterdir() if path.suffix == archive.suffix)
    return made


def library(node: Node, pyodide: Path, size: str) -> Path:
    """The compiled `python_stdlib.zip`, `full` (for the tests) or `small` (for the page)."""
    source = pyodide / "python_stdlib.zip"
    if size == FULL:
        return compiled(node, source, pyodide, "stdlib-full")

    def make(folder: Path) -> None:
        target = folder / source.name
        strip(source, target, dropped)
        with zipfile.ZipFile(target, "a", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr(zipfile.ZipInfo(AT_THE_START.name), AT_THE_START.read_bytes())

    recipe = digest_of(files_under(source, Path(__file__), AT_THE_START))
    stripped = cached("stdlib-stripped", recipe, make) / source.name
    # Docstrings go: nobody reads the library's help in the page.
    return compiled(node, stripped, pyodide, "stdlib-small", "--strip-docs")


# What PyScript imports when it is asked for anything, the loader of packs, and what runs when it is used.
AT_ONCE = """
html base64 json inspect types functools collections warnings compression.zstd pyodide.code pyodide.ffi random secrets
"""


@dataclass(frozen=True)
class Library:
    """The small library in two: what a start and every game need, and the rest; each a zip packed as a whole."""

    start_zip: Path
    start: Path
    rest: Path


def split(node: Node, pyodide: Path, library_zip: Path, core: Path) -> Library:
    """What is imported by the core, wherever in it, and by whatever stands around it in the page, is needed at once."""
    script = NODE_SCRIPTS / "needed.mjs"
    ours = without_terminal(core)

    def make(folder: Path) -> None:
        wanted = " ".join([AT_ONCE, *sorted(imported_by(ours))])
        needed = set(json.loads(node.run(script, pyodide, library_zip, wanted, ours).strip().splitlines()[-1]))
        with zipfile.ZipFile(library_zip) as whole:
            for name, part in (("library", True), ("library_rest", False)):
                stored = folder / f"{name}.zip"
                with zipfile.ZipFile(stored, "w", zipfile.ZIP_STORED) as made:
                    for member in sorted(whole.namelist()):
                        if (member in needed or at_once(member)) is part:
                            made.writestr(zipfile.ZipInfo(member), whole.read(member))
                (folder / f"{name}.gzip").write_bytes(gzip.compress(stored.read_bytes(), 9, mtime=0))

    folder = cached("library", digest_of([script, library_zip, ours], AT_ONCE, KEPT_ENCODINGS), make)
    made = Library(folder / "library.zip", folder / "library.gzip", folder / "library_rest.gzip")
    check_start(node, pyodide, made.start_zip, ours)
    return made


def at_once(member: str) -> bool:
    """Encodings are found by what is read, and what is no module by whoever knows."""
    return member.startswith(("encodings/", "sitecustomize")) or not member.endswith(".pyc")


def imported_by(core: Path) -> set[str]:
    """The modules of the standard library that the core names, also those that a function imports when it runs."""
    found: set[str] = set()
    with zipfile.ZipFile(core) as wheel:
        for name in wheel.namelist():
            if name.endswith(".py"):
                for node in ast.walk(ast.parse(wheel.read(name))):
                    if isinstance(node, ast.Import):
                        found |= {alias.name for alias in node.names}
                    elif isinstance(node, ast.ImportFrom) and not node.level and node.module:
                        found.add(node.module)
    return {name for name in found if name.partition(".")[0] in sys.stdlib_module_names and name != "__future__"}


def check_start(node: Node, pyodide: Path, start_zip: Path, core: Path) -> None:
    """Imports all of the core, and what stands around it, with what a page has at its start."""
    script = NODE_SCRIPTS / "imports.mjs"

    def verify(folder: Path) -> None:
        report = node.run(script, pyodide, start_zip, AT_ONCE, core)
        (folder / "imports.txt").write_text(report, encoding="utf-8")

    cached("checked-start", digest_of([script, start_zip, core], AT_ONCE), verify)


def without_terminal(core: Path) -> Path:
    """The core's wheel without the parts that the page has no use for."""

    def make(folder: Path) -> None:
        strip(core, folder / core.name, not_for_the_page, for_the_page)

    recipe = digest_of([core, Path(__file__), Path(lean.__file__)])
    return cached("core-stripped", recipe, make) / core.name


def page_core(node: Node, core: Path, pyodide: Path) -> Path:
    """The core's wheel as the page gets it: compiled, packed, without docstrings and the terminal's parts."""
    stripped = without_terminal(core)
    apart = json.dumps(packed_apart(stripped, games.modes(core)))
    return compiled(node, stripped, pyodide, "core-compiled", "--strip-docs", f"--pack={apart}")


def packed_apart(core: Path, modes: games.Modes) -> dict[str, str]:
    """The packs of the files that not every table of a game needs, but only one kind of request, or only some modes."""
    apart = {f"pygame_core/{module}.pyc": pack for pack, modules in ON_REQUEST.items() for module in modules}
    with zipfile.ZipFile(core) as wheel:
        for name in map(when_compiled, wheel.namelist()):
            match name.split("/", 3):
                case [_, "games", game, file]:
                    for pack, patterns in patterns_of(modes.get(game)).items():
                        if any(fnmatchcase(file, pattern) for pattern in patterns):
                            apart[name] = f"{game}.{pack}"
    return apart


def patterns_of(row: dict[str, Any] | None) -> dict[str, list[str]]:
    """Which files of a game make a pack of their own, by its name."""
    found = {pack: [*files] for pack, files in OF_A_GAME_ON_REQUEST.items()}
    for supplement in row["supplements"] if row else ():
        places = [module.replace(".", "/") for module in supplement["modules"]]
        words = [f"messages/*/{name}.json" for name in supplement["words"]]
        found[supplement["id"]] = [*(f"{place}.pyc" for place in places), *(f"{place}/*" for place in places), *words]
    return found


def when_compiled(name: str) -> str:
    return f"{name}c" if name.endswith(".py") else name


def packs(page_core: Path) -> dict[str, Path]:
    """The packs beside the page's core, by name: `core`, one for each game, and what comes on request."""
    return {path.stem: path for path in sorted((page_core.parent / "packs").iterdir())}


def snapshot(node: Node, pyodide: Path, library_zip: Path, core: Path) -> Path:
    """The memory of a Python that has imported the core; good only with this very library."""
    script = NODE_SCRIPTS / "snapshot.mjs"

    def take(folder: Path) -> None:
        say("Taking the memory snapshot ...")
        node.run(script, pyodide, library_zip, core, folder)

    [made] = cached("snapshot", digest_of([script, library_zip, core, pyodide / "package.json"]), take).iterdir()
    return made


def check(node: Node, pyodide: Path, library_zip: Path) -> None:
    """Imports, on the small library, all that the site hosts and PyScript leans on; names what is missing."""
    script = NODE_SCRIPTS / "imports.mjs"
    hosted = wheels.download("site")

    def verify(folder: Path) -> None:
        report = node.run(script, pyodide, library_zip, LEANED_ON, *hosted)
        (folder / "imports.txt").write_text(report, encoding="utf-8")

    cached("checked-imports", digest_of([script, library_zip, *hosted], LEANED_ON), verify)


def check_core(node: Node, pyodide: Path, core: Path) -> None:
    """Imports, on the small library, every module of the core that a page may load."""
    small, ours = library(node, pyodide, SMALL), without_terminal(core)
    say(node.run(NODE_SCRIPTS / "imports.mjs", pyodide, small, "", ours).strip())
