"""The table before the first turn: the scenario card, then the setup cards, dealt or drafted.

Every scenario is data of the component sheet; what it says of firms and the Crown is read here when they come.
"""

from __future__ import annotations

from typing import Any, Literal

from ...kernel.decisions import Decision, Option, Pick
from ...kernel.game import Step
from ...kernel.reasons import OPEN
from . import promises, targets
from . import turn as turns
from .cards.deck import draw_display, is_blackmail, lay_face_down
from .components import (
    ALLIANCES,
    CARDS,
    COMPONENTS,
    LAWS,
    OFFICES,
    PRESIDENCIES,
    PRIZES,
    REGIONS,
    SEA_ZONES,
    TILES,
    TREASURIES,
    promise_ids,
)
from .components.figures import Printed
from .components.scenarios import YARD
from .components.start import Item, Scenario
from .crown.family import ALONE, has_promises
from .ids import OfficeId, OrderId, PresidencyId, RegionId
from .phases import election, london
from .phases.parliament.ballot import new_ballot
from .pieces import from_supply, receive
from .state import (
    NOBODY,
    Army,
    Company,
    Family,
    Filled,
    G,
    India,
    London,
    Parliament,
    Post,
    Region,
    World,
    Yard,
    families,
    printed,
    steps,
)
from .state_crown import Crown


# --- the scenario card ----------------------------------------------------------------------------------------
def new_state(seats: int, scenario_id: str, options: dict[str, Any]) -> World:
    figures = COMPONENTS.of_mode(options)
    card = figures.scenarios[scenario_id]
    crown = _new_crown(seats, figures, options)
    own_cards = range(seats) if has_promises(seats, figures, options) else ()
    families_of = [_family(seat, figures, card, seat in own_cards) for seat in range(seats)]
    if crown:
        families_of.append(_family(seats, figures, card, False))
        families_of[-1].supply = figures.crown.members
        seats += 1
    nobody = [0] * seats
    return World(
        families=families_of,
        offices={office: Post(where="vacant" if _exists(card, office) else "out") for office in OFFICES},
        yards=[Yard(owner=NOBODY, at="", fatigued=False) for _ in range(figures.enterprises.shipyard.count)],
        company=_company(figures, card, nobody),
        parliament=_parliament(figures, card, seats),
        india=_india(card, nobody),
        london=London(
            deck=list(CARDS), display=[], discards=[], pensioners=list(nobody),
            prizes={prize: list(nobody) for prize in PRIZES}, workshops=figures.enterprises.workshop.count,
            luxuries=figures.enterprises.luxury.count,
            known=[[] for _ in range(seats)], back={}, season=london.new_season(seats),
        ),
        turn=turns.new_turn(seats, number=card.first_turn, first=card.first_turn, last=card.last_turn),
        bank=-(figures.tracks.balance + len(TREASURIES) * card.treasury),
        hands=[],
        drafted=[],
        lines=[],
        firms=[],
        prison=list(nobody),
        crown=crown,
    )  # fmt: skip


def _new_crown(seats: int, figures: Printed, options: dict[str, Any]) -> Crown | None:
    if seats > ALONE:
        return None
    from .crown.setup import new_crown

    return new_crown(seats, figures, options)


def _family(seat: int, figures: Printed, card: Scenario, promising: bool) -> Family:
    """A family alone with the Crown has promise cards only where it can exchange them."""
    own = [promises.card_of(seat, promise) for promise in promise_ids(card.deregulated) if promising]
    return Family(
        cash=0, vp=0, supply=figures.pieces.members, opportunity="", workshops=0, invested=0, luxuries=0, prestige=[],
        blackmail=[], played=[], promises=own, laws=0, trophies=0,
    )  # fmt: skip


def _exists(card: Scenario, office: OfficeId) -> bool:
    """Governors come with their regions, the Superintendent with China, the Governor General instead of others."""
    if OFFICES[office].region:
        return OFFICES[office].region in card.governors
    if office == "superintendent_of_trade_in_china":
        return card.superintendent
    if office == "governor_general":
        return card.governor_general
    return office != "director_of_trade" or not card.governor_general


def _company(figures: Printed, card: Scenario, nobody: list[int]) -> Company:
    return Company(
        standing=card.standing,
        debt=card.debt,
        balance=figures.tracks.balance,
        share_value=card.share_value,
        treasuries=dict.fromkeys(TREASURIES, card.treasury),
        court=list(nobody),
        exchange=[NOBODY] * len(figures.actions.exchange),
        former=NOBODY,
        election=election.new_election(len(nobody), declared=False),
        company_ships={zone: card.company_ships.count(zone) for zone in SEA_ZONES} | {"china": 0},
        extra_ships=dict.fromkeys((*SEA_ZONES, "china"), 0),
        failed=False,
        deregulated=card.deregulated,
    )


def _parliament(figures: Printed, card: Scenario, seats: int) -> Parliament:
    """Deregulation has a session of its own where it is used; it never comes out of the deck."""
    aside = {"deregulation", *card.removed, *card.passed}
    return Parliament(
        dial=card.dial, prime_minister=NOBODY, opposition=NOBODY,
        power=list(figures.power.start), deck=[law for law in LAWS if law not in aside], discards=[],
        revealed=[], passed=list(card.passed), ballot=new_ballot(seats), levy=None,
    )  # fmt: skip


def _india(card: Scenario, nobody: list[int]) -> India:
    filled: dict[OrderId, Filled] = {}
    return India(
        regions={region: _region(card, region) for region in REGIONS},
        closed=list(card.closed),
        filled=filled,
        armies={
            army: Army(
                commander=NOBODY, active=list(nobody), exhausted=list(nobody), regiments=card.regiments[army],
                exhausted_regiments=0,
                alliances={alliance.id: False for alliance in ALLIANCES.values() if alliance.army == army},
            )
            for army in PRESIDENCIES
        },
        writers={presidency: list(nobody) for presidency in PRESIDENCIES},
        training=list(nobody),
        tail=card.tail,
        head=card.head,
        tiles=list(TILES),
        mixed=0,
        discards=[],
        china=card.superintendent,
        cascaded=[],
    )  # fmt: skip


def _region(card: Scenario, region: RegionId) -> Region:
    flag, capital = NOBODY, False
    for number, empire in enumerate(card.empires):
        if region == empire.capital or region in empire.dominated:
            flag, capital = number, region == empire.capital
    control: Literal[PresidencyId, ""] = card.company.get(region, "")
    return Region(
        towers=card.towers[region], dome=not control, flag=flag, capital=capital, control=control,
        loot_up=region not in card.loot_spent, unrest=0, half_ship=False,
    )  # fmt: skip


# --- the setup cards ------------------------------------------------------------------------------------------
def setup(game: G) -> None:
    game.at(turn=0, phase="setup")
    world = game.state
    game.chance.shuffle(world.india.tiles, "tiles")
    game.chance.shuffle(world.parliament.deck, "laws")
    if world.crown:
        _lay_out_beside_crown(game)
    else:
        _deal(game)
        if game.options["draft"]:
            for _ in world.hands[0]:
                game.later(draft)
        else:
            world.drafted, world.hands = world.hands, []
        _take_all_cards(game)
    game.later(lay_out_display)
    game.later(turns.begin)


def _lay_out_beside_crown(game: G) -> None:
    from .crown import setup as crown_setup

    crown_setup.deal(game)
    _take_all_cards(game)
    game.later(crown_setup.sit_down)


def _take_all_cards(game: G) -> None:
    for seat in families(game):
        game.later(take_cards, seat=seat)


def _deal(game: G) -> None:
    """The basic cards, and with five or six players some of the extra ones, evenly."""
    card = card_of(game)
    numbers, extra = list(card.basic), list(card.extra)
    deal = printed(game).deal[len(game.state.families)]
    numbers += game.chance.sample(extra, deal.extra, "setup") if deal.extra < len(extra) else extra
    game.chance.shuffle(numbers, "setup")
    each = deal.each
    game.state.hands = [sorted(numbers[seat * each : (seat + 1) * each]) for seat in families(game)]
    game.state.drafted = [[] for _ in families(game)]


@steps("setup.draft")
def draft(game: G) -> Step:
    """Everybody picks a card at the same time; the rest goes to the left."""
    world = game.state
    picked = yield lambda: [_draft_question(game, seat) for seat in families(game)]
    for seat, number in enumerate(picked):
        world.hands[seat].remove(number)
        world.drafted[seat].append(number)
        game.log("setup.drafted", "jc2.setup.draft.pick", seat=seat, card=card_label(game, number))
    world.hands = [world.hands[seat - 1] for seat in families(game)]


def card_of(game: G) -> Scenario:
    return printed(game).scenarios[game.scenario]


def card_label(game: G, number: int) -> str:
    return f"setup.{card_of(game).cards}.{number}"


def _draft_question(game: G, seat: int) -> Decision:
    options = [
        Option(number, OPEN, targets.SETUP[number], "setup.draft", card=card_label(game, number))
        for number in game.state.hands[seat]
    ]
    return Pick(seat, "setup.draft", options, "jc2.setup.draft.pick", n=len(options))


@steps("setup.take")
def take_cards(game: G, seat: int) -> None:
    """Everything that the family's setup cards list. The office cards come first: shares need their Chairman."""
    card = card_of(game)
    for number in sorted(game.state.drafted[seat]):
        game.log("setup.card", "jc2.setup.cards.take", seat=seat, card=card_label(game, number))
        for item in card.items(number):
            _take(game, seat, item)


def _take(game: G, seat: int, item: Item) -> None:
    world = game.state
    family = world.families[seat]
    match item.kind:
        case "cash":
            receive(game, seat, item.n)
        case "prime_minister":
            world.parliament.prime_minister = seat
        case "blackmail":
            deal_blackmail(game, seat)
        case "workshop":
            world.london.workshops -= 1
            family.workshops += 1
        case "luxury":
            world.london.luxuries -= 1
            family.luxuries += 1
            family.vp += printed(game).enterprises.luxury.vp
        case "shipyard":
            number = next(number for number, yard in enumerate(world.yards) if yard.owner == NOBODY)
            world.yards[number] = Yard(owner=seat, at=item.at if item.at != YARD else "yard", fatigued=False)
        case _:
            from_supply(game, seat)
            _place(game, seat, item)


def _place(game: G, seat: int, item: Item) -> None:
    """A family member onto the board."""
    world = game.state
    india = world.india
    match item.kind:
        case "office":
            world.offices[item.at] = Post(where="held", holder=seat)
            if item.at == "chairman":
                world.company.former = seat
        case "share":
            world.company.court[seat] += 1
        case "writer":
            india.writers[item.at][seat] += 1
        case "officer":
            india.armies[item.at].active[seat] += 1
        case "commander":
            india.armies[item.at].commander = seat
        case _:
            india.training[seat] += 1


def deal_blackmail(game: G, seat: int) -> None:
    """A facedown card out of the blackmail deck, before it is mixed with the prestige cards."""
    london = game.state.london
    card = game.chance.choice([card for card in london.deck if is_blackmail(card)], "london")
    london.deck.remove(card)
    lay_face_down(game, card)
    game.state.families[seat].blackmail.append(card)
    game.log("setup.blackmail", "jc2.setup.cards.blackmail", seat=seat, back=london.back[card])


@steps("setup.display")
def lay_out_display(game: G) -> None:
    game.chance.shuffle(game.state.london.deck, "london")
    draw_display(game, "jc2.setup.display")
