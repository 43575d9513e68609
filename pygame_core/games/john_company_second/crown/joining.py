"""Importing this joins the Crown to the rules: its steps are known, and its door lets questions through to it."""

from __future__ import annotations

from ..state import steps
from . import beside, setup
from .door import door

__all__ = ["beside", "setup"]

steps.open(door)
