"""The books: read from the lobby, by address and over a table, with plates of the real board; aids to print."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.board_steps import PHONE
from e2e.scripts import script
from e2e.shell_steps import BOOT_MS, LOBBY, to_lobby
from e2e.sight import CLASH, CUT, REACHED
from e2e.table_steps import DRAWN, lay, press
from e2e.table_steps import word as table_word

WORDS = json.loads((Path(__file__).parents[1] / "web/words/en/reading.json").read_text(encoding="utf-8"))
BOOK = 'html[data-ready="reading"]'
GAMES = ["arkwright", "auction_house", "east_india_companies", "john_company_first", "john_company_second"]
PLATES = ".reading .plate .chartbox"
# All but the plates, which are cut on purpose.
WRITTEN = ".reading > :is(header, nav), .reading .t > :not(.plate), .reading .notes, .plate > :is(figcaption, .key)"
WRONG_PLATES = script("reading/plates")
PRINTED = script("reading/printed")
SIZES = {"desk": (1440, 900), "small desk": (1024, 768), "tablet": (768, 1024), "phone": (390, 844)}


def open_book(page: Page, address: str) -> None:
    part, game = address.split("/")[:2]
    page.evaluate("(address) => { location.hash = `#/${address}`; }", address)
    name = f"{'rules' if part == 'book' else part}/{game}"
    page.wait_for_selector(f'{BOOK} .reading[data-book="{name}"] .text', timeout=BOOT_MS)


def here(page: Page) -> str:
    """The chapter that is on the screen."""
    return page.locator(".reading").get_attribute("data-here") or ""


def test_a_book_is_opened_from_the_lobby_and_searched(booted_page: Page) -> None:
    page = booted_page
    to_lobby(page)
    page.click(".game[data-game=east_india_companies]")
    page.click(".mast [data-do=rulebook]")
    page.wait_for_selector(f"{BOOK} .reading .text")
    assert "#/book/" in page.url
    chapters = page.locator(".toc > ol > li > button")
    chapters.nth(2).click()
    third = here(page)
    assert page.url.endswith(f"/{third}") and page.locator(f"#{third}").count() == 1
    page.keyboard.press("/")
    expect(page.locator("#reading-seek")).to_be_focused()
    page.keyboard.type("cheapest")
    hits = page.locator("#reading-hits")
    expect(hits.locator("h3")).to_have_count(2)
    found = hits.locator("[data-do=reading-go]").first
    expect(found.locator("mark").first).to_have_text(re.compile("cheapest", re.IGNORECASE))
    place = found.get_attribute("data-to")
    found.click()
    expect(page.locator(f"#{place}")).to_be_in_viewport()
    # an entry of the ledger, and back to the place that tells of it
    page.locator("#reading-seek").fill("cheapest")
    hits.locator("[data-do=reading-rule]").first.click()
    asked = page.locator(".rulelist .asked")
    expect(asked).to_be_in_viewport()
    asked.locator("[data-do=reading-go]").click()
    expect(page.locator(".rulelist")).to_have_count(0)
    page.go_back()
    expect(page.locator(".rulelist").first).to_be_visible()
    page.locator(".reading-mast [data-do=reading-close]").click()
    page.wait_for_selector(LOBBY, state="attached")


def test_a_chapter_has_an_address_and_a_wrong_one_leads_to_the_book(booted_page: Page) -> None:
    page = booted_page
    open_book(page, "book/east_india_companies/what-scores")
    assert here(page) == "what-scores"
    expect(page.locator("#what-scores")).to_be_in_viewport()
    open_book(page, "room/john_company_second")
    expect(page.locator('.parts [aria-current="page"]')).to_have_text(WORDS["reading.part.room"])
    page.evaluate("() => { location.hash = '#/book/no_such_game'; }")
    page.wait_for_selector(LOBBY, state="attached")
    expect(page.locator(".notice.error")).to_contain_text("no_such_game")


def test_a_reference_leads_to_its_rule(booted_page: Page) -> None:
    """The number in the text goes to the note in the margin, the note to the ledger."""
    page = booted_page
    page.set_viewport_size({"width": 1440, "height": 900})
    open_book(page, "book/east_india_companies/one-voyage")
    mark = page.locator("#one-voyage .lr").first
    rule = mark.get_attribute("data-rule") or ""
    mark.click()
    note = page.locator(f'#one-voyage .n [data-rule="{rule}"]').first
    expect(note).to_be_focused()
    note.click()
    expect(page.locator(f'[id="rule-{rule}"]')).to_be_focused()


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_every_plate_shows_the_board_with_all_of_its_key(booted_page: Page, size: str) -> None:
    page = booted_page
    page.set_viewport_size({"width": SIZES[size][0], "height": SIZES[size][1]})
    found: dict[str, list[str]] = {}
    for game in GAMES:
        open_book(page, f"book/{game}")
        plates = page.locator(PLATES)
        assert plates.count()
        for at in range(plates.count()):
            plates.nth(at).scroll_into_view_if_needed()
            page.wait_for_selector(f"{PLATES}[data-drawn] >> nth={at}")
        if lacking := page.evaluate(WRONG_PLATES):
            found[game] = lacking
    assert found == {}


@pytest.mark.parametrize("address", ["book/east_india_companies", "room/john_company_second", "aids/arkwright"])
def test_a_book_is_whole_at_every_size(booted_page: Page, address: str) -> None:
    page = booted_page
    open_book(page, address)
    found: dict[str, list[str]] = {}
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        # a table that is wider than its column is scrolled
        lacking = [one for check in (CUT, CLASH) for one in page.evaluate(check, WRITTEN)]
        lacking += page.evaluate(REACHED, {"scope": WRITTEN, "least": 0})
        if lacking:
            found[name] = lacking
    assert found == {}


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_book_is_accessible(
    booted_page: Page, accessibility: Callable[..., list[str]], screenshot: Callable[..., Path], theme: str
) -> None:
    page = booted_page
    page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    for address in ("book/east_india_companies", "aids/east_india_companies", "book/auction_house/all-rules"):
        page.set_viewport_size({"width": 1440, "height": 900})
        open_book(page, address)
        assert accessibility(page) == [], address
        page.set_viewport_size({"width": 390, "height": 844})
        page.evaluate(DRAWN)
        assert accessibility(page) == [], f"{address} on a phone"
    screenshot(page, f"reading-phone-{theme}")


@pytest.mark.browser_context_args(**PHONE)
def test_the_contents_of_a_phone_lie_over_the_text(booted_page: Page) -> None:
    page = booted_page
    open_book(page, "book/arkwright")
    expect(page.locator(".toc")).to_be_hidden()
    page.click(".reading-top [data-do=reading-contents]")
    page.locator(".toc > ol > li > button").nth(3).click()
    expect(page.locator(".toc")).to_be_hidden()
    expect(page.locator(f"#{here(page)}")).to_be_in_viewport()


def test_an_aid_is_printed_alone(booted_page: Page) -> None:
    page = booted_page
    page.evaluate(PRINTED)
    open_book(page, "aids/john_company_second")
    sheets = page.locator(".sheet")
    assert sheets.count() > 5
    second = sheets.nth(1).get_attribute("id")
    sheets.nth(1).locator("[data-do=reading-print]").click()
    page.click(".reading-mast [data-do=reading-print]")
    alone, whole = page.evaluate("globalThis.printed")
    assert alone == [second]
    assert len(whole) == sheets.count()
    page.emulate_media(media="print")
    expect(page.locator(".reading-mast")).to_be_hidden()
    expect(sheets.nth(1)).to_be_visible()


def test_the_book_over_a_table_knows_what_is_asked(booted_page: Page) -> None:
    page = booted_page
    lay(page)
    press(page, "r")
    page.locator("#rules").get_by_role("button", name=table_word("table.rules.read")).click()
    book = page.locator("dialog[open] .reading")
    expect(book.locator("#reading-now")).to_contain_text(page.locator("#ask").inner_text())
    expect(book.locator(".turn .now")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(book).to_have_count(0)
    # a rule that is read leads to its place in the book
    page.locator("#rules .rule").first.click()
    page.locator("#rules").get_by_role("button", name=table_word("table.rules.in-book")).click()
    expect(book).to_be_visible()
    book.locator("[data-do=reading-close]").first.click()
    expect(book).to_have_count(0)
