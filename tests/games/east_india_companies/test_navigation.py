"""C. Navigation: the market cards with their Influence, and the expeditions."""

from __future__ import annotations

import pytest

from pygame_core.games.east_india_companies import RULESET
from pygame_core.kernel.table import Table
from tests.games.east_india_companies.board import A, B, Board, C, D, initiative

rule = pytest.mark.rule

INDIES = "governor.influence_indies"
EUROPE = "investor.influence_europe"


def draw(board: Board, market: str = "indies", script: list[object] | None = None) -> Board:
    return board.run("navigation", ("market.draw", {"market": market}), script=script)


def fleets(*ships: int, cash: int = 9) -> Board:
    """Each player has so many Galleons and Yachts."""
    board = Board(len(ships))
    board.no_ships()
    for seat, n in enumerate(ships):
        board.fleet(seat, *["yacht", "fluyt", "frigate", "clipper"][:n])
    board.cash(*[cash] * len(ships))
    return board


# --- the market cards -----------------------------------------------------------------------------------------
@rule("eic.navigation.cards.pile")
@pytest.mark.parametrize(("period", "pile"), [(1, "A"), (2, "B"), (3, "B"), (4, "C"), (5, "C")])
def test_the_pile_of_the_period(period: int, pile: str) -> None:
    board = draw(Board(period=period))
    assert board.state.indies.card in board.figures.piles["indies"][pile]


@rule("eic.navigation.cards.shuffle")
def test_the_pile_is_shuffled_before_the_draw() -> None:
    board = Board()
    draw(board, script=[["indies_04", "indies_03", "indies_01", "indies_02"]])
    assert board.state.indies.card == "indies_02"
    cards = set()
    for seed in range(8):
        table = Table(RULESET, RULESET.mode(4, None, None), seed)
        while table.game.state.phase.name != "loading":
            decision = table.pending[0]
            table.answer(decision.seat, next(iter(decision.answers())))
        cards.add(table.game.state.europe.card)
    assert len(cards) > 1


@rule("eic.navigation.cards.draw")
def test_one_card_lies_face_down_on_each_market() -> None:
    board = Board()
    board.run("navigation", ("market.draw", {"market": "europe"}), ("market.draw", {"market": "indies"}))
    for side in (board.state.indies, board.state.europe):
        assert len(side.piles["A"]) == 3 and side.card and not side.open
    for seat in (None, A, B, C, D):
        view = board.table.view(seat)
        assert view["indies"]["card"] == view["europe"]["card"] == {"open": False, "known": False, "seen": []}


@rule("eic.navigation.cards.random", "eic.navigation.cards.first")
def test_drawn_or_chosen() -> None:
    board = fleets(1, 1, 1, 1)
    board.stand_on(EUROPE, A)
    board.run("navigation", "navigation.open", script=[["indies_01", "indies_02", "indies_03", "indies_04"]])
    assert board.ask.seat == A and board.ask.params == {"market": "market.europe", "side": "europe"}
    board.answer("europe_03")
    assert board.state.europe.card == "europe_03" and board.state.indies.card == "indies_04"
    board.answer("india")
    steps = ("market.chosen", "market.drawn", "navigation.sent")
    assert tuple(code for code in board.codes() if code in steps) == steps
    assert [told["market"] for told in board.told("market.chosen") + board.told("market.drawn")] == [
        "market.europe",
        "market.indies",
    ]
    for seat in (A, B, C, D):
        assert not board.table.view(seat)["indies"]["card"]["known"]


@rule("eic.navigation.influence.europe_choose")
def test_the_first_on_the_investor_chooses_the_europe_card() -> None:
    board = Board()
    board.stand_on(EUROPE, C)
    draw(board, "europe")
    assert board.ask.seat == C
    assert board.open() == ["europe_01", "europe_02", "europe_03", "europe_04"]
    board.answer("europe_04")
    assert board.state.europe.card == "europe_04"


@rule("eic.navigation.influence.indies_choose")
def test_the_first_on_the_governor_chooses_the_indies_card() -> None:
    board = Board(period=2)
    board.state.indies.dice = {"tea": 4, "spices": 1, "coffee": 2, "silk": 3}
    board.stand_on(INDIES, B)
    draw(board)
    assert len(board.open()) == 8
    told = board.options()["indies_05"].params
    assert (told["tea"], told["tea_all"], told["silk"], told["silk_all"]) == (4, 8, 1, 4)
    board.answer("indies_09")
    assert board.state.indies.card == "indies_09"


@rule("eic.navigation.influence.peek", "eic.navigation.influence.secret")
def test_later_players_look_at_the_chosen_card() -> None:
    board = Board()
    board.stand_on(INDIES, B, A, C)
    draw(board).answer("indies_02")
    assert board.stopped, "nobody else is asked"
    for seat in (A, B, C):
        card = board.table.view(seat)["indies"]["card"]
        assert card["known"] and card["id"] == "card-indies_02" and card["values"]["spices"] == 3
        assert [event.params["spices"] for event in board.table.log(seat) if event.code == "market.looked"] == [3]
    for stranger in (D, None):
        assert "values" not in board.table.view(stranger)["indies"]["card"]
        assert not [event for event in board.table.log(stranger) if event.code == "market.looked"]
        assert "indies_02" not in str([event.params for event in board.table.log(stranger)])
    assert board.table.view(A)["indies"]["piles"] == {"A": 3, "B": 8, "C": 8}


@rule("eic.navigation.influence.rest", "eic.endperiod.prep.cards")
def test_unused_cards_stay_for_the_next_period() -> None:
    board = Board(period=2)
    board.stand_on(INDIES, B)
    draw(board).answer("indies_09")
    for seat in range(4):
        for box in ("captain.cartography", "trader.trading_silk", "investor.ship"):
            if any(agent.at == "" for agent in board[seat].agents):
                board.stand_on(box, seat)
    board.run("close", "close.prepare")
    side = board.state.indies
    assert side.card == "" and len(side.piles["B"]) == 7 and "indies_09" not in side.piles["B"]
    assert sum(map(len, side.piles.values())) == 19
    board.stand_on(INDIES, C)
    draw(board)
    assert len(board.open()) == 7 and "indies_09" not in board.open()


# --- expeditions ----------------------------------------------------------------------------------------------
@rule("eic.navigation.zones.three", "eic.navigation.hand.docked")
def test_ships_in_hand_and_zones() -> None:
    board = fleets(3, 0)
    left, *_ = board[A].ships
    board.leave(A, "china", left)
    board.run("navigation", "navigation.round")
    assert list(board.options()) == ["china", "east_indies", "india"]
    assert board.ask.params["n"] == 2
    board.answer("india")
    assert {option.params["ship"] for option in board.options().values()} == {"fluyt", "frigate"}


@rule("eic.navigation.turn.one", "eic.navigation.skip_done", "eic.navigation.end", "eic.navigation.all_sail")
def test_one_ship_a_turn_until_all_have_sailed() -> None:
    board = fleets(3, 1)
    board.state.companies = board.state.companies[:2]
    board.state.initiative = [A, B]
    board.run("navigation", "navigation.round")
    asked = []
    while not board.stopped:
        if board.ask.code == "navigation.zone":
            asked.append(board.ask.seat)
            assert "pass" not in board.options()
            board.answer("india")
        else:
            board.answer(board.open()[0])
    assert asked == [A, B, A, A]
    assert len(board.stack("india")) == 4


@rule("eic.navigation.turn.choice")
def test_any_ship_to_any_zone() -> None:
    board = Board()
    board.no_ships()
    board.fleet(A, "galleon", "galleon")
    board.cash(9, 0, 0, 0)
    board.run("navigation", "navigation.round").answer("china", "china")
    assert board.stack("china") == [[A, 0], [A, 1]] and board[A].cash == 5
    choice = fleets(2, 0)
    choice.run("navigation", "navigation.round").answer("china")
    assert choice.open() == [choice.tile("yacht"), choice.tile("fluyt")]
    choice.answer(choice.tile("fluyt"), "china")
    assert choice.stack("china") == [[A, choice.tile("fluyt")], [A, choice.tile("yacht")]]


@rule("eic.navigation.turn.face_down")
def test_ships_sail_face_down() -> None:
    board = fleets(3, 2)
    board.run("navigation", "navigation.round").answer("china", board.tile("frigate"))
    mine, other = board.table.view(A), board.table.view(B)
    assert mine["zones"][0]["stack"] == [{"company": "french", "id": "ship-french-4", "ship": "frigate"}]
    assert other["zones"][0]["stack"] == [{"company": "french"}]
    assert {ship["where"] for ship in other["companies"][A]["ships"]} == {"secret"}
    assert "frigate" not in str([event.params for event in board.table.log(B)])


@rule("eic.navigation.cost.china", "eic.navigation.cost.east_indies", "eic.navigation.cost.india")
@pytest.mark.parametrize(("zone", "ships", "paid"), [("china", 2, 4), ("east_indies", 3, 3), ("india", 3, 0)])
def test_what_trips_cost(zone: str, ships: int, paid: int) -> None:
    board = Board()
    board.no_ships()
    board.fleet(A, *["galleon", "galleon", "yacht"][:ships])
    board.cash(5, 0, 0, 0)
    board.run("navigation", "navigation.round")
    while not board.stopped:
        board.answer(zone if board.ask.code == "navigation.zone" else board.open()[0])
    assert board[A].cash == 5 - paid


@rule("eic.navigation.cost.unaffordable", "eic.navigation.cost.india")
def test_a_trip_must_be_paid() -> None:
    board = fleets(1, 0, cash=1)
    board.run("navigation", "navigation.round")
    assert board.open() == ["east_indies", "india"]
    assert board.refused("china") == "eic.navigation.cost.unaffordable"
    broke = fleets(1, 0, cash=0)
    broke.run("navigation", "navigation.round")
    assert broke.stopped, "only India is left, so there is no question"
    assert broke.stack("india") == [[A, broke.tile("yacht")]] and broke[A].cash == 0


@rule("eic.navigation.stack.order")
def test_later_ships_lie_on_top() -> None:
    board = fleets(1, 1, 1)
    initiative(board, C, A, B)
    board.run("navigation", "navigation.round").answer("east_indies", "east_indies", "east_indies")
    assert [owner for owner, _ in board.stack("east_indies")] == [C, A, B]


@rule("eic.loading.leave.no_travel")
def test_a_left_ship_pays_no_trip() -> None:
    board = fleets(1, 0)
    (ship,) = board[A].ships
    board.leave(A, "china", ship)
    board.run("navigation", "navigation.round")
    assert board.stopped and board[A].cash == 9
    board.run("loading", ("loading.arrive", {"zone": "china"}), "loading.next").answer("silk")
    assert ship.cargo == {"silk": 1}


def test_being_asked_for_a_ship_tells_the_others_nothing() -> None:
    """Two Galleons and a Yacht: whichever has sailed, the next turn asks for zone and ship."""
    for first in ("galleon", "yacht"):
        board = Board()
        board.no_ships()
        board.fleet(A, "galleon", "galleon", "yacht")
        board.cash(9, 0, 0, 0)
        board.run("navigation", "navigation.round").answer("china", board.tile(first))
        board.answer("china")
        assert board.ask.code == "navigation.ship"
