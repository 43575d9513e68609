"""The greedy bot: the answer that looks best at once."""

from __future__ import annotations

from ..kernel.chance import Chance
from ..kernel.decisions import Answer
from ..kernel.table import Table
from ..parts.hints import Hint
from .bot import Deadline, Line, Move, answer, points
from .chair import Chair
from .mind import Mind, some_answers
from .thinker import Thinker, play_on, settle

SAMPLES = 4


class Greedy(Thinker):
    """Takes the game's best hint. Where the game has none, tries each answer in the same few imagined games
    and takes the one that leaves the seat best off."""

    def __init__(self, mind: Mind, samples: int = SAMPLES, ahead: int = 0) -> None:
        super().__init__(mind)
        self.samples = samples
        self.ahead = ahead

    def decide(self, chair: Chair, dream: Table, chance: Chance, deadline: Deadline) -> Move:
        decision = dream.decision(chair.seat)
        hints = self.mind.hints(dream.game, decision)
        if hints:
            return best_hint(hints)
        return best_line(self.tried(chair, some_answers(decision, chance), chance, deadline))

    def tried(self, chair: Chair, answers: list[Answer], chance: Chance, deadline: Deadline) -> list[Line]:
        """Each answer with the mean of what it leads to; all are tried in the same games, so luck is shared."""
        totals = [0.0] * len(answers)
        done = 0
        while done < self.samples and not (done and deadline.over()):
            seed = f"trial/{chance.below(1 << 30)}"
            for number, tried in enumerate(answers):
                totals[number] += self.try_out(chair, tried, Chance(seed))
            done += 1
        return [Line(["answer", tried], total / done, done) for tried, total in zip(answers, totals, strict=True)]

    def try_out(self, chair: Chair, tried: Answer, chance: Chance) -> float:
        trial = chair.imagine(chance)
        trial.answer(chair.seat, tried)
        settle(self.mind, trial, chance)
        for _ in range(self.ahead):
            if trial.result is not None:
                break
            play_on(self.mind, trial, chance)
        return self.mind.evaluate(trial.game, chair.seat)


def best_hint(hints: list[Hint]) -> Move:
    """What the game itself thinks best."""
    return best_line([Line(["answer", hint.answer], hint.worth) for hint in hints])


def best_line(lines: list[Line]) -> Move:
    lines.sort(key=lambda line: -line.worth)
    best = lines[0]
    return answer(best.move[1], "kernel.bot.why.best", tuple(lines), worth=points(best.worth))
