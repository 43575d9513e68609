"""What the shell does for an open table: whose screen it is, the bots, looking back, going back."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.shell_steps import ANSWER, TABLE, answer, at, kept, open_table, people, position, to_lobby, word

SETTLED = """(session) => new Promise((done) => {
  const look = () => session.bots.running ? setTimeout(look, 20) : done();
  look();
})"""
PACE = """async (value) => {
  const { settings } = await import(new URL("app/settings.js", document.baseURI));
  settings.choose("pace", value);
}"""
SEARCHING = """async (session) => {
  const { catalogueOf } = await import(new URL("app/bots/catalogue.js", document.baseURI));
  return catalogueOf(session.now.meta.game).find(({ search }) => search).id;
}"""


def settle(page: Page) -> None:
    """Returns when no bot moves any more."""
    at(page, SETTLED)


def pace(page: Page, value: str) -> None:
    page.evaluate(PACE, value)


def test_the_screen_goes_to_whoever_must_decide_and_secrets_stay_behind_the_curtain(clean_page: Page) -> None:
    to_lobby(clean_page)
    open_table(clean_page, people(clean_page))
    seen: list[int] = []
    for _ in range(3):
        curtain = at(clean_page, "(session) => session.curtain")
        if curtain:
            assert at(clean_page, "(session) => session.viewer") is None
            assert at(clean_page, "(session) => session.view.decision") is None
            at(clean_page, "(session) => session.lift()")
        viewer = at(clean_page, "(session) => session.viewer")
        assert at(clean_page, "(session) => session.view.decision.seat") == viewer
        seen.append(viewer)
        assert answer(clean_page)
    assert len(set(seen)) > 1


def test_no_curtain_when_one_person_plays(clean_page: Page) -> None:
    to_lobby(clean_page)
    open_table(clean_page)
    assert at(clean_page, "(session) => session.curtain") is None
    assert at(clean_page, "(session) => session.viewer") == 0


def test_bots_play_on_their_own_until_a_person_must_decide(clean_page: Page) -> None:
    to_lobby(clean_page)
    pace(clean_page, "instant")
    open_table(clean_page)
    assert answer(clean_page)
    settle(clean_page)
    waiting = at(clean_page, "(session) => session.now.waiting.map(({ seat }) => seat)")
    assert waiting == [0]
    assert position(clean_page) > 1


def test_the_pace_of_bots_can_be_skipped_and_paused(clean_page: Page) -> None:
    to_lobby(clean_page)
    pace(clean_page, "slow")
    open_table(clean_page)
    at(clean_page, "(session) => session.pauseBots(true)")
    settle(clean_page)
    still = position(clean_page)
    assert answer(clean_page)
    settle(clean_page)
    assert position(clean_page) == still + 1
    at(clean_page, "(session) => { session.pauseBots(false); session.skipBots(); }")
    settle(clean_page)
    assert at(clean_page, "(session) => session.now.waiting.some(({ seat }) => seat === 0)")


def test_a_searching_bot_thinks_in_a_worker(clean_page: Page) -> None:
    to_lobby(clean_page)
    pace(clean_page, "instant")
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


GONE = "thinker.worker.onerror(new ErrorEvent('error', { message: 'gone' }))"
THINK = """async (session) => {
  const { thinker } = await import(new URL("app/bots/thinker.js", document.baseURI));
  const { engine } = await import(new URL("app/engine.js", document.baseURI));
  const { position } = engine.call({ do: "position", table: session.table });
  const think = () => thinker.think({ position, seat: session.viewer, bot: BOT, seconds: 0.2, seed: 1 });
  WORK
}"""


@pytest.mark.parametrize(
    "work",
    [
        f"await think(); {GONE}; return (await think()).move.length;",
        f"const gone = think(); thinker.worker.terminate(); {GONE}; return (await gone).move.length;",
        """await think();
        const first = think().catch((problem) => problem.constructor.name);
        await thinker.ready;
        await new Promise((done) => setTimeout(done, 0));
        thinker.cancel();
        const name = await first;
        return name === "Cancelled" ? (await think()).move.length : name;""",
        """await think();
        const { worker } = thinker;
        const { postMessage } = worker;
        worker.postMessage = () => {};
        thinker.grace = 0.1;
        const late = think();
        await new Promise((done) => setTimeout(done, 0));
        thinker.grace = 60;
        const found = await late;
        return thinker.worker === worker ? "the silent worker stayed" : found.move.length;""",
    ],
    ids=["crashed between thoughts", "crashed in a thought", "cancelled", "silent beyond its time"],
)
def test_the_worker_is_replaced(clean_page: Page, work: str) -> None:
    to_lobby(clean_page)
    open_table(clean_page)
    at(clean_page, "(session) => session.pauseBots(true)")
    bot = at(clean_page, SEARCHING)
    assert at(clean_page, THINK.replace("BOT", json.dumps(bot)).replace("WORK", work)) == 2


def test_a_thought_gives_way_while_the_worker_starts(clean_page: Page) -> None:
    to_lobby(clean_page)
    open_table(clean_page)
    at(clean_page, "(session) => session.pauseBots(true)")
    work = """const first = think().catch((problem) => problem.constructor.name);
    const second = think();
    const { worker } = thinker;
    const found = await second;
    return [await first, found.move.length, thinker.worker === worker];"""
    bot = json.dumps(at(clean_page, SEARCHING))
    assert at(clean_page, THINK.replace("BOT", bot).replace("WORK", work)) == ["Cancelled", 2, True]


def test_looking_back_changes_nothing(clean_page: Page) -> None:
    to_lobby(clean_page)
    open_table(clean_page, people(clean_page))
    for _ in range(3):
        at(clean_page, "(session) => session.lift()")
        assert answer(clean_page)
    at(clean_page, "(session) => { session.lift(); session.look(1); }")
    seen = at(clean_page, "(session) => [session.past, session.view.meta.position, session.view.decision]")
    assert seen == [1, 1, None]
    at(clean_page, "(session) => session.look(null)")
    assert position(clean_page) == 3
    assert at(clean_page, "(session) => session.past") is None


def test_going_back_keeps_the_present_as_a_branch(clean_page: Page) -> None:
    to_lobby(clean_page)
    pace(clean_page, "instant")
    open_table(clean_page)
    for _ in range(3):
        assert at(clean_page, ANSWER)
        settle(clean_page)
    far = position(clean_page)
    at(clean_page, "(session) => session.pauseBots(true)")
    clean_page.click("[data-do=saves]")
    clean_page.locator("dialog [data-do=go-back]").last.click()
    expect(clean_page.locator("dialog")).to_have_count(0)
    assert position(clean_page) < far
    branches = at(clean_page, "(session) => session.now.meta.branches")
    assert [branch["positions"] for branch in branches if not branch["current"]] == [far]


def test_a_refused_answer_is_told_and_changes_nothing(clean_page: Page) -> None:
    to_lobby(clean_page)
    open_table(clean_page)
    at(clean_page, "(session) => session.pauseBots(true)")
    before = position(clean_page)
    refused = at(clean_page, "(session) => session.do({ do: 'answer', seat: 0, answer: ['nothing'] }).ok")
    assert refused is False
    expect(clean_page.locator(".notice.error")).to_contain_text(re.compile(r"\w{3}"))
    assert position(clean_page) == before


COMPARE = """async (session) => {
  const { engine } = await import(new URL("app/engine.js", document.baseURI));
  const whole = engine.call({ do: "view", table: session.table, viewer: session.viewer });
  const { board, ...sections } = session.now;
  for (const [name, value] of Object.entries(board)) sections[`board/${name}`] = value;
  const wrong = Object.keys({ ...sections, ...whole.set })
    .filter((name) => JSON.stringify(sections[name]) !== JSON.stringify(whole.set[name]));
  return [wrong, JSON.stringify(session.nowLog) === JSON.stringify(whole.log.add)];
}"""


def test_patches_leave_the_same_view_as_asking_for_the_whole(clean_page: Page) -> None:
    """After every answer the view that was patched equals the view that the engine would send afresh."""
    to_lobby(clean_page)
    pace(clean_page, "instant")
    open_table(clean_page)
    for _ in range(4):
        assert answer(clean_page)
        settle(clean_page)
        assert at(clean_page, COMPARE) == [[], True]


def test_settings_can_be_reached_from_the_table(clean_page: Page) -> None:
    to_lobby(clean_page)
    open_table(clean_page)
    clean_page.click("[data-do=settings]")
    expect(clean_page.get_by_role("dialog")).to_contain_text(word("settings.pace"))


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
