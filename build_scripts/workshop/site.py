"""Builds `site/`: plans it, checks it, and writes what has changed."""

import json
from pathlib import Path

from workshop import bundle, fewer, foreign, manifest, node, plan, preload, previews, shared, sizes, styles
from workshop.paths import CACHE, SITE, WEB
from workshop.plan import Plan
from workshop.problems import Problem, say
from workshop.stamps import digest_of_bytes


def write_changed(made: Plan, site: Path = SITE) -> int:
    """Brings the folder in line with the plan; returns how many files were written or removed."""
    site.mkdir(exist_ok=True)
    changes = 0
    wanted = set(made.paths())
    for path in sorted(wanted):
        target, content = site / path, made.content(path)
        if not target.is_file() or target.stat().st_size != len(content) or target.read_bytes() != content:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)
            changes += 1
    for target in sorted(site.rglob("*"), reverse=True):
        if target.is_dir():
            if not any(target.iterdir()):
                target.rmdir()
        elif target.relative_to(site).as_posix() not in wanted:
            target.unlink()
            changes += 1
    return changes


def sources(machine: node.Node, *, snapshot: bool = False) -> Plan:
    """The site before its modules are put together: each file as it was written."""
    if not (WEB / "index.html").exists():
        raise Problem("There is no web/index.html to build.", "Run this inside a complete checkout.")
    return plan.make(machine, snapshot=snapshot)


def stamp_pages(made: Plan) -> None:
    """The pages say of which build they are: a digest of all that draws and plays, but themselves."""
    parts = {path: made.digest(path) for path in made.paths() if not path.endswith(".html")}
    build = digest_of_bytes(json.dumps(parts, sort_keys=True).encode())[:16]
    for path in ("index.html", "embed.html"):
        page = made.content(path).decode("utf-8")
        made.write(path, page.replace("<html ", f'<html data-build="{build}" ', 1))


def build(*, brotli: bool = False, quiet: bool = False, snapshot: bool = False, folder: Path = SITE) -> Plan:
    """The site, up to date. Whatever is unchanged comes from the cache."""
    machine = node.find()
    made = sources(machine, snapshot=snapshot)
    shared.into_pages(made)
    fewer.into_plan(made)
    bundle.into_plan(made, machine, node.modules(machine))
    styles.into_plan(made, machine, node.modules(machine))
    preload.into_page(made)
    stamp_pages(made)
    complaints = foreign.check(made)
    if complaints:
        raise Problem(
            "The site names addresses that are not its own:\n  " + "\n  ".join(complaints),
            "Host the file under web/, or account for it in build_scripts/pins/foreign_addresses.toml.",
        )
    # the site's own address, so no foreign one
    previews.into_pages(made, previews.site_address())
    manifest.add_service_worker(made)
    changes = write_changed(made, folder)
    summary = sizes.report(made, brotli=brotli)
    (CACHE / "size_report.json").write_text(json.dumps(summary, indent=1) + "\n", encoding="utf-8")
    if changes and not quiet:
        say(f"site/ is built ({changes} files changed).\n{sizes.as_text(summary)}")
    return made
