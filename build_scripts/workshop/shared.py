"""Pieces of pages that several pages have: written once in `web/shared`, put where a page has their mark."""

import re

from workshop.plan import Plan
from workshop.problems import Problem

FOLDER = "shared/"
MARK = re.compile(rf"<!-- ({FOLDER}[\w-]+\.html) -->\n")


def into_pages(plan: Plan) -> None:
    """Fills the marks; the pieces are no pages of the site."""
    pieces = {path: plan.content(path).decode("utf-8") for path in plan.paths() if path.startswith(FOLDER)}
    used: set[str] = set()

    def piece(mark: re.Match[str]) -> str:
        used.add(mark[1])
        if mark[1] not in pieces:
            raise Problem(f"A page has a mark for what is not there: {mark[1]}.")
        return pieces[mark[1]]

    for path in plan.paths():
        if path.endswith(".html") and path not in pieces:
            page = plan.content(path).decode("utf-8")
            if (filled := MARK.sub(piece, page)) != page:
                plan.write(path, filled)
    if unused := pieces.keys() - used:
        raise Problem(f"No page has a mark for {', '.join(sorted(unused))}.")
    for path in pieces:
        plan.drop(path)
