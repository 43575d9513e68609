"""How much a person is asked and has to click, a turn: mean over seeded games with steady computer players.

The person's seat is played by a steady player too. `all` counts every question that the rules put; what the page asks
is fewer: a question with a single answer is passed, and questions of one decision are composed in one bar. Clicks are
those of somebody who knows the game: with *One click* on, which asks for a confirmation where dice roll only. There
a thing is put into its column by one click, so many of a run by one, and what most would choose stands there already:
that costs nothing, but the button that confirms it.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

from pygame_core.bots import Driver, make
from pygame_core.games.registry import ruleset
from pygame_core.kernel.bars import Bar
from pygame_core.kernel.decisions import Allocate, Amount, Arrange, Decision, Pick, PickMany
from pygame_core.kernel.decisions import same as alike
from pygame_core.kernel.table import Player, Table
from pygame_core.kernel.words import catalogue
from pygame_core.passing import Wishes
from workshop.figure import Figure, Provider

GAMES = 20
SEAT = 0
BOT = "steady"
SETTINGS = {
    "eic": ("east_india_companies", 4, "standard"),
    "jc2": ("john_company_second", 4, "1710"),
    "jc2_1813": ("john_company_second", 4, "1813"),
    "jc1": ("john_company_first", 4, "early_company"),
    "jc1_firms": ("john_company_first", 4, "john_and_co"),
    "ark": ("arkwright", 4, "waterframe"),
    "ark_mule": ("arkwright", 4, "spinning-mule"),
}


@dataclass
class Counted:
    """What one person met in some games."""

    turns: int = 0
    rules: int = 0
    """Questions of the rules."""
    asked: int = 0
    """Questions of the page."""
    single: int = 0
    """Among these, such as have a single answer."""
    clicks_each: int = 0
    """Clicks, if each question of the rules were confirmed by itself."""
    clicks: int = 0


def stands(decision: Decision) -> Any:
    """The answer that the bar shows when the question comes up; None if a person has to choose one."""
    opens = decision.params.get("opens")
    if isinstance(decision, Amount):
        return decision.lo if opens is None else opens
    if isinstance(decision, Allocate):
        return [slot.least for slot in decision.slots]
    if isinstance(decision, Arrange):
        return [item.value for item in decision.items]
    if isinstance(decision, PickMany):
        return []
    found = decision.listed(2)
    return found[0] if len(found) == 1 else opens


def evenly(decision: Allocate) -> list[int]:
    """As the button *Equal* spreads it."""
    given = [slot.least for slot in decision.slots]
    while sum(given) < decision.total:
        room = [at for at, slot in enumerate(decision.slots) if given[at] < slot.cap]
        given[min(room, key=lambda at: (given[at], at))] += 1
    return given


def choosing(decision: Decision, answer: Any) -> int:
    """Clicks (or numbers typed) to compose an answer, without the one that confirms it."""
    if alike(stands(decision), answer):
        return 0
    if isinstance(decision, PickMany):
        return len(answer)
    if isinstance(decision, Allocate):
        changed = sum(n != slot.least for n, slot in zip(answer, decision.slots, strict=True))
        return 1 if answer == evenly(decision) else changed
    if isinstance(decision, Arrange):
        return sum(not alike(item.value, value) for item, value in zip(decision.items, answer, strict=True))
    return 1


def by_itself(decision: Decision, answer: Any) -> int:
    """Clicks for a question that is confirmed by itself, in a bar that proposes nothing."""
    if isinstance(decision, PickMany):
        return 1 + len(answer)
    if isinstance(decision, Amount):
        return 1 + (answer != decision.lo)
    if isinstance(decision, Allocate):
        return 1 + sum(n != slot.least for n, slot in zip(answer, decision.slots, strict=True))
    if isinstance(decision, Arrange):
        return 1 + choosing(decision, answer)
    return 1 + (len(decision.listed(2)) > 1)


def is_way_out(decision: Decision, answer: Any) -> bool:
    """Whether the answer is a button of its own, which needs no confirmation."""
    rows = decision.options if isinstance(decision, Pick) else [getattr(decision, "out", None)]
    return any(row is not None and row.params.get("quiet") and alike(row.value, answer) for row in rows)


def has_field(table: Table, decision: Decision) -> bool:
    """Whether the number stands in a field beside others of its decision."""
    return catalogue(table.ruleset.package).has("field", decision.code)


class Person:
    """What the page asks of one seat while a game is played."""

    def __init__(self, counted: Counted) -> None:
        self.counted = counted
        self.first: Decision | None = None
        self.wishes = Wishes()
        self.sent_by_click = True
        """Whether the click that made the last answer sends all of it: no confirmation is needed then."""
        self.taken: list[Any] = []
        """What was taken in runs: more of a kind come with the same click."""
        self.answers = 0
        """Answers of the decision that is composed."""
        self.waits = False
        """Whether the answer before stays in its question until a click goes on to the next: a number that has no field
        beside the others, or several things chosen."""

    def meets(self, table: Table, decision: Decision, answer: Any, rolls: bool) -> None:
        """A question of the rules, how it was answered, and whether dice fell."""
        counted = self.counted
        counted.rules += 1
        out = is_way_out(decision, answer)
        counted.clicks_each += 1 if out else by_itself(decision, answer)
        if self.wishes.answer(decision) is not None:
            return
        chain = table.ruleset.chains.get(self.first.code) if self.first else None
        if self.first is None or chain is None or not chain.holds(self.first, decision):
            self.sent()
            self.first = decision
            counted.asked += 1
            counted.single += len(decision.listed(2)) == 1
        elif self.waits:
            counted.clicks += 1
        self.clicks(table, decision, answer, rolls, out)
        self.answers += 1
        self.waits = not out and not isinstance(decision, Pick) and not has_field(table, decision)

    def clicks(self, table: Table, decision: Decision, answer: Any, rolls: bool, out: bool) -> None:
        assert self.first is not None
        chain = table.ruleset.chains.get(self.first.code)
        bar = chain.bar if chain is not None else None
        if self.answers and alike(decision.params.get("ends"), answer):
            self.sent_by_click = False  # confirming what is composed gives this answer as well
        elif bar is not None and decision.code == self.first.code:
            self.takes(bar(table.game, decision), answer)
        elif bar is not None:
            self.sent_by_click = False  # where it goes is the column that was clicked
        elif out:
            self.counted.clicks += 1
            self.sent_by_click = True
        else:
            n = choosing(decision, answer)
            self.counted.clicks += n
            self.sent_by_click = bool(n) and type(decision) is Pick and not rolls

    def takes(self, bar: Bar, answer: Any) -> None:
        """A thing of a row by a click: each into its column, or in a run all of a kind at once."""
        thing = any(answer in row.values for row in bar.rows)
        self.sent_by_click = not thing
        self.counted.clicks += bool(bar.columns) or answer not in self.taken
        if thing:
            self.taken.append(answer)

    def sent(self) -> None:
        """Somebody else decided, or dice fell: what comes next is another decision."""
        self.counted.clicks += self.first is not None and not self.sent_by_click
        self.first = None
        self.answers = 0
        self.taken = []
        self.waits = False


def play(game: str, seats: int, scenario: str, seed: int, counted: Counted) -> None:
    rules = ruleset(game)
    table = Table(rules, rules.mode(seats, scenario, {}), seed, [Player(f"Seat {seat}", BOT) for seat in range(seats)])
    driver = Driver(table, {seat: make(game, BOT) for seat in range(seats)}, f"pace/{seed}")
    person = Person(counted)
    turns = set()
    while table.result is None:
        chair = driver.chair()
        assert chair is not None
        turns.add(table.game.place.get("turn"))
        mine = chair.seat == SEAT and chair.decision is not None
        before = table.fork() if mine else None
        driver.play_one()
        if before is not None and table.record[-1][0] in ("a", "s"):
            person.meets(before, before.decision(SEAT), table.record[-1][2], table.flags[-1])
        if not mine or table.flags[-1]:
            person.sent()
    person.sent()
    counted.turns += len(turns - {None, 0})


def pace(prefix: str) -> Iterator[Figure]:
    game, seats, scenario = SETTINGS[prefix]
    counted = Counted()
    for seed in range(GAMES):
        play(game, seats, scenario, seed, counted)
    yield Figure(f"{prefix}.questions_each_per_turn", counted.rules / counted.turns, "of the rules")
    yield Figure(f"{prefix}.questions_per_turn", counted.asked / counted.turns, "questions",
                 at_most=0.65 * counted.rules / counted.turns)  # fmt: skip
    yield Figure(f"{prefix}.single_answer_share", counted.single / counted.asked, "of the asked", at_most=0.01)
    yield Figure(f"{prefix}.clicks_each_per_turn", counted.clicks_each / counted.turns, "each confirmed")
    yield Figure(f"{prefix}.clicks_per_turn", counted.clicks / counted.turns, "clicks",
                 at_most=0.55 * counted.clicks_each / counted.turns)  # fmt: skip


MEASURED = {prefix: partial(pace, prefix) for prefix in SETTINGS}
FIGURES: dict[str, Provider] = {
    f"{prefix}.{what}": measured for prefix, measured in MEASURED.items() for what in ("questions", "single", "clicks")
}
