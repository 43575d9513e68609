"""Before anybody commits, the board says what it costs or brings: at every question of random games the rules then do
just that."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from pygame_core.games.east_india_companies import RULESET
from pygame_core.kernel.chance import Chance
from pygame_core.kernel.decisions import Allocate, Option, Pick
from pygame_core.kernel.reasons import OPEN
from pygame_core.kernel.ruleset import Mode
from pygame_core.kernel.table import Table
from tests.games.east_india_companies.board import Board
from tests.games.laid_out import LaidOut

MODES = list(RULESET.modes())
GAMES = 2
FOLLOWS = ("agents.discard", "navigation.ship")
"""What still belongs to the choice: which ship goes."""


class At(Board):
    """A table of a game under way, to work off steps of one's own."""

    def __init__(self, table: Table) -> None:
        LaidOut.__init__(self, table)
        self.state = self.game.state
        self.figures = self.game.components


def positions(mode: Mode) -> Iterator[Table]:
    """Random games at each question, of which some are preceded by an act beside it."""
    for seed in range(GAMES):
        table, chance = Table(RULESET, mode, f"said/{seed}"), Chance(f"said/{mode}/{seed}")
        while table.result is None:
            yield table
            asked = table.pending[0]
            acts = [option.value for option in table.acts(asked.seat) if option.why is OPEN]
            if acts and not chance.below(9):
                table.act(asked.seat, chance.choice(acts))
            else:
                table.answer(asked.seat, asked.sample(chance))


def priced(table: Table) -> Iterator[tuple[int, Option]]:
    """The options of the question that say what money is left after them."""
    asked = table.pending[0]
    if isinstance(asked, Pick):
        for option in asked.options:
            if option.why is OPEN and "cash" in option.params and asked.code != "close.raise":
                yield asked.seat, option


def tried(table: Table, seat: int, value: Any, act: bool = False) -> Table:
    copy = table.fork()
    copy.game.quiet = False
    (copy.act if act else copy.answer)(seat, value)
    return copy


def told(copy: Table, since: Table, code: str) -> list[dict[str, Any]]:
    """What the last entry told."""
    return [event.params for event in copy.log(None, len(since.record)) if event.code == code]


@pytest.mark.parametrize("mode", MODES, ids=map(str, MODES))
def test_what_is_left_after_a_choice_is_what_it_says(mode: Mode) -> None:
    """Ships, boxes with their fees, shares, trips, goods, ships left abroad, pledges redeemed."""
    met: Counter[str] = Counter()
    chance = Chance(f"left/{mode}")
    for table in positions(mode):
        found = list(priced(table))
        if not found or chance.below(3):
            continue
        seat, option = chance.choice(found)
        asked = table.pending[0]
        before = [company.cash for company in table.game.state.companies]
        copy = tried(table, seat, option.value)
        if copy.pending and (copy.pending[0].seat, copy.pending[0].code in FOLLOWS) == (seat, True):
            copy.answer(seat, copy.pending[0].sample(chance))
        after = [company.cash for company in copy.game.state.companies]
        if any(event.code.startswith("neutral.") for event in copy.log(None, len(table.record))):
            continue  # the neutral company has moved since, and the bank may have paid for that
        assert after[seat] == option.params["cash"], (asked.code, option.value)
        if asked.code == "agents.where" and option.value != "centre":
            there = table.game.state.boxes[option.value]
            moved = [now - was for was, now in zip(before, after, strict=True)]
            moved[seat] = 0
            assert sum(moved) == option.params["fee"], option.value
            assert {other for other, n in enumerate(moved) if n} <= set(there)
        met[asked.code] += 1
    assert {"agents.where", "exchange.turn", "navigation.zone", "loading.ship", "agents.ship"} <= set(met), met


@pytest.mark.parametrize("mode", MODES, ids=map(str, MODES))
def test_each_further_cube_costs_and_brings_what_is_listed(mode: Mode) -> None:
    bought = sold = 0
    chance = Chance(f"cubes/{mode}")
    for table in positions(mode):
        asked = table.pending[0]
        if asked.code == "loading.ship" and isinstance(asked, Pick):
            option = chance.choice([one for one in asked.options if "prices" in one.params] or [asked.options[0]])
            copy, paid = table.fork(), []
            for _ in option.params.get("prices", ()):
                now = copy.pending[0] if copy.pending else None
                if now is None or (now.seat, now.params.get("tile")) != (asked.seat, asked.params["tile"]):
                    break
                if next(one for one in now.options if one.value == option.value).why is not OPEN:  # type: ignore[attr-defined]
                    break
                cash = copy.game.state.companies[asked.seat].cash
                copy.answer(asked.seat, option.value)
                if copy.game.state.phase.name != "loading":
                    break  # dividends may have come since
                paid.append(cash - copy.game.state.companies[asked.seat].cash)
            assert paid == option.params.get("prices", [])[: len(paid)]
            bought += len(paid) > 1
        elif isinstance(asked, Allocate) and asked.code.startswith("selling."):
            counts = asked.sample(chance)
            assert isinstance(counts, list)
            listed = [sum(slot.params["prices"][:n]) for slot, n in zip(asked.slots, counts, strict=True)]
            copy = tried(table, asked.seat, counts)
            said = [row for row in told(copy, table, "selling.sold") if row["seat"] == asked.seat]
            goods = [slot.params["good"] for slot, n in zip(asked.slots, counts, strict=True) if n]
            assert [row["n"] for row in said][: len(goods)] == [n for n in listed if n]
            assert [row["good"] for row in said][: len(goods)] == goods
            sold += len(goods) > 0
    assert bought > 5 and sold > 5


@pytest.mark.parametrize("mode", MODES, ids=map(str, MODES))
def test_an_act_beside_the_question_brings_what_it_says(mode: Mode) -> None:
    met: Counter[str] = Counter()
    chance = Chance(f"acts/{mode}")
    for table in positions(mode):
        found = [(seat, option) for seat in range(mode.seats) for option in table.acts(seat) if option.why is OPEN]
        if not found or chance.below(2):
            continue
        seat, option = chance.choice(found)
        own, said = table.game.state.companies[seat], option.params
        copy = tried(table, seat, option.value, act=True)
        assert copy.game.state.companies[seat].cash == own.cash + said["earns"] == said["cash"]
        met[option.value[0]] += 1
    assert met["shares.sell"] > 5
    assert (met["mortgage.take"] > 1) == mode.options["mortgage"]


@pytest.mark.parametrize("mode", MODES, ids=map(str, MODES))
def test_who_unloads_next_leads_the_list_of_the_unloading(mode: Mode) -> None:
    seen = 0
    for table in positions(mode):
        asked = table.pending[0]
        if asked.code in ("selling.ship", "selling.which", "selling.warehouse"):
            first = table.view(None)["unloading"][0]
            assert first["company"] == table.game.components.companies[asked.seat]
            assert bool(first["ship"]) == (asked.code != "selling.warehouse")
            seen += 1
    assert seen > 10


@pytest.mark.parametrize("mode", MODES, ids=map(str, MODES))
def test_share_values_go_where_the_forecast_of_the_sales_says(mode: Mode) -> None:
    met = 0
    for table in positions(mode):
        if table.game.state.phase.name == "selling":
            at = At(table.fork())
            said = [row["value"] for row in at.table.view(None)["exchange"]["forecast"]]
            at.run("close", "close.ranking", "close.markers")
            assert said == [at.figures.values[company.value] for company in at.state.companies]
            met += any(company.sales for company in at.state.companies)
    assert met > 5
