"""The labour market: taking workers in reading order, giving them back, demand and wage.

Its workers are always one interval of the places in reading order: taking moves the front on, giving back moves it
back again. What the Economic Crisis has emptied at the end stays out of use until the market has been empty once.
"""

from __future__ import annotations

from .ids import Good
from .state import G, printed, runs


def in_market(game: G) -> int:
    labor = game.state.labor
    return labor.end - labor.front


def to_be_had(game: G) -> int:
    """Workers that can be hired: those of the market, then those who were fired."""
    return in_market(game) + game.state.labor.fired


def _emptied(game: G) -> None:
    labor = game.state.labor
    if labor.front == labor.end:
        labor.front = labor.end = printed(game).places


def hire(game: G, count: int) -> None:
    """Take so many workers off the market in reading order, the rest from Fired Workers; there are enough."""
    labor = game.state.labor
    market = min(count, in_market(game))
    labor.front += market
    labor.fired -= count - market
    _emptied(game)


def fire(game: G, count: int) -> None:
    game.state.labor.fired += count


def employ_again(game: G, count: int) -> None:
    """Workers who have just been replaced find another place."""
    game.state.labor.fired -= count


def come_back(game: G, count: int) -> int:
    """So many fired workers go back to the market, as far as there are workers and room; gives how many did."""
    labor = game.state.labor
    moved = min(count, labor.fired, labor.front)
    labor.fired -= moved
    labor.front -= moved
    return moved


def leave(game: G, count: int) -> int:
    """Workers leave the game from the market in reading order, then from Fired Workers; gives how many did."""
    labor = game.state.labor
    market = min(count, in_market(game))
    fired = min(count - market, labor.fired)
    labor.front += market
    labor.fired -= fired
    labor.gone += market + fired
    _emptied(game)
    return market + fired


def shift(game: G, count: int) -> int:
    """Workers of the end move to the places to be filled at the front; gives how many did."""
    labor = game.state.labor
    moved = min(count, labor.front, in_market(game))
    labor.front -= moved
    labor.end -= moved
    return moved


def demand(game: G, good: Good) -> int:
    return printed(game).demand[good][game.state.labor.front]


def wage(game: G, front: int | None = None) -> int:
    """What each worker costs now, or with the market empty up to `front`."""
    base = printed(game).wage[game.state.labor.front if front is None else front]
    return base + printed(game).events.strike_wage if runs(game, "strike_threat") else base


def front_after(game: G, hired: int) -> int:
    """Where the market would begin after so many had been hired."""
    labor = game.state.labor
    front = labor.front + min(hired, in_market(game))
    return printed(game).places if hired and front == labor.end else front
