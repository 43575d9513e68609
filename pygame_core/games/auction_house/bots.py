"""What the bots know of the Auction House. Every function is given an imagined game; see `pygame_core.bots.mind`."""

from __future__ import annotations

from itertools import combinations

from ...kernel.chance import Chance
from ...kernel.deals import Clause
from ...kernel.decisions import Answer, Decision
from ...kernel.game import Game
from ...parts.hints import Hint, best
from .ids import GOODS, Good
from .rules import House, Sale, none, printed, worth

G = Game[Sale]

SCALE = 8.0

SWIFT = 0.6
"""What a prudent merchant thinks a crate is worth before it is sold: the rest is the margin for storms and trouble."""


# --- what things are worth ------------------------------------------------------------------------------------
def kept(game: G, house: House, good: Good, count: int) -> float:
    """What crates are worth that are still there at the end."""
    return count + printed(game).commission * house.hand.count(good) if count else 0


def earned(game: G, good: Good, count: int) -> int:
    """What these crates would bring now."""
    return worth(game.state.prices[good], count, printed(game).lowest)


def stock(game: G, house: House, good: Good, count: int, sales: int) -> float:
    """What crates of one kind are worth while so many sales are still to come."""
    if not count:
        return 0.0
    hold = kept(game, house, good, count)
    return max(hold, earned(game, good, count)) if sales else hold


def at_a_glance(game: G, house: House, good: Good, count: int) -> float:
    """The same, for a prudent merchant."""
    return max(kept(game, house, good, count), SWIFT * earned(game, good, count)) if count else 0.0


def struck(game: G) -> float:
    """How often a storm strikes one kind of goods."""
    return 1 - (1 - 1 / len(GOODS)) ** printed(game).storm_dice


def sales_left(game: G) -> int:
    """How many times each house may still sell."""
    sale = game.state
    return sale.rounds - sale.round.number + int(game.place["phase"] != "market")


def evaluate(game: G, seat: int) -> float:
    """Cash, less loans, and what the crates are worth: all of it for kinds that the guards can save wholly, less
    what the next storm should take from the others."""
    if game.result is not None:
        return float(game.result["scores"][seat])
    house, sales = game.state.houses[seat], sales_left(game)
    held = [(stock(game, house, good, count, sales), count) for good, count in house.crates.items() if count]
    goods, guards, danger = 0.0, printed(game).guards, struck(game)
    for value, count in sorted(held, reverse=True):
        if count <= guards or not sales:
            guards -= count
            goods += value
        else:
            goods += value * (1 - danger / count)
    return house.cash - printed(game).owed * house.loans + goods


def gain(game: G, house: House, good: Good) -> float:
    """What one more crate is worth to a house."""
    held = house.crates[good]
    return at_a_glance(game, house, good, held + 1) - at_a_glance(game, house, good, held)


# --- promising answers ----------------------------------------------------------------------------------------
def hints(game: G, decision: Decision) -> list[Hint] | None:
    house = game.state.houses[decision.seat]
    match decision.code:
        case "commissions.keep":
            return keep_hints(game, house)
        case "sale.arrange":
            lots = game.state.round.lots
            wanted = sorted(range(len(lots)), key=lambda i: gain(game, house, lots[i]))
            return [Hint(wanted, 0.0)]
        case "sale.bid":
            return bid_hints(game, house, decision.params["good"])
        case "storm.guard":
            return [Hint(answer, -risk(game, house, answer)) for answer in decision.answers()]
        case "market.sell":
            return sell_hints(game, house)
    return None


def keep_hints(game: G, house: House) -> list[Hint]:
    """Two commissions for the same goods need one crate only."""
    n, pays = printed(game).kept, printed(game).commission
    return [
        Hint(list(some), n * pays - 3 * (len({house.hand[i] for i in some}) - 1))
        for some in combinations(range(len(house.hand)), n)
    ]


def bid_hints(game: G, house: House, good: Good) -> list[Hint]:
    """Every bid with what it should win: how often it is highest, times what the crate is worth beyond it."""
    value = gain(game, house, good)
    usual = game.state.prices[good] + 1
    return [Hint(bid, chance_to_win(bid, usual) * (value - bid)) for bid in range(house.cash + 1)]


def quick_bid(game: G, house: House, good: Good, chance: Chance) -> int:
    """What the best of these hints comes to; now and then one more or less, for nobody can be sure of others."""
    best = min(game.state.prices[good] + 1, round((2 * gain(game, house, good) - 0.5) / 3))
    if not chance.below(8):
        best += 2 * chance.below(2) - 1
    return max(0, min(house.cash, best))


def chance_to_win(bid: int, usual: int) -> float:
    """If both others bid anything up to the usual."""
    return min(1.0, (bid + 0.5) / usual) ** 2 if bid else 0.02


def risk(game: G, house: House, guards: Answer) -> float:
    """What a storm is expected to take."""
    lost, sales, danger = 0.0, sales_left(game), struck(game)
    for good, posted in zip(GOODS, guards, strict=True):
        count = house.crates[good]
        if count > posted:
            stake = stock(game, house, good, count, sales) - stock(game, house, good, count - 1, sales)
            lost += danger * stake
    return lost


def sell_hints(game: G, house: House) -> list[Hint]:
    found = [Hint("keep", 0.0)]
    for good, count in house.crates.items():
        if count:
            found.append(Hint(good, earned(game, good, count) - at_a_glance(game, house, good, count)))
    return found


def policy(game: G, decision: Decision, chance: Chance) -> Answer:
    """Much as the hints say, at a glance."""
    house = game.state.houses[decision.seat]
    match decision.code:
        case "sale.bid":
            return quick_bid(game, house, decision.params["good"], chance)
        case "storm.guard":
            return post(game, house)
        case "market.sell" | "commissions.keep":
            return best(hints(game, decision) or []).answer
    return decision.sample(chance)


def post(game: G, house: House) -> list[int]:
    """Guards where they save a kind wholly, the most valuable kinds first."""
    free, sales = printed(game).guards, sales_left(game)
    posted = none()
    held = [good for good in GOODS if house.crates[good]]
    for good in sorted(held, key=lambda good: -stock(game, house, good, 1, sales)):
        if house.crates[good] <= free:
            posted[good] = house.crates[good]
            free -= posted[good]
    return list(posted.values())


# --- beside ---------------------------------------------------------------------------------------------------


def proposals(game: G, seat: int) -> list[list[Clause]]:
    """Buy a crate that a commission asks for from a house that has it, a little over its price."""
    house = game.state.houses[seat]
    return [
        [
            {"kind": "coins", "from": seat, "to": other, "n": price},
            {"kind": "crate", "from": other, "to": seat, "good": good},
        ]
        for other, theirs in enumerate(game.state.houses)
        for good in sorted(set(house.hand))
        if other != seat and theirs.crates[good] and not house.crates[good]
        for price in range(game.state.prices[good] + 1, min(house.cash, game.state.prices[good] + 3) + 1)
    ]
