"""The end of the game: Final Scoring, company failure, ties, and where everybody stands before that."""

from __future__ import annotations

from typing import Any, NamedTuple

from ...kernel.state import to_json
from ...parts.order import ranked
from . import firms
from .calendar import enter
from .components import rule_of
from .components.figures import Failure
from .crown.family import automated, level_of, plays, seat_of, solo
from .ids import PropertyKind
from .phases import london
from .pieces import enterprises, held_by, prime_minister_order, shares, windows
from .state import G, ScoreLine, families, printed, steps


# --- power ----------------------------------------------------------------------------------------------------
def power_of(game: G, kind: PropertyKind) -> int:
    """What one enterprise or share of this kind is worth on the Power track."""
    return printed(game).power.spaces[game.state.parliament.power.index(kind)]


class PowerPart(NamedTuple):
    """What gives a family power: `n` of a kind, `each` worth so much."""

    kind: str
    n: int
    each: int


def power_parts(game: G, seat: int, facedown: bool = True) -> list[PowerPart]:
    """What a family's power comes from; offices, prizes and firm shares give none."""
    family, figures = game.state.families[seat], printed(game).power
    minister = game.state.parliament.prime_minister == seat
    cards = [*family.prestige, *family.played, *(family.blackmail if facedown else ())]
    return [
        PowerPart("company_share", shares(game, seat), power_of(game, "company_share")),
        *(
            PowerPart(kind, enterprises(game, seat, kind), power_of(game, kind))
            for kind in ("shipping", "manufacturing", "social")
        ),
        PowerPart("prime_minister", int(minister), figures.prime_minister),
        PowerPart("laws", family.laws, figures.law),
        PowerPart("trophies", family.trophies, figures.trophy),
        PowerPart("cards", sum(printed(game).cards[card].power for card in cards), 1),
    ]


def power(game: G, seat: int, facedown: bool = True) -> int:
    return sum(part.n * part.each for part in power_parts(game, seat, facedown))


def power_award(game: G, facedown: bool = True) -> list[int]:
    """Points for most and second most power: a tie for most shares the lower award, a tie for second gives none."""
    row = printed(game).power.award[game.state.turn.number]
    held = [power(game, seat, facedown) for seat in families(game)]
    most = max(held)
    award = [0] * len(game.state.families)
    leaders = [seat for seat in families(game) if held[seat] == most]
    if solo(game) and len(leaders) == 1:
        award[leaders[0]] = row.first
        return award
    if len(leaders) > 1:
        for seat in leaders:
            award[seat] = row.second
        return award
    award[leaders[0]] = row.first
    second = max(n for n in held if n != most)
    followers = [seat for seat in families(game) if held[seat] == second]
    if len(followers) == 1:
        award[followers[0]] = row.second
    return award


# --- the steps of Final Scoring -------------------------------------------------------------------------------
def gain(game: G, seat: int, code: str, n: int, rule: str, **counted: Any) -> None:
    """Points on the track and a line of the account; `counted` is what they were counted from."""
    if n:
        game.state.families[seat].vp += n
        game.state.lines.append(ScoreLine(seat=seat, code=code, n=n))
        game.log("end.scored", rule, seat=seat, n=n, code=code, **counted)


def end_if_failed(game: G) -> bool:
    """Go to Final Scoring if the Company has failed; all steps that were still to come are dropped."""
    if not game.state.company.failed:
        return False
    game.drop_agenda()
    game.next(open_end)
    return True


@steps("end.open")
def open_end(game: G) -> None:
    """Firms are counted before everything else, and their shareholders retire once more."""
    world = game.state
    enter(game, "end")
    game.log("end.began", "jc2.end.failure" if world.company.failed else "jc2.end.scenario", turn=world.turn.number)
    for seat, family in enumerate(world.families):
        world.lines.append(ScoreLine(seat=seat, code="score.career", n=family.vp))
    world.london.season = london.new_season(len(game.state.families))
    if world.company.deregulated:
        game.next(score_firms)
        game.next(london.special_retirements, final=True)
    game.next(score_power)
    game.next(score_court)
    if world.company.failed:
        game.next(draw_failure)
        if solo(game):
            game.next(adjust)
    else:
        game.next(last_attrition)
        game.next(london.retirements, final=True)
    game.next(result)


@steps("end.firms")
def score_firms(game: G) -> None:
    """Shares by the values of their firms, and what pieces in Debtor's Prison cost."""
    for seat in families(game):
        gain(game, seat, "score.firms", firms.points(game, seat), "jc2.end.score.firms.share")


@steps("end.power")
def score_power(game: G) -> None:
    """Facedown blackmail is turned up to be counted."""
    game.reveal()
    for seat, family in enumerate(game.state.families):
        if family.blackmail:
            game.log("end.blackmail", "jc2.end.score.power.cards", seat=seat, cards=list(family.blackmail))
        parts = power_parts(game, seat)
        game.log("end.power", "jc2.end.score.power.track", seat=seat, n=sum(part.n * part.each for part in parts),
                 parts=[list(part) for part in parts])  # fmt: skip
    for seat, n in enumerate(power_award(game)):
        gain(game, seat, "score.power", n, "jc2.end.score.power.award")


def court_points(game: G, seat: int) -> int:
    value = game.state.company.share_value * shares(game, seat)
    return -value if game.state.company.failed else value


@steps("end.court")
def score_court(game: G) -> None:
    failed = game.state.company.failed
    for seat, family in enumerate(game.state.families):
        rule = "jc2.end.score.court.failed" if failed else "jc2.end.score.court.survived"
        gain(game, seat, "score.court", court_points(game, seat), rule, count=shares(game, seat))
        if failed:
            points = printed(game).enterprises.workshop.points * family.workshops
            gain(game, seat, "score.workshops", points, "jc2.end.score.workshop.failed", count=family.workshops)


@steps("end.attrition")
def last_attrition(game: G) -> None:
    london.attrition(game)


@steps("end.result")
def result(game: G) -> None:
    """Who has most points; ties go to most windows, then to Prime Minister order."""
    world = game.state
    counted = [sum(line.n for line in world.lines if line.seat == seat) for seat in families(game)]
    for seat, family in enumerate(world.families):
        if family.vp != counted[seat]:
            world.lines.append(ScoreLine(seat=seat, code="score.retirement", n=family.vp - counted[seat]))
    london.send_home(game)
    scores = [family.vp for family in world.families]
    order = ranked(prime_minister_order(game), lambda seat: (scores[seat], windows(game, seat)))
    game.log("end.winner", "jc2.end.score.winner", seat=order[0], n=scores[order[0]])
    if plays(game):
        game.log("crown.scored", "jc2.solo.score.crown_wins", seat=seat_of(game), n=scores[seat_of(game)])
    held = [seat for seat in order if not automated(game, seat)]
    game.over(
        {
            "scores": [scores[seat] for seat in sorted(held)],
            "order": held,
            "winners": [seat for seat in order[:1] if seat in held],
            "lines": to_json([line for line in world.lines if line.seat in held]),
        }
    )


# --- company failure ------------------------------------------------------------------------------------------
@steps("end.failure")
def draw_failure(game: G) -> None:
    spared = list(families(game))
    if solo(game) and level_of(game) == "legendary":
        card = next(name for name, row in printed(game).failures.items() if row.per == "company_share")
        spared = [seat_of(game)]
    else:
        card = game.chance.choice(list(printed(game).failures), "failure")
    game.log("end.failure_card", "jc2.end.score.failure_card", card=card)
    for seat in spared:
        gain(game, seat, "score.failure", blame(game, seat, printed(game).failures[card]), rule_of("failure", card))


@steps("end.adjusted")
def adjust(game: G) -> None:
    """Alone with the Crown the person, not the Crown, pays for a failure by the turn in which it came."""
    table = printed(game).crown.failure[game.scenario]
    gain(game, 0, "score.adjusted", table.get(game.state.turn.number, 0), "jc2.solo.score.failure_adjustment")


def blame(game: G, seat: int, card: Failure) -> int:
    """What a failure card means for a family, by what its row of the component sheet counts."""
    each = card.vp
    world = game.state
    family = world.families[seat]
    match card.per:
        case "company_share":
            return -court_points(game, seat)
        case "chairman":
            return each if world.company.former == seat else 0
        case "office":
            return each * len(held_by(game, seat))
        case "commander":
            commands = [army for army in world.india.armies.values() if army.commander == seat]
            lost = each * len(commands) + card.per_trophy * family.trophies
            return max(card.limit, lost)
        case "prime_minister":
            leader = each if world.parliament.prime_minister == seat else 0
            return leader + card.per_law_token * family.laws
    rows = printed(game).prizes
    nabobs = [pieces[seat] for prize, pieces in world.london.prizes.items() if rows[prize].vp >= card.from_vp]
    return each * sum(nabobs)


# --- before the end -------------------------------------------------------------------------------------------
def standing(game: G, seat: int) -> int:
    """What the family would have if the Company survived and the game ended now, facedown blackmail left out."""
    points = game.state.families[seat].vp
    if game.state.turn.phase == "end":
        return points
    return points + firms.points(game, seat) + court_points(game, seat) + power_award(game, facedown=False)[seat]


def facts(game: G, seat: int) -> dict[str, int]:
    world = game.state
    family = world.families[seat]
    return {
        "cash": family.cash,
        "vp": family.vp,
        "supply": family.supply,
        "shares": shares(game, seat),
        "windows": windows(game, seat),
        "power": power(game, seat, facedown=False),
        "blackmail": len(family.blackmail),
        "offices": len(held_by(game, seat)),
    }
