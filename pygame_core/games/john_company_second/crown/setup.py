"""The game for one and two before the first turn: cubes, setup cards, where the Crown sits, its first AI card."""

from __future__ import annotations

from typing import Any

from ....kernel.decisions import Decision, Option, Pick
from ....kernel.game import Step
from ....kernel.reasons import OPEN
from .. import targets
from ..components import OFFICES
from ..components.figures import Printed
from ..components.start import Scenario
from ..pieces import held_by
from ..state import NOBODY, G, families, printed, steps
from ..state_crown import Crown, Duty, Presiding
from . import cards
from .family import crown, level_figures, level_of, persons, seat_of, solo


def new_crown(seats: int, figures: Printed, options: dict[str, Any]) -> Crown:
    """What lies on its board before the setup: the persons' cubes by the level, the rest its own."""
    level = level_figures(seats, figures, options)
    own = level.solo if seats == 1 else level.two
    return Crown(
        seat=seats, circle=list(range(seats + 1)), deck=[], card=0, used=[], climate="lion", turned=0,
        cubes=[*[own] * seats, figures.crown.cubes - seats * own], button=NOBODY, gone=[], formed=[], season="",
        splay=[], duty=Duty(of="", where="", turn=0), presiding=Presiding(home="", turn=0), rewarded=[], funded={},
        lent_to=NOBODY, lent=0, voted=False, bought=False, deeds=[],
    )  # fmt: skip


# --- setup cards ----------------------------------------------------------------------------------------------
def _scenario(game: G) -> Scenario:
    return printed(game).scenarios[game.scenario]


def label(game: G, number: int) -> str:
    return f"setup.{_scenario(game).cards}.{number}"


def deal(game: G) -> None:
    """The twelve basic cards alone are used; from Expert on the Crown has some of the others beside."""
    world = game.state
    world.drafted = [[] for _ in families(game)]
    extra = printed(game).crown.levels[level_of(game)].extra  # type: ignore[index]
    world.drafted[seat_of(game)] = game.chance.sample(list(_scenario(game).extra), extra, "setup")
    basic, at_a_time = len(_scenario(game).basic), printed(game).crown.round
    if solo(game) and game.options["dealt"]:
        game.later(deal_at_random)
        return
    for _ in range(basic // (at_a_time * len(persons(game)))):
        game.later(draw_setup)


def _left(game: G) -> list[int]:
    taken = {number for numbers in game.state.drafted for number in numbers}
    return [number for number in _scenario(game).basic if number not in taken]


@steps("crown.setup.deal")
def deal_at_random(game: G) -> None:
    """The variant without a choice: a third of the cards for the person, the rest for the Crown."""
    world = game.state
    numbers = _left(game)
    own = len(numbers) // printed(game).crown.round
    world.drafted[0] = sorted(game.chance.sample(numbers, own, "setup"))
    world.drafted[seat_of(game)] += [number for number in numbers if number not in world.drafted[0]]


@steps("crown.setup.draw")
def draw_setup(game: G) -> Step:
    """Each person draws three cards: one alone keeps one of them, each of two gives one away; the rest is the
    Crown's."""
    world = game.state
    each = printed(game).crown.round
    drawn = game.chance.sample(_left(game), each * len(persons(game)), "setup")
    world.hands = [sorted(drawn[seat * each : (seat + 1) * each]) for seat in persons(game)] + [[]]
    game.reveal()
    picked = yield lambda: [_question(game, seat) for seat in persons(game)]
    for seat, number in zip(persons(game), picked, strict=True):
        rest = [other for other in world.hands[seat] if other != number]
        kept, given = ([number], rest) if solo(game) else (rest, [number])
        world.drafted[seat] += kept
        world.drafted[seat_of(game)] += given
        rule = "jc2.solo.setup_cards" if solo(game) else "jc2.solo.setup_cards_two"
        game.log("crown.kept", rule, seat=seat, cards=[label(game, card) for card in kept],
                 given=[label(game, card) for card in given])  # fmt: skip
    world.hands = []


def _question(game: G, seat: int) -> Decision:
    options = [
        Option(number, OPEN, targets.SETUP[number], "setup.draft", card=label(game, number))
        for number in game.state.hands[seat]
    ]
    if solo(game):
        return Pick(seat, "crown.keep", options, "jc2.solo.setup_cards", n=len(options) - 1)
    return Pick(seat, "crown.give", options, "jc2.solo.setup_cards_two", n=len(options) - 1)


# --- the table ------------------------------------------------------------------------------------------------
@steps("crown.setup.seat")
def sit_down(game: G) -> None:
    """Where the Crown sits, its first AI card, the climate, and who begins with the Button."""
    mine = crown(game)
    mine.circle = _circle(game)
    mine.formed = sorted(_scenario(game).company, key=_number)
    cards.shuffle_deck(game)
    cards.set_climate(game, "jc2.solo.climate_start")
    if not solo(game):
        at = mine.circle.index(mine.seat)
        clockwise = cards.way(game) == "clockwise"
        mine.button = mine.circle[(at + (1 if clockwise else -1)) % len(mine.circle)]
        game.log("crown.button", "jc2.solo.button_start", seat=mine.button)


def _number(region: str) -> int:
    return next(row.number for row in OFFICES.values() if row.region == region)


def _circle(game: G) -> list[int]:
    """The Crown is last after the Chairman of the setup; as Chairman it sits before the person whose best office comes
    first."""
    mine, first = crown(game), game.state.company.former
    others = [seat for seat in persons(game) if seat != first]
    if first != mine.seat:
        return [first, *others, mine.seat]
    best = {seat: held_by(game, seat)[:1] for seat in others}
    if not any(best.values()):
        game.chance.shuffle(others, "crown")
        return [mine.seat, *others]
    return [mine.seat, *sorted(others, key=lambda seat: _rank(best[seat]))]


def _rank(best: list[Any]) -> int:
    return OFFICES[best[0]].number if best else len(OFFICES) + 1
