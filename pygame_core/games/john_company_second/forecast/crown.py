"""What the Crown will do in the offices that it holds, by the chart of its climate."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..components import OFFICES
from ..components.crown_figures import Chart
from ..crown.family import automated, chart
from ..ids import OfficeId
from ..pieces import holder
from ..state import G
from .power import Power, power


def of_office(game: G, office: OfficeId) -> Iterator[Power]:
    if automated(game, holder(game, office)):
        yield from _office(chart(game), office)


def of_commander(game: G, seat: int) -> Iterator[Power]:
    if automated(game, seat):
        row = chart(game)
        yield _will(f"alliance.{row.alliance}", n=row.alliance_strength)
        yield _will("deploy", n=row.conquest, own=row.pacify)


def _will(code: str, **figures: Any) -> Power:
    return power("crown", plan=[f"will.{code}", figures])


def _office(row: Chart, office: OfficeId) -> Iterator[Power]:
    if OFFICES[office].region:
        yield _will("administer", n=row.administer, by=f"result.{row.result}")
    elif OFFICES[office].presidency:
        yield _will("trade", n=row.trade)
    match office:
        case "chairman":
            yield _will("debt", by=f"debt.{row.debt}")
            yield _will("dividends", n=row.reserve)
        case "director_of_trade":
            yield _will("envoy", n=row.envoy)
            yield _will("transfers")
        case "governor_general":
            yield _will("govern", n=row.govern, by=f"result.{row.result}")
        case "manager_of_shipping":
            yield _will("ships", n=row.buys, wishes=[f"berth.{one}" for one in row.place])
        case "military_affairs":
            yield _will("march", origin=f"camp.{row.army_origin}", goal=f"camp.{row.army_goal}")
        case "superintendent_of_trade_in_china":
            yield _will("china", n=row.china)
