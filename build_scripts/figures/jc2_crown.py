"""The Crown of John Company, second edition: how often it wins at each level, and how quickly it decides.

`LEADENHALL_GAMES=1000` in the environment makes every match so many games long.
"""

from collections.abc import Iterator
from time import process_time
from typing import Any

from pygame_core.games.registry import ruleset
from pygame_core.kernel.chance import Chance
from pygame_core.kernel.decisions import Answer, Decision, Pick
from pygame_core.kernel.table import Table
from pygame_core.simulate.one_game import Order
from pygame_core.simulate.run import play_order
from workshop.figure import Figure, Provider
from workshop.playing import games_wanted, new_table

GAME = "john_company_second"
ALONE, TWO = 1, 2
LEVELS = {
    ALONE: ("level", ("easy", "normal", "hard", "expert", "legendary")),
    TWO: ("level_two", ("easy", "normal", "hard", "expert")),
}
GAMES, STRONG_GAMES, TIMED_GAMES = 200, 20, 12


class Scored(Order):
    """Of games is kept whether the Company failed, and by how many points the best person is ahead of the Crown."""

    def note(self, table: Table) -> dict[str, Any]:
        world = table.game.state
        scores = [family.vp for family in world.families]
        own = scores.pop(world.crown.seat)
        return {"failed": world.company.failed, "ahead": max(scores) - own}


def wins(seats: int, bot: str, usual: int) -> Iterator[Figure]:
    """The part of the games that no person wins, level by level."""
    games = games_wanted(usual)
    option, levels = LEVELS[seats]
    for level in levels:
        mode = ruleset(GAME).mode(seats, "1710", {option: level})
        order = Scored(GAME, (bot,) * seats, mode.scenario, mode.options, "crown")
        results = list(play_order(order, games))
        name = f"jc2.crown_wins.{bot}{'.two' if seats == TWO else ''}.{level}"
        yield Figure(name, sum(not result.winners for result in results) / games, f"of {games} games")
        failed = sum(result.noted["failed"] for result in results) / games
        ahead = sum(result.noted["ahead"] for result in results) / games
        yield Figure(f"{name}.company_fails", failed, f"of {games} games")
        yield Figure(f"{name}.ahead", ahead, "points, mean")


def wins_alone() -> Iterator[Figure]:
    yield from wins(ALONE, "steady", GAMES)


def wins_beside_two() -> Iterator[Figure]:
    yield from wins(TWO, "steady", GAMES)


def wins_over_strong() -> Iterator[Figure]:
    yield from wins(ALONE, "strong", STRONG_GAMES)


def passing(asked: Decision, chance: Chance) -> Answer:
    """By lot, but nobody pays the Crown for anything."""
    able = list(asked.answers()) if isinstance(asked, Pick) else []
    return "pass" if "pass" in able else asked.sample(chance)


def turns() -> Iterator[Figure]:
    """Processor time of a turn with all that the Crown decides in it, what the person does included."""
    chance, seconds, played = Chance("turns"), 0.0, 0
    for seed in range(TIMED_GAMES):
        table = new_table(GAME, ALONE, seed)
        began, first = process_time(), table.game.state.turn.number
        while table.result is None:
            asked = table.pending[0]
            table.answer(asked.seat, passing(asked, chance))
        seconds += process_time() - began
        played += table.game.state.turn.number - first + 1
    yield Figure("jc2.crown_turn_s", seconds / played, "s, mean", at_most=0.02)


FIGURES: dict[str, Provider] = {
    "jc2.crown_turn_s": turns,
    "jc2.crown_wins.steady.": wins_alone,
    "jc2.crown_wins.steady.two.": wins_beside_two,
    "jc2.crown_wins.strong.": wins_over_strong,
}
