"""A bot uses nothing that its seat may not know: what it must not know may be anything else, its move is the same."""

from __future__ import annotations

import pytest

from pygame_core.bots import Chair, Deadline, levels, make, mind
from pygame_core.bots.bot import Bot
from pygame_core.bots.search import Search
from pygame_core.games.registry import GAMES, ruleset
from pygame_core.kernel import table as kernel_table
from pygame_core.kernel.chance import Chance
from pygame_core.kernel.ruleset import nothing_hidden
from pygame_core.kernel.table import Table

POSITIONS = 24


def bots_of(game: str) -> dict[str, Bot]:
    """Every level; searches with few imagined games, for what they look at is the same."""
    return {
        name: Search(mind.of(game), 6, 10) if level.search else make(game, name)
        for name, level in levels(game).items()
    }  # fmt: skip


def scrambled(table: Table, seat: int, seed: str | None) -> Table:
    """The table as it stood at its last checkpoint, there dealt afresh for a seat."""
    position, packed = table.points[-1]
    game = table.unpack(position, packed)
    if seed is not None:
        table.ruleset.resample(game, seat, Chance(seed))
    return Table.resume(table.ruleset, table.mode, table.seed, table.players, game, position, [], [])


def says(bot: Bot, table: Table, seat: int) -> object:
    decision = next(asked for asked in table.pending if asked.seat == seat)
    move = bot.move(Chair(table, seat, decision), Chance("bot"), Deadline())
    return move.move, move.why


@pytest.mark.parametrize("game", GAMES)
def test_the_move_is_the_same_whatever_is_hidden(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = ruleset(game)
    if rules.resample is nothing_hidden:
        pytest.skip("nothing is hidden in this game")
    monkeypatch.setattr(kernel_table, "CHECKPOINT_EVERY", 0)
    table = Table(rules, next(rules.modes()), "secrecy")
    chance, bots = Chance("walk"), bots_of(game)
    compared = changed = 0
    while table.result is None and compared < POSITIONS:
        decision = table.pending[0]
        if table.points[-1][0] == table.position:
            one, other = scrambled(table, decision.seat, None), scrambled(table, decision.seat, f"{table.position}")
            if one.digest() != other.digest() and alike(one, other, decision.seat):
                for name, bot in bots.items():
                    assert says(bot, one, decision.seat) == says(bot, other, decision.seat), f"{name} has peeped"
                compared += 1
        changed += 1
        table.answer(decision.seat, decision.sample(chance))
    assert compared >= 5, f"only {compared} positions of {changed} could be compared"


def alike(one: Table, other: Table, seat: int) -> bool:
    """Whether the seat cannot tell the two tables apart: a step before the question may have shown something."""
    asked = [[d.describe() for d in table.pending if d.seat == seat] for table in (one, other)]
    return bool(asked[0]) and asked[0] == asked[1] and one.view(seat) == other.view(seat)
