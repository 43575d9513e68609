"""Final scoring."""

from __future__ import annotations

from ...parts.order import ranked
from .state import G, Phase, is_neutral, steps, value_of


def parts(game: G, seat: int) -> dict[str, int]:
    """A player's wealth, by where it lies. Ships, posts and unsold cubes are worth nothing."""
    own = game.state.companies[seat]
    return {
        "presidency": own.presidency * value_of(game, seat),
        "shares": sum(n * value_of(game, company) for company, n in enumerate(own.shares)),
        "treasury": own.cash,
    }


def standing(game: G, seat: int) -> int:
    """The wealth a player would have if the game ended now; all of it is public."""
    return sum(parts(game, seat).values())


def facts(game: G, seat: int) -> dict[str, int]:
    own = game.state.companies[seat]
    return {
        "treasury": own.cash,
        "sales": own.sales,
        "value": value_of(game, seat),
        "shares": sum(own.shares),
        "place": game.state.initiative.index(seat) + 1,
    }


@steps("end.score")
def score(game: G) -> None:
    """The greatest wealth wins; then the own company's share value, the Treasury, the initiative."""
    world = game.state
    game.at(phase="end")
    world.phase = Phase(name="end")
    lines, scores = [], []
    for seat in range(game.seats):
        wealth = parts(game, seat)
        lines += [{"seat": seat, "code": f"score.{part}", "n": n} for part, n in wealth.items()]
        scores.append(sum(wealth.values()))
        game.log("end.wealth", "eic.scoring.sum", seat=seat, n=scores[seat], **wealth)

    def rank(seat: int) -> tuple[int, int, int]:
        own = world.companies[seat]
        return (scores[seat], own.value, own.cash)

    order = ranked([seat for seat in world.initiative if not is_neutral(world, seat)], rank)
    game.log("end.won", "eic.scoring.winner", seat=order[0], n=scores[order[0]])
    game.over({"scores": scores, "order": order, "winners": order[:1], "lines": lines})
