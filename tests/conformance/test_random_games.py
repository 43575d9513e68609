"""Random games go to their end, keep their sums, stay plain data and rewrite nothing that was written."""

from __future__ import annotations

import inspect

import pytest

from pygame_core.games.registry import GAMES, ruleset
from pygame_core.kernel.chance import Chance
from pygame_core.kernel.state import from_json, pack, to_json, unpack
from tests.conformance.clean import assert_clean
from tests.conformance.play import Played, Walker, as_json, every_mode, new_table


def test_a_random_game_ends_and_keeps_its_sums(game: Played) -> None:
    """Sums are compared after every entry while the game is played; here stands what must hold at the end."""
    result = game.table.result
    assert result is not None
    seats = list(range(game.mode.seats))
    assert len(result["scores"]) == game.mode.seats
    assert sorted(result["order"]) == seats
    assert set(result["winners"]) <= set(seats)
    assert_clean(result, "result")
    assert game.table.pending == []
    assert game.rules.conserved(game.table.game), "a game must name something that is conserved"


def test_what_was_written_stays_as_it_was(game: Played) -> None:
    """Neither the record nor the log shares a list with the state."""
    assert [as_json(entry) for entry in game.table.record] == game.texts
    assert as_json(game.table.game.events[: game.lines]) == game.logged or not game.lines


def test_the_state_is_plain_data(game: Played, budget: int) -> None:
    for table in [*game.samples(budget), game.table]:
        state = table.game.state
        assert_clean(state, "state")
        assert pack(unpack(table.ruleset.state, pack(state))) == pack(state)
        assert pack(from_json(table.ruleset.state, to_json(state))) == pack(state)


def test_the_agenda_is_plain_and_its_steps_exist(game: Played, budget: int) -> None:
    for table in game.samples(budget):
        inside = table.game
        assert_clean([inside.agenda, inside.added, inside.place, inside.deals], "agenda")
        for name, params in inside.agenda + inside.added:
            inspect.signature(game.rules.steps.by_name[name]).bind(inside, **params)


def test_lines_of_the_log_are_plain_data(game: Played) -> None:
    for at, place, step, code, params, rule, to in game.table.game.events:
        assert_clean([at, place, step, code, params, rule], f"event {code} at {at}")
        assert to is None or (type(to) is tuple and all(seat in range(game.mode.seats) for seat in to)), code


def test_two_tables_do_not_touch_each_other(game: Played) -> None:
    """Nothing is kept outside the state: two games played in turns end as each would alone."""
    one = Walker(new_table(game.rules, game.mode, "one"), "one")
    two = Walker(new_table(game.rules, game.mode, "two"), "two")
    for _ in range(30):
        for walker in (one, two):
            if walker.table.result is None:
                walker.move()
    for walker in (one, two):
        alone = new_table(game.rules, game.mode, walker.table.seed)
        for entry in walker.table.record:
            alone.enter(entry)
        assert alone.digest() == walker.table.digest()


@pytest.mark.parametrize("game_id", GAMES)
def test_modes_are_legal_setups_with_names_of_their_own(game_id: str) -> None:
    modes = [mode for game, mode in every_mode() if game == game_id]
    assert modes
    assert len({str(mode) for mode in modes}) == len(modes)
    for mode in modes:
        again = ruleset(game_id).mode(mode.seats, mode.scenario, mode.options)
        assert (again.seats, again.scenario, again.options) == (mode.seats, mode.scenario, mode.options)


@pytest.mark.soak
def test_many_random_games(pytestconfig: pytest.Config) -> None:
    """`--soak-games N`: fresh seeds, over all modes in turn. A failure names the seed to play again."""
    count = pytestconfig.getoption("--soak-games") or 4 * len(every_mode())
    modes = every_mode()
    for number in range(count):
        game, mode = modes[number % len(modes)]
        seed = f"soak/{number}"
        try:
            done = Played(game, mode, seed)
        except Exception as error:
            raise AssertionError(f"{game} {mode}, seed {seed!r}: {error}") from error
        middle = Chance(seed).below(done.table.position)
        again = done.at(middle)
        for entry in done.table.record[middle:]:
            again.enter(entry)
        assert again.digest() == done.digests[done.table.position], (game, str(mode), seed)
