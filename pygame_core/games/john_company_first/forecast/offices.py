"""What each office can do as things stand, with what it has; and how likely its holder leaves at Attrition."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ....kernel.reasons import OPEN, Closed, Reason
from .. import targets, works
from ..check import extra_dice
from ..company import PRESIDED, PURCHASING, region_of, ribbon
from ..components.figures import SUCCESS
from ..ids import OfficeId, ProvinceId
from ..phases import offices as acting
from ..phases.attrition import threshold
from ..phases.events import defender
from ..phases.hiring import hirer_of
from ..phases.operations import debt_why
from ..phases.trade import collected
from ..refs import OFFICE_ACTION
from ..state import CHAIRMAN, CHINA, DIRECTOR, NOBODY, G, holder, is_militant, printed

Power = dict[str, Any]
SIDES = 6


def offices(game: G) -> list[dict[str, Any]]:
    return [_office(game, office) for office in ribbon(game)]


def _office(game: G, office: OfficeId) -> dict[str, Any]:
    stress = threshold(game, office)
    return {
        "id": targets.OFFICE[office],
        "office": office,
        "stress": stress,
        "permille": 0 if is_militant(game) else round(1000 * max(0, SIDES + 1 - stress) / SIDES),
        "powers": list(_powers(game, office)) if _serves(game, office) else [],
    }


def _serves(game: G, office: OfficeId) -> bool:
    """Not so the office of a province that is lost, until it goes."""
    if office not in game.state.india.formed:
        return True
    province: ProvinceId = office
    return bool(game.state.india.regions[region_of(game, province)].presidency)


def _power(code: str, why: Reason = OPEN, **params: Any) -> Power:
    told: Power = {"code": f"power.{code}", **params}
    return told | {"closed": why.describe()} if isinstance(why, Closed) else told


def _powers(game: G, office: OfficeId) -> Iterator[Power]:
    if office == CHAIRMAN:
        yield from _chairman(game)
    elif office == DIRECTOR:
        hold = game.state.hold
        yield _power("assign", ships=hold.ships + sum(hold.captained), goods=hold.goods)
    elif office in PURCHASING:
        yield _purchase(game, office)
    elif office in PRESIDED or office == CHINA or holder(game, office) != NOBODY:
        yield from _actions(game, office)
    if office in game.state.india.formed:
        yield from _province(game, office)
    if not is_militant(game):
        serving = [other for other in ribbon(game) if other != CHAIRMAN and _serves(game, other)]
        hired = [other for other in serving if hirer_of(game, other) == office]
        if hired:
            yield _power("hire", offices=hired)


def _chairman(game: G) -> Iterator[Power]:
    n = printed(game).money.debt_action
    yield _power("debt", debt_why(game, holder(game, CHAIRMAN)), n=n)
    yield _power("dividends")


def _purchase(game: G, office: OfficeId) -> Power:
    """What its money buys of the cheapest first, without what changes on the way."""
    cash, prices = game.state.offices[office].cash, list(_prices(game, office))
    bought = spent = 0
    for price in sorted(prices):
        if spent + price > cash:
            break
        bought, spent = bought + 1, spent + price
    return _power("buy.ships" if office == "ship_purchasing" else "buy.goods", n=bought, cost=spent, cash=cash)


def _prices(game: G, office: OfficeId) -> list[int]:
    if not is_militant(game):
        if office == "ship_purchasing":
            return [works.ship_price(game, column) for column in works.ships_for_sale(game)]
        return [works.good_price(game, square) for square in works.goods_for_sale(game)]
    price = printed(game).militant.ship_price if office == "ship_purchasing" else works.factory_price(game)
    return [price] * (game.state.offices[office].cash // price) if price else []


def _actions(game: G, office: OfficeId) -> Iterator[Power]:
    """Its Checks, each with the chance that all of its means would give."""
    for option in acting.options(game, office, 0):
        params = option.params
        action = OFFICE_ACTION.read(option.value)
        kind = acting.kind_of(action)
        dice = max(0, acting.strength_of(game, office, action) - params["penalty"])
        dice += extra_dice(game, office, kind) if dice else 0
        percent = round(100 * printed(game).check.chance(SUCCESS, dice)) if dice else 0
        yield _power(kind, option.why, place=params["place"], dice=dice, percent=percent, penalty=params["penalty"])


def _province(game: G, office: OfficeId) -> Iterator[Power]:
    province: ProvinceId = office  # type: ignore[assignment]
    region = acting.own_region(game, province)
    yield _power("tax", n=collected(game, province))
    if defender(game, region) == office:
        yield _power("defend", region=region)
