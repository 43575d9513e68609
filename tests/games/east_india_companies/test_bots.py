"""The bots of East India Companies: what they think a thing is worth follows what it brings. (That they play whole
games, peep at nothing and answer only what is legal, the tests of `tests/bots` show for every game.)"""

from __future__ import annotations

import pytest

from pygame_core.bots import Chair, Deadline, Driver, Mind, make
from pygame_core.games.east_india_companies import RULESET, bots
from pygame_core.games.east_india_companies.bots import placing, trading, worth
from pygame_core.games.east_india_companies.bots.outlook import Outlook
from pygame_core.kernel.chance import Chance
from pygame_core.kernel.table import Player, Table

GAME = "east_india_companies"
MIND = Mind(bots)


def table_at(code: str, seats: int = 4, seed: str = "bots", period: int = 1) -> Table:
    """A game of steady players at the first question of this kind from that period on."""
    table = Table(RULESET, RULESET.mode(seats, None, None), seed)
    chance = Chance("policy")
    while table.pending[0].code != code or table.game.state.period < period:
        decision = table.pending[0]
        table.answer(decision.seat, MIND.policy(table.game, decision, chance))
    return table


def worths(table: Table) -> dict[str, float]:
    found = bots.hints(table.game, table.pending[0])
    assert found
    return {str(hint.answer): hint.worth for hint in found}


# --- what is expected of the trade -------------------------------------------------------------------------------
def test_a_plan_pays_no_more_than_there_is() -> None:
    table = table_at("navigation.zone")
    seat = table.pending[0].seat
    view = Outlook(table.game, seat)
    rich, poor = view.now(1000), view.now(3)
    assert poor.cost <= 3
    assert rich.profit >= poor.profit > 0


def test_a_faster_ship_is_planned_before_the_crowd() -> None:
    view = Outlook(table_at("navigation.zone").game, 0)
    assert view.faster(5) == 0.0
    assert view.faster(0) == 1.0
    none = dict.fromkeys(view.figures.goods, 0)
    slow, fast = (view.voyage(speed, 3, "china", none, none, 100).profit for speed in (1, 5))
    assert fast > slow


def test_a_post_makes_voyages_to_its_zone_better() -> None:
    table = table_at("navigation.zone")
    profits = []
    for owner in (1, 0):
        table.game.state.seals["formosa"] = owner
        view = Outlook(table.game, 0)
        none = dict.fromkeys(view.figures.goods, 0)
        profits.append(view.voyage(2, 4, "china", none, none, 100).profit)
    assert profits[0] < profits[1]


def test_own_ships_do_not_count_the_same_cubes_twice() -> None:
    view = Outlook(table_at("navigation.zone").game, 0)
    one, four = view.plan([(2, 4)], 1000), view.plan([(2, 4)] * 4, 1000)
    assert one.profit < four.profit < 4 * one.profit


def test_prices_follow_the_rows() -> None:
    view = Outlook(table_at("loading.ship").game, 0)
    for good in view.figures.goods:
        costs, prices = view.costs[good], view.prices[good]
        assert list(costs) == sorted(costs)
        assert list(prices) == sorted(prices, reverse=True)
        assert len(costs) == view.lying[good]


# --- hints ---------------------------------------------------------------------------------------------------------
def test_the_fee_makes_a_box_worth_less() -> None:
    table = table_at("agents.where")
    seat = table.pending[0].seat
    free = placing.Placing(table.game, seat)
    box = free.figures.box["trader.trading_silk"]
    before = free.box(box)
    table.game.state.boxes[box.id].append((seat + 1) % 4)
    assert placing.Placing(table.game, seat).box(box) < before - 1


def test_without_money_for_the_cargo_nothing_is_spent_on_ships() -> None:
    table = table_at("agents.where")
    seat = table.pending[0].seat
    mind = placing.Placing(table.game, seat)
    assert mind.spending(mind.own.cash) > mind.own.cash * mind.coin
    assert mind.best_ship(0) <= 0.0


def test_no_ship_is_weighed_that_another_one_beats() -> None:
    table = table_at("agents.where", period=3)
    seat = table.pending[0].seat
    mind = placing.Placing(table.game, seat)
    mind.own.cash = 100
    tiles = mind.buyable(0)
    assert tiles
    assert not any(placing._better(mind.figures.tiles[a], mind.figures.tiles[b]) for a in tiles for b in tiles)


def test_an_agent_that_was_stuck_in_the_centre_is_placed_next_period() -> None:
    """It belongs to no Character and goes anywhere, while the others are asked for by theirs."""
    table = table_at("agents.which", period=2)
    seat = table.pending[0].seat
    table.game.state.companies[seat].agents[0].start = ""
    table.runner.ask_again()
    assert {str(hint.answer) for hint in bots.hints(table.game, table.pending[0]) or ()} >= {"0"}
    table.answer(seat, 0)
    decision = table.pending[0]
    assert (decision.code, decision.params["at"]) == ("agents.where", "at.centre")
    assert set(worths(table)) == {str(answer) for answer in decision.answers()}


def test_two_agents_are_not_sent_to_the_same_box() -> None:
    assert placing.most([{"a": 5.0, "b": 4.0}, {"a": 5.0, "b": 1.0}], ()) == 9.0
    assert placing.most([{"a": 5.0}, {"a": 3.0}], ()) == 5.0
    assert placing.most([{"a": 5.0}], ("a",)) == 0.0


def test_a_share_is_worth_less_when_it_costs_more() -> None:
    table = table_at("exchange.turn", period=3)
    seat = table.pending[0].seat
    table.game.state.companies[seat].cash = 200
    dear = (seat + 1) % 4
    name = worth.printed(table.game).companies[dear]
    table.runner.ask_again()
    cheap = worths(table)[name]
    table.game.state.companies[dear].value += 6
    table.game.state.companies[dear].marker += 6
    assert worths(table)[name] < cheap


def test_a_cube_is_bought_where_it_brings_most() -> None:
    table = table_at("loading.ship")
    decision = table.pending[0]
    zone = worth.printed(table.game).zone[table.game.state.loading.zone]
    for good in zone.goods:
        table.game.state.europe.rows[good] = 0
    table.game.state.europe.rows[zone.goods[0]] = 20
    table.game.state.companies[decision.seat].cash = 50
    table.runner.ask_again()
    found = worths(table)
    assert found[zone.goods[1]] > max(0.0, found[zone.goods[0]])


def test_nothing_is_stored_in_the_last_period() -> None:
    table = table_at("selling.ship", period=5)
    best = max(trading.selling_hints(table.game, table.pending[0]), key=lambda hint: hint.worth)
    assert sum(best.answer) == max(sum(answer) for answer in table.pending[0].listed(200))


def test_the_ship_with_the_goods_that_all_bring_is_unloaded_first() -> None:
    table = table_at("selling.which")
    decision = table.pending[0]
    companies = table.game.state.companies
    first, second = decision.listed(2)
    cargoes = {ship.tile: ship for ship in companies[decision.seat].ships}
    cargoes[first].cargo, cargoes[second].cargo = {"tea": 2}, {"silk": 2}
    other = next(ship for ship in companies[(decision.seat + 1) % 4].ships)
    for good, best in (("tea", first), ("silk", second)):
        other.cargo = {good: 4}
        found = worths(table)
        assert max(found, key=found.__getitem__) == str(best)


def test_one_thought_serves_both_questions_of_a_placement() -> None:
    table = table_at("agents.which")
    game, seat = table.game, table.pending[0].seat
    bots.hints(game, table.pending[0])
    thought = placing.thoughts(game, seat, game.position)
    table.answer(seat, table.pending[0].listed(1)[0])
    assert table.pending[0].code == "agents.where"
    afresh = placing.Placing(game, seat)
    assert thought.worths == afresh.worths
    assert placing.thoughts(game, seat, game.position - 1) is thought


def test_the_strong_bot_imagines_games_for_weighty_questions_only() -> None:
    codes = set()
    for code in ("agents.where", "loading.ship"):
        table = table_at(code, period=2)
        move = make(GAME, "strong").move(Chair(table, table.pending[0].seat, table.pending[0]), Chance("s"), Deadline())
        codes.add((code, move.why.code))
    assert codes == {("agents.where", "kernel.bot.why.search"), ("loading.ship", "kernel.bot.why.best")}


# --- the whole -----------------------------------------------------------------------------------------------------
def test_the_worth_of_a_position_grows_with_money_shares_and_posts() -> None:
    table = table_at("exchange.turn", period=2)
    own = table.game.state.companies[0]
    before = worth.evaluate(table.game, 0)
    own.cash += 5
    richer = worth.evaluate(table.game, 0)
    own.shares[1] += 1
    holder = worth.evaluate(table.game, 0)
    assert before < richer < holder


def test_expertise_counts_before_it_takes_effect() -> None:
    table = table_at("agents.where")
    state = table.game.state
    last = state.initiative[-1]
    before = worth.evaluate(table.game, last)
    state.boxes["captain.expertise"].append(last)
    assert worth.after_expertise(table.game)[0] == last
    assert worth.evaluate(table.game, last) > before


def test_at_the_end_the_worth_is_the_score() -> None:
    table = table_at("selling.ship", period=5)
    chance = Chance("end")
    while table.result is None:
        decision = table.pending[0]
        table.answer(decision.seat, MIND.policy(table.game, decision, chance))
    assert [worth.evaluate(table.game, seat) for seat in range(4)] == [float(n) for n in table.result["scores"]]


def test_expected_wealth_comes_near_what_it_becomes() -> None:
    """Over some games the worth in the last period is close to the score, and its order is nearly the final one."""
    off = []
    for seed in range(6):
        table = table_at("navigation.zone", seed=f"near/{seed}", period=5)
        expected = [worth.evaluate(table.game, seat) for seat in range(4)]
        chance = Chance("near")
        while table.result is None:
            decision = table.pending[0]
            table.answer(decision.seat, MIND.policy(table.game, decision, chance))
        off += [e - score for e, score in zip(expected, table.result["scores"], strict=True)]
    assert abs(sum(off) / len(off)) < 40
    assert sum(abs(x) for x in off) / len(off) < 45


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_steady_is_richer_than_easy(seats: int) -> None:
    """A few games only; `build_scripts/measure.py --only eic.steady_vs_easy` counts the wins of many."""
    ahead = 0.0
    for number in range(2 * seats):
        me = number % seats
        kinds = ["steady" if seat == me else "easy" for seat in range(seats)]
        players = [Player(kind, kind) for kind in kinds]
        table = Table(RULESET, RULESET.mode(seats, None, None), f"beat/{number}", players)
        driver = Driver(table, {seat: make(GAME, kind) for seat, kind in enumerate(kinds)}, number)
        assert not [played.error for played in driver.play() if played.failed]
        assert table.result
        scores = table.result["scores"]
        ahead += scores[me] - (sum(scores) - scores[me]) / (seats - 1)
    assert ahead / (2 * seats) > 10
