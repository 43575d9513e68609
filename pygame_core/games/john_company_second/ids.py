"""The names of the components as types, so that mypy finds a wrong one. A test compares them with the tables."""

from __future__ import annotations

from typing import Literal

# --- India ----------------------------------------------------------------------------------------------------
PresidencyId = Literal["bombay", "madras", "bengal"]
"""A Presidency, its Army and its home region share one id."""
RegionId = Literal["punjab", "delhi", "bengal", "bombay", "maratha", "hyderabad", "mysore", "madras"]
OrderId = Literal[
    "delhi_1", "punjab_1", "delhi_2", "delhi_3", "bombay_1", "maratha_1", "bengal_1", "bengal_2", "bombay_2",
    "maratha_2", "maratha_3", "bombay_3", "hyderabad_1", "mysore_1", "madras_1", "mysore_2", "madras_2",
]  # fmt: skip
AllianceId = Literal["rajput_prince", "sikhs", "the_nizam", "arcot", "awadh", "jagat_seths", "orissa"]
TileKind = Literal["crisis", "windfall", "turmoil", "leader", "peace", "shuffle", "foreign_invasion"]
Shape = Literal["triangle", "circle", "square"]
"""The mark by which a tile says where the Elephant looks."""
AttackKind = Literal["invasion", "rebellion", "additional", "foreign"]

# --- seas -----------------------------------------------------------------------------------------------------
SeaZoneId = Literal["west_indian", "south_indian", "east_indian"]
ZoneId = Literal[SeaZoneId, "china"]
StrategyId = Literal[SeaZoneId, "hobnob"]
"""A strategy card of a firm: where it trades, or that it does not."""
StakeId = Literal["share", "workshop"]
"""What is put into a firm."""

# --- offices --------------------------------------------------------------------------------------------------
PresidentId = Literal["president_of_bombay", "president_of_madras", "president_of_bengal"]
GovernorId = Literal[
    "governor_of_bombay", "governor_of_madras", "governor_of_bengal", "governor_of_punjab", "governor_of_delhi",
    "governor_of_maratha", "governor_of_hyderabad", "governor_of_mysore",
]  # fmt: skip
OfficeId = Literal[
    "chairman", "director_of_trade", "governor_general", "manager_of_shipping", "military_affairs", PresidentId,
    "superintendent_of_trade_in_china", GovernorId,
]  # fmt: skip
CommandId = Literal["commander_of_bombay", "commander_of_madras", "commander_of_bengal"]
"""What a Commander is hired for: no office, but a place like one."""
PostId = Literal[OfficeId, CommandId]
TreasuryId = Literal["director_of_trade", "manager_of_shipping", PresidentId]
TreasurerId = Literal[TreasuryId, "governor_general"]
"""Who spends from a treasury: the Governor General from the Director of Trade's."""

# --- London ---------------------------------------------------------------------------------------------------
FamilyId = Literal["benyon", "hastings", "larkins", "paxton", "sykes", "walsh"]
ActionId = Literal[
    "enlist_writer", "enlist_officer", "purchase_luxury", "purchase_shipyard", "purchase_workshop", "seek_share"
]
PrizeId = Literal["prize_0", "prize_2", "prize_4", "prize_8", "prize_12"]
PromiseId = Literal[
    "consent_to_nepotism", "vote_with_my_enterprises", "support_with_my_shares", "pay_two", "hire_my_kin",
    "consent_of_my_firm",
]  # fmt: skip
PromiseCardId = Literal[
    "benyon.consent_to_nepotism", "benyon.vote_with_my_enterprises", "benyon.support_with_my_shares", "benyon.pay_two",
    "benyon.hire_my_kin", "benyon.consent_of_my_firm",
    "hastings.consent_to_nepotism", "hastings.vote_with_my_enterprises", "hastings.support_with_my_shares",
    "hastings.pay_two", "hastings.hire_my_kin", "hastings.consent_of_my_firm",
    "larkins.consent_to_nepotism", "larkins.vote_with_my_enterprises", "larkins.support_with_my_shares",
    "larkins.pay_two", "larkins.hire_my_kin", "larkins.consent_of_my_firm",
    "paxton.consent_to_nepotism", "paxton.vote_with_my_enterprises", "paxton.support_with_my_shares", "paxton.pay_two",
    "paxton.hire_my_kin", "paxton.consent_of_my_firm",
    "sykes.consent_to_nepotism", "sykes.vote_with_my_enterprises", "sykes.support_with_my_shares", "sykes.pay_two",
    "sykes.hire_my_kin", "sykes.consent_of_my_firm",
    "walsh.consent_to_nepotism", "walsh.vote_with_my_enterprises", "walsh.support_with_my_shares", "walsh.pay_two",
    "walsh.hire_my_kin", "walsh.consent_of_my_firm",
]  # fmt: skip
"""A promise card: whose it is, and what is promised. `refs.PROMISE_CARD` reads it."""
PrestigeId = Literal[
    "mr_rochester", "esther_summerson", "john_thorpe", "violet_effingham", "joseph_sedley", "becky_sharp",
    "william_collins", "lady_glencora", "lord_highgate", "lady_newcome", "shipbuilders", "tax_collectors",
    "labour_newspaper", "foundry", "stock_broker", "social_magazine", "scottish_castle", "rotten_borough_1",
    "rotten_borough_2", "rotten_borough_3",
]  # fmt: skip
BlackmailId = Literal[
    "prime_ministers_ear", "company_fraud", "letters_of_introduction", "scandal_on_leadenhall_street",
    "scandal_in_india", "hiring_preference", "envoy_to_the_mughals", "mercantile_connection",
    "diplomatic_connection", "man_on_the_inside",
]  # fmt: skip
CardId = Literal[PrestigeId, BlackmailId]
EnterpriseKind = Literal["shipping", "manufacturing", "social"]
PropertyKind = Literal[EnterpriseKind, "company_share"]
"""What the dial and the Power track name."""
TaxedKind = Literal[PropertyKind, "windows"]

# --- Parliament -----------------------------------------------------------------------------------------------
LawId = Literal[
    "calico_acts", "envoy_to_china", "army_spending", "board_of_control", "debt_restructure", "inclosure_acts",
    "tenure_limits", "sepoy_recruitment", "ship_subsidy", "trade_regulations", "zamindar_taxes", "treasure_reform",
    "governor_general", "industry_subsidy", "writer_privileges", "window_tax_repeal", "military_oversight",
    "writer_graft_reform", "company_aids_government", "royal_protection", "public_demands_impeachment",
    "old_ideas_made_new", "relief_demanded_for_indian_famine", "masses_demand_franchise", "war_against_france",
    "deregulation",
]  # fmt: skip
PolicyId = Literal["power", "tax", "bonus"]
Side = Literal["for", "against"]

# --- the sequence of play ---------------------------------------------------------------------------------------
PhaseId = Literal[
    "session", "london", "family", "firms", "hiring", "operations", "bonuses", "revenue", "events", "parliament",
    "upkeep",
]  # fmt: skip

# --- the Crown ------------------------------------------------------------------------------------------------------
ClimateId = Literal["bull", "stag", "lion", "bear", "peacock"]
"""From left to right: on the left the Crown stands by the Company."""
LevelId = Literal["easy", "normal", "hard", "expert", "legendary"]
Way = Literal["clockwise", "counterclockwise"]
