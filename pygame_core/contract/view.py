"""What a viewer sees: the sections of a view, and the log."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from .choices import Deals, Decision, Option, Params

# --- sections of a view ---------------------------------------------------------------------------------------


class BranchLine(TypedDict):
    """The game's own line, or a what-if beside it."""

    id: str
    name: str
    at: int
    positions: int
    current: bool


class Meta(TypedDict):
    """Which game this is, how it was set up, and which line of it lies open."""

    game: str
    title: str
    scenario: str
    scenarioText: str
    options: dict[str, Any]
    seed: str
    position: int
    branch: str
    """Empty on the game's own line."""
    branches: list[BranchLine]
    supplements: list[str]
    """What of the rules only some modes need, and this one does."""


class ChainLink(TypedDict):
    """A phase of the turn."""

    id: str
    text: str
    state: Literal["done", "now", "next"]


class PlaceWords(TypedDict):
    turnText: str
    phaseText: str


class LinePlace(PlaceWords):
    """Where in the game something happened."""

    turn: int | None
    phase: str | None


class Place(PlaceWords):
    """Where the game is, with whatever else the game says of it."""

    turn: NotRequired[int]
    phase: NotRequired[str]
    chain: list[ChainLink]


class Fact(TypedDict):
    """A public figure of a seat; `shown` is how the game writes it."""

    key: str
    text: str
    value: int
    shown: str
    money: bool
    icon: NotRequired[str]


class Seat(TypedDict):
    """Who sits there, and the public figures."""

    seat: int
    name: str
    kind: str
    """`human`, or a bot's id."""
    human: bool
    house: int
    """The colour, 1 to 6."""
    active: bool
    score: int | None
    scoreText: NotRequired[str]
    facts: list[Fact]


class Waiting(TypedDict):
    """Who must decide what; `secret` if several do at once."""

    seat: int
    name: str
    text: str
    between: str
    """What can be answered, in words; empty where that would tell what the viewer may not know."""
    secret: bool


class Undo(TypedDict):
    """Whether the viewer can take back, to which position, or why not."""

    can: bool
    why: str
    to: NotRequired[int]


class PassedWords(TypedDict):
    """A question that was answered for somebody, and the answer."""

    text: str
    answer: str


class Passed(PassedWords):
    """One that was answered for the viewer; it can be asked again from that position."""

    position: int
    window: str
    """The kind of window; empty for a question with a single answer."""
    open: bool
    """Whether it can be asked again: nothing has shown since."""
    hidden: bool
    """Whether others would learn something by knowing that it was passed."""


Wish = Literal["usable", "pass", "always"]
"""To be asked only when something can be used, never, or always."""


class WindowWish(TypedDict):
    """A kind of window, and what the viewer wishes of it."""

    kind: str
    text: str
    wish: Wish


class Habits(TypedDict, total=False):
    """What the people at a table wish to be asked. It is kept beside the save, and given again when that is loaded."""

    usual: Wish
    """Of every kind of window of which nothing is said."""
    wishes: list[dict[str, Wish]]
    """By seat, and by kind of window."""
    held: list[int]
    """Positions at which somebody wants to be asked, having taken back what was passed there."""


class ScoreLine(TypedDict):
    """A line of the reckoning, and what the seat has with it."""

    seat: int
    code: str
    text: str
    amount: int
    total: int


class Over(TypedDict):
    """How the game ended."""

    scores: list[int]
    order: list[int]
    winners: list[int]
    text: str
    lines: list[ScoreLine]


class Sections(TypedDict, total=False):
    """What a view is made of: these, and sections of the game's own as `board/<name>`, which are data (a game without
    a board module is drawn from them and from its labels). In those that the ruleset names as `worded` whatever has a
    `code` has its `text`, and what is `closed` its rule and text."""

    meta: Meta
    place: Place
    seats: list[Seat]
    waiting: list[Waiting]
    coming: str
    """By when the viewer, who need not decide now, decides for certain; empty where that is not certain."""
    decision: Decision | None
    """What the viewer is asked."""
    acts: list[Option]
    """What the viewer may do beside it."""
    deals: Deals | None
    """None if the game has none."""
    undo: Undo
    passed: list[Passed]
    """What was answered for the viewer since an own decision or since anything showed."""
    windows: list[WindowWish]
    """What the viewer wishes to be asked."""
    redo: bool
    """Whether something taken back can be given again."""
    over: Over | None
    curtain: list[int] | None
    """The seats whose secrets the viewer must not see while the screen is theirs."""


# --- the log --------------------------------------------------------------------------------------------------


class Changed(TypedDict):
    """Something that went up or down by `amount`: a seat's, or what all share. `text` is what was counted, `shown` the
    amount with its sign, as the game writes it (as `money`), `said` the amount with what was counted, where it is not
    money."""

    text: str
    amount: int
    shown: str
    said: str
    money: bool
    unit: str
    seat: int | None
    target: NotRequired[str]


class StrengthPart(TypedDict):
    text: str
    n: int


class Strength(TypedDict):
    """One side of a fight, and what its strength is made of."""

    name: str
    total: int
    parts: list[StrengthPart]


class Strengths(TypedDict):
    attacker: Strength
    defender: Strength


class CastVotes(TypedDict):
    """So many votes of one seat for one side, in the order in which they were cast; one row of them may decide."""

    seat: int
    side: Literal["for", "against"]
    n: int
    decides: bool


# `from` is a word of Python's own.
EndedAt = TypedDict("EndedAt", {"kind": Literal["phase", "turn"], "text": str, "from": int, "to": int})
"""What came to its end right before a line, as a recap can be asked for it: `from` one position `to` another."""


class LogLine(TypedDict):
    """What happened, said in words. `at` is how many entries the record held.

    Lines with the same `group` are one moment: the first of them leads, each has its own `changes`, and the moment
    weighs as much as its heaviest line.
    """

    at: int
    place: LinePlace
    step: str
    code: str
    text: str
    params: Params
    weight: Literal["trivia", "check", "event", "turning"]
    """To the viewer: what hits them weighs one more than it does to others."""
    group: NotRequired[str]
    seat: NotRequired[int]
    rule: NotRequired[str]
    title: NotRequired[str]
    """What it was about, without how it came out."""
    dice: NotRequired[list[int]]
    lost: NotRequired[int]
    """So many dice more would have been rolled if nothing had taken them away."""
    deciding: NotRequired[int]
    """The index of the die that decided."""
    chance: NotRequired[int]
    """How likely this outcome was, in thousandths."""
    verdict: NotRequired[str]
    """How it came out, in a word or two."""
    tone: NotRequired[Literal["good", "plain", "bad"]]
    """Stands beside a verdict."""
    about: NotRequired[list[str]]
    """The elements of the board that it concerns."""
    changes: NotRequired[list[Changed]]
    strengths: NotRequired[Strengths]
    votes: NotRequired[list[CastVotes]]
    ended: NotRequired[list[EndedAt]]
    """A turn that ended stands after its last phase."""
    mark: NotRequired[str]
    """What kind of turning point it was."""
    secret: NotRequired[bool]
    """Written for some eyes only."""


class LogPatch(TypedDict):
    """Lines up to position `keep` still hold; these come after them."""

    keep: int
    add: list[LogLine]
