"""Between the last Upkeep and Final Scoring: whoever could still do something is asked once whether it has done it all.

What may be done at any time (a deal, a promise called in, a scandal) can be done only beside a question, and after the
last vote there may be none. So one stands here, of which the answer itself does nothing.
"""

from __future__ import annotations

from typing import Final

from ....kernel.decisions import Option, Pick
from ....kernel.entries import BESIDE
from ....kernel.game import Step
from ....kernel.reasons import OPEN
from .. import promises
from ..cards import blackmail
from ..crown.family import automated, persons, plays
from ..pieces import prime_minister_order
from ..state import G, steps

SINCE: Final = 5
"""The version of the rules that brought this question; games begun before have none."""
WINDOW: Final = "last_moment"


@steps("upkeep.last_moments")
def last_moments(game: G) -> None:
    for seat in prime_minister_order(game):
        if not automated(game, seat):
            game.next(last_moment, seat=seat)


@steps("upkeep.last_moment")
def last_moment(game: G, seat: int) -> Step | None:
    return _last_moment(game, seat) if something_left(game, seat) else None


def _last_moment(game: G, seat: int) -> Step:
    def ask() -> Pick | None:
        if not something_left(game, seat):
            return None
        return Pick(seat, "upkeep.last_moment", [Option("done", quiet=True)], "jc2.negotiation.any_time",
                    **{BESIDE: True}, window=WINDOW)  # fmt: skip

    yield ask


def something_left(game: G, seat: int) -> bool:
    """Whether the family has somebody to deal with, or anything that it could do now by itself."""
    if len(persons(game)) > 1:
        return True
    acts = [*promises.acts(game, seat), *blackmail.acts(game, seat)]
    if plays(game):
        from ..crown import beside

        acts += beside.acts(game, seat)
    return any(option.why is OPEN for option in acts)
