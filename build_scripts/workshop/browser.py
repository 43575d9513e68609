"""The browsers of the tests: Chromium, the machine's own or Playwright's; Firefox and WebKit where Debian has them."""

import os
import shutil
from pathlib import Path

from workshop import environment
from workshop.problems import Problem, run, say

DEBIAN = Path("/usr/bin/chromium")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def of_this_machine() -> Path | None:
    """The path of an installed Chromium or Chrome."""
    names = ("chromium", "chromium-browser", "google-chrome")
    found = DEBIAN if DEBIAN.exists() else next(filter(None, map(shutil.which, names)), None)
    return Path(found) if found else None


def of_playwright() -> Path | None:
    """The path of the Chromium that Playwright has downloaded, if it has."""
    ask = "from playwright.sync_api import sync_playwright as s\nwith s() as p: print(p.chromium.executable_path)"
    try:
        path = Path(run([environment.python(), "-c", ask]).strip())
    except Problem:
        return None
    return path if path.exists() else None


def find() -> Path | None:
    return of_this_machine() or of_playwright()


def ensure() -> Path:
    """A Chromium: found, or installed from Debian, or by Playwright."""
    found = find()
    if found:
        return found
    say("Installing Chromium ...")
    try:
        installed = environment.become_root_install("chromium")
    except Problem as problem:
        say(str(problem))
        installed = False
    if not installed:
        run([environment.python(), "-m", "playwright", "install", "chromium"])
    found = find()
    if not found:
        raise Problem(
            "There is no Chromium for the browser tests, and it could not be installed.",
            "Install it (Debian: sudo apt-get install chromium), or leave the browser tests out: "
            f"python3 {os.path.join('build_scripts', 'test.py')} --only lint types core pyodide",
        )
    return found


def ensure_recorder() -> None:
    """What Playwright writes videos with: there, or downloaded."""
    try:
        run([environment.python(), "-m", "playwright", "install", "ffmpeg"])
    except Problem:
        raise Problem(
            "A video needs Playwright's ffmpeg, which is not there and could not be downloaded.",
            "Connect to the internet once, or play without --record.",
        ) from None


def firefox() -> Path | None:
    """The machine's own Firefox."""
    found = shutil.which("firefox-esr") or shutil.which("firefox")
    return Path(found) if found else None


def webkit() -> Path | None:
    """The driver of Debian's WebKit, where its browser and a screen to draw on are there, too."""
    found = shutil.which("WebKitWebDriver")
    return Path(found) if found and mini_browser() and shutil.which("xvfb-run") else None


def mini_browser() -> Path | None:
    return next(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"), None)


def ensure_others() -> None:
    """Installs Debian's Firefox and WebKit where that can be done; elsewhere their tests are left out, and say so."""
    for found, name, packages in (
        (firefox, "Firefox", ["firefox-esr"]),
        (webkit, "WebKit", ["webkit2gtk-driver", "xvfb", "xauth"]),
    ):
        if found() is None:
            say(f"Installing {name} ...")
            try:
                environment.become_root_install(*packages)
            except Problem as problem:
                say(str(problem))
