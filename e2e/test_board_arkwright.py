"""The board of Arkwright: each question has its stage, options answer on it, and nothing is clipped."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.board_steps import DESK, PHONE, THEMES, Play, clipped, fits_across, fits_down, show_in
from e2e.scripts import script
from e2e.shell_steps import at, to_lobby
from e2e.table_steps import AT_ONCE, click, step_back

# One question of every stage.
STAGES = {
    "turn.space": "works",
    "worker.hire": "hiring",
    "price.set": "pricing",
    "exchange.contract": "port",
    "special.take": "markers",
    "production.offer": "sale",
}
CODES = [*STAGES]

PLAY = Play(game="arkwright", seed="board", stages=STAGES, manners=script("plays/arkwright"), others="easy", lot=7)

# Elements that options name and the stage has not.
MISSING = script("board_arkwright/missing")
# What the rules expect of a pound more than the least price.
EXPECTED = script("board_arkwright/expected")

WORDS = "h2, h3, b, small, em, th, .sum span"
PARTS = ".site, .line, .space, .mk, .tile, .pier, .firm, .card, .sloop, .event, .store, .berth, .unit, .share, td"


def cut_off(page: Page) -> list[str]:
    return clipped(page, WORDS, PARTS, below=True)


@pytest.fixture
def table(clean_page: Page) -> Page:
    PLAY.lay(clean_page)
    return clean_page


@pytest.mark.browser_context_args(**DESK)
@pytest.mark.parametrize("code", CODES)
def test_a_stage_shows_everything_without_scrolling(table: Page, code: str) -> None:
    PLAY.to(table, code)
    assert cut_off(table) == []
    assert fits_down(table)
    assert at(table, MISSING) == []
    stage = table.locator("#stage")
    assert stage.evaluate("(one) => one.scrollHeight <= one.clientHeight")


@pytest.mark.browser_context_args(**DESK)
@pytest.mark.parametrize(("code", "part"), [("turn.space", ".space"), ("special.take", ".ark-tiles .one")])
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
    table.locator(".amount .number").fill(str(said["n"]))
    row = table.locator("#preview tr.changed")
    expect(row).to_have_count(1)
    expect(row.locator('td[data-label="Appeal"]')).to_contain_text(str(said["appeal"]))
    expect(row.locator('td[data-label="Sells"]')).to_contain_text(str(said["sold"]))
    expect(row.locator('td[data-label="Income"]')).to_contain_text(f"£{said['income']}")
    expect(table.locator("#stage .prices .next")).to_have_count(1)


@pytest.mark.browser_context_args(**DESK)
def test_hired_workers_stand_on_their_places_before_they_are_hired(table: Page) -> None:
    PLAY.to(table, "worker.hire")
    click(table, table.locator("#stage .site.is-option").first)
    expect(table.locator("#stage .line .come")).to_have_count(1)
    expect(table.locator("#stage .ark-labour .leaves")).to_have_count(1)
    expect(table.locator("#preview tr.changed")).to_have_count(1)


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
    mine = table.locator("#stage .ark-works").get_attribute("aria-label")
    click(table, table.locator("#stage .firm .who-tab").first)
    expect(table.locator("#stage .ark-works")).not_to_have_attribute("aria-label", mine or "")


@pytest.mark.browser_context_args(**DESK)
def test_every_stage_is_one_touch_away(table: Page) -> None:
    PLAY.to(table, "turn.space")
    for name in ("port", "markers", "sale", "display", "works"):
        click(table, f'#stage .look[data-value="{name}"]')
        expect(table.locator(f"#stage .panels.on-{name}")).to_be_visible()
        assert cut_off(table) == [], name


@pytest.mark.browser_context_args(**DESK)
def test_the_modules_have_their_tracks_and_kinds(clean_page: Page) -> None:
    clean_page.add_init_script(AT_ONCE)
    to_lobby(clean_page)
    clean_page.locator('.game[data-game="arkwright"]').click()
    for module in ("eitc", "asymmetric"):
        clean_page.locator(f"input[name={module}]").check()
        expect(clean_page.locator(f"input[name={module}]")).to_be_checked()
    PLAY.open(clean_page)
    PLAY.run(clean_page, "company.end", lot=PLAY.lot)
    expect(clean_page.locator("#stage .panels.on-tracks .commodity")).to_have_count(4)
    assert cut_off(clean_page) == []
    assert at(clean_page, MISSING) == []
    click(clean_page, clean_page.locator('.opt[aria-pressed="false"]').first)
    expect(clean_page.locator("#stage .ark-tracks .token.ghost")).to_have_count(1)
    click(clean_page, '#stage .look[data-value="display"]')
    expect(clean_page.locator("#stage .ark-display tbody tr")).to_have_count(12)
    assert cut_off(clean_page) == []


@pytest.mark.browser_context_args(**DESK)
def test_the_past_is_drawn_without_a_question(table: Page) -> None:
    PLAY.to(table, "turn.space")
    step_back(table)
    expect(table.locator("#stage .panels")).to_be_visible()
    expect(table.locator("#stage .is-option")).to_have_count(0)


@pytest.mark.browser_context_args(**DESK)
@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("theme", THEMES)
def test_a_stage_is_accessible(table: Page, accessibility: Callable[..., list[str]], code: str, theme: str) -> None:
    PLAY.to(table, code)
    show_in(table, theme)
    assert accessibility(table) == []


@pytest.mark.browser_context_args(**PHONE)
@pytest.mark.parametrize("code", CODES)
def test_the_phone_shows_what_is_asked_first_and_the_rest_behind_it(table: Page, code: str) -> None:
    PLAY.to(table, code)
    main, more = table.locator("#stage .panels > .main"), table.locator("#stage .panels > .more")
    expect(main.first).to_be_visible()
    expect(more.first).to_be_hidden()
    assert cut_off(table) == []
    table.locator('.nav button[data-view="more"]').tap()
    expect(more.first).to_be_visible()
    expect(main.first).to_be_hidden()
    assert cut_off(table) == []
    assert fits_across(table)


@pytest.mark.browser_context_args(**PHONE)
def test_the_phone_shows_the_works_of_one_good(table: Page) -> None:
    PLAY.to(table, "turn.space")
    expect(table.locator("#stage .site:visible")).to_have_count(1)
    tab = table.locator('#stage .good-tab[aria-pressed="false"]').last
    good = tab.get_attribute("data-value")
    tab.tap()
    expect(table.locator(f'#stage .good-tab[data-value="{good}"]')).to_have_attribute("aria-pressed", "true")
    expect(table.locator("#stage .site:visible")).to_have_count(1)
