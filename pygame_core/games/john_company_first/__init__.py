"""John Company, first edition (C. Wehrle, Sierra Madre Games 2017): families make careers in the East India Company."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel.decisions import Option
from ...kernel.ruleset import GameOption, Ruleset, Scenario, Stage
from . import holdings, phases, promises, turn
from .chains import CHAINS
from .components import COMPONENTS
from .negotiation import TRADE
from .phases import bases, operations
from .scoring import facts, standing
from .secrets import conserved, resample
from .setup import new_state, setup
from .shown import shown
from .state import G, World, steps
from .story import STORY
from .view import view

if TYPE_CHECKING:
    from ...kernel.ending import Ending
    from ...kernel.survey import Survey

__all__ = ["RULESET", "World", "phases", "turn"]


def acts(game: G, seat: int) -> list[Option]:
    if game.state.turn.phase in ("setup", "end"):
        return []
    return [
        *operations.acts(game, seat),
        *promises.acts(game, seat),
        *holdings.acts(game, seat),
        *bases.acts(game, seat),
    ]


def survey() -> Survey:
    """The rulebook's closing table; its module is fetched only when it is wanted."""
    from .statistics import SURVEY

    return SURVEY


def how_it_ends() -> Ending:
    """How the end is counted and told; its module is fetched only when it is wanted."""
    from .ending import ENDING

    return ENDING


SEATS = (2, 3, 4, 5, 6)
FAMILIES = ("early_company", "campaign", "post_monopoly", "siege")
"""The scenarios that are played by families."""

RULESET = Ruleset(
    id="john_company_first",
    version=1,
    package=__name__,
    chains=CHAINS,
    scenarios=(
        Scenario("early_company", seats=SEATS),
        Scenario("post_monopoly", seats=SEATS),
        Scenario("campaign", seats=SEATS),
        Scenario("siege", seats=SEATS),
        Scenario("john_and_co", seats=SEATS),
        Scenario("militant", seats=(1,)),
    ),
    options=(
        GameOption("ribbon_draft", (False, True), usual=(False,), scenarios=FAMILIES),
        GameOption("skip_india", (False, True), usual=(False,), scenarios=FAMILIES),
        GameOption("trial", (False, True), usual=(False,), scenarios=("early_company",)),
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
    acts=acts,
    trade=TRADE,
    phases=turn.PHASES,
    facts=facts,
    worded=("forecast",),
    fact_icons={"points": "standing", "stock": "cube", "offices": "chairman", "shares": "share", "closed": "lock"},
    score=standing,
    story=STORY,
    ending=how_it_ends,
    survey=survey,
    path=(
        Stage("first", "early_company", {"ribbon_draft": True, "skip_india": True, "trial": False}),
        Stage("early_company", "early_company", {"ribbon_draft": False, "skip_india": False, "trial": False}),
        Stage("post_monopoly", "post_monopoly"),
        Stage("campaign", "campaign"),
        Stage("siege", "siege"),
        Stage("john_and_co", "john_and_co"),
    ),
    bound=6000,
    weight=4,
    lessons=("firm",),
)
