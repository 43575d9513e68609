"""Blackmail: when it is worth being used, and against whom."""

from __future__ import annotations

from ....kernel.decisions import Option, Pick
from ....parts.hints import Hint
from .. import checks
from ..cards.blackmail import SCANDALS, SWAPS, elephant_places, envoy_value, scandal_targets
from ..components import REGIONS
from ..ids import CardId, OfficeId
from ..pieces import held_by
from ..refs import STAND
from ..state import G
from . import words
from .family import RIVALRY
from .hiring import standings
from .odds import catastrophe, success
from .stakes import COIN, Stakes

HELD = 0.7
"""How much of what a card is worth is given up when it is used: another chance might have come."""
AT_STAKE = 2.5
"""What a check of somebody else's is worth to him."""


def disgraced(s: Stakes, seat: int, office: OfficeId) -> float:
    """What it is worth that somebody loses an office."""
    holder = s.world.offices[office].holder
    worth = s.office(office, s.world.offices[office].fatigue)
    if holder == seat:
        return -worth
    return RIVALRY * worth + 0.08 * standings(s)[holder]


def scandal(s: Stakes, seat: int, office: OfficeId) -> float:
    """The same, if it is the family's doing: some it has promised to spare."""
    return disgraced(s, seat, office) - words.spared(s, seat, s.world.offices[office].holder)


def swapped(s: Stakes, seat: int) -> tuple[float, list[int]]:
    """The best that two adjacent places of the Power track can be for a family when they are swapped."""
    return max((-9.0, SWAPS[0]), *((s.swapped(places)[seat], places) for places in SWAPS))


def stolen(s: Stakes, seat: int) -> float:
    """What Company Fraud should take."""
    dice = len(held_by(s.game, seat))
    if not dice:
        return 0.0
    highest = sum(1 - ((face - 1) / 6) ** dice for face in range(1, 7))
    return float(min(s.world.company.balance, s.printed.card_numbers.fraud * highest))


def use(s: Stakes, seat: int, card: CardId) -> float:
    """What playing a card now is worth, beyond keeping it."""
    keep = HELD * s.scheme(card)
    if card == "company_fraud":
        return stolen(s, seat) * (s.coin(seat) - s.pound(seat)) - keep
    if card == "envoy_to_the_mughals":
        return max(envoy_value(s.game, region) for region in REGIONS) * s.coin(seat) - keep
    if card == "prime_ministers_ear":
        return swapped(s, seat)[0] - keep
    if card in SCANDALS:
        return max([-1.0, *(scandal(s, seat, office) for office in scandal_targets(s.game, card))]) - keep
    return -keep


def window(s: Stakes, d: Pick) -> list[Hint]:
    return [Hint(answer, 0.0 if answer == "none" else use(s, d.seat, answer)) for answer in d.answers()]


def targets(s: Stakes, d: Pick) -> list[Hint]:
    return [Hint(office, scandal(s, d.seat, office)) for office in d.answers()]


def ear(s: Stakes, d: Pick) -> list[Hint]:
    return [Hint(places, s.swapped(places)[d.seat]) for places in d.answers()]


def envoy(s: Stakes, d: Pick) -> list[Hint]:
    """The dearest open order; and the Elephant rather not against a region of the Company, for who holds shares."""
    care = s.pound(d.seat)
    found = []
    for place in elephant_places(s.game):
        at_risk = bool(s.world.india.regions[place.head].control)
        found.append(Hint(STAND.answer(place), COIN * envoy_value(s.game, place.tail) - 2 * care * at_risk))
    return found


def cancel(s: Stakes, d: Pick) -> list[Hint]:
    """Somebody else's card is stopped where it takes the family's own."""
    keep = HELD * s.scheme("man_on_the_inside")
    harm = 0.0
    if d.params["card"] == "company_fraud":
        harm = 5 * s.pound(d.seat) + 0.05 * standings(s)[d.params["by"]]
    elif d.params["card"] in SCANDALS:
        offices = scandal_targets(s.game, d.params["card"])
        mine = [s.office(office) for office in offices if s.world.offices[office].holder == d.seat]
        harm = sum(mine) / max(1, len(offices)) * 1.5
    return [Hint(answer, harm - keep if answer == "cancel" else 0.0) for answer in d.answers()]


def reroll(s: Stakes, d: Pick) -> list[Hint]:
    """An own failure gets another chance, a rival's success is spoiled."""
    outcome, fewer = checks.outcome(s.game, d.params["dice"]), d.params["n"]
    done = outcome == checks.SUCCESS
    if d.params["by"] == d.seat:
        again = success(s.check, fewer) - catastrophe(s.check, fewer)
        now = {checks.SUCCESS: 1.0, checks.FAILURE: 0.0, checks.CATASTROPHE: -1.0}[outcome]
        worth = AT_STAKE * (again - now)
    else:
        ahead = standings(s)[d.params["by"]]
        care = 6 * s.pound(d.seat) if d.params["card"] == "mercantile_connection" else 0.0
        worth = (1 - success(s.check, fewer)) * (RIVALRY * AT_STAKE + 0.08 * ahead - care) if done else -0.5
    keep = HELD * s.scheme(d.params["card"])
    return [Hint(answer, worth - keep if answer == "play" else 0.0) for answer in d.answers()]


def errands(game: G, seat: int, acts: list[Option]) -> list[Option]:
    """Acts beside that deserve a thought: promised money while it is there, cards that pay now."""
    s = Stakes(game)
    found = []
    for act in acts:
        due = (
            act.params["deed"] == "pay"
            and s.world.families[act.params["other"]].cash >= s.printed.card_numbers.promised
        )
        if due or (act.params["deed"] == "play" and use(s, seat, act.params["card"]) > 0):
            found.append(act)
    return found
