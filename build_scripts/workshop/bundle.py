"""The page's own modules, and the libraries they draw with, put together into few files."""

from pathlib import Path

from workshop.node import Node
from workshop.plan import Plan
from workshop.together import put_together

# What goes in; the vendors' interpreters are loaded by their address, and only looked at.
TAKEN = ("app/", "boards/", "boot/", "vendor/lit-html/", "vendor/idb-keyval/")
# Scripts that stay by themselves, and are only made small.
ALONE = ("app/early.js", "boot/begin.js", "boot/pyscript.mjs")


def sources_of(plan: Plan) -> list[str]:
    """The modules that are put together, and the scripts that stay by themselves."""
    return [path for path in plan.paths() if path.startswith(TAKEN) and path.endswith((".js", ".mjs"))]


def into_plan(plan: Plan, node: Node, npm: Path) -> None:
    """Replaces the modules of the plan by what they become."""
    tools = ("@rollup/wasm-node", "esbuild-wasm")
    made = put_together(plan, sources_of(plan), "bundle", node, npm, tools, *ALONE)
    for source in sorted(made.rglob("*.*js")):
        plan.add(source.relative_to(made).as_posix(), source)
