"""What things are worth to each family, in points at the end of the game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from math import exp
from typing import Any

from ....parts.hints import Hint
from ....parts.tempers import Temper
from .. import promises
from ..calendar import PHASES
from ..components import CHINA, DIE, GOVERNOR, OFFICES
from ..ids import CardId, OfficeId, OrderId, PhaseId, PresidencyId, PromiseId, PropertyKind
from ..phases.hiring import candidates, hirer_of
from ..phases.operations.china import SUPERINTENDENT, icons
from ..phases.operations.governors import pool
from ..pieces import held_by, holder, shares, ships_in, vacant
from ..refs import Candidate
from ..scoring import power, power_of
from ..state import NOBODY, G, families
from .books import Books
from .odds import last_prizes, success
from .temper import tempers

SCALE = 5.0
"""A clear lead, in points."""
COIN, SPARE_COIN = 0.52, 0.25
"""What a pound becomes: luxuries and prizes give half a point for it, and luxuries power as well."""
ENOUGH = 8
"""More money than this waits for its chance to be spent."""
PENSION, LAST_PENSION = 1.5, 3.0
"""What a retirement is worth beyond its cost, with the prestige card that comes of it; and the last one, which turns
all money into points."""
TENURE = 0.56
"""How often an officeholder is still there a year later."""
GROWTH = 2.0
"""How much power families gain or lose on each other in a year."""
VOTE = 0.1
"""What a vote of an enterprise is worth in each Parliament."""
MINISTRY = 0.7
"""What the dial is worth in each Parliament, beside its power."""
PANE = 0.07
"""What a window costs in each Parliament."""
LEAN = 0.35
"""Dividends of later years, of those of this one: the Company's money goes into its debts."""
LIFE, LAST_OFFICE = 7.0, 0.6
"""What it is worth to anybody that the game is played to its end, and more for each member who may then retire."""
CROWD = 0.15
"""How much less an officer gains for each other one."""
LEAST_POUND, PAID = 0.01, 0.35
"""... and how much of a pound more is paid out in dividends."""
DUTIES = {"chairman": 1.1, "director_of_trade": 0.7, "governor_general": 1.6, "manager_of_shipping": 0.3,
          "military_affairs": 0.5}  # fmt: skip
"""What deciding is worth in a year, in points, where an office brings no money of its own."""
SCHEMES = {
    "company_fraud": 2.0, "envoy_to_the_mughals": 2.0, "hiring_preference": 1.0, "letters_of_introduction": 0.4,
    "scandal_on_leadenhall_street": 0.5, "scandal_in_india": 0.5, "prime_ministers_ear": 0.6,
    "mercantile_connection": 0.4, "diplomatic_connection": 0.4, "man_on_the_inside": 0.4,
}  # fmt: skip
"""What blackmail is worth while there is time to use it."""
BUSINESS = {"shipbuilders": 0.5, "foundry": 0.45, "stock_broker": 0.35, "tax_collectors": 0.15}
"""What prestige enterprises bring in a year."""
WORD = {promises.CONSENT: 0.9, promises.KIN: 0.9, promises.VOTE: 0.3, promises.SUPPORT: 0.2, promises.FIRM: 0.2}


class Stakes(Books):
    """What each family has at stake."""

    def __init__(self, game: G, manner: tuple[int, Temper] | None = None) -> None:
        """`manner`: a seat that plays with this temper, however its family began."""
        super().__init__(game)
        self.seats = families(game)
        self.manner = manner
        self.openings_known: dict[OrderId, float] = {}
        """What it is worth to the Company that a closed order is opened, as far as somebody has asked."""
        self.interests_known: dict[int, Any] = {}
        """What each family wants of the vote under way, as far as somebody has asked."""

    # --- time -------------------------------------------------------------------------------------------------
    def years(self, phase: PhaseId) -> float:
        """How many more of these phases should be played."""
        return self.serving(phase, 1.0)

    def serving(self, phase: PhaseId, staying: float) -> float:
        """The same for somebody who is still there a year later only so often."""
        here = PHASES.index(phase) >= self.at
        return sum(staying**year * self.alive[year] for year in range(not here, self.left + 1))

    @cached_property
    def service(self) -> float:
        """How many years a man in office now should still serve."""
        return self.serving("operations", TENURE)

    # --- money ------------------------------------------------------------------------------------------------
    @cached_property
    def can_invest(self) -> float:
        """How likely there is a Family phase to come in which money can become something."""
        if self.at < PHASES.index("family"):
            return 1.0
        return self.alive[1] if self.left else 0.0

    def coin(self, seat: int) -> float:
        """What one pound more is worth."""
        cash = self.world.families[seat].cash
        return (self.purse(seat, cash + 3) - self.purse(seat, cash)) / 3

    def purse(self, seat: int, cash: int) -> float:
        """What so much money is worth."""
        if self.left or self.can_invest:
            return self.can_invest * (COIN * min(cash, ENOUGH) + SPARE_COIN * max(0, cash - ENOUGH))
        return 0.9 * self.last_season(seat, cash) + 0.08 * min(cash, 6) * self.times("parliament")

    def last_season(self, seat: int, cash: int) -> float:
        """What the last retirements should bring for so much money."""
        cut, chances = self.last_members[seat]
        prizes = [chance * last_prizes(self.printed, n, cash + cut)[0] for n, chance in enumerate(chances) if n]
        return sum(prizes) * (1 - self.risk)

    @cached_property
    def last_members(self) -> list[tuple[int, list[float]]]:
        """For each family what its cards take off a last prize, and how likely so many of its members retire then."""
        figures, held = self.printed.cards, self.world.families
        cuts = [sum(figures[card].discount for card in family.prestige) for family in held]
        return [(cut, self.retiring(seat)) for seat, cut in enumerate(cuts)]

    def retiring(self, seat: int) -> list[float]:
        """How likely none, one, two ... members retire at the end."""
        waiting = self.world.london.pensioners[seat]
        if self.world.turn.phase == "end" and waiting:
            return [0.0] * min(waiting, 4) + [1.0]
        chances = [1.0]
        for office in held_by(self.game, seat)[:4]:
            likely = self.attrition(office)
            grown = [chance * (1 - likely) for chance in chances] + [0.0]
            for count, chance in enumerate(chances):
                grown[count + 1] += chance * likely
            chances = grown
        return chances

    def attrition(self, office: OfficeId) -> float:
        stress = self.printed.attrition.chairman if office == "chairman" else 0
        return self.retires(self.world.offices[office].fatigue + stress)

    def retires(self, fatigue: float) -> float:
        """How likely an attrition roll ends a service, with so much added to the die."""
        return min(1.0, max(0.0, (DIE + 1 - self.printed.attrition.retires_from + fatigue) / DIE))

    # --- power ------------------------------------------------------------------------------------------------
    @cached_property
    def powers(self) -> list[float]:
        return [float(power(self.game, seat)) for seat in self.seats]

    def award(self, powers: list[float]) -> list[float]:
        """The points for power that each family may expect."""
        row = self.printed.power.award[self.world.turn.last]
        blur = 0.8 + 0.5 * GROWTH * self.times("family") ** 0.5
        weights = [exp(min(40.0, (held - max(powers)) / blur)) for held in powers]
        total = sum(weights)
        first = [weight / total for weight in weights]
        scale = 1 - 0.4 * self.risk
        expected = []
        for seat in self.seats:
            second = sum(
                first[other] * weights[seat] / (total - weights[other]) for other in self.seats if other != seat
            )
            expected.append(scale * (row.first * first[seat] + row.second * second))
        return expected

    @cached_property
    def awards(self) -> list[float]:
        return self.award(self.powers)

    def stronger(self, seat: int, by: float) -> float:
        """What so much more power is worth."""
        powers = list(self.powers)
        powers[seat] += by
        return self.award(powers)[seat] - self.awards[seat]

    def swapped(self, places: list[int]) -> list[float]:
        """What each family gains or loses if two places of the Power track change places."""
        track, (a, b) = self.world.parliament.power, places
        track[a], track[b] = track[b], track[a]
        powers = [float(power(self.game, seat)) for seat in self.seats]
        track[a], track[b] = track[b], track[a]
        return [after - before for after, before in zip(self.award(powers), self.awards, strict=True)]

    def kind_power(self, kind: PropertyKind) -> float:
        """The power of one thing of a kind; markers move, so what is nothing now may be something later."""
        return 0.8 * power_of(self.game, kind) + 0.1

    # --- shares and the Company's money -----------------------------------------------------------------------
    @cached_property
    def share(self) -> float:
        """What a share is worth, its power left out."""
        value = self.world.company.share_value
        at_end = value * (1 - 2 * self.risk)
        return at_end + COIN * self.dividend * (1 + LEAN * (self.years("revenue") - 1))

    def life(self, seat: int) -> float:
        """What it is worth to a family that the Company lives: its shares count for it and not against it, and the last
        retirements turn money into points."""
        owned, value = shares(self.game, seat), self.world.company.share_value
        offices = len(held_by(self.game, seat)) + self.world.london.pensioners[seat]
        return LIFE + LAST_OFFICE * offices + 1.83 * value * owned - self.world.families[seat].workshops

    def pound(self, seat: int) -> float:
        """What a pound in the Balance at the next Revenue is worth to a family: dividends, and the Company's fate."""
        if not self.times("revenue"):
            return 0.0
        owned = shares(self.game, seat)
        total = max(4, sum(shares(self.game, other) for other in self.seats))
        return max(LEAST_POUND, self.life(seat) * self.relief) + PAID * COIN * owned / total

    def standing(self, seat: int) -> float:
        """What a space of Standing is worth to a family."""
        return max(0.05, self.life(seat) * self.step)

    # --- people -----------------------------------------------------------------------------------------------
    def yearly(self, office: OfficeId) -> float:
        """What an office brings its holder in a year, in points."""
        row = OFFICES[office]
        if row.region:
            return COIN * success(self.check, pool(self.game, GOVERNOR[row.region])) * 1.7
        if row.presidency:
            ships = max(1, self.ships(row.presidency))
            route = self.best_route(row.presidency, ships)[1]
            return COIN * 0.75 * (route.orders if route else 0) + 0.25
        if office == SUPERINTENDENT:
            return COIN * icons(self.game) * success(self.check, ships_in(self.game, CHINA))
        return DUTIES[office]

    def pension(self, fatigue: float) -> float:
        """What it is worth that an officeholder may retire in one of the seasons to come, if the Company lasts."""
        worth, serving = 0.0, 1.0
        for season in range(1, self.left + 2):
            retires = self.retires(fatigue)
            last = season > self.left
            there = self.alive[-1 if last else season]
            worth += serving * there * retires * (LAST_PENSION if last else PENSION)
            serving *= 1 - retires
            fatigue += 0.5
        return worth

    def office(self, office: OfficeId, fatigue: int = 0) -> float:
        return self.yearly(office) * self.service + self.pension(fatigue)

    @cached_property
    def openings(self) -> float:
        """What a member may hope for who can be hired some day."""
        return 0.3 * (self.pension(0) + 0.7 * self.service) if self.left else 0.15 * self.pension(0)

    def writer(self, presidency: PresidencyId) -> float:
        """A writer who serves this Presidency: his share of the trade, and the hope of an office."""
        route = self.best_route(presidency, max(1, self.ships(presidency)))[1]
        orders = route.orders if route else 0
        crowd = sum(self.world.india.writers[presidency]) + 1
        hired = self.openings / (1 + 0.15 * crowd)
        return COIN * 0.7 * min(1.0, orders / crowd) * self.years("operations") + hired

    def officer(self) -> float:
        """An officer: his share of loot to come, which so many others want as well, and the hope of a command."""
        return 0.3 * self.years("operations") / (1 + CROWD * self.soldiers) + 0.25 * self.openings

    @cached_property
    def soldiers(self) -> int:
        """All officers, those in training among them."""
        india = self.world.india
        return sum(india.training) + sum(sum(army.active) + sum(army.exhausted) for army in india.armies.values())

    def commander(self) -> float:
        return 0.55 * self.years("operations") + 0.3 * self.openings + 0.3

    @cached_property
    def hires(self) -> list[tuple[OfficeId, int, list[Candidate]]]:
        """The hires ahead: each vacant office with who hires for it and the candidates. A Chairman is elected."""
        found: list[tuple[OfficeId, int, list[Candidate]]] = []
        for office in vacant(self.game):
            if office != "chairman" and (by := holder(self.game, hirer_of(self.game, office))) != NOBODY:
                found.append((office, by, candidates(self.game, office)))
        return found

    # --- property ---------------------------------------------------------------------------------------------
    def yard(self, at_sea: bool) -> float:
        paid = self.years("bonuses") * (0.9 if at_sea else 0.65)
        return COIN * paid + VOTE * self.years("parliament")

    def workshop(self) -> float:
        return COIN * self.years("bonuses") + 2 * VOTE * self.years("parliament") + 0.8 * self.risk

    def prestige(self, card: CardId) -> float:
        """What a prestige card is worth beyond its points and power."""
        row = self.printed.cards[card]
        votes = row.votes + 0.5 * row.conditional_votes
        worth = VOTE * votes * self.years("parliament") + BUSINESS.get(card, 0.0) * self.years("operations")
        return worth + 0.35 * COIN * row.discount * self.seasons

    def scheme(self, card: CardId) -> float:
        return SCHEMES[card] * (1.0 if self.left else 0.4)

    def word(self, promise: PromiseId) -> float:
        """What another family's promise is worth to its holder."""
        if promise == promises.PAY:
            return self.printed.card_numbers.promised * COIN * 0.9 * self.can_invest + 0.1
        return WORD[promise] * min(1.0, 0.35 + 0.3 * self.left) * (1 if self.times("parliament") else 0.2)

    def temper(self, seat: int) -> Temper:
        if self.manner and self.manner[0] == seat:
            return self.manner[1]
        return tempers(self.game)[seat]


Hinter = Callable[[Stakes, Any], list[Hint]]
"""What the answers to one kind of question are worth."""
