"""What the Crown keeps in mind while an office acts: which entry of its list it has reached, what was paid for."""

from __future__ import annotations

from ....kernel.decisions import Answer, Decision
from ..refs import COMMANDED, MOVED, PURCHASE, TROOPS, Ally, Buy, Deploy, FamilyShip, Writer
from ..state import NOBODY, G
from ..state_crown import Moved
from .family import crown, duty, presiding
from .plans.armies import ALLIED, record
from .plans.company import next_transfer
from .plans.plan import Planned

WHERE = {
    "operations.chairman": ("chairman", ""),
    "operations.allocate": ("chairman", ""),
    "operations.envoy": ("envoy", ""),
    "operations.transfer": ("transfer", ""),
    "operations.army_transfer": ("army_transfer", ""),
    "operations.ship": ("ships", ""),
    "operations.commander": ("commander", "army"),
    "operations.administer": ("governor", "region"),
    "operations.govern": ("general", ""),
    "operations.china": ("china", ""),
    "revenue.dividends": ("dividends", ""),
    "firms.crown_invest": ("invest", ""),
}
"""The questions with which it takes up a duty, and which of their parameters says where."""
EXTRA, AGAIN = "commander.crown_buy_extra", "commander.crown_again"


def begin(game: G, asked: Decision) -> None:
    """The question is new: what held for one attempt, Deploy or success only is forgotten."""
    if asked.code == "operations.position":
        presiding(game, asked.params["presidency"])
    if asked.code not in WHERE:
        return
    of, name = WHERE[asked.code]
    mine = duty(game, of, asked.params[name] if name else "")
    if asked.code in ("operations.envoy", "operations.govern"):
        mine.named = ""
    if asked.code == "operations.govern":
        mine.entry = 0
    if asked.code == "operations.commander":
        mine.shift, mine.named = 0, ""
        mine.paid = [paid for paid in mine.paid if paid not in (EXTRA, AGAIN)]


def keep(game: G, asked: Decision, answer: Answer, planned: Planned | None) -> None:
    """The answer stands. Without a plan it was bought."""
    mine = crown(game).duty
    match asked.code:
        case "operations.chairman":
            if answer == "allocate":
                mine.named = answer
        case "operations.allocate":
            if planned:
                mine.entry = planned.params["entry"]
        case "operations.transfer" if answer != "none":
            _keep_transfer(game, answer, planned)
        case "operations.army_transfer" if answer != "none":
            if planned:
                mine.named = planned.params["to_place"]
            mine.moved = [*mine.moved, record(TROOPS.read(answer), mine.named)]
        case "operations.ship" if answer != "done":
            mine.named = ""
            mine.entry += isinstance(PURCHASE.read(answer), Buy)
        case "operations.commander" if answer != "done":
            _keep_command(game, answer)
        case "operations.administer":
            mine.entry += 1
        case "operations.govern_choice":
            mine.entry += 1


def _keep_transfer(game: G, answer: Answer, planned: Planned | None) -> None:
    mine, found = crown(game).duty, next_transfer(game)
    if planned and found:
        mine.entry, mine.named = found.entry + 1, found.to
    piece = MOVED.read(answer)
    kind, owner = ("writer", piece.seat) if isinstance(piece, Writer) else ("ship", NOBODY)
    if isinstance(piece, FamilyShip):
        owner = game.state.yards[piece.number].owner
    mine.moved = [*mine.moved, Moved(kind=kind, owner=owner, origin=piece.where, goal=mine.named)]  # type: ignore[arg-type]


def _keep_command(game: G, answer: Answer) -> None:
    mine = crown(game).duty
    match COMMANDED.read(answer):
        case Ally() if EXTRA not in mine.paid:
            mine.paid = [*mine.paid, ALLIED]
        case Deploy():
            mine.entry += 1
