"""The Auction House, rule by rule; also an example of how a game is tested."""

from __future__ import annotations

import pytest

from pygame_core.games.auction_house.rules import worth
from pygame_core.kernel.decisions import Amount, Pick
from tests.games.auction_house.sale import (
    CALM,
    CHINA,
    INDIGO,
    SILK,
    TEA,
    bid,
    cash,
    crates,
    house,
    keep,
    refusal,
    sale,
    sell_lots,
    table,
    to_market,
)


@pytest.mark.rule("toy.setup.start")
@pytest.mark.parametrize(("scenario", "coins"), [("season", 12), ("lean_year", 7)])
def test_the_houses_begin_alike(scenario: str, coins: int) -> None:
    one = table(scenario=scenario)
    assert cash(one) == [coins] * 3
    assert sorted(sale(one).bag) == sorted([TEA, SILK, CHINA, INDIGO] * 9)
    assert set(sale(one).prices.values()) == {6}
    assert sale(one).bank == 300 - 3 * coins


# --- commissions ------------------------------------------------------------------------------------------------
@pytest.mark.rule("toy.commissions.keep")
def test_each_house_keeps_two_of_four_commissions() -> None:
    one = table(hands=[TEA, SILK, CHINA, INDIGO])
    assert [decision.seat for decision in one.pending] == [0, 1, 2]
    assert house(one, 0).hand == [TEA, SILK, CHINA, INDIGO]
    for wrong in ([0], [0, 1, 2], [0, 0], []):
        refusal(one.answer, 0, wrong)
    keep(one, [1, 3], [0, 1], [0, 1])
    assert house(one, 0).hand == [SILK, INDIGO]
    assert len(sale(one).spare) == 10


@pytest.mark.rule("toy.commissions.keep")
def test_commissions_are_secret() -> None:
    one = keep(table(hands=[TEA, SILK, CHINA, INDIGO]))
    hands = [one.view(seat)["hand"] for seat in (0, 1, None)]
    assert [card["good"] for card in hands[0]] == [TEA, SILK]
    assert hands[0] != hands[1] and hands[2] == []
    assert [row["commissions"] for row in one.view(1)["houses"]] == [2, 2, 2]


# --- the sale ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("toy.sale.lots")
def test_three_lots_are_drawn() -> None:
    one = keep(table([TEA, TEA, INDIGO]))
    assert sale(one).round.lots == [TEA, TEA, INDIGO]
    assert len(sale(one).bag) == 33


@pytest.mark.rule("toy.sale.lots", "toy.sale.passed")
def test_an_empty_bag_is_filled_with_what_was_sold() -> None:
    """Twelve rounds in which nobody bids empty the bag of 36 crates; the thirteenth sale needs the sold ones."""
    again = [TEA, SILK, CHINA, INDIGO] * 9
    one = keep(table(dice=[*[1, 1, *CALM] * 12, again, 1, 1, *CALM], rounds=150))
    for _ in range(12):
        to_market(sell_lots(one, (0, 0, 0), (0, 0, 0), (0, 0, 0)))
        for _ in range(3):
            one.answer(one.pending[0].seat, "keep")
    assert sale(one).round.number == 13
    assert sale(one).round.lots == [INDIGO, CHINA, SILK]
    assert len(sale(one).bag) == 33 and sale(one).sold == []


@pytest.mark.rule("toy.sale.arrange")
def test_the_auctioneer_orders_the_lots_and_the_office_goes_round() -> None:
    one = keep(table([TEA, SILK, CHINA, INDIGO, INDIGO, INDIGO], dice=[1, 1, *CALM]))
    assert [(decision.seat, decision.code) for decision in one.pending] == [(0, "sale.arrange")]
    one.answer(0, [2, 0, 1])
    assert sale(one).round.lots == [CHINA, TEA, SILK]
    for _ in range(3):
        bid(one, 0, 0, 0)
    for seat in range(3):
        one.answer(seat, "keep")
    assert [(decision.seat, decision.code) for decision in one.pending] == [(1, "sale.arrange")]


@pytest.mark.rule("toy.sale.bid")
def test_all_bid_at_once_up_to_their_coins() -> None:
    one = keep(table())
    one.answer(0, [0, 1, 2])
    assert [decision.seat for decision in one.pending] == [0, 1, 2]
    decision = one.decision(1)
    assert isinstance(decision, Amount) and (decision.lo, decision.hi) == (0, 12)
    refusal(one.answer, 1, 13)
    refusal(one.answer, 1, -1)
    before = [one.view(seat) for seat in range(3)]
    one.answer(1, 12)
    assert [one.view(seat) for seat in range(3)] == before
    assert not [event for event in one.log(0) if event.code == "sale.bid"]


@pytest.mark.rule("toy.sale.highest")
@pytest.mark.parametrize(
    ("bids", "winner"),
    [((1, 5, 3), 1), ((4, 4, 2), 0), ((2, 4, 4), 1), ((0, 0, 1), 2)],
)
def test_the_highest_bid_wins_and_is_paid(bids: tuple[int, int, int], winner: int) -> None:
    one = keep(table([TEA]))
    one.answer(0, [0, 1, 2])
    bid(one, *bids)
    assert crates(one, winner) == {TEA: 1}
    assert cash(one) == [12 - (bids[seat] if seat == winner else 0) for seat in range(3)]
    assert sale(one).bank == 264 + bids[winner]


@pytest.mark.rule("toy.sale.highest")
def test_a_tie_goes_to_the_auctioneer_then_to_its_left() -> None:
    one = keep(table([TEA, SILK, CHINA, INDIGO, INDIGO, INDIGO], dice=[1, 1, *CALM]))
    to_market(sell_lots(one, (0, 0, 0), (0, 0, 0), (0, 0, 0)))
    for seat in range(3):
        one.answer(seat, "keep")
    one.answer(1, [0, 1, 2])
    bid(one, 4, 4, 2)
    assert crates(one, 1) == {INDIGO: 1}
    bid(one, 3, 0, 3)
    assert crates(one, 2) == {INDIGO: 1}


@pytest.mark.rule("toy.sale.passed")
def test_what_nobody_wants_leaves_the_sale() -> None:
    one = keep(table([TEA]))
    one.answer(0, [0, 1, 2])
    bid(one, 0, 0, 0)
    assert sale(one).sold == [TEA]
    assert cash(one) == [12, 12, 12]


# --- the storm --------------------------------------------------------------------------------------------------
@pytest.mark.rule("toy.storm.guard")
def test_guards_stand_where_there_are_crates() -> None:
    one = sell_lots(keep(table([TEA, TEA, SILK], dice=[1, 1, *CALM])), (1, 0, 0), (1, 0, 0), (1, 0, 0))
    assert [(decision.seat, decision.code) for decision in one.pending] == [(0, "storm.guard")]
    assert refusal(one.answer, 0, [0, 0, 1, 0]) == "toy.storm.guard"
    refusal(one.answer, 0, [0, 2, 0, 0])
    refusal(one.answer, 0, [2, 1, 0, 0])
    one.answer(0, [2, 0, 0, 0])
    assert one.record[-1] == ["a", 0, [2, 0, 0, 0]]


def test_the_view_names_the_places_of_crates_as_the_question_does() -> None:
    one = sell_lots(keep(table()), (1, 0, 0), (1, 0, 0), (1, 0, 0))
    [asked] = one.pending
    stores = one.view(0)["houses"][0]["crates"]
    assert [stores[slot["value"]] for slot in asked.describe()["slots"]] == [
        {"id": slot["target"], "n": slot["cap"]} for slot in asked.describe()["slots"]
    ]


@pytest.mark.rule("toy.storm.guard")
def test_who_has_no_crates_posts_no_guards() -> None:
    one = sell_lots(keep(table(dice=[1, 1, *CALM])), (0, 1, 0), (0, 0, 0), (0, 0, 0))
    assert [decision.seat for decision in one.pending] == [1]
    one.answer(1, [0, 0, 0, 0])
    assert one.pending[0].code == "market.sell"


@pytest.mark.rule("toy.storm.strike")
@pytest.mark.parametrize(
    ("dice", "guards", "left"),
    [
        ([1, 1], [1, 0, 0, 0], {TEA: 1, SILK: 1}),
        ([1, 1], [2, 0, 0, 0], {TEA: 2, SILK: 1}),
        ([1, 2], [0, 0, 0, 0], {TEA: 1}),
        ([2, 4], [1, 1, 0, 0], {TEA: 2, SILK: 1}),
        ([3, 4], [0, 0, 0, 0], {TEA: 2, SILK: 1}),
    ],
)
def test_the_storm_takes_one_crate_that_is_not_guarded(
    dice: list[int], guards: list[int], left: dict[str, int]
) -> None:
    one = keep(table([TEA, TEA, SILK], dice=[*dice, *CALM]))
    to_market(sell_lots(one, (1, 0, 0), (1, 0, 0), (1, 0, 0)), {0: guards})
    assert crates(one, 0) == left
    assert len(sale(one).sold) == 3 - sum(left.values())
    assert not any(sale(one).round.guards[0].values()), "guards are taken back"


@pytest.mark.rule("toy.storm.strike")
def test_the_storm_strikes_every_house() -> None:
    one = keep(table([TEA, TEA, TEA], dice=[1, 2, *CALM]))
    to_market(sell_lots(one, (1, 0, 0), (0, 1, 0), (0, 0, 1)))
    assert [crates(one, seat) for seat in range(3)] == [{}, {}, {}]


# --- the market -------------------------------------------------------------------------------------------------
@pytest.mark.rule("toy.market.move")
def test_prices_move_with_the_dice() -> None:
    one = keep(table(dice=[1, 1, 1, 2, 3, 4]))
    to_market(sell_lots(one, (0, 0, 0), (0, 0, 0), (0, 0, 0)))
    assert sale(one).prices == {TEA: 5, SILK: 6, CHINA: 6, INDIGO: 7}


@pytest.mark.rule("toy.market.move")
def test_prices_stay_between_1_and_12() -> None:
    one = keep(table(dice=[1, 1, 6, 1, 2, 3] * 8, rounds=8))
    for _ in range(8):
        to_market(sell_lots(one, (0, 0, 0), (0, 0, 0), (0, 0, 0)))
        for _ in range(3):
            one.answer(one.pending[0].seat, "keep")
    assert sale(one).prices == {TEA: 12, SILK: 1, CHINA: 6, INDIGO: 6}


@pytest.mark.rule("toy.market.sell")
def test_each_further_crate_brings_one_coin_less() -> None:
    assert [worth(3, count, 1) for count in range(6)] == [0, 3, 5, 6, 7, 8]
    one = keep(table([TEA, TEA, TEA], dice=[2, 2, *CALM]))
    to_market(sell_lots(one, (1, 0, 0), (1, 0, 0), (1, 0, 0)))
    one.answer(0, TEA)
    assert cash(one) == [9 + 6 + 5 + 4, 12, 12]
    assert sale(one).prices[TEA] == 3
    assert crates(one, 0) == {} and sale(one).sold == [TEA] * 3


@pytest.mark.rule("toy.market.sell")
def test_one_kind_or_nothing_in_turn_from_the_auctioneer() -> None:
    one = keep(table([TEA, SILK, CHINA, INDIGO, INDIGO, INDIGO], dice=[4, 4, *CALM, 1, 1, *CALM]))
    to_market(sell_lots(one, (1, 0, 0), (1, 0, 0), (0, 1, 0)))
    decision = one.decision(0)
    assert isinstance(decision, Pick)
    assert [option.value for option in decision.options if option.why] == [TEA, SILK, "keep"]
    assert refusal(one.answer, 0, CHINA) == "toy.market.sell"
    one.answer(0, TEA)
    assert [decision.seat for decision in one.pending] == [1]
    one.answer(1, "keep")
    one.answer(2, "keep")
    assert crates(one, 0) == {SILK: 1} and crates(one, 1) == {CHINA: 1}
    to_market(sell_lots(one, (0, 0, 0), (0, 0, 0), (0, 0, 0)))
    assert one.pending[0].seat == 1


@pytest.mark.rule("toy.market.sell")
def test_the_price_falls_to_1_at_the_lowest() -> None:
    one = keep(table([TEA] * 9, dice=[2, 2, 1, 3, 3, 3] * 3, rounds=5))
    for first in range(3):
        bids = tuple(int(seat == 0) for seat in range(3))
        to_market(sell_lots(one, bids, bids, bids))
        for _ in range(3):
            seat = one.pending[0].seat
            one.answer(seat, TEA if seat == 0 and first == 2 else "keep")
    assert sale(one).prices[TEA] == 1


# --- loans ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("toy.loan.take")
def test_a_loan_can_be_taken_while_another_is_asked() -> None:
    one = sell_lots(keep(table([TEA])), (12, 0, 0))
    assert cash(one)[0] == 0
    one.act(0, ["loan.take"])
    assert cash(one)[0] == 6 and house(one, 0).loans == 1
    decision = one.decision(0)
    assert isinstance(decision, Amount) and decision.hi == 6, "what is lent can be bid at once"


@pytest.mark.rule("toy.loan.limit")
def test_a_house_has_two_loans_at_most() -> None:
    one = keep(table())
    one.act(2, ["loan.take"])
    one.act(2, ["loan.take"])
    assert refusal(one.act, 2, ["loan.take"]) == "toy.loan.limit"
    one.act(1, ["loan.take"])
    assert cash(one) == [12, 18, 24]


# --- deals ------------------------------------------------------------------------------------------------------
def coins(giver: int, taker: int, n: int) -> dict[str, object]:
    return {"kind": "coins", "from": giver, "to": taker, "n": n}


def crate(giver: int, taker: int, good: str) -> dict[str, object]:
    return {"kind": "crate", "from": giver, "to": taker, "good": good}


@pytest.mark.rule("toy.deal.window")
def test_houses_deal_during_the_sale_and_on_the_market_only() -> None:
    one = table(dice=[3, 3, *CALM])
    assert refusal(one.deal, 0, "propose", [coins(0, 1, 1)]) == "toy.deal.window"
    sell_lots(keep(one), (1, 0, 0))
    one.deal(0, "propose", [crate(0, 1, TEA), coins(1, 0, 3)])
    one.deal(1, "accept", 1)
    assert (cash(one), crates(one, 1)) == ([14, 9, 12], {TEA: 1})
    bid(one, 0, 0, 0)
    bid(one, 0, 0, 0)
    assert one.pending[0].code == "storm.guard"
    assert refusal(one.deal, 0, "propose", [coins(0, 1, 1)]) == "toy.deal.window"
    to_market(one)
    one.deal(0, "propose", [coins(0, 1, 1)])


@pytest.mark.rule("toy.deal.coins")
def test_coins_promised_must_be_there() -> None:
    one = sell_lots(keep(table()), (8, 0, 0))
    assert refusal(one.deal, 0, "propose", [coins(0, 1, 5)]) == "toy.deal.coins"
    assert refusal(one.deal, 0, "propose", [coins(0, 1, 0)]) == "toy.deal.coins"
    one.deal(0, "propose", [coins(0, 1, 4)])
    bid(one, 1, 0, 0)
    assert one.game.deals["open"] == [], "with the coins gone the offer lapses"


@pytest.mark.rule("toy.deal.crate")
def test_a_crate_given_must_be_held() -> None:
    one = sell_lots(keep(table([TEA])), (1, 0, 0))
    assert refusal(one.deal, 1, "propose", [crate(1, 0, TEA)]) == "toy.deal.crate"
    assert refusal(one.deal, 0, "propose", [crate(0, 1, "gold")]) == "toy.deal.crate"
    one.deal(0, "propose", [crate(0, 1, TEA), crate(0, 1, TEA)])
    assert refusal(one.deal, 1, "accept", 1) == "toy.deal.crate"
    assert crates(one, 0) == {TEA: 1}


# --- counting out -----------------------------------------------------------------------------------------------
@pytest.mark.rule("toy.end.score", "toy.loan.take")
def test_houses_are_counted_out() -> None:
    """Coins, a coin for each crate, 5 for a commission whose goods are held, less 8 for a loan."""
    one = keep(table([TEA, TEA, SILK], [TEA, CHINA], dice=[4, 4, *CALM] * 3))
    one.act(0, ["loan.take"])
    for bids in ([(5, 0, 0), (3, 0, 0), (0, 2, 0)], [(0, 0, 0)] * 3, [(0, 0, 0)] * 3):
        to_market(sell_lots(one, *bids))
        for _ in range(3):
            one.answer(one.pending[0].seat, "keep")
    assert one.result is not None
    assert house(one, 0).hand == [TEA, CHINA]
    silk_commissions = house(one, 1).hand.count(SILK)
    assert one.result["scores"] == [10 + 2 + 5 - 8, 10 + 1 + 5 * silk_commissions, 12]
    lines = {line["code"]: line["n"] for line in one.result["lines"] if line["seat"] == 0}
    assert lines == {"score.cash": 10, "score.crates": 2, "score.commissions": 5, "score.loans": -8}


@pytest.mark.rule("toy.end.score")
def test_two_commissions_for_the_same_goods_pay_twice() -> None:
    one = keep(table([TEA, SILK, CHINA], [TEA, TEA], dice=[4, 4, *CALM] * 3))
    for bids in ([(2, 0, 0), (0, 0, 0), (0, 0, 0)], [(0, 0, 0)] * 3, [(0, 0, 0)] * 3):
        to_market(sell_lots(one, *bids))
        for _ in range(3):
            one.answer(one.pending[0].seat, "keep")
    assert one.result is not None
    assert one.result["scores"][0] == 10 + 1 + 10
    assert one.result["winners"] == [0]


@pytest.mark.rule("toy.end.score")
def test_a_tie_goes_to_who_would_be_auctioneer_next() -> None:
    one = keep(table(dice=[4, 4, *CALM] * 5, rounds=5))
    for _ in range(5):
        to_market(sell_lots(one, (0, 0, 0), (0, 0, 0), (0, 0, 0)))
        for _ in range(3):
            one.answer(one.pending[0].seat, "keep")
    assert one.result is not None
    assert one.result["scores"] == [12, 12, 12]
    assert one.result["order"] == [2, 0, 1]
    assert one.result["winners"] == [2]
