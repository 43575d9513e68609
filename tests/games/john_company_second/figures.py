"""The figures as they are printed, for tests that do not replace any."""

from __future__ import annotations

from pygame_core.games.john_company_second.components import COMPONENTS

PRINTED = COMPONENTS.of("")
