"""What the page knows of games before their rules stand: the games to choose from, the rules to read, the words of each,
and which modes need more of the rules than others.

The rules core is asked for it once, by the build, so that there is no second place where it is told.
"""

import json
from pathlib import Path
from typing import Any

from workshop import environment
from workshop.paths import WEB
from workshop.problems import run
from workshop.stamps import cached, digest_of

# The core reads files that lie beside its modules, so that it must be unpacked.
ASKED = """
import json, sys, tempfile, zipfile
from pathlib import Path
unpacked = tempfile.TemporaryDirectory()
zipfile.ZipFile(sys.argv[1]).extractall(unpacked.name)
sys.path.insert(0, unpacked.name)
from pygame_core import lesson
from pygame_core.facade import call
from pygame_core.games.registry import GAMES, ruleset
from pygame_core.kernel.words import PSEUDO
def ask(**request):
    reply = json.loads(call(json.dumps(request)))
    assert reply["ok"], reply
    return reply
def write(path, said):
    target = Path(sys.argv[2], path)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(json.dumps(said, ensure_ascii=False, separators=(",", ":")) + "\\n", encoding="utf-8")
for folder in (PSEUDO, *sys.argv[4:]):
    games = ask(do="games", lang=folder)["games"]
    write(f"words/{folder}/games.json", games)
    for game in games:
        write(f"words/{folder}/games/{game['id']}.json", ask(do="words", game=game["id"], lang=folder)["words"])
for game in games:
    book = ask(do="rules", game=game["id"])["rules"]
    write(f"rules/{game['id']}.json", [{name: rule[name] for name in ("id", "ref", "text", "ruling")} for rule in book])
modes = {}
for game in GAMES:
    rules = ruleset(game)
    if rules.supplements:
        modes[game] = {
            "supplements": [
                {"id": one.id, "modules": one.modules, "seats": one.seats, "scenarios": one.scenarios}
                for one in rules.supplements
            ],
            "data": [*rules.data_options],
            "lessons": {
                name: [one.id for one in rules.supplements_of(lesson.begin(game, name)[0].table.mode)]
                for name in lesson.lessons(game)
            },
        }
write(sys.argv[3], modes)
"""
MODES = "modes.json"
Modes = dict[str, dict[str, Any]]


def asked(core: Path) -> Path:
    """The folder with all that the rules core was asked."""
    languages = sorted(path.name for path in (WEB / "words").iterdir() if path.is_dir())

    def write(folder: Path) -> None:
        run([environment.ensure("build"), "-c", ASKED, core, folder, MODES, *languages], cwd=folder)

    return cached("games", digest_of([core], ASKED, MODES, *languages), write)


def said(core: Path) -> dict[str, Path]:
    """Files of the site with answers of the rules core: `games` and `words` in each language of the page and one in
    disguise, and `rules` as far as they are read."""
    folder = asked(core)
    files = {path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*.json"))}
    return {name: path for name, path in files.items() if name != MODES}


def modes(core: Path) -> Modes:
    """Of each game with supplements: which modules they are and which modes need them, the options of a set-up that hold
    data, and what each lesson needs."""
    found: Modes = json.loads((asked(core) / MODES).read_text(encoding="utf-8"))
    return found
