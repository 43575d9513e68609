"""What the page may ask: which form each field has, how long it may be, and which sentence says what is wrong."""

from __future__ import annotations

import json
from typing import Any

import pytest

from pygame_core import facade, lobby
from pygame_core.facade import REQUESTS, call
from pygame_core.kernel.saves import LONGEST_NAME
from pygame_core.kernel.table import Table

TOY = "auction_house"
PEOPLE = [{"name": name, "kind": "human"} for name in ("Ann", "Ben", "Cleo")]
LONG = "x" * 500


def ask(do: str, **request: Any) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(call(json.dumps({"do": do, **request})))
    return reply


def good(do: str, **request: Any) -> dict[str, Any]:
    reply = ask(do, **request)
    assert reply["ok"], reply
    return reply


def trouble(do: str, **request: Any) -> dict[str, Any]:
    reply = ask(do, **request)
    assert not reply["ok"], reply
    found: dict[str, Any] = reply["error"]
    return found


def new(**more: Any) -> str:
    table: str = good("new", **{"game": TOY, "seats": PEOPLE, "viewer": 0, "seed": "7", **more})["table"]
    return table


@pytest.mark.parametrize(("do", "fields", "place", "code"), [
    ("view", {}, "table", "text"),
    ("view", {"table": 1}, "table", "text"),
    ("answer", {}, "seat", "whole"),
    ("answer", {"seat": True}, "seat", "whole"),
    ("answer", {"seat": 0, "answer": [[[[[[[[[[[[1]]]]]]]]]]]]}, "answer", "data"),
    ("act", {"seat": "0"}, "seat", "whole"),
    ("deal", {"seat": 0, "move": "propose"}, "arguments", "list"),
    ("deal", {"seat": 0, "arguments": []}, "move", "one_of"),
    ("enter", {"entries": {}}, "entries", "list"),
    ("enter", {"entries": [["r", -1, "luck"]]}, "entries[0]", "entry"),
    ("take_back", {"seat": 0}, "position", "whole"),
    ("handout", {"seat": 12, "seed": "a"}, "seat", "whole"),
    ("handout", {"seat": 0, "seed": ["a"]}, "seed", "text"),
    ("puzzle", {"seat": 12, "answers": []}, "seat", "whole"),
    ("puzzle", {"seat": 0, "answers": {}}, "answers", "list"),
    ("puzzle", {"seat": 0, "answers": [0] * 201}, "answers", "list"),
    ("wish", {"seat": 0, "window": 1}, "window", "text"),
    ("wish", {"seat": 0, "window": "a"}, "wish", "one_of"),
    ("settle", {"passing": {"wishes": [{"cards": "never"}]}}, "passing.wishes[0].cards", "one_of"),
    ("back", {"position": "1"}, "position", "whole"),
    ("at", {"position": 0, "lines": "1"}, "lines", "whole"),
    ("move", {"seat": 0, "move": "x" * 5000}, "move", "data"),
    ("save", {"light": 1}, "light", "flag"),
    ("think", {"position": "", "seat": 0, "bot": "easy", "seconds": "1"}, "seconds", "number"),
    ("view", {"viewer": True}, "viewer", "whole"),
    ("view", {"viewer": "0"}, "viewer", "whole"),
    ("view", {"viewer": -1}, "viewer", "whole"),
    ("rules", {}, "game", "text"),
    ("load", {"save": None}, "save", "text"),
    ("fly", {}, "do", "one_of"),
])  # fmt: skip
def test_a_field_of_another_form_is_named(do: str, fields: dict[str, Any], place: str, code: str) -> None:
    lacks_table = do == "view" and "viewer" not in fields
    request = fields if lacks_table else {"table": new(), **fields}
    error = trouble(do, **request)
    assert (error["code"], error["params"]["place"]) == (f"kernel.form.{code}", place)
    assert error["text"].startswith(f"{place} must ")


@pytest.mark.parametrize(("fields", "place"), [
    ({"scenario": 5}, "scenario"),
    ({"scenario": ["season"]}, "scenario"),
    ({"options": "x" * 1_000_001}, "options"),
    ({"seed": 1.5}, "seed"),
    ({"seed": True}, "seed"),
    ({"seed": None}, "seed"),
    ({"seats": "three"}, "seats"),
    ({"seats": PEOPLE * 5}, "seats"),
    ({"seats": [*PEOPLE[:2], "Cleo"]}, "seats[2]"),
    ({"seats": [*PEOPLE[:2], {"name": 3, "kind": "human"}]}, "seats[2].name"),
    ({"seats": [{"name": "Ann"}, *PEOPLE[1:]]}, "seats[0].kind"),
    ({"game": 7}, "game"),
])  # fmt: skip
def test_a_setup_of_another_form_is_named(fields: dict[str, Any], place: str) -> None:
    error = trouble("new", **{"game": TOY, "seats": PEOPLE, **fields})
    assert error["params"]["place"] == place and error["text"].startswith(f"{place} must ")


@pytest.mark.parametrize("options", [[], "rounds", 0, {"components": 7}])
def test_options_are_an_object(options: Any) -> None:
    assert trouble("new", game=TOY, seats=PEOPLE, options=options)["code"].startswith(("kernel.form.", "components."))


@pytest.mark.parametrize(("fields", "code"), [
    ({"seats": PEOPLE[:2]}, "kernel.setup.seats"),
    ({"scenario": "summer"}, "kernel.setup.scenario"),
    ({"options": {"rounds": 4}}, "kernel.setup.value"),
    ({"options": {"rounds": True}}, "kernel.setup.value"),
    ({"options": {"turns": 5}}, "kernel.setup.option"),
    ({"seats": [*PEOPLE[:2], {"name": "Cleo", "kind": "genius"}]}, "kernel.setup.bot"),
    ({"game": "chess"}, "kernel.setup.game"),
])  # fmt: skip
def test_a_setup_that_no_game_has_is_refused(fields: dict[str, Any], code: str) -> None:
    assert trouble("new", **{"game": TOY, "seats": PEOPLE, **fields})["code"] == code


def test_what_is_left_out_of_a_setup_has_its_first_value() -> None:
    meta = good("new", game=TOY, seats=PEOPLE)["set"]["meta"]
    assert (meta["scenario"], meta["options"], meta["seed"]) == ("season", {"rounds": 5}, "0")
    assert good("new", game=TOY, seats=PEOPLE, seed=12)["set"]["meta"]["seed"] == "12"


def test_words_from_outside_are_cut_before_they_are_said() -> None:
    kind = trouble("new", game=TOY, seats=[*PEOPLE[:2], {"name": "Cleo", "kind": LONG}])["params"]
    assert len(kind["bot"]) == 40 and kind["known"] == ["random", "easy", "steady", "strong"]
    assert len(trouble("view", table=LONG[:150])["params"]["table"]) == 20
    assert trouble("view", table=new(), viewer=10**15)["params"]["place"] == "viewer"
    assert LONG[:41] not in trouble(LONG)["text"]
    assert len(json.loads(call("nonsense" * 60))["error"]["params"]["what"]) <= 80


def test_names_and_seeds_have_their_length() -> None:
    reply = good("new", game=TOY, seats=[{"name": LONG, "kind": "human"}, *PEOPLE[1:]], seed=LONG)
    assert reply["set"]["seats"][0]["name"] == LONG[:LONGEST_NAME]
    assert reply["set"]["meta"]["seed"] == LONG[:200]


@pytest.mark.parametrize("viewer", [3, 11])
def test_nobody_looks_from_a_seat_that_is_not_there(viewer: int) -> None:
    error = trouble("view", table=new(), viewer=viewer)
    assert (error["code"], error["params"]) == ("kernel.seat", {"seat": str(viewer)})
    assert all(good("view", table=new(), viewer=seat)["set"]["meta"] for seat in (0, 2, None))


def test_a_defect_is_told_with_its_place_and_not_at_length(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(request: facade.Request) -> dict[str, Any]:
        raise ZeroDivisionError(LONG)

    monkeypatch.setitem(REQUESTS, "games", fail)
    error = trouble("games")
    assert error["code"] == "kernel.request.internal"
    assert error["params"]["what"] == f"ZeroDivisionError: {LONG}"[:200]
    assert "in fail" in error["detail"]


def test_a_lesson_that_a_game_has_not_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(facade.lesson, "has_lesson", lambda game, name: False)
    assert trouble("lesson", game=TOY)["code"] == "kernel.lesson.none"


def test_entries_are_played_one_after_the_other() -> None:
    table = new()
    entries = [["a", seat, [0, 1]] for seat in range(3)]
    patch = good("enter", table=table, viewer=0, entries=entries)
    assert patch["set"]["meta"]["position"] == 3 and patch["set"]["place"]["phase"] == "sale"


def test_what_was_taken_back_is_given_again_and_left_by_going_back() -> None:
    table = new()
    good("enter", table=table, viewer=0, entries=[*[["a", seat, [0, 1]] for seat in range(3)], ["a", 0, [2, 1, 0]]])
    assert good("undo", table=table, viewer=0, seat=0)["set"]["meta"]["position"] == 3
    assert good("redo", table=table, viewer=0)["set"]["meta"]["position"] == 4
    assert good("back", table=table, viewer=0, position=2)["set"]["meta"]["position"] == 3, "it is noted"
    assert [row["seat"] for row in good("view", table=table, viewer=2)["set"]["waiting"]] == [2]


def test_lines_of_play_are_opened_switched_kept_and_dropped() -> None:
    table = new()
    good("enter", table=table, viewer=0, entries=[["a", seat, [0, 1]] for seat in range(3)])
    meta = good("branch", table=table, viewer=0, at=1, name="aside")["set"]["meta"]
    assert (meta["branch"], meta["branches"][1]["name"], meta["branches"][1]["at"]) == ("b1", "aside", 1)
    assert good("switch", table=table, viewer=0, branch="main")["set"]["meta"]["branch"] == ""
    assert len(good("drop", table=table, viewer=0, branch="b1")["set"]["meta"]["branches"]) == 1
    assert trouble("switch", table=table, viewer=0, branch="b1")["code"] == "kernel.branch.none"
    good("branch", table=table, viewer=0, at=1)
    promoted = good("promote", table=table, viewer=0, branch="b1")["set"]["meta"]
    assert promoted["branch"] == "" and len(promoted["branches"]) == 2
    assert [row["seat"] for row in good("view", table=table, viewer=2)["set"]["waiting"]] == [1, 2]


def test_a_save_is_light_only_if_that_is_asked_for() -> None:
    table = new()
    played = facade.desk.find(table).book.table
    to_market(played)
    for _ in range(3):
        played.answer(played.pending[0].seat, "keep")
    whole, light = good("save", table=table), good("save", table=table, light=True)
    assert len(light["save"]) != len(whole["save"])
    assert light["save"] == good("position", table=table)["position"]
    assert whole["passing"] is None and light["passing"] is None
    assert good("save", table=new(passing={}))["passing"] is not None


def test_tables_are_numbered_as_they_are_opened() -> None:
    first, second = new(), new()
    assert int(second.removeprefix("t")) == int(first.removeprefix("t")) + 1
    good("close", table=first)
    assert trouble("close", table=first)["code"] == "kernel.request.table"
    assert good("view", table=second)["set"]["meta"]["position"] == 0


def test_what_a_refusal_says_is_in_the_words_of_its_table() -> None:
    table = new()
    error = trouble("act", table=table, viewer=0, seat=0, act=["fly"])
    assert set(error) == {"code", "text", "params"} and error["text"]
    loan = ["loan.take"]
    for _ in range(3):
        if not ask("act", table=table, viewer=0, seat=0, act=loan)["ok"]:
            break
    error = trouble("act", table=table, viewer=0, seat=0, act=loan)
    assert error["code"] == "toy.loan.limit"
    assert error["text"] == f"A house may owe at most {error['params']['n']} loans."


def test_rules_are_all_told_or_those_that_are_wanted() -> None:
    everything = good("rules", game=TOY)["rules"]
    first = everything[0]
    assert set(first) == {"id", "ref", "kind", "modes", "text", "check", "ruling"}
    assert good("rules", game=TOY, search="  ")["rules"] == everything
    storm = good("rules", game=TOY, search="storm")["rules"]
    assert 0 < len(storm) < len(everything)
    picked = [everything[2]["id"], first["id"]]
    assert [rule["id"] for rule in good("rules", game=TOY, ids=[*picked, "none"])["rules"]] == picked
    assert "now" not in good("rules", game=TOY) and "here" not in first


def test_rules_for_now_are_those_of_the_question_and_of_what_is_closed() -> None:
    table = new()
    here = good("rules", game=TOY, table=table, viewer=0)
    assert here["now"] == ["toy.commissions.keep"] and all(row["here"] for row in here["rules"])
    assert good("rules", game=TOY, table=table)["now"] == []
    session = facade.desk.find(table)
    to_market(session.book.table)
    assert "toy.market.sell" in good("rules", game=TOY, table=table, viewer=0)["now"]


def to_market(table: Table) -> None:
    nothing = {"sale.arrange": [0, 1, 2], "sale.bid": 0, "storm.guard": [0, 0, 0, 0], "commissions.keep": [0, 1]}
    while table.pending[0].code != "market.sell":
        table.answer(table.pending[0].seat, nothing[table.pending[0].code])


def test_words_of_a_game_are_told_by_section() -> None:
    words = good("words", game=TOY)["words"]
    assert words["game"]["title"] == "Auction House" and words["label"]["phase.sale"] == "Sale"
    assert good("words", game=TOY, lang="xx-pseudo")["words"]["game"]["title"] != "Auction House"


def test_a_game_is_listed_with_all_that_the_lobby_offers() -> None:
    [toy] = [game for game in good("games")["games"] if game["id"] == TOY]
    assert set(toy) == {
        "id", "title", "blurb", "like", "whom", "weight", "time", "alone", "plays", "scenarios", "options", "data",
        "bots", "lesson", "lessons", "survey", "path", "subject",
    }  # fmt: skip
    [rounds] = toy["options"]
    assert (rounds["title"], rounds["seats"], rounds["scenarios"]) == ("Rounds", None, None)
    assert rounds["help"] == "How many sales take place before the houses count their money."
    assert rounds["values"][0] == {"value": 5, "text": "5, about ten minutes"}
    assert [bot["title"] for bot in toy["bots"]] == ["Random", "Easy", "Steady", "Strong"]
    [own] = toy["data"]
    assert own["id"] == "components" and own["title"] == "Values of your own copy" and own["help"].startswith("A file")
    options = next(game for game in lobby.games() if game["id"] == "john_company_second")["options"]
    [draft] = [option for option in options if option["id"] == "draft"]
    assert [value["text"] for value in draft["values"]] == ["Setup cards are dealt", "Setup cards are drafted"]


def test_the_words_about_no_game_are_the_kernels() -> None:
    assert lobby.words_of("chess") == lobby.words_of(5) == lobby.words_of(None) == "pygame_core.kernel"
    assert lobby.words_of(TOY) == "pygame_core.games.auction_house"


def test_names_keep_their_letters_and_lose_what_turns_them() -> None:
    seats = [{"name": name, "kind": "human"} for name in ("  Ann \t of\nthe  Hill ", "\u200fBen\u2066", "\x7f\ufeff")]
    told = good("new", game=TOY, seats=seats)["set"]["seats"]
    assert [seat["name"] for seat in told] == ["Ann of the Hill", "Ben", "3"]
