"""The module of asymmetrical factories: mass and luxury goods."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core.games.arkwright import RULESET
from pygame_core.games.arkwright.ids import GOODS
from pygame_core.games.arkwright.state import Boxed
from tests.games.arkwright.board import A, B, Board, C, D


def table(year: int = 1770, **how: Any) -> Board:
    board = Board(asymmetric=True, year=year, **how)
    board.labor(20, fired=0)
    return board


def work(board: Board, seat: int = A) -> Board:
    return board.step("factory.work", seat=seat, done=0)


@pytest.mark.rule("ark.asym.display", "ark.asym.mass.more-cheaper", "ark.asym.luxury.higher", "ark.asym.markers-stock")
def test_the_display() -> None:
    board = table()
    rows = RULESET.printed(board.game)["factories"]
    assert {row["kind"] for row in rows} == {"regular", "mass", "luxury"} and len(rows) == 48
    kinds = board.figures.factory
    for good in GOODS:
        for level in range(4):
            regular, mass, luxury = (kinds[kind][good][level] for kind in ("regular", "mass", "luxury"))  # type: ignore[index]
            assert mass.cost < regular.cost < luxury.cost
            assert sum(mass.output) > sum(regular.output) > sum(luxury.output)
    assert {row["kind"] for row in RULESET.printed(Board().game)["factories"]} == {"regular"}


@pytest.mark.rule("ark.asym.choice", "ark.asym.predefined-average", "ark.setup.player.regular-side")
def test_the_kind_is_chosen_on_opening() -> None:
    board = work(table())
    assert {f"build/food/1/{kind}/full" for kind in ("regular", "mass", "luxury")} <= set(board.open())
    start = Board(4, asymmetric=True, bare=False)
    assert {factory.kind for company in start.state.companies for factory in company.factories.values()} == {"regular"}
    assert not any("mass" in value or "luxury" in value for value in work(Board()).options())


@pytest.mark.rule("ark.asym.limit-two-each", "ark.asym.swap-display", "ark.example.asym-swap")
def test_two_of_a_kind() -> None:
    board = table()
    board.factory(B, "clothing", kind="regular", full=1)
    board.factory(C, "clothing", kind="regular", full=1)
    work(board)
    assert "build/clothing/1/luxury/full" in board.open(), "a marker is swapped with one of theirs"
    board.answer("build/clothing/1/luxury/full", 6)
    assert board[B].factories["clothing"].kind == board[C].factories["clothing"].kind == "regular"
    full = table()
    full.factory(B, "food", kind="mass", full=1)
    full.factory(C, "food", kind="mass", full=1)
    work(full)
    assert full.why("build/food/1/mass/full") == "ark.asym.limit-two-each"
    assert {"build/food/1/luxury/full", "build/lamps/1/mass/full"} <= set(full.open())


@pytest.mark.rule("ark.asym.category-fixed", "ark.asym.category-until-close", "ark.asym.mass.marketing-not-modernize",
                  "ark.asym.close-frees-slot")  # fmt: skip
def test_the_kind_stays_until_the_factory_is_closed() -> None:
    board = table(1780)
    board.factory(A, "food", kind="mass", full=1, price=3)
    board.factory(B, "food", kind="mass", full=1)
    work(board).answer("raise/food/level/full")
    factory = board[A].factories["food"]
    assert (factory.kind, factory.level, factory.marketing) == ("mass", 2, 0) and board[A].cash == 100 - 9
    board.pass_by()
    work(board).answer("close/food", "build/food/1/luxury/full", 8)
    assert board[A].factories["food"].kind == "luxury"
    assert "build/food/1/mass/full" not in work(board, D).open(), "the marker of level I is out of the game"
    assert board.why("build/food/2/mass/full") == "ark.asym.reserve-levels", "one is out, one is kept for the other"
    freed = table(1780)
    freed.factory(A, "food", kind="mass", full=1, price=3)
    freed.factory(B, "food", kind="mass", full=1)
    assert work(freed, D).why("build/food/2/mass/full") == "ark.asym.limit-two-each"
    freed.pass_by()
    work(freed).answer("close/food").pass_by()
    assert "build/food/2/mass/full" in work(freed, D).open() and "build/food/1/mass/full" not in freed.open()


@pytest.mark.rule("ark.asym.reserve-levels", "ark.asym.reserve-returned", "ark.asym.markers-stock")
def test_later_levels_are_kept_for_the_owner() -> None:
    board = table(1780)
    board.factory(B, "food", kind="mass", full=1)
    board[C].boxed = [Boxed(good="food", level=2, kind="mass")]
    assert work(board).why("build/food/2/mass/full") == "ark.asym.reserve-levels"
    assert "build/food/1/mass/full" in board.open()
    board[B].factories = {}
    assert "build/food/2/mass/full" in work(board).open()
    board[C].boxed += [Boxed(good="food", level=2, kind="mass")]
    assert work(board).why("build/food/2/mass/full") == "ark.asym.reserve-levels"
    board[C].boxed += [Boxed(good="food", level=2, kind="regular")] * 2
    assert work(board).why("build/food/2/regular/full") == "ark.asym.markers-stock"


# --- mass goods -------------------------------------------------------------------------------------------------
@pytest.mark.rule("ark.asym.mass.marketing", "ark.asym.mass.price-cap", "ark.asym.mass.marketing-1760")
def test_a_mass_factory_opens_with_marketing() -> None:
    board = work(table()).answer("build/food/1/mass/full")
    assert board.ask.hi == 7 and board[A].cash == 93  # type: ignore[attr-defined]
    board.answer(7)
    assert board[A].factories["food"].marketing == 1 and board.appeal(A, "food") == 1 and board.makes(A, "food") == 3
    found = Board(3, setup="free", asymmetric=True, bare=False)
    seat = found.ask.seat
    found.answer("build/food/1/mass/full", 5)
    assert found[seat].factories["food"].marketing == 1 and found.appeal(seat, "food") == 3
    assert found.makes(seat, "food") == 4


# --- luxury goods -----------------------------------------------------------------------------------------------
@pytest.mark.rule("ark.asym.luxury.two-lines", "ark.asym.luxury.staff-action", "ark.asym.luxury.price-at-once",
                  "ark.asym.luxury.staff-1760")  # fmt: skip
def test_a_luxury_factory_needs_two_lines() -> None:
    board = work(table()).answer("build/food/1/luxury/full", 6)
    assert board.workers(A, "food") == [2, 0, 0, 0] and board.makes(A, "food") == 0 and board.appeal(A, "food") == 4
    for workers in ((2, 1, 2), (1, 2, 2)):
        board.factory(A, "food", kind="luxury", workers=workers)
        assert board.makes(A, "food") == 0
    board.factory(A, "food", kind="luxury", workers=(2, 2))
    assert board.makes(A, "food") == 2
    board.factory(A, "food", kind="luxury", workers=(2, 2, 2))
    assert board.makes(A, "food") == 3
    found = Board(3, setup="free", asymmetric=True, bare=False)
    seat = found.ask.seat
    found.answer("build/lamps/1/luxury/full", 9)
    assert found.workers(seat, "lamps") == [3, 3, 0, 0] and found.makes(seat, "lamps") == 2


@pytest.mark.rule("ark.asym.luxury.fire-line-two", "ark.asym.luxury.school-line-two",
                  "ark.asym.luxury.production-action", "ark.asym.luxury.extra-shifts")  # fmt: skip
def test_the_second_line_of_a_luxury_factory() -> None:
    board = table()
    board.factory(A, "food", kind="luxury", full=2, price=5)
    board.step("worker.work", seat=A)
    assert board.options()["food"].cap == 2  # type: ignore[attr-defined]
    board.wages(3)
    board.tiles(A, "school")
    board.produce().answer("shut")
    assert board.sale(A).made == 0 and board.told("production.paid")[0]["n"] == 2 * 3
    options = board.step("produce.work", seat=A, marker="dark_production").options()
    assert [options[f"produce/food/{n}"].params["makes"] for n in (1, 2, 3)] == [0, 2, 2]
    new = table()
    new.wanted("food", 8)
    new.factory(A, "food", kind="luxury", full=1, price=5)
    new.tiles(A, "extra_shifts")
    new.produce().answer("use")
    assert new.sale(A).sold == 1 and new[A].cash == 100 + 5 - 2 * 3
