"""AI cards, climates, ties: how a card is read and what decides where a chart leaves several."""

from __future__ import annotations

import pytest

from pygame_core.games.john_company_second.components.crown import CLIMATES as ORDER
from pygame_core.games.john_company_second.crown import cards, charts, family
from pygame_core.games.john_company_second.crown.family import between, crown
from pygame_core.games.john_company_second.secrets import resample
from pygame_core.kernel.chance import Chance
from tests.games.john_company_second.board import A, B
from tests.games.john_company_second.crown import CLIMATES, Beside, solo, two

rule = pytest.mark.rule


@rule("jc2.solo.ai.presidency")
def test_arrows_point_at_the_back_of_the_next_card() -> None:
    board = solo(card=4, back=5)
    # ranks 3, 2, 1 of the slots Madras, Bengal, Bombay
    assert board.order() == ["bombay", "bengal", "madras"]
    assert cards.by_arrows(board.game, ["madras", "bengal"]) == ["bengal", "madras"]
    assert solo(card=4, back=1).order() == ["bengal", "madras", "bombay"]


@rule("jc2.solo.ai.direction")
def test_the_finger_points_at_a_way_on_the_next_card() -> None:
    assert cards.way(solo(card=1, back=2).game) == "counterclockwise"
    assert cards.way(solo(card=1, back=3).game) == "clockwise"
    assert cards.way(solo(card=7, back=3).game) == "counterclockwise"


@rule("jc2.solo.ai.card_choice")
def test_the_shaded_card_else_the_next_to_the_right() -> None:
    splay = ["left", "middle", "right"]
    assert [cards.from_splay(splay, splay, n) for n in range(3)] == splay
    assert cards.from_splay(splay, ["left", "middle"], 2) == "left"
    assert cards.from_splay(splay, ["left", "right"], 1) == "right"
    assert cards.from_splay(splay, ["middle", "right"], 0) == "middle"


@rule("jc2.solo.ai.region")
def test_regions_go_by_the_list_of_the_card() -> None:
    board = solo(card=1)
    assert cards.by_regions(board.game, ["bengal", "mysore", "bombay"]) == ["mysore", "bombay", "bengal"]


def climate(board: Beside, card: int) -> str:
    return cards.climate_of(board.game, cards.printed(board.game).crown.cards[card])


@rule("jc2.solo.ai.climate_chart")
def test_the_charts_of_the_cards() -> None:
    board = solo()
    company = board.state.company
    found = []
    for standing in (1, 3, 5):
        company.standing = standing
        found.append((climate(board, 1), climate(board, 4)))
    assert found == [("peacock", "bear"), ("lion", "stag"), ("bull", "bull")]
    assert climate(board, 2) == "peacock"
    board.conquer("bombay", "bombay")
    board.conquer("mysore", "madras")
    assert climate(board, 2) == "bear"
    board.conquer("bengal", "bengal")
    assert climate(board, 2) == "bull"
    debts = []
    for debt in (0, 4, 5):
        company.debt = debt
        debts.append(climate(board, 3))
    assert debts == ["stag", "bull", "peacock"]
    board.ships(2, 2, 2)
    assert [climate(board, 5), climate(board.ships(2, 2, 1), 5), climate(board.ships(2, 1, 1), 5)] == [
        "bull", "stag", "lion",
    ]  # fmt: skip
    company.court = [5, 4]
    assert climate(board, 6) == "lion"
    company.court = [4, 3]
    assert climate(board, 6) == "bear"
    company.court = [3, 3]
    assert climate(board, 6) == "bull"
    company.deregulated = True
    assert climate(board, 6) == "peacock"
    purses = []
    for cash in (7, 16, 17):
        board.cash(0, cash)
        purses.append(climate(board, 7))
    assert purses == ["bear", "peacock", "stag"]
    assert [climate(board, card) for card in (8, 9, 10)] == ["lion", "peacock", "bear"]


@rule("jc2.solo.ai.climates", "jc2.solo.climate_shift.ends")
def test_climates_from_left_to_right() -> None:
    assert ORDER == CLIMATES
    assert family.moved("lion", 1) == "bear" and family.moved("bull", -1) == "bull"
    assert family.moved(family.moved("peacock", 2), -2) == "lion"


@rule("jc2.solo.climate_lock")
def test_nothing_comes_between_card_and_climate() -> None:
    board = Beside("bull")
    board.bare().office(board.own, "chairman")
    board.turn_up(9)
    board.run("operations", "operations.open")
    codes = [event.code for event in board.table.log(None)]
    at = codes.index("crown.card")
    assert codes[at + 1] == "crown.climate" and board.crown.climate == "peacock"


@rule("jc2.solo.ai.deck_out")
def test_there_is_always_a_back_to_read() -> None:
    board = solo()
    board.crown.deck, board.crown.used = [9], [one for one in range(1, 11) if one not in (2, 9)]
    board.state.offices["chairman"].where = "vacant"
    board.office(board.own, "chairman")
    board.run("operations", "operations.open", script=[[1, 3, 4, 5, 6, 7, 8, 10, 2]])
    assert board.crown.card == 9 and sorted(board.crown.deck) == [1, 2, 3, 4, 5, 6, 7, 8, 10] and not board.crown.used


@rule("jc2.solo.ai.vacant_chairman")
def test_a_vacant_chair_turns_no_card() -> None:
    board = solo("stag")
    board.run("operations", "operations.open")
    assert (board.crown.card, board.crown.climate) == (2, "stag")


@rule("jc2.solo.most_fewest", "jc2.crown.most_two")
def test_what_is_most_and_what_is_fewest() -> None:
    board = solo()
    assert not charts.has_most(board.game, lambda seat: 0)
    assert charts.has_most(board.game, lambda seat: 2)
    assert charts.fewest(board.game, charts.crown_writers) == ["bombay", "madras", "bengal"]
    assert charts.most(board.game, charts.crown_writers) == []
    three = two()
    assert charts.has_most(three.game, {0: 2, 1: 1, 2: 2}.__getitem__)
    assert not charts.ahead([2, 1, 2], 2) and charts.ahead([2, 2, 3], 2)
    three.state.company.court = [2, 2, 3]
    three.run("hiring", "hiring.election")
    assert three.ask.code == "hiring.support", "the most is no majority: the Crown does not elect itself"


@rule("jc2.crown.ties.longest")
def test_a_longest_route_has_an_order_but_where_ships_are_placed() -> None:
    board = solo("bull").treasury(shipping=2).ships()
    board.routes(0, 0, 0)
    office = board.office
    office(board.own, "director_of_trade")
    board.writers(board.own, "bombay")
    board.run("operations", ("operations.transfer", {"left": 2}))
    assert board.told("operations.transferred") == []
    office(board.own, "manager_of_shipping")
    office(board.own, "president_of_bengal")
    board.run("operations", "operations.manager_of_shipping")
    assert [told["zone"] for told in board.told("operations.ship_lease")] == ["east_indian"]


@rule("jc2.solo.route_length")
def test_the_length_of_a_route_does_not_count_ships() -> None:
    board = solo().open_only("madras_1", "madras_2")
    for ships in (0, 5):
        board.ships(south=ships)
        assert charts.route_length(board.game, "madras") == 2
    assert charts.route_length(board.game, "bengal") == 0


@rule("jc2.crown.ties.pairs")
def test_the_origin_comes_first_and_is_never_the_goal() -> None:
    board = solo("bull", card=4, back=7).routes(1, 1, 1)
    assert board.order() == ["bombay", "bengal", "madras"]
    board.office(board.own, "director_of_trade")
    for home in ("bombay", "madras", "bengal"):
        board.writers(board.own, home)
    board.run("operations", ("operations.transfer", {"left": 1}))
    assert [(told["where"], told["to_place"]) for told in board.told("operations.transferred")] == [
        ("bombay", "bengal")
    ]


@rule("jc2.solo.free_choice", "jc2.crown.ties.ladder", "jc2.crown.button.no_pass")
@pytest.mark.parametrize("seats", [1, 2])
def test_between_equal_alliances_a_person_chooses(seats: int) -> None:
    board = Beside("bear", seats).poor().treasury(bengal=4)
    board.office(board.own, "president_of_bengal")
    board.commander(board.own, "bengal")
    board.officers(board.own, "bengal", 2)
    if seats == 2:
        board.crown.button = B
    board.run("operations", ("operations.commander", {"army": "bengal"}))
    assert board.ask.seat == seats - 1 and board.ask.code == "crown.choice"
    assert board.open() == ["ally/awadh", "ally/jagat_seths"]
    board.answer("ally/jagat_seths")
    assert [told["alliance"] for told in board.told("operations.allied")] == ["jagat_seths"]
    if seats == 2:
        assert board.crown.button == B, "a free choice leaves the Button where it is"


@rule("jc2.solo.button_use", "jc2.crown.button.pieces")
def test_a_choice_between_persons_passes_the_button() -> None:
    board = two()
    assert between(board.game, [A, B]) == A and crown(board.game).button == B
    assert between(board.game, [A, B]) == B and crown(board.game).button == A
    assert between(board.game, [B]) == B and crown(board.game).button == A
    board = two("bull").routes(1, 3, 2)
    board.office(board.own, "director_of_trade")
    board.writers(A, "madras")
    board.writers(B, "madras")
    board.run("operations", ("operations.transfer", {"left": 2}))
    assert board.state.india.writers["madras"] == [0, 1, 0] and board.crown.button == B


def test_a_facedown_ai_card_may_be_any_with_its_back() -> None:
    board = solo(card=4, back=5)
    board.run("bonuses")
    tops = set()
    for seed in range(40):
        other = board.table.fork().game
        resample(other, A, Chance(f"{seed}"))
        mine = crown(other)
        tops.add(mine.deck[-1])
        assert sorted(mine.deck) == sorted(board.crown.deck)
    assert tops == {5, 6, 7}
