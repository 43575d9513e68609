"""What a game says of its events, so that they can be told in proportion: how much each weighs, and what it shows.

A game has a table from the codes of its events to a `Tale`; an event without one is trivia. A tale's `tell` looks at
one event and makes the `Moment` of it from the event's own figures: nothing is parsed, and nothing is decided.

>>> storm = Tale("check", lead=True)
>>> loss = Tale("trivia", joins=True, hits=("seat",))
>>> heavier(storm.weight), heavier(heavier("event"))
('event', 'turning')
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, get_args

from .decisions import NOWHERE, Target
from .events import Event

if TYPE_CHECKING:
    from .game import Game

Weight = Literal["trivia", "check", "event", "turning"]
"""A piece placed; dice; a region lost; the end of a turn."""
WEIGHTS: Final[tuple[Weight, ...]] = get_args(Weight)
Tone = Literal["good", "plain", "bad"]
Unit = str
"""What is counted: a code in the section `unit` of the catalogue."""


def heavier(weight: Weight) -> Weight:
    """One weight more, if there is one."""
    return WEIGHTS[min(WEIGHTS.index(weight) + 1, len(WEIGHTS) - 1)]


class Change(NamedTuple):
    """Something that went up or down: for a seat, or for what all share."""

    unit: Unit
    amount: int
    seat: int | None = None
    target: Target = NOWHERE


class Part(NamedTuple):
    """A part of a strength; `code` is a label."""

    code: str
    n: int


class Side(NamedTuple):
    """One side of a fight; `name` is a label."""

    name: str
    total: int
    parts: tuple[Part, ...] = ()


class Vote(NamedTuple):
    """Votes that one seat cast; the one that `decides` is the vote without which it would have gone the other way."""

    seat: int
    side: Literal["for", "against"]
    n: int
    decides: bool = False


@dataclass(frozen=True, slots=True)
class Moment:
    """What one event shows. `verdict` is a code of the section of that name; `deciding` the index of a die, `chance`
    in thousandths."""

    verdict: str = ""
    tone: Tone = "plain"
    lost: int = 0
    """Dice that were taken away before the roll."""
    deciding: int | None = None
    chance: int | None = None
    about: tuple[Target, ...] = ()
    changes: tuple[Change, ...] = ()
    strengths: tuple[Side, Side] | None = None
    votes: tuple[Vote, ...] = ()
    weight: Weight | None = None
    """In place of the tale's, where it depends on how it came out."""


class Told(NamedTuple):
    """An event that is to be told: `game` as it stands now (for what is printed), `before` the events that came before
    it, the last one first."""

    game: Game[Any]
    event: Event
    before: Callable[[], Iterator[Event]]

    @property
    def params(self) -> dict[str, Any]:
        return self.event.params


@dataclass(frozen=True, slots=True)
class Tale:
    """How one kind of event is told. What `hits` somebody (parameters with a seat or a list of them) weighs more to
    them. Events that `joins` belong to the last one before them that may `lead`: together they are one moment."""

    weight: Weight = "trivia"
    tell: Callable[[Told], Moment] | None = None
    hits: tuple[str, ...] = ()
    lead: bool = False
    joins: bool = False

    def hit(self, params: dict[str, Any], seat: int) -> bool:
        return any(params.get(name) == seat or _among(seat, params.get(name)) for name in self.hits)


def _among(seat: int, found: Any) -> bool:
    return isinstance(found, list) and seat in found


TRIVIA: Final = Tale()


class Sentence(NamedTuple):
    """A code of the section `recap` of the catalogue, and its parameters."""

    code: str
    params: dict[str, Any]


class By(NamedTuple):
    """A heading that stands in a parameter of the event."""

    name: str


class Split(NamedTuple):
    """What moved is made of several sums, each a parameter of the event, under a heading of its own."""

    headings: tuple[tuple[str, str], ...]
    """The name of the parameter, and the heading."""


Heading = str | By | Split
Cause = Callable[[Told], Sentence | None]
"""Why something came out as it did, told from the event and those before it."""


class Purse(NamedTuple):
    """Money that is not a seat's and whose flow a recap shows; `read` says how much lies in it."""

    code: str
    """A label."""
    read: Callable[[Game[Any]], int]


@dataclass(frozen=True, slots=True)
class Ahead:
    """What a recap ends with: what comes, what to keep an eye on, and what was promised."""

    next: Iterable[Sentence] = ()
    watch: Iterable[Sentence] = ()
    promised: Iterable[Sentence] = ()


def nothing_ahead(game: Game[Any], viewer: int | None) -> Ahead:
    """`ahead` of a game that has nothing to say of what comes."""
    return Ahead()


def no_cash(game: Game[Any], seat: int) -> int:
    """`cash` of a game without money."""
    return 0


@dataclass(frozen=True, slots=True)
class Story:
    """All that a game says of how it is told.

    A recap keeps an account of each seat's money (`cash` says how much it has) and points. `headings` say, by
    the code of an event or the name of a step, under which heading (a code of the section `account`) stands what moved
    with it; what has none stands under its phase. `lines` are the events that can sum up what a seat did, the most
    telling first. `purses` hold money that all share, `common` are the events that can sum up what became of it.
    `causes` say of such events why they came out so. `ahead` says what comes, for a viewer.
    """

    tales: Mapping[str, Tale]
    cash: Callable[[Game[Any], int], int] = no_cash
    headings: Mapping[str, Heading] = field(default_factory=dict)
    lines: tuple[str, ...] = ()
    common: tuple[str, ...] = ()
    causes: Mapping[str, Cause] = field(default_factory=dict)
    purses: tuple[Purse, ...] = ()
    money: frozenset[str] = frozenset(("cash",))
    """The units that are written as money."""
    points_hold_cash: bool = False
    """Whether the points are a wealth that counts money as well. Then what moves the money is booked once, as money."""
    ahead: Callable[[Game[Any], int | None], Ahead] = nothing_ahead

    def tale(self, code: str) -> Tale:
        return self.tales.get(code, TRIVIA)


PLAIN: Final = Story({})
"""A game that says nothing of its events: all are trivia."""
