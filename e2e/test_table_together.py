"""Several at one screen: people beside bots, offers, what somebody is in the middle of, what a table leaves behind."""

from typing import Any

from playwright.sync_api import Page, expect

from e2e.scripts import script
from e2e.shell_steps import LOBBY
from e2e.table_steps import (
    NO_SECRETS,
    POSITION,
    TOGETHER,
    choose,
    click,
    compose,
    confirm,
    deal,
    kind,
    lay,
    lift,
    lift_any,
    painted,
    people_bidding,
    press,
    propose,
    session,
    settled,
    show,
    to_beginning,
    to_bids,
    until,
    word,
)

BID_NOTHING = "(s) => s.do({ do: 'answer', seat: s.viewer, answer: s.view.decision.lo }).ok"


def test_people_and_bots_share_a_screen(booted_page: Page) -> None:
    lay(booted_page, ("human", "easy", "human"))
    had: set[int] = set()
    while not booted_page.locator(".table.on-end").count():
        lift_any(booted_page)
        if booted_page.locator(".table.on-end").count():
            break
        had.add(session(booted_page, "(s) => s.viewer"))
        assert session(booted_page, "(s) => s.view.decision.seat === s.viewer")
        compose(booted_page)
        confirm(booted_page)
    assert had == {0, 2}
    assert 1 in session(booted_page, "(s) => s.nowLog.map(({ seat }) => seat)")


def test_no_curtain_falls_where_nothing_is_secret(booted_page: Page) -> None:
    lay(booted_page, TOGETHER)
    lift_any(booted_page)
    session(booted_page, NO_SECRETS)
    had = set()
    for _ in range(3):
        had.add(session(booted_page, "(s) => s.viewer"))
        compose(booted_page)
        confirm(booted_page)
        expect(booted_page.locator(".curtain")).to_have_count(0)
    assert had == {0, 1, 2}


def test_the_screen_waits_for_who_is_in_the_middle_of_an_offer(booted_page: Page) -> None:
    page = booted_page
    people_bidding(page)
    mine = session(page, "(s) => s.viewer")
    deal(page)
    click(page, 'dialog [data-do="deal-step"][data-by="1"]')
    # somebody else has to decide now, as when a bot moves meanwhile
    painted(page, lambda: session(page, BID_NOTHING))
    assert session(page, "(s) => s.viewer") == mine
    expect(page.locator('dialog[data-dialog="deal"]')).to_be_visible()
    click(page, '[data-do="deal-send"]')
    assert session(page, "(s) => s.now.deals.open.map((one) => one.by)") == [mine]
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator(".curtain")).to_be_visible()
    lift(page)
    assert session(page, "(s) => s.viewer") != mine


def test_an_offer_is_declined_and_another_withdrawn(booted_page: Page) -> None:
    page = booted_page
    people_bidding(page)
    for move, by in (("reject", 1), ("withdraw", 0)):
        propose(page, 1, 1, "Shall we?")
        before = session(page, "(s) => s.now.seats.map((one) => one.facts[0].value)")
        painted(page, lambda by=by: session(page, "(s, by) => s.viewer === by ? s.repaint() : s.show(by)", by))
        lift_any(page)
        click(page, f'.offer [data-move="{move}"]')
        expect(page.locator(".offer")).to_have_count(0)
        assert session(page, "(s) => s.now.seats.map((one) => one.facts[0].value)") == before
        if by:
            show(page, 0)


def test_bots_are_hurried_by_the_button(booted_page: Page) -> None:
    lay(booted_page)
    # whatever is told waits to be read
    booted_page.evaluate(script("table_together/bots_are_hurried_by_the_button"))
    while not booted_page.locator(".decision.result").count():
        if kind(booted_page):
            compose(booted_page)
            click(booted_page, "#confirm")
    before = session(booted_page, POSITION)
    booted_page.locator('[data-do="bots-skip"]').click()
    settled(booted_page)
    assert session(booted_page, POSITION) > before


def test_an_advice_that_had_to_give_way_says_so(booted_page: Page) -> None:
    lay(booted_page)
    session(
        booted_page,
        script("table_together/an_advice_that_had_to_give_way"),
    )
    booted_page.locator('[data-do="hint"]').first.click()
    expect(booted_page.locator('dialog[data-dialog="hint"]')).to_contain_text(word("table.hint.cancelled"))


# ── the past, the lesson, and leaving ──────────────────────────────────────────────────────────────────────────────


def test_the_past_plays_by_itself_and_stops_when_the_table_is_left(clean_page: Page) -> None:
    page = clean_page
    page.clock.install()
    to_bids(page)
    to_beginning(page)
    click(page, '[data-do="past-play"]')
    painted(page, lambda: page.clock.run_for(800))
    # the clock goes by itself besides
    assert session(page, "(s) => s.past") >= 1
    page.locator("#bank").click()
    page.wait_for_selector(LOBBY, state="attached")
    page.clock.run_for(5000)
    expect(page.locator(".notice")).to_have_count(0)


def test_closing_the_rules_does_not_end_the_lesson(booted_page: Page) -> None:
    page = booted_page
    choose(page)
    page.goto("./#/lesson/auction_house")
    page.wait_for_selector("#callout")
    press(page, "r")
    painted(page, lambda: page.locator('.drawer [data-do="close"]').dispatch_event("click"))
    expect(page.locator(".drawer")).to_have_count(0)
    expect(page.locator("#callout")).to_be_visible()
    press(page, "Escape")
    expect(page.locator("#callout")).to_have_count(0)


def test_a_link_leads_to_the_moment_that_is_shown(clean_page: Page, watched: Any) -> None:
    page = clean_page
    to_bids(page)
    to_beginning(page)
    page.locator('.tl [data-do="share"]').click()
    address = page.locator("#share-link").input_value()
    other = watched.new_page()
    other.goto("about:blank")
    other.goto(address)
    other.wait_for_selector(".rbar")
    assert session(other, "(s) => s.past") == 0
    assert session(other, POSITION) == session(page, POSITION)
    other.close()


STRAY = script("table_together/stray")


def test_a_file_let_fall_on_the_table_does_not_lead_away(booted_page: Page) -> None:
    lay(booted_page)
    # false: the browser was told not to open it
    assert booted_page.evaluate(STRAY) == [False, False]


# ── numbers and lists ──────────────────────────────────────────────────────────────────────────────────────────────


ASKED_OTHERWISE = script("table_together/asked_otherwise")


def asked(page: Page, **change: Any) -> None:
    """The pending decision with something changed, as another game would ask it."""
    painted(page, lambda: session(page, ASKED_OTHERWISE, change))


def test_a_number_can_be_typed_whose_beginning_is_too_small(booted_page: Page) -> None:
    page = booted_page
    to_bids(page)
    asked(page, lo=3)
    field = page.locator(".number")
    field.press("Control+a")
    painted(page, lambda: page.keyboard.type("1"))
    expect(field).to_have_value("1")
    expect(page.locator("#confirm")).to_have_attribute("aria-disabled", "true")
    expect(page.locator("#confirm")).to_have_text(word("table.lack.least", n=3))
    painted(page, lambda: page.keyboard.type("0"))
    expect(field).to_have_value("10")
    expect(page.locator("#confirm")).not_to_have_attribute("aria-disabled", "true")
    assert session(page, "(s) => s.ui.draft.value") == 10
    # more than there may be becomes the most
    painted(page, lambda: page.keyboard.type("0"))
    expect(field).to_have_value(str(session(page, "(s) => s.view.decision.hi")))


def test_a_number_in_steps_can_be_typed(booted_page: Page) -> None:
    page = booted_page
    to_bids(page)
    asked(page, step=5)
    field = page.locator(".number")
    field.press("Control+a")
    painted(page, lambda: page.keyboard.type("1"))
    expect(page.locator("#confirm")).to_have_text(word("table.lack.step", n=5, lo=0))
    painted(page, lambda: page.keyboard.type("0"))
    expect(field).to_have_value("10")
    assert session(page, "(s) => s.ui.draft.value") == 10


def test_a_way_out_beside_eight_options_takes_no_place_of_theirs(booted_page: Page) -> None:
    page = booted_page
    lay(page)
    until(page, "pick")
    options: list[dict[str, Any]] = [{"value": f"o{n}", "text": f"Option {n}"} for n in range(8)]
    options.append({"value": "no", "text": "No", "quiet": True})
    asked(page, options=options)
    expect(page.locator(".decision .more")).to_have_count(0)
    expect(page.locator(".decision .opts .opt")).to_have_count(8)
    expect(page.locator('.deciding [data-do="answer-out"]')).to_have_text("No")
