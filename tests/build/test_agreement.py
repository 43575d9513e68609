"""Every sentence agrees with the counts and the persons that are put into it."""

from __future__ import annotations

import pytest

from workshop import agreement
from workshop.agreement import Template, Trial

TEMPLATES = list(agreement.templates())
WORDS = Trial({"label": {"you": "You"}, "you": {"pays": "pay", "draws": "draw", "is": "are"}, "number": {"1": "one"}})
NOUNS = Template("planted", "nouns", "{n:plural|one crate|{n} crates}", WORDS)


def found(text: str) -> list[str]:
    """The faults of a template beside one that is sound."""
    return [fault.what for fault in agreement.faults([Template("planted", "event.planted", text, WORDS), NOUNS])]


def test_every_template_agrees() -> None:
    wrong = agreement.faults(TEMPLATES)
    assert not wrong, "\n".join(map(str, wrong))


def test_all_catalogues_are_read() -> None:
    sources = {template.source for template in TEMPLATES}
    assert {"pygame_core/kernel", "pygame_core/cli", "pygame_core/survey", "pygame_core/report"} <= sources
    assert {"pygame_core/games/john_company_second", "web/words/en/shell.json"} <= sources
    assert any(template.key == "pygame_core/kernel: event.kernel.deal.agreed" for template in TEMPLATES)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("{n} points", "one of many: 1 points"),
        ("{n} crate", "many of one: 2 crate"),
        ("{n:words} crates", "one of many: one crates"),
        ("{n:plural|one crates|{n} crates}", "one of many: one crates"),
        ("{n:plural|one crate are|{n} crates are} left", "one with the verb of many: one crate are"),
        ("{n:plural|one crate is|{n} crates is} left", "many with the verb of one: 2 crates is"),
        ("{seat:seat} pay {n:money}.", "no verb of one: Ruth pay"),
        ("{seat:seat} swaps {n:money}.", "no verb of one: Ruth swaps"),
        ("{seat:seat} now pays {n:money}.", "you with the verb of others: you pays"),
        ("{seat:seat} sends its ship home.", "you with what is others’: its"),
        ("{seat:seat} draws a {good:label}.", "a for an: a ivory"),
        ("{seat:seat} draws an {good:label}.", "an for a: an grey"),
        ("An own crate", "the own: 'An own'"),
        ("{seat:seat} pays {n} {(}", "a brace is left: '{'"),
        ("{by:none||{by:seat}} pays  {n}", "two blanks: 's  2'"),
        ("It is {by:none||{by:seat}}.", "a blank before a mark: 's .'"),
        ("{seat:seat} draws the the card.", "a word twice: 'the the'"),
        ("{why:phrase}, {good:label}, as [label.2].", "a word has no words: '[label.2]'"),
    ],
)
def test_a_planted_fault_is_found(text: str, fault: str) -> None:
    assert fault in found(text)


@pytest.mark.parametrize(
    "text",
    [
        "{seat:seat} pays {n:plural|one crate|{n} crates} and draws a card.",
        "{seat:seat} pays {other:seat} for the crate of {other:seat}; {seat:seat} draws.",
        "{winners:seat} share {n:money}: {winners:seat} draw.",
        "{seat:seat} draws {good:one}{by:none||, which {by:seat} pays}.",
        "{n:none|no crate|{n:plural|1 crate is|{n} crates are}} left",
        "An hour, a use, an 8, a unit",
    ],
)
def test_what_agrees_is_left_alone(text: str) -> None:
    assert not found(text)


def test_a_missing_parameter_is_no_empty_place() -> None:
    assert "two blanks: 'e  p'" in found("The {by:none||{by:seat}} pays.")
