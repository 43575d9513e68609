"""The dialog of a deal: pieces on the scale, words, answers of bots, several parties, and that it fits every window."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.board_steps import DESK, PHONE, TABLET_SIZE, Play, accessible_in_all_themes, fits_across, show_in
from e2e.scripts import script
from e2e.shell_steps import at
from e2e.table_steps import click, deal, lay, lift_any, painted, press, settled

PLAY = Play(
    game="john_company_second",
    seed="panels",
    stages={"family.action": "family"},
    lot=5,
    manners=script("plays/john_company_second_panels"),
)
BOTS = Play(game="john_company_second", seed="deals", stages={}, manners=PLAY.manners, others="steady")
DIALOG = 'dialog[data-dialog="deal"]'
SEND = '[data-do="deal-send"]'
GIVE, GET = ('[data-side="give"]', '[data-side="get"]')
MORE = '[data-do="deal-step"][data-by="1"]'

# What sticks out of the dialog, or is cut off in it without a title that says it whole.
OUTSIDE = script("deals/outside")
CLAUSES = script("deals/clauses")
ACCEPT = script("deals/accept")


@pytest.fixture
def people(booted_page: Page) -> Page:
    """Three families of John Company in the Family phase, all led by people."""
    PLAY.lay(booted_page)
    PLAY.to(booted_page, "family.action")
    return booted_page


@pytest.fixture
def bots(booted_page: Page) -> Page:
    """A family among bots, which is asked something."""
    BOTS.lay(booted_page)
    settled(booted_page)
    return booted_page


def opened(page: Page) -> Locator:
    """The dialog."""
    deal(page)
    return page.locator(DIALOG)


def pool(page: Page, side: str, text: str) -> Locator:
    return page.locator(f"{DIALOG} {side} .pool button.piece", has_text=text)


def party(page: Page, chosen: bool = False) -> Locator:
    return page.locator(f'[data-do="deal-party"][aria-pressed="{str(chosen).lower()}"]')


def whole(page: Page) -> None:
    """Everything of the dialog is in the window, and nothing is cut off without a word."""
    assert page.evaluate(OUTSIDE) == []


def sums(page: Page) -> list[int]:
    found: list[int] = at(page, "(session) => session.now.seats.map(({ facts }) => facts[0].value)")
    return found


# ── two ───────────────────────────────────────────────────────────────────────────────────────────────────────────
@pytest.mark.browser_context_args(**DESK)
def test_pieces_lie_on_the_scale_and_are_offered(people: Page, screenshot: Callable[..., Any]) -> None:
    dialog = opened(people)
    expect(dialog.locator(SEND)).to_have_attribute("aria-disabled", "true")
    click(people, f"{GIVE} {MORE}")
    click(people, pool(people, GIVE, "Consent"))
    click(people, pool(people, GET, "Share").first)
    expect(pool(people, GIVE, "Consent")).to_have_count(0)
    expect(dialog.locator(f"{GIVE} .pan .piece")).to_have_count(2)
    expect(dialog.locator(".ok")).to_contain_text("This works")
    expect(dialog.locator(f"{GIVE} .then")).to_contain_text("£1")
    for side in (GIVE, GET):
        expect(dialog.locator(f"{side} .worth")).to_contain_text("worth about £")
    whole(people)
    screenshot(people, "deals-two")
    click(people, f"{GIVE} .pan .promise")
    expect(pool(people, GIVE, "Consent")).to_be_visible()
    click(people, pool(people, GIVE, "Consent"))
    click(people, SEND)
    expect(dialog).to_have_count(0)
    assert [clause["kind"] for clause in at(people, CLAUSES)] == ["cash", "promise", "shares"]


def middle(spot: Locator) -> tuple[float, float]:
    box = spot.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def carry(page: Page, piece: Locator, to: Locator) -> None:
    """With the mouse."""
    page.mouse.move(*middle(piece))
    page.mouse.down()
    page.mouse.move(*middle(to), steps=4)
    expect(page.locator(f"{DIALOG} .shadow")).to_have_count(1)
    page.mouse.up()
    expect(page.locator(f"{DIALOG} .shadow")).to_have_count(0)


@pytest.mark.browser_context_args(**DESK)
def test_pieces_are_carried_onto_the_scale_and_off_it(people: Page) -> None:
    dialog = opened(people)
    mine, theirs = (dialog.locator(f"{side} .pan") for side in (GIVE, GET))
    carry(people, pool(people, GIVE, "Consent"), theirs)
    expect(dialog.locator(".pan .piece")).to_have_count(0)
    carry(people, pool(people, GIVE, "Consent"), mine)
    expect(dialog.locator(f"{GIVE} .pan .piece")).to_have_count(1)
    carry(people, dialog.locator(f"{GIVE} .pan .piece"), mine)
    expect(dialog.locator(f"{GIVE} .pan .piece")).to_have_count(1)
    carry(people, dialog.locator(f"{GIVE} .pan .piece"), dialog.locator(f"{GIVE} .pool"))
    expect(dialog.locator(".pan .piece")).to_have_count(0)
    click(people, party(people))
    click(people, people.locator(f"{DIALOG} .segments button", has_text="Yours"))
    piece = dialog.locator(".pool button.piece", has_text="Consent")
    people.mouse.move(*middle(piece))
    people.mouse.down()
    people.mouse.move(400, 400, steps=3)
    people.mouse.move(*middle(dialog.locator('[data-do="deal-to"]').first), steps=3)
    people.mouse.up()
    expect(dialog.locator(".steps li")).to_have_count(1)


@pytest.mark.browser_context_args(**DESK)
def test_what_stays_says_why(people: Page) -> None:
    dialog = opened(people)
    dial = dialog.locator(".piece.stays", has_text="The dial").first
    expect(dial).to_have_attribute("title", re.compile("."))
    assert dial.get_attribute("title") == at(people, script("deals/rule_of_what_stays"))


@pytest.mark.browser_context_args(**DESK)
def test_an_offer_that_cannot_be_kept_says_so_before_it_is_made(people: Page) -> None:
    dialog = opened(people)
    for _ in range(2):
        click(people, f"{GIVE} {MORE}")
    expect(dialog.locator(f"{GIVE} {MORE}")).to_be_disabled()
    painted(people, lambda: at(people, "(session) => { session.ui.deal.lines[0].items[0].n = 99; session.repaint(); }"))
    expect(dialog.locator(".ok.no")).to_contain_text("99")
    expect(dialog.locator(SEND)).to_have_attribute("aria-disabled", "true")


@pytest.mark.browser_context_args(**DESK)
def test_what_was_being_composed_lies_there_again(people: Page) -> None:
    opened(people)
    click(people, f"{GIVE} {MORE}")
    press(people, "Escape")
    expect(people.locator(DIALOG)).to_have_count(0)
    expect(opened(people).locator(f"{GIVE} .pan .piece")).to_have_count(1)
    click(people, '[data-do="deal-clear"]')
    expect(people.locator(f"{DIALOG} .pan.blank")).to_have_count(2)


# ── words ─────────────────────────────────────────────────────────────────────────────────────────────────────────
@pytest.mark.browser_context_args(**DESK)
def test_words_are_sentences_that_are_remembered(people: Page) -> None:
    dialog = opened(people)
    expect(dialog.locator(".verbs button")).to_have_count(11)
    click(people, '[data-do="deal-verb"][data-kind="lend"]')
    click(people, '[data-do="deal-verb"][data-kind="hire"]')
    painted(people, lambda: dialog.locator('.clause >> nth=0 >> [data-field="n"]').select_option(index=1))
    painted(people, lambda: dialog.locator('.clause >> nth=1 >> [data-field="office"]').select_option(index=1))
    expect(dialog.locator(".clause >> nth=1")).to_contain_text("will hire one of")
    whole(people)
    click(people, '.clause >> nth=1 >> [data-do="deal-unsay"]')
    expect(dialog.locator(".clause")).to_have_count(1)
    click(people, f"{GIVE} {MORE}")
    click(people, f"{GIVE} {MORE}")
    click(people, SEND)
    painted(people, lambda: at(people, ACCEPT))
    word = at(people, "(session) => session.now.deals.words[0]")
    assert word["outcome"] == "open" and "at least £2 back in turn 1" in word["text"]
    giver = at(people, "(session, seat) => session.now.seats[seat].name", word["from"])
    row = opened(people).locator(".who-owes", has_text=giver)
    expect(row.locator(".owes")).to_contain_text("at least £2 back")
    press(people, "Escape")
    painted(people, lambda: at(people, script("deals/pay_back"), word))
    expect(opened(people).locator(".credit .kept .kept")).to_have_count(1)


# ── several ───────────────────────────────────────────────────────────────────────────────────────────────────────
def hold(page: Page, whose: str, text: str, to: int) -> None:
    """Chooses a piece of somebody's, then who gets it."""
    click(page, page.locator(f"{DIALOG} .segments button", has_text=whose))
    click(page, page.locator(f"{DIALOG} .pool button.piece", has_text=text).first)
    click(page, f'{DIALOG} [data-do="deal-to"][data-seat="{to}"]')


@pytest.mark.browser_context_args(**DESK)
def test_three_agree_on_lines_of_which_one_pays_for_the_next(people: Page, screenshot: Callable[..., Any]) -> None:
    me = at(people, "(session) => session.viewer")
    first, second = (seat for seat in range(3) if seat != me)
    names = at(people, "(session) => session.now.seats.map(({ name }) => name)")
    opened(people)
    click(people, party(people))
    expect(people.locator("#dialog-title")).to_have_text("A deal of 3")
    hold(people, "Yours", "Cash", first)
    hold(people, names[first], "Cash", second)
    before = sums(people)
    most = before[first] + 1
    click(people, f'{DIALOG} .steps li >> nth=1 >> [data-do="deal-take"]')
    click(people, people.locator(f"{DIALOG} .segments button", has_text=names[first]))
    click(people, people.locator(f"{DIALOG} .pool button.piece", has_text="Cash"))
    for _ in range(most - 1):
        click(people, f'{DIALOG} [data-do="deal-held"][data-by="1"]')
    expect(people.locator(f'{DIALOG} [data-do="deal-held"][data-by="1"]')).to_be_disabled()
    click(people, f'{DIALOG} [data-do="deal-to"][data-seat="{second}"]')
    hold(people, names[second], "Pay", me)
    expect(people.locator(f"{DIALOG} .steps li")).to_have_count(3)
    expect(people.locator(f"{DIALOG} .ok")).to_contain_text("This works as a whole")
    expect(people.locator(f"{DIALOG} .steps li >> nth=1")).to_contain_text("from line 1")
    whole(people)
    screenshot(people, "deals-three")
    click(people, f'{DIALOG} .steps li >> nth=1 >> [data-do="deal-line"][data-by="-1"]')
    expect(people.locator(f"{DIALOG} .ok")).to_contain_text("This works as a whole")
    click(people, f'{DIALOG} .steps li >> nth=0 >> [data-do="deal-line"][data-by="1"]')
    click(people, SEND)
    for _ in range(2):
        painted(people, lambda: at(people, ACCEPT))
    after = sums(people)
    assert after[first] == 0 and after[second] == before[second] + most and after[me] == before[me] - 1


# ── answers ───────────────────────────────────────────────────────────────────────────────────────────────────────
@pytest.mark.browser_context_args(**DESK)
def test_a_bot_says_in_the_dialog_what_it_would_take(bots: Page, screenshot: Callable[..., Any]) -> None:
    dialog = opened(bots)
    click(bots, '[data-do="deal-verb"][data-kind="spare"]')
    painted(bots, lambda: dialog.locator('.clause [data-field="what"]').select_option(value='"spare.promises"'))
    for _ in range(3):
        click(bots, f"{GIVE} {MORE}")
    bots.locator(SEND).click()
    answer = dialog.locator(".answers")
    expect(answer).to_contain_text("I make no promises about that.")
    expect(dialog.locator(".offers li").first).to_contain_text("declined")
    screenshot(bots, "deals-refused")
    painted(bots, lambda: at(bots, script("deals/want"), {"n": 4}))
    click(bots, '[data-do="deal-wants"]')
    assert [clause["n"] for clause in at(bots, "(session) => session.ui.deal.weighed.clauses")] == [4]
    bots.locator(SEND).click()
    expect(answer).to_contain_text("Agreed and done.")
    expect(dialog.locator(".pan.blank")).to_have_count(2)


@pytest.mark.browser_context_args(**DESK)
def test_a_person_answers_where_the_offer_was_made(people: Page, screenshot: Callable[..., Any]) -> None:
    """With the dialog closed: the reason stands in the foot, and the way to offer something else."""
    me = at(people, "(session) => session.viewer")
    dialog = opened(people)
    click(people, f"{GIVE} {MORE}")
    click(people, SEND)
    expect(dialog).to_have_count(0)
    other = at(people, "(session) => session.now.deals.open[0].parties.find((seat) => seat !== session.viewer)")
    painted(people, lambda: at(people, "(session, seat) => session.lend(seat)", other))
    lift_any(people)
    expect(people.locator(".decision .refused")).to_have_count(0)
    people.click(".offer.pending .reasons summary")
    screenshot(people, "deals-reasons")
    click(people, '.offer.pending [data-why="kernel.deal.why.later"]')
    lift_any(people)
    assert at(people, "(session) => session.viewer") == me
    answer = people.locator(".decision .foot .refused")
    expect(answer).to_contain_text(re.compile("declines.*Not now. Ask me later."))
    click(people, answer.locator("button").first)
    expect(people.locator(".refusal").first).to_contain_text("£1")
    screenshot(people, "deals-answered")
    people.click('.menu-drop [data-do="deal-open"]')
    expect(dialog.locator(f"{GIVE} .pan .piece")).to_have_count(1)
    expect(dialog.locator(".answers")).to_contain_text("Not now. Ask me later.")
    press(people, "Escape")
    expect(answer).to_have_count(0)


@pytest.mark.browser_context_args(**DESK)
def test_a_key_opens_it(people: Page) -> None:
    people.wait_for_selector(".table:not(.quiet)")
    people.keyboard.press("d")
    expect(people.locator(DIALOG)).to_be_visible()


# ── windows ───────────────────────────────────────────────────────────────────────────────────────────────────────
@pytest.mark.browser_context_args(**DESK)
def test_it_fits_the_smallest_desk_and_is_accessible(
    people: Page, accessibility: Callable[..., Any], screenshot: Any
) -> None:
    people.set_viewport_size(TABLET_SIZE)
    opened(people)
    click(people, f"{GIVE} {MORE}")
    click(people, pool(people, GIVE, "Vote"))
    for kind in ("hire", "vote", "allocate"):
        click(people, f'[data-do="deal-verb"][data-kind="{kind}"]')
    whole(people)
    screenshot(people, "deals-1024")
    accessible_in_all_themes(people, accessibility)
    screenshot(people, "deals-1024-dark")
    click(people, party(people))
    whole(people)


@pytest.mark.browser_context_args(**PHONE)
def test_on_a_phone_it_is_one_sheet(booted_page: Page, accessibility: Callable[..., Any], screenshot: Any) -> None:
    PLAY.lay(booted_page)
    PLAY.run(booted_page, "family.action")
    page = booted_page
    dialog = opened(page)
    click(page, f"{DIALOG} {MORE}")
    click(page, page.locator(f"{DIALOG} .pool button.piece", has_text="Vote"))
    expect(dialog.locator(".scales .pan")).to_have_count(2)
    expect(dialog.locator(".scales .piece.promise")).to_be_in_viewport(ratio=1)
    expect(dialog.locator(".pool")).to_have_count(1)
    whole(page)
    assert fits_across(page)
    screenshot(page, "deals-phone")
    click(page, '[data-do="deal-whose"][data-seat="words"]')
    click(page, '[data-do="deal-verb"][data-kind="hire"]')
    expect(dialog.locator(".pool")).to_have_count(0)
    whole(page)
    screenshot(page, "deals-phone-words")
    assert accessibility(page) == []


@pytest.mark.browser_context_args(**PHONE)
def test_on_a_phone_the_answer_stands_in_the_foot_of_the_sheet(booted_page: Page, screenshot: Any) -> None:
    PLAY.lay(booted_page)
    PLAY.run(booted_page, "family.action")
    page = booted_page
    painted(page, lambda: at(page, script("deals/declined")))
    answer = page.locator(".decision .foot .refused")
    expect(answer.locator("button").first).to_be_in_viewport(ratio=1)
    screenshot(page, "deals-answered-phone")
    click(page, answer.locator("button").first)
    menu = page.locator(".menu-drop")
    expect(menu).to_contain_text("would accept")
    expect(menu.locator(".reason")).to_be_visible()
    expect(menu).to_be_in_viewport(ratio=1)
    show_in(page, "dark")
    screenshot(page, "deals-answered-phone-dark")
    assert fits_across(page)
    click(page, menu.locator('[data-do="refusal-heard"]'))
    expect(answer).to_have_count(0)


@pytest.mark.browser_context_args(**PHONE)
def test_a_finger_that_rests_carries_a_piece(booted_page: Page) -> None:
    PLAY.lay(booted_page)
    PLAY.run(booted_page, "family.action")
    page = booted_page
    dialog = opened(page)
    hand = page.context.new_cdp_session(page)

    def touch(kind: str, *spots: tuple[float, float]) -> None:
        points = [{"x": x, "y": y} for x, y in spots]
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    piece, scale = dialog.locator(".pool button.piece", has_text="Consent"), dialog.locator(".scales .pan").first
    x, y = middle(piece)
    touch("touchStart", (x, y))
    dialog.locator(".shadow").wait_for()
    touch("touchMove", (x, y - 20))
    touch("touchMove", middle(scale))
    touch("touchEnd")
    expect(dialog.locator(".scales .piece")).to_have_count(1)
    touch("touchStart", middle(dialog.locator(".pool button.piece", has_text="Vote")))
    touch("touchEnd")
    expect(dialog.locator(".scales .piece")).to_have_count(2)


def test_a_game_without_words_has_the_scales_alone(booted_page: Page) -> None:
    lay(booted_page)
    dialog = opened(booted_page)
    expect(dialog.locator(".verbs button, .trust")).to_have_count(0)
    click(booted_page, '[data-do="deal-say"]')
    whole(booted_page)
