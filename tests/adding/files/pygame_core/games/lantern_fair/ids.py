"""The names of the Lantern Fair."""

from __future__ import annotations

from typing import Literal, get_args

Colour = Literal["red", "gold", "blue"]

COLOURS: tuple[Colour, ...] = get_args(Colour)
