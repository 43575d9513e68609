"""A. Agent Placement."""

from __future__ import annotations

from typing import Literal

from ....kernel.decisions import NOWHERE, Option, Pick
from ....kernel.game import Step
from ....kernel.reasons import OPEN, Closed, Reason
from .. import neutral, targets
from ..components.tables import Box
from ..ids import BoxId, BoxKind, CharacterId, SealId, ZoneId
from ..shares import may_raise
from ..state import (
    CENTRE,
    LEFT,
    MOST_PLAYERS,
    NOBODY,
    PORT,
    Agent,
    Company,
    G,
    Placing,
    Ship,
    Tile,
    enter,
    free_docks,
    is_neutral,
    pays,
    receive,
    ship_of,
    steps,
    tables,
)
from . import market

FAR = Closed("eic.agents.reach.far")
OWN = Closed("eic.agents.box.own")
ONCE = Closed("eic.agents.centre.once")
STUCK = Closed("eic.agents.centre.stuck")
EXTENDED = ("eic.ability.dock.level1", "eic.ability.dock.level2")
CLOSED_SEAL = Closed("eic.three.posts.closed")


@steps("agents.open")
def open_agents(game: G) -> None:
    enter(game, "agents")
    game.state.placing = Placing()
    game.next(market.estimate)
    game.next(placement_round, first=True)


@steps("agents.round")
def placement_round(game: G, first: bool = False) -> None:
    """One Agent each in initiative order; the neutral company acts in the first round only."""
    table = game.state
    table.placing.moved = False
    for company in table.initiative:
        if is_neutral(table, company):
            if first:
                game.next(neutral.play_agent_card)
        elif to_place(table.companies[company]):
            game.next(agent_turn, seat=company)
    game.next(again)


@steps("agents.again")
def again(game: G) -> None:
    """Another round, until all Agents stand on boxes or nobody could place one any more."""
    table = game.state
    waiting = [seat for seat in range(game.seats) if to_place(table.companies[seat])]
    if waiting and table.placing.moved:
        game.next(placement_round)
    for seat in waiting if not table.placing.moved else []:
        game.log("agents.stranded", "eic.agents.centre.stuck", seat=seat)


def to_place(company: Company) -> list[int]:
    """The Agents that can still be moved this period: those not yet placed and those in the centre."""
    return [i for i, agent in enumerate(company.agents) if agent.at in ("", CENTRE)]


# --- where an Agent may go ------------------------------------------------------------------------------------
def post_possible(game: G, company: int) -> bool:
    return game.state.companies[company].posts > 0 and any(seal_open(game, company, seal) for seal in game.state.seals)


def fixed_costs(game: G, company: int) -> dict[BoxKind, int]:
    """The costs of boxes that are due on placement, by kind of box; the others have none."""
    t = tables(game)
    post = t.post_cost if post_possible(game, company) else 0
    return {"expertise": t.expertise[game.state.period - 1], "trading_post": post}


def within_reach(game: G, agent: Agent) -> tuple[CharacterId, ...]:
    """The Characters to whose boxes this Agent may go."""
    t = tables(game)
    return t.near[agent.start] if agent.start and agent.at != CENTRE else t.ring


def box_open(game: G, seat: int, near: tuple[CharacterId, ...], box: Box, need: int) -> Reason:
    """Whether an Agent with these Characters in its reach may go to the box now, with so much to pay in fees and
    costs."""
    table = game.state
    if seat in table.boxes[box.id]:
        return OWN
    if box.character not in near:
        return FAR
    cash = table.companies[seat].cash
    return OPEN if need <= cash else Closed("eic.agents.fee.unaffordable", need=need, cash=cash)


def somewhere(game: G, seat: int, agent: Agent) -> bool:
    """Whether the Agent can be placed: one not yet placed can always go to the centre."""
    return agent.at == "" or any(option.why is OPEN for option in box_options(game, seat, agent))


def box_options(game: G, seat: int, agent: Agent) -> list[Option]:
    t = tables(game)
    table = game.state
    cash = table.companies[seat].cash
    costs = fixed_costs(game, seat)
    near = within_reach(game, agent)
    elements = targets.BOX
    options = []
    for box in t.boxes:
        there = len(table.boxes[box.id])
        fee = t.fee * there
        price = costs.get(box.kind, 0)
        why = box_open(game, seat, near, box, fee + price)
        options.append(
            Option(
                box.id, why, elements[box.id], "", cost=fee + price, fee=fee, price=price, cash=cash - fee - price,
                place=there + 1,
            )
        )  # fmt: skip
    options.append(Option(CENTRE, OPEN if agent.at == "" else ONCE, targets.CENTRE, "", cost=0, cash=cash))
    return options


def agent_options(game: G, seat: int) -> list[Option]:
    """One Agent of each kind: those with the same start are the same to all rules."""
    agents = game.state.companies[seat].agents
    elements = targets.agents(tables(game).companies[seat])
    options = []
    seen = set()
    for i in to_place(game.state.companies[seat]):
        agent = agents[i]
        kind = CENTRE if agent.at else agent.start
        if kind not in seen:
            seen.add(kind)
            why = OPEN if somewhere(game, seat, agent) else STUCK
            options.append(Option(i, why, elements[i], "agents.which", at=stand(game, agent)))
    return options


@steps("agents.turn")
def agent_turn(game: G, seat: int) -> Step:
    game.state.phase.active = seat
    agents = game.state.companies[seat].agents
    options = agent_options(game, seat)
    able = [option.value for option in options if option.why is OPEN]
    if not able:
        yield from _stuck(game, seat, options[0].value)
        return
    index = able[0]
    if len(options) > 1:
        index = yield lambda: Pick(seat, "agents.which", agent_options(game, seat), "eic.agents.turn.which")
    agent = agents[index]
    where = yield lambda: Pick(
        seat, "agents.where", box_options(game, seat, agent), "eic.agents.turn.order", at=stand(game, agent),
        agent=index,
    )
    _send(game, seat, index, where)


def stand(game: G, agent: Agent) -> str:
    """Where the Agent stands, as a label. After the first period an Agent at no Character was stuck in the centre."""
    if agent.at or (not agent.start and game.state.period > 1):
        return "at.centre"
    return f"at.{agent.start or 'hand'}"


def _stuck(game: G, seat: int, index: int) -> Step:
    """No box for the Agents in the centre: the turn is skipped, unless money raised beside it opens one."""
    agent = game.state.companies[seat].agents[index]

    def offer() -> Pick:
        options = box_options(game, seat, agent)
        if not somewhere(game, seat, agent):
            options.append(Option("skip"))
        return Pick(seat, "agents.where", options, "eic.agents.centre.stuck", at=stand(game, agent), agent=index)

    where: BoxId | Literal["centre", "skip"] = "skip"
    if may_raise(game, seat):
        where = yield offer
    if where == "skip":
        game.log("agents.skipped", "eic.agents.centre.stuck", seat=seat)
    else:
        _send(game, seat, index, where)


def _send(game: G, seat: int, index: int, where: BoxId | Literal["centre"]) -> None:
    game.state.placing.moved = True
    if where == CENTRE:
        game.state.companies[seat].agents[index].at = CENTRE
        game.log("agents.centre", "eic.agents.centre.may", seat=seat)
    else:
        enter_box(game, seat, index, tables(game).box[where])


# --- entering a box -------------------------------------------------------------------------------------------
def enter_box(game: G, seat: int, index: int, box: Box) -> None:
    """Pay those already there, then the bank, then use an ability that works at once."""
    table = game.state
    fee = tables(game).fee
    for other in table.boxes[box.id]:
        receive(game, seat, -fee)
        if not is_neutral(table, other):
            receive(game, other, fee)
        rule = "eic.two.place.pay_bank" if is_neutral(table, other) else "eic.agents.fee.each"
        game.log("agents.fee", rule, seat=seat, to_seat=[] if is_neutral(table, other) else [other], n=fee)
    table.boxes[box.id].append(seat)
    table.companies[seat].agents[index].at = box.id
    cost = fixed_costs(game, seat).get(box.kind, 0)
    game.log("agents.placed", "eic.agents.turn.sequence", seat=seat, box=box.id, n=cost)
    receive(game, seat, -cost)
    if box.kind == "ship":
        game.next(buy_ship, seat=seat)
    elif box.kind == "dock_extension":
        extend(game, seat)
    elif box.kind == "trading_post" and post_possible(game, seat):
        game.next(place_post, seat=seat)


def extend(game: G, company: int) -> None:
    """The next Dock Extension, if there is one."""
    owner = game.state.companies[company]
    t = tables(game)
    if owner.level + 1 >= len(t.docks):
        game.log("agents.extended_none", "eic.ability.dock.max", seat=company)
        return
    owner.level += 1
    game.log(
        "agents.extended", EXTENDED[owner.level - 1], seat=company, level=owner.level,
        docks=t.docks[owner.level], stores=t.stores[owner.level],
    )  # fmt: skip


# --- Ship -----------------------------------------------------------------------------------------------------
def ship_options(game: G, seat: int) -> list[Option]:
    t = tables(game)
    own = game.state.companies[seat]
    paid = pays(game.state, seat)
    elements = targets.ships(t.companies[seat])
    options = []
    for tile in own.stack:
        ship = t.tiles[tile]
        cost = ship.cost if paid else 0
        why: Reason = OPEN
        if ship.period > game.state.period:
            why = Closed("eic.ability.ship.period", period=ship.period)
        elif cost > own.cash:
            why = Closed("eic.ability.ship.pay", cost=cost, cash=own.cash)
        options.append(
            Option(
                tile, why, elements[tile], "agents.buy", ship=ship.id, cost=cost,
                cash=own.cash - cost, speed=ship.speed, tonnage=ship.tonnage,
            )
        )  # fmt: skip
    options.append(Option("none", OPEN, NOWHERE, "agents.no_ship"))
    return options


def ship_question(game: G, seat: int) -> Pick:
    return Pick(seat, "agents.ship", ship_options(game, seat), "eic.ability.ship.one")


@steps("agents.ship")
def buy_ship(game: G, seat: int) -> Step:
    """One ship from the own stack, if wanted; without a free dock one of the fleet must go."""
    t = tables(game)
    own = game.state.companies[seat]
    game.state.phase.active = seat
    built = [tile for tile in own.stack if t.tiles[tile].period <= game.state.period]
    payable = [tile for tile in built if t.tiles[tile].cost <= own.cash]
    tile: int | str = "none"
    if payable or (built and may_raise(game, seat)):
        tile = yield lambda: ship_question(game, seat)
    if isinstance(tile, str):
        game.log("agents.no_ship", "eic.ability.ship.optional", seat=seat)
        return
    docks = free_docks(own, t.docks[own.level])
    if not docks:
        gone = yield from _choose_discard(game, seat, tile)
        docks = [discard(game, seat, gone)]
    ship = t.tiles[tile]
    receive(game, seat, -ship.cost)
    dock_new(own, tile, docks[0])
    game.log("agents.bought", "eic.ability.ship.pay", seat=seat, ship=ship.id, n=ship.cost)


def dock_new(owner: Company, tile: int, dock: int) -> None:
    owner.stack.remove(tile)
    owner.ships.append(Ship(tile=tile, dock=dock, where=PORT, zone="", cargo={}))
    owner.ships.sort(key=lambda ship: ship.dock)


def discard_options(game: G, seat: int) -> list[Option]:
    """One option for each kind of ship and place: two docked Galleons are the same to all rules."""
    t = tables(game)
    elements = targets.ships(t.companies[seat])
    options = []
    seen = set()
    for ship in game.state.companies[seat].ships:
        kind = t.tiles[ship.tile]
        if (kind.id, ship.where, ship.zone) not in seen:
            seen.add((kind.id, ship.where, ship.zone))
            options.append(
                Option(
                    ship.tile, OPEN, elements[ship.tile], "agents.scrap", ship=kind.id,
                    speed=kind.speed, tonnage=kind.tonnage, zone=ship.zone if ship.where == LEFT else "",
                )
            )  # fmt: skip
    return options


def discard_question(game: G, seat: int, tile: int) -> Pick:
    """Which ship makes room for this tile."""
    new = tables(game).tiles[tile].id
    return Pick(seat, "agents.discard", discard_options(game, seat), "eic.ability.ship.replace", ship=new)


def _choose_discard(game: G, seat: int, tile: int) -> Step:
    options = discard_options(game, seat)
    if len(options) == 1:
        return options[0].value
    chosen = yield lambda: discard_question(game, seat, tile)
    return chosen


def discard(game: G, company: int, tile: int) -> int:
    """Take a ship out of the game; gives the dock that becomes free."""
    table = game.state
    owner = table.companies[company]
    ship = ship_of(owner, tile)
    if ship.where == LEFT and ship.zone:
        table.left[ship.zone].remove(Tile(company=company, number=tile))
    owner.ships.remove(ship)
    owner.box.append(tile)
    game.log("agents.discarded", "eic.ability.ship.discarded", seat=company, ship=tables(game).tiles[tile].id)
    return ship.dock


# --- Trading Post ---------------------------------------------------------------------------------------------
def seal_open(game: G, company: int, space_id: SealId) -> Reason:
    """Whether this company may place a Trading Post on the seal."""
    table = game.state
    t = tables(game)
    space = t.space[space_id]
    if space.closed_small and game.seats < MOST_PLAYERS:
        return CLOSED_SEAL
    if table.seals[space_id] != NOBODY:
        return Closed("eic.ability.post.space", by=table.seals[space_id])
    for other in t.spaces_of[space.zone]:
        if table.seals[other] == company:
            return Closed("eic.ability.post.per_area", zone=space.zone)
    return OPEN


def post_options(game: G, seat: int) -> list[Option]:
    return [
        Option(
            space.id, seal_open(game, seat, space.id), targets.SEAL[space.id], "agents.seal", space=space.id,
            zone=space.zone,
        )
        for space in tables(game).spaces
    ]  # fmt: skip


def post_question(game: G, seat: int, zone: ZoneId | None = None) -> Pick:
    """On which seal a Trading Post goes; in this zone, if one is said."""
    options = [option for option in post_options(game, seat) if zone in (None, option.params["zone"])]
    return Pick(seat, "agents.post", options, "eic.ability.post.space")


@steps("agents.post")
def place_post(game: G, seat: int) -> Step:
    """The 3 GP are paid already: a post must be placed."""
    game.state.phase.active = seat
    options = post_options(game, seat)
    able = [option.value for option in options if option.why is OPEN]
    chosen = able[0]
    if len(able) > 1:
        chosen = yield lambda: post_question(game, seat)
    set_post(game, seat, chosen)


def set_post(game: G, company: int, space_id: SealId) -> None:
    table = game.state
    table.seals[space_id] = company
    table.companies[company].posts -= 1
    zone = tables(game).space[space_id].zone
    game.log("agents.posted", "eic.ability.post.cost", seat=company, space=space_id, zone=zone)
