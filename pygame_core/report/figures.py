"""From results to tables: who wins from where, how the scores spread, how often what happens."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, quantiles

from ..kernel.words import Catalogue
from ..simulate import Result
from .census import OTHERS, WINNERS, Count, Counted, Deeds, Key, Mean, Share, Ways, add
from .plot import Bar

SURE = 1.96
"""Standard deviations of a 95 % interval."""
UNFAIR = 1.25
"""A seat that wins so many times its share is worth a look."""
MOST_OF_ALL = 0.75
"""So is a way to play that does, if so many of all winners have played so."""


@dataclass(slots=True)
class Block:
    """One table of the report, and what its plot shows."""

    title: str
    columns: list[str]
    rows: list[list[str]]
    bars: list[Bar] = field(default_factory=list)
    remarks: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Field:
    """All games with one number of players."""

    seats: int
    results: list[Result] = field(default_factory=list)
    counted: Counted = field(default_factory=dict)

    def take(self, results: Iterable[Result]) -> None:
        for result in results:
            add(self.counted, result.noted)
            result.noted.clear()
            self.results.append(result)


def wilson(won: float, n: int) -> tuple[float, float]:
    """The 95 % interval of a share, after Wilson: never below 0 or above 1."""
    share = won / n
    centre = share + SURE**2 / (2 * n)
    spread = SURE * sqrt(share * (1 - share) / n + SURE**2 / (4 * n * n))
    whole = 1 + SURE**2 / n
    return (centre - spread) / whole, (centre + spread) / whole


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def number(value: float) -> str:
    return f"{value:.1f}"


class Summary:
    """Puts the figures of one number of players into words."""

    def __init__(self, played: Field, own: Catalogue, game: Catalogue, counts: tuple[Count, ...]) -> None:
        self.played = played
        self.own = own
        self.game = game
        self.counts = counts

    def say(self, code: str, **params: object) -> str:
        return self.own.say("report", code, params)

    def name(self, thing: str) -> str:
        return self.game.label(thing) if self.game.has("label", thing) else thing

    def title(self, count: Count) -> str:
        return self.game.label(count.id)

    def blocks(self) -> list[Block]:
        return [self.fairness(), self.scores(), *(self.block(count) for count in self.counts)]

    # --- who wins ---------------------------------------------------------------------------------------------
    def fairness(self) -> Block:
        """How often each seat won, by its place at the table; the games' bots are all the same."""
        seats, results = self.played.seats, self.played.results
        columns = [self.say("seat"), self.say("won"), self.say("interval"), self.say("mean")]
        block = Block(self.say("fairness"), columns, [])
        for seat in range(seats):
            won = sum(1 / len(result.winners) for result in results if seat in result.winners)
            low, high = wilson(won, len(results))
            mean = fmean(result.scores[seat] for result in results)
            share = won / len(results)
            name = str(seat + 1)
            block.rows.append([name, percent(share), f"{percent(low)} – {percent(high)}", number(mean)])
            block.bars.append(Bar(name, share, low, high))
            if low * seats > UNFAIR:
                block.remarks.append(self.say("unfair", seat=name, share=percent(share)))
        return block

    def scores(self) -> Block:
        """How the scores spread: of all seats, of the winners, and how far the winner was ahead."""
        results = self.played.results
        everyone = [float(score) for result in results for score in result.scores]
        winners = [float(result.scores[result.order[0]]) for result in results]
        ahead = [float(result.scores[result.order[0]] - result.scores[result.order[1]]) for result in results]
        columns = [self.say("whose"), self.say("mean"), *(self.say("quantile", n=n) for n in (5, 25, 50, 75, 95))]
        block = Block(self.say("scores"), columns, [])
        for code, values in (("all", everyone), ("winners", winners), ("ahead", ahead)):
            cuts = quantiles(values, n=20) if len(values) > 1 else values * 19
            shown = [cuts[i] for i in (0, 4, 9, 14, 18)]
            block.rows.append([self.say(code), number(fmean(values)), *map(number, shown)])
            block.bars.append(Bar(self.say(code), fmean(values), cuts[0], cuts[18]))
        return block

    # --- what happens -----------------------------------------------------------------------------------------
    def block(self, count: Count) -> Block:
        sums = self.played.counted.get(count.id, {})
        match count:
            case Share():
                return self.shares(count, sums)
            case Mean():
                return self.means(count, sums)
            case Deeds():
                return self.deeds(count, sums)
            case Ways():
                return self.ways(count, sums)

    def shares(self, count: Share, sums: dict[Key, list[float]]) -> Block:
        things = list(count.among(self.played.seats)) if count.among else sorted(key.thing for key in sums)
        whole = sum(n for n, _ in sums.values()) or 1
        games = len(self.played.results)
        block = Block(self.title(count), [self.say("what"), self.say("share"), self.say("per_game")], [])
        for thing in things:
            n = sums.get(Key(thing), [0, 0.0])[0]
            share = n / whole
            block.rows.append([self.name(thing), percent(share), f"{n / games:.2f}"])
            block.bars.append(Bar(self.name(thing), share))
            if not count.least <= share <= count.most:
                block.remarks.append(self.say("unusual", what=self.name(thing), share=percent(share)))
        return block

    def means(self, count: Count, sums: dict[Key, list[float]]) -> Block:
        """A column a turn; a row for each thing, or one for all."""
        by_thing: dict[str, dict[str, float]] = {}
        for (thing, turn), (n, value) in sums.items():
            by_thing.setdefault(thing, {})[turn] = value / n
        turns = sorted({turn for row in by_thing.values() for turn in row}, key=lambda turn: (len(turn), turn))
        block = Block(self.title(count), [self.say("what"), *(self.say("turn", turn=turn) for turn in turns)], [])
        for thing, row in by_thing.items():
            name = self.name(thing) if thing else self.say("mean")
            block.rows.append([name, *(number(row[turn]) if turn in row else "" for turn in turns)])
            for turn in turns:
                if turn in row:
                    block.bars.append(Bar(f"{name}, {turn}" if thing else turn, row[turn]))
        return block

    # --- how it is played -------------------------------------------------------------------------------------
    def deeds(self, count: Deeds, sums: dict[Key, list[float]]) -> Block:
        """What winners do in a game, and the others."""
        block = Block(self.title(count), [self.say("what"), self.say("winners"), self.say("others")], [])
        for thing in dict.fromkeys(key.thing for key in sums):
            means = []
            for who in (WINNERS, OTHERS):
                n, value = sums.get(Key(thing, who), [0, 0.0])
                means.append(value / n if n else 0.0)
                block.bars.append(Bar(f"{self.name(thing)}, {self.say(who)}", means[-1]))
            block.rows.append([self.name(thing), *map(number, means)])
        return block

    def ways(self, count: Ways, sums: dict[Key, list[float]]) -> Block:
        """How many play so, how many of the winners do, and how often who plays so wins."""
        seats = self.played.seats
        whole, games = sum(n for n, _ in sums.values()) or 1, sum(value for _, value in sums.values()) or 1
        columns = [self.say("what"), self.say("of_all"), self.say("of_winners"), self.say("won"), self.say("interval")]
        block = Block(self.title(count), columns, [])
        for thing in count.among(seats):
            n, value = sums.get(Key(thing), [0, 0.0])
            low, high = wilson(value, int(n)) if n else (0.0, 0.0)
            share = value / n if n else 0.0
            block.rows.append([
                self.name(thing), percent(n / whole), percent(value / games), percent(share),
                f"{percent(low)} – {percent(high)}",
            ])  # fmt: skip
            block.bars.append(Bar(self.name(thing), share, low, high))
            if low * seats > UNFAIR and value / games > MOST_OF_ALL:
                block.remarks.append(self.say("only_way", what=self.name(thing), share=percent(share)))
        return block
