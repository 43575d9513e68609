"""Hiring, firms and what the Crown consents to."""

from __future__ import annotations

from collections.abc import Callable

from .....kernel.decisions import Answer, Pick
from ...phases.election import needed as majority
from ...phases.election import share_counts
from ...phases.operations import chairman as chair
from ...pieces import shares
from ...refs import FIRM, FirmOf
from ...state import G, printed
from ..family import crown, persons, solo
from ..plans.plan import Planned
from .offer import Makers, Offer, Offered, others


# --- London, firms and hiring ---------------------------------------------------------------------------------
def _hire(game: G, asked: Pick, planned: Planned, heard: dict[int, Answer]) -> Offered:
    for option in others(asked, planned):
        where, family = option.params["where"], option.params["holder"]
        figures = {"was": option.code, "where": "" if where == "-" else where, "who": family}
        yield Offer(
            "hiring.decide", (option.value,), option.value, target=option.target, holder=family, figures=figures
        )


def _elect(game: G, asked: Pick, planned: Planned, heard: dict[int, Answer]) -> Offered:
    """Whoever has a share in the Court, while the Crown decides."""
    counts = share_counts(game)
    decides = asked.code != "hiring.support" or counts[asked.seat] >= majority(game)
    for seat in persons(game):
        if decides and counts[seat]:
            yield Offer("hiring.elect_me", (seat,), seat, seats=(seat,), effect=_stands(game, seat))


def _stands(game: G, seat: int) -> Callable[[], None]:
    def effect() -> None:
        game.state.company.election.support[seat] = seat

    return effect


def _consent(favour: str) -> Callable[[G, Pick, Planned, dict[int, Answer]], Offered]:
    """Whoever asks for its consent may buy it, if no person has said no."""

    def made(game: G, asked: Pick, planned: Planned, heard: dict[int, Answer]) -> Offered:
        if planned.answer == "no" and all(answer == "yes" for answer in heard.values()):
            yield Offer(favour, ("yes",), "yes", seats=(asked.params["by"],))

    return made


def _debt(game: G, asked: Pick, planned: Planned, heard: dict[int, Answer]) -> Offered:
    """Only where its shares are needed, and are enough."""
    by, advanced = asked.params["by"], game.state.turn.operations.debt_advanced
    agreed = shares(game, by) + sum(shares(game, seat) for seat, answer in heard.items() if answer == "yes")
    if agreed < chair.needed(game) <= agreed + shares(game, asked.seat):
        first = advanced == printed(game).tracks.free_advances
        yield Offer("chairman.debt_first_extra" if first else "chairman.debt_more_extra", ("yes",), "yes", seats=(by,))


def _take_over(game: G, asked: Pick, planned: Planned, heard: dict[int, Answer]) -> Offered:
    by = asked.params["by"]
    firm = next(firm for firm in game.state.firms if firm.manager == asked.params["other"])
    agreed = firm.shares[by] + sum(firm.shares[seat] for seat, answer in heard.items() if answer == "yes")
    if by == crown(game).button and agreed < asked.params["n"] <= agreed + firm.shares[asked.seat]:
        yield Offer("firms.hostile_takeover", ("yes",), "yes", seats=(by,), each=firm.shares[asked.seat])


def _invest(game: G, asked: Pick, planned: Planned, heard: dict[int, Answer]) -> Offered:
    from ...phases.firms.crown import can_invest

    for firm in game.state.firms:
        answer = FIRM.text(FirmOf(firm.manager))
        if planned.answer == "none" and can_invest(game, firm):
            yield Offer("firms.request_investment", (answer,), answer, seats=(firm.manager,))
        if planned.answer == answer and solo(game):
            yield Offer("firms.deny_investment", ("none",), "none", seats=(firm.manager,), each=firm.value)


MAKERS: Makers = {
    "hiring.choose": _hire,
    "hiring.duel": _elect,
    "hiring.support": _elect,
    "hiring.appoint": _elect,
    "hiring.nepotism": _consent("hiring.nepotism"),
    "firms.may_fit": _consent("firms.fit_crown_ship"),
    "firms.may_buy": _consent("firms.buy_crown_ship"),
    "firms.may_take_over": _take_over,
    "firms.crown_invest": _invest,
    "operations.debt": _debt,
    "operations.ally": _consent("commander.alliance_consent"),
}
