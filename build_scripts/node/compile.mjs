// node compile.mjs PYODIDE COMPILER_WHEELS ARCHIVE OUT [--strip-docs] [--pack]
// Compiles the .py files of a wheel or zip with pyodide-build's own py-compile, run inside Pyodide: its bytecode is the browser's.
// --strip-docs leaves docstrings out. --pack adds a second file, OUT/<name>.zst: bytecode shrinks by a third more when it is
// compressed as a whole, so the members are stored and the archive is packed with zstd, which the browser's Python has.
import fs from "node:fs";
import path from "node:path";
import { start, unpack, wheelsIn } from "./pyodide.mjs";

const [folder, compiler, archive, out, ...options] = process.argv.slice(2);
const pack = options.includes("--pack");
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
const input = `/work/${path.basename(archive)}`;
pyodide.FS.mkdirTree("/work");
pyodide.FS.writeFile(input, new Uint8Array(fs.readFileSync(archive)));
const made = pyodide.runPython(`
from pathlib import Path
from pyodide_build._py_compile import _py_compile_archive
str(_py_compile_archive(Path(${JSON.stringify(input)}), keep=False, verbose=False, compression_level=${pack ? 0 : 9}))
`);
fs.writeFileSync(path.join(out, path.basename(made)), pyodide.FS.readFile(made));
if (pack) {
  pyodide.runPython(`
from compression import zstd
made = Path(${JSON.stringify(made)})
Path(f"{made}.zst").write_bytes(zstd.compress(made.read_bytes(), level=22))
`);
  fs.writeFileSync(path.join(out, `${path.basename(made)}.zst`), pyodide.FS.readFile(`${made}.zst`));
}
