"""What the bots plan for: the Militant Company trades before it conquers; families of John & Co. save for manors."""

from __future__ import annotations

from typing import Any, Final, cast

import pytest

from pygame_core.games.john_company_first.bots import BY_QUESTION, alone, budget, hints, policy, weighty
from pygame_core.games.john_company_first.bots.worth import Worth
from pygame_core.games.john_company_first.ids import OfficeId
from pygame_core.games.john_company_first.refs import OFFICE_ACTION, Campaign, OfficeAction, Sail
from pygame_core.kernel.chance import Chance
from pygame_core.parts.hints import best
from tests.games.john_company_first.board import A, Board

BENGAL: Final = "president_bengal"


def militant(turn: int = 4) -> Board:
    board = Board(1, "militant").poor()
    board.state.turn.number = turn
    for name, port in (("bengal", "bengal"), ("bombay", "bombay"), ("madras", "madras")):
        board.region(name, "depressed", "", port).ships(port, 0)
    return board.held(president_bengal=A)


def acting(board: Board, office: str = BENGAL) -> Board:
    return board.run("company", ("company.office", {"office": office}))


def liked(board: Board) -> Any:
    decision = board.table.pending[0]
    found = hints(board.game, decision)
    assert found is not None and decision.code in BY_QUESTION
    return best(found).answer


# --- the Militant Company ---------------------------------------------------------------------------------------
def after(board: Board) -> dict[str, int]:
    """What the best answer gives to each slot that gets anything."""
    return {slot.value: n for slot, n in zip(board.ask.slots, liked(board), strict=True) if n}


def given(board: Board, revenue: int) -> dict[str, int]:
    board.state.company.revenue = revenue
    return after(board.run("trade", "trade.allocate"))


def gain(board: Board, office: OfficeId, chosen: OfficeAction, penalty: int) -> float:
    return alone.gain(Worth(board.game, A), office, chosen, penalty)


def test_a_president_keeps_the_money_for_his_sail() -> None:
    """Expenses are paid by Sails alone: a Campaign waits until both can be paid."""
    poor = acting(militant().purse(president_bengal=5).ships("bengal", 2))
    assert OFFICE_ACTION.read(liked(poor)) == Sail()
    rich = acting(militant().purse(president_bengal=14).ships("bengal", 2))
    assert OFFICE_ACTION.read(liked(rich)) == Campaign("bengal")


def test_nothing_is_conquered_with_few_dice_or_too_early_or_without_trade() -> None:
    attack = Campaign("bengal")
    assert gain(militant().purse(president_bengal=14).ships("bengal", 2), BENGAL, attack, 1) > 0
    assert gain(militant().purse(president_bengal=7).ships("bengal", 2), BENGAL, attack, 1) < 0
    assert gain(militant(turn=alone.EARLY - 1).purse(president_bengal=14).ships("bengal", 2), BENGAL, attack, 1) < 0
    assert gain(militant().purse(president_bengal=14), BENGAL, attack, 1) < 0, "what would pay for the province?"


def test_a_province_is_worth_most_before_the_governor_general_comes_and_at_the_end() -> None:
    def worth(board: Board) -> float:
        return alone.province(Worth(board.game, A))

    enough = militant().province("bombay", "bombay").province("madras", "madras")
    assert worth(militant()) == worth(enough) + alone.NEEDED
    assert worth(militant().law("governor_general")) == worth(enough), "he has come: nothing is needed for him"
    enough.state.turn.number = enough.state.turn.last
    assert worth(enough) == alone.PROVINCE + 6 * alone.LATER


def test_money_goes_to_sails_then_to_ships_and_guns() -> None:
    assert given(militant().ships("bengal", 2), 3) == {BENGAL: 3}
    several = given(militant().ships("bengal", 2).ships("madras", 2), 8)
    assert several[BENGAL] >= budget.LEAST_DICE <= several["president_madras"]
    rich = given(militant().ships("bengal", 4).ships("madras", 4).ships("bombay", 4), 60)
    assert rich[BENGAL] > alone.SURE and {"ship_purchasing", "military_affairs"} & set(rich)


def test_one_sail_that_brings_something_is_dear_to_who_would_be_bankrupt() -> None:
    """With the Company at stake each Sail is given more dice than its orders alone are worth."""
    board = militant().ships("bengal", 2)
    port = budget.Berth(Worth(board.game, A), "bengal")
    assert port.for_dice(alone.RUIN).worth > port.for_dice().worth


def test_a_treasury_below_what_its_sail_needs_pays_for_an_attack_in_full() -> None:
    """With guns enough nothing is to be hired: then no money is wanted for it."""
    board = militant().ships("bengal", 2).guns("bengal", 20)
    w, names = Worth(board.game, A), cast(list[OfficeId], [BENGAL])
    assert w.world.offices[BENGAL].cash < alone.for_sail(w, BENGAL)
    assert alone.conquests(w, names) == []
    board = militant().ships("bengal", 2)
    assert all(use.cost > 0 for use in alone.conquests(Worth(board.game, A), names))


def test_each_region_more_needs_a_pound_more_for_the_sail() -> None:
    board = militant().ships("bengal", 2)
    before = alone.for_sail(Worth(board.game, A), BENGAL)
    board.region("sindh", "depressed", "", "bengal")
    assert alone.for_sail(Worth(board.game, A), BENGAL) == before + 1
    assert alone.for_sail(Worth(militant().game, A), BENGAL) == 0, "without ships nothing sails"


def test_a_president_keeps_more_while_the_expenses_are_not_paid() -> None:
    board = militant().ships("bengal", 2).guns("bengal", 3)
    assert alone.for_sail(Worth(board.game, A), BENGAL) == alone.ALONE
    board.state.company.revenue = 3
    assert alone.for_sail(Worth(board.game, A), BENGAL) == alone.SURE


def test_guns_serve_the_presidency_that_grows() -> None:
    board = militant().province("madras", "madras")
    assert alone.great(Worth(board.game, A)) == "madras"
    board.state.hold.guns = 2
    acting(board.held(military_affairs=A), "military_affairs")
    assert after(board) == {"madras": 2}


def test_guns_stay_for_revolts_until_the_last_turn() -> None:
    board = militant().province("bombay", "bengal").guns("bengal", 5)
    assert alone.spare_guns(Worth(board.game, A), "bengal") == 3
    board.state.turn.number = board.state.turn.last
    assert alone.spare_guns(Worth(board.game, A), "bengal") == 5


def test_a_province_is_kept_at_any_price_another_region_only_for_its_orders() -> None:
    board = militant().province("madras", "madras", holder=A).purse(president_madras=20, province_madras=20)
    board.event("mysore", 1)
    asked: Any = board.ask
    assert asked.code == "post.defend" and sum(liked(board)) == asked.params["needed"]
    last = militant(turn=12).held(president_madras=A).purse(president_madras=20)
    last.event("mysore", 1)
    assert last.ask.code == "post.defend" and sum(liked(last)) == 0, "no turn comes in which its orders are filled"


def test_the_strong_player_keeps_to_the_plan_alone() -> None:
    board = acting(militant().purse(president_bengal=9).ships("bengal", 2))
    assert not weighty(board.game, board.ask)
    assert weighty(acting(Board().held(president_bengal=A).ships("bengal", 2)).game, board.ask)


# --- John & Co. -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("closed", "answer"), [(6, "pass"), (0, "box/shipyard")])
def test_families_of_john_and_co_save_for_a_manor_in_imagined_games(closed: int, answer: str) -> None:
    """£2 and a pound a turn: with the third turn perhaps the last one, a shipyard would cost the second manor. With
    India open there is time for both."""
    board = Board(4, "john_and_co").cash(2, 2, 2, 2)
    for number, region in enumerate(board.state.india.regions.values()):
        region.open = number >= closed
    rounds = board.state.rounds
    rounds.passed, rounds.taken = [False] * 4, [["manor"] for _ in range(4)]
    board.run("family", ("dereg.action", {"seat": A}))
    assert policy(board.game, board.ask, Chance("plan")) == answer
    assert liked(board) == "box/shipyard", "at once it looks better"


def test_ships_are_moved_to_where_a_sail_can_be_paid() -> None:
    """Better orders are no use to a President without money: his Sail fails, and the ships are missed elsewhere."""

    def moved(**purse: int) -> Any:
        board = militant().held(director_of_trade=A, president_madras=A).purse(**purse).ships("madras", 3)
        board.region("hyderabad", "prosperous", "", "bombay")
        return liked(board.run("company", ("company.office", {"office": "director_of_trade"})))

    assert moved(president_madras=4, president_bombay=1) == "done"
    assert moved(president_madras=1, president_bombay=5) == "move/madras/bombay"
