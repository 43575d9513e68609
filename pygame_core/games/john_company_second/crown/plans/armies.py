"""Military Affairs and Commanders: transfers, trainees, commands, alliances, Deploys."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Literal, NamedTuple

from .....kernel.decisions import Allocate, Pick
from ... import india
from ...army import allied, can_target, defence, men, officers, support
from ...components import PRESIDENCIES, REGIONS
from ...components.crown_figures import Camp, Filter, Quarry
from ...ids import AllianceId, PresidencyId, RegionId
from ...refs import COMMANDED, SUCCESSOR, TROOPS, Ally, Deploy, Officer, Regiment, TiredOfficer, TiredRegiment, Troops
from ...refs import owner as owner_of
from ...state import Army, G, printed
from ...state_crown import Moved
from ..cards import by_arrows, by_regions
from ..charts import (
    ahead,
    army_majority,
    commands,
    fewest,
    governed,
    most,
    pieces,
    player_presided,
    presided,
    zone_ships,
)
from ..family import automated, chart, crown, persons, seat_of
from .plan import Planned, Plans


# --- transfers ------------------------------------------------------------------------------------------------
def camps(game: G, camp: Camp) -> list[PresidencyId]:
    armies = game.state.india.armies
    match camp:
        case "human":
            return [home for home in PRESIDENCIES if player_presided(game, home)]
        case "crown":
            return [home for home in PRESIDENCIES if presided(game, home)]
        case "fewest_ships":
            return fewest(game, zone_ships)
        case "most_ships":
            return most(game, zone_ships)
        case "human_commander":
            return [home for home in PRESIDENCIES if armies[home].commander in persons(game)]
    return [home for home in PRESIDENCIES if commands(game, home)]


def _troops(game: G, army: PresidencyId, kind: str) -> Troops | None:
    """A piece of a kind: a regiment, an officer of the Crown, an officer of a person; ready ones before tired ones."""
    here = game.state.india.armies[army]
    if kind == "regiment":
        return Regiment(army) if here.regiments else TiredRegiment(army) if here.exhausted_regiments else None
    seats = [seat_of(game)] if kind == "crown_officer" else persons(game)
    held = [seat for seat in seats if officers(here, seat)]
    if not held:
        return None
    seat = crown(game).button if crown(game).button in held else held[0]
    return Officer(army, seat) if here.active[seat] else TiredOfficer(army, seat)


KINDS = ("regiment", "crown_officer", "player_officer")


def moved_back(game: G, piece: Troops, goal: str) -> bool:
    """Whether this would undo a transfer of this office."""
    there = record(piece, goal)
    return Moved(kind=there.kind, owner=there.owner, origin=goal, goal=there.origin) in crown(game).duty.moved


def record(piece: Troops, goal: str) -> Moved:
    kind: Literal["officer", "regiment"] = "officer" if isinstance(piece, Officer | TiredOfficer) else "regiment"
    return Moved(kind=kind, owner=owner_of(piece), origin=piece.where, goal=goal)


def barred(game: G, piece: Troops, goal: str) -> bool:
    return record(piece, goal) in crown(game).duty.barred


def next_transfer(game: G) -> tuple[Troops, PresidencyId] | None:
    """The kind of piece first, then where from, then where to."""
    row = chart(game)
    for kind in KINDS:
        for origin in by_arrows(game, camps(game, row.army_origin)):
            piece = _troops(game, origin, kind)
            for goal in by_arrows(game, camps(game, row.army_goal)):
                if piece and goal != origin and not moved_back(game, piece, goal) and not barred(game, piece, goal):
                    return piece, goal
    return None


def transfer(game: G, asked: Pick) -> Planned:
    mine, found = crown(game).duty, next_transfer(game)
    if found is None or asked.params["n"] - mine.steps <= 0:
        return Planned("none", "jc2.solo.crown.military.transfers", "transfer_none")
    piece, goal = found
    here = game.state.india.armies[piece.where]
    rivals = [seat for seat in persons(game) if officers(here, seat)]
    return Planned(TROOPS.text(piece), "jc2.solo.crown.military.transfers", "army_transfer", to_place=goal,
                   piece=f"piece.{TROOPS.name(piece)}", origin=piece.where,
                   passes=owner_of(piece) in rivals and len(rivals) > 1)  # fmt: skip


# --- trainees -------------------------------------------------------------------------------------------------
def _with(game: G, army: PresidencyId, trainee: int) -> list[int]:
    counts = pieces(game, army)
    counts[trainee] += 1
    return counts


def fits(game: G, army: PresidencyId, trainee: int, step: Filter) -> bool:
    own = seat_of(game)
    match step:
        case "crown_presidency":
            return presided(game, army)
        case "crown_governor":
            return governed(game, army)
        case "new_majority":
            return not army_majority(game, army) and ahead(_with(game, army, trainee), own)
        case "tie":
            before, after = pieces(game, army), _with(game, army, trainee)
            behind = max(before[seat] for seat in persons(game)) > before[own]
            return behind and after[own] == max(after[seat] for seat in persons(game))
        case "keeps_majority":
            return army_majority(game, army) and ahead(_with(game, army, trainee), own)
    return commands(game, army)


def fitting(game: G, left: list[PresidencyId], trainee: int, step: Filter) -> list[PresidencyId]:
    """Those of the Armies still in question that fit a wish; ships are compared among these."""
    if step == "most_ships":
        return most(game, zone_ships, left)
    return [army for army in left if fits(game, army, trainee, step)]


def assign(game: G, asked: Pick) -> Planned:
    """Down its list: each wish keeps the Armies that fit it, and is passed over where none does."""
    left: list[PresidencyId] = list(PRESIDENCIES)
    decided = "arrows"
    for step in chart(game).assign:
        found = fitting(game, left, asked.params["holder"], step)
        if found and len(found) < len(left):
            left, decided = found, step
        if len(left) == 1:
            break
    army = by_arrows(game, left)[0]
    row = "assign_own" if automated(game, asked.params["holder"]) else "assign"
    return Planned(army, "jc2.solo.crown.military.assign", row,
                   by=f"assign.{decided}", army=army,
                   holder=asked.params["holder"])  # fmt: skip


# --- commands -------------------------------------------------------------------------------------------------
def appoint(game: G, asked: Pick) -> Planned:
    able = list(asked.answers())
    if seat_of(game) in able:
        return Planned(seat_of(game), "jc2.solo.crown.military.commander", "commander_own", army=asked.params["army"])
    seat = crown(game).button if crown(game).button in able else able[0]
    return Planned(seat, "jc2.crown.military.two_humans", "commander_button", passes=len(able) > 1, other=seat,
                   army=asked.params["army"])  # fmt: skip


def oversight(game: G, asked: Pick) -> Planned:
    """An officer of its own for a person's Commander, in the first Army of the AI card."""
    armies = game.state.india.armies
    found = {
        SUCCESSOR.read(option.value).army: option.value for option in asked.options
        if option.why and option.value != "none" and automated(game, SUCCESSOR.read(option.value).seat)
        and armies[SUCCESSOR.read(option.value).army].commander in persons(game)
    }  # fmt: skip
    if not found:
        return Planned("none", "jc2.crown.vote.military_oversight", "")
    army = by_arrows(game, found)[0]
    return Planned(found[army], "jc2.crown.vote.military_oversight", "oversight", army=army)


# --- local alliances ------------------------------------------------------------------------------------------
def army_strength(game: G, army: PresidencyId) -> int:
    """What is ready, without the Commander."""
    here = game.state.india.armies[army]
    return men(here) + support(game, allied(here))


def alliances(game: G, asked: Pick) -> list[AllianceId]:
    """Those that the President's treasury can pay."""
    found = []
    for option in asked.options:
        if option.why and option.value != "done":
            chosen = COMMANDED.read(option.value)
            if isinstance(chosen, Ally):
                found.append(chosen.alliance)
    return found


def alliance(game: G, asked: Pick) -> Planned | None:
    """The one that it buys by default, before the first Deploy."""
    row, army = chart(game), asked.params["army"]
    able = alliances(game, asked)
    if row.alliance == "none" or not able or army_strength(game, army) < row.alliance_strength:
        return None
    prices = printed(game).alliances
    sign = 1 if row.alliance == "cheapest" else -1
    best = min((sign * prices[one].cost, -prices[one].strength) for one in able)
    same = [one for one in able if (sign * prices[one].cost, -prices[one].strength) == best]
    answers = [COMMANDED.text(Ally(one)) for one in same]
    return Planned(answers[0], "jc2.solo.crown.commander.alliances", row.alliance, tied=answers, ally=same[0],
                   n=prices[same[0]].cost)  # fmt: skip


ALLIED = "allied"
"""Stands with what was paid for once it has bought, or been refused, its alliance: it does so once."""


# --- Deploys --------------------------------------------------------------------------------------------------
class Attack(NamedTuple):
    """A target with exactly the dice that the climate wants."""

    region: RegionId
    dice: int
    allies: tuple[AllianceId, ...]
    officers: tuple[int, ...]
    regiments: int


def quarry(game: G, army: PresidencyId, entry: Quarry) -> list[RegionId]:
    """The legal targets of an entry of the list. Unrest alone is no target."""

    def closed(region: RegionId) -> bool:
        return bool(india.closed_orders(game, region))

    own = india.associated(game, army)
    match entry:
        case "home_closed":
            found: list[RegionId] = [region for region in own if region == army and closed(region)]
        case "own_closed":
            found = [region for region in own if closed(region)]
        case "home_free":
            found = [army] if not india.company_controlled(game, army) else []
        case _:
            found = [region for region in REGIONS if not india.company_controlled(game, region)]
    return [region for region in found if can_target(game, army, region)]


def targets(game: G, army: PresidencyId) -> list[RegionId]:
    """All of them in order, none twice."""
    found: list[RegionId] = []
    for entry in chart(game).targets:
        found += [region for region in by_regions(game, quarry(game, army, entry)) if region not in found]
    return found


def dice_for(game: G, region: RegionId) -> int:
    """How many dice must be left after the defence, with what was paid for; never fewer than one."""
    row = chart(game)
    needed = row.pacify if india.company_controlled(game, region) else row.conquest
    return max(1, needed + crown(game).duty.shift)


def attack_on(game: G, army: PresidencyId, region: RegionId) -> Attack | None:
    """Alliances as far as they fit whole, then officers of the Crown, of persons, regiments; None if no sum fits."""
    here, dice = game.state.india.armies[army], dice_for(game, region)
    need = dice + defence(game, region)
    sets = [some for size in range(len(allied(here)) + 1) for some in combinations(allied(here), size)]
    able = [some for some in sets if 0 <= need - support(game, list(some)) <= men(here)]
    if not able:
        return None
    allies = max(able, key=lambda some: (support(game, list(some)), -len(some)))
    left = need - support(game, list(allies))
    sent = [0] * len(game.state.families)
    for seat in _in_turn(game, here):
        if left:
            sent[seat] += 1
            left -= 1
    return Attack(region, dice, allies, tuple(sent), left)


def _in_turn(game: G, here: Army) -> list[int]:
    """The officers in the order in which they are sent: the Crown's, then those of persons, of two by turns."""
    own = seat_of(game)
    order = [own] * here.active[own]
    others = Counter({seat: here.active[seat] for seat in persons(game)})
    turn = crown(game).button if game.seats > 1 else 0
    while others.total():
        if not others[turn]:
            turn = next(seat for seat in persons(game) if others[seat])
        order.append(turn)
        others[turn] -= 1
        turn = next((seat for seat in persons(game) if seat != turn), turn)
    return order


def attack(game: G, army: PresidencyId) -> Attack | None:
    """The first target on which the exact number can be rolled."""
    mine = crown(game).duty
    some: list[RegionId] = [mine.named] if mine.named else targets(game, army)  # type: ignore[list-item]
    return next((found for region in some if (found := attack_on(game, army, region))), None)


def commander(game: G, asked: Pick) -> Planned:
    """`entry`: how many Deploys there were; `steps`: how many more or fewer have been paid for."""
    mine, army = crown(game).duty, asked.params["army"]
    if not mine.entry and ALLIED not in mine.paid and (bought := alliance(game, asked)):
        return bought
    found = attack(game, army)
    again = chart(game).again and "commander.crown_stop" not in mine.paid
    if found is None:
        return Planned("done", "jc2.solo.crown.deploy.dice", "deploy_none")
    if mine.entry and not again and "commander.crown_again" not in mine.paid:
        return Planned("done", "jc2.solo.crown.deploy.again", "deploy_once")
    return Planned(COMMANDED.text(Deploy(found.region)), "jc2.solo.crown.deploy.targets", "deploy", region=found.region,
                   n=found.dice)  # fmt: skip


def deploy_allies(game: G, asked: Pick) -> Planned:
    found = _in_hand(game, asked.params["region"])
    same = [option.value for option in asked.options if option.why and {*option.value} == {*found.allies}]
    return Planned(same[0], "jc2.crown.deploy.alliance_set", "")


def deploy_pieces(game: G, asked: Allocate) -> Planned:
    found = _in_hand(game, asked.params["region"])
    return Planned([*found.officers, found.regiments], "jc2.solo.crown.deploy.exhaust", "")


def _in_hand(game: G, region: RegionId) -> Attack:
    found = attack_on(game, _army(game), region)
    assert found is not None
    return found


def _army(game: G) -> PresidencyId:
    """Whose Commander is at work."""
    return next(home for home in PRESIDENCIES if home == crown(game).duty.where)


PLANS: Plans = {
    "operations.army_transfer": transfer,
    "operations.assign_one": assign,
    "operations.appoint": appoint,
    "operations.oversight": oversight,
    "operations.commander": commander,
    "operations.deploy_allies": deploy_allies,
    "operations.deploy_pieces": deploy_pieces,
}
