"""Every screen holds the accessibility rules in both themes, and every word on it comes from a catalogue."""

from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import Page

from e2e.scripts import handed, script
from e2e.shell_steps import DROP, to_lobby
from e2e.table_steps import (
    TOGETHER,
    click,
    compose,
    confirm,
    deal,
    kind,
    lay,
    lift,
    painted,
    play_on,
    session,
    step_back,
)

STRANGE = script("table_access/strange")
HARD_CODED = script("table_access/hard_coded")


KINDS = 5


def screens(page: Page, address: str = "./") -> Iterator[str]:
    """Lays a table for three people and walks through everything that it can show."""
    lay(page, TOGETHER, address)
    yield "curtain"
    met = set()
    while not page.locator(".table.on-end").count():
        while page.locator(".curtain").count():
            lift(page)
        asked = kind(page)
        compose(page)
        if asked not in met:
            met.add(asked)
            yield asked
            if asked == "amount":
                yield from around(page)
        if len(met) == KINDS:
            break
        confirm(page)
    session(page, "(s) => s.curtain && s.lift()")
    step_back(page)
    yield "past"
    click(page, '[data-screen="economy"]')
    yield "economy"
    click(page, '[data-do="economy-numbers"]')
    yield "numbers"


def around(page: Page) -> Iterator[str]:
    deal(page)
    click(page, 'dialog [data-do="deal-step"][data-by="1"]')
    yield "deal dialog"
    click(page, '[data-do="deal-send"]')
    yield "deals"
    click(page, "#tab-rules")
    yield "rules tab"
    click(page, '.ruletab [data-do="rules-open"]')
    yield "rules"
    click(page, '.drawer [data-do="close"]')
    click(page, ".player .whole")
    yield "holding"
    painted(page, lambda: page.keyboard.press("Escape"))
    click(page, "#tab-log")
    page.click('.masthead [data-do="hint"]')
    page.wait_for_selector("dialog .hintbody")
    yield "hint"
    painted(page, lambda: page.keyboard.press("Escape"))
    page.click('[data-do="saves"]')
    page.wait_for_selector('dialog [data-do="share"]')
    yield "saves"
    page.click('dialog [data-do="share"]')
    page.wait_for_selector("#share-link")
    yield "share"
    painted(page, lambda: page.keyboard.press("Escape"))


# What a second look at the same elements in other colours can find.
COLOURS = ("color-contrast", "link-in-text-block")


def in_both_themes(page: Page, accessibility: Callable[..., list[str]]) -> list[str]:
    page.emulate_media(color_scheme="light")
    found = accessibility(page)
    page.emulate_media(color_scheme="dark")
    return [*found, *accessibility(page, *COLOURS)]


def test_every_screen_holds_the_rules_in_both_themes(
    booted_page: Page, accessibility: Callable[..., list[str]]
) -> None:
    broken = {}
    for screen in screens(booted_page):
        if found := in_both_themes(booted_page, accessibility):
            broken[screen] = found
    booted_page.goto("./#/lesson/auction_house")
    booted_page.wait_for_selector("#callout")
    if found := in_both_themes(booted_page, accessibility):
        broken["lesson"] = found
    assert broken == {}


def test_the_end_holds_the_rules_in_both_themes(booted_page: Page, accessibility: Callable[..., list[str]]) -> None:
    lay(booted_page)
    play_on(booted_page)
    assert in_both_themes(booted_page, accessibility) == []


def test_every_word_comes_from_a_catalogue(clean_page: Page) -> None:
    strange = {}
    for screen in screens(clean_page, "./?lang=xx-pseudo"):
        if found := session(clean_page, HARD_CODED, clean_page.evaluate_handle(handed(STRANGE))):
            strange[screen] = found
    assert strange == {}


def test_every_word_beside_the_table_comes_from_a_catalogue(clean_page: Page, watch: Any) -> None:
    watch.expect("spoilt")
    page, pseudo = clean_page, "./?lang=xx-pseudo"
    strange = {}

    def look(screen: str, scope: str) -> None:
        page.wait_for_selector(f"{scope} :is(p, button)")
        if found := page.evaluate(STRANGE, scope):
            strange[screen] = found

    to_lobby(page, pseudo)
    page.click("[data-do=settings]")
    look("settings", "dialog[open]")
    page.keyboard.press("Escape")
    page.evaluate(DROP, "no game")
    look("damaged", 'dialog[data-dialog="damaged"]')
    page.goto(f"{pseudo}#/lesson/auction_house")
    look("lesson", "#callout")
    page.evaluate("() => { setTimeout(() => { throw new Error('spoilt'); }); }")
    page.wait_for_selector('dialog[data-dialog="trouble"] pre')
    page.locator("dialog pre").evaluate("(told) => told.remove()")  # what the defect itself says
    look("trouble", 'dialog[data-dialog="trouble"]')
    assert strange == {}
