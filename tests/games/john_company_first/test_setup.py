"""C and K: what a scenario lays out, the draft of the offices, the dice of the cubes that are left."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core.games.john_company_first import RULESET
from pygame_core.games.john_company_first.components import COMPONENTS
from pygame_core.games.john_company_first.setup import deck_of, new_state
from pygame_core.kernel.reasons import Refused
from pygame_core.kernel.table import Table
from tests.games.john_company_first.board import EQUILIBRIUM, NOBODY, PRINTED, A, B, Board, C, D

rule = pytest.mark.rule
SEATS: list[dict[str, Any]] = COMPONENTS.printed()["setup_seats"]


# --- what is laid out -----------------------------------------------------------------------------------------
@rule(
    "jc1.setup.draft.counts", "jc1.setup.family.cubes", "jc1.setup.family.stock", "jc1.setup.company.treasuries",
    "jc1.setup.company.ships", "jc1.setup.family.treasury", "jc1.scenario.siege.cubes", "jc1.scenario.siege.stock",
    "jc1.scenario.post.no_money",
)  # fmt: skip
@pytest.mark.parametrize("row", SEATS, ids=lambda row: f"{row['scenario']}-{row['players']}")
def test_the_totals_of_every_setup(row: dict[str, Any]) -> None:
    scenario, players = row["scenario"], row["players"]
    world = new_state(players, scenario, {})
    militant = scenario == "militant"
    vacant = [name for name, office in world.offices.items() if office.post == "vacant"] if not militant else []
    executives = [name for name in vacant if PRINTED.offices[name].rank == "executive"]
    assert (len(vacant), len(executives)) == (row["vacancies"], row["executive_vacancies"])
    assert len(vacant) + len(executives) == row["cubes_in_draft"]
    starting = [family.starting for family in world.families]
    assert all(cubes == row["starting_cubes"] for cubes in starting)
    assert sum(starting) - row["cubes_in_draft"] == row["dice"]
    assert all(family.stock == row["stock"] for family in world.families)
    assert sum(family.cash for family in world.families) == row["family_money"]
    assert sum(office.cash for office in world.offices.values()) == row["office_money"]
    assert sum(port.ships for port in world.ports.values()) == row["ships"]
    presidents = [name for name in ("president_bombay", "president_madras", "president_bengal")
                  if world.offices[name].post == "vacant"]  # fmt: skip
    assert len(presidents) == row["presidencies"]
    opened = [name for name, region in world.india.regions.items() if region.open]
    assert (len(opened), 8 - len(opened)) == (row["open"], row["closed"])


@rule("jc1.scenario.jones.madras_office", "jc1.scenario.post.jones_madras")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_the_jones_family_madras_has_no_office(seats: int) -> None:
    offices = new_state(seats, "early_company", {}).offices
    assert offices["president_madras"].post == ("vacant" if seats == 4 else "gone")
    assert offices["president_bengal"].post == offices["president_bombay"].post == "vacant"
    world = new_state(seats, "post_monopoly", {})
    madras = world.india.regions["madras"]
    assert world.offices["province_madras"].post == ("vacant" if seats == 4 else "unused")
    assert (madras.ruler, madras.open) == (("company", True) if seats == 4 else ("", False))


@rule("jc1.scenario.post.presidencies", "jc1.scenario.post.china_ships", "jc1.scenario.post.offices")
def test_post_monopoly_has_bengal_and_china() -> None:
    world = new_state(4, "post_monopoly", {})
    assert {name for name in ("bombay", "madras", "bengal") if world.offices[f"president_{name}"].post == "gone"} == {
        "bombay", "madras",
    }  # fmt: skip
    assert {name: port.ships for name, port in world.ports.items()} == {
        "bombay": 0, "madras": 0, "bengal": 2, "china": 2,
    }  # fmt: skip
    assert {region.presidency for region in world.india.regions.values() if region.open} == {"bengal"}
    board = Board(4, "post_monopoly").held(director_of_trade=A)
    board.state.hold.ships = 2
    board.run("company", ("company.office", {"office": "director_of_trade"}))
    assert [slot.value for slot in board.ask.slots] == ["bengal", "china"]
    assert world.offices["china"].post == "vacant"
    provinces = {name for name in PRINTED.provinces.values() if world.offices[name].post == "vacant"}
    assert provinces == {"province_bengal", "province_bombay", "province_madras"}


@rule("jc1.scenario.siege.bengal", "jc1.scenario.siege.governor_money")
@pytest.mark.parametrize("seats", [3, 4])
def test_under_siege_bengal_has_a_governor_with_five_pounds(seats: int) -> None:
    world = new_state(seats, "siege", {})
    office = world.offices["province_bengal"]
    assert (office.post, office.cash) == ("vacant", 5) and world.india.regions["bengal"].ruler == "company"
    assert sum(office.cash for office in world.offices.values()) == (35 if seats == 4 else 30)


@rule("jc1.scenario.jc.cubes")
def test_john_and_company_keeps_all_cubes_in_stock() -> None:
    table = Table(RULESET, RULESET.mode(4, "john_and_co", {}), 1)
    world = table.game.state
    assert [(family.stock, family.starting) for family in world.families] == [(18, 0)] * 4
    assert not any(map(any, (world.boxes.writers, world.boxes.officers, world.boxes.captains, world.boxes.manors)))
    assert not any(world.company.court) and not any(world.works.yards)
    assert table.pending[0].code == "family.deed", "neither a draft nor a roll"


@rule(
    "jc1.setup.marker.share_price", "jc1.setup.marker.turn", "jc1.setup.marker.revenue", "jc1.setup.marker.balance",
    "jc1.setup.company.shipyard_supply", "jc1.setup.company.factory_supply", "jc1.setup.office.china_closed",
    "jc1.setup.region.provincial_cards", "jc1.general.presidency.names", "jc1.setup.marker.parliament",
)  # fmt: skip
def test_the_markers_and_the_board() -> None:
    world = new_state(4, "early_company", {})
    assert PRINTED.london.prices[world.company.price] == 4
    assert (world.turn.number, world.company.revenue, world.india.balance) == (1, 0, EQUILIBRIUM)
    assert (sum(world.works.ships), sum(world.works.goods)) == (6, 10)
    assert (world.offices["china"].post, world.offices["china"].cash, world.ports["china"].ships) == ("closed", 0, 0)
    assert all(world.offices[province].post == "unused" for province in PRINTED.provinces.values())
    assert {*world.armies} == {"bombay", "madras", "bengal"}
    assert world.news.laws == []


@rule("jc1.setup.region.layout", "jc1.scenario.jc.map", "jc1.scenario.campaign.base", "jc1.scenario.solo.map")
def test_the_map_is_that_of_the_scenario() -> None:
    for name, scenario in PRINTED.scenarios.items():
        regions = new_state(1 if name == "militant" else 4, name, {}).india.regions
        for place in scenario.placement:
            at = regions[place.region]
            assert (at.side, at.ruler, at.open) == (place.side, place.ruler, place.open)
    layout = PRINTED.scenarios
    assert layout["campaign"].placement == layout["early_company"].placement == layout["militant"].placement
    company = new_state(4, "john_and_co", {}).india.regions
    assert [name for name, region in company.items() if region.open] == ["bombay", "madras"]
    assert [name for name, region in company.items() if region.ruler == "punjab"] == ["bengal", "sindh"]


@rule("jc1.scenario.jones.madras_region", "jc1.setup.scenario.jones", "jc1.scenario.jones.cubes")
@pytest.mark.parametrize("seats", [2, 3])
def test_where_jones_plays_madras_is_closed(seats: int) -> None:
    board = Board(seats)
    assert board.status("madras") == ("depressed", "", False, "")
    assert board.state.offices["president_madras"].post == "gone"
    assert len(board.state.company.court) == seats + 1
    assert len(Board(4).state.company.court) == 4


@rule(
    "jc1.setup.deck.early", "jc1.scenario.post.deck", "jc1.scenario.siege.deck", "jc1.scenario.post.laws",
    "jc1.scenario.siege.laws",
)  # fmt: skip
def test_the_deck_leaves_out_what_is_removed_or_in_force() -> None:
    sizes = {name: len(deck_of(PRINTED, name)) for name in ("early_company", "post_monopoly", "siege")}
    assert sizes == {"early_company": 17, "post_monopoly": 15, "siege": 15}
    early = deck_of(PRINTED, "early_company")
    assert "revoke_monopoly" not in early and "monopoly_revoked" not in early
    siege = deck_of(PRINTED, "siege")
    assert {*early} - {*siege} == {"board_of_control", "calico_acts"} and {*siege} <= {*early}
    post = deck_of(PRINTED, "post_monopoly")
    assert {*early} - {*post} == {"governor_general", "tenure_limitations"} and {*post} <= {*early}
    assert new_state(4, "post_monopoly", {}).news.laws == [
        "revoke_monopoly", "governor_general", "tenure_limitations",
    ]  # fmt: skip
    assert new_state(4, "siege", {}).news.laws == ["board_of_control", "calico_acts"]


@rule(
    "jc1.scenario.early.year", "jc1.scenario.post.year", "jc1.scenario.siege.year", "jc1.scenario.jc.year",
    "jc1.setup.scenario.choose",
)  # fmt: skip
def test_years_and_turns() -> None:
    assert {name: (one.year, one.turns) for name, one in PRINTED.scenarios.items()} == {
        "early_company": (1710, 6), "campaign": (1710, 10), "post_monopoly": (1813, 6), "siege": (1758, 6),
        "john_and_co": (1653, 6), "militant": (1710, 12),
    }  # fmt: skip
    with pytest.raises(Refused):
        RULESET.mode(4, "1710", {})


# --- chance of the setup --------------------------------------------------------------------------------------
@rule("jc1.setup.prizes.six", "jc1.setup.family.card")
def test_six_prizes_and_no_family_twice() -> None:
    table = Table(RULESET, RULESET.mode(6, "early_company", {}), "setup")
    world = table.game.state
    assert len(world.prizes) == 6
    assert len({family.name for family in world.families}) == 6
    assert len(world.news.deck) == 17


# --- the draft ------------------------------------------------------------------------------------------------
@rule("jc1.setup.draft.order", "jc1.setup.draft.snake", "jc1.setup.draft.choice", "jc1.setup.draft.until_full")
@pytest.mark.parametrize(
    "seats, first, order", [(4, C, [C, D, A, B, B, A, D, C]), (3, A, [A, B, C, C, B, A, A])], ids=str
)
def test_the_draft_is_a_snake(seats: int, first: int, order: list[int]) -> None:
    board = drafting(seats)
    board.run("setup", "draft.open", script=[first])
    seen = []
    while board.ask.code == "draft.office":
        seen.append(board.ask.seat)
        if len(seen) == 1:
            assert "military_affairs" in board.open()
        board.game.chance.script = [1] * 30
        board.answer(board.open()[-1])
    assert seen == order[: len(seen)] and len(seen) == len(order) - 1  # the last one has no choice
    assert all(office.post != "vacant" for office in board.state.offices.values())


def drafting(seats: int, **options: bool) -> Board:
    """A board on which the starting cubes are still to be placed."""
    board = Board(seats, **options)
    for family in board.state.families:
        family.starting = PRINTED.setup.cubes[seats]
        family.stock = 12
    return board


@rule("jc1.setup.draft.executive_share")
def test_an_executive_comes_with_a_share() -> None:
    board = drafting(4).run("setup", ("draft.place", {"seat": A})).answer("director_of_trade")
    assert (board[A].starting, board.state.company.court[A]) == (4, 1)
    board.run("setup", ("draft.place", {"seat": B})).answer("ship_purchasing")
    assert (board[B].starting, board.state.company.court[B]) == (5, 0)
    board[C].starting = 1
    board.run("setup", ("draft.place", {"seat": C}))
    assert board.why("chairman") == "jc1.setup.draft.executive_share"


@rule("jc1.setup.draft.teaching")
def test_for_a_first_game_offices_are_handed_out_along_the_ribbon() -> None:
    board = drafting(4, ribbon_draft=True)
    board.run("setup", ("draft.place", {"seat": B}), ("draft.place", {"seat": D}))
    assert board.stopped
    assert (board.state.offices["chairman"].holder, board.state.offices["director_of_trade"].holder) == (B, D)


# --- the dice -------------------------------------------------------------------------------------------------
def rolled(seat: int, *dice: int, cubes: int = 0, board: Board | None = None) -> Board:
    board = board or drafting(4)
    board.held(chairman=B)
    board[seat].starting = cubes or len(dice)
    return board.run("setup", ("draft.roll", {"seat": seat}), script=list(dice))


@rule("jc1.setup.roll.dice", "jc1.setup.roll.free", "jc1.setup.roll.court_money")
def test_each_die_names_a_box() -> None:
    board = rolled(A, 1, 3, 4).answer(0)
    assert board.asked == (B, "money.allocate")
    board.answer([0, 0, 4, 0, 0, 0])
    assert board.state.works.yards[0] == [A]
    assert (board.state.company.court[A], board.state.boxes.manors[A]) == (1, 1)
    assert (board[A].cash, board.state.offices["president_bengal"].cash) == (5, 9)


@rule("jc1.setup.roll.order")
def test_families_roll_from_the_chairman_on() -> None:
    board = drafting(4).held(chairman=C)
    for family in board.state.families:
        family.starting = 1
    board.run("setup", "draft.rolls", script=[4, 4, 4, 4])
    assert [told["seat"] for told in board.told("draft.rolled")] == [C, D, A, B]


@rule("jc1.setup.roll.shipyard", "jc1.family.shipyard.column")
def test_a_shipyard_takes_the_highest_empty_slot() -> None:
    board = rolled(A, 1, board=drafting(4).yard(1, B)).answer(1)
    assert board.state.works.yards[1] == [B, A]
    full = drafting(4)
    for column in range(6):
        full.yard(column, B, C)
    stock = full[A].stock
    assert rolled(A, 1, board=full)[A].stock == stock + 1


@rule("jc1.setup.roll.officer_bonus", "jc1.setup.roll.captain_bonus")
@pytest.mark.parametrize("die, box", [(5, "officers"), (6, "captains")])
def test_officers_and_captains_bring_a_writer(die: int, box: str) -> None:
    board = rolled(A, die)
    assert getattr(board.state.boxes, box)[A] == 1
    assert (board.state.boxes.writers[A], board[A].stock) == (1, 11)


@rule("jc1.family.jones.no_setup")
def test_jones_places_nothing_in_the_setup() -> None:
    table = Table(RULESET, RULESET.mode(3, "early_company", {}), "jones")
    while table.game.state.turn.phase == "setup":
        decision = table.pending[0]
        table.answer(decision.seat, next(decision.answers()))
    world = table.game.state
    lying = [world.company.court, world.boxes.officers, world.boxes.captains, world.boxes.manors]
    assert all(cubes[3] == 0 for cubes in lying)
    assert all(3 not in owners for owners in world.works.yards) and 3 not in world.works.factories
    assert NOBODY in world.works.factories


@rule("jc1.setup.family.unused")
def test_cubes_beyond_that_are_out_of_the_game() -> None:
    world = new_state(4, "early_company", {})
    assert all(family.starting + family.stock == 18 for family in world.families)
