"""Shipyards and factories: what is for sale, what it costs, and who earns by it."""

from __future__ import annotations

from typing import Final

from ...parts.money import Purse, hand_over, pay, receive
from .state import NOBODY, G, in_force, printed

NAVIGATION: Final = "navigation_acts"


def earn(game: G, owner: int, amount: int) -> None:
    """Money from the bank to a family; what the Jones Family earns stays there."""
    if 0 <= owner < len(game.state.families):
        receive(game.state, game.state.families[owner], amount)


# --- ships ----------------------------------------------------------------------------------------------------
def ships_for_sale(game: G) -> list[int]:
    """The columns with a ship."""
    return [column for column, there in enumerate(game.state.works.ships) if there]


def ship_price(game: G, column: int) -> int:
    """The highest number of the column that no shipyard covers."""
    return printed(game).london.yard_prices[len(game.state.works.yards[column])]


def cheapest_ships(game: G) -> list[int]:
    """The columns whose ships cost least; those with the same shipyards are one choice, the leftmost."""
    columns = ships_for_sale(game)
    least = min([ship_price(game, column) for column in columns], default=0)
    found: dict[tuple[int, ...], int] = {}
    for column in columns:
        if ship_price(game, column) == least:
            found.setdefault(tuple(sorted(game.state.works.yards[column])), column)
    return list(found.values())


def sell_ship(game: G, column: int, purse: Purse | None) -> int:
    """A ship leaves the shipyards, paid by a purse (None: by the bank); gives its price. Afterwards the shipyards below
    it earn."""
    price = ship_price(game, column)
    if purse is not None:
        pay(game.state, purse, price)
    game.state.works.ships[column] = False
    income = printed(game).money.shipyard_income + in_force(game, NAVIGATION)
    for owner in game.state.works.yards[column]:
        earn(game, owner, income)
        game.log("yard.earned", "jc1.company.ships.shipyard_income", seat=owner, n=income, column=column + 1)
    return price


# --- goods ----------------------------------------------------------------------------------------------------
def factory_price(game: G) -> int:
    """What a good above a factory costs, 0 if the card shows the red X."""
    discard = game.state.news.discard
    return printed(game).cards[discard[-1]].price if discard else printed(game).money.first_price


def good_price(game: G, square: int) -> int:
    owner = game.state.works.factories[square]
    return printed(game).money.goods if owner == NOBODY else factory_price(game)


def goods_for_sale(game: G) -> list[int]:
    """The squares with a good that may be bought."""
    works, crossed = game.state.works, not factory_price(game)
    return [
        square for square, there in enumerate(works.goods)
        if there and not (crossed and works.factories[square] != NOBODY)
    ]  # fmt: skip


def cheapest_goods(game: G) -> list[int]:
    """The squares whose goods cost least; those of one owner are one choice, the leftmost."""
    leftmost: dict[int, int] = {}
    for square in goods_for_sale(game):
        leftmost.setdefault(game.state.works.factories[square], square)
    prices = {square: good_price(game, square) for square in leftmost.values()}
    least = min(prices.values(), default=0)
    return [square for square, price in prices.items() if price == least]


def sell_good(game: G, square: int, purse: Purse) -> int:
    """A good leaves the factories; its price goes to the factory's owner, else to the bank."""
    price, owner = good_price(game, square), game.state.works.factories[square]
    game.state.works.goods[square] = False
    if 0 <= owner < len(game.state.families):
        hand_over(purse, game.state.families[owner], price)
        game.log("factory.earned", "jc1.company.goods.factory_paid", seat=owner, n=price, square=square + 1)
    else:
        pay(game.state, purse, price)
    return price


def give_good(game: G, square: int, price: int) -> None:
    """A good that is paid for already leaves the factories; its factory earns the price."""
    owner = game.state.works.factories[square]
    game.state.works.goods[square] = False
    if owner != NOBODY:
        earn(game, owner, price)
        game.log("factory.earned", "jc1.company.goods.factory_paid", seat=owner, n=price, square=square + 1)


# --- new shipyards and factories ------------------------------------------------------------------------------
def yard_slots(game: G) -> int:
    """The slots of each column."""
    return len(printed(game).london.yard_prices) - 1


def free_columns(game: G) -> list[int]:
    """The columns in which a shipyard can be placed: its highest empty slot is taken."""
    return [column for column, owners in enumerate(game.state.works.yards) if len(owners) < yard_slots(game)]


def leftmost_column(game: G) -> int:
    """The leftmost 6, or if all are taken the leftmost 5; NOBODY if all slots are full."""
    columns = free_columns(game)
    return min(columns, key=lambda column: (len(game.state.works.yards[column]), column), default=NOBODY)


def free_squares(game: G) -> list[int]:
    return [square for square, owner in enumerate(game.state.works.factories) if owner == NOBODY]


def yards_of(game: G, owner: int) -> int:
    return sum(owners.count(owner) for owners in game.state.works.yards)


def factories_of(game: G, owner: int) -> int:
    return game.state.works.factories.count(owner)
