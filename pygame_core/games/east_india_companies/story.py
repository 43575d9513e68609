"""How events are told, and what a recap says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from ...kernel.decisions import Target
from ...kernel.story import Ahead, By, Change, Moment, Sentence, Split, Story, Tale, Told
from ...parts.tales import Place, Teller, at, changed
from . import targets
from .state import G, printed


# --- moments --------------------------------------------------------------------------------------------------
def money(sign: Literal[1, -1], *about: Place) -> Teller:
    """The seat of the event has more or less money now."""
    return changed("cash", sign, "n", *about)


def ranked(told: Told) -> Moment:
    """A share value that moved up or down with the sales."""
    n = told.params["n"]
    verdict = "value.up" if n > 0 else "value.down" if n else "value.same"
    return Moment(verdict, "good" if n > 0 else "bad" if n else "plain",
                  changes=(Change("value", n, told.params["seat"]),))  # fmt: skip


def box(params: dict[str, Any]) -> Target:
    return targets.CENTRE if params["box"] == "centre" else targets.BOX[params["box"]]


def zone(params: dict[str, Any]) -> Target:
    return targets.ZONE[params["zone"]]


def seal(params: dict[str, Any]) -> Target:
    return targets.SEAL[params["space"]]


def share(params: dict[str, Any]) -> Target:
    return targets.SHARE[params["company"]]


def indies(params: dict[str, Any]) -> Target:
    return targets.rows("indies")[params["good"]]


def europe(params: dict[str, Any]) -> Target:
    return targets.rows("europe")[params["good"]]


TALES: dict[str, Tale] = {
    "market.rolled": Tale("check"),
    "market.turned": Tale("check", lead=True),
    "market.supplied": Tale("trivia", at(indies), joins=True),
    "market.demanded": Tale("check", at(europe), joins=True),
    "agents.placed": Tale("trivia", at(box)),
    "agents.fee": Tale("trivia", money(-1), hits=("to_seat",)),
    "agents.bought": Tale("trivia", money(-1)),
    "agents.posted": Tale("trivia", at(seal, zone)),
    "agents.stranded": Tale("check", hits=("seat",)),
    "exchange.bought": Tale("trivia", money(-1, share), hits=("of",)),
    "exchange.redeemed": Tale("trivia", money(-1)),
    "shares.sold": Tale("check", money(1, share), hits=("of",)),
    "mortgage.taken": Tale("check", money(1)),
    "navigation.sent": Tale("trivia", at(zone)),
    "neutral.sent": Tale("trivia", at(zone)),
    "loading.arrived": Tale("trivia", at(zone), lead=True),
    "loading.bought": Tale("trivia", money(-1, indies), joins=True),
    "loading.home": Tale("trivia", joins=True),
    "loading.left": Tale("trivia", at(zone), joins=True),
    "selling.sold": Tale("trivia", money(1, europe)),
    "close.ranked": Tale("check", ranked),
    "close.marker": Tale("check", ranked),
    "close.dividend": Tale("trivia", at(share), hits=("to_seat",)),
    "close.lapsed": Tale("check", hits=("to_seat",)),
    "close.prepared": Tale("turning"),
    "end.won": Tale("turning"),
}


# --- recaps ---------------------------------------------------------------------------------------------------
HEADINGS: dict[str, str | By | Split] = {
    "agents.placed": "account.agents",
    "agents.fee": "account.fees",
    "agents.bought": "account.ships",
    "agents.posted": "account.posts",
    "navigation.sent": "account.sailing",
    "loading.bought": "account.cubes",
    "loading.left": "account.left",
    "selling.sold": By("good"),
    "exchange.bought": "account.shares",
    "exchange.redeemed": "account.mortgage",
    "shares.sold": "account.shares",
    "mortgage.taken": "account.mortgage",
    "neutral.fee": "account.fees",
    "close.transferred": "account.transfer",
    "close.ranked": "account.values",
    "close.marker": "account.values",
    "close.dividend": "account.dividends",
}

LINES = (
    "end.won",
    "shares.sold",
    "mortgage.taken",
    "close.ranked",
    "selling.sold",
    "loading.home",
    "exchange.bought",
    "exchange.redeemed",
    "agents.posted",
    "agents.extended",
    "agents.bought",
    "navigation.sent",
    "agents.placed",
)


def cash(game: G, seat: int) -> int:
    """What a company has: the Treasury, and the sales of this period, which go there at its end."""
    own = game.state.companies[seat]
    return own.cash + own.sales


def ahead(game: G, viewer: int | None) -> Ahead:
    if game.state.phase.name == "end":
        return Ahead()
    return Ahead(next=list(_next(game)), watch=list(_watch(game, viewer)))


def _next(game: G) -> Iterator[Sentence]:
    if game.state.period == printed(game).periods:
        yield Sentence("ahead.last", {})


def _watch(game: G, viewer: int | None) -> Iterator[Sentence]:
    """Who leads in sales: rank moves the share values."""
    world = game.state
    most = max(range(len(world.companies)), key=lambda company: world.companies[company].sales)
    if world.companies[most].sales:
        code = "ahead.sales.own" if most == viewer else "ahead.sales"
        yield Sentence(code, {"seat": most, "n": world.companies[most].sales})


def behind(told: Told) -> Sentence | None:
    """How much less was sold than by whoever came before."""
    better = next((one for one in told.before() if one.code == "close.ranked"), None)
    if told.params["place"] == 1 or better is None or better.params["sales"] == told.params["sales"]:
        return None
    less = better.params["sales"] - told.params["sales"]
    return Sentence("cause.behind", {"n": less, "place": better.params["place"]})


STORY = Story(
    tales=TALES, cash=cash, headings=HEADINGS, lines=LINES, causes={"close.ranked": behind}, ahead=ahead,
    points_hold_cash=True,
)  # fmt: skip
