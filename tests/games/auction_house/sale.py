"""A table of the Auction House whose bag, commissions and dice a test chooses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pygame_core.games.auction_house import RULESET, House, Sale
from pygame_core.games.auction_house.components import COMPONENTS
from pygame_core.games.auction_house.ids import GOODS
from pygame_core.kernel.chance import ScriptedChance
from pygame_core.kernel.reasons import Refused
from pygame_core.kernel.table import Table

TEA, SILK, CHINA, INDIGO = GOODS
PRINTED = COMPONENTS.of("")
CALM = [3, 3, 3, 3]
"""Market dice that move nothing."""


def drawn(first: Sequence[str], all_of: Sequence[str]) -> list[str]:
    """An order of a pile from which these are taken first; the pile is taken from its end."""
    left = list(all_of)
    for good in first:
        left.remove(good)
    return left + list(first)[::-1]


def table(
    lots: Sequence[str] = (TEA, SILK, CHINA),
    hands: Sequence[str] = (),
    dice: Sequence[Any] = (),
    scenario: str = "season",
    rounds: int = 3,
) -> Table:
    """`lots` are the crates drawn first, `hands` the commissions dealt first, `dice` whatever chance says next."""
    bag = drawn(lots, [good for good in GOODS for _ in range(PRINTED.crates)])
    cards = drawn(hands, [good for good in GOODS for _ in range(PRINTED.dealt)])
    return Table(RULESET, RULESET.mode(3, scenario, {"rounds": rounds}), 0, chance=ScriptedChance([bag, cards, *dice]))


def keep(one: Table, *choices: list[int]) -> Table:
    """Every house keeps two commissions: the first two unless said otherwise."""
    for seat in range(3):
        one.answer(seat, choices[seat] if choices else [0, 1])
    return one


def bid(one: Table, *bids: int) -> None:
    for seat, amount in enumerate(bids):
        one.answer(seat, amount)


def sell_lots(one: Table, *all_bids: Sequence[int]) -> Table:
    """The auctioneer leaves the lots in their order; then the bids, lot by lot."""
    one.answer(one.pending[0].seat, [0, 1, 2])
    for bids in all_bids:
        bid(one, *bids)
    return one


def to_market(one: Table, guards: dict[int, list[int]] | None = None) -> Table:
    """Guards are posted (none unless said), the storm strikes, the first house is on the market."""
    while one.pending[0].code == "storm.guard":
        seat = one.pending[0].seat
        one.answer(seat, (guards or {}).get(seat, [0, 0, 0, 0]))
    return one


def sale(one: Table) -> Sale:
    found: Sale = one.game.state
    return found


def house(one: Table, seat: int) -> House:
    return sale(one).houses[seat]


def cash(one: Table) -> list[int]:
    return [house.cash for house in sale(one).houses]


def crates(one: Table, seat: int) -> dict[str, int]:
    """The goods that a house has."""
    return {good: count for good, count in house(one, seat).crates.items() if count}


def refusal(call: Any, *arguments: Any) -> str:
    """The rule for which a move is refused."""
    try:
        call(*arguments)
    except Refused as refused:
        return refused.reason.rule
    raise AssertionError("it was allowed")
