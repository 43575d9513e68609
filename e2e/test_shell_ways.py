"""The ways from one screen to another, also where a part of the page does not arrive."""

from typing import Any

from playwright.sync_api import Page, expect

from e2e.scripts import script
from e2e.shell_steps import LOBBY, TABLE, answer, at, kept, open_table, people, to_lobby
from e2e.table_steps import click, lay, press, word

LOBBY_PARTS = "**/app/lobby/*"


def kept_game(page: Page) -> str:
    to_lobby(page)
    game = open_table(page, people(page))
    kept(page)
    return game


def test_without_a_network_one_stays_at_the_table(clean_page: Page, watch: Any) -> None:
    watch.expect("ERR_FAILED")
    page = clean_page
    game = kept_game(page)
    page.goto("about:blank")
    page.route(LOBBY_PARTS, lambda route: route.abort())
    page.goto(f"./#/game/{game}")
    page.wait_for_selector(TABLE, state="attached", timeout=60_000)
    at(page, "(session) => session.lift()")
    page.click("#bank")
    expect(page.locator(".notice.error")).to_be_visible()
    assert page.url.endswith(f"#/game/{game}")
    assert answer(page), "the table is still played at"
    page.unroute(LOBBY_PARTS)
    at(page, "(session) => session.curtain && session.lift()")
    page.click("#bank")
    page.wait_for_selector(LOBBY, state="attached")


def test_a_board_that_does_not_arrive_leaves_the_game_free(clean_page: Page, watch: Any) -> None:
    watch.expect("ERR_FAILED")
    game = kept_game(clean_page)
    clean_page.goto("about:blank")
    boards = "**/boards/index.json"
    clean_page.route(boards, lambda route: route.abort())
    to_lobby(clean_page)
    clean_page.locator("[data-do=open-kept]").first.click()
    expect(clean_page.locator(".notice.error")).to_be_visible()
    clean_page.wait_for_selector(LOBBY, state="attached")
    clean_page.unroute(boards)
    clean_page.goto(f"./#/game/{game}")
    clean_page.wait_for_selector(TABLE, state="attached")
    assert at(clean_page, "(session) => session.readOnly") is False


def test_a_defect_on_the_way_does_not_end_all_ways(clean_page: Page, watch: Any) -> None:
    watch.expect("broken on purpose")
    kept_game(clean_page)
    clean_page.evaluate(script("shell_ways/a_defect_on_the_way_does_not"))
    clean_page.evaluate("location.hash = '#/lesson/auction_house'")
    expect(clean_page.locator('dialog[data-dialog="trouble"]')).to_contain_text("broken on purpose")
    clean_page.keyboard.press("Escape")
    clean_page.wait_for_selector(LOBBY, state="attached")
    clean_page.evaluate("location.hash = '#/lesson/auction_house'")
    clean_page.wait_for_selector("#callout")


def test_messages_about_a_table_go_with_it(booted_page: Page) -> None:
    lay(booted_page)
    press(booted_page, "z")
    expect(booted_page.locator(".notice")).to_contain_text(word("table.undo.nothing"))
    booted_page.click("#bank")
    booted_page.wait_for_selector(LOBBY, state="attached")
    expect(booted_page.locator(".notice")).to_have_count(0)


LOOKS = script("shell_ways/looks")
SHEETS_OF_BOARDS = script("shell_ways/sheets_of_boards")


def test_the_styles_of_a_board_stay_at_its_table(clean_page: Page) -> None:
    """Sheets of boards that were shown stay fetched; what they say of a lobby or of another board must be nothing."""
    page = clean_page

    def looks(selector: str) -> list[str]:
        found: list[str] = page.evaluate(LOOKS, selector)
        assert found
        return found

    def looks_at_table(game: str) -> list[str]:
        click(page, f'.game[data-game="{game}"]')
        open_table(page)
        found = looks("#stage > *, .masthead *")
        page.click("#bank")
        page.wait_for_selector(LOBBY, state="attached")
        return found

    to_lobby(page)
    click(page, '.game[data-game="east_india_companies"]')
    fresh = looks(".game *")
    first = looks_at_table("east_india_companies")
    assert looks(".game *") == fresh
    looks_at_table("john_company_second")
    click(page, '.game[data-game="east_india_companies"]')
    assert looks(".game *") == fresh
    assert looks_at_table("east_india_companies") == first, "what another board's sheets say holds here"
    assert page.evaluate(SHEETS_OF_BOARDS) >= 2, "both boards' sheets are there to leak"
