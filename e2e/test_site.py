"""The site as a whole: in any folder, without network, when updated, and used by other pages."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from e2e.scripts import script
from e2e.shell_steps import BOOT_MS, KEEPING, RULES
from workshop import serve, site

pytestmark = pytest.mark.browser_context_args(**KEEPING)

READY = "html[data-ready]"
OFFLINE_READY = "async () => Boolean((await navigator.serviceWorker.ready).active)"


def opened(page: Page, address: str) -> None:
    """Goes there, and waits for the first screen that is not the boot screen's trouble, and for Python."""
    page.goto(address)
    page.wait_for_selector(READY, state="attached", timeout=BOOT_MS)
    page.wait_for_selector(RULES, state="attached", timeout=BOOT_MS)
    assert page.locator("html").get_attribute("data-ready") in ("lobby", "table")


def test_it_works_in_a_folder_of_an_origin(clean_page: Page, sub_path_url: str) -> None:
    opened(clean_page, sub_path_url)


def test_no_script_may_evaluate_text(clean_page: Page, base_url: str) -> None:
    opened(clean_page, base_url)
    policy = clean_page.locator('meta[http-equiv="Content-Security-Policy"]').get_attribute("content") or ""
    assert "'unsafe-eval'" not in policy and "'unsafe-inline'" not in policy
    assert "script-src 'self' 'wasm-unsafe-eval'" in policy


def test_what_is_ours_comes_small_and_names_its_licences(site_folder: Path) -> None:
    """Comments are for those who read the sources; only licences must stay with what they are for."""
    ours = ("app", "boot", "boards", "style")
    texts = {path: path.read_text(encoding="utf-8") for place in ours for path in (site_folder / place).rglob("*.*s")}
    remarks = re.compile(r"^\s*(?://|/\*)(?!!|#)(?!.*(?:@license|@preserve|Generated))", re.MULTILINE)
    for path, text in texts.items():
        assert remarks.findall(re.sub(r"/\*[^*]*@license.*?\*/", "", text, flags=re.DOTALL)) == [], path
    assert any("@license" in text and "Google" in text for path, text in texts.items() if path.suffix == ".js")
    assert not any("sourceMappingURL" in text for text in texts.values())


def test_it_starts_without_a_network_after_one_visit(clean_page: Page, watched: Any, base_url: str) -> None:
    opened(clean_page, base_url)
    assert clean_page.evaluate(OFFLINE_READY)
    watched.set_offline(True)
    opened(clean_page, base_url)


@pytest.fixture
def changing_site(site_folder: Path, tmp_path: Path) -> Iterator[tuple[Path, str]]:
    """A copy of the site whose files a test may change, and its address."""
    copy = tmp_path / "site"
    shutil.copytree(site_folder, copy)
    with serve.serving(copy) as address:
        yield copy, address


def test_a_new_version_waits_until_it_is_asked_for(
    clean_page: Page, watch: Any, changing_site: tuple[Path, str]
) -> None:
    folder, address = changing_site
    watch.origins.add(address)
    opened(clean_page, address)
    assert clean_page.evaluate(OFFLINE_READY)
    worker = folder / "sw.js"
    worker.write_text(worker.read_text().replace('"version": "', '"version": "newer-', 1))
    clean_page.evaluate(script("site/newer_installed"))
    assert clean_page.evaluate(script("site/workers")) == ["installed", "activated"]
    clean_page.evaluate(script("site/newer_activated"))
    names: list[str] = clean_page.evaluate("caches.keys()")
    assert [name for name in names if "newer-" in name] == names


def test_any_page_can_install_the_core(clean_page: Page, base_url: str, other_origin: Any, site_folder: Path) -> None:
    """From another origin, with nothing but the site's own Pyodide and micropip."""
    [wheel] = site_folder.glob("wheels/leadenhall-*-py3-none-any.whl")
    clean_page.goto(other_origin.page(""))
    given = {"site": base_url, "wheel": wheel.name}
    assert clean_page.evaluate(script("site/core"), given) == "pygame_core.facade"


def test_the_memory_image_never_stops_the_start(new_context: Any, watch: Any, tmp_path: Path) -> None:
    """The site built with the memory image: as it should be, then with a damaged image, then with none."""
    site.build(quiet=True, snapshot=True, folder=tmp_path)
    image = tmp_path / "boot/snapshot.bin.gz"

    def starts_without_image() -> bool:
        """Whether the page says so, on a first visit."""
        context = new_context()
        watch.begin(context)
        page = context.new_page()
        warnings: list[str] = []
        page.on("console", lambda message: warnings.append(message.text) if message.type == "warning" else None)
        opened(page, f"{address}?snapshot=1")
        context.close()
        return any("Starting without the memory image" in text for text in warnings)

    with serve.serving(tmp_path) as address:
        watch.origins.add(address)
        assert not starts_without_image()
        image.write_bytes(image.read_bytes()[: image.stat().st_size // 2])
        assert starts_without_image()
        image.unlink()
        watch.expect("404")
        assert starts_without_image()
    assert watch.unexpected() == []
