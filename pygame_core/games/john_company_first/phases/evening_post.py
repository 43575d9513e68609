"""H: the Evening Post. A card is turned; it moves the Elephant, wears out officeholders and brings local news."""

from __future__ import annotations

from ....kernel.game import Step
from ....kernel.reasons import RuleBug
from .. import scoring
from ..company import eliminate, go_home, vacate
from ..firms import owners
from ..ids import CardId
from ..india import closed
from ..state import CHAIRMAN, CHINA, Family, Filling, G, is_john_and_co, is_militant, printed, steps
from . import attrition, events, news


@steps("post.begin")
def begin(game: G) -> None:
    world = game.state
    if not world.news.deck:
        raise RuleBug("the Evening Post has no card for this turn")
    card = _next_card(game)
    world.news.discard.append(card)
    game.reveal()
    rule = "jc1.scenario.jc.cards_elephant" if is_john_and_co(game) else "jc1.post.card.reveal"
    game.log("post.revealed", rule, card=card, moves=printed(game).cards[card].moves)
    if game.options.get("skip_india"):
        game.log("post.skipped", "jc1.post.card.beginner")
    else:
        for _ in range(printed(game).cards[card].moves):
            game.next(events.happen)
    if is_militant(game):
        game.next(end_events)
        game.next(solo_news, card=card)
        game.next(refresh)
        game.next(solo_end)
        return
    if is_john_and_co(game):
        game.next(last_turn if world.turn.number == world.turn.last else refresh)
        return
    game.next(attrition.roll)
    if world.turn.number == world.turn.last:
        game.next(last_turn)
        return
    game.next(news.open_news, card=card)
    game.next(refresh)


def _next_card(game: G) -> CardId:
    """The top card; in Siege a Bailout puts Revoke Monopoly in its place until it has passed."""
    news_of = game.state.news
    if game.scenario == news.SIEGE and game.state.trading.bailout and not game.state.deregulated:
        return news.REVOKED
    card = news_of.deck.pop()
    news_of.piles[-1] -= 1
    if not news_of.piles[-1]:
        news_of.piles.pop()
    return card


@steps("post.last")
def last_turn(game: G) -> None:
    """The last turn ends with Attrition: no news, no Refresh, no test for mutiny."""
    scoring.finish(game, "failure" if game.state.failed else "turns")


# --- the solo game --------------------------------------------------------------------------------------------
@steps("post.solo_events")
def end_events(game: G) -> None:
    """Marked offices go when the events are over, as nobody suffers Attrition."""
    for office, place in game.state.offices.items():
        if place.marked:
            vacate(place)
            eliminate(game, office)


@steps("post.solo_news")
def solo_news(game: G, card: CardId) -> Step | None:
    """Domestic events take effect, the Governor General comes without a vote, other laws do nothing."""
    if card == "governor_general":
        if not scoring.provinces(game):
            game.log("post.no_province", "jc1.scenario.solo.gg_end")
            scoring.finish(game, "no_province")
            return None
        return news.enact(game, "governor_general")
    if not printed(game).cards[card].law:
        return news.domestic(game, card)
    game.log("post.law_skipped", "jc1.scenario.solo.laws", card=card)
    return None


@steps("post.solo_end")
def solo_end(game: G) -> None:
    world = game.state
    if len(world.india.formed) == len(printed(game).provinces):
        scoring.finish(game, "won")
    elif world.turn.number > world.turn.last:
        scoring.finish(game, "turns")


# --- Refresh --------------------------------------------------------------------------------------------------
@steps("post.refresh")
def refresh(game: G) -> None:
    """Everything is ready again; cubes of officers and captains move on; then India may have turned away."""
    world = game.state
    for region in world.india.regions.values():
        for order in region.orders:
            if order.by == "firm":
                go_home(game, order.seat)
        region.orders = [Filling() for _ in region.orders]
    for family in world.families:
        _refresh_firm(family)
    world.ports[CHINA].orders = [Filling() for _ in world.ports[CHINA].orders]
    for port in world.ports.values():
        port.tired = 0
        port.goods -= port.tired_goods
        port.tired_goods = 0
    for army in world.armies.values():
        army.tired_guns = army.tired_officers = 0
    _move_on(world.boxes.captains, world.hold.captains)
    _move_on(world.boxes.officers, world.hold.officers)
    world.works.ships = [True] * len(world.works.ships)
    world.works.goods = [True] * len(world.works.goods)
    world.india.sent = ""
    world.grants.clear()
    world.idle_bases.clear()
    if is_john_and_co(game):
        start = world.offices[CHAIRMAN]
        start.former = (start.former + 1) % game.seats
    finished = world.turn.number
    world.turn.number += 1
    game.log("post.refreshed", "jc1.post.refresh.turn", turn=world.turn.number)
    if world.failed and not _one_more_turn(game):
        scoring.finish(game, "failure")
        return
    shut, ending = closed(world.india.regions), printed(game).ending
    if finished >= ending.mutiny_from and shut >= ending.mutiny_closed:
        scoring.mutiny(game, shut)


def _refresh_firm(family: Family) -> None:
    fleet = family.fleet
    fleet.tired = 0
    fleet.goods -= fleet.tired_goods
    fleet.tired_goods = 0
    if family.firm is not None:
        family.firm.sailed, family.firm.idle = 0, False


def _one_more_turn(game: G) -> bool:
    """After the Company's failure, and with a firm at the end of the turn, one more turn is played."""
    game.state.turn.last = game.state.turn.number
    return bool(owners(game))


def _move_on(box: list[int], hold: list[int]) -> None:
    for owner, n in enumerate(box):
        hold[owner] += n
        box[owner] = 0
