// node imports.mjs PYODIDE STDLIB "MODULE MODULE ..." [WHEEL ...]
// Imports the named modules, and all of pygame_core if its wheel is among the given, with the site's own standard library.
import { start, unpack } from "./pyodide.mjs";

const [folder, stdlib, modules, ...wheels] = process.argv.slice(2);
const pyodide = await start(folder, { stdLibURL: stdlib });
unpack(pyodide, wheels);
pyodide.globals.set("modules", modules);
console.log(
  pyodide.runPython(`
import importlib, importlib.util, pkgutil, sys

names = modules.split()
if importlib.util.find_spec("pygame_core"):
    import pygame_core
    names += [module.name for module in pkgutil.walk_packages(pygame_core.__path__, "pygame_core.")]
failed = []
for name in names:
    try:
        importlib.import_module(name)
    except Exception as error:
        failed.append(f"{name}: {type(error).__name__}: {error}")
# those that wait until they are used are used now
for name, module in list(sys.modules.items()):
    try:
        getattr(module, "__spec__", None)
    except Exception as error:
        failed.append(f"{name}: {type(error).__name__}: {error}")
if failed:
    raise ImportError("not importable in the page: " + "; ".join(failed))
f"{len(names)} modules import in the page's Python"
`),
);
