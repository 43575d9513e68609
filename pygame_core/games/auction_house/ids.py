"""The names of the Auction House: mypy knows them, and a loaded game is checked against them."""

from __future__ import annotations

from typing import Literal, get_args

Good = Literal["tea", "silk", "china", "indigo"]

GOODS: tuple[Good, ...] = get_args(Good)
"""In the order in which a die of the storm names them."""
