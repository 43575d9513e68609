"""F1, F2, F7 to F9: Checks, and what Presidents, provinces and China do with them."""

from __future__ import annotations

import pytest

from pygame_core.games.john_company_first import RULESET
from pygame_core.games.john_company_first.india import event_row
from tests.games.john_company_first.board import CHAOS, EQUILIBRIUM, PRINTED, A, B, Board, C, D

rule = pytest.mark.rule
JONES = 3


def acts(office: str, board: Board, *script: int) -> Board:
    return board.run("company", ("company.office", {"office": office}), script=list(script))


def bengal(cash: int = 5, **offices: int) -> Board:
    return Board().held(president_bengal=A, **offices).purse(president_bengal=cash)


# --- order ----------------------------------------------------------------------------------------------------
@rule("jc1.company.order.track", "jc1.company.order.provincial", "jc1.company.order.provincial_age",
      "jc1.company.order.vacancies_first")  # fmt: skip
def test_offices_act_along_the_red_track() -> None:
    board = Board().poor()
    board.held(ship_purchasing=A, goods_purchasing=A, military_affairs=A, director_of_trade=A)
    board.held(president_bombay=B, president_bengal=B).province("mysore", "bombay", "depressed", holder=C)
    board.province("hyderabad", "bombay", "depressed", holder=C).ships("bombay", 0).ships("bengal", 0).ships(
        "madras", 0
    )
    board.run("company", "company.begin")
    while not board.stopped:
        board.answer("done")
    assert [told["office"] for told in board.told("office.acts")] == [
        "ship_purchasing", "goods_purchasing", "military_affairs", "director_of_trade", "president_bombay",
        "province_mysore", "province_hyderabad", "president_bengal",
    ]  # fmt: skip
    assert [told["office"] for told in board.told("office.skipped")] == ["president_madras"]


@rule("jc1.company.order.vacancies_first")
def test_no_office_acts_before_the_last_vacancy_is_filled() -> None:
    board = Board().poor().held(chairman=A).put("writers", B, 9)
    RULESET.steps.by_name["turn.begin"](board.game)
    planned = [step for step, _ in board.game.added]
    assert planned[planned.index("hiring.begin") :][:2] == ["hiring.begin", "company.begin"]
    board.run("company", "hiring.begin")
    while not board.stopped:
        board.answer(board.open()[0])
    assert not [name for name, office in board.state.offices.items() if office.post == "vacant"]


@rule("jc1.company.action.sequence", "jc1.company.action.optional")
def test_actions_come_in_the_order_of_the_card() -> None:
    board = acts("president_bengal", bengal(cash=9), 3)
    assert {"campaign/bengal", "open_trade/hyderabad", "sail", "done"} <= {*board.open()}
    board.answer("sail", 1)
    assert board.why("open_trade/hyderabad") == board.why("campaign/bengal") == "jc1.company.action.sequence"
    board.answer("done")
    assert board.stopped


@rule("jc1.general.office.officeholder", "jc1.company.action.cost")
def test_the_holder_decides_and_the_office_pays() -> None:
    board = acts("president_bengal", bengal(cash=0).cash(9, 9, 9, 9))
    assert board.stopped
    board = acts(
        "president_bengal", Board().held(president_bengal=C).purse(president_bengal=4).cash(0, 0, 9, 0), 3, 3, 3
    )
    assert board.ask.seat == C
    bank = board.state.bank
    board.answer("sail", 3)
    assert (board.state.offices["president_bengal"].cash, board[C].cash, board.state.bank) == (1, 9, bank + 3)


# --- Checks ---------------------------------------------------------------------------------------------------
@rule("jc1.company.check.dice", "jc1.company.check.lowest", "jc1.company.check.success", "jc1.company.sail.example",
      "jc1.company.sail.penalty", "jc1.company.sail.strength")  # fmt: skip
def test_dice_by_strength_less_penalty_and_the_lowest_counts() -> None:
    board = bengal().region("mysore", port="bengal").region("hyderabad", port="bengal")
    acts("president_bengal", board, 6, 2).answer("sail", 4)
    [told] = board.told("check.rolled")
    assert (told["dice"], told["outcome"]) == ([6, 2], "success")
    assert board.asked == (A, "sail.order")


@rule("jc1.company.check.nothing", "jc1.company.check.repeat", "jc1.company.check.spent")
def test_a_three_or_four_changes_nothing_and_may_be_repeated() -> None:
    board = acts("president_bengal", bengal(), 3, 6, 5, 4, 5).answer("sail", 3)
    assert board.asked == (A, "office.action")
    assert board.state.offices["president_bengal"].cash == 2
    board.answer("sail", 2)
    assert board.told("check.rolled")[1]["outcome"] == "no_effect"


@rule("jc1.company.check.failure", "jc1.company.check.dismissed", "jc1.company.check.no_more",
      "jc1.general.money.stays")  # fmt: skip
def test_a_five_or_six_costs_the_office() -> None:
    board = bengal(cash=6)
    stock = board[A].stock
    acts("president_bengal", board, 5, 6).answer("open_trade/hyderabad", 2)
    assert board.stopped
    office = board.state.offices["president_bengal"]
    assert (office.post, office.former, office.cash, board[A].stock) == ("vacant", A, 4, stock + 1)
    assert board.status("hyderabad")[2] is False


@rule("jc1.company.check.min_die", "jc1.company.open.no_penalty")
def test_without_a_die_there_is_no_check() -> None:
    board = acts("president_bengal", bengal(cash=4))
    assert board.why("campaign/bengal") == "jc1.company.check.min_die"
    assert board.options()["open_trade/punjab"].params["penalty"] == 0


@rule("jc1.components.limit.dice")
def test_more_than_ten_dice_are_rolled_all_the_same() -> None:
    board = acts("president_bengal", bengal(cash=12), *[3] * 12).answer("sail", 12)
    assert len(board.told("check.rolled")[0]["dice"]) == 12


@rule("jc1.card.family.hastings")
def test_hastings_adds_a_die_to_the_checks_of_presidents() -> None:
    board = bengal(cash=2).named(A, "hastings")
    acts("president_bengal", board, 3, 3, 3).answer("sail", 2)
    assert len(board.told("check.rolled")[0]["dice"]) == 3
    board = bengal(cash=1).named(A, "hastings").region("mysore", port="bengal")
    acts("president_bengal", board)
    assert board.why("sail") == "jc1.company.check.min_die"


@rule("jc1.card.prize.militia_command")
def test_militia_command_rolls_a_failed_check_again() -> None:
    board = bengal().prize("militia_command", A)
    acts("president_bengal", board, 5, 5, 2, 6).answer("sail", 2, "yes")
    assert [told["dice"] for told in board.told("check.rolled")] == [[5, 5], [2, 6]]
    assert board.ask.code == "sail.order"
    assert board.state.prizes["militia_command"].used[A] == 1


# --- Campaign -------------------------------------------------------------------------------------------------
@rule("jc1.company.plunder.example", "jc1.company.campaign.strength", "jc1.company.campaign.exhausted",
      "jc1.company.campaign.win_office", "jc1.general.exhaust.unusable")  # fmt: skip
def test_chas_campaigns_in_madras() -> None:
    chas, drew = A, B
    board = Board().held(president_madras=chas).poor().guns("madras", 1).officers("madras", drew, 2).cash(0, 0, 0, 0)
    acts("president_madras", board, 4, 2).answer("campaign/madras", [1, 2, 0])
    assert board.told("campaign.begun")[0]["penalty"] == 1
    assert board.told("check.rolled")[0]["dice"] == [4, 2]
    assert board[drew].cash == 6
    assert board.state.offices["province_madras"].post == "vacant"
    army = board.state.armies["madras"]
    assert (army.tired_guns, army.tired_officers) == (1, 2)
    regions = board.state.india.regions
    assert regions["madras"].ruler == "company"
    rows = PRINTED.regions["madras"].sides["depressed"].events["dominated"]
    assert event_row(PRINTED, regions, "madras", 4) == rows[3]


@rule("jc1.general.exhaust.unusable")
def test_what_has_fought_neither_attacks_nor_defends_nor_polices_in_the_same_turn() -> None:
    board = Board().province("madras", "madras", holder=C).held(president_madras=A).guns("madras", 4).poor()
    board.state.armies["madras"].tired_guns = 4
    acts("province_madras", board)
    assert board.stopped, "nothing is left to attack with"
    board.region("hyderabad", ruler="").event("hyderabad", 1)
    assert not board.told("post.police") and "post.police" not in [one.code for one in board.table.pending]
    board.run("evening_post", "post.refresh")
    assert board.state.armies["madras"].tired_guns == 0
    board.run("company", ("company.office", {"office": "province_madras"}))
    assert board.asked == (C, "office.action"), "they are ready again"


@rule("jc1.company.campaign.army", "jc1.company.campaign.mercenaries", "jc1.company.campaign.penalty")
def test_guns_officers_and_mercenaries_add_up() -> None:
    board = Board().held(president_madras=A).purse(president_madras=5).guns("madras", 2).officers("madras", B)
    acts("president_madras", board, 3, 3, 3).answer("campaign/madras")
    assert [slot.cap for slot in board.ask.slots] == [2, 1, 2]
    assert board.refused([1, 0, 0]) == "kernel.answer.total"
    board.answer([1, 1, 2])
    assert board.state.offices["president_madras"].cash == 1
    assert len(board.told("check.rolled")[0]["dice"]) == 3


@rule("jc1.company.campaign.penalty_empire", "jc1.company.campaign.any_status", "jc1.company.campaign.target_list",
      "jc1.company.provincial.governor_campaign")  # fmt: skip
def test_the_whole_empire_is_the_penalty() -> None:
    board = Board().province("bombay", "bombay", holder=A).purse(province_bombay=12)
    acts("province_bombay", board)
    penalties = {key: option.params["penalty"] for key, option in board.options().items() if key.startswith("campaign")}
    assert penalties == {"campaign/sindh": 1, "campaign/maratha": 4, "campaign/mysore": 2}


@rule("jc1.company.campaign.not_company")
def test_a_province_is_no_target() -> None:
    board = Board().province("bengal", "bengal", holder=A).province("madras", "bengal").purse(province_bengal=9)
    assert acts("province_bengal", board).why("campaign/madras") == "jc1.company.campaign.not_company"


@rule("jc1.company.campaign.governor_army", "jc1.general.presidency.independent")
def test_a_governor_attacks_with_his_presidencys_army() -> None:
    board = Board().province("madras", "madras", holder=A).guns("madras", 2).guns("bengal", 3).purse(province_madras=6)
    acts("province_madras", board).answer("campaign/mysore")
    assert [slot.cap for slot in board.ask.slots] == [2, 0, 3]


@rule("jc1.company.campaign.win_dominated", "jc1.company.campaign.win_open", "jc1.company.campaign.win_presidency",
      "jc1.company.campaign.win_money", "jc1.company.campaign.win_vacant", "jc1.company.campaign.win_dominion",
      "jc1.general.region.dominator")  # fmt: skip
def test_a_conquered_dominion_joins_the_presidency() -> None:
    board = Board().province("bombay", "bombay", holder=A).guns("bombay", 6).region("sindh", ruler="punjab")
    acts("province_bombay", board, 1).answer("campaign/maratha", [6, 0, 0])
    assert board.status("maratha") == ("prosperous", "company", True, "bombay")
    assert board.status("punjab")[1] == "" and board.status("sindh")[1] == "punjab"
    office = board.state.offices["province_maratha"]
    assert (office.post, office.cash) == ("vacant", 0)
    assert board.state.india.formed == ["province_bombay", "province_maratha"]


@rule("jc1.company.campaign.win_sovereign", "jc1.company.campaign.win_dominions_closed")
def test_the_dominions_of_a_fallen_sovereign_close_and_cost_ships() -> None:
    board = Board().province("bengal", "bengal", holder=A).guns("bengal", 6).held(president_bombay=B)
    board.region("punjab", port="bombay").region("maratha", port="bombay").filled("maratha", 1, "bombay")
    acts("province_bengal", board, 1, 1).answer("campaign/punjab", [6, 0, 0])
    assert board.status("maratha") == ("prosperous", "", False, "")
    assert board.state.ports["bombay"].ships == 0


@rule("jc1.company.campaign.win_orders")
def test_filled_orders_stay_filled_on_a_conquered_region() -> None:
    board = Board().province("madras", "madras", holder=A).guns("madras", 4).region("mysore", port="bombay")
    board.filled("mysore", 0, "bombay")
    acts("province_madras", board, 1, 1).answer("campaign/mysore", [4, 0, 0])
    assert board.status("mysore")[3] == "madras"
    assert board.state.ports["bombay"].ships == 2 and board.state.india.regions["mysore"].orders[0].by == "bombay"


@rule("jc1.company.plunder.officers", "jc1.company.plunder.unused", "jc1.company.plunder.guns",
      "jc1.company.jones.officer")  # fmt: skip
def test_every_officer_of_the_army_takes_plunder() -> None:
    board = Board(3).held(president_bengal=A).poor().guns("bengal", 4).cash(0, 0, 0)
    board.officers("bengal", A).officers("bengal", C).officers("bengal", JONES)
    bank = board.state.bank
    acts("president_bengal", board, 1, 1).answer("campaign/bengal", [4, 0, 0])
    assert [family.cash for family in board.state.families] == [4, 0, 4]
    assert board.state.bank == bank - 8


@rule("jc1.general.presidency.no_region", "jc1.post.dissolve.when")
def test_a_presidency_whose_only_region_is_taken_is_marked_and_acts_on() -> None:
    board = Board().held(president_madras=B).province("bengal", "bengal", holder=A).guns("bengal", 3)
    acts("province_bengal", board, 1, 1).answer("campaign/madras", [3, 0, 0])
    assert board.state.offices["president_madras"].marked
    acts("president_madras", board)
    assert board.options()["sail"].params["penalty"] == 0 and "sail" in board.open()


# --- Open Trade -------------------------------------------------------------------------------------------------
@rule("jc1.company.open.target", "jc1.company.open.strength")
def test_trade_opens_with_closed_sovereigns() -> None:
    board = acts("president_bengal", bengal(), 3, 3, 3)
    targets = {key for key in board.options() if key.startswith("open_trade")}
    assert targets == {f"open_trade/{name}" for name in ("punjab", "maratha", "hyderabad", "mysore", "sindh")}
    assert board.why("open_trade/maratha") == "jc1.company.open.target"
    board.answer("open_trade/mysore", 3)
    assert len(board.told("check.rolled")[0]["dice"]) == 3


@rule("jc1.company.open.success", "jc1.company.open.empire", "jc1.general.presidency.contents")
def test_an_empire_opens_as_a_whole() -> None:
    board = acts("president_bengal", bengal(), 1).answer("open_trade/punjab", 1)
    assert board.status("punjab") == ("depressed", "", True, "bengal")
    assert board.status("maratha") == ("prosperous", "punjab", True, "bengal")
    assert board.options()["sail"].params["penalty"] == 2


# --- Sail -------------------------------------------------------------------------------------------------------
@rule("jc1.company.sail.example_two", "jc1.company.sail.orders", "jc1.company.sail.any_order",
      "jc1.company.sail.revenue", "jc1.company.sail.disk", "jc1.general.exhaust.box",
      "jc1.table.elephant.steps")  # fmt: skip
def test_a_first_turn_with_hyderabad() -> None:
    board = bengal(cash=4).region("hyderabad", port="bengal").ships("bengal", 5)
    acts("president_bengal", board, 1, 5, 5).answer("sail", 4)
    assert not any(key.startswith("order/bombay") for key in board.options())
    board.answer("order/hyderabad/0/0", "order/hyderabad/1/0", "order/bengal/0/0", "order/bengal/1/0")
    assert board.state.company.revenue == 21
    port = board.state.ports["bengal"]
    assert (port.ships, port.tired) == (5, 5)
    assert [order.by for order in board.state.india.regions["bengal"].orders] == ["bengal", "bengal", ""]
    board.run("trade", "trade.families")
    assert board.told("revenue.paid")[0]["n"] == 4
    board.event("hyderabad", 5)
    assert board.state.ports["bengal"].ships == 2


@rule("jc1.company.sail.fill", "jc1.company.sail.goods_limit")
def test_never_more_goods_than_ships() -> None:
    board = bengal().ships("bengal", 1, goods=2)
    acts("president_bengal", board, 1).answer("sail", 1)
    assert board.open() == ["order/bengal/0/0", "order/bengal/1/0", "order/bengal/2/1", "done"]
    assert board.why("order/bengal/0/1") == "jc1.company.sail.goods_limit"
    board.answer("order/bengal/2/1")
    assert (board.state.ports["bengal"].tired_goods, board.state.company.revenue) == (1, 7)
    assert "order/bengal/0/1" not in board.options() or board.why("order/bengal/0/1")


@rule("jc1.company.sail.once")
def test_an_order_is_filled_once_a_turn() -> None:
    board = bengal().filled("bengal", 0, "bengal")
    acts("president_bengal", board, 1).answer("sail", 1)
    assert not any(key.startswith("order/bengal/0") for key in board.options())


@rule("jc1.company.captain.use")
def test_a_captained_ship_fills_orders() -> None:
    board = bengal().ships("bengal", 0).captain("bengal", D)
    acts("president_bengal", board, 1).answer("sail", 1, "order/bengal/0/0")
    assert (board.state.company.revenue, board.state.ports["bengal"].tired) == (4, 1)


@rule("jc1.card.law.calico_acts")
def test_calico_acts_take_a_pound_from_orders_with_goods() -> None:
    board = bengal().law("calico_acts").region("hyderabad", port="bengal").ships("bengal", 4, goods=1)
    acts("president_bengal", board, 1).answer("sail", 2)
    assert board.options()["order/hyderabad/1/1"].params["n"] == 7
    assert board.options()["order/hyderabad/1/0"].params["n"] == 8


# --- provinces and China ------------------------------------------------------------------------------------------
@rule("jc1.company.provincial.resident_no_campaign", "jc1.company.invest.who", "jc1.company.invest.strength")
def test_a_resident_invests_in_his_own_region_only() -> None:
    board = Board().province("hyderabad", "bengal", "depressed", holder=A).purse(province_hyderabad=2)
    acts("province_hyderabad", board, 3, 4)
    assert {*board.options()} == {"invest", "done"}
    board.answer("invest", 2)
    assert board.told("check.rolled")[0]["dice"] == [3, 4]


@rule("jc1.company.invest.flip", "jc1.company.invest.disks", "jc1.company.invest.elephant", "jc1.company.invest.tilt")
def test_an_investment_makes_a_region_prosper() -> None:
    board = Board().province("bombay", "bombay", "depressed", holder=A).purse(province_bombay=1)
    board.filled("bombay", 1, "bombay").state.india.balance = CHAOS
    acts("province_bombay", board, 2).answer("invest")
    assert board.status("bombay")[0] == "prosperous"
    assert [order.revenue for order in PRINTED.regions["bombay"].sides["prosperous"].orders] == [4, 5, 6]
    assert board.state.india.regions["bombay"].orders[1].by == "bombay"
    assert (board.state.india.balance, board.state.india.elephant) == (EQUILIBRIUM, "bombay")
    assert board.state.company.revenue == 0 and not board.told("india.event")


@rule("jc1.company.invest.depressed_only")
def test_a_prosperous_region_needs_no_investment() -> None:
    board = Board().province("madras", "madras", "prosperous", holder=A).purse(province_madras=9)
    assert acts("province_madras", board).why("invest") == "jc1.company.invest.depressed_only"


@rule("jc1.company.china.sail", "jc1.company.china.no_penalty", "jc1.card.law.tea_act")
def test_china_sails_to_its_own_orders() -> None:
    board = Board().held(china=A).purse(china=1).ships("china", 3).law("tea_act")
    acts("china", board, 1).answer("sail")
    assert board.open() == ["china/0/0", "china/1/0", "china/2/0", "done"]
    board.answer("china/1/0")
    assert board.state.company.revenue == 6
    assert [order.by for order in board.state.ports["china"].orders] == ["", "china", ""]
    assert [order.revenue for order in PRINTED.china] == [3, 5, 8]


# --- the Debt Action ----------------------------------------------------------------------------------------------
@rule("jc1.company.debt.any_time", "jc1.company.debt.disk", "jc1.company.debt.money", "jc1.company.debt.once",
      "jc1.company.debt.forever")  # fmt: skip
def test_the_chairman_borrows_once_a_turn() -> None:
    board = acts("president_bengal", bengal(chairman=D))
    assert "company.debt" in board.acts(D) and "company.debt" not in board.acts(A)
    board.act(D, "company.debt")
    assert board.asked == (D, "money.allocate")
    board.answer([0, 2, 3, 0, 0, 0])
    assert board.asked == (A, "office.action")
    assert (board.state.company.debt, board.state.offices["president_bengal"].cash) == (1, 8)
    assert board.acts(D)["company.debt"].why.rule == "jc1.company.debt.once"


@rule("jc1.company.debt.once", "jc1.company.debt.any_time")
def test_a_loan_while_vacancies_are_filled_is_the_one_of_its_turn() -> None:
    board = bengal(chairman=D)
    board.state.operations.indebted = True
    board.run("trade", ("turn.phase", {"phase": "company"}))
    assert not board.state.operations.indebted, "the loan of the turn before does not count"
    board.state.operations.indebted = True
    board.run("company", "company.begin")
    assert board.state.operations.indebted, "offices that act do not make a second one possible"


@rule("jc1.company.debt.no_chairman")
def test_without_a_chairman_nobody_borrows() -> None:
    board = acts("president_bengal", bengal())
    assert all("company.debt" not in board.acts(seat) for seat in range(4))
