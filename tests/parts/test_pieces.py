"""References and their one text form: there and back, and what is no reference is refused."""

from __future__ import annotations

import doctest
from typing import Any, Literal, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pygame_core.parts import pieces
from pygame_core.parts.pieces import Codec

Region = Literal["bengal", "madras"]


class Writer(NamedTuple):
    region: Region
    seat: int


class Ship(NamedTuple):
    yard: int


class Chairman(NamedTuple):
    """A reference without fields: there is only one."""


class Loan(NamedTuple):
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
        "writer/bengal/", "/bengal/2", "Writer/bengal/2", "ship/7", "yard/", "yard/7.0", "chairman/", "chairman/1",
    ],
)  # fmt: skip
def test_what_is_no_reference_is_refused(text: str) -> None:
    assert not HELD.has(text)
    with pytest.raises(ValueError) as caught:
        HELD.read(text)
    assert str(caught.value) == f"{text!r} is no writer, yard, chairman"


def test_a_long_text_is_told_in_brief() -> None:
    with pytest.raises(ValueError) as caught:
        HELD.read("x" * 5000)
    assert len(str(caught.value)) < 80


def test_a_kind_of_another_place_has_no_text_here() -> None:
    with pytest.raises(KeyError):
        HELD.text(Loan("bank", 1))  # type: ignore[arg-type]


def test_a_reference_has_names_and_numbers_only() -> None:
    class Wrong(NamedTuple):
        seats: list[int]

    kinds: dict[str, Any] = {"wrong": Wrong}
    with pytest.raises(TypeError, match="a reference has names and numbers"):
        Codec(kinds)


@given(st.builds(Writer, st.sampled_from(["bengal", "madras"]), st.integers()) | st.builds(Ship, st.integers()))
def test_there_and_back(reference: Writer | Ship) -> None:
    assert HELD.read(HELD.text(reference)) == reference


def test_the_examples_run() -> None:
    assert doctest.testmod(pieces).failed == 0
