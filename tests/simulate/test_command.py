"""`python -m pygame_core simulate`: files, the bar, and one clear line for whatever is wrong."""

from __future__ import annotations

import csv
import io
import json
import sys
from pathlib import Path

import pytest

from pygame_core.cli import main
from pygame_core.simulate import simulate
from pygame_core.simulate.progress import Progress

ORDER = ["simulate", "auction_house", "--games", "4", "--seats", "steady,random,random", "--option", "rounds=3"]
ALONE = ["--workers", "1", "--seed", "c"]


def expected() -> list[tuple[str, list[int]]]:
    seats = ["steady", "random", "random"]
    results = simulate("auction_house", 4, seats, options={"rounds": 3}, seed="c", workers=1)
    return [(result.digest, result.scores) for result in results]


def test_json_lines(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "games.jsonl"
    assert main([*ORDER, *ALONE, "--out", str(out)]) == 0
    rows = [json.loads(line) for line in out.read_text().splitlines()]
    assert [(row["digest"], row["scores"]) for row in rows] == expected()
    said = capsys.readouterr()
    assert "steady" in said.out and str(out) in said.out
    assert said.err == "", "no bar where nobody looks"


def test_a_table(tmp_path: Path) -> None:
    out = tmp_path / "games.CSV"
    assert main([*ORDER, *ALONE, "--out", str(out)]) == 0
    rows = list(csv.DictReader(io.StringIO(out.read_text())))
    assert [(row["digest"], [int(row[f"score_{seat}"]) for seat in range(3)]) for row in rows] == expected()
    for row in rows:
        assert sorted(row[f"place_{seat}"] for seat in range(3)) == ["1", "2", "3"]
        assert sum(int(row[f"won_{seat}"]) for seat in range(3)) >= 1


def test_without_names_the_best_quick_bot_sits_everywhere(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    assert main(["simulate", "auction_house", "--games", "1", "--workers", "1", "--out", str(out)]) == 0
    assert json.loads(out.read_text())["seats"] == ["steady"] * 3


@pytest.mark.parametrize(
    ("more", "words"),
    [
        (["--out", "games.txt"], "games.txt"),
        (["--out", "games"], ".jsonl"),
        (["--out", "no/such/folder/games.csv"], "no/such/folder/games.csv"),
        (["--out", "games.csv", "--seats", "steady,genius,random"], "genius"),
        (["--out", "games.csv", "--seats", "steady,random"], "3"),
        (["--out", "games.csv", "--games", "0"], "not 0"),
        (["--out", "games.csv", "--option", "rounds"], "rounds"),
    ],
)
def test_one_clear_line_for_what_is_wrong(
    more: list[str], words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main([*ORDER, *ALONE, *more]) == 2
    said = capsys.readouterr().err
    assert words in said and said.count("\n") == 1 and "Traceback" not in said and "[" not in said


def test_without_dask_the_extra_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert main([*ORDER, "--scheduler", "tcp://127.0.0.1:1", "--out", str(tmp_path / "games.csv")]) == 2
    assert "pip install '.[cluster]'" in capsys.readouterr().err


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_the_bar_fills_on_a_terminal() -> None:
    stream = Terminal()
    bar = Progress(3, stream)
    for _ in range(3):
        bar.step()
    bar.end()
    last = stream.getvalue().split("\r")[-1]
    assert "3/3" in last and "." not in last.split("]")[0] and last.endswith("\n")
