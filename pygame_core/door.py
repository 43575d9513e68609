"""The front door for programs and notebooks: `import pygame_core`, and these functions are there.

>>> "auction_house" in GAMES
True
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from . import lobby
from .bots import Driver, levels, make
from .games.registry import GAMES, ruleset
from .kernel import saves
from .kernel.book import Book
from .kernel.rulebook import Rule, search
from .kernel.table import Table
from .present import Presenter

if TYPE_CHECKING:
    from .contract import lobby as border
    from .contract.lobby import NewSeat

__all__ = ["GAMES", "about", "load", "log", "new", "play", "rules", "save"]


def about(game: str) -> border.Game:
    """What can be chosen for a game, in words: its scenarios with their numbers of players, its options, its bots.

    >>> found = about("auction_house")
    >>> found["title"], [bot["id"] for bot in found["bots"]]
    ('Auction House', ['random', 'easy', 'steady', 'strong'])
    >>> [(option["id"], [value["value"] for value in option["values"]]) for option in found["options"]]
    [('rounds', [5, 3, 8, 150])]
    """
    ruleset(game)
    return next(entry for entry in lobby.games() if entry["id"] == game)


def new(
    game: str,
    *,
    seats: int | Sequence[str] | None = None,
    scenario: str | None = None,
    options: dict[str, Any] | None = None,
    seed: int | str = 0,
) -> Table:
    """A new table. The same seed and the same answers give the same game, on every Python.

    `seats` is how many play, or who: the name of one of the game's computer players (`random`, `easy`, `steady`,
    `strong` ...) lets it play, any other name is a person's. Left out, it is the number the scenario names first.
    `options` are the game's own, see `about`.

    >>> new("auction_house", seats=3, seed=7, options={"rounds": 3})
    <Table of auction_house (season, 3 seats, seed '7') after 0 entries: seat 0 is asked 'commissions.keep', \
seat 1 is asked 'commissions.keep', seat 2 is asked 'commissions.keep'>
    >>> new("auction_house", seats=["Ann", "steady", "strong"]).players
    [Player('Ann'), Player('steady', 'steady'), Player('strong', 'strong')]

    What cannot be is refused, and the refusal names what is allowed:

    >>> new("auction_house", seats=4)
    Traceback (most recent call last):
    ...
    pygame_core.kernel.reasons.Refused: Closed('kernel.setup.seats', n=4, allowed=[3])
    """
    if seats is None:
        seats = ruleset(game).scenario(scenario).seats[0]
    names = [f"Player {number}" for number in range(1, seats + 1)] if isinstance(seats, int) else seats
    bots = levels(game)
    players: list[NewSeat] = [{"name": name, "kind": name if name in bots else lobby.HUMAN} for name in names]
    setup = {"game": game, "scenario": scenario, "options": options, "seed": seed, "seats": players}
    lobby.SETUP.check(setup, "")
    return lobby.new_book(game, scenario, options, seed, players).table


def play(table: Table, *, seconds: float | None = None) -> None:
    """Let the computer players move until a person is asked, or the game is over.

    They play the same moves whenever they come to the same position. `seconds` is how long a searching player
    may think about a move; then that does not hold for it.

    >>> table = new("auction_house", seats=["steady", "easy", "random"], seed=7)
    >>> play(table)
    >>> sorted(table.result)
    ['lines', 'order', 'scores', 'winners']
    """
    game = table.ruleset.id
    bots = {seat: make(game, player.kind) for seat, player in enumerate(table.players) if not player.human}
    for _ in Driver(table, bots, f"{table.seed}/{table.position}", seconds).play():
        pass


def log(table: Table, seat: int | None = None, since: int = 0) -> list[str]:
    """What happened, in words, as this seat (None: an onlooker) may read it, from entry `since` on.

    >>> table = new("auction_house", seats=["steady", "steady", "steady"], seed=7)
    >>> play(table)
    >>> log(table)[-1]
    'steady has the most in the end: 37.'
    """
    presenter = Presenter(Book(table))
    return [presenter.line(event)["text"] for event in table.log(seat, since)]


def save(table: Table) -> str:
    """The whole game as one JSON text, for a file. The page loads it too, and `load` loads the page's."""
    return saves.dumps(Book(table))


def load(text: str) -> Table:
    """The table in a saved text. Of a game with what-ifs it is the line of play that lay open; `kernel.saves.loads`
    gives all of them. `SaveError` says what is wrong with a text, and where.

    >>> load('{"format": "leadenhall-save", "version": 99}')
    Traceback (most recent call last):
    ...
    pygame_core.kernel.saves.SaveError: newer at version
    """
    return saves.loads(text).table


def rules(game: str, wanted: str = "") -> list[Rule]:
    """The rules of a game that have all the words wanted in them, in the order of the rulebook; all, if none are.

    >>> [rule.id for rule in rules("auction_house", "storm strike")]
    ['toy.storm.strike']
    """
    return search(lobby.rules_of(game).package, wanted, most=1_000_000)
