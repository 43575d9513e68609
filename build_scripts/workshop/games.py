"""What the page knows of games before their rules stand: the games to choose from, the rules to read, the words of
each, and which modes need more of the rules than others.

The rules core is asked for it once, by the build (`asking`), so that there is no second place where it is told.
"""

import json
from pathlib import Path
from typing import Any

from workshop import environment
from workshop.asking import MODES
from workshop.paths import WEB
from workshop.problems import run
from workshop.stamps import cached, digest_of

ASKING = Path(__file__).with_name("asking.py")
Modes = dict[str, dict[str, Any]]


def asked(core: Path) -> Path:
    """The folder with all that the rules core was asked."""
    languages = sorted(path.name for path in (WEB / "words").iterdir() if path.is_dir())

    def write(folder: Path) -> None:
        run([environment.ensure("build"), ASKING, core, folder, *languages], cwd=folder)

    return cached("games", digest_of([core, ASKING], *languages), write)


def said(core: Path) -> dict[str, Path]:
    """Files of the site with answers of the rules core: `games` and `words` in each language of the page and one in
    disguise, and `rules` as far as they are read."""
    folder = asked(core)
    files = {path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*.json"))}
    return {name: path for name, path in files.items() if name != MODES}


def modes(core: Path) -> Modes:
    """Which modes of a game need more of it than others (`asking.modes`)."""
    found: Modes = json.loads((asked(core) / MODES).read_text(encoding="utf-8"))
    return found
