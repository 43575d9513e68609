"""Lessons: chosen in the lobby, played by mouse to the end, left again."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.scripts import script
from e2e.shell_steps import KEPT_GAME, LOBBY, answer, at, to_lobby
from e2e.table_steps import ASKED as ASKED_AT_TABLE
from e2e.table_steps import POSITION, choose, click, enter, press, settled
from e2e.table_steps import word as table_word

TAUGHT = ["arkwright", "auction_house", "east_india_companies", "john_company_first", "john_company_second"]
FURTHER = ["arkwright/trade", "east_india_companies/company", "john_company_first/firm", "john_company_second/crown",
           "john_company_second/firms"]  # fmt: skip
# The buttons of the callout do the same in every lesson.
PLAYED = [(lesson, True) for lesson in [*TAUGHT, *FURTHER]] + [(lesson, False) for lesson in TAUGHT]
SIZES = [(390, 844), (768, 1024), (1280, 720), (1440, 900)]

# What is wrong with how the step is drawn: parts outside the callout, a control that the step wants under the
# callout or under the scrim, a thing that it points at not on the table, out of sight or under the callout.
MISPLACED = script("lesson/misplaced")

STEP = "(session) => session.ui.lesson && session.ui.lesson.at"
# The lesson waits for its moment, and the learner plays.
WAITS = "#callout.aside"
COMES = "#callout:not(.aside)"
MOST_TURNS = 60
# The place of the wanted option among those of the bar, when the step is a plain choice.
WANTED = script("lesson/wanted")
ASKED = "(session) => JSON.stringify(session.now.decision)"
LINES_OF_PLAY = "(session) => session.now.meta.branches.length"


def begin(page: Page, lesson: str) -> int:
    """By mouse, from the lobby: a game's first lesson, or one of those it has beside. Gives how many games are kept."""
    game, _, further = lesson.partition("/")
    choose(page)
    to_lobby(page)
    kept = page.locator(KEPT_GAME).count()
    page.locator(f'.game[data-game="{game}"]').click()
    first = f'.game[data-game="{game}"] [data-do="open-lesson"]'
    page.locator(f'.comp [data-lesson="{further}"]' if further else first).click()
    page.wait_for_selector("#callout")
    assert page.url.endswith(f"#/lesson/{lesson}")
    return kept


def play_to_the_next_step(page: Page) -> None:
    """Whatever comes to mind, until the moment of a step has come."""
    for _ in range(MOST_TURNS):
        at(page, "(session) => session.skipBots()")
        page.wait_for_selector(f"{ASKED_AT_TABLE}, {COMES}")
        if not page.locator(WAITS).count():
            return
        assert answer(page)
    raise AssertionError("no moment of the lesson comes")


def do_step(page: Page, by_hand: bool) -> None:
    """As the step says: at the bar, or with the button of the callout."""
    index = at(page, WANTED) if by_hand else None
    if index is None:
        click(page, "#callout .seal")
        return
    out = page.locator(f'[data-do="answer-out"][data-index="{index}"]')
    if out.count():
        click(page, out)
        return
    option = page.locator(f'.decision .opt[data-index="{index}"]').first
    if not option.count():
        click(page, ".decision .more")
    if option.get_attribute("aria-pressed") != "true":
        click(page, option)
    click(page, "#confirm")


@pytest.mark.parametrize(("game", "by_hand"), PLAYED)
def test_a_lesson_is_played_from_the_lobby_to_its_end(booted_page: Page, game: str, by_hand: bool) -> None:
    page = booted_page
    kept = begin(page, game)
    steps = at(page, "(session) => session.ui.lesson.steps.length")
    assert steps > 5
    wrong: dict[str, Any] = {}
    met = []
    while (step := at(page, STEP)) is not None:
        met.append(step)
        # how the steps are drawn does not depend on who does them
        for width, height in SIZES if by_hand else []:
            page.set_viewport_size({"width": width, "height": height})
            at(page, "(session) => session.repaint()")
            # what is pointed at comes into sight picture by picture: a look at the board, a view of the phone, a place
            for _ in range(2):
                page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
                page.wait_for_selector("html:not([data-due])", state="attached")
            if found := at(page, MISPLACED):
                wrong[f"step {step + 1}, {width} x {height}"] = found
        do_step(page, by_hand)
        if page.locator(WAITS).count():
            play_to_the_next_step(page)
    assert wrong == {}
    assert met == sorted(set(met)) and met[-1] == steps - 1
    expect(page.locator("#callout")).to_have_count(0)
    assert at(page, "(session) => session.bots.paused") is False
    page.locator("#bank").click()
    page.wait_for_selector(LOBBY, state="attached")
    expect(page.locator(KEPT_GAME)).to_have_count(kept)  # a practice table is not kept


def test_whoever_strays_plays_on_and_comes_back(booted_page: Page) -> None:
    """A move that the lesson does not ask for is made; the lesson waits, and goes on from where it was left."""
    page = booted_page
    begin(page, "east_india_companies")
    while at(page, WANTED) is None:
        do_step(page, by_hand=False)
    step, place, lines = at(page, STEP), at(page, POSITION), at(page, LINES_OF_PLAY)
    asked = at(page, ASKED)
    wanted = at(page, WANTED)
    other = page.locator(f'.decision .opt:not([data-index="{wanted}"]):not([aria-disabled="true"])').first
    # by key: the callout may lie over what it is not about
    other.focus()
    press(page, "Enter")
    enter(page)
    settled(page)
    expect(page.locator(WAITS)).to_contain_text(table_word("table.lesson.own"))
    assert at(page, POSITION) > place
    click(page, page.get_by_role("button", name=table_word("table.lesson.return")))
    assert (at(page, STEP), at(page, ASKED)) == (step, asked)
    assert at(page, LINES_OF_PLAY) == lines, "what was tried is forgotten"
    do_step(page, by_hand=True)
    assert at(page, STEP) == step + 1
    click(page, page.get_by_role("button", name=table_word("table.lesson.back"), exact=True))
    assert (at(page, STEP), at(page, ASKED)) == (step, asked)


def test_a_lesson_can_be_left_and_begun_again(booted_page: Page) -> None:
    page = booted_page
    begin(page, TAUGHT[0])
    page.get_by_role("button", name=table_word("table.lesson.leave")).click()
    expect(page.locator("#callout")).to_have_count(0)
    expect(page.locator(".decision")).to_be_visible()
    page.reload()
    page.wait_for_selector("#callout")
    page.go_back()
    page.wait_for_selector(LOBBY, state="attached")
