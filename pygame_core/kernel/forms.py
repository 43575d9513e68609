"""The forms of what comes from outside: types, ranges, lengths, depth. A door declares its form and holds against it
whatever comes, once, before anything is done with it.

>>> seat = Fields({"name": Text(20), "kind": OneOf("human", "bot")})
>>> seat.wrong({"name": "Ann", "kind": "human"}, "seats[0]")
>>> seat.wrong({"name": "Ann", "kind": 3}, "seats[0]")
Wrong(place='seats[0].kind', code='one_of', params={'allowed': ['human', 'bot']})
>>> read_json('{"n": 99999999999999999999}')
Traceback (most recent call last):
...
pygame_core.kernel.forms.Unreadable: number
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from itertools import accumulate
from math import isfinite
from typing import Any, ClassVar, NamedTuple

from .reasons import Refused

LARGEST = (1 << 53) - 1
"""No whole number that the page would read otherwise than Python."""
LONGEST = 32_000_000
DEEPEST = 100
BRIEF = 200
"""The length of an id, a code, a name as people type it."""


# --- text that holds JSON -------------------------------------------------------------------------------------
class Unreadable(ValueError):
    """A text that is no JSON of ours: `long`, `deep`, `number` (one with too many digits, or that is none), `half`
    (half a character), as the reasons `kernel.text.…` have it, or `json`, with what its reader says."""

    def __init__(self, code: str, why: ValueError | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.why = why


_BESIDE_BRACKETS = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"?|[^\[\]{}"]+', re.DOTALL)
_STEP = {"[": 1, "{": 1, "]": -1, "}": -1}
_MANY_DIGITS = re.compile(r"[0-9]{16}")
_HALF_ESCAPED = re.compile(r"\\u[dD][89a-fA-F]")


def too_deep(text: str, deepest: int = DEEPEST) -> bool:
    """Whether JSON is nested deeper than anything of ours; the JSON reader of the browser's Python, which has little
    stack, does not survive tens of thousands of levels."""
    if text.count("[") + text.count("{") <= deepest:
        return False
    return max(accumulate(map(_STEP.__getitem__, _BESIDE_BRACKETS.sub("", text))), default=0) > deepest


def no_number(name: str) -> Any:
    raise Unreadable("number")


def _whole(digits: str) -> int:
    if len(digits) > len(str(-LARGEST)) or abs(int(digits)) > LARGEST:
        raise Unreadable("number")
    return int(digits)


def _fraction(digits: str) -> float:
    found = float(digits)
    if not isfinite(found):
        raise Unreadable("number")
    return found


def whole_text(text: str) -> bool:
    """Whether it has whole characters only. Half of one can be kept nowhere: it would come back as another."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def read_json(text: str, longest: int = LONGEST, deepest: int = DEEPEST) -> Any:
    """What a JSON text holds; `Unreadable` says why not."""
    if len(text) > longest:
        raise Unreadable("long")
    if too_deep(text, deepest):
        raise Unreadable("deep")
    if not whole_text(text):
        raise Unreadable("half")
    number = _whole if _MANY_DIGITS.search(text) else None
    try:
        found = json.loads(text, parse_int=number, parse_float=_fraction, parse_constant=no_number)
    except Unreadable:
        raise
    except ValueError as error:
        raise Unreadable("json", error) from None
    if _HALF_ESCAPED.search(text) and not whole_text(json.dumps(found, ensure_ascii=False)):
        raise Unreadable("half")
    return found


# --- forms ----------------------------------------------------------------------------------------------------
class Wrong(NamedTuple):
    """Where something has not its form, and what is allowed there: a code of the reasons `kernel.form.…`."""

    place: str
    code: str
    params: dict[str, Any]

    def refused(self) -> Refused:
        return Refused(f"kernel.form.{self.code}", place=self.place[-BRIEF:], **self.params)


class Form:
    """What may stand in a place."""

    __slots__ = ()
    code: ClassVar[str]

    def wrong(self, value: Any, place: str) -> Wrong | None:
        raise NotImplementedError

    def check(self, value: Any, place: str) -> None:
        found = self.wrong(value, place)
        if found is not None:
            raise found.refused()


class Text(Form):
    """A text of at most so many characters, none of them half."""

    __slots__ = ("most",)
    code = "text"

    def __init__(self, most: int = BRIEF) -> None:
        self.most = most

    def wrong(self, value: Any, place: str) -> Wrong | None:
        if type(value) is str and len(value) <= self.most and whole_text(value):
            return None
        return Wrong(place, self.code, {"most": self.most})


class Whole(Form):
    """A whole number in a range."""

    __slots__ = ("least", "most")
    code = "whole"

    def __init__(self, least: int = 0, most: int = LARGEST) -> None:
        self.least = least
        self.most = most

    def wrong(self, value: Any, place: str) -> Wrong | None:
        if type(value) is int and self.least <= value <= self.most:
            return None
        return Wrong(place, self.code, {"least": self.least, "most": self.most})


class Number(Form):
    """A number, whole or not, in a range."""

    __slots__ = ("least", "most")
    code = "number"

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def wrong(self, value: Any, place: str) -> Wrong | None:
        if type(value) in (int, float) and self.least <= value <= self.most:
            return None
        return Wrong(place, self.code, {"least": self.least, "most": self.most})


class Flag(Form):
    __slots__ = ()
    code = "flag"

    def wrong(self, value: Any, place: str) -> Wrong | None:
        return None if type(value) is bool else Wrong(place, self.code, {})


class OneOf(Form):
    """One of some names."""

    __slots__ = ("allowed",)
    code = "one_of"

    def __init__(self, *allowed: str) -> None:
        self.allowed = allowed

    def wrong(self, value: Any, place: str) -> Wrong | None:
        known = type(value) is str and value in self.allowed
        return None if known else Wrong(place, self.code, {"allowed": list(self.allowed)})


class Maybe(Form):
    """A form, or nothing."""

    __slots__ = ("form",)
    code = "maybe"

    def __init__(self, form: Form) -> None:
        self.form = form

    def wrong(self, value: Any, place: str) -> Wrong | None:
        return None if value is None else self.form.wrong(value, place)


class AnyOf(Form):
    """One of several forms; what is wrong is told by the last."""

    __slots__ = ("forms",)
    code = "any_of"

    def __init__(self, *forms: Form) -> None:
        self.forms = forms

    def wrong(self, value: Any, place: str) -> Wrong | None:
        found = None
        for form in self.forms:
            found = form.wrong(value, place)
            if found is None:
                return None
        return found


class ListOf(Form):
    """A list of at most so many of one form."""

    __slots__ = ("form", "most")
    code = "list"

    def __init__(self, form: Form, most: int) -> None:
        self.form = form
        self.most = most

    def wrong(self, value: Any, place: str) -> Wrong | None:
        if type(value) is not list or len(value) > self.most:
            return Wrong(place, self.code, {"most": self.most})
        wrong = self.form.wrong
        for number, item in enumerate(value):
            if (found := wrong(item, f"{place}[{number}]")) is not None:
                return found
        return None


class Row(Form):
    """A list of a certain length, with a form for each place."""

    __slots__ = ("forms",)
    code = "row"

    def __init__(self, *forms: Form) -> None:
        self.forms = forms

    def wrong(self, value: Any, place: str) -> Wrong | None:
        if type(value) is not list or len(value) != len(self.forms):
            return Wrong(place, self.code, {"n": len(self.forms)})
        for number, form in enumerate(self.forms):
            if (found := form.wrong(value[number], f"{place}[{number}]")) is not None:
                return found
        return None


class Mapped(Form):
    """An object with at most so many keys of any name, and one form for what they hold."""

    __slots__ = ("form", "most")
    code = "object"

    def __init__(self, form: Form, most: int) -> None:
        self.form = form
        self.most = most

    def wrong(self, value: Any, place: str) -> Wrong | None:
        if type(value) is not dict or len(value) > self.most:
            return Wrong(place, self.code, {"most": self.most})
        for key, item in value.items():
            if type(key) is not str or len(key) > BRIEF:
                return Wrong(place, self.code, {"most": self.most})
            if (found := self.form.wrong(item, f"{place}.{key[:40]}")) is not None:
                return found
        return None


class Fields(Form):
    """An object with certain keys, some of which may be left out. Other keys are nobody's and not looked at, unless it
    is `closed`."""

    __slots__ = ("closed", "maybe", "needed")
    code = "fields"

    def __init__(
        self, needed: Mapping[str, Form], maybe: Mapping[str, Form] | None = None, closed: bool = False
    ) -> None:
        self.needed = needed
        self.maybe = maybe or {}
        self.closed = closed

    def wrong(self, value: Any, place: str) -> Wrong | None:
        keys = [*self.needed, *self.maybe]
        if type(value) is not dict or (self.closed and any(key not in keys for key in value)):
            return Wrong(place, self.code, {"known": keys})
        for name, form in self._forms(value):
            inner = f"{place}.{name}" if place else name
            if (found := form.wrong(value.get(name), inner)) is not None:
                return found
        return None

    def _forms(self, value: dict[str, Any]) -> Iterator[tuple[str, Form]]:
        yield from self.needed.items()
        for name, form in self.maybe.items():
            if name in value:
                yield name, form


class Data(Form):
    """Any JSON, in bounds: what its parts mean is judged by whoever asked for them."""

    __slots__ = ("deepest", "most", "text")
    code = "data"

    def __init__(self, most: int, deepest: int = 8, text: int = 4000) -> None:
        self.most = most
        self.deepest = deepest
        self.text = text

    def wrong(self, value: Any, place: str) -> Wrong | None:
        if self._fits(value):
            return None
        return Wrong(place, self.code, {"most": self.most, "deepest": self.deepest, "longest": self.text})

    def _fits(self, value: Any) -> bool:
        level, seen = [value], 0
        for _ in range(self.deepest + 1):
            seen += len(level)
            if seen > self.most or not all(map(self._scalar, level)):
                return False
            inner: list[Any] = []
            for item in level:
                if type(item) is list:
                    inner += item
                elif type(item) is dict:
                    inner += item
                    inner += item.values()
            if not inner:
                return True
            level = inner
        return False

    def _scalar(self, value: Any) -> bool:
        kind = type(value)
        if kind is int:
            return bool(-LARGEST <= value <= LARGEST)
        if kind is str:
            return len(value) <= self.text and whole_text(value)
        if kind is float:
            return isfinite(value)
        return kind in (list, dict, bool, type(None))
