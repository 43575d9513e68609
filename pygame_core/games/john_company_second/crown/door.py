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
from .favours import offers
from .keeping import begin, keep
from .offering.offer import Offer
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

    def others() -> list[Decision] | None:
        return [asked for asked in _group(ask) if not automated(game, asked.seat)] or None

    heard: dict[int, Answer] = {}
    if others():
        answers = yield others
        if answers is None and not _group(ask):
            return None
        heard = {asked.seat: answer for asked, answer in zip(others() or [], answers or [], strict=True)}
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


class Sight:
    """A question of the Crown's with its plan and all that could be paid for: made once at each position of the game,
    for whoever asks. Between two payments the position is all that can change it."""

    __slots__ = ("_asked", "_at", "_offers", "_planned", "ask", "game", "heard")

    def __init__(self, game: G, ask: Ask, heard: dict[int, Answer]) -> None:
        self.game = game
        self.ask = ask
        self.heard = heard
        self._at = -1
        self._asked: Decision | None = None
        self._planned: Planned | None = None
        self._offers: list[Offer] | None = None

    @property
    def asked(self) -> Decision | None:
        if self._at != self.game.position:
            self._at = self.game.position
            self._asked, self._planned, self._offers = _single(self.ask), None, None
        return self._asked

    def planned(self, asked: Decision) -> Planned:
        if self._planned is None:
            self._planned = plan_of(self.game, asked)
        return self._planned

    def offers(self) -> list[Offer]:
        asked = self.asked
        if asked is None:
            return []
        if self._offers is None:
            self._offers = offers(self.game, asked, unchecked, self.planned(asked), self.heard)
        return self._offers

    def question(self, seat: int) -> Decision | None:
        """What a person is asked, if there is anything that this person can pay for."""
        game, found = self.game, [offer for offer in self.offers() if _open_to(self.game, offer, seat)]
        asked = self.asked
        if not found or asked is None:
            return None
        options = [_option(game, offer) for offer in found]
        return Pick(seat, "crown.favours", [passing(), *options], rule_of_favour(found[0].favour), window=WINDOW,
                    plan=phrase(self.planned(asked)), held=crown(game).cubes[seat])  # fmt: skip

    def taken(self, value: list[Any]) -> Offer | None:
        return next((offer for offer in self.offers() if [offer.favour, *offer.value] == value), None)


def _answer(game: G, ask: Ask, heard: dict[int, Answer]) -> Step:
    sight = Sight(game, ask, heard)
    asked = sight.asked
    if asked is None:
        return None
    if asked.code in LEFT_TO_PERSONS:
        return (yield lambda: _for_persons(game, ask))
    begin(game, asked)
    while sight.asked is not None:
        taken = yield from anyone(game, sight.question)
        if taken is None:
            return (yield from _settle(game, ask, sight))
        seat, value = taken
        offer = sight.taken(value)
        if offer is None:
            continue
        charge(game, seat, offer.favour, price(game, offer.favour, offer.each) or 0)
        if offer.effect:
            offer.effect()
        sight = Sight(game, ask, heard)
        if offer.decides and (asked := sight.asked):
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


def _settle(game: G, ask: Ask, sight: Sight) -> Step:
    """The plan's answer. Between equal ones a person chooses, or lots are drawn. The plan is found anew after whatever
    persons were asked: what is done beside a question may change it."""
    asked = sight.asked
    if asked is None:
        return None
    planned = sight.planned(asked)
    answer = planned.answer
    if len(planned.tied) > 1:
        chosen = yield lambda: _choice(game, ask)
        asked = sight.asked
        if asked is None:
            return None
        planned = sight.planned(asked)
        answer = chosen if chosen in planned.tied else planned.answer
    elif len(planned.lots) > 1:
        answer = game.chance.choice(planned.lots, "crown")
    elif planned.lots:
        answer = planned.lots[0]
    answer = asked.check(answer)
    if planned.code:
        why = phrase(planned)
        game.log("crown.chose", planned.rule, seat=asked.seat, why=why, climate=f"climate.{crown(game).climate}")
        told(game, why, planned.rule, asked.code)
    if planned.passes:
        pass_button(game)
    keep(game, asked, answer, planned)
    return answer


def _choice(game: G, ask: Ask) -> Decision | None:
    """Put to who chooses among answers that are as good."""
    asked = _single(ask)
    if not isinstance(asked, Pick):
        return None
    tied = plan_of(game, asked).tied
    options = [option for option in asked.options if option.value in tied and option.why is OPEN]
    return Pick(chooser(game), "crown.choice", options, "jc2.solo.free_choice") if len(options) > 1 else None


# --- what persons can pay for ---------------------------------------------------------------------------------
def _open_to(game: G, offer: Offer, seat: int) -> bool:
    due = price(game, offer.favour, offer.each)
    mine = offer.seats is None or seat in offer.seats
    return mine and due is not None and crown(game).cubes[seat] >= due


def phrase(planned: Planned) -> list[Any]:
    """The row of the chart with its figures, as the words have it."""
    return [f"row.{planned.code or 'plan'}", dict(planned.params)]


def _option(game: G, offer: Offer) -> Option:
    return Option(
        [offer.favour, *offer.value], OPEN, offer.target, "crown.offer", favour=f"favour.{offer.favour}",
        deal=[f"pay.{offer.favour}", offer.figures], holder=offer.holder, cubes=price(game, offer.favour, offer.each),
    )  # fmt: skip
