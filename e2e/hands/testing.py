"""For tests, of this project and of others: a saved game, and hands to play it with.

`conftest.py` makes the hands known by importing `hand_by` from here; `base_url` is where the site is.
"""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass

import pytest
from playwright.sync_api import Browser

from e2e.hands.chromium import ChromiumHand, window_of
from e2e.hands.course import Course
from e2e.hands.hand import WAYS, Hand, Way
from e2e.hands.playing import Played, Playing
from pygame_core.door import load
from pygame_core.kernel import history

__all__ = ["WAYS", "Hand", "HandBy", "SavedGame", "Way", "hand_by"]

HandBy = Callable[[Way], Hand]


@dataclass(frozen=True)
class SavedGame:
    """A game with its title; `code` is the save as a link to the table carries it."""

    title: str
    code: str

    @property
    def text(self) -> str:
        """The save itself."""
        packed = "".join(self.code.split())
        content = zlib.decompress(base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4)), -15)
        save: str = json.loads(content)["save"]
        return save

    def replays(self) -> None:
        """The rules still lead from its beginning to its end, with the same digests on the way."""
        found = history.verify(load(self.text))
        assert found.whole, f"{self.title} parts after {found.parted} entries: {found.why}"

    def plays(self, hand: Hand) -> Played:
        """A hand enters all of it through the page, and the page stands where the rules do after each answer."""
        return Playing(Course.of_save(self.text, self.title), hand).play()


@pytest.fixture
def hand_by(browser: Browser, base_url: str) -> Iterator[HandBy]:
    """Hands in the browser of pytest-playwright: `hand_by("mouse")`, `"keys"`, or `"touch"` on a phone's window."""
    with ExitStack() as opened:

        def made(way: Way) -> Hand:
            context = window_of(browser, way)
            opened.callback(context.close)
            return ChromiumHand(context.new_page(), way, base_url)

        yield made
