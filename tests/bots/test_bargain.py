"""Bots and offers: they take what is worth it, and say in one line why."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core.bots import Deadline, Driver, make
from pygame_core.bots.chair import Chair
from pygame_core.games.registry import ruleset
from pygame_core.kernel.chance import Chance
from pygame_core.kernel.reasons import Refused
from pygame_core.kernel.table import Player, Table

TOY = "auction_house"


def coins(giver: int, taker: int, n: int) -> dict[str, Any]:
    return {"kind": "coins", "from": giver, "to": taker, "n": n}


def crate(giver: int, taker: int, good: str) -> dict[str, Any]:
    return {"kind": "crate", "from": giver, "to": taker, "good": good}


def sale(crates: dict[int, dict[str, int]], hands: dict[int, list[str]], bot: str = "steady") -> Table:
    """The first sale of a game, set up by hand; seat 1 is a bot."""
    rules = ruleset(TOY)
    players = [Player("Ann"), Player("Bot", bot), Player("Cat")]
    table = Table(rules, rules.mode(3, "season", {}), "1", players)
    game = table.unpack(*table.points[0])
    for seat, held in crates.items():
        game.state.houses[seat].crates.update(held)
    for seat, hand in hands.items():
        game.state.houses[seat].hand = hand + ["indigo"] * (4 - len(hand))
    table = Table.resume(rules, table.mode, "1", players, game, 0, [], [])
    for seat in range(3):
        table.answer(seat, [0, 1])
    return table


def test_an_offer_that_all_agree_on_is_carried_out_by_the_bots_word() -> None:
    table = sale({}, {})
    table.deal(2, "propose", [coins(2, 1, 3)])
    assert move_of_the_bot(table).move == ["deal", "accept", 1]
    assert [house.cash for house in table.game.state.houses] == [12, 15, 9]


def move_of_the_bot(table: Table) -> Any:
    played = Driver(table, {1: make(TOY, "steady")}).play_one()
    assert played is not None and not played.failed and played.seat == 1
    return played.move


def test_a_good_offer_is_accepted() -> None:
    table = sale({0: {"tea": 2}}, {1: ["tea", "tea"]})
    table.deal(0, "propose", [coins(1, 0, 4), crate(0, 1, "tea")])
    move = move_of_the_bot(table)
    assert move.move == ["deal", "accept", 1]
    assert move.why.code == "kernel.bot.why.deal_good" and move.why.params["gain"] > 0
    assert table.game.state.houses[1].crates["tea"] == 1


def test_a_bad_offer_is_declined_with_the_reason() -> None:
    table = sale({0: {"tea": 1}}, {1: ["silk", "silk"]})
    table.deal(0, "propose", [coins(1, 0, 12), crate(0, 1, "tea")])
    move = move_of_the_bot(table)
    assert move.move[:3] == ["deal", "reject", 1]
    assert move.why.code == "kernel.bot.why.deal_bad" and move.why.params["gain"] < 0


def test_who_declines_says_what_it_would_take_instead() -> None:
    """The price comes down as far as it must, and no further: that offer is accepted, one coin more is not."""
    bad = [coins(1, 0, 12), crate(0, 1, "tea")]
    table = sale({0: {"tea": 1}}, {1: ["silk", "silk"]})
    table.deal(0, "propose", bad)
    said = move_of_the_bot(table).move[3]
    assert said["code"] == "kernel.deal.why.bad"
    price = next(clause["n"] for clause in said["wants"] if clause["kind"] == "coins")
    assert said["wants"] == [crate(0, 1, "tea"), coins(1, 0, price)] and 0 < price < 12
    for asked, answer in ((price, "accept"), (price + 1, "reject")):
        again = sale({0: {"tea": 1}}, {1: ["silk", "silk"]})
        again.deal(0, "propose", [crate(0, 1, "tea"), coins(1, 0, asked)])
        assert move_of_the_bot(again).move[1] == answer


def test_nobody_is_asked_for_a_gift() -> None:
    """Who asks for money in return for nothing is not told to give some; another thing may be wanted for it."""
    table = sale({}, {1: ["silk", "silk"]})
    table.deal(0, "propose", [coins(1, 0, 2)])
    assert move_of_the_bot(table).move[3]["wants"] == []


def test_a_word_about_a_refusal_must_be_one_that_can_be_said() -> None:
    table = sale({0: {"tea": 1}}, {})
    table.deal(0, "propose", [crate(0, 1, "tea")])
    right = {"code": "kernel.deal.why.helps", "params": {"other": 2}, "wants": []}
    for wrong in ({}, [], {**right, "code": "x"}, {**right, "params": {}}, {**right, "wants": [{"kind": "coins"}]}):
        with pytest.raises(Refused):
            table.deal(1, "reject", 1, wrong)
    table.deal(1, "reject", 1, right)
    assert table.game.events[-1][4]["said"] == right


def test_an_offer_that_helps_another_more_is_declined() -> None:
    table = sale({}, {})
    table.deal(2, "propose", [coins(2, 1, 1), coins(2, 0, 5)])
    move = move_of_the_bot(table)
    assert move.move[:3] == ["deal", "reject", 1]
    assert move.why.code == "kernel.bot.why.deal_helps" and move.why.params == {"other": 0, "gain": 5}


def test_a_first_offer_may_be_countered_a_counter_offer_not() -> None:
    """The bot wants the tea that Ann has, but not at her price."""
    setup = {0: {"tea": 2}}, {0: ["china", "china"], 1: ["tea", "tea"]}
    table = sale(*setup)
    table.deal(0, "propose", [coins(1, 0, 12), crate(0, 1, "tea")])
    move = move_of_the_bot(table)
    assert move.move[:3] == ["deal", "counter", 1] and move.why.code == "kernel.bot.why.deal_counter"
    assert move.move[3][0]["n"] < 12
    number = table.game.deals["open"][0]["id"]
    table.deal(0, "counter", number, [coins(1, 0, 12), crate(0, 1, "tea")])
    assert move_of_the_bot(table).move[1] == "reject"


def test_a_bot_proposes_once_a_turn_and_never_to_its_own_loss() -> None:
    table = sale({0: {"tea": 2}}, {0: ["china", "china"], 1: ["tea", "tea"]})
    table.answer(0, [0, 1, 2])
    move = move_of_the_bot(table)
    assert move.move[:2] == ["deal", "propose"] and move.why.params["gain"] > 0
    table.deal(0, "reject", table.game.deals["open"][0]["id"])
    assert not Chair(table, 1, table.decision(1)).may_propose
    assert move_of_the_bot(table).move[0] == "answer"


def test_a_random_bot_makes_no_deals() -> None:
    table = sale({0: {"tea": 2}}, {})
    table.deal(0, "propose", [coins(0, 1, 5)])
    chair = Chair(table, 1, None)
    assert make(TOY, "random").move(chair, Chance("c"), Deadline()).move == ["deal", "reject", 1]
