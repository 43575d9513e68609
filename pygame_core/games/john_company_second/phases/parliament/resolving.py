"""The vote is over: the law passes or fails, and the dial's policy takes effect."""

from __future__ import annotations

from .....kernel.decisions import Pick
from .....kernel.game import Step
from ...cards import prestige
from ...crown.family import automated, seat_of, solo
from ...ids import Side
from ...laws import OLD_IDEAS, drop_rival, pending, special
from ...state import NOBODY, G, printed, steps
from . import deregulation, policy
from .ballot import closed, none_turned
from .effects import AT_ONCE, IF_FAILED


def lacking(game: G, side: Side) -> int:
    """The votes that this side still needs to have its way; below 1 if it has enough."""
    votes, passes = game.state.parliament.ballot.votes, printed(game).parliament.passes_at
    return passes - votes if side == "for" else votes - passes + 1


@steps("parliament.resolve")
def resolve(game: G) -> None:
    parliament = game.state.parliament
    parliament.ballot.turned = none_turned(len(game.state.families))
    passes = parliament.ballot.votes >= printed(game).parliament.passes_at
    if special(game):
        deregulation.deregulate(game) if passes else deregulation.uphold(game)
    elif passes:
        _pass(game)
    else:
        _fail(game)
    game.next(close)


def _pass(game: G) -> None:
    """The law, its token, the policy, then what the law does at once."""
    parliament, law = game.state.parliament, pending(game)
    parliament.passed.append(law)
    game.state.families[parliament.prime_minister].laws += 1
    game.log("parliament.passed", "jc2.parliament.resolve.threshold", seat=parliament.prime_minister, law=law,
             n=parliament.ballot.votes)  # fmt: skip
    drop_rival(game, law)
    policy.enact(game, parliament.ballot.stop)
    if law in AT_ONCE:
        game.next(AT_ONCE[law])


def _fail(game: G) -> None:
    """The discard and what a failed dilemma brings, the dial, then a policy of the new Prime Minister's."""
    parliament, law = game.state.parliament, pending(game)
    parliament.discards.append(law)
    parliament.ballot.window = False
    game.log("parliament.failed", "jc2.parliament.resolve.threshold", law=law, n=parliament.ballot.votes)
    if law in IF_FAILED:
        game.next(IF_FAILED[law])
    game.next(pass_dial)
    game.next(shift_policy)


@steps("parliament.dial")
def pass_dial(game: G) -> None:
    """The holder of the marker becomes Prime Minister and gives it back; without one all stays."""
    parliament = game.state.parliament
    if solo(game):
        _lead_alone(game)
    if parliament.opposition == NOBODY:
        game.log("parliament.stays", "jc2.parliament.resolve.fail.no_opposition", seat=parliament.prime_minister)
        return
    rule = "dial" if any(parliament.ballot.opposed) else "no_opposition"
    parliament.prime_minister, parliament.opposition = parliament.opposition, NOBODY
    game.log("parliament.minister", f"jc2.parliament.resolve.fail.{rule}", seat=parliament.prime_minister)


def _lead_alone(game: G) -> None:
    """A person alone loses the dial to the Crown with any law that fails; under a Crown Prime Minister more votes
    against take the marker, equal ones leave it where it was."""
    parliament, ballot = game.state.parliament, game.state.parliament.ballot
    mine = seat_of(game)
    if not automated(game, parliament.prime_minister):
        parliament.opposition = mine
        return
    most = [seat for seat, n in enumerate(ballot.against) if n and n == max(ballot.against)]
    if len(most) == 1:
        parliament.opposition = most[0]


@steps("parliament.shift")
def shift_policy(game: G) -> Step:
    """To either neighbour of the selected space; a victorious owner of the Tax Collectors may add a window tax."""
    parliament = game.state.parliament
    space = yield lambda: Pick(
        parliament.prime_minister, "parliament.shift",
        [
            policy.space_option(game, (parliament.ballot.stop + step) % len(printed(game).dial), way)
            for way, step in policy.TURNS.items()
        ],
        "jc2.parliament.resolve.fail.policy", kind=printed(game).dial[parliament.ballot.stop].target,
        consequence=f"policy.{printed(game).dial[parliament.ballot.stop].consequence}",
    )  # fmt: skip
    minister = parliament.prime_minister
    collects = any(parliament.ballot.opposed) and prestige.owns(game, minister, policy.COLLECTORS)
    if collects and not policy.windows_due(game, space, False):
        answer = yield lambda: _window_question(game, minister, space)
        if answer == "yes":
            parliament.ballot.window = True
            game.log("parliament.window", f"jc2.prestige.{policy.COLLECTORS}", seat=minister)
    policy.enact(game, space)


def _window_question(game: G, minister: int, space: int) -> Pick | None:
    return policy.window_question(game, minister, space) if prestige.owns(game, minister, policy.COLLECTORS) else None


@steps("parliament.close")
def close(game: G) -> None:
    """After Old Ideas Made New! the discards and all cards drawn go back into the deck."""
    parliament = game.state.parliament
    parliament.ballot = closed(parliament.ballot)
    if OLD_IDEAS in parliament.revealed:
        parliament.deck += [*parliament.discards, *parliament.revealed]
        parliament.discards, parliament.revealed = [], []
        game.chance.shuffle(parliament.deck, "laws")
        game.log("parliament.reshuffled", f"jc2.law.{OLD_IDEAS}", n=len(parliament.deck))
