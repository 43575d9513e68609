"""What the site consists of: every path with where its content comes from."""

import json
from dataclasses import dataclass, field
from pathlib import Path

from workshop import bookshelf, games, lock, stdlib, wheels
from workshop.node import Node, modules
from workshop.paths import WEB
from workshop.stamps import digest_of_bytes, digest_of_file, files_under

# The picture is for the README.
NOT_FOR_THE_SITE = {"package.json", "package-lock.json", "sw.js", "pictures/table.png"}
# For whoever works on the page: declarations of types, and what is told about a folder.
FOR_MAKERS = (".d.ts", ".md")
# Books as their authors write them: the site has what is made of them.
WRITTEN = "books/"
# PyScript's editor and terminal come only when a page asks for them; ours does not.
PYSCRIPT_UNUSED = ("codemirror", "xterm", "zip-", "mpy-", "storage")
LIT_FILES = ("lit-html.js", "directive.js", "directive-helpers.js", "async-directive.js", "directives/*.js")


@dataclass
class Plan:
    """Paths inside the site, each with a source file or its content."""

    files: dict[str, Path] = field(default_factory=dict)
    texts: dict[str, bytes] = field(default_factory=dict)
    # what Python starts from, by name: the addresses at which the page asks for it
    parts: dict[str, str] = field(default_factory=dict)

    def add(self, path: str, source: Path) -> None:
        self.files[path] = source

    def drop(self, path: str) -> None:
        self.files.pop(path, None)
        self.texts.pop(path, None)

    def write(self, path: str, content: str) -> None:
        self.texts[path] = content.encode()

    def vendor(self, path: str, source: Path) -> None:
        """A script of another project, without the line that names a source map the site does not host."""
        lines = source.read_text(encoding="utf-8").splitlines()
        self.write(path, "\n".join(line for line in lines if not line.startswith("//# sourceMappingURL=")) + "\n")

    def paths(self) -> list[str]:
        return sorted({*self.files, *self.texts})

    def content(self, path: str) -> bytes:
        return self.texts[path] if path in self.texts else self.files[path].read_bytes()

    def size(self, path: str) -> int:
        return len(self.texts[path]) if path in self.texts else self.files[path].stat().st_size

    def digest(self, path: str) -> str:
        """The hexadecimal SHA-256 of a file of the site."""
        return digest_of_bytes(self.texts[path]) if path in self.texts else digest_of_file(self.files[path])


def add_vendor(plan: Plan, npm: Path) -> None:
    """Pyodide, PyScript, lit-html and idb-keyval: only the files a page can load."""
    pyodide = npm / "pyodide"
    plan.vendor("vendor/pyodide/pyodide.mjs", pyodide / "pyodide.mjs")
    plan.vendor("vendor/pyodide/pyodide.asm.mjs", pyodide / "pyodide.asm.mjs")
    plan.add("vendor/pyodide/pyodide.asm.wasm", pyodide / "pyodide.asm.wasm")
    for source in sorted((npm / "@pyscript/core/dist").iterdir()):
        if source.suffix in (".js", ".css") and not source.name.startswith(PYSCRIPT_UNUSED):
            plan.vendor(f"vendor/pyscript/{source.name}", source)
    lit = npm / "lit-html"
    for pattern in LIT_FILES:
        for source in sorted(lit.glob(pattern)):
            plan.vendor(f"vendor/lit-html/{source.relative_to(lit).as_posix()}", source)
    plan.vendor("vendor/idb-keyval/index.js", npm / "idb-keyval/dist/index.js")


def add_web(plan: Plan) -> None:
    """Our own page, as it is."""
    for source in files_under(WEB):
        path = source.relative_to(WEB).as_posix()
        hidden = any(part.startswith(".") or part == "node_modules" for part in path.split("/"))
        unused = path in NOT_FOR_THE_SITE or path.startswith(WRITTEN) or path.endswith(FOR_MAKERS)
        if not unused and not hidden:
            plan.add(path, source)


def add_python(plan: Plan, node: Node, npm: Path, *, snapshot: bool) -> None:
    """The standard library, the wheels, and a lock that knows only them."""
    pyodide = npm / "pyodide"
    core = wheels.build_core()
    quick = stdlib.page_core(node, core, pyodide)
    packs = stdlib.packs(quick)
    library = stdlib.library(node, pyodide, stdlib.SMALL)
    stdlib.check(node, pyodide, library)
    parted = stdlib.split(node, pyodide, library, core)
    [micropip] = wheels.download("site")
    plan.add("vendor/pyodide/library.gzip", parted.start)
    plan.add("vendor/pyodide/library_rest.gzip", parted.rest)
    # whole, and by the name that Pyodide asks for, where another page starts it
    plan.add(f"vendor/pyodide/{library.name}", library)
    plan.add(f"vendor/pyodide/{micropip.name}", micropip)
    plan.add(f"wheels/{core.name}", core)
    for pack in packs.values():
        plan.add(f"packs/{pack.name}", pack)
    for path, source in {**games.said(core), **bookshelf.made(core)}.items():
        plan.add(path, source)
    hosted = [
        lock.Hosted("micropip", micropip, micropip.name, ("micropip",)),
        lock.Hosted("leadenhall", core, f"../../wheels/{core.name}", ("pygame_core",)),
    ]
    stock = (pyodide / "pyodide-lock.json").read_text(encoding="utf-8")
    cut = lock.cut_down(stock, hosted)
    plan.write("vendor/pyodide/pyodide-lock.json", json.dumps(cut, indent=1) + "\n")
    parts = {
        "loader": "vendor/pyodide/pyodide.asm.mjs",
        "wasm": "vendor/pyodide/pyodide.asm.wasm",
        "stdlib": "vendor/pyodide/library.gzip",
        "rest": "vendor/pyodide/library_rest.gzip",
        **{f"packs/{name}": f"packs/{pack.name}" for name, pack in packs.items()},
    }
    if snapshot:
        plan.add("boot/snapshot.bin.gz", stdlib.snapshot(node, pyodide, parted.start_zip, quick))
        parts["snapshot"] = "boot/snapshot.bin.gz"
    plan.parts = {name: addressed(plan, name, path) for name, path in parts.items()}
    plan.write("boot/build.mjs", boot_module(plan, parts, games.modes(core), cut))


def boot_module(plan: Plan, parts: dict[str, str], modes: games.Modes, cut: dict[str, object]) -> str:
    """What the start needs to know of the build: the addresses and sizes of its parts, which modes of a game need more
    of them, and the lock."""
    rows = {name: {"path": plan.parts[name], "bytes": plan.size(path)} for name, path in parts.items()}
    needs = {
        game: {
            **row,
            "supplements": [{key: one[key] for key in ("id", "seats", "scenarios")} for one in row["supplements"]],
        }
        for game, row in modes.items()
    }
    build = {"parts": rows, "modes": needs, "lock": cut}
    return f"// Generated by build_scripts.\nexport const build = {json.dumps(build, indent=1)};\n"


def addressed(plan: Plan, name: str, path: str) -> str:
    """The path, with its digest as a query where we choose the address: no stale copy from any HTTP cache."""
    ours = name in ("wasm", "stdlib", "rest", "snapshot") or name.startswith("packs/")
    return f"{path}?{plan.digest(path)[:12]}" if ours else path


def make(node: Node, *, snapshot: bool = False) -> Plan:
    """The whole site, except what describes it (see `manifest`)."""
    plan = Plan()
    npm = modules(node)
    add_vendor(plan, npm)
    add_python(plan, node, npm, snapshot=snapshot)
    add_web(plan)
    return plan
