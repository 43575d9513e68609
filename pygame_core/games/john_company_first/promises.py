"""Promises: cubes of a family before another one. They cost points at the end, and cancel pairwise."""

from __future__ import annotations

from ...kernel.decisions import Option
from ...kernel.game import Step, act
from ...kernel.reasons import OPEN, Closed, Reason
from ...parts.money import affordable, hand_over
from . import targets
from .cubes import reusable, take
from .prizes import has, use_up
from .state import G, is_militant, printed, steps


# --- giving and returning -------------------------------------------------------------------------------------
def cancelled(game: G, giver: int, taker: int, n: int) -> int:
    """How many of so many new promises only send home one that the giver holds of the taker."""
    return min(n, game.state.families[giver].promises[taker])


def go_back(game: G, owner: int, holder: int, n: int, rule: str) -> None:
    """Promises return to the stock of their owner."""
    game.state.families[holder].promises[owner] -= n
    game.state.families[owner].stock += n
    game.log("promise.returned", rule, seat=owner, other=holder, n=n)


def can_give(game: G, giver: int, takers: list[int], each: int) -> Reason:
    """Whether there are cubes for as many promises to each of these; prizes and manors may be given up for them."""
    needed = sum(each - cancelled(game, giver, taker, each) for taker in takers)
    held = game.state.families[giver].stock + reusable(game, giver)
    return OPEN if needed <= held else Closed("jc1.company.nepotism.unpayable", n=needed, held=held)


def give(game: G, giver: int, taker: int, n: int, rule: str) -> Step:
    """A family makes promises to another; those that it holds of the other go home first."""
    home = cancelled(game, giver, taker, n)
    if home:
        go_back(game, taker, giver, home, "jc1.general.promise.cancel")
    given = 0
    while given < n - home and (yield from take(game, giver)):
        game.state.families[taker].promises[giver] += 1
        given += 1
    if given:
        game.log("promise.given", rule, seat=giver, other=taker, n=given)


# --- beside any question --------------------------------------------------------------------------------------
def acts(game: G, seat: int) -> list[Option]:
    if is_militant(game):
        return []
    families, price = game.state.families, printed(game).money.buy_back
    found = []
    for other in range(game.seats):
        mark = targets.FAMILY[other]
        if families[other].promises[seat]:
            why = affordable(families[seat].cash, price, "jc1.general.promise.buyback")
            found.append(Option(act(buy_back, other), why, mark, "promise.buy_back", other=other, n=price))
            if has(game, seat, "charity_hospital"):
                n = families[other].promises[seat]
                found.append(Option(act(recall, other), OPEN, mark, "promise.recall", other=other, n=n))
        if families[seat].promises[other]:
            found.append(Option(act(give_back, other), OPEN, mark, "promise.give_back", other=other))
    return found


@steps("promise.buy_back")
def buy_back(game: G, seat: int, other: int) -> None:
    """The holder cannot refuse."""
    price = printed(game).money.buy_back
    hand_over(game.state.families[seat], game.state.families[other], price)
    game.log("promise.paid", "jc1.general.promise.buyback", seat=seat, other=other, n=price)
    go_back(game, seat, other, 1, "jc1.general.promise.buyback")


@steps("promise.give_back")
def give_back(game: G, seat: int, other: int) -> None:
    go_back(game, other, seat, 1, "jc1.general.promise.gift_back")


@steps("promise.recall")
def recall(game: G, seat: int, other: int) -> None:
    use_up(game, seat, "charity_hospital")
    go_back(game, seat, other, game.state.families[other].promises[seat], "jc1.card.prize.charity_hospital")
