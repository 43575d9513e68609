"""What an open table sends: whole views, patches of what changed, moments of the past, what a trial would show."""

from __future__ import annotations

import json
from typing import Any

import pytest

from pygame_core.desk import STILL, Desk, Session, encoded
from pygame_core.games import registry
from pygame_core.kernel import saves
from pygame_core.kernel.book import Book
from pygame_core.kernel.reasons import Refused
from pygame_core.kernel.table import Table
from tests.games.auction_house.sale import CALM, CHINA, SILK, TEA, house, keep, sell_lots, table, to_market

ORDER = (TEA, SILK, CHINA)


def opened(one: Table) -> Session:
    return Desk().open(Book(one), "en")


def sent(reply: Any) -> dict[str, Any]:
    """What the page gets, as it gets it."""
    found: dict[str, Any] = json.loads(encoded(reply))
    assert found["ok"] is True
    return found


def at_market(rounds: int = 3) -> Table:
    one = sell_lots(keep(table(ORDER, (), [3, 4, *CALM, 3, 4, *CALM], rounds=rounds)), (2, 0, 0), (0, 3, 0), (0, 0, 1))
    return to_market(one)


def test_a_whole_view_has_everything_and_the_whole_log() -> None:
    session = opened(at_market())
    whole = sent(session.whole(0))
    assert (whole["rev"], whole["drop"], whole["log"]["keep"]) == (1, [], -1)
    assert whole["log"]["add"][0]["code"] == "commissions.kept"
    assert {"meta", "place", "seats", "decision", "board/market", "windows", "curtain"} <= set(whole["set"])
    again = sent(session.whole(0))
    assert (again["rev"], again["set"], again["log"]) == (2, whole["set"], whole["log"])


def test_a_patch_has_what_changed_and_the_lines_since() -> None:
    one = at_market()
    session = opened(one)
    session.whole(0)
    assert sent(session.patch(0)) == {"ok": True, "rev": 2, "set": {}, "drop": [], "log": {"keep": 16, "add": []}}
    one.answer(0, "tea")
    patch = sent(session.patch(0))
    assert patch["rev"] == 3 and patch["log"]["keep"] == 16
    assert [line["code"] for line in patch["log"]["add"]] == ["market.sold"]
    assert {"seats", "decision", "waiting", "board/market"} <= set(patch["set"])
    assert not {"place", "board/lots", "over", "curtain", "windows"} & set(patch["set"])


def test_another_viewer_gets_the_log_anew_and_only_the_sections_that_differ() -> None:
    session = opened(at_market())
    whole = sent(session.whole(0))
    patch = sent(session.patch(1))
    assert patch["log"]["keep"] == -1 and len(patch["log"]["add"]) >= len(whole["log"]["add"])
    assert {"decision", "board/hand"} <= set(patch["set"]) and "seats" not in patch["set"]


def test_a_section_that_is_no_longer_there_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    session = opened(at_market())
    session.whole(0)
    sections = session.presenter.sections
    monkeypatch.setattr(
        session.presenter, "sections", lambda viewer: {k: v for k, v in sections(viewer).items() if k != "board/lots"}
    )
    assert sent(session.patch(0))["drop"] == ["board/lots"]


def test_what_was_taken_back_leaves_the_log() -> None:
    one = keep(table(ORDER))
    one.answer(0, [0, 1, 2])
    session = opened(one)
    session.whole(0)
    one.undo(0)
    patch = sent(session.patch(0))
    assert patch["log"] == {"keep": 3, "add": []}
    assert patch["set"]["meta"]["position"] == 3 and patch["set"]["redo"] is True


def test_another_line_of_play_tells_its_log_from_the_beginning() -> None:
    one = keep(table(ORDER))
    session = opened(one)
    session.whole(0)
    session.book.branch(3, "aside")
    patch = sent(session.patch(0))
    assert patch["log"]["keep"] == -1 and patch["log"]["add"]
    assert sent(session.patch(0))["log"]["keep"] == 4


def test_a_moment_of_the_past_offers_nothing_and_is_not_remembered() -> None:
    one = at_market()
    session = opened(one)
    session.whole(0)
    then = sent(session.moment(3, 0))
    assert (then["rev"], then["drop"], then["log"]) == (-1, [], {"keep": -1, "add": []})
    there = then["set"]
    assert there["meta"]["position"] == 3 and there["place"]["phase"] == "sale"
    assert (there["decision"], there["curtain"], there["acts"], there["redo"]) == (None, None, [], False)
    assert there["undo"] == {"can": False, "why": ""}
    assert then["printed"] == sent(session.whole(0))["printed"]
    assert session.rev == 2 and one.position == 16
    with pytest.raises(Refused):
        session.moment(17, 0)


def test_the_economy_is_the_figures_of_each_seat_where_they_were_kept() -> None:
    one = at_market()
    one.answer(0, TEA)
    while one.pending[0].code == "market.sell":
        one.answer(one.pending[0].seat, "keep")
    found = sent(opened(one).economy())
    points = {series["id"]: series["points"] for series in found["series"]}
    assert [(series["id"], series["text"]) for series in found["series"]] == [
        ("cash", "Cash"), ("crates", "Crates"), ("loans", "Loans"), ("score", "points"),
    ]  # fmt: skip
    assert points["cash"][0] == [0, 12, 12, 12] and points["crates"][0] == [0, 0, 0, 0]
    now = [one.position, *(house(one, seat).cash for seat in range(3))]
    assert points["cash"][-1] == now and points["crates"][-1] == [one.position, 0, 1, 0], "a storm took Cleo's"
    assert points["score"][-1][0] == one.position and points["loans"][-1] == [one.position, 0, 0, 0]
    assert found["turns"][0] == {"position": 0, "text": "Before the first sale"}
    assert [turn["text"] for turn in found["turns"]] == ["Before the first sale", "Round 1", "Round 2"]
    assert found["by"][:4] == [0, 1, 2, 0] and len(found["by"]) == one.position


def loaded() -> Table:
    """A game of thirty answers as it comes out of a save: it has seen nothing of its past."""
    rules = registry.ruleset("auction_house")
    one = Table(rules, rules.mode(3, "season", {"rounds": 3}), "a seed")
    while one.position < 30:
        one.answer(one.pending[0].seat, next(one.pending[0].answers()))
    again = saves.loads(saves.dumps(Book(one))).main.table
    assert again.cold
    return again


def test_a_loaded_game_shows_the_lines_from_before_it_was_saved() -> None:
    one = loaded()
    told = sent(opened(one).whole(0))["log"]["add"]
    assert [line["code"] for line in told[:4]] == ["commissions.kept"] * 3 + ["round.lots"]
    assert not one.cold


def test_where_the_rules_part_from_a_past_what_is_known_is_shown_and_no_recap_is_made_up() -> None:
    one = loaded()
    one.digests[0] = "another"
    session = opened(one)
    whole = sent(session.whole(0))
    assert whole["set"]["meta"]["position"] == 30 and one.cold
    assert sent(session.economy())["series"][0]["points"][-1][0] == 30
    with pytest.raises(Refused) as caught:
        session.recap(0, None, None)
    assert caught.value.reason.rule == "kernel.history.parted"


def test_windows_are_told_to_their_seat_with_its_wishes() -> None:
    session = opened(at_market())
    assert sent(session.whole(None))["set"]["windows"] == []


def test_a_trial_says_what_it_would_show_and_changes_nothing() -> None:
    one = at_market()
    session = opened(one)
    session.whole(0)
    trial = sent(session.preview(0, 0, [TEA]))
    assert (trial["stood"], trial["why"]) == (1, "")
    assert not set(STILL) & set(trial["set"]) and "seats" in trial["set"]
    assert one.position == 16 and session.rev == 1
    refused = sent(session.preview(0, 0, [CHINA]))
    assert (refused["stood"], refused["why"]) == (0, "You hold no crate of china.")


def test_tables_are_found_by_their_name_until_they_are_closed() -> None:
    desk = Desk()
    first, second = desk.open(Book(table()), "en"), desk.open(Book(table()), "en")
    assert (first.id, second.id) == ("t1", "t2")
    assert desk.find("t1") is first and desk.find("t2") is second
    desk.close("t1")
    with pytest.raises(Refused):
        desk.find("t1")
    assert desk.open(Book(table()), "en").id == "t3", "a name is not used again"


def test_a_view_aside_leaves_whoever_is_at_the_table_the_one_who_is_told() -> None:
    one = at_market()
    session = opened(one)
    seat = one.pending[0].seat
    other = (seat + 1) % 3
    before = sent(session.whole(seat))
    aside = sent(session.aside(other))
    assert before["set"]["decision"] and aside["set"]["decision"] is None
    one.answer(seat, one.pending[0].listed(1)[0])
    changed = sent(session.patch(seat))
    assert changed["set"]["decision"] != before["set"]["decision"]
    assert "board/market" in changed["set"] or changed["log"]["keep"] > 0, "only what changed, and that whole"
