"""IV. Company Operation: the offices act along the ribbon; Parliament's men look over their shoulders."""

from __future__ import annotations

from .....kernel.decisions import Option, Pick
from .....kernel.game import Step
from .....kernel.reasons import OPEN
from ...components import PRESIDENCIES
from ...laws import in_force
from ...pieces import holder, to_supply, vacate
from ...state import NOBODY, G, steps

DISMISSED = "board_of_control"
"""Marks that the Board of Control has dismissed somebody in this turn."""


@steps("operations.open")
def open_operations(game: G) -> None:
    """The Governor General has the Director of Trade's place."""
    director = "director_of_trade" if game.state.offices["governor_general"].where == "out" else "governor_general"
    game.next("operations.chairman")
    for office in (director, "manager_of_shipping", "military_affairs"):
        game.next(f"operations.{office}")
        if office == "military_affairs":
            game.next("operations.oversight")
        game.next("operations.control", office=office)
    for presidency in PRESIDENCIES:
        game.next("operations.presidency", presidency=presidency)
        game.next("operations.control", office=f"president_of_{presidency}")
    game.next("operations.china")
    game.next("operations.control", office="superintendent_of_trade_in_china")


@steps("operations.control")
def board_of_control(game: G, office: str) -> Step | None:
    """Under the Board of Control the Prime Minister may dismiss, once in a turn, who has just acted."""
    if not in_force(game, "board_of_control") or DISMISSED in game.state.turn.used:
        return None
    return None if holder(game, office) == NOBODY else _control(game, office)


def _control(game: G, office: str) -> Step:
    minister = game.state.parliament.prime_minister
    seat = holder(game, office)
    answer = yield lambda: Pick(minister, "operations.control", [
        Option("dismiss", OPEN, f"office-{office}"), Option("keep"),
    ], "jc2.law.board_of_control", office=office, holder=seat)  # fmt: skip
    if answer == "dismiss":
        game.state.turn.used.append(DISMISSED)
        to_supply(game, vacate(game, office))
        game.log("operations.dismissed", "jc2.law.board_of_control", seat=seat, office=office, other=minister)
