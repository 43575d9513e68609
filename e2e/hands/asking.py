"""Hands in browsers that take a text and give a text: everything else goes through `hands.told` in the page."""

from __future__ import annotations

import json
from typing import Any

from e2e.hands.hand import SETTINGS, Gesture, Standing, Way, scripts


class AskingHand:
    """What Firefox and WebKit have in common; a browser says how it loads, runs a function and hands a text over."""

    name = ""
    way: Way
    size: tuple[int, int]

    def load(self, address: str) -> None:
        raise NotImplementedError

    def run(self, function: str) -> None:
        """Calls a function in the page."""
        raise NotImplementedError

    def hand_over(self, text: str) -> str:
        """What `hands.told` in the page answers."""
        raise NotImplementedError

    def begin(self, address: str) -> None:
        """The lobby, with the settings of whoever plays quickly."""
        self.load(address)
        self.install()
        self.ask("settings", SETTINGS)
        self.load(address)
        self.install()
        self.ask("ready")

    def install(self) -> None:
        for part in scripts():
            self.run(part)

    def ask(self, name: str, given: Any = None) -> Any:
        answer = json.loads(self.hand_over(json.dumps({"name": name, "given": given})))
        if "problem" in answer:
            raise RuntimeError(answer["problem"])
        return answer["found"]

    def open(self, code: str) -> Standing:
        return Standing(**self.ask("open", code))

    def come_back(self, address: str, number: str) -> Standing:
        """Leaves the page, and comes back to a table that it has kept."""
        self.load(f"{address}#/game/{number}")
        self.install()
        return Standing(**self.ask("stands"))

    def next(self, deed: dict[str, Any] | None) -> Gesture:
        found: Gesture = self.ask("next", deed)
        return found
