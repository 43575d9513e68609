"""The rules, in the order of play. Each round three lots are sold by sealed bids, guards are posted, a storm
strikes and each house may sell one kind of goods. Commissions in hand are secret and pay at the end."""

from __future__ import annotations

from typing import Any

from ...kernel.chance import Chance
from ...kernel.decisions import NOWHERE, Allocate, Amount, Arrange, Option, Pick, PickMany, Slot
from ...kernel.game import Game, Step, Steps, act
from ...kernel.reasons import OPEN, Closed, Reason
from ...kernel.state import state
from ...parts import money
from ...parts.order import clockwise, left_of, ranked
from . import targets
from .components import COMPONENTS, Figures
from .ids import GOODS, Good

steps = Steps()


@state
class House:
    cash: int
    crates: dict[Good, int]
    hand: list[Good]
    loans: int


@state
class Round:
    """What lives for a round: it is made anew for each."""

    number: int
    lots: list[Good]
    """The crates still to be sold, the next one first."""
    guards: list[dict[Good, int]]
    """What each house has posted against the storm, until it strikes."""


@state
class Sale:
    rounds: int
    round: Round
    first: int
    bank: int
    prices: dict[Good, int]
    bag: list[Good]
    sold: list[Good]
    houses: list[House]
    spare: list[Good]


G = Game[Sale]


def printed(game: G) -> Figures:
    """What is printed, with the house values of this game."""
    figures: Figures = game.components
    return figures


def none() -> dict[Good, int]:
    """None of any kind."""
    return dict.fromkeys(GOODS, 0)


def new_round(number: int, seats: int) -> Round:
    return Round(number=number, lots=[], guards=[none() for _ in range(seats)])


def new_state(seats: int, scenario: str, options: dict[str, Any]) -> Sale:
    figures = COMPONENTS.of_mode(options)
    cash = figures.cash[scenario]
    return Sale(
        rounds=options["rounds"],
        round=new_round(1, seats),
        first=0,
        bank=figures.bank - seats * cash,
        prices=dict.fromkeys(GOODS, figures.start),
        bag=[good for good in GOODS for _ in range(figures.crates)],
        sold=[],
        houses=[House(cash=cash, crates=none(), hand=[], loans=0) for _ in range(seats)],
        spare=[good for good in GOODS for _ in range(figures.dealt)],
    )


def setup(game: G) -> None:
    sale, figures = game.state, printed(game)
    game.chance.shuffle(sale.bag, "bag")
    game.chance.shuffle(sale.spare, "cards")
    for house in sale.houses:
        house.hand = [sale.spare.pop() for _ in range(figures.dealt)]
    game.at(turn=0, phase="commissions")
    game.later(keep_commissions)
    game.later(open_round)


def move_cash(game: G, seat: int, amount: int) -> None:
    money.receive(game.state, game.state.houses[seat], amount)


@steps("commissions.keep")
def keep_commissions(game: G) -> Step:
    def hand(seat: int) -> list[Option]:
        goods = game.state.houses[seat].hand
        return [Option(i, OPEN, targets.CARD[i], f"goods.{good}") for i, good in enumerate(goods)]

    n = printed(game).kept
    kept = yield lambda: [
        PickMany(seat, "commissions.keep", hand(seat), n, n, rule="toy.commissions.keep", n=n)
        for seat in range(game.seats)
    ]
    for house, cards in zip(game.state.houses, kept, strict=True):
        game.state.spare += [good for i, good in enumerate(house.hand) if i not in cards]
        house.hand = [house.hand[i] for i in cards]
    for seat in range(game.seats):
        game.log("commissions.kept", "toy.commissions.keep", seat=seat, n=n)


@steps("round.open")
def open_round(game: G) -> None:
    sale = game.state
    game.at(turn=sale.round.number, phase="sale")
    lots = printed(game).lots
    if len(sale.bag) < lots:
        sale.bag += sale.sold
        sale.sold = []
        game.chance.shuffle(sale.bag, "bag")
    sale.round.lots = [sale.bag.pop() for _ in range(min(lots, len(sale.bag)))]
    game.reveal()
    game.log("round.lots", "toy.sale.lots", goods=list(sale.round.lots), seat=sale.first)
    game.next(arrange_lots, seat=sale.first)
    for _ in sale.round.lots:
        game.next(bid)
    turns = clockwise(range(game.seats), sale.first)
    for seat in turns:
        game.next(post_guards, seat=seat)
    game.next(strike)
    for seat in turns:
        game.next(sell, seat=seat)
    game.next(close_round)


@steps("sale.arrange")
def arrange_lots(game: G, seat: int) -> Step:
    lots = game.state.round.lots
    order = yield lambda: Arrange(
        seat,
        "sale.arrange",
        [Option(i, OPEN, targets.LOT[i], f"goods.{lot}") for i, lot in enumerate(lots)],
        "toy.sale.arrange",
    )
    game.state.round.lots = [lots[i] for i in order]
    game.log("sale.arranged", "toy.sale.arrange", seat=seat, goods=list(game.state.round.lots))


@steps("sale.bid")
def bid(game: G) -> Step:
    sale = game.state
    lot = sale.round.lots[0]
    bids = yield lambda: [
        Amount(seat, "sale.bid", 0, house.cash, rule="toy.sale.bid", good=lot) for seat, house in enumerate(sale.houses)
    ]
    for seat, amount in enumerate(bids):
        game.log("sale.bid", "toy.sale.bid", seat=seat, n=amount)
    winner = max(clockwise(range(game.seats), sale.first), key=bids.__getitem__)
    sale.round.lots.pop(0)
    if not bids[winner]:
        sale.sold.append(lot)
        game.log("sale.passed", "toy.sale.passed", good=lot)
        return
    move_cash(game, winner, -bids[winner])
    sale.houses[winner].crates[lot] += 1
    game.log("sale.won", "toy.sale.highest", seat=winner, n=bids[winner], good=lot)


@steps("storm.guard")
def post_guards(game: G, seat: int) -> Step | None:
    house = game.state.houses[seat]
    game.at(phase="storm")
    if not any(house.crates.values()):
        return None
    return _post_guards(game, seat, house)


def _post_guards(game: G, seat: int, house: House) -> Step:
    def slots() -> list[Slot]:
        elements = targets.crates(seat)
        return [
            Slot(good, house.crates[good], 0, OPEN if house.crates[good] else Closed("toy.storm.guard", good=good),
                 elements[good], f"goods.{good}")
            for good in GOODS
        ]  # fmt: skip

    most = printed(game).guards
    given = yield lambda: Allocate(seat, "storm.guard", most, slots(), least=0, rule="toy.storm.guard", n=most)
    game.state.round.guards[seat] = dict(zip(GOODS, given, strict=True))
    game.log("storm.guarded", "toy.storm.guard", seat=seat, n=sum(given))


@steps("storm.strike")
def strike(game: G) -> None:
    sale = game.state
    dice = game.roll("storm.rolled", printed(game).storm_dice, len(GOODS), "toy.storm.strike")
    for good in sorted({GOODS[die - 1] for die in dice}):
        for seat, house in enumerate(sale.houses):
            if house.crates[good] > sale.round.guards[seat][good]:
                house.crates[good] -= 1
                sale.sold.append(good)
                game.log("storm.lost", "toy.storm.strike", seat=seat, good=good)
    sale.round.guards = [none() for _ in sale.houses]
    move_prices(game)


def move_prices(game: G) -> None:
    prices, figures = game.state.prices, printed(game)
    for good, die in zip(GOODS, game.roll("market.moved", len(GOODS), figures.faces, "toy.market.move"), strict=True):
        if die >= figures.rises_from and prices[good] < figures.highest:
            prices[good] += 1
        elif die <= figures.falls_up_to and prices[good] > figures.lowest:
            prices[good] -= 1


def sellable(game: G, seat: int, good: Good) -> Reason:
    return OPEN if game.state.houses[seat].crates[good] else Closed("toy.market.sell", good=good)


@steps("market.sell")
def sell(game: G, seat: int) -> Step:
    game.at(phase="market")
    sale, house = game.state, game.state.houses[seat]
    lowest = printed(game).lowest

    def offers() -> Pick:
        goods = [
            Option(good, sellable(game, seat, good), targets.PRICE[good], "market.sell",
                   good=good, n=house.crates[good], gain=worth(sale.prices[good], house.crates[good], lowest),
                   after=max(lowest, sale.prices[good] - house.crates[good]))
            for good in GOODS
        ]  # fmt: skip
        return Pick(
            seat, "market.sell", [*goods, Option("keep", OPEN, NOWHERE, "market.keep", quiet=True)], "toy.market.sell"
        )

    good = yield offers
    if good == "keep":
        game.log("market.kept", "toy.market.sell", seat=seat)
        return
    count = house.crates[good]
    earned = worth(sale.prices[good], count, lowest)
    house.crates[good] = 0
    sale.sold += [good] * count
    sale.prices[good] = max(lowest, sale.prices[good] - count)
    move_cash(game, seat, earned)
    game.log("market.sold", "toy.market.sell", seat=seat, good=good, count=count, n=earned)


def worth(price: int, count: int, lowest: int) -> int:
    """What `count` crates bring: each crate after the first brings one less, at least the lowest price."""
    return sum([max(lowest, price - i) for i in range(count)])


@steps("round.close")
def close_round(game: G) -> None:
    sale = game.state
    sale.first = left_of(range(game.seats), sale.first)
    if sale.round.number < sale.rounds:
        sale.round = new_round(sale.round.number + 1, game.seats)
        game.next(open_round)
    else:
        game.next(score)


@steps("end.score")
def score(game: G) -> None:
    game.at(phase="end")
    game.reveal()
    lines, scores = [], []
    for seat, house in enumerate(game.state.houses):
        kept = printed(game).commission * len([good for good in house.hand if house.crates[good]])
        parts = {
            "cash": house.cash,
            "crates": sum(house.crates.values()),
            "commissions": kept,
            "loans": -printed(game).owed * house.loans,
        }
        lines += [{"seat": seat, "code": f"score.{part}", "n": n} for part, n in parts.items()]
        scores.append(sum(parts.values()))
    order = ranked(clockwise(range(game.seats), game.state.first), lambda seat: scores[seat])
    game.log("end.scored", "toy.end.score", seat=order[0], n=scores[order[0]])
    game.over({"scores": scores, "order": order, "winners": order[:1], "lines": lines})


def acts(game: G, seat: int) -> list[Option]:
    house = game.state.houses[seat]
    figures = printed(game)
    why = OPEN if house.loans < figures.most_loans else Closed("toy.loan.limit", n=figures.most_loans)
    return [Option(act(take_loan), why, NOWHERE, "loan.take", n=figures.loan, owed=figures.owed)]


@steps("loan.take")
def take_loan(game: G, seat: int) -> None:
    game.state.houses[seat].loans += 1
    cash = printed(game).loan
    move_cash(game, seat, cash)
    game.log("loan.taken", "toy.loan.take", seat=seat, n=cash)


def resample(game: G, seat: int, chance: Chance) -> None:
    """Deal afresh what the seat cannot know: the bag's order, the other hands, the spare cards."""
    sale = game.state
    sale.bag.sort()
    chance.shuffle(sale.bag, "imagine")
    others = [house for i, house in enumerate(sale.houses) if i != seat]
    pool = sorted(sale.spare + [good for house in others for good in house.hand])
    chance.shuffle(pool, "imagine")
    for house in others:
        house.hand = [pool.pop() for _ in house.hand]
    sale.spare = pool


def conserved(game: G) -> dict[str, int]:
    sale = game.state
    totals = {"coins": sale.bank + sum(house.cash for house in sale.houses)}
    totals["cards"] = len(sale.spare) + sum(len(house.hand) for house in sale.houses)
    for good in GOODS:
        lying = sum(pile.count(good) for pile in (sale.bag, sale.sold, sale.round.lots))
        totals[good] = lying + sum(house.crates[good] for house in sale.houses)
    return totals


def facts(game: G, seat: int) -> dict[str, int]:
    house = game.state.houses[seat]
    return {"cash": house.cash, "crates": sum(house.crates.values()), "loans": house.loans}


def standing(game: G, seat: int) -> int:
    """What the house would count now, its secret commissions left out."""
    house = game.state.houses[seat]
    return house.cash + sum(house.crates.values()) - printed(game).owed * house.loans
