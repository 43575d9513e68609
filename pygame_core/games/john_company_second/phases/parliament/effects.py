"""What laws do at once when they pass, and dilemmas when they fail. What lasts is in `laws` and where it is felt."""

from __future__ import annotations

from typing import Any

from .....kernel.decisions import Allocate, Decision, Slot, Target
from .....kernel.game import AgendaStep, Step
from .....kernel.reasons import OPEN
from ... import india, targets
from ...cards import prestige
from ...components import CHINA, PRESIDENCIES, SEA_ZONES, rule_of
from ...pieces import enterprises, fitted, holder, move_standing, receive, to_supply, vacate
from ...state import NOBODY, G, printed, steps
from ..events import foreign
from ..events.tiles import turmoil
from ..operations import china, governor_general
from . import policy

CALICO = 2
"""What each manufacturing enterprise is paid."""
REGIMENTS = 2
"""What Army Spending adds to each Army."""
TAKEN = 3
"""So many ships, and so many officers and regiments, go to war against France."""


# --- laws -----------------------------------------------------------------------------------------------------
@steps("law.calico_acts")
def calico_acts(game: G) -> None:
    for seat in range(game.seats):
        earned = CALICO * enterprises(game, seat, "manufacturing")
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
    for army in game.state.india.armies.values():
        army.regiments += REGIMENTS
    game.log("law.army_spending", rule_of("law", "army_spending"), n=REGIMENTS)
    prestige.collect(game, "foundry", REGIMENTS * len(game.state.india.armies))


@steps("law.debt_restructure")
def debt_restructure(game: G) -> None:
    game.log("law.debt_restructure", rule_of("law", "debt_restructure"), n=game.state.company.debt)
    game.state.company.debt = 0


@steps("law.governor_general")
def establish_general(game: G) -> None:
    governor_general.establish(game, rule_of("law", "governor_general"))


@steps("law.company_aids_government")
def company_aids_government(game: G) -> None:
    company = game.state.company
    if company.share_value < printed(game).share_values[-1]:
        company.share_value = printed(game).share_values[printed(game).share_values.index(company.share_value) + 1]
        game.log("law.share_value", rule_of("law", "company_aids_government"), n=company.share_value)


# --- dilemmas -------------------------------------------------------------------------------------------------
@steps("law.public_demands_impeachment")
def impeach(game: G) -> None:
    """The named officeholder goes, if still there."""
    office = game.state.parliament.named
    seat = holder(game, office) if office else NOBODY
    if seat != NOBODY:
        to_supply(game, vacate(game, office))
        game.log("law.impeached", rule_of("law", "public_demands_impeachment"), office=office, other=seat)


@steps("law.public_demands_impeachment.failed")
def no_impeachment(game: G) -> None:
    move_standing(game, -1, rule_of("law", "public_demands_impeachment"))


@steps("law.relief_demanded_for_indian_famine")
def relief(game: G) -> None:
    game.log("law.relief", rule_of("law", "relief_demanded_for_indian_famine"))
    game.next(policy.consequence)


@steps("law.relief_demanded_for_indian_famine.failed")
def no_relief(game: G) -> None:
    """A Turmoil in each home region, then unrest wherever the Company rules."""
    rule = rule_of("law", "relief_demanded_for_indian_famine")
    for region in PRESIDENCIES:
        turmoil(game, region, rule)
    for region in india.held_regions(game):
        india.add_unrest(game, region, 1, rule)


# --- War Against France! --------------------------------------------------------------------------------------
def ships(game: G) -> dict[str, int]:
    """Ships in play that are not extra ships: `yard/7`, and Company ships by zone."""
    found = {f"yard/{number}": 1 for number, yard in enumerate(game.state.yards) if fitted(yard)}
    fleet = game.state.company.company_ships
    return found | {f"fleet/{zone}": fleet[zone] for zone in (*SEA_ZONES, CHINA) if fleet[zone]}


def soldiers(game: G) -> dict[str, int]:
    """Officers of the Armies, `officer/madras/1` or exhausted `tired/madras/1`, and regiments, `regiment/madras`
    or `worn/madras`."""
    found: dict[str, int] = {}
    for name, army in game.state.india.armies.items():
        found |= {f"officer/{name}/{seat}": n for seat, n in enumerate(army.active)}
        found |= {f"tired/{name}/{seat}": n for seat, n in enumerate(army.exhausted)}
        found |= {f"regiment/{name}": army.regiments, f"worn/{name}": army.exhausted_regiments}
    return {name: n for name, n in found.items() if n}


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
    def ask() -> Decision:
        slots = [
            Slot(name, n, 0, OPEN, _ship_target(name), f"war.{_ship_code(game, name)}", n=n, **_ship_words(game, name))
            for name, n in ships(game).items()
        ]
        return _levy(game, "law.war.ships", slots)

    given = yield ask
    world = game.state
    for name, n in zip(ships(game), given, strict=True):
        if not n:
            continue
        kind, _, where = name.partition("/")
        rule = rule_of("law", "war_against_france")
        game.log(f"law.war.{_ship_code(game, name)}", rule, n=n, **_ship_words(game, name))
        if kind == "fleet":
            world.company.company_ships[where] -= n
        else:
            yard = world.yards[int(where)]
            yard.at, yard.fatigued = "" if yard.owner == NOBODY else "yard", False


def _ship_code(game: G, name: str) -> str:
    """A ship whose shipyard was lost is an `orphan`."""
    kind, _, where = name.partition("/")
    return "orphan" if kind == "yard" and game.state.yards[int(where)].owner == NOBODY else kind


def _ship_target(name: str) -> Target:
    kind, _, where = name.partition("/")
    return targets.ZONE[where] if kind == "fleet" else targets.YARD[int(where)]


def _ship_words(game: G, name: str) -> dict[str, Any]:
    kind, _, where = name.partition("/")
    if kind == "fleet":
        return {"zone": where}
    yard = game.state.yards[int(where)]
    return {"zone": yard.at, "yard": f"yard.{where}", "holder": yard.owner}


def _levy(game: G, code: str, slots: list[Slot]) -> Decision:
    total = min(TAKEN, sum(slot.cap for slot in slots))
    return Allocate(
        game.state.parliament.prime_minister, code, total, slots, rule=rule_of("law", "war_against_france"), n=total
    )


@steps("law.war.soldiers")
def send_soldiers(game: G) -> Step | None:
    return _send_soldiers(game) if soldiers(game) else None


def _send_soldiers(game: G) -> Step:
    def ask() -> Decision:
        slots = [
            Slot(name, n, 0, OPEN, targets.OFFICERS[name.split('/')[1]], f"war.{name.partition('/')[0]}", n=n,
                 **_soldier_words(name))
            for name, n in soldiers(game).items()
        ]  # fmt: skip
        return _levy(game, "law.war.soldiers", slots)

    given = yield ask
    for name, n in zip(soldiers(game), given, strict=True):
        if n:
            _discharge(game, name, n)


def _soldier_words(name: str) -> dict[str, Any]:
    _, army, *seat = name.split("/")
    return {"army": army, "holder": int(seat[0]) if seat else NOBODY}


def _discharge(game: G, name: str, n: int) -> None:
    kind, where, *seat = name.split("/")
    army = game.state.india.armies[where]
    game.log(f"law.war.{kind}", rule_of("law", "war_against_france"), n=n, **_soldier_words(name))
    if kind == "regiment":
        army.regiments -= n
    elif kind == "worn":
        army.exhausted_regiments -= n
    else:
        pieces = army.active if kind == "officer" else army.exhausted
        pieces[int(seat[0])] -= n
        to_supply(game, int(seat[0]), n)


# --- which law does what --------------------------------------------------------------------------------------
AT_ONCE: dict[str, AgendaStep[[], Step | None]] = {
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
IF_FAILED: dict[str, AgendaStep[[], Step | None]] = {
    "public_demands_impeachment": no_impeachment,
    "relief_demanded_for_indian_famine": no_relief,
    "war_against_france": no_war,
}
"""The dilemmas that do something when they fail."""
