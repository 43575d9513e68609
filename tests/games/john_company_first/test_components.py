"""What the tables say, and what must hold between them."""

from __future__ import annotations

from typing import get_args

import pytest

from pygame_core.games.john_company_first import ids
from pygame_core.games.john_company_first.components import COMPONENTS
from pygame_core.kernel.reasons import Refused
from tests.games.john_company_first.board import PRINTED, Board

rule = pytest.mark.rule
TABLES = COMPONENTS.printed()


@rule("jc1.general.region.count", "jc1.post.elephant.next", "jc1.post.elephant.wrap")
def test_eight_regions_in_a_ring() -> None:
    numbers = {name: card.number for name, card in PRINTED.regions.items()}
    assert numbers == {
        "punjab": 1, "maratha": 2, "hyderabad": 3, "mysore": 4, "bengal": 5, "bombay": 6, "sindh": 7, "madras": 8,
    }  # fmt: skip
    assert all(numbers[card.next] == card.number % 8 + 1 for card in PRINTED.regions.values())
    assert set(numbers) == set(get_args(ids.RegionId))


@rule("jc1.general.region.values", "jc1.post.event.tables")
def test_both_sides_of_every_card_are_complete() -> None:
    entries = 0
    for card in PRINTED.regions.values():
        assert [order.demand for order in card.sides["prosperous"].orders] == [
            order.demand for order in card.sides["depressed"].orders
        ]
        for side in card.sides.values():
            assert side.plunder and side.tax and side.defense and side.orders
            for rows in side.events.values():
                entries += len(rows)
                assert len(rows) == 6
    assert entries == 192


@rule("jc1.general.region.one_level")
def test_only_sovereign_columns_conquer_and_only_dominated_ones_revolt() -> None:
    for card in PRINTED.regions.values():
        for side in card.sides.values():
            assert all(row.event != "revolt" for row in side.events["sovereign"])
            assert all(row.event != "conquest" for row in side.events["dominated"])


@rule("jc1.components.count.cubes", "jc1.components.count.cards", "jc1.components.count.pieces")
def test_the_pieces_of_the_box() -> None:
    pieces = TABLES["pieces"]
    assert (pieces["family_cubes_per_colour"], pieces["cube_colours"]) == (20, 6)
    assert (len(PRINTED.families), len(PRINTED.regions), len(PRINTED.provinces)) == (6, 8, 8)
    assert (len(PRINTED.cards), len(PRINTED.prizes), pieces["post_monopoly_card"]) == (19, 18, 1)
    disks = [pieces[f"{colour}_disks"] for colour in ("white", "red", "blue", "black")]
    assert (pieces["wooden_ships"], pieces["wooden_goods"], disks) == (30, 30, [30, 15, 15, 20])
    assert (pieces["dice"], pieces["elephant"], pieces["status_markers"]) == (10, 1, 5)


@rule("jc1.post.news.counts")
def test_laws_and_domestic_events() -> None:
    laws = {name for name, card in PRINTED.cards.items() if card.law}
    assert laws == set(get_args(ids.LawId))
    assert {*PRINTED.cards} - laws == set(get_args(ids.DomesticId))
    assert (len(laws), len(PRINTED.cards) - len(laws)) == (13, 6)


@rule("jc1.table.elephant.steps")
def test_the_elephant_moves_47_times_on_the_17_cards() -> None:
    removed = PRINTED.scenarios["early_company"].removed
    moves = [card.moves for name, card in PRINTED.cards.items() if name not in removed]
    assert (len(moves), sum(moves)) == (17, 47)
    assert [moves.count(n) for n in (2, 3, 4)] == [7, 7, 3]


@rule("jc1.general.office.executive", "jc1.general.office.senior")
def test_five_executives_all_others_are_senior() -> None:
    executives = [name for name, office in PRINTED.offices.items() if office.rank == "executive"]
    assert executives == ["chairman", "director_of_trade", "president_bombay", "president_madras", "president_bengal"]
    seniors = {name for name, office in PRINTED.offices.items() if office.rank == "senior"}
    assert seniors == {
        "china", "ship_purchasing", "goods_purchasing", "military_affairs", *PRINTED.provinces.values(),
    }  # fmt: skip


@rule("jc1.company.campaign.president_one", "jc1.company.campaign.governor_many", "jc1.company.provincial.kinds")
def test_the_targets_of_campaigns() -> None:
    assert {name: PRINTED.offices[name].campaign for name in PRINTED.offices if PRINTED.offices[name].campaign} == {
        "president_bombay": ("bombay",), "president_madras": ("madras",), "president_bengal": ("bengal",),
        "province_punjab": ("sindh", "maratha", "bengal"), "province_bengal": ("punjab", "hyderabad", "madras"),
        "province_bombay": ("sindh", "maratha", "mysore"), "province_sindh": ("punjab", "bombay"),
        "province_madras": ("mysore", "hyderabad"),
    }  # fmt: skip
    residents = [name for name in PRINTED.provinces.values() if PRINTED.offices[name].actions == ("invest",)]
    assert residents == ["province_maratha", "province_hyderabad", "province_mysore"]


@rule("jc1.company.purchase.offices", "jc1.company.president.actions", "jc1.company.china.only_sail")
def test_what_each_office_can_do() -> None:
    actions = {name: PRINTED.offices[name].actions for name in PRINTED.track}
    assert actions == {
        "ship_purchasing": ("purchase",), "goods_purchasing": ("purchase",),
        "military_affairs": ("purchase", "logistics"), "director_of_trade": ("logistics",),
        "president_bombay": ("campaign", "open_trade", "sail"), "president_madras": ("campaign", "open_trade", "sail"),
        "president_bengal": ("campaign", "open_trade", "sail"), "china": ("sail",),
    }  # fmt: skip


@rule("jc1.card.prize.rank")
def test_prizes_cost_seniors_more() -> None:
    assert all(prize.cost["executive"] < prize.cost["senior"] for prize in PRINTED.prizes.values())
    lords, professor = PRINTED.prizes["house_of_lords"], PRINTED.prizes["university_professor"]
    assert ({**lords.cost}, lords.vp) == ({"executive": 10, "senior": 14}, 8)
    assert ({**professor.cost}, professor.vp) == ({"executive": 2, "senior": 3}, 2)


@rule("jc1.table.check.odds")
def test_the_closing_table_of_checks() -> None:
    printed = TABLES["checks"]
    for code in ("success", "no_effect", "failure"):
        for dice, percent in enumerate(printed[f"{code}_percent"], 1):
            assert abs(100 * PRINTED.check.chance(code, dice) - percent) <= 1
    assert PRINTED.check.chance("success", 2) == pytest.approx(1 - (2 / 3) ** 2)
    assert PRINTED.check.chance("failure", 3) == pytest.approx((1 / 3) ** 3)


def test_names_in_the_code_are_those_of_the_tables() -> None:
    assert {*PRINTED.prizes} == set(get_args(ids.PrizeId))
    assert {*PRINTED.families} == set(get_args(ids.FamilyId))
    assert {*PRINTED.scenarios} == set(get_args(ids.ScenarioId))
    assert {*PRINTED.ribbon} == set(get_args(ids.BoardOfficeId))


# --- house values ---------------------------------------------------------------------------------------------
def test_a_players_own_file_replaces_a_value() -> None:
    house = {"regions": {"punjab": {"prosperous": {"events": 1}}}}
    with pytest.raises(Refused):
        COMPONENTS.read(house)
    mine = {"costs": {"manor": 9}, "regions": {"bengal": {"prosperous": {"tax": 7}}}}
    board = Board(components=mine).held(chairman=0)
    board.cash(8)
    board.run("family", ("family.action", {"seat": 0}))
    assert board.why("manor") == "jc1.family.action.afford"
    assert COMPONENTS.of(COMPONENTS.read(mine)).regions["bengal"].sides["prosperous"].tax == 7


def test_a_card_keeps_its_orders_when_it_turns() -> None:
    house = {"regions": {"bengal": {"depressed": {"orders": {"1": {"demand": 5}}}}}}
    with pytest.raises(Refused) as refused:
        COMPONENTS.read(house)
    assert refused.value.reason.rule == "components.value"
