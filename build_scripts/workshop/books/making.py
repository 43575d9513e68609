"""Makes every book: `python -m workshop.books.making FOLDER`. What an author has to mend is said line by line."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from pygame_core.games import registry
from pygame_core.kernel.rulebook import ledger
from pygame_core.kernel.words import ENGLISH, catalogue
from workshop.books import plates
from workshop.books.blocks import Maker
from workshop.books.complaints import Complaints, Place
from workshop.books.figures import Figures
from workshop.books.library import Game
from workshop.books.runs import LEDGER, Link
from workshop.books.runs import PARTS as LINKED
from workshop.books.source import ABOUT, BOOKS, PARTS, Source, about, chapters, games, languages

Book = dict[str, Any]

PLATES = "plates"
WORDS_A_MINUTE = 220
ELSEWHERE = ", ".join(f"{kind}:" for kind in (*LINKED, LEDGER))


def minutes(words: int) -> int:
    return max(1, round(words / WORDS_A_MINUTE))


def _topics(game: Game, said: dict[str, str], place: Place, complaints: Complaints) -> list[dict[str, Any]]:
    """The headings under which all rules stand: the longest beginning of an id that the book has a name for."""
    groups: dict[str, list[str]] = {}
    for rule in game.ledger:
        parts = rule.split(".")
        topic = next(
            (key for length in range(len(parts), 0, -1) if (key := ".".join(parts[:length])) in said), "",
        )  # fmt: skip
        if not topic:
            complaints.add(place, f"no topic is named for {rule}")
        groups.setdefault(topic, []).append(rule)
    for topic in said:
        if topic not in groups:
            complaints.add(place, f"no entry of the ledger begins with {topic}")
    return [{"title": said.get(topic, ""), "ids": ids} for topic, ids in groups.items()]


def _covered(sources: Iterable[Source], game: Game, complaints: Complaints) -> dict[str, str]:
    """The chapter that is about an entry of the ledger: the one whose head names the longest beginning of its id."""
    chapter_of = {}
    for source in sources:
        for prefix in source.covers:
            if prefix in chapter_of:
                complaints.add(Place(source.path, 1), f"{prefix} is covered twice")
            if not any(_begins(rule, prefix) for rule in game.ids):
                complaints.add(Place(source.path, 1), f"no entry of the ledger begins with {prefix}")
            chapter_of[prefix] = source.id
    places = {}
    for rule in game.ledger:
        fitting = [prefix for prefix in chapter_of if _begins(rule, prefix)]
        if fitting:
            places[rule] = chapter_of[max(fitting, key=len)]
    return places


def _begins(rule: str, prefix: str) -> bool:
    return rule == prefix or rule.startswith(f"{prefix}.")


class Shelf:
    """The parts of the books of one game in one language."""

    def __init__(self, game: str, language: str, complaints: Complaints, folder: Path | None = None) -> None:
        self.folder = folder or BOOKS / language / game
        self.complaints = complaints
        self.about = about(self.folder)
        self.positions = {}
        for name, wanted in self.about.get("plates", {}).items():
            try:
                self.positions[name] = plates.position(game, wanted, language)
            except plates.NoPosition as problem:
                complaints.add(Place(self.folder / ABOUT, 1), f"plate {name}: {problem}")
        views = {name: {**found["view"], "viewer": found["viewer"]} for name, found in self.positions.items()}
        self.game = Game(game, language, views)
        self.sources = {part: chapters(self.folder, part) for part in PARTS}

    def part(self, part: str) -> Book:
        """The chapters of a part with the place of every rule in them."""
        sources = self.sources[part]
        places: dict[str, str] = {}
        made: list[dict[str, Any]] = []
        links: list[tuple[Place, Link]] = []
        for source in sources:
            maker = Maker(source, self.game, self.complaints, Figures(self.game.tables))
            blocks = maker.all()
            for rule, block in maker.cited.items():
                places.setdefault(rule, block)
            links += maker.links
            about = {key: value for key, value in source.head.items() if key != "covers"}
            made.append({**about, "id": source.id, "minutes": minutes(maker.words), "blocks": blocks})
        self._check_links(links)
        book = {"game": self.game.id, "part": part, **self.about.get(part, {}), "chapters": made}
        if part == "rules":
            book["places"] = {**_covered(sources, self.game, self.complaints), **places}
            book["topics"] = _topics(
                self.game, self.about["topics"], Place(self.folder / ABOUT, 1), self.complaints
            )  # fmt: skip
            self._check_places(book["places"])
        return book

    def _check_places(self, places: dict[str, str]) -> None:
        for rule in self.game.ledger:
            if rule not in places:
                self.complaints.add(Place(self.folder / ABOUT, 1), f"no chapter is about {rule}")

    def _check_links(self, links: list[tuple[Place, Link]]) -> None:
        """Each names a chapter or an entry that there is."""
        for place, link in links:
            if link.rule:
                if link.rule not in self.game.ids:
                    self.complaints.add(place, f"no entry of the ledger is called {link.rule}")
            elif not link.part:
                self.complaints.add(place, f"{link.written}: a link names a chapter as in {ELSEWHERE}")
            elif link.chapter not in {source.id for source in self.sources[link.part]}:
                self.complaints.add(place, f"there is no chapter {link.chapter}")

    def parts(self) -> dict[str, Book]:
        """What there is to read, and the positions that are drawn in it."""
        written = {part: self.part(part) for part in PARTS if self.sources[part]}
        return {**written, PLATES: self.pictures()}

    def pictures(self) -> Book:
        """The positions of the plates; what is printed on the components is the same in most."""
        return {name: {"viewer": found["viewer"], **found["drawn"]} for name, found in self.positions.items()}


def unwritten(game: str) -> Book:
    """Of a game that has no book: all its rules."""
    rules = ledger(registry.ruleset(game).package)
    title = catalogue(registry.ruleset(game).package, ENGLISH).say("game", "title", {})
    about = {"game": game, "part": "rules", "title": title, "sub": "", "chapters": []}
    return {**about, "places": {}, "topics": [{"title": "", "ids": [*rules]}]}


def write(folder: Path, name: str, book: Book) -> None:
    target = folder / name
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(json.dumps(book, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


def make(folder: Path) -> list[str]:
    """Writes every book into the folder; what is wrong with them."""
    complaints = Complaints()
    for language in languages():
        written = games(language)
        parts = {}
        for game in registry.GAMES:
            made = Shelf(game, language, complaints).parts() if game in written else {"rules": unwritten(game)}
            for name, book in made.items():
                write(folder, f"books/{language}/{game}.{name}.json", book)
            parts[game] = [name for name in made if name in PARTS]
        write(folder, f"books/{language}/index.json", parts)
    return complaints.lines


if __name__ == "__main__":
    wrong = make(Path(sys.argv[1]))
    sys.exit("\n".join(wrong) if wrong else 0)
