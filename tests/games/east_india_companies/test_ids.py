"""The names that mypy knows are those of the component files, and targets are spelled in one way."""

from __future__ import annotations

import re
from typing import Any, get_args

import pytest

from pygame_core.games.east_india_companies import RULESET, ids, targets
from pygame_core.games.east_india_companies.components import COMPONENTS
from pygame_core.kernel.decisions import Target


def rows(table: str, key: str = "id") -> list[Any]:
    return [row[key] for row in COMPONENTS.printed()[table]]


@pytest.mark.parametrize(
    ("names", "written"),
    [
        (ids.Good, rows("goods")),
        (ids.CompanyId, rows("companies")),
        (ids.ZoneId, rows("zones")),
        (ids.SealId, rows("trading_post_spaces")),
        (ids.BoxId, rows("abilities")),
        (ids.ShipId, rows("ships")),
        (ids.CardId, [*rows("indies_cards"), *rows("europe_cards")]),
        (ids.AgentCardId, rows("agent_cards")),
        (ids.DestinationId, rows("destination_cards")),
    ],
)
def test_ids_are_those_of_the_components(names: Any, written: list[str]) -> None:
    assert list(get_args(names)) == written


@pytest.mark.parametrize(
    ("names", "written"),
    [
        (ids.CharacterId, COMPONENTS.printed()["characters"]["ring"]),
        (ids.CharacterId, rows("abilities", "character")),
        (ids.BoxKind, rows("abilities", "kind")),
        (ids.BoxPhase, rows("abilities", "phase")),
        (ids.ShipIcon, rows("ships", "icon")),
        (ids.Pile, rows("indies_cards", "pile")),
        (ids.Pile, COMPONENTS.printed()["market_card_piles"]["pile_of_period"]),
        (ids.EffectId, [effect for row in COMPONENTS.printed()["agent_cards"] for effect in row["effects"]]),
        (ids.MarketId, [key for key in COMPONENTS.printed()["markets"]["players_4"] if isinstance(key, str)]),
    ],
)
def test_kinds_are_those_of_the_components(names: Any, written: list[str]) -> None:
    assert set(get_args(names)) == set(written)


def test_phases_are_those_of_the_ruleset() -> None:
    assert get_args(ids.PhaseId) == RULESET.phases


@pytest.mark.parametrize(
    ("target", "kind", "text"),
    [
        (targets.rows("europe")["silk"], "row", "row-europe-silk"),
        (targets.CARD["indies_07"], "card", "card-indies_07"),
        (targets.CHARACTER["captain"], "char", "char-captain"),
        (targets.BOX["captain.expertise"], "box", "box-captain.expertise"),
        (targets.CENTRE, "box", "box-centre"),
        (targets.agents("french")[2], "agent", "agent-french-2"),
        (targets.ZONE["east_indies"], "zone", "zone-east_indies"),
        (targets.SEAL["canton"], "post", "post-canton"),
        (targets.ships("dutch")[7], "ship", "ship-dutch-7"),
        (targets.SHARE["english"], "share", "share-english"),
        (targets.COMPANY["swedish"], "company", "company-swedish"),
    ],
)
def test_targets_have_one_spelling(target: Target, kind: str, text: str) -> None:
    assert (target, target.kind) == (text, kind)
    assert re.fullmatch(r"[a-z]+(-[a-z0-9_.]+)*", target)
