"""London Season, prestige cards and family actions of the Crown."""

from __future__ import annotations

from typing import Any

from tests.games.john_company_second.board import A
from tests.games.john_company_second.crown import CLIMATES, Beside, solo, two
from tests.games.john_company_second.test_crown_cards import rule


def retiring(cash: int, pensioners: int, *, board: Beside | None = None, final: bool = False) -> Beside:
    board = board or solo()
    board.cash(0, cash)
    board.pensioners(0, pensioners)
    return board.run("end" if final else "london", ("london.retire", {"seat": 1, "final": final}))


def prizes(board: Beside) -> list[str]:
    return [told["prize"] for told in board.told("london.retired")]


# --- retirements ----------------------------------------------------------------------------------------------
@rule("jc2.solo.crown.retire.half")
def test_each_pensioner_costs_half_of_what_is_left() -> None:
    board = retiring(15, 2)
    assert prizes(board) == ["prize_4", "prize_2"] and board[1].cash == 3
    assert [told["n"] for told in board.told("london.retired")] == [8, 4]


@rule("jc2.crown.retire.discount", "jc2.solo.crown.prestige.spouse")
def test_all_discounts_come_off_the_first_prize() -> None:
    board = solo()
    board.card(1, "mr_rochester")
    cut = 2
    assert board.game.components.cards["mr_rochester"].discount == cut
    retiring(9, 2, board=board)
    assert [(told["prize"], told["n"]) for told in board.told("london.retired")] == [("prize_2", 2), ("prize_2", 4)]


@rule("jc2.solo.crown.retire.two_pounds")
def test_the_cheapest_prize_only_for_its_card() -> None:
    board = solo()
    board.display("foundry")
    assert prizes(retiring(3, 1, board=board)) == ["prize_0"]
    board = solo()
    board.display("foundry")
    board.season.retired[1] = 1
    assert prizes(retiring(3, 1, board=board)) == []


@rule("jc2.crown.retire.two_pounds_final", "jc2.solo.difficulty.final_retirement")
def test_the_last_retirement_by_level() -> None:
    assert prizes(retiring(3, 1, final=True)) == []
    assert prizes(retiring(3, 1, board=solo(level="hard"), final=True)) == ["prize_0"]
    assert prizes(retiring(14, 1, final=True)) == ["prize_2"]
    assert prizes(retiring(14, 1, board=solo(level="hard"), final=True)) == ["prize_8"]
    assert prizes(retiring(14, 1, board=two(level_two="expert"), final=True)) == []


@rule("jc2.crown.score.final_steps")
def test_the_crown_takes_part_in_the_last_retirements() -> None:
    board = retiring(16, 2, final=True)
    assert [told["n"] for told in board.told("london.retired")] == [8, 4]


def special(dividend: int, cash: int, board: Beside | None = None, **more: Any) -> Beside:
    board = board or solo(scenario="1813", turn=6)
    board.cash(0, cash)
    board.firm(A, 2, 1, dividend=dividend)
    board.display("foundry")
    return board.run("london", ("london.special", {"seat": 1}))


@rule("jc2.solo.crown.retire.special", "jc2.crown.retire.special_cash")
def test_the_special_retirement_spends_all_it_can() -> None:
    assert [told["n"] for told in special(12, 9).told("london.retired")] == [8]
    assert [told["n"] for told in special(14, 14).told("london.retired")] == [14]
    assert [told["n"] for told in special(5, 14).told("london.retired")] == [4]


@rule("jc2.crown.retire.special_two_pounds")
def test_the_cheapest_prize_as_special_retirement() -> None:
    assert prizes(special(12, 3)) == ["prize_0"]
    board = solo(scenario="1813", turn=6)
    board.season.retired[1] = 1
    assert prizes(special(12, 3, board)) == []


@rule("jc2.crown.retire.special_moment", "jc2.solo.favour.london.take_cash_after")
def test_a_pound_for_a_cube_before_the_special_retirement() -> None:
    board = solo(scenario="1813", turn=6).cubes(1)
    board.cash(0, 8)
    board.firm(A, 2, 1, dividend=12)
    board.display("foundry")
    board.run("london", "london.open", script=[])
    assert board.crown.season == "after" and board.offered() == {"london.take_cash_after"}
    board.answer(["crown.favour", "london.take_cash_after", ""])
    assert (board[A].cash, board.crown.cubes) == (1, [0, 12])
    board.answer("none")
    assert [told["n"] for told in board.told("london.retired")] == [4]


# --- prestige cards -------------------------------------------------------------------------------------------
def picking(
    shaded: int, *, gone: int = 0, cards: tuple[str, ...] = ("foundry", "shipbuilders", "scottish_castle")
) -> Beside:
    """The Crown picks after a person has taken the leftmost cards so many times."""
    board = solo(card={0: 4, 1: 2, 2: 3}[shaded])
    board.display(*cards)
    board.run("london", "london.prestige")
    del board.state.london.display[:gone]
    board.state.london.discards += cards[:gone]
    return board.run("london", ("london.pick", {"seat": 1}))


@rule("jc2.solo.crown.prestige.pick")
def test_the_card_in_the_shaded_place() -> None:
    assert [picking(n)[1].prestige for n in range(3)] == [["foundry"], ["shipbuilders"], ["scottish_castle"]]
    assert picking(0, gone=1)[1].prestige == ["shipbuilders"]
    assert picking(1, gone=1)[1].prestige == ["shipbuilders"]


@rule("jc2.crown.prestige.must_take", "jc2.solo.crown.prestige.blackmail")
def test_the_last_card_is_taken_whatever_it_is_and_stays_unseen() -> None:
    board = picking(0, cards=("company_fraud",))
    assert board[1].blackmail == ["company_fraud"] and not board.state.london.discards
    assert not board.told("london.peeked") and not board.told("blackmail.seen")
    assert board.state.london.known == [[], []]


@rule("jc2.crown.prestige.becky_sharp")
def test_becky_sharp_draws_nothing_for_the_crown() -> None:
    board = solo()
    board.card(1, "becky_sharp")
    board.display("foundry")
    board.run("london", ("london.pick", {"seat": 1}))
    assert "foundry" in board[1].prestige
    assert board.game.components.cards["becky_sharp"].power == 2


@rule("jc2.solo.crown.prestige.enterprise")
def test_prestige_enterprises_work_for_the_crown() -> None:
    board = solo()
    board.card(1, "shipbuilders")
    board.treasury(shipping=5).office(A, "manager_of_shipping")
    board.run("operations", "operations.manager_of_shipping")
    board.answer("buy", "west_indian")
    assert board[1].cash > 0


@rule("jc2.solo.crown.prestige.optional", "jc2.crown.prestige.stock_broker")
def test_the_stock_broker_serves_the_crown_alone() -> None:
    board = solo("bull")
    board.card(1, "stock_broker")
    board.cash(9, 9)
    board.state.company.exchange[:2] = [A, A]
    board[A].supply -= 2
    board.run("family", ("family.do", {"seat": 1, "action": "seek_share"}))
    assert board.state.company.exchange[2] == 1 and board[1].cash == 8
    board.run("family", ("family.do", {"seat": A, "action": "seek_share"}))
    assert all(type(value) is int for value in board.open()), "nobody else may use it"


@rule("jc2.crown.blackmail.never_played")
def test_the_crown_plays_no_blackmail() -> None:
    board = solo()
    board.blackmail(1, "man_on_the_inside", "company_fraud")
    board.blackmail(A, "envoy_to_the_mughals")
    board.run("revenue", ("blackmail.window", {"before": "revenue"}))
    assert board.ask.seat == A
    board.answer("envoy_to_the_mughals")
    board.answer(next(iter(board.ask.answers())))
    assert board.told("blackmail.envoy") and board[1].blackmail == ["man_on_the_inside", "company_fraud"]


@rule("jc2.crown.blackmail.against")
def test_blackmail_of_a_person_binds_the_crown() -> None:
    board = solo()
    board.office(1, "chairman")
    board.vacant("manager_of_shipping")
    board.writers(A, "bombay")
    board.writers(1, "bombay")
    board.blackmail(A, "hiring_preference")
    board.run("hiring", "hiring.open")
    board.answer("blackmail")
    assert board.state.offices["manager_of_shipping"].holder == A


# --- family actions -------------------------------------------------------------------------------------------
def acting(climate: str, cash: int, seats: int = 1, *laws: str, board: Beside | None = None, **more: Any) -> list[str]:
    board = board or Beside(climate, seats, **more).poor()
    for law in laws:
        board.law(law)
    board[board.own].cash = cash
    board.vacant()
    board.run("family", "family.crown")
    return [told["action"].removeprefix("family.") for told in board.told("crown.acts")]


@rule("jc2.solo.crown.family.actions", "jc2.solo.crown.family.lists", "jc2.crown.family.viable")
def test_the_first_two_possible_actions_of_the_list() -> None:
    assert acting("lion", 1) == ["enlist_officer", "enlist_writer"]
    assert acting("bear", 4) == ["enlist_officer", "purchase_luxury"]
    assert acting("bull", 1) == ["enlist_writer", "enlist_writer"]
    assert acting("bull", 9) == ["seek_share", "purchase_shipyard"]
    assert acting("stag", 9) == ["seek_share", "enlist_writer"]
    assert acting("peacock", 20) == ["purchase_workshop", "purchase_luxury"]
    figures = solo().game.components.crown.charts
    short = {"seek_share": "share", "purchase_shipyard": "yard", "enlist_writer": "writer", "enlist_officer": "officer",
             "purchase_luxury": "luxury", "purchase_workshop": "workshop"}  # fmt: skip
    assert {climate: [short[action] for action in figures[climate].family] for climate in CLIMATES} == {
        "bull": ["share", "yard", "writer", "writer", "officer"],
        "stag": ["share", "writer", "yard", "writer", "officer"],
        "lion": ["yard", "officer", "writer", "officer"],
        "bear": ["officer", "luxury", "workshop", "officer", "writer"],
        "peacock": ["workshop", "luxury", "officer", "officer", "writer"],
    }  # fmt: skip


@rule("jc2.solo.crown.family.actions_two")
def test_beside_two_persons_it_takes_one_action() -> None:
    assert acting("bull", 2, 2) == ["seek_share"]


@rule("jc2.solo.crown.family.extra")
def test_the_extra_action_of_a_law_does_not_count() -> None:
    officer = next(law for law, row in solo().game.components.laws.items() if row.extra_action == "enlist_officer")
    assert acting("lion", 2, 1, officer) == ["purchase_shipyard", "enlist_officer", "enlist_writer"]
    assert acting("bull", 9, 1, officer) == ["seek_share", "purchase_shipyard", "enlist_officer"]


@rule("jc2.crown.family.tenure_limits")
def test_the_writer_of_tenure_limits() -> None:
    assert acting("bull", 9, 1, "tenure_limits") == ["seek_share", "purchase_shipyard", "enlist_writer"]
    assert acting("bull", 0, 1, "tenure_limits") == ["enlist_writer", "enlist_writer"]


@rule("jc2.crown.family.industry_subsidy", "jc2.solo.crown.family.no_marker")
def test_no_marker_no_repeat_and_the_cheap_workshop() -> None:
    board = solo("peacock")
    assert acting("peacock", 3, 1, "industry_subsidy", board=board)[0] == "purchase_workshop"
    assert acting("peacock", 3, board=board)[0] == "purchase_workshop"
    assert board[1].workshops == 2 and board[1].opportunity == ""


@rule("jc2.solo.crown.family.share_space")
def test_the_cheapest_space_of_two_the_right_one() -> None:
    board = solo("bull")
    board.cash(0, 9)
    board.exchange(A)
    board.run("family", ("family.do", {"seat": 1, "action": "seek_share"}))
    assert board.state.company.exchange[2] == 1 and board[1].cash == 6


@rule("jc2.solo.crown.family.writer_place", "jc2.crown.family.writer_groups")
def test_where_a_writer_goes() -> None:
    def placed(board: Beside) -> str:
        board.run("family", ("family.do", {"seat": 1, "action": "enlist_writer"}))
        return str(board.told("family.writer")[0]["presidency"])

    board = solo()
    board.vacant("president_of_bombay")
    assert placed(board) == "bombay"
    board = solo()
    board.vacant()
    for home, n in (("madras", 2), ("bengal", 1)):
        board.office(1, f"president_of_{home}")
        board.writers(1, home, n)
    assert placed(board) == "bengal"
    board = solo(card=4, back=7)
    board.vacant()
    board.writers(1, "bombay")
    assert placed(board) == "bengal", "Bengal comes before Madras on the card"


@rule(
    "jc2.solo.crown.family.free_writer", "jc2.crown.family.free_writer_moment", "jc2.crown.family.free_writer_instead"
)
def test_free_writers_while_many_offices_are_vacant() -> None:
    board = solo("stag")
    board.vacant("president_of_bengal", "president_of_madras", "chairman", "military_affairs", "manager_of_shipping")
    board.run("family", "family.open")
    assert [told["presidency"] for told in board.told("family.writer")] == ["madras", "bengal"]
    assert board.ask.seat == A, "before anybody acts"
    board.answer("none")
    assert [told["action"] for told in board.told("crown.acts")] == ["family.enlist_writer", "family.enlist_writer"]
    assert len(board.told("family.writer")) == 4, "its own writers bring no bonus writer"
    few = solo("stag")
    few.vacant("president_of_bengal", "chairman", "military_affairs")
    few.run("family", "family.open")
    assert not few.told("family.writer")
    once = solo("stag")
    once.vacant("president_of_bengal", "director_of_trade", "chairman", "military_affairs")
    once.run("family", "family.open")
    assert len(once.told("family.writer")) == 1, "no vacant Presidency is without a writer then"


@rule("jc2.solo.crown.family.pieces")
def test_out_of_pieces_one_comes_off_the_lowest_prize() -> None:
    board = solo("stag")
    board.vacant()
    board.prize(1, "prize_4")
    board.prize(1, "prize_2")
    board[1].vp += 6
    spare, board[1].supply = board[1].supply, 0
    board.state.london.pensioners[1] += spare
    board.run("family", ("family.do", {"seat": 1, "action": "enlist_officer"}))
    assert [told["prize"] for told in board.told("family.piece_taken")] == ["prize_2"]
    beside = two("stag")
    beside[2].supply = 0
    beside.state.london.pensioners[2] += 36
    assert acting("stag", 1, 2, board=beside) == []


# --- windows of the season ------------------------------------------------------------------------------------
@rule("jc2.solo.favour.london.take_cash_before", "jc2.crown.favour.before_retirements", "jc2.crown.favour.needs_object")
def test_a_pound_for_two_cubes_until_somebody_is_asked_to_retire() -> None:
    board = solo().cubes(2)
    board.cash(0, 1)
    board.pensioners(1, 0)
    board.cash(5, 1)
    board.run("london", "london.open")
    assert board.crown.season == "before" and board.offered() == {"london.take_cash_before"}
    board.answer(["crown.favour", "london.take_cash_before", ""])
    assert (board[A].cash, board[1].cash, board.crown.cubes) == (6, 0, [0, 12])
    assert board.ask.code == "london.retire", "and there is no pound left to take"
    short = solo().cubes(1)
    short.cash(0, 1)
    short.pensioners(1, 0)
    short.run("london", "london.open")
    assert short.ask.code == "london.retire"


@rule("jc2.solo.favour.london.take_enterprise_card", "jc2.solo.favour.london.take_blackmail")
def test_cards_of_the_crown_for_cubes() -> None:
    board = solo().cubes(9)
    board.card(1, "foundry")
    board.blackmail(1, "company_fraud")
    board.run("london", ("london.prestige", {}), ("crown.window", {"moment": "prestige"}))
    assert {"london.take_enterprise_card", "london.take_blackmail"} <= board.offered()
    board.answer(["crown.favour", "london.take_enterprise_card", "foundry"])
    assert board[A].prestige == ["foundry"] and board.crown.cubes == [4, 8]
    board.answer(["crown.favour", "london.take_blackmail", ""])
    assert board[A].blackmail == ["company_fraud"] and board.crown.cubes == [0, 12]
    for cubes, name in ((4, "london.take_enterprise_card"), (3, "london.take_blackmail")):
        board = solo().cubes(cubes)
        board.card(1, "foundry")
        board.blackmail(1, "company_fraud")
        board.run("london", ("london.prestige", {}), ("crown.window", {"moment": "prestige"}))
        assert name not in board.offered()


@rule("jc2.crown.favour.first_turn")
def test_there_is_no_season_in_the_first_turn() -> None:
    board = solo(turn=1).cubes(6)
    board.state.turn.number = board.state.turn.first
    board.cash(0, 9)
    board.run("", "turn.begin")
    assert board.state.turn.phase == "family" and board.offered() == set()
    assert not any(option.params.get("deed") == "favour" for option in board.table.acts(A))
