"""East India Companies in the browser: from an answer to the patched page, and choices a second inside Pyodide."""

import inspect
import statistics
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import sync_playwright

from figures import eic
from workshop import browser, serve, site
from workshop.figure import Figure, Provider
from workshop.paths import SITE

READY = 'html[data-ready="lobby"]'
BOOT_MS = 60_000
ROUNDS = 5
GAMES_AT_ONCE = 12

# One person and three bots that answer at random. A step is a move and all that follows from it: the engine, the view,
# the log and every element of the page. The table is drawn at once instead of before the next frame, so that no frame
# is waited for.
STEPS = """async (seed) => {
  const of = (name) => import(new URL(`app/${name}.js`, document.baseURI));
  const [{ openEmbedded }, { loadBoard }, { paintNow }] = await Promise.all(["main", "table/stage", "paint"].map(of));
  const game = "east_india_companies";
  await loadBoard(game);
  const seats = ["human", "random", "random", "random"].map((kind, at) => ({ name: `Seat ${at + 1}`, kind }));
  const setup = { game, scenario: "standard", options: { mortgage: false }, seed: String(seed), seats };
  const session = await openEmbedded({ setup, title: "" });
  session.pauseBots(true);
  let state = seed + 1;
  const below = (n) => {
    state = (state * 48271) % 2147483647;
    return state % n;
  };
  const answers = {
    pick({ options }) {
      const open = options.filter((option) => !option.closed);
      return open[below(open.length)].value;
    },
    allocate({ slots, total }) {
      let left = total;
      return slots.map(({ cap }) => {
        const given = Math.min(cap, left);
        left -= given;
        return given;
      });
    },
  };
  const move = ({ decision }) =>
    decision ? { do: "answer", seat: decision.seat, answer: answers[decision.kind](decision) } : { do: "bot" };
  paintNow();
  const times = [];
  while (!session.now.over) {
    const next = move(session.view);
    const began = performance.now();
    session.do(next);
    paintNow();
    times.push(performance.now() - began);
  }
  return times;
}"""

SPEED = f"""
import time
from pygame_core.games.east_india_companies import RULESET
from pygame_core.kernel.chance import Chance
from pygame_core.kernel.decisions import Decision, Pick
from pygame_core.kernel.reasons import OPEN
from pygame_core.kernel.table import Table

{inspect.getsource(eic.is_choice)}

def speed(games):
    mode, chance, choices = RULESET.mode({eic.SEATS}, None, None), Chance("figures"), 0
    began = time.perf_counter()
    for seed in range(games):
        table = Table(RULESET, mode, seed)
        while table.result is None:
            decision = table.pending[0]
            choices += is_choice(decision)
            table.answer(decision.seat, decision.sample(chance))
    return choices / (time.perf_counter() - began)

max(speed({GAMES_AT_ONCE}) for _ in range({eic.ROUNDS}))
"""

# A Pyodide of its own, started as the page's workers start theirs.
RUN = """async (program) => {
  const { loadPyodide } = await import(new URL("boot/interpreter.mjs", document.baseURI));
  const pyodide = await loadPyodide();
  return pyodide.runPython(program);
}"""


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


def patches() -> Iterator[Figure]:
    """The same game in every round: of each step the time that other programs disturbed least."""
    rounds = in_lobby(STEPS, [1] * ROUNDS)
    times = [min(step) for step in zip(*rounds, strict=True)]
    yield Figure("eic.patch_p95_ms", statistics.quantiles(times, n=20)[-1], "ms", at_most=16)
    yield Figure("eic.patch_median_ms", statistics.median(times), "ms")


def choices() -> Iterator[Figure]:
    (speed,) = in_lobby(RUN, [SPEED])
    yield Figure("eic.browser_choices_per_s", speed, "choices/s", at_least=7_000)


FIGURES: dict[str, Provider] = {"eic.patch": patches, "eic.browser": choices}
