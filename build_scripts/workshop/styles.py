"""The page's sheets: each put together with what it imports, and made small."""

import json
import tempfile
from pathlib import Path

from workshop.node import Node
from workshop.paths import NODE_SCRIPTS
from workshop.plan import Plan
from workshop.problems import say
from workshop.stamps import cached, digest_of

SCREENS = "style/screens.css"
# Sheets that pages link to lie directly in one of these; what they are put together from lies in folders beside them.
FOLDERS = ("style", "boards", "example")


def sources_of(plan: Plan) -> list[str]:
    """Every sheet that is written by hand."""
    return [path for path in plan.paths() if path.endswith(".css") and path.partition("/")[0] in FOLDERS]


def linked(paths: list[str]) -> list[str]:
    """Those that pages and boards link to."""
    return [path for path in paths if path.count("/") == 1]


def into_plan(plan: Plan, node: Node, npm: Path) -> None:
    """Replaces the sheets of the plan by those that are linked to."""
    script = NODE_SCRIPTS / "styles.mjs"
    paths = sources_of(plan)

    def put_together(folder: Path) -> None:
        say("Putting the page's styles together ...")
        with tempfile.TemporaryDirectory() as workplace:
            for path in paths:
                source = Path(workplace) / path
                source.parent.mkdir(parents=True, exist_ok=True)
                source.write_bytes(plan.content(path))
            node.run(script, npm, Path(workplace).resolve(), folder, *linked(paths))

    inputs = json.dumps({path: plan.digest(path) for path in paths})
    made = cached("styles", digest_of([script, npm / "esbuild-wasm/package.json"], inputs), put_together)
    for path in paths:
        plan.drop(path)
    for path in linked(paths):
        plan.add(path, made / path)
