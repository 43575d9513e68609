"""What the offices share: who acts, what becomes of an office, dice bought with money, regiments, incomes."""

from __future__ import annotations

from typing import Any

from .....kernel.decisions import NOWHERE, Amount, Option
from .....kernel.reasons import OPEN
from ... import checks
from ...cards import prestige
from ...crown.family import automated
from ...ids import OfficeId, PresidencyId, TreasurerId
from ...pieces import company_receives, holder, receive, to_supply, treasury_of, vacate
from ...state import NOBODY, G, printed


# --- who acts -------------------------------------------------------------------------------------------------
def acting(game: G, office: OfficeId) -> int:
    """The holder of an office whose turn it is to act, or NOBODY: a vacant office is passed over."""
    game.at(acting=office)
    seat = holder(game, office)
    if seat == NOBODY and game.state.offices[office].where == "vacant":
        game.log("operations.skipped", "jc2.operations.vacant_skip", office=office)
    return seat


def ruin(game: G, office: OfficeId) -> None:
    """A catastrophe: the officeholder goes back to the supply, and the office waits for the next Hiring."""
    seat = vacate(game, office)
    to_supply(game, seat)
    game.log("operations.ruined", "jc2.operations.check.catastrophe", seat=seat, office=office)


# --- dice for money -------------------------------------------------------------------------------------------
def treasury(game: G, office: TreasurerId) -> int:
    return game.state.company.treasuries[treasury_of(game, office)]


def spending(game: G, seat: int, code: str, office: TreasurerId, rule: str, penalty: int = 0, **params: Any) -> Amount:
    """How much of a treasury to spend on a check, with the odds of each amount; or nothing."""
    cash = treasury(game, office)
    return Amount(
        seat, code, penalty + 1, cash, out=Option("none", OPEN, NOWHERE, "operations.spend_none"), rule=rule, cash=cash,
        opens=cash, odds=checks.odds_by_number(game, penalty + 1, cash, -penalty), **params,
    )  # fmt: skip


def declined(game: G, seat: int, what: str, rule: str) -> None:
    """Who may do something and does not is told of too; `what` is a label. Of the Crown its chart tells."""
    if automated(game, seat):
        return
    game.log("operations.declined", rule, seat=seat, what=what)


# --- Armies and incomes ----------------------------------------------------------------------------------------
def add_regiment(game: G, army: PresidencyId, rule: str) -> None:
    """Regiments never run out; a new one is active."""
    game.state.india.armies[army].regiments += 1
    game.log("operations.regiment", rule, army=army)
    prestige.collect(game, "foundry", printed(game).card_numbers.foundry)


def earn(game: G, seat: int, amount: int, source: str, rule: str) -> None:
    """Income of a position, from the bank to the family."""
    if amount:
        receive(game, seat, amount)
        game.log("operations.earned", rule, seat=seat, n=amount, source=f"earned.{source}")


def company_earns(game: G, amount: int, source: str, rule: str) -> None:
    """Into the Company Balance, from the bank."""
    if amount:
        company_receives(game, amount)
        game.log("operations.company_earned", rule, n=amount, source=f"earned.{source}")
