"""The laws that are no dilemmas: each passes in Parliament, and what it changes is felt."""

from __future__ import annotations

import re

import pytest

from pygame_core.games.john_company_second.army import unrest_strength
from pygame_core.games.john_company_second.components import LAWS
from pygame_core.games.john_company_second.india import fill
from pygame_core.games.john_company_second.phases.bonuses import income
from pygame_core.games.john_company_second.phases.operations.governors import pool
from pygame_core.games.john_company_second.phases.operations.shipping import fit_cost
from pygame_core.games.john_company_second.state import NOBODY, Filled, Post
from pygame_core.kernel.rulebook import ledger
from tests.games.john_company_second.board import A, B, C, D
from tests.games.john_company_second.figures import PRINTED
from tests.games.john_company_second.positions import HARMLESS, enact, in_force, passing
from tests.games.john_company_second.spoken import SpokenBoard

rule = pytest.mark.rule
CHINA = "superintendent_of_trade_in_china"


# --- what is printed ------------------------------------------------------------------------------------------
ICONS = {"Company shares": "company_share"}


@pytest.mark.parametrize("law", [law for law in LAWS if law not in ("deregulation", "old_ideas_made_new")])
def test_icon_support_and_extra_action_are_those_of_the_ledger(law: str) -> None:
    text = ledger("pygame_core.games.john_company_second")[f"jc2.law.{law}"].text
    found = re.search(r"icon ([\w ]+), support (-?\d+)(?:, extra action ([\w ]+))?\)", text)
    assert found is not None
    icon, support, action = found.groups()
    row = PRINTED.laws[law]
    assert (row.policy, row.support) == (ICONS.get(icon, icon), int(support))
    assert row.extra_action.replace("_", " ") == (action or "")
    assert row.dilemma == ("dilemma" in text)


# --- at once --------------------------------------------------------------------------------------------------
@rule("jc2.law.calico_acts")
def test_calico_acts_pay_manufacturers_and_cost_the_balance() -> None:
    board = passing("calico_acts")
    board.workshops(A, 2)
    board.card(A, "foundry")
    board.workshops(B, 1)
    enact(board)
    assert [family.cash for family in board.state.families] == [6, 2, 0, 0]
    board.state.company.balance = 15
    board.run("revenue", "revenue.open")
    assert board.told("revenue.calico") == [{"n": 2, "balance": 13}]


@rule("jc2.law.envoy_to_china", "jc2.operations.china.created")
def test_an_envoy_to_china_opens_the_office_and_hires_at_once() -> None:
    board = passing("envoy_to_china")
    board.office(B, "chairman")
    board.writers(C, "madras")
    enact(board)
    assert board.stopped
    assert board.state.offices[CHINA].holder == C and board.state.india.china
    assert in_force(board, "envoy_to_china")


@rule("jc2.law.envoy_to_china", "jc2.hiring.superintendent.pool", "jc2.operations.china.hired_now")
def test_a_writer_on_an_order_is_a_writer_too() -> None:
    board = passing("envoy_to_china")
    board.office(D, "chairman")
    board.writers(B, "madras", 2)
    board.writers(C, "madras", 2)
    for order, seat in (("hyderabad_1", C), ("madras_1", B), ("maratha_3", B)):
        fill(board.game, order, "madras", seat)
    board.state.india.filled["mysore_2"] = Filled(by="madras", seat=NOBODY)
    enact(board)
    assert board.asked == [(D, "hiring.choose")] and board.open() == ["writer/madras/1", "writer/madras/2"]
    board.answer("writer/madras/1")
    assert board.stopped and board.state.offices[CHINA].holder == B
    assert set(board.state.india.filled) == {"hyderabad_1", "maratha_3", "mysore_2"}, "the southernmost is called"
    assert board.state.india.writers["madras"][C] == 1


@rule("jc2.law.envoy_to_china", "jc2.operations.china.no_writer", "jc2.blackmail.scandal_on_leadenhall_street")
def test_a_chairman_struck_by_a_scandal_hires_nobody() -> None:
    board = passing("envoy_to_china")
    board.office(D, "chairman")
    board.writers(B, "madras")
    board.writers(C, "madras")
    board.blackmail(A, "scandal_on_leadenhall_street")
    enact(board)
    assert board.asked == [(D, "hiring.choose")]
    board.act(A, "blackmail.play", "scandal_on_leadenhall_street").answer("chairman")
    assert board.stopped and board.state.offices[CHINA].where == "vacant" and board.state.india.china


@rule("jc2.law.envoy_to_china")
def test_the_box_is_emptied_before_the_orders() -> None:
    board = passing("envoy_to_china")
    board.office(D, "chairman")
    board.writers(C, "madras", 2)
    fill(board.game, "madras_1", "madras", C)
    enact(board)
    assert board.state.offices[CHINA].holder == C
    assert board.state.india.writers["madras"][C] == 0 and "madras_1" in board.state.india.filled


@rule("jc2.law.envoy_to_china")
def test_an_office_that_is_there_is_left_alone() -> None:
    board = passing("envoy_to_china")
    board.office(C, CHINA, fatigue=1)
    enact(board)
    assert board.state.offices[CHINA] == Post(where="held", holder=C, fatigue=1)


@rule("jc2.law.army_spending", "jc2.prestige.foundry")
def test_army_spending_adds_six_regiments() -> None:
    board = passing("army_spending")
    board.card(D, "foundry")
    before = {name: army.regiments for name, army in board.state.india.armies.items()}
    enact(board)
    assert {name: army.regiments - 2 for name, army in board.state.india.armies.items()} == before
    assert board[D].cash == 6


@rule("jc2.law.debt_restructure")
def test_debt_restructure_wipes_out_debt() -> None:
    board = passing("debt_restructure")
    board.state.company.debt, board.state.company.balance = 5, 7
    enact(board)
    assert (board.state.company.debt, board.state.company.balance) == (0, 7)


@rule("jc2.law.governor_general", "jc2.operations.governor_general.created")
@rule("jc2.operations.governor_general.governors_retire", "jc2.operations.governor_general.replace")
def test_a_governor_general_replaces_director_and_governors() -> None:
    board = passing("governor_general")
    board.office(A, "director_of_trade", fatigue=2)
    for seat, region in ((B, "mysore"), (C, "delhi")):
        board.conquer(region, "madras")
        board.office(seat, f"governor_of_{region}")
    board.state.india.regions["mysore"].half_ship = True
    enact(board)
    offices = board.state.offices
    assert offices["governor_general"] == Post(where="held", holder=A, fatigue=2)
    assert offices["director_of_trade"].where == "out"
    assert board.state.london.pensioners == [0, 1, 1, 0] and offices["governor_of_mysore"].where == "out"
    assert not board.state.india.regions["mysore"].half_ship


@rule("jc2.law.company_aids_government")
def test_company_aids_government_raises_the_share_value() -> None:
    board = enact(passing("company_aids_government"))
    assert board.state.company.share_value == 2
    board = passing("company_aids_government")
    board.state.company.share_value, board.state.company.debt, board.state.company.balance = 3, 4, 30
    enact(board)
    assert board.state.company.share_value == 3
    board.run("revenue", "revenue.expenses")
    assert board.told("revenue.expenses")[0]["debt"] == 8


# --- lasting: London, Family, Bonuses, Revenue ----------------------------------------------------------------
@rule("jc2.law.tenure_limits")
def test_tenure_limits_retire_the_chairman() -> None:
    board = passing("tenure_limits")
    board.office(B, "chairman")
    enact(board)
    board.run("london", "london.attrition", script=[1])
    assert board.state.london.pensioners[B] == 1 and board.state.offices["chairman"].where == "vacant"


@rule("jc2.law.industry_subsidy")
def test_industry_subsidy_makes_workshops_cheap() -> None:
    board = enact(passing("industry_subsidy"))
    board.cash(9)
    board.run("family", ("family.action", {"seat": A}))
    assert board.options()["purchase_workshop"].params["cost"] == 3


@rule("jc2.law.debt_restructure", "jc2.family.extra.latest_only")
def test_the_newest_law_gives_the_extra_action() -> None:
    board = passing("debt_restructure")
    board.law("army_spending")
    enact(board)
    board.cash(9)
    board.run("family", ("family.action", {"seat": A})).answer("none")
    assert board.ask.params["action"] == "family.seek_share"


@rule("jc2.law.inclosure_acts")
def test_inclosure_acts_pay_for_prizes() -> None:
    board = passing("inclosure_acts")
    board.prize(A, "prize_2", 2)
    board.prize(A, "prize_8")
    enact(board)
    assert income(board.game, A)["prizes"] == 3


@rule("jc2.law.sepoy_recruitment")
def test_sepoys_are_free_and_unrest_counts_twice() -> None:
    board = passing("sepoy_recruitment")
    board.conquer("mysore", "madras")
    board.state.india.regions["mysore"].unrest = 2
    assert unrest_strength(board.game, "mysore") == 2
    enact(board)
    assert unrest_strength(board.game, "mysore") == 4
    board.officers(A, "madras", 2)
    board.state.india.armies["madras"].regiments = 4
    board.state.company.balance = 30
    board.run("revenue", "revenue.expenses")
    told = board.told("revenue.expenses")[0]
    assert (told["officers"], told["regiments"]) == (2, 0)


@rule("jc2.law.royal_protection")
def test_royal_protection_can_be_passed_again() -> None:
    board = SpokenBoard()
    parliament = board.state.parliament
    parliament.passed.remove("royal_protection")
    parliament.ballot.law, parliament.ballot.stop = "royal_protection", HARMLESS
    enact(board)
    assert in_force(board, "royal_protection")


# --- lasting: Operations --------------------------------------------------------------------------------------
@rule("jc2.law.ship_subsidy", "jc2.parliament.resolve.law_over_rules")
def test_ship_subsidy_lowers_the_managers_price() -> None:
    board = passing("ship_subsidy")
    assert fit_cost(board.game) == 3
    enact(board)
    assert fit_cost(board.game) == 2


@rule("jc2.law.zamindar_taxes")
def test_zamindar_taxes_give_governors_a_die_and_their_regions_trouble() -> None:
    board = passing("zamindar_taxes")
    board.conquer("madras", "madras")
    board.office(B, "governor_of_madras")
    before = pool(board.game, "governor_of_madras")
    enact(board)
    assert (before, pool(board.game, "governor_of_madras")) == (4, 5)
    board.run("operations", ("operations.administer", {"office": "governor_of_madras", "dice": 5}),
              script=[3, 4, 3, 4, 3])  # fmt: skip
    board.answer("roll")
    assert board.state.india.regions["madras"].unrest == 2


@rule("jc2.law.zamindar_taxes")
@pytest.mark.parametrize(("die", "cash", "unrest"), [(1, 6, 0), (3, 0, 6)])
def test_zamindar_taxes_change_what_govern_brings(die: int, cash: int, unrest: int) -> None:
    board = passing("zamindar_taxes")
    for region in ("mysore", "madras", "delhi"):
        board.conquer(region, "madras")
    for region in ("mysore", "madras", "delhi"):
        board.state.offices[f"governor_of_{region}"].where = "out"
    board.office(B, "governor_general")
    board.state.company.treasuries["director_of_trade"] = 1
    enact(board)
    board.run("operations", "operations.govern", script=[die]).answer(1)
    assert board[B].cash == cash
    assert sum(region.unrest for region in board.state.india.regions.values()) == unrest


@rule("jc2.law.board_of_control")
def test_the_board_of_control_lets_the_prime_minister_dismiss() -> None:
    board = passing("board_of_control")
    board.office(C, "manager_of_shipping")
    step = ("operations.control", {"office": "manager_of_shipping"})
    assert board.run("operations", step).stopped
    board.state.parliament.ballot.law = "board_of_control"
    enact(board)
    board.run("operations", step)
    assert board.asked == [(A, "operations.control")]
    board.answer("dismiss")
    assert board.state.offices["manager_of_shipping"].where == "vacant" and board[C].supply == 18


@rule("jc2.law.military_oversight")
def test_military_oversight_lets_the_prime_minister_replace_a_commander() -> None:
    board = passing("military_oversight")
    board.commander(C, "madras")
    board.officers(D, "madras")
    enact(board)
    board.run("operations", "operations.oversight")
    assert board.asked == [(A, "operations.oversight")]
    board.answer("madras/3")
    army = board.state.india.armies["madras"]
    assert army.commander == D and army.active == [0, 0, 1, 0]


@rule("jc2.law.writer_privileges", "jc2.law.writer_graft_reform")
@pytest.mark.parametrize(
    ("law", "rival"),
    [("writer_privileges", "writer_graft_reform"), ("writer_graft_reform", "writer_privileges")],
)
def test_privileges_and_reform_exclude_each_other(law: str, rival: str) -> None:
    board = passing(law)
    board.law(rival)
    enact(board)
    assert in_force(board, law) and not in_force(board, rival)
    assert board.state.parliament.discards == [rival]


@rule("jc2.law.writer_privileges", "jc2.law.writer_graft_reform")
@pytest.mark.parametrize("law", ["writer_privileges", "writer_graft_reform"])
def test_without_its_rival_a_writers_law_discards_nothing(law: str) -> None:
    board = enact(passing(law))
    assert board.state.parliament.passed == ["royal_protection", law] and board.state.parliament.discards == []


def trade(*laws: str) -> SpokenBoard:
    """Madras fills one order of its own with a writer of B."""
    board = SpokenBoard()
    board.state.company.balance = 0
    board.law(*laws)
    board.office(A, "president_of_madras")
    board.writers(B, "madras")
    board.state.india.closed = ["madras_2"]
    board.run("operations", ("operations.fill", {
        "presidency": "madras", "regions": ["madras"], "left": 1, "chain": [],
    }))  # fmt: skip
    return board


@rule("jc2.law.trade_regulations", "jc2.law.writer_privileges", "jc2.law.writer_graft_reform")
def test_what_laws_make_of_a_trade() -> None:
    value = trade().state.company.balance
    assert [(board := trade())[A].cash, board[B].cash] == [1, 1]
    board = trade("trade_regulations")
    assert (board[A].cash, board[B].cash, board.state.company.balance) == (0, 1, value + 1)
    board = trade("writer_privileges")
    assert (board[A].cash, board[B].cash, board.state.company.balance) == (1, 2, value)
    board = trade("writer_graft_reform")
    assert (board[A].cash, board[B].cash, board.state.company.balance) == (1, 0, value + 1)
