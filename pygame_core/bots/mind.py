"""What a game tells its bots: the functions of its `bots` module, with a plain stand-in for each optional one.

Every function is given an *imagined* game only, so it may read all of its state. `evaluate` is needed, the others
make bots better or quicker:

    evaluate(game, seat) -> float                 the points the seat may expect in the end; also after the end
    hints(game, decision) -> list[Hint] | None    promising answers with their worth in points: no trial is needed
    policy(game, decision, chance) -> Answer      what a quick player would answer: imagined games are played with it;
                                                  the best hint, or by lot, if a game does not say
    weighty(game, decision) -> bool               questions that deserve imagined games: a searching bot answers the
                                                  others, and those that leave no doubt, by the best hint
    errands(game, seat, acts) -> list[Option]     which of the open acts beside deserve a thought just now
    proposals(game, seat) -> list[list[Clause]]   offers that the seat might make
    SCALE = 10.0                                  a clear lead, in points
    SPREAD = 0.05                                 what a deal must gain a seat at least, in points
    RIVALRY = 0.5                                 what a point of whoever gains most by a deal costs a seat
    FAIR = RIVALRY                                the same where another has made the offer: what a seat is asked for
                                                  its last price, it names one that divides the gain
    PITCH = SCALE / 16                            what an offer must gain whoever makes it
    OFFERS = 1                                    so many offers a seat makes in a turn, and no two in a phase
    can_promise(game, clause) -> bool             whether a seat knows what it costs to give and keep such a word;
                                                  `evaluate` counts the words that stand
    overpaid(game, seat, clauses) -> bool         whether the seat can have all this for less elsewhere
    PURCHASES = frozenset()                       questions whose hints say what a purchase is worth beyond its price
    MANNERS = {"bold": ...}                       other minds by name, each with these names too: see `Level.manner`
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import islice
from math import exp
from typing import Any, NamedTuple

from ..games import registry
from ..kernel.chance import Chance
from ..kernel.deals import Clause
from ..kernel.decisions import Answer, Decision, Option
from ..kernel.game import Game
from ..parts.hints import Hint, best, ranked

WORTH_ACCEPTING = 0.05
"""What a deal must gain a seat at least where a game does not say: less may be an error of judgment."""
RIVALRY = 0.5
WORTH_PROPOSING = 1 / 16
"""Of what is a clear lead in the game: less is not worth the others' attention."""
MOST_TRIALS = 48
"""Answers tried where a game gives no hints: all if there are no more, else so many by lot."""


class Candidate(NamedTuple):
    """An answer worth a trial, and how promising it looks (weights; they need not sum to one)."""

    answer: Answer
    weight: float = 1.0


class Mind:
    """A game's `bots` module, completed."""

    __slots__ = (
        "_policy", "can_promise", "errands", "evaluate", "fair", "hints", "offers", "overpaid", "pitch", "proposals",
        "purchases", "rivalry", "scale", "spread", "weighty",
    )  # fmt: skip

    def __init__(self, module: Any) -> None:
        self.evaluate: Callable[[Game[Any], int], float] = module.evaluate
        self.hints: Callable[[Game[Any], Decision], list[Hint] | None] = getattr(module, "hints", _no_hints)
        self.weighty: Callable[[Game[Any], Decision], bool] = getattr(module, "weighty", _all_weighty)
        self.errands: Callable[[Game[Any], int, list[Option]], list[Option]] | None = getattr(module, "errands", None)
        self.proposals: Callable[[Game[Any], int], list[list[Clause]]] | None = getattr(module, "proposals", None)
        self.can_promise: Callable[[Game[Any], Clause], bool] = getattr(module, "can_promise", _promises_nothing)
        self.overpaid: Callable[[Game[Any], int, list[Clause]], bool] = getattr(module, "overpaid", _fair)
        self.scale: float = getattr(module, "SCALE", 10.0)
        self.spread: float = getattr(module, "SPREAD", WORTH_ACCEPTING)
        self.rivalry: float = getattr(module, "RIVALRY", RIVALRY)
        self.fair: float = getattr(module, "FAIR", self.rivalry)
        self.pitch: float = getattr(module, "PITCH", WORTH_PROPOSING * self.scale)
        self.purchases: frozenset[str] = getattr(module, "PURCHASES", frozenset())
        self.offers: int = getattr(module, "OFFERS", 1)
        self._policy = getattr(module, "policy", None)

    def values(self, game: Game[Any]) -> list[float]:
        return [self.evaluate(game, seat) for seat in range(game.seats)]

    def policy(self, game: Game[Any], decision: Decision, chance: Chance) -> Answer:
        if self._policy is not None:
            return self._policy(game, decision, chance)
        hints = self.hints(game, decision)
        return best(hints).answer if hints else decision.sample(chance)

    def weight(self, behind: float) -> float:
        """How promising an answer is that the hints put so many points behind the best."""
        return _weight(behind, self.scale)

    def candidates(self, decision: Decision, hints: list[Hint] | None, chance: Chance) -> list[Candidate]:
        """Answers worth a trial, the most promising first; `hints` is what the mind hints at here."""
        if hints:
            return _weighed(hints, self.scale)
        return [Candidate(answer) for answer in some_answers(decision, chance)]


def _weighed(hints: list[Hint], scale: float) -> list[Candidate]:
    """Hints as candidates, the best first."""
    found = ranked(hints)
    top = found[0].worth
    return [Candidate(hint.answer, _weight(top - hint.worth, scale)) for hint in found]


def _weight(behind: float, scale: float) -> float:
    """A tenth of a clear lead less makes an answer e times less promising."""
    return exp(-10 * behind / scale)


def some_answers(decision: Decision, chance: Chance, most: int = MOST_TRIALS) -> list[Answer]:
    """All answers if they are few, else different ones by lot."""
    if decision.choices() <= most:
        return list(islice(decision.answers(), most))
    drawn = {repr(answer): answer for answer in (decision.sample(chance) for _ in range(2 * most))}
    return list(drawn.values())[:most]


def _all_weighty(game: Game[Any], decision: Decision) -> bool:
    return True


def _no_hints(game: Game[Any], decision: Decision) -> None:
    return None


def _promises_nothing(game: Game[Any], clause: Clause) -> bool:
    return False


def _fair(game: Game[Any], seat: int, clauses: list[Clause]) -> bool:
    return False


@cache
def of(game: str, manner: str = "") -> Mind:
    module = registry.minds(game)
    return Mind(module.MANNERS[manner] if manner else module)
