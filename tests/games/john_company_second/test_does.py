"""What cards, laws and actions do, in sentences: they name the numbers that are printed on this player's copy."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest

from pygame_core.games.john_company_second import RULESET
from pygame_core.games.john_company_second.components import ACTIONS, CARDS, LAWS, promise_ids
from pygame_core.kernel.words import catalogue
from pygame_core.present import Presenter
from tests.games.john_company_second.board import A, B, Board

WORDS = catalogue(RULESET.package)
Values = dict[str, Any]


def told(name: str, house: Values | None = None) -> str:
    """As the board asks for it: with the numbers of the copy, and with the votes of the card."""
    printed = RULESET.printed(Board(house=house or {}).game)
    card = printed["cards"].get(name, {})
    favoured = card.get("favoured", {})
    votes = card.get("votes") or favoured.get("votes", 0)
    return WORDS.say("does", name, {**printed["figures"], **favoured, "votes": votes})


@pytest.mark.parametrize("name", sorted({*ACTIONS, *LAWS, *CARDS, *promise_ids(True)}))
def test_whatever_the_board_tells_of_has_its_sentence(name: str) -> None:
    assert WORDS.has("does", name)


@pytest.mark.parametrize("name", sorted(WORDS.sections["does"]))
def test_every_sentence_has_its_numbers(name: str) -> None:
    assert "{" not in told(name)


@pytest.mark.parametrize(("name", "house", "before", "after"), [
    ("calico_acts", {"laws": {"calico_acts": {"pays_per_enterprise": 3, "balance_per_loss": 9}}},
     ("Pays £2 ", "each full £7"), ("Pays £3 ", "each full £9")),
    ("army_spending", {"laws": {"army_spending": {"regiments_per_army": 1}}},
     ("two regiments join",), ("One regiment joins",)),
    ("labour_newspaper", {"prestige": {"labour_newspaper": {"conditional_votes": 6}}}, ("four votes",), ("six votes",)),
    ("labour_newspaper", {"prestige": {"labour_newspaper": {"conditional_targets": ["social"]}}},
     ("on manufacturing or shipping.",), ("on social enterprises.",)),
    ("social_magazine", {"prestige": {"social_magazine": {"conditional_targets": []}}},
     ("on social enterprises or Company shares.",), ("on nothing.",)),
    ("rotten_borough_1", {"prestige": {"rotten_borough_1": {"votes": 1}}}, ("three votes",), ("One vote,",)),
    ("lord_highgate", {"prizes": {"prize_12": {"vp": 20}}}, ("of 8 or 12 points",), ("of 8 or 20 points",)),
    ("lord_highgate", {"prestige": {"lord_highgate": {"retires_from_vp": 12}}}, ("of 8 or 12 ",), ("of 12 points",)),
    ("company_fraud", {"blackmail": {"company_fraud": {"times_the_highest": 3}}},
     ("take twice the highest",), ("take three times the highest",)),
    ("mercantile_connection", {"blackmail": {"mercantile_connection": {"dice_divided_by": 3}}},
     ("half the dice",), ("its dice divided by three",)),
    ("purchase_workshop", {"enterprises": {"workshop": {"votes": 9, "income": 2}}},
     ("£1 a turn and two votes",), ("£2 a turn and nine votes",)),
])  # fmt: skip
def test_a_players_own_values_are_told(
    name: str, house: Values, before: tuple[str, ...], after: tuple[str, ...]
) -> None:
    printed, mine = told(name), told(name, house)
    assert all(part in printed and part not in mine for part in before)
    assert all(part in mine and part not in printed for part in after)


def asked(house: Values, board: Callable[[Values], Board]) -> list[str]:
    """What a question and its options say."""
    laid = board(house)
    presenter = Presenter(cast(Any, SimpleNamespace(main=SimpleNamespace(table=laid.table), table=laid.table)))
    said = cast(Any, presenter.decision(laid.ask))
    options = said["options"]
    closed = [option["closed"]["text"] for option in options if "closed" in option]
    return [said["text"], said["help"], *(option.get("detail", "") for option in options), *closed]


def acting(house: Values) -> Board:
    board = Board(house=house)
    board.cash(20)
    return board.run("family", ("family.action", {"seat": A}))


def retiring(house: Values) -> Board:
    board = Board(house=house)
    board.card(A, "lord_highgate")
    board.pensioners(1)
    board.cash(20)
    return board.run("london", ("london.retire", {"seat": A}))


def brokered(house: Values) -> Board:
    board = Board(house=house)
    board.card(B, "stock_broker")
    board.cash(20)
    board.run("family", ("family.action", {"seat": A})).answer("seek_share")
    return board.answer(next(value for value in board.options() if str(value).startswith("broker")))


@pytest.mark.parametrize(("board", "house", "before", "after"), [
    (acting, {"enterprises": {"luxury": {"vp": 3, "windows": 2}}}, "2 points and a window", "3 points and 2 windows"),
    (acting, {"enterprises": {"shipyard": {"votes": 4}}}, ", 1 vote", ", 4 votes"),
    (acting, {"enterprises": {"workshop": {"votes": 1, "income": 3}}}, ", £1 a turn, 2 votes", ", £3 a turn, 1 vote"),
    (retiring, {"prizes": {"prize_8": {"vp": 9}}}, "only prizes of 8 or 12 points", "only prizes of 9 or 12 points"),
    (brokered, {"prestige": {"stock_broker": {"space_price": 4}}}, "pay £1 for a space.", "pay £4 for a space."),
])  # fmt: skip
def test_a_question_names_the_numbers_of_the_copy(
    board: Callable[[Values], Board], house: Values, before: str, after: str
) -> None:
    printed, mine = asked({}, board), asked(house, board)
    assert any(before in text for text in printed) and not any(after in text for text in printed)
    assert any(after in text for text in mine) and not any(before in text for text in mine)


def test_a_board_knows_what_its_notes_name() -> None:
    figures = RULESET.printed(Board(house={"dial": {"tax_per_target": 2}}).game)["figures"]
    assert (figures["tax"], figures["bonus"], figures["tires_from"], figures["retires_from"]) == (2, 1, 3, 5)
