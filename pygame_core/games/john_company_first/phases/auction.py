"""A ship of the Jones Family is auctioned: clockwise from the Chairman, until all but one have passed."""

from __future__ import annotations

from ....kernel.decisions import NOWHERE, Amount, Decision, Option
from ....kernel.game import Step
from ....kernel.reasons import OPEN
from ....parts.money import hand_over, pay
from ....parts.order import clockwise
from .. import works
from ..company import chairman
from ..state import NOBODY, G, jones

PASS = "pass"


def means(game: G, seat: int) -> int:
    """What a seat can pay for a ship: family and firm together."""
    family = game.state.families[seat]
    return family.cash + (family.firm.cash if family.firm else 0)


def bid(game: G, seats: list[int], code: str, rule: str) -> Step:
    """Who bids most and how much; nobody may come back after a pass. With no bid at all (NOBODY, 0)."""
    still, high, leader = list(seats), 0, NOBODY
    at = 0
    while still and not (len(still) == 1 and leader == still[0]):
        seat = still[at % len(still)]
        offer = yield from _asked(game, seat, high, code, rule)
        if offer is None:
            still.remove(seat)
            continue
        high, leader = offer, seat
        at = still.index(seat) + 1
    return leader, high


def _asked(game: G, seat: int, high: int, code: str, rule: str) -> Step:
    def ask() -> Decision | None:
        if means(game, seat) <= high:
            return None
        out = Option(PASS, OPEN, NOWHERE, "auction.pass", quiet=True)
        return Amount(seat, code, high + 1, means(game, seat), out=out, rule=rule, high=high)

    if means(game, seat) <= high:
        return None
    offer = yield ask
    if offer is None or offer == PASS:
        game.log("auction.passed", "jc1.dereg.jones.auction_out", seat=seat)
        return None
    game.log("auction.bid", "jc1.dereg.jones.auction_raise", seat=seat, n=offer)
    return offer


def settle(game: G, seat: int, price: int) -> Step:
    """A price for ships or goods out of the family's purse, its firm's, or both; False if too little is left."""
    family = game.state.families[seat]
    from_firm = yield from _from_firm(game, seat, price)
    if from_firm is None:
        return False
    if family.firm is not None:
        hand_over(family.firm, family, from_firm)
    pay(game.state, family, price)
    return True


def _from_firm(game: G, seat: int, price: int) -> Step:
    def bounds() -> tuple[int, int]:
        family = game.state.families[seat]
        return max(0, price - family.cash), min(price, family.firm.cash if family.firm else 0)

    def ask() -> Decision | None:
        least, most = bounds()
        return Amount(seat, "firm.purse", least, most, rule="jc1.dereg.buy.purse", n=price) if least <= most else None

    least, most = bounds()
    if least > most:
        return None
    if least == most:
        return least
    n = yield ask
    return n


def jones_ship(game: G) -> Step:
    """The leftmost ship; if nobody bids it returns to the stock."""
    columns = works.ships_for_sale(game)
    if not columns:
        game.log("captain.no_ship", "jc1.company.director.captain_no_ship", seat=jones(game))
        return
    price = works.sell_ship(game, columns[0], None)
    game.log("auction.begun", "jc1.dereg.jones.six", seat=jones(game), n=price, column=columns[0] + 1)
    order = clockwise(range(game.seats), chairman(game))
    seat, n = yield from bid(game, order, "auction.ship", "jc1.dereg.jones.auction_raise")
    if seat == NOBODY:
        game.log("auction.none", "jc1.dereg.jones.auction_end")
        return
    if not (yield from settle(game, seat, n)):
        game.log("auction.none", "jc1.dereg.jones.auction_end")
        return
    game.state.families[seat].fleet.ships += 1
    game.log("auction.won", "jc1.dereg.jones.auction_end", seat=seat, n=n)
