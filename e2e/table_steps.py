"""Steps that the tests of the table share: a toy game is laid, and its decisions are answered as a person would."""

import json
from collections.abc import Callable, Iterable
from itertools import cycle
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page

from e2e.scripts import called, script
from e2e.shell_steps import at, open_table, runs, to_lobby, to_setup, written

WORDS = json.loads((Path(__file__).parents[1] / "web/words/en/table.json").read_text(encoding="utf-8"))
ALONE = ("human", "easy", "easy")
TOGETHER = ("human", "human", "human")
POSITION = "(s) => s.now.meta.position"
ASKED = '.table[data-bots="idle"] .decision[data-kind]'
SETTLED = f'{ASKED}, .table.on-end, .curtain, .table[data-bots="idle"] .decision.waiting'
SETTINGS = script("table_steps/settings")
CHOOSE = script("table_steps/choose")
# All that can be chosen in the settings; so nothing comes between two questions.
CHOSEN = {
    "theme": "system", "motion": "off", "pace": "off", "text": "normal", "windows": "usable", "click": "confirm",
    "recap": "asked",
}  # fmt: skip
# Rounds of the toy.
SHORT = 3

# From now on no curtain falls between the people at this screen.
NO_SECRETS = script("table_steps/no_secrets")


def word(key: str, **params: object) -> str:
    """What the table says."""
    return written(WORDS[key], params)


def choose(page: Page, **chosen: str) -> None:
    """Settings of one's own; without, those with which nothing comes between two questions."""
    if runs(page):
        page.evaluate(CHOOSE, CHOSEN | chosen)
    else:
        page.add_init_script(called(SETTINGS, CHOSEN | chosen))


def lay(
    page: Page, kinds: Iterable[str] = ALONE, address: str = "./", seed: str = "table tests", **chosen: str
) -> None:
    """A short toy game on a fixed seed, up to its first decision; with settings of one's own."""
    choose(page, **chosen)
    if runs(page):
        to_setup(page, game="auction_house", options={"rounds": SHORT}, seed=seed)
        open_table(page, list(kinds))
        settled(page)
        return
    to_lobby(page, address)
    toy = page.locator('.game[data-game="auction_house"]')
    if toy.count():
        toy.click()
    page.select_option('[data-do="draft-option"][data-option="rounds"]', index=1)
    page.locator("details.seed").evaluate("(element) => { element.open = true; }")
    page.fill('[data-do="draft-seed"]', seed)
    open_table(page, list(kinds))
    settled(page)


def settled(page: Page) -> None:
    """Returns when somebody at this screen has to do something, or the game is over; a picture of it is not enough."""
    page.wait_for_selector('html[data-ready="table"]', state="attached")
    page.wait_for_selector(SETTLED)


# The frame that is due has been drawn.
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)))"


def painted(page: Page, act: Callable[[], Any]) -> None:
    """Does something and waits for the revision that it makes; a paint that was due before is not taken for it."""
    before = page.locator("html").get_attribute("data-rev")
    act()
    page.wait_for_selector(f'html[data-rev]:not([data-rev="{before}"])', state="attached")
    page.evaluate(DRAWN)


def click(page: Page, selector: str | Locator) -> None:
    spot = page.locator(selector).first if isinstance(selector, str) else selector.first
    painted(page, spot.click)


SIDES = cycle((0.3, 0.7))


def tap(page: Page, selector: str | Locator) -> None:
    """Beside the spot of the tap before: two on one spot, as quick as a test's are, count as a double one."""
    spot = page.locator(selector).first if isinstance(selector, str) else selector.first
    spot.scroll_into_view_if_needed()
    box = spot.bounding_box()
    assert box
    painted(page, lambda: spot.tap(position={"x": box["width"] * next(SIDES), "y": box["height"] / 2}))


def press(page: Page, key: str) -> None:
    painted(page, lambda: page.keyboard.press(key))


def enter(page: Page) -> None:
    """Sends by key what is composed. An answer that does nothing is only brought to hand by the first Enter, and what
    lies over the question goes first."""
    if not page.locator("#confirm[data-idle]:not(:focus)").count():
        press(page, "Enter")
        return
    before = page.locator("html").get_attribute("data-rev")
    page.keyboard.press("Enter")
    page.wait_for_selector(f'#confirm:focus, html[data-rev]:not([data-rev="{before}"])', state="attached")
    if page.locator("html").get_attribute("data-rev") == before:
        press(page, "Enter")


def kind(page: Page) -> str:
    return page.locator(".decision").get_attribute("data-kind") or ""


def lift(page: Page) -> None:
    """Takes the screen over, as a hand does: by holding the button."""
    page.hover("#curtain-hold")
    page.mouse.down()
    page.wait_for_selector(".decision")
    page.mouse.up()
    settled(page)


def lift_any(page: Page) -> None:
    while page.locator(".curtain").count():
        lift(page)


BID = 4


def bid(page: Page) -> None:
    """Enough to win a lot now and then."""
    field = page.locator(".number")
    if int(field.get_attribute("aria-valuemax") or 0) >= BID and field.input_value() != str(BID):
        painted(page, lambda: field.fill(str(BID)))


def compose(page: Page, by: Callable[[Page, str], None] = click) -> None:
    """A complete answer to the pending decision, through the bar."""
    asked = kind(page)
    while asked in ("pick", "pick_many") and page.locator('#confirm[aria-disabled="true"]').count():
        by(page, '[data-do="answer-choose"][aria-pressed="false"]')
    if asked == "amount":
        bid(page)
    if asked == "allocate":
        by(page, '.slot [data-do="answer-allot"][data-by="1"]:not(:disabled)')
    if asked == "arrange":
        by(page, '[data-do="answer-move"][data-by="1"]:not(:disabled)')


def confirm(page: Page, by: Callable[[Page, str], None] = click) -> None:
    by(page, "#confirm")
    settled(page)


def until(page: Page, wanted: str) -> None:
    """Answers by mouse until a decision of this kind is asked."""
    while kind(page) != wanted:
        compose(page)
        confirm(page)


ENDED = ".endbody:not([aria-busy])"
"""The end of a game, with all that its record tells."""


def play_on(page: Page, by: Callable[[Page, str], None] = click) -> list[str]:
    """Plays to the end; returns the kinds of decision that were met."""
    met = []
    while not page.locator(".table.on-end").count():
        met.append(kind(page))
        compose(page, by)
        confirm(page, by)
    page.wait_for_selector(ENDED)
    return met


def play_until(page: Page, wanted: str) -> None:
    """Answers for whoever has the screen, until a decision of this kind is asked."""
    lift_any(page)
    while kind(page) != wanted:
        compose(page)
        confirm(page)
        lift_any(page)


def to_bids(page: Page) -> None:
    """A person among bots, up to the first bid."""
    lay(page)
    until(page, "amount")


def people_bidding(page: Page) -> None:
    """Three people, up to the first bid."""
    lay(page, TOGETHER)
    play_until(page, "amount")


def people_without_curtain(page: Page) -> None:
    """Three people at one screen, who hide nothing from each other."""
    lay(page, TOGETHER)
    lift_any(page)
    session(page, NO_SECRETS)


def show(page: Page, seat: int) -> None:
    """The screen changes hands without anything being decided."""
    painted(page, lambda: session(page, "(s, seat) => s.show(seat)", seat))
    lift_any(page)


def past(page: Page) -> None:
    click(page, ".masthead .past")
    page.locator(".rbar").wait_for()


def step_back(page: Page) -> None:
    """Into the past, by one position."""
    past(page)
    click(page, ".transport .by-back")


def to_beginning(page: Page) -> None:
    """Into the past, as far as it goes."""
    past(page)
    click(page, ".transport .first")


def deal(page: Page) -> None:
    """The dialog of a deal, from the foot of the bar, on a phone from the deals; it is fetched when it is asked for."""
    page.wait_for_selector(".table:not(.quiet)")
    deals = page.locator('.nav [data-tab="deals"]')
    if deals.is_visible():
        click(page, deals)
        page.click(".dealtab .propose")
    else:
        page.click('.decision .foot [data-do="deal-open"]')
    page.wait_for_selector('dialog[data-dialog="deal"] .deal')
    page.evaluate(DRAWN)


def propose(page: Page, partner: int, coins: int, words: str) -> None:
    """Through the dialog: coins against nothing, and a sentence."""
    deal(page)
    wanted = f'[data-seat="{partner}"]'
    for one in (f".party.off{wanted}", f".party.in:not({wanted})"):
        if page.locator(one).count():
            click(page, one)
    for _ in range(coins):
        click(page, 'dialog [data-side="give"] [data-do="deal-step"][data-by="1"]')
    click(page, '[data-do="deal-say"]')
    painted(page, lambda: page.locator("dialog .said input").fill(words))
    click(page, '[data-do="deal-send"]')


def session(page: Page, work: str, given: Any = None) -> Any:
    """What `(session, given) => …` returns at the open table."""
    return at(page, work, given)
