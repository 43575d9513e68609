"""Hands in Debian's WebKit (for iPad and iPhone), by its WebDriver, drawn on a screen that nobody sees."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

from e2e.hands.actions import actions_of
from e2e.hands.asking import AskingHand
from e2e.hands.hand import Gesture, Way, window
from e2e.scripts import called

HOST = "127.0.0.1"
STARTS_S = 30
SCREEN = "-screen 0 1700x1300x24"


class Driver:
    """A session of WebDriver."""

    def __init__(self, port: int, program: Path) -> None:
        self.line = HTTPConnection(HOST, port, timeout=120)
        options = {"binary": str(program), "args": ["--automation"]}
        wanted = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        self.session = self.send("POST", "/session", wanted)["sessionId"]
        self("POST", "timeouts", {"script": 120_000, "pageLoad": 120_000})

    def send(self, method: str, path: str, body: Any = None) -> Any:
        text = None if body is None else json.dumps(body)
        self.line.request(method, path, text, {"Content-Type": "application/json"})
        value = json.loads(self.line.getresponse().read())["value"]
        if isinstance(value, dict) and "error" in value:
            raise RuntimeError(f"{path}: {value['error']} {value.get('message', '')}")
        return value

    def __call__(self, method: str, what: str, body: Any = None) -> Any:
        return self.send(method, f"/session/{self.session}/{what}", body)


class WebKitHand(AskingHand):
    """Plays in a window of WebKit."""

    name = "webkit"

    def __init__(self, driver: Driver, way: Way, address: str) -> None:
        self.driver = driver
        self.way = way
        self.begin(address)
        self.ask("listen")
        self.fit(*window(way))
        self.size = self.inner()

    def inner(self) -> tuple[int, int]:
        width, height = self.ask("size")
        return width, height

    def fit(self, width: int, height: int) -> None:
        """The window as large as it must be for a page of this size."""
        self.driver("POST", "window/rect", {"x": 0, "y": 0, "width": width, "height": height})
        inner = self.inner()
        more = {"width": 2 * width - inner[0], "height": 2 * height - inner[1]}
        self.driver("POST", "window/rect", {"x": 0, "y": 0, **more})

    def load(self, address: str) -> None:
        # an address that differs by its fragment alone is not loaded again
        self.driver("POST", "url", {"url": "about:blank"})
        self.driver("POST", "url", {"url": address})

    def run(self, function: str) -> None:
        self.driver("POST", "execute/sync", {"script": called(function, None), "args": []})

    def hand_over(self, text: str) -> str:
        ask = "hands.told(arguments[0]).then(arguments[1])"
        found: str = self.driver("POST", "execute/async", {"script": ask, "args": [text]})
        return found

    def do(self, gesture: Gesture) -> None:
        self.driver("POST", "actions", {"actions": actions_of(gesture, self.way)})

    def complaints(self) -> list[str]:
        found: list[str] = self.ask("complaints")
        return found


def free_port() -> int:
    with socket.socket() as one:
        one.bind((HOST, 0))
        port: int = one.getsockname()[1]
        return port


def answers(port: int) -> bool:
    with socket.socket() as one:
        return one.connect_ex((HOST, port)) == 0


@contextmanager
def webkit_hand(driver: Path, program: Path, way: Way, address: str) -> Iterator[WebKitHand]:
    """A hand in a WebKit of its own."""
    port = free_port()
    words = ["xvfb-run", "-a", "-s", SCREEN, str(driver), f"--port={port}", f"--host={HOST}"]
    process = subprocess.Popen(
        words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
        env={**os.environ, "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"},
    )  # fmt: skip
    try:
        began = time.monotonic()
        while not answers(port):
            if time.monotonic() - began > STARTS_S or process.poll() is not None:
                raise RuntimeError("WebKit's driver does not start.")
            time.sleep(0.05)
        session = Driver(port, program)
        yield WebKitHand(session, way, address)
        session("DELETE", "")
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait(timeout=30)
