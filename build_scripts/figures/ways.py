"""How many clicks lie between the lobby and a table that asks something."""

from collections.abc import Iterator

from playwright.sync_api import Page, TimeoutError, sync_playwright

from workshop import browser, serve, site
from workshop.figure import Figure, Provider
from workshop.paths import SITE

LOBBY = 'html[data-ready="lobby"][data-rules="here"]'
ASKED = '.table[data-bots="idle"] .decision[data-kind]'
# What the lobby puts forward, and whatever asks for a further click on the way.
FORWARD = "dialog[open] .btn.seal, .curtain button, main .btn.seal"
OPENED_MS = 60_000
FURTHER_MS = 5_000
MOST = 5


def lobby(page: Page, address: str) -> None:
    page.goto("about:blank")
    page.goto(address)
    page.wait_for_selector(LOBBY, state="attached", timeout=OPENED_MS)


def clicks(page: Page) -> int:
    """How often one clicks what is put forward until something is asked."""
    for count in range(MOST):
        page.locator(FORWARD).locator("visible=true").first.click()
        try:
            page.wait_for_selector(ASKED, timeout=FURTHER_MS if count else OPENED_MS / 4)
            return count + 1
        except TimeoutError:
            continue
    return MOST


def counted() -> Iterator[Figure]:
    """Of somebody who comes for the first time, and of somebody who has played here."""
    site.build(quiet=True)
    with serve.serving(SITE) as address, sync_playwright() as playwright:
        program = browser.ensure()
        window = playwright.chromium.launch(executable_path=program, args=list(browser.FLAGS))
        page = window.new_context().new_page()
        lobby(page, address)
        yield Figure("page.lobby_clicks_to_play.newcomer", clicks(page), "clicks", at_most=1)
        lobby(page, address)
        page.locator('[data-do="play-first"]').click()
        page.wait_for_selector(ASKED, timeout=OPENED_MS)
        page.locator("#bank").click()
        lobby(page, address)
        yield Figure("page.lobby_clicks_to_play.regular", clicks(page), "clicks", at_most=1)
        window.close()


FIGURES: dict[str, Provider] = {"page.lobby_clicks_to_play": counted}
