"""The page's own modules, and the libraries they draw with, put together into few files."""

import json
import tempfile
from pathlib import Path

from workshop.node import Node
from workshop.paths import NODE_SCRIPTS
from workshop.plan import Plan
from workshop.problems import say
from workshop.stamps import cached, digest_of

# What goes in; the vendors' interpreters are loaded by their address, and only looked at.
TAKEN = ("app/", "boards/", "boot/", "vendor/lit-html/", "vendor/idb-keyval/")
# Scripts that stay by themselves, and are only made small.
ALONE = ("app/early.js", "boot/begin.js", "boot/pyscript.mjs")


def sources_of(plan: Plan) -> list[str]:
    """The modules that are put together, and the scripts that stay by themselves."""
    return [path for path in plan.paths() if path.startswith(TAKEN) and path.endswith((".js", ".mjs"))]


def into_plan(plan: Plan, node: Node, npm: Path) -> None:
    """Replaces the modules of the plan by what they become."""
    script = NODE_SCRIPTS / "bundle.mjs"
    paths = sources_of(plan)

    def put_together(folder: Path) -> None:
        say("Putting the page's modules together ...")
        with tempfile.TemporaryDirectory() as workplace:
            for path in paths:
                source = Path(workplace) / path
                source.parent.mkdir(parents=True, exist_ok=True)
                source.write_bytes(plan.content(path))
            node.run(script, npm, Path(workplace).resolve(), folder, *ALONE)

    inputs = json.dumps({path: plan.digest(path) for path in paths})
    tools = [npm / "@rollup/wasm-node/package.json", npm / "esbuild-wasm/package.json"]
    made = cached("bundle", digest_of([script, *tools], inputs, *ALONE), put_together)
    for path in paths:
        plan.drop(path)
    for source in sorted(made.rglob("*.*js")):
        plan.add(source.relative_to(made).as_posix(), source)
