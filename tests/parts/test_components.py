"""Printed components and house values, shown with the components of a fair."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import pytest

from pygame_core.kernel.reasons import Refused
from pygame_core.kernel.words import catalogue
from pygame_core.parts.components import Components, Sheet, canonical

TABLES: dict[str, Any] = {
    "prizes_meta": {"source": "web"},
    "prizes": [
        {"id": "horse", "cost": 3, "colour": "brown", "rare": False},
        {"id": "house", "cost": 7, "colour": "white", "rare": True, "cost_source": "reconstructed"},
    ],
    "track": {"source": "reconstructed", "printed_keys": ["start"], "start": 0, "values": [1, 2, 4], "kind": "slow"},
    "rounds": {"source": "rulebook", "faces": [{"storms": ["west"]}, {"storms": []}], "bonus": {"west": 1}},
}
SEAS = ("west", "east")


@dataclass(eq=False)
class Fair:
    costs: dict[str, int]
    values: tuple[int, ...]
    kind: str
    storms: list[tuple[str, ...]]
    bonus: int


def build(sheet: Sheet) -> Fair:
    track, rounds = sheet.inner("track"), sheet.inner("rounds")
    return Fair(
        costs={row.name: row.number("cost", 0, 30) for row in sheet.rows("prizes")},
        values=track.rising("values", 0, 9),
        kind=track.one_of("kind", ("slow", "fast")),
        storms=[row.any_of("storms", SEAS) for row in rounds.rows("faces")],
        bonus=rounds.inner("bonus").number("west", 0, 9),
    )


FAIR = Components("fair", lambda: TABLES, build)

MINE: dict[str, Any] = {
    "prizes": {"house": {"cost": 9}},
    "track": {"values": [2, 2, 5], "kind": "fast"},
    "rounds": {"faces": {"2": {"storms": ["east"]}}, "bonus": {"west": 3}},
}


def refusal(house: Any) -> tuple[str, dict[str, Any]]:
    with pytest.raises(Refused) as caught:
        FAIR.read(house)
    return caught.value.reason.rule, caught.value.reason.params


def test_house_values_of_every_kind_replace_printed_ones() -> None:
    mine, plain = FAIR.of(FAIR.read(MINE)), FAIR.of("")
    assert (mine.costs, mine.values, mine.kind, mine.storms, mine.bonus) == (
        {"horse": 3, "house": 9}, (2, 2, 5), "fast", [("west",), ("east",)], 3,
    )  # fmt: skip
    assert (plain.costs["house"], plain.kind, plain.storms[1]) == (7, "slow", ())


def test_the_same_values_are_built_once() -> None:
    assert FAIR.of_mode({}) is FAIR.of("")
    assert FAIR.of_mode({"components": FAIR.read(MINE)}) is FAIR.of(FAIR.read(json.dumps(MINE, indent=2)))


def test_the_printed_tables_stay_as_they_are() -> None:
    before = json.dumps(TABLES)
    FAIR.of(FAIR.read(MINE))
    assert json.dumps(TABLES) == before


def test_one_text_stands_for_the_same_values() -> None:
    assert canonical(None) == canonical({}) == ""
    assert FAIR.read({"track": {"kind": "fast"}, "prizes": {}}) == FAIR.read('{"prizes": {}, "track":{"kind":"fast"}}')


@pytest.mark.parametrize(
    ("house", "rule", "table", "key", "allowed"),
    [
        ({"trck": {}}, "components.unknown", "components", "trck", "track"),
        ({"prizes": {"hat": {"cost": 1}}}, "components.unknown", "prizes", "hat", "horse | house"),
        ({"prizes": {"horse": {"price": 1}}}, "components.unknown", "prizes.horse", "price", "cost"),
        ({"prizes": {"house": {"cost_source": "web"}}}, "components.unknown", "prizes.house",
         "cost_source", "cost"),
        ({"track": {"source": "web"}}, "components.unknown", "track", "source", "values"),
        ({"track": {"kind": 3}}, "components.value", "track", "kind", "str"),
        ({"track": {"kind": "odd"}}, "components.value", "track", "kind", "slow | fast"),
        ({"track": {"values": [3, 2]}}, "components.value", "track", "values", "<= ... <="),
        ({"prizes": {"horse": {"cost": True}}}, "components.value", "prizes.horse", "cost", "int"),
        ({"prizes": {"horse": {"cost": 31}}}, "components.value", "prizes.horse", "cost", "0..30"),
        ({"rounds": {"faces": {"1": {"storms": ["north"]}}}}, "components.value", "rounds.faces.1", "storms", "west"),
        ({"rounds": {"bonus": {"west": -1}}}, "components.value", "rounds.bonus", "west", "0..9"),
        ({"track": {"start": 1}}, "components.fixed", "track", "start", "values | kind"),
        ({"prizes": {"horse": {"rare": True}}}, "components.fixed", "prizes.horse", "rare", "cost"),
        ({"prizes": {"horse": {"colour": "black"}}}, "components.fixed", "prizes.horse", "colour", "cost"),
        ({"prizes": {"horse": {"id": "mule"}}}, "components.unknown", "prizes.horse", "id", "cost"),
    ],
)  # fmt: skip
def test_a_wrong_value_names_game_table_key_and_what_is_allowed(
    house: Any, rule: str, table: str, key: str, allowed: str
) -> None:
    why, params = refusal(house)
    assert (why, params["game"], params["table"], params["key"]) == (rule, "fair", table, key)
    assert allowed in params.get("allowed", params.get("need"))
    said = catalogue("pygame_core.kernel").say("reason", why, params)
    assert all(word in said for word in ("fair", table, key, allowed))


@pytest.mark.parametrize(
    ("house", "allowed"),
    [
        ({"trck": {}}, "prizes | track | rounds"),
        ({"prizes": {"hat": {}}}, "horse | house"),
        ({"prizes": {"horse": {"price": 1}}}, "cost"),
        ({"prizes": {"horse": {"colour": "black"}}}, "cost"),
        ({"rounds": {"start": 1}}, "faces | bonus"),
        ({"track": {"start": 1}}, "values | kind"),
    ],
)
def test_only_what_a_reader_asks_for_is_allowed(house: Any, allowed: str) -> None:
    assert refusal(house)[1]["allowed"] == allowed


@pytest.mark.parametrize("house", [{"prizes": [1]}, {"prizes": {"horse": 4}}, {"track": 3}])
def test_what_is_no_table_is_named(house: Any) -> None:
    rule, params = refusal(house)
    assert rule == "components.table"
    assert "fair" in catalogue("pygame_core.kernel").say("reason", rule, params)


@pytest.mark.parametrize("wrong", ["{", 5, ["prizes"], "[]", "5"])
def test_house_values_are_a_json_object(wrong: Any) -> None:
    rule, params = refusal(wrong)
    assert rule == "components.text" and params["game"] == "fair"


def test_house_values_that_nest_without_end_are_not_read() -> None:
    assert refusal("[" * 100_000)[0] == "kernel.text.deep"


def test_names_stand_as_often_as_they_are_printed_and_text_is_text() -> None:
    def read(sheet: Sheet) -> Any:
        deck = sheet.inner("deck")
        return deck.each_of("names", SEAS), deck.words("note")

    tables = {"deck": {"source": "web", "names": ["west", "west", "east"], "note": "by hand"}}
    pack = Components("pack", lambda: tables, read)
    assert pack.of("") == (("west", "west", "east"), "by hand")
    for wrong in ({"names": ["north"]}, {"names": "west"}, {"note": 3}):
        with pytest.raises(Refused) as caught:
            pack.read({"deck": wrong})
        assert caught.value.reason.params["key"] == next(iter(wrong))


HALVES = Components(
    "halves", lambda: {"track": {"source": "web", "vp": -0.5}}, lambda s: s.inner("track").halves("vp", -2, 2)
)


@pytest.mark.parametrize(("printed", "halves"), [(-0.5, -1), (1.5, 3), (2.0, 4)])
def test_halves_are_counted_as_whole_numbers(printed: float, halves: int) -> None:
    assert HALVES.of(HALVES.read({"track": {"vp": printed}})) == halves


@pytest.mark.parametrize("wrong", [0.25, 2.5, -3.0])
def test_what_is_no_half_or_too_much_is_refused(wrong: float) -> None:
    with pytest.raises(Refused) as caught:
        HALVES.read({"track": {"vp": wrong}})
    assert caught.value.reason.params["need"] == "-2..2, in steps of 0.5"
