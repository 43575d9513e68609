"""What laws do at once when they pass, and dilemmas when they fail. What lasts is in `laws` and where it is felt."""

from __future__ import annotations

from typing import Any

from .....kernel.decisions import Allocate, Decision, Slot, Target
from .....kernel.game import AgendaStep, Step
from .....kernel.reasons import OPEN
from ... import firms, india, targets
from ...army import leave, muster
from ...cards import prestige
from ...components import CHINA, PRESIDENCIES, SEA_ZONES, rule_of
from ...ids import LawId, ZoneId
from ...pieces import enterprises, fitted, holder, move_standing, raise_share_value, receive, to_supply, vacate
from ...refs import (
    DEEDS,
    FLEET,
    LEVIED,
    CompanyShip,
    Ship,
    Troops,
    YardCard,
    owner,
)  # fmt: skip
from ...state import NOBODY, G, families, printed, steps
from ..events import foreign
from ..events.tiles import turmoil
from ..operations import china, governor_general
from . import policy


# --- laws -----------------------------------------------------------------------------------------------------
@steps("law.calico_acts")
def calico_acts(game: G) -> None:
    for seat in families(game):
        earned = printed(game).law_numbers.calico_pay * enterprises(game, seat, "manufacturing")
        if earned:
            receive(game, seat, earned)
            game.log("law.calico_acts", rule_of("law", "calico_acts"), seat=seat, n=earned)


@steps("law.envoy_to_china")
def envoy_to_china(game: G) -> Step | None:
    if game.state.offices[china.SUPERINTENDENT].where != "out":
        return None
    return china.open_trade(game, rule_of("law", "envoy_to_china"))


@steps("law.army_spending")
def army_spending(game: G) -> None:
    armies, added = game.state.india.armies, printed(game).law_numbers.army_regiments
    for army in armies.values():
        army.regiments += added
    game.log("law.army_spending", rule_of("law", "army_spending"), n=added)
    prestige.collect(game, "foundry", printed(game).card_numbers.foundry * added * len(armies))


@steps("law.debt_restructure")
def debt_restructure(game: G) -> None:
    game.log("law.debt_restructure", rule_of("law", "debt_restructure"), n=game.state.company.debt)
    game.state.company.debt = 0


@steps("law.governor_general")
def establish_general(game: G) -> None:
    governor_general.establish(game, rule_of("law", "governor_general"))


@steps("law.company_aids_government")
def company_aids_government(game: G) -> None:
    raise_share_value(game, rule_of("law", "company_aids_government"))


# --- dilemmas -------------------------------------------------------------------------------------------------
@steps("law.public_demands_impeachment")
def impeach(game: G) -> None:
    """The named officeholder goes, if still there."""
    office = game.state.parliament.ballot.named
    if office and (seat := holder(game, office)) != NOBODY:
        to_supply(game, vacate(game, office))
        game.log("law.impeached", rule_of("law", "public_demands_impeachment"), office=office, other=seat)


@steps("law.public_demands_impeachment.failed")
def no_impeachment(game: G) -> None:
    move_standing(game, -printed(game).law_numbers.impeachment_standing, rule_of("law", "public_demands_impeachment"))


@steps("law.relief_demanded_for_indian_famine")
def relief(game: G) -> None:
    game.log("law.relief", rule_of("law", "relief_demanded_for_indian_famine"))
    game.next(policy.consequence)


@steps("law.relief_demanded_for_indian_famine.failed")
def no_relief(game: G) -> None:
    """A Turmoil in each home region, then unrest wherever the Company rules."""
    rule = rule_of("law", "relief_demanded_for_indian_famine")
    for home in PRESIDENCIES:
        turmoil(game, home, rule)
    for region in india.held_regions(game):
        india.add_unrest(game, region, printed(game).law_numbers.famine_unrest, rule)


# --- War Against France! --------------------------------------------------------------------------------------
def ships(game: G) -> list[tuple[Ship, int]]:
    """Ships in play that are not extra ships: those of shipyards, and Company ships by zone."""
    fleet = game.state.company.company_ships
    zones: tuple[ZoneId, ...] = (*SEA_ZONES, CHINA)
    yards = game.state.yards
    found: list[tuple[Ship, int]] = [(YardCard(number), 1) for number, yard in enumerate(yards) if fitted(yard)]
    return found + [(CompanyShip(zone), fleet[zone]) for zone in zones if fleet[zone]]


def soldiers(game: G) -> list[tuple[Troops, int]]:
    """Officers of the Armies and regiments, exhausted ones too."""
    return [some for army in game.state.india.armies for some in muster(game, army)]


@steps("law.war_against_france")
def war(game: G) -> None:
    game.next(send_ships)
    game.next(send_soldiers)


@steps("law.war_against_france.failed")
def no_war(game: G) -> None:
    game.next(foreign.open_invasions, inland=False)


@steps("law.war.ships")
def send_ships(game: G) -> Step | None:
    return _send_ships(game) if ships(game) else None


def _send_ships(game: G) -> Step:
    given = yield lambda: _levy(game, "law.war.ships", [_ship_slot(game, ship, n) for ship, n in ships(game)])
    for (ship, _), n in zip(ships(game), given, strict=True):
        if n:
            _sail(game, ship, n)


def _ship_slot(game: G, ship: Ship, n: int) -> Slot:
    code, words = _ship_code(game, ship), _ship_words(game, ship)
    return Slot(FLEET.text(ship), n, 0, OPEN, _ship_target(ship), code, n=n, **words)


def _sail(game: G, ship: Ship, n: int) -> None:
    game.log(f"law.{_ship_code(game, ship)}", rule_of("law", "war_against_france"), n=n, **_ship_words(game, ship))
    if isinstance(ship, CompanyShip):
        game.state.company.company_ships[ship.where] -= n
    else:
        firms.lay_up(game, ship.number)


def _ship_code(game: G, ship: Ship) -> str:
    """A ship whose shipyard was lost is an `orphan`."""
    orphan = isinstance(ship, YardCard) and game.state.yards[ship.number].owner == NOBODY
    return f"war.{'orphan' if orphan else FLEET.name(ship)}"


def _ship_target(ship: Ship) -> Target:
    return targets.ZONE[ship.where] if isinstance(ship, CompanyShip) else targets.YARD[ship.number]


def _ship_words(game: G, ship: Ship) -> dict[str, Any]:
    if isinstance(ship, CompanyShip):
        return {"zone": ship.where}
    yard = game.state.yards[ship.number]
    return {"zone": yard.at, "yard": DEEDS.text(ship), "holder": yard.owner}


def _levy(game: G, code: str, slots: list[Slot]) -> Decision:
    total = min(printed(game).law_numbers.war_pieces, sum(slot.cap for slot in slots))
    return Allocate(
        game.state.parliament.prime_minister, code, total, slots, rule=rule_of("law", "war_against_france"), n=total
    )


@steps("law.war.soldiers")
def send_soldiers(game: G) -> Step | None:
    return _send_soldiers(game) if soldiers(game) else None


def _send_soldiers(game: G) -> Step:
    given = yield lambda: _levy(game, "law.war.soldiers", [_troop_slot(troops, n) for troops, n in soldiers(game)])
    for (troops, _), n in zip(soldiers(game), given, strict=True):
        if n:
            _discharge(game, troops, n)


def _troop_slot(troops: Troops, n: int) -> Slot:
    return Slot(LEVIED.text(troops), n, 0, OPEN, targets.OFFICERS[troops.where], f"war.{LEVIED.name(troops)}", n=n,
                army=troops.where, holder=owner(troops))  # fmt: skip


def _discharge(game: G, troops: Troops, n: int) -> None:
    game.log(f"law.war.{LEVIED.name(troops)}", rule_of("law", "war_against_france"), n=n, army=troops.where,
             holder=owner(troops))  # fmt: skip
    leave(game, troops, n)
    if owner(troops) != NOBODY:
        to_supply(game, owner(troops), n)


# --- which law does what --------------------------------------------------------------------------------------
AT_ONCE: dict[LawId, AgendaStep[[], Step | None]] = {
    "calico_acts": calico_acts,
    "envoy_to_china": envoy_to_china,
    "army_spending": army_spending,
    "debt_restructure": debt_restructure,
    "governor_general": establish_general,
    "company_aids_government": company_aids_government,
    "public_demands_impeachment": impeach,
    "relief_demanded_for_indian_famine": relief,
    "war_against_france": war,
}
"""The laws that do something when they pass."""
IF_FAILED: dict[LawId, AgendaStep[[], Step | None]] = {
    "public_demands_impeachment": no_impeachment,
    "relief_demanded_for_indian_famine": no_relief,
    "war_against_france": no_war,
}
"""The dilemmas that do something when they fail."""
