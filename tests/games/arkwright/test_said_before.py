"""Before anybody commits, the board says what it would come to: at positions of random games the rules then do just
that, for actions on every space and for the production of every good."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from pygame_core.games.arkwright import RULESET
from pygame_core.games.arkwright.factories import appeal
from pygame_core.games.arkwright.forecast import after_costs, market_ahead
from pygame_core.games.arkwright.ids import GOODS
from pygame_core.games.arkwright.state import printed
from pygame_core.kernel.book import Book
from pygame_core.kernel.chance import Chance
from pygame_core.kernel.ruleset import Mode
from pygame_core.kernel.table import Table
from pygame_core.present import Presenter
from tests.games.arkwright.board import Board
from tests.games.laid_out import LaidOut

MODES = [mode for number, mode in enumerate(RULESET.modes()) if number % 4 == 1]
EVERY = 17
"""So many answers lie between two positions that are looked at."""


class At(Board):
    """A table of a game under way, to work off steps of one's own."""

    def __init__(self, table: Table) -> None:
        LaidOut.__init__(self, table)
        self.state = self.game.state
        self.figures = self.game.components


def heard(table: Table) -> Table:
    """A copy tells what happens on it, as the game itself does."""
    table.game.quiet = False
    return table


def positions(mode: Mode, code: str = "") -> Iterator[Table]:
    """A copy of a random game at some positions; where a kind of question is named, at those that ask it."""
    table, chance, wait = Table(RULESET, mode, f"said/{mode}"), Chance(f"said/{mode}"), 0
    while table.result is None:
        asked = table.pending[0]
        wait -= 1
        if wait <= 0 and code in ("", asked.code):
            wait = EVERY
            yield heard(table.fork())
        table.answer(asked.seat, asked.sample(chance))


@pytest.mark.parametrize("mode", MODES, ids=map(str, MODES))
def test_a_production_comes_out_as_it_is_told(mode: Mode) -> None:
    """If nobody offers stored goods, gives up tiles or ships anything: each good, as if it came next."""
    seen = 0
    for position, table in enumerate(positions(mode)):
        at, good = At(table), GOODS[position % len(GOODS)]
        at.state.cycle = GOODS.index(good)
        said = market_ahead(at.game, good)
        cash = {seat: after_costs(at.game, seat, one) for seat, one in said.players.items()}
        before = [(company.shares, company.loans) for company in at.state.companies]
        at.run("production.open", phase="production").pass_by()
        assert at.state.production.importer == said.importer
        for seat, one in said.players.items():
            sale, (shares, loans) = at.sale(seat), before[seat]
            assert sale.sold == one.sold
            assert sum(told["n"] for told in at.told_of("production.earned", seat)) == one.earns
            assert at.told_of("production.paid", seat)[0]["n"] == one.costs
            assert sum(told["n"] for told in at.told_of("rise.rose", seat)) == one.rise
            assert at[seat].cash == cash[seat]["cash"]
            assert at[seat].shares == shares - cash[seat]["forced"]
            assert at[seat].loans == loans + cash[seat]["borrowed"]
            seen += one.sold > 0 and appeal(printed(at.game), good, at[seat].factories[good]) > 0
    assert seen > 10


def cells(table: Table, seat: int) -> dict[tuple[str, int], dict[str, Any]]:
    """What the view says of each marker on each space, where it is open."""
    sections: Any = Presenter(Book(table)).sections(seat)
    return {
        (row["value"], place): cell
        for row in sections["board/acting"]["rows"]
        for place, cell in enumerate(row["cells"])
        if row["why"] < 0 and cell["why"] < 0
    }


@pytest.mark.parametrize("mode", MODES, ids=map(str, MODES))
def test_an_action_costs_and_does_what_the_matrix_tells(mode: Mode) -> None:
    seen = 0
    for number, table in enumerate(positions(mode, "turn.marker")):
        seat = table.pending[0].seat
        found = cells(table, seat)
        chance = Chance(f"cell/{number}")
        for _ in range(min(4, len(found))):
            (marker, place), tried = chance.choice(list(found)), heard(table.fork())
            told, company = found[marker, place], table.game.state.companies[seat]
            tried.answer(seat, marker)
            tried.answer(seat, place)
            if tried.pending and tried.pending[0].code == "turn.cost":
                continue
            then = tried.game.state.companies[seat]
            sold, loans = company.shares - then.shares, then.loans - company.loans
            assert (sold, loans) == (told["sold"], told["loans"]), (marker, place)
            forced = [one for one in tried.log(None) if one.code in ("emergency.sold", "loan.taken")]
            raised = sum(one.params["n"] for one in forced[len(forced) - (sold > 0) - (loans > 0) :])
            assert company.cash + (raised if sold or loans else 0) - then.cash == told["total"], (marker, place)
            asked = tried.pending[0]
            if asked.code in ("machines.place", "quality.raise"):
                assert asked.params["n"] == told["effect"]
            elif asked.code == "marketing.raise":
                assert asked.params["points"] == told["effect"]
            seen += 1
    assert seen > 10
