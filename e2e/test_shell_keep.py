"""Keeping: nothing is lost whenever the tab goes, and only one tab writes."""

import contextlib
from pathlib import Path
from typing import Any

from playwright.sync_api import Error, Page, expect

from e2e.scripts import handed, script
from e2e.shell_steps import (
    ANSWER,
    BOOT_MS,
    DROP,
    KEPT_GAME,
    LOBBY,
    TABLE,
    answer,
    at,
    kept,
    open_table,
    people,
    position,
    to_lobby,
    word,
)
from e2e.table_steps import DRAWN

READ_ONLY = "(session) => session.readOnly"

# A write that has begun and never ends: its transaction is kept alive by requests that follow one another.
ENDLESS_WRITES = script("shell_keep/endless_writes")

WRITING = script("shell_keep/writing")

RECORDED = script("shell_keep/recorded")

FULL = script("shell_keep/full")

NO_PAINT = script("shell_keep/no_paint")


def crash(page: Page) -> None:
    """Kills the page's process: no handler of the page runs, no transaction ends."""
    with page.expect_event("crash"), contextlib.suppress(Error):
        page.goto("chrome://crash")


def reopen(context: Any, game: str) -> Page:
    page: Page = context.new_page()
    page.goto(f"./#/game/{game}")
    page.wait_for_selector(TABLE, state="attached", timeout=60_000)
    return page


def only_people(page: Page) -> str:
    to_lobby(page)
    return open_table(page, people(page))


def lift(page: Page) -> None:
    at(page, "(session) => session.lift()")


def test_every_answer_is_kept(clean_page: Page, watched: Any) -> None:
    game = only_people(clean_page)
    for number in range(1, 4):
        lift(clean_page)
        assert answer(clean_page)
        assert position(clean_page) == number
        kept(clean_page)
    clean_page.close()
    assert position(reopen(watched, game)) == 3


def test_a_page_killed_in_the_middle_of_a_write_loses_nothing(watched: Any) -> None:
    page = watched.new_page()
    game = only_people(page)
    lift(page)
    assert answer(page)
    kept(page)
    page.evaluate(ENDLESS_WRITES)
    lift(page)
    assert answer(page)
    page.evaluate(WRITING)
    crash(page)
    again = reopen(watched, game)
    assert position(again) == 2
    kept(again)
    assert again.evaluate(RECORDED, game) == 3, "one for the set-up and two answers"


def test_a_page_killed_in_the_same_moment_as_the_answer_loses_nothing(watched: Any) -> None:
    """Before the paint, before any write has begun."""
    page = watched.new_page()
    game = only_people(page)
    kept(page)
    page.evaluate(NO_PAINT)
    lift(page)
    assert answer(page)
    crash(page)
    assert position(reopen(watched, game)) == 1


def test_a_new_game_killed_before_its_first_record_comes_back(watched: Any) -> None:
    page = watched.new_page()
    to_lobby(page)
    page.evaluate(ENDLESS_WRITES)
    page.click(".comp .open")
    page.evaluate(WRITING)
    crash(page)
    again = watched.new_page()
    to_lobby(again)
    expect(again.locator(KEPT_GAME)).to_have_count(1)


def test_a_game_from_a_file_killed_before_its_first_record_comes_back(watched: Any) -> None:
    page = watched.new_page()
    game = only_people(page)
    lift(page)
    assert answer(page)
    save = at(page, "(session) => session.save()")
    kept(page)
    page.goto("./#/")
    page.wait_for_selector(LOBBY, state="attached")
    page.evaluate(ENDLESS_WRITES)
    page.evaluate(DROP, save)
    page.evaluate(WRITING)
    crash(page)
    again = watched.new_page()
    to_lobby(again)
    rows = again.locator(KEPT_GAME)
    expect(rows).to_have_count(2)
    brought = again.locator(f'[data-do="open-kept"]:not([data-game="{game}"])').first
    brought.click()
    again.wait_for_selector(TABLE, state="attached")
    assert position(again) == 1


LINE = "(session) => session.now.meta.branch"


def test_a_what_if_is_still_open_after_the_page_was_killed(watched: Any) -> None:
    page = watched.new_page()
    game = only_people(page)
    lift(page)
    assert answer(page)
    at(page, "(session) => session.do({ do: 'branch' })")
    kept(page)
    page.evaluate(NO_PAINT)
    at(page, "(session) => session.curtain && session.lift()")
    assert answer(page)
    tried = position(page)
    crash(page)
    again = reopen(watched, game)
    assert (at(again, LINE), position(again)) == ("b1", tried), "the answer belongs to the what-if"
    at(again, "(session) => session.do({ do: 'switch', branch: 'main' })")
    assert position(again) == 1, "the game itself stands where it stood"


UNPLAYABLE = script("shell_keep/unplayable")


def test_what_cannot_be_played_again_is_told_and_does_not_come_back(clean_page: Page, watched: Any) -> None:
    game = only_people(clean_page)
    kept(clean_page)
    clean_page.goto("./#/")
    clean_page.wait_for_selector(LOBBY, state="attached")
    clean_page.evaluate(UNPLAYABLE, game)
    again = reopen(watched, game)
    expect(again.locator(".notice.error")).to_contain_text(word("keep.parted", problem=""))
    lift(again)
    assert answer(again)
    kept(again)
    again.close()
    once_more = reopen(watched, game)
    assert position(once_more) == 1
    expect(once_more.locator(".notice")).to_have_count(0)


PERSISTENCE = script("shell_keep/persistence")


def test_the_browser_is_asked_not_to_clear_what_is_kept(clean_page: Page) -> None:
    clean_page.add_init_script(PERSISTENCE)
    to_lobby(clean_page)
    assert clean_page.evaluate("window.asked") == 0
    open_table(clean_page)
    assert clean_page.evaluate("window.asked") == 1


WITHOUT_JOURNAL = script("shell_keep/without_journal")


def test_without_room_for_the_journal_the_record_does_not_wait(clean_page: Page, watched: Any) -> None:
    game = only_people(clean_page)
    kept(clean_page)
    given = clean_page.evaluate_handle(handed(ANSWER))
    assert at(clean_page, WITHOUT_JOURNAL, given), "the record is written in the same turn"
    kept(clean_page)
    clean_page.close()
    assert position(reopen(watched, game)) == 1


UNWRITABLE = script("shell_keep/unwritable")
JOURNAL = script("shell_keep/journal")


def test_a_game_that_only_another_tab_has_is_left_to_it(clean_page: Page, watched: Any) -> None:
    """Its journal stays, whoever looks into the lobby meanwhile."""
    clean_page.add_init_script(UNWRITABLE)
    game = only_people(clean_page)
    assert clean_page.evaluate(JOURNAL, game)
    other = watched.new_page()
    to_lobby(other)
    expect(other.locator(".notice")).to_have_count(0)
    assert other.evaluate(JOURNAL, game)
    other.goto(f"./#/game/{game}")
    expect(other.locator(".notice")).to_contain_text(word("lobby.gone"))
    assert other.evaluate(JOURNAL, game)


def test_a_full_browser_is_told(clean_page: Page) -> None:
    only_people(clean_page)
    kept(clean_page)
    clean_page.evaluate(FULL)
    lift(clean_page)
    assert answer(clean_page)
    notice = clean_page.locator(".notice.error")
    expect(notice).to_contain_text(word("keep.full"))
    export = notice.get_by_role("button", name=word("keep.export"))
    with clean_page.expect_download():
        export.click()
    # wherever the message is read, it brings out the game that it speaks of
    saved = at(clean_page, "(session) => session.save()")
    clean_page.evaluate("location.hash = '#/'")
    clean_page.wait_for_selector(LOBBY, state="attached")
    with clean_page.expect_download() as download:
        export.click()
    assert Path(download.value.path()).read_text(encoding="utf-8") == saved


SAVING_FAILS = script("shell_keep/saving_fails")


def test_a_record_that_cannot_be_made_is_told_and_made_when_it_can(clean_page: Page) -> None:
    game = only_people(clean_page)
    kept(clean_page)
    clean_page.evaluate(SAVING_FAILS)
    lift(clean_page)
    assert answer(clean_page)
    notice = clean_page.locator(".notice.error")
    expect(notice).to_contain_text("out of memory")
    clean_page.evaluate("mend()")
    lift(clean_page)
    assert answer(clean_page)
    kept(clean_page)
    expect(notice).to_have_count(0)
    assert clean_page.evaluate(RECORDED, game) == 3


LOST_CONNECTION = script("shell_keep/lost_connection")


def test_a_connection_that_the_browser_dropped_is_opened_again(clean_page: Page) -> None:
    game = only_people(clean_page)
    kept(clean_page)
    clean_page.evaluate(LOST_CONNECTION)
    lift(clean_page)
    assert answer(clean_page)
    kept(clean_page)
    assert clean_page.evaluate(RECORDED, game) == 2
    expect(clean_page.locator(".notice")).to_have_count(0)


PUT_ASIDE = script("shell_keep/put_aside")


def test_a_page_that_is_put_aside_leaves_no_write_behind(clean_page: Page) -> None:
    game = only_people(clean_page)
    kept(clean_page)
    assert clean_page.evaluate(PUT_ASIDE, game) == ["abort", True, "Come back"]


UNREADABLE = script("shell_keep/unreadable")


def test_where_nothing_can_be_kept_one_can_play_and_is_told(clean_page: Page) -> None:
    clean_page.add_init_script(UNREADABLE)
    clean_page.goto("./#/game/nowhere")
    clean_page.wait_for_selector(LOBBY, state="attached", timeout=BOOT_MS)
    notice = clean_page.locator(".notice.error")
    expect(notice.filter(has_text=word("keep.unread", problem=""))).to_be_visible()
    expect(notice.filter(has_text=word("keep.failed", problem=""))).to_be_visible()
    open_table(clean_page, people(clean_page))
    lift(clean_page)
    assert answer(clean_page)
    expect(notice.filter(has_text=word("keep.failed", problem=""))).to_be_visible()


def test_a_second_tab_looks_on_and_follows(clean_page: Page, watched: Any) -> None:
    game = only_people(clean_page)
    kept(clean_page)
    second = reopen(watched, game)
    expect(second.locator(".notice")).to_contain_text(word("readonly.elsewhere"))
    assert at(second, READ_ONLY) == "elsewhere"
    assert at(second, "(session) => session.do({do: 'undo'}).ok") is False
    second.evaluate(DRAWN)
    lift(clean_page)
    before = second.locator("html").get_attribute("data-rev")
    assert answer(clean_page)
    kept(clean_page)
    second.wait_for_selector(f'html[data-rev]:not([data-rev="{before}"])', state="attached")
    assert position(second) == 1
    assert at(second, "(session) => session.viewer") is None, "who looks on sees what everybody may see"


def test_the_second_tab_can_take_over(clean_page: Page, watched: Any) -> None:
    game = only_people(clean_page)
    kept(clean_page)
    second = reopen(watched, game)
    second.get_by_role("button", name=word("readonly.take")).click()
    expect(second.locator(".notice")).to_have_count(0)
    lift(second)
    assert answer(second)
    kept(second)
    expect(clean_page.locator(".notice").first).to_contain_text(word("readonly.elsewhere"))
    assert at(clean_page, READ_ONLY) == "elsewhere"
    assert at(clean_page, "(session) => session.do({do: 'undo'}).ok") is False


NO_LOCKS = "delete Navigator.prototype.locks"
CLAIM = script("shell_keep/claim")
BUSY = script("shell_keep/busy")
LOST = script("shell_keep/lost")


def test_where_there_are_no_locks_tabs_agree_among_themselves(clean_page: Page, watched: Any) -> None:
    """As on a page that is served without TLS."""
    second, third = watched.new_page(), watched.new_page()
    for page in (clean_page, second, third):
        page.add_init_script(NO_LOCKS)
    game = only_people(clean_page)
    kept(clean_page)
    for page in (second, third):
        page.goto(f"./#/game/{game}")
        page.wait_for_selector(TABLE, state="attached")
        expect(page.locator(".notice")).to_contain_text(word("readonly.elsewhere"))
        assert at(page, READ_ONLY) == "elsewhere"
    second.get_by_role("button", name=word("readonly.take")).click()
    expect(second.locator(".notice")).to_have_count(0)
    expect(clean_page.locator(".notice").first).to_contain_text(word("readonly.elsewhere"))
    assert at(clean_page, READ_ONLY) == "elsewhere"
    second.goto("./#/")
    second.wait_for_selector(LOBBY, state="attached")
    third.reload()
    third.wait_for_selector(TABLE, state="attached")
    assert at(third, READ_ONLY) is False
    for page in (second, third):
        page.evaluate(CLAIM)
    second_has, third_has = [page.evaluate("claimed.then(Boolean)") for page in (second, third)]
    assert second_has != third_has
    holder, other = (second, third) if second_has else (third, second)
    holder.evaluate(BUSY, 2000)
    other.evaluate(CLAIM)
    assert other.evaluate(LOST, 10_000), "who has it says so late, when the other has already taken it for free"


FORGET = script("shell_keep/forget")


def test_a_game_that_was_deleted_meanwhile_cannot_be_taken_over(clean_page: Page, watched: Any) -> None:
    game = only_people(clean_page)
    kept(clean_page)
    second = reopen(watched, game)
    second.evaluate(FORGET, game)
    second.get_by_role("button", name=word("readonly.take")).click()
    second.wait_for_selector(LOBBY, state="attached")
    expect(second.locator(".notice").first).to_contain_text(word("lobby.gone"))


def test_taking_over_brings_along_what_was_not_written_yet(clean_page: Page, watched: Any) -> None:
    game = only_people(clean_page)
    kept(clean_page)
    clean_page.evaluate(NO_PAINT)
    lift(clean_page)
    assert answer(clean_page)
    second = reopen(watched, game)
    assert position(second) == 0
    second.get_by_role("button", name=word("readonly.take")).click()
    expect(second.locator(".notice")).to_have_count(0)
    assert position(second) == 1


def test_leaving_a_table_frees_it_for_another_tab(clean_page: Page, watched: Any) -> None:
    game = only_people(clean_page)
    clean_page.goto("./#/")
    clean_page.wait_for_selector(LOBBY, state="attached")
    second = reopen(watched, game)
    assert at(second, READ_ONLY) is False


def test_the_lobby_hears_of_games_in_other_tabs(clean_page: Page, watched: Any) -> None:
    to_lobby(clean_page)
    second = watched.new_page()
    to_lobby(second)
    open_table(second)
    expect(clean_page.locator(KEPT_GAME)).to_have_count(1)


def test_a_game_that_is_not_here_leads_to_the_lobby(clean_page: Page) -> None:
    clean_page.goto("./#/game/nowhere")
    clean_page.wait_for_selector(LOBBY, state="attached", timeout=60_000)
    expect(clean_page.locator(".notice")).to_contain_text(word("lobby.gone"))
