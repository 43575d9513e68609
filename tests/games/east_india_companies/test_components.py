"""The component data: what is printed, where it comes from, and house values."""

from __future__ import annotations

import json
from typing import Any

import pytest

from pygame_core.bots import Driver, make
from pygame_core.games.east_india_companies import RULESET
from pygame_core.games.east_india_companies.bots import worth
from pygame_core.games.east_india_companies.components import COMPONENTS, Printed
from pygame_core.kernel.reasons import Refused
from pygame_core.kernel.table import Player, Table
from pygame_core.parts.sources import sources
from tests.games import house_values
from tests.games.east_india_companies.board import A, Board


def load(house: Any = None) -> Printed:
    return COMPONENTS.of(COMPONENTS.read(house or {}))


def refusal(overrides: Any) -> tuple[str, dict[str, Any]]:
    with pytest.raises(Refused) as caught:
        load(overrides)
    return caught.value.reason.rule, caught.value.reason.params


def test_counts_of_the_rulebook() -> None:
    figures = load()
    assert figures.cubes == {"tea": 33, "spices": 30, "coffee": 28, "silk": 23} and sum(figures.cubes.values()) == 114
    assert figures.coins == 66 + 31 * 5 + 15 * 10 + 8 * 50 == 771
    assert len(figures.tiles) * 4 == 40 and len(figures.companies) == 4
    assert len(figures.agent_cards) == 6 and len(figures.destination_cards) == 9
    for market in ("indies", "europe"):
        assert sum(map(len, figures.piles[market].values())) == 20
    for good, supply in figures.cubes.items():
        assert len(figures.indies[4][good].slots) + len(figures.europe[4][good].slots) == supply


def test_every_table_has_a_source() -> None:
    lines = sources(COMPONENTS)
    names = [line["table"] for line in lines]
    assert len(names) == len(set(names)) > 90
    assert {line["source"] for line in lines} == {"rulebook", "reconstructed"}
    for name, found in COMPONENTS.printed().items():
        assert any(other == name or other.startswith(name + ".") for other in names), f"{name} has no source"
        assert found
    by_name = {line["table"]: line for line in lines}
    assert by_name["ships.yacht"]["reconstructed"][:3] == ["id", "copies_per_company", "period"]
    assert by_name["ships.galleon"]["printed"] == ["copies_per_company", "cost", "purchasable"]
    assert by_name["characters"]["reconstructed"] == ["ring"]
    assert by_name["zones.china"]["printed"] == ["number", "id", "goods", "travel_cost"]
    assert by_name["markets.players_4.indies.tea"]["reconstructed"] == ["setup", "slots"]
    assert not any(line["house"] for line in lines)


MINE = {
    "ships": {"yacht": {"cost": 6}},
    "abilities": {"trader.trading_tea": {"enabled": True}},
    "markets": {"players_2_3": {"europe": {"silk": {"slots": [12, 9, 8, 8, 7, 6, 6, 5, 4]}}}},
}


def test_house_values_replace_printed_ones() -> None:
    mine = load(MINE)
    assert mine.ship["yacht"].cost == 6 and load().ship["yacht"].cost == 3
    assert len(mine.boxes) == 12 and mine.trading["tea"][0].character == "trader"
    assert mine.europe[3]["silk"].slots[0] == 12 and mine.europe[4]["silk"].slots[0] == 10
    told = {line["table"]: line for line in sources(COMPONENTS, MINE)}
    assert told["ships.yacht"]["house"] == ["cost"] and "cost" not in told["ships.yacht"]["reconstructed"]


def test_a_ship_is_left_for_what_the_file_says() -> None:
    board = Board(4, house={"loading": {"leave_cost": 3}})
    board.no_ships()
    (yacht,) = board.fleet(A, "yacht")
    board.cash(4, 0, 0, 0)
    board.sail(A, "india", yacht)
    board.run("loading", ("loading.arrive", {"zone": "india"}), "loading.next")
    assert board.options()["leave"].params | {"cost": 3, "cash": 1} == board.options()["leave"].params
    board.answer("leave")
    assert (board[A].cash, yacht.where) == (1, "left")


@pytest.mark.parametrize("kind", ["random", "steady"])
def test_a_game_of_three_periods_ends_after_the_third(kind: str) -> None:
    mode = RULESET.mode(2, None, {"components": {"counts": {"periods": 3}}})
    players = [Player(f"Bot {seat}", kind) for seat in range(2)]
    table = Table(RULESET, mode, 5, players)
    driver = Driver(table, {seat: make("east_india_companies", kind) for seat in range(2)}, 5)
    assert not [played.error for played in driver.play() if played.failed]
    assert table.result is not None and table.game.state.period == 3


def test_bots_count_the_periods_to_come() -> None:
    row = (6.0, 5.0, 3.6, 2.0, 1.25, 1.0)
    assert [worth.at(row, period, 5) for period in range(6)] == list(row)
    assert [worth.at(row, period, 3) for period in range(4)] == [3.6, 2.0, 1.25, 1.0]
    assert (worth.ahead(row, 3, 5), worth.ahead(row, 3, 3)) == ([1.25, 1.0], [])


def test_house_values_rule_the_game() -> None:
    board = Board(4, house=MINE)
    board.no_ships()
    board.cash(5, 0, 0, 0)
    board.run("agents", ("agents.ship", {"seat": A}))
    assert board.why(board.tile("yacht")) == "eic.ability.ship.pay"
    board.run("agents", ("agents.turn", {"seat": A}))
    assert "trader.trading_tea" in board.options()


@pytest.mark.parametrize(
    ("overrides", "rule", "table", "key"),
    [
        ({"shps": {}}, "components.unknown", "components", "shps"),
        ({"ships": {"schooner": {"cost": 1}}}, "components.unknown", "ships", "schooner"),
        ({"ships": {"yacht": {"price": 1}}}, "components.unknown", "ships.yacht", "price"),
        ({"ships": {"yacht": {"source": "rulebook"}}}, "components.unknown", "ships.yacht", "source"),
        ({"ships": {"yacht": {"cost": "6"}}}, "components.value", "ships.yacht", "cost"),
        ({"ships": {"yacht": {"cost": True}}}, "components.value", "ships.yacht", "cost"),
        ({"ships": {"yacht": {"speed": 7}}}, "components.value", "ships.yacht", "speed"),
        ({"ships": {"yacht": {"cost": -1}}}, "components.value", "ships.yacht", "cost"),
        ({"counts": {"periods": 6}}, "components.value", "counts", "periods"),
        ({"loading": {"leave_cost": -1}}, "components.value", "loading", "leave_cost"),
        ({"ships": [1]}, "components.table", "ships", None),
        ({"stock_exchange": {"dividends": [0]}}, "components.value", "stock_exchange", "dividends"),
        ({"stock_exchange": {"values": [5, 4]}}, "components.value", "stock_exchange", "values"),
        (
            {"characters": {"ring": ["trader", "trader", "governor", "captain", "investor"]}},
            "components.value",
            "characters",
            "ring",
        ),
        ({"market_card_piles": {"pile_of_period": ["A"] * 5}}, "components.pile", "indies_cards", "A"),
        ({"goods": {"silk": {"cubes": 3}}}, "components.supply", "markets.players_2_3", "silk"),
        (
            {"markets": {"players_4": {"indies": {"tea": {"slots": [1, 2]}}}}},
            "components.value",
            "markets.players_4.indies.tea",
            "slots",
        ),
        (
            {"agent_cards": {"agent_1": {"agents": ["trader.trading_tea"] * 3}}},
            "components.value",
            "agent_cards.agent_1",
            "agents",
        ),
        (
            {"destination_cards": {"destination_1": {"zones": [4]}}},
            "components.value",
            "destination_cards.destination_1",
            "zones",
        ),
    ],
)
def test_a_wrong_house_value_is_named(overrides: Any, rule: str, table: str, key: str | None) -> None:
    why, params = refusal(overrides)
    assert (why, params["table"], params.get("key")) == (rule, table, key)


def test_house_values_travel_with_mode_save_and_replay() -> None:
    house_values.travel(RULESET, MINE)


@pytest.mark.parametrize("wrong", ["{", 5, ["ships"], "[]", "5"])
def test_house_values_must_be_a_json_object(wrong: Any) -> None:
    with pytest.raises(Refused) as caught:
        RULESET.mode(3, None, {"components": wrong})
    assert caught.value.reason.rule == "components.text"
    json.dumps(caught.value.reason.describe())


def test_the_board_draws_the_sales_track_of_this_copy() -> None:
    mine = [0, 5, 10, 20, 30, 40, 50, 60, 70, 80, 90]
    assert RULESET.printed(Board(4).game) == {"sales_track": list(range(0, 101, 10))}
    assert RULESET.printed(Board(4, house={"sales_track": {"thresholds": mine}}).game) == {"sales_track": mine}
