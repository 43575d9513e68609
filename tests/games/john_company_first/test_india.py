"""H2 without the Company: balance, empires, the Elephant, events."""

from __future__ import annotations

import pytest

from pygame_core.games.john_company_first import india, moments, targets
from pygame_core.games.john_company_first.ids import EventId
from pygame_core.kernel.events import Event
from pygame_core.kernel.story import Told
from pygame_core.kernel.words import catalogue
from tests.games.john_company_first.board import CHAOS, EQUILIBRIUM, ORDER, PRINTED, Board

rule = pytest.mark.rule


def tilted(board: Board, balance: int) -> Board:
    board.state.india.balance = balance
    return board


# --- the Balance ----------------------------------------------------------------------------------------------
@rule(
    "jc1.general.balance.states", "jc1.general.balance.order_roll", "jc1.general.balance.equilibrium_roll",
    "jc1.general.balance.chaos_roll",
)  # fmt: skip
@pytest.mark.parametrize(
    "balance, dice, result", [(ORDER, [5, 2], 2), (EQUILIBRIUM, [4], 4), (CHAOS, [5, 2], 5)], ids=str
)
def test_the_dice_of_an_event(balance: int, dice: list[int], result: int) -> None:
    board = tilted(Board(), balance).event("mysore", *dice, after=[])
    [told] = board.told("india.event")
    assert (told["dice"], told["result"]) == (dice, result)


@pytest.mark.parametrize(
    "what, verdict, tone",
    [
        ("conquest", "Conquest", "bad"), ("flip_to_depressed", "Depression", "bad"),
        ("flip_to_prosperous", "Prosperity", "good"), ("revolt", "Revolt", "bad"),
        ("collapse", "Collapse", "bad"), ("status_quo", "Status quo", "plain"),
    ],
)  # fmt: skip
def test_what_the_elephant_brings_is_said_in_a_word(what: EventId, verdict: str, tone: str) -> None:
    board = Board()
    event = Event(1, {}, "post.elephant", "india.event", {"region": "mysore", "dice": [4], "what": what}, "", None)
    moment = moments.elephant(Told(board.game, event, lambda: iter(())))
    words = catalogue("pygame_core.games.john_company_first")
    assert (words.say("verdict", moment.verdict, {}), moment.tone) == (verdict, tone)
    assert moment.about == (targets.REGION["mysore"],)


@rule("jc1.general.balance.tilt", "jc1.general.balance.tilt_end", "jc1.setup.marker.balance")
def test_tilts_go_one_space_and_end_at_the_ends() -> None:
    world = Board().state.india
    assert world.balance == EQUILIBRIUM
    seen = []
    for tilt in (
        india.tilt_to_order,
        india.tilt_to_order,
        india.tilt_to_chaos,
        india.tilt_to_chaos,
        india.tilt_to_chaos,
    ):
        tilt(world)
        seen.append(world.balance)
    assert seen == [ORDER, ORDER, EQUILIBRIUM, CHAOS, CHAOS]


@rule("jc1.table.chaos.odds")
def test_a_high_die_in_chaos() -> None:
    world = tilted(Board(), CHAOS).state.india
    rolls = [(a, b) for a in range(1, 7) for b in range(1, 7)]
    assert sum(india.result(world, roll) >= 4 for roll in rolls) == 27


# --- regions --------------------------------------------------------------------------------------------------
@rule("jc1.general.region.economic", "jc1.post.flip.depressed", "jc1.post.flip.tilt_chaos")
def test_a_flip_switches_all_values_of_the_card() -> None:
    board = Board()
    regions = board.state.india.regions
    before = india.side(PRINTED, regions, "bengal")
    assert (before.defense, before.plunder, before.tax) == (2, 4, 4)
    board.event("bengal", 5)
    after = india.side(PRINTED, regions, "bengal")
    assert (after.defense, after.plunder, after.tax) == (1, 3, 3)
    assert [order.revenue for order in after.orders] == [3, 3, 4]
    assert board.state.india.balance == CHAOS


@rule("jc1.post.flip.prosperous", "jc1.post.flip.tilt_order")
def test_a_flip_to_prosperous_disrupts_nothing() -> None:
    board = tilted(Board().region("bengal", "depressed").filled("bengal", 0, "bengal"), CHAOS).event("bengal", 1, 1)
    assert board.status("bengal")[0] == "prosperous"
    assert (board.state.india.balance, board.state.ports["bengal"].ships) == (EQUILIBRIUM, 2)


@rule(
    "jc1.general.region.political", "jc1.general.region.dominator", "jc1.general.region.empire",
    "jc1.general.region.column_dominated", "jc1.general.region.column_sovereign", "jc1.post.event.column",
)  # fmt: skip
def test_empires_and_the_columns_of_the_event_tables() -> None:
    board = Board().region("sindh", ruler="punjab")
    regions = board.state.india.regions
    assert india.empire(regions, "sindh") == ["punjab", "maratha", "sindh"]
    assert india.empire(regions, "hyderabad") == ["hyderabad"]
    board.region("mysore", "depressed", ruler="hyderabad")
    assert india.event_row(PRINTED, regions, "mysore", 4).event == "revolt"
    board.region("bombay", "prosperous")
    assert india.event_row(PRINTED, regions, "bombay", 2).event == "flip_to_depressed"
    board.region("sindh", "depressed", ruler="")
    assert india.event_row(PRINTED, regions, "sindh", 5).event == "collapse"


@rule("jc1.general.region.trade_status", "jc1.general.region.open_place")
def test_three_regions_are_open_at_the_start() -> None:
    regions = Board().state.india.regions
    assert india.closed(regions) == 5
    assert {name: region.presidency for name, region in regions.items() if region.open} == {
        "bengal": "bengal", "bombay": "bombay", "madras": "madras",
    }  # fmt: skip
    assert all(bool(region.presidency) == region.open for region in regions.values())


# --- the Elephant ---------------------------------------------------------------------------------------------
@rule(
    "jc1.post.elephant.next", "jc1.post.elephant.wrap", "jc1.post.elephant.example", "jc1.setup.region.elephant",
    "jc1.post.elephant.event",
)  # fmt: skip
def test_the_elephant_goes_to_the_next_number() -> None:
    board = Board().run("evening_post", "post.event", script=[4])
    assert [told["region"] for told in board.told("india.event")] == ["maratha"]
    board = Board()
    board.state.india.elephant = "madras"
    board.run("evening_post", "post.event", script=[4])
    assert [told["region"] for told in board.told("india.event")] == ["punjab"]


@rule("jc1.post.elephant.moves", "jc1.post.elephant.sequence", "jc1.post.card.reveal")
def test_a_card_moves_it_so_often_and_each_event_is_done_before_the_next() -> None:
    board = Board().deck("tea_act").region("maratha", ruler="")
    board.run("evening_post", "post.begin", script=[1, 1, 1, 5, 5])
    told = board.told("india.event")
    assert [one["region"] for one in told] == ["maratha", "hyderabad", "mysore"]
    assert [len(one["dice"]) for one in told] == [1, 2, 2]


# --- Conquest -------------------------------------------------------------------------------------------------
@rule("jc1.post.conquest.target", "jc1.post.conquest.strength", "jc1.post.conquest.success")
def test_a_conquest_by_strength() -> None:
    board = Board().region("hyderabad", "depressed").event("bengal", 2)
    [told] = board.told("india.attack")
    assert (told["target"], told["strength"], told["defense"]) == ("hyderabad", 5, 2)
    assert board.status("hyderabad") == ("depressed", "bengal", True, "bengal")
    assert PRINTED.regions["sindh"].sides["prosperous"].events["sovereign"][5].strength == 6


@rule("jc1.post.conquest.arrow")
def test_only_dominions_of_the_acting_region_are_skipped() -> None:
    board = Board().region("maratha", ruler="").region("bombay", ruler="maratha", port="")
    board.event("maratha", 4)
    assert board.told("india.attack")[0]["target"] == "hyderabad"
    board = Board().region("maratha", ruler="").region("bombay", ruler="sindh", port="")
    board.event("maratha", 4)
    assert board.told("india.attack")[0]["target"] == "bombay"


@rule("jc1.post.conquest.all_dominated", "jc1.post.statusquo.tilt")
def test_all_held_is_a_status_quo_with_its_tilt() -> None:
    board = Board().region("hyderabad", ruler="bengal").region("maratha", ruler="bengal").event("bengal", 1)
    assert board.state.india.balance == ORDER
    assert not board.told("india.attack")


@rule("jc1.post.conquest.defense", "jc1.post.conquest.defense_empire")
def test_the_whole_empire_defends_whichever_member_is_attacked() -> None:
    regions = Board().state.india.regions
    assert india.defense(PRINTED, regions, "punjab") == india.defense(PRINTED, regions, "maratha") == 4
    assert india.defense(PRINTED, regions, "bengal") == 2


@rule("jc1.post.defend.company_zero", "jc1.table.bengal.defense")
def test_a_province_has_no_printed_defense_and_stands_alone() -> None:
    board = Board().province("bengal", "bengal").province("bombay", "bombay")
    assert india.defense(PRINTED, board.state.india.regions, "bengal") == 0


@rule("jc1.post.conquest.tie", "jc1.post.conquest.failure")
def test_equal_strength_fails_and_changes_nothing() -> None:
    board = Board().region("maratha", ruler="").region("bombay", ruler="maratha", port="").event("maratha", 3)
    [told] = board.told("india.attack")
    assert (told["target"], told["strength"], told["defense"]) == ("hyderabad", 3, 3)
    assert board.status("hyderabad")[1] == ""
    assert (board.state.india.balance, board.state.india.sent) == (EQUILIBRIUM, "")


@rule("jc1.post.conquest.status", "jc1.post.disrupt.when", "jc1.post.disrupt.ships")
def test_the_conquered_takes_the_trade_status_of_its_conqueror() -> None:
    board = Board().held(president_madras=1).region("maratha", ruler="").filled("bombay", 2, "madras")
    board.event("maratha", 3)
    assert board.status("bombay") == ("depressed", "maratha", False, "")
    assert board.state.ports["madras"].ships == 0


@rule("jc1.post.conquest.move", "jc1.post.conquest.move_orders")
def test_a_region_moves_to_the_presidency_of_its_conqueror_with_its_orders() -> None:
    board = Board().region("mysore", "depressed", port="madras").filled("bombay", 0, "bombay")
    board.event("mysore", 3)
    assert board.status("bombay") == ("depressed", "mysore", True, "madras")
    assert board.state.ports["bombay"].ships == 2
    assert board.state.india.regions["bombay"].orders[0].by == "bombay"


@rule("jc1.post.conquest.sovereign_falls", "jc1.general.region.one_level")
def test_the_dominions_of_a_fallen_sovereign_are_free_and_closed() -> None:
    board = Board().region("hyderabad", "depressed").region("mysore", "depressed", ruler="hyderabad", port="bengal")
    board.event("bengal", 2)
    assert board.status("hyderabad")[1] == "bengal"
    assert board.status("mysore") == ("depressed", "", False, "")


@rule("jc1.post.conquest.redirect", "jc1.post.conquest.redirect_none")
def test_a_success_sends_the_elephant_to_the_lowest_sovereign() -> None:
    board = Board().region("maratha", ruler="").event("maratha", 3)
    assert board.state.india.sent == "punjab"
    board = Board()
    for name in PRINTED.regions:
        board.region(name, ruler="" if name in ("bengal", "hyderabad") else "bengal")
    board.region("hyderabad", "depressed").region("maratha", ruler="hyderabad").event("bengal", 2)
    assert board.state.india.sent == "maratha"
    for name in PRINTED.regions:
        board.region(name, ruler="" if name in ("mysore", "madras") else "mysore")
    board.region("mysore", "prosperous").region("madras", "depressed", port="").event("mysore", 2)
    assert board.told("india.conquered") and board.state.india.sent == ""


@rule("jc1.post.conquest.redirect_turn", "jc1.post.refresh.turn")
def test_redirections_die_with_the_turn() -> None:
    board = Board()
    board.state.india.sent = "sindh"
    board.run("evening_post", "post.refresh")
    assert (board.state.india.sent, board.state.turn.number) == ("", 2)


# --- Revolt, Collapse -----------------------------------------------------------------------------------------
@rule("jc1.post.revolt.sovereign", "jc1.post.revolt.closed", "jc1.post.revolt.tilt", "jc1.post.revolt.redirect")
def test_a_revolt_frees_and_closes_a_region() -> None:
    board = Board().region("mysore", ruler="hyderabad").region("sindh", ruler="punjab", port="bombay")
    board.event("sindh", 3)
    assert board.status("sindh") == ("depressed", "", False, "")
    assert (board.state.india.balance, board.state.india.sent) == (CHAOS, "maratha")


@rule("jc1.post.revolt.redirect_none")
def test_with_nothing_dominated_the_elephant_goes_on() -> None:
    board = Board().region("maratha", ruler="").region("sindh", ruler="punjab").event("sindh", 3)
    assert board.state.india.sent == ""
    assert india.move_elephant(PRINTED, board.state.india) == "madras"


@rule("jc1.post.revolt.dominions")
def test_dominions_share_the_fate_of_a_revolting_ruler() -> None:
    board = Board().region("mysore", ruler="hyderabad", port="bombay").region("madras", ruler="mysore", port="bombay")
    india.revolt(PRINTED, board.state.india, "mysore")
    assert board.status("mysore") == ("prosperous", "", False, "")
    assert board.status("madras") == ("depressed", "mysore", False, "")


@rule("jc1.post.collapse.disrupt", "jc1.post.collapse.tilt", "jc1.post.disrupt.unfilled")
def test_a_collapse_costs_the_ships_of_filled_orders_only() -> None:
    board = Board().held(president_bengal=0).region("hyderabad", "depressed", port="bengal").ships("bengal", 5)
    board.filled("hyderabad", 1, "bengal").event("hyderabad", 5)
    assert board.state.ports["bengal"].ships == 3
    assert board.status("hyderabad")[2] and board.state.india.balance == CHAOS
