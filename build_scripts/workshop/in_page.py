"""Games played in the browser to be measured: from an answer to the patched page, and choices a second in Pyodide."""

import inspect
import statistics
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import sync_playwright

from workshop import browser, playing, scripts, serve, site
from workshop.figure import Figure
from workshop.paths import SCRIPTS, SITE

HERE = SCRIPTS / "figures/scripts"
READY = 'html[data-ready="lobby"][data-rules="here"]'
BOOT_MS = 60_000
SEATS = 4
ROUNDS = 5
MOST_STEPS = 1_000
GAMES_AT_ONCE = 12

# One person and three bots that answer at random. A step is a move and all that follows from it: the engine, the view,
# the log and every element of the page. The table is drawn at once instead of before the next frame, so that no frame
# is waited for.
STEPS = scripts.read(HERE / "steps.js")

# A Pyodide of its own, started as the page's workers start theirs: by an instance of the module that is not the page's.
RUN = scripts.read(HERE / "run.js")


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


def run_in_pyodide(game: str, text: str, request: str = "") -> float:
    """What a program says that the Python of a page runs, with the packs of a game and of a kind of request."""
    (said,) = in_lobby(RUN, [[game, text, request]])
    return float(said)


def in_pyodide(game: str) -> float:
    return run_in_pyodide(game, program(game))


def patches(name: str, setup: dict[str, Any], at_most: float) -> Iterator[Figure]:
    times = steps(setup)
    yield Figure(f"{name}.patch_p95_ms", statistics.quantiles(times, n=20)[-1], "ms", at_most=at_most)
    yield Figure(f"{name}.patch_median_ms", statistics.median(times), "ms")
