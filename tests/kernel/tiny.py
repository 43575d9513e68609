"""Rulesets of a few lines, each made for one test of the kernel."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ParamSpec

from pygame_core.kernel.chance import Chance
from pygame_core.kernel.deals import Clause, ClauseKind, Trade
from pygame_core.kernel.decisions import Option
from pygame_core.kernel.game import AgendaStep, Game, Step, Steps
from pygame_core.kernel.reasons import OPEN, Closed, Reason
from pygame_core.kernel.ruleset import Ruleset, Scenario
from pygame_core.kernel.state import state
from pygame_core.kernel.table import Player, Table

LETTERS = 'aZ0 "\\{}[]£é中\U0001f600\x00\n'
"""Letters of every awkward kind; all of Unicode would take hypothesis half a minute in the browser's Python."""


@state
class Desk:
    """What lies on the table: notes of what happened, purses, and hands that only their seat may see."""

    notes: list[str]
    purses: list[int]
    hands: list[list[str]]
    deck: list[str]
    shut: bool


G = Game[Desk]
P = ParamSpec("P")
Plan = Callable[[G], None]
"""What puts a step on the agenda of a new game."""


def new_desk(seats: int, scenario: str, options: dict[str, Any]) -> Desk:
    return Desk(
        notes=[],
        purses=[10] * seats,
        hands=[[f"card{seat}"] for seat in range(seats)],
        deck=[f"x{n}" for n in range(12)],
        shut=False,
    )


def note(game: G, text: str) -> None:
    """Write it into the state and into the log."""
    game.state.notes.append(text)
    game.log("noted", text=text)


def finish(game: G) -> None:
    game.log("finished")
    game.over({"scores": game.state.purses[:], "order": list(range(game.seats)), "winners": [0], "lines": []})


def view(game: G, seat: int | None) -> dict[str, Any]:
    desk = game.state
    mine = [] if seat is None else list(desk.hands[seat])
    return {"desk": {"notes": list(desk.notes), "purses": list(desk.purses), "shut": desk.shut, "hand": mine}}


def resample(game: G, seat: int, chance: Chance) -> None:
    others = [other for other in range(game.seats) if other != seat]
    pool = sorted(game.state.deck + [card for other in others for card in game.state.hands[other]])
    chance.shuffle(pool)
    for other in others:
        game.state.hands[other] = [pool.pop() for _ in game.state.hands[other]]
    game.state.deck = pool


def planned(step: AgendaStep[P, Step | None], /, *args: P.args, **params: P.kwargs) -> Plan:
    """A line of the agenda that a game begins with."""
    return lambda game: game.later(step, *args, **params)


def rules(
    steps: Steps,
    agenda: list[Plan],
    acts: Callable[[G, int], list[Option]] | None = None,
    trade: Trade | None = None,
) -> Ruleset[Desk]:
    def setup(game: G) -> None:
        for plan in agenda:
            plan(game)

    return Ruleset(
        id="tiny", version=1, package="pygame_core.kernel", scenarios=(Scenario("one", seats=(1, 2, 3, 4)),),
        new_state=new_desk, state=Desk, setup=setup, steps=steps, view=view,
        conserved=lambda game: {"coins": sum(game.state.purses)}, bound=1000, resample=resample, acts=acts, trade=trade,
    )  # fmt: skip


def table(
    ruleset: Ruleset[Desk],
    seats: int = 3,
    kinds: str = "",
    chance: Chance | None = None,
    seed: str = "tiny",
) -> Table:
    """`kinds` says who sits where: `h` a human, `b` a bot; all humans if not given."""
    players = [Player(f"Seat {n}", "human" if (kinds or "h" * seats)[n] == "h" else "random") for n in range(seats)]
    return Table(ruleset, ruleset.mode(seats, None, None), seed, players, chance)


def notes(of: Table) -> list[str]:
    """What happened, as the state has it."""
    found: list[str] = of.game.state.notes
    return found


def codes(of: Table, seat: int | None = None) -> list[str]:
    """The codes of the log that a seat may read."""
    return [event.code for event in of.log(seat)]


# --- deals ------------------------------------------------------------------------------------------------------
def has_coins(game: G, clause: Clause) -> Reason:
    purse = game.state.purses[clause["from"]]
    return OPEN if 0 < clause["n"] <= purse else Closed("tiny.deal.coins", n=purse)


def pay_coins(game: G, clause: Clause) -> None:
    game.state.purses[clause["from"]] -= clause["n"]
    game.state.purses[clause["to"]] += clause["n"]


def has_card(game: G, clause: Clause) -> Reason:
    return OPEN if clause["card"] in game.state.hands[clause["from"]] else Closed("tiny.deal.card", card=clause["card"])


def give_card(game: G, clause: Clause) -> None:
    game.state.hands[clause["from"]].remove(clause["card"])
    game.state.hands[clause["to"]].append(clause["card"])


def window(game: G, seat: int) -> Reason:
    return Closed("tiny.deal.shut") if game.state.shut else OPEN


TRADE = Trade(
    window=window,
    kinds={
        "coins": ClauseKind({"n": int}, has_coins, pay_coins),
        "card": ClauseKind({"card": str}, has_card, give_card),
    },
    gives=lambda game, seat: [{"kind": "coins", "field": "n", "most": game.state.purses[seat]}],
)


def coins(giver: int, taker: int, n: int) -> Clause:
    return {"kind": "coins", "from": giver, "to": taker, "n": n}


def card(giver: int, taker: int, name: str) -> Clause:
    return {"kind": "card", "from": giver, "to": taker, "card": name}


def words(speaker: int, listener: int, text: str) -> Clause:
    return {"kind": "words", "from": speaker, "to": listener, "text": text}
