"""What the view says of deals: the offers that stand, what was said, and what was declined."""

from __future__ import annotations

from collections.abc import Container
from itertools import takewhile
from typing import TYPE_CHECKING, Any, cast

from .kernel.deals import Trade, attempt, check_clause, impossible, kind_of
from .kernel.events import Event
from .kernel.game import Game
from .kernel.pledges import Blank, clause_of, is_word
from .kernel.reasons import Closed

if TYPE_CHECKING:
    from .contract import choices
    from .present import Presenter

REJECTED_EVENT = "kernel.deal.rejected"


def deals(presenter: Presenter, trade: Trade, viewer: int | None) -> choices.Deals:
    """The section of the view."""
    table = presenter.table
    window = Closed("kernel.deal.onlooker") if viewer is None else trade.window(table.game, viewer)
    said = table.game.deals
    return {
        "window": {"open": bool(window), "why": presenter.reason(window)["text"] if isinstance(window, Closed) else ""},
        "open": [_offer(presenter, trade, offer, viewer) for offer in said["open"]],
        "words": [_said(presenter, row) for row in said["words"]],
        "refused": _refused(presenter, trade),
    }


def _said(presenter: Presenter, row: dict[str, Any]) -> choices.SaidWords:
    """What was said freely, or a word that was given and what became of it."""
    if not is_word(row):
        return {"from": row["from"], "to": row["to"], "text": row["text"]}
    return {
        "from": row["from"],
        "to": row["to"],
        "text": in_words(presenter, clause_of(row)),
        "outcome": row["outcome"],
    }


def _refused(presenter: Presenter, trade: Trade) -> list[choices.Refusal]:
    """What was declined in this phase, as the log has it."""
    return [_refusal(presenter, trade, event) for event in of_this_phase(presenter.table.game, {REJECTED_EVENT})]


def of_this_phase(game: Game[Any], codes: Container[str]) -> list[Event]:
    """The events of these kinds since the phase began."""
    now = game.place.get("turn"), game.place.get("phase")
    lately = takewhile(lambda raw: (raw[1].get("turn"), raw[1].get("phase")) == now, reversed(game.events))
    return [Event._make(raw) for raw in lately if raw[3] in codes][::-1]


def _refusal(presenter: Presenter, trade: Trade, event: Event) -> choices.Refusal:
    params = event.params
    said = params.get("said")
    return {
        "id": params["id"],
        "at": event.at,
        "by": params["seat"],
        "to": params["parties"],
        "text": presenter.say("refusal", said["code"], said["params"]) if said else "",
        "clauses": [offered(presenter, trade, clause) for clause in params["clauses"]],
        "wants": [offered(presenter, trade, clause) for clause in said["wants"]] if said else [],
    }


def _offer(presenter: Presenter, trade: Trade, offer: dict[str, Any], viewer: int | None) -> choices.Offer:
    table = presenter.table
    why = impossible(table.game, trade, offer) or attempt(table.game, trade, offer["clauses"]).why
    return {
        "id": offer["id"],
        "by": offer["by"],
        "parties": offer["parties"],
        "agreed": offer["agreed"],
        "mine": offer["by"] == viewer,
        "answerable": viewer in offer["parties"] and viewer not in offer["agreed"] and why is None,
        "clauses": [offered(presenter, trade, clause) for clause in offer["clauses"]],
    }


def offered(presenter: Presenter, trade: Trade, clause: dict[str, Any]) -> choices.Clause:
    """A clause in words: whether it binds, and whether it could be kept now by itpresenter."""
    kind = kind_of(trade, clause["kind"])
    row = {**clause, "text": in_words(presenter, clause), "binding": kind is not None and kind.binding}
    reason = check_clause(presenter.table.game, trade, clause)
    if isinstance(reason, Closed):
        row["closed"] = presenter.reason(reason)
    elif clause["kind"] in trade.pledges:
        row["icon"] = trade.pledges[clause["kind"]].icon
    elif clause["kind"] in trade.kinds:
        row["icon"] = trade.piece(presenter.table.game, clause["from"], clause["kind"], _which(trade, clause)).icon
    return cast("choices.Clause", row)


def in_words(presenter: Presenter, clause: dict[str, Any]) -> str:
    """A clause as a sentence: a word that is given has its blanks filled in."""
    trade = presenter.table.ruleset.trade
    if trade is None or clause["kind"] not in trade.pledges:
        return presenter.say("clause", clause["kind"], clause)
    filled = {end: presenter.called(clause[end]) for end in ("from", "to")}
    for blank in trade.pledges[clause["kind"]].blanks:
        filled[blank.field] = filled_in(presenter, blank, clause[blank.field])
    return presenter.say("pledge", clause["kind"], filled)


def filled_in(presenter: Presenter, blank: Blank, value: int | str) -> str:
    """What stands in a blank."""
    if isinstance(value, str):
        return presenter.words.label(value)
    if blank.holds == "seat":
        return presenter.called(value)
    return presenter.say("blank", blank.code, {"n": value})


def _which(trade: Trade, clause: dict[str, Any]) -> Any:
    """Which thing it is; None for one that is counted."""
    (name, wanted), *_ = trade.kinds[clause["kind"]].fields.items()
    return clause[name] if wanted is str else None
