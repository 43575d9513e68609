"""Whether the sentences of all catalogues agree with what is put into them.

Every template is written with 0, 1 and 2 for whatever may be a count, with the person addressed and with others for
whoever may be a person, and with and without what may be missing. What comes out is read for faults of agreement:
"You pays", "1 points", "2 crate", "a East Indiaman", "the own", a brace or a blank too many.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pygame_core.kernel.words import Catalogue, Names, Params, Sections

from .paths import ROOT

YOU, OTHER = 0, 1
NAMES = ["You", "Ruth"]
PEOPLE = (OTHER, YOU)
PAGE_ONLY = re.compile(r":(?:date|weekday|time)\}")
"""Formats that only the page has; what they write is no matter of agreement."""

TRIED = "~"
HOLE = re.compile(r"\{(?P<name>[^\W\d]\w*)(?::(?P<how>[a-z]+))?(?=[|}])")
MANY = frozenset("winners seats order names holders families players".split())
"""Parameters that are lists of persons."""
COUNTED = {"plural", "words", "money", "worth", "signed", "number"}
TEXTS = frozenset(
    "account act action address after allowed answer answers army ask at back before between bot bots branch by card"
    " cause choice climate command cost does each earlier effect facts fields file first from game good goods heading"
    " id instead key kind known last law lower market missing move name names need option order out parts path"
    " phase place port position presidency problem question reason row rule said scenario seat second sent shown"
    " side sign some source space state sums table taken terms text then thing thus tile title to turn typed unit"
    " version wanted was what when where which who whose why words year years zone".split()
)
"""Parameters that are put in as they are and are no counts: names, sums with their coin, parts of sentences."""

MANY_FOLK = "many."
"""Messages of what several have done at once."""
LIMITS = {
    "reason.kernel.deal.long": {"most"},
    "reason.kernel.deal.words": {"most"},
    "reason.kernel.compose.answers": {"most"},
    "reason.kernel.branch.many": {"most"},
    "reason.kernel.form.text": {"most"},
    "reason.kernel.form.object": {"most"},
    "reason.kernel.form.data": {"most", "deepest", "longest"},
    "reason.kernel.survey.games": {"most"},
    "reason.simulate.games": {"most"},
    "reason.simulate.workers": {"most"},
    "reason.simulate.lost": {"n"},
    "bots.silent": {"n"},
    "reading.all": {"n"},
    "survey.conquered.within": {"turns"},
    "survey.depression.within": {"turns"},
    "survey.near": {"points"},
    "survey.within": {"points"},
    "survey.largest": {"points"},
    "survey.mean_square": {"points"},
    "survey.error": {"points"},
}
"""What is never one: constants of ours, and figures with decimals."""
NO_PLURALS = frozenset(
    "across always as costs counts does has is its less minus plus remains s sits this times unless was".split()
)
"""Words that end like plurals."""
VOWELLESS_A = re.compile(r"(?:one|once|uni|use|usual|eu|u-)", re.IGNORECASE)
SILENT_H = re.compile(r"(?:hour|honest|honou?r|heir|8|11|18)", re.IGNORECASE)


YOU_DO = re.compile(r"(?<!by )(?<!of )(?<!for )(?<!with )(?<!to )\b[Yy]ou\b(?P<clause>[^.;:!?“”]*)")
DONE = re.compile(r"(?:^ |, |\b(?:and|or|then|also|never|always|now|not) )(?=([a-z]+))")
OTHERS = re.compile(r"\b(its|their|themselves|itself|his|her)\b")
OF_YOU = re.compile(r"\b(?!place|ahead|instead|out|better|both)[A-Za-z]+ of you\b|\b[Yy]ou[’']s\b")


@dataclass(frozen=True)
class Template:
    """A message as it stands in its catalogue, with the words it is written with."""

    source: str
    code: str
    text: str
    words: Catalogue

    @property
    def key(self) -> str:
        return f"{self.source}: {self.code}"


@dataclass(frozen=True)
class Fault:
    template: Template
    what: str
    written: str

    def __str__(self) -> str:
        return f"{self.template.key}: {self.what}: {self.written}"


class Trial(Catalogue):
    """Has words for whatever is put in for trial: those that are written behind the `TRIED`."""

    def has(self, section: str, code: str) -> bool:
        return code.startswith(TRIED) or super().has(section, code)

    def say(self, section: str, code: str, params: Params, names: Names = ()) -> str:
        if not code.startswith(TRIED):
            return super().say(section, code, params, names)
        thing = code.removeprefix(TRIED)
        return f"{'an' if thing.startswith('i') else 'a'} {thing}" if section == "one" else thing


# --- catalogues -------------------------------------------------------------------------------------------------------
def templates() -> Iterator[Template]:
    """Those of the kernel, of every package with messages, and of the page."""
    core = ROOT / "pygame_core"
    kernel = _sections([core / "kernel/messages/en.toml"])
    for messages in sorted(core.rglob("messages")):
        files = sorted((messages / "en").glob("*.toml")) or [messages / "en.toml"]
        yield from of_sections(messages.parent.relative_to(ROOT).as_posix(), _sections(files), kernel)
    for file in sorted((ROOT / "web/words/en").glob("*.json")):
        yield from of_page(file.relative_to(ROOT).as_posix(), json.loads(file.read_text(encoding="utf-8")))


def _sections(files: list[Path]) -> Sections:
    merged: Sections = {}
    for file in files:
        for section, codes in tomllib.loads(file.read_text(encoding="utf-8")).items():
            merged.setdefault(section, {}).update(codes)
    return merged


def of_sections(source: str, own: Sections, kernel: Sections) -> Iterator[Template]:
    names = kernel.keys() | own.keys()
    words = Trial({name: {**kernel.get(name, {}), **own.get(name, {})} for name in names})
    for section, codes in own.items():
        for code, text in codes.items():
            yield Template(source, f"{section}.{code}", text, words)


def of_page(source: str, page: dict[str, str]) -> Iterator[Template]:
    """The page has one table of keys; its verbs and numbers, `you.pays` and `number.2`, stand in one file for all."""
    shell = json.loads((ROOT / "web/words/en/shell.json").read_text(encoding="utf-8"))
    apart: Sections = {"label": {"you": shell["you"]}, "you": {}, "number": {}}
    for key, text in shell.items():
        section, dot, code = key.partition(".")
        if dot and section in apart:
            apart[section][code] = text
    words = Trial(apart)
    for code, text in page.items():
        yield Template(source, code, PAGE_ONLY.sub("}", text), words)


# --- writing ----------------------------------------------------------------------------------------------------------
def parameters(text: str) -> dict[str, set[str]]:
    """The parameters of a template, and the formats in which they stand."""
    found: dict[str, set[str]] = {}
    for hole in HOLE.finditer(text):
        found.setdefault(hole["name"], set()).add(hole["how"] or "")
    return found


def values(name: str, hows: set[str], several: bool = False) -> list[Any]:
    """What a parameter is tried with; the first is what it is while others are tried. `several`: it is two at least."""
    tried: list[Any]
    if "seat" in hows:
        tried = [[OTHER, YOU], [YOU, OTHER]] if name in MANY else list(PEOPLE)
    elif hows & {"label", "one"}:
        tried = [f"{TRIED}{grey} ‹{name}›" for grey in ("grey", "ivory")]
    elif "counted" in hows:
        tried = [[f"{TRIED}grey ‹{name}›"] * n for n in (1, 2)]
    elif "phrase" in hows:
        tried = [[f"{TRIED}grey ‹{name}›", {}]]
    elif hows & COUNTED or ("" in hows and name not in TEXTS):
        tried = [2] if several else [2, 1, 0]
    else:
        tried = [f"‹{name}›"]
    return [*tried, None] if "none" in hows else tried


def writings(template: Template) -> Iterator[str]:
    """The template with each parameter tried for itself, then with all at their second value."""
    limits = {"n"} if template.code.startswith(MANY_FOLK) else LIMITS.get(template.code, set())
    tried = {name: values(name, hows, name in limits) for name, hows in parameters(template.text).items()}
    usual = {name: of[0] for name, of in tried.items()}
    cases: list[Params] = [usual]
    cases += [{**usual, name: value} for name, of in tried.items() for value in of[1:]]
    cases.append({name: of[1] if of[1:] and of[1] is not None else of[0] for name, of in tried.items()})
    for case in cases:
        yield _written(template, case)


def _written(template: Template, params: Params) -> str:
    """A number that is missing is left out of the text, but chosen by as none: it is 0 then."""
    shown = {name: 0 if value is None else value for name, value in params.items()}
    return template.words.write(template.text, shown, NAMES)


# --- reading ----------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Reader:
    """Reads what was written; the verbs and the nouns are those of the catalogues themselves."""

    verbs: dict[str, str]
    plurals: dict[str, str]
    """A thing's plural -> the one of it."""

    def faults(self, text: str) -> Iterator[str]:
        yield from _slips(text)
        yield from self._numbers(text)
        yield from self._people(text)

    def _numbers(self, text: str) -> Iterator[str]:
        singulars = set(self.plurals.values()) - self.plurals.keys() - set(self.verbs.values())
        for number, word in re.findall(r"(?<![\d.,+−–±£-])(?<!of )\b(0|1|2|one|two) ([a-z]+)\b(?! [a-z]+s\b)", text):
            if number in ("1", "one") and (word in self.plurals or (_plural(word) and word not in self.verbs)):
                yield f"one of many: {number} {word}"
            if number not in ("1", "one") and word in singulars:
                yield f"many of one: {number} {word}"
        for found in re.finditer(r"(?<!of )\b(?:1|one) (?!can|only)([a-z]+) (are|were|have|do)\b", text):
            yield f"one with the verb of many: {found[0]}"
        for found in re.finditer(r"\b(?:0|2|two) ([a-z]+s) (is|was|has|does)\b", text):
            yield f"many with the verb of one: {found[0]}"

    def _people(self, text: str) -> Iterator[str]:
        bases = set(self.verbs.values())
        for found in YOU_DO.finditer(text):
            subject, clause = found.start() == 0, found["clause"]
            for word in DONE.findall(clause):
                if word in self.verbs and (subject or clause.startswith(f" {word}")):
                    yield f"you with the verb of others: you {word}"
            if subject and (other := OTHERS.search(clause)):
                yield f"you with what is others’: {other[0]}"
        for word in re.findall(r"(?:^|[.!?:;] )Ruth ([a-z]+)\b", text):
            if word in bases - self.verbs.keys() or (_plural(word) and word not in self.verbs):
                yield f"no verb of one: Ruth {word}"
        if theirs := OF_YOU.search(text):
            yield f"what is yours: {theirs[0]}"


def _plural(word: str) -> bool:
    return word.endswith("s") and not word.endswith(("ss", "us", "is")) and word not in NO_PLURALS


SLIPS = {
    "a brace is left": re.compile(r"[{}]"),
    "two blanks": re.compile(r"\S  +\S"),
    "a blank before a mark": re.compile(r"\w [,.;:!?](?:\s|$)"),
    "two marks": re.compile(r"(?<!\.)\.\.(?!\.)|,,|;;|[,;:]\.|\.,"),
    "a word has no words": re.compile(r"\[[a-z]+\.[^\]]*\]"),
    "the own": re.compile(r"\b(?:[Tt]he|[Aa]n?) own\b"),
    "a word twice": re.compile(r"\b([A-Za-z]{2,}) \1\b"),
}


def _slips(text: str) -> Iterator[str]:
    for what, pattern in SLIPS.items():
        if found := pattern.search(text):
            yield f"{what}: {found[0]!r}"
    for found in re.finditer(r"\b[Aa] ([aeiouAEIOU][\w-]*)", text):
        if not VOWELLESS_A.match(found[1]):
            yield f"a for an: {found[0]}"
    for found in re.finditer(r"\b[Aa]n ([^\WaeiouAEIOU][\w-]*)", text):
        if not SILENT_H.match(found[1]):
            yield f"an for a: {found[0]}"


CHOICE = re.compile(r"\{\w+:plural\|([^{}|]*)\|((?:[^{}|]|\{\w+\})*)\}")


def reader(of: list[Template]) -> Reader:
    """Knows the verbs of `[you]`, and the nouns that templates have for one and for many."""
    verbs: dict[str, str] = {}
    plurals: dict[str, str] = {}
    for template in of:
        verbs |= template.words.sections.get("you", {})
        for one, many in CHOICE.findall(template.text):
            pair = one.split()[-1:] + many.split()[-1:]
            if len(pair) == 2 and pair[1] in (f"{pair[0]}s", f"{pair[0]}es"):
                plurals[pair[1]] = pair[0]
    return Reader(verbs, plurals)


def faults(of: list[Template]) -> list[Fault]:
    """One of each kind a template."""
    reads = reader(of)
    found: dict[tuple[str, str], Fault] = {}
    for template in of:
        for written in writings(template):
            for what in reads.faults(written):
                found.setdefault((template.key, what), Fault(template, what, written))
    return list(found.values())
