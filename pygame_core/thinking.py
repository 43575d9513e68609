"""Bots at the page's table: one move of a quick bot here, a long thought in a worker, a hint for a person."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .bots import Deadline, Driver, Move, levels, make
from .bots.bot import Line, Why
from .bots.chair import Chair
from .bots.driver import make_move
from .kernel import saves
from .kernel.chance import Chance
from .kernel.reasons import Refused
from .kernel.table import Table
from .present import Presenter, rows

if TYPE_CHECKING:
    from . import contract
    from .contract import lobby as border

LONGEST_THOUGHT = 60.0
FAILURES = ("raised", "late", "nonsense")
MOST_LINES = 6


def _bots(table: Table) -> Driver:
    game = table.ruleset.id
    known = levels(game)
    bots = {seat: make(game, player.kind) for seat, player in enumerate(table.players) if player.kind in known}
    return Driver(table, bots, f"{table.seed}/{table.position}")


def _searches(table: Table, seat: int) -> bool:
    return levels(table.ruleset.id)[table.players[seat].kind].search


def one_bot_move(presenter: Presenter, patient: bool = False) -> contract.BotMove:
    """The next bot's move, unless that bot thinks long and nobody here is patient: then who should think."""
    table = presenter.table
    driver = _bots(table)
    chair = driver.chair()
    if chair is None:
        return {"moved": False}
    if not patient and chair.decision is not None and _searches(table, chair.seat):
        return {"moved": False, "think": {"seat": chair.seat, "bot": table.players[chair.seat].kind}}
    before = MoveWords(presenter, chair)
    played = driver.play_one()
    assert played is not None
    # What a bot thought of its own hand is its secret; what it says of an offer is meant for the table.
    why = before.why(played.move) if played.move.move[0] == "deal" else None
    return {"moved": True, "seat": played.seat, "why": why}


def carry_out(table: Table, seat: int, move: list[Any], failed: Any) -> None:
    """Make a move that a worker found; if the worker failed, or its move is not legal, a plain one and a note."""
    driver = _bots(table)
    chair = driver.chair()
    if chair is None or chair.seat != seat:
        raise Refused("kernel.bot.none_pending")
    if failed is not None:
        driver.instead(chair, failed if failed in FAILURES else "raised")
        return
    try:
        make_move(table, seat, Move(move, Why("kernel.bot.why.failed")))
    except Refused:
        driver.instead(chair, "nonsense")


def think(position: str, seat: int, bot: str, seconds: float, seed: str, lang: str) -> contract.Thought:
    """In a worker: the best move for a seat of a position, and why. Changes no table."""
    presenter = Presenter(saves.loads(position), lang)
    table = presenter.table
    if not 0 < seconds <= LONGEST_THOUGHT:
        raise Refused("kernel.request.form", what="seconds")
    chair = _chair(table, seat)
    chance = Chance(f"think/{seed}/{seat}/{table.position}")
    words = MoveWords(presenter, chair)
    move = make(table.ruleset.id, bot).move(chair, chance, Deadline(seconds))
    return {"move": move.move, "why": words.why(move)}


def _chair(table: Table, seat: int) -> Chair:
    if type(seat) is not int or not 0 <= seat < table.mode.seats:
        raise Refused("kernel.seat", seat=str(seat)[:20])
    decision = next((asked for asked in table.pending if asked.seat == seat), None)
    chair = Chair(table, seat, decision)
    if decision is None and not chair.offers:
        raise Refused("kernel.answer.not_asked", seat=seat)
    return chair


def hint(presenter: Presenter, seat: int) -> contract.Hint:
    """What the best of the quick bots would do in this seat, and why."""
    table = presenter.table
    quick = [name for name, level in levels(table.ruleset.id).items() if not level.search]
    chair = _chair(table, seat)
    chance = Chance(f"hint/{table.seed}/{seat}/{table.position}")
    words = MoveWords(presenter, chair)
    move = make(table.ruleset.id, quick[-1]).move(chair, chance, Deadline())
    return {"move": move.move, **words.why(move)}


class MoveWords:
    """Words for the moves of one chair, gathered before the move is made (afterwards its options are gone)."""

    def __init__(self, presenter: Presenter, chair: Chair) -> None:
        self.presenter = presenter
        self.seat = chair.seat
        self.said = presenter.decision(chair.decision) if chair.decision is not None else None
        self.acts = [presenter.option(act, "act") for act in presenter.table.acts(chair.seat)]
        self.offers = {offer["id"]: offer["clauses"] for offer in presenter.table.game.deals["open"]}

    def why(self, move: Move) -> border.Why:
        """The one-line reason, and the moves that were weighed with their worth in tenths of a point."""
        params = dict(move.why.params)
        if isinstance(params.get("why"), dict):
            params["why"] = self.presenter.reason_text(params["why"]["rule"], params["why"]["params"])
        text = self.presenter.say("why", move.why.code, {**params, "move": self.move(move.move)})
        return {"text": text, "lines": [self.line(line) for line in move.why.lines[:MOST_LINES]]}

    def line(self, line: Line) -> border.WhyLine:
        return {"text": self.move(line.move), "worth": round(line.worth * 10), "games": line.games, "move": line.move}

    def move(self, move: list[Any]) -> str:
        kind, *what = move
        if kind == "answer":
            return self.answer(what[0])
        if kind == "act":
            return next((act["text"] for act in self.acts if act["value"] == what[0]), "")
        return self.deal(what)

    def answer(self, value: Any) -> str:
        said = self.said
        assert said is not None
        texts = [(row["value"], row["text"]) for row in rows(said)]

        def text(value: Any) -> str:
            return next((text for known, text in texts if known == value), str(value))

        if said["kind"] == "amount" and type(value) is int:
            return self.presenter.words.write(said["confirm"], {"n": str(value), "choice": ""})
        if said["kind"] == "allocate":
            parts = [f"{row['text']} {n}" for row, n in zip(said["slots"], value, strict=True) if n]
            return ", ".join(parts) or "0"
        if said["kind"] in ("pick_many", "arrange"):
            return ", ".join(map(text, value)) or self.presenter.words.label("none")
        return text(value)

    def deal(self, what: list[Any]) -> str:
        name, *arguments = what
        clauses = arguments[-1] if name in ("propose", "counter") else self.offers.get(arguments[0], [])
        terms = "; ".join(self.presenter.clause(clause) for clause in clauses)
        return self.presenter.say("deal", name, {"terms": terms})
