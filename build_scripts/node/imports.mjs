// node imports.mjs PYODIDE STDLIB "MODULE MODULE ..." [WHEEL ...]
// Imports the named modules, and all of pygame_core if its wheel is among the given, with the site's own standard library.
import { start, unpack } from "./pyodide.mjs";

const [folder, stdlib, modules, ...wheels] = process.argv.slice(2);
const pyodide = await start(folder, { stdLibURL: stdlib });
unpack(pyodide, wheels);
pyodide.globals.set("modules", modules);
console.log(
  pyodide.runPython(`
import importlib, importlib.util, pkgutil

# Not for the page: the command line, many processes, other libraries' interfaces.
ELSEWHERE = ("pygame_core.__main__", "pygame_core.cli", "pygame_core.simulate", "pygame_core.environments")

names = modules.split()
if importlib.util.find_spec("pygame_core"):
    import pygame_core
    found = (m.name for m in pkgutil.walk_packages(pygame_core.__path__, "pygame_core."))
    names += [name for name in found if not name.startswith(ELSEWHERE)]
failed = []
for name in names:
    try:
        importlib.import_module(name)
    except Exception as error:
        failed.append(f"{name}: {type(error).__name__}: {error}")
if failed:
    raise ImportError("not importable in the page: " + "; ".join(failed))
f"{len(names)} modules import in the page's Python"
`),
);
