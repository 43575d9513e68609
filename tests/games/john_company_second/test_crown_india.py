"""The Crown as President, Governor, Governor General and in China, and what persons do for it there."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core.games.john_company_second.state import NOBODY
from tests.games.john_company_second.board import A, B
from tests.games.john_company_second.crown import CLIMATES, Beside, solo
from tests.games.john_company_second.test_crown_cards import rule


# --- the order ------------------------------------------------------------------------------------------------
def presiding(climate: str = "lion", *, pounds: int = 0, ships: int = 0, cubes: int = 0, seats: int = 1) -> Beside:
    """The Crown is President of Madras; madras_1, madras_2, hyderabad_1 and mysore_2 are in reach."""
    board = Beside(climate, seats).cubes(*[cubes, *[0] * (seats - 1)])
    board.bare().plain()
    board.treasury(madras=pounds)
    board.ships(south=ships)
    board.office(board.own, "president_of_madras")
    return board


def preside(board: Beside, *dice: int, home: str = "madras") -> Beside:
    step = ("operations.next_position", {"presidency": home, "done": []})
    return board.run("operations", step, script=list(dice))


def acts(board: Beside) -> list[str]:
    found = {"operations.administer": "governor", "operations.deploy": "commander", "operations.trade": "trade"}
    return [found[event.code] for event in board.table.log(None) if event.code in found]


@rule("jc2.solo.crown.president.order", "jc2.crown.president.formation")
def test_governors_then_the_commander_then_trade() -> None:
    board = presiding("bull", pounds=5, ships=1)
    for region in ("hyderabad", "mysore"):
        board.conquer(region, "madras")
        board.office(1, f"governor_of_{region}")
    board.crown.formed = ["mysore", "hyderabad"]
    board.commander(1, "madras")
    board.officers(1, "madras", 7)
    preside(board, *[4] * 60)
    assert [told["region"] for told in board.told("operations.administer")] == ["mysore", "hyderabad"]
    assert acts(board) == ["governor", "governor", "commander", "trade"]


@rule("jc2.crown.president.vacant")
def test_a_crown_chairman_for_a_vacant_president() -> None:
    board = solo("bear")
    board.bare().plain()
    board.treasury(madras=9).ships(south=1)
    board.office(1, "chairman")
    for region in ("hyderabad", "mysore"):
        board.conquer(region, "madras")
        board.office(1, f"governor_of_{region}")
    board.crown.formed = ["mysore", "hyderabad"]
    preside(board, *[4] * 60)
    assert [told["region"] for told in board.told("operations.administer")] == ["mysore"] * 2 + ["hyderabad"] * 2
    assert not board.told("operations.trade")


@rule("jc2.solo.favour.presidency.crown_order")
def test_another_order_for_a_cube() -> None:
    def board(cubes: int) -> Beside:
        board = presiding("bear", cubes=cubes)
        board.conquer("mysore", "madras")
        board.office(1, "governor_of_mysore")
        board.crown.formed = ["mysore"]
        board.commander(1, "madras")
        board.officers(1, "madras", 4)
        return preside(board, *[4] * 60)

    bought = board(1)
    assert bought.offered() == {"presidency.crown_order"}
    bought.buy("presidency.crown_order", "commander")
    assert acts(bought)[0] == "commander" and bought.crown.cubes == [0, 12]
    assert acts(board(0))[0] == "governor"


def led_by_the_crown(climate: str = "bull", cubes: int = 0) -> Beside:
    """Governors of Mysore and then of Hyderabad, a Commander and money for Trade."""
    board = presiding(climate, pounds=6, ships=1, cubes=cubes)
    for region in ("hyderabad", "mysore"):
        board.conquer(region, "madras")
        board.office(1, f"governor_of_{region}")
    board.crown.formed = ["mysore", "hyderabad"]
    board.commander(1, "madras")
    board.officers(1, "madras", 7)
    return board


@rule("jc2.solo.favour.presidency.crown_order", "jc2.crown.favour.payer_names")
@pytest.mark.parametrize(("value", "order"), [
    (("trade",), ["trade", "mysore", "hyderabad", "commander"]),
    (("commander",), ["commander", "mysore", "hyderabad", "trade"]),
    (("governor_of_hyderabad",), ["hyderabad", "mysore", "commander", "trade"]),
    (("governor_of_mysore", "after", "commander"), ["hyderabad", "commander", "mysore", "trade"]),
    (("governor_of_mysore", "after", "trade"), ["hyderabad", "commander", "trade", "mysore"]),
])  # fmt: skip
def test_one_change_moves_one_of_them_anywhere(value: tuple[str, ...], order: list[str]) -> None:
    board = preside(led_by_the_crown(cubes=1), *[3] * 2, *[1] * 60)
    changes = [option.value[1:] for option in board.ask.options if option.value[0] == "presidency.crown_order"]
    assert sorted(map(tuple, changes)) == sorted([
        ("trade",), ("commander",), ("governor_of_hyderabad",), ("governor_of_mysore", "after", "commander"),
        ("governor_of_mysore", "after", "trade"),
    ])  # fmt: skip
    board.buy("presidency.crown_order", *value).pass_all()
    acted = [told.get("region", "commander" if code == "commander" else code) for code, told in deeds(board)]
    assert list(dict.fromkeys(acted)) == order and board.crown.cubes == [0, 12]


def deeds(board: Beside) -> list[tuple[str, dict[str, Any]]]:
    """Who has acted, as the log has it."""
    found = {"operations.administer": "governor", "operations.deploy": "commander", "operations.trade": "trade"}
    return [
        (found[event.code], event.params if event.code == "operations.administer" else {})
        for event in board.table.log(None)
        if event.code in found
    ]


@rule("jc2.crown.favour.dice_duration")
def test_dice_of_trade_hold_although_its_governor_acts_in_between() -> None:
    """A Trade that comes first fails; the tax of a Governor would pay for two dice, but three are needed now."""

    def costs(cubes: int) -> list[int]:
        board = led_by_the_crown("bull", cubes=cubes)
        board.state.india.armies["madras"].commander = NOBODY
        mysore, hyderabad = [1] * 3, [4] * 3
        preside(board, *[4] * (4 + cubes), *mysore, *hyderabad, *[4] * 60)
        board.buy("presidency.crown_order", "trade")
        if cubes > 1:
            board.buy("president.crown_dice", "dice_more")
        board.pass_all()
        return [told["cost"] for told in board.told("operations.trade")]

    assert costs(1) == [5, 3] and costs(2) == [6]


# --- Trade ----------------------------------------------------------------------------------------------------
def traded(board: Beside) -> list[tuple[tuple[str, ...], int, int]]:
    return [(tuple(told["regions"]), told["cost"], len(told["dice"])) for told in board.told("operations.trade")]


@rule("jc2.solo.crown.trade.dice")
def test_its_dice_after_the_penalty() -> None:
    assert {climate: traded(preside(presiding(climate, pounds=n, ships=1), *[4] * 40))[:1]
            for climate, n in (("bull", 2), ("stag", 3), ("lion", 4), ("bear", 5), ("peacock", 6))} == {
        climate: [(("madras",), n, n)] for climate, n in zip(CLIMATES, (2, 3, 4, 5, 6), strict=True)
    }  # fmt: skip
    assert traded(preside(presiding("lion", pounds=3, ships=1))) == []
    two_ships = presiding("lion", pounds=4, ships=2)
    assert traded(preside(two_ships, *[4] * 4)) == [(("madras",), 4, 4)]


@rule("jc2.crown.trade.route", "jc2.solo.crown.trade.extra")
def test_the_most_valuable_route_and_three_pounds_more() -> None:
    board = presiding("bull", pounds=5, ships=2).open_only("madras_1", "madras_2", "hyderabad_1")
    preside(board, *[1] * 4)
    assert traded(board) == [(("madras", "hyderabad"), 5, 4)]
    assert {*board.state.india.filled} == {"madras_1", "hyderabad_1"}
    board = presiding("lion", pounds=7, ships=2).open_only("madras_1", "madras_2", "hyderabad_1")
    assert traded(preside(board, *[1] * 6)) == [(("madras", "hyderabad"), 7, 6)]
    long = presiding("bull", pounds=20, ships=1).open_only("madras_1")
    assert traded(preside(long, *[1] * 5)) == [(("madras",), 5, 5)]


@rule("jc2.crown.trade.retry")
def test_a_plain_failure_is_tried_again() -> None:
    board = presiding("bull", pounds=9, ships=1).open_only("madras_1")
    preside(board, *[4] * 9)
    assert [cost for _, cost, _ in traded(board)] == [5, 4] and board.purses == {}


@rule("jc2.solo.crown.trade.orders")
def test_equal_routes_home_orders_first() -> None:
    house = {"orders": {"madras_2": {"value": 7}, "hyderabad_1": {"value": 7}}}
    board = Beside("bull", components=house).poor()
    board.bare().plain()
    board.treasury(madras=5).ships(south=2)
    board.office(1, "president_of_madras")
    board.open_only("madras_1", "madras_2", "hyderabad_1")
    preside(board, *[1] * 5)
    assert {*board.state.india.filled} == {"madras_1", "madras_2"}


@rule("jc2.solo.crown.trade.orders")
@pytest.mark.parametrize(("home", "orders", "filled"), [
    ("bombay", ("bombay_3", "bombay_1", "punjab_1", "mysore_1", "mysore_2", "hyderabad_1"), "punjab_1"),
    ("bengal", ("bengal_1", "bengal_2", "maratha_1", "delhi_2", "maratha_3", "hyderabad_1"), "hyderabad_1"),
])  # fmt: skip
def test_equal_routes_nearer_by_links_then_more_southerly(home: str, orders: tuple[str, ...], filled: str) -> None:
    """Punjab is one link from Bombay, Hyderabad three, though both border on it; from Bengal both ways are as long."""
    ships = {"bombay": {"west": 5}, "bengal": {"east": 4}}[home]
    board = Beside("bull").poor()
    board.bare().plain()
    board.treasury(**{home: 7}).ships(**ships).open_only(*orders)
    board.office(1, f"president_of_{home}")
    preside(board, *[1] * 7, home=home)
    assert filled in board.state.india.filled and len(board.state.india.filled) == sum(ships.values())


@rule("jc2.solo.crown.trade.writers", "jc2.crown.trade.writer_places")
def test_its_own_writers_on_the_first_orders() -> None:
    board = presiding("bull", pounds=6, ships=2).open_only("madras_1", "hyderabad_1")
    board.writers(1, "madras")
    board.writers(A, "madras", 2)
    preside(board, *[1] * 5)
    filled = board.state.india.filled
    assert (filled["madras_1"].seat, filled["hyderabad_1"].seat) == (1, A)


@rule("jc2.solo.crown.trade.writers_two")
def test_writers_of_two_persons_by_turns() -> None:
    board = presiding("bull", pounds=6, ships=2, seats=2).open_only("madras_1", "hyderabad_1")
    board.writers(A, "madras", 2)
    board.writers(B, "madras", 2)
    board.crown.button = B
    preside(board, *[1] * 5)
    filled = board.state.india.filled
    assert (filled["madras_1"].seat, filled["hyderabad_1"].seat) == (B, A)


@rule("jc2.solo.favour.president.crown_dice", "jc2.solo.favour.president.place_mine")
def test_trade_as_persons_pay_for() -> None:
    board = preside(presiding("lion", pounds=3, ships=1, cubes=1), 1, 1, 1)
    assert board.offered() == {"president.crown_dice"}
    board.buy("president.crown_dice", "dice_fewer").pass_all()
    assert traded(board) == [(("madras",), 3, 3)] and board.crown.cubes == [0, 12]
    assert preside(presiding("lion", pounds=3, ships=1)).stopped
    mine = presiding("lion", pounds=4, ships=1, cubes=1)
    mine.writers(1, "madras")
    mine.writers(A, "madras")
    preside(mine, *[1] * 4)
    while mine.offered() != {"president.place_mine"}:
        mine.answer("pass")
    mine.buy("president.place_mine", A)
    assert mine.state.india.filled["madras_1"].seat == A and mine.crown.cubes == [0, 12]


@rule("jc2.solo.favour.president.crown_writers")
def test_writers_of_the_crown_that_a_person_places() -> None:
    board = solo("bull")
    board.bare().plain()
    board.treasury(madras=5).ships(south=2)
    board.office(A, "president_of_madras")
    board.open_only("madras_1", "madras_2")
    board.writers(1, "madras", 2)
    preside(board, *[1] * 5).answer("trade")
    board.answer(5)
    assert board.crown.cubes == [2, 10]


# --- Governors ------------------------------------------------------------------------------------------------
def governing(climate: str, *, holder: int = 1, president: int = -1, cubes: int = 0, region: str = "madras") -> Beside:
    board = Beside(climate).cubes(cubes)
    board.bare()
    board.state.company.balance = 0
    board.conquer(region, "madras")
    board.office(holder, f"governor_of_{region}")
    if president >= 0:
        board.office(president, "president_of_madras")
    return board


def administer(board: Beside, *dice: int, n: int = 4, region: str = "madras") -> Beside:
    step = ("operations.administer", {"office": f"governor_of_{region}", "dice": n})
    return board.run("operations", step, script=list(dice))


def rolls(board: Beside) -> list[int]:
    return [len(told["dice"]) for told in board.told("operations.administer")]


@rule("jc2.solo.crown.governor.dice")
def test_a_crown_governor_goes_on_with_dice_enough() -> None:
    assert {climate: rolls(administer(governing(climate), *[4] * 20)) for climate in CLIMATES} == {
        "bull": [4, 3], "stag": [4, 3, 2], "lion": [4, 3, 2], "bear": [4, 3, 2], "peacock": [4, 3, 2, 1],
    }  # fmt: skip


@rule("jc2.solo.crown.governor.result")
def test_what_a_crown_governor_does_with_a_success() -> None:
    board = administer(governing("stag", president=A), 1, 1, n=2)
    assert board.state.company.balance == 2
    board = administer(governing("bull", president=1), 1, 1, 1, n=3)
    assert board.purses == {"madras": 2}
    board = administer(governing("lion"), 1, 1, n=2)
    assert board.state.india.regions["madras"].half_ship
    for climate in ("bear", "peacock"):
        board = administer(governing(climate), 1, 1, *[4], n=2)
        assert board.state.india.armies["madras"].regiments == 1


@rule("jc2.crown.shortage.ships", "jc2.crown.governor_general.places")
def test_without_ship_tokens_it_taxes() -> None:
    board = governing("lion", president=A)
    board.state.company.company_ships = {"west_indian": 14, "south_indian": 0, "east_indian": 0, "china": 0}
    administer(board, 1, 1, n=2)
    assert board.state.company.balance == 2
    general = ruling("lion", pounds=3, ships=12, regions=("madras", "mysore", "hyderabad"))
    general.office(1, "president_of_madras")
    govern(general, 1, 1, 1)
    assert general.state.company.company_ships["south_indian"] == 2 and general.purses == {"madras": 2}


@rule("jc2.solo.favour.governor.crown_dice", "jc2.crown.favour.dice_floor")
def test_other_dice_of_a_governor() -> None:
    board = administer(governing("lion", cubes=1), *[4] * 12)
    while ["governor.crown_dice", "dice_fewer"] not in [option.value for option in board.ask.options]:  # type: ignore[attr-defined]
        board.answer("pass")
    board.buy("governor.crown_dice", "dice_fewer").pass_all()
    assert rolls(board) == [4, 3, 2, 1] and board.crown.cubes == [0, 12]
    floor = administer(governing("peacock", cubes=6), *[4] * 12)
    while not floor.stopped:
        assert ["governor.crown_dice", "dice_fewer"] not in [option.value for option in floor.ask.options]  # type: ignore[attr-defined]
        floor.answer("pass")


@rule("jc2.solo.favour.governor.crown_none", "jc2.solo.favour.governor.crown_result")
def test_no_roll_or_another_result() -> None:
    board = administer(governing("lion", cubes=3), *[4] * 12)
    assert "governor.crown_none" in board.offered()
    board.buy("governor.crown_none")
    assert rolls(board) == [] and board.crown.cubes == [0, 12]
    assert "governor.crown_none" not in administer(governing("lion", cubes=2), *[4] * 12).offered()
    board = administer(governing("lion", cubes=2, president=A), 1, 1, n=2)
    while "governor.crown_result" not in board.offered():
        board.answer("pass")
    board.buy("governor.crown_result", "regiment").pass_all()
    assert board.state.india.armies["madras"].regiments == 1 and board.crown.cubes == [0, 12]


@rule(
    "jc2.solo.favour.governor.tax_crown",
    "jc2.solo.favour.governor.ship_crown",
    "jc2.solo.favour.governor.regiment_crown",
)
def test_a_human_governor_who_serves_a_crown_president() -> None:
    def doing(*choices: str, half: bool = False) -> list[int]:
        board = governing("lion", holder=A, president=1)
        board.state.india.regions["madras"].half_ship = half
        administer(board, *[1] * 20, n=len(choices))
        for choice in choices:
            board.answer("roll", choice)
        return board.crown.cubes

    assert doing("tax_treasury", "tax_treasury") == [1, 11]
    assert doing("regiment", "regiment") == [1, 11]
    assert doing("tax_treasury", "regiment") == [2, 10]
    assert doing("ship") == [0, 12] and doing("ship", half=True) == [1, 11]
    assert doing("tax_balance") == [0, 12]


# --- the Governor General -------------------------------------------------------------------------------------
def ruling(climate: str, *, pounds: int, cubes: int = 0, holder: int = 1, ships: int = 0,
           regions: tuple[str, ...] = ("madras", "mysore", "hyderabad", "bengal")) -> Beside:  # fmt: skip
    board = Beside(climate).cubes(cubes)
    board.bare()
    board.treasury(director=pounds)
    board.ships(west=ships)
    for region in regions:
        board.conquer(region, "bengal" if region == "bengal" else "madras")
        board.state.offices[f"governor_of_{region}"].where = "out"
    board.state.offices["director_of_trade"].where = "out"
    board.office(holder, "governor_general")
    return board


def govern(board: Beside, *dice: int) -> Beside:
    return board.run("operations", "operations.govern", script=list(dice))


def governed(board: Beside) -> list[int]:
    return [len(told["dice"]) for told in board.told("operations.govern")]


@rule("jc2.crown.governor_general.places")
@pytest.mark.parametrize("army", ["bombay", "madras", "bengal"])
@pytest.mark.parametrize("climate", ["bear", "peacock"])
def test_regiments_of_a_governor_general_go_where_officers_would(climate: str, army: str) -> None:
    board = ruling(climate, pounds=6, regions=("madras", "mysore"))
    board.commander(1, army)
    govern(board, *[1] * 6)
    assert {name: here.regiments for name, here in board.state.india.armies.items() if here.regiments} == {army: 2}


@rule("jc2.solo.crown.governor_general.dice")
def test_a_crown_governor_general_governs_until_it_succeeds() -> None:
    board = govern(ruling("bear", pounds=7), 3, 3, 3, 1, 3, 3)
    assert governed(board) == [3, 3] and board.purses == {"director": 1}
    once = {climate: governed(govern(ruling(climate, pounds=5), *[1] * 5)) for climate in CLIMATES}
    assert once == {"bull": [5], "stag": [3], "lion": [3], "bear": [3], "peacock": [2]}
    assert governed(govern(ruling("bull", pounds=4))) == []


@rule("jc2.solo.crown.governor_general.result", "jc2.crown.governor_general.tax_split")
def test_what_it_chooses_for_every_region() -> None:
    lion = ruling("lion", pounds=3)
    lion.office(1, "president_of_bengal")
    govern(lion, 1, 1, 1)
    assert lion.state.company.company_ships["east_indian"] == 4
    for climate in ("bear", "peacock"):
        army = ruling(climate, pounds=3)
        army.commander(1, "bengal")
        govern(army, 1, 1, 1)
        assert army.state.india.armies["bengal"].regiments == 4
    board = ruling("stag", pounds=3, regions=("madras", "mysore", "hyderabad", "bengal", "delhi"))
    board.office(1, "president_of_madras")
    board.office(1, "president_of_bengal")
    govern(board, 1, 1, 1)
    assert board.purses == {"madras": 4, "bengal": 4} and board.state.company.balance == 2
    unrest = [board.state.india.regions[name].unrest for name in ("madras", "mysore", "hyderabad", "bengal", "delhi")]
    assert unrest == [1] * 5


@rule("jc2.solo.favour.gg.crown_dice", "jc2.solo.favour.gg.crown_result", "jc2.crown.governor_general.result_favour")
def test_governing_as_persons_pay_for() -> None:
    board = govern(ruling("bear", pounds=2, cubes=1), 1, 1)
    assert board.offered() == {"gg.crown_dice"}
    board.buy("gg.crown_dice", "dice_fewer").pass_all()
    assert governed(board) == [2] and board.crown.cubes == [0, 12]
    board = govern(ruling("bear", pounds=3, cubes=2), 1, 1, 1)
    while "gg.crown_result" not in board.offered():
        board.answer("pass")
    board.buy("gg.crown_result", "tax").pass_all()
    assert board.state.company.balance == 8 and board.crown.cubes == [0, 12], "the whole success"
    short = govern(ruling("bear", pounds=3, cubes=1), 1, 1, 1)
    while not short.stopped:
        assert "gg.crown_result" not in short.offered()
        short.answer("pass")


@rule("jc2.solo.favour.gg.fund_crown_office", "jc2.solo.favour.gg.regiment", "jc2.solo.favour.gg.ship")
def test_a_human_governor_general_who_serves_the_crown() -> None:
    for choice in ("tax/president_of_bengal", "regiment/bengal", "ship/east_indian"):
        board = ruling("lion", pounds=1, holder=A, regions=("bengal",))
        board.office(1, "president_of_bengal")
        govern(board, 1).answer(1, choice)
        assert board.crown.cubes == [1, 11]
    board = ruling("lion", pounds=1, holder=A, regions=("bengal",))
    govern(board, 1).answer(1, "tax/balance")
    assert board.crown.cubes == [0, 12]


# --- China ----------------------------------------------------------------------------------------------------
def trading(climate: str, ships: int, *, cubes: int = 0, opium: bool = True) -> Beside:
    board = Beside(climate).cubes(cubes)
    board.bare()
    board.state.india.china = True
    board.state.company.company_ships["china"] = ships
    board.conquer("bengal" if opium else "bombay", "bengal" if opium else "bombay")
    board.office(1, "superintendent_of_trade_in_china")
    return board.run("operations", "operations.china", script=[4] * 9)


def rolled(board: Beside) -> int:
    return sum(len(told["dice"]) for told in board.told("operations.china_check"))


@rule("jc2.solo.crown.china", "jc2.crown.china.opium")
def test_it_rolls_for_all_ships_if_there_are_enough() -> None:
    least = {"bull": 1, "stag": 2, "lion": 2, "bear": 3, "peacock": 3}
    for climate, n in least.items():
        assert rolled(trading(climate, n)) == n and rolled(trading(climate, n - 1)) == 0
    assert rolled(trading("bull", 4, opium=False)) == 0


@rule("jc2.solo.favour.china.crown_dice")
def test_other_dice_for_china() -> None:
    board = trading("bear", 2, cubes=1)
    assert board.offered() == {"china.crown_dice"}
    board.buy("china.crown_dice", "dice_fewer")
    assert rolled(board) == 2 and board.crown.cubes == [0, 12]
    assert rolled(trading("bear", 2)) == 0
    bull = trading("bull", 1, cubes=1)
    assert ["china.crown_dice", "dice_fewer"] not in [option.value for option in bull.ask.options]  # type: ignore[attr-defined]
