"""Templates, catalogues and the ledger as the rules drawer reads it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pygame_core.kernel.reasons import RuleBug
from pygame_core.kernel.words import Catalogue, catalogue, compile_template, literal

CASES = json.loads((Path(__file__).parents[1] / "words.json").read_text(encoding="utf-8"))
"""The page's template language is held to the same (tests/page/template.test.js)."""

WORDS = Catalogue({**CASES["sections"], "event": {"plain": "{a}, {b}"}})


@pytest.mark.parametrize(("template", "params", "said"), CASES["said"])
def test_templates(template: str, params: dict[str, object], said: str) -> None:
    assert WORDS.write(template, params, CASES["names"]) == said


@pytest.mark.parametrize("template", CASES["broken"])
def test_broken_templates_are_told(template: str) -> None:
    with pytest.raises(RuleBug):
        compile_template(template)


@pytest.mark.parametrize(("template", "params"), CASES["lacking"])
def test_a_template_wants_its_parameters(template: str, params: dict[str, object]) -> None:
    with pytest.raises(KeyError):
        WORDS.write(template, params)


def test_what_is_read_as_a_template_once_more_keeps_its_braces() -> None:
    params = {"n": "{n}", "who": 2, "what": literal("a {b}")}
    once = WORDS.write("Pay {n} to {who:seat} for {what}", params, literal(CASES["names"]))
    assert once == "Pay {n} to C{(}a{)}y for a {(}b{)}"
    assert WORDS.write(once, {"n": 3}) == "Pay 3 to C{a}y for a {b}"


def test_a_lacking_parameter_is_told() -> None:
    with pytest.raises(RuleBug, match="wants 'b'"):
        WORDS.say("event", "plain", {"a": 1})


def test_a_lacking_message_is_shown_as_its_code_and_remembered() -> None:
    words = Catalogue({"event": {}})
    assert words.say("event", "unheard.of", {}) == "[event.unheard.of]"
    assert words.missing == {("event", "unheard.of")}


def test_text_that_comes_in_is_never_a_template() -> None:
    """What a player types may hold braces."""
    assert WORDS.say("event", "plain", {"a": "{b}", "b": "{a}"}) == "{b}, {a}"


def test_a_game_may_override_the_kernels_words() -> None:
    kernel, game = catalogue("pygame_core.kernel"), catalogue("pygame_core.games.auction_house")
    assert kernel.has("reason", "kernel.answer.over") and game.has("reason", "kernel.answer.over")
    assert not kernel.has("event", "sale.won") and game.has("event", "sale.won")
