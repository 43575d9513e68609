"""A. Agent Placement."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from ....kernel.decisions import Option, Pick
from ....kernel.game import Step
from ....kernel.reasons import OPEN, Closed, Reason
from .. import targets
from ..components.figures import Box
from ..ids import BoxId, CharacterId
from ..shares import may_raise
from ..state import (
    CENTRE,
    Agent,
    Company,
    G,
    Placing,
    enter,
    is_neutral,
    printed,
    receive,
    steps,
)
from . import agent_card, market
from .abilities import buy_ship, extend, fixed_costs, place_post, post_possible

FAR = Closed("eic.agents.reach.far")
OWN = Closed("eic.agents.box.own")
ONCE = Closed("eic.agents.centre.once")
STUCK = Closed("eic.agents.centre.stuck")

TO_PLACE = ("", CENTRE)
"""Where an Agent is that can still be placed: nowhere yet, or in the centre."""


@steps("agents.open")
def open_agents(game: G) -> None:
    enter(game, "agents")
    game.state.placing = Placing()
    game.next(market.estimate)
    game.next(placement_round, first=True)


@steps("agents.round")
def placement_round(game: G, first: bool = False) -> None:
    """One Agent each in initiative order; the neutral company acts in the first round only."""
    world = game.state
    world.placing.moved = False
    for company in world.initiative:
        if is_neutral(world, company):
            if first:
                game.next(agent_card.play)
        elif to_place(world.companies[company]):
            game.next(agent_turn, seat=company)
    game.next(again)


@steps("agents.again")
def again(game: G) -> None:
    """Another round, until all Agents stand on boxes or nobody could place one any more."""
    world = game.state
    waiting = [seat for seat in range(game.seats) if to_place(world.companies[seat])]
    if waiting and world.placing.moved:
        game.next(placement_round)
    for seat in waiting if not world.placing.moved else []:
        game.log("agents.stranded", "eic.agents.centre.stuck", seat=seat)


def to_place(company: Company) -> list[int]:
    """The Agents that can still be moved this period: those not yet placed and those in the centre."""
    return [i for i, agent in enumerate(company.agents) if agent.at in TO_PLACE]


# --- where an Agent may go ------------------------------------------------------------------------------------
def within_reach(game: G, agent: Agent) -> tuple[CharacterId, ...]:
    """The Characters to whose boxes this Agent may go."""
    figures = printed(game)
    return figures.near[agent.start] if agent.start and agent.at != CENTRE else figures.ring


def box_open(game: G, seat: int, near: tuple[CharacterId, ...], box: Box, need: int) -> Reason:
    """Whether an Agent with these Characters in its reach may go to the box now, with so much to pay in fees and
    costs."""
    world = game.state
    if seat in world.boxes[box.id]:
        return OWN
    if box.character not in near:
        return FAR
    cash = world.companies[seat].cash
    return OPEN if need <= cash else Closed("eic.agents.fee.unaffordable", need=need, cash=cash)


def somewhere(game: G, seat: int, agent: Agent) -> bool:
    """Whether the Agent can be placed: one not yet placed can always go to the centre."""
    return agent.at == "" or any(why is OPEN for *_, why in _boxes(game, seat, agent))


def _boxes(game: G, seat: int, agent: Agent) -> Iterator[tuple[Box, int, int, Reason]]:
    """Each box with its price, what it costs with the fees of those who are there, and whether it may be gone to."""
    fee, agents = printed(game).fee, game.state.boxes
    prices, near = fixed_costs(game, seat), within_reach(game, agent)
    for box in printed(game).boxes:
        price = prices.get(box.kind, 0)
        cost = fee * len(agents[box.id]) + price
        yield box, price, cost, box_open(game, seat, near, box, cost)


def box_options(game: G, seat: int, agent: Agent) -> list[Option]:
    figures, world = printed(game), game.state
    cash, each = world.companies[seat].cash, figures.fee
    neutral = world.seats < len(world.companies)
    docks_left = len(figures.docks) - 1 - world.companies[seat].level
    options = []
    for box, price, cost, why in _boxes(game, seat, agent):
        # a neutral Agent's fee goes to the bank, and its place in initiative stays
        there = players = len(world.boxes[box.id])
        if neutral:
            players = sum(one < world.seats for one in world.boxes[box.id])
        options.append(
            Option(
                box.id, why, targets.BOX[box.id], "", cost=cost, fee=each * players, bank=each * (there - players),
                price=price, cash=cash - cost, place=players + 1, docks=docks_left,
            )
        )  # fmt: skip
    options.append(Option(CENTRE, OPEN if agent.at == "" else ONCE, targets.CENTRE, "", cost=0, cash=cash))
    return options


def agent_options(game: G, seat: int) -> list[Option]:
    """One Agent of each kind: those with the same start are the same to all rules."""
    agents = game.state.companies[seat].agents
    elements = targets.agents(printed(game).companies[seat])
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
        index = yield lambda: Pick(
            seat, "agents.which", agent_options(game, seat), "eic.agents.turn.which", opens=able[0]
        )
    agent = agents[index]
    where = yield lambda: Pick(
        seat,
        "agents.where",
        box_options(game, seat, agent),
        "eic.agents.turn.order",
        at=stand(game, agent),
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
        enter_box(game, seat, index, printed(game).box[where])


# --- entering a box -------------------------------------------------------------------------------------------
def enter_box(game: G, seat: int, index: int, box: Box) -> None:
    """Pay those already there, then the bank, then use an ability that works at once."""
    world = game.state
    fee = printed(game).fee
    for other in world.boxes[box.id]:
        receive(game, seat, -fee)
        if not is_neutral(world, other):
            receive(game, other, fee)
        rule = "eic.two.place.pay_bank" if is_neutral(world, other) else "eic.agents.fee.each"
        game.log("agents.fee", rule, seat=seat, to_seat=[] if is_neutral(world, other) else [other], n=fee)
    world.boxes[box.id].append(seat)
    world.companies[seat].agents[index].at = box.id
    cost = fixed_costs(game, seat).get(box.kind, 0)
    game.log("agents.placed", "eic.agents.turn.sequence", seat=seat, box=box.id, n=cost)
    receive(game, seat, -cost)
    if box.kind == "ship":
        game.next(buy_ship, seat=seat)
    elif box.kind == "dock_extension":
        extend(game, seat)
    elif box.kind == "trading_post" and post_possible(game, seat):
        game.next(place_post, seat=seat)
