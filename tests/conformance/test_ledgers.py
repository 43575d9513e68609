"""The ledger as the rules drawer reads it is the ledger as TOML."""

from __future__ import annotations

import tomllib
from dataclasses import asdict
from importlib.resources import files

import pytest

from pygame_core.games.registry import GAMES, ruleset
from pygame_core.kernel.rulebook import around, ledger, search


@pytest.mark.parametrize("game", GAMES)
def test_the_quick_reader_reads_what_toml_says(game: str) -> None:
    package = ruleset(game).package
    text = files(package).joinpath("rules.toml").read_text(encoding="utf-8")
    rows = tomllib.loads(text)["rule"]
    assert [rule.id for rule in ledger(package).values()] == [row["id"] for row in rows]
    for row in rows:
        read = asdict(ledger(package)[row["id"]])
        assert {key: value for key, value in read.items() if value or key in row} == row


@pytest.mark.parametrize("game", GAMES)
def test_rules_are_found_by_their_words(game: str) -> None:
    package = ruleset(game).package
    for rule in list(ledger(package).values())[:40]:
        assert rule in search(package, rule.id)
        words = " ".join(rule.text.split()[:6])
        assert rule in search(package, words.upper(), most=10_000)
    assert search(package, "no rule has these words xyzzy") == []


@pytest.mark.parametrize("game", GAMES)
def test_a_rule_has_its_siblings_around_it(game: str) -> None:
    package = ruleset(game).package
    for rule in list(ledger(package))[:40]:
        near = around(package, rule)
        assert near[0] == rule and len(set(near)) == len(near)
        assert all(other.startswith(rule.rsplit(".", 1)[0] + ".") for other in near)
    assert around(package, "no.such.rule") == []
