"""Hands in Chromium (or any other browser of Playwright's), by its real input."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, CDPSession, ConsoleMessage, Page, TimeoutError

from e2e.hands.hand import SETTINGS, Gesture, Standing, Way, scripts, window
from e2e.scripts import called, script

BOOT_MS = 60_000
LIFTS_MS = 5_000
LOBBY = 'html[data-ready="lobby"][data-rules="here"]'


def window_of(browser: Browser, way: Way, video: Path | None = None) -> BrowserContext:
    """A window for hands of this kind, with nothing kept in it; `video` is a folder for a recording."""
    width, height = window(way)
    return browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=way == "touch",
        service_workers="block",
        record_video_dir=video,
        record_video_size={"width": width, "height": height} if video else None,
    )


class ChromiumHand:
    """Plays in a page of Playwright's, whose window and touch the context has."""

    name = "chromium"

    def __init__(self, page: Page, way: Way, address: str) -> None:
        self.page = page
        self.way = way
        size = page.viewport_size or {"width": 0, "height": 0}
        self.size = (size["width"], size["height"])
        self.heard: list[str] = []
        self.address = address
        page.on("console", self.on_console)
        page.on("pageerror", lambda error: self.heard.append(f"page error: {error}"))
        page.on("request", lambda request: self.on_request(request.url))
        page.add_init_script(script("conftest/violations"))
        page.add_init_script(called(script("table_steps/settings"), SETTINGS))
        page.goto(address)
        page.wait_for_selector(LOBBY, state="attached", timeout=BOOT_MS)
        for part in scripts():
            page.evaluate(part)
        self.client: CDPSession = page.context.new_cdp_session(page)

    def on_console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.heard.append(f"console: {message.text}")

    def on_request(self, url: str) -> None:
        if not url.startswith((self.address, "data:", "blob:", "about:")):
            self.heard.append(f"foreign request: {url}")

    def open(self, code: str) -> Standing:
        found = self.page.evaluate("(code) => hands.open(code)", code)
        if found is None:
            raise RuntimeError("The table of the save does not open.")
        return Standing(**found)

    def next(self, deed: dict[str, Any] | None) -> Gesture:
        found: Gesture = self.page.evaluate("(deed) => hands.next(deed)", deed)
        return found

    def complaints(self) -> list[str]:
        found, self.heard[:] = list(self.heard), []
        return found

    def do(self, gesture: Gesture) -> None:
        match gesture["do"]:
            case "click":
                self.click(gesture["x"], gesture["y"])
            case "hold":
                self.hold(gesture["x"], gesture["y"])
            case "key":
                self.page.keyboard.press(gesture["key"])
            case "hold-key":
                self.page.keyboard.down(gesture["key"])
                self.until_lifted()
                self.page.keyboard.up(gesture["key"])
            case "write":
                self.page.keyboard.press("Control+a")
                self.page.keyboard.type(gesture["text"])
            case other:
                raise ValueError(f"no gesture: {json.dumps(other)}")

    def click(self, x: int, y: int) -> None:
        if self.way == "touch":
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def hold(self, x: int, y: int) -> None:
        if self.way == "touch":
            self.client.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
            self.until_lifted()
            self.client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
            return
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.until_lifted()
        self.page.mouse.up()

    def until_lifted(self) -> None:
        """A curtain that does not lift is held once more."""
        with suppress(TimeoutError):
            self.page.wait_for_selector("#curtain-hold", state="detached", timeout=LIFTS_MS)
