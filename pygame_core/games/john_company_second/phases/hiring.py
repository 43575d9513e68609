"""III. Hiring: every vacant office with a hirer and a candidate is filled, in the order of the numbers."""

from __future__ import annotations

from typing import Final

from ....kernel.decisions import Decision, Option, Pick, Target
from ....kernel.game import Step
from ....kernel.reasons import OPEN, Closed, Reason, RuleBug
from .. import consents, india, promises, targets
from ..army import leave, muster
from ..cards import blackmail
from ..components import OFFICES, PRESIDENT
from ..crown.family import automated, crown, reward, rule_of_favour, solo
from ..crown.family import cubes as cubes_of
from ..ids import OfficeId, PostId, PresidencyId
from ..pieces import by_number, has_general, holder, vacant
from ..refs import (
    CANDIDATE,
    Candidate,
    Commander,
    Officeholder,
    Officer,
    TiredOfficer,
    Trainee,
    Writer,
)  # fmt: skip
from ..state import NOBODY, G, Post, steps

CHAIRMAN: Final = "chairman"
DIRECTOR: Final = "director_of_trade"
GENERAL: Final = "governor_general"


@steps("hiring.office")
def next_office(game: G, after: int) -> Step | None:
    """The vacant office with the next higher number; promotions only ever vacate later ones."""
    for office in vacant(game):
        number = OFFICES[office].number
        if number > after:
            game.next(next_office, after=number)
            return hire(game, office)
    return None


# --- who hires whom -------------------------------------------------------------------------------------------
def hirer_of(game: G, office: OfficeId) -> OfficeId:
    """The office that hires this one."""
    by = OFFICES[office].hired_by
    if by == "associated_president":
        return PRESIDENT[_presidency(game, office)]
    if by == DIRECTOR and has_general(game):
        return GENERAL
    if by == "shareholders":
        raise RuleBug("nobody hires a Chairman")
    return by


def _presidency(game: G, governor: OfficeId) -> PresidencyId:
    """The Presidency that a Governor serves."""
    region = OFFICES[governor].region
    if not region:
        raise RuleBug(f"{governor} is no Governor")
    return india.ruler(game, region)


def _officeholders(game: G, governors: bool) -> list[Candidate]:
    return [
        Officeholder(office, game.state.offices[office].holder)
        for office in by_number()
        if game.state.offices[office].where == "held"
        and office != CHAIRMAN
        and (governors or not OFFICES[office].region)
    ]


def _governors(game: G, presidency: PresidencyId) -> list[Candidate]:
    return [
        Officeholder(office, game.state.offices[office].holder)
        for office in by_number()
        if game.state.offices[office].where == "held"
        and (region := OFFICES[office].region)
        and game.state.india.regions[region].control == presidency
    ]


def _boxed(game: G, presidency: PresidencyId) -> list[Candidate]:
    return [Writer(presidency, seat) for seat, count in enumerate(game.state.india.writers[presidency]) if count]


def _writers(game: G) -> list[Candidate]:
    """Any writer, named by its Presidency: also one out on an order, as when Parliament opens China."""
    return [
        Writer(box, seat)
        for box, counts in game.state.india.writers.items()
        for seat, count in enumerate(counts)
        if count or india.writers_out(game, box, seat)
    ]


def _officers(game: G, army: PresidencyId) -> list[Candidate]:
    return [troops for troops, _ in muster(game, army) if isinstance(troops, Officer | TiredOfficer)]


def _military(game: G) -> list[Candidate]:
    """Commanders; if there are none officers; if there are none officers in training."""
    armies = game.state.india.armies
    commanders: list[Candidate] = [
        Commander(name, army.commander) for name, army in armies.items() if army.commander != NOBODY
    ]
    officers = [officer for army in armies for officer in _officers(game, army)]
    return commanders or officers or [Trainee(seat) for seat, count in enumerate(game.state.india.training) if count]


def candidates(game: G, office: OfficeId) -> list[Candidate]:
    """The pool of an office; the same pieces in the same place are one candidate."""
    row = OFFICES[office]
    if office in (DIRECTOR, GENERAL):
        return _officeholders(game, office == GENERAL) or _writers(game)
    if office == "military_affairs":
        return _military(game)
    if row.region:
        presidency = _presidency(game, office)
        return _boxed(game, presidency) + _officers(game, presidency)
    if row.presidency:
        return _boxed(game, row.presidency) + _governors(game, row.presidency)
    return _writers(game)


# --- hiring ---------------------------------------------------------------------------------------------------
def hire(game: G, office: OfficeId) -> Step:
    """Fill one vacant office, if there is a hirer and a candidate."""
    hirer = holder(game, hirer_of(game, office))
    pool = candidates(game, office)
    if hirer == NOBODY or not pool:
        rule = "jc2.hiring.no_hirer" if hirer == NOBODY else "jc2.hiring.no_candidate"
        game.log("hiring.skipped", rule, office=office)
        return
    pool = yield from _claims(game, office, hirer, pool)
    chosen = yield from _choose(game, office, hirer, pool)
    if chosen:
        among = sorted({candidate.seat for candidate in pool})
        take_office(game, office, chosen, hirer, among)
        if automated(game, chosen.seat) and any(not automated(game, seat) for seat in among):
            reward(game, hirer, "hiring.hire_crown")


def others_in(pool: list[Candidate], hirer: int) -> list[int]:
    return sorted({candidate.seat for candidate in pool} - {hirer})


def _claims(game: G, office: OfficeId, hirer: int, pool: list[Candidate]) -> Step:
    """Hiring Preference and the promise Hire my Kin, called by families with a candidate: what is left to choose."""
    armed = blackmail.holders(game, (blackmail.PREFERENCE,), hirer)
    seats = [seat for seat in others_in(pool, hirer) if seat in armed or owes_kin(game, hirer, seat)]
    if not seats or len({candidate.seat for candidate in pool}) < 2:
        return pool
    answers = yield lambda: [_claim_question(game, seat, office, hirer) for seat in seats]
    claimed = dict(zip(seats, answers, strict=True))
    for seat, answer in claimed.items():
        if answer == "blackmail" and (yield from blackmail.spring(game, seat, blackmail.PREFERENCE)):
            return [candidate for candidate in pool if candidate.seat == seat]
    for seat, answer in claimed.items():
        if answer == "promise" and owes_kin(game, hirer, seat):
            promises.fulfil(game, seat, hirer, promises.KIN)
            return [candidate for candidate in pool if candidate.seat == seat]
    return pool


def owes_kin(game: G, hirer: int, seat: int) -> bool:
    """Whether a seat holds the hirer's promise to hire its kin."""
    return hirer in promises.guarantors(game, seat, promises.KIN)


def _claim_question(game: G, seat: int, office: OfficeId, hirer: int) -> Decision:
    options = [
        Option("none", quiet=True),
        Option("promise", OPEN if owes_kin(game, hirer, seat) else Closed("jc2.promise.card.hire_my_kin")),
        Option("blackmail", blackmail.holds_why(game, seat, blackmail.PREFERENCE)),
    ]
    return Pick(seat, "hiring.claim", options, "jc2.promise.call", office=office, by=hirer, window=blackmail.PREFERENCE)


def _still(game: G, office: OfficeId, hirer: int, pool: list[Candidate]) -> list[Candidate]:
    """What is left of a pool: a scandal may strike hirer or candidates while a question stands."""
    if holder(game, hirer_of(game, office)) != hirer:
        return []
    now = candidates(game, office)
    return [candidate for candidate in pool if candidate in now]


def _choose(game: G, office: OfficeId, hirer: int, pool: list[Candidate]) -> Step:
    """The hirer names a candidate; an own one only with the consent of all others in the pool. None if nobody is left.

    After a refusal the hirer is asked even if one candidate alone is open: there is room for a deal before that.
    """

    def ask() -> Decision | None:
        left = _still(game, office, hirer, pool)
        if not left or (_refused(game, office) and not others_in(left, hirer)):
            return None
        options = _choice(game, left, hirer, _refused(game, office))
        return Pick(hirer, "hiring.choose", options, "jc2.hiring.choose_piece", office=office)

    while True:
        left = _still(game, office, hirer, pool)
        if len(left) == 1 and not _refused(game, office):
            chosen = left[0]
        else:
            answer = yield ask
            if answer is None:
                return None
            chosen = CANDIDATE.read(answer)
        if chosen.seat != hirer or not others_in(pool, hirer):
            return chosen
        if (yield from consented(game, office, hirer, pool)) and chosen in _still(game, office, hirer, pool):
            return chosen
        consents.refused(game).kin.append(office)


def _refused(game: G, office: OfficeId) -> bool:
    return office in consents.refused(game).kin


def _choice(game: G, pool: list[Candidate], hirer: int, refused: bool) -> list[Option]:
    others = others_in(pool, hirer)
    options = []
    for candidate in pool:
        own = candidate.seat == hirer and bool(others)
        why: Reason = Closed("jc2.hiring.nepotism.refused") if own and refused else OPEN
        options.append(
            Option(CANDIDATE.text(candidate), why, _target(candidate), _word(candidate), holder=candidate.seat,
                   piece=CANDIDATE.name(candidate), where=_place(candidate), fatigue=fatigue_of(game, candidate),
                   ask=others if own else [])
        )  # fmt: skip
    return options


def fatigue_of(game: G, candidate: Candidate) -> int:
    """What an officeholder would take along."""
    return game.state.offices[candidate.where].fatigue if isinstance(candidate, Officeholder) else 0


def _word(candidate: Candidate) -> str:
    return f"candidate.{CANDIDATE.name(candidate)}"


def _place(candidate: Candidate) -> str:
    return "-" if isinstance(candidate, Trainee) else candidate.where


def _target(candidate: Candidate) -> Target:
    match candidate:
        case Officeholder(office, _):
            return targets.OFFICE[office]
        case Writer(presidency, _):
            return targets.WRITERS[presidency]
        case Commander(army, _):
            return targets.COMMANDER[army]
        case Trainee():
            return targets.TRAINING
    return targets.OFFICERS[candidate.where]


# --- nepotism -------------------------------------------------------------------------------------------------
def consented(game: G, office: PostId, hirer: int, pool: list[Candidate]) -> Step:
    """Whether the hirer may take an own candidate: all agree, or promises or a Hiring Preference make up for it."""
    others = others_in(pool, hirer)
    if automated(game, hirer):
        return (yield from _kin_of_crown(game, office, hirer, others))
    given = yield from consents.ask(game, others, "hiring.nepotism", "jc2.hiring.nepotism", office=office, by=hirer)
    refusing = [seat for seat, consents_to in given.items() if not consents_to]
    if not refusing:
        return True

    def owed() -> bool:
        return set(refusing) <= set(promises.guarantors(game, hirer, promises.CONSENT))

    if not owed() and not game.state.families[hirer].blackmail:
        return False
    answer = yield lambda: Pick(hirer, "hiring.refused", [
        Option("give_way"),
        Option("promise", OPEN if owed() else Closed("jc2.promise.card.consent_to_nepotism")),
        Option("blackmail", blackmail.holds_why(game, hirer, blackmail.PREFERENCE)),
    ], "jc2.hiring.nepotism.refused", office=office, other=refusing)  # fmt: skip
    if answer == "promise":
        for seat in refusing:
            promises.fulfil(game, hirer, seat, promises.CONSENT)
        return True
    if answer == "blackmail":
        return (yield from blackmail.spring(game, hirer, blackmail.PREFERENCE))
    game.log("hiring.gave_way", "jc2.hiring.nepotism.refused", seat=hirer, office=office)
    return False


def _kin_of_crown(game: G, office: PostId, hirer: int, others: list[int]) -> Step:
    """The Crown may hire its own with the consent of all persons in the pool, which it pays for. One person alone has
    no choice while it can pay in full."""
    if not others:
        return True
    one = "hiring.crown_nepotism_solo" if solo(game) else "hiring.crown_nepotism_two"
    owed = cubes_of(game, one) or 0
    if solo(game) and crown(game).cubes[hirer] >= owed:
        game.log("crown.consented", rule_of_favour(one), seat=others[0], office=office)
        reward(game, others[0], one)
        return True
    given = yield from consents.ask(game, others, "hiring.nepotism", rule_of_favour(one), office=office, by=hirer)
    if not all(given.values()):
        return False
    for seat in others:
        reward(game, seat, one)
    return True


# --- taking office --------------------------------------------------------------------------------------------
def take_office(game: G, office: OfficeId, candidate: Candidate, by: int, among: list[int]) -> None:
    """The piece moves to the office; a promoted one takes its fatigue along and leaves its card vacant. The families
    with a candidate are told as well: who passed them over may have promised otherwise."""
    world, fatigue = game.state, fatigue_of(game, candidate)
    match candidate:
        case Officeholder(before, _):
            world.offices[before] = Post(where="vacant")
        case Writer(presidency, seat):
            _call_writer(game, presidency, seat)
        case Commander(army, _):
            world.india.armies[army].commander = NOBODY
        case Officer() | TiredOfficer():
            leave(game, candidate)
        case Trainee(seat):
            world.india.training[seat] -= 1
    world.offices[office] = Post(where="held", holder=candidate.seat, fatigue=fatigue)
    game.log("hiring.hired", "jc2.hiring.move", seat=candidate.seat, office=office, was=_word(candidate),
             where=_place(candidate), by=by, among=among)  # fmt: skip


def _call_writer(game: G, presidency: PresidencyId, seat: int) -> None:
    """Out of the Writers box; if all are out on orders, from the southernmost of these, which is empty then."""
    world = game.state.india
    if world.writers[presidency][seat]:
        world.writers[presidency][seat] -= 1
    else:
        del world.filled[india.writers_out(game, presidency, seat)[-1]]
