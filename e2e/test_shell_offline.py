"""Without a network, and from one version of the page to the next."""

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.scripts import script
from e2e.shell_steps import KEEPING, LOBBY, TABLE, answer, at, open_table, to_lobby, word
from e2e.table_steps import painted
from workshop import serve

pytestmark = pytest.mark.browser_context_args(**KEEPING)

KEPT = "navigator.serviceWorker.ready.then(() => true)"
THINK = script("shell_offline/think")
SEARCHING = script("shell_offline/searching")


def keep_for_later(page: Page) -> None:
    to_lobby(page)
    assert page.evaluate(KEPT)


def test_everything_works_offline_after_the_first_visit(watched: Any, clean_page: Page) -> None:
    keep_for_later(clean_page)
    watched.set_offline(True)
    clean_page.reload()
    clean_page.wait_for_selector(LOBBY, state="attached", timeout=60_000)
    clean_page.click('.game[data-game="auction_house"]')
    open_table(clean_page)
    bot = at(clean_page, SEARCHING)
    assert bot, "no game has a bot that searches"
    assert at(clean_page, THINK, bot) == 2
    assert answer(clean_page)
    clean_page.goto("./embed.html")
    clean_page.wait_for_selector('html[data-ready="poster"]', state="attached")
    watched.set_offline(False)


def test_settings_tell_that_the_page_is_ready_for_it(clean_page: Page) -> None:
    keep_for_later(clean_page)
    clean_page.click("[data-do=settings]")
    expect(clean_page.locator("dialog .facts")).to_contain_text(word("settings.offline.yes"))


def test_it_can_be_installed(clean_page: Page) -> None:
    keep_for_later(clean_page)
    client = clean_page.context.new_cdp_session(clean_page)
    manifest = client.send("Page.getAppManifest")
    assert manifest["errors"] == []
    declared = json.loads(manifest["data"])
    assert declared["display"] == "standalone"
    for icon in declared["icons"]:
        assert clean_page.request.get(f"./{icon['src']}").ok, icon["src"]
    errors = client.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # the tests' browser contexts are always private ones
    assert [error["errorId"] for error in errors if error["errorId"] != "in-incognito"] == []


@pytest.fixture
def growing_site(site_folder: Path, tmp_path: Path) -> Iterator[tuple[str, Callable[[], None]]]:
    """A copy of the site under an address of its own, and a function that puts a new version there."""
    copy = tmp_path / "site"
    shutil.copytree(site_folder, copy)

    def release() -> None:
        worker = copy / "sw.js"
        text = worker.read_text(encoding="utf-8")
        worker.write_text(text.replace('"version": "', '"version": "next-', 1), encoding="utf-8")

    with serve.serving(copy) as address:
        yield address, release


def test_a_new_version_never_interrupts_a_game(
    watched: Any, watch: Any, growing_site: tuple[str, Callable[[], None]]
) -> None:
    address, release = growing_site
    watch.origins.add(address)
    page = watched.new_page()
    to_lobby(page, address)
    page.evaluate(KEPT)
    to_lobby(page, address)
    game = open_table(page)
    release()
    page.evaluate(script("shell_offline/a_new_version_never_interrupts_a_game"))
    painted(page, lambda: answer(page))
    expect(page.locator(".notice")).to_have_count(0)
    other = watched.new_page()
    to_lobby(other, address)
    open_table(other)
    page.evaluate("location.hash = '#/'")
    page.wait_for_selector(LOBBY, state="attached")
    offer = page.locator(".notice")
    expect(offer).to_contain_text(word("update.ready"))
    offer.get_by_role("button", name=word("update.now")).click()
    expect(offer).to_contain_text(word("update.others"))
    assert answer(other), "the other tab still lives with the files that it began with"
    other.evaluate("navigator.serviceWorker.dispatchEvent(new Event('controllerchange'))")
    expect(other.locator(".notice")).to_contain_text(word("update.elsewhere"))
    other.close()
    with page.expect_navigation():
        offer.get_by_role("button", name=word("update.now")).click()
    page.wait_for_selector(LOBBY, state="attached", timeout=60_000)
    expect(page.locator(".notice")).to_have_count(0)
    page.goto(f"{address}#/game/{game}")
    page.wait_for_selector(TABLE, state="attached")
    assert watch.unexpected() == []
