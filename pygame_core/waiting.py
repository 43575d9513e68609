"""What a viewer who need not decide is told: who decides what, between what, and by when the viewer decides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .kernel.coming import coming as certain_of
from .kernel.decisions import Allocate, Amount, Arrange, Decision, Option, Pick, PickMany
from .kernel.reasons import OPEN

if TYPE_CHECKING:
    from .contract import view
    from .present import Presenter

NAMED = 4
"""So many answers are named; of more, one fewer and the number of the rest."""
WINDOW = "window"
COMMA = ","
"""Where an answer has one in it, something stronger stands between two of them."""


def waiting(presenter: Presenter, pending: list[Decision], viewer: int | None) -> list[view.Waiting]:
    """Who must decide what."""
    secret = len(presenter.table.runner.group()) > 1
    return [
        {
            "seat": decision.seat,
            "name": presenter.names[decision.seat],
            "text": presenter.say("prompt", decision.code, decision.params),
            "between": "" if secret or _hidden(presenter, decision, viewer) else between(presenter, decision),
            "secret": secret,
        }
        for decision in pending
    ]


def _hidden(presenter: Presenter, decision: Decision, viewer: int | None) -> bool:
    """Whether the answers are nobody's business but the seat's own."""
    private = WINDOW in decision.params or decision.code in presenter.table.ruleset.private
    return private and decision.seat != viewer


def between(presenter: Presenter, decision: Decision) -> str:
    """What can be answered, in a line."""
    say = presenter.say
    if isinstance(decision, Amount):
        out = "" if decision.out is None else presenter.option(decision.out, decision.code)["text"]
        return say("between", "amount", {"lo": decision.lo, "hi": decision.hi, "out": out})
    named = listed(presenter, decision)
    if isinstance(decision, PickMany):
        code = "exactly" if decision.least == decision.most else "pick_many"
        return say("between", code, {"named": named, "least": decision.least, "most": decision.most})
    if isinstance(decision, Allocate):
        return say("between", "allocate", {"named": named, "total": decision.total})
    return say("between", "arrange" if isinstance(decision, Arrange) else "pick", {"named": named})


def listed(presenter: Presenter, decision: Decision) -> str:
    """The answers that are open, as a list; options that say the same are one."""
    open_ones = [option for option in _offered(decision) if option.why is OPEN]
    texts = list(dict.fromkeys(presenter.option(option, decision.code)["text"] for option in open_ones))
    shown = texts if len(texts) <= NAMED else texts[: NAMED - 1]
    rest = len(texts) - len(shown)
    comma = presenter.say("between", "apart" if any(COMMA in text for text in shown) else "comma", {})
    if rest:
        return presenter.say("between", "rest", {"named": comma.join(shown), "n": rest})
    if len(shown) < 2:
        return comma.join(shown)
    return presenter.say("between", "last", {"named": comma.join(shown[:-1]), "last": shown[-1]})


def _offered(decision: Decision) -> Sequence[Option]:
    if isinstance(decision, Allocate):
        return decision.slots
    if isinstance(decision, Arrange):
        return decision.items
    assert isinstance(decision, Pick)
    return decision.options


def coming(presenter: Presenter, pending: list[Decision], viewer: int | None) -> str:
    """By when the viewer decides for certain; the question after a wait is told, not guessed."""
    table = presenter.table
    if viewer is None or any(decision.seat == viewer for decision in pending):
        return ""
    found = certain_of(table.game, table.ruleset.certain, viewer)
    if found is None:
        return ""
    place = table.game.place
    words = presenter.place_words({**place, **found._asdict()})
    same_turn = found.turn == place.get("turn")
    code = "turn" if not same_turn else "phase" if found.phase != place.get("phase") else "now"
    return presenter.say("coming", code, {"turn": words["turnText"], "phase": words["phaseText"]})
