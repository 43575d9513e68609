"""IV. Company Operation, one module for each office: they act along the ribbon."""

from __future__ import annotations

from .....kernel.game import AgendaStep, Step
from ...components import PRESIDENCIES, PRESIDENT
from ...crown.family import plays
from ...ids import OfficeId
from ...pieces import holder, treasurer
from ...state import G, steps
from . import chairman, china, control, director, governor_general, military, presidency, shipping

OFFICES: dict[OfficeId, AgendaStep[[], Step | None]] = {
    "director_of_trade": director.director,
    "governor_general": governor_general.general,
    "manager_of_shipping": shipping.manager,
    "military_affairs": military.military,
}
"""The offices between the Chairman and the Presidencies, each with the step in which it acts."""


@steps("operations.open")
def open_operations(game: G) -> None:
    """The Governor General has the Director of Trade's place."""
    if plays(game):
        game.next(chairman.take_the_chair)
    else:
        game.next(chairman.chairman)
    ribbon: tuple[OfficeId, ...] = (treasurer(game, "director_of_trade"), "manager_of_shipping", "military_affairs")
    for office in ribbon:
        game.next(OFFICES[office])
        if office == "director_of_trade" and plays(game):
            game.next(director.balanced, by=holder(game, office))
        if office == "military_affairs":
            game.next(military.oversight)
        game.next(control.board_of_control, office=office)
    for name in PRESIDENCIES:
        game.next(presidency.open_presidency, presidency=name)
        game.next(control.board_of_control, office=PRESIDENT[name])
    game.next(china.china)
    game.next(control.board_of_control, office="superintendent_of_trade_in_china")
