"""How share prices rise in the production phase: for goods sold, for the highest appeal, for the most sold."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, get_args

from ....kernel.decisions import NOWHERE, Option, Pick
from ....kernel.game import Step
from ....kernel.reasons import OPEN, RuleBug
from .. import stock, targets
from ..factories import appeal
from ..state import G, Sale, give_back, has_tile, printed, steps, tile_of
from . import economy

Contest = Literal["appeal", "most"]
CONTESTS: tuple[Contest, ...] = get_args(Contest)
SOLD_ONE, SOLD_MORE, BONUS = 1, 2, 1
RULES: dict[Contest, str] = {"appeal": "ark.price.bonus-appeal", "most": "ark.price.bonus-most"}
IMPORTER = -1
NOBODY = -2


def sold(sale: Sale) -> int:
    return sale.sold + sale.extra


def standing(game: G, contest: Contest) -> dict[int, int]:
    """Each seat's appeal or sales, and the importer's; a strip without goods does not compete."""
    good, world, figures = economy.active(game), game.state, printed(game)
    if contest == "most":
        return {IMPORTER: world.production.importer} | {sale.seat: sold(sale) for sale in world.production.sales}
    return {IMPORTER: world.importers[good]} | {
        sale.seat: appeal(figures, good, world.companies[sale.seat].factories[good])
        for sale in world.production.sales
        if sale.offered or sale.extra
    }


def leaders(game: G, contest: Contest) -> list[int]:
    places = standing(game, contest)
    best = max(places.values())
    return [who for who, n in places.items() if n == best]


def is_tied(game: G, contest: Contest, sale: Sale) -> bool:
    """Whether who sells this has sold something and is at the head, but not alone."""
    heads = leaders(game, contest)
    return sold(sale) > 0 and len(heads) > 1 and sale.seat in heads


@steps("rise.all")
def rise(game: G) -> None:
    """Whoever may decide a tie is asked first; then all prices rise."""
    for sale in game.state.production.sales:
        if has_tile(game.state.companies[sale.seat], "press_attache"):
            tied = [contest for contest in CONTESTS if is_tied(game, contest, sale)]
            if tied:
                game.next(decide_ties, seat=sale.seat, tied=tied)
                return
    settle(game, NOBODY, [])


# --- the Press Attaché ----------------------------------------------------------------------------------------
def tie_options(game: G, seat: int, tied: list[Contest]) -> Iterator[Option]:
    """One tie, or both while the tile is upright."""
    held = tile_of(game.state.companies[seat], "press_attache")
    if held is None:
        raise RuleBug(f"seat {seat} has no Press Attaché")
    element = targets.tiles(seat)["press_attache"]
    for contest in tied:
        yield Option(contest, OPEN, element, f"rise.{contest}", returned=int(held.turned))
    if len(tied) > 1 and not held.turned:
        yield Option("both", OPEN, element, "rise.both", returned=1)
    yield Option("none", OPEN, NOWHERE, "rise.none", quiet=True)


@steps("rise.ties")
def decide_ties(game: G, seat: int, tied: list[Contest]) -> Step:
    answer = yield lambda: Pick(
        seat, "rise.ties", tie_options(game, seat, tied), "ark.tile.attache.tie", window="press_attache"
    )
    held = tile_of(game.state.companies[seat], "press_attache")
    won = [] if answer == "none" else tied if answer == "both" else [contest for contest in tied if contest == answer]
    if won and held is not None:
        game.log("rise.decided", "ark.tile.attache.tie", seat=seat)
        if held.turned or answer == "both":
            give_back(game, seat, "press_attache")
        else:
            held.turned = True
    settle(game, seat, won)


# --- rising ---------------------------------------------------------------------------------------------------
def steps_of(count: int, *first: bool) -> int:
    """How far a share price rises for so many goods sold; `first` says of each contest whether it is won."""
    if not count:
        return 0
    return (SOLD_ONE if count == 1 else SOLD_MORE) + BONUS * sum(first)


def winner(game: G, contest: Contest) -> int:
    """Who is at the head alone and has sold something."""
    heads = leaders(game, contest)
    alone = [sale.seat for sale in game.state.production.sales if sold(sale) and [sale.seat] == heads]
    return alone[0] if alone else NOBODY


def settle(game: G, press: int, won: list[Contest]) -> None:
    """All rises at once; `press` has decided the ties that are `won`."""
    first = {contest: press if contest in won else winner(game, contest) for contest in CONTESTS}
    for sale in game.state.production.sales:
        count = sold(sale)
        bonuses = [contest for contest in CONTESTS if first[contest] == sale.seat]
        steps_up = steps_of(count, *(contest in bonuses for contest in CONTESTS))
        if steps_up:
            worth = stock.move(game, sale.seat, steps_up)
            rule = "ark.price.sold-two" if count > 1 else "ark.price.sold-one"
            game.log("rise.rose", rule, seat=sale.seat, n=steps_up, value=worth, sold=count)
        for contest in bonuses:
            game.log(f"rise.{contest}", RULES[contest], seat=sale.seat)
