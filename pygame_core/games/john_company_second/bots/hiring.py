"""Hiring: own kin first, else whoever is least of a rival; consents, claims, and the election of the Chairman."""

from __future__ import annotations

from ....kernel.decisions import Pick
from ....parts.hints import Hint
from .. import promises
from ..components import COMMAND, OFFICES, PRESIDENT
from ..ids import OfficeId
from ..phases.election import share_counts
from ..phases.hiring import candidates, fatigue_of
from ..pieces import vacant
from ..refs import CALL, CANDIDATE, Candidate, Commander, Officeholder, Writer
from ..state import NOBODY
from . import words
from .books import STAFFED
from .family import RIVALRY
from .stakes import Stakes

CONSENTED = 0.55
"""How often an own candidate may be hired who needs the consent of others."""
COMMANDS = frozenset(COMMAND.values())
GOODWILL = 0.3
"""What a consent is worth that others will remember."""


def liking(s: Stakes, seat: int, office: OfficeId) -> float:
    """What a family's temper thinks of an office."""
    temper = s.temper(seat)
    if office == "military_affairs":
        return temper["office/army"]
    return temper["office/company"] + 0.4 * temper["office/army"] * bool(OFFICES[office].region)


def gain(s: Stakes, office: OfficeId, candidate: Candidate) -> float:
    """What a candidate's family gains if he is hired: the office, less what he was before."""
    fatigue = fatigue_of(s.game, candidate)
    match candidate:
        case Officeholder(where, _):
            before = s.office(where, fatigue)
        case Writer(where, _):
            before = s.writer(where)
        case Commander():
            before = s.commander()
        case _:
            before = s.officer()
    return s.office(office, fatigue) - before + liking(s, candidate.seat, office)


def standings(s: Stakes) -> list[float]:
    """How far each family is ahead of the mean, as everybody can see."""
    points = [family.vp + s.awards[seat] + 0.4 * family.cash for seat, family in enumerate(s.world.families)]
    mean = sum(points) / len(points)
    return [own - mean for own in points]


def naming(s: Stakes, hirer: int, office: OfficeId, candidate: Candidate, pool: list[Candidate]) -> float:
    """What it is worth to a hirer to name this one of a pool."""
    worth, harm = gain(s, office, candidate), emptied(s, office, candidate) * s.pound(hirer)
    if candidate.seat != hirer:
        return -RIVALRY * max(0.2, worth) - 0.04 * standings(s)[candidate.seat] - harm
    # A refusal costs nothing but the question.
    asked = any(other.seat != hirer for other in pool)
    return max(0.0, worth) * (CONSENTED if asked else 1.0) + min(0.0, worth) - harm


def emptied(s: Stakes, office: OfficeId, candidate: Candidate) -> float:
    """The trade that is lost with the last one who could be President where a President is wanted, too."""
    if not isinstance(candidate, Writer):
        return 0.0
    president = PRESIDENT[candidate.where]
    if office == president or president not in vacant(s.game):
        return 0.0
    left = s.world.india.writers[candidate.where]
    alone = sum(left) <= 1 and len(candidates(s.game, president)) <= 1
    return s.trade(candidate.where, max(1, s.ships(candidate.where))) / STAFFED if alone else 0.0


def choose(s: Stakes, d: Pick) -> list[Hint]:
    office: OfficeId = d.params["office"]
    pool = [CANDIDATE.read(option.value) for option in d.options]
    return [
        Hint(option.value, naming(s, d.seat, office, candidate, pool) + words.owed(s, d.seat, office, candidate.seat))
        for option, candidate in zip(d.options, pool, strict=True)
        if option.why
    ]


def nepotism(s: Stakes, d: Pick) -> list[Hint]:
    """Consent, if the own chance to be hired instead is small."""
    office, by = d.params["office"], d.params["by"]
    consent = GOODWILL + words.consented(s, d.seat, by)
    if office in COMMANDS:
        return [Hint(answer, consent if answer == "yes" else RIVALRY * s.commander()) for answer in d.answers()]
    refuse = refusing(s, d.seat, office, by, candidates(s.game, office))
    return [Hint(answer, consent if answer == "yes" else refuse) for answer in d.answers()]


def refusing(s: Stakes, seat: int, office: OfficeId, by: int, pool: list[Candidate]) -> float:
    """What it is worth to a family of the pool that a hirer may not take its own kin."""
    others = {candidate.seat for candidate in pool} - {by}
    mine = [gain(s, office, candidate) for candidate in pool if candidate.seat == seat]
    theirs = [gain(s, office, candidate) for candidate in pool if candidate.seat == by]
    hope = max([0.0, *mine]) / max(1, len(others))
    return hope + RIVALRY * max([0.0, *theirs]) + 0.05 * standings(s)[by]


def claim(s: Stakes, d: Pick) -> list[Hint]:
    office = d.params["office"]
    pool = candidates(s.game, office)
    families = {candidate.seat for candidate in pool}
    best = max([0.0, *(gain(s, office, candidate) for candidate in pool if candidate.seat == d.seat)])
    likely = 0.5 / len(families)
    worths = {
        "none": likely * best,
        "promise": best - s.word(promises.KIN),
        "blackmail": best - s.scheme("hiring_preference"),
    }
    return [Hint(answer, worths[answer]) for answer in d.answers()]


def refused(s: Stakes, d: Pick) -> list[Hint]:
    office = d.params["office"]
    if office in COMMANDS:
        best = s.commander() - s.officer()
    else:
        pool = candidates(s.game, office)
        best = max([0.0, *(gain(s, office, candidate) for candidate in pool if candidate.seat == d.seat)])
    worths = {
        "give_way": 0.0,
        "promise": best - s.word(promises.CONSENT) * len(d.params["other"]),
        "blackmail": best - s.scheme("hiring_preference"),
    }
    return [Hint(answer, worths[answer]) for answer in d.answers()]


# --- the Chairman -------------------------------------------------------------------------------------------------
def chair(s: Stakes, seat: int) -> float:
    """What it is worth to a family to become Chairman."""
    return s.office("chairman") - s.share + liking(s, seat, "chairman")


def support(s: Stakes, d: Pick) -> list[Hint]:
    """The own name, while it can win; else whoever is least ahead, rather with the votes that decide."""
    counts = share_counts(s.game)
    mine, needed = d.params["own"], d.params["n"]
    backed = [sum(n for seat, n in enumerate(counts) if d.params["support"][seat] == who) for who in s.seats]
    strongest = max(n for seat, n in enumerate(counts) if seat != d.seat) if len(counts) > 1 else 0
    hopeful = 2 * mine > strongest or s.world.company.former == d.seat
    ahead = standings(s)
    worth, promised = chair(s, d.seat), words.backed(s, d.seat)
    found = []
    for answer in d.answers():
        if answer == promised != NOBODY:
            found.append(Hint(answer, words.BOUND + max(0.0, worth)))
        elif answer == d.seat:
            found.append(Hint(answer, worth if hopeful or backed[d.seat] + mine >= needed else 0.2))
        elif answer == "none":
            found.append(Hint(answer, 0.0))
        elif type(answer) is int:
            decides = backed[answer] + (0 if d.params["support"][d.seat] == answer else mine) >= needed
            found.append(Hint(answer, 0.3 + 0.3 * decides - 0.05 * ahead[answer] - 0.02 * counts[answer]))
        else:
            called = counts[CALL.read(answer).guarantor]
            enough = backed[d.seat] + mine + called >= needed
            found.append(Hint(answer, worth - s.word(promises.SUPPORT) if enough else -0.5))
    return found


def appoint(s: Stakes, d: Pick) -> list[Hint]:
    ahead = standings(s)
    return [Hint(seat, s.office("chairman") if seat == d.seat else -ahead[seat]) for seat in d.answers()]
