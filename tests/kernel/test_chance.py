"""The table's own dice: the published generator, fair, one stream a purpose; and chance that a test writes."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pygame_core.kernel.chance import Chance, ScriptedChance, new_stream, next_word, unpack_chance
from pygame_core.kernel.reasons import RuleBug
from tests.kernel.tiny import LETTERS

REFERENCE = [
    0x03B80BB8, 0xA87DBC7E, 0x1787178C, 0x4C7B7234, 0xC65DADE2, 0x2C692349, 0xF52C2153, 0xDF098072,
    0x9D49B03C, 0x9562381A, 0xC9B41738, 0x64B75E54, 0x36CE9B32, 0xF106947E, 0x0AFC726B, 0x549BBC87,
]  # fmt: skip
"""What the reference implementation of sfc32 (PractRand) gives from the words 0, 2, 1, stirred 15 times."""


def test_the_generator_is_the_published_one() -> None:
    stream = [0, 2, 1, 1]
    for _ in range(15):
        next_word(stream)
    assert [next_word(stream) for _ in REFERENCE] == REFERENCE


def test_the_numbers_of_a_seed_are_fixed_for_ever() -> None:
    """Saved games are replayed: a change here would break them all."""
    chance = Chance("0")
    assert new_stream("0", "dice") == [2658152978, 3114527370, 1599367447, 13]
    assert [chance.below(65536) for _ in range(6)] == [7337, 60764, 35596, 30994, 50926, 63340]
    assert chance.dice(5) == [4, 6, 4, 2, 5]
    assert chance.shuffled(list(range(8))) == [7, 5, 6, 1, 4, 2, 3, 0]
    assert chance.sample("abcdef", 3) == ["c", "f", "d"]


@pytest.mark.parametrize("sides", [2, 3, 6, 7, 20, 52])
def test_all_numbers_are_equally_likely(sides: int) -> None:
    """Chi squared over a fixed seed; the bound is passed by chance less than once in ten thousand seeds."""
    rolls = 600 * sides
    counts = Counter(Chance(f"fair/{sides}").dice(rolls, sides))
    assert sorted(counts) == list(range(1, sides + 1))
    squares = sum((counts[face] - 600) ** 2 / 600 for face in range(1, sides + 1))
    freedom = sides - 1
    assert squares < freedom + 4 * (2 * freedom) ** 0.5 + 9


def test_all_orders_are_equally_likely() -> None:
    chance = Chance("orders")
    counts = Counter(tuple(chance.shuffled("abcd")) for _ in range(4800))
    assert set(counts) == set(permutations("abcd"))
    assert sum((count - 200) ** 2 / 200 for count in counts.values()) < 23 + 4 * 46**0.5 + 9


def test_words_too_high_to_be_fair_are_thrown_away() -> None:
    """2**32 is no multiple of 3: of the words, the topmost one must not count."""
    for n in (3, 7, 65535):
        fair = 0x1_0000_0000 - 0x1_0000_0000 % n
        # a + b + counter is the next word: make it the first unfair one
        chance = Chance("x", {"dice": [fair, 0, 0, 0]})
        after = [fair, 0, 0, 0]
        next_word(after)
        second = list(after)
        expected = next_word(second)
        assert expected < fair
        assert chance.below(n) == expected % n
        assert chance.streams["dice"] == second


@given(st.text(LETTERS, max_size=20), st.text(LETTERS, max_size=10), st.integers(1, 1 << 16), st.integers(0, 30))
def test_numbers_stay_in_range_and_come_again(seed: str, purpose: str, n: int, count: int) -> None:
    one, two = Chance(seed), Chance(seed)
    numbers = [one.below(n, purpose) for _ in range(count)]
    assert all(0 <= number < n for number in numbers)
    assert numbers == [two.below(n, purpose) for _ in range(count)]
    assert one.used == count


@given(st.lists(st.integers(), max_size=12), st.data())
def test_shuffles_and_samples_take_from_what_there_is(items: list[int], data: st.DataObject) -> None:
    chance = Chance(data.draw(st.text(LETTERS, max_size=5)))
    assert Counter(chance.shuffled(items)) == Counter(items)
    count = data.draw(st.integers(0, len(items)))
    drawn = chance.sample(items, count)
    assert len(drawn) == count
    assert not Counter(drawn) - Counter(items)


def test_one_more_die_does_not_change_the_next_shuffle() -> None:
    one, two = Chance("s"), Chance("s")
    one.die()
    assert one.shuffled(range(20)) == two.shuffled(range(20))
    assert one.die() != two.die() or one.die() != two.die() or one.die() != two.die()


@given(st.text(LETTERS, max_size=10), st.integers(0, 9))
def test_chance_goes_on_where_it_was_packed(seed: str, already: int) -> None:
    chance = Chance(seed)
    chance.dice(already)
    again = unpack_chance(_through_json(chance.pack()))
    assert again.dice(5) == chance.dice(5)
    assert again.shuffled("abcdef") == chance.shuffled("abcdef")


def _through_json(packed: object) -> object:
    import json

    return json.loads(json.dumps(packed))


def test_a_seed_may_be_any_word() -> None:
    """Also the one that scripted chance uses for itself."""
    chance = unpack_chance(_through_json(Chance("scripted").pack()))
    assert type(chance) is Chance
    assert chance.die() in range(1, 7)


# --- chance as a test writes it ---------------------------------------------------------------------------------
def test_scripted_chance_says_what_was_written() -> None:
    chance = ScriptedChance([3, 6, 0, ["c", "a", "b"], ["b", "a"], 1])
    assert chance.dice(2) == [3, 6]
    assert chance.below(4) == 0
    deck = ["a", "b", "c"]
    chance.shuffle(deck)
    assert deck == ["c", "a", "b"]
    assert chance.sample(deck, 2) == ["b", "a"]
    assert chance.choice(deck) == "a"
    assert chance.used == 6


@pytest.mark.parametrize(
    ("script", "ask"),
    [
        ([], lambda chance: chance.die()),
        ([7], lambda chance: chance.die()),
        ([0], lambda chance: chance.die()),
        ([True], lambda chance: chance.die()),
        ([6], lambda chance: chance.below(6)),
        ([[1, 2]], lambda chance: chance.below(6)),
        ([["a", "b"]], lambda chance: chance.shuffle(["a", "b", "c"])),
        ([["a", "b", "b"]], lambda chance: chance.shuffle(["a", "b", "c"])),
        ([5], lambda chance: chance.shuffle(["a", "b", "c"])),
        ([["a"]], lambda chance: chance.sample(["a", "b"], 2)),
        ([["z", "a"]], lambda chance: chance.sample(["a", "b"], 2)),
    ],
)
def test_a_script_that_does_not_fit_is_told(script: list[object], ask: object) -> None:
    with pytest.raises(RuleBug, match="script"):
        ask(ScriptedChance(script))  # type: ignore[operator]


def test_the_rest_of_a_script_is_packed_with_it() -> None:
    chance = ScriptedChance([1, 2, 3])
    chance.die()
    again = unpack_chance(chance.pack())
    assert isinstance(again, ScriptedChance)
    assert again.dice(2) == [2, 3]
    assert chance.dice(2) == [2, 3]
