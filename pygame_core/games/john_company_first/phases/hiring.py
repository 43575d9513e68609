"""F3: the Company Phase opens with the vacancies. The Court elects a Chairman; the others are promoted."""

from __future__ import annotations

from ....kernel.decisions import Decision, Option, Pick, Target
from ....kernel.game import Step
from ....kernel.reasons import OPEN, Reason
from ....parts.money import to_bank
from ....parts.order import clockwise
from .. import targets
from ..company import PRESIDED, PRESIDENT, appoint, region_of, ribbon, vacate
from ..ids import OfficeId
from ..prizes import has, rank_of, use_up
from ..promises import can_give, give, go_back
from ..refs import CANDIDATE, Candidate, Officer, Senior, Writer
from ..state import CHAIRMAN, CHINA, DIRECTOR, JONES_SEATS, NOBODY, G, holder, steps
from .operations import allocate

NEPOTISM_WITH_JONES = 2


@steps("hiring.begin")
def begin(game: G) -> None:
    if holder(game, CHAIRMAN) == NOBODY:
        game.next(elect)
    game.next(fill_next, done=[CHAIRMAN])


# --- the election ---------------------------------------------------------------------------------------------
def electors(game: G) -> list[int]:
    """The players with a cube in the Court: the Jones Family neither votes nor counts."""
    return [seat for seat in range(game.seats) if game.state.company.court[seat]]


@steps("hiring.election")
def elect(game: G) -> Step:
    former = game.state.offices[CHAIRMAN].former
    failed: list[int] = []
    if not electors(game):
        game.log("election.nobody", "jc1.company.election.nobody")
        return
    for nominator in clockwise(range(game.seats), former):
        nominee = yield from _nominate(game, nominator)
        if (yield from _supported(game, nominator, nominee)):
            yield from _seat_chairman(game, nominee, "jc1.company.election.majority")
            return
        failed += [] if nominee in failed else [nominee]
    chosen = failed[0]
    if len(failed) > 1:
        chosen = yield lambda: Pick(
            former, "election.deadlock", [_of_seat(game, seat) for seat in failed], "jc1.company.election.deadlock"
        )
    yield from _seat_chairman(game, chosen, "jc1.company.election.deadlock")


def _of_seat(game: G, seat: int) -> Option:
    return Option(
        seat, OPEN, targets.FAMILY[seat], "election.seat", seat=seat, n=game.state.company.court[seat]
    )  # fmt: skip


def _nominate(game: G, nominator: int) -> Step:
    options = [_of_seat(game, seat) for seat in electors(game)]
    nominee = options[0].value
    if len(options) > 1:
        nominee = yield lambda: Pick(
            nominator, "election.nominate", [_of_seat(game, seat) for seat in electors(game)],
            "jc1.company.election.nominee",
        )  # fmt: skip
    game.log("election.nominated", "jc1.company.election.nominee", seat=nominator, other=nominee)
    return nominee


def _supported(game: G, nominator: int, nominee: int) -> Step:
    """Each elector backs the nominee with all cubes or with none; more than half of all elects."""
    court, votes = game.state.company.court, 0
    for seat in clockwise(range(game.seats), nominee):
        if not court[seat]:
            continue
        said = yield from _asked(game, seat, nominee, own=seat in (nominator, nominee))
        game.log("election.backed" if said == "yes" else "election.withheld", "jc1.company.election.weight", seat=seat,
                 other=nominee, n=court[seat])  # fmt: skip
        votes += court[seat] if said == "yes" else 0
    total = sum(court[seat] for seat in range(game.seats))
    elected = 2 * votes > total
    game.log("election.counted", "jc1.company.election.majority" if elected else "jc1.company.election.half",
             other=nominee, n=votes, total=total)  # fmt: skip
    return elected


def _asked(game: G, seat: int, nominee: int, *, own: bool) -> Step:
    """Whoever stands, or has nominated, would say yes: that is what the question proposes."""
    said = yield lambda: Pick(
        seat, "election.support", [Option("yes"), Option("no")], "jc1.company.election.all_cubes", other=nominee,
        n=game.state.company.court[seat], opens="yes" if own else None,
    )  # fmt: skip
    return said


def _seat_chairman(game: G, seat: int, rule: str) -> Step:
    """A share cube moves from the Court to the office; money that waited there is allocated."""
    company = game.state.company
    company.court[seat] -= 1
    appoint(game, CHAIRMAN, seat)
    game.log("election.won", rule, seat=seat, office=CHAIRMAN)
    waiting, company.waiting = company.waiting, 0
    to_bank(game.state, waiting)
    yield from allocate(game, seat, waiting, "jc1.company.election.waiting_money")


# --- the other vacancies --------------------------------------------------------------------------------------
@steps("hiring.next")
def fill_next(game: G, done: list[OfficeId]) -> Step | None:
    """Along the ribbon; an office that a promotion empties behind the ribbon's hand is filled at the end."""
    order = ribbon(game)
    vacant = [office for office in order if game.state.offices[office].post == "vacant" and office not in done]
    if not vacant:
        return None
    last = max((order.index(office) for office in done if office in order), default=-1)
    office = next((name for name in vacant if order.index(name) > last), vacant[0])
    return fill(game, office, done)


def hirer_of(game: G, office: OfficeId) -> OfficeId:
    if office in game.state.india.formed:
        region = game.state.india.regions[region_of(game, office)]
        if not region.presidency:
            raise ValueError(f"{office} serves no presidency")
        return PRESIDENT[region.presidency]
    return CHAIRMAN if rank_of(game, office) == "executive" or office == CHINA else DIRECTOR


def candidates(game: G, office: OfficeId) -> list[Candidate]:
    """Who may be promoted to an office. The Jones Family has no writers, and its officers never are."""
    world = game.state
    writers: list[Candidate] = [Writer(seat) for seat in range(game.seats) if world.boxes.writers[seat]]
    if rank_of(game, office) == "executive":
        seniors: list[Candidate] = [
            Senior(name, holder(game, name)) for name in ribbon(game)
            if rank_of(game, name) == "senior" and holder(game, name) != NOBODY
        ]  # fmt: skip
        return seniors or writers
    if office not in world.india.formed:
        return writers
    return writers + [
        Officer(army, seat) for army in PRESIDED.values() for seat in range(game.seats)
        if world.armies[army].officers[seat]
    ]  # fmt: skip


def fill(game: G, office: OfficeId, done: list[OfficeId]) -> Step:
    """One vacancy, if there are somebody who hires and somebody to hire."""
    hirer = holder(game, hirer_of(game, office))
    found = candidates(game, office)
    if hirer == NOBODY or not found:
        rule = "jc1.company.vacancy.no_filler" if hirer == NOBODY else "jc1.company.vacancy.none"
        game.log("hiring.skipped", rule, office=office)
        game.next(fill_next, done=[*done, office])
        return
    chosen = yield from _choose(game, office, hirer, found)
    yield from _promote(game, office, hirer, chosen, found)
    again = [name for name in done if not (isinstance(chosen, Senior) and name == chosen.office)]
    game.next(fill_next, done=[*again, office])


def passed_over(found: list[Candidate], hirer: int) -> list[int]:
    """The other players with an eligible cube."""
    return sorted({candidate.owner for candidate in found} - {hirer})


def each_promise(game: G) -> int:
    return NEPOTISM_WITH_JONES if game.seats in JONES_SEATS else 1


def own_why(game: G, hirer: int, others: list[int]) -> Reason:
    """One's own cube over others costs a promise to each of them."""
    if not others or has(game, hirer, "gentlemens_club"):
        return OPEN
    return can_give(game, hirer, others, each_promise(game))


def _choose(game: G, office: OfficeId, hirer: int, found: list[Candidate]) -> Step:
    others = passed_over(found, hirer)

    def ask() -> Decision:
        own = own_why(game, hirer, others)
        options = [
            Option(CANDIDATE.text(one), own if one.owner == hirer else OPEN, _target(one),
                   f"candidate.{CANDIDATE.name(one)}", holder=one.owner, place=_place(one),
                   promise=others if one.owner == hirer else [])
            for one in found
        ]  # fmt: skip
        return Pick(hirer, "hiring.choose", options, "jc1.company.hire.anyone", office=office)

    open_ones = found if own_why(game, hirer, others) else [one for one in found if one.owner != hirer]
    if len(open_ones) == 1:
        return open_ones[0]
    return CANDIDATE.read((yield ask))


def _place(candidate: Candidate) -> str:
    if isinstance(candidate, Senior):
        return candidate.office
    return candidate.army if isinstance(candidate, Officer) else "box.writer"


def _target(candidate: Candidate) -> Target:
    if isinstance(candidate, Senior):
        return targets.OFFICE[candidate.office]
    return targets.ARMY[candidate.army] if isinstance(candidate, Officer) else targets.BOX["writer"]


def _promote(game: G, office: OfficeId, hirer: int, chosen: Candidate, found: list[Candidate]) -> Step:
    world = game.state
    if isinstance(chosen, Senior):
        vacate(world.offices[chosen.office])
    elif isinstance(chosen, Writer):
        world.boxes.writers[chosen.owner] -= 1
    else:
        world.armies[chosen.army].officers[chosen.owner] -= 1
    appoint(game, office, chosen.owner)
    game.log(
        "hiring.hired", "jc1.company.hire.anyone", seat=chosen.owner, office=office, by=hirer, place=_place(chosen)
    )
    if chosen.owner == hirer:
        yield from _pay_nepotism(game, office, hirer, passed_over(found, hirer))
    elif world.families[chosen.owner].promises[hirer] and {one.owner for one in found} - {chosen.owner}:
        rule = "jc1.general.promise.hiring"
        go_back(game, hirer, chosen.owner, 1, rule)


def _pay_nepotism(game: G, office: OfficeId, hirer: int, others: list[int]) -> Step:
    if not others:
        return
    if has(game, hirer, "gentlemens_club"):
        must = not can_give(game, hirer, others, each_promise(game))
        said = "yes" if must else (yield lambda: _club_question(game, office, hirer, others))
        if said == "yes":
            use_up(game, hirer, "gentlemens_club")
            return
    for other in others:
        yield from give(game, hirer, other, each_promise(game), "jc1.company.nepotism.promise")


def _club_question(game: G, office: OfficeId, hirer: int, others: list[int]) -> Decision:
    return Pick(
        hirer, "hiring.club", [Option("yes"), Option("no", quiet=True)], "jc1.card.prize.gentlemens_club",
        office=office, others=others,
    )  # fmt: skip
