"""The vote as it stands: what each family has cast and could still cast, and what happens if it ended now."""

from __future__ import annotations

from typing import Any

from ..laws import special, vote_price
from ..phases.parliament import policy, voting
from ..phases.parliament.resolving import lacking
from ..pieces import prime_minister_order
from ..state import NOBODY, G, families, printed


def vote(game: G) -> dict[str, Any] | None:
    """None unless a law waits for the end of its vote."""
    parliament = game.state.parliament
    law = parliament.ballot.law
    under_way = parliament.ballot.stop != NOBODY or special(game)
    if not law or not under_way or law in parliament.passed or law in parliament.discards:
        return None
    passes = lacking(game, voting.FOR) < 1
    return {
        "law": law,
        "votes": parliament.ballot.votes,
        "passes": passes,
        "needed": lacking(game, voting.AGAINST if passes else voting.FOR),
        "code": _code(game, passes),
        "minister": parliament.prime_minister,
        "opposition": parliament.opposition,
        "families": [_family(game, seat) for seat in prime_minister_order(game)],
        "policy": None if special(game) else _policy(game),
    }


def _code(game: G, passes: bool) -> str:
    """A failed law passes the dial on, if anybody holds the marker."""
    if special(game):
        return "vote.deregulates" if passes else "vote.upholds"
    if passes:
        return "vote.passes"
    return "vote.fails" if game.state.parliament.opposition == NOBODY else "vote.falls"


def _family(game: G, seat: int) -> dict[str, Any]:
    parliament = game.state.parliament
    held = voting.ballots(game, seat)
    left = voting.total(game, held)
    open_to = [side for side in (voting.FOR, voting.AGAINST) if voting.side_open(game, seat, side)]
    return {
        "seat": seat,
        "code": "vote.left" if left else "vote.spent",
        "side": _side(game, seat),
        "against": parliament.ballot.against[seat],
        "left": left,
        "cash": held.get("cash", 0),
        "price": vote_price(game),
        "cards": left - held.get("cash", 0),
        "can": "both" if len(open_to) == 2 else open_to[0],
    }


def _side(game: G, seat: int) -> str:
    """On which side it has voted or is bound; families that voted for the law may still change over."""
    parliament = game.state.parliament
    if parliament.ballot.opposed[seat]:
        return voting.AGAINST
    bound = seat == parliament.prime_minister and not special(game)
    return voting.FOR if voting.has_supported(game, seat) or bound else ""


def _policy(game: G) -> dict[str, Any]:
    """What the policy means to each family in cash, and whose place on the Power track it moves."""
    parliament = game.state.parliament
    row = printed(game).dial[parliament.ballot.stop]
    return {
        "space": parliament.ballot.stop,
        "effects": [
            policy.effect_on(game, seat, parliament.ballot.stop, parliament.ballot.window) for seat in families(game)
        ],
        "power": row.target if row.consequence == "power" else "",
        "window": policy.windows_due(game, parliament.ballot.stop, parliament.ballot.window),
    }
