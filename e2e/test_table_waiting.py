"""The bar while somebody else decides: who, what, between what, and by when one decides oneself."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.board_steps import DESK, PHONE, Play
from e2e.scripts import script
from e2e.shell_steps import at
from e2e.table_steps import DRAWN, painted, word

PLAY = Play(game="john_company_second", seed="board", stages={}, lot=11, manners=script("plays/john_company_second"))
TABLET = {"viewport": {"width": 768, "height": 1024}, "has_touch": True}
# The screen of somebody who has nothing to decide, and whose own secrets no curtain hides.
ONLOOKER = "(s) => s.lend(s.now.seats.findIndex(({ seat }) => s.now.waiting.every((one) => one.seat !== seat)))"
LIFT = script("table_steps/no_secrets")


def wait(page: Page) -> dict[str, Any]:
    """Before a question to somebody else alone; what is told of it."""
    PLAY.lay(page)
    PLAY.run(page, "operations.trade", "() => true", PLAY.lot)
    at(page, LIFT)
    painted(page, lambda: at(page, ONLOOKER))
    page.wait_for_selector(".decision.waiting")
    page.evaluate(DRAWN)
    found: dict[str, Any] = at(page, "({ view }) => ({ ...view.waiting[0], coming: view.coming })")
    assert found["between"] and found["coming"]
    return found


def reads(page: Page, told: dict[str, Any], between: str) -> None:
    expect(page.locator(".decision .caps")).to_have_text(word("table.bar.asked", name=told["name"]))
    expect(page.locator("#ask")).to_contain_text(told["text"])
    expect(page.locator(between)).to_contain_text(word("table.bar.between", between=told["between"]))
    for part in (between, ".lately li:first-child", ".lately li:last-child"):
        expect(page.locator(part)).to_be_in_viewport(ratio=1)
    coming = page.locator(".decision .coming")
    expect(coming).to_have_text(told["coming"])
    expect(coming).to_be_in_viewport(ratio=1)
    assert page.locator(".answering").evaluate("(e) => e.scrollHeight <= e.clientHeight"), "something is cut off"


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.browser_context_args(**DESK)
def test_on_a_desk(
    booted_page: Page, theme: str, screenshot: Callable[..., Any], accessibility: Callable[..., list[Any]]
) -> None:
    booted_page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    reads(booted_page, wait(booted_page), ".decision .who .help")
    screenshot(booted_page, f"waiting-{theme}")
    assert accessibility(booted_page) == []


@pytest.mark.browser_context_args(**TABLET)
def test_on_a_tablet(booted_page: Page, screenshot: Callable[..., Any]) -> None:
    reads(booted_page, wait(booted_page), ".decision .who .help")
    screenshot(booted_page, "waiting-tablet")


@pytest.mark.browser_context_args(**PHONE)
def test_on_a_phone(booted_page: Page, screenshot: Callable[..., Any]) -> None:
    reads(booted_page, wait(booted_page), ".decision .aside")
    screenshot(booted_page, "waiting-phone")
