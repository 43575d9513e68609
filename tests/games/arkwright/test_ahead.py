"""What the view says of things to come is what comes: of a production, of an action, of contracts and importers."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core.composing import attempt
from pygame_core.games.arkwright import RULESET, targets
from pygame_core.games.arkwright.market import IMPORTER, Seller, rows, share_out
from pygame_core.kernel.book import Book
from pygame_core.kernel.chance import Chance
from pygame_core.kernel.table import Table
from pygame_core.present import Presenter
from tests.games.arkwright.board import A, B, Board


def laid(marker: str) -> Board:
    """Two companies with food, in the first one's turn."""
    board = Board(2)
    board.wanted("food", 4)
    board.factory(A, "food", full=2, price=5)
    board.factory(B, "food", full=3, price=4)
    board.state.importers["food"] = 2
    return board.take_turn(A, marker, 10)


def food(view: dict[str, Any]) -> dict[str, Any]:
    """A's offer of food."""
    return dict(view["market"][0]["strips"][0])


def settled(board: Board, said: dict[str, Any]) -> None:
    """The production brings what was said of it."""
    ahead, space, shares, loans = said["ahead"], board[A].space, board[A].shares, board[A].loans
    board.produce()
    assert board.sale(A).sold == ahead["sold"] and board.sale(A).made == said["makes"]
    assert board[A].cash == ahead["cash"]
    assert (board[A].shares, board[A].loans) == (shares - ahead["forced"], loans + ahead["borrowed"])
    if not ahead["forced"] + ahead["borrowed"]:
        assert board[A].space == space + ahead["rise"]
        assert board.table.view(A)["exchange"]["shares"][A]["value"] == ahead["value"]


# --- a production ---------------------------------------------------------------------------------------------
def test_a_production_is_told_as_things_stand() -> None:
    board = laid("worker")
    settled(board, food(board.table.view(A)))


@pytest.mark.parametrize(("cash", "shares"), [(100, 10), (0, 10), (0, 0)])
def test_wages_that_force_a_sale_or_loans_are_told(cash: int, shares: int) -> None:
    board = laid("worker")
    board.wages(5)
    board[A].cash, board[A].shares = cash, shares
    said = food(board.table.view(A))
    assert (said["ahead"]["forced"] > 0, said["ahead"]["borrowed"] > 0) == (cash == 0 and shares > 0, shares == 0)
    settled(board, said)


@pytest.mark.parametrize("hired", [0, 1, 2, 3, 4])
def test_an_answer_tried_on_a_copy_says_what_it_comes_to(hired: int) -> None:
    board = laid("worker")
    if board.ask.code == "worker.fire":
        asked_first: Any = board.ask
        board.answer([0] * len(asked_first.slots))
    asked: Any = board.ask
    answer = [hired if slot.value == "food" else 0 for slot in asked.slots]
    tried = attempt(board.table, A, [answer])
    assert tried.stood == 1
    said = food(tried.table.view(A))
    board.answer(answer)
    assert food(board.table.view(A)) == said
    settled(board, said)


@pytest.mark.parametrize("price", [3, 4, 6, 8])
def test_a_price_tried_on_a_copy_says_what_it_sells(price: int) -> None:
    board = laid("marketing")
    while board.ask.code != "price.set":
        board.answer("done")
    said = food(attempt(board.table, A, [price]).table.view(A))
    board.answer(price)
    assert said["appeal"] == board.appeal(A, "food") and said["price"] == price
    settled(board, said)


def test_a_price_stands_until_another_is_chosen() -> None:
    board = laid("marketing")
    while board.ask.code != "price.set":
        board.answer("done")
    decision: Any = Presenter(Book(board.table)).sections(A)["decision"]
    assert decision["opens"] == 5


# --- an action ------------------------------------------------------------------------------------------------
def matrix(board: Board, seat: int = A) -> dict[str, Any]:
    """What each marker does, by marker, as the page has it."""
    sections: Any = Presenter(Book(board.table)).sections(seat)
    reasons = [one["closed"] for one in sections["board/reasons"]]
    rows = {row["value"]: row for row in sections["board/acting"]["rows"]}
    for row in rows.values():
        for cell in row["cells"]:
            cell["closed"] = reasons[cell["why"]] if cell["why"] >= 0 else None
    return rows


def test_every_marker_says_what_it_would_do_on_every_space() -> None:
    board = Board(2)
    board.factory(A, "food", full=1)
    board.place(A, "machines", 8)
    board[A].gray = ["light_marketing"]
    board.ships(A, 4)
    board[A].goods = {"food": 4}
    board[A].contracts = {"food": 4}
    board.step("turn.take", seat=A)
    rows = matrix(board)
    assert [cell["effect"] for cell in rows["machines"]["cells"]] == [0, 1, 2, 2, 2]
    assert [cell["effect"] for cell in rows["marketing"]["cells"]] == [2, 4, 4, 4, 4]
    assert [cell["effect"] for cell in rows["ship"]["cells"]] == [0, 4, 4, 4, 4]
    assert [cell["total"] for cell in rows["machines"]["cells"]] == [4, 6, 8, 10, 12]
    assert (rows["machines"]["at"], rows["machines"]["fee"], rows["worker"]["at"]) == (3, 2, -1)
    then = RULESET.printed(board.game)["additional"]
    assert [then.get(rows[one]["kind"]) for one in ("factory", "exchange", "ship")] == ["price", "special", "special"]
    assert "investor" not in then
    taken = rows["worker"]["cells"][3]
    assert taken["closed"]["rule"] == "ark.action.marker.one-space" and "Machines" in taken["closed"]["text"]
    assert rows["machines"]["cells"][3]["closed"] is None


def test_every_cell_is_what_the_question_after_it_offers() -> None:
    """In games by lot: whatever the matrix says of a marker and a space, the two questions say."""
    table, chance = Table(RULESET, RULESET.mode(3, "waterframe", {"setup": "free"}), "matrix"), Chance("matrix")
    met = 0
    while table.result is None and table.position < 900:
        asked: Any = table.pending[0]
        if asked.code == "turn.marker":
            for row in table.view(asked.seat)["acting"]["rows"]:
                option = next(one for one in asked.options if one.value == row["value"])
                assert bool(option.why) == (row["why"] < 0)
                if option.why:
                    copy = table.fork()
                    copy.answer(asked.seat, row["value"])
                    following: Any = copy.pending[0]
                    told = [(bool(one.why), one.params["total"]) for one in following.options]
                    assert told == [(cell["why"] < 0, cell["total"]) for cell in row["cells"]]
                    met += 1
        table.answer(asked.seat, asked.sample(chance))
    assert met > 100


def test_the_matrix_lies_open_until_something_is_placed() -> None:
    board = Board(2)
    board.factory(A, "food", full=1)
    board.step("turn.take", seat=A)
    for viewer in (A, B, None):
        assert board.table.view(viewer)["acting"]["seat"] == A
    board.answer("exchange").answer(0)
    assert board.table.view(A)["acting"] is None and board.table.view(A)["reasons"] == []


def test_who_still_acts_is_counted() -> None:
    board = laid("worker")
    assert board.table.view(A)["decade"]["acting"] == 1
    board.state.phase = "cleanup"
    assert board.table.view(A)["decade"]["acting"] == 0


def test_what_can_be_paid_says_what_each_sum_reaches() -> None:
    board = Board(2)
    board.factory(A, "food", full=1)
    board.tiles(A, "accountant")
    board.step("turn.take", seat=A).answer("machines").answer(1)
    asked: Any = board.ask
    assert (asked.code, asked.lo, asked.hi) == ("turn.cost", 2, 6)
    assert asked.params["effects"] == [0, 1, 1, 1, 2]
    assert (asked.params["fee"], asked.params["unlock"]) == (0, 0)


# --- contracts and importers ----------------------------------------------------------------------------------
def test_a_contract_says_whether_it_could_be_served() -> None:
    board = laid("worker")
    board.ships(A, 4)
    board[A].goods, board[A].contracts = {"food": 3}, {"food": 4, "lamps": 2}
    [said, none, _, lamps] = [one["ahead"] for one in board.table.view(A)["companies"][A]["contracts"]]
    home = food(board.table.view(A))["ahead"]["sold"]
    assert said == {"makes": 3, "home": home, "stored": 3, "left": 6 - home, "room": 4}
    assert none is None and lamps == {"makes": 0, "home": 0, "stored": 0, "left": 0, "room": 4}


def test_the_next_economy_marker_is_told_by_what_nobody_has_seen() -> None:
    board = Board(2)
    printed, markers = board.figures.economy, board.state.economy["food"]
    for decade in range(5):
        board.state.decade, board.state.shown = decade, 1
        said = board.table.view(A)["market"][0]["importer"]["next"]
        left = [printed[marker] for marker in markers[decade + 1 :]]
        if decade == 4:
            assert said is None
            continue
        assert said["steps"] == [min(one.steps for one in left), max(one.steps for one in left)]
        assert said["workers"] == [min(one.workers for one in left), max(one.workers for one in left)]


def test_stored_goods_say_what_they_would_sell_before_they_are_offered() -> None:
    board = laid("worker")
    board[A].goods = {"food": 3}
    board.step("production.open")
    assert board.ask.code == "production.offer"
    more = next(one["more"] for one in board.table.view(A)["sale"]["sales"] if one["seat"] == A)
    assert len(more) == 3
    for n, sold in enumerate(more, 1):
        copy = board.table.fork()
        copy.answer(A, n)
        assert next(one["sold"] for one in copy.view(A)["sale"]["sales"] if one["seat"] == A) == sold


# --- the sale -------------------------------------------------------------------------------------------------
def test_a_sale_says_how_far_share_prices_rise_and_why() -> None:
    board = laid("worker")
    steps = {one["seat"]: one["steps"] for one in board.table.view(None)["sale"]["sales"]}
    before = [board[seat].space for seat in (A, B)]
    board.produce()
    assert [sum(steps[seat].values()) for seat in (A, B)] == [board[seat].space - before[seat] for seat in (A, B)]
    assert steps[B]["appeal"] == 1 and steps[A]["appeal"] == 0


def test_the_rows_of_a_sale_add_up_to_what_is_sold() -> None:
    sellers = [Seller(6, 3, 8), Seller(4, 3, 8), Seller(3, 4, 8)]
    walked = [*rows(8, sellers, importer=4)]
    assert [one.row for one in walked] == [6, 5, 4, 3]
    assert [one.left for one in walked] == [8, 7, 6, 3]
    assert walked[-1].selling == [1, 2, IMPORTER] and walked[-1].served == [1, IMPORTER, 2]
    sold, imported = share_out(8, sellers, importer=4)
    for number, count in [*enumerate(sold), (IMPORTER, imported)]:
        assert sum(number in one.served for one in walked) == count


def test_what_is_counted_at_once_is_what_the_rows_tell() -> None:
    chance = Chance("markets")
    for _ in range(600):
        sellers = [Seller(chance.below(14) - 3, chance.below(8), 6 + chance.below(3)) for _ in range(chance.below(5))]
        demand, importer = chance.below(16), chance.below(9)
        sold = [0] * (len(sellers) + 1)
        for row in rows(demand, sellers, importer):
            for number in row.served:
                sold[number] += 1
        assert share_out(demand, sellers, importer) == (sold[:IMPORTER], sold[IMPORTER])


def test_the_view_walks_the_rows_before_and_in_the_production() -> None:
    board = laid("worker")
    before = board.table.view(None)["sale"]
    assert not before["producing"]
    assert [sale["seat"] for sale in before["sales"]] == [A, B]
    assert (
        sum(len(row["served"]) for row in before["rows"])
        == sum(sale["sold"] for sale in before["sales"]) + (before["importer"])
    )
    last = before["rows"][-1]
    assert len(last["selling"]) > last["left"] and IMPORTER not in last["served"]


def test_events_that_nobody_knows_have_no_name() -> None:
    known = Board(4, bare=False).table.view(A)["decade"]["events"]
    assert all(one["event"] and one["id"] for one in known)
    hidden = Board(4, setup="shuffled", bare=False).table.view(A)["decade"]
    assert {(one["id"], one["event"]) for one in hidden["events"]} == {("", "")}
    assert hidden["reserve"] in (None, {"id": "", "event": "", "turned": False})


def test_a_reserve_that_all_know_still_lies_face_down() -> None:
    decade = Board(4, bare=False).table.view(None)["decade"]
    assert decade["reserve"] == {"id": targets.EVENT["crown_jubilee"], "event": "event.crown_jubilee", "turned": False}


def test_free_piers_are_in_the_view() -> None:
    board = Board()
    board.ships(A, 4)
    piers = board.table.view(A)["companies"][A]["piers"]
    assert [(one["capacity"], one["active"]) for one in piers] == [(4, True), (0, False)]
