// node compile.mjs PYODIDE COMPILER_WHEELS ARCHIVE OUT [--strip-docs] [--pack=APART]
// Compiles the .py files of a wheel or zip with pyodide-build's own py-compile, run inside Pyodide: its bytecode is the browser's.
// --strip-docs leaves docstrings out. --pack adds packs, OUT/packs/<name>.<form>: one for each game, those that APART (JSON) names by
// file (what comes on request, and what only some modes of a game need), and one, `core`, for all the rest.
// Bytecode shrinks by a third more when it is compressed as a whole. A pack is a line of JSON, {path: [offset, length]}, and then the
// files one after the other: the page writes them where they belong in a fraction of the time that unzipping takes. Its form is gzip,
// which the browser unpacks by itself, or zstd where that is much smaller: only the browser's Python has it, which unpacks the core
// in a two-hundredth of the time that it takes to start.
import fs from "node:fs";
import path from "node:path";
import { start, unpack, wheelsIn } from "./pyodide.mjs";

const [folder, compiler, archive, out, ...options] = process.argv.slice(2);
const apart = options.find((option) => option.startsWith("--pack="))?.slice("--pack=".length);
const pyodide = await start(folder, {
  args: options.includes("--strip-docs") ? ["-OO"] : [],
  env: {
    // a fixed date and hash seed: the same sources give the same bytes
    SOURCE_DATE_EPOCH: "315532800",
    PYTHONHASHSEED: "0",
    // a quarter of the bytecode would be columns for the carets in tracebacks; lines are enough
    PYTHONNODEBUGRANGES: "1",
  },
});
unpack(pyodide, wheelsIn(compiler));
const input = `/build/${path.basename(archive)}`;
pyodide.FS.mkdirTree("/build/packs");
pyodide.FS.writeFile(input, new Uint8Array(fs.readFileSync(archive)));
const made = pyodide.runPython(`
from pathlib import Path
from pyodide_build._py_compile import _py_compile_archive
str(_py_compile_archive(Path(${JSON.stringify(input)}), keep=False, verbose=False, compression_level=${apart ? 0 : 9}))
`);
fs.writeFileSync(path.join(out, path.basename(made)), pyodide.FS.readFile(made));
if (apart) {
  pyodide.runPython(`
import json, zipfile
from compression import gzip, zstd

# So much smaller that Python unpacks it: before a table is there, and when it is there for long.
MUCH, MUCH_LATER = 25_000, 5_000
APART = json.loads(${JSON.stringify(apart)})
LATER = {*APART.values()}

def pack_of(name):
    if name in APART:
        return APART.pop(name)
    match name.split("/"):
        case [_, "games", game, _, *_]:
            return game
    return "core"

packs = {}
with zipfile.ZipFile(${JSON.stringify(made)}) as wheel:
    # like beside like packs smaller
    for name in sorted(wheel.namelist(), key=lambda name: (name.rpartition(".")[2], name)):
        if not name.endswith("/") and ".dist-info/" not in name:
            packs.setdefault(pack_of(name), {})[name] = wheel.read(name)
assert not APART, f"not in the wheel: {APART}"
for pack, files in packs.items():
    index, content = {}, bytearray()
    for name, data in files.items():
        index[name] = [len(content), len(data)]
        content += data
    whole = json.dumps(index, separators=(",", ":")).encode() + b"\\n" + content
    zipped, smaller = gzip.compress(whole, mtime=0), zstd.compress(whole, level=22)
    if len(zipped) - len(smaller) > (MUCH_LATER if pack in LATER else MUCH):
        Path(f"/build/packs/{pack}.zstd").write_bytes(smaller)
    else:
        Path(f"/build/packs/{pack}.gzip").write_bytes(zipped)
`);
  fs.mkdirSync(path.join(out, "packs"));
  for (const name of pyodide.FS.readdir("/build/packs").filter((one) => !one.startsWith(".")))
    fs.writeFileSync(path.join(out, "packs", name), pyodide.FS.readFile(`/build/packs/${name}`));
}
