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
from .kernel import history, proof, recover, saves
from .kernel.book import Book
from .kernel.entering import enter_all
from .kernel.forms import Fields, OneOf, Unreadable, read_json
from .kernel.reasons import Refused
from .kernel.rulebook import Rule, around, ledger, search
from .kernel.saves import SaveError
from .kernel.words import catalogue, language
from .requests import FORMS

if TYPE_CHECKING:
    from . import contract
    from .contract import dealing
    from .contract.choices import LedgerRule, Trouble
    from .contract.ending import Ended
    from .contract.judging import DoubtsFound, Judged
    from .contract.lobby import StepWords
    from .contract.recap import Recap
    from .survey import Run

Request = dict[str, Any]
"""A request that has the form of its kind."""

desk = Desk()


DO = Fields({"do": OneOf(*FORMS)})


def parsed(text: str) -> dict[str, Any]:
    """The object in a text; `Refused` if there is none."""
    try:
        found = read_json(text)
    except Unreadable as bad:
        if bad.why is None:
            raise Refused(f"kernel.text.{bad.code}") from None
        raise Refused("kernel.request.form", what=str(bad.why)[:80]) from None
    if not isinstance(found, dict):
        raise Refused("kernel.request.form", what="an object")
    return found


def checked(asked: dict[str, Any]) -> Request:
    """What was asked, of the form that `requests` declares for it; `Refused` names what is not."""
    DO.check(asked, "")
    FORMS[asked["do"]].check(asked, "")
    return asked


def viewer_of(request: Request) -> int | None:
    viewer: int | None = request.get("viewer")
    return viewer


def check_viewer(request: Request, book: Book) -> None:
    viewer = viewer_of(request)
    if viewer is not None and viewer >= book.table.mode.seats:
        raise Refused("kernel.seat", seat=str(viewer))


def open_session(request: Request) -> Session:
    session = desk.find(request["table"])
    check_viewer(request, session.book)
    return session


# --- lobby ----------------------------------------------------------------------------------------------------
def do_games(request: Request) -> contract.GamesReply:
    return {"games": lobby.games(language(request.get("lang")))}


def do_words(request: Request) -> contract.WordsReply:
    found = lobby.rules_of(request["game"])
    return {"words": catalogue(found.package, language(request.get("lang"))).sections}


def do_new(request: Request) -> contract.Opened:
    options, seed = request.get("options"), request.get("seed", 0)
    book = lobby.new_book(request["game"], request.get("scenario"), options, seed, request["seats"])
    return _opened(book, request)


def _opened(book: Book, request: Request) -> contract.Opened:
    check_viewer(request, book)
    session = desk.open(book, language(request.get("lang")))
    if request.get("passing") is not None:
        session.passing.begin(request["passing"])
        session.passing.settle(session.book.table, viewer_of(request))
    return {"table": session.id, **session.whole(viewer_of(request))}


def do_lesson(request: Request) -> contract.LessonBegun:
    game = request["game"]
    lang = language(request.get("lang"))
    name = request.get("lesson", lesson.FIRST)
    if not lesson.has_lesson(game, name):
        raise Refused("kernel.lesson.none")
    book, learner = lesson.begin(game, name, lang)
    opened = _opened(book, {**request, "viewer": learner})
    return {**opened, "learner": learner, "steps": lesson.steps(game, name, lang)}


def do_taught(request: Request) -> StepWords:
    """What a step says at this table as it stands; nothing changes."""
    session = open_session(request)
    name = request.get("lesson", lesson.FIRST)
    if not lesson.has_lesson(request["game"], name):
        raise Refused("kernel.lesson.none")
    seen = session.presenter.sections(viewer_of(request))
    return lesson.words_now(request["game"], name, request["step"], seen, language(request.get("lang")))


# --- moves ----------------------------------------------------------------------------------------------------
def do_view(request: Request) -> contract.Whole:
    session = open_session(request)
    whole = session.aside if request.get("aside") else session.whole
    return whole(viewer_of(request))


def do_answer(request: Request) -> contract.Patch:
    session = open_session(request)
    session.book.table.answer(request["seat"], request.get("answer"))
    return session.patch(viewer_of(request))


def do_preview(request: Request) -> contract.Preview:
    """What a composed answer leads to so far; nothing changes."""
    session = open_session(request)
    return session.preview(viewer_of(request), request["seat"], request["answers"])


def do_compose(request: Request) -> contract.Composed:
    """Several answers in a row, as one decision."""
    session = open_session(request)
    given = composing.give(session.book.table, request["seat"], request["answers"], session.passing)
    return {**session.patch(viewer_of(request)), "given": given.stood, "why": session.why(given.why)}


def do_act(request: Request) -> contract.Patch:
    session = open_session(request)
    session.book.table.act(request["seat"], request.get("act"))
    return session.patch(viewer_of(request))


def do_deal(request: Request) -> contract.Patch:
    session = open_session(request)
    session.book.table.deal(request["seat"], request["move"], *request["arguments"])
    return session.patch(viewer_of(request))


def do_bargain(request: Request) -> dealing.Bargain:
    from .bargaining import bargain

    return bargain(open_session(request).presenter)


def do_weigh(request: Request) -> dealing.Weighed:
    from .bargaining import weigh

    return weigh(open_session(request).presenter, viewer_of(request), request["clauses"])


def do_enter(request: Request) -> contract.Patch:
    """Entries as a record keeps them, all or none: how a lesson moves its other seats."""
    session = open_session(request)
    enter_all(session.book.table, request["entries"])
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
    session.passing.take_back(session.book.table, request["seat"], request["position"])
    return session.patch(viewer_of(request))


def do_wish(request: Request) -> contract.Patch:
    """What a person wishes to be asked: `usable`, `pass` or `always` for a kind of window."""
    session = open_session(request)
    wishes = session.passing.wishes_of(request["seat"])
    wishes.set(request["window"], request["wish"])
    return session.patch(viewer_of(request))


def do_risks(request: Request) -> contract.Risks:
    """What answers and acts of a seat would show or give away; nothing changes."""
    from .risks import risks

    session = open_session(request)
    wanted = request.get("after"), request.get("answers"), request.get("acts")
    return risks(session.book.table, session.passing, request["seat"], *wanted)


def do_redo(request: Request) -> contract.Patch:
    session = open_session(request)
    session.book.table.redo()
    return session.patch(viewer_of(request))


def do_back(request: Request) -> contract.Patch:
    session = open_session(request)
    session.book.back(request["position"])
    return session.patch(viewer_of(request))


# --- branches -------------------------------------------------------------------------------------------------
def do_branch(request: Request) -> contract.Patch:
    session = open_session(request)
    session.book.branch(request.get("at"), request.get("name") or "")
    return session.patch(viewer_of(request))


def do_switch(request: Request) -> contract.Patch:
    session = open_session(request)
    session.book.switch(request["branch"])
    return session.patch(viewer_of(request))


def do_promote(request: Request) -> contract.Patch:
    session = open_session(request)
    session.book.promote(request["branch"])
    return session.patch(viewer_of(request))


def do_drop(request: Request) -> contract.Patch:
    session = open_session(request)
    session.book.drop(request["branch"])
    return session.patch(viewer_of(request))


# --- looking --------------------------------------------------------------------------------------------------
def do_at(request: Request) -> contract.Whole:
    lines = request.get("lines")
    return open_session(request).moment(request["position"], viewer_of(request), lines)


def do_economy(request: Request) -> contract.Economy:
    return open_session(request).economy()


def do_recap(request: Request) -> Recap:
    session = open_session(request)
    return session.recap(viewer_of(request), request.get("from"), request.get("to"))


def do_ending(request: Request) -> Ended:
    return open_session(request).ending(viewer_of(request))


def do_doubts(request: Request) -> DoubtsFound:
    return {"doubts": open_session(request).doubts(request["from"], request["to"])}


def do_judge(request: Request) -> Judged:
    return open_session(request).judged(request["position"], request["games"], str(request.get("seed", "")))


def do_rules(request: Request) -> contract.RulesFound:
    package = lobby.rules_of(request["game"]).package
    wanted = request.get("search")
    ids = request.get("ids")
    if ids is not None:
        known = ledger(package)
        rules = [known[rule] for rule in ids if rule in known]
    elif wanted and wanted.strip():
        rules = search(package, wanted, 80)
    else:
        rules = list(ledger(package).values())
    reply: contract.RulesFound = {"rules": [_rule(rule) for rule in rules]}
    if request.get("table") is not None:
        session = open_session(request)
        names = session.book.table.ruleset.names(session.book.table.mode)
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
    known, names = ledger(table.ruleset.package), table.ruleset.names(table.mode)
    return [rule for rule in dict.fromkeys(found) if rule in known and not names.isdisjoint(known[rule].modes)]


# --- a table of chances ----------------------------------------------------------------------------------------
def do_survey(request: Request) -> contract.survey.SurveyFound:
    from .survey import request as survey

    return survey.described(_survey_run(request), language(request.get("lang")))


def do_survey_games(request: Request) -> contract.survey.SurveyPlayed:
    from .survey import request as survey

    return survey.played_on(
        _survey_run(request), request["games"], request.get("counts"), request["more"], language(request.get("lang"))
    )


def do_survey_file(request: Request) -> contract.survey.SurveyFile:
    from .survey import request as survey

    return survey.file_of(_survey_run(request), request["games"], request.get("counts"), request["kind"])


def _survey_run(request: Request) -> Run:
    from .survey import check_run

    return check_run(request["game"], request.get("options"), request.get("seed", 0))


# --- bots -----------------------------------------------------------------------------------------------------
def do_bot(request: Request) -> contract.BotReply:
    session = open_session(request)
    moved = session.bot_move()
    return {**session.patch(viewer_of(request)), **moved}


def do_puzzle(request: Request) -> contract.PuzzleReply:
    table = open_session(request).book.table
    asked = table.decision(request["seat"])
    return {"answers": [asked.check(answer) for answer in request["answers"]]}


def do_handout(request: Request) -> contract.PositionReply:
    from .kernel.handout import handout  # only who hands a position out needs it

    table = open_session(request).book.table
    return {"position": saves.light(handout(table, request["seat"], request["seed"]))}


def do_position(request: Request) -> contract.PositionReply:
    return {"position": saves.light(open_session(request).book.table)}


def do_think(request: Request) -> contract.Thought:
    from .thinking import think

    return think(
        request["position"], request["seat"], request["bot"],
        float(request["seconds"]), str(request.get("seed", "")), language(request.get("lang")),
    )  # fmt: skip


def do_move(request: Request) -> contract.Patch:
    session = open_session(request)
    session.move(request["seat"], request["move"], request.get("failed"))
    return session.patch(viewer_of(request))


def do_hint(request: Request) -> contract.Hint:
    return open_session(request).hint(request["seat"])


# --- keeping --------------------------------------------------------------------------------------------------
def do_save(request: Request) -> contract.Saved:
    session = open_session(request)
    save = saves.light(session.book.table) if request.get("light") else saves.dumps(session.book)
    return {"save": save, "passing": session.passing.habits() if session.passing.on else None}


def do_load(request: Request) -> contract.Loaded:
    text = request["save"]
    if request.get("recover"):
        found = recover.recover(text)
    elif request.get("foreign"):
        found = proof.open_foreign(text)
    else:
        found = recover.Recovered(saves.loads(text))
    words = catalogue("pygame_core.kernel", language(request.get("lang")))
    warnings = [words.say("save", code, params) for code, params in found.warnings]
    return {**_opened(found.book, request), "warnings": warnings}


def do_verify(request: Request) -> contract.Verified:
    table = open_session(request).book.table
    found = history.verify(table)
    return {"checked": table.position if found.whole else found.parted, "whole": found.whole, "why": found.why}


def do_digest(request: Request) -> contract.DigestReply:
    table = open_session(request).book.table
    return {"position": table.position, "digest": table.digest()}


def do_close(request: Request) -> contract.Nothing:
    desk.close(request["table"])
    return {}


REQUESTS: dict[str, Callable[[Request], Mapping[str, Any]]] = {
    name.removeprefix("do_"): function for name, function in list(globals().items()) if name.startswith("do_")
}


# --- the door -------------------------------------------------------------------------------------------------
def call(text: str) -> str:
    """Answer one request."""
    asked: dict[str, Any] = {}
    request: Request = {}
    try:
        asked = parsed(text)
        request = checked(asked)
        return encoded(REQUESTS[request["do"]](request))
    except Refused as refused:
        error = _refusal(request, refused, language(asked.get("lang")))
    except SaveError as damage:
        words = catalogue("pygame_core.kernel", language(asked.get("lang")))
        error = {
            "code": f"save.{damage.code}",
            "text": words.say("save", damage.code, damage.params),
            "place": damage.place,
            "recoverable": damage.recoverable,
        }
    except Exception as defect:
        told = Refused("kernel.request.internal", what=f"{type(defect).__name__}: {defect}"[:200])
        error = _refusal({}, told, language(asked.get("lang")))
        import traceback  # only a defect needs it: the page starts without

        error["detail"] = traceback.format_exc(limit=-6)
    return json.dumps({"ok": False, "error": error}, separators=(",", ":"))


def _refusal(request: Request, refused: Refused, lang: str) -> Trouble:
    """The error of a refusal, in the words of the game that it concerns, if it concerns one."""
    why = refused.reason
    session = desk.sessions.get(request.get("table") or "")
    if session is not None:
        text = session.presenter.reason_text(why.rule, why.params)
    else:
        text = catalogue(lobby.words_of(request.get("game")), lang).say("reason", why.rule, why.params)
    return {"code": why.rule, "text": text, "params": why.params}
