"""Hands in the machine's Firefox, by WebDriver BiDi, which it speaks itself: no driver stands between."""

from __future__ import annotations

import json
import re
import subprocess
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import websocket

from e2e.hands.actions import actions_of
from e2e.hands.asking import AskingHand
from e2e.hands.hand import Gesture, Way, window

LISTENS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
WAIT_S = 120
PREFERENCES = """
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("app.update.enabled", false);
user_pref("browser.aboutwelcome.enabled", false);
"""


class Bidi:
    """A session with one browser: commands go out, results come back, events are collected."""

    def __init__(self, address: str) -> None:
        self.socket = websocket.create_connection(f"{address}/session", suppress_origin=True, timeout=WAIT_S)
        self.number = 0
        self.events: list[dict[str, Any]] = []

    def __call__(self, method: str, **params: Any) -> dict[str, Any]:
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": params}))
        while True:
            message = json.loads(self.socket.recv())
            if message.get("id") == self.number:
                if message["type"] == "error":
                    raise RuntimeError(f"{method}: {message['message']}")
                result: dict[str, Any] = message["result"]
                return result
            if message["type"] == "event":
                self.events.append(message)


class FirefoxHand(AskingHand):
    """Plays in a tab of Firefox."""

    name = "firefox"

    def __init__(self, bidi: Bidi, way: Way, address: str) -> None:
        self.bidi = bidi
        self.way = way
        self.size = window(way)
        self.address = address
        self.context = bidi("browsingContext.getTree")["contexts"][0]["context"]
        width, height = self.size
        bidi("browsingContext.setViewport", context=self.context, viewport={"width": width, "height": height})
        bidi("session.subscribe", events=["log.entryAdded", "network.beforeRequestSent"])
        self.begin(address)

    def load(self, address: str) -> None:
        self.leave()
        self.bidi("browsingContext.navigate", context=self.context, url=address, wait="complete")

    def leave(self) -> None:
        """Goes to no page, since an address that differs by its fragment alone is not loaded again.
        That what was on its way does not arrive is no complaint about the page that is left."""
        heard = len(self.bidi.events)
        self.bidi("browsingContext.navigate", context=self.context, url="about:blank", wait="complete")
        del self.bidi.events[heard:]

    def call(self, function: str, *texts: str) -> dict[str, Any]:
        called = self.bidi(
            "script.callFunction",
            functionDeclaration=function,
            arguments=[{"type": "string", "value": text} for text in texts],
            target={"context": self.context},
            awaitPromise=True,
        )
        if called["type"] == "exception":
            raise RuntimeError(called["exceptionDetails"]["text"])
        result: dict[str, Any] = called["result"]
        return result

    def run(self, function: str) -> None:
        self.call(function)

    def hand_over(self, text: str) -> str:
        value: str = self.call("(text) => hands.told(text)", text)["value"]
        return value

    def do(self, gesture: Gesture) -> None:
        self.bidi("input.performActions", context=self.context, actions=actions_of(gesture, self.way))

    def complaints(self) -> list[str]:
        found = []
        for event in self.bidi.events:
            params = event["params"]
            if event["method"] == "log.entryAdded" and params["level"] == "error":
                found.append(f"console: {params['text']}")
            if event["method"] == "network.beforeRequestSent":
                url = params["request"]["url"]
                if not url.startswith((self.address, "data:", "blob:", "about:")):
                    found.append(f"foreign request: {url}")
        self.bidi.events.clear()
        return found


@contextmanager
def firefox_hand(program: Path, way: Way, address: str) -> Iterator[FirefoxHand]:
    """A hand in a Firefox with a profile of its own."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        (Path(profile) / "user.js").write_text(PREFERENCES, encoding="utf-8")
        words = [str(program), "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"]
        process = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        try:
            bidi = Bidi(listening(process))
            bidi("session.new", capabilities={})
            yield FirefoxHand(bidi, way, address)
        finally:
            end(process)


def listening(process: subprocess.Popen[str]) -> str:
    """The address that Firefox names. What else it says is read and dropped: a full pipe would stop it."""
    assert process.stderr is not None
    found = next((hit for line in process.stderr if (hit := LISTENS.search(line))), None)
    if found is None:
        raise RuntimeError("Firefox does not say where it listens.")
    threading.Thread(target=process.stderr.read, daemon=True).start()
    return found[1]


def end(process: subprocess.Popen[str]) -> None:
    process.terminate()
    try:
        process.wait(timeout=30)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
