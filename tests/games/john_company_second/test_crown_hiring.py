"""The Crown in firms, elections and hiring."""

from __future__ import annotations

from typing import Any

from pygame_core.games.john_company_second.phases.firms.rescue import fall_short
from tests.games.john_company_second.board import A, B
from tests.games.john_company_second.crown import Beside, solo, two
from tests.games.john_company_second.test_crown_cards import rule


# --- hiring ---------------------------------------------------------------------------------------------------
def hire(name: str, board: Beside, **people: Any) -> Beside:
    """Only this office is to be filled; the Crown hires for it."""
    by = {"director_of_trade": "chairman", "governor_general": "chairman"}.get(name, "chairman")
    if name.startswith("president"):
        by = "director_of_trade"
    board.vacant(name)
    board.office(board.own, by)
    for seat, box in people.get("writers", []):
        board.writers(seat, box)
    for seat, office in people.get("offices", []):
        board.office(seat, office)
    return board.run("hiring", ("hiring.office", {"after": 1}))


def hired(board: Beside) -> list[tuple[int, str, str]]:
    return [(told["seat"], told["office"], told["where"]) for told in board.told("hiring.hired")]


@rule("jc2.solo.crown.hiring.own_first", "jc2.solo.favour.hiring.crown_nepotism_solo")
def test_its_own_family_first_with_the_consent_that_it_pays_for() -> None:
    board = solo()
    hire("manager_of_shipping", board, writers=[(A, "bombay"), (A, "madras"), (1, "bengal")])
    assert hired(board) == [(1, "manager_of_shipping", "bengal")] and board.crown.cubes == [2, 10]
    assert board.told("crown.consented")
    poor = solo()
    poor.crown.cubes = [10, 2]
    hire("manager_of_shipping", poor, writers=[(A, "bombay"), (1, "bengal")])
    poor.pass_all()
    assert poor.crown.cubes == [12, 0] and hired(poor)[0][0] == 1


@rule("jc2.crown.hiring.refused", "jc2.solo.favour.short_reward")
def test_with_one_cube_its_kin_can_be_refused() -> None:
    def board() -> Beside:
        board = solo()
        board.crown.cubes = [11, 1]
        hire("manager_of_shipping", board, writers=[(A, "bombay"), (1, "bengal")])
        return board.pass_all()

    refused = board()
    assert refused.ask.code == "hiring.nepotism"
    refused.answer("no").pass_all()
    assert hired(refused) == [(A, "manager_of_shipping", "bombay")] and refused.crown.cubes == [11, 1]
    agreed = board().answer("yes")
    assert hired(agreed)[0][0] == 1 and agreed.crown.cubes == [12, 0], "one cube, as it has no more"


@rule("jc2.solo.favour.hiring.crown_nepotism_two")
def test_two_persons_are_paid_only_if_both_agree() -> None:
    def board() -> Beside:
        return hire("manager_of_shipping", two(), writers=[(A, "bombay"), (B, "bombay"), (2, "bengal")])

    agreed = board().answer("yes", "yes")
    assert hired(agreed)[0][0] == 2 and agreed.crown.cubes == [1, 1, 10]
    split = board().answer("yes", "no")
    assert hired(split)[0][0] == A and split.crown.cubes == [0, 0, 12]


@rule("jc2.crown.hiring.two_humans")
def test_between_two_persons_the_button_decides_and_passes() -> None:
    board = two()
    board.crown.button = B
    hire("manager_of_shipping", board, writers=[(A, "bombay"), (B, "bengal")])
    assert hired(board) == [(B, "manager_of_shipping", "bengal")] and board.crown.button == A


@rule("jc2.solo.crown.hiring.director", "jc2.crown.hiring.ribbon")
def test_the_director_along_the_ribbon() -> None:
    board = hire("director_of_trade", solo(), offices=[(A, "military_affairs"), (A, "manager_of_shipping")])
    assert hired(board)[0][2] == "manager_of_shipping"
    back = hire(
        "director_of_trade", solo(card=1, back=2), offices=[(A, "military_affairs"), (A, "manager_of_shipping")]
    )
    assert hired(back)[0][2] == "military_affairs"
    own = [(A, "manager_of_shipping"), (1, "military_affairs"), (1, "president_of_bengal")]
    assert hired(hire("director_of_trade", solo(), offices=own))[0][2] == "military_affairs"
    assert hired(hire("director_of_trade", solo(card=1, back=2), offices=own))[0][2] == "president_of_bengal"


@rule("jc2.crown.hiring.director_writers", "jc2.crown.hiring.places")
def test_writers_go_by_the_arrows() -> None:
    some = [(1, "madras"), (1, "bengal")]
    assert hired(hire("director_of_trade", solo(card=4, back=7), writers=some))[0][2] == "bengal"
    everywhere = [(1, "bombay"), (1, "madras"), (1, "bengal")]
    assert hired(hire("manager_of_shipping", solo(), writers=everywhere))[0][2] == "bombay"
    assert hired(hire("manager_of_shipping", solo(card=4, back=1), writers=everywhere))[0][2] == "bengal"


@rule("jc2.solo.crown.hiring.kinds")
def test_writers_before_officers_before_governors() -> None:
    board = solo()
    board.conquer("madras", "madras")
    board.conquer("mysore", "madras")
    board.vacant("president_of_madras")
    for office in ("director_of_trade", "governor_of_madras", "governor_of_mysore"):
        board.office(1, office)
    board.writers(1, "madras")
    board.run("hiring", ("hiring.office", {"after": 1}))
    assert hired(board) == [(1, "president_of_madras", "madras")]
    board = solo()
    board.conquer("madras", "madras")
    board.conquer("mysore", "madras")
    board.vacant("president_of_madras")
    for office in ("director_of_trade", "governor_of_madras", "governor_of_mysore"):
        board.office(1, office)
    board.run("hiring", ("hiring.office", {"after": 1}))
    assert hired(board) == [(1, "president_of_madras", "governor_of_mysore")], "Mysore leads the list of regions"


@rule("jc2.solo.favour.hiring.decide", "jc2.crown.hiring.china_favours", "jc2.solo.favour.full_price")
def test_three_cubes_decide_whom_it_hires() -> None:
    some = [(A, "bombay"), (1, "bengal")]
    short = hire("manager_of_shipping", solo().cubes(2), writers=some)
    assert "hiring.decide" not in short.offered()
    board = hire("manager_of_shipping", solo().cubes(3), writers=some)
    assert board.offered() == {"hiring.decide"}
    board.buy("hiring.decide", "writer/bombay/0")
    assert hired(board) == [(A, "manager_of_shipping", "bombay")] and board.crown.cubes == [0, 12]
    china = solo().cubes(3)
    china.office(1, "chairman")
    china.writers(A, "bombay")
    china.writers(1, "bengal")
    china.run("parliament", "law.envoy_to_china")
    assert china.offered() == {"hiring.decide"}
    china.buy("hiring.decide", "writer/bombay/0")
    assert china.state.offices["superintendent_of_trade_in_china"].holder == A


def hirer(cubes: int) -> Beside:
    board = solo().cubes(cubes)
    board.office(A, "chairman")
    board.vacant("manager_of_shipping")
    board.writers(A, "bombay")
    board.writers(1, "bengal")
    return board.run("hiring", ("hiring.office", {"after": 1}))


@rule("jc2.solo.favour.hiring.nepotism")
def test_two_cubes_buy_consent_to_a_persons_kin() -> None:
    board = hirer(2).answer("writer/bombay/0")
    assert board.offered() == {"hiring.nepotism"}
    board.buy("hiring.nepotism", "yes")
    assert hired(board) == [(A, "manager_of_shipping", "bombay")] and board.crown.cubes == [0, 12]
    short = hirer(1).answer("writer/bombay/0")
    assert short.ask.code == "hiring.choose" and short.told("consent.refused")


@rule("jc2.solo.favour.hiring.hire_crown", "jc2.solo.favour.kinds")
def test_a_cube_for_hiring_a_man_of_the_crown() -> None:
    board = hirer(0).answer("writer/bengal/1")
    assert board.crown.cubes == [1, 11]
    alone = solo()
    alone.office(A, "chairman")
    alone.vacant("manager_of_shipping")
    alone.writers(1, "bengal")
    alone.run("hiring", ("hiring.office", {"after": 1}))
    assert hired(alone)[0][0] == 1 and alone.crown.cubes == [0, 12], "nobody else could have been hired"


# --- the Chairman ---------------------------------------------------------------------------------------------
def duel(own: int, crown: int, former: int = A, cubes: int = 0, scenario: str = "1710") -> Beside:
    board = solo(scenario=scenario, turn=6 if scenario == "1813" else 2).cubes(cubes)
    board.shares(own, crown)
    board.state.company.former = former
    return board.run("hiring", "hiring.duel")


@rule("jc2.solo.election.majority", "jc2.crown.election.solo_choices")
def test_alone_more_shares_decide() -> None:
    assert (duel(3, 3).ask.seat, duel(3, 3).ask.code) == (A, "hiring.duel")
    board = duel(4, 3)
    assert board.open() == [A, 1]
    board.answer(A)
    assert board.state.offices["chairman"].holder == A and board.crown.cubes == [0, 12]
    board = duel(4, 3).answer(1)
    assert board.state.offices["chairman"].holder == 1 and board.crown.cubes == [3, 9]
    empty = duel(0, 0)
    assert empty.state.offices["chairman"].holder == A and empty[A].supply == 17


@rule("jc2.solo.favour.hiring.elect_crown")
def test_the_reward_for_a_crown_chairman() -> None:
    assert duel(4, 3).answer(1).crown.cubes == [3, 9]
    assert duel(3, 3).answer(1).crown.cubes == [3, 9]
    assert duel(4, 3, scenario="1813").answer(1).crown.cubes == [6, 6]
    board = two()
    board.shares(3, 1, 1)
    board.run("hiring", "hiring.election")
    board.answer(2, 1)
    while board.ask.code == "hiring.support":
        board.answer(2 if board.ask.seat == A else 1)
    assert board.state.offices["chairman"].holder == 2 and board.crown.cubes == [3, 0, 9]


@rule("jc2.solo.crown.hiring.elects_itself")
def test_the_crown_elects_itself() -> None:
    assert duel(3, 4).state.offices["chairman"].holder == 1
    assert duel(3, 3, former=1).state.offices["chairman"].holder == 1
    assert duel(3, 4).state.company.court == [3, 3]


@rule("jc2.solo.favour.hiring.elect_me", "jc2.crown.election.needs_share")
def test_the_chair_for_cubes() -> None:
    board = duel(3, 4, cubes=3)
    assert board.offered() == {"hiring.elect_me"}
    board.buy("hiring.elect_me", A)
    assert board.state.offices["chairman"].holder == A and board.crown.cubes == [0, 12]
    assert duel(3, 4, cubes=2).state.offices["chairman"].holder == 1
    assert duel(0, 4, cubes=6).state.offices["chairman"].holder == 1, "no share in the Court"
    assert duel(3, 4, cubes=11, scenario="1813").state.offices["chairman"].holder == 1
    assert duel(3, 4, cubes=12, scenario="1813").offered() == {"hiring.elect_me"}


# --- firms ----------------------------------------------------------------------------------------------------
def market(climate: str = "lion", seats: int = 1, **more: Any) -> Beside:
    board = Beside(climate, seats, scenario="1813", turn=6, **more).poor()
    company = board.state.company
    company.debt = company.balance = 0
    company.standing = 4
    board.state.india.closed.clear()
    return board


def investing(
    climate: str, court: tuple[int, ...] = (2, 4), shares: tuple[int, ...] = (3, 0), cubes: int = 0, **firm: Any
) -> Beside:
    board = market(climate).cubes(cubes)
    board.shares(*court)
    board.firm(A, *shares, **{"value": 3, **firm})
    return board.run("firms", "firms.crown")


@rule("jc2.solo.crown.firms.invests", "jc2.crown.firms.no_consent_needed", "jc2.solo.crown.firms.pays_with")
def test_one_investment_by_climate() -> None:
    assert [investing(one).managed(A).shares for one in ("bull", "stag", "lion", "bear", "peacock")] == [
        [3, 0], [3, 0], [3, 1], [3, 1], [3, 1],
    ]  # fmt: skip
    board = investing("lion")
    assert board.state.company.court == [2, 3] and board.managed(A).london == 5
    assert investing("lion", (3, 3)).managed(A).shares == [3, 0]
    weak = market("lion")
    weak.shares(2, 4)
    weak.firm(A, 3, 0, value=3)
    weak.workshops(1)
    weak.state.company.standing = 1
    weak.run("firms", "firms.crown")
    assert weak.state.company.court == [2, 4] and weak[1].invested == 1


@rule("jc2.crown.firms.not_chairman")
def test_the_chairman_is_never_invested() -> None:
    board = market("lion")
    board.office(1, "chairman")
    board.firm(A, 3, 0)
    board.run("firms", "firms.crown")
    assert board.managed(A).shares == [3, 0] and board.state.offices["chairman"].holder == 1


@rule("jc2.solo.crown.firms.no_majority")
def test_it_never_comes_to_rule_a_firm() -> None:
    assert investing("lion", shares=(1, 1)).managed(A).shares == [1, 1]
    assert investing("lion", shares=(2, 1)).managed(A).shares == [2, 2]


@rule("jc2.solo.favour.firms.deny_investment")
def test_an_investment_can_be_bought_off() -> None:
    board = investing("bear", cubes=4, value=4)
    assert board.offered() == {"firms.deny_investment"}
    board.buy("firms.deny_investment", "none")
    assert board.managed(A).shares == [3, 0] and board.crown.cubes == [0, 12]
    assert investing("bear", cubes=3, value=4).managed(A).shares == [3, 1]
    free = investing("bear", value=0)
    assert free.offered() == {"firms.deny_investment"}


@rule("jc2.solo.favour.firms.request_investment")
def test_an_investment_can_be_asked_for() -> None:
    board = investing("bull", cubes=2)
    assert board.offered() == {"firms.request_investment"}
    board.buy("firms.request_investment", "firm.0")
    assert board.managed(A).shares == [3, 1] and board.crown.cubes == [0, 12]
    assert investing("stag", cubes=1).stopped
    assert "firms.request_investment" not in investing("lion", cubes=6, value=9).offered()


def both(
    climate: str = "lion", *, a: tuple[int, ...] | None = (3, 0, 0), b: tuple[int, ...] | None = (0, 3, 0)
) -> Beside:
    board = market(climate, 2)
    board.shares(1, 1, 4)
    for seat, shares in ((A, a), (B, b)):
        if shares:
            board.firm(seat, *shares)
    board.crown.button = B
    return board.run("firms", "firms.crown")


@rule("jc2.crown.firms.one_in_all", "jc2.solo.crown.firms.two_button")
def test_one_investment_in_all_goes_to_the_button() -> None:
    board = both()
    assert [board.managed(A).shares, board.managed(B).shares] == [[3, 0, 0], [0, 3, 1]] and board.crown.button == A


@rule("jc2.crown.firms.other_firm")
def test_else_it_goes_to_the_other_firm() -> None:
    assert both(b=None).managed(A).shares == [3, 0, 1]
    assert both(b=(0, 1, 1)).managed(A).shares == [3, 0, 1]
    none = both(a=(1, 0, 1), b=(0, 1, 1))
    assert [none.managed(A).shares, none.managed(B).shares] == [[1, 0, 1], [0, 1, 1]] and none.crown.button == B


@rule("jc2.solo.favour.firms.create", "jc2.solo.crown.firms.never_founds")
def test_the_price_of_founding_a_firm() -> None:
    for cubes, left in ((5, 2), (2, 0), (0, 0)):
        board = market().cubes(cubes)
        board.workshops(A)
        board.workshops(1)
        board.run("firms", "firms.round")
        assert [decision.seat for decision in board.table.pending] == [A]
        board.answer("found/workshop")
        assert board.crown.cubes[A] == left and board.managed(A).shares == [1, 0]


@rule("jc2.solo.favour.firms.fit_crown_ship", "jc2.solo.favour.firms.buy_crown_ship")
def test_ships_of_the_crown_for_a_firm() -> None:
    for at, answer, favour in (
        ("yard", "fit/0", "firms.fit_crown_ship"),
        ("west_indian", "buy_back/0", "firms.buy_crown_ship"),
    ):
        board = market().cubes(2)
        board.firm(A, 1, london=9)
        board.yard(1, at)
        board.run("firms", "firms.round").answer(answer)
        assert board.offered() == {favour}
        board.buy(favour, "yes")
        assert board.state.yards[0].charter == A and board.crown.cubes == [0, 12]
        short = market().cubes(1)
        short.firm(A, 1, london=9)
        short.yard(1, at)
        short.run("firms", "firms.round").answer(answer)
        assert short.told("consent.refused") and short.state.yards[0].charter == -1


@rule("jc2.solo.crown.firms.consents", "jc2.solo.crown.firms.no_takeover")
def test_a_firm_can_be_dissolved_and_nobody_takes_it_over_alone() -> None:
    board = market()
    board.firm(A, 2, 2)
    board.run("firms", "firms.round")
    deeds = {option.params.get("deed") for option in board.ask.options}  # type: ignore[attr-defined]
    assert not {"take_over", "merge"} & deeds
    board.answer("dissolve")
    assert not board.state.firms and board.state.prison == [2, 2]


@rule("jc2.crown.firms.merger", "jc2.crown.firms.merger_shares")
def test_in_a_merger_the_crown_keeps_its_shares() -> None:
    board = market("lion", 2)
    board.firm(A, 4, 0, 2, value=3)
    board.firm(B, 0, 4, 1, value=2)
    board.run("firms", "firms.round")
    board.table.answer(A, "merge")
    board.table.answer(B, "done")
    while board.ask.code != "firms.excess":
        assert all(2 not in (option.params.get("giver"), option.params.get("other")) for option in board.ask.options)  # type: ignore[attr-defined]
        board.answer("done")
    slots = {slot.params["holder"]: slot.cap for slot in board.ask.slots}  # type: ignore[attr-defined]
    assert slots == {A: 4, B: 4, 2: 0}
    board.answer([1, 0, 0], "yes")
    assert board.managed(A).shares == [3, 4, 3] and board.crown.cubes == [0, 0, 12]


@rule("jc2.solo.favour.firms.hostile_takeover")
def test_the_crowns_shares_for_a_takeover() -> None:
    def board(cubes: int, button: int = A) -> Beside:
        board = market("lion", 2).cubes(cubes, 0)
        board.firm(B, 1, 2, 3)
        board.crown.button = button
        board.run("firms", "firms.round")
        for decision in list(board.table.pending):
            board.table.answer(decision.seat, "take_over/1" if decision.seat == A else "done")
        return board.answer("no")

    taken = board(3)
    assert taken.offered() == {"firms.hostile_takeover"}
    taken.buy("firms.hostile_takeover", "yes")
    assert taken.managed(A).shares == [1, 2, 3] and taken.crown.cubes == [0, 0, 12]
    assert board(2).managed(B) and board(3, B).managed(B)


@rule("jc2.crown.firms.between_firms")
def test_two_managers_want_the_same_ship() -> None:
    board = market("lion", 2)
    board.state.parliament.prime_minister = 2
    board.crown.button = B
    for seat in (A, B):
        board.firm(seat, *(int(seat == other) for other in range(3)), london=9)
    number = board.yard(A)
    board.run("firms", "firms.round")
    for decision in list(board.table.pending):
        board.table.answer(decision.seat, f"fit/{number}")
    assert board.ask.code == "firms.may_fit" and board.ask.params["by"] == B and board.crown.button == A


@rule("jc2.crown.firms.dividend_taken", "jc2.solo.favour.revenue.firm_dividend")
def test_the_crown_forgoes_nothing_and_pays_for_being_paid() -> None:
    def paid(shares: tuple[int, int], india: int) -> Beside:
        board = market()
        board.firm(A, *shares, india=india)
        board.venture(A, "south_indian", 0, 1)
        board.managed(A).paid = True
        board.run("revenue", ("firms.dividends", {"manager": A}))
        return board

    board = paid((3, 2), 12)
    assert [option.value for option in board.ask.options] == [0, 1, 2, 3, 4]  # type: ignore[attr-defined]
    board.answer(2)
    assert board[1].cash == 4 and board.crown.cubes == [0, 12], "others are paid more"
    most = paid((3, 4), 8).answer(1)
    assert most.crown.cubes == [3, 9]
    short = paid((1, 2), 7)
    assert max(option.value for option in short.ask.options) == 2  # type: ignore[attr-defined]
    short.answer(2)
    assert short.ask.slots[1].cap == 0  # type: ignore[attr-defined]


@rule("jc2.solo.crown.firms.no_emergency", "jc2.solo.favour.revenue.emergency_investment")
def test_an_emergency_investment_only_for_cubes() -> None:
    def short(cubes: int, shares: tuple[int, int] = (2, 1)) -> Beside:
        board = market().cubes(cubes)
        board.shares(0, 2)
        board.firm(A, *shares, value=5)
        board.venture(A, "hobnob")
        fall_short(board.game, board.managed(A))
        step = board.game.added.pop()
        return board.run("revenue", (step[0], step[1]))

    board = short(4).answer("crown")
    assert board.crown.cubes == [0, 12] and board.managed(A).shares == [2, 2] and board.state.company.court == [0, 1]
    assert short(3).why("crown") == "jc2.solo.favour.full_price"
    assert short(4, (1, 1)).why("crown") == "jc2.solo.favour.revenue.emergency_investment"
    alone = short(3)
    assert "call" not in alone.open(), "the Crown offers nothing by itself"
    dear = market().cubes(9)
    dear.shares(0, 2)
    dear.firm(A, 3, 1, value=8)
    dear.venture(A, "hobnob")
    fall_short(dear.game, dear.managed(A))
    step = dear.game.added.pop()
    dear.run("revenue", (step[0], step[1])).answer("crown")
    assert dear.asked == [(A, "firms.help")] and dear.ask.params["n"] == 8 - 5, "one stake does not cover it all"
    dear.answer("crown")
    assert dear.stopped and dear.managed(A).shares == [3, 3] and dear.crown.cubes == [1, 11]


@rule("jc2.solo.crown.firms.tie", "jc2.crown.firms.two_firms_tie")
def test_ties_of_initiative() -> None:
    board = market("lion", 2).poor()
    board.office(2, "president_of_madras")
    board.crown.button = B
    for seat in (A, B):
        board.firm(seat, *(int(seat == other) for other in range(3)))
        board.venture(seat, "south_indian", 0, 1)
    board.state.company.former = 2
    board.run("operations", ("firms.settle", {"presidency": "madras", "regions": ["madras"], "left": 0, "rolled": 1}))
    traded = [told["seat"] for told in board.told("firms.traded")]
    assert traded == [B, A] and board.crown.button == A
    alone = market("lion")
    alone.office(1, "president_of_madras")
    alone.ships(south=1)
    alone.firm(A, 1)
    alone.venture(A, "south_indian", 0, 1)
    alone.run("operations", ("firms.settle", {"presidency": "madras", "regions": ["madras"], "left": 1, "rolled": 2}))
    codes = [event.code for event in alone.table.log(None) if event.code in ("operations.filled", "firms.filled")]
    assert codes[0] == "operations.filled"
