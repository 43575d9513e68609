"""The state packs, unpacks, and comes back from JSON or says where it is wrong."""

from __future__ import annotations

import marshal
from typing import Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pygame_core.kernel.reasons import RuleBug
from pygame_core.kernel.state import LARGEST, from_json, pack, state, to_json, unpack
from tests.kernel.tiny import LETTERS


@state
class Purse:
    owner: str
    coins: list[int]


@state
class One:
    purse: Purse


@state
class Table:
    round: int
    open: bool
    name: str | None
    purses: list[Purse]
    named: dict[str, Purse]
    grid: list[list[Purse]]
    best: Purse | None
    prices: dict[str, int]
    one: One
    anything: list[Any]


NUMBERS = st.integers(-LARGEST, LARGEST)
WORDS = st.text(LETTERS, max_size=4)
PURSES = st.builds(Purse, owner=WORDS, coins=st.lists(NUMBERS, max_size=3))
TABLES = st.builds(
    Table, round=NUMBERS, open=st.booleans(), name=st.none() | WORDS, purses=st.lists(PURSES, max_size=3),
    named=st.dictionaries(WORDS, PURSES, max_size=2), grid=st.lists(st.lists(PURSES, max_size=2), max_size=2),
    best=st.none() | PURSES, prices=st.dictionaries(WORDS, NUMBERS, max_size=3), one=st.builds(One, purse=PURSES),
    anything=st.lists(NUMBERS | WORDS | st.none(), max_size=3),
)  # fmt: skip


@given(TABLES)
def test_packed_and_unpacked_is_the_same(table: Table) -> None:
    again = unpack(Table, pack(table))
    assert again == table
    assert pack(again) == pack(table)


@given(TABLES)
def test_there_and_back_through_json(table: Table) -> None:
    import json

    assert from_json(Table, json.loads(json.dumps(to_json(table)))) == table


@state
class Coin:
    worth: int


@state
class Chest:
    """State within state, in every way that a field can hold it."""

    coins: list[Coin]
    stalls: dict[str, list[Purse]]
    layers: list[dict[str, Coin]]
    lid: Coin | None
    hoards: list[Purse] | None
    tables: list[Table]


COINS = st.builds(Coin, worth=NUMBERS)
CHESTS = st.builds(
    Chest, coins=st.lists(COINS, max_size=3), stalls=st.dictionaries(WORDS, st.lists(PURSES, max_size=2), max_size=2),
    layers=st.lists(st.dictionaries(WORDS, COINS, max_size=2), max_size=2), lid=st.none() | COINS,
    hoards=st.none() | st.lists(PURSES, max_size=2), tables=st.lists(TABLES, max_size=1),
)  # fmt: skip


@given(CHESTS)
def test_state_is_packed_wherever_it_lies(chest: Chest) -> None:
    packed = pack(chest)
    assert unpack(Chest, marshal.loads(marshal.dumps(packed))) == chest
    assert packed[0] == [(coin.worth,) for coin in chest.coins]
    assert packed[1] == {name: [(one.owner, one.coins) for one in held] for name, held in chest.stalls.items()}


def test_unpacked_state_shares_no_state_with_its_original() -> None:
    a, b, c = (Purse(owner=name, coins=[]) for name in "abc")
    table = Table(
        round=1, open=True, name=None, purses=[a], named={}, grid=[[b]], best=None, prices={}, one=One(purse=c),
        anything=[],
    )  # fmt: skip
    again = unpack(Table, pack(table))
    assert again.purses[0] is not table.purses[0]
    assert again.grid[0][0] is not table.grid[0][0]
    assert again.one.purse is not table.one.purse


GOOD: dict[str, Any] = {
    "round": 1, "open": True, "name": None, "purses": [{"owner": "a", "coins": [1]}],
    "named": {"x": {"owner": "b", "coins": []}}, "grid": [[{"owner": "c", "coins": []}]], "best": None,
    "prices": {"tea": 3}, "one": {"purse": {"owner": "d", "coins": []}}, "anything": [1, "a", None],
}  # fmt: skip


def test_the_good_example_is_good() -> None:
    assert from_json(Table, GOOD).purses[0].coins == [1]


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"round": "1"}, "state.round"),
        ({"round": True}, "state.round"),
        ({"round": 1.0}, "state.round"),
        ({"round": LARGEST + 1}, "state.round"),
        ({"round": -LARGEST - 1}, "state.round"),
        ({"open": 1}, "state.open"),
        ({"name": 3}, "state.name"),
        ({"purses": {}}, "state.purses"),
        ({"purses": [{"owner": "a", "coins": [1, "x"]}]}, "state.purses[0].coins[1]"),
        ({"purses": [{"owner": "a"}]}, "state.purses[0]"),
        ({"purses": [{"owner": "a", "coins": [], "extra": 1}]}, "state.purses[0]"),
        ({"purses": [7]}, "state.purses[0]"),
        ({"named": {"x": {"owner": 1, "coins": []}}}, "state.named.x.owner"),
        ({"grid": [[{"owner": "c", "coins": None}]]}, "state.grid[0][0].coins"),
        ({"grid": [7]}, "state.grid[0]"),
        ({"best": {"owner": "a", "coins": [None]}}, "state.best.coins[0]"),
        ({"best": 5}, "state.best"),
        ({"prices": {"tea": "3"}}, "state.prices.tea"),
        ({"prices": [3]}, "state.prices"),
        ({"one": {"purse": 4}}, "state.one.purse"),
        ({"anything": None}, "state.anything"),
        ({"stranger": 1}, "state"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(change: dict[str, Any], place: str) -> None:
    with pytest.raises(ValueError) as caught:
        from_json(Table, GOOD | change)
    assert str(caught.value).split(":")[0] == place


# --- names that are known -----------------------------------------------------------------------------------------
@state
class Market:
    best: Literal["tea", "silk"]
    season: Literal[1, 2, 3]
    piles: dict[Literal["tea", "silk"], list[Literal["red", "blue"]]]
    open: Literal["tea", "silk"] | None


FAIR: dict[str, Any] = {"best": "tea", "season": 2, "piles": {"silk": ["red", "red"]}, "open": None}


def test_known_names_are_taken() -> None:
    market = from_json(Market, FAIR)
    assert to_json(market) == FAIR
    assert from_json(Market, FAIR | {"open": "silk"}).open == "silk"
    assert unpack(Market, pack(market)) == market


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"best": "te"}, "state.best: 'te' is not one of 2 known names"),
        ({"best": 1}, "state.best: '1' is not one of 2 known names"),
        ({"best": None}, "state.best: 'None' is not one of 2 known names"),
        ({"best": ["tea"]}, "state.best: \"['tea']\" is not one of 2 known names"),
        ({"season": 4}, "state.season: '4' is not one of 3 known names"),
        ({"season": True}, "state.season: 'True' is not one of 3 known names"),
        ({"season": "2"}, "state.season: '2' is not one of 3 known names"),
        ({"piles": {"chin": []}}, "state.piles.chin: 'chin' is not one of 2 known names"),
        ({"piles": {"tea": ["red", "green"]}}, "state.piles.tea[1]: 'green' is not one of 2 known names"),
        ({"open": "x" * 99}, f"state.open: {'x' * 40!r} is not one of 2 known names"),
    ],
)
def test_an_unknown_name_is_told_with_its_place(change: dict[str, Any], complaint: str) -> None:
    """As a value, in a list, or as the key of a table."""
    with pytest.raises(ValueError) as caught:
        from_json(Market, FAIR | change)
    assert str(caught.value) == complaint


@pytest.mark.parametrize("name", list(GOOD))
def test_what_is_missing_is_told(name: str) -> None:
    with pytest.raises(ValueError, match=repr(name)):
        from_json(Table, {key: value for key, value in GOOD.items() if key != name})


@pytest.mark.parametrize("data", [None, 1, "x", [], [GOOD]])
def test_what_is_no_state_at_all_is_told(data: Any) -> None:
    with pytest.raises(ValueError, match="an object is needed"):
        from_json(Table, data)


def test_only_state_classes_are_packed() -> None:
    with pytest.raises(RuleBug, match="not a state class"):
        pack(object())


def test_states_have_slots_so_a_misspelt_field_is_an_error() -> None:
    purse = Purse(owner="a", coins=[])
    with pytest.raises(AttributeError):
        purse.coin = 3  # type: ignore[attr-defined]


@pytest.mark.parametrize("number", [LARGEST + 1, -LARGEST - 1, 10**40])
def test_a_number_beyond_any_game_is_refused(number: int) -> None:
    with pytest.raises(ValueError, match=r"state\[1\]: no number of a game is beyond"):
        from_json(list[int], [1, number])
