"""East India Companies (P. Ribrault, Atalia 2022): four shipping companies buy in the Indies and sell in Europe."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel.ruleset import GameOption, Ruleset, Scenario, Stage
from . import neutral, phases, scoring
from .chains import CHAINS
from .coming import CERTAIN
from .components import COMPONENTS
from .ids import PHASES
from .scoring import facts, standing
from .secrets import conserved, resample
from .setup import new_state, setup
from .shares import acts
from .state import World, steps
from .story import STORY
from .upgrades import UPGRADES
from .view import shown, view

if TYPE_CHECKING:
    from ...kernel.ending import Ending

__all__ = ["RULESET", "World", "neutral", "phases", "scoring"]


def how_it_ends() -> Ending:
    """How the end is counted and told; its module is fetched only when it is wanted."""
    from .ending import ENDING

    return ENDING


RULESET = Ruleset(
    id="east_india_companies",
    version=2,
    upgrades=UPGRADES,
    package=__name__,
    scenarios=(Scenario("standard", seats=(4, 3, 2)),),
    options=(GameOption("mortgage", (False, True)),),
    # House values are free data: they stay in the mode as their canonical text, so saves and replays carry them.
    data_options={"components": COMPONENTS.read},
    components=COMPONENTS.of_mode,
    new_state=new_state,
    state=World,
    setup=setup,
    steps=steps,
    view=view,
    printed=shown,
    conserved=conserved,
    resample=resample,
    acts=acts,
    phases=PHASES,
    facts=facts,
    fact_icons={"treasury": "coin", "sales": "crate", "value": "stock-up", "shares": "share", "place": "hourglass"},
    score=standing,
    chains=CHAINS,
    spent=frozenset({"shares.sold", "mortgage.taken"}),
    certain=CERTAIN,
    private=frozenset({"navigation.ship"}),
    story=STORY,
    ending=how_it_ends,
    lessons=("company",),
    path=(Stage("first", "standard", {"mortgage": True}), Stage("full", "standard", {"mortgage": False})),
    bound=6000,
    weight=3,
)
