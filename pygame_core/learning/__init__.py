"""Tables as environments for reinforcement learning, in PettingZoo's form (needs the `pettingzoo` extra).

    from pygame_core import learning

    env = learning.env("auction_house", scenario="lean_year")
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        done = terminated or truncated
        env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))

Every game of the collection has the same small action space. A decision with more answers than fit is answered in
several actions (see `spelling`), so every answer can be given. Acts beside are offered with a seat's decision, a few
for each answer; deals are left out, for an offer is a sentence, not a number.
"""

from .environment import TableEnv, env, raw_env

__all__ = ["TableEnv", "env", "raw_env"]
