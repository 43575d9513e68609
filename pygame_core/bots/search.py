"""The searching bot: open-loop Monte Carlo tree search over what its seat can know.

Every iteration deals afresh what the seat does not know (`imagine`), walks down a tree of answers, adds one answer,
lets the game's quick policy go on for a while, and judges where that led for every seat. The tree holds answers
only, no positions: whatever chance does on the way, what was learned about an answer is shared. An answer that is
not legal in this imagined game is passed over, and how often it *could* have been chosen is counted (the availability
counts of Cowling, Powley and Whitehouse). Seats asked at the same time choose without knowing of each other: each has
a bandit of its own at the node, and the tree goes on by the searching seat's answer alone.

Two things make few iterations go far. A bandit begins with its most promising answers and widens as it is visited;
all but the one at the root begin with a single answer, so that everybody, the seat itself in its later turns too, is
taken for a sensible player until something cleverer has shown itself. And the n-th visit of every answer at the root
happens in the same n-th imagined game, so luck counts for all alike.
"""

from __future__ import annotations

from math import log, sqrt

from ..kernel.chance import Chance
from ..kernel.decisions import Answer, Decision, Pick
from ..kernel.reasons import Refused
from ..kernel.table import Table
from .bot import Deadline, Line, Move, answer, points
from .chair import Chair
from .mind import Candidate, Hint, Mind
from .thinker import Thinker, play_on

EXPLORE = 0.06
TRUST = 0.1
"""How much the mind's opinion of an answer counts before it has been tried."""

ROOT = (4, 1.0)
BELOW = (1, 0.3)
"""How many answers a bandit begins with, and how quickly it widens: by this times the root of its visits."""

MOST_LINES = 8


class Edge:
    """One answer of one seat at a node."""

    __slots__ = ("answer", "available", "gain", "node", "total", "visits", "weight")

    def __init__(self, answer: Answer, weight: float) -> None:
        self.answer = answer
        self.weight = weight
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.gain = 0.0
        self.node = Node()

    def score(self) -> float:
        if not self.visits:
            return 1e9 + self.weight
        doubt = sqrt(log(self.available + 1) / self.visits)
        return self.total / self.visits + EXPLORE * doubt + TRUST * self.weight / (1 + self.visits)


class Bandit:
    """The answers of one seat at one node."""

    __slots__ = ("edges", "first", "visits", "wider")

    def __init__(self, width: tuple[int, float] = BELOW) -> None:
        self.edges: dict[str, Edge] = {}
        self.visits = 0
        self.first, self.wider = width

    def hungry(self, legal: int) -> bool:
        """Whether it should take in another answer."""
        return legal < self.first + self.wider * sqrt(self.visits)

    def take(self, candidates: list[Candidate]) -> Edge | None:
        """Take in the most promising answer that it does not have yet."""
        for candidate in candidates:
            key = repr(candidate.answer)
            if key not in self.edges:
                fresh = self.edges[key] = Edge(candidate.answer, candidate.weight)
                return fresh
        return None

    def best(self, legal: list[Edge]) -> Edge:
        """The edge to follow, one never visited before any other."""
        self.visits += 1
        for edge in legal:
            edge.available += 1
        return max(legal, key=Edge.score)

    def choose(self, mind: Mind, table: Table, decision: Decision, chance: Chance) -> Edge:
        legal = legal_edges(self.edges, decision)
        if self.hungry(len(legal)):
            fresh = self.take(mind.candidates(table.game, decision, chance))
            if fresh is not None:
                legal.append(fresh)
        return self.best(legal)


class Node:
    """A place in the tree: the answers that led here."""

    __slots__ = ("bandits",)

    def __init__(self) -> None:
        self.bandits: dict[int, Bandit] = {}

    def bandit(self, seat: int) -> Bandit:
        found = self.bandits.get(seat)
        if found is None:
            found = self.bandits[seat] = Bandit()
        return found


def legal_edges(edges: dict[str, Edge], decision: Decision) -> list[Edge]:
    if type(decision) is Pick:
        open_now = {repr(option.value) for option in decision.options if option.why}
        return [edge for key, edge in edges.items() if key in open_now]
    return [edge for edge in edges.values() if legal(decision, edge.answer)]


def legal(decision: Decision, value: Answer) -> bool:
    try:
        decision.check(value)
    except Refused:
        return False
    return True


class Search(Thinker):
    """Plays at most `games` imagined games a decision, each `ahead` answers on, or until its time is over."""

    def __init__(self, mind: Mind, games: int, ahead: int) -> None:
        super().__init__(mind)
        self.games = games
        self.ahead = ahead

    def decide(self, chair: Chair, decision: Decision, chance: Chance, deadline: Deadline) -> Move:
        dream = chair.imagine(chance)
        hints = self.mind.hints(dream.game, decision) or []
        if len(hints) == 1:
            return answer(hints[0].answer, "kernel.bot.why.best", worth=points(hints[0].worth))
        climb = Climb(self.mind, chair, self.ahead, self.mind.values(dream.game), f"dream/{chance.below(1 << 30)}")
        candidates = self.mind.candidates(dream.game, decision, chance)
        played = 0
        while played < self.games and not (played and deadline.over()):
            climb.play(candidates)
            played += 1
        return chosen(climb.bandit, played, hints)


class Climb:
    """One search: the tree, and the imagined games that grow it."""

    def __init__(self, mind: Mind, chair: Chair, ahead: int, start: list[float], seed: str) -> None:
        self.mind = mind
        self.chair = chair
        self.seat = chair.seat
        self.ahead = ahead
        self.start = [lead(start, seat) for seat in range(len(start))]
        self.seed = seed
        self.root = Node()
        self.bandit = self.root.bandits[self.seat] = Bandit(ROOT)

    def play(self, candidates: list[Candidate]) -> None:
        """One imagined game: down the tree, one new answer, on by the quick policy, and back up."""
        first = self.first(candidates)
        chance = Chance(f"{self.seed}/{first.visits}")
        table = self.chair.imagine(chance)
        end = table.position + self.ahead
        path = self.descend(table, end, first, chance)
        while table.result is None and table.position < end:
            play_on(self.mind, table, chance)
        values = self.mind.values(table.game)
        worths = self.worths(table, values)
        for seat, edge in path:
            edge.visits += 1
            edge.total += worths[seat]
            edge.gain += values[seat]

    def first(self, candidates: list[Candidate]) -> Edge:
        """The searching seat's answer at the root, where every imagined game asks it the same."""
        if self.bandit.hungry(len(self.bandit.edges)):
            self.bandit.take(candidates)
        return self.bandit.best(list(self.bandit.edges.values()))

    def descend(self, table: Table, end: int, first: Edge, chance: Chance) -> list[tuple[int, Edge]]:
        path: list[tuple[int, Edge]] = []
        node, fresh = self.root, False
        while not fresh and table.result is None and table.position < end:
            steps = [
                (each.seat, first)
                if node is self.root and each.seat == self.seat
                else (each.seat, node.bandit(each.seat).choose(self.mind, table, each, chance))
                for each in table.pending
            ]
            for seat, edge in steps:
                fresh = fresh or not edge.visits
                table.answer(seat, edge.answer)
            path += steps
            node = next((edge.node for seat, edge in steps if seat == self.seat), steps[0][1].node)
        return path

    def worths(self, table: Table, values: list[float]) -> list[float]:
        """What the end of an imagined game is worth to each seat, from 0 to 1: how the lead over the best other
        seat has changed, and once the game is over, whether it is won."""
        leads = [squash((lead(values, seat) - was) / self.mind.scale) for seat, was in enumerate(self.start)]
        if table.result is None:
            return leads
        winners = table.result["winners"]
        return [0.5 * worth + (0.5 / len(winners) if seat in winners else 0.0) for seat, worth in enumerate(leads)]


def chosen(bandit: Bandit, played: int, hints: list[Hint]) -> Move:
    """The answer most often tried; ties by worth."""
    words = {repr(hint.answer): hint for hint in hints}
    ranked = sorted(bandit.edges.items(), key=lambda item: (-item[1].visits, -item[1].total))
    lines = []
    for key, edge in ranked[:MOST_LINES]:
        if edge.visits:
            said = words.get(key)
            more = (said.code, said.params) if said else ("", {})
            lines.append(Line(["answer", edge.answer], edge.gain / edge.visits, edge.visits, *more))
    best = lines[0]
    params = {"games": played, "share": 100 * best.games // played, "worth": points(best.worth)}
    return answer(best.move[1], "kernel.bot.why.search", tuple(lines), **params)


def lead(values: list[float], seat: int) -> float:
    """How far a seat is ahead of the best other one; alone, what it has."""
    others = [value for other, value in enumerate(values) if other != seat]
    return values[seat] - max(others) if others else values[seat]


def squash(x: float) -> float:
    return 0.5 + 0.5 * x / (1 + abs(x))
