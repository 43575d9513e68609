"""What can be set before play: scenarios, seats, options, and where an option may differ from its first value."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from pygame_core.kernel import ruleset as kernel
from pygame_core.kernel.game import Steps
from pygame_core.kernel.reasons import Refused
from pygame_core.kernel.rulebook import around, ledger, search
from pygame_core.kernel.ruleset import GameOption, Ruleset, Scenario, Supplement
from tests.kernel.tiny import Desk, rules

TOY = "pygame_core.games.auction_house"


def with_options() -> Ruleset[Desk]:
    """A long game for two or three; only two may play it with dice, and only the long one with cards."""
    return replace(
        rules(Steps(), []),
        scenarios=(Scenario("short", seats=(2,)), Scenario("long", seats=(2, 3))),
        options=(
            GameOption("dice", (0, 1, 2), usual=(0, 2), seats=(2,)),
            GameOption("cards", (False, True), scenarios=("long",)),
        ),
    )


def refused(seats: int, scenario: str | None, options: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    with pytest.raises(Refused) as caught:
        with_options().mode(seats, scenario, options)
    return caught.value.reason.rule, caught.value.reason.params


def test_what_is_left_out_has_its_first_value() -> None:
    mode = with_options().mode(2, None, None)
    assert (mode.seats, mode.scenario, mode.options) == (2, "short", {"dice": 0, "cards": False})


def test_an_option_differs_only_where_it_may() -> None:
    ruleset = with_options()
    assert ruleset.mode(2, "long", {"dice": 1, "cards": True}).options == {"dice": 1, "cards": True}
    assert ruleset.mode(3, "long", {"dice": 0, "cards": True}).options == {"cards": True}, "dice are for two"
    assert refused(3, "long", {"dice": 1}) == ("kernel.setup.not_here", {"option": "dice", "value": "1"})
    assert refused(2, "short", {"cards": True}) == ("kernel.setup.not_here", {"option": "cards", "value": "True"})


def test_a_value_is_one_of_those_that_are_listed() -> None:
    assert refused(2, "short", {"dice": 3}) == (
        "kernel.setup.value", {"option": "dice", "value": "3", "allowed": [0, 1, 2]},
    )  # fmt: skip
    assert refused(2, "short", {"dice": True})[0] == "kernel.setup.value", "a yes is no number"
    assert refused(2, "short", {"cards": "x" * 99})[1]["value"] == "x" * 40


def test_who_may_play_what_is_told() -> None:
    assert refused(3, "short", {}) == ("kernel.setup.seats", {"n": 3, "allowed": [2]})
    assert refused(2, "endless", {}) == ("kernel.setup.scenario", {"scenario": "endless", "known": ["short", "long"]})
    assert refused(2, "short", {"b" * 50: 1, "c": 2}) == (
        "kernel.setup.option", {"option": "b" * 40, "known": ["dice", "cards"]},
    )  # fmt: skip


def test_every_usual_setup_is_played_once() -> None:
    found = [(mode.seats, mode.scenario, *mode.options.values()) for mode in with_options().modes()]
    assert found == [
        (2, "short", 0, False), (2, "short", 2, False),
        (2, "long", 0, False), (2, "long", 0, True), (2, "long", 2, False), (2, "long", 2, True),
        (3, "long", False), (3, "long", True),
    ]  # fmt: skip


def test_rules_are_found_by_all_words_and_those_named_so_come_first() -> None:
    found = [rule.id for rule in search(TOY, "storm guard")]
    everything = list(ledger(TOY))
    named = [rule for rule in found if "storm" in rule or "guard" in rule]
    assert found[: len(named)] == named == [rule for rule in everything if rule in named]
    assert search(TOY, "STORM guard") == search(TOY, "guard storm") and not search(TOY, "storm nowhere")
    assert search(TOY, "a", 3) == search(TOY, "a")[:3] and len(search(TOY, "a", 3)) == 3


def test_a_rule_that_has_one_of_the_words_in_its_name_comes_before_one_that_has_none() -> None:
    assert [rule.id for rule in search(TOY, "end house")] == ["toy.end.score", "toy.loan.take"]
    everything = list(ledger(TOY))
    assert everything.index("toy.loan.take") < everything.index("toy.end.score"), "as the rulebook has them"


def test_around_a_rule_are_its_siblings() -> None:
    found = around(TOY, "toy.sale.bid")
    assert found[0] == "toy.sale.bid" and len(found) == len(set(found)) > 1
    assert all(rule.startswith("toy.sale.") for rule in found)
    assert around(TOY, "toy.none") == []


def with_supplements() -> Ruleset[Desk]:
    """Of its own data a player can bring whatever a scenario has, and no other number of seats."""
    return replace(
        with_options(),
        supplements=(
            Supplement("duel", ("duel",), "duel", seats=(2,), windows=("parry",)),
            Supplement("storms", ("storms",), "storms", scenarios=("long",), windows=("shelter",)),
        ),
        windows=("pause",),
        data_options={"components": str},
    )


@pytest.mark.parametrize(
    ("seats", "scenario", "options", "needed"),
    [
        (2, "short", {}, ["duel"]),
        (2, "long", {}, ["duel", "storms"]),
        (3, "long", {}, ["storms"]),
        (2, "short", {"components": "mine"}, ["duel", "storms"]),
        (2, "short", {"components": ""}, ["duel"]),
    ],
)
def test_a_mode_needs_the_supplements_of_its_seats_and_scenario(
    seats: int, scenario: str, options: dict[str, Any], needed: list[str]
) -> None:
    rules = with_supplements()
    mode = rules.mode(seats, scenario, options)
    assert [one.id for one in rules.supplements_of(mode)] == needed
    kinds = {"duel": "parry", "storms": "shelter"}
    assert rules.windows_of(mode) == ["pause", *(kinds[one] for one in needed)]


def test_what_a_mode_needs_is_imported_when_its_game_is_put_up(monkeypatch: pytest.MonkeyPatch) -> None:
    brought: list[str] = []
    monkeypatch.setattr(kernel, "import_module", brought.append)
    rules = with_supplements()
    rules.bring(rules.mode(3, "long", {}))
    assert brought == [f"{rules.package}.storms"]
