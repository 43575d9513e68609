"""The board of John Company, second edition: its stages, the map of India that is played on, and what lies round it."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.board_steps import (
    DESK,
    PHONE,
    TABLET,
    Play,
    accessible_in_all_themes,
    clipped,
    fits_across,
    fits_down,
    table_of,
)
from e2e.scripts import script
from e2e.shell_steps import at
from e2e.table_steps import POSITION, click, press, step_back, tap

# One decision of every stage, and each kind of thing that is chosen on the map.
STAGES = {
    "family.action": "family",
    "family.writer": "india",
    "hiring.choose": "hiring",
    "operations.envoy_choice": "india",
    "operations.transfer": "india",
    "operations.declare": "india",
    "operations.commander": "india",
    "parliament.policy": "parliament",
    "london.retire": "london",
}
# An order, a region, a piece in a box.
ON_THE_MAP = ("operations.envoy_choice", "operations.declare", "operations.transfer")

PLAY = Play(
    game="john_company_second",
    seed="board",
    stages=STAGES,
    lot=11,
    manners=script("plays/john_company_second"),
)
table = table_of(PLAY)
ON_THE_BOARD = "({ now }, { open, offered }) => open(offered(now.decision)).filter((one) => one.target).length > 1"

# What has been answered on the copy.
COMPOSED = "(session) => session.composition.steps.map(({ value }) => value)"

# Round the map only the pressed button shows its name.
WORDS = ".jc2-ribbon .office, .jc2-box h3, .jc2-box .rank, .jc2-box .hulls, .jc2-box p, .look[aria-pressed=true] span"
# Boxes that stick out of the chart or lie over each other.
MISPLACED = script("board_john_company_second/misplaced")

# What the view says of the map, in the form in which the board is asked for it below.
MAP_OF_THE_VIEW = script("board_john_company_second/map_of_the_view")
MAP_OF_THE_BOARD = script("board_john_company_second/map_of_the_board")

# Which options of the decision lie in the window through which a phone looks at the chart.
IN_SIGHT = script("board_john_company_second/in_sight")

# Shows the board a moment after which a writer fills an order.
FILLED = script("board_john_company_second/filled")


def play_to(page: Page, code: str) -> None:
    """To a question that has something to choose on the board."""
    PLAY.to(page, code, test=ON_THE_BOARD)


def assert_chart_is_whole(page: Page) -> None:
    assert clipped(page, WORDS) == []
    assert page.evaluate(MISPLACED) == []


@pytest.mark.browser_context_args(**DESK)
@pytest.mark.parametrize("code", STAGES)
def test_the_stage_follows_the_phase_and_what_is_asked(
    table: Page, accessibility: Callable[..., list[str]], code: str
) -> None:
    play_to(table, code)
    stage = STAGES[code]
    expect(table.locator("#stage .look.asked")).to_have_attribute("aria-pressed", "true")
    part = {"india": ".jc2-map", "family": ".jc2-family"}.get(stage, f".jc2-{stage}")
    expect(table.locator(f"#stage {part}")).to_be_visible()
    assert fits_down(table)
    assert table.locator("#stage .is-option").count() > 1
    if stage == "india":
        assert_chart_is_whole(table)
    if code in ON_THE_MAP:
        accessible_in_all_themes(table, accessibility)


@pytest.mark.browser_context_args(**DESK)
def test_the_map_shows_what_the_view_says(table: Page) -> None:
    play_to(table, "operations.declare")
    shown: dict[str, Any] = table.evaluate(MAP_OF_THE_BOARD)
    assert shown == at(table, MAP_OF_THE_VIEW)
    assert shown["closed"]
    for order in table.locator("#stage .order").all():
        expect(order).to_have_attribute("aria-label", re.compile(r"^\w+, order \d.*: £\d, (open|closed|filled)"))


@pytest.mark.browser_context_args(**DESK)
def test_an_operation_is_answered_on_the_map(table: Page) -> None:
    play_to(table, "operations.envoy_choice")
    order = table.locator("#stage .order.closed.is-option").first
    target = order.get_attribute("data-target")
    before = at(table, POSITION)
    click(table, order)
    opened = table.locator(f'#stage .order.open[data-target="{target}"]')
    expect(opened).to_have_count(1)
    expect(table.locator(".decision .draft-mark")).to_be_visible()
    assert at(table, POSITION) == before
    click(table, '[data-do="answer-out"]')
    expect(table.locator(f'#stage .order.open[data-target="{target}"]')).to_have_count(1)


@pytest.mark.browser_context_args(**DESK)
def test_a_writer_is_seen_where_it_would_go(table: Page) -> None:
    play_to(table, "family.writer")
    box = table.locator("#stage .rank.is-option").first
    target = box.get_attribute("data-target")
    click(table, box)
    expect(table.locator(f'#stage [data-target="{target}"] .to-come')).to_have_count(1)
    expect(table.locator("#stage .to-come")).to_have_count(1)


@pytest.mark.browser_context_args(**DESK)
def test_a_writer_travels_to_its_order(table: Page) -> None:
    play_to(table, "operations.declare")
    assert at(table, FILLED) == 1
    expect(table.locator("#stage .travels")).to_have_count(0)


@pytest.mark.browser_context_args(**DESK)
def test_a_region_is_chosen_anywhere_in_it(table: Page) -> None:
    play_to(table, "operations.declare")
    region = table.locator("#stage .region.is-option").last
    target = region.get_attribute("data-target") or ""
    inside = table.locator(f'#stage .order[data-target^="{target.replace("region", "order")}_"]').first.bounding_box()
    assert inside
    table.mouse.click(inside["x"] + inside["width"] / 2, inside["y"] + inside["height"] / 2)
    table.wait_for_selector(".ladder")
    (chosen,) = [one for one in at(table, "(session) => session.now.decision.options") if one.get("target") == target]
    assert at(table, COMPOSED) == [chosen["value"]]
    assert at(table, "(session) => session.view.decision.params.regions") == chosen["params"]["regions"]


@pytest.mark.browser_context_args(**DESK)
def test_the_keyboard_walks_the_orders(table: Page) -> None:
    play_to(table, "operations.envoy_choice")
    press(table, "m")
    first = table.evaluate("() => document.activeElement.dataset.target")
    table.keyboard.press("ArrowDown")
    second = table.evaluate("() => document.activeElement.dataset.target")
    assert first != second
    press(table, "Enter")
    assert [f"order-{one}" for one in at(table, COMPOSED)] == [second]


@pytest.mark.browser_context_args(**DESK)
def test_the_ribbon_tells_who_has_acted_and_who_acts(table: Page) -> None:
    play_to(table, "operations.declare")
    now = table.locator("#stage .jc2-ribbon .now")
    expect(now).to_have_attribute("aria-current", "step")
    acting = at(table, "(session) => session.view.place.acting")
    expect(now).to_have_attribute("data-target", f"office-{acting}")
    expect(table.locator("#stage .jc2-box.acting h3")).to_have_text(acting.rsplit("_", 1)[1].title())
    done = table.locator("#stage .jc2-ribbon .done")
    assert done.count() >= len(("chairman", "director_of_trade", "manager_of_shipping", "military_affairs"))
    expect(table.locator("#stage .jc2-ribbon .done .tick")).to_have_count(done.count())


@pytest.mark.browser_context_args(**DESK)
def test_another_stage_is_looked_at_until_something_else_is_asked(table: Page) -> None:
    play_to(table, "operations.envoy_choice")
    click(table, '#stage .look[data-value="london"]')
    expect(table.locator("#stage .jc2-london")).to_be_visible()
    expect(table.locator("#stage .jc2-map")).to_have_count(0)
    click(table, "#stage .look.asked")
    click(table, table.locator("#stage .order.is-option"))
    click(table, '#stage .look[data-value="parliament"]')
    expect(table.locator("#stage .jc2-parliament")).to_be_visible()
    click(table, "#confirm")
    expect(table.locator("#stage .look.asked")).to_have_attribute("aria-pressed", "true")


@pytest.mark.browser_context_args(**DESK)
def test_an_option_of_the_bar_lights_its_part_of_the_map(table: Page) -> None:
    play_to(table, "operations.declare")
    option = table.locator(".decision .opt").last
    option.hover()
    expect(table.locator("#stage .region.lit")).to_have_attribute("data-target", option.get_attribute("data-for") or "")


@pytest.mark.browser_context_args(**DESK)
def test_the_board_stands_when_the_game_is_over(table: Page) -> None:
    PLAY.to_end(table)
    table.wait_for_selector(".table.on-end")
    press(table, "Escape")
    expect(table.locator("#stage .jc2-map")).to_be_visible()
    expect(table.locator("#stage .jc2-company")).to_be_visible()
    expect(table.locator("#stage .is-option")).to_have_count(0)


@pytest.mark.browser_context_args(**DESK)
def test_the_past_is_drawn_without_a_question(table: Page) -> None:
    play_to(table, "operations.declare")
    step_back(table)
    expect(table.locator("#stage .jc2-map")).to_be_visible()
    expect(table.locator("#stage .is-option")).to_have_count(0)


@pytest.mark.browser_context_args(**DESK, reduced_motion="reduce")
def test_options_do_not_breathe_where_motion_is_not_wanted(table: Page) -> None:
    play_to(table, "operations.envoy_choice")
    ring = table.locator("#stage .order.is-option > .ring").first
    expect(ring).to_be_visible()
    assert ring.evaluate("(one) => getComputedStyle(one).animationName") == "none"


@pytest.mark.browser_context_args(**TABLET)
def test_the_chart_is_whole_and_readable_on_a_tablet(table: Page) -> None:
    play_to(table, "operations.declare")
    assert_chart_is_whole(table)
    box = table.locator("#stage .india-sheet").bounding_box()
    # the smallest writing on the chart is 12 pixels high from this width on
    assert box
    assert box["width"] >= 580
    assert fits_across(table)


@pytest.mark.browser_context_args(**PHONE)
@pytest.mark.parametrize("code", ["operations.envoy_choice", "operations.declare"])
def test_the_phone_opens_on_what_can_be_chosen(table: Page, code: str) -> None:
    play_to(table, code)
    near = table.evaluate(IN_SIGHT)
    assert near["seen"] > 0
    tap(table, "#stage .zoom")
    whole = table.evaluate(IN_SIGHT)
    assert whole["seen"] >= near["seen"]
    # the standing sheet leaves less height than the chart has: the rest is scrolled to
    for option in table.locator("#stage .india .is-option").all():
        option.scroll_into_view_if_needed()
        expect(option).to_be_in_viewport()
    tap(table, '.nav button[data-view="more"]')
    expect(table.locator("#stage .jc2-company")).to_be_visible()
    expect(table.locator("#stage .jc2-map")).to_be_hidden()
    assert fits_across(table)


@pytest.mark.browser_context_args(**PHONE)
def test_a_phone_looks_back_on_the_map(table: Page) -> None:
    play_to(table, "operations.envoy_choice")
    tap(table, '.nav [data-tab="log"]')
    tap(table, table.locator("#log .look").last)
    chart = table.locator("#stage .jc2-map").bounding_box()
    assert chart
    assert chart["height"] > 250
    expect(table.locator('[data-do="past-leave"]')).to_be_in_viewport(ratio=1)
    for tab, part in (("players", ".player .name"), ("log", ".since"), ("course", ".tline")):
        tap(table, f'.nav [data-tab="{tab}"]')
        expect(table.locator(f".on-past {part}").first).to_be_in_viewport()
        expect(table.locator("#stage")).to_be_hidden()
    tap(table, '[data-do="past-leave"]')
    expect(table.locator("#stage .jc2-map")).to_be_visible()


@pytest.mark.browser_context_args(**PHONE)
def test_the_map_on_the_phone_is_accessible(table: Page, accessibility: Callable[..., list[str]]) -> None:
    play_to(table, "operations.envoy_choice")
    assert accessibility(table) == []


@pytest.mark.browser_context_args(**DESK)
def test_a_place_that_means_several_things_takes_the_next_with_each_click(table: Page) -> None:
    PLAY.to(table, "operations.transfer", test=script("board_john_company_second/means_several"), lot=3)
    options = [
        one for one in at(table, "(s) => s.view.decision.options") if one.get("target") and not one.get("closed")
    ]
    meant: dict[str, list[str]] = {}
    for one in options:
        meant.setdefault(one["target"], []).append(one["text"])
    target, texts = max(meant.items(), key=lambda pair: len(pair[1]))
    place = table.locator(f'#stage [data-target="{target}"]').first
    expect(place).to_have_attribute("aria-description", re.compile(re.escape(texts[0]) + ".*; " + re.escape(texts[1])))
    for text in [*texts, texts[0]]:
        click(table, f'#stage [data-target="{target}"] >> nth=0')
        expect(table.locator(".decision .opt[aria-pressed=true] .words")).to_have_text(text)
        expect(place).to_have_class(re.compile("is-chosen"))
