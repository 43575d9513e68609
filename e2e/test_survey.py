"""A rulebook's table of chances, made again in the browser by games of one's own."""

import csv
import io
import json
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Literal

from playwright.sync_api import Page, expect

from e2e.shell_steps import at, open_table, to_lobby
from e2e.table_steps import DRAWN

GAME = "john_company_first"
DIALOG = 'dialog[data-dialog="survey"]'
OPENS = '[data-do="survey"]'
FILE = {"regions": {"punjab": {"prosperous": {"defense": 9}, "depressed": {"defense": 9}}}}
STARTING_MS = 60_000


def chosen(page: Page) -> None:
    to_lobby(page)
    page.locator(f'.game[data-game="{GAME}"]').click()


def opened(page: Page) -> None:
    chosen(page)
    page.locator(f".comp {OPENS}").click()
    page.wait_for_selector(f"{DIALOG} .survey", timeout=STARTING_MS)


def state(page: Page, wanted: str) -> None:
    page.wait_for_selector(f'{DIALOG} .survey[data-state="{wanted}"]', timeout=STARTING_MS)


def games(page: Page) -> int:
    return int(page.locator(f"{DIALOG} [role=progressbar]").get_attribute("aria-valuenow") or 0)


def some_are_played(page: Page, more_than: int = 0) -> None:
    page.wait_for_function(
        "(least) => Number(document.querySelector('[role=progressbar]').ariaValueNow) > least", arg=more_than,
        timeout=STARTING_MS,
    )  # fmt: skip


def stopped_early(page: Page) -> int:
    """Plays a little and stops; how many games that were."""
    page.locator('[data-do="survey-begin"]').first.click()
    state(page, "running")
    some_are_played(page)
    page.locator('[data-do="survey-stop"]').click()
    state(page, "done")
    return games(page)


def column(page: Page, name: str) -> list[str]:
    return page.locator(f"{DIALOG} .q tbody {name}").all_inner_texts()


def test_only_games_with_such_a_table_offer_it(clean_page: Page) -> None:
    chosen(clean_page)
    declared = clean_page.evaluate(
        "async () => (await import(new URL('app/bots/catalogue.js', document.baseURI))).games()"
    )
    for game in declared:
        clean_page.locator(f'.game[data-game="{game["id"]}"]').click()
        expect(clean_page.locator(f".comp {OPENS}")).to_have_count(1 if game["survey"] else 0)


def test_it_is_played_paused_and_taken_along(clean_page: Page, screenshot: Callable[..., Path]) -> None:
    opened(clean_page)
    assert set(column(clean_page, "td:nth-child(4)")) == {"–"}
    clean_page.locator('[data-do="survey-begin"]').first.click()
    some_are_played(clean_page)
    clean_page.locator('[data-do="survey-pause"]').click()
    state(clean_page, "paused")
    paused_at = games(clean_page)
    clean_page.locator('[data-do="survey-go"]').click()
    some_are_played(clean_page, paused_at)
    clean_page.locator('[data-do="survey-stop"]').click()
    state(clean_page, "done")
    screenshot(clean_page, "survey")
    with clean_page.expect_download() as download:
        clean_page.locator('[data-do="survey-file"][data-kind="csv"]').click()
    played = games(clean_page)
    rows = list(csv.DictReader(io.StringIO(Path(download.value.path()).read_text(encoding="utf-8"))))
    assert [f"{float(row['Here']):.1f}" for row in rows] == column(clean_page, "td:nth-child(4)")
    assert {row["Games"] for row in rows} == {str(played)} and played > paused_at
    books = column(clean_page, "td:nth-child(3)")
    assert [row["Rulebook"] for row in rows] == books and len(books) == 32
    apart = [float(text.replace("\N{MINUS SIGN}", "-")) for text in column(clean_page, "td:nth-child(5)")]
    assert max(map(abs, apart)) < 15, "some hundred games come near the rulebook"


def test_tables_of_an_own_copy_are_played_beside_ours(clean_page: Page, screenshot: Callable[..., Path]) -> None:
    opened(clean_page)
    stopped_early(clean_page)
    with clean_page.expect_file_chooser() as chooser:
        clean_page.locator('[data-do="survey-load"]').click()
    chooser.value.set_files({"name": "no.json", "mimeType": "application/json", "buffer": b'{"regions": {"goa": {}}}'})
    expect(clean_page.locator(".notice")).to_contain_text("goa")
    with clean_page.expect_file_chooser() as chooser:
        clean_page.locator('[data-do="survey-load"]').click()
    chooser.value.set_files({"name": "mine.json", "mimeType": "application/json", "buffer": json.dumps(FILE).encode()})
    expect(clean_page.locator(f"{DIALOG} .honest")).to_contain_text("mine.json")
    stopped_early(clean_page)
    assert column(clean_page, "td:nth-child(4)")[0] == "0.0"
    expect(clean_page.locator(f"{DIALOG} .spots .ours")).to_have_count(32)
    screenshot(clean_page, "survey-own")
    clean_page.locator('[data-do="survey-ours"]').click()
    state(clean_page, "ready")
    expect(clean_page.locator(f"{DIALOG} .honest")).not_to_contain_text("mine.json")


def test_it_runs_beside_the_table(clean_page: Page) -> None:
    chosen(clean_page)
    open_table(clean_page, ["human"] * clean_page.locator(".seats li").count())
    clean_page.keyboard.press("r")
    clean_page.locator(f".drawer {OPENS}").click()
    clean_page.wait_for_selector(f"{DIALOG} .survey", timeout=STARTING_MS)
    clean_page.locator('[data-do="survey-begin"]').first.click()
    some_are_played(clean_page)
    clean_page.keyboard.press("Escape")
    expect(clean_page.locator(DIALOG)).to_have_count(0)
    before = at(clean_page, "(session) => session.now.meta.position")
    clean_page.locator(f".drawer {OPENS}").click()
    some_are_played(clean_page)
    clean_page.locator('[data-do="survey-stop"]').click()
    state(clean_page, "done")
    assert at(clean_page, "(session) => session.now.meta.position") == before


def test_by_keyboard(clean_page: Page) -> None:
    chosen(clean_page)
    clean_page.locator(f".comp {OPENS}").focus()
    clean_page.keyboard.press("Enter")
    clean_page.wait_for_selector(f"{DIALOG} .survey", timeout=STARTING_MS)
    clean_page.locator('[data-do="survey-begin"]').first.focus()
    clean_page.keyboard.press("Enter")
    some_are_played(clean_page)
    clean_page.keyboard.press("Escape")
    expect(clean_page.locator(DIALOG)).to_have_count(0)
    assert clean_page.evaluate("document.activeElement.dataset.do") == "survey"


WINDOWS = [(1440, 900), (820, 1180), (390, 844)]
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def test_it_can_be_read_everywhere(
    clean_page: Page, accessibility: Callable[..., list[str]], screenshot: Callable[..., Path]
) -> None:
    opened(clean_page)
    stopped_early(clean_page)
    wide = "document.querySelector('dialog').scrollWidth <= document.querySelector('dialog').clientWidth"
    for (width, height), scheme in product(WINDOWS, SCHEMES):
        clean_page.set_viewport_size({"width": width, "height": height})
        # without motion: colours that are on their way from one scheme to the other are nobody's
        clean_page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        clean_page.evaluate(DRAWN)
        assert accessibility(clean_page) == [], (width, scheme)
        assert clean_page.evaluate(wide), (width, scheme)
        screenshot(clean_page, f"survey-{width}-{scheme}")
