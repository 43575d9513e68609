"""K6: the Militant Company, alone."""

from __future__ import annotations

import pytest

from pygame_core.games.john_company_first import RULESET
from pygame_core.games.john_company_first.phases.operations import acts
from pygame_core.kernel.table import Table
from tests.games.john_company_first.board import A, Board

rule = pytest.mark.rule


def alone() -> Board:
    return Board(1, "militant")


def awake(*idle: str) -> Board:
    """Every office in play acts, except some."""
    board = alone()
    for name, office in board.state.offices.items():
        if office.post == "vacant" and name not in idle:
            office.post, office.holder = "held", A
    return board


# --- setup --------------------------------------------------------------------------------------------------------
@rule("jc1.scenario.solo.deck", "jc1.scenario.solo.governor_general", "jc1.scenario.solo.families")
@pytest.mark.parametrize("seed", range(12))
def test_twelve_cards_with_the_governor_general_in_the_middle(seed: int) -> None:
    world = Table(RULESET, RULESET.mode(1, "militant", {}), seed).game.state
    assert len(world.news.deck) == len({*world.news.deck}) == 12
    assert world.news.deck.index("governor_general") in (5, 6)
    assert not {"revoke_monopoly", "monopoly_revoked"} & {*world.news.deck}
    assert world.families == [] and world.prizes == {}


@rule("jc1.scenario.solo.offices", "jc1.scenario.solo.sequence")
def test_every_office_acts_without_a_holder_of_its_own() -> None:
    board = alone().poor()
    for port in board.state.ports.values():
        port.ships = 0
    board.run("company", "company.begin")
    assert board.stopped
    assert [told["office"] for told in board.told("office.acts")] == [
        "ship_purchasing", "goods_purchasing", "military_affairs", "director_of_trade", "president_bombay",
        "president_madras", "president_bengal",
    ]  # fmt: skip
    table = Table(RULESET, RULESET.mode(1, "militant", {}), 1)
    assert table.game.place["phase"] == "company"


# --- the Company Phase --------------------------------------------------------------------------------------------
@rule("jc1.scenario.solo.supply", "jc1.scenario.solo.ship_price")
def test_ships_cost_three_and_never_run_out() -> None:
    board = awake().purse(ship_purchasing=23)
    board.run("company", ("company.office", {"office": "ship_purchasing"}))
    assert (board.state.hold.ships, board.state.offices["ship_purchasing"].cash) == (7, 2)


@rule("jc1.scenario.solo.good_price", "jc1.scenario.solo.good_zero")
@pytest.mark.parametrize("card, n, left", [("", 4, 0), ("navigation_acts", 8, 0), ("calico_acts", 0, 8)])
def test_goods_cost_what_the_card_says(card: str, n: int, left: int) -> None:
    board = awake().purse(goods_purchasing=8).discard(*([card] if card else []))
    board.run("company", ("company.office", {"office": "goods_purchasing"}))
    assert (board.state.hold.goods, board.state.offices["goods_purchasing"].cash) == (n, left)


@rule("jc1.scenario.solo.failure")
def test_an_office_that_fails_is_idle_until_the_next_company_phase() -> None:
    board = awake().province("bombay", "bombay", "prosperous")
    board.run("company", ("company.office", {"office": "president_bombay"}), script=[5]).answer("sail", 1)
    assert board.stopped and board.state.offices["president_bombay"].post == "vacant"
    board.region("maratha", ruler="").guns("bombay", 9).event("maratha", 3)
    assert board.stopped and board.status("bombay")[1] == "maratha"
    board.run("company", "company.begin")
    assert board.state.offices["president_bombay"].holder == A


@rule("jc1.scenario.solo.no_plunder", "jc1.company.campaign.win_vacant")
def test_a_conquest_brings_no_plunder_and_an_idle_office() -> None:
    board = awake().guns("bengal", 4)
    board.run("company", ("company.office", {"office": "president_bengal"}), script=[1, 1])
    board.answer("campaign/bengal", [4, 0, 0])
    assert not board.told("campaign.plunder")
    assert board.state.offices["province_bengal"].post == "vacant"


@rule("jc1.scenario.solo.no_debt", "jc1.scenario.solo.no_officers")
def test_there_is_no_debt_and_no_officer() -> None:
    board = awake().run("company", ("company.office", {"office": "president_bengal"}))
    assert acts(board.game, A) == []
    board.answer("done")
    assert all(army.officers == [] for army in board.state.armies.values())


# --- Trade --------------------------------------------------------------------------------------------------------
@rule("jc1.scenario.solo.expense_office", "jc1.scenario.solo.expense_gg", "jc1.scenario.solo.expense_guns")
@pytest.mark.parametrize("law, due", [("", 3 + 4), ("governor_general", 6 + 4)])
def test_provinces_and_guns_cost_money(law: str, due: int) -> None:
    board = awake().province("bengal", "bengal").province("bombay", "bombay").province("madras", "madras")
    board.guns("bengal", 4).law(*([law] if law else [])).state.company.revenue = due
    board.run("trade", "trade.expenses")
    assert board.state.company.revenue == 0 and board.stopped


@rule("jc1.scenario.solo.expense_end")
def test_who_cannot_pay_has_lost() -> None:
    board = awake().guns("bengal", 5)
    board.state.company.revenue = 4
    board.run("trade", "trade.expenses")
    assert board.game.result["winners"] == [] and board.state.ending.why == "bankrupt"


@rule("jc1.scenario.solo.no_dividends", "jc1.trade.tax.presidency")
def test_all_that_is_left_goes_to_offices() -> None:
    board = awake().province("bengal", "bengal")
    board.state.offices["province_bengal"].post, board.state.offices["province_bengal"].holder = "held", A
    board.state.company.revenue = 7
    board.run("trade", "trade.begin")
    assert board.ask.code == "trade.tax"
    board.answer([3])
    assert board.state.offices["president_bengal"].cash == 8
    assert board.ask.code == "money.allocate" and board.ask.total == 6
    board.answer([6, 0, 0, 0, 0, 0, 0])
    assert board.stopped and not board.told("price.moved")


# --- the Evening Post ---------------------------------------------------------------------------------------------
def post(board: Board, card: str, *script: int) -> Board:
    return board.deck(card).run("evening_post", "post.begin", script=list(script))


@rule("jc1.scenario.solo.skip", "jc1.scenario.solo.laws")
def test_neither_attrition_nor_laws() -> None:
    board = post(awake().region("maratha", ruler=""), "dividend_act", 1, 1, 1, 4, 4)
    assert board.stopped and not board.told("attrition.rolled")
    assert board.state.news.laws == [] and board.told("post.law_skipped")


@rule("jc1.scenario.solo.domestic", "jc1.card.event.war_with_france", "jc1.card.event.shareholder_revolt")
@pytest.mark.parametrize("card, ships", [("trade_with_china", 6), ("war_with_france", 3), ("shareholder_revolt", 6)])
def test_domestic_events_take_effect(card: str, ships: int) -> None:
    board = awake()
    board.discard(card).run("evening_post", ("post.solo_news", {"card": card}))
    assert sum(port.ships for port in board.state.ports.values()) == ships
    assert (board.state.offices["china"].post == "vacant") is (card == "trade_with_china")


@rule("jc1.card.event.royal_favour")
def test_alone_the_player_allocates_the_kings_money() -> None:
    board = awake().discard("royal_favour").run("evening_post", ("post.solo_news", {"card": "royal_favour"}))
    assert board.asked == (A, "money.allocate")


@rule("jc1.scenario.solo.elimination", "jc1.post.dissolve.when")
def test_marked_offices_go_when_the_events_are_over() -> None:
    board = awake().province("madras", "madras")
    board.region("madras", ruler="").state.offices["province_madras"].marked = True
    board.run("evening_post", "post.solo_events")
    assert board.state.offices["province_madras"].post == "unused"


@rule("jc1.scenario.solo.gg_created", "jc1.card.law.governor_general")
def test_the_governor_general_comes_without_a_vote() -> None:
    board = awake().province("bengal", "bengal").discard("tea_act", "governor_general")
    board.run("evening_post", ("post.solo_news", {"card": "governor_general"}))
    assert board.state.news.laws == ["governor_general"] and board.state.news.discard == ["tea_act"]
    assert board.state.ports["bengal"].ships == 6
    assert board.state.offices["president_bombay"].post == "gone"


@rule("jc1.scenario.solo.gg_created")
def test_the_governor_general_comes_when_the_events_of_his_turn_are_over() -> None:
    board = awake().province("bengal", "bengal").deck("governor_general")
    board.run("evening_post", "post.begin", script=[4] * 9)
    codes = [event.code for event in board.table.log(None)]
    last = max(n for n, code in enumerate(codes) if code == "india.event")
    assert last < codes.index("law.enacted") and board.state.offices["president_bombay"].post == "gone"


@rule("jc1.scenario.solo.gg_end")
def test_without_a_province_his_coming_is_the_end() -> None:
    board = awake().discard("governor_general")
    board.run("evening_post", ("post.solo_news", {"card": "governor_general"}))
    assert board.game.result["winners"] == [] and board.state.ending.why == "no_province"


# --- the end ------------------------------------------------------------------------------------------------------
@rule("jc1.scenario.solo.win", "jc1.scenario.solo.score", "jc1.scenario.solo.tie")
def test_all_eight_provinces_win() -> None:
    board = awake()
    for name in board.state.india.regions:
        board.province(name, "bengal")
    board.state.turn.number = 10
    board.run("evening_post", "post.solo_end")
    assert (board.game.result["scores"], board.game.result["winners"]) == ([8], [A])
    assert board.told("end.conquered") == [{"seat": A, "n": 8, "turns": 9}]


@rule("jc1.scenario.solo.win")
def test_seven_provinces_do_not_win() -> None:
    board = awake()
    for name in [*board.state.india.regions][1:]:
        board.province(name, "bengal")
    board.state.turn.number = 9
    board.run("evening_post", "post.solo_end")
    assert board.game.result is None and not board.told("end.conquered")


@rule("jc1.scenario.solo.turn_end", "jc1.scenario.solo.score")
def test_the_twelfth_turn_is_the_last() -> None:
    board = awake().province("bengal", "bengal").province("bombay", "bombay")
    board.state.turn.number = 12
    board.run("evening_post", "post.refresh", "post.solo_end")
    assert (board.game.result["scores"], board.game.result["winners"]) == ([2], [])


@rule("jc1.scenario.solo.mutiny_end")
def test_mutiny_ends_it_too() -> None:
    board = awake()
    board.state.turn.number = 3
    for name in ("bombay", "madras"):
        board.region(name, port="")
    board.run("evening_post", "post.refresh")
    assert board.state.ending.why == "mutiny" and board.game.result["scores"] == [0]
