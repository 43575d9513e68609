"""Steps that the tests of a game's board share: a table of that game, played on by a script until something is asked,
and what is to be seen on every stage."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page, ViewportSize

from e2e.scripts import handed, script
from e2e.shell_steps import at, open_table, to_lobby
from e2e.table_steps import AT_ONCE, painted

TABLET_SIZE = ViewportSize(width=1024, height=768)
DESK = {"viewport": {"width": 1440, "height": 900}}
TABLET = {"viewport": TABLET_SIZE}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
THEMES = ("light", "dark")

PLAY_TO = script("board_steps/play_to")

# Words that are cut off, and parts that stick out of the panel they are in, below its end too where that counts.
CLIPPED = script("board_steps/clipped")


@dataclass(frozen=True)
class Play:
    """A game on a fixed seed, and how a script plays it.

    `stages` says which stage belongs to which question. `manners` is a script: its wishes say of some questions which
    options are taken if they are open, its answers how questions of some kind are answered, where not as others are.
    """

    game: str
    seed: str
    stages: dict[str, str]
    manners: str
    others: str = "human"
    lot: int = 1

    def lay(self, page: Page) -> None:
        """The table, with a person at the first seat."""
        page.add_init_script(AT_ONCE)
        to_lobby(page)
        page.locator(f'.game[data-game="{self.game}"]').click()
        page.locator("details.seed").evaluate("(element) => { element.open = true; }")
        page.fill('[data-do="draft-seed"]', self.seed)
        self.open(page)

    def open(self, page: Page) -> None:
        """The table that the lobby shows."""
        open_table(page, ["human", *[self.others] * (page.locator(".seats select").count() - 1)])

    def to(self, page: Page, code: str, *, test: str = "() => true", lot: int | None = None) -> int:
        """On to a question that has something to choose, when `test(session, {open, offered})` holds; gives the seat
        that is asked."""
        seat = self.run(page, code, test, self.lot if lot is None else lot)
        page.wait_for_selector(f".panels.on-{self.stages[code]}")
        return seat

    def to_end(self, page: Page) -> None:
        self.run(page, "over", "() => false", self.lot)

    def run(self, page: Page, code: str, test: str = "() => true", lot: int = 1) -> int:
        """On until `code` is asked and `test` holds, or to the end for "over"; gives the seat that looks on."""
        given = {
            "manners": page.evaluate_handle(self.manners),
            "holds": page.evaluate_handle(handed(test)),
            "code": code,
            "lot": lot,
        }
        seats: list[int] = []
        painted(page, lambda: seats.append(at(page, PLAY_TO, given)))
        return seats[0]


def clipped(page: Page, words: str, parts: str = "", *, below: bool = False) -> list[str]:
    """What is cut off on the stage, or sticks out of its panel."""
    found: list[str] = page.evaluate(CLIPPED, {"words": words, "parts": parts, "below": below})
    return found


def fits_across(page: Page) -> bool:
    """Nothing has to be scrolled sideways."""
    return bool(page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"))


def fits_down(page: Page) -> bool:
    """The whole page is in the window."""
    return bool(page.evaluate("() => document.documentElement.scrollHeight <= innerHeight"))


def show_in(page: Page, theme: str) -> None:
    page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)


def accessible_in_all_themes(page: Page, accessibility: Callable[..., list[Any]]) -> None:
    for theme in THEMES:
        show_in(page, theme)
        assert accessibility(page) == [], theme
