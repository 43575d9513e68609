"""Recaps: sums that add up, sentences that are short, and what the page needs to find its way."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

import pytest

from pygame_core.door import play
from pygame_core.games import registry
from pygame_core.games.registry import ruleset
from pygame_core.kernel.book import Book
from pygame_core.kernel.chance import Chance
from pygame_core.kernel.entries import PASSED
from pygame_core.kernel.reasons import Refused
from pygame_core.kernel.table import Player, Table
from pygame_core.present import Presenter
from pygame_core.recap import Recapper, since_last_decision, span
from pygame_core.telling import Teller
from tests.facade.desk import Page
from tests.facade.test_bargain import agreed, clause, people

MOST = 700
PIECE = 45
"""So many entries a recap sums up here."""
FULL = 3
"""Alone against the Crown, bots end their first turn with the Company."""
LONGEST = 12
"""Words of a sentence, with the two of a player's name and those of a printed name."""


def random_game(game: str, seed: int) -> Table:
    rules = ruleset(game)
    modes = list(rules.modes())
    table, chance = Table(rules, modes[seed % len(modes)], seed), Chance(f"recap/{seed}")
    while table.result is None and table.position < MOST:
        decision = table.pending[0]
        table.answer(decision.seat, decision.sample(chance))
    return table


def recaps(table: Table, viewer: int | None = 0) -> list[dict[str, Any]]:
    """Recaps of the whole game, piece by piece."""
    recapper = Recapper(Presenter(Book(table)), viewer)
    starts = range(0, table.position, PIECE)
    return [dict(recapper.recap(at, min(at + PIECE, table.position))) for at in starts]


def booked(account: Mapping[str, Any], unit: str) -> list[int]:
    """What is booked of a unit. Wealth holds the money as well: what moved that is not said again."""
    units = ("cash", "points") if unit == "points" and account["wealth"] else (unit,)
    return [line["amount"] for line in account["lines"] if line["unit"] in units]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", registry.GAMES)
def test_accounts_add_up(game: str, seed: int) -> None:
    table = random_game(game, seed)
    found = recaps(table)
    for recap in found:
        for account in recap["accounts"]:
            for unit in ("cash", "points"):
                lines = booked(account, unit)
                assert 0 not in lines
                assert account["before"][unit] + sum(lines) == account["now"][unit]
    for before, after in pairwise(found):
        assert [one["now"] for one in before["accounts"]] == [one["before"] for one in after["accounts"]]
    rules = table.ruleset
    assert rules.score is not None
    now = [(rules.story.cash(table.game, seat), rules.score(table.game, seat)) for seat in range(table.mode.seats)]
    assert [(one["now"]["cash"], one["now"]["points"]) for one in found[-1]["accounts"]] == now


def bot_game(game: str, seed: int) -> tuple[Table, list[dict[str, Any]]]:
    """A whole game of bots, long enough to have several turns, and the spans of its turns as the log says them."""
    rules = ruleset(game)
    modes = [mode for mode in rules.modes() if mode.seats >= FULL]
    mode = modes[seed % len(modes)]
    table = Table(rules, mode, seed, [Player(f"Bot {seat}", "steady") for seat in range(mode.seats)])
    play(table)
    lines = Teller(Presenter(Book(table)), None).lines()
    return table, [dict(end) for line in lines for end in line.get("ended", []) if end["kind"] == "turn"]


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("game", registry.GAMES)
def test_accounts_of_every_turn_of_bots_add_up(game: str, seed: int) -> None:
    """Opening and lines make the closing, for every seat and for what all share; a turn opens as it was found."""
    table, turns = bot_game(game, seed)
    assert len(turns) > 1
    recapper = Recapper(Presenter(Book(table)), 0)
    for turn in turns:
        recap = recapper.recap(turn["from"], turn["to"])
        for account in recap["accounts"]:
            for unit in ("cash", "points"):
                assert account["before"][unit] + sum(booked(account, unit)) == account["now"][unit]
                assert (unit in account["gained"]) == (account["before"][unit] != account["now"][unit])
        for flow in recap["money"]:
            come, gone = (sum(part["amount"] for part in flow[way]) for way in ("in", "out"))  # type: ignore[literal-required]
            assert flow["before"]["amount"] + come == flow["now"]["amount"] + gone
        starts = recapper.recap(turn["from"], turn["from"])
        assert [one["now"] for one in starts["accounts"]] == [one["before"] for one in recap["accounts"]]


@pytest.mark.parametrize("game", registry.GAMES)
def test_a_turn_is_compared_with_the_one_before(game: str) -> None:
    """Of every account it says what the recap of that turn said; the first turn, and what is no turn, has none."""
    table, turns = bot_game(game, 0)
    recapper = Recapper(Presenter(Book(table)), 0)
    found = [recapper.recap(turn["from"], turn["to"]) for turn in turns]
    assert found[0]["compared"] == "" and found[0]["accounts"][0]["earlier"] == {}
    for (turn, before), after in zip(zip(turns, found, strict=True), found[1:], strict=False):
        assert after["compared"] == turn["text"]
        for was, now in zip(before["accounts"], after["accounts"], strict=True):
            assert {unit: text for unit, text in now["earlier"].items() if text[0] in "+−"} == was["gained"]
            assert now["earlier"].keys() == {"cash", "points"}
        for flow, then in zip(after["money"], before["money"], strict=True):
            moved = then["now"]["amount"] - then["before"]["amount"]
            assert (flow["earlier"][0] in "+−") == bool(moved)
    whole = recapper.recap(0, table.position)
    assert whole["compared"] == "" and all(flow["earlier"] == "" for flow in whole["money"])
    middle = recapper.recap(turns[1]["from"] + 4, turns[1]["to"])
    assert middle["compared"] == ""


@pytest.mark.parametrize("game", registry.GAMES)
def test_lines_say_why_where_there_is_room(game: str) -> None:
    causes = 0
    for seed in range(2):
        table, turns = bot_game(game, seed)
        recapper = Recapper(Presenter(Book(table)), 0)
        for turn in turns:
            for line in recapper.recap(turn["from"], turn["to"])["lines"]:
                if "why" in line:
                    causes += 1
                    assert line["why"].startswith(f"{line['who']} ") and line["why"] != line["text"]
    assert causes > 1


def test_the_orders_of_each_presidency_stand_apart() -> None:
    table, _ = bot_game("john_company_second", 0)
    flow = Recapper(Presenter(Book(table)), 0).recap(0, table.position)["money"][0]
    orders = [part["text"] for part in flow["in"] if part["text"].startswith("Orders, ")]
    assert len(orders) > 1 and len(set(orders)) == len(orders)


def test_a_recap_calls_the_viewer_you_and_is_short() -> None:
    table, turns = bot_game("john_company_second", 0)
    for viewer in (0, 1):
        for turn in turns:
            lines = Recapper(Presenter(Book(table)), viewer).recap(turn["from"], turn["to"])["lines"]
            assert [line["who"] for line in lines if line["seat"] == viewer] == ["You"]
            assert all(line["text"].startswith(line["who"]) for line in lines)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", registry.GAMES)
def test_the_flow_of_money_adds_up(game: str, seed: int) -> None:
    moved = 0
    for recap in recaps(random_game(game, seed)):
        for flow in recap["money"]:
            come, gone = (sum(part["amount"] for part in flow[way]) for way in ("in", "out"))
            assert flow["before"]["amount"] + come == flow["now"]["amount"] + gone
            assert all(part["amount"] > 0 for way in ("in", "out") for part in flow[way])
            moved += come
    assert moved > 0


@pytest.mark.parametrize("game", registry.GAMES)
def test_money_stands_under_what_it_was_for(game: str) -> None:
    """Under no heading but the phase stands money that is dealt at the beginning alone."""
    table = random_game(game, 1)
    recapper = Recapper(Presenter(Book(table)), None)
    phases = {recapper.presenter.words.label(f"phase.{phase}") for phase in table.ruleset.phases}
    headings = [line["text"] for recap in recaps(table)[1:] for account in recap["accounts"]
                for line in account["lines"] if line["unit"] == "cash"]  # fmt: skip
    assert headings and not phases & set(headings)


@pytest.mark.parametrize("game", registry.GAMES)
def test_lines_are_short_and_lead_to_their_moment(game: str) -> None:
    table = random_game(game, 2)
    presenter = Presenter(Book(table))
    for recap in recaps(table):
        seats = [line["seat"] for line in recap["lines"]]
        assert seats[: table.mode.seats] == list(range(table.mode.seats))
        assert seats[table.mode.seats :] == ([None] if table.ruleset.story.common else [])
        for line in recap["lines"]:
            assert recap["from"] <= line["at"] <= recap["to"]
            assert len(line["text"].split()) <= LONGEST, line["text"]
            assert bool(line["shown"]) == bool(line["amount"])
        assert recap["next"]
    assert not presenter.words.missing


def test_words_are_told_while_they_are_open_and_when_they_are_kept() -> None:
    page = people()
    before = page.view["meta"]["position"]
    agreed(page, clause("cash", 0, 1, n=1), clause("lend", 1, 0, n=1, turn=page.view["place"]["turn"]))
    said = page.ask("recap", **{"from": before})["promised"]
    assert {"text": "Seat 1 will pay Seat 0 at least £1 back in turn 1.", "seat": 1} in said
    agreed(page, clause("cash", 1, 0, n=1))
    said = page.ask("recap", **{"from": before})["promised"]
    assert [one["text"] for one in said] == [
        "Seat 1 kept a promise: Seat 1 will pay Seat 0 at least £1 back in turn 1."
    ]


def test_a_recap_shows_nothing_of_the_table_changed() -> None:
    table = random_game("john_company_second", 0)
    before = table.digest(), len(table.game.events), table.position
    recaps(table, None)
    assert before == (table.digest(), len(table.game.events), table.position)


@pytest.mark.parametrize("wrong", [(5, 3), (-1, 3), (0, 10_000), ("0", 3), (0, True), (2.0, 3)])
def test_a_span_lies_within_the_game(wrong: tuple[Any, Any]) -> None:
    table = random_game("auction_house", 0)
    with pytest.raises(Refused) as refused:
        span(table, 0, *wrong)
    assert refused.value.reason.rule == "kernel.recap.span"


def test_without_a_beginning_it_goes_back_to_the_last_decision_of_the_viewer() -> None:
    table = random_game("auction_house", 0)
    last = max(at for at, entry in enumerate(table.record, 1) if entry[1] == 2)
    assert since_last_decision(table, 2) == last
    assert span(table, 2, None, None) == (last, table.position)
    assert since_last_decision(table, None) == 0


def test_what_was_passed_for_somebody_is_no_decision_of_theirs() -> None:
    table = random_game("auction_house", 0)
    last = since_last_decision(table, 2)
    table.record[last - 1] = [*table.record[last - 1], PASSED]
    assert since_last_decision(table, 2) < last


def test_the_page_asks_for_what_happened_since_its_last_decision() -> None:
    page = Page("auction_house", 3)
    while page.view["place"]["turn"] != 2:
        assert page.on()
    while not page.view["decision"]:
        page.on()
    page.hinted()
    while not page.view["decision"]:
        page.on()
    found = page.ask("recap")
    position = page.view["meta"]["position"]
    assert found["to"] == position and 0 < found["from"] <= position
    assert any(one["text"].startswith("You decide") for one in found["next"])
    whole = page.ask("recap", **{"from": 0, "to": None})
    assert whole["from"] == 0 and whole["title"] == "Commissions to " + page.view["place"]["phaseText"]


def test_phases_and_turns_say_when_they_are_over() -> None:
    """Their spans lie one behind the other, and each can be asked for."""
    page = Page("auction_house", 3)
    while page.on():
        pass
    ended = [end for line in page.log for end in line.get("ended", [])]
    turns = [end for end in ended if end["kind"] == "turn"]
    assert [end["text"] for end in turns] == [f"Round {n}" for n in range(1, len(turns) + 1)] and len(turns) > 2
    for end in ended:
        assert end["from"] <= end["to"]
        page.ask("recap", **{"from": end["from"], "to": end["to"]})
    assert all(one["from"] <= two["from"] for one, two in pairwise(turns))
