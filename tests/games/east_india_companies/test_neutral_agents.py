"""The 2-player game: the neutral company in the Agent phase, its cards, what they do, and where its Agents stand."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from pygame_core.games.east_india_companies import RULESET
from pygame_core.kernel.book import Book
from pygame_core.kernel.chance import Chance
from pygame_core.kernel.table import Table
from pygame_core.present import Presenter
from tests.games.east_india_companies.board import A, B, Board, N, initiative, play_on

rule = pytest.mark.rule

EUROPE = "investor.influence_europe"
EXPERTISE = "captain.expertise"


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
    assert board.kinds(N) == ["galleon", ship] and board[N].cash == 0


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
    assert board.kinds(N) == [ship]


@rule("eic.two.effect.ship_fallback")
def test_no_ship_left() -> None:
    board = neutral_turn(["ship_sail", "ship_crate"], period=5)
    board.fleet(N)
    board[N].box += board[N].stack
    board[N].stack = []
    draw(board)
    assert board.kinds(N) == [] and len(board.told("neutral.no_ship")) == 2


@rule("eic.two.effect.ship_dock")
def test_the_first_free_dock() -> None:
    board = neutral_turn(["ship_sail", "trading_post_1"])
    board.fleet(N, "galleon", "galleon")
    board[N].level = 1
    draw(board)
    assert [ship.dock for ship in board[N].ships] == [0, 1, 2] and board.kinds(N)[2] == "yacht"
    gap = neutral_turn(["ship_sail", "trading_post_1"])
    gap.fleet(N, "galleon", "galleon")
    gap[N].level = 1
    gap[N].ships[0].dock, gap[N].ships[1].dock = 1, 2
    draw(gap)
    assert gap.kinds(N)[0] == "yacht" and gap[N].ships[0].dock == 0


@rule("eic.two.effect.ship_oldest")
def test_without_a_dock_the_oldest_goes() -> None:
    board = neutral_turn(["ship_sail", "trading_post_1"], period=3)
    board.fleet(N, "galleon", "yacht")
    draw(board)
    assert board.kinds(N) == ["packet_brig", "yacht"]
    assert [ship.dock for ship in board[N].ships] == [0, 1]
    two = neutral_turn(["ship_sail", "trading_post_1"], period=3)
    draw(two)
    assert two.kinds(N) == ["packet_brig", "galleon"]
    late = neutral_turn(["ship_sail", "trading_post_1"], period=3)
    late.fleet(N, "frigate", "fluyt")
    draw(late)
    assert late.kinds(N) == ["frigate", "packet_brig"]


@rule("eic.two.effect.ship_oldest_tie")
@pytest.mark.parametrize(
    ("effect", "left"),
    [("ship_sail", ["packet_brig", "east_indiaman"]), ("ship_crate", ["frigate", "great_indiaman"])],
)
def test_equally_old_ships(effect: str, left: list[str]) -> None:
    board = neutral_turn([effect, "trading_post_1"], period=3)
    board.fleet(N, "frigate", "east_indiaman")
    draw(board)
    assert board.kinds(N) == left


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
    bank = board.figures.coins - 8
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


def test_all_agent_cards_can_be_played() -> None:
    for card in Board(2).figures.agent_cards:
        board = draw(cards(Board(2, period=2), card))
        placed = Counter(box for box, entered in board.state.boxes.items() if N in entered)
        assert sum(placed.values()) == 3
        play_on(board)


def details(board: Board) -> dict[Any, str]:
    """What the options of the question say in words, beside their names."""
    asked = Presenter(Book(board.table)).decision(board.ask)
    return {option["value"]: option.get("detail", "") for option in asked["options"]}


def at_box(box: str, *there: int) -> Board:
    board = Board(2)
    board.cash(20, 20)
    board.stand_on(box, *there)
    return board.run("agents", ("agents.turn", {"seat": A}))


@rule("eic.two.place.expertise")
def test_a_neutral_agent_on_expertise_leaves_the_first_place() -> None:
    assert details(at_box(EXPERTISE, N))[EXPERTISE] == "1 GP, then you go first; pay 1 GP to the bank"
    both = "1 GP, then you are number 2 in initiative; pay 1 GP to the players there; pay 1 GP to the bank"
    assert details(at_box(EXPERTISE, N, B))[EXPERTISE] == both


@rule("eic.two.place.influence_look")
def test_a_neutral_agent_on_influence_leaves_only_a_look() -> None:
    assert details(at_box(EUROPE, N))[EUROPE] == "look at the Europe card; pay 1 GP to the bank"
    assert details(at_box(EUROPE))[EUROPE] == "choose the Europe card"


@rule("eic.ability.dock.max")
def test_who_has_both_extensions_reads_that_a_third_gives_nothing() -> None:
    dock = "shipowner.dock_extension"
    assert details(at_box(dock))[dock] == "one more dock and warehouse space"
    board = Board(2)
    board[A].level = 2
    board.run("agents", ("agents.turn", {"seat": A}))
    assert details(board)[dock] == "you have both extensions: nothing more"
