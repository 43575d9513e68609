"""Tells a game as text: what is asked, what is open or closed and by which rule, what is answered, what happens."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import Any

from pygame_core.bots import Driver, make
from pygame_core.games.registry import ruleset
from pygame_core.kernel.book import Book
from pygame_core.kernel.decisions import Decision
from pygame_core.kernel.events import Event
from pygame_core.kernel.table import Player, Table
from pygame_core.present import Presenter

WIDTH = 118
SHOWN = 14
"""So many options of a question are named; of the rest it is said how many there are."""


class Teller:
    """Plays a table by bots and tells it."""

    def __init__(self, game: str, seats: list[str], scenario: str, options: dict[str, Any], seed: str) -> None:
        rules = ruleset(game)
        mode = rules.mode(len(seats), scenario, options)
        players = [Player(f"{bot} {number}", bot) for number, bot in enumerate(seats, 1)]
        self.table = Table(rules, mode, seed, players)
        self.presenter = Presenter(Book(self.table))
        self.driver = Driver(self.table, {seat: make(game, bot) for seat, bot in enumerate(seats)}, seed)
        self.told = 0
        self.heading = ""

    def tell(self, most: int) -> Iterator[str]:
        """The lines of the first so many questions, or of the whole game if it is shorter."""
        yield f"# {self.title()}"
        yield from self.news()
        while self.table.result is None and self.table.position < most:
            yield from self.turn()
        yield ""
        yield from self.end(most)

    def title(self) -> str:
        table, mode = self.table, self.table.mode
        said = {"scenario": mode.scenario, **mode.options, "seed": table.seed}
        names = ", ".join(player.name for player in table.players)
        return f"{table.ruleset.id}: {', '.join(f'{key} {value}' for key, value in said.items())}; {names}"

    def turn(self) -> Iterator[str]:
        """One move: what was asked, then what was answered, then what came of it."""
        chair = self.driver.chair()
        assert chair is not None
        if chair.decision is not None:
            yield from self.question(chair.decision)
        played = self.driver.play_one()
        assert played is not None and not played.failed
        name = self.presenter.names[played.seat]
        kind, *said = played.move.move
        answer = f"> {said[0]!r}" if kind == "answer" else f"> {name}: {kind} {' '.join(map(str, said))}"
        yield from wrap(answer, WIDTH, initial_indent="   ", subsequent_indent="       ")
        yield from self.news()

    def question(self, asked: Decision) -> Iterator[str]:
        yield from self.place(self.table.game.place)
        said: Any = self.presenter.decision(asked)
        yield from wrap(
            f"?  {self.presenter.names[asked.seat]}: {said['text']}  [{asked.code}, {asked.kind}]", WIDTH,
            subsequent_indent="       ",
        )  # fmt: skip
        rows = said.get("options") or said.get("slots") or said.get("items") or []
        yield from self.listed("   ", [self.choice(row) for row in rows if "closed" not in row])
        if said["kind"] == "amount":
            out = f", or {said['out']['text']!r}" if said.get("out") else ""
            yield f"   {said['lo']} to {said['hi']}{out}"
        by_reason: dict[tuple[str, str], list[str]] = {}
        for row in rows:
            if "closed" in row:
                closed = row["closed"]
                by_reason.setdefault((closed["rule"], closed["text"]), []).append(row["text"])
        for (rule, why), names in by_reason.items():
            yield from self.listed(f"   closed by {rule}, {why!r}: ", names)

    def choice(self, row: Any) -> str:
        return f"{row['text']} ({row['least']} to {row['cap']})" if "cap" in row else f"{row['text']}"

    def listed(self, head: str, items: list[str]) -> Iterator[str]:
        more = [f"... {len(items) - SHOWN} more"] if len(items) > SHOWN else []
        text = "; ".join([*items[:SHOWN], *more])
        if text:
            yield from wrap(head + text, WIDTH, initial_indent="   ", subsequent_indent="       ")

    def news(self) -> Iterator[str]:
        events = self.table.game.events
        for raw in events[self.told :]:
            yield from self.line(Event._make(raw))
        self.told = len(events)

    def line(self, event: Event) -> Iterator[str]:
        said: Any = self.presenter.line(event)
        yield from self.place(event.place)
        whom = (
            f" (only to {', '.join(self.presenter.names[seat] for seat in event.to)})" if event.to is not None else ""
        )
        rule = f"  [{event.rule}]" if event.rule else ""
        yield from wrap(f"*  {said['text']}{whom}{rule}", WIDTH, subsequent_indent="       ")

    def place(self, place: dict[str, Any]) -> Iterator[str]:
        """A heading where another phase has begun."""
        words = self.presenter.place_words(place)
        heading = " · ".join(filter(None, (words["turnText"], words["phaseText"])))
        if heading != self.heading:
            self.heading = heading
            yield f"\n== {heading}"

    def end(self, most: int) -> Iterator[str]:
        result = self.table.result
        if result is None:
            yield f"So far the first {most} entries."
            return
        scores = zip(self.presenter.names, result["scores"], strict=True)
        yield "Over: " + ", ".join(f"{name} {score}" for name, score in scores)


def text_of(game: str, seats: list[str], scenario: str, options: dict[str, Any], most: int) -> str:
    """A game of bots as text; the same on every Python."""
    return "\n".join(Teller(game, seats, scenario, options, "playthrough").tell(most)) + "\n"
