"""The printed pieces as data: the TOML files beside this module, checked and typed (`figures`, `printed`).

Some numbers of this game are printed on boards and tiles only and had to be reconstructed. Whoever owns the game can
say what the real pieces show:

>>> mine = {"ships": {"yacht": {"cost": 6}}, "markets": {"players_4": {"indies": {"tea": {"setup": 9}}}}}
>>> COMPONENTS.of(COMPONENTS.read(mine)).ship["yacht"].cost
6
"""

from __future__ import annotations

from ....parts.components import Components, files
from .figures import Printed, Row, build

__all__ = ["COMPONENTS", "Printed", "Row"]

FILES = ("goods", "companies", "map", "characters", "ships", "markets", "cards", "exchange", "neutral")

COMPONENTS = Components("east_india_companies", files(__package__, *FILES), build)
