"""The Superintendent of Trade in China: how the office comes into play, and its one check in a turn."""

from __future__ import annotations

from typing import Final

from .....kernel.decisions import Option, Pick
from .....kernel.game import Step
from .....kernel.reasons import OPEN, Closed, Reason
from ... import checks, india, targets
from ...components import CHINA
from ...laws import in_force
from ...pieces import ships_in
from ...state import NOBODY, G, Post, printed, steps
from .. import hiring
from .common import acting, company_earns, declined, earn, ruin

SUPERINTENDENT: Final = "superintendent_of_trade_in_china"


def open_trade(game: G, rule: str) -> Step:
    """The office comes into play and is hired at once, if there is a Chairman and a writer."""
    game.state.india.china = True
    game.state.offices[SUPERINTENDENT] = Post(where="vacant")
    game.log("operations.china_opened", rule)
    yield from hiring.hire(game, SUPERINTENDENT)


def icons(game: G) -> int:
    return sum(printed(game).regions[region].opium for region in india.held_regions(game))


def can_sell_opium(game: G) -> Reason:
    if not ships_in(game, CHINA):
        return Closed("jc2.operations.china.needs_ship")
    return OPEN if icons(game) else Closed("jc2.operations.china.needs_opium")


def price(game: G) -> int:
    """What an opium icon brings the Company."""
    figures = printed(game)
    return figures.law_numbers.envoy_opium if in_force(game, "envoy_to_china") else figures.offices.opium


@steps("operations.china")
def china(game: G) -> Step | None:
    seat = acting(game, SUPERINTENDENT)
    if seat == NOBODY or not can_sell_opium(game):
        return None
    return _trade(game, seat)


def _trade(game: G, seat: int) -> Step:
    each = price(game)
    ships, opium = ships_in(game, CHINA), icons(game)
    answer = yield lambda: Pick(seat, "operations.china", [
        Option("trade", OPEN, targets.ZONE["china"], "operations.china_trade", cash=each * opium, n=opium,
               odds=checks.odds(game, ships)),
        Option("none", quiet=True),
    ], "jc2.operations.china.optional", n=ships)  # fmt: skip
    if answer == "none":
        declined(game, seat, "left.china", "jc2.operations.china.optional")
        return
    found = checks.roll_check(game, "operations.china_check", ships, "jc2.operations.china.dice", seat)
    if found == checks.SUCCESS:
        company_earns(game, each * opium, "opium", "jc2.operations.china.success.balance")
        earn(game, seat, opium, "opium", "jc2.operations.china.success.income")
    elif found == checks.CATASTROPHE:
        ruin(game, SUPERINTENDENT)
