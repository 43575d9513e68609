"""How quickly the table answers: from a patch to the page's elements, and from a click to the next picture."""

import statistics
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from workshop import browser, scripts, serve, site
from workshop.figure import Figure, Provider
from workshop.paths import SITE

HERE = Path(__file__).parent / "scripts"
ROUNDS = 7
BOTS_AT_ONCE = "localStorage.setItem('leadenhall/settings', JSON.stringify({ pace: 'off' }))"

# The patch is in hand when the engine's answer has been read; the table is then drawn at once instead of before the
# next frame, so that waiting for a frame is not measured.
PATCHES = scripts.read(HERE / "patches.js")

# A message posted while a frame is drawn is delivered after its picture.
WATCH_CLICKS = scripts.read(HERE / "watch_clicks.js")
LIFT = scripts.read(HERE / "lift.js")


def p95(times: list[float]) -> float:
    return statistics.quantiles(times, n=20)[-1]


def usual(rounds: list[list[float]]) -> list[float]:
    """The same game was played in every round: of each step the middle one of its times."""
    return [statistics.median(times) for times in zip(*rounds, strict=True)]


def open_toy(page: Page, address: str) -> None:
    """A new game for three people at one screen."""
    page.goto(address)
    page.wait_for_selector('html[data-ready="lobby"]', state="attached", timeout=60_000)
    toy = page.locator('.game[data-game="auction_house"]')
    if toy.count():
        toy.click()
    for seat in range(3):
        page.locator(f'[data-do="draft-kind"][data-seat="{seat}"]').select_option("human")
    page.locator("details.seed").evaluate("(element) => { element.open = true; }")
    page.fill('[data-do="draft-seed"]', "measured")
    page.click(".comp .open")
    page.wait_for_selector('html[data-ready="table"]', state="attached")


# A paint that was due before the click may have been taken for the click's own: that one has been drawn now, too.
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)))"


def painted(page: Page, selector: str) -> None:
    """Clicks and waits for the revision that the click has made."""
    before = page.locator("html").get_attribute("data-rev")
    page.click(selector)
    page.wait_for_selector(f'html[data-rev]:not([data-rev="{before}"])', state="attached")
    page.evaluate(DRAWN)


def click_through(page: Page) -> None:
    """A whole game by mouse: one click a choice, one to confirm."""
    while True:
        page.wait_for_selector(".curtain, .decision[data-kind], .table.on-end")
        if page.locator(".table.on-end").count():
            return
        if page.locator(".curtain").count():
            page.evaluate(LIFT)
            continue
        compose(page)
        painted(page, "#confirm")


def compose(page: Page) -> None:
    kind = page.locator(".decision").get_attribute("data-kind")
    if kind in ("pick", "pick_many"):
        waiting = '[data-do="answer-choose"][aria-pressed="false"]'
        while page.locator('#confirm[aria-disabled="true"]').count():
            painted(page, f"{waiting} >> nth=0")
    if kind == "amount" and page.locator('[data-do="answer-step"][data-by="1"]').is_enabled():
        painted(page, '[data-do="answer-step"][data-by="1"]')


def measured(work: Any) -> list[float]:
    site.build(quiet=True)
    program = browser.ensure()
    with serve.serving(SITE) as address, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=program, args=list(browser.FLAGS))
        rounds: list[list[float]] = []
        for _ in range(ROUNDS):
            context = chromium.new_context(viewport={"width": 1440, "height": 900})
            context.add_init_script(BOTS_AT_ONCE)
            context.add_init_script(WATCH_CLICKS)
            page = context.new_page()
            open_toy(page, address)
            rounds.append(work(page))
            context.close()
        chromium.close()
    return usual(rounds)


def patches() -> Iterator[Figure]:
    times = measured(lambda page: page.evaluate(PATCHES))
    yield Figure("page.patch_p95_ms", p95(times), "ms", at_most=12)
    yield Figure("page.patch_median_ms", statistics.median(times), "ms")


def clicks(page: Page) -> list[float]:
    page.evaluate("() => { globalThis.clickTimes.length = 0; }")
    click_through(page)
    found: list[float] = page.evaluate("() => globalThis.clickTimes")
    return found


def paints() -> Iterator[Figure]:
    times = measured(clicks)
    yield Figure("page.paint_p95_ms", p95(times), "ms", at_most=50)
    yield Figure("page.paint_median_ms", statistics.median(times), "ms")


FIGURES: dict[str, Provider] = {"page.patch": patches, "page.paint": paints}
