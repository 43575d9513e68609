"""Hands in the browsers of this machine, by name."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

from playwright.sync_api import sync_playwright

from e2e.hands.chromium import ChromiumHand, window_of
from e2e.hands.firefox import firefox_hand
from e2e.hands.hand import Hand, Way
from e2e.hands.webkit import webkit_hand
from workshop import browser

Name = Literal["chromium", "firefox", "webkit"]
NAMES: tuple[Name, ...] = ("chromium", "firefox", "webkit")
PACKAGES = {"chromium": "chromium", "firefox": "firefox-esr", "webkit": "webkit2gtk-driver xvfb xauth"}


class Missing(Exception):
    """There is no such browser here."""

    def __init__(self, name: str) -> None:
        super().__init__(f"There is no {name} on this machine (Debian: sudo apt-get install {PACKAGES[name]}).")


@contextmanager
def hand_in(name: Name, way: Way, address: str, video: Path | None = None) -> Iterator[Hand]:
    """A hand in this browser, at the lobby; `video` is a folder for a recording, which Chromium makes."""
    if name == "chromium":
        with chromium_hand(way, address, video) as hand:
            yield hand
    elif name == "firefox":
        firefox = browser.firefox()
        if firefox is None:
            raise Missing(name)
        with firefox_hand(firefox, way, address) as hand:
            yield hand
    else:
        driver, program = browser.webkit(), browser.mini_browser()
        if driver is None or program is None:
            raise Missing(name)
        with webkit_hand(driver, program, way, address) as hand:
            yield hand


@contextmanager
def chromium_hand(way: Way, address: str, video: Path | None) -> Iterator[ChromiumHand]:
    program = browser.find()
    if program is None:
        raise Missing("chromium")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=program, args=list(browser.FLAGS))
        context = window_of(chromium, way, video)
        try:
            yield ChromiumHand(context.new_page(), way, address)
        finally:
            context.close()
            chromium.close()
