"""Whether a trick beats sound play at John Company, first edition: the largest gain of winning share that a scripted
sharp has in the seat of a steady bot, among three others.

A habit changes what one answers, a tactic what one offers. `LEADENHALL_GAMES=400` in the environment lets every sharp
play so many games.
"""

from collections.abc import Callable, Iterator
from functools import partial
from types import SimpleNamespace
from typing import Any

from pygame_core.bots import Bot, Chair, Deadline, Driver, Mind, Move, make
from pygame_core.bots.bot import Why
from pygame_core.bots.greedy import Greedy
from pygame_core.bots.mind import of
from pygame_core.games.john_company_first.prizes import HOME
from pygame_core.games.john_company_first.refs import (
    FAMILY_DEED,
    OFFICE_ACTION,
    Box,
    BuyShips,
    Campaign,
    Done,
    Establish,
    FamilyDeed,
    Mission,
    OfficeAction,
)
from pygame_core.games.registry import ruleset
from pygame_core.kernel.chance import Chance
from pygame_core.kernel.deals import Clause, alone
from pygame_core.kernel.decisions import Decision
from pygame_core.kernel.table import Player, Table
from pygame_core.parts.hints import Hint
from workshop.figure import Figure, Provider
from workshop.playing import games_wanted
from workshop.sharps import Habit, both, gains, wanting

GAME = "john_company_first"
FAMILIES = 4
GAMES = 100


# --- tactics --------------------------------------------------------------------------------------------------
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
            evaluate=plain.evaluate, hints=plain.hints, SCALE=plain.scale, errands=plain.errands,
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


# --- habits ---------------------------------------------------------------------------------------------------
def costs_a_promise(position: Any, asked: Decision, found: list[Hint]) -> list[Hint]:
    """Nobody is promised anything, if somebody can be hired for nothing."""
    if asked.code != "hiring.choose":
        return found
    promised = {option.value: len(option.params.get("promise", [])) for option in asked.options}  # type: ignore[attr-defined]
    return [Hint(hint.answer, hint.worth - 100 * promised[hint.answer]) for hint in found]


def dearest(position: Any, asked: Decision, found: list[Hint]) -> list[Hint]:
    """The prize of most points, whatever it costs."""
    if asked.code != "prize.which":
        return found
    points = {option.value: option.params.get("vp", 0) for option in asked.options}  # type: ignore[attr-defined]
    return [Hint(hint.answer, float(points[hint.answer])) for hint in found]


def answers(code: str, *wanted: Any) -> Habit:
    return wanting(code, lambda position, asked, hint: hint.answer in wanted)


def boxes(*names: str) -> Habit:
    """Every family action into these boxes, while they can be paid."""
    return answers("family.box", *names)


def acts(wanted: Callable[[OfficeAction], bool]) -> Habit:
    """Such an act of every office, whenever it is open."""
    return wanting("office.action", lambda position, asked, hint: wanted(OFFICE_ACTION.read(hint.answer)))


def deed(wanted: Callable[[FamilyDeed], bool]) -> Habit:
    """Such a deed of a family after the monopoly, whenever it is open."""
    return wanting("family.deed", lambda position, asked, hint: wanted(FAMILY_DEED.read(hint.answer)))


def most(position: Any, asked: Decision, found: list[Hint]) -> list[Hint]:
    """As many dividends as the revenue can pay."""
    return [Hint(asked.hi, 1.0)] if asked.code == "trade.dividends" else found  # type: ignore[attr-defined]


FREE = ("writer", "officer", "captain")
MONOPOLY: dict[str, Habit] = {
    "writers": boxes("writer"),
    "officers": boxes("officer"),
    "captains": boxes("captain"),
    "shares": boxes("court_of_directors"),
    "shipyards": boxes("shipyard"),
    "factories": boxes("factory"),
    "manors": boxes("manor"),
    "hoards_for_prizes": both(boxes(*FREE), dearest),
    "never_claims": answers("prize.which", HOME),
    "conquers": acts(lambda act: isinstance(act, Campaign)),
    "never_acts": acts(lambda act: isinstance(act, Done)),
    "promises_nothing": costs_a_promise,
    "votes_against": answers("vote.side", "against"),
    "votes_for": answers("vote.side", "for"),
    "pays_dividends": most,
}
FIRMS: dict[str, Habit] = {
    "founds": deed(lambda done: isinstance(done, Establish)),
    "founds_with_ships": both(
        deed(lambda done: isinstance(done, Establish)), deed(lambda done: isinstance(done, BuyShips))
    ),
    "ships": deed(lambda done: isinstance(done, BuyShips)),
    "missions": deed(lambda done: isinstance(done, Mission)),
    "writes": deed(lambda done: isinstance(done, Box) and done.box == "writer"),
    "enlists": deed(lambda done: isinstance(done, Box) and done.box == "officer"),
    "builds_manors": deed(lambda done: isinstance(done, Box) and done.box == "manor"),
    "builds_works": deed(lambda done: isinstance(done, Box) and done.box in ("shipyard", "factory")),
}
SHARPS: dict[str, dict[str, Habit]] = {
    "early_company": MONOPOLY,
    "siege": MONOPOLY,
    "post_monopoly": {**FIRMS, **{name: MONOPOLY[name] for name in ("hoards_for_prizes", "votes_against", "conquers")}},
    "john_and_co": {name: FIRMS[name] for name in FIRMS if name not in ("writes", "enlists")},
}


def sharps(scenario: str) -> Iterator[Figure]:
    """By how much each of these habits, in Early Company the tactics too, wins more often than plain play in the same
    seats."""
    games = games_wanted(GAMES)
    found = gains(GAME, ruleset(GAME).mode(FAMILIES, scenario, None), games, SHARPS[scenario])
    if scenario == "early_company":
        plain = share(games, None, sharp=False)
        found |= {name: share(games, tactic) - plain for name, tactic in TACTICS.items()}
    for name, gain in found.items():
        yield Figure(f"jc1.sharp.{scenario}.{name}", gain, f"of {games} games")
    top = max(found, key=lambda name: found[name])
    yield Figure(f"jc1.sharp_gain.{scenario}", found[top], f"of {games} games: {top}", at_most=0.05)


RUNS = {scenario: partial(sharps, scenario) for scenario in SHARPS}
FIGURES: dict[str, Provider] = {
    f"jc1.{kind}.{scenario}": run for scenario, run in RUNS.items() for kind in ("sharp", "sharp_gain")
}
