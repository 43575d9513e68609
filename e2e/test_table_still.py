"""The table holds still: over the questions of a turn the bar keeps its height, and the board its place."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from e2e.board_steps import DESK, PHONE, Play
from e2e.scripts import script

PLAY = Play(
    game="john_company_second",
    seed="board",
    stages={},
    lot=11,
    manners=script("plays/john_company_second"),
)
# Questions of several kinds, with few answers and with many.
ASKED = ["family.action", "hiring.choose", "operations.allocate", "operations.trade"]
UPRIGHT = {"viewport": {"width": 768, "height": 1024}, "has_touch": True}
SHEET = {"standing": (480, 304), "raised": (110, 674)}


def box(page: Page, part: str) -> dict[str, float]:
    found = page.locator(part).bounding_box()
    assert found, part
    return {side: found[side] for side in ("x", "y", "width", "height")}  # type: ignore[literal-required]


def questions(page: Page) -> Iterator[str]:
    """Part of a game, as far as it asks these."""
    PLAY.lay(page)
    for code in ASKED:
        PLAY.run(page, code, "() => true", PLAY.lot)
        yield code


@pytest.mark.browser_context_args(**DESK)
def test_on_a_desk_the_bar_is_136_high(clean_page: Page) -> None:
    for code in questions(clean_page):
        assert (box(clean_page, ".decision")["y"], box(clean_page, ".decision")["height"]) == (58, 136), code
        assert box(clean_page, "#stage")["y"] == 202, code


@pytest.mark.browser_context_args(**UPRIGHT)
def test_on_a_tablet_the_bar_is_168_high(clean_page: Page) -> None:
    for code in questions(clean_page):
        clean_page.evaluate("() => scrollTo(0, 0)")
        assert (box(clean_page, ".decision")["y"], box(clean_page, ".decision")["height"]) == (58, 168), code
        expect(clean_page.locator("#confirm")).to_be_in_viewport(ratio=1)


@pytest.mark.browser_context_args(**PHONE)
def test_on_a_phone_the_sheet_stands_or_is_raised_over_a_board_that_keeps_its_place(clean_page: Page) -> None:
    boards = []
    for code in questions(clean_page):
        sheet = box(clean_page, ".decision")
        state = clean_page.locator(".table").get_attribute("data-sheet") or ""
        assert (sheet["y"], sheet["height"]) == SHEET[state], code
        confirm = box(clean_page, "#confirm")
        assert confirm["y"] + confirm["height"] <= box(clean_page, ".nav")["y"], code
        boards.append(box(clean_page, "#stage"))
    assert boards == boards[:1] * len(boards)
