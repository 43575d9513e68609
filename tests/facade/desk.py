"""A table as the page has it: requests go in as text, patches are laid over the view."""

from __future__ import annotations

import json
from typing import Any

from pygame_core.facade import call


class Page:
    """One person's screen at a fresh table; the others are bots."""

    def __init__(self, game: str, seats: int, seed: int = 1, humans: int = 1, bot: str = "steady", **setup: Any):
        kinds = ["human"] * humans + [bot] * (seats - humans)
        rows = [{"name": f"Seat {number}", "kind": kind} for number, kind in enumerate(kinds)]
        self.viewer = 0
        self.table = ""
        self.view: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.table = self.ask("new", game=game, seed=seed, seats=rows, **setup)["table"]

    def send(self, do: str, **keys: Any) -> dict[str, Any]:
        """The answer, whatever it says."""
        request = {"do": do, "table": self.table, "viewer": self.viewer, **keys}
        answer: dict[str, Any] = json.loads(call(json.dumps(request)))
        return answer

    def ask(self, do: str, **keys: Any) -> dict[str, Any]:
        """The answer to a request that is allowed; what it changes is taken over."""
        answer = self.send(do, **keys)
        assert answer["ok"], answer
        if "rev" in answer:
            self.view = {**self.view, **answer["set"]}
            self.log += answer["log"]["add"]
        return answer

    def answer(self, value: Any) -> dict[str, Any]:
        return self.ask("answer", seat=self.viewer, answer=value)

    def hinted(self) -> None:
        """One move of the viewer's, as the best quick bot would make it."""
        kind, *what = self.ask("hint", seat=self.viewer)["move"]
        if kind == "answer":
            self.answer(what[0])
        elif kind == "act":
            self.ask("act", seat=self.viewer, act=what[0])
        else:
            self.ask("deal", seat=self.viewer, move=what[0], arguments=what[1:])

    def on(self) -> bool:
        """One move of whoever must move; False when the game is over."""
        if self.view["over"]:
            return False
        if self.view["decision"]:
            self.hinted()
        else:
            assert self.ask("bot")["moved"]
        return True

    def until(self, *codes: str) -> dict[str, Any]:
        """Play on until the viewer is asked one of these; the question."""
        while not (self.view["decision"] and self.view["decision"]["code"] in codes):
            assert self.on(), f"nobody was asked {' or '.join(codes)}"
        found: dict[str, Any] = self.view["decision"]
        return found
