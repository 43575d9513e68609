"""Saves that hands cannot enter: what is told of them, and at which answer."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from e2e.hands.course import Course, NotReplayable
from e2e.hands.fuzz import jobs
from e2e.hands.making import made
from pygame_core.games.registry import GAMES, ruleset
from pygame_core.kernel import saves
from pygame_core.kernel.book import Book
from pygame_core.kernel.table import Table
from workshop import cli_hands
from workshop.paths import ROOT, SCRIPTS
from workshop.problems import Problem

BID = 5
MORE_THAN_ALL = 99


@pytest.fixture
def table() -> Table:
    """A game with a bid in its record that nobody could have made."""
    game = "auction_house"
    found = made(game, next(iter(ruleset(game).modes())), "hands", most=14)
    assert found.record[BID][2] < MORE_THAN_ALL
    found.record[BID] = [*found.record[BID][:2], MORE_THAN_ALL]
    return found


def test_a_save_that_the_rules_refuse_names_the_answer(table: Table, tmp_path: Path) -> None:
    path = tmp_path / "odd.leadenhall.json"
    path.write_text(saves.dumps(Book(table)), encoding="utf-8")
    with pytest.raises(Problem, match=rf"odd\.leadenhall\.json cannot be played: record\[{BID}\]: Today's rules"):
        cli_hands.play(cli_hands.options([str(path)]))


def test_a_course_that_begins_behind_such_an_answer_names_it(table: Table) -> None:
    entry = re.escape(f'entry {BID + 1} (["s", {table.record[BID][1]}, {MORE_THAN_ALL}])')
    with pytest.raises(NotReplayable, match=f"^{entry}: the rules refuse it"):
        Course(table, start=BID + 1)
    assert Course(table, start=BID).position == BID


def test_a_course_begins_within_its_game(table: Table) -> None:
    with pytest.raises(NotReplayable, match="The game has 5 entries"):
        Course(made("auction_house", table.mode, "hands", most=BID), start=BID + 1)


def test_a_save_of_the_end_of_a_game_says_so(table: Table) -> None:
    table.skip = BID
    with pytest.raises(NotReplayable, match="only the end of the game"):
        Course(table)


def test_what_is_no_save_is_said_in_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "note.json"
    path.write_text("{}", encoding="utf-8")
    with pytest.raises(Problem, match=r"note\.json cannot be played: format: This is no saved game"):
        cli_hands.play(cli_hands.options([str(path)]))
    with pytest.raises(Problem, match=r"cannot be played: .*gone"):
        cli_hands.play(cli_hands.options([str(tmp_path / "gone.json")]))


def test_random_games_are_of_every_game_and_from_all_over_its_modes() -> None:
    some = list(jobs(4 * len(GAMES), "seed"))
    assert [job.game for job in some[: len(GAMES)]] == list(GAMES)
    for game in GAMES:
        modes = list(ruleset(game).modes())
        played = [job.mode for job in some if job.game == game]
        assert played == [modes[turn * len(modes) // 4] for turn in range(4)]


def test_every_mode_is_played_as_often_as_is_wanted() -> None:
    modes = list(ruleset("arkwright").modes())
    found = list(jobs(2, "seed", ("arkwright",), every_mode=True))
    assert [job.mode for job in found] == [*modes, *modes]
    assert len({job.seed for job in found}) == len(found)


def test_somebody_elses_project_can_have_a_game_as_a_test(tmp_path: Path) -> None:
    """With nothing but this clone on its path: its part without a browser runs, the other is found."""
    project = shutil.copytree(ROOT / "e2e/example", tmp_path / "project", ignore=shutil.ignore_patterns("__pycache__"))
    path = {"PYTHONPATH": os.pathsep.join(map(str, (ROOT, SCRIPTS)))}
    words = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "natively"]
    done = subprocess.run(words, cwd=project, env={**os.environ, **path}, capture_output=True, text=True)
    assert "1 passed, 3 deselected" in done.stdout, done.stdout + done.stderr
