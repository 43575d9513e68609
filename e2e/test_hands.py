"""Any game that the rules can play, the page can play: by mouse, by keys and by touch, in three browsers."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from playwright.sync_api import Page

from e2e.hands.asking import AskingHand
from e2e.hands.browsers import NAMES, Missing, Name, hand_in
from e2e.hands.chromium import ChromiumHand
from e2e.hands.course import Course
from e2e.hands.fuzz import Fuzz, jobs
from e2e.hands.hand import WAYS, Way
from e2e.hands.looking import Looker
from e2e.hands.making import made
from e2e.hands.playing import Parted, Playing
from e2e.hands.testing import Hand, HandBy
from e2e.scripts import script
from e2e.shell_steps import at
from e2e.table_steps import DRAWN, SHORT, TOGETHER, compose, confirm, lay, lift_any
from pygame_core.games.registry import GAMES, ruleset
from pygame_core.kernel.table import Table

ENTRIES = 16
WALK = 14
ANOTHER_DIGEST = script("hands_tests/another_digest")
HIDDEN_CONFIRM = script("hands_tests/hidden_confirm")
SEEN = script("hands_tests/seen")
CONTRACT = script("hands_tests/contract")
BY_HAND = script("moments/by_hand")
README = (Path(__file__).parent / "README.md").read_text(encoding="utf-8")
# So many modes of each game are played here, from all over their list; the long run plays all.
MODES = 6
MARK = re.compile(r"^\| `([^`]+)` \|", re.MULTILINE)


def short_game(seed: str = "hands") -> Table:
    game = "auction_house"
    return made(game, next(iter(ruleset(game).modes())), seed, most=WALK)


def played(hand: Hand, n: int, seed: str, games: tuple[str, ...], folder: Path) -> None:
    tally = Fuzz(hand, folder, lambda text: None).run(jobs(n, seed, games), ENTRIES)
    assert tally.findings == []
    assert tally.games == n
    assert tally.answers > n


@pytest.mark.parametrize("game", GAMES)
def test_random_games_of_many_modes_by_mouse(game: str, hand_by: HandBy, tmp_path: Path) -> None:
    played(hand_by("mouse"), MODES, "suite", (game,), tmp_path)


@pytest.mark.parametrize("way", ["keys", "touch"])
def test_random_games(way: Way, hand_by: HandBy, tmp_path: Path) -> None:
    played(hand_by(way), len(GAMES), "suite", (), tmp_path)


@pytest.mark.parametrize("way", ["mouse", "touch"])
def test_what_is_seen_while_a_game_is_played(way: Way, hand_by: HandBy, tmp_path: Path) -> None:
    hand = hand_by(way)
    assert isinstance(hand, ChromiumHand)
    run = Fuzz(hand, tmp_path, lambda text: None)
    run.look = Looker(hand.page)
    assert run.run(jobs(1, "seen", ("auction_house",)), ENTRIES).findings == []


@pytest.mark.parametrize("name", NAMES)
def test_a_walk_in_every_browser(name: Name, hand_by: HandBy, base_url: str) -> None:
    course = Course(short_game(), "walk")
    if name == "chromium":
        assert Playing(course, hand_by("mouse")).play().entries >= WALK
        return
    try:
        with hand_in(name, "mouse", base_url) as hand:
            played = Playing(course, hand).play()
            assert played.entries >= WALK
            assert played.standing
            assert isinstance(hand, AskingHand)
            assert hand.come_back(base_url, played.standing.id).digest == played.standing.digest, "it is still there"
    except Missing as missing:
        pytest.skip(str(missing))


def test_what_was_answered_is_taken_back_and_given_again(hand_by: HandBy) -> None:
    played = Playing(Course(short_game("back"), "back"), hand_by("mouse"), undo_every=2).play()
    assert played.undone > 0


@pytest.mark.parametrize("way", WAYS)
def test_a_what_if_is_tried_and_the_game_goes_back(way: Way, hand_by: HandBy) -> None:
    course = Course(short_game("past"), "past")
    played = Playing(course, hand_by(way), past_every=3).play()
    assert played.tried > 0
    assert played.returned > 0
    assert course.over


def test_where_hands_and_rules_part_is_named(hand_by: HandBy) -> None:
    hand = hand_by("mouse")
    assert isinstance(hand, ChromiumHand)
    playing = Playing(Course(short_game(), "parting"), hand)
    playing.look = lambda deed: hand.page.evaluate(ANOTHER_DIGEST)
    with pytest.raises(
        Parted, match=r"parting, entry 1 .* by mouse in chromium at 1440 x 900: after \d+ entries"
    ) as parted:
        playing.play()
    assert Course.of_save(parted.value.save).rest, "the save replays it"


@pytest.mark.parametrize("way", WAYS)
def test_an_option_that_no_hand_reaches_is_named(way: Way, hand_by: HandBy) -> None:
    hand = hand_by(way)
    assert isinstance(hand, ChromiumHand)
    hand.page.evaluate(HIDDEN_CONFIRM)
    width, height = hand.size
    with pytest.raises(Parted, match=rf"in '\w+', by {way} in chromium at {width} x {height}: .*confirm"):
        Playing(Course(short_game(), "hidden"), hand).play()


def test_every_mark_of_the_contract_is_met(hand_by: HandBy) -> None:
    hand = hand_by("mouse")
    assert isinstance(hand, ChromiumHand)
    page = hand.page
    assert f"version {page.evaluate(CONTRACT)}" in README
    missing = set(MARK.findall(README.partition("## Hands")[0]))
    assert len(missing) > 20, "the tables of e2e/README.md name the marks"

    def meet() -> None:
        missing.difference_update(page.evaluate(SEEN, sorted(missing)))

    meet()
    act = hand.do
    hand.do = lambda gesture: (meet(), act(gesture))  # type: ignore[method-assign,assignment]
    toy, *_ = (mode for mode in ruleset("auction_house").modes() if mode.options["rounds"] == SHORT)
    whole = Course(made("auction_house", toy, "marks"), "marks")
    # things that are taken one by one, and lists too long to stand open
    begun = [
        Course(made(game, next(iter(ruleset(game).modes())), "marks", most=most), "marks")
        for game, most in (("east_india_companies", 50), ("john_company_second", 40))
    ]
    for course in (whole, *begun):
        Playing(course, hand, undo_every=5).play()
        meet()
    lift_any(page)
    at(page, BY_HAND)
    at(page, "(s) => s.narrator.pass()")
    page.evaluate(DRAWN)
    meet()
    assert missing == set()


def loaded(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_game_is_saved_as_a_test_that_runs(clean_page: Page, hand_by: HandBy, tmp_path: Path) -> None:
    lay(clean_page, TOGETHER)
    for _ in range(4):
        lift_any(clean_page)
        compose(clean_page)
        confirm(clean_page)
    lift_any(clean_page)
    clean_page.evaluate(DRAWN)
    position: int = at(clean_page, "(session) => session.now.meta.position")
    clean_page.click('.masthead [data-do="saves"]')
    with clean_page.expect_download() as coming:
        clean_page.click('[data-do="as-test"]')
    name = coming.value.suggested_filename
    assert re.fullmatch(r"test_[a-z0-9_]+\.py", name)
    coming.value.save_as(tmp_path / name)
    test: Any = loaded(tmp_path / name)
    test.test_natively()
    assert test.GAME.plays(hand_by("mouse")).entries == position
