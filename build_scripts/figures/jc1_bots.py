"""How well the bots of John Company, first edition, play, and how quickly; and whether they can be fleeced.

A match is one bot against three of another kind, seats moving on from game to game: one win in four would be even.
`LEADENHALL_GAMES=400` in the environment makes every match so many games long.
"""

from collections.abc import Callable, Iterator
from statistics import median
from types import SimpleNamespace
from typing import Any

from pygame_core.bots import Bot, Chair, Deadline, Driver, Mind, Move, make
from pygame_core.bots.bot import Why
from pygame_core.bots.greedy import Greedy
from pygame_core.bots.mind import of
from pygame_core.games.john_company_first.prizes import HOME
from pygame_core.games.john_company_first.refs import OFFICE_ACTION, Campaign, Done
from pygame_core.games.registry import ruleset
from pygame_core.kernel.chance import Chance
from pygame_core.kernel.deals import Clause, alone
from pygame_core.kernel.decisions import Decision
from pygame_core.kernel.table import Player, Table
from pygame_core.parts.hints import Hint
from pygame_core.simulate import simulate
from workshop.figure import Figure, Provider
from workshop.playing import bot_games, games_wanted, thoughts
from workshop.sharps import Habit, gains, wanting

GAME = "john_company_first"
FAMILIES = 4
SCENARIOS = ("early_company", "siege", "john_and_co")
LEVELS = ("easy", "steady", "strong")
STEADY_GAMES, STRONG_GAMES, MILITANT_GAMES, SHARP_GAMES = 400, 60, 100, 100
TIMED_GAMES = 12
APART = 5
"""Of so many questions one is thought about by a strong bot."""


# --- matches --------------------------------------------------------------------------------------------------
def match(level: str, others: str, scenario: str, usual: int, at_least: float) -> Figure:
    games, won = games_wanted(usual), 0.0
    for result in simulate(GAME, games, [level, *[others] * (FAMILIES - 1)], scenario, seed="match"):
        seat = result.seats.index(level)
        won += (seat in result.winners) / len(result.winners)
        if result.failed:
            raise RuntimeError(f"a bot had no answer in the game {result.seed}")
    name = f"jc1.{level}_vs_{others}.{scenario}"
    return Figure(name, won / games, f"of {games} games", at_least=at_least)


def steady() -> Iterator[Figure]:
    for scenario in SCENARIOS:
        yield match("steady", "easy", scenario, STEADY_GAMES, 0.6)


def strong() -> Iterator[Figure]:
    for scenario in SCENARIOS:
        yield match("strong", "steady", scenario, STRONG_GAMES, 0.4)


def militant() -> Iterator[Figure]:
    """How often the Company that one runs alone takes all of India, and how many regions it holds in the end."""
    for level in LEVELS:
        games = games_wanted(MILITANT_GAMES)
        results = list(simulate(GAME, games, [level], "militant", seed="militant"))
        won = sum(bool(result.winners) for result in results)
        yield Figure(f"jc1.militant_wins.{level}", won / games, f"of {games} games")
        held = sum(result.scores[0] for result in results)
        yield Figure(f"jc1.militant_regions.{level}", held / games, "regions, mean")


# --- speed ----------------------------------------------------------------------------------------------------
def games() -> Iterator[Figure]:
    """Processor time of a whole game of four steady bots, and of single answers of a strong one."""
    lasted, _ = bot_games(GAME, FAMILIES, "steady", TIMED_GAMES)
    yield Figure("jc1.steady_game_s", median(lasted), "s", at_most=0.5)
    yield Figure("jc1.strong_answer_s", max(thoughts(GAME, FAMILIES, APART)), "s, worst", at_most=0.4)


# --- sharps ---------------------------------------------------------------------------------------------------
Tactic = Callable[[Table, int, int], list[Clause]]
"""What a sharp offers to another seat: clauses, none if there is nothing to be had."""
PROMISES = 2
ASKED = 3
"""Offers that a sharp makes in a turn."""


def _cash(table: Table, seat: int) -> int:
    cash: int = table.game.state.families[seat].cash
    return cash


def beg(table: Table, seat: int, other: int) -> list[Clause]:
    """Money for nothing."""
    return [{"kind": "cash", "from": other, "to": seat, "n": 1}] if _cash(table, other) else []


def pawn(table: Table, seat: int, other: int) -> list[Clause]:
    """All of another's money for a few promises, which are bought back at their price."""
    cash, stock = _cash(table, other), table.game.state.families[seat].stock
    if cash < PROMISES + 1 or stock < PROMISES:
        return []
    return [
        {"kind": "promises", "from": seat, "to": other, "n": PROMISES},
        {"kind": "cash", "from": other, "to": seat, "n": min(cash, 2 * PROMISES + 1)},
    ]


def collect(table: Table, seat: int, other: int) -> list[Clause]:
    """Others' promises, a pound each."""
    if not _cash(table, seat) or not table.game.state.families[other].stock:
        return []
    return [
        {"kind": "cash", "from": seat, "to": other, "n": 1},
        {"kind": "promises", "from": other, "to": seat, "n": 1},
    ]


def last_price(table: Table, seat: int, other: int) -> list[Clause]:
    """A promise for as little as somebody will take: what he names when he declines is offered the next time."""
    for _, _, _, code, params, _, _ in reversed(table.game.events):
        if code == "kernel.deal.rejected" and params["seat"] == other and (params.get("said") or {}).get("wants"):
            wants: list[Clause] = params["said"]["wants"]
            return wants
    return pawn(table, seat, other)


class Sharp(Bot):
    """A steady bot that makes the same offer to everybody, whenever it may; or that takes none (no tactic)."""

    def __init__(self, tactic: Tactic | None) -> None:
        self.steady = make(GAME, "steady")
        self.tactic = tactic
        self.asked = 0

    def move(self, chair: Chair, chance: Chance, deadline: Deadline) -> Move:
        table: Table = chair.imagine(chance)
        if self.tactic is None:
            if chair.offers:
                return Move(["deal", "reject", chair.offers[0]["id"]], Why("kernel.bot.why.no_deals"))
            return Alone().move(chair, chance, deadline)
        if chair.decision is not None and not chair.offers and chair.free_to_propose(ASKED):
            self.asked += 1
            other = (chair.seat + 1 + self.asked % (FAMILIES - 1)) % FAMILIES
            clauses = self.tactic(table, chair.seat, other)
            if clauses and proposable(table, clauses):
                return Move(["deal", "propose", clauses], Why("kernel.bot.why.only"))
        return self.steady.move(chair, chance, deadline)


def proposable(table: Table, clauses: list[Clause]) -> bool:
    trade = table.ruleset.trade
    return trade is not None and alone(table.game, trade, clauses) is None


class Alone(Greedy):
    """A steady bot that offers nothing."""

    def __init__(self) -> None:
        plain = of(GAME)
        super().__init__(Mind(SimpleNamespace(
            LEVELS=plain.levels, evaluate=plain.evaluate, hints=plain.hints, SCALE=plain.scale, errands=plain.errands,
        )))  # fmt: skip


TACTICS: dict[str, Tactic | None] = {
    "begs": beg, "pawns": pawn, "collects": collect, "last_price": last_price, "never_trades": None,
}  # fmt: skip


def share(games: int, tactic: Tactic | None, sharp: bool = True) -> float:
    """The share of games that a sharp (or a plain bot in its seat) wins among three steady bots, seats moving on."""
    won = 0.0
    for number in range(games):
        seed = f"sharp/{number}"
        rules = ruleset(GAME)
        table = Table(rules, rules.mode(FAMILIES, None, None), seed, [Player("s", "steady") for _ in range(FAMILIES)])
        bots: dict[int, Any] = {seat: make(GAME, "steady") for seat in range(FAMILIES)}
        if sharp:
            bots[number % FAMILIES] = Sharp(tactic)
        for played in Driver(table, bots, number).play():
            if played.failed:
                raise RuntimeError(f"a sharp had no answer in the game {number}")
        assert table.result is not None
        winners = table.result["winners"]
        won += (number % FAMILIES in winners) / len(winners)
    return won / games


def costs_a_promise(position: Any, asked: Decision, found: list[Hint]) -> list[Hint]:
    """Nobody is promised anything, if somebody can be hired for nothing."""
    if asked.code != "hiring.choose":
        return found
    promised = {option.value: len(option.params.get("promise", [])) for option in asked.options}  # type: ignore[attr-defined]
    return [Hint(hint.answer, hint.worth - 100 * promised[hint.answer]) for hint in found]


def goes_home(position: Any, asked: Decision, hint: Hint) -> bool:
    return bool(hint.answer == HOME)


def campaigns(position: Any, asked: Decision, hint: Hint) -> bool:
    return isinstance(OFFICE_ACTION.read(hint.answer), Campaign)


def sits(position: Any, asked: Decision, hint: Hint) -> bool:
    return isinstance(OFFICE_ACTION.read(hint.answer), Done)


def into(box: str) -> Habit:
    """Every family action into one box, while it can be paid."""
    return wanting("family.box", lambda position, asked, hint: hint.answer == box)


HABITS: dict[str, Habit] = {
    "never_claims": wanting("prize.which", goes_home),
    "all_shares": into("court_of_directors"),
    "all_writers": into("writer"),
    "all_officers": into("officer"),
    "always_conquers": wanting("office.action", campaigns),
    "never_acts": wanting("office.action", sits),
    "promises_nothing": costs_a_promise,
    "votes_against": wanting("vote.side", lambda position, asked, hint: hint.answer == "against"),
}


def sharps() -> Iterator[Figure]:
    """By how much each of these habits and tactics wins more often than plain play in the same seats."""
    games = games_wanted(SHARP_GAMES)
    plain = share(games, None, sharp=False)
    found = {name: share(games, tactic) - plain for name, tactic in TACTICS.items()}
    found |= gains(GAME, ruleset(GAME).mode(FAMILIES, None, None), games, HABITS)
    for name, gain in found.items():
        yield Figure(f"jc1.sharp.{name}", gain, f"of {games} games")
    top = max(found, key=lambda name: found[name])
    yield Figure("jc1.sharp_gain", found[top], f"of {games} games: {top}", at_most=0.05)


FIGURES: dict[str, Provider] = {
    "jc1.steady_game_s": games,
    "jc1.strong_answer_s": games,
    "jc1.steady_vs_easy": steady,
    "jc1.strong_vs_steady": strong,
    "jc1.militant": militant,
    "jc1.sharp.": sharps,
    "jc1.sharp_gain": sharps,
}
