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
FETCHED = "globalThis.fetchedUntil.table"
LOBBY, PICTURE, TABLE = "lobby", "picture", "table"
KEEP_GAME = scripts.read(HERE / "keep_game.js")
# A phone on a line of 1.6 Mbit/s, as browsers' own tools have it.
LINE = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 94_000}
PROCESSOR = 4
SLOW_ROUNDS = max(1, ROUNDS // 3)
SLOW_MS = 240_000


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

    def visit(self, profile: str, address: str, mark: str = TABLE) -> float:
        """Milliseconds from the start of the navigation until the screen of this mark is ready."""
        return self.seen(profile, address, mark)[0]

    def seen(self, profile: str, address: str, mark: str, *, slow: bool = False, then: str = "") -> tuple[float, float]:
        """That, and how much had moved by itself when the screen of another mark (`then`) was ready."""
        context = self.chromium.launch_persistent_context(
            profile, executable_path=self.program, args=list(browser.FLAGS), headless=True
        )
        try:
            context.add_init_script(WATCH)
            page = context.pages[0]
            page.wait_for_timeout(LAUNCHED_MS)
            if slow:
                self.slow_down(page)
            page.goto(address, timeout=SLOW_MS)
            page.wait_for_selector(f'html[data-ready="{then or mark}"]', state="attached", timeout=SLOW_MS)
            after: Any = page.evaluate("(mark) => globalThis.readyAt[mark]", mark)
            moved: Any = page.evaluate("globalThis.shifted")
            if not slow:
                self.let_settle(page)
            return float(after), float(moved)
        finally:
            context.close()

    def keep(self, profile: str, address: str) -> str:
        """A first visit, at which a game is begun and kept; the address of its table."""
        context = self.chromium.launch_persistent_context(
            profile, executable_path=self.program, args=list(browser.FLAGS), headless=True
        )
        try:
            page = context.pages[0]
            page.goto(address + shared_table())
            page.wait_for_selector(READY, state="attached", timeout=60_000)
            page.evaluate(KEEP_GAME)
            self.let_settle(page)
            return page.url
        finally:
            context.close()

    @staticmethod
    def slow_down(page: Page) -> None:
        client = page.context.new_cdp_session(page)
        client.send("Network.enable")
        client.send("Network.emulateNetworkConditions", LINE)
        client.send("Emulation.setCPUThrottlingRate", {"rate": PROCESSOR})

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
    for index, (name, target) in enumerate((("cold", 0.50), ("warm", 0.45))):
        own, bare, image = (times[who][index] for who in ("ours", "stock", "image"))
        yield Figure(f"page.boot_{name}_ms", own, "ms")
        yield Figure(f"page.boot_{name}_stock_ms", bare, "ms")
        yield Figure(f"page.boot_{name}_ratio", own / bare, "of stock", at_most=target)
        snapshot = "page.boot_snapshot_ratio" if name == "cold" else "page.boot_snapshot_warm_ratio"
        yield Figure(snapshot, image / bare, "of stock")


def early() -> Iterator[Figure]:
    """What is there before the rules: the lobby on a slow line, and a kept game on a second visit."""
    site.build(quiet=True)
    slow: dict[str, list[float]] = {"ours": [], "stock": []}
    warm: dict[str, list[float]] = {"ours": [], "stock": []}
    moved = []
    with serve.serving(SITE) as ours, serve.serving(stock_site()) as stock, sync_playwright() as playwright:
        visitor = Visitor(playwright.chromium)
        for _ in range(SLOW_ROUNDS):
            with tempfile.TemporaryDirectory() as fresh, tempfile.TemporaryDirectory() as other:
                slow["stock"].append(visitor.seen(other, stock, TABLE, slow=True)[0])
                after, shifted = visitor.seen(fresh, ours, LOBBY, slow=True)
                slow["ours"].append(after)
                moved.append(shifted)
        for _ in range(ROUNDS):
            with tempfile.TemporaryDirectory() as profile, tempfile.TemporaryDirectory() as other:
                table = visitor.keep(profile, ours)
                after, shifted = visitor.seen(profile, table, PICTURE, then=TABLE)
                warm["ours"].append(after)
                moved.append(shifted)
                warm["stock"].append(visitor.cold_and_warm(stock)[1])
    for name, times, bound in (("lobby_slow", slow, 0.10), ("kept_picture", warm, 0.20)):
        own, bare = (statistics.median(times[whose]) for whose in ("ours", "stock"))
        yield Figure(f"page.{name}_ms", own, "ms")
        yield Figure(f"page.{name}_stock_ms", bare, "ms")
        yield Figure(f"page.{name}_ratio", own / bare, "of stock", at_most=bound)
    yield Figure("page.layout_shift", max(moved), "CLS", at_most=0.02)


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
    heaviest = heaviest_start(made)
    yield Figure("page.own_kb", heaviest[sizes.OWN]["gzip"] / 1000, "kB gzip", at_most=700)
    yield Figure("page.own_all_kb", summary[sizes.OWN]["gzip"] / 1000, "kB gzip")
    yield Figure("page.first_visit_mb", heaviest["all"]["gzip"] / 1e6, "MB gzip", at_most=6)
    yield Figure("page.whole_site_mb", summary["all"]["gzip"] / 1e6, "MB gzip", at_most=8)
    yield Figure("page.whole_site_brotli_mb", summary["all"]["brotli"] / 1e6, "MB brotli")


FIGURES: dict[str, Provider] = {
    "page.boot": boot,
    "page.lobby_slow": early,
    "page.kept_picture": early,
    "page.layout_shift": early,
    "page.own": weight,
    "page.first_visit": weight,
    "page.whole_site": weight,
}
