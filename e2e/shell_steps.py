"""Steps that the tests of the shell share: from an address to the lobby, to a table, to a move."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from pygame_core.kernel.words import Catalogue

LOBBY = 'html[data-ready="lobby"]'
TABLE = 'html[data-ready="table"]'
BOOT_MS = 60_000
# As visitors have it: the site is kept for use without a network.
KEEPING = {"service_workers": "allow"}
WORDS = json.loads((Path(__file__).parents[1] / "web/words/en/shell.json").read_text(encoding="utf-8"))

# What the tests do at a table goes through the page's own session, so that they hold for every look of the table.
SESSION = """async (work) => {
  const { openSession } = await import(new URL("app/current.js", document.baseURI));
  return WORK(openSession());
}"""

ANSWER = """(session) => {
  const { decision } = session.view;
  const open = (list) => list.filter((one) => !one.closed);
  const ways = {
    pick: () => open(decision.options)[0].value,
    pick_many: () => open(decision.options).slice(0, decision.least).map((one) => one.value),
    amount: () => decision.lo,
    allocate: () => decision.slots.map((slot) => slot.least ?? 0),
    arrange: () => decision.items.map((item) => item.value),
  };
  const answer = ways[decision.kind]();
  return session.do({ do: "answer", seat: session.viewer, answer }).ok;
}"""

# Lets a file with this text fall on the lobby.
DROP = """(text) => {
  const files = new DataTransfer();
  files.items.add(new File([text], "dropped.json", { type: "application/json" }));
  const place = document.querySelector(".lobby");
  for (const type of ["dragover", "drop"]) {
    place.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: files }));
  }
}"""


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


def at(page: Page, work: str) -> Any:
    """What `(session) => ...` returns at the open table."""
    return page.evaluate(SESSION.replace("WORK", f"({work})"))


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
