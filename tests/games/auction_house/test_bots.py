"""What the computer players of the Auction House weigh, at positions laid out for it."""

from __future__ import annotations

import pytest

from pygame_core.games.auction_house import bots
from pygame_core.games.auction_house.story import ahead
from pygame_core.kernel.chance import Chance, ScriptedChance
from pygame_core.kernel.table import Table
from tests.games.auction_house.sale import (
    CALM,
    CHINA,
    INDIGO,
    SILK,
    TEA,
    house,
    keep,
    sale,
    sell_lots,
    table,
    to_market,
)  # fmt: skip

HANDS = (TEA, TEA, SILK, CHINA)


def bidding() -> Table:
    """Ann keeps two commissions for tea, which comes up first."""
    one = keep(table((TEA, SILK, CHINA), HANDS))
    one.answer(0, [0, 1, 2])
    return one


def test_a_second_crate_is_worth_less_than_the_first_that_fulfils_commissions() -> None:
    one = bidding()
    first = bots.gain(one.game, house(one, 0), TEA)
    house(one, 0).crates[TEA] = 1
    assert 0 < bots.gain(one.game, house(one, 0), TEA) < first
    assert bots.gain(one.game, house(one, 1), SILK) < first


def test_a_bid_is_weighed_by_its_chance_and_what_is_left() -> None:
    one = bidding()
    value, usual = bots.gain(one.game, house(one, 0), TEA), sale(one).prices[TEA] + 1
    found = bots.bid_hints(one.game, house(one, 0), TEA)
    assert [hint.answer for hint in found] == list(range(13))
    assert found[0].worth == pytest.approx(0.02 * value)
    assert found[4].worth == pytest.approx((4.5 / usual) ** 2 * (value - 4))
    assert found[usual].worth == pytest.approx(value - usual), "nobody is expected to bid more"


@pytest.mark.parametrize(("chance", "more"), [([1], 0), ([0, 0], -1), ([0, 1], 1)])
def test_a_quick_bid_is_the_best_at_a_glance_and_one_off_now_and_then(chance: list[int], more: int) -> None:
    one = bidding()
    worth = bots.gain(one.game, house(one, 1), SILK)
    best = min(sale(one).prices[SILK] + 1, round((2 * worth - 0.5) / 3))
    assert 1 < best < 12
    assert bots.quick_bid(one.game, house(one, 1), SILK, ScriptedChance(chance)) == best + more
    house(one, 1).cash = 1
    assert bots.quick_bid(one.game, house(one, 1), SILK, ScriptedChance([1])) == 1


def test_a_quick_bid_is_never_more_than_one_off() -> None:
    one = bidding()
    bids = [bots.quick_bid(one.game, house(one, 1), SILK, Chance(f"{n}")) for n in range(200)]
    usual = max(set(bids), key=bids.count)
    assert set(bids) == {usual - 1, usual, usual + 1} and bids.count(usual) > 150


def test_commissions_for_the_same_goods_are_preferred() -> None:
    one = table(hands=HANDS)
    found = {tuple(hint.answer): hint.worth for hint in bots.keep_hints(one.game, house(one, 0))}
    assert set(found) == {(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)}
    assert found[0, 1] == 10 and {worth for pair, worth in found.items() if pair != (0, 1)} == {7}


def test_the_lots_that_are_wanted_most_come_last() -> None:
    one = keep(table((TEA, SILK, CHINA), HANDS))
    [hint] = bots.hints(one.game, one.pending[0]) or []
    assert hint.answer[-1] == 0, "tea, for which both commissions ask"


def test_guards_save_whole_kinds_the_dearest_first() -> None:
    one = sell_lots(keep(table((TEA, SILK, CHINA), HANDS)), (1, 0, 0), (1, 0, 0), (1, 0, 0))
    mine = house(one, 0)
    assert bots.post(one.game, mine) == [1, 1, 0, 0], "two commissions ask for tea; silk and china are worth the same"
    sale(one).prices[CHINA] = 12
    assert bots.post(one.game, mine) == [1, 0, 1, 0]
    mine.crates[TEA] = 3
    posted = bots.post(one.game, mine)
    assert posted[0] == 0 and posted == [0, 1, 1, 0], "three crates cannot be saved by two guards"
    assert bots.risk(one.game, mine, [0, 1, 1, 0]) < bots.risk(one.game, mine, [0, 0, 0, 0])
    assert bots.risk(one.game, mine, [3, 1, 1, 0]) == 0


def test_crates_that_commissions_ask_for_are_bid_for_among_houses() -> None:
    one = sell_lots(keep(table((TEA, SILK, CHINA), HANDS)), (0, 2, 0), (0, 0, 2), (0, 0, 0))
    price = sale(one).prices[TEA]
    found = bots.proposals(one.game, 0)
    assert [deal[0]["n"] for deal in found] == [price + 1, price + 2, price + 3]
    assert all(deal[1] == {"kind": "crate", "from": 1, "to": 0, "good": TEA} for deal in found)
    house(one, 0).cash = price + 1
    assert len(bots.proposals(one.game, 0)) == 1
    house(one, 0).crates[TEA] = 1
    assert bots.proposals(one.game, 0) == []


def test_selling_is_weighed_against_keeping() -> None:
    one = keep(table((INDIGO, SILK, CHINA), HANDS, [3, 4, *CALM]))
    to_market(sell_lots(one, (1, 0, 0), (1, 0, 0), (0, 0, 1)))
    found = {hint.answer: hint.worth for hint in bots.sell_hints(one.game, house(one, 0))}
    assert set(found) == {"keep", SILK} and found["keep"] == 0, "the storm took the indigo"
    assert found[SILK] == pytest.approx(
        bots.earned(one.game, SILK, 1) - bots.at_a_glance(one.game, house(one, 0), SILK, 1)
    )


def test_the_last_round_is_announced_until_it_is_over() -> None:
    one = keep(table((TEA, SILK, CHINA), HANDS, [3, 4, *CALM] * 3))
    nothing = {"sale.arrange": [0, 1, 2], "sale.bid": 0, "storm.guard": [0, 0, 0, 0], "market.sell": "keep"}
    announced = {}
    while one.result is None:
        announced[sale(one).round.number] = [sentence.code for sentence in ahead(one.game, 0).next]
        one.answer(one.pending[0].seat, nothing[one.pending[0].code])
    assert announced == {1: [], 2: [], 3: ["ahead.last"]}
    assert ahead(one.game, 0).next == []


def test_what_a_seat_cannot_know_is_dealt_in_another_order_each_time() -> None:
    one = keep(table((TEA, SILK, CHINA), HANDS))
    imagined = [sale(one.imagine(0, Chance(f"{n}"))) for n in range(8)]
    assert len({tuple(other.bag) for other in imagined}) > 4
    assert len({tuple(other.houses[1].hand + other.houses[2].hand) for other in imagined}) > 4
    assert {tuple(other.houses[0].hand) for other in imagined} == {tuple(house(one, 0).hand)}
