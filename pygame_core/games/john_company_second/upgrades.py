"""Checkpoints of saves that were written with older rules, brought to the shape that the state has today.

Version 1 kept what is remembered for a while as words in one list, `turn.used`: `writer_bonus/2`, `taxed/windows`,
`refused/coalition/0/3`. Today each of these stands in a record of the phase, vote or turn that it belongs to.

Version 2 knew no firms, version 3 no Crown, version 4 no families that are committed to a vote.
"""

from __future__ import annotations

from typing import Any

from .promises import card_of
from .state import NOBODY

Json = dict[str, Any]
Words = list[list[str]]


WORDS = (
    "allied", "board_of_control", "expenses_paid", "final", "govern_tax", "refused", "season", "support", "taxed",
    "voiceless", "voted_for", "votes_cast", "writer_bonus",
)  # fmt: skip
CONSENTS = ("alliance", "broker", "coalition", "debt", "nepotism", "oversight")


def from_1(checkpoint: Json) -> Json:
    old = checkpoint["state"]
    words = [word.split("/") for word in old["turn"]["used"]]
    if unknown := [
        word for word in words if word[0] not in WORDS or (word[0] == "refused" and word[1] not in CONSENTS)
    ]:
        raise ValueError(f"{'/'.join(unknown[0])!r} is no word of a turn")
    return checkpoint | {
        "agenda": [[step, {} if step == "policy.paid" else params] for step, params in checkpoint["agenda"]],
        "state": old | {
            "families": [_family(family) for family in old["families"]],
            "company": old["company"] | {"election": _election(old, words)},
            "parliament": _parliament(old, words),
            "india": {name: value for name, value in old["india"].items() if name != "lost"},
            "london": old["london"] | {"season": _season(old, words)},
            "turn": _turn(old, words),
        }
    }  # fmt: skip


def _after(words: Words, *begin: str) -> Words:
    """What follows in the words that begin so."""
    return [word[len(begin) :] for word in words if word[: len(begin)] == list(begin)]


def _named(words: Words, *begin: str) -> list[str]:
    return [name for (name,) in _after(words, *begin)]


def _seats(words: Words, *begin: str) -> list[int]:
    return [int(seat) for seat in _named(words, *begin)]


def _each(seats: int, some: list[int]) -> list[bool]:
    return [seat in some for seat in range(seats)]


# --- families and London --------------------------------------------------------------------------------------
def _family(old: Json) -> Json:
    kept = {name: value for name, value in old.items() if name not in ("spent", "retired")}
    return kept | {"promises": [card_of(int(guarantor), promise) for guarantor, promise in old["promises"]]}


def _season(old: Json, words: Words) -> Json:
    """Discounts serve once in a season and once more in Final Scoring."""
    families = old["families"]
    used = _after(words, "final" if old["turn"]["phase"] == "end" else "season")
    letters = [int(seat) for seat, what in used if what == "letters"]
    return {
        "spent": [family["spent"] for family in families],
        "retired": [family["retired"] for family in families],
        "letters": _each(len(families), letters),
        "discounts": [
            [what for owner, what in used if int(owner) == seat and what != "letters"]
            for seat in range(len(families))
        ],
    }  # fmt: skip


# --- the election ---------------------------------------------------------------------------------------------
def _election(old: Json, words: Words) -> Json:
    """The promises that were called in for an election are forgotten with its end."""
    seats, support = len(old["families"]), old["turn"]["support"]
    running = old["turn"]["phase"] == "hiring" and old["offices"]["chairman"]["where"] == "vacant"
    return {
        "declared": bool(support),
        "support": support or [NOBODY] * seats,
        "bound": _each(seats, _seats(words, "support") if running else []),
    }


# --- Parliament -----------------------------------------------------------------------------------------------
OF_THE_BALLOT = ("law", "stop", "window", "named", "votes", "against", "opposed", "turned")


def _parliament(old: Json, words: Words) -> Json:
    parliament = old["parliament"]
    seats = len(old["families"])
    ballot = {name: parliament[name] for name in OF_THE_BALLOT}
    under_way = words if parliament["law"] else []
    ballot |= {
        "turned": [_turned([thing.split("/") for thing in things]) for things in parliament["turned"]],
        "cast": ["votes_cast"] in under_way,
        "supported": _each(seats, _seats(under_way, "voted_for")),
        "refused": [{"by": int(by), "credit": int(credit)} for by, credit in _after(under_way, "refused", "coalition")],
    }
    levies = [{"on": kind} for kind in _named(words, "taxed")]
    kept = {name: value for name, value in parliament.items() if name not in OF_THE_BALLOT}
    return kept | {"ballot": ballot, "levy": levies[0] if levies else None}


def _turned(things: Words) -> Json:
    return {
        "workshops": sum(_seats(things, "workshop")),
        "yards": _seats(things, "yard"),
        "cards": [thing[0] for thing in things if len(thing) == 1],
    }


# --- the turn -------------------------------------------------------------------------------------------------
def _turn(old: Json, words: Words) -> Json:
    turn = old["turn"]
    return {name: turn[name] for name in ("number", "last", "first", "phase")} | {
        "bonus_writers": _seats(words, "writer_bonus"),
        "operations": {
            "debt_advanced": turn["debt_advanced"],
            "dismissed": ["board_of_control"] in words,
            "traded": turn["traded"],
            "allied": _named(words, "allied"),
            "burdened": _named(words, "govern_tax"),
        },
        "revenue": {"loans": turn["loans"], "paid": ["expenses_paid"] in words},
        "refusals": _refusals(_after(words, "refused")),
        "silent": _silent(len(old["families"]), _after(words, "voiceless")),
        "lost": old["india"]["lost"],
    }


def _refusals(refused: Words) -> Json:
    return {
        "debt": ["debt"] in refused,
        "broker": _seats(refused, "broker"),
        "kin": _named(refused, "nepotism"),
        "commands": _named(refused, "oversight"),
        "alliances": _named(refused, "alliance"),
    }


def _silent(seats: int, passed_on: Words) -> Json:
    workshops = _seats(passed_on, "workshop")
    return {
        "workshops": [workshops.count(seat) for seat in range(seats)],
        "yards": _seats(passed_on, "yard"),
        "cards": [thing[0] for thing in passed_on if len(thing) == 1],
    }


# --- the Crown -------------------------------------------------------------------------------------------------
def from_4(checkpoint: Json) -> Json:
    old = checkpoint["state"]
    return checkpoint | {"state": old | {"parliament": _uncommitted(old), "crown": _presiding(old["crown"])}}


def _uncommitted(old: Json) -> Json:
    """Nobody was committed to a vote, or asked about one that others could pay for."""
    parliament, nobody = old["parliament"], [False] * len(old["families"])
    with_both: Json = parliament | {"ballot": parliament["ballot"] | {"committed": nobody, "prompted": [*nobody]}}
    return with_both


def _presiding(crown: Json | None) -> Json | None:
    """What was paid for in a Presidency stood with the duty in hand; an order could not be paid for, but who is next.
    The last decisions were kept without figures: these are not told any more."""
    if crown is None:
        return None
    duty = crown["duty"]
    leads = duty["of"] == "presidency"
    presiding: Json = {
        "home": duty["where"] if leads else "",
        "turn": duty["turn"] if leads else 0,
        "shift": duty["shift"] if leads else 0,
        "order": [],
        "acted": [],
    }
    return crown | {"presiding": presiding, "deeds": []}


def from_3(checkpoint: Json) -> Json:
    """Nobody played but persons."""
    return checkpoint | {"state": checkpoint["state"] | {"crown": None}}


# --- firms ----------------------------------------------------------------------------------------------------
def from_2(checkpoint: Json) -> Json:
    """There was no firm, no share was new to it, and no ship lay on a charter."""
    old = checkpoint["state"]
    seats = len(old["families"])
    turn = old["turn"]
    return checkpoint | {
        "state": old | {
            "yards": [yard | {"charter": NOBODY} for yard in old["yards"]],
            "turn": turn | {
                "fresh": [0] * seats,
                "operations": turn["operations"] | {"opened": []},
                "refusals": turn["refusals"] | {"firms": []},
            },
            "firms": [],
            "prison": [0] * seats,
        }
    }  # fmt: skip
