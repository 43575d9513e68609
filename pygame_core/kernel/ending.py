"""What a game says of its end: how its scoring is counted, which dice were somebody's luck, and what became of what
all shared.

A game declares an `Ending`; the frame (`pygame_core.ending`) plays the record again, adds up and puts into words. What
a line of the scoring came from are `Part`s: those of one line add up to it, to the last point.

>>> shares = Part("score.shares", "part.shares", 4, 12)
>>> shares.amount
48
>>> throws = [Throw(0, 1, 0.5), Throw(0, 0, 0.75)]
>>> sum(throw.came for throw in throws), sum(throw.chance for throw in throws)
(1, 1.25)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from .events import Event
from .story import Sentence

if TYPE_CHECKING:
    from .game import Game


class Part(NamedTuple):
    """What a line of the scoring is made of: `n` things that count `each` so much. `of` is the code of the line."""

    of: str
    code: str
    n: int
    each: int = 1
    params: Mapping[str, Any] = {}
    section: str = "ending"
    """Of the catalogue, in which the code stands."""

    @property
    def amount(self) -> int:
        return self.n * self.each


class Throw(NamedTuple):
    """Dice of one seat: whether it `came` (1 or 0), and how likely that was."""

    seat: int
    came: int
    chance: float


class Booked(NamedTuple):
    """So much a seat's own track moved, under a heading of the section `account`, in a phase."""

    heading: str
    phase: str
    amount: int


class Finished(NamedTuple):
    """A game that is over: as it stands, what happened, and of each seat what moved on its track."""

    game: Game[Any]
    events: list[Event]
    booked: list[list[Booked]]


class Track(NamedTuple):
    """A figure of what all share, looked at after every turn: `code` stands in the section `ending`. `falls` is the
    value at which all is lost."""

    code: str
    read: Callable[[Game[Any]], int]
    money: bool = False
    falls: int | None = None


class Tally(NamedTuple):
    """How often something happened to what all share: a code of the section `ending`, and the codes of the events."""

    code: str
    events: tuple[str, ...]


Thrown = Callable[["Game[Any]", Event], "Throw | None"]
"""What an event with dice was to whoever rolled them; None if it was no luck of anybody's."""


def nothing_counted(finished: Finished, seat: int) -> list[Part]:
    """`parts` of a game whose lines of the scoring say all there is to say."""
    return []


@dataclass(frozen=True, slots=True)
class Ending:
    """All that a game says of its end.

    `parts` say what the lines of the scoring of a seat came from. `measured` names lines that are an award for the most
    of something: their parts add up to the measure (a code of the section `ending`), not to the points. `track` is what
    a seat has on a track of points, where there is one that the final scoring goes on from. `luck` says by the code of
    an event whose dice those were. `tracks` and `tallies` are of what all share, and `fate` is what became of it.
    """

    parts: Callable[[Finished, int], list[Part]] = nothing_counted
    measured: Mapping[str, str] = field(default_factory=dict)
    track: Callable[[Game[Any], int], int] | None = None
    luck: Mapping[str, Thrown] = field(default_factory=dict)
    tracks: tuple[Track, ...] = ()
    tallies: tuple[Tally, ...] = ()
    fate: Callable[[Game[Any]], Sentence] | None = None
