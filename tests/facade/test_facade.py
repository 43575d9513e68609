"""The door to the page: every request answers, whatever comes in, and what is refused changes nothing."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pygame_core
from pygame_core import facade
from pygame_core.facade import REQUESTS, call
from pygame_core.kernel.words import catalogue, pseudo

PEOPLE = [{"name": name, "kind": "human"} for name in ("Ann", "Ben", "Cleo")]
MIXED = [{"name": "Ann", "kind": "human"}, {"name": "Ben", "kind": "steady"}, {"name": "Cleo", "kind": "strong"}]


def ask(**request: Any) -> dict[str, Any]:
    return json.loads(call(json.dumps(request)))


def good(**request: Any) -> dict[str, Any]:
    reply = ask(**request)
    assert reply["ok"], reply
    return reply


def bad(**request: Any) -> dict[str, Any]:
    reply = ask(**request)
    assert not reply["ok"]
    assert reply["error"]["text"]
    assert "[" not in reply["error"]["text"][:1], "a message without words"
    return reply["error"]


def new(seats: list[dict[str, str]] = PEOPLE, viewer: int | None = 0, **more: Any) -> dict[str, Any]:
    return good(do="new", game="auction_house", seats=seats, viewer=viewer, seed="7", **more)


def answer_of(decision: dict[str, Any]) -> Any:
    """Some legal answer, read off the description alone."""
    kind = decision["kind"]
    if kind == "pick":
        return next(option["value"] for option in reversed(decision["options"]) if "closed" not in option)
    if kind == "pick_many":
        return [option["value"] for option in decision["options"] if "closed" not in option][: decision["least"]]
    if kind == "amount":
        return decision["lo"]
    if kind == "arrange":
        return [item["value"] for item in decision["items"]]
    return [slot["least"] for slot in decision["slots"]]


class Page:
    """What the page does with replies: sections set and dropped, log lines kept and added."""

    def __init__(self, reply: dict[str, Any], viewer: int | None) -> None:
        self.table = reply["table"]
        self.viewer = viewer
        self.view: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.take(reply)

    def take(self, reply: dict[str, Any]) -> None:
        for name in reply["drop"]:
            del self.view[name]
        self.view.update(reply["set"])
        self.log = [line for line in self.log if line["at"] <= reply["log"]["keep"]] + reply["log"]["add"]

    def ask(self, do: str, **request: Any) -> dict[str, Any]:
        reply = good(do=do, table=self.table, viewer=self.viewer, **request)
        self.take(reply)
        return reply

    def same_as_whole(self) -> None:
        whole = good(do="view", table=self.table, viewer=self.viewer)
        assert self.view == whole["set"]
        assert self.log == whole["log"]["add"]
        self.take(whole)


def play_some(page: Page, count: int) -> None:
    for _ in range(count):
        if page.view["over"]:
            return
        seat = page.view["waiting"][0]["seat"]
        page.viewer = seat
        page.take(good(do="view", table=page.table, viewer=seat))
        page.ask("answer", seat=seat, answer=answer_of(page.view["decision"]))


def test_the_lobby_lists_what_can_be_played() -> None:
    (game,) = [game for game in good(do="games")["games"] if game["id"] == "auction_house"]
    assert game["title"] == "Auction House"
    assert game["scenarios"][0] == {
        "id": "season", "title": "A full season", "blurb": "Each house begins with £12.",
        "length": "5 rounds", "time": "10 min", "seats": [3],
    }  # fmt: skip
    assert [bot["id"] for bot in game["bots"] if bot["search"]] == ["strong"]
    assert game["lesson"] is True


def test_patches_add_up_to_the_whole_view() -> None:
    page = Page(new(), 0)
    for turn in range(40):
        if page.view["over"]:
            break
        play_some(page, 1)
        if turn % 5 == 0 and page.view["undo"]["can"]:
            page.ask("undo", seat=page.viewer)
            page.same_as_whole()
            page.ask("redo")
        if turn == 21:
            page.ask("back", position=9)
        if turn == 25:
            page.ask("branch", name="what if")
        if turn == 31:
            page.ask("promote", branch=page.view["meta"]["branch"])
        page.same_as_whole()


def test_a_patch_holds_only_what_changed() -> None:
    page = Page(new(), 0)
    play_some(page, 4)
    page.take(good(do="view", table=page.table, viewer=0))
    reply = page.ask("answer", seat=0, answer=answer_of(page.view["decision"]))
    assert {"decision", "waiting", "undo"} <= reply["set"].keys()
    assert not {"deals", "board/hand", "board/lots", "over", "curtain", "place"} & reply["set"].keys()


def test_what_is_refused_says_why_and_changes_nothing() -> None:
    page = Page(new(), 0)
    before = good(do="save", table=page.table)["save"]
    error = bad(do="answer", table=page.table, viewer=0, seat=0, answer=[0])
    assert error["code"] == "kernel.answer.how_many"
    assert error["text"] == "Choose from 2 to 2, not 1."
    assert good(do="save", table=page.table)["save"] == before


def test_a_setup_is_refused_in_the_words_of_its_game() -> None:
    options = {"components": '{"ships": {"yacht": {"price": 6}}}'}
    error = bad(do="new", game="east_india_companies", seats=PEOPLE, viewer=0, options=options)
    assert "has no price" in error["text"]


def test_names_stand_on_one_line_and_turn_nothing_around_them() -> None:
    names = ["\u202egnol\u202c\n \x00\x07name", "\u2066\u2069", "\u0928\u094d\u200d"]
    seats = [{**seat, "name": name} for seat, name in zip(PEOPLE, names, strict=True)]
    told = good(do="new", game="auction_house", seats=seats, viewer=0)["set"]["seats"]
    # a joiner is part of how some scripts are written; who has no name left is called by the number of the seat
    assert [seat["name"] for seat in told] == ["gnol name", "2", "\u0928\u094d\u200d"]


def test_an_undone_move_is_said_to_be_undoable_or_why_not() -> None:
    page = Page(new(MIXED), 0)
    assert page.view["undo"] == {"can": False, "why": "There is nothing to take back."}


def test_bots_move_here_or_name_who_should_think_elsewhere() -> None:
    page = Page(new(MIXED), 0)
    page.ask("answer", seat=0, answer=[0, 1])
    reply = page.ask("bot")
    assert reply["moved"] and reply["seat"] == 1
    assert reply["why"] is None, "what a bot keeps is its secret"
    reply = page.ask("bot")
    assert reply == reply | {"moved": False, "think": {"seat": 2, "bot": "strong"}}
    position = good(do="position", table=page.table)["position"]
    thought = good(do="think", position=position, seat=2, bot="strong", seconds=0.2, seed="1")
    assert thought["move"][0] == "answer"
    assert thought["why"]["text"]
    page.ask("move", seat=2, move=thought["move"])
    assert page.view["waiting"][0]["seat"] == 0


@pytest.mark.parametrize(("move", "failed"), [(["answer", "nonsense"], None), ([], None), ([], "late"), ([], "raised")])
def test_a_failed_thought_is_replaced_and_noted(move: list[Any], failed: str | None) -> None:
    page = Page(new(MIXED), 0)
    page.ask("answer", seat=0, answer=[0, 1])
    page.ask("bot")
    page.ask("move", seat=2, move=move, failed=failed)
    assert any(line["code"] == "kernel.bot.failed" for line in page.log)
    assert page.view["waiting"][0]["seat"] == 0
    page.same_as_whole()


def test_only_the_bot_that_is_due_is_moved() -> None:
    page = Page(new(MIXED), 0)
    assert (
        bad(do="move", table=page.table, viewer=0, seat=0, move=["answer", [0, 1]])["code"] == "kernel.bot.none_pending"
    )


def test_a_hint_on_an_amount_speaks_like_the_button() -> None:
    page = Page(new(), 0)
    while page.view["decision"]["kind"] != "amount":
        page.ask("answer", seat=page.viewer, answer=answer_of(page.view["decision"]))
        page.viewer = page.view["waiting"][0]["seat"]
        page.take(good(do="view", table=page.table, viewer=page.viewer))
    button = page.view["decision"]["confirm"]
    for line in good(do="hint", table=page.table, seat=page.viewer)["lines"]:
        assert line["text"] == button.replace("{n}", str(line["move"][1]))


def test_a_hint_names_a_move_with_its_reason() -> None:
    page = Page(new(), 0)
    hint = good(do="hint", table=page.table, seat=0)
    page.ask("answer", seat=0, answer=hint["move"][1])
    assert hint["text"] and hint["lines"]


def test_deals_go_through_the_door() -> None:
    page = Page(new(), 0)
    play_some(page, 4)
    page.viewer = 0
    page.take(good(do="view", table=page.table, viewer=0))
    clauses = [
        {"kind": "coins", "from": 0, "to": 1, "n": 2},
        {"kind": "words", "from": 1, "to": 0, "text": "<b>later</b>"},
    ]
    page.ask("deal", seat=0, move="propose", arguments=[clauses])
    (offer,) = page.view["deals"]["open"]
    assert offer["mine"] and not offer["answerable"]
    assert [clause["binding"] for clause in offer["clauses"]] == [True, False]
    page.viewer = 1
    page.ask("deal", seat=1, move="accept", arguments=[offer["id"]])
    assert page.view["deals"]["words"] == [{"from": 1, "to": 0, "text": "<b>later</b>"}]
    page.same_as_whole()


def test_a_moment_of_the_past_is_looked_at_without_changing_anything() -> None:
    page = Page(new(), 0)
    play_some(page, 12)
    before = good(do="save", table=page.table)["save"]
    then = good(do="at", table=page.table, viewer=0, position=4)
    assert then["set"]["meta"]["position"] == 4
    assert then["set"]["decision"] is None
    assert good(do="save", table=page.table)["save"] == before
    assert bad(do="at", table=page.table, viewer=0, position=99)["code"] == "kernel.back.where"


def test_what_is_printed_goes_with_whole_views_only() -> None:
    reply = good(do="new", game="john_company_second", seats=PEOPLE, viewer=0, seed="7")
    printed = reply["printed"]
    assert printed["actions"][0]["action"] == "enlist_writer"
    assert printed["laws"]["calico_acts"]["policy"] == "manufacturing"
    table = reply["table"]
    assert good(do="view", table=table, viewer=1)["printed"] == printed
    assert good(do="at", table=table, viewer=0, position=0)["printed"] == printed
    save = good(do="save", table=table)["save"]
    assert good(do="load", save=save, viewer=0)["printed"] == printed
    decision = reply["set"]["decision"] or good(do="view", table=table, viewer=1)["set"]["decision"]
    seat = decision["seat"]
    patch = good(do="answer", table=table, viewer=seat, seat=seat, answer=answer_of(decision))
    assert "printed" not in patch


def test_saved_and_loaded_is_the_same_with_its_whole_log() -> None:
    page = Page(new(), 0)
    play_some(page, 30)
    page.ask("branch", name="b")
    text = good(do="save", table=page.table)["save"]
    again = Page(good(do="load", save=text, viewer=page.viewer), page.viewer)
    for section in set(page.view) - {"meta", "redo"}:
        assert again.view[section] == page.view[section], section
    assert again.log == page.log
    assert [branch["id"] for branch in again.view["meta"]["branches"]] == ["main", "b1"]
    position = page.view["meta"]["position"]
    assert good(do="verify", table=again.table) == {"ok": True, "checked": position, "whole": True, "why": ""}


def test_the_digest_is_that_of_the_native_table() -> None:
    page = Page(new(), 0)
    play_some(page, 9)
    table = pygame_core.load(good(do="save", table=page.table)["save"])
    assert good(do="digest", table=page.table) == {"ok": True, "position": table.position, "digest": table.digest()}


def test_a_damaged_save_names_the_place_and_is_recovered() -> None:
    page = Page(new(), 0)
    play_some(page, 20)
    position = page.view["meta"]["position"]
    text = good(do="save", table=page.table)["save"]
    error = bad(do="load", save=text[: text.index('"digests":[')], viewer=0)
    assert error["code"] == "save.truncated" and error["recoverable"] and error["place"].startswith("1:")
    reply = good(do="load", save=text[: text.index('"digests":[')], viewer=0, recover=True)
    assert reply["warnings"]
    assert reply["set"]["meta"]["position"] == position


def test_what_is_refused_before_a_table_is_open_is_told_in_the_language_asked_for() -> None:
    damaged = bad(do="load", save="no game", lang="xx-pseudo")
    assert damaged["text"] == pseudo(catalogue("pygame_core.kernel").sections["save"]["foreign"])
    refused = bad(do="new", game="chess", seats=PEOPLE, lang="xx-pseudo")
    assert refused["text"] != bad(do="new", game="chess", seats=PEOPLE)["text"]


def test_the_economy_is_read_off_the_whole_game() -> None:
    page = Page(new(), 0)
    play_some(page, 40)
    found = good(do="economy", table=page.table)
    assert [series["id"] for series in found["series"]] == ["cash", "crates", "loans", "score"]
    assert len(found["by"]) == page.view["meta"]["position"] and set(found["by"]) == {0, 1, 2}
    for series in found["series"]:
        assert all(len(point) == 4 for point in series["points"])
        positions = [point[0] for point in series["points"]]
        assert positions[0] == 0 and positions == sorted(positions)


def test_a_game_that_has_lost_its_past_shows_its_economy_and_takes_back_what_came_after() -> None:
    page = Page(new(), 0)
    play_some(page, 30)
    known = page.view["meta"]["position"]
    light = Page(good(do="load", save=good(do="position", table=page.table)["position"], viewer=0), 0)
    play_some(light, 20)
    points = good(do="economy", table=light.table)["series"][0]["points"]
    assert 0 < points[0][0] <= known and points[-1][0] == light.view["meta"]["position"]
    while not light.view["undo"]["can"]:
        play_some(light, 1)
    before = light.view["meta"]["position"]
    light.ask("undo", seat=light.viewer)
    assert light.view["meta"]["position"] < before


def test_rules_are_found_and_picked_for_the_moment() -> None:
    page = Page(new(), 0)
    assert len(good(do="rules", game="auction_house")["rules"]) > 10
    assert [rule["id"] for rule in good(do="rules", game="auction_house", ids=["toy.sale.bid", "no"])["rules"]] == [
        "toy.sale.bid"
    ]
    found = good(do="rules", game="auction_house", search="storm", table=page.table, viewer=0)
    assert found["now"] == ["toy.commissions.keep"]


def test_rules_of_another_mode_are_told_apart() -> None:
    table = good(do="new", game="east_india_companies", seats=[*PEOPLE, *PEOPLE][:3], viewer=0)["table"]
    rules = good(do="rules", game="east_india_companies", table=table, viewer=0)["rules"]
    assert {rule["here"] for rule in rules} == {True, False}
    assert all(rule["here"] == bool({"all", "3p"} & set(rule["modes"])) for rule in rules)


def test_the_lesson_is_played_step_by_step() -> None:
    reply = good(do="lesson", game="auction_house")
    page = Page(reply, reply["learner"])
    for step in reply["steps"]:
        assert step["text"] and step["why"] and step["do"]
        if step["entry"]:
            page.ask("enter", entries=[step["entry"], *step["then"]])
    page.same_as_whole()


def test_a_curtain_is_asked_for_only_when_a_secret_would_show() -> None:
    page = Page(new(), 0)
    assert page.view["curtain"] == [1, 2]
    alone = Page(new(MIXED), 0)
    assert alone.view["curtain"] is None


def test_tables_are_closed_and_then_unknown() -> None:
    table = new()["table"]
    good(do="close", table=table)
    assert bad(do="view", table=table, viewer=0)["code"] == "kernel.request.table"


@pytest.mark.parametrize(
    "text", ["", "nonsense", "[]", "3", '{"do": 5}', '{"do": "fly"}', "[" * 5000, '{"do": "games"']
)
def test_what_is_no_request_is_answered(text: str) -> None:
    reply = json.loads(call(text))
    assert reply["error"]["code"] in ("kernel.request.form", "kernel.form.one_of", "kernel.text.deep")


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)
KEYS = (
    "game", "lang", "scenario", "options", "seed", "seats", "viewer", "seat", "answer", "act", "move", "arguments",
    "position", "branch", "at", "name", "save", "recover", "light", "search", "ids", "bot", "seconds", "entries",
    "failed", "lines",
)  # fmt: skip
LIKELY = st.sampled_from(
    ["auction_house", "season", "en", 0, 1, 2, -1, True, None, [], {}, "human", "steady", "propose", "main", 0.1, [[1]]]
)


@pytest.mark.parametrize("do", sorted(REQUESTS))
@settings(max_examples=40, deadline=None)
@given(fields=st.dictionaries(st.sampled_from(KEYS), LIKELY | JUNK))
def test_no_request_whatever_is_in_it_finds_a_defect(do: str, fields: dict[str, Any]) -> None:
    table = new()["table"]
    try:
        reply = json.loads(call(json.dumps({**fields, "do": do, "table": table})))
        assert reply["ok"] or reply["error"]["code"] != "kernel.request.internal", reply["error"]
        assert reply["ok"] or not reply["error"]["text"].startswith("[reason."), reply["error"]
    finally:
        facade.desk.sessions.clear()


def test_another_language_is_another_catalogue_and_an_unknown_one_english() -> None:
    def keep_text(lang: Any) -> str:
        return good(do="new", game="auction_house", seats=PEOPLE, viewer=0, lang=lang)["set"]["decision"]["text"]

    assert keep_text("en") == "Which 2 commissions do you keep?"
    assert keep_text("xx-pseudo") == "Whîçh 2 çõmmîššîõñš dõ ýõü kéép?"
    assert pseudo("{n:plural|one crate|{n} crates} {by:none|nobody|{by:seat}}") == (
        "{n:plural|õñé çràté|{n} çràtéš} {by:none|ñõbõdý|{by:seat}}"
    )
    assert keep_text("../../etc") == keep_text(None) == keep_text("en")
