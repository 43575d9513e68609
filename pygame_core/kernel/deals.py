"""Offers between seats, beside whatever decision is pending.

An offer is a list of clauses. The game says when a seat may deal (`Trade.window`), which kinds of clause there
are, whether each can be kept now (`check`) and how it is carried out (`apply`). A clause of kind `words` is said
and not binding: it is kept in sight in `game.deals["words"]`, and so is a pledge (`pledges`). An offer may be between
any number of seats. It holds when every party has agreed; it is then carried out as a whole, all or nothing: what one
clause brings, another may give on, and room that one makes, another may take. An offer that became impossible is
withdrawn with its reason.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from .decisions import short
from .pledges import EVENTS, RECORD, STANDING, Pledge, is_word
from .reasons import OPEN, Closed, Reason, Refused

if TYPE_CHECKING:
    from .game import Game

Clause = dict[str, Any]
Offer = dict[str, Any]

MOST_CLAUSES = 24
MOST_OPEN = 60
MOST_MADE = 80
"""Offers that one seat makes in a phase."""
LONGEST_WORDS = 280


@dataclass(frozen=True, slots=True)
class ClauseKind:
    """What can be traded: its fields with their types, whether it can be kept now, and how it is carried out.

    Where something is needed on the taker's side that other clauses of the deal may bring, `gives` says what is needed
    to begin with, and `holds` what must be true when all of them have been carried out."""

    fields: dict[str, type]
    check: Callable[[Game[Any], Clause], Reason]
    apply: Callable[[Game[Any], Clause], None]
    binding: bool = True
    gives: Callable[[Game[Any], Clause], Reason] | None = None
    holds: Callable[[Game[Any], Clause], Reason] | None = None


@dataclass(frozen=True, slots=True)
class Piece:
    """How a thing that can be given is shown: its drawing, a fact about it and a name that is shorter than its label
    (codes with their figures), and whether it lies facedown or is a promise."""

    icon: str
    fact: str = ""
    params: dict[str, Any] = field(default_factory=dict)
    name: str = ""
    face: Literal["", "secret", "promise"] = ""


class Stays(NamedTuple):
    """Something that a seat has and that cannot change hands."""

    kind: str
    icon: str
    rule: str
    """Why."""


def plain_piece(game: Game[Any], seat: int, kind: str, value: Any) -> Piece:
    """`piece` of a game that draws none."""
    return Piece(kind)


def nothing_stays(game: Game[Any], seat: int) -> list[Stays]:
    """`stays` of a game in which a seat has nothing worth a word that it cannot give."""
    return []


@dataclass(frozen=True, slots=True)
class Trade:
    """A game's rules for deals. `gives(game, seat)` lists what a seat could give, for the page and for bots:
    `{"kind": "cash", "field": "n", "most": 5}` or `{"kind": "card", "field": "card", "values": [...]}`. `piece(game,
    seat, kind, value)` says how one of these is shown (value None: a thing that is counted), `stays` what a seat cannot
    give. `money` is the kind that is money, `pledges` are the words that can be given."""

    window: Callable[[Game[Any], int], Reason]
    kinds: dict[str, ClauseKind]
    gives: Callable[[Game[Any], int], list[dict[str, Any]]]
    words: bool = field(default=True)
    pledges: dict[str, Pledge] = field(default_factory=dict)
    piece: Callable[[Game[Any], int, str, Any], Piece] = plain_piece
    stays: Callable[[Game[Any], int], list[Stays]] = nothing_stays
    money: str = ""
    heard: Callable[[Game[Any]], None] | None = None
    """What it changes that something was offered or said."""
    rule: str = ""
    """Where the rulebook speaks of deals."""


def _said(game: Game[Any], clause: Clause) -> None:
    game.deals["words"].append({"from": clause["from"], "to": clause["to"], "text": clause["text"]})


def _speakable(game: Game[Any], clause: Clause) -> Reason:
    text = clause["text"]
    if not text.strip() or len(text) > LONGEST_WORDS:
        return Closed("kernel.deal.words", most=LONGEST_WORDS)
    return OPEN


WORDS = ClauseKind({"text": str}, _speakable, _said, binding=False)


def kind_of(trade: Trade, name: object) -> ClauseKind | None:
    if name == "words":
        return WORDS if trade.words else None
    if not isinstance(name, str):
        return None
    if name in trade.pledges:
        pledge = trade.pledges[name]
        return ClauseKind(pledge.fields, pledge.check, pledge.give, binding=False)
    return trade.kinds.get(name)


def check_clause(game: Game[Any], trade: Trade, clause: Clause) -> Reason:
    """Whether a clause could be kept by itself."""
    kind = kind_of(trade, clause["kind"])
    return kind.check(game, clause) if kind else Closed("kernel.deal.kind", kind=str(clause["kind"])[:40])


class Attempt(NamedTuple):
    """What a list of clauses leads to, one after the other: the game then, or where it stops and why."""

    game: Game[Any]
    stops: int
    why: Closed | None


def carry_out(game: Game[Any], trade: Trade, clauses: list[Clause]) -> Attempt:
    """Carry out the clauses in their order, one that needs what another brings after that one; then all must hold."""
    left = list(range(len(clauses)))
    while left:
        reasons = {}
        for number in left:
            kind = kind_of(trade, clauses[number]["kind"])
            reasons[number] = _to_begin(game, kind, clauses[number])
            if kind is not None and reasons[number] is OPEN:
                kind.apply(game, clauses[number])
                left.remove(number)
                break
        else:
            return Attempt(game, left[0], reasons[left[0]])  # type: ignore[arg-type]
    for number, clause in enumerate(clauses):
        kind = kind_of(trade, clause["kind"])
        reason = kind.holds(game, clause) if kind is not None and kind.holds is not None else OPEN
        if isinstance(reason, Closed):
            return Attempt(game, number, reason)
    return Attempt(game, -1, None)


def _to_begin(game: Game[Any], kind: ClauseKind | None, clause: Clause) -> Reason:
    if kind is None:
        return Closed("kernel.deal.kind", kind=str(clause["kind"])[:40])
    return (kind.gives or kind.check)(game, clause)


def attempt(game: Game[Any], trade: Trade, clauses: list[Clause]) -> Attempt:
    """What the clauses would lead to. Nothing changes."""
    return carry_out(game.apart(), trade, clauses)


def alone(game: Game[Any], trade: Trade, clauses: list[Clause]) -> Closed | None:
    """Why one of these clauses could not be kept by itself, or None."""
    for clause in clauses:
        reason = check_clause(game, trade, clause)
        if isinstance(reason, Closed):
            return reason
    return None


def read_clauses(game: Game[Any], trade: Trade, given: Any) -> tuple[list[Clause], bool]:
    """The clauses of an incoming offer, checked for form and for whether they can be kept; else `Refused`. Also whether
    they are a chain, in which one clause gives on what another has brought, so that it could not be kept alone."""
    clauses = formed(game, trade, given)
    chain = alone(game, trade, clauses) is not None
    if chain and (reason := attempt(game, trade, clauses).why) is not None:
        raise Refused(reason)
    return clauses, chain


def formed(game: Game[Any], trade: Trade, given: Any) -> list[Clause]:
    """The clauses of an incoming offer, each of the form of its kind; else `Refused`."""
    if not isinstance(given, list) or not given:
        raise Refused("kernel.deal.empty")
    if len(given) > MOST_CLAUSES:
        raise Refused("kernel.deal.long", most=MOST_CLAUSES)
    for number, clause in enumerate(given, 1):
        _read_form(game.seats, trade, number, clause)
    return [dict(clause) for clause in given]


def _read_form(seats: int, trade: Trade, number: int, clause: Any) -> ClauseKind:
    """The kind of a clause that has the form of its kind; else `Refused`."""
    kind = kind_of(trade, clause.get("kind")) if isinstance(clause, dict) else None
    if kind is None:
        raise Refused("kernel.deal.kind", kind=short(clause))
    if set(clause) != {"kind", "from", "to", *kind.fields}:
        raise Refused("kernel.deal.fields", n=number, kind=clause["kind"], fields=sorted(kind.fields))
    for name, wanted in {"from": int, "to": int, **kind.fields}.items():
        if type(clause[name]) is not wanted:
            raise Refused("kernel.deal.fields", n=number, kind=clause["kind"], fields=sorted(kind.fields))
    if clause["from"] == clause["to"] or not all(0 <= clause[end] < seats for end in ("from", "to")):
        raise Refused("kernel.deal.parties", n=number)
    return kind


OFFER = {"id": int, "by": int, "parties": list, "clauses": list, "agreed": list, "counters": int, "chain": bool}
"""`chain` stands only in an offer that is one."""


def check_saved(seats: int, trade: Trade | None, found: dict[str, Any]) -> str | None:
    """Where the deals of a saved game are not of the form that this module gives them; None if they are."""
    if {name: type(value) for name, value in found.items()} != {"next": int, "open": list, "words": list}:
        return "deals"
    if trade is None:
        return "deals" if found["open"] or found["words"] else None
    for number, row in enumerate(found["words"]):
        if not isinstance(row, dict) or not _remembered(seats, trade, row):
            return f"deals.words[{number}]"
    for number, offer in enumerate(found["open"]):
        if (
            not isinstance(offer, dict)
            or {name: type(value) for name, value in {"chain": True, **offer}.items()} != OFFER
        ):
            return f"deals.open[{number}]"
        if any(type(seat) is not int or not 0 <= seat < seats for seat in offer["parties"] + offer["agreed"]):
            return f"deals.open[{number}]"
        if not all(_formed(seats, trade, clause) for clause in offer["clauses"]):
            return f"deals.open[{number}].clauses"
    return None


def _remembered(seats: int, trade: Trade, row: dict[str, Any]) -> bool:
    """Whether this is something said, or a word that was given with what became of it."""
    if not is_word(row):
        return _formed(seats, trade, {"kind": "words", **row})
    if row.get("kind") not in trade.pledges or row["outcome"] not in (STANDING, *EVENTS):
        return False
    if any(type(row.get(name)) is not wanted for name, wanted in RECORD.items()):
        return False
    return _formed(seats, trade, {name: value for name, value in row.items() if name not in RECORD})


def _formed(seats: int, trade: Trade, clause: Any) -> bool:
    try:
        _read_form(seats, trade, 0, clause)
    except Refused:
        return False
    return True


def find(game: Game[Any], number: Any) -> Offer:
    for offer in game.deals["open"]:
        if offer["id"] == number and type(number) is int:
            return offer  # type: ignore[no-any-return]
    raise Refused("kernel.deal.gone", id=str(number)[:20])


def _propose(game: Game[Any], trade: Trade, seat: int, given: Any, counters: int) -> None:
    clauses, chain = read_clauses(game, trade, given)
    parties = sorted({clause[end] for clause in clauses for end in ("from", "to")})
    if seat not in parties:
        raise Refused("kernel.deal.not_party", seat=seat)
    for party in parties:
        reason = trade.window(game, party)
        if isinstance(reason, Closed):
            raise Refused(reason)
    if len(game.deals["open"]) >= MOST_OPEN:
        raise Refused("kernel.deal.too_many", most=MOST_OPEN)
    number = game.deals["next"]
    game.deals["next"] = number + 1
    offer = {"id": number, "by": seat, "parties": parties, "clauses": clauses, "agreed": [seat], "counters": counters}
    game.deals["open"].append({**offer, "chain": True} if chain else offer)
    if counters:
        game.log("kernel.deal.countered", seat=seat, id=number, old=counters, clauses=clauses)
    else:
        game.log("kernel.deal.proposed", seat=seat, id=number, clauses=clauses)
    if trade.heard is not None:
        trade.heard(game)


def check_number(game: Game[Any], seat: int, name: object) -> None:
    """A limit for fresh offers: one that stands in a record was made, under whatever limit there was then."""
    if name in ("propose", "counter") and made_in_phase(game, seat) >= MOST_MADE:
        raise Refused("kernel.deal.tireless", most=MOST_MADE)


def made_in_phase(game: Game[Any], seat: int) -> int:
    """How many offers a seat has made in this phase, as far as the log goes back."""
    now, made = _phase(game.place), 0
    for _, place, _, code, params, _, _ in reversed(game.events):
        if _phase(place) != now:
            break
        made += code in ("kernel.deal.proposed", "kernel.deal.countered") and params["seat"] == seat
    return made


def _phase(place: dict[str, Any]) -> tuple[Any, Any]:
    return place.get("turn"), place.get("phase")


def propose(game: Game[Any], trade: Trade, seat: int, clauses: Any) -> None:
    _propose(game, trade, seat, clauses, 0)


def counter(game: Game[Any], trade: Trade, seat: int, number: Any, clauses: Any) -> None:
    """Another offer in place of this one."""
    old = find(game, number)
    if seat not in old["parties"]:
        raise Refused("kernel.deal.not_party", seat=seat)
    game.deals["open"].remove(old)
    _propose(game, trade, seat, clauses, old["id"])


def accept(game: Game[Any], trade: Trade, seat: int, number: Any) -> None:
    offer = find(game, number)
    if seat not in offer["parties"]:
        raise Refused("kernel.deal.not_party", seat=seat)
    if seat in offer["agreed"]:
        raise Refused("kernel.deal.agreed", seat=seat)
    for party in offer["parties"]:
        reason = trade.window(game, party)
        if isinstance(reason, Closed):
            raise Refused(reason)
    offer["agreed"].append(seat)
    if len(offer["agreed"]) < len(offer["parties"]):
        game.log("kernel.deal.agreed", seat=seat, id=offer["id"])
        return
    game.deals["open"].remove(offer)
    done = carry_out(game, trade, offer["clauses"])
    if done.why is not None:
        raise Refused(done.why)
    game.log("kernel.deal.made", seat=seat, id=offer["id"], clauses=offer["clauses"], parties=offer["parties"])


REASONS: dict[str, dict[str, type]] = {
    "kernel.deal.why.bad": {},
    "kernel.deal.why.helps": {"other": int},
    "kernel.deal.why.impossible": {},
    "kernel.deal.why.later": {},
    "kernel.deal.why.never": {},
    "kernel.deal.why.word": {},
}
"""What may be said of an offer that is declined, with the parameters of the sentence."""


def read_refusal(game: Game[Any], trade: Trade, given: Any) -> dict[str, Any]:
    """Why an offer is declined and what would be taken instead: `{"code", "params", "wants"}`, checked for form."""
    if type(given) is not dict or set(given) != {"code", "params", "wants"} or type(given["params"]) is not dict:
        raise Refused("kernel.deal.why", known=sorted(REASONS))
    fields = REASONS.get(given["code"]) if isinstance(given["code"], str) else None
    if fields is None or {name: type(value) for name, value in given["params"].items()} != fields:
        raise Refused("kernel.deal.why", known=sorted(REASONS))
    wants = read_clauses(game, trade, given["wants"])[0] if given["wants"] != [] else []
    return {"code": given["code"], "params": dict(given["params"]), "wants": wants}


def reject(game: Game[Any], trade: Trade, seat: int, number: Any, said: Any = None) -> None:
    """Decline, with or without a word about it."""
    offer = find(game, number)
    if seat not in offer["parties"] or seat == offer["by"]:
        raise Refused("kernel.deal.not_party", seat=seat)
    answer: dict[str, Any] = {} if said is None else {"said": read_refusal(game, trade, said)}
    game.deals["open"].remove(offer)
    parties = [party for party in offer["parties"] if party != seat]
    game.log("kernel.deal.rejected", seat=seat, id=offer["id"], clauses=offer["clauses"], parties=parties, **answer)


def withdraw(game: Game[Any], trade: Trade, seat: int, number: Any) -> None:
    offer = find(game, number)
    if seat != offer["by"]:
        raise Refused("kernel.deal.not_yours", seat=seat)
    game.deals["open"].remove(offer)
    game.log("kernel.deal.withdrawn", seat=seat, id=offer["id"], clauses=offer["clauses"])


def impossible(game: Game[Any], trade: Trade, offer: Offer) -> Closed | None:
    """Why an open offer can no longer be carried out, or None."""
    for party in offer["parties"]:
        reason = trade.window(game, party)
        if isinstance(reason, Closed):
            return reason
    clauses = offer["clauses"]
    return attempt(game, trade, clauses).why if "chain" in offer else alone(game, trade, clauses)


def lapse(game: Game[Any], trade: Trade) -> None:
    """Withdraw every open offer that became impossible, saying why."""
    for offer in list(game.deals["open"]):
        reason = impossible(game, trade, offer)
        if reason is not None:
            game.deals["open"].remove(offer)
            game.log(
                "kernel.deal.lapsed", id=offer["id"], seat=offer["by"], why=reason.describe(), clauses=offer["clauses"]
            )


MOVES: dict[str, Callable[..., None]] = {
    "propose": propose,
    "counter": counter,
    "accept": accept,
    "reject": reject,
    "withdraw": withdraw,
}
ARGUMENTS = {"propose": (1,), "counter": (2,), "accept": (1,), "reject": (1, 2), "withdraw": (1,)}
"""How many arguments each takes; declining may come with a word about it."""


def move(game: Game[Any], trade: Trade | None, seat: int, name: Any, arguments: Any) -> None:
    """Carry out one deal move; `Refused` may leave the game half changed (the table puts it back)."""
    if trade is None:
        raise Refused("kernel.deal.none")
    if not isinstance(name, str) or name not in MOVES:
        raise Refused("kernel.deal.move", move=str(name)[:40], known=sorted(MOVES))
    if not isinstance(arguments, list) or len(arguments) not in ARGUMENTS[name]:
        raise Refused("kernel.deal.arguments", move=name, n=ARGUMENTS[name][0])
    MOVES[name](game, trade, seat, *arguments)
