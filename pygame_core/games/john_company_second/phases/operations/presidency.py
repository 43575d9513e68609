"""A Presidency operates: its President, else the Chairman, says who acts when.

Those who have not acted yet are `commander` and the Governors' offices; trading comes in between.
"""

from __future__ import annotations

from typing import Literal

from .....kernel.decisions import Decision, Option, Pick
from .....kernel.game import Step
from .....kernel.reasons import OPEN, Closed
from ... import targets
from ...components import PRESIDENT
from ...crown.family import plays, presiding
from ...ids import GovernorId, PresidencyId
from ...pieces import holder
from ...state import NOBODY, G, steps
from . import commander, control, governors, trade, ventures
from .common import acting, declined, treasury
from .governors import governors_of, pool
from .trade import can_trade

Position = Literal["commander", GovernorId]
"""Who acts under a President."""


@steps("operations.presidency")
def open_presidency(game: G, presidency: PresidencyId) -> None:
    acting(game, PRESIDENT[presidency])
    if game.state.firms:
        ventures.open_trade(game, presidency)
    game.next(next_position, presidency=presidency, done=[])
    if game.state.firms:
        game.next(ventures.trade_late, presidency=presidency)


def waiting(game: G, presidency: PresidencyId, done: list[Position]) -> list[Position]:
    """Commander and Governors who have not been given their chance, in the order that holds if nobody decides."""
    army = game.state.india.armies[presidency]
    positions: list[Position] = ["commander"] if army.commander != NOBODY else []
    positions += governors_of(game, presidency)
    return [position for position in positions if position not in done]


@steps("operations.next_position")
def next_position(game: G, presidency: PresidencyId, done: list[Position]) -> Step | None:
    left = waiting(game, presidency, done)
    president = holder(game, PRESIDENT[presidency])
    trading = president != NOBODY and bool(can_trade(game, presidency))
    if not left and not trading:
        return None
    decides = president if president != NOBODY else holder(game, "chairman")
    if trading or (len(left) > 1 and decides != NOBODY):
        return _choose(game, presidency, decides, done)
    _run(game, presidency, left[0], done)
    return None


def _choose(game: G, presidency: PresidencyId, seat: int, done: list[Position]) -> Step:
    position = yield lambda: _question(game, presidency, seat, done)
    if position == "trade":
        game.next(trade.trade, presidency=presidency)
        game.next(next_position, presidency=presidency, done=done)
    elif position == "done":
        declined(game, seat, "left.trade", "jc2.operations.presidency.president_decides")
    else:
        _run(game, presidency, position, done)


def _run(game: G, presidency: PresidencyId, position: Position, done: list[Position]) -> None:
    if plays(game):
        presiding(game, presidency).acted.append(position)
    if position == "commander":
        game.next(commander.commander, army=presidency)
    else:
        game.next(governors.administer, office=position, dice=pool(game, position))
        game.next(control.board_of_control, office=position)
    game.next(next_position, presidency=presidency, done=[*done, position])


def _question(game: G, presidency: PresidencyId, seat: int, done: list[Position]) -> Decision:
    left = waiting(game, presidency, done)
    options = []
    trading = holder(game, PRESIDENT[presidency]) != NOBODY and can_trade(game, presidency) is OPEN
    if holder(game, PRESIDENT[presidency]) != NOBODY:
        options.append(
            Option("trade", can_trade(game, presidency), targets.OFFICE[PRESIDENT[presidency]],
                   cash=treasury(game, PRESIDENT[presidency]))
        )  # fmt: skip
    for position in left:
        if position == "commander":
            options.append(Option(position, OPEN, targets.COMMANDER[presidency], "position.commander",
                                  holder=game.state.india.armies[presidency].commander))  # fmt: skip
        else:
            options.append(
                Option(position, OPEN, targets.OFFICE[position], "position.governor", office=position,
                       holder=holder(game, position), n=pool(game, position))
            )  # fmt: skip
    options.append(Option("done", Closed("jc2.operations.presidency.must_offer", n=len(left)) if left else OPEN))
    return Pick(seat, "operations.position", options, "jc2.operations.presidency.president_decides",
                presidency=presidency, opens="trade" if trading else None)  # fmt: skip
