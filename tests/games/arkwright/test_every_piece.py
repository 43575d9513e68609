"""Every tile, event, marker, contract and ship does what is printed on it: each by its name, none left out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from pygame_core.games.arkwright import labor
from pygame_core.games.arkwright.factories import base_quality, quantity
from pygame_core.games.arkwright.ids import (
    BONUSES,
    COMMODITIES,
    EVENTS,
    GOODS,
    KINDS,
    MARKERS,
    POSTS,
    TILES,
    Bonus,
    Commodity,
    EventId,
    FactoryKind,
    Good,
    MarkerId,
    Post,
    TileId,
)
from pygame_core.games.arkwright.phases.production import PATRONS
from pygame_core.kernel.decisions import Allocate, Amount
from tests.games.arkwright.board import A, B, Board, C

BARE = Board()
"""To read what is printed; nobody plays at it."""
SPACES = BARE.figures.spaces
TRACK = BARE.figures.track
SIZES = tuple(ship.capacity for ship in BARE.figures.ships)


def with_tile(tile: TileId, year: int = 1770, seats: int = 4) -> Board:
    """A maker of food and lamps who owns the tile."""
    board = Board(seats, year=year)
    for good in ("food", "lamps"):
        board.factory(A, good, price=5, full=2)  # type: ignore[arg-type]
    board.wages(3)
    board.tiles(A, tile, at="food" if tile in ("foreman", "workshop") else None)
    return board


# --- development tiles ------------------------------------------------------------------------------------------
def agent() -> None:
    board = with_tile("agent")
    board.ships(A, 4)
    board[A].goods, board[A].contracts = {"food": 4}, {"food": 2}
    board.step("ship.work", seat=A, paid=4).answer(1)
    assert board.open() == ["deliver/food/2", "deliver/food/1", "deliver/food/3", "done"]


def broker() -> None:
    board = with_tile("broker").step("special.take", seat=A, additional=True, due=True, barred="").answer("broker/2")
    assert (board[A].shares, board[A].cash, board.held(A)) == (12, 90, [])


def accountant() -> None:
    asked = with_tile("accountant").step("turn.take", seat=A).answer("worker", 2).ask
    assert isinstance(asked, Amount) and (asked.lo, asked.hi) == (4, 8)


def charisma() -> None:
    board = with_tile("charisma").run("cleanup.starting", phase="cleanup")
    assert board.open() == [0, 1, 2, 3, "none"]
    board.answer(2)
    assert board.state.starting == 2 and board.ask.code == "special.take" and board.held(A) == []


def beyond(tile: TileId, cost: int) -> None:
    """A level ahead of the times; then it is kept for its price, or goes back."""
    board = with_tile(tile).run(("factory.work", {"seat": A, "done": 0}))
    assert board.why("raise/food/level/full") == "ark.factory.modernize.level-limit"
    board.answer(f"raise/food/{tile}/full")
    assert board[A].factories["food"].level == 2 and board.ask.params["cost"] == cost
    board.answer("keep")
    assert board[A].cash == 90 - cost and board[A].tiles[0].uses == 1


def developer() -> None:
    with_tile("developer", 1780).run(("factory.work", {"seat": A, "done": 0})).answer("raise/food/level/developer")
    board = with_tile("developer", 1780).run(("factory.work", {"seat": A, "done": 0}))
    board.answer("raise/food/level/developer")
    assert board[A].cash == 95 and board[A].factories["food"].level == 2


def extra_shifts() -> None:
    board = with_tile("extra_shifts").produce()
    made = board.sale(A).offered
    board.answer("use")
    assert board.sale(A).offered == made + 1 and board.held(A) == []


def engineer() -> None:
    board = with_tile("engineer")
    board[A].factories["food"].quality = 4
    board.take_turn(A, "quality", 4)
    assert isinstance(board.ask, Amount) and (board.ask.lo, board.ask.hi) == (0, 12), "whatever the space says"
    board.answer(12)
    assert isinstance(board.ask, Allocate) and [slot.cap for slot in board.ask.slots] == [2, 6], "up to +6"
    assert board.ask.total == 2


def small_warehouse() -> None:
    for tile, kept in (("small_warehouse", {"food": 3}), ("office", {})):
        board = with_tile(tile)  # type: ignore[arg-type]
        board[A].factories["food"].price, board[A].goods = 8, {}
        board.produce().pass_by()
        assert board[A].goods == kept


def office() -> None:
    board = with_tile("office")
    board.ships(A, 2)
    board[A].goods, board[A].contracts = {"lamps": 2}, {"lamps": 2}
    board.step("ship.work", seat=A, paid=2).answer(1, "deliver/lamps/2")
    assert board[A].cash == 100 + 2 * 11 + 5


def machine_works() -> None:
    for seats, each in ((4, 1), (2, 2)):
        board = with_tile("machine_works", seats=seats)
        board.factory(B, "lamps", full=2)
        board.step("machines.work", seat=B, marker="machines", paid=6).answer([2, 0])
        assert board[A].cash == 100 + 2 * each


def patent() -> None:
    board = with_tile("patent").step("marketing.work", seat=A, marker="marketing", paid=4)
    assert board.open() == ["add", "return"]
    board.answer("add")
    assert board.ask.params["points"] == 6
    other = with_tile("patent").step("marketing.work", seat=A, marker="marketing", paid=0).answer("return")
    other.answer("food", "food")
    assert other[A].factories["food"].marketing == 2 and other.held(A) == []


def press_attache() -> None:
    board = with_tile("press_attache")
    board.factory(B, "food", price=5, full=2)
    board.produce().answer("appeal")
    assert (board[A].space, board[B].space, board[A].tiles[0].turned) == (13, 12, True)


def school() -> None:
    board = with_tile("school").produce().answer("shut")
    assert board.sale(A).made == 2 and board.told("production.paid")[0]["workers"] == 2


def patron(good: Good) -> None:
    tile = PATRONS[good]
    board = Board()
    board.factory(A, good, full=2, price=base_quality(board.figures, good, board.factory(A, good)))
    board.tiles(A, tile)
    board.produce(good)
    assert board.open() == ["patron", "none"] and board.sale(A).sold == 0
    board.answer("patron")
    assert board.sale(A).extra == 1 and board.told("production.earned")[0]["n"] == board[A].factories[good].price


def administrator() -> None:
    board = with_tile("administrator")
    board.place(A, "worker", 4)
    board.state.bureaucracy = True
    board.step("turn.take", seat=A)
    assert board.options()["worker"].params["fee"] == 0
    assert 0 in board.answer("worker").open(), "the cheapest space stays in use"


def foreman() -> None:
    board = with_tile("foreman").produce()
    assert board.told("production.paid")[0]["n"] == 4 * 1
    assert with_tile("foreman").produce("lamps").told("production.paid")[0]["n"] == 6 * 3, "another factory"


def workshop() -> None:
    board = with_tile("workshop")
    factory = board.factory(A, "lamps", price=5, workers=(1, 1), machines=(2, 2))
    board[A].tiles[0].at = "lamps"
    board.produce("lamps")
    assert board.told("production.paid")[0]["maintenance"] == 1
    factory.lines[0].workers, factory.lines[0].machines = 3, 0
    board.take_turn(A, "machines", 4)
    assert isinstance(board.ask, Allocate) and board.ask.total == 2, "£4 count as £7"


TILES_AT_WORK: dict[TileId, Callable[[], None]] = {
    "agent": agent, "broker": broker, "accountant": accountant, "charisma": charisma,
    "inventor": lambda: beyond("inventor", 10), "tinkerer": lambda: beyond("tinkerer", 12), "developer": developer,
    "extra_shifts": extra_shifts, "engineer": engineer, "small_warehouse": small_warehouse, "office": office,
    "machine_works": machine_works, "patent": patent, "press_attache": press_attache, "school": school,
    "patron_food": lambda: patron("food"), "patron_clothing": lambda: patron("clothing"),
    "patron_cutlery": lambda: patron("cutlery"), "patron_lamps": lambda: patron("lamps"),
    "administrator": administrator, "foreman": foreman, "workshop": workshop,
}  # fmt: skip


@pytest.mark.parametrize("tile", TILES)
def test_what_a_tile_does(tile: TileId) -> None:
    TILES_AT_WORK[tile]()


@pytest.mark.parametrize("tile", TILES)
def test_a_tile_is_taken_from_the_display_and_comes_back(tile: TileId) -> None:
    board = Board()
    board.factory(A, "food", full=1)
    board.display(**{tile: 1})
    board.step("special.take", seat=A, additional=True, due=True, barred="").answer(f"tile/{tile}").pass_by()
    assert board.held(A) == [tile] and board.state.tiles[tile] == 0
    assert board[A].cash == 100 - board.figures.tile.take.get(tile, 0)
    others = [other for other in TILES if other != tile]
    board.tiles(A, *others[:3])
    board.display(**{others[3]: 1})
    board.step("special.take", seat=A, additional=True, due=True, barred="").answer(f"tile/{others[3]}", tile)
    assert tile not in board.held(A) and board.state.tiles[tile] == 1


# --- events -----------------------------------------------------------------------------------------------------
def struck(event: EventId, seats: int = 3) -> Board:
    """Somebody with workers, machines, a ship, tiles and marketing meets the event; the next has a factory."""
    board = Board(seats)
    board.factory(A, "food", price=5, workers=(1, 2), machines=(1,))
    board.factory(B, "lamps", price=5, full=2)
    board.ships(A, 4)
    board.tiles(A, "office")
    board.labor(30, fired=4)
    return board.run(("event.carry_out", {"event": event}), phase="close")


def bureaucracy() -> None:
    board = struck("bureaucracy")
    board.step("turn.take", seat=A).answer("worker")
    assert board.why(0) == "ark.event.bureaucracy.lock"


def hamburg() -> None:
    board = struck("hamburg").step("turn.take", seat=A).answer("worker", 4)
    assert board[A].cash == 100 - 10 - 10


def continental_war() -> None:
    food = struck("continental_war")[A].factories["food"]
    assert (food.price, food.marketing) == (6, 1)


def crown_jubilee() -> None:
    board = struck("crown_jubilee")
    board[A].factories["food"].price = 8
    board.produce().answer("jubilee")
    assert board.sale(A).extra == 1
    assert board.produce().ask.code != "production.beside", "once in the decade"


def lobby() -> None:
    board = struck("lobby")
    assert (board.ask.code, board.ask.seat) == ("special.take", A)


def made_in_england() -> None:
    board = struck("made_in_england").answer("food", "food")
    assert board[A].factories["food"].marketing == 2 and board[A].cash == 100


def luddites() -> None:
    board = struck("luddites")
    assert board.open() == ["pay", 1]
    board.answer("pay")
    assert board[A].cash == 95 and board.stopped


def navigation_acts() -> None:
    board = Board(3)
    board.state.importers = {"food": 5, "clothing": 1, "cutlery": 2, "lamps": 0}
    board.run(("event.carry_out", {"event": "navigation_acts"}), phase="close")
    assert list(board.state.importers.values()) == [3, 0, 0, 0]
    board.run("event.clear", phase="close")
    assert list(board.state.importers.values()) == [5, 2, 2, 2]


def opium_war() -> None:
    board = struck("opium_war").answer(0)
    assert (board[A].space, board.sizes(A), board.state.labor.fired) == (12, [], 5)


def recession() -> None:
    board = struck("recession").answer("fall", "share", "fall")
    assert [company.space for company in board.state.companies] == [8, 10, 8] and board[B].shares == 9


def royal_society() -> None:
    board = struck("royal_society")
    assert [company.cash for company in board.state.companies] == [100 + 2 + 2 * 4, 100 + 2 * 4, 100]


def social_unrest() -> None:
    board = struck("social_unrest")
    assert [company.cash for company in board.state.companies] == [97, 94, 100]


def end_of_game() -> None:
    board = Board(3, year=1810, good="lamps")
    board[B].shares = 12
    board.run("close.event", phase="close")
    while board.table.result is None:
        board.answer(0)
    assert board.table.result is not None and board.table.result["winners"] == [B]


def strike_threat() -> None:
    board = Board(3)
    before = labor.wage(board.game)
    board.run(("event.carry_out", {"event": "strike_threat"}), phase="close")
    assert labor.wage(board.game) == before + 1


def worlds_fair() -> None:
    board = struck("worlds_fair")
    assert (board.state.labor.front, board.state.labor.gone) == (34, BARE.state.labor.gone + 4 + 4)


def economic_crisis() -> None:
    board = struck("economic_crisis")
    assert (board.state.labor.front, board.state.labor.end, board.state.labor.fired) == (25, 79, 0)


EVENTS_AT_WORK: dict[EventId, Callable[[], None]] = {
    "bureaucracy": bureaucracy, "hamburg": hamburg, "continental_war": continental_war,
    "crown_jubilee": crown_jubilee, "lobby": lobby, "made_in_england": made_in_england, "luddites": luddites,
    "navigation_acts": navigation_acts, "opium_war": opium_war, "recession": recession,
    "royal_society": royal_society, "social_unrest": social_unrest, "end_of_game": end_of_game,
    "strike_threat": strike_threat, "worlds_fair": worlds_fair, "economic_crisis": economic_crisis,
}  # fmt: skip


@pytest.mark.parametrize("event", EVENTS)
def test_what_an_event_does(event: EventId) -> None:
    EVENTS_AT_WORK[event]()


# --- action markers ---------------------------------------------------------------------------------------------
def turn(marker: MarkerId, cost: int) -> Board:
    """The marker on the space of this cost, for somebody with two factories, a ship and goods."""
    board = Board(year=1800)
    board.wages(3)
    board.labor(40, fired=20)
    for good in ("food", "lamps"):
        board.factory(A, good, level=2, price=5, full=4)  # type: ignore[arg-type]
    board[A].gray = [marker] if marker not in MARKERS[:6] else []
    board.tiles(A, "small_warehouse")
    return board.take_turn(A, marker, cost)


def asked(board: Board) -> tuple[str, Any]:
    """What is asked, and how much it is about."""
    if isinstance(board.ask, Allocate):
        return board.ask.code, board.ask.total
    return board.ask.code, board.ask.params.get("points")


@pytest.mark.parametrize("cost", SPACES)
@pytest.mark.parametrize("marker", MARKERS)
def test_what_a_marker_does_on_each_space(marker: MarkerId, cost: int) -> None:
    kind, board = BARE.figures.marker[marker], turn(marker, cost)
    assert board[A].cash == 100 - cost and marker in board[A].spaces
    match kind.kind:
        case "machines" | "quality":
            done = sum(cost >= least for least in kind.thresholds)
            question = "machines.place" if kind.kind == "machines" else "quality.raise"
            assert asked(board) == (question, done) if done else board.told("turn.nothing")
        case "marketing":
            assert asked(board) == ("marketing.raise", min(cost, kind.most))
        case "production":
            lines = [value for value in board.open() if value.startswith("produce/food")]
            assert lines == [f"produce/food/{line}" for line in range(1, kind.lines + 1)]
        case "investor":
            assert board.open() == ["exchange", "use/worker", "use/machines", "done"]
        case "factory":
            assert board.ask.code == "factory.work" and "raise/food/level/full" in board.open()
        case "worker":
            assert asked(board) == ("worker.fire", (8 - 2) + (12 - 3))
        case "exchange":
            assert board.ask.code == "exchange.buy"


@pytest.mark.parametrize("marker", MARKERS)
def test_a_marker_is_used_again_for_a_fee(marker: MarkerId) -> None:
    board = turn(marker, 6)
    cash = board[A].cash
    board.take_turn(A, marker, 10)
    assert board[A].cash == cash - 2 - 10 and board[A].spaces == ["", "", "", "", marker]


# --- contracts and ships ----------------------------------------------------------------------------------------
@pytest.mark.parametrize("number", TRACK)
@pytest.mark.parametrize("good", GOODS)
def test_a_contract_is_placed_and_served(good: Good, number: int) -> None:
    board = Board(year=1800)
    board[A].shares = board[A].cash = 0
    board.factory(A, good, level=3, full=1)
    board.ships(A, 10)
    board.step("exchange.work", seat=A).answer(0, f"contract/{good}/{number}")
    assert board[A].contracts == {good: number}
    board[A].goods = {good: number}
    board.step("ship.work", seat=A, paid=10).answer(1, f"deliver/{good}/{number}")
    assert board[A].contracts == {} and board[A].goods == {} and board[A].space == 9
    assert board[A].cash == number * board.figures.factory["regular"][good][2].cost


@pytest.mark.parametrize("number", TRACK)
def test_a_contract_that_is_not_served_rises(number: int) -> None:
    board = Board()
    board[A].contracts = {"food": number}
    board.produce()
    top = number == TRACK[-1]
    assert board[A].contracts == {"food": number if top else number + 2} and board[A].space == (8 if top else 10)


@pytest.mark.parametrize("capacity", SIZES)
def test_a_ship_of_each_size(capacity: int) -> None:
    """It is taken at its level with its crew, needs its capacity in administration, and carries so much."""
    kind = next(ship for ship in BARE.figures.ships if ship.capacity == capacity)
    board = Board(year=1800)
    board.labor(30, fired=0)
    board.tiles(A, "inventor")
    reach = "level" if kind.level <= 3 else "inventor"
    board.step("special.take", seat=A, additional=True, due=True, barred="").answer(f"ship/{capacity}/0/{reach}")
    assert board.sizes(A) == [capacity] and board.state.labor.front == 30 + kind.crew
    board[A].tiles.clear()
    board.factory(A, "lamps", full=1)
    board[A].goods, board[A].contracts = {"lamps": capacity}, {"lamps": capacity}
    board.step("turn.take", seat=A).answer("ship")
    assert board.open() == [place for place, cost in enumerate(SPACES) if cost >= capacity]
    board.answer(board.open()[0], 1, f"deliver/lamps/{capacity}")
    assert board[A].goods == {} and not any(board[A].spaces)


# --- warehouse, factories, modules ------------------------------------------------------------------------------
@pytest.mark.parametrize("post", POSTS)
def test_a_worker_at_the_warehouse(post: Post) -> None:
    board = Board()
    board[A].posts = [post]
    board[A].goods = dict.fromkeys(GOODS, 9)
    board.step("store.settle", seat=A)
    rows = {"row_1": 2, "row_2": 3}
    kept = {good: rows.get(post, 5 if good == post else 0) for good in GOODS}
    assert board[A].goods == {good: count for good, count in kept.items() if count}


@pytest.mark.parametrize("level", range(1, 5))
@pytest.mark.parametrize("good", GOODS)
@pytest.mark.parametrize("kind", KINDS)
def test_a_factory_of_each_kind_good_and_level(kind: FactoryKind, good: Good, level: int) -> None:
    """Its lines make what is printed, of luxury factories the first two together; it costs what its goods are worth."""
    board = Board(asymmetric=True)
    printed = board.figures.factory[kind][good][level - 1]
    for full in range(5):
        factory = board.factory(A, good, kind=kind, level=level, full=full)
        together = kind == "luxury" and full < 2
        assert quantity(board.figures, good, factory) == (0 if together else sum(printed.output[:full]))
    assert board.appeal(A, good) == 0 and base_quality(board.figures, good, factory) == printed.cost


@pytest.mark.parametrize("commodity", COMMODITIES)
def test_influence_on_each_track(commodity: Commodity) -> None:
    board = Board(3, eitc=True)
    board.run(("company.gain", {"seat": C}), phase="company")
    board.answer(commodity)
    before = board.state.tracks[commodity].price
    board.answer(board.open()[0])
    assert board.state.tracks[commodity].influence[C] == 1 and board.state.tracks[commodity].price >= before


@pytest.mark.parametrize("bonus", BONUSES)
def test_each_bonus_of_the_company(bonus: Bonus) -> None:
    board = Board(3, eitc=True)
    factory = board.factory(A, "food", price=5, full=1)
    board.state.tracks["sugar"].influence[A] = 10
    board.run(("company.gain", {"seat": A}), phase="company").answer("sugar")
    board.answer(board.open()[0])
    wanted = next(value for value in board.open() if bonus in value)
    board.answer(wanted)
    board.pass_by()
    done = {
        "marketing": factory.marketing, "machine": factory.lines[0].machines, "quality": factory.quality,
        "stock": board[A].space - 10,
    }  # fmt: skip
    assert done == {name: int(name == bonus) for name in BONUSES}


def test_none_is_left_out() -> None:
    assert tuple(TILES_AT_WORK) == TILES and tuple(EVENTS_AT_WORK) == EVENTS
    assert {kind.kind for kind in BARE.figures.marker.values()} == {
        "machines", "quality", "marketing", "production", "investor", "factory", "worker", "exchange",
    }  # fmt: skip
