"""Questions change nothing by being asked, are plain data, and know their own answers."""

from __future__ import annotations

import marshal
from collections.abc import Iterator
from itertools import islice

from pygame_core.kernel.chance import Chance
from pygame_core.kernel.decisions import Decision
from pygame_core.kernel.reasons import OPEN, Closed
from pygame_core.kernel.rulebook import ledger
from pygame_core.kernel.state import pack
from pygame_core.kernel.table import Table
from tests.conformance.clean import assert_same_in_json
from tests.conformance.law import choosable, legal, written
from tests.conformance.play import Played, as_json

SMALL = 300


def asked(game: Played, budget: int) -> Iterator[tuple[Table, Decision]]:
    for table in game.samples(budget):
        for decision in table.pending:
            yield table, decision


def inside(table: Table) -> bytes:
    """Everything that asking must not change, chance included."""
    game = table.game
    whole = (
        pack(game.state), game.agenda, game.added, game.place, game.deals, game.result, game.chance.pack(),
        game.chance.used, len(game.events), game.position, game.revealed,
    )  # fmt: skip
    return marshal.dumps(whole, 0)


def test_asking_again_asks_the_same_and_changes_nothing(game: Played, budget: int) -> None:
    for table in game.samples(budget):
        before = inside(table)
        shown = as_json([decision.describe() for decision in table.pending])
        for frame in table.runner.frames:
            frame.group = None
        assert as_json([decision.describe() for decision in table.pending]) == shown
        trade = table.ruleset.trade
        for seat in range(game.mode.seats):
            assert as_json([option.describe() for option in table.acts(seat)]) == as_json(
                [option.describe() for option in table.acts(seat)]
            )
            assert as_json(table.view(seat)) == as_json(table.view(seat))
            if trade is not None:
                assert as_json(trade.gives(table.game, seat)) == as_json(trade.gives(table.game, seat))
                trade.window(table.game, seat)
            table.ruleset.facts(table.game, seat)
            if table.ruleset.score is not None:
                table.ruleset.score(table.game, seat)
        table.view(None)
        table.ruleset.conserved(table.game)
        assert inside(table) == before, f"asking has changed the table at {table.position}"


def test_views_share_nothing_with_the_state(game: Played, budget: int) -> None:
    """Who is shown the table may scribble on what he was given."""
    for table in game.samples(max(budget // 3, 3)):
        before = inside(table)
        for seat in (None, *range(game.mode.seats)):
            _scribble(table.view(seat))
        assert inside(table) == before


def _scribble(value: object) -> None:
    if type(value) is list:
        for item in value:
            _scribble(item)
        value.append("scribble")
    elif type(value) is dict:
        for item in value.values():
            _scribble(item)
        value["scribble"] = 1


def test_questions_and_options_are_plain_and_distinct(game: Played, budget: int) -> None:
    for table, decision in asked(game, budget):
        where = f"{decision.code} at {table.position}"
        assert_same_in_json(decision.describe(), where)
        assert decision.seat in range(game.mode.seats), where
        assert decision.code, where
        values = [written(option.value) for option in choosable(decision)]
        assert len(set(values)) == len(values), f"two options of {where} have the same value"
        assert [d.seat for d in table.pending].count(decision.seat) == 1, f"{where} asks a seat twice at once"


def test_acts_are_plain_distinct_and_lead_to_a_step(game: Played, budget: int) -> None:
    for table in game.samples(budget):
        for seat in range(game.mode.seats):
            acts = table.acts(seat)
            values = [written(option.value) for option in acts]
            assert len(set(values)) == len(values)
            for option in acts:
                assert_same_in_json(option.describe(), "act")
                assert type(option.value) is list, option
                assert option.value[0] in game.rules.steps.by_name


def test_views_are_plain(game: Played, budget: int) -> None:
    for table in game.samples(budget):
        for seat in (None, *range(game.mode.seats)):
            assert_same_in_json(table.view(seat), f"view of {seat}")
            assert type(table.view(seat)) is dict


def test_every_sampled_answer_is_legal(game: Played, budget: int) -> None:
    for table, decision in asked(game, budget):
        chance = Chance(f"{table.position}")
        for _ in range(12):
            answer = decision.sample(chance)
            assert legal(decision, answer), (decision.code, answer)
            assert written(decision.check(answer)) == written(decision.check(decision.check(answer)))


def test_listed_answers_are_all_the_legal_ones(game: Played, budget: int) -> None:
    for table, decision in asked(game, budget):
        listed = list(islice(decision.answers(), SMALL + 1))
        texts = {written(decision.check(answer)) for answer in listed}
        assert all(legal(decision, answer) for answer in listed), decision.code
        assert len(texts) == len(listed), f"{decision.code} at {table.position} lists an answer twice"
        if len(listed) <= SMALL:
            assert decision.choices() == len(listed), decision.code
        else:
            assert decision.choices() > SMALL, decision.code


def test_rules_named_by_questions_and_reasons_stand_in_the_ledger(game: Played, budget: int) -> None:
    known = ledger(game.rules.package)
    for table in game.samples(budget):
        named = set()
        options = [option for seat in range(game.mode.seats) for option in table.acts(seat)]
        for decision in table.pending:
            named.add(decision.rule)
            options += choosable(decision)
        for option in options:
            if option.why is not OPEN:
                assert type(option.why) is Closed, option
                named.add(option.why.rule)
        strangers = {rule for rule in named if rule and not rule.startswith("kernel.")} - known.keys()
        assert not strangers, strangers


def test_rules_named_by_the_log_stand_in_the_ledger(game: Played) -> None:
    named = {event[5] for event in game.table.game.events if event[5]}
    assert named <= ledger(game.rules.package).keys()
