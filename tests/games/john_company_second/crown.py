"""Positions with the Crown at the table: beside one person it is family 1, beside two family 2."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from pygame_core.games.john_company_second import RULESET
from pygame_core.games.john_company_second.crown import cards
from pygame_core.games.john_company_second.setup import new_state
from pygame_core.games.john_company_second.state_crown import Crown
from pygame_core.kernel.table import Table
from tests.games.john_company_second.board import A, Board
from tests.games.laid_out import LaidOut

CLIMATES = ("bull", "stag", "lion", "bear", "peacock")
CARD, BACK = 2, 1
"""With these the arrows point at Bombay, Madras, Bengal, the finger clockwise; the shaded place is the middle, and the
regions go Mysore, Bombay, Punjab, Bengal, Delhi, Maratha, Hyderabad, Madras."""


class Beside(Board):
    """A table with the Crown, without a piece on it."""

    def __init__(
        self, climate: str = "lion", seats: int = 1, *, turn: int = 2, scenario: str = "1710", card: int = CARD,
        back: int = BACK, seed: int = 1, **options: Any,
    ) -> None:  # fmt: skip
        mode = RULESET.mode(seats, scenario, options)
        LaidOut.__init__(self, Table(RULESET, mode, seed))
        self.game.state = new_state(seats, scenario, mode.options)
        self.state.turn.number = turn
        self.state.parliament.prime_minister = A
        self.state.company.former = A
        mine = self.crown
        mine.climate = climate
        mine.card = card
        mine.deck = [one for one in range(1, 11) if one not in (card, back)] + [back]
        mine.button = A if seats > 1 else -1

    @property
    def crown(self) -> Crown:
        mine = self.game.state.crown
        assert mine is not None
        return mine

    @property
    def own(self) -> int:
        """The Crown's family."""
        return self.crown.seat

    def cubes(self, *counts: int) -> Self:
        """What the persons have; the Crown has the rest of the twelve."""
        self.crown.cubes = [*counts, 12 - sum(counts)]
        return self

    def poor(self) -> Self:
        """No person can pay for anything."""
        return self.cubes(*[0] * (len(self.crown.cubes) - 1))

    def treasury(self, **amounts: int) -> Self:
        """Money in the offices' treasuries, and all others empty."""
        self.state.company.treasuries = dict.fromkeys(self.state.company.treasuries, 0)
        for name, n in amounts.items():
            office = {"director": "director_of_trade", "shipping": "manager_of_shipping"}.get(
                name, f"president_of_{name}"
            )
            self.state.company.treasuries[office] = n
        return self

    @property
    def purses(self) -> dict[str, int]:
        short = {"director_of_trade": "director", "manager_of_shipping": "shipping"}
        return {short.get(name, name.removeprefix("president_of_")): n
                for name, n in self.state.company.treasuries.items() if n}  # fmt: skip

    def ships(self, west: int = 0, south: int = 0, east: int = 0) -> Self:
        """So many Company ships in the seas, and no others."""
        self.state.company.company_ships = {
            "west_indian": west, "south_indian": south, "east_indian": east, "china": 0,
        }  # fmt: skip
        return self

    @property
    def fleet(self) -> list[int]:
        fleet = self.state.company.company_ships
        return [fleet["west_indian"], fleet["south_indian"], fleet["east_indian"]]

    def routes(self, bombay: int, madras: int, bengal: int) -> Self:
        """So many orders are open along the route of each home port; all others are closed."""
        orders = {
            "bombay": ["bombay_3", "bombay_2", "bombay_1"],
            "madras": ["madras_1", "madras_2", "hyderabad_1"],
            "bengal": ["bengal_2", "bengal_1"],
        }
        wanted = {"bombay": bombay, "madras": madras, "bengal": bengal}
        kept = {order for home, n in wanted.items() for order in orders[home][:n]}
        self.state.india.closed[:] = [order for order in ORDERS if order not in kept]
        return self

    def open_only(self, *orders: str) -> Self:
        self.state.india.closed[:] = [order for order in ORDERS if order not in orders]
        return self

    # --- what happened ----------------------------------------------------------------------------------------
    def rows(self) -> list[str]:
        """The rows of its charts that decided."""
        return [told["why"][0].removeprefix("row.") for told in self.told("crown.chose")]

    def paid(self) -> list[tuple[int, str, int]]:
        return [(told["seat"], told["favour"].removeprefix("favour."), told["n"]) for told in self.told("crown.paid")]

    def rewarded(self) -> list[tuple[int, str, int]]:
        return [
            (told["seat"], told["favour"].removeprefix("favour."), told["n"]) for told in self.told("crown.rewarded")
        ]

    # --- what can be paid for ---------------------------------------------------------------------------------
    def offered(self, seat: int = A) -> set[str]:
        """The favours that a person is asked about."""
        asked = [decision for decision in self.table.pending if decision.seat == seat]
        if not asked or asked[0].code not in ("crown.favours", "crown.window"):
            return set()
        return {
            option.params["favour"].removeprefix("favour.")
            for option in asked[0].options
            if option.params.get("favour")
        }

    def buy(self, *value: Any) -> Self:
        """Pay for a favour in the question that is open."""
        return self.answer(list(value))

    def pass_all(self) -> Self:
        """Let the Crown do as it will, as long as only that is asked."""
        while not self.stopped and self.ask.code in ("crown.favours", "crown.window", "crown.swap"):
            self.answer("pass")
        return self

    def turn_up(self, card: int) -> Self:
        """This AI card comes next."""
        deck = self.crown.deck
        deck[:] = [one for one in deck if one != card] + [card]
        return self

    def order(self) -> list[str]:
        return list(cards.presidencies(self.game))


def solo(climate: str = "lion", **more: Any) -> Beside:
    """One person without a cube: nothing is asked about the Crown."""
    return Beside(climate, **more).poor()


def two(climate: str = "lion", **more: Any) -> Beside:
    return Beside(climate, 2, **more).poor()


def office(board: Beside, seat: int, *names: str) -> None:
    for name in names:
        board.office(seat, name)


def ready(
    climate: str = "lion", *, minister: int = A, cubes: int = 0, seats: int = 1, card: int = 2, **more: Any
) -> Beside:
    board = Beside(climate, seats, card=card, **more).cubes(*[cubes, *[0] * (seats - 1)])
    board.bare()
    board.state.parliament.prime_minister = minister
    board.state.company.standing = 4
    return board


def command(board: Beside, army: str = "madras", *dice: int) -> Beside:
    board.run("operations", ("operations.commander", {"army": army}), script=list(dice))
    return board


def moved(board: Beside) -> list[tuple[str, str, str]]:
    return [(told["piece"].removeprefix("piece."), told["where"], told["to_place"])
            for told in board.told("operations.transferred")]  # fmt: skip


ORDERS: Sequence[str] = [
    "delhi_1", "punjab_1", "delhi_2", "delhi_3", "bombay_1", "maratha_1", "bengal_1", "bengal_2", "bombay_2",
    "maratha_2", "maratha_3", "bombay_3", "hyderabad_1", "mysore_1", "madras_1", "mysore_2", "madras_2",
]  # fmt: skip
