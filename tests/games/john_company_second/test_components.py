"""What is printed on board, cards and tokens, written down once more, and what must hold between the tables."""

from __future__ import annotations

import pytest

from pygame_core.games.john_company_second.components import (
    ALLIANCES,
    HOME_PORT,
    OFFICES,
    ORDERS,
    PRESIDENCIES,
    REGIONS,
    SEA_ZONE,
    TABLES,
)
from pygame_core.games.john_company_second.components.start import Item
from tests.games.john_company_second.figures import PRINTED

rule = pytest.mark.rule


# --- India ----------------------------------------------------------------------------------------------------
@rule("jc2.map.order_value", "jc2.map.home_ports")
def test_the_values_of_the_orders() -> None:
    assert {region: [PRINTED.orders[order].value for order in row.orders] for region, row in REGIONS.items()} == {
        "punjab": [7], "delhi": [5, 5, 3], "bengal": [5, 6], "bombay": [3, 3, 4], "maratha": [4, 3, 2],
        "hyderabad": [7], "mysore": [3, 6], "madras": [5, 4],
    }  # fmt: skip
    assert all(row["filled"] == row["value"] // 2 for row in TABLES["orders"])
    assert HOME_PORT == {"bombay": "bombay_3", "madras": "madras_1", "bengal": "bengal_2"}
    assert SEA_ZONE == {"bombay": "west_indian", "madras": "south_indian", "bengal": "east_indian"}


@rule("jc2.map.order_links")
def test_links_join_orders_of_one_region_or_of_neighbours() -> None:
    for name, order in ORDERS.items():
        assert order.links and name not in order.links
        for link in order.links:
            assert name in ORDERS[link].links
            assert ORDERS[link].region in (order.region, *REGIONS[order.region].clockwise)
    assert sum(len(order.links) for order in ORDERS.values()) == 2 * 20


@rule("jc2.map.regions", "jc2.events.elephant.sovereign")
def test_borders_have_two_sides_and_every_shape_a_border() -> None:
    for name, region in REGIONS.items():
        assert all(name in REGIONS[other].clockwise for other in region.clockwise)
        assert set(PRINTED.regions[name].shapes) == {"circle", "triangle", "square"}
        assert set(PRINTED.regions[name].shapes.values()) <= set(region.clockwise)
    assert sum(len(region.clockwise) for region in REGIONS.values()) == 2 * 13
    assert {name: region.opium for name, region in PRINTED.regions.items() if region.opium} == {
        "delhi": 1, "bengal": 2, "hyderabad": 1, "madras": 1,
    }  # fmt: skip


@rule("jc2.operations.alliance.cost")
def test_the_local_alliances() -> None:
    assert {
        name: (ALLIANCES[name].army, row.cost, row.strength) for name, row in PRINTED.alliances.items()
    } == {
        "rajput_prince": ("bombay", 5, 3), "sikhs": ("bombay", 3, 2), "the_nizam": ("madras", 3, 2),
        "arcot": ("madras", 4, 2), "awadh": ("bengal", 4, 2), "jagat_seths": ("bengal", 4, 2),
        "orissa": ("bengal", 2, 1),
    }  # fmt: skip


@rule("jc2.events.elephant.shape_source", "jc2.events.foreign_invasion.where")
def test_the_backs_and_shapes_of_the_tiles() -> None:
    assert sorted(tile.back for tile in PRINTED.events.tiles.values()) == sorted(
        [*REGIONS] * 2 + ["punjab", "maratha", "bombay", "madras"]
    )
    moving = ("crisis", "leader", "peace", "shuffle", "foreign_invasion")
    assert all(bool(tile.mark) == (tile.type in moving) for tile in PRINTED.events.tiles.values())
    assert PRINTED.events.lands == {zone: home for home, zone in SEA_ZONE.items()}


@rule("jc2.events.storm.zones", "jc2.events.count")
def test_the_storm_die() -> None:
    west, south, east = SEA_ZONE.values()
    assert [(row.events, [*row.storms]) for row in PRINTED.events.storm] == [
        (1, [west, south, east]), (2, [east]), (2, [west]), (3, [south]), (4, []), (4, []),
    ]  # fmt: skip


# --- the Company ----------------------------------------------------------------------------------------------
@rule("jc2.hiring.order", "jc2.operations.governor.dice")
def test_the_office_cards() -> None:
    governors = {row.region: (row.number, PRINTED.offices.dice[row.id]) for row in OFFICES.values() if row.region}
    assert governors == {
        "bombay": (9, 3), "madras": (10, 4), "bengal": (11, 4), "punjab": (12, 3), "delhi": (13, 4),
        "maratha": (14, 3), "hyderabad": (15, 3), "mysore": (16, 3),
    }  # fmt: skip
    others = {name: (row.number, row.hired_by) for name, row in OFFICES.items() if not row.region}
    assert others == {
        "chairman": (1, "shareholders"), "director_of_trade": (2, "chairman"), "governor_general": (2, "chairman"),
        "manager_of_shipping": (3, "chairman"), "military_affairs": (4, "chairman"),
        **{f"president_of_{home}": (5 + n, "director_of_trade") for n, home in enumerate(PRESIDENCIES)},
        "superintendent_of_trade_in_china": (8, "chairman"),
    }  # fmt: skip
    assert len(OFFICES) == 17


@rule("jc2.revenue.expectations", "jc2.operations.chairman.debt.end", "jc2.family.share.prices")
def test_the_tracks() -> None:
    assert [row.expectations for row in PRINTED.tracks.standing] == [0, 4, 6, 8, 10, 12, 14, 16]
    assert [row.mark == "fail" for row in PRINTED.tracks.standing] == [True] + [False] * 7
    assert [row["debt"] for row in TABLES["company"]["debt"]["spaces"]] == list(range(PRINTED.tracks.debt + 1))
    assert (PRINTED.actions.exchange, PRINTED.power.spaces) == ((2, 3, 3, 4, 5), (2, 1, 0, 0))


@rule("jc2.parliament.policy.elements")
def test_the_dial() -> None:
    said = [f"{row.consequence} {row.target}{' window' * row.window}" for row in PRINTED.dial]
    assert said == [
        "power manufacturing", "tax company_share", "power shipping", "tax social window", "power company_share",
        "bonus manufacturing", "power shipping", "power social", "tax shipping window", "bonus company_share",
        "tax manufacturing", "bonus manufacturing", "tax social window", "tax shipping",
    ]  # fmt: skip


# --- the scenario ---------------------------------------------------------------------------------------------
@rule("jc2.setup.1710.map")
def test_the_towers_of_1710() -> None:
    assert PRINTED.scenarios["1710"].towers == {
        "punjab": 0, "delhi": 1, "bengal": 1, "bombay": 1, "maratha": 2, "hyderabad": 1, "mysore": 1, "madras": 1,
    }  # fmt: skip


def said(item: Item) -> str:
    return " ".join(str(part) for part in (item.kind, item.at, item.n) if part)


@rule("jc2.setup.cards.take", "jc2.setup.cards.basic")
def test_the_setup_cards_of_1710() -> None:
    card = PRINTED.scenarios["1710"]
    assert [[said(item) for item in items] for items in (*card.basic.values(), *card.extra.values())] == [
        ["office chairman", "share", "cash 1"],
        ["office manager_of_shipping", "share", "cash 2"],
        ["office president_of_bengal", "share"],
        ["office president_of_madras", "share", "cash 1"],
        ["office president_of_bombay", "share", "cash 1"],
        ["prime_minister", "blackmail"],
        ["shipyard west_indian", "cash 4"],
        ["commander bombay", "writer bombay", "cash 4"],
        ["commander madras", "writer madras", "cash 3"],
        ["commander bengal", "writer bengal", "cash 3"],
        ["office director_of_trade", "shipyard south_indian", "cash 1"],
        ["office military_affairs", "shipyard east_indian", "cash 1"],
        ["officer_in_training", "officer_in_training", "officer_in_training", "cash 2"],
        ["shipyard unfitted", "shipyard unfitted"],
        ["blackmail", "cash 3"],
        ["share", "cash 3"],
        ["luxury", "cash 2"],
        ["blackmail", "cash 3"],
    ]
    assert ([*card.basic], [*card.extra]) == ([*range(1, 13)], [*range(13, 19)])
