"""From the address to the lobby: the first picture, honest progress, and what happens when something is missing."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from e2e.scripts import script
from e2e.shell_steps import BOOT_MS, KEEPING, LOBBY, RULES, TABLE, WORDS, at, open_table, people, to_lobby, word

WEB = Path(__file__).parents[1] / "web"
PAGES = ["index.html", "embed.html", "example/index.html"]
DEPRECATED = "[bgcolor], [align], font, center, marquee, applet, frameset"


def held(page: Page, pattern: str) -> list[Route]:
    """Requests that match are kept waiting, in the returned list."""
    waiting: list[Route] = []
    page.route(pattern, lambda route: waiting.append(route))
    return waiting


# A table that needs the rules before anything can be drawn: its way is the boot screen's.
SAILED = "./#/lesson/auction_house"
PYTHON = re.compile(r"/vendor/py|/packs/|/boot/interpreter")


def test_the_lobby_stands_and_works_before_python(clean_page: Page, screenshot: Callable[..., Path]) -> None:
    waiting = held(clean_page, PYTHON)
    clean_page.goto("./", wait_until="commit")
    clean_page.wait_for_selector(LOBBY, state="attached", timeout=BOOT_MS)
    expect(clean_page.locator("#boot")).to_be_hidden()
    expect(clean_page.locator(".arriving")).to_contain_text(word("arriving.title"))
    clean_page.locator(".game[data-game=east_india_companies]").click()
    clean_page.locator(".seats input").first.fill("Ravi")
    clean_page.click(".mast [data-do=rulebook]")
    clean_page.locator(".reading .chapter").first.wait_for()
    clean_page.locator(".reading [type=search]").fill("ship")
    expect(clean_page.locator("#reading-hits [data-do=reading-rule]").first).to_be_visible()
    clean_page.locator(".reading [data-do=reading-close]").first.click()
    clean_page.click("[data-do=settings]")
    clean_page.locator('dialog [name="theme"][value="dark"]').check()
    clean_page.locator('dialog [name="theme"][value="light"]').check()
    clean_page.keyboard.press("Escape")
    clean_page.click("[data-do=share-setup]")
    expect(clean_page.locator("#setup-link")).to_have_value(re.compile("#/setup/"))
    clean_page.keyboard.press("Escape")
    clean_page.click(".comp .open")
    expect(clean_page.locator(".by-itself")).to_contain_text(word("arriving.opens"))
    screenshot(clean_page, "lobby-arriving")
    assert clean_page.locator("html").get_attribute("data-rules") is None
    assert waiting
    clean_page.unroute_all(behavior="ignoreErrors")
    clean_page.wait_for_selector(TABLE, state="attached", timeout=BOOT_MS)
    assert at(clean_page, "(session) => [session.now.meta.game, session.now.seats[0].name]") == [
        "east_india_companies", "Ravi",
    ]  # fmt: skip


def test_a_table_that_is_not_wanted_any_more_does_not_open(clean_page: Page) -> None:
    held(clean_page, PYTHON)
    clean_page.goto("./", wait_until="commit")
    clean_page.wait_for_selector(LOBBY, state="attached", timeout=BOOT_MS)
    clean_page.click(".comp .open")
    clean_page.click("[data-do=open-not-now]")
    expect(clean_page.locator(".comp .open")).to_be_visible()
    clean_page.unroute_all(behavior="ignoreErrors")
    clean_page.wait_for_selector(RULES, state="attached", timeout=BOOT_MS)
    expect(clean_page.locator(".arriving")).to_have_count(0)
    assert clean_page.locator("html").get_attribute("data-ready") == "lobby"


@pytest.mark.parametrize("part", ["pyodide.asm.wasm", "library.gzip", "core.zstd"])
def test_a_line_that_breaks_leaves_a_lobby_and_goes_on_by_itself(clean_page: Page, watch: Any, part: str) -> None:
    watch.expect(r"ERR_FAILED|Failed to fetch")
    clean_page.route(f"**/{part}*", lambda route: route.abort())
    clean_page.goto("./")
    clean_page.wait_for_selector(LOBBY, state="attached", timeout=BOOT_MS)
    expect(clean_page.locator(".arriving")).to_contain_text(word("arriving.missing", name=part), timeout=BOOT_MS)
    clean_page.click(".comp .open")
    clean_page.locator(".game").nth(1).click()
    clean_page.unroute_all()
    clean_page.evaluate("() => dispatchEvent(new Event('online'))")
    clean_page.wait_for_selector(TABLE, state="attached", timeout=BOOT_MS)


def test_a_start_that_fails_is_told_in_the_lobby(clean_page: Page, watch: Any) -> None:
    watch.expect("forbidden here")
    clean_page.add_init_script(script("shell_boot/a_browser_that_lets_nothing_be_kept"))
    clean_page.goto("./")
    clean_page.wait_for_selector(LOBBY, state="attached", timeout=BOOT_MS)
    told = clean_page.locator(".arriving")
    expect(told).to_contain_text(word("arriving.not"), timeout=BOOT_MS)
    expect(told).to_contain_text(word("boot.forbidden"))
    expect(told.get_by_role("button", name=word("boot.again"))).to_be_visible()


def test_who_leaves_the_way_to_a_table_is_in_the_lobby_at_once(clean_page: Page) -> None:
    held(clean_page, PYTHON)
    clean_page.goto("./")
    clean_page.wait_for_selector(LOBBY, state="attached", timeout=BOOT_MS)
    clean_page.evaluate("location.hash = '#/lesson/auction_house'")
    expect(clean_page.locator("#bootcard")).to_be_visible()
    clean_page.go_back()
    expect(clean_page.locator("#bootcard")).to_be_hidden()
    expect(clean_page.locator(".lobby")).to_be_visible()
    clean_page.go_forward()
    expect(clean_page.locator("#bootcard")).to_be_visible()
    clean_page.unroute_all(behavior="ignoreErrors")
    clean_page.wait_for_selector(TABLE, state="attached", timeout=BOOT_MS)
    expect(clean_page.locator("#bootcard")).to_have_count(0)


@pytest.mark.browser_context_args(**KEEPING)
def test_progress_counts_bytes_and_steps(clean_page: Page) -> None:
    routes = held(clean_page, "**/library.gzip*")
    clean_page.goto(SAILED)
    row = clean_page.locator("#bootcard li")
    for step in ("page", "runtime", "engine wheel"):
        expect(clean_page.locator(f'#bootcard li.done[data-step="{step}"]')).to_be_visible(timeout=BOOT_MS)
    expect(clean_page.locator("#bootcard li.now")).to_have_attribute("data-step", "standard library")
    expect(row.nth(4)).not_to_have_class("done")
    part, whole = re.fullmatch(r"([\d.]+) of ([\d.]+) MB", clean_page.locator("#bootsum").inner_text()).groups()  # type: ignore[union-attr]
    library = float(row.nth(2).locator(".amt").inner_text().removesuffix(" MB"))
    assert float(part) == pytest.approx(float(whole) - library, abs=0.11)
    share = int(clean_page.locator("#bootbar").get_attribute("aria-valuenow") or "0")
    assert share == pytest.approx(100 * float(part) / float(whole), abs=1)
    routes[0].continue_()
    clean_page.wait_for_selector(TABLE, state="attached", timeout=BOOT_MS)


@pytest.mark.browser_context_args(**KEEPING)
def test_there_is_no_blank_moment(clean_page: Page) -> None:
    """Between the boot screen and the lobby there is no frame with neither."""
    clean_page.add_init_script(script("shell_boot/there_is_no_blank_moment"))
    to_lobby(clean_page)
    expect(clean_page.locator("#boot")).to_have_count(0)
    assert clean_page.evaluate("window.blanks") == 0


# What the rules are asked, and when the service worker is registered, each with the screen that stands at that moment.
LISTEN = script("shell_boot/listen")
LINK = script("shell_boot/link")


@pytest.mark.browser_context_args(**KEEPING)
def test_a_shared_table_waits_for_nothing_but_itself(clean_page: Page, watched: Any) -> None:
    to_lobby(clean_page)
    open_table(clean_page, people(clean_page))
    code = at(clean_page, LINK)
    clean_page.close()
    page = watched.new_page()
    page.add_init_script(LISTEN)
    page.goto(f"./#/table/{code}")
    page.wait_for_selector(TABLE, state="attached", timeout=BOOT_MS)
    page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    heard = page.evaluate("globalThis.heard")
    before = [what for what, screen in heard if screen != "table"]
    assert "load" in before
    assert not {"games", "save", "rules", "service worker"} & {*before}
    assert ["service worker", "table"] in heard
    names = page.evaluate("() => performance.getEntriesByType('resource').map(({ name }) => name)")
    assert [name for name in names if re.search(r"/app/lobby/|-dialogs?\.js|/pictures/", name)] == []
    page.go_back()
    page.wait_for_selector(LOBBY, state="attached")
    page.close()


def test_a_missing_part_is_told_and_can_be_tried_again(clean_page: Page, watch: Any) -> None:
    watch.expect(r"ERR_FAILED|Failed to fetch")
    clean_page.route("**/packs/core.zstd*", lambda route: route.abort())
    clean_page.goto(SAILED)
    again = clean_page.get_by_role("button", name=word("boot.again"))
    expect(again).to_be_focused(timeout=BOOT_MS)
    expect(clean_page.get_by_role("alert")).to_contain_text(word("boot.safe"))
    expect(clean_page.get_by_role("alert").locator("pre")).to_contain_text(re.compile(r"core\.zstd\S*: "))
    clean_page.unroute_all()
    again.click()
    clean_page.wait_for_selector(TABLE, state="attached", timeout=BOOT_MS)


def test_a_browser_that_lets_nothing_be_kept_is_told(clean_page: Page, watch: Any) -> None:
    watch.expect("forbidden here")
    clean_page.add_init_script(script("shell_boot/a_browser_that_lets_nothing_be_kept"))
    clean_page.goto(SAILED)
    clean_page.wait_for_selector('html[data-ready="trouble"]', state="attached")
    expect(clean_page.locator("#boottrouble")).to_contain_text(word("boot.forbidden"))


def test_the_package_of_pyscript_is_there_for_whoever_uses_it(clean_page: Page) -> None:
    to_lobby(clean_page)
    ask = script("shell_boot/ask")
    assert clean_page.evaluate(ask) == [False, True]


@pytest.mark.browser_context_args(**KEEPING)
def test_what_only_a_recap_needs_is_fetched_when_one_is_asked_for(clean_page: Page) -> None:
    to_lobby(clean_page)
    open_table(clean_page, people(clean_page))
    found = at(clean_page, script("shell_boot/recap"))
    assert found["seats"] == [0, 1, 2]
    assert "auction_house.gzip" in found["before"] and "recap.gzip" not in found["before"]
    assert "recap.gzip" in found["after"]


@pytest.mark.browser_context_args(**KEEPING)
def test_a_second_visit_does_not_wake_the_service_worker_for_what_it_keeps(clean_page: Page) -> None:
    to_lobby(clean_page)
    clean_page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    heard: dict[str, str] = {}
    client = clean_page.context.new_cdp_session(clean_page)
    client.send("Network.enable")

    def received(event: dict[str, Any]) -> None:
        answer = event["response"]
        path = answer["url"].partition("?")[0].rpartition("/")[2]
        heard[path] = answer.get("serviceWorkerRouterInfo", {}).get("actualSourceType", "")

    client.on("Network.responseReceived", received)
    clean_page.reload()
    clean_page.wait_for_selector(RULES, state="attached", timeout=BOOT_MS)
    kept = ["interpreter.mjs", "core.zstd", "library.gzip", "tokens.css"]
    assert {name: heard.get(name) for name in kept} == dict.fromkeys(kept, "cache")
    assert heard["pyodide.asm.wasm"] == "network"


def test_waiting_without_bytes_is_told(clean_page: Page) -> None:
    clean_page.clock.install()
    held(clean_page, "**/pyodide.asm.wasm*")
    clean_page.goto(SAILED)
    slow = clean_page.locator("#bootslow")
    for _ in range(300):
        # other parts still arrive meanwhile, and every byte begins the twenty seconds anew
        clean_page.clock.run_for(1000)
        if slow.count():
            break
    expect(slow).to_contain_text(word("boot.slow"))
    clean_page.unroute_all(behavior="ignoreErrors")


@pytest.mark.parametrize("name", PAGES)
def test_pages_carry_a_policy_and_nothing_inline(name: str, site_folder: Path) -> None:
    for html in ((folder / name).read_text(encoding="utf-8") for folder in (WEB, site_folder)):
        [policy] = re.findall(r'http-equiv="Content-Security-Policy" content="([^"]+)"', html)
        assert "default-src 'none'" in policy
        assert "unsafe-inline" not in policy and "'unsafe-eval'" not in policy
        assert not re.search(r"\s(style|on[a-z]+)=\"", html)
        assert not re.search(r"<style|<script(?![^>]*\ssrc=)", html)


def test_every_page_of_the_site_is_looked_at(site_folder: Path) -> None:
    assert sorted(path.relative_to(site_folder).as_posix() for path in site_folder.rglob("*.html")) == sorted(PAGES)


@pytest.mark.parametrize("name", PAGES)
def test_pages_are_written_as_is_good_practice(clean_page: Page, name: str) -> None:
    """What browsers' own audits ask of any page, as far as it can be asked without a network service."""
    client = clean_page.context.new_cdp_session(clean_page)
    issues: list[str] = []
    client.on("Audits.issueAdded", lambda event: issues.append(json.dumps(event["issue"])))
    client.send("Audits.enable")
    clean_page.goto(f"./{name}")
    clean_page.wait_for_load_state("load")
    if name != "example/index.html":
        clean_page.wait_for_selector("html[data-ready]", state="attached", timeout=BOOT_MS)
    facts = clean_page.evaluate(
        script("shell_boot/pages_are_written_as_is_good_practice"),
        DEPRECATED,
    )
    assert facts == {
        "doctype": "html", "standards": "CSS1Compat", "charset": "UTF-8", "lang": "en", "title": True, "zooms": True,
        "secure": True, "deprecated": 0, "unsized": 0, "pastable": True,
    }  # fmt: skip
    # Pyodide looks whether memory can be shared
    assert [issue for issue in issues if "/vendor/pyodide/" not in issue] == []


@pytest.mark.parametrize("name", PAGES)
def test_words_in_the_page_are_those_of_the_catalogue(name: str) -> None:
    html = (WEB / name).read_text(encoding="utf-8")
    for key, text in re.findall(r'data-w="([^"]+)">([^<]*)<', html):
        assert WORDS[key] == text, key


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("size", "name"), [((1440, 900), "desktop"), ((390, 844), "phone")])
def test_boot_screen_is_accessible(
    clean_page: Page, accessibility: Callable[..., list[str]], screenshot: Callable[..., Path],
    theme: str, size: tuple[int, int], name: str,
) -> None:  # fmt: skip
    clean_page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    clean_page.set_viewport_size({"width": size[0], "height": size[1]})
    routes = held(clean_page, "**/library.gzip*")
    clean_page.goto(SAILED)
    expect(clean_page.locator('#bootcard li.done[data-step="runtime"]')).to_be_visible(timeout=BOOT_MS)
    assert accessibility(clean_page) == []
    screenshot(clean_page, f"boot-{name}-{theme}")
    routes[0].continue_()
    clean_page.wait_for_selector(TABLE, state="attached", timeout=BOOT_MS)


def test_a_page_whose_first_script_does_not_arrive_says_so(clean_page: Page, watch: Any) -> None:
    watch.expect("ERR_FAILED")
    clean_page.route("**/app/boot.js", lambda route: route.abort())
    clean_page.goto("./")
    told = clean_page.get_by_role("alert")
    expect(told).to_contain_text(word("boot.failed-why"))
    clean_page.unroute_all()
    told.get_by_role("button", name=word("boot.again")).click()
    clean_page.wait_for_selector(LOBBY, state="attached", timeout=BOOT_MS)
