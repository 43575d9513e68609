"""What can be seen and touched of a table: every view of it, one after the other, and what is wrong with what it shows.

A walk plays a game among bots on, question by question, and at each opens every view that the window has room for. What
it finds wrong it writes down beside the name of the view, with a picture.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page, ViewportSize

from e2e.board_steps import PLAY_ON
from e2e.scripts import script
from e2e.shell_steps import at, open_table, to_lobby
from e2e.table_steps import DRAWN, choose

FINGER = 44
# What lies over the table until it has been read, and how it is put away.
PUT_AWAY = {
    ".recap.whole": '[data-do="recap-close"]',
    ".recap.docked": '[data-do="recap-fold"]',
    ".decision.result": '[data-do="moment-next"]',
}
# At most so many things are told and summed up one after the other.
MOMENTS = 40
CUT = script("sight/cut")
CLASH = script("sight/clash")
BLANK = script("sight/blank")
REACHED = script("sight/reached")
CONFIRM = script("sight/confirm")
PRESS = script("sight/press")
STOPS = script("sight/stops")
# No game has more answers.
MOST = 3000
LOT = 11
OPEN = script("sight/open")
OPEN_RECAP = script("sight/open_recap")


def wrong(page: Page, scope: str = ".table", least: int = 0) -> list[str]:
    """What is wrong with the parts that `scope` selects; controls may ask for a finger's `least` pixels."""
    found: list[str] = []
    for check in (CUT, CLASH, BLANK):
        found += page.evaluate(check, scope)
    found += page.evaluate(REACHED, {"scope": scope, "least": least})
    found += page.evaluate(CONFIRM)
    return found


@dataclass
class Walk:
    """A walk through the views of one table; `sizes` are the windows through which it is seen, by name."""

    page: Page
    sizes: dict[str, tuple[int, int]]
    screenshot: Callable[..., Any]
    least: int = 0
    found: dict[str, list[str]] = field(default_factory=dict)
    known: set[tuple[str, str]] = field(default_factory=set)

    def lay(self, game: str, seed: str, manners: str, others: str) -> None:
        """A table of a game with a person at the first seat, whom a script plays by its `manners`."""
        choose(self.page)
        to_lobby(self.page)
        self.page.locator(f'.game[data-game="{game}"]').evaluate("(one) => one.click()")
        self.page.locator("details.seed").evaluate("(one) => { one.open = true; }")
        self.page.fill('[data-do="draft-seed"]', seed)
        open_table(self.page, ["human", *[others] * (self.page.locator(".seats select").count() - 1)])
        self.manners = self.page.evaluate_handle(script(manners))
        at(self.page, "(session) => session.curtain && session.lift()")
        # what draws recaps comes with the first: from then on they are there at once
        at(self.page, OPEN_RECAP)
        self.page.wait_for_selector(".recap.whole")
        self.press('[data-do="recap-close"]')

    def on(self, seen: list[str], wanted: list[str] | None = None) -> str:
        """On to a question whose code was not `seen`, or is `wanted`; gives the code, or "over"."""
        position: int = at(self.page, "(session) => session.now.meta.position")
        stops = self.page.evaluate_handle(STOPS, {"seen": seen, "wanted": wanted})
        given = {"manners": self.manners, "stops": stops, "lot": LOT + position, "tells": True, "most": MOST}
        code: str = at(self.page, PLAY_ON, given)["code"]
        self.page.evaluate(DRAWN)
        return code

    def press(self, selector: str) -> bool:
        """Presses the first that is visible; whether there was one."""
        pressed: bool = self.page.evaluate(PRESS, selector)
        self.page.evaluate(DRAWN)
        return pressed

    def each_size(self) -> Iterator[str]:
        for size, (width, height) in self.sizes.items():
            self.page.set_viewport_size(ViewportSize(width=width, height=height))
            self.page.evaluate(DRAWN)
            yield size

    def look(self, size: str, view: str, scope: str = ".table") -> None:
        """Writes down what is wrong with what is shown, once a size. A notice is put away, as by its reader."""
        while self.press('.notice [data-do="dismiss"]'):
            pass
        fresh = [one for one in wrong(self.page, scope, self.least) if (size, one) not in self.known]
        if not fresh:
            return
        self.known |= {(size, one) for one in fresh}
        self.found[f"{size} {view}"] = fresh
        self.screenshot(self.page, f"sight-{size}-{view}")

    def told(self) -> str:
        return "\n".join(f"{view}: {one}" for view, found in self.found.items() for one in found)

    def recap(self, name: str) -> None:
        """What is summed up, or told and waits, before the next question: it is looked at, and put away."""
        for _ in range(MOMENTS):
            lying = [(scope, way) for scope, way in PUT_AWAY.items() if self.values(way, "do")]
            if not lying:
                return
            scope, way = lying[0]
            for size in self.each_size():
                if self.values(scope, "do"):
                    self.look(size, f"{name} recap", scope)
            self.press(way)

    def question(self, code: str) -> None:
        """All that is seen while a question stands."""
        self.recap(code)
        for size in self.each_size():
            self.views(size, code)

    def views(self, size: str, name: str) -> None:
        """The stage, whatever else of it can be looked at, and on a phone the other parts of the table."""
        if self.page.locator('.table[data-sheet="raised"]').count() and self.press(".raise"):
            # it lies over the board, on purpose
            self.press(".raise")
            self.look(size, f"{name} raised", ".decision")
            self.press(".raise")
        if self.values(".things-drop", "do"):
            # so does what hangs from the bar of a tablet
            self.look(size, f"{name} hanging", ".decision")
            self.press(".hung")
        self.look(size, name)
        self.parts(size, name)
        for look in self.values("#stage .look[aria-pressed=false]", "value"):
            self.press(f'#stage .look[data-value="{look}"]')
            self.look(size, f"{name} {look}")
            self.parts(size, f"{name} {look}", stage_only=True)
        self.press("#stage .look.asked")

    def parts(self, size: str, name: str, *, stage_only: bool = False) -> None:
        """What the bar at the bottom of a phone leads to."""
        first, *others = self.values(".nav button", "tab", "view") or [""]
        for place in others:
            tab, _, view = place.partition(" ")
            if stage_only and tab != "stage":
                continue
            self.press(f'.nav button[data-tab="{tab}"]' + (f'[data-view="{view}"]' if view else ""))
            self.look(size, f"{name} {place}")
        if others:
            self.press(f'.nav button[data-tab="{first.partition(" ")[0]}"]')

    def values(self, selector: str, *names: str) -> list[str]:
        """What the visible ones have as `data-…`, joined where there are several."""
        found: list[str] = self.page.evaluate(OPEN, [selector, names])
        return found

    def past(self, positions: list[float]) -> None:
        """Looking back; 0 is the beginning, 1 is now. And how the figures went."""
        length = at(self.page, "(session) => session.now.meta.position")
        for size in self.each_size():
            for share in positions:
                position = round(length * share)
                at(self.page, "(s, position) => { s.ui.screen = 'past'; s.look(position); }", position)
                self.page.evaluate(DRAWN)
                self.views(size, f"past {position}")
            self.screen("economy")
            self.look(size, "economy")
            self.screen(None)

    def screen(self, name: str | None) -> None:
        at(self.page, "(s, name) => { s.ui.screen = name; s.look(null); }", name)
        self.page.evaluate(DRAWN)

    def beside(self) -> None:
        """What opens over the table: menu, drawers and dialogs."""
        for size in self.each_size():
            if self.press('[data-do="menu"]'):
                self.look(size, "menu", ".menu")
                self.press('[data-do="menu"]')
            if self.press('[data-do="drawer"]'):
                for tab in ("log", "deals", "rules"):
                    if self.press(f"#tab-{tab}"):
                        self.look(size, f"drawer {tab}", ".rail.right")
                self.press('.drawerhead [data-do="close"]')
            self.press('.masthead [data-do="rules-open"]')
            self.look(size, "rules", ".drawer")
            self.press('.drawer [data-do="close"]')
            for name in ("settings", "saves"):
                self.press('[data-do="menu"]')
                self.dialog(size, name, f'[data-do="{name}"]')
            self.press('.nav [data-tab="players"]')
            self.dialog(size, "holding", ".player .whole")
            self.press('.nav [data-tab="stage"]')

    def dialog(self, size: str, name: str, way: str) -> None:
        assert self.press(way), f"{size}: no way to {name}"
        self.page.wait_for_selector("dialog[open]")
        self.look(size, name, "dialog")
        self.page.keyboard.press("Escape")
        self.page.wait_for_selector("dialog[open]", state="detached")

    def end(self) -> None:
        for _ in range(MOMENTS):
            self.recap("over")
            if self.page.locator(".table.on-end").count():
                break
        for size in self.each_size():
            self.screen("end")
            self.page.wait_for_selector(".endbody:not([aria-busy])")
            self.look(size, "end")
            self.screen(None)
            self.views(size, "over")
