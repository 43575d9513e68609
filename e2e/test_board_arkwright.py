"""The board of Arkwright: each question has its stage, options answer on it, and nothing is clipped."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.board_steps import (
    DESK,
    PHONE,
    Play,
    accessible_in_all_themes,
    asks_nothing_of_the_past,
    fits_down,
    shows_what_is_asked_first,
    table_of,
)
from e2e.scripts import script
from e2e.shell_steps import at, to_lobby
from e2e.table_steps import choose, click

# One question of every stage.
STAGES = {
    "turn.marker": "choosing",
    "turn.space": "acting",
    "worker.hire": "hiring",
    "price.set": "pricing",
    "exchange.contract": "port",
    "special.take": "markers",
    "production.offer": "sale",
}
CODES = [*STAGES]

WORDS = "h2, h3, b, small, em, th, .sum span"
PARTS = ".site, .line, .space, .mk, .tile, .pier, .firm, .card, .sloop, .event, .store, .berth, .unit, .share, td"

PLAY = Play(
    game="arkwright",
    seed="board",
    stages=STAGES,
    manners=script("plays/arkwright"),
    others="easy",
    lot=7,
    words=WORDS,
    parts=PARTS,
)
table = table_of(PLAY)

# Elements that options name and the stage has not.
MISSING = script("board_arkwright/missing")
# Leaves the table with something put off.
LEFT_AT_ONCE = script("board_arkwright/left_at_once")
# What the rules expect of another price.
EXPECTED = script("board_arkwright/expected")
# What the dearest space forces.
FORCED = script("board_arkwright/forced")
# Which space of its track a marker lies on.
STANDS = "(marker) => [...marker.closest('ol').children].indexOf(marker.closest('li'))"
SHORT = "({ now }) => now.decision.options.some(({ closed, params }) => !closed && params.sold > 0)"


@pytest.mark.browser_context_args(**DESK)
@pytest.mark.parametrize("code", CODES)
def test_a_stage_shows_everything_and_is_accessible(
    table: Page, accessibility: Callable[..., list[str]], code: str
) -> None:
    PLAY.to(table, code)
    assert PLAY.cut_off(table) == []
    assert fits_down(table)
    assert at(table, MISSING) == []
    stage = table.locator("#stage")
    assert stage.evaluate("(one) => one.scrollHeight <= one.clientHeight")
    accessible_in_all_themes(table, accessibility)


@pytest.mark.browser_context_args(**DESK)
@pytest.mark.parametrize(
    ("code", "part"),
    [("turn.space", ".ark-action td"), ("special.take", ".ark-tiles .one")],
)
def test_a_click_on_the_board_chooses(table: Page, code: str, part: str) -> None:
    PLAY.to(table, code)
    spot = table.locator(f"#stage {part}.is-option").first
    target = spot.get_attribute("data-target")
    click(table, spot)
    expect(table.locator(f'#stage [data-target="{target}"].is-chosen').first).to_be_visible()
    expect(table.locator("#stage .is-chosen[data-target]")).to_have_count(1)


@pytest.mark.browser_context_args(**DESK)
def test_a_price_says_what_it_would_come_to(table: Page) -> None:
    PLAY.to(table, "price.set")
    said = at(table, EXPECTED)
    table.locator('.decision input[name^="field-"], .amount .number').last.fill(str(said["n"]))
    row = table.locator("#preview tr.changed")
    expect(row).to_have_count(1)
    expect(row.locator('td[data-label="Appeal"]')).to_contain_text(str(said["appeal"]))
    expect(row.locator('td[data-label="Sells"]')).to_contain_text(str(said["sold"]))
    expect(row.locator('td[data-label="Income"]')).to_contain_text(f"£{said['income']}")
    expect(table.locator("#stage .prices .next")).to_have_count(1)


@pytest.mark.browser_context_args(**DESK)
def test_what_is_put_off_is_not_asked_of_a_table_that_was_left(table: Page) -> None:
    PLAY.to(table, "price.set")
    at(table, LEFT_AT_ONCE)


@pytest.mark.browser_context_args(**DESK)
def test_hired_workers_stand_on_their_places_before_they_are_hired(table: Page) -> None:
    PLAY.to(table, "worker.hire")
    click(table, table.locator("#stage .site.is-option").first)
    expect(table.locator("#stage .line .come")).to_have_count(1)
    expect(table.locator("#stage .ark-labour .leaves")).to_have_count(1)
    expect(table.locator("#preview tr.changed").first).to_be_visible()


@pytest.mark.browser_context_args(**DESK)
def test_every_action_says_what_it_does_on_every_space_and_what_it_costs(table: Page) -> None:
    PLAY.to(table, "turn.marker")
    rows = table.locator("#action-matrix tbody tr")
    acting = at(table, "({ now }) => now.board.acting.rows")
    expect(rows).to_have_count(len(acting))
    at_number = next(number for number, row in enumerate(acting) if row["kind"] == "machines")
    click(table, rows.nth(at_number).locator(".mk-row"))
    expect(table.locator("#stage .panels.on-acting")).to_be_visible()
    cells = rows.nth(at_number).locator("td.open")
    expect(cells).to_have_count(sum(cell["why"] < 0 for cell in acting[at_number]["cells"]))
    for place, cell in enumerate(acting[at_number]["cells"]):
        expect(cells.nth(place)).to_contain_text(f"£{cell['total']}")
    click(table, cells.nth(3))
    expect(table.locator("#action-parts .sum .amt")).to_have_text(f"£{acting[at_number]['cells'][3]['total']}")
    expect(table.locator("#action-parts")).to_contain_text(f"{acting[at_number]['cells'][3]['effect']} machines")
    expect(table.locator("#emergency")).to_have_count(0)


@pytest.mark.browser_context_args(**DESK)
def test_a_payment_that_cash_does_not_cover_says_what_it_forces(table: Page) -> None:
    PLAY.to(table, "turn.space", test=SHORT)
    said = at(table, FORCED)
    click(table, table.locator(f'#stage .ark-action [data-target="{said["target"]}"]'))
    need = table.locator("#emergency")
    expect(need).to_contain_text(f"−£{said['total']}")
    expect(need).to_contain_text(f"→ {said['space']}")
    expect(need.locator("tr", has_text="Cash left").locator(".amt")).to_have_text(f"£{said['cash']}")
    expect(need.locator("tr", has_text="Your")).to_contain_text(str(said["shares"]))
    assert PLAY.cut_off(table) == []


@pytest.mark.browser_context_args(**DESK)
def test_shares_to_be_bought_say_what_they_leave(table: Page) -> None:
    PLAY.run(table, "exchange.buy", lot=PLAY.lot)
    click(table, '[data-do="answer-step"][data-by="1"]')
    facts = table.locator("#preview .firm-after li.changed")
    expect(facts.filter(has_text="Cash")).to_have_count(1)
    expect(facts.filter(has_text="All your shares")).to_have_count(1)
    assert PLAY.cut_off(table) == []


@pytest.mark.browser_context_args(**DESK)
def test_points_that_are_money_are_written_as_money(table: Page) -> None:
    score = at(table, "({ now }) => now.seats[0].score")
    expect(table.locator('[data-figure="0.score"]').first).to_have_text(f"£{score}")


@pytest.mark.browser_context_args(**DESK)
def test_the_rows_of_a_sale_are_walked_one_by_one(table: Page) -> None:
    PLAY.to(table, "production.offer")
    rows = table.locator("#stage .ark-sale tbody tr:not(.never)")
    count = rows.count()
    assert count > 0
    expect(table.locator("#stage .ark-sale tr.ahead")).to_have_count(0)
    steps = table.locator("#stage .ark-sale .steps button")
    click(table, steps.nth(0))
    expect(table.locator("#stage .ark-sale tr.ahead")).to_have_count(count)
    click(table, steps.nth(1))
    expect(table.locator("#stage .ark-sale tr.ahead")).to_have_count(count - 1)


@pytest.mark.browser_context_args(**DESK)
def test_the_works_of_another_can_be_looked_at(table: Page) -> None:
    PLAY.to(table, "turn.space")
    click(table, '#stage .look[data-value="works"]')
    mine = table.locator("#stage .ark-works").get_attribute("aria-label")
    click(table, table.locator("#stage .firm .who-tab").first)
    expect(table.locator("#stage .ark-works")).not_to_have_attribute("aria-label", mine or "")


@pytest.mark.browser_context_args(**DESK)
def test_every_stage_is_one_touch_away(table: Page) -> None:
    PLAY.to(table, "turn.space")
    for name in ("port", "markers", "sale", "display", "works"):
        click(table, f'#stage .look[data-value="{name}"]')
        expect(table.locator(f"#stage .panels.on-{name}")).to_be_visible()
        assert PLAY.cut_off(table) == [], name


@pytest.mark.browser_context_args(**DESK)
def test_the_modules_have_their_tracks_and_kinds(booted_page: Page) -> None:
    choose(booted_page)
    to_lobby(booted_page)
    booted_page.locator('.game[data-game="arkwright"]').click()
    for module in ("eitc", "asymmetric"):
        booted_page.locator(f"input[name={module}]").check()
        expect(booted_page.locator(f"input[name={module}]")).to_be_checked()
    PLAY.open(booted_page)
    PLAY.run(booted_page, "company.end", lot=PLAY.lot)
    expect(booted_page.locator("#stage .panels.on-tracks .commodity")).to_have_count(4)
    assert PLAY.cut_off(booted_page) == []
    assert at(booted_page, MISSING) == []
    way = booted_page.locator('.opt[aria-pressed="false"]').first
    moved = booted_page.locator(f'#stage [data-piece="{way.get_attribute("data-for")}-0"]')
    before = moved.evaluate(STANDS)
    # the bonus that it brings is part of the decision
    click(booted_page, way)
    expect(booted_page.locator('.decision[data-code="company.bonus"]')).to_be_visible()
    click(booted_page, '#stage .look[data-value="tracks"]')
    assert moved.evaluate(STANDS) == before + 1
    click(booted_page, '#stage .look[data-value="display"]')
    expect(booted_page.locator("#stage .ark-display tbody tr")).to_have_count(12)
    assert PLAY.cut_off(booted_page) == []


@pytest.mark.browser_context_args(**DESK)
def test_the_past_is_drawn_without_a_question(table: Page) -> None:
    PLAY.to(table, "turn.space")
    asks_nothing_of_the_past(table)


@pytest.mark.browser_context_args(**PHONE)
@pytest.mark.parametrize("code", CODES)
def test_the_phone_shows_what_is_asked_first_and_the_rest_behind_it(table: Page, code: str) -> None:
    PLAY.to(table, code)
    shows_what_is_asked_first(table, PLAY.cut_off)


@pytest.mark.browser_context_args(**PHONE)
def test_the_phone_shows_the_works_of_one_good(table: Page) -> None:
    PLAY.to(table, "turn.marker")
    expect(table.locator("#stage .site:visible")).to_have_count(1)
    tab = table.locator('#stage .good-tab[aria-pressed="false"]').last
    good = tab.get_attribute("data-value")
    tab.tap()
    expect(table.locator(f'#stage .good-tab[data-value="{good}"]')).to_have_attribute("aria-pressed", "true")
    expect(table.locator("#stage .site:visible")).to_have_count(1)
