"""The searching bot: open-loop Monte Carlo tree search over what its seat can know.

Every iteration deals afresh what the seat does not know (`imagine`), walks down a tree of answers, adds one answer,
lets the game's quick policy go on for a while, and judges where that led for every seat. The tree holds answers
only, no positions: whatever chance does on the way, what was learned about an answer is shared. An answer that is
not legal in this imagined game is passed over, and how often it *could* have been chosen is counted (the availability
counts of Cowling, Powley and Whitehouse). Seats asked at the same time choose without knowing of each other: each has
a bandit of its own at the node, and the tree goes on by the searching seat's answer alone.

Two things make few iterations go far. At the root the answers race: every answer still in it is tried in the same
imagined games, so that luck counts for all alike, and half of them drop out after 4, 8, 16 ... games. Below the root
a bandit begins with the most promising answer alone and widens as it is visited, so that everybody, the seat itself in
its later turns too, is taken for a sensible player until something cleverer has shown itself.
"""

from __future__ import annotations

from math import log, sqrt

from ..kernel.chance import Chance
from ..kernel.decisions import Answer, Decision, Pick
from ..kernel.reasons import Refused
from ..kernel.table import Table
from .bot import Deadline, Line, Move, answer, points
from .chair import Chair
from .greedy import best_hint
from .mind import Candidate, Mind
from .thinker import Thinker, play_on

EXPLORE = 0.06
TRUST = 0.1
"""How much the mind's opinion of an answer counts before it has been tried."""

WIDEN = 0.15
"""How slowly a bandit widens: by this times the root of its visits, so a second answer comes in at the 45th."""

FIRST_CUT = 4
GAMES_AN_ENTRANT = 12
FEWEST_ENTRANTS = 4
"""As many answers race as leaves a dozen imagined games for each, but not fewer than this."""

HOPELESS = 0.5
"""By how many standard errors an answer may be behind the favourite and still go on."""
CLEAR = 2.0
"""By how many standard errors an answer must be ahead of the favourite to end the race."""
TINY = 1e-9
"""Two answers that come to the same in every game differ by no standard error."""

MOST_LINES = 8


class Edge:
    """One answer of one seat at a node."""

    __slots__ = ("answer", "available", "gains", "node", "total", "visits", "weight", "worths")

    def __init__(self, answer: Answer, weight: float) -> None:
        self.answer = answer
        self.weight = weight
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.gains: list[float] = []
        self.worths: list[float] = []
        """At the root: what each imagined game brought, in points and as the tree counts."""
        self.node = Node()

    def score(self) -> float:
        if not self.visits:
            return 1e9 + self.weight
        doubt = sqrt(log(self.available + 1) / self.visits)
        return self.total / self.visits + EXPLORE * doubt + TRUST * self.weight / (1 + self.visits)


class Bandit:
    """The answers of one seat at one node."""

    __slots__ = ("edges", "visits")

    def __init__(self) -> None:
        self.edges: dict[str, Edge] = {}
        self.visits = 0

    def choose(self, mind: Mind, table: Table, decision: Decision, chance: Chance) -> Edge:
        """The edge to follow in this imagined game; one never visited comes before any other."""
        legal = legal_edges(self.edges, decision)
        if len(legal) < 1 + int(WIDEN * sqrt(self.visits)):
            fresh = self.take(mind.candidates(decision, mind.hints(table.game, decision), chance))
            if fresh is not None:
                legal.append(fresh)
        self.visits += 1
        for edge in legal:
            edge.available += 1
        return max(legal, key=Edge.score)

    def take(self, candidates: list[Candidate]) -> Edge | None:
        """Take in the most promising answer that it does not have yet."""
        for candidate in candidates:
            key = repr(candidate.answer)
            if key not in self.edges:
                fresh = self.edges[key] = Edge(candidate.answer, candidate.weight)
                return fresh
        return None


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
    """Plays at most `games` imagined games a decision, each `ahead` answers on, or until its time is over.

    `caution` is by how many standard errors an answer must have done better than the most promising one, in the same
    imagined games, to be preferred: where the mind's own opinion is good, luck must not be taken for insight.
    `clear` is by how many points the mind must put an answer behind the most promising one to leave it untried.
    """

    def __init__(self, mind: Mind, games: int, ahead: int, caution: float = 0.0, clear: float = 0.0) -> None:
        super().__init__(mind)
        self.games = games
        self.ahead = ahead
        self.caution = caution
        self.doubtful = mind.weight(clear) if clear else 0.0

    def decide(self, chair: Chair, dream: Table, chance: Chance, deadline: Deadline) -> Move:
        decision = dream.decision(chair.seat)
        hints = self.mind.hints(dream.game, decision)
        candidates = self.mind.candidates(decision, hints, chance)
        entrants = candidates[: max(FEWEST_ENTRANTS, self.games // GAMES_AN_ENTRANT)]
        entrants = [candidate for candidate in entrants if candidate.weight >= self.doubtful]
        if len(candidates) == 1:
            return answer(candidates[0].answer, "kernel.bot.why.only")
        if hints and (len(entrants) == 1 or not self.mind.weighty(dream.game, decision)):
            return best_hint(hints)
        race = Race([Edge(candidate.answer, candidate.weight) for candidate in entrants], self.caution)
        climb = Climb(self.mind, chair, self.ahead, self.mind.values(dream.game))
        seed = f"dream/{chance.below(1 << 30)}"
        played = 0
        while played < self.games and not race.decided and not (played and deadline.over()):
            edge, world = race.next()
            climb.play(edge, Chance(f"{seed}/{world}"))
            played += 1
            race.judge()
        return chosen(race.ranked(), played)


class Race:
    """The answers at the root: all that are still in it are tried in the same imagined games, and measured by the
    most promising one, the favourite. Who is behind it drops out; when nobody is left, or somebody has clearly beaten
    it, the race is decided."""

    def __init__(self, edges: list[Edge], caution: float = 0.0) -> None:
        self.running = edges
        self.favourite = edges[0]
        self.caution = caution
        self.out: list[Edge] = []
        self.world = 0
        self.turn = 0
        self.cut = FIRST_CUT
        self.decided = False

    def next(self) -> tuple[Edge, int]:
        """Whose turn it is, and in which imagined game."""
        edge = self.running[self.turn]
        self.turn += 1
        return edge, self.world

    def judge(self) -> None:
        """When all have had the imagined game: who goes on to the next?"""
        if self.turn < len(self.running):
            return
        self.turn = 0
        self.world += 1
        self.running.sort(key=lambda edge: -edge.total)
        if self.world == self.cut:
            self.cut *= 2
            better_half = self.running[: max(2, (len(self.running) + 1) // 2)]
            if self.favourite not in better_half:
                better_half[-1] = self.favourite
            self.drop([edge for edge in self.running if edge not in better_half])
        if self.caution and self.world >= FIRST_CUT:
            self.drop([edge for edge in self.running if ahead_by(self.favourite, edge) > HOPELESS])
            best = self.running[0]
            self.decided = len(self.running) == 1 or ahead_by(best, self.favourite) > CLEAR

    def drop(self, edges: list[Edge]) -> None:
        self.running = [edge for edge in self.running if edge not in edges]
        self.out[:0] = edges

    def ranked(self) -> list[Edge]:
        """Best first: those still running by what they got in the games that all of them had, then the others; the
        favourite before all if the best has not beaten it clearly."""
        tried = [edge for edge in self.running if edge.visits]
        tried.sort(key=lambda edge: -edge.total / edge.visits)
        best = tried[0]
        if best is not self.favourite and not self.better(best):
            tried.remove(self.favourite)
            tried.insert(0, self.favourite)
        return [*tried, *self.out]

    def better(self, edge: Edge) -> bool:
        if edge.visits < FIRST_CUT:
            return not self.caution
        return ahead_by(edge, self.favourite) > self.caution


def ahead_by(one: Edge, other: Edge) -> float:
    """By how many standard errors an answer did better in the games that both had."""
    differences = [mine - theirs for mine, theirs in zip(one.worths, other.worths, strict=False)]
    count = len(differences)
    middle = mean(differences)
    spread = sum((difference - middle) ** 2 for difference in differences) / (count - 1)
    return middle / sqrt(spread / count + TINY)


class Climb:
    """One search: the tree, and the imagined games that grow it."""

    def __init__(self, mind: Mind, chair: Chair, ahead: int, start: list[float]) -> None:
        self.mind = mind
        self.chair = chair
        self.seat = chair.seat
        self.ahead = ahead
        self.start = [lead(start, seat) for seat in range(len(start))]
        self.root = Node()

    def play(self, first: Edge, chance: Chance) -> None:
        """One imagined game: down the tree, one new answer, on by the quick policy, and back up."""
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
        first.gains.append(values[self.seat])
        first.worths.append(worths[self.seat])

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


def chosen(ranked: list[Edge], played: int) -> Move:
    """The best answer, with those it was weighed against."""
    top = ranked[0]
    lines = []
    for edge in ranked[:MOST_LINES]:
        # What dropped out early is compared with the best in the games that both had.
        behind = mean(top.gains[: edge.visits]) - mean(edge.gains[: top.visits])
        lines.append(Line(["answer", edge.answer], mean(top.gains) - behind, edge.visits))
    best = lines[0]
    params = {"games": played, "share": 100 * best.games // played, "worth": points(best.worth)}
    return answer(best.move[1], "kernel.bot.why.search", tuple(lines), **params)


def lead(values: list[float], seat: int) -> float:
    """How far a seat is ahead of the best other one; alone, what it has."""
    others = [value for other, value in enumerate(values) if other != seat]
    return values[seat] - max(others) if others else values[seat]


def squash(x: float) -> float:
    return 0.5 + 0.5 * x / (1 + abs(x))


def mean(values: list[float]) -> float:
    return sum(values) / len(values)
