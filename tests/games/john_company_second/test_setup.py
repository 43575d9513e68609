"""The table before the first turn, and what the box holds."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pygame_core.games.john_company_second import RULESET
from pygame_core.games.john_company_second.components import (
    CARDS,
    LAWS,
    ORDERS,
    REGIONS,
    TABLES,
    promise_ids,
)
from pygame_core.games.john_company_second.components.start import Item
from pygame_core.games.john_company_second.pieces import enterprises, shares, windows
from pygame_core.games.john_company_second.promises import card_of
from pygame_core.games.john_company_second.setup import new_state
from pygame_core.games.john_company_second.state import NOBODY, World
from pygame_core.games.john_company_second.sums import members
from pygame_core.kernel.chance import Chance
from pygame_core.kernel.game import Game
from pygame_core.kernel.reasons import Refused
from pygame_core.kernel.table import Table
from tests.games.john_company_second.board import Board
from tests.games.john_company_second.figures import PRINTED

rule = pytest.mark.rule
SEATS = (3, 4, 5, 6)


def begin(seats: int, *, draft: bool = False, seed: int = 1) -> Table:
    return Table(RULESET, RULESET.mode(seats, "1710", {"draft": draft}), seed)


def world(table: Table) -> World:
    found: World = table.game.state
    return found


def with_cards(*numbers: int) -> Game[World]:
    """Seat 0 has just these setup cards, taken."""
    game = RULESET.game(RULESET.mode(4, "1710", None), new_state(4, "1710", {}), Chance("cards"))
    game.state.drafted = [list(numbers), [], [], []]
    RULESET.steps.by_name["setup.take"](game, 0)
    return game


def with_card(*items: Item) -> Game[World]:
    """Seat 0 has a card that lists this and nothing else."""
    game = with_cards()
    game.components = replace(PRINTED, scenarios={"1710": replace(PRINTED.scenarios["1710"], basic={1: items})})
    game.state.drafted[0] = [1]
    RULESET.steps.by_name["setup.take"](game, 0)
    return game


# --- the scenario ---------------------------------------------------------------------------------------------
@rule("jc2.setup.1710.values", "jc2.setup.balance")
def test_the_values_of_1710() -> None:
    state = new_state(4, "1710", {})
    company = state.company
    assert (state.turn.number, company.debt, company.balance, company.share_value) == (1, 0, 5, 1)
    assert PRINTED.tracks.standing[company.standing].expectations == 10
    assert sorted(company.treasuries) == [
        "director_of_trade",
        "manager_of_shipping",
        "president_of_bengal",
        "president_of_bombay",
        "president_of_madras",
    ]
    assert set(company.treasuries.values()) == {3}
    assert [army.regiments for army in state.india.armies.values()] == [1, 1, 1]


@rule("jc2.setup.1710.map", "jc2.setup.loot_tokens", "jc2.map.regions")
def test_the_map_of_1710() -> None:
    india = new_state(4, "1710", {}).india
    assert len(REGIONS) == 8 and len(ORDERS) == 17
    assert india.closed == ["punjab_1", "delhi_2", "delhi_3", "bombay_2", "hyderabad_1", "madras_2", "maratha_2"]
    assert (india.tail, india.head) == ("maratha", "delhi")
    assert not any(region.control for region in india.regions.values())
    assert all(region.loot_up and region.dome for region in india.regions.values())
    flags = {name: (region.flag, region.capital) for name, region in india.regions.items() if region.flag != NOBODY}
    assert flags == {"delhi": (0, True), "punjab": (0, False), "maratha": (0, False)}


@rule("jc2.setup.1710.royal_protection", "jc2.setup.laws", "jc2.setup.deregulation_card_apart")
def test_laws_in_force_and_deregulation_are_not_in_the_deck() -> None:
    parliament = world(begin(4)).parliament
    assert parliament.passed == ["royal_protection"]
    assert {*LAWS} - {*parliament.deck} == {"royal_protection", "deregulation"}
    assert len(parliament.deck) == len(LAWS) - 2
    other = world(begin(4, seed=2)).parliament.deck
    assert sorted(other) == sorted(parliament.deck) and other != parliament.deck, "shuffled"


@rule("jc2.setup.no_deregulation_1710")
@pytest.mark.parametrize("last", [1, 3, 5])
def test_1710_has_neither_the_special_session_nor_firms(last: int) -> None:
    board = Board(turn=last)
    board.state.company.standing, board.state.company.debt = 1, board.game.components.tracks.debt
    board.workshops(0, 2)
    RULESET.steps.by_name["turn.begin"](board.game)
    planned = [step for step, _ in board.game.added]
    if "turn.phases" in planned:
        RULESET.steps.by_name["turn.phases"](board.game)
        planned = [step for step, _ in board.game.added]
    assert "session.open" not in planned and "firms.open" not in planned and "family.open" in planned


@rule("jc2.setup.scenario_choice")
def test_a_game_has_one_of_four_scenarios() -> None:
    assert [scenario.id for scenario in RULESET.scenarios] == ["1710", "1758", "1813", "long_1710"]
    with pytest.raises(Refused):
        RULESET.mode(4, "1857", None)


@rule("jc2.setup.scenario_card")
@pytest.mark.parametrize(
    ("scenario", "turn", "dial"), [("1710", 1, 0), ("long_1710", 1, 0), ("1758", 3, 6), ("1813", 5, 10)]
)
def test_the_scenario_says_turn_and_dial_debt_standing_and_regions(scenario: str, turn: int, dial: int) -> None:
    state = new_state(4, scenario, {})
    card = PRINTED.scenarios[scenario]
    assert (state.turn.number, state.parliament.dial) == (turn, dial)
    assert state.company.balance == 5, "in every scenario"
    assert (state.company.standing, state.company.debt) == (card.standing, card.debt)
    assert set(state.company.treasuries.values()) == {card.treasury}
    regions = state.india.regions
    assert {region: at.control for region, at in regions.items() if at.control} == card.company
    assert {region: at.towers for region, at in regions.items() if not at.control} == {
        region: n for region, n in card.towers.items() if region not in card.company
    }  # fmt: skip
    for empire in card.empires:
        flags = {regions[region].flag for region in (empire.capital, *empire.dominated)}
        assert len(flags) == 1 and NOBODY not in flags and regions[empire.capital].capital
    assert state.india.closed == [*card.closed] and (state.india.tail, state.india.head) == (card.tail, card.head)
    assert {army: at.regiments for army, at in state.india.armies.items()} == card.regiments


@rule("jc2.setup.dial", "jc2.setup.power_tokens", "jc2.setup.events", "jc2.setup.alliances")
def test_dial_tokens_tiles_and_alliances() -> None:
    state = world(begin(4))
    assert state.parliament.dial == 0
    assert sorted(state.parliament.power) == ["company_share", "manufacturing", "shipping", "social"]
    assert sorted(state.india.tiles) == list(range(1, 21)) and state.india.discards == []
    alliances = [active for army in state.india.armies.values() for active in army.alliances.values()]
    assert alliances == [False] * 7


@rule("jc2.components.order_tokens", "jc2.components.ship_kinds", "jc2.components.tower_supply",
      "jc2.components.flags_three_sets")  # fmt: skip
def test_counts_of_pieces() -> None:
    counts = TABLES["counts"]
    assert (counts["order_tokens"], counts["company_or_extra_ships"]) == (17, 14)
    assert (counts["tower_levels"], counts["flag_sets"]) == (20, 3)
    assert len(ORDERS) == counts["order_tokens"]


# --- families -------------------------------------------------------------------------------------------------
@rule("jc2.components.family_members", "jc2.components.promise_cards", "jc2.setup.vp")
@pytest.mark.parametrize("seats", SEATS)
def test_every_family_has_18_members_and_its_5_promises(seats: int) -> None:
    state = new_state(seats, "1710", {})
    for seat, family in enumerate(state.families):
        assert (family.supply, family.vp, family.cash) == (18, 0, 0)
        assert family.promises == [card_of(seat, promise) for promise in promise_ids(False)]
        assert len(family.promises) == 5
    assert len(promise_ids(True)) == 6
    dealt = begin(seats)
    assert [members(dealt.game, seat) for seat in range(seats)] == [18] * seats


# --- the cards ------------------------------------------------------------------------------------------------
@rule(
    "jc2.setup.cards.basic",
    "jc2.setup.cards.five",
    "jc2.setup.cards.six",
    "jc2.setup.cards.deal",
    "jc2.setup.cards.prime_minister",
)
@pytest.mark.parametrize(("seats", "cards", "extra"), [(3, 12, 0), (4, 12, 0), (5, 15, 3), (6, 18, 6)])
def test_cards_are_dealt_evenly(seats: int, cards: int, extra: int) -> None:
    state = world(begin(seats, seed=seats))
    dealt = [number for hand in state.drafted for number in hand]
    assert len(dealt) == len(set(dealt)) == cards
    assert {len(hand) for hand in state.drafted} == {cards // seats}
    assert set(range(1, 13)) <= set(dealt)
    assert len([number for number in dealt if number > 12]) == extra
    leader = next(seat for seat, hand in enumerate(state.drafted) if 6 in hand)
    assert state.parliament.prime_minister == leader
    assert sum(yard.owner != NOBODY for yard in state.yards) >= 3


@rule("jc2.setup.cards.five")
def test_the_extra_cards_of_five_players_are_random() -> None:
    tables = [world(begin(5, seed=seed)) for seed in range(9)]
    assert len({tuple(sorted(n for hand in state.drafted for n in hand if n > 12)) for state in tables}) > 1


@rule("jc2.setup.cards.take")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_takes_all_that_the_cards_list(seats: int) -> None:
    state = world(begin(seats, seed=7))
    card = PRINTED.scenarios["1710"]

    def listed(seat: int, kind: str) -> list[Item]:
        return [item for number in state.drafted[seat] for item in card.items(number) if item.kind == kind]

    for seat, family in enumerate(state.families):
        assert family.cash == sum(item.n for item in listed(seat, "cash"))
        assert len(family.blackmail) == len(listed(seat, "blackmail"))
        assert state.company.court[seat] == len(listed(seat, "share"))
        assert family.luxuries == len(listed(seat, "luxury"))
        for item in listed(seat, "office"):
            assert state.offices[item.at].holder == seat


@rule("jc2.setup.cards.office", "jc2.setup.cards.cash")
def test_an_office_and_cash() -> None:
    game = with_cards(2)
    assert game.state.offices["manager_of_shipping"].holder == 0
    assert game.state.families[0].cash == 2 and game.state.families[0].supply == 16


@rule("jc2.setup.cards.pieces", "jc2.setup.cards.commander")
def test_writers_and_commanders_stand_in_their_presidency() -> None:
    game = with_cards(8, 13)
    india = game.state.india
    assert india.armies["bombay"].commander == 0 and india.writers["bombay"] == [1, 0, 0, 0]
    assert india.training == [3, 0, 0, 0]
    assert not any(post.holder == 0 for post in game.state.offices.values())
    assert members(game, 0) == 18


@rule("jc2.setup.cards.pieces")
def test_an_officer_icon_fills_the_active_half_of_the_army() -> None:
    game = with_card(Item("officer", "bengal", 0), Item("workshop", "", 0))
    assert game.state.india.armies["bengal"].active == [1, 0, 0, 0]


@rule("jc2.setup.cards.workshop")
def test_a_workshop_icon() -> None:
    game = with_card(Item("workshop", "", 0))
    assert game.state.families[0].workshops == 1 and game.state.london.workshops == 19


@rule("jc2.setup.cards.shipyard_fitted", "jc2.setup.cards.shipyard_unfitted", "jc2.components.ship_fitted")
def test_shipyards_come_with_ships_at_sea_or_unfitted() -> None:
    game = with_cards(7, 14)
    assert [(yard.owner, yard.at) for yard in game.state.yards[:4]] == [
        (0, "west_indian"), (0, "yard"), (0, "yard"), (NOBODY, ""),
    ]  # fmt: skip
    RULESET.steps.by_name["bonuses.open"](game)
    assert game.state.families[0].cash == 4 + 1


@rule("jc2.setup.cards.luxury", "jc2.setup.cards.share")
def test_luxuries_and_shares() -> None:
    game = with_cards(16, 17)
    assert game.state.families[0].vp == 2 and windows(game, 0) == 1
    assert shares(game, 0) == 1


@rule("jc2.setup.cards.blackmail")
def test_blackmail_from_setup_is_seen_by_its_owner_only() -> None:
    table = begin(4, seed=3)
    owner = next(seat for seat, hand in enumerate(world(table).drafted) if 6 in hand)
    card = world(table).families[owner].blackmail[0]
    assert CARDS[card].kind == "blackmail"
    for seat in (None, 0, 1, 2, 3):
        seen = [row["card"] for row in table.view(seat)["hand"]]
        assert seen == ([card] if seat == owner else [])


@rule("jc2.setup.cards.chairman", "jc2.family.shares.court_is_share")
def test_the_chairmans_piece_is_a_share_of_its_own() -> None:
    game = with_cards(1)
    assert game.state.company.former == 0 and game.state.company.court[0] == 1
    assert shares(game, 0) == 2


@rule("jc2.setup.offices_unused")
@pytest.mark.parametrize("seats", SEATS)
def test_offices_that_do_not_exist_yet_are_set_aside(seats: int) -> None:
    state = world(begin(seats))
    out = {office for office, post in state.offices.items() if post.where == "out"}
    governors = {office for office in state.offices if office.startswith("governor_of_")}
    assert out == governors | {"superintendent_of_trade_in_china", "governor_general"}
    assert len(state.london.display) == 3


@rule("jc2.setup.display")
def test_prestige_and_blackmail_make_one_deck() -> None:
    state = world(begin(4, seed=5))
    dealt = sum(len(family.blackmail) for family in state.families)
    assert len(state.london.deck) == len(CARDS) - 3 - dealt
    for card, shown in zip(state.london.display, begin(4, seed=5).view(None)["london"]["display"], strict=True):
        assert bool(shown["back"]) == (CARDS[card].kind == "blackmail")


# --- draft ----------------------------------------------------------------------------------------------------
@rule("jc2.setup.draft.pick", "jc2.setup.draft.same_counts")
def test_a_draft_passes_hands_to_the_left() -> None:
    table = begin(4, draft=True)
    hands = [list(hand) for hand in world(table).hands]
    assert [len(hand) for hand in hands] == [3, 3, 3, 3]
    assert [decision.code for decision in table.pending] == ["setup.draft"] * 4
    for seat in range(4):
        table.answer(seat, hands[seat][0])
    assert world(table).hands == [hands[3][1:], hands[0][1:], hands[1][1:], hands[2][1:]]
    while table.pending[0].code == "setup.draft":
        decision = table.pending[0]
        table.answer(decision.seat, next(iter(decision.answers())))
    assert [len(cards) for cards in world(table).drafted] == [3, 3, 3, 3]
    for cards in world(table).drafted:
        assert len({i for i, hand in enumerate(hands) for number in cards if number in hand}) == 3


# --- enterprises ----------------------------------------------------------------------------------------------
@rule("jc2.components.enterprise_types", "jc2.components.prestige_enterprises", "jc2.london.cards.enterprise.power")
def test_enterprises_are_counted_by_type() -> None:
    game = with_cards(14, 17)
    family = game.state.families[0]
    family.workshops, family.prestige = 3, ["shipbuilders", "foundry", "scottish_castle", "stock_broker", "becky_sharp"]
    kinds = ("shipping", "manufacturing", "social")
    assert {kind: enterprises(game, 0, kind) for kind in kinds} == {"shipping": 3, "manufacturing": 4, "social": 3}
    assert windows(game, 0) == 1


@rule("jc2.london.retire.prizes")
def test_the_prizes() -> None:
    assert [(row.cost, row.vp, row.windows, row.upkeep) for row in PRINTED.prizes.values()] == [
        (2, 0, 0, 0), (4, 2, 1, 1), (8, 4, 2, 2), (14, 8, 3, 3), (20, 12, 4, 4),
    ]  # fmt: skip
