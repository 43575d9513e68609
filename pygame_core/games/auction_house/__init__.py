"""Auction House: a small game for three that uses every part of the kernel; the template for new games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel.ruleset import GameOption, Ruleset, Scenario
from .coming import CERTAIN
from .components import COMPONENTS
from .rules import House, Sale, acts, conserved, facts, new_state, resample, setup, standing, steps
from .story import STORY
from .trade import TRADE
from .upgrades import UPGRADES
from .view import view

if TYPE_CHECKING:
    from ...kernel.ending import Ending

__all__ = ["RULESET", "House", "Sale"]


def how_it_ends() -> Ending:
    """How the end is counted and told; its module is fetched only when it is wanted."""
    from .ending import ENDING

    return ENDING


RULESET = Ruleset(
    id="auction_house",
    version=2,
    upgrades=UPGRADES,
    package=__name__,
    scenarios=(Scenario("season", seats=(3,)), Scenario("lean_year", seats=(3,))),
    options=(GameOption("rounds", (5, 3, 8, 150), usual=(5, 3)),),
    data_options={"components": COMPONENTS.read},
    components=COMPONENTS.of_mode,
    new_state=new_state,
    state=Sale,
    setup=setup,
    steps=steps,
    view=view,
    conserved=conserved,
    resample=resample,
    acts=acts,
    trade=TRADE,
    phases=("commissions", "sale", "storm", "market", "end"),
    facts=facts,
    fact_icons={"crates": "crate"},
    score=standing,
    spent=frozenset({"loan.taken"}),
    certain=CERTAIN,
    story=STORY,
    ending=how_it_ends,
    bound=6000,
)
