"""What can be stored: the staffed places of the large warehouse, and five goods of any kind in a small one.

Goods have no place of their own: what fits the places of its kind stays, and of all that exceeds them as much as the
small warehouse takes, by the owner's choice.
"""

from __future__ import annotations

from ...kernel.decisions import Allocate, Slot
from ...kernel.game import Step
from ...kernel.reasons import OPEN
from . import targets
from .ids import GOODS, ROWS, Good, Post
from .state import Company, G, has_tile, printed, short_game, steps


def places(game: G, posts: list[Post], good: Good) -> int:
    """Places of the large warehouse that these posts open for a good."""
    figures = printed(game)
    rows = sum(opened for row, opened in zip(ROWS, figures.rows, strict=True) if row in posts)
    return rows + (figures.column if good in posts else 0)


def small(game: G, company: Company) -> int:
    """What the small warehouse takes."""
    owned = short_game(game) or has_tile(company, "small_warehouse")
    return printed(game).tile.small_warehouse if owned else 0


def over(game: G, company: Company) -> dict[Good, int]:
    """Goods that exceed the staffed places of their kind."""
    found: dict[Good, int] = {}
    for good, stored in company.goods.items():
        more = stored - places(game, company.posts, good)
        if more > 0:
            found[good] = more
    return found


def add(company: Company, good: Good, count: int) -> None:
    """Goods come to what is stored; who adds them settles what there is no room for."""
    if count:
        company.goods[good] = company.goods.get(good, 0) + count
        company.goods = {one: company.goods[one] for one in GOODS if one in company.goods}


def remove(company: Company, good: Good, count: int) -> None:
    company.goods[good] -= count
    if not company.goods[good]:
        del company.goods[good]


def keep_question(game: G, seat: int, exceeding: dict[Good, int], room: int) -> Allocate:
    slots = [
        Slot(good, more, 0, OPEN, targets.stores(seat)[good], "store.keep", good=good, n=more)
        for good, more in exceeding.items()
    ]
    return Allocate(seat, "store.keep", room, slots, rule="ark.storage.no-fixed-place", room=room)


@steps("store.settle")
def settle(game: G, seat: int) -> Step:
    """Whatever finds no room is lost; where there is a choice, the owner has it."""
    company = game.state.companies[seat]
    exceeding, room = over(game, company), small(game, company)
    if sum(exceeding.values()) <= room:
        return
    kept = [0] * len(exceeding)
    if room:
        kept = yield lambda: keep_question(game, seat, exceeding, room)
    for (good, more), stays in zip(exceeding.items(), kept, strict=True):
        if more > stays:
            remove(company, good, more - stays)
            game.log("store.lost", "ark.storage.decay", seat=seat, good=good, n=more - stays)
