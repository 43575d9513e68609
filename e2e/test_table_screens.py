"""Around the decision: deals, undo, the past and its branches, rules, log, economy, scoring, hints, the lesson."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from e2e.scripts import script
from e2e.table_steps import (
    POSITION,
    click,
    compose,
    confirm,
    deal,
    lay,
    painted,
    past,
    people_bidding,
    play_on,
    press,
    propose,
    session,
    settled,
    show,
    step_back,
    to_beginning,
    to_bids,
    until,
    word,
)

# ── deals ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_deal_is_proposed_countered_and_accepted(booted_page: Page, screenshot: Callable[..., Any]) -> None:
    page = booted_page
    people_bidding(page)
    before = session(page, "(s) => s.now.seats.map((one) => one.facts[0].value)")
    propose(page, 1, 2, "I shall not bid against you.")
    expect(page.locator(".offer")).to_contain_text("I shall not bid against you.")
    expect(page.locator('[data-move="withdraw"]')).to_be_visible()

    show(page, 1)
    card = page.locator(".offer.pending")
    expect(card).to_be_visible()
    expect(page.locator("#ask")).to_be_focused()  # an offer never takes the focus
    screenshot(page, "table-offer")
    card.locator('[data-do="deal-open"]').click()
    page.wait_for_selector('dialog[data-dialog="deal"] .deal')
    click(page, 'dialog [data-side="get"] [data-do="deal-step"][data-by="1"]')
    click(page, '[data-do="deal-send"]')
    expect(page.locator("dialog[open]")).to_have_count(0)

    show(page, 0)
    click(page, '.offer.pending [data-move="accept"]')
    after = session(page, "(s) => s.now.seats.map((one) => one.facts[0].value)")
    assert [new - old for old, new in zip(before, after, strict=True)] == [-3, 3, 0]
    expect(page.locator(".offer")).to_have_count(0)


def test_an_offer_that_cannot_be_kept_stays_in_the_dialog(booted_page: Page) -> None:
    page = booted_page
    people_bidding(page)
    deal(page)
    expect(page.locator('[data-do="deal-send"]')).to_have_attribute("aria-disabled", "true")
    click(page, 'dialog [data-do="deal-step"][data-by="1"]')
    painted(page, lambda: session(page, "(s) => { s.ui.deal.lines[0].items[0].n = 999; s.repaint(); }"))
    expect(page.locator('[data-do="deal-send"]')).to_have_attribute("aria-disabled", "true")
    expect(page.locator("dialog .ok.no")).to_contain_text("999")


# ── undo, the past, branches ───────────────────────────────────────────────────────────────────────────────────────


def test_undo_goes_through_the_answer_into_the_game(booted_page: Page) -> None:
    page = booted_page
    lay(page)
    until(page, "arrange")
    compose(page)
    press(page, "z")
    assert session(page, "(s) => s.ui.draft.past.length") == 0
    compose(page)
    confirm(page)
    at = session(page, POSITION)
    assert session(page, "(s) => s.view.undo.can"), "an order of lots can be taken back until somebody bids"
    press(page, "z")
    assert session(page, POSITION) < at
    press(page, "Shift+Z")
    assert session(page, POSITION) == at


def test_looking_back_changes_nothing(booted_page: Page, screenshot: Callable[..., Any]) -> None:
    page = booted_page
    lay(page)
    until(page, "pick")
    at = session(page, POSITION)
    step_back(page)
    assert session(page, "(s) => s.past") == at - 1
    click(page, ".transport .first")
    assert session(page, "(s) => s.past") == 0
    expect(page.locator("#stage .is-option, #stage .is-chosen")).to_have_count(0)
    painted(page, lambda: page.locator(".scrub").fill(str(at - 2)))
    assert session(page, "(s) => s.past") == at - 2
    click(page, ".transport .unit")
    click(page, ".transport .by-back")
    assert session(page, "(s) => s.past") < at - 3
    screenshot(page, "table-past")
    expect(page.locator(".tline .hair")).to_have_count(at)
    click(page, '[data-do="past-leave"]')
    assert session(page, "(s) => [s.past, s.now.meta.position]") == [None, at]
    expect(page.locator("#ask")).to_be_focused()


def test_a_line_of_the_log_opens_its_moment(booted_page: Page) -> None:
    page = booted_page
    to_bids(page)
    compose(page)
    confirm(page)
    entry = page.locator(".log .e").first
    entry.hover()
    at = entry.locator(".look").get_attribute("data-position")
    click(page, entry.locator(".look"))
    assert session(page, "(s) => s.past") == int(at or -1)
    press(page, "Escape")
    assert session(page, "(s) => s.past") is None


def test_a_branch_is_played_beside_the_game_and_promoted(booted_page: Page, screenshot: Callable[..., Any]) -> None:
    page = booted_page
    to_bids(page)
    compose(page)
    confirm(page)
    at = session(page, POSITION)
    step_back(page)
    click(page, '[data-do="past-branch"]')
    settled(page)
    expect(page.locator(".line-tag")).to_be_visible()
    while session(page, POSITION) <= at + 1:
        compose(page)
        confirm(page)
    past(page)
    screenshot(page, "table-branch")
    click(page, '.branches li:not(.current) [data-do="branch-switch"]')
    assert session(page, POSITION) == at
    click(page, '.branches li:not(.current) [data-do="branch-switch"]')
    click(page, '[data-do="branch-promote"]')
    assert session(page, POSITION) > at
    assert session(page, "(s) => s.now.meta.branch") == ""
    click(page, '[data-do="branch-drop"]')
    expect(page.locator(".branches")).to_have_count(0)


def test_the_table_goes_back_and_says_so(booted_page: Page) -> None:
    page = booted_page
    to_bids(page)
    compose(page)
    confirm(page)
    to_beginning(page)
    click(page, '[data-do="past-rewind"]')
    settled(page)
    assert session(page, "(s) => s.nowLog.at(-1).code") == "kernel.back"
    assert session(page, "(s) => s.now.meta.branches.length") == 2


# ── rules, log, hint ───────────────────────────────────────────────────────────────────────────────────────────────


def test_the_rules_are_searched_and_show_what_matters_now(booted_page: Page, screenshot: Callable[..., Any]) -> None:
    page = booted_page
    to_bids(page)
    press(page, "r")
    expect(page.locator("#rules-search")).to_be_focused()
    expect(page.locator(".drawer .now").first).to_contain_text(session(page, "(s) => s.view.decision.text"))
    screenshot(page, "table-rules")
    painted(page, lambda: page.locator("#rules-search").fill("storm"))
    found = page.locator(".drawer li")
    assert found.count() > 0
    for text in found.all_inner_texts():
        assert "storm" in text.lower()
    painted(page, lambda: page.locator("#rules-search").fill("no such words"))
    expect(page.locator(".drawer")).to_contain_text(word("table.rules.none"))
    press(page, "Escape")
    expect(page.locator(".drawer")).to_have_count(0)


def test_the_log_opens_the_rule_of_a_line(booted_page: Page) -> None:
    page = booted_page
    to_bids(page)
    link = page.locator(".log .refs").first
    rule = session(page, "(s, id) => s.ui.ledger.get(id).text", link.get_attribute("data-rule"))
    click(page, link)
    expect(page.locator(".drawer .short")).to_contain_text(rule)


def test_the_log_is_filtered(booted_page: Page) -> None:
    page = booted_page
    lay(page)
    until(page, "pick")
    whole = page.locator(".log .e").count()
    click(page, '[data-do="log-filter"][data-seat="1"]')
    mine = session(page, "(s) => s.nowLog.filter((line) => line.seat === 1).length")
    expect(page.locator(".log .e")).to_have_count(mine)
    click(page, '[data-do="log-filter"] >> nth=0')
    expect(page.locator(".log .e")).to_have_count(whole)


def test_a_hint_says_why_and_can_be_taken(booted_page: Page) -> None:
    page = booted_page
    to_bids(page)
    at = session(page, POSITION)
    page.keyboard.press("h")
    take = page.locator('[data-do="hint-take"]')
    take.wait_for(timeout=60_000)
    expect(page.locator("dialog .hintbody p").nth(1)).not_to_be_empty()
    click(page, take)
    settled(page)
    assert session(page, POSITION) > at


def test_a_player_shows_all_that_lies_open(booted_page: Page) -> None:
    page = booted_page
    to_bids(page)
    click(page, ".player .whole >> nth=1")
    facts = session(page, "(s) => s.view.seats[1].facts.map((fact) => fact.text)")
    for fact in facts:
        expect(page.locator("dialog .holding")).to_contain_text(fact)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator(".player .whole").nth(1)).to_be_focused()


# ── economy, scoring, lesson ───────────────────────────────────────────────────────────────────────────────────────


def test_scoring_is_explained_and_leads_to_the_economy(booted_page: Page, screenshot: Callable[..., Any]) -> None:
    page = booted_page
    lay(page)
    play_on(page)
    scores = session(page, "(s) => s.now.over.scores")
    totals = [int(text) for text in page.locator(".sc .tot .amt").all_inner_texts()]
    assert totals == scores
    for seat, score in enumerate(scores):
        lines = session(page, "(s, seat) => s.now.over.lines.filter((one) => one.seat === seat)", seat)
        assert sum(line["amount"] for line in lines) == score
    told = session(page, "(s) => s.ui.ending.found")
    assert page.locator(".turned li").count() == len(told["turning"]) == page.locator(".went .flag").count()
    assert page.locator(".inc tbody tr").count() == len(told["income"]) - 1
    for name in (one["name"] for one in session(page, "(s) => s.now.seats")):
        expect(page.locator(".went .lab", has_text=name)).to_have_count(1)
    click(page, '.went [data-screen="economy"]')
    series = session(page, "(s) => s.ui.economy.series.map((one) => one.text)")
    assert page.locator(".seg button").count() == len(series) + 1
    assert page.locator(".mult .plot").count() == 3
    screenshot(page, "table-economy")
    click(page, '[data-do="economy-numbers"]')
    cash = page.locator("table.numbers").first.locator("tbody tr").last.locator(".amt")
    last = session(page, "(s) => s.ui.economy.series[0].points.at(-1).slice(1)")
    assert [int(re.sub("\\D", "", text)) for text in cash.all_inner_texts()] == last
    click(page, ".ebar .seal")
    expect(page.locator(".decision.over")).to_be_visible()
    click(page, '[data-screen="end"]')
    click(page, '.res [data-screen="past"]')
    expect(page.locator(".rbar")).to_be_visible()


# A change of money that has just been told, and would float over the table for two seconds more.
TOLD = script("table_screens/told")


def test_what_floats_over_the_table_stays_there(booted_page: Page) -> None:
    page = booted_page
    page.set_viewport_size({"width": 1280, "height": 720})
    to_bids(page)
    told = page.locator("#motion > *")
    for leave in (".masthead .past", '[data-screen="economy"]', '.ebar [data-do="screen"].seal'):
        session(page, TOLD)
        expect(told).not_to_have_count(0)
        click(page, leave)
        expect(told).to_have_count(0)
    expect(page.locator(".decision")).to_be_visible()


LESSON = script("table_screens/lesson")


def test_the_lesson_is_played_to_its_end(booted_page: Page, screenshot: Callable[..., Any]) -> None:
    page = booted_page
    lay(page)
    steps = session(page, LESSON)
    for step in range(steps):
        text = session(page, "(s) => s.ui.lesson.steps[s.ui.lesson.at].text")
        expect(page.locator("#lesson-text")).to_have_text(text)
        screenshot(page, f"table-lesson-{step}")
        click(page, ".callout .seal")
    expect(page.locator(".callout")).to_have_count(0)
    assert session(page, "(s) => s.bots.paused") is False


def test_a_key_leaves_the_lesson(booted_page: Page) -> None:
    page = booted_page
    lay(page)
    session(page, LESSON)
    click(page, ".callout .seal")
    press(page, "Escape")
    expect(page.locator(".callout")).to_have_count(0)
