"""Names, files and links are data, whatever they contain."""

import json
import os
import re
from typing import Any

from playwright.sync_api import Page, expect

from e2e.scripts import script
from e2e.shell_steps import LOBBY, TABLE, at, kept, open_table, to_lobby, word
from e2e.table_steps import DRAWN, TOGETHER, click, lay, play_until, propose

HOSTILE = [
    "<img src=x onerror=alert(1)>",
    "<script>alert(1)</script>",
    "</title><svg/onload=alert(1)>",
    "\"><iframe srcdoc='<script>alert(1)</script>'>",
    "javascript:alert(1)",
    "${alert(1)}{{7*7}}",
    "__proto__",
    "\u202egnol\u202c \u0000\u0007 \U0001f418",
    "'; DROP TABLE games; --",
    "A" * 5000,
]
# What JavaScript cannot turn into a text.
NO_TEXT = {"toString": 1}
TRAP = """window.alarm = []; window.alert = (text) => window.alarm.push(text);"""
STRANGERS = "#app img, #app script, #app iframe, #app [onload], #app [onerror], #boot img, #boot iframe"


def plain(name: str) -> str:
    """As the rules keep a name: its lines joined, and nothing in it that turns or controls what stands around it."""
    return " ".join(re.sub("[\\x00-\\x1f\\u202a-\\u202e]", "", " ".join(name.split())).split())


def unharmed(page: Page) -> None:
    assert page.evaluate("window.alarm") == []
    assert page.locator(STRANGERS).count() == 0


def test_hostile_names_are_only_text(clean_page: Page) -> None:
    clean_page.add_init_script(TRAP)
    to_lobby(clean_page)
    seats = clean_page.locator(".seats input").count()
    for start in range(0, len(HOSTILE), seats):
        names = HOSTILE[start : start + seats]
        for number, name in enumerate(names):
            clean_page.locator(".seats input").nth(number).fill(name)
        game = open_table(clean_page)
        seen = at(clean_page, "(session) => session.now.seats.map(({ name }) => name)")
        assert [name[:9] for name in seen][: len(names)] == [plain(name)[:9] for name in names]
        unharmed(clean_page)
        kept(clean_page)
        clean_page.goto("./#/")
        clean_page.wait_for_selector(LOBBY, state="attached")
        unharmed(clean_page)
    clean_page.locator(f'[data-do="open-kept"][data-game="{game}"]').first.click()
    clean_page.wait_for_selector(TABLE, state="attached")
    clean_page.click("[data-do=saves]")
    clean_page.locator("dialog [data-do=rename]").fill(HOSTILE[2])
    clean_page.keyboard.press("Enter")
    kept(clean_page)
    unharmed(clean_page)
    clean_page.goto("./#/")
    clean_page.wait_for_selector(LOBBY, state="attached")
    expect(clean_page.locator("#first-name")).to_have_text(HOSTILE[2])
    unharmed(clean_page)


def test_hostile_words_of_an_offer_are_only_text(clean_page: Page) -> None:
    clean_page.add_init_script(TRAP)
    lay(clean_page, TOGETHER)
    play_until(clean_page, "amount")
    for text in (HOSTILE[0], HOSTILE[3], HOSTILE[9]):
        propose(clean_page, 1, 0, text)
        expect(clean_page.locator(".offer").last).to_contain_text(text[:40])
        unharmed(clean_page)
        click(clean_page, '[data-move="withdraw"]')


# As a text: what is given as an object loses its `__proto__` on the way.
PACK = script("shell_hostile/pack")


def packed(page: Page, content: dict[str, Any]) -> str:
    code: str = page.evaluate(PACK, json.dumps(content))
    return code


def follow(page: Page, content: dict[str, Any], route: str = "setup") -> None:
    """To the address of a link, until the address is the lobby's again and the lobby stands."""
    page.evaluate("(hash) => { location.hash = hash; }", f"#/{route}/{packed(page, content)}")
    page.wait_for_url(re.compile(r"#/$"))
    page.evaluate("async () => (await import(new URL('app/main.js', document.baseURI))).openRoute()")
    page.wait_for_selector(LOBBY, state="attached")
    page.evaluate(DRAWN)


def refused_in_words(page: Page, content: dict[str, Any], route: str = "setup") -> None:
    follow(page, content, route)
    expect(page.locator(".notice, dialog[open]").first).to_be_visible()
    unharmed(page)
    page.evaluate("document.querySelector('dialog')?.close()")
    page.locator(".notice [data-do=dismiss]").last.or_(page.locator("h1")).first.click()


def test_hostile_links_set_up_nothing_bad(clean_page: Page) -> None:
    clean_page.add_init_script(TRAP)
    to_lobby(clean_page)
    game = clean_page.locator(".game").first.get_attribute("data-game")
    for text in HOSTILE:
        setup = {
            "kind": "setup", "game": game, "seed": text, "options": {text: text, "__proto__": {"a": 1}},
            "seats": [{"name": text, "kind": text}, None, 7],
        }  # fmt: skip
        refused_in_words(clean_page, {**setup, "scenario": text})
        refused_in_words(clean_page, {**setup, "game": text})
        refused_in_words(clean_page, {"kind": "table", "title": text, "save": text, "card": {}}, "table")
        follow(clean_page, setup)
        expect(clean_page.locator(".seats input").first).to_have_value(text[:40])
        unharmed(clean_page)
        assert clean_page.evaluate("({}).a === undefined")


def test_links_with_something_else_where_texts_belong_are_refused(clean_page: Page) -> None:
    clean_page.add_init_script(TRAP)
    to_lobby(clean_page)
    setup = {"kind": "setup", "game": "auction_house"}
    for strange in ({"seats": [{"name": NO_TEXT}]}, {"seed": NO_TEXT}, {"scenario": NO_TEXT}, {"kind": "constructor"}):
        refused_in_words(clean_page, {**setup, **strange})
    refused_in_words(clean_page, {"kind": "table", "title": NO_TEXT, "save": "{}"}, "table")


def test_hostile_posters_are_only_text(clean_page: Page) -> None:
    clean_page.add_init_script(TRAP)
    clean_page.goto("./embed.html")
    clean_page.wait_for_selector('html[data-ready="poster"]', state="attached")
    for text in HOSTILE:
        card = {"game": text, "place": text, "waiting": {"name": text, "text": text},
                "seats": [{"name": text, "house": text, "score": text}, None]}  # fmt: skip
        code = packed(clean_page, {"kind": "table", "title": text, "save": "{}", "card": card})
        clean_page.goto("about:blank")
        clean_page.goto(f"./embed.html#/table/{code}")
        clean_page.wait_for_selector("#poster-open:not([disabled])", state="attached")
        assert clean_page.locator("#poster-game").text_content() == text[:80]
        unharmed(clean_page)


BROKEN_LINKS = ["AAAA", "a-_b", "eNoDAAAAAAE", "x" * 20_000]


def test_broken_links_are_told(clean_page: Page) -> None:
    told = clean_page.locator(".notice")
    to_lobby(clean_page, f"./#/table/{BROKEN_LINKS[0]}")
    for code in BROKEN_LINKS[1:]:
        expect(told).to_contain_text(word("link.bad.cut"))
        told.get_by_role("button", name=word("shell.dismiss")).click()
        expect(told).to_have_count(0)
        clean_page.evaluate("(code) => { location.hash = `#/table/${code}`; }", code)
    expect(told).to_contain_text(word("link.bad.cut"))


BOMB = script("shell_hostile/bomb")


def test_a_link_cannot_unpack_to_anything_huge(clean_page: Page) -> None:
    to_lobby(clean_page)
    code = clean_page.evaluate(BOMB)
    clean_page.evaluate("(code) => { location.hash = `#/table/${code}`; }", code)
    expect(clean_page.locator(".notice")).to_contain_text(word("link.bad.long"))


FILES = [
    "", "null", "[]", "{", '"text"', "1e999", "{}" * 1000, "[" * 100_000, '{"format":"leadenhall"}', "\x00\xff",
    json.dumps({"__proto__": {"a": 1}, "constructor": {"prototype": {}}}), "<svg onload=alert(1)>",
]  # fmt: skip


def test_strange_files_are_refused_in_words(clean_page: Page) -> None:
    clean_page.add_init_script(TRAP)
    to_lobby(clean_page)
    dialog = clean_page.locator('dialog[data-dialog="damaged"]')
    for text in FILES:
        clean_page.evaluate(
            "async (text) => (await import(new URL('app/lobby/intake.js', document.baseURI))).importText(text, text)",
            text,
        )
        expect(dialog.locator("p").first).to_have_text(re.compile(r"\w{3}"))
        unharmed(clean_page)
        clean_page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)


SAVE = script("shell_hostile/save")


def test_a_save_with_hostile_names_is_drawn_as_text(clean_page: Page) -> None:
    clean_page.add_init_script(TRAP)
    to_lobby(clean_page)
    open_table(clean_page)
    text: str = at(clean_page, SAVE)
    document: Any = json.loads(text)
    spoilt = json.loads(json.dumps(document).replace("Cornhill", "<img src=x onerror=alert(1)>"))
    clean_page.goto("./#/")
    clean_page.wait_for_selector(LOBBY, state="attached")
    clean_page.evaluate(script("shell_hostile/import_text"), [json.dumps(spoilt), "<img src=x onerror=alert(2)>"])
    clean_page.wait_for_selector(f"{TABLE}, dialog", state="attached")
    unharmed(clean_page)


STORM = script("shell_hostile/storm")
INPUTS = 300


def test_every_door_of_the_page_holds_against_spoilt_inputs(clean_page: Page) -> None:
    """More with LEADENHALL_HOSTILE=5000."""
    to_lobby(clean_page)
    assert clean_page.evaluate(STORM, int(os.environ.get("LEADENHALL_HOSTILE", INPUTS))) == []


STRAYS = {
    "leadenhall/settings": "null",
    "leadenhall/journal/stray": "stray",
    "leadenhall/journal/strange": json.dumps([{"seq": "1", "request": {"do": "new"}}]),
    "leadenhall/journal/": json.dumps([None, {"seq": 1e300}]),
}


def test_stray_values_in_the_storage_lock_nobody_out(clean_page: Page) -> None:
    clean_page.add_init_script(TRAP)
    clean_page.goto("./embed.html")
    clean_page.evaluate(script("shell_hostile/strays"), STRAYS)
    to_lobby(clean_page)
    open_table(clean_page)
    unharmed(clean_page)


def test_the_whole_page_refuses_to_act_in_a_frame(clean_page: Page) -> None:
    clean_page.goto("./embed.html")
    clean_page.wait_for_selector('html[data-ready="poster"]', state="attached")
    clean_page.evaluate(script("shell_hostile/frame"))
    inside = clean_page.frame_locator("#whole")
    expect(inside.locator('html[data-ready="framed"]')).to_have_count(1)
    expect(inside.locator("p")).to_have_text(word("boot.framed"))
    expect(inside.locator("a")).to_have_attribute("target", "_blank")
    assert inside.locator("#app, button").count() == 0
