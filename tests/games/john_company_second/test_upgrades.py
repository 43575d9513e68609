"""Saves of older rules: each word that a state of version 1 could hold finds its place."""

from __future__ import annotations

import json
from typing import Any

import pytest

from pygame_core.games.john_company_second.promises import CARDS, card_of
from pygame_core.games.john_company_second.state import (
    NOBODY,
    Coalition,
    Election,
    Levy,
    Operations,
    Refusals,
    Revenue,
    Silent,
    Turned,
    World,
)
from pygame_core.games.john_company_second.state_crown import Duty, Presiding
from pygame_core.games.john_company_second.upgrades import from_1, from_2, from_4
from pygame_core.kernel.state import from_json, to_json
from tests.games.john_company_second.board import A, B, Board, C
from tests.games.john_company_second.crown import Beside

Json = dict[str, Any]


def old_state(*used: str, phase: str = "parliament", law: str = "calico_acts") -> Json:
    """A table of three as version 1 wrote it, with these words in it."""
    state: Json = to_json(Board(3).state)
    for seat, family in enumerate(state["families"]):
        family["promises"] = [[str(CARDS[card].guarantor), CARDS[card].promise] for card in family["promises"]]
        family.update(spent=seat, retired=2 * seat)
    del state["company"]["election"], state["parliament"]["levy"], state["london"]["season"]
    ballot = state["parliament"].pop("ballot")
    for name in ("stop", "window", "named", "votes", "against", "opposed"):
        state["parliament"][name] = ballot[name]
    state["parliament"].update(law=law, turned=[[], ["workshop/2", "yard/7", "rotten_borough_1"], []])
    state["india"]["lost"] = 3
    number = {name: state["turn"][name] for name in ("number", "last", "first")}
    state["turn"] = number | {
        "phase": phase, "used": list(used), "debt_advanced": 2, "loans": 1, "traded": ["bengal"], "support": [],
    }  # fmt: skip
    return state


def upgraded(*used: str, **how: str) -> World:
    """The checkpoint itself is not touched: another part of its save has its seal."""
    agenda = [["policy.tax", {"seat": 2, "kind": "social"}], ["policy.paid", {"taxed": "social"}]]
    old = {"at": 5, "agenda": agenda, "state": old_state(*used, **how)}
    before = repr(old)
    made = from_1(old)
    assert repr(old) == before and made["at"] == 5
    assert made["agenda"] == [["policy.tax", {"seat": 2, "kind": "social"}], ["policy.paid", {}]]
    found: World = from_json(World, from_4(from_2(made))["state"])
    return found


def test_what_stood_by_itself_has_its_place() -> None:
    world = upgraded()
    assert card_of(B, "pay_two") in world.families[B].promises
    assert (world.london.season.spent, world.london.season.retired) == ([0, 1, 2], [0, 2, 4])
    assert world.parliament.ballot.turned == [
        Turned(), Turned(workshops=2, yards=[7], cards=["rotten_borough_1"]), Turned(),
    ]  # fmt: skip
    assert (world.turn.lost, world.turn.revenue) == (3, Revenue(loans=1))
    assert world.turn.operations == Operations(debt_advanced=2, traded=["bengal"])
    assert world.company.election == Election(declared=False, support=[NOBODY] * 3, bound=[False] * 3)
    assert world.parliament.levy is None and world.turn.silent == Silent(workshops=[0] * 3, yards=[], cards=[])


def test_words_of_the_turn_have_their_places() -> None:
    turn = upgraded(
        "writer_bonus/2", "writer_bonus/0", "board_of_control", "allied/sikhs", "govern_tax/bengal",
        "govern_tax/delhi", "expenses_paid", "voiceless/workshop/1", "voiceless/yard/3", "voiceless/workshop/1",
        "voiceless/social_magazine",
    ).turn  # fmt: skip
    assert turn.bonus_writers == [2, 0]
    assert turn.operations == Operations(
        debt_advanced=2, dismissed=True, traded=["bengal"], allied=["sikhs"], burdened=["bengal", "delhi"]
    )
    assert turn.revenue == Revenue(loans=1, paid=True)
    assert turn.silent == Silent(workshops=[0, 2, 0], yards=[3], cards=["social_magazine"])


def test_refused_consents_have_their_places() -> None:
    world = upgraded(
        "refused/debt", "refused/broker/2", "refused/nepotism/chairman", "refused/oversight/madras",
        "refused/alliance/sikhs", "refused/coalition/0/2",
    )  # fmt: skip
    assert world.turn.refusals == Refusals(
        debt=True, broker=[2], kin=["chairman"], commands=["madras"], alliances=["sikhs"]
    )
    assert world.parliament.ballot.refused == [Coalition(by=A, credit=C)]


@pytest.mark.parametrize(("law", "under_way"), [("calico_acts", True), ("", False)])
def test_marks_of_a_vote_live_as_long_as_it_does(law: str, under_way: bool) -> None:
    ballot = upgraded("voted_for/1", "votes_cast", "refused/coalition/0/2", law=law).parliament.ballot
    assert (ballot.supported, ballot.cast) == ([False, under_way, False], under_way)
    assert bool(ballot.refused) == under_way


@pytest.mark.parametrize("kind", ["company_share", "windows", "shipping"])
def test_a_tax_that_is_being_paid_goes_on(kind: str) -> None:
    assert upgraded(f"taxed/{kind}").parliament.levy == Levy(on=kind)


@pytest.mark.parametrize(("phase", "bound"), [("hiring", True), ("operations", False)])
def test_bound_shares_stay_bound_while_there_is_no_chairman(phase: str, bound: bool) -> None:
    assert upgraded("support/2", phase=phase).company.election.bound == [False, False, bound]


@pytest.mark.parametrize(("phase", "card"), [("london", "mr_rochester"), ("end", "lady_newcome")])
def test_a_season_and_final_scoring_have_discounts_of_their_own(phase: str, card: str) -> None:
    season = upgraded(
        "season/1/mr_rochester", "final/1/lady_newcome", "season/2/letters", "final/2/letters", phase=phase
    ).london.season
    assert season.discounts == [[], [card], []] and season.letters == [False, False, True]


@pytest.mark.parametrize(
    "word", ["writer_bonus/2/2", "writer_bonus/two", "refused/coalition/1", "refused/peace", "levied/2"]
)
def test_a_word_of_another_form_is_not_passed_over(word: str) -> None:
    with pytest.raises(ValueError):
        upgraded(word)


def test_version_2_knew_no_firms() -> None:
    state = to_json(Board(3).state)
    old = json.loads(json.dumps(state))
    del old["firms"], old["prison"], old["turn"]["fresh"]
    del old["turn"]["operations"]["opened"], old["turn"]["refusals"]["firms"]
    for yard in old["yards"]:
        del yard["charter"]
    before = repr(old)
    assert from_2({"at": 3, "agenda": [], "state": old}) == {"at": 3, "agenda": [], "state": state}
    assert repr(old) == before


@pytest.mark.parametrize(("of", "shift"), [("presidency", -1), ("governor", 0)])
def test_version_4_kept_the_dice_of_a_presidency_with_the_duty_in_hand(of: str, shift: int) -> None:
    board = Beside("lion")
    board.crown.duty = Duty(of=of, where="madras", turn=3, shift=-1)
    old = json.loads(json.dumps(to_json(board.state)))
    del old["crown"]["presiding"], old["parliament"]["ballot"]["committed"], old["parliament"]["ballot"]["prompted"]
    before = repr(old)
    found: World = from_json(World, from_4({"at": 3, "agenda": [], "state": old})["state"])
    leads = of == "presidency"
    assert found.crown and found.crown.duty.shift == -1 and repr(old) == before
    assert found.crown.presiding == Presiding(home="madras" if leads else "", turn=3 if leads else 0, shift=shift)


def test_version_4_knew_no_families_that_are_committed_to_a_vote() -> None:
    checkpoint = {"at": 3, "agenda": [], "state": to_json(Board(3).state)}
    old = json.loads(json.dumps(checkpoint))
    del old["state"]["parliament"]["ballot"]["committed"], old["state"]["parliament"]["ballot"]["prompted"]
    before = repr(old)
    assert from_4(old) == checkpoint
    assert repr(old) == before
