"""Strings in, strings out: the only thing the page imports.

`call(text)` takes one JSON request and returns one JSON answer; `contract` says what crosses. Nothing raises: what
is not allowed comes back as `{"ok": false, "error": {...}}` with a sentence, and has changed nothing.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from . import composing, lesson, lobby
from .desk import Desk, Session, encoded
from .kernel import history, recover, saves
from .kernel.book import Book
from .kernel.reasons import Refused
from .kernel.rulebook import Rule, around, ledger, search
from .kernel.saves import SaveError
from .kernel.words import catalogue, language

if TYPE_CHECKING:
    from . import contract
    from .contract import dealing
    from .contract.choices import LedgerRule, Trouble
    from .contract.recap import Recap

Request = dict[str, Any]
"""A request as it comes: of a form of `contract.Requests` only when each field has been looked at."""

desk = Desk()


def need(request: Request, name: str, *kinds: type) -> Any:
    """A field of the request; `Refused` if it is missing or of another type (`bool` is no `int` here)."""
    value = request.get(name)
    if not any(type(value) is kind for kind in kinds):
        raise Refused("kernel.request.form", what=f"{name}: {' or '.join(kind.__name__ for kind in kinds)}")
    return value


def viewer_of(request: Request) -> int | None:
    viewer = request.get("viewer")
    if viewer is not None and type(viewer) is not int:
        raise Refused("kernel.request.form", what="viewer: int or null")
    return viewer


def open_session(request: Request) -> Session:
    session = desk.find(need(request, "table", str))
    viewer = viewer_of(request)
    if viewer is not None and not 0 <= viewer < session.book.table.mode.seats:
        raise Refused("kernel.seat", seat=str(viewer)[:20])
    return session


# --- lobby ----------------------------------------------------------------------------------------------------
def do_games(request: Request) -> contract.GamesReply:
    return {"games": lobby.games(language(request.get("lang")))}


def do_words(request: Request) -> contract.WordsReply:
    found = lobby.rules_of(need(request, "game", str))
    return {"words": catalogue(found.package, language(request.get("lang"))).sections}


def do_new(request: Request) -> contract.Opened:
    book = lobby.new_book(
        need(request, "game", str), request.get("scenario"), request.get("options"), request.get("seed", 0),
        need(request, "seats", list),
    )  # fmt: skip
    return _opened(book, request)


def _opened(book: Book, request: Request) -> contract.Opened:
    session = desk.open(book, language(request.get("lang")))
    if request.get("passing") is not None:
        session.passing.begin(request["passing"])
        session.passing.settle(session.book.table, viewer_of(request))
    return {"table": session.id, **session.whole(viewer_of(request))}


def do_lesson(request: Request) -> contract.LessonBegun:
    game = need(request, "game", str)
    lang = language(request.get("lang"))
    if not lesson.has_lesson(game):
        raise Refused("kernel.lesson.none")
    book, learner = lesson.begin(game, lang)
    opened = _opened(book, {**request, "viewer": learner})
    return {**opened, "learner": learner, "steps": lesson.steps(game, lang)}


# --- moves ----------------------------------------------------------------------------------------------------
def do_view(request: Request) -> contract.Whole:
    return open_session(request).whole(viewer_of(request))


def do_answer(request: Request) -> contract.Patch:
    session = open_session(request)
    session.book.table.answer(need(request, "seat", int), request.get("answer"))
    return session.patch(viewer_of(request))


def do_preview(request: Request) -> contract.Preview:
    """What a composed answer leads to so far; nothing changes."""
    session = open_session(request)
    return session.preview(viewer_of(request), need(request, "seat", int), request.get("answers"))


def do_compose(request: Request) -> contract.Composed:
    """Several answers in a row, as one decision."""
    session = open_session(request)
    given = composing.give(
        session.book.table, need(request, "seat", int), request.get("answers"), session.passing
    )  # fmt: skip
    return {**session.patch(viewer_of(request)), "given": given.stood, "why": session.why(given.why)}


def do_act(request: Request) -> contract.Patch:
    session = open_session(request)
    session.book.table.act(need(request, "seat", int), request.get("act"))
    return session.patch(viewer_of(request))


def do_deal(request: Request) -> contract.Patch:
    session = open_session(request)
    arguments = need(request, "arguments", list)
    session.book.table.deal(need(request, "seat", int), need(request, "move", str), *arguments)
    return session.patch(viewer_of(request))


def do_bargain(request: Request) -> dealing.Bargain:
    from .bargaining import bargain

    return bargain(open_session(request).presenter)


def do_weigh(request: Request) -> dealing.Weighed:
    from .bargaining import weigh

    return weigh(open_session(request).presenter, viewer_of(request), request.get("clauses"))


def do_enter(request: Request) -> contract.Patch:
    """Entries as a record keeps them, one after the other: how a lesson moves its other seats."""
    session = open_session(request)
    for entry in need(request, "entries", list):
        session.book.table.enter(entry)
    return session.patch(viewer_of(request))


def do_undo(request: Request) -> contract.Patch:
    session = open_session(request)
    # what came after the checkpoint can be taken back even where the past before it cannot be played again
    with suppress(Refused):
        history.warm(session.book.table)
    session.book.table.undo(request.get("seat"))
    return session.patch(viewer_of(request))


def do_settle(request: Request) -> contract.Patch:
    """Questions with a single answer, and windows that nobody wants, are passed at this table from now on; where they
    are already, those that waited until this viewer had the screen."""
    session = open_session(request)
    session.passing.begin(request.get("passing") or {})
    return session.patch(viewer_of(request))


def do_take_back(request: Request) -> contract.Patch:
    """Asks a question again that was passed for the seat."""
    session = open_session(request)
    session.passing.take_back(session.book.table, need(request, "seat", int), need(request, "position", int))
    return session.patch(viewer_of(request))


def do_wish(request: Request) -> contract.Patch:
    """What a person wishes to be asked: `usable`, `pass` or `always` for a kind of window."""
    session = open_session(request)
    wishes = session.passing.wishes_of(need(request, "seat", int))
    wishes.set(need(request, "window", str), need(request, "wish", str))
    return session.patch(viewer_of(request))


def do_risks(request: Request) -> contract.Risks:
    """What answers and acts of a seat would show or give away; nothing changes."""
    from .risks import risks

    session = open_session(request)
    wanted = request.get("after"), request.get("answers"), request.get("acts")
    return risks(session.book.table, session.passing, need(request, "seat", int), *wanted)


def do_redo(request: Request) -> contract.Patch:
    session = open_session(request)
    session.book.table.redo()
    return session.patch(viewer_of(request))


def do_back(request: Request) -> contract.Patch:
    session = open_session(request)
    session.book.back(need(request, "position", int))
    return session.patch(viewer_of(request))


# --- branches -------------------------------------------------------------------------------------------------
def do_branch(request: Request) -> contract.Patch:
    session = open_session(request)
    session.book.branch(request.get("at"), str(request.get("name") or ""))
    return session.patch(viewer_of(request))


def do_switch(request: Request) -> contract.Patch:
    session = open_session(request)
    session.book.switch(request.get("branch"))
    return session.patch(viewer_of(request))


def do_promote(request: Request) -> contract.Patch:
    session = open_session(request)
    session.book.promote(request.get("branch"))
    return session.patch(viewer_of(request))


def do_drop(request: Request) -> contract.Patch:
    session = open_session(request)
    session.book.drop(request.get("branch"))
    return session.patch(viewer_of(request))


# --- looking --------------------------------------------------------------------------------------------------
def do_at(request: Request) -> contract.Whole:
    lines = need(request, "lines", int) if "lines" in request else None
    return open_session(request).moment(need(request, "position", int), viewer_of(request), lines)


def do_economy(request: Request) -> contract.Economy:
    return open_session(request).economy()


def do_recap(request: Request) -> Recap:
    session = open_session(request)
    return session.recap(viewer_of(request), request.get("from"), request.get("to"))


def do_rules(request: Request) -> contract.RulesFound:
    package = lobby.rules_of(need(request, "game", str)).package
    wanted = request.get("search")
    ids = request.get("ids")
    if isinstance(ids, list):
        known = ledger(package)
        rules = [known[rule] for rule in ids if isinstance(rule, str) and rule in known]
    else:
        rules = (
            search(package, wanted, 80)
            if isinstance(wanted, str) and wanted.strip()
            else list(ledger(package).values())
        )
    reply: contract.RulesFound = {"rules": [_rule(rule) for rule in rules]}
    if request.get("table") is not None:
        session = open_session(request)
        names = session.book.table.mode.names()
        for row in reply["rules"]:
            row["here"] = not names.isdisjoint(row["modes"])
        reply["now"] = _rules_now(session, viewer_of(request))
    return reply


def _rule(rule: Rule) -> LedgerRule:
    return {
        "id": rule.id, "ref": rule.ref, "kind": rule.kind, "modes": rule.modes, "text": rule.text,
        "check": rule.check, "ruling": rule.ruling,
    }  # fmt: skip


def _rules_now(session: Session, viewer: int | None) -> list[str]:
    """What to read before deciding: the rule of the decision with its siblings, and the rules that close options."""
    table = session.book.table
    found: list[str] = []
    for decision in table.pending:
        if decision.seat == viewer:
            found += around(table.ruleset.package, decision.rule)
            described = decision.describe()
            for row in described.get("options", []) + described.get("slots", []):
                found += [row["closed"]["rule"]] if "closed" in row else []
    known, names = ledger(table.ruleset.package), table.mode.names()
    return [rule for rule in dict.fromkeys(found) if rule in known and not names.isdisjoint(known[rule].modes)]


# --- bots -----------------------------------------------------------------------------------------------------
def do_bot(request: Request) -> contract.BotReply:
    session = open_session(request)
    moved = session.bot_move()
    return {**session.patch(viewer_of(request)), **moved}


def do_position(request: Request) -> contract.PositionReply:
    return {"position": saves.light(open_session(request).book.table)}


def do_think(request: Request) -> contract.Thought:
    from .thinking import think

    return think(
        need(request, "position", str), need(request, "seat", int), need(request, "bot", str),
        float(need(request, "seconds", int, float)), str(request.get("seed", "")), language(request.get("lang")),
    )  # fmt: skip


def do_move(request: Request) -> contract.Patch:
    session = open_session(request)
    session.move(need(request, "seat", int), need(request, "move", list), request.get("failed"))
    return session.patch(viewer_of(request))


def do_hint(request: Request) -> contract.Hint:
    return open_session(request).hint(need(request, "seat", int))


# --- keeping --------------------------------------------------------------------------------------------------
def do_save(request: Request) -> contract.Saved:
    session = open_session(request)
    save = saves.light(session.book.table) if request.get("light") else saves.dumps(session.book)
    return {"save": save, "passing": session.passing.habits() if session.passing.on else None}


def do_load(request: Request) -> contract.Loaded:
    text = need(request, "save", str)
    if not request.get("recover"):
        return {**_opened(saves.loads(text), request), "told": []}
    found = recover.recover(text)
    words = catalogue("pygame_core.kernel", language(request.get("lang")))
    told = [words.say("save", code, params) for code, params in found.told]
    return {**_opened(found.book, request), "told": told}


def do_verify(request: Request) -> contract.Verified:
    table = open_session(request).book.table
    found = history.verify(table)
    return {"checked": table.position if found.whole else found.parted, "whole": found.whole, "why": found.why}


def do_digest(request: Request) -> contract.DigestReply:
    table = open_session(request).book.table
    return {"position": table.position, "digest": table.digest()}


def do_close(request: Request) -> contract.Nothing:
    desk.close(need(request, "table", str))
    return {}


REQUESTS: dict[str, Callable[[Request], Mapping[str, Any]]] = {
    name.removeprefix("do_"): function for name, function in list(globals().items()) if name.startswith("do_")
}


# --- the door -------------------------------------------------------------------------------------------------
def call(text: str) -> str:
    """Answer one request."""
    request: Any = None
    try:
        if saves.too_deep(text):
            raise Refused("kernel.request.form", what="[[[...")
        request = json.loads(text)
        if not isinstance(request, dict):
            raise Refused("kernel.request.form", what="an object")
        wanted = request.get("do")
        if not isinstance(wanted, str) or wanted not in REQUESTS:
            raise Refused("kernel.request.form", what=f"do: {str(wanted)[:40]}")
        return encoded(REQUESTS[wanted](request))
    except Refused as refused:
        error = _refusal(request, refused)
    except SaveError as damage:
        error = {
            "code": f"save.{damage.code}",
            "text": catalogue("pygame_core.kernel", _language_of(request)).say("save", damage.code, damage.params),
            "place": damage.place,
            "recoverable": damage.recoverable,
        }
    except (json.JSONDecodeError, RecursionError) as bad:
        error = _refusal(None, Refused("kernel.request.form", what=str(bad)[:80]))
    except Exception as defect:
        error = _refusal(None, Refused("kernel.request.internal", what=f"{type(defect).__name__}: {defect}"[:200]))
        import traceback  # only a defect needs it: the page starts without

        error["detail"] = traceback.format_exc(limit=-6)
    return json.dumps({"ok": False, "error": error}, separators=(",", ":"))


def _refusal(request: Any, refused: Refused) -> Trouble:
    """The error of a refusal, in the words of the game that it concerns, if it concerns one."""
    why = refused.reason
    asked = request if isinstance(request, dict) else {}
    session = desk.sessions.get(str(asked.get("table")))
    if session is not None:
        text = session.presenter.reason_text(why.rule, why.params)
    else:
        text = catalogue(lobby.words_of(asked.get("game")), _language_of(request)).say("reason", why.rule, why.params)
    return {"code": why.rule, "text": text, "params": why.params}


def _language_of(request: Any) -> str:
    return language(request.get("lang") if isinstance(request, dict) else None)
