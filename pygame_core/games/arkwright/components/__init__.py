"""The printed pieces as data: the TOML files beside this module, checked and typed (`figures`, `printed`).

Many tables of this game are printed on boards and tiles only and had to be reconstructed. Whoever owns the game can
say what the real pieces show:

>>> mine = {"factories": {"regular_food_2": {"cost": 11}}, "labor_rows": {"row_6": {"wage": 2}}}
>>> figures = COMPONENTS.of(COMPONENTS.read(mine))
>>> figures.factory["regular"]["food"][1].cost, figures.wage[21]
(11, 2)
"""

from __future__ import annotations

from .figures import FactoryType, MarkerType, Printed, ShipType
from .printed import COMPONENTS

__all__ = ["COMPONENTS", "FactoryType", "MarkerType", "Printed", "ShipType"]
