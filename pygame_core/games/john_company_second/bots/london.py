"""London: retirements and their prizes, prestige cards, and what is given up when the money does not suffice."""

from __future__ import annotations

from itertools import combinations_with_replacement

from ....kernel.decisions import Allocate, Pick, PickMany
from ....parts.hints import Hint
from ..cards.blackmail import LETTERS
from ..cards.deck import is_blackmail
from ..cards.prestige import forbidden
from ..components import CARDS, PRIZES
from ..ids import CardId, PrizeId
from ..phases.london import discounts
from ..phases.parliament.taxes import panes
from ..pieces import fitted
from ..refs import PICKED, PROPERTY, Play, Take, Taxed, Top, YardCard
from . import schemes
from .odds import last_prizes
from .stakes import COIN, PANE, VOTE, Stakes

MOST_SPENT_ON = 3
"""So many retirements are planned together."""
SETTLED = 0.3
"""What it is worth that a retired member's points do not hang on the Company's fate."""
CARD = 1.2
"""What picking a card is worth as a rule."""
TOP_CARD = 1.6
HELD_BACK = 0.15
"""What it is worth to keep a card from the others."""
MARRIED = {"mr_rochester": 0.35, "william_collins": 0.25, "lady_glencora": 0.4, "lord_highgate": 0.2}
"""What a spouse's manners cost in each year to come."""


# --- retirements --------------------------------------------------------------------------------------------------
def retire(s: Stakes, d: Pick) -> list[Hint]:
    """Each prize with the best that the other pensioners can do beside it."""
    seat = d.seat
    final = s.world.turn.phase == "end"
    cut = sum(discounts(s.game, seat).values())
    cash = s.world.families[seat].cash
    count = min(s.world.london.pensioners[seat], MOST_SPENT_ON)
    open_now = [prize for prize in d.answers() if prize in PRIZES]
    found = [Hint("none", 0.0)]
    if any(option.value == LETTERS for option in d.options):
        found.append(Hint(LETTERS, _letters(s, seat, cash + cut)))
    if final:
        best = last_prizes(s.printed, s.world.london.pensioners[seat], cash + cut)[1]
        return found + [Hint(prize, s.printed.prizes[prize].vp + (prize in best)) for prize in open_now]
    worths = dict.fromkeys(open_now, -99.0)
    for size in range(1, count + 1):
        for chosen in combinations_with_replacement(open_now, size):
            cost = sum(s.printed.prizes[prize].cost for prize in chosen)
            cost -= min(cut, s.printed.prizes[chosen[0]].cost)
            if cost > cash:
                continue
            worth = sum(lasting(s, prize) for prize in chosen) + _card(s, seat) + SETTLED + s.temper(seat)["prize"]
            worth -= s.purse(seat, cash) - s.purse(seat, cash - cost)
            for prize in chosen:
                worths[prize] = max(worths[prize], worth)
    return found + [Hint(prize, worth) for prize, worth in worths.items() if worth > -99.0]


def lasting(s: Stakes, prize: PrizeId) -> float:
    """A prize's points, less its upkeep and its windows in the years to come."""
    row = s.printed.prizes[prize]
    return row.vp - (row.upkeep * COIN + PANE * row.windows) * s.times("upkeep")


def _card(s: Stakes, seat: int) -> float:
    """The first retirement of a season brings a card."""
    if s.world.london.season.retired[seat] or not s.world.london.display:
        return 0.0
    return max([CARD, *(card_worth(s, seat, card) for card in s.world.london.display)])


def _letters(s: Stakes, seat: int, purse: int) -> float:
    cut = sum(
        s.printed.cards[card].discount
        for other, family in enumerate(s.world.families)
        if other != seat
        for card in family.prestige
    )
    return COIN * min(cut, purse) - 0.4 if cut else -0.4


def discount(s: Stakes, d: PickMany) -> list[Hint]:
    """As much as the prize costs, and no discount in vain."""
    cards = {option.value: option.params["n"] for option in d.options}
    cost = d.params["cost"]
    found = []
    for answer in d.listed(64):
        cut = sum(cards[card] for card in answer)
        found.append(Hint(answer, COIN * (min(cut, cost) - 0.4 * max(0, cut - cost))))
    return found


# --- prestige cards -----------------------------------------------------------------------------------------------
def pick(s: Stakes, d: Pick) -> list[Hint]:
    found = []
    likes = s.temper(d.seat)["card"]
    for answer in d.answers():
        picked = PICKED.read(answer)
        if isinstance(picked, Take):
            worth = card_worth(s, d.seat, picked.card) + likes
        elif isinstance(picked, Play):
            worth = schemes.scandal(s, d.seat, picked.office)
        else:
            worth = TOP_CARD if isinstance(picked, Top) else HELD_BACK
        found.append(Hint(answer, worth))
    return found


def card_worth(s: Stakes, seat: int, card: CardId) -> float:
    row = s.printed.cards[card]
    worth = row.vp + (s.stronger(seat, row.power) if row.power else 0.0)
    if is_blackmail(card):
        return worth + s.scheme(card)
    if CARDS[card].kind == "enterprise":
        return worth + s.prestige(card) + s.stronger(seat, s.kind_power(row.counts_as))
    return worth + s.prestige(card) - _demands(s, seat, card)


def _demands(s: Stakes, seat: int, spouse: CardId) -> float:
    """What a spouse's family must do without."""
    if spouse == "lady_newcome":
        family = s.world.families[seat]
        return VOTE * 2 * family.workshops * s.years("parliament") + 0.3
    lost = forbidden(s.game, seat, spouse)
    each = {
        "john_thorpe": s.workshop(), "violet_effingham": s.yard(True), "joseph_sedley": s.share + 0.6,
        "esther_summerson": 1.2,
    }  # fmt: skip
    return lost * each.get(spouse, 0.0) + MARRIED.get(spouse, 0.15) * s.left


def part(s: Stakes, d: Pick) -> list[Hint]:
    return [Hint(answer, 0.0) for answer in d.answers()]


# --- giving up ----------------------------------------------------------------------------------------------------
def upkeep(s: Stakes, d: Pick) -> list[Hint]:
    """The prize that gives most for its upkeep is kept first."""
    found = []
    for answer in d.answers():
        row = s.printed.prizes.get(answer)
        found.append(Hint(answer, row.vp / row.upkeep if row else 0.0))
    return found


def last_moment(s: Stakes, d: Pick) -> list[Hint]:
    """What there is to do is done beside the question."""
    return [Hint(answer, 0.0) for answer in d.answers()]


def windows(s: Stakes, d: Pick) -> list[Hint]:
    found = []
    for answer in d.answers():
        points = (
            s.printed.enterprises.luxury.vp
            if answer == "luxury"
            else s.printed.prizes[answer].vp
            if answer in PRIZES
            else 0
        )
        found.append(Hint(answer, points / panes(s.game, answer) if points else 0.0))
    return found


def piece(s: Stakes, d: Pick) -> list[Hint]:
    """The member called away from a prize is the one who is missed least."""
    return [Hint(prize, -lasting(s, prize)) for prize in d.answers()]


def unpaid(s: Stakes, d: Allocate) -> list[Hint]:
    """What is missed least goes."""
    each = [thing(s, d.seat, PROPERTY.read(slot.value)) for slot in d.slots]
    given = [0] * len(each)
    left = d.total
    for place in sorted(range(len(each)), key=lambda place: each[place]):
        given[place] = min(left, d.slots[place].cap)
        left -= given[place]
    return [Hint(given, -sum(n * worth for n, worth in zip(given, each, strict=True)))]


def thing(s: Stakes, seat: int, name: Taxed) -> float:
    """What a piece of property is worth to its family, as taxes reach it."""
    if isinstance(name, YardCard):
        return s.yard(fitted(s.world.yards[name.number])) + s.stronger(seat, s.kind_power("shipping"))
    match name.what:
        case "invested":
            return s.workshop() - COIN * s.years("bonuses") + s.stronger(seat, s.kind_power("manufacturing"))
        case "workshops":
            return s.workshop() + s.stronger(seat, s.kind_power("manufacturing"))
        case "luxuries":
            return (
                s.printed.enterprises.luxury.vp
                - PANE * s.years("parliament")
                + s.stronger(seat, s.kind_power("social"))
            )
        case "court":
            return s.share + s.stronger(seat, s.kind_power("company_share"))
        case "chairman":
            return s.share + s.stronger(seat, s.kind_power("company_share")) + s.office("chairman")
        case card:
            row = s.printed.cards[card]
            return s.prestige(card) + s.stronger(seat, s.kind_power(row.counts_as)) + row.vp
