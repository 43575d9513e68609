"""John Company, second edition (C. Wehrle, Wehrlegig Games 2022): families make careers in the East India Company."""

from __future__ import annotations

from ...kernel.decisions import Option
from ...kernel.ruleset import GameOption, Ruleset, Scenario, Stage
from . import calendar, cards, phases, promises, turn, upgrades
from .chains import CHAINS
from .coming import CERTAIN
from .components import COMPONENTS
from .crown import beside
from .crown.asking import WINDOW
from .crown.door import door
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
    return [*promises.acts(game, seat), *cards.blackmail.acts(game, seat), *beside.acts(game, seat)]


FAMILIES = (3, 4, 5, 6)
WITH_CROWN = (1, 2)
"""So many persons play beside the Crown."""
SEATS = (*WITH_CROWN, *FAMILIES)
steps.door = door

RULESET = Ruleset(
    id="john_company_second",
    version=4,
    package=__name__,
    scenarios=(
        Scenario("1710", seats=SEATS),
        Scenario("1758", seats=SEATS, names=("deregulation",)),
        Scenario("1813", seats=SEATS, names=("deregulation",)),
        Scenario("long_1710", seats=SEATS, names=("long1710", "deregulation")),
    ),
    options=(
        GameOption("draft", (False, True), seats=FAMILIES),
        GameOption("level", ("normal", "easy", "hard", "expert", "legendary"), usual=("normal",), seats=(1,)),
        GameOption("level_two", ("normal", "easy", "hard", "expert"), usual=("normal",), seats=(2,)),
        GameOption("dealt", (False, True), usual=(False,), seats=(1,)),
        GameOption("aid_favours", (False, True), usual=(False,), seats=WITH_CROWN),
        GameOption("soft_command", (False, True), usual=(False,), seats=WITH_CROWN),
    ),
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
    seats_called={1: "solo", 2: "two-player"},
    phases=calendar.PHASES,
    phases_now=calendar.phases,
    facts=facts,
    fact_icons={
        "vp": "prestige",
        "supply": "family-member",
        "offices": "chairman",
        "shares": "share",
        "windows": "window",
    },
    worded=("forecast", "crown"),
    score=standing,
    chains=CHAINS,
    windows=(*cards.blackmail.KINDS, WINDOW),
    private=frozenset({"firms.strategy"}),
    spent=frozenset({"promise.called", "prestige.given_up", "policy.lost", "upkeep.lost", "operations.advanced"}),
    certain=CERTAIN,
    story=STORY,
    bound=6000,
    weight=4,
    upgrades={1: upgrades.from_1, 2: upgrades.from_2, 3: upgrades.from_3},
    lessons=("firms",),
    path=(
        Stage("first", "1710", {"draft": False}),
        Stage("1758", "1758"),
        Stage("1813", "1813"),
        Stage("long_1710", "long_1710"),
    ),
)
