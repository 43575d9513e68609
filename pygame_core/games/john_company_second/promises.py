"""Promise cards: who holds whose, and calling them in.

A promise is called where its effect lies: paying beside any question, a consent to nepotism and a hire in Hiring,
support in an election or for debt, votes in a vote. There is one card of each kind in a family, so no two holders
can ever call in the same one. A promise that cannot be kept is not called; it stays with its holder.
"""

from __future__ import annotations

from typing import Final, NamedTuple, get_args

from ...kernel.decisions import Option
from ...kernel.game import act
from ...kernel.reasons import OPEN, Closed, Reason
from ...parts.money import hand_over
from . import targets
from .components import FAMILIES, rule_of
from .ids import PromiseCardId, PromiseId
from .refs import PROMISE_CARD
from .state import G, printed, steps

PAY: Final = "pay_two"
SUPPORT: Final = "support_with_my_shares"
VOTE: Final = "vote_with_my_enterprises"
CONSENT: Final = "consent_to_nepotism"
KIN: Final = "hire_my_kin"
FIRM: Final = "consent_of_my_firm"


class Promise(NamedTuple):
    """What is printed on a promise card: whose it is, and what that family promises."""

    guarantor: int
    promise: PromiseId


def _promise(card: PromiseCardId) -> Promise:
    named = PROMISE_CARD.read(card)
    return Promise(FAMILIES.index(named.family), named.promise)


CARDS: dict[PromiseCardId, Promise] = {card: _promise(card) for card in get_args(PromiseCardId)}
"""All promise cards by their ids."""

_IDS: dict[tuple[int, PromiseId], PromiseCardId] = {printed_on: card for card, printed_on in CARDS.items()}


def card_of(guarantor: int, promise: PromiseId) -> PromiseCardId:
    """The id of a promise card, in the state, in clauses and in options."""
    return _IDS[guarantor, promise]


def guarantors(game: G, holder: int, promise: PromiseId) -> list[int]:
    """The other families whose promise of this kind a seat holds."""
    cards = [CARDS[card] for card in game.state.families[holder].promises]
    return [card.guarantor for card in cards if card.promise == promise and card.guarantor != holder]


def fulfil(game: G, holder: int, guarantor: int, promise: PromiseId) -> None:
    """The promise is called in and kept: the card goes back to its guarantor."""
    card = card_of(guarantor, promise)
    game.state.families[holder].promises.remove(card)
    game.state.families[guarantor].promises.append(card)
    game.log("promise.called", rule_of("promise.card", promise), seat=holder, other=guarantor, promise=promise)


# --- Pay on Demand, beside any question -----------------------------------------------------------------------
def _payable(game: G, guarantor: int) -> Reason:
    return OPEN if game.state.families[guarantor].cash > 0 else Closed("jc2.promise.if_able", seat=guarantor)


def acts(game: G, seat: int) -> list[Option]:
    families = game.state.families
    return [
        Option(
            act(call_payment, other),
            _payable(game, other),
            targets.PROMISE[card_of(other, PAY)],
            "promise.pay",
            deed="pay",
            other=other,
            n=min(printed(game).card_numbers.promised, families[other].cash),
        )
        for other in guarantors(game, seat, PAY)
    ]


@steps("promise.pay")
def call_payment(game: G, seat: int, other: int) -> None:
    families = game.state.families
    amount = min(printed(game).card_numbers.promised, families[other].cash)
    hand_over(families[other], families[seat], amount)
    fulfil(game, seat, other, PAY)
    game.log("promise.paid", "jc2.promise.card.pay_two", seat=other, other=seat, n=amount)
