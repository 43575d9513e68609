"""Steps of the tests of what is told: a game of `saves` is laid, and an answer is given that something comes of."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from e2e.shell_steps import DROP, TABLE, at, to_lobby
from e2e.table_steps import choose, painted

SAVES = Path(__file__).parent / "saves"
RESULT = ".decision.result"
SHOWN = "(s) => s.scene && s.scene.moment.main.code"


def lay(page: Page, save: str, pace: str = "read", motion: str = "off") -> None:
    """The game of a save, with bots that move when somebody has answered. With the pace `read` everything waits."""
    choose(page, pace=pace, motion=motion, recap="shown")
    to_lobby(page)
    page.evaluate(DROP, (SAVES / f"{save}.json").read_text(encoding="utf-8"))
    page.wait_for_selector(TABLE, state="attached")
    page.locator(".decision[data-kind]").wait_for()


def give(page: Page, answer: Any) -> None:
    """Gives an answer, and waits until something is told."""
    at(page, "(s, answer) => { s.do({ do: 'answer', seat: s.viewer, answer }); }", answer)
    page.locator(RESULT).wait_for()


def shown(page: Page) -> str | None:
    """The code of what is told now."""
    found: str | None = at(page, SHOWN)
    return found


def on(page: Page, key: str = "Space") -> None:
    painted(page, lambda: page.keyboard.press(key))


def to(page: Page, code: str) -> None:
    """Goes on until this is told."""
    for _ in range(20):
        if shown(page) == code:
            return
        on(page)
    raise AssertionError(f"never told: {code}")


def gone(page: Page) -> None:
    """Nothing is told any more."""
    expect(page.locator(RESULT)).to_have_count(0)
