"""What a recap says of John Company beside its accounts, and that whoever lets a chance go is told of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from pygame_core.games.john_company_second.causes import CAUSES
from pygame_core.games.john_company_second.promises import PAY
from pygame_core.games.john_company_second.story import ahead
from pygame_core.kernel.book import Book
from pygame_core.kernel.events import Event
from pygame_core.kernel.story import Told
from pygame_core.present import Presenter
from tests.games.john_company_second.board import A, B, Board, C
from tests.games.john_company_second.test_events_attacks import held, rebellion
from tests.games.john_company_second.test_family import act, marked
from tests.games.john_company_second.test_hiring import nepotism, rivals
from tests.games.john_company_second.test_laws import passing
from tests.games.john_company_second.test_moments import lost_region
from tests.games.john_company_second.test_operations_london import chair


def promised(board: Board, viewer: int | None) -> list[tuple[str, int, int]]:
    found = ahead(board.game, viewer).promised
    return [(one.code, one.params["seat"], one.params["other"]) for one in found]


def test_promises_are_told_to_those_whom_they_concern() -> None:
    board = Board()
    board.promise(B, A, PAY)
    assert promised(board, A) == [("ahead.yours", A, B)]
    assert promised(board, B) == [("ahead.theirs", A, B)]
    assert promised(board, C) == []
    assert promised(board, None) == [("ahead.promise", A, B)]


def cause(board: Board, code: str) -> str:
    """Why the last event of that code came out as it did, in words."""
    events = [Event._make(raw) for raw in board.game.events]
    at = max(index for index, event in enumerate(events) if event.code == code)
    found = CAUSES[code](Told(board.game, events[at], lambda: reversed(events[:at])))
    return Presenter(Book(board.table)).words.say("recap", found.code, found.params, []) if found else ""


@pytest.mark.parametrize("code", ["events.region_lost", "india.disgraced"])
def test_a_lost_region_says_what_would_have_held(code: str) -> None:
    assert cause(lost_region(), code) == "6 to 1; five regiments more would have held"


@pytest.mark.parametrize(
    ("regiments", "said"),
    [(4, "4 to 2; three regiments fewer would have lost it"), (2, "2 to 2; one regiment fewer would have lost it")],
)
def test_a_held_region_says_how_near_it_was(regiments: int, said: str) -> None:
    board = held("bengal", presidency="bengal", unrest=1)
    board.commander(A, "bengal")
    board.state.india.armies["bengal"].regiments = regiments
    rebellion(board, 1)
    assert cause(board, "events.held_by") == said


def debt_let_go() -> Board:
    return chair().run("operations", "operations.chairman").answer("done")


def action_let_go() -> Board:
    return act(marked("purchase_shipyard", cash=4)).answer("purchase_shipyard", "no")


def own_candidate_let_go() -> Board:
    board = rivals("manager_of_shipping", A, B, C)
    board.promise(A, B, "consent_to_nepotism")
    return nepotism(board, "no", "yes").answer("give_way", "writer/bombay/2")


def officeholder_kept() -> Board:
    board = passing("board_of_control")
    board.office(B, "manager_of_shipping")
    board.state.parliament.passed.append("board_of_control")
    return board.run("operations", ("operations.control", {"office": "manager_of_shipping"})).answer("keep")


@pytest.mark.parametrize(
    ("done", "code", "told"),
    [
        (debt_let_go, "operations.declined", {"seat": A, "what": "left.debt"}),
        (action_let_go, "family.declined", {"seat": A, "what": "family.purchase_shipyard"}),
        (own_candidate_let_go, "hiring.gave_way", {"seat": A}),
        (officeholder_kept, "operations.declined", {"seat": A, "what": "left.dismiss"}),
    ],
)
def test_who_lets_a_chance_go_is_told_of(done: Callable[[], Board], code: str, told: dict[str, Any]) -> None:
    board = done()
    [found] = board.told(code)
    assert told.items() <= found.items()
