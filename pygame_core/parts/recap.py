"""What moved in a while of the game, and with what: a record is played again, and money and points are looked at
whenever something happens.

Whatever moved since the last look stands under the heading of what happened: of the event that names the seat or the
amount, else of the step of the rules that ran, else of the phase. So accounts add up by their making: every difference
is booked once, under one heading or another.

>>> ann = Account("cash", 0)
>>> found = While({ann: 3}, {ann: 6}, [
...     Booking(ann, 2, "tea", "market", 4), Booking(ann, -4, "", "storm", 5), Booking(ann, 5, "tea", "market", 7),
... ])
>>> [(row.heading or row.phase, row.amount, row.at) for row in found.of(ann)]
[('tea', 7, 7), ('storm', -4, 5)]
>>> found.before[ann] + sum(row.amount for row in found.of(ann)) == found.now[ann]
True
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ..kernel.events import Event, RawEvent
from ..kernel.game import StepFunction
from ..kernel.reasons import RuleBug
from ..kernel.story import By, Heading, Story
from ..kernel.table import Table

DEAL = "kernel.deal"
"""The heading of what changed hands by agreement."""


CASH, POINTS = "cash", "points"


class Account(NamedTuple):
    """A seat's money or points; or a purse that is nobody's, by its label."""

    unit: str
    seat: int | None = None


class Booking(NamedTuple):
    """So much moved on one account. `heading` is a code of the section `account`, or empty: then it stands under the
    phase, whose id is `phase`."""

    account: Account
    amount: int
    heading: str
    phase: str
    at: int


Figures = dict[Account, int]
Reader = Callable[[Table], Figures]


def moneys(table: Table) -> Figures:
    """How much money each seat has, and what lies in the purses that are nobody's."""
    game, story = table.game, table.ruleset.story
    found = {Account(CASH, seat): story.cash(game, seat) for seat in range(game.seats)}
    for purse in story.purses:
        found[Account(purse.code)] = purse.read(game)
    return found


def points(table: Table) -> Figures:
    """How many points each seat has."""
    score = table.ruleset.score
    if score is None:
        return {Account(POINTS, seat): 0 for seat in range(table.game.seats)}
    return {Account(POINTS, seat): score(table.game, seat) for seat in range(table.game.seats)}


@dataclass(slots=True)
class While:
    """What happened between two positions."""

    before: Figures
    now: Figures
    bookings: list[Booking] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    then: Table | None = None
    """The table as it stood at the end."""

    def of(self, account: Account) -> list[Booking]:
        """What moved on one account, what stands under one heading added up, in the order of its first booking."""
        sums: dict[tuple[str, str], Booking] = {}
        largest: dict[tuple[str, str], int] = {}
        for one in self.bookings:
            if one.account != account:
                continue
            key = (one.heading, "" if one.heading else one.phase)
            known = sums.get(key)
            at = one.at if known is None or abs(one.amount) > largest[key] else known.at
            largest[key] = max(largest.get(key, 0), abs(one.amount))
            sums[key] = one._replace(amount=one.amount + (known.amount if known else 0), at=at)
        return [one for one in sums.values() if one.amount]


class _Watched(list[RawEvent]):
    """A log that has a look taken whenever a line comes."""

    def __init__(self, lines: Iterable[RawEvent], look: Callable[[RawEvent], None]) -> None:
        super().__init__(lines)
        self.look = look

    def append(self, raw: RawEvent, /) -> None:
        self.look(raw)
        super().append(raw)


class _Ledger:
    """Books what moved."""

    def __init__(self, table: Table, story: Story, more: Reader) -> None:
        self.table = table
        self.story = story
        self.more = more
        self.known = self.all()
        self.bookings: list[Booking] = []
        self.step = ""
        self.last: RawEvent | None = None
        """The last line of the step that runs."""

    def often(self) -> Figures:
        """What is cheap to look at."""
        return moneys(self.table) | self.more(self.table)

    def all(self) -> Figures:
        return self.often() | points(self.table)

    def line(self, raw: RawEvent) -> None:
        self.book(raw, self.all())
        self.last = raw

    def begin(self, step: str) -> None:
        """Another step runs: money that moved and was not told is the one's before it. Points follow from so much that
        they are looked at only if money has moved, and with the lines and the entries."""
        found = self.often()
        if any(self.known[account] != n for account, n in found.items()):
            self.book(None, found | points(self.table))
        self.step, self.last = step, None

    def enter(self, step: str) -> None:
        """Another entry begins."""
        self.book(None, self.all())
        self.step, self.last = step, None

    def book(self, raw: RawEvent | None, found: Figures) -> None:
        moved = {name: moved for name, n in found.items() if (moved := n - self._known(name, found))}
        self.known |= found
        if not moved:
            return
        game = self.table.game
        lines = [line for line in (raw, self.last) if line is not None and line[3] in self.story.headings]
        for account, amount in moved.items():
            for heading, part in self._headings(lines, account, amount):
                self.bookings.append(Booking(account, part, heading, game.place.get("phase") or "", game.position))

    def _known(self, account: Account, found: Figures) -> int:
        """What was known of an account, or would be if nothing but the money had moved that its points count."""
        if account.unit != POINTS or not self.story.points_hold_cash:
            return self.known[account]
        purse = account._replace(unit=CASH)
        return self.known[account] + found[purse] - self.known[purse]

    def _headings(self, lines: list[RawEvent], account: Account, amount: int) -> list[tuple[str, int]]:
        """Of the line that names the amount, the seat, or anything; else of the step."""
        if lines:
            best = max(lines, key=lambda line: _fits(line[4], account, amount))
            return _split(self.story.headings[best[3]], best[4], amount)
        if self.step == DEAL:
            return [(DEAL, amount)]
        return _split(self.story.headings.get(self.step, ""), {}, amount)


def _split(heading: Heading, params: dict[str, Any], amount: int) -> list[tuple[str, int]]:
    """The headings under which so much stands."""
    if isinstance(heading, str):
        return [(heading, amount)]
    if isinstance(heading, By):
        return [(params[heading.name], amount)]
    sign = 1 if amount > 0 else -1
    parts = [(code, sign * params[name]) for name, code in heading.headings if params[name]]
    if sum(part for _, part in parts) != amount:
        raise RuleBug(f"{heading}: {amount} is not the sum of {params}")
    return parts


WHO = ("seat", "other", "holder", "to_seat", "writer")
"""Parameters in which events name a seat."""


def _fits(params: dict[str, Any], account: Account, amount: int) -> int:
    """How well a line explains that so much moved on an account."""
    names = any(params.get(name) == account.seat for name in WHO if name in params)
    return 2 * names + any(type(n) is int and abs(n) == abs(amount) for n in params.values())


def nothing_more(table: Table) -> Figures:
    """`more` of a recap: money and points are all there is."""
    return {}


def watched(table: Table, start: int, end: int, more: Reader = nothing_more) -> While:
    """Play the record again from one position to another, and book what moves; `more` figures on accounts of their own,
    if they are cheap to look at."""
    then = table.branch(start)
    ledger = _Ledger(then, table.ruleset.story, more)
    found = While(dict(ledger.known), {})
    known = len(then.game.events)
    then.game.events = _Watched(then.game.events, ledger.line)
    then.runner.steps = {name: _begun(step, name, ledger) for name, step in then.runner.steps.items()}
    for entry in table.record[start - table.skip : end - table.skip]:
        frames = then.runner.frames
        ledger.enter(DEAL if entry[0] == "d" else frames[-1].step if entry[0] in "as" and frames else "")
        then.enter(entry)
    ledger.enter("")
    found.now, found.bookings, found.then = dict(ledger.known), ledger.bookings, then
    found.events = [Event._make(raw) for raw in then.game.events[known:]]
    return found


def _begun(step: StepFunction, name: str, ledger: _Ledger) -> StepFunction:
    def begun(*args: Any, **params: Any) -> Any:
        ledger.begin(name)
        return step(*args, **params)

    return begun


class TurnBefore(NamedTuple):
    """The turn before a while: where it was, and how much more or less there was of everything after it."""

    place: dict[str, Any]
    gained: Figures


def turn_before(table: Table, found: While, start: int, end: int) -> TurnBefore | None:
    """The turn before a while that is one turn, whole or as far as it has come; None where it is none, or the first.
    With the entry that a while begins or ends with, another turn may end or begin."""
    within = [event for event in found.events if start + 1 < event.at < end] or found.events[-1:]
    turns = {event.place.get("turn") for event in within}
    assert found.then is not None
    earlier = [Event._make(raw) for raw in found.then.game.events[: -len(found.events) or None]]
    place = earlier[-1].place if earlier else {}
    if len(turns) != 1 or not place.get("turn") or place["turn"] in turns:
        return None
    first = next(event for event in earlier if event.place.get("turn") == place["turn"])
    began = max(0, first.at - 1)
    if not table.skip <= began < start:
        return None
    opened, closed = (moneys(then) | points(then) for then in (table.branch(began), table.branch(start + 1)))
    return TurnBefore(place, {account: n - opened[account] for account, n in closed.items()})


def telling(story: Story, events: list[Event], seat: int | None) -> list[Event]:
    """The events that say most of what a seat did, or of what became of all: the last of each kind, the weightiest kind
    first."""
    codes = story.common if seat is None else story.lines
    found = {event.code: event for event in events if event.code in codes
             and (seat is None or _concerns(story, event, seat))}  # fmt: skip
    return [found[code] for code in codes if code in found]


def _concerns(story: Story, event: Event, seat: int) -> bool:
    return event.params.get("seat") == seat or story.tale(event.code).hit(event.params, seat)
