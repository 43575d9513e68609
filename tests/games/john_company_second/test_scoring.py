"""Final Scoring and company failure."""

from __future__ import annotations

import pytest

from pygame_core.games.john_company_second.components import CARDS, rule_of
from pygame_core.games.john_company_second.scoring import blame, court_points, power, power_award, standing
from tests.games.john_company_second.board import A, B, Board, C, D
from tests.games.john_company_second.figures import PRINTED

rule = pytest.mark.rule
ROWS = {turn: (row.first, row.second) for turn, row in PRINTED.power.award.items()}


def final(board: Board, *, failed: bool = False, script: list[object] | None = None) -> Board:
    board.state.company.failed = failed
    return board.run("upkeep", "end.open", script=script)


def drawn(card: str) -> list[object]:
    return [list(PRINTED.failures).index(card)]


def lines(board: Board, seat: int) -> dict[str, int]:
    assert board.table.result is not None
    return {line["code"]: line["n"] for line in board.table.result["lines"] if line["seat"] == seat}


def scores(board: Board) -> list[int]:
    assert board.table.result is not None
    found: list[int] = board.table.result["scores"]
    return found


def tokens(board: Board, *order: str) -> None:
    board.state.parliament.power = list(order)


# --- power ----------------------------------------------------------------------------------------------------
@rule("jc2.end.score.power.track", "jc2.end.score.power.zero", "jc2.london.cards.enterprise.power",
      "jc2.prestige.scottish_castle")  # fmt: skip
def test_the_power_track() -> None:
    board = Board()
    tokens(board, "social", "company_share", "shipping", "manufacturing")
    board.luxuries(B, 3)
    board.shares(0, 0, 2)
    board.office(C, "chairman")
    board.yard(D)
    board.workshops(D, 2)
    assert [power(board.game, seat) for seat in (B, C, D)] == [6, 3, 0]
    tokens(board, "shipping", "social", "manufacturing", "company_share")
    board.card(D, "scottish_castle")
    assert power(board.game, D) == 2 + 1 + 3, "a shipyard at 2, the castle at 1 and its own 3"


@rule("jc2.end.score.power.pm", "jc2.end.score.power.laws", "jc2.end.score.power.trophies",
      "jc2.end.score.power.firm_shares")  # fmt: skip
def test_the_dial_tokens_and_trophies_are_power_and_offices_are_not() -> None:
    board = Board()
    board[A].laws, board[B].trophies = 2, 4
    board.office(C, "president_of_bombay")
    board.prize(C, "prize_12")
    board.firm(C, 0, 0, 3, 1)
    assert [power(board.game, seat) for seat in (A, B, C, D)] == [4, 4, 0, 0]


@rule("jc2.end.score.power.cards", "jc2.london.cards.blackmail.power", "jc2.blackmail.scandal_in_india",
      "jc2.prestige.becky_sharp")  # fmt: skip
def test_blackmail_counts_faceup_and_facedown() -> None:
    board = Board()
    board.blackmail(B, "hiring_preference")
    board.blackmail(B, "man_on_the_inside", faceup=True)
    board.card(B, "becky_sharp")
    assert (power(board.game, B), power(board.game, B, facedown=False)) == (4, 3)
    assert {card: PRINTED.cards[card].power for card in CARDS if CARDS[card].kind == "blackmail"} == {
        "prime_ministers_ear": 2, "company_fraud": 0, "letters_of_introduction": 1, "scandal_on_leadenhall_street": 2,
        "scandal_in_india": 2, "hiring_preference": 1, "envoy_to_the_mughals": 0, "mercantile_connection": 1,
        "diplomatic_connection": 2, "man_on_the_inside": 1,
    }  # fmt: skip


def with_trophies(*counts: int, turn: int = 5) -> Board:
    """Power by trophies; seat A's dial is worth 2 more."""
    board = Board(turn=turn)
    for seat, n in enumerate(counts):
        board[seat].trophies = n
    return board


@rule("jc2.end.score.power.award", "jc2.end.score.power.award_turn")
@pytest.mark.parametrize("turn", [1, 2, 5])
def test_the_award_is_that_of_the_last_turn(turn: int) -> None:
    first, second = ROWS[turn]
    assert power_award(with_trophies(7, 7, 3, 1, turn=turn).game) == [first, second, 0, 0]


@rule("jc2.end.score.power.tie_first")
def test_a_tie_for_most_shares_the_second_award() -> None:
    assert power_award(with_trophies(7, 9, 3, 8).game) == [ROWS[5][1], ROWS[5][1], 0, 0]
    assert power_award(with_trophies(7, 9, 9, 8).game) == [ROWS[5][1]] * 3 + [0]


@rule("jc2.end.score.power.tie_second")
def test_a_tie_for_second_gives_nothing() -> None:
    assert power_award(with_trophies(7, 7, 7, 1).game) == [ROWS[5][0], 0, 0, 0]


# --- court and workshops --------------------------------------------------------------------------------------
@rule("jc2.end.score.court.value")
@pytest.mark.parametrize(("scenario", "value"), [("1710", 1), ("long_1710", 1), ("1758", 1), ("1813", 2)])
def test_what_a_share_is_worth_at_the_start(scenario: str, value: int) -> None:
    board = Board(scenario=scenario)
    board.shares(2)
    final(board)
    assert lines(board, A)["score.court"] == 2 * value


@rule("jc2.end.score.court.survived", "jc2.end.score.court.chairman", "jc2.end.score.court.stock_exchange",
      "jc2.end.score.court.value", "jc2.end.score.workshop.survived")  # fmt: skip
@pytest.mark.parametrize("value", [1, 2, 3])
def test_shares_of_a_sound_company_score_their_value(value: int) -> None:
    board = Board()
    assert board.state.company.share_value == 1
    board.state.company.share_value = value
    board.shares(0, 2)
    board.office(B, "chairman")
    board.exchange(C, C)
    board.workshops(D, 4)
    final(board, script=[1])
    assert [lines(board, seat).get("score.court", 0) for seat in (B, C, D)] == [3 * value, 0, 0]
    assert "score.workshops" not in lines(board, D)


@rule("jc2.end.score.court.failed", "jc2.end.score.workshop.failed", "jc2.end.score.workshop.only_workshops",
      "jc2.end.score.below_zero", "jc2.prestige.foundry")  # fmt: skip
def test_shares_of_a_failed_company_cost_and_workshops_score() -> None:
    board = Board()
    board.state.company.share_value = 2
    board.shares(0, 3)
    board[B].vp = 2
    board.workshops(C, 2)
    board.card(C, "foundry")
    final(board, failed=True, script=drawn("parliament_blamed"))
    assert lines(board, B)["score.court"] == -6
    assert scores(board)[B] == 2 - 6 + lines(board, B)["score.power"] == -1
    assert lines(board, C)["score.workshops"] == 2


# --- the steps ------------------------------------------------------------------------------------------------
@rule("jc2.end.score.steps", "jc2.end.score.final_retirement", "jc2.end.score.final_retirement.no_cards",
      "jc2.end.score.final_retirement.order", "jc2.end.score.final_retirement.rules",
      "jc2.end.score.final_retirement.no_upkeep", "jc2.london.retire.discount_once")  # fmt: skip
def test_a_last_retirement_in_the_usual_way() -> None:
    board = Board(turn=5)
    board.office(B, "chairman", fatigue=1)
    board.office(A, "manager_of_shipping", fatigue=1)
    board.card(A, "mr_rochester")
    board.season.discounts[A] = ["mr_rochester"]
    board.display("foundry", "stock_broker", "shipbuilders")
    board.cash(12, 2)
    final(board, script=[3, 4])
    told = [event.code for event in board.table.log(None)]
    assert told.index("end.power") < told.index("london.attrition")
    assert board.asked == [(B, "london.retire")], "the former Chairman first"
    board.answer("prize_0")
    assert board.asked == [(A, "london.retire")]
    board.answer("prize_8", ["mr_rochester"])
    assert board.table.result is not None
    assert board[A].cash == 0 and lines(board, A)["score.retirement"] == 8
    assert board.state.london.display == ["foundry", "stock_broker", "shipbuilders"]
    assert scores(board)[A] == sum(lines(board, A).values())


@rule("jc2.end.score.final_retirement.failed", "jc2.end.score.failure_card")
def test_a_failed_company_retires_nobody_and_is_blamed() -> None:
    board = Board()
    board.office(B, "chairman", fatigue=5)
    final(board, failed=True, script=drawn("chairman_blamed"))
    assert board.table.result is not None and not board.told("london.attrition")
    assert board.told("end.failure_card") == [{"card": "chairman_blamed"}]
    assert lines(board, B)["score.failure"] == -3


@rule("jc2.end.no_negotiation")
def test_open_offers_end_with_the_game() -> None:
    board = Board(turn=5)
    board.office(B, "chairman", fatigue=5)
    board.cash(9, 9)
    final(board, script=[6])
    with pytest.raises(Exception, match="no_negotiation"):
        board.table.deal(A, "propose", [{"kind": "cash", "from": A, "to": B, "n": 1}])


# --- failure cards --------------------------------------------------------------------------------------------
def blamed(board: Board, card: str) -> list[int]:
    board.state.company.failed = True
    assert rule_of("failure", card).endswith(card)
    return [blame(board.game, seat, PRINTED.failures[card]) for seat in range(4)]


@rule("jc2.failure.court_of_directors_blameless")
def test_the_court_is_blameless() -> None:
    board = Board()
    board.state.company.share_value = 2
    board.shares(0, 3)
    assert blamed(board, "court_of_directors_blameless") == [0, 6, 0, 0]
    assert court_points(board.game, B) == -6


@rule("jc2.failure.chairman_blamed")
def test_the_last_chairman_is_blamed() -> None:
    board = Board()
    board.state.company.former = C
    assert blamed(board, "chairman_blamed") == [0, 0, -3, 0]


@rule("jc2.failure.offices_blamed")
def test_offices_are_blamed() -> None:
    board = Board()
    board.office(B, "chairman")
    board.office(B, "military_affairs")
    board.commander(C, "bengal")
    assert blamed(board, "offices_blamed") == [0, -2, 0, 0]


@rule("jc2.failure.army_blamed")
def test_the_army_is_blamed() -> None:
    board = Board()
    board.commander(B, "bengal")
    board[B].trophies, board[C].trophies = 3, 1
    assert blamed(board, "army_blamed") == [0, -4, -1, 0]
    board.commander(D, "bombay")
    board.commander(D, "madras")
    assert blamed(board, "army_blamed") == [0, -4, -1, -4], "2 for each Commander"


@rule("jc2.failure.parliament_blamed")
def test_parliament_is_blamed() -> None:
    board = Board()
    board[A].laws, board[D].laws = 2, 1
    assert blamed(board, "parliament_blamed") == [-4, 0, 0, -1]


@rule("jc2.failure.nabobs_blamed")
def test_nabobs_are_blamed() -> None:
    board = Board()
    for prize in ("prize_2", "prize_4", "prize_8"):
        board.prize(B, prize)
    assert blamed(board, "nabobs_blamed") == [0, -2, 0, 0]


@rule("jc2.end.score.failure_card", "jc2.end.score.steps")
@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("court_of_directors_blameless", {B: 1, C: 3}), ("chairman_blamed", {B: -3}), ("army_blamed", {D: -3}),
        ("offices_blamed", {B: -1, D: -1}), ("parliament_blamed", {A: -2, D: -1}), ("nabobs_blamed", {C: -1}),
    ],
)  # fmt: skip
def test_each_failure_card_is_drawn_and_felt(card: str, points: dict[int, int]) -> None:
    """B is the Chairman without a share in the Court, C a shareholder and Nabob, D has an office, an Army and a law."""
    board = Board()
    board.office(B, "chairman")
    board.shares(0, 0, 3)
    board.prize(C, "prize_4")
    board.office(D, "military_affairs")
    board.commander(D, "bengal")
    board[D].trophies = board[D].laws = 1
    final(board, failed=True, script=drawn(card))
    assert board.told("end.failure_card") == [{"card": card}]
    assert {seat: lines(board, seat).get("score.failure", 0) for seat in range(4)} == dict.fromkeys(
        range(4), 0
    ) | points
    assert [lines(board, seat).get("score.court", 0) for seat in (B, C)] == [-1, -3]


# --- winner ---------------------------------------------------------------------------------------------------
def ended(*points: int) -> Board:
    """No power award: everybody has as much power as the Prime Minister."""
    board = Board(turn=5)
    for seat, n in enumerate(points):
        board[seat].vp = n
        board[seat].trophies = 0 if seat == A else 2
    return board


@rule("jc2.end.score.winner", "jc2.end.score.below_zero")
def test_most_points_win_even_below_zero() -> None:
    board = final(ended(-5, -3, -1, -9))
    assert board.table.result is not None
    assert board.table.result["winners"] == [C] and board.table.result["order"] == [C, B, A, D]


@rule("jc2.end.score.tie_windows", "jc2.end.score.windows")
def test_ties_go_by_windows() -> None:
    board = ended(20, 20, 3, 3)
    board.prize(B, "prize_8")
    board.luxuries(B, 2)
    board.prize(A, "prize_8")
    final(board)
    assert board.table.result is not None and board.table.result["order"][:2] == [B, A]


@rule("jc2.end.score.tie_pm")
def test_a_full_tie_goes_by_prime_minister_order() -> None:
    board = ended(7, 7, 7, 7)
    board.state.parliament.prime_minister = C
    board[A].trophies, board[C].trophies = 2, 0
    final(board)
    assert board.table.result is not None and board.table.result["order"] == [C, D, A, B]


def test_the_standing_leaves_secrets_out() -> None:
    board = Board()
    board.shares(0, 3)
    board.blackmail(C, "scandal_in_india", "diplomatic_connection")
    board[A].trophies = 1
    assert [standing(board.game, seat) for seat in (A, B, C)] == [ROWS[2][1], 3 + ROWS[2][1], 0]
