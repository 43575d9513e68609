"""Shipping overseas: the Ship action, contracts, the Agent, the Office; and the Production action and storage."""

from __future__ import annotations

import pytest

from pygame_core.games.arkwright.state import Production, Sale
from tests.games.arkwright.board import A, Board


def table(*tiles: str, stored: dict[str, int] | None = None, contracts: dict[str, int] | None = None) -> Board:
    """Food of level I, clothing of level I, cutlery of level II, with room for everything."""
    board = Board(year=1780)
    board.factory(A, "food", full=1, price=5, quality=2, marketing=1)
    board.factory(A, "clothing", full=1)
    board.factory(A, "cutlery", level=2, full=1)
    board[A].posts = ["food", "clothing", "cutlery", "row_1", "row_2"]
    board[A].goods = dict(stored or {})  # type: ignore[arg-type]
    board[A].contracts = dict(contracts or {})  # type: ignore[arg-type]
    board[A].space = 30
    board.tiles(A, *tiles)  # type: ignore[arg-type]
    return board


def sail(board: Board, cost: int, fleet: int = 1) -> Board:
    return board.take_turn(A, "ship", cost).answer(fleet)


# --- the Ship action --------------------------------------------------------------------------------------------
@pytest.mark.rule("ark.ship.needs", "ark.ship.not-at-start")
def test_what_a_ship_action_needs() -> None:
    board = table(stored={"food": 4}, contracts={"food": 4})
    assert board.step("turn.take", seat=A).why("ship") == "ark.ship.not-at-start"
    board.ships(A, 4)
    assert "ship" in board.step("turn.take", seat=A).open()
    for stored, contracts in (({}, {"food": 4}), ({"food": 4}, {}), ({"food": 3}, {"food": 4})):
        lacking = table(stored=stored, contracts=contracts)  # type: ignore[arg-type]
        lacking.ships(A, 4)
        assert lacking.step("turn.take", seat=A).why("ship") == "ark.ship.needs"


@pytest.mark.rule("ark.example.shipping-income-52", "ark.ship.income", "ark.ship.income-ignores-markers",
                  "ark.example.ship-six-cutlery-four", "ark.ship.contract.no-partial-ship",
                  "ark.ship.contract.no-excess", "ark.ship.contract.exact", "ark.ship.price-drop",
                  "ark.ship.contract.marker-back", "ark.ship.from-warehouse", "ark.ship.any-good",
                  "ark.ship.no-sold-credit", "ark.ship.cost-by-capacity-not-load",
                  "ark.ship.additional-special")  # fmt: skip
def test_a_contract_of_four_cutlery() -> None:
    board = table(stored={"food": 1, "cutlery": 5}, contracts={"cutlery": 4, "clothing": 2})
    board.ships(A, 6)
    board.step("turn.take", seat=A).answer("ship")
    assert board.why(1) == "ark.ship.cost-capacity", "a ship of 6 needs £6 even for four goods"
    board.answer(2, 1)
    assert board.why("deliver/clothing/2") == "ark.ship.contract.exact"
    assert board.open() == ["deliver/cutlery/4", "done"], "nothing goes without a contract"
    board.answer("deliver/cutlery/4")
    assert board[A].cash == 100 - 6 + 52 and board[A].space == 29
    assert board[A].contracts == {"clothing": 2} and board[A].goods == {"food": 1, "cutlery": 1}
    assert board.ask.code == "special.take"


@pytest.mark.rule("ark.example.ship-spaces", "ark.ship.cost-capacity", "ark.tile.accountant.ship")
def test_what_ships_cost() -> None:
    def spaces(capacity: int, *tiles: str) -> list[int]:
        board = table(*tiles, stored={"food": 8}, contracts={"food": 2 if capacity == 2 else 6})
        board.ships(A, capacity)
        board.step("turn.take", seat=A).answer("ship")
        return [board.figures.spaces[place] for place in board.open()]

    assert spaces(2) == [2, 4, 6, 8, 10] and spaces(6) == [6, 8, 10]
    assert spaces(6, "accountant") == [4, 6, 8, 10]
    board = table("accountant", stored={"food": 6}, contracts={"food": 6})
    board.ships(A, 6)
    board.take_turn(A, "ship", 6)
    assert (board.ask.lo, board.ask.hi) == (6, 8)  # type: ignore[attr-defined]


@pytest.mark.rule("ark.ship.space-stays-free", "ark.ship.needs-free-space", "ark.ship.no-reuse-fee")
def test_a_ship_leaves_its_space_free() -> None:
    board = table(stored={"food": 4, "clothing": 2}, contracts={"food": 4, "clothing": 2})
    board.ships(A, 4)
    board.place(A, "worker", 4)
    board.place(A, "quality", 8)
    board.step("turn.take", seat=A).answer("ship")
    assert board.why(1) == "ark.action.marker.one-space" and board.open() == [2, 4]
    board.answer(2, 1, "deliver/food/4", "none")
    assert board[A].spaces == ["", "worker", "", "quality", ""] and board[A].cash == 100 - 6 + 32
    sail(board, 6).answer("deliver/clothing/2")
    assert board[A].cash == 126 - 6 + 18, "no fee for using the ship again"
    full = table(stored={"food": 4}, contracts={"food": 4})
    full.ships(A, 4)
    for marker, cost in (("worker", 4), ("quality", 6), ("factory", 8), ("machines", 10)):
        full.place(A, marker, cost)  # type: ignore[arg-type]
    assert full.step("turn.take", seat=A).why("ship") == "ark.ship.needs-free-space"


@pytest.mark.rule("ark.example.contract-six-food", "ark.ship.two-ships-sum", "ark.ship.contract.several",
                  "ark.example.two-contracts-one-ship")  # fmt: skip
def test_two_ships_and_two_contracts() -> None:
    board = table(stored={"food": 4}, contracts={"food": 6})
    board.ships(A, 4)
    assert board.step("turn.take", seat=A).why("ship") == "ark.ship.needs"
    board = table(stored={"food": 6}, contracts={"food": 6})
    board.ships(A, 4, 2)
    board.step("turn.take", seat=A).answer("ship")
    assert board.open() == [2, 3, 4], "together they have room for 6 and cost so much"
    board.answer(2)
    assert board.open() == [3, 0] and board.why(1) == "ark.ship.needs"
    board.answer(3, "deliver/food/6")
    assert board[A].space == 28 and board[A].cash == 100 - 6 + 48
    both = table(stored={"cutlery": 4, "clothing": 2}, contracts={"cutlery": 4, "clothing": 2})
    both.ships(A, 6)
    sail(both, 6).answer("deliver/clothing/2", "deliver/cutlery/4")
    assert both[A].contracts == {} and both[A].space == 29 and both[A].cash == 100 - 6 + 18 + 52


@pytest.mark.rule("ark.factory.close.no-income-ship")
def test_nothing_is_shipped_without_a_factory() -> None:
    board = table(stored={"lamps": 2, "food": 2}, contracts={"lamps": 2, "food": 2})
    board.ships(A, 4)
    sail(board, 4)
    assert board.why("deliver/lamps/2") == "ark.factory.close.no-income-ship"


# --- tiles ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("ark.tile.office.bonus", "ark.example.office-57", "ark.tile.office.once", "ark.tile.office.not-empty")
def test_the_office() -> None:
    board = table("office", stored={"cutlery": 4}, contracts={"cutlery": 4})
    board.ships(A, 6)
    sail(board, 6).answer("deliver/cutlery/4")
    assert board[A].cash == 100 - 6 + 57
    two = table("office", stored={"cutlery": 4, "clothing": 2}, contracts={"cutlery": 4, "clothing": 2})
    two.ships(A, 4, 2)
    sail(two, 6, 3).answer("deliver/clothing/2", "deliver/cutlery/4")
    assert two[A].cash == 100 - 6 + 52 + 18 + 5
    empty = table("office", stored={"cutlery": 4}, contracts={"cutlery": 4})
    empty.ships(A, 4)
    sail(empty, 4).answer("done")
    assert empty[A].cash == 96 and empty[A].space == 30, "no ship sails empty"


@pytest.mark.rule("ark.tile.agent.plus-minus", "ark.tile.agent.capacity", "ark.example.agent-capacity",
                  "ark.tile.agent.income", "ark.tile.agent.several", "ark.example.agent-example")  # fmt: skip
def test_the_agent_in_the_colonies() -> None:
    board = table("agent", stored={"food": 7}, contracts={"food": 6})
    board.ships(A, 4)
    assert board.step("turn.take", seat=A).why("ship") == "ark.ship.needs"
    board.ships(A, 4, 4)
    sail(board, 8, 3)
    assert board.open() == ["deliver/food/6", "deliver/food/5", "deliver/food/7", "done"]
    board.answer("deliver/food/7")
    assert board[A].cash == 100 - 8 + 7 * 8
    two = table("agent", stored={"food": 5, "clothing": 1}, contracts={"food": 4, "clothing": 2})
    two.ships(A, 4, 2)
    sail(two, 6, 3)
    assert {"deliver/food/3", "deliver/food/5"} <= set(two.open())
    two.answer("deliver/food/5")
    assert two.open() == ["deliver/clothing/1", "done"]
    two.answer("deliver/clothing/1")
    assert two[A].contracts == {} and two[A].cash == 100 - 6 + 40 + 9


# --- in production ----------------------------------------------------------------------------------------------
def shipping(board: Board, left: int, good: str = "food") -> Board:
    """The shipping step with so many goods unsold."""
    board.state.cycle = ["food", "clothing", "cutlery", "lamps"].index(good)
    board.state.production = Production(sales=[Sale(seat=A, made=left, offered=left, shut=0, left=left)])
    return board.run(("shipping.ship", {"seat": A}), "shipping.stored", phase="production")


@pytest.mark.rule("ark.example.shipping-48", "ark.shipping.goods-sources", "ark.shipping.no-warehouse-needed",
                  "ark.shipping.no-admin-cost", "ark.shipping.income", "ark.shipping.price-drop",
                  "ark.shipping.capacity", "ark.shipping.choose-ships", "ark.shipping.whole-contract",
                  "ark.shipping.every-cycle")  # fmt: skip
def test_shipping_in_production() -> None:
    board = table(stored={"food": 3}, contracts={"food": 6})
    board.ships(A, 2, 4)
    shipping(board, 3)
    assert board.open() == [3, 0] and board.why(2) == "ark.ship.needs"
    board.answer(3, "deliver/food/6")
    assert board[A].cash == 148 and board[A].space == 28 and board[A].goods == {} and board[A].contracts == {}
    assert [ship.active for ship in board[A].ships] == [True, True]
    one = table(contracts={"food": 2})
    one.ships(A, 2, 4)
    one[A].posts = []
    shipping(one, 2)
    assert one.open() == [1, 2, 3, 0]
    one.answer(2, "deliver/food/2")
    assert one[A].space == 29, "only the ship that sails costs a space"


@pytest.mark.rule("ark.shipping.only-active", "ark.shipping.voluntary")
def test_only_the_active_good_is_shipped() -> None:
    board = table(stored={"food": 2, "clothing": 2}, contracts={"food": 2, "clothing": 2})
    board.ships(A, 4)
    shipping(board, 0, "food").answer(1)
    assert board.open() == ["deliver/food/2", "done"]
    board.answer("done")
    assert board[A].contracts == {"food": 4, "clothing": 2} and board[A].space == 30


@pytest.mark.rule("ark.tile.agent.production", "ark.example.agent-production-seven")
def test_the_agent_in_production() -> None:
    board = table("agent", contracts={"food": 6})
    board.ships(A, 6)
    shipping(board, 7).answer(1)
    assert board.open() == ["deliver/food/6", "deliver/food/5", "done"]
    assert board.why("deliver/food/7") == "ark.tile.agent.capacity"


@pytest.mark.rule("ark.tile.extrashifts.ship-timing", "ark.tile.extrashifts.production")
def test_extra_shifts_as_late_as_shipping() -> None:
    board = table("extra_shifts", contracts={"food": 4})
    board.ships(A, 4)
    shipping(board, 3)
    assert board.ask.code == "extra.shifts"
    board.answer("use", 1, "deliver/food/4")
    assert board[A].cash == 132 and board.held(A) == []


@pytest.mark.rule("ark.contract.rise", "ark.example.contract-four-to-six", "ark.contract.rise.after-chance",
                  "ark.contract.rise.only-active", "ark.contract.rise.no-exception")  # fmt: skip
def test_unserved_contracts_rise() -> None:
    board = table(contracts={"food": 4, "lamps": 2})
    shipping(board, 0, "food")
    assert board[A].contracts == {"food": 6, "lamps": 2} and board[A].space == 30
    shipping(board, 0, "lamps")
    assert board[A].contracts == {"food": 6, "lamps": 4}, "without a factory of the good, too"
    served = table(contracts={"food": 4})
    served.ships(A, 4)
    shipping(served, 4).answer(1, "deliver/food/4")
    assert served[A].contracts == {}


@pytest.mark.rule("ark.contract.rise.blocked-ten", "ark.contract.rise.blocked-limit")
def test_contracts_that_cannot_rise() -> None:
    board = table(contracts={"food": 10})
    shipping(board, 0)
    assert board[A].contracts == {"food": 10} and board[A].space == 28
    limited = table(contracts={"food": 6})
    limited[A].limit = 6
    shipping(limited, 0)
    assert limited[A].contracts == {"food": 6} and limited[A].space == 28


# --- the Production action --------------------------------------------------------------------------------------
def produce(board: Board, marker: str = "light_production") -> Board:
    return board.step("produce.work", seat=A, marker=marker)


@pytest.mark.rule("ark.prodaction.needs-gray", "ark.prodaction.one-factory", "ark.prodaction.light-two-lines",
                  "ark.prodaction.dark-four-lines", "ark.prodaction.lines-from-first",
                  "ark.prodaction.choose-lines", "ark.prodaction.any-space")  # fmt: skip
def test_where_goods_can_be_produced() -> None:
    board = table()
    assert "production" not in board.step("turn.take", seat=A).options()
    produce(board)
    goods = ("food", "clothing", "cutlery")
    assert board.open() == [*(f"produce/{good}/{n}" for good in goods for n in (1, 2)), "done"]
    produce(board, "dark_production")
    assert board.open() == [*(f"produce/{good}/{n}" for good in goods for n in (1, 2, 3, 4)), "done"]
    board[A].gray = ["light_production"]
    board.take_turn(A, "light_production", 2)
    assert board.ask.code == "produce.lines" and len(board.open()) == 7


@pytest.mark.rule("ark.example.production-action-line1", "ark.prodaction.pay-used-lines", "ark.prodaction.store",
                  "ark.prodaction.no-sale")  # fmt: skip
def test_production_on_one_line() -> None:
    board = Board(year=1800)
    board.factory(A, "food", level=3, workers=(1, 2), machines=(1,))
    board[A].posts = ["food"]
    board.wages(4)
    produce(board).answer("produce/food/1")
    assert board[A].cash == 100 - 4 - 1 and board[A].goods == {"food": 2} and board.stopped
    produce(board).answer("produce/food/2")
    assert board[A].cash == 95 - 12 - 1 and board[A].goods == {"food": 5}
    assert board.told("store.lost")[0]["n"] == 2


@pytest.mark.rule("ark.prodaction.excess-lost", "ark.storage.only-staffed", "ark.storage.decay",
                  "ark.tile.extrashifts.action", "ark.tile.extrashifts.good")  # fmt: skip
def test_what_cannot_be_stored_is_lost() -> None:
    board = table()
    board[A].posts = []
    produce(board).answer("produce/food/1")
    assert board[A].goods == {} and board.told("store.lost")[0]["n"] == 2
    extra = table("extra_shifts")
    extra[A].posts = ["row_2"]
    produce(extra).answer("produce/food/1", "use")
    assert extra[A].goods == {"food": 3} and extra.held(A) == []
    full = table("extra_shifts")
    full[A].posts = ["row_1"]
    produce(full).answer("produce/food/1", "use")
    assert full[A].goods == {"food": 2}, "the extra good needs a place, too"


@pytest.mark.rule("ark.tile.foreman.prodaction", "ark.tile.workshop.prodaction")
def test_foreman_and_workshop_in_the_production_action() -> None:
    board = Board(year=1780)
    board.factory(A, "lamps", workers=(2, 1), machines=(1, 2))
    board.tiles(A, "foreman", "workshop", at="lamps")
    board.wages(4)
    produce(board).answer("produce/lamps/2")
    assert board[A].cash == 100 - 3 * 2 - 1


# --- storage ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("ark.example.small-warehouse-full", "ark.tile.small.capacity", "ark.storage.no-fixed-place",
                  "ark.storage.discard")  # fmt: skip
def test_the_small_warehouse() -> None:
    board = table("small_warehouse", stored={"food": 2, "clothing": 1, "lamps": 3})
    board[A].posts = []
    board.step("store.settle", seat=A)
    assert board.ask.code == "store.keep" and board.ask.total == 5  # type: ignore[attr-defined]
    board.answer([1, 1, 3])
    assert board[A].goods == {"food": 1, "clothing": 1, "lamps": 3}
    both = table("small_warehouse", stored={"food": 9, "lamps": 3})
    both[A].posts = ["food", "row_1"]
    both.step("store.settle", seat=A)
    assert both.stopped and both[A].goods == {"food": 9, "lamps": 3}, "2 food and 1 lamps are over: 3 of 5"


@pytest.mark.rule("ark.tile.small.move", "ark.tile.small.no-factory-needed", "ark.extra.tile.effect-ends")
def test_goods_move_between_the_warehouses() -> None:
    board = table("small_warehouse", "office", "agent", "school", stored={"lamps": 4, "food": 1})
    board[A].posts = ["row_1"]
    board.display(patent=1)
    board.step("special.take", seat=A, additional=True, due=True, barred="").answer("tile/patent", "small_warehouse")
    assert board[A].goods == {"food": 1, "lamps": 2}, "as much as the large warehouse holds stays"


@pytest.mark.rule("ark.storage.no-restaffing")
def test_nobody_is_hired_when_goods_are_stored() -> None:
    board = table()
    board[A].posts = ["lamps"]
    shipping(board, 3)
    assert board.stopped and board[A].posts == ["lamps"] and board[A].goods == {}
