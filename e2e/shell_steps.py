"""Steps that the tests of the shell share: from an address to the lobby, to a table, to a move."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Frame, Page, expect

from e2e.hands.course import packed
from e2e.scripts import script
from pygame_core.kernel.words import Catalogue

# One for each game that is kept in this browser.
KEPT_GAME = '[data-do="open-kept"]'
LOBBY = 'html[data-ready="lobby"]'
# The rules can be asked.
RULES = 'html[data-rules="here"]'
TABLE = 'html[data-ready="table"]'
BOOT_MS = 60_000
# As visitors have it: the site is kept for use without a network.
KEEPING = {"service_workers": "allow"}
WORDS = json.loads((Path(__file__).parents[1] / "web/words/en/shell.json").read_text(encoding="utf-8"))

SESSION = script("shell_steps/session")

ANSWER = script("shell_steps/answer")

SET_UP_TOY = "async () => (await import(new URL('app/lobby/composer.js', document.baseURI))).setUp('auction_house')"

TO_LOBBY = script("shell_steps/lobby")

# Lets a file with this text fall on the lobby.
DROP = script("shell_steps/drop")


def written(template: str, params: dict[str, object]) -> str:
    """A text of the page's catalogue; with parameters, as the page says it: whoever is named goes by the name."""
    called = {f"seat.{value}": value for value in params.values() if isinstance(value, str)}
    return Catalogue({"label": called}).write(template, params) if params else template


def word(key: str, **params: object) -> str:
    """What the lobby and the screens around a table say."""
    return written(WORDS[key], params)


def to_lobby(page: Page, address: str = "./") -> None:
    """The lobby with the rules here; the toy is set up, which is quick to play, unless the address says what is. Where
    Python runs already, it goes on running."""
    if address == "./" and runs(page):
        page.evaluate(TO_LOBBY)
    else:
        page.goto(address)
    page.wait_for_selector(LOBBY, state="attached", timeout=BOOT_MS)
    page.wait_for_selector(RULES, state="attached", timeout=BOOT_MS)
    if "#" not in address:
        page.evaluate(SET_UP_TOY)
        expect(page.locator('.game[data-game="auction_house"] .setup')).to_have_attribute("aria-pressed", "true")


def runs(page: Page) -> bool:
    """Whether Leadenhall runs on this page, with its rules."""
    return page.locator(RULES).count() > 0


def to_setup(page: Page, **chosen: Any) -> None:
    """The lobby with a game set up, for three unless something else is chosen; where Python runs already, it goes on
    running."""
    chosen.setdefault("seats", [{"name": "", "kind": "human"}] * 3)
    place = f"#/setup/{packed('setup', **chosen)}"
    if runs(page):
        page.evaluate("(place) => { location.hash = place; }", place)
    else:
        page.goto(f"./{place}")
    page.wait_for_selector(LOBBY, state="attached", timeout=BOOT_MS)
    page.wait_for_selector(RULES, state="attached", timeout=BOOT_MS)
    # a phone brings its sheet by itself
    page.wait_for_selector(".comp", state="attached")
    expect(page.locator('[data-do="draft-seed"]')).to_have_value(chosen["seed"])


def to_composer(page: Page) -> None:
    """A phone shows what is set up on a sheet of its own."""
    if page.locator(".comp").count() == 0:
        page.click('.game .setup[aria-pressed="true"]')


def open_table(page: Page, kinds: list[str] | None = None) -> str:
    """Opens the table that the composer shows, with the given kinds of players; returns the id of the game."""
    to_composer(page)
    for seat, kind in enumerate(kinds or []):
        page.locator(".seats select").nth(seat).select_option(kind)
    page.click(".comp .open")
    page.wait_for_selector(TABLE, state="attached")
    # the word on a subject stands before the first game of its kind alone
    subject = page.locator('.notice:has([data-do="read-subject"]) [data-do="dismiss"]')
    if subject.count():
        subject.click()
    return page.url.rsplit("/", 1)[1]


def at(page: Page | Frame, work: str, given: Any = None) -> Any:
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
    to_composer(page)
    return ["human"] * page.locator(".seats li").count()
