// node imports.mjs PYODIDE STDLIB CORE_WHEEL [WHEEL ...]
// Imports every module of the core, the hosted wheels and what PyScript leans on, with the site's own standard library.
import { start, unpack } from "./pyodide.mjs";

const [folder, stdlib, ...wheels] = process.argv.slice(2);
const pyodide = await start(folder, { stdLibURL: stdlib });
unpack(pyodide, wheels);
console.log(
  pyodide.runPython(`
import importlib, pkgutil
NEEDED = """argparse array ast asyncio base64 bisect collections concurrent.futures contextlib copy csv dataclasses datetime
decimal difflib enum fractions functools graphlib gzip hashlib heapq hmac html html.parser http.client importlib.metadata
importlib.resources inspect io itertools json locale logging math operator os pathlib pickle pprint random re secrets shutil
statistics string struct tempfile textwrap tomllib traceback types typing unicodedata urllib.parse urllib.request uuid
warnings weakref zipfile zlib micropip pyodide.code pyodide.ffi pyodide.http pyodide.webloop""".split()
import pygame_core
core = [m.name for m in pkgutil.walk_packages(pygame_core.__path__, "pygame_core.") if not m.name.endswith("__main__")]
failed = []
for name in NEEDED + core:
    try:
        importlib.import_module(name)
    except Exception as error:
        failed.append(f"{name}: {type(error).__name__}: {error}")
if failed:
    raise ImportError("not importable in the page: " + "; ".join(failed))
f"{len(NEEDED) + len(core)} modules import"
`),
);
