"""The Trade Phase before it comes: what the Company will owe, families earn, and firms be expected to pay."""

from __future__ import annotations

from typing import Any

from ....parts.money import enough
from ..company import PRESIDENT, captains, exists, presidencies
from ..firms import expectations, firm_of, owners
from ..ids import OfficeId
from ..phases.news import base_power
from ..phases.trade import bonus, card_income, expenses, factory_income, most_paid, pay_expenses
from ..state import CHINA, NOBODY, G, holder, in_force, is_john_and_co, is_militant, printed


def company(game: G) -> dict[str, Any] | None:
    """What the Company's expenses leave of its revenue; None where no Company trades."""
    if is_john_and_co(game) or game.state.failed:
        return None
    world, when = game.state.company, _when(game)
    due = {} if when == PAID else expenses(game)
    total = sum(due.values())
    left, shares = world.revenue - total, sum(world.court)
    return {
        "when": when,
        "lines": [{"code": f"due.{code}", "n": n} for code, n in due.items()],
        "revenue": world.revenue,
        "due": total,
        "left": left,
        "loans": None if left >= 0 or when == NEXT or is_militant(game) else _loans(game, -left),
        "dividend": shares,
        "most": 0 if left < 0 or is_militant(game) else most_paid(game, left),
    }


DUE, PAID, NEXT = "due", "paid", "next"


def _when(game: G) -> str:
    """Whether this turn's expenses are still due, have been paid, or Trade is over and the next ones are meant."""
    phase = game.state.turn.phase
    if phase == "evening_post":
        return NEXT
    to_come = any(name == pay_expenses.name for name, _ in game.agenda)
    return PAID if phase == "trade" and not to_come else DUE


def _loans(game: G, missing: int) -> dict[str, int]:
    n = enough(missing, printed(game).money.loan)
    return {"n": n, "debt": game.state.company.debt + n}


def families(game: G) -> list[dict[str, Any]]:
    if is_militant(game):
        return []
    return [_family(game, seat) for seat in range(game.seats)]


def _family(game: G, seat: int) -> dict[str, Any]:
    lines = [] if is_john_and_co(game) else [line for line in _income(game, seat) if line["n"]]
    power = base_power(game, seat)
    return {
        "seat": seat, "lines": lines, "total": sum(line["n"] for line in lines), "power": power,
        "most": power + game.state.families[seat].cash,
    }  # fmt: skip


def _income(game: G, seat: int) -> list[dict[str, Any]]:
    """Factories, bonuses of presidencies and China, ships with a captain, cards; what a die decides is not known."""
    sailors: list[OfficeId] = [PRESIDENT[presidency] for presidency in presidencies(game)]
    if exists(game, CHINA):
        sailors.append(CHINA)
    found: list[dict[str, Any]] = [{"code": "income.factories", "n": factory_income(game, seat)}]
    found += [
        {"code": "income.bonus", "office": office, "n": bonus(game, office)}
        for office in sailors if holder(game, office) == seat != NOBODY
    ]  # fmt: skip
    each = printed(game).money.interloper - in_force(game, "private_trade_ban")
    found.append({"code": "income.captains", "n": captains(game, seat) * each})
    return found + [{"code": f"income.{card}", "n": n} for card, n in card_income(game, seat).items()]


def firms(game: G) -> list[dict[str, Any]]:
    """What a payout of each firm would have to be now."""
    due = expectations(game) if owners(game) else 0
    return [{"seat": seat, "expected": due, "can": firm_of(game, seat).cash >= due} for seat in owners(game)]
