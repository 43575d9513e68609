"""Where printed values come from, as `components` lists it."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core.parts.components import Components
from pygame_core.parts.sources import sources

pytestmark = pytest.mark.native

TABLES: dict[str, Any] = {
    "prizes_meta": {"source": "web"},
    "prizes": [
        {"id": "horse", "cost": 3, "colour": "brown"},
        {"id": "house", "cost": 7, "colour": "white", "cost_source": "reconstructed"},
    ],
    "track": {"source": "reconstructed", "printed_keys": ["start"], "start": 0, "values": [1, 2, 4]},
}
FAIR = Components("fair", lambda: TABLES, lambda sheet: None)
MINE: dict[str, Any] = {"prizes": {"house": {"cost": 9}}, "track": {"values": [2, 2, 5]}}


def told(house: Any = None) -> dict[str, dict[str, Any]]:
    return {line["table"]: line for line in sources(FAIR, house)}


def test_a_row_without_a_source_has_that_of_its_list() -> None:
    assert told()["prizes.horse"] == {
        "list": "prizes", "table": "prizes.horse", "source": "web", "printed": ["id", "cost", "colour"],
        "reconstructed": [], "house": [],
    }  # fmt: skip
    assert "prizes_meta" not in told(), "it has no value to tell of"


def test_one_value_can_have_a_source_of_its_own() -> None:
    assert told()["prizes.house"]["reconstructed"] == ["cost"]


def test_of_a_reconstructed_table_some_values_are_printed() -> None:
    assert (told()["track"]["printed"], told()["track"]["reconstructed"]) == (["start"], ["values"])


def test_values_of_the_house_are_neither() -> None:
    assert told(MINE)["prizes.house"]["house"] == ["cost"] and not told(MINE)["prizes.house"]["reconstructed"]
    assert (told(MINE)["track"]["reconstructed"], told(MINE)["track"]["house"]) == ([], ["values"])
