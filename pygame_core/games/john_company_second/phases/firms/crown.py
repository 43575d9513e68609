"""What the Crown invests in the firms of persons, once these have finished."""

from __future__ import annotations

from .....kernel.decisions import NOWHERE, Decision, Option, Pick
from .....kernel.game import Step
from .....kernel.reasons import OPEN, Closed, Reason, RuleBug, all_of
from ... import firms, targets
from ...crown.family import seat_of
from ...ids import StakeId
from ...pieces import all_shares, shares
from ...refs import FIRM, FirmOf
from ...state import Firm, G, printed, steps
from .investing import STAKES


def stake_of(game: G) -> StakeId | None:
    """A share of the Court before a workshop; never the Chairman's piece."""
    return next((stake for stake in STAKES if firms.can_stake(game, seat_of(game), stake)), None)


def can_invest(game: G, firm: Firm) -> Reason:
    """With the majority of Company shares, with something to put in, and never to rule the firm."""
    seat, total = seat_of(game), firms.all_shares(firm)
    ruling = OPEN if 2 * shares(game, seat) > all_shares(game) else Closed("jc2.solo.crown.firms.invests")
    some = OPEN if stake_of(game) else Closed("jc2.solo.crown.firms.pays_with")
    small = total >= printed(game).firms.limit or 2 * (firm.shares[seat] + 1) <= total + 1
    return all_of(ruling, some, OPEN if small else Closed("jc2.solo.crown.firms.no_majority"))


@steps("firms.crown")
def invest(game: G, done: bool = False) -> Step | None:
    """`done`: what it does of its own accord is done; a manager may pay for more."""
    if not any(can_invest(game, firm) for firm in game.state.firms):
        return None
    return _invest(game, done)


def _invest(game: G, done: bool) -> Step:
    def ask() -> Decision | None:
        options = [
            Option(FIRM.text(FirmOf(firm.manager)), can_invest(game, firm), targets.FIRM[firm.manager],
                   "firms.crown_invest", other=firm.manager, value=firm.value)
            for firm in game.state.firms
        ]  # fmt: skip
        options.append(Option("none", OPEN, NOWHERE, ""))
        return Pick(seat_of(game), "firms.crown_invest", options, "jc2.solo.crown.firms.invests", done=int(done))

    chosen = yield ask
    if chosen is None or chosen == "none":
        return
    firm, stake = firms.firm_of(game, FIRM.read(chosen).manager), stake_of(game)
    if stake is None:
        raise RuleBug("the Crown has nothing to invest")
    firms.invest(game, seat_of(game), firm, stake, "jc2.solo.crown.firms.pays_with")
    game.next(invest, done=True)
