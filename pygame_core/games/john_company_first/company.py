"""The Company's offices and holdings: who serves whom, what a presidency has, how an office comes and goes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, get_args

from ...parts.money import pay
from .components.figures import Order
from .ids import OfficeId, PortId, PresidencyId, PresidentId, ProvinceId, RegionId
from .india import of_presidency, side
from .state import (
    CHAIRMAN,
    CHINA,
    COMPANY,
    MILITARY,
    NOBODY,
    Army,
    G,
    Office,
    Port,
    in_force,
    is_militant,
    merged,
    printed,
)

PRESIDENCIES: tuple[PresidencyId, ...] = get_args(PresidencyId)
PRESIDENT: dict[PresidencyId, PresidentId] = {
    "bombay": "president_bombay", "madras": "president_madras", "bengal": "president_bengal",
}  # fmt: skip
PRESIDED: dict[OfficeId, PresidencyId] = {office: presidency for presidency, office in PRESIDENT.items()}
PORTS: tuple[PortId, ...] = (*PRESIDENCIES, CHINA)
IN_PLAY: Final = ("vacant", "held")
PURCHASING: Final = ("ship_purchasing", "goods_purchasing", MILITARY)


# --- who serves whom ------------------------------------------------------------------------------------------
def office_of(port: PortId) -> OfficeId:
    return CHINA if port == CHINA else PRESIDENT[port]


def exists(game: G, office: OfficeId) -> bool:
    """Whether the office is in play, filled or vacant."""
    return game.state.offices[office].post in IN_PLAY


def presidencies(game: G) -> list[PresidencyId]:
    """The presidencies in play, in the order in which their Presidents act."""
    return [PRESIDED[office] for office in printed(game).track if office in PRESIDED and exists(game, office)]


def ports(game: G) -> list[PortId]:
    found: list[PortId] = [*presidencies(game)]
    return [*found, CHINA] if exists(game, CHINA) else found


def region_of(game: G, province: ProvinceId) -> RegionId:
    return printed(game).homes[province]


def provinces_of(game: G, presidency: PresidencyId) -> list[ProvinceId]:
    """The provincial offices of a presidency, the oldest first."""
    regions = game.state.india.regions
    return [
        office for office in game.state.india.formed
        if (region := regions[region_of(game, office)]).ruler == COMPANY and region.presidency == presidency
    ]  # fmt: skip


def ribbon(game: G) -> list[OfficeId]:
    """The offices in play along the blue ribbon: a President's provinces follow him in the order of their creation."""
    offices, formed = game.state.offices, game.state.india.formed
    found: list[OfficeId] = [*printed(game).ribbon]
    if formed:
        found = _with_provinces(game, found)
    return [office for office in found if offices[office].post in IN_PLAY]


def _with_provinces(game: G, ribbon: list[OfficeId]) -> list[OfficeId]:
    found: list[OfficeId] = []
    for office in ribbon:
        found.append(office)
        if office in PRESIDED:
            found += provinces_of(game, PRESIDED[office])
    return found + [office for office in game.state.india.formed if office not in found]


def treasuries(game: G) -> list[OfficeId]:
    """The offices in play that keep money."""
    return [office for office in ribbon(game) if printed(game).offices[office].treasury]


# --- holdings -------------------------------------------------------------------------------------------------
def ships_in(port: Port) -> int:
    return port.ships + sum(port.captains)


def ready_ships(port: Port) -> int:
    return ships_in(port) - port.tired


def ready_guns(army: Army) -> int:
    return army.guns - army.tired_guns


def ready_officers(army: Army) -> int:
    return sum(army.officers) - army.tired_officers


def officer_limit(game: G) -> int:
    return printed(game).merged_officers if merged(game) else printed(game).officers


def captains(game: G, owner: int) -> int:
    """How many ships with a captain of his a family has, wherever they are."""
    world = game.state
    return world.hold.captained[owner] + sum(port.captains[owner] for port in world.ports.values())


def orders_of(game: G, place: RegionId | PortId) -> Sequence[Order]:
    """The orders of a region's face-up side, or of China."""
    if place == CHINA:
        return printed(game).china
    return side(printed(game), game.state.india.regions, place).orders


def spend(game: G, office: OfficeId, amount: int) -> None:
    pay(game.state, game.state.offices[office], amount)


# --- cubes ----------------------------------------------------------------------------------------------------
def go_home(game: G, owner: int, n: int = 1) -> None:
    """Cubes return to the stock of their family; spare cubes of the Jones Family are nobody's."""
    if owner < len(game.state.families):
        game.state.families[owner].stock += n


def vacate(office: Office) -> int:
    """The holder leaves the office; gives who it was. The cube is the caller's."""
    leaver = office.holder
    office.post, office.holder, office.former = "vacant", NOBODY, leaver
    return leaver


def dismiss(game: G, office: OfficeId) -> None:
    """A failed Check: the cube goes home. In the solo game the office is idle until the next Company Phase."""
    leaver = vacate(game.state.offices[office])
    go_home(game, leaver)
    rule = "jc1.scenario.solo.failure" if is_militant(game) else "jc1.company.check.dismissed"
    game.log("office.dismissed", rule, seat=leaver, office=office)


def appoint(game: G, office: OfficeId, seat: int) -> None:
    place = game.state.offices[office]
    place.post, place.holder, place.former = "held", seat, seat


def chairman(game: G) -> int:
    """Who decides for the Company: the Chairman, or whoever was the last one; alone, the player."""
    if is_militant(game):
        return 0
    office = game.state.offices[CHAIRMAN]
    return office.former if office.holder == NOBODY else office.holder


def speaker_for(game: G, port: PortId) -> int:
    """Who decides for a presidency or China: its officeholder, or the last one."""
    office = game.state.offices[office_of(port)]
    return office.former if office.holder == NOBODY else office.holder


# --- losing offices -------------------------------------------------------------------------------------------
def mark(game: G, office: OfficeId, rule: str) -> None:
    """A black disk: the office is eliminated at the end of Attrition."""
    place = game.state.offices[office]
    if not place.marked and exists(game, office):
        place.marked = True
        game.log("office.marked", rule, office=office, seat=place.holder)


def mark_empty_presidencies(game: G) -> None:
    for presidency in presidencies(game):
        if not of_presidency(game.state.india.regions, presidency):
            mark(game, PRESIDENT[presidency], "jc1.post.dissolve.mark")


def form_province(game: G, region: RegionId) -> None:
    """A provincial office comes into play, vacant and with an empty treasury."""
    province = printed(game).provinces[region]
    office = game.state.offices[province]
    office.post, office.holder, office.former, office.marked = "vacant", NOBODY, NOBODY, False
    game.state.india.formed.append(province)
    game.log("office.created", "jc1.company.campaign.win_office", office=province, region=region)


def eliminate(game: G, office: OfficeId) -> None:
    """An office without a holder leaves the game with all that it has; a provincial card may come again."""
    world = game.state
    place = world.offices[office]
    spend(game, office, place.cash)
    place.marked = False
    if office in world.india.formed:
        world.india.formed = [name for name in world.india.formed if name != office]
        place.post = "unused"
    else:
        place.post = "gone"
    if office in PRESIDED:
        _empty_port(game, PRESIDED[office])
        _empty_army(game, PRESIDED[office])
    game.log("office.eliminated", "jc1.post.disk.eliminated", office=office)


def _empty_port(game: G, name: PortId) -> None:
    port = game.state.ports[name]
    for owner, n in enumerate(port.captains):
        go_home(game, owner, n)
    port.ships = port.tired = port.goods = port.tired_goods = 0
    port.captains = [0] * len(port.captains)


def _empty_army(game: G, name: PresidencyId) -> None:
    army = game.state.armies[name]
    for owner, n in enumerate(army.officers):
        go_home(game, owner, n)
    army.guns = army.tired_guns = army.tired_officers = 0
    army.officers = [0] * len(army.officers)


# --- revenue --------------------------------------------------------------------------------------------------
def order_revenue(game: G, place: RegionId | PortId, number: int, goods: int) -> int:
    """What a filled order brings the Company, laws counted."""
    revenue = orders_of(game, place)[number].revenue
    if place == CHINA:
        return revenue + in_force(game, "tea_act")
    return max(0, revenue - (goods > 0 and in_force(game, "calico_acts")))
