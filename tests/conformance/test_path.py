"""The way through a game's setups that its rulebook recommends: each can be played, and each counts as what it is."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core import lobby
from pygame_core.games.registry import GAMES, ruleset
from pygame_core.kernel.ruleset import Ruleset, Stage

WITH_A_PATH = [game for game in GAMES if ruleset(game).path]


def played_as(rules: Ruleset[Any], stage: Stage, seats: int) -> dict[str, Any]:
    """The options of a table that is set up at this stage, as the lobby fills them in."""
    known = {option.id for option in rules.options if option.allowed(seats, stage.scenario)}
    options = {name: value for name, value in stage.options.items() if name in known}
    return rules.mode(seats, stage.scenario, options).options


@pytest.mark.parametrize("game", WITH_A_PATH)
def test_every_stage_can_be_played_by_as_many_as_its_scenario(game: str) -> None:
    rules = ruleset(game)
    for stage in rules.path:
        assert set(stage.options) <= {option.id for option in rules.options}, stage.id
        for seats in rules.scenario(stage.scenario).seats:
            options = played_as(rules, stage, seats)
            assert {name: value for name, value in stage.options.items() if name in options}.items() <= options.items()


@pytest.mark.parametrize("game", WITH_A_PATH)
def test_no_two_stages_are_the_same(game: str) -> None:
    rules = ruleset(game)
    ids = [stage.id for stage in rules.path]
    assert len(set(ids)) == len(ids)
    setups = [(stage.scenario, tuple(sorted(stage.options.items()))) for stage in rules.path]
    assert len(set(setups)) == len(setups)


@pytest.mark.parametrize("game", WITH_A_PATH)
def test_the_way_leads_to_every_scenario_for_several(game: str) -> None:
    rules = ruleset(game)
    assert {stage.scenario for stage in rules.path} == {one.id for one in rules.scenarios if max(one.seats) > 1}


def test_the_first_games_are_those_that_the_rulebooks_recommend() -> None:
    first = {game: (ruleset(game).path[0].scenario, ruleset(game).path[0].options) for game in WITH_A_PATH}
    assert first == {
        "arkwright": ("waterframe", {"setup": "standard", "eitc": False, "asymmetric": False}),
        "east_india_companies": ("standard", {"mortgage": True}),
        "john_company_first": ("early_company", {"ribbon_draft": True, "skip_india": True, "trial": False}),
        "john_company_second": ("1710", {"draft": False}),
    }


def test_the_lobby_says_what_each_stage_is_and_why_it_comes_there() -> None:
    for game in lobby.games():
        stages = ruleset(game["id"]).path
        assert [one["scenario"] for one in game["path"]] == [stage.scenario for stage in stages]
        assert [one["options"] for one in game["path"]] == [stage.options for stage in stages]
        assert all(one["title"] and one["why"].endswith(".") for one in game["path"])
    told = {game["id"]: bool(game["subject"]) for game in lobby.games()}
    assert {game for game, subject in told.items() if subject} == {"john_company_first", "john_company_second"}
