"""What the first screen needs is named in the head of the page, so that all of it is asked for at once.

Without this the browser learns of each module from the one that imports it, and of styles and words
from the last of them.
"""

from workshop import links, styles
from workshop.plan import Plan
from workshop.problems import Problem

PAGE = "index.html"
PLACE = "<!-- preload -->\n"
BEGIN = "<!-- begin -->\n"
# Where the graphs of the page's modules begin; what a screen fetches later is not followed.
PAGE_MODULES = ("app/boot.js", "app/main.js")
# Asked for by scripts, on whatever screen the page opens.
FETCHED = ("words/en/page.json", "style/icons.svg")
# What the lobby is drawn from beside them. Who opens a table at once does not wait for it, and nobody for Python before
# the lobby stands: begin.js asks for the one or the other.
LOBBY_MODULES = ("app/lobby/lobby.js",)
LOBBY_FETCHED = ("words/en/games.json", "pictures.json")
INTERPRETER = "boot/interpreter.mjs"
PYTHON_MODULES = (INTERPRETER, "vendor/pyodide/pyodide.asm.mjs", "boot/pyscript.mjs")
PYTHON_FETCHED = ("app/start.py", "boards/index.json")
# PyScript asks for it by a name that changes with each of its versions.
PYSCRIPT_ERRORS = "vendor/pyscript/error-"


def graph(plan: Plan, *roots: str) -> list[str]:
    """Every module that the roots import, directly or not, in the order in which they are met."""
    known, met = set(plan.paths()), dict.fromkeys(roots)
    waiting = [*roots]
    while waiting:
        path = waiting.pop(0)
        for name in links.imported(path, plan.content(path).decode("utf-8")):
            if name in known and name not in met:
                met[name] = None
                waiting.append(name)
    return list(met)


def after(plan: Plan, first: list[str], *roots: str) -> list[str]:
    """The graph without what is asked for before."""
    return [path for path in graph(plan, *roots) if path not in first]


def begin(plan: Plan, first: list[str]) -> str:
    """The script that asks for what is wanted first, with the addresses of this build."""
    errors = [path for path in plan.paths() if path.startswith(PYSCRIPT_ERRORS)]
    data = {
        "wasm": plan.parts["wasm"],
        "stdlib": plan.parts["stdlib"],
        "core": plan.parts["packs/core"],
        "interpreter": INTERPRETER,
        "python": " ".join([*after(plan, first, *PYTHON_MODULES, *errors), *PYTHON_FETCHED]),
        "lobby": " ".join([*after(plan, first, *LOBBY_MODULES), *LOBBY_FETCHED]),
    }
    written = " ".join(f'data-{name}="{addresses}"' for name, addresses in data.items())
    return f'<script src="boot/begin.js" {written}></script>\n'


def into_page(plan: Plan) -> None:
    """Puts the script that begins and the links into the head of the page, in place of the marks that stand there."""
    modules = {*PAGE_MODULES, *LOBBY_MODULES, *PYTHON_MODULES}
    if missing := {*modules, styles.SCREENS, *FETCHED, *LOBBY_FETCHED, *PYTHON_FETCHED} - {*plan.paths()}:
        raise Problem(f"The page would preload what the site does not have: {', '.join(sorted(missing))}.")
    first = graph(plan, *PAGE_MODULES)
    rows = [f'<link rel="preload" href="{styles.SCREENS}" as="style">']
    rows += [f'<link rel="modulepreload" href="{path}">' for path in first]
    rows += [f'<link rel="preload" href="{path}" as="fetch" crossorigin>' for path in FETCHED]
    page = plan.content(PAGE).decode("utf-8")
    plan.write(PAGE, page.replace(BEGIN, begin(plan, first)).replace(PLACE, "\n".join([*rows, ""])))
