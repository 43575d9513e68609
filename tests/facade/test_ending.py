"""The end of a game: sums to the last point, moments that are where they are said to be, and nothing said twice."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from pygame_core.door import play
from pygame_core.ending import NO_ENDING, Telling
from pygame_core.games import registry
from pygame_core.games.registry import ruleset
from pygame_core.kernel.book import Book
from pygame_core.kernel.ending import Part
from pygame_core.kernel.ruleset import Mode
from pygame_core.kernel.table import Player, Table
from pygame_core.present import Presenter


def modes_of(game: str) -> list[Mode]:
    """Of every scenario the fewest and the most seats, with every option somewhere."""
    found: dict[tuple[str, int], list[Mode]] = {}
    for mode in ruleset(game).modes():
        seats = ruleset(game).scenario(mode.scenario).seats
        if mode.seats in (min(seats), max(seats)):
            found.setdefault((mode.scenario, mode.seats), []).append(mode)
    return [modes[index % len(modes)] for index, modes in enumerate(found.values())]


ENDED = [(game, mode) for game in registry.GAMES for mode in modes_of(game)]


@cache
def played(game: str, name: str) -> Table:
    """A whole game of bots: in some modes of good ones, else of such as play at random, under whom Companies fail."""
    number = next(number for number, (one, mode) in enumerate(ENDED) if (one, str(mode)) == (game, name))
    mode = ENDED[number][1]
    kind = "random" if number % 4 else "steady"
    table = Table(ruleset(game), mode, 7, [Player(f"Bot {seat}", kind) for seat in range(mode.seats)])
    play(table)
    assert table.result is not None
    return table


def told(game: str, mode: Mode, viewer: int | None = 0) -> tuple[Table, dict[str, Any], Presenter]:
    table = played(game, str(mode))
    presenter = Presenter(Book(table))
    return table, dict(Telling(presenter, viewer).ended()), presenter


@pytest.mark.parametrize(("game", "mode"), ENDED, ids=str)
def test_the_scoring_adds_up_to_the_last_point(game: str, mode: Mode) -> None:
    """Lines make the score; what a line came from makes the line, or the measure that it is an award for."""
    table, found, presenter = told(game, mode)
    assert table.result is not None
    scores = table.result["scores"]
    for seat in range(mode.seats):
        assert sum(part["points"][seat] for part in found["scoring"]) == scores[seat]
        for part in found["scoring"]:
            rows = sum(cell["amount"] for row in part["rows"] for cell in row["cells"] if cell["seat"] == seat)
            if "measure" in part:
                assert rows == part["measure"]["cells"][seat]["amount"]
            elif part["rows"]:
                assert rows == part["points"][seat], part
    assert not presenter.words.missing
    texts = [row["text"] for part in found["scoring"] for row in part["rows"]]
    assert all(texts)


@pytest.mark.parametrize(("game", "mode"), ENDED, ids=str)
def test_every_line_is_explained_where_the_game_says_what_it_came_from(game: str, mode: Mode) -> None:
    """No part belongs to a line that there is not, and a line of so many points is not half explained."""
    _, found, presenter = told(game, mode)
    telling = Telling(presenter, 0)
    codes = {part["code"] for part in found["scoring"]} | {*telling.ending.measured}
    for seat in range(mode.seats):
        parts = telling.ending.parts(finished(telling), seat)
        assert {part.of for part in parts if part.amount} <= codes


def finished(telling: Telling) -> Any:
    from pygame_core.kernel.ending import Finished

    return Finished(telling.table.game, telling.found.events, [telling.booked(seat) for seat in telling.seats])


@pytest.mark.parametrize(("game", "mode"), ENDED, ids=str)
def test_the_curve_ends_with_the_score(game: str, mode: Mode) -> None:
    table, found, _ = told(game, mode)
    assert table.result is not None
    curve = found["curve"]
    assert curve[0]["kind"] == "start" and curve[-1]["values"] == table.result["scores"]
    assert [point["position"] for point in curve] == sorted(point["position"] for point in curve)
    assert all(len(point["values"]) == mode.seats for point in curve)


@pytest.mark.parametrize(("game", "mode"), ENDED, ids=str)
def test_money_adds_up_to_what_everybody_had(game: str, mode: Mode) -> None:
    table, found, _ = told(game, mode)
    if not found["income"]:
        return
    *rows, last = found["income"]
    for seat in range(mode.seats):
        assert sum(row["cells"][seat]["amount"] for row in rows) == last["cells"][seat]["amount"]
        assert last["cells"][seat]["amount"] == table.ruleset.story.cash(table.game, seat)


@pytest.mark.parametrize(("game", "mode"), ENDED, ids=str)
def test_turning_points_are_moments_of_the_game(game: str, mode: Mode) -> None:
    """At most four, in their order, each with a line of the log of that moment that the viewer may read."""
    table, found, presenter = told(game, mode)
    points = found["turning"]
    still = found["curve"][0]["values"] == found["curve"][-1]["values"]
    assert len(points) <= 4 and (points or still)
    assert [point["position"] for point in points] == sorted({point["position"] for point in points})
    for point in points:
        lines = [presenter.line(event)["text"] for event in table.log(0) if event.at == point["position"]]
        assert point["text"] in lines
        assert 0 <= point["at"] <= len(found["curve"]) - 1
        before, after = (figures(table, position) for position in (point["position"] - 1, point["position"]))
        assert before != after
        assert point["turned"]


def figures(table: Table, position: int) -> list[int]:
    then = table.branch(max(position, 0)).game
    declared = table.ruleset.ending
    track = (declared() if declared else NO_ENDING).track or table.ruleset.score
    assert track is not None
    return [track(then, seat) for seat in range(table.mode.seats)]


@pytest.mark.parametrize(("game", "mode"), ENDED, ids=str)
def test_what_is_told_of_dice_and_of_the_company(game: str, mode: Mode) -> None:
    table, found, _ = told(game, mode)
    for luck in found["luck"]:
        assert 0 <= luck["came"] <= luck["rolls"] and 0 <= luck["expected"] <= luck["rolls"]
    fate = found["fate"]
    assert (fate is not None) == game.startswith("john_company")
    if fate is not None:
        telling = Telling(Presenter(Book(table)), 0)
        for track, said in zip(telling.ending.tracks, fate["tracks"], strict=True):
            assert said["points"][-1]["value"] == track.read(table.game)
            assert len(said["points"]) == len([1 for _, at in telling.turns if at < table.position]) + 1


def test_counted_things_say_how_they_were_counted() -> None:
    assert Part("score.shares", "part.shares", 4, 12).amount == 48
    _, found, _ = told("auction_house", modes_of("auction_house")[0])
    cells = [cell for part in found["scoring"] for row in part["rows"] for cell in row["cells"]]
    assert any("×" in cell["text"] for cell in cells)
