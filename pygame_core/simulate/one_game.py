"""One simulated game: what was ordered, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from ..bots import Driver, levels, make
from ..games.registry import ruleset
from ..kernel.reasons import Refused, RuleBug
from ..kernel.table import Player, Table


@dataclass(frozen=True, slots=True)
class Order:
    """What to simulate: the same for all games but for the seed, `<seed>/<number>`, and who sits where."""

    game: str
    bots: tuple[str, ...]
    scenario: str
    options: dict[str, Any]
    seed: str

    def note(self, table: Table) -> dict[str, Any]:
        """What else to keep of a finished game; an order of another kind may want something."""
        return {}


@dataclass(frozen=True, slots=True)
class Result:
    """One game played to its end. Equal results are the same game, whoever played it and how fast."""

    number: int
    seed: str
    rotation: int
    seats: list[str]
    scores: list[int]
    order: list[int]
    winners: list[int]
    answers: int
    failed: int
    """How often a bot gave no legal answer of its own."""
    digest: str
    seconds: float = field(compare=False)
    noted: dict[str, Any] = field(default_factory=dict)


def check_order(
    game: str, bots: Sequence[str], scenario: str | None, options: dict[str, Any] | None, seed: str | int
) -> Order:
    """The order, checked; `Refused` names what is wrong."""
    rules = ruleset(game)
    known = levels(game)
    for bot in bots:
        if bot not in known:
            raise Refused("kernel.setup.bot", bot=str(bot)[:40], known=list(known))
    mode = rules.mode(len(bots), scenario, options)
    return Order(game, tuple(bots), mode.scenario, mode.options, str(seed))


def play_game(order: Order, number: int) -> Result:
    """Game `number` of an order. The bots move on by one seat each game."""
    start = perf_counter()
    rules = ruleset(order.game)
    count = len(order.bots)
    rotation = number % count
    seats = [order.bots[(seat - rotation) % count] for seat in range(count)]
    seed = f"{order.seed}/{number}"
    mode = rules.mode(count, order.scenario, order.options)
    table = Table(rules, mode, seed, [Player(bot, bot) for bot in seats])
    driver = Driver(table, {seat: make(order.game, bot) for seat, bot in enumerate(seats)}, seed)
    failed = 0
    for played in driver.play():
        failed += bool(played.failed)
        if table.position > rules.bound:
            raise RuleBug(f"game {seed} of {order.game} does not end")
    result = table.result
    if result is None:
        raise RuleBug(f"game {seed} of {order.game} stands still")
    return Result(
        number, seed, rotation, seats, result["scores"], result["order"], result["winners"], table.position, failed,
        table.digest(), perf_counter() - start, order.note(table),
    )  # fmt: skip


def play_batch(order: Order, batch: range) -> list[Result]:
    """What one worker does at a time."""
    return [play_game(order, number) for number in batch]
