"""Steps that the tests of a game's board share: a table of that game, played on by a script until something is asked,
and what is to be seen on every stage."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page, ViewportSize

from e2e.shell_steps import at, open_table, to_lobby
from e2e.table_steps import AT_ONCE, click, painted
from workshop import in_page

TABLET_SIZE = ViewportSize(width=1024, height=768)
DESK = {"viewport": {"width": 1440, "height": 900}}
TABLET = {"viewport": TABLET_SIZE}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
THEMES = ("light", "dark")

# Plays on, for every person at the screen and for the bots, until TEST holds when somebody is asked `CODE` with
# something to choose.
PLAY_TO = """(session) => {
  const open = (list) => list.filter((one) => !one.closed);
  const offered = (decision) => decision.options ?? decision.slots ?? decision.items ?? [];
  const wished = WISHES;
  let state = LOT;
  const any = (list) => {
    state = (state * 48271) % 2147483647;
    return list[state % list.length];
  };
  const answers = {
    pick({ code, options }) {
      const wish = open(options).filter(wished[code] ?? (() => true));
      return any(wish.length ? wish : open(options)).value;
    },
    pick_many: ({ options, least }) => open(options).slice(0, least).map((one) => one.value),
    amount: ({ lo }) => lo,
    allocate: ALLOCATE,
    arrange: ({ items }) => items.map((one) => one.value),
    ...ANSWERS,
  };
  const holds = TEST;
  const here = (decision) => decision?.code === "CODE" && open(offered(decision)).length > 1 && holds(session);
  const move = (decision) =>
    decision ? { do: "answer", seat: decision.seat, answer: answers[decision.kind](decision) } : { do: "bot" };
  session.pauseBots(true);
  for (let left = 600; left > 0; left -= 1) {
    if (session.curtain) session.lift();
    const { decision, over } = session.now;
    if (here(decision) || (over && "CODE" === "over")) return session.viewer;
    if (over) break;
    const next = move(decision);
    const done = session.do(next);
    if (done.ok === false) throw new Error(`Refused: ${JSON.stringify(next)}: ${done.error.text}`);
  }
  throw new Error(`Never asked: CODE (position ${session.now.meta.position})`);
}""".replace("ALLOCATE", in_page.FILLED)

# Words that are cut off, and parts that stick out of the panel they are in, below its end too where that counts.
CLIPPED = """({ words, parts, below }) => {
  const stage = document.getElementById("stage");
  const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".sr, svg");
  const hides = (one) => !["visible", "auto", "scroll"].includes(getComputedStyle(one).overflowX);
  const cut = (one) => seen(one) && hides(one) && one.scrollWidth > one.clientWidth + 1;
  const sticksOut = (part, outer) => {
    const inner = part.getBoundingClientRect();
    const beside = inner.right > outer.right + 1 || inner.left < outer.left - 1;
    return seen(part) && (beside || (below && inner.bottom > outer.bottom + 1));
  };
  const out = (panel) => {
    const box = panel.getBoundingClientRect();
    return [...panel.querySelectorAll(parts)].filter((part) => sticksOut(part, box));
  };
  const all = (selector) => [...stage.querySelectorAll(selector)];
  const told = (one) => `${one.className || one.tagName}: ${one.textContent.trim().slice(0, 40)}`;
  const panels = parts ? all(".panel") : [];
  return [...all(words).filter(cut), ...panels.flatMap(out)].map(told);
}"""


@dataclass(frozen=True)
class Play:
    """A game on a fixed seed, and how a script plays it.

    `stages` says which stage belongs to which question. `wishes` says of some questions which options are taken if they
    are open, `answers` how questions of some kind are answered, where not as others are; both are script.
    """

    game: str
    seed: str
    stages: dict[str, str]
    wishes: str
    answers: str = "{}"
    others: str = "human"
    lot: int = 1

    def lay(self, page: Page) -> None:
        """The table, with a person at the first seat."""
        page.add_init_script(AT_ONCE)
        to_lobby(page)
        page.locator(f'.game[data-game="{self.game}"]').click()
        page.locator("details.seed").evaluate("(element) => { element.open = true; }")
        page.fill('[data-do="draft-seed"]', self.seed)
        self.open(page)

    def open(self, page: Page) -> None:
        """The table that the lobby shows."""
        open_table(page, ["human", *[self.others] * (page.locator(".seats select").count() - 1)])

    def to(self, page: Page, code: str, *, test: str = "() => true", lot: int | None = None) -> int:
        """On to a question that has something to choose, when `test` holds; gives the seat that is asked."""
        seat = self.run(page, code, test, self.lot if lot is None else lot)
        page.wait_for_selector(f".parts.on-{self.stages[code]}")
        return seat

    def to_end(self, page: Page) -> None:
        self.run(page, "over", "() => false", self.lot)

    def run(self, page: Page, code: str, test: str, lot: int) -> int:
        script = PLAY_TO.replace("WISHES", self.wishes).replace("ANSWERS", self.answers)
        script = script.replace("TEST", test).replace("LOT", str(lot)).replace("CODE", code)
        seats: list[int] = []
        painted(page, lambda: seats.append(at(page, script)))
        return seats[0]


def clipped(page: Page, words: str, parts: str = "", *, below: bool = False) -> list[str]:
    """What is cut off on the stage, or sticks out of its panel."""
    found: list[str] = page.evaluate(CLIPPED, {"words": words, "parts": parts, "below": below})
    return found


def fits_across(page: Page) -> bool:
    """Nothing has to be scrolled sideways."""
    return bool(page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"))


def fits_down(page: Page) -> bool:
    """The whole page is in the window."""
    return bool(page.evaluate("() => document.documentElement.scrollHeight <= innerHeight"))


def show_in(page: Page, theme: str) -> None:
    page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)


def accessible_in_all_themes(page: Page, accessibility: Callable[..., list[Any]]) -> None:
    for theme in THEMES:
        show_in(page, theme)
        assert accessibility(page) == [], theme


def step_back(page: Page) -> None:
    """Into the past, by one position."""
    click(page, ".masthead .past")
    click(page, ".transport .by-back")
