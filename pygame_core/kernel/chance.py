"""The table's own dice and shuffles.

The generator is sfc32 (Chris Doty-Humphrey's small fast counting generator, 32-bit): additions, shifts and
rotations on 32-bit words only, so every Python gives the same numbers. A stream is four words; each purpose
('dice', 'deck', ...) has its own stream, seeded from the table's seed and the purpose's name, so that one more
die does not change the next shuffle. Streams are plain lists and live in the state.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from hashlib import sha256
from typing import Any, TypeVar

from .reasons import RuleBug

T = TypeVar("T")
MASK = 0xFFFFFFFF
WARM_UP = 12


def new_stream(seed: str, purpose: str) -> list[int]:
    """The first state of a stream: three words of a hash and a counter, stirred."""
    word = sha256(f"{seed}/{purpose}".encode()).digest()
    stream = [int.from_bytes(word[i : i + 4], "little") for i in (0, 4, 8)] + [1]
    for _ in range(WARM_UP):
        next_word(stream)
    return stream


def next_word(stream: list[int]) -> int:
    """32 random bits; moves the stream on."""
    a, b, c, counter = stream
    word = (a + b + counter) & MASK
    stream[0] = b ^ (b >> 9)
    stream[1] = c * 9 & MASK
    stream[2] = (((c << 21) | (c >> 11)) + word) & MASK
    stream[3] = (counter + 1) & MASK
    return word


class Chance:
    """Dice, draws and shuffles from a seed. `used` counts draws, so that the kernel knows when chance showed."""

    __slots__ = ("seed", "streams", "used")

    def __init__(self, seed: str, streams: dict[str, list[int]] | None = None) -> None:
        self.seed = seed
        self.streams: dict[str, list[int]] = {} if streams is None else streams
        self.used = 0

    def pack(self) -> Any:
        return [self.seed, self.streams, None]

    def below(self, n: int, purpose: str = "dice") -> int:
        """A whole number from 0 to n - 1 (n up to 65536), all equally likely: too-high words are thrown away."""
        stream = self.streams.get(purpose)
        if stream is None:
            stream = self.streams[purpose] = new_stream(self.seed, purpose)
        self.used += 1
        # next_word, written out: this is the most called line of the kernel
        a, b, c, counter = stream
        word = (a + b + counter) & MASK
        stream[0] = b ^ (b >> 9)
        stream[1] = c * 9 & MASK
        stream[2] = (((c << 21) | (c >> 11)) + word) & MASK
        stream[3] = (counter + 1) & MASK
        if word >= 0xFFFF0000:  # the only words that can lie above the last whole multiple of a small n
            fair = 0x100000000 - 0x100000000 % n
            while word >= fair:
                word = next_word(stream)
        return word % n

    def die(self, sides: int = 6, purpose: str = "dice") -> int:
        return self.below(sides, purpose) + 1

    def dice(self, count: int, sides: int = 6, purpose: str = "dice") -> list[int]:
        return [self.below(sides, purpose) + 1 for _ in range(count)]

    def choice(self, items: Sequence[T], purpose: str = "dice") -> T:
        return items[self.below(len(items), purpose)]

    def shuffle(self, items: MutableSequence[T], purpose: str = "deck") -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1, purpose)
            items[i], items[j] = items[j], items[i]

    def shuffled(self, items: Sequence[T], purpose: str = "deck") -> list[T]:
        out = list(items)
        self.shuffle(out, purpose)
        return out

    def sample(self, items: Sequence[T], count: int, purpose: str = "deck") -> list[T]:
        pool = list(items)
        out = []
        for _ in range(count):
            out.append(pool.pop(self.below(len(pool), purpose)))
        return out


class ScriptedChance(Chance):
    """Chance that says what a test wrote: a number for a die or a draw, a whole list for a shuffle.

    The rest of the script travels with the state, so forks, undo and replays of a scripted table agree.
    """

    __slots__ = ("script",)

    def __init__(self, script: Sequence[Any]) -> None:
        super().__init__("scripted")
        self.script = list(script)

    def pack(self) -> Any:
        return [self.seed, {}, self.script]

    def _next(self, wanted: str) -> Any:
        if not self.script:
            raise RuleBug(f"the script of chance has run out; wanted {wanted}")
        self.used += 1
        return self.script.pop(0)

    def below(self, n: int, purpose: str = "dice") -> int:
        value = self._next(f"a number from 0 to {n - 1} for {purpose!r}")
        if type(value) is not int or not 0 <= value < n:
            raise RuleBug(f"scripted {value!r} is no number from 0 to {n - 1} for {purpose!r}")
        return value

    def die(self, sides: int = 6, purpose: str = "dice") -> int:
        value = self._next(f"a die of {sides} for {purpose!r}")
        if type(value) is not int or not 1 <= value <= sides:
            raise RuleBug(f"scripted {value!r} is no face of a die of {sides}")
        return value

    def dice(self, count: int, sides: int = 6, purpose: str = "dice") -> list[int]:
        return [self.die(sides, purpose) for _ in range(count)]

    def shuffle(self, items: MutableSequence[T], purpose: str = "deck") -> None:
        order = self._next(f"an order of {list(items)!r}")
        left = list(items)
        for item in order if isinstance(order, list) else [order]:
            if item not in left:
                raise RuleBug(f"scripted order {order!r} does not fit {list(items)!r}")
            left.remove(item)
        if left:
            raise RuleBug(f"scripted order {order!r} lacks {left!r}")
        items[:] = order

    def sample(self, items: Sequence[T], count: int, purpose: str = "deck") -> list[T]:
        order = self._next(f"{count} of {list(items)!r}")
        if not isinstance(order, list) or len(order) != count or any(item not in items for item in order):
            raise RuleBug(f"scripted draw {order!r} does not fit {count} of {list(items)!r}")
        return list(order)


def unpack_chance(packed: Any) -> Chance:
    seed, streams, script = packed
    return Chance(seed, streams) if script is None else ScriptedChance(script)
