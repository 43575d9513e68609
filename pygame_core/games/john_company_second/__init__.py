"""John Company, second edition (C. Wehrle, Wehrlegig Games 2022): families make careers in the East India Company."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel.decisions import Option
from ...kernel.ruleset import GameOption, Ruleset, Scenario, Stage, Supplement
from . import calendar, cards, lending, phases, promises, turn, upgrades
from .chains import CHAINS
from .coming import CERTAIN
from .components import COMPONENTS
from .crown.family import ALONE, WINDOW, plays
from .negotiation import TRADE
from .scoring import facts, standing
from .secrets import resample
from .setup import new_state, setup
from .shown import shown
from .state import G, World, steps
from .story import STORY
from .sums import conserved
from .view import view

if TYPE_CHECKING:
    from ...kernel.ending import Ending

__all__ = ["RULESET", "World", "cards", "phases", "promises", "turn"]


def acts(game: G, seat: int) -> list[Option]:
    """Blackmail and promises, at any time between setup and Final Scoring."""
    if game.state.turn.phase in ("", "end"):
        return []
    found = [*promises.acts(game, seat), *cards.blackmail.acts(game, seat)]
    if plays(game):
        from .crown import beside

        found += beside.acts(game, seat)
    return found


WITH_CROWN = tuple(range(1, ALONE + 1))
"""So many persons play beside the Crown."""
FAMILIES = (3, 4, 5, 6)
SEATS = (*WITH_CROWN, *FAMILIES)
DEREGULATION = ("1758", "1813", "long_1710")
"""Scenarios in which the monopoly can end, or has ended."""

CROWN = Supplement(
    "crown",
    modules=(
        "crown.asking", "crown.beside", "crown.cards", "crown.charts", "crown.door", "crown.favours", "crown.joining",
        "crown.keeping", "crown.plans", "crown.setup", "crown.shown", "phases.operations.swapping", "bots.crown",
    ),
    joining="crown.joining",
    words=("crown",),
    windows=(WINDOW,),
    seats=WITH_CROWN,
)  # fmt: skip
"""What `crown.family` leaves out: that says which family it is, and is asked in games without one as well."""
FIRMS = Supplement(
    "firms",
    modules=("phases.firms", "bots.firms"),
    joining="phases.firms",
    words=("firms",),
    scenarios=DEREGULATION,
)
"""How firms are founded and act; what they have the state holds, and `firms` reads it."""


def how_it_ends() -> Ending:
    """How the end is counted and told; its module is fetched only when it is wanted."""
    from .ending import ENDING

    return ENDING


RULESET = Ruleset(
    id="john_company_second",
    version=5,
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
    windows=(*cards.blackmail.KINDS, lending.WINDOW, phases.last_moment.WINDOW),
    private=frozenset({"firms.strategy"}),
    spent=frozenset({"promise.called", "prestige.given_up", "policy.lost", "upkeep.lost", "operations.advanced"}),
    certain=CERTAIN,
    story=STORY,
    ending=how_it_ends,
    bound=6000,
    weight=4,
    supplements=(CROWN, FIRMS),
    upgrades={1: upgrades.from_1, 2: upgrades.from_2, 3: upgrades.from_3, 4: upgrades.from_4},
    lessons=("firms", "crown"),
    path=(
        Stage("first", "1710", {"draft": False}),
        Stage("1758", "1758"),
        Stage("1813", "1813"),
        Stage("long_1710", "long_1710"),
    ),
)
