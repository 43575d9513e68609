"""The command line, command by command: what it prints, what it leaves behind, and its one-line complaints."""

from __future__ import annotations

import io
import json
import tomllib
from dataclasses import replace
from importlib import import_module
from pathlib import Path

import pytest

import pygame_core
from pygame_core import lobby
from pygame_core.cli import main
from pygame_core.cli.play import NEITHER, answer_of
from pygame_core.games.registry import GAMES
from pygame_core.kernel import saves
from pygame_core.kernel.reasons import Refused

pytestmark = pytest.mark.native


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch):
    """Lines typed at the terminal."""

    def give(*lines: str) -> None:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(line + "\n" for line in lines)))

    return give


PLAY = ["play", "auction_house", "--seed", "5", "--option", "rounds=3"]


def test_games_are_listed_with_their_options_and_bots(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    said = capsys.readouterr().out
    assert "auction_house: Auction House" in said
    assert "option rounds: Rounds (5, 3, 8, 150)" in said
    assert "computer players: random, easy, steady, strong" in said


def test_the_distribution_declares_the_console_command(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Called as an installed script calls it."""
    with Path(__file__).parents[2].joinpath("pyproject.toml").open("rb") as file:
        project = tomllib.load(file)["project"]
    assert (project["name"], project["version"]) == ("leadenhall", pygame_core.__version__)
    [(command, declared)] = project["scripts"].items()
    module, function = declared.split(":")
    run = getattr(import_module(module), function)
    monkeypatch.setattr("sys.argv", [f"/anywhere/bin/{command}", "rules", "auction_house", "storm", "guards"])
    with pytest.raises(SystemExit) as ended:
        run()
    assert ended.value.code == 0 and "toy.storm.strike" in capsys.readouterr().out
    monkeypatch.setattr("sys.argv", [f"/anywhere/bin/{command}", "--help"])
    with pytest.raises(SystemExit):
        run()
    assert capsys.readouterr().out.startswith(f"usage: {command} ")


def test_rules_are_searched_by_all_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "auction_house", "storm", "guards"]) == 0
    said = capsys.readouterr().out
    assert "toy.storm.strike" in said
    assert "toy.sale.bid" not in said
    assert main(["rules", "auction_house", "elephant"]) == 1


def test_a_whole_game_is_played_by_bots_in_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*PLAY, "--seats", "easy,random,easy"]) == 0
    said = capsys.readouterr().out
    assert "Round 3 · Final count" in said
    assert " wins." in said
    assert said.count("Loans repaid") == 3


def test_a_person_answers_by_number_and_takes_back(typed, capsys: pytest.CaptureFixture[str]) -> None:
    typed("3 4", "2 1 3", "u", "1 2 3", "q")
    assert main([*PLAY, "--seats", "human,random,random"]) == 0
    said = capsys.readouterr().out
    assert "Taken back." in said
    assert said.count("In which order are the lots sold?") == 2
    assert said.count("How much do you bid") == 2


def test_what_is_refused_is_said_with_its_reason(typed, capsys: pytest.CaptureFixture[str]) -> None:
    typed("1", "9 9", "x", "1 2", "1 2 3", "u", "13", "q")
    assert main([*PLAY, "--seats", "human,human,human"]) == 0
    said = capsys.readouterr().out
    assert "Choose from 2 to 2, not 1." in said
    assert "9 is not a number from 1 to 4." in said


def test_board_hint_rules_help_and_deals_answer_without_moving(typed, capsys: pytest.CaptureFixture[str]) -> None:
    typed("1 2", "1 2 3", "b", "h", "r", "d", "?", "offer 2 coins 99", "offer 9 coins 1", "offer", "d accept", "q")
    assert main([*PLAY, "--seats", "human,steady,steady"]) == 0
    said = capsys.readouterr().out
    assert "Crates (tea 0, silk 0" in said
    for part in ("Lots to be sold:", "the best option found", "toy.sale.bid:", "can give: coins"):
        assert part in said
    assert "You cannot pay £99 out of £12." in said
    assert "must go from one player to another" in said
    assert "Write offer PLAYER KIND VALUE" in said
    assert "Write d accept N" in said


def test_a_bot_says_why_it_takes_an_offer(typed, capsys: pytest.CaptureFixture[str]) -> None:
    typed("1 2", "1 2 3", "offer 2 coins 3", "q")
    assert main([*PLAY, "--seats", "human,steady,steady"]) == 0
    assert "accept: Player 1 pays Steady 2 £3. It gains about 3 points." in capsys.readouterr().out


def test_an_act_beside_is_taken_by_its_number(typed, capsys: pytest.CaptureFixture[str]) -> None:
    typed("1 2", "x1", "x7", "q")
    assert main([*PLAY, "--seats", "human,random,random"]) == 0
    said = capsys.readouterr().out
    assert "Player 1 borrows £6." in said
    assert "7 is not a number from 1 to 1." in said


def test_saved_loaded_checked_and_replayed(typed, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    typed("1 2", "1 2 3", f"s {file}", "s", "q")
    assert main([*PLAY, "--seats", "human,steady,random"]) == 0
    assert "Say where to save" in capsys.readouterr().out
    assert main(["check", str(file)]) == 0
    assert "Sound: Auction House for 3, 4 moves, 0 variations." in capsys.readouterr().out
    assert main(["replay", str(file)]) == 0
    assert "All 4 moves verified" in capsys.readouterr().out
    typed("q")
    assert main(["play", "auction_house", "--load", str(file)]) == 0
    assert "How much do you bid" in capsys.readouterr().out


@pytest.fixture
def saved(typed, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    file = tmp_path / "game.json"
    typed("1 2", "1 2 3", "3", "2", f"s {file}", "q")
    assert main([*PLAY, "--seats", "human,steady,steady"]) == 0
    capsys.readouterr()
    return file


def test_a_truncated_file_is_named_and_recovered(
    saved: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = saved.read_text()
    saved.write_text(text[: text.index('"record":[') + 60])
    out = tmp_path / "recovered.json"
    assert main(["check", str(saved), "--recover", str(out)]) == 1
    said = capsys.readouterr().err
    assert "ends too early, at line 1" in said
    assert saves.loads(out.read_text()).table.position > 0


def test_an_edited_file_is_named(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(saved.read_text())
    found["players"][0]["name"] = "Somebody else"
    saved.write_text(json.dumps(found))
    assert main(["check", str(saved)]) == 1
    assert "changed the file by hand at players" in capsys.readouterr().err
    assert main(["replay", str(saved)]) == 2


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["play", "whist"], "There is no game called whist"),
        (["rules", "whist"], "There is no game called whist"),
        (["play", "auction_house", "--seats", "human"], "This needs 3 players, not 1."),
        (["play", "auction_house", "--seats", "human,deep_blue,random"], "no computer player called deep_blue"),
        (["play", "auction_house", "--scenario", "winter"], "There is no scenario winter"),
        (["play", "auction_house", "--option", "rounds=7"], "7 is not a value of rounds"),
        (["play", "auction_house", "--option", "rounds"], "rounds is not an option; write NAME=VALUE"),
        (["play", "auction_house", "--option", "colour=red"], "There is no option colour"),
        (["check", "/nowhere/game.json"], "/nowhere/game.json: No such file"),
        (["components", "auction_house", "--values", "/nowhere"], ""),
    ],
)
def test_bad_arguments_are_one_clear_line(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) != 0
    said = capsys.readouterr()
    assert complaint in said.err
    assert "Traceback" not in said.err + said.out


def test_foreign_files_are_no_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name, text in {"a.json": "[1, 2]", "b.json": "hello", "c.json": ""}.items():
        file = tmp_path / name
        file.write_text(text)
        assert main(["check", str(file)]) == 1
        assert "not one of our saved games" in capsys.readouterr().err
    binary = tmp_path / "d.json"
    binary.write_bytes(b"\xff\xfe\x00")
    assert main(["check", str(binary)]) == 2
    assert "Traceback" not in capsys.readouterr().err


def test_many_games_are_simulated_into_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "games.jsonl"
    arguments = ["simulate", "auction_house", "--games", "4", "--seats", "easy,random,random", "--workers", "1"]
    assert main([*arguments, "--option", "rounds=3", "--out", str(out)]) == 0
    rows = [json.loads(line) for line in out.read_text().splitlines()]
    assert len(rows) == 4
    assert len({row["digest"] for row in rows}) == 4
    assert main([*arguments, "--out", str(tmp_path / "games.xls")]) == 2
    assert ".jsonl, .csv" in capsys.readouterr().err


def test_a_balance_report_is_written(tmp_path: Path) -> None:
    out = tmp_path / "report.md"
    arguments = ["report", "east_india_companies", "--games", "2", "--bot", "random", "--workers", "1"]
    assert main([*arguments, "--out", str(out)]) == 0
    assert "## 4 players" in out.read_text()


def test_components_tell_what_is_reconstructed_and_what_is_of_the_house(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["components", "east_india_companies"]) == 0
    said = capsys.readouterr().out
    assert "goods.tea (rulebook)" in said
    assert "cost?" in said
    mine = tmp_path / "mine.toml"
    mine.write_text("[ships.yacht]\ncost = 6\n")
    assert main(["components", "east_india_companies", "--values", str(mine)]) == 0
    assert "cost*" in capsys.readouterr().out
    mine.write_text("[ships.yacht]\nprice = 6\n")
    assert main(["components", "east_india_companies", "--values", str(mine)]) == 2
    assert "has no price" in capsys.readouterr().err


@pytest.mark.parametrize("game", GAMES)
def test_every_game_lists_its_components(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["components", game]) == 0
    said = capsys.readouterr().out
    assert lobby.rules_of(game).id == game and "(rulebook)" in said


def test_a_game_without_components_says_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    plain = replace(lobby.rules_of("auction_house"), data_options={})
    monkeypatch.setattr(lobby, "rules_of", lambda game: plain)
    assert main(["components", "auction_house"]) == 1
    assert "no printed components" in capsys.readouterr().out


def test_house_values_are_played_with_and_saved(typed, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine, file = tmp_path / "mine.json", tmp_path / "game.json"
    mine.write_text('{"ships": {"yacht": {"cost": 6}}}')
    typed(f"s {file}", "q")
    seats = ["--seats", "human,random", "--option", f"components=@{mine}"]
    assert main(["play", "east_india_companies", *seats]) == 0
    assert json.loads(saves.loads(file.read_text()).table.mode.options["components"]) == {
        "ships": {"yacht": {"cost": 6}}
    }
    mine.write_text("nonsense")
    assert main(["play", "east_india_companies", *seats]) == 2
    assert str(mine) in capsys.readouterr().err


def test_a_dash_is_the_way_out_of_an_amount_that_has_one() -> None:
    out = [{"value": "none", "text": "Spend nothing"}]
    assert answer_of(NEITHER, "amount", out) == "none"
    assert answer_of("4", "amount", out) == 4
    with pytest.raises(Refused):
        answer_of(NEITHER, "amount", [])
