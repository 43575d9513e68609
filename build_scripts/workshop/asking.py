"""Asks a rules core what the page says of its games before it has started: `asking.py WHEEL FOLDER LANGUAGE ...`.

It runs by itself, with the Python that the build has: the core must be unpacked, since it reads files that lie beside
its modules.
"""

from __future__ import annotations

import json
import sys
import tempfile
import zipfile
from pathlib import Path
from typing import Any

MODES = "modes.json"
"""The one file that is for the build itself."""


def write(path: Path, said: Any) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(said, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


def ask(**request: Any) -> dict[str, Any]:
    from pygame_core.facade import call

    reply: dict[str, Any] = json.loads(call(json.dumps(request)))
    assert reply["ok"], reply
    return reply


def modes() -> dict[str, Any]:
    """Of each game with supplements: which files they are and which modes need them, the options of a set-up that hold
    data, and what each lesson needs."""
    from pygame_core import lesson
    from pygame_core.games.registry import GAMES, ruleset

    found = {}
    for game in GAMES:
        rules = ruleset(game)
        if rules.supplements:
            taught = {name: lesson.begin(game, name)[0].table.mode for name in lesson.lessons(game)}
            found[game] = {
                "supplements": [
                    {key: getattr(one, key) for key in ("id", "modules", "words", "seats", "scenarios")}
                    for one in rules.supplements
                ],
                "data": [*rules.data_options],
                "lessons": {name: [one.id for one in rules.supplements_of(mode)] for name, mode in taught.items()},
            }
    return found


def say_all(folder: Path, languages: list[str]) -> None:
    """Games and words in each language and in the one in disguise; the rules as far as they are read; the modes."""
    from pygame_core.games.registry import GAMES
    from pygame_core.kernel.words import PSEUDO

    for language in (PSEUDO, *languages):
        write(folder / f"words/{language}/games.json", ask(do="games", lang=language)["games"])
        for game in GAMES:
            words = ask(do="words", game=game, lang=language)["words"]
            write(folder / f"words/{language}/games/{game}.json", words)
    for game in GAMES:
        book = ask(do="rules", game=game)["rules"]
        read = [{name: rule[name] for name in ("id", "ref", "text", "ruling")} for rule in book]
        write(folder / f"rules/{game}.json", read)
    write(folder / MODES, modes())


def main(wheel: str, folder: str, *languages: str) -> None:
    with tempfile.TemporaryDirectory() as unpacked:
        zipfile.ZipFile(wheel).extractall(unpacked)
        sys.path.insert(0, unpacked)
        say_all(Path(folder), [*languages])


if __name__ == "__main__":
    main(*sys.argv[1:])
