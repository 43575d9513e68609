"""House values for the numbers in the texts of cards, laws, offices and tracks: each shows where a rule reads it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from pygame_core.games.john_company_second import RULESET, army, firms, laws
from pygame_core.games.john_company_second.bots.stakes import Stakes
from pygame_core.games.john_company_second.cards import blackmail
from pygame_core.games.john_company_second.forecast.revenue import revenue as forecast
from pygame_core.games.john_company_second.phases import bonuses, family, london, revenue
from pygame_core.games.john_company_second.phases.operations import (
    china,
    filling,
    governor_general,
    governors,
    shipping,
)
from pygame_core.games.john_company_second.phases.parliament import policy, resolving, taxes
from pygame_core.games.john_company_second.promises import PAY
from pygame_core.games.john_company_second.scoring import blame
from pygame_core.games.john_company_second.setup import new_state
from pygame_core.games.john_company_second.state import Firm, printed
from pygame_core.kernel.reasons import OPEN, Refused
from pygame_core.kernel.table import Table
from tests.games.john_company_second.board import A, B, Board

Shown = Callable[[Board], Any]


def law(name: str, shown: Shown) -> Shown:
    """What shows once a law has passed."""

    def read(board: Board) -> Any:
        board.law(name)
        return shown(board)

    return read


def founded(shown: Callable[[Board, Firm], Any]) -> Shown:
    def read(board: Board) -> Any:
        board.workshops(A)
        firms.found(board.game, A, "workshop")
        return shown(board, board.managed(A))

    return read


def tired(board: Board) -> int:
    return firms.buy_back_cost(board.game, board.yard(A, "west_indian", fatigued=True))


def imprisoned(board: Board) -> int:
    board.state.prison[A] = 1
    return firms.points(board.game, A)


def shared(board: Board) -> int:
    board.firm(A, 1)
    board.venture(A, "south_indian", 0, 1, "madras_1")
    return filling.pays(board.game, "madras_1")


def calico(board: Board) -> int:
    board.state.company.balance = 20
    return laws.calico_loss(board.game)


def paid_by_calico(board: Board) -> int:
    board.workshops(A)
    board.run("parliament", "law.calico_acts")
    return board[A].cash


def regiments(board: Board) -> int:
    before = board.state.india.armies["bombay"].regiments
    board.run("parliament", "law.army_spending")
    return board.state.india.armies["bombay"].regiments - before


def unrest(board: Board) -> int:
    board.conquer("delhi", "bengal")
    board.state.india.regions["delhi"].unrest = 1
    return army.unrest_strength(board.game, "delhi")


def prize_income(board: Board) -> int:
    board.prize(A, "prize_0")
    return bonuses.income(board.game, A)["prizes"]


def sent_to_war(board: Board) -> int:
    board.officers(A, "bengal", 9)
    board.run("parliament", "law.war.soldiers")
    n: int = board.ask.params["n"]
    return n


def standing_lost(board: Board) -> int:
    before = board.state.company.standing
    board.run("parliament", "law.public_demands_impeachment.failed")
    return before - board.state.company.standing


def famine(board: Board) -> int:
    board.conquer("mysore", "madras")
    board.run("parliament", "law.relief_demanded_for_indian_famine.failed")
    return board.state.india.regions["mysore"].unrest


def laid_out(board: Board) -> int:
    board.run("london", "setup.display")
    return len(board.state.london.display)


def highgate(board: Board) -> Any:
    board.card(A, "lord_highgate")
    board.cash(20)
    return london._may_retire(board.game, A, "prize_4", None) is OPEN


def business(card: str, step: str) -> Shown:
    def read(board: Board) -> int:
        board.card(A, card)
        if step == "ship":
            shipping._place(board.game, B, shipping.Buy(), "west_indian")
        else:
            governors.add_regiment(board.game, "bengal", "jc2.operations.governor.regiment")
        return board[A].cash

    def prepared(board: Board) -> int:
        board.state.company.treasuries["manager_of_shipping"] = 20
        return read(board)

    return prepared


def broker(board: Board) -> int:
    board.card(A, "stock_broker")
    board.cash(9)
    cost: int = family.space_options(board.game, A)[1].params["cost"]
    return cost


def fraud(board: Board) -> int:
    board.blackmail(A, "company_fraud")
    board.office(A, "chairman")
    board.state.company.balance = 50
    board.run("bonuses", ("blackmail.window", {"before": "revenue"}), script=[4]).answer("company_fraud")
    return board[A].cash


def promised(board: Board) -> int:
    board.promise(A, B, PAY)
    board.cash(0, 9)
    board.run("family", ("family.action", {"seat": B})).act(A, "promise.pay", B)
    return board[A].cash


def nabobs(board: Board) -> int:
    board.prize(A, "prize_2")
    return blame(board.game, A, printed(board.game).failures["nabobs_blamed"])


def loans(board: Board) -> int:
    return revenue.loan_loss(board.game, 2)


def dividends(board: Board) -> tuple[int, int]:
    board.shares(0, 2)
    board.office(A, "chairman")
    board.state.company.balance = 12
    board.run("revenue", "revenue.dividends").answer(1)
    return board[A].cash, board[B].cash


def foretold(board: Board) -> int:
    board.shares(0, 2)
    board.office(A, "chairman")
    board.bare().state.company.balance = 12
    most: int = forecast(board.game)["dividends"]["most"]
    return most


def taxed(space: int, step: str = "policy.consequence") -> Shown:
    def read(board: Board) -> tuple[int, int]:
        board.workshops(A, 3)
        board.luxuries(A, 2)
        board.cash(10)
        board.state.parliament.dial = space
        told = policy.effect_on(board.game, A, space)
        board.run("parliament", step)
        assert space == 3 or board[A].cash - 10 == told
        return board[A].cash, board[A].luxuries

    return read


def short_of_taxes(board: Board) -> tuple[int, int]:
    board.workshops(A, 3)
    board.cash(2)
    board.state.parliament.dial = 10
    board.run("parliament", "policy.consequence")
    board.answer([board.ask.params["n"]])
    return board[A].cash, board[A].workshops


def drawn(board: Board) -> int:
    board.state.parliament.revealed = [board.state.parliament.deck.pop()]
    board.run("parliament", "parliament.select")
    n: int = board.options()["draw"].params["n"]
    return n


def foreign(board: Board) -> int:
    board.plain().run("events", ("events.land", {"region": "delhi"}), script=[6])
    return board.state.india.regions["delhi"].towers


def governed(shown: Callable[[Board], Any], roll: int, *answers: str) -> Shown:
    def read(board: Board) -> Any:
        board.bare().conquer("madras", "madras")
        board.office(B, "governor_of_madras")
        step = ("operations.administer", {"office": "governor_of_madras", "dice": 1})
        board.run("operations", step, script=[roll]).answer(*answers)
        return shown(board)

    return read


def general(shown: Callable[[Board], Any], roll: int) -> Shown:
    def read(board: Board) -> Any:
        board.bare().conquer("madras", "madras")
        board.office(A, "director_of_trade")
        board.state.company.treasuries["director_of_trade"] = 1
        governor_general.establish(board.game, "jc2.law.governor_general")
        board.run("operations", "operations.govern", script=[roll]).answer(1)
        return shown(board)

    return read


def madras(board: Board) -> int:
    n: int = board.state.india.regions["madras"].unrest
    return n


def repeated(board: Board) -> int:
    board[A].opportunity = "purchase_workshop"
    board.cash(20)
    board.run("family", ("family.action", {"seat": A})).answer("purchase_workshop")
    while not board.stopped:
        board.answer("yes")
    return board[A].workshops


VALUES: list[tuple[dict[str, Any], Shown, Any]] = [
    ({"laws": {"calico_acts": {"balance_per_loss": 5}}}, law("calico_acts", calico), 4),
    ({"laws": {"calico_acts": {"pays_per_enterprise": 6}}}, paid_by_calico, 6),
    ({"laws": {"envoy_to_china": {"balance_per_icon": 9}}}, law("envoy_to_china", lambda b: china.price(b.game)), 9),
    ({"offices": {"superintendent_of_trade_in_china": {"balance_per_icon": 3}}}, lambda b: china.price(b.game), 3),
    ({"laws": {"army_spending": {"regiments_per_army": 4}}}, regiments, 4),
    ({"laws": {"sepoy_recruitment": {"expense_regiment": 3}}},
     law("sepoy_recruitment", lambda b: laws.regiment_expense(b.game)), 3),
    ({"laws": {"sepoy_recruitment": {"strength_per_unrest": 5}}}, law("sepoy_recruitment", unrest), 5),
    ({"laws": {"inclosure_acts": {"pays_per_prize": 4}}}, law("inclosure_acts", prize_income), 4),
    ({"laws": {"ship_subsidy": {"fit_ship": 1}}}, law("ship_subsidy", lambda b: shipping.fit_cost(b.game)), 1),
    ({"laws": {"zamindar_taxes": {"governor_dice": 2}}},
     law("zamindar_taxes", lambda b: governors.pool(b.game, "governor_of_madras")), 6),
    ({"laws": {"zamindar_taxes": {"unrest": 4}}}, law("zamindar_taxes", lambda b: governors.failure_unrest(b.game)), 4),
    ({"laws": {"zamindar_taxes": {"income_of_general": 7}}}, law("zamindar_taxes", general(lambda b: b[A].cash, 1)), 8),
    ({"laws": {"industry_subsidy": {"workshop_cost": 2}}},
     law("industry_subsidy", lambda b: family.workshop_cost(b.game, A, False, False)), 2),
    ({"laws": {"writer_privileges": {"deregulation_support": 8}}},
     law("writer_privileges", lambda b: laws.starting_support(b.game, "deregulation")), 8),
    ({"laws": {"company_aids_government": {"expense_debt": 4}}},
     law("company_aids_government", lambda b: laws.debt_expense(b.game)), 4),
    ({"laws": {"masses_demand_franchise": {"vote_price": 3}}},
     law("masses_demand_franchise", lambda b: laws.vote_price(b.game)), 3),
    ({"laws": {"masses_demand_franchise": {"borough_votes": 2}}},
     law("masses_demand_franchise", lambda b: laws.borough_votes(b.game, 3)), 2),
    ({"laws": {"war_against_france": {"pieces_sent": 5}}}, sent_to_war, 5),
    ({"laws": {"public_demands_impeachment": {"standing_loss": 2}}}, standing_lost, 2),
    ({"laws": {"relief_demanded_for_indian_famine": {"unrest_if_failed": 3}}}, famine, 3),
    ({"laws_meta": {"vote_price": 4}}, lambda b: laws.vote_price(b.game), 4),
    ({"laws_meta": {"passes_at": 2}}, lambda b: resolving.lacking(b.game, "for"), 2),
    ({"laws_meta": {"passes_at": 2}}, lambda b: resolving.lacking(b.game, "against"), -1),
    ({"laws_meta": {"laws_drawn_at_most": 5}}, drawn, 4),
    ({"dial": {"tax_per_target": 2}}, taxed(10), (4, 2)),
    ({"dial": {"tax_per_target": 2}}, short_of_taxes, (0, 1)),
    ({"dial": {"bonus_per_target": 3}}, taxed(5), (19, 2)),
    ({"dial": {"window_tax_per_window": 2}}, taxed(3, "policy.windows"), (6, 2)),
    ({"dial": {"window_tax_per_window": 2}}, lambda b: taxes.panes(b.game, "prize_4"), 4),
    ({"company": {"revenue": {"many_loans_from": 2}}}, loans, 2),
    ({"company": {"revenue": {"dividend_per_share": 4}}}, dividends, (4, 8)),
    ({"company": {"revenue": {"dividend_per_share": 2}}}, foretold, 2),
    ({"armies": {"trophies_lost_fraction": 0.25}}, lambda b: army.disgraced(b.game, 5), 2),
    ({"event_tiles_meta": {"foreign_invasion_force_per_level": 3}}, foreign, 2),
    ({"family_action_rules": {"opportunity_repeat_actions": 3}}, repeated, 3),
    ({"firm": {"cash_per_investment": 7}}, founded(lambda b, firm: firm.london), 7),
    ({"firm": {"buy_back_fatigued_ship": 1}}, founded(lambda b, firm: tired(b)), 1),
    ({"firm": {"fit_ship": 4}}, lambda b: firms.fit_cost(b.game), 4),
    ({"firm": {"expense_per_ship": 3}}, founded(lambda b, firm: firms.expenses(b.game, firm)["ships"].each), 3),
    ({"firm": {"debtors_prison_vp": -2}}, imprisoned, -2),
    ({"firm_value_track": {"spaces": {"1": {"vp": -2.5}}}}, founded(lambda b, firm: firms.points(b.game, A)), -3),
    ({"firm_value_track": {"spaces": {"1": {"expense": 9}}}}, founded(lambda b, firm: firms.due(b.game, firm)), 9),
    ({"firm_value_track": {"start_value": 2}}, founded(lambda b, firm: firm.value), 2),
    ({"orders": {"madras_1": {"filled": 4}}}, shared, 4),
    ({"governing": {"tax": 5}}, governed(lambda b: b.state.company.balance, 1, "roll", "tax_balance"), 5),
    ({"governing": {"income": 3}}, governed(lambda b: b[B].cash, 1, "roll"), 3),
    ({"governing": {"income_after_failure": 6}}, lambda b: governors.income(b.game, True), 6),
    ({"governing": {"unrest_of_failure": 3}}, governed(madras, 4, "roll"), 3),
    ({"governing": {"unrest_of_failure": 3}}, general(madras, 4), 3),
    ({"offices": {"governor_general": {"income_per_region_governed": 4}}}, general(lambda b: b[A].cash, 1), 4),
    ({"offices": {"governor_general": {"unrest_on": 1}}}, general(madras, 1), 1),
    ({"prestige_meta": {"display": 5}}, laid_out, 5),
    ({"prestige": {"lord_highgate": {"retires_from_vp": 4}}}, highgate, True),
    ({"prestige": {"shipbuilders": {"income_per_ship": 3}}}, business("shipbuilders", "ship"), 3),
    ({"prestige": {"foundry": {"income_per_thing": 2}}}, business("foundry", "regiment"), 2),
    ({"prestige": {"stock_broker": {"space_price": 4}}}, broker, 4),
    ({"blackmail": {"company_fraud": {"times_the_highest": 5}}}, fraud, 20),
    ({"blackmail": {"mercantile_connection": {"dice_divided_by": 3}}},
     lambda b: blackmail.divisor(b.game, "mercantile_connection"), 3),
    ({"blackmail": {"diplomatic_connection": {"dice_divided_by": 4}}},
     lambda b: blackmail.divisor(b.game, "diplomatic_connection"), 4),
    ({"promises": {"pay_two": {"amount": 7}}}, promised, 7),
    ({"failure_cards": {"nabobs_blamed": {"score": {"from_vp": 2}}}}, nabobs, -1),
    ({"check": {"attrition_retire_from": 4}}, lambda b: Stakes(b.game).retires(0), 0.5),
]  # fmt: skip


@pytest.mark.parametrize(("house", "shown", "value"), VALUES, ids=[str(house) for house, _, _ in VALUES])
def test_a_number_shows_where_it_is_read(house: dict[str, Any], shown: Shown, value: Any) -> None:
    assert shown(Board(house=house)) == value
    assert shown(Board()) != value


# --- the cards of the set-up ----------------------------------------------------------------------------------
def test_the_deal_is_of_the_table() -> None:
    house = {"setup_deal": {"cards_per_player": {"4": 2}}}
    table = Table(RULESET, RULESET.mode(4, "1710", {"components": house}), 1)
    assert [len(cards) for cards in table.game.state.drafted] == [2] * 4


def scenario(**values: Any) -> Any:
    return new_state(4, "1710", RULESET.mode(4, "1710", {"components": {"scenarios": {"1710": values}}}).options)


def test_a_scenario_says_who_holds_a_region() -> None:
    held = {"company": {"madras": "madras"}, "towers": {"madras": 0}, "loot_spent": ["madras"], "governors": ["madras"]}
    state = scenario(**held)
    assert state.india.regions["madras"].control == "madras" and not state.india.regions["madras"].dome
    assert state.offices["governor_of_madras"].where == "vacant"
    assert scenario(governor_general=True).offices["director_of_trade"].where == "out"
    assert scenario(superintendent_of_trade_in_china=True).india.china
    assert scenario(deregulated=True).company.deregulated


@pytest.mark.parametrize(
    ("house", "table", "key"),
    [
        ({"scenarios": {"1710": {"governors": ["madras"]}}}, "scenarios.1710", "governors"),
        ({"scenarios": {"1710": {"company": {"madras": "bengal"}}}}, "scenarios.1710.company", "madras"),
        ({"scenarios": {"1710": {"company": {"madras": "madras"}}}}, "scenarios.1710.company", "madras"),
        ({"scenarios": {"1710": {"deregulated": 1}}}, "scenarios.1710", "deregulated"),
        ({"setup_deal": {"cards_per_player": {"4": 4}}}, "setup_deal.cards_per_player", "4"),
        ({"setup_deal": {"extra_cards": {"5": 7}}}, "setup_deal.extra_cards", "5"),
        ({"armies": {"trophies_lost_fraction": 1.5}}, "armies", "trophies_lost_fraction"),
        ({"laws": {"calico_acts": {"balance_per_loss": 0}}}, "laws.calico_acts", "balance_per_loss"),
    ],
)
def test_what_cannot_be_is_refused(house: dict[str, Any], table: str, key: str) -> None:
    with pytest.raises(Refused) as caught:
        RULESET.mode(4, None, {"components": house})
    why = caught.value.reason.params
    assert (caught.value.reason.rule, why["table"], why["key"]) == ("components.value", table, key)
