"""The built site, served as a visitor would meet it, and pages that tolerate nothing unexpected.

Wait on marks that the page sets, never on time: `painted` and its like in `table_steps`. The page's content security
policy forbids `page.wait_for_function("...")`, which evaluates text; selectors do not.
"""

import json
import re
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, BrowserType, ConsoleMessage, Page, Request, ViewportSize, WebError

from e2e.hands.chromium import ChromiumHand
from e2e.hands.hand import Way
from e2e.hands.hand import window as window_for
from e2e.hands.testing import HandBy
from e2e.profiles import Profiles, sort_of
from e2e.scripts import script
from e2e.shell_steps import runs, to_lobby
from e2e.table_steps import CHOSEN, choose
from workshop import browser, node, serve
from workshop.paths import CACHE, SITE

SCREENSHOTS = CACHE / "screenshots"
LOCAL_SCHEMES = ("data:", "blob:", "about:")
VIOLATIONS = script("conftest/violations")
AS_NEW = script("conftest/as_new")
# Playwright's own, where a test names none.
DEFAULT_WINDOW = ViewportSize(width=1280, height=720)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """The machine's Chromium where there is one, else Playwright's own."""
    found = browser.of_this_machine()
    program = {"executable_path": str(found)} if found else {}
    return {**browser_type_launch_args, **program, "args": list(browser.FLAGS)}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """Keeping the whole site for use without a network is work of its own, a fifth of a visit: who tests it, or wants
    the page as visitors have it, gives `KEEPING` to the mark `browser_context_args`."""
    return {**browser_context_args, "service_workers": "block"}


@pytest.fixture(scope="session")
def site_folder() -> Path:
    if not (SITE / "index.html").exists():
        pytest.fail("The site is not built: python3 build_scripts/play.py --build")
    return SITE


@pytest.fixture(scope="session")
def base_url(site_folder: Path) -> Iterator[str]:
    """The address of the site, ending in a slash; `page.goto("./")` starts from it."""
    with serve.serving(site_folder) as address:
        yield address


@pytest.fixture(scope="session")
def sub_path_url(site_folder: Path) -> Iterator[str]:
    """The same site as a project page is hosted: in a folder of an origin."""
    with serve.serving(site_folder, below="/some/folder/") as address:
        yield address


@pytest.fixture(scope="session")
def other_origin(tmp_path_factory: pytest.TempPathFactory) -> Iterator["OtherOrigin"]:
    """Somebody else's website, for pages that embed ours."""
    folder = tmp_path_factory.mktemp("other")
    with serve.serving(folder) as address:
        yield OtherOrigin(folder, address)


@dataclass
class OtherOrigin:
    """A second site: write a page into it, get its address."""

    folder: Path
    address: str

    def page(self, html: str) -> str:
        head = '<!doctype html><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,">'
        # never an address again: a file that changes within a second is taken for the one that the browser knows
        name = f"{len(list(self.folder.iterdir()))}.html"
        (self.folder / name).write_text(head + html, encoding="utf-8")
        return self.address + name


@dataclass
class Watch:
    """What went wrong on a page, as it went wrong."""

    origins: set[str]
    complaints: list[str] = field(default_factory=list)
    expected: list[re.Pattern[str]] = field(default_factory=list)

    def begin(self, context: BrowserContext) -> None:
        context.on("console", self.on_console)
        context.on("weberror", self.on_error)
        context.on("request", self.on_request)

    def end(self, context: BrowserContext) -> None:
        context.remove_listener("console", self.on_console)
        context.remove_listener("weberror", self.on_error)
        context.remove_listener("request", self.on_request)

    def expect(self, pattern: str) -> None:
        """A complaint that the test provokes on purpose."""
        self.expected.append(re.compile(pattern))

    def on_console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.complaints.append(f"console: {message.text} ({message.location.get('url', '')})")

    def on_error(self, error: WebError) -> None:
        self.complaints.append(f"page error: {error.error}")

    def on_request(self, request: Request) -> None:
        if not request.url.startswith((*self.origins, *LOCAL_SCHEMES)):
            self.complaints.append(f"foreign request: {request.url}")

    def unexpected(self) -> list[str]:
        return [text for text in self.complaints if not any(known.search(text) for known in self.expected)]


@pytest.fixture
def watch(base_url: str, sub_path_url: str, other_origin: OtherOrigin) -> Watch:
    return Watch({base_url, sub_path_url, other_origin.address})


@pytest.fixture(scope="session")
def profiles(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Profiles]:
    found = Profiles(browser_type, browser_type_launch_args, tmp_path_factory.mktemp("profiles"), VIOLATIONS)
    yield found
    found.close_all()


def window_of(item: pytest.Item) -> dict[str, Any]:
    """What a test wants to be different in its window."""
    mark = item.get_closest_marker("browser_context_args")
    return dict(mark.kwargs) if mark else {}


LONGEST_FIRST = ("hand_by", "new_context", "context", "booted_page")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that can go on with each other's page follow each other, since opening a window of another sort costs more
    than most of them. Whole games come first, so that no worker waits for another's at the end."""

    def place(item: pytest.Item) -> tuple[int, str]:
        fixtures = getattr(item, "fixturenames", ())
        order = next((at for at, name in enumerate(LONGEST_FIRST) if name in fixtures), -1)
        return order, json.dumps(sort_of(window_of(item)), sort_keys=True)

    items.sort(key=place)


@pytest.fixture
def window(request: pytest.FixtureRequest, browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """The window of the test: everybody's, and what is different in its own."""
    return {"viewport": DEFAULT_WINDOW, **browser_context_args, **window_of(request.node)}


@pytest.fixture
def context(request: pytest.FixtureRequest, window: dict[str, Any], watch: Watch) -> Iterator[BrowserContext]:
    """An emptied profile; a fresh one where the page is kept, or a recording is wanted."""
    recording = any(request.config.getoption(option) not in (None, "off") for option in ("--tracing", "--video"))
    if recording or window["service_workers"] == "allow":
        fresh = request.getfixturevalue("new_context")()
        fresh.add_init_script(VIOLATIONS)
        yield fresh
        return
    profiles: Profiles = request.getfixturevalue("profiles")
    with profiles.visit(window, watch.origins) as emptied:
        yield emptied


@pytest.fixture
def watched(context: BrowserContext, watch: Watch) -> Iterator[BrowserContext]:
    """The test's browser context: whatever any page of it complains of fails the test."""
    watch.begin(context)
    yield context
    watch.end(context)


@pytest.fixture
def clean_page(watched: Any, watch: Watch, window: dict[str, Any]) -> Iterator[Page]:
    """A page that fails the test on a console or page error, a policy violation, or a foreign request."""
    page: Page = watched.new_page()
    page.set_viewport_size(window["viewport"])
    yield page
    page.close()
    assert watch.unexpected() == []


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture
def booted_page(
    request: pytest.FixtureRequest, window: dict[str, Any], watch: Watch, profiles: Profiles
) -> Iterator[Page]:
    """A clean page on which Python runs, at the lobby, or at a table or book of the test before, with the settings of
    `CHOSEN`; `Play.lay`, `lay` and `to_lobby` go on from there. For tests that want no first visit."""

    def as_new(page: Page) -> bool:
        if request.node.stash.get(FAILED, False) or watch.unexpected():
            return False
        page.mouse.move(0, 0)
        page.emulate_media(media="null", color_scheme="null", reduced_motion="null")
        if page.locator("dialog[open]").count():
            page.keyboard.press("Escape")
        return bool(page.evaluate(AS_NEW, CHOSEN))

    with profiles.stay(window, watch.origins, as_new) as page:
        watch.begin(page.context)
        page.set_viewport_size(window["viewport"])
        if not runs(page):
            choose(page)
            to_lobby(page)
        yield page
        watch.end(page.context)
    assert watch.unexpected() == []


@pytest.fixture
def hand_by(profiles: Profiles, browser_context_args: dict[str, Any], watch: Watch, base_url: str) -> Iterator[HandBy]:
    """As `e2e.hands.testing` has it, in emptied profiles."""
    with ExitStack() as opened:

        def made(way: Way) -> ChromiumHand:
            width, height = window_for(way)
            sort = {**browser_context_args, "has_touch": True} if way == "touch" else browser_context_args
            page = opened.enter_context(profiles.visit(sort, watch.origins)).new_page()
            page.set_viewport_size(ViewportSize(width=width, height=height))
            return ChromiumHand(page, way, base_url)

        yield made


@pytest.fixture
def screenshot() -> Callable[..., Path]:
    """Saves what the page shows for a person to look at: `screenshot(page, "eic-start")`."""

    def save(page: Page, name: str, *, full_page: bool = False) -> Path:
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        path = SCREENSHOTS / f"{name}.png"
        page.screenshot(path=path, full_page=full_page)
        return path

    return save


@pytest.fixture(scope="session")
def axe_source() -> str:
    """The accessibility checker's script, to be given to `page.evaluate` (which no policy forbids)."""
    return (node.modules(node.find()) / "axe-core/axe.min.js").read_text(encoding="utf-8")


@pytest.fixture
def accessibility(axe_source: str) -> Callable[..., list[str]]:
    """The rules that a page breaks, each with the elements: `assert accessibility(page) == []`."""

    def check(page: Page, *tags: str) -> list[str]:
        page.evaluate(axe_source)
        only = {"runOnly": list(tags or ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"))}
        found: list[dict[str, Any]] = page.evaluate("(only) => axe.run(document, only).then((r) => r.violations)", only)
        return [f"{rule['id']}: {[spot['target'] for spot in rule['nodes'][:5]]}" for rule in found]

    return check
