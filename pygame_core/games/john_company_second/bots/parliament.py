"""Parliament: which law with which policy, who votes for it and how much that may cost."""

from __future__ import annotations

from ....kernel.decisions import Allocate, Pick
from ....parts.hints import Hint
from .. import promises
from ..ids import LawId, Side
from ..laws import pending, special, starting_support, vote_price
from ..phases.parliament import voting
from ..phases.parliament.policy import stops
from ..phases.parliament.resolving import lacking
from ..refs import CALL_VOTES, FLEET, LEVIED, CompanyShip, Officer, Ship, TiredOfficer, Troops
from ..state import NOBODY
from . import laws, words
from .family import RIVALRY
from .hiring import standings
from .schemes import scandal
from .stakes import COIN, MINISTRY, Stakes

LEADER = 2
"""The power of a Prime Minister."""
DRAW = 0.25
"""What another law to choose from is worth as a rule."""
CONFIDENT, DOUBTFUL = 0.75, 0.35
"""How often a vote that is won now stays won, if the other side cannot or can turn it."""


# --- which law ----------------------------------------------------------------------------------------------------
def office(s: Stakes, seat: int) -> float:
    """What being Prime Minister after this vote is worth."""
    return s.stronger(seat, LEADER) + MINISTRY * max(0.0, s.years("parliament") - 1)


def proposed(s: Stakes, law: LawId, seat: int) -> float:
    """What bringing in a law is worth: what passes, if it does, and the dial that a failure costs."""
    best = max(laws.net(laws.passing(s, law, space), seat) for space in stops(s.game, law).values())
    chance = passes(s, seat, starting_support(s.game, law))
    token = s.stronger(seat, 1) + s.temper(seat)["law"]
    lost = laws.net(laws.failing(s, law), seat) - office(s, seat)
    return chance * (best + token) + (1 - chance) * lost


def free_votes(s: Stakes, seat: int) -> int:
    return voting.total(s.game, voting.enterprises(s.game, seat))


def passes(s: Stakes, seat: int, support: int) -> float:
    """How likely a law passes that its Prime Minister wants: own votes and some money against others' free votes."""
    own = free_votes(s, seat) + 0.3 * s.world.families[seat].cash / vote_price(s.game)
    others = sum(free_votes(s, other) for other in s.seats if other != seat)
    margin = support + own - 0.5 * others
    return max(0.1, min(0.95, 0.55 + 0.1 * margin))


def select(s: Stakes, d: Pick) -> list[Hint]:
    worths = {law: proposed(s, law, d.seat) for law in d.answers() if law != "draw"}
    best = max(worths.values())
    return [Hint(answer, worths.get(answer, best + DRAW - 0.2 * max(0.0, best))) for answer in d.answers()]


def old_ideas(s: Stakes, d: Pick) -> list[Hint]:
    return [Hint(law, proposed(s, law, d.seat)) for law in d.answers()]


def policy(s: Stakes, d: Pick) -> list[Hint]:
    law = pending(s.game)
    return [Hint(space, laws.net(laws.passing(s, law, space), d.seat)) for space in d.answers()]


def shift(s: Stakes, d: Pick) -> list[Hint]:
    return [Hint(space, laws.net(laws.policy(s, space), d.seat)) for space in d.answers()]


def window(s: Stakes, d: Pick) -> list[Hint]:
    """A window tax hurts whoever has most windows."""
    effects = next(option.params["effects"] for option in d.options if option.value == "yes") \
        if d.code == "parliament.collectors" else d.params["effects"]  # fmt: skip
    gain = laws.net([COIN * money for money in effects], d.seat)
    return [Hint(answer, gain if answer == "yes" else 0.0) for answer in d.answers()]


def power(s: Stakes, d: Pick) -> list[Hint]:
    """Which two of the lower places are swapped."""
    return [Hint(places, laws.net(s.swapped(places), d.seat)) for places in d.answers()]


def name(s: Stakes, d: Pick) -> list[Hint]:
    return [Hint(answer, scandal(s, d.seat, answer)) for answer in d.answers()]


# --- the vote -----------------------------------------------------------------------------------------------------
class Vote:
    """One family's interest in the vote under way."""

    def __init__(self, s: Stakes, seat: int) -> None:
        self.s, self.seat = s, seat
        parliament = self.parliament = s.world.parliament
        self.minister = parliament.prime_minister
        self.price = vote_price(s.game)
        self.cash = voting.affordable(s.game, seat)
        self.free = free_votes(s, seat)
        passed = laws.passing(s, pending(s.game), parliament.ballot.stop, parliament.ballot.window)
        failed = laws.failing(s, pending(s.game))
        self.stake = laws.net(passed, seat) - laws.net(failed, seat)
        if special(s.game):
            # The dial stays; there is only a token to be won.
            self.stake += s.stronger(seat, 1) if seat == self.minister else -RIVALRY * s.stronger(self.minister, 1)
        elif seat == self.minister:
            self.stake += office(s, seat) + s.stronger(seat, 1) + s.temper(seat)["law"]
        else:
            self.stake -= RIVALRY * s.stronger(self.minister, 1) + 0.04 * standings(s)[self.minister]
            leads = self.would_lead()
            self.stake -= (office(s, seat) + 0.5 * s.temper(seat)["law"]) * (0.9 if leads else 0.15)

    def would_lead(self) -> bool:
        """Whether this family's votes could make it Leader of the Opposition."""
        parliament = self.parliament
        if parliament.opposition in (NOBODY, self.seat):
            return True
        against = parliament.ballot.against
        return against[self.seat] + self.free + self.cash // 3 > against[parliament.opposition]

    def bought(self, need: int) -> int:
        """The votes that must be bought for so many."""
        return max(0, need - self.free)

    def cost(self, need: int) -> float:
        return self.bought(need) * self.price * max(0.3, self.s.coin(self.seat))

    def means(self, seat: int) -> int:
        """All the votes that a family could still give."""
        return free_votes(self.s, seat) + voting.affordable(self.s.game, seat)

    def answered(self, need: int) -> float:
        """How likely a majority stands that is won by just so many votes more: whoever has fewer votes in reserve
        would only lose money by going on."""
        s = self.s
        after = self.means(self.seat) - need
        if self.seat == self.minister:
            rest = max(self.means(other) for other in s.seats if other != self.seat)
        else:
            rest = self.means(self.minister)
        return CONFIDENT if after >= rest else DOUBTFUL if self.free >= need else 0.0

    def worth(self, side: Side) -> float:
        """What voting this way now is worth."""
        gain = self.stake if side == voting.FOR else -self.stake
        need = lacking(self.s.game, side)
        if gain <= 0:
            return -0.2 + gain
        if need <= 0:
            return -0.05
        if need <= self.free + self.cash:
            return gain * self.answered(need) - self.cost(need) - 0.02
        return 0.15 * gain if self.free else -0.1

    def ballots(self, side: Side, held: dict[voting.BallotKind, int]) -> list[int]:
        """Enterprises first, as they are ready again afterwards; money only where it decides."""
        need = lacking(self.s.game, side)
        wins = need <= self.free + self.cash
        left = max(1, need if self.seat == self.minister and wins else max(need, self.free))
        owed = words.ballots(self.s, self.seat, side)
        if owed:
            gain = self.stake if side == voting.FOR else -self.stake
            left, wins = max(left if wins and gain > 0 else 1, owed), True
        given = dict.fromkeys(held, 0)
        for name in sorted((n for n in held if n != "cash"), key=lambda n: -voting.worth(self.s.game, n)):
            each = voting.worth(self.s.game, name)
            given[name] = min(held[name], -(-max(0, left) // each))
            left -= given[name] * each
        if left > 0 and "cash" in held and (wins or not any(given.values())):
            given["cash"] = min(held["cash"], left if wins else 1)
        return list(given.values())


def interest(s: Stakes, seat: int) -> Vote:
    """What a family wants of the vote under way."""
    if seat not in s.interests_known:
        s.interests_known[seat] = Vote(s, seat)
    found: Vote = s.interests_known[seat]
    return found


def vote(s: Stakes, d: Pick) -> list[Hint]:
    own = Vote(s, d.seat)
    found = []
    for option in d.options:
        if not option.why:
            continue
        answer = option.value
        if answer in (voting.FOR, voting.AGAINST):
            found.append(Hint(answer, own.worth(answer) + bound(s, d.seat, answer)))
        elif answer == "done":
            found.append(Hint(answer, 0.0))
        else:
            side = CALL_VOTES.read(answer).side
            need = lacking(s.game, side)
            gain = own.stake if side == voting.FOR else -own.stake
            decides = 0 < need <= option.params["n"] + own.free
            worth = gain * own.answered(need) - s.word(promises.VOTE) if decides else -0.3
            found.append(Hint(answer, worth + min(0.0, bound(s, d.seat, side))))
    return found


def bound(s: Stakes, seat: int, side: Side) -> float:
    """What the word of a family is worth that has promised votes: to this side, or to the other."""
    if words.ballots(s, seat, side):
        return words.BOUND
    return -words.BOUND if words.sides(s, seat) - {side} else 0.0


CAST: dict[str, Side] = {"parliament.cast_for": voting.FOR, "parliament.cast_against": voting.AGAINST}
"""On which side each question casts votes."""


def cast(s: Stakes, d: Allocate) -> list[Hint]:
    side = CAST[d.code]
    held = {slot.value: slot.cap for slot in d.slots}
    given = Vote(s, d.seat).ballots(side, held)
    if not sum(given):
        given = [int(place == 0) for place in range(len(given))]
    return [Hint(given, 0.0)]


def credit(s: Stakes, d: Pick) -> list[Hint]:
    """In the own name: whoever leads the opposition gets the dial."""
    return [Hint(answer, 1.0 if answer == d.seat else -0.05 * standings(s)[answer]) for answer in d.answers()]


def coalition(s: Stakes, d: Pick) -> list[Hint]:
    """Votes in the family's name are welcome, unless it wants the law."""
    return [Hint(answer, 0.2 - Vote(s, d.seat).stake if answer == "yes" else 0.0) for answer in d.answers()]


def more(s: Stakes, d: Pick) -> list[Hint]:
    """Another round, if the law is failing and the Prime Minister still can and wants to save it."""
    own = Vote(s, d.seat)
    worth = own.worth(voting.FOR) if own.parliament.ballot.votes < 0 else -0.1
    return [Hint(answer, worth if answer == "more" else 0.0) for answer in d.answers()]


# --- War Against France! ------------------------------------------------------------------------------------------
def ships(s: Stakes, d: Allocate) -> list[Hint]:
    return levy(d, [_missed_ship(s, d.seat, FLEET.read(slot.value)) for slot in d.slots])


def soldiers(s: Stakes, d: Allocate) -> list[Hint]:
    return levy(d, [_missed_troops(s, d.seat, LEVIED.read(slot.value)) for slot in d.slots])


def levy(d: Allocate, cost: list[float]) -> list[Hint]:
    """What others have goes to war, then what is everybody's, then the own."""
    given, left = [0] * len(d.slots), d.total
    for place in sorted(range(len(d.slots)), key=lambda place: cost[place]):
        given[place] = min(left, d.slots[place].cap)
        left -= given[place]
    return [Hint(given, -sum(n * each for n, each in zip(given, cost, strict=True)))]


def _missed_ship(s: Stakes, seat: int, ship: Ship) -> float:
    if isinstance(ship, CompanyShip):
        return 1.5 * s.pound(seat)
    return _missed(s, seat, s.world.yards[ship.number].owner, 0.6 * COIN * s.left)


def _missed_troops(s: Stakes, seat: int, troops: Troops) -> float:
    if isinstance(troops, Officer | TiredOfficer):
        return _missed(s, seat, troops.seat, s.officer())
    return s.pound(seat) * (1.0 if any(s.world.india.regions[r].control == troops.where for r in s.held) else -1.0)


def _missed(s: Stakes, seat: int, owner: int, worth: float) -> float:
    """What is lost with a family's own piece, or gained by the loss of another's."""
    return worth if owner == seat else -RIVALRY * worth + 0.5 * s.pound(seat)
