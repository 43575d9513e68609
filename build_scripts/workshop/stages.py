"""The checks of the project, each a stage that either passes or says what failed."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from workshop import browser, environment, fewer, links, manifest, node, page, site, stdlib, wheels
from workshop.paths import NODE_SCRIPTS, ROOT
from workshop.problems import Problem, run, say

# Played with the browser's own Python: what must come out alike there. Each only where it exists.
IN_THE_BROWSERS_PYTHON = ("tests/kernel", "tests/conformance")
OUT_OF_PLACE_THERE = "not native and not soak and not cluster and not pettingzoo and not perf"


# The browser's own process came down under a test: told in the report (as a rerun), and the test is run again.
BROWSER_DIED = "(Target|Page) crashed"
MOST_BROWSERS = 4
MOST_PYTHONS = 4
# Of a Python that runs beside others, whose output is told when it has ended.
TOLD_LINES = 400
# A page that never answers is told, too; no test takes a third of it, on a slow machine.
LONGEST_TEST = "600"


@dataclass(frozen=True)
class Choice:
    """What the person asked for."""

    soak: bool = False
    times: int = 1
    paths: tuple[str, ...] = ()


def tool(*words: str) -> None:
    """Runs a tool of the environment, its output shown as it comes."""
    run([environment.python(), "-m", *words], quiet=False)


def side_by_side(most: int | None = None) -> tuple[str, ...]:
    """So that pytest uses all processors, or at most so many: who is done takes over what waits at another."""
    workers = os.cpu_count() or 1
    return ("-n", str(min(workers, most or workers)), "--dist", "worksteal")


def lint(_: Choice) -> None:
    tool("ruff", "check", ".")
    tool("ruff", "format", "--check", "--quiet", "build_scripts", "tests/build")
    page.lint()


def types(_: Choice) -> None:
    tool("mypy", "-p", "pygame_core")
    tool("mypy", "-p", "workshop")
    tool("mypy", "-p", "e2e.hands")


def page_alone(_: Choice) -> None:
    """The page without a browser: its types and its unit tests."""
    page.types()
    page.units()


def core(choice: Choice) -> None:
    """All tests under this machine's Python."""
    tool("pytest", "-q", *side_by_side(), *(["--soak"] if choice.soak else []), *choice.paths)


def pyodide(choice: Choice) -> None:
    """The tests whose outcome must not depend on the Python, under the browser's."""
    paths = [path for path in choice.paths or IN_THE_BROWSERS_PYTHON if (ROOT / path.split("::")[0]).exists()]
    if not paths:
        raise Problem(f"None of {', '.join(choice.paths or IN_THE_BROWSERS_PYTHON)} exists.")
    machine = node.find()
    folder = node.modules(machine) / "pyodide"
    library = stdlib.library(machine, folder, stdlib.FULL)
    unpacked = [wheels.build_core(), *wheels.download("pytest")]
    # one Python has one processor
    shares = 1 if choice.paths else min(os.cpu_count() or 1, MOST_PYTHONS)

    def played(share: int) -> str:
        pytest = ["-q", "-m", OUT_OF_PLACE_THERE, "--share", f"{share}/{shares}", *paths]
        script = NODE_SCRIPTS / "run_tests.mjs"
        words: list[str | Path] = [machine.node, script, folder, library, ROOT, *unpacked, "--", *pytest]
        return run(words, env=machine.env, tail=TOLD_LINES)

    problems = []
    with ThreadPoolExecutor(shares) as pool:
        for share in [pool.submit(played, number) for number in range(1, shares + 1)]:
            try:
                say(share.result())
            except Problem as problem:
                problems.append(str(problem))
    if problems:
        raise Problem("\n".join(problems))
    stdlib.check_core(machine, folder, unpacked[0])


def build(_: Choice) -> None:
    site.build()
    sources = site.sources(node.find())
    fewer.into_plan(sources)
    manifest.add_service_worker(sources)
    missing = links.check(sources)
    if missing:
        raise Problem("The site names files that it does not have:\n  " + "\n  ".join(missing))


def e2e(choice: Choice) -> None:
    """The built site in a real browser."""
    browser.ensure()
    browser.ensure_others()
    site.build(quiet=True)
    # nothing else is tried twice: what fails by itself is a defect of ours
    again = ("-raR", "--reruns", "2", "--only-rerun", BROWSER_DIED)
    options = ("-q", *side_by_side(MOST_BROWSERS), "--timeout", LONGEST_TEST, *again)
    for turn in range(choice.times):
        if choice.times > 1:
            say(f"\n--- time {turn + 1} of {choice.times}")
        tool("pytest", *options, *(choice.paths or ["e2e"]))


STAGES: dict[str, Callable[[Choice], None]] = {
    "lint": lint,
    "types": types,
    "page": page_alone,
    "core": core,
    "pyodide": pyodide,
    "build": build,
    "e2e": e2e,
}


def prepare() -> None:
    """The environment with everything the stages use."""
    environment.ensure("build", "test", "cluster", "pettingzoo")
    environment.link_sources()
    os.chdir(ROOT)
