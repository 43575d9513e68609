"""Firm Strategy: every manager lays a card facedown, at the same moment, and money on it.

The money is seen by all, the card when its Presidency operates; Hobnob at the latest when Revenue begins.
"""

from __future__ import annotations

from .....kernel.decisions import Decision, Option, Pick
from .....kernel.game import Step
from .....kernel.reasons import OPEN, Closed
from ... import firms, india, targets
from ...components import HOME_PORT, SEA_ZONE
from ...ids import SeaZoneId, StrategyId
from ...pieces import prime_minister_order
from ...refs import STRATEGY, Hobnobbing, Trading
from ...state import Firm, G, Venture, steps

PORTS = {zone: HOME_PORT[presidency] for presidency, zone in SEA_ZONE.items()}
"""The home port that belongs to each sea zone."""


@steps("firms.strategies")
def choose_strategies(game: G) -> Step | None:
    return _choose(game) if game.state.firms else None


def managers(game: G) -> list[int]:
    return [seat for seat in prime_minister_order(game) if firms.managed(game, seat)]


def _choose(game: G) -> Step:
    answers = yield lambda: [_question(game, firms.firm_of(game, seat)) for seat in managers(game)]
    for seat, answer in zip(managers(game), answers, strict=True):
        firm, chosen = firms.firm_of(game, seat), STRATEGY.read(answer)
        card: StrategyId = chosen.zone if isinstance(chosen, Trading) else "hobnob"
        bid = chosen.bid if isinstance(chosen, Trading) else 0
        firm.london -= bid
        firm.venture = Venture(strategy=card, bid=bid)
        game.log("firms.laid", "jc2.firms.strategy.reveal_cash", seat=seat, n=bid)
        game.log("firms.card", "jc2.firms.strategy.must", to=seat, seat=seat, strategy=f"strategy.{card}")


def possible(game: G, firm: Firm) -> list[StrategyId]:
    """The cards that a firm can have laid, by what everybody sees: none that has had its turn to be turned over."""
    trading: list[StrategyId] = [
        zone for presidency, zone in SEA_ZONE.items() if presidency not in game.state.turn.operations.opened
    ]
    if not firms.ships(game, firm):
        return ["hobnob"]
    return [*trading, "hobnob"] if not firms.venture(firm).bid else trading


def _question(game: G, firm: Firm) -> Decision:
    """One answer tells the card and the money, so that nobody sees from a second question who hobnobs."""
    count = len(firms.ships(game, firm))
    options = [option for zone in PORTS for option in _zone_options(game, firm, zone, count)]
    options.append(Option(STRATEGY.text(Hobnobbing()), OPEN, targets.STRATEGY["hobnob"], "firms.hobnob"))
    return Pick(firm.manager, "firms.strategy", options, "jc2.firms.strategy.options", london=firm.london, ships=count,
                due=firms.due(game, firm))  # fmt: skip


def _zone_options(game: G, firm: Firm, zone: SeaZoneId, count: int) -> list[Option]:
    bids = range(firm.london + 1) if count else range(1)
    why = OPEN if count else Closed("jc2.firms.strategy.needs_ship")
    shut = int(not india.is_open(game, PORTS[zone]))
    return [
        Option(STRATEGY.text(Trading(zone, bid)), why, targets.STRATEGY[zone], "firms.trade", zone=zone, n=bid,
               shut=shut, london=firm.london - bid)
        for bid in bids
    ]  # fmt: skip
