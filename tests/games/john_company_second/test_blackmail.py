"""Blackmail: when it is played, what each card does, how it is cancelled."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core.games.john_company_second.cards import blackmail
from pygame_core.games.john_company_second.negotiation import window
from pygame_core.games.john_company_second.scoring import power
from pygame_core.games.john_company_second.state import G, steps
from pygame_core.kernel.game import Step
from tests.games.john_company_second.board import A, B, Board, C, D, clause
from tests.games.john_company_second.positions import taking

rule = pytest.mark.rule


@steps("test.check")
def check(game: G, kind: str, dice: list[int]) -> Step:
    """A check of seat A, as operations roll it: the dice that count in the end are told."""
    again = yield from blackmail.after_check(game, kind, A, dice)
    game.log("test.checked", dice=dice if again is None else again, again=again is not None)


# --- blackmail in general -------------------------------------------------------------------------------------
@rule("jc2.london.cards.blackmail.once", "jc2.london.cards.blackmail.faceup", "jc2.negotiation.blackmail_facedown",
      "jc2.negotiation.not_assets")  # fmt: skip
def test_a_used_card_lies_faceup_and_stays() -> None:
    board = Board()
    board.blackmail(A, "envoy_to_the_mughals")
    back = board.back("envoy_to_the_mughals")
    board.run("hiring").act(A, "blackmail.play", "envoy_to_the_mughals").answer(["mysore", "madras"])
    assert board.stopped and board[A].played == ["envoy_to_the_mughals"] and board[A].blackmail == []
    assert board.table.view(D)["families"][A]["played"] == ["envoy_to_the_mughals"]
    assert board.acts(A) == {}
    assert board.deal_refused(A, clause("blackmail", A, B, card=back)) == "jc2.negotiation.blackmail_facedown"


@rule("jc2.london.cards.blackmail.not_after_end", "jc2.end.no_negotiation")
def test_after_the_end_no_blackmail_is_played() -> None:
    board = Board()
    board.blackmail(A, "envoy_to_the_mughals", "prime_ministers_ear")
    board.run("end")
    assert board.acts(A) == {} and not window(board.game, A)


@rule("jc2.blackmail.prime_ministers_ear", "jc2.blackmail.envoy_to_the_mughals", "jc2.blackmail.scandal_in_india",
      "jc2.blackmail.company_fraud", "jc2.blackmail.letters_of_introduction",
      "jc2.blackmail.man_on_the_inside")  # fmt: skip
def test_cards_are_open_only_in_their_time() -> None:
    board = Board()
    hand = ("prime_ministers_ear", "envoy_to_the_mughals", "scandal_in_india", "scandal_on_leadenhall_street",
            "company_fraud", "letters_of_introduction", "man_on_the_inside")  # fmt: skip
    board.blackmail(A, *hand)
    board.office(B, "president_of_madras")
    board.office(A, "manager_of_shipping")
    seen = {}
    for phase in ("london", "family", "revenue", "events", "parliament", "upkeep"):
        board.run(phase)
        acts = board.acts(A)
        seen[phase] = {card for card in hand if acts[f"blackmail.play {card}"].why}
    envoy, scandals = {"envoy_to_the_mughals"}, {"scandal_in_india", "scandal_on_leadenhall_street"}
    assert seen == {
        "london": envoy | {"prime_ministers_ear"}, "family": envoy, "revenue": envoy, "events": scandals,
        "parliament": scandals, "upkeep": scandals,
    }  # fmt: skip


@rule("jc2.general.information.public")
def test_whoever_holds_facedown_cards_is_asked_whatever_they_are() -> None:
    board = Board()
    board.blackmail(A, "company_fraud")
    board.blackmail(B, "diplomatic_connection")
    board.office(A, "chairman")
    board.run("bonuses", ("blackmail.window", {"before": "revenue"}))
    assert board.asked == [(A, "blackmail.window"), (B, "blackmail.window")]
    assert board.open(A) == ["company_fraud", "none"] and board.open(B) == ["none"]


def test_nobody_is_asked_for_a_card_that_all_have_seen_go() -> None:
    board = Board()
    board.blackmail(A, "diplomatic_connection")
    board.blackmail(B, "company_fraud", "envoy_to_the_mughals", faceup=True)
    board.run("bonuses", ("blackmail.window", {"before": "revenue"}))
    assert board.stopped


@rule("jc2.negotiation.blackmail_peek")
def test_a_card_may_be_shown_to_one_player() -> None:
    board = Board()
    board.blackmail(A, "company_fraud")
    board.run("hiring").act(A, "blackmail.show", "company_fraud", C)
    assert board.stopped
    assert [row["card"] for row in board.table.view(C)["hand"]] == ["company_fraud"]
    assert board.table.view(B)["hand"] == []
    assert board.told("blackmail.seen", C) and not board.told("blackmail.seen", B)
    assert board.told("blackmail.shown", B) == [{"seat": A, "other": C, "back": 1}]
    assert f"blackmail.show company_fraud {C}" not in board.acts(A)


# --- each card ------------------------------------------------------------------------------------------------
@rule("jc2.blackmail.prime_ministers_ear")
def test_the_ear_swaps_adjacent_tokens() -> None:
    board = Board()
    board.blackmail(A, "prime_ministers_ear")
    before = list(board.state.parliament.power)
    board.run("london").act(A, "blackmail.play", "prime_ministers_ear")
    assert board.open() == ["0 1", "1 2", "1 3", "2 3"]
    board.answer([1, 2])
    assert board.state.parliament.power == [before[0], before[2], before[1], before[3]]


@rule("jc2.blackmail.prime_ministers_ear")
def test_before_the_family_phase_the_ear_is_asked_for() -> None:
    board = Board(turn=1)
    board.blackmail(B, "prime_ministers_ear")
    board.run("", ("blackmail.window", {"before": "family"}))
    board.answer("prime_ministers_ear", [0, 1])
    assert board.stopped and board[B].played == ["prime_ministers_ear"]


@rule("jc2.blackmail.company_fraud")
@pytest.mark.parametrize(("balance", "taken"), [(8, 8), (11, 10), (0, 0)])
def test_company_fraud(balance: int, taken: int) -> None:
    board = Board()
    board.blackmail(A, "company_fraud")
    board.office(A, "chairman")
    board.office(A, "military_affairs")
    board.state.company.balance = balance
    board.run("bonuses", ("blackmail.window", {"before": "revenue"}), script=[2, 5])
    board.answer("company_fraud")
    assert board.stopped and board[A].cash == taken and board.state.company.balance == balance - taken


@rule("jc2.blackmail.company_fraud")
def test_company_fraud_needs_an_officeholder() -> None:
    board = Board()
    board.blackmail(A, "company_fraud")
    board.run("bonuses", ("blackmail.window", {"before": "revenue"}))
    assert board.why("company_fraud") == "jc2.blackmail.company_fraud"


def season(board: Board, final: bool = False, phase: str = "london") -> Board:
    return board.run(phase, ("london.retire", {"seat": A, "final": final}))


@rule("jc2.blackmail.letters_of_introduction")
def test_letters_use_the_spouses_of_others() -> None:
    board = Board()
    board.blackmail(A, "letters_of_introduction")
    board.card(A, "esther_summerson")
    board.card(B, "mr_rochester")
    board.pensioners(2)
    board.cash(20)
    season(board).answer("letters_of_introduction", "prize_4")
    assert board.open() == ["esther_summerson", "mr_rochester"], "one's own serve as before"
    board.answer(["mr_rochester"])
    assert board[A].cash == 14
    board.answer("prize_4", [])
    assert board[A].cash == 6, "each discount once"


def letters_and_their_answer(cash: int) -> Board:
    """A may retire somebody with the Letters, for which C has a spouse; B can cancel them."""
    board = Board()
    board.blackmail(A, "letters_of_introduction")
    board.blackmail(B, "man_on_the_inside")
    board.card(C, "mr_rochester")
    board.pensioners(1)
    board.cash(cash)
    return board


@rule("jc2.blackmail.letters_of_introduction", "jc2.blackmail.man_on_the_inside")
def test_letters_can_be_cancelled_in_the_season_but_not_in_final_scoring() -> None:
    board = letters_and_their_answer(8)
    season(board).answer("letters_of_introduction")
    assert board.asked == [(B, "blackmail.cancel")]
    board.answer("cancel", "prize_4")
    assert board.stopped and board[A].cash == 0
    assert board[B].played == ["man_on_the_inside", "letters_of_introduction"] and board[A].played == []
    board = letters_and_their_answer(6)
    season(board, final=True, phase="end").answer("letters_of_introduction", "prize_4", ["mr_rochester"])
    assert board.stopped and board[A].cash == 0


@rule("jc2.blackmail.scandal_on_leadenhall_street", "jc2.blackmail.scandal_in_india")
def test_the_scandals_strike_different_offices() -> None:
    board = Board()
    board.blackmail(A, "scandal_on_leadenhall_street", "scandal_in_india")
    board.conquer("mysore", "madras")
    for seat, office in ((B, "director_of_trade"), (C, "president_of_madras"), (D, "governor_of_mysore"),
                         (B, "chairman")):  # fmt: skip
        board.office(seat, office)
    board.run("events").act(A, "blackmail.play", "scandal_on_leadenhall_street")
    assert {*board.open()} == {"director_of_trade", "chairman"}
    board.answer("director_of_trade")
    assert board.state.offices["director_of_trade"].where == "vacant"
    assert board[B].supply == 17 and board.state.london.pensioners == [0, 0, 0, 0]
    board.act(A, "blackmail.play", "scandal_in_india")
    assert {*board.open()} == {"president_of_madras", "governor_of_mysore"}
    board.answer("governor_of_mysore")
    assert board[D].supply == 18 and board.state.india.regions["mysore"].control == "madras"


@rule("jc2.blackmail.scandal_in_india", "jc2.blackmail.scandal_on_leadenhall_street")
def test_a_scandal_may_strike_as_it_is_taken() -> None:
    board = Board()
    board.office(B, "president_of_madras")
    board.office(C, "manager_of_shipping")
    taking(board, "scandal_in_india", "foundry")
    assert board.open()[:3] == [
        "take scandal_in_india", "discard scandal_in_india", "play scandal_in_india president_of_madras",
    ]  # fmt: skip
    board.answer(["play", "scandal_in_india", "president_of_madras"])
    assert board.stopped and board.state.offices["president_of_madras"].where == "vacant"
    assert board[A].played == ["scandal_in_india"]


@rule("jc2.blackmail.envoy_to_the_mughals")
def test_the_envoy_moves_the_elephant_and_is_paid_by_the_region() -> None:
    board = Board()
    board.blackmail(A, "envoy_to_the_mughals")
    board.state.india.closed = []
    board.run("family").act(A, "blackmail.play", "envoy_to_the_mughals")
    places = board.options()
    assert places["hyderabad madras"].params["n"] == 7
    board.answer(["hyderabad", "madras"])
    assert board[A].cash == 7 and (board.state.india.tail, board.state.india.head) == ("hyderabad", "madras")


@rule("jc2.blackmail.envoy_to_the_mughals", "jc2.map.elephant.rebellion", "jc2.map.elephant.invasion")
def test_the_elephants_legal_places() -> None:
    board = Board()
    board.conquer("madras", "madras")
    places = blackmail.elephant_places(board.game)
    tails: dict[str, list[str]] = {}
    for place in places:
        tails.setdefault(place.tail, []).append(place.head)
    assert tails["madras"] == ["madras"]
    assert tails["punjab"] == ["delhi"] and tails["maratha"] == ["delhi"], "subjects turn on their capital"
    assert "punjab" not in tails["delhi"] and "bengal" in tails["delhi"]
    assert set(tails["mysore"]) == {"bombay", "hyderabad", "madras"}
    assert blackmail.envoy_value(board.game, "hyderabad") == 0, "its only order is closed"


# --- checks rolled again --------------------------------------------------------------------------------------
def checked(card: str, kind: str, dice: list[int], script: list[int]) -> dict[str, Any]:
    board = Board()
    board.blackmail(B, card)
    board.run("operations", ("test.check", {"kind": kind, "dice": dice}), script=script)
    board.answer("play")
    assert board.stopped and board[B].played == [card]
    return board.told("test.checked")[0]


@rule("jc2.blackmail.mercantile_connection", "jc2.blackmail.diplomatic_connection")
@pytest.mark.parametrize(
    ("card", "kind", "dice", "again"),
    [
        ("mercantile_connection", "trade", [1, 1, 2, 2, 6], [5, 6]),
        ("mercantile_connection", "trade", [1], []),
        ("diplomatic_connection", "deploy", [1, 2, 3], [4]),
    ],
)
def test_a_connection_has_half_the_dice_rolled_again(card: str, kind: str, dice: list[int], again: list[int]) -> None:
    told = checked(card, kind, dice, list(again))
    assert told["dice"] == again and told["again"]


@rule("jc2.blackmail.mercantile_connection")
def test_the_other_connection_does_not_serve_and_the_roll_may_stand() -> None:
    board = Board()
    board.blackmail(A, "mercantile_connection")
    board.blackmail(B, "diplomatic_connection")
    board.run("operations", ("test.check", {"kind": "trade", "dice": [3, 4]}), script=[])
    assert board.open(B) == ["let"] and board.open(A) == ["let", "play"]
    board.answer("let", "let")
    assert board.stopped and board.told("test.checked")[0]["dice"] == [3, 4]


# --- a Man on the Inside --------------------------------------------------------------------------------------
@rule("jc2.blackmail.man_on_the_inside", "jc2.london.cards.blackmail.power", "jc2.end.score.power.cards")
def test_a_man_on_the_inside_takes_the_card_and_its_power() -> None:
    board = Board()
    board.blackmail(A, "scandal_in_india")
    board.blackmail(B, "man_on_the_inside")
    board.blackmail(C, "company_fraud")
    board.office(D, "president_of_madras")
    board.run("events").act(A, "blackmail.play", "scandal_in_india").answer("president_of_madras")
    assert board.asked == [(B, "blackmail.cancel"), (C, "blackmail.cancel")]
    assert board.open(C) == ["let"]
    board.answer("cancel", "let")
    assert board.stopped and board.state.offices["president_of_madras"].holder == D
    assert board[A].played == [] and board[B].played == ["man_on_the_inside", "scandal_in_india"]
    assert power(board.game, B) == 1 + 2


@rule("jc2.blackmail.man_on_the_inside", "jc2.blackmail.prime_ministers_ear", "jc2.blackmail.company_fraud",
      "jc2.blackmail.envoy_to_the_mughals")  # fmt: skip
@pytest.mark.parametrize(
    ("card", "before", "target"),
    [
        ("prime_ministers_ear", "family", [[0, 1]]),
        ("company_fraud", "revenue", []),
        ("envoy_to_the_mughals", "events", [["mysore", "madras"]]),
    ],
)
def test_a_cancelled_card_does_nothing(card: str, before: str, target: list[object]) -> None:
    board = Board()
    board.office(A, "chairman")
    board.blackmail(A, card)
    board.blackmail(B, "man_on_the_inside")
    tokens, elephant = list(board.state.parliament.power), (board.state.india.tail, board.state.india.head)
    board.run("revenue", ("blackmail.window", {"before": before}), script=[])
    while board.ask.code == "blackmail.window":
        board.answer(card if board.ask.seat == A else "none")
    board.answer(*target)
    assert board.asked == [(B, "blackmail.cancel")]
    board.answer("cancel")
    assert board.stopped and board[A].cash == 0 and board.state.company.balance == 5
    assert board.state.parliament.power == tokens
    assert (board.state.india.tail, board.state.india.head) == elephant
    assert board[B].played == ["man_on_the_inside", card] and board[A].played == []


@rule("jc2.blackmail.scandal_in_india")
def test_no_scandal_without_anybody_to_strike() -> None:
    board = Board()
    board.blackmail(A, "scandal_in_india")
    board.office(B, "manager_of_shipping")
    board.run("events")
    assert not board.acts(A)["blackmail.play scandal_in_india"].why


@rule("jc2.negotiation.blackmail_facedown", "jc2.negotiation.blackmail_peek")
def test_who_was_shown_a_card_may_come_to_hold_it() -> None:
    board = Board()
    board.blackmail(A, "company_fraud")
    board.run("hiring").act(A, "blackmail.show", "company_fraud", C)
    board.deal(A, C, clause("blackmail", A, C, card=board.back("company_fraud")))
    assert board[C].blackmail == ["company_fraud"]
    assert board.state.london.known == [["company_fraud"], [], [], []], "the giver remembers, the holder has it"
