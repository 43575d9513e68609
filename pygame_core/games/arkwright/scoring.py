"""Final scoring: the value of one's own shares, and with the module the influence."""

from __future__ import annotations

from ...parts.order import ranked
from . import stock
from .phases import influence
from .state import G, in_turn_order, steps


def parts(game: G, seat: int) -> dict[str, int]:
    """What counts for a player, by where it comes from."""
    company = game.state.companies[seat]
    found = {"shares": company.shares * stock.value(game, seat)}
    if game.options["eitc"]:
        found["influence"] = influence.worth(game, seat)
    return found


def standing(game: G, seat: int) -> int:
    """What a player would have if the game ended now: open contracts would lower the share value, and a loan loses."""
    company = game.state.companies[seat]
    if company.loans:
        return 0
    space = max(1, company.space - sum(company.contracts.values()))
    worth = company.shares * stock.value_at(game, space)
    return worth + (influence.worth(game, seat) if game.options["eitc"] else 0)


def facts(game: G, seat: int) -> dict[str, int]:
    company = game.state.companies[seat]
    return {
        "cash": company.cash,
        "shares": company.shares,
        "value": stock.value(game, seat),
        "goods": sum(company.goods.values()),
        "loans": company.loans,
    }


@steps("end.score")
def score(game: G) -> None:
    """Open contracts first lower the share price; whoever still has a loan has lost."""
    world = game.state
    game.at(phase="end")
    world.phase = "end"
    for seat in in_turn_order(game):
        contracts = world.companies[seat].contracts
        if contracts:
            lost = sum(contracts.values())
            worth = stock.move(game, seat, -lost)
            game.log("end.contracts", "ark.end.contracts-penalty", seat=seat, lost=lost, value=worth)
    lines, scores = [], []
    for seat, company in enumerate(world.companies):
        wealth = {} if company.loans else parts(game, seat)
        lines += [{"seat": seat, "code": f"score.{part}", "n": n} for part, n in wealth.items()]
        scores.append(sum(wealth.values()))
        if company.loans:
            game.log("end.lost", "ark.loan.lose", seat=seat, count=company.loans)
        else:
            game.log("end.wealth", "ark.end.score", seat=seat, n=scores[seat], count=company.shares,
                     value=stock.value(game, seat))  # fmt: skip

    def rank(seat: int) -> tuple[bool, int, int]:
        return not world.companies[seat].loans, scores[seat], world.companies[seat].cash

    order = ranked(in_turn_order(game), rank)
    winners = [seat for seat in order if rank(seat) == rank(order[0]) and not world.companies[seat].loans]
    for seat in winners:
        game.log("end.won", "ark.goal.most-valuable-holding", seat=seat, n=scores[seat])
    game.over({"scores": scores, "order": order, "winners": winners, "lines": lines})
