"""What only some modes of a game need comes with them, through every door: set up, kept, by link, as a lesson."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.scripts import script
from e2e.shell_steps import BOOT_MS, KEEPING, TABLE, at, kept, open_table, to_lobby, to_setup

GAME = "john_company_second"
NAMES = ("Ravi", "Marianne", "Hastings")
CROWN = '#stage .look[data-value="crown"]'
PACKS = script("shell_modes/packs")
THINK = script("shell_modes/think")
LINK = script("shell_modes/link")


def fetched(page: Page) -> set[str]:
    """The supplements of the game that the page has, rules and board."""
    return {*page.evaluate(PACKS, GAME)} & {"crown", "firms"}


def set_up(page: Page, seats: int, scenario: str) -> None:
    kinds = ["human", "steady", "steady"][:seats]
    people: list[Any] = [{"name": name, "kind": kind} for name, kind in zip(NAMES, kinds, strict=False)]
    to_setup(page, game=GAME, seed="modes", scenario=scenario, seats=people)
    open_table(page)


def test_a_table_fetches_of_its_game_what_its_mode_needs(clean_page: Page) -> None:
    set_up(clean_page, 3, "1710")
    assert fetched(clean_page) == set()
    to_lobby(clean_page)
    set_up(clean_page, 2, "1710")
    expect(clean_page.locator(CROWN)).to_be_visible()
    assert fetched(clean_page) == {"crown"}
    assert at(clean_page, THINK) == ["answer", True]
    to_lobby(clean_page)
    clean_page.evaluate("(place) => { location.hash = place; }", f"#/lesson/{GAME}/firms")
    clean_page.wait_for_selector(TABLE, state="attached")
    assert fetched(clean_page) == {"crown", "firms"}
    expect(clean_page.locator("#stage .panels.on-firms")).to_be_visible()


@pytest.mark.browser_context_args(**KEEPING)
def test_a_kept_table_and_its_link_bring_what_they_need(clean_page: Page) -> None:
    """As on any visit after the first, without a network too."""
    set_up(clean_page, 1, "1813")
    kept(clean_page)
    link = at(clean_page, LINK)
    clean_page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    clean_page.context.set_offline(True)
    clean_page.reload()
    clean_page.wait_for_selector(TABLE, state="attached", timeout=BOOT_MS)
    expect(clean_page.locator(CROWN)).to_be_visible()
    assert fetched(clean_page) == {"crown", "firms"}
    other = clean_page.context.new_page()
    other.goto(f"./#/table/{link}")
    other.wait_for_selector(TABLE, state="attached", timeout=BOOT_MS)
    expect(other.locator(CROWN)).to_be_visible()
    assert fetched(other) == {"crown", "firms"}
    other.close()
