"""The books: all of them can be made, none says what is not so, and the ledger and they know of each other."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from pygame_core.games.registry import GAMES, ruleset
from pygame_core.kernel.rulebook import ledger
from workshop.books import making, odds
from workshop.books.complaints import Complaints
from workshop.books.figures import Unknown, found, numbers_in
from workshop.books.making import Shelf
from workshop.books.source import BOOKS, PARTS, Unwritten, games, languages

pytestmark = pytest.mark.native

TOY = "auction_house"
ABOUT = """
[rules]
title = "Auction House"
sub = "A page."
[topics]
"toy" = "All of them"
[plates.market]
lesson = ""
step = "arrange"
"""
HEAD = '+++\ntitle = "The game"\ncovers = ["toy"]\n+++\n'


def made(
    folder: Path, text: str, *, head: str = HEAD, about: str = ABOUT, part: str = "rules"
) -> tuple[Any, list[str]]:
    """A book of the toy with one chapter, and what is wrong with it, without the file's name."""
    (folder / part).mkdir()
    (folder / "book.toml").write_text(about, encoding="utf-8")
    (folder / part / "01-the-game.md").write_text(head + text, encoding="utf-8")
    complaints = Complaints()
    book = Shelf(TOY, "en", complaints, folder).part(part)
    return book, [line.partition(": ")[2] for line in complaints.lines]


def blocks(folder: Path, text: str, **given: str) -> list[dict[str, Any]]:
    book, wrong = made(folder, text, **given)
    assert wrong == []
    found_blocks: list[dict[str, Any]] = book["chapters"][0]["blocks"]
    return found_blocks


def wrong(folder: Path, text: str, **given: str) -> list[str]:
    return made(folder, text, **given)[1]


# --- the books that there are -----------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("books")
    assert making.make(folder) == []
    return folder / "books/en"


def read(shelf: Path, game: str, part: str) -> Any:
    return json.loads((shelf / f"{game}.{part}.json").read_text(encoding="utf-8"))


def test_every_game_has_its_books(shelf: Path) -> None:
    parts = json.loads((shelf / "index.json").read_text(encoding="utf-8"))
    assert parts == {game: ["rules"] if game == TOY else [*PARTS] for game in GAMES}
    for game, names in parts.items():
        for part in names:
            book = read(shelf, game, part)
            assert (book["game"], book["part"]) == (game, part) and book["title"] and book["sub"]
            assert all(chapter["title"] and chapter["blocks"] for chapter in book["chapters"])


@pytest.mark.parametrize("game", GAMES)
def test_ledger_and_book_lead_to_each_other(shelf: Path, game: str) -> None:
    """From each entry to its place in the book, and every entry stands under a topic of all rules once."""
    book = read(shelf, game, "rules")
    entries = set(ledger(ruleset(game).package))
    stations = {chapter["id"] for chapter in book["chapters"]}
    stations |= {block["id"] for chapter in book["chapters"] for block in chapter["blocks"]}
    assert set(book["places"]) == entries
    assert set(book["places"].values()) <= stations
    listed = [rule for topic in book["topics"] for rule in topic["ids"]]
    assert sorted(listed) == sorted(entries)
    assert set(references(book)) <= entries


def references(value: Any) -> list[str]:
    if isinstance(value, list):
        return [rule for one in value for rule in references(one)]
    if isinstance(value, dict):
        own = value.get("ref", []) if "ref" in value else []
        return [*own, *(rule for one in value.values() for rule in references(one))]
    return []


@pytest.mark.parametrize("game", [game for game in GAMES if game != TOY])
def test_a_rulebook_tells_what_every_rulebook_tells(shelf: Path, game: str) -> None:
    """A ruled list of the turn whose rows are phases of the game, ten things, a score, and plates of the board."""
    book = read(shelf, game, "rules")
    kinds = [block["k"] for chapter in book["chapters"] for block in chapter["blocks"]]
    assert {"turn", "ten", "score", "plate"} <= set(kinds)
    assert kinds.count("plate") >= 3
    every = [block for chapter in book["chapters"] for block in chapter["blocks"]]
    [ten] = [block for block in every if block["k"] == "ten"]
    assert len(ten["rows"]) == 10
    codes = {row["code"] for block in every if block["k"] == "turn" for row in block["rows"] if row["code"]}
    assert codes and codes <= set(ruleset(game).phases)
    plates = json.loads((shelf / f"{game}.plates.json").read_text(encoding="utf-8"))
    assert {block["plate"] for block in every if block["k"] == "plate"} == set(plates)


def test_the_language_of_a_book_is_one_that_the_page_speaks() -> None:
    assert set(languages()) <= {path.name for path in (BOOKS.parent / "words").iterdir()}
    assert set(games("en")) == set(GAMES)


# --- what an author writes --------------------------------------------------------------------------------------
def test_a_paragraph_has_stress_references_figures_and_links(tmp_path: Path) -> None:
    text = "It is *so* **big**: {6 = loans.cash} coins.{toy.loan.take} See [there](ledger:toy.loan.limit)."
    [one] = blocks(tmp_path, text)
    assert one == {
        "id": "the-game-1",
        "k": "p",
        "t": [
            "It is ", {"i": ["so"]}, " ", {"b": ["big"]}, ": 6 coins.", {"ref": ["toy.loan.take"]}, " See ",
            {"rule": "toy.loan.limit", "t": ["there"]}, ".",
        ],
    }  # fmt: skip


def test_the_first_place_that_names_an_entry_is_its_place(tmp_path: Path) -> None:
    book, _ = made(tmp_path, "One.{toy.loan.take}\n\nTwo.{toy.loan.take, toy.loan.limit}")
    places = book["places"]
    assert (places["toy.loan.take"], places["toy.loan.limit"]) == ("the-game-1", "the-game-2")
    assert places["toy.sale.bid"] == "the-game", "what is covered is told by the chapter"


def test_a_turn_is_a_list_of_phases(tmp_path: Path) -> None:
    [one] = blocks(tmp_path, "::: turn\n- **Sale** *everybody* (sale) Bids.\n- **Storm** Strikes.\n:::")
    assert one["rows"] == [
        {"name": ["Sale"], "who": ["everybody"], "code": "sale", "t": ["Bids."]},
        {"name": ["Storm"], "who": [], "code": "", "t": ["Strikes."]},
    ]


def test_a_score_has_lines_of_two_or_three_parts(tmp_path: Path) -> None:
    [one] = blocks(tmp_path, "::: score\n## At the end\n- A crate | each {toy.end.score} | 1\n- Coins | as many\n:::")
    head, crate, coins = one["rows"]
    assert head == {"head": ["At the end"]}
    assert crate == {"t": ["A crate "], "small": [" each", {"ref": ["toy.end.score"]}, " "], "amount": [" 1"]}
    assert (coins["small"], coins["amount"]) == ([], [" as many"])


def test_a_table_of_components_has_a_line_for_each_row(tmp_path: Path) -> None:
    [one] = blocks(tmp_path, "::: data scenarios\n| Game | Coins |\n| --- | --- |\n| {id} | {cash} |\n:::")
    assert [[cell[0] for cell in line] for line in one["rows"]] == [["Season", "12"], ["Lean year", "7"]]


def test_an_aid_says_rules_word_for_word(tmp_path: Path) -> None:
    [one] = blocks(tmp_path, "::: rules Loans\n- toy.loan.limit\n:::")
    assert one["title"] == "Loans"
    assert one["said"] == [{"rule": "toy.loan.limit", "text": "A house has at most two loans."}]


def test_a_plate_has_a_position_a_caption_and_a_key(tmp_path: Path) -> None:
    text = "::: plate market .toy-market\n*The market.*\n\n1. [lot-0] **A lot** for {6 = @board.market.tea.price}.\n:::"
    [one] = blocks(tmp_path, text)
    assert (one["plate"], one["cut"], one["caption"]) == ("market", ".toy-market", [{"i": ["The market."]}])
    assert one["key"] == [{"at": "lot-0", "t": [{"b": ["A lot"]}, " for 6."]}]


# --- what the build refuses -------------------------------------------------------------------------------------
REFUSED = {
    "So.{toy.loan.give}": "no entry of the ledger is called toy.loan.give",
    "It costs {7 = loans.cash} coins.": "it says 7, but loans.cash is 6",
    "It costs {6 = loans.price} coins.": "no such figure: loans.price",
    "It costs {6 = loans.source} coins.": "no such figure: loans.source is no number",
    "It costs {6 = @board.market.tea.price} coins.": "no such figure: @board.market.tea.price: there is no plate",
    "You have 13 coins.{toy.loan.take}": "no source is named for 13: no entry of the ledger that is cited here says it",
    "You have five coins.": "no source is named for 5:",
    "[So](book:elsewhere).": "there is no chapter elsewhere",
    "[So](https://example.org).": "https://example.org: a link names a chapter as in book:, room:, aids:, ledger:",
    "[So](ledger:toy.loan.give).": "no entry of the ledger is called toy.loan.give",
    "# Too large": "a chapter has ## and ###, no h1",
    "> So.": "a book has no blockquote",
    "- One.\n\n  ## Two": "an item of a list is one paragraph",
    "::: picture\nSo.\n:::": "there is no box called picture; there are turn, ten,",
    "::: turn\n- **Fair** (fair) So.\n:::": "no phase is called fair; there are commissions, sale,",
    "::: ten\n- So.\n:::": "an item of this box begins with its name in bold",
    "::: ten\nSo.\n:::": "this box has a list",
    "::: score\n- So\n:::": "a line of a score is: what | how much, or",
    "::: plate fair .x\n*So.*\n:::": "a plate names a position (market) and what is cut out of it",
    "::: plate market\n*So.*\n:::": "a plate names a position (market) and what is cut out of it",
    "::: plate market .x\n1. [lot-0] So.\n:::": "a plate has a caption",
    "::: plate market .x\n*So.*\n\n1. [lot-9] So.\n:::": "nothing on this plate is called lot-9",
    "::: plate market .x\n*So.*\n\n1. So.\n:::": "an item of a plate's key begins with its [target]",
    "::: data fairs\n| A |\n| --- |\n| {id} |\n:::": "the components have no table fairs",
    "::: data scenarios\n| A |\n| --- |\n| {none} |\n:::": "no row of scenarios has {none}",
    "::: data scenarios only=x\n| A |\n| --- |\n| {id} |\n:::": "scenarios has no x; it has season, lean_year",
    "::: data scenarios some\n| A |\n| --- |\n| {id} |\n:::": "data does not know some",
    "::: data scenarios\nSo.\n:::": "data names a table of the components and says its columns",
    "::: odds rain\n:::": "there are no odds called rain",
    "::: rules A\n- toy.loan.give\n:::": "no entry of the ledger is called toy.loan.give",
}


@pytest.mark.parametrize("text", REFUSED)
def test_a_book_that_says_what_is_not_so_is_refused(tmp_path: Path, text: str) -> None:
    complaints = wrong(tmp_path, text)
    assert any(line.startswith(REFUSED[text]) for line in complaints), complaints


def test_what_is_wrong_is_said_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    (tmp_path / "book.toml").write_text(ABOUT, encoding="utf-8")
    (tmp_path / "rules/01-the-game.md").write_text(f"{HEAD}So.\n\nSo.{{toy.x}}\n", encoding="utf-8")
    complaints = Complaints()
    Shelf(TOY, "en", complaints, tmp_path).part("rules")
    [line] = complaints.lines
    assert line.endswith("rules/01-the-game.md:7: no entry of the ledger is called toy.x")


def test_an_entry_that_no_chapter_is_about_is_missed(tmp_path: Path) -> None:
    head = '+++\ntitle = "The game"\ncovers = ["toy.loan", "toy.fair"]\n+++\n'
    complaints = wrong(tmp_path, "So.{toy.sale.bid}", head=head)
    assert "no chapter is about toy.storm.guard" in complaints
    assert "no entry of the ledger begins with toy.fair" in complaints
    assert not any(f"is about {rule}" in " ".join(complaints) for rule in ("toy.sale.bid", "toy.loan.take"))


def test_topics_hold_every_entry(tmp_path: Path) -> None:
    about = ABOUT.replace('"toy" = "All of them"', '"toy.loan" = "Loans"\n"toy.fair" = "Fairs"')
    complaints = wrong(tmp_path, "So.", about=about)
    assert "no topic is named for toy.sale.bid" in complaints
    assert "no entry of the ledger begins with toy.fair" in complaints
    assert "no topic is named for toy.loan.take" not in complaints


@pytest.mark.parametrize(("said", "problem"), [
    ('lesson = ""\nstep = "dance"', "the lesson has no step dance"),
    ('seats = ["random", "random", "random"]\nseed = "1"\nuntil = { "board.market.tea.price" = 99 }', "no table of"),
])  # fmt: skip
def test_a_position_that_is_not_reached_is_refused(tmp_path: Path, said: str, problem: str) -> None:
    about = f"{ABOUT}[plates.other]\n{said}\n"
    assert any(line.startswith(f"plate other: {problem}") for line in wrong(tmp_path, "So.", about=about))


def test_a_reading_room_may_tell_of_numbers_of_the_world(tmp_path: Path) -> None:
    about = ABOUT.replace("[rules]", '[room]\ntitle = "Room"\nsub = "A room."\n[rules]')
    assert wrong(tmp_path, "There were 13 ships.", part="room", about=about) == []


@pytest.mark.parametrize(("name", "text"), [
    ("game.md", HEAD), ("01-game.md", "So."), ("01-game.md", '+++\nshort = "So"\n+++\nSo.'),
])  # fmt: skip
def test_a_chapter_has_a_name_and_a_head(tmp_path: Path, name: str, text: str) -> None:
    (tmp_path / "rules").mkdir()
    (tmp_path / "book.toml").write_text(ABOUT, encoding="utf-8")
    (tmp_path / "rules" / name).write_text(text, encoding="utf-8")
    with pytest.raises(Unwritten, match=name):
        Shelf(TOY, "en", Complaints(), tmp_path)


# --- figures ----------------------------------------------------------------------------------------------------
def test_numbers_are_read_in_figures_and_in_words() -> None:
    said = "In 1757 he had two ships, 1,200 men, −3 points, 2.5 times; a 4th of it in A5, ½ a pound for one of Twelve."
    assert numbers_in(said) == {2, 1200, 3, 2.5, 0.5, 12}


def test_a_path_leads_through_names_and_places() -> None:
    tables = {
        "ships": [{"id": "a.b", "cost": 8}, {"id": "c", "cost": 9}],
        "values": [4, 5, 7],
        "a.b": {"c": 1},
    }
    assert found(tables, "ships.a.b.cost") == 8
    assert found(tables, "ships.c.cost") == 9
    assert found(tables, "values.3") == 7
    assert found(tables, "values.#") == 3
    assert found(tables, "a.b.c") == 1
    for path in ("ships.d.cost", "values.0", "values.4", "ships.c.speed"):
        with pytest.raises(Unknown):
            found(tables, path)


# --- chances ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", GAMES)
def test_chances_of_a_table_are_chances(game: str) -> None:
    for table in odds.tables_of(game).values():
        head, lines = table()
        assert lines and all(len(line) == len(head) for line in lines)


def test_chances_are_told_without_hiding_the_rare() -> None:
    assert [odds.percent(chance) for chance in (0, 0.001, 0.124, 0.999, 1)] == ["0%", "<1%", "12%", ">99%", "100%"]
