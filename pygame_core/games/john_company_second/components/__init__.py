"""The printed components of the game, typed and ready to ask. The tables themselves are the TOML files beside this."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, Literal

from ....kernel.files import tables_of
from ..ids import (
    ActionId,
    AllianceId,
    CardId,
    CommandId,
    EnterpriseKind,
    FamilyId,
    GovernorId,
    LawId,
    OfficeId,
    OrderId,
    PolicyId,
    PresidencyId,
    PresidentId,
    PrizeId,
    PropertyKind,
    RegionId,
    SeaZoneId,
    Shape,
    TileKind,
)

FILES = (
    "cards", "company", "counts", "events", "firms", "london", "offices", "orders", "parliament", "regions",
    "scenarios",
)  # fmt: skip

Row = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Region:
    id: RegionId
    loot: int
    opium: int
    clockwise: tuple[RegionId, ...]
    shapes: dict[Shape, RegionId]
    orders: tuple[OrderId, ...]
    """North to south."""


@dataclass(frozen=True, slots=True)
class Order:
    id: OrderId
    region: RegionId
    value: int
    filled: int
    links: tuple[OrderId, ...]


@dataclass(frozen=True, slots=True)
class Tile:
    id: int
    type: TileKind
    back: RegionId
    strength: int
    shape: Literal[Shape, ""]


@dataclass(frozen=True, slots=True)
class Office:
    id: OfficeId
    number: int
    hired_by: Literal[OfficeId, "shareholders", "associated_president"]
    pool: tuple[str, ...]
    presidency: Literal[PresidencyId, ""]
    region: Literal[RegionId, ""]
    dice: int
    """Of a Governor; 0 where dice are bought or counted otherwise."""


@dataclass(frozen=True, slots=True)
class Law:
    id: LawId
    dilemma: bool
    policy_kind: Literal["consequence", "target", "none"]
    policy: Literal[PolicyId, PropertyKind, ""]
    support: int
    extra_action: Literal[ActionId, ""]


@dataclass(frozen=True, slots=True)
class DialSpace:
    consequence: PolicyId
    target: PropertyKind
    window: bool


@dataclass(frozen=True, slots=True)
class Card:
    """A prestige or blackmail card."""

    id: CardId
    kind: Literal["spouse", "enterprise", "blackmail"]
    type: Literal[EnterpriseKind, ""]
    vp: int
    discount: int
    power: int
    votes: int
    conditional_votes: int
    conditional_targets: tuple[PropertyKind, ...]


@dataclass(frozen=True, slots=True)
class Alliance:
    id: AllianceId
    army: PresidencyId
    cost: int
    strength: int


@dataclass(frozen=True, slots=True)
class Prize:
    id: PrizeId
    cost: int
    upkeep: int
    vp: int
    windows: int


@cache
def table() -> dict[str, Any]:
    """All tables of all files, by name."""
    merged: dict[str, Any] = {}
    for name in FILES:
        merged |= tables_of(__package__, name)
    return merged


def _load() -> Iterator[Any]:
    t = table()
    orders = sorted(t["orders"], key=lambda row: row["north"])
    yield {
        row["id"]: Order(row["id"], row["region"], row["value"], row["filled"], tuple(row["links"])) for row in orders
    }
    yield {
        row["id"]: Region(
            row["id"], row["loot"], row["opium"], tuple(row["adjacent_clockwise"]), row["shapes"],
            tuple(order["id"] for order in orders if order["region"] == row["id"]),
        )
        for row in t["regions"]
    }  # fmt: skip
    yield {
        row["id"]: Tile(row["id"], row["type"], row["back"], row.get("strength", 0), row.get("shape", ""))
        for row in t["event_tiles"]
    }
    yield {
        row["id"]: Office(
            row["id"], row["number"], row["hired_by"], tuple(row["pool"]), row.get("presidency", ""),
            row.get("region", ""), row["dice"] if isinstance(row.get("dice"), int) else 0,
        )
        for row in t["offices"]
    }  # fmt: skip
    yield {
        row["id"]: Law(
            row["id"], row["dilemma"], row["policy_kind"], row.get("policy", ""), row.get("support", 0),
            row.get("extra_action", ""),
        )
        for row in t["laws"]
    }  # fmt: skip
    yield [DialSpace(row["consequence"], row["target"], row["window"]) for row in t["dial"]["spaces"]]
    yield {row["id"]: _card(row, row.get("kind", "blackmail")) for row in [*t["prestige"], *t["blackmail"]]}
    yield {row["id"]: Alliance(row["id"], row["army"], row["cost"], row["strength"]) for row in t["local_alliances"]}
    yield {row["id"]: Prize(row["id"], row["cost"], row["upkeep"], row["vp"], row["windows"]) for row in t["prizes"]}


def _card(row: Row, kind: Any) -> Card:
    return Card(
        row["id"], kind, row.get("type", ""), row.get("vp", 0), row.get("discount", 0), row.get("power", 0),
        row.get("votes", 0), row.get("conditional_votes", 0), tuple(row.get("conditional_targets", ())),
    )  # fmt: skip


_loaded = _load()
ORDERS: dict[OrderId, Order] = next(_loaded)
"""North to south."""
REGIONS: dict[RegionId, Region] = next(_loaded)
TILES: dict[int, Tile] = next(_loaded)
OFFICES: dict[OfficeId, Office] = next(_loaded)
LAWS: dict[LawId, Law] = next(_loaded)
DIAL: list[DialSpace] = next(_loaded)
CARDS: dict[CardId, Card] = next(_loaded)
ALLIANCES: dict[AllianceId, Alliance] = next(_loaded)
PRIZES: dict[PrizeId, Prize] = next(_loaded)

PRESIDENCIES: tuple[PresidencyId, ...] = tuple(row["id"] for row in table()["presidencies"])
"""In order of operation; each is also the id of its home region and of its Army."""
HOME_PORT: dict[PresidencyId, OrderId] = {row["id"]: row["home_port"] for row in table()["presidencies"]}
SEA_ZONE: dict[PresidencyId, SeaZoneId] = {row["id"]: row["sea_zone"] for row in table()["presidencies"]}
SEA_ZONES: tuple[SeaZoneId, ...] = tuple(SEA_ZONE.values())
PRESIDENT: dict[PresidencyId, PresidentId] = {
    row["presidency"]: row["id"] for row in table()["offices"] if "presidency" in row
}
"""The President's office of each Presidency."""
GOVERNOR: dict[RegionId, GovernorId] = {row["region"]: row["id"] for row in table()["offices"] if "region" in row}
GOVERNED: dict[GovernorId, RegionId] = {office: region for region, office in GOVERNOR.items()}
COMMAND: dict[PresidencyId, CommandId] = {
    "bombay": "commander_of_bombay", "madras": "commander_of_madras", "bengal": "commander_of_bengal",
}  # fmt: skip
"""As what a Commander is hired; there is no card of it."""
CHINA: Final = "china"
STANDING: list[Row] = table()["company"]["standing"]["spaces"]
DEBT: list[Row] = table()["company"]["debt"]["spaces"]
STORM: list[Row] = table()["storm_die"]["faces"]
EXCHANGE: list[int] = [space["price"] for space in table()["stock_exchange"]["spaces"]]
POWER: list[int] = [space["power"] for space in table()["power_track"]["spaces"]]
FAMILIES: tuple[FamilyId, ...] = tuple(row["id"] for row in table()["families"])
SHIPYARDS: int = table()["enterprises"]["shipyard"]["count"]
WORKSHOPS: int = table()["enterprises"]["workshop"]["count"]
LUXURIES: int = table()["enterprises"]["luxury"]["count"]
LUXURY_VP: int = table()["enterprises"]["luxury"]["vp"]


def scenario(wanted: str) -> Row:
    return next(row for row in table()["scenarios"] if row["id"] == wanted)


def setup_cards(scenario_id: str) -> list[Row]:
    """The setup cards of a scenario, in the order of their numbers."""
    wanted = scenario(scenario_id)["setup_cards"]
    return next(row["cards"] for row in table()["setup_cards"] if row["scenario"] == wanted)


def rule_of(topic: str, thing: str) -> str:
    """The ledger entry of a card or a law: `rule_of("law", "calico_acts")`."""
    return ".".join(("jc2", topic, thing))
