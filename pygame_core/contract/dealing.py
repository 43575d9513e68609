"""What the dialog of a deal is made of."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from .choices import Choice, Clause, Reason, RuleRef
from .view import Fact


class Piece(TypedDict):
    """A thing that can change hands, as it is drawn; `value` is null for one that is counted."""

    value: Any
    text: str
    whole: str
    """Its whole name, where `text` is shorter."""
    icon: str
    fact: str
    face: Literal["", "secret", "promise"]


class Give(TypedDict):
    """Something a seat could give: so many of one piece (`most`), or some of the pieces."""

    kind: str
    field: str
    """The field of a clause that says how many or which."""
    text: str
    money: bool
    most: NotRequired[int]
    pieces: list[Piece]


class Stays(TypedDict):
    """Something that a seat has and cannot give, and why."""

    text: str
    icon: str
    rule: RuleRef | None


class BlankForm(TypedDict):
    """A blank in the sentence of a word."""

    field: str
    holds: Literal["seat", "label", "number", "turn"]
    values: list[Choice]


class Verb(TypedDict):
    """A word that a seat can give. In the sentence `{from}`, `{to}` and the fields of the blanks stand in braces."""

    kind: str
    text: str
    icon: str
    sentence: str
    blanks: list[BlankForm]


class Owed(TypedDict):
    """A word that has still to be kept."""

    to: int
    text: str


class Trust(TypedDict):
    """How a seat has kept its words: what became of the last eight, the last one last, and which are still open."""

    seat: int
    last: list[Literal["kept", "broken", "void"]]
    owes: list[Owed]


OfferState = Literal["open", "made", "declined", "countered", "withdrawn", "lapsed"]


class PastOffer(TypedDict):
    """An offer of this phase, and what became of it."""

    id: int
    by: int
    parties: list[int]
    texts: list[str]
    state: OfferState


class Bargain(TypedDict):
    """What an offer can be composed of (by seat), and what came of those before."""

    gives: dict[str, list[Give]]
    stays: dict[str, list[Stays]]
    verbs: dict[str, list[Verb]]
    trust: list[Trust]
    """Empty where no words can be given."""
    offers: list[PastOffer]
    words: bool
    """Whether something may be said freely."""
    rule: RuleRef | None


class Moved(Fact):
    """A figure that would change."""

    was: int


class After(TypedDict):
    """The figures of a party that would change."""

    seat: int
    facts: list[Moved]


class Worth(TypedDict):
    """About what the viewer would give away by an offer and what it would get, in words: an estimate, as a computer
    player would reckon from what the viewer may know. Empty where nothing stands on that side, or it cannot be told."""

    gives: str
    gets: str


class Weighed(TypedDict):
    """What an offer would come to."""

    holds: bool
    why: Reason | None
    stops: int
    """The clause that cannot be kept, or -1."""
    after: list[After]
    clauses: list[Clause]
    worth: Worth
