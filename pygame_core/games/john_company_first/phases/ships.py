"""Filled orders and the ships that stand behind them: what a disruption costs."""

from __future__ import annotations

from collections.abc import Iterable

from ....kernel.decisions import Amount, Decision, Option, Pick
from ....kernel.game import Step
from ....kernel.reasons import OPEN
from .. import targets
from ..company import go_home, orders_of, ready_ships, ships_in, speaker_for
from ..ids import PortId, RegionId
from ..state import G


def disrupt(game: G, places: Iterable[RegionId]) -> Step:
    """The filled orders of these regions cost their ships, each order once a turn; the loss is the filler's."""
    for place in places:
        for number, order in enumerate(game.state.india.regions[place].orders):
            if order.by and not order.lost:
                order.lost = True
                demand = orders_of(game, place)[number].demand
                if order.by == "firm":
                    _lose_firm_ships(game, order.seat, demand, place)
                else:
                    yield from lose_ships(game, order.by, demand, "jc1.post.disrupt.ships", place)


def _lose_firm_ships(game: G, seat: int, demand: int, place: RegionId) -> None:
    """Whoever filled the order bears the loss: exhausted ships first, which makes no difference after the Sail."""
    fleet = game.state.families[seat].fleet
    n = min(demand, fleet.ships)
    fleet.ships -= n
    fleet.tired = max(0, fleet.tired - n)
    if n:
        game.log("firm.ships_lost", "jc1.dereg.sail.disrupt", seat=seat, n=n, place=place)


def lose_ships(game: G, name: PortId, n: int, rule: str, place: RegionId | PortId) -> Step:
    """A port loses so many ships, as far as it has them: ships without a captain before those with one."""
    port = game.state.ports[name]
    n = min(n, ships_in(port))
    if not n:
        return
    plain = min(n, port.ships)
    tired = yield from _tired(game, name, n)
    port.tired -= tired
    port.ships -= plain
    game.log("ships.lost", rule, seat=speaker_for(game, name), port=name, n=n, place=place)
    for _ in range(n - plain):
        owner = yield from _whose(game, name)
        port.captains[owner] -= 1
        go_home(game, owner)
        game.log("ships.captain_lost", "jc1.post.disrupt.captain_home", seat=owner, port=name)


def _tired(game: G, name: PortId, n: int) -> Step:
    """How many of the lost ships are exhausted ones: it matters only while somebody may still sail."""
    port = game.state.ports[name]
    least, most = max(0, n - ready_ships(port)), min(n, port.tired)
    if least == most or game.state.turn.phase != "company":
        return most
    taken = yield lambda: Amount(
        speaker_for(game, name), "ships.exhausted", least, most, rule="jc1.post.disrupt.which", port=name, n=n
    )
    return taken


def _whose(game: G, name: PortId) -> Step:
    port = game.state.ports[name]

    def ask() -> Decision:
        options = [
            Option(owner, OPEN, targets.FAMILY[owner], "captain.of", seat=owner, n=n)
            for owner, n in enumerate(port.captains) if n
        ]  # fmt: skip
        return Pick(speaker_for(game, name), "ships.captain", options, "jc1.post.disrupt.which", port=name)

    owners = [owner for owner, n in enumerate(port.captains) if n]
    owner = owners[0] if len(owners) == 1 else (yield ask)
    return owner
