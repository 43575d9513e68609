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
from ..state import Exchange, G, enter, is_neutral, move_value, printed, receive, steps

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
    world = game.state
    users = [company for company in world.boxes[EXPERTISE] if not is_neutral(world, company)]
    if users:
        world.initiative = to_the_front(world.initiative, users)
        game.log("exchange.expertise", "eic.ability.expertise.first", seats=users, order=list(world.initiative))


def share_open(game: G, seat: int, company: int) -> Reason:
    offered = game.state.companies[company]
    if not offered.left:
        return NONE_LEFT
    cost = printed(game).values[offered.value]
    cash = game.state.companies[seat].cash
    return affordable(cash, cost, "eic.stock.cost.cash")


def can_pay(game: G, seat: int) -> bool:
    """Whether there is anything to do but pass, as things stand."""
    world = game.state
    own = world.companies[seat]
    values = printed(game).values
    if own.mortgaged and own.cash >= values[own.value]:
        return True
    return any(offered.left and values[offered.value] <= own.cash for offered in world.companies)


def share_options(game: G, seat: int) -> list[Option]:
    figures = printed(game)
    world = game.state
    own = world.companies[seat]
    top = len(figures.values) - 1
    options = []
    for company, offered in enumerate(world.companies):
        cost = figures.values[offered.value]
        after = min(top, offered.value + 1)
        options.append(
            Option(
                figures.companies[company], share_open(game, seat, company), targets.SHARE[figures.companies[company]],
                "exchange.buy", company=figures.companies[company], cost=cost, cash=own.cash - cost,
                value=figures.values[after], dividend=figures.dividends[after], left=offered.left - 1,
                held=own.shares[company] + 1,
            )
        )  # fmt: skip
    if own.mortgaged:
        cost = figures.values[own.value]
        why = affordable(own.cash, cost, "eic.mortgage.redeem.cost")
        options.append(
            Option("redeem", why, targets.COMPANY[figures.companies[seat]], "", cost=cost, cash=own.cash - cost)
        )
    options.append(Option("pass"))
    return options


@steps("exchange.turn")
def exchange_turn(game: G, turn: int) -> Step:
    """One share, a redemption, or a pass."""
    world = game.state
    players = [company for company in world.initiative if not is_neutral(world, company)]
    if world.exchange.passes == len(players):
        return
    world.phase.active = seat = players[turn]
    choice = "pass"
    if can_pay(game, seat) or may_raise(game, seat):
        choice = yield lambda: Pick(seat, "exchange.turn", share_options(game, seat), "eic.stock.turn.choice")
    if choice == "pass":
        world.exchange.passes += 1
        game.log("exchange.passed", "eic.stock.end.passes", seat=seat)
    else:
        world.exchange.passes = 0
        if choice == "redeem":
            redeem(game, seat)
        else:
            buy(game, seat, printed(game).companies.index(choice))
    game.next(exchange_turn, turn=(turn + 1) % len(players))


def buy(game: G, seat: int, company: int) -> None:
    figures = printed(game)
    world = game.state
    cost = figures.values[world.companies[company].value]
    receive(game, seat, -cost)
    world.companies[company].left -= 1
    world.companies[seat].shares[company] += 1
    value = move_value(game, company, 1)
    game.log("exchange.bought", "eic.stock.value.up", seat=seat, of=company, company=figures.companies[company],
             n=cost, value=value)  # fmt: skip


def redeem(game: G, seat: int) -> None:
    own = game.state.companies[seat]
    cost = printed(game).values[own.value]
    receive(game, seat, -cost)
    own.mortgaged -= 1
    own.presidency += 1
    game.log("exchange.redeemed", "eic.mortgage.redeem.cost", seat=seat, n=cost)
