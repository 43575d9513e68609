"""H3: Attrition. A die for each filled office; who leaves may claim a prize, and marked offices are eliminated."""

from __future__ import annotations

from ....kernel.decisions import Option, Pick
from ....kernel.game import Step
from ..company import eliminate, ribbon
from ..ids import OfficeId
from ..prizes import has, rank_of, retire, use_up
from ..state import CHAIRMAN, NOBODY, G, holder, in_force, printed, steps

AUTOMATIC = 6


def threshold(game: G, office: OfficeId) -> int:
    kind = CHAIRMAN if office == CHAIRMAN else rank_of(game, office)
    return printed(game).stress[kind] - in_force(game, "tenure_limitations")


@steps("post.attrition")
def roll(game: G) -> None:
    """All dice are rolled before anybody claims."""
    for office in ribbon(game):
        seat = holder(game, office)
        if seat == NOBODY:
            continue
        marked = game.state.offices[office].marked
        dice = [] if marked else game.chance.dice(1)
        leaves = marked or dice[0] >= threshold(game, office)
        rule = "jc1.post.disk.auto_six" if marked else "jc1.post.attrition.threshold"
        game.log("attrition.rolled", rule, seat=seat, office=office, dice=dice or [AUTOMATIC],
                 stress=threshold(game, office), leaves=leaves)  # fmt: skip
        if leaves:
            game.next(leave, office=office)
    game.next(eliminate_marked)


@steps("post.leave")
def leave(game: G, office: OfficeId) -> Step:
    place = game.state.offices[office]
    if has(game, place.holder, "court_favour") and not place.marked:
        stays = yield lambda: Pick(
            place.holder, "attrition.favour", [Option("yes"), Option("no", quiet=True)],
            "jc1.card.prize.court_favour", office=office,
        )  # fmt: skip
        if stays == "yes":
            use_up(game, place.holder, "court_favour")
            return
    yield from retire(game, office)


@steps("post.eliminate")
def eliminate_marked(game: G) -> None:
    for office in ribbon(game):
        if game.state.offices[office].marked:
            eliminate(game, office)
