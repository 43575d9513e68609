"""Deals: proposed, countered, agreed, refused, taken back, lapsed; all or nothing; and a part of the record."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import pytest

from pygame_core.kernel import deals
from pygame_core.kernel.decisions import Option, Pick
from pygame_core.kernel.entering import enter_all
from pygame_core.kernel.game import Steps
from pygame_core.kernel.history import verify
from pygame_core.kernel.reasons import OPEN, Closed, Reason, Refused
from pygame_core.kernel.table import Table
from tests.kernel.tiny import TRADE, G, card, codes, coins, finish, note, planned, rules, table, words


def market(seats: int = 3, trade: deals.Trade | None = TRADE) -> Table:
    """Somebody is asked while all may deal; answering `shut` closes the window, `rob` empties seat 1's purse."""
    steps = Steps()

    @steps("ask")
    def ask(game: G) -> Generator[Any, Any, None]:
        said = yield lambda: Pick(0, "ask", [Option("shut"), Option("rob"), Option("end"), Option("wait")])
        note(game, said)
        if said == "end":
            finish(game)
            return
        if said == "shut":
            game.state.shut = True
        if said == "rob":
            game.state.purses[0] += game.state.purses[1]
            game.state.purses[1] = 0
        game.next(ask)

    return table(rules(steps, [planned(ask)], trade=trade), seats)


def refused(call: Any, *arguments: Any) -> str:
    with pytest.raises(Refused) as caught:
        call(*arguments)
    return caught.value.reason.rule


def offers(of: Table) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = of.game.deals["open"]
    return found


def test_two_agree_and_it_is_done() -> None:
    one = market()
    one.deal(0, "propose", [coins(0, 1, 4), card(1, 0, "card1")])
    assert offers(one) == [
        {
            "id": 1,
            "by": 0,
            "parties": [0, 1],
            "clauses": [coins(0, 1, 4), card(1, 0, "card1")],
            "agreed": [0],
            "counters": 0,
        }
    ]
    one.deal(1, "accept", 1)
    assert offers(one) == []
    assert one.game.state.purses == [6, 14, 10]
    assert one.game.state.hands[0] == ["card0", "card1"]
    assert codes(one) == ["kernel.deal.proposed", "kernel.deal.made"]


def test_all_parties_must_agree() -> None:
    one = market()
    one.deal(0, "propose", [coins(0, 1, 1), coins(1, 2, 1), coins(2, 0, 1)])
    one.deal(2, "accept", 1)
    assert one.game.state.purses == [10, 10, 10]
    assert refused(one.deal, 2, "accept", 1) == "kernel.deal.agreed"
    assert refused(one.deal, 0, "accept", 1) == "kernel.deal.agreed"
    one.deal(1, "accept", 1)
    assert codes(one) == ["kernel.deal.proposed", "kernel.deal.agreed", "kernel.deal.made"]


def test_a_counter_takes_the_place_of_the_offer() -> None:
    one = market()
    one.deal(0, "propose", [coins(0, 1, 1)])
    one.deal(1, "counter", 1, [coins(0, 1, 3)])
    assert [(offer["id"], offer["by"], offer["counters"]) for offer in offers(one)] == [(2, 1, 1)]
    assert refused(one.deal, 1, "accept", 1) == "kernel.deal.gone"
    one.deal(0, "accept", 2)
    assert one.game.state.purses == [7, 13, 10]


def test_a_counter_that_cannot_stand_leaves_the_offer_open() -> None:
    one = market()
    one.deal(0, "propose", [coins(0, 1, 1)])
    before = one.digest()
    assert refused(one.deal, 1, "counter", 1, [coins(0, 1, 11)]) == "tiny.deal.coins"
    assert refused(one.deal, 1, "counter", 1, [coins(0, 2, 1)]) == "kernel.deal.not_party"
    assert one.digest() == before
    assert [offer["id"] for offer in offers(one)] == [1]


def test_only_the_others_decline_and_only_its_maker_withdraws() -> None:
    one = market()
    for _ in range(2):
        one.deal(0, "propose", [coins(0, 1, 1)])
    assert refused(one.deal, 0, "reject", 1) == "kernel.deal.not_party"
    assert refused(one.deal, 2, "reject", 1) == "kernel.deal.not_party"
    assert refused(one.deal, 2, "accept", 1) == "kernel.deal.not_party"
    assert refused(one.deal, 2, "counter", 1, [coins(2, 1, 1)]) == "kernel.deal.not_party"
    assert refused(one.deal, 1, "withdraw", 1) == "kernel.deal.not_yours"
    one.deal(1, "reject", 1)
    one.deal(0, "withdraw", 2)
    assert offers(one) == []
    assert codes(one)[2:] == ["kernel.deal.rejected", "kernel.deal.withdrawn"]


def test_words_are_said_and_kept_in_sight() -> None:
    one = market()
    one.deal(0, "propose", [words(0, 1, "I vote for you"), coins(1, 0, 2)])
    assert one.game.deals["words"] == []
    one.deal(1, "accept", 1)
    assert one.game.deals["words"] == [{"from": 0, "to": 1, "text": "I vote for you"}]
    assert refused(one.deal, 0, "propose", [words(0, 1, "  ")]) == "kernel.deal.words"
    assert refused(one.deal, 0, "propose", [words(0, 1, "x" * 281)]) == "kernel.deal.words"


def test_a_game_may_do_without_words() -> None:
    mute = deals.Trade(TRADE.window, TRADE.kinds, TRADE.gives, words=False)
    assert refused(market(trade=mute).deal, 0, "propose", [words(0, 1, "psst")]) == "kernel.deal.kind"


def test_what_becomes_impossible_lapses_with_its_reason() -> None:
    one = market()
    one.deal(0, "propose", [coins(1, 0, 5)])
    one.deal(2, "propose", [coins(2, 0, 5)])
    one.answer(0, "rob")
    assert [offer["by"] for offer in offers(one)] == [2]
    line = one.log(0)[-1]
    assert line.code == "kernel.deal.lapsed"
    assert line.params["why"] == {"rule": "tiny.deal.coins", "params": {"n": 0}}
    one.answer(0, "shut")
    assert offers(one) == []
    assert one.log(0)[-1].params["why"]["rule"] == "tiny.deal.shut"


def test_one_deal_can_make_another_impossible() -> None:
    one = market()
    one.deal(1, "propose", [card(1, 0, "card1")])
    one.deal(1, "propose", [card(1, 2, "card1")])
    one.deal(2, "accept", 2)
    assert offers(one) == []
    assert codes(one)[-1] == "kernel.deal.lapsed"


def test_a_lapsed_offer_stays_lapsed_after_a_refused_move() -> None:
    """A checkpoint may lie between the answer and its lapsing offers."""
    one = market()
    for _ in range(11):
        one.answer(0, "wait")
    one.deal(1, "propose", [coins(1, 0, 5)])
    one.answer(0, "rob")
    before, log = one.digest(), codes(one)
    refused(one.deal, 0, "accept", 1)
    assert (one.digest(), codes(one)) == (before, log)
    assert one.branch().digest() == one.fork().digest() == before
    one.answer(0, "wait")
    assert codes(one).count("kernel.deal.lapsed") == 1


def test_a_deal_holds_wholly_or_not_at_all() -> None:
    """Each clause alone can be kept, both together cannot."""
    one = market()
    one.deal(0, "propose", [coins(0, 1, 6), coins(0, 1, 6)])
    before = one.digest()
    assert refused(one.deal, 1, "accept", 1) == "tiny.deal.coins"
    assert one.digest() == before
    assert one.game.state.purses == [10, 10, 10]
    assert [offer["agreed"] for offer in offers(one)] == [[0]]


def test_what_one_clause_brings_the_next_may_give_on() -> None:
    one = market()
    one.deal(0, "propose", [coins(0, 1, 10), words(1, 0, "thanks")])
    one.deal(1, "accept", 1)
    assert one.game.state.purses == [0, 20, 10]
    one.deal(0, "propose", [words(0, 1, "lend me"), card(0, 1, "card0")])
    one.deal(1, "accept", 2)
    assert one.game.state.hands == [[], ["card1", "card0"], ["card2"]]


RING = [coins(0, 1, 10), coins(1, 2, 15), card(2, 0, "card2")]
"""Seat 1 pays more on than it has before."""


def test_what_a_line_brings_pays_for_the_next_before_anybody_agrees() -> None:
    one = market()
    one.deal(0, "propose", RING)
    assert offers(one)[0]["chain"] and offers(one)[0]["parties"] == [0, 1, 2]
    one.deal(1, "accept", 1)
    assert one.game.state.purses == [10, 10, 10]
    one.deal(2, "accept", 1)
    assert one.game.state.purses == [0, 5, 25] and one.game.state.hands[0] == ["card0", "card2"]


def test_lines_that_do_not_hold_as_a_whole_are_refused() -> None:
    one = market()
    before = one.digest()
    assert refused(one.deal, 0, "propose", [coins(0, 1, 10), coins(1, 2, 21)]) == "tiny.deal.coins"
    assert one.digest() == before


def test_a_ring_holds_in_whatever_order_its_lines_stand() -> None:
    made = []
    for ring in (RING, RING[::-1]):
        one = market()
        one.deal(0, "propose", ring)
        for other in offers(one)[0]["parties"][1:]:
            one.deal(other, "accept", 1)
        assert codes(one)[-1] == "kernel.deal.made"
        made.append(one.view(None))
    assert made[0] == made[1]


def test_a_chain_stands_until_it_cannot_be_carried_out_as_a_whole() -> None:
    one = market()
    one.deal(2, "propose", [coins(2, 0, 10), coins(0, 2, 15)])
    one.answer(0, "wait")
    assert [offer["id"] for offer in offers(one)] == [1]
    one.deal(0, "propose", [coins(0, 1, 10)])
    one.deal(1, "accept", 2)
    assert offers(one) == [], "seat 0 has nothing left to add"
    assert codes(one)[-1] == "kernel.deal.lapsed"


def test_a_ring_is_undone_as_a_whole() -> None:
    one = market()
    one.deal(0, "propose", RING)
    one.deal(1, "accept", 1)
    agreed = one.digest()
    one.deal(2, "accept", 1)
    one.undo(2)
    assert one.digest() == agreed and one.fork().digest() == agreed
    assert one.game.state.purses == [10, 10, 10]


def test_trying_an_offer_changes_nothing_and_says_where_it_stops() -> None:
    one = market()
    before = one.digest()
    end = deals.attempt(one.game, TRADE, [coins(0, 1, 10), coins(0, 1, 1)])
    assert end.stops == 1 and end.why is not None and end.why.rule == "tiny.deal.coins"
    assert deals.attempt(one.game, TRADE, RING).game.state.purses == [0, 5, 25]
    assert one.digest() == before and codes(one) == []


@pytest.mark.parametrize(
    ("given", "rule"),
    [
        ([], "kernel.deal.empty"),
        (None, "kernel.deal.empty"),
        ("coins", "kernel.deal.empty"),
        ([None], "kernel.deal.kind"),
        ([{}], "kernel.deal.kind"),
        ([{"kind": "gold", "from": 0, "to": 1, "n": 1}], "kernel.deal.kind"),
        ([{"kind": ["coins"], "from": 0, "to": 1, "n": 1}], "kernel.deal.kind"),
        ([{"kind": "coins", "from": 0, "to": 1}], "kernel.deal.fields"),
        ([{"kind": "coins", "from": 0, "to": 1, "n": 1, "m": 1}], "kernel.deal.fields"),
        ([coins(0, 1, True)], "kernel.deal.fields"),
        ([coins(0, 1, 1.0)], "kernel.deal.fields"),  # type: ignore[arg-type]
        ([coins(False, 1, 1)], "kernel.deal.fields"),
        ([coins(0, 0, 1)], "kernel.deal.parties"),
        ([coins(0, 3, 1)], "kernel.deal.parties"),
        ([coins(-1, 0, 1)], "kernel.deal.parties"),
        ([coins(0, 1, 0)], "tiny.deal.coins"),
        ([coins(0, 1, -5)], "tiny.deal.coins"),
        ([coins(0, 1, 10**40)], "tiny.deal.coins"),
        ([card(0, 1, "card1")], "tiny.deal.card"),
        ([coins(1, 2, 1)], "kernel.deal.not_party"),
        ([coins(0, 1, 1)] * 25, "kernel.deal.long"),
    ],
)
def test_offers_are_checked(given: Any, rule: str) -> None:
    one = market()
    before = one.digest()
    assert refused(one.deal, 0, "propose", given) == rule
    assert one.digest() == before


def test_there_are_limits() -> None:
    one = market()
    for _ in range(deals.MOST_OPEN):
        one.deal(0, "propose", [coins(0, 1, 1)] * deals.MOST_CLAUSES if not offers(one) else [coins(0, 1, 1)])
    assert refused(one.deal, 0, "propose", [coins(0, 1, 1)]) == "kernel.deal.too_many"
    assert len(offers(one)) == deals.MOST_OPEN


def test_nobody_makes_offers_without_end() -> None:
    """However quickly they are declined, so many in a phase are enough; others may still make theirs."""
    one = market()
    for number in range(deals.MOST_MADE):
        one.deal(0, "propose", [coins(0, 1, 1)])
        one.deal(1, "reject", number + 1)
    assert refused(one.deal, 0, "propose", [coins(0, 1, 1)]) == "kernel.deal.tireless"
    one.deal(1, "propose", [coins(1, 0, 1)])
    one.game.place = {**one.game.place, "turn": 9}
    one.deal(0, "propose", [coins(0, 1, 1)])


def test_a_record_with_more_offers_than_today_is_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    """It was made under another limit, or under none: it verifies and loads, is taken back and redone. New offers are
    counted, also where they come as entries."""
    monkeypatch.setattr(deals, "MOST_MADE", 9)
    one = market()
    for number in range(9):
        one.deal(0, "propose", [coins(0, 1, 1)])
        one.deal(1, "reject", number + 1)
    monkeypatch.setattr(deals, "MOST_MADE", 4)
    assert verify(one).whole
    last = one.record[-2:]
    one.undo(1)
    one.redo()
    assert one.record[-2:] == last
    assert refused(one.deal, 0, "propose", [coins(0, 1, 1)]) == "kernel.deal.tireless"
    assert refused(enter_all, one, [["d", 0, "propose", [[coins(0, 1, 1)]]]]) == "kernel.deal.tireless"


def test_moves_are_checked() -> None:
    one = market()
    for seat in (-1, 3, True, None, "0"):
        assert refused(one.deal, seat, "propose", [coins(0, 1, 1)]) == "kernel.seat"
    for move in ("steal", "", None, 3, ["propose"]):
        assert refused(one.deal, 0, move, []) == "kernel.deal.move"
    assert refused(one.deal, 0, "propose") == "kernel.deal.arguments"
    assert refused(one.deal, 0, "accept", 1, 2) == "kernel.deal.arguments"
    for number in (0, 1, True, None, "1", 1.0, [1]):
        assert refused(one.deal, 0, "accept", number) == "kernel.deal.gone"
    assert refused(market(trade=None).deal, 0, "propose", [coins(0, 1, 1)]) == "kernel.deal.none"


def test_the_window_counts_for_every_party() -> None:
    def only_before_the_third(game: G, seat: int) -> Reason:
        return OPEN if seat < 2 else Closed("tiny.deal.third")

    one = market(trade=deals.Trade(only_before_the_third, TRADE.kinds, TRADE.gives))
    one.deal(0, "propose", [coins(0, 1, 1)])
    assert refused(one.deal, 0, "propose", [coins(0, 1, 1), coins(1, 2, 1)]) == "tiny.deal.third"
    assert refused(one.deal, 2, "propose", [coins(2, 0, 1)]) == "tiny.deal.third"
    one.deal(1, "accept", 1)
    assert one.game.state.purses == [9, 11, 10]


def test_nobody_deals_after_the_end() -> None:
    one = market()
    one.deal(0, "propose", [coins(0, 1, 1)])
    one.answer(0, "end")
    assert refused(one.deal, 1, "accept", 1) == "kernel.answer.over"
    assert one.game.state.purses == [10, 10, 10]


def test_deals_stand_in_the_record_and_can_be_undone() -> None:
    one = market()
    start = one.digest()
    clauses = [coins(0, 1, 3)]
    one.deal(0, "propose", clauses)
    clauses[0]["n"] = 1
    proposed = one.digest()
    one.deal(1, "accept", 1)
    assert one.record == [["d", 0, "propose", [[coins(0, 1, 3)]]], ["d", 1, "accept", [1]]]
    done = one.digest()
    fresh = one.branch(0)
    for entry in one.record:
        fresh.enter(entry)
    assert fresh.digest() == done
    one.undo(1)
    assert one.digest() == proposed
    assert one.game.state.purses == [10, 10, 10]
    one.undo(0)
    assert one.digest() == start
    one.redo()
    one.redo()
    assert one.digest() == done


def test_a_refused_deal_keeps_what_can_be_done_again() -> None:
    one = market()
    one.deal(0, "propose", [coins(0, 1, 3)])
    one.undo(0)
    refused(one.deal, 0, "propose", [coins(0, 1, 99)])
    one.redo()
    assert [offer["id"] for offer in offers(one)] == [1]


def test_an_accepted_deal_of_another_is_not_mine_to_undo() -> None:
    one = market()
    one.deal(0, "propose", [coins(0, 1, 3)])
    one.deal(1, "accept", 1)
    assert refused(one.undo, 0) == "kernel.undo.other"
