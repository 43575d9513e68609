"""The components of the game: what there is (`structure`) and what is printed on it (`printed`).

The tables themselves are the TOML files beside this.
"""

from __future__ import annotations

from .figures import Printed
from .printed import CATASTROPHE, COMPONENTS, DIE, FAILURE, SUCCESS
from .structure import (
    ACTIONS,
    ALLIANCES,
    CARDS,
    CHINA,
    COMMAND,
    EMPIRES,
    FAMILIES,
    GOVERNED,
    GOVERNOR,
    HOME_PORT,
    LAWS,
    OFFICES,
    ORDERS,
    PRESIDED,
    PRESIDENCIES,
    PRESIDENT,
    PRIZES,
    PURSES,
    REGIONS,
    RIBBON,
    SEA_ZONE,
    SEA_ZONES,
    TABLES,
    TILES,
    TREASURIES,
    Row,
    promise_ids,
    rule_of,
)

__all__ = [
    "ACTIONS", "ALLIANCES", "CARDS", "CATASTROPHE", "CHINA", "COMMAND", "COMPONENTS", "DIE", "EMPIRES", "FAILURE",
    "FAMILIES", "GOVERNED", "GOVERNOR", "HOME_PORT", "LAWS", "OFFICES", "ORDERS", "PRESIDED", "PRESIDENCIES",
    "PRESIDENT", "PRIZES", "PURSES", "REGIONS", "RIBBON", "SEA_ZONE", "SEA_ZONES", "SUCCESS", "TABLES", "TILES",
    "TREASURIES",
    "Printed", "Row", "promise_ids", "rule_of",
]  # fmt: skip
