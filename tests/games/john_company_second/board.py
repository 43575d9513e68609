"""Positions for the tests: an empty 1710 table, laid out by hand; then some steps are run, asked and answered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from pygame_core.games.john_company_second import RULESET
from pygame_core.games.john_company_second.components import CARDS
from pygame_core.games.john_company_second.ids import PromiseId
from pygame_core.games.john_company_second.promises import card_of
from pygame_core.games.john_company_second.setup import new_state
from pygame_core.games.john_company_second.state import (
    NOBODY,
    Family,
    Firm,
    Post,
    Season,
    Venture,
    World,
    Yard,
    steps,
)
from pygame_core.kernel.decisions import Option, Pick
from pygame_core.kernel.game import Game, Step
from pygame_core.kernel.table import Table
from tests.games.laid_out import STOP, LaidOut
from tests.games.laid_out import clause as clause

A, B, C, D = range(4)


@steps(STOP)
def stop(game: Game[Any]) -> Step:
    """A question of its own after the steps under test, so that the table stands still there."""
    yield lambda: Pick(0, STOP, [Option("on")])


class Board(LaidOut):
    """A table without a piece on it: no office is held, nobody owns anything, seat A has the dial and was Chairman."""

    def __init__(
        self, seats: int = 4, *, turn: int = 2, seed: int = 1, house: Any = None, scenario: str = "1710"
    ) -> None:
        mode = RULESET.mode(seats, scenario, {"components": house})
        super().__init__(Table(RULESET, mode, seed))
        self.game.state = new_state(seats, scenario, mode.options)
        self.state.turn.number = turn
        self.state.parliament.prime_minister = A
        self.state.company.former = A

    def bare(self) -> Self:
        """Nothing of the scenario in the Company's hands: no money, no regiment, no Debt; all orders are open."""
        company, india = self.state.company, self.state.india
        company.debt = company.balance = 0
        company.treasuries = dict.fromkeys(company.treasuries, 0)
        india.closed.clear()
        for army in india.armies.values():
            army.regiments = 0
        return self

    def plain(self) -> Self:
        """No flags, no closed order, one level everywhere; the Elephant looks from Bengal to Delhi."""
        for at in self.state.india.regions.values():
            at.towers, at.flag, at.capital = 1, NOBODY, False
        self.state.india.closed.clear()
        self.elephant("bengal", "delhi")
        return self

    @property
    def state(self) -> World:
        return self.game.state

    @property
    def season(self) -> Season:
        return self.state.london.season

    def __getitem__(self, seat: int) -> Family:
        return self.state.families[seat]

    # --- laying out -------------------------------------------------------------------------------------------
    def cash(self, *amounts: int) -> None:
        for seat, amount in enumerate(amounts):
            self[seat].cash = amount

    def office(self, seat: int, office: str, fatigue: int = 0) -> None:
        self[seat].supply -= 1
        self.state.offices[office] = Post(where="held", holder=seat, fatigue=fatigue)
        if office == "chairman":
            self.state.company.former = seat

    def vacant(self, *offices: str) -> None:
        """These offices are vacant and all others held by nobody's piece: out of the game."""
        for office, post in self.state.offices.items():
            if post.where == "vacant" and office not in offices:
                post.where = "out"
        for office in offices:
            self.state.offices[office] = Post(where="vacant")

    def shares(self, *counts: int) -> None:
        for seat, n in enumerate(counts):
            self[seat].supply -= n
            self.state.company.court[seat] += n

    def exchange(self, *seats: int) -> None:
        """The Stock Exchange from left to right."""
        for space, seat in enumerate(seats):
            self.state.company.exchange[space] = seat
            if seat != NOBODY:
                self[seat].supply -= 1

    def writers(self, seat: int, presidency: str, n: int = 1) -> None:
        self[seat].supply -= n
        self.state.india.writers[presidency][seat] += n

    def officers(self, seat: int, army: str, n: int = 1, tired: int = 0) -> None:
        self[seat].supply -= n + tired
        self.state.india.armies[army].active[seat] += n
        self.state.india.armies[army].exhausted[seat] += tired

    def commander(self, seat: int, army: str) -> None:
        self[seat].supply -= 1
        self.state.india.armies[army].commander = seat

    def training(self, seat: int, n: int = 1) -> None:
        self[seat].supply -= n
        self.state.india.training[seat] += n

    def pensioners(self, *counts: int) -> None:
        for seat, n in enumerate(counts):
            self[seat].supply -= n
            self.state.london.pensioners[seat] += n

    def prize(self, seat: int, prize: str, n: int = 1) -> None:
        self[seat].supply -= n
        self.state.london.prizes[prize][seat] += n

    def workshops(self, seat: int, n: int = 1) -> None:
        self.state.london.workshops -= n
        self[seat].workshops += n

    def luxuries(self, seat: int, n: int = 1) -> None:
        self.state.london.luxuries -= n
        self[seat].luxuries += n

    def yard(self, seat: int, at: str = "yard", *, fatigued: bool = False) -> int:
        """The next shipyard of the supply with its ship; gives its number."""
        number = next(n for n, yard in enumerate(self.state.yards) if yard.owner == NOBODY and not yard.at)
        self.state.yards[number] = Yard(owner=seat, at=at, fatigued=fatigued)
        return number

    def card(self, seat: int, *cards: str) -> None:
        """Prestige cards before a family."""
        for card in cards:
            self.state.london.deck.remove(card)
            self[seat].prestige.append(card)

    def blackmail(self, seat: int, *cards: str, faceup: bool = False) -> None:
        for card in cards:
            self.state.london.deck.remove(card)
            (self[seat].played if faceup else self[seat].blackmail).append(card)
            if not faceup:
                self._number(card)

    def display(self, *cards: str) -> None:
        for card in cards:
            self.state.london.deck.remove(card)
            self.state.london.display.append(card)
            if CARDS[card].kind == "blackmail":
                self._number(card)

    def on_top(self, *cards: str) -> None:
        """These cards are drawn next, in this order."""
        deck = self.state.london.deck
        deck[:] = [card for card in deck if card not in cards] + [*reversed(cards)]

    def _number(self, card: str) -> None:
        self.state.london.back[card] = len(self.state.london.back) + 1

    def back(self, card: str) -> str:
        return f"back.{self.state.london.back[card]}"

    def promise(self, holder: int, guarantor: int, promise: PromiseId) -> None:
        card = card_of(guarantor, promise)
        self[guarantor].promises.remove(card)
        self[holder].promises.append(card)

    def holds(self, holder: int, guarantor: int, promise: PromiseId) -> bool:
        """Whether this promise card lies before the holder."""
        return card_of(guarantor, promise) in self[holder].promises

    def law(self, *laws: str) -> None:
        for law in laws:
            self.state.parliament.deck.remove(law)
            self.state.parliament.passed.append(law)

    def conquer(self, region: str, presidency: str) -> None:
        """The Company holds a region; its Governor's office is vacant."""
        at = self.state.india.regions[region]
        at.control, at.dome, at.towers, at.flag, at.capital, at.loot_up = presidency, False, 0, NOBODY, False, False
        self.state.offices[f"governor_of_{region}"] = Post(where="vacant")

    def empire(self, capital: str, *subjects: str) -> None:
        """The flags of the next free set."""
        regions = self.state.india.regions
        flag = next(n for n in range(3) if all(at.flag != n for at in regions.values()))
        for region in (capital, *subjects):
            regions[region].flag, regions[region].capital = flag, region == capital

    def elephant(self, tail: str, head: str = "") -> None:
        """On the border, looking from tail to head; inside a region without a head."""
        self.state.india.tail, self.state.india.head = tail, head or tail

    def firm(
        self, manager: int, *shares: int, ships: Sequence[int] = (), london: int = 0, india: int = 0, value: int = 0,
        dividend: int = NOBODY,
    ) -> Firm:  # fmt: skip
        """A firm with so many shares of each family, and a ship of each of these owners."""
        for seat, n in enumerate(shares):
            self[seat].supply -= n
        held = [*shares, *[0] * (len(self.state.families) - len(shares))]
        firm = Firm(manager=manager, shares=held, value=value, dividend=dividend, london=london, india=india)
        self.state.firms.append(firm)
        for owner in ships:
            self.state.yards[self.yard(owner, "firm")].charter = manager
        return firm

    def venture(self, manager: int, strategy: str, bid: int = 0, successes: int = 0, *filled: str) -> Venture:
        """What the firm of this manager has set out to do; with a roll its card lies open."""
        firm = self.managed(manager)
        firm.venture = Venture(
            strategy=strategy, bid=bid, shown=bool(successes), successes=successes, filled=list(filled)
        )
        return firm.venture

    def managed(self, manager: int) -> Firm:
        """The firm of a manager."""
        return next(firm for firm in self.state.firms if firm.manager == manager)

    # --- running ----------------------------------------------------------------------------------------------
    def run(self, phase: str, *agenda: str | tuple[str, dict[str, Any]], script: Sequence[Any] | None = None) -> Self:
        """Work off these steps until somebody is asked; after the last one the table stops by itself."""
        self.state.turn.phase = phase
        self.game.at(turn=self.state.turn.number, phase=phase)
        self.work_off(agenda, script)
        self.look()
        return self

    def look(self) -> None:
        """Nor does anybody's cash or supply fall below zero."""
        super().look()
        assert all(family.cash >= 0 and family.supply >= 0 for family in self.state.families)

    # --- what is asked ----------------------------------------------------------------------------------------
    @property
    def asked(self) -> list[tuple[int, str]]:
        return [(decision.seat, decision.code) for decision in self.table.pending]
