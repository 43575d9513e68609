"""F. End of Period: ranking, new initiative, Sales markers, money to the Treasuries, dividends, preparation."""

from __future__ import annotations

from bisect import bisect_right

from ....kernel.decisions import Option, Pick
from ....kernel.game import Step
from ....kernel.reasons import OPEN, Closed
from ....parts.money import Charge, enough, hand_over, raised, to_bank, total
from ....parts.order import ranked
from .. import targets
from ..refs import RAISED, Mortgage, Raised, Sell
from ..shares import can_mortgage, mortgage_pays, sell_shares, take_mortgage
from ..state import G, is_neutral, move_value, printed, receive, steps

TOO_MUCH = Closed("eic.endperiod.dividend.raise_choice")


@steps("close.ranking")
def rank_sales(game: G) -> None:
    """Most sales first; the higher initiative wins ties."""
    world = game.state
    figures = printed(game)
    world.ranking = ranked(world.initiative, lambda company: world.companies[company].sales)
    for place, (company, move) in enumerate(zip(world.ranking, figures.rank_moves[game.seats], strict=True), 1):
        value = move_value(game, company, move)
        sales = world.companies[company].sales
        rule = "eic.endperiod.rank.compare"
        game.log("close.ranked", rule, seat=company, place=place, sales=sales, n=move, value=value)


@steps("close.initiative")
def new_initiative(game: G) -> None:
    world = game.state
    world.initiative = world.ranking[::-1]
    game.log("close.initiative", "eic.endperiod.initiative.reverse", order=list(world.initiative))


def spaces_ahead(game: G) -> list[int]:
    """Where each Share Value marker would stand if the period ended with the sales as they are now."""
    world = game.state
    figures = printed(game)
    top = len(figures.values) - 1
    spaces = [owner.value for owner in world.companies]
    ranking = ranked(world.initiative, lambda company: world.companies[company].sales)
    for company, move in zip(ranking, figures.rank_moves[game.seats], strict=True):
        owner = world.companies[company]
        placed = max(0, min(top, owner.value + move))
        space = bisect_right(figures.sales_track, owner.sales) - 1
        spaces[company] = max(0, min(top, placed + space - owner.marker))
    return spaces


@steps("close.markers")
def move_markers(game: G) -> None:
    """The share value follows the Sales marker."""
    figures = printed(game)
    for company, owner in enumerate(game.state.companies):
        space = bisect_right(figures.sales_track, owner.sales) - 1
        moved = space - owner.marker
        owner.marker = space
        value = move_value(game, company, moved)
        rule = "eic.endperiod.marker.share"
        game.log("close.marker", rule, seat=company, space=figures.sales_track[space], n=moved, value=value)


@steps("close.transfer")
def transfer(game: G) -> None:
    """Sales become cash; those of the neutral company go to the bank."""
    world = game.state
    for company, owner in enumerate(world.companies):
        sales, owner.sales = owner.sales, 0
        if is_neutral(world, company):
            to_bank(world, sales)
            game.log("close.to_bank", "eic.two.end.money", seat=company, n=sales)
        else:
            owner.cash += sales
            game.log("close.transferred", "eic.endperiod.transfer", seat=company, n=sales, cash=owner.cash)


# --- dividends ------------------------------------------------------------------------------------------------
def dues(game: G, company: int) -> dict[int, Charge]:
    """What the company owes each holder of its shares, in initiative order."""
    world = game.state
    dividend = printed(game).dividends[world.companies[company].value]
    return {
        holder: Charge(world.companies[holder].shares[company], dividend)
        for holder in world.initiative
        if holder != company and dividend and world.companies[holder].shares[company]
    }


@steps("close.dividend")
def pay_dividend(game: G, company: int) -> Step:
    """The amounts are fixed now. A player who is short must raise money; what then still lacks lapses."""
    world = game.state
    figures = printed(game)
    payer = world.companies[company]
    owed = dues(game, company)
    due = total(owed)
    neutral = is_neutral(world, company)
    if not neutral:
        yield from raised(payer, due, lambda: _choose_raise(game, company, due), lambda way: _raise(game, company, way))
    for holder, charge in owed.items():
        amount = charge.cost
        paid = amount if neutral else min(amount, payer.cash)
        if neutral:
            receive(game, holder, paid)
        else:
            hand_over(payer, world.companies[holder], paid)
        if paid:
            rule = "eic.two.end.dividend" if neutral else "eic.endperiod.dividend.amount"
            game.log("close.dividend", rule, seat=company, to_seat=holder, n=paid, company=figures.companies[company])
        if paid < amount:
            game.log("close.lapsed", "eic.endperiod.dividend.short", seat=company, to_seat=holder, n=amount - paid)


def _raise(game: G, seat: int, way: Raised) -> None:
    if isinstance(way, Sell):
        sell_shares(game, seat, way.company, way.n)
    else:
        take_mortgage(game, seat)


def raise_options(game: G, seat: int, due: int) -> list[Option]:
    """What may be sold or mortgaged to cover the gap, never more shares than needed."""
    world = game.state
    figures = printed(game)
    own = world.companies[seat]
    gap = due - own.cash
    options = []
    for company, held in enumerate(own.shares if world.period < printed(game).periods else []):
        space = world.companies[company].value
        price = figures.values[space]
        needed = enough(gap, price)
        for n in range(1, held + 1):
            why = OPEN if n <= needed else TOO_MUCH
            options.append(
                Option(
                    RAISED.answer(Sell(company, n)), why, targets.SHARE[figures.companies[company]], "shares.sell",
                    company=figures.companies[company], n=n, earns=n * price, cash=own.cash + n * price,
                    value=figures.values[max(0, space - n)],
                )
            )  # fmt: skip
    earns = mortgage_pays(game, seat)
    if can_mortgage(game, seat):
        options.append(
            Option(
                RAISED.answer(Mortgage()), OPEN, targets.COMPANY[figures.companies[seat]], "mortgage.take", earns=earns,
                cash=own.cash + earns, left=own.presidency,
            )
        )  # fmt: skip
    return options


def _choose_raise(game: G, seat: int, due: int) -> Step:
    game.state.phase.active = seat
    able = [option.value for option in raise_options(game, seat, due) if option.why is OPEN]
    if len(able) < 2:
        return RAISED.read(able[0]) if able else None
    chosen = yield lambda: Pick(
        seat, "close.raise", raise_options(game, seat, due), "eic.endperiod.dividend.raise", due=due,
        gap=due - game.state.companies[seat].cash,
    )  # fmt: skip
    return RAISED.read(chosen)
