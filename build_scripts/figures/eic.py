"""How quickly East India Companies is played: choices a second on one core of this machine."""

import time
from collections.abc import Iterator

from pygame_core.games.east_india_companies import RULESET
from pygame_core.kernel.chance import Chance
from pygame_core.kernel.decisions import Decision, Pick
from pygame_core.kernel.reasons import OPEN
from pygame_core.kernel.table import Table
from workshop.figure import Figure, Provider

GAMES = 60
ROUNDS = 5
SEATS = 4


def is_choice(decision: Decision) -> bool:
    """Whether there are at least two answers."""
    if type(decision) is Pick:
        return len([option for option in decision.options if option.why is OPEN]) > 1
    return decision.choices() > 1


def play(games: int) -> float:
    """Choices a second of processor time in random games, the setting up of the tables included."""
    mode = RULESET.mode(SEATS, None, None)
    chance = Chance("figures")
    choices = 0
    began = time.process_time()
    for seed in range(games):
        table = Table(RULESET, mode, seed)
        while table.result is None:
            decision = table.pending[0]
            choices += is_choice(decision)
            table.answer(decision.seat, decision.sample(chance))
    return choices / (time.process_time() - began)


def speed() -> Iterator[Figure]:
    yield Figure("eic.choices_per_s", max(play(GAMES) for _ in range(ROUNDS)), "choices/s", at_least=15_000)


FIGURES: dict[str, Provider] = {"eic.choices_per_s": speed}
