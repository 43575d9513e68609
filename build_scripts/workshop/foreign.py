"""Does anything in the built site name an address that is not its own?"""

import re
import tomllib
from dataclasses import dataclass

from workshop.paths import PINS
from workshop.plan import Plan

READ = (".html", ".js", ".mjs", ".css", ".json", ".svg", ".webmanifest", ".py", ".toml")
ADDRESS = re.compile(r"""(?:https?:)?//[a-z0-9-]+(?:\.[a-z0-9-]+)+[^\s"'`<>)\\]*""", re.IGNORECASE)
SCHEME = re.compile(r"https?:", re.IGNORECASE)


@dataclass(frozen=True)
class Allowed:
    """A foreign address that may stand in some files, and why no request comes of it."""

    address: str
    files: tuple[str, ...]
    why: str

    def covers(self, path: str, address: str) -> bool:
        return address.startswith(self.address) and path.startswith(self.files)


def allowed() -> list[Allowed]:
    with (PINS / "foreign_addresses.toml").open("rb") as file:
        rows = tomllib.load(file)["allowed"]
    return [Allowed(row["address"], tuple(row["files"]), row["why"]) for row in rows]


def addresses(text: str, path: str) -> set[str]:
    """The absolute addresses in a text.

    `//x.y` without a scheme is one in HTML and CSS, but a comment in scripts.
    """
    found = set(ADDRESS.findall(text))
    return found if path.endswith((".html", ".css", ".svg")) else {hit for hit in found if SCHEME.match(hit)}


def check(plan: Plan) -> list[str]:
    """One line for each foreign address that nobody has accounted for."""
    rules = allowed()
    complaints = []
    for path in plan.paths():
        if not path.endswith(READ):
            continue
        text = plan.content(path).decode("utf-8", "replace")
        for address in sorted(addresses(text, path)):
            if not any(rule.covers(path, address) for rule in rules):
                complaints.append(f"{path}: {address}")
    return complaints
