"""What a seat may see: everything but the order of the Evening Post's deck. What stays the same all game is in `shown`,
what is to come in `forecast`."""

from __future__ import annotations

from typing import Any

from . import targets
from .company import (
    exists,
    orders_of,
    ports,
    presidencies,
    provinces_of,
    ready_guns,
    ready_officers,
    ready_ships,
    ribbon,
)
from .firms import ready_goods
from .firms import ready_ships as ready_ships_of
from .forecast import forecast
from .ids import OfficeId, PortId, RegionId
from .india import closed, defense, side
from .phases.events import BALANCE
from .phases.operations import act_office, act_provinces, begin
from .phases.sailing import fillings
from .scoring import provinces
from .state import CHINA, MILITARY, NOBODY, G, is_militant, jones, printed
from .works import factory_price, good_price, ship_price

View = dict[str, Any]


def view(game: G, seat: int | None) -> View:
    sections = {
        "turn": _turn(game),
        "regions": [_region(game, name) for name in game.state.india.regions],
        "offices": _offices(game),
        "ports": [_port(game, name) for name in ports(game)],
        "news": _news(game),
        "company": _company(game),
        "forecast": forecast(game),
    }
    if not is_militant(game):
        sections |= {
            "families": [_family(game, owner) for owner in range(game.seats)],
            "boxes": _boxes(game),
            "works": _works(game),
            "prizes": _prizes(game),
        }
    return sections


def _turn(game: G) -> View:
    world = game.state
    return {
        "turn": world.turn.number, "turns": world.turn.last, "phase": world.turn.phase,
        "balance": BALANCE[world.india.balance], "elephant": world.india.elephant, "sent": world.india.sent,
    }  # fmt: skip


# --- India ----------------------------------------------------------------------------------------------------
def _orders(game: G, place: RegionId | PortId) -> list[View]:
    return [
        {
            "id": targets.order(place, number), "demand": order.demand, "revenue": order.revenue, "by": filled.by,
            "lost": filled.lost, "seat": filled.seat,
        }
        for number, (order, filled) in enumerate(zip(orders_of(game, place), fillings(game, place), strict=True))
    ]  # fmt: skip


def _region(game: G, name: RegionId) -> View:
    regions, figures = game.state.india.regions, printed(game)
    region, card = regions[name], side(figures, regions, name)
    return {
        "id": targets.REGION[name],
        "region": name,
        "number": figures.regions[name].number,
        "side": region.side,
        "ruler": region.ruler,
        "open": region.open,
        "presidency": region.presidency,
        "defense": defense(figures, regions, name),
        "printed_defense": card.defense,
        "plunder": card.plunder,
        "tax": card.tax,
        "elephant": game.state.india.elephant == name,
        "orders": _orders(game, name),
        "base": game.state.bases.get(name, NOBODY),
        "missions": list(game.state.missions.get(name, [])),
    }


# --- the Company ----------------------------------------------------------------------------------------------
def _waiting(game: G) -> set[OfficeId]:
    """The offices that are still to act this turn: all of them while vacancies are filled."""
    if any(step == begin.name for step, _ in game.agenda):
        return set(ribbon(game))
    coming = {params["office"] for step, params in game.agenda if step == act_office.name}
    provinces = {params["presidency"] for step, params in game.agenda if step == act_provinces.name}
    return coming | {office for presidency in provinces for office in provinces_of(game, presidency)}


def _offices(game: G) -> list[View]:
    waiting = _waiting(game)
    return [_office(game, name, waiting) for name in ribbon(game)]


def _office(game: G, name: OfficeId, waiting: set[OfficeId]) -> View:
    office, card = game.state.offices[name], printed(game).offices[name]
    found: View = {
        "id": targets.OFFICE[name], "office": name, "rank": card.rank, "post": office.post, "seat": office.holder,
        "marked": office.marked, "waits": name in waiting,
    }  # fmt: skip
    return found | ({"cash": office.cash} if card.treasury else {})


def _port(game: G, name: PortId) -> View:
    port = game.state.ports[name]
    found: View = {
        "id": targets.PORT[name], "port": name, "ships": port.ships, "captains": list(port.captains),
        "ready": ready_ships(port), "goods": port.goods - port.tired_goods,
    }  # fmt: skip
    if name == CHINA:
        return found | {"orders": _orders(game, CHINA)}
    army = game.state.armies[name]
    return found | {
        "army": targets.ARMY[name], "guns": army.guns, "ready_guns": ready_guns(army), "officers": list(army.officers),
        "ready_officers": ready_officers(army), "provinces": provinces_of(game, name),
        "regions": [region for region, at in game.state.india.regions.items() if at.presidency == name],
    }  # fmt: skip


def _news(game: G) -> View:
    news = game.state.news
    return {
        "deck": len(news.deck), "discard": [targets.CARD[card] for card in news.discard[-1:]],
        "card": news.discard[-1] if news.discard else "", "laws": list(news.laws), "goods_price": factory_price(game),
    }  # fmt: skip


def _company(game: G) -> View:
    company, hold = game.state.company, game.state.hold
    found: View = {
        "revenue": company.revenue,
        "ships": hold.ships, "goods": hold.goods, "guns": hold.guns,
        "closed": closed(game.state.india.regions),
        "provinces": provinces(game),
        "presidencies": presidencies(game), "deregulated": game.state.deregulated, "failed": game.state.failed,
    }  # fmt: skip
    if is_militant(game):
        return found
    return found | {
        "price": printed(game).london.prices[company.price], "space": company.price,
        "court": list(company.court), "debt": company.debt,
        "waiting": company.waiting, "captains": list(hold.captains), "captained": list(hold.captained),
        "officers": list(hold.officers), "jones": jones(game) != NOBODY, "logistics": exists(game, MILITARY),
    }  # fmt: skip


# --- families -------------------------------------------------------------------------------------------------
def _family(game: G, seat: int) -> View:
    family = game.state.families[seat]
    return {
        "id": targets.FAMILY[seat], "seat": seat, "family": family.name, "cash": family.cash,
        "starting": family.starting, "stock": family.stock, "promises": list(family.promises),
        "ships": family.fleet.ships, "ready": ready_ships_of(family.fleet),
        "goods": ready_goods(family.fleet), "firm": family.firm is not None,
        "treasury": family.firm.cash if family.firm else 0, "tenths": list(family.firm.shares) if family.firm else [],
    }  # fmt: skip


def _boxes(game: G) -> View:
    boxes = game.state.boxes
    return {
        "writers": list(boxes.writers), "officers": list(boxes.officers), "captains": list(boxes.captains),
        "manors": list(boxes.manors),
    }  # fmt: skip


def _works(game: G) -> View:
    works = game.state.works
    return {
        "yards": [
            {"id": targets.YARD[column], "owners": list(owners), "ship": works.ships[column],
             "price": ship_price(game, column)}
            for column, owners in enumerate(works.yards)
        ],
        "factories": [
            {"id": targets.FACTORY[square], "seat": owner, "good": works.goods[square],
             "price": good_price(game, square)}
            for square, owner in enumerate(works.factories)
        ],
    }  # fmt: skip


def _prizes(game: G) -> list[View]:
    figures = printed(game)
    return [
        {"id": targets.PRIZE[prize], "prize": prize, "vp": figures.prizes[prize].vp,
         "cost": dict(figures.prizes[prize].cost), "fresh": list(claims.fresh), "used": list(claims.used)}
        for prize, claims in game.state.prizes.items()
    ]  # fmt: skip
