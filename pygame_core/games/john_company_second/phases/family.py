"""II. Family: family actions, extra actions of laws, new Company shares.

An action is asked for in two questions at most: which one, and where its piece goes. Where a rule speaks of the
owner's opportunity marker, the marker's place before this turn is meant.
"""

from __future__ import annotations

from typing import Literal

from ....kernel.decisions import NOWHERE, Decision, Option, Pick
from ....kernel.game import Step
from ....kernel.reasons import OPEN, Closed, Reason, all_of
from ....parts.money import affordable
from .. import consents, targets
from ..cards import prestige
from ..components import ACTIONS, PRESIDENCIES, PRESIDENT, PRIZES, rule_of
from ..crown.family import automated, chart, duty, plays, seat_of, solo
from ..ids import ActionId, LawId, PresidencyId, PrestigeId, PrizeId
from ..laws import in_force
from ..lending import IF_LENT, can_borrow
from ..pieces import chairman_order, from_supply, off_prize, pay, vacant
from ..refs import BROKERED, Brokered
from ..state import NOBODY, G, Yard, printed, steps

PLACING: tuple[ActionId, ...] = ("enlist_writer", "enlist_officer", "seek_share")
"""The actions that place a family member."""
COSTS = (
    "jc2.family.luxury.cost", "jc2.family.shipyard.cost", "jc2.family.workshop.cost", "jc2.family.share.place",
)  # fmt: skip
"""The rules by which an action is closed to who lacks the money for it; they are asked after all others."""


@steps("family.open")
def open_family(game: G) -> None:
    if plays(game):
        game.next(free_writers)
    for seat in chairman_order(game):
        if automated(game, seat):
            game.next(crown_acts)
        else:
            game.next(choose_action, seat=seat)
    game.next(new_shares)


# --- what is possible -----------------------------------------------------------------------------------------
def has_piece(game: G, seat: int) -> Reason:
    """A piece from supply, or in this phase one from any prize; the Crown beside two persons takes none back."""
    if game.state.families[seat].supply:
        return OPEN
    if automated(game, seat) and not solo(game):
        return Closed("jc2.crown.family.viable")
    return (
        OPEN
        if any(pieces[seat] for pieces in game.state.london.prizes.values())
        else Closed("jc2.family.out_of_pieces")
    )


def strips_prize(game: G, seat: int, action: ActionId) -> bool:
    """Whether an action would take its piece off a prize, as the supply is empty."""
    return action in PLACING and not game.state.families[seat].supply


def can_pay(game: G, seat: int, cost: int, rule: str) -> Reason:
    return affordable(game.state.families[seat].cash, cost, rule)


def free_yard(game: G) -> int:
    """The next shipyard of the supply whose ship is not in play, or NOBODY."""
    for number, yard in enumerate(game.state.yards):
        if yard.owner == NOBODY and not yard.at:
            return number
    return NOBODY


def workshop_cost(game: G, seat: int, repeated: bool, extra: bool) -> int:
    """With Industry Subsidy it is cheaper for whose marker was elsewhere, not as the extra action of a law."""
    if in_force(game, "industry_subsidy") and not repeated and not extra:
        return printed(game).law_numbers.subsidy_workshop
    return printed(game).actions.prices["purchase_workshop"]


def can_do(game: G, seat: int, action: ActionId, repeated: bool = False, extra: bool = False) -> Reason:
    """Whether a family action can be taken; spouses do not forbid enlisting by the extra action of a law."""
    match action:
        case "enlist_writer":
            return all_of(_spouse(game, seat, "mr_rochester", extra), has_piece(game, seat))
        case "enlist_officer":
            return all_of(_spouse(game, seat, "william_collins", extra), has_piece(game, seat))
        case "purchase_luxury":
            why = can_pay(game, seat, printed(game).actions.prices[action], "jc2.family.luxury.cost")
            return all_of(_available(game.state.london.luxuries > 0), why)
        case "purchase_shipyard":
            why = can_pay(game, seat, printed(game).actions.prices[action], "jc2.family.shipyard.cost")
            return all_of(prestige.may_own(game, seat, "shipyard"), _available(free_yard(game) != NOBODY), why)
        case "purchase_workshop":
            why = can_pay(game, seat, workshop_cost(game, seat, repeated, extra), "jc2.family.workshop.cost")
            return all_of(prestige.may_own(game, seat, "workshop"), _available(game.state.london.workshops > 0), why)
        case _:
            return all_of(
                prestige.may_own(game, seat, "share"), has_piece(game, seat), _some_space(game, seat),
            )  # fmt: skip


def _spouse(game: G, seat: int, spouse: PrestigeId, extra: bool) -> Reason:
    return Closed(rule_of("prestige", spouse)) if not extra and prestige.binds(game, seat, spouse) else OPEN


def _available(there: bool) -> Reason:
    return OPEN if there else Closed("jc2.family.purchase.available")


def _some_space(game: G, seat: int) -> Reason:
    exchange = game.state.company.exchange
    prices = [price for space, price in enumerate(printed(game).actions.exchange) if exchange[space] == NOBODY]
    if not prices:
        return Closed("jc2.family.share.full")
    least = broker_price(game) if _broker(game, seat) != NOBODY else min(prices)
    return can_pay(game, seat, least, "jc2.family.share.place")


# --- choosing an action ---------------------------------------------------------------------------------------
def action_cost(game: G, seat: int, action: ActionId, repeated: bool) -> int:
    if action == "purchase_workshop":
        return workshop_cost(game, seat, repeated, False)
    return printed(game).actions.prices.get(action, 0)


def _brings(game: G, action: ActionId) -> dict[str, int]:
    """What is printed on an enterprise that is bought."""
    held = printed(game).enterprises
    match action:
        case "purchase_luxury":
            return {"points": held.luxury.vp, "windows": held.luxury.windows}
        case "purchase_shipyard":
            return {"votes": held.shipyard.votes}
        case "purchase_workshop":
            return {"income": held.workshop.income, "votes": held.workshop.votes}
    return {}


def action_options(game: G, seat: int) -> list[Option]:
    marker = game.state.families[seat].opportunity
    options = [
        Option(action, can_do(game, seat, action, action == marker), targets.ACTION[action], f"family.{action}",
               cost=action_cost(game, seat, action, action == marker), twice=int(action == marker),
               prize=int(strips_prize(game, seat, action)), **_brings(game, action))
        for action in ACTIONS
    ]  # fmt: skip
    options.append(Option("none", OPEN, NOWHERE, "family.none", quiet=True))
    return options


@steps("family.action")
def choose_action(game: G, seat: int) -> Step:
    family = game.state.families[seat]
    action = yield lambda: Pick(
        seat, "family.action", action_options(game, seat), "jc2.family.one_action", cash=family.cash
    )
    if action == "none":
        game.log("family.passed", "jc2.family.pass", seat=seat)
    else:
        repeated = family.opportunity == action
        if family.opportunity != "gone":
            family.opportunity = action
        game.next(do_action, seat=seat, action=action, repeated=repeated)
        for _ in range(1, printed(game).actions.repeats if repeated else 1):
            game.next(repeat_action, seat=seat, action=action)
        if action == "enlist_writer":
            game.next(bonus_writer, seat=seat)
    game.next(extra_action, seat=seat, main=action)


@steps("family.again")
def repeat_action(game: G, seat: int, action: ActionId) -> Step | None:
    """The marker was there already: once more, if wanted."""
    if not (can_do(game, seat, action, True) or if_lent(game, seat, action, repeated=True)):
        return None
    return _ask_again(game, seat, action, "family.again", "jc2.family.opportunity.repeat")


def if_lent(game: G, seat: int, action: ActionId, repeated: bool = False, extra: bool = False) -> bool:
    """Whether nothing but money is missing for an action, and others could lend it."""
    why = can_do(game, seat, action, repeated, extra)
    return isinstance(why, Closed) and why.rule in COSTS and can_borrow(game, seat, why.params["cost"])


def _ask_again(game: G, seat: int, action: ActionId, code: str, rule: str) -> Step:
    extra = code == "family.extra"

    def ask() -> Decision:
        able = can_do(game, seat, action, not extra, extra)
        lent = if_lent(game, seat, action, not extra, extra)
        return Pick(seat, code, [
            Option("yes", able, targets.ACTION[action], "", prize=int(strips_prize(game, seat, action))),
            Option("no", quiet=lent),
        ], rule, action=f"family.{action}", doing=action, opens="yes", **(IF_LENT if lent else {}))  # fmt: skip

    answer = yield ask
    if answer == "yes":
        game.next(do_action, seat=seat, action=action, repeated=not extra, extra=extra)
    else:
        game.log("family.declined", rule, seat=seat, what=f"family.{action}")


@steps("family.bonus_writer")
def bonus_writer(game: G, seat: int) -> Step | None:
    """With many vacant offices one more writer, once in the turn."""
    served = game.state.turn.bonus_writers
    if seat in served or len(vacant(game)) < printed(game).actions.crowded or not has_piece(game, seat):
        return None
    served.append(seat)
    return _place_writer(game, seat, "jc2.family.writer.bonus", optional=True)


def extra_law(game: G) -> LawId | None:
    """The newest law in play that has an extra action."""
    rows = printed(game).laws
    return next((law for law in reversed(game.state.parliament.passed) if rows[law].extra_action), None)


@steps("family.extra")
def extra_action(game: G, seat: int, main: Literal[ActionId, "none"]) -> Step | None:
    """The extra action of the newest law that has one. It neither uses nor moves the marker, and Tenure Limits give
    one writer only, however many offices are vacant."""
    rows = printed(game).laws
    law = extra_law(game)
    action = rows[law].extra_action if law else ""
    if not action or (law == "tenure_limits" and main == action):
        return None
    if not (can_do(game, seat, action, extra=True) or if_lent(game, seat, action, extra=True)):
        return None
    return _ask_again(game, seat, action, "family.extra", "jc2.family.extra.law")


# --- the Crown's --------------------------------------------------------------------------------------------------
@steps("family.free_writers")
def free_writers(game: G, placed: int = 0) -> Step | None:
    """With many vacant offices the Crown enlists one writer free, and another one where a vacant Presidency has none of
    its own yet."""
    seat = seat_of(game)
    crowded = len(vacant(game)) >= printed(game).actions.crowded
    if not crowded or not has_piece(game, seat) or (placed and not lonely(game)):
        return None
    if not placed:
        game.next(free_writers, placed=1)
    game.log("crown.free_writer", "jc2.solo.crown.family.free_writer", seat=seat)
    return _place_writer(game, seat, "jc2.solo.crown.family.writer_place", optional=False)


def lonely(game: G) -> list[PresidencyId]:
    """The vacant Presidencies without a writer of the Crown."""
    boxes = game.state.india.writers
    return [home for home in PRESIDENCIES
            if game.state.offices[PRESIDENT[home]].where == "vacant" and not boxes[home][seat_of(game)]]  # fmt: skip


FAMILY_ACTIONS = {True: 2, False: 1}
"""How many actions of its list the Crown takes: beside one person, beside two."""


@steps("family.crown")
def crown_acts(game: G, entry: int = 0, done: int = 0, extra: bool = False, writers: bool = False) -> None:
    """The list of its climate from the left: what is possible is done until there are enough. The extra action of a law
    does not count where it comes up (`extra`), or follows; that of Tenure Limits only if no writer was enlisted."""
    seat, queue = seat_of(game), chart(game).family
    duty(game, "family", "").entry = entry
    law = extra_law(game)
    more = printed(game).laws[law].extra_action if law else ""
    while entry < len(queue) and done < FAMILY_ACTIONS[solo(game)]:
        action = queue[entry]
        free = action == more and not extra and law != "tenure_limits"
        if can_do(game, seat, action, extra=free):
            rule = "jc2.solo.crown.family.extra" if free else "jc2.solo.crown.family.lists"
            game.log("crown.acts", rule, seat=seat, action=f"family.{action}", place=entry + 1)
            game.next(do_action, seat=seat, action=action, extra=free)
            game.next(crown_acts, entry=entry + 1, done=done + (not free), extra=extra or free,
                      writers=writers or (action == "enlist_writer" and not free))  # fmt: skip
            return
        entry += 1
    if more and not extra and not (law == "tenure_limits" and writers) and can_do(game, seat, more, extra=True):
        game.log("crown.acts", "jc2.solo.crown.family.extra", seat=seat, action=f"family.{more}", place=entry + 1)
        game.next(do_action, seat=seat, action=more, extra=True)


# --- the actions ----------------------------------------------------------------------------------------------
@steps("family.do")
def do_action(game: G, seat: int, action: ActionId, repeated: bool = False, extra: bool = False) -> Step | None:
    world = game.state
    family = world.families[seat]
    match action:
        case "enlist_writer":
            return _place_writer(game, seat, "jc2.family.writer.place", optional=False)
        case "enlist_officer":
            return _enlist_officer(game, seat)
        case "seek_share":
            return _seek_share(game, seat)
        case "purchase_luxury":
            world.london.luxuries -= 1
            family.luxuries += 1
            family.vp += printed(game).enterprises.luxury.vp
            _bought(game, seat, action, printed(game).actions.prices[action], "jc2.family.luxury.cost")
        case "purchase_shipyard":
            world.yards[free_yard(game)] = Yard(owner=seat, at="yard", fatigued=False)
            _bought(game, seat, action, printed(game).actions.prices[action], "jc2.family.shipyard.cost")
        case _:
            world.london.workshops -= 1
            family.workshops += 1
            cost = workshop_cost(game, seat, repeated, extra)
            subsidised = cost != printed(game).actions.prices[action]
            _bought(game, seat, action, cost, "jc2.law.industry_subsidy" if subsidised else "jc2.family.workshop.cost")
            prestige.collect(game, "foundry", printed(game).card_numbers.foundry)
    return None


def _bought(game: G, seat: int, action: ActionId, cost: int, rule: str) -> None:
    pay(game, seat, cost)
    game.log("family.bought", rule, seat=seat, action=f"bought.{action}", n=cost)


def _draw_piece(game: G, seat: int) -> Step:
    """A piece from supply; if there is none, one from a prize of the player's choice."""
    if from_supply(game, seat):
        return
    prizes = game.state.london.prizes
    held = [prize for prize in PRIZES if prizes[prize][seat]]
    prize = held[0]
    if len(held) > 1:
        prize = yield lambda: _piece_question(game, seat, held)
    if prize is None:
        from_supply(game, seat)
        return
    off_prize(game, seat, prize)
    from_supply(game, seat)
    points = printed(game).prizes[prize].vp
    game.log("family.piece_taken", "jc2.family.out_of_pieces.vp", seat=seat, prize=prize, n=points)


def _piece_question(game: G, seat: int, held: list[PrizeId]) -> Decision | None:
    """None if a piece has come home meanwhile, as with a share that was sold."""
    if game.state.families[seat].supply:
        return None
    rows = printed(game).prizes
    options = [Option(prize, OPEN, targets.PRIZE[prize], "prize_lost", vp=rows[prize].vp) for prize in held]
    return Pick(seat, "family.piece", options, "jc2.family.out_of_pieces")


def _place_writer(game: G, seat: int, rule: str, optional: bool) -> Step:
    writers = game.state.india.writers

    def ask() -> Decision | None:
        if not has_piece(game, seat):
            return None
        options = [
            Option(presidency, OPEN, targets.WRITERS[presidency], "writers", n=writers[presidency][seat],
                   all=sum(writers[presidency]))
            for presidency in PRESIDENCIES
        ]  # fmt: skip
        if optional:
            options.append(Option("none", quiet=True))
        return Pick(seat, "family.writer", options, rule, bonus=int(optional),
                    prize=int(strips_prize(game, seat, "enlist_writer")))  # fmt: skip

    where = yield ask
    if where == "none":
        game.log("family.declined", rule, seat=seat, what="family.enlist_writer")
    if where is None or where == "none":
        return
    yield from _draw_piece(game, seat)
    writers[where][seat] += 1
    game.log("family.writer", rule, seat=seat, presidency=where)


def _enlist_officer(game: G, seat: int) -> Step:
    yield from _draw_piece(game, seat)
    game.state.india.training[seat] += 1
    game.log("family.officer", "jc2.family.officer.place", seat=seat)


# --- shares ---------------------------------------------------------------------------------------------------
def broker_price(game: G) -> int:
    """What every space of the Stock Exchange costs with the Stock Broker."""
    return printed(game).card_numbers.broker


def _broker(game: G, seat: int) -> int:
    """Whose Stock Broker this seat could use, or NOBODY: its own, or another's who has not said no."""
    owner = prestige.owner(game, "stock_broker")
    return NOBODY if seat in consents.refused(game).broker or (automated(game, owner) and owner != seat) else owner


def space_options(game: G, seat: int) -> list[Option]:
    """The empty spaces, and with a Stock Broker the same spaces for his price."""
    exchange = game.state.company.exchange
    broker = _broker(game, seat)
    options = []
    for space, price in enumerate(printed(game).actions.exchange):
        if exchange[space] != NOBODY:
            continue
        why = can_pay(game, seat, price, "jc2.family.share.place")
        options.append(Option(space, why, targets.EXCHANGE[space], "space", cost=price, space=space + 1))
        if broker != NOBODY:
            why = can_pay(game, seat, broker_price(game), "jc2.prestige.stock_broker")
            options.append(
                Option(BROKERED.text(Brokered(space)), why, targets.EXCHANGE[space], "space_broker",
                       cost=broker_price(game), space=space + 1, other=broker)
            )  # fmt: skip
    return options


def _seek_share(game: G, seat: int) -> Step:
    while _share_question(game, seat):
        chosen = yield lambda: _share_question(game, seat)
        if chosen is None:
            # Money or pieces have gone elsewhere, or the Stock Broker's owner has said no.
            return
        if type(chosen) is int:
            yield from _take_space(game, seat, chosen, printed(game).actions.exchange[chosen], "jc2.family.share.place")
            return
        broker = _broker(game, seat)
        if broker != seat:
            price = broker_price(game)
            given = yield from consents.ask(
                game, [broker], "family.broker", "jc2.prestige.stock_broker", by=seat, n=price
            )
            if not given[broker]:
                consents.refused(game).broker.append(seat)
            able = all_of(has_piece(game, seat), can_pay(game, seat, broker_price(game), "jc2.prestige.stock_broker"))
            if not given[broker] or not able:
                continue
        yield from _take_space(game, seat, BROKERED.read(chosen).space, broker_price(game), "jc2.prestige.stock_broker")
        return


def _share_question(game: G, seat: int) -> Decision | None:
    options = space_options(game, seat)
    if not has_piece(game, seat) or not any(option.why is OPEN for option in options):
        return None
    return Pick(seat, "family.share", options, "jc2.family.share.choice", cash=game.state.families[seat].cash)


def _take_space(game: G, seat: int, space: int, cost: int, rule: str) -> Step:
    pay(game, seat, cost)
    yield from _draw_piece(game, seat)
    game.state.company.exchange[space] = seat
    game.log("family.share", rule, seat=seat, n=cost, space=space + 1)


@steps("family.shares")
def new_shares(game: G) -> None:
    """For each Debt the rightmost piece becomes a share; without Debt the others move up."""
    company = game.state.company
    exchange = company.exchange
    waiting = [seat for seat in exchange if seat != NOBODY]
    while company.debt and waiting:
        seat = waiting.pop()
        company.debt -= 1
        company.court[seat] += 1
        if company.deregulated:
            game.state.turn.fresh[seat] += 1
        game.log("family.new_share", "jc2.family.shares.convert", seat=seat, n=company.debt)
    exchange[:] = [NOBODY] * (len(exchange) - len(waiting)) + waiting
