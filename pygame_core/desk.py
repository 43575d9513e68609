"""The open tables of one page: what each viewer was last sent, so that only changes are sent again."""

from __future__ import annotations

import json
from typing import Any

from .kernel import history
from .kernel.book import Book
from .kernel.reasons import Refused
from .kernel.table import Table
from .present import Presenter

Reply = dict[str, Any]
_encode = json.JSONEncoder(separators=(",", ":"), check_circular=False).encode


class Session:
    """One open book and what its viewer has been sent."""

    def __init__(self, number: str, book: Book, lang: str) -> None:
        self.id = number
        self.book = book
        self.presenter = Presenter(book, lang)
        self.rev = 0
        self.sent: dict[str, str] = {}
        self.viewer: int | None = None
        self.branch = ""
        self.told = 0
        """Up to which position the viewer has the log of this line."""

    # --- views ------------------------------------------------------------------------------------------------
    def whole(self, viewer: int | None) -> Reply:
        """Everything, whatever was sent before."""
        self.sent = {}
        self.told = -1
        return {**self._changes(viewer), "printed": self._printed()}

    def patch(self, viewer: int | None) -> Reply:
        """What changed since this viewer was last sent anything (all of it for another viewer)."""
        if viewer != self.viewer or self.book.current != self.branch:
            self.told = -1
        return self._changes(viewer)

    def _printed(self) -> Reply:
        """What a board needs of the printed components: the same all game, so it goes with whole views only."""
        table = self.book.table
        return table.ruleset.printed(table.game)

    def _changes(self, viewer: int | None) -> Reply:
        table = self.book.table
        if table.cold and self.told < 0:
            self._warm(table)
        sections = self.presenter.sections(viewer)
        texts = {name: _encode(section) for name, section in sections.items()}
        changed = {name: sections[name] for name, text in texts.items() if self.sent.get(name) != text}
        dropped = [name for name in self.sent if name not in texts]
        keep = min(self.told, table.lowest)
        lines = [self.presenter.line(event) for event in table.log(viewer, keep + 1)]
        self.sent, self.viewer, self.branch = texts, viewer, self.book.current
        self.told = table.position
        table.lowest = table.position
        self.rev += 1
        return {"rev": self.rev, "set": changed, "drop": dropped, "log": {"keep": keep, "add": lines}}

    def _warm(self, table: Table) -> None:
        """A loaded table shows its whole log if the rules still lead there, else what it has."""
        try:
            history.warm(table)
        except Refused:
            return

    def moment(self, position: int, viewer: int | None) -> Reply:
        """The view of an earlier moment; nothing changes, nothing can be answered."""
        history.warm(self.book.table)
        then = Presenter(Book(self.book.table.branch(position)), self.presenter.lang)
        sections = then.sections(viewer)
        sections |= {"decision": None, "acts": [], "undo": {"can": False, "why": ""}, "redo": False, "curtain": None}
        return {"rev": -1, "set": sections, "drop": [], "log": {"keep": -1, "add": []}, "printed": self._printed()}

    def economy(self) -> Reply:
        """Each public figure of each seat over the game (or what this table has of it), read off the checkpoints."""
        table = self.book.table
        self._warm(table)
        rules = table.ruleset
        rows: dict[str, list[list[int]]] = {}
        marks: list[dict[str, Any]] = []
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
                marks.append({"position": at, "text": self.presenter.place_words(game.place)["turnText"]})
        label = self.presenter.words.label
        series = [
            {"id": key, "text": label("score") if key == "score" else label(f"fact.{key}"), "points": points}
            for key, points in rows.items()
        ]
        return {"series": series, "turns": marks, "marks": [], "by": [entry[1] for entry in table.record]}

    # --- bots -------------------------------------------------------------------------------------------------
    def bot_move(self) -> Reply:
        from .thinking import one_bot_move

        return one_bot_move(self.presenter)

    def move(self, seat: int, move: list[Any], failed: Any) -> None:
        from .thinking import carry_out

        carry_out(self.book.table, seat, move, failed)

    def hint(self, seat: int) -> Reply:
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
