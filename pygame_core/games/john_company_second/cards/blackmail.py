"""Blackmail: when each card may be played, what it does, and how it is cancelled.

Nobody but its holder knows a facedown card. So whoever holds any facedown card that could be the one is asked
whenever one could be played out of turn; who holds none, or all know to be gone, is not.
"""

from __future__ import annotations

from typing import Final, Literal

from ....kernel.decisions import Decision, Option, Pick
from ....kernel.game import Step, act
from ....kernel.reasons import OPEN, Closed, Reason
from .. import checks, targets
from ..components import OFFICES, REGIONS, rule_of
from ..crown.family import persons
from ..ids import BlackmailId, OfficeId, PhaseId, RegionId
from ..pieces import company_receives, held_by, holder, prime_minister_order, receive, to_supply, vacate
from ..refs import STAND, Stand
from ..state import NOBODY, G, printed, steps
from .deck import gone, knows, show, turn_up

CANCEL: Final = "man_on_the_inside"
PREFERENCE: Final = "hiring_preference"
LETTERS: Final = "letters_of_introduction"
Check = Literal["trade", "deploy"]
REROLLS: dict[Check, BlackmailId] = {"trade": "mercantile_connection", "deploy": "diplomatic_connection"}
SCANDALS: tuple[BlackmailId, ...] = ("scandal_on_leadenhall_street", "scandal_in_india")
MOMENTS: dict[PhaseId, tuple[BlackmailId, ...]] = {
    "family": ("prime_ministers_ear", "envoy_to_the_mughals"),
    "revenue": ("company_fraud", "envoy_to_the_mughals"),
    "events": ("envoy_to_the_mughals", *SCANDALS),
}
"""What can be played in the window before a phase."""
WINDOW: Final = "before_phase"
"""The kind of the windows before a phase; those of a card go by its name."""
KINDS: Final = (WINDOW, PREFERENCE, *REROLLS.values(), CANCEL)
BEFORE_EVENTS = ("session", "london", "family", "firms", "hiring", "operations", "bonuses", "revenue")
AFTER_REVENUE = ("events", "parliament", "upkeep")
SWAPS = ([0, 1], [1, 2], [1, 3], [2, 3])
"""Places of the Power track that are adjacent: the last two stand side by side."""


# --- who holds what -------------------------------------------------------------------------------------------
def holders(game: G, cards: tuple[BlackmailId, ...], besides: int = NOBODY) -> list[int]:
    """The seats of which nobody else can say that they hold none of these cards facedown."""
    if all(gone(game, card) for card in cards):
        return []
    return [seat for seat, family in enumerate(game.state.families) if seat != besides and family.blackmail]


def holds(game: G, seat: int, card: BlackmailId) -> bool:
    return card in game.state.families[seat].blackmail


def holds_why(game: G, seat: int, card: BlackmailId) -> Reason:
    return OPEN if holds(game, seat, card) else Closed(rule_of("blackmail", card))


# --- when -----------------------------------------------------------------------------------------------------
def playable(game: G, seat: int, card: BlackmailId, before: Literal[PhaseId, ""] = "") -> Reason:
    """Whether a card may be played beside the pending question, or in the window before a phase."""
    if before:
        open_now = card in MOMENTS[before]
    else:
        phase = game.state.turn.phase
        open_now = (
            (card == "prime_ministers_ear" and phase in ("session", "london"))
            or (card == "envoy_to_the_mughals" and phase in BEFORE_EVENTS)
            or (card in SCANDALS and phase in AFTER_REVENUE)
        )
    if not open_now:
        return Closed(rule_of("blackmail", card))
    if card == "company_fraud" and not held_by(game, seat):
        return Closed("jc2.blackmail.company_fraud")
    if card in SCANDALS and not scandal_targets(game, card):
        return Closed(rule_of("blackmail", card))
    return OPEN


def acts(game: G, seat: int) -> list[Option]:
    """Playing a card, or showing it to somebody, beside the pending question."""
    options = []
    for card in game.state.families[seat].blackmail:
        back = game.state.london.back[card]
        why = playable(game, seat, card)
        options.append(
            Option(act(play_beside, card), why, targets.BLACKMAIL[back], "blackmail.play", deed="play", card=card)
        )
        for other in persons(game):
            if other != seat and not knows(game, other, card):
                options.append(
                    Option(act(show_beside, card, other), OPEN, targets.BLACKMAIL[back], "blackmail.show", deed="show",
                           card=card, other=other)
                )  # fmt: skip
    return options


@steps("blackmail.play")
def play_beside(game: G, seat: int, card: BlackmailId) -> Step:
    yield from use(game, seat, card)


@steps("blackmail.show")
def show_beside(game: G, seat: int, card: BlackmailId, other: int) -> None:
    """Only the chosen player sees the face."""
    show(game, other, card)
    game.log("blackmail.shown", "jc2.negotiation.blackmail_peek", seat=seat, other=other,
             back=game.state.london.back[card])  # fmt: skip
    game.log("blackmail.seen", "jc2.negotiation.blackmail_peek", to=other, seat=seat, card=card)


@steps("blackmail.window")
def window(game: G, before: PhaseId) -> Step | None:
    if not holders(game, MOMENTS[before]):
        return None
    return _window(game, before)


def _window(game: G, before: PhaseId) -> Step:
    def ask() -> list[Decision] | None:
        seats = holders(game, MOMENTS[before])
        return [_window_question(game, seat, before) for seat in seats] or None

    while holders(game, MOMENTS[before]):
        answers = yield ask
        if answers is None:
            return
        played = dict(zip(holders(game, MOMENTS[before]), answers, strict=True))
        for seat in prime_minister_order(game):
            card = played.get(seat, "none")
            if card != "none" and holds(game, seat, card):
                yield from use(game, seat, card)
        if all(answer == "none" for answer in answers):
            return


def _window_question(game: G, seat: int, before: PhaseId) -> Decision:
    options = [
        Option(card, playable(game, seat, card, before), targets.BLACKMAIL[game.state.london.back[card]], "card")
        for card in game.state.families[seat].blackmail
    ]
    options.append(Option("none", quiet=True))
    return Pick(seat, "blackmail.window", options, "jc2.london.cards.blackmail.once", phase=f"phase.{before}",
                window=WINDOW)  # fmt: skip


# --- playing and cancelling -----------------------------------------------------------------------------------
def announce(game: G, seat: int, card: BlackmailId) -> None:
    """The card turns faceup before its family; it has been used whatever becomes of it."""
    family = game.state.families[seat]
    family.blackmail.remove(card)
    family.played.append(card)
    turn_up(game, card)
    game.log("blackmail.played", rule_of("blackmail", card), seat=seat, card=card)


def cancelled(game: G, seat: int, card: BlackmailId) -> Step:
    """Whether somebody has a Man on the Inside, and uses him: then the card lies faceup before that family."""
    seats = holders(game, (CANCEL,), seat)
    if not seats or card == CANCEL:
        return False
    answers = yield lambda: [_cancel_question(game, other, seat, card) for other in seats]
    for other, answer in zip(seats, answers, strict=True):
        if answer == "cancel":
            announce(game, other, CANCEL)
            game.state.families[seat].played.remove(card)
            game.state.families[other].played.append(card)
            game.log("blackmail.cancelled", "jc2.blackmail.man_on_the_inside", seat=other, card=card, other=seat)
            return True
    return False


def _cancel_question(game: G, seat: int, player: int, card: BlackmailId) -> Decision:
    options = [Option("let", quiet=True), Option("cancel", holds_why(game, seat, CANCEL))]
    return Pick(
        seat, "blackmail.cancel", options, "jc2.blackmail.man_on_the_inside", card=card, by=player, window=CANCEL
    )


def spring(game: G, seat: int, card: BlackmailId) -> Step:
    """Play a card whose effect is the caller's; gives whether it takes effect."""
    announce(game, seat, card)
    stopped = yield from cancelled(game, seat, card)
    return not stopped


def use(game: G, seat: int, card: BlackmailId) -> Step:
    """Play a card of this module: name its target, let the others cancel it, do what it says."""
    announce(game, seat, card)
    if card == "prime_ministers_ear":
        yield from _ear(game, seat)
    elif card == "envoy_to_the_mughals":
        yield from _envoy(game, seat)
    elif card == "company_fraud":
        yield from _fraud(game, seat)
    else:
        office = yield lambda: Pick(seat, "blackmail.scandal", scandal_options(game, card), rule_of("blackmail", card))
        yield from strike(game, seat, card, office)


# --- the Prime Minister's Ear ---------------------------------------------------------------------------------
def _ear(game: G, seat: int) -> Step:
    power = game.state.parliament.power
    swap = yield lambda: Pick(seat, "blackmail.ear", [
        Option(list(places), OPEN, targets.POWER[places[0]], "blackmail.ear", first=power[places[0]],
               second=power[places[1]])
        for places in SWAPS
    ], "jc2.blackmail.prime_ministers_ear")  # fmt: skip
    if (yield from cancelled(game, seat, "prime_ministers_ear")):
        return
    a, b = swap
    power[a], power[b] = power[b], power[a]
    game.log("blackmail.swapped", "jc2.blackmail.prime_ministers_ear", seat=seat, first=power[b], second=power[a])


# --- Company Fraud --------------------------------------------------------------------------------------------
def _fraud(game: G, seat: int) -> Step:
    if (yield from cancelled(game, seat, "company_fraud")):
        return
    dice = game.chance.dice(len(held_by(game, seat)))
    taken = max(0, min(game.state.company.balance, printed(game).card_numbers.fraud * max(dice)))
    company_receives(game, -taken)
    receive(game, seat, taken)
    game.log("blackmail.fraud", "jc2.blackmail.company_fraud", seat=seat, dice=dice, n=taken)


# --- Envoy to the Mughals -------------------------------------------------------------------------------------
def elephant_places(game: G) -> list[Stand]:
    """All legal positions, tail and head: inside a Company region, from a subject towards its capital, from a
    sovereign region towards any neighbour that is not its own subject."""
    regions = game.state.india.regions
    places = []
    for tail, region in regions.items():
        if region.control:
            places.append(Stand(tail, tail))
            continue
        for head in REGIONS[tail].clockwise:
            kin = region.flag != NOBODY and regions[head].flag == region.flag
            subject = region.flag != NOBODY and not region.capital
            if kin and regions[head].capital if subject else not kin:
                places.append(Stand(tail, head))
    return places


def envoy_value(game: G, region: RegionId) -> int:
    """The highest value among the region's open orders; a filled order is open."""
    closed = game.state.india.closed
    figures = printed(game).orders
    return max((figures[order].value for order in REGIONS[region].orders if order not in closed), default=0)


def _envoy(game: G, seat: int) -> Step:
    india = game.state.india
    answer = yield lambda: Pick(seat, "blackmail.envoy", [
        Option(STAND.answer(place), OPEN, targets.elephant(place.tail, place.head),
               "blackmail.elephant_in" if place.tail == place.head else "blackmail.elephant", tail=place.tail,
               head=place.head, n=envoy_value(game, place.tail))
        for place in elephant_places(game)
    ], "jc2.blackmail.envoy_to_the_mughals")  # fmt: skip
    if (yield from cancelled(game, seat, "envoy_to_the_mughals")):
        return
    place = STAND.read(answer)
    india.tail, india.head = place.tail, place.head
    taken = envoy_value(game, place.tail)
    receive(game, seat, taken)
    game.log("blackmail.envoy", "jc2.blackmail.envoy_to_the_mughals", seat=seat, tail=place.tail,
             head=place.head, n=taken)  # fmt: skip


# --- the scandals ---------------------------------------------------------------------------------------------
def in_india(office: OfficeId) -> bool:
    """President, Governor or Governor General."""
    return bool(OFFICES[office].region or OFFICES[office].presidency) or office == "governor_general"


def scandal_targets(game: G, card: BlackmailId) -> list[OfficeId]:
    return [
        office
        for office, post in game.state.offices.items()
        if post.where == "held" and in_india(office) == (card == "scandal_in_india")
    ]


def scandal_options(game: G, card: BlackmailId) -> list[Option]:
    return [
        Option(office, OPEN, targets.OFFICE[office], "office", holder=game.state.offices[office].holder)
        for office in scandal_targets(game, card)
    ]


def strike(game: G, seat: int, card: BlackmailId, office: OfficeId) -> Step:
    """Nobody retires by a scandal: the piece goes back to its supply."""
    if (yield from cancelled(game, seat, card)) or holder(game, office) == NOBODY:
        return
    struck = vacate(game, office)
    to_supply(game, struck)
    game.log("blackmail.scandal", rule_of("blackmail", card), seat=seat, office=office, other=struck)


# --- the connections ------------------------------------------------------------------------------------------
def divisor(game: G, card: BlackmailId) -> int:
    """By what the dice of a check are divided, rounded down, when this card has it rolled again."""
    numbers = printed(game).card_numbers
    return numbers.trade_divisor if card == REROLLS["trade"] else numbers.deploy_divisor


def after_check(game: G, kind: Check, seat: int, dice: list[int]) -> Step:
    """After the dice of a Trade or Deploy check: gives the new dice if somebody makes it be rolled again, else None.

    Fewer dice are rolled, as printed on the card; without a die the check fails.
    """
    card = REROLLS[kind]
    seats = holders(game, (card,))
    if not seats:
        return None
    answers = yield lambda: [_reroll_question(game, other, card, seat, dice) for other in seats]
    for other, answer in zip(seats, answers, strict=True):
        if answer == "play" and (yield from spring(game, other, card)):
            again = game.chance.dice(len(dice) // divisor(game, card))
            game.log("blackmail.rerolled", rule_of("blackmail", card), seat=other, dice=again, other=seat)
            return again
    return None


def _reroll_question(game: G, seat: int, card: BlackmailId, roller: int, dice: list[int]) -> Decision:
    fewer = len(dice) // divisor(game, card)
    options = [Option("let", quiet=True), Option("play", holds_why(game, seat, card), odds=checks.odds(game, fewer))]
    return Pick(
        seat, "blackmail.reroll", options, rule_of("blackmail", card), card=card, by=roller, dice=list(dice),
        n=fewer, window=card,
    )  # fmt: skip
