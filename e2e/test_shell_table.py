"""What the shell does for an open table: whose screen it is, the bots, looking back, going back."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.scripts import handed, script
from e2e.shell_steps import ANSWER, TABLE, answer, at, kept, open_table, people, position, to_lobby, word

SETTLED = script("shell_table/settled")
PACE = script("shell_table/pace")
SEARCHING = script("shell_table/searching")


def settle(page: Page) -> None:
    """Returns when no bot moves any more."""
    at(page, SETTLED)


def pace(page: Page, value: str) -> None:
    page.evaluate(PACE, value)


def test_the_screen_goes_to_whoever_must_decide_and_secrets_stay_behind_the_curtain(booted_page: Page) -> None:
    to_lobby(booted_page)
    open_table(booted_page, people(booted_page))
    seen: list[int] = []
    for _ in range(3):
        curtain = at(booted_page, "(session) => session.curtain")
        if curtain:
            assert at(booted_page, "(session) => session.viewer") is None
            assert at(booted_page, "(session) => session.view.decision") is None
            at(booted_page, "(session) => session.lift()")
        viewer = at(booted_page, "(session) => session.viewer")
        assert at(booted_page, "(session) => session.view.decision.seat") == viewer
        seen.append(viewer)
        assert answer(booted_page)
    assert len(set(seen)) > 1


def test_no_curtain_when_one_person_plays(booted_page: Page) -> None:
    to_lobby(booted_page)
    open_table(booted_page)
    assert at(booted_page, "(session) => session.curtain") is None
    assert at(booted_page, "(session) => session.viewer") == 0


def test_bots_play_on_their_own_until_a_person_must_decide(booted_page: Page) -> None:
    to_lobby(booted_page)
    pace(booted_page, "off")
    open_table(booted_page)
    assert answer(booted_page)
    settle(booted_page)
    waiting = at(booted_page, "(session) => session.now.waiting.map(({ seat }) => seat)")
    assert waiting == [0]
    assert position(booted_page) > 1


def test_the_pace_of_bots_can_be_skipped_and_paused(booted_page: Page) -> None:
    to_lobby(booted_page)
    pace(booted_page, "calm")
    open_table(booted_page)
    at(booted_page, "(session) => session.pauseBots(true)")
    settle(booted_page)
    still = position(booted_page)
    assert answer(booted_page)
    settle(booted_page)
    assert position(booted_page) == still + 1
    at(booted_page, "(session) => { session.pauseBots(false); session.skipBots(); }")
    settle(booted_page)
    assert at(booted_page, "(session) => session.now.waiting.some(({ seat }) => seat === 0)")


def test_a_searching_bot_thinks_in_a_worker(clean_page: Page) -> None:
    to_lobby(clean_page)
    pace(clean_page, "off")
    declared = clean_page.evaluate(
        "async () => (await import(new URL('app/bots/catalogue.js', document.baseURI))).games()[0].bots"
    )
    searching = [bot["id"] for bot in declared if bot["search"]]
    assert searching
    seats = clean_page.locator(".seats li").count()
    open_table(clean_page, ["human", *[searching[0]] * (seats - 1)])
    assert answer(clean_page)
    settle(clean_page)
    assert len(clean_page.workers) == 1
    assert at(clean_page, "(session) => session.now.waiting.some(({ seat }) => seat === 0)")


THINK = script("shell_table/think")


def thought(page: Page, work: str) -> Any:
    """What comes of letting the worker think in that way."""
    given = {"bot": at(page, SEARCHING), "work": page.evaluate_handle(handed(script(f"shell_table/{work}")))}
    return at(page, THINK, given)


@pytest.mark.parametrize(
    "work",
    ["crashed_between_thoughts", "crashed_in_a_thought", "cancelled", "silent"],
)
def test_the_worker_is_replaced(clean_page: Page, work: str) -> None:
    to_lobby(clean_page)
    open_table(clean_page)
    at(clean_page, "(session) => session.pauseBots(true)")
    assert thought(clean_page, work) == 2


def test_a_thought_gives_way_while_the_worker_starts(clean_page: Page) -> None:
    to_lobby(clean_page)
    open_table(clean_page)
    at(clean_page, "(session) => session.pauseBots(true)")
    assert thought(clean_page, "two_at_once") == ["cancelled", 2, True]


def test_looking_back_changes_nothing(booted_page: Page) -> None:
    to_lobby(booted_page)
    open_table(booted_page, people(booted_page))
    for _ in range(3):
        at(booted_page, "(session) => session.lift()")
        assert answer(booted_page)
    at(booted_page, "(session) => { session.lift(); session.look(1); }")
    seen = at(booted_page, "(session) => [session.past, session.view.meta.position, session.view.decision]")
    assert seen == [1, 1, None]
    at(booted_page, "(session) => session.look(null)")
    assert position(booted_page) == 3
    assert at(booted_page, "(session) => session.past") is None


def test_going_back_keeps_the_present_as_a_branch(booted_page: Page) -> None:
    to_lobby(booted_page)
    pace(booted_page, "off")
    open_table(booted_page)
    for _ in range(3):
        assert at(booted_page, ANSWER)
        settle(booted_page)
    far = position(booted_page)
    at(booted_page, "(session) => session.pauseBots(true)")
    booted_page.click("[data-do=saves]")
    booted_page.locator("dialog [data-do=go-back]").last.click()
    expect(booted_page.locator("dialog")).to_have_count(0)
    assert position(booted_page) < far
    branches = at(booted_page, "(session) => session.now.meta.branches")
    assert [branch["positions"] for branch in branches if not branch["current"]] == [far]


def test_a_refused_answer_is_told_and_changes_nothing(booted_page: Page) -> None:
    to_lobby(booted_page)
    open_table(booted_page)
    at(booted_page, "(session) => session.pauseBots(true)")
    before = position(booted_page)
    refused = at(booted_page, "(session) => session.do({ do: 'answer', seat: 0, answer: ['nothing'] }).ok")
    assert refused is False
    expect(booted_page.locator(".notice.error")).to_contain_text(re.compile(r"\w{3}"))
    assert position(booted_page) == before


COMPARE = script("shell_table/compare")


def test_patches_leave_the_same_view_as_asking_for_the_whole(booted_page: Page) -> None:
    """After every answer the view that was patched equals the view that the engine would send afresh."""
    to_lobby(booted_page)
    pace(booted_page, "off")
    open_table(booted_page)
    for _ in range(4):
        assert answer(booted_page)
        settle(booted_page)
        assert at(booted_page, COMPARE) == [[], True]


def test_settings_can_be_reached_from_the_table(booted_page: Page) -> None:
    to_lobby(booted_page)
    open_table(booted_page)
    booted_page.click("[data-do=settings]")
    expect(booted_page.get_by_role("dialog")).to_contain_text(word("settings.pace"))


def test_a_defect_is_told_and_the_game_goes_on_from_its_record(clean_page: Page, watch: Any) -> None:
    watch.expect("spoilt")
    to_lobby(clean_page)
    open_table(clean_page)
    assert answer(clean_page)
    at(clean_page, "(session) => session.pauseBots(true)")
    settle(clean_page)
    kept(clean_page)
    before = position(clean_page)
    clean_page.evaluate("() => { setTimeout(() => { throw new Error('spoilt'); }); }")
    dialog = clean_page.locator('dialog[data-dialog="trouble"]')
    expect(dialog).to_contain_text("spoilt")
    with clean_page.expect_download() as report:
        dialog.get_by_role("button", name=word("trouble.report")).click()
    assert json.loads(Path(report.value.path()).read_text(encoding="utf-8"))["save"]
    with clean_page.expect_navigation():
        dialog.locator(".seal").click()
    clean_page.wait_for_selector(TABLE, state="attached", timeout=60_000)
    assert position(clean_page) >= before
