"""What the bots know of the Auction House. Every function is given an imagined game; see `pygame_core.bots.mind`."""

from __future__ import annotations

from itertools import combinations

from ...bots.levels import Level
from ...bots.mind import Hint
from ...kernel.chance import Chance
from ...kernel.deals import Clause
from ...kernel.decisions import Answer, Decision
from ...kernel.game import Game
from .rules import COMMISSION, GOODS, GUARDS, OWED, House, Sale, worth

G = Game[Sale]

LEVELS = {
    "random": Level("random"),
    "easy": Level("greedy", blunder=300),
    "steady": Level("greedy"),
    "strong": Level("search", games=120, ahead=18),
}
SCALE = 8.0

SPARED = 0.95
"""What is left, on average, of a crate that waits through a storm; rising prices make up for most of the risk."""

SWIFT = 0.8
"""What a hasty merchant thinks of crates that must wait: the hints sell at once what no commission asks for."""

STRUCK = 7 / 16
"""How often a storm strikes one kind of goods."""


# --- what things are worth ------------------------------------------------------------------------------------
def kept(house: House, good: str, count: int) -> float:
    """What crates are worth that are still there at the end."""
    return count + COMMISSION * house.hand.count(good) if count else 0


def stock(sale: Sale, house: House, good: str, count: int, sales: int) -> float:
    """What crates of one kind are worth while so many sales are still to come."""
    if not count:
        return 0.0
    hold = kept(house, good, count)
    return max(hold, SPARED * worth(sale.prices[good], count)) if sales else hold


def at_a_glance(sale: Sale, house: House, good: str, count: int) -> float:
    """The same, for a hasty merchant."""
    return max(kept(house, good, count), SWIFT * worth(sale.prices[good], count)) if count else 0.0


def sales_left(game: G) -> int:
    """How many times each house may still sell."""
    return game.state.rounds - game.state.round + (game.place["phase"] != "market")


def evaluate(game: G, seat: int) -> float:
    if game.result is not None:
        return float(game.result["scores"][seat])
    house, sales = game.state.houses[seat], sales_left(game)
    goods = 0.0
    for good, count in house.crates.items():
        if count:
            goods += stock(game.state, house, good, count, sales)
    return house.cash - OWED * house.loans + goods


def gain(game: G, house: House, good: str) -> float:
    """What one more crate is worth to a house."""
    held = house.crates[good]
    return at_a_glance(game.state, house, good, held + 1) - at_a_glance(game.state, house, good, held)


# --- promising answers ----------------------------------------------------------------------------------------
def hints(game: G, decision: Decision) -> list[Hint] | None:
    house = game.state.houses[decision.seat]
    match decision.code:
        case "commissions.keep":
            return keep_hints(house)
        case "sale.arrange":
            wanted = sorted(range(len(game.state.lots)), key=lambda i: gain(game, house, game.state.lots[i]))
            return [Hint(wanted, 0.0, "bot.arrange")]
        case "sale.bid":
            return bid_hints(game, house, decision.params["good"])
        case "storm.guard":
            return [Hint(answer, -risk(game, house, answer), "bot.guard") for answer in decision.answers()]
        case "market.sell":
            return sell_hints(game, house)
    return None


def keep_hints(house: House) -> list[Hint]:
    """Two commissions for the same goods need one crate only."""
    return [
        Hint([a, b], 2 * COMMISSION - (0 if house.hand[a] == house.hand[b] else 3), "bot.keep")
        for a, b in combinations(range(len(house.hand)), 2)
    ]


def bid_hints(game: G, house: House, good: str) -> list[Hint]:
    """Every bid with what it should win: how often it is highest, times what the crate is worth beyond it."""
    value = gain(game, house, good)
    usual = game.state.prices[good] + 1
    return [
        Hint(bid, chance_to_win(bid, usual) * (value - bid), "bot.bid", {"good": good, "n": bid, "worth": round(value)})
        for bid in range(house.cash + 1)
    ]


def chance_to_win(bid: int, usual: int) -> float:
    """If both others bid anything up to the usual."""
    return min(1.0, (bid + 0.5) / usual) ** 2 if bid else 0.02


def risk(game: G, house: House, guards: Answer) -> float:
    """What a storm is expected to take."""
    lost, sales = 0.0, sales_left(game)
    for good, posted in zip(GOODS, guards, strict=True):
        count = house.crates[good]
        if count > posted:
            stake = stock(game.state, house, good, count, sales) - stock(game.state, house, good, count - 1, sales)
            lost += STRUCK * stake
    return lost


def sell_hints(game: G, house: House) -> list[Hint]:
    found = [Hint("keep", 0.0, "bot.keep_crates")]
    for good, count in house.crates.items():
        if count:
            earned = worth(game.state.prices[good], count)
            beyond = earned - at_a_glance(game.state, house, good, count)
            found.append(Hint(good, beyond, "bot.sell", {"good": good, "n": earned}))
    return found


def policy(game: G, decision: Decision, chance: Chance) -> Answer:
    """Much as the hints say, at a glance. Bids vary by one: nobody can be sure of the others' bids."""
    house = game.state.houses[decision.seat]
    match decision.code:
        case "sale.bid":
            bid = round(gain(game, house, decision.params["good"]) * 2 / 3) + (-1, 0, 0, 1)[chance.below(4)]
            return max(0, min(house.cash, bid))
        case "storm.guard":
            return post(game, house)
        case "market.sell" | "commissions.keep":
            return max(hints(game, decision) or [], key=lambda hint: hint.worth).answer
    return decision.sample(chance)


def post(game: G, house: House) -> list[int]:
    """Guards where they save a kind wholly, the most valuable kinds first."""
    free, sales = GUARDS, sales_left(game)
    posted = dict.fromkeys(GOODS, 0)
    held = [good for good in GOODS if house.crates[good]]
    for good in sorted(held, key=lambda good: -stock(game.state, house, good, 1, sales)):
        if house.crates[good] <= free:
            posted[good] = house.crates[good]
            free -= posted[good]
    return list(posted.values())


# --- beside ---------------------------------------------------------------------------------------------------


def proposals(game: G, seat: int) -> list[list[Clause]]:
    """Buy a crate that another house has no commission for, for a coin more than it should be worth to that house."""
    house = game.state.houses[seat]
    found = []
    for other, theirs in enumerate(game.state.houses):
        if other == seat:
            continue
        for good in GOODS:
            if not theirs.crates[good] or house.crates[good] or good not in house.hand:
                continue
            price = game.state.prices[good] + 1
            if price <= house.cash:
                found.append(
                    [
                        {"kind": "coins", "from": seat, "to": other, "n": price},
                        {"kind": "crate", "from": other, "to": seat, "good": good},
                    ]
                )
    return found
