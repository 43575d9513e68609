"""Long names, long units and long references find their place: nothing is cut where it can be read, nothing spills."""

import pytest
from playwright.sync_api import Page, expect

from e2e.shell_steps import at, open_table, to_lobby
from e2e.table_steps import AT_ONCE, settled

NAME = "Wilhelmina van Oldenbarneveldt"
FOUR = ["human", "human", "human", "human"]

# Every seat gets a score whose unit is of several words, as a game may have it.
UNIT = """(session) => {
  const seats = session.now.seats.map((one) => ({ ...one, score: 118, scoreText: "GP of wealth" }));
  session.now = { ...session.now, seats };
  session.repaint();
}"""

# What leaves the panel or strip of its player, and lines that were broken.
SPILLED = """() => {
  const found = [];
  for (const player of document.querySelectorAll(".player")) {
    const frame = player.getBoundingClientRect();
    const list = player.parentElement.getBoundingClientRect();
    for (const part of player.querySelectorAll(".name, .vp, .stats > span, .arms")) {
      const box = part.getBoundingClientRect();
      if (!box.width) continue;
      const beside = box.right > frame.right || box.left < frame.left;
      const outside = beside || box.bottom > Math.min(frame.bottom, list.bottom) || box.top < frame.top;
      if (outside) found.push(`${part.className} leaves its panel`);
    }
    for (const part of player.querySelectorAll(".name, .vp")) {
      const lines = part.getBoundingClientRect().height / parseFloat(getComputedStyle(part).fontSize);
      if (lines > 1.9) found.push(`${part.className} is broken`);
    }
  }
  return [...new Set(found)];
}"""

# Parts of the log that reach beyond it, to the right or under its bar.
BEYOND = """() => {
  const log = document.getElementById("log");
  const edge = log.getBoundingClientRect().left + log.clientWidth;
  const parts = [...log.querySelectorAll(".said, .refs, .logdice, h3 span")];
  const beyond = parts.filter((one) => one.getBoundingClientRect().right > edge);
  return [log.scrollWidth - log.clientWidth, beyond.map((one) => one.textContent)];
}"""

# Until the log holds lines of every kind of place.
PLAY = """(session) => {
  const move = (decision) => {
    const open = (decision.options ?? []).filter((one) => !one.closed);
    return decision.kind === "allocate" ? decision.slots.map((slot) => slot.least) : open.at(-1).value;
  };
  while (session.now.decision && session.nowLog.length < 60) {
    const { decision } = session.now;
    if (!session.do({ do: "answer", seat: decision.seat, answer: move(decision) }).ok) throw new Error(decision.code);
    session.lift();
  }
  return session.nowLog.length;
}"""


def company(page: Page) -> None:
    """East India Companies for four people, the first with a long name."""
    page.add_init_script(AT_ONCE)
    to_lobby(page)
    game = page.locator('.game[data-game="east_india_companies"]')
    game.click()
    expect(game).to_have_attribute("aria-pressed", "true")
    seats = page.locator(".seats li")
    for count in range(seats.count() + 1, len(FOUR) + 1):
        page.locator(f'[data-do="draft-seats"][data-count="{count}"]').click()
        expect(seats).to_have_count(count)
    page.locator('[data-do="draft-name"]').first.fill(NAME)
    open_table(page, FOUR)
    at(page, "(session) => session.lift()")
    settled(page)


@pytest.mark.parametrize("size", [(390, 844), (820, 1100), (1280, 720), (1440, 900)], ids=str)
def test_long_names_and_units_stay_in_their_panels(clean_page: Page, size: tuple[int, int]) -> None:
    clean_page.set_viewport_size({"width": size[0], "height": size[1]})
    company(clean_page)
    at(clean_page, UNIT)
    expect(clean_page.locator(".vp").first).to_have_attribute("title", "118 GP of wealth")
    assert clean_page.evaluate(SPILLED) == []
    numbers = clean_page.locator(".vp > span")
    for index in range(len(FOUR)):
        expect(numbers.nth(index)).to_be_in_viewport(ratio=1)


def test_the_log_keeps_to_its_rail(clean_page: Page) -> None:
    company(clean_page)
    assert at(clean_page, PLAY) >= 20
    clean_page.wait_for_selector("#log .refs")
    for width, height in ((1440, 900), (1280, 720)):
        clean_page.set_viewport_size({"width": width, "height": height})
        assert clean_page.evaluate(BEYOND) == [0, []], f"{width} x {height}"
