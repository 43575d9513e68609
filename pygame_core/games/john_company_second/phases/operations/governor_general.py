"""The Governor General: how the office replaces others, and how it governs all of the Company's regions at once."""

from __future__ import annotations

from typing import Final

from .....kernel.decisions import Decision, Option, Pick
from .....kernel.game import Step
from .....kernel.reasons import OPEN, Closed, Reason
from ... import checks, india, targets
from ...checks import rollable
from ...components import OFFICES, PRESIDENCIES, SEA_ZONE
from ...crown.family import presides, reward, seat_of
from ...ids import RegionId
from ...laws import in_force
from ...pieces import holder, spare_ships, spend_treasury, zones
from ...refs import GOVERNING, Build, Governing, Raise, Tax
from ...state import NOBODY, G, Post, printed, steps
from .common import acting, add_regiment, company_earns, declined, earn, ruin, spending, treasury
from .governors import failure_unrest, tax_treasury

GENERAL: Final = "governor_general"
DIRECTOR: Final = "director_of_trade"


def establish(game: G, rule: str) -> None:
    """The office comes into play: Governors become pensioners, and the Director of Trade Governor General."""
    world = game.state
    for office in (office for office, row in OFFICES.items() if row.region):
        seat = world.offices[office].holder
        if seat != NOBODY:
            world.london.pensioners[seat] += 1
        world.offices[office] = Post(where="out")
    for region in world.india.regions.values():
        region.half_ship = False
    director = world.offices[DIRECTOR]
    world.offices[GENERAL] = Post(where=director.where, holder=director.holder, fatigue=director.fatigue)
    world.offices[DIRECTOR] = Post(where="out")
    game.log("operations.general_created", rule, holder=director.holder)


@steps("operations.governor_general")
def general(game: G) -> None:
    if acting(game, GENERAL) == NOBODY:
        return
    earned = printed(game).offices.general_income * len(india.held_regions(game))
    company_earns(game, earned, "regions", "jc2.operations.governor_general.income")
    game.next(govern)


def can_govern(game: G) -> Reason:
    if not india.held_regions(game):
        return Closed("jc2.operations.governor_general.govern.needs_region")
    return rollable(treasury(game, GENERAL))


@steps("operations.govern")
def govern(game: G) -> Step | None:
    seat = acting(game, GENERAL)
    return _govern(game, seat) if can_govern(game) else None


def _govern(game: G, seat: int) -> Step:
    amount = yield lambda: spending(
        game, seat, "operations.govern", GENERAL, "jc2.operations.governor_general.govern.dice",
        n=len(india.held_regions(game)),
    )  # fmt: skip
    if amount == "none":
        declined(game, seat, "left.govern", "jc2.operations.governor_general.govern.dice")
        return
    spend_treasury(game, GENERAL, amount)
    dice = game.chance.dice(amount)
    found = checks.outcome(game, dice)
    game.log("operations.govern", "jc2.operations.governor_general.govern.dice", seat=seat, dice=dice, outcome=found,
             cost=amount)  # fmt: skip
    _unrest_everywhere(
        game, dice.count(printed(game).offices.general_unrest_on), "jc2.operations.governor_general.govern.sixes"
    )
    if found == checks.SUCCESS:
        _succeed(game, seat)
        return
    zamindar = in_force(game, "zamindar_taxes")
    rule = "jc2.law.zamindar_taxes" if zamindar else "jc2.operations.governor_general.govern.fail"
    _unrest_everywhere(game, failure_unrest(game), rule)
    if found == checks.CATASTROPHE:
        ruin(game, GENERAL)
    else:
        game.next(govern)


def _unrest_everywhere(game: G, count: int, rule: str) -> None:
    if count:
        for region in india.held_regions(game):
            india.add_unrest(game, region, count, rule)


def _succeed(game: G, seat: int) -> None:
    regions = len(india.held_regions(game))
    wage = regions * printed(game).offices.general_wage
    earn(game, seat, wage, "governing", "jc2.operations.governor_general.govern.success.income")
    if in_force(game, "zamindar_taxes"):
        earn(game, seat, printed(game).law_numbers.zamindar_income, "governing", "jc2.law.zamindar_taxes")
    for _ in range(regions):
        game.next(govern_choice)


# --- an option for each region --------------------------------------------------------------------------------
@steps("operations.govern_choice")
def govern_choice(game: G) -> Step:
    chosen = yield lambda: _choice(game, acting(game, GENERAL))
    _reward(game, holder(game, GENERAL), GOVERNING.read(chosen))
    match GOVERNING.read(chosen):
        case Build(zone):
            game.state.company.company_ships[zone] += 1
            game.log("operations.ship_built", "jc2.operations.governor_general.govern.ship", zone=zone)
        case Raise(army):
            add_regiment(game, army, "jc2.operations.governor_general.govern.regiment")
        case Tax(into):
            if into == "balance":
                company_earns(game, printed(game).governing.tax, "taxes", "jc2.operations.governor_general.govern.tax")
            else:
                tax_treasury(game, into, "jc2.operations.governor_general.govern.tax")
            game.next(govern_unrest)


def _reward(game: G, seat: int, chosen: Governing) -> None:
    match chosen:
        case Tax(into):
            if into != "balance" and holder(game, into) == seat_of(game):
                reward(game, seat, "gg.fund_crown_office")
        case Raise(army):
            if presides(game, army):
                reward(game, seat, "gg.regiment")
        case Build(zone):
            if any(presides(game, home) for home, sea in SEA_ZONE.items() if sea == zone):
                reward(game, seat, "gg.ship")


def _choice(game: G, seat: int) -> Decision:
    company, row = game.state.company, printed(game).governing
    built: Reason = OPEN if spare_ships(game) else Closed("jc2.operations.governor.ship.supply")
    options = [Option(GOVERNING.text(Tax("balance")), OPEN, targets.BALANCE, "administer.tax_balance",
                      n=row.unrest_of_tax, cash=company.balance + row.tax)]  # fmt: skip
    options += [
        Option(GOVERNING.text(Tax(office)), OPEN, targets.TREASURY[office], "administer.tax_treasury",
               n=row.unrest_of_tax, office=office, cash=cash + row.tax)
        for office, cash in company.treasuries.items()
        if office != DIRECTOR
    ]  # fmt: skip
    options += [
        Option(GOVERNING.text(Raise(army)), OPEN, targets.REGIMENTS[army], "administer.regiment", army=army)
        for army in PRESIDENCIES
    ]
    options += [
        Option(GOVERNING.text(Build(zone)), built, targets.ZONE[zone], "govern.ship", zone=zone) for zone in zones(game)
    ]
    return Pick(seat, "operations.govern_choice", options, "jc2.operations.governor_general.govern.success.choices")


def untaxed(game: G) -> list[RegionId]:
    return [region for region in india.held_regions(game) if region not in game.state.turn.operations.burdened]


@steps("operations.govern_unrest")
def govern_unrest(game: G) -> Step | None:
    """Each tax puts its unrest into another region."""
    return _unrest(game) if untaxed(game) else None


def _unrest(game: G) -> Step:
    regions = untaxed(game)
    region = regions[0]
    if len(regions) > 1:
        region = yield lambda: Pick(acting(game, GENERAL), "operations.govern_unrest", [
            Option(region, OPEN, targets.REGION[region], "operations.unrest_in",
                   n=game.state.india.regions[region].unrest, opium=printed(game).regions[region].opium)
            for region in regions
        ], "jc2.operations.governor_general.govern.tax.different")  # fmt: skip
    game.state.turn.operations.burdened.append(region)
    unrest = printed(game).governing.unrest_of_tax
    india.add_unrest(game, region, unrest, "jc2.operations.governor_general.govern.tax.unrest")
