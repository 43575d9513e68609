"""Profiles that several tests use one after the other, emptied in between.

A browser keeps the machine code of a program that it has run before with its profile. In a fresh profile every visit
compiles Python anew, a third of a short test. What a page can keep is gone before the next test: its pages are closed,
its cookies, storage and caches deleted.

Even so Python starts anew with every page, half of a short test. Tests that only want a table take a page that stays
open from one to the next, as long as it is as good as new.
"""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, BrowserType, CDPSession, Error, Page

# Each is a browser of its own.
AT_ONCE = 2


def sort_of(window: dict[str, Any]) -> dict[str, Any]:
    """What a profile is opened with. On a desk the size is that of the page alone, which the test gives it."""
    return window if window.get("is_mobile") else {name: window[name] for name in window if name != "viewport"}


def has_clock(context: BrowserContext) -> bool:
    """Playwright's clock belongs to the profile for good."""
    return bool(context.pages[0].evaluate("'__pwClock' in globalThis"))


class Profiles:
    """At most two profiles, for two sorts of window (touch, mobile, ...)."""

    def __init__(self, browser_type: BrowserType, launch: dict[str, Any], folder: Path, init_script: str) -> None:
        self.browser_type = browser_type
        self.launch = launch
        self.folder = folder
        self.init_script = init_script
        self.opened: dict[str, tuple[BrowserContext, CDPSession]] = {}
        self.booted: dict[str, Page] = {}

    @contextmanager
    def visit(self, window: dict[str, Any], origins: set[str]) -> Iterator[BrowserContext]:
        """A context without pages and without anything kept."""
        sort = sort_of(window)
        key = json.dumps(sort, sort_keys=True)
        context, client = self.opened.pop(key, None) or self.open(sort)
        try:
            if self.booted.pop(key, None):
                self.empty(context, client, origins)
            yield context
            if has_clock(context):
                context.close()
                return
            self.empty(context, client, origins)
        except BaseException:
            # whatever went wrong goes with its profile
            context.close()
            raise
        self.give_back(key, context, client)

    @contextmanager
    def stay(self, window: dict[str, Any], origins: set[str], as_new: Callable[[Page], bool]) -> Iterator[Page]:
        """A page that the next test goes on with, if it is `as_new` after this one."""
        sort = sort_of(window)
        key = json.dumps(sort, sort_keys=True)
        context, client = self.opened.pop(key, None) or self.open(sort)
        try:
            page = self.booted.pop(key, None) or context.new_page()
            yield page
            page.unroute_all()
            if as_new(page):
                self.booted[key] = page
            elif has_clock(context):
                context.close()
                return
            else:
                self.empty(context, client, origins)
        except BaseException:
            context.close()
            raise
        self.give_back(key, context, client)

    def give_back(self, key: str, context: BrowserContext, client: CDPSession) -> None:
        """For the next test; a test that had two of a sort leaves one."""
        if key in self.opened:
            self.close(key)
        self.opened[key] = context, client

    def open(self, sort: dict[str, Any]) -> tuple[BrowserContext, CDPSession]:
        while len(self.opened) >= AT_ONCE:
            self.close(next(iter(self.opened)))
        self.folder.mkdir(exist_ok=True)
        number = len(list(self.folder.iterdir()))
        context = self.browser_type.launch_persistent_context(self.folder / str(number), **self.launch, **sort)
        context.add_init_script(self.init_script)
        # the page that it opens with stays, so that the browser does
        return context, context.new_cdp_session(context.pages[0])

    def empty(self, context: BrowserContext, client: CDPSession, origins: set[str]) -> None:
        for page in context.pages[1:]:
            # what a page writes when it is left comes before it is deleted, not after
            with suppress(Error):  # a page that has crashed writes nothing
                page.goto("about:blank")
            page.close()
        context.unroute_all()
        context.clear_cookies()
        for origin in origins:
            client.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})

    def close(self, key: str) -> None:
        context, _ = self.opened.pop(key)
        self.booted.pop(key, None)
        context.close()

    def close_all(self) -> None:
        for key in list(self.opened):
            self.close(key)
