"""Governors: one Administer after the other, each with a die less."""

from __future__ import annotations

from .....kernel.decisions import Decision, Option, Pick
from .....kernel.game import Step
from .....kernel.reasons import OPEN, Closed
from ... import checks, india, targets
from ...components import GOVERNED, GOVERNOR, OFFICES, PRESIDENT, SEA_ZONE
from ...crown.family import presides, reward
from ...ids import GovernorId, PresidencyId, RegionId, TreasuryId
from ...laws import in_force
from ...pieces import holder, spare_ships, treasury_receives
from ...state import NOBODY, G, printed, steps
from .common import add_regiment, company_earns, declined, earn, ruin

TAXES = ("tax_balance", "tax_treasury")
"""The answers that tax, by what takes the money."""


def pool(game: G, office: GovernorId) -> int:
    """The dice printed on the card, and more with Zamindar Taxes."""
    more = printed(game).law_numbers.zamindar_dice if in_force(game, "zamindar_taxes") else 0
    return printed(game).offices.dice[office] + more


def income(game: G, failed: bool) -> int:
    """A Governor's own of a success; `failed`: the roll before was none."""
    row = printed(game).governing
    return row.income_after_failure if failed else row.income


def failure_unrest(game: G) -> int:
    """What a failure of a Governor or of the Governor General adds to a region."""
    figures = printed(game)
    return (
        figures.law_numbers.zamindar_unrest if in_force(game, "zamindar_taxes") else figures.governing.unrest_of_failure
    )


def governors_of(game: G, presidency: PresidencyId) -> list[GovernorId]:
    """The held Governors' offices of a Presidency, in the order of their numbers."""
    offices = [GOVERNOR[region] for region in india.associated(game, presidency)]
    return sorted((office for office in offices if holder(game, office) != NOBODY), key=lambda o: OFFICES[o].number)


@steps("operations.administer")
def administer(game: G, office: GovernorId, dice: int, failed: bool = False, taxes: int = 0) -> Step | None:
    """`failed`: the roll before was no success; `taxes`: how often this Governor has taxed."""
    return _administer(game, office, dice, failed, taxes) if dice else None


def _administer(game: G, office: GovernorId, dice: int, failed: bool, taxes: int) -> Step:
    seat, region = holder(game, office), GOVERNED[office]
    answer = yield lambda: Pick(seat, "operations.administer", [
        Option("roll", OPEN, targets.OFFICE[office], "", n=income(game, failed), odds=checks.odds(game, dice)),
        Option("stop", quiet=True),
    ], "jc2.operations.governor.administer.check", region=region, n=dice)  # fmt: skip
    if answer == "stop":
        declined(game, seat, "left.administer", "jc2.operations.governor.administer.check")
        return
    found = checks.roll_check(
        game, "operations.administer", dice, "jc2.operations.governor.administer.check", seat, region=region,
    )  # fmt: skip
    if found == checks.SUCCESS:
        bonus = ".income_after_fail" if failed else ".income"
        earn(game, seat, income(game, failed), "governing", f"jc2.operations.governor.administer{bonus}")
        game.next(administer_choice, office=office, dice=dice - 1, taxes=taxes)
        return
    _trouble(game, region, found == checks.CATASTROPHE)
    if found == checks.CATASTROPHE:
        ruin(game, office)
    else:
        game.next(administer, office=office, dice=dice - 1, failed=True, taxes=taxes)


def _trouble(game: G, region: RegionId, catastrophe: bool) -> None:
    kind = "catastrophe" if catastrophe else "fail"
    zamindar = in_force(game, "zamindar_taxes")
    rule = "jc2.law.zamindar_taxes" if zamindar else f"jc2.operations.governor.{kind}.unrest"
    india.add_unrest(game, region, failure_unrest(game), rule)


@steps("operations.administer_choice")
def administer_choice(game: G, office: GovernorId, dice: int, taxes: int) -> Step:
    region = GOVERNED[office]
    chosen = yield lambda: _choice(game, office, region, taxes)
    _reward(game, office, chosen)
    if chosen in TAXES:
        _tax(game, region, chosen, taxes)
        taxes += 1
    elif chosen == "regiment":
        add_regiment(game, india.ruler(game, region), "jc2.operations.governor.regiment")
    else:
        _build(game, region)
    game.next(administer, office=office, dice=dice, failed=False, taxes=taxes)


def _reward(game: G, office: GovernorId, chosen: str) -> None:
    """What serves a Presidency of the Crown: taxes and regiments once in a turn, a ship that is finished."""
    seat, region = holder(game, office), GOVERNED[office]
    home = india.ruler(game, region)
    if not presides(game, home):
        return
    if chosen == "tax_treasury":
        reward(game, seat, "governor.tax_crown", once=f"tax/{home}")
    elif chosen == "regiment":
        reward(game, seat, "governor.regiment_crown", once=f"regiment/{home}")
    elif chosen == "ship" and game.state.india.regions[region].half_ship:
        reward(game, seat, "governor.ship_crown")


def _choice(game: G, office: GovernorId, region: RegionId, taxes: int) -> Decision:
    at = game.state.india.regions[region]
    company = game.state.company
    army = india.ruler(game, region)
    president = PRESIDENT[army]
    row = printed(game).governing
    unrest = row.unrest_of_tax if taxes else 0
    if at.half_ship:
        ship = Option("ship", OPEN, targets.ZONE[SEA_ZONE[army]], "administer.finish", zone=SEA_ZONE[army])
    else:
        why = OPEN if spare_ships(game) else Closed("jc2.operations.governor.ship.supply")
        ship = Option("ship", why, targets.REGION[region], "administer.start", region=region)
    return Pick(holder(game, office), "operations.administer_choice", [
        Option("tax_balance", OPEN, targets.BALANCE, "administer.tax_balance", n=unrest,
               cash=company.balance + row.tax),
        Option("tax_treasury", OPEN, targets.TREASURY[president], "administer.tax_treasury", n=unrest, office=president,
               cash=company.treasuries[president] + row.tax),
        Option("regiment", OPEN, targets.REGIMENTS[army], "administer.regiment", army=army),
        ship,
    ], "jc2.operations.governor.administer.choose", region=region)  # fmt: skip


def _tax(game: G, region: RegionId, chosen: str, taxes: int) -> None:
    president = PRESIDENT[india.ruler(game, region)]
    if chosen == "tax_balance":
        company_earns(game, printed(game).governing.tax, "taxes", "jc2.operations.governor.tax")
    else:
        tax_treasury(game, president, "jc2.operations.governor.tax")
    if taxes:
        india.add_unrest(game, region, printed(game).governing.unrest_of_tax, "jc2.operations.governor.tax.unrest")


def tax_treasury(game: G, office: TreasuryId, rule: str) -> None:
    tax = printed(game).governing.tax
    treasury_receives(game, office, tax)
    game.log("operations.treasury_earned", rule, office=office, n=tax)


def _build(game: G, region: RegionId) -> None:
    """Started in the region, finished at sea."""
    at = game.state.india.regions[region]
    at.half_ship = not at.half_ship
    if at.half_ship:
        game.log("operations.ship_started", "jc2.operations.governor.ship.start", region=region)
    else:
        zone = SEA_ZONE[india.ruler(game, region)]
        game.state.company.company_ships[zone] += 1
        game.log("operations.ship_finished", "jc2.operations.governor.ship.finish", region=region, zone=zone)
