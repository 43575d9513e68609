"""What each office and each Commander can do: their powers as things stand, and what they wait for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ....kernel.reasons import OPEN, Closed, Reason
from .. import india, targets
from ..army import can_deploy, can_target, defence, ready
from ..calendar import PHASES
from ..components import COMMAND, GOVERNOR, OFFICES, PRESIDENCIES, PRESIDENT, SEA_ZONE
from ..ids import GovernorId, OfficeId, PresidencyId, TreasurerId
from ..phases import hiring
from ..phases.operations import chairman, china, commander, director, governor_general, governors, loot, military
from ..phases.operations import shipping as manager
from ..phases.operations.common import treasury
from ..phases.operations.routes import Route, routes_now
from ..phases.operations.trade import can_trade
from ..pieces import all_shares, by_number, holder, player_ships, ships_in, treasurer
from ..refs import PURCHASE, Buy, Fit, Lease
from ..state import NOBODY, G, printed
from . import crown
from .power import Power, dice, power

OPERATIONS = PHASES.index("operations")
WITH_MONEY: tuple[TreasurerId, ...] = (
    director.DIRECTOR, governor_general.GENERAL, manager.MANAGER, *PRESIDENT.values(),
)  # fmt: skip


def offices(game: G, left: int) -> list[dict[str, Any]]:
    """The offices in play by their numbers, then the Commanders. `left`: what Revenue would leave in the Balance."""
    hired = _hired(game)
    told = [
        _office(
            game,
            office,
            [
                *_powers(game, office, left),
                *crown.of_office(game, office),
                *_hires(game, hired.get(office)),
            ],
        )
        for office in by_number()
        if game.state.offices[office].where != "out"
    ]
    return told + [_commander(game, army) for army in PRESIDENCIES]


# --- whose turn it is -----------------------------------------------------------------------------------------
def _ribbon(game: G) -> list[OfficeId]:
    """Where on the ribbon Company Operation goes along; a Presidency stands under its President."""
    first = treasurer(game, director.DIRECTOR)
    ribbon: list[OfficeId] = [chairman.CHAIRMAN, first, manager.MANAGER, military.MILITARY]
    return [*ribbon, *(PRESIDENT[presidency] for presidency in PRESIDENCIES), china.SUPERINTENDENT]


def _state(game: G, place: OfficeId) -> str:
    """`done`, `now` or `next` in this turn's Company Operation; `place` is on the ribbon."""
    phase = game.state.turn.phase
    if phase != "operations":
        return "done" if phase in PHASES[OPERATIONS + 1 :] else "next"
    ribbon = _ribbon(game)
    now = ribbon.index(game.place["acting"]) if game.place.get("acting") in ribbon else NOBODY
    at = ribbon.index(place)
    return "now" if at == now else "done" if at < now else "next"


def _waits(game: G, office: OfficeId, state: str) -> dict[str, Any]:
    """What an office waits for: somebody to hold it, or its turn."""
    if holder(game, office) != NOBODY:
        return {"code": f"office.{state}"}
    if office == chairman.CHAIRMAN:
        return {"code": "office.vacant_chairman"}
    hirer = hiring.hirer_of(game, office)
    told = {"hirer": hirer, "by": holder(game, hirer)}
    if holder(game, hirer) == NOBODY:
        return {"code": "office.no_hirer", **told}
    return {"code": "office.vacant" if hiring.candidates(game, office) else "office.no_candidate", **told}


# --- offices --------------------------------------------------------------------------------------------------
def _office(game: G, office: OfficeId, powers: list[Power]) -> dict[str, Any]:
    row = OFFICES[office]
    presidency = game.state.india.regions[row.region].control if row.region else row.presidency
    state = _state(game, PRESIDENT[presidency] if presidency else office)
    return {
        "id": targets.OFFICE[office],
        "office": office,
        "state": state,
        "holder": holder(game, office),
        "money": _money(game, office),
        "powers": powers,
        **_waits(game, office, state),
    }


def _money(game: G, office: OfficeId) -> int | None:
    """What is in its treasury, if it has one."""
    spender = next((spender for spender in WITH_MONEY if spender == office), None)
    return treasury(game, spender) if spender else None


def _powers(game: G, office: OfficeId, left: int) -> Iterator[Power]:
    row = OFFICES[office]
    if row.region:
        return _governor(game, GOVERNOR[row.region])
    if row.presidency:
        return _president(game, row.presidency)
    match office:
        case "chairman":
            return _chairman(game, left)
        case "director_of_trade":
            return _director(game)
        case "governor_general":
            return _general(game)
        case "manager_of_shipping":
            return _manager(game)
        case "military_affairs":
            return _military(game)
    return _superintendent(game)


def _hired(game: G) -> dict[OfficeId, list[OfficeId]]:
    """For each office that hires those that it fills."""
    found: dict[OfficeId, list[OfficeId]] = {}
    for office in by_number():
        if game.state.offices[office].where != "out" and office != chairman.CHAIRMAN:
            found.setdefault(hiring.hirer_of(game, office), []).append(office)
    return found


def _hires(game: G, offices: list[OfficeId] | None) -> Iterator[Power]:
    """What it does in Hiring, the vacant ones named."""
    if offices:
        waiting = [office for office in offices if game.state.offices[office].where == "vacant"]
        yield power("hire", OPEN if waiting else Closed("jc2.hiring.all_vacant"), offices=waiting)


def _chairman(game: G, left: int) -> Iterator[Power]:
    company = game.state.company
    court = chairman.needs_court(game)
    yield power("advance", chairman.advance_why(game), n=company.debt + 1, cash=printed(game).tracks.cash_per_debt,
                 court=int(court))  # fmt: skip
    why: Reason = OPEN if company.balance > 0 else Closed("jc2.operations.no_dead_actions")
    yield power("allocate", why, cash=company.balance)
    shares = all_shares(game)
    paying: Reason = OPEN if left >= shares > 0 else Closed("jc2.revenue.dividend.full", n=shares, balance=left)
    yield power("dividends", paying, n=left // shares if shares else 0, cash=shares)


def _director(game: G) -> Iterator[Power]:
    yield power("envoy", director.can_send_envoy(game), **dice(game, treasury(game, director.DIRECTOR)))
    why: Reason = OPEN if director.movable(game) else Closed("jc2.operations.no_dead_actions")
    yield power("transfer", why, n=printed(game).offices.transfers[director.DIRECTOR])


def _general(game: G) -> Iterator[Power]:
    regions = len(india.held_regions(game))
    yield power("income", OPEN if regions else Closed("jc2.operations.governor_general.govern.needs_region"),
                 n=regions, cash=regions * printed(game).offices.general_income)  # fmt: skip
    yield power("govern", governor_general.can_govern(game), **dice(game, treasury(game, governor_general.GENERAL)))


def _manager(game: G) -> Iterator[Power]:
    yards = player_ships(game, "yard")
    why = manager.can_place(game, Fit(yards[0])) if yards else Closed("jc2.operations.no_dead_actions")
    yield power("fit", why, n=len(yards), cost=manager.fit_cost(game))
    for what in (Buy(), Lease()):
        yield power(PURCHASE.name(what), manager.can_place(game, what), cost=manager.cost_of(game, what))


def _military(game: G) -> Iterator[Power]:
    none = Closed("jc2.operations.no_dead_actions")
    most = printed(game).offices.transfers[military.MILITARY]
    yield power("army_transfer", OPEN if military.movable(game) else none, n=most)
    trainees = sum(game.state.india.training)
    yield power("assign", OPEN if trainees else none, n=trainees)
    armies = [army for army in PRESIDENCIES if military.strongest(game, army)]
    yield power("appoint", OPEN if armies else none, armies=armies)


def _president(game: G, presidency: PresidencyId) -> Iterator[Power]:
    money = treasury(game, PRESIDENT[presidency])
    ships = ships_in(game, SEA_ZONE[presidency])
    best = _best_route(presidency, game, money, ships)
    far = len(best.regions) - 1 if best else 0
    yield power(
        "trade", can_trade(game, presidency), ships=ships, n=best.orders if best else 0,
        cash=best.value if best else 0, regions=list(best.regions) if best else [], **dice(game, money - far),
    )  # fmt: skip


def _best_route(presidency: PresidencyId, game: G, money: int, ships: int) -> Route | None:
    """The declaration that promises most with all the money, by its odds and its value."""

    def promise(route: Route) -> int:
        return route.value * dice(game, money - len(route.regions) + 1)["permille"]

    return max(routes_now(game, presidency, ships), key=promise, default=None)


def _superintendent(game: G) -> Iterator[Power]:
    icons = china.icons(game)
    yield power("china", china.can_sell_opium(game), n=icons, cash=icons * china.price(game),
                 **dice(game, ships_in(game, "china")))  # fmt: skip


def _governor(game: G, office: GovernorId) -> Iterator[Power]:
    yield power("administer", OPEN, **dice(game, governors.pool(game, office)))


# --- Commanders -----------------------------------------------------------------------------------------------
def _commander(game: G, army: PresidencyId) -> dict[str, Any]:
    pieces = game.state.india.armies[army]
    state = _state(game, PRESIDENT[army])
    here = pieces.commander != NOBODY
    return {
        "id": targets.COMMANDER[army],
        "office": COMMAND[army],
        "code": f"office.{state}" if here else "office.no_commander",
        "state": state,
        "holder": pieces.commander,
        "money": None,
        "powers": [*_alliances(game, army), *_deploys(game, army), *crown.of_commander(game, pieces.commander)],
    }


def _alliances(game: G, army: PresidencyId) -> Iterator[Power]:
    for alliance, active in game.state.india.armies[army].alliances.items():
        row = printed(game).alliances[alliance]
        if not active:
            yield power("ally", commander.can_ally(game, army, alliance, False), alliance=alliance, cost=row.cost,
                         n=row.strength)  # fmt: skip


def _deploys(game: G, army: PresidencyId) -> Iterator[Power]:
    """The regions that the Army could be sent to, whether or not it is strong enough."""
    strength = ready(game, game.state.india.armies[army])
    for region in game.state.india.regions:
        if can_target(game, army, region):
            against = defence(game, region)
            yield power(
                "deploy", can_deploy(game, army, region, strength), region=region, strength=against,
                cash=loot.printed_loot(game, region), trophies=india.strength(game, region),
                 **dice(game, strength - against),
            )  # fmt: skip
