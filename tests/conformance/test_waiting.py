"""Whoever waits is told between what the others decide, as far as that is theirs to know, and by when they decide."""

from __future__ import annotations

from pygame_core.kernel.book import Book
from pygame_core.kernel.coming import Coming, coming
from pygame_core.kernel.table import Table
from pygame_core.present import Presenter
from pygame_core.waiting import waiting
from tests.conformance.play import Played, new_table
from tests.conformance.twins import twin

SINGLE = 2
"""Who has fewer answers than this is not asked by the page."""


def when(table: Table, place: tuple[int, str]) -> tuple[int, int]:
    """A place of the game as something that can be compared."""
    turn, phase = place
    phases = table.ruleset.phases
    return turn, phases.index(phase) if phase in phases else -1


def asked(table: Table, seat: int) -> bool:
    return any(decision.seat == seat and len(decision.listed(SINGLE)) == SINGLE for decision in table.pending)


def test_who_is_sure_to_decide_does_so_by_then(game: Played) -> None:
    """As the game went: a deal carried out and an own move are decisions, too."""
    table = new_table(game.rules, game.mode, game.table.seed)
    promised: dict[int, Coming] = {}
    told = 0
    for entry in game.table.record:
        now = when(table, (table.game.place.get("turn", 0), table.game.place.get("phase", "")))
        for seat in range(game.mode.seats):
            late = seat in promised and now > when(table, promised[seat])
            assert not late, f"seat {seat} was sure to decide by {promised.get(seat)}, and {table.position} is {now}"
            if asked(table, seat):
                promised.pop(seat, None)
            elif seat not in promised and (found := coming(table.game, game.rules.certain, seat)) is not None:
                promised[seat] = found
                told += 1
        table.enter(entry)
        if entry[0] == "d":
            promised.clear()
        else:
            promised.pop(entry[1], None)
    alone = game.mode.seats == 1
    assert told or not game.rules.certain or alone, "nobody was ever told"


def test_what_others_decide_between_tells_nothing_hidden(game: Played, budget: int) -> None:
    named = 0
    for table in game.samples(4 * budget):
        for seat in range(game.mode.seats):
            real, other = twin(table), twin(table, seat, f"between/{seat}/{table.position}")
            said = [waiting(Presenter(Book(one)), one.pending, seat) for one in (real, other)]
            assert said[0] == said[1], f"seat {seat} at {table.position}"
            named += any(row["between"] for row in said[0] if row["seat"] != seat)
    assert named or game.mode.seats == 1, "nobody was ever told between what"
