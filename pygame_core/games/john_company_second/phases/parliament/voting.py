"""Voting: rounds from the Prime Minister clockwise, until a round stays empty or the Prime Minister ends it.

A vote is asked for in steps: for or against, for whose total (against, with that player's consent), and how many of
which kind. Ballots are named `cash`, `workshops`, `shipyards`, or by the prestige card.
"""

from __future__ import annotations

from typing import Final, Literal

from .....kernel.decisions import NOWHERE, Allocate, Decision, Option, Pick, Slot, Target
from .....kernel.game import Step
from .....kernel.reasons import OPEN, Closed, Reason, all_of
from ... import consents, promises, targets
from ...cards import prestige
from ...components import CARDS
from ...crown.family import automated, chart, crown, persons, plays, seat_of, solo
from ...ids import PrestigeId, Side
from ...laws import borough_votes, special, vote_price
from ...lending import IF_LENT, can_borrow
from ...pieces import pay, prime_minister_order, yards_of
from ...refs import CALL_VOTES, CallVotes
from ...state import NOBODY, Coalition, G, printed, steps
from . import climate, resolving

FOR: Final = "for"
AGAINST: Final = "against"
BallotKind = Literal["cash", "workshops", "shipyards", PrestigeId]
SIDES: tuple[Side, ...] = (FOR, AGAINST)
COMMITS_SINCE: Final = 5
"""The version of the rules since when a family that joins a coalition is committed to vote against."""


@steps("parliament.begin")
def begin(game: G) -> None:
    ballot = game.state.parliament.ballot
    game.log("parliament.support", "jc2.parliament.vote.start", law=ballot.law, n=ballot.votes)
    if plays(game):
        crown(game).voted = crown(game).bought = False
        if not special(game) and not automated(game, game.state.parliament.prime_minister):
            game.next(climate.shift)
    game.next(vote_round)


@steps("parliament.round")
def vote_round(game: G) -> None:
    """The Crown votes before all others, on Deregulation after them."""
    game.state.parliament.ballot.cast = False
    if plays(game) and not special(game):
        game.next(vote_of_crown)
    for seat in prime_minister_order(game):
        if not automated(game, seat):
            game.next(vote, seat=seat)
    if plays(game) and special(game):
        game.next(vote_of_crown)
    game.next(tally)


@steps("parliament.tally")
def tally(game: G) -> Step | None:
    ballot = game.state.parliament.ballot
    if not ballot.cast:
        game.log("parliament.over", "jc2.parliament.vote.round_empty", n=ballot.votes)
        game.next(resolving.resolve)
        return None
    return _more(game)


def _more(game: G) -> Step:
    parliament = game.state.parliament
    answer = yield lambda: Pick(
        parliament.prime_minister, "parliament.more", [Option("more"), Option("end")], "jc2.parliament.vote.round",
        law=parliament.ballot.law, n=parliament.ballot.votes,
    )  # fmt: skip
    if answer == "more":
        game.log("parliament.another", "jc2.parliament.vote.round", seat=parliament.prime_minister,
                 n=parliament.ballot.votes)  # fmt: skip
        game.next(vote_round)
        return
    game.log("parliament.over", "jc2.parliament.vote.round", n=parliament.ballot.votes)
    game.next(resolving.resolve)


# --- what gives votes -----------------------------------------------------------------------------------------
def card_votes(game: G, card: PrestigeId) -> int:
    """The votes of a prestige card, some of which depend on the target of the policy."""
    row, stop = printed(game).cards[card], game.state.parliament.ballot.stop
    if card in prestige.BOROUGHS:
        return borough_votes(game, row.votes)
    favoured = stop != NOBODY and printed(game).dial[stop].target in row.conditional_targets
    return row.votes + (row.conditional_votes if favoured else 0)


def free_yards(game: G, seat: int) -> list[int]:
    used = [*game.state.parliament.ballot.turned[seat].yards, *game.state.turn.silent.yards]
    yards = yards_of(game, seat)
    return [number for number in yards if number not in used] if used else yards


def free_workshops(game: G, seat: int) -> int:
    used = game.state.parliament.ballot.turned[seat].workshops + game.state.turn.silent.workshops[seat]
    family = game.state.families[seat]
    return max(0, family.workshops + family.invested - used)


def enterprises(game: G, seat: int) -> dict[BallotKind, int]:
    """How many unturned enterprises of each kind could still vote. Lady Newcome's family has no voice."""
    if prestige.binds(game, seat, "lady_newcome"):
        return {}
    found: dict[BallotKind, int] = {"workshops": free_workshops(game, seat), "shipyards": len(free_yards(game, seat))}
    used = [*game.state.parliament.ballot.turned[seat].cards, *game.state.turn.silent.cards]
    for card in game.state.families[seat].prestige:
        if card_votes(game, card) and card not in used:
            found[card] = 1
    return {name: n for name, n in found.items() if n}


def worth(game: G, name: BallotKind) -> int:
    """The votes of one ballot of a kind."""
    match name:
        case "cash":
            return 1
        case "workshops":
            return printed(game).enterprises.workshop.votes
        case "shipyards":
            return printed(game).enterprises.shipyard.votes
    return card_votes(game, name)


def affordable(game: G, seat: int) -> int:
    """How many votes a family could buy."""
    return game.state.families[seat].cash // vote_price(game)


def ballots(game: G, seat: int) -> dict[BallotKind, int]:
    bought = affordable(game, seat)
    cash: dict[BallotKind, int] = {"cash": bought} if bought else {}
    return cash | enterprises(game, seat)


def total(game: G, held: dict[BallotKind, int]) -> int:
    return sum(n * worth(game, name) for name, n in held.items())


# --- a player's turn ------------------------------------------------------------------------------------------
@steps("parliament.vote")
def vote(game: G, seat: int) -> Step | None:
    return _vote(game, seat) if _may_vote(game, seat) or _if_lent(game, seat) else None


def _may_vote(game: G, seat: int) -> bool:
    return bool(ballots(game, seat)) or any(option.why is OPEN for option in _calls(game, seat))


def _if_lent(game: G, seat: int) -> bool:
    return not game.state.parliament.ballot.prompted[seat] and can_borrow(game, seat, vote_price(game))


def _must_vote(game: G, seat: int) -> bool:
    """Who is committed to vote against does so as soon as there is anything to vote with."""
    return game.state.parliament.ballot.committed[seat] and bool(ballots(game, seat))


def has_supported(game: G, seat: int) -> bool:
    return game.state.parliament.ballot.supported[seat]


def _for(game: G, seat: int) -> Reason:
    opposed = game.state.parliament.ballot.opposed[seat]
    return Closed("jc2.parliament.opposition.no_return", seat=seat) if opposed else OPEN


def _against(game: G, seat: int) -> Reason:
    return Closed("jc2.parliament.opposition.pm") if _bound(game, seat) else OPEN


def _bound(game: G, seat: int) -> bool:
    """The Prime Minister stands by a law, but not by Deregulation; the Crown by none."""
    return game.state.parliament.prime_minister == seat and not special(game) and not automated(game, seat)


def side_open(game: G, seat: int, side: Side) -> Reason:
    """Whether this family may vote for or against the law, however many votes it has."""
    return _for(game, seat) if side == FOR else _against(game, seat)


def _calls(game: G, seat: int) -> list[Option]:
    """The promises Vote with my Enterprises that a seat could call in, for either side."""
    options = []
    for other in promises.guarantors(game, seat, promises.VOTE):
        held = enterprises(game, other)
        able = OPEN if held else Closed("jc2.promise.if_able", seat=other)
        for side in SIDES:
            options.append(
                Option(CALL_VOTES.text(CallVotes(side, other)), all_of(able, side_open(game, seat, side)),
                       targets.PROMISE[promises.card_of(other, promises.VOTE)], f"parliament.call_{side}", other=other,
                       n=total(game, held), votes=_moved(game, side, total(game, held)))
            )  # fmt: skip
    return options


def _moved(game: G, side: Side, n: int) -> int:
    return game.state.parliament.ballot.votes + (n if side == FOR else -n)


def _vote_question(game: G, seat: int) -> Decision | None:
    able = _may_vote(game, seat)
    if not able and not _if_lent(game, seat):
        return None
    parliament = game.state.parliament
    n = total(game, ballots(game, seat))
    have = OPEN if n else Closed("jc2.parliament.vote.cards_once")
    options = [
        Option(side, all_of(side_open(game, seat, side), have), NOWHERE, f"parliament.{side}", n=n,
               votes=_moved(game, side, n))
        for side in SIDES
    ]  # fmt: skip
    committed = Closed("jc2.parliament.opposition.coalition_who", seat=seat) if _must_vote(game, seat) else OPEN
    options += [*_calls(game, seat), Option("done", committed, quiet=True)]
    return Pick(
        seat, "parliament.vote", options, "jc2.parliament.vote.order",
        law=parliament.ballot.law, n=parliament.ballot.votes,
        against=list(parliament.ballot.against), opposition=parliament.opposition, ends="done",
        **({} if able else IF_LENT),
    )  # fmt: skip


def _vote(game: G, seat: int) -> Step:
    """As often as the family likes in its turn: every vote uses something up. Who has nothing to vote with is asked
    once about each law all the same, if others could lend it something."""
    cast = False
    while _may_vote(game, seat) or _if_lent(game, seat):
        if_lent = not _may_vote(game, seat)
        answer = yield lambda: _vote_question(game, seat)
        if if_lent:
            game.state.parliament.ballot.prompted[seat] = True
        if answer is None or answer == "done":
            break
        if answer in (FOR, AGAINST):
            cast = (yield from _cast_own(game, seat, answer)) or cast
            continue
        called = CALL_VOTES.read(answer)
        cast = (yield from _cast_promised(game, seat, called.side, called.guarantor)) or cast
    if not cast:
        game.log("parliament.abstained", "jc2.parliament.vote.abstain", seat=seat)


def _cast_own(game: G, seat: int, side: Side) -> Step:
    credit = yield from _credit(game, seat, side)
    if credit == NOBODY or not ballots(game, seat):
        # Refused, or the money has been lent to somebody while the question stood.
        return False

    def ask() -> Decision | None:
        held = ballots(game, seat)
        if not held:
            return None
        slots = [
            Slot(name, n, 0, OPEN, _target(name, seat), f"ballot.{name}" if name not in CARDS else "ballot.card",
                 n=n, each=worth(game, name), price=vote_price(game), cost=vote_price(game) if name == "cash" else 0)
            for name, n in held.items()
        ]  # fmt: skip
        ballot = game.state.parliament.ballot
        return Allocate(
            seat, f"parliament.cast_{side}", sum(held.values()), slots, least=1,
            rule="jc2.parliament.vote.cash", n=ballot.votes, law=ballot.law, way=1 if side == FOR else -1,
        )  # fmt: skip

    given = yield ask
    if given is None:
        return False
    used = {name: n for name, n in zip(ballots(game, seat), given, strict=True) if n}
    if "cash" in used:
        pay(game, seat, used["cash"] * vote_price(game))
    _turn(game, seat, used)
    _count(game, seat, side, credit, used)
    return True


def _target(name: BallotKind, seat: int) -> Target:
    return targets.CARD[name] if name in CARDS else targets.FAMILY[seat]


def _cast_promised(game: G, seat: int, side: Side, guarantor: int) -> Step:
    """All unused votes of the guarantor's enterprises go the holder's way, in the holder's name."""
    credit = yield from _credit(game, seat, side)
    held = enterprises(game, guarantor)
    if credit == NOBODY or not held or guarantor not in promises.guarantors(game, seat, promises.VOTE):
        return False
    promises.fulfil(game, seat, guarantor, promises.VOTE)
    _turn(game, guarantor, held)
    _count(game, seat, side, credit, held)
    return True


# --- the Crown's ----------------------------------------------------------------------------------------------
def free_votes(game: G, seat: int) -> int:
    """What its treasury is worth in votes, for nothing."""
    return len([least for least in printed(game).crown.votes if game.state.families[seat].cash >= least])


def crown_enterprises(game: G) -> dict[BallotKind, int]:
    """All its cards with votes: the text of Lady Newcome does not bind it."""
    return enterprises(game, seat_of(game))


@steps("parliament.crown_vote")
def vote_of_crown(game: G) -> Step | None:
    """All votes of its cards and its treasury at once, in its first turn; in the special session then money, once."""
    mine = crown(game)
    if not mine.voted:
        mine.voted = True
        return _vote_of_crown(game)
    if special(game):
        _buy(game)
    return None


def _vote_of_crown(game: G) -> Step:
    seat, held = seat_of(game), crown_enterprises(game)
    free = free_votes(game, seat)
    side = yield lambda: Pick(seat, "parliament.crown_vote", [
        Option(side, OPEN, NOWHERE, f"parliament.{side}", n=total(game, held) + free) for side in SIDES
    ], "jc2.solo.crown.vote.plan", law=game.state.parliament.ballot.law)  # fmt: skip
    if total(game, held) + free:
        _turn(game, seat, held)
        _count(game, seat, side, seat, held, free)
    else:
        game.log("parliament.abstained", "jc2.solo.crown.vote.cards", seat=seat)
    if special(game):
        _buy(game)


def _buy(game: G) -> None:
    """As many votes as sink Deregulation, if that is within its limit and its purse."""
    mine, seat = crown(game), seat_of(game)
    need = resolving.lacking(game, AGAINST)
    cost = need * vote_price(game)
    if mine.bought or need <= 0 or cost > min(chart(game).session, game.state.families[seat].cash):
        return
    mine.bought = True
    pay(game, seat, cost)
    game.log("crown.bought_votes", "jc2.solo.crown.deregulation.spends", seat=seat, n=need, cost=cost)
    _count(game, seat, AGAINST, seat, {}, need)


# --- coalitions -----------------------------------------------------------------------------------------------
def _creditable(game: G, seat: int, other: int) -> Reason:
    """Whether votes against can be credited to another: not the Prime Minister, nor who has refused. Who only voted for
    the law can commit itself to vote against."""
    parliament = game.state.parliament
    if _bound(game, other):
        return Closed("jc2.parliament.opposition.pm")
    if Coalition(by=seat, credit=other) in parliament.ballot.refused:
        return Closed("jc2.parliament.opposition.coalition", seat=other)
    only_for = has_supported(game, other) and not parliament.ballot.opposed[other]
    if only_for and game.rules < COMMITS_SINCE:
        return Closed("jc2.parliament.opposition.coalition_who", seat=other)
    return OPEN


def _commits(game: G, other: int) -> bool:
    """Whether joining a coalition commits this family to a vote against the law."""
    ballot = game.state.parliament.ballot
    return game.rules >= COMMITS_SINCE and (ballot.committed[other] or not ballot.opposed[other])


def _credit(game: G, seat: int, side: Side) -> Step:
    """For whose total votes are cast; NOBODY if the consent that this needs is withheld."""
    others = [other for other in persons(game) if other != seat]
    if side == FOR or not any(_creditable(game, seat, other) for other in others):
        return seat
    parliament = game.state.parliament

    def ask() -> Decision:
        ballot = parliament.ballot
        options = [Option(seat, OPEN, targets.FAMILY[seat], "parliament.own_name", other=seat, n=ballot.against[seat])]
        options += [
            Option(other, _creditable(game, seat, other), targets.FAMILY[other], "parliament.credit", other=other,
                   n=ballot.against[other], member=int(ballot.opposed[other]))
            for other in others
        ]  # fmt: skip
        return Pick(seat, "parliament.credit", options, "jc2.parliament.opposition.coalition",
                    opposition=parliament.opposition, opens=seat)  # fmt: skip

    credit = yield ask
    if credit == seat:
        return seat
    given = yield from consents.ask(
        game, [credit], "parliament.coalition", "jc2.parliament.opposition.coalition",
        by=seat, law=parliament.ballot.law,
        n=parliament.ballot.against[credit], commits=int(_commits(game, credit)),
    )  # fmt: skip
    if given[credit]:
        return credit
    parliament.ballot.refused.append(Coalition(by=seat, credit=credit))
    return NOBODY


# --- counting -------------------------------------------------------------------------------------------------
def _turn(game: G, seat: int, used: dict[BallotKind, int]) -> None:
    """Turn the cards that were used."""
    turned = game.state.parliament.ballot.turned[seat]
    turned.workshops += used.get("workshops", 0)
    turned.yards += free_yards(game, seat)[: used.get("shipyards", 0)]
    turned.cards += [card for card in game.state.families[seat].prestige if card in used]


def _count(game: G, seat: int, side: Side, credit: int, used: dict[BallotKind, int], free: int = 0) -> None:
    """`free`: votes beside those of ballots."""
    ballot = game.state.parliament.ballot
    n = total(game, used) + free
    ballot.votes = _moved(game, side, n)
    ballot.cast = True
    if side == FOR:
        ballot.supported[seat] = True
        game.log("parliament.voted_for", "jc2.parliament.vote.direction", seat=seat, n=n, votes=ballot.votes)
        return
    ballot.committed[seat] = False
    if credit != seat:
        ballot.committed[credit] = _commits(game, credit)
    ballot.opposed[seat] = ballot.opposed[credit] = True
    ballot.against[credit] += n
    if credit == seat:
        game.log("parliament.voted_against", "jc2.parliament.opposition.member", seat=seat, n=n, votes=ballot.votes)
    else:
        game.log("parliament.voted_in_name", "jc2.parliament.opposition.coalition_credit", seat=seat, n=n,
                 votes=ballot.votes, credit=credit)  # fmt: skip
    _lead(game, credit)


def _lead(game: G, seat: int) -> None:
    """Only more votes than those of the marker's holder take the marker. Between a person and a Crown Prime Minister it
    moves when all have voted."""
    parliament = game.state.parliament
    if solo(game) and automated(game, parliament.prime_minister) and not special(game):
        return
    before = 0 if parliament.opposition == NOBODY else parliament.ballot.against[parliament.opposition]
    if seat != parliament.opposition and parliament.ballot.against[seat] > before:
        parliament.opposition = seat
        game.log("parliament.leads", "jc2.parliament.opposition.leader", seat=seat, n=parliament.ballot.against[seat])
