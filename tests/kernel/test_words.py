"""Templates, catalogues and the ledger as the rules drawer reads it."""

from __future__ import annotations

import pytest

from pygame_core.kernel.reasons import RuleBug
from pygame_core.kernel.words import MINUS, Catalogue, catalogue, compile_template

WORDS = Catalogue(
    {
        "game": {"money": "{n} GP"},
        "label": {"tea": "fine tea", "seat.-1": "the table"},
        "event": {
            "plain": "{a}, {b}",
            "seats": "{who:seat}",
            "money": "{n:money}",
            "signed": "{n:signed}",
            "label": "{good:label}",
            "plural": "{n:plural|one crate|{n} crates of {good:label}}",
            "none": "{by:none|nobody|{by:seat}}",
            "nested": "{n:plural|{by:none|nobody has|{by:seat} has} one|{n:plural|x|many}}",
        },
    }
)
NAMES = ["Ann", "Bob", "Cay"]


@pytest.mark.parametrize(
    ("code", "params", "said"),
    [
        ("plain", {"a": 1, "b": "x"}, "1, x"),
        ("plain", {"a": -3, "b": [1, 2]}, f"{MINUS}3, 1, 2"),
        ("seats", {"who": 1}, "Bob"),
        ("seats", {"who": [0, 2]}, "Ann, Cay"),
        ("seats", {"who": -1}, "the table"),
        ("money", {"n": 5}, "5 GP"),
        ("money", {"n": -5}, f"{MINUS}5 GP"),
        ("signed", {"n": 2}, "+2"),
        ("signed", {"n": 0}, "0"),
        ("signed", {"n": -2}, f"{MINUS}2"),
        ("label", {"good": "tea"}, "fine tea"),
        ("label", {"good": ["tea", "tea"]}, "fine tea, fine tea"),
        ("plural", {"n": 1, "good": "tea"}, "one crate"),
        ("plural", {"n": 0, "good": "tea"}, "0 crates of fine tea"),
        ("none", {}, "nobody"),
        ("none", {"by": None}, "nobody"),
        ("none", {"by": 2}, "Cay"),
        ("nested", {"n": 1, "by": 1}, "Bob has one"),
        ("nested", {"n": 1}, "nobody has one"),
        ("nested", {"n": 4}, "many"),
    ],
)
def test_templates(code: str, params: dict[str, object], said: str) -> None:
    assert WORDS.say("event", code, params, NAMES) == said


@pytest.mark.parametrize("text", ["{", "{a", "{a:nothing}", "{a b}", "{n:plural|one}", "{}", "{n:money|x}"])
def test_broken_templates_are_told(text: str) -> None:
    with pytest.raises(RuleBug):
        compile_template(text)


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
