"""What the dialog of a deal asks for: what can be given, the words, what an offer comes to, what became of others."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core.games.registry import ruleset
from pygame_core.kernel.rulebook import ledger
from tests.facade.desk import Page

JC2, TOY = "john_company_second", "auction_house"
RULES = ledger(ruleset(JC2).package) | ledger(ruleset(TOY).package)


def people(game: str = JC2, seats: int = 3) -> Page:
    """Nobody but people, at the first question at which they may deal."""
    page = Page(game, seats, humans=seats, seed=5)
    while not page.view["deals"]["window"]["open"]:
        page.viewer = page.view["waiting"][0]["seat"]
        page.ask("view")
        page.hinted()
    page.viewer = 0
    page.ask("view")
    return page


def clause(kind: str, giver: int, taker: int, **what: Any) -> dict[str, Any]:
    return {"kind": kind, "from": giver, "to": taker, **what}


def deal(page: Page, seat: int, move: str, *arguments: Any) -> None:
    page.ask("deal", seat=seat, move=move, arguments=list(arguments))


def agreed(page: Page, *clauses: dict[str, Any], others: tuple[int, ...] = (1,)) -> None:
    deal(page, 0, "propose", list(clauses))
    number = page.view["deals"]["open"][-1]["id"]
    for seat in others:
        deal(page, seat, "accept", number)


@pytest.mark.parametrize("game", [JC2, TOY])
def test_everything_that_can_be_given_has_a_picture(game: str) -> None:
    page = people(game)
    found = page.ask("bargain")
    assert found["gives"].keys() == {"0", "1", "2"} and found["rule"]["id"] in RULES
    for rows in found["gives"].values():
        assert [row["kind"] for row in rows if row["money"]] == [rows[0]["kind"]]
        for row in rows:
            assert all(piece["icon"] and piece["text"] for piece in row["pieces"]), row


def test_what_stays_says_why() -> None:
    page = people()
    rows = [row for rows in page.ask("bargain")["stays"].values() for row in rows]
    assert rows and all(row["rule"]["id"] in RULES and row["icon"] for row in rows)


def test_words_are_sentences_with_blanks() -> None:
    page = people()
    verbs = page.ask("bargain")["verbs"]["0"]
    assert [verb["text"] for verb in verbs][:3] == ["Hire", "Support", "Vote"] and len(verbs) == 11
    for verb in verbs:
        fields = {"from", *(blank["field"] for blank in verb["blanks"])}
        assert all(f"{{{field}}}" in verb["sentence"] for field in fields), verb
        assert all(blank["values"] for blank in verb["blanks"])
    hire = verbs[0]["blanks"]
    assert [choice["text"] for choice in hire[0]["values"]] == ["Seat 1", "Seat 2"]
    assert hire[1]["values"][0] == {"value": "any_office", "text": "any office"}


def test_a_word_can_be_about_the_family_that_nobody_holds() -> None:
    page = people(seats=2)
    hire = page.ask("bargain")["verbs"]["0"][0]["blanks"][0]
    assert [choice["text"] for choice in hire["values"]] == ["Seat 1", "The Crown"]
    word = clause("hire", 0, 1, whose=2, office="any_office", turn=1)
    [said] = page.ask("weigh", clauses=[word])["clauses"]
    assert "The Crown" in said["text"]


def test_a_game_without_words_has_no_trust() -> None:
    found = people(TOY).ask("bargain")
    assert found["verbs"] == {"0": [], "1": [], "2": []} and found["trust"] == [] and found["words"]


def test_an_offer_is_weighed_before_it_is_made() -> None:
    page = people()
    before = page.ask("save")["save"]
    cash = {seat["seat"]: next(f["value"] for f in seat["facts"] if f["key"] == "cash") for seat in page.view["seats"]}
    weighed = page.ask("weigh", clauses=[clause("cash", 0, 1, n=1)])
    assert weighed["holds"] and weighed["why"] is None and weighed["stops"] == -1
    (mine,) = weighed["after"][0]["facts"]
    assert (mine["key"], mine["was"], mine["value"]) == ("cash", cash[0], cash[0] - 1)
    assert page.ask("save")["save"] == before


def test_both_sides_of_an_offer_are_estimated() -> None:
    page = people()
    offer = [clause("cash", 0, 1, n=2), clause("shares", 1, 0, n=1)]
    assert page.ask("weigh", clauses=offer)["worth"] == {"gives": "worth about £2", "gets": "worth about £5"}
    said = clause("words", 0, 1, text="A promise is a promise.")
    assert page.ask("weigh", clauses=[said])["worth"] == {"gives": "", "gets": ""}
    page.viewer = 1
    assert page.ask("weigh", clauses=offer)["worth"]["gets"] == "worth about £2"
    page.viewer = 2
    assert page.ask("weigh", clauses=offer)["worth"] == {"gives": "", "gets": ""}


def test_a_person_says_why_an_offer_is_declined() -> None:
    page = people()
    deal(page, 0, "propose", [clause("cash", 0, 1, n=1)])
    deal(page, 1, "reject", 1, {"code": "kernel.deal.why.later", "params": {}, "wants": []})
    (found,) = page.view["deals"]["refused"]
    assert (found["by"], found["to"], found["text"]) == (1, [0], "Not now. Ask me later.")


def test_a_ring_is_weighed_as_a_whole() -> None:
    page = people()
    rows = page.ask("bargain")["gives"]
    all_of_it = rows["0"][0]["most"]
    ring = [clause("cash", 0, 1, n=all_of_it), clause("cash", 1, 2, n=rows["1"][0]["most"] + all_of_it)]
    assert page.ask("weigh", clauses=ring)["holds"]
    assert page.ask("weigh", clauses=ring[::-1])["holds"]
    ring[1]["n"] += 1
    broken = page.ask("weigh", clauses=ring)
    assert not broken["holds"] and broken["stops"] == 1 and broken["why"]["text"]
    ring[1]["n"] -= 1
    agreed(page, *ring, others=(1, 2))
    assert page.ask("bargain")["gives"]["1"][0]["most"] == 0


def test_what_is_no_offer_is_refused() -> None:
    page = people()
    for wrong in (None, [], [{"kind": "cash"}], [clause("gold", 0, 1)]):
        assert not page.send("weigh", clauses=wrong)["ok"]
    quiet = Page("east_india_companies", 2, humans=2)
    assert quiet.send("bargain")["error"]["code"] == "kernel.deal.none"


def test_a_word_is_told_owed_and_counted() -> None:
    page = people()
    word = clause("lend", 1, 0, n=1, turn=page.view["place"]["turn"])
    agreed(page, clause("cash", 0, 1, n=1), word)
    assert page.view["deals"]["words"] == [
        {"from": 1, "to": 0, "text": "Seat 1 will pay Seat 0 at least £1 back in turn 1", "outcome": "open"}
    ]
    trust = page.ask("bargain")["trust"][1]
    assert trust["last"] == [] and [owed["to"] for owed in trust["owes"]] == [0]
    deal(page, 1, "propose", [clause("cash", 1, 0, n=1)])
    deal(page, 0, "accept", page.view["deals"]["open"][-1]["id"])
    assert page.ask("bargain")["trust"][1] == {"seat": 1, "last": ["kept"], "owes": []}
    assert page.view["deals"]["words"][0]["outcome"] == "kept"
    assert page.log[-1]["text"] == "Seat 1 kept a promise: Seat 1 will pay Seat 0 at least £1 back in turn 1."


def test_what_an_offer_holds_has_pictures() -> None:
    page = people()
    word = clause("lend", 1, 0, n=1, turn=page.view["place"]["turn"])
    (promise, *_) = (row for row in page.ask("bargain")["gives"]["0"] if row["kind"] == "promise")
    card = clause("promise", 0, 1, promise=promise["pieces"][0]["value"])
    deal(page, 0, "propose", [clause("cash", 0, 1, n=1), card, word])
    assert [one["icon"] for one in page.view["deals"]["open"][0]["clauses"]] == ["pound", "promise", "link"]


def test_the_offers_of_the_phase_are_told() -> None:
    page = people()
    deal(page, 0, "propose", [clause("cash", 0, 1, n=1)])
    deal(page, 1, "counter", 1, [clause("cash", 0, 1, n=2)])
    deal(page, 0, "reject", 2)
    deal(page, 0, "propose", [clause("cash", 0, 2, n=1)])
    deal(page, 0, "withdraw", 3)
    agreed(page, clause("cash", 0, 1, n=1))
    deal(page, 0, "propose", [clause("cash", 0, 2, n=1)])
    found = [(row["id"], row["by"], row["state"]) for row in page.ask("bargain")["offers"]]
    assert found == [
        (1, 0, "countered"), (2, 1, "declined"), (3, 0, "withdrawn"), (4, 0, "made"), (5, 0, "open"),
    ]  # fmt: skip


def test_an_offer_that_does_not_hold_as_a_whole_cannot_be_accepted() -> None:
    """Each half alone could be kept."""
    page = people()
    most = page.ask("bargain")["gives"]["0"][0]["most"]
    deal(page, 0, "propose", [clause("cash", 0, 1, n=most), clause("cash", 0, 2, n=1)])
    page.viewer = 1
    page.ask("view")
    assert not page.view["deals"]["open"][-1]["answerable"]


def test_a_bot_gives_no_word_that_it_cannot_price_and_says_what_it_would_take() -> None:
    page = Page(JC2, 3, humans=1, seed=5)
    while not page.view["decision"] or not page.view["deals"]["window"]["open"]:
        assert page.on()
    paid = clause("cash", 0, 1, n=page.ask("bargain")["gives"]["0"][0]["most"])
    word = clause("spare", 1, 0, what="spare.promises", turn=page.view["place"]["turn"])
    page.ask("deal", seat=0, move="propose", arguments=[[paid, clause("cash", 1, 0, n=1), word]])
    while page.view["deals"]["open"]:
        assert page.ask("bot")["moved"]
    said = "in turn 1. “I make no promises about that.” Would accept: Seat 0 pays Seat 1 £{n}, Seat 1 pays Seat 0 £1."
    assert page.log[-1]["text"].endswith(said.format(**paid))
    refused = page.view["deals"]["refused"][-1]
    assert refused["text"] == "I make no promises about that."
    assert [want["kind"] for want in refused["wants"]] == ["cash", "cash"]
