"""The dial: which policy goes with a law, and what a policy does.

The arm's place is `dial`; `stop` is the space selected for the law, where the arm comes to rest if it passes.
"""

from __future__ import annotations

from typing import Final

from .....kernel.decisions import Decision, Option, Pick
from .....kernel.game import Step
from .....kernel.reasons import OPEN
from ... import consents, targets
from ...cards import prestige
from ...ids import LawId, PropertyKind, Way
from ...laws import pending, printed_windows_taxed
from ...pieces import prime_minister_order, receive
from ...state import NOBODY, G, families, printed, steps
from .taxes import count, levy, tax, window_due, window_taxes

COLLECTORS: Final = "tax_collectors"
TURNS: dict[Way, int] = {"clockwise": 1, "counterclockwise": -1}
OTHERS = ([1, 2], [1, 3], [2, 3])
"""What can swap on the Power track while its top keeps its place."""


# --- selecting a space ----------------------------------------------------------------------------------------
def matches(game: G, law: LawId, space: int) -> bool:
    row, on = printed(game).laws[law], printed(game).dial[space]
    return row.policy == (on.consequence if row.policy_kind == "consequence" else on.target)


def stops(game: G, law: LawId) -> dict[Way, int]:
    """The first matching space in each direction; the arm always moves."""
    dial, size = game.state.parliament.dial, len(printed(game).dial)
    found = {}
    for way, step in TURNS.items():
        places = [(dial + step * i) % size for i in range(1, size)]
        found[way] = next(space for space in places if matches(game, law, space))
    return found


def effect_on(game: G, seat: int, space: int, added: bool = False) -> int:
    """What a space would bring a family, or with a minus cost it, if everything can be paid."""
    row = printed(game).dial[space]
    rates = printed(game).parliament
    held = {"bonus": rates.bonus, "tax": -rates.tax}.get(row.consequence, 0) * count(game, seat, row.target)
    return held - (window_due(game, seat) if windows_due(game, space, added) else 0)


def windows_due(game: G, space: int, added: bool) -> bool:
    return added or (printed(game).dial[space].window and printed_windows_taxed(game))


def space_option(game: G, space: int, way: Way) -> Option:
    """A space with what it means for everybody: money, or the place that a marker would have on the Power track."""
    row = printed(game).dial[space]
    parliament = game.state.parliament
    code, place = "parliament.policy", parliament.power.index(row.target)
    if row.consequence == "power":
        code = "parliament.power" if place else "parliament.power_top"
    return Option(
        space, OPEN, targets.DIAL[space], code, space=space, consequence=f"policy.{row.consequence}",
        kind=row.target, window=int(windows_due(game, space, False)), way=f"way.{way}", n=max(1, min(place, 2)),
        own=effect_on(game, parliament.prime_minister, space),
        effects=[effect_on(game, seat, space) for seat in families(game)],
    )  # fmt: skip


@steps("parliament.policy")
def choose_policy(game: G) -> Step:
    parliament = game.state.parliament
    space = yield lambda: Pick(
        parliament.prime_minister, "parliament.policy",
        [space_option(game, space, way) for way, space in stops(game, pending(game)).items()],
        "jc2.parliament.policy.turn", law=parliament.ballot.law,
    )  # fmt: skip
    parliament.ballot.stop = space
    tell(game, "parliament.policy", "jc2.parliament.policy.elements", space)


def tell(game: G, code: str, rule: str, space: int) -> None:
    row = printed(game).dial[space]
    game.log(code, rule, seat=game.state.parliament.prime_minister, space=space, kind=row.target,
             consequence=f"policy.{row.consequence}", window=int(row.window))  # fmt: skip


# --- the Tax Collectors ---------------------------------------------------------------------------------------
@steps("parliament.window")
def offer_window(game: G) -> Step | None:
    """Before voting starts their owner may add a window tax, if the Prime Minister consents."""
    parliament = game.state.parliament
    if windows_due(game, parliament.ballot.stop, False) or prestige.owner(game, COLLECTORS) == NOBODY:
        return None
    return _offer_window(game)


def _offer_window(game: G) -> Step:
    parliament = game.state.parliament

    def ask() -> Decision | None:
        owner = prestige.owner(game, COLLECTORS)
        return None if owner == NOBODY else window_question(game, owner, parliament.ballot.stop)

    if (yield ask) != "yes":
        return
    owner = prestige.owner(game, COLLECTORS)
    if owner != parliament.prime_minister:
        given = yield from consents.ask(
            game, [parliament.prime_minister], "parliament.window", f"jc2.prestige.{COLLECTORS}", by=owner,
            effects=[-window_due(game, seat) for seat in families(game)],
        )  # fmt: skip
        if not given[parliament.prime_minister]:
            return
    parliament.ballot.window = True
    game.log("parliament.window", f"jc2.prestige.{COLLECTORS}", seat=owner)


def window_question(game: G, owner: int, space: int) -> Pick:
    effects = [-window_due(game, seat) for seat in families(game)]
    options = [
        Option("yes", OPEN, targets.CARD[COLLECTORS], "parliament.add_window", own=effects[owner], effects=effects),
        Option("no"),
    ]
    return Pick(owner, "parliament.collectors", options, f"jc2.prestige.{COLLECTORS}", space=space)


# --- what a policy does ---------------------------------------------------------------------------------------
def enact(game: G, space: int) -> None:
    """Put the policy of a space on the agenda, its window tax included; the arm rests there."""
    parliament = game.state.parliament
    parliament.dial = space
    tell(game, "policy.enacted", "jc2.parliament.resolve.arm_stays", space)
    game.next(consequence)
    if windows_due(game, space, parliament.ballot.window):
        game.next(window_taxes)


@steps("policy.consequence")
def consequence(game: G) -> Step | None:
    space = printed(game).dial[game.state.parliament.dial]
    if space.consequence == "power":
        return shift_power(game, space.target)
    if space.consequence == "tax":
        levy(game, space.target, lambda seat: game.next(tax, seat=seat, kind=space.target))
    else:
        for seat in prime_minister_order(game):
            _bonus(game, seat, space.target)
    return None


def _bonus(game: G, seat: int, kind: PropertyKind) -> None:
    earned = printed(game).parliament.bonus * count(game, seat, kind)
    if earned:
        receive(game, seat, earned)
        game.log("policy.bonus", "jc2.parliament.policy.bonus", seat=seat, n=earned, kind=kind)


def climb(game: G, kind: PropertyKind) -> list[int]:
    """The two places of the Power track that change when the target's marker climbs one place; none for the top one.
    Both bottom places lie below the one worth 1."""
    place = game.state.parliament.power.index(kind)
    return [min(place, 2) - 1, place] if place else []


def shift_power(game: G, kind: PropertyKind) -> Step | None:
    places = climb(game, kind)
    if not places:
        return _shift_others(game)
    _swap(game, places, "jc2.parliament.policy.power")
    return None


def _shift_others(game: G) -> Step:
    parliament = game.state.parliament
    places = yield lambda: Pick(
        parliament.prime_minister, "policy.power",
        [
            Option(list(pair), OPEN, targets.POWER[pair[0]], "policy.power", first=parliament.power[pair[0]],
                   second=parliament.power[pair[1]])
            for pair in OTHERS
        ],
        "jc2.parliament.policy.power.top", kind=parliament.power[0],
    )  # fmt: skip
    _swap(game, places, "jc2.parliament.policy.power.top")


def _swap(game: G, places: list[int], rule: str) -> None:
    power = game.state.parliament.power
    a, b = places
    power[a], power[b] = power[b], power[a]
    game.log("policy.swapped", rule, first=power[a], second=power[b])
