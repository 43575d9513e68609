"""What a seat can be asked.

Five kinds, each of which can check an answer, sample one, list its answers as far as wanted, and describe
itself as JSON. An answer is plain JSON; `check` returns it in its one normal form or raises `Refused`.

>>> from pygame_core.kernel.reasons import Closed
>>> ask = Pick(0, "toy.colour", [Option("red"), Option("blue", Closed("toy.colour.sold"))])
>>> ask
<Pick 'toy.colour' of seat 0: 'red'; closed 'blue'>
>>> ask.check("red")
'red'
>>> ask.check("blue")
Traceback (most recent call last):
...
pygame_core.kernel.reasons.Refused: Closed('toy.colour.sold')
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import accumulate, combinations, islice, permutations
from math import comb, factorial
from reprlib import Repr
from typing import Any, ClassVar

from .chance import Chance
from .reasons import OPEN, Reason, Refused

Answer = Any
"""Plain JSON: a scalar, or a list of answers."""


def same(a: Answer, b: Answer) -> bool:
    """Equality as JSON sees it: `1`, `1.0` and `true` are three different answers."""
    return type(a) is type(b) and a == b and (type(a) is not list or all(map(same, a, b)))


def fresh(answer: Answer) -> Answer:
    """A copy that shares no list or object with its original."""
    if type(answer) is list:
        return [fresh(item) for item in answer]
    if type(answer) is dict:
        return {key: fresh(item) for key, item in answer.items()}
    return answer


_brief = Repr()
_brief.maxlevel, _brief.maxlist, _brief.maxdict, _brief.maxstring, _brief.maxlong = 3, 8, 4, 40, 40


def short(answer: Answer) -> str:
    """An answer as it may stand in a message: bounded, whatever came in, however long or deep."""
    text = _brief.repr(answer)
    return text if len(text) <= 60 else text[:57] + "..."


class Target(str):
    """The id of a board element, as `kind-name` or `kind-name-name`, and of which kind it is.

    Each game makes its targets in one module; nobody takes one apart.

    >>> Target("order", "bengal_1"), Target("order", "bengal_1").kind
    ('order-bengal_1', 'order')
    """

    kind: str

    def __new__(cls, kind: str, *names: str | int) -> Target:
        made = super().__new__(cls, "-".join((kind, *map(str, names))) if names else kind)
        made.kind = kind
        return made


NOWHERE = Target("")
"""The target of what stands nowhere on the board."""


class Option:
    """One thing to choose: its answer value, its words, the board element it stands for, and whether it is open."""

    __slots__ = ("code", "params", "target", "value", "why")

    def __init__(
        self, value: Answer, why: Reason = OPEN, target: Target = NOWHERE, code: str = "", /, **params: Any
    ) -> None:
        self.value = value
        self.why = why
        self.target = target
        self.code = code
        self.params = params

    def __repr__(self) -> str:
        return f"Option({short(self.value)})" if self.why else f"Option({short(self.value)}, {self.why!r})"

    def describe(self) -> dict[str, Any]:
        # a game may keep an option and offer it again
        said: dict[str, Any] = {"value": self.value, "code": self.code, "params": {**self.params}}
        if self.target:
            said["target"] = self.target
            said["on"] = self.target.kind
        if self.why is not OPEN:
            said["closed"] = self.why.describe()  # type: ignore[union-attr]
        return said


class Slot(Option):
    """A place to put something in `Allocate`: at least `least`, at most `cap`."""

    __slots__ = ("cap", "least")

    def __init__(
        self, value: Answer, cap: int, least: int = 0, why: Reason = OPEN, target: Target = NOWHERE, code: str = "",
        /, **params: Any,
    ) -> None:  # fmt: skip
        self.value = value
        self.why = why
        self.target = target
        self.code = code
        self.params = params
        self.cap, self.least = (cap, least) if why is OPEN else (0, 0)

    def __repr__(self) -> str:
        held = f"{self.least} to {self.cap}" if self.why else f"{self.why!r}"
        return f"Slot({short(self.value)}, {held})"

    def describe(self) -> dict[str, Any]:
        return super().describe() | {"cap": self.cap, "least": self.least}


MOST_SHOWN = 8


def _values(options: Sequence[Option]) -> str:
    """The first few values of some options, for a `repr`."""
    more = [f"... ({len(options)})"] if len(options) > MOST_SHOWN else []
    return ", ".join([short(option.value) for option in options[:MOST_SHOWN]] + more)


def _choice(options: Sequence[Option]) -> str:
    closed = [option for option in options if not option.why]
    said = _values([option for option in options if option.why])
    return f"{said}; closed {_values(closed)}" if closed else said


class Decision:
    """What all kinds share: who decides, which prompt, with which figures, by which rule."""

    __slots__ = ("code", "params", "rule", "seat")
    kind: ClassVar[str]

    seat: int
    code: str
    params: dict[str, Any]
    rule: str

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.code!r} of seat {self.seat}: {self._offers()}>"

    def _offers(self) -> str:
        """What can be answered, for `repr`."""
        raise NotImplementedError

    def check(self, answer: Answer) -> Answer:
        raise NotImplementedError

    def sample(self, chance: Chance) -> Answer:
        raise NotImplementedError

    def answers(self) -> Iterator[Answer]:
        raise NotImplementedError

    def choices(self) -> int:
        """How many different answers are legal."""
        raise NotImplementedError

    def possible(self) -> bool:
        """Whether anything can be answered at all; the kernel asks nothing else."""
        return self.choices() > 0

    def describe(self) -> dict[str, Any]:
        return {"kind": self.kind, "seat": self.seat, "code": self.code, "params": self.params, "rule": self.rule}

    def listed(self, most: int) -> list[Answer]:
        return list(islice(self.answers(), most))

    def _refuse(self, what: str, answer: Answer, **params: Any) -> Refused:
        return Refused("kernel.answer." + what, answer=short(answer), prompt=self.code, **params)


def _find(options: list[Option], value: Answer) -> Option | None:
    kind = type(value)
    for option in options:
        if option.value == value and type(option.value) is kind and (kind is not list or same(option.value, value)):
            return option
    return None


class Pick(Decision):
    """One of the options."""

    __slots__ = ("options",)
    kind = "pick"

    def __init__(self, seat: int, code: str, options: Iterable[Option], /, rule: str = "", **params: Any) -> None:
        self.seat = seat
        self.code = code
        self.options = options if type(options) is list else list(options)
        self.rule = rule
        self.params = params

    def _offers(self) -> str:
        return _choice(self.options)

    def check(self, answer: Answer) -> Answer:
        option = _find(self.options, answer)
        if option is None:
            raise self._refuse("not_offered", answer)
        if option.why is not OPEN:
            raise Refused(option.why)  # type: ignore[arg-type]
        return option.value

    def sample(self, chance: Chance) -> Answer:
        values = [option.value for option in self.options if option.why is OPEN]
        return values[chance.below(len(values))] if len(values) > 1 else values[0]

    def answers(self) -> Iterator[Answer]:
        return (option.value for option in self.options if option.why is OPEN)

    def choices(self) -> int:
        return len([option for option in self.options if option.why is OPEN])

    def possible(self) -> bool:
        return any(option.why is OPEN for option in self.options)

    def describe(self) -> dict[str, Any]:
        return super().describe() | {"options": [option.describe() for option in self.options]}


class PickMany(Pick):
    """Between `least` and `most` of the options, in any order."""

    __slots__ = ("least", "most")
    kind = "pick_many"

    def __init__(
        self, seat: int, code: str, options: Iterable[Option], /, least: int = 0, most: int | None = None,
        rule: str = "", **params: Any,
    ) -> None:  # fmt: skip
        super().__init__(seat, code, options, rule, **params)
        count = super().choices()
        self.least = least
        self.most = count if most is None else min(most, count)

    def _offers(self) -> str:
        count = f"{self.most}" if self.least == self.most else f"{self.least} to {self.most}"
        return f"{count} of {_choice(self.options)}"

    def check(self, answer: Answer) -> Answer:
        if type(answer) is not list:
            raise self._refuse("not_a_list", answer)
        for value in answer:
            super().check(value)
        chosen = [o.value for o in self.options if any(same(o.value, value) for value in answer)]
        if len(chosen) != len(answer):
            raise self._refuse("twice", answer)
        if not self.least <= len(chosen) <= self.most:
            raise self._refuse("how_many", answer, n=len(chosen), least=self.least, most=self.most)
        return chosen

    def sample(self, chance: Chance) -> Answer:
        values = [option.value for option in self.options if option.why is OPEN]
        count = self.least + chance.below(self.most - self.least + 1)
        chosen = set(chance.sample(range(len(values)), count))
        return [value for index, value in enumerate(values) if index in chosen]

    def answers(self) -> Iterator[Answer]:
        values = list(super().answers())
        return (list(some) for count in range(self.least, self.most + 1) for some in combinations(values, count))

    def choices(self) -> int:
        return sum(comb(super(PickMany, self).choices(), count) for count in range(self.least, self.most + 1))

    def possible(self) -> bool:
        return self.least <= self.most

    def describe(self) -> dict[str, Any]:
        return super().describe() | {"least": self.least, "most": self.most}


class Amount(Decision):
    """A whole number from `lo` to `hi`, in steps; or instead of any number the way out, if there is one."""

    __slots__ = ("hi", "lo", "out", "step")
    kind = "amount"

    def __init__(
        self, seat: int, code: str, lo: int, hi: int, /, step: int = 1, out: Option | None = None, rule: str = "",
        **params: Any,
    ) -> None:  # fmt: skip
        self.seat = seat
        self.code = code
        self.lo = lo
        self.hi = hi
        self.step = step
        self.out = out
        self.rule = rule
        self.params = params

    def _offers(self) -> str:
        numbers = f"{self.lo} to {self.hi}" + (f" in steps of {self.step}" if self.step != 1 else "")
        return numbers if self.out is None else f"{numbers}, or {short(self.out.value)}"

    def check(self, answer: Answer) -> Answer:
        if self.out is not None and same(answer, self.out.value):
            return self.out.value
        if type(answer) is not int:
            raise self._refuse("not_a_number", answer)
        if not self.lo <= answer <= self.hi:
            raise self._refuse("range", answer, lo=self.lo, hi=self.hi)
        if (answer - self.lo) % self.step:
            raise self._refuse("step", answer, lo=self.lo, step=self.step)
        return answer

    def sample(self, chance: Chance) -> Answer:
        count = self._numbers()
        taken = chance.below(count + (self.out is not None))
        return self.lo + self.step * taken if taken < count or self.out is None else self.out.value

    def answers(self) -> Iterator[Answer]:
        yield from range(self.lo, self.hi + 1, self.step)
        if self.out is not None:
            yield self.out.value

    def _numbers(self) -> int:
        return max(0, (self.hi - self.lo) // self.step + 1)

    def choices(self) -> int:
        return self._numbers() + (self.out is not None)

    def possible(self) -> bool:
        return self.lo <= self.hi or self.out is not None

    def describe(self) -> dict[str, Any]:
        said = super().describe() | {"lo": self.lo, "hi": self.hi, "step": self.step}
        return said if self.out is None else said | {"out": self.out.describe()}


class Allocate(Decision):
    """Spread up to `total` over the slots (exactly `total` unless `least` is lower); one number a slot."""

    __slots__ = ("least", "slots", "total")
    kind = "allocate"

    def __init__(
        self, seat: int, code: str, total: int, slots: Iterable[Slot], /, least: int | None = None,
        rule: str = "", **params: Any,
    ) -> None:  # fmt: skip
        self.seat = seat
        self.code = code
        self.slots = slots if type(slots) is list else list(slots)
        self.total = min(total, sum([slot.cap for slot in self.slots]))
        self.least = self.total if least is None else max(least, sum([slot.least for slot in self.slots]))
        self.rule = rule
        self.params = params

    def _offers(self) -> str:
        spread = f"{self.total}" if self.least == self.total else f"{self.least} to {self.total}"
        return f"{spread} over {_choice(self.slots)}"

    def check(self, answer: Answer) -> Answer:
        if type(answer) is not list or len(answer) != len(self.slots):
            raise self._refuse("not_slots", answer, n=len(self.slots))
        for slot, n in zip(self.slots, answer, strict=True):
            if type(n) is not int:
                raise self._refuse("not_slots", answer, n=len(self.slots))
            if n and slot.why is not OPEN:
                raise Refused(slot.why)
            if not slot.least <= n <= slot.cap:
                raise self._refuse("slot", answer, slot=short(slot.value), n=n, least=slot.least, most=slot.cap)
        if not self.least <= sum(answer) <= self.total:
            raise self._refuse("total", answer, n=sum(answer), least=self.least, most=self.total)
        return answer

    def sample(self, chance: Chance) -> Answer:
        numbers = [slot.least for slot in self.slots]
        count = self.least + chance.below(self.total - self.least + 1)
        for _ in range(count - sum(numbers)):
            room = [index for index, slot in enumerate(self.slots) if numbers[index] < slot.cap]
            numbers[room[chance.below(len(room))]] += 1
        return numbers

    def answers(self) -> Iterator[Answer]:
        slots = self.slots
        needed = [sum(slot.least for slot in slots[i:]) for i in range(1, len(slots) + 1)]
        room = [sum(slot.cap for slot in slots[i:]) for i in range(1, len(slots) + 1)]

        def spread(index: int, left: int, must: int) -> Iterator[list[int]]:
            """Only ways that the later slots can complete, else a long list of slots would be searched in vain."""
            if index == len(slots):
                yield []
                return
            slot = slots[index]
            for n in range(max(slot.least, must - room[index]), min(slot.cap, left - needed[index]) + 1):
                for rest in spread(index + 1, left - n, must - n):
                    yield [n, *rest]

        return spread(0, self.total, self.least) if self.possible() else iter(())

    def choices(self) -> int:
        ways = [1] + [0] * self.total
        for slot in self.slots:
            # how often each sum is reached, by sums up to it: the slot takes its least up to its cap of what is spread
            upto = [0, *accumulate(ways)]
            ways = [
                upto[sofar - slot.least + 1] - upto[max(0, sofar - slot.cap)] if sofar >= slot.least else 0
                for sofar in range(self.total + 1)
            ]
        return sum(ways[self.least :])

    def possible(self) -> bool:
        return (
            sum(slot.least for slot in self.slots) <= self.total
            and 0 <= self.least <= self.total
            and all(slot.least <= slot.cap for slot in self.slots)
        )

    def describe(self) -> dict[str, Any]:
        slots = [slot.describe() for slot in self.slots]
        return super().describe() | {"total": self.total, "least": self.least, "slots": slots}


class Arrange(Decision):
    """All the items, in an order of the seat's choosing."""

    __slots__ = ("items",)
    kind = "arrange"

    def __init__(self, seat: int, code: str, items: Iterable[Option], /, rule: str = "", **params: Any) -> None:
        self.seat = seat
        self.code = code
        self.items = list(items)
        self.rule = rule
        self.params = params

    def _offers(self) -> str:
        return _values(self.items)

    def check(self, answer: Answer) -> Answer:
        if type(answer) is not list:
            raise self._refuse("not_a_list", answer)
        left = [item.value for item in self.items]
        for value in answer:
            index = next((i for i, item in enumerate(left) if same(item, value)), None)
            if index is None:
                raise self._refuse("not_offered", value)
            del left[index]
        if left:
            raise self._refuse("missing", answer, missing=short(left[0]))
        return answer

    def sample(self, chance: Chance) -> Answer:
        return chance.shuffled([item.value for item in self.items])

    def answers(self) -> Iterator[Answer]:
        return (list(order) for order in permutations([item.value for item in self.items]))

    def choices(self) -> int:
        return factorial(len(self.items))

    def possible(self) -> bool:
        return True

    def describe(self) -> dict[str, Any]:
        return super().describe() | {"items": [item.describe() for item in self.items]}


Question = Decision | list[Decision]
Ask = Question | Callable[[], Question | None]
"""What a step yields: a decision, several at once, or a function that makes them afresh (needed wherever acts or
deals can change the table while the question stands; it may return None when the question has dissolved)."""
