"""Stamps, messages, the server, figures: what `play.py`, `test.py` and `measure.py` stand on."""

import gzip
import json
import os
import socket
import subprocess
import sys
import urllib.error
import urllib.request
import venv
from email.utils import formatdate
from pathlib import Path

import pytest

from workshop import browser, cli_hands, cli_measure, environment, node, serve, stamps
from workshop.figure import Figure
from workshop.paths import SCRIPTS
from workshop.problems import Problem, explain, guarded, run

pytestmark = pytest.mark.native


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(stamps, "CACHE", tmp_path)
    return tmp_path


def test_a_digest_follows_names_and_contents(tmp_path: Path) -> None:
    file = tmp_path / "a.py"
    file.write_text("1")
    first = stamps.digest_of([file])
    assert stamps.digest_of([file]) == first
    assert stamps.digest_of([file], "--option") != first
    file.write_text("2")
    assert stamps.digest_of([file]) != first


def test_a_thing_is_made_once(shelf: Path) -> None:
    made = []

    def make(folder: Path) -> None:
        made.append(folder)
        (folder / "thing").write_text("done")

    for _ in range(2):
        assert (stamps.cached("kind", "digest", make) / "thing").read_text() == "done"
    assert len(made) == 1


def test_an_interrupted_making_leaves_nothing(shelf: Path) -> None:
    def fail(folder: Path) -> None:
        (folder / "half").write_text("")
        raise Problem("broken off")

    with pytest.raises(Problem):
        stamps.cached("kind", "digest", fail)
    assert list((shelf / "kind").iterdir()) == []


def test_two_builds_at_once_do_not_meet(shelf: Path) -> None:
    def slower(folder: Path) -> None:
        stamps.cached("kind", "digest", lambda quicker: (quicker / "thing").write_text("first") and None)
        (folder / "thing").write_text("second")

    assert (stamps.cached("kind", "digest", slower) / "thing").read_text() == "first"


def test_old_versions_are_forgotten(shelf: Path) -> None:
    for number in range(6):
        stamps.cached("kind", str(number), lambda folder: None)
    assert len(list((shelf / "kind").iterdir())) == stamps.KEPT_VERSIONS


def test_no_network_is_said_so() -> None:
    problem = explain(["python", "-m", "pip", "download"], "NewConnectionError: Temporary failure in name resolution")
    assert "pip" in problem.what and "network" in problem.remedy


def test_a_failed_command_shows_the_end_of_its_output() -> None:
    with pytest.raises(Problem, match="the reason"):
        run([sys.executable, "-c", "import sys; print('the reason'); sys.exit(3)"])


def test_a_missing_program_is_named() -> None:
    with pytest.raises(Problem, match="`no-such-program` is not installed"):
        run(["no-such-program"])


def test_nobody_reads_a_traceback(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("workshop.problems.CACHE", tmp_path)

    def broken(_: list[str]) -> int:
        raise RuntimeError("odd")

    assert guarded(broken, []) == 1
    said = capsys.readouterr().err
    assert "odd" in said and "Traceback" not in said
    assert "Traceback" in (tmp_path / "failure.txt").read_text()


@pytest.mark.parametrize("script", ["play.py", "test.py", "measure.py", "hands.py", "mutate.py"])
def test_an_old_python_is_told_what_to_do(script: str) -> None:
    """The check stands before any import, in words that any Python parses."""
    source = (SCRIPTS / script).read_text()
    head = source[: source.index("from workshop")]
    old = "import sys; sys.version_info = (3, 8); " + f"exec(compile({head!r}, 'x', 'exec'))"
    done = subprocess.run([sys.executable, "-c", old], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "needs Python 3.11 or newer; this is 3.8" in done.stderr


@pytest.mark.parametrize(("version", "number"), [("v20.20.2\n", 20), ("v18.0.0", 18), ("", 0), ("what", 0)])
def test_node_versions(version: str, number: int) -> None:
    assert node.major(version) == number


def test_extras_are_read_from_the_project() -> None:
    wanted = environment.requirements("build", "test")
    assert len(wanted) == len(set(wanted)) and all("==" in name for name in wanted)


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("index.html", "text/html"),
        ("x.mjs", "text/javascript"),
        ("x.wasm", "application/wasm"),
        ("x.json", "application/json"),
    ],
)
@pytest.mark.parametrize("below", ["/", "/some/folder/"])
def test_the_server_names_types(tmp_path: Path, path: str, kind: str, below: str) -> None:
    (tmp_path / path).write_text("{}")
    with serve.serving(tmp_path, below) as address, urllib.request.urlopen(address + path) as answer:
        assert answer.headers.get_content_type() == kind
        assert answer.headers["Cache-Control"] == "no-cache"


def test_the_server_compresses_for_whoever_takes_it(tmp_path: Path) -> None:
    text = "a word " * 1000
    (tmp_path / "page.html").write_text(text)
    (tmp_path / "pack.gzip").write_text(text)
    (tmp_path / "short.json").write_text("{}")

    def answer(name: str, **headers: str) -> tuple[str | None, bytes]:
        asked = urllib.request.Request(address + name, headers=headers)
        with urllib.request.urlopen(asked) as found:
            assert found.headers["Vary"] == "Accept-Encoding"
            return found.headers["Content-Encoding"], found.read()

    with serve.serving(tmp_path) as address:
        packing, content = answer("page.html", **{"Accept-Encoding": "gzip, br"})
        assert packing == "gzip" and len(content) < 200
        assert gzip.decompress(content).decode() == text
        assert answer("page.html") == (None, text.encode())
        assert answer("pack.gzip", **{"Accept-Encoding": "gzip"}) == (None, text.encode())
        assert answer("short.json", **{"Accept-Encoding": "gzip"}) == (None, b"{}")
        (tmp_path / "page.html").write_text("b word " * 1000)
        os.utime(tmp_path / "page.html", (1, 1))
        assert gzip.decompress(answer("page.html", **{"Accept-Encoding": "gzip"})[1]).startswith(b"b word")


def test_the_server_serves_nothing_beside_its_path(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("")
    with serve.serving(tmp_path, "/some/folder/") as address:
        with pytest.raises(urllib.error.HTTPError) as refused:
            urllib.request.urlopen(address.replace("/some/folder/", "/index.html"))
        refused.value.close()


@pytest.mark.parametrize(("kept", "status"), [(0, 304), (3600, 200), (-3600, 200)])
def test_what_is_kept_of_another_site_is_not_taken_for_this_one(tmp_path: Path, kept: int, status: int) -> None:
    file = tmp_path / "index.html"
    file.write_text("this one")
    since = formatdate(int(file.stat().st_mtime) + kept, usegmt=True)
    with serve.serving(tmp_path) as address:
        asked = urllib.request.Request(address, headers={"If-Modified-Since": since})
        try:
            with urllib.request.urlopen(asked) as answer:
                assert answer.status == status
        except urllib.error.HTTPError as unchanged:
            assert unchanged.code == status
            unchanged.close()


def test_ports_that_the_system_keeps_for_itself_are_passed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    def server_for(folder: Path, port: int = 0) -> int:
        asked.append(port)
        if len(asked) == 1:
            raise PermissionError
        return port

    monkeypatch.setattr(serve, "server_for", server_for)
    assert serve.listen(tmp_path, None) == serve.FIRST_PORT + 1  # type: ignore[comparison-overlap]
    asked.clear()
    with pytest.raises(Problem, match="may not open"):
        serve.listen(tmp_path, 80)


def test_an_environment_that_was_not_made_to_its_end_is_made_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(environment, "VENV", tmp_path / "venv")
    assert not environment.works()
    venv.EnvBuilder(with_pip=False, symlinks=True).create(tmp_path / "venv")
    assert environment.python().exists() and not environment.works()


def test_a_taken_port_is_said_so(tmp_path: Path) -> None:
    with socket.socket() as holder:
        holder.bind((serve.HOST, 0))
        holder.listen()
        with pytest.raises(Problem, match="taken"):
            serve.listen(tmp_path, holder.getsockname()[1])


def test_a_port_that_is_none(tmp_path: Path) -> None:
    with pytest.raises(Problem, match="not a port"):
        serve.listen(tmp_path, 70_000)


def test_figures_judge_themselves() -> None:
    kept, missed = Figure("a.b", 0.5, "ratio", at_most=0.6), Figure("a.b", 0.7, "ratio", at_most=0.6)
    assert kept.ok and not missed.ok and Figure("a.b", 9, "ms").ok
    assert not Figure("a.b", 1, "games/s", at_least=2).ok
    row = json.loads(kept.as_json())
    assert row == {"name": "a.b", "value": 0.5, "unit": "ratio", "target": "<= 0.6", "ok": True}


def test_planted_faults_are_measured_only_by_name() -> None:
    planted = set(cli_measure.providers("mutants."))
    assert planted and not planted & set(cli_measure.providers(""))
    assert set(cli_measure.providers("house.")) <= set(cli_measure.providers(""))


def test_a_video_that_nothing_can_write_is_refused_with_what_to_do(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def no_network(command: list[str]) -> str:
        raise explain(command, "getaddrinfo ENOTFOUND")

    monkeypatch.setattr(browser, "run", no_network)
    with pytest.raises(Problem, match=r"Playwright's ffmpeg.*\n.*without --record"):
        cli_hands.hands(["--random", "1", "--record", str(tmp_path)])
