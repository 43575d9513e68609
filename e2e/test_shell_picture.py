"""A kept game stands as it was left before the rules do, and becomes the table itself without a jump."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.scripts import script
from e2e.shell_steps import BOOT_MS, LOBBY, TABLE, answer, at, kept, open_table, people, position, to_lobby, word

PICTURE = 'html[data-ready="picture"]'
PYTHON = re.compile(r"/vendor/pyodide/|/packs/")
PICTURED = script("shell_picture/pictured")
STORED = script("shell_picture/stored")
SPOIL = script("shell_picture/spoil")
SHIFTS = script("shell_picture/shifts")


def begun(page: Page, game: str, kinds: list[str] | None = None) -> str:
    """A table of the game whose picture has been taken, on which nobody moves."""
    to_lobby(page)
    page.locator(f".game[data-game={game}]").click()
    table = open_table(page, kinds or people(page))
    at(page, "(session) => session.curtain && session.lift()")
    page.wait_for_selector(".decision[data-kind]")
    kept(page)
    at(page, PICTURED)
    return table


def held_back(page: Page) -> None:
    """Python does not come before it is let."""
    page.route(PYTHON, lambda _: None)


def come(page: Page) -> None:
    page.unroute_all(behavior="ignoreErrors")
    page.evaluate("() => dispatchEvent(new Event('online'))")
    page.wait_for_selector(TABLE, state="attached", timeout=BOOT_MS)


ALONE = ["human", "steady", "steady"]


@pytest.mark.parametrize(("size", "name"), [((1440, 900), "desktop"), ((390, 844), "phone")])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_kept_game_is_there_before_python_and_becomes_live_without_a_jump(
    clean_page: Page, screenshot: Callable[..., Path], accessibility: Callable[..., list[str]],
    size: tuple[int, int], name: str, theme: str,
) -> None:  # fmt: skip
    clean_page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    clean_page.set_viewport_size({"width": size[0], "height": size[1]})
    begun(clean_page, "auction_house", ALONE)
    asked = clean_page.locator("#ask").inner_text()
    clean_page.add_init_script(SHIFTS)
    held_back(clean_page)
    clean_page.reload()
    clean_page.wait_for_selector(PICTURE, state="attached", timeout=BOOT_MS)
    expect(clean_page.locator("#boot")).to_be_hidden()
    expect(clean_page.locator(".being-set-up")).to_contain_text(word("picture.mark"))
    expect(clean_page.locator("#ask")).to_have_text(asked)
    expect(clean_page.locator(".table")).to_have_attribute("aria-busy", "true")
    assert clean_page.locator(".decision button:not([inert])").count() == 0
    assert clean_page.locator("#stage :is(button, [data-do]):not([inert])").count() == 0
    assert accessibility(clean_page) == []
    screenshot(clean_page, f"picture-{name}-{theme}")
    places = clean_page.evaluate(script("shell_picture/places"))
    clean_page.evaluate("() => { globalThis.shifted = []; }")
    come(clean_page)
    expect(clean_page.locator("#app [inert]")).to_have_count(0)
    expect(clean_page.locator(".being-set-up")).to_have_count(0)
    assert clean_page.evaluate(script("shell_picture/places")) == places
    assert sum(clean_page.evaluate("globalThis.shifted")) <= 0.02
    expect(clean_page.locator(".outdated")).to_have_count(0)
    assert answer(clean_page)


def test_settings_and_rules_work_at_a_picture_and_the_lobby_is_near(clean_page: Page) -> None:
    begun(clean_page, "auction_house", ALONE)
    held_back(clean_page)
    clean_page.reload()
    clean_page.wait_for_selector(PICTURE, state="attached", timeout=BOOT_MS)
    clean_page.click(".masthead [data-do=settings]")
    expect(clean_page.locator('dialog[data-dialog="settings"]')).to_be_visible()
    clean_page.click("[data-do=close-dialog]")
    clean_page.click(".masthead [data-do=picture-rules]")
    clean_page.locator("dialog .reading .chapter").first.wait_for()
    clean_page.locator("dialog [data-do=reading-close]").first.click()
    clean_page.click("#bank")
    clean_page.wait_for_selector(LOBBY, state="attached")
    clean_page.locator("[data-do=open-kept]").click()
    clean_page.wait_for_selector(PICTURE, state="attached")
    come(clean_page)


def test_a_picture_has_nothing_of_anybody_else_nor_what_is_behind_a_curtain(clean_page: Page) -> None:
    """At a table of several people it is the curtain that stands, and what everybody may see."""
    game = begun(clean_page, "auction_house")
    shown = at(clean_page, "(session) => JSON.stringify(session.now.board)")
    secret = at(clean_page, script("shell_picture/secrets"))
    assert secret and any(text in shown for text in secret), "the viewer has nothing that others may not see"
    picture = clean_page.evaluate(STORED, game)
    assert picture["viewer"] is None and picture["curtain"]["name"]
    text = str(picture)
    assert [one for one in secret if one in text] == []
    held_back(clean_page)
    clean_page.reload()
    clean_page.wait_for_selector(PICTURE, state="attached", timeout=BOOT_MS)
    expect(clean_page.locator(".curtain")).to_contain_text(picture["curtain"]["name"])
    expect(clean_page.locator("#stage")).to_have_count(0)
    come(clean_page)
    expect(clean_page.locator(".curtain")).to_contain_text(picture["curtain"]["name"])


def test_one_at_the_screen_keeps_only_what_they_see_themselves(clean_page: Page) -> None:
    game = begun(clean_page, "auction_house", ALONE)
    assert clean_page.evaluate(STORED, game)["view"] == at(clean_page, "(session) => session.now")


@pytest.mark.parametrize("what", ["build", "text", "save", "seq", "gone"])
def test_what_is_damaged_or_of_another_build_is_never_drawn(clean_page: Page, what: str) -> None:
    game = begun(clean_page, "auction_house", ALONE)
    clean_page.goto("about:blank")
    clean_page.goto("./embed.html")
    clean_page.wait_for_selector('html[data-ready="poster"]', state="attached")
    clean_page.evaluate(SPOIL, [game, what])
    held_back(clean_page)
    clean_page.goto(f"./#/game/{game}")
    clean_page.wait_for_selector('html[data-ready="sailing"]', state="attached", timeout=BOOT_MS)
    expect(clean_page.locator("#bootcard")).to_be_visible()
    expect(clean_page.locator("#stage")).to_have_count(0)
    clean_page.unroute_all(behavior="ignoreErrors")


def test_a_picture_that_was_out_of_date_gives_way_to_the_truth_and_says_so(clean_page: Page, watched: Any) -> None:
    """Another tab has gone on while the rules were on their way."""
    game = begun(clean_page, "auction_house", ALONE)
    before = position(clean_page)
    clean_page.close()
    page, other = watched.new_page(), watched.new_page()
    held_back(page)
    page.goto(f"./#/game/{game}")
    page.wait_for_selector(PICTURE, state="attached", timeout=BOOT_MS)
    other.goto(f"./#/game/{game}")
    other.wait_for_selector(TABLE, state="attached", timeout=BOOT_MS)
    assert answer(other)
    other.wait_for_selector('.table[data-bots="idle"]')
    kept(other)
    other.close()
    come(page)
    assert position(page) > before
    expect(page.locator(".outdated")).to_contain_text(word("picture.outdated"))
    page.click(".outdated [data-do=picture-changes]")
    expect(page.locator("#recap-title")).to_be_visible()


def test_a_line_that_breaks_is_told_at_the_picture(clean_page: Page, watch: Any) -> None:
    watch.expect(r"ERR_FAILED|Failed to fetch")
    begun(clean_page, "auction_house", ALONE)
    clean_page.route("**/packs/core.zstd*", lambda route: route.abort())
    clean_page.reload()
    mark = clean_page.locator(".being-set-up")
    expect(mark).to_contain_text(word("picture.missing", name="core.zstd"), timeout=BOOT_MS)
    come(clean_page)
