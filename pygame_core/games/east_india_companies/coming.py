"""Where a company decides for certain, told from the steps to come.

Money goes by decisions alone until then, so what can be paid now can be paid there; only the way to the Indies may be
paid without one, where a single zone can be reached.
"""

from __future__ import annotations

from typing import Any

from ...kernel.coming import Coming, by_name
from .phases import agents, loading, navigation, period
from .state import G, printed


def _unplaced(game: G, seat: int) -> bool:
    """An Agent that has not been placed can go somewhere, if only to the centre."""
    return any(agent.at == "" for agent in game.state.companies[seat].agents)


def _place_agent(game: G, seat: int, arguments: dict[str, Any]) -> Coming | None:
    asked = arguments["seat"] == seat and _unplaced(game, seat)
    return Coming(game.state.period, "agents") if asked else None


def _another_round(game: G, seat: int, arguments: dict[str, Any]) -> Coming | None:
    asked = game.state.placing.moved and _unplaced(game, seat)
    return Coming(game.state.period, "agents") if asked else None


def _agents(game: G, seat: int, arguments: dict[str, Any]) -> Coming | None:
    return Coming(game.state.period, "agents")


def _next_agents(game: G, seat: int, arguments: dict[str, Any]) -> Coming | None:
    now = game.state.period
    return Coming(now + 1, "agents") if now < printed(game).periods else None


def _sail(game: G, seat: int, arguments: dict[str, Any]) -> Coming | None:
    """A ship in hand, and two zones that can be paid."""
    own = game.state.companies[seat]
    costs = [navigation.travel_cost(game, seat, zone) for zone in printed(game).zones]
    asked = navigation.in_hand(own) and sum(cost <= own.cash for cost in costs) > 1
    return Coming(game.state.period, "navigation") if asked else None


def _own_sail(game: G, seat: int, arguments: dict[str, Any]) -> Coming | None:
    return _sail(game, seat, arguments) if arguments["seat"] == seat else None


def _load(game: G, seat: int, piles: list[list[Any]]) -> Coming | None:
    """A ship lies there, and can at least be left there for money."""
    own = game.state.companies[seat]
    there = any(tile.company == seat for pile in piles for tile in pile)
    return Coming(game.state.period, "loading") if there and own.cash >= printed(game).leave_cost else None


def _arrive(game: G, seat: int, arguments: dict[str, Any]) -> Coming | None:
    zone, world = arguments["zone"], game.state
    return _load(game, seat, [world.stacks[zone], world.left[zone]])


def _load_next(game: G, seat: int, arguments: dict[str, Any]) -> Coming | None:
    lying = game.state.loading
    return _load(game, seat, [lying.waiting, *lying.track])


CERTAIN = by_name({
    period.open_period: _agents,
    agents.open_agents: _agents,
    agents.agent_turn: _place_agent,
    agents.again: _another_round,
    navigation.open_navigation: _sail,
    navigation.navigation_turn: _own_sail,
    navigation.navigation_round: _sail,
    loading.arrive: _arrive,
    loading.load_next: _load_next,
    period.open_close: _next_agents,
    period.queue_payers: _next_agents,
    period.prepare: _next_agents,
})  # fmt: skip
