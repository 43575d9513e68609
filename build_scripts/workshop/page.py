"""The page's own tools: form and lint, types, unit tests. They live in the cache, never beside the sources."""

import json
from pathlib import Path

from workshop import node
from workshop.paths import CACHE, ROOT, SCRIPTS, WEB
from workshop.problems import run

TOOLS = SCRIPTS / "page"
UNIT_TESTS = ROOT / "tests/page"
# Scripts of the page, of its unit tests, those that end-to-end tests run in it, and one that makes links.
SOURCES = (WEB, UNIT_TESTS, ROOT / "e2e/scripts", ROOT / "tests/fixtures", SCRIPTS / "figures/scripts")
# The service worker and the worker of the bots have another global object than a page.
PROJECTS = ("tsconfig.json", "tsconfig.worker.json")


def lint() -> None:
    """The form and the rules of Biome, for scripts and styles."""
    machine = node.find()
    biome = node.modules(machine, TOOLS) / "@biomejs/biome/bin/biome"
    words: list[str | Path] = ["ci", f"--config-path={TOOLS}", "--error-on-warnings", "--colors=off"]
    places = [place for place in SOURCES if place.exists()]
    run([machine.node, biome, *words, *places], cwd=ROOT, env=machine.env, quiet=False)


def types() -> None:
    """Every module of the page against the contract and against the declarations of what it imports."""
    machine = node.find()
    compiler = node.modules(machine, TOOLS) / "typescript/bin/tsc"
    npm = node.modules(machine)
    CACHE.mkdir(exist_ok=True)
    for name in PROJECTS:
        # the packages lie in the cache under a digest, which no file of the sources can name
        project = CACHE / f"page-{name}"
        paths = {"#npm/*": [f"{npm.as_posix()}/*"]}
        told = {"extends": (TOOLS / name).as_posix(), "compilerOptions": {"paths": paths}}
        project.write_text(json.dumps(told), encoding="utf-8")
        run([machine.node, compiler, "--project", project], cwd=ROOT, env=machine.env, quiet=False)


def units() -> None:
    """What is logic in the page, without a browser."""
    machine = node.find()
    hooks = UNIT_TESTS / "vendor.mjs"
    files = sorted(UNIT_TESTS.glob("*.test.js"))
    env = {**machine.env, "LEADENHALL_NPM": str(node.modules(machine))}
    words: list[str | Path] = ["--import", hooks.as_uri(), "--test", "--test-reporter=dot"]
    run([machine.node, *words, *files], cwd=ROOT, env=env, quiet=False)
