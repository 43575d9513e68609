"""How events are told, and what a recap says of a company."""

from __future__ import annotations

from typing import Any

from pygame_core.games.east_india_companies import RULESET
from pygame_core.kernel.book import Book
from pygame_core.kernel.chance import Chance
from pygame_core.kernel.table import Table
from pygame_core.present import Presenter
from pygame_core.recap import Recapper
from pygame_core.telling import Teller

GOODS_SOLD = ("Tea sold", "Spices sold", "Coffee sold", "Silk sold")


def played(seed: int, phase: str) -> Table:
    """A random game up to the first time that a phase begins, or to its end."""
    table, chance = Table(RULESET, RULESET.mode(4, "standard", {}), seed), Chance(f"story/{seed}")
    while table.result is None and table.game.place.get("phase") != phase:
        decision = table.pending[0]
        table.answer(decision.seat, decision.sample(chance))
    return table


def lines(table: Table, viewer: int | None = None) -> list[dict[str, Any]]:
    return [dict(line) for line in Teller(Presenter(Book(table)), viewer).lines()]


def test_every_tale_is_of_an_event_that_has_words() -> None:
    events = Presenter(Book(played(1, "agents"))).words.sections["event"]
    assert set(RULESET.story.tales) | set(RULESET.story.lines) <= set(events)


def test_a_share_bought_of_the_viewers_company_weighs_more_to_it() -> None:
    found = [line for seed in range(8) for line in lines(played(seed, "navigation"))
             if line["code"] == "exchange.bought"]  # fmt: skip
    assert found and all(line["weight"] == "trivia" for line in found)
    for seed in range(8):
        table = played(seed, "navigation")
        for line in lines(table, 0):
            if line["code"] == "exchange.bought":
                assert line["weight"] == ("check" if line["params"]["of"] == 0 else "trivia")


def test_income_stands_by_its_source() -> None:
    """Sales count as a company's money from the moment of the sale, under the good that was sold."""
    table = played(3, "end")
    recap = Recapper(Presenter(Book(table)), 0).recap(0, table.position)
    sold = {event.params["seat"]: 0 for event in table.log(None) if event.code == "selling.sold"}
    for event in table.log(None):
        if event.code == "selling.sold":
            sold[event.params["seat"]] += event.params["n"]
    for flow in recap["money"]:
        by_good = sum(part["amount"] for part in flow["in"] if part["text"] in GOODS_SOLD)
        assert flow["seat"] is not None and by_good == sold.get(flow["seat"], 0)
    assert sum(sold.values()) > 0


def test_what_a_ship_does_on_arrival_is_one_moment() -> None:
    found = lines(played(3, "end"))
    groups: dict[str, list[str]] = {}
    for line in found:
        if "group" in line:
            groups.setdefault(line["group"], []).append(line["code"])
    ships = [codes for codes in groups.values() if codes[0] == "loading.arrived"]
    assert ships and any("loading.bought" in codes for codes in ships)
    assert all(codes[0] in ("loading.arrived", "market.turned") for codes in groups.values())
