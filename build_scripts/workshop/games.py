"""The list of games for the lobby, made once by the build: the page shows it without having loaded any game."""

from pathlib import Path

from workshop import environment
from workshop.paths import WEB
from workshop.problems import run
from workshop.stamps import cached, digest_of

# The core reads files that lie beside its modules, so that it must be unpacked.
LIST = """
import json, sys, tempfile, zipfile
from pathlib import Path
unpacked = tempfile.TemporaryDirectory()
zipfile.ZipFile(sys.argv[1]).extractall(unpacked.name)
sys.path.insert(0, unpacked.name)
from pygame_core import lobby
from pygame_core.kernel.words import PSEUDO, language
for folder in (PSEUDO, *sys.argv[3:]):
    text = json.dumps(lobby.games(language(folder)), ensure_ascii=False, separators=(",", ":"))
    Path(sys.argv[2], folder + ".json").write_text(text + "\\n", encoding="utf-8")
"""


def listed(core: Path) -> dict[str, Path]:
    """The answer of the rules core to `games`, a file for each language of the page and one in disguise."""
    languages = sorted(path.name for path in (WEB / "words").iterdir() if path.is_dir())

    def write(folder: Path) -> None:
        run([environment.ensure("build"), "-c", LIST, core, folder, *languages], cwd=folder)

    return {
        path.stem: path for path in sorted(cached("games", digest_of([core], LIST, *languages), write).glob("*.json"))
    }
