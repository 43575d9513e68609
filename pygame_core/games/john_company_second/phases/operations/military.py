"""Military Affairs: transfers between the Armies, then the trainees, then the Commanders."""

from __future__ import annotations

from typing import Final

from .....kernel.decisions import Allocate, Decision, Option, Pick, Slot
from .....kernel.game import Step
from .....kernel.reasons import OPEN, Closed
from ... import consents, targets
from ...army import join, leave, members, muster, officers
from ...components import COMMAND, PRESIDENCIES
from ...crown.family import automated, between, persons, plays, reward, rule_of_favour, seat_of
from ...ids import PresidencyId
from ...laws import in_force
from ...refs import (
    SUCCESSOR,
    TROOPS,
    Candidate,
    Officer,
    Successor,
    TiredOfficer,
    Troops,
    owner,
)  # fmt: skip
from ...state import NOBODY, G, families, printed, steps
from .. import hiring
from .common import acting, declined

MILITARY: Final = "military_affairs"


@steps("operations.military_affairs")
def military(game: G) -> None:
    if acting(game, MILITARY) == NOBODY:
        return
    game.next(army_transfer, left=printed(game).offices.transfers[MILITARY])
    if automated(game, acting(game, MILITARY)):
        game.next(assign_one)
    else:
        for seat in families(game):
            game.next(assign, trainees=seat)
    for army in PRESIDENCIES:
        game.next(appoint, army=army)


# --- transfers ------------------------------------------------------------------------------------------------
def movable(game: G) -> list[Troops]:
    return [troops for army in PRESIDENCIES for troops, _ in muster(game, army)]


@steps("operations.army_transfer")
def army_transfer(game: G, left: int) -> Step | None:
    return _transfer(game, acting(game, MILITARY), left) if movable(game) else None


def _transfer(game: G, seat: int, left: int) -> Step:
    answer = yield lambda: _piece_question(game, seat, left)
    if answer == "none":
        declined(game, seat, "left.transfer", "jc2.operations.military.transfers.two")
        return
    piece = TROOPS.read(answer)
    word = f"piece.{TROOPS.name(piece)}"
    to = yield lambda: Pick(seat, "operations.transfer_to", [
        Option(army, OPEN, targets.OFFICERS[army], "place") for army in PRESIDENCIES if army != piece.where
    ], "jc2.operations.military.transfers.two", piece=word, kind=TROOPS.name(piece), where=piece.where)  # fmt: skip
    leave(game, piece)
    join(game, to, piece)
    game.log("operations.transferred", "jc2.operations.military.transfers.active", seat=seat, piece=word,
             where=piece.where, to_place=to)  # fmt: skip
    if left > 1:
        game.next(army_transfer, left=left - 1)


def _piece_question(game: G, seat: int, left: int) -> Decision:
    options = []
    for piece in movable(game):
        man = isinstance(piece, Officer | TiredOfficer)
        options.append(
            Option(TROOPS.text(piece), OPEN, (targets.OFFICERS if man else targets.REGIMENTS)[piece.where],
                   f"move.{TROOPS.name(piece)}", where=piece.where, holder=owner(piece))
        )  # fmt: skip
    options.append(Option("none", quiet=True))
    return Pick(seat, "operations.army_transfer", options, "jc2.operations.military.transfers.two", n=left, ends="none")


# --- officers in training -------------------------------------------------------------------------------------
@steps("operations.assign")
def assign(game: G, trainees: int) -> Step | None:
    """All trainees of one family, whoever it is, among the three Armies."""
    return _assign(game, trainees) if game.state.india.training[trainees] else None


def _assign(game: G, trainees: int) -> Step:
    world = game.state
    count = world.india.training[trainees]
    given = yield lambda: Allocate(acting(game, MILITARY), "operations.assign", count, [
        Slot(army, count, 0, OPEN, targets.OFFICERS[army], "army", n=members(world.india.armies[army], trainees))
        for army in PRESIDENCIES
    ], rule="jc2.operations.military.assign", holder=trainees, n=count)  # fmt: skip
    world.india.training[trainees] = 0
    for army, n in zip(PRESIDENCIES, given, strict=True):
        if n:
            world.india.armies[army].active[trainees] += n
            game.log("operations.assigned", "jc2.operations.military.assign_free", seat=trainees, army=army, n=n)


@steps("operations.assign_one")
def assign_one(game: G) -> Step | None:
    """The Crown assigns one trainee after the other: those of persons, in turn, before its own."""
    training = game.state.india.training
    waiting = [seat for seat in persons(game) if training[seat]]
    if not waiting and not training[seat_of(game)]:
        return None
    return _assign_one(game, between(game, waiting) if waiting else seat_of(game))


def _assign_one(game: G, trainee: int) -> Step:
    world = game.state
    army = yield lambda: Pick(acting(game, MILITARY), "operations.assign_one", [
        Option(army, OPEN, targets.OFFICERS[army], "army", n=members(world.india.armies[army], trainee))
        for army in PRESIDENCIES
    ], "jc2.solo.crown.military.assign", holder=trainee)  # fmt: skip
    world.india.training[trainee] -= 1
    world.india.armies[army].active[trainee] += 1
    game.log("operations.assigned", "jc2.solo.crown.military.assign", seat=trainee, army=army, n=1)
    game.next(assign_one)


# --- Commanders -----------------------------------------------------------------------------------------------
def strongest(game: G, name: PresidencyId) -> list[int]:
    """The families with the most pieces, if a Commander is to be assigned; else none."""
    army = game.state.india.armies[name]
    counts = [members(army, seat) for seat in families(game)]
    most = max(counts)
    if not most or (army.commander != NOBODY and counts[army.commander] == most):
        return []
    return [seat for seat, count in enumerate(counts) if count == most]


@steps("operations.appoint")
def appoint(game: G, army: PresidencyId) -> Step | None:
    """Choosing a Commander is no hire: nobody's consent is needed."""
    found = strongest(game, army)
    own = _claimed(game, found)
    if own:
        promote(game, army, own[0], rule_of_favour(COMMANDS))
        reward(game, acting(game, MILITARY), COMMANDS)
    elif len(found) > 1:
        return _appoint(game, army)
    elif found:
        promote(game, army, found[0], "jc2.operations.military.commander.most")
    return None


COMMANDS: Final = "military.crown_commander"


def _claimed(game: G, found: list[int]) -> list[int]:
    """The Crown among those who can be Commander, where a person must appoint it: always, or with the softer duty only
    if nobody else can be."""
    if not plays(game) or automated(game, acting(game, MILITARY)):
        return []
    own = [seat for seat in found if automated(game, seat)]
    return own if len(found) == 1 or not game.options["soft_command"] else []


def _appoint(game: G, army: PresidencyId) -> Step:
    here = game.state.india.armies[army]
    chosen = yield lambda: Pick(acting(game, MILITARY), "operations.appoint", [
        Option(seat, OPEN, targets.OFFICERS[army], "operations.appoint", holder=seat, n=members(here, seat))
        for seat in strongest(game, army)
    ], "jc2.operations.military.commander.tie", army=army)  # fmt: skip
    promote(game, army, chosen, "jc2.operations.military.commander.tie")
    if automated(game, chosen):
        reward(game, acting(game, MILITARY), COMMANDS)


def promote(game: G, army: PresidencyId, seat: int, rule: str) -> None:
    """An officer of the family becomes Commander, the old one an active officer."""
    here = game.state.india.armies[army]
    ranks = here.active if here.active[seat] else here.exhausted
    ranks[seat] -= 1
    if here.commander != NOBODY:
        here.active[here.commander] += 1
    here.commander = seat
    game.log("operations.commander", rule, seat=seat, army=army)


# --- Military Oversight ---------------------------------------------------------------------------------------
def serving(game: G, name: PresidencyId) -> list[int]:
    """The families with an officer under this Army's Commander."""
    army = game.state.india.armies[name]
    if army.commander == NOBODY:
        return []
    return [seat for seat in families(game) if officers(army, seat)]


def successors(game: G, name: PresidencyId) -> list[int]:
    """Those of them who could take the Commander's place: a Commander's own kin would change nothing."""
    return [seat for seat in serving(game, name) if seat != game.state.india.armies[name].commander]


@steps("operations.oversight")
def oversight(game: G) -> Step | None:
    """Under Military Oversight the Prime Minister may replace one Commander, as a hire: nepotism needs consent."""
    if not in_force(game, "military_oversight") or not any(successors(game, army) for army in PRESIDENCIES):
        return None
    return _oversight(game)


def _oversight(game: G) -> Step:
    minister = game.state.parliament.prime_minister
    while True:
        chosen = yield lambda: _oversight_question(game, minister)
        if chosen == "none":
            declined(game, minister, "left.command", "jc2.law.military_oversight")
            return
        successor = SUCCESSOR.read(chosen)
        army, seat = successor.army, successor.seat
        pool: list[Candidate] = [Officer(army, other) for other in serving(game, army)]
        if seat == minister and not (yield from hiring.consented(game, COMMAND[army], minister, pool)):
            consents.refused(game).commands.append(army)
            continue
        promote(game, army, seat, "jc2.law.military_oversight")
        return


def _oversight_question(game: G, minister: int) -> Decision:
    options = []
    for army in PRESIDENCIES:
        for seat in successors(game, army):
            refused = seat == minister and army in consents.refused(game).commands
            why = Closed("jc2.hiring.nepotism.refused") if refused else OPEN
            options.append(
                Option(SUCCESSOR.text(Successor(army, seat)), why, targets.COMMANDER[army], "operations.oversight",
                       army=army, holder=seat, other=game.state.india.armies[army].commander)
            )  # fmt: skip
    options.append(Option("none", quiet=True))
    return Pick(minister, "operations.oversight", options, "jc2.law.military_oversight")
