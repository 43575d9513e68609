"""The forecast: what it says is what the rules then do, and it tells nothing that is hidden."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core import thinking
from pygame_core.games.john_company_second import checks
from pygame_core.games.john_company_second.components import PRESIDENCIES, REGIONS, TILES
from pygame_core.games.john_company_second.forecast import forecast
from pygame_core.games.john_company_second.state import NOBODY
from pygame_core.games.registry import ruleset
from pygame_core.kernel.book import Book
from pygame_core.kernel.chance import Chance
from pygame_core.kernel.decisions import Allocate, Amount, Decision, Pick
from pygame_core.kernel.table import Table
from pygame_core.present import Presenter
from tests.games.john_company_second.board import A, B, Board, C
from tests.games.john_company_second.crown import Beside
from tests.games.john_company_second.figures import PRINTED
from tests.games.john_company_second.spoken import SpokenBoard

rule = pytest.mark.rule


def told(board: Board) -> Any:
    return board.table.view(None)["forecast"]


# --- Revenue --------------------------------------------------------------------------------------------------
def company(balance: int, standing: int = 4, debt: int = 0) -> SpokenBoard:
    """Two shares with the Chairman's, a regiment and a ship at sea: £2 of expenses besides the Debt."""
    board = SpokenBoard().bare()
    board.office(A, "chairman")
    board.shares(0, 1)
    here = board.state.company
    here.balance, here.standing, here.debt = balance, standing, debt
    board.state.india.armies["madras"].regiments = 1
    here.company_ships["west_indian"] = 1
    board.state.parliament.passed.clear()
    board.state.parliament.discards.append("royal_protection")
    return board


@rule("jc2.revenue.order", "jc2.revenue.expectations.after_loans")
@pytest.mark.parametrize("debt", [0, 3, 7])
@pytest.mark.parametrize("standing", [1, 2, 4, 7])
@pytest.mark.parametrize("balance", [0, 1, 2, 8, 14, 21, 40])
def test_revenue_does_what_the_forecast_says(balance: int, standing: int, debt: int) -> None:
    board = company(balance, standing, debt)
    said = told(board)["revenue"]
    board.run("revenue", "revenue.open")
    here = board.state.company
    assert here.standing == said["standing"] and here.failed == said["failed"]
    assert (board.table.result is not None) == said["failed"]
    if said["failed"]:
        return
    assert here.balance == said["left"] == (0 if said["loans"] else balance - said["due"])
    assert here.debt == (said["loans"] or {"debt": debt})["debt"]
    dividends = said["dividends"]
    if not dividends["most"]:
        assert board.ask.code != "revenue.dividends"
        return
    raising = [option.value for option in board.options().values() if option.params["standing"]]
    assert max(board.open()) == dividends["most"] and (raising or [0])[0] == dividends["enough"]


def test_expenses_are_told_line_by_line() -> None:
    board = company(9, debt=2)
    board.officers(B, "bombay", 2, tired=1)
    lines = {line["name"]: (line["n"], line["each"], line["cost"]) for line in told(board)["revenue"]["lines"]}
    assert lines == {"debt": (2, 1, 2), "officers": (3, 1, 3), "regiments": (1, 1, 1), "ships": (1, 1, 1)}
    board.law("calico_acts", "sepoy_recruitment", "company_aids_government")
    lines = {line["name"]: line["cost"] for line in told(board)["revenue"]["lines"]}
    assert lines == {"calico": 1, "debt": 4, "officers": 3, "regiments": 0, "ships": 1}


@rule("jc2.law.royal_protection")
def test_royal_protection_is_told_while_somebody_can_use_it() -> None:
    board = company(0)
    board.state.parliament.discards.remove("royal_protection")
    board.state.parliament.passed.append("royal_protection")
    assert told(board)["revenue"]["protection"]
    board.state.company.balance = 2
    assert not told(board)["revenue"]["protection"], "nothing to protect from"
    board.state.company.balance = 0
    board.state.offices["chairman"].where = "vacant"
    assert not told(board)["revenue"]["protection"], "without a Chairman loans are taken"


def test_after_the_expenses_the_forecast_is_of_the_next_revenue() -> None:
    board = company(20)
    assert not told(board)["revenue"]["paid"]
    board.run("revenue", "revenue.open")
    assert board.ask.code == "revenue.dividends" and told(board)["revenue"]["paid"]


# --- the Elephant and the strengths ---------------------------------------------------------------------------
def threatened(ready: int, unrest: int = 1) -> SpokenBoard:
    """Maratha, strength 2, looks at the Company's Bombay."""
    board = SpokenBoard().bare()
    for region in board.state.india.regions.values():
        region.flag, region.capital = NOBODY, False
    board.conquer("bombay", "bombay")
    board.state.india.regions["bombay"].unrest = unrest
    board.state.india.armies["bombay"].regiments = ready
    board.elephant("maratha", "bombay")
    return board


def resolve(board: Board, tile: int) -> None:
    """This tile is next, and after it one that shows another region."""
    board.state.india.tiles = [*(other for other in board.state.india.tiles if other != tile), tile]
    board.run("events", "events.tile")


@rule("jc2.events.attack.strength.primary")
@pytest.mark.parametrize("tile", [tile for tile, row in PRINTED.events.tiles.items() if row.type == "crisis"])
@pytest.mark.parametrize("ready", [2, 4, 6])
def test_a_crisis_succeeds_with_the_tiles_that_the_forecast_names(ready: int, tile: int) -> None:
    board = threatened(ready)
    said = told(board)["elephant"]
    assert (said["kind"], said["by"], said["against"], said["army"]) == ("invasion", "maratha", "bombay", "bombay")
    assert (said["attack"], said["defence"], said["lost"]) == (2 + 1, ready, 1)
    wins = {row["n"]: row["wins"] for row in said["tiles"]}[PRINTED.events.tiles[tile].strength]
    resolve(board, tile)
    assert (board.state.india.regions["bombay"].control == "") == wins


@pytest.mark.parametrize("tile", [tile for tile, row in PRINTED.events.tiles.items() if row.type == "crisis"])
def test_it_is_so_between_local_regions_too(tile: int) -> None:
    board = threatened(0)
    board.elephant("mysore", "hyderabad")
    said = told(board)["elephant"]
    assert said["army"] == "" and said["lost"] == 0 and said["beats"] == 1
    assert said["wins"] == sum(row["count"] for row in said["tiles"] if row["n"] >= 1) < said["all"]
    wins = {row["n"]: row["wins"] for row in said["tiles"]}[PRINTED.events.tiles[tile].strength]
    resolve(board, tile)
    assert bool(board.state.india.regions["hyderabad"].flag != NOBODY) == wins


def test_the_next_tile_is_one_with_the_back_on_top() -> None:
    board = SpokenBoard()
    for top, row in PRINTED.events.tiles.items():
        board.state.india.tiles = [*(tile for tile in TILES if tile != top), top]
        said = told(board)["next"]
        assert row.type in [tile["kind"] for tile in said["tiles"]]
        assert said["all"] == sum(tile["count"] for tile in said["tiles"])
        assert said["all"] == len([other for other in PRINTED.events.tiles.values() if other.back == row.back])
    board.state.india.tiles = []
    assert told(board)["next"] == {"tiles": [], "all": 0}


def test_strengths_are_those_that_fights_are_reckoned_with() -> None:
    board = SpokenBoard()
    board.conquer("madras", "madras")
    board.state.india.regions["madras"].unrest = 2
    board.officers(A, "madras", 2, tired=3)
    said = {row["region"]: row for row in told(board)["strengths"]}
    assert list(said) == list(REGIONS)
    assert (said["delhi"]["own"], said["delhi"]["all"], said["delhi"]["army"]) == (1, 3, -1)
    assert (said["madras"]["army"], said["madras"]["unrest"]) == (2 + 1, 2)


# --- the vote -------------------------------------------------------------------------------------------------
def voting(*cash: int) -> SpokenBoard:
    """Tenure Limits, which start at 0, with a policy that taxes nobody here."""
    board = SpokenBoard()
    board.cash(*cash)
    parliament = board.state.parliament
    parliament.deck.remove("tenure_limits")
    parliament.ballot.law, parliament.ballot.stop, parliament.prime_minister = "tenure_limits", 4, A
    return board.run("parliament", "parliament.begin")  # type: ignore[return-value]


@rule("jc2.parliament.resolve.threshold")
@pytest.mark.parametrize(("against", "passes", "needed"), [(0, True, 1), (1, False, 1), (3, False, 3)])
def test_the_vote_is_told_as_it_stands(against: int, passes: bool, needed: int) -> None:
    board = voting(2, 3, 1)
    board.answer("done")
    if against:
        board.answer("against", B, [against])
    said = told(board)["vote"]
    assert (said["votes"], said["passes"], said["needed"]) == (-against, passes, needed)
    assert said["code"] == ("vote.passes" if passes else "vote.falls")
    families = {row["seat"]: row for row in said["families"]}
    assert (families[B]["left"], families[B]["against"]) == (3 - against, against)
    assert families[B]["can"] == ("against" if against else "both") and families[A]["can"] == "for"
    assert (families[A]["side"], families[B]["side"], families[C]["side"]) == ("for", "against" if against else "", "")
    while board.ask.code in ("parliament.vote", "parliament.more"):
        board.answer("done" if board.ask.code == "parliament.vote" else "end")
    assert ("tenure_limits" in board.state.parliament.passed) == passes
    assert told(board)["vote"] is None, "there is no vote any more"


def test_votes_left_are_cash_and_enterprises() -> None:
    board = voting(2, 3)
    board.workshops(B, 2)
    families = {row["seat"]: row for row in told(board)["vote"]["families"]}
    assert (families[B]["cash"], families[B]["cards"], families[B]["left"]) == (3, 4, 7)
    assert families[C]["code"] == "vote.spent"


# --- offices --------------------------------------------------------------------------------------------------
def offices(board: Board) -> dict[str, Any]:
    return {row["office"]: row for row in told(board)["offices"]}


def powers(row: Any) -> dict[str, Any]:
    return {power["code"]: power for power in row["powers"]}


def test_offices_say_whose_turn_it_is() -> None:
    board = SpokenBoard().bare()
    board.office(A, "director_of_trade")
    board.office(B, "manager_of_shipping")
    board.state.company.treasuries["manager_of_shipping"] = 5
    states = {office: row["state"] for office, row in offices(board).items()}
    assert set(states.values()) == {"next"}
    board.run("operations", "operations.open")
    assert board.ask.code == "operations.ship"
    states = {office: row["state"] for office, row in offices(board).items()}
    assert states["chairman"] == states["director_of_trade"] == "done"
    assert states["manager_of_shipping"] == "now"
    assert states["military_affairs"] == states["president_of_bombay"] == states["commander_of_madras"] == "next"
    board.state.turn.phase = "events"
    assert {row["state"] for row in offices(board).values()} == {"done"}


def test_vacant_offices_say_what_they_wait_for() -> None:
    board = SpokenBoard().bare()
    board.office(A, "chairman")
    found = offices(board)
    assert found["director_of_trade"]["code"] == "office.no_candidate"
    assert found["president_of_madras"]["code"] == "office.no_hirer"
    assert powers(found["chairman"])["power.hire"]["offices"] == [
        "director_of_trade", "manager_of_shipping", "military_affairs"
    ]  # fmt: skip
    board.writers(B, "madras")
    found = offices(board)
    assert (found["director_of_trade"]["code"], found["director_of_trade"]["by"]) == ("office.vacant", A)
    board.state.offices["chairman"].where = "vacant"
    assert offices(board)["chairman"]["code"] == "office.vacant_chairman"


@pytest.mark.parametrize(
    ("ships", "cash", "closed"),
    [(0, 3, "jc2.operations.no_dead_actions"), (1, 0, "jc2.operations.no_dead_dice"), (1, 3, "")],
)
def test_a_power_that_cannot_be_used_says_why(ships: int, cash: int, closed: str) -> None:
    board = SpokenBoard().bare()
    board.office(A, "president_of_madras")
    board.state.company.treasuries["president_of_madras"] = cash
    board.state.company.company_ships["south_indian"] = ships
    trade = powers(offices(board)["president_of_madras"])["power.trade"]
    assert trade.get("closed", {"rule": ""})["rule"] == closed
    if not closed:
        assert (trade["dice"], trade["permille"], trade["n"]) == (3, 704, 1)


def test_commanders_stand_behind_the_offices() -> None:
    board = SpokenBoard().bare()
    board.commander(B, "madras")
    board.officers(B, "madras", 3)
    found = told(board)["offices"]
    assert [row["office"] for row in found[-3:]] == [f"commander_of_{army}" for army in PRESIDENCIES]
    madras = found[-2]
    assert (madras["holder"], madras["code"]) == (B, "office.next")
    assert {power["region"]: power["dice"] for power in madras["powers"] if power["code"] == "power.deploy"} == {
        "madras": 2
    }


# --- in any game ----------------------------------------------------------------------------------------------
def late(seed: str, answers: int, options: dict[str, Any] | None = None) -> Table:
    """A random game after so many answers."""
    rules = ruleset("john_company_second")
    table = Table(rules, rules.mode(4, "1710", options or {}), seed)
    chance = Chance(seed)
    for _ in range(answers):
        if table.result is not None:
            break
        table.answer(table.pending[0].seat, table.pending[0].sample(chance))
    return table


@pytest.mark.parametrize("seed", ["oak", "elm", "ash"])
def test_what_is_hidden_does_not_show(seed: str) -> None:
    """Dealt afresh, what nobody may know leaves the forecast as it is."""
    for answers in (5, 40, 80, 120):
        table = late(seed, answers)
        before = forecast(table.game)
        table.ruleset.resample(table.game, NOBODY, Chance("fresh"))
        assert forecast(table.game) == before


def test_an_open_trade_is_asked_as_the_forecast_says() -> None:
    """The powers of a President and of the Director against the questions of random games."""
    met = 0
    for seed in ("oak", "elm", "ash", "fir"):
        table = late(seed, 0)
        chance = Chance(seed)
        while table.result is None and table.game.state.turn.number < 4:
            decision = table.pending[0]
            if decision.code == "operations.position" and isinstance(decision, Pick):
                met += _same(table, decision)
            table.answer(decision.seat, decision.sample(chance))
    assert met > 10


def _same(table: Table, decision: Pick) -> int:
    row = next(
        row
        for row in table.view(None)["forecast"]["offices"]
        if row["office"] == f"president_of_{decision.params['presidency']}"
    )
    asked = [option for option in decision.options if option.value == "trade"]
    for option in asked:
        assert bool(option.why) == ("closed" not in powers(row)["power.trade"])
        assert row["state"] == "now"
    return len(asked)


# --- odds -----------------------------------------------------------------------------------------------------
CHECKED = {checks.SUCCESS, checks.FAILURE, checks.CATASTROPHE}


def promised(decision: Decision, answer: Any) -> Any:
    """The odds that were told of an answer, or None."""
    if isinstance(decision, Pick):
        return next(option.params.get("odds") for option in decision.options if option.value == answer)
    odds = decision.params.get("odds")
    number = answer if isinstance(decision, Amount) else sum(answer) if isinstance(decision, Allocate) else 0
    return odds["by"][number - odds["from"]] if odds and type(number) is int else None


@pytest.mark.parametrize("seed", ["oak", "elm", "ash", "fir", "yew", "box"])
def test_whoever_has_dice_rolled_is_told_their_odds(seed: str) -> None:
    """Each check of a random game against what was known when it was decided."""
    table, chance, rolled = late(seed, 0), Chance(seed), set()
    while table.result is None:
        decision = table.pending[0]
        answer = decision.sample(chance)
        table.answer(decision.seat, answer)
        found = [event.params for event in table.log(None, table.position) if event.params.get("outcome") in CHECKED]
        if found and found[0]["seat"] == decision.seat:
            odds = promised(decision, answer)
            assert odds is not None, f"{decision.code} rolls dice for {answer}"
            if decision.code != "operations.commander":
                assert odds["dice"] == len(found[0]["dice"]), decision.code
            rolled.add(decision.code)
    assert rolled >= {"operations.trade", "operations.envoy"}


def test_advice_on_an_amount_speaks_like_the_buttons() -> None:
    table, chance = late("oak", 0), Chance("oak")
    while not isinstance(table.pending[0], Amount):
        table.answer(table.pending[0].seat, table.pending[0].sample(chance))
    decision = table.pending[0]
    lines = thinking.hint(Presenter(Book(table)), decision.seat)["lines"]
    words = {line["move"][1]: line["text"] for line in lines}
    assert {text for move, text in words.items() if move == "none"} <= {"Spend nothing"}
    assert all(text == f"Spend £{move}" for move, text in words.items() if move != "none") and len(words) > 1


# --- firms and the Crown --------------------------------------------------------------------------------------
def of_firm(board: Board, manager: int = A) -> dict[str, dict[str, Any]]:
    row = next(one for one in told(board)["firms"] if one["manager"] == manager)
    return {power["code"].removeprefix("power."): power for power in row["powers"]}


def test_what_a_firm_can_do_now() -> None:
    board = Board(3, scenario="1813")
    board.bare().plain()
    board.state.india.closed[:] = ["hyderabad_1", "mysore_2"]
    board.firm(A, 2, 1, ships=[A], london=4, india=9, value=1, dividend=6)
    found = of_firm(board)
    assert found["firm_fit"]["closed"]["rule"] == "jc2.operations.no_dead_actions"
    values = PRINTED.orders
    best = values["bengal_1"].value + values["bengal_2"].value
    assert (found["firm_trade"]["n"], found["firm_trade"]["cash"], found["firm_trade"]["dice"]) == (2, best, 4)
    assert (found["firm_dividends"]["n"], found["firm_dividends"]["cash"]) == (2, 4)
    assert found["firm_retires"]["cash"] == 6 and "firm_short" not in found
    board.yard(B)
    assert "closed" not in of_firm(board)["firm_fit"]
    board.managed(A).london = 2
    assert of_firm(board)["firm_fit"]["closed"]["rule"] == "jc2.firms.ships.fit"


def test_what_a_firm_lacks_and_what_it_has_done() -> None:
    board = Board(3, scenario="1813")
    board.bare().plain()
    board.firm(A, 2, london=1)
    found = of_firm(board)
    assert found["firm_short"]["n"] == 1 and "firm_retires" not in found
    assert found["firm_trade"]["closed"]["rule"] == "jc2.firms.strategy.needs_ship"
    assert found["firm_dividends"]["closed"]["rule"] == "jc2.firms.dividends.india_only"
    board.firm(B, 0, 1, ships=[B])
    board.venture(B, "south_indian", 0, 1, "madras_1").settled = True
    assert of_firm(board, B)["firm_traded"]["n"] == 1


@rule("jc2.firms.strategy.reveal_cash")
def test_the_forecast_tells_no_card_that_lies_facedown() -> None:
    board = Board(3, scenario="1813")
    board.bare().plain()
    board.firm(A, 1, ships=[A])
    seen = []
    for zone in ("west_indian", "south_indian", "east_indian"):
        board.venture(A, zone, 3)
        seen.append(of_firm(board)["firm_trade"])
    assert seen[0] == seen[1] == seen[2] and seen[0]["dice"] == 3
    board.venture(A, "west_indian", 3).shown = True
    assert of_firm(board)["firm_trade"]["cash"] < seen[0]["cash"]


def test_what_the_crown_will_do_in_its_offices() -> None:
    board = Beside("bear")
    board.office(board.own, "chairman")
    board.office(A, "director_of_trade")
    board.office(board.own, "president_of_madras")
    board.conquer("mysore", "madras")
    board.office(board.own, "governor_of_mysore")
    board.commander(board.own, "madras")
    rows = {row["office"]: row["powers"] for row in told(board)["offices"]}

    def plans(office: str) -> dict[str, dict[str, Any]]:
        return {power["plan"][0].removeprefix("will."): power["plan"][1] for power in rows[office]
                if power["code"] == "power.crown"}  # fmt: skip

    assert plans("chairman") == {"debt": {"by": "debt.army"}, "dividends": {"n": 6}}
    assert plans("president_of_madras") == {"trade": {"n": 5}} and plans("director_of_trade") == {}
    assert plans("governor_of_mysore") == {"administer": {"n": 2, "by": "result.regiment"}}
    assert plans("commander_of_madras") == {"alliance.dearest": {"n": 2}, "deploy": {"n": 3, "own": 5}}
