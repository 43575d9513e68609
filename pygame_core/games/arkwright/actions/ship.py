"""The Ship action: stored goods go overseas."""

from __future__ import annotations

from ....kernel.game import Step
from ..ids import GOODS
from ..state import G, steps
from ..storage import remove
from ..voyage import voyage


@steps("ship.work")
def work(game: G, seat: int, paid: int) -> Step:
    """Goods of any kind, out of the warehouses; the administrative cost must reach the capacity of the ships."""
    company = game.state.companies[seat]
    stored = {good: company.goods.get(good, 0) for good in GOODS}
    shipped = yield from voyage(game, seat, stored, paid)
    for good, count in shipped.items():
        remove(company, good, count)
    if not shipped:
        game.log("turn.nothing", "ark.action.turn.skip-effect", seat=seat)
