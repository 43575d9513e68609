"""Every game in every mode is an environment that PettingZoo's own tests accept."""

from __future__ import annotations

import warnings
from typing import Any

import pytest

pytest.importorskip("pettingzoo")

import numpy as np
from pettingzoo.test import api_test, seed_test

from pygame_core import learning
from pygame_core.games.registry import GAMES, ruleset
from pygame_core.kernel.ruleset import Mode
from pygame_core.learning.environment import BESIDE

pytestmark = [pytest.mark.pettingzoo, pytest.mark.native]

USUAL = ("not a NumPy array", "probably should be gymnasium.spaces.box", "is all zeros", "not defined a render")
"""What the API test says of every environment with an action mask, PettingZoo's own among them."""

MODES = [(game, mode) for game in GAMES for mode in ruleset(game).modes()]
CYCLES = 60
FEWER = 15
"""In the further modes of a game, which differ from the first by what is asked, not by how."""
TOY = "auction_house"


def setup(mode: Mode) -> dict[str, Any]:
    return {"seats": mode.seats, "scenario": mode.scenario, "options": mode.options}


@pytest.mark.parametrize(("game", "mode"), MODES, ids=[f"{game}-{mode}" for game, mode in MODES])
def test_pettingzoos_own_tests(game: str, mode: Mode) -> None:
    first = mode == next(iter(ruleset(game).modes()))
    cycles = CYCLES if first else FEWER
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for words in USUAL:
            warnings.filterwarnings("ignore", message=f".*{words}")
        api_test(learning.raw_env(game, **setup(mode)), num_cycles=cycles)
        if first:
            # PettingZoo's guards around it know nothing of modes
            api_test(learning.env(game, **setup(mode)), num_cycles=cycles)
    seed_test(lambda: learning.env(game, **setup(mode)), num_cycles=cycles)


def play(env: Any, seed: int) -> dict[str, float]:
    """A whole game by lot; every agent's rewards in the end."""
    env.reset(seed=seed)
    env.action_space(env.agents[0]).seed(seed)
    got: dict[str, float] = {}
    space = env.action_space(env.agents[0])
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            got[agent] = reward
            env.step(None)
            continue
        assert observation in env.observation_space(agent)
        env.step(space.sample(observation["action_mask"]))
    return got


def test_a_whole_game_is_rewarded_by_its_winners() -> None:
    env = learning.raw_env(TOY, options={"rounds": 3})
    for seed in range(6):
        rewards = play(env, seed)
        result = env.table.result
        assert result is not None and sum(rewards.values()) == pytest.approx(0)
        assert {int(agent[-1]) for agent, reward in rewards.items() if reward > 0} == set(result["winners"])


def test_acts_beside_are_actions() -> None:
    """A loan is offered beside the first decision; after two the game itself has no more."""
    env = learning.raw_env(TOY)
    env.reset(seed=1)
    loans = []
    for _ in range(2):
        assert env.observe("seat_0")["action_mask"][BESIDE] == 1
        env.step(BESIDE)
        assert env.observe("seat_0")["action_mask"].sum() == 1
        env.step(0)
        loans.append(env.table.game.state.houses[0].loans)
    assert loans == [1, 2]
    assert env.observe("seat_0")["action_mask"][BESIDE] == 0


def test_what_the_mask_forbids_is_refused() -> None:
    env = learning.raw_env(TOY)
    env.reset(seed=1)
    for action in (7, 63, -1, 99, None, "0", 1.5):
        before = env.table.digest()
        with pytest.raises(ValueError, match="not allowed"):
            env.step(action)
        assert env.table.digest() == before


def test_a_seat_observes_only_what_it_may_know() -> None:
    env = learning.raw_env(TOY)
    env.reset(seed=1)
    before = {agent: env.observe(agent)["observation"].copy() for agent in env.agents}
    houses = env.table.game.state.houses
    houses[1].hand, houses[2].hand = houses[2].hand, houses[1].hand
    assert houses[1].hand != houses[2].hand
    assert np.array_equal(env.observe("seat_0")["observation"], before["seat_0"])
    assert not np.array_equal(env.observe("seat_1")["observation"], before["seat_1"])


def test_seats_observe_different_things_and_answers_change_them() -> None:
    env = learning.raw_env(TOY)
    env.reset(seed=1)
    first = env.observe("seat_0")["observation"]
    assert not np.array_equal(first, env.observe("seat_1")["observation"])
    env.step(0)
    assert not np.array_equal(first, env.observe("seat_0")["observation"])
