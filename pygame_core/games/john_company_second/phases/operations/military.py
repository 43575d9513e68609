"""Military Affairs: transfers between the Armies, then the trainees, then the Commanders.

A piece is named by what and where it is: `officer/bombay/2` (active), `tired/bombay/2` (exhausted),
`regiment/bombay/-`, `tired_regiment/bombay/-`.
"""

from __future__ import annotations

from typing import Final

from .....kernel.decisions import Allocate, Decision, Option, Pick, Slot
from .....kernel.game import Step
from .....kernel.reasons import OPEN, Closed
from ... import consents, targets
from ...components import PRESIDENCIES
from ...ids import PresidencyId
from ...laws import in_force
from ...state import NOBODY, Army, G, printed, steps
from .. import hiring
from .common import acting

MILITARY: Final = "military_affairs"
OVERSIGHT = "oversight/"
"""With the Army, what others with an officer there have refused: an own officer of the Prime Minister's."""


@steps("operations.military_affairs")
def military(game: G) -> None:
    if acting(game, MILITARY) == NOBODY:
        return
    game.next(army_transfer, left=printed(game).transfers[MILITARY])
    for seat in range(game.seats):
        game.next(assign, trainees=seat)
    for army in PRESIDENCIES:
        game.next(appoint, army=army)


# --- transfers ------------------------------------------------------------------------------------------------
def movable(game: G) -> list[str]:
    found = []
    for name, army in game.state.india.armies.items():
        found += [f"officer/{name}/{seat}" for seat, count in enumerate(army.active) if count]
        found += [f"tired/{name}/{seat}" for seat, count in enumerate(army.exhausted) if count]
        if army.regiments:
            found.append(f"regiment/{name}/-")
        if army.exhausted_regiments:
            found.append(f"tired_regiment/{name}/-")
    return found


@steps("operations.army_transfer")
def army_transfer(game: G, left: int) -> Step | None:
    return _transfer(game, acting(game, MILITARY), left) if movable(game) else None


def _transfer(game: G, seat: int, left: int) -> Step:
    piece = yield lambda: _piece_question(game, seat, left)
    if piece == "none":
        return
    kind, where, which = piece.split("/")
    to = yield lambda: Pick(seat, "operations.transfer_to", [
        Option(army, OPEN, targets.OFFICERS[army], "place") for army in PRESIDENCIES if army != where
    ], "jc2.operations.military.transfers.two", piece=f"piece.{kind}", where=where)  # fmt: skip
    _move(game.state.india.armies[where], game.state.india.armies[to], kind, which)
    game.log("operations.transferred", "jc2.operations.military.transfers.active", seat=seat, piece=f"piece.{kind}",
             where=where, to_place=to)  # fmt: skip
    if left > 1:
        game.next(army_transfer, left=left - 1)


def _piece_question(game: G, seat: int, left: int) -> Decision:
    options = []
    for piece in movable(game):
        kind, where, which = piece.split("/")
        man = kind in ("officer", "tired")
        options.append(
            Option(piece, OPEN, (targets.OFFICERS if man else targets.REGIMENTS)[where], f"move.{kind}", where=where,
                   holder=int(which) if man else NOBODY)
        )  # fmt: skip
    options.append(Option("none", quiet=True))
    return Pick(seat, "operations.army_transfer", options, "jc2.operations.military.transfers.two", n=left)


def _move(here: Army, there: Army, kind: str, which: str) -> None:
    """Moved pieces are active in their new Army."""
    match kind:
        case "officer":
            here.active[int(which)] -= 1
        case "tired":
            here.exhausted[int(which)] -= 1
        case "regiment":
            here.regiments -= 1
        case _:
            here.exhausted_regiments -= 1
    if kind in ("officer", "tired"):
        there.active[int(which)] += 1
    else:
        there.regiments += 1


# --- officers in training -------------------------------------------------------------------------------------
@steps("operations.assign")
def assign(game: G, trainees: int) -> Step | None:
    """All trainees of one family, whoever it is, among the three Armies."""
    return _assign(game, trainees) if game.state.india.training[trainees] else None


def _assign(game: G, trainees: int) -> Step:
    world = game.state
    count = world.india.training[trainees]
    given = yield lambda: Allocate(acting(game, MILITARY), "operations.assign", count, [
        Slot(army, count, 0, OPEN, targets.OFFICERS[army], "army", n=pieces(world.india.armies[army], trainees))
        for army in PRESIDENCIES
    ], rule="jc2.operations.military.assign", holder=trainees, n=count)  # fmt: skip
    world.india.training[trainees] = 0
    for army, n in zip(PRESIDENCIES, given, strict=True):
        if n:
            world.india.armies[army].active[trainees] += n
            game.log("operations.assigned", "jc2.operations.military.assign_free", seat=trainees, army=army, n=n)


# --- Commanders -----------------------------------------------------------------------------------------------
def pieces(army: Army, seat: int) -> int:
    """A family's pieces: its officers, and the Commander."""
    return army.active[seat] + army.exhausted[seat] + (army.commander == seat)


def strongest(game: G, name: str) -> list[int]:
    """The families with the most pieces, if a Commander is to be assigned; else none."""
    army = game.state.india.armies[name]
    counts = [pieces(army, seat) for seat in range(game.seats)]
    most = max(counts)
    if not most or (army.commander != NOBODY and counts[army.commander] == most):
        return []
    return [seat for seat, count in enumerate(counts) if count == most]


@steps("operations.appoint")
def appoint(game: G, army: PresidencyId) -> Step | None:
    """Choosing a Commander is no hire: nobody's consent is needed."""
    found = strongest(game, army)
    if len(found) > 1:
        return _appoint(game, army)
    if found:
        promote(game, army, found[0], "jc2.operations.military.commander.most")
    return None


def _appoint(game: G, army: PresidencyId) -> Step:
    here = game.state.india.armies[army]
    chosen = yield lambda: Pick(acting(game, MILITARY), "operations.appoint", [
        Option(seat, OPEN, targets.OFFICERS[army], "operations.appoint", holder=seat, n=pieces(here, seat))
        for seat in strongest(game, army)
    ], "jc2.operations.military.commander.tie", army=army)  # fmt: skip
    promote(game, army, chosen, "jc2.operations.military.commander.tie")


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
def serving(game: G, name: str) -> list[int]:
    """The families with an officer under this Army's Commander."""
    army = game.state.india.armies[name]
    if army.commander == NOBODY:
        return []
    return [seat for seat in range(game.seats) if army.active[seat] + army.exhausted[seat]]


def successors(game: G, name: str) -> list[int]:
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
            return
        army, _, text = chosen.partition("/")
        seat = int(text)
        pool = [f"officer/{army}/{other}" for other in serving(game, army)]
        if seat == minister and not (yield from hiring.consented(game, f"commander_of_{army}", minister, pool)):
            consents.refuse(game, OVERSIGHT + army)
            continue
        promote(game, army, seat, "jc2.law.military_oversight")
        return


def _oversight_question(game: G, minister: int) -> Decision:
    options = []
    for army in PRESIDENCIES:
        for seat in successors(game, army):
            refused = seat == minister and consents.refused(game, OVERSIGHT + army)
            why = Closed("jc2.hiring.nepotism.refused") if refused else OPEN
            options.append(
                Option(f"{army}/{seat}", why, targets.COMMANDER[army], "operations.oversight", army=army, holder=seat,
                       other=game.state.india.armies[army].commander)
            )  # fmt: skip
    options.append(Option("none", quiet=True))
    return Pick(minister, "operations.oversight", options, "jc2.law.military_oversight")
