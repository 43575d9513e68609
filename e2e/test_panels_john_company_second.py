"""The panels of John Company, second edition: each stage with its true figures, and answers given on it."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.board_steps import (
    DESK,
    PHONE,
    TABLET_SIZE,
    Play,
    accessible_in_all_themes,
    clipped,
    fits_across,
    fits_down,
    table_of,
)
from e2e.scripts import script
from e2e.shell_steps import at, to_lobby
from e2e.table_steps import choose, click, deal, painted, press, step_back

# One question of every stage.
STAGES = {
    "family.action": "family",
    "family.share": "family",
    "hiring.support": "hiring",
    "hiring.choose": "hiring",
    "hiring.nepotism": "hiring",
    "parliament.select": "parliament",
    "parliament.policy": "parliament",
    "parliament.vote": "parliament",
    "parliament.cast_for": "parliament",
    "london.retire": "london",
    "london.pick": "london",
}

PLAY = Play(
    game="john_company_second",
    seed="panels",
    stages=STAGES | {"revenue.dividends": "india", "operations.chairman": "india"},
    lot=5,
    manners=script("plays/john_company_second_panels"),
)
table = table_of(PLAY)

WORDS = ".jc2-books :is(h2, h3, b, small, p, footer, .note, .office, .fate, .promise, .line, .nd, .plate, .fig)"
PARTS = ".action, .pz, .pcard, .nd, .cd, .pick, .line, .promise, .track li, .vts li, tr"


def board(page: Page) -> dict[str, Any]:
    """The sections of the view that the stages are drawn from."""
    found: dict[str, Any] = at(page, "(session) => session.view.board")
    return found


# ── every stage ───────────────────────────────────────────────────────────────────────────────────────────────────
# One visit looks at all of these: coming to a stage takes longer than looking at it.
NARROW = ("family.action", "hiring.choose", "parliament.policy", "london.pick")


@pytest.mark.browser_context_args(**DESK)
@pytest.mark.parametrize("code", STAGES)
def test_a_stage_fits_its_place_and_is_accessible(
    table: Page, accessibility: Callable[..., list[str]], code: str
) -> None:
    PLAY.to(table, code)
    assert clipped(table, WORDS, PARTS) == []
    assert fits_down(table)
    expect(table.locator("#stage .is-option").first).to_be_visible()
    accessible_in_all_themes(table, accessibility)
    if code in NARROW:
        table.set_viewport_size(TABLET_SIZE)
        assert clipped(table, WORDS, PARTS) == []
        assert fits_across(table)


# The part that a question is about comes first in the first view of the phone.
FIRST = {
    "family.action": ".actions",
    "hiring.choose": ".cand",
    "parliament.policy": ".dialp",
    "parliament.vote": ".vt",
    "london.retire": ".prizes",
    "london.pick": ".display",
}
TOP = script("panels_john_company_second/top")


@pytest.mark.browser_context_args(**PHONE)
@pytest.mark.parametrize("code", FIRST)
def test_the_phone_begins_with_what_is_asked(table: Page, accessibility: Callable[..., list[str]], code: str) -> None:
    PLAY.to(table, code)
    assert table.evaluate(TOP, FIRST[code])
    assert clipped(table, WORDS, PARTS) == []
    assert fits_across(table)
    assert accessibility(table) == []


AS_FOR_SIX = script("panels_john_company_second/as_for_six")


@pytest.mark.browser_context_args(**DESK)
def test_the_votes_have_room_for_the_answers_of_six_families(table: Page) -> None:
    PLAY.to(table, "parliament.vote")
    table.evaluate(AS_FOR_SIX)
    assert table.locator("#stage .vt .pick").count() >= 6
    votes = table.locator("#stage .vt").bounding_box()
    last = table.locator("#stage .vt .pick").last.bounding_box()
    assert votes and last
    assert last["y"] + last["height"] <= votes["y"] + votes["height"]


ATTRITION = script("panels_john_company_second/attrition")
STRANGERS = "(session) => session.now.decision.options.some((one) => !one.params.ask.length)"
OWN = "(session) => session.now.decision.options.some((one) => one.params.ask.length)"
# What the rulebook says of this game, by the ids of its rules.
LEDGER = script("panels_john_company_second/ledger")


# ── true figures ──────────────────────────────────────────────────────────────────────────────────────────────────
@pytest.mark.browser_context_args(**DESK)
def test_the_books_of_the_company(table: Page) -> None:
    PLAY.to(table, "family.share")
    view = board(table)
    books = table.locator("#stage .jc2-company")
    company, then = view["company"], view["forecast"]["revenue"]
    expect(books.locator(".track .at").first.locator("span").first).to_have_text(str(company["standing"]))
    expect(books.locator(".large")).to_have_text(f"£{company['balance']}")
    paid = [line for line in then["lines"] if line["n"] or line["cost"]]
    expect(books.locator(".ledger th")).to_have_text([*(line["text"] for line in paid), "After expenses"])
    after = f"−£{-then['after']}" if then["after"] < 0 else f"£{then['after']}"
    expect(books.locator(".ledger .sum .amt")).to_have_text(after)
    expect(books.locator(".said")).to_have_text([one["text"] for one in then["said"]])
    held = sum(company["court"])
    expect(books.locator(".shares .pieces .arms")).to_have_count(held)
    expect(books.locator(".debt .at")).to_have_text(str(company["debt"]))
    expect(books.locator(".power .fig b")).to_have_text([str(one["power"]) for one in view["parliament"]["power"]])
    expect(books.locator(".threat")).to_contain_text(view["forecast"]["elephant"]["text"])


@pytest.mark.browser_context_args(**DESK)
def test_the_london_season(table: Page) -> None:
    PLAY.to(table, "london.retire")
    london = board(table)["london"]
    rolls = at(table, ATTRITION)
    expect(table.locator("#stage .att li")).to_have_count(len(rolls))
    fates = [roll["params"]["outcome"].removeprefix("attrition.") for roll in rolls]
    expect(table.locator("#stage .att .fate")).to_have_text(fates)
    expect(table.locator("#stage .pz .cost")).to_have_text([f"£{prize['cost']}" for prize in london["prizes"]])
    for house, prize in zip(table.locator("#stage .pz").all(), london["prizes"], strict=True):
        assert house.locator(".pane").count() == prize["windows"]
        assert house.locator(".pieces .arms").count() == sum(prize["pieces"])
    expect(table.locator("#stage .display .pcard")).to_have_count(len(london["display"]))
    expect(table.locator("#stage .display .secret")).to_have_count(sum(not card["card"] for card in london["display"]))


@pytest.mark.browser_context_args(**DESK)
def test_a_prize_is_chosen_in_its_street(table: Page) -> None:
    seat = PLAY.to(table, "london.retire")
    house = table.locator("#stage .pz.is-option").last
    target = house.get_attribute("data-target") or ""
    cost = house.locator(".cost").inner_text()
    click(table, house)
    chosen = table.locator(f'#stage .pz.is-chosen[data-target="{target}"]')
    expect(chosen.locator(".ghost")).to_be_visible()
    expect(table.locator("#stage .ord .mine > b")).to_have_text(cost)
    click(table, "#confirm")
    prizes = at(table, "(session) => session.now.board.london.prizes")
    assert next(one for one in prizes if one["id"] == target)["pieces"][seat]


@pytest.mark.browser_context_args(**DESK)
def test_parliament_tells_what_a_policy_means(table: Page) -> None:
    PLAY.to(table, "parliament.policy")
    options = at(table, "(session) => session.view.decision.options")
    expect(table.locator("#stage .space.is-option")).to_have_count(len(options))
    minister = board(table)["parliament"]["prime_minister"]
    order = [*range(minister, len(options[0]["params"]["effects"])), *range(minister)]
    for column, option in enumerate(options):
        cells = table.locator(f"#stage .means tbody tr:not(.sum) td:nth-of-type({column + 1})")
        effects = [option["params"]["effects"][seat] for seat in order]
        expect(cells).to_have_text([f"−£{-n}" if n < 0 else f"£{n}" for n in effects])
    table.locator("#stage .space.is-option .sector").first.click()
    expect(table.locator("#stage .space.is-chosen")).to_have_count(1)
    expect(table.locator("#stage .means thead .chosen")).to_have_count(1)
    before = board(table)["parliament"]["law"]
    click(table, "#confirm")
    assert at(table, "(session) => session.now.board.parliament.stop") in [option["value"] for option in options]
    expect(table.locator("#stage .pcard.sel .name")).to_have_text(
        at(table, "(s, code) => s.words(code)", f"label.{before}")
    )


@pytest.mark.browser_context_args(**DESK)
def test_the_law_on_the_vote(table: Page) -> None:
    PLAY.to(table, "parliament.vote")
    view = board(table)
    votes, vote = view["parliament"]["votes"], view["forecast"]["vote"]
    expect(table.locator("#stage .vts .at")).to_have_text(f"+{votes}" if votes > 0 else f"−{-votes}" if votes else "0")
    expect(table.locator("#stage .vt .outcome").first).to_contain_text(vote["text"])
    left = [str(one["left"]) for one in vote["families"]]
    expect(table.locator("#stage .means tbody tr:not(.sum) td:last-child")).to_have_text(left)
    stop = table.locator("#stage .space.stop")
    expect(stop).to_have_attribute("data-target", f"dial-{view['parliament']['stop']}")


@pytest.mark.browser_context_args(**DESK)
def test_a_vote_by_keyboard(table: Page) -> None:
    seat = PLAY.to(table, "parliament.vote", test="(session) => !session.now.decision.options[0].closed")
    before = board(table)["parliament"]["votes"]
    side = table.locator("#stage .sides .pick").last
    side.focus()
    press(table, "Enter")
    expect(table.locator("#stage .deals .pick").first).to_be_visible()
    ballot = table.locator("#stage .deals .pick").first
    ballot.focus()
    press(table, "Enter")
    worth = at(table, "(session) => session.view.decision.slots[0].params.each")
    painted(table, lambda: table.locator("#confirm").press("Enter"))
    house = at(table, "(session) => session.now.board.parliament")
    assert house["votes"] == before + worth
    assert not house["opposed"][seat]


@pytest.mark.browser_context_args(**DESK)
def test_a_family_tells_what_it_owns(table: Page) -> None:
    PLAY.to(table, "london.pick")
    click(table, '#stage .look[data-value="family"]')
    for family in board(table)["families"]:
        click(table, f'#stage .who-tab[data-value="{family["seat"]}"]')
        shown = table.locator("#stage .holdings")
        expect(shown.locator(".stagehead .note")).to_have_text(f"£{family['cash']} in cash")
        expect(shown.locator(".facts").first).to_contain_text(f"{family['supply']} in the supply")
        expect(shown).to_contain_text(f"{family['power']} power, without facedown cards")
        held = [one for one in family["promises"] if one["guarantor"] != family["seat"]]
        expect(shown.locator(".promise.held")).to_have_count(len(held))
        lines = shown.locator('.line[data-target^="yard-"]')
        expect(lines).to_have_count(len(family["yards"]))
        markers = table.locator(f'#stage .action[data-target="action-{family["opportunity"]}"] [data-piece]')
        assert f"opportunity-{family['seat']}" in markers.evaluate_all("(all) => all.map((one) => one.dataset.piece)")


@pytest.mark.browser_context_args(**DESK)
def test_the_past_asks_nothing(table: Page) -> None:
    PLAY.to(table, "hiring.choose")
    step_back(table)
    expect(table.locator("#stage .panels")).to_be_visible()
    expect(table.locator("#stage .pick")).to_have_count(0)


# ── offices ───────────────────────────────────────────────────────────────────────────────────────────────────────
@pytest.mark.browser_context_args(**DESK)
def test_a_hire_by_click(table: Page) -> None:
    PLAY.to(table, "hiring.choose", test=STRANGERS)
    office = at(table, "(session) => session.view.decision.params.office")
    expect(table.locator("#stage .nd.now")).to_have_attribute("data-target", f"office-{office}")
    options = at(table, "(session) => session.view.decision.options")
    expect(table.locator("#stage .cd")).to_have_count(len(options))
    stranger = next(index for index, one in enumerate(options) if not one["params"]["ask"])
    click(table, f'#stage .cd[data-index="{stranger}"]')
    expect(table.locator(f'#stage .cd[data-index="{stranger}"]')).to_have_attribute("aria-pressed", "true")
    click(table, "#confirm")
    (holder,) = [one["holder"] for one in at(table, "(s) => s.now.board.offices") if one["office"] == office]
    assert holder == options[stranger]["params"]["holder"]


@pytest.mark.browser_context_args(**DESK)
def test_an_own_candidate_shows_whose_consent_is_needed(table: Page) -> None:
    PLAY.to(table, "hiring.choose", test=OWN)
    options = at(table, "(session) => session.view.decision.options")
    own = next(index for index, one in enumerate(options) if one["params"]["ask"])
    click(table, f'#stage .cd[data-index="{own}"]')
    expect(table.locator("#stage .cons li")).to_have_count(len(options[own]["params"]["ask"]))


@pytest.mark.browser_context_args(**DESK)
def test_the_election_counts_the_answer_that_is_composed(table: Page) -> None:
    seat = PLAY.to(table, "hiring.support")
    company = board(table)["company"]
    mine = table.locator(f'#stage .elect[data-target="family-{seat}"]')
    click(table, mine)
    behind = sum(n for n, other in zip(company["court"], company["support"], strict=True) if other == seat)
    told = behind + (0 if company["support"][seat] == seat else company["court"][seat])
    expect(mine.locator(".votes b")).to_have_text(f"{told} of {company['needed']}")


@pytest.mark.browser_context_args(**DESK)
def test_consent_is_withheld_beside_the_offices(table: Page) -> None:
    seat = PLAY.to(table, "hiring.nepotism")
    asked = at(table, "(session) => session.view.waiting.length")
    click(table, table.locator("#stage .cons .pick").last)
    click(table, "#confirm")
    waiting = at(table, "(session) => session.now.waiting.map((one) => one.seat)")
    assert seat not in waiting or len(waiting) < asked


@pytest.mark.browser_context_args(**DESK)
def test_a_dividend_is_paid_out_of_the_books(table: Page) -> None:
    PLAY.to(table, "revenue.dividends", lot=14)
    option = at(table, "(session) => session.view.decision.options.at(-1)")
    before = board(table)["company"]["balance"]
    click(table, table.locator("#stage .jc2-company .pick").last)
    click(table, "#confirm")
    after = at(table, "(session) => session.log.findLast((line) => line.code === 'revenue.dividends').params")
    assert after["cost"] == option["params"]["cost"]
    assert after["balance"] == before - option["params"]["cost"]


@pytest.mark.browser_context_args(**DESK)
def test_the_debt_is_chosen_anywhere_on_it(table: Page, accessibility: Callable[..., list[Any]]) -> None:
    PLAY.to(table, "operations.chairman", test="({ now }) => now.board.company.balance === 0")
    debt = table.locator("#stage .jc2-company .debt")
    name = debt.get_by_role("button", name="Debt")
    expect(name).to_have_class(re.compile("is-option"))
    assert accessibility(table) == []
    box = debt.bounding_box()
    assert box
    painted(table, lambda: debt.click(position={"x": box["width"] - 3, "y": box["height"] - 3}))
    assert at(table, "(session) => session.composition.steps[0].value") == "advance"


# ── promises and secrets ──────────────────────────────────────────────────────────────────────────────────────────
ACCEPT = script("panels_john_company_second/accept")


@pytest.mark.browser_context_args(**DESK)
def test_a_promise_is_given_in_a_deal_and_lies_with_the_other(table: Page) -> None:
    seat = PLAY.to(table, "family.action")
    cards = table.locator("#stage .jc2-family .promise")
    expect(cards).to_have_count(5)
    deal(table)
    click(table, table.locator('dialog [data-side="give"] [data-do="deal-put"]', has_text="Pay"))
    click(table, '[data-do="deal-send"]')
    painted(table, lambda: at(table, ACCEPT))
    partner = at(table, "(session) => session.view.seats.find((one) => one.seat !== session.viewer)")
    given = table.locator("#stage .jc2-family .promise.given")
    expect(given).to_contain_text("Pay on Demand")
    expect(given).to_contain_text(partner["name"])
    click(table, f'#stage .who-tab[data-value="{partner["seat"]}"]')
    held = table.locator("#stage .jc2-family .promise.held")
    expect(held).to_contain_text(at(table, "(session, seat) => session.view.seats[seat].name", seat))


HOLDS_BLACKMAIL = "(session) => session.now.board.families[session.now.decision.seat].facedown.length > 0"
HOLDS_NONE = script("panels_john_company_second/holds_none")


@pytest.mark.browser_context_args(**DESK)
def test_blackmail_is_seen_by_its_holder_only(table: Page) -> None:
    PLAY.to(table, "family.action", test=HOLDS_BLACKMAIL)
    (card, *_) = board(table)["hand"]
    name = at(table, "(s, code) => s.words(code)", f"label.{card['card']}")
    mine = table.locator("#stage .jc2-family .blackmail")
    expect(mine).to_contain_text(name)


@pytest.mark.browser_context_args(**DESK)
def test_the_blackmail_of_others_lies_face_down(table: Page) -> None:
    PLAY.to(table, "family.action", test=HOLDS_NONE)
    families = board(table)["families"]
    other = next(one for one in families if one["facedown"])
    click(table, f'#stage .who-tab[data-value="{other["seat"]}"]')
    theirs = table.locator("#stage .jc2-family .blackmail .dark")
    expect(theirs).to_have_count(len(other["facedown"]))
    for line, card in zip(theirs.all(), other["facedown"], strict=True):
        expect(line).to_have_text(re.compile(f"Card no. {card['back']}\\s*you have not seen it"))


@pytest.mark.browser_context_args(**DESK)
def test_every_rule_that_a_panel_names_is_in_the_ledger(table: Page) -> None:
    PLAY.to(table, "london.pick")
    known = set(table.evaluate(LEDGER, PLAY.game))
    for look in ("family", "hiring", "london", "parliament"):
        click(table, f'#stage .look[data-value="{look}"]')
        named = table.locator("#stage .refs").evaluate_all("(all) => all.map((one) => one.dataset.rule)")
        assert named
        assert set(named) <= known


@pytest.mark.browser_context_args(**DESK)
def test_names_are_text(booted_page: Page) -> None:
    choose(booted_page)
    to_lobby(booted_page)
    booted_page.locator(f'.game[data-game="{PLAY.game}"]').click()
    name = booted_page.locator(".seats input").first
    name.fill("<b>Ravi</b>")
    PLAY.open(booted_page)
    PLAY.to(booted_page, "family.action")
    click(booted_page, '#stage .look[data-value="hiring"]')
    expect(booted_page.locator("#stage .jc2-hiring")).to_contain_text("<b>Ravi</b>")
