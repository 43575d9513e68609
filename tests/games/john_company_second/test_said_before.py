"""What the board says of Revenue, of firms and of the Crown's charts is what the rules then do, at positions of random
games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest

from pygame_core.games.john_company_second import RULESET, firms
from pygame_core.games.john_company_second.components import PRESIDENCIES, SEA_ZONE
from pygame_core.games.john_company_second.forecast import forecast
from pygame_core.games.john_company_second.forecast.firms import of_firms
from pygame_core.games.john_company_second.state import Firm
from pygame_core.kernel.chance import Chance
from pygame_core.kernel.table import Table
from tests.games.john_company_second.board import Board
from tests.games.john_company_second.crown import CLIMATES, Beside
from tests.games.john_company_second.test_crown_director import directing, send
from tests.games.john_company_second.test_crown_india import administer, governing, rolls
from tests.games.laid_out import LaidOut

SEARCHED = 3
"""Every way that a firm could fill so many orders is tried."""


class At(Board):
    """A copy of a game under way, to work off steps of one's own."""

    def __init__(self, table: Table) -> None:
        LaidOut.__init__(self, table.fork())
        self.table.game.quiet = False


def positions(seats: int, scenario: str, every: int, seed: str = "said") -> Iterator[Table]:
    table = Table(RULESET, RULESET.mode(seats, scenario, {}), f"{seed}/{scenario}")
    chance, at = Chance(f"{seed}/{seats}/{scenario}"), 0
    while table.result is None and forecast(table.game) is not None:
        if at % every == 0:
            yield table
        at += 1
        decision = table.pending[chance.below(len(table.pending))]
        table.answer(decision.seat, decision.sample(chance))


@pytest.mark.parametrize(("seats", "scenario"), [(3, "1710"), (5, "1758"), (4, "long_1710")])
def test_expenses_and_expectations_come_out_as_they_are_told(seats: int, scenario: str) -> None:
    met: Counter[bool] = Counter()
    for table in positions(seats, scenario, 7):
        ahead = forecast(table.game)
        assert ahead is not None
        said = ahead["revenue"]
        if said["protection"] or table.game.state.firms:
            continue  # the Chairman may do otherwise; firms have questions of their own before
        at = At(table)
        debt = at.state.company.debt
        at.run("revenue", "revenue.open", script=[0] * 9)
        company = at.state.company
        assert (company.standing, company.failed) == (said["standing"], said["failed"])
        assert company.balance == said["left"] or company.failed
        assert company.debt == (said["loans"]["debt"] if said["loans"] else debt)
        if at.table.result is None and at.ask.code == "revenue.dividends":
            assert max(at.open()) == said["dividends"]["most"]
        met[bool(said["loans"])] += 1
    assert sum(met.values()) > 5


def best(at: At, firm: Firm, home: str) -> int:
    """The most that the firm can bring home from there, whatever it chooses."""
    at.run("operations", ("firms.fill", {"manager": firm.manager, "presidency": home}))
    return deepest(at.table, firm.manager)


def deepest(table: Table, manager: int) -> int:
    if not table.pending or table.pending[0].code != "firms.fill":
        firm = next(one for one in table.game.state.firms if one.manager == manager)
        return firm.india
    found = []
    for option in table.pending[0].options:  # type: ignore[attr-defined]
        copy = table.fork()
        copy.answer(manager, option.value)
        found.append(deepest(copy, manager))
    return max(found)


def powers(row: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {power["code"].removeprefix("power."): power for power in row["powers"]}


@pytest.mark.parametrize(("seats", "scenario"), [(3, "1813"), (4, "1813")])
def test_a_firm_brings_home_what_its_trade_promises(seats: int, scenario: str) -> None:
    seen = 0
    for table in positions(seats, scenario, 29):
        for firm, row in zip(table.game.state.firms, of_firms(table.game), strict=True):
            told = powers(row)
            afloat = len(firms.ships(table.game, firm))
            if "firm_trade" not in told or "closed" in told["firm_trade"] or not 0 < afloat < SEARCHED:
                continue
            shown = firm.venture is not None and firm.venture.shown
            homes = [home for home in PRESIDENCIES if not shown or firm.venture.strategy == SEA_ZONE[home]]  # type: ignore[union-attr]
            found = []
            for home in homes:
                at = At(table)
                own = at.managed(firm.manager)
                at.venture(firm.manager, SEA_ZONE[home], 1, 1)
                found.append(best(at, own, home) - firm.india)
            assert told["firm_trade"]["cash"] == max(found, default=0)
            seen += 1
    assert seen > 3


def test_a_firm_pays_as_many_dividends_and_owes_what_is_told() -> None:
    seen: Counter[str] = Counter()
    for table in chain.from_iterable(positions(4, "1813", 1, f"due/{number}") for number in range(5)):
        asked = table.pending[0]
        rows = {row["manager"]: powers(row) for row in of_firms(table.game)}
        if asked.code == "firms.dividends":
            told = rows[asked.seat]["firm_dividends"]
            full = [option.value for option in asked.options if not option.params.get("forgone")]  # type: ignore[attr-defined]
            assert max(full) == told["n"] and ("closed" in told) == (told["n"] == 0)
            seen["dividends"] += 1
        for firm in table.game.state.firms if asked.code == "firms.invest" else ():
            lacking = rows[firm.manager].get("firm_short", {}).get("n", 0)
            assert lacking == max(0, firms.due(table.game, firm) - firm.london - firm.india)
            seen["short"] += lacking > 0
    assert seen["dividends"] > 2 and seen["short"] > 2


def plans(board: Beside, office: str) -> dict[str, dict[str, Any]]:
    """What the view says that the Crown will do in an office."""
    rows = {row["office"]: row["powers"] for row in board.table.view(None)["forecast"]["offices"]}
    return {power["plan"][0].removeprefix("will."): power["plan"][1] for power in rows[office]
            if power["code"] == "power.crown"}  # fmt: skip


@pytest.mark.parametrize("climate", CLIMATES)
def test_the_crown_sends_envoys_and_administers_as_its_plan_says(climate: str) -> None:
    board = directing(climate, 9)
    told = plans(board, "director_of_trade")["envoy"]["n"]
    sent = [envoy["cost"] for envoy in send(board, *[3] * 12).told("operations.envoy")]
    assert sent == [told] * (9 // told)
    governor = governing(climate)
    plan = plans(governor, "governor_of_madras")["administer"]
    assert min(rolls(administer(governor, *[4] * 20))) == plan["n"]
    winner = governing(climate, president=1)
    administer(winner, 1, 1, 1, 1, *[4] * 9)
    done = {
        "result.tax": winner.purses.get("madras", 0) > 0,
        "result.ship": winner.state.india.regions["madras"].half_ship,
        "result.regiment": winner.state.india.armies["madras"].regiments > 0,
    }  # fmt: skip
    assert [result for result, happened in done.items() if happened] == [plan["by"]]
