"""Games played in the browser to be measured: from an answer to the patched page, and choices a second in Pyodide."""

import inspect
import statistics
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import sync_playwright

from workshop import browser, playing, serve, site
from workshop.figure import Figure
from workshop.paths import SITE

READY = 'html[data-ready="lobby"]'
BOOT_MS = 60_000
SEATS = 4
ROUNDS = 5
MOST_STEPS = 1_000
GAMES_AT_ONCE = 12

# An answer to an allocation: the slots are filled one after the other.
FILLED = """({ slots, total }) => {
      let left = total;
      return slots.map(({ cap }) => {
        const given = Math.min(cap, left);
        left -= given;
        return given;
      });
    }"""

# One person and three bots that answer at random. A step is a move and all that follows from it: the engine, the view,
# the log and every element of the page. The table is drawn at once instead of before the next frame, so that no frame
# is waited for.
STEPS = """async ({ setup, most }) => {
  const of = (name) => import(new URL(`app/${name}.js`, document.baseURI));
  const [{ openEmbedded }, { paintNow }] = await Promise.all(["main", "paint"].map(of));
  const seats = ["human", "random", "random", "random"].map((kind, at) => ({ name: `Seat ${at + 1}`, kind }));
  const session = await openEmbedded({ setup: { ...setup, seed: "1", seats }, title: "" });
  session.pauseBots(true);
  let state = 2;
  const below = (n) => {
    state = (state * 48271) % 2147483647;
    return state % n;
  };
  const open = ({ options }) => options.filter((option) => !option.closed);
  const answers = {
    pick: (decision) => open(decision)[below(open(decision).length)].value,
    pick_many: (decision) => open(decision).slice(0, decision.least).map((option) => option.value),
    amount: ({ lo, hi, step }) => lo + step * below(Math.floor((hi - lo) / step) + 1),
    allocate: ALLOCATE,
  };
  const move = ({ decision }) =>
    decision ? { do: "answer", seat: decision.seat, answer: answers[decision.kind](decision) } : { do: "bot" };
  paintNow();
  const times = [];
  while (!session.now.over && times.length < most) {
    const next = move(session.view);
    const began = performance.now();
    session.do(next);
    paintNow();
    times.push(performance.now() - began);
  }
  return times;
}""".replace("ALLOCATE", FILLED)

# A Pyodide of its own, started as the page's workers start theirs: by an instance of the module that is not the page's.
RUN = """async ([game, program]) => {
  const { bringGames, loadPyodide } = await import(new URL("boot/interpreter.mjs?figures", document.baseURI));
  const pyodide = await loadPyodide();
  await bringGames(JSON.stringify({ game }));
  return pyodide.runPython(program);
}"""


def program(game: str) -> str:
    """Choices a second in random games of four seats; of each game the round that other programs disturbed least."""
    return f"""
import time
from pygame_core.games.registry import ruleset
from pygame_core.kernel.chance import Chance
from pygame_core.kernel.decisions import Decision, Pick
from pygame_core.kernel.reasons import OPEN
from pygame_core.kernel.table import Table

{inspect.getsource(playing.is_choice)}

def played(rules, seed):
    mode, chance, choices = rules.mode({SEATS}, None, None), Chance(f"figures/{{seed}}"), 0
    began = time.perf_counter()
    table = Table(rules, mode, seed)
    while table.result is None:
        decision = table.pending[0]
        choices += is_choice(decision)
        table.answer(decision.seat, decision.sample(chance))
    return time.perf_counter() - began, choices

def speed(rules):
    best = [min(played(rules, seed) for _ in range({playing.ROUNDS})) for seed in range({GAMES_AT_ONCE})]
    return sum(choices for _, choices in best) / sum(seconds for seconds, _ in best)

speed(ruleset({game!r}))
"""


def in_lobby(script: str, arguments: list[Any]) -> list[Any]:
    """What the script says on a fresh page of the built site, once for each argument."""
    site.build(quiet=True)
    found = []
    with serve.serving(SITE) as address, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser.ensure(), args=list(browser.FLAGS))
        for argument in arguments:
            context = chromium.new_context(viewport={"width": 1440, "height": 900})
            page = context.new_page()
            page.goto(address)
            page.wait_for_selector(READY, state="attached", timeout=BOOT_MS)
            found.append(page.evaluate(script, argument))
            context.close()
        chromium.close()
    return found


def steps(setup: dict[str, Any]) -> list[float]:
    """The same game in every round: of each step the milliseconds that other programs disturbed least."""
    rounds = in_lobby(STEPS, [{"setup": setup, "most": MOST_STEPS}] * ROUNDS)
    return [min(step) for step in zip(*rounds, strict=True)]


def in_pyodide(game: str) -> float:
    (speed,) = in_lobby(RUN, [[game, program(game)]])
    return float(speed)


def patches(name: str, setup: dict[str, Any], at_most: float) -> Iterator[Figure]:
    times = steps(setup)
    yield Figure(f"{name}.patch_p95_ms", statistics.quantiles(times, n=20)[-1], "ms", at_most=at_most)
    yield Figure(f"{name}.patch_median_ms", statistics.median(times), "ms")
