"""J: how the game ends, and what everything is worth then."""

from __future__ import annotations

from typing import Literal

from ...parts.order import ranked
from .company import PRESIDED, ribbon
from .ids import OfficeId
from .prizes import cubes, rank_of
from .state import CHAIRMAN, COMPANY, G, holder, is_militant, printed, scenario, steps
from .works import factories_of, yards_of

Why = Literal["turns", "mutiny", "failure", "bankrupt", "won", "no_province"]


# --- the end --------------------------------------------------------------------------------------------------
def finish(game: G, why: Why) -> None:
    """The game is over: nothing that was still to come happens."""
    game.state.ending.why = why
    game.drop_agenda()
    game.next(score)


def fine(game: G, offices: list[OfficeId], points: int, rule: str) -> None:
    """Offices that cost their holders points."""
    for office in offices:
        seat = holder(game, office)
        if seat >= 0:
            game.state.ending.penalties[seat] += points
            game.log("end.fined", rule, seat=seat, office=office, n=points)


def fail_company(game: G) -> None:
    """A Bailout has left no player a share: executives lose points and claim nothing."""
    executives = [office for office in ribbon(game) if rank_of(game, office) == "executive"]
    game.log("end.failure", "jc1.victory.failure.when")
    fine(game, executives, printed(game).ending.failure_vp, "jc1.victory.failure.penalty")
    if game.state.deregulated:
        game.state.failed = True
    else:
        finish(game, "failure")


def mutiny(game: G, closed: int) -> None:
    """India has turned away: presidencies, provinces and the Chairman cost their holders points."""
    game.log("end.mutiny", "jc1.victory.mutiny.when", n=closed)
    if not is_militant(game):
        blamed = [
            office for office in ribbon(game)
            if office == CHAIRMAN or office in PRESIDED or office in game.state.india.formed
        ]  # fmt: skip
        fine(game, blamed, printed(game).ending.mutiny_vp, "jc1.victory.mutiny.penalty")
    finish(game, "mutiny")


def turns_played(game: G) -> int:
    """Turns that have been played: after Refresh the marker is one ahead."""
    turn = game.state.turn
    return turn.number - 1 if game.state.ending.why in ("won", "turns", "mutiny") else turn.number


# --- points ---------------------------------------------------------------------------------------------------
def provinces(game: G) -> int:
    """The regions that the Company holds: the score of the solo game."""
    return sum(region.ruler == COMPANY for region in game.state.india.regions.values())


def promised(game: G, seat: int) -> int:
    """How many promises of a seat others hold."""
    return sum(family.promises[seat] for family in game.state.families)


def parts(game: G, seat: int) -> dict[str, int]:
    """A family's points, by where they come from."""
    if is_militant(game):
        return {"regions": provinces(game)}
    world, figures = game.state, printed(game)
    return {
        "shares": world.company.court[seat] * figures.london.share_vp,
        "manors": world.boxes.manors[seat] * scenario(game).manor_vp,
        "prizes": sum(
            (claims.fresh[seat] + claims.used[seat]) * figures.prizes[prize].vp
            for prize, claims in world.prizes.items()
        ),
        "promises": promised(game, seat) * figures.money.promise_vp,
        "penalties": world.ending.penalties[seat],
        "firms": world.ending.firms[seat],
        "works": yards_of(game, seat) * scenario(game).yard_vp + factories_of(game, seat) * scenario(game).factory_vp,
    }


def standing(game: G, seat: int) -> int:
    """The points a seat would have if the game ended now; all of it is public."""
    return sum(parts(game, seat).values())


def facts(game: G, seat: int) -> dict[str, int]:
    world = game.state
    if is_militant(game):
        return {"closed": sum(not region.open for region in world.india.regions.values()), "points": provinces(game)}
    family = world.families[seat]
    held = sum(office.holder == seat for office in world.offices.values())
    return {
        "money": family.cash, "stock": family.stock, "offices": held, "shares": world.company.court[seat],
        "points": standing(game, seat),
    }  # fmt: skip


@steps("end.score")
def score(game: G) -> None:
    """Most points win; then the most prize cubes, then the most money. If all that is equal the victory is shared."""
    game.at(phase="end")
    game.state.turn.phase = "end"
    lines, scores = [], []
    for seat in range(game.seats):
        own = parts(game, seat)
        lines += [{"seat": seat, "code": f"score.{part}", "n": n} for part, n in own.items() if n]
        scores.append(sum(own.values()))
        rule = "jc1.scenario.solo.score" if is_militant(game) else "jc1.victory.winner.points"
        game.log("end.points", rule, seat=seat, n=scores[seat])
    if is_militant(game):
        won = game.state.ending.why == "won"
        # Of equal scores the one in fewer turns is the better one, so both are told.
        game.log("end.conquered" if won else "end.lost", "jc1.scenario.solo.tie", seat=0, n=scores[0],
                 turns=turns_played(game))  # fmt: skip
        game.over({"scores": scores, "order": [0], "winners": [0] if won else [], "lines": lines})
        return

    def rank(seat: int) -> tuple[int, int, int]:
        return scores[seat], cubes(game, seat), game.state.families[seat].cash

    order = ranked(range(game.seats), rank)
    winners = [seat for seat in order if rank(seat) == rank(order[0])]
    for seat in winners:
        game.log("end.won", "jc1.victory.winner.points", seat=seat, n=scores[seat])
    game.over({"scores": scores, "order": order, "winners": winners, "lines": lines})
