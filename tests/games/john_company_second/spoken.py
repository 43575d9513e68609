"""A board that also reads aloud: everything asked and told must have its words."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from pygame_core.kernel.decisions import Allocate, Pick
from pygame_core.kernel.reasons import OPEN
from pygame_core.kernel.rulebook import ledger
from pygame_core.present import Presenter
from pygame_core.telling import Teller
from tests.games.john_company_second.board import Board
from tests.games.laid_out import STOP


class SpokenBoard(Board):
    def look(self) -> None:
        super().look()
        book: Any = SimpleNamespace(main=SimpleNamespace(table=self.table), table=self.table)
        presenter = Presenter(book)
        presenter.words.missing.clear()
        known = ledger(self.table.ruleset.package)
        for decision in self.table.pending:
            if decision.code == STOP:
                continue
            presenter.decision(decision)
            assert decision.rule in known, decision.rule
            if isinstance(decision, Pick | Allocate):
                for option in decision.options if isinstance(decision, Pick) else decision.slots:
                    assert option.why is OPEN or option.why.rule in known
        Teller(presenter, None).lines()
        for event in self.table.log(None):
            assert event.rule in known or event.code.startswith("kernel."), event.rule
        assert not presenter.words.missing
