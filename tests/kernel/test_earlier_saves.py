"""Saves and links of earlier versions load, verify, go back, and are played to their end.

What they are and how they were made stands in `tests/fixtures/saves/README.md`.
"""

from __future__ import annotations

import base64
import gzip
import json
import zlib
from pathlib import Path
from typing import Any

import pytest

from pygame_core import facade
from pygame_core.kernel.book import MAIN
from pygame_core.kernel.history import verify, warm
from pygame_core.kernel.saves import dumps, light, loads
from pygame_core.kernel.table import Table
from tests.conformance.play import Walker

FOLDER = Path(__file__).parent.parent / "fixtures" / "saves"
Kept = dict[str, Any]


def kept(path: Path) -> list[Kept]:
    found: list[Kept] = json.loads(gzip.decompress(path.read_bytes()))
    return found


def cases(rows: list[tuple[str, Kept]]) -> list[Any]:
    return [pytest.param(row, id=name) for name, row in rows]


SAVES = [
    (f"{path.parent.name} {path.name.split('.')[0]} {row['name']}", row)
    for path in sorted(FOLDER.glob("*/*.json.gz"))
    if path.name != "links.json.gz"
    for row in kept(path)
]
LINKS = [
    (f"{path.parent.name} {number}", row)
    for path in sorted(FOLDER.glob("*/links.json.gz"))
    for number, row in enumerate(kept(path))
]
WHOLE = [(name, row) for name, row in SAVES if not row["light"]]
UNFINISHED = [(name, row) for name, row in SAVES if row["asked"]]
TAKEN_BACK = [(name, row) for name, row in SAVES if row["undone"]]


def same_question(table: Table, row: Kept) -> None:
    assert [[ask.seat, ask.code, ask.choices()] for ask in table.pending] == row["asked"]


def play_to_the_end(table: Table) -> None:
    """At random, with what the rules conserve conserved at every entry."""
    walker = Walker(table, "on")
    held = table.ruleset.conserved(table.game)
    while table.result is None:
        walker.move()
        assert table.ruleset.conserved(table.game) == held, table.record[-1]
        assert table.position < table.ruleset.bound


@pytest.mark.parametrize("row", cases(SAVES))
def test_it_asks_what_it_asked(row: Kept) -> None:
    book = loads(row["save"])
    assert (book.current, book.main.table.position) == (row["current"], row["position"])
    assert {branch.id: branch.length for branch in book.whatifs()} == row["lines"]
    assert len(book.table.undone) == row["undone"]
    same_question(book.table, row)
    result = book.main.table.result
    assert (result["scores"] if result else None) == row["scores"]
    again = loads(dumps(book))
    assert again.table.digest() == book.table.digest() and again.current == book.current
    same_question(loads(light(book.table)).table, row)


@pytest.mark.parametrize("row", cases(WHOLE))
def test_its_record_leads_to_its_position(row: Kept) -> None:
    """Every line, from the first question to the last."""
    book = loads(row["save"])
    for line in (MAIN, *row["lines"]):
        book.switch(line)
        found = verify(book.table)
        assert found.whole, (line, found.parted, found.why)
        warm(book.table)
        assert book.table.log(0) and found.table.digest() == book.table.digest()


@pytest.mark.parametrize("row", cases(TAKEN_BACK))
def test_what_was_taken_back_is_redone_and_taken_back_again(row: Kept) -> None:
    table = loads(row["save"]).table
    warm(table)
    before = table.digest()
    while table.undone:
        table.redo()
    assert table.digest() != before
    while len(table.undone) < row["undone"]:
        table.undo()
    assert table.digest() == before
    same_question(table, row)


@pytest.mark.parametrize("row", cases(UNFINISHED))
def test_it_is_played_to_its_end_and_gone_back_to(row: Kept) -> None:
    book = loads(row["save"])
    before, position = book.table.digest(), book.table.position
    play_to_the_end(book.table)
    assert loads(dumps(book)).table.result == book.table.result
    book.table.back_to(position)
    assert book.table.digest() == before
    same_question(book.table, row)


# --- links ------------------------------------------------------------------------------------------------------
def ask(**request: Any) -> Any:
    reply = json.loads(facade.call(json.dumps(request)))
    assert reply["ok"], reply
    return reply


@pytest.mark.parametrize("row", cases(LINKS))
def test_a_link_opens_what_it_was_made_of(row: Kept) -> None:
    """As the page opens it; how the page unpacks it, `web/app/link.js`, is deflate and base64url."""
    code = row["code"]
    packed = base64.urlsafe_b64decode(code + "=" * (-len(code) % 4))
    content = json.loads(zlib.decompress(packed, -zlib.MAX_WBITS))
    assert content["v"] == 1 and row["content"].items() <= content.items()
    if content["kind"] == "setup":
        setup = {name: content[name] for name in ("game", "scenario", "options", "seed", "seats")}
        opened = ask(do="new", viewer=0, **setup)
        meta = opened["set"]["meta"]
        assert {name: meta[name] for name in ("game", "scenario", "options", "seed")} == {
            name: content[name] for name in ("game", "scenario", "options", "seed")
        }
        assert [seat["name"] for seat in opened["set"]["seats"]] == [seat["name"] for seat in content["seats"]]
    else:
        opened = ask(do="load", viewer=0, save=content["save"])
        assert ask(do="verify", table=opened["table"])["whole"]
        assert ask(do="at", table=opened["table"], viewer=0, position=content["at"])["ok"]
        seats = [(seat["name"], seat["score"]) for seat in opened["set"]["seats"]]
        assert seats == [(seat["name"], seat["score"]) for seat in content["card"]["seats"]]
    ask(do="close", table=opened["table"])
