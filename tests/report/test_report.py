"""The balance report: what it counts, its figures, its two kinds of file, and what is wrong said in one line."""

from __future__ import annotations

import argparse
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import Any

import pytest

from pygame_core.games.registry import ruleset
from pygame_core.kernel.events import Event
from pygame_core.kernel.reasons import Refused
from pygame_core.kernel.table import Table
from pygame_core.kernel.words import catalogue
from pygame_core.report import census, command, run
from pygame_core.report.census import OTHERS, WINNERS, Deeds, Key, Mean, Share, Ways
from pygame_core.report.figures import Field, Summary, wilson
from pygame_core.report.plot import Bar, bars

GAME = "auction_house"


def order(out: Path, **more: Any) -> argparse.Namespace:
    given = {"game": GAME, "games": 6, "out": str(out), "seed": "r", "scenario": None, "options": {"rounds": 3}}
    return argparse.Namespace(**{**given, "bot": None, "workers": 1, **more})


def event(code: str, turn: int, **params: Any) -> Event:
    return Event(0, {"turn": turn}, "", code, params, "", None)


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game with something to count; one of the things cannot happen."""
    counts = (
        Share("sale.won", "sale.won", "good", among=lambda seats: ("tea", "china", "nothing"), least=0.01),
        Mean("sale.price", "sale.won", "n", by="good"),
        Mean("sale.all", "sale.won", "n"),
        Deeds("sale.deeds", lambda table: [{"tea": 2.0 * seat} for seat in range(3)]),
        Ways("sale.ways", lambda table: ["tea", "china", "tea"], among=lambda seats: ("tea", "china", "nothing")),
    )
    monkeypatch.setattr(census, "counts_of", lambda game: counts)
    monkeypatch.setattr(command, "counts_of", lambda game: counts)


def test_markdown_has_every_seat_and_every_count(counted: None, tmp_path: Path) -> None:
    out = tmp_path / "report.md"
    assert run(order(out)) == 0
    text = out.read_text()
    assert text.startswith("# Auction House")
    assert "6 games" in text and "steady" in text
    for seat in ("1", "2", "3"):
        assert f"\n| {seat} | " in text
    assert "| nothing | 0.0 % | 0.00 |" in text
    assert "> nothing: 0.0 %, outside the usual bounds." in text
    assert "| What | Winners | Others |" in text and "| What | Of all | Of the winners | Wins | 95 % interval |" in text
    assert "| tea | 66.7 % | " in text and "| nothing | 0.0 % | 0.0 % | 0.0 % | 0.0 % – 0.0 % |" in text


def test_html_needs_nothing_else_and_can_be_read(counted: None, tmp_path: Path) -> None:
    out = tmp_path / "report.HTML"
    assert run(order(out)) == 0
    text = out.read_text()
    assert "http" not in text.replace("http-equiv", "") and "<script" not in text and "<link" not in text
    assert text.count("<svg") == text.count("<table") == 7
    for piece in text.split("<svg")[1:]:
        ElementTree.fromstring("<svg" + piece.split("</svg>")[0] + "</svg>")


def test_the_same_seed_gives_the_same_report(counted: None, tmp_path: Path) -> None:
    for name in ("one.md", "two.md"):
        run(order(tmp_path / name))
    assert (tmp_path / "one.md").read_text() == (tmp_path / "two.md").read_text()
    run(order(tmp_path / "other.md", seed="s"))
    assert (tmp_path / "one.md").read_text() != (tmp_path / "other.md").read_text()


@pytest.mark.parametrize(("name", "code"), [("report.pdf", "simulate.extension"), ("none/report.md", "simulate.file")])
def test_where_it_cannot_be_written(name: str, code: str, tmp_path: Path) -> None:
    with pytest.raises(Refused, match=code):
        run(order(tmp_path / name, games=1))


def test_what_is_counted() -> None:
    share, by_good, plain = Share("s", "e", "what"), Mean("m", "e", "n", by="good"), Mean("p", "e", "n")
    assert share.keys(event("e", 1, what=["a", "b"])) == [(Key("a"), 1.0), (Key("b"), 1.0)]
    assert share.keys(event("e", 1, what=3)) == [(Key("3"), 1.0)]
    assert by_good.keys(event("e", 2, good="tea", n=4)) == [(Key("tea", "2"), 4.0)]
    assert plain.keys(event("e", 2, n=4)) == [(Key("", "2"), 4.0)]


def test_counts_add_up() -> None:
    total: census.Counted = {}
    for found in ({"a": {"x": [1, 2.0]}}, {"a": {"x": [2, 3.0], "y": [1, 1.0]}}):
        census.add(total, found)
    assert total == {"a": {"x": [3, 5.0], "y": [1, 1.0]}}


def test_winners_and_their_ways_are_counted_beside_the_others(counted: None) -> None:
    table = Table(ruleset(GAME), ruleset(GAME).mode(3, None, None), "won")
    table.game.result = {"winners": [1, 2]}
    found: census.Counted = census.Census(GAME, ("steady",) * 3, "", {}, "").note(table)
    assert found["sale.deeds"] == {Key("tea", OTHERS): [1, 0.0], Key("tea", WINNERS): [2, 6.0]}
    assert found["sale.ways"] == {Key("tea"): [2, 0.5], Key("china"): [1, 0.5]}


def test_a_way_that_most_winners_have_gone_is_worth_a_look() -> None:
    ways = Ways("w", lambda table: [], among=lambda seats: ("tea", "china"))
    own, words = catalogue("pygame_core.report"), catalogue("pygame_core.games.auction_house")
    for won, remarks in ((36.0, 1), (20.0, 0)):
        played = Field(2, [], {"w": {Key("tea"): [40, won], Key("china"): [40, 40 - won]}})
        assert len(Summary(played, own, words, (ways,)).block(ways).remarks) == remarks


@pytest.mark.parametrize(
    ("won", "n", "low", "high"), [(0, 10, 0.0, 0.278), (5, 10, 0.237, 0.763), (10, 10, 0.722, 1.0)]
)
def test_intervals(won: int, n: int, low: float, high: float) -> None:
    assert wilson(won, n) == pytest.approx((low, high), abs=0.001)


def test_bars_are_as_long_as_their_values() -> None:
    root = ElementTree.fromstring(bars([Bar("a & b", 2.0), Bar("c", 1.0, 0.5, 1.5)], "title"))
    long, short = (float(bar.attrib["width"]) for bar in root.findall("rect"))
    assert long == pytest.approx(2 * short, abs=0.1)
    assert len(root.findall("path")) == 1
    assert bars([], "nothing") == ""
