"""Revenue and Parliament."""

from __future__ import annotations

from .....kernel.decisions import Answer, Pick
from ...state import G
from ..plans.plan import Planned
from .offer import Makers, Offer, Offered, others, steps


# --- Revenue and Parliament -----------------------------------------------------------------------------------
def _dividends(game: G, asked: Pick, planned: Planned, heard: dict[int, Answer]) -> Offered:
    yield Offer("revenue.fewer_dividends", (), decides=False, effect=steps(game, -1))
    yield Offer("revenue.more_dividends", (), decides=False, effect=steps(game, 1))


def _law(game: G, asked: Pick, planned: Planned, heard: dict[int, Answer]) -> Offered:
    if planned.answer == "draw":
        law = game.state.parliament.revealed[-1]
        yield Offer("parliament.stop_draw", (law,), law, figures={"law": law})
    elif any(option.value == "draw" and option.why for option in asked.options):
        yield Offer("parliament.draw_on", (), "draw")


def _policy(game: G, asked: Pick, planned: Planned, heard: dict[int, Answer]) -> Offered:
    for option in others(asked, planned):
        yield Offer("parliament.other_policy", (option.value,), option.value, target=option.target,
                    figures={"policy": option.params["consequence"], "kind": option.params["kind"]})  # fmt: skip


MAKERS: Makers = {
    "revenue.dividends": _dividends,
    "parliament.select": _law,
    "parliament.policy": _policy,
    "parliament.shift": _policy,
}
