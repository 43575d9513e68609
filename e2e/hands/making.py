"""Games that are made natively to be played by hand: by lot, or by computer players, with acts and deals on the way.

They are made as people at one screen could have played them: what the page passes by itself is answered at once, and
within a decision of several answers nothing else happens.
"""

from __future__ import annotations

from typing import Any

from pygame_core.bargaining import bargain, weigh
from pygame_core.bots import make
from pygame_core.bots.bot import Bot, Deadline
from pygame_core.bots.chair import Chair, waits_for
from pygame_core.bots.driver import make_move
from pygame_core.composing import follows
from pygame_core.games.registry import ruleset
from pygame_core.kernel.book import Book
from pygame_core.kernel.chance import Chance
from pygame_core.kernel.decisions import Decision
from pygame_core.kernel.reasons import OPEN, Refused
from pygame_core.kernel.ruleset import Mode
from pygame_core.kernel.table import Player, Table
from pygame_core.passing import Wishes
from pygame_core.present import Presenter

ASIDE = 7
"""One entry in so many is an act beside the question; as many are deals."""
BY_LOT = "lot"


class Maker:
    """Plays one table on; `bot` is the computer player that answers, or `BY_LOT`."""

    def __init__(self, table: Table, seed: str, bot: str = BY_LOT) -> None:
        self.table = table
        self.chance = Chance(f"hands/{seed}")
        seats = range(table.mode.seats)
        self.bots: dict[int, Bot] = {} if bot == BY_LOT else {seat: make(table.ruleset.id, bot) for seat in seats}
        self.first: Decision | None = None
        """The question with which the decision began that is being answered."""

    def to(self, most: int | None) -> Table:
        """On to so many entries, or to the end; a decision is never left half answered."""
        table = self.table
        while table.result is None and (most is None or table.position < most or self.first is not None):
            self.entry()
        return table

    def entry(self) -> None:
        table = self.table
        if self.first is not None:
            return self.answer(table.decision(self.first.seat))
        for decision in sorted(table.pending, key=lambda asked: asked.seat):
            given = Wishes().answer(decision)
            if given is not None:
                return table.answer(decision.seat, given.value)
        what = self.chance.below(ASIDE)
        if (what == 0 and self.act()) or (what == 1 and self.deal()) or self.reply():
            return None
        return self.answer(self.chance.choice(table.pending))

    def answer(self, decision: Decision) -> None:
        table = self.table
        first = self.first or decision
        table.answer(decision.seat, self.chosen(decision))
        following = None if table.flags[-1] else follows(table, first)
        self.first = first if following is not None else None

    def chosen(self, decision: Decision) -> Any:
        bot = self.bots.get(decision.seat)
        if bot is not None:
            move = bot.move(Chair(self.table, decision.seat, decision), self.chance, Deadline(None)).move
            if move[0] == "answer":
                return move[1]
        return decision.sample(self.chance)

    def act(self) -> bool:
        """An open act of some seat; False if there is none."""
        seat = self.chance.below(self.table.mode.seats)
        values = [option.value for option in self.table.acts(seat) if option.why is OPEN]
        if values:
            self.table.act(seat, self.chance.choice(values))
        return bool(values)

    # --- deals ------------------------------------------------------------------------------------------------
    def reply(self) -> bool:
        """What a computer player says to an offer; False if nobody is to say anything."""
        for offer in self.table.game.deals["open"]:
            for seat, bot in self.bots.items():
                if waits_for(offer, seat):
                    move = bot.move(Chair(self.table, seat, None), self.chance, Deadline(None))
                    make_move(self.table, seat, move)
                    return True
        return False

    def deal(self) -> bool:
        """A move in an open deal, or a new one; False if the rules refuse it."""
        table = self.table
        if table.ruleset.trade is None or table.mode.seats < 2:
            return False
        offers = table.game.deals["open"]
        try:
            if offers and self.chance.below(4):
                offer = self.chance.choice(offers)
                seat = self.chance.choice(offer["parties"])
                answers = ("accept", "accept", "reject", "counter") if waits_for(offer, seat) else ("withdraw",)
                move = self.chance.choice(answers)
                table.deal(seat, move, offer["id"], *([self.clauses(seat)] if move == "counter" else []))
            else:
                seat = self.chance.below(table.mode.seats)
                table.deal(seat, "propose", self.clauses(seat))
        except Refused:
            return False
        return True

    def clauses(self, seat: int) -> list[dict[str, Any]]:
        """An offer of this seat's, in the order in which the page puts its clauses; empty if it would not hold."""
        presenter = Presenter(Book(self.table), "en")
        found = bargain(presenter)
        others = [other for other in range(self.table.mode.seats) if other != seat]
        partners = [self.chance.choice(others) for _ in range(1 + (self.chance.below(4) == 0))]
        pairs = [pair for other in dict.fromkeys(partners) for pair in ((seat, other), (other, seat))]
        things, words = [], []
        for giver, taker in pairs:
            line = [self.thing(give, giver, taker) for give in found["gives"][str(giver)] if self.chance.below(3) == 0]
            things += sorted(filter(None, line), key=lambda row: not row.pop("money"))
        verbs = found["verbs"][str(partners[0])]
        if verbs and self.chance.below(2) == 0:
            verb = self.chance.choice(verbs)
            blanks = {blank["field"]: self.chance.choice(blank["values"])["value"] for blank in verb["blanks"]}
            words.append({"kind": verb["kind"], "from": partners[0], "to": seat, **blanks})
        parties = {row[end] for row in [*things, *words] for end in ("from", "to")} - {seat}
        # what is said goes to the first of them
        first = min(parties, default=partners[0])
        if found["words"] and self.chance.below(3) == 0:
            words.append({"kind": "words", "from": seat, "to": first, "text": "That is my word."})
        clauses = things + words
        return clauses if clauses and weigh(presenter, None, clauses)["holds"] else []

    def thing(self, give: Any, giver: int, taker: int) -> dict[str, Any] | None:
        """Some of what a seat could give; None where it has none of it."""
        row = {"kind": give["kind"], "from": giver, "to": taker, "money": give["money"]}
        if "most" in give:
            return {**row, give["field"]: 1 + self.chance.below(min(give["most"], 3))} if give["most"] else None
        values = [piece["value"] for piece in give["pieces"]]
        return {**row, give["field"]: self.chance.choice(values)} if values else None


def made(game: str, mode: Mode, seed: str, bot: str = BY_LOT, most: int | None = None) -> Table:
    """A game of people, as far as `most` entries or to its end."""
    players = [Player(f"Player {seat + 1}") for seat in range(mode.seats)]
    return Maker(Table(ruleset(game), mode, seed, players), seed, bot).to(most)
