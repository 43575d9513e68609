"""What is to come as things stand: the section `forecast` of the view, in the words of the catalogue's section
`forecast`. It is made from what everybody sees, and null when the game is over.

    india      null where a beginners' game skips Events in India, or
               elephant, sent, dice, moves   where it goes next, whether it was sent there, how many dice are rolled
               there, and how many moves of this turn are still to come
               tables: {region: [row]}       the table in force of each region, a row a face of the die, with its
               chance in thousandths; of a Conquest whom it reaches, who defends with how much, and what may be added
    company    null without a Company, or when: "due", "paid" (the expenses of this turn) or "next" (Trade is over, the
               next turn's are meant), lines: [{code, n, text}], revenue, due, left (below zero: that much is missing),
               loans: {n, debt} or null, dividend (what one costs), most (how many could be paid)
    families   [{seat, lines: [{code, n, text}], total, power, most}]   what the Trade Phase brings a family before
               dividends; its political power without money and with all of it
    offices    [{id, office, stress, permille, powers: [{code, text, closed}]}]   the least face with which a holder
               leaves and how likely that is; what the office can do as things stand, and why it cannot
    firms      [{seat, expected, can}]   what the public expects of a firm now, and whether it has so much
"""

from __future__ import annotations

from typing import Any

from ..state import G
from .india import india
from .offices import offices
from .trade import company, families, firms


def forecast(game: G) -> dict[str, Any] | None:
    """None when nothing is to come any more."""
    if game.state.turn.phase == "end":
        return None
    return {
        "india": None if game.options.get("skip_india") else india(game),
        "company": company(game),
        "families": families(game),
        "offices": offices(game),
        "firms": firms(game),
    }
