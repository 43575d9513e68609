"""What a rule step is given: the state, the seats, chance, the log and the agenda."""

from __future__ import annotations

import marshal
from collections.abc import Callable, Generator
from typing import TYPE_CHECKING, Any, Concatenate, Generic, ParamSpec, TypeVar

from .chance import Chance
from .decisions import Ask
from .events import RawEvent
from .pledges import Pledge, hear
from .reasons import RuleBug
from .state import pack, unpack

S = TypeVar("S")
P = ParamSpec("P")

Step = Generator[Ask, Any, Any]
"""A rule step that asks somebody something: it yields what it asks and is sent the answer."""

Work = TypeVar("Work", bound=Step | None, covariant=True)
"""What calling a step gives: its coroutine, or None if it asks nobody."""

StepFunction = Callable[..., Step | None]


class AgendaStep(Generic[P, Work]):
    """A step of the agenda: a function with the name that saves know it by. Made by `Steps`.

    `game.next(step, ...)` puts it on the agenda, checked against the function's own parameters; it can be called
    like the function itself.
    """

    __slots__ = ("function", "name")

    def __init__(self, name: str, function: Callable[Concatenate[Game[Any], P], Work]) -> None:
        self.name = name
        self.function = function

    def __call__(self, game: Game[Any], /, *args: P.args, **kwargs: P.kwargs) -> Work:
        return self.function(game, *args, **kwargs)

    def __repr__(self) -> str:
        return f"<step {self.name}>"


def act(step: AgendaStep[Concatenate[int, P], Step | None], /, *args: P.args, **params: P.kwargs) -> list[Any]:
    """The value of an act beside a question: the step that carries it out, and its arguments after the seat.

    Saves keep the arguments in their order, so they are given by position. What bots and boards need to know of an
    act stands in the params of its option.
    """
    if params:
        raise RuleBug(f"{step.name}: acts take their arguments by position")
    return [step.name, *args]


class Steps:
    """The steps of one game by name; `@steps("operations.deploy")` adds one."""

    def __init__(self) -> None:
        self.by_name: dict[str, StepFunction] = {}

    def __call__(self, name: str) -> Callable[[Callable[Concatenate[Game[Any], P], Work]], AgendaStep[P, Work]]:
        def add(function: Callable[Concatenate[Game[Any], P], Work]) -> AgendaStep[P, Work]:
            if name in self.by_name:
                raise RuleBug(f"two steps are called {name!r}")
            self.by_name[name] = function
            return AgendaStep(name, function)

        return add


class Game(Generic[S]):
    """One game's inside. Everything a step may keep is in `state`; the rest here belongs to the kernel."""

    __slots__ = (
        "added", "agenda", "chance", "components", "deals", "events", "marks", "options", "place", "pledges",
        "position", "quiet", "result", "revealed", "rules", "scenario", "seats", "state", "step",
    )  # fmt: skip

    def __init__(
        self, state: S, chance: Chance, seats: int, scenario: str, options: dict[str, Any], components: Any = None,
        rules: int = 0,
    ) -> None:  # fmt: skip
        self.state = state
        self.chance = chance
        self.seats = seats
        self.scenario = scenario
        self.options = options
        self.components = components
        """The printed components with the house values of this game, as the ruleset makes them; each game has a typed
        way to ask for its own."""
        self.rules = rules
        """The version of the rules that the game was begun under."""
        self.agenda: list[list[Any]] = []
        self.added: list[list[Any]] = []
        self.place: dict[str, Any] = {}
        self.deals: dict[str, Any] = {"next": 1, "open": [], "words": []}
        self.pledges: dict[str, Pledge] = {}
        """The words that can be given at this table; the events of the rules show what becomes of those that were."""
        self.result: dict[str, Any] | None = None
        self.events: list[RawEvent] = []
        self.position = 0
        self.step = ""
        self.quiet = False
        self.revealed = False

    def apart(self) -> Game[S]:
        """A copy to try something on: what happens there is told nobody, and changes nothing here."""
        state = unpack(type(self.state), marshal.loads(marshal.dumps(pack(self.state))))
        other = Game(state, Chance(""), self.seats, self.scenario, self.options, self.components, self.rules)
        other.deals = {**self.deals, "open": [], "words": [dict(word) for word in self.deals["words"]]}
        other.place, other.position, other.pledges, other.quiet = self.place, self.position, self.pledges, True
        return other

    # --- agenda -----------------------------------------------------------------------------------------------
    if TYPE_CHECKING:

        def next(self, step: AgendaStep[P, Step | None], /, *args: P.args, **params: P.kwargs) -> None:
            """Put a step on the agenda: before everything that stands there, after what this step already added.

            Arguments are given by name: saves keep the names.
            """

        def later(self, step: AgendaStep[P, Step | None], /, *args: P.args, **params: P.kwargs) -> None:
            """Put a step at the end of the agenda."""

    else:
        # Rules call these all the time: what mypy alone needs to know is not made ready at each call.
        def next(self, step, /, **params):
            self.added.append([step.name, params])

        def later(self, step, /, **params):
            self.agenda.append([step.name, params])

    def drop_agenda(self) -> None:
        """Forget all steps to come: the game ends early."""
        self.agenda.clear()
        self.added.clear()

    def over(self, result: dict[str, Any]) -> None:
        """End the game. `result` holds `scores` (one a seat), `order` (seats, best first) and `winners`."""
        self.result = result
        self.drop_agenda()

    # --- log --------------------------------------------------------------------------------------------------
    def at(self, **place: Any) -> None:
        """Say where in the game we are (turn, phase ...); the log is grouped by it."""
        self.place = {**self.place, **place}

    def log(self, code: str, /, rule: str = "", to: int | list[int] | None = None, **params: Any) -> None:
        """Say what happened. With `to` only those seats may read it, and undo will not pass this point."""
        if to is None:
            seats = None
        else:
            seats = (to,) if type(to) is int else tuple(to)  # type: ignore[arg-type]
            self.revealed = True
        if not self.quiet:
            self.events.append((self.position, self.place, self.step, code, params, rule, seats))
        if self.deals["words"]:
            hear(self, code, params)

    def reveal(self) -> None:
        """Something hidden has become known: undo will not pass this point."""
        self.revealed = True

    def roll(
        self, code: str, count: int, sides: int = 6, rule: str = "", purpose: str = "dice", **params: Any
    ) -> list[int]:
        """Roll dice in the open: the event `code` gets them as `dice`."""
        dice = self.chance.dice(count, sides, purpose)
        self.log(code, rule, dice=dice, **params)
        return dice
