"""What the page draws of the components."""

from __future__ import annotations

import json
from typing import Any

import pytest

from pygame_core.games.john_company_second import RULESET
from pygame_core.games.john_company_second.components import TABLES
from pygame_core.kernel.table import Table


@pytest.fixture(scope="module")
def printed() -> dict[str, Any]:
    return RULESET.printed(Table(RULESET, RULESET.mode(3, None, None), 1).game)


def test_it_is_plain_json(printed: dict[str, Any]) -> None:
    assert json.loads(json.dumps(printed)) == printed


def test_the_dial_goes_round_as_on_the_board(printed: dict[str, Any]) -> None:
    assert len(printed["dial"]) == 14
    assert printed["dial"][3] == {"id": "dial-3", "consequence": "tax", "target": "social", "window": True}


def test_every_law_is_as_printed(printed: dict[str, Any]) -> None:
    assert printed["laws"]["army_spending"]["policy"] == "policy.tax"
    assert printed["laws"] == {
        row["id"]: {
            "id": f"law-{row['id']}",
            "policy": f"policy.{row['policy']}" if row["policy_kind"] == "consequence" else row.get("policy", ""),
            "support": row.get("support", 0),
            "extra": row.get("extra_action", ""),
            "dilemma": row["dilemma"],
        }
        for row in TABLES["laws"]
    }


FIGURES = ("vp", "discount", "power", "votes")


def test_every_card_is_as_printed(printed: dict[str, Any]) -> None:
    assert printed["cards"]["social_magazine"]["favoured"] == {
        "votes": 4, "targets": ["social", "company_share"],
        "others": ["policy_on.social"], "last": "policy_on.company_share",
    }  # fmt: skip
    kinds = {"prestige": "", "blackmail": "blackmail"}
    assert printed["cards"] == {
        row["id"]: {
            "id": f"card-{row['id']}", "kind": row.get("kind", kind), "type": row.get("type", ""),
            **{figure: row.get(figure, 0) for figure in FIGURES}, **favoured(row),
        }
        for table, kind in kinds.items()
        for row in TABLES[table]
    }  # fmt: skip


def favoured(row: dict[str, Any]) -> dict[str, Any]:
    """The votes of a card while the policy is on one of its targets, if it has any."""
    if "conditional_votes" not in row:
        return {}
    aims = row["conditional_targets"]
    *others, last = [f"policy_on.{aim}" for aim in aims]
    return {"favoured": {"votes": row["conditional_votes"], "targets": aims, "others": others, "last": last}}


def test_the_map(printed: dict[str, Any]) -> None:
    assert printed["presidencies"]["bombay"] == {
        "port": "bombay_3", "sea": "west_indian", "president": "president_of_bombay", "writers": "writers-bombay",
        "officers": "officers-bombay", "regiments": "regiments-bombay", "commander": "commander-bombay",
    }  # fmt: skip
    assert printed["governors"]["delhi"] == {"id": "office-governor_of_delhi", "office": "governor_of_delhi"}
    assert printed["marks"]["delhi"] == {"triangle": "bengal", "circle": "maratha", "square": "punjab"}
    assert printed["debt"] == 8


def test_offices_stand_on_the_ribbon_in_the_order_in_which_they_act(printed: dict[str, Any]) -> None:
    assert printed["ribbon"] == [
        "chairman", "director_of_trade", "governor_general", "manager_of_shipping", "military_affairs",
        "president_of_bombay", "president_of_madras", "president_of_bengal", "superintendent_of_trade_in_china",
    ]  # fmt: skip
    assert printed["purses"]["governor_general"] == printed["purses"]["director_of_trade"]
    assert "chairman" not in printed["purses"]


def test_shareholders_chairman_director_and_president_hire_before_a_governor_is_hired(printed: dict[str, Any]) -> None:
    assert printed["longest_chain"] == 3


def test_a_share_costs_what_its_space_says(printed: dict[str, Any]) -> None:
    prices = {one["action"]: one["price"] for one in printed["actions"]}
    assert prices["seek_share"] is None and prices["purchase_workshop"] == 5
