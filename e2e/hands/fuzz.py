"""A fuzzer of the interface: games of every mode, made by lot and by computer players, played by hand in one page.

Most games are entered somewhere in their course, so that their ends are met as often as their beginnings. Whatever goes
wrong is a finding, with a save that replays it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter

from e2e.hands.course import Course, Deed, answers_of
from e2e.hands.hand import Hand
from e2e.hands.making import BY_LOT, made
from e2e.hands.playing import Parted, Playing
from pygame_core.games.registry import GAMES, levels, ruleset
from pygame_core.kernel.chance import Chance
from pygame_core.kernel.ruleset import Mode

UNDO_EVERY = 9
PAST_EVERY = 5
FROM_THE_START = 4
"""One game in so many is played from its first question."""
LONGEST = 600
"""No more entries than this are made natively to enter a game in its course."""


@dataclass(frozen=True)
class Job:
    """One game to be played."""

    game: str
    mode: Mode
    seed: str
    bot: str
    title: str


@dataclass
class Tally:
    """What a run came to."""

    games: int = 0
    answers: int = 0
    entries: int = 0
    seconds: float = 0.0
    findings: list[str] = field(default_factory=list)

    def as_json(self) -> str:
        row = {"games": self.games, "answers": self.answers, "seconds": round(self.seconds, 1)}
        return json.dumps({**row, "differences": len(self.findings), "findings": self.findings}, indent=1)


def players_of(game: str) -> list[str]:
    """By lot, and each computer player that answers at once."""
    return [BY_LOT, *(name for name, level in levels(game).items() if not level.search and name != "random")]


def jobs(n: int, seed: str, only: tuple[str, ...] = (), *, every_mode: bool = False) -> Iterator[Job]:
    """So many games, of each game evenly; of its modes every one in turn, or some from all over their list. With
    `every_mode` so many of each mode."""
    modes = {game: list(ruleset(game).modes()) for game in only or GAMES}
    chosen = in_every_mode(n, modes) if every_mode else in_turn(n, modes)
    for number, (game, mode, turn) in enumerate(chosen):
        players = players_of(game)
        title = f"{game} {mode.scenario} {mode.seats} {seed}/{number}"
        yield Job(game, mode, f"{seed}/{number}", players[turn % len(players)], title)


def in_turn(n: int, modes: dict[str, list[Mode]]) -> Iterator[tuple[str, Mode, int]]:
    each = -(-n // len(modes))
    for number in range(n):
        game = list(modes)[number % len(modes)]
        turn = number // len(modes)
        known = len(modes[game])
        yield game, modes[game][turn * known // each if each < known else turn % known], turn


def in_every_mode(n: int, modes: dict[str, list[Mode]]) -> Iterator[tuple[str, Mode, int]]:
    for turn in range(n):
        for game, known in modes.items():
            for mode in known:
                yield game, mode, turn


def course_of(job: Job, most: int | None) -> Course:
    """The game, to be entered so that `most` entries are left."""
    chance = Chance(f"course/{job.seed}")
    whole = most is None or chance.below(FROM_THE_START) == 0
    table = made(job.game, job.mode, job.seed, job.bot, most if whole else LONGEST)
    length = len(answers_of(table))
    start = 0 if whole or most is None else chance.below(max(1, length - most // 2))
    return Course(table, job.title, start)


class Fuzz:
    """A run through one hand; `look` says of each question what is wrong with the page, `tell` hears what happens."""

    def __init__(self, hand: Hand, folder: Path, tell: Callable[[str], None]) -> None:
        self.hand = hand
        self.folder = folder
        self.tell = tell
        self.look: Callable[[Course, Deed], list[str]] = lambda course, deed: []
        self.tally = Tally()

    def run(self, wanted: Iterator[Job], most: int | None) -> Tally:
        for job in wanted:
            self.play(course_of(job, most), most)
        return self.tally

    def play(self, course: Course, most: int | None) -> None:
        start = course.position
        playing = Playing(course, self.hand, undo_every=UNDO_EVERY, past_every=PAST_EVERY)
        playing.look = lambda deed: self.look_at(course, deed, start)
        began = perf_counter()
        try:
            playing.play(None if most is None else start + most)
            self.tell(f"{course.title}: entries {start} to {course.position}, {playing.played.answers} answers")
        except Parted as parted:
            # what the page complained of as well is none of the next game's
            self.find("; ".join([str(parted), *self.hand.complaints()]), parted.save, start)
        self.tally.seconds += perf_counter() - began
        self.tally.games += 1
        self.tally.answers += playing.played.answers
        self.tally.entries += course.position - start

    def look_at(self, course: Course, deed: Deed, start: int) -> None:
        wrong = self.look(course, deed)
        if wrong:
            width, height = self.hand.size
            where = f"{course.title}, {course.where()}, {deed.text()}, by {self.hand.way} at {width} x {height}"
            self.find(f"{where}: {'; '.join(wrong)}", course.save(), start)

    def find(self, text: str, save: str, start: int) -> None:
        """Writes down a finding with the save that replays it."""
        self.folder.mkdir(parents=True, exist_ok=True)
        path = self.folder / f"finding-{len(self.tally.findings) + 1}.leadenhall.json"
        path.write_text(save, encoding="utf-8")
        again = f"hands.py {path} --from {start} --by {self.hand.way} --browser {self.hand.name}"
        self.tally.findings.append(f"{text}\n    {again}")
        self.tell(f"FOUND {text}\n    {again}")
