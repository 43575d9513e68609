"""The world before the first turn: what the scenario lays out. The draft of the offices is a phase of its own."""

from __future__ import annotations

from typing import Any

from . import turn
from .company import PRESIDENCIES, PRESIDENT
from .components import COMPONENTS, Printed
from .components.figures import Scenario
from .ids import CardId, OfficeId, PortId, Post, RegionId, ScenarioId
from .phases import draft
from .state import (
    BANK,
    CHAIRMAN,
    CHINA,
    EQUILIBRIUM,
    JONES_SEATS,
    MILITANT,
    NOBODY,
    Army,
    Boxes,
    Claims,
    Company,
    Ending,
    Family,
    Filling,
    Fleet,
    G,
    Hold,
    India,
    News,
    Office,
    Operations,
    Port,
    Region,
    Rounds,
    Trading,
    Turn,
    Works,
    World,
    is_john_and_co,
    is_militant,
    printed,
    scenario,
    steps,
)

GENERAL: CardId = "governor_general"
REVOKED: CardId = "revoke_monopoly"
LOST: CardId = "monopoly_revoked"
TRIAL_TURNS = 2
"""What one plays to learn the game."""
NOT_WITH_JONES: OfficeId = "president_madras"
"""With two or three players this presidency does not exist."""


# --- India and the cards --------------------------------------------------------------------------------------
def map_of(figures: Printed, name: ScenarioId, jones: bool) -> dict[RegionId, Region]:
    """The regions as the scenario places them; where Jones plays, Madras has no presidency and is closed."""
    regions: dict[RegionId, Region] = {}
    for place in figures.scenarios[name].placement:
        shut = jones and name != "john_and_co" and place.region == "madras"
        orders = len(figures.regions[place.region].sides[place.side].orders)
        regions[place.region] = Region(
            side=place.side,
            ruler="" if shut else place.ruler,
            open=place.open and not shut,
            presidency="" if shut or place.presidency is None else place.presidency,
            orders=[Filling() for _ in range(orders)],
        )
    return regions


def deck_of(figures: Printed, name: ScenarioId) -> list[CardId]:
    """The cards of a scenario before they are shuffled: not those that are removed, nor a law that is in force."""
    rules = figures.scenarios[name]
    return [card for card in figures.cards if card not in rules.removed and card not in rules.laws]


# --- offices --------------------------------------------------------------------------------------------------
def _post(figures: Printed, rules: Scenario, jones: bool, name: OfficeId) -> Post:
    """What an office is when the game begins."""
    without = jones and name in (NOT_WITH_JONES, figures.provinces["madras"])
    if name in rules.created and not without:
        return "vacant"
    if name not in figures.ribbon:
        return "unused"
    if without or name in rules.gone or rules.id == "john_and_co" or (rules.id == MILITANT and name == CHAIRMAN):
        return "gone"
    return "closed" if name == CHINA else "vacant"


def offices_of(figures: Printed, rules: Scenario, jones: bool) -> dict[OfficeId, Office]:
    found: dict[OfficeId, Office] = {}
    for name, card in figures.offices.items():
        post = _post(figures, rules, jones, name)
        cash = rules.office_cash if post == "vacant" and card.treasury else 0
        found[name] = Office(post=post, holder=NOBODY, former=NOBODY, marked=False, cash=cash)
    return found


def ports_of(figures: Printed, rules: Scenario, offices: dict[OfficeId, Office], owners: int) -> dict[PortId, Port]:
    names: tuple[PortId, ...] = (*PRESIDENCIES, CHINA)
    ports: dict[PortId, Port] = {}
    for name in names:
        ships = rules.china_ships if name == CHINA else rules.ships
        office: OfficeId = name if name == CHINA else PRESIDENT[name]
        orders = [Filling() for _ in figures.china] if name == CHINA else []
        ports[name] = Port(
            ships=ships if offices[office].post == "vacant" else 0, captains=[0] * owners, tired=0, goods=0,
            tired_goods=0, orders=orders,
        )  # fmt: skip
    return ports


# --- families -------------------------------------------------------------------------------------------------
def family_cubes(figures: Printed, rules: Scenario, seats: int) -> tuple[int, int]:
    """Starting cubes and stock of each player: what is left of its colour may be less than a full stock."""
    starting = figures.setup.cubes[seats] + rules.extra_cubes
    stock = min(figures.setup.stock, figures.setup.cubes_in_all - starting)
    return starting, stock


def _families(figures: Printed, rules: Scenario, seats: int) -> list[Family]:
    if rules.id == MILITANT:
        return []
    starting, stock = family_cubes(figures, rules, seats)
    if rules.id == "john_and_co":
        starting, stock = 0, starting + stock
    return [
        Family(
            name=name,
            cash=rules.family_cash,
            starting=starting,
            stock=stock,
            promises=[0] * seats,
            fleet=Fleet(ships=rules.family_ships),
            firm=None,
        )
        for name, _ in zip(figures.families, range(seats), strict=False)
    ]


# --- the whole ------------------------------------------------------------------------------------------------
def new_state(seats: int, scenario: str, options: dict[str, Any]) -> World:
    figures = COMPONENTS.of_mode(options)
    rules = figures.scenarios[scenario]  # type: ignore[index]
    jones = seats in JONES_SEATS
    families = _families(figures, rules, seats)
    owners = len(families) + (jones and bool(families))
    offices = offices_of(figures, rules, jones)
    return World(
        turn=Turn(number=1, last=TRIAL_TURNS if options.get("trial") else rules.turns, phase="setup"),
        bank=BANK,
        families=families,
        boxes=Boxes(writers=[0] * owners, officers=[0] * owners, captains=[0] * owners, manors=[0] * owners),
        works=Works(
            yards=[[] for _ in range(figures.london.columns)],
            ships=[True] * figures.setup.ship_slots,
            factories=[NOBODY] * figures.setup.goods_slots,
            goods=[True] * figures.setup.goods_slots,
        ),
        offices=offices,
        armies={name: Army(guns=0, tired_guns=0, officers=[0] * owners, tired_officers=0) for name in PRESIDENCIES},
        ports=ports_of(figures, rules, offices, owners),
        hold=Hold(ships=0, captained=[0] * owners, goods=0, captains=[0] * owners, guns=0, officers=[0] * owners),
        company=Company(
            price=figures.london.prices.index(figures.setup.share_price), revenue=0, court=[0] * owners, debt=0,
            waiting=0,
        ),
        india=India(
            regions=map_of(figures, rules.id, jones), balance=EQUILIBRIUM, elephant=figures.setup.elephant, sent="",
            formed=sorted(
                [name for name in figures.provinces.values() if offices[name].post == "vacant"], key=rules.created.index
            ),
        ),
        news=News(deck=[], piles=[], discard=[], laws=list(rules.laws)),
        prizes={},
        deregulated=REVOKED in rules.laws or rules.id == "john_and_co",
        failed=False,
        missions={},
        bases={},
        grants={},
        idle_bases=[],
        rounds=Rounds(),
        operations=Operations(),
        trading=Trading(),
        ending=Ending(penalties=[0] * seats, firms=[0] * seats),
    )  # fmt: skip


# --- chance ---------------------------------------------------------------------------------------------------
def setup(game: G) -> None:
    """What chance decides: the deck, the prizes, the family cards."""
    _stack_deck(game)
    if is_militant(game):
        for office in game.state.offices.values():
            office.former = 0
    else:
        _deal_families(game)
    if is_john_and_co(game):
        game.state.offices[CHAIRMAN].former = game.chance.below(game.seats, "first")
    game.later(tell_setup)
    if game.state.families and not is_john_and_co(game):
        game.later(draft.open_draft)
    game.later(turn.begin)


def _stack_deck(game: G) -> None:
    """A deck is one pile, or as many as the scenario stacks; each is shuffled by itself."""
    figures, news = printed(game), game.state.news
    cards = game.chance.shuffled(deck_of(figures, scenario(game).id), "deck")
    if is_militant(game):
        cards = [card for card in cards if card != GENERAL][: figures.militant.deck]
        cards.insert(len(cards) // 2 + game.chance.below(2, "deck"), GENERAL)
    piles = [len(cards)]
    if scenario(game).stack:
        cards, piles = _piles(game, cards)
    news.deck, news.piles = cards, piles


def _piles(game: G, cards: list[CardId]) -> tuple[list[CardId], list[int]]:
    """Three piles from the top; Monopoly Revoked is shuffled into the second one."""
    piles: list[list[CardId]] = []
    for size in scenario(game).stack:
        piles.append(cards[:size])
        cards = cards[size:]
    piles[1].append(LOST)
    game.chance.shuffle(piles[1], "deck")
    lying = piles[::-1]
    return [card for pile in lying for card in pile], [len(pile) for pile in lying]


def _deal_families(game: G) -> None:
    names = game.chance.sample(list(printed(game).families), game.seats, "families")
    for family, name in zip(game.state.families, names, strict=True):
        family.name = name
    if is_john_and_co(game):
        return
    prizes = game.chance.sample(list(printed(game).prizes), printed(game).setup.prizes, "prizes")
    game.state.prizes = {prize: Claims(fresh=[0] * game.seats, used=[0] * game.seats) for prize in prizes}


@steps("setup.told")
def tell_setup(game: G) -> None:
    rules = scenario(game)
    game.log("setup.scenario", "jc1.setup.scenario.choose", scenario=rules.id, year=rules.year, turns=rules.turns)
    for seat, family in enumerate(game.state.families):
        game.log("setup.family", "jc1.setup.family.card", seat=seat, family=family.name, n=family.cash)
    if game.state.prizes:
        game.log("setup.prizes", "jc1.setup.prizes.six", prizes=list(game.state.prizes))
