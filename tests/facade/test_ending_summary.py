"""The two or three sentences that sum a game up."""

from __future__ import annotations

from typing import Any

import pygame_core
from pygame_core.ending_summary import summary
from pygame_core.kernel.book import Book
from pygame_core.present import Presenter

NAMES = ["Ann", "Ben", "Cy"]
MOVED: Any = {"title": "Round 2, Sale", "text": "Ben wins the silk for £11."}


def told(turns: list[list[int]], scores: list[int], winners: list[int], lines: Any = (), moved: Any = None) -> str:
    order = sorted(range(len(scores)), key=lambda seat: -scores[seat])
    said = [{"code": text, "text": text, "seat": seat, "amount": n, "total": n} for text, seat, n in lines]
    over: Any = {"scores": scores, "order": order, "winners": winners, "text": "", "lines": said}
    presenter = Presenter(Book(pygame_core.new("auction_house", seats=NAMES, seed=1)))
    return summary(presenter, over, [(f"Round {at + 1}", values) for at, values in enumerate(turns)], moved)


def test_who_led_all_the_time() -> None:
    assert told([[3, 1, 0], [5, 4, 0]], [9, 8, 1], [0]) == "Ann led from the first turn to the end."


def test_who_led_from_some_turn_on() -> None:
    said = told([[3, 1, 0], [4, 5, 0], [4, 7, 1]], [8, 9, 1], [1])
    assert said == "Ben led from the end of “Round 2” on."


def test_who_overtook_in_the_end() -> None:
    said = told([[1, 3, 0], [4, 5, 0]], [9, 8, 1], [0])
    assert said == "At the end of “Round 2”, Ben still led; Ann overtook only then."


def test_who_got_ahead_where_nobody_had_led_alone() -> None:
    said = told([[1, 3, 0], [5, 5, 0]], [9, 8, 1], [0])
    assert said == "At the end of “Round 2” nobody led alone; Ann got ahead only then."


def test_what_moved_the_lead_most_and_what_the_winner_had_more_of() -> None:
    lines = [("Cash", 0, 6), ("Cash", 1, 7), ("Crates", 0, 5), ("Crates", 1, 1), ("Crates", 2, 9)]
    said = told([], [11, 8, 9], [0], [*lines, ("Cash", 2, 0)], MOVED)
    assert said == (
        "Nothing moved the lead more than this (Round 2, Sale): Ben wins the silk for £11. "
        "In the score, “Cash” put Ann 6 ahead of Cy."
    )


def test_nothing_is_said_of_a_win_that_is_shared_or_of_a_score_of_one_line() -> None:
    assert told([[1, 3, 0]], [9, 9, 1], [0, 1], [("Cash", 0, 9), ("Crates", 1, 9)]) == ""
    assert told([], [9, 8, 1], [0], [("Cash", 0, 9), ("Cash", 1, 8), ("Cash", 2, 1)]) == ""


def test_who_plays_alone_has_led_nobody() -> None:
    assert told([[1]], [9], [0], [("Cash", 0, 9)], MOVED).startswith("Nothing moved the lead")
