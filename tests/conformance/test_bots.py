"""The bots that a game declares answer whatever its rules ask, in every mode, and can say why."""

from __future__ import annotations

import pytest

from pygame_core.bots import Driver, levels, make, mind
from pygame_core.bots.bot import Bot
from pygame_core.bots.search import Search
from pygame_core.kernel.book import Book
from pygame_core.kernel.table import Table
from pygame_core.present import Presenter
from pygame_core.thinking import MoveWords
from tests.conformance.play import Played, new_table

MOVES = 6
FEW_GAMES, NOT_FAR = 4, 6


def bots_of(game: str, whole: bool) -> dict[str, Bot]:
    """Every level; in a quick run searches imagine a few short games only."""
    return {
        name: Search(mind.of(game), FEW_GAMES, NOT_FAR) if level.search and not whole else make(game, name)
        for name, level in levels(game).items()
    }  # fmt: skip


def drive(table: Table, bots: dict[int, Bot], seed: str, moves: int, words: bool = False) -> None:
    """Play some moves; a bot that fails, breaks a sum or cannot say why fails the test."""
    kept = table.ruleset.conserved(table.game)
    presenter = Presenter(Book(table))
    driver = Driver(table, bots, seed)
    for _ in range(moves):
        chair = driver.chair()
        if chair is None:
            return
        before = MoveWords(presenter, chair) if words else None
        made = driver.play_one()
        assert made is not None
        assert not made.failed, f"{table.players[made.seat].kind} {made.failed} at {table.position}: {made.error!r}"
        assert table.ruleset.conserved(table.game) == kept
        if before is not None:
            assert before.why(made.move)["text"]
    assert not presenter.words.missing, sorted(presenter.words.missing)


def test_every_level_answers_wherever_the_game_may_be(game: Played, budget: int) -> None:
    for name, bot in bots_of(game.rules.id, whole=False).items():
        for table in game.samples(max(budget // 10, 3)):
            drive(table, dict.fromkeys(range(game.mode.seats), bot), name, MOVES, words=True)


def test_a_game_of_quick_bots_ends_and_can_be_replayed(game: Played) -> None:
    """All levels that need no search sit at one table."""
    quick = [name for name, level in levels(game.rules.id).items() if not level.search]
    kinds = [quick[seat % len(quick)] for seat in range(game.mode.seats)]
    table = new_table(game.rules, game.mode, "bots")
    for seat, kind in enumerate(kinds):
        table.players[seat].kind = kind
    drive(table, {seat: make(game.rules.id, kind) for seat, kind in enumerate(kinds)}, "bots", game.rules.bound)
    assert table.result is not None
    again = new_table(game.rules, game.mode, "bots")
    for entry in table.record:
        again.enter(entry)
    assert again.digest() == table.digest()


@pytest.mark.soak
def test_whole_games_of_every_level(game: Played) -> None:
    for name, bot in bots_of(game.rules.id, whole=True).items():
        table = new_table(game.rules, game.mode, name, name)
        drive(table, dict.fromkeys(range(game.mode.seats), bot), name, game.rules.bound)
        assert table.result is not None, name
