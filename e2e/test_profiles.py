"""A page on which one test has played is given to the next as if nobody had been there, or most would start Python."""

from playwright.sync_api import Page, expect

from e2e.conftest import AS_NEW
from e2e.shell_steps import KEPT_GAME, at, kept, to_lobby
from e2e.table_steps import CHOSEN, choose, click, lay, play_on


def test_who_has_played_leaves_nothing_behind(booted_page: Page) -> None:
    page = booted_page
    choose(page, motion="full", theme="dark")
    lay(page)
    play_on(page)
    kept(page)
    click(page, '.notice [data-do="dismiss"]')
    open_id = at(page, "(session) => session.id")
    lay(page)
    kept(page)
    assert page.evaluate(AS_NEW, CHOSEN)
    assert page.evaluate("Object.keys(localStorage).filter((key) => key.includes('setup'))") == []
    assert page.locator("html").get_attribute("data-motion") == "off"
    to_lobby(page)
    expect(page.locator(KEPT_GAME)).to_have_count(1)
    assert page.locator(f'{KEPT_GAME}[data-game="{open_id}"]').count() == 0
    assert page.evaluate(AS_NEW, CHOSEN)
    to_lobby(page)
    expect(page.locator(KEPT_GAME)).to_have_count(0)


def test_a_page_that_shows_something_is_not_given_on(booted_page: Page) -> None:
    page = booted_page
    lay(page)
    page.click('.masthead [data-do="settings"]')
    page.wait_for_selector("dialog[open]")
    assert not page.evaluate(AS_NEW, CHOSEN)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.evaluate("localStorage.stray = 'left'")
    assert not page.evaluate(AS_NEW, CHOSEN)
    page.evaluate("localStorage.removeItem('stray')")
    assert page.evaluate(AS_NEW, CHOSEN)
