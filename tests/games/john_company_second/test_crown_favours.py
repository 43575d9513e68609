"""Favours beside any question: when they are open, what they cost, what changes hands."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core.games.john_company_second.calendar import PHASES
from pygame_core.games.john_company_second.crown.family import cubes as cubes_of
from pygame_core.games.john_company_second.view import view
from pygame_core.kernel.reasons import OPEN
from tests.games.john_company_second.board import A, B
from tests.games.john_company_second.crown import CLIMATES, Beside, solo, two
from tests.games.john_company_second.test_crown_cards import rule


def window(board: Beside, phase: str = "hiring") -> Beside:
    """Some question stands in this phase, beside which favours can be done."""
    return board.run(phase)


def acts(board: Beside, seat: int = A) -> dict[str, bool]:
    return {
        option.params["favour"].removeprefix("favour."): option.why is OPEN
        for option in board.table.acts(seat)
        if option.params.get("deed") == "favour"
    }


def do(board: Beside, name: str, thing: str = "", seat: int = A) -> Beside:
    return board.act(seat, "crown.favour", name, thing)


# --- the basic favours ----------------------------------------------------------------------------------------
def owning(owner: int, what: str, cubes: int, **more: Any) -> tuple[Beside, str]:
    """A thing of one's own or the Crown's, and what names it."""
    board = Beside("lion", **more).cubes(cubes)
    thing = ""
    match what:
        case "shipyard_unfitted":
            thing = f"yard.{board.yard(owner)}"
        case "shipyard_fitted":
            thing = f"yard.{board.yard(owner, 'west_indian')}"
        case "workshop_uninvested":
            board.workshops(owner)
        case "workshop_invested":
            board.state.london.workshops -= 1
            board[owner].invested = 1
        case "luxury":
            board.luxuries(owner)
            board[owner].vp += 2
        case "prestige_enterprise":
            thing = "foundry"
            board.card(owner, "foundry")
    return window(board), thing


GIVEN = {"shipyard_unfitted": 2, "shipyard_fitted": 3, "workshop_uninvested": 4, "workshop_invested": 1, "luxury": 5,
         "prestige_enterprise": 4}  # fmt: skip
TAKEN = {"shipyard_unfitted": 4, "shipyard_fitted": 5, "workshop_uninvested": 6, "workshop_invested": 3, "luxury": 7}


def held(board: Beside, seat: int) -> tuple[int, ...]:
    family = board[seat]
    yards = len([yard for yard in board.state.yards if yard.owner == seat])
    return yards, family.workshops, family.invested, family.luxuries, len(family.prestige), family.vp


@rule("jc2.solo.favour.basic.shipyard_unfitted.give", "jc2.solo.favour.basic.shipyard_fitted.give",
      "jc2.solo.favour.basic.workshop_uninvested.give", "jc2.solo.favour.basic.workshop_invested.give",
      "jc2.solo.favour.basic.luxury.give", "jc2.solo.favour.basic.prestige_enterprise.give",
      "jc2.solo.favour.short_reward", "jc2.solo.favour.closed_pool")  # fmt: skip
@pytest.mark.parametrize("what", GIVEN)
def test_what_is_given_to_the_crown_is_rewarded(what: str) -> None:
    board, thing = owning(A, what, 2)
    before = held(board, A)
    do(board, f"basic.{what}.give", thing)
    assert held(board, board.own) == before and not any(held(board, A))
    assert board.crown.cubes == [2 + GIVEN[what], 10 - GIVEN[what]] and sum(board.crown.cubes) == 12
    short, thing = owning(A, what, 11)
    do(short, f"basic.{what}.give", thing)
    assert short.crown.cubes == [12, 0], "what is left"


@rule("jc2.solo.favour.basic.shipyard_unfitted.take", "jc2.solo.favour.basic.shipyard_fitted.take",
      "jc2.solo.favour.basic.workshop_uninvested.take", "jc2.solo.favour.basic.workshop_invested.take",
      "jc2.solo.favour.basic.luxury.take")  # fmt: skip
@pytest.mark.parametrize("what", TAKEN)
def test_what_is_taken_from_the_crown_is_paid_for(what: str) -> None:
    board, thing = owning(1, what, TAKEN[what])
    before = held(board, 1)
    do(board, f"basic.{what}.take", thing)
    assert held(board, A) == before and not any(held(board, 1)) and board.crown.cubes == [0, 12]
    short, _ = owning(1, what, TAKEN[what] - 1)
    assert acts(short) == {f"basic.{what}.take": False}


@rule("jc2.solo.favour.basic.cash.give")
def test_three_pounds_for_two_cubes() -> None:
    board = solo()
    board.cash(3, 0)
    do(window(board), "basic.cash.give")
    assert (board[A].cash, board[1].cash, board.crown.cubes) == (0, 3, [2, 10])
    poor = solo()
    poor.cash(2, 0)
    assert "basic.cash.give" not in acts(window(poor))


@rule("jc2.solo.favour.basic.promise_card", "jc2.crown.difficulty.easy_five")
def test_promise_cards_on_easy() -> None:
    board = Beside("lion", turn=5, level="easy").cubes(0)
    do(window(board), "basic.promise_card", "benyon.pay_two")
    assert board.crown.cubes == [3, 9] and board.crown.gone == ["benyon.pay_two"]
    assert "benyon.pay_two" not in board[A].promises
    late = Beside("lion", scenario="1813", turn=6, level="easy").cubes(0)
    assert len(late[A].promises) == 6
    window(late)
    for card in list(late[A].promises)[:5]:
        do(late, "basic.promise_card", card)
    assert "basic.promise_card" not in acts(late) and len(late[A].promises) == 1
    assert "basic.promise_card" not in acts(window(solo()))


@rule("jc2.solo.favour.basic_window", "jc2.solo.favour.window")
def test_when_the_basic_favours_are_open() -> None:
    board = solo()
    board.luxuries(A)
    board[A].vp += 2
    found = {}
    for phase in PHASES:
        found[phase] = "basic.luxury.give" in acts(window(board, phase))
    assert [phase for phase, is_open in found.items() if is_open] == [
        "firms",
        "hiring",
        "operations",
        "bonuses",
        "revenue",
    ]
    board.run("bonuses", ("crown.window", {"moment": "basic"}))
    assert board.offered() == {"basic.luxury.give"}
    board.answer(["crown.favour", "basic.luxury.give", ""])
    assert board[1].luxuries == 1
    shares = solo()
    shares.shares(1, 3)
    shares.cash(1, 0)
    for phase, is_open in (("hiring", True), ("operations", False)):
        assert ("shares.give_pound" in acts(window(shares, phase))) == is_open
    war = Beside("bull").cubes(6)
    war.office(1, "military_affairs")
    war.training(A)
    assert not any(name.startswith("military") for name in acts(window(war, "hiring")))


def test_the_windows_of_a_turn_come_by_themselves() -> None:
    board = solo()
    board.cash(9, 9)
    board.run("", "turn.phases")
    steps = [name for name, _ in board.game.agenda]
    assert steps.count("crown.window") == 2


# --- shares ---------------------------------------------------------------------------------------------------
@rule("jc2.solo.favour.shares.give_pound")
def test_a_pound_for_a_cube_while_the_crown_rules_the_court() -> None:
    board = solo()
    board.shares(2, 3)
    board.cash(1, 0)
    do(window(board), "shares.give_pound")
    assert (board[A].cash, board[1].cash, board.crown.cubes) == (0, 1, [1, 11])
    even = solo()
    even.shares(3, 3)
    even.cash(1, 0)
    assert "shares.give_pound" not in acts(window(even))


def sharing(climate: str, cubes: int, own: int = 0, crown: int = 2, **more: Any) -> Beside:
    board = Beside(climate, **more).cubes(cubes)
    board.shares(own, crown)
    return window(board)


@rule("jc2.solo.favour.shares.take_company", "jc2.solo.favour.shares.give_company")
def test_company_shares_for_cubes() -> None:
    for climate, price in zip(CLIMATES, (6, 4, 4, 3, 3), strict=True):
        board = do(sharing(climate, price), "shares.take_company")
        assert board.state.company.court == [1, 1] and board.crown.cubes == [0, 12]
        assert acts(sharing(climate, price - 1))["shares.take_company"] is False
    gained = do(sharing("bull", 0, 2, 0), "shares.give_company")
    assert gained.state.company.court == [1, 1] and gained.crown.cubes == [2, 10]
    for climate, price in (("stag", 3), ("lion", 3), ("bear", 4), ("peacock", 4)):
        board = do(sharing(climate, price, 2, 0), "shares.give_company")
        assert board.state.company.court == [1, 1] and board.crown.cubes == [0, 12]
        assert acts(sharing(climate, price - 1, 2, 0))["shares.give_company"] is False


@rule("jc2.solo.favour.shares.take_firm", "jc2.solo.favour.shares.give_firm")
def test_firm_shares_as_an_option() -> None:
    def firm(climate: str, cubes: int, shares: tuple[int, int], aid: bool = True) -> Beside:
        board = Beside(climate, scenario="1813", turn=6, aid_favours=aid).cubes(cubes)
        board.firm(A, *shares)
        return window(board)

    for climate, price in zip(CLIMATES, (3, 4, 4, 6, 6), strict=True):
        board = do(firm(climate, price, (1, 1)), "shares.take_firm", "firm.0")
        assert board.managed(A).shares == [2, 0] and board.crown.cubes == [0, 12]
        assert acts(firm(climate, price - 1, (1, 1)))["shares.take_firm"] is False
    for climate, price in (("bull", 4), ("stag", 3), ("lion", 3)):
        board = do(firm(climate, price, (4, 0)), "shares.give_firm", "firm.0")
        assert board.managed(A).shares == [3, 1] and board.crown.cubes == [0, 12]
        assert acts(firm(climate, price - 1, (4, 0)))["shares.give_firm"] is False
    for climate in ("bear", "peacock"):
        assert do(firm(climate, 0, (4, 0)), "shares.give_firm", "firm.0").crown.cubes == [2, 10]
    assert acts(firm("bear", 0, (1, 1)))["shares.give_firm"] is False, "it must not come to rule the firm"
    assert not {"shares.take_firm", "shares.give_firm"} & {*acts(firm("bear", 9, (4, 1), aid=False))}


# --- two persons ----------------------------------------------------------------------------------------------
@rule("jc2.solo.favour.hiring.support_me", "jc2.crown.favour.support_part", "jc2.crown.election.two_added_shares")
def test_support_of_some_shares_of_the_crown() -> None:
    def campaign(cubes: int) -> Beside:
        board = two().cubes(cubes, 0)
        board.shares(3, 2, 2)
        return board.run("hiring", "hiring.election")

    board = campaign(2)
    names = [
        option.value for option in board.table.acts(A) if option.params.get("favour") == "favour.hiring.support_me"
    ]
    assert names == [["crown.support", 1], ["crown.support", 2]]
    board.act(A, "crown.support", 1).answer(A)
    assert board.state.offices["chairman"].holder == A and board.crown.cubes == [1, 0, 11]
    none = campaign(0)
    assert all(
        not option.why
        for option in none.table.acts(A)
        if option.params.get("deed") == "favour" and "support" in option.value[0]
    )
    added = two()
    added.shares(1, 2, 2)
    added.run("hiring", "hiring.election").answer(2, 1)
    while added.ask.code == "hiring.support":
        added.answer(2 if added.ask.seat == A else 1)
    assert added.state.offices["chairman"].holder == 2 and added.crown.cubes == [0, 0, 12]


@rule("jc2.crown.election.two_no_majority")
def test_nobody_has_a_majority() -> None:
    def deadlock(shares: tuple[int, ...], former: int = 2) -> Beside:
        board = two()
        board.shares(*shares)
        board.state.company.former = former
        board.crown.button = B
        board.run("hiring", "hiring.election")
        while board.ask.code == "hiring.support":
            board.answer(board.ask.seat)
        return board

    assert deadlock((2, 1, 2)).state.offices["chairman"].holder == 2
    board = deadlock((2, 2, 0))
    assert board.state.offices["chairman"].holder == B and board.crown.button == A
    assert deadlock((2, 2, 1), A).ask.code == "hiring.appoint"


def test_every_favour_has_its_price_in_every_climate_of_the_sheet() -> None:
    board = solo("bull")
    assert cubes_of(board.game, "hiring.elect_me") == -3
    board.state.company.deregulated = True
    assert cubes_of(board.game, "hiring.elect_me") == -12 and cubes_of(board.game, "hiring.elect_crown") == 6
    board.crown.climate = "lion"
    assert cubes_of(board.game, "firms.request_investment") is None
    assert view(board.game, A)["crown"]["favours"] == []
