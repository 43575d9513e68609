"""Arkwright (S. Risthaus, Spielworxx 2014, Capstone 2025): factories, workers and shares in England, 1760 to 1810."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel.ruleset import GameOption, Ruleset, Scenario, Stage
from . import actions, phases, scoring
from .chains import CHAINS
from .components import COMPONENTS
from .ids import PHASES
from .scoring import facts, standing
from .secrets import conserved, resample
from .setup import new_state, setup
from .state import World, steps
from .story import STORY
from .view import shown, view

if TYPE_CHECKING:
    from ...kernel.ending import Ending

__all__ = ["RULESET", "World", "actions", "phases", "scoring"]


def how_it_ends() -> Ending:
    """How the end is counted and told; its module is fetched only when it is wanted."""
    from .ending import ENDING

    return ENDING


SEATS = (4, 3, 2)

RULESET = Ruleset(
    id="arkwright",
    version=1,
    package=__name__,
    scenarios=(Scenario("waterframe", seats=SEATS), Scenario("spinning-mule", seats=SEATS)),
    options=(
        # The short game has a free set-up always.
        GameOption("setup", ("standard", "shuffled", "free"), scenarios=("waterframe",)),
        GameOption("eitc", (False, True)),
        GameOption("asymmetric", (False, True)),
    ),
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
    phases=PHASES,
    facts=facts,
    fact_icons={"cash": "coin", "shares": "share", "value": "stock-up", "goods": "crate"},
    worded=("reasons",),
    score=standing,
    chains=CHAINS,
    lessons=("trade",),
    windows=("extra_shifts", "school", "patron", "press_attache", "charisma", "broker"),
    spent=frozenset({"emergency.sold", "loan.taken"}),
    story=STORY,
    ending=how_it_ends,
    path=(
        Stage("first", "waterframe", {"setup": "standard", "eitc": False, "asymmetric": False}),
        Stage("shuffled", "waterframe", {"setup": "shuffled"}),
        Stage("free", "waterframe", {"setup": "free"}),
        Stage("spinning_mule", "spinning-mule"),
        Stage("eitc", "waterframe", {"eitc": True}),
        Stage("asymmetric", "waterframe", {"asymmetric": True}),
    ),
    bound=3000,
    weight=5,
)
