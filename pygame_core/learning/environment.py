"""The environment itself."""

from __future__ import annotations

from secrets import token_hex
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, MultiBinary, Space
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ..bots.chair import Chair
from ..games.registry import ruleset
from ..kernel.decisions import Option
from ..kernel.table import Player, Table
from .features import LENGTH, encode
from .spelling import WIDTH, Mask, Spelling, choose, spell

BESIDE = WIDTH
"""The action that begins an act beside the decision; the next action says which."""

Observation = dict[str, Any]


def env(game: str, **setup: Any) -> Any:
    """The environment with PettingZoo's usual guards: an illegal action loses, a wrong order of calls is told."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(game, **setup), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


def raw_env(game: str, **setup: Any) -> TableEnv:
    return TableEnv(game, **setup)


class TableEnv(AECEnv):  # type: ignore[misc]
    """A table of any game: `seats`, `scenario` and `options` as the game declares them, its first ones by default.

    An observation has `observation` (see `features`) and `action_mask`. The reward comes at the end: 1 shared by the
    winners, and what they get is taken from the others in equal parts, so that all rewards sum up to nothing.
    """

    metadata: dict[str, Any]
    render_mode = None

    def __init__(
        self, game: str, seats: int | None = None, scenario: str | None = None, options: dict[str, Any] | None = None
    ) -> None:
        super().__init__()
        self.ruleset = ruleset(game)
        count = self.ruleset.scenario(scenario).seats[0] if seats is None else seats
        self.mode = self.ruleset.mode(count, scenario, options)
        self.metadata = {"name": f"{game}_v{self.ruleset.version}", "render_modes": [], "is_parallelizable": False}
        self.possible_agents = [f"seat_{seat}" for seat in range(count)]
        self.observation_spaces = {
            agent: Dict({"observation": Box(-1.0, 1.0, (LENGTH,), np.float32), "action_mask": MultiBinary(WIDTH + 1)})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(WIDTH + 1) for agent in self.possible_agents}
        self.speller: Spelling | None = None
        self.mask: Mask = []
        self.taken: list[int] = []
        self.acts: list[Option] | None = None

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    # --- the cycle --------------------------------------------------------------------------------------------
    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. Without a seed it is a different one each time."""
        players = [Player(agent, "agent") for agent in self.possible_agents]
        self.table = Table(self.ruleset, self.mode, token_hex(8) if seed is None else seed, players)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.ask()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.take(action)
        if self.table.result is not None:
            self.finish(self.table.result["winners"])
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        parts: dict[str, Any] = {"view": self.table.view(seat), "place": self.table.game.place, "seat": f"s{seat}"}
        if agent == self.agent_selection and self.speller is not None:
            parts["asked"] = self.decision.describe()
            parts["taken"] = [*self.taken]
            if self.acts is not None:
                parts["acts"] = [act.describe() for act in self.acts]
        return {"observation": encode(parts), "action_mask": self.action_mask(agent)}

    def action_mask(self, agent: str) -> NDArray[np.int8]:
        """What the agent may do now: nothing, if it is not its turn."""
        mask = np.zeros(WIDTH + 1, dtype=np.int8)
        if agent == self.agent_selection and self.speller is not None:
            mask[: len(self.mask)] = self.mask
            mask[BESIDE] = self.acts is None and not self.taken and bool(self.chair.acts)
        return mask

    # --- actions ----------------------------------------------------------------------------------------------
    def ask(self) -> None:
        """Turn to whoever must decide next."""
        self.decision = self.table.pending[0]
        self.agent_selection = self.possible_agents[self.decision.seat]
        self.chair = Chair(self.table, self.decision.seat, self.decision)
        self.acts = None
        self.begin(spell(self.decision))

    def begin(self, speller: Spelling) -> None:
        self.speller = speller
        self.taken = []
        self.mask = next(speller)

    def take(self, action: Any) -> None:
        """One action: a letter of the answer, or of an act beside."""
        if self.speller is None or not self.allowed(action):
            raise ValueError(f"action {action!r} is not allowed; see the action mask")
        if action == BESIDE:
            self.acts = self.chair.acts
            self.begin(choose([True] * len(self.acts), WIDTH))
            return
        try:
            self.mask = self.speller.send(int(action))
            self.taken.append(int(action))
        except StopIteration as end:
            self.done(end.value)

    def allowed(self, action: Any) -> bool:
        if not isinstance(action, (int, np.integer)) or not 0 <= action <= BESIDE:
            return False
        return bool(self.action_mask(self.agent_selection)[action])

    def done(self, value: Any) -> None:
        """An answer is whole, or an act chosen."""
        if self.acts is not None:
            self.table.act(self.decision.seat, self.acts[value].value)
        else:
            self.table.answer(self.decision.seat, value)
        if self.table.result is None:
            self.ask()

    def finish(self, winners: list[int]) -> None:
        self.speller = None
        losers = len(self.possible_agents) - len(winners)
        for seat, agent in enumerate(self.possible_agents):
            if losers:
                self.rewards[agent] = 1 / len(winners) if seat in winners else -1 / losers
            self.terminations[agent] = True
