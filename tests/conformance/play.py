"""Random play for the conformance suite: one seeded game a mode, shared by all checks of that mode."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from typing import Any

from pygame_core.games.registry import GAMES, ruleset
from pygame_core.kernel.chance import Chance
from pygame_core.kernel.reasons import OPEN, Refused
from pygame_core.kernel.ruleset import Mode, Ruleset
from pygame_core.kernel.table import Player, Table

LIVE_DIGEST_EVERY = 13
"""Shares no factor with the kernel's own rhythm of checkpoints and digests."""

ASIDE = 9
"""One move in so many is an act beside the decision; as many are deals."""


def every_mode() -> list[tuple[str, Mode]]:
    return [(game, mode) for game in GAMES for mode in ruleset(game).modes()]


def as_json(value: Any) -> str:
    return json.dumps(value, allow_nan=False)


def new_table(rules: Ruleset[Any], mode: Mode, seed: str, kind: str = "human") -> Table:
    return Table(rules, mode, seed, [Player(f"Player {seat}", kind) for seat in range(mode.seats)])


class Walker:
    """Plays a table at random: answers, acts beside and deals. The same seed plays the same game everywhere."""

    def __init__(self, table: Table, seed: str) -> None:
        self.table = table
        self.chance = Chance(f"walk/{seed}")

    def move(self) -> None:
        """One entry of the record, of whatever kind."""
        what = self.chance.below(ASIDE)
        if what == 0 and self.act():
            return
        if what == 1 and self.deal():
            return
        self.answer()

    def answer(self) -> None:
        pending = self.table.pending
        decision = pending[self.chance.below(len(pending))]
        self.table.answer(decision.seat, decision.sample(self.chance))

    def act(self) -> bool:
        """An open act of some seat; False if there is none."""
        seat = self.chance.below(self.table.mode.seats)
        values = [option.value for option in self.table.acts(seat) if option.why is OPEN]
        if not values:
            return False
        self.table.act(seat, self.chance.choice(values))
        return True

    def deal(self) -> bool:
        """A move in an open deal, or a new one; False if the rules refuse it."""
        trade = self.table.ruleset.trade
        if trade is None or self.table.mode.seats < 2:
            return False
        open_ones = self.table.game.deals["open"]
        seat = self.chance.below(self.table.mode.seats)
        try:
            if open_ones and self.chance.below(4):
                offer = self.chance.choice(open_ones)
                seat = self.chance.choice(offer["parties"])
                move = self.chance.choice(("accept", "accept", "reject", "counter", "withdraw"))
                extra = [self.clauses(seat)] if move == "counter" else []
                self.table.deal(seat, move, offer["id"], *extra)
            else:
                self.table.deal(seat, "propose", self.clauses(seat))
        except Refused:
            return False
        return True

    def clauses(self, seat: int) -> list[dict[str, Any]]:
        """Something for something with another seat, as far as the game says what could be given."""
        other = (seat + 1 + self.chance.below(self.table.mode.seats - 1)) % self.table.mode.seats
        found = [{"kind": "words", "from": seat, "to": other, "text": "on my honour"}]
        for giver, taker in ((seat, other), (other, seat)):
            found += self.gift(giver, taker)
        return found

    def gift(self, giver: int, taker: int) -> list[dict[str, Any]]:
        trade = self.table.ruleset.trade
        assert trade is not None
        rows = [row for row in trade.gives(self.table.game, giver) if row.get("values") or row.get("most", 0) > 0]
        if not rows:
            return []
        row = self.chance.choice(rows)
        value = self.chance.choice(row["values"]) if "values" in row else 1 + self.chance.below(row["most"])
        return [{"kind": row["kind"], "from": giver, "to": taker, row["field"]: value}]


class Played:
    """A random game from its first question to its end, and what was seen on the way."""

    def __init__(self, game: str, mode: Mode, seed: str) -> None:
        self.rules = ruleset(game)
        self.mode = mode
        self.table = new_table(self.rules, mode, seed)
        self.digests = {0: self.table.digest()}
        """Of the living game, at some positions."""
        self.questions = sha256()
        """Of all that was asked and could be done beside at these positions: options, reasons and their figures."""
        self.texts: list[str] = []
        """Each entry of the record as it was when it was made."""
        self.lines = 0
        """How many lines of the log `logged` covers."""
        self.logged = ""
        self._play(Walker(self.table, seed))

    def _play(self, walker: Walker) -> None:
        table = self.table
        kept = self.rules.conserved(table.game)
        while table.result is None:
            if table.position >= self.rules.bound:
                raise AssertionError(f"{table.position} answers and no end: beyond the bound of {self.rules.id}")
            walker.move()
            self.texts.append(as_json(table.record[-1]))
            now = self.rules.conserved(table.game)
            if now != kept:
                raise AssertionError(f"not conserved by entry {table.position} {table.record[-1]}: {kept} became {now}")
            if not table.position % LIVE_DIGEST_EVERY:
                self.digests[table.position] = table.digest()
                self.questions.update(as_json(self._asked()).encode())
            if len(self.texts) == 40:
                self.lines, self.logged = len(table.game.events), as_json(table.game.events)
        self.digests[table.position] = table.digest()

    def _asked(self) -> list[Any]:
        table = self.table
        acts = [[option.describe() for option in table.acts(seat)] for seat in range(table.mode.seats)]
        return [[decision.describe() for decision in table.pending], acts]

    def positions(self, budget: int) -> list[int]:
        """About so many positions, spread evenly, the first and one of the last among them; never the end itself."""
        last = self.table.position - 1
        if last <= budget:
            return list(range(last + 1))
        return sorted({last * i // (budget - 1) for i in range(budget)})

    def at(self, position: int) -> Table:
        return self.table.branch(position)

    def samples(self, budget: int) -> Iterator[Table]:
        return (self.at(position) for position in self.positions(budget))


@cache
def played(game: str, mode_name: str, seed: str = "conformance") -> Played:
    mode = next(mode for mode in ruleset(game).modes() if str(mode) == mode_name)
    return Played(game, mode, seed)
