"""The ledger plugin: it counts what is shown, and stops at ids that no ledger has."""

from __future__ import annotations

import pytest

from tests.plugins.ledger import Ledger, LedgerError, LedgerPlugin, finished, read

pytestmark = pytest.mark.native

HEAD = '[ledger]\ngame = "tiny"\n'
RULE = '[[rule]]\nid = "{}"\nref = "1"\nkind = "must"\nmodes = {}\ntext = "A rule."\ncheck = "A case."\n'


def ledger_of(*ids: str) -> Ledger:
    return read("tiny", HEAD + "".join(RULE.format(rule, '["all"]') for rule in ids))


def run(
    pytester: pytest.Pytester, source: str, ledger: Ledger, strict: bool = False
) -> tuple[pytest.ExitCode | int | None, str, LedgerPlugin]:
    pytester.makepyfile(source)
    plugin = LedgerPlugin({"tiny": ledger}, ["tiny"] if strict else [], pytester.path)
    pytester.makeini("[pytest]\nmarkers =\n    rule: a rule\n")
    # Playwright's plugin, where it is installed, cannot be in a run within a run.
    outcome = pytester.inline_run("-p", "no:cacheprovider", "-p", "no:playwright", "-q", plugins=[plugin])
    return outcome.ret, plugin.file.read_text() if plugin.file.exists() else "", plugin


def test_covered_is_what_passes_and_never_fails(pytester: pytest.Pytester) -> None:
    ret, uncovered, plugin = run(
        pytester,
        """
        import pytest
        @pytest.mark.rule("tiny.a", "tiny.b")
        def test_one(): pass
        @pytest.mark.rule("tiny.b")
        def test_two(): assert 0
        @pytest.mark.rule("tiny.c")
        def test_three(): pytest.skip()
        """,
        ledger_of("tiny.a", "tiny.b", "tiny.c", "tiny.d"),
    )
    assert ret == pytest.ExitCode.TESTS_FAILED
    assert plugin.ledgers["tiny"].covered == {"tiny.a"}
    assert [line.split("\t")[0] for line in uncovered.splitlines()] == [
        "# tiny: 3 of 4 uncovered", "tiny.b", "tiny.c", "tiny.d",
    ]  # fmt: skip


def test_marks_of_classes_and_modules_count(pytester: pytest.Pytester) -> None:
    _, _, plugin = run(
        pytester,
        """
        import pytest
        pytestmark = pytest.mark.rule("tiny.a")
        @pytest.mark.rule("tiny.b")
        class Tests:
            def test_one(self): pass
        """,
        ledger_of("tiny.a", "tiny.b"),
    )
    assert plugin.ledgers["tiny"].covered == {"tiny.a", "tiny.b"}


def test_an_unknown_id_stops_the_collection(pytester: pytest.Pytester) -> None:
    ret, _, _ = run(
        pytester,
        """
        import pytest
        @pytest.mark.rule("tiny.z")
        def test_one(): pass
        """,
        ledger_of("tiny.a"),
    )
    assert ret == pytest.ExitCode.USAGE_ERROR


@pytest.mark.parametrize(("ids", "ret"), [(["tiny.a"], 0), (["tiny.a", "tiny.b"], 1)])
def test_strict_wants_them_all(pytester: pytest.Pytester, ids: list[str], ret: int) -> None:
    source = """
        import pytest
        @pytest.mark.rule("tiny.a")
        def test_one(): pass
        """
    assert run(pytester, source, ledger_of(*ids), strict=True)[0] == ret
    assert run(pytester, source, ledger_of(*ids))[0] == 0


@pytest.mark.parametrize(
    ("modes", "counts"),
    [
        (["all"], True),
        (["water"], True),
        (["mule"], False),
        (["water", "mule"], True),
        (["water", "2p"], True),
        (["water", "4p"], False),
        (["2p", "3p", "4p"], True),
        (["eitc"], False),
        (["eitc", "2p"], False),
    ],
)
def test_an_entry_counts_if_of_every_group_something_is_finished(modes: list[str], counts: bool) -> None:
    assert finished(modes, ["water", "2p", "3p"], [["water", "mule"], ["2p", "3p", "4p"]]) is counts
    assert finished(modes, None, [])


def test_only_finished_modes_are_counted() -> None:
    text = '[ledger]\ngame = "tiny"\nfinished = ["2p"]\n'
    text += RULE.format("tiny.a", '["2p"]') + RULE.format("tiny.b", '["3p"]') + RULE.format("tiny.c", '["all"]')
    assert read("tiny", text).counted == {"tiny.a", "tiny.c"}


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("[ledger", "no TOML"),
        ('[ledger]\ngame = "other"\n', "says that it is of 'other'"),
        (HEAD + RULE.format("a", "[]"), "lacks modes"),
        (HEAD + RULE.format("a", '["all"]') * 2, "stands twice"),
        (HEAD + RULE.format("a", '["all"]').replace('text = "A rule."\n', ""), "lacks 'text'"),
    ],
)
def test_a_broken_ledger_is_told(text: str, complaint: str) -> None:
    with pytest.raises(LedgerError, match=complaint):
        read("tiny", text)
