"""What is told, asked or closed cites an entry of the ledger that holds in the game that is played."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pygame_core.games.john_company_first import RULESET
from pygame_core.kernel.reasons import Closed
from pygame_core.kernel.rulebook import ledger
from pygame_core.kernel.ruleset import Mode
from pygame_core.kernel.table import Table
from tests.conformance.law import choosable
from tests.conformance.play import Walker, new_table
from tests.games.john_company_first.board import A, B, Board
from tests.games.john_company_first.test_deregulation import away
from tests.games.john_company_first.test_john_and_co import john

rule = pytest.mark.rule
LEDGER = ledger(RULESET.package)
MODES = [mode for mode in RULESET.modes() if mode.seats in (1, 2, 4)]


def cited(board: Board, code: str) -> list[str | None]:
    return [event.rule for event in board.table.log(None) if event.code == code]


def holds(entry: str, mode: Mode, free: bool) -> bool:
    """Whether an entry is in force: a state (the Jones Family, the monopoly lost) goes before the scenario."""
    if entry not in LEDGER:
        return entry.startswith("kernel.")
    modes = LEDGER[entry].modes
    if "jones" in modes:
        return mode.seats in (2, 3)
    if "deregulation" in modes and not free:
        return False
    return "all" in modes or mode.scenario in modes


def all_cited(table: Table, since: int) -> Iterator[tuple[str, str | None]]:
    """Entries that the last lines of the log, the questions and what they close cite."""
    for event in table.log(None)[since:]:
        yield event.code, event.rule
    for decision in table.pending:
        yield decision.code, decision.rule
        for option in choosable(decision):
            if isinstance(option.why, Closed):
                yield option.code, option.why.rule
    for seat in range(table.mode.seats):
        for act in table.acts(seat):
            if isinstance(act.why, Closed):
                yield act.code, act.why.rule


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_everything_cites_what_holds(mode: Mode) -> None:
    table = new_table(RULESET, mode, "citations")
    walker, since = Walker(table, "citations"), 0
    while table.result is None:
        walker.move()
        for code, entry in all_cited(table, since):
            assert not entry or holds(entry, mode, table.game.state.deregulated), (code, entry)
        since = len(table.log(None))


# --- the lines that once cited another game's entry -------------------------------------------------------------
@rule("jc1.scenario.jc.opened")
def test_without_presidencies_a_mission_cites_john_and_co() -> None:
    board = away(john(a=0), "punjab", a=1).run("family", ("firm.resolve", {"seat": A}), script=[1])
    assert cited(board, "mission.won") == ["jc1.scenario.jc.opened"]


@rule("jc1.scenario.jc.cards_elephant")
def test_a_card_of_john_and_co_is_there_for_the_elephant() -> None:
    board = john().deck("tea_act").run("evening_post", "post.begin", script=[4] * 6)
    assert cited(board, "post.revealed") == ["jc1.scenario.jc.cards_elephant"]
    early = Board().deck("tea_act").held(chairman=B).run("evening_post", "post.begin", script=[4] * 12)
    assert cited(early, "post.revealed") == ["jc1.post.card.reveal"]


@rule("jc1.scenario.solo.domestic", "jc1.scenario.solo.no_dividends", "jc1.company.campaign.win_vacant")
def test_alone_the_solo_entries_are_cited() -> None:
    board = Board(1, "militant").run("company", "company.begin")
    board.run("evening_post", ("post.solo_news", {"card": "trade_with_china"}))
    assert cited(board, "news.domestic") == ["jc1.scenario.solo.domestic"]
    board.run("evening_post", ("post.solo_news", {"card": "shareholder_revolt"}))
    assert cited(board, "news.no_chairman") == ["jc1.scenario.solo.domestic"]
    board.state.company.revenue = 3
    board.run("trade", "trade.allocate").answer([3, *[0] * (len(board.ask.slots) - 1)])
    assert cited(board, "money.allocated") == ["jc1.scenario.solo.no_dividends"]
    board.province("bengal", "bengal").run("company", ("company.office", {"office": "province_bengal"}))
    assert cited(board, "office.skipped") == ["jc1.company.campaign.win_vacant"]
