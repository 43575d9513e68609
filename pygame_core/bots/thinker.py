"""What the bots that think have in common: offers first, then errands, then the question itself."""

from __future__ import annotations

from abc import ABC, abstractmethod

from ..kernel.chance import Chance
from ..kernel.table import Table
from .bargain import propose, purchase, reply
from .bot import Deadline, Line, Move, Why, answer, points
from .chair import Chair
from .mind import Mind

MOST_SETTLING = 40
"""Answers that the quick policy may give to bring a trial to a point where it can be judged."""

WORTH_A_MOVE = 0.01


class Thinker(ABC):
    """A bot with a mind."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind

    def move(self, chair: Chair, chance: Chance, deadline: Deadline) -> Move:
        if chair.offers:
            return reply(self.mind, chair, chair.offers[0], chance)
        decision = chair.decision
        if decision is None:
            raise ValueError("a bot was asked with nothing to answer")
        dream = chair.imagine(chance)
        move = propose(self.mind, chair, dream, chance) or self.errand(chair, dream, chance)
        if move is not None:
            return move
        if decision.choices() == 1:
            return answer(decision.listed(1)[0], "kernel.bot.why.only")
        return self.decide(chair, dream, chance, deadline)

    @abstractmethod
    def decide(self, chair: Chair, dream: Table, chance: Chance, deadline: Deadline) -> Move:
        """Answer a question that leaves a choice; `dream` is a first imagined table, to look at."""

    # --- acts beside ------------------------------------------------------------------------------------------
    def errand(self, chair: Chair, dream: Table, chance: Chance) -> Move | None:
        """The act beside that gains most by the game's own judgment, if one gains anything."""
        if self.mind.errands is None or not (acts := chair.acts):
            return None
        worth_it = self.mind.errands(dream.game, chair.seat, acts)
        before = self.now(dream, chair.seat)
        lines = []
        for act in worth_it:
            trial = dream.fork()
            trial.act(chair.seat, act.value)
            settle(self.mind, trial, chance)
            gain = self.now(trial, chair.seat) - before
            lines.append(Line(["act", act.value], gain, 1))
        lines.sort(key=lambda line: -line.worth)
        if not lines or lines[0].worth < WORTH_A_MOVE:
            return None
        return Move(lines[0].move, Why("kernel.bot.why.errand", {"gain": points(lines[0].worth)}, tuple(lines)))

    def now(self, table: Table, seat: int) -> float:
        """What the position is worth to the seat: an act may take the money for what it is asked."""
        return self.mind.evaluate(table.game, seat) + purchase(self.mind, table, seat)


def settle(mind: Mind, table: Table, chance: Chance) -> None:
    """Let the quick policy finish what a trial began: an act under way, and a question others must answer too."""
    for _ in range(MOST_SETTLING):
        frames = table.runner.frames
        if table.result is not None or (len(frames) < 2 and not (frames and frames[-1].answers)):
            return
        play_on(mind, table, chance)


def play_on(mind: Mind, table: Table, chance: Chance) -> None:
    """One answer by the quick policy."""
    decision = table.pending[0]
    table.answer(decision.seat, mind.policy(table.game, decision, chance))
