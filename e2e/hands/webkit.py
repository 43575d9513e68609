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
from e2e.hands.firefox import READY
from e2e.hands.hand import SETTINGS, Gesture, Standing, Way, scripts, window
from e2e.scripts import called, script

HOST = "127.0.0.1"
STARTS_S = 30
SCREEN = "-screen 0 1700x1300x24"
# The driver tells nothing of the console: the page itself remembers what it complains of.
LISTEN = """
    hands.heard = [];
    const complain = console.error;
    console.error = (...all) => { hands.heard.push(`console: ${all.join(" ")}`); complain(...all); };
    addEventListener("error", (event) => hands.heard.push(`page error: ${event.message}`));
    addEventListener("unhandledrejection", (event) => hands.heard.push(`page error: ${event.reason}`));
"""


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


class WebKitHand:
    """Plays in a window of WebKit."""

    name = "webkit"

    def __init__(self, driver: Driver, way: Way, address: str) -> None:
        self.driver = driver
        self.way = way
        driver("POST", "url", {"url": address})
        self.fit(*window(way))
        self.ask(f"() => {{ {called(script('table_steps/settings'), SETTINGS)} }}")
        driver("POST", "refresh", {})
        self.ask(f"async () => {{ {READY} ({scripts()})(); {LISTEN} {script('conftest/violations')} }}")
        self.size = tuple(self.ask("() => [innerWidth, innerHeight]"))

    def fit(self, width: int, height: int) -> None:
        """The window as large as it must be for a page of this size."""
        self.driver("POST", "window/rect", {"x": 0, "y": 0, "width": width, "height": height})
        inner = self.ask("() => [innerWidth, innerHeight]")
        more = {"width": 2 * width - inner[0], "height": 2 * height - inner[1]}
        self.driver("POST", "window/rect", {"x": 0, "y": 0, **more})

    def ask(self, function: str, given: Any = None) -> Any:
        """What the function in the page says to this."""
        text = f"""
            const [given, done] = arguments;
            Promise.resolve(given).then(JSON.parse).then({function}).then(
              (found) => done(JSON.stringify({{ found: found ?? null }})),
              (problem) => done(JSON.stringify({{ problem: String(problem) }})),
            );"""
        told = json.loads(self.driver("POST", "execute/async", {"script": text, "args": [json.dumps(given)]}))
        if "problem" in told:
            raise RuntimeError(told["problem"])
        return told["found"]

    def open(self, code: str) -> Standing:
        return Standing(**self.ask("(code) => hands.open(code)", code))

    def next(self, wish: dict[str, Any] | None) -> Gesture:
        found: Gesture = self.ask("(wish) => hands.next(wish)", wish)
        return found

    def do(self, gesture: Gesture) -> None:
        actions = actions_of(gesture, self.way)
        if actions:
            self.driver("POST", "actions", {"actions": actions})

    def complaints(self) -> list[str]:
        found: list[str] = self.ask("() => hands.heard.splice(0)")
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
