"""B. Stock Exchange: Expertise takes effect, then shares are bought until everybody has passed in succession."""

from __future__ import annotations

from ....kernel.decisions import Option, Pick
from ....kernel.game import Step
from ....kernel.reasons import Closed, Reason
from ....parts.money import affordable
from ....parts.order import to_the_front
from .. import targets
from ..ids import BoxId
from ..shares import may_raise
from ..state import Exchange, G, enter, is_neutral, move_value, receive, steps, tables

NONE_LEFT = Closed("eic.stock.none_left")
EXPERTISE: BoxId = "captain.expertise"


@steps("exchange.open")
def open_exchange(game: G) -> None:
    enter(game, "exchange")
    game.state.exchange = Exchange()
    apply_expertise(game)
    game.next(exchange_turn, turn=0)


def apply_expertise(game: G) -> None:
    """Its users move to the top of the initiative in order of activation; the others keep their order below."""
    table = game.state
    users = [company for company in table.boxes[EXPERTISE] if not is_neutral(table, company)]
    if users:
        table.initiative = to_the_front(table.initiative, users)
        game.log("exchange.expertise", "eic.ability.expertise.first", seats=users, order=list(table.initiative))


def share_open(game: G, seat: int, company: int) -> Reason:
    offered = game.state.companies[company]
    if not offered.left:
        return NONE_LEFT
    cost = tables(game).values[offered.value]
    cash = game.state.companies[seat].cash
    return affordable(cash, cost, "eic.stock.cost.cash")


def can_pay(game: G, seat: int) -> bool:
    """Whether there is anything to do but pass, as things stand."""
    table = game.state
    own = table.companies[seat]
    values = tables(game).values
    if own.mortgaged and own.cash >= values[own.value]:
        return True
    return any(offered.left and values[offered.value] <= own.cash for offered in table.companies)


def share_options(game: G, seat: int) -> list[Option]:
    t = tables(game)
    table = game.state
    own = table.companies[seat]
    top = len(t.values) - 1
    options = []
    for company, offered in enumerate(table.companies):
        cost = t.values[offered.value]
        after = min(top, offered.value + 1)
        options.append(
            Option(
                t.companies[company], share_open(game, seat, company), targets.SHARE[t.companies[company]],
                "exchange.buy", company=t.companies[company], cost=cost, cash=own.cash - cost, value=t.values[after],
                dividend=t.dividends[after], left=offered.left - 1, held=own.shares[company] + 1,
            )
        )  # fmt: skip
    if own.mortgaged:
        cost = t.values[own.value]
        why = affordable(own.cash, cost, "eic.mortgage.redeem.cost")
        options.append(Option("redeem", why, targets.COMPANY[t.companies[seat]], "", cost=cost, cash=own.cash - cost))
    options.append(Option("pass"))
    return options


@steps("exchange.turn")
def exchange_turn(game: G, turn: int) -> Step:
    """One share, a redemption, or a pass."""
    table = game.state
    players = [company for company in table.initiative if not is_neutral(table, company)]
    if table.exchange.passes == len(players):
        return
    table.phase.active = seat = players[turn]
    choice = "pass"
    if can_pay(game, seat) or may_raise(game, seat):
        choice = yield lambda: Pick(seat, "exchange.turn", share_options(game, seat), "eic.stock.turn.choice")
    if choice == "pass":
        table.exchange.passes += 1
        game.log("exchange.passed", "eic.stock.end.passes", seat=seat)
    else:
        table.exchange.passes = 0
        if choice == "redeem":
            redeem(game, seat)
        else:
            buy(game, seat, tables(game).companies.index(choice))
    game.next(exchange_turn, turn=(turn + 1) % len(players))


def buy(game: G, seat: int, company: int) -> None:
    t = tables(game)
    table = game.state
    cost = t.values[table.companies[company].value]
    receive(game, seat, -cost)
    table.companies[company].left -= 1
    table.companies[seat].shares[company] += 1
    value = move_value(game, company, 1)
    game.log("exchange.bought", "eic.stock.value.up", seat=seat, company=t.companies[company], n=cost, value=value)


def redeem(game: G, seat: int) -> None:
    own = game.state.companies[seat]
    cost = tables(game).values[own.value]
    receive(game, seat, -cost)
    own.mortgaged -= 1
    own.presidency += 1
    game.log("exchange.redeemed", "eic.mortgage.redeem.cost", seat=seat, n=cost)
