"""What is printed, out of `components.toml`, and how a player's own values are checked.

>>> COMPONENTS.of(COMPONENTS.read({"loans": {"owed": 9}})).owed
9
"""

from __future__ import annotations

from dataclasses import dataclass

from ...parts.components import Components, Sheet, files

__all__ = ["COMPONENTS", "Figures"]


@dataclass(frozen=True, slots=True, eq=False)
class Figures:
    crates: int
    """Of each kind of goods."""
    bank: int
    cash: dict[str, int]
    """What each house begins with, by scenario."""
    loan: int
    owed: int
    most_loans: int
    dealt: int
    kept: int
    commission: int
    lots: int
    guards: int
    storm_dice: int
    """Each shows a kind of goods that the storm strikes."""
    lowest: int
    start: int
    highest: int
    faces: int
    """Of the die that moves a price."""
    falls_up_to: int
    rises_from: int


def build(sheet: Sheet) -> Figures:
    loans, commissions, storm = sheet.inner("loans"), sheet.inner("commissions"), sheet.inner("storm")
    market, die = sheet.inner("market"), sheet.inner("market_die")
    lowest, highest = market.number("lowest", 0, 99), market.number("highest", 1, 99)
    faces = die.number("faces", 2, 6)
    falls_up_to = die.number("falls_up_to", 0, faces)
    dealt = commissions.number("dealt", 1, 9)
    return Figures(
        crates=sheet.inner("goods").number("crates_per_kind", 1, 99),
        bank=sheet.inner("bank").number("money", 0, 999),
        cash={row.name: row.number("cash", 0, 99) for row in sheet.rows("scenarios")},
        loan=loans.number("cash", 0, 99),
        owed=loans.number("owed", 0, 99),
        most_loans=loans.number("most", 0, 9),
        dealt=dealt,
        kept=commissions.number("kept", 1, dealt),
        commission=commissions.number("pays", 0, 99),
        lots=sheet.inner("sale").number("lots", 1, 9),
        guards=storm.number("guards", 0, 99),
        storm_dice=storm.number("dice", 1, 9),
        lowest=lowest,
        start=market.number("start", lowest, highest),
        highest=highest,
        faces=faces,
        falls_up_to=falls_up_to,
        rises_from=die.number("rises_from", falls_up_to + 1, faces + 1),
    )


COMPONENTS = Components("auction_house", files(__package__, "components"), build)
