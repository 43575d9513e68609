"""A bot that fails spoils nothing: a plain legal move is made for it, and the log says so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from pygame_core.bots import Bot, Deadline, Driver, Move, Why, driver, make
from pygame_core.bots.chair import Chair
from pygame_core.games.registry import ruleset
from pygame_core.kernel.chance import Chance
from pygame_core.kernel.table import Player, Table


class Odd:
    """A bot that returns whatever it is told to."""

    def __init__(self, say: Callable[[Chair], Any]) -> None:
        self.say = say

    def move(self, chair: Chair, chance: Chance, deadline: Deadline) -> Move:
        return self.say(chair)  # type: ignore[no-any-return]


def broken(chair: Chair) -> Move:
    raise ZeroDivisionError("a bot with a bug")


WHY = Why("kernel.bot.why.random")
NONSENSE: list[Callable[[Chair], Any]] = [
    lambda chair: None,
    lambda chair: 3,
    lambda chair: ["answer", 0],
    lambda chair: Move([], WHY),
    lambda chair: Move(["answer"], WHY),
    lambda chair: Move(["answer", "no such thing"], WHY),
    lambda chair: Move(["answer", object()], WHY),
    lambda chair: Move(["act", ["no.such.step"]], WHY),
    lambda chair: Move(["act", None], WHY),
    lambda chair: Move(["deal", "accept", 77], WHY),
    lambda chair: Move(["deal", "steal"], WHY),
    lambda chair: Move(["deal", "propose", [{"kind": "coins"}]], WHY),
]


def table_with(bot: Bot) -> tuple[Table, Driver]:
    rules = ruleset("auction_house")
    mode = rules.mode(3, "season", {"rounds": 3})
    players = [Player("Odd", "odd"), Player("Ann", "steady"), Player("Ben", "steady")]
    table = Table(rules, mode, "1", players)
    return table, Driver(table, {0: bot, 1: make(rules.id, "steady"), 2: make(rules.id, "steady")})


def failures(table: Table) -> list[tuple[Any, Any, Any]]:
    notes = [event.params for event in table.log(0) if event.code == "kernel.bot.failed"]
    return [(params["seat"], params["bot"], params["why"]) for params in notes]


@pytest.mark.parametrize("say", NONSENSE)
def test_nonsense(say: Callable[[Chair], Any]) -> None:
    table, players = table_with(Odd(say))
    asked = sum(played.seat == 0 and played.failed == "nonsense" for played in players.play())
    assert table.result is not None and asked > 10
    assert failures(table) == [(0, "odd", "nonsense")] * asked


def test_a_bot_that_raises() -> None:
    table, players = table_with(Odd(broken))
    errors = [played.error for played in players.play() if played.seat == 0]
    assert table.result is not None and failures(table) == [(0, "odd", "raised")] * len(errors)
    assert all(isinstance(error, ZeroDivisionError) for error in errors)


def test_a_bot_that_is_late(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that the slow bot itself moves on."""
    now = [0.0]
    monkeypatch.setattr(driver, "Deadline", lambda seconds: Deadline(seconds, lambda: now[0]))

    def slow(chair: Chair) -> Move:
        assert chair.decision is not None
        now[0] += 2.0
        return Move(["answer", chair.decision.listed(1)[0]], WHY)

    table, players = table_with(Odd(slow))
    players.seconds = 1.0
    asked = sum(played.seat == 0 for played in players.play())
    assert table.result is not None and failures(table) == [(0, "odd", "late")] * asked


def test_what_a_failed_bot_left_replays() -> None:
    table, players = table_with(Odd(broken))
    for _ in players.play():
        pass
    again = Table(table.ruleset, table.mode, table.seed, table.players)
    for entry in table.record:
        again.enter(entry)
    assert again.digest() == table.digest()
    assert failures(again) == failures(table)


def test_a_broken_bot_turns_offers_down() -> None:
    table, players = table_with(Odd(broken))
    while table.game.place["phase"] != "sale":
        players.play_one()
    table.deal(1, "propose", [{"kind": "coins", "from": 1, "to": 0, "n": 1}])
    played = players.play_one()
    assert played is not None and (played.seat, played.move.move) == (0, ["deal", "reject", 1])
    assert not table.game.deals["open"]
