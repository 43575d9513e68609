"""How quickly the table is there, and how much must come over the wire for it."""

import base64
import json
import os
import shutil
import statistics
import tempfile
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import BrowserType, Page, sync_playwright

from pygame_core.facade import call
from pygame_core.games.registry import GAMES
from workshop import browser, node, scripts, serve, site, sizes
from workshop.figure import Figure, Provider
from workshop.paths import CACHE, SITE
from workshop.plan import Plan

# Fewer, where the machine is shared and only the order of magnitude is wanted.
ROUNDS = int(os.environ.get("LEADENHALL_ROUNDS", "7"))
HERE = Path(__file__).parent / "scripts"
TOY = "auction_house"
# A site of its own: it also has the memory image, which the ordinary build leaves out.
MEASURED = CACHE / "measured-site"
STOCK_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
READY = 'html[data-ready="table"]'
# A browser that has just been launched is busy with pages of its own (its address bar) for about a second; a visitor's
# has been running for long. It is given this time before a page is asked for.
LAUNCHED_MS = 1500
SETTLED = scripts.read(HERE / "settled.js")
WATCH = scripts.read(HERE / "watch_ready.js")
FETCHED = "globalThis.fetchedUntilReady"


def shared_table(game: str = TOY) -> str:
    """The fragment of a link to a table of a game: what a friend would send, opened without a click."""

    def ask(**request: Any) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(call(json.dumps(request)))
        return answer

    [listed] = (one for one in ask(do="games")["games"] if one["id"] == game)
    scenario, bot = listed["scenarios"][0], listed["bots"][0]["id"]
    kinds = ["human", *[bot] * (max(scenario["seats"]) - 1)]
    seats = [{"name": f"House {number}", "kind": kind} for number, kind in enumerate(kinds, 1)]
    table = ask(do="new", game=game, scenario=scenario["id"], seed=1, seats=seats, viewer=None)["table"]
    content = {"v": 1, "kind": "table", "title": "Measured", "save": ask(do="save", table=table)["save"]}
    squeezed = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = squeezed.compress(json.dumps(content).encode()) + squeezed.flush()
    return "#/table/" + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def stock_site() -> Path:
    """A folder with nothing but the stock Pyodide of npm and a page that evaluates one expression."""
    folder = CACHE / "stock"
    folder.mkdir(parents=True, exist_ok=True)
    source = node.modules(node.find()) / "pyodide"
    for name in STOCK_FILES:
        shutil.copy(source / name, folder / name)
    shutil.copy(HERE / "stock.html", folder / "index.html")
    return folder


class Visitor:
    """Somebody with a browser of their own, who comes, waits for the table, and leaves."""

    def __init__(self, chromium: BrowserType) -> None:
        self.chromium = chromium
        self.program = browser.ensure()

    def visit(self, profile: str, address: str) -> float:
        """Milliseconds from the start of the navigation to the ready mark."""
        context = self.chromium.launch_persistent_context(
            profile, executable_path=self.program, args=list(browser.FLAGS), headless=True
        )
        try:
            context.add_init_script(WATCH)
            page = context.pages[0]
            page.wait_for_timeout(LAUNCHED_MS)
            page.goto(address)
            page.wait_for_selector(READY, state="attached", timeout=60_000)
            after: Any = page.evaluate("globalThis.readyAfter")
            self.let_settle(page)
            return float(after)
        finally:
            context.close()

    @staticmethod
    def let_settle(page: Any) -> None:
        """Lets the service worker of the page, if it has one, finish keeping the site."""
        page.evaluate(SETTLED)

    def cold_and_warm(self, address: str) -> tuple[float, float]:
        """A first visit with a fresh profile, and a second after the browser was closed."""
        with tempfile.TemporaryDirectory() as profile:
            return self.visit(profile, address), self.visit(profile, address)


def times_of(addresses: dict[str, str]) -> dict[str, tuple[float, float]]:
    """Median milliseconds of first and second visits to each address, the addresses taking turns."""
    times: dict[str, list[tuple[float, float]]] = {name: [] for name in addresses}
    with sync_playwright() as playwright:
        visitor = Visitor(playwright.chromium)
        for _ in range(ROUNDS):
            for name, address in addresses.items():
                times[name].append(visitor.cold_and_warm(address))
    return {
        name: (statistics.median(cold for cold, _ in rows), statistics.median(warm for _, warm in rows))
        for name, rows in times.items()
    }


def boot() -> Iterator[Figure]:
    """Our start to a playable table against stock Pyodide's first expression."""
    site.build(quiet=True, snapshot=True, folder=MEASURED)
    link = shared_table()
    with serve.serving(MEASURED) as ours, serve.serving(stock_site()) as stock:
        times = times_of({"stock": stock, "ours": ours + link, "image": f"{ours}?snapshot=1{link}"})
    for index, (name, target) in enumerate((("cold", 0.60), ("warm", 0.55))):
        own, bare, image = (times[who][index] for who in ("ours", "stock", "image"))
        yield Figure(f"page.boot_{name}_ms", own, "ms")
        yield Figure(f"page.boot_{name}_stock_ms", bare, "ms")
        yield Figure(f"page.boot_{name}_ratio", own / bare, "of stock", at_most=target)
        snapshot = "page.boot_snapshot_ratio" if name == "cold" else "page.boot_snapshot_warm_ratio"
        yield Figure(snapshot, image / bare, "of stock")


def fetched_for(page: Page, address: str) -> set[str]:
    """The paths that a first visit asks for until the table of the address can be played at."""
    page.goto(address)
    page.wait_for_selector(READY, state="attached", timeout=60_000)
    names: list[str] = page.evaluate(FETCHED)
    base = address.partition("#")[0]
    return {"index.html", *(urlsplit(name.removeprefix(base)).path for name in names if name.startswith(base))}


def heaviest_start(made: Plan) -> dict[str, sizes.Measures]:
    """What is fetched up to a playable table of the game that needs the most of ours."""
    found = []
    with serve.serving(SITE) as address, sync_playwright() as playwright:
        program = playwright.chromium.launch(executable_path=browser.ensure(), args=list(browser.FLAGS))
        for game in GAMES:
            context = program.new_context()
            context.add_init_script(WATCH)
            found.append(sizes.report(made, fetched_for(context.new_page(), address + shared_table(game))))
            context.close()
        program.close()
    return max(found, key=lambda summary: summary[sizes.OWN]["gzip"])


def weight() -> Iterator[Figure]:
    """What a first visit transfers, compressed as static hosts compress."""
    made = site.build(quiet=True)
    summary = sizes.report(made, brotli=True)
    yield Figure("page.own_kb", heaviest_start(made)[sizes.OWN]["gzip"] / 1000, "kB gzip", at_most=700)
    yield Figure("page.own_all_kb", summary[sizes.OWN]["gzip"] / 1000, "kB gzip")
    yield Figure("page.first_visit_mb", summary["all"]["gzip"] / 1e6, "MB gzip", at_most=7)
    yield Figure("page.first_visit_brotli_mb", summary["all"]["brotli"] / 1e6, "MB brotli")


FIGURES: dict[str, Provider] = {
    "page.boot": boot,
    "page.own": weight,
    "page.first_visit": weight,
}
