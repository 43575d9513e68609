"""The lobby: what can be played, setting it up, links, files, settings."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.scripts import called, script
from e2e.shell_steps import (
    BOOT_MS,
    DROP,
    KEPT_GAME,
    LOBBY,
    TABLE,
    answer,
    at,
    kept,
    open_table,
    position,
    to_lobby,
    word,
)

LAST_TIME = script("shell_lobby/last_time")
GAMES = "async () => (await import(new URL('app/bots/catalogue.js', document.baseURI))).games()"


def test_every_game_of_the_engine_is_offered(booted_page: Page) -> None:
    to_lobby(booted_page)
    declared = booted_page.evaluate(GAMES)
    expect(booted_page.locator(".game")).to_have_count(len(declared))
    for game in declared:
        row = booted_page.locator(f'.game[data-game="{game["id"]}"]')
        expect(row).to_contain_text(game["like"])
        expect(row).to_contain_text(game["whom"])
        row.click()
        expect(row.locator(".setup")).to_have_attribute("aria-pressed", "true")
        assert booted_page.locator(".scenarios input").count() == len(game["scenarios"])
        counts = game["scenarios"][0]["seats"]
        assert booted_page.locator(".seats li").count() in counts
        kinds = booted_page.locator(".seats select").first.locator("option")
        assert kinds.count() == 1 + len(game["bots"])


def test_a_newcomer_plays_the_lightest_game_at_one_click(clean_page: Page) -> None:
    clean_page.goto("./")
    clean_page.wait_for_selector(LOBBY, state="attached", timeout=BOOT_MS)
    lightest = min((game for game in clean_page.evaluate(GAMES) if game["weight"]), key=lambda game: game["weight"])
    assert clean_page.locator(".game").last.get_attribute("data-game") == "auction_house", "the toy comes last"
    clean_page.click('.leading [data-do="play-first"]')
    clean_page.wait_for_selector(TABLE, state="attached", timeout=BOOT_MS)
    assert at(clean_page, "(session) => session.now.meta.game") == lightest["id"]
    kinds = [seat["kind"] for seat in at(clean_page, "(session) => session.now.seats")]
    assert kinds == ["human", *["easy"] * (len(kinds) - 1)]


def test_a_regular_goes_on_at_one_click(clean_page: Page) -> None:
    """The game that was played last comes first, and its set-up is chosen on return."""
    to_lobby(clean_page)
    clean_page.click('.game[data-game="east_india_companies"]')
    clean_page.locator(".seats input").first.fill("Ravi")
    game = open_table(clean_page, ["human", "easy"])
    kept(clean_page)
    clean_page.goto("./")
    clean_page.wait_for_selector(LOBBY, state="attached", timeout=BOOT_MS)
    first = clean_page.locator(".leading")
    expect(first.locator(".families li").first).to_contain_text("Ravi")
    expect(first.locator(".say")).not_to_be_empty()
    expect(clean_page.locator(".seats input").first).to_have_value("Ravi")
    expect(clean_page.locator('[data-game="east_india_companies"].setup')).to_have_attribute("aria-pressed", "true")
    first.locator('[data-do="open-kept"]').click()
    clean_page.wait_for_selector(TABLE, state="attached", timeout=BOOT_MS)
    assert clean_page.url.endswith(game)


def test_what_happened_so_far_is_told_on_return(clean_page: Page) -> None:
    to_lobby(clean_page)
    open_table(clean_page)
    assert answer(clean_page)
    kept(clean_page)
    clean_page.goto("./#/")
    clean_page.wait_for_selector(LOBBY, state="attached")
    clean_page.click('.leading [data-do="kept-so-far"]')
    expect(clean_page.locator(".recap.whole")).to_be_visible()


def test_the_first_thing_to_do_is_one(clean_page: Page) -> None:
    """One button in the colour of the seal: in the first strip, or of the new game as soon as somebody sets that up."""
    clean_page.goto("./")
    clean_page.wait_for_selector(LOBBY, state="attached", timeout=BOOT_MS)
    expect(clean_page.locator(".lobby .btn.seal")).to_have_count(1)
    expect(clean_page.locator(".leading .btn.seal")).to_be_visible()
    clean_page.locator(".seats input").first.fill("Ravi")
    expect(clean_page.locator(".lobby .btn.seal")).to_have_count(1)
    expect(clean_page.locator(".comp .btn.seal")).to_be_visible()


def test_a_damaged_set_up_of_last_time_hurts_nobody(clean_page: Page) -> None:
    for text in ("[", "7", '{"game":"chess"}', '{"game":"arkwright","seats":7,"options":[1],"scenario":{}}'):
        clean_page.add_init_script(called(LAST_TIME, text))
        clean_page.goto("./")
        clean_page.wait_for_selector(LOBBY, state="attached", timeout=BOOT_MS)
        expect(clean_page.locator(".seats li")).not_to_have_count(0)


def test_a_phone_sets_up_on_a_sheet(booted_page: Page) -> None:
    booted_page.set_viewport_size({"width": 390, "height": 844})
    to_lobby(booted_page)
    booted_page.click('.game[data-game="auction_house"] .setup')
    sheet = booted_page.locator('dialog[data-dialog="set-up"]')
    expect(sheet.locator(".open")).to_be_in_viewport()
    booted_page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    booted_page.click('.game[data-game="auction_house"] .setup')
    open_table(booted_page)
    expect(sheet).to_have_count(0)


def test_what_is_told_without_the_rules_is_what_the_rules_say(booted_page: Page) -> None:
    """Games, their words and rules, and what a search finds: the build has asked for them, and nothing else is told."""
    to_lobby(booted_page)
    count, odd = booted_page.evaluate(
        script("shell_lobby/told_without_rules"), ["ship", "Ship  price", "deal.", "no such word"]
    )
    assert (count > 3, odd) == (True, [])


def test_what_is_set_up_is_what_is_played(booted_page: Page) -> None:
    to_lobby(booted_page)
    booted_page.locator(".seats input").first.fill("Ravi")
    booted_page.locator('.comp [name="scenario"]').last.check()
    booted_page.locator("[data-do=draft-option]").first.select_option(index=1)
    booted_page.locator(".seed summary").click()
    booted_page.locator("[data-do=draft-seed]").fill("tuesday")
    wanted = booted_page.evaluate("async () => (await import(new URL('app/lobby/draft.js', document.baseURI))).setup()")
    open_table(booted_page)
    meta = at(booted_page, "(session) => session.now.meta")
    assert meta["seed"] == "tuesday"
    assert (meta["scenario"], meta["options"]) == (wanted["scenario"], wanted["options"])
    assert at(booted_page, "(session) => session.now.seats[0].name") == "Ravi"


def test_values_of_ones_own_copy_are_played_with(booted_page: Page) -> None:
    """A file of component values goes into the set-up; one that does not fit is told with its place."""
    to_lobby(booted_page)
    booted_page.locator(".game[data-game=east_india_companies]").click()
    details = booted_page.locator(".comp details", has=booted_page.locator("[data-do=draft-data]"))
    details.locator("summary").click()
    chooser = details.locator("[data-do=draft-data]")

    def choose(text: str) -> None:
        chooser.set_input_files({"name": "mine.json", "mimeType": "application/json", "buffer": text.encode()})
        expect(booted_page.locator(".comp .file")).to_have_text("mine.json")

    choose('{"ships": {"yacht": {"price": 6}}}')
    booted_page.click(".comp .open")
    expect(booted_page.locator("[role=alert], .notice").first).to_contain_text("has no price")
    booted_page.click("[data-do=dismiss]")
    booted_page.click("[data-do=draft-data-drop]")
    choose('{"ships": {"yacht": {"cost": 6}}}')
    open_table(booted_page)
    options = at(booted_page, "(session) => session.now.meta.options")
    assert options["components"] == '{"ships":{"yacht":{"cost":6}}}'


def test_a_name_that_was_typed_stays_when_the_player_changes(booted_page: Page) -> None:
    to_lobby(booted_page)
    name = booted_page.locator(".seats input").first
    name.fill("Ravi")
    booted_page.locator(".seats select").first.select_option(index=1)
    expect(name).to_have_value("Ravi")
    expect(name).to_be_visible()


def test_a_link_fills_in_the_new_game(clean_page: Page, watched: Any) -> None:
    to_lobby(clean_page)
    clean_page.locator(".seats input").first.fill("Kofi & Söhne")
    clean_page.click("[data-do=share-setup]")
    link = clean_page.locator("#setup-link").input_value()
    other = watched.new_page()
    to_lobby(other, link)
    expect(other.locator(".seats input").first).to_have_value("Kofi & Söhne")
    assert other.url.endswith("#/")


def test_a_link_shows_a_position(clean_page: Page, watched: Any) -> None:
    to_lobby(clean_page)
    open_table(clean_page)
    assert answer(clean_page)
    at(clean_page, "(session) => session.pauseBots(true)")
    seen = at(clean_page, "(session) => session.now.seats")
    clean_page.click("[data-do=saves]")
    clean_page.click("dialog [data-do=share]")
    link = clean_page.locator("#share-link").input_value()
    other = watched.new_page()
    other.goto(link)
    other.wait_for_selector(TABLE, state="attached", timeout=60_000)
    names = [seat["name"] for seat in at(other, "(session) => session.now.seats")]
    assert names == [seat["name"] for seat in seen]
    assert position(other) >= 1


def test_saved_games_stand_in_the_ledger(clean_page: Page) -> None:
    to_lobby(clean_page)
    expect(clean_page.locator(".empty")).to_be_visible()
    first = open_table(clean_page)
    clean_page.click("[data-do=saves]")
    clean_page.locator("dialog [data-do=rename]").fill("Tuesday table")
    clean_page.keyboard.press("Enter")
    kept(clean_page)
    clean_page.keyboard.press("Escape")
    clean_page.goto("./#/")
    clean_page.wait_for_selector(LOBBY, state="attached")
    open_table(clean_page)
    clean_page.goto("./#/")
    clean_page.wait_for_selector(LOBBY, state="attached")
    expect(clean_page.locator(KEPT_GAME)).to_have_count(2)
    clean_page.get_by_role("button", name=word("ledger.open", name="Tuesday table")).click()
    clean_page.wait_for_selector(TABLE, state="attached")
    assert clean_page.url.endswith(first)


def test_a_deleted_game_can_be_brought_back(clean_page: Page) -> None:
    to_lobby(clean_page)
    open_table(clean_page)
    clean_page.goto("./#/")
    clean_page.wait_for_selector(LOBBY, state="attached")
    clean_page.click(".leading .kept-menu summary")
    clean_page.click("[data-do=forget-kept]")
    expect(clean_page.locator(".empty")).to_be_visible()
    clean_page.get_by_role("button", name=word("ledger.bring-back")).click()
    expect(clean_page.locator(KEPT_GAME)).to_have_count(1)


def exported(page: Page) -> str:
    page.click(".leading .kept-menu summary")
    with page.expect_download() as download:
        page.click(".leading [data-do=export-kept]")
    return Path(download.value.path()).read_text(encoding="utf-8")


def with_a_kept_game(page: Page) -> str:
    to_lobby(page)
    open_table(page)
    assert answer(page)
    kept(page)
    page.goto("./#/")
    page.wait_for_selector(LOBBY, state="attached")
    return exported(page)


def test_a_file_goes_out_and_comes_back(clean_page: Page, tmp_path: Path) -> None:
    text = with_a_kept_game(clean_page)
    file = tmp_path / "Tuesday_table.leadenhall.json"
    file.write_text(text, encoding="utf-8")
    with clean_page.expect_file_chooser() as chooser:
        clean_page.get_by_role("button", name=word("ledger.import")).click()
    chooser.value.set_files(file)
    clean_page.wait_for_selector(TABLE, state="attached")
    assert at(clean_page, "(session) => session.title") == "Tuesday table"
    assert position(clean_page) >= 1


def test_a_file_can_be_dropped(clean_page: Page) -> None:
    text = with_a_kept_game(clean_page)
    clean_page.evaluate(DROP, text)
    clean_page.wait_for_selector(TABLE, state="attached")
    assert at(clean_page, "(session) => session.title") == "dropped"


def test_a_damaged_file_says_where_and_what_is_left(clean_page: Page) -> None:
    text = with_a_kept_game(clean_page)
    clean_page.evaluate(DROP, text[: len(text) // 2])
    dialog = clean_page.locator('dialog[data-dialog="damaged"]')
    expect(dialog).to_be_visible()
    expect(dialog.locator("p").first).not_to_be_empty()
    clean_page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert clean_page.locator(KEPT_GAME).count() == 1


SPOIL = script("shell_lobby/spoil")


def test_a_kept_game_that_cannot_be_opened_offers_what_is_left(clean_page: Page) -> None:
    with_a_kept_game(clean_page)
    clean_page.evaluate(SPOIL)
    clean_page.locator("[data-do=open-kept]").click()
    dialog = clean_page.locator('dialog[data-dialog="damaged"]')
    expect(dialog.locator("p").first).not_to_be_empty()
    clean_page.wait_for_selector(LOBBY, state="attached")


def test_one_switch_sets_a_first_game_and_the_next_one_is_named(booted_page: Page) -> None:
    to_lobby(booted_page)
    booted_page.locator('.game[data-game="john_company_first"]').click()
    first = booted_page.locator('[name="first-game"]')
    ribbon, india = (booted_page.locator(f'[name="{name}"]') for name in ("ribbon_draft", "skip_india"))
    expect(first).not_to_be_checked()
    first.check()
    expect(ribbon).to_be_checked()
    expect(india).to_be_checked()
    india.uncheck()
    expect(first).not_to_be_checked()
    first.check()
    expect(india).to_be_checked()
    first.uncheck()
    expect(ribbon).not_to_be_checked()
    following = booted_page.locator('[data-do="draft-stage"]')
    for scenario in ("post_monopoly", "campaign"):
        following.click()
        expect(booted_page.locator(f'[name="scenario"][value="{scenario}"]')).to_be_checked()


def test_settings_are_kept(clean_page: Page) -> None:
    to_lobby(clean_page)
    clean_page.click("[data-do=settings]")
    for name, value in {"theme": "dark", "motion": "quick", "text": "larger", "pace": "off"}.items():
        clean_page.locator(f'dialog [name="{name}"][value="{value}"]').check()
    clean_page.reload()
    clean_page.wait_for_selector(LOBBY, state="attached", timeout=60_000)
    root = clean_page.locator("html")
    for name, value in {"theme": "dark", "motion": "quick", "text": "larger"}.items():
        expect(root).to_have_attribute(f"data-{name}", value)
    clean_page.click("[data-do=settings]")
    expect(clean_page.locator('dialog [name="pace"][value="off"]')).to_be_checked()


def test_every_word_comes_from_a_catalogue(clean_page: Page) -> None:
    """In the pseudo-language every text of the page is bracketed; what is not, is the engine's or hard-coded."""
    to_lobby(clean_page, "./?lang=xx-pseudo")
    loose = clean_page.evaluate(script("shell_lobby/every_word_comes_from_a_catalogue"))
    assert loose == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("size", "name"), [((1440, 900), "desktop"), ((390, 844), "phone")])
def test_the_lobby_is_accessible(
    clean_page: Page, accessibility: Callable[..., list[str]], screenshot: Callable[..., Path],
    theme: str, size: tuple[int, int], name: str,
) -> None:  # fmt: skip
    clean_page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    clean_page.set_viewport_size({"width": size[0], "height": size[1]})
    with_a_kept_game(clean_page)
    assert accessibility(clean_page) == []
    screenshot(clean_page, f"lobby-{name}-{theme}", full_page=True)
    clean_page.click("[data-do=settings]")
    expect(clean_page.locator("dialog .facts")).to_be_visible()
    assert accessibility(clean_page) == []
    screenshot(clean_page, f"settings-{name}-{theme}")
