"""I: the monopoly is lost. Family actions in rounds, buying, firms, missions."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core.games.john_company_first.phases.deregulation import deregulate
from pygame_core.games.john_company_first.state import Firm
from pygame_core.kernel.chance import ScriptedChance
from tests.games.john_company_first.board import A, B, Board, C, D

rule = pytest.mark.rule
JONES = 3


def free(seats: int = 4, **firms: int) -> Board:
    """A Campaign table after the monopoly; firms of these seats (`a=8`) with their money."""
    board = Board(seats, "campaign")
    board.state.deregulated = True
    for name, cash in firms.items():
        board["abcdef".index(name)].firm = Firm(cash=cash, shares=[0] * seats)
    return board


def fleet(board: Board, seat: int, ships: int, goods: int = 0) -> Board:
    board[seat].fleet.ships, board[seat].fleet.goods = ships, goods
    return board


def part(board: Board, owner: int, seat: int, tenths: int) -> Board:
    board[owner].firm.shares[seat] = tenths
    board[seat].stock -= 1
    return board


def acting(board: Board, seat: int = A) -> Board:
    board.held(chairman=D) if board.game.seats > 3 else board.held(chairman=C)
    return board.run("family", "dereg.begin") if seat < 0 else asked(board, seat)


def asked(board: Board, seat: int) -> Board:
    rounds = board.state.rounds
    rounds.passed, rounds.taken = [False] * board.game.seats, [[] for _ in range(board.game.seats)]
    return board.run("family", ("dereg.action", {"seat": seat}))


# --- the monopoly is lost ---------------------------------------------------------------------------------------
@rule("jc1.dereg.start.cause", "jc1.dereg.ship.to_owner", "jc1.dereg.ship.captain_home", "jc1.dereg.ship.jones",
      "jc1.dereg.captain.returned", "jc1.dereg.ship.in_front")  # fmt: skip
def test_captained_ships_go_to_their_families() -> None:
    board = Board(3, "campaign").captain("bengal", A, 2).captain("bengal", JONES, 2).put("captains", B)
    board.state.hold.captains[B] = 1
    board[B].stock -= 1
    stocks = board[A].stock, board[B].stock
    deregulate(board.game, "jc1.card.event.monopoly_revoked")
    assert board.state.ports["bengal"].captains == [0, 0, 0, 0]
    assert (board[A].fleet.ships, board[A].stock) == (2, stocks[0] + 2)
    assert board[B].stock == stocks[1] + 2 and board[B].fleet.ships == 0
    assert board.state.deregulated


@rule("jc1.card.event.monopoly_revoked", "jc1.dereg.start.cause")
def test_the_card_revokes_the_monopoly() -> None:
    board = Board(4, "campaign").discard("monopoly_revoked")
    board.run("evening_post", ("news.open", {"card": "monopoly_revoked"}))
    assert board.state.deregulated


@rule("jc1.card.law.revoke_monopoly", "jc1.dereg.start.cause")
def test_the_law_revokes_the_monopoly() -> None:
    board = Board(4, "siege").held(chairman=A).cash(9, 0, 0, 0).discard("revoke_monopoly")
    board.run("evening_post", ("news.vote", {"law": "revoke_monopoly"})).answer("for", 9)
    assert board.state.deregulated and board.state.news.discard == []


@rule("jc1.dereg.start.not_early", "jc1.general.deal.goods")
def test_under_the_monopoly_nobody_owns_ships_or_goods() -> None:
    board = Board().held(chairman=A).run("family", ("family.action", {"seat": A}))
    assert "firm" not in board.options()
    assert board.deal_refused(A, {"kind": "goods", "from": A, "to": B, "n": 1}) == "jc1.general.deal.goods"


@rule("jc1.dereg.company.no_open_trade", "jc1.dereg.company.no_interlopers", "jc1.dereg.company.no_country_trade")
def test_presidents_open_no_trade_and_captains_are_gone() -> None:
    board = free().held(president_bengal=A)
    board.run("company", ("company.office", {"office": "president_bengal"}))
    assert board.why("open_trade/hyderabad") == "jc1.dereg.company.no_open_trade"
    fleet(board, A, 2).cash(0, 0, 0, 0).run("trade", "trade.families", "trade.expenses")
    assert board[A].cash == 0 and board.told("trade.expenses")[0]["captains"] == 0


# --- rounds of family actions -------------------------------------------------------------------------------------
@rule("jc1.dereg.family.many", "jc1.dereg.family.rounds", "jc1.dereg.pass.final", "jc1.dereg.pass.free")
def test_families_act_in_rounds_until_all_have_passed() -> None:
    board = acting(free(), -1)
    seen = []
    for deed in ("pass", "box/writer", "pass", "pass", "box/officer", "pass"):
        seen.append(board.ask.seat)
        board.answer(deed)
        while board.ask.code == "family.number":
            board.answer(1)
    assert seen == [D, A, B, C, A, A] and board.stopped


@rule(
    "jc1.dereg.family.new_actions", "jc1.dereg.captain.closed", "jc1.dereg.family.free_once", "jc1.family.manor.limit"
)
def test_what_families_may_do() -> None:
    board = acting(free().cash(30, 0, 0, 0))
    assert {"ships", "goods", "firm", "mission/mysore", "pass", "box/writer"} <= {*board.options()}
    assert board.why("box/captain") == "jc1.dereg.captain.closed"
    board = acting(free(), -1)
    board.answer("box/writer", 1, "pass", "pass", "pass")
    assert board.ask.seat == D and board.why("box/writer") == "jc1.dereg.family.free_once"
    rich = free().cash(30, 30, 30, 30)
    acting(rich, -1).answer("box/manor", "pass", "pass", "pass")
    assert rich.why("box/manor") == "jc1.dereg.family.free_once" and "box/factory" in rich.open()


# --- buying -------------------------------------------------------------------------------------------------------
@rule("jc1.dereg.buy.amount", "jc1.dereg.buy.any_price", "jc1.dereg.buy.owner", "jc1.dereg.buy.no_firm",
      "jc1.dereg.buy.no_mix")  # fmt: skip
def test_one_or_two_ships_at_any_price() -> None:
    board = free().yard(0, B, B).cash(20, 0, 0, 0)
    asked(board, A).answer("ships")
    assert board.asked == (A, "buy.ship") and {0, 1, 2} <= {*board.open()}
    board.answer(3)
    assert board.asked == (A, "buy.ship") and {*board.open()} == {0, 1, 2, 4, 5, "enough"}, "no good beside a ship"
    board.answer(0)
    assert board.stopped
    assert (board[A].fleet.ships, board[A].cash, board[B].cash) == (2, 10, 2)


@rule("jc1.dereg.buy.amount", "jc1.dereg.buy.no_mix")
def test_one_or_two_goods() -> None:
    board = asked(free().cash(30, 0, 0, 0), A).answer("goods", 0)
    assert board.asked == (A, "buy.good")
    board.answer(1)
    assert board.stopped and (board[A].fleet.goods, board[A].fleet.ships) == (2, 0)


@rule("jc1.dereg.buy.three")
def test_three_where_jones_plays() -> None:
    board = free(3).cash(30, 0, 0)
    asked(board, A).answer("ships", 0, 1, 2)
    assert board.stopped and board[A].fleet.ships == 3


@rule("jc1.dereg.buy.procedure")
def test_prices_and_factories_are_the_companys() -> None:
    board = free().factory(A, B).cash(10, 0, 0, 0)
    asked(board, A).answer("goods", 0, 1)
    assert (board[A].cash, board[B].cash, board[A].fleet.goods) == (8, 2, 2)
    crossed = free().factory(A).discard("calico_acts").cash(10, 0, 0, 0)
    assert 0 not in asked(crossed, A).answer("goods").options()


@rule("jc1.dereg.buy.purse", "jc1.dereg.treasury.separate", "jc1.dereg.treasury.use")
def test_family_and_firm_pay_together() -> None:
    board = free(a=3).cash(3, 0, 0, 0)
    asked(board, A)
    assert board.why("box/manor") == "jc1.family.action.afford"
    board.answer("ships", 0)
    assert board.stopped and (board[A].cash, board[A].firm.cash, board[A].fleet.ships) == (0, 0, 1)
    choice = free(a=6).cash(6, 0, 0, 0)
    asked(choice, A).answer("ships", 0)
    assert choice.asked == (A, "firm.purse") and (choice.ask.lo, choice.ask.hi) == (0, 6)


# --- firms --------------------------------------------------------------------------------------------------------
@rule("jc1.dereg.firm.establish", "jc1.dereg.firm.one", "jc1.dereg.firm.takes_pieces")
def test_a_family_becomes_a_firm() -> None:
    board = asked(fleet(free().cash(5, 0, 0, 0), A, 2), A).answer("firm")
    assert (board[A].cash, board[A].firm.cash, board[A].fleet.ships) == (2, 0, 2)
    assert asked(board, A).why("firm") == "jc1.dereg.firm.one"
    assert asked(board, B).why("firm") == "jc1.dereg.firm.establish"


@rule("jc1.setup.family.power", "jc1.dereg.payout.fail_card")
def test_a_familys_power_rests_while_it_is_a_firm() -> None:
    board = free(a=0).put("writers", A, 4).cash(0, 0, 0, 0)
    assert board.run("trade", "trade.families")[A].cash == 0
    board.run("trade", ("firm.payout", {"seat": A}))
    assert board[A].firm is None
    assert board.run("trade", "trade.families")[A].cash == 2


# --- missions -----------------------------------------------------------------------------------------------------
@rule("jc1.dereg.mission.who", "jc1.dereg.mission.target", "jc1.dereg.mission.ships", "jc1.dereg.mission.cube",
      "jc1.dereg.mission.last_turn")  # fmt: skip
def test_who_sends_which_ships_where() -> None:
    board = fleet(free(a=0), A, 3)
    stock = board[A].stock
    asked(board, A)
    assert board.why("mission/maratha") == "jc1.dereg.mission.target" and "mission/bengal" not in board.options()
    board.answer("mission/mysore", 3)
    assert (board[A].fleet.ships, board[A].stock, board.state.missions["mysore"]) == (0, stock - 3, [3, 0, 0, 0])
    assert asked(board, B).why("mission/mysore") == "jc1.dereg.mission.who"
    assert asked(board, A).why("mission/sindh") == "jc1.dereg.mission.cube"
    board.state.turn.number = board.state.turn.last
    assert asked(fleet(board, A, 2), A).why("mission/sindh") == "jc1.dereg.mission.last_turn"


def away(board: Board, region: str, **ships: int) -> Board:
    """Ships on a mission, each with a cube."""
    lying = [ships.get(name, 0) for name in "abcdef"[: board.game.seats]]
    board.state.missions[region] = lying
    for seat, n in enumerate(lying):
        board[seat].stock -= n
    return board


def resolved(board: Board, *script: int, seat: int = A) -> Board:
    return board.run("family", ("firm.resolve", {"seat": seat}), script=list(script))


@rule("jc1.dereg.resolve.strength", "jc1.dereg.resolve.no_penalty", "jc1.dereg.resolve.opens",
      "jc1.dereg.resolve.plunder", "jc1.dereg.resolve.home", "jc1.dereg.resolve.cubes", "jc1.dereg.mission.no_sail",
      "jc1.dereg.pass.resolve")  # fmt: skip
def test_a_successful_mission_opens_a_region() -> None:
    board = away(free(a=0, b=0).held(chairman=D), "hyderabad", a=1, b=2)
    stocks = board[A].stock, board[B].stock
    resolved(board, 6, 5, 1)
    assert board.asked == (D, "mission.presidency")
    board.answer("madras")
    assert board.status("hyderabad") == ("prosperous", "", True, "madras")
    assert (board[A].firm.cash, board[B].firm.cash) == (4, 8)
    assert (board[A].stock, board[B].stock) == (stocks[0] + 1, stocks[1] + 2)
    assert (board[B].fleet.ships, board[B].fleet.tired, board.state.missions) == (2, 2, {})


@rule("jc1.dereg.resolve.empire", "jc1.dereg.resolve.no_presidency")
def test_dominions_open_too_and_without_a_presidency_none_is_named() -> None:
    board = away(free(a=0), "punjab", a=1)
    for name in ("president_bombay", "president_madras", "president_bengal"):
        board.state.offices[name].post = "gone"
    resolved(board, 1)
    assert board.status("punjab")[2:] == (True, "") and board.status("maratha")[2:] == (True, "")


@rule("jc1.dereg.resolve.opens")
def test_the_one_presidency_that_is_left_is_not_asked_for() -> None:
    board = away(free(a=0).held(chairman=D), "hyderabad", a=1)
    for name in ("president_bombay", "president_madras"):
        board.state.offices[name].post = "gone"
    assert resolved(board, 1).stopped
    assert board.status("hyderabad")[2:] == (True, "bengal")


@rule("jc1.dereg.resolve.failure", "jc1.dereg.resolve.nothing", "jc1.dereg.mission.stay", "jc1.dereg.resolve.each")
def test_a_failed_mission_loses_all_ships_an_undecided_one_stays() -> None:
    board = away(away(free(a=0, b=0), "mysore", a=1), "sindh", a=1, b=1)
    stock = board[B].stock
    resolved(board, 3, 5, 6)
    assert [told["region"] for told in board.told("mission.checked")] == ["mysore", "sindh"]
    assert board.state.missions == {"mysore": [1, 0, 0, 0]}
    assert (board[B].stock, board[B].fleet.ships) == (stock + 1, 0)


@rule("jc1.dereg.mission.stay")
def test_ships_that_wait_are_reinforced_and_not_called_back() -> None:
    board = fleet(away(free(a=0), "mysore", a=1), A, 2)
    asked(board, A)
    assert not [value for value in board.options() if "recall" in str(value) or "home" in str(value)]
    board.answer("mission/mysore", 2)
    assert board.state.missions == {"mysore": [3, 0, 0, 0]} and board[A].fleet.ships == 0
    resolved(board, 4, 4, 4)
    assert board.told("mission.checked")[0]["dice"] == [4, 4, 4] and board.state.missions == {"mysore": [3, 0, 0, 0]}


@rule("jc1.dereg.pass.resolve", "jc1.dereg.mission.no_sail")
def test_who_passes_sails_first_and_then_hears_of_the_mission() -> None:
    board = fleet(away(free(a=5), "mysore", a=2), A, 1)
    asked(board, A)
    board.game.chance = ScriptedChance([1, 1, 1])
    board.answer("pass")
    assert board.asked == (A, "firm.regions")
    board.answer(["bengal"], 1)
    board.answer("order/bengal/0/0")
    assert board[A].fleet.tired == 1 and board.asked[1] != "firm.order", "only the ship that stayed at home"
    codes = [event.code for event in board.table.log(None)]
    assert codes.index("firm.checked") < codes.index("mission.checked")


@rule("jc1.dereg.resolve.stale")
def test_a_mission_without_a_target_goes_home() -> None:
    board = resolved(away(free(a=0), "mysore", a=2).region("mysore", ruler="hyderabad"))
    assert not board.told("mission.checked") and board[A].fleet.ships == 2 and board[A].firm.cash == 0


# --- Set Sail -----------------------------------------------------------------------------------------------------
def sailing(board: Board, *script: int) -> Board:
    return board.run("family", ("firm.sail", {"seat": A}), script=list(script))


@rule("jc1.dereg.pass.sail", "jc1.dereg.sail.paid", "jc1.dereg.sail.penalty", "jc1.dereg.sail.regions",
      "jc1.dereg.sail.cube", "jc1.dereg.sail.pieces", "jc1.dereg.sail.revenue", "jc1.dereg.sail.no_china")  # fmt: skip
def test_a_firm_sails_to_the_regions_that_it_has_chosen() -> None:
    board = fleet(free(a=5), A, 3).region("bombay", "prosperous")
    board.state.offices["china"].post = "vacant"
    asked(board, A).game.chance = board.game.chance
    board.answer("pass")
    assert board.asked == (A, "firm.regions") and board.open() == ["bengal", "bombay", "madras"]
    sailing(board, 5, 1, 6).answer(["bengal", "bombay"], 4)
    assert board.told("firm.checked")[0]["dice"] == [5, 1, 6]
    assert not any(key.startswith(("order/madras", "china")) for key in board.options())
    stock = board[A].stock
    board.answer("order/bombay/1/0")
    assert (board[A].firm.cash, board[A].stock, board[A].fleet.tired) == (6, stock - 1, 1)
    assert board.state.company.revenue == 0
    order = board.state.india.regions["bombay"].orders[1]
    assert (order.by, order.seat) == ("firm", A)


@rule("jc1.dereg.sail.cube", "jc1.dereg.sail.paid", "jc1.dereg.sail.pieces")
@pytest.mark.parametrize("lacks", ["cube", "money", "ship"])
def test_without_a_cube_money_or_a_ship_no_firm_sails(lacks: str) -> None:
    board = fleet(free(a=0 if lacks == "money" else 5), A, 0 if lacks == "ship" else 2)
    if lacks == "cube":
        board.state.boxes.writers[A] += board[A].stock
        board[A].stock = 0
    assert sailing(board).stopped


@rule("jc1.dereg.sail.cube", "jc1.dereg.sail.paid", "jc1.dereg.pass.sail")
def test_a_pound_a_ship_and_a_cube_are_enough_to_sail() -> None:
    board = fleet(free(a=1), A, 1)
    board.state.boxes.writers[A] += board[A].stock - 1
    board[A].stock = 1
    assert sailing(board).asked == (A, "firm.regions")


@rule("jc1.dereg.sail.regions")
def test_the_orders_of_a_firm_are_numbered_as_they_lie() -> None:
    board = sailing(fleet(free(a=3), A, 3), 1).answer(["bengal"], 1)
    told = {key: option.params["number"] for key, option in board.options().items() if key.startswith("order/")}
    assert told == {"order/bengal/0/0": 1, "order/bengal/1/0": 2, "order/bengal/2/0": 3}


@rule("jc1.dereg.sail.taken", "jc1.dereg.sail.goods_limit")
def test_orders_of_firms_are_taken_and_goods_are_limited() -> None:
    board = fleet(free(a=3), A, 1, goods=2)
    sailing(board, 1).answer(["bengal"], 1)
    assert board.why("order/bengal/0/1") == "jc1.dereg.sail.goods_limit"
    board.answer("order/bengal/2/1")
    assert board.stopped
    board.held(president_bengal=B)
    board.run("company", ("company.office", {"office": "president_bengal"}), script=[1]).answer("sail", 1)
    assert not any(key.startswith("order/bengal/2") for key in board.options())


@rule("jc1.dereg.sail.failure", "jc1.dereg.sail.repeat")
def test_a_failed_sail_ends_it_another_result_does_not() -> None:
    board = sailing(fleet(free(a=5), A, 2), 3, 5).answer(["bengal"], 1)
    assert board.asked == (A, "firm.regions")
    board.answer(["madras"], 1)
    assert board.stopped and board[A].firm.idle and board[A].fleet.ships == 2


@rule("jc1.dereg.sail.disrupt", "jc1.post.refresh.ships")
def test_a_disruption_costs_the_firm_its_ships() -> None:
    board = fleet(free(a=0), A, 3).region("hyderabad", "depressed", port="bengal")
    order = board.state.india.regions["hyderabad"].orders[1]
    order.by, order.seat, board[A].fleet.tired = "firm", A, 2
    board[A].stock -= 1
    stock = board[A].stock
    board.event("hyderabad", 5)
    assert (board[A].fleet.ships, board.state.ports["bengal"].ships) == (1, 2)
    board.run("evening_post", "post.refresh")
    assert (board[A].stock, board[A].fleet.tired) == (stock + 1, 0)


# --- the Jones Family ---------------------------------------------------------------------------------------------
@rule("jc1.dereg.jones.six", "jc1.dereg.jones.auction_order", "jc1.dereg.jones.auction_raise",
      "jc1.dereg.jones.auction_out", "jc1.dereg.jones.auction_end")  # fmt: skip
def test_a_jones_ship_is_auctioned() -> None:
    board = free(3).held(chairman=B).cash(5, 5, 5)
    board.run("family", ("jones.put", {"box": "captain"}))
    assert board.asked == (B, "auction.ship")
    board.answer(2)
    assert board.asked == (C, "auction.ship") and board.refused(2) == "kernel.answer.range"
    board.answer("pass", 4, "pass")
    assert board.stopped and (board[A].cash, board[A].fleet.ships) == (1, 1)
    assert board.state.works.ships[0] is False
    nobody = free(3).held(chairman=B).run("family", ("jones.put", {"box": "captain"}))
    nobody.answer("pass", "pass", "pass")
    assert nobody.told("auction.none")


def test_who_has_given_the_money_away_does_not_get_the_ship() -> None:
    board = free(3, b=3).held(chairman=B).cash(0, 3, 0)
    board.run("family", ("jones.put", {"box": "captain"})).answer(4)
    assert board.asked == (B, "firm.purse"), "nobody else has as much"
    board.deal(B, C, {"kind": "cash", "from": B, "to": C, "n": 3})
    assert board.stopped and board.told("auction.none") and not board.told("auction.won")
    assert board[B].fleet.ships == 0 and board[B].firm.cash == 3


# --- scenarios ----------------------------------------------------------------------------------------------------
@rule("jc1.scenario.post.ship", "jc1.scenario.post.offices")
def test_everybody_starts_post_monopoly_with_a_ship() -> None:
    board = Board(4, "post_monopoly")
    assert [family.fleet.ships for family in board.state.families] == [1, 1, 1, 1]
    assert board.state.india.formed == ["province_bengal", "province_bombay", "province_madras"]


@rule("jc1.scenario.post.six")
def test_a_six_of_its_setup_gives_a_ship() -> None:
    board = Board(4, "post_monopoly").held(chairman=B)
    board[A].starting = 1
    stock = board[A].stock
    board.run("setup", ("draft.roll", {"seat": A}), script=[6])
    assert (board[A].fleet.ships, board[A].stock, board.state.boxes.writers[A]) == (2, stock + 1, 0)


def deck_of(scenario: str, seed: Any) -> list[str]:
    from pygame_core.games.john_company_first import RULESET
    from pygame_core.kernel.table import Table

    return [*reversed(Table(RULESET, RULESET.mode(4, scenario, {}), seed).game.state.news.deck)]


@rule("jc1.scenario.campaign.piles", "jc1.scenario.campaign.revoked", "jc1.scenario.campaign.stack",
      "jc1.victory.end.ten")  # fmt: skip
@pytest.mark.parametrize("seed", range(8))
def test_the_campaign_deck_is_stacked(seed: int) -> None:
    deck = deck_of("campaign", seed)
    assert len(deck) == len({*deck}) == 10 and deck.index("monopoly_revoked") in (3, 4, 5)
    assert "revoke_monopoly" not in deck
    assert Board(4, "campaign").state.turn.last == 10


@rule("jc1.scenario.siege.bailout_card", "jc1.scenario.siege.failed_law")
def test_a_bailout_under_siege_puts_the_monopoly_to_the_vote() -> None:
    board = Board(4, "siege").held(chairman=A).cash(0, 0, 0, 0).deck("tea_act").region("maratha", ruler="")
    board.state.trading.bailout = True
    board.run("evening_post", "post.begin", script=[1, 1, 1, 3])
    assert board.told("post.revealed")[0]["card"] == "revoke_monopoly"
    assert board.told("vote.failed") and not board.state.deregulated
    assert (board.state.news.deck, board.state.news.discard) == (["tea_act"], [])
    again = Board(4, "siege").held(chairman=A).cash(0, 0, 0, 0).deck("tea_act").region("maratha", ruler="")
    again.state.trading.bailout = again.state.deregulated = True
    again.run("evening_post", "post.begin", script=[1, 1, 1, 1, 1, 3])
    assert again.told("post.revealed")[0]["card"] == "tea_act"


# --- the Company's failure ------------------------------------------------------------------------------------------
@rule("jc1.victory.bailout.dereg")
def test_after_the_monopoly_a_bailout_takes_no_shares() -> None:
    board = free().shares(4, 1)
    board.state.company.price = 0
    board.run("trade", "trade.price")
    assert board.state.company.court == [4, 1, 0, 0]


@rule("jc1.victory.failure.dereg", "jc1.victory.failure.dereg_skip", "jc1.victory.failure.dereg_last",
      "jc1.victory.failure.dereg_none")  # fmt: skip
@pytest.mark.parametrize("firm", [True, False])
def test_with_a_firm_one_more_turn_is_played(firm: bool) -> None:
    board = free(**({"a": 3} if firm else {})).held(president_bengal=A)
    board.state.turn.number, board.state.company.price = 4, 0
    board.run("trade", "trade.price")
    assert board.state.failed and board.game.result is None
    assert board.state.ending.penalties[A] == -3
    board.run("evening_post", "post.refresh")
    assert (board.game.result is None) is firm
    if firm:
        assert board.state.turn.last == board.state.turn.number == 5
        board.state.company.revenue = 9
        board.deck("tea_act").run("family", "turn.begin", script=[1] * 30)
        while board.game.result is None:
            board.answer("pass" if board.ask.code == "family.deed" else [0] * 3)
        assert not board.told("office.acts") and not board.told("trade.expenses")
        assert board.state.ending.why == "failure"
