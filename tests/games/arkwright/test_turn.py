"""Action turns: markers, administration spaces, what they cost; machines, quality and marketing by what was paid."""

from __future__ import annotations

import pytest

from pygame_core.games.arkwright.ids import MarkerId
from tests.games.arkwright.board import A, B, Board


def table(*tiles: str, cash: int = 100) -> Board:
    board = Board()
    board.factory(A, "food", full=4, price=6)
    board.factory(A, "lamps", full=3, price=8)
    board[A].cash = cash
    board.tiles(A, *tiles)  # type: ignore[arg-type]
    return board


def levels(board: Board, marker: str, cost: int, paid: int | None = None) -> int:
    """How many machines or levels a marker gives on a space; a tile may allow another payment."""
    if marker != marker.split("_")[-1]:
        board[A].gray.append(marker)  # type: ignore[arg-type]
    board.take_turn(A, marker, cost)
    if paid is not None:
        board.answer(paid)
    if board.ask.code not in ("machines.place", "quality.raise"):
        return 0
    return int(board.ask.params["n"])


# --- the order of turns -----------------------------------------------------------------------------------------
@pytest.mark.rule("ark.action.order.clockwise", "ark.def.time.turn-per-cycle", "ark.action.turn.no-pass",
                  "ark.action.turn.skip-effect")  # fmt: skip
def test_everybody_takes_one_turn_clockwise() -> None:
    board = Board(3)
    board.state.starting = 1
    for seat in range(3):
        board.factory(seat, "food", full=1)
    board.run("turn.all")
    seats = []
    for _ in range(3):
        seats.append(board.ask.seat)
        assert board.ask.code == "turn.marker" and "pass" not in board.options()
        board.answer("machines", 0)
        assert board[seats[-1]].cash == 98, "the cost is due although nothing comes of it"
        board.answer("none")
    assert seats == [1, 2, 0] and board.stopped


@pytest.mark.rule("ark.action.turn.steps", "ark.extra.one-each", "ark.extra.after-main", "ark.example.workshop-later",
                  "ark.machines.additional-special", "ark.extra.special.one", "ark.extra.special.free")  # fmt: skip
def test_a_turn_has_three_steps() -> None:
    board = table()
    board.display(workshop=1, office=1)
    board.take_turn(A, "machines", 10)
    assert board[A].cash == 90 and board.ask.code == "machines.place" and board.ask.params["n"] == 2
    board.answer([1, 0, 0, 0, 0, 0, 0])
    assert board.ask.code == "special.take"
    board.answer("tile/workshop", "food")
    assert board.stopped and board[A].cash == 90 and board.held(A) == ["workshop"]
    assert levels(board, "machines", 4) == 2, "from now on £4 count as £7"


@pytest.mark.rule("ark.factory.additional-price", "ark.quality.additional-price", "ark.marketing.additional-price",
                  "ark.prodaction.additional-price", "ark.worker.additional-special",
                  "ark.def.price.not-free")  # fmt: skip
@pytest.mark.parametrize(("marker", "follows"), [
    ("factory", "price.set"), ("quality", "price.set"), ("marketing", "price.set"), ("light_production", "price.set"),
    ("worker", "special.take"), ("machines", "special.take"), ("exchange", "special.take"),
])  # fmt: skip
def test_which_additional_action_follows(marker: str, follows: str) -> None:
    board = table()
    board[A].gray = ["light_production"]
    board.take_turn(A, marker, 2)
    for _ in range(12):
        if board.ask.code in ("price.set", "special.take"):
            break
        value = board.ask.listed(1)[0]
        board.answer("done" if "done" in board.options() else "none" if "none" in board.options() else value)
    assert board.ask.code == follows
    assert [factory.price for factory in board[A].factories.values()] == [6, 8], "until it has come no price changes"


# --- spaces -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("ark.action.marker.one-space", "ark.action.space.cost", "ark.example.place-quality",
                  "ark.example.quality-space-occupied", "ark.action.space.too-low-no-effect",
                  "ark.action.space.higher-allowed", "ark.example.overpay-space")  # fmt: skip
def test_the_space_decides_cost_and_effect() -> None:
    board = table()
    assert levels(board, "quality", 6) == 1 and board[A].cash == 94
    board = table()
    board.place(A, "machines", 6)
    board.step("turn.take", seat=A).answer("quality")
    assert board.why(2) == "ark.action.marker.one-space"
    board.answer(1)
    assert board[A].cash == 96 and board.told("turn.nothing") and board.ask.code == "price.set"
    board = table()
    assert levels(board, "quality", 8) == 1 and board[A].cash == 92


@pytest.mark.rule("ark.action.space.no-overpay", "ark.example.no-overpay", "ark.tile.administrator.no-extra-pay")
def test_nobody_overpays_without_an_accountant() -> None:
    for tiles in ((), ("administrator",)):
        board = table(*tiles)
        board.take_turn(A, "quality", 4)
        assert board.ask.code == "price.set" and board[A].cash == 96
    assert levels(table("accountant"), "quality", 4, paid=6) == 1


@pytest.mark.rule("ark.action.reuse.allowed", "ark.action.reuse.fee", "ark.example.reuse-machines",
                  "ark.action.reuse.any-free-space", "ark.action.reuse.frees-old-space",
                  "ark.action.reuse.no-free-removal", "ark.example.machines-four-pounds",
                  "ark.action.reuse.fee-not-counted", "ark.machines.surplus-lost")  # fmt: skip
def test_markers_are_used_again_for_a_fee() -> None:
    board = table()
    board.place(A, "machines", 6)
    assert levels(board, "machines", 6) == 2 and board[A].cash == 100 - 8
    board = table()
    board.place(A, "machines", 6)
    assert levels(board, "machines", 4) == 1 and board[A].cash == 100 - 6
    assert board[A].spaces == ["", "machines", "", "", ""]
    board = table()
    assert levels(board, "machines", 4) == 1 and board[A].cash == 96


@pytest.mark.rule("ark.action.reuse.no-free-removal")
def test_a_marker_stays_on_its_space_while_others_act() -> None:
    board = table()
    board.place(A, "machines", 6)
    board.step("turn.take", seat=A).answer("quality")
    assert board.why(2) == "ark.action.marker.one-space" and board.open() == [0, 1, 3, 4]
    board.answer(3).pass_by()
    assert board[A].spaces == ["", "", "machines", "quality", ""] and board[A].cash == 100 - 8


@pytest.mark.rule("ark.example.reuse-machines-workshop", "ark.tile.workshop.plus-three",
                  "ark.machines.thirteen-workshop", "ark.example.workshop-three-machines")  # fmt: skip
def test_fee_cost_and_workshop() -> None:
    board = table("workshop")
    board.place(A, "machines", 6)
    assert levels(board, "machines", 10) == 3 and board[A].cash == 100 - 12
    assert levels(table("workshop"), "machines", 10) == 3
    assert levels(table(), "machines", 10) == 2


@pytest.mark.rule("ark.tile.administrator.no-fee", "ark.tile.accountant.not-reuse")
def test_who_pays_the_fee() -> None:
    board = table("administrator")
    board.place(A, "worker", 2)
    board.take_turn(A, "worker", 2)
    assert board[A].cash == 98
    board = table("accountant")
    board.place(A, "worker", 2)
    board.take_turn(A, "worker", 2).answer(0)
    assert board[A].cash == 98, "the cost may fall to nothing, the fee stays"


@pytest.mark.rule("ark.action.marker.own-and-gray-both", "ark.action.marker.gray-like-own",
                  "ark.extra.marker.both-grays", "ark.decade.markers.return")  # fmt: skip
def test_markers_of_one_action_stand_side_by_side() -> None:
    board = table()
    board[A].gray = ["light_machines", "dark_machines"]
    markers: tuple[MarkerId, ...] = ("machines", "light_machines", "dark_machines")
    for marker, cost in zip(markers, (2, 4, 6), strict=True):
        board.take_turn(A, marker, cost)
        board.pass_by()
    assert board[A].spaces == ["machines", "light_machines", "dark_machines", "", ""]
    assert board[A].cash == 100 - 12
    board.run("close.take_back")
    assert board[A].spaces == [""] * 5 and board[A].gray == ["light_machines", "dark_machines"]


# --- locks ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("ark.event.bureaucracy.lock", "ark.tile.administrator.space-two")
def test_bureaucracy_locks_the_cheapest_space() -> None:
    board = table()
    board.state.bureaucracy = True
    board.step("turn.take", seat=A).answer("worker")
    assert board.why(0) == "ark.event.bureaucracy.lock" and board.open() == [1, 2, 3, 4]
    board = table("administrator")
    board.state.bureaucracy = True
    board.step("turn.take", seat=A).answer("worker")
    assert board.open() == [0, 1, 2, 3, 4]


@pytest.mark.rule("ark.tile.administrator.lost", "ark.event.bureaucracy.relock")
def test_giving_the_administrator_up_locks_it_again() -> None:
    board = table("administrator", "office", "agent", "school")
    board.state.bureaucracy = True
    board.place(A, "quality", 2)
    board.display(patent=1)
    board.step("special.take", seat=A, additional=True, due=True, barred="").answer("tile/patent", "administrator")
    board.step("turn.take", seat=A)
    assert board.why("quality") == "ark.tile.administrator.lost"
    board.answer("worker")
    assert board.why(0) == "ark.event.bureaucracy.lock"
    assert board[A].spaces[0] == "quality"


@pytest.mark.rule("ark.event.hamburg.lock", "ark.event.hamburg.unlock", "ark.event.hamburg.unlock-lasts",
                  "ark.event.hamburg.individual", "ark.emergency.chosen-payments")  # fmt: skip
def test_the_hamburg_crisis_locks_the_dearest_space() -> None:
    board = table()
    board.factory(B, "food", full=1)
    running = board.running("hamburg")
    board.step("turn.take", seat=A).answer("machines")
    ten = board.options()[4]
    assert (ten.params["unlock"], ten.params["total"]) == (10, 20) and ten.why
    board.answer(4)
    assert board[A].cash == 80 and running.used == [A] and board.ask.params["n"] == 2
    board.step("turn.take", seat=A).answer("quality")
    assert board.why(4) == "ark.action.marker.one-space"
    board[A].spaces = [""] * 5
    board.step("turn.take", seat=A).answer("quality")
    assert board.options()[4].params["unlock"] == 0
    board.step("turn.take", seat=B).answer("quality")
    assert board.options()[4].params["unlock"] == 10, "each player unlocks the own space"
    poor = table(cash=12)
    poor.running("hamburg")
    poor.take_turn(A, "worker", 10)
    assert poor.told("emergency.sold")[0]["count"] == 1


@pytest.mark.rule("ark.action.locks.all-full")
def test_with_all_spaces_taken_a_marker_is_used_again() -> None:
    board = table()
    board.state.bureaucracy = True
    board.running("hamburg").used.append(A)
    for marker, cost in (("quality", 4), ("factory", 6), ("marketing", 8), ("exchange", 10)):
        board.place(A, marker, cost)  # type: ignore[arg-type]
    board.step("turn.take", seat=A)
    assert board.why("worker") == board.why("machines") == "ark.action.locks.all-full"
    assert board.open() == ["factory", "quality", "marketing", "exchange"]


# --- what was paid ----------------------------------------------------------------------------------------------
@pytest.mark.rule("ark.machines.thresholds-own", "ark.example.machines-own-max", "ark.machines.thresholds-light",
                  "ark.machines.thresholds-dark", "ark.example.machines-advanced",
                  "ark.action.space.effect-by-paid")  # fmt: skip
@pytest.mark.parametrize(("marker", "counts"), [
    ("machines", [0, 1, 2, 2, 2]), ("light_machines", [1, 1, 2, 2, 3]), ("dark_machines", [1, 2, 3, 3, 3]),
])  # fmt: skip
def test_machines_by_cost(marker: str, counts: list[int]) -> None:
    assert [levels(table(), marker, cost) for cost in (2, 4, 6, 8, 10)] == counts


@pytest.mark.rule("ark.quality.thresholds-own", "ark.quality.thresholds-light", "ark.quality.thresholds-dark",
                  "ark.quality.twelve-needs-tile")  # fmt: skip
@pytest.mark.parametrize(("marker", "counts"), [
    ("quality", [0, 0, 1, 1, 1]), ("light_quality", [0, 0, 1, 2, 2]), ("dark_quality", [0, 1, 2, 2, 3]),
])  # fmt: skip
def test_quality_by_cost(marker: str, counts: list[int]) -> None:
    assert [levels(table(), marker, cost) for cost in (2, 4, 6, 8, 10)] == counts


@pytest.mark.rule("ark.tile.accountant.range", "ark.tile.accountant.zero", "ark.tile.accountant.effect",
                  "ark.example.accountant-three", "ark.tile.use-voluntary")  # fmt: skip
def test_the_accountant() -> None:
    board = table("accountant")
    board.take_turn(A, "worker", 2)
    assert (board.ask.lo, board.ask.hi) == (0, 4)  # type: ignore[attr-defined]
    board.answer(0)
    assert board[A].cash == 100
    board = table("accountant")
    board[A].gray = ["light_marketing"]
    board.take_turn(A, "light_marketing", 8).answer(7)
    assert board[A].cash == 93 and board.ask.params["points"] == 7
    assert levels(table("accountant"), "quality", 10, paid=12) == 2
    assert levels(table("accountant"), "light_quality", 10, paid=12) == 3
    assert levels(table("accountant"), "quality", 6, paid=6) == 1, "nobody has to use it"


@pytest.mark.rule("ark.tile.engineer.amount", "ark.example.quality-engineer", "ark.example.engineer-four-pay-twelve")
def test_the_engineer_pays_what_he_likes() -> None:
    assert levels(table("engineer"), "light_quality", 10, paid=8) == 2
    assert levels(table("engineer"), "light_quality", 10, paid=12) == 3
    board = table("engineer")
    assert levels(board, "quality", 4, paid=12) == 2 and board[A].cash == 88
    board = table("engineer")
    board.take_turn(A, "machines", 10)
    assert board[A].cash == 90, "in other actions the Engineer changes nothing"


# --- quality ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("ark.quality.distribute", "ark.example.quality-gray", "ark.def.time.action-any-good",
                  "ark.def.appeal.automatic", "ark.quality.total", "ark.quality.built-only",
                  "ark.quality.permanent")  # fmt: skip
def test_quality_raises_appeal() -> None:
    board = table()
    board[A].gray = ["light_quality"]
    board.take_turn(A, "light_quality", 10)
    assert list(board.options()) == ["food", "lamps"], "only built factories have quality"
    assert board.appeal(A, "food") == 2
    board.answer([2, 0])
    assert board[A].factories["food"].quality == 2 and board.appeal(A, "food") == 4
    strip = board.table.view(None)["market"][0]["strips"][0]
    assert strip["quality"] == 10
    board.pass_by()
    board.run("cleanup.open")
    assert board[A].factories["food"].quality == 2, "it does not fade"
    both = table()
    both[A].gray = ["dark_quality"]
    both.take_turn(A, "dark_quality", 10).answer([1, 2])
    assert [factory.quality for factory in both[A].factories.values()] == [1, 2]


@pytest.mark.rule("ark.quality.max-four", "ark.tile.engineer.max-six", "ark.tile.engineer.kept-levels",
                  "ark.tile.engineer.then-blocked")  # fmt: skip
def test_how_high_quality_goes() -> None:
    board = table()
    board[A].factories["food"].quality = 4
    board.take_turn(A, "quality", 6)
    assert board.why("food") == "ark.quality.max-four"
    board = table("accountant")
    board[A].factories["food"].quality = 3
    board.take_turn(A, "quality", 10).answer(12)
    assert [slot.cap for slot in board.options().values()] == [1, 4]  # type: ignore[attr-defined]
    board = table("engineer")
    board[A].factories["food"].quality = 4
    board.take_turn(A, "quality", 4).answer(12, [2, 0])
    assert board[A].factories["food"].quality == 6
    board.pass_by()
    board[A].tiles = []
    board.take_turn(A, "quality", 6)
    assert board.why("food") == "ark.quality.max-four" and board[A].factories["food"].quality == 6


# --- marketing --------------------------------------------------------------------------------------------------
def marketing(marker: str, cost: int, *tiles: str) -> Board:
    board = table(*tiles)
    board.factory(A, "cutlery", full=1)
    board.factory(A, "clothing", full=1)
    if marker != "marketing":
        board[A].gray = [marker]  # type: ignore[list-item]
    return board.take_turn(A, marker, cost)


@pytest.mark.rule("ark.marketing.limit-own", "ark.marketing.limit-light", "ark.marketing.limit-dark")
@pytest.mark.parametrize(("marker", "usable"), [
    ("marketing", [2, 4, 4, 4, 4]), ("light_marketing", [2, 4, 6, 7, 7]), ("dark_marketing", [2, 4, 6, 8, 10]),
])  # fmt: skip
def test_usable_marketing(marker: str, usable: list[int]) -> None:
    assert [marketing(marker, cost).ask.params["points"] for cost in (2, 4, 6, 8, 10)] == usable


@pytest.mark.rule("ark.marketing.step-cost", "ark.example.marketing-costs", "ark.marketing.distribute",
                  "ark.marketing.max-four", "ark.marketing.surplus-lost", "ark.marketing.built-only")  # fmt: skip
def test_levels_of_marketing_cost_their_number() -> None:
    board = marketing("dark_marketing", 10)
    board.answer("food", "food", "food")
    assert board.ask.params["points"] == 10 - 6
    board.answer("food")
    assert board[A].factories["food"].marketing == 4 and board.ask.code == "price.set", "1 + 2 + 3 + 4 = 10"
    board = marketing("light_marketing", 8)
    board[A].factories["clothing"].marketing = 1
    board.answer("clothing", "clothing")
    assert board.ask.params["points"] == 7 - 5
    assert board.why("clothing") == "ark.marketing.step-cost"
    board.answer("done")
    assert board[A].factories["clothing"].marketing == 3 and board[A].cash == 92
    full = marketing("dark_marketing", 10)
    full[A].factories["food"].marketing = 4
    full.answer("lamps")
    assert full.why("food") == "ark.marketing.max-four" and "sugar" not in full.options()


@pytest.mark.rule("ark.tile.patent.plus-two", "ark.example.patent-seven-nine", "ark.tile.patent.no-pay",
                  "ark.example.patent-order", "ark.example.patent-nine-split", "ark.tile.patent.not-both")  # fmt: skip
def test_the_patent_kept() -> None:
    board = marketing("light_marketing", 8, "patent")
    board[A].factories["cutlery"].marketing = 2
    assert board.options()["add"].params["points"] == 9
    board.answer("add")
    assert board.ask.params["points"] == 9 and board[A].cash == 92
    board.answer("cutlery", "food", "food", "lamps", "lamps")
    assert [factory.marketing for factory in board[A].factories.values()] == [2, 0, 3, 2]
    assert board.ask.code == "price.set" and board.held(A) == ["patent"], "the levels of the other use do not follow"
    board = marketing("dark_marketing", 10, "patent").answer("add")
    assert board.ask.params["points"] == 12
    again = table("patent")
    again[A].gray = ["light_marketing"]
    again.place(A, "light_marketing", 6)
    again.take_turn(A, "light_marketing", 8).answer("add")
    assert again[A].cash == 90 and again.ask.params["points"] == 9


@pytest.mark.rule("ark.tile.patent.return", "ark.example.patent-returned", "ark.tile.patent.after-main")
def test_the_patent_returned() -> None:
    board = marketing("marketing", 4, "patent")
    displayed = board.state.tiles["patent"]
    board.answer("return")
    assert board.ask.params["points"] == 4
    board.answer("food", "food", "cutlery")
    assert board.ask.code == "marketing.free" and board.state.tiles["patent"] == displayed + 1
    board.answer("food", "food")
    assert board[A].factories["food"].marketing == 4 and board[A].factories["cutlery"].marketing == 1
    assert board.held(A) == []
