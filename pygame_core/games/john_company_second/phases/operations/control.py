"""Under the Board of Control the Prime Minister looks over the shoulders of who has just acted."""

from __future__ import annotations

from .....kernel.decisions import Option, Pick
from .....kernel.game import Step
from .....kernel.reasons import OPEN
from ... import targets
from ...ids import OfficeId
from ...laws import in_force
from ...pieces import holder, to_supply, vacate
from ...state import NOBODY, G, steps
from .common import declined


@steps("operations.control")
def board_of_control(game: G, office: OfficeId) -> Step | None:
    """Under the Board of Control the Prime Minister may dismiss, once in a turn, who has just acted."""
    if not in_force(game, "board_of_control") or game.state.turn.operations.dismissed:
        return None
    return None if holder(game, office) == NOBODY else _control(game, office)


def _control(game: G, office: OfficeId) -> Step:
    minister = game.state.parliament.prime_minister
    seat = holder(game, office)
    answer = yield lambda: Pick(minister, "operations.control", [
        Option("dismiss", OPEN, targets.OFFICE[office]), Option("keep"),
    ], "jc2.law.board_of_control", office=office, holder=seat)  # fmt: skip
    if answer == "dismiss":
        game.state.turn.operations.dismissed = True
        to_supply(game, vacate(game, office))
        game.log("operations.dismissed", "jc2.law.board_of_control", seat=seat, office=office, other=minister)
    else:
        declined(game, minister, "left.dismiss", "jc2.law.board_of_control")
