"""H2 with the Company: defence, police, ships and offices lost."""

from __future__ import annotations

import pytest

from tests.games.john_company_first.board import CHAOS, EQUILIBRIUM, A, B, Board, C, D

rule = pytest.mark.rule
JONES = 3


# --- defence --------------------------------------------------------------------------------------------------
def mysore_attacks_madras(board: Board) -> Board:
    """Prosperous Mysore, result 1: strength 2 against depressed Madras, which defends with 1."""
    return board.event("mysore", 1)


@rule("jc1.post.defend.president", "jc1.post.defend.piece", "jc1.post.defend.mercenaries")
def test_the_president_adds_pieces_and_mercenaries() -> None:
    board = Board().held(president_madras=A).purse(president_madras=4).guns("madras", 2).officers("madras", B, 2)
    mysore_attacks_madras(board)
    assert board.asked == (A, "post.defend")
    assert [slot.cap for slot in board.ask.slots] == [2, 2, 2]
    board.answer([0, 2, 1])
    assert board.status("madras")[1] == ""
    assert (board.state.armies["madras"].tired_officers, board.state.offices["president_madras"].cash) == (2, 2)
    assert board.told("india.held")[0]["defense"] == 4


@rule("jc1.post.defend.president", "jc1.post.conquest.success")
def test_who_adds_too_little_loses_the_region() -> None:
    board = Board().held(president_madras=A).guns("madras", 2)
    mysore_attacks_madras(board).answer([0, 0, 0])
    assert board.status("madras") == ("depressed", "mysore", False, "")


@rule("jc1.post.defend.vacant")
def test_without_a_president_the_printed_values_stand_alone() -> None:
    board = mysore_attacks_madras(Board().guns("madras", 5))
    assert board.stopped and board.status("madras")[1] == "mysore"


@rule("jc1.post.defend.governor", "jc1.post.defend.lost_office")
def test_a_province_is_defended_by_its_own_office() -> None:
    board = Board().province("bombay", "bombay", holder=C).held(president_bombay=D).guns("bombay", 2)
    board.purse(province_bombay=2).region("maratha", ruler="")
    board.event("maratha", 3)
    assert board.asked == (C, "post.defend") and board.ask.params["needed"] == 3
    board.answer([2, 0, 1])
    assert board.status("bombay")[1] == "company"
    board.event("maratha", 3)
    assert board.status("bombay")[1] == "maratha"
    assert board.state.offices["province_bombay"].marked


@rule("jc1.post.defend.governor_vacant")
def test_for_a_vacant_province_the_president_pays_from_his_own_office() -> None:
    board = Board().province("bombay", "bombay").held(president_bombay=D).region("maratha", ruler="")
    board.purse(province_bombay=9, president_bombay=6).event("maratha", 3)
    assert board.asked == (D, "post.defend")
    board.answer([0, 0, 3])
    assert (board.state.offices["province_bombay"].cash, board.state.offices["president_bombay"].cash) == (9, 0)
    both = Board().province("bombay", "bombay").guns("bombay", 9).region("maratha", ruler="").event("maratha", 3)
    assert both.stopped and both.status("bombay")[1] == "maratha"


# --- police ---------------------------------------------------------------------------------------------------
def revolting(board: Board | None = None) -> Board:
    """Prosperous Bombay, a province: result 4 is a revolt."""
    return (board or Board()).province("bombay", "bombay", "prosperous", holder=C)


@rule("jc1.post.police.cancel", "jc1.post.police.piece", "jc1.post.police.money", "jc1.post.police.no_tilt")
@pytest.mark.parametrize("sent, kept", [([2, 1, 1], True), ([2, 1, 0], False)])
def test_police_must_reach_the_die(sent: list[int], kept: bool) -> None:
    board = revolting().guns("bombay", 2).officers("bombay", A).purse(province_bombay=2).event("bombay", 4)
    assert board.asked == (C, "post.police")
    board.answer(sent)
    assert (board.status("bombay")[1] == "company") is kept
    assert board.state.india.balance == (EQUILIBRIUM if kept else CHAOS)
    assert (board.state.india.sent == "") is kept
    assert board.state.armies["bombay"].tired_guns == 2


@rule("jc1.post.police.vacant", "jc1.post.revolt.office")
def test_a_vacant_province_has_no_police() -> None:
    board = Board().province("bombay", "bombay", "prosperous").held(president_bombay=D).guns("bombay", 5)
    board.event("bombay", 4)
    assert board.stopped and board.status("bombay") == ("prosperous", "", False, "")
    assert board.state.offices["province_bombay"].marked


# --- what is lost ---------------------------------------------------------------------------------------------
@rule("jc1.post.revolt.disrupt", "jc1.post.disrupt.ships", "jc1.post.disrupt.captains_last",
      "jc1.post.disrupt.captain_home", "jc1.post.disrupt.which")  # fmt: skip
def test_ships_without_a_captain_are_lost_first() -> None:
    board = revolting().held(president_bombay=D).ships("bombay", 1).captain("bombay", A).captain("bombay", B)
    board.filled("bombay", 2, "bombay")
    stock = board[B].stock
    board.event("bombay", 4)
    assert board.asked == (D, "ships.captain") and board.open() == [A, B]
    board.answer(B)
    assert (board.state.ports["bombay"].ships, board.state.ports["bombay"].captains) == (0, [1, 0, 0, 0])
    assert board[B].stock == stock + 1


@rule("jc1.post.disrupt.filler")
def test_the_loss_follows_whose_ships_sailed() -> None:
    board = Board().held(president_bombay=A, president_madras=B).region("hyderabad", "depressed", port="madras")
    board.filled("hyderabad", 1, "bombay").event("hyderabad", 5)
    assert (board.state.ports["bombay"].ships, board.state.ports["madras"].ships) == (0, 2)


@rule("jc1.post.disrupt.former_president")
def test_a_former_president_still_chooses() -> None:
    board = Board().region("hyderabad", "depressed", port="madras").ships("madras", 0)
    board.captain("madras", A).captain("madras", B, 2).filled("hyderabad", 0, "madras")
    board.state.offices["president_madras"].former = C
    assert board.event("hyderabad", 5).asked == (C, "ships.captain")


@rule("jc1.post.disrupt.which")
def test_while_somebody_may_still_sail_exhausted_ships_may_be_spared() -> None:
    board = Board().province("bengal", "bengal", holder=A).guns("bengal", 6).held(president_bombay=B)
    board.region("punjab", port="bombay").region("maratha", port="bombay").filled("maratha", 1, "bombay")
    board.ships("bombay", 5).state.ports["bombay"].tired = 3
    board.run("company", ("company.office", {"office": "province_bengal"}), script=[1, 1])
    board.answer("campaign/punjab", [6, 0, 0])
    assert board.asked == (B, "ships.exhausted") and (board.ask.lo, board.ask.hi) == (0, 2)
    board.answer(2)
    assert (board.state.ports["bombay"].ships, board.state.ports["bombay"].tired) == (3, 1)


@rule("jc1.post.disrupt.revenue", "jc1.post.disrupt.once", "jc1.post.flip.disrupt")
def test_an_order_costs_its_ships_once_a_turn() -> None:
    board = Board().held(president_bengal=A).region("hyderabad", port="bengal").ships("bengal", 9)
    board.filled("hyderabad", 1, "bengal").state.company.revenue = 7
    board.event("hyderabad", 5)
    assert board.state.ports["bengal"].ships == 7
    board.state.india.balance = EQUILIBRIUM
    board.event("hyderabad", 6)
    assert (board.state.ports["bengal"].ships, board.state.company.revenue) == (7, 7)
    assert board.state.india.regions["hyderabad"].orders[1].by == "bengal"


@rule("jc1.post.dissolve.mark", "jc1.general.presidency.no_region")
def test_a_presidency_without_a_region_is_marked() -> None:
    board = Board().held(president_madras=A).region("mysore", "prosperous")
    mysore_attacks_madras(board).answer([0, 0, 0])
    assert board.state.offices["president_madras"].marked


# --- elimination ----------------------------------------------------------------------------------------------
@rule("jc1.post.dissolve.when", "jc1.post.disk.eliminated", "jc1.post.disk.pieces", "jc1.post.disk.board_office",
      "jc1.general.presidency.never_again")  # fmt: skip
def test_a_marked_presidency_leaves_with_all_that_it_has() -> None:
    board = Board().purse(president_bombay=4).ships("bombay", 3, goods=1).captain("bombay", A).guns("bombay", 2)
    board.officers("bombay", B).state.offices["president_bombay"].marked = True
    bank, stocks = board.state.bank, (board[A].stock, board[B].stock)
    board.run("evening_post", "post.attrition")
    port, army = board.state.ports["bombay"], board.state.armies["bombay"]
    assert (port.ships, port.goods, sum(port.captains), army.guns, sum(army.officers)) == (0, 0, 0, 0, 0)
    assert (board.state.bank, board[A].stock, board[B].stock) == (bank + 4, stocks[0] + 1, stocks[1] + 1)
    assert board.state.offices["president_bombay"].post == "gone"
    board.region("bombay", port="bombay").held(chairman=A).put("writers", A, 4).run("company", "hiring.begin")
    assert board.state.offices["president_bombay"].post == "gone"


@rule("jc1.post.dissolve.when", "jc1.post.disk.eliminated")
def test_a_marked_presidency_that_regains_a_region_is_lost_all_the_same() -> None:
    board = Board().held(president_madras=A).region("mysore", "prosperous")
    mysore_attacks_madras(board).answer([0, 0, 0])
    board.region("madras", ruler="", port="madras").run("evening_post", "post.attrition")
    board.answer("home")
    assert board.state.offices["president_madras"].post == "gone"


@rule("jc1.post.disk.auto_six")
def test_a_marked_governor_acts_on_until_attrition() -> None:
    board = Board().province("bombay", "bombay", holder=A).guns("bombay", 9).purse(province_bombay=4)
    board.state.offices["province_bombay"].marked = True
    board.run("company", ("company.office", {"office": "province_bombay"}))
    assert board.asked == (A, "office.action") and any(key.startswith("campaign/") for key in board.open())


@rule("jc1.post.disk.provincial")
def test_a_provincial_card_may_come_again() -> None:
    board = Board().province("bombay", "bombay").held(president_bombay=A).guns("bombay", 3)
    board.region("bombay", ruler="").state.offices["province_bombay"].marked = True
    board.run("evening_post", "post.attrition", script=[1])
    assert board.state.offices["province_bombay"].post == "unused" and board.state.india.formed == []
    board.run("company", ("company.office", {"office": "president_bombay"}), script=[1])
    board.answer("campaign/bombay", [3, 0, 0])
    assert board.state.offices["province_bombay"].post == "vacant"


@rule("jc1.post.card.beginner")
def test_beginners_may_skip_india() -> None:
    board = Board(skip_india=True).held(chairman=A).deck("tea_act").cash(0, 0, 0, 0)
    board.run("evening_post", "post.begin", script=[1])
    assert not board.told("india.event") and board.told("attrition.rolled")


@rule("jc1.post.refresh.disks", "jc1.post.refresh.ships", "jc1.post.refresh.goods", "jc1.post.refresh.army",
      "jc1.post.refresh.captains", "jc1.post.refresh.officers", "jc1.post.refresh.supply_ships",
      "jc1.post.refresh.supply_goods", "jc1.post.refresh.unused_stay")  # fmt: skip
def test_refresh_makes_everything_ready() -> None:
    board = Board().ships("bengal", 4, goods=3).guns("bengal", 3).officers("bengal", A).filled("bengal", 0, "bengal")
    board.put("captains", B).put("officers", C, 2)
    port, army = board.state.ports["bengal"], board.state.armies["bengal"]
    port.tired, port.tired_goods, army.tired_guns, army.tired_officers = 3, 1, 2, 1
    board.state.works.ships, board.state.works.goods = [False] * 6, [False] * 10
    board.run("evening_post", "post.refresh")
    assert (port.ships, port.tired, port.goods, port.tired_goods) == (4, 0, 2, 0)
    assert (army.guns, army.tired_guns, army.tired_officers) == (3, 0, 0)
    assert board.state.hold.captains == [0, 1, 0, 0] and board.state.hold.officers == [0, 0, 2, 0]
    assert all(board.state.works.ships) and all(board.state.works.goods)
    assert board.state.india.regions["bengal"].orders[0].by == ""
