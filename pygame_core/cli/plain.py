"""What is printed and what is typed, as plain text.

Names, files and seeds may come from anybody: what would control the terminal is printed as a mark, whoever prints it.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TextIO

from ..kernel.reasons import Refused

_CONTROLS = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ud800-\udfff]")
MARK = "\N{REPLACEMENT CHARACTER}"
MOST_DIGITS = 9


def plain(text: str) -> str:
    """The text on its lines, with a mark for each character that controls a terminal or turns what stands beside it,
    and for each half of a character."""
    return _CONTROLS.sub(MARK, text)


class Plain:
    """A stream that prints plain text."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        return self._stream.write(plain(text))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


@contextmanager
def plain_output() -> Iterator[None]:
    """All that is printed in the meantime is plain."""
    before = sys.stdout, sys.stderr
    sys.stdout, sys.stderr = Plain(sys.stdout), Plain(sys.stderr)
    try:
        yield
    finally:
        sys.stdout, sys.stderr = before


def whole(typed: str, lowest: int = 0) -> int:
    """A whole number as it is typed; `Refused` for anything else, and for more digits than any number here has."""
    digits = typed.removeprefix("-") if lowest < 0 else typed
    if not digits.isdecimal() or len(digits) > MOST_DIGITS:
        raise Refused("cli.amount", typed=typed[:20])
    return int(typed)
