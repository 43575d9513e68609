"""`play`: a whole game in a terminal, with numbered options, reasons for closed ones, undo and save."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from .. import lobby, thinking
from ..kernel import history, saves
from ..kernel.book import Book
from ..kernel.decisions import Decision
from ..kernel.reasons import Refused
from ..kernel.rulebook import around, ledger
from ..present import Presenter, rows
from . import bargain
from .board import TextBoard
from .files import print_log, read, write
from .options import options_from
from .plain import MOST_DIGITS, whole
from .words import complaint, known, say

if TYPE_CHECKING:
    from ..contract import BotMove
    from ..contract import choices as border
    from ..contract.lobby import NewSeat


def run(arguments: argparse.Namespace) -> int:
    book = saves.loads(read(arguments.load)) if arguments.load else _new(arguments)
    return Terminal(book).play()


def _new(arguments: argparse.Namespace) -> Book:
    """`--seats human,steady,steady`; without it one person against the strongest bots that answer at once."""
    rules = lobby.rules_of(arguments.game)
    kinds = [kind.strip() for kind in arguments.seats.split(",") if kind.strip()]
    if not kinds:
        quick = [name for name, search in lobby.bots_of(arguments.game).items() if not search]
        kinds = [lobby.HUMAN] + [quick[-1]] * (rules.scenario(arguments.scenario).seats[0] - 1)
    known = {lobby.HUMAN: lobby.HUMAN} | {name: f"bot.{name}" for name in lobby.bots_of(arguments.game)}
    seats: list[NewSeat] = [
        {"name": say("seat", n=n + 1, kind=known.get(kind, lobby.HUMAN)), "kind": kind} for n, kind in enumerate(kinds)
    ]
    seed = arguments.seed or secrets.token_hex(4)
    options = options_from(arguments.option)
    lobby.SETUP.check(
        {"game": arguments.game, "scenario": arguments.scenario, "options": options, "seed": seed, "seats": seats}, ""
    )
    return lobby.new_book(arguments.game, arguments.scenario, options, seed, seats)


class Terminal:
    """Asks people at the terminal, lets bots move, prints what happened."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.presenter = Presenter(book)
        self.logged = 0

    @property
    def package(self) -> str:
        return self.book.table.ruleset.package

    def play(self) -> int:
        print(say("play.help"))
        while self.book.table.result is None:
            # Bots answer offers at once; whatever else they are asked can wait for the people.
            people = [d for d in self.book.table.pending if self.book.table.players[d.seat].human]
            if not people or self.book.table.game.deals["open"]:
                moved = thinking.one_bot_move(self.presenter, patient=True)
                self.say_why(moved)
                if moved["moved"]:
                    continue
            self.tell(people[0].seat)
            if not self.ask(people[0]):
                return 0
        self.tell(None)
        over = self.presenter.over()
        assert over is not None
        for line in over["lines"]:
            print(
                f"  {self.presenter.names[line['seat']]:<20} {line['text']:<30} {line['amount']:>6} {line['total']:>6}"
            )
        print(over["text"])
        return 0

    def say_why(self, moved: BotMove) -> None:
        """A bot gives its reason for what it does with an offer."""
        why = moved.get("why")
        if why:
            print(f"  {self.presenter.names[moved['seat']]}: {why['text']}")

    def tell(self, viewer: int | None) -> None:
        print_log(self.book, viewer, self.logged + 1 if self.logged else 0)
        self.logged = self.book.table.position

    # --- one question -----------------------------------------------------------------------------------------
    def ask(self, decision: Decision) -> bool:
        """Ask until something has been done; False to leave."""
        said = self.presenter.decision(decision)
        facts = TextBoard(self.presenter).seat(self.presenter.seats([])[decision.seat])
        print(f"\n{facts}\n{self.presenter.names[decision.seat]}: {said['text']}")
        if said["help"]:
            print(f"  {said['help']}")
        choices = rows(said)
        for number, row in enumerate(choices, 1):
            closed = f"  ({row['closed']['text']})" if "closed" in row else ""
            detail = f"  – {row['detail']}" if row.get("detail") else ""
            shown = NEITHER if said["kind"] == "amount" else number
            print(f"  {'-' if closed else shown:>3}  {row['text']}{detail}{closed}")
        self._show_acts(decision.seat)
        print("  " + _how(said, len(choices)))
        while True:
            try:
                typed = input("> ").strip()
            except EOFError:
                return False
            try:
                done = self.obey(typed, decision, choices)
            except Refused as refused:
                print(self.complaint(refused))
                continue
            if done is not None:
                return done

    def complaint(self, refused: Refused) -> str:
        """In the words of the game, or of the command line for what only it knows."""
        why = refused.reason
        if known(why.rule):
            return complaint(refused)
        return self.presenter.reason_text(why.rule, why.params)

    def _show_acts(self, seat: int) -> None:
        for number, act in enumerate(self.book.table.acts(seat), 1):
            said = self.presenter.option(act, "act")
            closed = f"  ({said['closed']['text']})" if "closed" in said else ""
            print(f"   x{number}  {said['text']}{closed}")

    def obey(self, typed: str, decision: Decision, choices: Sequence[border.Option]) -> bool | None:
        """True: go on; False: leave; None: ask again."""
        table = self.book.table
        word, _, rest = typed.partition(" ")
        if word in ("q", "quit"):
            return False
        if word in ("u", "undo"):
            history.warm(table)
            table.undo(decision.seat)
            self.logged = min(self.logged, table.position)
            print(say("play.undone"))
            return True
        if word in ("s", "save"):
            if not rest:
                raise Refused("cli.save")
            write(rest, saves.dumps(self.book))
            print(say("play.saved", file=rest))
            return None
        if word in ("r", "rules"):
            known = ledger(self.package)
            for rule in around(self.package, decision.rule):
                print(f"  {rule}: {known[rule].text}")
            return None
        if word in ("b", "board"):
            print("\n".join(TextBoard(self.presenter).lines(decision.seat)))
            return None
        if word in ("h", "hint"):
            print(thinking.hint(self.presenter, decision.seat)["text"])
            return None
        if word in ("d", "deals") and not rest:
            print("\n".join(bargain.listing(self.presenter, decision.seat)))
            return None
        if word in ("d", "deals", "offer"):
            (bargain.propose if word == "offer" else bargain.obey)(self.presenter, decision.seat, rest.split())
            return True
        if word in ("?", "help", ""):
            print(say("play.help"))
            return None
        if word.startswith("x") and word[1:].isdecimal():
            acts = table.acts(decision.seat)
            table.act(decision.seat, _nth(acts, word[1:]).value)
            return True
        table.answer(decision.seat, answer_of(typed, decision.kind, choices))
        return True


NEITHER = "-"
"""Typed instead of an amount for the way out."""


def _nth(items: Sequence[Any], typed: str) -> Any:
    if not typed.isdecimal() or len(typed) > MOST_DIGITS or not 1 <= int(typed) <= len(items):
        raise Refused("cli.number", typed=typed[:20], n=len(items))
    return items[int(typed) - 1]


def answer_of(typed: str, kind: str, choices: Sequence[border.Option]) -> Any:
    """What was typed, as the rules take it."""
    words = typed.replace(",", " ").split()
    if kind == "pick":
        return _nth(choices, typed)["value"]
    if kind == "amount" and choices and typed == NEITHER:
        return choices[0]["value"]
    if kind in ("pick_many", "arrange"):
        return [] if words == ["0"] else [_nth(choices, word)["value"] for word in words]
    numbers = [whole(word, -1) for word in words]
    if kind == "allocate":
        return numbers
    if len(numbers) != 1:
        raise Refused("cli.amount", typed=typed[:20])
    return numbers[0]


def _how(said: border.Decision, count: int) -> str:
    """One line on what to type."""
    figures = {name: said.get(name, 0) for name in ("lo", "hi", "least", "most", "total")}
    return say(f"play.how.{said['kind']}{'.out' if said.get('out') else ''}", count=count, **figures)
