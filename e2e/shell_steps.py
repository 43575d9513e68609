"""Steps that the tests of the shell share: from an address to the lobby, to a table, to a move."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from e2e.scripts import script
from pygame_core.kernel.words import Catalogue

LOBBY = 'html[data-ready="lobby"]'
TABLE = 'html[data-ready="table"]'
BOOT_MS = 60_000
# As visitors have it: the site is kept for use without a network.
KEEPING = {"service_workers": "allow"}
WORDS = json.loads((Path(__file__).parents[1] / "web/words/en/shell.json").read_text(encoding="utf-8"))

SESSION = script("shell_steps/session")

ANSWER = script("shell_steps/answer")

# Lets a file with this text fall on the lobby.
DROP = script("shell_steps/drop")


def word(key: str, **params: object) -> str:
    """The text of the catalogue; with parameters, as the page says it."""
    return Catalogue({}).write(WORDS[key], params) if params else str(WORDS[key])


def to_lobby(page: Page, address: str = "./") -> None:
    page.goto(address)
    page.wait_for_selector(LOBBY, state="attached", timeout=BOOT_MS)


def open_table(page: Page, kinds: list[str] | None = None) -> str:
    """Opens the table that the composer shows, with the given kinds of players; returns the id of the game."""
    for seat, kind in enumerate(kinds or []):
        page.locator(".seats select").nth(seat).select_option(kind)
    page.click(".comp .open")
    page.wait_for_selector(TABLE, state="attached")
    return page.url.rsplit("/", 1)[1]


def at(page: Page, work: str, given: Any = None) -> Any:
    """What `(session, given) => ...` returns at the open table."""
    session = page.evaluate_handle(SESSION)
    try:
        return session.evaluate(work, given)
    finally:
        session.dispose()


def position(page: Page) -> int:
    found: int = at(page, "(session) => session.now.meta.position")
    return found


def answer(page: Page) -> bool:
    """Gives the first answer that is allowed; tells whether it was taken."""
    taken: bool = at(page, ANSWER)
    return taken


def kept(page: Page) -> None:
    """Returns when everything done so far is in the record."""
    at(page, "(session) => session.keeper.flush()")


def people(page: Page) -> list[str]:
    """Kinds for a table at which only people sit."""
    return ["human"] * page.locator(".seats li").count()
