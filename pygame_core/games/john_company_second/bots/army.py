"""Armies: who is sent where, what a campaign is worth, and how attacks are met."""

from __future__ import annotations

from ....kernel.decisions import Allocate, Pick
from ....parts.hints import Hint
from .. import india
from ..army import FALLS, allied, can_target, defence, members, men, support, unrest_strength
from ..components import ALLIANCES, HOME_PORT, PRESIDENCIES, PRESIDENT
from ..ids import PresidencyId, RegionId
from ..laws import in_force
from ..phases.operations.commander import sent
from ..phases.operations.loot import printed_loot, spoils
from ..pieces import holder
from ..refs import COMMANDED, TROOPS, Deploy, Officer, TiredOfficer
from ..state import NOBODY, Army
from . import words
from .checks import worth_trying
from .defence import Watch, disgrace
from .family import RIVALRY
from .hiring import standings
from .odds import catastrophe, success
from .stakes import COIN, Stakes
from .trade import terms, win
from .treasuries import opened

GOVERNED = 0.5
"""What a new Governor's office is worth to the family that conquers, which may get it."""
GOVERNOR = 2.0
"""What a Governor brings the Company in a year, less what the defence of the region costs."""
LOST_LATER = 0.25
"""How likely a conquered region is lost in each of the years after this one."""
WAITS = 0.6
"""How often a campaign that is put off for a year can still be made."""
UNSPENT = 0.8
"""How much of what a pound in the Balance is worth is a pound that stays in a President's treasury."""
LEAVE = 0.05


class Campaign:
    """A Commander's thoughts about one target."""

    def __init__(self, s: Stakes, seat: int, army: PresidencyId, region: RegionId) -> None:
        self.s, self.seat, self.region = s, seat, region
        self.army: Army = s.world.india.armies[army]
        self.defence = defence(s.game, region)
        self.loot = printed_loot(s.game, region)
        at = s.world.india.regions[region]
        levels = at.towers
        self.prize = self._prize(army)
        self.prize += (s.stronger(seat, levels) + levels * s.temper(seat)["trophy"]) if levels else 0.0
        self.ruin = disgrace(s, seat)
        self.reformed = in_force(s.game, "treasure_reform")
        self.pound = s.pound(seat)
        self.officer = s.officer()
        self.ready = men(self.army)
        self.watch = Watch(s, seat, army)
        self.fear_now = self.watch.fear(self.ready)
        self.taken = 0.0 if at.control else (1 + s.world.turn.lost) * s.standing(seat) + self.ruin
        self.next = self._next_year() if s.left else 0.0

    def _prize(self, army: PresidencyId) -> float:
        """What success brings beside loot and trophies."""
        s = self.s
        at = s.world.india.regions[self.region]
        gain = sum(opened(s, order) for order in india.closed_orders(s.game, self.region)) * 0.7
        if at.control:
            return gain * s.pound(self.seat) + 0.25 * at.unrest
        mine = 1.6 if holder(s.game, PRESIDENT[army]) == self.seat else 1.0
        worth = (gain + GOVERNOR * (s.years("operations") - 1)) * s.pound(self.seat) + GOVERNED * mine * s.service
        later = min(1.0, LOST_LATER * max(0.0, s.years("events") - 1))
        return worth + s.temper(self.seat)["deploy"] - later * s.standing(self.seat)

    def _next_year(self) -> float:
        """What the same campaign is worth a year later, with a man more."""
        dice = self.ready + 1 - self.defence
        chance = success(self.s.check, dice) if dice > 0 else 0.0
        return WAITS * self.s.alive[1] * chance * (self._income(self.army.active, self.army.regiments) + self.prize)

    def _income(self, officers: list[int], others: int) -> float:
        """What the loot is worth if these share it with so many regiments and alliances."""
        amount = max(self.loot, sum(officers) + 1)
        if self.reformed:
            return amount * self.pound
        taken = spoils(self.s.game, self.seat, amount, officers, others)
        return COIN * (taken[0] - RIVALRY * 0.5 * sum(taken[1:]))

    def worth(self, officers: list[int], regiments: int, allies: int, strength: int) -> float:
        """What sending these is worth beside waiting for a year; `allies` alliances of so much strength go along."""
        dice = sum(officers) + regiments + strength - self.defence
        if dice < 1:
            return -9.0
        good, bad = success(self.s.check, dice), catastrophe(self.s.check, dice)
        gain = self._income(officers, regiments + allies) + self.prize
        losses = FALLS * officers[self.seat] * self.officer
        left = self.ready - sum(officers) - regiments
        fear = self.watch.fear(left) - self.fear_now + good * self.taken * self.s.threats.lost(self.region, left)
        return good * (gain - self.next) - bad * (self.ruin + self.next) - losses - fear

    def best(self, more: int = 0, more_allies: int = 0) -> float:
        """The best of some ways to send what there is."""
        army = self.army
        active = allied(army)
        strength, allies = support(self.s.game, active) + more, len(active) + more_allies
        own = [n if seat == self.seat else 0 for seat, n in enumerate(army.active)]
        return max(
            self.worth(officers, regiments, count, force)
            for officers in (own, army.active)
            for regiments in range(army.regiments + 1)
            for count, force in {(0, 0), (allies, strength)}
        )


def commander(s: Stakes, d: Pick) -> list[Hint]:
    army = d.params["army"]
    targets = {
        region: Campaign(s, d.seat, army, region)
        for region in s.world.india.regions
        if can_target(s.game, army, region)
    }
    now = max([0.0, *(campaign.best() for campaign in targets.values())])
    promised = words.marching(s, d.seat)
    found = []
    for answer in d.answers():
        if answer == "done":
            found.append(Hint(answer, 0.0))
            continue
        order = COMMANDED.read(answer)
        if isinstance(order, Deploy):
            found.append(Hint(answer, targets[order.region].best() + words.BOUND * (order.region in promised)))
        else:
            row = s.printed.alliances[order.alliance]
            then = max([0.0, *(campaign.best(row.strength, 1) for campaign in targets.values())])
            price = alliance_price(s, d.seat, army, row.cost)
            found.append(Hint(answer, then - price if then - now > price else now - 0.2))
    return found


def alliance_price(s: Stakes, seat: int, army: PresidencyId, cost: int) -> float:
    """What it costs a family that an alliance is paid out of the treasury of a Presidency: the trade of this year, and
    what is kept for the next."""
    president = PRESIDENT[army]
    cash = s.world.company.treasuries[president]
    lost = cost * max(0.02, s.pound(seat)) * UNSPENT
    if army not in s.world.turn.operations.traded:
        route = s.best_route(army, s.ships(army), HOME_PORT[army])[1]
        if route:
            own = seat == holder(s.game, president)
            gain = win(s, seat, army, route.value, route.orders) if own else route.value * s.pound(seat)
            want = terms(s, seat, army)
            penalty = len(route.regions) - 1
            tried = worth_trying(s.check, cash, penalty, gain, **want)
            lost = max(lost, tried - worth_trying(s.check, cash - cost, penalty, gain, **want))
    return lost


def ally(s: Stakes, d: Pick) -> list[Hint]:
    """A President pays for an alliance out of what the trade does not need."""
    army, row = ALLIANCES[d.params["alliance"]].army, s.printed.alliances[d.params["alliance"]]
    lost = alliance_price(s, d.seat, army, row.cost)
    mine = s.world.india.armies[army].active[d.seat]
    by = s.world.india.armies[army].commander
    more = max(
        [0.0, *(opened_by(s, army, region, row.strength) for region in s.world.india.regions)]
    ) * s.pound(d.seat)  # fmt: skip
    gain = 0.05 + 0.3 * mine + more + 0.3 * s.temper(d.seat)["deploy"] + (0.4 if by == d.seat else 0.0)
    return [Hint(answer, gain - lost if answer == "yes" else 0.0) for answer in d.answers()]


def opened_by(s: Stakes, army: PresidencyId, region: RegionId, more: int) -> float:
    """What so much more strength should bring the Company's trade by the orders that a campaign opens."""
    if not can_target(s.game, army, region) or not (shut := india.closed_orders(s.game, region)):
        return 0.0
    dice = men(s.world.india.armies[army]) - defence(s.game, region)
    likelier = success(s.check, max(0, dice + more)) - success(s.check, max(0, dice))
    return likelier * sum(opened(s, order) for order in shut)


def deploy_allies(s: Stakes, d: Pick) -> list[Hint]:
    name = next(ALLIANCES[alliance].army for option in d.options for alliance in option.params["alliances"])
    campaign = Campaign(s, d.seat, name, d.params["region"])
    here = campaign.army
    return [
        Hint(answer, max(
            campaign.worth(here.active, regiments, len(answer), support(s.game, answer))
            for regiments in range(here.regiments + 1)
        ))
        for answer in d.answers()
    ]  # fmt: skip


def deploy_pieces(s: Stakes, d: Allocate) -> list[Hint]:
    campaign = Campaign(s, d.seat, d.params["army"], d.params["region"])
    strength = d.params["extra"] + campaign.defence
    allies = bool(strength) * max(1, strength // 2)
    return [Hint(answer, campaign.worth(*sent(answer), allies, strength)) for answer in d.listed(240)]


# --- Military Affairs ---------------------------------------------------------------------------------------------
def commands(s: Stakes, army: PresidencyId, seat: int, more: int) -> bool:
    """Whether a family would command an Army with so many pieces more."""
    here = s.world.india.armies[army]
    mine = members(here, seat) + more
    return mine > 0 and all(mine > members(here, other) for other in s.seats if other != seat)


def prospects(s: Stakes, seat: int, army: PresidencyId) -> float:
    """What an Army offers its Commander: the best loot near it, for the strength that it takes."""
    best = 0.0
    for region in s.world.india.regions:
        if can_target(s.game, army, region):
            best = max(best, printed_loot(s.game, region) - 2.0 * defence(s.game, region))
    return 0.12 * best + 0.3 * (holder(s.game, PRESIDENT[army]) == seat)


def assign(s: Stakes, d: Allocate) -> list[Hint]:
    owner = d.params["holder"]
    names = [slot.value for slot in d.slots]
    hopes = [prospects(s, owner, name) for name in names]
    found = []
    for answer in d.listed(120):
        worth = 0.0
        for name, n, hope in zip(names, answer, hopes, strict=True):
            here = s.world.india.armies[name]
            if owner != d.seat:
                # Others' officers go where they are needed and take no command from the family.
                worth += n * (0.1 * (here.commander == d.seat) + 0.05 * hope)
                worth -= RIVALRY * s.commander() * (commands(s, name, owner, n) and here.commander != owner)
                continue
            new = n > 0 and here.commander != owner and commands(s, name, owner, n)
            worth += new * (s.commander() + hope) + n * (0.25 * hope + 0.25 * (here.commander == owner))
            worth += 0.15 * (n > 0) * (n > 1)
        found.append(Hint(answer, worth))
    return found


def appoint(s: Stakes, d: Pick) -> list[Hint]:
    ahead = standings(s)
    return [Hint(seat, s.commander() if seat == d.seat else -0.05 * ahead[seat]) for seat in d.answers()]


def army_transfer(s: Stakes, d: Pick) -> list[Hint]:
    found = []
    for answer in d.answers():
        if answer == "none":
            found.append(Hint(answer, LEAVE))
            continue
        piece = TROOPS.read(answer)
        if isinstance(piece, Officer | TiredOfficer):
            worths = officer_moved(s, d.seat, piece.seat, piece.where)
        else:
            worths = regiment_moved(s, d.seat, piece.where)
        found.append(Hint(answer, max(worths.values())))
    return found


def officer_moved(s: Stakes, seat: int, owner: int, where: PresidencyId) -> dict[PresidencyId, float]:
    """What moving an officer to each other Army is worth: own ones to the own command."""
    armies = s.world.india.armies
    if owner != seat or armies[where].commander == seat:
        return {army: -0.1 for army in PRESIDENCIES if army != where}
    found = {}
    for army in PRESIDENCIES:
        if army != where:
            there = armies[army].commander == seat
            found[army] = 0.25 * there + 0.8 * (not there and commands(s, army, seat, 1)) - 0.05
    return found


def regiment_moved(s: Stakes, seat: int, where: PresidencyId) -> dict[PresidencyId, float]:
    """The same for a regiment: to the own command, and not away from where it guards a region."""
    armies = s.world.india.armies
    if armies[where].commander == seat:
        return {army: -0.1 for army in PRESIDENCIES if army != where}
    guarded = any(at.control == where for at in s.world.india.regions.values())
    return {army: 0.3 * (armies[army].commander == seat) - 0.3 * guarded for army in PRESIDENCIES if army != where}


def oversight(s: Stakes, d: Pick) -> list[Hint]:
    """A rival's Commander makes room for the own family, or for one less ahead."""
    ahead = standings(s)
    found = []
    for option in d.options:
        if not option.why:
            continue
        if option.value == "none":
            found.append(Hint("none", LEAVE))
            continue
        loser, winner = option.params["other"], option.params["holder"]
        change = s.commander() - s.officer()
        worth = 0.04 * (ahead[loser] - ahead[winner])
        worth += change * ((winner == d.seat) * 0.6 - (loser == d.seat))
        found.append(Hint(option.value, worth - 0.1))
    return found


# --- events -------------------------------------------------------------------------------------------------------
def defending_allies(s: Stakes, d: Pick) -> list[Hint]:
    """Alliances end with the turn, so they fight first; but none in vain."""
    need = d.params["n"]
    dice = [(answer, support(s.game, answer)) for answer in d.answers()]
    return [Hint(answer, min(need, n) - 0.1 * max(0, n - need)) for answer, n in dice]


def defending_pieces(s: Stakes, d: Allocate) -> list[Hint]:
    """Regiments first, own officers last."""
    owners = [slot.params.get("seat", NOBODY) for slot in d.slots]
    order = sorted(range(len(d.slots)), key=lambda place: (owners[place] != NOBODY, owners[place] == d.seat))
    given, left = [0] * len(d.slots), d.total
    for place in order:
        given[place] = min(left, d.slots[place].cap)
        left -= given[place]
    return [Hint(given, 0.0)]


def rebels(s: Stakes, d: Pick) -> list[Hint]:
    """The greatest unrest that can still be met comes first."""
    found = []
    for region in d.answers():
        unrest = unrest_strength(s.game, region)
        found.append(Hint(region, unrest if unrest <= d.params["n"] else -unrest))
    return found
