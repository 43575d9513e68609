"""The front door: what `import pygame_core` gives, what it costs, and what a table looks like."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

import pygame_core
from pygame_core import door
from pygame_core.kernel.decisions import Allocate, Amount, Arrange, Option, Pick, PickMany, Slot, Target
from pygame_core.kernel.events import Event
from pygame_core.kernel.reasons import OPEN, Closed, Refused

README = Path(__file__).parents[2] / "README.md"


def test_the_examples_in_its_documentation_run() -> None:
    for module in (pygame_core, door):
        done = doctest.testmod(module)
        assert done.attempted > 8 and not done.failed, module


def test_every_public_name_is_there_and_documented() -> None:
    assert len(set(pygame_core.__all__)) == len(pygame_core.__all__)
    for name in pygame_core.__all__:
        found = getattr(pygame_core, name)
        assert name in dir(pygame_core)
        if callable(found):
            assert found.__doc__, f"{name} has no documentation"
    assert set(door.__all__) < set(pygame_core.__all__)
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = pygame_core.nothing


@pytest.mark.native
def test_importing_it_imports_nothing_else() -> None:
    """The page imports `pygame_core.facade` only; what lies behind this door must not come along."""
    code = "import sys; before = set(sys.modules); import pygame_core; print(*(set(sys.modules) - before))"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert loaded == ["pygame_core"]


@pytest.mark.native
def test_the_python_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"^```python\n(.*?)^```", README.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    assert blocks
    for block in blocks:
        exec(compile(block, "README.md", "exec"), {})
    assert capsys.readouterr().out.strip()


# --- new, play, save --------------------------------------------------------------------------------------------
def test_seats_are_a_number_or_names() -> None:
    assert [player.name for player in pygame_core.new("auction_house").players] == ["Player 1", "Player 2", "Player 3"]
    table = pygame_core.new(
        "auction_house", seats=["Ann", "strong", "random"], scenario="lean_year", options={"rounds": 3}
    )
    assert [(player.name, player.kind) for player in table.players] == [
        ("Ann", "human"), ("strong", "strong"), ("random", "random"),
    ]  # fmt: skip
    assert (table.mode.scenario, table.mode.options) == ("lean_year", {"rounds": 3})


@pytest.mark.parametrize("game", pygame_core.GAMES)
def test_every_game_is_played_and_goes_on_from_its_save(game: str) -> None:
    seats = pygame_core.about(game)["scenarios"][0]["seats"][0]
    table = pygame_core.new(game, seats=["Ann", *["easy"] * (seats - 1)], seed=7)
    pygame_core.play(table)
    assert {asked.seat for asked in table.pending} == {0}
    again = pygame_core.load(pygame_core.save(table))
    for one in (table, again):
        asked = one.decision(0)
        one.answer(0, next(asked.answers()))
        pygame_core.play(one)
    assert again.digest() == table.digest()
    assert pygame_core.log(table) and pygame_core.log(table, since=table.position + 1) == []
    assert pygame_core.rules(game)


def test_the_log_keeps_secrets() -> None:
    table = pygame_core.new("auction_house", seats=["Ann", "Bob", "Cay"])
    table.answer(0, [0, 1])
    onlooker, own = pygame_core.log(table), pygame_core.log(table, 0)
    assert len(own) >= len(onlooker)


@pytest.mark.parametrize(
    ("asked", "rule"),
    [
        ({"game": "chess"}, "kernel.setup.game"),
        ({"game": "auction_house", "seats": 9}, "kernel.setup.seats"),
        ({"game": "auction_house", "seats": ["Ann"]}, "kernel.setup.seats"),
        ({"game": "auction_house", "scenario": "long"}, "kernel.setup.scenario"),
        ({"game": "auction_house", "options": {"rounds": 4}}, "kernel.setup.value"),
    ],
)
def test_what_cannot_be_is_refused(asked: dict[str, object], rule: str) -> None:
    with pytest.raises(Refused) as caught:
        pygame_core.new(**asked)  # type: ignore[arg-type]
    assert caught.value.reason.rule == rule


# --- what one reads ---------------------------------------------------------------------------------------------
SOLD = Closed("toy.sold", n=1)
COLOURS = [Option("red"), Option("blue", SOLD)]


@pytest.mark.parametrize(
    ("thing", "said"),
    [
        (Option("red", OPEN, Target("lot", "red")), "Option('red')"),
        (Option(["ship", 2], SOLD), "Option(['ship', 2], Closed('toy.sold', n=1))"),
        (Slot("tea", 3, 1), "Slot('tea', 1 to 3)"),
        (Slot("tea", 3, 1, SOLD), "Slot('tea', Closed('toy.sold', n=1))"),
        (Pick(1, "toy.colour", COLOURS), "<Pick 'toy.colour' of seat 1: 'red'; closed 'blue'>"),
        (Pick(0, "many", [Option(n) for n in range(30)]), "<Pick 'many' of seat 0: 0, 1, 2, 3, 4, 5, 6, 7, ... (30)>"),
        (PickMany(0, "toy.some", COLOURS, most=1), "<PickMany 'toy.some' of seat 0: 0 to 1 of 'red'; closed 'blue'>"),
        (PickMany(0, "toy.all", [Option(1)], least=1), "<PickMany 'toy.all' of seat 0: 1 of 1>"),
        (Amount(0, "bid", 0, 9, step=3, out=Option("no")), "<Amount 'bid' of seat 0: 0 to 9 in steps of 3, or 'no'>"),
        (Amount(0, "toy.bid", 2, 4), "<Amount 'toy.bid' of seat 0: 2 to 4>"),
        (Allocate(0, "toy.put", 2, [Slot("tea", 3)], least=0), "<Allocate 'toy.put' of seat 0: 0 to 2 over 'tea'>"),
        (Allocate(0, "toy.put", 2, [Slot("tea", 3)]), "<Allocate 'toy.put' of seat 0: 2 over 'tea'>"),
        (Arrange(0, "toy.order", [Option("a"), Option("b")]), "<Arrange 'toy.order' of seat 0: 'a', 'b'>"),
        (Event(3, {}, "sale.bid", "won", {"seat": 0, "n": 2}, "toy.sale", None), "<Event 3: won, seat=0, n=2>"),
        (pygame_core.Player("Ann"), "Player('Ann')"),
        (pygame_core.Player("Bob", "easy"), "Player('Bob', 'easy')"),
    ],
)  # fmt: skip
def test_things_say_what_they_are(thing: object, said: str) -> None:
    assert repr(thing) == said


def test_a_table_says_where_it_stands() -> None:
    table = pygame_core.new("auction_house", seats=["steady", "easy", "easy"], seed="long " * 40)
    assert len(repr(table)) < 300 and "is asked 'commissions.keep'" in repr(table)
    pygame_core.play(table)
    assert table.result is not None
    assert repr(table).endswith(f"entries: over, scores {table.result['scores']}>")


class Reader(HTMLParser):
    """Notes the tags that open and close, and the text."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.text: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text.append(data)


def text_of(html: str) -> str:
    reader = Reader()
    reader.feed(html)
    assert not reader.open
    return "|".join(reader.text)


def test_a_notebook_shows_who_plays_and_what_is_asked() -> None:
    table = pygame_core.new("auction_house", seats=["<script>Ann</script>", "steady", "Cay & Co"], seed="a<b")
    html = table._repr_html_()
    assert "<script>" not in html
    text = text_of(html)
    for said in ("Auction House", "A full season, seed a<b, entry 0", "<script>Ann</script>", "Cay & Co: Which 2 comm"):
        assert said in text
    assert table.digest() == pygame_core.load(pygame_core.save(table)).digest()


def test_a_notebook_shows_how_it_ended() -> None:
    table = pygame_core.new("auction_house", seats=["random", "random", "random"], seed=2)
    pygame_core.play(table)
    assert table.result is not None
    text = text_of(table._repr_html_())
    assert all(f"|random|{score}|" in text for score in table.result["scores"])
    assert text.endswith("|random wins.")


def test_a_notebook_shows_no_secret() -> None:
    """The hands of two games that differ in them only."""
    table = pygame_core.new("auction_house", seats=3, seed=3)
    other = table.branch()
    first, second, _ = other.game.state.houses
    first.hand, second.hand = second.hand, first.hand
    assert other.view(0) != table.view(0)
    assert other._repr_html_() == table._repr_html_()
