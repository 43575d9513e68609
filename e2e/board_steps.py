"""Steps that the tests of a game's board share: a table of that game, played on by a script until something is asked,
and what is to be seen on every stage."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from e2e.scripts import handed, script
from e2e.shell_steps import at, open_table, to_setup
from e2e.table_steps import choose, painted, step_back

TABLET_SIZE = ViewportSize(width=1024, height=768)
DESK = {"viewport": {"width": 1440, "height": 900}}
TABLET = {"viewport": TABLET_SIZE}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
THEMES = ("light", "dark")

PLAY_ON = script("plays/on")
STOPS = script("board_steps/stops")
# More answers than this lead to no question.
MOST = 600

# Words that are cut off, and parts that stick out of the panel they are in, below its end too where that counts.
CLIPPED = script("board_steps/clipped")


@dataclass(frozen=True)
class Play:
    """A game on a fixed seed, and how a script plays it.

    `stages` says which stage belongs to which question. `manners` is a script: its wishes say of some questions which
    options are taken if they are open, its answers how questions of some kind are answered, where not as others are.
    Without a `scenario` it is the first one of the game. `words` and `parts` select what must not be cut off on its
    board.
    """

    game: str
    seed: str
    stages: dict[str, str]
    manners: str
    others: str = "human"
    lot: int = 1
    scenario: str = ""
    words: str = ""
    parts: str = ""

    def lay(self, page: Page) -> None:
        """The table, with a person at the first seat."""
        choose(page)
        chosen = {"scenario": self.scenario} if self.scenario else {}
        to_setup(page, game=self.game, seed=self.seed, **chosen)
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

    def cut_off(self, page: Page) -> list[str]:
        """What is cut off on the stage; nothing may go on below its panel either."""
        return clipped(page, self.words, self.parts, below=True)

    def to_end(self, page: Page) -> None:
        self.run(page, "over", "() => false", self.lot)

    def run(self, page: Page, code: str, test: str = "() => true", lot: int = 1) -> int:
        """On until `code` is asked and `test` holds, or to the end for "over"; gives the seat that looks on."""
        holds = page.evaluate_handle(handed(test))
        given = {
            "manners": page.evaluate_handle(self.manners),
            "stops": page.evaluate_handle(STOPS, {"code": code, "holds": holds}),
            "code": code,
            "lot": lot,
            "tells": False,
            "most": MOST,
        }
        came: list[dict[str, Any]] = []
        painted(page, lambda: came.append(at(page, PLAY_ON, given)))
        (found,) = came
        assert found["code"] == code, f"never asked: {code}"
        seat: int = found["viewer"]
        return seat


def table_of(play: Play) -> Callable[[Page], Page]:
    """The fixture `table` of a board's tests: its game is laid on a page that may run already."""

    @pytest.fixture
    def table(booted_page: Page) -> Page:
        play.lay(booted_page)
        return booted_page

    return table


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


def asks_nothing_of_the_past(page: Page) -> None:
    step_back(page)
    expect(page.locator("#stage .panels")).to_be_visible()
    expect(page.locator("#stage .is-option")).to_have_count(0)


def shows_what_is_asked_first(page: Page, cut_off: Callable[[Page], list[str]]) -> None:
    """On a phone: what is asked about, and behind a button of the bar below it everything else."""
    main, more = page.locator("#stage .panels > .main"), page.locator("#stage .panels > .more")
    expect(main.first).to_be_visible()
    expect(more.first).to_be_hidden()
    assert cut_off(page) == []
    page.locator('.nav button[data-view="more"]').tap()
    expect(more.first).to_be_visible()
    expect(main.first).to_be_hidden()
    assert cut_off(page) == []
    assert fits_across(page)


def show_in(page: Page, theme: str) -> None:
    page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)


def accessible_in_all_themes(page: Page, accessibility: Callable[..., list[Any]]) -> None:
    for theme in THEMES:
        show_in(page, theme)
        found = accessibility(page)
        assert found == [], f"{theme}: {found}"
