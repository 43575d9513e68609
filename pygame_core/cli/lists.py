"""`games`, `rules` and `components`."""

from __future__ import annotations

import argparse
import textwrap
from importlib import import_module
from typing import Any

from .. import lobby
from ..kernel.rulebook import search
from ..kernel.words import catalogue
from ..parts.components import OPTION, Components
from ..parts.sources import sources
from .options import data_from
from .words import say

WIDTH = 100


def list_games(arguments: argparse.Namespace) -> int:
    for game in lobby.games():
        print(f"{game['id']}: {game['title']}")
        print(textwrap.fill(game["blurb"], WIDTH, initial_indent="    ", subsequent_indent="    "))
        for scenario in game["scenarios"]:
            print("    " + say("list.scenario", id=scenario["id"], title=scenario["title"], seats=scenario["seats"]))
        for option in game["options"]:
            values = [str(value["value"]) for value in option["values"]]
            print("    " + say("list.option", id=option["id"], title=option["title"], values=values))
        print("    " + say("list.bots", bots=[bot["id"] for bot in game["bots"]]))
    return 0


def list_rules(arguments: argparse.Namespace) -> int:
    package = lobby.rules_of(arguments.game).package
    found = search(package, " ".join(arguments.search), 10_000)
    for rule in found:
        print(f"{rule.id}  ({rule.ref})")
        print(textwrap.fill(rule.text, WIDTH, initial_indent="    ", subsequent_indent="    "))
        if rule.ruling:
            print(textwrap.fill(rule.ruling, WIDTH, initial_indent="    > ", subsequent_indent="    > "))
    if not found:
        print(say("rules.none"))
    return 0 if found else 1


def has_components(game: str) -> bool:
    return OPTION in lobby.rules_of(game).data_options


def list_components(arguments: argparse.Namespace) -> int:
    package = lobby.rules_of(arguments.game).package
    if not has_components(arguments.game):
        print(say("components.none"))
        return 1
    components: Components[Any] = import_module(f"{package}.components").COMPONENTS
    rows = sources(components, data_from(arguments.values) if arguments.values else None)
    title = catalogue(package).say("game", "title", {})
    print(say("components.head", title=title, n=len(rows)))
    for row in rows:
        marked = [*row["printed"], *(f"{key}?" for key in row["reconstructed"]), *(f"{key}*" for key in row["house"])]
        print(say("components.line", table=row["table"], source=row["source"]))
        print(textwrap.fill(", ".join(marked), WIDTH, initial_indent="    ", subsequent_indent="    "))
    return 0
