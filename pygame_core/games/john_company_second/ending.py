"""How the end is told: what each line of Final Scoring came from, whose the dice were, and the Company's fate."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel.ending import Booked, Ending, Finished, Part, Tally, Throw, Track
from ...kernel.events import Event
from ...kernel.story import Sentence
from . import checks
from .state import G, printed

CHECKS = (
    "operations.trade", "operations.administer", "operations.envoy", "operations.deploy", "operations.govern",
)  # fmt: skip


# --- scoring --------------------------------------------------------------------------------------------------
def parts(finished: Finished, seat: int) -> list[Part]:
    return [*_track(finished.booked[seat]), *_scored(finished, seat)]


def _track(booked: list[Booked]) -> Iterator[Part]:
    """What brought points before Final Scoring, and what its last retirements brought."""
    for row in booked:
        of = "score.career" if row.phase != "end" else "score.retirement"
        if row.phase == "end" and row.heading == "account.scored":
            continue
        if row.heading:
            yield Part(of, row.heading, row.amount, section="account")
        else:
            yield Part(of, f"phase.{row.phase}", row.amount, section="label")


def _scored(finished: Finished, seat: int) -> Iterator[Part]:
    game, card = finished.game, ""
    for event in finished.events:
        if event.code == "end.failure_card":
            card = event.params["card"]
        if event.params.get("seat") != seat:
            continue
        if event.code == "end.power":
            for kind, n, each in event.params["parts"]:
                if n:
                    yield Part("score.power", f"part.{kind}", n, each)
        elif event.code == "end.scored":
            yield from _counted(game, event, card)


def _counted(game: G, event: Event, card: str) -> Iterator[Part]:
    of, n, count = event.params["code"], event.params["n"], event.params.get("count", 0)
    match of:
        case "score.court" | "score.workshops":
            yield Part(of, f"part.{of.removeprefix('score.')}", count, n // count)
        case "score.failure":
            yield Part(of, "part.failure", n, params={"card": card})


# --- dice -----------------------------------------------------------------------------------------------------
def checked(game: G, event: Event) -> Throw:
    """A success is what a check is rolled for."""
    chance = printed(game).check.chance(checks.SUCCESS, len(event.params["dice"]))
    return Throw(event.params["seat"], int(event.params["outcome"] == checks.SUCCESS), chance)


def ventured(game: G, event: Event) -> Throw:
    """A firm trades if one die is a success."""
    chance = printed(game).check.chance(checks.SUCCESS, len(event.params["dice"]))
    return Throw(event.params["seat"], int(event.params["n"] > 0), chance)


# --- the Company ----------------------------------------------------------------------------------------------
def fate(game: G) -> Sentence:
    company = game.state.company
    code = "fate.failed" if company.failed else "fate.deregulated" if company.deregulated else "fate.survived"
    return Sentence(code, {"turn": game.state.turn.number, "standing": company.standing, "debt": company.debt})


ENDING = Ending(
    parts=parts,
    measured={"score.power": "measure.power"},
    track=lambda game, seat: game.state.families[seat].vp,
    luck={**dict.fromkeys(CHECKS, checked), "firms.rolled": ventured},
    tracks=(
        Track("track.standing", lambda game: game.state.company.standing, falls=0),
        Track("track.balance", lambda game: game.state.company.balance, money=True),
        Track("track.debt", lambda game: game.state.company.debt),
    ),
    tallies=(
        Tally("tally.filled", ("operations.filled",)),
        Tally("tally.conquered", ("india.conquered",)),
        Tally("tally.lost", ("events.region_lost",)),
        Tally("tally.held", ("events.held", "events.held_by")),
        Tally("tally.loans", ("revenue.loans",)),
        Tally("tally.dividends", ("revenue.dividends",)),
    ),
    fate=fate,
)
