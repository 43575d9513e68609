"""The Chairman, the Director of Trade and the Manager of Shipping."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .....kernel.decisions import Allocate, Amount, Answer, Pick
from ...components import PRESIDENCIES
from ...phases.operations.director import openable
from ...phases.operations.shipping import LEAVES, can_place, cost_of
from ...pieces import player_ships, zones
from ...refs import MOVED, PURCHASE, Buy, Fit, Writer
from ...state import G, printed
from ...state_crown import Moved
from ..family import crown
from ..plans import company
from ..plans.plan import Planned
from .offer import Makers, Offer, Offered, both, moving, named, others, paid, steps


# --- the Chairman, the Director -------------------------------------------------------------------------------
def _chairman(game: G, asked: Pick, planned: Planned, heard: dict[int, Answer]) -> Offered:
    if not crown(game).duty.named:
        yield Offer("chairman.crown_more_debt", (), decides=False, effect=steps(game, 1))
        yield Offer("chairman.crown_less_debt", (), decides=False, effect=steps(game, -1))


def _fund(game: G, asked: Allocate, planned: Planned, heard: dict[int, Answer]) -> Offered:
    """Up to three pounds into a treasury of one's choosing before the next entry."""
    most = min(printed(game).crown.gift, game.state.company.balance)
    for place, slot in enumerate(asked.slots):
        for n in range(1, most + 1):
            given = [n * (place == other) for other in range(len(asked.slots))]
            yield Offer("chairman.crown_fund_office", (slot.value, n), given, target=slot.target,
                        figures={"office": slot.params["office"], "n": n})  # fmt: skip


def _envoy(game: G, asked: Amount, planned: Planned, heard: dict[int, Answer]) -> Offered:
    mine = crown(game).duty
    china = Offer("dot.crown_china", (), decides=False, effect=named(game, company.CHINA))
    now = mine.named or company.target(game)
    if not now:
        # There is no attempt that could cost more or less, unless somebody pays for one.
        if not game.state.india.china:
            yield china
        return
    for n in range(asked.lo, asked.hi + 1):
        if n != planned.answer and company.ENDED not in mine.paid:
            yield Offer("dot.crown_spend", (n,), n, figures={"n": n, "last": 0})
        yield Offer("dot.crown_spend", (n, "end"), n, effect=paid(game, company.ENDED), figures={"n": n, "last": 1})
    if planned.answer == "none":
        return
    yield Offer("dot.crown_spend", ("none",), "none", figures={"n": 0, "last": 0})
    for order in openable(game):
        if order != now:
            yield Offer(
                "dot.crown_target", (order,), decides=False, effect=named(game, order), figures={"order": order}
            )
    if not game.state.india.china and now != company.CHINA:
        yield china


def _transfer(game: G, asked: Pick, planned: Planned, heard: dict[int, Answer]) -> Offered:
    mine, found = crown(game).duty, company.next_transfer(game)
    if asked.params["n"] - mine.steps <= 0:
        return
    if planned.answer != "none" and found:
        skip = both(steps(game, 1), _entry(game, found.entry + 1))
        yield Offer("dot.crown_prevent_transfer", (), decides=False, effect=skip)
    for option in asked.options:
        if not option.why or option.value == "none":
            continue
        piece = MOVED.read(option.value)
        places: Sequence[str] = PRESIDENCIES if isinstance(piece, Writer) else zones(game)
        kind, owner = ("writer", piece.seat) if isinstance(piece, Writer) else ("ship", option.params.get("holder", -1))
        for to in places:
            back = Moved(kind=kind, owner=owner, origin=to, goal=piece.where)  # type: ignore[arg-type]
            if to != piece.where and back not in mine.moved:
                yield Offer("dot.crown_make_transfer", (option.value, to), option.value, effect=named(game, to),
                            target=option.target, figures=moving(MOVED.name(piece), piece.where, to))  # fmt: skip


def _entry(game: G, n: int) -> Callable[[], None]:
    def effect() -> None:
        crown(game).duty.entry = n

    return effect


# --- ships ----------------------------------------------------------------------------------------------------
CHANGED = "shipping.crown_buy_change"


def _ships(game: G, asked: Pick, planned: Planned, heard: dict[int, Answer]) -> Offered:
    mine = crown(game).duty
    for option in others(asked, planned):
        if option.value != "done" and isinstance(PURCHASE.read(option.value), Fit):
            yield Offer("shipping.crown_fit_specific", (option.value,), option.value, target=option.target,
                        figures={"ship": option.params["ship"]})  # fmt: skip
    waiting = player_ships(game, "yard")
    if not waiting and can_place(game, Buy()):
        if CHANGED not in mine.paid and not mine.steps and (not mine.entry or company.buys(game) > 0):
            yield from _bought_otherwise(game)
        cash = game.state.company.treasuries["manager_of_shipping"]
        if cash >= (max(0, company.buys(game)) + 1) * cost_of(game, Buy()):
            yield Offer("shipping.crown_buy_another", (), decides=False, effect=steps(game, 1))
    if LEAVES not in mine.paid:
        yield Offer(LEAVES, (), decides=False, effect=paid(game, LEAVES))


def _bought_otherwise(game: G) -> Offered:
    """What its climate does by itself, turned round: one instead of none, none instead of one, or so many."""
    usual = max(0, company.buys(game))
    cash = game.state.company.treasuries["manager_of_shipping"]
    most = cash // cost_of(game, Buy())
    wanted = range(most) if usual > 1 else [1] if not usual else [0]
    for n in wanted:
        yield Offer(CHANGED, (n,), decides=False, figures={"n": n},
                    effect=both(steps(game, n - usual), paid(game, CHANGED)))  # fmt: skip


def _berth(game: G, asked: Pick, planned: Planned, heard: dict[int, Answer]) -> Offered:
    for option in others(asked, planned):
        yield Offer("shipping.crown_place", (option.value,), option.value, target=option.target,
                    figures={"zone": option.value})  # fmt: skip


MAKERS: Makers = {
    "operations.chairman": _chairman,
    "operations.allocate": _fund,
    "operations.envoy": _envoy,
    "operations.transfer": _transfer,
    "operations.ship": _ships,
    "operations.ship_to": _berth,
}
