"""The books of the site: made by `workshop.books` with the environment's Python, anew when something changed."""

import os
from pathlib import Path

from workshop import environment
from workshop.paths import ROOT, SCRIPTS, WEB
from workshop.problems import run, say
from workshop.stamps import cached, digest_of, files_under

BOOKS = WEB / "books"
MAKERS = SCRIPTS / "workshop/books"


def made(core: Path) -> dict[str, Path]:
    """Files of the site, `books/<language>/<game>.<part>.json`: what they say of the rules is the core's word."""

    def write(folder: Path) -> None:
        say("Making the books ...")
        env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(SCRIPTS), str(ROOT)])}
        run([environment.ensure("build"), "-m", "workshop.books.making", folder], cwd=SCRIPTS, env=env)

    folder = cached("books", digest_of([core, *files_under(BOOKS, MAKERS)]), write)
    return {path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*.json"))}
