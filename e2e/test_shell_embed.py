"""A table inside another page: the poster, the messages, the element."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Frame, Page, Route, expect

from e2e.scripts import handed, script
from e2e.shell_steps import ANSWER, BOOT_MS, at, open_table, people, to_lobby, word

PACK = script("shell_embed/pack")
POSTER = 'html[data-ready="poster"]'
TABLE = 'html[data-ready="table"]'


@pytest.fixture
def link(watched: Any) -> str:
    """The code of a link to a table at which people sit."""
    page = watched.new_page()
    to_lobby(page)
    open_table(page, people(page))
    code: str = at(page, PACK)
    page.close()
    return code


def test_nothing_is_fetched_before_it_is_opened(clean_page: Page, base_url: str, link: str) -> None:
    fetched: list[str] = []
    clean_page.on("request", lambda request: fetched.append(request.url.removeprefix(base_url)))
    clean_page.goto(f"./embed.html#/table/{link}")
    clean_page.wait_for_selector(POSTER, state="attached")
    expect(clean_page.locator("#poster-title")).to_have_text("Tuesday table")
    expect(clean_page.locator("#poster-state")).not_to_be_empty()
    game = ("vendor/", "packs/", "words/", "boot/", "boards/", "app/main", "app/engine")
    assert [path for path in fetched if path.startswith(game)] == []
    clean_page.get_by_role("button", name=word("embed.open")).click()
    clean_page.wait_for_selector(TABLE, state="attached", timeout=BOOT_MS)
    assert any(path.startswith("packs/") for path in fetched)
    assert at(clean_page, "(session) => session.keeper ?? null") is None, "an embedded game is kept by nobody"


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [(640, 480), (480, 360), (1000, 700)])
def test_the_poster_is_accessible(
    clean_page: Page, accessibility: Callable[..., list[str]], screenshot: Callable[..., Path],
    theme: str, size: tuple[int, int],
) -> None:  # fmt: skip
    clean_page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    clean_page.set_viewport_size({"width": size[0], "height": size[1]})
    card = {
        "game": "A game", "place": "Turn 3 of 5", "waiting": {"name": "Ravi", "text": "Where does Madras trade?"},
        "seats": [{"name": "Ravi", "house": 1, "score": 14}, {"name": "Kofi", "house": 3, "score": 9}],
    }  # fmt: skip
    clean_page.goto("./embed.html")
    code = clean_page.evaluate(script("shell_embed/pack_card"), card)
    clean_page.goto("about:blank")
    clean_page.goto(f"./embed.html#/table/{code}")
    clean_page.wait_for_selector(POSTER, state="attached")
    expect(clean_page.locator("#poster-open")).to_be_in_viewport(ratio=1)
    assert accessibility(clean_page) == []
    screenshot(clean_page, f"poster-{size[0]}-{theme}")


HOST = (Path(__file__).parent / "pages/host.html").read_text(encoding="utf-8")


def host(other_origin: Any, base_url: str, named: str) -> str:
    """A page of another origin around a table; `named` is the host that the frame is told."""
    frame = f"{base_url}embed.html?host={named}"
    return f"{other_origin.page(HOST)}?{urlencode({'frame': frame})}"


def say(page: Page, base_url: str, **message: Any) -> None:
    page.evaluate(
        "([message, origin]) => document.getElementById('frame').contentWindow.postMessage(message, origin)",
        [{"leadenhall": 1, **message}, base_url],
    )


def heard(page: Page, kind: str) -> Any:
    """The first message of a kind, waiting for it if need be."""
    page.locator("#heard li", has_text=kind).first.wait_for(state="attached", timeout=BOOT_MS)
    return page.evaluate("(kind) => window.heard.find(({ type }) => type === kind)", kind)


def inner(page: Page) -> Frame:
    return page.frames[1]


def test_the_page_around_and_the_table_talk(clean_page: Page, other_origin: Any, base_url: str, link: str) -> None:
    clean_page.goto(host(other_origin, base_url, other_origin.address))
    assert heard(clean_page, "ready")["leadenhall"] == 1
    say(clean_page, base_url, type="ask")
    assert heard(clean_page, "error")["code"] == "closed"
    say(clean_page, base_url, type="open", link=link, now=True)
    opened = heard(clean_page, "opened")
    assert opened["position"] == 0 and json.loads(opened["save"]) and opened["card"]["seats"]
    answered = script("shell_embed/answered")
    assert inner(clean_page).evaluate(answered)
    assert heard(clean_page, "position")["position"] == 1


PLAYED_OUT = script("shell_embed/played_out")
PEOPLE = [{"name": name, "kind": "human"} for name in ("Ada", "<b>Bo</b>", "Cy")]
SETUP = {"game": "auction_house", "seed": "embedded", "seats": PEOPLE}
HOSTILE = "<img src=x onerror=alert(1)>"


def times(page: Page, kind: str, count: int) -> None:
    expect(page.locator("#heard li", has_text=kind)).to_have_count(count, timeout=BOOT_MS)


def test_a_game_of_the_page_around_is_played_to_its_result_and_begun_again(
    clean_page: Page, other_origin: Any, base_url: str
) -> None:
    page = clean_page
    page.goto(host(other_origin, base_url, other_origin.address))
    heard(page, "ready")
    say(page, base_url, type="open", setup=SETUP, title=HOSTILE, card={"game": HOSTILE, "seats": [{"name": HOSTILE}]})
    poster = inner(page)
    expect(poster.locator("#poster-title")).to_have_text(HOSTILE)
    expect(poster.locator("#poster-game")).to_have_text(HOSTILE)
    assert poster.locator("img").count() == 0
    say(page, base_url, type="open", setup=SETUP, now=True)
    assert heard(page, "opened")["position"] == 0
    at(inner(page), PLAYED_OUT, inner(page).evaluate_handle(handed(ANSWER)))
    assert heard(page, "result")["result"]["winners"]
    times(page, "result", 1)
    inner(page).locator('[data-do="again"]').first.click()
    times(page, "opened", 2)
    told = page.locator("#heard li", has_text="position").count()
    say(page, base_url, type="ask")
    times(page, "position", told + 1)
    assert page.evaluate("window.heard.at(-1).position") == 0


def test_a_save_of_the_page_around_is_opened(clean_page: Page, other_origin: Any, base_url: str) -> None:
    page = clean_page
    page.goto(host(other_origin, base_url, other_origin.address))
    heard(page, "ready")
    say(page, base_url, type="open", setup=SETUP, now=True)
    save = heard(page, "opened")["save"]
    page.reload()
    heard(page, "ready")
    say(page, base_url, type="open", save=save, title="Tuesday table", now=True)
    opened = heard(page, "opened")
    assert [seat["name"] for seat in opened["card"]["seats"]] == ["Ada", "<b>Bo</b>", "Cy"]
    assert json.loads(opened["save"]) == json.loads(save)


def test_a_table_that_cannot_be_laid_is_told_and_another_may_be_asked_for(
    clean_page: Page, other_origin: Any, base_url: str
) -> None:
    page = clean_page
    page.goto(host(other_origin, base_url, other_origin.address))
    heard(page, "ready")
    say(page, base_url, type="open", save="no game", now=True)
    error = heard(page, "error")
    assert error["text"] and error["code"]
    expect(inner(page).locator("#poster-state")).to_have_text(error["text"])
    expect(inner(page).locator("#poster-open")).to_be_disabled()
    say(page, base_url, type="open", setup={**SETUP, "scenario": "no such year"}, now=True)
    times(page, "error", 2)
    assert page.evaluate("window.heard.at(-1).code") == "scenario"
    say(page, base_url, type="open", setup=SETUP, now=True)
    assert heard(page, "opened")["position"] == 0
    inner(page).wait_for_selector(TABLE, state="attached")


THEME = "(frame) => frame.dataset.theme ?? null"


def test_the_theme_of_the_page_around_holds_and_changes_without_another_visit(clean_page: Page) -> None:
    page = clean_page
    page.goto("./example/index.html")
    said = page.locator("#said")
    expect(said).to_contain_text("ready")
    table = page.locator("#table")
    frame = page.frames[1]
    table.evaluate("(table) => table.setAttribute('theme', 'dark')")
    frame.wait_for_selector('html[data-theme="dark"]', state="attached")
    page.click("#open")
    expect(said).to_contain_text("opened", timeout=BOOT_MS)
    assert frame.locator("html").evaluate(THEME) == "dark", "opening it does not change the light"
    table.evaluate("(table) => table.setAttribute('theme', 'light')")
    frame.wait_for_selector('html[data-theme="light"]', state="attached")
    frame.wait_for_selector(TABLE, state="attached")
    expect(said.locator("li", has_text="ready")).to_have_count(1)


def test_an_element_can_be_told_to_open_before_it_listens(clean_page: Page) -> None:
    page = clean_page
    page.goto("./example/index.html")
    expect(page.locator("#said")).to_contain_text("ready")
    page.evaluate(script("shell_embed/an_element_can_be_told_to_open"))
    page.wait_for_selector('html[data-refused="closed"]', state="attached")
    page.wait_for_selector('html[data-opened="yes"]', state="attached", timeout=BOOT_MS)


def test_a_page_that_is_not_the_named_host_hears_nothing_and_commands_nothing(
    clean_page: Page, watch: Any, other_origin: Any, base_url: str
) -> None:
    watch.expect(r"Failed to execute 'postMessage'|does not match the recipient")
    clean_page.goto(host(other_origin, base_url, "https://somebody.example"))
    frame = inner(clean_page)
    frame.wait_for_selector(POSTER, state="attached")
    frame.evaluate(
        "() => addEventListener('message', ({ data }) => { document.documentElement.dataset.last = data.type; })"
    )
    # what would be obeyed changes the screen at once
    say(clean_page, base_url, type="open", setup={"game": "auction_house"}, now=True)
    say(clean_page, base_url, type="ask")
    frame.wait_for_selector('html[data-last="ask"]', state="attached")
    assert frame.evaluate("document.documentElement.dataset.screen") == "poster"
    assert clean_page.evaluate("window.heard") == []


def test_another_version_of_the_messages_is_refused(clean_page: Page, other_origin: Any, base_url: str) -> None:
    clean_page.goto(host(other_origin, base_url, other_origin.address))
    heard(clean_page, "ready")
    say(clean_page, base_url, leadenhall=2, type="open")
    assert heard(clean_page, "error")["code"] == "version"


def test_the_example_page_works(clean_page: Page, accessibility: Callable[..., list[str]]) -> None:
    clean_page.goto("./example/index.html")
    said = clean_page.locator("#said")
    expect(said).to_contain_text("ready")
    clean_page.click("#ask")
    expect(said).to_contain_text("closed")
    clean_page.click("#open")
    expect(said).to_contain_text("opened · move 0", timeout=BOOT_MS)
    clean_page.click("#ask")
    expect(said).to_contain_text("characters")
    assert accessibility(clean_page) == []
    ready = said.locator("li", has_text="ready")
    expect(ready).to_have_count(1)
    # attributes that change together are one visit to another table
    clean_page.evaluate(script("shell_embed/the_example_page_works"))
    expect(ready).to_have_count(2)


ATTRIBUTES = script("shell_embed/a_table_of_attributes")


def test_an_element_is_set_up_by_its_attributes(clean_page: Page, base_url: str) -> None:
    page = clean_page
    page.goto("./example/index.html")
    expect(page.locator("#said")).to_contain_text("ready")
    game = {"game": "auction_house", "seed": "7", "options": "rounds = 8", "caption": "<b>Who</b> keeps the tea?"}
    opened = page.evaluate(ATTRIBUTES, {**game, "seats": "human: Ann, easy: Kofi, steady"})
    assert [seat["name"] for seat in opened["card"]["seats"]][:2] == ["Ann", "Kofi"]
    document = json.loads(opened["save"])
    assert [player["kind"] for player in document["players"]] == ["human", "easy", "steady"]
    assert document["setup"]["options"]["rounds"] == 8
    assert opened["height"] == 480
    expect(page.get_by_text("<b>Who</b> keeps the tea?")).to_be_visible()
    page.route("**/tuesday.json", lambda route: route.fulfill(body=opened["save"], content_type="application/json"))
    saved = page.evaluate(ATTRIBUTES, {"save": "tuesday.json"})
    assert json.loads(saved["save"])["players"] == document["players"]
    refused = page.evaluate(ATTRIBUTES, {**game, "seats": "human, nobody, easy"})
    assert refused["type"] == "error" and refused["text"]


def test_what_keeps_a_table_away_is_told_in_words(clean_page: Page, watch: Any, base_url: str) -> None:
    watch.expect(r"frame-src|404|Failed to load resource")
    page = clean_page
    page.goto("./example/index.html")
    expect(page.locator("#said")).to_contain_text("ready")
    assert page.evaluate(ATTRIBUTES, {"save": "nowhere.json"})["code"] == "save"
    expect(page.get_by_role("alert")).to_contain_text("Access-Control-Allow-Origin")
    page.route("**/example/index.html", forbid_frames)
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("frame-src")
    expect(page.locator("#said")).to_contain_text("error · policy")


def forbid_frames(route: Route) -> None:
    answer = route.fetch()
    route.fulfill(response=answer, body=answer.text().replace("frame-src 'self'", "frame-src 'none'"))


def test_a_link_opens_a_seeded_table_at_once(clean_page: Page) -> None:
    clean_page.goto("./#/play/auction_house/7")
    clean_page.wait_for_selector(TABLE, state="attached", timeout=BOOT_MS)
    assert at(clean_page, "(session) => JSON.parse(session.save()).setup.seed") == "7"
    assert "#/game/" in clean_page.url


HOST_SIZES = [(320, 360), (390, 480), (480, 360), (640, 480), (860, 600)]
# What reaches beyond the window, or is cut off by the bar of the table.
SPILLED = script("shell_embed/spilled")


@pytest.fixture
def live(clean_page: Page, link: str) -> Page:
    """The embedded table, opened, at the screen of its first player."""
    clean_page.set_viewport_size({"width": 640, "height": 480})
    clean_page.goto(f"./embed.html#/table/{link}")
    clean_page.locator("#poster-open").click()
    clean_page.wait_for_selector(TABLE, state="attached", timeout=BOOT_MS)
    at(clean_page, "(session) => session.lift()")
    clean_page.wait_for_selector(".decision[data-kind]")
    return clean_page


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_live_table_fits_a_small_frame(live: Page, screenshot: Callable[..., Path], theme: str) -> None:
    live.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    for width, height in HOST_SIZES:
        live.set_viewport_size({"width": width, "height": height})
        assert live.evaluate(SPILLED) == [0, []], f"{width} x {height}"
        masthead, families = (live.locator(part).bounding_box() for part in (".masthead", ".players"))
        assert masthead and families
        assert (masthead["y"], masthead["height"], families["height"]) == (0, 40, 48)
        for part in (".decision", "#confirm", '[data-do="full"]', ".masthead .wordmark"):
            expect(live.locator(part)).to_be_in_viewport(ratio=1)
        stage = live.locator("#stage").bounding_box()
        assert stage and stage["height"] > height / 4
        screenshot(live, f"embed-live-{width}-{theme}")


def test_the_live_table_is_accessible(live: Page, accessibility: Callable[..., list[str]]) -> None:
    assert accessibility(live) == []


def test_log_deals_and_rules_open_over_the_stage(live: Page) -> None:
    stage = live.locator("#stage").bounding_box()
    live.locator('[data-do="drawer"]').click()
    expect(live.locator(".rail.right")).to_be_visible()
    assert live.locator(".rail.right").bounding_box() == stage
    live.locator("#tab-rules").click()
    expect(live.locator(".ruletab")).to_be_visible()
    live.locator(".drawerhead button").click()
    expect(live.locator(".rail.right")).to_be_hidden()
    live.locator('.masthead [data-do="rules-open"]').click()
    expect(live.locator(".drawer")).to_be_visible()
    assert live.locator(".drawer").bounding_box() == stage
    expect(live.locator("#confirm")).to_be_in_viewport(ratio=1)
    live.locator('.drawer [data-do="close"]').click()
    expect(live.locator(".drawer")).to_have_count(0)


def test_the_full_page_opens_beside_it(live: Page) -> None:
    with live.context.expect_page() as opened:
        live.locator('[data-do="full"]').click()
    opened.value.wait_for_selector(TABLE, state="attached", timeout=BOOT_MS)
    assert "embed" not in opened.value.url
    opened.value.close()


def test_a_start_that_fails_is_told_and_can_be_tried_again(
    clean_page: Page, watch: Any, other_origin: Any, base_url: str
) -> None:
    watch.expect("ERR_FAILED|Failed to fetch dynamically imported module")
    page = clean_page
    page.goto(host(other_origin, base_url, other_origin.address))
    frame = inner(page)
    frame.wait_for_selector(POSTER, state="attached")
    page.route("**/app/boot.js", lambda route: route.abort())
    say(page, base_url, type="open", setup={"game": "auction_house"}, now=True)
    assert heard(page, "error")["code"] == "unreachable"
    expect(frame.locator("#poster-unreached")).to_be_visible()
    page.unroute("**/app/boot.js")
    frame.locator("#poster-open").click()
    assert heard(page, "opened")["position"] == 0
    expect(frame.locator("#poster-unreached")).to_be_hidden()


def test_a_damaged_link_of_a_poster_is_told(clean_page: Page) -> None:
    clean_page.goto("./embed.html#/table/AAAA")
    clean_page.wait_for_selector(POSTER, state="attached")
    expect(clean_page.locator("#poster-bad")).to_have_text(word("embed.bad"))
    expect(clean_page.locator("#poster-open")).to_be_disabled()


BEGIN_AGAIN = script("shell_embed/begin_again")


def test_a_game_that_cannot_be_begun_again_leaves_the_old_one_on_the_table(
    clean_page: Page, watch: Any, link: str
) -> None:
    watch.expect("ERR_FAILED|Failed to fetch dynamically imported module")
    page = clean_page
    page.goto(f"./embed.html#/table/{link}")
    page.get_by_role("button", name=word("embed.open")).click()
    page.wait_for_selector(TABLE, state="attached", timeout=BOOT_MS)
    for part in ("**/words/**/games.json", "**/app/lobby/**"):
        page.route(part, lambda route: route.abort())
    assert page.evaluate(BEGIN_AGAIN) == "told"
    assert page.locator("#app").evaluate("(app) => app.inert") is False
    at(page, "(session) => session.curtain && session.lift()")
    assert at(page, ANSWER)
