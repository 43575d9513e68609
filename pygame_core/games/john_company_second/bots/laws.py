"""What laws and policies are worth to each family."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from ..army import officers as officers_of
from ..cards.prestige import BOROUGHS
from ..components import OFFICES
from ..ids import LawId
from ..laws import regiment_expense
from ..phases.operations.shipping import fit_cost
from ..phases.parliament.policy import climb, effect_on, windows_due
from ..phases.revenue import charges
from ..pieces import enterprises, fitted, held_by, holder, shares, windows, yards_of
from ..state import NOBODY
from .family import RIVALRY
from .stakes import COIN, PANE, Stakes

HURT = 1.4
"""How much dearer a tax is that a family cannot pay in full."""
Effect = Callable[[Stakes, int], float]


# --- policies -----------------------------------------------------------------------------------------------------
def policy(s: Stakes, space: int, window: bool = False) -> list[float]:
    """What a space of the dial would bring each family."""
    row = s.printed.dial[space]
    found = [0.0] * len(s.seats)
    if row.consequence == "power":
        # The top kind lets two others swap: as if these were the next two.
        found = s.swapped(climb(s.game, row.target) or [1, 2])
    for seat in s.seats:
        money = effect_on(s.game, seat, space)
        if window and not windows_due(s.game, space, False):
            money -= windows(s.game, seat)
        short = max(0, -money - s.world.families[seat].cash)
        found[seat] += s.coin(seat) * money * (HURT if short else 1.0) - 0.8 * short
    return found


def net(gains: list[float], seat: int) -> float:
    """The own gain, less some of what the others gain."""
    others = [gain for other, gain in enumerate(gains) if other != seat]
    return gains[seat] - RIVALRY * sum(others) / max(1, len(others))


# --- laws ---------------------------------------------------------------------------------------------------------
def _calico(s: Stakes, seat: int) -> float:
    loss = 0.13 * max(0.0, s.next_year + s.due) * s.years("revenue")
    return s.printed.law_numbers.calico_pay * COIN * enterprises(s.game, seat, "manufacturing") - loss * s.pound(seat)


def _china(s: Stakes, seat: int) -> float:
    return 2.0 * s.pound(seat) * s.left + 0.3 * (holder(s.game, "chairman") == seat)


def _army_spending(s: Stakes, seat: int) -> float:
    added = s.printed.law_numbers.army_regiments * len(s.world.india.armies)
    cost = added * regiment_expense(s.game)
    commands = len([army for army in s.world.india.armies.values() if army.commander == seat])
    foundry = s.printed.card_numbers.foundry * added * COIN * ("foundry" in s.world.families[seat].prestige)
    return 1.2 * commands * min(1, s.left) + foundry - cost * s.pound(seat) * s.left * 0.6


def _board(s: Stakes, seat: int) -> float:
    minister = s.world.parliament.prime_minister == seat
    return (0.4 if minister else -0.15 * len(held_by(s.game, seat))) * min(2, s.left)


def _restructure(s: Stakes, seat: int) -> float:
    waiting = s.world.company.exchange.count(seat)
    return s.world.company.debt * s.pound(seat) * s.years("revenue") * 0.7 - 0.8 * waiting * min(1, s.left)


def _inclosure(s: Stakes, seat: int) -> float:
    prizes = sum(pieces[seat] for pieces in s.world.london.prizes.values())
    return COIN * (prizes + 0.5) * s.left


def _tenure(s: Stakes, seat: int) -> float:
    return -0.8 * min(1, s.left) * (holder(s.game, "chairman") == seat) + 0.15 * s.left


def _sepoy(s: Stakes, seat: int) -> float:
    held = len(s.held)
    return (charges(s.game)["regiments"].cost * s.left - 1.5 * held) * s.pound(seat)


def _ship_subsidy(s: Stakes, seat: int) -> float:
    unfitted = len([n for n in yards_of(s.game, seat) if not fitted(s.world.yards[n])])
    return 0.25 * unfitted + (s.printed.offices.fit_ship - fit_cost(s.game)) * 0.5 * s.pound(seat)


def _offices(s: Stakes, seat: int, kind: Literal["presidency", "region"]) -> int:
    return len([office for office in held_by(s.game, seat) if getattr(OFFICES[office], kind)])


def _trade_regulations(s: Stakes, seat: int) -> float:
    return -COIN * 1.3 * _offices(s, seat, "presidency") * s.service + 2.5 * s.pound(seat) * s.left


def _zamindar(s: Stakes, seat: int) -> float:
    return 0.3 * _offices(s, seat, "region") * s.service


def _treasure_reform(s: Stakes, seat: int) -> float:
    armies = s.world.india.armies.values()
    officers = sum(officers_of(army, seat) + 2 * (army.commander == seat) for army in armies)
    return -0.3 * officers * s.years("operations") + 3 * s.pound(seat) * s.left


def _general(s: Stakes, seat: int) -> float:
    governors = [office for office in held_by(s.game, seat) if OFFICES[office].region]
    worth = sum(1.2 - s.office(office) for office in governors)
    return worth + 1.2 * (holder(s.game, "director_of_trade") == seat) * s.service


def _industry(s: Stakes, seat: int) -> float:
    return 0.2 * s.left * (1 + s.world.families[seat].workshops / 3)


def _writers(s: Stakes, seat: int) -> float:
    """How many writers of a family should be paid in each year."""
    india = s.world.india
    count = sum(box[seat] for box in india.writers.values())
    return min(4.0, 0.5 * (count + len([filled for filled in india.filled.values() if filled.seat == seat])))


def _privileges(s: Stakes, seat: int) -> float:
    return COIN * _writers(s, seat) * s.left


def _graft(s: Stakes, seat: int) -> float:
    return -COIN * _writers(s, seat) * s.left + 2.5 * s.pound(seat) * s.left


def _no_window_tax(s: Stakes, seat: int) -> float:
    return PANE * windows(s.game, seat) * s.years("parliament")


def _oversight(s: Stakes, seat: int) -> float:
    commands = len([army for army in s.world.india.armies.values() if army.commander == seat])
    minister = s.world.parliament.prime_minister == seat
    return (0.4 * minister - 0.3 * commands * (not minister)) * min(2, s.left)


def _aids(s: Stakes, seat: int) -> float:
    gain = (
        shares(s.game, seat) * (1 - 2 * s.risk)
        if s.world.company.share_value < s.printed.tracks.share_values[-1]
        else 0.0
    )
    return gain - s.world.company.debt * s.pound(seat) * s.years("revenue") * 0.7


def _royal(s: Stakes, seat: int) -> float:
    return 4 * s.pound(seat) * min(1, s.left)


def _franchise(s: Stakes, seat: int) -> float:
    boroughs = [card for card in s.world.families[seat].prestige if card in BOROUGHS]
    return -0.2 * len(boroughs) * s.left


def _impeached(s: Stakes, seat: int) -> float:
    office = s.world.parliament.ballot.named
    if not office or holder(s.game, office) != seat:
        return 0.0
    return -s.office(office, s.world.offices[office].fatigue)


def _relieved(s: Stakes, seat: int) -> float:
    """The policy comes twice."""
    stop = s.world.parliament.ballot.stop
    return 0.0 if stop == NOBODY else policy(s, stop)[seat]


def _mustered(s: Stakes, seat: int) -> float:
    sea = len([n for n in yards_of(s.game, seat) if fitted(s.world.yards[n])])
    return -0.25 * sea - 4 * s.pound(seat) * min(1, s.left)


def _standing_falls(s: Stakes, seat: int) -> float:
    return -s.standing(seat)


def _famine(s: Stakes, seat: int) -> float:
    return -(s.standing(seat) + 2 * len(s.held) * s.pound(seat)) * min(1, s.left)


def _invaded(s: Stakes, seat: int) -> float:
    return -2 * (1 + len(s.held)) * s.pound(seat)


def _deregulated(s: Stakes, seat: int) -> float:
    """Less Debt and a fresh start for the Company; and firms, for who has something to put in."""
    company = s.world.company
    relief = s.standing(seat) * (s.printed.tracks.reset - company.standing)
    relief += company.debt // 2 * s.years("revenue") * s.pound(seat)
    return 0.5 * relief + 0.3 * min(2, s.left) * min(2, s.world.families[seat].workshops)


def _upheld(s: Stakes, seat: int) -> float:
    """A share is worth a point more, or costs one more."""
    most = s.world.company.share_value >= s.printed.tracks.share_values[-1]
    return 0.0 if most else shares(s.game, seat) * (1 - 2 * s.risk)


PASSED: dict[str, Effect] = {
    "deregulation": _deregulated,
    "calico_acts": _calico, "envoy_to_china": _china, "army_spending": _army_spending, "board_of_control": _board,
    "debt_restructure": _restructure, "inclosure_acts": _inclosure, "tenure_limits": _tenure,
    "sepoy_recruitment": _sepoy, "ship_subsidy": _ship_subsidy, "trade_regulations": _trade_regulations,
    "zamindar_taxes": _zamindar, "treasure_reform": _treasure_reform, "governor_general": _general,
    "industry_subsidy": _industry, "writer_privileges": _privileges, "writer_graft_reform": _graft,
    "window_tax_repeal": _no_window_tax, "military_oversight": _oversight, "company_aids_government": _aids,
    "royal_protection": _royal, "masses_demand_franchise": _franchise, "public_demands_impeachment": _impeached,
    "relief_demanded_for_indian_famine": _relieved, "war_against_france": _mustered,
}  # fmt: skip
FAILED: dict[str, Effect] = {
    "deregulation": _upheld,
    "public_demands_impeachment": _standing_falls, "relief_demanded_for_indian_famine": _famine,
    "war_against_france": _invaded,
}  # fmt: skip


def passing(s: Stakes, law: LawId, space: int, window: bool = False) -> list[float]:
    """What each family gains if a law passes with this policy, beside what becomes of the Prime Minister."""
    effect = PASSED.get(law)
    gains = [0.0 for _ in s.seats] if space == NOBODY else policy(s, space, window)
    return [gain + (effect(s, seat) if effect else 0.0) for seat, gain in enumerate(gains)]


def failing(s: Stakes, law: LawId) -> list[float]:
    effect = FAILED.get(law)
    return [effect(s, seat) if effect else 0.0 for seat in s.seats]
