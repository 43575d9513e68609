"""What factories are and make, and the Factory action."""

from __future__ import annotations

import pytest

from pygame_core.games.arkwright.ids import GOODS
from tests.games.arkwright.board import A, B, Board


def table(year: int = 1770, *tiles: str, cash: int = 100) -> Board:
    board = Board(year=year)
    board[A].cash = cash
    board.tiles(A, *tiles)  # type: ignore[arg-type]
    return board


def work(board: Board) -> Board:
    return board.step("factory.work", seat=A, done=0)


# --- what is printed --------------------------------------------------------------------------------------------
@pytest.mark.rule("ark.def.factory.food-costs", "ark.def.factory.lamp-costs", "ark.def.factory.cutlery-two-cost",
                  "ark.def.factory.base-quality-is-cost", "ark.def.line.food-one-output",
                  "ark.def.line.place-symbols")  # fmt: skip
def test_printed_factories() -> None:
    regular = Board().figures.factory["regular"]
    assert [factory.cost for factory in regular["food"]] == [8, 10, 12, 14]
    assert [factory.cost for factory in regular["lamps"]] == [11, 14, 17, 20]
    assert regular["cutlery"][1].cost == 13 and regular["food"][0].output == (2, 1, 1, 0)
    for good in GOODS:
        assert all(1 <= line.machines < line.slots for line in Board().figures.lines[good])
        assert [factory.cost for factory in regular[good]] == sorted(factory.cost for factory in regular[good])


@pytest.mark.rule("ark.example.production-appeal", "ark.example.appeal-fig8", "ark.def.appeal.formula",
                  "ark.def.line.output", "ark.def.line.full-to-produce", "ark.def.production.quantity")  # fmt: skip
def test_appeal_and_quantity() -> None:
    board = table()
    board.factory(A, "food", full=2, marketing=2, price=6)
    assert (board.appeal(A, "food"), board.makes(A, "food")) == (4, 3)
    board.factory(A, "food", full=2, marketing=1, price=5)
    assert (board.appeal(A, "food"), board.makes(A, "food")) == (4, 3)
    board.factory(A, "food", workers=(2, 1, 2))
    assert board.makes(A, "food") == 2 + 1, "a line with a gap makes nothing, the others do"
    board.factory(A, "food", workers=(1, 2), machines=(1,))
    assert board.makes(A, "food") == 3


# --- closing ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("ark.factory.close.workers", "ark.factory.close.machines", "ark.factory.close.markers-back",
                  "ark.factory.close.goods-stay", "ark.factory.close.no-school", "ark.quality.lost-on-close",
                  "ark.extra.tile.assigned-closed")  # fmt: skip
def test_closing_a_factory() -> None:
    board = table(1770, "school")
    board.tiles(A, "foreman", at="food")
    board.factory(A, "food", workers=(1, 2, 2), machines=(1,), quality=3, marketing=2)
    board.factory(A, "lamps", full=1)
    board[A].posts, board[A].goods = ["food"], {"food": 4}
    board.labor(20, fired=3)
    work(board)
    machines = board.state.machines
    board.answer("close/food")
    assert board.state.labor.fired == 3 + 5 and board.state.machines == machines + 1
    assert board[A].goods == {"food": 4} and list(board[A].factories) == ["lamps"]
    assert board.ask.code == "factory.work", "the School moves nobody"
    assert board.held(A) == ["school", "foreman"] and board[A].tiles[1].at == ""


@pytest.mark.rule("ark.factory.close.marker-boxed", "ark.factory.close.reopen-same-turn",
                  "ark.factory.modernize.old-marker")  # fmt: skip
def test_a_closed_marker_is_out_of_the_game() -> None:
    board = table(1800)
    board.factory(A, "food", full=1, quality=2)
    work(board).answer("close/food")
    assert board.why("build/food/1/regular/full") == "ark.factory.close.marker-boxed"
    board.answer("build/food/3/regular/full", 7)
    factory = board[A].factories["food"]
    assert (factory.level, factory.quality, board.workers(A, "food")) == (3, 0, [2, 0, 0, 0])
    assert board[A].cash == 100 - 12
    replaced = table(1800)
    replaced.factory(A, "food", full=1)
    work(replaced).answer("raise/food/level/full").pass_by()
    work(replaced).answer("close/food")
    assert replaced.why("build/food/1/regular/full") == "ark.factory.close.marker-boxed"
    assert replaced.why("build/food/2/regular/full") == "ark.factory.close.marker-boxed"


# --- building ---------------------------------------------------------------------------------------------------
@pytest.mark.rule(
    "ark.factory.build.cost", "ark.factory.build.first-line", "ark.factory.build.workers-from-market",
    "ark.factory.build.price-now", "ark.factory.build.price-range", "ark.example.price-and-appeal",
    "ark.factory.build.quantity-first-line", "ark.factory.costs-extra", "ark.def.appeal.price-set-minimum",
)  # fmt: skip
def test_building() -> None:
    board = table()
    board.labor(20, fired=4)
    board.take_turn(A, "factory", 4)
    board.answer("build/food/1/regular/full")
    assert board[A].cash == 100 - 4 - 8 and (board.state.labor.front, board.state.labor.fired) == (22, 4)
    assert board.ask.code == "factory.price" and (board.ask.lo, board.ask.hi) == (2, 8)  # type: ignore[attr-defined]
    board.answer(5)
    assert board.workers(A, "food") == [2, 0, 0, 0]
    assert (board.makes(A, "food"), board.appeal(A, "food")) == (2, 3)


@pytest.mark.rule("ark.factory.build.workers-from-market", "ark.factory.build.needs-workers",
                  "ark.def.factory.one-per-good", "ark.factory.any-number")  # fmt: skip
def test_what_building_needs() -> None:
    board = table()
    board.labor(79, fired=3)
    work(board).answer("build/food/1/regular/full", 5)
    assert (board.state.labor.front, board.state.labor.end, board.state.labor.fired) == (80, 80, 2)
    assert not any(value.startswith("build/food") for value in board.options()), "one factory of each good"
    few = table()
    few.labor(80, fired=2)
    assert work(few).why("build/lamps/1/regular/full") == "ark.factory.build.needs-workers"
    assert "build/food/1/regular/full" in few.open()


@pytest.mark.rule("ark.example.level-limits", "ark.factory.build.level-limit", "ark.def.level.waterframe",
                  "ark.def.level.four-needs-inventor")  # fmt: skip
@pytest.mark.parametrize(("year", "levels"), [(1770, 1), (1780, 2), (1790, 2), (1800, 3), (1810, 3)])
def test_levels_by_decade(year: int, levels: int) -> None:
    board = work(table(year))
    food = [value for value in board.open() if value.startswith("build/food")]
    assert food == [f"build/food/{level}/regular/full" for level in range(1, levels + 1)]


@pytest.mark.rule("ark.factory.order.phases", "ark.factory.modernize.level-limit")
def test_close_build_modernize_in_this_order() -> None:
    board = table(1780)
    board.factory(A, "food", full=1)
    board.factory(A, "lamps", full=1)
    work(board).answer("close/lamps", "build/clothing/1/regular/full", 4)
    assert board.why("close/food") == "ark.factory.order.phases"
    board.answer("raise/food/level/full")
    assert board.why("build/cutlery/1/regular/full") == "ark.factory.order.phases"
    assert board.why("close/clothing") == "ark.factory.order.phases"
    assert board.why("raise/food/level/full") == "ark.factory.modernize.level-limit"


def test_nothing_is_asked_where_nothing_can_be_done() -> None:
    board = table()
    board.labor(80, fired=0)
    assert work(board).stopped


# --- modernizing ------------------------------------------------------------------------------------------------
@pytest.mark.rule("ark.factory.modernize.cost", "ark.factory.modernize.keeps-all", "ark.factory.modernize.two-levels",
                  "ark.example.modernize-two-levels", "ark.factory.modernize.updates",
                  "ark.factory.modernize.next-level")  # fmt: skip
def test_modernizing_two_levels() -> None:
    board = table(1800)
    board.factory(A, "food", workers=(2, 1), machines=(0, 1), quality=1, marketing=2, price=6)
    work(board)
    assert [value for value in board.options() if value.startswith("raise")] == ["raise/food/level/full"]
    assert board.makes(A, "food") == 3 and board.appeal(A, "food") == 5
    board.answer("raise/food/level/full", "raise/food/level/full")
    assert board[A].cash == 100 - 10 - 12 and board.makes(A, "food") == 5 and board.appeal(A, "food") == 9
    factory = board[A].factories["food"]
    assert (factory.level, factory.quality, factory.marketing, factory.price) == (3, 1, 2, 6)
    assert board.workers(A, "food") == [2, 1, 0, 0] and board.machines(A, "food") == [0, 1, 0, 0]


# --- the Developer ----------------------------------------------------------------------------------------------
@pytest.mark.rule("ark.tile.developer.saving", "ark.example.developer-two-levels", "ark.tile.developer.returned",
                  "ark.tile.developer.once-per-factory", "ark.tile.developer.choice")  # fmt: skip
def test_the_developer_saves_once_a_factory() -> None:
    for first, second in (("developer", "full"), ("full", "developer")):
        board = table(1800, "developer")
        board.display()
        board.factory(A, "food", full=2)
        work(board).answer(f"raise/food/level/{first}")
        if first == "developer":
            assert board.why("raise/food/level/developer") == "ark.tile.developer.once-per-factory"
        board.answer(f"raise/food/level/{second}").pass_by()
        assert board[A].cash == 100 - 17 and board.held(A) == [] and board.state.tiles["developer"] == 1


@pytest.mark.rule("ark.tile.developer.max", "ark.tile.use-voluntary", "ark.extra.tile.returned-available")
def test_the_developer_saves_twenty_at_most() -> None:
    board = table(1780, "developer")
    for good in GOODS:
        board.factory(A, good, full=1)
    work(board).answer(*[f"raise/{good}/level/developer" for good in GOODS])
    assert board[A].cash == 100 - (10 + 11 + 13 + 14) + 20
    unused = table(1780, "developer")
    unused.factory(A, "food", full=1)
    work(unused).answer("raise/food/level/full").pass_by()
    assert unused.held(A) == ["developer"], "a tile that was not used stays"


# --- the Inventor -----------------------------------------------------------------------------------------------
@pytest.mark.rule("ark.tile.inventor.modernize", "ark.tile.inventor.no-build", "ark.tile.inventor.one-above",
                  "ark.example.inventor-levels", "ark.tile.developer.with-inventor")  # fmt: skip
def test_the_inventor_reaches_one_level_further() -> None:
    board = table(1800, "inventor", "developer")
    board.factory(A, "lamps", level=3, full=1)
    board.factory(A, "clothing", level=1, full=1)
    work(board)
    assert board.why("raise/lamps/level/full") == "ark.factory.modernize.level-limit"
    assert not any(value.startswith("build/food/4") for value in board.options())
    assert not any("clothing/inventor" in value for value in board.options()), "what the level allows needs no tile"
    board.answer("raise/lamps/inventor/developer")
    assert board[A].cash == 100 - 15 and board[A].factories["lamps"].level == 4
    early = table(1770, "inventor")
    early.factory(A, "food", level=2, full=1)
    work(early)
    assert early.why("raise/food/inventor/full") == "ark.tile.inventor.one-above"


@pytest.mark.rule("ark.example.developer-1800", "ark.example.developer-inventor-1780")
def test_developer_and_inventor_together() -> None:
    board = table(1800, "inventor", "developer")
    board.factory(A, "food", level=2, full=1)
    work(board).answer("raise/food/level/developer")
    assert board[A].cash == 100 - 7
    board.answer("raise/food/inventor/full")
    assert board[A].cash == 100 - 7 - 14
    both = table(1780, "inventor", "developer")
    both.factory(A, "food", level=2, full=1)
    work(both).answer("build/lamps/2/regular/developer", 9)
    assert both[A].cash == 100 - 9
    both.answer("raise/lamps/inventor/full", "keep")
    assert both[A].cash == 100 - 9 - 17 - 10
    both.answer("raise/food/inventor/developer")
    assert both[A].cash == 100 - 9 - 17 - 10 - 7


@pytest.mark.rule("ark.example.inventor-long", "ark.tile.inventor.build-then-up", "ark.tile.inventor.each-use",
                  "ark.tile.inventor.keep-cost", "ark.tile.inventor.no-refund")  # fmt: skip
def test_the_inventor_over_one_action() -> None:
    board = table(1780, "inventor")
    board.display()
    board.factory(A, "food", full=2)
    board.factory(A, "clothing", full=2)
    work(board).answer("build/lamps/2/regular/full", 9)
    assert board[A].cash == 100 - 14
    board.answer("raise/food/level/full", "raise/food/inventor/full")
    assert board.ask.code == "inventor.keep" and board.ask.params["cost"] == 10
    board.answer("keep", "raise/lamps/inventor/full")
    assert board.ask.params["cost"] == 15
    cash = board[A].cash
    board.answer("return")
    assert board[A].cash == cash == 100 - 14 - 10 - 12 - 10 - 17
    assert board.held(A) == [] and board.state.tiles["inventor"] == 1


@pytest.mark.rule("ark.tile.inventor.keep-cost", "ark.tile.inventor.fourth", "ark.tile.inventor.recount",
                  "ark.tile.tinkerer.like-inventor", "ark.tile.tinkerer.two-uses", "ark.tile.tinkerer.cost",
                  "ark.tile.tinkerer.both")  # fmt: skip
def test_how_often_they_can_be_used() -> None:
    board = table(1770, "inventor", "tinkerer", cash=400)
    for good in GOODS:
        board.factory(A, good, full=1)
    work(board)
    for good, cost in (("food", 10), ("clothing", 15), ("cutlery", 20)):
        board.answer(f"raise/{good}/inventor/full")
        assert board.ask.params["cost"] == cost
        board.answer("keep")
    cash = board[A].cash
    board.answer("raise/lamps/inventor/full")
    assert board.held(A) == ["tinkerer"] and board[A].cash == cash - 14, "after the fourth use it goes back"
    other = table(1770, "tinkerer", cash=400)
    other.factory(A, "food", full=1)
    other.factory(A, "lamps", full=1)
    work(other).answer("raise/food/tinkerer/full")
    assert other.ask.params["cost"] == 12
    other.answer("keep", "raise/lamps/tinkerer/full")
    assert other.held(A) == []
    fresh = table(1770)
    fresh.display(inventor=1, tinkerer=1)
    fresh.step("special.take", seat=A, additional=True, due=True, barred="").answer("tile/inventor")
    assert fresh[A].cash == 95 and fresh[A].tiles[0].uses == 0
    fresh.step("special.take", seat=A, additional=True, due=True, barred="").answer("tile/tinkerer")
    assert fresh[A].cash == 95 - 7 and fresh.held(A) == ["inventor", "tinkerer"]


# --- prices -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("ark.extra.price.all-factories", "ark.extra.price.minimum", "ark.extra.price.appeal-zero",
                  "ark.extra.price.beyond-scale", "ark.def.appeal.price-set-minimum",
                  "ark.def.goods.minimum-price")  # fmt: skip
def test_prices_are_set_anew() -> None:
    board = table()
    board.factory(A, "food", full=2, price=5, quality=2)
    board.factory(A, "lamps", level=4, full=2, price=10, quality=4, marketing=4)
    board.step("price.adjust", seat=A)
    assert (board.ask.lo, board.ask.hi) == (2, 10)  # type: ignore[attr-defined]
    board.answer(9)
    assert (board.ask.lo, board.ask.hi) == (5, 28)  # type: ignore[attr-defined]
    board.answer(28)
    assert (board.appeal(A, "food"), board.appeal(A, "lamps")) == (1, 0)
    for good, least in (("clothing", 3), ("cutlery", 4)):
        other = table()
        other.factory(A, good, full=1)  # type: ignore[arg-type]
        assert other.step("price.adjust", seat=A).ask.lo == least  # type: ignore[attr-defined]


@pytest.mark.rule("ark.extra.price.fix-negative")
def test_an_appeal_below_nothing_must_be_mended() -> None:
    board = table()
    board.factory(A, "food", full=2, price=9)
    board.factory(A, "lamps", full=2, price=13)
    board.step("price.adjust", seat=A)
    assert board.ask.code == "price.mend" and board.ask.params["goods"] == ["food", "lamps"]
    assert board.options()["leave"].params["quiet"] and "quiet" not in board.options()["adjust"].params
    board.answer("adjust")
    assert board.ask.hi == 8 and board.refused(9) == "kernel.answer.range"  # type: ignore[attr-defined]
    board.answer(8, 11)
    assert (board.appeal(A, "food"), board.appeal(A, "lamps")) == (0, 0)
    left = table()
    left.factory(A, "food", full=2, price=9)
    left.step("price.adjust", seat=A).answer("leave")
    assert left.stopped and left.appeal(A, "food") == -1


def test_another_company_is_not_touched() -> None:
    board = table(1800)
    board.factory(A, "food", full=1)
    board.factory(B, "food", full=1)
    work(board).answer("close/food", "done")
    assert list(board[B].factories) == ["food"]
