"""What the bots give money for: the Company's goes where it brings most next turn, a family's is kept for prizes."""

from __future__ import annotations

import pytest

from pygame_core.games.john_company_first.bots import budget, hints, prospects
from pygame_core.games.john_company_first.bots.worth import LAST_POUND, Worth
from pygame_core.games.john_company_first.ids import OfficeId, PortId
from pygame_core.parts.hints import best
from tests.games.john_company_first.board import PRINTED, A, B, Board, C

BENGAL, BOMBAY, MADRAS = "president_bengal", "president_bombay", "president_madras"


def poor(bengal: int = 2, bombay: int = 0, madras: int = 0) -> Board:
    """A Company with so many ships and with no money in its treasuries."""
    return Board().poor().ships("bengal", bengal).ships("bombay", bombay).ships("madras", madras)


def given(board: Board, revenue: int) -> dict[str, int]:
    """What each office gets of the revenue that is left."""
    board.state.company.revenue = revenue
    board.run("trade", "trade.allocate")
    found = hints(board.game, board.ask)
    assert found is not None
    answer = best(found).answer
    assert sum(answer) == board.ask.total
    return {slot.value: n for slot, n in zip(board.ask.slots, answer, strict=True) if n}


def berth(board: Board, port: PortId, seat: int = A) -> budget.Berth:
    return budget.Berth(Worth(board.game, seat), port)


def in_turn(board: Board, number: int) -> Board:
    board.state.turn.number = number
    return board


# --- the Company ------------------------------------------------------------------------------------------------
def test_ships_that_lie_ready_are_given_dice_before_ships_are_bought() -> None:
    assert given(poor(), 4) == {BENGAL: 4}
    assert given(poor(2, 2), 6) == {BENGAL: 3, BOMBAY: 3}
    assert given(Board(), 4) == {"ship_purchasing": 4}, "each of them can pay for dice"


def test_the_first_dice_are_given_together() -> None:
    """One die alone is two times in three thrown away, and once in six it costs the office."""
    use = berth(poor(), "bengal").for_dice()
    assert (use.office, use.cost) == (BENGAL, budget.LEAST_DICE)
    board = poor().purse(president_bengal=budget.LEAST_DICE)
    assert berth(board, "bengal").for_dice().cost == 1


def test_each_further_die_is_worth_less_than_the_one_before() -> None:
    worths = [berth(poor().purse(president_bengal=n), "bengal").for_dice().worth for n in range(3, 10)]
    assert worths == sorted(worths, reverse=True) and worths[0] > worths[1]
    assert worths[-1] == 0.0, "so many dice are sure enough"


def test_a_presidency_of_many_regions_needs_money_for_its_penalty_first() -> None:
    board = poor().region("hyderabad", "depressed", "", "bengal").region("mysore", "depressed", "", "bengal")
    assert berth(board, "bengal").for_dice().cost == budget.LEAST_DICE + 2


def test_ships_are_bought_while_orders_wait_for_them() -> None:
    board = Board()
    few, many = berth(board.ships("bengal", 0), "bengal"), berth(Board().ships("bengal", 4), "bengal")
    assert few.for_ship(7, 0.0).worth > many.for_ship(7, 0.0).worth == 0.0, "four ships fill all orders there"


def test_no_ship_is_bought_for_turns_that_do_not_come() -> None:
    assert "ship_purchasing" in given(Board(), 20)
    last = given(in_turn(Board(), 6), 20)
    assert last.get("ship_purchasing", 0) <= given(Board(), 20)["ship_purchasing"]
    w, late = Worth(Board().game, A), Worth(in_turn(Board(), 5).game, A)
    plans = [budget.Budget(each, ["ship_purchasing", BENGAL], [7], 3, []) for each in (w, late)]
    assert plans[0].later > plans[1].later == 0.0


def test_an_office_of_ones_own_is_provided_for_a_little_better() -> None:
    board = Board().poor().held(president_bengal=A)
    assert berth(board, "bengal", A).for_dice().worth == budget.OWN * berth(board, "bengal", B).for_dice().worth


def test_what_brings_nothing_more_waits_with_the_richest_sail() -> None:
    """With the last Sail as sure as it can be, nothing else is left to pay for."""
    assert given(in_turn(poor(2), 6), 20) == {BENGAL: 20}


def test_money_is_kept_for_a_new_region_once_ships_find_no_order() -> None:
    names: list[OfficeId] = [BENGAL, BOMBAY, MADRAS]
    idle = Board().ships("bengal", 6).ships("bombay", 6).ships("madras", 6)
    assert budget.wanted(Worth(idle.game, A)) == 0
    [use] = budget.opening(Worth(idle.game, A), names)
    assert use.cost == budget.OPENING and use.worth > 0
    [other] = budget.opening(Worth(Board().game, A), names)
    assert other.worth < use.worth, "orders wait already for more ships than there are"


def test_the_nearer_mutiny_is_the_more_a_new_region_is_worth() -> None:
    board = Board().ships("bengal", 0)
    found = []
    for region in ("madras", "bombay"):
        found.append(budget.danger(board.game))
        board.region(region, port="")
    found.append(budget.danger(board.game))
    assert found == sorted(found) and found[0] < found[-1] == budget.NEAR[0]


# --- families ---------------------------------------------------------------------------------------------------
def test_a_pound_is_worth_what_it_adds_to_a_prize() -> None:
    """The first pounds bring the cheap prize, the next ones only the step to the dear one, more than that nothing."""
    line = prospects.corners(((6.5, 5), (9.5, 6), (8.0, 4)))
    assert [(corner.cost, corner.points) for corner in line] == [(0.0, 0.0), (6.5, 5.0), (9.5, 6.0)]
    found = [prospects.slope(line, purse) for purse in (0, 7, 12)]
    assert found == [pytest.approx(5 / 6.5), pytest.approx(1 / 3), 0.0]


def test_a_prize_that_is_dearer_and_no_better_is_no_corner() -> None:
    assert [corner.cost for corner in prospects.corners(((5, 4), (6, 4), (9, 8)))] == [0.0, 9.0]


def test_the_poor_value_a_pound_more_than_the_rich() -> None:
    board = Board().held(director_of_trade=A, president_bombay=B).prize("court_favour").cash(2, 30, 0, 0)
    assert Worth(board.game, A).pound() > Worth(board.game, B).pound()


def test_without_anybody_who_may_retire_a_pound_of_the_last_turn_breaks_ties_only() -> None:
    board = in_turn(Board().held(director_of_trade=A).prize("court_favour").cash(4, 4, 0, 0), 6)
    assert Worth(board.game, A).pound() > Worth(board.game, B).pound() == LAST_POUND
    w = Worth(board.game, A)
    w.leaves("director_of_trade")
    assert w.pound() == LAST_POUND, "he retires now, not later"


def test_who_holds_more_offices_retires_more_often() -> None:
    board = Board().held(chairman=A, director_of_trade=A, military_affairs=B)
    found = [prospects.exits(board.game, seat, 3, None) for seat in (A, B, C)]
    assert found == sorted(found, reverse=True) and found[1] > found[2] > 0
    assert prospects.exits(board.game, A, 3, "chairman") < found[0]


def test_the_more_offices_there_are_the_more_may_retire() -> None:
    board = Board()
    found = prospects.exits(board.game, A, 3, None)
    for office in board.state.offices.values():
        office.post = "gone"
    assert found > 0 == prospects.exits(board.game, A, 3, None)


def test_only_closed_and_sovereign_regions_can_be_opened() -> None:
    board = Board().region("bombay", ruler="", port="").region("madras", ruler="punjab", port="")
    regions = board.state.india.regions
    assert budget.to_open(board.game) == [name for name, at in regions.items() if not at.open and not at.ruler]
    assert "bombay" in budget.to_open(board.game) and "madras" not in budget.to_open(board.game)
    assert "bengal" not in budget.to_open(board.game), "it is open"


def test_court_favour_is_weighed_against_a_prize_that_the_family_can_just_pay() -> None:
    board = Board().held(director_of_trade=A).prize("court_favour", A).prize("town_house")
    cost = PRINTED.prizes["town_house"].cost["executive"]
    worths = []
    for cash in (cost - 1, cost):
        board.cash(cash)
        board.run("evening_post", "post.attrition", script=[6])
        assert board.ask.code == "attrition.favour"
        worths.append({hint.answer: hint.worth for hint in hints(board.game, board.ask)}["no"])
    assert worths[0] < worths[1]


def test_presidents_and_governors_take_more() -> None:
    board = Board().held(president_bengal=A).province("bombay", "bombay", "prosperous", holder=B)
    found = [prospects.income(board.game, seat) for seat in (A, B, C)]
    assert found[0] > found[2] == 0 < found[1]


def test_the_more_shipyards_there_are_the_less_one_earns() -> None:
    few, many = Board().yard(0, A), Board().yard(0, A, B).yard(1, B, C)
    assert prospects.yard(few.game) > prospects.yard(many.game)
    assert Worth(few.game, A).yard() > Worth(many.game, A).yard()


def test_officers_go_where_there_is_plunder() -> None:
    """Without guns and money no army conquers anything."""
    unarmed, armed = Board().poor(), Board().poor().guns("bengal", 6)
    assert prospects.plunder(unarmed.game, "bengal") == 0 < prospects.plunder(armed.game, "bengal")
    assert Worth(armed.game, A).officer() > Worth(unarmed.game, A).officer()


def test_one_attack_leaves_no_guns_for_the_next() -> None:
    few, many = Board().poor().guns("bengal", 5), Board().poor().guns("bengal", 30)
    several = many.province("bengal", "bengal").game
    assert prospects.plunder(several, "bengal") > prospects.plunder(few.game, "bengal")


def test_an_executive_is_blamed_when_the_company_fails() -> None:
    """The nearer the Bailout the less the office is worth, unless somebody has a share that outlives it."""

    def worth(price: int, *shares: int) -> float:
        board = Board().held(director_of_trade=A).shares(*shares)
        board.state.company.price = price
        return Worth(board.game, A).blame()

    assert worth(0) > worth(1) > worth(2) > worth(4) == 0.0
    assert worth(0, 1) == worth(0) and worth(0, 0, 2) == 0.0
    senior, director = Board().held(military_affairs=A), Board().held(director_of_trade=A)
    for board in (senior, director):
        board.state.company.price = 0
    blamed = Worth(director.game, A).office("director_of_trade")
    assert blamed < Worth(Board().held(director_of_trade=A).shares(2).game, A).office("director_of_trade")
    assert Worth(senior.game, A).office("military_affairs") > blamed
