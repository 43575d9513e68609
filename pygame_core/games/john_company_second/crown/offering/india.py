"""Armies, Presidents, Governors, the Governor General and China."""

from __future__ import annotations

from collections.abc import Callable

from .....kernel.decisions import Amount, Answer, Pick
from ...army import can_target
from ...components import PRESIDENCIES, PRESIDENT, REGIONS
from ...ids import PresidencyId
from ...india import closed_orders, company_controlled
from ...pieces import holder
from ...refs import COMMANDED, TROOPS, Ally, Deploy
from ...state import G, printed
from ...state_crown import Moved
from ..family import crown, persons, seat_of
from ..keeping import AGAIN, EXTRA
from ..plans import armies
from ..plans.india import acting_order
from ..plans.plan import Planned
from .offer import Makers, Offer, Offered, both, dice, moving, named, others, paid, steps


# --- Armies ---------------------------------------------------------------------------------------------------
def _army_transfer(game: G, asked: Pick, planned: Planned, heard: dict[int, Answer]) -> Offered:
    mine = crown(game).duty
    if asked.params["n"] - mine.steps <= 0:
        return
    if planned.answer != "none":
        gone = armies.record(TROOPS.read(planned.answer), planned.params["to_place"])
        yield Offer("military.crown_prevent", (), decides=False, effect=both(steps(game, 1), _barred(game, gone)))
    for option in asked.options:
        if option.why and option.value != "none":
            piece = TROOPS.read(option.value)
            for to in PRESIDENCIES:
                if to != piece.where:
                    yield Offer("military.crown_transfer", (option.value, to), option.value, effect=named(game, to),
                                target=option.target, figures=moving(TROOPS.name(piece), piece.where, to))  # fmt: skip


def _barred(game: G, gone: Moved) -> Callable[[], None]:
    def effect() -> None:
        mine = crown(game).duty
        mine.barred = [*mine.barred, gone]

    return effect


def _assign(game: G, asked: Pick, planned: Planned, heard: dict[int, Answer]) -> Offered:
    for option in others(asked, planned):
        yield Offer("military.crown_assign", (option.value,), option.value, target=option.target,
                    figures={"army": option.value})  # fmt: skip


def _commander(game: G, asked: Pick, planned: Planned, heard: dict[int, Answer]) -> Offered:
    """Alliances before the first Deploy, then the Deploy, then whether there is another."""
    mine, army = crown(game).duty, asked.params["army"]
    chosen = None if planned.answer == "done" else COMMANDED.read(planned.answer)
    if not mine.entry:
        yield from _alliances(game, asked, planned)
    if isinstance(chosen, Ally):
        return
    if mine.entry and isinstance(chosen, Deploy):
        yield Offer("commander.crown_stop", (), decides=False, effect=paid(game, "commander.crown_stop"))
    if mine.entry:
        yield Offer(AGAIN, (), decides=False, effect=paid(game, AGAIN))
    yield from dice(game, "commander.crown_dice")
    yield from _targets(game, army, chosen)


def _targets(game: G, army: PresidencyId, chosen: Ally | Deploy | None) -> Offered:
    for region in REGIONS:
        useful = not company_controlled(game, region) or bool(closed_orders(game, region))
        if useful and can_target(game, army, region) and chosen != Deploy(region):
            yield Offer("commander.crown_target", (region,), decides=False, effect=named(game, region),
                        figures={"region": region})  # fmt: skip


def _alliances(game: G, asked: Pick, planned: Planned) -> Offered:
    rows, able = printed(game).alliances, armies.alliances(game, asked)
    default = None if planned.answer == "done" else COMMANDED.read(planned.answer)
    usual = default.alliance if isinstance(default, Ally) else None
    for one in able:
        answer, figures = COMMANDED.text(Ally(one)), {"ally": one}
        if one != usual:
            yield Offer(EXTRA, (one,), answer, effect=paid(game, EXTRA), figures=figures)
        if usual and rows[one].cost > rows[usual].cost:
            yield Offer("commander.crown_dearer", (one,), answer, figures=figures)
        if usual and rows[one].cost < rows[usual].cost:
            yield Offer("commander.crown_cheaper", (one,), answer, figures=figures)
    if usual and holder(game, PRESIDENT[asked.params["army"]]) == seat_of(game):
        yield Offer("commander.crown_no_alliance", (), decides=False, effect=paid(game, armies.ALLIED))


# --- Presidents and Governors ---------------------------------------------------------------------------------
def _position(game: G, asked: Pick, planned: Planned, heard: dict[int, Answer]) -> Offered:
    home = asked.params["presidency"]
    if holder(game, PRESIDENT[home]) != seat_of(game):
        return
    yield from _reordered(game, asked)
    yield from _trade_dice(game, asked, planned, heard)


def _reordered(game: G, asked: Pick) -> Offered:
    """One change of the order that counts now: somebody acts before all others, or the first one later. What comes
    after can be paid for when it is near."""
    order = acting_order(game, asked)
    for place in range(1, len(order)):
        sooner = [order[place], *order[:place], *order[place + 1 :]]
        yield _order(game, asked, sooner, order[place])
    for place in range(2, len(order)):
        later = [*order[1 : place + 1], order[0], *order[place + 1 :]]
        yield _order(game, asked, later, order[0], after=order[place])


def _order(game: G, asked: Pick, order: list[str], who: str, after: str = "") -> Offer:
    def effect() -> None:
        crown(game).presiding.order = order

    targets = {option.value: option.target for option in asked.options}
    change = (who, "after", after) if after else (who,)
    return Offer("presidency.crown_order", change, order[0], effect=effect, target=targets[who],
                 figures={"who": who, "after": after})  # fmt: skip


def _trade_dice(game: G, asked: Pick, planned: Planned, heard: dict[int, Answer]) -> Offered:
    for by, word in ((1, "dice_more"), (-1, "dice_fewer")):
        yield Offer("president.crown_dice", (word,), decides=False, effect=_trade_shift(game, by),
                    figures={"dice": word})  # fmt: skip


def _trade_shift(game: G, by: int) -> Callable[[], None]:
    def effect() -> None:
        crown(game).presiding.shift += by

    return effect


def _writer(game: G, asked: Pick, planned: Planned, heard: dict[int, Answer]) -> Offered:
    for seat in persons(game):
        if seat != planned.answer and seat in [option.value for option in asked.options]:
            yield Offer("president.place_mine", (seat,), seat, seats=(seat,))


def _administer(game: G, asked: Pick, planned: Planned, heard: dict[int, Answer]) -> Offered:
    yield from dice(game, "governor.crown_dice")
    if not crown(game).duty.entry:
        yield Offer("governor.crown_none", (), decides=False, effect=paid(game, "governor.crown_none"))


def _governor_result(game: G, asked: Pick, planned: Planned, heard: dict[int, Answer]) -> Offered:
    """Another kind of result; where a tax goes stays with the chart."""
    taxes = ("tax_balance", "tax_treasury")
    president = any(option.value == "tax_treasury" and holder(game, option.params["office"]) == seat_of(game)
                    for option in asked.options)  # fmt: skip
    tax = taxes[president]
    for option in others(asked, planned):
        if option.value not in taxes or (option.value == tax and planned.answer not in taxes):
            word = "tax" if option.value in taxes else option.value
            yield Offer("governor.crown_result", (word,), option.value, figures={"result": f"result.{word}"})


def _general_dice(game: G, asked: Amount, planned: Planned, heard: dict[int, Answer]) -> Offered:
    yield from dice(game, "gg.crown_dice")


def _general_result(game: G, asked: Pick, planned: Planned, heard: dict[int, Answer]) -> Offered:
    """One payment changes the whole success."""
    if not crown(game).duty.entry:
        for result in ("tax", "ship", "regiment"):
            yield Offer("gg.crown_result", (result,), decides=False, effect=named(game, result),
                        figures={"result": f"result.{result}"})  # fmt: skip


def _china(game: G, asked: Pick, planned: Planned, heard: dict[int, Answer]) -> Offered:
    yield from dice(game, "china.crown_dice")


MAKERS: Makers = {
    "operations.army_transfer": _army_transfer,
    "operations.assign_one": _assign,
    "operations.position": _position,
    "operations.declare": _trade_dice,
    "operations.trade": _trade_dice,
    "operations.fill_writer": _writer,
    "operations.commander": _commander,
    "operations.administer": _administer,
    "operations.administer_choice": _governor_result,
    "operations.govern": _general_dice,
    "operations.govern_choice": _general_result,
    "operations.china": _china,
}
