"""A position as a puzzle: what goes into it, and that only what can be answered there counts as right."""

from __future__ import annotations

import json
from typing import Any

from pygame_core.facade import call
from tests.facade.desk import Page


def at_a_choice() -> tuple[Page, dict[str, Any]]:
    """A table where the person keeps some of their commissions."""
    page = Page("auction_house", 3, seed=7)
    asked: dict[str, Any] = page.view["decision"]
    assert asked["kind"] == "pick_many" and asked["least"] == 2
    return page, asked


def test_a_puzzle_is_the_position_without_what_is_long_past_and_answers_as_the_rules_write_them() -> None:
    page, asked = at_a_choice()
    first, second = (option["value"] for option in asked["options"][:2])
    made = page.ask("puzzle", seat=0, answers=[[second, first], [first, second]])
    assert made["answers"] == [[first, second], [first, second]]
    assert page.ask("view")["set"]["meta"]["position"] == 0
    page.answer([first, second])
    while page.view["meta"]["position"] < 20 or not page.view["decision"]:
        page.on()
    later = page.ask("puzzle", seat=0, answers=[])
    again = json.loads(call(json.dumps({"do": "load", "save": later["position"], "foreign": True, "viewer": 0})))
    assert again["ok"], again
    assert again["set"]["decision"] == page.view["decision"]
    whole = page.ask("save")["save"]
    assert len(later["position"]) < len(whole)


def test_what_cannot_be_answered_there_is_no_right_answer() -> None:
    page, asked = at_a_choice()
    first = asked["options"][0]["value"]
    for answers, code in (
        ([[first]], "kernel.answer.how_many"),
        ([[first, first]], "kernel.answer.twice"),
        ([[first, "<b>"]], "kernel.answer.not_offered"),
        ([3], "kernel.answer.not_a_list"),
    ):
        refused = page.send("puzzle", seat=0, answers=answers)
        assert refused["error"]["code"] == code and refused["error"]["text"]


def test_there_is_no_puzzle_for_whom_nothing_is_asked() -> None:
    page, asked = at_a_choice()
    page.answer([option["value"] for option in asked["options"][:2]])
    assert page.view["decision"] is None
    assert page.send("puzzle", seat=0, answers=[])["error"]["code"] == "kernel.answer.not_asked"
    assert page.send("puzzle", seat=11, answers=[])["error"]["code"]
