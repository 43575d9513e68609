"""What is looked at while a game is played by hand: what lies cut, covered or out of reach, and what has no name."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from e2e.hands.course import Course, Deed
from e2e.sight import wrong
from workshop import node

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

NOTICE = '.notice [data-do="dismiss"]'
PUT_AWAY = "(notices) => document.querySelectorAll(notices).forEach((one) => one.click())"


class Looker:
    """Looks at the first question of each kind, in each game."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.seen: set[tuple[str, str]] = set()
        self.axe = (node.modules(node.find()) / "axe-core/axe.min.js").read_text(encoding="utf-8")

    def __call__(self, course: Course, deed: Deed) -> list[str]:
        what = deed.given["steps"][0]["decision"]["code"] if deed.what == "answer" else deed.what
        kind = (course.table.ruleset.id, what)
        if kind in self.seen:
            return []
        self.seen.add(kind)
        # in one go: a message may go by itself meanwhile
        self.page.evaluate(PUT_AWAY, NOTICE)
        expect(self.page.locator(NOTICE)).to_have_count(0)
        # a raised sheet lies over the board, on purpose
        raised = self.page.locator('.table[data-sheet="raised"]').count()
        return [*wrong(self.page, ".decision" if raised else ".table"), *self.unnamed()]

    def unnamed(self) -> list[str]:
        """The rules of accessibility that the page breaks."""
        self.page.evaluate(self.axe)
        only = {"runOnly": TAGS}
        found: list[dict[str, Any]] = self.page.evaluate(
            "(only) => axe.run(document, only).then((r) => r.violations)", only
        )
        return [f"{rule['id']}: {[spot['target'] for spot in rule['nodes'][:3]]}" for rule in found]
