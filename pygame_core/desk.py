"""The open tables of one page: what each viewer was last sent, so that only changes are sent again."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, cast

from .composing import attempt
from .kernel import history
from .kernel.book import Book
from .kernel.reasons import Closed, Refused
from .kernel.table import Table
from .passing import Passing
from .present import Presenter
from .telling import Teller

if TYPE_CHECKING:
    from . import contract
    from .contract.ending import Ended
    from .contract.judging import Doubt, Judged
    from .contract.lobby import Series, TurnMark
    from .contract.recap import Recap
    from .contract.view import LogPatch, Sections, WindowWish

STILL = ("meta", "undo", "redo", "passed", "deals", "curtain")
"""Sections that a composed answer leaves alone until it is sent: they are about the record and about others."""

_encode = json.JSONEncoder(separators=(",", ":"), check_circular=False).encode


def _as_texts(sections: Mapping[str, Any]) -> dict[str, str]:
    return {name: _encode(section) for name, section in sections.items()}


def encoded(reply: Mapping[str, Any]) -> str:
    """What is answered, as JSON. The sections of a view are text already: they were encoded to be compared."""
    texts: dict[str, str] | None = reply.get("set")
    if texts is None:
        return _encode({"ok": True, **reply})
    rest = {"ok": True, **reply}
    del rest["set"]
    sections = ",".join([f"{_encode(name)}:{text}" for name, text in texts.items()])
    return f'{{"set":{{{sections}}},{_encode(rest)[1:]}'


def _patch(rev: int, texts: dict[str, str], drop: list[str], log: LogPatch) -> contract.Patch:
    """A patch whose sections are text; `encoded` puts them in as they are."""
    return {"rev": rev, "set": cast("Sections", texts), "drop": drop, "log": log}


class Session:
    """One open book and what its viewer has been sent."""

    def __init__(self, number: str, book: Book, lang: str) -> None:
        self.id = number
        self.book = book
        self.presenter = Presenter(book, lang)
        self.passing = Passing(book.table.mode.seats)
        self.rev = 0
        self.sent: dict[str, str] = {}
        self.viewer: int | None = None
        self.branch = ""
        self.logged = 0
        """Up to which position the viewer has the log of this line."""

    # --- views ------------------------------------------------------------------------------------------------
    def whole(self, viewer: int | None) -> contract.Whole:
        """Everything, whatever was sent before."""
        self.sent = {}
        self.logged = -1
        return {**self._changes(viewer), "printed": self._printed()}

    def aside(self, viewer: int | None) -> contract.Whole:
        """Everything as this viewer would see it, while the one at the table stays who is told of changes."""
        kept = self.sent, self.logged, self.viewer, self.branch
        found = self.whole(viewer)
        self.sent, self.logged, self.viewer, self.branch = kept
        return found

    def patch(self, viewer: int | None) -> contract.Patch:
        """What changed since this viewer was last sent anything (all of it for another viewer)."""
        self.passing.settle(self.book.table, viewer)
        if viewer != self.viewer or self.book.current != self.branch:
            self.logged = -1
        return self._changes(viewer)

    def _printed(self) -> dict[str, Any]:
        """What a board needs of the printed components: the same all game, so it goes with whole views only."""
        table = self.book.table
        return table.ruleset.printed(table.game)

    def _changes(self, viewer: int | None) -> contract.Patch:
        table = self.book.table
        if table.cold and self.logged < 0:
            self._warm(table)
        texts = _as_texts({**self.presenter.sections(viewer), "windows": self._windows(viewer)})
        changed = {name: text for name, text in texts.items() if self.sent.get(name) != text}
        dropped = [name for name in self.sent if name not in texts]
        keep = min(self.logged, table.lowest)
        lines = Teller(self.presenter, viewer).lines(keep + 1)
        self.sent, self.viewer, self.branch = texts, viewer, self.book.current
        self.logged = table.position
        table.lowest = table.position
        self.rev += 1
        return _patch(self.rev, changed, dropped, {"keep": keep, "add": lines})

    def _windows(self, viewer: int | None) -> list[WindowWish]:
        """The kinds of windows of this game, and what the viewer wishes of each."""
        if viewer is None:
            return []
        wishes, label = self.passing.wishes_of(viewer), self.presenter.words.label
        table = self.book.table
        kinds = table.ruleset.windows_of(table.mode)
        return [{"kind": kind, "text": label(f"window.{kind}"), "wish": wishes.of(kind)} for kind in kinds]

    def _warm(self, table: Table) -> None:
        """A loaded table shows its whole log if the rules still lead there, else what it has."""
        try:
            history.warm(table)
        except Refused:
            return

    def preview(self, viewer: int | None, seat: int, answers: Any) -> contract.Preview:
        """What the viewer would see with these answers given; a copy is drawn, nothing is remembered."""
        trial = attempt(self.book.table, seat, answers, self.passing)
        texts = _as_texts(Presenter(Book(trial.table), self.presenter.lang).sections(viewer))
        changed = {name: text for name, text in texts.items() if self.sent.get(name) != text and name not in STILL}
        said: contract.Preview = {
            "set": cast("Sections", changed),
            "whole": trial.following is None,
            "shows": trial.shows,
            "stood": trial.stood,
            "why": self.why(trial.why),
        }
        return said

    def why(self, reason: Closed | None) -> str:
        """Why a composed answer went no further; empty if it went to its end."""
        return self.presenter.reason_text(reason.rule, reason.params) if reason is not None else ""

    def moment(self, position: int, viewer: int | None, lines: int | None = None) -> contract.Whole:
        """The view of an earlier moment, or of one within the move that led there, when the viewer had so many lines
        of it to read; nothing changes, nothing can be answered."""
        table = self.book.table
        history.warm(table)
        copy = table.branch(position) if lines is None else history.within(table, position, viewer, lines)
        then = Presenter(Book(copy), self.presenter.lang)
        sections = then.sections(viewer)
        sections["decision"] = sections["curtain"] = None
        sections["acts"], sections["undo"], sections["redo"] = [], {"can": False, "why": ""}, False
        moment = _patch(-1, _as_texts(sections), [], {"keep": -1, "add": []})
        return {**moment, "printed": self._printed()}

    def economy(self) -> contract.Economy:
        """Each public figure of each seat over the game (or what this table has of it), read off the checkpoints."""
        table = self.book.table
        self._warm(table)
        rules = table.ruleset
        rows: dict[str, list[list[int]]] = {}
        turns: list[TurnMark] = []
        turn: Any = None
        games = [(at, table.unpack(at, packed)) for at, packed in table.points] + [(table.position, table.game)]
        for at, game in games:
            figures = [rules.facts(game, seat) for seat in range(game.seats)]
            if rules.score:
                for seat, row in enumerate(figures):
                    row["score"] = rules.score(game, seat)
            for key in figures[0]:
                rows.setdefault(key, []).append([at, *(row[key] for row in figures)])
            if game.place.get("turn") != turn:
                turn = game.place.get("turn")
                turns.append({"position": at, "text": self.presenter.place_words(game.place)["turnText"]})
        words = self.presenter.words
        titles = {key: words.label(f"fact.{key}") for key in rows if key != "score"}
        titles["score"] = words.say("label", "score", {"n": 0})
        series: list[Series] = [{"id": key, "text": titles[key], "points": points} for key, points in rows.items()]
        return {"series": series, "turns": turns, "by": [entry[1] for entry in table.record]}

    def recap(self, viewer: int | None, start: Any, end: Any) -> Recap:
        """What a while of the game came to; nothing changes."""
        from .recap import Recapper, span

        table = self.book.table
        history.warm(table)
        return Recapper(self.presenter, viewer).recap(*span(table, viewer, start, end))

    def ending(self, viewer: int | None) -> Ended:
        """How the game went; nothing changes."""
        from .ending import ended

        history.warm(self.book.table)
        # words of the end may have come since the table was opened
        return ended(Presenter(self.book, self.presenter.lang), viewer)

    def doubts(self, start: int, end: int) -> list[Doubt]:
        from .judging import doubts

        history.warm(self.book.table)
        return doubts(self.book.table, start, end)

    def judged(self, position: int, games: int, seed: str) -> Judged:
        from .judging import judged

        history.warm(self.book.table)
        return judged(self.presenter, position, games, seed)

    # --- bots -------------------------------------------------------------------------------------------------
    def bot_move(self) -> contract.BotMove:
        from .thinking import one_bot_move

        return one_bot_move(self.presenter)

    def move(self, seat: int, move: list[Any], failed: Any) -> None:
        from .thinking import carry_out

        carry_out(self.book.table, seat, move, failed)

    def hint(self, seat: int) -> contract.Hint:
        from .thinking import hint

        return hint(self.presenter, seat)


class Desk:
    """The open tables."""

    def __init__(self) -> None:
        self.sessions: dict[str, Session] = {}
        self.count = 0

    def open(self, book: Book, lang: str) -> Session:
        self.count += 1
        session = self.sessions[f"t{self.count}"] = Session(f"t{self.count}", book, lang)
        return session

    def find(self, number: str) -> Session:
        if number not in self.sessions:
            raise Refused("kernel.request.table", table=number[:20])
        return self.sessions[number]

    def close(self, number: str) -> None:
        self.find(number)
        del self.sessions[number]
