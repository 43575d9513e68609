"""Choices of more than one word as typed values, and how the answers that name them are written."""

from __future__ import annotations

from ...parts.pieces import ListCodec, reference


@reference
class Sell:
    """So many shares of one company."""

    company: int
    n: int


@reference
class Mortgage:
    """A Presidency Share."""


Raised = Sell | Mortgage
RAISED: ListCodec[Raised] = ListCodec({"sell": Sell, "mortgage": Mortgage})
"""How money for a dividend is raised: `["sell", 2, 1]`, `["mortgage"]`."""
