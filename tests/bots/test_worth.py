"""What the sides of an offer are worth to whoever composes it: an estimate from what they may know."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core.bots import Chair, mind
from pygame_core.bots.worth import Worth, worth
from pygame_core.games.registry import ruleset
from pygame_core.kernel import table as kernel_table
from pygame_core.kernel.chance import Chance
from pygame_core.kernel.table import Table
from tests.bots.test_bargain import TOY, coins, crate, sale
from tests.bots.test_secrecy import alike, scrambled

JC2 = "john_company_second"
COMPARED = 12


def estimated(table: Table, seat: int, clauses: list[dict[str, Any]]) -> Worth:
    trade = table.ruleset.trade
    assert trade is not None
    return worth(mind.of(table.ruleset.id), Chair(table, seat, None), trade, clauses, Chance("worth"))


def test_money_is_worth_itself_and_a_crate_what_the_hand_pays_for_it() -> None:
    wanted, idle = sale({1: {"tea": 1}}, {0: ["tea", "tea"]}), sale({1: {"tea": 1}}, {0: ["silk", "silk"]})
    offer = [coins(0, 1, 3), crate(1, 0, "tea")]
    much, little = estimated(wanted, 0, offer), estimated(idle, 0, offer)
    assert much.money and much.gives == little.gives == 3
    assert much.gets is not None and little.gets is not None and much.gets > little.gets > 0


def test_both_sides_see_their_own() -> None:
    table = sale({1: {"tea": 1}}, {0: ["tea", "tea"]})
    offer = [coins(0, 1, 3), crate(1, 0, "tea")]
    theirs = estimated(table, 1, offer)
    assert theirs.gets == 3 and theirs.gives is not None
    assert estimated(table, 2, offer)[:2] == (None, None)


def test_words_and_what_cannot_be_given_are_not_told() -> None:
    table = sale({}, {})
    said = {"kind": "words", "from": 0, "to": 1, "text": "Soon."}
    assert estimated(table, 0, [said])[:2] == (None, None)
    assert estimated(table, 0, [crate(1, 0, "tea"), coins(0, 1, 1)])[:2] == (1, None)


@pytest.mark.parametrize("game", [JC2, TOY])
def test_it_is_the_same_whatever_is_hidden(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel_table, "CHECKPOINT_EVERY", 0)
    rules = ruleset(game)
    trade = rules.trade
    assert trade is not None
    table = Table(rules, next(rules.modes()), "worth")
    chance = Chance("walk")
    compared = 0
    while table.result is None and compared < COMPARED:
        seat = table.pending[0].seat
        giver = (seat + 1) % table.mode.seats
        if table.points[-1][0] == table.position:
            one, other = scrambled(table, seat, None), scrambled(table, seat, f"{table.position}")
            rows = trade.gives(one.game, giver)
            if (
                rows
                and rows == trade.gives(other.game, giver)
                and one.digest() != other.digest()
                and alike(one, other, seat)
            ):
                for row in rows:
                    for value in row.get("values", [1]):
                        offer = [{"kind": row["kind"], "from": giver, "to": seat, row["field"]: value}]
                        assert estimated(one, seat, offer) == estimated(other, seat, offer)
                compared += 1
        table.answer(table.pending[0].seat, table.pending[0].sample(chance))
    assert compared == COMPARED
