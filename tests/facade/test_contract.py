"""What really crosses the border, held against the contract; and the contract against what is written from it."""

from __future__ import annotations

import ast
import json
import typing
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, NotRequired, TypedDict

import pytest

from pygame_core import contract, lobby
from pygame_core.contract.choices import Decision, Reason, Trouble
from pygame_core.facade import REQUESTS, call
from pygame_core.games import registry
from pygame_core.kernel import decisions
from pygame_core.kernel.chance import Chance
from tests.facade.shapes import wrong

REPLIES = typing.get_type_hints(contract.Replies)
ASKED = typing.get_type_hints(contract.Requests)
MOST_ANSWERS = 90
LOOKED_AT = 30
"""Every so many answers the whole view is looked at, from every seat."""


def ask(do: str, **request: Any) -> dict[str, Any]:
    """A request of the declared form, and its reply, which must have the declared form too."""
    assert wrong(request, ASKED[do], do) == []
    reply: dict[str, Any] = json.loads(call(json.dumps({"do": do, **request})))
    assert reply.pop("ok"), reply
    assert wrong(reply, REPLIES[do], do) == []
    return reply


def refused(**request: Any) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(call(json.dumps(request)))
    assert not reply["ok"]
    assert wrong(reply["error"], Trouble, "error") == []
    return reply


# --- the checker ------------------------------------------------------------------------------------------------------
class Thing(TypedDict):
    name: str
    size: NotRequired[int]
    tags: list[Literal["red", "blue"]]
    of: dict[str, int | None]


RIGHT = {"name": "a", "size": 2, "tags": ["red"], "of": {"x": 1, "y": None}}


def test_what_has_the_form_is_taken() -> None:
    assert wrong(RIGHT, Thing) == []
    assert wrong({"name": "a", "tags": [], "of": {}}, Thing) == []


@pytest.mark.parametrize(("change", "told"), [
    ({"size": "2"}, "$.size: '2' is no int"),
    ({"size": True}, "$.size: True is no int"),
    ({"name": None}, "$.name: None is no str"),
    ({"tags": ["red", "green"]}, "$.tags[1]: 'green' is none of ['red', 'blue']"),
    ({"tags": {}}, "$.tags: {} is no list"),
    ({"of": {"x": 1.5}}, "$.of.x: 1.5 is no int"),
    ({"of": []}, "$.of: [] is no object"),
    ({"more": 1}, "$.more: Thing knows no such key"),
])  # fmt: skip
def test_what_has_another_form_is_told(change: dict[str, Any], told: str) -> None:
    assert wrong({**RIGHT, **change}, Thing) == [told]


def test_a_missing_key_is_told() -> None:
    assert wrong({"rule": "a"}, Reason) == ["$: Reason has no text"]
    assert wrong([], Reason) == ["$: [] is no Reason"]


# --- replies of every game --------------------------------------------------------------------------------------------
def answer_to(decision: dict[str, Any], chance: Chance) -> Any:
    """Some legal answer, read off what crossed."""
    kind = decision["kind"]
    rows = decision.get("options") or decision.get("items") or []
    values = [row["value"] for row in rows if "closed" not in row]
    if kind == "pick":
        return values[chance.below(len(values))]
    if kind == "pick_many":
        return values[: decision["least"]]
    if kind == "amount":
        return decision["lo"] if decision["lo"] <= decision["hi"] else decision["out"]["value"]
    if kind == "arrange":
        return values
    left = decision["least"] - sum(slot["least"] for slot in decision["slots"])
    given = []
    for slot in decision["slots"]:
        more = min(left, slot["cap"] - slot["least"])
        given.append(slot["least"] + more)
        left -= more
    return given


def look_round(table: str, seats: int) -> None:
    for viewer in [None, *range(seats)]:
        ask("view", table=table, viewer=viewer)
    ask("economy", table=table, viewer=0)
    ask("recap", table=table, viewer=0)
    ask("ending", table=table, viewer=0, game=ask("view", table=table)["set"]["meta"]["game"])
    ask("rules", game=ask("view", table=table)["set"]["meta"]["game"], table=table, viewer=0)


@pytest.mark.parametrize("game", registry.GAMES)
def test_a_game_that_people_play_crosses_in_the_declared_form(game: str) -> None:
    for scenario in lobby.rules_of(game).scenarios:
        seats = scenario.seats[0]
        people = [{"name": f"Seat {n}", "kind": "human"} for n in range(seats)]
        opened = ask("new", game=game, scenario=scenario.id, options={}, seed="border", seats=people, viewer=None)
        table, chance = opened["table"], Chance("border")
        view = opened["set"]
        for count in range(MOST_ANSWERS):
            if view["over"]:
                break
            seat = view["waiting"][0]["seat"]
            decision = ask("view", table=table, viewer=seat)["set"]["decision"]
            ask("answer", table=table, viewer=seat, seat=seat, answer=answer_to(decision, chance))
            if count % LOOKED_AT == 0:
                look_round(table, seats)
                text = ask("save", table=table)["save"]
                ask("close", table=ask("load", save=text, viewer=0)["table"])
            view = ask("view", table=table, viewer=None)["set"]
        ask("at", table=table, viewer=0, position=1)
        ask("verify", table=table)
        ask("close", table=table)


@pytest.mark.parametrize("game", registry.GAMES)
def test_a_game_that_bots_play_crosses_in_the_declared_form(game: str) -> None:
    (found,) = [one for one in ask("games", lang="en")["games"] if one["id"] == game]
    quick = [bot["id"] for bot in found["bots"] if not bot["search"]][-1]
    deep = next(bot["id"] for bot in found["bots"] if bot["search"])
    scenario = found["scenarios"][0]
    seats = [{"name": f"Seat {n}", "kind": quick} for n in range(scenario["seats"][0] - 1)]
    table = ask("new", game=game, seed=3, seats=[*seats, {"name": "Deep", "kind": deep}], viewer=None)["table"]
    for _ in range(40):
        reply = ask("bot", table=table, viewer=None)
        if "think" in reply:
            position = ask("position", table=table)["position"]
            who = reply["think"]
            thought = ask("think", position=position, seat=who["seat"], bot=who["bot"], seconds=0.05, seed=1)
            ask("move", table=table, viewer=None, seat=who["seat"], move=thought["move"])
        elif not reply["moved"]:
            break
    position = ask("digest", table=table)["position"]
    for doubt in ask("doubts", table=table, **{"from": 0, "to": position})["doubts"][:1]:
        ask("judge", table=table, position=doubt["position"], games=2, seed=1)
    waiting = ask("view", table=table)["set"]["waiting"]
    if waiting:
        ask("hint", table=table, seat=waiting[0]["seat"])


def test_what_is_done_beside_answers_crosses_in_the_declared_form() -> None:
    people = [{"name": name, "kind": "human"} for name in ("Ann", "Ben", "Cleo")]
    table = ask("new", game="auction_house", seats=people, seed="7", viewer=0)["table"]
    for seat in range(3):
        decision = ask("view", table=table, viewer=seat)["set"]["decision"]
        ask("answer", table=table, viewer=seat, seat=seat, answer=answer_to(decision, Chance("beside")))
    clauses = [{"kind": "coins", "from": 0, "to": 1, "n": 1}, {"kind": "words", "from": 1, "to": 0, "text": "Thanks"}]
    ask("deal", table=table, viewer=0, seat=0, move="propose", arguments=[clauses])
    ask("view", table=table, viewer=1)
    ask("deal", table=table, viewer=1, seat=1, move="accept", arguments=[1])
    act = ask("view", table=table, viewer=0)["set"]["acts"][0]["value"]
    ask("act", table=table, viewer=0, seat=0, act=act)
    ask("undo", table=table, viewer=0, seat=0)
    ask("redo", table=table, viewer=0)
    ask("branch", table=table, viewer=0, name="what if")
    ask("switch", table=table, viewer=0, branch="main")
    ask("back", table=table, viewer=0, position=4)
    ask("promote", table=table, viewer=0, branch="b1")
    ask("drop", table=table, viewer=0, branch="b2")
    text = ask("save", table=table, light=True)["save"]
    loaded = ask("load", save=text.replace('"auction_house"', '"auction_house" ', 1), viewer=0, recover=True)
    assert isinstance(loaded["warnings"], list)
    ask("words", game="auction_house")


@pytest.mark.parametrize("game", registry.GAMES)
def test_a_lesson_crosses_in_the_declared_form(game: str) -> None:
    opened = ask("lesson", game=game)
    first = opened["steps"][0]
    entries = [*([first["entry"]] if first["entry"] else []), *first["then"]]
    ask("enter", table=opened["table"], viewer=opened["learner"], entries=entries)


def test_refusals_have_the_declared_form() -> None:
    refused(do="view", table="none")
    refused(do="nothing of ours")
    error = refused(do="load", save='{"format": "leadenhall-save"')["error"]
    assert error["place"] == "1:29"


def test_odds_cross_once() -> None:
    """In words beside an option, and not in its figures again."""
    found = 0
    people = [{"name": name, "kind": "human"} for name in ("Ann", "Ben", "Cleo")]
    table = ask("new", game="john_company_second", seats=people, seed="odds", viewer=None)["table"]
    chance = Chance("odds")
    for _ in range(160):
        view = ask("view", table=table, viewer=None)["set"]
        if view["over"]:
            break
        seat = view["waiting"][0]["seat"]
        decision = ask("view", table=table, viewer=seat)["set"]["decision"]
        for row in [decision, *decision.get("options", [])]:
            found += "odds" in row
            assert "odds" not in row["params"]
        ask("answer", table=table, viewer=seat, seat=seat, answer=answer_to(decision, chance))
    assert found, "no dice were rolled: the test has shown nothing"


# --- what is written from it ------------------------------------------------------------------------------------------
def test_every_request_is_declared() -> None:
    assert REQUESTS.keys() == ASKED.keys() == REPLIES.keys()


def test_kinds_of_decisions_are_told_apart_by_their_kind() -> None:
    kinds = [typing.get_type_hints(kind)["kind"] for kind in typing.get_args(Decision)]
    names = {typing.get_args(kind)[0] for kind in kinds}
    asked = (decisions.Pick, decisions.PickMany, decisions.Amount, decisions.Allocate, decisions.Arrange)
    assert names == {kind.kind for kind in asked}


@pytest.mark.native
def test_declarations_and_tables_are_those_of_the_contract() -> None:
    """`python3 build_scripts/contract.py` writes them."""
    from workshop import border

    for path, text in border.outcome().items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name} is not of today's contract"


@pytest.mark.native
def test_nothing_imports_the_contract_but_for_its_types() -> None:
    """The page's pack leaves it out."""
    core = Path(contract.__file__).parents[1]
    users = [path for path in sorted(core.rglob("*.py")) if path.parent != core / "contract"]
    found = [path for path in users for name in needed(path.read_text(encoding="utf-8")) if name == "contract"]
    assert found == []
    assert "contract" in needed("from .contract import view")
    assert "contract" in needed("def f():\n    from . import contract")
    assert list(needed("if TYPE_CHECKING:\n    from .contract import view")) == []


def needed(source: str) -> Iterator[str]:
    """Words of the names of the modules that are imported when the module runs."""
    waiting: list[ast.AST] = [ast.parse(source)]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            continue
        if isinstance(node, ast.Import | ast.ImportFrom):
            origin = node.module or "" if isinstance(node, ast.ImportFrom) else ""
            yield from {word for name in [origin, *(one.name for one in node.names)] for word in name.split(".")} - {""}
        waiting += ast.iter_child_nodes(node)
