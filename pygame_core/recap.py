"""A recap in words: what a while of the game came to, line by line, for one viewer."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Literal

from .kernel.reasons import Refused
from .kernel.story import Sentence
from .kernel.table import PASSED, Table
from .parts.recap import CASH, DEAL, Account, Booking, While, telling, watched
from .present import Presenter

if TYPE_CHECKING:
    from .contract import recap as border

UNITS: tuple[Literal["cash", "points"], ...] = ("cash", "points")


def since_last_decision(table: Table, seat: int | None) -> int:
    """The position after the seat's last decision of its own; without a seat, or without a decision, the beginning."""
    for index in range(len(table.record) - 1, -1, -1):
        entry = table.record[index]
        if entry[0] in ("a", "s", "x") and entry[1] == seat and PASSED not in entry[3:]:
            return table.skip + index + 1
    return table.skip


def span(table: Table, viewer: int | None, start: Any, end: Any) -> tuple[int, int]:
    """The positions of a recap that is asked for; `Refused` if there are none such."""
    last = table.position if end is None else end
    first = since_last_decision(table, viewer) if start is None else start
    if type(first) is not int or type(last) is not int or not table.skip <= first <= last <= table.position:
        raise Refused("kernel.recap.span", n=table.position)
    return first, last


class Recapper:
    """Puts a while of the game into words."""

    def __init__(self, presenter: Presenter, viewer: int | None) -> None:
        self.presenter = presenter
        self.viewer = viewer
        self.story = presenter.table.ruleset.story

    def recap(self, start: int, end: int) -> border.Recap:
        table = self.presenter.table
        found = watched(table, start, end)
        assert found.then is not None
        ahead = self.story.ahead(found.then.game, self.viewer)
        return {
            "from": start,
            "to": end,
            "title": self.title(found, found.then),
            "lines": self.lines(found, end),
            "money": self.money(found),
            "accounts": [self.account(found, seat) for seat in range(table.mode.seats)],
            "next": [*self.ahead(ahead.next), *self.asked(found.then)],
            "watch": self.ahead(ahead.watch),
            "promised": self.ahead(ahead.promised),
        }

    def title(self, found: While, then: Table) -> str:
        """The first and the last phase of it, or the one."""
        words = self.presenter.place_words
        places = [*(event.place for event in found.events[:1]), then.game.place]
        names = list(dict.fromkeys(words(place)["phaseText"] for place in places))
        code = "one" if len(names) == 1 else "many"
        return self.presenter.say("recap", f"kernel.title.{code}", {"first": names[0], "last": names[-1]})

    # --- lines ------------------------------------------------------------------------------------------------
    def lines(self, found: While, end: int) -> list[border.RecapLine]:
        """One a seat, and one for what all share."""
        told = [self.line(found, seat, end) for seat in range(self.presenter.table.mode.seats)]
        return told + ([self.line(found, None, end)] if self.story.common else [])

    def line(self, found: While, seat: int | None, end: int) -> border.RecapLine:
        """What the seat did that matters most, with what it gained; where it did nothing to speak of, what it gained
        most by."""
        unit, amount = self.gained(found, seat)
        event = telling(self.story, found.events, seat)
        if event is not None:
            text, at = self.presenter.say("recap", event.code, event.params), event.at
        else:
            text, at = self.quiet(found, seat, unit, end)
        return {
            "seat": seat, "text": text, "amount": amount, "unit": unit, "shown": self.shown(unit, amount), "at": at,
        }  # fmt: skip

    def quiet(self, found: While, seat: int | None, unit: Literal["cash", "points", ""], end: int) -> tuple[str, int]:
        if seat is None:
            return self.presenter.say("recap", "kernel.common", {}), end
        rows = found.of(Account(unit or CASH, seat))
        if not rows:
            return self.presenter.say("recap", "kernel.quiet", {"seat": seat}), end
        most = max(rows, key=lambda row: abs(row.amount))
        code = "kernel.gains" if most.amount > 0 else "kernel.pays"
        return self.presenter.say("recap", code, {"seat": seat, "by": self.heading(most)}), most.at

    def gained(self, found: While, seat: int | None) -> tuple[Literal["cash", "points", ""], int]:
        """What a line counts: points if they changed (where they are not the money itself), else money."""
        if seat is None:
            purses = [Account(purse.code) for purse in self.story.purses]
            moved = sum(found.now[one] - found.before[one] for one in purses)
            return ("cash", moved) if moved else ("", 0)
        for unit in reversed(UNITS):
            account = Account(unit, seat)
            if moved := found.now[account] - found.before[account]:
                return unit, moved
        return "", 0

    # --- accounts ---------------------------------------------------------------------------------------------
    def account(self, found: While, seat: int) -> border.Account:
        """Every heading under which the seat's money and points moved."""
        lines: list[border.AccountLine] = []
        for unit in UNITS:
            for row in found.of(Account(unit, seat)):
                text, shown = self.heading(row), self.shown(unit, row.amount)
                lines.append({"text": text, "amount": row.amount, "unit": unit, "shown": shown, "at": row.at})
        return {
            "seat": seat,
            "before": {unit: found.before[Account(unit, seat)] for unit in UNITS},
            "now": {unit: found.now[Account(unit, seat)] for unit in UNITS},
            "lines": lines,
        }

    def heading(self, row: Booking) -> str:
        if row.heading:
            return self.presenter.say("account", row.heading, {})
        return self.presenter.words.label(f"phase.{row.phase}") if row.phase else self.other()

    def other(self) -> str:
        return self.presenter.say("account", DEAL, {})

    def shown(self, unit: str, amount: int) -> str:
        if not unit:
            return ""
        return self.presenter.say("recap", f"kernel.{unit}", {"n": abs(amount), "sign": "+" if amount > 0 else "−"})

    def money(self, found: While) -> list[border.Flow]:
        """The flow of each purse that all share; where there is none, of each seat's money."""
        accounts = [Account(purse.code) for purse in self.story.purses]
        accounts = accounts or [Account(CASH, seat) for seat in range(self.presenter.table.mode.seats)]
        return [self.flow(found, account) for account in accounts]

    def flow(self, found: While, account: Account) -> border.Flow:
        rows = found.of(account)
        words = self.presenter
        text = words.words.label(account.unit) if account.seat is None else words.names[account.seat]
        return {
            "text": text,
            "seat": account.seat,
            "before": found.before[account],
            "now": found.now[account],
            "in": [{"text": self.heading(row), "amount": row.amount} for row in rows if row.amount > 0],
            "out": [{"text": self.heading(row), "amount": -row.amount} for row in rows if row.amount < 0],
        }

    # --- what comes -------------------------------------------------------------------------------------------
    def ahead(self, sentences: Iterable[Sentence]) -> list[border.AheadLine]:
        return [self.sentence(one) for one in sentences]

    def sentence(self, one: Sentence) -> border.AheadLine:
        said: border.AheadLine = {"text": self.presenter.say("recap", one.code, one.params)}
        seat = one.params.get("seat")
        if type(seat) is int and seat >= 0:
            said["seat"] = seat
        return said

    def asked(self, then: Table) -> list[border.AheadLine]:
        """Who decides next, and what."""
        if then.result is not None:
            return [{"text": self.presenter.say("recap", "kernel.over", {})}]
        said: list[border.AheadLine] = []
        for decision in then.pending:
            code = "kernel.you" if decision.seat == self.viewer else "kernel.next"
            what = self.presenter.say("prompt", decision.code, decision.params)
            said.append({"text": self.presenter.say("recap", code, {"seat": decision.seat, "what": what}),
                         "seat": decision.seat})  # fmt: skip
        return said
