"""Prizes: what a family may claim when a cube leaves an office, and the powers of the cubes that lie on them."""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.decisions import Decision, Option, Pick
from ...kernel.game import Step
from ...parts.money import affordable, pay
from . import targets
from .company import go_home, vacate
from .ids import OfficeId, PrizeId, Rank
from .state import G, in_force, printed

HOME = "home"


def has(game: G, seat: int, prize: PrizeId) -> bool:
    """Whether a family has a cube on a prize whose power holds: a lasting one counts once, a one-time one is still to
    come."""
    claims = game.state.prizes.get(prize)
    return claims is not None and bool(claims.fresh[seat])


def use_up(game: G, seat: int, prize: PrizeId) -> None:
    """A one-time power is used: the cube moves to the right side of the card."""
    claims = game.state.prizes[prize]
    claims.fresh[seat] -= 1
    claims.used[seat] += 1
    game.log("prize.used", f"jc1.card.prize.{prize}", seat=seat, prize=prize)


def cubes(game: G, seat: int) -> int:
    """The prize cubes of a family."""
    return sum(claims.fresh[seat] + claims.used[seat] for claims in game.state.prizes.values())


def rank_of(game: G, office: OfficeId) -> Rank:
    return printed(game).offices[office].rank


def surcharge(game: G, office: OfficeId, bailout: bool) -> int:
    """What a prize costs on top: the Board of Control, a black disk and a Bailout add up."""
    money = printed(game).money
    extra = money.disk_surcharge if game.state.offices[office].marked else 0
    extra += money.bailout_surcharge if bailout else 0
    if rank_of(game, office) == "executive" and in_force(game, "board_of_control"):
        extra += money.disk_surcharge
    return extra


def retire(game: G, office: OfficeId, bailout: bool = False) -> Step:
    """An officeholder leaves: the cube claims a prize of the office's rank or goes home."""
    place = game.state.offices[office]
    extra = surcharge(game, office, bailout)
    yield from claim(game, place.holder, rank_of(game, office), extra, office, lambda: vacate(place))


def claim(game: G, seat: int, rank: Rank, extra: int, office: OfficeId, leave: Callable[[], object]) -> Step:
    """A cube claims a prize at the price of a rank or goes home; it leaves its place when that is decided."""

    def ask() -> Decision:
        cash = game.state.families[seat].cash
        options = [
            Option(
                prize, affordable(cash, cost, "jc1.post.prize.cost"), targets.PRIZE[prize], "prize.claim", prize=prize,
                n=cost, vp=printed(game).prizes[prize].vp,
            )
            for prize in game.state.prizes
            if (cost := printed(game).prizes[prize].cost[rank] + extra) is not None
        ]  # fmt: skip
        home = Option(HOME, quiet=True)
        return Pick(seat, "prize.which", [*options, home], "jc1.post.prize.choice", office=office, rank=rank)

    chosen = yield ask
    leave()
    if chosen == HOME:
        go_home(game, seat)
        game.log("prize.none", "jc1.post.prize.choice", seat=seat, office=office)
        return
    cost = printed(game).prizes[chosen].cost[rank] + extra
    pay(game.state, game.state.families[seat], cost)
    game.state.prizes[chosen].fresh[seat] += 1
    game.log("prize.claimed", "jc1.post.prize.place", seat=seat, office=office, prize=chosen, n=cost)
