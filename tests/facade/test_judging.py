"""Where a game was won: what is said of a decision is what imagined games said, and of an unclear one nothing."""

from __future__ import annotations

from functools import cache

import pytest

from pygame_core.bots.search import Edge
from pygame_core.door import play
from pygame_core.games import registry
from pygame_core.games.registry import ruleset
from pygame_core.judging import decided, doubts, judged, strongest, told
from pygame_core.kernel.book import Book
from pygame_core.kernel.reasons import Refused
from pygame_core.kernel.table import Player, Table
from pygame_core.present import Presenter

GAMES_EACH = 4


@cache
def played(game: str, kind: str = "random") -> Table:
    rules = ruleset(game)
    mode = next(mode for mode in rules.modes() if mode.seats >= 3)
    table = Table(rules, mode, 11, [Player(f"Bot {seat}", kind) for seat in range(mode.seats)])
    play(table)
    return table


@pytest.mark.parametrize("game", registry.GAMES)
def test_doubtful_decisions_are_decisions_of_the_record(game: str) -> None:
    """Stretches find the same as the whole; nothing of the table changes."""
    table = played(game)
    end = min(table.position, 120)
    before = table.digest()
    whole = doubts(table, 0, end)
    assert whole == [*doubts(table, 0, 50), *doubts(table, 50, end)] if end > 50 else True
    assert whole and table.digest() == before
    for one in whole:
        entry = table.record[one["position"]]
        assert decided(entry) and entry[1] == one["seat"] and one["doubt"] > 0


@pytest.mark.parametrize("game", registry.GAMES)
def test_a_decision_is_judged_beside_other_answers(game: str) -> None:
    table = played(game)
    one = max(doubts(table, 0, min(table.position, 120)), key=lambda found: found["doubt"])
    presenter = Presenter(Book(table))
    found = judged(presenter, one["position"], GAMES_EACH, "a")
    assert found == judged(presenter, one["position"], GAMES_EACH, "a")
    assert found["position"] == one["position"] and found["games"] == GAMES_EACH
    [first, *others] = found["options"]
    assert first["played"] and first["worth"] == 0 and first["error"] == 0
    assert others and not any(option["played"] for option in others)
    assert len({option["text"] for option in found["options"]}) == len(found["options"]) or game != "auction_house"
    assert all(option["text"] for option in found["options"])
    assert found["gain"] == max(option["worth"] for option in others)


def edge(answer: int, *gains: float) -> Edge:
    made = Edge(answer, 1.0)
    made.gains, made.worths = list(gains), [0.5 + gain / 100 for gain in gains]
    return made


def test_only_what_luck_does_not_explain_is_clear() -> None:
    table = played("auction_house")
    one = doubts(table, 0, table.position)[0]
    then = table.branch(one["position"])
    from pygame_core.bots.chair import Chair

    question = then.decision(one["seat"])
    chair = Chair(then, one["seat"], question)
    thinking, _ = strongest("auction_house")
    answers = list(question.answers())[:2]
    presenter = Presenter(Book(then))

    def clear(played: tuple[float, ...], other: tuple[float, ...]) -> bool:
        edges = [edge(answers[0], *played), edge(answers[1], *other)]
        return told(presenter, chair, edges, thinking)["clear"]

    far = thinking.scale
    assert clear((0, 1, 0, 1), (far, far + 1, far, far + 2))
    assert clear((far, far + 1, far, far + 2), (0, 1, 0, 1))
    assert not clear((0, far, 0, far), (far, 0, far, 0.5))
    assert not clear((0, 1, 0, 1), (0.1, 1.1, 0.1, 1.2)), "too small to be told"


def test_what_is_no_decision_is_not_judged() -> None:
    table = played("auction_house")
    presenter = Presenter(Book(table))
    with pytest.raises(Refused):
        judged(presenter, table.position, GAMES_EACH, "a")
    with pytest.raises(Refused):
        doubts(table, 5, 2)
    with pytest.raises(Refused):
        doubts(table, 0, table.position + 1)
