"""The names of this game's pieces and places: mypy knows them, and a loaded game is checked against them.

They are the ids of the component files, in the order in which they stand there; a test compares the two.
"""

from __future__ import annotations

from typing import Literal, get_args

Good = Literal["tea", "spices", "coffee", "silk"]
CompanyId = Literal["french", "english", "swedish", "dutch"]

ZoneId = Literal["china", "east_indies", "india"]
SealId = Literal["bombay", "madras", "calcutta", "batavia", "malacca", "canton", "formosa", "nagasaki"]
"""A seal is a space for a Trading Post."""

CharacterId = Literal["trader", "shipowner", "governor", "captain", "investor"]
BoxId = Literal[
    "shipowner.ship", "shipowner.dock_extension", "governor.influence_indies", "governor.trading_post",
    "captain.expertise", "captain.cartography", "investor.ship", "investor.influence_europe",
    "trader.trading_spices", "trader.trading_coffee", "trader.trading_silk", "trader.trading_tea",
]  # fmt: skip
"""An ability box of a Character."""
BoxKind = Literal["ship", "dock_extension", "influence", "trading_post", "expertise", "cartography", "trading"]
BoxPhase = Literal["immediate", "B", "C", "E"]

ShipId = Literal[
    "galleon", "yacht", "fluyt", "frigate", "east_indiaman", "packet_brig", "great_indiaman", "clipper", "steamship"
]  # fmt: skip
ShipIcon = Literal["none", "sail", "crate"]
Where = Literal["port", "sea", "left"]
"""Where a ship is: in its dock, sent out and not back yet, or left in the Indies (then its zone says where)."""

MarketId = Literal["indies", "europe"]
MARKETS: tuple[MarketId, ...] = get_args(MarketId)
Pile = Literal["A", "B", "C"]
CardId = Literal[
    "indies_01", "indies_02", "indies_03", "indies_04", "indies_05", "indies_06", "indies_07", "indies_08",
    "indies_09", "indies_10", "indies_11", "indies_12", "indies_13", "indies_14", "indies_15", "indies_16",
    "indies_17", "indies_18", "indies_19", "indies_20",
    "europe_01", "europe_02", "europe_03", "europe_04", "europe_05", "europe_06", "europe_07", "europe_08",
    "europe_09", "europe_10", "europe_11", "europe_12", "europe_13", "europe_14", "europe_15", "europe_16",
    "europe_17", "europe_18", "europe_19", "europe_20",
]  # fmt: skip
"""A market card."""

AgentCardId = Literal["agent_1", "agent_2", "agent_3", "agent_4", "agent_5", "agent_6"]
EffectId = Literal["ship_sail", "ship_crate", "dock_extension", "trading_post_1", "trading_post_2", "trading_post_3"]
DestinationId = Literal[
    "destination_1", "destination_2", "destination_3", "destination_4", "destination_5", "destination_6",
    "destination_7", "destination_8", "destination_9",
]  # fmt: skip

PhaseId = Literal["agents", "exchange", "navigation", "loading", "selling", "close"]
PHASES: tuple[PhaseId, ...] = get_args(PhaseId)
