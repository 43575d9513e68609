"""The words that families give each other, and by which events of the game they are kept or broken.

A word that tells of a turn is judged by what happens in it; with the end of the turn it is void if its occasion never
came: nobody breaks a word about an office that somebody else holds.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ...kernel.pledges import Blank, Judge, Outcome, Pledge, Word
from .calendar import PHASES
from .ids import PhaseId
from .pieces import by_number, holder
from .state import G, families

Params = dict[str, Any]

ANY_OFFICE: Final = "any_office"
FOR, AGAINST = "word.for", "word.against"
VOTES = {
    "parliament.voted_for": FOR,
    "parliament.voted_against": AGAINST,
    "parliament.voted_in_name": AGAINST,
}
SCANDAL, PROMISES = "spare.scandal", "spare.promises"
CONSENTS = {
    "hiring.nepotism": "consent.nepotism",
    "operations.debt": "consent.debt",
    "operations.ally": "consent.alliance",
    "family.broker": "consent.broker",
    "parliament.coalition": "consent.coalition",
    "parliament.window": "consent.window",
}
"""What can be consented to, by the code of the question."""
MOST_VOTES, MOST_MONEY, MOST_SHIPS, MOST_DIVIDENDS = 8, 20, 4, 4
CHAIRMAN: Final = "chairman"


# --- what may stand in the blanks -----------------------------------------------------------------------------
def _others(game: G, giver: int) -> list[int]:
    return [seat for seat in families(game) if seat != giver]


def _seats(game: G, giver: int) -> list[int]:
    return list(families(game))


def _offices(game: G, giver: int) -> list[str]:
    """Those that are in the game and that somebody hires."""
    posts = game.state.offices
    return [ANY_OFFICE, *(office for office in by_number() if posts[office].where != "out" and office != CHAIRMAN)]


def _treasuries(game: G, giver: int) -> list[str]:
    return list(game.state.company.treasuries)


def _regions(game: G, giver: int) -> list[str]:
    return list(game.state.india.regions)


def _up_to(most: int, code: str) -> Blank:
    return Blank("n", "number", lambda game, giver: list(range(1, most + 1)), code)


def _turns(phase: PhaseId) -> Callable[[G, int], list[int]]:
    """This turn, unless its phase has passed, and the next one."""

    def turns(game: G, giver: int) -> list[int]:
        turn = game.state.turn
        if turn.phase == "end":
            return []
        passed = turn.phase != "" and PHASES.index(turn.phase) > PHASES.index(phase)
        return [number for number in (turn.number, turn.number + 1) if number <= turn.last][int(passed) :]

    return turns


def _in(phase: PhaseId) -> Blank:
    return Blank("turn", "turn", _turns(phase), "turn")


def _labels(*names: str) -> Callable[[G, int], list[str]]:
    return lambda game, giver: list(names)


# --- judging --------------------------------------------------------------------------------------------------
def _over(word: Word, code: str, params: Params) -> bool:
    return code == "end.began" or (code == "turn.over" and params["turn"] > word["turn"])


def _judged(
    seen: Callable[[G, Word, str, Params], Outcome | None], late: Callable[[Word], Outcome], *, early: bool = False
) -> Judge:
    """What is seen in the turn of the word (or before it: `early`), or else what it comes to with its end."""

    def judge(game: G, word: Word, code: str, params: Params) -> Outcome | None:
        if _over(word, code, params):
            return late(word)
        if not early and game.state.turn.number < word["turn"]:
            return None
        return seen(game, word, code, params)

    return judge


def _broken_if_able(word: Word) -> Outcome:
    return "broken" if word["able"] else "void"


def _enough(word: Word) -> Outcome | None:
    return "kept" if word["done"] >= word["n"] else None


# --- one kind after the other ---------------------------------------------------------------------------------
def _hire(game: G, word: Word, code: str, params: Params) -> Outcome | None:
    """Broken by hiring somebody else where one of that family's could have been hired."""
    if code != "hiring.hired" or params["by"] != word["from"] or word["office"] not in (ANY_OFFICE, params["office"]):
        return None
    if params["seat"] == word["whose"]:
        return "kept"
    word["able"] = word["able"] or word["whose"] in params["among"]
    return "broken" if word["able"] and word["office"] != ANY_OFFICE else None


def _support(game: G, word: Word, code: str, params: Params) -> Outcome | None:
    """The last support before a Chairman is elected counts."""
    if code == "hiring.supports" and params["seat"] == word["from"]:
        word["able"], word["done"] = True, int(params["other"] == word["whose"])
    elif code == "hiring.waits" and params["seat"] == word["from"]:
        word["able"], word["done"] = True, 0
    elif code == "hiring.elected":
        return "kept" if word["done"] else _broken_if_able(word)
    return None


def _vote(game: G, word: Word, code: str, params: Params) -> Outcome | None:
    """Votes in the name of another are votes against."""
    if code in ("parliament.passed", "parliament.failed"):
        return _enough(word) or "broken"
    if code not in VOTES or params["seat"] != word["from"]:
        return None
    if VOTES[code] != word["side"]:
        return "broken"
    word["done"] += params["n"]
    return None


def _consent(game: G, word: Word, code: str, params: Params) -> Outcome | None:
    if code not in ("consent.given", "consent.refused") or params["seat"] != word["from"]:
        return None
    if params["by"] != word["whose"] or CONSENTS[params["what"]] != word["what"]:
        return None
    return "kept" if code == "consent.given" else "broken"


def _allocate(game: G, word: Word, code: str, params: Params) -> Outcome | None:
    if code != "operations.allocated" or holder(game, CHAIRMAN) != word["from"]:
        return None
    word["able"] = True
    word["done"] += params["n"] if params["into"] == word["office"] else 0
    return _enough(word)


def _fit(game: G, word: Word, code: str, params: Params) -> Outcome | None:
    """Broken only if there was a ship to fit."""
    if code != "operations.ship_fit" or params["seat"] != word["from"]:
        return None
    waits = any(yard.owner == word["whose"] and yard.at == "yard" for yard in game.state.yards)
    word["able"] = word["able"] or waits
    word["done"] += params["owner"] == word["whose"]
    return _enough(word)


def _deploy(game: G, word: Word, code: str, params: Params) -> Outcome | None:
    """Broken by deploying elsewhere only."""
    if code != "operations.deploy" or params["seat"] != word["from"]:
        return None
    word["able"] = True
    return "kept" if params["region"] == word["region"] else None


def _paid(word: Word, code: str, params: Params) -> int:
    """What the giver of the word pays with this, to whom it was given, later than the word."""
    if code == "promise.paid" and (params["seat"], params["other"]) == (word["from"], word["to"]):
        return int(params["n"])
    if code != "kernel.deal.made":
        return 0
    ends = word["from"], word["to"]
    return sum(c["n"] for c in params["clauses"] if c["kind"] == "cash" and (c["from"], c["to"]) == ends)


def _loot(game: G, word: Word, code: str, params: Params) -> Outcome | None:
    if code == "operations.earned" and params["seat"] == word["from"] and params["source"] == "earned.loot":
        word["able"] = True
    if word["able"]:
        word["done"] += _paid(word, code, params)
    return _enough(word)


def _dividend(game: G, word: Word, code: str, params: Params) -> Outcome | None:
    """Broken only if the Balance would have paid for so many."""
    if code not in ("revenue.dividends", "revenue.kept") or holder(game, CHAIRMAN) != word["from"]:
        return None
    if code == "revenue.kept":
        return "broken"
    most = params["n"] + params["balance"] // (params["cost"] // params["n"])
    return "kept" if params["n"] >= word["n"] else "broken" if most >= word["n"] else "void"


def _spare(game: G, word: Word, code: str, params: Params) -> Outcome | None:
    harms = ("promise.called",) if word["what"] == PROMISES else ("blackmail.scandal", "operations.dismissed")
    harmed = code in harms and (params["seat"], params["other"]) == (word["from"], word["to"])
    return "broken" if harmed else None


def _lend(game: G, word: Word, code: str, params: Params) -> Outcome | None:
    """What changes hands with the word itself is no payment back."""
    if game.position > word["at"]:
        word["done"] += _paid(word, code, params)
    return _enough(word)


WHOSE = Blank("whose", "seat", _others)
PLEDGES: dict[str, Pledge] = {
    "hire": Pledge(
        "writer", (WHOSE, Blank("office", "label", _offices), _in("hiring")), _judged(_hire, _broken_if_able)
    ),
    "support": Pledge("share", (Blank("whose", "seat", _seats), _in("hiring")), _judged(_support, _broken_if_able)),
    "vote": Pledge(
        "vote",
        (
            Blank("side", "label", _labels(FOR, AGAINST)),
            _up_to(MOST_VOTES, "votes"),
            _in("parliament"),
        ),
        _judged(_vote, _broken_if_able),
    ),
    "consent": Pledge(
        "check",
        (WHOSE, Blank("what", "label", _labels(*CONSENTS.values())), _in("upkeep")),
        _judged(_consent, _broken_if_able),
    ),
    "allocate": Pledge(
        "pound",
        (_up_to(MOST_MONEY, "money"), Blank("office", "label", _treasuries), _in("operations")),
        _judged(_allocate, _broken_if_able),
    ),
    "fit": Pledge(
        "shipyard",
        (_up_to(MOST_SHIPS, "ships"), WHOSE, _in("operations")),
        _judged(_fit, _broken_if_able),
    ),
    "deploy": Pledge(
        "regiment", (Blank("region", "label", _regions), _in("operations")), _judged(_deploy, _broken_if_able)
    ),
    "loot": Pledge("loot", (_up_to(MOST_MONEY, "money"), _in("operations")), _judged(_loot, _broken_if_able)),
    "dividend": Pledge(
        "ledger",
        (_up_to(MOST_DIVIDENDS, "dividends"), _in("revenue")),
        _judged(_dividend, _broken_if_able),
    ),
    "spare": Pledge(
        "eye",
        (Blank("what", "label", _labels(SCANDAL, PROMISES)), _in("upkeep")),
        _judged(_spare, lambda word: "kept", early=True),
    ),
    "lend": Pledge(
        "link",
        (_up_to(MOST_MONEY, "money"), _in("upkeep")),
        _judged(_lend, lambda word: "broken", early=True),
    ),
}
