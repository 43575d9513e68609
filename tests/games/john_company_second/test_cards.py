"""Prestige cards and blackmail."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core.games.john_company_second.cards import blackmail, prestige
from pygame_core.games.john_company_second.components import CARDS
from pygame_core.games.john_company_second.negotiation import window
from pygame_core.games.john_company_second.pieces import shares
from pygame_core.games.john_company_second.scoring import power
from pygame_core.games.john_company_second.state import NOBODY, G, steps
from pygame_core.kernel.game import Step
from tests.games.john_company_second.board import A, B, Board, C, D, clause

rule = pytest.mark.rule


def taking(board: Board, *cards: str, seat: int = A) -> Board:
    """A seat has retired somebody and may choose from this display."""
    board.display(*cards)
    return board.run("london", ("london.pick", {"seat": seat}))


@steps("test.check")
def check(game: G, kind: str, dice: list[int]) -> Step:
    """A check of seat A, as operations roll it: the dice that count in the end are told."""
    again = yield from blackmail.after_check(game, kind, A, dice)
    game.log("test.checked", dice=dice if again is None else again, again=again is not None)


# --- spouses --------------------------------------------------------------------------------------------------
@rule("jc2.london.cards.spouse.vp")
def test_a_spouse_brings_points() -> None:
    board = Board()
    taking(board, "lord_highgate").answer(["take", "lord_highgate"])
    assert board.stopped and board[A].vp == 3 and board[A].prestige == ["lord_highgate"]


@rule("jc2.prestige.mr_rochester", "jc2.prestige.lady_glencora", "jc2.prestige.lord_highgate",
      "jc2.prestige.lady_newcome", "jc2.prestige.becky_sharp", "jc2.prestige.joseph_sedley",
      "jc2.prestige.john_thorpe", "jc2.prestige.esther_summerson", "jc2.prestige.violet_effingham",
      "jc2.prestige.william_collins")  # fmt: skip
@pytest.mark.parametrize(
    ("card", "vp", "discount", "power"),
    [
        ("mr_rochester", 2, 2, 0), ("esther_summerson", 2, 1, 0), ("john_thorpe", 2, 2, 0),
        ("violet_effingham", 2, 1, 0), ("joseph_sedley", 2, 1, 0), ("becky_sharp", 0, 0, 2),
        ("william_collins", 2, 1, 0), ("lady_glencora", 2, 2, 0), ("lord_highgate", 3, 2, 0), ("lady_newcome", 3, 2, 0),
    ],
)  # fmt: skip
def test_the_faces_of_the_spouses(card: str, vp: int, discount: int, power: int) -> None:
    row = CARDS[card]
    assert (row.kind, row.vp, row.discount, row.power) == ("spouse", vp, discount, power)


@rule("jc2.prestige.john_thorpe", "jc2.london.cards.spouse.immediate_trades")
def test_john_thorpe_leaves_time_to_sell_the_workshops() -> None:
    board = Board()
    board.workshops(A, 3)
    board.cash(0, 4)
    taking(board, "john_thorpe").answer(["take", "john_thorpe"])
    assert board.asked == [(A, "prestige.part")] and board.ask.params["n"] == 3
    board.deal(A, B, clause("workshops", A, B, n=2), clause("cash", B, A, n=4))
    assert board.ask.params["n"] == 1
    assert board.deal_refused(B, clause("workshops", B, A, n=1)) == "jc2.prestige.john_thorpe"
    board.answer("done")
    assert board.stopped and (board[A].workshops, board[B].workshops, board.state.london.workshops) == (0, 2, 18)


@rule("jc2.london.cards.spouse.immediate_trades")
def test_when_everything_is_sold_the_question_is_gone() -> None:
    board = Board()
    board.workshops(A, 1)
    taking(board, "john_thorpe").answer(["take", "john_thorpe"])
    board.deal(A, B, clause("workshops", A, B, n=1))
    assert board.stopped


@rule("jc2.prestige.violet_effingham", "jc2.london.cards.violet_effingham")
def test_violet_effingham_leaves_fitted_ships_in_play() -> None:
    board = Board()
    sailing = board.yard(A, "east_indian")
    building = board.yard(A)
    taking(board, "violet_effingham").answer(["take", "violet_effingham"], "done")
    yards = board.state.yards
    assert (yards[sailing].owner, yards[sailing].at) == (NOBODY, "east_indian")
    assert (yards[building].owner, yards[building].at) == (NOBODY, "")


@rule("jc2.prestige.joseph_sedley")
def test_joseph_sedley_empties_chair_court_and_exchange() -> None:
    board = Board()
    board.office(A, "chairman")
    board.shares(2, 1)
    board.exchange(A, B)
    taking(board, "joseph_sedley").answer(["take", "joseph_sedley"])
    assert board.ask.params["n"] == 3 and board.state.offices["chairman"].where == "vacant"
    board.deal(A, C, clause("shares", A, C, n=1))
    board.answer("done")
    assert board.state.company.court == [0, 1, 1, 0] and shares(board.game, A) == 0
    assert board.state.company.exchange[:2] == [NOBODY, B] and board[A].supply == 18
    assert board.state.company.former == A


@rule("jc2.prestige.esther_summerson")
def test_esther_summerson_clears_blackmail_away() -> None:
    board = Board()
    board.blackmail(A, "company_fraud", "man_on_the_inside")
    board.blackmail(A, "scandal_in_india", faceup=True)
    taking(board, "esther_summerson").answer(["take", "esther_summerson"])
    assert board.ask.params["n"] == 3
    board.deal(A, B, clause("blackmail", A, B, card=board.back("man_on_the_inside")))
    assert board.deal_refused(B, clause("blackmail", B, A, card="back.2")) == "jc2.prestige.esther_summerson"
    board.answer("done")
    assert board[A].blackmail == board[A].played == []
    assert {*board.state.london.discards} == {"company_fraud", "scandal_in_india"}
    assert power(board.game, A) == 2, "only the Prime Minister's own"


@rule("jc2.prestige.esther_summerson")
def test_esther_summerson_takes_no_blackmail_from_the_display() -> None:
    board = Board()
    board.card(A, "esther_summerson")
    taking(board, "company_fraud", "foundry")
    assert board.why(["take", "company_fraud"]) == "jc2.prestige.esther_summerson"
    board.answer(["discard", "company_fraud"])
    assert board.stopped and board.state.london.discards == ["company_fraud"]


@rule("jc2.prestige.becky_sharp")
def test_becky_sharp_may_take_the_top_of_the_deck() -> None:
    board = Board()
    board.card(A, "becky_sharp")
    board.on_top("scottish_castle")
    taking(board, "foundry").answer(["top"])
    assert board[A].prestige == ["becky_sharp", "scottish_castle"]
    assert board.state.london.display == ["foundry"]
    board.run("london", ("london.pick", {"seat": B}))
    assert board.open() == ["take foundry", "discard foundry"], "only Becky's own family may"
    board.answer(["discard", "foundry"])
    assert power(board.game, A) == 2 + 2 + 3 + 2, "dial, Becky, the castle's own and one social enterprise"


@rule("jc2.prestige.becky_sharp")
def test_becky_sharp_needs_a_card_in_the_display() -> None:
    board = Board()
    board.card(A, "becky_sharp")
    taking(board)
    assert board.stopped


@rule("jc2.prestige.becky_sharp", "jc2.general.information.public")
def test_blackmail_from_the_top_is_seen_by_its_taker_only() -> None:
    board = Board()
    board.card(A, "becky_sharp")
    board.on_top("company_fraud")
    taking(board, "foundry").answer(["top"])
    assert board[A].blackmail == ["company_fraud"]
    assert board.told("london.top", B) == [{"seat": A, "card": "back.1"}]
    assert board.told("blackmail.seen", A) and not board.told("blackmail.seen", B)


@rule("jc2.prestige.lady_glencora")
def test_lady_glencora_takes_the_marker_away() -> None:
    board = Board()
    board[A].opportunity = "seek_share"
    taking(board, "lady_glencora").answer(["take", "lady_glencora"])
    assert board[A].opportunity == "gone"


@rule("jc2.prestige.lady_newcome")
def test_lady_newcome_takes_the_vote_promise_out_and_silences_what_is_passed_on() -> None:
    board = Board()
    board.promise(C, A, "vote_with_my_enterprises")
    board.workshops(A, 2)
    ship = board.yard(A)
    board.card(A, "rotten_borough_1")
    taking(board, "lady_newcome").answer(["take", "lady_newcome"])
    assert [str(A), "vote_with_my_enterprises"] not in board[C].promises
    assert [str(B), "vote_with_my_enterprises"] in board[B].promises
    board.deal(
        A, B, clause("workshops", A, B, n=1), clause("shipyard", A, B, yard=f"yard.{ship}"),
        clause("prestige", A, B, card="rotten_borough_1"),
    )  # fmt: skip
    assert prestige.voiceless(board.game, f"workshop/{B}") == 1
    assert prestige.voiceless(board.game, f"yard/{ship}") == prestige.voiceless(board.game, "rotten_borough_1") == 1
    board.deal(B, C, clause("workshops", B, C, n=1))
    assert (prestige.voiceless(board.game, f"workshop/{B}"), prestige.voiceless(board.game, f"workshop/{C}")) == (0, 1)


# --- prestige enterprises -------------------------------------------------------------------------------------
@rule("jc2.prestige.shipbuilders", "jc2.prestige.foundry")
def test_shipbuilders_and_foundry_collect_for_their_owner() -> None:
    board = Board()
    board.card(B, "shipbuilders")
    prestige.collect(board.game, "shipbuilders", 3)
    prestige.collect(board.game, "foundry", 6)
    assert [family.cash for family in board.state.families] == [0, 3, 0, 0]
    board.card(C, "foundry")
    prestige.collect(board.game, "foundry", 6)
    assert board[C].cash == 6


@rule("jc2.prestige.scottish_castle", "jc2.prestige.rotten_borough", "jc2.prestige.labour_newspaper",
      "jc2.prestige.social_magazine", "jc2.prestige.tax_collectors")  # fmt: skip
def test_the_faces_of_the_enterprises() -> None:
    faces = {
        card: (row.type, row.votes, row.conditional_votes, row.conditional_targets, row.power)
        for card, row in CARDS.items()
        if row.kind == "enterprise"
    }
    assert faces == {
        "shipbuilders": ("shipping", 0, 0, (), 0),
        "tax_collectors": ("manufacturing", 0, 0, (), 0),
        "labour_newspaper": ("manufacturing", 0, 4, ("manufacturing", "shipping"), 0),
        "foundry": ("manufacturing", 0, 0, (), 0),
        "stock_broker": ("social", 0, 0, (), 0),
        "social_magazine": ("social", 0, 4, ("social", "company_share"), 0),
        "scottish_castle": ("social", 0, 0, (), 3),
        "rotten_borough_1": ("social", 3, 0, (), 0),
        "rotten_borough_2": ("social", 3, 0, (), 0),
        "rotten_borough_3": ("social", 3, 0, (), 0),
    }


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


@rule("jc2.blackmail.letters_of_introduction", "jc2.blackmail.man_on_the_inside")
def test_letters_can_be_cancelled_in_the_season_but_not_in_final_scoring() -> None:
    board = Board()
    board.blackmail(A, "letters_of_introduction")
    board.blackmail(B, "man_on_the_inside")
    board.card(C, "mr_rochester")
    board.pensioners(1)
    board.cash(8)
    season(board).answer("letters_of_introduction")
    assert board.asked == [(B, "blackmail.cancel")]
    board.answer("cancel", "prize_4")
    assert board.stopped and board[A].cash == 0
    assert board[B].played == ["man_on_the_inside", "letters_of_introduction"] and board[A].played == []
    board = Board()
    board.blackmail(A, "letters_of_introduction")
    board.blackmail(B, "man_on_the_inside")
    board.card(C, "mr_rochester")
    board.pensioners(1)
    board.cash(6)
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
    for tail, head in places:
        tails.setdefault(tail, []).append(head)
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
