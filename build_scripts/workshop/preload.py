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
# Where the graphs of the page's modules begin; what a screen fetches later is not followed. Python has the long way to
# go: what draws the table can wait behind it.
AT_ONCE = (
    "app/boot.js",
    "boot/interpreter.mjs",
    "vendor/pyodide/pyodide.asm.mjs",
    "boot/pyscript.mjs",
)
MEANWHILE = ("app/main.js",)
# PyScript asks for it by a name that changes with each of its versions.
PYSCRIPT_ERRORS = "vendor/pyscript/error-"
# Asked for by scripts.
FETCHED = ("app/start.py", "words/en/page.json", "style/icons.svg", "boards/index.json")


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


def begin(plan: Plan) -> str:
    """The script that asks for what Python starts from, with the addresses of this build."""
    addresses = {"wasm": plan.parts["wasm"], "stdlib": plan.parts["stdlib"], "core": plan.parts["packs/core"]}
    data = " ".join(f'data-{name}="{address}"' for name, address in addresses.items())
    return f'<script src="boot/begin.js" {data}></script>\n'


def into_page(plan: Plan) -> None:
    """Puts the script that begins and the links into the head of the page, in place of the marks that stand there."""
    if missing := {*AT_ONCE, *MEANWHILE, styles.SCREENS, *FETCHED} - {*plan.paths()}:
        raise Problem(f"The page would preload what the site does not have: {', '.join(sorted(missing))}.")
    errors = [path for path in plan.paths() if path.startswith(PYSCRIPT_ERRORS)]
    first = graph(plan, *AT_ONCE, *errors)
    then = [path for path in graph(plan, *MEANWHILE) if path not in first]
    rows = [f'<link rel="modulepreload" href="{path}">' for path in first]
    rows += [f'<link rel="modulepreload" href="{path}" fetchpriority="low">' for path in then]
    rows.append(f'<link rel="preload" href="{styles.SCREENS}" as="style" fetchpriority="low">')
    rows += [f'<link rel="preload" href="{path}" as="fetch" crossorigin>' for path in FETCHED]
    page = plan.content(PAGE).decode("utf-8")
    plan.write(PAGE, page.replace(BEGIN, begin(plan)).replace(PLACE, "\n".join([*rows, ""])))
