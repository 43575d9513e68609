"""Words for codes: message catalogues and their little template language.

A catalogue is a TOML file of sections (`prompt`, `option`, `event`, `reason`, `label` ...), each code -> template. The
page speaks the same language (web/app/template.js); `tests/words.json` holds both to the same cases.

    {name}                       the parameter as it is (lists joined with commas, a true minus sign)
    {seat:seat}                  the player's name; who is called "You" is addressed, and verbs agree (`verbs`)
    {n:money}                    an amount, as the game writes money
    {n:worth}                    an amount of what the game counts in the end: 7 points
    {n:signed}                   with its sign, + or minus
    {n:number}                   with its thousands set apart
    {n:words}                    in words, as far as [number] has them: two
    {good:label}                 the word for it from [label]
    {goods:counted}              the words for several, those of a kind together: 2 silk, tea
    {ship:one}                   one of it, from [one]: an East Indiaman
    {why:phrase}                 a code with figures of its own, `["left", {"n": 2}]`, from [phrase]
    {n:plural|one crate|{n} crates}
    {by:none|nobody|{by:seat}}   the first text if the parameter is missing, None, 0, "" or empty
    {(} and {)}                  a brace that is meant as one

>>> catalogue = Catalogue({"event": {"won": "{seat:seat} wins {n:plural|one crate|{n} crates}"}})
>>> catalogue.say("event", "won", {"seat": 0, "n": 2}, ["Ann"])
'Ann wins 2 crates'
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from .files import path_of, tables_of
from .reasons import RuleBug
from .verbs import MARK, agreed

Params = dict[str, Any]
Names = Sequence[str]
Piece = str | Callable[["Catalogue", Params, Names], str]
Sections = dict[str, dict[str, str]]

ENGLISH = "en"
PSEUDO = "xx-pseudo"
LANGUAGES = (ENGLISH, PSEUDO)
ACCENTS = str.maketrans("aeiouycnsAEIOUYCNS", "àéîõüýçñšÀÉÎÕÜÝÇÑŠ")

MINUS = "\N{MINUS SIGN}"


def number(n: int | float) -> str:
    return f"{MINUS}{-n}" if n < 0 else str(n)


def plain(value: Any) -> str:
    if type(value) in (int, float):
        return number(value)
    if isinstance(value, list):
        return ", ".join(map(plain, value))
    return str(value)


def _seat(words: Catalogue, value: Any, names: Names) -> str:
    if isinstance(value, list):
        return ", ".join(_seat(words, item, names) for item in value)
    if type(value) is int and 0 <= value < len(names):
        return names[value]
    if words.has("label", f"seat.{value}"):  # the table itself, or a company that nobody plays
        return words.label(f"seat.{value}")
    return words.say("label", "seat", {"n": value + 1 if type(value) is int else plain(value)})


def _label(words: Catalogue, value: Any, names: Names) -> str:
    if isinstance(value, list):
        return ", ".join(words.label(str(item)) for item in value)
    return words.label(str(value))


def _counted(words: Catalogue, value: Any, names: Names) -> str:
    kinds = [(words.label(str(kind)), value.count(kind)) for kind in dict.fromkeys(value)]
    return ", ".join(kind if n == 1 else f"{n} {kind}" for kind, n in kinds)


def _one(words: Catalogue, value: Any, names: Names) -> str:
    return words.say("one", str(value), {})


def _money(words: Catalogue, value: Any, names: Names) -> str:
    if type(value) is not int:
        return plain(value)
    written = words.write(words.sections.get("game", {}).get("money", "£{n}"), {"n": abs(value)})
    return MINUS + written if value < 0 else written


def _worth(words: Catalogue, value: Any, names: Names) -> str:
    written = words.write(words.sections["game"]["worth"], {"n": abs(value)})
    return MINUS + written if value < 0 else written


def _signed(words: Catalogue, value: Any, names: Names) -> str:
    return f"+{value}" if type(value) is int and value > 0 else plain(value)


def _number(words: Catalogue, value: Any, names: Names) -> str:
    return f"{value:,}".replace("-", MINUS) if type(value) is int else plain(value)


def _phrase(words: Catalogue, phrase: Any, names: Names) -> str:
    code, params = phrase
    return words.say("phrase", code, params, names)


def _words(words: Catalogue, value: Any, names: Names) -> str:
    return words.sections.get("number", {}).get(plain(value)) or plain(value)


FORMATS: dict[str, Callable[[Catalogue, Any, Names], str]] = {
    "seat": _seat,
    "label": _label,
    "counted": _counted,
    "one": _one,
    "phrase": _phrase,
    "money": _money,
    "worth": _worth,
    "signed": _signed,
    "number": _number,
    "words": _words,
}
BRACES = {"(": "{", ")": "}"}
_LITERAL = str.maketrans({"{": "{(}", "}": "{)}"})


def literal(value: Any) -> Any:
    """What goes into a text that will be read as a template once more: its braces stay braces."""
    if isinstance(value, list):
        return [literal(one) for one in value]
    return value.translate(_LITERAL) if isinstance(value, str) else value


def _split(text: str, by: str) -> list[str]:
    """Split at `by`, but not inside braces."""
    parts, depth, start = [], 0, 0
    for i, char in enumerate(text):
        depth += (char == "{") - (char == "}")
        if char == by and not depth:
            parts.append(text[start:i])
            start = i + 1
    return [*parts, text[start:]]


def _hole(inner: str) -> Piece:
    if inner in BRACES:
        return BRACES[inner]
    head, *forms = _split(inner, "|")
    name, colon, how = head.partition(":")
    if how == "plural" and len(forms) == 2:
        one, other = map(compile_template, forms)
        return lambda words, params, names: _join(one if params[name] == 1 else other, words, params, names)
    if how == "none" and len(forms) == 2:
        without, with_it = map(compile_template, forms)
        return lambda words, params, names: _join(with_it if params.get(name) else without, words, params, names)
    if how in FORMATS and not forms:
        made = FORMATS[how]
        return lambda words, params, names: made(words, params[name], names)
    if not colon and not forms and name.isidentifier():
        return lambda words, params, names: plain(params[name])
    raise RuleBug(f"no such template: {{{inner}}}")


@cache
def compile_template(text: str) -> tuple[Piece, ...]:
    pieces: list[Piece] = []
    start = 0
    while (opening := text.find("{", start)) >= 0:
        depth, end = 1, opening + 1
        while depth and end < len(text):
            depth += (text[end] == "{") - (text[end] == "}")
            end += 1
        if depth:
            raise RuleBug(f"a brace is not closed: {text!r}")
        pieces += [text[start:opening], _hole(text[opening + 1 : end - 1])]
        start = end
    pieces.append(text[start:])
    return tuple(piece for piece in pieces if piece != "")


def _join(pieces: tuple[Piece, ...], words: Catalogue, params: Params, names: Names) -> str:
    return "".join(piece if isinstance(piece, str) else piece(words, params, names) for piece in pieces)


class Catalogue:
    """The words of one language: the kernel's and one game's. `missing` collects codes that have none."""

    def __init__(self, sections: Sections) -> None:
        self.sections = sections
        self.missing: set[tuple[str, str]] = set()

    def has(self, section: str, code: str) -> bool:
        return code in self.sections.get(section, {})

    def say(self, section: str, code: str, params: Params, names: Names = ()) -> str:
        template = self.sections.get(section, {}).get(code)
        if template is None:
            self.missing.add((section, code))
            return f"[{section}.{code}]"
        try:
            return self.write(template, params, names)
        except KeyError as error:
            raise RuleBug(f"message {section}.{code} wants {error}, which is not among {sorted(params)}") from None

    def write(self, template: str, params: Params, names: Names = ()) -> str:
        """A template with its parameters put in; `KeyError` for one that is missing."""
        you = self.sections.get("label", {}).get("you")
        if you is None or you not in names:
            return _join(compile_template(template), self, params, names)
        marked = [MARK if name == you else name for name in names]
        text = _join(compile_template(template), self, params, marked)
        return agreed(text, you, self.sections.get("you", {}))

    def label(self, key: str) -> str:
        return self.say("label", key, {})


Source = tuple[str, ...]
"""Where a table of words lies, below `messages`."""


def _sources(package: str, lang: str) -> tuple[Source, ...]:
    """A package's own words: `messages/<lang>.toml`, or for a large game every file in `messages/<lang>/` that is here.
    A page fetches some of them when they are needed, so that this is looked at anew."""
    written = ENGLISH if lang == PSEUDO else lang
    folder = path_of(package, "messages", written)
    if not os.path.isdir(folder):
        return ((written,),)
    return tuple([(written, stem) for stem in sorted({os.path.splitext(name)[0] for name in os.listdir(folder)})])


@cache
def _sections(package: str, sources: tuple[Source, ...]) -> Sections:
    merged: Sections = {}
    for source in sources:
        for section, codes in tables_of(package, "messages", *source).items():
            twice = merged.setdefault(section, {}).keys() & codes.keys()
            if twice:
                raise RuleBug(f"{package}: {section}.{sorted(twice)[0]} has two messages")
            merged[section].update(codes)
    return merged


def language(wanted: object) -> str:
    """The language to speak: what is asked for if there are words in it, else English."""
    return wanted if isinstance(wanted, str) and wanted in LANGUAGES else ENGLISH


def pseudo(text: str) -> str:
    """English in disguise: every letter of a template's own text has an accent, so that text which does not come
    from a catalogue stands out."""
    return "".join(_hole_disguised(piece) if piece[:1] == "{" else piece.translate(ACCENTS) for piece in _pieces(text))


def _pieces(text: str) -> list[str]:
    """A template's text and holes, one after the other."""
    parts, depth, start = [], 0, 0
    for i, char in enumerate(text):
        if char == "{":
            if not depth:
                parts.append(text[start:i])
                start = i
            depth += 1
        elif char == "}":
            depth -= 1
            if not depth:
                parts.append(text[start : i + 1])
                start = i + 1
    return [*parts, text[start:]]


def _hole_disguised(hole: str) -> str:
    """The forms of a hole are text too; its name and format are not."""
    head, *forms = _split(hole[1:-1], "|")
    return "{" + "|".join([head, *map(pseudo, forms)]) + "}"


KERNEL = "pygame_core.kernel"


def catalogue(package: str, lang: str = "en") -> Catalogue:
    """The catalogue of a game's package, with the kernel's words in it."""
    return _catalogue(package, lang, _sources(package, lang))


@cache
def _catalogue(package: str, lang: str, sources: tuple[Source, ...]) -> Catalogue:
    merged = {section: dict(codes) for section, codes in _sections(KERNEL, _sources(KERNEL, lang)).items()}
    if package != KERNEL:
        for section, codes in _sections(package, sources).items():
            merged.setdefault(section, {}).update(codes)
    if lang == PSEUDO:
        merged = {section: {code: pseudo(text) for code, text in codes.items()} for section, codes in merged.items()}
    return Catalogue(merged)
