"""The 2-player game: the neutral company in every phase."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from pygame_core.games.east_india_companies import RULESET
from pygame_core.kernel.chance import Chance
from pygame_core.kernel.table import Table
from tests.games.east_india_companies.board import A, B, Board, initiative, play_on

rule = pytest.mark.rule

N = 2
"""The neutral company."""
EUROPE = "investor.influence_europe"
EXPERTISE = "captain.expertise"


def fleet(board: Board) -> list[str]:
    return [board.t.tiles[ship.tile].id for ship in board[N].ships]


def cards(board: Board, card: str) -> Board:
    """This Agent card is on top."""
    board.state.agent_cards.remove(card)
    board.state.agent_cards.append(card)
    return board


def house(effects: list[str], agents: list[str]) -> dict[str, Any]:
    """Agent card 1 with other effects and boxes."""
    return {"agent_cards": {"agent_1": {"effects": effects, "agents": agents}}}


QUIET = ["trader.trading_spices", "trader.trading_coffee", "trader.trading_silk"]


def neutral_turn(effects: list[str], agents: list[str] | None = None, *, period: int = 1) -> Board:
    """A position in which the neutral company will play a card with these effects and boxes."""
    board = Board(2, period=period, house=house(effects, agents or QUIET))
    return cards(board, "agent_1")


def draw(board: Board) -> Board:
    return board.run("agents", "neutral.agents")


# --- set-up ---------------------------------------------------------------------------------------------------
@rule("eic.two.setup.base", "eic.two.setup.neutral_pieces", "eic.two.setup.neutral_cash", "eic.two.setup.neutral_value")
def test_the_neutral_company_is_set_up() -> None:
    board = Board(2)
    assert len(board.state.companies) == 3 and all(company.left == 6 for company in board.state.companies)
    neutral = board[N]
    assert fleet(board) == ["galleon", "galleon"] and len(neutral.stack) == 8
    assert (neutral.cash, neutral.sales, neutral.posts, len(neutral.agents), neutral.level) == (0, 0, 2, 3, 0)
    assert board.t.sales_track[neutral.marker] == 0 and board.t.values[neutral.value] == 4
    assert len(board.t.indies[2]["tea"].slots) == 12


@rule("eic.two.setup.cash", "eic.two.setup.neutral_initiative")
def test_starting_cash_with_two() -> None:
    firsts = set()
    for seed in range(12):
        state = Table(RULESET, RULESET.mode(2, None, None), seed).game.state
        assert state.initiative[2] == N
        assert [state.companies[seat].cash for seat in state.initiative] == [10, 11, 0]
        firsts.add(state.initiative[0])
    assert firsts == {A, B}


@rule("eic.two.setup.neutral_presidency")
def test_neutral_presidency_shares_are_out() -> None:
    board = Board(2)
    assert (board[N].presidency, board[N].mortgaged) == (0, 0)


@rule("eic.two.setup.cards")
def test_neutral_cards() -> None:
    board = Board(2)
    assert (len(board.state.agent_cards), len(board.state.destinations)) == (6, 9)
    for seats in (3, 4):
        other = Board(seats)
        assert other.state.agent_cards == other.state.destinations == []
        assert other.table.view(A)["neutral"] is None


# --- A. Agent phase -------------------------------------------------------------------------------------------
@rule("eic.two.agents.once")
def test_the_neutral_company_acts_once() -> None:
    board = Board(2)
    initiative(board, A, N, B)
    board.cash(20, 20)
    board.run("agents", ("agents.round", {"first": True}))
    order = []
    while not board.stopped:
        if board.ask.code == "agents.where":
            order.append((board.ask.seat, len(board.told("neutral.card"))))
        board.answer(next(iter(board.ask.answers())))
    assert [seat for seat, _ in order[:6]] == [A, B, A, B, A, B]
    assert [count for _, count in order] == [0] + [1] * (len(order) - 1)


@rule("eic.two.agents.card", "eic.two.place.three")
def test_a_card_from_top_to_bottom() -> None:
    board = draw(cards(Board(2), "agent_1"))
    told = [code for code in board.codes() if code.startswith(("neutral", "agents"))]
    assert told == [
        "neutral.card", "agents.discarded", "neutral.ship", "agents.posted",
        "neutral.placed", "neutral.placed", "neutral.placed",
    ]  # fmt: skip
    assert [told["box"] for told in board.told("neutral.placed")] == [
        "shipowner.ship", "governor.trading_post", "trader.trading_spices",
    ]  # fmt: skip
    again = Board(2, period=2)
    again.stand_at(N, "captain", "captain", "captain")
    draw(cards(again, "agent_1"))
    assert [agent.at for agent in again[N].agents] == [
        "shipowner.ship",
        "governor.trading_post",
        "trader.trading_spices",
    ]


@rule("eic.two.agents.card_gone")
def test_agent_cards_leave_the_game() -> None:
    table = Table(RULESET, RULESET.mode(2, None, None), 3)
    chance = Chance("play")
    while table.result is None:
        decision = table.pending[0]
        table.answer(decision.seat, decision.sample(chance))
    assert len(table.game.state.agent_cards) == 1
    drawn = [event.params["card"] for event in table.log(None) if event.code == "neutral.card"]
    assert len(set(drawn)) == 5


@rule("eic.two.effect.sail", "eic.two.effect.crate")
@pytest.mark.parametrize(("effect", "ship"), [("ship_sail", "packet_brig"), ("ship_crate", "great_indiaman")])
def test_the_fastest_or_the_largest(effect: str, ship: str) -> None:
    board = neutral_turn([effect, "dock_extension"], period=3)
    board.fleet(N, "galleon")
    board.fleet(A, "packet_brig")
    draw(board)
    assert fleet(board) == ["galleon", ship] and board[N].cash == 0


@rule("eic.two.effect.ship_fallback")
@pytest.mark.parametrize(
    ("used", "effect", "ship"),
    [
        ((), "ship_sail", "clipper"),
        (("clipper", "packet_brig"), "ship_sail", "steamship"),
        ((), "ship_crate", "steamship"),
        (("steamship", "great_indiaman"), "ship_crate", "east_indiaman"),
    ],
)
def test_the_best_older_ship(used: tuple[str, ...], effect: str, ship: str) -> None:
    board = neutral_turn([effect, "trading_post_1"], period=5)
    board.fleet(N)
    for kind in used:
        board[N].stack.remove(board.tile(kind))
        board[N].box.append(board.tile(kind))
    draw(board)
    assert fleet(board) == [ship]


@rule("eic.two.effect.ship_fallback")
def test_no_ship_left() -> None:
    board = neutral_turn(["ship_sail", "ship_crate"], period=5)
    board.fleet(N)
    board[N].box += board[N].stack
    board[N].stack = []
    draw(board)
    assert fleet(board) == [] and len(board.told("neutral.no_ship")) == 2


@rule("eic.two.effect.ship_dock")
def test_the_first_free_dock() -> None:
    board = neutral_turn(["ship_sail", "trading_post_1"])
    board.fleet(N, "galleon", "galleon")
    board[N].level = 1
    draw(board)
    assert [ship.dock for ship in board[N].ships] == [0, 1, 2] and fleet(board)[2] == "yacht"
    gap = neutral_turn(["ship_sail", "trading_post_1"])
    gap.fleet(N, "galleon", "galleon")
    gap[N].level = 1
    gap[N].ships[0].dock, gap[N].ships[1].dock = 1, 2
    draw(gap)
    assert fleet(gap)[0] == "yacht" and gap[N].ships[0].dock == 0


@rule("eic.two.effect.ship_oldest")
def test_without_a_dock_the_oldest_goes() -> None:
    board = neutral_turn(["ship_sail", "trading_post_1"], period=3)
    board.fleet(N, "galleon", "yacht")
    draw(board)
    assert fleet(board) == ["packet_brig", "yacht"]
    assert [ship.dock for ship in board[N].ships] == [0, 1]
    two = neutral_turn(["ship_sail", "trading_post_1"], period=3)
    draw(two)
    assert fleet(two) == ["packet_brig", "galleon"]
    late = neutral_turn(["ship_sail", "trading_post_1"], period=3)
    late.fleet(N, "frigate", "fluyt")
    draw(late)
    assert fleet(late) == ["frigate", "packet_brig"]


@rule("eic.two.effect.ship_oldest_tie")
@pytest.mark.parametrize(
    ("effect", "left"),
    [("ship_sail", ["packet_brig", "east_indiaman"]), ("ship_crate", ["frigate", "great_indiaman"])],
)
def test_equally_old_ships(effect: str, left: list[str]) -> None:
    board = neutral_turn([effect, "trading_post_1"], period=3)
    board.fleet(N, "frigate", "east_indiaman")
    draw(board)
    assert fleet(board) == left


@rule("eic.two.effect.dock", "eic.two.effect.dock_full")
@pytest.mark.parametrize(("level", "after"), [(0, 1), (1, 2), (2, 2)])
def test_dock_effect(level: int, after: int) -> None:
    board = neutral_turn(["dock_extension", "trading_post_1"])
    board[N].level = level
    draw(board)
    assert board[N].level == after


@rule("eic.two.effect.post")
def test_post_effect() -> None:
    board = draw(neutral_turn(["trading_post_3", "dock_extension"]))
    (post,) = board.told("agents.posted")
    assert post["zone"] == "india" and board[N].cash == 0 and board[N].posts == 1


@rule("eic.two.effect.post_blocked")
def test_a_post_that_cannot_be_placed() -> None:
    full = neutral_turn(["trading_post_1", "dock_extension"])
    full.posts(A, "canton")
    full.posts(B, "nagasaki")
    assert not draw(full).told("agents.posted")
    spent = neutral_turn(["trading_post_1", "dock_extension"])
    spent.posts(N, "madras", "batavia")
    assert not draw(spent).told("agents.posted")
    twice = neutral_turn(["trading_post_1", "dock_extension"])
    twice.posts(N, "canton")
    assert not draw(twice).told("agents.posted") and twice[N].posts == 1


@rule("eic.two.place.no_ability")
def test_neutral_agents_trigger_nothing() -> None:
    board = neutral_turn(
        ["dock_extension", "dock_extension"], ["governor.trading_post", EXPERTISE, "trader.trading_silk"]
    )
    draw(board)
    assert not board.told("agents.posted") and board[N].cash == 0 and board[N].posts == 2
    (ship,) = board.fleet(N, "yacht")
    board.load(ship, silk=1)
    board.run("selling", "selling.round")
    assert board.told("selling.sold")[0]["prices"] == [6], "no Trading bonus"


@rule("eic.two.place.bank_pays")
def test_the_bank_pays_who_is_joined() -> None:
    board = neutral_turn(["dock_extension", "dock_extension"], [EUROPE, *QUIET[:2]])
    board.cash(4, 4)
    board.stand_on(EUROPE, A)
    bank = board.t.coins - 8
    draw(board)
    assert (board[A].cash, board[B].cash, board[N].cash, board.state.bank) == (5, 4, 0, bank - 1)
    assert board.state.boxes[EUROPE] == [A, N]


@rule("eic.two.place.pay_bank")
def test_joining_the_neutral_agent_pays_the_bank() -> None:
    board = Board(2)
    board.cash(5, 5)
    board.stand_on("shipowner.dock_extension", N, B)
    board.run("agents", ("agents.turn", {"seat": A})).answer("shipowner.dock_extension")
    assert (board[A].cash, board[B].cash, board[N].cash) == (3, 6, 0)
    assert [told["to_seat"] for told in board.told("agents.fee")] == [[], [B]]


@rule("eic.two.place.influence_random", "eic.two.place.influence_look")
def test_neutral_first_on_influence() -> None:
    board = Board(2)
    board.stand_on(EUROPE, N, A)
    board.run(
        "navigation",
        ("market.draw", {"market": "europe"}),
        script=[["europe_01", "europe_02", "europe_03", "europe_04"]],
    )
    assert board.stopped and board.state.europe.card == "europe_04"
    assert board.table.view(A)["europe"]["card"]["values"]["spices"] == 1
    assert "values" not in board.table.view(B)["europe"]["card"]


@rule("eic.two.place.influence_after")
def test_neutral_second_on_influence() -> None:
    board = Board(2)
    board.stand_on(EUROPE, A, N, B)
    board.run("navigation", ("market.draw", {"market": "europe"}))
    assert board.ask.seat == A
    board.answer("europe_02")
    assert board.table.view(B)["europe"]["card"]["known"] and board.state.europe.seen == [A, B]


@rule("eic.two.place.expertise")
def test_neutral_on_expertise() -> None:
    board = Board(2)
    board.cash(0, 9)
    board.stand_on(EXPERTISE, N)
    board.run("agents", ("agents.turn", {"seat": B}), "exchange.open").answer(EXPERTISE)
    assert board[B].cash == 9 - 1 - 1
    assert board.state.initiative == [B, A, N]


# --- B. and C. ------------------------------------------------------------------------------------------------
@rule("eic.two.stock.inactive")
def test_the_neutral_company_has_no_turn_in_b() -> None:
    board = Board(2)
    initiative(board, A, N, B)
    board.cash(20, 20)
    board.run("exchange", ("exchange.turn", {"turn": 0}))
    assert board.ask.seat == A
    board.answer("pass")
    assert board.ask.seat == B
    board.answer("pass")
    assert board.stopped


@rule("eic.two.stock.buyable")
def test_neutral_shares_can_be_bought() -> None:
    board = Board(2)
    board.cash(20, 20)
    board.run("exchange", ("exchange.turn", {"turn": 0})).answer("swedish")
    assert (board[A].cash, board.t.values[board[N].value], board[N].left) == (16, 5, 5)


def sailing(*kinds: str, destination: str = "destination_1") -> Board:
    board = Board(2)
    board.no_ships()
    board.fleet(N, *kinds)
    board.state.destinations.remove(destination)
    board.state.destinations.append(destination)
    return board


@rule("eic.two.navigation.draw", "eic.two.navigation.reshuffle")
def test_a_card_for_each_neutral_ship() -> None:
    board = sailing("yacht", "fluyt", "frigate")
    board.run("navigation", "navigation.round")
    sent = board.told("neutral.sent")
    assert len({told["card"] for told in sent}) == 3
    assert board.stopped and len(board.state.destinations) == 9 and board.state.sailed == []
    assert len(set(board.state.destinations)) == 9


@rule("eic.two.navigation.leftmost", "eic.two.navigation.single", "eic.two.navigation.known", "eic.two.navigation.free")
def test_the_leftmost_ship_sails_first() -> None:
    board = sailing("yacht", "galleon", "fluyt", destination="destination_2")
    board[N].ships.pop(1)
    board.cash(5, 5)
    board.run("navigation", "neutral.sail")
    assert board.told("neutral.sent") == [{"seat": N, "ship": "yacht", "zone": "east_indies", "card": "destination_2"}]
    assert board.state.stacks["east_indies"] == [[N, board.tile("yacht")]]
    assert (board[A].cash, board[B].cash, board[N].cash) == (5, 5, 0)
    for seat in (A, B):
        view = board.table.view(seat)
        assert view["zones"][1]["stack"][0]["ship"] == "yacht"
        assert view["companies"][N]["ships"][0]["zone"] == "east_indies"


@rule("eic.two.navigation.free")
def test_neutral_trips_cost_nothing() -> None:
    board = sailing("yacht")
    board.run("navigation", "neutral.sail")
    assert board.told("neutral.sent")[0]["zone"] == "china"
    assert board.state.bank == board.t.coins and board[N].cash == 0


@rule("eic.two.navigation.posts", "eic.two.navigation.no_post")
@pytest.mark.parametrize(("post", "zone"), [("batavia", "east_indies"), ("canton", "china"), (None, "china")])
def test_a_list_of_posts(post: str | None, zone: str) -> None:
    board = sailing("yacht", destination="destination_4")
    if post:
        board.posts(N, post)
    board.posts(A, "madras")
    board.run("navigation", "neutral.sail")
    assert board.told("neutral.sent")[0]["zone"] == zone


# --- D. and E. ------------------------------------------------------------------------------------------------
def loading(kind: str, zone: str = "china", **rows: int) -> Board:
    board = Board(2)
    board.no_ships()
    (ship,) = board.fleet(N, kind)
    board.sail(N, zone, ship)
    ship.dock = -1
    board.rows("indies", **rows)
    return board


def load(board: Board, zone: str = "china") -> dict[str, int]:
    board.run("loading", ("loading.arrive", {"zone": zone}), "loading.next")
    return board[N].ships[0].cargo


@rule("eic.two.loading.order")
def test_neutral_ships_load_in_their_place() -> None:
    board = loading("packet_brig")
    (yacht,) = board.fleet(A, "yacht")
    board.sail(A, "china", yacht)
    board.cash(9, 9)
    load(board)
    assert board.ask.seat == A and board[N].ships[0].cargo == {"silk": 3}


@rule("eic.two.loading.primary", "eic.two.loading.free")
@pytest.mark.parametrize(("zone", "good"), [("china", "silk"), ("east_indies", "coffee"), ("india", "spices")])
def test_the_primary_good_comes_first(zone: str, good: str) -> None:
    board = loading("packet_brig", zone, silk=5)
    assert load(board, zone) == {good: 3}
    assert board[N].cash == 0 and board.state.bank == board.t.coins


@rule("eic.two.loading.tea")
def test_then_tea() -> None:
    assert load(loading("great_indiaman", silk=2, tea=6)) == {"silk": 2, "tea": 3}


@rule("eic.two.loading.full")
def test_as_much_as_there_is() -> None:
    assert load(loading("great_indiaman", silk=1, tea=2)) == {"silk": 1, "tea": 2}


@rule("eic.two.loading.cheapest")
def test_the_cheapest_cubes() -> None:
    board = loading("yacht", silk=5)
    (clipper,) = board.fleet(A, "galleon")
    board.sail(A, "china", clipper)
    board.cash(9, 9)
    load(board)
    assert board.ask.seat == A and board.options()["silk"].params["cost"] == 5


@rule("eic.two.loading.dock")
def test_the_first_ship_home_takes_the_first_dock() -> None:
    board = sailing("yacht", "frigate")
    for ship in board[N].ships:
        board.sail(N, "china", ship)
        ship.dock = -1
    load(board)
    assert [(board.t.tiles[ship.tile].id, ship.dock) for ship in board[N].ships] == [("frigate", 0), ("yacht", 1)]


@rule("eic.two.selling.order", "eic.two.selling.money")
def test_neutral_ships_unload_in_their_place() -> None:
    board = Board(2)
    board.no_ships()
    initiative(board, A, N, B)
    for company in (A, N, B):
        (ship,) = board.fleet(company, "yacht")
        board.load(ship, **({"coffee": 2} if company == N else {"tea": 1}))
    board.rows("europe", coffee=3)
    board.run("selling", "selling.round")
    assert [told["seat"] for told in board.told("selling.sold")] == [A, N, B]
    assert (board[N].sales, board[N].cash) == (13, 0)


@rule("eic.two.selling.warehouse_all")
def test_the_neutral_warehouse_is_sold() -> None:
    board = Board(2)
    board[N].level = 1
    board.store(N, tea=2)
    board.rows("europe", tea=13)
    board.run("selling", "selling.warehouses")
    assert board[N].store == {} and board[N].sales == 2


def neutral_cargo(level: int = 0, **cubes: int) -> Board:
    board = Board(2)
    board.no_ships()
    (ship,) = board.fleet(N, "fluyt")
    board[N].level = level
    board.load(ship, **cubes)
    return board


@rule("eic.two.selling.ship_all")
def test_a_neutral_ship_sells_everything() -> None:
    board = neutral_cargo(1, coffee=3)
    board.run("selling", "selling.round")
    assert board[N].store == {} and board.told("selling.sold")[0]["count"] == 3


@rule("eic.two.selling.store_full")
def test_neutral_cubes_are_stored_when_the_row_is_full() -> None:
    board = neutral_cargo(1, tea=2)
    board.rows("europe", tea=12)
    board.run("selling", "selling.round")
    assert board[N].store == {"tea": 1} and board[N].sales == 2


@rule("eic.two.selling.store_none")
def test_neutral_cubes_without_room_are_sold_at_one() -> None:
    board = neutral_cargo(0, tea=2)
    board.rows("europe", tea=13)
    board.run("selling", "selling.round")
    assert board[N].store == {} and board[N].sales == 2


@rule("eic.two.selling.leftmost")
def test_the_leftmost_of_equal_ships_unloads_first() -> None:
    board = Board(2)
    board.no_ships()
    _, first, _, second = board.fleet(N, "galleon", "east_indiaman", "fluyt", "yacht")
    board.load(first, coffee=1)
    board.load(second, tea=1)
    board.run("selling", "selling.round")
    assert [told["good"] for told in board.told("selling.sold")] == ["coffee", "tea"]


# --- F. and the end -------------------------------------------------------------------------------------------
def ended(period: int = 3) -> Board:
    board = Board(2, period=period)
    board.sales(23, 20, 32)
    return board


@rule("eic.two.end.ranked", "eic.two.end.marker", "eic.two.end.initiative", "eic.two.end.money")
def test_the_neutral_company_is_ranked() -> None:
    board = ended()
    board[N].marker = 0
    board.run("close", "close.ranking")
    assert [told["n"] for told in board.told("close.ranked")] == [2, 1, 0] and board.state.ranking == [N, A, B]
    assert board.t.values[board[N].value] == 6
    board.run("close", "close.markers")
    assert board.t.values[board[N].value] == 9 and board.t.sales_track[board[N].marker] == 30
    board.run("close", "close.initiative", "close.transfer")
    assert board.state.initiative == [B, A, N]
    assert (board[N].cash, board[N].sales, board.state.bank) == (0, 0, board.t.coins - 43)


@rule("eic.two.end.dividend")
def test_the_bank_pays_neutral_dividends() -> None:
    board = Board(2, period=5)
    initiative(board, N, A, B)
    board.value(N, 8)
    board.value(A, 10)
    board.value(B, 4)
    board.hold(A, N, 2)
    board.hold(B, A, 1)
    board.run("close", "close.payers")
    assert [(told["seat"], told["n"]) for told in board.told("close.dividend")] == [(N, 2), (A, 2)]
    assert (board[A].cash, board[B].cash, board[N].cash) == (0, 2, 0)


@rule("eic.two.score.no_winner", "eic.two.score.shares")
def test_neutral_shares_count_but_it_cannot_win() -> None:
    board = Board(2)
    board.value(N, 13)
    board.hold(A, N, 3)
    board.run("close", "end.score")
    result = board.table.result
    assert result is not None and result["order"] == [A, B] and len(result["scores"]) == 2
    assert {line["seat"] for line in result["lines"]} == {A, B}
    assert [line["n"] for line in result["lines"] if line["seat"] == A] == [8, 39, 0]


def test_all_agent_cards_can_be_played() -> None:
    for card in Board(2).t.agent_cards:
        board = draw(cards(Board(2, period=2), card))
        placed = Counter(box for box, entered in board.state.boxes.items() if N in entered)
        assert sum(placed.values()) == 3
        play_on(board)
