"""Positions that the pictures of a book are cut from: real ones, reached by a lesson or by computer players."""

from __future__ import annotations

import json
from typing import Any

from pygame_core.facade import call
from workshop.books.figures import Unknown, found

Reply = dict[str, Any]
MOST_MOVES = 4000
# Sections that a board draws nothing of.
NOT_DRAWN = {"undo", "acts", "deals", "passed", "windows", "redo", "curtain", "waiting", "coming"}


class NoPosition(Exception):
    """What the book says of a plate leads nowhere."""


def _ask(**request: Any) -> Reply:
    reply: Reply = json.loads(call(json.dumps(request)))
    if not reply["ok"]:
        raise NoPosition(reply["error"]["text"])
    return reply


def _taught(game: str, wanted: Reply, language: str) -> Reply:
    """The practice table of a lesson, as it stands when one of its steps is reached."""
    begun = _ask(do="lesson", game=game, lesson=wanted["lesson"], lang=language)
    steps = begun["steps"]
    codes = [step["code"] for step in steps]
    if wanted["step"] not in codes:
        raise NoPosition(f"the lesson has no step {wanted['step']}; there are {', '.join(codes)}")
    for step in steps[: codes.index(wanted["step"])]:
        entries = [*([step["entry"]] if step["entry"] else []), *step["then"]]
        if entries:
            _ask(do="enter", table=begun["table"], entries=entries)
    return {"table": begun["table"], "viewer": begun["learner"]}


def _view(table: str, viewer: int | None) -> Reply:
    whole = _ask(do="view", table=table, viewer=viewer)
    sections = whole["set"]
    board = {name.removeprefix("board/"): value for name, value in sections.items() if name.startswith("board/")}
    return {**sections, "board": board, "printed": whole["printed"]}


def _reached(view: Reply, until: Reply) -> bool:
    for path, value in until.items():
        try:
            if found(view, path) != value:
                return False
        except Unknown:
            return False
    return True


def _played(game: str, wanted: Reply, language: str) -> Reply:
    """A table of computer players, as it stands when all that `until` says holds for the first time."""
    kinds = wanted["seats"]
    names = wanted.get("names") or [f"{seat + 1}" for seat in range(len(kinds))]
    seats = [{"name": name, "kind": kind} for name, kind in zip(names, kinds, strict=True)]
    setup = {key: wanted[key] for key in ("scenario", "options") if key in wanted}
    opened = _ask(do="new", game=game, seats=seats, seed=wanted["seed"], lang=language, **setup)
    viewer = wanted.get("viewer")
    for _ in range(MOST_MOVES):
        if _reached(_view(opened["table"], viewer), wanted["until"]):
            return {"table": opened["table"], "viewer": viewer}
        if not _ask(do="bot", table=opened["table"])["moved"]:
            break
    raise NoPosition(f"no table of this seed comes to {wanted['until']}")


def position(game: str, wanted: Reply, language: str) -> Reply:
    """What the page draws: the sections of the view as they cross the border, and whose view it is."""
    reached = _taught(game, wanted, language) if "lesson" in wanted else _played(game, wanted, language)
    whole = _ask(do="view", table=reached["table"], viewer=reached["viewer"])
    sections = {name: value for name, value in whole["set"].items() if name not in NOT_DRAWN}
    viewed = _view(reached["table"], reached["viewer"])
    _ask(do="close", table=reached["table"])
    drawn = {"set": sections, "drop": [], "printed": whole["printed"]}
    look = {"look": wanted["look"]} if "look" in wanted else {}
    return {"viewer": reached["viewer"], "drawn": {**drawn, **look}, "view": viewed}
