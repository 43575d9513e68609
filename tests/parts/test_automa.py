"""A family that no seat holds: two persons and the Crown buy prizes, and a person may refuse the Crown one."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core.kernel.chance import ScriptedChance
from pygame_core.kernel.decisions import Allocate, Decision, Option, Pick, Slot
from pygame_core.kernel.game import Game, Step, Steps
from pygame_core.kernel.reasons import OPEN, Closed, RuleBug
from pygame_core.kernel.ruleset import Ruleset, Scenario
from pygame_core.kernel.state import state
from pygame_core.kernel.table import Player, Table
from pygame_core.parts.automa import Automa, Choice, follow

PRIZES = {"horse": 3, "house": 7, "hat": 1}
CROWN = 2

steps = Steps()


@state
class Fair:
    purses: list[int]
    won: dict[str, int]
    refused: list[str]


G = Game[Fair]


def prizes(game: G, family: int) -> Pick:
    """The question that persons and the Crown are asked alike."""

    def why(prize: str, price: int) -> Closed | Any:
        if prize in game.state.won:
            return Closed("fair.taken")
        if family == CROWN and prize in game.state.refused:
            return Closed("fair.refused")
        return OPEN if price <= game.state.purses[family] else Closed("fair.cash", price=price)

    options = [Option(prize, why(prize, price), cost=price) for prize, price in PRIZES.items()]
    return Pick(family, "fair.prize", [*options, Option("none")])


def dearest(game: G, asked: Decision) -> Choice:
    able = [prize for prize in asked.answers() if prize != "none"]
    if not able:
        return Choice("none", "fair.crown.nothing")
    prize = max(able, key=lambda prize: PRIZES[prize])
    return Choice(prize, "fair.crown.dearest", "crown.picked", prize=prize)


crown: Automa[Fair] = Automa("the Crown", lambda game, family: family >= game.seats, {"fair.prize": dearest})


@steps("fair.buy")
def buy(game: G, family: int) -> Step:
    prize = yield from crown.ask(game, family, lambda: prizes(game, family))
    if crown.plays(game, family) and prize != "none":
        consent = yield lambda: Pick(0, "fair.consent", [Option("yes"), Option("no")], prize=prize)
        if consent == "no":
            game.state.refused.append(prize)
            game.next(buy, family=family)
            return
    if prize != "none":
        game.state.purses[family] -= PRIZES[prize]
        game.state.won[prize] = family


@steps("fair.close")
def close(game: G) -> None:
    game.over({"scores": [0, 0], "order": [0, 1], "winners": [0], "lines": []})


def setup(game: G) -> None:
    for family in range(game.seats + 1):
        game.later(buy, family=family)
    game.later(close)


RULES: Ruleset[Fair] = Ruleset(
    id="fair", version=1, package="pygame_core.kernel", scenarios=(Scenario("one", seats=(2,)),),
    new_state=lambda seats, scenario, options: Fair(purses=[9, 5, 7], won={}, refused=[]), state=Fair, setup=setup,
    steps=steps, view=lambda game, seat: {}, conserved=lambda game: {}, bound=20,
)  # fmt: skip


def fair() -> Table:
    players = [Player("Ann", "human"), Player("Ben", "human")]
    return Table(RULES, RULES.mode(2, None, None), "fair", players)


def asked(table: Table) -> tuple[int, str]:
    only = table.pending[0]
    return only.seat, only.code


def test_a_person_is_asked_and_the_crown_answers_at_once() -> None:
    table = fair()
    assert asked(table) == (0, "fair.prize")
    table.answer(0, "hat")
    table.answer(1, "horse")
    assert asked(table) == (0, "fair.consent")
    table.answer(0, "yes")
    assert table.game.state.won == {"hat": 0, "horse": 1, "house": CROWN}


def test_the_reason_of_an_automa_stands_in_the_log() -> None:
    table = fair()
    table.answer(0, "none")
    table.answer(1, "none")
    lines = [(line.code, line.rule, line.params) for line in table.log(0) if line.code == "crown.picked"]
    assert lines == [("crown.picked", "fair.crown.dearest", {"seat": CROWN, "prize": "house"})]


def test_what_somebody_refuses_is_closed_and_the_plan_finds_the_next_best() -> None:
    table = fair()
    table.answer(0, "none")
    table.answer(1, "none")
    table.answer(0, "no")
    assert asked(table) == (0, "fair.consent")
    table.answer(0, "no")
    table.answer(0, "no")
    assert table.game.state.won == {}
    assert table.game.result is not None, "with nothing left the Crown takes nothing and asks nobody"


def test_undo_comes_before_what_the_automa_did() -> None:
    table = fair()
    table.answer(0, "none")
    before = table.digest()
    table.answer(1, "none")
    table.answer(0, "yes")
    table.undo(0)
    table.undo(1)
    assert table.digest() == before


def lone(purses: list[int]) -> G:
    game: G = Game(Fair(purses=purses, won={}, refused=[]), ScriptedChance([]), 2, "one", {})
    return game


def test_an_answer_against_the_rules_is_a_defect_of_the_plan() -> None:
    game = lone([0, 0, 0])

    def greedy(game: G, asked: Decision) -> Choice:
        return Choice("house", "fair.crown.dearest")

    with pytest.raises(RuleBug, match=r"fair\.prize: the plan answers 'house', but Closed\('fair\.cash', price=7\)"):
        follow(game, prizes(game, CROWN), greedy)


def test_a_question_without_a_plan_is_named() -> None:
    with pytest.raises(RuleBug, match=r"the Crown has no plan for 'fair\.other'"):
        crown.decide(lone([0, 0, 0]), Pick(CROWN, "fair.other", [Option("yes")]))


def test_answers_of_every_kind_come_in_their_normal_form() -> None:
    spread = Allocate(CROWN, "fair.spread", 3, [Slot("a", 2), Slot("b", 2)])
    chosen = follow(lone([0, 0, 0]), spread, lambda game, asked: Choice([2, 1], "fair.crown.first"))
    assert (chosen.answer, chosen.rule, chosen.code) == ([2, 1], "fair.crown.first", "")
