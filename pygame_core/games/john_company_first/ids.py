"""The names of the components as types, so that mypy finds a wrong one. A test compares them with the tables."""

from __future__ import annotations

from typing import Literal

# --- India ----------------------------------------------------------------------------------------------------
RegionId = Literal["punjab", "maratha", "hyderabad", "mysore", "bengal", "bombay", "sindh", "madras"]
PresidencyId = Literal["bombay", "madras", "bengal"]
"""A presidency, its army and the region of its name share one id."""
PortId = Literal[PresidencyId, "china"]
FillerId = Literal[PortId, "firm"]
"""Where the Company keeps ships and goods."""
Side = Literal["prosperous", "depressed"]
Column = Literal["sovereign", "dominated"]
Ruler = Literal[RegionId, "company", ""]
"""Who dominates a region; a sovereign region has none."""
EventId = Literal["conquest", "flip_to_depressed", "flip_to_prosperous", "revolt", "collapse", "status_quo"]

# --- offices --------------------------------------------------------------------------------------------------
PresidentId = Literal["president_bombay", "president_madras", "president_bengal"]
PurchasingId = Literal["ship_purchasing", "goods_purchasing", "military_affairs"]
ProvinceId = Literal[
    "province_punjab", "province_maratha", "province_hyderabad", "province_mysore", "province_bengal",
    "province_bombay", "province_sindh", "province_madras",
]  # fmt: skip
"""A provincial office, whether its card is a governor's or a resident's."""
BoardOfficeId = Literal["chairman", "director_of_trade", PresidentId, "china", PurchasingId]
OfficeId = Literal[BoardOfficeId, ProvinceId]
Rank = Literal["executive", "senior"]
ActionId = Literal["debt", "purchase", "logistics", "campaign", "open_trade", "sail", "invest"]
Post = Literal["vacant", "held", "closed", "gone", "unused"]
"""What an office is: `closed` before it exists (China), `gone` for good, `unused` a card beside the board."""

# --- families -------------------------------------------------------------------------------------------------
FamilyId = Literal["benyon", "hastings", "larkins", "paxton", "sykes", "walsh"]
BoxId = Literal["shipyard", "factory", "court_of_directors", "manor", "officer", "captain"]
"""The resource boxes that a die can name."""
ResourceId = Literal[BoxId, "writer"]
PrizeId = Literal[
    "house_of_commons", "patron_of_the_arts", "investment_bank", "south_seas_firm", "house_of_lords", "ambassador",
    "town_house", "royal_society", "sporting_estate", "newspaper", "gentlemens_club", "grand_tour",
    "charity_hospital", "baronetcy", "scottish_island", "militia_command", "court_favour", "university_professor",
]  # fmt: skip

# --- the Evening Post -----------------------------------------------------------------------------------------
LawId = Literal[
    "governor_general", "tenure_limitations", "board_of_control", "calico_acts", "revoke_monopoly", "dividend_act",
    "tea_act", "regulating_act", "navigation_acts", "recruitment_act", "private_trade_ban", "permanent_settlement",
    "officers_pension_act",
]  # fmt: skip
DomesticId = Literal[
    "trade_with_china", "monopoly_revoked", "shareholder_revolt", "south_sea_crash", "war_with_france", "royal_favour"
]  # fmt: skip
CardId = Literal[LawId, DomesticId]

# --- the sequence of play ---------------------------------------------------------------------------------------
ScenarioId = Literal["early_company", "campaign", "post_monopoly", "siege", "john_and_co", "militant"]
PhaseId = Literal["family", "company", "trade", "evening_post"]
