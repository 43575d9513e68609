"""Who plays without being a person: a company, a family, the Crown.

A family that no seat holds is asked the same questions as a person, made by the same functions, so that no rule stands
twice. What answers is a *plan*: a pure function from the position and the question to a `Choice`, an answer with the
reason for it. The answer is checked as a person's is; a plan that answers against the rules is a defect.

>>> from pygame_core.kernel.decisions import Option, Pick
>>> from pygame_core.kernel.reasons import Closed
>>> def dearest(game: Game[Any], asked: Decision) -> Choice:
...     return Choice(max(asked.answers()), "toy.crown.dearest", "crown.buys", n=max(asked.answers()))
>>> CROWN = Automa("the Crown", lambda game, family: family == 2, {"toy.buy": dearest})
>>> prizes = Pick(2, "toy.buy", [Option(3), Option(7), Option(9, Closed("toy.buy.cash"))])
>>> CROWN.decide(None, prizes)
Choice(7, 'toy.crown.dearest', 'crown.buys', n=7)

In a step whoever the family is gets asked by one line, a person through the kernel, an automa at once:

    prize = yield from CROWN.ask(game, family, lambda: prizes_for(game, family))

Persons may be asked in between, for their consent or for a favour: that is the step's work, in the order of the
rulebook. A prize that somebody refuses is closed in the question of the next round, and the same plan finds the next
best. Where the rulebook leaves a tie to a person, the step asks that person instead.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from typing import Any, Generic, TypeVar

from ..kernel.decisions import Answer, Ask, Decision
from ..kernel.game import Game
from ..kernel.reasons import Refused, RuleBug

__all__ = ["Automa", "Choice", "Plan", "follow"]

S = TypeVar("S")


class Choice:
    """What a plan answers, by which rule, and how the log says why (`code` and its figures; "" says nothing)."""

    __slots__ = ("answer", "code", "params", "rule")

    def __init__(self, answer: Answer, rule: str, code: str = "", /, **params: Any) -> None:
        self.answer = answer
        self.rule = rule
        self.code = code
        self.params = params

    def __repr__(self) -> str:
        said = [repr(self.answer), repr(self.rule), *([repr(self.code)] if self.code else [])]
        return f"Choice({', '.join([*said, *(f'{name}={value!r}' for name, value in self.params.items())])})"


Plan = Callable[[Game[S], Decision], Choice]
"""It changes nothing and draws nothing: what it needs of cards and dice lies open in the position."""


def follow(game: Game[S], asked: Decision, plan: Plan[S]) -> Choice:
    """What a plan answers to a question; `RuleBug` if the question does not offer it."""
    chosen = plan(game, asked)
    try:
        chosen.answer = asked.check(chosen.answer)
    except Refused as refused:
        raise RuleBug(f"{asked.code}: the plan answers {chosen.answer!r}, but {refused.reason!r}") from refused
    return chosen


class Automa(Generic[S]):
    """Families that no person holds. `plays` says which they are in this game, `plans` has a plan for the code of each
    question that they can be asked."""

    __slots__ = ("name", "plans", "plays")

    def __init__(self, name: str, plays: Callable[[Game[S], int], bool], plans: Mapping[str, Plan[S]]) -> None:
        self.name = name
        self.plays = plays
        self.plans = plans

    def decide(self, game: Game[S], asked: Decision) -> Choice:
        """Its answer with the reason, for a step that tells both in words of its own."""
        plan = self.plans.get(asked.code)
        if plan is None:
            raise RuleBug(f"{self.name} has no plan for {asked.code!r}")
        return follow(game, asked, plan)

    def ask(self, game: Game[S], family: int, question: Callable[[], Decision]) -> Generator[Ask, Any, Answer]:
        """The answer of this family: the automa's at once, with its reason in the log, or that of its person."""
        if not self.plays(game, family):
            answer = yield question
            return answer
        chosen = self.decide(game, question())
        if chosen.code:
            game.log(chosen.code, chosen.rule, seat=family, **chosen.params)
        return chosen.answer
