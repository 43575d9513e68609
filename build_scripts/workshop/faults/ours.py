"""Our own sources, by the names that their figures have."""

from workshop.faults.tree import Tree
from workshop.paths import ROOT

CORE = "pygame_core"
LISTED = ROOT / "tests/equivalent_faults.toml"
FAULTS = 300
SEED = "1"
FOLDERS = {
    "kernel": (f"{CORE}/kernel",),
    "parts": (f"{CORE}/parts",),
    **{path.name: (f"{CORE}/games/{path.name}",) for path in sorted((ROOT / CORE / "games").iterdir())
       if (path / "__init__.py").is_file()},
    "facade": tuple(f"{CORE}/{name}.py" for name in ("facade", "desk", "present", "lobby")),
}  # fmt: skip
WANTED = {folder: 0.90 if folder == "facade" else 0.95 for folder in FOLDERS}
"""What share of the faults the tests should notice."""
TREE = Tree(
    ROOT, CORE, FOLDERS,
    left_out=("tests/adding", "tests/build", "tests/plugins", "tests/simulate/test_cluster.py"),
)  # fmt: skip
