"""What happens is told where it happens: dice and votes in the bar, fights on the chart, a turn by its recap."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.board_steps import DESK, PHONE
from e2e.moment_steps import RESULT, give, gone, lay, on, shown, to
from e2e.scripts import script
from e2e.shell_steps import at
from e2e.table_steps import compose

# A question that waits for its answer.
ASKED = ".decision[data-kind]"
UNREAD = ".decision[data-unread]"
BY_HAND = script("moments/by_hand")
PASS = "(s) => s.narrator.pass()"
# Where plates stand on the shapes of the regions that fight, and on each other or on boxes.
OVERLAPS = script("moments/overlaps")
# How long the moment that is shown is to stay, in seconds.
STAYS = "(s) => s.narrator.time / 1000"


# --- dice -------------------------------------------------------------------------------------------------------------
def test_the_result_stands_where_the_question_stood(booted_page: Page) -> None:
    lay(booted_page, "trade")
    bar = booted_page.locator(".decision").bounding_box()
    give(booted_page, 4)
    line: dict[str, Any] = at(booted_page, "(s) => s.scene.moment.main")
    assert booted_page.locator(".decision").bounding_box() == bar
    assert booted_page.locator(ASKED).count() == 0
    dice = booted_page.locator(".dice .die")
    expect(dice).to_have_count(len(line["dice"]))
    expect(dice.nth(line["deciding"])).to_contain_class("decides")
    expect(booted_page.locator(".dice .decides")).to_have_count(1)
    expect(booted_page.locator(".outcome .word")).to_have_text(line["verdict"])
    expect(booted_page.locator(".outcome .verdict p")).to_contain_text(str(min(line["dice"])))
    expect(booted_page.locator(".foot .chance b")).to_have_text(f"{round(line['chance'] / 10)} %")
    expect(booted_page.locator("#ask")).not_to_contain_text(str(line["verdict"]).lower())
    expect(booted_page.locator("#say")).to_contain_text(line["text"])


def test_space_goes_on_to_the_next_question(booted_page: Page) -> None:
    lay(booted_page, "trade")
    give(booted_page, 4)
    assert at(booted_page, "(s) => s.view.decision") is None
    on(booted_page)
    gone(booted_page)


def test_bots_do_not_move_before_it_has_been_told(clean_page: Page) -> None:
    lay(clean_page, "trade")
    give(clean_page, 4)
    position = at(clean_page, "(s) => s.now.meta.position")
    waiting = at(clean_page, "(s) => s.now.waiting.map(({ seat }) => s.now.seats[seat].human)")
    assert waiting == [False]
    clean_page.clock.install()
    clean_page.clock.run_for(60_000)
    assert at(clean_page, "(s) => s.now.meta.position") == position
    assert shown(clean_page) == "operations.trade"
    clean_page.clock.resume()
    clean_page.locator(".go-on").click()
    gone(clean_page)


@pytest.mark.parametrize(("pace", "seconds"), [("quick", 1.2), ("calm", 2.4)])
def test_the_pace_says_how_long(booted_page: Page, pace: str, seconds: float) -> None:
    lay(booted_page, "trade", pace)
    give(booted_page, 4)
    assert at(booted_page, STAYS) == seconds
    gone(booted_page)


def test_a_question_that_comes_up_by_itself_takes_no_answer_before_it_can_be_read(booted_page: Page) -> None:
    """Whoever taps "go on" the moment it goes by itself hits what stands in its place."""
    page = booted_page
    position = "(s) => s.now.meta.position"
    lay(page, "trade", "quick")
    give(page, 4)
    on(page, "Shift+Space")
    page.locator(f'.table[data-bots="idle"] {ASKED}').wait_for()
    compose(page)
    before = at(page, position)
    at(page, BY_HAND)
    page.locator(RESULT).wait_for()
    at(page, PASS)
    page.locator(UNREAD).wait_for()
    page.locator("#confirm").click()
    page.keyboard.press("Enter")
    assert at(page, position) == before
    at(page, PASS)
    expect(page.locator(UNREAD)).to_have_count(0)
    page.locator("#confirm").click()
    assert at(page, position) > before


def test_off_leaves_dice_to_the_log(booted_page: Page) -> None:
    lay(booted_page, "trade", "off")
    at(booted_page, "(s) => { s.do({ do: 'answer', seat: 0, answer: 4 }); }")
    assert shown(booted_page) is None
    assert at(booted_page, "(s) => s.nowLog.some((line) => line.code === 'operations.trade')")


def test_the_pace_is_chosen_in_the_foot_and_kept(booted_page: Page) -> None:
    lay(booted_page, "trade")
    booted_page.locator('.foot [data-name="pace"]').click()
    expect(booted_page.locator(".weights tbody tr")).to_have_count(4)
    booted_page.locator('[data-do="pace"][data-pace="quick"]').click()
    expect(booted_page.locator('[data-do="pace"][data-pace="quick"]')).to_have_attribute("aria-pressed", "true")
    kept = booted_page.evaluate("() => JSON.parse(localStorage.getItem('leadenhall/settings')).pace")
    assert kept == "quick"


# --- events in India --------------------------------------------------------------------------------------------------
def test_a_fight_is_told_on_the_chart(booted_page: Page) -> None:
    page = booted_page
    page.set_viewport_size(DESK["viewport"])
    lay(page, "lost")
    give(page, 1)
    to(page, "events.attack.invasion")
    line: dict[str, Any] = at(page, "(s) => s.scene.moment.main")
    expect(page.locator(".scene .veil")).to_have_count(1)
    expect(page.locator(".scene .kept use")).to_have_count(2)
    expect(page.locator(".outcome-of.lost .fallen")).to_have_attribute("href", f"#jc2-{line['params']['region']}")
    expect(page.locator(".word-tag.lost text").first).to_have_text(line["verdict"])
    totals = page.locator(".strength-plate .total").all_text_contents()
    assert sorted(totals) == sorted(str(side["total"]) for side in line["strengths"].values())
    assert page.evaluate(OVERLAPS, line["params"]["region"]) == []
    expect(page.locator(".consequences .chg.dn").first).to_be_visible()
    expect(page.locator(".track .was")).to_have_count(1)


def test_the_table_stands_as_it_was_then(booted_page: Page) -> None:
    """Dividends and events come of one answer: while the dividends are told nothing has been lost yet."""
    page = booted_page
    lay(page, "lost")
    region = "(s) => s.view.board.regions.find(({ region }) => region === 'bengal').control"
    give(page, 1)
    assert shown(page) == "revenue.dividends"
    assert at(page, region) == "bengal"
    assert not at(page, "(s) => s.log.some((line) => line.code === 'events.region_lost')")
    to(page, "events.attack.invasion")
    assert at(page, region) == ""
    assert at(page, "(s) => s.log.some((line) => line.code === 'events.region_lost')")


def test_the_last_one_can_be_seen_again(booted_page: Page) -> None:
    page = booted_page
    lay(page, "lost")
    give(page, 1)
    first = shown(page)
    on(page)
    second = shown(page)
    assert second not in (None, first)
    on(page, "Backspace")
    assert shown(page) == first
    on(page)
    assert shown(page) == second


def test_skipping_loses_nothing(booted_page: Page) -> None:
    page = booted_page
    lay(page, "lost")
    give(page, 1)
    on(page, "Shift+Space")
    page.locator(f'.table[data-bots="idle"] {ASKED}').wait_for()
    assert at(page, "(s) => s.nowLog.some((line) => line.code === 'events.region_lost')")
    assert at(page, "(s) => s.narrator.hurried") is False


@pytest.mark.browser_context_args(**PHONE)
def test_a_phone_looks_at_the_loser_and_reads_both_sums(booted_page: Page) -> None:
    page = booted_page
    lay(page, "lost")
    give(page, 1)
    while shown(page) != "events.attack.invasion":
        page.locator(".go-on").tap()
    pane, region = (page.locator(one).bounding_box() for one in (".jc2-map .pane", '[data-target="region-bengal"]'))
    assert pane and region
    middle = region["x"] + region["width"] / 2, region["y"] + region["height"] / 2
    assert pane["x"] < middle[0] < pane["x"] + pane["width"]
    assert pane["y"] < middle[1] < pane["y"] + pane["height"]
    strengths = at(page, "(s) => s.scene.moment.main.strengths")
    sums = page.locator(".sums > span")
    for index, side in enumerate(("attacker", "defender")):
        expect(sums.nth(index)).to_contain_text(str(strengths[side]["total"]))
    expect(sums.first.locator("small")).to_be_visible()
    button = page.locator(".go-on").bounding_box()
    assert button and button["height"] >= 44


# --- votes ------------------------------------------------------------------------------------------------------------
def test_votes_are_shields_in_the_order_cast_and_one_decided(booted_page: Page) -> None:
    page = booted_page
    lay(page, "vote")
    give(page, "end")
    to(page, "parliament.over")
    line: dict[str, Any] = at(page, "(s) => s.scene.moment.main")
    for side in ("for", "against"):
        cast = sum(vote["n"] for vote in line["votes"] if vote["side"] == side)
        expect(page.locator(f".ballots .{side} i")).to_have_count(cast)
        expect(page.locator(f".ballots .{side} b")).to_have_text(str(cast))
    expect(page.locator(".ballots .decides")).to_have_count(1)
    expect(page.locator(".outcome .word")).to_have_text(line["verdict"])


# --- turning points ---------------------------------------------------------------------------------------------------
def test_the_end_of_a_turn_is_told_by_its_recap(booted_page: Page) -> None:
    page = booted_page
    lay(page, "turn")
    give(page, 3)
    to(page, "turn.over")
    expect(page.locator("#recap-title")).to_be_visible()
    on(page)
    expect(page.locator("#recap-title")).to_have_count(0)


def test_rolls_of_a_kind_are_one_moment(booted_page: Page) -> None:
    page = booted_page
    lay(page, "turn")
    give(page, 3)
    to(page, "london.attrition")
    rolled = at(page, "(s) => s.scene.moment.lines.length")
    assert rolled > 1
    expect(page.locator(".rolls > li")).to_have_count(rolled)


def test_a_small_thing_is_a_line_of_the_foot(booted_page: Page) -> None:
    page = booted_page
    lay(page, "lost")
    give(page, 1)
    to(page, "events.attack.invasion")
    expect(page.locator(".foot .line")).to_have_text(at(page, "(s) => s.narrator.small.main.text"))


def test_without_motion_nothing_moves_and_the_time_is_the_same(booted_page: Page) -> None:
    page = booted_page
    lay(page, "lost", "calm", "off")
    give(page, 1)
    assert at(page, STAYS) == 2.4
    moving = page.evaluate(
        "() => document.querySelector('.table').getAnimations({ subtree: true }).map((one) => one.animationName)"
    )
    assert moving == []


def test_nothing_told_covers_the_confirm_button(booted_page: Page) -> None:
    """The tray over the stage is gone."""
    page = booted_page
    lay(page, "trade")
    give(page, 4)
    assert page.locator("#motion > :not(.chg):not(.coin)").count() == 0
    expect(page.locator(f"{RESULT} .go-on")).to_be_visible()
