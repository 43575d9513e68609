"""What is to come as things stand: the section `forecast` of the view.

It is made from what everybody sees, and null when the game is being scored. Whatever has a `code` here has its
`text` at the page, in the words of the catalogue's section `forecast`; what is `closed` has its `rule` and `text`.

    revenue    what Revenue would do if it came now (`paid`: this turn's has been, so it is the next one's):
               lines: [{code, name, n, each, cost, text}]     calico (if anything), debt, officers, regiments, ships
               balance, due, after (below zero: that much is missing), left (in the Balance after any loans)
               loans: {n, debt, lost} or null   emergency loans, the Debt after them, spaces of Standing they cost
               protection: bool                 Royal Protection could be discarded instead
               expected, met                    expectations after the loans, and whether `left` meets them
               standing, failed                 the space of Standing then, and whether that is the end
               dividends: {shares, most, enough}   one costs `shares`; how many can be paid, and from how many on
                                                Standing rises (0: never)
               said: [{code, text}]             the same as sentences, the gravest first
    elephant   code, text, kind (rebellion | invasion | "" while it has to leave a region that is lost), by, against,
               army (whose Army defends, or ""), attack, defence, beats (the least number of a tile that succeeds),
               tiles: [{n, count, wins}]        the Crisis tiles in the stack by their number
               wins, all                        how many of them succeed
               lost                             spaces of Standing that the loss would cost, 0 between local regions
               outcome: {code, text}            what a success does
    next       tiles: [{code, text, kind, n, count}]   what the next event tile can be: all tiles in the stack that
               have the back that is to be seen; all: how many these are
    strengths  [{id, region, code, text, own, all, unrest, army}]   tower levels, those of its whole empire, what
               unrest adds to an attack, active strength of the Army where the Company rules (else -1)
    vote       null, or law, votes, passes, needed (how many votes would turn it), code, text (the outcome if the
               vote ended now), minister, opposition,
               families: [{seat, code, text, side (for | against | ""), can (for | against | both), against, left,
               cash, cards, price}]: what is credited to each against the law, and the votes it still has, to be
               bought for cash (at `price`) and of enterprises
               policy: {space, effects: [money for each seat], power (whose marker it moves, or ""), window (whether
               windows are taxed)} if the law passes; null with Deregulation
    offices    [{id, office, state (done | now | next in this turn's Company Operation), holder, money (or null),
               code, text (what it waits for), powers: [{code, text, closed: {rule, text} if it cannot be used, and
               by power: dice, permille, percent (of success), cost, cash, n ...}]}]; the Commanders come last, as
               `commander-bombay`; what the Crown holds it will use by its chart
    firms      where there are any: [{id, manager, powers}] as of offices: a ship to fit, its trade, what it owes,
               dividends, the special retirement that these allow
"""

from __future__ import annotations

from typing import Any

from ..state import G
from .elephant import elephant, next_tile, strengths
from .firms import of_firms
from .offices import offices
from .revenue import revenue
from .vote import vote


def forecast(game: G) -> dict[str, Any] | None:
    """None when nothing is to come any more."""
    if game.state.turn.phase == "end":
        return None
    company = revenue(game)
    return {
        "revenue": company,
        "elephant": elephant(game),
        "next": next_tile(game),
        "strengths": strengths(game),
        "vote": vote(game),
        "offices": offices(game, company["left"]),
        **({"firms": of_firms(game)} if game.state.firms else {}),
    }
