"""The rule ledger of a game: every checkable rule in our words, for the rules drawer and for the tests."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from functools import cache

from .files import text_of

_LINE = re.compile(r"^(?:\[\[rule\]\]|(\w+) = (.*))$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Rule:
    id: str
    ref: str
    kind: str
    modes: list[str]
    text: str
    check: str = ""
    ruling: str = ""
    given: str = ""
    then: str = ""
    scope: str = ""


@cache
def ledger(package: str) -> dict[str, Rule]:
    """The game's rules by id.

    `rules.toml` keeps to one line a key, whose TOML value is JSON too: reading it so takes a quarter of the
    time of a TOML parser, which matters in the browser (a test compares the two).
    """
    text = text_of(package, "rules.toml")
    rows: list[dict[str, object]] = []
    for match in _LINE.finditer(text):
        if match[1] is None:
            rows.append({})
        elif rows:
            rows[-1][match[1]] = json.loads(match[2])
    return {rule.id: rule for rule in (Rule(**row) for row in rows)}  # type: ignore[arg-type]


def search(package: str, wanted: str, most: int = 60) -> list[Rule]:
    """Rules that have every word asked for, in the order of the rulebook; matches in the id come first."""
    needles = wanted.lower().split()
    named: list[Rule] = []
    others: list[Rule] = []
    for rule in ledger(package).values():
        about = f"{rule.id} {rule.ref} {rule.text} {rule.ruling}".lower()
        if all(needle in about for needle in needles):
            (named if any(needle in rule.id for needle in needles) else others).append(rule)
    return (named + others)[:most]


def around(package: str, rule: str) -> list[str]:
    """The rule and its siblings under the same topic: what one may want to read while deciding by it."""
    rules = ledger(package)
    if rule not in rules:
        return []
    topic = rule.rsplit(".", 1)[0] + "."
    return [rule, *(other for other in rules if other.startswith(topic) and other != rule)]
