"""The page's sheets: each put together with what it imports, and made small."""

from pathlib import Path

from workshop.node import Node
from workshop.plan import Plan
from workshop.together import put_together

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
    paths = sources_of(plan)
    made = put_together(plan, paths, "styles", node, npm, ("esbuild-wasm",), *linked(paths))
    for path in linked(paths):
        plan.add(path, made / path)
