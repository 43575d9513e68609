"""The rulebook's closing table, made again by games of events alone: in figures, as files, on the command line."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from pygame_core.cli import main
from pygame_core.facade import call
from pygame_core.games.john_company_first.statistics import KINDS, REGIONS, SURVEY, TURNS, count
from pygame_core.kernel.chance import Chance, ScriptedChance
from pygame_core.kernel.reasons import Refused
from pygame_core.kernel.survey import Counts
from pygame_core.survey import BATCH, add, batches_of, check_run, nothing
from pygame_core.survey.compared import compare
from pygame_core.survey.files import as_csv, as_html, as_text
from tests.games.john_company_first.board import PRINTED

GAME = "john_company_first"
rule = pytest.mark.rule
FIGURES = PRINTED.statistics
NAMES = [f"{turns}_{kind}" for turns in TURNS.values() for kind in KINDS]
STRONG_PUNJAB = {"regions": {"punjab": {"prosperous": {"defense": 9}, "depressed": {"defense": 9}}}}


@pytest.fixture(scope="module")
def quick() -> Counts:
    return check_run(GAME, None, "table").count(range(FIGURES.quick_games // BATCH))


# --- the figures ----------------------------------------------------------------------------------------------
@rule("jc1.table.india.simulation")
def test_simulated_games_meet_the_table(quick: Counts) -> None:
    """The quick run of the protocol: against the rulebook there is the room of a small sample beside."""
    for name, counted in zip(NAMES, quick, strict=True):
        for region, fit, printed, n in zip(REGIONS, FIGURES.fit[name], FIGURES.printed[name], counted, strict=True):
            found = 100 * n / FIGURES.quick_games
            assert abs(found - fit) <= FIGURES.quick_to_fit, (name, region)
            assert abs(found - printed) <= FIGURES.to_printed + FIGURES.quick_to_fit, (name, region)
    assert FIGURES.quick_games == 20_000 and list(REGIONS) == list(PRINTED.regions)


def test_what_has_happened_by_six_turns_has_by_ten(quick: Counts) -> None:
    six_conquered, six_depressed, ten_conquered, ten_depressed = quick
    assert all(six < ten for six, ten in zip(six_conquered, ten_conquered, strict=True))
    assert all(six < ten for six, ten in zip(six_depressed, ten_depressed, strict=True))


def test_one_game_by_hand() -> None:
    """Ten cards of two moves. The Elephant goes round once and a quarter; every die is a 6 as long as one die is
    rolled, and of two dice both are."""
    script: list[Any] = [[2] * 10]
    script += [6] * 100
    chance = ScriptedChance(script)
    six, _, ten, depressed = count(PRINTED, 1, chance)
    assert sum(six) <= sum(ten) and max(ten) == 1
    assert depressed[REGIONS.index("hyderabad")] == 1
    assert len(chance.script) == 61, "twenty events: the first with one die, in chaos with two"


def test_batches_add_up_whoever_plays_them() -> None:
    run = check_run(GAME, None, "parts")
    sums = nothing(SURVEY, run.panels)
    for part in (range(1), range(1, 3)):
        add(sums, run.count(part))
    assert sums == run.count(range(3))


# --- values of an own copy --------------------------------------------------------------------------------------
def test_tables_of_an_own_copy_change_the_figures() -> None:
    run = check_run(GAME, {"components": STRONG_PUNJAB}, "own")
    plain = check_run(GAME, None, "own")
    punjab = REGIONS.index("punjab")
    own, other = run.count(range(2)), plain.count(range(2))
    assert own[0][punjab] == 0 < other[0][punjab]
    assert run.panels[0].book == plain.panels[0].book


def test_how_close_it_comes() -> None:
    panels = SURVEY.panels(PRINTED)
    counts = [[round(10 * book) for book in panel.book] for panel in panels]
    exact = compare(SURVEY, panels, 1000, counts)
    assert (exact.near_in_all, exact.many, exact.mean_square, exact.largest[0]) == (32, 32, 0.0, 0.0)
    counts[1][6] += 31
    counts[0][0] -= 30
    moved = compare(SURVEY, panels, 1000, counts, others=counts)
    assert (moved.near_in_all, moved.near(0), moved.near(1)) == (31, 8, 7)
    assert moved.largest == (pytest.approx(3.1), "sindh")
    assert moved.mean_square == pytest.approx(((3.1**2 + 3.0**2) / 32) ** 0.5)
    assert moved.error == pytest.approx(1.58, abs=0.01)
    assert moved.figures[1][6].other == moved.figures[1][6].own


# --- files ----------------------------------------------------------------------------------------------------
def test_the_figures_as_text_as_a_table_and_as_a_page() -> None:
    run = check_run(GAME, None, "files")
    counts = run.count(range(1))
    found = compare(run.survey, run.panels, BATCH, counts)
    text = as_text(run, found)
    [line] = [line for line in text.splitlines() if line.startswith("  Bombay") and "   77" in line]
    assert line.split()[2] == f"{counts[0][5] / 5:.1f}" and ("o" in line.split()[-1] or "#" in line.split()[-1])
    rows = list(csv.DictReader(io.StringIO(as_csv(run, found))))
    assert len(rows) == 32 and rows[0]["Row"] == "Punjab" and float(rows[0]["Here"]) == counts[0][0] / 5
    page = as_html(run, found)
    assert "http" not in page and "<script" not in page
    plots = [ElementTree.fromstring(part.split("</svg>")[0] + "</svg>") for part in _parts(page)]
    assert len(plots) == 32
    assert plots[5].attrib["aria-label"] == f"Bombay: rulebook 77, here {counts[0][5] / 5:.1f}"


def _parts(page: str) -> list[str]:
    return [f"<svg{part}" for part in page.split("<svg")[1:]]


@pytest.mark.native
def test_the_command_plays_both_copies_and_writes_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    values = tmp_path / "mine.json"
    values.write_text(json.dumps(STRONG_PUNJAB))
    outs = [str(tmp_path / f"india.{kind}") for kind in ("html", "csv", "txt")]
    given = ["tables", GAME, "--games", "1000", "--values", str(values), "--workers", "1"]
    assert main([*given, *(word for out in outs for word in ("--out", out))]) == 0
    said = capsys.readouterr().out
    assert "What happens in India?" in said and "1,000 games" in said
    [punjab, *_] = [line.split() for line in said.splitlines() if line.startswith("  Punjab")]
    assert punjab[1:4] == ["14", "0.0", "-14.0"] and float(punjab[4]) > 10
    assert "1,000" in Path(outs[2]).read_text() and 'class="other"' in Path(outs[0]).read_text()
    assert len(Path(outs[1]).read_text().splitlines()) == 33
    assert main([*given, "--out", str(tmp_path / "no" / "such.csv")]) == 2
    assert "cannot be written" in capsys.readouterr().err


@pytest.mark.native
@pytest.mark.parametrize(
    "given, complaint",
    [
        (["tables", GAME, "--games", "7"], "in steps of 500"),
        (["tables", GAME, "--out", "india.png"], ".txt, .csv, .html"),
        (["tables", GAME, "--workers", "0"], "processes"),
        (["tables", "auction_house"], "no table of chances"),
    ],
    ids=str,
)  # fmt: skip
def test_what_cannot_be_played_is_refused(given: list[str], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(given) == 2
    assert complaint in capsys.readouterr().err


def test_the_same_figures_by_one_process_and_by_two(capsys: pytest.CaptureFixture[str]) -> None:
    said = []
    for workers in ("1", "2"):
        assert main(["tables", GAME, "--games", "3000", "--workers", workers]) == 0
        said.append(capsys.readouterr().out)
    assert said[0] == said[1]


# --- what crosses to the page ---------------------------------------------------------------------------------
def ask(**request: Any) -> Any:
    return json.loads(call(json.dumps({"game": GAME, **request})))


def test_the_page_plays_on_from_what_it_has() -> None:
    found = ask(do="survey")
    assert (found["games"], found["quick"], found["step"]) == (250_000, 20_000, BATCH)
    assert [panel["within"] for panel in found["panels"]] == ["within 6 turns"] * 2 + ["within 10 turns"] * 2
    first = ask(do="survey_games", seed="page", games=0, counts=None, more=BATCH)
    second = ask(do="survey_games", seed="page", games=BATCH, counts=first["counts"], more=BATCH)
    assert second["games"] == 2 * BATCH
    assert second["counts"] == check_run(GAME, None, "page").count(range(2))
    bombay = second["panels"][0]["rows"][5]
    assert bombay["percent"] == second["counts"][0][5] / 10 and bombay["own"] == f"{bombay['percent']:.1f}"
    assert second["many"] == 32 and second["near"] == sum(panel["near"] for panel in second["panels"])
    file = ask(do="survey_file", seed="page", games=2 * BATCH, counts=second["counts"], kind="csv")
    assert file["name"] == "john_company_first.csv" and file["text"].count("\n") == 33


@pytest.mark.parametrize(
    "request_, what",
    [
        ({"games": 0, "counts": None, "more": 3}, "steps of 500"),
        ({"games": 500, "counts": None, "more": 500}, "counts"),
        ({"games": 500, "counts": [[0] * 8] * 3, "more": 500}, "counts"),
        ({"games": 500, "counts": [[501] * 8] * 4, "more": 500}, "counts"),
        ({"games": 500, "counts": [["x"] * 8] * 4, "more": 500}, "counts"),
        ({"games": 0, "counts": None, "more": 500, "options": []}, "options"),
        ({"games": 0, "counts": None, "more": 500, "seed": []}, "seed"),
        ({"games": 0, "counts": None, "more": 500, "options": {"components": {"regions": {"goa": {}}}}}, "goa"),
    ],
    ids=str,
)
def test_damaged_requests_are_refused(request_: dict[str, Any], what: str) -> None:
    answer = ask(do="survey_games", **request_)
    assert not answer["ok"] and what in answer["error"]["text"]


def test_a_file_of_another_kind_is_refused() -> None:
    assert not ask(do="survey_file", games=500, counts=[[0] * 8] * 4, kind="png")["ok"]
    with pytest.raises(Refused):
        batches_of(0)


def test_chance_is_all_that_a_game_needs() -> None:
    assert count(PRINTED, 3, Chance("same")) == count(PRINTED, 3, Chance("same"))
