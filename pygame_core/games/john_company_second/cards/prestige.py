"""Prestige cards: what spouses forbid, what happens when one is taken, and what prestige enterprises earn.

Votes of prestige enterprises are counted in Parliament; what is asked for here is who owns which card.
"""

from __future__ import annotations

from typing import Literal

from ....kernel.decisions import NOWHERE, Option, Pick
from ....kernel.game import Step
from ....kernel.reasons import OPEN, Closed, Reason
from .. import promises
from ..components import rule_of
from ..crown.family import automated
from ..ids import CardId, PrestigeId
from ..pieces import holder, receive, to_supply, vacate, yards_of
from ..state import NOBODY, G, Silent, printed
from .deck import discard

Forbidden = Literal["workshop", "shipyard", "share", "blackmail"]
FORBIDS: dict[Forbidden, PrestigeId] = {
    "workshop": "john_thorpe",
    "shipyard": "violet_effingham",
    "share": "joseph_sedley",
    "blackmail": "esther_summerson",
}
"""What a family may not own, by the spouse that forbids it."""

BOROUGHS: tuple[PrestigeId, ...] = ("rotten_borough_1", "rotten_borough_2", "rotten_borough_3")
"""Three cards that are alike."""


# --- who owns what --------------------------------------------------------------------------------------------
def owns(game: G, seat: int, card: CardId) -> bool:
    return card in game.state.families[seat].prestige


def binds(game: G, seat: int, card: CardId) -> bool:
    """Whether the text of a card before this family holds for it: the Crown has points and icons of its cards only."""
    return card in game.state.families[seat].prestige and not automated(game, seat)


def owner(game: G, card: CardId) -> int:
    for seat, family in enumerate(game.state.families):
        if card in family.prestige:
            return seat
    return NOBODY


def may_own(game: G, seat: int, thing: Forbidden) -> Reason:
    """Whether a spouse lets the family own a workshop, a shipyard, a share, blackmail."""
    spouse = FORBIDS[thing]
    return Closed(rule_of("prestige", spouse), seat=seat) if binds(game, seat, spouse) else OPEN


def collect(game: G, card: CardId, amount: int) -> None:
    """What a prestige enterprise earns its owner, if it has one: Foundry and Shipbuilders."""
    seat = owner(game, card)
    if seat != NOBODY and amount:
        receive(game, seat, amount)
        game.log("prestige.earned", rule_of("prestige", card), seat=seat, card=card, n=amount)


def none_silent(seats: int) -> Silent:
    """Lady Newcome's family has passed nothing on yet."""
    return Silent(workshops=[0] * seats, yards=[], cards=[])


# --- taking a card --------------------------------------------------------------------------------------------
def take(game: G, seat: int, card: PrestigeId) -> Step:
    """A spouse or a prestige enterprise comes to a family, with all that follows at once."""
    family = game.state.families[seat]
    family.prestige.append(card)
    family.vp += printed(game).cards[card].vp
    game.log("prestige.taken", rule_of("prestige", _ledger(card)), seat=seat, card=card, n=printed(game).cards[card].vp)
    if automated(game, seat):
        return
    if card == "lady_glencora":
        family.opportunity = "gone"
    elif card == "lady_newcome":
        drop_vote_promise(game, seat)
    elif card == "joseph_sedley":
        _leave_court(game, seat)
    yield from part(game, seat, card)


def _ledger(card: CardId) -> str:
    return "rotten_borough" if card in BOROUGHS else card


def drop_vote_promise(game: G, seat: int) -> None:
    """Lady Newcome: the family's vote promise leaves the game, whoever holds it."""
    gone = promises.card_of(seat, promises.VOTE)
    for family in game.state.families:
        family.promises = [promise for promise in family.promises if promise != gone]


def _leave_court(game: G, seat: int) -> None:
    """Joseph Sedley: the Chairman becomes a share again; a piece that seeks a share gives up its place."""
    company = game.state.company
    if holder(game, "chairman") == seat:
        vacate(game, "chairman")
        company.court[seat] += 1
        game.log("prestige.chair_left", "jc2.prestige.joseph_sedley", seat=seat)
    to_supply(game, seat, company.exchange.count(seat))
    company.exchange = [NOBODY if other == seat else other for other in company.exchange]


def forbidden(game: G, seat: int, spouse: CardId) -> int:
    """How many things the family owns that this spouse does not allow, workshops in firms among them."""
    family = game.state.families[seat]
    match spouse:
        case "john_thorpe":
            return family.workshops + family.invested
        case "violet_effingham":
            return len(yards_of(game, seat))
        case "joseph_sedley":
            return game.state.company.court[seat]
        case "esther_summerson":
            return len(family.blackmail) + len(family.played)
    return 0


def part(game: G, seat: int, spouse: PrestigeId) -> Step:
    """What the new spouse does not allow may be traded away now; what is left of it is discarded."""

    def ask() -> Pick | None:
        left = forbidden(game, seat, spouse)
        if not left:
            return None
        return Pick(
            seat, "prestige.part", [Option("done", OPEN, NOWHERE, "", n=left)],
            "jc2.london.cards.spouse.immediate_trades", card=spouse, n=left,
        )  # fmt: skip

    if not forbidden(game, seat, spouse):
        return
    yield ask
    left = forbidden(game, seat, spouse)
    if left:
        _give_up(game, seat, spouse)
        game.log("prestige.given_up", rule_of("prestige", spouse), seat=seat, card=spouse, n=left)


def _give_up(game: G, seat: int, spouse: PrestigeId) -> None:
    world = game.state
    family = world.families[seat]
    match spouse:
        case "john_thorpe":
            world.london.workshops += family.workshops + family.invested
            family.workshops = family.invested = 0
        case "violet_effingham":
            for number in yards_of(game, seat):
                give_up_yard(game, number)
        case "joseph_sedley":
            to_supply(game, seat, world.company.court[seat])
            world.company.court[seat] = 0
        case "esther_summerson":
            for card in [*family.blackmail, *family.played]:
                discard(game, card)
            family.blackmail.clear()
            family.played.clear()


def give_up_yard(game: G, number: int) -> None:
    """A shipyard returns to the supply. A fitted ship stays in play, and keeps the shipyard from being bought."""
    yard = game.state.yards[number]
    yard.owner = NOBODY
    if yard.at == "yard":
        yard.at = ""
