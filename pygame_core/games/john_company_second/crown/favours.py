"""What persons can pay the Crown for before it decides: another answer, or another reckoning.

An offer either names the answer itself or has an effect on what its plan reckons with; only what changes something is
offered, and only what its climate has a price for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from ....kernel.decisions import NOWHERE, Allocate, Amount, Answer, Decision, Option, Pick, Target
from ..army import can_target
from ..components import PRESIDENCIES, PRESIDENT, REGIONS
from ..ids import PresidencyId
from ..india import closed_orders, company_controlled
from ..phases.election import needed as majority
from ..phases.election import share_counts
from ..phases.operations import chairman as chair
from ..phases.operations.director import openable
from ..phases.operations.shipping import LEAVES, can_place, cost_of
from ..pieces import holder, player_ships, shares, zones
from ..refs import COMMANDED, FIRM, MOVED, PURCHASE, TROOPS, Ally, Buy, Deploy, FirmOf, Fit, Writer
from ..state import NOBODY, G, printed
from ..state_crown import Moved
from .family import crown, cubes, persons, price, seat_of, solo
from .keeping import AGAIN, EXTRA
from .plans import armies, company
from .plans.india import best_route
from .plans.plan import Planned

PlanOf = Callable[[G, Any], Planned]


@dataclass(frozen=True, slots=True)
class Offer:
    """`value` tells it from others of the same favour; `seats` are those who may pay, everybody if None."""

    favour: str
    value: tuple[Any, ...] = ()
    answer: Answer = None
    decides: bool = True
    effect: Callable[[], None] | None = None
    each: int = 1
    seats: tuple[int, ...] | None = None
    target: Target = NOWHERE
    words: tuple[str, ...] = ()
    """What names it, as labels."""
    amount: int = 0
    holder: int = NOBODY
    """Whose piece the answer names, if it is one of a family."""


def offers(game: G, asked: Decision, plan_of: PlanOf, heard: dict[int, Answer]) -> list[Offer]:
    """All that could be paid for now, prices that somebody can pay or not; a favour that its climate does not have is
    none."""
    made = BY_QUESTION.get(asked.code)
    if made is None:
        return []
    found = made(game, asked, plan_of(game, asked), heard)
    return [
        offer for offer in found
        if (price(game, offer.favour, offer.each) or 0) >= 0 and cubes(game, offer.favour, offer.each) is not None
        and (offer.decides or _changes(game, asked, plan_of, offer))
    ]  # fmt: skip


def _changes(game: G, asked: Decision, plan_of: PlanOf, offer: Offer) -> bool:
    """Whether the plan would come to something else."""
    mine = crown(game)
    before, kept = plan_of(game, asked), mine.duty
    mine.duty = deepcopy(kept)
    if offer.effect:
        offer.effect()
    after = plan_of(game, asked)
    mine.duty = kept
    return (before.answer, before.params) != (after.answer, after.params)


Offered = Iterator[Offer]


# --- effects --------------------------------------------------------------------------------------------------
def _shift(game: G, by: int) -> Callable[[], None]:
    def effect() -> None:
        crown(game).duty.shift += by

    return effect


def _steps(game: G, by: int) -> Callable[[], None]:
    def effect() -> None:
        crown(game).duty.steps += by

    return effect


def _named(game: G, name: str) -> Callable[[], None]:
    def effect() -> None:
        crown(game).duty.named = name

    return effect


def _paid(game: G, *marks: str) -> Callable[[], None]:
    def effect() -> None:
        mine = crown(game).duty
        mine.paid = [*mine.paid, *marks]

    return effect


def _both(*effects: Callable[[], None]) -> Callable[[], None]:
    def effect() -> None:
        for one in effects:
            one()

    return effect


def _dice(game: G, favour: str) -> Offered:
    """A die more or a die fewer."""
    for by, word in ((1, "dice_more"), (-1, "dice_fewer")):
        yield Offer(favour, (word,), decides=False, effect=_shift(game, by), words=(word,))


def _others(asked: Pick, planned: Planned) -> list[Option]:
    return [option for option in asked.options if option.why and option.value != planned.answer]


# --- London, firms and hiring ---------------------------------------------------------------------------------
def _hire(game: G, asked: Pick, planned: Planned, heard: dict[int, Answer]) -> Offered:
    for option in _others(asked, planned):
        where, family = option.params["where"], option.params["holder"]
        yield Offer("hiring.decide", (option.value,), option.value, target=option.target, holder=family,
                    words=(option.code, *([where] if where != "-" else [])))  # fmt: skip


def _elect(game: G, asked: Pick, planned: Planned, heard: dict[int, Answer]) -> Offered:
    """Whoever has a share in the Court, while the Crown decides."""
    counts = share_counts(game)
    decides = asked.code != "hiring.support" or counts[asked.seat] >= majority(game)
    for seat in persons(game):
        if decides and counts[seat]:
            yield Offer("hiring.elect_me", (seat,), seat, seats=(seat,), effect=_stands(game, seat))


def _stands(game: G, seat: int) -> Callable[[], None]:
    def effect() -> None:
        game.state.company.election.support[seat] = seat

    return effect


def _consent(favour: str) -> Callable[[G, Pick, Planned, dict[int, Answer]], Offered]:
    """Whoever asks for its consent may buy it, if no person has said no."""

    def made(game: G, asked: Pick, planned: Planned, heard: dict[int, Answer]) -> Offered:
        if planned.answer == "no" and all(answer == "yes" for answer in heard.values()):
            yield Offer(favour, ("yes",), "yes", seats=(asked.params["by"],))

    return made


def _debt(game: G, asked: Pick, planned: Planned, heard: dict[int, Answer]) -> Offered:
    """Only where its shares are needed, and are enough."""
    by, advanced = asked.params["by"], game.state.turn.operations.debt_advanced
    agreed = shares(game, by) + sum(shares(game, seat) for seat, answer in heard.items() if answer == "yes")
    if agreed < chair.needed(game) <= agreed + shares(game, asked.seat):
        first = advanced == printed(game).tracks.free_advances
        yield Offer("chairman.debt_first_extra" if first else "chairman.debt_more_extra", ("yes",), "yes", seats=(by,))


def _take_over(game: G, asked: Pick, planned: Planned, heard: dict[int, Answer]) -> Offered:
    by = asked.params["by"]
    firm = next(firm for firm in game.state.firms if firm.manager == asked.params["other"])
    agreed = firm.shares[by] + sum(firm.shares[seat] for seat, answer in heard.items() if answer == "yes")
    if by == crown(game).button and agreed < asked.params["n"] <= agreed + firm.shares[asked.seat]:
        yield Offer("firms.hostile_takeover", ("yes",), "yes", seats=(by,), each=firm.shares[asked.seat])


def _invest(game: G, asked: Pick, planned: Planned, heard: dict[int, Answer]) -> Offered:
    from ..phases.firms.crown import can_invest

    for firm in game.state.firms:
        answer = FIRM.text(FirmOf(firm.manager))
        if planned.answer == "none" and can_invest(game, firm):
            yield Offer("firms.request_investment", (answer,), answer, seats=(firm.manager,))
        if planned.answer == answer and solo(game):
            yield Offer("firms.deny_investment", ("none",), "none", seats=(firm.manager,), each=firm.value)


# --- the Chairman, the Director -------------------------------------------------------------------------------
def _chairman(game: G, asked: Pick, planned: Planned, heard: dict[int, Answer]) -> Offered:
    if not crown(game).duty.named:
        yield Offer("chairman.crown_more_debt", (), decides=False, effect=_steps(game, 1))
        yield Offer("chairman.crown_less_debt", (), decides=False, effect=_steps(game, -1))


def _fund(game: G, asked: Allocate, planned: Planned, heard: dict[int, Answer]) -> Offered:
    """Up to three pounds into a treasury of one's choosing before the next entry."""
    most = min(printed(game).crown.gift, game.state.company.balance)
    for place, slot in enumerate(asked.slots):
        for n in range(1, most + 1):
            given = [n * (place == other) for other in range(len(asked.slots))]
            yield Offer("chairman.crown_fund_office", (slot.value, n), given, target=slot.target,
                        words=(slot.params["office"],), amount=n)  # fmt: skip


def _envoy(game: G, asked: Amount, planned: Planned, heard: dict[int, Answer]) -> Offered:
    mine = crown(game).duty
    for n in range(asked.lo, asked.hi + 1):
        if n != planned.answer and company.ENDED not in mine.paid:
            yield Offer("dot.crown_spend", (n,), n, amount=n)
        yield Offer(
            "dot.crown_spend", (n, "end"), n, effect=_paid(game, company.ENDED), amount=n, words=("envoys_end",)
        )
    if planned.answer == "none":
        return
    yield Offer("dot.crown_spend", ("none",), "none", words=("envoys_none",))
    now = mine.named or company.target(game)
    for order in openable(game):
        if order != now:
            yield Offer("dot.crown_target", (order,), decides=False, effect=_named(game, order), words=(order,))
    if not game.state.india.china and now != company.CHINA:
        yield Offer("dot.crown_china", (), decides=False, effect=_named(game, company.CHINA))


def _transfer(game: G, asked: Pick, planned: Planned, heard: dict[int, Answer]) -> Offered:
    mine, found = crown(game).duty, company.next_transfer(game)
    if asked.params["n"] - mine.steps <= 0:
        return
    if planned.answer != "none" and found:
        skip = _both(_steps(game, 1), _entry(game, found.entry + 1))
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
                yield Offer("dot.crown_make_transfer", (option.value, to), option.value, effect=_named(game, to),
                            target=option.target, words=(f"piece.{MOVED.name(piece)}", piece.where, to))  # fmt: skip


def _entry(game: G, n: int) -> Callable[[], None]:
    def effect() -> None:
        crown(game).duty.entry = n

    return effect


# --- ships ----------------------------------------------------------------------------------------------------
CHANGED = "shipping.crown_buy_change"


def _ships(game: G, asked: Pick, planned: Planned, heard: dict[int, Answer]) -> Offered:
    mine = crown(game).duty
    for option in _others(asked, planned):
        if option.value != "done" and isinstance(what := PURCHASE.read(option.value), Fit):
            yield Offer("shipping.crown_fit_specific", (option.value,), option.value, target=option.target,
                        words=(option.params["ship"],))  # fmt: skip
            assert what
    waiting = player_ships(game, "yard")
    if not waiting and can_place(game, Buy()):
        if CHANGED not in mine.paid:
            yield from _bought_otherwise(game)
        cash = game.state.company.treasuries["manager_of_shipping"]
        if cash >= (max(0, company.buys(game)) + 1) * cost_of(game, Buy()):
            yield Offer("shipping.crown_buy_another", (), decides=False, effect=_steps(game, 1))
    if LEAVES not in mine.paid:
        yield Offer(LEAVES, (), decides=False, effect=_paid(game, LEAVES))


def _bought_otherwise(game: G) -> Offered:
    """What its climate does by itself, turned round: one instead of none, none instead of one, or so many."""
    usual = max(0, company.buys(game))
    cash = game.state.company.treasuries["manager_of_shipping"]
    most = cash // cost_of(game, Buy())
    wanted = range(most) if usual > 1 else [1] if not usual else [0]
    for n in wanted:
        yield Offer(CHANGED, (n,), decides=False, amount=n, words=("ships_bought",),
                    effect=_both(_steps(game, n - usual), _paid(game, CHANGED)))  # fmt: skip


def _berth(game: G, asked: Pick, planned: Planned, heard: dict[int, Answer]) -> Offered:
    for option in _others(asked, planned):
        yield Offer("shipping.crown_place", (option.value,), option.value, target=option.target, words=(option.value,))


# --- Armies ---------------------------------------------------------------------------------------------------
def _army_transfer(game: G, asked: Pick, planned: Planned, heard: dict[int, Answer]) -> Offered:
    mine = crown(game).duty
    if asked.params["n"] - mine.steps <= 0:
        return
    if planned.answer != "none":
        gone = armies.record(TROOPS.read(planned.answer), planned.params["to_place"])
        yield Offer("military.crown_prevent", (), decides=False, effect=_both(_steps(game, 1), _barred(game, gone)))
    for option in asked.options:
        if option.why and option.value != "none":
            piece = TROOPS.read(option.value)
            for to in PRESIDENCIES:
                if to != piece.where:
                    words = (f"piece.{TROOPS.name(piece)}", piece.where, to)
                    yield Offer("military.crown_transfer", (option.value, to), option.value, effect=_named(game, to),
                                target=option.target, words=words)  # fmt: skip


def _barred(game: G, gone: Moved) -> Callable[[], None]:
    def effect() -> None:
        crown(game).duty.barred.append(gone)

    return effect


def _assign(game: G, asked: Pick, planned: Planned, heard: dict[int, Answer]) -> Offered:
    for option in _others(asked, planned):
        yield Offer("military.crown_assign", (option.value,), option.value, target=option.target, words=(option.value,))


def _commander(game: G, asked: Pick, planned: Planned, heard: dict[int, Answer]) -> Offered:
    """Alliances before the first Deploy, then the Deploy, then whether there is another."""
    mine, army = crown(game).duty, asked.params["army"]
    chosen = None if planned.answer == "done" else COMMANDED.read(planned.answer)
    if not mine.entry:
        yield from _alliances(game, asked, planned)
    if isinstance(chosen, Ally):
        return
    if mine.entry and isinstance(chosen, Deploy):
        yield Offer("commander.crown_stop", (), decides=False, effect=_paid(game, "commander.crown_stop"))
    if mine.entry:
        yield Offer(AGAIN, (), decides=False, effect=_paid(game, AGAIN))
    if not mine.entry or isinstance(chosen, Deploy):
        yield from _dice(game, "commander.crown_dice")
        yield from _targets(game, army, chosen)


def _targets(game: G, army: PresidencyId, chosen: Ally | Deploy | None) -> Offered:
    for region in REGIONS:
        useful = not company_controlled(game, region) or bool(closed_orders(game, region))
        if useful and can_target(game, army, region) and chosen != Deploy(region):
            yield Offer(
                "commander.crown_target", (region,), decides=False, effect=_named(game, region), words=(region,)
            )


def _alliances(game: G, asked: Pick, planned: Planned) -> Offered:
    rows, able = printed(game).alliances, armies.alliances(game, asked)
    default = None if planned.answer == "done" else COMMANDED.read(planned.answer)
    usual = default.alliance if isinstance(default, Ally) else None
    for one in able:
        answer, words = COMMANDED.text(Ally(one)), (one,)
        if one != usual:
            yield Offer(EXTRA, (one,), answer, effect=_paid(game, EXTRA), words=words)
        if usual and rows[one].cost > rows[usual].cost:
            yield Offer("commander.crown_dearer", (one,), answer, words=words)
        if usual and rows[one].cost < rows[usual].cost:
            yield Offer("commander.crown_cheaper", (one,), answer, words=words)
    if usual and holder(game, PRESIDENT[asked.params["army"]]) == seat_of(game):
        yield Offer("commander.crown_no_alliance", (), decides=False, effect=_paid(game, armies.ALLIED))


# --- Presidents and Governors ---------------------------------------------------------------------------------
def _position(game: G, asked: Pick, planned: Planned, heard: dict[int, Answer]) -> Offered:
    home = asked.params["presidency"]
    if holder(game, PRESIDENT[home]) != seat_of(game):
        return
    for option in _others(asked, planned):
        if option.value != "done" and (option.value != "trade" or best_route(game, home)):
            word = option.value if option.value in ("trade", "commander") else option.params["office"]
            yield Offer("presidency.crown_order", (option.value,), option.value, target=option.target, words=(word,))
    yield from _dice(game, "president.crown_dice")


def _trade_dice(game: G, asked: Pick, planned: Planned, heard: dict[int, Answer]) -> Offered:
    yield from _dice(game, "president.crown_dice")


def _writer(game: G, asked: Pick, planned: Planned, heard: dict[int, Answer]) -> Offered:
    for seat in persons(game):
        if seat != planned.answer and seat in [option.value for option in asked.options]:
            yield Offer("president.place_mine", (seat,), seat, seats=(seat,))


def _administer(game: G, asked: Pick, planned: Planned, heard: dict[int, Answer]) -> Offered:
    yield from _dice(game, "governor.crown_dice")
    if not crown(game).duty.entry:
        yield Offer("governor.crown_none", (), decides=False, effect=_paid(game, "governor.crown_none"))


def _governor_result(game: G, asked: Pick, planned: Planned, heard: dict[int, Answer]) -> Offered:
    """Another kind of result; where a tax goes stays with the chart."""
    taxes = ("tax_balance", "tax_treasury")
    president = any(option.value == "tax_treasury" and holder(game, option.params["office"]) == seat_of(game)
                    for option in asked.options)  # fmt: skip
    tax = taxes[president]
    for option in _others(asked, planned):
        if option.value not in taxes or (option.value == tax and planned.answer not in taxes):
            word = "tax" if option.value in taxes else option.value
            yield Offer("governor.crown_result", (word,), option.value, words=(f"result.{word}",))


def _general_dice(game: G, asked: Amount, planned: Planned, heard: dict[int, Answer]) -> Offered:
    yield from _dice(game, "gg.crown_dice")


def _general_result(game: G, asked: Pick, planned: Planned, heard: dict[int, Answer]) -> Offered:
    """One payment changes the whole success."""
    if not crown(game).duty.entry:
        for result in ("tax", "ship", "regiment"):
            yield Offer("gg.crown_result", (result,), decides=False, effect=_named(game, result),
                        words=(f"result.{result}",))  # fmt: skip


def _china(game: G, asked: Pick, planned: Planned, heard: dict[int, Answer]) -> Offered:
    yield from _dice(game, "china.crown_dice")


# --- Revenue and Parliament -----------------------------------------------------------------------------------
def _dividends(game: G, asked: Pick, planned: Planned, heard: dict[int, Answer]) -> Offered:
    yield Offer("revenue.fewer_dividends", (), decides=False, effect=_steps(game, -1))
    yield Offer("revenue.more_dividends", (), decides=False, effect=_steps(game, 1))


def _law(game: G, asked: Pick, planned: Planned, heard: dict[int, Answer]) -> Offered:
    if planned.answer == "draw":
        law = game.state.parliament.revealed[-1]
        yield Offer("parliament.stop_draw", (law,), law, words=(law,))
    elif any(option.value == "draw" and option.why for option in asked.options):
        yield Offer("parliament.draw_on", (), "draw")


def _policy(game: G, asked: Pick, planned: Planned, heard: dict[int, Answer]) -> Offered:
    for option in _others(asked, planned):
        yield Offer("parliament.other_policy", (option.value,), option.value, target=option.target,
                    words=(option.params["consequence"], option.params["kind"]))  # fmt: skip


Maker = Callable[[G, Any, Planned, dict[int, Answer]], Offered]
BY_QUESTION: dict[str, Maker] = {
    "hiring.choose": _hire,
    "hiring.duel": _elect,
    "hiring.support": _elect,
    "hiring.appoint": _elect,
    "hiring.nepotism": _consent("hiring.nepotism"),
    "firms.may_fit": _consent("firms.fit_crown_ship"),
    "firms.may_buy": _consent("firms.buy_crown_ship"),
    "firms.may_take_over": _take_over,
    "firms.crown_invest": _invest,
    "operations.debt": _debt,
    "operations.ally": _consent("commander.alliance_consent"),
    "operations.chairman": _chairman,
    "operations.allocate": _fund,
    "operations.envoy": _envoy,
    "operations.transfer": _transfer,
    "operations.ship": _ships,
    "operations.ship_to": _berth,
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
    "revenue.dividends": _dividends,
    "parliament.select": _law,
    "parliament.policy": _policy,
    "parliament.shift": _policy,
}
"""By the code of the question what persons can pay for before the Crown answers it."""
