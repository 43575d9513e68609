"""The components of the game as data: the TOML files beside this module, checked and typed (`figures`, `printed`).

Most numbers of the cards and of the board are lost and were fitted or reconstructed; whoever owns the game can say what
the real pieces show:

>>> mine = {"regions": {"punjab": {"prosperous": {"defense": 4}}}, "prizes": {"ambassador": {"vp": 9}}}
>>> COMPONENTS.of(COMPONENTS.read(mine)).regions["punjab"].sides["prosperous"].defense
4
"""

from __future__ import annotations

from .figures import Printed
from .printed import COMPONENTS

__all__ = ["COMPONENTS", "Printed"]
