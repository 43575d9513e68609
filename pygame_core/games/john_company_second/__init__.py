"""John Company, second edition (C. Wehrle, Wehrlegig Games 2022): families make careers in the East India Company."""

from __future__ import annotations

from ...kernel.decisions import Option
from ...kernel.ruleset import GameOption, Ruleset, Scenario
from . import calendar, cards, phases, promises, turn, upgrades
from .chains import CHAINS
from .coming import CERTAIN
from .components import COMPONENTS
from .negotiation import TRADE
from .scoring import facts, standing
from .secrets import resample
from .setup import new_state, setup
from .shown import shown
from .state import G, World, steps
from .story import STORY
from .sums import conserved
from .view import view

__all__ = ["RULESET", "World", "cards", "phases", "promises", "turn"]


def acts(game: G, seat: int) -> list[Option]:
    """Blackmail and promises, at any time between setup and Final Scoring."""
    if game.state.turn.phase in ("", "end"):
        return []
    return [*promises.acts(game, seat), *cards.blackmail.acts(game, seat)]


RULESET = Ruleset(
    id="john_company_second",
    version=2,
    package=__name__,
    scenarios=(Scenario("1710", seats=(3, 4, 5, 6)),),
    options=(GameOption("draft", (False, True)),),
    new_state=new_state,
    state=World,
    setup=setup,
    steps=steps,
    view=view,
    # House values are free data: they stay in the mode as their canonical text, so saves and replays carry them.
    data_options={"components": COMPONENTS.read},
    components=COMPONENTS.of_mode,
    printed=shown,
    conserved=conserved,
    resample=resample,
    acts=acts,
    trade=TRADE,
    phases=calendar.PHASES,
    facts=facts,
    fact_icons={
        "vp": "prestige",
        "supply": "family-member",
        "offices": "chairman",
        "shares": "share",
        "windows": "window",
    },
    worded=("forecast",),
    score=standing,
    chains=CHAINS,
    windows=cards.blackmail.KINDS,
    spent=frozenset({"promise.called", "prestige.given_up", "policy.lost", "upkeep.lost", "operations.advanced"}),
    certain=CERTAIN,
    story=STORY,
    bound=6000,
    upgrades={1: upgrades.from_1},
)
