"""The door: the Crown's questions are answered by its plans, unless persons pay for something else; all others go on to
whoever is asked.

Where its charts leave several answers, and for what it leaves to persons altogether, the soloist or the holder of the
Button is asked in its place.
"""

from __future__ import annotations

from typing import Any, cast

from ....kernel.decisions import Answer, Ask, Decision, Option, Pick
from ....kernel.game import Step
from ....kernel.reasons import OPEN, RuleBug
from ....parts.automa import follow
from ..state import G
from .asking import anyone, passing
from .family import WINDOW, automated, charge, chooser, crown, pass_button, price, rule_of_favour, told
from .favours import Offer, offers
from .keeping import begin, keep
from .plans import armies, company, hiring, india, london, parliament
from .plans.plan import Planned, Plans

PLANS: Plans = {
    **london.PLANS, **hiring.PLANS, **company.PLANS, **armies.PLANS, **india.PLANS, **parliament.PLANS,
}  # fmt: skip
LEFT_TO_PERSONS = frozenset({"events.allies", "events.pieces", "events.rebels", "parliament.more"})


def door(game: G, ask: Ask) -> Step:
    """What a step asks: the answer, or the answers of all who are asked at once."""
    made = ask() if callable(ask) else ask
    if not made:
        return None
    if type(made) is not list:
        asked = cast("Decision", made)
        if not automated(game, asked.seat):
            return (yield ask)
        return (yield from _answer(game, ask, {}))
    if not any(automated(game, asked.seat) for asked in made):
        return (yield ask)
    return (yield from _answer_together(game, ask))


def _group(ask: Ask) -> list[Decision]:
    made = ask() if callable(ask) else ask
    return list(made) if made else []  # type: ignore[arg-type]


def _answer_together(game: G, ask: Ask) -> Step:
    """Persons answer first, all at once; then the Crown, whom somebody may pay with these answers before him."""

    def persons() -> list[Decision] | None:
        return [asked for asked in _group(ask) if not automated(game, asked.seat)] or None

    heard: dict[int, Answer] = {}
    if persons():
        answers = yield persons
        if answers is None and not _group(ask):
            return None
        heard = {asked.seat: answer for asked, answer in zip(persons() or [], answers or [], strict=True)}
    found = []
    for asked in _group(ask):
        if automated(game, asked.seat):
            found.append((yield from _answer(game, lambda: _own(game, ask), heard)))
        else:
            found.append(heard[asked.seat])
    return found


def _own(game: G, ask: Ask) -> Decision | None:
    return next((asked for asked in _group(ask) if automated(game, asked.seat)), None)


def _single(ask: Ask) -> Decision | None:
    made = ask() if callable(ask) else ask
    return cast("Decision | None", made or None)


# --- one question ---------------------------------------------------------------------------------------------
def plan_of(game: G, asked: Decision) -> Planned:
    """What its charts answer, checked as a person's answer is."""
    return cast("Planned", follow(game, asked, unchecked))


def unchecked(game: G, asked: Decision) -> Planned:
    """The same, to compare: what is paid for may open an answer that is closed so far."""
    plan = PLANS.get(asked.code)
    if plan is None:
        raise RuleBug(f"the Crown has no plan for {asked.code!r}")
    return plan(game, asked)


def _answer(game: G, ask: Ask, heard: dict[int, Answer]) -> Step:
    asked = _single(ask)
    if asked is None:
        return None
    if asked.code in LEFT_TO_PERSONS:
        return (yield lambda: _for_persons(game, ask))
    begin(game, asked)
    while (asked := _single(ask)) is not None:
        planned = plan_of(game, asked)
        taken = yield from anyone(game, lambda seat: _question(game, seat, ask, heard))
        if taken is None:
            return (yield from _settle(game, ask, planned))
        seat, value = taken
        offer = _taken(game, ask, heard, value)
        if offer is None:
            continue
        charge(game, seat, offer.favour, price(game, offer.favour, offer.each) or 0)
        if offer.effect:
            offer.effect()
        if offer.decides:
            answer = asked.check(offer.answer)
            keep(game, asked, answer, None)
            return answer
    return None


def _for_persons(game: G, ask: Ask) -> Decision | None:
    """The same question, put to who chooses for the Crown."""
    asked = _single(ask)
    if asked is not None:
        asked.seat = chooser(game)
    return asked


def _settle(game: G, ask: Ask, planned: Planned) -> Step:
    """The plan's answer. Between equal ones a person chooses, or lots are drawn."""
    asked = _single(ask)
    if asked is None:
        return None
    answer = planned.answer
    if len(planned.tied) > 1:
        answer = yield lambda: _choice(game, ask, planned)
        answer = planned.answer if answer is None else answer
    elif len(planned.lots) > 1:
        answer = game.chance.choice(planned.lots, "crown")
    elif planned.lots:
        answer = planned.lots[0]
    answer = asked.check(answer)
    if planned.code:
        row, by = f"row.{planned.code}", planned.params.get("by", "")
        game.log("crown.chose", planned.rule, seat=asked.seat, row=row, by=by,
                 climate=f"climate.{crown(game).climate}")  # fmt: skip
        told(game, row, by, planned.rule, asked.code)
    if planned.passes:
        pass_button(game)
    keep(game, asked, answer, planned)
    return answer


def _choice(game: G, ask: Ask, planned: Planned) -> Decision | None:
    asked = _single(ask)
    if not isinstance(asked, Pick):
        return None
    options = [option for option in asked.options if option.value in planned.tied and option.why is OPEN]
    return Pick(chooser(game), "crown.choice", options, "jc2.solo.free_choice") if len(options) > 1 else None


# --- what persons can pay for ---------------------------------------------------------------------------------
def _open(game: G, ask: Ask, heard: dict[int, Answer], seat: int) -> list[Offer]:
    asked = _single(ask)
    if asked is None:
        return []
    return [
        offer for offer in offers(game, asked, unchecked, heard)
        if (offer.seats is None or seat in offer.seats) and _affordable(game, seat, offer)
    ]  # fmt: skip


def _affordable(game: G, seat: int, offer: Offer) -> bool:
    due = price(game, offer.favour, offer.each)
    return due is not None and crown(game).cubes[seat] >= due


def _question(game: G, seat: int, ask: Ask, heard: dict[int, Answer]) -> Decision | None:
    found, asked = _open(game, ask, heard, seat), _single(ask)
    if not found or asked is None:
        return None
    planned = plan_of(game, asked)
    options = [_option(game, offer) for offer in found]
    return Pick(seat, "crown.favours", [passing(), *options], rule_of_favour(found[0].favour), window=WINDOW,
                row=f"row.{planned.code}" if planned.code else "row.plan", held=crown(game).cubes[seat])  # fmt: skip


def _option(game: G, offer: Offer) -> Option:
    return Option(
        [offer.favour, *offer.value], OPEN, offer.target, "crown.offer", favour=f"favour.{offer.favour}",
        what=list(offer.words), amount=offer.amount, holder=offer.holder, cubes=price(game, offer.favour, offer.each),
    )  # fmt: skip


def _taken(game: G, ask: Ask, heard: dict[int, Answer], value: list[Any]) -> Offer | None:
    asked = _single(ask)
    if asked is None:
        return None
    found = offers(game, asked, unchecked, heard)
    return next((offer for offer in found if [offer.favour, *offer.value] == value), None)
