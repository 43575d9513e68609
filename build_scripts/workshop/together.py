"""Modules and sheets of a plan that a script of node puts together."""

import json
import tempfile
from collections.abc import Iterable
from pathlib import Path

from workshop.node import Node
from workshop.paths import NODE_SCRIPTS
from workshop.plan import Plan
from workshop.problems import say
from workshop.stamps import cached, digest_of


def put_together(
    plan: Plan, paths: list[str], kind: str, node: Node, npm: Path, tools: Iterable[str], *words: str
) -> Path:
    """Takes the files out of the plan; the folder of what `<kind>.mjs` makes of them with these tools, kept."""
    script = NODE_SCRIPTS / f"{kind}.mjs"

    def make(folder: Path) -> None:
        say(f"Making the page's {kind} ...")
        with tempfile.TemporaryDirectory() as workplace:
            for path in paths:
                source = Path(workplace) / path
                source.parent.mkdir(parents=True, exist_ok=True)
                source.write_bytes(plan.content(path))
            node.run(script, npm, Path(workplace).resolve(), folder, *words)

    inputs = json.dumps({path: plan.digest(path) for path in paths})
    packages = [npm / tool / "package.json" for tool in tools]
    made = cached(kind, digest_of([script, *packages], inputs, *words), make)
    for path in paths:
        plan.drop(path)
    return made
