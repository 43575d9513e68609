"""Scenario cards with their setup cards: where everything is at the start."""

from __future__ import annotations

from ....parts.components import Reader, Sheet
from ..ids import PresidencyId, RegionId
from .start import Deal, Empire, Item, Scenario
from .structure import LAWS, OFFICES, ORDERS, PRESIDENCIES, REGIONS, SEA_ZONES

YARD = "unfitted"
"""Where a setup card leaves a ship that is not at sea."""
PLAYERS = range(3, 7)


def scenarios_of(sheet: Sheet) -> dict[str, Scenario]:
    return {row.name: _scenario(sheet, row) for row in sheet.rows("scenarios")}


def _scenario(sheet: Sheet, row: Reader) -> Scenario:
    regions, orders = tuple(REGIONS), tuple(ORDERS)
    regiments, towers, elephant = row.inner("regiments"), row.inner("towers"), row.inner("elephant")
    standing, debt = sheet.data["company"]["standing"]["spaces"], sheet.data["company"]["debt"]["spaces"]
    cards = next(one for one in sheet.rows("setup_cards") if one.name == row.data["setup_cards"])
    levels = {region: towers.number(region, 0, 9) for region in regions}
    most = sheet.inner("counts").number("tower_levels", 1, 99)
    if sum(levels.values()) > most:
        raise row.wrong("towers", f"<= {most}")
    company, empires = _company(row), tuple(_empire(empire, regions) for empire in row.rows("empires"))
    governors, spent = row.any_of("governors", regions), row.any_of("loot_spent", regions)
    general = row.flag("governor_general")
    flagged = {region for empire in empires for region in (empire.capital, *empire.dominated)}
    if any(levels[region] or region in flagged or region not in spent for region in company):
        raise row.inner("company").wrong(next(iter(company)), "no towers, no empire, loot_spent")
    if not {*governors} <= {*company} or (general and governors):
        raise row.wrong("governors", "[] with governor_general" if general else "[" + " | ".join(company) + "]")
    return Scenario(
        id=row.name,
        cards=cards.name,
        first_turn=row.number("start_turn", 1, 8),
        last_turn=row.number("end_turn", 1, 8),
        standing=row.number("standing_index", 1, len(standing) - 1),
        debt=row.number("debt", 0, len(debt) - 1),
        treasury=row.number("treasury_each", 0, 99),
        share_value=row.number("share_value", 0, 9),
        dial=sheet.inner("dial").inner("start_index").number(row.name, 0, len(sheet.data["dial"]["spaces"]) - 1),
        deregulated=row.flag("deregulated"),
        sessions=row.flag("deregulation_vote"),
        governor_general=general,
        superintendent=row.flag("superintendent_of_trade_in_china"),
        regiments={army: regiments.number(army, 0, 20) for army in PRESIDENCIES},
        company_ships=row.each_of("company_ships", SEA_ZONES),
        passed=row.any_of("passed_laws", LAWS),
        removed=row.any_of("remove_laws", LAWS),
        closed=row.any_of("closed", orders),
        towers=levels,
        empires=empires,
        company=company,
        governors=governors,
        loot_spent=spent,
        tail=elephant.one_of("tail", regions),
        head=elephant.one_of("head", regions),
        basic={card.data["n"]: _items(card) for card in cards.rows("cards") if not card.data["extra"]},
        extra={card.data["n"]: _items(card) for card in cards.rows("cards") if card.data["extra"]},
    )


def _company(row: Reader) -> dict[RegionId, PresidencyId]:
    """Which Presidencies hold which regions; a home region is held by its own."""
    table = row.inner("company")
    held: dict[RegionId, PresidencyId] = {}
    for region in REGIONS:
        allowed = [army for army in PRESIDENCIES if army == region] or PRESIDENCIES
        if holder := table.one_of(region, ("", *allowed)):
            held[region] = holder
    return held


def deal_of(sheet: Sheet) -> dict[int, Deal]:
    """By the number of players. There must be enough cards: as many as the smallest set of setup cards has."""
    deal = sheet.inner("setup_deal")
    extra, each = deal.inner("extra_cards"), deal.inner("cards_per_player")
    sets = [(cards.rows("cards")) for cards in sheet.rows("setup_cards")]
    basic = min(len([card for card in cards if not card.data["extra"]]) for cards in sets)
    more = min(len([card for card in cards if card.data["extra"]]) for cards in sets)
    found = {}
    for players in PLAYERS:
        mixed = extra.number(str(players), 0, more)
        found[players] = Deal(mixed, each.number(str(players), 1, (basic + mixed) // players))
    return found


def _empire(row: Reader, regions: tuple[RegionId, ...]) -> Empire:
    return Empire(capital=row.one_of("capital", regions), dominated=row.any_of("dominated", regions))


def _items(card: Reader) -> tuple[Item, ...]:
    return tuple(_item(row) for row in card.rows("items"))


def _item(row: Reader) -> Item:
    """A line of a setup card: what it gives is fixed, how much and where is not."""
    places = {"office": ("id", tuple(OFFICES)), "shipyard": ("at", (*SEA_ZONES, YARD))}
    key, known = places.get(row.data["t"], ("at", PRESIDENCIES))
    return Item(
        kind=row.data["t"],
        at=row.one_of(key, known) if row.has(key) else "",
        n=row.number("n", 0, 99) if row.has("n") else 0,
    )
