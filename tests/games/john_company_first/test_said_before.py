"""Before anybody commits, the board says what may come of it: at positions of random games the rules then do just
that, for every die of a check, every face of an event, the Company's expenses and the income of families."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from pygame_core.games.john_company_first.ending import CHECKS
from pygame_core.games.john_company_first.forecast import forecast
from pygame_core.games.john_company_first.india import event_dice, result
from pygame_core.kernel.chance import Chance
from pygame_core.kernel.decisions import Allocate, Amount
from pygame_core.kernel.table import Table
from tests.games.john_company_first.board import Board
from tests.games.john_company_first.walks import MODES, walked
from tests.games.laid_out import LaidOut


class At(Board):
    """A copy of a game under way, to work off steps of one's own."""

    def __init__(self, table: Table) -> None:
        LaidOut.__init__(self, table.fork())
        self.table.game.quiet = False


def some(number: int, seed: str, every: int) -> Iterator[Table]:
    for at, table in enumerate(walked(number, seed)):
        if at % every == 0 and forecast(table.game) is not None:
            yield table


@pytest.mark.parametrize("number", range(len(MODES)))
def test_so_many_dice_are_rolled_as_stand_beside_the_number(number: int) -> None:
    met = 0
    for table in walked(number, "dice"):
        for decision in table.pending:
            if "odds" not in decision.params or not isinstance(decision, Amount | Allocate):
                continue
            least = decision.lo if isinstance(decision, Amount) else decision.least
            chance = Chance(f"{number}/{met}")
            answer = decision.sample(chance)
            spent = sum(answer) if isinstance(answer, list) else int(answer)
            copy = At(table).table
            copy.answer(decision.seat, answer)
            rolled = [event.params for event in copy.log(None, len(table.record)) if event.code in CHECKS]
            assert len(rolled[0]["dice"]) == decision.params["odds"]["by"][spent - least]["dice"]
            met += 1
    assert met or MODES[number].scenario == "john_and_co", "played by lot, its firms seldom sail"


@pytest.mark.parametrize("number", range(len(MODES)))
def test_each_face_of_the_event_die_does_what_its_row_says(number: int) -> None:
    met: set[str] = set()
    for table in some(number, "faces", 23):
        ahead = forecast(table.game)
        assert ahead is not None
        if ahead["india"] is None:
            return
        for region, rows in ahead["india"]["tables"].items():
            for face, row in enumerate(rows, 1):
                at = At(table)
                dice = [face] * event_dice(at.state.india)
                at.event(region, *dice, after=[1] * 20)
                [told] = at.told("india.event")[-1:]
                assert (told["region"], told["result"], told["what"]) == (region, face, row["what"])
                attacks = [one for one in at.told("india.attack") if one["region"] == region][-1:]
                if row["what"] == "conquest" and "target" in row:
                    figures = (row["target"], row["strength"], row["defense"])
                    assert [(one["target"], one["strength"], one["defense"]) for one in attacks] == [figures]
                met.add(row["what"])
    assert len(met) > 3


def test_the_chances_of_the_faces_are_those_of_all_rolls() -> None:
    for table in some(0, "chances", 31):
        ahead = forecast(table.game)
        assert ahead is not None
        world = table.game.state.india
        rolls = list(product(range(1, 7), repeat=ahead["india"]["dice"]))
        found = [sum(result(world, roll) == face for roll in rolls) for face in range(1, 7)]
        for rows in ahead["india"]["tables"].values():
            assert [row["permille"] for row in rows] == [round(1000 * n / len(rolls)) for n in found]


def paid(at: Board) -> list[dict[str, Any]]:
    return [event.params for event in at.table.log(None) if event.code == "revenue.paid"]


@pytest.mark.parametrize("number", range(len(MODES)))
def test_families_get_what_is_told_and_the_company_pays_and_borrows_it(number: int) -> None:
    earned = borrowed = 0
    for table in some(number, "money", 11):
        ahead = forecast(table.game)
        assert ahead is not None
        if ahead["company"] is None:
            assert table.game.state.failed or not any(family["total"] for family in ahead["families"])
            continue
        for family in ahead["families"]:
            at = At(table)
            before = len(paid(at))
            at.run("trade", "trade.factories", "trade.families", script=[6] * 4)
            got = sum(row["n"] for row in paid(at)[before:] if row["seat"] == family["seat"])
            assert got == family["total"] == sum(line["n"] for line in family["lines"])
            earned += got > 0
        if ahead["company"]["when"] != "due" or table.game.seats == 1:
            continue
        at = At(table)
        debt = at.state.company.debt
        at.run("trade", "trade.expenses")
        loans = ahead["company"]["loans"]
        assert at.state.company.debt == (loans["debt"] if loans else debt)
        assert loans is not None or at.state.company.revenue == ahead["company"]["left"]
        borrowed += loans is not None
    alone = MODES[number].seats == 1 or MODES[number].scenario == "john_and_co"
    assert alone or (earned and borrowed)
