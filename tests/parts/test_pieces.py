"""References and their one text form: there and back, and what is no reference is refused."""

from __future__ import annotations

import doctest
from typing import Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pygame_core.parts import pieces
from pygame_core.parts.pieces import Codec, ListCodec, Targets, reference

Region = Literal["bengal", "madras"]


@reference
class Writer:
    region: Region
    seat: int


@reference
class Ship:
    yard: int


@reference
class Chairman:
    """A reference without fields: there is only one."""


@reference
class Loan:
    lender: str
    season: Literal[1, 2, 3]


HELD: Codec[Writer | Ship | Chairman] = Codec({"writer": Writer, "yard": Ship, "chairman": Chairman})
OWED = Codec({"loan": Loan}, between="_")


@pytest.mark.parametrize(
    ("reference", "text"),
    [(Writer("bengal", 2), "writer/bengal/2"), (Ship(-7), "yard/-7"), (Chairman(), "chairman")],
)
def test_a_reference_and_its_text(reference: Writer | Ship | Chairman, text: str) -> None:
    assert HELD.text(reference) == text
    assert HELD.read(text) == reference and type(HELD.read(text)) is type(reference)
    assert HELD.has(text)


def test_the_separator_is_the_codecs_own() -> None:
    assert OWED.text(Loan("bank", 2)) == "loan_bank_2"
    assert OWED.read("loan_bank_2") == Loan("bank", 2)
    assert not OWED.has("loan/bank/2")


def test_names_that_are_numbers_come_back_as_numbers() -> None:
    assert type(OWED.read("loan_bank_3").season) is int
    assert not OWED.has("loan_bank_4")


@pytest.mark.parametrize(
    "text",
    [
        "", "writer", "writer/bengal", "writer/bengal/2/3", "writer/bombay/2", "writer/bengal/two", "writer//2",
        "writer/bengal/", "/bengal/2", "Writer/bengal/2", "ship/7", "yard/", "yard/7.0", "yard/07", "yard/+7",
        "yard/ 7", "yard/7000000000", "chairman/", "chairman/1",
    ],
)  # fmt: skip
def test_what_is_no_reference_is_refused(text: str) -> None:
    assert not HELD.has(text)
    with pytest.raises(ValueError) as caught:
        HELD.read(text)
    assert str(caught.value) == f"{text!r} is no writer, yard, chairman"


@reference
class Sailor:
    region: Region
    seat: int


CREW: Codec[Writer | Sailor] = Codec({"writer": Writer, "sailor": Sailor})
PLACED: Codec[Writer | Ship] = Codec({"*/*": Writer, "yard/*/-": Ship})


def test_references_of_two_kinds_are_never_equal() -> None:
    pair: list[Writer | Sailor] = [Writer("bengal", 2), Sailor("bengal", 2)]
    assert pair[0] != pair[1] and len(set(pair)) == 2
    assert [CREW.name(one) for one in pair] == ["writer", "sailor"]


def test_a_spelling_says_where_the_fields_stand() -> None:
    assert PLACED.text(Writer("madras", 1)) == "madras/1"
    assert PLACED.read("madras/1") == Writer("madras", 1)
    assert PLACED.text(Ship(1)) == "yard/1/-"
    assert PLACED.read("yard/1/-") == Ship(1)
    for text in ("bombay/1", "yard/1", "yard/1/2", "yard/-/1"):
        with pytest.raises(ValueError, match=f"'{text}' is no Writer, yard"):
            PLACED.read(text)


def test_a_spelling_has_a_place_for_each_field() -> None:
    with pytest.raises(TypeError, match="'writer/\\*' has not a place for each of region, seat"):
        Codec({"writer/*": Writer})


def test_targets_of_a_kind_are_made_once() -> None:
    orders: Targets[str] = Targets("order")
    assert orders["bengal_1"] == "order-bengal_1" and orders["bengal_1"].kind == "order"
    assert orders["bengal_1"] is orders["bengal_1"]


def test_a_long_text_is_told_in_brief() -> None:
    with pytest.raises(ValueError) as caught:
        HELD.read("x" * 5000)
    assert len(str(caught.value)) < 80


def test_a_kind_of_another_place_has_no_text_here() -> None:
    with pytest.raises(KeyError):
        HELD.text(Loan("bank", 1))  # type: ignore[arg-type]


def test_a_reference_has_names_and_numbers_only() -> None:
    @reference
    class Wrong:
        seats: list[int]

    kinds: dict[str, Any] = {"wrong": Wrong}
    with pytest.raises(TypeError, match="a reference has names and numbers"):
        Codec(kinds)


NUMBERS = st.integers(-99_999_999, 999_999_999)


@given(st.builds(Writer, st.sampled_from(["bengal", "madras"]), NUMBERS) | st.builds(Ship, NUMBERS))
def test_there_and_back(reference: Writer | Ship) -> None:
    assert HELD.read(HELD.text(reference)) == reference


def test_the_examples_run() -> None:
    assert doctest.testmod(pieces).failed == 0


# --- answers that are lists -------------------------------------------------------------------------------------
LISTED: ListCodec[Writer | Ship | Chairman] = ListCodec({"writer": Writer, "yard": Ship, "chairman": Chairman})


@pytest.mark.parametrize(
    ("reference", "answer"),
    [(Writer("bengal", 2), ["writer", "bengal", 2]), (Ship(-7), ["yard", -7]), (Chairman(), ["chairman"])],
)
def test_a_reference_and_its_list(reference: Writer | Ship | Chairman, answer: list[Any]) -> None:
    assert LISTED.answer(reference) == answer
    assert LISTED.read(answer) == reference and type(LISTED.read(answer)) is type(reference)


def test_a_kind_without_a_name_is_the_list_of_its_fields() -> None:
    alone: ListCodec[Writer] = ListCodec({"*": Writer})
    assert alone.answer(Writer("madras", 1)) == ["madras", 1]
    assert alone.read(["madras", 1]) == Writer("madras", 1)
