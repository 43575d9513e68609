"""What things are worth to a family, in points it may still expect in the end."""

from __future__ import annotations

from typing import Final

from ....parts.tempers import Temper
from .. import works
from ..company import PRESIDED, presidencies, ready_ships, ships_in
from ..components.figures import SUCCESS
from ..firms import expectations, firm_of, part_of, rest
from ..ids import OfficeId, PrizeId, ResourceId
from ..india import side
from ..prizes import rank_of
from ..promises import cancelled
from ..scoring import promised, standing
from ..state import CHINA, COMPANY, G, is_john_and_co, is_militant, printed, scenario
from . import prospects
from .stock import kept, missed
from .temper import PLAIN

SCALE: Final = 12.0
ENVY: Final = 0.12
"""What a point of somebody else costs."""
LAST_POUND: Final = 0.06
"""Money breaks ties only, once nothing can be bought."""
POUND: Final = (0.3, 0.42, 0.5, 0.55)
"""What a pound brings a family of John & Co. when so many more turns come in which it can spend it."""
SOLD: Final = 0.55
"""How likely a good above a factory is sold in a turn of John & Co."""
BUILT: Final = 0.6
"""How many ships a shipyard helps to sell there."""
MANOR: Final = 0.9
"""What is left of a manor's points by the pound, as only one is built in a turn."""
USUAL: Final = 0.5
"""What a family takes in a turn beside what can be foreseen."""
SERVES: Final = 0.7
"""How likely an officer gets to an army and stays there."""
SOLDIER: Final = 0.15
"""What an officer is worth as a candidate for a provincial office."""
LASTING: Final = 2
"""Shares of one player that outlive a Bailout."""
FAILS: Final = (0.6, 0.4, 0.2)
"""How likely the Company fails under an executive, by the space of the share price."""
LIKELY: Final = (1.0, 0.7)
"""How likely the next Bailout is near, by the space of the share price."""
BOUGHT_BACK: Final = 0.7
"""How likely a promise is bought back."""
DICE: Final = 4
"""Dice that a Sail is paid with."""
FINAL: Final = 0.75
"""How sure the last Sail of a sound firm is."""


class Worth:
    """The view of one family on one position."""

    def __init__(self, game: G, seat: int, temper: Temper = PLAIN) -> None:
        self.game = game
        self.seat = seat
        self.temper = temper
        self.world = game.state
        self.figures = printed(game)
        turn = self.world.turn
        self.turns = min(turn.last - turn.number, self.horizon())
        """Whole turns after this one, as far as the Company is likely to live to see them."""
        self.before_family = turn.phase in ("setup", "family")
        self.before_trade = turn.phase in ("setup", "family", "company")
        self.incomes = self.turns + self.before_trade
        """How often the Trade Phase still comes."""
        self.lent = 0
        """Money that the family would have besides, or would lack."""
        self.leaving: OfficeId | None = None
        """The office whose holder is just retiring."""
        self.pounds: dict[int, float] = {}
        self.earned: float | None = None
        self.loot: float | None = None

    def horizon(self) -> int:
        """How many turns a Company without reserves lasts."""
        if is_militant(self.game) or self.world.deregulated:
            return 99
        return 2 + self.world.company.price * 2

    # --- money --------------------------------------------------------------------------------------------------
    def pound(self) -> float:
        """A pound of the family: what it adds to the prizes of those who may still retire, at least to a manor."""
        if is_john_and_co(self.game) or is_militant(self.game):
            return self.firm_pound()
        if self.lent not in self.pounds:
            self.pounds[self.lent] = self._pound()
        return self.pounds[self.lent]

    def _pound(self) -> float:
        if self.world.turn.phase == "end":
            return LAST_POUND
        least = MANOR * scenario(self.game).manor_vp / self.figures.london.costs["manor"] if self.turns else LAST_POUND
        exits = prospects.exits(self.game, self.seat, self.turns, self.leaving)
        each = prospects.slope(prospects.on_offer(self.game), self.means() / max(1.0, exits))
        sure = min(1.0, exits)
        return max(least, sure * each + (1 - sure) * least)

    def leaves(self, office: OfficeId) -> None:
        """Whoever is just retiring from an office does not retire later."""
        self.leaving = office
        self.pounds.clear()

    def means(self) -> float:
        """What it may have to spend until the end."""
        if self.earned is None:
            self.earned = prospects.income(self.game, self.seat)
        return self.world.families[self.seat].cash + self.lent + (self.earned + USUAL) * self.turns

    def firm_pound(self) -> float:
        return POUND[min(self.turns, len(POUND)) - 1] if self.turns > 0 else LAST_POUND

    # --- people -------------------------------------------------------------------------------------------------
    def office(self, name: OfficeId) -> float:
        """What holding an office brings: its income, its say, and the prize that its holder may retire to."""
        kind = prospects.kind_of(self.game, name)
        stays = 1 - prospects.LEAVES[kind]
        leaves_in_time = 1 - stays ** (self.turns + 1)
        prize = leaves_in_time * self.best_prize(name)
        income = 0.0
        if name in PRESIDED or name == CHINA:
            income = 2.2 * self.incomes
        elif name in self.world.india.formed:
            income = 2.0 * self.incomes
        say = {"chairman": 0.6, "executive": 0.3, "senior": 0.1}[kind]
        worth = prize + 0.4 * income * self.pound() + say * min(2, self.turns + 1) + self.temper["office"]
        return worth - self.blame() if rank_of(self.game, name) == "executive" else worth

    def blame(self) -> float:
        """What an executive may lose because the Company fails while he holds office: no player has two shares, of
        which a Bailout leaves one."""
        company = self.world.company
        if self.world.deregulated or max(company.court[: self.game.seats]) >= LASTING:
            return 0.0
        fails = FAILS[company.price] if company.price < len(FAILS) else 0.0
        return fails * -float(self.figures.ending.failure_vp)

    def saved(self) -> float:
        """What it is worth that the Company outlives the next Bailout: its executives are not blamed, and a turn is
        won."""
        executives = sum(
            office.holder == self.seat and self.figures.offices[name].rank == "executive"
            for name, office in self.world.offices.items()
        )  # fmt: skip
        return self.bailout_near() * (1 + executives) * -float(self.figures.ending.failure_vp)

    def bailout_near(self) -> float:
        """How likely a Bailout comes soon that would end the Company."""
        price = self.world.company.price
        return LIKELY[price] if price < len(LIKELY) and not self.world.deregulated else 0.0

    def best_prize(self, name: OfficeId) -> float:
        """The best prize of the office's rank, as far as the family may have the money then."""
        rank = rank_of(self.game, name)
        purse = self.means()
        found = [
            self.prize(prize, cost) for prize in self.world.prizes
            if (cost := self.figures.prizes[prize].cost[rank]) <= purse
        ]  # fmt: skip
        return max([0.0, *found])

    def prize(self, name: PrizeId, cost: int) -> float:
        row = self.figures.prizes[name]
        power = 0.12 * row.parameter * self.turns
        return row.vp + power + self.temper["prize"] - cost * self.pound()

    def writer(self) -> float:
        """The next writer of the family: the first one is the surest of an office."""
        waiting = self.world.boxes.writers[self.seat]
        first = 1.1 if self.turns > 0 else 0.7
        return first / (1 + 0.9 * waiting)

    def officer(self) -> float:
        """Plunder from the next turn on, of the army where there is most of it."""
        if self.loot is None:
            self.loot = max([0.0, *(prospects.plunder(self.game, name) for name in presidencies(self.game))])
        return (
            SERVES * self.loot * min(self.turns, 4) * self.pound()
            + SOLDIER * min(self.turns, 2)
            + self.temper["officer"]
        )

    def captain(self) -> float:
        """A ship of his own next turn, and what it brings from then on."""
        if self.world.deregulated:
            return 0.0
        price = 4.6
        earns = self.figures.money.interloper * max(0, self.turns - 1)
        return max(0.0, (earns - price) * self.pound()) + self.temper["captain"]

    @property
    def buyers(self) -> float:
        """How much is bought beside what the Company buys: without one, firms alone are left."""
        if not is_john_and_co(self.game):
            return 1.0
        return min(1.0, 0.12 + 0.15 * sum(family.firm is not None for family in self.world.families))

    # --- buildings ----------------------------------------------------------------------------------------------
    def yard(self, more: int = 1) -> float:
        """A shipyard, if there were so many more of them."""
        sold = self.figures.money.shipyard_income * BUILT * self.buyers
        if not is_john_and_co(self.game):
            sold = prospects.yard(self.game, more)
        return scenario(self.game).yard_vp + sold * self.incomes * self.pound() + self.temper["works"]

    def factory(self, more: int = 1) -> float:
        if is_john_and_co(self.game):
            own = works.factories_of(self.game, self.seat)
            pays = SOLD * self.buyers / (1 + 0.25 * own) * (works.factory_price(self.game) or 1)
        else:
            pays = prospects.factory(self.game, more)
        return scenario(self.game).factory_vp + pays * self.incomes * self.pound() + self.temper["works"]

    def share(self) -> float:
        return (
            self.figures.london.share_vp
            + prospects.DIVIDENDS * self.incomes * self.pound()
            - self.danger()
            + self.temper["share"]
        )

    def danger(self) -> float:
        """What shares may lose to a Bailout."""
        return 0.6 if self.world.company.price == 0 else 0.25

    def manor(self) -> float:
        return scenario(self.game).manor_vp + self.temper["manor"]

    def cube(self, box: ResourceId) -> float:
        """One more cube in a box."""
        worths = {
            "writer": self.writer, "officer": self.officer, "captain": self.captain, "shipyard": self.yard,
            "factory": self.factory, "court_of_directors": self.share, "manor": self.manor,
        }  # fmt: skip
        return worths[box]()

    # --- firms --------------------------------------------------------------------------------------------------
    def firm(self, owner: int) -> float:
        """What a firm may still bring this family: payouts, and the points of its last Sail."""
        return self.part(owner) if self.world.families[owner].firm else 0.0

    def part(self, owner: int, ships: int = 0, goods: int = 0, cash: int = 0, sold: int = 0) -> float:
        """The same if the firm had so much more, and the family so many tenths less."""
        firm, fleet = firm_of(self.game, owner), self.world.families[owner].fleet
        held = (rest(firm) if owner == self.seat else firm.shares[self.seat]) - sold
        if not held:
            return 0.0
        have, needed, pound = firm.cash + cash, expectations(self.game), self.firm_pound()
        ready, stored = fleet.ships - fleet.tired + ships, fleet.goods + goods
        catch = self.catch(ready, stored)
        sails = self.world.turn.phase == "family" and ready > 0
        lucky = self.figures.check.chance(SUCCESS, min(have, DICE)) if sails else 0.0
        left = have - DICE * sails
        survives = 1.0 if left >= needed or not self.before_trade else lucky if left + catch >= needed else 0.1
        later = self.catch(fleet.ships + ships, stored)
        points = FINAL * part_of(round(later), held) if self.turns and later >= needed else 0.0
        if not self.turns:
            sailed = firm.sailed + lucky * catch
            points = part_of(round(sailed), held) if sailed >= needed else 0.0
        money = have + lucky * catch - DICE * sails * 0.5 + survives * 0.5 * later * max(0, self.turns - 1)
        return survives * points + held / 10 * pound * 0.85 * money

    def catch(self, ships: int, goods: int) -> float:
        """What so many ships bring on open seas: the best orders by ship first."""
        rows = sorted(
            (
                (order.revenue / order.demand, order.demand, order.revenue)
                for name, region in self.world.india.regions.items() if region.open
                for order in side(self.figures, self.world.india.regions, name).orders
            ),
            reverse=True,
        )  # fmt: skip
        left, total = ships + min(goods, ships), 0.0
        rivals = max(1, sum(family.firm is not None for family in self.world.families))
        for each, demand, revenue in rows[:: 1 if rivals < 3 else 2]:
            if demand <= left:
                left -= demand
                total += revenue
            elif left:
                return total + each * left * 0.5
        return total

    # --- promises -----------------------------------------------------------------------------------------------
    def purse(self, more: int) -> float:
        """What so much money more (or less) is worth: by the pound, and by the prizes that it puts within reach."""
        held = [name for name, office in self.world.offices.items() if office.holder == self.seat]
        before = sum(self.office(name) for name in held)
        self.lent = more
        after = sum(self.office(name) for name in held)
        self.lent = 0
        return more * self.pound() + after - before

    def promise(self) -> float:
        """What a promise to somebody costs: its points, or the money that buys it back while there is some."""
        points, price = -float(self.figures.money.promise_vp), self.figures.money.buy_back
        owed = promised(self.game, self.seat)
        if not self.turns:
            spent = self.world.turn.phase == "evening_post" or self.world.families[self.seat].cash < price * (owed + 1)
            return points if spent else min(points, price * self.pound() + 0.1)
        return min(points, price * self.pound() + 0.35 + 0.1 * owed)

    def holding(self) -> float:
        """What a promise of somebody is worth to its holder."""
        return BOUGHT_BACK * self.figures.money.buy_back * self.pound()

    def owing(self, takers: list[int], each: int) -> float:
        """What promises to each of these cost; those that cancel send one of theirs home."""
        total, placed = 0.0, 0
        for taker in takers:
            home = cancelled(self.game, self.seat, taker, each)
            placed += each - home
            total += home * self.holding() + (each - home) * (self.promise() + ENVY)
        return total + missed(self.game, self.seat, placed, self.turns)


def value(game: G, seat: int) -> float:
    """The points of a seat if the game ended now, and what its people and money may still bring."""
    world = game.state
    if is_militant(game):
        return militant(game)
    points = float(standing(game, seat))
    if world.turn.phase == "end":
        return points
    w = Worth(game, seat)
    own, pound = world.families[seat], w.pound()
    points += own.cash * pound
    points += sum(w.office(name) for name, office in world.offices.items() if office.holder == seat)
    points += _people(w) + _works(w)
    points += world.company.court[seat] * (w.share() - w.figures.london.share_vp)
    owed = promised(game, seat)
    # most are bought back for less than they cost in the end
    points += owed * (-float(w.figures.money.promise_vp) - w.promise())
    points += sum(own.promises) * w.holding()
    if world.deregulated:
        points += sum(w.firm(owner) for owner in range(game.seats))
        points += 0.5 * own.fleet.ships if own.firm is None and w.turns else 0.0
    points += kept(own.stock, w.turns)
    return points


def _people(w: Worth) -> float:
    boxes, seat = w.world.boxes, w.seat
    writers = sum(1.0 / (1 + 0.9 * n) for n in range(boxes.writers[seat])) * (1.0 if w.turns else 0.5)
    soldiers = boxes.officers[seat] + w.world.hold.officers[seat]
    soldiers += sum(army.officers[seat] for army in w.world.armies.values())
    ashore = boxes.captains[seat] + w.world.hold.captains[seat]
    afloat = w.world.hold.captained[seat] + sum(port.captains[seat] for port in w.world.ports.values())
    sailing = afloat * w.figures.money.interloper * w.incomes * w.pound()
    return writers + soldiers * w.officer() + ashore * w.captain() + sailing


def _works(w: Worth) -> float:
    """What they earn: their points stand with the score."""
    yards = works.yards_of(w.game, w.seat) * (w.yard(0) - scenario(w.game).yard_vp)
    return yards + works.factories_of(w.game, w.seat) * (w.factory(0) - scenario(w.game).factory_vp)


def militant(game: G) -> float:
    """Alone: regions held, and what is at hand to take and keep more."""
    world = game.state
    if world.turn.phase == "end":
        return 10.0 * (world.ending.why == "won") + sum(r.ruler == COMPANY for r in world.india.regions.values())
    held = sum(region.ruler == COMPANY for region in world.india.regions.values())
    opened = sum(region.open for region in world.india.regions.values())
    cash = sum(office.cash for office in world.offices.values()) + world.company.revenue
    guns = sum(army.guns for army in world.armies.values())
    ships = sum(ships_in(port) + 0.5 * ready_ships(port) for port in world.ports.values())
    return 1.6 * held + 0.3 * opened + 0.03 * cash + 0.16 * guns + 0.12 * ships - 0.08 * world.company.debt
