// node needed.mjs PYODIDE STDLIB "MODULE MODULE ..." [WHEEL ...]
// Imports the named modules and all of pygame_core, and tells which files of the standard library that took, as JSON.
import { start, unpack } from "./pyodide.mjs";

const [folder, stdlib, modules, ...wheels] = process.argv.slice(2);
const pyodide = await start(folder, { stdLibURL: stdlib });
unpack(pyodide, wheels);
pyodide.globals.set("modules", modules);
console.log(
  pyodide.runPython(`
import importlib, json, pkgutil, sys
import pygame_core
names = [module.name for module in pkgutil.walk_packages(pygame_core.__path__, "pygame_core.")]
for name in [*modules.split(), *names]:
    importlib.import_module(name)
# those that wait until they are used are used now
for module in list(sys.modules.values()):
    getattr(module, "__spec__", None)
archive = next(path for path in sys.path if path.endswith(".zip")) + "/"
origins = [str(getattr(getattr(module, "__spec__", None), "origin", "")) for module in list(sys.modules.values())]
json.dumps(sorted(origin.removeprefix(archive) for origin in origins if origin.startswith(archive)))
`),
);
