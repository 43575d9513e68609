"""Tempers: what a family likes beside what it is worth. Merchants, courtiers and adventurers go different ways."""

from __future__ import annotations

from ....parts.tempers import Temper

PLAIN = Temper("plain")
MERCHANT = Temper("merchant", {"works": 0.35, "captain": 0.3, "officer": -0.3, "prize": -0.2})
COURTIER = Temper("courtier", {"share": 0.25, "prize": 0.5, "office": 0.3, "works": -0.2, "officer": -0.3})
ADVENTURER = Temper("adventurer", {"officer": 0.7, "campaign": 0.8, "manor": -0.3, "share": -0.15})
TEMPERS = {temper.name: temper for temper in (MERCHANT, COURTIER, ADVENTURER)}
