"""Drawing laws, and which of them comes to the vote.

Drawn laws lie open. With Old Ideas Made New! they stay before the Prime Minister until the vote is over, and so
does that card; otherwise those not selected are discarded at once.
"""

from __future__ import annotations

from typing import Final

from .....kernel.decisions import Decision, Option, Pick
from .....kernel.game import Step
from .....kernel.reasons import OPEN
from ... import targets
from ...components import rule_of
from ...ids import LawId
from ...laws import OLD_IDEAS, starting_support
from ...pieces import by_number, holder
from ...state import NOBODY, G, printed, steps
from . import policy, voting

IMPEACHMENT: Final = "public_demands_impeachment"


@steps("parliament.draw")
def draw(game: G) -> None:
    parliament = game.state.parliament
    if not parliament.deck:
        parliament.deck, parliament.discards = parliament.discards, []
        game.chance.shuffle(parliament.deck, "laws")
        game.log("parliament.reshuffled", "jc2.parliament.deck_out", n=len(parliament.deck))
    law = parliament.deck.pop()
    parliament.revealed.append(law)
    game.reveal()
    game.log("parliament.drawn", "jc2.parliament.draw", seat=parliament.prime_minister, law=law)
    if law == OLD_IDEAS:
        game.next(old_ideas)
    elif printed(game).laws[law].dilemma:
        game.log("parliament.dilemma", "jc2.parliament.dilemma", law=law)
        select(game, law)
    else:
        game.next(choose_law)


# --- selecting ------------------------------------------------------------------------------------------------
@steps("parliament.select")
def choose_law(game: G) -> Step:
    """One of the laws drawn so far, or another card."""
    parliament = game.state.parliament

    def ask() -> Decision:
        options = [law_option(game, law) for law in parliament.revealed]
        left = printed(game).parliament.drawn - len(parliament.revealed)
        if left > 0:
            options.append(Option("draw", OPEN, targets.LAW_DECK, "parliament.draw", n=left))
        return Pick(
            parliament.prime_minister, "parliament.select", options, "jc2.parliament.choose",
            n=len(parliament.revealed),
        )  # fmt: skip

    law = yield ask
    if law == "draw":
        game.next(draw)
    else:
        select(game, law)


def law_option(game: G, law: LawId) -> Option:
    row = printed(game).laws[law]
    icon = f"policy.{row.policy}" if row.policy_kind == "consequence" else row.policy
    return Option(law, OPEN, targets.LAW[law], "parliament.law", law=law, n=starting_support(game, law), policy=icon)


def select(game: G, law: LawId) -> None:
    """This law comes to the vote; the others drawn are discarded."""
    parliament = game.state.parliament
    if OLD_IDEAS in parliament.revealed:
        parliament.discards.remove(law)
    else:
        parliament.revealed.remove(law)
        parliament.discards += parliament.revealed
        parliament.revealed = []
    parliament.ballot.law = law
    parliament.ballot.votes = starting_support(game, law)
    game.log("parliament.selected", "jc2.parliament.pm_selects", seat=parliament.prime_minister, law=law)
    game.next(policy.choose_policy)
    if law == IMPEACHMENT:
        game.next(name_office)
    game.next(policy.offer_window)
    game.next(voting.begin)


# --- two dilemmas ---------------------------------------------------------------------------------------------
@steps("parliament.old_ideas")
def old_ideas(game: G) -> Step | None:
    """A law out of the discards; if there are none, this card goes back and another is drawn."""
    parliament = game.state.parliament
    if parliament.discards:
        return _from_discards(game)
    parliament.revealed.remove(OLD_IDEAS)
    parliament.deck.append(OLD_IDEAS)
    game.chance.shuffle(parliament.deck, "laws")
    game.log("parliament.no_old_ideas", rule_of("law", OLD_IDEAS))
    game.next(draw)
    return None


def _from_discards(game: G) -> Step:
    parliament = game.state.parliament
    law = yield lambda: Pick(
        parliament.prime_minister, "parliament.old_ideas", [law_option(game, law) for law in parliament.discards],
        rule_of("law", OLD_IDEAS), n=len(parliament.discards),
    )  # fmt: skip
    select(game, law)


@steps("parliament.name")
def name_office(game: G) -> Step | None:
    """Public Demands Impeachment!: the Prime Minister names an officeholder before the vote."""
    return _name(game) if any(holder(game, office) != NOBODY for office in by_number()) else None


def _name(game: G) -> Step:
    parliament = game.state.parliament
    rule = rule_of("law", IMPEACHMENT)

    def ask() -> Decision | None:
        options = [
            Option(office, OPEN, targets.OFFICE[office], "parliament.name", holder=holder(game, office))
            for office in by_number()
            if holder(game, office) != NOBODY
        ]
        return Pick(parliament.prime_minister, "parliament.name", options, rule) if options else None

    office = yield ask
    if office is not None:
        parliament.ballot.named = office
        game.log("parliament.named", rule, seat=parliament.prime_minister, office=office, other=holder(game, office))
