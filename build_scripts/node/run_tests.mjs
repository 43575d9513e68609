// node run_tests.mjs PYODIDE STDLIB ROOT WHEEL [WHEEL ...] -- PYTEST_ARGUMENT ...
// Runs the project's tests with the Python of the browser; its exit code is pytest's.
import fs from "node:fs";
import path from "node:path";
import { start, unpack } from "./pyodide.mjs";

const words = process.argv.slice(2);
const split = words.indexOf("--");
const [folder, stdlib, root, ...wheels] = words.slice(0, split);
const pyodide = await start(folder, { stdLibURL: stdlib, env: { PY_COLORS: "0" } });
unpack(pyodide, wheels);
// Only the tests and their settings: the core itself comes from its wheel, as in the page.
pyodide.FS.mkdirTree("/project/tests");
pyodide.mountNodeFS("/project/tests", path.join(root, "tests"));
pyodide.FS.writeFile("/project/pyproject.toml", fs.readFileSync(path.join(root, "pyproject.toml")));
pyodide.globals.set("arguments", pyodide.toPy(words.slice(split + 1)));
const code = await pyodide.runPythonAsync(`
import os, sys
os.chdir("/project")
sys.dont_write_bytecode = True
import pytest
int(pytest.main(["-p", "no:cacheprovider", *arguments]))
`);
process.exit(code);
