"""House values: one value of each kind of table is replaced, and it shows in play."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core.games.john_company_second import RULESET
from pygame_core.games.john_company_second.components import COMPONENTS
from pygame_core.games.john_company_second.india import strength
from pygame_core.games.john_company_second.laws import starting_support
from pygame_core.games.john_company_second.phases.bonuses import income
from pygame_core.games.john_company_second.phases.operations.commander import support
from pygame_core.games.john_company_second.phases.operations.governors import pool
from pygame_core.games.john_company_second.phases.operations.loot import printed_loot
from pygame_core.games.john_company_second.phases.operations.routes import routes, usable
from pygame_core.games.john_company_second.phases.revenue import charges, expectations
from pygame_core.games.john_company_second.pieces import windows
from pygame_core.games.john_company_second.scoring import power, power_award
from pygame_core.games.john_company_second.state import printed
from pygame_core.games.registry import ruleset
from pygame_core.kernel.book import Book
from pygame_core.kernel.chance import Chance
from pygame_core.kernel.reasons import Refused
from pygame_core.kernel.saves import dumps, loads
from pygame_core.kernel.table import Table
from tests.games.john_company_second.board import A, Board


def test_a_price_of_the_family_phase() -> None:
    board = Board(house={"family_actions": {"purchase_luxury": {"cost": 9}}})
    board.cash(8)
    board.run("family", ("family.action", {"seat": A}))
    assert board.why("purchase_luxury") == "jc2.family.luxury.cost"


def test_prizes_and_their_windows() -> None:
    board = Board(house={"prizes": {"prize_2": {"cost": 5, "vp": 3, "windows": 4}}})
    board.cash(5)
    board.pensioners(1)
    board.run("london", ("london.retire", {"seat": A})).answer("prize_2")
    assert (board[A].cash, board[A].vp, windows(board.game, A)) == (0, 3, 4)


def test_the_stock_exchange() -> None:
    board = Board(house={"stock_exchange": {"spaces": {"0": {"price": 7}}}})
    board.cash(6)
    board.run("family", ("family.action", {"seat": A})).answer("seek_share")
    assert [option.params["cost"] for option in board.ask.options[:2]] == [7, 3]
    assert [bool(option.why) for option in board.ask.options[:2]] == [False, True]


def test_enterprises_and_the_power_track() -> None:
    house = {"enterprises": {"workshop": {"income": 3}}, "power_track": {"spaces": {"3": {"power": 2}}}}
    board = Board(house=house)
    board.workshops(A, 2)
    board.state.parliament.power = ["social", "company_share", "shipping", "manufacturing"]
    assert income(board.game, A)["workshops"] == 6
    assert power(board.game, A) == 2 * 2 + printed(board.game).power.prime_minister


def test_cards_and_the_power_award() -> None:
    house = {"prestige": {"scottish_castle": {"power": 9}}, "power_award": {"by_turn": {"2": {"first": 17}}}}
    board = Board(house=house)
    board.card(A, "scottish_castle")
    assert power(board.game, A) == 13 and power_award(board.game)[A] == 17


def test_laws_and_the_dial() -> None:
    house = {"laws": {"calico_acts": {"support": -2}}, "dial": {"spaces": {"0": {"target": "social"}}}}
    board = Board(house=house)
    assert starting_support(board.game, "calico_acts") == -2
    assert RULESET.printed(board.game)["dial"][0]["target"] == "social"
    assert RULESET.printed(board.game)["laws"]["calico_acts"]["support"] == -2


def test_regions_orders_alliances_and_governors() -> None:
    house = {
        "regions": {"delhi": {"loot": 20}}, "regions_meta": {"loot_per_tower_level": 1},
        "orders": {"bengal_2": {"value": 9}}, "local_alliances": {"sikhs": {"strength": 5}},
        "offices": {"governor_of_delhi": {"dice": 6}},
    }  # fmt: skip
    board = Board(house=house).plain()
    assert strength(board.game, "delhi") == 1 and printed_loot(board.game, "delhi") == 21
    assert support(board.game, ["sikhs"]) == 5 and pool(board.game, "governor_of_delhi") == 6
    found = routes(printed(board.game), "bengal", usable(board.game, "bengal"), 1)
    assert [route.value for route in found if route.regions == ("bengal",)] == [9]


def test_the_company() -> None:
    house = {"company": {"standing": {"spaces": {"4": {"expectations": 3}}}, "revenue": {"expense_officer": 2}}}
    board = Board(house=house)
    board.officers(A, "bengal", 2)
    assert expectations(board.game) == 3 and charges(board.game)["officers"].cost == 4


def test_the_dice() -> None:
    house = {
        "check": {"success": [1, 2, 3], "failure": [4], "attrition_retire_from": 3},
        "storm_die": {"faces": {"1": {"events": 0, "storms": ["south_indian"]}}},
    }
    board = Board(house=house)
    figures = printed(board.game)
    assert figures.check.outcome([3, 6]) == "success"
    assert figures.check.odds(1)["lines"][0]["permille"] == 500
    board.office(A, "military_affairs")
    board.run("london", "london.attrition", script=[3])
    assert board.told("london.attrition")[0]["outcome"] == "attrition.retires"
    board.run("events", "events.open", script=[1])
    assert board.told("events.storm_die") == [{"zones": ["south_indian"], "n": 0}]


def test_the_tiles() -> None:
    board = Board(house={"event_tiles": {"4": {"strength": 7, "back": "mysore"}}})
    assert (printed(board.game).events.tiles[4].strength, printed(board.game).events.tiles[4].back) == (7, "mysore")


def test_counts_of_pieces() -> None:
    house = {"counts": {"family_members_per_family": 20}, "enterprises": {"luxury": {"count": 3}}}
    board = Board(house=house)
    assert (board[A].supply, board.state.london.luxuries) == (20, 3)


SCENARIO: dict[str, Any] = {
    "start_turn": 2, "end_turn": 4, "debt": 3, "treasury_each": 1, "standing_index": 5,
    "closed": ["bengal_1"], "towers": {"delhi": 3}, "regiments": {"madras": 4}, "company_ships": ["east_indian"] * 2,
    "passed_laws": ["calico_acts"], "elephant": {"tail": "punjab", "head": "bombay"}, "loot_spent": ["mysore"],
    "empires": {"1": {"capital": "mysore", "dominated": ["madras"]}},
}  # fmt: skip


def test_set_up_follows_the_row_of_the_scenario() -> None:
    state = Board(house={"scenarios": {"1710": SCENARIO}, "dial": {"start_index": {"1710": 9}}}).state
    company, india = state.company, state.india
    assert (state.turn.first, state.turn.last, company.debt, company.standing) == (2, 4, 3, 5)
    assert set(company.treasuries.values()) == {1} and company.company_ships["east_indian"] == 2
    assert (india.closed, india.tail, india.head) == (["bengal_1"], "punjab", "bombay")
    assert (india.regions["delhi"].towers, india.armies["madras"].regiments) == (3, 4)
    assert not india.regions["mysore"].loot_up and india.regions["delhi"].loot_up
    assert [name for name, at in india.regions.items() if at.flag == 0] == ["mysore", "madras"]
    assert state.parliament.passed == ["calico_acts"] and state.parliament.dial == 9


def test_a_scenario_that_may_vote_on_deregulation_has_firms() -> None:
    house = {"scenarios": {"1710": {"deregulation_vote": True}}}
    mode = RULESET.mode(4, "1710", {"components": house})
    assert [one.id for one in RULESET.supplements_of(mode)] == ["firms"]
    assert RULESET.supplements_of(RULESET.mode(4, "1710", {})) == []


def test_setup_cards() -> None:
    house = {"setup_cards": {"1710": {"cards": {"1": {"items": {"3": {"n": 8}}}}}}}
    assert COMPONENTS.of(COMPONENTS.read(house)).scenarios["1710"].items(1)[2].n == 8
    assert COMPONENTS.of("").scenarios["1710"].items(1)[2].n == 1


@pytest.mark.parametrize(
    ("house", "rule", "table", "key", "allowed"),
    [
        ({"prises": {}}, "unknown", "components", "prises", "prizes"),
        ({"prizes": {"prize_3": {"cost": 1}}}, "unknown", "prizes", "prize_3", "prize_2"),
        ({"prizes": {"prize_2": {"price": 1}}}, "unknown", "prizes.prize_2", "price", "cost"),
        ({"prizes": {"prize_2": {"cost": "4"}}}, "value", "prizes.prize_2", "cost", "int"),
        ({"prizes": {"prize_2": {"cost": 100}}}, "value", "prizes.prize_2", "cost", "0..99"),
        ({"dial": {"spaces": {"3": {"target": "tea"}}}}, "value", "dial.spaces.3", "target", "company_share"),
        ({"regions": {"delhi": {"shapes": {"circle": "mysore"}}}}, "value", "regions.delhi.shapes", "circle", "bombay"),
        ({"check": {"success": [1, 2, 3]}}, "value", "check", "catastrophe", "1..6"),
        ({"scenarios": {"1710": {"closed": ["bengal_9"]}}}, "value", "scenarios.1710", "closed", "bengal_1"),
        ({"orders": {"bengal_1": {"links": ["madras_1"]}}}, "fixed", "orders.bengal_1", "links", "value"),
        ({"laws": {"calico_acts": {"timing": "ongoing"}}}, "fixed", "laws.calico_acts", "timing", "support"),
        ({"counts": {"tower_levels": 7}}, "value", "scenarios.1710", "towers", "<= 7"),
        ({"counts": {"family_members_per_family": 5}}, "value", "counts", "family_members_per_family", "12..99"),
        ({"family_actions": {"enlist_writer": {"cost": 1}}}, "fixed", "family_actions.enlist_writer", "cost", ""),
        ({"counts": {"dividers": 7}}, "fixed", "counts", "dividers", ""),
    ],
)
def test_a_wrong_value_names_game_table_key_and_what_is_allowed(
    house: Any, rule: str, table: str, key: str, allowed: str
) -> None:
    with pytest.raises(Refused) as caught:
        RULESET.mode(4, None, {"components": house})
    why = caught.value.reason
    assert (why.rule, why.params["game"]) == (f"components.{rule}", "john_company_second")
    assert (why.params["table"], why.params["key"]) == (table, key)
    assert allowed in why.params.get("allowed", why.params.get("need"))


def test_games_with_house_values_are_played_forked_and_saved() -> None:
    house = {"family_actions": {"purchase_workshop": {"cost": 1}}, "prizes": {"prize_2": {"cost": 2}}}
    rules = ruleset("john_company_second")
    table = Table(rules, rules.mode(3, None, {"components": house}), 3)
    chance = Chance("house")
    for _ in range(80):
        decision = table.pending[0]
        table.answer(decision.seat, decision.sample(chance))
    assert table.fork().digest() == table.digest()
    again = loads(dumps(Book(table))).table
    assert again.digest() == table.digest()
    assert printed(again.game) is printed(table.game) is printed(table.branch(20).game)
    assert printed(again.game).actions.prices["purchase_workshop"] == 1


def test_whole_games_with_other_figures_end() -> None:
    """Every price and count differs a little: sums stay as they must."""
    house = {
        "prizes": {"prize_0": {"cost": 1}, "prize_12": {"vp": 15}}, "check": {"officer_loss_on": 5},
        "stock_exchange": {"spaces": {"0": {"price": 0}}}, "enterprises": {"workshop": {"count": 4, "votes": 3}},
        "scenarios": {"1710": {"end_turn": 2, "treasury_each": 6}},
    }  # fmt: skip
    table = Table(RULESET, RULESET.mode(4, None, {"components": house}), 5)
    chance, held = Chance("whole"), RULESET.conserved(table.game)
    while table.result is None:
        decision = table.pending[0]
        table.answer(decision.seat, decision.sample(chance))
        assert RULESET.conserved(table.game) == held
