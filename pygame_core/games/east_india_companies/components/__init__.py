"""The printed pieces as data: the TOML files beside this module, checked and typed (`figures`, `printed`).

Some numbers of this game are printed on boards and tiles only and had to be reconstructed. Whoever owns the game can
say what the real pieces show:

>>> mine = {"ships": {"yacht": {"cost": 6}}, "markets": {"players_4": {"indies": {"tea": {"setup": 9}}}}}
>>> COMPONENTS.of(COMPONENTS.read(mine)).ship["yacht"].cost
6
"""

from __future__ import annotations

from .figures import Printed, Row
from .printed import COMPONENTS

__all__ = ["COMPONENTS", "Printed", "Row"]
