"""The sections of a view at positions of the Auction House that are laid out for it: places, questions, seats and
scores, in the very words that a person reads."""

from __future__ import annotations

from typing import Any

from pygame_core.kernel.book import Book
from pygame_core.kernel.table import Player, Table
from pygame_core.present import HOUSES, Presenter
from tests.games.auction_house.sale import (
    CALM,
    CHINA,
    INDIGO,
    SILK,
    TEA,
    bid,
    house,
    keep,
    sale,
    sell_lots,
    table,
    to_market,
)  # fmt: skip

HANDS = (CHINA, INDIGO, INDIGO, SILK)
ALL_HANDS = (TEA, TEA, SILK, CHINA, INDIGO, CHINA, SILK, TEA, INDIGO, SILK, CHINA, INDIGO)
"""Of each hand of four the first two are kept: only Ann's are fulfilled where each buys one crate."""
NOTHING = {"can": False, "why": "There is nothing to take back."}
SHOWN = {
    "can": False, "why": "Dice or hidden things have been seen since then. The table can still agree to go back.",
}  # fmt: skip


def view(one: Table, viewer: int | None = 0) -> dict[str, Any]:
    found: Any = Presenter(Book(one)).sections(viewer)
    return dict(found)


def named(one: Table, *people: tuple[str, str]) -> Table:
    one.players[:] = [Player(name, kind) for name, kind in people]
    return one


def at_market() -> Table:
    """Ann has bought two crates of tea and a crate of silk; it is her turn on the market."""
    one = keep(table((TEA, TEA, SILK), HANDS, [3, 4, *CALM]))
    sell_lots(one, (2, 0, 0), (3, 0, 0), (1, 0, 0))
    return named(to_market(one), ("Ann", "human"), ("Ben", "steady"), ("Cleo", "human"))


def test_the_place_is_said_with_all_phases_of_the_turn() -> None:
    one = table(hands=HANDS)
    place = view(one)["place"]
    assert (place["turnText"], place["phaseText"]) == ("Before the first sale", "Commissions")
    assert [link["state"] for link in place["chain"]] == ["now", "next", "next", "next", "next"]
    place = view(at_market())["place"]
    assert (place["turn"], place["phase"]) == (1, "market")
    assert (place["turnText"], place["phaseText"]) == ("Round 1", "Market")
    assert [(link["text"], link["state"]) for link in place["chain"]] == [
        ("Commissions", "done"), ("Sale", "done"), ("Storm", "done"), ("Market", "now"), ("Final count", "next"),
    ]  # fmt: skip


def test_where_no_phase_is_named_none_is_now_or_done() -> None:
    presenter = Presenter(Book(table()))
    place = presenter.place({"turn": None})
    assert (place["turnText"], place["phaseText"]) == ("", "")
    assert {link["state"] for link in place["chain"]} == {"next"}


def test_a_question_to_pick_many_says_all_that_the_bar_needs() -> None:
    asked = view(table(hands=HANDS))["decision"]
    options = asked.pop("options")
    assert asked == {
        "seat": 0, "code": "commissions.keep", "kind": "pick_many", "least": 2, "most": 2, "params": {"n": 2},
        "text": "Which 2 commissions do you keep?", "capacity": "", "confirm": "Keep {n}",
        "help": "A commission pays at the end if you hold a crate of its goods.",
        "rule": {"id": "toy.commissions.keep"},
    }  # fmt: skip
    assert [(option["value"], option["text"]) for option in options] == list(
        enumerate(["China", "Indigo", "Indigo", "Silk"])
    )
    assert options[3] == {"value": 3, "text": "Silk", "params": {}, "target": "card-3", "on": "card"}


def test_a_question_to_arrange_lists_what_is_arranged() -> None:
    asked = view(keep(table((TEA, SILK, CHINA), HANDS)))["decision"]
    assert (asked["kind"], asked["text"], asked["confirm"], asked["help"]) == (
        "arrange", "In which order are the lots sold?", "Sell in this order", "",
    )  # fmt: skip
    assert [(item["value"], item["text"], item["target"]) for item in asked["items"]] == [
        (0, "Tea", "lot-0"), (1, "Silk", "lot-1"), (2, "China", "lot-2"),
    ]  # fmt: skip


def test_a_question_for_an_amount_has_its_bounds() -> None:
    one = keep(table((TEA, SILK, CHINA), HANDS))
    one.answer(0, [0, 1, 2])
    asked = view(one)["decision"]
    assert asked["text"] == "How much do you bid for the tea?"
    assert (asked["kind"], asked["lo"], asked["hi"], asked["step"], asked["out"]) == ("amount", 0, 12, 1, None)
    assert asked["confirm"] == "Bid £{n}", "the page puts in what was typed"


def test_a_question_to_allocate_says_what_fits_where() -> None:
    one = sell_lots(keep(table((TEA, SILK, TEA), HANDS)), (1, 0, 0), (0, 1, 0), (2, 0, 0))
    asked = view(one)["decision"]
    assert (asked["kind"], asked["code"], asked["total"], asked["least"]) == ("allocate", "storm.guard", 2, 0)
    assert [(slot["value"], slot["cap"], slot["least"], "closed" in slot) for slot in asked["slots"]] == [
        ("tea", 2, 0, False), ("silk", 0, 0, True), ("china", 0, 0, True), ("indigo", 0, 0, True),
    ]  # fmt: skip
    assert asked["slots"][1]["closed"] == {
        "rule": "toy.storm.guard", "text": "You hold no crate of silk to guard.",
    }  # fmt: skip


def test_an_option_says_what_it_brings_and_what_confirms_it() -> None:
    asked = view(at_market())["decision"]
    tea, silk, china, _, keeps = asked["options"]
    price = sale(at_market()).prices[TEA]
    gain = price + price - 1
    assert (tea["text"], tea["confirm"]) == ("2 crates of tea", "Sell 2 crates of tea")
    assert tea["detail"] == f"earns £{gain}, then the price is {tea['params']['after']}"
    assert tea["params"]["gain"] == gain and "closed" not in tea and "quiet" not in tea
    assert silk["text"] == "1 crate of silk"
    assert china["closed"] == {"rule": "toy.market.sell", "text": "You hold no crate of china."}
    assert (keeps["text"], keeps["confirm"], keeps["quiet"]) == ("Keep everything", "Keep the crates", True)
    assert "detail" not in keeps and "target" not in keeps and "on" not in keeps
    assert "group" not in tea and "odds" not in tea


def test_an_act_beside_the_question_is_for_its_seat_alone() -> None:
    one = at_market()
    [loan] = view(one)["acts"]
    assert (loan["value"], loan["text"], loan["detail"], loan["confirm"]) == (
        ["loan.take"], "Borrow £6", "you owe £8 at the end", "Borrow £6",
    )  # fmt: skip
    assert view(one, None)["acts"] == [] and view(one, None)["decision"] is None
    assert view(one, None)["passed"] == []


def test_only_who_is_asked_has_the_question() -> None:
    one = at_market()
    assert view(one, 0)["decision"]["seat"] == 0
    assert view(one, 1)["decision"] is None
    assert view(one, 1)["waiting"] == [
        {
            "seat": 0,
            "name": "Ann",
            "text": "Which goods do you sell?",
            "between": "2 crates of tea, 1 crate of silk or Keep everything",
            "secret": False,
        }
    ]


def test_who_decides_in_secret_is_waited_for_together() -> None:
    one = keep(table((TEA, SILK, CHINA), HANDS))
    one.answer(0, [0, 1, 2])
    waiting = view(one)["waiting"]
    assert [(row["seat"], row["secret"]) for row in waiting] == [(0, True), (1, True), (2, True)]
    one.answer(1, 3)
    assert [row["seat"] for row in view(one)["waiting"]] == [0, 2]
    assert [seat["active"] for seat in view(one)["seats"]] == [True, False, True]


def test_a_seat_shows_what_it_has() -> None:
    one = at_market()
    house(one, 0).loans = 1
    ann, ben, _ = view(one)["seats"]
    assert (ann["name"], ann["kind"], ann["human"], ann["house"]) == ("Ann", "human", True, 1)
    assert (ben["name"], ben["kind"], ben["human"], ben["house"]) == ("Ben", "steady", False, 2)
    assert ann["facts"] == [
        {"key": "cash", "text": "Cash", "value": 6, "shown": "£6", "money": True},
        {"key": "crates", "text": "Crates", "value": 3, "shown": "3", "money": False, "icon": "crate"},
        {"key": "loans", "text": "Loans", "value": 1, "shown": "1", "money": False},
    ]
    assert (ben["score"], ben["scoreText"]) == (12, "points")
    house(one, 1).cash -= 11
    assert [(seat["score"], seat["scoreText"]) for seat in view(one)["seats"]][1] == (1, "point")
    assert HOUSES == 6, "the page has six colours and arms"


def test_what_can_be_taken_back_is_told_with_where_it_leads() -> None:
    one = table((TEA, SILK, CHINA), HANDS)
    assert view(one)["undo"] == NOTHING
    keep(one)
    assert view(one)["undo"] == SHOWN, "secret answers were opened"
    one.answer(0, [2, 1, 0])
    assert view(one)["undo"] == {"can": True, "why": "", "to": 3}
    assert view(one)["redo"] is False
    one.undo(0)
    assert view(one)["redo"] is True


def test_the_meta_section_names_the_game_and_its_lines() -> None:
    one = keep(table((TEA, SILK, CHINA), HANDS, scenario="lean_year"))
    book = Book(one)
    meta = Presenter(book).meta()
    assert (meta["game"], meta["title"]) == ("auction_house", "Auction House")
    assert (meta["scenario"], meta["scenarioText"]) == ("lean_year", "A lean year")
    assert (meta["options"], meta["seed"], meta["position"], meta["branch"]) == ({"rounds": 3}, "0", 3, "")
    assert meta["branches"] == [{"id": "main", "name": "", "at": 0, "positions": 3, "current": True}]
    one.answer(0, [0, 1, 2])
    book.branch(3, "another order")
    meta = Presenter(book).meta()
    assert meta["branch"] == "b1" and meta["position"] == 4, "a line of its own has chance of its own, which is noted"
    assert meta["branches"] == [
        {"id": "main", "name": "", "at": 0, "positions": 4, "current": False},
        {"id": "b1", "name": "another order", "at": 3, "positions": 4, "current": True},
    ]


def test_a_curtain_falls_before_other_people_and_not_before_bots() -> None:
    one = at_market()
    assert view(one, 0)["curtain"] == [2], "Ann's commissions are hidden; Ben is no person"
    assert view(one, 2)["curtain"] == [0]
    assert view(one, None)["curtain"] is None
    alone = named(one, ("Ann", "human"), ("Ben", "steady"), ("Cleo", "steady"))
    assert view(alone, 0)["curtain"] is None


def counted_out() -> Table:
    """A game with one sale: Ann holds tea with two commissions for it, Ben owes a loan."""
    one = keep(table((TEA, SILK, CHINA), ALL_HANDS, [4, 4, *CALM] * 3))
    one.act(1, ["loan.take"])
    sell_lots(one, (2, 0, 0), (0, 3, 0), (0, 0, 1))
    nothing = {"sale.arrange": [0, 1, 2], "sale.bid": 0, "storm.guard": [0, 0, 0, 0], "market.sell": "keep"}
    while one.result is None:
        one.answer(one.pending[0].seat, nothing[one.pending[0].code])
    return named(one, ("Ann", "human"), ("Ben", "human"), ("Cleo", "human"))


def test_the_end_adds_up_line_by_line() -> None:
    one = counted_out()
    over = view(one)["over"]
    mine = [(line["text"], line["amount"], line["total"]) for line in over["lines"] if line["seat"] == 0]
    cash, crates, commissions, loans = mine
    assert cash == ("Cash", 10, 10)
    assert crates[:2] == ("One for each crate held", 1) and crates[2] == 11
    assert commissions[0] == "Commissions fulfilled" and commissions[1:] == (10, 21)
    assert loans == ("Loans repaid", 0, 21)
    owing = [(line["amount"], line["total"]) for line in over["lines"] if line["seat"] == 1]
    assert owing[-1][0] == -8 and owing[-1][1] == over["scores"][1]
    assert over["scores"][0] == 21 and over["winners"] == [0] and over["order"][0] == 0
    assert over["text"] == "Ann wins."
    assert view(one)["curtain"] is None, "nothing is hidden any more"
    assert view(at_market())["over"] is None


def test_a_line_of_the_log_says_who_why_and_with_what_dice() -> None:
    one = named(at_market(), ("Ann", "human"), ("Ben", "human"), ("Cleo", "human"))
    presenter = Presenter(Book(one))
    lines = {event.code: presenter.line(event) for event in one.log(0)}
    won = lines["sale.won"]
    assert won["text"] == "Ann wins the silk for £1." and won["seat"] == 0 and "dice" not in won
    assert (won["rule"], won["step"], won["at"]) == ("toy.sale.highest", "sale.bid", 13)
    assert won["place"] == {"turn": 1, "phase": "sale", "turnText": "Round 1", "phaseText": "Sale"}
    rolled = lines["storm.rolled"]
    assert rolled["dice"] == [3, 4] and "seat" not in rolled and rolled["weight"] == "check"


def test_a_sealed_bid_is_a_line_for_no_other_eyes() -> None:
    one = keep(table((TEA, SILK, CHINA), HANDS))
    one.answer(0, [0, 1, 2])
    bid(one, 3, 2, 1)
    presenter = Presenter(Book(one))
    for event in one.log(0):
        assert presenter.line(event).get("secret", False) is (event.to is not None)
