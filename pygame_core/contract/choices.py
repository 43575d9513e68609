"""What can be chosen and why not: reasons, rules, odds, options, decisions, deals."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

Answer = Any
"""Plain JSON: the value of an option, a list of them, or a number."""
Params = dict[str, Any]
"""Codes and figures of the rules, for whoever draws or weighs them; the words made of them stand beside."""

# --- reasons and rules ----------------------------------------------------------------------------------------


class Reason(TypedDict):
    """Why something is closed: the rule, and the sentence."""

    rule: str
    text: str


class RuleRef(TypedDict):
    """A rule of the ledger, by its id: what it says the page has from `rules`."""

    id: str


class LedgerRule(TypedDict):
    """A rule of the ledger."""

    id: str
    ref: str
    """Where the rulebook says it."""
    kind: str
    modes: list[str]
    text: str
    check: str
    """Left out of the page's packs, so that it is empty there."""
    ruling: str
    here: NotRequired[bool]
    """With a table: whether its modes are played at it."""


class Trouble(TypedDict):
    """Why a request was refused. `place` names the damage in a save, `recoverable` whether some of it is sound."""

    code: str
    text: str
    params: NotRequired[Params]
    place: NotRequired[str]
    recoverable: NotRequired[bool]
    detail: NotRequired[str]
    """The trace of a defect of ours."""


# --- what can be chosen ---------------------------------------------------------------------------------------


class OddsLine(TypedDict):
    """One outcome and its chance in thousandths."""

    text: str
    permille: int


class Odds(TypedDict):
    """What a roll can bring. `lost` dice are taken away from those that would be rolled."""

    dice: int
    lost: NotRequired[int]
    lines: list[OddsLine]


# `from` is a word of Python's own.
OddsByNumber = TypedDict("OddsByNumber", {"from": int, "by": list[Odds]})
"""A roll for each number that may be chosen, from the least one on."""


Risk = Literal["", "dice", "secret", "property"]
"""What an answer brings: dice roll, a card or a sealed answer shows (no undo then), or something owned goes."""


class Option(TypedDict):
    """One thing to choose. Its words are made; its figures stand in `params` for a board to read."""

    value: Answer
    """What is answered to choose it."""
    text: str
    params: Params
    detail: NotRequired[str]
    """A second, smaller line."""
    confirm: NotRequired[str]
    """What the button says when this is chosen, in place of the decision's own words."""
    target: NotRequired[str]
    """The id of the board element that it stands for."""
    on: NotRequired[str]
    """The kind of that element."""
    group: NotRequired[str]
    """The part of the board that it belongs to, in words: a long list is hung up in such groups."""
    odds: NotRequired[Odds]
    """Where dice are rolled."""
    quiet: NotRequired[bool]
    """Shown as a plain button of its own beside the others."""
    closed: NotRequired[Reason]


class Slot(Option):
    """A place to put something in an allotment: at least `least`, at most `cap`."""

    cap: int
    least: int


class WindowKind(TypedDict):
    """A kind of question that a person can wish to pass."""

    kind: str
    text: str


class BarRow(TypedDict):
    """Things of a kind. `values` are all the answers that take one, `next` those that can be given now, in turn."""

    text: str
    detail: str
    icon: str
    """The drawing of the game's icons that stands for one; empty if none does."""
    values: list[Answer]
    next: list[Answer]
    prices: list[int]
    """What the next ones cost, also those that cannot be paid."""
    worth: list[int]
    """What each of them brings later, where that is known."""
    closed: NotRequired[Reason]


class BarColumn(TypedDict):
    """A place to put things, and how many are there."""

    value: Answer
    text: str
    n: int
    target: NotRequired[str]


class Bar(TypedDict):
    """Things that are taken one by one, each by an answer (and a second one, where it goes to a column).

    The page writes what they come to by `bar.<code>.sum`, `.of`, `.after` and `.confirm` of the game's catalogue.
    """

    code: str
    params: Params
    rows: list[BarRow]
    columns: list[BarColumn]
    have: int
    """What there is to spend."""


class Asked(TypedDict):
    """What all kinds of decision share. `confirm` is a template: the page puts in `n` and `choice`."""

    seat: int
    code: str
    text: str
    help: str
    capacity: str
    """In which office or role the seat decides; empty if as itself."""
    confirm: str
    rule: RuleRef | None
    window: NotRequired[WindowKind]
    """The question only stands because of something the seat holds."""
    composes: NotRequired[bool]
    """Further questions can belong to the same decision."""
    opens: NotRequired[Answer]
    """The answer that stands there when the question comes up: what most would choose."""
    field: NotRequired[str]
    """What the number is of, where several of one decision are answered side by side."""
    ends: NotRequired[Answer]
    """The answer that ends the decision where it could go on; confirming gives it with what was composed."""
    bar: NotRequired[Bar]
    params: Params
    odds: NotRequired[Odds | OddsByNumber]


class Pick(Asked):
    """One of the options; the answer is its value."""

    kind: Literal["pick"]
    options: list[Option]


class PickMany(Asked):
    """Some of the options; the answer is the list of their values."""

    kind: Literal["pick_many"]
    options: list[Option]
    least: int
    most: int


class Amount(Asked):
    """A number from `lo` to `hi` in steps, or `out`, an option instead of any number; the answer is the number."""

    kind: Literal["amount"]
    lo: int
    hi: int
    step: int
    out: Option | None


class Allocate(Asked):
    """From `least` to `total` spread over the slots; the answer is a list of numbers, one a slot."""

    kind: Literal["allocate"]
    total: int
    least: int
    slots: list[Slot]


class Arrange(Asked):
    """All the items in an order of one's choosing; the answer is the list of their values."""

    kind: Literal["arrange"]
    items: list[Option]


Decision = Pick | PickMany | Amount | Allocate | Arrange
"""What a seat is asked, by kind."""

# --- deals ----------------------------------------------------------------------------------------------------


class Choice(TypedDict):
    """A value and its word."""

    value: Any
    text: str


# `from` again. A clause has the fields of its kind beside these.
Clause = TypedDict(
    "Clause",
    {
        "kind": str,
        "from": int,
        "to": int,
        "text": str,
        "binding": bool,
        "icon": NotRequired[str],
        "closed": NotRequired[Reason],
    },
)
"""One thing promised, said in words; with the fields of its kind."""

SaidWords = TypedDict(
    "SaidWords",
    {"from": int, "to": int, "text": str, "outcome": NotRequired[Literal["open", "kept", "broken", "void"]]},
)
"""What was said and binds nobody; of a word that was given, what became of it."""


class Offer(TypedDict):
    """An offer on the table: who made it, who has agreed."""

    id: int
    by: int
    parties: list[int]
    agreed: list[int]
    mine: bool
    answerable: bool
    """Whether the viewer can accept it now."""
    clauses: list[Clause]


class Refusal(TypedDict):
    """An offer that was declined in this phase, and why."""

    id: int
    at: int
    """Its position in the log."""
    by: int
    """Who declined."""
    to: list[int]
    """The other parties."""
    text: str
    """The reason in a sentence; empty if none was given."""
    clauses: list[Clause]
    wants: list[Clause]
    """What would be taken in place of the offer, as a whole offer; empty if nothing."""


class Window(TypedDict):
    """Whether the viewer may deal now, or why not."""

    open: bool
    why: str


class Deals(TypedDict):
    """Offers between seats. What they can be made of is asked for with `bargain`."""

    window: Window
    open: list[Offer]
    words: list[SaidWords]
    refused: list[Refusal]
    """The offers that were declined in this phase, the last one last."""
