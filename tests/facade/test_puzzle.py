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


def loaded(position: str) -> dict[str, Any]:
    again: dict[str, Any] = json.loads(call(json.dumps({"do": "load", "save": position, "foreign": True, "viewer": 0})))
    assert again["ok"], again
    return again


def test_answers_that_are_right_are_written_as_the_rules_write_them() -> None:
    page, asked = at_a_choice()
    first, second = (option["value"] for option in asked["options"][:2])
    made = page.ask("puzzle", seat=0, answers=[[second, first], [first, second]])
    assert made["answers"] == [[first, second], [first, second]]
    assert page.ask("view")["set"]["meta"]["position"] == 0


def test_a_position_handed_out_is_what_its_seat_sees_without_what_is_long_past() -> None:
    page, asked = at_a_choice()
    page.answer([option["value"] for option in asked["options"][:2]])
    while page.view["meta"]["position"] < 20 or not page.view["decision"]:
        page.on()
    position = page.ask("handout", seat=0, seed="teacher")["position"]
    again = loaded(position)
    assert again["set"]["decision"] == page.view["decision"]
    assert again["set"]["board/hand"] == page.view["board/hand"]
    assert again["set"]["seats"] == page.view["seats"]
    assert len(position) < len(page.ask("save")["save"])


def test_what_is_right_is_right_in_the_position_handed_out() -> None:
    page, asked = at_a_choice()
    right = [option["value"] for option in asked["options"][1:3]]
    table = loaded(page.ask("handout", seat=0, seed="teacher")["position"])["table"]
    answer = {"do": "puzzle", "table": table, "seat": 0, "answers": [right]}
    assert json.loads(call(json.dumps(answer)))["answers"] == [right]


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
