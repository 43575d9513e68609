"""Deals in the terminal.

d                              the open offers
d accept 3, d decline 3, d withdraw 3
offer 2 coins 3 for crate tea  give player 2 three coins, take a crate of tea
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..bargaining import bargain
from ..kernel.deals import Clause, Trade, kind_of
from ..kernel.reasons import Refused
from ..present import Presenter
from .plain import whole
from .words import say

if TYPE_CHECKING:
    from ..contract.dealing import Give

MOVES = {"accept": "accept", "decline": "reject", "withdraw": "withdraw"}


def listing(presenter: Presenter, seat: int) -> list[str]:
    """What is offered, and what could be given."""
    said = presenter.deals(seat)
    if said is None:
        raise Refused("kernel.deal.none")
    out = [] if said["window"]["open"] else [said["window"]["why"]]
    for offer in said["open"]:
        terms = "; ".join(clause["text"] for clause in offer["clauses"])
        out.append(say("deal.offer", id=offer["id"], name=presenter.names[offer["by"]], terms=terms))
    for owner, rows in bargain(presenter)["gives"].items():
        kinds = [f"{row['kind']} {_most(row)}" for row in rows if row["pieces"] and row.get("most", 1)]
        if kinds:
            out.append(say("deal.gives", name=presenter.names[int(owner)], kinds=kinds))
    return out or [say("deal.none")]


def _most(row: Give) -> str:
    return f"1–{row['most']}" if "most" in row else "|".join(str(piece["value"]) for piece in row["pieces"])


def obey(presenter: Presenter, seat: int, words: list[str]) -> None:
    """`d accept 3` and its like."""
    if len(words) != 2 or words[0] not in MOVES:
        raise Refused("cli.deal")
    presenter.table.deal(seat, MOVES[words[0]], whole(words[1]))


def propose(presenter: Presenter, seat: int, words: list[str]) -> None:
    """`offer 2 coins 3 for crate tea`."""
    trade = presenter.table.ruleset.trade
    if trade is None:
        raise Refused("kernel.deal.none")
    if len(words) < 3:
        raise Refused("cli.offer")
    other = whole(words[0]) - 1
    middle = words.index("for") if "for" in words else len(words)
    clauses = [_clause(trade, seat, other, words[1:middle])] if middle > 1 else []
    if words[middle + 1 :]:
        clauses.append(_clause(trade, other, seat, words[middle + 1 :]))
    presenter.table.deal(seat, "propose", clauses)


def _clause(trade: Trade, giver: int, taker: int, words: list[str]) -> Clause:
    """`coins 3` as a clause; what the kind needs is read off its fields."""
    kind = kind_of(trade, words[0])
    if kind is None:
        raise Refused("kernel.deal.kind", kind=words[0][:40])
    one_text = list(kind.fields.values()) == [str]
    values = [" ".join(words[1:])] if one_text else words[1:]
    if len(values) != len(kind.fields):
        raise Refused("cli.offer")
    clause: Clause = {"kind": words[0], "from": giver, "to": taker}
    for (name, wanted), value in zip(kind.fields.items(), values, strict=True):
        clause[name] = whole(value) if wanted is int else wanted(value)
    return clause
