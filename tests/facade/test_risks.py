"""What an answer or an act risks, said before it is given."""

from __future__ import annotations

import pytest

from pygame_core.facade import desk
from pygame_core.games.registry import ruleset
from pygame_core.kernel.table import Table
from tests.facade.desk import Page


def test_dice_are_foretold() -> None:
    page = Page("john_company_second", 4, seed=3)
    asked = page.until("operations.trade", "operations.administer")
    values = [asked["hi"]] if asked["kind"] == "amount" else [option["value"] for option in asked["options"]]
    before = page.view["meta"]["position"]
    assert "dice" in page.ask("risks", seat=0, answers=values)["answers"]
    assert page.ask("view")["set"]["meta"]["position"] == before


def test_what_only_moves_a_piece_risks_nothing() -> None:
    page = Page("east_india_companies", 3, seed=2)
    asked = page.until("agents.where")
    values = [option["value"] for option in asked["options"] if "closed" not in option]
    assert set(page.ask("risks", seat=0, answers=values)["answers"]) == {""}


def test_a_sale_of_shares_and_a_mortgage_give_property_away() -> None:
    page = Page("east_india_companies", 3, seed=2, options={"mortgage": True})
    found = set()
    while {"shares.sell", "mortgage.take"} - found and page.on():
        acts = [act["value"] for act in page.view["acts"] if "closed" not in act]
        if acts:
            said = page.ask("risks", seat=0, acts=acts)["acts"]
            assert set(said) == {"property"}
            found |= {value[0] for value in acts}
    assert found >= {"shares.sell", "mortgage.take"}


def test_what_is_passed_after_an_answer_counts_with_it() -> None:
    """The last ship of one kind is sent without a question, and then a market card may be turned up."""
    page = Page("east_india_companies", 3, seed=2, passing={})
    flags = desk.find(page.table).book.table.flags
    later = 0
    while page.on():
        asked = page.view["decision"]
        if asked and asked["kind"] == "pick":
            value = next(option["value"] for option in asked["options"] if "closed" not in option)
            [risk] = page.ask("risks", seat=0, answers=[value])["answers"]
            position = page.view["meta"]["position"]
            page.answer(value)
            assert bool(risk) is any(flags[position:]), (asked["code"], risk)
            later += bool(risk) and not flags[position]
    assert later


def test_what_comes_after_other_answers_of_the_decision() -> None:
    page = Page("east_india_companies", 3, seed=2)
    while True:
        asked = page.until("navigation.zone")
        zone = next(option["value"] for option in asked["options"] if "closed" not in option)
        reply = page.ask("preview", seat=0, answers=[zone])
        if reply["set"].get("decision"):
            break
        page.hinted()
    ships = [option["value"] for option in reply["set"]["decision"]["options"] if "closed" not in option]
    assert page.ask("risks", seat=0, after=[zone], answers=ships)["answers"] == [""] * len(ships)


def test_a_sealed_answer_opens_with_the_others() -> None:
    page = Page("auction_house", 3, seed=1)
    page.until("sale.bid")
    assert page.ask("risks", seat=0, answers=[0])["answers"] == ["secret"]


def test_the_events_by_which_something_goes_are_events_of_the_game() -> None:
    for game, codes in (("east_india_companies", 2), ("john_company_second", 5), ("auction_house", 1)):
        rules = ruleset(game)
        assert len(rules.spent) == codes


@pytest.mark.parametrize(
    ("keys", "code"),
    [
        ({"seat": 0, "answers": "all"}, "kernel.form.list"),
        ({"seat": 0, "acts": [["no.such.act"]]}, "kernel.act.not_offered"),
        ({"seat": 0, "answers": ["nothing of the kind"]}, "kernel.answer.not_offered"),
    ],
)
def test_what_is_not_legal_is_refused(keys: dict[str, object], code: str) -> None:
    page = Page("east_india_companies", 3)
    while not page.view["decision"]:
        page.on()
    answer = page.send("risks", **keys)
    assert not answer["ok"] and answer["error"]["code"] == code
    assert isinstance(desk.find(page.table).book.table, Table)
