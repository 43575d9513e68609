"""How the end is told: what each line of the scoring came from, whose the dice were, and the Company's fate."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel.ending import Ending, Finished, Part, Tally, Throw, Track
from ...kernel.events import Event
from ...kernel.story import Sentence
from .scoring import promised, provinces, turns_played
from .state import G, is_militant, printed, scenario
from .story import treasury
from .works import factories_of, yards_of

CHECKS = ("check.rolled", "firm.checked", "mission.checked", "base.checked")


# --- scoring --------------------------------------------------------------------------------------------------
def parts(finished: Finished, seat: int) -> list[Part]:
    game = finished.game
    if is_militant(game):
        return []
    world, figures, row = game.state, printed(game), scenario(game)
    counted = [
        Part("score.shares", "part.shares", world.company.court[seat], figures.london.share_vp),
        Part("score.manors", "part.manors", world.boxes.manors[seat], row.manor_vp),
        *(
            Part("score.prizes", "part.prize", claims.fresh[seat] + claims.used[seat], figures.prizes[prize].vp,
                 {"prize": prize})
            for prize, claims in world.prizes.items()
        ),
        Part("score.promises", "part.promises", promised(game, seat), figures.money.promise_vp),
        Part("score.works", "part.yards", yards_of(game, seat), row.yard_vp),
        Part("score.works", "part.factories", factories_of(game, seat), row.factory_vp),
        *_fined(finished.events, seat),
    ]  # fmt: skip
    return [part for part in counted if part.amount]


def _fined(events: list[Event], seat: int) -> Iterator[Part]:
    for event in events:
        if event.code == "end.fined" and event.params["seat"] == seat:
            yield Part("score.penalties", "part.office", 1, event.params["n"], {"office": event.params["office"]})


# --- dice -----------------------------------------------------------------------------------------------------
def checked(game: G, event: Event) -> Throw:
    """A success is what a check is rolled for."""
    chance = printed(game).check.chance("success", len(event.params["dice"]))
    return Throw(event.params["seat"], int(event.params["outcome"] == "success"), chance)


# --- the Company ----------------------------------------------------------------------------------------------
def fate(game: G) -> Sentence:
    return Sentence(f"fate.{game.state.ending.why}", {"turns": turns_played(game), "regions": provinces(game)})


ENDING = Ending(
    parts=parts,
    luck=dict.fromkeys(CHECKS, checked),
    tracks=(
        Track("track.price", lambda game: printed(game).london.prices[game.state.company.price], money=True),
        Track("track.treasury", treasury, money=True),
        Track("track.debt", lambda game: game.state.company.debt),
    ),
    tallies=(
        Tally("tally.filled", ("sail.filled",)),
        Tally("tally.campaigns", ("campaign.won",)),
        Tally("tally.revolts", ("india.revolt",)),
        Tally("tally.conquests", ("india.conquered",)),
        Tally("tally.dividends", ("trade.dividends",)),
        Tally("tally.loans", ("trade.loans",)),
    ),
    fate=fate,
)
