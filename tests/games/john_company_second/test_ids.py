"""Names as types: each alias names what the tables have, no more and no less."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from pygame_core.games.john_company_second import calendar, ids, promises, targets
from pygame_core.games.john_company_second.components import (
    ALLIANCES,
    CARDS,
    CHINA,
    COMMAND,
    FAMILIES,
    GOVERNED,
    LAWS,
    OFFICES,
    ORDERS,
    PRESIDED,
    PRESIDENCIES,
    PRIZES,
    REGIONS,
    SEA_ZONES,
    TABLES,
    TREASURIES,
    promise_ids,
)  # fmt: skip
from pygame_core.games.john_company_second.phases.events.attacks import BY_KIND
from pygame_core.games.john_company_second.phases.firms.investing import STAKES
from pygame_core.games.john_company_second.phases.parliament.voting import SIDES
from pygame_core.games.john_company_second.refs import PROMISE_CARD, PromiseCard
from pygame_core.kernel.decisions import Target
from pygame_core.parts.pieces import Targets

PRINTED: dict[str, Any] = {
    "PresidencyId": PRESIDENCIES,
    "RegionId": REGIONS,
    "OrderId": ORDERS,
    "AllianceId": ALLIANCES,
    "TileKind": {row["type"] for row in TABLES["event_tiles"]},
    "Shape": {shape for row in TABLES["regions"] for shape in row["shapes"]},
    "AttackKind": BY_KIND,
    "SeaZoneId": SEA_ZONES,
    "ZoneId": [*SEA_ZONES, CHINA],
    "StrategyId": TABLES["firm"]["strategies"],
    "StakeId": STAKES,
    "PresidentId": PRESIDED,
    "GovernorId": GOVERNED,
    "OfficeId": OFFICES,
    "CommandId": COMMAND.values(),
    "PostId": [*OFFICES, *COMMAND.values()],
    "TreasuryId": TREASURIES,
    "TreasurerId": [*TREASURIES, "governor_general"],
    "FamilyId": FAMILIES,
    "ActionId": [row["id"] for row in TABLES["family_actions"]],
    "PrizeId": PRIZES,
    "PromiseId": promise_ids(deregulated=True),
    "PromiseCardId": [f"{family}.{promise}" for family in FAMILIES for promise in promise_ids(deregulated=True)],
    "PrestigeId": [card for card, row in CARDS.items() if row.kind != "blackmail"],
    "BlackmailId": [card for card, row in CARDS.items() if row.kind == "blackmail"],
    "CardId": CARDS,
    "EnterpriseKind": ["shipping", "manufacturing", "social"],
    "PropertyKind": {space["target"] for space in TABLES["dial"]["spaces"]},
    "TaxedKind": [*{space["target"] for space in TABLES["dial"]["spaces"]}, "windows"],
    "LawId": LAWS,
    "PolicyId": {space["consequence"] for space in TABLES["dial"]["spaces"]},
    "Side": SIDES,
    "PhaseId": calendar.PHASES,
    "ClimateId": [row["id"] for row in TABLES["crown_climates"]],
    "LevelId": [row["id"] for row in TABLES["crown_levels"]],
    "Way": {way for row in TABLES["crown_cards"] for way in row["ways"]},
}


def test_every_alias_is_compared() -> None:
    assert {name for name, alias in vars(ids).items() if get_args(alias)} == set(PRINTED)


@pytest.mark.parametrize("alias", PRINTED)
def test_an_alias_names_what_is_printed(alias: str) -> None:
    named = get_args(getattr(ids, alias))
    assert len(set(named)) == len(named)
    assert set(named) == set(PRINTED[alias])


def test_every_president_governor_and_commander_has_a_place() -> None:
    assert set(PRESIDED.values()) == set(COMMAND) == set(PRESIDENCIES)
    assert set(GOVERNED.values()) == set(REGIONS)


def test_no_two_kinds_of_targets_have_one_name() -> None:
    kinds = [kind.kind for kind in vars(targets).values() if isinstance(kind, Targets)]
    assert len(set(kinds)) == len(kinds) > 20
    assert targets.elephant("mysore", "madras") == targets.elephant("madras", "mysore") == "elephant-madras-mysore"
    assert targets.elephant("bengal", "bengal") == "elephant-bengal"
    assert isinstance(targets.elephant("bengal", "bengal"), Target)


def test_a_promise_card_is_read_and_written_by_its_codec() -> None:
    for card in get_args(ids.PromiseCardId):
        assert PROMISE_CARD.text(PROMISE_CARD.read(card)) == card
        guarantor, promise = promises.CARDS[card]
        assert PROMISE_CARD.read(card) == PromiseCard(FAMILIES[guarantor], promise)
        assert promises.card_of(guarantor, promise) == card
