"""The command line, given every kind of nonsense: no traceback, and nothing that controls the terminal is printed."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from pygame_core.cli import DEFECT, main
from pygame_core.kernel import saves
from pygame_core.kernel.book import Book
from tests.hostile.doors import played, sealed

pytestmark = pytest.mark.native

ESCAPE = "\x1b[2J\x07\x9b31m"
DIGITS = "9" * 5000
FILES = {
    "empty.json": b"",
    "bytes.json": b"\xff\xfe\x00",
    "deep.json": b"[" * 20_000,
    "digits.json": b'{"a":' + DIGITS.encode() + b"}",
    "half.json": b'{"a":"\\ud800"}',
    "deep.toml": b"a = " + b"[" * 5000,
    "digits.toml": b"a = " + DIGITS.encode(),
    "date.toml": b"zones = 2020-01-01",
    f"name{ESCAPE}.json": b"{",
    "list.json": b"[]",
}
ARGUMENTS = [
    ["play", ESCAPE],
    ["play", "auction_house", "--seats", ESCAPE],
    ["play", "auction_house", "--seats", "human," * 5000],
    ["play", "auction_house", "--scenario", ESCAPE],
    ["play", "auction_house", "--option", "a"],
    ["play", "auction_house", "--option", f"rounds={DIGITS}"],
    ["play", "auction_house", "--option", "rounds=" + "[" * 5000],
    ["play", "auction_house", "--seed", "\udcff"],
    ["play", "auction_house", "--option", "rounds=\udcff"],
    ["rules", ESCAPE],
    ["rules", "auction_house", ESCAPE],
    ["components", ESCAPE],
    [ESCAPE],
    [f"--{ESCAPE}"],
    ["check", "a\0b"],
    ["check", "x" * 5000],
    ["check", ESCAPE],
    ["replay", "\udcff"],
    ["simulate", "auction_house", "--games", DIGITS],
    ["simulate", "auction_house", "--games", "1", "--out", f"x{ESCAPE}"],
    ["report", "auction_house", "--games", "1", "--bot", ESCAPE, "--out", "x.html"],
]
TYPED = [
    DIGITS,
    f"x{DIGITS}",
    ESCAPE,
    "\udcff",
    f"d accept {DIGITS}",
    f"offer {DIGITS} coins 1",
    f"offer 2 coins {DIGITS}",
    f"offer 2 words {ESCAPE}",
    "offer 99 words a",
    f"s {ESCAPE}/x",
    "s a\0b",
    "s " + "x" * 5000,
    "\u00b2",
    "x\u00b2",
    "d accept \u00b2",
    "offer \u00b2 coins 1",
    "--1",
    "5-5",
    "0",
    "-",
    "offer 2 for for",
    "d accept",
    "b",
    "h",
    "r",
    "u",
    "d",
]


def harmless(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """What was said."""
    try:
        code = main(arguments)
    except SystemExit as left:
        code = left.code
    said = capsys.readouterr()
    text = said.out + said.err
    assert code != DEFECT, text
    controls = [character for character in text if character != "\n" and not character.isprintable()]
    assert not controls, ascii(text[-300:])
    text.encode()
    return text


@pytest.fixture(autouse=True)
def nobody_types(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO(""))


@pytest.mark.parametrize("arguments", ARGUMENTS, ids=lambda found: ascii(found)[:60])
def test_any_argument_is_answered_in_words(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert harmless(arguments, capsys)


@pytest.mark.parametrize("name", FILES, ids=ascii)
def test_any_file_is_answered_in_words(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / name
    file.write_bytes(FILES[name])
    for command in (
        ["replay"],
        ["check"],
        ["components", "east_india_companies", "--values"],
        ["play", "auction_house", "--load"],
    ):
        assert harmless([*command, str(file)], capsys)
    assert harmless(["play", "auction_house", "--option", f"components=@{file}"], capsys)


def test_anything_typed_is_answered_in_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = [*TYPED, "1 2", *TYPED, "1 2", "1 2", *TYPED, "q"]
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines) + "\n"))
    assert harmless(["play", "auction_house", "--seats", "human,human,human", "--seed", "1"], capsys)


def test_names_in_a_save_control_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    document = json.loads(saves.dumps(Book(played())))
    document["players"][0]["name"] = f"{ESCAPE}\u202e Ann"
    file = tmp_path / "forged.json"
    for forged in (
        document,
        {**document, "game": ESCAPE},
        {**document, "setup": {**document["setup"], "scenario": ESCAPE}},
    ):
        file.write_text(sealed(forged))
        for command in (["replay"], ["check"], ["play", "auction_house", "--load"]):
            assert harmless([*command, str(file)], capsys)
