"""Keyboard, focus, zoom, touch, motion."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.scripts import script
from e2e.shell_steps import LOBBY, TABLE, at, open_table, to_lobby, word

FOCUSED = "document.activeElement?.dataset.do ?? document.activeElement?.tagName"


def tab_to(page: Page, selector: str, limit: int = 60) -> None:
    """Presses Tab until the element has the focus."""
    for _ in range(limit):
        if page.locator(selector).evaluate("(element) => element === document.activeElement"):
            return
        page.keyboard.press("Tab")
    pytest.fail(f"{selector} is not reached by Tab")


def test_a_game_can_be_set_up_by_keyboard_alone(booted_page: Page) -> None:
    to_lobby(booted_page)
    tab_to(booted_page, ".game .setup >> nth=0")
    booted_page.keyboard.press("Enter")
    tab_to(booted_page, ".seats input >> nth=0")
    booted_page.keyboard.press("Control+a")
    booted_page.keyboard.type("Ravi")
    tab_to(booted_page, ".comp .open")
    booted_page.keyboard.press("Enter")
    booted_page.wait_for_selector(TABLE, state="attached")
    assert at(booted_page, "(session) => session.now.seats[0].name") == "Ravi"


def test_dialogs_hold_the_focus_and_give_it_back(booted_page: Page) -> None:
    to_lobby(booted_page)
    tab_to(booted_page, "[data-do=settings]")
    booted_page.keyboard.press("Enter")
    expect(booted_page.locator("dialog[open]")).to_be_visible()
    for _ in range(12):
        booted_page.keyboard.press("Tab")
        inside = "document.activeElement === document.body || document.activeElement.closest('dialog') !== null"
        assert booted_page.evaluate(inside)
    booted_page.keyboard.press("Escape")
    expect(booted_page.locator("dialog")).to_have_count(0)
    assert booted_page.evaluate(FOCUSED) == "settings"


def test_the_focus_survives_that_its_element_goes(booted_page: Page) -> None:
    to_lobby(booted_page)
    open_table(booted_page)
    booted_page.evaluate("location.hash = '#/'")
    booted_page.wait_for_selector(LOBBY, state="attached")
    booted_page.click(".leading .kept-menu summary")
    forget = booted_page.locator("[data-do=forget-kept]")
    forget.focus()
    booted_page.keyboard.press("Enter")
    expect(forget).to_have_count(0)
    assert booted_page.evaluate("document.activeElement !== document.body")


def test_a_change_of_screen_takes_the_focus_along(booted_page: Page) -> None:
    to_lobby(booted_page)
    booted_page.locator(".comp .open").focus()
    booted_page.keyboard.press("Enter")
    booted_page.wait_for_selector(TABLE, state="attached")
    expect(booted_page.locator("#app :focus")).to_have_count(1)


@pytest.mark.parametrize(("width", "height"), [(720, 450), (640, 400), (360, 640), (320, 568)])
def test_nothing_is_cut_off_when_enlarged(booted_page: Page, width: int, height: int) -> None:
    """1440 × 900 and 1280 × 800 at 200 %, and small phones: no sideways scrolling."""
    booted_page.set_viewport_size({"width": width, "height": height})
    to_lobby(booted_page)
    assert booted_page.evaluate("document.documentElement.scrollWidth") <= width
    booted_page.click("[data-do=settings]")
    box = booted_page.locator("dialog").bounding_box()
    assert box and box["x"] >= 0 and box["x"] + box["width"] <= width and box["height"] <= height


TARGETS = script("shell_access/targets")


def test_targets_are_large_enough_for_fingers(booted_page: Page) -> None:
    booted_page.set_viewport_size({"width": 390, "height": 844})
    to_lobby(booted_page)
    open_table(booted_page)
    booted_page.evaluate("location.hash = '#/'")
    booted_page.wait_for_selector(LOBBY, state="attached")
    small = [target for target in booted_page.evaluate(TARGETS) if target["height"] < 43.5 or target["width"] < 43.5]
    assert small == []


def test_motion_follows_the_system_and_the_reader(watched: Any, clean_page: Page) -> None:
    clean_page.emulate_media(reduced_motion="reduce")
    to_lobby(clean_page)
    expect(clean_page.locator("html")).to_have_attribute("data-motion", "off")
    clean_page.click("[data-do=settings]")
    expect(clean_page.locator("dialog")).to_contain_text(word("settings.motion.system"))
    clean_page.emulate_media(reduced_motion="no-preference")
    expect(clean_page.locator("html")).not_to_have_attribute("data-motion", "off")


def test_messages_are_spoken_and_do_not_take_the_focus(clean_page: Page) -> None:
    clean_page.goto("./#/game/nowhere")
    clean_page.wait_for_selector(LOBBY, state="attached", timeout=60_000)
    region = clean_page.locator(".notices")
    expect(region).to_have_attribute("aria-live", "polite")
    expect(region).to_contain_text(word("lobby.gone"))
    assert clean_page.evaluate("!document.activeElement.closest('.notices')")
    clean_page.get_by_role("button", name=word("shell.dismiss")).click()
    expect(clean_page.locator(".notice")).to_have_count(0)
