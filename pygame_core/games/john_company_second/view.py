"""What a seat may see: an allow-list.

Ids of board elements are those of `targets`, as options name them.

Everything is public but the faces of facedown blackmail cards, the order of the decks and of the event tiles.
"""

from __future__ import annotations

from typing import Any, Literal

from . import firms, promises, targets
from .calendar import monopoly
from .cards.deck import is_blackmail, knows, place
from .components import FAMILIES, OFFICES, REGIONS
from .crown.family import automated, plays
from .forecast import forecast
from .ids import CardId, OfficeId, OrderId, PromiseCardId
from .laws import DEREGULATION
from .phases.election import needed
from .phases.events.crises import announced
from .phases.hiring import hirer_of
from .phases.london import stays_to, strain
from .phases.operations.filling import pays
from .phases.parliament.deregulation import debt_after
from .phases.parliament.session import marks
from .pieces import by_number, enterprises, next_share_value, shares, windows, yards_of
from .scoring import power
from .state import NOBODY, Firm, G, families, printed

View = dict[str, Any]


def view(game: G, seat: int | None) -> View:
    return {
        "turn": _turn(game),
        "company": _company(game),
        "offices": _offices(game),
        "regions": _regions(game),
        "armies": _armies(game),
        "events": _events(game),
        "seas": _seas(game),
        "parliament": _parliament(game),
        "london": _london(game, seat),
        "families": [_family(game, other) for other in families(game)],
        "hand": [] if seat is None else _hand(game, seat),
        "setup": _setup(game),
        "forecast": forecast(game),
        **(_private_trade(game, seat) if game.state.company.deregulated else {}),
        **({"crown": _crown(game)} if plays(game) else {}),
    }  # fmt: skip


def _crown(game: G) -> View:
    from .crown.shown import shown

    return shown(game)


def _turn(game: G) -> View:
    turn = game.state.turn
    return {
        "number": turn.number, "last": turn.last, "first": turn.first, "phase": turn.phase,
        "debt_advanced": turn.operations.debt_advanced, "loans": turn.revenue.loans,
        "traded": list(turn.operations.traded),
    }  # fmt: skip


def _company(game: G) -> View:
    company = game.state.company
    election = company.election.declared and game.state.offices["chairman"].where == "vacant"
    return {
        "standing": company.standing,
        "expectations": [space.expectations for space in printed(game).tracks.standing],
        "marks": [space.mark for space in printed(game).tracks.standing],
        "debt": company.debt,
        "balance": company.balance,
        "share_value": company.share_value,
        "treasuries": dict(company.treasuries),
        "court": list(company.court),
        "exchange": [
            {"id": targets.EXCHANGE[space], "price": price, "family": company.exchange[space]}
            for space, price in enumerate(printed(game).actions.exchange)
        ],
        "former": company.former,
        "needed": needed(game) if election else 0,
        "support": list(company.election.support) if election else [],
        "failed": company.failed,
        "deregulated": company.deregulated,
    }


def _offices(game: G) -> list[View]:
    return [
        {
            "id": targets.OFFICE[office], "office": office, "number": OFFICES[office].number, "where": post.where,
            "holder": post.holder, "fatigue": post.fatigue, "strain": strain(game, office),
            "stays": stays_to(game, office), "hirer": _hirer(game, office),
        }
        for office in by_number()
        if (post := game.state.offices[office]).where != "out"
    ]  # fmt: skip


def _hirer(game: G, office: OfficeId) -> Literal[OfficeId, "shareholders", ""]:
    """Who hires for it; the President of a region that is not the Company's is nobody."""
    region = OFFICES[office].region
    if region and not game.state.india.regions[region].control:
        return ""
    return "shareholders" if office == "chairman" else hirer_of(game, office)


def _regions(game: G) -> list[View]:
    india = game.state.india
    return [
        {
            "id": targets.REGION[region],
            "region": region,
            "towers": at.towers,
            "dome": at.dome,
            "flag": at.flag,
            "capital": at.capital,
            "control": at.control,
            "loot": printed(game).regions[region].loot if at.loot_up else 0,
            "opium": printed(game).regions[region].opium,
            "unrest": at.unrest,
            "half_ship": at.half_ship,
            "orders": [_order(game, order) for order in REGIONS[region].orders],
        }
        for region, at in india.regions.items()
    ]


def _order(game: G, order: OrderId) -> View:
    india = game.state.india
    filled = india.filled.get(order)
    return {
        "id": targets.ORDER[order],
        "order": order,
        "value": printed(game).orders[order].value,
        "now": pays(game, order),
        "closed": order in india.closed,
        "filled": filled is not None,
        "by": filled.by if filled else "",
        "writer": filled.seat if filled else NOBODY,
    }


def _armies(game: G) -> list[View]:
    india = game.state.india
    return [
        {
            "id": targets.PRESIDENCY[name],
            "presidency": name,
            "commander": army.commander,
            "active": list(army.active),
            "exhausted": list(army.exhausted),
            "regiments": army.regiments,
            "exhausted_regiments": army.exhausted_regiments,
            "alliances": [
                {"id": targets.ALLIANCE[alliance], "alliance": alliance, "active": active,
                 "strength": printed(game).alliances[alliance].strength, "cost": printed(game).alliances[alliance].cost}
                for alliance, active in army.alliances.items()
            ],
            "writers": list(india.writers[name]),
        }
        for name, army in india.armies.items()
    ]  # fmt: skip


def _events(game: G) -> View:
    """The back of the top tile lies open: it is the region of the event that is resolved; the Elephant names the
    next Crisis."""
    india = game.state.india
    return {
        "stack": len(india.tiles),
        "top": printed(game).events.tiles[india.tiles[-1]].back if india.tiles else "",
        "discards": list(india.discards),
        "tail": india.tail,
        "head": india.head,
        "elephant": targets.elephant(india.tail, india.head),
        "crisis": announced(game),
        "lost": game.state.turn.lost,
        "training": list(india.training),
    }


def _seas(game: G) -> list[View]:
    company = game.state.company
    return [
        {
            "id": targets.ZONE[zone],
            "zone": zone,
            "ships": [
                {"id": targets.YARD[number], "yard": number, "owner": yard.owner, "fatigued": yard.fatigued}
                for number, yard in enumerate(game.state.yards)
                if yard.at == zone
            ],
            "company_ships": company.company_ships.get(zone, 0),
            "extra_ships": company.extra_ships.get(zone, 0),
        }
        for zone in company.extra_ships
    ]


def _parliament(game: G) -> View:
    parliament = game.state.parliament
    ballot = parliament.ballot
    return {
        "dial": parliament.dial,
        "prime_minister": parliament.prime_minister,
        "opposition": parliament.opposition,
        "power": [
            {"id": targets.POWER[place], "kind": kind, "power": printed(game).power.spaces[place]}
            for place, kind in enumerate(parliament.power)
        ],
        "deck": len(parliament.deck),
        "discards": list(parliament.discards),
        "revealed": list(parliament.revealed),
        "passed": list(parliament.passed),
        "law": ballot.law,
        "stop": ballot.stop,
        "window": ballot.window,
        "votes": ballot.votes,
        "against": list(ballot.against),
        "opposed": list(ballot.opposed),
        "turned": [
            {"workshops": turned.workshops, "yards": [targets.YARD[number] for number in turned.yards],
             "cards": list(turned.cards)}
            for turned in ballot.turned
        ],
        "named": ballot.named,
        **({"session": _session(game)} if monopoly(game) else {}),
    }  # fmt: skip


def _session(game: G) -> View:
    """What a vote on Deregulation would come to either way."""
    tracks = printed(game).tracks
    return {
        "law": DEREGULATION,
        "must": "star" in marks(game),
        "debt": debt_after(game),
        "standing": tracks.reset,
        "expectations": tracks.standing[tracks.reset].expectations,
        "share_value": next_share_value(game),
    }


def _london(game: G, seat: int | None) -> View:
    london = game.state.london
    return {
        "deck": len(london.deck),
        "display": [_shown(game, seat, card) for card in london.display],
        "discards": list(london.discards),
        "pensioners": list(london.pensioners),
        "prizes": [
            {"id": targets.PRIZE[prize], "prize": prize, "cost": row.cost, "upkeep": row.upkeep, "vp": row.vp,
             "windows": row.windows, "pieces": list(london.prizes[prize])}
            for prize, row in printed(game).prizes.items()
        ],
        "workshops": london.workshops,
        "luxuries": london.luxuries,
    }  # fmt: skip


def _shown(game: G, seat: int | None, card: CardId) -> View:
    """A card on the table: its name for those who know it, and the number on its back if it lies facedown."""
    known = not is_blackmail(card) or (seat is not None and knows(game, seat, card))
    back = game.state.london.back[card] if is_blackmail(card) else 0
    return {"id": place(game, card), "back": back, "card": card if known else ""}


def _family(game: G, seat: int) -> View:
    world = game.state
    family = world.families[seat]
    return {
        "id": targets.FAMILY[seat],
        "seat": seat,
        "family": "crown" if automated(game, seat) else FAMILIES[seat],
        "cash": family.cash,
        "vp": family.vp,
        "supply": family.supply,
        "opportunity": family.opportunity,
        "marker": targets.MARKER[seat],
        "yards": [
            {
                "id": targets.YARD[number],
                "yard": number,
                "at": world.yards[number].at,
                "fatigued": world.yards[number].fatigued,
            }
            for number in yards_of(game, seat)
        ],
        "workshops": family.workshops,
        "invested": family.invested,
        "luxuries": family.luxuries,
        "prestige": list(family.prestige),
        "facedown": [
            {"id": targets.BLACKMAIL[back], "back": back}
            for back in (world.london.back[card] for card in family.blackmail)
        ],
        "played": list(family.played),
        "promises": [_promise(card) for card in family.promises],
        "laws": family.laws,
        "trophies": family.trophies,
        "spent": world.london.season.spent[seat],
        "retired": world.london.season.retired[seat],
        "shares": shares(game, seat),
        "windows": windows(game, seat),
        "power": power(game, seat, facedown=False),
        "enterprises": {kind: enterprises(game, seat, kind) for kind in ("shipping", "manufacturing", "social")},
    }


def _promise(card: PromiseCardId) -> View:
    printed_on = promises.CARDS[card]
    return {"id": targets.PROMISE[card], "promise": printed_on.promise, "guarantor": printed_on.guarantor}


def _private_trade(game: G, seat: int | None) -> View:
    """The firms, what each family could put into one and would have of all of them at the end, and Debtor's Prison."""
    return {
        "firms": [_firm(game, seat, firm) for firm in game.state.firms],
        "stakes": {
            "weak": firms.weak(game),
            "fresh": list(game.state.turn.fresh),
            "usable": [firms.usable_shares(game, other) for other in families(game)],
            "points": [firms.points(game, other) for other in families(game)],
        },
        "prison": _prison(game),
    }


def _firm(game: G, seat: int | None, firm: Firm) -> View:
    """Everything is public but a card that lies facedown, which only its manager knows."""
    figures = printed(game).firms
    row, done = figures.values[firm.value], firm.venture
    known = done is not None and (done.shown or seat == firm.manager)
    return {
        "id": targets.FIRM[firm.manager],
        "manager": firm.manager,
        "shares": list(firm.shares),
        "value": firm.value,
        "half_points": row.half_points,
        "dividend": firm.dividend,
        "london": firm.london,
        "india": firm.india,
        "ships": [
            {"id": targets.YARD[number], "yard": number, "owner": game.state.yards[number].owner,
             "fatigued": game.state.yards[number].fatigued}
            for number in firms.ships(game, firm)
        ],
        "expenses": {name: charge.cost for name, charge in firms.expenses(game, firm).items()},
        "due": firms.due(game, firm),
        "dividend_cost": firms.dividend_cost(game, firm),
        "strategy": done.strategy if done is not None and known else "",
        "laid": done is not None,
        "shown": done is not None and done.shown,
        "bid": done.bid if done else 0,
        "successes": done.successes if done else 0,
        "filled": [targets.ORDER[order] for order in done.filled] if done else [],
        "settled": done is not None and done.settled,
        "paid": firm.paid,
        "closed": firm.closed,
    }  # fmt: skip


def _prison(game: G) -> View:
    return {"id": targets.PRISON, "pieces": list(game.state.prison), "points": printed(game).firms.prison}


def _hand(game: G, seat: int) -> list[View]:
    """The facedown blackmail this seat knows: its own, and what it has been shown."""
    world = game.state
    found = []
    for other, family in enumerate(world.families):
        for card in family.blackmail:
            if knows(game, seat, card):
                found.append({"id": targets.BLACKMAIL[world.london.back[card]], "card": card, "holder": other})
    return found


def _setup(game: G) -> View:
    world = game.state
    return {"hands": [list(hand) for hand in world.hands], "drafted": [list(cards) for cards in world.drafted]}
