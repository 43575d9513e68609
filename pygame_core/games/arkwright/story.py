"""How events are told, and what a recap says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from ...kernel.decisions import Target
from ...kernel.story import Ahead, By, Change, Moment, Sentence, Split, Story, Tale, Told
from ...parts.tales import Place, Teller, at, changed
from . import stock, targets
from .state import G, last_decade


# --- moments --------------------------------------------------------------------------------------------------
def money(sign: Literal[1, -1], *about: Place) -> Teller:
    """The seat of the event has more or less money now."""
    return changed("cash", sign, "n", *about)


def factory(params: dict[str, Any]) -> Target:
    return targets.factories(params["seat"])[params["good"]]


def share(params: dict[str, Any]) -> Target:
    return targets.SHARE[params["seat"]]


def demand(params: dict[str, Any]) -> Target:
    return targets.DEMAND[params["good"]]


def importer(params: dict[str, Any]) -> Target:
    return targets.IMPORTER[params["good"]]


def contract(params: dict[str, Any]) -> Target:
    return targets.contracts(params["seat"])[params["good"]]


def rose(told: Told) -> Moment:
    change = Change("value", told.params["n"], told.params["seat"])
    return Moment("value.up", "good", about=(share(told.params),), changes=(change,))


def fell(told: Told) -> Moment:
    change = Change("value", -told.params["lost"], told.params["seat"])
    return Moment("value.down", "bad", about=(share(told.params),), changes=(change,))


def forced(told: Told) -> Moment:
    """Shares sold or loans taken because a payment was due."""
    seat = told.params["seat"]
    changes = (Change("cash", told.params["n"], seat), Change("value", -told.params["lost"], seat))
    return Moment("value.down", "bad", about=(share(told.params),), changes=changes)


TALES: dict[str, Tale] = {
    "decade.began": Tale("turning"),
    "economy.turned": Tale("check", lead=True),
    "economy.importer": Tale("trivia", at(importer), joins=True),
    "economy.returned": Tale("trivia", at(demand), joins=True),
    "turn.placed": Tale("trivia", money(-1)),
    "factory.built": Tale("check", money(-1, factory)),
    "factory.modernized": Tale("check", money(-1, factory)),
    "factory.closed": Tale("check"),
    "emergency.sold": Tale("event", forced, hits=("seat",)),
    "loan.taken": Tale("event", forced, hits=("seat",)),
    "exchange.bought": Tale("trivia", money(-1, share)),
    "exchange.sold": Tale("trivia", money(1, share)),
    "contract.placed": Tale("check", at(contract)),
    "contract.stuck": Tale("event", fell, hits=("seat",)),
    "voyage.shipped": Tale("check", money(1, factory)),
    "production.sold": Tale("trivia", at(factory), lead=True),
    "production.earned": Tale("check", money(1, factory)),
    "production.paid": Tale("trivia", money(-1, factory)),
    "rise.rose": Tale("check", rose),
    "close.harbor": Tale("trivia", money(-1)),
    "event.turned": Tale("event"),
    "end.contracts": Tale("event", fell, hits=("seat",)),
    "end.won": Tale("turning"),
}


# --- recaps ---------------------------------------------------------------------------------------------------
HEADINGS: dict[str, str | By | Split] = {
    "turn.placed": "account.administration",
    "turn.sailed": "account.administration",
    "turn.unlocked": "account.administration",
    "factory.built": "account.factories",
    "factory.modernized": "account.factories",
    "founding.paid": "account.factories",
    "founding.sold": "account.shares",
    "exchange.goods": "account.goods",
    "exchange.bought": "account.shares",
    "exchange.sold": "account.shares",
    "exchange.repaid": "account.loans",
    "emergency.sold": "account.emergency",
    "loan.taken": "account.loans",
    "special.broker": "account.shares",
    "inventor.paid": "account.tiles",
    "inventor.kept": "account.tiles",
    "machines.works": "account.tiles",
    "voyage.shipped": "account.overseas",
    "voyage.office": "account.overseas",
    "produce.made": "account.wages",
    "production.earned": "account.sales",
    "production.paid": "account.wages",
    "close.harbor": "account.wages",
    "event.royal": "account.events",
    "event.unrest": "account.events",
    "luddites.paid": "account.events",
    "company.moved": "account.influence",
}

LINES = (
    "end.won",
    "emergency.sold",
    "loan.taken",
    "contract.stuck",
    "production.earned",
    "rise.rose",
    "voyage.shipped",
    "factory.built",
    "factory.modernized",
    "factory.closed",
    "exchange.bought",
    "exchange.sold",
    "contract.placed",
    "special.tile",
    "special.marker",
    "special.ship",
    "turn.placed",
)


def cash(game: G, seat: int) -> int:
    return game.state.companies[seat].cash


def ahead(game: G, viewer: int | None) -> Ahead:
    if game.state.phase == "end":
        return Ahead()
    return Ahead(next=list(_next(game)), watch=list(_watch(game, viewer)))


def _next(game: G) -> Iterator[Sentence]:
    if last_decade(game):
        yield Sentence("ahead.last", {})


def _watch(game: G, viewer: int | None) -> Iterator[Sentence]:
    """Who owns the most valuable shares."""
    most = max(range(game.seats), key=lambda seat: game.state.companies[seat].shares * stock.value(game, seat))
    worth = game.state.companies[most].shares * stock.value(game, most)
    yield Sentence("ahead.shares.own" if most == viewer else "ahead.shares", {"seat": most, "n": worth})


def unsold(told: Told) -> Sentence | None:
    """How many goods found no buyer, and how many were wanted."""
    wanted = {"seat": told.params["seat"], "good": told.params["good"]}.items()
    sale = next((one for one in told.before() if one.code == "production.sold" and wanted <= one.params.items()), None)
    if sale is None or not sale.params["left"]:
        return None
    return Sentence("cause.unsold", {"n": sale.params["left"], "demand": sale.params["demand"]})


CAUSES = {"production.earned": unsold}
STORY = Story(
    tales=TALES, cash=cash, headings=HEADINGS, lines=LINES, causes=CAUSES, ahead=ahead,
    money=frozenset(("cash", "points")),
)  # fmt: skip
