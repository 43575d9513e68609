"""Chips of what changed lie on no word and no figure, over whole games."""

from typing import Any

import pytest
from playwright.sync_api import JSHandle, Page

from e2e.board_steps import DESK, PHONE, Play
from e2e.scripts import script
from e2e.shell_steps import at
from e2e.table_steps import SETTLED, click, lay, play_on, settled, tap

COMPANY = Play(game="john_company_second", seed="chips", stages={}, manners="() => ({})", others="steady")
ADVISED = script("table_passing/advised")
MOVES = 60


def watched(page: Page) -> JSHandle:
    """From now on what chips lie on is looked at; with all motion, since without it there are none."""
    page.evaluate(script("chips/with_motion"))
    return page.evaluate_handle(script("chips/watch"))


def nothing_covered(found: JSHandle) -> None:
    told: dict[str, Any] = found.json_value()
    assert told["chips"] > 0
    assert told["covered"] == []


def test_in_a_whole_game_of_the_toy(clean_page: Page) -> None:
    lay(clean_page)
    found = watched(clean_page)
    play_on(clean_page, click)
    nothing_covered(found)


@pytest.mark.browser_context_args(**PHONE)
def test_in_a_whole_game_of_the_toy_on_a_phone(clean_page: Page) -> None:
    lay(clean_page)
    found = watched(clean_page)
    tap(clean_page, '.nav [data-tab="players"]')
    play_on(clean_page, tap)
    nothing_covered(found)


@pytest.mark.browser_context_args(**DESK)
def test_in_john_company(clean_page: Page) -> None:
    COMPANY.lay(clean_page)
    settled(clean_page)
    found = watched(clean_page)
    for _ in range(MOVES):
        at(clean_page, ADVISED)
        clean_page.wait_for_selector(f"{SETTLED}, .decision.result")
    nothing_covered(found)
