"""The Crown in Parliament: the climate shift, its laws and policies, and what laws let it do."""

from __future__ import annotations

from typing import Any

from pygame_core.games.john_company_second.crown.plans.parliament import balance_of
from pygame_core.games.john_company_second.phases.parliament.climate import steps_left, steps_right
from tests.games.john_company_second.board import A, B
from tests.games.john_company_second.crown import Beside, ready, solo
from tests.games.john_company_second.test_crown_cards import rule


# --- the climate shift ----------------------------------------------------------------------------------------
@rule("jc2.solo.climate_shift.steps")
def test_the_table_of_the_shift() -> None:
    """Rows: successes from 0 to 6; columns: places of Standing from 1 to 7; right, then left."""
    table = [
        "00 00 00 00 00 01 02", "10 00 00 00 01 02 02", "20 10 00 01 02 02 02", "20 20 11 02 02 02 02",
        "20 21 22 12 02 02 02", "21 22 22 22 12 02 02", "22 22 22 22 22 12 02",
    ]  # fmt: skip
    found = [" ".join(f"{steps_right(n, place)}{steps_left(6 - n, place)}" for place in range(1, 8)) for n in range(7)]
    assert found == table
    board = solo("lion")
    board.state.company.standing = 4
    board.run("parliament", "parliament.climate", script=[1, 2, 1, 4, 5, 6])
    assert board.crown.climate == "bull"


def stack(board: Beside, *laws: str) -> Beside:
    """These laws are drawn next, in this order."""
    deck = board.state.parliament.deck
    deck[:] = [law for law in deck if law not in laws] + [*reversed(laws)]
    return board


EVEN = [1, 1, 4, 4, 4, 4]
"""Against Standing £10 these dice shift the climate by one step to the left."""


@rule("jc2.solo.climate_shift.when")
def test_when_the_climate_shifts() -> None:
    crown = stack(ready("peacock", minister=1), "ship_subsidy", "trade_regulations")
    crown.run("parliament", "parliament.open", script=EVEN)
    codes = [event.code for event in crown.table.log(None)]
    assert codes.index("crown.shift") < codes.index("parliament.drawn")
    person = stack(ready("lion"), "ship_subsidy").run("parliament", "parliament.open", script=EVEN)
    person.answer("ship_subsidy")
    person.answer(next(iter(person.ask.answers())))
    codes = [event.code for event in person.table.log(None)]
    assert codes.index("parliament.support") < codes.index("crown.shift") < codes.index("crown.chose")
    assert person.crown.climate == "stag"


# --- the law --------------------------------------------------------------------------------------------------
@rule("jc2.solo.crown.law.draw")
def test_as_many_laws_as_the_shaded_place_says() -> None:
    laws = ("ship_subsidy", "trade_regulations", "sepoy_recruitment")
    for card, n in ((4, 1), (2, 2), (3, 3)):
        board = stack(ready(minister=1, card=card), *laws).run("parliament", "parliament.draw")
        assert board.told("parliament.selected")[0]["law"] == laws[n - 1]
    dilemma = stack(ready(minister=1, card=3), "masses_demand_franchise", *laws).run("parliament", "parliament.draw")
    assert dilemma.told("parliament.selected")[0]["law"] == "masses_demand_franchise"


@rule("jc2.crown.law.draw_favours", "jc2.solo.favour.parliament.stop_draw", "jc2.solo.favour.parliament.draw_on")
def test_the_draw_as_persons_pay_for() -> None:
    laws = ("ship_subsidy", "trade_regulations", "sepoy_recruitment")

    def drawn(cubes: int, card: int = 2) -> Beside:
        return stack(ready(minister=1, cubes=cubes, card=card), *laws).run("parliament", "parliament.draw")

    assert drawn(1).told("parliament.selected")
    stopped = drawn(2)
    assert stopped.offered() == {"parliament.stop_draw"}
    stopped.buy("parliament.stop_draw", "ship_subsidy")
    assert stopped.told("parliament.selected")[0]["law"] == "ship_subsidy" and stopped.crown.cubes == [0, 12]
    on = drawn(2).answer("pass")
    assert on.offered() == {"parliament.draw_on"}
    on.buy("parliament.draw_on")
    assert on.told("parliament.selected")[0]["law"] == "sepoy_recruitment" and on.crown.cubes == [0, 12]
    third = drawn(4, card=3).answer("pass", "pass")
    assert third.told("parliament.selected")[0]["law"] == "sepoy_recruitment", "the third card is final"


# --- the policy -----------------------------------------------------------------------------------------------
def choosing(board: Beside, law: str = "ship_subsidy") -> Beside:
    board.state.parliament.deck.remove(law)
    board.state.parliament.ballot.law = law
    return board.run("parliament", "parliament.policy")


@rule("jc2.solo.crown.policy.choose", "jc2.solo.crown.policy.power_value", "jc2.crown.policy.tie_direction")
def test_the_better_policy() -> None:
    board = ready(minister=1)
    board.yard(1)
    for _ in range(3):
        board.yard(A)
    board.workshops(1, 2)
    board.workshops(A)
    dial = [(row.consequence, row.target) for row in board.game.components.dial]
    assert balance_of(board.game, dial.index(("tax", "shipping"))) == 2
    assert balance_of(board.game, dial.index(("bonus", "manufacturing"))) == 1
    assert balance_of(board.game, dial.index(("power", "shipping"))) == 0
    board.luxuries(1)
    tax = dial.index(("tax", "social"))
    assert balance_of(board.game, tax) < 0
    tied = choosing(ready(minister=1), "army_spending")
    rule_of = tied.told("crown.chose")
    assert rule_of[0]["why"][0] == "row.policy_tie"
    spaces = {option.params["way"]: option.value for option in tied_options(ready(minister=1), "army_spending")}
    assert tied.state.parliament.ballot.stop == spaces["way.clockwise"]
    other = choosing(ready(minister=1, card=7, back=3), "army_spending")
    assert other.state.parliament.ballot.stop == spaces["way.counterclockwise"]


def tied_options(board: Beside, law: str) -> list[Any]:
    """The spaces between which a person would choose."""
    board.state.parliament.prime_minister = A
    return choosing(board, law).ask.options  # type: ignore[attr-defined, no-any-return]


@rule("jc2.crown.policy.windows", "jc2.crown.policy.two_humans")
def test_windows_and_two_persons() -> None:
    board = ready(minister=1)
    board.luxuries(1)
    board.luxuries(A)
    board.prize(A, "prize_4")
    board.prize(1, "prize_0")
    dial = [(row.consequence, row.target, row.window) for row in board.game.components.dial]
    lit = board.game.components.prizes["prize_4"].windows
    assert balance_of(board.game, dial.index(("tax", "social", True))) == lit
    three = ready(minister=2, seats=2)
    for owner in (2, 2, A, B, B):
        three.yard(owner)
    assert balance_of(three.game, dial.index(("tax", "shipping", False))) == 1


@rule("jc2.solo.crown.policy.choose_after_failure")
def test_it_chooses_in_the_same_way_with_the_dial_taken() -> None:
    board = ready(minister=1)
    board.yard(1)
    board.workshops(A, 2)
    ballot = board.state.parliament.ballot
    ballot.law, ballot.stop = "ship_subsidy", 9
    board.run("parliament", "parliament.shift")
    dial = [(row.consequence, row.target) for row in board.game.components.dial]
    assert dial[8] == ("tax", "shipping") and dial[10] == ("tax", "manufacturing")
    assert board.state.parliament.dial == 10


@rule("jc2.solo.favour.parliament.other_policy")
def test_the_other_policy_for_four_cubes() -> None:
    usual = choosing(ready(minister=1)).state.parliament.ballot.stop
    board = choosing(ready(minister=1, cubes=4))
    assert board.offered() == {"parliament.other_policy"}
    other = next(option.value for option in board.ask.options if option.params.get("favour"))  # type: ignore[attr-defined]
    board.answer(other)
    assert board.state.parliament.ballot.stop != usual and board.crown.cubes == [0, 12]
    assert choosing(ready(minister=1, cubes=3)).stopped


@rule("jc2.solo.crown.policy.power_top")
def test_a_marker_on_top_swaps_the_two_lowest() -> None:
    board = ready(minister=1)
    space = next(n for n, row in enumerate(board.game.components.dial) if row.consequence == "power")
    top = board.game.components.dial[space].target
    others = [kind for kind in board.state.parliament.power if kind != top]
    board.state.parliament.power = [top, *others]
    board.state.parliament.dial = space
    board.run("parliament", "policy.consequence")
    assert board.state.parliament.power == [top, others[0], others[2], others[1]]


# --- what laws let it do --------------------------------------------------------------------------------------
@rule("jc2.crown.vote.board_of_control")
def test_it_dismisses_the_first_person_who_has_acted() -> None:
    board = ready(minister=1)
    board.law("board_of_control")
    board.office(A, "director_of_trade")
    board.office(1, "manager_of_shipping")
    board.run("operations", ("operations.control", {"office": "manager_of_shipping"}))
    assert board.state.offices["manager_of_shipping"].holder == 1
    board.run("operations", ("operations.control", {"office": "director_of_trade"}))
    assert board.told("operations.dismissed")[0]["office"] == "director_of_trade"


@rule("jc2.crown.vote.military_oversight")
def test_it_replaces_a_commander_of_a_person() -> None:
    board = ready(minister=1)
    board.law("military_oversight")
    for army in ("bombay", "madras"):
        board.commander(A, army)
        board.officers(1, army)
    board.run("operations", "operations.oversight")
    assert board.state.india.armies["bombay"].commander == 1 and board.state.india.armies["madras"].commander == A
    asked = ready(minister=1)
    asked.crown.cubes = [11, 1]
    asked.law("military_oversight")
    asked.commander(A, "bombay")
    asked.officers(1, "bombay")
    asked.officers(A, "bombay")
    asked.run("operations", "operations.oversight")
    assert asked.ask.code == "hiring.nepotism"
    asked.answer("no")
    assert asked.state.india.armies["bombay"].commander == A


@rule("jc2.crown.vote.impeachment")
def test_whom_it_names() -> None:
    board = ready(minister=1)
    board.office(A, "president_of_bengal")
    board.office(A, "manager_of_shipping")
    board.office(1, "chairman")
    board.run("parliament", "parliament.name")
    assert board.state.parliament.ballot.named == "manager_of_shipping"
    chair = ready(minister=1)
    chair.office(A, "chairman")
    chair.office(A, "director_of_trade")
    chair.run("parliament", "parliament.name")
    assert chair.state.parliament.ballot.named == "chairman"
    own = ready(minister=1)
    own.office(1, "chairman")
    own.office(1, "director_of_trade")
    own.run("parliament", "parliament.name", script=[1])
    assert own.state.parliament.ballot.named == "director_of_trade"


@rule("jc2.crown.vote.war")
def test_what_it_sends_to_war() -> None:
    board = ready(minister=1)
    board.ships(1, 1, 2)
    number = board.yard(A, "east_indian")
    board.yard(1, "west_indian")
    board.run("parliament", "law.war.ships")
    assert (
        board.state.yards[number].at == "yard" and board.fleet == [0, 0, 2] and board.state.yards[1].at == "west_indian"
    )
    land = ready(minister=1)
    land.officers(A, "bengal")
    land.officers(1, "bombay", 2)
    land.state.india.armies["madras"].regiments = 1
    land.run("parliament", "law.war.soldiers")
    armies = land.state.india.armies
    assert (armies["bengal"].active, armies["madras"].regiments, armies["bombay"].active) == ([0, 0], 0, [0, 1])
    three = ready(minister=2, seats=2)
    for owner in (A, A, B, B):
        three.yard(owner, "west_indian")
    three.crown.button = B
    three.run("parliament", "law.war.ships")
    assert [three.state.yards[n].at == "yard" for n in range(4)] == [True, False, True, True]


@rule("jc2.crown.prestige.tax_collectors")
def test_no_tax_collectors() -> None:
    board = ready(minister=1)
    board.card(A, "tax_collectors")
    board.state.parliament.ballot.law, board.state.parliament.ballot.stop = "ship_subsidy", 2
    board.run("parliament", "parliament.window").answer("yes")
    assert board.told("consent.refused") and not board.state.parliament.ballot.window
    own = ready()
    own.card(1, "tax_collectors")
    own.state.parliament.ballot.law, own.state.parliament.ballot.stop = "ship_subsidy", 2
    own.run("parliament", "parliament.window")
    assert own.stopped and not own.state.parliament.ballot.window
