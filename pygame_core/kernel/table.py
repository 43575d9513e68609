"""Table: one game in progress.

A position is a checkpoint (the packed state at a step border) and the entries recorded since (see `entries`);
replaying all entries from the seed gives the same game on every Python.
"""

from __future__ import annotations

import marshal
from bisect import bisect_right
from hashlib import sha256
from operator import itemgetter
from typing import Any

from . import deals
from .agenda import NEVER, Runner
from .chance import Chance, unpack_chance
from .decisions import Answer, Decision, Option, fresh, same, short
from .entering import enter
from .entries import ENTRY, Entry, by_itself, is_passed, passed_lately, passed_line, undo_to
from .events import Event
from .game import Game
from .reasons import Closed, Refused, RuleBug
from .ruleset import Mode, Ruleset
from .state import pack, unpack

CHECKPOINT_EVERY = 12
"""Answers between two checkpoints, at the least: a replay of a dozen costs less than packing at every border."""

DIGEST_EVERY = 16


class Player:
    """Who sits on a seat: a name, and `human` or the name of a bot."""

    __slots__ = ("kind", "name")

    def __init__(self, name: str, kind: str = "human") -> None:
        self.name = name
        self.kind = kind

    def __repr__(self) -> str:
        return f"Player({self.name!r})" if self.human else f"Player({self.name!r}, {self.kind!r})"

    @property
    def human(self) -> bool:
        return self.kind == "human"


class Table:
    """One game in progress: answer, act, deal, undo, fork, view, digest."""

    __slots__ = (
        "digests", "dream", "flags", "game", "lowest", "mode", "players", "points", "record", "ruleset", "runner",
        "seed", "skip", "undone",
    )  # fmt: skip

    ruleset: Ruleset[Any]
    mode: Mode
    seed: str
    players: list[Player]
    record: list[Entry]
    flags: list[bool]
    """For each entry, whether chance or something hidden showed in it."""
    skip: int
    """How many entries came before the first one in `record` (a light fork keeps only the last few)."""
    points: list[tuple[int, bytes]]
    digests: list[str]
    undone: list[Entry]
    dream: tuple[int, int, str] | None
    """An imagined table: at this position, what this seat cannot know was dealt afresh, by this seed."""

    lowest: int
    """The lowest position gone back to since somebody last looked (who shows the log keeps it so far)."""

    def __init__(
        self, ruleset: Ruleset[Any], mode: Mode, seed: str | int = 0, players: list[Player] | None = None,
        chance: Chance | None = None,
    ) -> None:  # fmt: skip
        self._init(ruleset, mode, str(seed), players or [Player(f"Seat {n + 1}") for n in range(mode.seats)])
        if len(self.players) != mode.seats:
            raise Refused("kernel.setup.players", n=len(self.players), seats=mode.seats)
        ruleset.bring(mode)
        state = ruleset.new_state(mode.seats, mode.scenario, mode.options)
        self._sit(ruleset.game(mode, state, chance or Chance(self.seed)), CHECKPOINT_EVERY)
        ruleset.setup(self.game)
        self.game.agenda[:0] = self.game.added
        self.game.added = []
        self.points.append((0, self._pack()))
        self.runner.advance()

    @classmethod
    def resume(
        cls, ruleset: Ruleset[Any], mode: Mode, seed: str, players: list[Player], game: Game[Any], skip: int,
        record: list[Entry], digests: list[str],
    ) -> Table:  # fmt: skip
        """A table at a checkpoint from outside. It is cold: what the record says of the past it has not seen."""
        table = cls.__new__(cls)
        table._init(ruleset, mode, seed, players)
        table.skip = skip
        table.record = record
        table.flags = [True] * len(record)
        table.digests = digests[: game.position // DIGEST_EVERY]
        table._sit(game, game.position + CHECKPOINT_EVERY)
        table.points.append((game.position, table._pack()))
        table._go_on()
        return table

    def _init(self, ruleset: Ruleset[Any], mode: Mode, seed: str, players: list[Player]) -> None:
        self.ruleset = ruleset
        self.mode = mode
        self.seed = seed
        self.players = players
        self.record = []
        self.flags = []
        self.skip = 0
        self.points = []
        self.digests = []
        self.undone = []
        self.dream = None
        self.lowest = 0

    def _sit(self, game: Game[Any], due: int) -> None:
        self.game = game
        afresh = self.ruleset.acts is not None or self.ruleset.trade is not None
        self.runner = Runner(game, self.ruleset.steps, afresh, due, self._border)

    def __repr__(self) -> str:
        mode, over = self.mode, self.game.result
        stands = ", ".join(f"seat {asked.seat} is asked {asked.code!r}" for asked in self.pending)
        stands = stands if over is None else f"over, scores {over['scores']}"
        setup = f"{self.ruleset.id} ({mode.scenario}, {mode.seats} seats, seed {short(self.seed)})"
        return f"<Table of {setup} after {self.position} entries: {stands}>"

    def _repr_html_(self) -> str:
        """For a notebook."""
        from .glance import html

        return html(self)

    # --- what stands ------------------------------------------------------------------------------------------
    @property
    def position(self) -> int:
        """How many entries lead here."""
        return self.game.position

    @property
    def result(self) -> dict[str, Any] | None:
        return self.game.result

    @property
    def pending(self) -> list[Decision]:
        return self.runner.pending()

    def decision(self, seat: int) -> Decision:
        """What this seat is asked now; `Refused` if nothing."""
        frames = self.runner.frames
        if frames and type(seat) is int and seat not in frames[-1].answers:
            for decision in frames[-1].group or self.runner.group():
                if decision.seat == seat:
                    return decision
        self._check_seat(seat)
        if self.game.result is not None:
            raise Refused("kernel.answer.over")
        raise Refused("kernel.answer.not_asked", seat=seat)

    def acts(self, seat: int) -> list[Option]:
        """What this seat may do beside the pending decision (not while another act is under way)."""
        self._check_seat(seat)
        if self.ruleset.acts is None or self.game.result is not None or len(self.runner.frames) != 1:
            return []
        return self.ruleset.acts(self.game, seat)

    @property
    def cold(self) -> bool:
        """Whether the table was loaded from a checkpoint and does not know its own past (`history.warm` helps)."""
        return self.points[0][0] > self.skip

    def view(self, seat: int | None) -> dict[str, Any]:
        """The game's sections as this seat (None: an onlooker) may see them."""
        if seat is not None:
            self._check_seat(seat)
        return self.ruleset.view(self.game, seat)

    def _check_seat(self, seat: Any) -> None:
        """Nobody else than the seats: to Python, -1 would be the last one and True the second."""
        if type(seat) is not int or not 0 <= seat < self.mode.seats:
            raise Refused("kernel.seat", seat=short(seat))

    def digest(self) -> str:
        """The same for the same position, on every Python (marshal version 0 is a fixed, reference-free form)."""
        asked = [[decision.seat, decision.code] for decision in self.runner.group()]
        answers = [sorted(frame.answers.items()) for frame in self.runner.frames]
        whole = (self._core(), self.game.added, asked, answers)
        return sha256(marshal.dumps(whole, 0)).hexdigest()[:16]

    # --- moves ------------------------------------------------------------------------------------------------
    def answer(self, seat: int, answer: Answer, how: str = "") -> None:
        """Answer what this seat is asked; `Refused` changes nothing."""
        value = self.decision(seat).check(answer)
        if type(value) is list:
            value = fresh(value)
        entry = ["s" if self.runner.frames[-1].together else "a", seat, value]
        if how:
            self._enter([*entry, how], following=True)
        else:
            self._enter(entry)

    def act(self, seat: int, value: Answer) -> None:
        """Take one of the acts beside."""
        for option in self.acts(seat):
            if same(option.value, value):
                if isinstance(option.why, Closed):
                    raise Refused(option.why)
                self._enter(["x", seat, fresh(value)])
                return
        raise Refused("kernel.act.not_offered", act=short(value))

    def deal(self, seat: int, move: str, *arguments: Any, again: bool = False) -> None:
        """Propose, counter, accept, reject or withdraw; `again` if a record tells that this was done."""
        if self.game.result is not None:
            raise Refused("kernel.answer.over")
        self._check_seat(seat)
        if not again:
            deals.check_number(self.game, seat, move)
        self._enter(["d", seat, move, fresh(list(arguments))])

    def note(self, seat: int, code: str, /, **params: Any) -> None:
        """Put a line into the log that is part of the record."""
        entry = ["n", seat, code, params]
        if ENTRY.wrong(entry, code) is not None:
            raise RuleBug(f"no such note: {code} {short(params)}")
        self._enter(entry)

    def reseed(self, seed: str) -> None:
        """Let chance begin afresh from here on."""
        self._enter(["r", -1, seed])

    def enter(self, entry: Any) -> None:
        """One entry of a record, checked like a move of today."""
        enter(self, entry)

    def _enter(self, entry: Entry, following: bool = False) -> None:
        do = self._do_following if following else self._do
        do(entry)
        if self.undone:
            self._keep_redo(entry)

    def _keep_redo(self, entry: Entry) -> None:
        """Another move ends what could be redone; the same move again is as good as a redo."""
        self.undone = self.undone[:-1] if same(self.undone[-1], entry) else []

    def _do(self, entry: Entry) -> None:
        game = self.game
        game.position += 1
        game.revealed = False
        used = game.chance.used
        try:
            self._apply(entry)
            self.runner.group()
        except Exception:
            # Half a move must not stay, nor one that leads to a question without an answer: go back to where it began.
            game.position -= 1
            self._back(game.position)
            raise
        self.record.append(entry)
        self.flags.append(game.revealed or game.chance.used != used)
        if not game.position % DIGEST_EVERY and self.skip == 0 and not game.quiet:
            self.digests.append(self.digest())

    def _do_following(self, entry: Entry) -> None:
        """An answer that is no decision of its own; who was passed can read so."""
        line = passed_line(self.game, self.decision(entry[1]), entry) if is_passed(entry) else None
        before = len(self.game.events)
        self._do(entry)
        if line is not None and not self.game.quiet:
            self.game.events.insert(before, line)

    def retrace(self, entry: Entry) -> None:
        """Apply an entry of another table's record, without a record of one's own."""
        self._apply(entry)

    def _apply(self, entry: Entry) -> None:
        """Whatever the rules are given is their own: they may keep a list in the state, the record keeps another."""
        kind = entry[0]
        value = entry[2]
        if type(value) is list:
            value = fresh(value)
        runner = self.runner
        game = self.game
        if kind == "a":
            runner.send(value)
        elif kind == "s":
            if runner.give(entry[1], value):
                game.revealed = True
        elif kind == "x":
            runner.act(entry[1], value[0], value[1:])
        elif kind == "d":
            deals.move(game, self.ruleset.trade, entry[1], entry[2], fresh(entry[3]))
            runner.ask_again()
        elif kind == "n":
            game.log(entry[2], seat=entry[1], **entry[3])
        else:
            game.chance = Chance(entry[2])
        if game.deals["open"]:
            self._lapse()

    def _lapse(self) -> None:
        if self.ruleset.trade is not None and self.game.result is None:
            deals.lapse(self.game, self.ruleset.trade)

    # --- checkpoints ------------------------------------------------------------------------------------------
    def _core(self) -> tuple[Any, ...]:
        game = self.game
        return (game.agenda, game.place, game.deals, game.result, game.chance.pack(), pack(game.state))

    def _pack(self) -> bytes:
        return marshal.dumps(self._core())

    def _border(self) -> int:
        self.points.append((self.game.position, self._pack()))
        return self.game.position + CHECKPOINT_EVERY

    def unpack(self, position: int, packed: bytes) -> Game[Any]:
        """The inside of the game at a checkpoint, with nothing running."""
        agenda, place, offers, result, chance, state = marshal.loads(packed)
        game = self.ruleset.game(self.mode, unpack(self.ruleset.state, state), unpack_chance(chance))
        game.agenda, game.place, game.deals, game.result, game.position = agenda, place, offers, result, position
        return game

    def _stand(self, position: int, packed: bytes, entries: list[Entry], due: int) -> None:
        """Stand at a checkpoint, then replay entries without a word."""
        self._sit(self.unpack(position, packed), due)
        self.game.quiet = True
        self._go_on()
        if self.dream is None:
            return self._replay(entries)
        known = self.dream[0] - position
        if known > len(entries):
            raise RuleBug("an imagined table cannot go back to before it was imagined")
        self._replay(entries[:known])
        self._deal_afresh(*self.dream[1:])
        self._replay(entries[known:])

    def _go_on(self) -> None:
        """From a checkpoint to the question after it. The entry that led over it ended with a look at the deals."""
        self.runner.advance()
        if self.game.deals["open"]:
            self._lapse()

    def _replay(self, entries: list[Entry]) -> None:
        for entry in entries:
            self.game.position += 1
            self._apply(entry)

    def _deal_afresh(self, seat: int, seed: str) -> None:
        self.game.chance = Chance(seed)
        self.ruleset.resample(self.game, seat, self.game.chance)
        for frame in self.runner.frames:
            frame.group = None

    def _back(self, to: int) -> None:
        """Stand after `to` entries and forget what came later."""
        index = bisect_right(self.points, to, key=itemgetter(0)) - 1
        if index < 0:
            raise RuleBug(f"no checkpoint at or before {to}")
        at, packed = self.points[index]
        del self.points[index + 1 :]
        events = self.game.events
        quiet = self.game.quiet
        self._stand(at, packed, self.record[at - self.skip : to - self.skip], at + CHECKPOINT_EVERY)
        self.game.quiet = quiet
        del events[bisect_right(events, to, key=itemgetter(0)) :]
        self.game.events = events
        del self.record[to - self.skip :]
        del self.flags[to - self.skip :]
        del self.digests[to // DIGEST_EVERY :]
        self.lowest = min(self.lowest, to)

    def forget(self, to: int, undone: list[Entry]) -> None:
        """What was entered since has not been; `undone` is what could be redone then."""
        if self.position > to:
            self._back(to)
        self.undone = undone

    # --- going back -------------------------------------------------------------------------------------------
    def undoable(self, seat: int | None = None) -> int:
        """The position that an undo of this seat (None: of any human) goes back to; `Refused` says why not."""
        return self.skip + undo_to(self.record, self.flags, seat, self._people())

    def _people(self) -> set[int]:
        return {seat for seat, player in enumerate(self.players) if player.human}

    def undo(self, seat: int | None = None) -> None:
        """Take back the last answer of this seat, and what bots answered since; not past a barrier."""
        self._back_for_redo(self.undoable(seat))

    def _back_for_redo(self, to: int) -> None:
        undone = self.record[to - self.skip :]
        self._back(to)
        self.undone += reversed(undone)

    def passed(self, seat: int) -> list[int]:
        """Where questions were passed for this seat that can still be opened again: the positions before them."""
        return [self.skip + index for index in passed_lately(self.record, self.flags, seat, self._people())]

    def take_back(self, seat: int, position: int) -> None:
        """Open again a question that was passed for this seat; what came after it can be redone."""
        if position not in self.passed(seat):
            raise Refused("kernel.undo.not_passed")
        self._back_for_redo(position)

    def redo(self) -> None:
        """Give the answers again that the last undo took back, up to the next human one."""
        if not self.undone:
            raise Refused("kernel.redo.nothing")
        people = self._people()
        self._do_again()
        while self.undone and by_itself(self.undone[-1], people):
            self._do_again()

    def _do_again(self) -> None:
        """What can be redone may come from a document: it is checked like a move of today, and if it is none, nothing
        after it can be redone either."""
        left = self.undone[:-1]
        try:
            self.enter(self.undone[-1])
        except Refused:
            self.undone = []
            raise
        self.undone = left

    def back_to(self, position: int) -> None:
        """Go back to any point, as the table agreed; the log says so."""
        if type(position) is not int or not self.skip <= position < self.position:
            raise Refused("kernel.back.where", position=str(position)[:20], n=self.position)
        old = self.position
        self._back(position)
        self.undone = []
        self.note(-1, "kernel.back", old=old, new=position)

    # --- copies -----------------------------------------------------------------------------------------------
    def fork(self) -> Table:
        """A light copy from the last checkpoint on, for search: it logs nothing and cannot go far back."""
        at, packed = self.points[-1]
        other = self._bare(at)
        other.dream = self.dream
        other.points.append((at, packed))
        recent = self.record[at - self.skip :]
        other._stand(at, packed, recent, NEVER)
        other.record = recent
        other.flags = self.flags[at - self.skip :]
        return other

    def _bare(self, skip: int) -> Table:
        other = Table.__new__(Table)
        other._init(self.ruleset, self.mode, self.seed, self.players)
        other.skip = skip
        return other

    def imagine(self, seat: int, chance: Chance) -> Table:
        """A fork as it could be for all this seat knows: what it cannot know is dealt afresh, chance too, and
        secret answers of others to the pending questions are taken back."""
        if self.dream is not None:
            raise RuleBug("an imagined table can be forked, not imagined again: the truth is still underneath")
        at, packed = self.points[-1]
        other = self._bare(at)
        other.points.append((at, packed))
        secret = {when for frame in self.runner.frames for who, when in frame.when.items() if who != seat}
        recent = self.record[at - self.skip :]
        if secret:
            recent = [entry for when, entry in enumerate(recent, at + 1) if when not in secret]
        other.dream = (at + len(recent), seat, f"imagined/{chance.below(1 << 30)}")
        other._stand(at, packed, recent, NEVER)
        other.record = recent
        other.flags = [True] * len(recent)
        return other

    def branch(self, at: int | None = None) -> Table:
        """A full copy, as it stood after `at` entries."""
        to = self.position if at is None else at
        if type(to) is not int or not self.skip <= to <= self.position:
            raise Refused("kernel.back.where", position=str(to)[:20], n=self.position)
        other = self._bare(self.skip)
        other.dream = self.dream
        other.points = list(self.points)
        other.record = list(self.record)
        other.flags = list(self.flags)
        other.digests = list(self.digests)
        other.game = self.unpack(*self.points[-1])
        other.game.events = list(self.game.events)
        other._back(to)
        return other

    # --- log --------------------------------------------------------------------------------------------------
    def log(self, seat: int | None, since: int = 0) -> list[Event]:
        """What this seat may read, from position `since` on."""
        events = self.game.events
        start = bisect_right(events, since - 1, key=itemgetter(0))
        return [event for raw in events[start:] if (event := Event._make(raw)).seen_by(seat)]
