"""How much a person is asked and has to click, a turn: mean over seeded games with steady computer players.

The person's seat is played by a steady player too. `all` counts every question that the rules put; what the page asks
is fewer: a question with a single answer is passed, and questions of one decision are composed in one bar. Clicks are
those of somebody who knows the game: with *One click* on, which asks for a confirmation where dice roll only.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from pygame_core.bots import Driver, make
from pygame_core.games.registry import ruleset
from pygame_core.kernel.decisions import Allocate, Amount, Arrange, Decision, Pick, PickMany
from pygame_core.kernel.decisions import same as alike
from pygame_core.kernel.table import Player, Table
from pygame_core.passing import Wishes
from workshop.figure import Figure, Provider

GAMES = 20
SEAT = 0
BOT = "steady"
SETTINGS = {"eic": ("east_india_companies", 4), "jc2": ("john_company_second", 4)}


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


def choosing(decision: Decision, answer: Any) -> int:
    """Clicks (or a number typed) to compose an answer, without the one that confirms it."""
    if isinstance(decision, PickMany):
        return len(answer)
    if isinstance(decision, Amount):
        return int(answer != decision.lo)
    if isinstance(decision, Allocate):
        return sum(n != slot.least for n, slot in zip(answer, decision.slots, strict=True))
    if isinstance(decision, Arrange):
        return sum(not alike(item.value, value) for item, value in zip(decision.items, answer, strict=True))
    return 1


def is_way_out(decision: Decision, answer: Any) -> bool:
    """Whether the answer is a button of its own, which needs no confirmation."""
    rows = decision.options if isinstance(decision, Pick) else [getattr(decision, "out", None)]
    return any(row is not None and row.params.get("quiet") and alike(row.value, answer) for row in rows)


class Person:
    """What the page asks of one seat while a game is played."""

    def __init__(self, counted: Counted) -> None:
        self.counted = counted
        self.first: Decision | None = None
        self.wishes = Wishes()
        self.confirmed = True
        """Whether the decision that is being composed is sent already by the click that made its last answer."""

    def meets(self, table: Table, decision: Decision, answer: Any, rolls: bool) -> None:
        """A question of the rules, how it was answered, and whether dice fell."""
        counted = self.counted
        counted.rules += 1
        single = len(decision.listed(2)) == 1
        out = is_way_out(decision, answer)
        counted.clicks_each += 1 + (0 if single or out else choosing(decision, answer))
        if self.wishes.answer(decision) is not None:
            return
        chain = table.ruleset.chains.get(self.first.code) if self.first else None
        if self.first is None or chain is None or not chain.holds(self.first, decision):
            self.sent()
            self.first = decision
            counted.asked += 1
            counted.single += single
        counted.clicks += 1 if out else choosing(decision, answer)
        self.confirmed = out or (type(decision) is Pick and not rolls)

    def sent(self) -> None:
        """Somebody else decided, or dice fell: what comes next is another decision."""
        self.counted.clicks += self.first is not None and not self.confirmed
        self.first = None


def play(game: str, seats: int, seed: int, counted: Counted) -> None:
    rules = ruleset(game)
    table = Table(rules, rules.mode(seats, None, {}), seed, [Player(f"Seat {seat}", BOT) for seat in range(seats)])
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
    game, seats = SETTINGS[prefix]
    counted = Counted()
    for seed in range(GAMES):
        play(game, seats, seed, counted)
    yield Figure(f"{prefix}.questions_each_per_turn", counted.rules / counted.turns, "of the rules")
    yield Figure(f"{prefix}.questions_per_turn", counted.asked / counted.turns, "questions",
                 at_most=0.65 * counted.rules / counted.turns)  # fmt: skip
    yield Figure(f"{prefix}.single_answer_share", counted.single / counted.asked, "of the asked", at_most=0.01)
    yield Figure(f"{prefix}.clicks_each_per_turn", counted.clicks_each / counted.turns, "each confirmed")
    yield Figure(f"{prefix}.clicks_per_turn", counted.clicks / counted.turns, "clicks",
                 at_most=0.55 * counted.clicks_each / counted.turns)  # fmt: skip


def eic() -> Iterator[Figure]:
    return pace("eic")


def jc2() -> Iterator[Figure]:
    return pace("jc2")


FIGURES: dict[str, Provider] = {"eic.questions": eic, "eic.single": eic, "eic.clicks": eic,
                                "jc2.questions": jc2, "jc2.single": jc2, "jc2.clicks": jc2}  # fmt: skip
