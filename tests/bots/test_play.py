"""Every bot of every game plays games to their end, the same game for the same seed."""

from __future__ import annotations

import pytest

from pygame_core.bots import Driver, levels, make
from pygame_core.games.registry import GAMES, ruleset
from pygame_core.kernel.reasons import Refused
from pygame_core.kernel.table import Player, Table

QUICK = [(game, bot) for game in GAMES for bot, level in levels(game).items() if not level.search]


def table_for(game: str, bot: str, seed: str) -> Table:
    rules = ruleset(game)
    mode = next(rules.modes())
    return Table(rules, mode, seed, [Player(bot, bot) for _ in range(mode.seats)])


def play(game: str, bot: str, seed: str) -> Table:
    table = table_for(game, bot, seed)
    driver = Driver(table, {seat: make(game, bot) for seat in range(table.mode.seats)}, seed)
    for played in driver.play():
        assert not played.failed, repr(played.error)
        assert table.position < table.ruleset.bound
    return table


@pytest.mark.parametrize(("game", "bot"), QUICK)
def test_plays_to_the_end_and_alike_for_the_same_seed(game: str, bot: str) -> None:
    table = play(game, bot, "1")
    assert table.result is not None
    assert play(game, bot, "1").digest() == table.digest()
    assert play(game, bot, "2").record != table.record


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_bots_from_simple_to_strong(game: str) -> None:
    known = levels(game)
    assert next(iter(known)) == "random"
    assert [level.search for level in known.values()] == sorted(level.search for level in known.values())
    with pytest.raises(Refused, match=r"kernel\.setup\.bot"):
        make(game, "nobody")


def test_bots_wait_for_the_human() -> None:
    table = table_for("auction_house", "steady", "1")
    bots = {seat: make("auction_house", "steady") for seat in (0, 2)}
    for _ in Driver(table, bots).play():
        pass
    assert table.result is None
    assert {decision.seat for decision in table.pending} == {1}


def test_an_easy_bot_blunders_as_often_as_declared() -> None:
    table = table_for("auction_house", "easy", "1")
    driver = Driver(table, {seat: make("auction_house", "easy") for seat in range(3)}, "1")
    codes = [played.move.why.code for played in driver.play()]
    assert 0.15 < codes.count("kernel.bot.why.hasty") / len(codes) < 0.45
