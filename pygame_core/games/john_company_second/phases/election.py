"""Who becomes Chairman: support that moves about in a campaign, or two who decide between them. Hiring begins so."""

from __future__ import annotations

from ....kernel.decisions import Decision, Option, Pick
from ....kernel.game import Step
from ....kernel.reasons import OPEN, Closed
from .. import promises, targets
from ..cards import prestige
from ..components import OFFICES
from ..crown.family import automated, between, crown, persons, plays, reward, solo
from ..pieces import chairman_order, holder
from ..refs import CALL, Call
from ..state import NOBODY, Election, G, Post, families, steps
from .hiring import CHAIRMAN, next_office


@steps("hiring.open")
def open_hiring(game: G) -> None:
    if game.state.offices[CHAIRMAN].where == "vacant":
        game.next(duel if solo(game) else election)
    game.next(next_office, after=OFFICES[CHAIRMAN].number)


def share_counts(game: G) -> list[int]:
    """The electorate: there is no Chairman's piece while the office is vacant."""
    return game.state.company.court


def needed(game: G) -> int:
    return sum(share_counts(game)) // 2 + 1


def new_election(seats: int, *, declared: bool) -> Election:
    """No shares support anybody yet."""
    return Election(declared=declared, support=[NOBODY] * seats, bound=[False] * seats)


@steps("hiring.election")
def election(game: G) -> None:
    """The former Chairman declares what is needed; then everybody with shares is asked, round by round."""
    world = game.state
    former = world.company.former
    if not sum(world.company.court):
        _empty_court(game, former)
        return
    world.company.election = new_election(len(game.state.families), declared=True)
    game.log("hiring.declared", "jc2.hiring.chairman.declare", seat=former, n=needed(game),
             shares=sum(share_counts(game)))  # fmt: skip
    game.next(campaign, round=1)


def _empty_court(game: G, former: int) -> None:
    """The former Chairman comes back with a piece from supply, if there is one and a spouse allows it."""
    family = game.state.families[former]
    if not family.supply or not prestige.may_own(game, former, "share"):
        game.log("hiring.no_chairman", "jc2.hiring.chairman.empty_court_no_piece", seat=former)
        return
    family.supply -= 1
    game.state.offices[CHAIRMAN] = Post(where="held", holder=former)
    game.log("hiring.elected", "jc2.hiring.chairman.empty_court", seat=former)


ROUNDS = 3
"""Support may be moved about in the rounds of a campaign; after the last one it is a deadlock."""


@steps("hiring.campaign")
def campaign(game: G, round: int) -> None:
    for seat in chairman_order(game):
        game.next(give_support, seat=seat)
    game.next(tally, round=round, before=list(game.state.company.election.support))


@steps("hiring.support")
def give_support(game: G, seat: int) -> Step | None:
    """A family's shares support one candidate at a time; a majority ends the election at once."""
    bound = game.state.company.election.bound[seat]
    return None if bound or holder(game, CHAIRMAN) != NOBODY or not share_counts(game)[seat] else _support(game, seat)


def backing(game: G, candidate: int) -> int:
    support = game.state.company.election.support
    return sum(n for seat, n in enumerate(share_counts(game)) if support[seat] == candidate) + _lent(game, candidate)


def _lent(game: G, candidate: int) -> int:
    """Shares of the Crown that support this candidate because somebody has paid for it; fewer support itself."""
    mine = game.state.crown
    if mine is None or mine.lent_to == NOBODY:
        return 0
    lent = min(mine.lent, share_counts(game)[mine.seat])
    if candidate == mine.seat:
        return -lent if game.state.company.election.support[mine.seat] == mine.seat else 0
    return lent if candidate == mine.lent_to else 0


def stands(game: G, candidate: int) -> bool:
    """Nobody is elected who does not want to be: a candidate's own shares support the candidate."""
    return share_counts(game)[candidate] > 0 and game.state.company.election.support[candidate] == candidate


def wins(game: G, candidate: int) -> bool:
    return stands(game, candidate) and backing(game, candidate) >= needed(game)


def _support_question(game: G, seat: int) -> Decision | None:
    if not share_counts(game)[seat] or holder(game, CHAIRMAN) != NOBODY:
        return None
    options = [
        Option(
            candidate,
            OPEN,
            targets.FAMILY[candidate],
            "hiring.support",
            other=candidate,
            n=backing(game, candidate),
            stands=int(stands(game, candidate)),
        )
        for candidate in families(game)
        if share_counts(game)[candidate]
    ]
    options.append(Option("none"))
    for guarantor in promises.guarantors(game, seat, promises.SUPPORT):
        why = OPEN if share_counts(game)[guarantor] else Closed("jc2.promise.if_able", seat=guarantor)
        card = targets.PROMISE[promises.card_of(guarantor, promises.SUPPORT)]
        options.append(Option(CALL.text(Call(guarantor)), why, card, "hiring.call", other=guarantor,
                              n=share_counts(game)[guarantor]))  # fmt: skip
    return Pick(seat, "hiring.support", options, "jc2.hiring.chairman.majority", n=needed(game),
                own=share_counts(game)[seat], support=list(game.state.company.election.support))  # fmt: skip


def _support(game: G, seat: int) -> Step:
    support, bound = game.state.company.election.support, game.state.company.election.bound
    while True:
        answer = yield lambda: _support_question(game, seat)
        if answer is None:
            return
        called = type(answer) is str and answer != "none"
        if called:
            guarantor = CALL.read(answer).guarantor
            promises.fulfil(game, seat, guarantor, promises.SUPPORT)
            bound[guarantor] = True
            support[guarantor] = support[seat] = seat
        else:
            support[seat] = NOBODY if answer == "none" else answer
        candidate = support[seat]
        if candidate == NOBODY:
            game.log("hiring.waits", "jc2.hiring.chairman.campaign", seat=seat)
            return
        game.log("hiring.supports", "jc2.hiring.chairman.majority", seat=seat, other=candidate)
        if wins(game, candidate):
            elect(game, candidate, "jc2.hiring.chairman.ends_at_once")
            return
        if not called:
            return


def _crowned(game: G, elected: int) -> None:
    """A person who alone decides, and makes the Crown Chairman, is rewarded."""
    if not plays(game):
        return
    mine, counts = crown(game), share_counts(game)
    mine.lent_to, mine.lent = NOBODY, 0
    if automated(game, elected):
        ruling = [seat for seat in persons(game) if counts[seat] >= needed(game)]
        if not ruling and counts[elected] < needed(game) and not _backed(game, elected):
            ruling = [game.state.company.former]
        for seat in ruling:
            reward(game, seat, "hiring.elect_crown")


def _backed(game: G, candidate: int) -> bool:
    return not solo(game) and backing(game, candidate) >= needed(game)


# --- an election between two ----------------------------------------------------------------------------------
@steps("hiring.duel")
def duel(game: G) -> Step | None:
    """Alone with the Crown the greater number of shares decides, else the former Chairman; who has no share cannot be
    chosen."""
    counts, former = share_counts(game), game.state.company.former
    if not sum(counts):
        _empty_court(game, former)
        return None
    most = [seat for seat in families(game) if counts[seat] == max(counts)]
    decides = most[0] if len(most) == 1 else former
    return _decide(game, decides)


def _decide(game: G, decides: int) -> Step:
    def ask() -> Decision | None:
        counts = share_counts(game)
        options = [
            Option(seat, OPEN, targets.FAMILY[seat], "hiring.appoint", other=seat, n=counts[seat])
            for seat in families(game)
            if counts[seat]
        ]
        return Pick(decides, "hiring.duel", options, "jc2.solo.election.majority") if options else None

    chosen = yield ask
    if chosen is not None:
        elect(game, chosen, "jc2.solo.election.majority")


@steps("hiring.tally")
def tally(game: G, round: int, before: list[int]) -> Step | None:
    """Another round while support still moves; then it is for the former Chairman to choose."""
    if holder(game, CHAIRMAN) != NOBODY:
        return None
    for candidate in families(game):
        if wins(game, candidate):
            elect(game, candidate, "jc2.hiring.chairman.ends_at_once")
            return None
    if round < ROUNDS and game.state.company.election.support != before:
        game.next(campaign, round=round + 1)
        return None
    return _appoint(game)


def _appoint(game: G) -> Step:
    former = game.state.company.former

    def ask() -> Decision | None:
        shares = share_counts(game)
        options = [
            Option(seat, OPEN, targets.FAMILY[seat], "hiring.appoint", other=seat, n=shares[seat])
            for seat in families(game)
            if shares[seat]
        ]
        return Pick(former, "hiring.appoint", options, "jc2.hiring.chairman.deadlock")

    if automated(game, former) and not share_counts(game)[former]:
        chosen = between(game, [seat for seat in persons(game) if share_counts(game)[seat]])
    else:
        chosen = yield ask
    elect(game, chosen, "jc2.hiring.chairman.deadlock")


def elect(game: G, seat: int, rule: str) -> None:
    """One of the new Chairman's shares moves to the Chairman slot, where it still is one; if there is a new one, that.
    The marker goes along. No share is bound by a promise any more."""
    _crowned(game, seat)
    game.state.company.election.bound = [False] * len(game.state.families)
    game.state.company.court[seat] -= 1
    fresh = game.state.turn.fresh
    fresh[seat] = max(0, fresh[seat] - 1)
    game.state.company.former = seat
    game.state.offices[CHAIRMAN] = Post(where="held", holder=seat)
    game.log("hiring.elected", rule, seat=seat)
