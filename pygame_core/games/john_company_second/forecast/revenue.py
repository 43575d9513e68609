"""What Revenue would do if it came now: expenses, loans, expectations, dividends."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .. import laws
from ..phases.revenue import CHAIRMAN, ROYAL, charges, dividend_cost, enthusiasm, loan_loss, loans_for
from ..pieces import all_shares, holder
from ..state import NOBODY, G, printed


@dataclass(slots=True)
class Outcome:
    """Where the loans and the expectations leave the Company."""

    after: int
    loans: int
    left: int
    expected: int
    met: bool
    standing: int


def revenue(game: G) -> dict[str, Any]:
    company = game.state.company
    lines = _lines(game)
    due = sum(line["cost"] for line in lines)
    then = _outcome(game, company.standing, company.balance - due)
    loans = None
    if then.loans:
        loans = {
            "n": then.loans, "debt": min(printed(game).tracks.debt, company.debt + then.loans),
            "lost": loan_loss(game, then.loans),
        }  # fmt: skip
    told: dict[str, Any] = {
        "paid": game.state.turn.revenue.paid,
        "lines": lines,
        "balance": company.balance,
        "due": due,
        "after": then.after,
        "left": then.left,
        "loans": loans,
        "protection": bool(loans) and laws.in_force(game, ROYAL) and holder(game, CHAIRMAN) != NOBODY,
        "expected": then.expected,
        "met": then.met,
        "standing": then.standing,
        "failed": _failed(game, then.standing),
        "dividends": _dividends(game, then),
    }
    return told | {"said": _sentences(told)}


def _lines(game: G) -> list[dict[str, Any]]:
    """What is paid, with the Calico Acts' share of the Balance first."""
    calico = laws.calico_loss(game)
    lines = [{"code": "revenue.calico", "name": "calico", "n": 1, "each": calico, "cost": calico}] if calico else []
    return lines + [
        {"code": f"revenue.{name}", "name": name, "n": charge.n, "each": charge.each, "cost": charge.cost}
        for name, charge in charges(game).items()
    ]


def _failed(game: G, standing: int) -> bool:
    return printed(game).tracks.standing[standing].mark == "fail"


def _outcome(game: G, standing: int, after: int) -> Outcome:
    """Loans empty the Balance, and Standing falls by them before the expectations are looked at."""
    loans = loans_for(game, -after)
    left = 0 if loans else after
    standing = max(0, standing - (loan_loss(game, loans) if loans else 0))
    expected = printed(game).tracks.standing[standing].expectations
    met = left >= expected and not _failed(game, standing)
    if not met:
        standing = max(0, standing - printed(game).revenue.missed)
    return Outcome(after, loans, left, expected, met, standing)


def _dividends(game: G, then: Outcome) -> dict[str, int]:
    shares = all_shares(game)
    paying = shares and holder(game, CHAIRMAN) != NOBODY and not _failed(game, then.standing)
    cost = dividend_cost(game)
    most = then.left // cost if paying else 0
    enough = next((n for n in range(1, most + 1) if enthusiasm(game, then.standing, n * cost)), 0)
    return {"shares": shares, "most": most, "enough": enough}


def _sentences(told: dict[str, Any]) -> list[dict[str, Any]]:
    said: list[dict[str, Any]] = []
    if told["failed"]:
        said.append({"code": "revenue.fails"})
    if told["loans"]:
        said.append({"code": "revenue.loans", **told["loans"]})
    if told["protection"]:
        said.append({"code": "revenue.protection", "n": -told["after"]})
    if not told["met"]:
        said.append({"code": "revenue.missed", "n": told["left"], "expected": told["expected"]})
    if told["dividends"]["most"]:
        said.append({"code": "revenue.dividends", **told["dividends"], "expected": told["expected"]})
    return said
