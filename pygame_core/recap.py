"""A recap in words: what a while of the game came to, line by line, for one viewer."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Literal

from .kernel.entries import PASSED
from .kernel.events import Event
from .kernel.pledges import EVENTS, STANDING, clause_of, is_word
from .kernel.reasons import Refused
from .kernel.story import Sentence, Told
from .kernel.table import Table
from .parts.recap import CASH, DEAL, POINTS, Account, Booking, TurnBefore, While, telling, turn_before, watched
from .present import SHORT, Presenter

if TYPE_CHECKING:
    from .contract import recap as border

LONGEST = 9
"""Words of a sentence that says two things."""
UNITS: tuple[Literal["cash", "points"], ...] = ("cash", "points")


def since_last_decision(table: Table, seat: int | None) -> int:
    """The position after the seat's last decision of its own; without a seat, or without a decision, the beginning."""
    for index in range(len(table.record) - 1, -1, -1):
        entry = table.record[index]
        if entry[0] in ("a", "s", "x") and entry[1] == seat and PASSED not in entry[3:]:
            return table.skip + index + 1
    return table.skip


def decisions(table: Table, start: int, end: int) -> list[list[Any]]:
    """The entries of a while that somebody made who was asked."""
    return [entry for entry in table.record[start - table.skip : end - table.skip]
            if entry[0] in ("a", "s", "x") and PASSED not in entry[3:]]  # fmt: skip


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
        names = presenter.names
        self.names = [presenter.words.label("you") if seat == viewer else name for seat, name in enumerate(names)]

    def say(self, code: str, params: dict[str, Any]) -> str:
        """A sentence of the recap, which calls the viewer "you"."""
        return self.presenter.words.say("recap", code, params, self.names)

    def recap(self, start: int, end: int) -> border.Recap:
        table = self.presenter.table
        found = watched(table, start, end)
        assert found.then is not None
        earlier = turn_before(table, found, start, end)
        ahead = self.story.ahead(found.then.game, self.viewer)
        return {
            "from": start,
            "to": end,
            "title": self.title(found, found.then),
            "decisions": len(decisions(table, start, end)),
            "compared": self.presenter.place_words(earlier.place)["turnText"] if earlier else "",
            "lines": self.lines(found, end),
            "money": self.money(found, earlier),
            "accounts": [self.account(found, seat, earlier) for seat in range(table.mode.seats)],
            "next": [*self.place(found.then), *self.asked(found.then), *self.ahead(ahead.next)],
            "watch": self.ahead(ahead.watch),
            "promised": [*self.judged(found), *self.given(found.then), *self.ahead(ahead.promised)],
        }

    def title(self, found: While, then: Table) -> str:
        """The first and the last phase of it, or the one."""
        words = self.presenter.place_words
        places = [*(event.place for event in found.events[:1]), then.game.place]
        names = list(dict.fromkeys(words(place)["phaseText"] for place in places))
        code = "one" if len(names) == 1 else "many"
        return self.say(f"kernel.title.{code}", {"first": names[0], "last": names[-1]})

    # --- lines ------------------------------------------------------------------------------------------------
    def lines(self, found: While, end: int) -> list[border.RecapLine]:
        """One a seat, and one for what all share."""
        own = [self.line(found, seat, end) for seat in range(self.presenter.table.mode.seats)]
        return own + ([self.line(found, None, end)] if self.story.common else [])

    def line(self, found: While, seat: int | None, end: int) -> border.RecapLine:
        """What the seat did that matters most, with what it gained; where it did nothing to speak of, what it gained
        most by."""
        unit, amount = self.gained(found, seat)
        moments = telling(self.story, [one for one in found.events if one.seen_by(self.viewer)], seat)
        if moments:
            clauses, at = [self.say(event.code, event.params) for event in moments], moments[0].at
        else:
            clause, at = self.quiet(found, seat, unit, end)
            clauses = [clause]
        said: border.RecapLine = {
            "seat": seat,
            "who": self.who(seat),
            "text": self.line_of(self.who(seat), clauses),
            "amount": amount,
            "unit": unit,
            "shown": self.shown(unit, amount),
            "at": at,
        }
        if moments and (why := self.cause(found, moments[0])):
            said["why"] = self.say("kernel.line.why", {"who": self.who(seat), "first": clauses[0], "why": why})
        return said

    def cause(self, found: While, event: Event) -> str:
        """Why it came out so, as far as the lines that the viewer may read say it."""
        tell = self.story.causes.get(event.code)
        if tell is None or found.then is None:
            return ""
        earlier = [one for one in found.events[: found.events.index(event)] if one.seen_by(self.viewer)]
        cause = tell(Told(found.then.game, event, lambda: reversed(earlier)))
        return self.say(cause.code, cause.params) if cause else ""

    def line_of(self, who: str, clauses: list[str]) -> str:
        """The first clause, and the second if that is still a short sentence."""
        first, *others = clauses
        for second in others[:1]:
            line = self.say("kernel.line.two", {"who": who, "first": first, "second": second})
            if len(line.split()) <= LONGEST:
                return line
        return self.say("kernel.line.one", {"who": who, "first": first})

    def who(self, seat: int | None) -> str:
        purses = self.story.purses
        return self.names[seat] if seat is not None else self.presenter.words.label(purses[0].code) if purses else ""

    def quiet(self, found: While, seat: int | None, unit: Literal["cash", "points", ""], end: int) -> tuple[str, int]:
        shared = [Account(purse.code) for purse in self.story.purses]
        accounts = shared if seat is None else [Account(one, seat) for one in self.units(unit)]
        rows = [row for account in accounts for row in found.of(account)]
        if not rows:
            return self.say("kernel.quiet", {}), end
        most = max(rows, key=lambda row: abs(row.amount))
        return self.say("kernel.gains" if most.amount > 0 else "kernel.pays", {"by": self.heading(most)}), most.at

    def units(self, unit: Literal["cash", "points", ""]) -> tuple[Literal["cash", "points"], ...]:
        """The units under which it is booked what one of them moved by; money, where nothing is counted."""
        return UNITS if unit == POINTS and self.story.points_hold_cash else (unit or UNITS[0],)

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
    def account(self, found: While, seat: int, earlier: TurnBefore | None) -> border.Account:
        """Every heading under which the seat's money and points moved."""
        lines: list[border.AccountLine] = []
        for unit in UNITS:
            for row in found.of(Account(unit, seat)):
                text, shown = self.heading(row), self.shown(unit, row.amount)
                lines.append({"text": text, "amount": row.amount, "unit": unit, "shown": shown, "at": row.at})
        before: dict[str, int] = {unit: found.before[Account(unit, seat)] for unit in UNITS}
        now: dict[str, int] = {unit: found.now[Account(unit, seat)] for unit in UNITS}
        then = {unit: earlier.gained[Account(unit, seat)] for unit in UNITS} if earlier else {}
        return {
            "seat": seat,
            "before": before,
            "now": now,
            "shown": {unit: self.held(unit, now[unit]) for unit in UNITS},
            "gained": {unit: self.shown(unit, n) for unit in UNITS if (n := now[unit] - before[unit])},
            "earlier": {unit: self.moved(unit, n) for unit, n in then.items()},
            "wealth": self.story.points_hold_cash,
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
        return self.say(self.written(unit), {"n": abs(amount), "sign": "+" if amount > 0 else "−", "unit": SHORT})

    def written(self, unit: str) -> str:
        """As what amounts of a unit are written."""
        return f"kernel.{CASH if unit in self.story.money else unit}"

    def moved(self, unit: str, amount: int) -> str:
        return self.shown(unit, amount) if amount else self.held(unit, 0)

    def held(self, unit: str, amount: int) -> str:
        return self.say(f"{self.written(unit)}.held", {"n": amount, "unit": SHORT})

    def money(self, found: While, earlier: TurnBefore | None) -> list[border.Flow]:
        """The flow of each purse that all share; where there is none, of each seat's money."""
        accounts = [Account(purse.code) for purse in self.story.purses]
        accounts = accounts or [Account(CASH, seat) for seat in range(self.presenter.table.mode.seats)]
        return [self.flow(found, account, earlier) for account in accounts]

    def flow(self, found: While, account: Account, earlier: TurnBefore | None) -> border.Flow:
        rows = found.of(account)
        words = self.presenter
        text = words.words.label(account.unit) if account.seat is None else self.names[account.seat]
        before, now = found.before[account], found.now[account]
        come = [self.part(self.heading(row), row.amount) for row in rows if row.amount > 0]
        gone = [self.part(self.heading(row), -row.amount) for row in rows if row.amount < 0]
        return {
            "text": text,
            "title": self.flow_title(account),
            "seat": account.seat,
            "before": self.part(self.say("kernel.flow.before", {}), before),
            "now": self.part(self.say("kernel.flow.now", {}), now),
            "in": come,
            "out": gone,
            "come": self.held(CASH, sum(part["amount"] for part in come)),
            "gone": self.held(CASH, sum(part["amount"] for part in gone)),
            "total": self.held(CASH, before + sum(part["amount"] for part in come)),
            "earlier": self.moved(CASH, earlier.gained[account]) if earlier else "",
        }

    def flow_title(self, account: Account) -> str:
        if account.seat is None:
            return self.say(account.unit, {})
        code = "kernel.flow.yours" if account.seat == self.viewer else "kernel.flow.of"
        return self.say(code, {"seat": account.seat})

    def part(self, text: str, amount: int) -> border.FlowPart:
        return {"text": text, "amount": amount, "shown": self.held(CASH, amount)}

    # --- what comes -------------------------------------------------------------------------------------------
    def ahead(self, sentences: Iterable[Sentence]) -> list[border.AheadLine]:
        return [self.sentence(one) for one in sentences]

    def sentence(self, one: Sentence) -> border.AheadLine:
        said: border.AheadLine = {"text": self.say(one.code, one.params)}
        seat = one.params.get("seat")
        if type(seat) is int and seat >= 0:
            said["seat"] = seat
        return said

    def place(self, then: Table) -> list[border.AheadLine]:
        """Where the game goes on."""
        words = self.presenter.place_words(then.game.place)
        if then.result is not None or not words["phaseText"]:
            return []
        return [{"text": self.say("kernel.place", {"turn": words["turnText"], "phase": words["phaseText"]})}]

    def judged(self, found: While) -> list[border.AheadLine]:
        """The words that were kept or broken meanwhile."""
        codes = {EVENTS["kept"], EVENTS["broken"]}
        return [{"text": self.presenter.line(event)["text"], "seat": event.params["seat"]}
                for event in found.events if event.code in codes]  # fmt: skip

    def given(self, then: Table) -> list[border.AheadLine]:
        """The words that are open."""
        words = [word for word in then.game.deals["words"] if is_word(word) and word["outcome"] == STANDING]
        say = self.presenter.clause
        return [{"text": self.say("kernel.word", {"terms": say(clause_of(word))}), "seat": word["from"]}
                for word in words]  # fmt: skip

    def asked(self, then: Table) -> list[border.AheadLine]:
        """Who decides next, and what: the viewer first."""
        if then.result is not None:
            return [{"text": self.say("kernel.over", {})}]
        said: list[border.AheadLine] = []
        for decision in sorted(then.pending, key=lambda one: one.seat != self.viewer):
            code = "kernel.you" if decision.seat == self.viewer else "kernel.next"
            what = self.presenter.say("prompt", decision.code, decision.params)
            said.append({"text": self.say(code, {"seat": decision.seat, "what": what}),
                         "seat": decision.seat})  # fmt: skip
        return said
