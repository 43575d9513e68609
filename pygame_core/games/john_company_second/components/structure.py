"""What there is: the map, the offices, the cards and who belongs to whom. No file of a player changes it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from ....parts.components import files
from ..ids import (
    ActionId,
    AllianceId,
    CardId,
    CommandId,
    FamilyId,
    GovernorId,
    LawId,
    OfficeId,
    OrderId,
    PresidencyId,
    PresidentId,
    PrizeId,
    PromiseId,
    RegionId,
    SeaZoneId,
    TreasuryId,
)

TABLES = files(
    __package__, "cards", "company", "counts", "crown", "events", "firms", "london", "offices", "orders", "parliament",
    "regions", "scenarios",
)()  # fmt: skip

Row = dict[str, Any]


@dataclass(frozen=True, slots=True)
class RegionOnMap:
    id: RegionId
    clockwise: tuple[RegionId, ...]
    orders: tuple[OrderId, ...]
    """North to south."""


@dataclass(frozen=True, slots=True)
class Order:
    id: OrderId
    region: RegionId
    links: tuple[OrderId, ...]


@dataclass(frozen=True, slots=True)
class Office:
    id: OfficeId
    number: int
    hired_by: Literal[OfficeId, "shareholders", "associated_president"]
    pool: tuple[str, ...]
    presidency: Literal[PresidencyId, ""]
    region: Literal[RegionId, ""]


@dataclass(frozen=True, slots=True)
class Card:
    """A prestige or blackmail card."""

    id: CardId
    kind: Literal["spouse", "enterprise", "blackmail"]


@dataclass(frozen=True, slots=True)
class Alliance:
    id: AllianceId
    army: PresidencyId


def _ids(name: str) -> Any:
    return tuple(row["id"] for row in TABLES[name])


_orders = sorted(TABLES["orders"], key=lambda row: row["north"])
ORDERS: dict[OrderId, Order] = {row["id"]: Order(row["id"], row["region"], tuple(row["links"])) for row in _orders}
"""North to south."""
REGIONS: dict[RegionId, RegionOnMap] = {
    row["id"]: RegionOnMap(
        row["id"], tuple(row["adjacent_clockwise"]),
        tuple(order.id for order in ORDERS.values() if order.region == row["id"]),
    )
    for row in TABLES["regions"]
}  # fmt: skip
OFFICES: dict[OfficeId, Office] = {
    row["id"]: Office(
        row["id"], row["number"], row["hired_by"], tuple(row["pool"]), row.get("presidency", ""), row.get("region", "")
    )
    for row in TABLES["offices"]
}
CARDS: dict[CardId, Card] = {
    row["id"]: Card(row["id"], row.get("kind", "blackmail")) for row in [*TABLES["prestige"], *TABLES["blackmail"]]
}
ALLIANCES: dict[AllianceId, Alliance] = {
    row["id"]: Alliance(row["id"], row["army"]) for row in TABLES["local_alliances"]
}
TILES: tuple[int, ...] = _ids("event_tiles")
LAWS: tuple[LawId, ...] = _ids("laws")
PRIZES: tuple[PrizeId, ...] = _ids("prizes")
FAMILIES: tuple[FamilyId, ...] = _ids("families")
ACTIONS: tuple[ActionId, ...] = _ids("family_actions")

PRESIDENCIES: tuple[PresidencyId, ...] = _ids("presidencies")
"""In order of operation; each is also the id of its home region and of its Army."""
HOME_PORT: dict[PresidencyId, OrderId] = {row["id"]: row["home_port"] for row in TABLES["presidencies"]}
SEA_ZONE: dict[PresidencyId, SeaZoneId] = {row["id"]: row["sea_zone"] for row in TABLES["presidencies"]}
SEA_ZONES: tuple[SeaZoneId, ...] = tuple(SEA_ZONE.values())
PRESIDENT: dict[PresidencyId, PresidentId] = {
    row["presidency"]: row["id"] for row in TABLES["offices"] if "presidency" in row
}
"""The President's office of each Presidency."""
PRESIDED: dict[PresidentId, PresidencyId] = {office: presidency for presidency, office in PRESIDENT.items()}
GOVERNOR: dict[RegionId, GovernorId] = {row["region"]: row["id"] for row in TABLES["offices"] if "region" in row}
GOVERNED: dict[GovernorId, RegionId] = {office: region for region, office in GOVERNOR.items()}
COMMAND: dict[PresidencyId, CommandId] = {
    "bombay": "commander_of_bombay", "madras": "commander_of_madras", "bengal": "commander_of_bengal",
}  # fmt: skip
"""As what a Commander is hired; there is no card of it."""
CHINA: Literal["china"] = "china"
TREASURIES: tuple[TreasuryId, ...] = tuple(TABLES["offices_meta"]["treasuries"])
PURSES: dict[OfficeId, TreasuryId] = {
    row["id"]: row.get("treasury_shared_with", row["id"]) for row in TABLES["offices"] if row["treasury"]
}
"""Which treasury an office pays from; the Governor General has the Director's."""
RIBBON: tuple[OfficeId, ...] = tuple(
    row["id"] for row in sorted(TABLES["offices"], key=lambda row: row.get("ribbon", 0)) if "ribbon" in row
)
"""The offices that act, from left to right; the Governor General beside the Director, whose place it takes."""
EMPIRES: int = TABLES["flags"]["sets"]


def promise_ids(deregulated: bool) -> list[PromiseId]:
    """The promise cards of each family; the sixth is only of use with firms."""
    return [row["id"] for row in TABLES["promises"] if deregulated or not row.get("only_with_deregulation")]


def rule_of(topic: str, thing: str) -> str:
    """The ledger entry of a card or a law: `rule_of("law", "calico_acts")`."""
    return ".".join(("jc2", topic, thing))
