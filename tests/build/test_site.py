"""The site's plan, lock, manifest and checks, without network, node or browser."""

import hashlib
import json
import re
import tomllib
import zipfile
from pathlib import Path

import pytest

from workshop import fewer, foreign, links, lock, manifest, preload, previews, shared, sizes, stdlib, styles
from workshop.paths import WEB
from workshop.plan import Plan, add_web
from workshop.problems import Problem
from workshop.site import stamp_pages, write_changed

pytestmark = pytest.mark.native

STOCK = json.dumps(
    {
        "info": {"python": "3.14.2"},
        "packages": {"micropip": {"file_name": "m.whl"}, "numpy": {"file_name": "n.whl"}},
    }
)


@pytest.fixture
def wheel(tmp_path: Path) -> Path:
    path = tmp_path / "leadenhall-1.2.3-py3-none-any.whl"
    path.write_bytes(b"wheel")
    return path


def plan_of(**texts: str) -> Plan:
    made = Plan()
    for path, text in texts.items():
        made.write(path.replace("__", "/").replace("_dot_", "."), text)
    return made


def test_the_lock_knows_only_what_is_hosted(wheel: Path) -> None:
    cut = lock.cut_down(STOCK, [lock.Hosted("leadenhall", wheel, "../../wheels/x.whl", ("pygame_core",))])
    assert cut["info"] == {"python": "3.14.2"}
    assert list(cut["packages"]) == ["leadenhall"]
    entry = cut["packages"]["leadenhall"]
    assert (entry["version"], entry["file_name"]) == ("1.2.3", "../../wheels/x.whl")
    assert entry["sha256"] == hashlib.sha256(b"wheel").hexdigest()


@pytest.mark.parametrize("name", ["https://files.example/x.whl", "/wheels/x.whl"])
def test_the_lock_refuses_addresses_off_the_site(wheel: Path, name: str) -> None:
    with pytest.raises(Problem, match="must be relative"):
        lock.cut_down(STOCK, [lock.Hosted("leadenhall", wheel, name, ())])


def test_the_small_library_keeps_what_the_page_imports() -> None:
    kept = [
        "json/__init__.py",
        "html/parser.py",
        "tomllib/_parser.py",
        "encodings/utf_8.py",
        "asyncio/base_events.py",
        "concurrent/futures/thread.py",
        "http/client.py",
    ]
    gone = [
        "unittest/mock.py",
        "encodings/cp1250.py",
        "pydoc.py",
        "xml/dom/minidom.py",
        "ctypes/",
        "http/server.py",
        "concurrent/interpreters/_queues.py",
    ]
    assert [name for name in kept if stdlib.dropped(name)] == []
    assert [name for name in gone if not stdlib.dropped(name)] == []


def test_stripping_copies_what_is_kept(tmp_path: Path) -> None:
    source, target = tmp_path / "all.zip", tmp_path / "small.zip"
    with zipfile.ZipFile(source, "w") as archive:
        archive.writestr("json/__init__.py", "x = 1\n")
        archive.writestr("turtle.py", "y = 2\n")
    stdlib.strip(source, target, stdlib.dropped)
    with zipfile.ZipFile(target) as archive:
        assert archive.namelist() == ["json/__init__.py"]
        assert archive.read("json/__init__.py") == b"x = 1\n"


def test_the_page_gets_of_a_ledger_what_it_shows() -> None:
    written = b'# a table\n\n[[rule]]\nid = "a.b"\ntext = "check = 1"\ncheck = "test_x"\ngiven = "y"\n'
    shown = b'[[rule]]\nid = "a.b"\ntext = "check = 1"\n'
    assert stdlib.for_the_page("game/rules.toml", written) == ("game/rules.toml", shown)
    assert stdlib.for_the_page("game/board.py", written) == ("game/board.py", written)


def test_tables_reach_the_page_as_json() -> None:
    written = '[[port]]\nname = "Surat \u2013 north"\nvalue = 1.5\n'.encode()
    name, packed = stdlib.for_the_page("game/components/ports.toml", written)
    assert name == "game/components/ports.json"
    assert json.loads(packed) == tomllib.loads(written.decode())


def test_the_page_gets_no_terminal() -> None:
    kept = ["pygame_core/facade.py", "pygame_core/games/auction_house/rules.py", "leadenhall-0.2.0.dist-info/RECORD"]
    gone = ["pygame_core/__main__.py", "pygame_core/cli/play.py", "pygame_core/simulate/run.py", "pygame_core/door.py"]
    gone.append("pygame_core/games/auction_house/balance.py")
    assert [name for name in kept + gone if stdlib.not_for_the_page(name)] == gone


@pytest.mark.parametrize("folder", ["app", "boards", "boot", "element", "example"])
def test_types_are_checked_in_every_module_of_the_page(folder: str) -> None:
    modules = sorted((WEB / folder).rglob("*.*js"))
    assert modules
    unchecked = [path.name for path in modules if not path.read_text(encoding="utf-8").startswith("// @ts-check\n")]
    assert unchecked == []


def test_where_types_come_from_is_no_link() -> None:
    text = 'import { w } from "./words.js";\n/** @import { View } from "./types.js" */\n'
    assert links.named("app/table.js", text) == {"app/words.js"}
    assert links.imported("app/table.js", text) == ["app/words.js"]


def test_visitors_get_no_declarations_and_no_readmes() -> None:
    made = Plan()
    add_web(made)
    assert "index.html" in made.files and "app/words.js" in made.files
    assert not [path for path in made.files if path.endswith((".d.ts", ".md"))]
    assert stdlib.not_for_the_page("pygame_core/contract/view.py")


def test_the_version_changes_with_any_kept_file_only() -> None:
    def version(plan: Plan) -> str:
        return manifest.version(manifest.precache(plan))

    first = plan_of(index_dot_html="a", **{"wheels/leadenhall-1-py3-none-any.whl": "w"})
    other_wheel = plan_of(index_dot_html="a", **{"wheels/leadenhall-1-py3-none-any.whl": "W"})
    other_page = plan_of(index_dot_html="b", **{"wheels/leadenhall-1-py3-none-any.whl": "w"})
    assert version(first) == version(other_wheel)
    assert version(first) != version(other_page)


def test_the_packs_are_kept_and_the_plain_wheel_is_not() -> None:
    assert manifest.kept("packs/core.zstd")
    assert not manifest.kept("wheels/leadenhall-0.2.0-py3-none-any.whl")


def test_what_python_starts_from_is_kept_under_the_address_at_which_it_is_asked_for() -> None:
    made = plan_of(index_dot_html="a", **{"library.zip": "l", "program.wasm": "p"})
    made.parts = {"stdlib": "library.zip?12", "wasm": "program.wasm?34"}
    assert set(manifest.precache(made)) == {"index.html", "library.zip?12", "program.wasm"}
    manifest.add_service_worker(made)
    assert '"program": {\n  "kept": "program.wasm",\n  "asked": "program.wasm?34"\n }' in made.texts["sw.js"].decode()


def test_integrity_is_what_browsers_expect() -> None:
    digest = hashlib.sha256(b"").hexdigest()
    assert manifest.integrity(digest) == "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("app/x.js", 'fetch("https://elsewhere.example/data.json")'),
        ("index.html", '<script src="//elsewhere.example/x.js"></script>'),
        ("style/x.css", "@import url(https://elsewhere.example/x.css);"),
    ],
)
def test_a_foreign_address_is_found(path: str, text: str) -> None:
    assert [line.split(": ")[0] for line in foreign.check(plan_of(**{path: text}))] == [path]


def test_namespaces_and_comments_are_no_addresses() -> None:
    svg = '<svg xmlns="http://www.w3.org/2000/svg"></svg>'
    assert foreign.check(plan_of(**{"index.html": svg, "app/x.js": "// see a.b for more\nconst half = 4 //2.5"})) == []


def test_what_pages_share_is_put_where_they_have_a_mark() -> None:
    made = plan_of(**{
        "index.html": "<body>\n<!-- shared/sea.html -->\n</body>\n", "embed.html": "<!-- shared/sea.html -->\n",
        "shared/sea.html": "<svg/>\n", "example/index.html": "other\n",
    })  # fmt: skip
    shared.into_pages(made)
    assert {path: made.content(path).decode() for path in made.paths()} == {
        "index.html": "<body>\n<svg/>\n</body>\n", "embed.html": "<svg/>\n", "example/index.html": "other\n",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("page", "told"),
    [
        ("<!-- shared/sea.html -->\n<!-- shared/sky.html -->\n", "is not there: shared/sky.html"),
        ("", "No page has a mark for shared/sea.html"),
    ],
)
def test_marks_and_what_is_shared_belong_together(page: str, told: str) -> None:
    with pytest.raises(Problem, match=told):
        shared.into_pages(plan_of(**{"index.html": page, "shared/sea.html": "<svg/>\n"}))


def test_an_allowance_holds_only_in_its_files() -> None:
    rule = foreign.Allowed("https://docs.example/", ("vendor/x/",), "in a comment")
    assert rule.covers("vendor/x/y.js", "https://docs.example/page")
    assert not rule.covers("app/y.js", "https://docs.example/page")


def test_only_what_changed_is_written(tmp_path: Path) -> None:
    site = tmp_path / "site"
    assert write_changed(plan_of(**{"index.html": "a", "app/x.js": "x"}), site) == 2
    assert write_changed(plan_of(**{"index.html": "a", "app/x.js": "x"}), site) == 0
    assert write_changed(plan_of(**{"index.html": "b"}), site) == 2
    assert [path.name for path in site.rglob("*")] == ["index.html"]


def test_vendored_scripts_name_no_source_maps(tmp_path: Path) -> None:
    source = tmp_path / "x.js"
    source.write_text("export const x = 1;\n//# sourceMappingURL=x.js.map\n", encoding="utf-8")
    made = Plan()
    made.vendor("vendor/x.js", source)
    assert made.content("vendor/x.js") == b"export const x = 1;\n"


def test_sizes_are_summed_by_whose_they_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gauge = sizes.Gauge(tmp_path / "sizes.json")
    monkeypatch.setattr(sizes, "Gauge", lambda: gauge)
    summary = sizes.report(
        plan_of(**{"index.html": "12345", "vendor/lit-html/x.js": "123", "vendor/pyodide/y.js": "1"})
    )
    assert {name: row["raw"] for name, row in summary.items()} == {
        "own": 5,
        "pyodide": 1,
        "vendor": 3,
        "all": 9,
    }
    assert "own" in sizes.as_text(summary)


def test_sizes_that_were_not_written_to_their_end_are_measured_again(tmp_path: Path) -> None:
    memory = tmp_path / "sizes.json"
    memory.write_text('{"half')
    gauge = sizes.Gauge(memory)
    assert gauge.measure("digest", b"12345", brotli=False)["raw"] == 5
    gauge.keep()
    assert sizes.Gauge(memory).known == gauge.known
    assert list(tmp_path.iterdir()) == [memory]


def test_a_named_file_that_is_missing_is_found() -> None:
    made = plan_of(
        **{
            "index.html": '<script src="app/a.js"></script><link href="style/gone.css"><a href="#/x">x</a>',
            "app/a.js": 'import { b } from "./b.js"; import("../lost.js"); const own = `./${name}.js`;',
            "app/b.js": 'export const b = new URL("./", import.meta.url);',
            "style/x.css": 'a { background: url("../icons.svg") } b { background: url(data:image/png;base64,AA) }',
        }
    )
    assert links.check(made) == ["app/a.js: lost.js", "index.html: style/gone.css", "style/x.css: icons.svg"]


def first_screen() -> Plan:
    """A plan with everything that the head of the page names, and a module that another one imports."""
    made = Plan()
    modules = (*preload.PAGE_MODULES, *preload.LOBBY_MODULES, *preload.PYTHON_MODULES)
    fetched = (*preload.FETCHED, *preload.LOBBY_FETCHED, *preload.PYTHON_FETCHED)
    for path in (*modules, *fetched, "app/shared.js", "app/later.js"):
        made.write(path, "")
    made.write(styles.SCREENS, "")
    made.write("app/boot.js", 'import { x } from "./shared.js";\nimport("./later.js");\n')
    made.write("app/main.js", 'import { x } from "./shared.js";\n')
    made.write("app/lobby/lobby.js", 'import { x } from "../shared.js";\nimport { y } from "./cards.js";\n')
    made.write("app/lobby/cards.js", "")
    made.write("index.html", f"<head>\n{preload.BEGIN}{preload.PLACE}</head>")
    made.parts = {"wasm": "program.wasm?1", "stdlib": "library.zip?2", "packs/core": "core.zstd?3"}
    return made


def test_the_page_names_what_its_first_screen_needs_once() -> None:
    made = first_screen()
    preload.into_page(made)
    page = made.content("index.html").decode()
    assert preload.PLACE not in page and preload.BEGIN not in page
    assert 'data-wasm="program.wasm?1" data-stdlib="library.zip?2" data-core="core.zstd?3"' in page
    assert page.count('href="app/shared.js"') == page.count('href="app/main.js"') == 1
    assert 'href="app/later.js"' not in page
    # either way comes after what every screen needs, and nobody fetches both before one stands
    assert 'data-lobby="app/lobby/lobby.js app/lobby/cards.js words/en/games.json pictures.json"' in page
    assert 'data-interpreter="boot/interpreter.mjs"' in page
    assert not [line for line in page.splitlines() if "<link" in line and ("pyodide" in line or "lobby" in line)]


def test_the_page_may_not_name_what_is_missing() -> None:
    made = first_screen()
    made.drop("app/start.py")
    with pytest.raises(Problem, match=r"app/start\.py"):
        preload.into_page(made)


def many_small_files() -> Plan:
    made = Plan()
    made.write(fewer.ICON, "<svg/>")
    made.write("words/en/shell.json", '{"a": "1"}')
    made.write("words/en/table.json", '{"b": "2"}')
    made.write("words/en/some_game.json", "{}")
    made.write("app/early.js", "early;\n")
    made.write("boot/begin.js", "begin;\n")
    made.write("index.html", '<link rel="icon" href="icons/icon.svg">\n<script src="app/early.js"></script>\n')
    made.write("embed.html", '<script src="app/early.js"></script>')
    whose = {"house": {"picture": "house.svg", "icon": "gavel"}, "fair": {"picture": "house.svg", "icon": "tea"}}
    made.write(fewer.DRAWN, json.dumps(whose))
    made.write("pictures/house.svg", "<svg>1</svg>")
    return made


def test_drawings_come_in_one_file_each_once() -> None:
    made = many_small_files()
    fewer.into_plan(made)
    assert [path for path in made.paths() if path.startswith("pictures")] == ["pictures.json"]
    told = json.loads(made.content("pictures.json"))
    assert told["drawings"] == {"house.svg": "<svg>1</svg>"}
    assert told["games"]["fair"] == {"picture": "house.svg", "icon": "tea"}


def test_pages_say_of_which_build_they_are() -> None:
    def build(module: str, page: str) -> str:
        made = plan_of(**{"app/x.js": module, "index.html": f"<html lang>{page}", "embed.html": "<html lang>"})
        stamp_pages(made)
        [mark] = re.findall(r'^<html data-build="(\w{16})" lang>', made.content("index.html").decode())
        assert mark in made.content("embed.html").decode()
        return str(mark)

    assert build("a", "page") == build("a", "another page") != build("b", "page")


def test_previews_of_links_have_a_whole_address_where_the_site_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    made = plan_of(**{"index.html": previews.MARK, "embed.html": f"<html>{previews.MARK}"})
    monkeypatch.setenv(previews.ENVIRONMENT, "https://games.example/table")
    previews.into_pages(made, previews.site_address())
    assert 'content="https://games.example/table/icons/preview.jpg"' in made.content("embed.html").decode()
    monkeypatch.setenv(previews.ENVIRONMENT, 'https://games.example/"><script>')
    with pytest.raises(Problem, match="no address"):
        previews.site_address()
    monkeypatch.delenv(previews.ENVIRONMENT)
    assert previews.site_address() == ""
    with pytest.raises(Problem, match="no picture"):
        previews.into_pages(plan_of(**{"index.html": "<html>", "embed.html": previews.MARK}), "")


def test_the_library_that_a_start_needs_is_told_from_the_core(tmp_path: Path) -> None:
    core = tmp_path / "core.whl"
    with zipfile.ZipFile(core, "w") as wheel:
        wheel.writestr("pygame_core/a.py", "import json, pygame_core.b\nfrom . import b\nfrom os import path\n")
        wheel.writestr("pygame_core/b.py", "def f():\n    import difflib\n    from js import door\n")
    assert stdlib.imported_by(core) == {"json", "os", "difflib"}
    assert stdlib.at_once("encodings/utf_8.pyc") and not stdlib.at_once("tarfile.pyc")


def test_small_files_of_every_visit_are_put_together() -> None:
    made = many_small_files()
    fewer.into_plan(made)
    words = [path for path in made.paths() if path.startswith("words/")]
    assert words == ["words/en/page.json", "words/en/some_game.json"]
    assert json.loads(made.content("words/en/page.json")) == {"a": "1", "b": "2"}
    assert made.content("boot/begin.js") == b"early;\nbegin;\n"
    page = made.content("index.html").decode()
    assert "early.js" not in page and 'href="data:image/svg+xml;base64,' in page
    assert "early.js" in made.content("embed.html").decode()


def test_sheets_that_are_linked_to_lie_beside_the_folders_of_their_parts() -> None:
    made = plan_of(
        **{
            "style/screens.css": '@import "table/bar.css";',
            "style/table/bar.css": "",
            "boards/some_game.css": "",
            "boards/some_game/chart.css": "",
            "vendor/pyscript/core.css": "",
        }
    )
    sources = styles.sources_of(made)
    assert "style/table/bar.css" in sources and "vendor/pyscript/core.css" not in sources
    assert styles.linked(sources) == ["boards/some_game.css", "style/screens.css"]
    assert links.check(made) == []
    made.drop("style/table/bar.css")
    assert links.check(made) == ["style/screens.css: style/table/bar.css"]


def test_modules_are_followed_however_closely_they_are_written() -> None:
    text = 'import"./a.js";import{b}from"./b.js";const c=()=>import("./c.js");export*from"../d.js";'
    assert links.imported("app/x.js", text) == ["app/a.js", "app/b.js", "d.js"]


def test_only_the_given_paths_are_weighed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gauge = sizes.Gauge(tmp_path / "sizes.json")
    monkeypatch.setattr(sizes, "Gauge", lambda: gauge)
    made = plan_of(index_dot_html="12345", **{"app/x.js": "123"})
    assert sizes.report(made, ["index.html"])["all"]["raw"] == 5
