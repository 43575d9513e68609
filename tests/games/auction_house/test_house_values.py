"""House values of the Auction House: each printed number can be replaced, and it shows in play."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core.games.auction_house import RULESET, bots
from pygame_core.games.auction_house.components import COMPONENTS
from pygame_core.kernel.chance import Chance, ScriptedChance
from pygame_core.kernel.reasons import Refused
from pygame_core.kernel.table import Table

MINE = {
    "goods": {"crates_per_kind": 5}, "bank": {"money": 90}, "scenarios": {"season": {"cash": 20}},
    "loans": {"cash": 9, "owed": 10, "most": 1}, "commissions": {"dealt": 3, "kept": 1, "pays": 8},
    "sale": {"lots": 4}, "storm": {"guards": 3, "dice": 3}, "market": {"lowest": 2, "start": 7, "highest": 9},
    "market_die": {"faces": 4, "falls_up_to": 0, "rises_from": 2},
}  # fmt: skip


def table(house: Any) -> Table:
    return Table(RULESET, RULESET.mode(3, "season", {"components": house, "rounds": 3}), 7)


def test_the_sale_begins_with_other_numbers() -> None:
    one = table(MINE)
    sale = one.game.state
    assert [house.cash for house in sale.houses] == [20] * 3 and sale.bank == 30
    assert len(sale.bag) == 20 and set(sale.prices.values()) == {7}
    asked = one.pending[0]
    assert (asked.describe()["least"], asked.describe()["most"], len(asked.describe()["options"])) == (1, 1, 3)
    for seat in range(3):
        one.answer(seat, [0])
    assert len(sale.round.lots) == 4
    assert one.acts(0)[0].params == {"n": 9, "owed": 10}
    assert one.view(0)["market"][0] | {"id": ""} == {"id": "", "good": "tea", "price": 7, "lowest": 2, "highest": 9}


def test_a_loan_limit_and_what_is_owed() -> None:
    one = table(MINE)
    one.act(0, ["loan.take"])
    assert one.game.state.houses[0].cash == 29 and RULESET.score is not None
    assert RULESET.score(one.game, 0) == 29 - 10
    with pytest.raises(Refused):
        one.act(0, ["loan.take"])


def test_a_whole_game_is_played_with_them() -> None:
    one, chance = table(MINE), Chance("mine")
    held = RULESET.conserved(one.game)
    while one.result is None:
        asked = one.pending[0]
        one.answer(asked.seat, asked.sample(chance))
        assert RULESET.conserved(one.game) == held
    assert max(one.game.state.prices.values()) <= 9 and min(one.game.state.prices.values()) >= 2


def test_storm_and_market_roll_the_dice_of_the_file() -> None:
    game = table(MINE).game
    game.chance = ScriptedChance([1, 2, 2, 1, 3, 4, 2])
    RULESET.steps.by_name["storm.strike"](game)
    rolled = {code: params["dice"] for _, _, _, code, params, _, _ in game.events if "dice" in params}
    assert rolled == {"storm.rolled": [1, 2, 2], "market.moved": [1, 3, 4, 2]}
    assert list(game.state.prices.values()) == [7, 8, 8, 8], "nothing falls, and a two rises"


def test_bots_fear_the_storm_as_hard_as_it_strikes() -> None:
    assert bots.struck(table({}).game) == 7 / 16
    assert bots.struck(table(MINE).game) == 1 - (3 / 4) ** 3


@pytest.mark.parametrize(
    ("house", "table", "key", "allowed"),
    [
        ({"commissions": {"kept": 5}}, "commissions", "kept", "1..4"),
        ({"market": {"start": 13}}, "market", "start", "1..12"),
        ({"market_die": {"rises_from": 1}}, "market_die", "rises_from", "2..7"),
        ({"storm": {"dice": 0}}, "storm", "dice", "1..9"),
        ({"loans": {"interest": 1}}, "loans", "interest", "cash | owed | most"),
        ({"scenarios": {"winter": {"cash": 1}}}, "scenarios", "winter", "season | lean_year"),
    ],
)
def test_a_wrong_value_names_game_table_key_and_what_is_allowed(house: Any, table: str, key: str, allowed: str) -> None:
    with pytest.raises(Refused) as caught:
        COMPONENTS.read(house)
    params = caught.value.reason.params
    assert (params["game"], params["table"], params["key"]) == ("auction_house", table, key)
    assert params.get("allowed", params.get("need")) == allowed
