"""What some tests of votes have in common."""

from __future__ import annotations

import pytest

from pygame_core.games.john_company_second.phases.parliament import voting


@pytest.fixture
def nobody_lends(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has nothing to vote with is not asked whether others lend the money: a matter of tests of its own."""
    monkeypatch.setattr(voting, "can_borrow", lambda game, seat, cost: False)
