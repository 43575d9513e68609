"""Whether a trick beats sound play at John Company, second edition: the largest gain of winning share that a scripted
sharp has in the seat of a steady bot, among three others: by a habit where families may form firms, or by deals, there
and in the usual game."""

from collections.abc import Callable
from typing import Any

from pygame_core.games.john_company_second.ids import ActionId
from pygame_core.games.john_company_second.refs import FIRM_DEED, STRATEGY, FirmDeed, Found, Invest, Trading
from pygame_core.kernel.decisions import Decision
from pygame_core.parts.hints import Hint
from workshop.merchants import Merchant
from workshop.sharps import PLAIN, Habit, both, figures, wanting

GAME = "john_company_second"
FAMILIES = 4
SCENARIO = "1813"


def deed(wanted: Callable[[int, FirmDeed], bool]) -> Habit:
    """Such a deed in the Firms phase, whenever it is open."""

    def does(position: Any, asked: Decision, hint: Hint) -> bool:
        return hint.answer != "done" and wanted(asked.seat, FIRM_DEED.read(hint.answer))

    return wanting("firms.invest", does)


def action(name: ActionId) -> Habit:
    return wanting("family.action", lambda position, asked, hint: hint.answer == name)


def dearest(position: Any, asked: Decision, found: list[Hint]) -> list[Hint]:
    """All of London's money on the card."""
    if asked.code != "firms.strategy":
        return found
    bids = [(hint, STRATEGY.read(hint.answer)) for hint in found]
    most = max((card.bid for _, card in bids if isinstance(card, Trading)), default=0)
    return [
        Hint(hint.answer, hint.worth + 1000 * (isinstance(card, Trading) and card.bid == most)) for hint, card in bids
    ]


SHARPS: dict[str, Habit] = {
    "founder": deed(lambda seat, done: isinstance(done, Found)),
    "investor": deed(lambda seat, done: isinstance(done, Found) or (isinstance(done, Invest) and done.manager == seat)),
    "guest": deed(lambda seat, done: isinstance(done, Invest) and done.manager != seat),
    "gambler": both(deed(lambda seat, done: isinstance(done, Found)), dearest),
    "luxuries": action("purchase_luxury"),
    "shares": action("seek_share"),
    "workshops": action("purchase_workshop"),
}


WARES = frozenset({"shares", "workshops", "luxuries", "shipyard", "prestige", "promise", "firm_share"})


def merchant() -> Merchant:
    return Merchant(GAME, PLAIN, WARES, "cash")


FIGURES = figures("jc2", GAME, (FAMILIES,), SHARPS, SCENARIO, {"merchant": merchant})
