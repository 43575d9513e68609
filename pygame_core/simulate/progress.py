"""A bar on a terminal; nothing where nobody looks."""

from __future__ import annotations

from time import monotonic
from typing import TextIO

WIDTH = 30
SECONDS_BETWEEN = 0.1


class Progress:
    def __init__(self, total: int, stream: TextIO) -> None:
        self.total = total
        self.stream = stream
        self.shown = stream.isatty()
        self.done = 0
        self.start = self.last = monotonic()

    def step(self) -> None:
        self.done += 1
        now = monotonic()
        if self.shown and (self.done == self.total or now - self.last >= SECONDS_BETWEEN):
            self.last = now
            self.stream.write("\r" + self.text(now - self.start))
            self.stream.flush()

    def text(self, seconds: float) -> str:
        full = WIDTH * self.done // self.total
        rate = self.done / max(seconds, 1e-9)
        left = round((self.total - self.done) / rate)
        bar = "#" * full + "." * (WIDTH - full)
        return f"[{bar}] {self.done}/{self.total}  {rate:.1f}/s  -{left // 60}:{left % 60:02} "

    def end(self) -> None:
        if self.shown:
            self.stream.write("\n")
