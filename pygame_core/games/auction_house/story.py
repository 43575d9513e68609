"""How events are told, and what a recap says."""

from __future__ import annotations

from itertools import takewhile

from ...kernel.story import Ahead, Change, Moment, Sentence, Story, Tale, Told
from . import targets
from .rules import G


def won(told: Told) -> Moment:
    return Moment(changes=(Change("cash", -told.params["n"], told.params["seat"]),))


def borrowed(told: Told) -> Moment:
    return Moment(changes=(Change("cash", told.params["n"], told.params["seat"]),))


def sold(told: Told) -> Moment:
    change = Change("cash", told.params["n"], told.params["seat"])
    return Moment(about=(targets.PRICE[told.params["good"]],), changes=(change,))


def lost(told: Told) -> Moment:
    place = targets.crates(told.params["seat"])[told.params["good"]]
    return Moment("lost", "bad", about=(place,), changes=(Change("crate", -1, told.params["seat"], place),))


TALES = {
    "sale.bid": Tale("trivia"),
    "sale.won": Tale("check", won),
    "storm.rolled": Tale("check", lead=True),
    "storm.lost": Tale("check", lost, hits=("seat",), joins=True),
    "market.moved": Tale("check"),
    "market.sold": Tale("trivia", sold),
    "loan.taken": Tale("trivia", borrowed),
    "end.scored": Tale("turning"),
}
HEADINGS = {
    "sale.won": "account.lots",
    "storm.lost": "account.storm",
    "market.sold": "account.sold",
    "loan.taken": "account.loans",
    "loan.take": "account.loans",
}
LINES = ("end.scored", "storm.lost", "market.sold", "sale.won", "loan.taken")


def cash(game: G, seat: int) -> int:
    return game.state.houses[seat].cash


def ahead(game: G, viewer: int | None) -> Ahead:
    sale = game.state
    last = sale.round.number == sale.rounds and game.result is None
    return Ahead(next=[Sentence("ahead.last", {})] if last else [])


def outbid(told: Told) -> Sentence | None:
    """The best of the bids that did not win."""
    bids = takewhile(lambda one: one.code == "sale.bid", told.before())
    others = [one.params["n"] for one in bids if one.params["seat"] != told.params["seat"]]
    return Sentence("cause.bids", {"n": told.params["n"], "best": max(others)}) if others else None


STORY = Story(
    tales=TALES, cash=cash, headings=HEADINGS, lines=LINES, causes={"sale.won": outbid}, ahead=ahead,
)  # fmt: skip
